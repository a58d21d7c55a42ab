/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of the printer: the current function, the values of its variables, and the output of statements.
 *
 * A register of a program holds different values one after the other. A web (flow.c) is one of these values: the definitions
 * that reach a common use. A web becomes one variable in C. It needs no variable if its only definition is a place in the
 * document: then it is the expression of that place. The form of a web (how C holds it) depends on the instructions that
 * define it, and so on the forms of their operands. Statements are printed repeatedly until no form changes (function.c).
 *
 * The layers, from the bottom: flow.c, text.c and constants.c, operand.c, access.c, operators.c, calls.c and loops.c,
 * function.c. */
#pragma once

#include "print/print.h"
#include "types/types.h"
#include <crd/errors.h>

/* How a value is held in C. */
typedef enum form {
  FORM_NONE, /* no definition was printed yet */
  FORM_BOOL,
  FORM_TRUTH, /* crd_cel_truth: a bool that may be an error */
  FORM_INT,
  FORM_UINT,
  FORM_DOUBLE,
  FORM_STRING, /* crd_string */
  FORM_BYTES,  /* crd_string */
  FORM_OBJECT, /* pointer to a struct of `node`; a NULL pointer is null */
  FORM_LIST,   /* pointer to a list header of `node` */
  FORM_MAP,    /* pointer to a map header of `node` */
  FORM_VALUE   /* crd_cel_value */
} form;

/* A value in C: an expression without side effects, cheap enough to be written twice. */
typedef struct operand {
  form form;
  crd_string text;
  const type_node *node; /* OBJECT, LIST, MAP */
  bool nullable;         /* OBJECT: may be NULL */
  crd_string failed;     /* a bool that tells whether the value is an error; empty: the value itself tells, or it is never an
                          * error */
} operand;

/* Which definitions reach which use. */
typedef struct flow {
  uint32_t *web_of;      /* by instruction: the web of the value that it defines; NO_WEB: it defines none that is read */
  uint64_t *reaching;    /* per instruction: the set of definitions that reach it, `words` each */
  uint64_t *of_register; /* per register: the set of its definitions */
  uint32_t *definitions; /* the instructions that define, in order */
  size_t definition_count, words;
  uint32_t web_count;
  bool *reached; /* per instruction */
} flow;
#define NO_WEB UINT32_MAX

typedef struct web {
  operand value; /* text: set by the readers */
  uint32_t definitions, uses;
  uint32_t used_at;       /* by one of these instructions */
  bool is_place;          /* it has no variable */
  bool is_variable;       /* it has one */
  bool is_read, was_read; /* by a statement; the same in the previous printing */
} web;

/* A variable that is declared at the start of the function. */
typedef struct declared {
  crd_string type, name; /* "const crd_string_list *", "range0" */
  struct declared *next;
} declared;

/* The statements of one instruction. */
typedef struct statement {
  crd_text text;
  declared *declared;
  unsigned locals;
  uint64_t cost;     /* charged before the text */
  bool fails, jumps; /* it jumps to its error edge; it jumps to its target */
  bool sets;         /* it sets its result before it jumps */
  uint32_t to;
  bool used, live; /* something jumps here; execution continues after it */
} statement;

/* A loop that is being printed. */
typedef struct printed_loop {
  operand range;
  bool remembers, collects, counts; /* an error; elements; the elements for which the condition is true */
  bool returns, fails;              /* it jumps back to its start; its predicate can be an error */
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
  crd_text tables; /* static tables that precede the function */
  crd_texts once;  /* the names of those tables */
  uint32_t at;     /* the current instruction */
  bool changed;    /* a form has changed */
  bool uses_self, uses_old_self, reads_old_self, uses_scope;
  const type_node *result_node;
};

static inline const crd_instruction *instruction_of(const printing *p) {
  return &p->program->code[p->at];
}

/* ---- the way of values (flow.c) ---- */

/* Finds the webs. `fails` says per instruction whether its error edge is used. */
void crdc_flow_find(crd_arena *arena, const crd_program *program, const bool *fails, flow *out);
/* The web that a register holds before an instruction, or NO_WEB. */
uint32_t crdc_flow_web(const flow *flow, uint32_t at, uint16_t at_register);

/* ---- writing (text.c) ---- */

