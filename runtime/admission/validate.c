/* SPDX-License-Identifier: Apache-2.0 */
/* Mirrors apiserver pkg/admission/plugin/policy/validating/validator.go (Validate). */
#include "validate.h"

#include <assert.h>
#include <crd/go_text.h>

/* celconfig.MaxEvaluatedMessageExpressionSizeBytes */
enum { LONGEST_MESSAGE = 5 * 1024 };

typedef struct validation_run {
  admission_run *run;
  const validation_input *input;
  crd_param_trace *trace;
  bool *denies;
  evaluation_result *results, *messages; /* messages NULL: they were not evaluated to their end */
  crd_string message_error;              /* why not */
  bool messages_wait;                    /* each is evaluated when it is shown */
  int64_t remaining;                     /* for the messages */
  size_t messages_given;
} validation_run;

static evaluation_input input_of(const validation_input *input, bool with_authorizer, int64_t budget) {
  return (evaluation_input){.object = input->object,
                            .resource = input->resource,
                            .params = input->params,
                            .namespace_object = input->namespace_object,
                            .with_authorizer = with_authorizer,
                            .program = &input->policy->program,
                            .with_variables = true,
                            .budget = budget};
}

static crd_string two(crd_arena *arena, const char *a, crd_string b) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, crd_string_of(a));
  crd_text_add(&text, b);
  return crd_text_string(&text);
}

/* One decision for all: an error. */
static const bool *all_failed(validation_run *all, crd_string error) {
  all->trace->validations = crd_arena_zalloc(all->run->arena, sizeof *all->trace->validations);
  all->trace->validation_count = 1;
  all->trace->audit_count = 0;
  bool ignores = all->input->policy->ignores;
  all->trace->validations[0] =
      (crd_validation_trace){.decision = "error", .action = ignores ? "admit" : "deny", .message = error};
  all->denies[0] = !ignores;
  return all->denies;
}

/* ---- messages ---- */

/* Messages begin with what the validations left of the budget. */
static void begin_messages(const validation_run *all, evaluation_frame *frame) {
  evaluation_input input = input_of(all->input, false, all->remaining);
  crd_evaluation_begin(all->run, &input, frame);
}

/* The message of one validation, where all of them can be had for what is left. */
static evaluation_result message_alone(const validation_run *all, size_t i) {
  evaluation_frame frame;
  evaluation_result result;
  crd_string spent = {NULL, 0};
  begin_messages(all, &frame);
  bool within = crd_evaluate(&frame, &all->input->policy->program.messages.items[i], &result, &spent);
  assert(within);
  (void)within;
  return result;
}

/* What the messageExpression gives where that can be shown; else empty. */
static crd_string evaluated_message(const validation_run *all, size_t i) {
  crd_string none = {NULL, 0};
  if (!all->messages && !all->messages_wait) return none;
  const evaluation_result result = all->messages_wait ? message_alone(all, i) : all->messages[i];
  if (result.error.size || result.value.kind != CRD_CEL_STRING) return none;
  crd_string message = crd_go_trim(result.value.as.text);
  if (message.size > LONGEST_MESSAGE || crd_string_contains(message, CRD_STRING("\n"))) return none;
  return message;
}

static crd_string denial_message(const validation_run *all, size_t i) {
  const crd_value *validation = &all->input->policy->validations->as.items[i];
  crd_string message = evaluated_message(all, i);
  if (!message.size) message = crd_go_trim(crd_value_text(crd_value_get(validation, CRD_STRING("message"))));
  if (message.size) return message;
  crd_string expression = crd_value_text(crd_value_get(validation, CRD_STRING("expression")));
  return two(all->run->arena, "failed expression: ", crd_go_trim(expression));
}

/* ---- decisions ---- */

static void decide(validation_run *all, size_t i) {
  crd_validation_trace *decision = &all->trace->validations[i];
  const evaluation_result *result = &all->results[i];
  crd_string error = result->error;
  if (!error.size && all->message_error.size) error = two(all->run->arena, "failed messageExpression: ", all->message_error);
  if (error.size) {
    bool ignores = all->input->policy->ignores;
    *decision = (crd_validation_trace){.decision = "error", .action = ignores ? "admit" : "deny", .message = error};
    all->denies[i] = !ignores;
  } else if (result->value.kind == CRD_CEL_BOOL && result->value.as.boolean) {
    decision->decision = "admit";
  } else {
    const crd_value *reason = crd_value_get(&all->input->policy->validations->as.items[i], CRD_STRING("reason"));
    decision->decision = "deny";
    decision->reason = reason && reason->kind == CRD_STRING_VALUE ? crd_value_string(reason) : CRD_STRING("Invalid");
    if (all->messages_given++ < all->input->most_messages) decision->message = denial_message(all, i);
    all->denies[i] = true;
  }
  decision->nanoseconds = result->nanoseconds;
}

/* The expressions one after the other; false with the error where the budget is spent. */
static bool evaluate_all(validation_run *all, evaluation_frame *frame, const crd_policy_expressions *expressions,
                         evaluation_result **results, crd_string *error) {
  *results = crd_arena_alloc(all->run->arena, (expressions->count + 1) * sizeof **results);
  for (size_t i = 0; i < expressions->count; i++) {
    const uint64_t began = crd_evaluation_clock(all->run);
    if (!crd_evaluate(frame, &expressions->items[i], &(*results)[i], error)) return false;
    (*results)[i].nanoseconds = crd_evaluation_clock(all->run) - began;
  }
  return true;
}

