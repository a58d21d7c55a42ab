/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of types.h, which says how they are read: ObjectMeta and label selectors. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_METADATA_H
#define CORE_TYPES_METADATA_H

#define CORE_TYPES_METADATA(TYPE)                                                                                           \
  TYPE(owner_reference, "OwnerReference")                                                                                   \
  TYPE(managed_fields_entry, "ManagedFieldsEntry")                                                                          \
  TYPE(object_meta, "ObjectMeta")                                                                                           \
  TYPE(label_selector_requirement, "LabelSelectorRequirement")                                                              \
  TYPE(label_selector, "LabelSelector")

#define CORE_ROWS_owner_reference(ROW, T)                                                                                   \
  ROW(T, STRING, api_version, "apiVersion", "string", ALWAYS)                                                               \
  ROW(T, STRING, kind, "kind", "string", ALWAYS)                                                                            \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, uid, "uid", "types.UID", ALWAYS)                                                                           \
  ROW(T, BOOL_POINTER, controller, "controller", "bool", OMIT_EMPTY)                                                        \
  ROW(T, BOOL_POINTER, block_owner_deletion, "blockOwnerDeletion", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_owner_reference(LOOKUP) LOOKUP(3, 0x7FFA3781U, 1, 3, 0, 4, 6, 0, 2, 5)

#define CORE_ROWS_managed_fields_entry(ROW, T)                                                                              \
  ROW(T, STRING, manager, "manager", "string", OMIT_EMPTY)                                                                  \
  ROW(T, STRING, operation, "operation", "v1.ManagedFieldsOperationType", OMIT_EMPTY)                                       \
  ROW(T, STRING, api_version, "apiVersion", "string", OMIT_EMPTY)                                                           \
  ROW(T, TIME_POINTER, time, "time", "v1.Time", OMIT_EMPTY)                                                                 \
  ROW(T, STRING, fields_type, "fieldsType", "string", OMIT_EMPTY)                                                           \
  ROW(T, RAW_POINTER, fields_v1, "fieldsV1", "v1.FieldsV1", OMIT_EMPTY)                                                     \
  ROW(T, STRING, subresource, "subresource", "string", OMIT_EMPTY)
#define CORE_LOOKUP_managed_fields_entry(LOOKUP) LOOKUP(3, 0x96BB859DU, 6, 1, 7, 4, 0, 3, 2, 5)

#define CORE_ROWS_object_meta(ROW, T)                                                                                       \
  ROW(T, STRING, name, "name", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, generate_name, "generateName", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING, namespace, "namespace", "string", OMIT_EMPTY)                                                              \
  ROW(T, STRING, self_link, "selfLink", "string", OMIT_EMPTY)                                                               \
  ROW(T, STRING, uid, "uid", "types.UID", OMIT_EMPTY)                                                                       \
  ROW(T, STRING, resource_version, "resourceVersion", "string", OMIT_EMPTY)                                                 \
  ROW(T, INT64, generation, "generation", "int64", OMIT_EMPTY)                                                              \
  ROW(T, TIME, creation_timestamp, "creationTimestamp", "v1.Time", OMIT_ZERO)                                               \
  ROW(T, TIME_POINTER, deletion_timestamp, "deletionTimestamp", "v1.Time", OMIT_EMPTY)                                      \
  ROW(T, INT64_POINTER, deletion_grace_period_seconds, "deletionGracePeriodSeconds", "int64", OMIT_EMPTY)                   \
  ROW(T, STRING_MAP, labels, "labels", "map[string]string", OMIT_EMPTY)                                                     \
  ROW(T, STRING_MAP, annotations, "annotations", "map[string]string", OMIT_EMPTY)                                           \
  ROW(T, LIST, owner_references, "ownerReferences", owner_reference, OMIT_EMPTY)                                            \
  ROW(T, STRING_LIST, finalizers, "finalizers", "string", OMIT_EMPTY)                                                       \
  ROW(T, LIST, managed_fields, "managedFields", managed_fields_entry, OMIT_EMPTY)
#define CORE_LOOKUP_object_meta(LOOKUP)                                                                                     \
  LOOKUP(5, 0x8DCB843FU, 0, 10, 0, 8, 0, 0, 0, 0, 5, 0, 14, 12, 11, 13, 0, 6, 2, 0, 0, 0, 0, 9, 3, 15, 0, 0, 0, 1, 0, 4, 7, \
         0)

#define CORE_ROWS_label_selector_requirement(ROW, T)                                                                        \
  ROW(T, STRING, key, "key", "string", ALWAYS)                                                                              \
  ROW(T, STRING, operator, "operator", "v1.LabelSelectorOperator", ALWAYS)                                                  \
  ROW(T, STRING_LIST, values, "values", "string", OMIT_EMPTY)
#define CORE_LOOKUP_label_selector_requirement(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 3, 0)

#define CORE_ROWS_label_selector(ROW, T)                                                                                    \
  ROW(T, STRING_MAP, match_labels, "matchLabels", "map[string]string", OMIT_EMPTY)                                          \
  ROW(T, LIST, match_expressions, "matchExpressions", label_selector_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_label_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#endif
