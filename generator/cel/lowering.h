/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the lowering share: the state of a function under way, operands, and the writing of statements. */
#ifndef CRDC_CEL_LOWERING_H
#define CRDC_CEL_LOWERING_H

#include "cel/lower.h"
#include "cel/plan.h"
#include <crd/generated/cel_value.h>

/* How a lowered value is held in C. */
typedef enum form {
  FORM_BOOL,
  FORM_TRUTH, /* crd_cel_truth: a bool that may be an error */
  FORM_INT,
  FORM_UINT,
  FORM_DOUBLE,
  FORM_STRING, /* crd_string */
  FORM_BYTES,  /* crd_string */
  FORM_OBJECT, /* pointer to a struct of `node`; NULL: null */
  FORM_LIST,   /* pointer to a list header of `node` */
  FORM_MAP,    /* pointer to a map header of `node` */
  FORM_VALUE   /* crd_cel_value */
} form;

/* A lowered value: an expression without side effects, cheap enough to be written twice. */
typedef struct operand {
  form form;
  crd_string text;
  const type_node *node; /* OBJECT, LIST, MAP */
  bool nullable;         /* OBJECT: may be NULL */
  bool may_fail;         /* VALUE: may be of kind CRD_CEL_FAILED (a variable of a macro) */
  bool of_whole;         /* VALUE: a part of a whole object, read member by member (rule sets) */
} operand;

/* A node that is being lowered, and those around it. Of an operator or call also the operands that are there already. */
typedef struct frame {
  const cel_node *node;
  struct frame *outer;
  const operand *parts;
  size_t part_count;
  size_t variables; /* that it sees: macros inside it may give their names again */
} frame;

/* Where an error goes: `goto failed_LABEL`. */
typedef struct handler {
  unsigned label;
  bool used;
  const frame *frame; /* the node that absorbs it */
} handler;

typedef struct variable {
  crd_string name;
  operand value;
} variable;

/* What a function that is being written gives. */
typedef enum result_kind {
  RESULT_TRUTH,   /* a rule: crd_cel_truth */
  RESULT_MESSAGE, /* a messageExpression: bool, and the text by pointer */
  RESULT_VALUE    /* an expression: crd_cel_value */
} result_kind;

/* What the expressions of rule sets have beside (lower_scope.c). */
typedef struct scoped {
  struct rule_scope *own; /* of the function */
  struct rule_scope *at;  /* of the expression at hand: that of a let while its expression stands for it */
  size_t visible;         /* names of `at` */
  struct zero_types *zeros;
  const char *comment;
  crd_text prologue; /* declarations at the head of the function */
  bool used;         /* some scope is read */
} scoped;

typedef struct lowering lowering;

/* What lower files call above them: expressions stand in expressions. */
typedef struct lowering_above {
  operand (*lower_node)(lowering *l, const cel_node *node); /* crdc_lower_any_node */
  void (*write_cost_of_error)(lowering *l);
} lowering_above;

struct lowering {
  crd_arena *arena;
  const lowering_above *above;
  bool optional_old_self;     /* oldSelf is an optional */
  bool old_is_absent;         /* the expression must not read oldSelf, whatever is there, */
  bool old_may_be_absent;     /* or where nothing is there */
  bool on_tree;               /* self and oldSelf are nodes of the value tree */
  const shared_calls *shared; /* what the rules of the node share; NULL: nothing */
  const cel_ast *ast;
  const type_node *node; /* of self */
  crd_string name;       /* of the function */
  diagnostics *diagnostics;
  location location;
  result_kind kind;
  bool failed;
  crd_text tables; /* static tables that stand before the function */
  crd_text body;
  unsigned indent, temporaries, labels, table_count;
  uint64_t cost; /* of what was written since the last flush */
  handler *handler;
  frame *frame;
  unsigned after_left; /* nodes that can be evaluated after the error at hand (lower_error.c) */
  bool in_after;
  variable *variables;
  size_t variable_count, variable_capacity, global_count; /* the first ones are the expression's, the others macros' */
  size_t variable_base;                                   /* the variables before it are not seen */
  scoped *scoped; /* of rule sets, which see absent parts as zeros; NULL: a rule of a schema */
  bool uses_self, uses_old_self;
};

