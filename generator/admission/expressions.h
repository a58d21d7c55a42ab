/* SPDX-License-Identifier: Apache-2.0 */
/* The expressions of a policy compiled, each in its environment, and written as functions of one unit of C. Mirrors
 * compilePolicy of apiserver pkg/admission/plugin/policy/{validating/plugin.go,mutating/compilation.go} and
 * CompileCELExpression of pkg/admission/plugin/cel/compile.go. */
#ifndef CRDC_ADMISSION_EXPRESSIONS_H
#define CRDC_ADMISSION_EXPRESSIONS_H

#include <crd/admission.h>

/* A function, and who is to have it. */
typedef struct written_function {
  crd_policy_expression *expression;
  uint32_t number;
} written_function;

/* What came of an expression in an environment; equal ones are compiled once. */
typedef struct written_expression {
  crd_string key;
  const struct cel_type *type; /* that a variable of it has; NULL: it does not compile */
  crd_string error;
  uint32_t number;      /* of its function; NO_FUNCTION: it has none */
  uint32_t plain_nodes; /* crd_policy_expression.plain_nodes */
} written_expression;

#define NO_FUNCTION UINT32_MAX

typedef struct expression_writer {
  crd_arena *scratch; /* of texts, and of what is known of each expression */
  crd_arena *working; /* of the tree of the expression at hand: emptied before the next one, so that it stays small */
  crd_arena *kept;    /* of programs */
  unsigned minor;
  crd_text text; /* functions so far */
  written_function *functions;
  size_t function_count, room;
  uint32_t number;            /* of different functions */
  written_expression **table; /* what was compiled, a hash table; its size a power of two */
  size_t table_size, table_count;
  /* What came of each expression, in their order: the number of its function, of its plain nodes, the size of its error,
   * the error. Written by one run, and read by another in place of compiling. */
  crd_text record;
  crd_string recorded; /* what of an earlier record is not read yet */
  bool reads, broken;  /* broken: the record is not one of these expressions */
} expression_writer;

/* All three arenas are the caller's. */
void crdc_policy_writer_init(expression_writer *writer, crd_arena *scratch, crd_arena *working, crd_arena *kept,
                             unsigned minor);
/* From now on takes what came of expressions from a record. */
void crdc_policy_writer_read(expression_writer *writer, crd_string record);
/* A policy's spec, or the match conditions of a webhook. The program lacks its functions until crdc_policy_link. */
crd_policy_program crdc_policy_write(expression_writer *writer, crd_policy_form form, const crd_value *spec);
/* Whether a record was read that is whole, and was all of it. */
bool crdc_policy_record_fits(const expression_writer *writer);
/* Whether any function was written, and the unit of all, whose crd_policy_functions is the table of them. */
bool crdc_policy_written(const expression_writer *writer);
crd_string crdc_policy_unit(expression_writer *writer);
void crdc_policy_link(expression_writer *writer, crd_policy_function *const *functions);

#endif
