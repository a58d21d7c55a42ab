/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of types.h, which says how they are read: Pods as a whole, with their status. tools/core-types.go prints this file.
 */
#ifndef CORE_TYPES_STATUS_H
#define CORE_TYPES_STATUS_H

#define CORE_TYPES_STATUS(TYPE)                                                                                             \
  TYPE(type_meta, "TypeMeta")                                                                                               \
  TYPE(pod_condition, "PodCondition")                                                                                       \
  TYPE(host_ip, "HostIP")                                                                                                   \
  TYPE(pod_ip, "PodIP")                                                                                                     \
  TYPE(container_state_waiting, "ContainerStateWaiting")                                                                    \
  TYPE(container_state_running, "ContainerStateRunning")                                                                    \
  TYPE(container_state_terminated, "ContainerStateTerminated")                                                              \
  TYPE(container_state, "ContainerState")                                                                                   \
  TYPE(image_volume_status, "ImageVolumeStatus")                                                                            \
  TYPE(volume_status, "VolumeStatus")                                                                                       \
  TYPE(volume_mount_status, "VolumeMountStatus")                                                                            \
  TYPE(linux_container_user, "LinuxContainerUser")                                                                          \
  TYPE(container_user, "ContainerUser")                                                                                     \
  TYPE(resource_health, "ResourceHealth")                                                                                   \
  TYPE(resource_status, "ResourceStatus")                                                                                   \
  TYPE(container_status, "ContainerStatus")                                                                                 \
  TYPE(pod_resource_claim_status, "PodResourceClaimStatus")                                                                 \
  TYPE(container_extended_resource_request, "ContainerExtendedResourceRequest")                                             \
  TYPE(pod_extended_resource_claim_status, "PodExtendedResourceClaimStatus")                                                \
  TYPE(node_allocatable_mapped_resources, "NodeAllocatableMappedResources")                                                 \
  TYPE(node_allocatable_overhead_resources, "NodeAllocatableOverheadResources")                                             \
  TYPE(node_allocatable_resource_claim_status, "NodeAllocatableResourceClaimStatus")                                        \
  TYPE(volume_health_condition, "VolumeHealthCondition")                                                                    \
  TYPE(pod_volume_health, "PodVolumeHealth")                                                                                \
  TYPE(pod_status, "PodStatus")                                                                                             \
  TYPE(pod, "Pod")

#define CORE_ROWS_type_meta(ROW, T)                                                                                         \
  ROW(T, STRING, kind, "kind", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, api_version, "apiVersion", "string", OMIT_EMPTY)
#define CORE_LOOKUP_type_meta(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_pod_condition(ROW, T)                                                                                     \
  ROW(T, STRING, type, "type", "v1.PodConditionType", ALWAYS)                                                               \
  ROW(T, INT64, observed_generation, "observedGeneration", "int64", OMIT_EMPTY)                                             \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_probe_time, "lastProbeTime", "v1.Time", OMIT_EMPTY)                                                     \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_condition(LOOKUP) LOOKUP(3, 0x730AD263U, 3, 7, 2, 1, 5, 6, 4, 0)

#define CORE_ROWS_host_ip(ROW, T) ROW(T, STRING, ip, "ip", "string", ALWAYS)
#define CORE_LOOKUP_host_ip(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_pod_ip(ROW, T) ROW(T, STRING, ip, "ip", "string", ALWAYS)
#define CORE_LOOKUP_pod_ip(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_container_state_waiting(ROW, T)                                                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_container_state_waiting(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_container_state_running(ROW, T) ROW(T, TIME, started_at, "startedAt", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_container_state_running(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_container_state_terminated(ROW, T)                                                                        \
  ROW(T, INT32, exit_code, "exitCode", "int32", ALWAYS)                                                                     \
  ROW(T, INT32, signal, "signal", "int32", OMIT_EMPTY)                                                                      \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)                                                                  \
  ROW(T, TIME, started_at, "startedAt", "v1.Time", OMIT_EMPTY)                                                              \
  ROW(T, TIME, finished_at, "finishedAt", "v1.Time", OMIT_EMPTY)                                                            \
  ROW(T, STRING, container_id, "containerID", "string", OMIT_EMPTY)
#define CORE_LOOKUP_container_state_terminated(LOOKUP) LOOKUP(3, 0xE746B537U, 6, 2, 1, 7, 3, 4, 0, 5)

#define CORE_ROWS_container_state(ROW, T)                                                                                   \
  ROW(T, STRUCT_POINTER, waiting, "waiting", container_state_waiting, OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, running, "running", container_state_running, OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, terminated, "terminated", container_state_terminated, OMIT_EMPTY)
#define CORE_LOOKUP_container_state(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 1, 0)

