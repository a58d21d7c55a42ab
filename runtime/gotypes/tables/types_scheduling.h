/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: kinds that have no v1 yet: coordination.k8s.io, scheduling.k8s.io,
 * lifecycle.k8s.io, and requests of resource.k8s.io. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_SCHEDULING_H
#define CORE_TYPES_SCHEDULING_H

#include "../types.h"

#define CORE_TYPES_SCHEDULING(TYPE)                                                                                         \
  TYPE(coordination_lease_candidate_spec, "LeaseCandidateSpec", "v1beta1.")                                                 \
  TYPE(coordination_lease_candidate, "LeaseCandidate", "v1beta1.")                                                          \
  TYPE(scheduling_typed_local_object_reference, "TypedLocalObjectReference", "v1beta1.")                                    \
  TYPE(scheduling_basic_scheduling_policy, "BasicSchedulingPolicy", "v1beta1.")                                             \
  TYPE(scheduling_gang_scheduling_policy, "GangSchedulingPolicy", "v1beta1.")                                               \
  TYPE(scheduling_pod_group_scheduling_policy, "PodGroupSchedulingPolicy", "v1beta1.")                                      \
  TYPE(scheduling_v1beta1_topology_constraint, "TopologyConstraint", "v1beta1.")                                            \
  TYPE(scheduling_pod_group_scheduling_constraints, "PodGroupSchedulingConstraints", "v1beta1.")                            \
  TYPE(scheduling_pod_group_resource_claim, "PodGroupResourceClaim", "v1beta1.")                                            \
  TYPE(scheduling_single_disruption_mode, "SingleDisruptionMode", "v1beta1.")                                               \
  TYPE(scheduling_all_disruption_mode, "AllDisruptionMode", "v1beta1.")                                                     \
  TYPE(scheduling_disruption_mode, "DisruptionMode", "v1beta1.")                                                            \
  TYPE(scheduling_pod_group_template, "PodGroupTemplate", "v1beta1.")                                                       \
  TYPE(scheduling_composite_basic_scheduling_policy, "CompositeBasicSchedulingPolicy", "v1beta1.")                          \
  TYPE(scheduling_composite_gang_scheduling_policy, "CompositeGangSchedulingPolicy", "v1beta1.")                            \
  TYPE(scheduling_composite_pod_group_scheduling_policy, "CompositePodGroupSchedulingPolicy", "v1beta1.")                   \
  TYPE(scheduling_composite_pod_group_scheduling_constraints, "CompositePodGroupSchedulingConstraints", "v1beta1.")         \
  TYPE(scheduling_single_composite_disruption_mode, "SingleCompositeDisruptionMode", "v1beta1.")                            \
  TYPE(scheduling_all_composite_disruption_mode, "AllCompositeDisruptionMode", "v1beta1.")                                  \
  TYPE(scheduling_composite_disruption_mode, "CompositeDisruptionMode", "v1beta1.")                                         \
  TYPE(scheduling_composite_pod_group_template, "CompositePodGroupTemplate", "v1beta1.")                                    \
  TYPE(scheduling_workload_spec, "WorkloadSpec", "v1beta1.")                                                                \
  TYPE(scheduling_workload, "Workload", "v1beta1.")                                                                         \
  TYPE(scheduling_workload_reference, "WorkloadReference", "v1beta1.")                                                      \
  TYPE(scheduling_pod_group_spec, "PodGroupSpec", "v1beta1.")                                                               \
  TYPE(scheduling_pod_group_resource_claim_status, "PodGroupResourceClaimStatus", "v1beta1.")                               \
  TYPE(scheduling_pod_group_status, "PodGroupStatus", "v1beta1.")                                                           \
  TYPE(scheduling_pod_group, "PodGroup", "v1beta1.")                                                                        \
  TYPE(scheduling_v1alpha3_workload_reference, "WorkloadReference", "v1alpha3.")                                            \
  TYPE(scheduling_v1alpha3_composite_basic_scheduling_policy, "CompositeBasicSchedulingPolicy", "v1alpha3.")                \
  TYPE(scheduling_v1alpha3_composite_gang_scheduling_policy, "CompositeGangSchedulingPolicy", "v1alpha3.")                  \
  TYPE(scheduling_v1alpha3_composite_pod_group_scheduling_policy, "CompositePodGroupSchedulingPolicy", "v1alpha3.")         \
  TYPE(scheduling_v1alpha3_composite_pod_group_scheduling_constraints, "CompositePodGroupSchedulingConstraints",            \
       "v1alpha3.")                                                                                                         \
  TYPE(scheduling_v1alpha3_single_composite_disruption_mode, "SingleCompositeDisruptionMode", "v1alpha3.")                  \
  TYPE(scheduling_v1alpha3_all_composite_disruption_mode, "AllCompositeDisruptionMode", "v1alpha3.")                        \
  TYPE(scheduling_v1alpha3_composite_disruption_mode, "CompositeDisruptionMode", "v1alpha3.")                               \
  TYPE(scheduling_composite_pod_group_spec, "CompositePodGroupSpec", "v1alpha3.")                                           \
  TYPE(scheduling_composite_pod_group_status, "CompositePodGroupStatus", "v1alpha3.")                                       \
  TYPE(scheduling_composite_pod_group, "CompositePodGroup", "v1alpha3.")                                                    \
  TYPE(lifecycle_eviction_request_pod_reference, "EvictionRequestPodReference", "v1alpha1.")                                \
  TYPE(lifecycle_eviction_request_target, "EvictionRequestTarget", "v1alpha1.")                                             \
  TYPE(lifecycle_eviction_request_spec, "EvictionRequestSpec", "v1alpha1.")                                                 \
  TYPE(lifecycle_eviction_request_status, "EvictionRequestStatus", "v1alpha1.")                                             \
  TYPE(lifecycle_eviction_request, "EvictionRequest", "v1alpha1.")                                                          \
  TYPE(lifecycle_eviction_pod_reference, "EvictionPodReference", "v1alpha1.")                                               \
  TYPE(lifecycle_eviction_target, "EvictionTarget", "v1alpha1.")                                                            \
  TYPE(lifecycle_eviction_spec, "EvictionSpec", "v1alpha1.")                                                                \
  TYPE(lifecycle_requester, "Requester", "v1alpha1.", CORE_ATOMIC)                                                          \
  TYPE(lifecycle_target_responder, "TargetResponder", "v1alpha1.", CORE_ATOMIC)                                             \
  TYPE(lifecycle_responder_status, "ResponderStatus", "v1alpha1.")                                                          \
  TYPE(lifecycle_eviction_status, "EvictionStatus", "v1alpha1.")                                                            \
  TYPE(lifecycle_eviction, "Eviction", "v1alpha1.")                                                                         \
  TYPE(resource_resource_pool_status_request_spec, "ResourcePoolStatusRequestSpec", "v1alpha3.")                            \
  TYPE(resource_partition_type_status, "PartitionTypeStatus", "v1alpha3.")                                                  \
  TYPE(resource_shareable_capacity_status, "ShareableCapacityStatus", "v1alpha3.")                                          \
  TYPE(resource_shareable_summary_status, "ShareableSummaryStatus", "v1alpha3.")                                            \
  TYPE(resource_pool_status, "PoolStatus", "v1alpha3.")                                                                     \
  TYPE(resource_resource_pool_status_request_status, "ResourcePoolStatusRequestStatus", "v1alpha3.")                        \
  TYPE(resource_resource_pool_status_request, "ResourcePoolStatusRequest", "v1alpha3.")

