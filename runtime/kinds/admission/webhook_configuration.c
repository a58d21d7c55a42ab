/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingWebhookConfiguration and MutatingWebhookConfiguration (pkg/registry/admissionregistration/
 * {validating,mutating}webhookconfiguration/strategy.go). Their webhooks are of two types that are alike: here both are
 * judged as those that validate. */
#include "admission.h"

#include "../../gotypes/equal.h"
#include "../workloads/workload.h"

#include <crd/names.h>

/* What is judged of a configuration; one of the lists is NULL. */
typedef struct webhook_lists {
  const core_object_meta *metadata;
  const core_admission_validating_webhook_list *validating;
  const core_admission_mutating_webhook_list *mutating;
  uint32_t count;
} webhook_lists;

static webhook_lists webhooks_of(const core_judging *judging, const void *object) {
  const core_admission_validating_webhook_configuration *validating = object;
  const core_admission_mutating_webhook_configuration *mutating = object;
  if (judging->kind->type == &crd_core_admission_mutating_webhook_configuration_type)
    return (webhook_lists){&mutating->metadata, NULL, &mutating->webhooks, mutating->webhooks.count};
  return (webhook_lists){&validating->metadata, &validating->webhooks, NULL, validating->webhooks.count};
}

/* A webhook as one that validates. */
static core_admission_validating_webhook webhook_at(const webhook_lists *lists, uint32_t i) {
  if (lists->validating) return lists->validating->items[i];
  const core_admission_mutating_webhook *hook = &lists->mutating->items[i];
  return (core_admission_validating_webhook){.name = hook->name,
                                             .client_config = hook->client_config,
                                             .rules = hook->rules,
                                             .failure_policy = hook->failure_policy,
                                             .match_policy = hook->match_policy,
                                             .namespace_selector = hook->namespace_selector,
                                             .object_selector = hook->object_selector,
                                             .side_effects = hook->side_effects,
                                             .timeout_seconds = hook->timeout_seconds,
                                             .admission_review_versions = hook->admission_review_versions,
                                             .match_conditions = hook->match_conditions};
}

/* ---- defaults ---- */

/* SetDefaults_ServiceReference, SetDefaults_Rule */
static void default_webhook_parts(const core_admission_webhook_client_config *config,
                                  const core_admission_rule_with_operations_list *rules) {
  if (config->service) core_default_int32(&config->service->port, 443);
  for (uint32_t i = 0; i < rules->count; i++) core_default_text(&rules->items[i].rule.scope, CRD_STRING("*"));
}

/* SetDefaults_ValidatingWebhook */
static void set_validating_webhook_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_admission_validating_webhook_configuration *configuration = object;
  for (uint32_t i = 0; i < configuration->webhooks.count; i++) {
    core_admission_validating_webhook *hook = &configuration->webhooks.items[i];
    core_default_text(&hook->failure_policy, CRD_STRING("Fail"));
    core_default_text(&hook->match_policy, CRD_STRING("Equivalent"));
    crd_core_default_selector(arena, &hook->namespace_selector);
    crd_core_default_selector(arena, &hook->object_selector);
    core_default_int32(&hook->timeout_seconds, 10);
    default_webhook_parts(&hook->client_config, &hook->rules);
  }
}

/* SetDefaults_MutatingWebhook */
static void set_mutating_webhook_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_admission_mutating_webhook_configuration *configuration = object;
  for (uint32_t i = 0; i < configuration->webhooks.count; i++) {
    core_admission_mutating_webhook *hook = &configuration->webhooks.items[i];
    core_default_text(&hook->failure_policy, CRD_STRING("Fail"));
    core_default_text(&hook->match_policy, CRD_STRING("Equivalent"));
    crd_core_default_selector(arena, &hook->namespace_selector);
    crd_core_default_selector(arena, &hook->object_selector);
    core_default_int32(&hook->timeout_seconds, 10);
    core_default_text(&hook->reinvocation_policy, CRD_STRING("Never"));
    default_webhook_parts(&hook->client_config, &hook->rules);
  }
}

/* ---- what an update may keep (validationOptions) ---- */

typedef struct webhook_options {
  bool ignores_conditions, any_side_effects, any_review_version, repeated_names, any_label_value;
  name_table stored; /* expressions */
} webhook_options;

