/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: storage.k8s.io and storagemigration.k8s.io. tools/core-types.go prints
 * this file. */
#ifndef CORE_TYPES_STORAGE_H
#define CORE_TYPES_STORAGE_H

#include "types_core.h"

#define CORE_TYPES_STORAGE(TYPE)                                                                                            \
  TYPE(topology_selector_label_requirement, "TopologySelectorLabelRequirement", "v1.")                                      \
  TYPE(topology_selector_term, "TopologySelectorTerm", "v1.", CORE_ATOMIC)                                                  \
  TYPE(storage_storage_class, "StorageClass", "v1.")                                                                        \
  TYPE(storage_token_request, "TokenRequest", "v1.")                                                                        \
  TYPE(storage_csi_driver_spec, "CSIDriverSpec", "v1.")                                                                     \
  TYPE(storage_csi_driver, "CSIDriver", "v1.")                                                                              \
  TYPE(storage_volume_node_resources, "VolumeNodeResources", "v1.")                                                         \
  TYPE(storage_csi_node_driver, "CSINodeDriver", "v1.")                                                                     \
  TYPE(storage_csi_node_spec, "CSINodeSpec", "v1.")                                                                         \
  TYPE(storage_storage_health_condition, "StorageHealthCondition", "v1.")                                                   \
  TYPE(storage_storage_health, "StorageHealth", "v1.")                                                                      \
  TYPE(storage_csi_node_status, "CSINodeStatus", "v1.")                                                                     \
  TYPE(storage_csi_node, "CSINode", "v1.")                                                                                  \
  TYPE(storage_csi_storage_capacity, "CSIStorageCapacity", "v1.")                                                           \
  TYPE(storage_volume_attachment_source, "VolumeAttachmentSource", "v1.")                                                   \
  TYPE(storage_volume_attachment_spec, "VolumeAttachmentSpec", "v1.")                                                       \
  TYPE(storage_volume_error, "VolumeError", "v1.")                                                                          \
  TYPE(storage_volume_attachment_status, "VolumeAttachmentStatus", "v1.")                                                   \
  TYPE(storage_volume_attachment, "VolumeAttachment", "v1.")                                                                \
  TYPE(storage_volume_attributes_class, "VolumeAttributesClass", "v1.")                                                     \
  TYPE(group_resource, "GroupResource", "v1.")                                                                              \
  TYPE(storagemigration_storage_version_migration_spec, "StorageVersionMigrationSpec", "v1.")                               \
  TYPE(storagemigration_storage_version_migration_status, "StorageVersionMigrationStatus", "v1.")                           \
  TYPE(storagemigration_storage_version_migration, "StorageVersionMigration", "v1.")

