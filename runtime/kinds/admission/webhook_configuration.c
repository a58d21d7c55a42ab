/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingWebhookConfiguration and MutatingWebhookConfiguration (pkg/registry/admissionregistration/
 * {validating,mutating}webhookconfiguration/strategy.go). Their webhooks have two similar types: both are judged as
 * validating webhooks here. */
#include "admission.h"

#include <crd/url.h>

typedef core_admission_validating_webhook webhook;
typedef core_admission_validating_webhook_list webhook_list;

static bool mutates(const core_judging *judging) {
  return judging->kind->type == &crd_core_admission_mutating_webhook_configuration_type;
}

/* Its webhooks as validating ones. */
static webhook_list webhooks_of(const core_judging *judging, const void *object) {
  const core_admission_mutating_webhook_list *list =
      &((const core_admission_mutating_webhook_configuration *)object)->webhooks;
  if (!mutates(judging)) return ((const core_admission_validating_webhook_configuration *)object)->webhooks;
  webhook_list alike = {crd_arena_zalloc(judging->check.arena, list->count * sizeof *alike.items), list->count};
  for (uint32_t i = 0; i < list->count; i++)
    crd_core_copy_fields(&crd_core_admission_mutating_webhook_type, &list->items[i],
                         &crd_core_admission_validating_webhook_type, &alike.items[i], NULL, false);
  return alike;
}

/* ---- exceptions for updates (validationOptions) ---- */

typedef struct webhook_options {
  bool ignores_conditions, any_side_effects, any_review_version, repeated_names, any_label_value;
  core_name_set stored; /* expressions */
} webhook_options;

#define HARMLESS_EFFECTS "None NoneOnDryRun"

/* isAcceptedAdmissionReviewVersion */
static bool has_review_version(const core_string_list *versions) {
  for (uint32_t i = 0; i < versions->count; i++)
    if (crd_core_is_among(versions->items[i], "v1 v1beta1")) return true;
  return false;
}

/* ignoreMutatingWebhookMatchConditions, ignoreValidatingWebhookMatchConditions: whether they are unchanged. */
static bool same_conditions(const webhook_list *now, const webhook_list *old) {
  if (now->count != old->count) return false;
  for (uint32_t i = 0; i < now->count; i++) {
    const core_admission_match_condition_list *a = &now->items[i].match_conditions, *b = &old->items[i].match_conditions;
    if (!crd_core_lists_equal(&crd_core_admission_match_condition_type, a, b) || !a->items != !b->items) return false;
  }
  return true;
}

/* findValidatingPreexistingExpressions, findMutatingPreexistingExpressions, validatingWebhookHasInvalidLabelValueInSelector,
 * mutatingWebhookHasInvalidLabelValueInSelector: the options of
 * ValidateValidatingWebhookConfigurationUpdate and its twin. */
static webhook_options options_of_update(const core_check *check, const webhook_list *now, const webhook_list *old) {
  webhook_options options = {.ignores_conditions = same_conditions(now, old), .stored = {.arena = check->arena}};
  core_name_set names = {.arena = check->arena};
  for (uint32_t i = 0; i < old->count; i++) {
    const webhook *hook = &old->items[i];
    if (!crd_core_is_among(hook->side_effects.value, HARMLESS_EFFECTS)) options.any_side_effects = true;
    if (hook->admission_review_versions.count && !has_review_version(&hook->admission_review_versions))
      options.any_review_version = true;
    if (!crd_core_name_set_add(&names, hook->name)) options.repeated_names = true;
    if (!crd_core_selector_converts(check, hook->namespace_selector) ||
        !crd_core_selector_converts(check, hook->object_selector))
      options.any_label_value = true;
    for (uint32_t k = 0; k < hook->match_conditions.count; k++)
      crd_core_name_set_add(&options.stored, hook->match_conditions.items[k].expression);
  }
  return options;
}

/* ---- address of the webhook (apiserver pkg/util/webhook/validation.go) ---- */

