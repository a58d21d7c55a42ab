/* SPDX-License-Identifier: Apache-2.0 */
/* Runs compiled expressions of admission within their budgets. Mirrors apiserver pkg/admission/plugin/cel/activation.go
 * (Evaluate) and webhook/matchconditions/matcher.go. */
#pragma once

#include "chain.h"

/* celconfig.RuntimeCELCostBudget and RuntimeCELCostBudgetMatchConditions. */
enum { ADMISSION_BUDGET = 10000000, ADMISSION_CONDITIONS_BUDGET = 2500000 };

/* The variables and the budget of one evaluation's expressions. */
typedef struct evaluation_frame {
  admission_run *run;
  crd_policy_view view;
  crd_policy_variables variables;
  int64_t remaining; /* of the budget */
} evaluation_frame;

/* The inputs of a policy's or a webhook's expressions. */
typedef struct evaluation_input {
  versioned_object *object;
  crd_gvr resource;                           /* of request.resource */
  const crd_value *params, *namespace_object; /* NULL: null */
  bool with_authorizer;
  const crd_policy_program *program;
  bool with_variables;
  int64_t budget;
} evaluation_input;

/* An upper limit of the length of every text, list and map in the objects. */
uint64_t crd_longest_part(versioned_object *object);

void crd_evaluation_begin(admission_run *run, const evaluation_input *input, evaluation_frame *frame);

typedef struct evaluation_result {
  crd_cel_value value; /* if there is no error */
  crd_string error;    /* empty: none */
  uint64_t nanoseconds;
} evaluation_result;

/* The time of a monotonic clock; 0 where evaluations are not measured. */
uint64_t crd_evaluation_clock(const admission_run *run);

/* Evaluates an expression. False with the error when the budget is exceeded. */
bool crd_evaluate(evaluation_frame *frame, const crd_policy_expression *expression, evaluation_result *result,
                  crd_string *error);

/* The result of a policy's or a webhook's match conditions. */
typedef struct condition_result {
  bool matches;
  crd_string error; /* their error, under failurePolicy Fail; empty: none */
  crd_string why;   /* for the trace: empty if they match */
} condition_result;
/* `trace` receives the counts; may be NULL. */
condition_result crd_evaluate_conditions(admission_run *run, const evaluation_input *input, bool ignores,
                                         crd_condition_trace *trace);

/* Shared by the two webhook plugins: the decision to call a webhook, the call, and the traces. */

/* Whether a webhook is to be called (ShouldCallHook). */
typedef struct hook_decision {
  bool called;
  bool ended; /* the request is ended; run->status says why */
  crd_gvr resource;
  crd_gvk kind;
  crd_hook_trace *trace;
} hook_decision;

/* The objects in a kind, for conditions; NULL with the error. */
typedef versioned_object *hook_versions(void *context, crd_gvk kind, crd_string *error);

/* `by`: the result of crd_match_rules. */
hook_decision crd_decide_hook(admission_run *run, const admission_webhook *hook, int by, unsigned round,
                              hook_versions *versions, void *context);

/* The outcome of a call. */
typedef enum hook_outcome {
  HOOK_ALLOWED,
  HOOK_FAILED,   /* it could not be called, or its answer is invalid: failurePolicy decides */
  HOOK_REJECTED, /* the webhook refused: `status` */
  HOOK_ENDED     /* the API server refuses: `status` */
} hook_outcome;

typedef struct hook_reply {
  crd_string error; /* FAILED: `failed calling webhook "NAME": ...` */
  admission_status status;
  crd_hook_answer answer; /* ALLOWED, REJECTED */
} hook_reply;

/* Calls a webhook for the object; adds warnings and annotations of its answer to the verdict. */
hook_outcome crd_call_hook(admission_run *run, const admission_webhook *hook, const hook_decision *decision,
                           const versioned_object *object, hook_reply *reply);

/* Adds the annotation failed-open of a webhook that could not be called and is ignored. */
void crd_note_failed_open(admission_run *run, const admission_webhook *hook, unsigned round, size_t index);

/* Ends the request with the Status of a reply; returns false. */
bool crd_end_by_hook(admission_run *run, hook_outcome outcome, const hook_reply *reply);