#define CORE_ROWS_image_volume_status(ROW, T) ROW(T, STRING, image_ref, "imageRef", "string", OMIT_EMPTY)
#define CORE_LOOKUP_image_volume_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_volume_status(ROW, T) ROW(T, STRUCT_POINTER, image, "image", image_volume_status, OMIT_EMPTY)
#define CORE_LOOKUP_volume_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_volume_mount_status(ROW, T)                                                                               \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, mount_path, "mountPath", "string", ALWAYS)                                                                 \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRING_POINTER, recursive_read_only, "recursiveReadOnly", "v1.RecursiveReadOnlyMode", OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, volume_status, "volumeStatus", volume_status, OMIT_EMPTY)
#define CORE_LOOKUP_volume_mount_status(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 3, 0, 5, 0, 0, 2, 1, 4)

#define CORE_ROWS_linux_container_user(ROW, T)                                                                              \
  ROW(T, INT64, uid, "uid", "int64", ALWAYS)                                                                                \
  ROW(T, INT64, gid, "gid", "int64", ALWAYS)                                                                                \
  ROW(T, INT64_LIST, supplemental_groups, "supplementalGroups", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_linux_container_user(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 3, 0)

#define CORE_ROWS_container_user(ROW, T) ROW(T, STRUCT_POINTER, of_linux, "linux", linux_container_user, OMIT_EMPTY)
#define CORE_LOOKUP_container_user(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_health(ROW, T)                                                                                   \
  ROW(T, STRING, resource_id, "resourceID", "v1.ResourceID", ALWAYS)                                                        \
  ROW(T, STRING, health, "health", "v1.ResourceHealthStatus", OMIT_EMPTY)                                                   \
  ROW(T, STRING_POINTER, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_health(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 0, 3, 1)

#define CORE_ROWS_resource_status(ROW, T)                                                                                   \
  ROW(T, STRING, name, "name", "v1.ResourceName", ALWAYS)                                                                   \
  ROW(T, LIST, resources, "resources", resource_health, OMIT_EMPTY)
#define CORE_LOOKUP_resource_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_container_status(ROW, T)                                                                                  \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRUCT, state, "state", container_state, OMIT_EMPTY)                                                               \
  ROW(T, STRUCT, last_state, "lastState", container_state, OMIT_EMPTY)                                                      \
  ROW(T, BOOL, ready, "ready", "bool", ALWAYS)                                                                              \
  ROW(T, INT32, restart_count, "restartCount", "int32", ALWAYS)                                                             \
  ROW(T, STRING, image, "image", "string", ALWAYS)                                                                          \
  ROW(T, STRING, image_id, "imageID", "string", ALWAYS)                                                                     \
  ROW(T, STRING, container_id, "containerID", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL_POINTER, started, "started", "bool", OMIT_EMPTY)                                                              \
  ROW(T, QUANTITY_MAP, allocated_resources, "allocatedResources", "v1.ResourceList", OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, resources, "resources", resource_requirements, OMIT_EMPTY)                                         \
  ROW(T, LIST, volume_mounts, "volumeMounts", volume_mount_status, OMIT_EMPTY)                                              \
  ROW(T, STRUCT_POINTER, user, "user", container_user, OMIT_EMPTY)                                                          \
  ROW(T, LIST, allocated_resources_status, "allocatedResourcesStatus", resource_status, OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, stop_signal, "stopSignal", "v1.Signal", OMIT_EMPTY)
#define CORE_LOOKUP_container_status(LOOKUP) LOOKUP(4, 0xC53C0E2FU, 4, 1, 13, 9, 6, 5, 7, 15, 11, 12, 14, 2, 3, 10, 0, 8)

#define CORE_ROWS_pod_resource_claim_status(ROW, T)                                                                         \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_resource_claim_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_container_extended_resource_request(ROW, T)                                                               \
  ROW(T, STRING, container_name, "containerName", "string", ALWAYS)                                                         \
  ROW(T, STRING, resource_name, "resourceName", "string", ALWAYS)                                                           \
  ROW(T, STRING, request_name, "requestName", "string", ALWAYS)
#define CORE_LOOKUP_container_extended_resource_request(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 2, 0)

#define CORE_ROWS_pod_extended_resource_claim_status(ROW, T)                                                                \
  ROW(T, LIST, request_mappings, "requestMappings", container_extended_resource_request, ALWAYS)                            \
  ROW(T, STRING, resource_claim_name, "resourceClaimName", "string", ALWAYS)
#define CORE_LOOKUP_pod_extended_resource_claim_status(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_node_allocatable_mapped_resources(ROW, T)                                                                 \
  ROW(T, STRING, name, "name", "v1.ResourceName", ALWAYS)                                                                   \
  ROW(T, QUANTITY_POINTER, quantity, "quantity", "resource.Quantity", ALWAYS)
#define CORE_LOOKUP_node_allocatable_mapped_resources(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_node_allocatable_overhead_resources(ROW, T)                                                               \
  ROW(T, STRING, name, "name", "v1.ResourceName", ALWAYS)                                                                   \
  ROW(T, QUANTITY_POINTER, per_pod, "perPod", "resource.Quantity", OMIT_EMPTY)                                              \
  ROW(T, QUANTITY_POINTER, per_container, "perContainer", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_node_allocatable_overhead_resources(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 0, 2, 1)

#define CORE_ROWS_node_allocatable_resource_claim_status(ROW, T)                                                            \
  ROW(T, STRING, resource_claim_name, "resourceClaimName", "string", ALWAYS)                                                \
  ROW(T, STRING_LIST, containers, "containers", "string", OMIT_EMPTY)                                                       \
  ROW(T, LIST, mapping, "mapping", node_allocatable_mapped_resources, OMIT_EMPTY)                                           \
  ROW(T, LIST, overhead, "overhead", node_allocatable_overhead_resources, OMIT_EMPTY)
#define CORE_LOOKUP_node_allocatable_resource_claim_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 3, 2, 4)

#define CORE_ROWS_volume_health_condition(ROW, T)                                                                           \
  ROW(T, STRING, status, "status", "v1.VolumeHealthStatusType", ALWAYS)                                                     \
  ROW(T, STRING, reason, "reason", "string", ALWAYS)                                                                        \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_volume_health_condition(LOOKUP) LOOKUP(2, 0x3BF98799U, 2, 3, 1, 0)

#define CORE_ROWS_pod_volume_health(ROW, T)                                                                                 \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, LIST, health_conditions, "healthConditions", volume_health_condition, OMIT_EMPTY)                                  \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_pod_volume_health(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 1, 2, 0)

#define CORE_ROWS_pod_status(ROW, T)                                                                                        \
  ROW(T, INT64, observed_generation, "observedGeneration", "int64", OMIT_EMPTY)                                             \
  ROW(T, STRING, phase, "phase", "v1.PodPhase", OMIT_EMPTY)                                                                 \
  ROW(T, LIST, conditions, "conditions", pod_condition, OMIT_EMPTY)                                                         \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)                                                                  \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, nominated_node_name, "nominatedNodeName", "string", OMIT_EMPTY)                                            \
  ROW(T, STRING, host_ip, "hostIP", "string", OMIT_EMPTY)                                                                   \
  ROW(T, LIST, host_i_ps, "hostIPs", host_ip, OMIT_EMPTY)                                                                   \
  ROW(T, STRING, pod_ip, "podIP", "string", OMIT_EMPTY)                                                                     \
  ROW(T, LIST, pod_i_ps, "podIPs", pod_ip, OMIT_EMPTY)                                                                      \
  ROW(T, TIME_POINTER, start_time, "startTime", "v1.Time", OMIT_EMPTY)                                                      \
  ROW(T, LIST, init_container_statuses, "initContainerStatuses", container_status, OMIT_EMPTY)                              \
  ROW(T, LIST, container_statuses, "containerStatuses", container_status, OMIT_EMPTY)                                       \
  ROW(T, STRING, qos_class, "qosClass", "v1.PodQOSClass", OMIT_EMPTY)                                                       \
  ROW(T, LIST, ephemeral_container_statuses, "ephemeralContainerStatuses", container_status, OMIT_EMPTY)                    \
  ROW(T, STRING, resize, "resize", "v1.PodResizeStatus", OMIT_EMPTY)                                                        \
  ROW(T, LIST, resource_claim_statuses, "resourceClaimStatuses", pod_resource_claim_status, OMIT_EMPTY)                     \
  ROW(T, STRUCT_POINTER, extended_resource_claim_status, "extendedResourceClaimStatus", pod_extended_resource_claim_status, \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY_MAP, allocated_resources, "allocatedResources", "v1.ResourceList", OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, resources, "resources", resource_requirements, OMIT_EMPTY)                                         \
  ROW(T, LIST, node_allocatable_resource_claim_statuses, "nodeAllocatableResourceClaimStatuses",                            \
      node_allocatable_resource_claim_status, OMIT_EMPTY)                                                                   \
  ROW(T, LIST, volume_health, "volumeHealth", pod_volume_health, OMIT_EMPTY)
#define CORE_LOOKUP_pod_status(LOOKUP)                                                                                      \
  LOOKUP(5, 0xE4CB80A7U, 1, 0, 15, 0, 0, 4, 0, 10, 2, 18, 0, 0, 19, 0, 17, 3, 20, 9, 16, 0, 11, 6, 0, 12, 7, 21, 22, 14, 0, \
         8, 13, 5)

#define CORE_ROWS_pod(ROW, T)                                                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", pod_spec, OMIT_EMPTY)                                                                        \
  ROW(T, STRUCT, status, "status", pod_status, OMIT_EMPTY)
#define CORE_LOOKUP_pod(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#endif
