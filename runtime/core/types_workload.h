/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of types.h, which says how they are read: what has a template of pods, but for Jobs: Deployments and their like,
 * ReplicationControllers, PodTemplates. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_WORKLOAD_H
#define CORE_TYPES_WORKLOAD_H

#define CORE_TYPES_WORKLOAD(TYPE)                                                                                           \
  TYPE(rolling_update_deployment, "RollingUpdateDeployment")                                                                \
  TYPE(deployment_strategy, "DeploymentStrategy")                                                                           \
  TYPE(deployment_spec, "DeploymentSpec")                                                                                   \
  TYPE(deployment_condition, "DeploymentCondition")                                                                         \
  TYPE(deployment_status, "DeploymentStatus")                                                                               \
  TYPE(deployment, "Deployment")                                                                                            \
  TYPE(persistent_volume_claim_condition, "PersistentVolumeClaimCondition")                                                 \
  TYPE(modify_volume_status, "ModifyVolumeStatus")                                                                          \
  TYPE(volume_health_status, "VolumeHealthStatus")                                                                          \
  TYPE(persistent_volume_claim_status, "PersistentVolumeClaimStatus")                                                       \
  TYPE(persistent_volume_claim, "PersistentVolumeClaim")                                                                    \
  TYPE(rolling_update_stateful_set_strategy, "RollingUpdateStatefulSetStrategy")                                            \
  TYPE(stateful_set_update_strategy, "StatefulSetUpdateStrategy")                                                           \
  TYPE(stateful_set_persistent_volume_claim_retention_policy, "StatefulSetPersistentVolumeClaimRetentionPolicy")            \
  TYPE(stateful_set_ordinals, "StatefulSetOrdinals")                                                                        \
  TYPE(stateful_set_spec, "StatefulSetSpec")                                                                                \
  TYPE(stateful_set_condition, "StatefulSetCondition")                                                                      \
  TYPE(stateful_set_status, "StatefulSetStatus")                                                                            \
  TYPE(stateful_set, "StatefulSet")                                                                                         \
  TYPE(rolling_update_daemon_set, "RollingUpdateDaemonSet")                                                                 \
  TYPE(daemon_set_update_strategy, "DaemonSetUpdateStrategy")                                                               \
  TYPE(daemon_set_spec, "DaemonSetSpec")                                                                                    \
  TYPE(daemon_set_condition, "DaemonSetCondition")                                                                          \
  TYPE(daemon_set_status, "DaemonSetStatus")                                                                                \
  TYPE(daemon_set, "DaemonSet")                                                                                             \
  TYPE(replica_set_spec, "ReplicaSetSpec")                                                                                  \
  TYPE(replica_set_condition, "ReplicaSetCondition")                                                                        \
  TYPE(replica_set_status, "ReplicaSetStatus")                                                                              \
  TYPE(replica_set, "ReplicaSet")                                                                                           \
  TYPE(replication_controller_spec, "ReplicationControllerSpec")                                                            \
  TYPE(replication_controller_condition, "ReplicationControllerCondition")                                                  \
  TYPE(replication_controller_status, "ReplicationControllerStatus")                                                        \
  TYPE(replication_controller, "ReplicationController")                                                                     \
  TYPE(pod_template, "PodTemplate")

#define CORE_ROWS_rolling_update_deployment(ROW, T)                                                                         \
  ROW(T, INT_OR_STRING_POINTER, max_unavailable, "maxUnavailable", "intstr.IntOrString", OMIT_EMPTY)                        \
  ROW(T, INT_OR_STRING_POINTER, max_surge, "maxSurge", "intstr.IntOrString", OMIT_EMPTY)
#define CORE_LOOKUP_rolling_update_deployment(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_deployment_strategy(ROW, T)                                                                               \
  ROW(T, STRING, type, "type", "v1.DeploymentStrategyType", OMIT_EMPTY)                                                     \
  ROW(T, STRUCT_POINTER, rolling_update, "rollingUpdate", rolling_update_deployment, OMIT_EMPTY)
