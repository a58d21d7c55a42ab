/* SPDX-License-Identifier: Apache-2.0 */
/* Types, values and variables of CEL as the tables of cases write them. */
#ifndef TESTS_CONFORMANCE_CEL_VALUES_H
#define TESTS_CONFORMANCE_CEL_VALUES_H

#include "program/program.h"
#include "suite.h"

/* A type; NULL for those that CRDs do not have (messages, wrappers, abstract types of a test). */
const cel_type *table_type(crd_arena *arena, const crd_value *json);

/* A tagged value; false for those that CRDs do not have. */
bool table_value(crd_cel *cel, const crd_value *json, crd_cel_value *out);
/* The type of a value: lists and maps of several types are of dyn. */
const cel_type *type_of_value(crd_arena *arena, crd_cel_value value);
/* Whether two values are of one type and equal; NaN is NaN here. */
bool same_value(crd_cel *cel, crd_cel_value a, crd_cel_value b);
/* The value, or the error, as a text. */
crd_string describe_value(crd_cel *cel, crd_cel_value value);

#define MAX_VARIABLES 16

typedef struct table_variables {
  cel_variable declared[MAX_VARIABLES];
  size_t declared_count;
  program_binding bound[MAX_VARIABLES];
  size_t bound_count;
} table_variables;

/* The variables of a row, from `vars`, `type_env` and `bindings`; what is bound without a type is dyn. False when one is of
 * a type or value that CRDs do not have. */
bool table_read_variables(crd_cel *cel, const crd_value *row, table_variables *out);

/* For rows that upstream evaluates without a check: gives literals, lists, maps and results of calls the type dyn, and turns
 * undeclared names into errors of the evaluation, which is what the interpreter makes of them. */
void loosen(cel_ast *ast, const cel_environment *environment);

#endif
