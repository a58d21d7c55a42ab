/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 CSIStorageCapacity (pkg/registry/storage/csistoragecapacity/strategy.go, pkg/apis/storage/validation,
 * pkg/api/storage). */
#include "storage.h"

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
