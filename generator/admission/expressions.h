/* SPDX-License-Identifier: Apache-2.0 */
/* The expressions of a policy compiled, each in its environment. Mirrors
 * compilePolicy of apiserver pkg/admission/plugin/policy/{validating/plugin.go,mutating/compilation.go} and
 * CompileCELExpression of pkg/admission/plugin/cel/compile.go. */
#ifndef CRDC_ADMISSION_EXPRESSIONS_H
#define CRDC_ADMISSION_EXPRESSIONS_H

#include <crd/admission.h>

/* What came of an expression in an environment; equal ones are compiled once. */
typedef struct written_expression {
  crd_string key;
  const struct cel_type *type; /* that a variable of it has; NULL: it does not compile */
  crd_string error;
  const crd_program *program; /* NULL: there is none */
  uint32_t plain_nodes;       /* crd_policy_expression.plain_nodes */
} written_expression;

/* All three arenas are the caller's; the rest is zero at the start. */
typedef struct expression_writer {
  crd_arena *scratch; /* of what is known of each expression */
  crd_arena *working; /* of the tree of the expression at hand: emptied before the next one, so that it stays small */
  crd_arena *kept;    /* of programs */
  unsigned minor;
  written_expression **table; /* what was compiled, a hash table; its size a power of two */
  size_t table_size, table_count;
} expression_writer;

/* A policy's spec, or the match conditions of a webhook. */
crd_policy_program crdc_policy_write(expression_writer *writer, crd_policy_form form, const crd_value *spec);

#endif
