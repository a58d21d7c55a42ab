/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of bindings, and of whatever is a configuration of admission. */
#include "configuration/lint.h"
#include "webhooks/webhook_configuration.h"

#include <crd/metadata.h>

static void check_param_ref(const checker *checker, const crd_path *parent, const crd_value *ref) {
  static const char both[] = "name and selector are mutually exclusive";
  static const char *const actions[] = {"Deny", "Allow", NULL};
  if (!ref) return;
  crd_path path = path_child(parent, "paramRef");
  crd_string name = crdc_member_string(ref, "name"), action = crdc_member_string(ref, "parameterNotFoundAction");
  const crd_value *selector = crdc_read_member(ref, "selector");
  crd_texts messages = {.arena = checker->arena};
  if (name.size) crd_check_path_segment(&messages, name, false);
  for (uint32_t i = 0; i < messages.count; i++)
    crdc_vet_invalid_with(checker, &path, "name", crdc_member_place(ref, "name"), name, VET(TEXT), messages.items[i]);
  if (name.size && selector)
    crdc_vet_said(checker, CRD_ERROR_FORBIDDEN, &path, "name", crdc_member_place(ref, "name"), crd_bad_none(), both);
  if (selector) crdc_vet_admission_selector(checker, &path, ref, "selector");
  if (name.size && selector)
    crdc_vet_said(checker, CRD_ERROR_FORBIDDEN, &path, "selector", selector->offset, crd_bad_none(), both);
  if (!name.size && !selector)
    crdc_vet_said(checker, CRD_ERROR_REQUIRED, &path, NULL, ref->offset, crd_bad_none(),
                  "one of name or selector must be specified");
  if (!action.size)
    crdc_vet_required(checker, &path, "parameterNotFoundAction", crdc_member_place(ref, "parameterNotFoundAction"), NULL);
  else if (!crdc_text_is_one_of(action, actions))
    crdc_vet_not_supported(checker, &path, "parameterNotFoundAction", crdc_member_place(ref, "parameterNotFoundAction"),
                           action, actions);
}

static void check_binding_actions(const checker *checker, const crd_path *parent, const crd_value *spec) {
  static const char *const known[] = {"Audit", "Deny", "Warn", NULL};
  const crd_value *list = crdc_read_member(spec, "validationActions");
  crd_path path = path_child(parent, "validationActions");
  bool denies = false, warns = false;
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    crd_path item = path_index(&path, i);
    uint32_t place = list->as.items[i].offset;
    crd_string action = crdc_read_text(&list->as.items[i]);
    if (!crdc_text_is_one_of(action, known)) crdc_vet_not_supported(checker, &item, NULL, place, action, known);
    bool seen = false;
    for (uint32_t k = 0; k < i; k++) seen = seen || crd_value_is_string(&list->as.items[k], action);
    if (seen) crdc_vet_error(checker, CRD_ERROR_DUPLICATE, &item, NULL, place, crd_bad_string(action), NULL);
    denies |= crdc_text_is(action, "Deny");
    warns |= crdc_text_is(action, "Warn");
  }
  if (denies && warns)
    crdc_vet_said(checker, CRD_ERROR_INVALID, &path, NULL, list->offset, crd_bad_of(checker->arena, CRD_BAD_VALUE, list),
                  "must not contain both Deny and Warn (repeating the same validation failure information in the API "
                  "response and headers serves no purpose)");
  if (!read_size(list, CRD_LIST))
    crdc_vet_said(checker, CRD_ERROR_REQUIRED, &path, NULL, crdc_member_place(spec, "validationActions"), crd_bad_none(),
                  "at least one validation action is required");
}

void crdc_policy_binding_validate(crd_errors *errors, const crd_value *binding) {
  const checker checker = {.arena = errors->arena, .errors = errors};
  bool mutating = crdc_text_is(crdc_member_string(binding, "kind"), "MutatingAdmissionPolicyBinding");
  const crd_value nothing = {.kind = CRD_MAP, .offset = binding->offset}, *spec = crdc_read_member(binding, "spec");
  if (!spec) spec = &nothing;
  const crd_metadata_options metadata = {
      .name_rule = CRD_NAME_DNS_SUBDOMAIN, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_metadata_validate(errors, crdc_read_member(binding, "metadata"), &metadata);
  crd_path path = path_child(NULL, "spec");
  crd_string policy = crdc_member_string(spec, "policyName");
  crd_texts messages = {.arena = checker.arena};
  if (policy.size)
    crd_check_dns1123_subdomain(&messages, policy);
  else
    crdc_vet_required(&checker, &path, "policyName", crdc_member_place(spec, "policyName"), NULL);
  for (uint32_t i = 0; i < messages.count; i++)
    crdc_vet_invalid_with(&checker, &path, "policyName", crdc_member_place(spec, "policyName"), policy, VET(TEXT),
                          messages.items[i]);
  check_param_ref(&checker, &path, crdc_read_member(spec, "paramRef"));
  crd_path resources = path_child(&path, "matchResources");
  crdc_vet_match_resources(&checker, &resources, crdc_read_member(spec, "matchResources"), mutating);
  if (!mutating) check_binding_actions(&checker, &path, spec);
}

static void check_static_name(crd_errors *errors, const crd_value *object) {
  const checker checker = {.arena = errors->arena, .errors = errors};
  const crd_value *metadata = crdc_read_member(object, "metadata");
  crd_string name = crdc_member_string(metadata, "name");
  crd_path path = path_child(NULL, "metadata");
  /* The checker lives as long as the call. */
  if (crd_string_has_suffix(name, CRD_STRING(".static.k8s.io")))
    // cppcheck-suppress invalidLifetime
    crdc_vet_invalid_with(&checker, &path, "name", crdc_member_place(metadata, "name"), name, VET(TEXT),
                          CRD_STRING("names ending with \".static.k8s.io\" are reserved for static manifest-based "
                                     "configurations and cannot be managed via the API"));
}

void crdc_configuration_validate(crd_errors *errors, const crd_value *object, unsigned kubernetes_minor) {
  crd_string kind = crdc_member_string(object, "kind");
  if (crd_string_has_suffix(kind, CRD_STRING("WebhookConfiguration")))
    crdc_webhook_configuration_validate(errors, object);
  else if (crd_string_has_suffix(kind, CRD_STRING("Binding")))
    crdc_policy_binding_validate(errors, object);
  else
    crdc_policy_validate(errors, object);
  if (!kubernetes_minor || kubernetes_minor >= 37) check_static_name(errors, object);
}
