/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 CSIDriver, CSINode and CSIStorageCapacity
 * (pkg/registry/storage/{csidriver,csinode,csistoragecapacity}/strategy.go, pkg/apis/storage/{v1,validation},
 * pkg/api/storage). */
#include "storage.h"

#include <crd/meta_v1.h>

/* validateTokenRequests */
static void validate_token_requests(core_check *check, const core_storage_token_request_list *requests,
                                    const crd_path *path) {
  enum { LEAST_SECONDS = 600 };
  CORE_NAME_SET(audiences, check->arena);
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

/* ValidateCSIDriver, ValidateCSIDriverUpdate, validateCSIDriverSpec, validateAttachRequired, validatePodInfoOnMount,
 * validateFSGroupPolicy, validateVolumeLifecycleModes, validateNodeAllocatableUpdatePeriodSeconds, validateSELinuxMount,
 * validateServiceAccountTokenInSecrets, validatePreventPodSchedulingIfMissing: required fields have defaults.
 * attachedRequired is upstream's spelling. The declarative rule about modes is not enforced yet. */
static void validate_driver(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_csi_driver_spec *spec = &((const core_storage_csi_driver *)object)->spec;
  const core_storage_csi_driver *old = before;
  const core_optional_int64 *period = &spec->node_allocatable_update_period_seconds;
  const core_optional_bool *in_secrets = &spec->service_account_token_in_secrets;
  const crd_path *path = CORE_SPEC, *modes = CORE_AT(path, "volumeLifecycleModes");
  enum { LEAST_PERIOD = 10 };
  crd_core_validate_optional_choice(check, CORE_AT(path, "fsGroupPolicy"), &spec->fs_group_policy,
                                    "File None ReadWriteOnceWithFSType");
  validate_token_requests(check, &spec->token_requests, CORE_AT(path, "tokenRequests"));
  for (uint32_t i = 0; i < spec->volume_lifecycle_modes.count; i++)
    crd_core_validate_choice(check, modes, spec->volume_lifecycle_modes.items[i], "Persistent Ephemeral");
  if (period->set && period->value < LEAST_PERIOD)
    crd_core_bad_number(check, CORE_AT(path, "nodeAllocatableUpdatePeriodSeconds"), period->value,
                        "must be greater than or equal to 10 seconds");
  if (in_secrets->set && !spec->token_requests.count)
    crd_core_bad_bool(check, CORE_AT(path, "serviceAccountTokenInSecrets"), in_secrets->value,
                      "serviceAccountTokenInSecrets is set but no tokenRequests are specified");
  if (!old) return;
  crd_core_validate_immutable(check, spec->attach_required.value == old->spec.attach_required.value,
                              crd_bad_bool(spec->attach_required.value), CORE_AT(path, "attachedRequired"));
  if (!crd_core_same_texts(&spec->volume_lifecycle_modes, &old->spec.volume_lifecycle_modes))
    crd_core_validate_immutable(
        check, false, crd_core_show_words(check, "storage.VolumeLifecycleMode", &spec->volume_lifecycle_modes), modes);
}

/* Warns about token requests that have changed. */
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
    CORE_CLUSTER_KIND("storage.k8s.io", "v1", "CSIDriver", storage_csi_driver),
    /* SetDefaults_CSIDriver */
    CORE_DEFAULTS({"spec.attachRequired", "true", 0}, {"spec.podInfoOnMount", "false", 0},
                  {"spec.storageCapacity", "false", 0}, {"spec.fsGroupPolicy", "ReadWriteOnceWithFSType", 0},
                  {"spec.volumeLifecycleModes", "Persistent", 0}, {"spec.requiresRepublish", "false", 0},
                  {"spec.seLinuxMount", "false", CORE_GATE(selinux_mount_read_write_once_pod)},
                  {"spec.preventPodSchedulingIfMissing", "false", CORE_GATE(volume_limit_scaling)}),
    CORE_GATED({CORE_GATE(selinux_mount_read_write_once_pod), .paths = "spec.seLinuxMount"},
               {CORE_GATE(mutable_csi_node_allocatable_count), .paths = "spec.nodeAllocatableUpdatePeriodSeconds"},
               {CORE_GATE(csi_service_account_token_secrets), .paths = "spec.serviceAccountTokenInSecrets"},
               {CORE_GATE(volume_limit_scaling), .paths = "spec.preventPodSchedulingIfMissing"}),
    .create = {.validate = validate_driver, .warn = warn_of_driver},
    CORE_UPDATES({.prepare = crd_core_prepare_workload, .validate = validate_driver, .warn = warn_of_driver}),
};

