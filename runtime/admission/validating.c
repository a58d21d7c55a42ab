/* SPDX-License-Identifier: Apache-2.0 */
/* The plugin ValidatingAdmissionPolicy. Mirrors apiserver pkg/admission/plugin/policy/validating/dispatcher.go; what a
 * policy says of one parameter is validate.c. */
#include "policy_trace.h"
#include "validate.h"

#include <crd/json.h>

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
  crd_text text = {.arena = all->run->arena};
  crd_text_printf(&text, "failed to configure %s: ", binding ? "binding" : "policy");
  crd_text_add(&text, error);
  refuse_first(all, policy, binding, CRD_STRING(""), crd_text_string(&text));
}

/* ---- what a decision does ---- */

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
  crd_text text = {.arena = all->run->arena};
  crd_text_add(&text, CRD_STRING("Validation failed for ValidatingAdmissionPolicy '"));
  crd_text_add(&text, policy->name);
  crd_text_add(&text, CRD_STRING("' with binding '"));
  crd_text_add(&text, binding->name);
  crd_text_add(&text, CRD_STRING("': "));
  crd_text_add(&text, message);
  crd_texts_add(&all->run->verdict->warnings, crd_text_string(&text));
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
  crd_text text = {.arena = arena};
  crd_text_add(&text, a);
  crd_text_add(&text, crd_string_of(separator));
  crd_text_add(&text, b);
  return crd_text_string(&text);
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

/* Of how many denials somebody sees the message: each that is warned of or audited, and the request's first. */
static size_t most_messages(const validating_run *all, const policy_binding *binding) {
  if (!all->run->options->only_shown_messages) return SIZE_MAX;
  for (size_t i = 0; i < binding->actions.count; i++)
    if (!crd_string_equal(binding->actions.items[i], CRD_STRING("Deny"))) return SIZE_MAX;
  return !all->first.given;
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
  traced_policy *traced = crd_trace_policies(run, configuration->validating, configuration->validating_count, 0, &count);
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
