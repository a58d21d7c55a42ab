/* SPDX-License-Identifier: Apache-2.0 */
/* Programs (program/program.h) printed: as C, a function each of straight statements over the structs of a kind, and as the
 * data that they are, for values that no struct holds. */
#pragma once

#include "program/program.h"

typedef struct printed_function {
  const crd_program *program;
  program_result result; /* TRUTH: crd_cel_truth, TEXT: a bool, and the text by pointer, VALUE: crd_cel_value */
  crd_string name;       /* the function's; tables beside it begin with it */
  crd_string source;     /* the expression, for the comment before it */
  const char *comment;   /* and before that */
  /* Of a rule of a schema: the function takes the storage of self and oldSelf. */
  const type_node *node;
  /* Of an expression of a rule set: the function takes a crd_scope. */
  rule_scope *scope;
  zero_types *zeros;   /* gets the structs of which a zero is read */
  const char *symbols; /* what the names of tables begin with, where they stand already: those of a program that was printed
                          as data; NULL: they are printed too */
} printed_function;

/* Prints the tables and `static TYPE NAME(...) {...}`. `node` (may be NULL) is set to the type of what a VALUE is kept in
 * storage (an object, a list, a map), else NULL. */
void crdc_print_function(crd_text *out, const printed_function *function, const type_node **node);

/* Prints the tables and `static const crd_program NAME_program = {...};`. */
void crdc_print_program(crd_text *out, const crd_program *program, crd_string name);
