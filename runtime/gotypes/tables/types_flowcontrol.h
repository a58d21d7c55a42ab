/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: flowcontrol.apiserver.k8s.io, scheduling.k8s.io, node.k8s.io,
 * coordination.k8s.io. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_FLOWCONTROL_H
#define CORE_TYPES_FLOWCONTROL_H

#include "../types.h"

#define CORE_TYPES_FLOWCONTROL(TYPE)                                                                                        \
  TYPE(flowcontrol_priority_level_configuration_reference, "PriorityLevelConfigurationReference", "v1.")                    \
  TYPE(flowcontrol_flow_distinguisher_method, "FlowDistinguisherMethod", "v1.")                                             \
  TYPE(flowcontrol_user_subject, "UserSubject", "v1.")                                                                      \
  TYPE(flowcontrol_group_subject, "GroupSubject", "v1.")                                                                    \
  TYPE(flowcontrol_service_account_subject, "ServiceAccountSubject", "v1.")                                                 \
  TYPE(flowcontrol_subject, "Subject", "v1.")                                                                               \
  TYPE(flowcontrol_resource_policy_rule, "ResourcePolicyRule", "v1.")                                                       \
  TYPE(flowcontrol_non_resource_policy_rule, "NonResourcePolicyRule", "v1.")                                                \
  TYPE(flowcontrol_policy_rules_with_subjects, "PolicyRulesWithSubjects", "v1.")                                            \
  TYPE(flowcontrol_flow_schema_spec, "FlowSchemaSpec", "v1.")                                                               \
  TYPE(flowcontrol_flow_schema_condition, "FlowSchemaCondition", "v1.")                                                     \
  TYPE(flowcontrol_flow_schema_status, "FlowSchemaStatus", "v1.")                                                           \
  TYPE(flowcontrol_flow_schema, "FlowSchema", "v1.")                                                                        \
  TYPE(flowcontrol_queuing_configuration, "QueuingConfiguration", "v1.")                                                    \
  TYPE(flowcontrol_limit_response, "LimitResponse", "v1.")                                                                  \
  TYPE(flowcontrol_limited_priority_level_configuration, "LimitedPriorityLevelConfiguration", "v1.")                        \
  TYPE(flowcontrol_exempt_priority_level_configuration, "ExemptPriorityLevelConfiguration", "v1.")                          \
  TYPE(flowcontrol_priority_level_configuration_spec, "PriorityLevelConfigurationSpec", "v1.")                              \
  TYPE(flowcontrol_priority_level_configuration_condition, "PriorityLevelConfigurationCondition", "v1.")                    \
  TYPE(flowcontrol_priority_level_configuration_status, "PriorityLevelConfigurationStatus", "v1.")                          \
  TYPE(flowcontrol_priority_level_configuration, "PriorityLevelConfiguration", "v1.")                                       \
  TYPE(scheduling_priority_class, "PriorityClass", "v1.")                                                                   \
  TYPE(node_overhead, "Overhead", "v1.")                                                                                    \
  TYPE(node_scheduling, "Scheduling", "v1.")                                                                                \
  TYPE(node_runtime_class, "RuntimeClass", "v1.")                                                                           \
  TYPE(coordination_lease_spec, "LeaseSpec", "v1.")                                                                         \
  TYPE(coordination_lease, "Lease", "v1.")

#define CORE_ROWS_flowcontrol_priority_level_configuration_reference(ROW, T)                                                \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_priority_level_configuration_reference(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_flow_distinguisher_method(ROW, T)                                                             \
  ROW(T, STRING, type, "type", "Type", "v1.FlowDistinguisherMethodType", ALWAYS)
