/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of parts that webhook configurations and policies share. */
#pragma once

#include "cel/policy.h"
#include "schema/tree/vet.h"

/* validateRuleWithOperations for each of the webhook's rules; of one rule. */
void crdc_vet_webhook_rules(const checker *checker, const crd_path *path, const crd_value *webhook);
void crdc_vet_admission_rule(const checker *checker, const crd_path *path, const crd_value *rule);
/* A member that is one of some words, where it is there; `supported` ends with NULL. */
void crdc_vet_admission_word(const checker *checker, const crd_path *path, const crd_value *owner, const char *name,
                             const char *const *supported);
/* ValidateQualifiedName. */
void crdc_vet_admission_name(const checker *checker, const crd_path *path, const char *child, uint32_t place,
                             crd_string name);
/* ValidateLabelSelector of the member of that name. */
void crdc_vet_admission_selector(const checker *checker, const crd_path *path, const crd_value *owner, const char *name);
/* validateMatchConditions. */
void crdc_vet_match_conditions(const checker *checker, const crd_path *path, const crd_value *owner,
                               const policy_environment *environment);

/* What an expression must give. */
typedef enum expression_result {
  RESULT_ANY,
  RESULT_BOOL,
  RESULT_STRING,
  RESULT_STRING_OR_NULL,
  RESULT_OBJECT,
  RESULT_PATCHES
} expression_result;

/* Why an expression does not compile: the API server's text, and whether it calls that an error of its own. */
typedef struct admission_refusal {
  crd_string why;
  bool internal;
} admission_refusal;

/* Compiles an expression (plugin/cel CompileCELExpression). Gives its type; NULL where it does not compile. */
const cel_type *crdc_admission_compile(crd_arena *arena, crd_string text, const cel_environment *environment,
                                       expression_result result, admission_refusal *refusal);
/* The same, with the error told. */
const cel_type *crdc_vet_admission_expression(const checker *checker, const crd_path *path, const char *child,
                                              uint32_t place, crd_string text, const policy_environment *environment,
                                              expression_result result);
