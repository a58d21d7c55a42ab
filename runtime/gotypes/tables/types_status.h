/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: Pods as a whole, with their status. tools/core-types.go prints this
 * file. */
#ifndef CORE_TYPES_STATUS_H
#define CORE_TYPES_STATUS_H

#include "types_pod.h"

#define CORE_TYPES_STATUS(TYPE)                                                                                             \
  TYPE(pod_condition, "PodCondition", "v1.")                                                                                \
  TYPE(host_ip, "HostIP", "v1.")                                                                                            \
  TYPE(pod_ip, "PodIP", "v1.")                                                                                              \
  TYPE(container_state_waiting, "ContainerStateWaiting", "v1.")                                                             \
  TYPE(container_state_running, "ContainerStateRunning", "v1.")                                                             \
  TYPE(container_state_terminated, "ContainerStateTerminated", "v1.")                                                       \
  TYPE(container_state, "ContainerState", "v1.")                                                                            \
  TYPE(image_volume_status, "ImageVolumeStatus", "v1.")                                                                     \
  TYPE(volume_status, "VolumeStatus", "v1.")                                                                                \
  TYPE(volume_mount_status, "VolumeMountStatus", "v1.")                                                                     \
  TYPE(linux_container_user, "LinuxContainerUser", "v1.")                                                                   \
  TYPE(container_user, "ContainerUser", "v1.")                                                                              \
  TYPE(resource_health, "ResourceHealth", "v1.")                                                                            \
  TYPE(resource_status, "ResourceStatus", "v1.")                                                                            \
  TYPE(container_status, "ContainerStatus", "v1.")                                                                          \
  TYPE(pod_resource_claim_status, "PodResourceClaimStatus", "v1.")                                                          \
  TYPE(container_extended_resource_request, "ContainerExtendedResourceRequest", "v1.")                                      \
  TYPE(pod_extended_resource_claim_status, "PodExtendedResourceClaimStatus", "v1.")                                         \
  TYPE(node_allocatable_mapped_resources, "NodeAllocatableMappedResources", "v1.")                                          \
  TYPE(node_allocatable_overhead_resources, "NodeAllocatableOverheadResources", "v1.")                                      \
  TYPE(node_allocatable_resource_claim_status, "NodeAllocatableResourceClaimStatus", "v1.")                                 \
  TYPE(volume_health_condition, "VolumeHealthCondition", "v1.")                                                             \
  TYPE(pod_volume_health, "PodVolumeHealth", "v1.")                                                                         \
  TYPE(pod_status, "PodStatus", "v1.")                                                                                      \
  TYPE(pod, "Pod", "v1.")

#define CORE_ROWS_pod_condition(ROW, T)                                                                                     \
  ROW(T, STRING, type, "type", "Type", "v1.PodConditionType", ALWAYS)                                                       \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_probe_time, "lastProbeTime", "LastProbeTime", "v1.Time", OMIT_EMPTY)                                    \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_condition(LOOKUP) LOOKUP(3, 0x19FF4703U, 4, 3, 1, 5, 6, 7, 0, 2)

#define CORE_ROWS_host_ip(ROW, T) ROW(T, STRING, ip, "ip", "IP", "string", ALWAYS)
#define CORE_LOOKUP_host_ip(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_pod_ip(ROW, T) ROW(T, STRING, ip, "ip", "IP", "string", ALWAYS)
#define CORE_LOOKUP_pod_ip(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_container_state_waiting(ROW, T)                                                                           \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_container_state_waiting(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_container_state_running(ROW, T) ROW(T, TIME, started_at, "startedAt", "StartedAt", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_container_state_running(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_container_state_terminated(ROW, T)                                                                        \
  ROW(T, INT32, exit_code, "exitCode", "ExitCode", "int32", ALWAYS)                                                         \
  ROW(T, INT32, signal, "signal", "Signal", "int32", OMIT_EMPTY)                                                            \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, TIME, started_at, "startedAt", "StartedAt", "v1.Time", OMIT_EMPTY)                                                 \
  ROW(T, TIME, finished_at, "finishedAt", "FinishedAt", "v1.Time", OMIT_EMPTY)                                              \
  ROW(T, STRING, container_id, "containerID", "ContainerID", "string", OMIT_EMPTY)
