/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 CSINode (pkg/registry/storage/csinode/strategy.go, pkg/apis/storage/validation). */
#include "storage.h"

#include <crd/meta_v1.h>

/* ---- drivers ---- */

/* The errors of keys are at the path of the driver. */
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

/* A driver that is still there is as it was; how many volumes it takes may change, and is shown as not set then. */
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

/* ---- status ---- */

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