#define CORE_ROWS_topology_selector_label_requirement(ROW, T)                                                               \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING_LIST, values, "values", "Values", "string", ALWAYS)
#define CORE_LOOKUP_topology_selector_label_requirement(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_topology_selector_term(ROW, T)                                                                            \
  ROW(T, LIST, match_label_expressions, "matchLabelExpressions", "MatchLabelExpressions",                                   \
      topology_selector_label_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_topology_selector_term(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_storage_storage_class(ROW, T)                                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRING, provisioner, "provisioner", "Provisioner", "string", ALWAYS)                                               \
  ROW(T, STRING_MAP, parameters, "parameters", "Parameters", "map[string]string", OMIT_EMPTY)                               \
  ROW(T, STRING_POINTER, reclaim_policy, "reclaimPolicy", "ReclaimPolicy", "v1.PersistentVolumeReclaimPolicy", OMIT_EMPTY)  \
  ROW(T, STRING_LIST, mount_options, "mountOptions", "MountOptions", "string", OMIT_EMPTY)                                  \
  ROW(T, BOOL_POINTER, allow_volume_expansion, "allowVolumeExpansion", "AllowVolumeExpansion", "bool", OMIT_EMPTY)          \
  ROW(T, STRING_POINTER, volume_binding_mode, "volumeBindingMode", "VolumeBindingMode", "v1.VolumeBindingMode", OMIT_EMPTY) \
  ROW(T, LIST, allowed_topologies, "allowedTopologies", "AllowedTopologies", topology_selector_term, OMIT_EMPTY)
#define CORE_LOOKUP_storage_storage_class(LOOKUP) LOOKUP(4, 0xA8C6D7FU, 8, 0, 2, 0, 0, 0, 7, 5, 6, 1, 0, 0, 4, 1, 3, 9)

#define CORE_ROWS_storage_token_request(ROW, T)                                                                             \
  ROW(T, STRING, audience, "audience", "Audience", "string", ALWAYS)                                                        \
  ROW(T, INT64_POINTER, expiration_seconds, "expirationSeconds", "ExpirationSeconds", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_storage_token_request(LOOKUP) LOOKUP(1, 0x730AD263U, 1, 2)

#define CORE_ROWS_storage_csi_driver_spec(ROW, T)                                                                           \
  ROW(T, BOOL_POINTER, attach_required, "attachRequired", "AttachRequired", "bool", OMIT_EMPTY)                             \
  ROW(T, BOOL_POINTER, pod_info_on_mount, "podInfoOnMount", "PodInfoOnMount", "bool", OMIT_EMPTY)                           \
  ROW(T, STRING_LIST, volume_lifecycle_modes, "volumeLifecycleModes", "VolumeLifecycleModes", "v1.VolumeLifecycleMode",     \
      OMIT_EMPTY, CORE_SET)                                                                                                 \
  ROW(T, BOOL_POINTER, storage_capacity, "storageCapacity", "StorageCapacity", "bool", OMIT_EMPTY)                          \
  ROW(T, STRING_POINTER, fs_group_policy, "fsGroupPolicy", "FSGroupPolicy", "v1.FSGroupPolicy", OMIT_EMPTY)                 \
  ROW(T, LIST, token_requests, "tokenRequests", "TokenRequests", storage_token_request, OMIT_EMPTY)                         \
  ROW(T, BOOL_POINTER, requires_republish, "requiresRepublish", "RequiresRepublish", "bool", OMIT_EMPTY)                    \
  ROW(T, BOOL_POINTER, selinux_mount, "seLinuxMount", "SELinuxMount", "bool", OMIT_EMPTY)                                   \
  ROW(T, INT64_POINTER, node_allocatable_update_period_seconds, "nodeAllocatableUpdatePeriodSeconds",                       \
      "NodeAllocatableUpdatePeriodSeconds", "int64", OMIT_EMPTY)                                                            \
  ROW(T, BOOL_POINTER, service_account_token_in_secrets, "serviceAccountTokenInSecrets", "ServiceAccountTokenInSecrets",    \
      "bool", OMIT_EMPTY)                                                                                                   \
  ROW(T, BOOL_POINTER, prevent_pod_scheduling_if_missing, "preventPodSchedulingIfMissing", "PreventPodSchedulingIfMissing", \
      "bool", OMIT_EMPTY)
#define CORE_LOOKUP_storage_csi_driver_spec(LOOKUP) LOOKUP(4, 0x1E7504BU, 5, 0, 3, 8, 0, 0, 0, 10, 11, 6, 4, 0, 9, 2, 7, 1)

#define CORE_ROWS_storage_csi_driver(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", storage_csi_driver_spec, ALWAYS)
#define CORE_LOOKUP_storage_csi_driver(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_storage_volume_node_resources(ROW, T) ROW(T, INT32_POINTER, count, "count", "Count", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_node_resources(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_storage_csi_node_driver(ROW, T)                                                                           \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, node_id, "nodeID", "NodeID", "string", ALWAYS)                                                             \
  ROW(T, STRING_LIST, topology_keys, "topologyKeys", "TopologyKeys", "string", ALWAYS, .need = CORE_OPTIONAL)               \
  ROW(T, STRUCT_POINTER, allocatable, "allocatable", "Allocatable", storage_volume_node_resources, OMIT_EMPTY)
#define CORE_LOOKUP_storage_csi_node_driver(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 4, 3, 2, 1)

#define CORE_ROWS_storage_csi_node_spec(ROW, T)                                                                             \
  ROW(T, LIST, drivers, "drivers", "Drivers", storage_csi_node_driver, ALWAYS, CORE_BY_NAME)
#define CORE_LOOKUP_storage_csi_node_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_storage_storage_health_condition(ROW, T)                                                                  \
  ROW(T, STRING, status, "status", "Status", "v1.StorageHealthStatusType", ALWAYS)                                          \
  ROW(T, STRING, reason, "reason", "Reason", "string", ALWAYS)                                                              \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, access_mode, "accessMode", "AccessMode", "v1.PersistentVolumeAccessMode", OMIT_EMPTY)              \
  ROW(T, STRING_POINTER, volume_mode, "volumeMode", "VolumeMode", "v1.PersistentVolumeMode", OMIT_EMPTY)                    \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_storage_storage_health_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 0, 3, 5, 6, 1, 0, 4, 2)

