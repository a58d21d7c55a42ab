/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: versions with another struct than the one that is judged, and what is
 * not judged, which policies may still see. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_OTHER_H
#define CORE_TYPES_OTHER_H

#include "types_resource.h"

#define CORE_TYPES_OTHER(TYPE)                                                                                              \
  TYPE(component_condition, "ComponentCondition", "v1.")                                                                    \
  TYPE(component_status, "ComponentStatus", "v1.")                                                                          \
  TYPE(node_proxy_options, "NodeProxyOptions", "v1.")                                                                       \
  TYPE(pod_attach_options, "PodAttachOptions", "v1.")                                                                       \
  TYPE(pod_exec_options, "PodExecOptions", "v1.")                                                                           \
  TYPE(pod_log_options, "PodLogOptions", "v1.")                                                                             \
  TYPE(pod_port_forward_options, "PodPortForwardOptions", "v1.")                                                            \
  TYPE(pod_proxy_options, "PodProxyOptions", "v1.")                                                                         \
  TYPE(range_allocation, "RangeAllocation", "v1.")                                                                          \
  TYPE(serialized_reference, "SerializedReference", "v1.")                                                                  \
  TYPE(service_proxy_options, "ServiceProxyOptions", "v1.")                                                                 \
  TYPE(flowcontrol_v1beta3_queuing_configuration, "QueuingConfiguration", "v1beta3.")                                       \
  TYPE(flowcontrol_v1beta3_limit_response, "LimitResponse", "v1beta3.")                                                     \
  TYPE(flowcontrol_v1beta3_limited_priority_level_configuration, "LimitedPriorityLevelConfiguration", "v1beta3.")           \
  TYPE(flowcontrol_v1beta3_exempt_priority_level_configuration, "ExemptPriorityLevelConfiguration", "v1beta3.")             \
  TYPE(flowcontrol_v1beta3_priority_level_configuration_spec, "PriorityLevelConfigurationSpec", "v1beta3.")                 \
  TYPE(flowcontrol_v1beta3_priority_level_configuration_condition, "PriorityLevelConfigurationCondition", "v1beta3.")       \
  TYPE(flowcontrol_v1beta3_priority_level_configuration_status, "PriorityLevelConfigurationStatus", "v1beta3.")             \
  TYPE(flowcontrol_v1beta3_priority_level_configuration, "PriorityLevelConfiguration", "v1beta3.")                          \
  TYPE(create_options, "CreateOptions", "v1.")                                                                              \
  TYPE(patch_options, "PatchOptions", "v1.")                                                                                \
  TYPE(update_options, "UpdateOptions", "v1.")                                                                              \
  TYPE(node_v1alpha1_overhead, "Overhead", "v1alpha1.")                                                                     \
  TYPE(node_v1alpha1_scheduling, "Scheduling", "v1alpha1.")                                                                 \
  TYPE(node_runtime_class_spec, "RuntimeClassSpec", "v1alpha1.")                                                            \
  TYPE(node_v1alpha1_runtime_class, "RuntimeClass", "v1alpha1.")                                                            \
  TYPE(rbac_v1alpha1_subject, "Subject", "v1alpha1.")                                                                       \
  TYPE(rbac_v1alpha1_role_ref, "RoleRef", "v1alpha1.")                                                                      \
  TYPE(rbac_v1alpha1_cluster_role_binding, "ClusterRoleBinding", "v1alpha1.")                                               \
  TYPE(rbac_v1alpha1_role_binding, "RoleBinding", "v1alpha1.")                                                              \
  TYPE(resource_v1beta1_cel_device_selector, "CELDeviceSelector", "v1beta1.")                                               \
  TYPE(resource_v1beta1_device_selector, "DeviceSelector", "v1beta1.")                                                      \
  TYPE(resource_v1beta1_device_toleration, "DeviceToleration", "v1beta1.")                                                  \
  TYPE(resource_v1beta1_capacity_requirements, "CapacityRequirements", "v1beta1.")                                          \
  TYPE(resource_v1beta1_device_derived_attribute, "DeviceDerivedAttribute", "v1beta1.")                                     \
  TYPE(resource_v1beta1_device_sub_request, "DeviceSubRequest", "v1beta1.")                                                 \
  TYPE(resource_v1beta1_device_request, "DeviceRequest", "v1beta1.")                                                        \
  TYPE(resource_v1beta1_device_constraint, "DeviceConstraint", "v1beta1.")                                                  \
  TYPE(resource_v1beta1_opaque_device_configuration, "OpaqueDeviceConfiguration", "v1beta1.")                               \
  TYPE(resource_v1beta1_device_configuration, "DeviceConfiguration", "v1beta1.")                                            \
  TYPE(resource_v1beta1_device_claim_configuration, "DeviceClaimConfiguration", "v1beta1.")                                 \
  TYPE(resource_v1beta1_device_claim, "DeviceClaim", "v1beta1.")                                                            \
  TYPE(resource_v1beta1_resource_claim_spec, "ResourceClaimSpec", "v1beta1.")                                               \
  TYPE(resource_v1beta1_device_request_allocation_result, "DeviceRequestAllocationResult", "v1beta1.")                      \
  TYPE(resource_v1beta1_device_allocation_configuration, "DeviceAllocationConfiguration", "v1beta1.")                       \
  TYPE(resource_v1beta1_device_allocation_result, "DeviceAllocationResult", "v1beta1.")                                     \
  TYPE(resource_v1beta1_allocation_result, "AllocationResult", "v1beta1.")                                                  \
  TYPE(resource_v1beta1_resource_claim_consumer_reference, "ResourceClaimConsumerReference", "v1beta1.")                    \
  TYPE(resource_v1beta1_network_device_data, "NetworkDeviceData", "v1beta1.")                                               \
  TYPE(resource_v1beta1_allocated_device_status, "AllocatedDeviceStatus", "v1beta1.")                                       \
  TYPE(resource_v1beta1_resource_claim_status, "ResourceClaimStatus", "v1beta1.")                                           \
  TYPE(resource_v1beta1_resource_claim, "ResourceClaim", "v1beta1.")                                                        \
  TYPE(resource_v1beta1_resource_claim_template_spec, "ResourceClaimTemplateSpec", "v1beta1.")                              \
  TYPE(resource_v1beta1_resource_claim_template, "ResourceClaimTemplate", "v1beta1.")                                       \
  TYPE(resource_v1beta1_resource_pool, "ResourcePool", "v1beta1.")                                                          \
  TYPE(resource_v1beta1_device_attribute, "DeviceAttribute", "v1beta1.")                                                    \
  TYPE(resource_v1beta1_capacity_request_policy_range, "CapacityRequestPolicyRange", "v1beta1.")                            \
  TYPE(resource_v1beta1_capacity_request_policy, "CapacityRequestPolicy", "v1beta1.")                                       \
  TYPE(resource_v1beta1_device_capacity, "DeviceCapacity", "v1beta1.")                                                      \
  TYPE(resource_v1beta1_counter, "Counter", "v1beta1.")                                                                     \
  TYPE(resource_v1beta1_device_counter_consumption, "DeviceCounterConsumption", "v1beta1.")                                 \
  TYPE(resource_v1beta1_device_taint, "DeviceTaint", "v1beta1.")                                                            \
  TYPE(resource_v1beta1_node_allocatable_mapping, "NodeAllocatableMapping", "v1beta1.")                                     \
  TYPE(resource_v1beta1_node_allocatable_overhead, "NodeAllocatableOverhead", "v1beta1.")                                   \
  TYPE(resource_v1beta1_node_allocatable_resource, "NodeAllocatableResource", "v1beta1.")                                   \
  TYPE(resource_basic_device, "BasicDevice", "v1beta1.")                                                                    \
  TYPE(resource_v1beta1_device, "Device", "v1beta1.")                                                                       \
  TYPE(resource_v1beta1_counter_set, "CounterSet", "v1beta1.")                                                              \
  TYPE(resource_v1beta1_resource_slice_spec, "ResourceSliceSpec", "v1beta1.")                                               \
  TYPE(resource_v1beta1_resource_slice, "ResourceSlice", "v1beta1.")

