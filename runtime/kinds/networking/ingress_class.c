/* SPDX-License-Identifier: Apache-2.0 */
/* networking.k8s.io/v1 IngressClass (pkg/registry/networking/ingressclass/strategy.go, pkg/apis/networking/validation). */
#include "../../gotypes/tables/types_networking.h"
#include "../rules.h"

/* validateIngressClassParametersReference; its scope has a default. */
static void validate_class_parameters(core_check *check,
                                      const core_networking_ingress_class_parameters_reference *parameters,
                                      const crd_path *path) {
  static const char scopes[] = "Cluster Namespace";
  const core_optional_string *namespace = &parameters->namespace;
  const crd_path *at = CORE_AT(path, "namespace");
  crd_string scope = parameters->scope.value;
  const struct {
    crd_string text;
    const char *old_detail;
    const crd_path *path;
  } parts[] = {{parameters->kind, "kind is required", CORE_AT(path, "kind")},
               {parameters->name, "name is required", CORE_AT(path, "name")}};
  crd_core_validate_optional(check, CORE_AT(path, "apiGroup"), &parameters->api_group, crd_check_dns1123_subdomain);
  for (size_t i = 0; i < 2; i++) {
    if (!parts[i].text.size)
      crd_core_required_covered(check, parts[i].path, check->options->minor < 34 ? parts[i].old_detail : NULL);
    crd_core_validate_given(check, parts[i].path, parts[i].text, crd_core_check_path_segment);
  }
  if (!crd_core_is_among(scope, scopes))
    crd_core_unsupported(check, CORE_AT(path, "scope"), crd_bad_string(scope), scopes);
  else if (core_is(scope, "Namespace") && !namespace->set)
    crd_core_required(check, at, "`parameters.scope` is set to 'Namespace'");
  else if (core_is(scope, "Namespace"))
    crd_core_string_passes(check, at, namespace->value, crd_check_dns1123_label);
  else if (namespace->set)
    crd_core_forbidden(check, at, "`parameters.scope` is set to 'Cluster'");
}

/* ValidateIngressClass, ValidateIngressClassUpdate, validateIngressClassSpec, validateIngressClassSpecUpdate */
static void validate_ingress_class(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { LONGEST_CONTROLLER = 250 };
  const core_networking_ingress_class *class = object, *old = before;
  const crd_path *path = CORE_SPEC, *at = CORE_AT(path, "controller");
  crd_string controller = class->spec.controller;
  if (old) crd_core_validate_same_text(check, controller, old->spec.controller, at);
  crd_core_validate_metadata(check, &class->metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (controller.size > LONGEST_CONTROLLER) crd_core_too_long(check, at, LONGEST_CONTROLLER);
  crd_validate_domain_prefixed_path(check->errors, CRD_STRING("spec.controller"), controller);
  if (class->spec.parameters) validate_class_parameters(check, class->spec.parameters, CORE_AT(path, "parameters"));
}

/* SetDefaults_IngressClass */
const core_object_kind crd_core_ingress_class_kind = {
    CORE_CLUSTER_KIND("networking.k8s.io", "v1", "IngressClass", networking_ingress_class),
    CORE_DEFAULTS({"spec.parameters.scope", "Cluster", 0}),
    CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_CHANGED, .validate = validate_ingress_class),
};
