/* SPDX-License-Identifier: Apache-2.0 */
/* apiregistration.k8s.io/v1 APIService (kube-aggregator: pkg/registry/apiservice/strategy.go, pkg/apis/apiregistration). */
#include "registration.h"

#include <crd/json.h>
#include <crd/metadata.h>
#include <stddef.h>

typedef core_apiregistration_api_service api_service;
typedef core_apiregistration_api_service_status api_service_status;

/* SetDefaults_ServiceReference */
static void set_api_service_defaults(crd_arena *arena, const core_options *options, void *object) {
  enum { HTTPS = 443 };
  core_apiregistration_service_reference *service = ((api_service *)object)->spec.service;
  if (service && !service->port.set) service->port = (core_optional_int32){true, HTTPS};
}

/* A group that the API server has itself is there: NewLocalAvailableAPIServiceCondition. */
static void prepare_api_service(core_judging *judging, void *object, const void *before) {
  api_service *service = object;
  core_apiregistration_api_service_condition *local;
  service->status = (api_service_status){.conditions = {NULL, 0}};
  if (service->spec.service) return;
  local = crd_arena_zalloc(judging->check.arena, sizeof *local);
  *local = (core_apiregistration_api_service_condition){.type = CRD_STRING("Available"),
                                                        .status = CRD_STRING("True"),
                                                        .last_transition_time = {judging->now},
                                                        .reason = CRD_STRING("Local"),
                                                        .message = CRD_STRING("Local APIServices are always available")};
  service->status.conditions.items = local;
  service->status.conditions.count = 1;
}

/* Of the metadata less is kept than metav1.ResetObjectMetaForStatus keeps. */
static void prepare_api_service_status(core_judging *judging, void *object, const void *before) {
  api_service *service = object;
  const api_service *old = before;
  service->spec = old->spec;
  service->metadata.labels = old->metadata.labels;
  service->metadata.annotations = old->metadata.annotations;
  service->metadata.finalizers = old->metadata.finalizers;
  service->metadata.owner_references = old->metadata.owner_references;
}

/* ---- rules ---- */

/* The name is made of the version and the group; a generateName is asked the same. */
static void validate_service_names(core_check *check, const api_service *service) {
  const core_object_meta *metadata = &service->metadata;
  const crd_path *path = CORE_METADATA;
  crd_string wanted =
      crd_arena_printf(check->arena, "%.*s.%.*s", CRD_PRINT(service->spec.version), CRD_PRINT(service->spec.group));
  for (int generated = 1; generated >= 0; generated--) {
    const crd_path *at = generated ? CORE_AT(path, "generateName") : CORE_AT(path, "name");
    crd_string name = generated ? metadata->generate_name : metadata->name;
    if (!name.size || !crd_core_string_passes(check, at, name, crd_core_check_path_segment)) continue;
    if (crd_string_equal(name, wanted)) continue;
    crd_text text = {.arena = check->arena};
    crd_text_add(&text, CRD_STRING("must be `spec.version+\".\"+spec.group`: "));
    crd_text_add_quoted(&text, wanted);
    crd_core_invalid(check, at, crd_bad_string(name), crd_text_string(&text));
  }
}

static void validate_service_priority(core_check *check, int32_t priority, int32_t most, const crd_path *path) {
  if (priority <= 0 || priority > most)
    crd_core_invalid(check, path, crd_bad_int(priority),
                     crd_arena_printf(check->arena, "must be positive and less than %d", (int)most));
}

/* What a group of the API server itself may not have. */
static void validate_local_service(core_check *check, const core_apiregistration_api_service_spec *spec,
                                   const crd_path *path) {
  size_t size = spec->ca_bundle.size;
  if (size)
    crd_core_bad_text(check, CORE_AT(path, "caBundle"), crd_arena_printf(check->arena, "%zu bytes", size),
                      "local APIServices may not have a caBundle");
  if (spec->insecure_skip_tls_verify)
    crd_core_bad_bool(check, CORE_AT(path, "insecureSkipTLSVerify"), true,
                      "local APIServices may not have insecureSkipTLSVerify");
}