#define CORE_LOOKUP_deployment_strategy(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_deployment_spec(ROW, T)                                                                                   \
  ROW(T, INT32_POINTER, replicas, "replicas", "int32", OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, selector, "selector", label_selector, ALWAYS)                                                      \
  ROW(T, STRUCT, template, "template", pod_template_spec, ALWAYS)                                                           \
  ROW(T, STRUCT, strategy, "strategy", deployment_strategy, OMIT_EMPTY)                                                     \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "int32", OMIT_EMPTY)                                                  \
  ROW(T, INT32_POINTER, revision_history_limit, "revisionHistoryLimit", "int32", OMIT_EMPTY)                                \
  ROW(T, BOOL, paused, "paused", "bool", OMIT_EMPTY)                                                                        \
  ROW(T, INT32_POINTER, progress_deadline_seconds, "progressDeadlineSeconds", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_deployment_spec(LOOKUP) LOOKUP(3, 0x806D8B5U, 8, 1, 7, 3, 4, 6, 2, 5)

#define CORE_ROWS_deployment_condition(ROW, T)                                                                              \
  ROW(T, STRING, type, "type", "v1.DeploymentConditionType", ALWAYS)                                                        \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_update_time, "lastUpdateTime", "v1.Time", OMIT_EMPTY)                                                   \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_deployment_condition(LOOKUP) LOOKUP(3, 0xD2B03A4BU, 5, 1, 4, 6, 3, 0, 0, 2)

#define CORE_ROWS_deployment_status(ROW, T)                                                                                 \
  ROW(T, INT64, observed_generation, "observedGeneration", "int64", OMIT_EMPTY)                                             \
  ROW(T, INT32, replicas, "replicas", "int32", OMIT_EMPTY)                                                                  \
  ROW(T, INT32, updated_replicas, "updatedReplicas", "int32", OMIT_EMPTY)                                                   \
  ROW(T, INT32, ready_replicas, "readyReplicas", "int32", OMIT_EMPTY)                                                       \
  ROW(T, INT32, available_replicas, "availableReplicas", "int32", OMIT_EMPTY)                                               \
  ROW(T, INT32, unavailable_replicas, "unavailableReplicas", "int32", OMIT_EMPTY)                                           \
  ROW(T, INT32_POINTER, terminating_replicas, "terminatingReplicas", "int32", OMIT_EMPTY)                                   \
  ROW(T, LIST, conditions, "conditions", deployment_condition, OMIT_EMPTY)                                                  \
  ROW(T, INT32_POINTER, collision_count, "collisionCount", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_deployment_status(LOOKUP) LOOKUP(4, 0x3511C6F7U, 2, 0, 0, 9, 0, 0, 7, 6, 0, 4, 1, 8, 3, 0, 5, 0)

#define CORE_ROWS_deployment(ROW, T)                                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", deployment_spec, OMIT_EMPTY)                                                                 \
  ROW(T, STRUCT, status, "status", deployment_status, OMIT_EMPTY)
#define CORE_LOOKUP_deployment(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#define CORE_ROWS_persistent_volume_claim_condition(ROW, T)                                                                 \
  ROW(T, STRING, type, "type", "v1.PersistentVolumeClaimConditionType", ALWAYS)                                             \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_probe_time, "lastProbeTime", "v1.Time", OMIT_EMPTY)                                                     \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_condition(LOOKUP) LOOKUP(3, 0x730AD263U, 2, 6, 0, 1, 4, 5, 3, 0)

#define CORE_ROWS_modify_volume_status(ROW, T)                                                                              \
  ROW(T, STRING, target_volume_attributes_class_name, "targetVolumeAttributesClassName", "string", OMIT_EMPTY)              \
  ROW(T, STRING, status, "status", "v1.PersistentVolumeClaimModifyVolumeStatus", ALWAYS)
