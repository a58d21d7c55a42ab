/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 CSIDriver (pkg/registry/storage/csidriver/strategy.go, pkg/apis/storage/{v1,validation}). */
#include "storage.h"

#include "../../gotypes/equal.h"
#include "../containers/container_parts.h"
#include "../workloads/workload.h"

#include <crd/arena.h>
#include <stddef.h>

static void default_bool(core_optional_bool *field, bool value) {
  if (!field->set) *field = (core_optional_bool){true, value};
}

/* SetDefaults_CSIDriver */
static void set_driver_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_storage_csi_driver_spec *spec = &((core_storage_csi_driver *)object)->spec;
  default_bool(&spec->attach_required, true);
  default_bool(&spec->pod_info_on_mount, false);
  default_bool(&spec->storage_capacity, false);
  if (!spec->fs_group_policy.set)
    spec->fs_group_policy = (core_optional_string){true, CRD_STRING("ReadWriteOnceWithFSType")};
  if (!spec->volume_lifecycle_modes.count) {
    spec->volume_lifecycle_modes = (core_string_list){crd_arena_alloc(arena, sizeof(crd_string)), 1};
    spec->volume_lifecycle_modes.items[0] = CRD_STRING("Persistent");
  }
  default_bool(&spec->requires_republish, false);
  if (options->gates.selinux_mount_read_write_once_pod) default_bool(&spec->selinux_mount, false);
  if (options->gates.volume_limit_scaling) default_bool(&spec->prevent_pod_scheduling_if_missing, false);
}

/* Fields of features that are off go, but not where the old driver has them. */
static void drop_driver_fields(const core_gates *gates, core_storage_csi_driver_spec *spec,
                               const core_storage_csi_driver_spec *old) {
  if (!gates->selinux_mount_read_write_once_pod && !(old && old->selinux_mount.set)) spec->selinux_mount.set = false;
  if (!gates->mutable_csi_node_allocatable_count && !(old && old->node_allocatable_update_period_seconds.set))
    spec->node_allocatable_update_period_seconds.set = false;
  if (!gates->csi_service_account_token_secrets && !(old && old->service_account_token_in_secrets.set))
    spec->service_account_token_in_secrets.set = false;
  if (!gates->volume_limit_scaling && !(old && old->prevent_pod_scheduling_if_missing.set))
    spec->prevent_pod_scheduling_if_missing.set = false;
}

static void prepare_driver_create(core_judging *judging, void *object, const void *before) {
  drop_driver_fields(&judging->options.gates, &((core_storage_csi_driver *)object)->spec, NULL);
}

static void prepare_driver_update(core_judging *judging, void *object, const void *before) {
  core_storage_csi_driver *driver = object;
  const core_storage_csi_driver *old = before;
  drop_driver_fields(&judging->options.gates, &driver->spec, &old->spec);
  core_count_change(&driver->metadata, &old->metadata,
                    crd_core_equal(&crd_core_storage_csi_driver_spec_type, &driver->spec, &old->spec));
}

/* validateTokenRequests */
static void validate_token_requests(core_check *check, const core_storage_token_request_list *requests,
                                    const crd_path *path) {
  enum { LEAST_SECONDS = 600 };
  core_name_set audiences;
  core_name_set_begin(&audiences, check->arena);
  for (uint32_t i = 0; i < requests->count; i++) {
    const core_storage_token_request *request = &requests->items[i];
    const core_optional_int64 *seconds = &request->expiration_seconds;
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "expirationSeconds");
    if (!crd_core_name_set_add(&audiences, request->audience)) {
      crd_core_duplicate(check, CORE_AT(CORE_ITEM(path, i), "audience"), crd_bad_string(request->audience));
      continue;
    }
    if (seconds->set && seconds->value < LEAST_SECONDS)
      crd_core_bad_number(check, at, seconds->value, "may not specify a duration less than 10 minutes");
    if (seconds->set && seconds->value > (int64_t)1 << 32)
      crd_core_bad_number(check, at, seconds->value, "may not specify a duration larger than 2^32 seconds");
  }
}