static bool has_any(const crd_policy_expressions *expressions) {
  for (size_t i = 0; i < expressions->count; i++)
    if (expressions->items[i].source.size || expressions->items[i].error.size) return true;
  return false;
}

/* Whether all messages together cannot cost more than what is left: then only those that are shown need be evaluated, and
 * nobody can tell. */
static bool can_wait(const validation_run *all) {
  const crd_policy_expressions *messages = &all->input->policy->program.messages;
  uint64_t cost = 0, longest = crd_longest_part(all->input->object);
  for (size_t i = 0; i < messages->count; i++) {
    const crd_policy_expression *message = &messages->items[i];
    if (message->program && !message->plain_nodes) return false;
    cost += crd_policy_most_cost(message, longest);
  }
  return (int64_t)cost <= all->remaining;
}

/* The API server evaluates the message of every validation, whatever came of it. */
static void evaluate_messages(validation_run *all, int64_t remaining) {
  const crd_policy_expressions *messages = &all->input->policy->program.messages;
  if (!has_any(messages)) return;
  all->remaining = remaining;
  all->messages_wait = can_wait(all);
  if (all->messages_wait) return;
  evaluation_frame frame;
  begin_messages(all, &frame);
  evaluation_result *results;
  if (evaluate_all(all, &frame, messages, &results, &all->message_error)) all->messages = results;
}

/* ---- audit annotations ---- */

static void annotate(validation_run *all, const crd_policy_expression *expression, const evaluation_result *result,
                     crd_audit_trace *audit) {
  audit->key = expression->name;
  audit->action = "exclude";
  audit->nanoseconds = result->nanoseconds;
  if (result->error.size) {
    audit->error = result->error;
    if (!all->input->policy->ignores) audit->action = "error";
  } else if (result->value.kind == CRD_CEL_STRING) {
    crd_string value = crd_go_trim(result->value.as.text);
    if (value.size) audit->action = "publish", audit->value = value;
  } else if (result->value.kind != CRD_CEL_NULL) {
    crd_text text = {.arena = all->run->arena};
    crd_text_add(&text, CRD_STRING("valueExpression '"));
    crd_text_add(&text, expression->source);
    crd_text_add(&text, CRD_STRING("' resulted in unsupported return type: "));
    crd_text_add(&text, crd_cel_type_name(result->value));
    crd_text_add(&text, CRD_STRING(". Return type must be either string or null."));
    audit->action = "error";
    audit->error = crd_text_string(&text);
  }
}

static const bool *evaluate_annotations(validation_run *all) {
  const crd_policy_expressions *annotations = &all->input->policy->program.annotations;
  if (!annotations->count) return all->denies;
  evaluation_frame frame;
  /* declared with the authorizer, evaluated without: asking for it is an error */
  evaluation_input input = input_of(all->input, false, ADMISSION_BUDGET);
  crd_evaluation_begin(all->run, &input, &frame);
  evaluation_result *results;
  crd_string error = {NULL, 0};
  if (!evaluate_all(all, &frame, annotations, &results, &error)) return all_failed(all, error);
  crd_param_trace *trace = all->trace;
  trace->audit = crd_arena_zalloc(all->run->arena, annotations->count * sizeof *trace->audit);
  trace->audit_count = annotations->count;
  for (size_t i = 0; i < annotations->count; i++) annotate(all, &annotations->items[i], &results[i], &trace->audit[i]);
  return all->denies;
}

/* ---- a policy ---- */

static const bool *evaluate_validations(validation_run *all) {
  const crd_policy_expressions *validations = &all->input->policy->program.validations;
  evaluation_frame frame;
  evaluation_input input = input_of(all->input, true, ADMISSION_BUDGET);
  crd_evaluation_begin(all->run, &input, &frame);
  crd_string error = {NULL, 0};
  if (!evaluate_all(all, &frame, validations, &all->results, &error)) return all_failed(all, error);
  evaluate_messages(all, frame.remaining);
  crd_param_trace *trace = all->trace;
  trace->validations = crd_arena_zalloc(all->run->arena, validations->count * sizeof *trace->validations);
  trace->validation_count = validations->count;
  for (size_t i = 0; i < validations->count; i++) decide(all, i);
  return evaluate_annotations(all);
}

const bool *crd_validate_policy(admission_run *run, const validation_input *input, crd_param_trace *trace) {
  const crd_policy_program *program = &input->policy->program;
  validation_run all = {.run = run, .input = input, .trace = trace};
  all.denies = crd_arena_zalloc(run->arena, (program->validations.count + 1) * sizeof *all.denies);
  if (program->conditions.count) {
    evaluation_input conditions = input_of(input, true, ADMISSION_CONDITIONS_BUDGET);
    conditions.resource = run->attributes->resource; /* as upstream: the original resource beside the matched kind */
    conditions.namespace_object = NULL;
    condition_result matched = crd_evaluate_conditions(run, &conditions, input->policy->ignores, &trace->conditions);
    trace->why = matched.why;
    if (matched.error.size) return all_failed(&all, matched.error);
    if (!matched.matches) return all.denies;
  }
  return evaluate_validations(&all);
}
