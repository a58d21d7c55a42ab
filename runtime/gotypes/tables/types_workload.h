/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: what has a template of pods, but for Jobs: Deployments and their like,
 * ReplicationControllers, PodTemplates. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_WORKLOAD_H
#define CORE_TYPES_WORKLOAD_H

#include "types_status.h"

#define CORE_TYPES_WORKLOAD(TYPE)                                                                                           \
  TYPE(rolling_update_deployment, "RollingUpdateDeployment", "v1.")                                                         \
  TYPE(deployment_strategy, "DeploymentStrategy", "v1.")                                                                    \
  TYPE(deployment_spec, "DeploymentSpec", "v1.")                                                                            \
  TYPE(deployment_condition, "DeploymentCondition", "v1.")                                                                  \
  TYPE(deployment_status, "DeploymentStatus", "v1.")                                                                        \
  TYPE(deployment, "Deployment", "v1.")                                                                                     \
  TYPE(persistent_volume_claim_condition, "PersistentVolumeClaimCondition", "v1.")                                          \
  TYPE(modify_volume_status, "ModifyVolumeStatus", "v1.")                                                                   \
  TYPE(volume_health_status, "VolumeHealthStatus", "v1.")                                                                   \
  TYPE(persistent_volume_claim_status, "PersistentVolumeClaimStatus", "v1.")                                                \
  TYPE(persistent_volume_claim, "PersistentVolumeClaim", "v1.")                                                             \
  TYPE(rolling_update_stateful_set_strategy, "RollingUpdateStatefulSetStrategy", "v1.")                                     \
  TYPE(stateful_set_update_strategy, "StatefulSetUpdateStrategy", "v1.")                                                    \
  TYPE(stateful_set_persistent_volume_claim_retention_policy, "StatefulSetPersistentVolumeClaimRetentionPolicy", "v1.")     \
  TYPE(stateful_set_ordinals, "StatefulSetOrdinals", "v1.")                                                                 \
  TYPE(stateful_set_spec, "StatefulSetSpec", "v1.")                                                                         \
  TYPE(stateful_set_condition, "StatefulSetCondition", "v1.")                                                               \
  TYPE(stateful_set_status, "StatefulSetStatus", "v1.")                                                                     \
  TYPE(stateful_set, "StatefulSet", "v1.")                                                                                  \
  TYPE(rolling_update_daemon_set, "RollingUpdateDaemonSet", "v1.")                                                          \
  TYPE(daemon_set_update_strategy, "DaemonSetUpdateStrategy", "v1.")                                                        \
  TYPE(daemon_set_spec, "DaemonSetSpec", "v1.")                                                                             \
  TYPE(daemon_set_condition, "DaemonSetCondition", "v1.")                                                                   \
  TYPE(daemon_set_status, "DaemonSetStatus", "v1.")                                                                         \
  TYPE(daemon_set, "DaemonSet", "v1.")                                                                                      \
  TYPE(replica_set_spec, "ReplicaSetSpec", "v1.")                                                                           \
  TYPE(replica_set_condition, "ReplicaSetCondition", "v1.")                                                                 \
  TYPE(replica_set_status, "ReplicaSetStatus", "v1.")                                                                       \
  TYPE(replica_set, "ReplicaSet", "v1.")                                                                                    \
  TYPE(replication_controller_spec, "ReplicationControllerSpec", "v1.")                                                     \
  TYPE(replication_controller_condition, "ReplicationControllerCondition", "v1.")                                           \
  TYPE(replication_controller_status, "ReplicationControllerStatus", "v1.")                                                 \
  TYPE(replication_controller, "ReplicationController", "v1.")                                                              \
  TYPE(pod_template, "PodTemplate", "v1.")

#define CORE_ROWS_rolling_update_deployment(ROW, T)                                                                         \
  ROW(T, INT_OR_STRING_POINTER, max_unavailable, "maxUnavailable", "MaxUnavailable", "intstr.IntOrString", OMIT_EMPTY)      \
  ROW(T, INT_OR_STRING_POINTER, max_surge, "maxSurge", "MaxSurge", "intstr.IntOrString", OMIT_EMPTY)
