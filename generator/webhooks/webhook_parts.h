/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions of webhook configurations and policies. */
#pragma once

#include "cel/policy.h"

/* The type that an expression must have. */
typedef enum expression_result {
  RESULT_ANY,
  RESULT_BOOL,
  RESULT_STRING,
  RESULT_STRING_OR_NULL,
  RESULT_OBJECT,
  RESULT_PATCHES
} expression_result;

/* Why an expression does not compile: the API server's message, and whether it reports that as a separate error. */
typedef struct admission_refusal {
  crd_string why;
  bool internal;
} admission_refusal;

/* Compiles an expression (plugin/cel CompileCELExpression). Returns its type; NULL if it does not compile. */
const cel_type *crdc_admission_compile(crd_arena *arena, crd_string text, const cel_environment *environment,
                                       expression_result result, admission_refusal *refusal);