/* ValidateWebhookURL */
static void validate_webhook_url(core_check *check, crd_string text, const crd_path *path) {
  crd_url url;
  crd_string error;
  if (!crd_url_parse(check->arena, text, false, &url, &error)) {
    crd_core_required_as(check, path, "url must be a valid URL: %.*s; desired format: https://host[/path]",
                         CRD_PRINT(error));
    return;
  }
  if (!core_is(url.scheme, "https"))
    crd_core_bad_text(check, path, url.scheme,
                      "'https' is the only allowed URL scheme; desired format: https://host[/path]");
  if (!url.host.size)
    crd_core_bad_text(check, path, url.host, "host must be specified; desired format: https://host[/path]");
  if (url.has_user) crd_core_bad_text(check, path, url.user, "user information is not permitted in the URL");
  if (url.decoded.size) crd_core_bad_text(check, path, url.decoded, "fragments are not permitted in the URL");
  if (url.query.size) crd_core_bad_text(check, path, url.query, "query parameters are not permitted in the URL");
}

static void validate_service_path(core_check *check, crd_string text, const crd_path *path) {
  if (!text.size || core_is(text, "/")) return;
  if (core_is(text, "//")) {
    crd_core_bad_text(check, path, text, "segment[0] may not be empty");
    return;
  }
  if (text.data[0] != '/') crd_core_bad_text(check, path, text, "must start with a '/'");
  crd_string rest = crd_string_slice(text, 1, text.size), segment;
  if (rest.size && rest.data[rest.size - 1] == '/') rest.size--;
  for (size_t at = 0, i = 0; crd_string_next_part(rest, '/', &at, &segment); i++)
    if (segment.size)
      crd_core_explain(check, path, crd_bad_string(text), crd_arena_printf(check->arena, "segment[%zu]: ", i).data, segment,
                       crd_check_dns1123_subdomain);
    else
      crd_core_invalid_as(check, path, crd_bad_string(text), "segment[%zu] may not be empty", i);
}

/* ValidateWebhookService, called with name and namespace exchanged: the error about a missing one is at the other. */
static void validate_webhook_service(core_check *check, const core_admission_service_reference *service,
                                     const crd_path *path) {
  enum { MOST_PORT = 65535 };
  if (!service->namespace.size) crd_core_required(check, CORE_AT(path, "name"), NULL);
  if (!service->name.size) crd_core_required(check, CORE_AT(path, "namespace"), NULL);
  if (service->port.value < 1 || service->port.value > MOST_PORT)
    crd_core_bad_number(check, CORE_AT(path, "port"), service->port.value,
                        "port is not valid: must be between 1 and 65535, inclusive");
  if (service->path.set) validate_service_path(check, service->path.value, CORE_AT(path, "path"));
}

static void validate_webhook_client(core_check *check, const core_admission_webhook_client_config *config,
                                    const crd_path *path) {
  if (config->url.set == (config->service != NULL))
    crd_core_required(check, path, "exactly one of url or service is required");
  else if (config->service)
    validate_webhook_service(check, config->service, CORE_AT(path, "service"));
  else
    validate_webhook_url(check, config->url.value, CORE_AT(path, "url"));
}

/* validatingHasNoSideEffects, mutatingHasNoSideEffects */
static void validate_side_effects(core_check *check, const core_optional_string *effects, bool any, const crd_path *path) {
  crd_core_validate_optional_choice(check, path, effects, any ? HARMLESS_EFFECTS " Some Unknown" : HARMLESS_EFFECTS);
  if (!effects->set)
    crd_core_required(check, path,
                      any ? "must specify one of None, NoneOnDryRun, Some, Unknown"
                          : "must specify one of None, NoneOnDryRun");
}

