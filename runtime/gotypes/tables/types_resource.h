/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: resource.k8s.io. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_RESOURCE_H
#define CORE_TYPES_RESOURCE_H

#include "../types.h"

#define CORE_TYPES_RESOURCE(TYPE)                                                                                           \
  TYPE(resource_cel_device_selector, "CELDeviceSelector", "v1.")                                                            \
  TYPE(resource_device_selector, "DeviceSelector", "v1.")                                                                   \
  TYPE(resource_device_toleration, "DeviceToleration", "v1.")                                                               \
  TYPE(resource_capacity_requirements, "CapacityRequirements", "v1.")                                                       \
  TYPE(resource_device_derived_attribute, "DeviceDerivedAttribute", "v1.")                                                  \
  TYPE(resource_exact_device_request, "ExactDeviceRequest", "v1.")                                                          \
  TYPE(resource_device_sub_request, "DeviceSubRequest", "v1.")                                                              \
  TYPE(resource_device_request, "DeviceRequest", "v1.")                                                                     \
  TYPE(resource_device_constraint, "DeviceConstraint", "v1.")                                                               \
  TYPE(resource_opaque_device_configuration, "OpaqueDeviceConfiguration", "v1.")                                            \
  TYPE(resource_device_configuration, "DeviceConfiguration", "v1.")                                                         \
  TYPE(resource_device_claim_configuration, "DeviceClaimConfiguration", "v1.")                                              \
  TYPE(resource_device_claim, "DeviceClaim", "v1.")                                                                         \
  TYPE(resource_resource_claim_spec, "ResourceClaimSpec", "v1.")                                                            \
  TYPE(resource_device_request_allocation_result, "DeviceRequestAllocationResult", "v1.")                                   \
  TYPE(resource_device_allocation_configuration, "DeviceAllocationConfiguration", "v1.")                                    \
  TYPE(resource_device_allocation_result, "DeviceAllocationResult", "v1.")                                                  \
  TYPE(resource_allocation_result, "AllocationResult", "v1.")                                                               \
  TYPE(resource_resource_claim_consumer_reference, "ResourceClaimConsumerReference", "v1.")                                 \
  TYPE(resource_network_device_data, "NetworkDeviceData", "v1.")                                                            \
  TYPE(resource_allocated_device_status, "AllocatedDeviceStatus", "v1.")                                                    \
  TYPE(resource_resource_claim_status, "ResourceClaimStatus", "v1.")                                                        \
  TYPE(resource_resource_claim, "ResourceClaim", "v1.")                                                                     \
  TYPE(resource_resource_claim_template_spec, "ResourceClaimTemplateSpec", "v1.")                                           \
  TYPE(resource_resource_claim_template, "ResourceClaimTemplate", "v1.")                                                    \
  TYPE(resource_resource_pool, "ResourcePool", "v1.")                                                                       \
  TYPE(resource_device_attribute, "DeviceAttribute", "v1.")                                                                 \
  TYPE(resource_capacity_request_policy_range, "CapacityRequestPolicyRange", "v1.")                                         \
  TYPE(resource_capacity_request_policy, "CapacityRequestPolicy", "v1.")                                                    \
  TYPE(resource_device_capacity, "DeviceCapacity", "v1.")                                                                   \
  TYPE(resource_counter, "Counter", "v1.")                                                                                  \
  TYPE(resource_device_counter_consumption, "DeviceCounterConsumption", "v1.")                                              \
  TYPE(resource_device_taint, "DeviceTaint", "v1.")                                                                         \
  TYPE(resource_node_allocatable_mapping, "NodeAllocatableMapping", "v1.")                                                  \
  TYPE(resource_node_allocatable_overhead, "NodeAllocatableOverhead", "v1.")                                                \
  TYPE(resource_node_allocatable_resource, "NodeAllocatableResource", "v1.")                                                \
  TYPE(resource_device, "Device", "v1.")                                                                                    \
  TYPE(resource_counter_set, "CounterSet", "v1.")                                                                           \
  TYPE(resource_resource_slice_spec, "ResourceSliceSpec", "v1.")                                                            \
  TYPE(resource_resource_slice, "ResourceSlice", "v1.")                                                                     \
  TYPE(resource_device_class_configuration, "DeviceClassConfiguration", "v1.")                                              \
  TYPE(resource_device_class_spec, "DeviceClassSpec", "v1.")                                                                \
  TYPE(resource_device_class, "DeviceClass", "v1.")                                                                         \
  TYPE(resource_device_taint_selector, "DeviceTaintSelector", "v1.")                                                        \
  TYPE(resource_device_taint_rule_spec, "DeviceTaintRuleSpec", "v1.")                                                       \
  TYPE(resource_device_taint_rule_status, "DeviceTaintRuleStatus", "v1.")                                                   \
  TYPE(resource_device_taint_rule, "DeviceTaintRule", "v1.")