#define CORE_LOOKUP_rolling_update_deployment(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_deployment_strategy(ROW, T)                                                                               \
  ROW(T, STRING, type, "type", "Type", "v1.DeploymentStrategyType", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, rolling_update, "rollingUpdate", "RollingUpdate", rolling_update_deployment, OMIT_EMPTY)
#define CORE_LOOKUP_deployment_strategy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_deployment_spec(ROW, T)                                                                                   \
  ROW(T, INT32_POINTER, replicas, "replicas", "Replicas", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, ALWAYS)                                          \
  ROW(T, STRUCT, template, "template", "Template", pod_template_spec, ALWAYS)                                               \
  ROW(T, STRUCT, strategy, "strategy", "Strategy", deployment_strategy, OMIT_EMPTY)                                         \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "MinReadySeconds", "int32", OMIT_EMPTY)                               \
  ROW(T, INT32_POINTER, revision_history_limit, "revisionHistoryLimit", "RevisionHistoryLimit", "int32", OMIT_EMPTY)        \
  ROW(T, BOOL, paused, "paused", "Paused", "bool", OMIT_EMPTY)                                                              \
  ROW(T, INT32_POINTER, progress_deadline_seconds, "progressDeadlineSeconds", "ProgressDeadlineSeconds", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_deployment_spec(LOOKUP) LOOKUP(3, 0xBC7A32E5U, 5, 8, 7, 3, 2, 4, 1, 6)

#define CORE_ROWS_deployment_condition(ROW, T)                                                                              \
  ROW(T, STRING, type, "type", "Type", "v1.DeploymentConditionType", ALWAYS, .need = CORE_OPTIONAL)                         \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS, .need = CORE_OPTIONAL)                           \
  ROW(T, TIME, last_update_time, "lastUpdateTime", "LastUpdateTime", "v1.Time", OMIT_EMPTY)                                 \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_deployment_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 6, 0, 4, 2, 0, 3, 5)

#define CORE_ROWS_deployment_status(ROW, T)                                                                                 \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, INT32, replicas, "replicas", "Replicas", "int32", OMIT_EMPTY)                                                      \
  ROW(T, INT32, updated_replicas, "updatedReplicas", "UpdatedReplicas", "int32", OMIT_EMPTY)                                \
  ROW(T, INT32, ready_replicas, "readyReplicas", "ReadyReplicas", "int32", OMIT_EMPTY)                                      \
  ROW(T, INT32, available_replicas, "availableReplicas", "AvailableReplicas", "int32", OMIT_EMPTY)                          \
  ROW(T, INT32, unavailable_replicas, "unavailableReplicas", "UnavailableReplicas", "int32", OMIT_EMPTY)                    \
  ROW(T, INT32_POINTER, terminating_replicas, "terminatingReplicas", "TerminatingReplicas", "int32", OMIT_EMPTY)            \
  ROW(T, LIST, conditions, "conditions", "Conditions", deployment_condition, OMIT_EMPTY, CORE_BY_TYPE)                      \
  ROW(T, INT32_POINTER, collision_count, "collisionCount", "CollisionCount", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_deployment_status(LOOKUP) LOOKUP(4, 0x8232BD65U, 9, 2, 0, 3, 5, 8, 0, 0, 4, 1, 0, 0, 7, 0, 0, 6)

#define CORE_ROWS_deployment(ROW, T)                                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", deployment_spec, OMIT_EMPTY, .need = CORE_REQUIRED)                                  \
  ROW(T, STRUCT, status, "status", "Status", deployment_status, OMIT_EMPTY)
#define CORE_LOOKUP_deployment(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_persistent_volume_claim_condition(ROW, T)                                                                 \
  ROW(T, STRING, type, "type", "Type", "v1.PersistentVolumeClaimConditionType", ALWAYS)                                     \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_probe_time, "lastProbeTime", "LastProbeTime", "v1.Time", OMIT_EMPTY)                                    \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_condition(LOOKUP) LOOKUP(3, 0x19FF4703U, 3, 2, 1, 4, 5, 6, 0, 0)