static const crd_string harmless_effects[] = {CRD_STRING_INIT("None"), CRD_STRING_INIT("NoneOnDryRun")};

/* isAcceptedAdmissionReviewVersion */
static bool has_review_version(const core_string_list *versions) {
  for (uint32_t i = 0; i < versions->count; i++)
    if (crd_core_is_among(versions->items[i], "v1 v1beta1")) return true;
  return false;
}

/* validatingWebhookHasInvalidLabelValueInSelector, mutatingWebhookHasInvalidLabelValueInSelector: whether
 * ValidateLabelSelector finds anything. */
static bool is_bad_selector(const core_check *check, const core_label_selector *selector) {
  crd_errors errors = crd_errors_init(check->arena);
  core_check aside = *check;
  aside.errors = &errors;
  crd_core_validate_label_selector(&aside, selector, NULL);
  return core_count_errors(&aside) != 0;
}

/* ignoreMutatingWebhookMatchConditions, ignoreValidatingWebhookMatchConditions: nothing of them has changed, to the letter.
 */
static bool same_conditions(const webhook_lists *now, const webhook_lists *old) {
  if (now->count != old->count) return false;
  for (uint32_t i = 0; i < now->count; i++) {
    const core_admission_validating_webhook a = webhook_at(now, i), b = webhook_at(old, i);
    if (!crd_core_lists_equal(&crd_core_admission_match_condition_type, &a.match_conditions, &b.match_conditions) ||
        !a.match_conditions.items != !b.match_conditions.items)
      return false;
  }
  return true;
}

/* findValidatingPreexistingExpressions, findMutatingPreexistingExpressions: the options of
 * ValidateValidatingWebhookConfigurationUpdate and its twin. */
static webhook_options options_of_update(const core_check *check, const webhook_lists *now, const webhook_lists *old) {
  webhook_options options = {.ignores_conditions = same_conditions(now, old), .stored = {.arena = check->arena}};
  name_table names = {.arena = check->arena};
  for (uint32_t i = 0; i < old->count; i++) {
    const core_admission_validating_webhook hook = webhook_at(old, i);
    if (!hook.side_effects.set || !crd_core_is_one_of(hook.side_effects.value, CORE_LIST_OF(harmless_effects)))
      options.any_side_effects = true;
    if (hook.admission_review_versions.count && !has_review_version(&hook.admission_review_versions))
      options.any_review_version = true;
    options.repeated_names = crd_core_note(&names, hook.name) || options.repeated_names;
    options.any_label_value = options.any_label_value || is_bad_selector(check, hook.namespace_selector) ||
                              is_bad_selector(check, hook.object_selector);
    for (uint32_t k = 0; k < hook.match_conditions.count; k++)
      crd_core_note(&options.stored, hook.match_conditions.items[k].expression);
  }
  return options;
}

/* ---- rules ---- */

/* validatingHasNoSideEffects, mutatingHasNoSideEffects */
static void validate_side_effects(core_check *check, const core_optional_string *effects, bool any, const crd_path *path) {
  static const crd_string all[] = {CRD_STRING_INIT("None"), CRD_STRING_INIT("NoneOnDryRun"), CRD_STRING_INIT("Some"),
                                   CRD_STRING_INIT("Unknown")};
  const crd_string *allowed = any ? all : harmless_effects;
  const size_t count = any ? sizeof all / sizeof *all : sizeof harmless_effects / sizeof *harmless_effects;
  if (effects->set)
    crd_core_validate_word(check, effects->value, allowed, count, path);
  else
    crd_core_required(check, path,
                      any ? CRD_STRING("must specify one of None, NoneOnDryRun, Some, Unknown")
                          : CRD_STRING("must specify one of None, NoneOnDryRun"));
}

