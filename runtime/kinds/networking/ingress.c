/* SPDX-License-Identifier: Apache-2.0 */
/* networking.k8s.io/v1 Ingress and IngressClass (pkg/registry/networking/{ingress,ingressclass}/strategy.go,
 * pkg/apis/networking/{v1,validation}). */
#include "../rules.h"
#include "types_networking.h"

#define INGRESS_CLASS_ANNOTATION "kubernetes.io/ingress.class"

/* IngressValidationOptions: exceptions for values that the old object has. */
typedef struct ingress_options {
  bool secret_names;   /* secret names may be invalid */
  bool wildcard_rules; /* any text may follow a host with a wildcard */
  bool relaxed_names;  /* names of services may begin with a digit */
} ingress_options;

/* validateIngressBackend, validateIngressTypedLocalObjectReference: a resource, or a service and its port. */
static void validate_backend(core_check *check, const core_networking_ingress_backend *backend,
                             const ingress_options *options, const crd_path *path) {
  const core_networking_ingress_service_backend *service = backend->service;
  const core_typed_local_object_reference *resource = backend->resource;
  const crd_path *at_resource = CORE_AT(path, "resource"), *at = CORE_AT(path, "service"), *at_port = CORE_AT(at, "port");
  if (!resource == !service) {
    crd_core_bad_text(check, path, CRD_STRING(""),
                      service ? "cannot set both resource and service backends" : "resource or service backend is required");
    return;
  }
  if (resource) {
    crd_core_validate_optional(check, CORE_AT(at_resource, "apiGroup"), &resource->api_group, crd_check_dns1123_subdomain);
    crd_core_require(check, CORE_AT(at_resource, "kind"), resource->kind, crd_core_check_path_segment);
    crd_core_require(check, CORE_AT(at_resource, "name"), resource->name, crd_core_check_path_segment);
    return;
  }
  crd_core_require(check, CORE_AT(at, "name"), service->name,
                   options->relaxed_names ? crd_check_dns1123_label : crd_check_dns1035_label);
  if (service->port.name.size && service->port.number)
    crd_core_bad_text(check, path, CRD_STRING(""), "cannot set both port name & port number");
  else if (service->port.name.size)
    crd_core_string_passes(check, CORE_AT(at_port, "name"), service->port.name, crd_check_port_name);
  else if (service->port.number)
    crd_core_validate_port_number(check, service->port.number, CORE_AT(at_port, "number"));
  else
    crd_core_required(check, path, "port name or number is required");
}

static void validate_absolute(core_check *check, crd_string text, const crd_path *path) {
  if (!crd_string_has_prefix(text, CRD_STRING("/"))) crd_core_bad_text(check, path, text, "must be an absolute path");
}

/* The checks of validateHTTPIngressPath for Exact and Prefix paths. */
static void validate_plain_path(core_check *check, crd_string text, const crd_path *path) {
  static const char *const inside[] = {"//", "/./", "/../", "%2f", "%2F"}, *const behind[] = {"/..", "/."};
  validate_absolute(check, text, path);
  for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
    if (crd_string_contains(text, crd_string_of(inside[i])))
      crd_core_invalid_as(check, path, crd_bad_string(text), "must not contain '%s'", inside[i]);
  for (size_t i = 0; i < sizeof behind / sizeof *behind; i++)
    if (crd_string_has_suffix(text, crd_string_of(behind[i])))
      crd_core_invalid_as(check, path, crd_bad_string(text), "cannot end with '%s'", behind[i]);
}

/* validateHTTPIngressPath */
static void validate_http_path(core_check *check, const core_networking_http_ingress_path *http,
                               const ingress_options *options, const crd_path *path) {
  const crd_path *type_path = CORE_AT(path, "pathType"), *at = CORE_AT(path, "path");
  crd_string type = http->path_type.value;
  if (!http->path_type.set) {
    crd_core_required(check, type_path, "pathType must be specified");
    return;
  }
  crd_core_validate_choice(check, type_path, type, "Exact ImplementationSpecific Prefix");
  if (crd_core_is_among(type, "Exact Prefix"))
    validate_plain_path(check, http->path, at);
  else if (core_is(type, "ImplementationSpecific") && http->path.size)
    validate_absolute(check, http->path, at);
  validate_backend(check, &http->backend, options, CORE_AT(path, "backend"));
}