/* validateValidatingWebhook, or validateMutatingWebhook for a mutating webhook. */
static void validate_webhook(core_check *check, const webhook *hook, const core_optional_string *reinvocation,
                             const webhook_options *options, const crd_path *path) {
  const core_optional_int32 timeout = hook->timeout_seconds;
  crd_validate_fully_qualified_name(check->errors, crd_core_path_text(check, CORE_AT(path, "name")), hook->name);
  for (uint32_t i = 0; i < hook->rules.count; i++)
    crd_core_validate_admission_rule(check, &hook->rules.items[i], CORE_ITEM(CORE_AT(path, "rules"), i));
  crd_core_validate_optional_choice(check, CORE_AT(path, "failurePolicy"), &hook->failure_policy, "Fail Ignore");
  crd_core_validate_optional_choice(check, CORE_AT(path, "matchPolicy"), &hook->match_policy, "Equivalent Exact");
  validate_side_effects(check, &hook->side_effects, options->any_side_effects, CORE_AT(path, "sideEffects"));
  if (timeout.set && (timeout.value > 30 || timeout.value < 1))
    crd_core_bad_number(check, CORE_AT(path, "timeoutSeconds"), timeout.value,
                        "the timeout value must be between 1 and 30 seconds");
  crd_core_validate_label_selector_of_any_value(check, hook->namespace_selector, options->any_label_value,
                                                CORE_AT(path, "namespaceSelector"));
  crd_core_validate_label_selector_of_any_value(check, hook->object_selector, options->any_label_value,
                                                CORE_AT(path, "objectSelector"));
  if (reinvocation)
    crd_core_validate_optional_choice(check, CORE_AT(path, "reinvocationPolicy"), reinvocation, "IfNeeded Never");
  validate_webhook_client(check, &hook->client_config, CORE_AT(path, "clientConfig"));
  if (!options->ignores_conditions)
    crd_core_validate_match_conditions(check, &hook->match_conditions, false, &options->stored,
                                       CORE_AT(path, "matchConditions"));
}

/* validateAdmissionReviewVersions, validatingHasAcceptedAdmissionReviewVersions, mutatingHasAcceptedAdmissionReviewVersions
 */
static void validate_review_versions(core_check *check, const core_string_list *versions, bool any, const crd_path *path) {
  core_name_set seen = {.arena = check->arena};
  if (!versions->count) {
    crd_core_required(check, path, "must specify one of v1, v1beta1");
    return;
  }
  for (uint32_t i = 0; i < versions->count; i++) {
    crd_string version = versions->items[i];
    if (!crd_core_name_set_add(&seen, version))
      crd_core_bad_text(check, CORE_ITEM(path, i), version, "duplicate version");
    else
      crd_core_string_passes(check, CORE_ITEM(path, i), version, crd_check_dns1035_label);
  }
  if (!any && !has_review_version(versions))
    crd_core_invalid(check, path, crd_core_show_texts(check, versions), "must include at least one of v1, v1beta1");
}

/* ValidateValidatingWebhookConfiguration, ValidateMutatingWebhookConfiguration, ValidateMutatingWebhookConfigurationUpdate,
 * validateValidatingWebhookConfiguration, validateMutatingWebhookConfiguration, validatingHasUniqueWebhookNames,
 * mutatingHasUniqueWebhookNames */
static void validate_webhooks(core_judging *judging, core_check *check, const void *object, const void *before) {
  const webhook_list hooks = webhooks_of(judging, object),
                     old = before ? webhooks_of(judging, before) : (webhook_list){NULL, 0};
  const core_admission_mutating_webhook_configuration *configuration = object;
  webhook_options options = {.stored = {.arena = check->arena}};
  core_name_set names = {.arena = check->arena};
  if (before) options = options_of_update(check, &hooks, &old);
  for (uint32_t i = 0; i < hooks.count; i++) {
    const webhook *hook = &hooks.items[i];
    const crd_path *path = CORE_ITEM(CORE_AT(NULL, "webhooks"), i);
    validate_webhook(check, hook, mutates(judging) ? &configuration->webhooks.items[i].reinvocation_policy : NULL, &options,
                     path);
    validate_review_versions(check, &hook->admission_review_versions, options.any_review_version,
                             CORE_AT(path, "admissionReviewVersions"));
    if (!options.repeated_names && hook->name.size && !crd_core_name_set_add(&names, hook->name))
      crd_core_duplicate(check, CORE_AT(path, "name"), crd_bad_string(hook->name));
  }
  if (!before) crd_core_validate_static_suffix(judging, &configuration->metadata);
}