#define CORE_LOOKUP_container_state_terminated(LOOKUP) LOOKUP(3, 0x1F173E97U, 7, 4, 6, 5, 0, 3, 1, 2)

#define CORE_ROWS_container_state(ROW, T)                                                                                   \
  ROW(T, STRUCT_POINTER, waiting, "waiting", "Waiting", container_state_waiting, OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, running, "running", "Running", container_state_running, OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, terminated, "terminated", "Terminated", container_state_terminated, OMIT_EMPTY)
#define CORE_LOOKUP_container_state(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 2, 0)

#define CORE_ROWS_image_volume_status(ROW, T)                                                                               \
  ROW(T, STRING, image_ref, "imageRef", "ImageRef", "string", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_image_volume_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_volume_status(ROW, T) ROW(T, STRUCT_POINTER, image, "image", "Image", image_volume_status, OMIT_EMPTY)
#define CORE_LOOKUP_volume_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_volume_mount_status(ROW, T)                                                                               \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, mount_path, "mountPath", "MountPath", "string", ALWAYS)                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, recursive_read_only, "recursiveReadOnly", "RecursiveReadOnly", "v1.RecursiveReadOnlyMode",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, volume_status, "volumeStatus", "VolumeStatus", volume_status, OMIT_EMPTY)
#define CORE_LOOKUP_volume_mount_status(LOOKUP) LOOKUP(3, 0x3BF98799U, 0, 0, 2, 0, 3, 4, 5, 1)

#define CORE_ROWS_linux_container_user(ROW, T)                                                                              \
  ROW(T, INT64, uid, "uid", "UID", "int64", ALWAYS)                                                                         \
  ROW(T, INT64, gid, "gid", "GID", "int64", ALWAYS)                                                                         \
  ROW(T, INT64_LIST, supplemental_groups, "supplementalGroups", "SupplementalGroups", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_linux_container_user(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 2, 0)

#define CORE_ROWS_container_user(ROW, T) ROW(T, STRUCT_POINTER, of_linux, "linux", "Linux", linux_container_user, OMIT_EMPTY)
#define CORE_LOOKUP_container_user(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_health(ROW, T)                                                                                   \
  ROW(T, STRING, resource_id, "resourceID", "ResourceID", "v1.ResourceID", ALWAYS)                                          \
  ROW(T, STRING, health, "health", "Health", "v1.ResourceHealthStatus", OMIT_EMPTY)                                         \
  ROW(T, STRING_POINTER, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_health(LOOKUP) LOOKUP(2, 0x3BF98799U, 3, 2, 0, 1)

#define CORE_ROWS_resource_status(ROW, T)                                                                                   \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, LIST, resources, "resources", "Resources", resource_health, OMIT_EMPTY, CORE_BY_RESOURCE_ID)
#define CORE_LOOKUP_resource_status(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_container_status(ROW, T)                                                                                  \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, state, "state", "State", container_state, OMIT_EMPTY)                                                      \
  ROW(T, STRUCT, last_state, "lastState", "LastTerminationState", container_state, OMIT_EMPTY)                              \
  ROW(T, BOOL, ready, "ready", "Ready", "bool", ALWAYS)                                                                     \
  ROW(T, INT32, restart_count, "restartCount", "RestartCount", "int32", ALWAYS)                                             \
  ROW(T, STRING, image, "image", "Image", "string", ALWAYS)                                                                 \
  ROW(T, STRING, image_id, "imageID", "ImageID", "string", ALWAYS)                                                          \
  ROW(T, STRING, container_id, "containerID", "ContainerID", "string", OMIT_EMPTY)                                          \
  ROW(T, BOOL_POINTER, started, "started", "Started", "bool", OMIT_EMPTY)                                                   \
  ROW(T, QUANTITY_MAP, allocated_resources, "allocatedResources", "AllocatedResources", "v1.ResourceList", OMIT_EMPTY)      \
  ROW(T, STRUCT_POINTER, resources, "resources", "Resources", resource_requirements, OMIT_EMPTY)                            \
  ROW(T, LIST, volume_mounts, "volumeMounts", "VolumeMounts", volume_mount_status, OMIT_EMPTY, CORE_BY_MOUNT_PATH)          \
  ROW(T, STRUCT_POINTER, user, "user", "User", container_user, OMIT_EMPTY)                                                  \
  ROW(T, LIST, allocated_resources_status, "allocatedResourcesStatus", "AllocatedResourcesStatus", resource_status,         \
      OMIT_EMPTY, CORE_BY_NAME)                                                                                             \
  ROW(T, STRING_POINTER, stop_signal, "stopSignal", "StopSignal", "v1.Signal", OMIT_EMPTY)
#define CORE_LOOKUP_container_status(LOOKUP) LOOKUP(4, 0x6DF35975U, 15, 7, 10, 8, 11, 14, 13, 3, 4, 0, 5, 9, 1, 2, 12, 6)

#define CORE_ROWS_pod_resource_claim_status(ROW, T)                                                                         \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_resource_claim_status(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 1, 2)

#define CORE_ROWS_container_extended_resource_request(ROW, T)                                                               \
  ROW(T, STRING, container_name, "containerName", "ContainerName", "string", ALWAYS)                                        \
  ROW(T, STRING, resource_name, "resourceName", "ResourceName", "string", ALWAYS)                                           \
  ROW(T, STRING, request_name, "requestName", "RequestName", "string", ALWAYS)
#define CORE_LOOKUP_container_extended_resource_request(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 0, 1, 3, 2)

#define CORE_ROWS_pod_extended_resource_claim_status(ROW, T)                                                                \
  ROW(T, LIST, request_mappings, "requestMappings", "RequestMappings", container_extended_resource_request, ALWAYS)         \
  ROW(T, STRING, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", ALWAYS)
#define CORE_LOOKUP_pod_extended_resource_claim_status(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_node_allocatable_mapped_resources(ROW, T)                                                                 \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, QUANTITY_POINTER, quantity, "quantity", "Quantity", "resource.Quantity", ALWAYS)
#define CORE_LOOKUP_node_allocatable_mapped_resources(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_node_allocatable_overhead_resources(ROW, T)                                                               \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, QUANTITY_POINTER, per_pod, "perPod", "PerPod", "resource.Quantity", OMIT_EMPTY)                                    \
  ROW(T, QUANTITY_POINTER, per_container, "perContainer", "PerContainer", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_node_allocatable_overhead_resources(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 0, 2, 3)

#define CORE_ROWS_node_allocatable_resource_claim_status(ROW, T)                                                            \
  ROW(T, STRING, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", ALWAYS)                           \
  ROW(T, STRING_LIST, containers, "containers", "Containers", "string", OMIT_EMPTY, CORE_SET)                               \
  ROW(T, LIST, mapping, "mapping", "Mapping", node_allocatable_mapped_resources, OMIT_EMPTY, CORE_BY_NAME)                  \
  ROW(T, LIST, overhead, "overhead", "Overhead", node_allocatable_overhead_resources, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_node_allocatable_resource_claim_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 4)

#define CORE_ROWS_volume_health_condition(ROW, T)                                                                           \
  ROW(T, STRING, status, "status", "Status", "v1.VolumeHealthStatusType", ALWAYS)                                           \
  ROW(T, STRING, reason, "reason", "Reason", "string", ALWAYS)                                                              \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_volume_health_condition(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 0, 2)

#define CORE_ROWS_pod_volume_health(ROW, T)                                                                                 \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, LIST, health_conditions, "healthConditions", "HealthConditions", volume_health_condition, OMIT_EMPTY,              \
      CORE_BY_STATUS_REASON)                                                                                                \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_pod_volume_health(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 1, 0, 2, 3)

#define CORE_ROWS_pod_status(ROW, T)                                                                                        \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, STRING, phase, "phase", "Phase", "v1.PodPhase", OMIT_EMPTY)                                                        \
  ROW(T, LIST, conditions, "conditions", "Conditions", pod_condition, OMIT_EMPTY, CORE_BY_TYPE)                             \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, nominated_node_name, "nominatedNodeName", "NominatedNodeName", "string", OMIT_EMPTY)                       \
  ROW(T, STRING, host_ip, "hostIP", "HostIP", "string", OMIT_EMPTY)                                                         \
  ROW(T, LIST, host_ips, "hostIPs", "HostIPs", host_ip, OMIT_EMPTY)                                                         \
  ROW(T, STRING, pod_ip, "podIP", "PodIP", "string", OMIT_EMPTY)                                                            \
  ROW(T, LIST, pod_ips, "podIPs", "PodIPs", pod_ip, OMIT_EMPTY, CORE_BY_IP)                                                 \
  ROW(T, TIME_POINTER, start_time, "startTime", "StartTime", "v1.Time", OMIT_EMPTY)                                         \
  ROW(T, LIST, init_container_statuses, "initContainerStatuses", "InitContainerStatuses", container_status, OMIT_EMPTY)     \
  ROW(T, LIST, container_statuses, "containerStatuses", "ContainerStatuses", container_status, OMIT_EMPTY)                  \
  ROW(T, STRING, qos_class, "qosClass", "QOSClass", "v1.PodQOSClass", OMIT_EMPTY)                                           \
  ROW(T, LIST, ephemeral_container_statuses, "ephemeralContainerStatuses", "EphemeralContainerStatuses", container_status,  \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, resize, "resize", "Resize", "v1.PodResizeStatus", OMIT_EMPTY)                                              \
  ROW(T, LIST, resource_claim_statuses, "resourceClaimStatuses", "ResourceClaimStatuses", pod_resource_claim_status,        \
      OMIT_EMPTY, CORE_BY_NAME)                                                                                             \
  ROW(T, STRUCT_POINTER, extended_resource_claim_status, "extendedResourceClaimStatus", "ExtendedResourceClaimStatus",      \
      pod_extended_resource_claim_status, OMIT_EMPTY)                                                                       \
  ROW(T, QUANTITY_MAP, allocated_resources, "allocatedResources", "AllocatedResources", "v1.ResourceList", OMIT_EMPTY)      \
  ROW(T, STRUCT_POINTER, resources, "resources", "Resources", resource_requirements, OMIT_EMPTY)                            \
  ROW(T, LIST, node_allocatable_resource_claim_statuses, "nodeAllocatableResourceClaimStatuses",                            \
      "NodeAllocatableResourceClaimStatuses", node_allocatable_resource_claim_status, OMIT_EMPTY,                           \
      CORE_BY_RESOURCE_CLAIM_NAME)                                                                                          \
  ROW(T, LIST, volume_health, "volumeHealth", "VolumeHealth", pod_volume_health, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_pod_status(LOOKUP)                                                                                      \
  LOOKUP(6, 0x8147ADAFU, 0, 3, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 15, 13, 9, 0, 0, 11, 0, 0, 0, 0, 0, 7,  \
         17, 16, 0, 6, 0, 4, 19, 0, 0, 5, 8, 0, 0, 18, 0, 22, 1, 21, 0, 0, 0, 0, 0, 0, 2, 12, 0, 0, 0, 0, 0, 0, 20)

#define CORE_ROWS_pod(ROW, T)                                                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", pod_spec, OMIT_EMPTY)                                                                \
  ROW(T, STRUCT, status, "status", "Status", pod_status, OMIT_EMPTY)
#define CORE_LOOKUP_pod(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_STATUS(CORE_DECLARE)
CORE_TYPES_STATUS(CORE_STRUCT)

#endif