/* validateIngressRuleValue, validateHTTPIngressRuleValue */
static void validate_rule_value(core_check *check, const core_networking_ingress_rule_value *value,
                                const ingress_options *options, const crd_path *path) {
  const crd_path *at = CORE_AT(CORE_AT(path, "http"), "paths");
  if (!value->http) return;
  if (!value->http->paths.count) crd_core_required(check, at, NULL);
  for (uint32_t i = 0; i < value->http->paths.count; i++)
    validate_http_path(check, &value->http->paths.items[i], options, CORE_ITEM(at, i));
}

static bool is_wildcard(crd_string host) {
  return crd_string_contains(host, CRD_STRING("*"));
}

static void validate_host(core_check *check, crd_string host, const crd_path *path) {
  crd_core_string_passes(check, path, host,
                         is_wildcard(host) ? crd_check_wildcard_dns1123_subdomain : crd_check_dns1123_subdomain);
}

/* validateIngressRules */
static void validate_ingress_rules(core_check *check, const core_networking_ingress_rule_list *rules,
                                   const ingress_options *options, const crd_path *path) {
  for (uint32_t i = 0; i < rules->count; i++) {
    const core_networking_ingress_rule *rule = &rules->items[i];
    const crd_path *host = CORE_AT(CORE_ITEM(path, i), "host");
    if (rule->host.size) {
      if (crd_core_ip_family(rule->host))
        crd_core_bad_text(check, host, rule->host, "must be a DNS name, not an IP address");
      validate_host(check, rule->host, host);
    }
    if (!is_wildcard(rule->host) || !options->wildcard_rules)
      validate_rule_value(check, &rule->ingress_rule_value, options, CORE_ITEM(path, i));
  }
}

/* validateIngressTLS, validateTLSSecretName */
static void validate_ingress_tls(core_check *check, const core_networking_ingress_tls_list *list,
                                 const ingress_options *options, const crd_path *path) {
  for (uint32_t i = 0; i < list->count; i++) {
    const core_networking_ingress_tls *tls = &list->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    for (uint32_t k = 0; k < tls->hosts.count; k++)
      validate_host(check, tls->hosts.items[k], CORE_ITEM(CORE_AT(at, "hosts"), k));
    if (!options->secret_names)
      crd_core_validate_given(check, CORE_AT(at, "secretName"), tls->secret_name, crd_check_dns1123_subdomain);
  }
}

/* allowInvalidSecretName */
static bool has_bad_secret_name(const core_check *check, const core_networking_ingress_tls_list *list) {
  for (uint32_t i = 0; i < list->count; i++)
    if (list->items[i].secret_name.size &&
        !crd_core_text_passes(check->arena, list->items[i].secret_name, crd_check_dns1123_subdomain))
      return true;
  return false;
}

/* allowInvalidWildcardHostRule */
static bool has_bad_wildcard_rule(const core_check *check, const core_networking_ingress_rule_list *rules) {
  crd_errors errors = crd_errors_init(check->arena);
  core_check aside = *check;
  aside.errors = &errors;
  for (uint32_t i = 0; i < rules->count && !errors.count; i++)
    if (is_wildcard(rules->items[i].host))
      validate_rule_value(&aside, &rules->items[i].ingress_rule_value, &(ingress_options){.secret_names = false}, NULL);
  return errors.count;
}

static bool has_relaxed_name(const core_check *check, const core_networking_ingress_backend *backend) {
  return backend && backend->service &&
         crd_core_text_passes(check->arena, backend->service->name, crd_check_dns1123_label) &&
         !crd_core_text_passes(check->arena, backend->service->name, crd_check_dns1035_label);
}

/* allowRelaxedServiceNameValidation */
static bool uses_relaxed_names(const core_check *check, const core_networking_ingress_spec *spec) {
  if (has_relaxed_name(check, spec->default_backend)) return true;
  for (uint32_t i = 0; i < spec->rules.count; i++) {
    const core_networking_http_ingress_rule_value *http = spec->rules.items[i].ingress_rule_value.http;
    for (uint32_t k = 0; http && k < http->paths.count; k++)
      if (has_relaxed_name(check, &http->paths.items[k].backend)) return true;
  }
  return false;
}