/* validateValidatingWebhook; of one that mutates, validateMutatingWebhook. */
static void validate_webhook(core_check *check, const core_admission_validating_webhook *hook,
                             const core_optional_string *reinvocation, const webhook_options *options,
                             const crd_path *path) {
  const core_optional_int32 timeout = hook->timeout_seconds;
  crd_validate_fully_qualified_name(
      check->errors, crd_path_text(check->arena, check->prefix, CORE_AT(path, "name"), CRD_PATH_SUBSCRIPT), hook->name);
  for (uint32_t i = 0; i < hook->rules.count; i++)
    crd_core_validate_admission_rule(check, &hook->rules.items[i], CORE_ITEM(CORE_AT(path, "rules"), i));
  crd_core_validate_admission_failure_policy(check, &hook->failure_policy, CORE_AT(path, "failurePolicy"));
  crd_core_validate_admission_match_policy(check, &hook->match_policy, CORE_AT(path, "matchPolicy"));
  validate_side_effects(check, &hook->side_effects, options->any_side_effects, CORE_AT(path, "sideEffects"));
  if (timeout.set && (timeout.value > 30 || timeout.value < 1))
    crd_core_bad_number(check, CORE_AT(path, "timeoutSeconds"), timeout.value,
                        "the timeout value must be between 1 and 30 seconds");
  crd_core_validate_label_selector_of_any_value(check, hook->namespace_selector, options->any_label_value,
                                                CORE_AT(path, "namespaceSelector"));
  crd_core_validate_label_selector_of_any_value(check, hook->object_selector, options->any_label_value,
                                                CORE_AT(path, "objectSelector"));
  if (reinvocation && reinvocation->set)
    crd_core_validate_choice(check, CORE_AT(path, "reinvocationPolicy"), reinvocation->value, "IfNeeded Never");
  crd_core_validate_webhook_client(check, &hook->client_config, CORE_AT(path, "clientConfig"));
  if (!options->ignores_conditions)
    crd_core_validate_match_conditions(check, &hook->match_conditions, false, &options->stored,
                                       CORE_AT(path, "matchConditions"));
}

/* validateAdmissionReviewVersions, validatingHasAcceptedAdmissionReviewVersions, mutatingHasAcceptedAdmissionReviewVersions
 */
static void validate_review_versions(core_check *check, const core_string_list *versions, bool any, const crd_path *path) {
  name_table seen = {.arena = check->arena};
  if (!versions->count) {
    crd_core_required(check, path, CRD_STRING("must specify one of v1, v1beta1"));
    return;
  }
  for (uint32_t i = 0; i < versions->count; i++) {
    crd_string version = versions->items[i];
    if (crd_core_note(&seen, version))
      crd_core_bad_text(check, CORE_ITEM(path, i), version, "duplicate version");
    else
      crd_core_string_passes(check, CORE_ITEM(path, i), version, crd_check_dns1035_label);
  }
  if (!any && !has_review_version(versions))
    crd_core_invalid(check, path, crd_core_show_texts(check, versions),
                     CRD_STRING("must include at least one of v1, v1beta1"));
}

/* ValidateValidatingWebhookConfiguration, ValidateMutatingWebhookConfiguration, ValidateMutatingWebhookConfigurationUpdate,
 * validateValidatingWebhookConfiguration, validateMutatingWebhookConfiguration, validatingHasUniqueWebhookNames,
 * mutatingHasUniqueWebhookNames */
static void validate_webhooks(core_judging *judging, const void *object, const void *before) {
  core_check *check = &judging->check;
  const webhook_lists now = webhooks_of(judging, object), *lists = &now;
  webhook_options options = {.stored = {.arena = check->arena}};
  if (before) {
    const webhook_lists old = webhooks_of(judging, before);
    options = options_of_update(check, lists, &old);
  }
  name_table names = {.arena = check->arena};
  crd_core_validate_plain_metadata(check, lists->metadata, CRD_NAME_DNS_SUBDOMAIN);
  for (uint32_t i = 0; i < lists->count; i++) {
    const core_admission_validating_webhook hook = webhook_at(lists, i);
    const crd_path *path = CORE_ITEM(CORE_AT(NULL, "webhooks"), i);
    validate_webhook(check, &hook, lists->mutating ? &lists->mutating->items[i].reinvocation_policy : NULL, &options, path);
    validate_review_versions(check, &hook.admission_review_versions, options.any_review_version,
                             CORE_AT(path, "admissionReviewVersions"));
    if (!options.repeated_names && hook.name.size && crd_core_note(&names, hook.name))
      crd_core_duplicate(check, CORE_AT(path, "name"), crd_bad_string(hook.name));
  }
  if (!before) crd_core_validate_static_suffix(judging, lists->metadata);
}

/* ---- warnings ---- */

/* exclusion.Excluded */

static bool is_wild(const core_string_list *list) {
  return crd_core_is_one_of(CRD_STRING("*"), list->items, list->count);
}

