/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingAdmissionPolicyBinding and MutatingAdmissionPolicyBinding (pkg/registry/admissionregistration/
 * {validating,mutating}admissionpolicybinding/strategy.go), but for what the authorizer says of their parameters. */
#include "admission.h"

#include "../workloads/workload.h"

/* ---- defaults ---- */

static void set_validating_binding_defaults(crd_arena *arena, const core_options *options, void *object) {
  crd_core_default_match_resources(arena,
                                   ((core_admission_validating_admission_policy_binding *)object)->spec.match_resources);
}

static void set_mutating_binding_defaults(crd_arena *arena, const core_options *options, void *object) {
  crd_core_default_match_resources(arena,
                                   ((core_admission_mutating_admission_policy_binding *)object)->spec.match_resources);
}

/* ---- rules ---- */

/* validateParamRef */
static void validate_param_ref(core_check *check, const core_admission_param_ref *reference, const crd_path *path) {
  const crd_string exclusive = CRD_STRING("name and selector are mutually exclusive");
  const crd_path *at_name = CORE_AT(path, "name"), *selector = CORE_AT(path, "selector"),
                 *action = CORE_AT(path, "parameterNotFoundAction");
  if (!reference) return;
  const bool named = reference->name.size != 0;
  if (named) crd_core_string_passes(check, at_name, reference->name, crd_core_check_path_segment);
  if (named && reference->selector) crd_core_forbidden(check, at_name, exclusive);
  crd_core_validate_label_selector(check, reference->selector, selector);
  if (named && reference->selector) crd_core_forbidden(check, selector, exclusive);
  if (!named && !reference->selector)
    crd_core_required(check, path, CRD_STRING("one of name or selector must be specified"));
  crd_core_validate_required_choice(check, action, reference->parameter_not_found_action.value, "Deny Allow");
}

/* validateValidationActions */
static void validate_actions(core_check *check, const core_string_list *actions, const crd_path *path) {
  name_table seen = {.arena = check->arena};
  for (uint32_t i = 0; i < actions->count; i++) {
    crd_core_validate_choice(check, CORE_ITEM(path, i), actions->items[i], "Audit Deny Warn");
    if (crd_core_note(&seen, actions->items[i]))
      crd_core_duplicate(check, CORE_ITEM(path, i), crd_bad_json(actions->items[i]));
  }
  if (crd_name_table_find(&seen, CRD_STRING("Deny")) && crd_name_table_find(&seen, CRD_STRING("Warn")))
    crd_core_invalid(check, path, crd_core_show_words(check, "admissionregistration.ValidationAction", actions),
                     CRD_STRING("must not contain both Deny and Warn (repeating the same validation failure information in "
                                "the API response and headers serves no purpose)"));
  if (!actions->count) crd_core_required_covered(check, path, CRD_STRING("at least one validation action is required"));
}

/* validateMutatingAdmissionPolicyBindingSpec: what validateValidatingAdmissionPolicyBindingSpec and its twin have in common.
 */
static void validate_admission_binding(core_check *check, const core_object_meta *metadata, crd_string policy,
                                       const core_admission_param_ref *reference,
                                       const core_admission_match_resources *resources) {
  const crd_path *path = CORE_SPEC, *at_name = CORE_AT(path, "policyName");
  crd_core_validate_plain_metadata(check, metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (policy.size)
    crd_core_string_passes(check, at_name, policy, crd_check_dns1123_subdomain);
  else
    crd_core_required_covered(check, at_name, CORE_NO_DETAIL);
  validate_param_ref(check, reference, CORE_AT(path, "paramRef"));
  crd_core_validate_match_resources(check, resources, CORE_AT(path, "matchResources"));
}

/* ValidateValidatingAdmissionPolicyBinding, ValidateValidatingAdmissionPolicyBindingUpdate,
 * validateValidatingAdmissionPolicyBinding */
static void validate_validating_binding(core_judging *judging, const void *object, const void *before) {
  const core_admission_validating_admission_policy_binding *binding = object;
  const core_admission_validating_admission_policy_binding_spec *spec = &binding->spec;
  core_check *check = &judging->check;
  validate_admission_binding(check, &binding->metadata, spec->policy_name, spec->param_ref, spec->match_resources);
  validate_actions(check, &spec->validation_actions, CORE_AT(CORE_SPEC, "validationActions"));
  if (!before) crd_core_validate_static_suffix(judging, &binding->metadata);
}

/* ValidateMutatingAdmissionPolicyBinding, ValidateMutatingAdmissionPolicyBindingUpdate,
 * validateMutatingAdmissionPolicyBinding */
static void validate_mutating_binding(core_judging *judging, const void *object, const void *before) {
  const core_admission_mutating_admission_policy_binding *binding = object;
  const core_admission_mutating_admission_policy_binding_spec *spec = &binding->spec;
  core_check *check = &judging->check;
  validate_admission_binding(check, &binding->metadata, spec->policy_name, spec->param_ref, spec->match_resources);
  crd_core_validate_mutable_operations(check, spec->match_resources, CORE_AT(CORE_SPEC, "matchResources"));
  if (!before) crd_core_validate_static_suffix(judging, &binding->metadata);
}

/* ---- the kinds ---- */

const core_object_kind crd_core_validating_admission_policy_binding_kind = {
    CORE_KIND("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicyBinding",
              admission_validating_admission_policy_binding),
    .cluster_scoped = true,
    CORE_SPEC_OF(admission_validating_admission_policy_binding),
    .set_defaults = set_validating_binding_defaults,
    .create = {.prepare = crd_core_prepare_new_workload,
               .validate = validate_validating_binding,
               .warn = crd_core_warn_of_admission_name},
    CORE_UPDATES({.prepare = crd_core_prepare_changed_workload,
                  .validate = validate_validating_binding,
                  .warn = crd_core_warn_of_admission_name}),
};

const core_object_kind crd_core_mutating_admission_policy_binding_kind = {
    CORE_KIND("admissionregistration.k8s.io", "v1", "MutatingAdmissionPolicyBinding",
              admission_mutating_admission_policy_binding),
    .cluster_scoped = true,
    CORE_SPEC_OF(admission_mutating_admission_policy_binding),
    .set_defaults = set_mutating_binding_defaults,
    .create = {.prepare = crd_core_prepare_new_workload,
               .validate = validate_mutating_binding,
               .warn = crd_core_warn_of_admission_name},
    CORE_UPDATES({.prepare = crd_core_prepare_changed_workload,
                  .validate = validate_mutating_binding,
                  .warn = crd_core_warn_of_admission_name}),
};