#define CORE_ROWS_coordination_lease_candidate_spec(ROW, T)                                                                 \
  ROW(T, STRING, lease_name, "leaseName", "LeaseName", "string", ALWAYS)                                                    \
  ROW(T, MICRO_TIME_POINTER, ping_time, "pingTime", "PingTime", "v1.MicroTime", OMIT_EMPTY)                                 \
  ROW(T, MICRO_TIME_POINTER, renew_time, "renewTime", "RenewTime", "v1.MicroTime", OMIT_EMPTY)                              \
  ROW(T, STRING, binary_version, "binaryVersion", "BinaryVersion", "string", ALWAYS)                                        \
  ROW(T, STRING, emulation_version, "emulationVersion", "EmulationVersion", "string", OMIT_EMPTY)                           \
  ROW(T, STRING, strategy, "strategy", "Strategy", "v1.CoordinatedLeaseStrategy", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_coordination_lease_candidate_spec(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 5, 1, 0, 4, 0, 2, 6, 3)

#define CORE_ROWS_coordination_lease_candidate(ROW, T)                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", coordination_lease_candidate_spec, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_coordination_lease_candidate(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_scheduling_typed_local_object_reference(ROW, T)                                                           \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_scheduling_typed_local_object_reference(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_scheduling_basic_scheduling_policy(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_basic_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_gang_scheduling_policy(ROW, T) ROW(T, INT32, min_count, "minCount", "MinCount", "int32", ALWAYS)
#define CORE_LOOKUP_scheduling_gang_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_pod_group_scheduling_policy(ROW, T)                                                            \
  ROW(T, STRUCT_POINTER, basic, "basic", "Basic", scheduling_basic_scheduling_policy, OMIT_EMPTY)                           \
  ROW(T, STRUCT_POINTER, gang, "gang", "Gang", scheduling_gang_scheduling_policy, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_scheduling_v1beta1_topology_constraint(ROW, T) ROW(T, STRING, key, "key", "Key", "string", ALWAYS)
#define CORE_LOOKUP_scheduling_v1beta1_topology_constraint(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_pod_group_scheduling_constraints(ROW, T)                                                       \
  ROW(T, LIST, topology, "topology", "Topology", scheduling_v1beta1_topology_constraint, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_scheduling_constraints(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_pod_group_resource_claim(ROW, T)                                                               \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, resource_claim_template_name, "resourceClaimTemplateName", "ResourceClaimTemplateName", "string",  \
      OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_resource_claim(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_scheduling_single_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_single_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_all_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_all_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_disruption_mode(ROW, T)                                                                        \
  ROW(T, STRUCT_POINTER, single, "single", "Single", scheduling_single_disruption_mode, OMIT_EMPTY)                         \
  ROW(T, STRUCT_POINTER, all, "all", "All", scheduling_all_disruption_mode, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_disruption_mode(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_scheduling_pod_group_template(ROW, T)                                                                     \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, scheduling_policy, "schedulingPolicy", "SchedulingPolicy", scheduling_pod_group_scheduling_policy, ALWAYS) \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_pod_group_scheduling_constraints, ALWAYS, .need = CORE_OPTIONAL)                                           \
  ROW(T, LIST, resource_claims, "resourceClaims", "ResourceClaims", scheduling_pod_group_resource_claim, OMIT_EMPTY,        \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode", scheduling_disruption_mode, OMIT_EMPTY)       \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1beta1.PreemptionPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_template(LOOKUP) LOOKUP(3, 0xCF5CF613U, 5, 7, 6, 4, 1, 2, 3, 8)

#define CORE_ROWS_scheduling_composite_basic_scheduling_policy(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_composite_basic_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_composite_gang_scheduling_policy(ROW, T)                                                       \
  ROW(T, INT32, min_group_count, "minGroupCount", "MinGroupCount", "int32", ALWAYS)
#define CORE_LOOKUP_scheduling_composite_gang_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_composite_pod_group_scheduling_policy(ROW, T)                                                  \
  ROW(T, STRUCT_POINTER, basic, "basic", "Basic", scheduling_composite_basic_scheduling_policy, OMIT_EMPTY)                 \
  ROW(T, STRUCT_POINTER, gang, "gang", "Gang", scheduling_composite_gang_scheduling_policy, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_composite_pod_group_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_scheduling_composite_pod_group_scheduling_constraints(ROW, T)                                             \
  ROW(T, LIST, topology, "topology", "Topology", scheduling_v1beta1_topology_constraint, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_composite_pod_group_scheduling_constraints(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_single_composite_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_single_composite_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_all_composite_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_all_composite_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_composite_disruption_mode(ROW, T)                                                              \
  ROW(T, STRUCT_POINTER, single, "single", "Single", scheduling_single_composite_disruption_mode, OMIT_EMPTY)               \
  ROW(T, STRUCT_POINTER, all, "all", "All", scheduling_all_composite_disruption_mode, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_composite_disruption_mode(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_scheduling_composite_pod_group_template(ROW, T)                                                           \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, scheduling_policy, "schedulingPolicy", "SchedulingPolicy",                                                 \
      scheduling_composite_pod_group_scheduling_policy, ALWAYS)                                                             \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_composite_pod_group_scheduling_constraints, OMIT_EMPTY)                                                    \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode", scheduling_composite_disruption_mode,         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1beta1.PreemptionPolicy", OMIT_EMPTY) \
  ROW(T, LIST, pod_group_templates, "podGroupTemplates", "PodGroupTemplates", scheduling_pod_group_template, OMIT_EMPTY,    \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, LIST, composite_pod_group_templates, "compositePodGroupTemplates", "CompositePodGroupTemplates",                   \
      scheduling_composite_pod_group_template, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_scheduling_composite_pod_group_template(LOOKUP)                                                         \
  LOOKUP(4, 0x71DDB0A1U, 6, 1, 0, 7, 0, 2, 0, 4, 0, 9, 0, 8, 5, 3, 0, 0)

#define CORE_ROWS_scheduling_workload_spec(ROW, T)                                                                          \
  ROW(T, STRUCT_POINTER, controller_ref, "controllerRef", "ControllerRef", scheduling_typed_local_object_reference,         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, pod_group_templates, "podGroupTemplates", "PodGroupTemplates", scheduling_pod_group_template, ALWAYS,        \
      CORE_BY_NAME, .need = CORE_OPTIONAL)                                                                                  \
  ROW(T, LIST, composite_pod_group_templates, "compositePodGroupTemplates", "CompositePodGroupTemplates",                   \
      scheduling_composite_pod_group_template, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_scheduling_workload_spec(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 0, 1, 2)

#define CORE_ROWS_scheduling_workload(ROW, T)                                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", scheduling_workload_spec, ALWAYS)
#define CORE_LOOKUP_scheduling_workload(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_scheduling_workload_reference(ROW, T)                                                                     \
  ROW(T, STRING, workload_name, "workloadName", "WorkloadName", "string", ALWAYS)                                           \
  ROW(T, STRING, template_name, "templateName", "TemplateName", "string", ALWAYS)
#define CORE_LOOKUP_scheduling_workload_reference(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_scheduling_pod_group_spec(ROW, T)                                                                         \
  ROW(T, STRING_POINTER, parent_composite_pod_group_name, "parentCompositePodGroupName", "ParentCompositePodGroupName",     \
      "string", OMIT_EMPTY)                                                                                                 \
  ROW(T, STRUCT_POINTER, workload_ref, "workloadRef", "WorkloadRef", scheduling_workload_reference, OMIT_EMPTY)             \
  ROW(T, STRUCT, scheduling_policy, "schedulingPolicy", "SchedulingPolicy", scheduling_pod_group_scheduling_policy, ALWAYS) \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_pod_group_scheduling_constraints, OMIT_EMPTY)                                                              \
  ROW(T, LIST, resource_claims, "resourceClaims", "ResourceClaims", scheduling_pod_group_resource_claim, OMIT_EMPTY,        \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode", scheduling_disruption_mode, OMIT_EMPTY)       \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1beta1.PreemptionPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_spec(LOOKUP) LOOKUP(4, 0xD2B03A4BU, 0, 0, 3, 4, 8, 0, 6, 0, 9, 7, 2, 0, 0, 1, 5, 0)

#define CORE_ROWS_scheduling_pod_group_resource_claim_status(ROW, T)                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_resource_claim_status(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 1, 2)

#define CORE_ROWS_scheduling_pod_group_status(ROW, T)                                                                       \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, LIST, resource_claim_statuses, "resourceClaimStatuses", "ResourceClaimStatuses",                                   \
      scheduling_pod_group_resource_claim_status, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_scheduling_pod_group_status(LOOKUP) LOOKUP(1, 0x3BF98799U, 1, 2)

#define CORE_ROWS_scheduling_pod_group(ROW, T)                                                                              \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", scheduling_pod_group_spec, ALWAYS)                                                   \
  ROW(T, STRUCT, status, "status", "Status", scheduling_pod_group_status, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_scheduling_v1alpha3_workload_reference(ROW, T)                                                            \
  ROW(T, STRING, workload_name, "workloadName", "WorkloadName", "string", ALWAYS)                                           \
  ROW(T, STRING, template_name, "templateName", "TemplateName", "string", ALWAYS)
#define CORE_LOOKUP_scheduling_v1alpha3_workload_reference(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_scheduling_v1alpha3_composite_basic_scheduling_policy(ROW, T)                                             \
  ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_v1alpha3_composite_basic_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_v1alpha3_composite_gang_scheduling_policy(ROW, T)                                              \
  ROW(T, INT32, min_group_count, "minGroupCount", "MinGroupCount", "int32", ALWAYS)
#define CORE_LOOKUP_scheduling_v1alpha3_composite_gang_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_v1alpha3_composite_pod_group_scheduling_policy(ROW, T)                                         \
  ROW(T, STRUCT_POINTER, basic, "basic", "Basic", scheduling_v1alpha3_composite_basic_scheduling_policy, OMIT_EMPTY)        \
  ROW(T, STRUCT_POINTER, gang, "gang", "Gang", scheduling_v1alpha3_composite_gang_scheduling_policy, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_v1alpha3_composite_pod_group_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_scheduling_v1alpha3_composite_pod_group_scheduling_constraints(ROW, T)                                    \
  ROW(T, LIST, topology, "topology", "Topology", scheduling_topology_constraint, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_v1alpha3_composite_pod_group_scheduling_constraints(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_v1alpha3_single_composite_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_v1alpha3_single_composite_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_v1alpha3_all_composite_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_v1alpha3_all_composite_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_v1alpha3_composite_disruption_mode(ROW, T)                                                     \
  ROW(T, STRUCT_POINTER, single, "single", "Single", scheduling_v1alpha3_single_composite_disruption_mode, OMIT_EMPTY)      \
  ROW(T, STRUCT_POINTER, all, "all", "All", scheduling_v1alpha3_all_composite_disruption_mode, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_v1alpha3_composite_disruption_mode(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_scheduling_composite_pod_group_spec(ROW, T)                                                               \
  ROW(T, STRING_POINTER, parent_composite_pod_group_name, "parentCompositePodGroupName", "ParentCompositePodGroupName",     \
      "string", OMIT_EMPTY)                                                                                                 \
  ROW(T, STRUCT_POINTER, workload_ref, "workloadRef", "WorkloadRef", scheduling_v1alpha3_workload_reference, ALWAYS)        \
  ROW(T, STRUCT, scheduling_policy, "schedulingPolicy", "SchedulingPolicy",                                                 \
      scheduling_v1alpha3_composite_pod_group_scheduling_policy, ALWAYS)                                                    \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_v1alpha3_composite_pod_group_scheduling_constraints, OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode",                                               \
      scheduling_v1alpha3_composite_disruption_mode, OMIT_EMPTY)                                                            \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1alpha3.PreemptionPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_composite_pod_group_spec(LOOKUP) LOOKUP(3, 0x5FE6B22DU, 2, 7, 8, 6, 1, 3, 4, 5)

#define CORE_ROWS_scheduling_composite_pod_group_status(ROW, T)                                                             \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_scheduling_composite_pod_group_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_composite_pod_group(ROW, T)                                                                    \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", scheduling_composite_pod_group_spec, ALWAYS)                                         \
  ROW(T, STRUCT, status, "status", "Status", scheduling_composite_pod_group_status, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_composite_pod_group(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_lifecycle_eviction_request_pod_reference(ROW, T)                                                          \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", ALWAYS)
#define CORE_LOOKUP_lifecycle_eviction_request_pod_reference(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_lifecycle_eviction_request_target(ROW, T)                                                                 \
  ROW(T, STRUCT_POINTER, pod, "pod", "Pod", lifecycle_eviction_request_pod_reference, OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_eviction_request_target(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_lifecycle_eviction_request_spec(ROW, T)                                                                   \
  ROW(T, STRUCT, target, "target", "Target", lifecycle_eviction_request_target, ALWAYS)                                     \
  ROW(T, STRING, requester, "requester", "Requester", "string", ALWAYS)                                                     \
  ROW(T, STRING, intent, "intent", "Intent", "v1alpha1.EvictionRequestIntent", ALWAYS)
#define CORE_LOOKUP_lifecycle_eviction_request_spec(LOOKUP) LOOKUP(2, 0xC8D04605U, 0, 2, 3, 1)

#define CORE_ROWS_lifecycle_eviction_request_status(ROW, T)                                                                 \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, INT64_POINTER, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_eviction_request_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_lifecycle_eviction_request(ROW, T)                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", lifecycle_eviction_request_spec, ALWAYS)                                             \
  ROW(T, STRUCT, status, "status", "Status", lifecycle_eviction_request_status, OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_eviction_request(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_lifecycle_eviction_pod_reference(ROW, T)                                                                  \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", ALWAYS)
#define CORE_LOOKUP_lifecycle_eviction_pod_reference(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_lifecycle_eviction_target(ROW, T)                                                                         \
  ROW(T, STRUCT_POINTER, pod, "pod", "Pod", lifecycle_eviction_pod_reference, OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_eviction_target(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_lifecycle_eviction_spec(ROW, T)                                                                           \
  ROW(T, STRUCT, target, "target", "Target", lifecycle_eviction_target, ALWAYS)
#define CORE_LOOKUP_lifecycle_eviction_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_lifecycle_requester(ROW, T)                                                                               \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, intent, "intent", "Intent", "v1alpha1.RequesterIntent", ALWAYS)
#define CORE_LOOKUP_lifecycle_requester(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_lifecycle_target_responder(ROW, T)                                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", ALWAYS)                                                  \
  ROW(T, STRING, state, "state", "State", "v1alpha1.ResponderStateType", ALWAYS)
#define CORE_LOOKUP_lifecycle_target_responder(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 0, 3, 2)

#define CORE_ROWS_lifecycle_responder_status(ROW, T)                                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, TIME_POINTER, start_time, "startTime", "StartTime", "v1.Time", OMIT_EMPTY)                                         \
  ROW(T, TIME_POINTER, heartbeat_time, "heartbeatTime", "HeartbeatTime", "v1.Time", OMIT_EMPTY)                             \
  ROW(T, TIME_POINTER, expected_completion_time, "expectedCompletionTime", "ExpectedCompletionTime", "v1.Time", OMIT_EMPTY) \
  ROW(T, TIME_POINTER, completion_time, "completionTime", "CompletionTime", "v1.Time", OMIT_EMPTY)                          \
  ROW(T, STRING_POINTER, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_responder_status(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 0, 0, 2, 4, 5, 6, 1, 3)

#define CORE_ROWS_lifecycle_eviction_status(ROW, T)                                                                         \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, INT64_POINTER, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)               \
  ROW(T, LIST, requesters, "requesters", "Requesters", lifecycle_requester, OMIT_EMPTY, CORE_BY_NAME)                       \
  ROW(T, LIST, target_responders, "targetResponders", "TargetResponders", lifecycle_target_responder, OMIT_EMPTY,           \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, LIST, responders, "responders", "Responders", lifecycle_responder_status, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_lifecycle_eviction_status(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 2, 3, 5, 0, 4, 0, 0, 1)

#define CORE_ROWS_lifecycle_eviction(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", lifecycle_eviction_spec, ALWAYS)                                                     \
  ROW(T, STRUCT, status, "status", "Status", lifecycle_eviction_status, OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_eviction(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_resource_resource_pool_status_request_spec(ROW, T)                                                        \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING_POINTER, pool_name, "poolName", "PoolName", "string", OMIT_EMPTY)                                           \
  ROW(T, INT32_POINTER, limit, "limit", "Limit", "int32", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, default_partition_type_attribute, "defaultPartitionTypeAttribute",                                 \
      "DefaultPartitionTypeAttribute", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_resource_pool_status_request_spec(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 1, 3, 2, 4)

#define CORE_ROWS_resource_partition_type_status(ROW, T)                                                                    \
  ROW(T, STRING, attribute, "attribute", "Attribute", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                          \
  ROW(T, STRING, type, "type", "Type", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                                         \
  ROW(T, INT32_POINTER, total, "total", "Total", "int32", OMIT_EMPTY, .need = CORE_REQUIRED)                                \
  ROW(T, INT32_POINTER, allocatable, "allocatable", "Allocatable", "int32", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_partition_type_status(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 4, 2, 1, 3)

#define CORE_ROWS_resource_shareable_capacity_status(ROW, T)                                                                \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                                         \
  ROW(T, QUANTITY_POINTER, total, "total", "Total", "resource.Quantity", OMIT_EMPTY, .need = CORE_REQUIRED)                 \
  ROW(T, QUANTITY_POINTER, consumed, "consumed", "Consumed", "resource.Quantity", OMIT_EMPTY, .need = CORE_REQUIRED)        \
  ROW(T, QUANTITY_POINTER, available, "available", "Available", "resource.Quantity", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_shareable_capacity_status(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 1, 3, 4, 2)

#define CORE_ROWS_resource_shareable_summary_status(ROW, T)                                                                 \
  ROW(T, INT32_POINTER, fully_available_devices, "fullyAvailableDevices", "FullyAvailableDevices", "int32", OMIT_EMPTY,     \
      .need = CORE_REQUIRED)                                                                                                \
  ROW(T, INT32_POINTER, partially_available_devices, "partiallyAvailableDevices", "PartiallyAvailableDevices", "int32",     \
      OMIT_EMPTY, .need = CORE_REQUIRED)                                                                                    \
  ROW(T, LIST, capacity, "capacity", "Capacity", resource_shareable_capacity_status, OMIT_EMPTY)
#define CORE_LOOKUP_resource_shareable_summary_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 3, 2, 1)

#define CORE_ROWS_resource_pool_status(ROW, T)                                                                              \
  ROW(T, STRING, driver, "driver", "Driver", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                                   \
  ROW(T, STRING, pool_name, "poolName", "PoolName", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                            \
  ROW(T, INT64, generation, "generation", "Generation", "int64", ALWAYS)                                                    \
  ROW(T, INT32_POINTER, resource_slice_count, "resourceSliceCount", "ResourceSliceCount", "int32", OMIT_EMPTY)              \
  ROW(T, INT32_POINTER, total_devices, "totalDevices", "TotalDevices", "int32", OMIT_EMPTY)                                 \
  ROW(T, INT32_POINTER, allocated_devices, "allocatedDevices", "AllocatedDevices", "int32", OMIT_EMPTY)                     \
  ROW(T, INT32_POINTER, available_devices, "availableDevices", "AvailableDevices", "int32", OMIT_EMPTY)                     \
  ROW(T, INT32_POINTER, unavailable_devices, "unavailableDevices", "UnavailableDevices", "int32", OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING_POINTER, validation_error, "validationError", "ValidationError", "string", OMIT_EMPTY)                      \
  ROW(T, LIST, partition_summary, "partitionSummary", "PartitionSummary", resource_partition_type_status, OMIT_EMPTY)       \
  ROW(T, STRUCT_POINTER, shareable_summary, "shareableSummary", "ShareableSummary", resource_shareable_summary_status,      \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_pool_status(LOOKUP) LOOKUP(4, 0x6789CAF7U, 1, 8, 3, 0, 11, 5, 0, 10, 0, 4, 0, 2, 12, 9, 7, 6)

#define CORE_ROWS_resource_resource_pool_status_request_status(ROW, T)                                                      \
  ROW(T, INT32_POINTER, pool_count, "poolCount", "PoolCount", "int32", OMIT_EMPTY, .need = CORE_REQUIRED)                   \
  ROW(T, LIST, pools, "pools", "Pools", resource_pool_status, OMIT_EMPTY)                                                   \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_resource_resource_pool_status_request_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 1, 2, 0)

#define CORE_ROWS_resource_resource_pool_status_request(ROW, T)                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY, .need = CORE_REQUIRED)                        \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_pool_status_request_spec, ALWAYS)                                  \
  ROW(T, STRUCT_POINTER, status, "status", "Status", resource_resource_pool_status_request_status, OMIT_EMPTY)
#define CORE_LOOKUP_resource_resource_pool_status_request(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_SCHEDULING(CORE_DECLARE)
CORE_TYPES_SCHEDULING(CORE_STRUCT)

#endif
