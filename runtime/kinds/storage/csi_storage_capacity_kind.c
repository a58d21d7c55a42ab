/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 CSIStorageCapacity (pkg/registry/storage/csistoragecapacity/strategy.go, pkg/apis/storage/validation,
 * pkg/api/storage). */
#include "storage.h"

#include "../../gotypes/equal.h"
#include "../workloads/workload.h"

#include <crd/metadata.h>

/* ValidateCSIStorageCapacity */
static void validate_storage_capacity(core_check *check, const core_storage_csi_storage_capacity *capacity, bool any_value) {
  crd_core_validate_metadata(check, &capacity->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_label_selector_of_any_value(check, capacity->node_topology, any_value, CORE_AT(NULL, "nodeTopology"));
  crd_core_string_passes(check, CORE_AT(NULL, "storageClassName"), capacity->storage_class_name,
                         crd_check_dns1123_subdomain);
  if (capacity->capacity && crd_quantity_sign(capacity->capacity) < 0)
    crd_core_invalid(check, CORE_AT(NULL, "capacity"), crd_core_show_quantity(check, capacity->capacity),
                     CRD_STRING("must be greater than or equal to 0"));
}

static void validate_capacity_create(core_judging *judging, const void *object, const void *before) {
  validate_storage_capacity(&judging->check, object, false);
}

/* ValidateCSIStorageCapacityUpdate, hasInvalidLabelValueInLabelSelector */
static void validate_capacity_update(core_judging *judging, const void *object, const void *before) {
  const core_storage_csi_storage_capacity *capacity = object, *old = before;
  core_check *check = &judging->check;
  validate_storage_capacity(check, capacity, !crd_core_selector_converts(check, old->node_topology));
  crd_core_validate_metadata_update(check, &capacity->metadata, &old->metadata);
  crd_core_validate_same_struct(check, &crd_core_label_selector_type, capacity->node_topology, old->node_topology,
                                CORE_AT(NULL, "nodeTopology"));
  crd_core_validate_same_text(check, capacity->storage_class_name, old->storage_class_name,
                              CORE_AT(NULL, "storageClassName"));
}

/* GetWarningsForNodeSelector, GetWarningsForCSIStorageCapacity */
static void warn_of_capacity(core_judging *judging, const void *object, const void *before) {
  const core_label_selector *selector = ((const core_storage_csi_storage_capacity *)object)->node_topology;
  const crd_path *path = CORE_AT(NULL, "nodeTopology"), *expressions = CORE_AT(path, "matchExpressions"),
                 *labels = CORE_AT(path, "matchLabels");
  for (uint32_t i = 0; selector && i < selector->match_expressions.count; i++) {
    crd_string key = selector->match_expressions.items[i].key;
    const char *message = crd_core_find_node_label(key);
    if (message)
      crd_core_warn(&judging->warnings, CORE_AT(CORE_ITEM(expressions, i), "key"), "%.*s is %s", CRD_PRINT(key), message);
  }
  for (uint32_t i = 0; selector && i < selector->match_labels.count; i++) {
    crd_string key = selector->match_labels.items[i].key;
    const char *message = crd_core_find_node_label(key);
    if (message) crd_core_warn(&judging->warnings, CORE_NAMED(labels, key), "%s", message);
  }
}

const core_object_kind crd_core_csi_storage_capacity_kind = {
    CORE_KIND("storage.k8s.io", "v1", "CSIStorageCapacity", storage_csi_storage_capacity),
    .create = {.validate = validate_capacity_create, .warn = warn_of_capacity},
    CORE_UPDATES({.validate = validate_capacity_update, .warn = warn_of_capacity}),
};