/* ---- CSINode ---- */

/* Errors for keys are at the path of the driver. */
static void validate_topology_keys(core_check *check, const core_string_list *keys, const crd_path *path) {
  CORE_NAME_SET(met, check->arena);
  for (uint32_t i = 0; i < keys->count; i++) {
    crd_string key = keys->items[i];
    if (!key.size) crd_core_required(check, path, NULL);
    crd_core_validate_new(check, &met, key, crd_bad_string(key), path);
    crd_core_string_passes(check, path, key, crd_check_qualified_name);
  }
}

/* validateCSINodeDriver, validateCSINodeDriverNodeID, validateCSINodeDriverAllocatable */
static void validate_node_driver(core_check *check, const core_storage_csi_node_driver *driver, core_name_set *met,
                                 const crd_path *path) {
  enum { LONGEST_ID = 256 };
  const crd_path *id = CORE_AT(path, "nodeID");
  crd_core_validate_required_driver_name(check, driver->name, CORE_AT(path, "name"));
  if (!driver->node_id.size) crd_core_required(check, id, NULL);
  if (driver->node_id.size > LONGEST_ID) crd_core_bad_text(check, id, driver->node_id, "must be 256 characters or less");
  if (driver->allocatable && driver->allocatable->count.set)
    crd_core_validate_nonnegative(check, driver->allocatable->count.value, CORE_AT(CORE_AT(path, "allocatable"), "count"));
  crd_core_validate_new(check, met, driver->name, crd_bad_string(driver->name), CORE_AT(path, "name"));
  validate_topology_keys(check, &driver->topology_keys, path);
}

/* An existing driver must not change, except its number of volumes, so the error prints that as unset. */
static void validate_same_drivers(core_check *check, const core_storage_csi_node_driver_list *now,
                                  const core_storage_csi_node_driver_list *old, const crd_path *path) {
  for (uint32_t i = 0; i < old->count; i++)
    for (uint32_t k = 0; k < now->count; k++) {
      core_storage_csi_node_driver a = now->items[k], b = old->items[i];
      if (!crd_string_equal(a.name, b.name)) continue;
      if (check->options->gates.mutable_csi_node_allocatable_count) a.allocatable = b.allocatable = NULL;
      crd_core_validate_same_struct(check, &crd_core_storage_csi_node_driver_type, &a, &b, path);
    }
}

/* ValidateCSINode, ValidateCSINodeUpdate, validateCSINodeSpec, validateCSINodeDrivers */
static void validate_csi_node(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_csi_node_driver_list *drivers = &((const core_storage_csi_node *)object)->spec.drivers;
  const crd_path *path = CORE_AT(CORE_SPEC, "drivers");
  CORE_NAME_SET(met, check->arena);
  for (uint32_t i = 0; i < drivers->count; i++) validate_node_driver(check, &drivers->items[i], &met, CORE_ITEM(path, i));
  if (before) validate_same_drivers(check, drivers, &((const core_storage_csi_node *)before)->spec.drivers, path);
}

/* validateStorageHealthCondition */
static void validate_health_condition(core_check *check, const core_storage_storage_health_condition *condition,
                                      const crd_path *path) {
  enum { LONGEST_REASON = 256, LONGEST_MESSAGE = 1024 };
  const crd_path *reason = CORE_AT(path, "reason");
  crd_core_validate_choice(check, CORE_AT(path, "status"), condition->status, "StorageDegraded StorageUnreachable");
  crd_core_require(check, reason, condition->reason, crd_check_condition_reason);
  if (condition->reason.size > LONGEST_REASON) crd_core_too_long(check, reason, LONGEST_REASON);
  if (condition->message.size > LONGEST_MESSAGE) crd_core_too_long(check, CORE_AT(path, "message"), LONGEST_MESSAGE);
  crd_core_validate_optional_choice(check, CORE_AT(path, "accessMode"), &condition->access_mode,
                                    "ReadOnlyMany ReadWriteMany ReadWriteOnce ReadWriteOncePod");
  crd_core_validate_optional_choice(check, CORE_AT(path, "volumeMode"), &condition->volume_mode, "Filesystem Block");
}