#define CORE_ROWS_modify_volume_status(ROW, T)                                                                              \
  ROW(T, STRING, target_volume_attributes_class_name, "targetVolumeAttributesClassName", "TargetVolumeAttributesClassName", \
      "string", OMIT_EMPTY)                                                                                                 \
  ROW(T, STRING, status, "status", "Status", "v1.PersistentVolumeClaimModifyVolumeStatus", ALWAYS)
#define CORE_LOOKUP_modify_volume_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_volume_health_status(ROW, T)                                                                              \
  ROW(T, LIST, health_conditions, "healthConditions", "HealthConditions", volume_health_condition, OMIT_EMPTY,              \
      CORE_BY_STATUS_REASON)                                                                                                \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_volume_health_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_persistent_volume_claim_status(ROW, T)                                                                    \
  ROW(T, STRING, phase, "phase", "Phase", "v1.PersistentVolumeClaimPhase", OMIT_EMPTY)                                      \
  ROW(T, STRING_LIST, access_modes, "accessModes", "AccessModes", "v1.PersistentVolumeAccessMode", OMIT_EMPTY)              \
  ROW(T, QUANTITY_MAP, capacity, "capacity", "Capacity", "v1.ResourceList", OMIT_EMPTY)                                     \
  ROW(T, LIST, conditions, "conditions", "Conditions", persistent_volume_claim_condition, OMIT_EMPTY, CORE_BY_TYPE)         \
  ROW(T, QUANTITY_MAP, allocated_resources, "allocatedResources", "AllocatedResources", "v1.ResourceList", OMIT_EMPTY)      \
  ROW(T, STRING_MAP, allocated_resource_statuses, "allocatedResourceStatuses", "AllocatedResourceStatuses",                 \
      "map[v1.ResourceName]v1.ClaimResourceStatus", OMIT_EMPTY)                                                             \
  ROW(T, STRING_POINTER, current_volume_attributes_class_name, "currentVolumeAttributesClassName",                          \
      "CurrentVolumeAttributesClassName", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRUCT_POINTER, modify_volume_status, "modifyVolumeStatus", "ModifyVolumeStatus", modify_volume_status,            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, health_status, "healthStatus", "HealthStatus", volume_health_status, OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_status(LOOKUP)                                                                  \
  LOOKUP(4, 0xF5627D99U, 0, 2, 6, 4, 3, 7, 0, 0, 9, 0, 8, 5, 1, 0, 0, 0)

#define CORE_ROWS_persistent_volume_claim(ROW, T)                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", persistent_volume_claim_spec, OMIT_EMPTY)                                            \
  ROW(T, STRUCT, status, "status", "Status", persistent_volume_claim_status, OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_rolling_update_stateful_set_strategy(ROW, T)                                                              \
  ROW(T, INT32_POINTER, partition, "partition", "Partition", "int32", OMIT_EMPTY)                                           \
  ROW(T, INT_OR_STRING_POINTER, max_unavailable, "maxUnavailable", "MaxUnavailable", "intstr.IntOrString", OMIT_EMPTY)
#define CORE_LOOKUP_rolling_update_stateful_set_strategy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_stateful_set_update_strategy(ROW, T)                                                                      \
  ROW(T, STRING, type, "type", "Type", "v1.StatefulSetUpdateStrategyType", OMIT_EMPTY)                                      \
  ROW(T, STRUCT_POINTER, rolling_update, "rollingUpdate", "RollingUpdate", rolling_update_stateful_set_strategy, OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_update_strategy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_stateful_set_persistent_volume_claim_retention_policy(ROW, T)                                             \
  ROW(T, STRING, when_deleted, "whenDeleted", "WhenDeleted", "v1.PersistentVolumeClaimRetentionPolicyType", OMIT_EMPTY)     \
  ROW(T, STRING, when_scaled, "whenScaled", "WhenScaled", "v1.PersistentVolumeClaimRetentionPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_persistent_volume_claim_retention_policy(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_stateful_set_ordinals(ROW, T)                                                                             \
  ROW(T, INT32, start, "start", "Start", "int32", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_stateful_set_ordinals(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_stateful_set_spec(ROW, T)                                                                                 \
  ROW(T, INT32_POINTER, replicas, "replicas", "Replicas", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, ALWAYS)                                          \
  ROW(T, STRUCT, template, "template", "Template", pod_template_spec, ALWAYS)                                               \
  ROW(T, LIST, volume_claim_templates, "volumeClaimTemplates", "VolumeClaimTemplates", persistent_volume_claim, OMIT_EMPTY) \
  ROW(T, STRING, service_name, "serviceName", "ServiceName", "string", ALWAYS, .need = CORE_OPTIONAL)                       \
  ROW(T, STRING, pod_management_policy, "podManagementPolicy", "PodManagementPolicy", "v1.PodManagementPolicyType",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT, update_strategy, "updateStrategy", "UpdateStrategy", stateful_set_update_strategy, OMIT_EMPTY)             \
  ROW(T, INT32_POINTER, revision_history_limit, "revisionHistoryLimit", "RevisionHistoryLimit", "int32", OMIT_EMPTY)        \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "MinReadySeconds", "int32", OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, persistent_volume_claim_retention_policy, "persistentVolumeClaimRetentionPolicy",                  \
      "PersistentVolumeClaimRetentionPolicy", stateful_set_persistent_volume_claim_retention_policy, OMIT_EMPTY)            \
  ROW(T, STRUCT_POINTER, ordinals, "ordinals", "Ordinals", stateful_set_ordinals, OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_spec(LOOKUP) LOOKUP(4, 0xD4168DD7U, 2, 0, 7, 8, 1, 10, 0, 0, 0, 3, 0, 6, 9, 11, 5, 4)

#define CORE_ROWS_stateful_set_condition(ROW, T)                                                                            \
  ROW(T, STRING, type, "type", "Type", "v1.StatefulSetConditionType", ALWAYS, .need = CORE_OPTIONAL)                        \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS, .need = CORE_OPTIONAL)                           \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_stateful_set_status(ROW, T)                                                                               \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, INT32, replicas, "replicas", "Replicas", "int32", ALWAYS)                                                          \
  ROW(T, INT32, ready_replicas, "readyReplicas", "ReadyReplicas", "int32", OMIT_EMPTY)                                      \
  ROW(T, INT32, current_replicas, "currentReplicas", "CurrentReplicas", "int32", OMIT_EMPTY)                                \
  ROW(T, INT32, updated_replicas, "updatedReplicas", "UpdatedReplicas", "int32", OMIT_EMPTY)                                \
  ROW(T, STRING, current_revision, "currentRevision", "CurrentRevision", "string", OMIT_EMPTY)                              \
  ROW(T, STRING, update_revision, "updateRevision", "UpdateRevision", "string", OMIT_EMPTY)                                 \
  ROW(T, INT32_POINTER, collision_count, "collisionCount", "CollisionCount", "int32", OMIT_EMPTY)                           \
  ROW(T, LIST, conditions, "conditions", "Conditions", stateful_set_condition, OMIT_EMPTY, CORE_BY_TYPE)                    \
  ROW(T, INT32, available_replicas, "availableReplicas", "AvailableReplicas", "int32", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_stateful_set_status(LOOKUP) LOOKUP(4, 0xC8D04605U, 3, 8, 0, 5, 9, 0, 0, 7, 10, 6, 1, 4, 0, 0, 2, 0)

#define CORE_ROWS_stateful_set(ROW, T)                                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", stateful_set_spec, OMIT_EMPTY, .need = CORE_REQUIRED)                                \
  ROW(T, STRUCT, status, "status", "Status", stateful_set_status, OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_rolling_update_daemon_set(ROW, T)                                                                         \
  ROW(T, INT_OR_STRING_POINTER, max_unavailable, "maxUnavailable", "MaxUnavailable", "intstr.IntOrString", OMIT_EMPTY)      \
  ROW(T, INT_OR_STRING_POINTER, max_surge, "maxSurge", "MaxSurge", "intstr.IntOrString", OMIT_EMPTY)
#define CORE_LOOKUP_rolling_update_daemon_set(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_daemon_set_update_strategy(ROW, T)                                                                        \
  ROW(T, STRING, type, "type", "Type", "v1.DaemonSetUpdateStrategyType", OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, rolling_update, "rollingUpdate", "RollingUpdate", rolling_update_daemon_set, OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set_update_strategy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_daemon_set_spec(ROW, T)                                                                                   \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, ALWAYS)                                          \
  ROW(T, STRUCT, template, "template", "Template", pod_template_spec, ALWAYS)                                               \
  ROW(T, STRUCT, update_strategy, "updateStrategy", "UpdateStrategy", daemon_set_update_strategy, OMIT_EMPTY)               \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "MinReadySeconds", "int32", OMIT_EMPTY)                               \
  ROW(T, INT32_POINTER, revision_history_limit, "revisionHistoryLimit", "RevisionHistoryLimit", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set_spec(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 1, 2, 4, 0, 0, 0, 5, 3)

#define CORE_ROWS_daemon_set_condition(ROW, T)                                                                              \
  ROW(T, STRING, type, "type", "Type", "v1.DaemonSetConditionType", ALWAYS, .need = CORE_OPTIONAL)                          \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS, .need = CORE_OPTIONAL)                           \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_daemon_set_status(ROW, T)                                                                                 \
  ROW(T, INT32, current_number_scheduled, "currentNumberScheduled", "CurrentNumberScheduled", "int32", ALWAYS)              \
  ROW(T, INT32, number_misscheduled, "numberMisscheduled", "NumberMisscheduled", "int32", ALWAYS)                           \
  ROW(T, INT32, desired_number_scheduled, "desiredNumberScheduled", "DesiredNumberScheduled", "int32", ALWAYS)              \
  ROW(T, INT32, number_ready, "numberReady", "NumberReady", "int32", ALWAYS)                                                \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, INT32, updated_number_scheduled, "updatedNumberScheduled", "UpdatedNumberScheduled", "int32", OMIT_EMPTY)          \
  ROW(T, INT32, number_available, "numberAvailable", "NumberAvailable", "int32", OMIT_EMPTY)                                \
  ROW(T, INT32, number_unavailable, "numberUnavailable", "NumberUnavailable", "int32", OMIT_EMPTY)                          \
  ROW(T, INT32_POINTER, collision_count, "collisionCount", "CollisionCount", "int32", OMIT_EMPTY)                           \
  ROW(T, LIST, conditions, "conditions", "Conditions", daemon_set_condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_daemon_set_status(LOOKUP) LOOKUP(4, 0x8232BD65U, 9, 8, 3, 0, 2, 10, 1, 0, 0, 5, 0, 7, 4, 6, 0, 0)

#define CORE_ROWS_daemon_set(ROW, T)                                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", daemon_set_spec, OMIT_EMPTY, .need = CORE_REQUIRED)                                  \
  ROW(T, STRUCT, status, "status", "Status", daemon_set_status, OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_replica_set_spec(ROW, T)                                                                                  \
  ROW(T, INT32_POINTER, replicas, "replicas", "Replicas", "int32", OMIT_EMPTY)                                              \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "MinReadySeconds", "int32", OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, ALWAYS)                                          \
  ROW(T, STRUCT, template, "template", "Template", pod_template_spec, OMIT_EMPTY)
#define CORE_LOOKUP_replica_set_spec(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 3, 1, 4, 2)

#define CORE_ROWS_replica_set_condition(ROW, T)                                                                             \
  ROW(T, STRING, type, "type", "Type", "v1.ReplicaSetConditionType", ALWAYS, .need = CORE_OPTIONAL)                         \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS, .need = CORE_OPTIONAL)                           \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_replica_set_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_replica_set_status(ROW, T)                                                                                \
  ROW(T, INT32, replicas, "replicas", "Replicas", "int32", ALWAYS)                                                          \
  ROW(T, INT32, fully_labeled_replicas, "fullyLabeledReplicas", "FullyLabeledReplicas", "int32", OMIT_EMPTY)                \
  ROW(T, INT32, ready_replicas, "readyReplicas", "ReadyReplicas", "int32", OMIT_EMPTY)                                      \
  ROW(T, INT32, available_replicas, "availableReplicas", "AvailableReplicas", "int32", OMIT_EMPTY)                          \
  ROW(T, INT32_POINTER, terminating_replicas, "terminatingReplicas", "TerminatingReplicas", "int32", OMIT_EMPTY)            \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, LIST, conditions, "conditions", "Conditions", replica_set_condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_replica_set_status(LOOKUP) LOOKUP(3, 0xA1AABA05U, 1, 6, 5, 0, 2, 3, 4, 7)

#define CORE_ROWS_replica_set(ROW, T)                                                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", replica_set_spec, OMIT_EMPTY, .need = CORE_REQUIRED)                                 \
  ROW(T, STRUCT, status, "status", "Status", replica_set_status, OMIT_EMPTY)
#define CORE_LOOKUP_replica_set(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_replication_controller_spec(ROW, T)                                                                       \
  ROW(T, INT32_POINTER, replicas, "replicas", "Replicas", "int32", OMIT_EMPTY)                                              \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "MinReadySeconds", "int32", OMIT_EMPTY)                               \
  ROW(T, STRING_MAP, selector, "selector", "Selector", "map[string]string", OMIT_EMPTY, CORE_ATOMIC)                        \
  ROW(T, STRUCT_POINTER, template, "template", "Template", pod_template_spec, OMIT_EMPTY)
#define CORE_LOOKUP_replication_controller_spec(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 3, 1, 4, 2)

#define CORE_ROWS_replication_controller_condition(ROW, T)                                                                  \
  ROW(T, STRING, type, "type", "Type", "v1.ReplicationControllerConditionType", ALWAYS)                                     \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_replication_controller_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_replication_controller_status(ROW, T)                                                                     \
  ROW(T, INT32, replicas, "replicas", "Replicas", "int32", ALWAYS)                                                          \
  ROW(T, INT32, fully_labeled_replicas, "fullyLabeledReplicas", "FullyLabeledReplicas", "int32", OMIT_EMPTY)                \
  ROW(T, INT32, ready_replicas, "readyReplicas", "ReadyReplicas", "int32", OMIT_EMPTY)                                      \
  ROW(T, INT32, available_replicas, "availableReplicas", "AvailableReplicas", "int32", OMIT_EMPTY)                          \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, LIST, conditions, "conditions", "Conditions", replication_controller_condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_replication_controller_status(LOOKUP) LOOKUP(3, 0xB4ED0141U, 0, 1, 2, 3, 4, 6, 0, 5)

#define CORE_ROWS_replication_controller(ROW, T)                                                                            \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", replication_controller_spec, OMIT_EMPTY)                                             \
  ROW(T, STRUCT, status, "status", "Status", replication_controller_status, OMIT_EMPTY)
#define CORE_LOOKUP_replication_controller(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_pod_template(ROW, T)                                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, template, "template", "Template", pod_template_spec, OMIT_EMPTY)
#define CORE_LOOKUP_pod_template(LOOKUP) LOOKUP(2, 0xD2F0B425U, 1, 3, 2, 1)

CORE_TYPES_WORKLOAD(CORE_DECLARE)
CORE_TYPES_WORKLOAD(CORE_STRUCT)

#endif