/* Prints a line of the current statement. */
void crdc_print_line(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Sets the cost that the statement charges first. */
void crdc_print_cost(printing *p, uint64_t cost);
/* True the first time that a table of that name is printed. */
bool crdc_print_once(printing *p, crd_string name);
/* Prints `if (condition) goto ...;`, to the error edge or to the target. */
void crdc_print_fail_if(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void crdc_print_jump_if(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void crdc_print_jump(printing *p);
/* What the function returns when an error is set. */
const char *crdc_print_error_end(const printing *p);
/* Declares a variable of the function. The second form is for the current instruction: its name is `letter` and the
 * instruction's number. */
void crdc_print_declare(printing *p, crd_string type, crd_string name);
crd_string crdc_print_local(printing *p, const char *type, const char *letter);
crd_string crdc_print_text(printing *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
#define TEXT(string) (int)(string).size, (string).data

/* An expression without its outer pair of parentheses. */
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
/* A member behind a pointer: "self->spec" for `self`, "self->spec.names" for `(&self->spec)`; the second form is for a
 * struct. */
crd_string crdc_print_member(printing *p, crd_string pointer, const char *member);
crd_string crdc_print_part(printing *p, crd_string value, const char *member);

/* ---- constants (constants.c) ---- */

/* Where tables are printed, and the prefix of their names. */
typedef struct table_names {
  crd_arena *arena;
  crd_text *tables; /* NULL: the tables exist already */
  crd_string prefix;
} table_names;

/* A static initialiser. If it needs tables, their names end with `number`. */
crd_string crdc_print_initializer(const table_names *names, crd_cel_value value, crd_string number);
/* The same for a gate, a setting (`number` in the program), a query. */
crd_string crdc_print_gate(const table_names *names, const crd_gate *gate);
crd_string crdc_print_setting(const table_names *names, const crd_setting *setting, unsigned number);
crd_string crdc_print_query(const table_names *names, const crd_state_query *query);
/* Prints the tables of a pattern and returns its name. */
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
/* What an instruction reads: a register or a constant; a register. */
operand crdc_print_operand(printing *p, uint16_t at);
operand crdc_print_register(printing *p, uint16_t at);
/* Whether the operand's value never changes: it is a constant, or has one definition. */
bool crdc_print_is_stable(const printing *p, uint16_t at);
/* An expression of type crd_cel_value. */
crd_string crdc_print_boxed(printing *p, operand value);
/* "int64_t ", "const ray_io_v1_RayCluster_Affinity *" */
crd_string crdc_print_c_type(printing *p, form form, const type_node *node);
/* Whether the current instruction is the only definition of its result. */
bool crdc_print_has_one(const printing *p);
/* Sets the result of the current instruction: to a place of the document, which does not change; to any other expression. */
void crdc_print_give_place(printing *p, operand value);
void crdc_print_give(printing *p, operand value);
/* The variable, in that form, into which a call writes the result by pointer; crdc_print_reached follows the call. */
crd_string crdc_print_target(printing *p, form form);
void crdc_print_reached(printing *p, form form, crd_string target);
/* Sets the result to a crd_cel_value that may be an error. */
void crdc_print_give_fallible(printing *p, crd_string call);
/* Sets the result to a crd_cel_truth: a bool or an error. */
void crdc_print_give_truth(printing *p, crd_string call);
/* Reads a place (an lvalue) in a struct, list or map that is stored as `node` says; by_value: objects are stored inline. If
 * the value cannot be read, the code jumps to the error edge if `edge` is set, else the result is an error value. */
void crdc_print_give_stored(printing *p, const type_node *node, crd_string place, bool by_value, bool edge);
/* Whether the string has another type in CEL: bytes, a duration, a time. */
bool crdc_print_is_formatted(const schema *schema);
/* The name of the zero value for absent objects of that type. */
crd_string crdc_print_zero(printing *p, const type_node *node);
/* The index of a key in a typed map, -1 if it is absent. */
crd_string crdc_print_entry_index(printing *p, operand map, crd_string key);

/* ---- instructions ---- */

/* A row for each operation that a file prints; the last row has no function. */
typedef struct printing_row {
  crd_op operation;
  void (*print)(printing *p);
} printing_row;
extern const printing_row crdc_print_access[], crdc_print_operators[], crdc_print_calls[], crdc_print_loops[];