/* warningsForExcludedRules, excludedResourcesNamedByRule, exclusion.Excluded; each resource is reported once. */
static void warn_of_excluded(core_warnings *warnings, const core_admission_rule *rule, const crd_path *path) {
  static const char excluded[] =
      "selfsubjectreviews.authentication.k8s.io tokenreviews.authentication.k8s.io "
      "localsubjectaccessreviews.authorization.k8s.io selfsubjectaccessreviews.authorization.k8s.io "
      "selfsubjectrulesreviews.authorization.k8s.io subjectaccessreviews.authorization.k8s.io";
  crd_arena *arena = warnings->check->arena;
  core_name_set seen = {.arena = arena};
  if (crd_core_has_wildcard(&rule->api_groups) || crd_core_has_wildcard(&rule->resources)) return;
  for (uint32_t i = 0; i < rule->api_groups.count; i++)
    for (uint32_t k = 0; k < rule->resources.count; k++) {
      crd_string name =
          crd_arena_printf(arena, "%.*s.%.*s", CRD_PRINT(rule->resources.items[k]), CRD_PRINT(rule->api_groups.items[i]));
      if (crd_core_is_among(name, excluded) && crd_core_name_set_add(&seen, name))
        crd_core_warn(warnings, path, "%.*s is excluded from admission webhooks; this rule will have no effect",
                      CRD_PRINT(name));
    }
}

/* WarningsForValidatingWebhookRules, WarningsForMutatingWebhookRules */
static void warn_of_webhooks(core_judging *judging, const void *object, const void *before) {
  const webhook_list hooks = webhooks_of(judging, object);
  crd_core_warn_of_admission_name(judging, object, before);
  if (!judging->options.gates.exclude_admission_webhook_virtual_resources) return;
  for (uint32_t i = 0; i < hooks.count; i++) {
    const crd_path *path = CORE_AT(CORE_ITEM(CORE_AT(NULL, "webhooks"), i), "rules");
    for (uint32_t k = 0; k < hooks.items[i].rules.count; k++)
      warn_of_excluded(&judging->warnings, &hooks.items[i].rules.items[k].rule, CORE_ITEM(path, k));
  }
}

/* PrepareForCreate, PrepareForUpdate */
#define WEBHOOK_DEFAULTS                                                                                                    \
  {"webhooks.failurePolicy", "Fail", 0}, {"webhooks.matchPolicy", "Equivalent", 0},                                         \
      {"webhooks.namespaceSelector", "{}", 0}, {"webhooks.objectSelector", "{}", 0}, {"webhooks.timeoutSeconds", "10", 0},  \
      {"webhooks.clientConfig.service.port", "443", 0}, {                                                                   \
    "webhooks.rules.scope", "*", 0                                                                                          \
  }
#define WEBHOOK_KIND(its_name, structure)                                                                                   \
  CORE_CLUSTER_KIND("admissionregistration.k8s.io", "v1", its_name, structure),                                             \
      CORE_NAMES(CRD_NAME_DNS_SUBDOMAIN, .plain = true),                                                                    \
      CORE_STEPS(.prepare = crd_core_prepare_to_the_letter, .asks = CORE_ASK_NEW, .validate = validate_webhooks,            \
                 .warn = warn_of_webhooks)

/* SetDefaults_ValidatingWebhook, SetDefaults_ServiceReference, SetDefaults_Rule */
const core_object_kind crd_core_validating_webhook_configuration_kind = {
    WEBHOOK_KIND("ValidatingWebhookConfiguration", admission_validating_webhook_configuration),
    CORE_DEFAULTS(WEBHOOK_DEFAULTS),
};
/* SetDefaults_MutatingWebhook */
const core_object_kind crd_core_mutating_webhook_configuration_kind = {
    WEBHOOK_KIND("MutatingWebhookConfiguration", admission_mutating_webhook_configuration),
    CORE_DEFAULTS(WEBHOOK_DEFAULTS, {"webhooks.reinvocationPolicy", "Never", 0}),
};