#define CORE_ROWS_resource_cel_device_selector(ROW, T)                                                                      \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_resource_cel_device_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_selector(ROW, T)                                                                          \
  ROW(T, STRUCT_POINTER, cel, "cel", "CEL", resource_cel_device_selector, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_toleration(ROW, T)                                                                        \
  ROW(T, STRING, key, "key", "Key", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, operator, "operator", "Operator", "v1.DeviceTolerationOperator", OMIT_EMPTY)                               \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1.DeviceTaintEffect", OMIT_EMPTY)                                            \
  ROW(T, INT64_POINTER, toleration_seconds, "tolerationSeconds", "TolerationSeconds", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_toleration(LOOKUP) LOOKUP(3, 0xC8D04605U, 0, 1, 2, 3, 4, 0, 5, 0)

#define CORE_ROWS_resource_capacity_requirements(ROW, T)                                                                    \
  ROW(T, QUANTITY_MAP, requests, "requests", "Requests", "map[v1.QualifiedName]resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_capacity_requirements(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_derived_attribute(ROW, T)                                                                 \
  ROW(T, STRING, name, "name", "Name", "v1.FullyQualifiedName", ALWAYS)                                                     \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_resource_device_derived_attribute(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_resource_exact_device_request(ROW, T)                                                                     \
  ROW(T, STRING, device_class_name, "deviceClassName", "DeviceClassName", "string", ALWAYS)                                 \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_device_selector, OMIT_EMPTY)                                   \
  ROW(T, STRING, allocation_mode, "allocationMode", "AllocationMode", "v1.DeviceAllocationMode", OMIT_EMPTY)                \
  ROW(T, INT64, count, "count", "Count", "int64", OMIT_EMPTY)                                                               \
  ROW(T, BOOL_POINTER, admin_access, "adminAccess", "AdminAccess", "bool", OMIT_EMPTY)                                      \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_device_toleration, OMIT_EMPTY)                           \
  ROW(T, STRUCT_POINTER, capacity, "capacity", "Capacity", resource_capacity_requirements, OMIT_EMPTY)                      \
  ROW(T, LIST, derived_attributes, "derivedAttributes", "DerivedAttributes", resource_device_derived_attribute, OMIT_EMPTY)
#define CORE_LOOKUP_resource_exact_device_request(LOOKUP) LOOKUP(3, 0x33EF1107U, 6, 2, 5, 7, 8, 3, 4, 1)

#define CORE_ROWS_resource_device_sub_request(ROW, T)                                                                       \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device_class_name, "deviceClassName", "DeviceClassName", "string", ALWAYS)                                 \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_device_selector, OMIT_EMPTY)                                   \
  ROW(T, STRING, allocation_mode, "allocationMode", "AllocationMode", "v1.DeviceAllocationMode", OMIT_EMPTY)                \
  ROW(T, INT64, count, "count", "Count", "int64", OMIT_EMPTY)                                                               \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_device_toleration, OMIT_EMPTY)                           \
  ROW(T, STRUCT_POINTER, capacity, "capacity", "Capacity", resource_capacity_requirements, OMIT_EMPTY)                      \
  ROW(T, LIST, derived_attributes, "derivedAttributes", "DerivedAttributes", resource_device_derived_attribute, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_sub_request(LOOKUP) LOOKUP(3, 0x33EF1107U, 6, 3, 1, 7, 8, 4, 5, 2)

#define CORE_ROWS_resource_device_request(ROW, T)                                                                           \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_POINTER, exactly, "exactly", "Exactly", resource_exact_device_request, OMIT_EMPTY)                          \
  ROW(T, LIST, first_available, "firstAvailable", "FirstAvailable", resource_device_sub_request, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_request(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_resource_device_constraint(ROW, T)                                                                        \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, match_attribute, "matchAttribute", "MatchAttribute", "v1.FullyQualifiedName", OMIT_EMPTY)          \
  ROW(T, STRING_POINTER, distinct_attribute, "distinctAttribute", "DistinctAttribute", "v1.FullyQualifiedName", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_constraint(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_resource_opaque_device_configuration(ROW, T)                                                              \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, RAW, parameters, "parameters", "Parameters", "runtime.RawExtension", ALWAYS)
#define CORE_LOOKUP_resource_opaque_device_configuration(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_resource_device_configuration(ROW, T)                                                                     \
  ROW(T, STRUCT_POINTER, opaque, "opaque", "Opaque", resource_opaque_device_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_configuration(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_claim_configuration(ROW, T)                                                               \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_device_configuration, ALWAYS)
#define CORE_LOOKUP_resource_device_claim_configuration(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_resource_device_claim(ROW, T)                                                                             \
  ROW(T, LIST, requests, "requests", "Requests", resource_device_request, ALWAYS, .need = CORE_OPTIONAL)                    \
  ROW(T, LIST, constraints, "constraints", "Constraints", resource_device_constraint, OMIT_EMPTY)                           \
  ROW(T, LIST, config, "config", "Config", resource_device_claim_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_claim(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 2, 0, 1, 3)

#define CORE_ROWS_resource_resource_claim_spec(ROW, T)                                                                      \
  ROW(T, STRUCT, devices, "devices", "Devices", resource_device_claim, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_resource_claim_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_request_allocation_result(ROW, T)                                                         \
  ROW(T, STRING, request, "request", "Request", "string", ALWAYS)                                                           \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, pool, "pool", "Pool", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device, "device", "Device", "string", ALWAYS)                                                              \
  ROW(T, BOOL_POINTER, admin_access, "adminAccess", "AdminAccess", "bool", OMIT_EMPTY)                                      \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_device_toleration, OMIT_EMPTY)                           \
  ROW(T, STRING_LIST, binding_conditions, "bindingConditions", "BindingConditions", "string", OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_failure_conditions, "bindingFailureConditions", "BindingFailureConditions", "string",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, share_id, "shareID", "ShareID", "types.UID", OMIT_EMPTY)                                           \
  ROW(T, QUANTITY_MAP, consumed_capacity, "consumedCapacity", "ConsumedCapacity", "map[v1.QualifiedName]resource.Quantity", \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_LIST, skip_node_operations, "skipNodeOperations", "SkipNodeOperations", "v1.SkipNodeOperation", OMIT_EMPTY, \
      CORE_SET)
#define CORE_LOOKUP_resource_device_request_allocation_result(LOOKUP)                                                       \
  LOOKUP(4, 0xF3F5D169U, 1, 11, 10, 0, 4, 7, 0, 0, 3, 5, 0, 2, 6, 8, 0, 9)

#define CORE_ROWS_resource_device_allocation_configuration(ROW, T)                                                          \
  ROW(T, STRING, source, "source", "Source", "v1.AllocationConfigSource", ALWAYS)                                           \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_device_configuration, ALWAYS)
#define CORE_LOOKUP_resource_device_allocation_configuration(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 1, 2, 0)

#define CORE_ROWS_resource_device_allocation_result(ROW, T)                                                                 \
  ROW(T, LIST, results, "results", "Results", resource_device_request_allocation_result, OMIT_EMPTY)                        \
  ROW(T, LIST, config, "config", "Config", resource_device_allocation_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_allocation_result(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_resource_allocation_result(ROW, T)                                                                        \
  ROW(T, STRUCT, devices, "devices", "Devices", resource_device_allocation_result, OMIT_EMPTY)                              \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, TIME_POINTER, allocation_timestamp, "allocationTimestamp", "AllocationTimestamp", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_resource_allocation_result(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 0, 2, 1)

#define CORE_ROWS_resource_resource_claim_consumer_reference(ROW, T)                                                        \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, resource, "resource", "Resource", "string", ALWAYS)                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", ALWAYS)
#define CORE_LOOKUP_resource_resource_claim_consumer_reference(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 3, 4, 2, 1)

#define CORE_ROWS_resource_network_device_data(ROW, T)                                                                      \
  ROW(T, STRING, interface_name, "interfaceName", "InterfaceName", "string", OMIT_EMPTY)                                    \
  ROW(T, STRING_LIST, ips, "ips", "IPs", "string", OMIT_EMPTY)                                                              \
  ROW(T, STRING, hardware_address, "hardwareAddress", "HardwareAddress", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_network_device_data(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_resource_allocated_device_status(ROW, T)                                                                  \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, pool, "pool", "Pool", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device, "device", "Device", "string", ALWAYS)                                                              \
  ROW(T, STRING_POINTER, share_id, "shareID", "ShareID", "string", OMIT_EMPTY)                                              \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, ALWAYS, CORE_BY_TYPE, .need = CORE_OPTIONAL)              \
  ROW(T, RAW_POINTER, data, "data", "Data", "runtime.RawExtension", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, network_data, "networkData", "NetworkData", resource_network_device_data, OMIT_EMPTY)
#define CORE_LOOKUP_resource_allocated_device_status(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 4, 1, 3, 5, 0, 7, 2, 6)

#define CORE_ROWS_resource_resource_claim_status(ROW, T)                                                                    \
  ROW(T, STRUCT_POINTER, allocation, "allocation", "Allocation", resource_allocation_result, OMIT_EMPTY)                    \
  ROW(T, LIST, reserved_for, "reservedFor", "ReservedFor", resource_resource_claim_consumer_reference, OMIT_EMPTY,          \
      CORE_BY_UID)                                                                                                          \
  ROW(T, LIST, devices, "devices", "Devices", resource_allocated_device_status, OMIT_EMPTY,                                 \
      CORE_BY_DRIVER_DEVICE_POOL_SHARE_ID_OR_NONE)
#define CORE_LOOKUP_resource_resource_claim_status(LOOKUP) LOOKUP(2, 0xC8D04605U, 0, 2, 3, 1)

#define CORE_ROWS_resource_resource_claim(ROW, T)                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_claim_spec, ALWAYS, .need = CORE_OPTIONAL)                         \
  ROW(T, STRUCT, status, "status", "Status", resource_resource_claim_status, OMIT_EMPTY)
#define CORE_LOOKUP_resource_resource_claim(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_resource_resource_claim_template_spec(ROW, T)                                                             \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_claim_spec, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_resource_claim_template_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_resource_claim_template(ROW, T)                                                                  \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_claim_template_spec, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_resource_claim_template(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_resource_resource_pool(ROW, T)                                                                            \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, INT64, generation, "generation", "Generation", "int64", ALWAYS)                                                    \
  ROW(T, INT64, resource_slice_count, "resourceSliceCount", "ResourceSliceCount", "int64", ALWAYS)
#define CORE_LOOKUP_resource_resource_pool(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 0, 3, 2)

#define CORE_ROWS_resource_device_attribute(ROW, T)                                                                         \
  ROW(T, INT64_POINTER, of_int, "int", "IntValue", "int64", OMIT_EMPTY)                                                     \
  ROW(T, BOOL_POINTER, of_bool, "bool", "BoolValue", "bool", OMIT_EMPTY)                                                    \
  ROW(T, STRING_POINTER, string, "string", "StringValue", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_POINTER, version, "version", "VersionValue", "string", OMIT_EMPTY)                                          \
  ROW(T, INT64_LIST, ints, "ints", "IntValues", "int64", OMIT_EMPTY)                                                        \
  ROW(T, BOOL_LIST, bools, "bools", "BoolValues", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_LIST, strings, "strings", "StringValues", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_LIST, versions, "versions", "VersionValues", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_attribute(LOOKUP) LOOKUP(3, 0xFE54E1B9U, 3, 8, 1, 5, 7, 4, 2, 6)

#define CORE_ROWS_resource_capacity_request_policy_range(ROW, T)                                                            \
  ROW(T, QUANTITY_POINTER, min, "min", "Min", "resource.Quantity", OMIT_EMPTY, .need = CORE_REQUIRED)                       \
  ROW(T, QUANTITY_POINTER, max, "max", "Max", "resource.Quantity", OMIT_EMPTY)                                              \
  ROW(T, QUANTITY_POINTER, step, "step", "Step", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_capacity_request_policy_range(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 1, 0, 3)

#define CORE_ROWS_resource_capacity_request_policy(ROW, T)                                                                  \
  ROW(T, QUANTITY_POINTER, of_default, "default", "Default", "resource.Quantity", ALWAYS, .need = CORE_OPTIONAL)            \
  ROW(T, QUANTITY_LIST, valid_values, "validValues", "ValidValues", "resource.Quantity", OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, valid_range, "validRange", "ValidRange", resource_capacity_request_policy_range, OMIT_EMPTY)
#define CORE_LOOKUP_resource_capacity_request_policy(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 0)

#define CORE_ROWS_resource_device_capacity(ROW, T)                                                                          \
  ROW(T, QUANTITY, value, "value", "Value", "resource.Quantity", ALWAYS)                                                    \
  ROW(T, STRUCT_POINTER, request_policy, "requestPolicy", "RequestPolicy", resource_capacity_request_policy, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_capacity(LOOKUP) LOOKUP(1, 0xC8D04605U, 1, 2)

#define CORE_ROWS_resource_counter(ROW, T) ROW(T, QUANTITY, value, "value", "Value", "resource.Quantity", ALWAYS)
#define CORE_LOOKUP_resource_counter(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_counter_consumption(ROW, T)                                                               \
  ROW(T, STRING, counter_set, "counterSet", "CounterSet", "string", ALWAYS)                                                 \
  ROW(T, STRUCT_MAP, counters, "counters", "Counters", resource_counter, OMIT_EMPTY, .need = CORE_REQUIRED)                 \
  ROW(T, STRING_LIST, compatibility_groups, "compatibilityGroups", "CompatibilityGroups", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_counter_consumption(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 2, 0, 3, 1)

#define CORE_ROWS_resource_device_taint(ROW, T)                                                                             \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1.DeviceTaintEffect", ALWAYS)                                                \
  ROW(T, TIME_POINTER, time_added, "timeAdded", "TimeAdded", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 1, 4, 2, 3)

#define CORE_ROWS_resource_node_allocatable_mapping(ROW, T)                                                                 \
  ROW(T, STRING_POINTER, capacity_key, "capacityKey", "CapacityKey", "v1.QualifiedName", OMIT_EMPTY)                        \
  ROW(T, QUANTITY_POINTER, capacity_multiplier, "capacityMultiplier", "CapacityMultiplier", "resource.Quantity",            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY_POINTER, device_multiplier, "deviceMultiplier", "DeviceMultiplier", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_node_allocatable_mapping(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 0, 2, 1)

#define CORE_ROWS_resource_node_allocatable_overhead(ROW, T)                                                                \
  ROW(T, QUANTITY_POINTER, per_pod, "perPod", "PerPod", "resource.Quantity", OMIT_EMPTY)                                    \
  ROW(T, QUANTITY_POINTER, per_container, "perContainer", "PerContainer", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_node_allocatable_overhead(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_resource_node_allocatable_resource(ROW, T)                                                                \
  ROW(T, STRUCT_POINTER, mapping, "mapping", "Mapping", resource_node_allocatable_mapping, OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, overhead, "overhead", "Overhead", resource_node_allocatable_overhead, OMIT_EMPTY)
#define CORE_LOOKUP_resource_node_allocatable_resource(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_resource_device(ROW, T)                                                                                   \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, QUALIFIED_MAP, attributes, "attributes", "Attributes", resource_device_attribute, OMIT_EMPTY)                      \
  ROW(T, QUALIFIED_MAP, capacity, "capacity", "Capacity", resource_device_capacity, OMIT_EMPTY)                             \
  ROW(T, LIST, consumes_counters, "consumesCounters", "ConsumesCounters", resource_device_counter_consumption, OMIT_EMPTY)  \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, BOOL_POINTER, all_nodes, "allNodes", "AllNodes", "bool", OMIT_EMPTY)                                               \
  ROW(T, LIST, taints, "taints", "Taints", resource_device_taint, OMIT_EMPTY)                                               \
  ROW(T, BOOL_POINTER, binds_to_node, "bindsToNode", "BindsToNode", "bool", OMIT_EMPTY)                                     \
  ROW(T, STRING_LIST, binding_conditions, "bindingConditions", "BindingConditions", "string", OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_failure_conditions, "bindingFailureConditions", "BindingFailureConditions", "string",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, BOOL_POINTER, allow_multiple_allocations, "allowMultipleAllocations", "AllowMultipleAllocations", "bool",          \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_MAP, node_allocatable_resources, "nodeAllocatableResources", "NodeAllocatableResources",                    \
      resource_node_allocatable_resource, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device(LOOKUP) LOOKUP(4, 0x7FFD582FU, 7, 8, 5, 6, 9, 0, 1, 12, 13, 11, 0, 2, 10, 4, 0, 3)

#define CORE_ROWS_resource_counter_set(ROW, T)                                                                              \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_MAP, counters, "counters", "Counters", resource_counter, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_counter_set(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_resource_resource_slice_spec(ROW, T)                                                                      \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRUCT, pool, "pool", "Pool", resource_resource_pool, ALWAYS)                                                      \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, BOOL_POINTER, all_nodes, "allNodes", "AllNodes", "bool", OMIT_EMPTY)                                               \
  ROW(T, LIST, devices, "devices", "Devices", resource_device, OMIT_EMPTY)                                                  \
  ROW(T, BOOL_POINTER, per_device_node_selection, "perDeviceNodeSelection", "PerDeviceNodeSelection", "bool", OMIT_EMPTY)   \
  ROW(T, LIST, shared_counters, "sharedCounters", "SharedCounters", resource_counter_set, OMIT_EMPTY)                       \
  ROW(T, STRING_POINTER, partition_type_attribute, "partitionTypeAttribute", "PartitionTypeAttribute",                      \
      "v1.FullyQualifiedName", OMIT_EMPTY)                                                                                  \
  ROW(T, STRING_LIST, skip_node_operations, "skipNodeOperations", "SkipNodeOperations", "v1.SkipNodeOperation", OMIT_EMPTY, \
      CORE_SET)
#define CORE_LOOKUP_resource_resource_slice_spec(LOOKUP)                                                                    \
  LOOKUP(4, 0x7FFA3781U, 8, 1, 6, 5, 0, 0, 3, 0, 0, 0, 10, 4, 0, 9, 7, 2)

#define CORE_ROWS_resource_resource_slice(ROW, T)                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_slice_spec, ALWAYS)
#define CORE_LOOKUP_resource_resource_slice(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_resource_device_class_configuration(ROW, T)                                                               \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_device_configuration, ALWAYS)
#define CORE_LOOKUP_resource_device_class_configuration(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_class_spec(ROW, T)                                                                        \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_device_selector, OMIT_EMPTY)                                   \
  ROW(T, LIST, config, "config", "Config", resource_device_class_configuration, OMIT_EMPTY)                                 \
  ROW(T, STRING_POINTER, extended_resource_name, "extendedResourceName", "ExtendedResourceName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_class_spec(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 0, 1, 3)

#define CORE_ROWS_resource_device_class(ROW, T)                                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_device_class_spec, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_device_class(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_resource_device_taint_selector(ROW, T)                                                                    \
  ROW(T, STRING_POINTER, driver, "driver", "Driver", "string", OMIT_EMPTY)                                                  \
  ROW(T, STRING_POINTER, pool, "pool", "Pool", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRING_POINTER, device, "device", "Device", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_selector(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_resource_device_taint_rule_spec(ROW, T)                                                                   \
  ROW(T, STRUCT_POINTER, device_selector, "deviceSelector", "DeviceSelector", resource_device_taint_selector, OMIT_EMPTY)   \
  ROW(T, STRUCT, taint, "taint", "Taint", resource_device_taint, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_device_taint_rule_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_device_taint_rule_status(ROW, T)                                                                 \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_resource_device_taint_rule_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_taint_rule(ROW, T)                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_device_taint_rule_spec, ALWAYS)                                             \
  ROW(T, STRUCT, status, "status", "Status", resource_device_taint_rule_status, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_rule(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_RESOURCE(CORE_DECLARE)
CORE_TYPES_RESOURCE(CORE_STRUCT)

#endif