/* validateFSGroupPolicy, validateVolumeLifecycleModes: the latter in upstream's order. */
static void validate_driver_choices(core_check *check, const core_storage_csi_driver_spec *spec) {
  const core_optional_string *policy = &spec->fs_group_policy;
  if (policy->set)
    crd_core_validate_choice(check, CORE_AT(CORE_SPEC, "fsGroupPolicy"), policy->value, "File None ReadWriteOnceWithFSType");
  validate_token_requests(check, &spec->token_requests, CORE_AT(CORE_SPEC, "tokenRequests"));
  for (uint32_t i = 0; i < spec->volume_lifecycle_modes.count; i++)
    crd_core_validate_choice(check, CORE_AT(CORE_SPEC, "volumeLifecycleModes"), spec->volume_lifecycle_modes.items[i],
                             "Persistent Ephemeral");
}

/* validateAttachRequired, validatePodInfoOnMount, validateNodeAllocatableUpdatePeriodSeconds, validateSELinuxMount,
 * validateServiceAccountTokenInSecrets, validatePreventPodSchedulingIfMissing, validateCSIDriverSpec. What must be set has a
 * default. */
static void validate_driver_spec(core_check *check, const core_storage_csi_driver_spec *spec) {
  const core_optional_int64 *period = &spec->node_allocatable_update_period_seconds;
  const core_optional_bool *in_secrets = &spec->service_account_token_in_secrets;
  enum { LEAST_PERIOD = 10 };
  validate_driver_choices(check, spec);
  if (period->set && period->value < LEAST_PERIOD)
    crd_core_bad_number(check, CORE_AT(CORE_SPEC, "nodeAllocatableUpdatePeriodSeconds"), period->value,
                        "must be greater than or equal to 10 seconds");
  if (in_secrets->set && !spec->token_requests.count)
    crd_core_bad_bool(check, CORE_AT(CORE_SPEC, "serviceAccountTokenInSecrets"), in_secrets->value,
                      "serviceAccountTokenInSecrets is set but no tokenRequests are specified");
}

/* ValidateCSIDriver */
static void validate_driver_create(core_judging *judging, const void *object, const void *before) {
  const core_storage_csi_driver *driver = object;
  crd_core_validate_metadata(&judging->check, &driver->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_driver_spec(&judging->check, &driver->spec);
}

/* ValidateCSIDriverUpdate; attachedRequired is upstream's word. The declarative rule about modes is not enforced yet. */
static void validate_driver_update(core_judging *judging, const void *object, const void *before) {
  const core_storage_csi_driver *driver = object, *old = before;
  const core_storage_csi_driver_spec *spec = &driver->spec;
  core_check *check = &judging->check;
  crd_core_validate_metadata_update(check, &driver->metadata, &old->metadata);
  validate_driver_spec(check, spec);
  crd_core_validate_immutable(check, spec->attach_required.value == old->spec.attach_required.value,
                              crd_bad_bool(spec->attach_required.value), CORE_AT(CORE_SPEC, "attachedRequired"));
  crd_core_validate_immutable(check, crd_core_same_texts(&spec->volume_lifecycle_modes, &old->spec.volume_lifecycle_modes),
                              crd_core_show_words(check, "storage.VolumeLifecycleMode", &spec->volume_lifecycle_modes),
                              CORE_AT(CORE_SPEC, "volumeLifecycleModes"));
}

/* Of tokens that are asked for as they were not before. */
static void warn_of_driver(core_judging *judging, const void *object, const void *before) {
  const core_storage_csi_driver_spec *spec = &((const core_storage_csi_driver *)object)->spec;
  const core_storage_csi_driver *old = before;
  const core_storage_token_request_list *requests = &spec->token_requests;
  if (judging->options.gates.csi_service_account_token_secrets && requests->count &&
      !spec->service_account_token_in_secrets.set &&
      !(old && crd_core_lists_equal(&crd_core_storage_token_request_type, requests, &old->spec.token_requests)))
    crd_texts_add(&judging->warnings.texts,
                  CRD_STRING("spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to "
                             "true to prevent possible logging of tokens in volume attributes"));
}

const core_object_kind crd_core_csi_driver_kind = {
    CORE_KIND("storage.k8s.io", "v1", "CSIDriver", storage_csi_driver),
    .cluster_scoped = true,
    CORE_SPEC_OF(storage_csi_driver),
    .set_defaults = set_driver_defaults,
    .create = {.prepare = prepare_driver_create, .validate = validate_driver_create, .warn = warn_of_driver},
    CORE_UPDATES({.prepare = prepare_driver_update, .validate = validate_driver_update, .warn = warn_of_driver}),
};