#define CORE_LOOKUP_flowcontrol_flow_distinguisher_method(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_flowcontrol_user_subject(ROW, T) ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_user_subject(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_group_subject(ROW, T) ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_group_subject(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_service_account_subject(ROW, T)                                                               \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", ALWAYS)                                                     \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_service_account_subject(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_flowcontrol_subject(ROW, T)                                                                               \
  ROW(T, STRING, kind, "kind", "Kind", "v1.SubjectKind", ALWAYS)                                                            \
  ROW(T, STRUCT_POINTER, user, "user", "User", flowcontrol_user_subject, OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, group, "group", "Group", flowcontrol_group_subject, OMIT_EMPTY)                                    \
  ROW(T, STRUCT_POINTER, service_account, "serviceAccount", "ServiceAccount", flowcontrol_service_account_subject,          \
      OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_subject(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 1, 4, 3)

#define CORE_ROWS_flowcontrol_resource_policy_rule(ROW, T)                                                                  \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS, CORE_SET)                                                  \
  ROW(T, STRING_LIST, api_groups, "apiGroups", "APIGroups", "string", ALWAYS, CORE_SET)                                     \
  ROW(T, STRING_LIST, resources, "resources", "Resources", "string", ALWAYS, CORE_SET)                                      \
  ROW(T, BOOL, cluster_scope, "clusterScope", "ClusterScope", "bool", OMIT_EMPTY)                                           \
  ROW(T, STRING_LIST, namespaces, "namespaces", "Namespaces", "string", ALWAYS, CORE_SET, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_flowcontrol_resource_policy_rule(LOOKUP) LOOKUP(3, 0x7FFA3781U, 2, 0, 3, 1, 4, 0, 5, 0)

#define CORE_ROWS_flowcontrol_non_resource_policy_rule(ROW, T)                                                              \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS, CORE_SET)                                                  \
  ROW(T, STRING_LIST, non_resource_urls, "nonResourceURLs", "NonResourceURLs", "string", ALWAYS, CORE_SET)
#define CORE_LOOKUP_flowcontrol_non_resource_policy_rule(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_flowcontrol_policy_rules_with_subjects(ROW, T)                                                            \
  ROW(T, LIST, subjects, "subjects", "Subjects", flowcontrol_subject, ALWAYS)                                               \
  ROW(T, LIST, resource_rules, "resourceRules", "ResourceRules", flowcontrol_resource_policy_rule, OMIT_EMPTY)              \
  ROW(T, LIST, non_resource_rules, "nonResourceRules", "NonResourceRules", flowcontrol_non_resource_policy_rule, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_policy_rules_with_subjects(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 2, 1, 3)

#define CORE_ROWS_flowcontrol_flow_schema_spec(ROW, T)                                                                      \
  ROW(T, STRUCT, priority_level_configuration, "priorityLevelConfiguration", "PriorityLevelConfiguration",                  \
      flowcontrol_priority_level_configuration_reference, ALWAYS)                                                           \
  ROW(T, INT32, matching_precedence, "matchingPrecedence", "MatchingPrecedence", "int32", ALWAYS, .need = CORE_OPTIONAL)    \
  ROW(T, STRUCT_POINTER, distinguisher_method, "distinguisherMethod", "DistinguisherMethod",                                \
      flowcontrol_flow_distinguisher_method, OMIT_EMPTY)                                                                    \
  ROW(T, LIST, rules, "rules", "Rules", flowcontrol_policy_rules_with_subjects, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_flow_schema_spec(LOOKUP) LOOKUP(2, 0xC8987377U, 1, 4, 3, 2)

#define CORE_ROWS_flowcontrol_flow_schema_condition(ROW, T)                                                                 \
  ROW(T, STRING, type, "type", "Type", "v1.FlowSchemaConditionType", OMIT_EMPTY, .need = CORE_REQUIRED)                     \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", OMIT_EMPTY)                                              \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_flow_schema_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_flowcontrol_flow_schema_status(ROW, T)                                                                    \
  ROW(T, LIST, conditions, "conditions", "Conditions", flowcontrol_flow_schema_condition, OMIT_EMPTY, CORE_BY_TYPE_OR_NONE)
#define CORE_LOOKUP_flowcontrol_flow_schema_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_flow_schema(ROW, T)                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", flowcontrol_flow_schema_spec, OMIT_EMPTY, .need = CORE_REQUIRED)                     \
  ROW(T, STRUCT, status, "status", "Status", flowcontrol_flow_schema_status, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_flow_schema(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_flowcontrol_queuing_configuration(ROW, T)                                                                 \
  ROW(T, INT32, queues, "queues", "Queues", "int32", ALWAYS, .need = CORE_OPTIONAL)                                         \
  ROW(T, INT32, hand_size, "handSize", "HandSize", "int32", ALWAYS, .need = CORE_OPTIONAL)                                  \
  ROW(T, INT32, queue_length_limit, "queueLengthLimit", "QueueLengthLimit", "int32", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_flowcontrol_queuing_configuration(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 2, 0)

#define CORE_ROWS_flowcontrol_limit_response(ROW, T)                                                                        \
  ROW(T, STRING, type, "type", "Type", "v1.LimitResponseType", ALWAYS)                                                      \
  ROW(T, STRUCT_POINTER, queuing, "queuing", "Queuing", flowcontrol_queuing_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_limit_response(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_flowcontrol_limited_priority_level_configuration(ROW, T)                                                  \
  ROW(T, INT32_POINTER, nominal_concurrency_shares, "nominalConcurrencyShares", "NominalConcurrencyShares", "int32",        \
      ALWAYS, .need = CORE_OPTIONAL)                                                                                        \
  ROW(T, STRUCT, limit_response, "limitResponse", "LimitResponse", flowcontrol_limit_response, OMIT_EMPTY,                  \
      .need = CORE_REQUIRED)                                                                                                \
  ROW(T, INT32_POINTER, lendable_percent, "lendablePercent", "LendablePercent", "int32", OMIT_EMPTY)                        \
  ROW(T, INT32_POINTER, borrowing_limit_percent, "borrowingLimitPercent", "BorrowingLimitPercent", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_limited_priority_level_configuration(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 1, 2, 4)

#define CORE_ROWS_flowcontrol_exempt_priority_level_configuration(ROW, T)                                                   \
  ROW(T, INT32_POINTER, nominal_concurrency_shares, "nominalConcurrencyShares", "NominalConcurrencyShares", "int32",        \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, INT32_POINTER, lendable_percent, "lendablePercent", "LendablePercent", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_exempt_priority_level_configuration(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 1, 2)

#define CORE_ROWS_flowcontrol_priority_level_configuration_spec(ROW, T)                                                     \
  ROW(T, STRING, type, "type", "Type", "v1.PriorityLevelEnablement", ALWAYS)                                                \
  ROW(T, STRUCT_POINTER, limited, "limited", "Limited", flowcontrol_limited_priority_level_configuration, OMIT_EMPTY)       \
  ROW(T, STRUCT_POINTER, exempt, "exempt", "Exempt", flowcontrol_exempt_priority_level_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_priority_level_configuration_spec(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 1, 0)

#define CORE_ROWS_flowcontrol_priority_level_configuration_condition(ROW, T)                                                \
  ROW(T, STRING, type, "type", "Type", "v1.PriorityLevelConfigurationConditionType", OMIT_EMPTY, .need = CORE_REQUIRED)     \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", OMIT_EMPTY)                                              \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_priority_level_configuration_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_flowcontrol_priority_level_configuration_status(ROW, T)                                                   \
  ROW(T, LIST, conditions, "conditions", "Conditions", flowcontrol_priority_level_configuration_condition, OMIT_EMPTY,      \
      CORE_BY_TYPE_OR_NONE)
#define CORE_LOOKUP_flowcontrol_priority_level_configuration_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_priority_level_configuration(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", flowcontrol_priority_level_configuration_spec, OMIT_EMPTY, .need = CORE_REQUIRED)    \
  ROW(T, STRUCT, status, "status", "Status", flowcontrol_priority_level_configuration_status, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_priority_level_configuration(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_scheduling_priority_class(ROW, T)                                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, INT32, value, "value", "Value", "int32", ALWAYS, .need = CORE_OPTIONAL)                                            \
  ROW(T, BOOL, global_default, "globalDefault", "GlobalDefault", "bool", OMIT_EMPTY)                                        \
  ROW(T, STRING, description, "description", "Description", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1.PreemptionPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_priority_class(LOOKUP) LOOKUP(3, 0xD2F0B425U, 6, 1, 3, 0, 2, 5, 4, 1)

#define CORE_ROWS_node_overhead(ROW, T)                                                                                     \
  ROW(T, QUANTITY_MAP, pod_fixed, "podFixed", "PodFixed", "v1.ResourceList", OMIT_EMPTY)
#define CORE_LOOKUP_node_overhead(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_node_scheduling(ROW, T)                                                                                   \
  ROW(T, STRING_MAP, node_selector, "nodeSelector", "NodeSelector", "map[string]string", OMIT_EMPTY, CORE_ATOMIC)           \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", toleration, OMIT_EMPTY)
#define CORE_LOOKUP_node_scheduling(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_node_runtime_class(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRING, handler, "handler", "Handler", "string", ALWAYS)                                                           \
  ROW(T, STRUCT_POINTER, overhead, "overhead", "Overhead", node_overhead, OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, scheduling, "scheduling", "Scheduling", node_scheduling, OMIT_EMPTY)
#define CORE_LOOKUP_node_runtime_class(LOOKUP) LOOKUP(3, 0x12BE8F07U, 1, 4, 0, 5, 0, 1, 3, 2)

#define CORE_ROWS_coordination_lease_spec(ROW, T)                                                                           \
  ROW(T, STRING_POINTER, holder_identity, "holderIdentity", "HolderIdentity", "string", OMIT_EMPTY)                         \
  ROW(T, INT32_POINTER, lease_duration_seconds, "leaseDurationSeconds", "LeaseDurationSeconds", "int32", OMIT_EMPTY)        \
  ROW(T, MICRO_TIME_POINTER, acquire_time, "acquireTime", "AcquireTime", "v1.MicroTime", OMIT_EMPTY)                        \
  ROW(T, MICRO_TIME_POINTER, renew_time, "renewTime", "RenewTime", "v1.MicroTime", OMIT_EMPTY)                              \
  ROW(T, INT32_POINTER, lease_transitions, "leaseTransitions", "LeaseTransitions", "int32", OMIT_EMPTY)                     \
  ROW(T, STRING_POINTER, strategy, "strategy", "Strategy", "v1.CoordinatedLeaseStrategy", OMIT_EMPTY)                       \
  ROW(T, STRING_POINTER, preferred_holder, "preferredHolder", "PreferredHolder", "string", OMIT_EMPTY)
#define CORE_LOOKUP_coordination_lease_spec(LOOKUP) LOOKUP(3, 0xBD5A9EDDU, 1, 0, 7, 2, 4, 3, 5, 6)

#define CORE_ROWS_coordination_lease(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", coordination_lease_spec, OMIT_EMPTY)
#define CORE_LOOKUP_coordination_lease(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

CORE_TYPES_FLOWCONTROL(CORE_DECLARE)
CORE_TYPES_FLOWCONTROL(CORE_STRUCT)

#endif
