/* SPDX-License-Identifier: Apache-2.0 */
/* Prints programs (program/program.h): as C, where each becomes a function over the structs of a kind, and as constant data,
 * for values that have no struct. */
#pragma once

#include "program/program.h"

typedef struct printed_function {
  const crd_program *program;
  program_result result; /* TRUTH: crd_cel_truth, TEXT: a bool, and the text by pointer, VALUE: crd_cel_value */
  crd_string name;       /* of the function; the names of its tables begin with it */
  crd_string source;     /* the expression, which is printed as a comment before the function */
  const char *comment;   /* printed before that comment */
  /* Of a rule of a schema: the function takes the storage of self and oldSelf. */
  const type_node *node;
  /* Of an expression of a rule set: the function takes a crd_scope. */
  rule_scope *scope;
  zero_types *zeros;   /* receives the structs whose zero value is read */
  const char *symbols; /* the prefix of tables that exist already, of a program that was printed as data; NULL: tables are
                        * printed too */
} printed_function;

/* Prints the tables and `static TYPE NAME(...) {...}`. If the result is a VALUE in a kind's storage (an object, a list, a
 * map), `node` (may be NULL) is set to its type, else to NULL. */
void crdc_print_function(crd_text *out, const printed_function *function, const type_node **node);

/* Prints the tables and `static const crd_program NAME_program = {...};`. */
void crdc_print_program(crd_text *out, const crd_program *program, crd_string name);