static void validate_remote_service(core_check *check, const core_apiregistration_api_service_spec *spec,
                                    const crd_path *path) {
  enum { MOST_PORT = 65535 };
  const core_apiregistration_service_reference *service = spec->service;
  const crd_path *at = CORE_AT(path, "service");
  int32_t port = service->port.value;
  if (!service->namespace.size) crd_core_required(check, CORE_AT(at, "namespace"), CORE_NO_DETAIL);
  if (!service->name.size) crd_core_required(check, CORE_AT(at, "name"), CORE_NO_DETAIL);
  if (port < 1 || port > MOST_PORT)
    crd_core_bad_number(check, CORE_AT(at, "port"), port, "port is not valid: must be between 1 and 65535, inclusive");
  if (spec->insecure_skip_tls_verify && spec->ca_bundle.size)
    crd_core_bad_bool(check, CORE_AT(path, "insecureSkipTLSVerify"), true, "may not be true if caBundle is present");
}

/* ValidateAPIService */
static void validate_api_service(core_check *check, const api_service *service) {
  enum { MOST_OF_GROUPS = 20000, MOST_OF_VERSIONS = 1000 };
  const core_apiregistration_api_service_spec *spec = &service->spec;
  const crd_path *path = CORE_SPEC;
  validate_service_names(check, service);
  crd_core_validate_plain_metadata(check, &service->metadata, CRD_NAME_ANY);
  if (spec->group.size)
    crd_core_string_passes(check, CORE_AT(path, "group"), spec->group, crd_check_dns1123_subdomain);
  else if (!core_is(spec->version, "v1"))
    crd_core_required(check, CORE_AT(path, "group"),
                      CRD_STRING("only v1 may have an empty group and it better be legacy kube"));
  crd_core_string_passes(check, CORE_AT(path, "version"), spec->version, crd_check_dns1035_label);
  validate_service_priority(check, spec->group_priority_minimum, MOST_OF_GROUPS, CORE_AT(path, "groupPriorityMinimum"));
  validate_service_priority(check, spec->version_priority, MOST_OF_VERSIONS, CORE_AT(path, "versionPriority"));
  if (spec->service)
    validate_remote_service(check, spec, path);
  else
    validate_local_service(check, spec, path);
}

static void validate_api_service_create(core_judging *judging, const void *object, const void *before) {
  validate_api_service(&judging->check, object);
}

/* ValidateAPIServiceUpdate */
static void validate_api_service_update(core_judging *judging, const void *object, const void *before) {
  const api_service *service = object, *old = before;
  crd_core_validate_plain_metadata_update(&judging->check, &service->metadata, &old->metadata);
  validate_api_service(&judging->check, service);
}

/* ValidateAPIServiceStatusUpdate */
static void validate_api_service_status(core_judging *judging, const void *object, const void *before) {
  const api_service *service = object, *old = before;
  const crd_path *list = CORE_AT(CORE_STATUS, "conditions");
  core_check *check = &judging->check;
  crd_core_validate_plain_metadata_update(check, &service->metadata, &old->metadata);
  for (uint32_t i = 0; i < service->status.conditions.count; i++) {
    crd_string status = service->status.conditions.items[i].status;
    crd_core_validate_choice(check, CORE_AT(CORE_ITEM(list, i), "status"), status, "True False Unknown");
  }
}

const core_object_kind crd_core_api_service_kind = {
    CORE_KIND("apiregistration.k8s.io", "v1", "APIService", apiregistration_api_service),
    .cluster_scoped = true,
    .undeclared = true,
    .set_defaults = set_api_service_defaults,
    CORE_STATUS_OF(apiregistration_api_service),
    .create = {.prepare = prepare_api_service, .validate = validate_api_service_create},
    CORE_UPDATES({.prepare = crd_core_keep_status, .validate = validate_api_service_update},
                 {.subresource = "status", .prepare = prepare_api_service_status, .validate = validate_api_service_status}),
};