static ingress_options ingress_options_for(const core_check *check, const core_networking_ingress *old) {
  const bool relaxed = check->options->gates.relaxed_service_name_validation;
  if (!old) return (ingress_options){.relaxed_names = relaxed};
  return (ingress_options){.secret_names = has_bad_secret_name(check, &old->spec.tls),
                           .wildcard_rules = has_bad_wildcard_rule(check, &old->spec.rules),
                           .relaxed_names = relaxed || uses_relaxed_names(check, &old->spec)};
}

static const crd_string *class_annotation(const core_networking_ingress *ingress) {
  return crd_core_string_map_get(&ingress->metadata.annotations, CRD_STRING(INGRESS_CLASS_ANNOTATION));
}

/* ValidateIngressCreate, ValidateIngressUpdate, validateIngress, ValidateIngressSpec */
static void validate_ingress(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_networking_ingress_spec *spec = &((const core_networking_ingress *)object)->spec;
  const crd_path *path = CORE_SPEC;
  const ingress_options options = ingress_options_for(check, before);
  const crd_string *class = class_annotation(object);
  if (!spec->rules.count && !spec->default_backend)
    crd_core_invalid(check, path, crd_core_show_list(check, &crd_core_networking_ingress_rule_type, &spec->rules),
                     "either `defaultBackend` or `rules` must be specified");
  if (spec->default_backend) validate_backend(check, spec->default_backend, &options, CORE_AT(path, "defaultBackend"));
  validate_ingress_rules(check, &spec->rules, &options, CORE_AT(path, "rules"));
  validate_ingress_tls(check, &spec->tls, &options, CORE_AT(path, "tls"));
  crd_core_validate_optional(check, CORE_AT(path, "ingressClassName"), &spec->ingress_class_name,
                             crd_check_dns1123_subdomain);
  if (!before && class && spec->ingress_class_name.set && !crd_string_equal(*class, spec->ingress_class_name.value))
    crd_core_bad_text(check, CORE_AT(CORE_AT(NULL, "annotations"), INGRESS_CLASS_ANNOTATION), *class,
                      "must match `ingressClassName` when both are specified");
}

static void warn_of_ingress(core_judging *judging, const void *object, const void *before) {
  if (!before && class_annotation(object) && !((const core_networking_ingress *)object)->spec.ingress_class_name.set)
    crd_texts_add(&judging->warnings.texts, CRD_STRING("annotation \"" INGRESS_CLASS_ANNOTATION
                                                       "\" is deprecated, please use 'spec.ingressClassName' instead"));
}

/* ValidateIngressStatusUpdate, ValidateIngressLoadBalancerStatus */
static void validate_ingress_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_networking_ingress_load_balancer_ingress_list
      *points = &((const core_networking_ingress *)object)->status.load_balancer.ingress,
      *old = &((const core_networking_ingress *)before)->status.load_balancer.ingress;
  const crd_path *path = CORE_AT(CORE_AT(CORE_STATUS, "loadBalancer"), "ingress");
  crd_texts ips = {.arena = check->arena};
  for (uint32_t i = 0; i < old->count; i++) crd_texts_add(&ips, old->items[i].ip);
  const core_string_list known = {ips.items, ips.count};
  for (uint32_t i = 0; i < points->count; i++) {
    const crd_path *at = CORE_ITEM(path, i);
    if (points->items[i].ip.size) crd_core_validate_legacy_ip(check, points->items[i].ip, &known, CORE_AT(at, "ip"));
    crd_core_validate_dns_host(check, points->items[i].hostname, CORE_AT(at, "hostname"));
  }
}

static void warn_of_ingress_status(core_judging *judging, const void *object, const void *before) {
  const core_networking_ingress *ingress = object;
  const core_networking_ingress_load_balancer_ingress_list *points = &ingress->status.load_balancer.ingress;
  const crd_path *path = CORE_AT(CORE_AT(CORE_STATUS, "loadBalancer"), "ingress");
  for (uint32_t i = 0; i < points->count; i++)
    if (points->items[i].ip.size) crd_core_warn_of_ip(&judging->warnings, points->items[i].ip, CORE_ITEM(path, i));
}

const core_object_kind crd_core_ingress_kind = {
    CORE_KIND("networking.k8s.io", "v1", "Ingress", networking_ingress),
    CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_CHANGED | CORE_ASK_NEW, .validate = validate_ingress,
               .warn = warn_of_ingress),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_ingress_status, .warn = warn_of_ingress_status),
};

/* ---- IngressClass ---- */

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