/* ---- writing (lower_text.c) ---- */

/* A line at the current indentation. */
void crdc_lower_write_line(lowering *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Opens and closes a block; the cost so far is written first. */
void crdc_lower_open_block(lowering *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
void crdc_lower_close_block(lowering *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Writes the cost so far: before whatever may leave the straight line. */
void crdc_lower_flush_cost(lowering *l);
/* `if (condition) goto failed;` */
void crdc_lower_fail_if(lowering *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* An expression without the pair of parentheses around all of it. Parentheses in string literals would mislead it, but those
 * only stand inside further ones. */
crd_string crdc_lower_bare(crd_string text);
/* Starts writing into a buffer of its own, and puts it back. */
crd_text crdc_lower_divert(lowering *l);
crd_text crdc_lower_restore(lowering *l, crd_text outer); /* gives what was diverted */
/* Adds lines one step further to the left. */
void crdc_lower_add_outdented(lowering *l, const crd_text *text);

unsigned crdc_lower_new_temporary(lowering *l);
crd_string crdc_lower_text_of(lowering *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What cannot be lowered: a diagnostic at the node, once. */
operand crdc_lower_unsupported(lowering *l, const cel_node *node, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define TEXT(string) (int)(string).size, (string).data

/* CRD_STRING("...") and the literal alone. */
crd_string crdc_lower_string_literal(crd_arena *arena, crd_string string);
crd_string crdc_lower_type_symbol_of(lowering *l, const type_node *node); /* "&ray_io_v1_RayCluster_Container_type" */

/* ---- operands (operand.c) ---- */

static inline operand make_operand(form form, crd_string text) {
  return (operand){.form = form, .text = text};
}
/* "int64_t ", "crd_struct_0a1b2c3d4e5f *": the type of a variable, without the const of what a pointer points to. */
crd_string crdc_operand_c_type(lowering *l, form form, const type_node *node);
crd_string crdc_operand_box(lowering *l, operand value); /* an expression of type crd_cel_value */
/* The operand in another form; a value known only at run time is checked ("no such overload"). */
operand crdc_operand_coerce(lowering *l, operand value, form form);
/* A string or an int as the checker knows it to be. Not on the value tree, where a part may be of another shape. */
operand crdc_operand_unboxed_by_type(lowering *l, const cel_node *node, operand value);
/* A variable of that form with the given initial value (empty: zero). */
operand crdc_operand_declare(lowering *l, form form, const type_node *node, crd_string initial);
void crdc_operand_assign(lowering *l, operand to, operand value);
/* What is read from a place (an lvalue) of a struct, list or map with the storage of `node`; by_value: objects stand there
 * themselves. */
operand crdc_operand_read_place(lowering *l, const type_node *node, crd_string place, bool by_value);
/* A value that the run time makes: declared, and checked for an error. */
operand crdc_operand_fallible(lowering *l, crd_string call);
operand crdc_operand_constant_operand(lowering *l, crd_cel_value value);
crd_string crdc_operand_int_literal(lowering *l, int64_t integer);
/* A static initialiser of a constant. */
crd_string crdc_operand_constant_initializer(lowering *l, crd_cel_value value);

/* What `self` is: `name` is a pointer to a struct or header, `storage` the place of any other storage. */
operand crdc_operand_self_operand(lowering *l, const type_node *node, crd_string name, crd_string storage);
/* Whether only the run time knows the overload of the node at hand. */
bool crdc_operand_is_unresolved(const lowering *l);
/* Around an operator or conversion whose cost depends on its overload: one that only the run time knows costs 1, because
 * cel-go's tracker has no name for it. */
unsigned crdc_operand_before_unresolved(lowering *l);
void crdc_operand_after_unresolved(lowering *l, unsigned number);

/* A member of what a pointer points to: "self->spec" for `self`, "self->spec.names" for `(&self->spec)`. */
crd_string crdc_operand_member(lowering *l, crd_string pointer, const char *member);
/* That of a struct itself. */
crd_string crdc_operand_part(lowering *l, crd_string value, const char *member);

/* ---- errors (lower_error.c) ---- */

/* Counts what an error of the current node costs on its way to the handler. */
void crdc_lower_write_cost_of_error(lowering *l);
/* A bool whose errors stay inside: FORM_BOOL when there can be none, else FORM_TRUTH. */
operand crdc_lower_isolated(lowering *l, const cel_node *node);

/* ---- expressions ---- */

/* A node of any kind (lower_expression.c), and the same for the files below. */
operand crdc_lower_any_node(lowering *l, const cel_node *node);
static inline operand lower_node(lowering *l, const cel_node *node) {
  return l->above->lower_node(l, node);
}

/* The position of a key in a typed map, -1 when it is not there. */
crd_string crdc_lower_entry_index(lowering *l, operand map, crd_string key);
/* As a branch of ?: is lowered: cel-go does not observe the attribute there, which costs one less. */
operand crdc_lower_branch(lowering *l, const cel_node *node);
operand crdc_lower_identifier(lowering *l, const cel_node *node);
operand crdc_lower_operator(lowering *l, const cel_node *node);
operand crdc_lower_select(lowering *l, const cel_node *node);
operand crdc_lower_index(lowering *l, const cel_node *node);
operand crdc_lower_call(lowering *l, const cel_node *node);
operand crdc_lower_fold(lowering *l, const cel_node *node);
/* Variables beyond the Kubernetes environment, and gates.X and config.x (lower_extras.c). */
operand crdc_lower_extra(lowering *l, const cel_node *node);
bool crdc_lower_is_extra_field(lowering *l, const cel_node *node);
operand crdc_lower_watch(lowering *l, const cel_node *node, const cel_watch *watch);
operand crdc_lower_extra_field(lowering *l, const cel_node *node);
variable *crdc_lower_find_variable(lowering *l, crd_string name);
void crdc_lower_push_variable(lowering *l, crd_string name, operand value);

/* Where the value of a call is kept that the rules of the node share; false when it is not shared. */
typedef struct shared_place {
  crd_string call;
  unsigned slot, slots;
} shared_place;
bool crdc_lower_find_shared_call(lowering *l, const cel_node *node, shared_place *out);
/* The same for a test whether a call would succeed, of the value that the call has. */
bool crdc_lower_find_shared_test(lowering *l, const cel_node *node, shared_place *out);
/* Whether CEL sees something else than a string: bytes, a duration, a time. */
bool crdc_operand_is_formatted(const schema *schema);

/* Abstract values of constants (lower_constant.c): a call that makes one, whose arguments are lowered, as a static table;
 * false when it stays a call. And the constant text of containsIP and containsCIDR. */
bool crdc_lower_constant_call(lowering *l, const cel_node *node, operand *out);
void crdc_lower_constant_address(lowering *l, const cel_node *node, operand *argument);

/* ---- rule sets (lower_scope.c) ---- */

/* A name of a scope; false when there is none. */
bool crdc_lower_scoped(lowering *l, const cel_node *node, operand *out);
/* A field that may be absent, at its place; false when its type has no zero. */
bool crdc_lower_zero_field(lowering *l, const type_field *field, crd_string place, operand *out);
/* A member of a value known at run time, whose type is `type`. */
operand crdc_lower_zero_select(lowering *l, operand target, const cel_type *type, crd_string name);
/* The struct that a value is, by its type; else the value. `name` is the field that is asked for. */
operand crdc_lower_zero_object(lowering *l, operand value, const cel_type *type, crd_string name);

#endif