/* validateStorageHealth */
static void validate_storage_health(core_check *check, const core_storage_storage_health *health, const crd_path *path) {
  enum { MOST_CONDITIONS = 16 };
  const crd_path *list = CORE_AT(path, "healthConditions");
  uint32_t count = health->health_conditions.count;
  crd_core_validate_required_driver_name(check, health->name, CORE_AT(path, "name"));
  if (crd_core_has_too_many(check, count, MOST_CONDITIONS, list)) return;
  for (uint32_t i = 0; i < count; i++)
    validate_health_condition(check, &health->health_conditions.items[i], CORE_ITEM(list, i));
}

/* ValidateCSINodeStatusUpdate */
static void validate_csi_node_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_storage_health_list *list = &((const core_storage_csi_node *)object)->status.storage_health;
  const crd_path *path = CORE_AT(CORE_STATUS, "storageHealth");
  CORE_NAME_SET(met, check->arena);
  for (uint32_t i = 0; i < list->count; i++) {
    crd_core_validate_new(check, &met, list->items[i].name, crd_bad_string(list->items[i].name), CORE_ITEM(path, i));
    validate_storage_health(check, &list->items[i], CORE_ITEM(path, i));
  }
}

const core_object_kind crd_core_csi_node_kind = {
    CORE_CLUSTER_KIND("storage.k8s.io", "v1", "CSINode", storage_csi_node),
    CORE_GATED({CORE_GATE(csi_volume_health), .paths = "status.storageHealth"}), /* dropDisabledCSINodeFields */
    CORE_STEPS(.asks = CORE_ASK_NEW, .prepare = crd_core_keep_status, .validate = validate_csi_node, .whole_until = 35),
    CORE_OF_STATUS(.since = 37, .prepare = crd_core_keep_all_but_status, .validate = validate_csi_node_status),
};

/* ---- CSIStorageCapacity ---- */

/* ValidateCSIStorageCapacity, ValidateCSIStorageCapacityUpdate, hasInvalidLabelValueInLabelSelector */
static void validate_storage_capacity(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_csi_storage_capacity *capacity = object, *old = before;
  bool any_value = old && !crd_core_selector_converts(check, old->node_topology);
  crd_core_validate_label_selector_of_any_value(check, capacity->node_topology, any_value, CORE_AT(NULL, "nodeTopology"));
  crd_core_string_passes(check, CORE_AT(NULL, "storageClassName"), capacity->storage_class_name,
                         crd_check_dns1123_subdomain);
  if (capacity->capacity && crd_quantity_sign(capacity->capacity) < 0)
    crd_core_invalid(check, CORE_AT(NULL, "capacity"), crd_core_show_quantity(check, capacity->capacity),
                     "must be greater than or equal to 0");
  if (!old) return;
  crd_core_validate_metadata_update(check, &capacity->metadata, &old->metadata);
  crd_core_validate_same_fields(check, judging->kind->type, capacity, old, "nodeTopology storageClassName", NULL);
}

/* GetWarningsForNodeSelector, GetWarningsForCSIStorageCapacity */
static void warn_of_capacity(core_judging *judging, const void *object, const void *before) {
  const core_label_selector *selector = ((const core_storage_csi_storage_capacity *)object)->node_topology;
  const crd_path *path = CORE_AT(NULL, "nodeTopology"), *expressions = CORE_AT(path, "matchExpressions"),
                 *labels = CORE_AT(path, "matchLabels");
  for (uint32_t i = 0; selector && i < selector->match_expressions.count; i++)
    crd_core_warn_of_node_label(&judging->warnings, selector->match_expressions.items[i].key, true,
                                CORE_AT(CORE_ITEM(expressions, i), "key"));
  for (uint32_t i = 0; selector && i < selector->match_labels.count; i++)
    crd_core_warn_of_node_label(&judging->warnings, selector->match_labels.items[i].key, false,
                                CORE_NAMED(labels, selector->match_labels.items[i].key));
}

const core_object_kind crd_core_csi_storage_capacity_kind = {
    CORE_KIND("storage.k8s.io", "v1", "CSIStorageCapacity", storage_csi_storage_capacity),
    CORE_STEPS(.asks = CORE_ASK_NEW, .validate = validate_storage_capacity, .warn = warn_of_capacity),
};
