/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: TypeMeta, ObjectMeta, label selectors, conditions. tools/core-types.go
 * prints this file. */
#ifndef CORE_TYPES_METADATA_H
#define CORE_TYPES_METADATA_H

#include "../type_rows.h"

#define CORE_TYPES_METADATA(TYPE)                                                                                           \
  TYPE(type_meta, "TypeMeta", "v1.")                                                                                        \
  TYPE(owner_reference, "OwnerReference", "v1.", CORE_ATOMIC)                                                               \
  TYPE(managed_fields_entry, "ManagedFieldsEntry", "v1.")                                                                   \
  TYPE(object_meta, "ObjectMeta", "v1.")                                                                                    \
  TYPE(label_selector_requirement, "LabelSelectorRequirement", "v1.")                                                       \
  TYPE(label_selector, "LabelSelector", "v1.", CORE_ATOMIC)                                                                 \
  TYPE(condition, "Condition", "v1.")

#define CORE_ROWS_type_meta(ROW, T)                                                                                         \
  ROW(T, STRING, kind, "kind", "Kind", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)
#define CORE_LOOKUP_type_meta(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_owner_reference(ROW, T)                                                                                   \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", ALWAYS)                                                 \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", ALWAYS)                                                                    \
  ROW(T, BOOL_POINTER, controller, "controller", "Controller", "bool", OMIT_EMPTY)                                          \
  ROW(T, BOOL_POINTER, block_owner_deletion, "blockOwnerDeletion", "BlockOwnerDeletion", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_owner_reference(LOOKUP) LOOKUP(3, 0xBB17008FU, 5, 4, 3, 2, 0, 6, 0, 1)

#define CORE_ROWS_managed_fields_entry(ROW, T)                                                                              \
  ROW(T, STRING, manager, "manager", "Manager", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING, operation, "operation", "Operation", "v1.ManagedFieldsOperationType", OMIT_EMPTY)                          \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, TIME_POINTER, time, "time", "Time", "v1.Time", OMIT_EMPTY)                                                         \
  ROW(T, STRING, fields_type, "fieldsType", "FieldsType", "string", OMIT_EMPTY)                                             \
  ROW(T, RAW_POINTER, fields_v1, "fieldsV1", "FieldsV1", "v1.FieldsV1", OMIT_EMPTY, CORE_SEPARABLE)                         \
  ROW(T, STRING, subresource, "subresource", "Subresource", "string", OMIT_EMPTY)
#define CORE_LOOKUP_managed_fields_entry(LOOKUP) LOOKUP(3, 0xF0E53E77U, 7, 1, 0, 4, 5, 2, 6, 3)

#define CORE_ROWS_object_meta(ROW, T)                                                                                       \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, generate_name, "generateName", "GenerateName", "string", OMIT_EMPTY)                                       \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, self_link, "selfLink", "SelfLink", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", OMIT_EMPTY)                                                                \
  ROW(T, STRING, resource_version, "resourceVersion", "ResourceVersion", "string", OMIT_EMPTY)                              \
  ROW(T, INT64, generation, "generation", "Generation", "int64", OMIT_EMPTY)                                                \
  ROW(T, TIME, creation_timestamp, "creationTimestamp", "CreationTimestamp", "v1.Time", OMIT_ZERO)                          \
  ROW(T, TIME_POINTER, deletion_timestamp, "deletionTimestamp", "DeletionTimestamp", "v1.Time", OMIT_EMPTY)                 \
  ROW(T, INT64_POINTER, deletion_grace_period_seconds, "deletionGracePeriodSeconds", "DeletionGracePeriodSeconds", "int64", \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_MAP, labels, "labels", "Labels", "map[string]string", OMIT_EMPTY)                                           \
  ROW(T, STRING_MAP, annotations, "annotations", "Annotations", "map[string]string", OMIT_EMPTY)                            \
  ROW(T, LIST, owner_references, "ownerReferences", "OwnerReferences", owner_reference, OMIT_EMPTY, CORE_BY_UID)            \
  ROW(T, STRING_LIST, finalizers, "finalizers", "Finalizers", "string", OMIT_EMPTY, CORE_SET)                               \
  ROW(T, LIST, managed_fields, "managedFields", "ManagedFields", managed_fields_entry, OMIT_EMPTY)
#define CORE_LOOKUP_object_meta(LOOKUP)                                                                                     \
  LOOKUP(5, 0x26260B2BU, 0, 0, 12, 3, 11, 0, 0, 0, 7, 15, 0, 2, 14, 0, 6, 0, 0, 0, 0, 10, 1, 0, 8, 0, 0, 4, 0, 9, 0, 5, 0,  \
         13)

#define CORE_ROWS_label_selector_requirement(ROW, T)                                                                        \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, operator, "operator", "Operator", "v1.LabelSelectorOperator", ALWAYS)                                      \
  ROW(T, STRING_LIST, values, "values", "Values", "string", OMIT_EMPTY)
#define CORE_LOOKUP_label_selector_requirement(LOOKUP) LOOKUP(2, 0x3BF98799U, 1, 2, 0, 3)

#define CORE_ROWS_label_selector(ROW, T)                                                                                    \
  ROW(T, STRING_MAP, match_labels, "matchLabels", "MatchLabels", "map[string]string", OMIT_EMPTY)                           \
  ROW(T, LIST, match_expressions, "matchExpressions", "MatchExpressions", label_selector_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_label_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_condition(ROW, T)                                                                                         \
  ROW(T, STRING, type, "type", "Type", "string", ALWAYS)                                                                    \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", ALWAYS)                         \
  ROW(T, STRING, reason, "reason", "Reason", "string", ALWAYS)                                                              \
  ROW(T, STRING, message, "message", "Message", "string", ALWAYS)
#define CORE_LOOKUP_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 6, 0, 4, 2, 3, 0, 5)

CORE_TYPES_METADATA(CORE_DECLARE)
CORE_TYPES_METADATA(CORE_STRUCT)

#endif