#define CORE_ROWS_storage_storage_health(ROW, T)                                                                            \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, LIST, health_conditions, "healthConditions", "HealthConditions", storage_storage_health_condition, OMIT_EMPTY)
#define CORE_LOOKUP_storage_storage_health(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_storage_csi_node_status(ROW, T)                                                                           \
  ROW(T, LIST, storage_health, "storageHealth", "StorageHealth", storage_storage_health, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_storage_csi_node_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_storage_csi_node(ROW, T)                                                                                  \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", storage_csi_node_spec, ALWAYS)                                                       \
  ROW(T, STRUCT, status, "status", "Status", storage_csi_node_status, OMIT_EMPTY)
#define CORE_LOOKUP_storage_csi_node(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_storage_csi_storage_capacity(ROW, T)                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT_POINTER, node_topology, "nodeTopology", "NodeTopology", label_selector, OMIT_EMPTY)                         \
  ROW(T, STRING, storage_class_name, "storageClassName", "StorageClassName", "string", ALWAYS)                              \
  ROW(T, QUANTITY_POINTER, capacity, "capacity", "Capacity", "resource.Quantity", OMIT_EMPTY)                               \
  ROW(T, QUANTITY_POINTER, maximum_volume_size, "maximumVolumeSize", "MaximumVolumeSize", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_storage_csi_storage_capacity(LOOKUP) LOOKUP(3, 0xE746B537U, 4, 0, 5, 1, 6, 3, 1, 2)

#define CORE_ROWS_storage_volume_attachment_source(ROW, T)                                                                  \
  ROW(T, STRING_POINTER, persistent_volume_name, "persistentVolumeName", "PersistentVolumeName", "string", OMIT_EMPTY)      \
  ROW(T, STRUCT_POINTER, inline_volume_spec, "inlineVolumeSpec", "InlineVolumeSpec", persistent_volume_spec, OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_attachment_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_storage_volume_attachment_spec(ROW, T)                                                                    \
  ROW(T, STRING, attacher, "attacher", "Attacher", "string", ALWAYS)                                                        \
  ROW(T, STRUCT, source, "source", "Source", storage_volume_attachment_source, ALWAYS)                                      \
  ROW(T, STRING, node_name, "nodeName", "NodeName", "string", ALWAYS)
#define CORE_LOOKUP_storage_volume_attachment_spec(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 3, 1, 0)

#define CORE_ROWS_storage_volume_error(ROW, T)                                                                              \
  ROW(T, TIME, time, "time", "Time", "v1.Time", OMIT_EMPTY)                                                                 \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, INT32_POINTER, error_code, "errorCode", "ErrorCode", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_error(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 2, 3, 1)

#define CORE_ROWS_storage_volume_attachment_status(ROW, T)                                                                  \
  ROW(T, BOOL, attached, "attached", "Attached", "bool", ALWAYS)                                                            \
  ROW(T, STRING_MAP, attachment_metadata, "attachmentMetadata", "AttachmentMetadata", "map[string]string", OMIT_EMPTY)      \
  ROW(T, STRUCT_POINTER, attach_error, "attachError", "AttachError", storage_volume_error, OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, detach_error, "detachError", "DetachError", storage_volume_error, OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_attachment_status(LOOKUP) LOOKUP(2, 0xC8D04605U, 4, 1, 3, 2)

#define CORE_ROWS_storage_volume_attachment(ROW, T)                                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", storage_volume_attachment_spec, ALWAYS)                                              \
  ROW(T, STRUCT, status, "status", "Status", storage_volume_attachment_status, OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_attachment(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_storage_volume_attributes_class(ROW, T)                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRING, driver_name, "driverName", "DriverName", "string", ALWAYS)                                                 \
  ROW(T, STRING_MAP, parameters, "parameters", "Parameters", "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_attributes_class(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 0, 0, 3, 1, 1, 2, 0, 4)

#define CORE_ROWS_group_resource(ROW, T)                                                                                    \
  ROW(T, STRING, group, "group", "Group", "string", ALWAYS)                                                                 \
  ROW(T, STRING, resource, "resource", "Resource", "string", ALWAYS)
#define CORE_LOOKUP_group_resource(LOOKUP) LOOKUP(1, 0xC8D04605U, 1, 2)

#define CORE_ROWS_storagemigration_storage_version_migration_spec(ROW, T)                                                   \
  ROW(T, STRUCT, resource, "resource", "Resource", group_resource, ALWAYS)
#define CORE_LOOKUP_storagemigration_storage_version_migration_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_storagemigration_storage_version_migration_status(ROW, T)                                                 \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, STRING, resource_version, "resourceVersion", "ResourceVersion", "string", OMIT_EMPTY)
#define CORE_LOOKUP_storagemigration_storage_version_migration_status(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_storagemigration_storage_version_migration(ROW, T)                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", storagemigration_storage_version_migration_spec, OMIT_EMPTY)                         \
  ROW(T, STRUCT, status, "status", "Status", storagemigration_storage_version_migration_status, OMIT_EMPTY)
#define CORE_LOOKUP_storagemigration_storage_version_migration(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_STORAGE(CORE_DECLARE)
CORE_TYPES_STORAGE(CORE_STRUCT)

#endif
