/* SPDX-License-Identifier: Apache-2.0 */
/* The plugin ValidatingAdmissionPolicy. Mirrors apiserver pkg/admission/plugin/policy/validating/dispatcher.go. */
#include "../value/joined.h"
#include "evaluate.h"
#include <assert.h>
#include <crd/go_text.h>
#include <crd/json.h>

/* The evaluation of a validating policy for a request with one parameter.
 * Mirrors apiserver pkg/admission/plugin/policy/validating/validator.go (Validate). */

typedef struct validation_input {
  const admission_policy *policy;
  versioned_object *object;
  crd_gvr resource;
  const crd_value *params, *namespace_object; /* NULL: null */
  size_t most_messages;                       /* how many denials, from the first on, need a message */
} validation_input;

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
  return crd_joined(arena, crd_string_of(a), b);
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

/* Messages start with the budget that the validations have left. */
static void begin_messages(const validation_run *all, evaluation_frame *frame) {
  evaluation_input input = input_of(all->input, false, all->remaining);
  crd_evaluation_begin(all->run, &input, frame);
}

/* The message of one validation, if the remaining budget is enough for all messages. */
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

/* The result of the messageExpression if it is a valid message; else empty. */
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

/* Evaluates the expressions in order; false with the error if the budget is exceeded. */
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

/* Whether all messages together cannot exceed the remaining budget: then only the messages that are shown are evaluated,
 * with the same result. */
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

/* The API server evaluates the message of every validation, also of those that pass. */
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

/* Fills in the trace: its decisions, audit annotations, or why there are none. Returns for each decision whether
 * it denies. */