#define CORE_ROWS_component_condition(ROW, T)                                                                               \
  ROW(T, STRING, type, "type", "Type", "v1.ComponentConditionType", ALWAYS)                                                 \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING, error, "error", "Error", "string", OMIT_EMPTY)
#define CORE_LOOKUP_component_condition(LOOKUP) LOOKUP(2, 0x1F173E97U, 3, 1, 2, 4)

#define CORE_ROWS_component_status(ROW, T)                                                                                  \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, conditions, "conditions", "Conditions", component_condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_component_status(LOOKUP) LOOKUP(2, 0x75F51F75U, 3, 2, 1, 1)

#define CORE_ROWS_node_proxy_options(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)
#define CORE_LOOKUP_node_proxy_options(LOOKUP) LOOKUP(2, 0x730AD263U, 1, 0, 2, 1)

#define CORE_ROWS_pod_attach_options(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, BOOL, stdin, "stdin", "Stdin", "bool", OMIT_EMPTY)                                                                 \
  ROW(T, BOOL, stdout, "stdout", "Stdout", "bool", OMIT_EMPTY)                                                              \
  ROW(T, BOOL, stderr, "stderr", "Stderr", "bool", OMIT_EMPTY)                                                              \
  ROW(T, BOOL, tty, "tty", "TTY", "bool", OMIT_EMPTY)                                                                       \
  ROW(T, STRING, container, "container", "Container", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_attach_options(LOOKUP) LOOKUP(3, 0x2DE6917DU, 0, 1, 2, 5, 3, 1, 4, 6)

#define CORE_ROWS_pod_exec_options(ROW, T)                                                                                  \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, BOOL, stdin, "stdin", "Stdin", "bool", OMIT_EMPTY)                                                                 \
  ROW(T, BOOL, stdout, "stdout", "Stdout", "bool", OMIT_EMPTY)                                                              \
  ROW(T, BOOL, stderr, "stderr", "Stderr", "bool", OMIT_EMPTY)                                                              \
  ROW(T, BOOL, tty, "tty", "TTY", "bool", OMIT_EMPTY)                                                                       \
  ROW(T, STRING, container, "container", "Container", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING_LIST, command, "command", "Command", "string", ALWAYS)
#define CORE_LOOKUP_pod_exec_options(LOOKUP) LOOKUP(3, 0x68FA1C33U, 7, 6, 5, 1, 1, 2, 4, 3)

#define CORE_ROWS_pod_log_options(ROW, T)                                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRING, container, "container", "Container", "string", OMIT_EMPTY)                                                 \
  ROW(T, BOOL, follow, "follow", "Follow", "bool", OMIT_EMPTY)                                                              \
  ROW(T, BOOL, previous, "previous", "Previous", "bool", OMIT_EMPTY)                                                        \
  ROW(T, INT64_POINTER, since_seconds, "sinceSeconds", "SinceSeconds", "int64", OMIT_EMPTY)                                 \
  ROW(T, TIME_POINTER, since_time, "sinceTime", "SinceTime", "v1.Time", OMIT_EMPTY)                                         \
  ROW(T, BOOL, timestamps, "timestamps", "Timestamps", "bool", OMIT_EMPTY)                                                  \
  ROW(T, INT64_POINTER, tail_lines, "tailLines", "TailLines", "int64", OMIT_EMPTY)                                          \
  ROW(T, INT64_POINTER, limit_bytes, "limitBytes", "LimitBytes", "int64", OMIT_EMPTY)                                       \
  ROW(T, BOOL, insecure_skip_tls_verify_backend, "insecureSkipTLSVerifyBackend", "InsecureSkipTLSVerifyBackend", "bool",    \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, stream, "stream", "Stream", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_log_options(LOOKUP) LOOKUP(4, 0x42871F0BU, 4, 0, 1, 0, 0, 5, 10, 0, 8, 7, 3, 11, 6, 2, 9, 1)

#define CORE_ROWS_pod_port_forward_options(ROW, T)                                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, INT32_LIST, ports, "ports", "Ports", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_pod_port_forward_options(LOOKUP) LOOKUP(2, 0x3BF98799U, 2, 0, 1, 1)

#define CORE_ROWS_pod_proxy_options(ROW, T)                                                                                 \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_proxy_options(LOOKUP) LOOKUP(2, 0x730AD263U, 1, 0, 2, 1)

#define CORE_ROWS_range_allocation(ROW, T)                                                                                  \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRING, range, "range", "Range", "string", ALWAYS)                                                                 \
  ROW(T, BYTES, data, "data", "Data", "[]uint8", ALWAYS)
#define CORE_LOOKUP_range_allocation(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 0, 3, 1, 2, 4, 0, 1)

#define CORE_ROWS_serialized_reference(ROW, T)                                                                              \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, reference, "reference", "Reference", object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_serialized_reference(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 1, 0, 2)

#define CORE_ROWS_service_proxy_options(ROW, T)                                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)
#define CORE_LOOKUP_service_proxy_options(LOOKUP) LOOKUP(2, 0x730AD263U, 1, 0, 2, 1)

#define CORE_ROWS_flowcontrol_v1beta3_queuing_configuration(ROW, T)                                                         \
  ROW(T, INT32, queues, "queues", "Queues", "int32", ALWAYS, .need = CORE_OPTIONAL)                                         \
  ROW(T, INT32, hand_size, "handSize", "HandSize", "int32", ALWAYS, .need = CORE_OPTIONAL)                                  \
  ROW(T, INT32, queue_length_limit, "queueLengthLimit", "QueueLengthLimit", "int32", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_flowcontrol_v1beta3_queuing_configuration(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 2, 0)

#define CORE_ROWS_flowcontrol_v1beta3_limit_response(ROW, T)                                                                \
  ROW(T, STRING, type, "type", "Type", "v1beta3.LimitResponseType", ALWAYS)                                                 \
  ROW(T, STRUCT_POINTER, queuing, "queuing", "Queuing", flowcontrol_v1beta3_queuing_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_v1beta3_limit_response(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_flowcontrol_v1beta3_limited_priority_level_configuration(ROW, T)                                          \
  ROW(T, INT32, nominal_concurrency_shares, "nominalConcurrencyShares", "NominalConcurrencyShares", "int32", ALWAYS,        \
      .need = CORE_OPTIONAL)                                                                                                \
  ROW(T, STRUCT, limit_response, "limitResponse", "LimitResponse", flowcontrol_v1beta3_limit_response, OMIT_EMPTY,          \
      .need = CORE_REQUIRED)                                                                                                \
  ROW(T, INT32_POINTER, lendable_percent, "lendablePercent", "LendablePercent", "int32", OMIT_EMPTY)                        \
  ROW(T, INT32_POINTER, borrowing_limit_percent, "borrowingLimitPercent", "BorrowingLimitPercent", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_v1beta3_limited_priority_level_configuration(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 1, 2, 4)

#define CORE_ROWS_flowcontrol_v1beta3_exempt_priority_level_configuration(ROW, T)                                           \
  ROW(T, INT32_POINTER, nominal_concurrency_shares, "nominalConcurrencyShares", "NominalConcurrencyShares", "int32",        \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, INT32_POINTER, lendable_percent, "lendablePercent", "LendablePercent", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_v1beta3_exempt_priority_level_configuration(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 1, 2)

#define CORE_ROWS_flowcontrol_v1beta3_priority_level_configuration_spec(ROW, T)                                             \
  ROW(T, STRING, type, "type", "Type", "v1beta3.PriorityLevelEnablement", ALWAYS)                                           \
  ROW(T, STRUCT_POINTER, limited, "limited", "Limited", flowcontrol_v1beta3_limited_priority_level_configuration,           \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, exempt, "exempt", "Exempt", flowcontrol_v1beta3_exempt_priority_level_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_v1beta3_priority_level_configuration_spec(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 1, 0)

#define CORE_ROWS_flowcontrol_v1beta3_priority_level_configuration_condition(ROW, T)                                        \
  ROW(T, STRING, type, "type", "Type", "v1beta3.PriorityLevelConfigurationConditionType", OMIT_EMPTY,                       \
      .need = CORE_REQUIRED)                                                                                                \
  ROW(T, STRING, status, "status", "Status", "v1beta3.ConditionStatus", OMIT_EMPTY)                                         \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_v1beta3_priority_level_configuration_condition(LOOKUP)                                      \
  LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_flowcontrol_v1beta3_priority_level_configuration_status(ROW, T)                                           \
  ROW(T, LIST, conditions, "conditions", "Conditions", flowcontrol_v1beta3_priority_level_configuration_condition,          \
      OMIT_EMPTY, CORE_BY_TYPE_OR_NONE)
#define CORE_LOOKUP_flowcontrol_v1beta3_priority_level_configuration_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_v1beta3_priority_level_configuration(ROW, T)                                                  \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", flowcontrol_v1beta3_priority_level_configuration_spec, OMIT_EMPTY,                   \
      .need = CORE_REQUIRED)                                                                                                \
  ROW(T, STRUCT, status, "status", "Status", flowcontrol_v1beta3_priority_level_configuration_status, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_v1beta3_priority_level_configuration(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_create_options(ROW, T)                                                                                    \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRING_LIST, dry_run, "dryRun", "DryRun", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING, field_manager, "fieldManager", "FieldManager", "string", OMIT_EMPTY)                                       \
  ROW(T, STRING, field_validation, "fieldValidation", "FieldValidation", "string", OMIT_EMPTY)
#define CORE_LOOKUP_create_options(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 0, 1, 1, 0, 3, 2, 0, 4)

#define CORE_ROWS_patch_options(ROW, T)                                                                                     \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRING_LIST, dry_run, "dryRun", "DryRun", "string", OMIT_EMPTY)                                                    \
  ROW(T, BOOL_POINTER, force, "force", "Force", "bool", OMIT_EMPTY)                                                         \
  ROW(T, STRING, field_manager, "fieldManager", "FieldManager", "string", OMIT_EMPTY)                                       \
  ROW(T, STRING, field_validation, "fieldValidation", "FieldValidation", "string", OMIT_EMPTY)
#define CORE_LOOKUP_patch_options(LOOKUP) LOOKUP(3, 0x730AD263U, 0, 1, 5, 2, 4, 0, 1, 3)

#define CORE_ROWS_update_options(ROW, T)                                                                                    \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRING_LIST, dry_run, "dryRun", "DryRun", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING, field_manager, "fieldManager", "FieldManager", "string", OMIT_EMPTY)                                       \
  ROW(T, STRING, field_validation, "fieldValidation", "FieldValidation", "string", OMIT_EMPTY)
#define CORE_LOOKUP_update_options(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 0, 1, 1, 0, 3, 2, 0, 4)

#define CORE_ROWS_node_v1alpha1_overhead(ROW, T)                                                                            \
  ROW(T, QUANTITY_MAP, pod_fixed, "podFixed", "PodFixed", "v1.ResourceList", OMIT_EMPTY)
#define CORE_LOOKUP_node_v1alpha1_overhead(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_node_v1alpha1_scheduling(ROW, T)                                                                          \
  ROW(T, STRING_MAP, node_selector, "nodeSelector", "NodeSelector", "map[string]string", OMIT_EMPTY, CORE_ATOMIC)           \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", toleration, OMIT_EMPTY)
#define CORE_LOOKUP_node_v1alpha1_scheduling(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_node_runtime_class_spec(ROW, T)                                                                           \
  ROW(T, STRING, runtime_handler, "runtimeHandler", "RuntimeHandler", "string", ALWAYS)                                     \
  ROW(T, STRUCT_POINTER, overhead, "overhead", "Overhead", node_v1alpha1_overhead, OMIT_EMPTY)                              \
  ROW(T, STRUCT_POINTER, scheduling, "scheduling", "Scheduling", node_v1alpha1_scheduling, OMIT_EMPTY)
#define CORE_LOOKUP_node_runtime_class_spec(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 2, 0, 3)

#define CORE_ROWS_node_v1alpha1_runtime_class(ROW, T)                                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", node_runtime_class_spec, ALWAYS)
#define CORE_LOOKUP_node_v1alpha1_runtime_class(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_rbac_v1alpha1_subject(ROW, T)                                                                             \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_rbac_v1alpha1_subject(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 4, 2)

#define CORE_ROWS_rbac_v1alpha1_role_ref(ROW, T)                                                                            \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", ALWAYS, .need = CORE_OPTIONAL)                                \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_rbac_v1alpha1_role_ref(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_rbac_v1alpha1_cluster_role_binding(ROW, T)                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, subjects, "subjects", "Subjects", rbac_v1alpha1_subject, OMIT_EMPTY)                                         \
  ROW(T, STRUCT, role_ref, "roleRef", "RoleRef", rbac_v1alpha1_role_ref, ALWAYS)
#define CORE_LOOKUP_rbac_v1alpha1_cluster_role_binding(LOOKUP) LOOKUP(3, 0xA9735A3DU, 0, 3, 1, 1, 0, 2, 4, 0)

#define CORE_ROWS_rbac_v1alpha1_role_binding(ROW, T)                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, subjects, "subjects", "Subjects", rbac_v1alpha1_subject, OMIT_EMPTY)                                         \
  ROW(T, STRUCT, role_ref, "roleRef", "RoleRef", rbac_v1alpha1_role_ref, ALWAYS)
#define CORE_LOOKUP_rbac_v1alpha1_role_binding(LOOKUP) LOOKUP(3, 0xA9735A3DU, 0, 3, 1, 1, 0, 2, 4, 0)

#define CORE_ROWS_resource_v1beta1_cel_device_selector(ROW, T)                                                              \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_cel_device_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_v1beta1_device_selector(ROW, T)                                                                  \
  ROW(T, STRUCT_POINTER, cel, "cel", "CEL", resource_v1beta1_cel_device_selector, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_v1beta1_device_toleration(ROW, T)                                                                \
  ROW(T, STRING, key, "key", "Key", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, operator, "operator", "Operator", "v1beta1.DeviceTolerationOperator", OMIT_EMPTY)                          \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1beta1.DeviceTaintEffect", OMIT_EMPTY)                                       \
  ROW(T, INT64_POINTER, toleration_seconds, "tolerationSeconds", "TolerationSeconds", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_toleration(LOOKUP) LOOKUP(3, 0xC8D04605U, 0, 1, 2, 3, 4, 0, 5, 0)

#define CORE_ROWS_resource_v1beta1_capacity_requirements(ROW, T)                                                            \
  ROW(T, QUANTITY_MAP, requests, "requests", "Requests", "map[v1beta1.QualifiedName]resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_capacity_requirements(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_v1beta1_device_derived_attribute(ROW, T)                                                         \
  ROW(T, STRING, name, "name", "Name", "v1beta1.FullyQualifiedName", ALWAYS)                                                \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_device_derived_attribute(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_resource_v1beta1_device_sub_request(ROW, T)                                                               \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device_class_name, "deviceClassName", "DeviceClassName", "string", ALWAYS)                                 \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_v1beta1_device_selector, OMIT_EMPTY)                           \
  ROW(T, STRING, allocation_mode, "allocationMode", "AllocationMode", "v1beta1.DeviceAllocationMode", OMIT_EMPTY)           \
  ROW(T, INT64, count, "count", "Count", "int64", OMIT_EMPTY)                                                               \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_v1beta1_device_toleration, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, capacity, "capacity", "Capacity", resource_v1beta1_capacity_requirements, OMIT_EMPTY)              \
  ROW(T, LIST, derived_attributes, "derivedAttributes", "DerivedAttributes", resource_v1beta1_device_derived_attribute,     \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_sub_request(LOOKUP) LOOKUP(3, 0x33EF1107U, 6, 3, 1, 7, 8, 4, 5, 2)

#define CORE_ROWS_resource_v1beta1_device_request(ROW, T)                                                                   \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device_class_name, "deviceClassName", "DeviceClassName", "string", ALWAYS, .need = CORE_OPTIONAL)          \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_v1beta1_device_selector, OMIT_EMPTY)                           \
  ROW(T, STRING, allocation_mode, "allocationMode", "AllocationMode", "v1beta1.DeviceAllocationMode", OMIT_EMPTY)           \
  ROW(T, INT64, count, "count", "Count", "int64", OMIT_EMPTY)                                                               \
  ROW(T, BOOL_POINTER, admin_access, "adminAccess", "AdminAccess", "bool", OMIT_EMPTY)                                      \
  ROW(T, LIST, first_available, "firstAvailable", "FirstAvailable", resource_v1beta1_device_sub_request, OMIT_EMPTY)        \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_v1beta1_device_toleration, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, capacity, "capacity", "Capacity", resource_v1beta1_capacity_requirements, OMIT_EMPTY)              \
  ROW(T, LIST, derived_attributes, "derivedAttributes", "DerivedAttributes", resource_v1beta1_device_derived_attribute,     \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_request(LOOKUP)                                                                 \
  LOOKUP(4, 0x80885AC7U, 0, 4, 5, 0, 0, 10, 6, 3, 0, 0, 1, 9, 0, 8, 7, 2)

#define CORE_ROWS_resource_v1beta1_device_constraint(ROW, T)                                                                \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, match_attribute, "matchAttribute", "MatchAttribute", "v1beta1.FullyQualifiedName", OMIT_EMPTY)     \
  ROW(T, STRING_POINTER, distinct_attribute, "distinctAttribute", "DistinctAttribute", "v1beta1.FullyQualifiedName",        \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_constraint(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_resource_v1beta1_opaque_device_configuration(ROW, T)                                                      \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, RAW, parameters, "parameters", "Parameters", "runtime.RawExtension", ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_opaque_device_configuration(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_resource_v1beta1_device_configuration(ROW, T)                                                             \
  ROW(T, STRUCT_POINTER, opaque, "opaque", "Opaque", resource_v1beta1_opaque_device_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_configuration(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_v1beta1_device_claim_configuration(ROW, T)                                                       \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_v1beta1_device_configuration, \
      ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_device_claim_configuration(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_resource_v1beta1_device_claim(ROW, T)                                                                     \
  ROW(T, LIST, requests, "requests", "Requests", resource_v1beta1_device_request, ALWAYS, .need = CORE_OPTIONAL)            \
  ROW(T, LIST, constraints, "constraints", "Constraints", resource_v1beta1_device_constraint, OMIT_EMPTY)                   \
  ROW(T, LIST, config, "config", "Config", resource_v1beta1_device_claim_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_claim(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 2, 0, 1, 3)

#define CORE_ROWS_resource_v1beta1_resource_claim_spec(ROW, T)                                                              \
  ROW(T, STRUCT, devices, "devices", "Devices", resource_v1beta1_device_claim, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_v1beta1_resource_claim_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_v1beta1_device_request_allocation_result(ROW, T)                                                 \
  ROW(T, STRING, request, "request", "Request", "string", ALWAYS)                                                           \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, pool, "pool", "Pool", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device, "device", "Device", "string", ALWAYS)                                                              \
  ROW(T, BOOL_POINTER, admin_access, "adminAccess", "AdminAccess", "bool", OMIT_EMPTY)                                      \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_v1beta1_device_toleration, OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_conditions, "bindingConditions", "BindingConditions", "string", OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_failure_conditions, "bindingFailureConditions", "BindingFailureConditions", "string",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, share_id, "shareID", "ShareID", "types.UID", OMIT_EMPTY)                                           \
  ROW(T, QUANTITY_MAP, consumed_capacity, "consumedCapacity", "ConsumedCapacity",                                           \
      "map[v1beta1.QualifiedName]resource.Quantity", OMIT_EMPTY)                                                            \
  ROW(T, STRING_LIST, skip_node_operations, "skipNodeOperations", "SkipNodeOperations", "v1beta1.SkipNodeOperation",        \
      OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_resource_v1beta1_device_request_allocation_result(LOOKUP)                                               \
  LOOKUP(4, 0xF3F5D169U, 1, 11, 10, 0, 4, 7, 0, 0, 3, 5, 0, 2, 6, 8, 0, 9)

#define CORE_ROWS_resource_v1beta1_device_allocation_configuration(ROW, T)                                                  \
  ROW(T, STRING, source, "source", "Source", "v1beta1.AllocationConfigSource", ALWAYS)                                      \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_v1beta1_device_configuration, \
      ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_device_allocation_configuration(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 1, 2, 0)

#define CORE_ROWS_resource_v1beta1_device_allocation_result(ROW, T)                                                         \
  ROW(T, LIST, results, "results", "Results", resource_v1beta1_device_request_allocation_result, OMIT_EMPTY)                \
  ROW(T, LIST, config, "config", "Config", resource_v1beta1_device_allocation_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_allocation_result(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_resource_v1beta1_allocation_result(ROW, T)                                                                \
  ROW(T, STRUCT, devices, "devices", "Devices", resource_v1beta1_device_allocation_result, OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, TIME_POINTER, allocation_timestamp, "allocationTimestamp", "AllocationTimestamp", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_allocation_result(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 0, 2, 1)

#define CORE_ROWS_resource_v1beta1_resource_claim_consumer_reference(ROW, T)                                                \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, resource, "resource", "Resource", "string", ALWAYS)                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_resource_claim_consumer_reference(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 3, 4, 2, 1)

#define CORE_ROWS_resource_v1beta1_network_device_data(ROW, T)                                                              \
  ROW(T, STRING, interface_name, "interfaceName", "InterfaceName", "string", OMIT_EMPTY)                                    \
  ROW(T, STRING_LIST, ips, "ips", "IPs", "string", OMIT_EMPTY)                                                              \
  ROW(T, STRING, hardware_address, "hardwareAddress", "HardwareAddress", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_network_device_data(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_resource_v1beta1_allocated_device_status(ROW, T)                                                          \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, pool, "pool", "Pool", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device, "device", "Device", "string", ALWAYS)                                                              \
  ROW(T, STRING_POINTER, share_id, "shareID", "ShareID", "string", OMIT_EMPTY)                                              \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, ALWAYS, CORE_BY_TYPE, .need = CORE_OPTIONAL)              \
  ROW(T, RAW_POINTER, data, "data", "Data", "runtime.RawExtension", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, network_data, "networkData", "NetworkData", resource_v1beta1_network_device_data, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_allocated_device_status(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 4, 1, 3, 5, 0, 7, 2, 6)

#define CORE_ROWS_resource_v1beta1_resource_claim_status(ROW, T)                                                            \
  ROW(T, STRUCT_POINTER, allocation, "allocation", "Allocation", resource_v1beta1_allocation_result, OMIT_EMPTY)            \
  ROW(T, LIST, reserved_for, "reservedFor", "ReservedFor", resource_v1beta1_resource_claim_consumer_reference, OMIT_EMPTY,  \
      CORE_BY_UID)                                                                                                          \
  ROW(T, LIST, devices, "devices", "Devices", resource_v1beta1_allocated_device_status, OMIT_EMPTY,                         \
      CORE_BY_DRIVER_DEVICE_POOL_SHARE_ID_OR_NONE)
#define CORE_LOOKUP_resource_v1beta1_resource_claim_status(LOOKUP) LOOKUP(2, 0xC8D04605U, 0, 2, 3, 1)

#define CORE_ROWS_resource_v1beta1_resource_claim(ROW, T)                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_v1beta1_resource_claim_spec, ALWAYS, .need = CORE_OPTIONAL)                 \
  ROW(T, STRUCT, status, "status", "Status", resource_v1beta1_resource_claim_status, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_resource_claim(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_resource_v1beta1_resource_claim_template_spec(ROW, T)                                                     \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_v1beta1_resource_claim_spec, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_v1beta1_resource_claim_template_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_v1beta1_resource_claim_template(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_v1beta1_resource_claim_template_spec, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_v1beta1_resource_claim_template(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_resource_v1beta1_resource_pool(ROW, T)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, INT64, generation, "generation", "Generation", "int64", ALWAYS)                                                    \
  ROW(T, INT64, resource_slice_count, "resourceSliceCount", "ResourceSliceCount", "int64", ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_resource_pool(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 0, 3, 2)

#define CORE_ROWS_resource_v1beta1_device_attribute(ROW, T)                                                                 \
  ROW(T, INT64_POINTER, of_int, "int", "IntValue", "int64", OMIT_EMPTY)                                                     \
  ROW(T, BOOL_POINTER, of_bool, "bool", "BoolValue", "bool", OMIT_EMPTY)                                                    \
  ROW(T, STRING_POINTER, string, "string", "StringValue", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_POINTER, version, "version", "VersionValue", "string", OMIT_EMPTY)                                          \
  ROW(T, INT64_LIST, ints, "ints", "IntValues", "int64", OMIT_EMPTY)                                                        \
  ROW(T, BOOL_LIST, bools, "bools", "BoolValues", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_LIST, strings, "strings", "StringValues", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_LIST, versions, "versions", "VersionValues", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_attribute(LOOKUP) LOOKUP(3, 0xFE54E1B9U, 3, 8, 1, 5, 7, 4, 2, 6)

#define CORE_ROWS_resource_v1beta1_capacity_request_policy_range(ROW, T)                                                    \
  ROW(T, QUANTITY_POINTER, min, "min", "Min", "resource.Quantity", OMIT_EMPTY, .need = CORE_REQUIRED)                       \
  ROW(T, QUANTITY_POINTER, max, "max", "Max", "resource.Quantity", OMIT_EMPTY)                                              \
  ROW(T, QUANTITY_POINTER, step, "step", "Step", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_capacity_request_policy_range(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 1, 0, 3)

#define CORE_ROWS_resource_v1beta1_capacity_request_policy(ROW, T)                                                          \
  ROW(T, QUANTITY_POINTER, of_default, "default", "Default", "resource.Quantity", ALWAYS, .need = CORE_OPTIONAL)            \
  ROW(T, QUANTITY_LIST, valid_values, "validValues", "ValidValues", "resource.Quantity", OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, valid_range, "validRange", "ValidRange", resource_v1beta1_capacity_request_policy_range, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_capacity_request_policy(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 0)

#define CORE_ROWS_resource_v1beta1_device_capacity(ROW, T)                                                                  \
  ROW(T, QUANTITY, value, "value", "Value", "resource.Quantity", ALWAYS)                                                    \
  ROW(T, STRUCT_POINTER, request_policy, "requestPolicy", "RequestPolicy", resource_v1beta1_capacity_request_policy,        \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_capacity(LOOKUP) LOOKUP(1, 0xC8D04605U, 1, 2)

#define CORE_ROWS_resource_v1beta1_counter(ROW, T) ROW(T, QUANTITY, value, "value", "Value", "resource.Quantity", ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_counter(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_v1beta1_device_counter_consumption(ROW, T)                                                       \
  ROW(T, STRING, counter_set, "counterSet", "CounterSet", "string", ALWAYS)                                                 \
  ROW(T, STRUCT_MAP, counters, "counters", "Counters", resource_v1beta1_counter, OMIT_EMPTY, .need = CORE_REQUIRED)         \
  ROW(T, STRING_LIST, compatibility_groups, "compatibilityGroups", "CompatibilityGroups", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_counter_consumption(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 2, 0, 3, 1)

#define CORE_ROWS_resource_v1beta1_device_taint(ROW, T)                                                                     \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1beta1.DeviceTaintEffect", ALWAYS)                                           \
  ROW(T, TIME_POINTER, time_added, "timeAdded", "TimeAdded", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device_taint(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 1, 4, 2, 3)

#define CORE_ROWS_resource_v1beta1_node_allocatable_mapping(ROW, T)                                                         \
  ROW(T, STRING_POINTER, capacity_key, "capacityKey", "CapacityKey", "v1beta1.QualifiedName", OMIT_EMPTY)                   \
  ROW(T, QUANTITY_POINTER, capacity_multiplier, "capacityMultiplier", "CapacityMultiplier", "resource.Quantity",            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY_POINTER, device_multiplier, "deviceMultiplier", "DeviceMultiplier", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_node_allocatable_mapping(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 0, 2, 1)

#define CORE_ROWS_resource_v1beta1_node_allocatable_overhead(ROW, T)                                                        \
  ROW(T, QUANTITY_POINTER, per_pod, "perPod", "PerPod", "resource.Quantity", OMIT_EMPTY)                                    \
  ROW(T, QUANTITY_POINTER, per_container, "perContainer", "PerContainer", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_node_allocatable_overhead(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_resource_v1beta1_node_allocatable_resource(ROW, T)                                                        \
  ROW(T, STRUCT_POINTER, mapping, "mapping", "Mapping", resource_v1beta1_node_allocatable_mapping, OMIT_EMPTY)              \
  ROW(T, STRUCT_POINTER, overhead, "overhead", "Overhead", resource_v1beta1_node_allocatable_overhead, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_node_allocatable_resource(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_resource_basic_device(ROW, T)                                                                             \
  ROW(T, QUALIFIED_MAP, attributes, "attributes", "Attributes", resource_v1beta1_device_attribute, OMIT_EMPTY)              \
  ROW(T, QUALIFIED_MAP, capacity, "capacity", "Capacity", resource_v1beta1_device_capacity, OMIT_EMPTY)                     \
  ROW(T, LIST, consumes_counters, "consumesCounters", "ConsumesCounters", resource_v1beta1_device_counter_consumption,      \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, BOOL_POINTER, all_nodes, "allNodes", "AllNodes", "bool", OMIT_EMPTY)                                               \
  ROW(T, LIST, taints, "taints", "Taints", resource_v1beta1_device_taint, OMIT_EMPTY)                                       \
  ROW(T, BOOL_POINTER, binds_to_node, "bindsToNode", "BindsToNode", "bool", OMIT_EMPTY)                                     \
  ROW(T, STRING_LIST, binding_conditions, "bindingConditions", "BindingConditions", "string", OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_failure_conditions, "bindingFailureConditions", "BindingFailureConditions", "string",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, BOOL_POINTER, allow_multiple_allocations, "allowMultipleAllocations", "AllowMultipleAllocations", "bool",          \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_MAP, node_allocatable_resources, "nodeAllocatableResources", "NodeAllocatableResources",                    \
      resource_v1beta1_node_allocatable_resource, OMIT_EMPTY)
#define CORE_LOOKUP_resource_basic_device(LOOKUP) LOOKUP(4, 0x99D3330FU, 0, 0, 9, 0, 5, 2, 6, 1, 11, 4, 3, 8, 0, 12, 10, 7)

#define CORE_ROWS_resource_v1beta1_device(ROW, T)                                                                           \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_POINTER, basic, "basic", "Basic", resource_basic_device, OMIT_EMPTY)
#define CORE_LOOKUP_resource_v1beta1_device(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_resource_v1beta1_counter_set(ROW, T)                                                                      \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_MAP, counters, "counters", "Counters", resource_v1beta1_counter, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_v1beta1_counter_set(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_resource_v1beta1_resource_slice_spec(ROW, T)                                                              \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRUCT, pool, "pool", "Pool", resource_v1beta1_resource_pool, ALWAYS)                                              \
  ROW(T, STRING, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, BOOL, all_nodes, "allNodes", "AllNodes", "bool", OMIT_EMPTY)                                                       \
  ROW(T, LIST, devices, "devices", "Devices", resource_v1beta1_device, OMIT_EMPTY)                                          \
  ROW(T, BOOL_POINTER, per_device_node_selection, "perDeviceNodeSelection", "PerDeviceNodeSelection", "bool", OMIT_EMPTY)   \
  ROW(T, LIST, shared_counters, "sharedCounters", "SharedCounters", resource_v1beta1_counter_set, OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, partition_type_attribute, "partitionTypeAttribute", "PartitionTypeAttribute",                      \
      "v1beta1.FullyQualifiedName", OMIT_EMPTY)                                                                             \
  ROW(T, STRING_LIST, skip_node_operations, "skipNodeOperations", "SkipNodeOperations", "v1beta1.SkipNodeOperation",        \
      OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_resource_v1beta1_resource_slice_spec(LOOKUP)                                                            \
  LOOKUP(4, 0x7FFA3781U, 8, 1, 6, 5, 0, 0, 3, 0, 0, 0, 10, 4, 0, 9, 7, 2)

#define CORE_ROWS_resource_v1beta1_resource_slice(ROW, T)                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_v1beta1_resource_slice_spec, ALWAYS)
#define CORE_LOOKUP_resource_v1beta1_resource_slice(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

CORE_TYPES_OTHER(CORE_DECLARE)
CORE_TYPES_OTHER(CORE_STRUCT)

#endif
