/* SPDX-License-Identifier: Apache-2.0 */
/* apiregistration.k8s.io/v1 APIService (kube-aggregator: pkg/registry/apiservice/strategy.go, pkg/apis/apiregistration). */
#include "../rules.h"
#include "types_registration.h"

typedef core_apiregistration_api_service api_service;

/* NewLocalAvailableAPIServiceCondition: a group that the API server serves itself is available. */
static void prepare_api_service(core_judging *judging, void *object, const void *before) {
  api_service *service = object;
  crd_core_keep_status(judging, object, before);
  if (before || service->spec.service) return;
  core_apiregistration_api_service_condition *local = crd_arena_alloc(judging->check.arena, sizeof *local);
  *local = (core_apiregistration_api_service_condition){.type = CRD_STRING("Available"),
                                                        .status = CRD_STRING("True"),
                                                        .last_transition_time = {judging->now},
                                                        .reason = CRD_STRING("Local"),
                                                        .message = CRD_STRING("Local APIServices are always available")};
  service->status.conditions = (core_apiregistration_api_service_condition_list){local, 1};
}

/* Keeps less of the metadata than metav1.ResetObjectMetaForStatus. */
static void prepare_api_service_status(core_judging *judging, void *object, const void *before) {
  api_service *service = object;
  const api_service *old = before;
  service->spec = old->spec;
  service->metadata.labels = old->metadata.labels;
  service->metadata.annotations = old->metadata.annotations;
  service->metadata.finalizers = old->metadata.finalizers;
  service->metadata.owner_references = old->metadata.owner_references;
}

/* The name consists of version and group; a generateName has the same rule. */
static void validate_service_name(core_check *check, crd_string name, crd_string wanted, const crd_path *path) {
  crd_text quoted = {.arena = check->arena};
  if (!name.size || !crd_core_string_passes(check, path, name, crd_core_check_path_segment)) return;
  crd_text_add_quoted(&quoted, wanted);
  if (!crd_string_equal(name, wanted))
    crd_core_invalid_as(check, path, crd_bad_string(name), "must be `spec.version+\".\"+spec.group`: %.*s",
                        CRD_PRINT(crd_text_string(&quoted)));
}

static void validate_service_priority(core_check *check, int32_t priority, int32_t most, const crd_path *path) {
  if (priority <= 0 || priority > most)
    crd_core_invalid_as(check, path, crd_bad_int(priority), "must be positive and less than %d", (int)most);
}

/* The rules for a group that the API server serves itself, and for a group behind a service. */
static void validate_place(core_check *check, const core_apiregistration_api_service_spec *spec, const crd_path *path) {
  enum { MOST_PORT = 65535 };
  const core_apiregistration_service_reference *service = spec->service;
  const crd_path *at = CORE_AT(path, "service"), *skips = CORE_AT(path, "insecureSkipTLSVerify");
  if (!service && spec->ca_bundle.size)
    crd_core_bad_text(check, CORE_AT(path, "caBundle"), crd_arena_printf(check->arena, "%zu bytes", spec->ca_bundle.size),
                      "local APIServices may not have a caBundle");
  if (!service && spec->insecure_skip_tls_verify)
    crd_core_bad_bool(check, skips, true, "local APIServices may not have insecureSkipTLSVerify");
  if (!service) return;
  if (!service->namespace.size) crd_core_required(check, CORE_AT(at, "namespace"), NULL);
  if (!service->name.size) crd_core_required(check, CORE_AT(at, "name"), NULL);
  if (service->port.value < 1 || service->port.value > MOST_PORT)
    crd_core_bad_number(check, CORE_AT(at, "port"), service->port.value,
                        "port is not valid: must be between 1 and 65535, inclusive");
  if (spec->insecure_skip_tls_verify && spec->ca_bundle.size)
    crd_core_bad_bool(check, skips, true, "may not be true if caBundle is present");
}

/* ValidateAPIService, ValidateAPIServiceUpdate */
static void validate_api_service(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { MOST_OF_GROUPS = 20000, MOST_OF_VERSIONS = 1000 };
  const core_object_meta *metadata = &((const api_service *)object)->metadata;
  const core_apiregistration_api_service_spec *spec = &((const api_service *)object)->spec;
  const crd_path *path = CORE_SPEC, *meta = CORE_METADATA;
  crd_string wanted = crd_arena_printf(check->arena, "%.*s.%.*s", CRD_PRINT(spec->version), CRD_PRINT(spec->group));
  validate_service_name(check, metadata->generate_name, wanted, CORE_AT(meta, "generateName"));
  validate_service_name(check, metadata->name, wanted, CORE_AT(meta, "name"));
  crd_core_validate_plain_metadata(check, metadata, CRD_NAME_ANY);
  if (!spec->group.size && !core_is(spec->version, "v1"))
    crd_core_required(check, CORE_AT(path, "group"), "only v1 may have an empty group and it better be legacy kube");
  crd_core_validate_given(check, CORE_AT(path, "group"), spec->group, crd_check_dns1123_subdomain);
  crd_core_string_passes(check, CORE_AT(path, "version"), spec->version, crd_check_dns1035_label);
  validate_service_priority(check, spec->group_priority_minimum, MOST_OF_GROUPS, CORE_AT(path, "groupPriorityMinimum"));
  validate_service_priority(check, spec->version_priority, MOST_OF_VERSIONS, CORE_AT(path, "versionPriority"));
  validate_place(check, spec, path);
}

/* ValidateAPIServiceStatusUpdate */
static void validate_api_service_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_apiregistration_api_service_condition_list *conditions = &((const api_service *)object)->status.conditions;
  const crd_path *list = CORE_AT(CORE_STATUS, "conditions");
  for (uint32_t i = 0; i < conditions->count; i++)
    crd_core_validate_choice(check, CORE_AT(CORE_ITEM(list, i), "status"), conditions->items[i].status,
                             "True False Unknown");
}

/* SetDefaults_ServiceReference */
const core_object_kind crd_core_api_service_kind = {
    CORE_CLUSTER_KIND("apiregistration.k8s.io", "v1", "APIService", apiregistration_api_service),
    .undeclared = true,
    CORE_NAMES(CRD_NAME_ANY, .plain = true),
    CORE_DEFAULTS({"spec.service.port", "443", 0}),
    CORE_STEPS(.prepare = prepare_api_service, .asks = CORE_ASK_CHANGED, .validate = validate_api_service),
    CORE_OF_STATUS(.prepare = prepare_api_service_status, .validate = validate_api_service_status),
};