static const bool *crd_validate_policy(admission_run *run, const validation_input *input, crd_param_trace *trace) {
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

/* maxValidationFailures, maxAuditAnnotationValueLength */
enum { MOST_FAILURES = 50, LONGEST_ANNOTATION = 10 * 1024 };

/* One that refuses the request; the first counts. */
typedef struct refusal {
  bool given;
  const admission_policy *policy;
  const policy_binding *binding; /* NULL: the policy itself */
  crd_string reason, message;
} refusal;

/* The annotations of a policy over its bindings: a key with its texts, one after the other. */
typedef struct collected_annotations {
  crd_texts keys;
  crd_texts *values;
} collected_annotations;

typedef struct validating_run {
  admission_run *run;
  refusal first;
  crd_text failures; /* JSON: of the audit annotation */
  size_t failure_count;
  version_list versions; /* one for each kind that was asked for */
  const crd_value *namespace_object;
  bool namespace_known;
} validating_run;

static void refuse_first(validating_run *all, const admission_policy *policy, const policy_binding *binding,
                         crd_string reason, crd_string message) {
  if (!all->first.given) all->first = (refusal){true, policy, binding, reason, message};
}

static void refuse_configuration(validating_run *all, const admission_policy *policy, const policy_binding *binding,
                                 crd_string error) {
  if (policy->ignores) return;
  refuse_first(all, policy, binding, CRD_STRING(""),
               crd_joined(all->run->arena,
                          crd_arena_printf(all->run->arena, "failed to configure %s: ", binding ? "binding" : "policy"),
                          error));
}

/* ---- applying a decision ---- */

static void note_failure(validating_run *all, const admission_policy *policy, const policy_binding *binding, size_t index,
                         crd_string message) {
  if (all->failure_count++ >= MOST_FAILURES) return;
  crd_text *text = &all->failures;
  crd_text_add(text, all->failure_count > 1 ? CRD_STRING(",{\"message\":") : CRD_STRING("{\"message\":"));
  crd_json_write_string(text, message, CRD_JSON_GO);
  crd_text_add(text, CRD_STRING(",\"policy\":"));
  crd_json_write_string(text, policy->name, CRD_JSON_GO);
  crd_text_add(text, CRD_STRING(",\"binding\":"));
  crd_json_write_string(text, binding->name, CRD_JSON_GO);
  crd_text_printf(text, ",\"expressionIndex\":%zu,\"validationActions\":", index);
  if (binding->action_value)
    crd_json_write(text, binding->action_value, CRD_JSON_GO);
  else
    crd_text_add(text, CRD_STRING("null"));
  crd_text_add_char(text, '}');
}

static void warn_of(validating_run *all, const admission_policy *policy, const policy_binding *binding, crd_string message) {
  crd_texts_add(&all->run->verdict->warnings,
                crd_joined(all->run->arena, CRD_STRING("Validation failed for ValidatingAdmissionPolicy '"), policy->name,
                           CRD_STRING("' with binding '"), binding->name, CRD_STRING("': "), message));
}

static void take_decision(validating_run *all, const admission_policy *policy, const policy_binding *binding, size_t index,
                          const crd_validation_trace *decision, bool denies) {
  if (!denies) return;
  for (size_t i = 0; i < binding->actions.count; i++) {
    crd_string action = binding->actions.items[i];
    if (crd_string_equal(action, CRD_STRING("Deny")))
      refuse_first(all, policy, binding, decision->reason, decision->message);
    else if (crd_string_equal(action, CRD_STRING("Audit")))
      note_failure(all, policy, binding, index, decision->message);
    else if (crd_string_equal(action, CRD_STRING("Warn")))
      warn_of(all, policy, binding, decision->message);
  }
}

/* ---- audit annotations ---- */

static void collect(collected_annotations *collected, crd_arena *arena, crd_string key, crd_string value) {
  if (value.size > LONGEST_ANNOTATION) value.size = LONGEST_ANNOTATION;
  uint32_t at = 0;
  while (at < collected->keys.count && !crd_string_equal(collected->keys.items[at], key)) at++;
  if (at == collected->keys.count) {
    crd_texts_add(&collected->keys, key);
    collected->values =
        crd_arena_grow(arena, collected->values, at * sizeof *collected->values, (at + 1) * sizeof *collected->values);
    collected->values[at] = (crd_texts){.arena = arena};
  }
  crd_texts *values = &collected->values[at];
  for (uint32_t i = 0; i < values->count; i++)
    if (crd_string_equal(values->items[i], value)) return;
  crd_texts_add(values, value);
}

static crd_string between(crd_arena *arena, crd_string a, const char *separator, crd_string b) {
  return crd_joined(arena, a, crd_string_of(separator), b);
}

static void publish(admission_run *run, const admission_policy *policy, const collected_annotations *collected) {
  for (uint32_t i = 0; i < collected->keys.count; i++) {
    crd_string value = collected->values[i].items[0];
    for (uint32_t k = 1; k < collected->values[i].count; k++)
      value = between(run->arena, value, ", ", collected->values[i].items[k]);
    crd_admission_note(run, between(run->arena, policy->name, "/", collected->keys.items[i]), value);
  }
}

static void take_annotations(validating_run *all, const admission_policy *policy, const policy_binding *binding,
                             const crd_param_trace *trace, collected_annotations *collected) {
  for (size_t i = 0; i < trace->audit_count; i++) {
    const crd_audit_trace *audit = &trace->audit[i];
    if (strcmp(audit->action, "publish") == 0) collect(collected, all->run->arena, audit->key, audit->value);
    /* whatever validationActions say */
    if (strcmp(audit->action, "error") == 0) refuse_first(all, policy, binding, CRD_STRING(""), audit->error);
  }
}

/* ---- a policy ---- */

/* The namespace of the request; false: it ends the request. */
static bool find_namespace(validating_run *all) {
  const crd_admission_attributes *attributes = all->run->attributes;
  if (all->namespace_known) return true;
  match_error error = {.code = 0};
  if (attributes->namespace_.size && !crd_is_namespace_kind(attributes->kind)) {
    all->namespace_object = crd_match_namespace(&all->run->scope, attributes->namespace_, &error);
    if (!all->namespace_object) return crd_admission_fail_match(all->run, &error);
  }
  all->namespace_known = true;
  return true;
}

/* How many denials have a message that is shown: all for a warning or the audit log, else the request's first. */
static size_t most_messages(const validating_run *all, const policy_binding *binding) {
  return all->run->options->only_shown_messages && binding->only_denies ? !all->first.given : SIZE_MAX;
}

/* Evaluates a binding for its parameters; false: the request is ended. */
static bool evaluate_binding(validating_run *all, const traced_policy *traced, const traced_binding *binding,
                             collected_annotations *collected) {
  const admission_policy *policy = traced->policy;
  if (binding->error.size) return refuse_configuration(all, policy, binding->binding, binding->error), true;
  if (!binding->matches) return true;
  versioned_object *object = NULL;
  crd_string error = {NULL, 0};
  if (binding->params.count) object = crd_version_list_get(all->run, &all->versions, traced->kind, &error);
  if (binding->params.count && !object) {
    crd_string message = between(all->run->arena, CRD_STRING("failed to convert object version: "), "", error);
    return refuse_configuration(all, policy, binding->binding, message), true;
  }
  if (!find_namespace(all)) return false;
  for (size_t i = 0; i < binding->params.count; i++) {
    const validation_input input = {.policy = policy,
                                    .object = object,
                                    .resource = traced->resource,
                                    .params = crd_typed_param(all->run, policy, binding->params.items[i]),
                                    .namespace_object = all->namespace_object,
                                    .most_messages = most_messages(all, binding->binding)};
    crd_param_trace *trace = &binding->trace->params[i];
    const bool *denies = crd_validate_policy(all->run, &input, trace);
    for (size_t k = 0; k < trace->validation_count; k++)
      take_decision(all, policy, binding->binding, k, &trace->validations[k], denies[k]);
    take_annotations(all, policy, binding->binding, trace, collected);
  }
  return true;
}

static bool evaluate_policy(validating_run *all, const traced_policy *traced) {
  if (traced->error.size) return refuse_configuration(all, traced->policy, NULL, traced->error), true;
  if (!traced->matches) return true;
  collected_annotations collected = {.keys = {.arena = all->run->arena}};
  for (size_t i = 0; i < traced->binding_count; i++)
    if (!evaluate_binding(all, traced, &traced->bindings[i], &collected)) return false;
  publish(all->run, traced->policy, &collected);
  return true;
}

/* ---- the plugin ---- */

/* reasonToCode */
static int code_of(crd_string reason) {
  if (crd_string_equal(reason, CRD_STRING("Forbidden"))) return 403;
  if (crd_string_equal(reason, CRD_STRING("Unauthorized"))) return 401;
  if (crd_string_equal(reason, CRD_STRING("RequestEntityTooLarge"))) return 413;
  return 422;
}

static bool end_validation_refused(validating_run *all) {
  const refusal *first = &all->first;
  admission_run *run = all->run;
  crd_text text = {.arena = run->arena};
  crd_text_add(&text, CRD_STRING("ValidatingAdmissionPolicy '"));
  crd_text_add(&text, first->policy->name);
  if (first->binding) {
    crd_text_add(&text, CRD_STRING("' with binding '"));
    crd_text_add(&text, first->binding->name);
  }
  crd_text_add(&text, CRD_STRING("' denied request: "));
  crd_text_add(&text, first->message);
  crd_string *cause = crd_arena_alloc(run->arena, sizeof *cause);
  *cause = crd_text_string(&text);
  crd_string reason = first->reason.size ? first->reason : CRD_STRING("Invalid");
  run->status = (admission_status){.given = true,
                                   .code = code_of(reason),
                                   .reason = reason,
                                   .message = crd_admission_forbidden(run, *cause),
                                   .causes = cause,
                                   .cause_count = 1};
  return false;
}

bool crd_run_validating_policies(admission_run *run) {
  const crd_admission_configuration *configuration = run->configuration;
  if (crd_match_is_exempt_from_policies(run->attributes)) return true;
  size_t count;
  traced_policy *traced = crd_trace_policies(run, configuration->validating, &configuration->validating_rules, 0, &count);
  validating_run all = {.run = run, .failures = {.arena = run->arena}};
  all.versions = crd_version_list_make(run, count);
  for (size_t i = 0; i < count; i++)
    if (!evaluate_policy(&all, &traced[i])) return false;
  if (all.failure_count) {
    crd_string list = between(run->arena, CRD_STRING("["), "", crd_text_string(&all.failures));
    crd_admission_note(run, CRD_STRING("validation.policy.admission.k8s.io/validation_failure"),
                       between(run->arena, list, "", CRD_STRING("]")));
  }
  return all.first.given ? end_validation_refused(&all) : true;
}