#define CORE_LOOKUP_modify_volume_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_volume_health_status(ROW, T)                                                                              \
  ROW(T, LIST, health_conditions, "healthConditions", volume_health_condition, OMIT_EMPTY)                                  \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_volume_health_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_persistent_volume_claim_status(ROW, T)                                                                    \
  ROW(T, STRING, phase, "phase", "v1.PersistentVolumeClaimPhase", OMIT_EMPTY)                                               \
  ROW(T, STRING_LIST, access_modes, "accessModes", "v1.PersistentVolumeAccessMode", OMIT_EMPTY)                             \
  ROW(T, QUANTITY_MAP, capacity, "capacity", "v1.ResourceList", OMIT_EMPTY)                                                 \
  ROW(T, LIST, conditions, "conditions", persistent_volume_claim_condition, OMIT_EMPTY)                                     \
  ROW(T, QUANTITY_MAP, allocated_resources, "allocatedResources", "v1.ResourceList", OMIT_EMPTY)                            \
  ROW(T, STRING_MAP, allocated_resource_statuses, "allocatedResourceStatuses",                                              \
      "map[v1.ResourceName]v1.ClaimResourceStatus", OMIT_EMPTY)                                                             \
  ROW(T, STRING_POINTER, current_volume_attributes_class_name, "currentVolumeAttributesClassName", "string", OMIT_EMPTY)    \
  ROW(T, STRUCT_POINTER, modify_volume_status, "modifyVolumeStatus", modify_volume_status, OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, health_status, "healthStatus", volume_health_status, OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_status(LOOKUP)                                                                  \
  LOOKUP(4, 0x2F0901A1U, 7, 6, 0, 8, 4, 9, 2, 3, 0, 0, 5, 0, 0, 1, 0, 0)

#define CORE_ROWS_persistent_volume_claim(ROW, T)                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", persistent_volume_claim_spec, OMIT_EMPTY)                                                    \
  ROW(T, STRUCT, status, "status", persistent_volume_claim_status, OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#define CORE_ROWS_rolling_update_stateful_set_strategy(ROW, T)                                                              \
  ROW(T, INT32_POINTER, partition, "partition", "int32", OMIT_EMPTY)                                                        \
  ROW(T, INT_OR_STRING_POINTER, max_unavailable, "maxUnavailable", "intstr.IntOrString", OMIT_EMPTY)
#define CORE_LOOKUP_rolling_update_stateful_set_strategy(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_stateful_set_update_strategy(ROW, T)                                                                      \
  ROW(T, STRING, type, "type", "v1.StatefulSetUpdateStrategyType", OMIT_EMPTY)                                              \
  ROW(T, STRUCT_POINTER, rolling_update, "rollingUpdate", rolling_update_stateful_set_strategy, OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_update_strategy(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_stateful_set_persistent_volume_claim_retention_policy(ROW, T)                                             \
  ROW(T, STRING, when_deleted, "whenDeleted", "v1.PersistentVolumeClaimRetentionPolicyType", OMIT_EMPTY)                    \
  ROW(T, STRING, when_scaled, "whenScaled", "v1.PersistentVolumeClaimRetentionPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_persistent_volume_claim_retention_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_stateful_set_ordinals(ROW, T) ROW(T, INT32, start, "start", "int32", ALWAYS)
#define CORE_LOOKUP_stateful_set_ordinals(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_stateful_set_spec(ROW, T)                                                                                 \
  ROW(T, INT32_POINTER, replicas, "replicas", "int32", OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, selector, "selector", label_selector, ALWAYS)                                                      \
  ROW(T, STRUCT, template, "template", pod_template_spec, ALWAYS)                                                           \
  ROW(T, LIST, volume_claim_templates, "volumeClaimTemplates", persistent_volume_claim, OMIT_EMPTY)                         \
  ROW(T, STRING, service_name, "serviceName", "string", ALWAYS)                                                             \
  ROW(T, STRING, pod_management_policy, "podManagementPolicy", "v1.PodManagementPolicyType", OMIT_EMPTY)                    \
  ROW(T, STRUCT, update_strategy, "updateStrategy", stateful_set_update_strategy, OMIT_EMPTY)                               \
  ROW(T, INT32_POINTER, revision_history_limit, "revisionHistoryLimit", "int32", OMIT_EMPTY)                                \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "int32", OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, persistent_volume_claim_retention_policy, "persistentVolumeClaimRetentionPolicy",                  \
      stateful_set_persistent_volume_claim_retention_policy, OMIT_EMPTY)                                                    \
  ROW(T, STRUCT_POINTER, ordinals, "ordinals", stateful_set_ordinals, OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_spec(LOOKUP) LOOKUP(4, 0x29F9C9A5U, 2, 0, 4, 10, 0, 9, 5, 8, 7, 0, 0, 1, 11, 0, 3, 6)

#define CORE_ROWS_stateful_set_condition(ROW, T)                                                                            \
  ROW(T, STRING, type, "type", "v1.StatefulSetConditionType", ALWAYS)                                                       \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set_condition(LOOKUP) LOOKUP(3, 0x730AD263U, 2, 5, 0, 1, 3, 4, 0, 0)

#define CORE_ROWS_stateful_set_status(ROW, T)                                                                               \
  ROW(T, INT64, observed_generation, "observedGeneration", "int64", OMIT_EMPTY)                                             \
  ROW(T, INT32, replicas, "replicas", "int32", ALWAYS)                                                                      \
  ROW(T, INT32, ready_replicas, "readyReplicas", "int32", OMIT_EMPTY)                                                       \
  ROW(T, INT32, current_replicas, "currentReplicas", "int32", OMIT_EMPTY)                                                   \
  ROW(T, INT32, updated_replicas, "updatedReplicas", "int32", OMIT_EMPTY)                                                   \
  ROW(T, STRING, current_revision, "currentRevision", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, update_revision, "updateRevision", "string", OMIT_EMPTY)                                                   \
  ROW(T, INT32_POINTER, collision_count, "collisionCount", "int32", OMIT_EMPTY)                                             \
  ROW(T, LIST, conditions, "conditions", stateful_set_condition, OMIT_EMPTY)                                                \
  ROW(T, INT32, available_replicas, "availableReplicas", "int32", ALWAYS)
#define CORE_LOOKUP_stateful_set_status(LOOKUP) LOOKUP(4, 0xA3F6E4A3U, 2, 1, 6, 5, 0, 3, 7, 0, 0, 8, 4, 0, 0, 0, 9, 10)

#define CORE_ROWS_stateful_set(ROW, T)                                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", stateful_set_spec, OMIT_EMPTY)                                                               \
  ROW(T, STRUCT, status, "status", stateful_set_status, OMIT_EMPTY)
#define CORE_LOOKUP_stateful_set(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#define CORE_ROWS_rolling_update_daemon_set(ROW, T)                                                                         \
  ROW(T, INT_OR_STRING_POINTER, max_unavailable, "maxUnavailable", "intstr.IntOrString", OMIT_EMPTY)                        \
  ROW(T, INT_OR_STRING_POINTER, max_surge, "maxSurge", "intstr.IntOrString", OMIT_EMPTY)
#define CORE_LOOKUP_rolling_update_daemon_set(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_daemon_set_update_strategy(ROW, T)                                                                        \
  ROW(T, STRING, type, "type", "v1.DaemonSetUpdateStrategyType", OMIT_EMPTY)                                                \
  ROW(T, STRUCT_POINTER, rolling_update, "rollingUpdate", rolling_update_daemon_set, OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set_update_strategy(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_daemon_set_spec(ROW, T)                                                                                   \
  ROW(T, STRUCT_POINTER, selector, "selector", label_selector, ALWAYS)                                                      \
  ROW(T, STRUCT, template, "template", pod_template_spec, ALWAYS)                                                           \
  ROW(T, STRUCT, update_strategy, "updateStrategy", daemon_set_update_strategy, OMIT_EMPTY)                                 \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "int32", OMIT_EMPTY)                                                  \
  ROW(T, INT32_POINTER, revision_history_limit, "revisionHistoryLimit", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set_spec(LOOKUP) LOOKUP(3, 0xA9735A3DU, 5, 2, 3, 4, 0, 0, 1, 0)

#define CORE_ROWS_daemon_set_condition(ROW, T)                                                                              \
  ROW(T, STRING, type, "type", "v1.DaemonSetConditionType", ALWAYS)                                                         \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set_condition(LOOKUP) LOOKUP(3, 0x730AD263U, 2, 5, 0, 1, 3, 4, 0, 0)

#define CORE_ROWS_daemon_set_status(ROW, T)                                                                                 \
  ROW(T, INT32, current_number_scheduled, "currentNumberScheduled", "int32", ALWAYS)                                        \
  ROW(T, INT32, number_misscheduled, "numberMisscheduled", "int32", ALWAYS)                                                 \
  ROW(T, INT32, desired_number_scheduled, "desiredNumberScheduled", "int32", ALWAYS)                                        \
  ROW(T, INT32, number_ready, "numberReady", "int32", ALWAYS)                                                               \
  ROW(T, INT64, observed_generation, "observedGeneration", "int64", OMIT_EMPTY)                                             \
  ROW(T, INT32, updated_number_scheduled, "updatedNumberScheduled", "int32", OMIT_EMPTY)                                    \
  ROW(T, INT32, number_available, "numberAvailable", "int32", OMIT_EMPTY)                                                   \
  ROW(T, INT32, number_unavailable, "numberUnavailable", "int32", OMIT_EMPTY)                                               \
  ROW(T, INT32_POINTER, collision_count, "collisionCount", "int32", OMIT_EMPTY)                                             \
  ROW(T, LIST, conditions, "conditions", daemon_set_condition, OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set_status(LOOKUP) LOOKUP(4, 0x9AEC0223U, 4, 9, 10, 8, 7, 0, 0, 3, 0, 0, 5, 0, 6, 1, 2, 0)

#define CORE_ROWS_daemon_set(ROW, T)                                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", daemon_set_spec, OMIT_EMPTY)                                                                 \
  ROW(T, STRUCT, status, "status", daemon_set_status, OMIT_EMPTY)
#define CORE_LOOKUP_daemon_set(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#define CORE_ROWS_replica_set_spec(ROW, T)                                                                                  \
  ROW(T, INT32_POINTER, replicas, "replicas", "int32", OMIT_EMPTY)                                                          \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "int32", OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, selector, "selector", label_selector, ALWAYS)                                                      \
  ROW(T, STRUCT, template, "template", pod_template_spec, OMIT_EMPTY)
#define CORE_LOOKUP_replica_set_spec(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 2, 1, 4)

#define CORE_ROWS_replica_set_condition(ROW, T)                                                                             \
  ROW(T, STRING, type, "type", "v1.ReplicaSetConditionType", ALWAYS)                                                        \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_replica_set_condition(LOOKUP) LOOKUP(3, 0x730AD263U, 2, 5, 0, 1, 3, 4, 0, 0)

#define CORE_ROWS_replica_set_status(ROW, T)                                                                                \
  ROW(T, INT32, replicas, "replicas", "int32", ALWAYS)                                                                      \
  ROW(T, INT32, fully_labeled_replicas, "fullyLabeledReplicas", "int32", OMIT_EMPTY)                                        \
  ROW(T, INT32, ready_replicas, "readyReplicas", "int32", OMIT_EMPTY)                                                       \
  ROW(T, INT32, available_replicas, "availableReplicas", "int32", OMIT_EMPTY)                                               \
  ROW(T, INT32_POINTER, terminating_replicas, "terminatingReplicas", "int32", OMIT_EMPTY)                                   \
  ROW(T, INT64, observed_generation, "observedGeneration", "int64", OMIT_EMPTY)                                             \
  ROW(T, LIST, conditions, "conditions", replica_set_condition, OMIT_EMPTY)
#define CORE_LOOKUP_replica_set_status(LOOKUP) LOOKUP(3, 0xD14A0683U, 1, 0, 2, 7, 3, 4, 5, 6)

#define CORE_ROWS_replica_set(ROW, T)                                                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", replica_set_spec, OMIT_EMPTY)                                                                \
  ROW(T, STRUCT, status, "status", replica_set_status, OMIT_EMPTY)
#define CORE_LOOKUP_replica_set(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#define CORE_ROWS_replication_controller_spec(ROW, T)                                                                       \
  ROW(T, INT32_POINTER, replicas, "replicas", "int32", OMIT_EMPTY)                                                          \
  ROW(T, INT32, min_ready_seconds, "minReadySeconds", "int32", OMIT_EMPTY)                                                  \
  ROW(T, STRING_MAP, selector, "selector", "map[string]string", OMIT_EMPTY)                                                 \
  ROW(T, STRUCT_POINTER, template, "template", pod_template_spec, OMIT_EMPTY)
#define CORE_LOOKUP_replication_controller_spec(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 2, 1, 4)

#define CORE_ROWS_replication_controller_condition(ROW, T)                                                                  \
  ROW(T, STRING, type, "type", "v1.ReplicationControllerConditionType", ALWAYS)                                             \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_replication_controller_condition(LOOKUP) LOOKUP(3, 0x730AD263U, 2, 5, 0, 1, 3, 4, 0, 0)

#define CORE_ROWS_replication_controller_status(ROW, T)                                                                     \
  ROW(T, INT32, replicas, "replicas", "int32", ALWAYS)                                                                      \
  ROW(T, INT32, fully_labeled_replicas, "fullyLabeledReplicas", "int32", OMIT_EMPTY)                                        \
  ROW(T, INT32, ready_replicas, "readyReplicas", "int32", OMIT_EMPTY)                                                       \
  ROW(T, INT32, available_replicas, "availableReplicas", "int32", OMIT_EMPTY)                                               \
  ROW(T, INT64, observed_generation, "observedGeneration", "int64", OMIT_EMPTY)                                             \
  ROW(T, LIST, conditions, "conditions", replication_controller_condition, OMIT_EMPTY)
#define CORE_LOOKUP_replication_controller_status(LOOKUP) LOOKUP(3, 0x21FF2331U, 5, 4, 2, 0, 3, 1, 6, 0)

#define CORE_ROWS_replication_controller(ROW, T)                                                                            \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", replication_controller_spec, OMIT_EMPTY)                                                     \
  ROW(T, STRUCT, status, "status", replication_controller_status, OMIT_EMPTY)
#define CORE_LOOKUP_replication_controller(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#define CORE_ROWS_pod_template(ROW, T)                                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, template, "template", pod_template_spec, OMIT_EMPTY)
#define CORE_LOOKUP_pod_template(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 1, 1, 3)

#endif
