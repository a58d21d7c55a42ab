/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: rbac.authorization.k8s.io. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_RBAC_H
#define CORE_TYPES_RBAC_H

#include "../types.h"

#define CORE_TYPES_RBAC(TYPE)                                                                                               \
  TYPE(rbac_policy_rule, "PolicyRule", "v1.")                                                                               \
  TYPE(rbac_role, "Role", "v1.")                                                                                            \
  TYPE(rbac_aggregation_rule, "AggregationRule", "v1.")                                                                     \
  TYPE(rbac_cluster_role, "ClusterRole", "v1.")                                                                             \
  TYPE(rbac_subject, "Subject", "v1.", CORE_ATOMIC)                                                                         \
  TYPE(rbac_role_ref, "RoleRef", "v1.", CORE_ATOMIC)                                                                        \
  TYPE(rbac_role_binding, "RoleBinding", "v1.")                                                                             \
  TYPE(rbac_cluster_role_binding, "ClusterRoleBinding", "v1.")

#define CORE_ROWS_rbac_policy_rule(ROW, T)                                                                                  \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS)                                                            \
  ROW(T, STRING_LIST, api_groups, "apiGroups", "APIGroups", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING_LIST, resources, "resources", "Resources", "string", OMIT_EMPTY)                                            \
  ROW(T, STRING_LIST, resource_names, "resourceNames", "ResourceNames", "string", OMIT_EMPTY)                               \
  ROW(T, STRING_LIST, non_resource_urls, "nonResourceURLs", "NonResourceURLs", "string", OMIT_EMPTY)
#define CORE_LOOKUP_rbac_policy_rule(LOOKUP) LOOKUP(3, 0x21FF2331U, 0, 4, 0, 2, 5, 1, 0, 3)

#define CORE_ROWS_rbac_role(ROW, T)                                                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, rules, "rules", "Rules", rbac_policy_rule, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_rbac_role(LOOKUP) LOOKUP(2, 0xD2F0B425U, 1, 3, 2, 1)

#define CORE_ROWS_rbac_aggregation_rule(ROW, T)                                                                             \
  ROW(T, LIST, cluster_role_selectors, "clusterRoleSelectors", "ClusterRoleSelectors", label_selector, OMIT_EMPTY)
#define CORE_LOOKUP_rbac_aggregation_rule(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_rbac_cluster_role(ROW, T)                                                                                 \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, rules, "rules", "Rules", rbac_policy_rule, ALWAYS, .need = CORE_OPTIONAL)                                    \
  ROW(T, STRUCT_POINTER, aggregation_rule, "aggregationRule", "AggregationRule", rbac_aggregation_rule, OMIT_EMPTY)
#define CORE_LOOKUP_rbac_cluster_role(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 0, 0, 4, 1, 2, 0, 3)

#define CORE_ROWS_rbac_subject(ROW, T)                                                                                      \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_rbac_subject(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 2, 4, 3)

#define CORE_ROWS_rbac_role_ref(ROW, T)                                                                                     \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", ALWAYS, .need = CORE_OPTIONAL)                                \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_rbac_role_ref(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_rbac_role_binding(ROW, T)                                                                                 \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, subjects, "subjects", "Subjects", rbac_subject, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT, role_ref, "roleRef", "RoleRef", rbac_role_ref, ALWAYS)
#define CORE_LOOKUP_rbac_role_binding(LOOKUP) LOOKUP(3, 0xA9735A3DU, 0, 3, 1, 1, 0, 2, 4, 0)

#define CORE_ROWS_rbac_cluster_role_binding(ROW, T)                                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, subjects, "subjects", "Subjects", rbac_subject, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT, role_ref, "roleRef", "RoleRef", rbac_role_ref, ALWAYS)
#define CORE_LOOKUP_rbac_cluster_role_binding(LOOKUP) LOOKUP(3, 0xA9735A3DU, 0, 3, 1, 1, 0, 2, 4, 0)

CORE_TYPES_RBAC(CORE_DECLARE)
CORE_TYPES_RBAC(CORE_STRUCT)

#endif