/* warningsForExcludedRules, excludedResourcesNamedByRule; each is told once. */
static void warn_of_excluded(core_warnings *warnings, const core_admission_rule *rule, const crd_path *path) {
  crd_arena *arena = warnings->check->arena;
  name_table seen = {.arena = arena};
  if (is_wild(&rule->api_groups) || is_wild(&rule->resources)) return;
  for (uint32_t i = 0; i < rule->api_groups.count; i++)
    for (uint32_t k = 0; k < rule->resources.count; k++) {
      crd_string name =
          crd_arena_printf(arena, "%.*s.%.*s", CRD_PRINT(rule->resources.items[k]), CRD_PRINT(rule->api_groups.items[i]));
      if (!crd_core_is_among(name,
                             "selfsubjectreviews.authentication.k8s.io tokenreviews.authentication.k8s.io "
                             "localsubjectaccessreviews.authorization.k8s.io selfsubjectaccessreviews.authorization.k8s.io "
                             "selfsubjectrulesreviews.authorization.k8s.io subjectaccessreviews.authorization.k8s.io") ||
          crd_core_note(&seen, name))
        continue;
      crd_string at = crd_path_text(arena, warnings->check->prefix, path, CRD_PATH_SUBSCRIPT);
      crd_texts_add(&warnings->texts,
                    crd_arena_printf(arena, "%.*s: %.*s is excluded from admission webhooks; this rule will have no effect",
                                     CRD_PRINT(at), CRD_PRINT(name)));
    }
}

/* WarningsForValidatingWebhookRules, WarningsForMutatingWebhookRules */
static void warn_of_webhooks(core_judging *judging, const void *object, const void *before) {
  const webhook_lists lists = webhooks_of(judging, object);
  crd_core_warn_of_admission_name(judging, object, before);
  if (!judging->options.gates.exclude_admission_webhook_virtual_resources) return;
  for (uint32_t i = 0; i < lists.count; i++) {
    const core_admission_validating_webhook hook = webhook_at(&lists, i);
    const crd_path *path = CORE_AT(CORE_ITEM(CORE_AT(NULL, "webhooks"), i), "rules");
    for (uint32_t k = 0; k < hook.rules.count; k++)
      warn_of_excluded(&judging->warnings, &hook.rules.items[k].rule, CORE_ITEM(path, k));
  }
}

/* ---- the kinds ---- */

/* PrepareForUpdate: the generation counts changes to the letter of whatever is no metadata. */
static void prepare_changed_webhooks(core_judging *judging, void *object, const void *before) {
  const core_type *type = judging->kind->type;
  char *same = crd_arena_alloc(judging->check.arena, type->size);
  core_object_meta *metadata = (core_object_meta *)(void *)((char *)object + judging->kind->metadata);
  const core_object_meta *old = (const core_object_meta *)(const void *)((const char *)before + judging->kind->metadata);
  memcpy(same, object, type->size);
  memcpy(same + judging->kind->type_meta, (const char *)before + judging->kind->type_meta, sizeof(core_type_meta));
  memcpy(same + judging->kind->metadata, old, sizeof *old);
  core_count_change(metadata, old, crd_core_equal_to_the_letter(type, same, before));
}

const core_object_kind crd_core_validating_webhook_configuration_kind = {
    CORE_KIND("admissionregistration.k8s.io", "v1", "ValidatingWebhookConfiguration",
              admission_validating_webhook_configuration),
    .cluster_scoped = true,
    .set_defaults = set_validating_webhook_defaults,
    .create = {.prepare = crd_core_prepare_new_workload, .validate = validate_webhooks, .warn = warn_of_webhooks},
    CORE_UPDATES({.prepare = prepare_changed_webhooks, .validate = validate_webhooks, .warn = warn_of_webhooks}),
};

const core_object_kind crd_core_mutating_webhook_configuration_kind = {
    CORE_KIND("admissionregistration.k8s.io", "v1", "MutatingWebhookConfiguration",
              admission_mutating_webhook_configuration),
    .cluster_scoped = true,
    .set_defaults = set_mutating_webhook_defaults,
    .create = {.prepare = crd_core_prepare_new_workload, .validate = validate_webhooks, .warn = warn_of_webhooks},
    CORE_UPDATES({.prepare = prepare_changed_webhooks, .validate = validate_webhooks, .warn = warn_of_webhooks}),
};
