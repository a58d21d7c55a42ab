/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the printing share: the function under way, the values that its variables hold, and the writing of
 * statements.
 *
 * A register of a program holds one value after the other. What is one value for whoever reads it (the definitions that
 * reach a common use) is a web (flow.c), and is one variable in C, or none where its only definition is a place of the
 * document: then it is that place's expression. How a web is held (its form) follows from the instructions that define it,
 * over those that define their operands; statements are printed again and again until the forms stay as they are
 * (function.c).
 *
 * The floors, from the ground: flow.c, text.c and constants.c, operand.c, access.c, operators.c, calls.c and loops.c,
 * function.c. */
#pragma once

#include "print/print.h"
#include "types/types.h"
#include <crd/errors.h>

/* How a value is held in C. */
typedef enum form {
  FORM_NONE, /* nothing has defined it yet */
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

/* A value as C says it: an expression without side effects, cheap enough to be written twice. */
typedef struct operand {
  form form;
  crd_string text;
  const type_node *node; /* OBJECT, LIST, MAP */
  bool nullable;         /* OBJECT: may be NULL */
  crd_string failed;     /* a bool that says whether it is an error; empty: the value itself does, or it is none */
} operand;

/* Which definitions reach which use. */
typedef struct flow {
  uint32_t *web_of;      /* of the value that an instruction defines; NO_WEB: it defines none that is read */
  uint64_t *reaching;    /* per instruction the set of definitions that reach it, `words` each */
  uint64_t *of_register; /* per register the set of its definitions */
  uint32_t *definitions; /* the instructions that define, in order */
  size_t definition_count, words;
  uint32_t web_count;
  bool *reached; /* per instruction */
} flow;
#define NO_WEB UINT32_MAX

typedef struct web {
  operand value; /* text: what reads it says */
  uint32_t definitions, uses;
  uint32_t used_at;       /* by one of these */
  bool is_place;          /* it has no variable */
  bool is_variable;       /* it has one */
  bool is_read, was_read; /* by a statement; the last time that they were printed */
} web;

/* A variable at the head of the function. */
typedef struct declared {
  crd_string type, name; /* "const crd_string_list *", "range0" */
  struct declared *next;
} declared;

/* A statement, or several, of an instruction. */
typedef struct statement {
  crd_text text;
  declared *declared;
  unsigned locals;
  uint64_t cost;     /* before the text */
  bool fails, jumps; /* it leads to its edge, to its target: */
  bool sets;         /* before it jumps */
  uint32_t to;
  bool used, live; /* something leads here; or goes on to it */
} statement;

/* A loop under way. */
typedef struct printed_loop {
  operand range;
  bool remembers, collects, counts; /* an error, elements, those that the condition is true of */
  bool returns, fails;              /* to its beginning; what it asks of an element may be an error */
} printed_loop;

typedef struct printing printing;
struct printing {
  crd_arena *arena;
  const printed_function *function;
  const crd_program *program;
  flow flow;
  web *webs;
  statement *statements;
  printed_loop *loops;
  crd_text tables; /* static tables that stand before the function, */
  crd_texts once;  /* and their names */
  uint32_t at;     /* the instruction at hand */
  bool changed;    /* a form became another one */
  bool uses_self, uses_old_self, reads_old_self, uses_scope;
  const type_node *result_node;
};

static inline const crd_instruction *instruction_of(const printing *p) {
  return &p->program->code[p->at];
}

/* ---- the way of values (flow.c) ---- */

/* Finds the webs. `fails` says per instruction whether its edge is taken. */
void crdc_flow_find(crd_arena *arena, const crd_program *program, const bool *fails, flow *out);
/* The web that a register holds before an instruction; NO_WEB: none. */
uint32_t crdc_flow_web(const flow *flow, uint32_t at, uint16_t at_register);

/* ---- writing (text.c) ---- */

/* A line of the statement at hand. */
void crdc_print_line(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What the statement costs, before all else. */
void crdc_print_cost(printing *p, uint64_t cost);
/* Whether a table of that name is printed for the first time. */
bool crdc_print_once(printing *p, crd_string name);
/* `if (condition) goto ...;` to where an error goes, and to the target. */
void crdc_print_fail_if(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void crdc_print_jump_if(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void crdc_print_jump(printing *p);
/* What the function gives with the error that is set. */
const char *crdc_print_error_end(const printing *p);
/* A variable of the whole function; one of the instruction at hand, whose name is `letter` and the instruction's number. */
void crdc_print_declare(printing *p, crd_string type, crd_string name);
crd_string crdc_print_local(printing *p, const char *type, const char *letter);
crd_string crdc_print_text(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
#define TEXT(string) (int)(string).size, (string).data

/* An expression without the pair of parentheses around all of it. */
crd_string crdc_print_bare(crd_string text);
/* !text */
crd_string crdc_print_negated(printing *p, crd_string text);
/* "...": a literal. */
crd_string crdc_print_literal(crd_arena *arena, crd_string string);
crd_string crdc_print_int(crd_arena *arena, int64_t integer);
/* An INT, UINT or DOUBLE (constants.c). */
crd_string crdc_print_number(crd_arena *arena, crd_cel_value value);
/* CRD_STRING("...") */
crd_string crdc_print_string(printing *p, crd_string string);
/* "&ray_io_v1_RayCluster_Container_type" */
crd_string crdc_print_type(printing *p, const type_node *node);
/* A member of what a pointer points to: "self->spec" for `self`, "self->spec.names" for `(&self->spec)`; that of a struct.
 */
crd_string crdc_print_member(printing *p, crd_string pointer, const char *member);
crd_string crdc_print_part(printing *p, crd_string value, const char *member);

/* ---- constants (constants.c) ---- */

/* Where tables go, and what their names begin with. */
typedef struct table_names {
  crd_arena *arena;
  crd_text *tables; /* NULL: they stand already */
  crd_string prefix;
} table_names;

/* A static initialiser, which may need tables; their names end with `number`. */
crd_string crdc_print_initializer(const table_names *names, crd_cel_value value, crd_string number);
/* The same of a gate, a setting (`number` in the program), a query. */
crd_string crdc_print_gate(const table_names *names, const crd_gate *gate);
crd_string crdc_print_setting(const table_names *names, const crd_setting *setting, unsigned number);
crd_string crdc_print_query(const table_names *names, const crd_state_query *query);
/* The tables of a pattern: its name. */
crd_string crdc_print_pattern(const table_names *names, const crd_pattern *pattern, unsigned number);

/* ---- operands (operand.c) ---- */

static inline operand make_operand(form form, crd_string text) {
  return (operand){.form = form, .text = text};
}
static inline bool is_text_form(form form) {
  return form == FORM_STRING || form == FORM_BYTES;
}
static inline bool is_pointer_form(form form) {
  return form == FORM_OBJECT || form == FORM_LIST || form == FORM_MAP;
}
/* What an instruction reads: a register or constant; a register. */
operand crdc_print_operand(printing *p, uint16_t at);
operand crdc_print_register(printing *p, uint16_t at);
/* Whether what it says stays what it is: a constant, or what has one definition. */
bool crdc_print_is_stable(const printing *p, uint16_t at);
/* An expression of type crd_cel_value. */
crd_string crdc_print_boxed(printing *p, operand value);
/* "int64_t ", "const ray_io_v1_RayCluster_Affinity *" */
crd_string crdc_print_c_type(printing *p, form form, const type_node *node);
/* Whether the instruction at hand is the only one that defines its result. */
bool crdc_print_has_one(const printing *p);
/* The result of the instruction at hand: a place of the document, which stays what it is; any other expression. */
void crdc_print_give_place(printing *p, operand value);
void crdc_print_give(printing *p, operand value);
/* The variable that gets it by pointer, in that form, and then its end. */
crd_string crdc_print_target(printing *p, form form);
void crdc_print_reached(printing *p, form form, crd_string target);
/* A crd_cel_value, or the error that it is: where that may be. */
void crdc_print_give_fallible(printing *p, crd_string call);
/* A crd_cel_truth, which is an error or a bool. */
void crdc_print_give_truth(printing *p, crd_string call);
/* What is read from a place (an lvalue) of a struct, list or map with the storage of `node`; by_value: objects stand there
 * themselves. `edge`: what cannot be read goes to where errors go; else it is a value that failed. */
void crdc_print_give_stored(printing *p, const type_node *node, crd_string place, bool by_value, bool edge);
/* Whether CEL sees something else than a string: bytes, a duration, a time. */
bool crdc_print_is_formatted(const schema *schema);
/* The name of what absent objects of that type read as. */
crd_string crdc_print_zero(printing *p, const type_node *node);
/* The position of a key in a typed map, -1 when it is not there. */
crd_string crdc_print_entry_index(printing *p, operand map, crd_string key);

/* ---- instructions ---- */

/* A row for each operation that a file prints; the last one has no function. */
typedef struct printing_row {
  crd_op operation;
  void (*print)(printing *p);
} printing_row;
extern const printing_row crdc_print_access[], crdc_print_operators[], crdc_print_calls[], crdc_print_loops[];
