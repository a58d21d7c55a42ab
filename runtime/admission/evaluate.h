/* SPDX-License-Identifier: Apache-2.0 */
/* Running compiled expressions of admission, with their budgets. Mirrors apiserver pkg/admission/plugin/cel/activation.go
 * (Evaluate) and webhook/matchconditions/matcher.go. */
#ifndef ADMISSION_EVALUATE_H
#define ADMISSION_EVALUATE_H

#include "chain.h"

/* celconfig.RuntimeCELCostBudget and RuntimeCELCostBudgetMatchConditions. */
enum { ADMISSION_BUDGET = 10000000, ADMISSION_CONDITIONS_BUDGET = 2500000 };

/* What the expressions of one evaluation see and may spend. */
typedef struct evaluation_frame {
  admission_run *run;
  crd_policy_view view;
  crd_policy_variables variables;
  int64_t remaining; /* of the budget */
} evaluation_frame;

/* What is put before a policy's or a webhook's expressions. */
typedef struct evaluation_input {
  versioned_object *object;
  crd_gvr resource;                           /* of request.resource */
  const crd_value *params, *namespace_object; /* NULL: null */
  bool with_authorizer;
  const crd_policy_program *program;
  bool with_variables;
  int64_t budget;
} evaluation_input;

/* What no text, list or map of the objects is longer than. */
uint64_t crd_longest_part(versioned_object *object);

void crd_evaluation_begin(admission_run *run, const evaluation_input *input, evaluation_frame *frame);

typedef struct evaluation_result {
  crd_cel_value value; /* where there is no error */
  crd_string error;    /* empty: none */
  uint64_t nanoseconds;
} evaluation_result;

/* The time of a clock that only goes forward; 0 where evaluations are not measured. */
uint64_t crd_evaluation_clock(const admission_run *run);

/* Evaluates an expression. False: the budget is spent; `error` is what is said. */
bool crd_evaluate(evaluation_frame *frame, const crd_policy_expression *expression, evaluation_result *result,
                  crd_string *error);

/* A policy's or a webhook's match conditions. */
typedef struct condition_result {
  bool matches;
  crd_string error; /* what they failed with, under failurePolicy Fail; empty: they did not */
  crd_string why;   /* for the trace: empty where they match */
} condition_result;
/* `trace` gets what is to be counted of it; NULL: nobody asks. */
condition_result crd_evaluate_conditions(admission_run *run, const evaluation_input *input, bool ignores,
                                         crd_condition_trace *trace);

#endif
