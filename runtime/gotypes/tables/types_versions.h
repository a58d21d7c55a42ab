/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h of versions beside those that are judged: their structs are those of the judged ones. TYPE(table,
 * struct, name in Go, package in Go). tools/core-versions.go prints this file. */
#ifndef CORE_TYPES_VERSIONS_H
#define CORE_TYPES_VERSIONS_H

#include "../type_rows.h"

#define CORE_TYPES_VERSIONS(TYPE)                                                                                           \
  TYPE(admission_param_kind_v1alpha1, admission_param_kind, "ParamKind", "v1alpha1.", CORE_ATOMIC)                          \
  TYPE(admission_named_rule_with_operations_v1alpha1, admission_named_rule_with_operations, "NamedRuleWithOperations",      \
       "v1alpha1.", CORE_ATOMIC)                                                                                            \
  TYPE(admission_match_resources_v1alpha1, admission_match_resources, "MatchResources", "v1alpha1.", CORE_ATOMIC)           \
  TYPE(admission_variable_v1alpha1, admission_variable, "Variable", "v1alpha1.")                                            \
  TYPE(admission_apply_configuration_v1alpha1, admission_apply_configuration, "ApplyConfiguration", "v1alpha1.")            \
  TYPE(admission_json_patch_v1alpha1, admission_json_patch, "JSONPatch", "v1alpha1.")                                       \
  TYPE(admission_mutation_v1alpha1, admission_mutation, "Mutation", "v1alpha1.")                                            \
  TYPE(admission_match_condition_v1alpha1, admission_match_condition, "MatchCondition", "v1alpha1.")                        \
  TYPE(admission_mutating_admission_policy_spec_v1alpha1, admission_mutating_admission_policy_spec,                         \
       "MutatingAdmissionPolicySpec", "v1alpha1.")                                                                          \
  TYPE(admission_mutating_admission_policy_v1alpha1, admission_mutating_admission_policy, "MutatingAdmissionPolicy",        \
       "v1alpha1.")                                                                                                         \
  TYPE(admission_param_ref_v1alpha1, admission_param_ref, "ParamRef", "v1alpha1.", CORE_ATOMIC)                             \
  TYPE(admission_mutating_admission_policy_binding_spec_v1alpha1, admission_mutating_admission_policy_binding_spec,         \
       "MutatingAdmissionPolicyBindingSpec", "v1alpha1.")                                                                   \
  TYPE(admission_mutating_admission_policy_binding_v1alpha1, admission_mutating_admission_policy_binding,                   \
       "MutatingAdmissionPolicyBinding", "v1alpha1.")                                                                       \
  TYPE(admission_validation_v1alpha1, admission_validation, "Validation", "v1alpha1.")                                      \
  TYPE(admission_audit_annotation_v1alpha1, admission_audit_annotation, "AuditAnnotation", "v1alpha1.")                     \
  TYPE(admission_validating_admission_policy_spec_v1alpha1, admission_validating_admission_policy_spec,                     \
       "ValidatingAdmissionPolicySpec", "v1alpha1.")                                                                        \
  TYPE(admission_expression_warning_v1alpha1, admission_expression_warning, "ExpressionWarning", "v1alpha1.")               \
  TYPE(admission_type_checking_v1alpha1, admission_type_checking, "TypeChecking", "v1alpha1.")                              \
  TYPE(admission_validating_admission_policy_status_v1alpha1, admission_validating_admission_policy_status,                 \
       "ValidatingAdmissionPolicyStatus", "v1alpha1.")                                                                      \
  TYPE(admission_validating_admission_policy_v1alpha1, admission_validating_admission_policy, "ValidatingAdmissionPolicy",  \
       "v1alpha1.")                                                                                                         \
  TYPE(admission_validating_admission_policy_binding_spec_v1alpha1, admission_validating_admission_policy_binding_spec,     \
       "ValidatingAdmissionPolicyBindingSpec", "v1alpha1.")                                                                 \
  TYPE(admission_validating_admission_policy_binding_v1alpha1, admission_validating_admission_policy_binding,               \
       "ValidatingAdmissionPolicyBinding", "v1alpha1.")                                                                     \
  TYPE(admission_param_kind_v1beta1, admission_param_kind, "ParamKind", "v1beta1.", CORE_ATOMIC)                            \
  TYPE(admission_named_rule_with_operations_v1beta1, admission_named_rule_with_operations, "NamedRuleWithOperations",       \
       "v1beta1.", CORE_ATOMIC)                                                                                             \
  TYPE(admission_match_resources_v1beta1, admission_match_resources, "MatchResources", "v1beta1.", CORE_ATOMIC)             \
  TYPE(admission_variable_v1beta1, admission_variable, "Variable", "v1beta1.", CORE_ATOMIC)                                 \
  TYPE(admission_apply_configuration_v1beta1, admission_apply_configuration, "ApplyConfiguration", "v1beta1.")              \
  TYPE(admission_json_patch_v1beta1, admission_json_patch, "JSONPatch", "v1beta1.")                                         \
  TYPE(admission_mutation_v1beta1, admission_mutation, "Mutation", "v1beta1.")                                              \
  TYPE(admission_match_condition_v1beta1, admission_match_condition, "MatchCondition", "v1beta1.")                          \
  TYPE(admission_mutating_admission_policy_spec_v1beta1, admission_mutating_admission_policy_spec,                          \
       "MutatingAdmissionPolicySpec", "v1beta1.")                                                                           \
  TYPE(admission_mutating_admission_policy_v1beta1, admission_mutating_admission_policy, "MutatingAdmissionPolicy",         \
       "v1beta1.")                                                                                                          \
  TYPE(admission_param_ref_v1beta1, admission_param_ref, "ParamRef", "v1beta1.", CORE_ATOMIC)                               \
  TYPE(admission_mutating_admission_policy_binding_spec_v1beta1, admission_mutating_admission_policy_binding_spec,          \
       "MutatingAdmissionPolicyBindingSpec", "v1beta1.")                                                                    \
  TYPE(admission_mutating_admission_policy_binding_v1beta1, admission_mutating_admission_policy_binding,                    \
       "MutatingAdmissionPolicyBinding", "v1beta1.")                                                                        \
  TYPE(admission_validation_v1beta1, admission_validation, "Validation", "v1beta1.")                                        \
  TYPE(admission_audit_annotation_v1beta1, admission_audit_annotation, "AuditAnnotation", "v1beta1.")                       \
  TYPE(admission_validating_admission_policy_spec_v1beta1, admission_validating_admission_policy_spec,                      \
       "ValidatingAdmissionPolicySpec", "v1beta1.")                                                                         \
  TYPE(admission_expression_warning_v1beta1, admission_expression_warning, "ExpressionWarning", "v1beta1.")                 \
  TYPE(admission_type_checking_v1beta1, admission_type_checking, "TypeChecking", "v1beta1.")                                \
  TYPE(admission_validating_admission_policy_status_v1beta1, admission_validating_admission_policy_status,                  \
       "ValidatingAdmissionPolicyStatus", "v1beta1.")                                                                       \
  TYPE(admission_validating_admission_policy_v1beta1, admission_validating_admission_policy, "ValidatingAdmissionPolicy",   \
       "v1beta1.")                                                                                                          \
  TYPE(admission_validating_admission_policy_binding_spec_v1beta1, admission_validating_admission_policy_binding_spec,      \
       "ValidatingAdmissionPolicyBindingSpec", "v1beta1.")                                                                  \
  TYPE(admission_validating_admission_policy_binding_v1beta1, admission_validating_admission_policy_binding,                \
       "ValidatingAdmissionPolicyBinding", "v1beta1.")                                                                      \
  TYPE(authentication_self_subject_review_status_v1alpha1, authentication_self_subject_review_status,                       \
       "SelfSubjectReviewStatus", "v1alpha1.")                                                                              \
  TYPE(authentication_self_subject_review_v1alpha1, authentication_self_subject_review, "SelfSubjectReview", "v1alpha1.")   \
  TYPE(authentication_self_subject_review_status_v1beta1, authentication_self_subject_review_status,                        \
       "SelfSubjectReviewStatus", "v1beta1.")                                                                               \
  TYPE(authentication_self_subject_review_v1beta1, authentication_self_subject_review, "SelfSubjectReview", "v1beta1.")     \
  TYPE(certificates_pod_certificate_request_spec_v1, certificates_pod_certificate_request_spec,                             \
       "PodCertificateRequestSpec", "v1.")                                                                                  \
  TYPE(certificates_pod_certificate_request_status_v1, certificates_pod_certificate_request_status,                         \
       "PodCertificateRequestStatus", "v1.")                                                                                \
  TYPE(certificates_pod_certificate_request_v1, certificates_pod_certificate_request, "PodCertificateRequest", "v1.")       \
  TYPE(certificates_cluster_trust_bundle_spec_v1alpha1, certificates_cluster_trust_bundle_spec, "ClusterTrustBundleSpec",   \
       "v1alpha1.")                                                                                                         \
  TYPE(certificates_cluster_trust_bundle_v1alpha1, certificates_cluster_trust_bundle, "ClusterTrustBundle", "v1alpha1.")    \
  TYPE(certificates_cluster_trust_bundle_spec_v1beta1, certificates_cluster_trust_bundle_spec, "ClusterTrustBundleSpec",    \
       "v1beta1.")                                                                                                          \
  TYPE(certificates_cluster_trust_bundle_v1beta1, certificates_cluster_trust_bundle, "ClusterTrustBundle", "v1beta1.")      \
  TYPE(coordination_lease_candidate_spec_v1alpha2, coordination_lease_candidate_spec, "LeaseCandidateSpec", "v1alpha2.")    \
  TYPE(coordination_lease_candidate_v1alpha2, coordination_lease_candidate, "LeaseCandidate", "v1alpha2.")                  \
  TYPE(flowcontrol_priority_level_configuration_reference_v1beta3, flowcontrol_priority_level_configuration_reference,      \
       "PriorityLevelConfigurationReference", "v1beta3.")                                                                   \
  TYPE(flowcontrol_flow_distinguisher_method_v1beta3, flowcontrol_flow_distinguisher_method, "FlowDistinguisherMethod",     \
       "v1beta3.")                                                                                                          \
  TYPE(flowcontrol_user_subject_v1beta3, flowcontrol_user_subject, "UserSubject", "v1beta3.")                               \
  TYPE(flowcontrol_group_subject_v1beta3, flowcontrol_group_subject, "GroupSubject", "v1beta3.")                            \
  TYPE(flowcontrol_service_account_subject_v1beta3, flowcontrol_service_account_subject, "ServiceAccountSubject",           \
       "v1beta3.")                                                                                                          \
  TYPE(flowcontrol_subject_v1beta3, flowcontrol_subject, "Subject", "v1beta3.")                                             \
  TYPE(flowcontrol_resource_policy_rule_v1beta3, flowcontrol_resource_policy_rule, "ResourcePolicyRule", "v1beta3.")        \
  TYPE(flowcontrol_non_resource_policy_rule_v1beta3, flowcontrol_non_resource_policy_rule, "NonResourcePolicyRule",         \
       "v1beta3.")                                                                                                          \
  TYPE(flowcontrol_policy_rules_with_subjects_v1beta3, flowcontrol_policy_rules_with_subjects, "PolicyRulesWithSubjects",   \
       "v1beta3.")                                                                                                          \
  TYPE(flowcontrol_flow_schema_spec_v1beta3, flowcontrol_flow_schema_spec, "FlowSchemaSpec", "v1beta3.")                    \
  TYPE(flowcontrol_flow_schema_condition_v1beta3, flowcontrol_flow_schema_condition, "FlowSchemaCondition", "v1beta3.")     \
  TYPE(flowcontrol_flow_schema_status_v1beta3, flowcontrol_flow_schema_status, "FlowSchemaStatus", "v1beta3.")              \
  TYPE(flowcontrol_flow_schema_v1beta3, flowcontrol_flow_schema, "FlowSchema", "v1beta3.")                                  \
  TYPE(networking_parent_reference_v1beta1, networking_parent_reference, "ParentReference", "v1beta1.")                     \
  TYPE(networking_ip_address_spec_v1beta1, networking_ip_address_spec, "IPAddressSpec", "v1beta1.")                         \
  TYPE(networking_ip_address_v1beta1, networking_ip_address, "IPAddress", "v1beta1.")                                       \
  TYPE(networking_service_cidr_spec_v1beta1, networking_service_cidr_spec, "ServiceCIDRSpec", "v1beta1.")                   \
  TYPE(networking_service_cidr_status_v1beta1, networking_service_cidr_status, "ServiceCIDRStatus", "v1beta1.")             \
  TYPE(networking_service_cidr_v1beta1, networking_service_cidr, "ServiceCIDR", "v1beta1.")                                 \
  TYPE(rbac_policy_rule_v1alpha1, rbac_policy_rule, "PolicyRule", "v1alpha1.")                                              \
  TYPE(rbac_aggregation_rule_v1alpha1, rbac_aggregation_rule, "AggregationRule", "v1alpha1.")                               \
  TYPE(rbac_cluster_role_v1alpha1, rbac_cluster_role, "ClusterRole", "v1alpha1.")                                           \
  TYPE(rbac_role_v1alpha1, rbac_role, "Role", "v1alpha1.")                                                                  \
  TYPE(resource_device_taint_selector_v1alpha3, resource_device_taint_selector, "DeviceTaintSelector", "v1alpha3.")         \
  TYPE(resource_device_taint_v1alpha3, resource_device_taint, "DeviceTaint", "v1alpha3.")                                   \
  TYPE(resource_device_taint_rule_spec_v1alpha3, resource_device_taint_rule_spec, "DeviceTaintRuleSpec", "v1alpha3.")       \
  TYPE(resource_device_taint_rule_status_v1alpha3, resource_device_taint_rule_status, "DeviceTaintRuleStatus", "v1alpha3.") \
  TYPE(resource_device_taint_rule_v1alpha3, resource_device_taint_rule, "DeviceTaintRule", "v1alpha3.")                     \
  TYPE(resource_cel_device_selector_v1beta1, resource_cel_device_selector, "CELDeviceSelector", "v1beta1.")                 \
  TYPE(resource_device_selector_v1beta1, resource_device_selector, "DeviceSelector", "v1beta1.")                            \
  TYPE(resource_opaque_device_configuration_v1beta1, resource_opaque_device_configuration, "OpaqueDeviceConfiguration",     \
       "v1beta1.")                                                                                                          \
  TYPE(resource_device_configuration_v1beta1, resource_device_configuration, "DeviceConfiguration", "v1beta1.")             \
  TYPE(resource_device_class_configuration_v1beta1, resource_device_class_configuration, "DeviceClassConfiguration",        \
       "v1beta1.")                                                                                                          \
  TYPE(resource_device_class_spec_v1beta1, resource_device_class_spec, "DeviceClassSpec", "v1beta1.")                       \
  TYPE(resource_device_class_v1beta1, resource_device_class, "DeviceClass", "v1beta1.")                                     \
  TYPE(resource_cel_device_selector_v1beta2, resource_cel_device_selector, "CELDeviceSelector", "v1beta2.")                 \
  TYPE(resource_device_selector_v1beta2, resource_device_selector, "DeviceSelector", "v1beta2.")                            \
  TYPE(resource_opaque_device_configuration_v1beta2, resource_opaque_device_configuration, "OpaqueDeviceConfiguration",     \
       "v1beta2.")                                                                                                          \
  TYPE(resource_device_configuration_v1beta2, resource_device_configuration, "DeviceConfiguration", "v1beta2.")             \
  TYPE(resource_device_class_configuration_v1beta2, resource_device_class_configuration, "DeviceClassConfiguration",        \
       "v1beta2.")                                                                                                          \
  TYPE(resource_device_class_spec_v1beta2, resource_device_class_spec, "DeviceClassSpec", "v1beta2.")                       \
  TYPE(resource_device_class_v1beta2, resource_device_class, "DeviceClass", "v1beta2.")                                     \
  TYPE(resource_device_taint_selector_v1beta2, resource_device_taint_selector, "DeviceTaintSelector", "v1beta2.")           \
  TYPE(resource_device_taint_v1beta2, resource_device_taint, "DeviceTaint", "v1beta2.")                                     \
  TYPE(resource_device_taint_rule_spec_v1beta2, resource_device_taint_rule_spec, "DeviceTaintRuleSpec", "v1beta2.")         \
  TYPE(resource_device_taint_rule_status_v1beta2, resource_device_taint_rule_status, "DeviceTaintRuleStatus", "v1beta2.")   \
  TYPE(resource_device_taint_rule_v1beta2, resource_device_taint_rule, "DeviceTaintRule", "v1beta2.")                       \
  TYPE(resource_device_toleration_v1beta2, resource_device_toleration, "DeviceToleration", "v1beta2.")                      \
  TYPE(resource_capacity_requirements_v1beta2, resource_capacity_requirements, "CapacityRequirements", "v1beta2.")          \
  TYPE(resource_device_derived_attribute_v1beta2, resource_device_derived_attribute, "DeviceDerivedAttribute", "v1beta2.")  \
  TYPE(resource_exact_device_request_v1beta2, resource_exact_device_request, "ExactDeviceRequest", "v1beta2.")              \
  TYPE(resource_device_sub_request_v1beta2, resource_device_sub_request, "DeviceSubRequest", "v1beta2.")                    \
  TYPE(resource_device_request_v1beta2, resource_device_request, "DeviceRequest", "v1beta2.")                               \
  TYPE(resource_device_constraint_v1beta2, resource_device_constraint, "DeviceConstraint", "v1beta2.")                      \
  TYPE(resource_device_claim_configuration_v1beta2, resource_device_claim_configuration, "DeviceClaimConfiguration",        \
       "v1beta2.")                                                                                                          \
  TYPE(resource_device_claim_v1beta2, resource_device_claim, "DeviceClaim", "v1beta2.")                                     \
  TYPE(resource_resource_claim_spec_v1beta2, resource_resource_claim_spec, "ResourceClaimSpec", "v1beta2.")                 \
  TYPE(resource_device_request_allocation_result_v1beta2, resource_device_request_allocation_result,                        \
       "DeviceRequestAllocationResult", "v1beta2.")                                                                         \
  TYPE(resource_device_allocation_configuration_v1beta2, resource_device_allocation_configuration,                          \
       "DeviceAllocationConfiguration", "v1beta2.")                                                                         \
  TYPE(resource_device_allocation_result_v1beta2, resource_device_allocation_result, "DeviceAllocationResult", "v1beta2.")  \
  TYPE(resource_allocation_result_v1beta2, resource_allocation_result, "AllocationResult", "v1beta2.")                      \
  TYPE(resource_resource_claim_consumer_reference_v1beta2, resource_resource_claim_consumer_reference,                      \
       "ResourceClaimConsumerReference", "v1beta2.")                                                                        \
  TYPE(resource_network_device_data_v1beta2, resource_network_device_data, "NetworkDeviceData", "v1beta2.")                 \
  TYPE(resource_allocated_device_status_v1beta2, resource_allocated_device_status, "AllocatedDeviceStatus", "v1beta2.")     \
  TYPE(resource_resource_claim_status_v1beta2, resource_resource_claim_status, "ResourceClaimStatus", "v1beta2.")           \
  TYPE(resource_resource_claim_v1beta2, resource_resource_claim, "ResourceClaim", "v1beta2.")                               \
  TYPE(resource_resource_claim_template_spec_v1beta2, resource_resource_claim_template_spec, "ResourceClaimTemplateSpec",   \
       "v1beta2.")                                                                                                          \
  TYPE(resource_resource_claim_template_v1beta2, resource_resource_claim_template, "ResourceClaimTemplate", "v1beta2.")     \
  TYPE(resource_resource_pool_v1beta2, resource_resource_pool, "ResourcePool", "v1beta2.")                                  \
  TYPE(resource_device_attribute_v1beta2, resource_device_attribute, "DeviceAttribute", "v1beta2.")                         \
  TYPE(resource_capacity_request_policy_range_v1beta2, resource_capacity_request_policy_range,                              \
       "CapacityRequestPolicyRange", "v1beta2.")                                                                            \
  TYPE(resource_capacity_request_policy_v1beta2, resource_capacity_request_policy, "CapacityRequestPolicy", "v1beta2.")     \
  TYPE(resource_device_capacity_v1beta2, resource_device_capacity, "DeviceCapacity", "v1beta2.")                            \
  TYPE(resource_counter_v1beta2, resource_counter, "Counter", "v1beta2.")                                                   \
  TYPE(resource_device_counter_consumption_v1beta2, resource_device_counter_consumption, "DeviceCounterConsumption",        \
       "v1beta2.")                                                                                                          \
  TYPE(resource_node_allocatable_mapping_v1beta2, resource_node_allocatable_mapping, "NodeAllocatableMapping", "v1beta2.")  \
  TYPE(resource_node_allocatable_overhead_v1beta2, resource_node_allocatable_overhead, "NodeAllocatableOverhead",           \
       "v1beta2.")                                                                                                          \
  TYPE(resource_node_allocatable_resource_v1beta2, resource_node_allocatable_resource, "NodeAllocatableResource",           \
       "v1beta2.")                                                                                                          \
  TYPE(resource_device_v1beta2, resource_device, "Device", "v1beta2.")                                                      \
  TYPE(resource_counter_set_v1beta2, resource_counter_set, "CounterSet", "v1beta2.")                                        \
  TYPE(resource_resource_slice_spec_v1beta2, resource_resource_slice_spec, "ResourceSliceSpec", "v1beta2.")                 \
  TYPE(resource_resource_slice_v1beta2, resource_resource_slice, "ResourceSlice", "v1beta2.")                               \
  TYPE(scheduling_basic_scheduling_policy_v1alpha3, scheduling_basic_scheduling_policy, "BasicSchedulingPolicy",            \
       "v1alpha3.")                                                                                                         \
  TYPE(scheduling_gang_scheduling_policy_v1alpha3, scheduling_gang_scheduling_policy, "GangSchedulingPolicy", "v1alpha3.")  \
  TYPE(scheduling_pod_group_scheduling_policy_v1alpha3, scheduling_pod_group_scheduling_policy, "PodGroupSchedulingPolicy", \
       "v1alpha3.")                                                                                                         \
  TYPE(scheduling_pod_group_scheduling_constraints_v1alpha3, scheduling_pod_group_scheduling_constraints,                   \
       "PodGroupSchedulingConstraints", "v1alpha3.")                                                                        \
  TYPE(scheduling_pod_group_resource_claim_v1alpha3, scheduling_pod_group_resource_claim, "PodGroupResourceClaim",          \
       "v1alpha3.")                                                                                                         \
  TYPE(scheduling_single_disruption_mode_v1alpha3, scheduling_single_disruption_mode, "SingleDisruptionMode", "v1alpha3.")  \
  TYPE(scheduling_all_disruption_mode_v1alpha3, scheduling_all_disruption_mode, "AllDisruptionMode", "v1alpha3.")           \
  TYPE(scheduling_disruption_mode_v1alpha3, scheduling_disruption_mode, "DisruptionMode", "v1alpha3.")                      \
  TYPE(scheduling_pod_group_spec_v1alpha3, scheduling_pod_group_spec, "PodGroupSpec", "v1alpha3.")                          \
  TYPE(scheduling_pod_group_resource_claim_status_v1alpha3, scheduling_pod_group_resource_claim_status,                     \
       "PodGroupResourceClaimStatus", "v1alpha3.")                                                                          \
  TYPE(scheduling_pod_group_status_v1alpha3, scheduling_pod_group_status, "PodGroupStatus", "v1alpha3.")                    \
  TYPE(scheduling_pod_group_v1alpha3, scheduling_pod_group, "PodGroup", "v1alpha3.")                                        \
  TYPE(scheduling_typed_local_object_reference_v1alpha3, scheduling_typed_local_object_reference,                           \
       "TypedLocalObjectReference", "v1alpha3.")                                                                            \
  TYPE(scheduling_pod_group_template_v1alpha3, scheduling_pod_group_template, "PodGroupTemplate", "v1alpha3.")              \
  TYPE(scheduling_composite_pod_group_template_v1alpha3, scheduling_composite_pod_group_template,                           \
       "CompositePodGroupTemplate", "v1alpha3.")                                                                            \
  TYPE(scheduling_workload_spec_v1alpha3, scheduling_workload_spec, "WorkloadSpec", "v1alpha3.")                            \
  TYPE(scheduling_workload_v1alpha3, scheduling_workload, "Workload", "v1alpha3.")                                          \
  TYPE(storage_volume_attributes_class_v1alpha1, storage_volume_attributes_class, "VolumeAttributesClass", "v1alpha1.")     \
  TYPE(storage_volume_attributes_class_v1beta1, storage_volume_attributes_class, "VolumeAttributesClass", "v1beta1.")       \
  TYPE(storagemigration_storage_version_migration_spec_v1beta1, storagemigration_storage_version_migration_spec,            \
       "StorageVersionMigrationSpec", "v1beta1.")                                                                           \
  TYPE(storagemigration_storage_version_migration_status_v1beta1, storagemigration_storage_version_migration_status,        \
       "StorageVersionMigrationStatus", "v1beta1.")                                                                         \
  TYPE(storagemigration_storage_version_migration_v1beta1, storagemigration_storage_version_migration,                      \
       "StorageVersionMigration", "v1beta1.")

#define CORE_ROWS_admission_param_kind_v1alpha1(ROW, T)                                                                     \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, kind, "kind", "Kind", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_param_kind_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_admission_named_rule_with_operations_v1alpha1(ROW, T)                                                     \
  ROW(T, STRING_LIST, resource_names, "resourceNames", "ResourceNames", "string", OMIT_EMPTY)                               \
  ROW(T, INLINE, rule_with_operations, "RuleWithOperations", "RuleWithOperations", admission_rule_with_operations, ALWAYS)
#define CORE_LOOKUP_admission_named_rule_with_operations_v1alpha1(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 0, 2, 0, 1, 2, 2, 2, 2)

#define CORE_ROWS_admission_match_resources_v1alpha1(ROW, T)                                                                \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", "NamespaceSelector", label_selector, OMIT_EMPTY)          \
  ROW(T, STRUCT_POINTER, object_selector, "objectSelector", "ObjectSelector", label_selector, OMIT_EMPTY)                   \
  ROW(T, LIST, resource_rules, "resourceRules", "ResourceRules", admission_named_rule_with_operations_v1alpha1, OMIT_EMPTY) \
  ROW(T, LIST, exclude_resource_rules, "excludeResourceRules", "ExcludeResourceRules",                                      \
      admission_named_rule_with_operations_v1alpha1, OMIT_EMPTY)                                                            \
  ROW(T, STRING_POINTER, match_policy, "matchPolicy", "MatchPolicy", "v1alpha1.MatchPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_match_resources_v1alpha1(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 3, 5, 0, 0, 2, 4, 0, 1)

#define CORE_ROWS_admission_variable_v1alpha1(ROW, T)                                                                       \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_admission_variable_v1alpha1(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_admission_apply_configuration_v1alpha1(ROW, T)                                                            \
  ROW(T, STRING, expression, "expression", "Expression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_apply_configuration_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_admission_json_patch_v1alpha1(ROW, T)                                                                     \
  ROW(T, STRING, expression, "expression", "Expression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_json_patch_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_admission_mutation_v1alpha1(ROW, T)                                                                       \
  ROW(T, STRING, patch_type, "patchType", "PatchType", "v1alpha1.PatchType", ALWAYS)                                        \
  ROW(T, STRUCT_POINTER, apply_configuration, "applyConfiguration", "ApplyConfiguration",                                   \
      admission_apply_configuration_v1alpha1, OMIT_EMPTY)                                                                   \
  ROW(T, STRUCT_POINTER, json_patch, "jsonPatch", "JSONPatch", admission_json_patch_v1alpha1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutation_v1alpha1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 1, 3, 2)

#define CORE_ROWS_admission_match_condition_v1alpha1(ROW, T)                                                                \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_admission_match_condition_v1alpha1(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_admission_mutating_admission_policy_spec_v1alpha1(ROW, T)                                                 \
  ROW(T, STRUCT_POINTER, param_kind, "paramKind", "ParamKind", admission_param_kind_v1alpha1, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, match_constraints, "matchConstraints", "MatchConstraints", admission_match_resources_v1alpha1,     \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, variables, "variables", "Variables", admission_variable_v1alpha1, OMIT_EMPTY)                                \
  ROW(T, LIST, mutations, "mutations", "Mutations", admission_mutation_v1alpha1, OMIT_EMPTY)                                \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1alpha1.FailurePolicyType", OMIT_EMPTY)        \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition_v1alpha1, OMIT_EMPTY,      \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, STRING, reinvocation_policy, "reinvocationPolicy", "ReinvocationPolicy", "v1.ReinvocationPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_spec_v1alpha1(LOOKUP) LOOKUP(3, 0x57F963BDU, 0, 2, 3, 7, 5, 4, 6, 1)

#define CORE_ROWS_admission_mutating_admission_policy_v1alpha1(ROW, T)                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_mutating_admission_policy_spec_v1alpha1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_v1alpha1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_admission_param_ref_v1alpha1(ROW, T)                                                                      \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, STRING_POINTER, parameter_not_found_action, "parameterNotFoundAction", "ParameterNotFoundAction",                  \
      "v1alpha1.ParameterNotFoundActionType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_param_ref_v1alpha1(LOOKUP) LOOKUP(2, 0x21FF2331U, 1, 3, 4, 2)

#define CORE_ROWS_admission_mutating_admission_policy_binding_spec_v1alpha1(ROW, T)                                         \
  ROW(T, STRING, policy_name, "policyName", "PolicyName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, param_ref, "paramRef", "ParamRef", admission_param_ref_v1alpha1, OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, match_resources, "matchResources", "MatchResources", admission_match_resources_v1alpha1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_binding_spec_v1alpha1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 2, 1, 3)

#define CORE_ROWS_admission_mutating_admission_policy_binding_v1alpha1(ROW, T)                                              \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_mutating_admission_policy_binding_spec_v1alpha1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_binding_v1alpha1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_admission_validation_v1alpha1(ROW, T)                                                                     \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)                                                  \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, reason, "reason", "Reason", "v1.StatusReason", OMIT_EMPTY)                                         \
  ROW(T, STRING, message_expression, "messageExpression", "MessageExpression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_validation_v1alpha1(LOOKUP) LOOKUP(2, 0x7FFA3781U, 2, 3, 4, 1)

#define CORE_ROWS_admission_audit_annotation_v1alpha1(ROW, T)                                                               \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value_expression, "valueExpression", "ValueExpression", "string", ALWAYS)
#define CORE_LOOKUP_admission_audit_annotation_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_admission_validating_admission_policy_spec_v1alpha1(ROW, T)                                               \
  ROW(T, STRUCT_POINTER, param_kind, "paramKind", "ParamKind", admission_param_kind_v1alpha1, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, match_constraints, "matchConstraints", "MatchConstraints", admission_match_resources_v1alpha1,     \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, validations, "validations", "Validations", admission_validation_v1alpha1, OMIT_EMPTY)                        \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1alpha1.FailurePolicyType", OMIT_EMPTY)        \
  ROW(T, LIST, audit_annotations, "auditAnnotations", "AuditAnnotations", admission_audit_annotation_v1alpha1, OMIT_EMPTY)  \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition_v1alpha1, OMIT_EMPTY,      \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, LIST, variables, "variables", "Variables", admission_variable_v1alpha1, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_admission_validating_admission_policy_spec_v1alpha1(LOOKUP)                                             \
  LOOKUP(3, 0xBCFBA705U, 0, 7, 2, 1, 3, 5, 4, 6)

#define CORE_ROWS_admission_expression_warning_v1alpha1(ROW, T)                                                             \
  ROW(T, STRING, field_ref, "fieldRef", "FieldRef", "string", ALWAYS)                                                       \
  ROW(T, STRING, warning, "warning", "Warning", "string", ALWAYS)
#define CORE_LOOKUP_admission_expression_warning_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_admission_type_checking_v1alpha1(ROW, T)                                                                  \
  ROW(T, LIST, expression_warnings, "expressionWarnings", "ExpressionWarnings", admission_expression_warning_v1alpha1,      \
      OMIT_EMPTY)
#define CORE_LOOKUP_admission_type_checking_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_admission_validating_admission_policy_status_v1alpha1(ROW, T)                                             \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, type_checking, "typeChecking", "TypeChecking", admission_type_checking_v1alpha1, OMIT_EMPTY)       \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_admission_validating_admission_policy_status_v1alpha1(LOOKUP) LOOKUP(2, 0x3BF98799U, 3, 1, 2, 0)

#define CORE_ROWS_admission_validating_admission_policy_v1alpha1(ROW, T)                                                    \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_validating_admission_policy_spec_v1alpha1, OMIT_EMPTY)                     \
  ROW(T, STRUCT, status, "status", "Status", admission_validating_admission_policy_status_v1alpha1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_validating_admission_policy_v1alpha1(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_admission_validating_admission_policy_binding_spec_v1alpha1(ROW, T)                                       \
  ROW(T, STRING, policy_name, "policyName", "PolicyName", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                      \
  ROW(T, STRUCT_POINTER, param_ref, "paramRef", "ParamRef", admission_param_ref_v1alpha1, OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, match_resources, "matchResources", "MatchResources", admission_match_resources_v1alpha1,           \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_LIST, validation_actions, "validationActions", "ValidationActions", "v1alpha1.ValidationAction",            \
      OMIT_EMPTY, CORE_SET, .need = CORE_REQUIRED)
#define CORE_LOOKUP_admission_validating_admission_policy_binding_spec_v1alpha1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 4, 2, 1, 3)

#define CORE_ROWS_admission_validating_admission_policy_binding_v1alpha1(ROW, T)                                            \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_validating_admission_policy_binding_spec_v1alpha1, OMIT_EMPTY,             \
      .need = CORE_REQUIRED)
#define CORE_LOOKUP_admission_validating_admission_policy_binding_v1alpha1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_admission_param_kind_v1beta1(ROW, T)                                                                      \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, kind, "kind", "Kind", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_param_kind_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_admission_named_rule_with_operations_v1beta1(ROW, T)                                                      \
  ROW(T, STRING_LIST, resource_names, "resourceNames", "ResourceNames", "string", OMIT_EMPTY)                               \
  ROW(T, INLINE, rule_with_operations, "RuleWithOperations", "RuleWithOperations", admission_rule_with_operations, ALWAYS)
#define CORE_LOOKUP_admission_named_rule_with_operations_v1beta1(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 0, 2, 0, 1, 2, 2, 2, 2)

#define CORE_ROWS_admission_match_resources_v1beta1(ROW, T)                                                                 \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", "NamespaceSelector", label_selector, OMIT_EMPTY)          \
  ROW(T, STRUCT_POINTER, object_selector, "objectSelector", "ObjectSelector", label_selector, OMIT_EMPTY)                   \
  ROW(T, LIST, resource_rules, "resourceRules", "ResourceRules", admission_named_rule_with_operations_v1beta1, OMIT_EMPTY)  \
  ROW(T, LIST, exclude_resource_rules, "excludeResourceRules", "ExcludeResourceRules",                                      \
      admission_named_rule_with_operations_v1beta1, OMIT_EMPTY)                                                             \
  ROW(T, STRING_POINTER, match_policy, "matchPolicy", "MatchPolicy", "v1beta1.MatchPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_match_resources_v1beta1(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 3, 5, 0, 0, 2, 4, 0, 1)

#define CORE_ROWS_admission_variable_v1beta1(ROW, T)                                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_admission_variable_v1beta1(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_admission_apply_configuration_v1beta1(ROW, T)                                                             \
  ROW(T, STRING, expression, "expression", "Expression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_apply_configuration_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_admission_json_patch_v1beta1(ROW, T)                                                                      \
  ROW(T, STRING, expression, "expression", "Expression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_json_patch_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_admission_mutation_v1beta1(ROW, T)                                                                        \
  ROW(T, STRING, patch_type, "patchType", "PatchType", "v1beta1.PatchType", ALWAYS)                                         \
  ROW(T, STRUCT_POINTER, apply_configuration, "applyConfiguration", "ApplyConfiguration",                                   \
      admission_apply_configuration_v1beta1, OMIT_EMPTY)                                                                    \
  ROW(T, STRUCT_POINTER, json_patch, "jsonPatch", "JSONPatch", admission_json_patch_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutation_v1beta1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 1, 3, 2)

#define CORE_ROWS_admission_match_condition_v1beta1(ROW, T)                                                                 \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_admission_match_condition_v1beta1(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_admission_mutating_admission_policy_spec_v1beta1(ROW, T)                                                  \
  ROW(T, STRUCT_POINTER, param_kind, "paramKind", "ParamKind", admission_param_kind_v1beta1, OMIT_EMPTY)                    \
  ROW(T, STRUCT_POINTER, match_constraints, "matchConstraints", "MatchConstraints", admission_match_resources_v1beta1,      \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, variables, "variables", "Variables", admission_variable_v1beta1, OMIT_EMPTY)                                 \
  ROW(T, LIST, mutations, "mutations", "Mutations", admission_mutation_v1beta1, OMIT_EMPTY)                                 \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1beta1.FailurePolicyType", OMIT_EMPTY)         \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition_v1beta1, OMIT_EMPTY,       \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, STRING, reinvocation_policy, "reinvocationPolicy", "ReinvocationPolicy", "v1.ReinvocationPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_spec_v1beta1(LOOKUP) LOOKUP(3, 0x57F963BDU, 0, 2, 3, 7, 5, 4, 6, 1)

#define CORE_ROWS_admission_mutating_admission_policy_v1beta1(ROW, T)                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_mutating_admission_policy_spec_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_v1beta1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_admission_param_ref_v1beta1(ROW, T)                                                                       \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, STRING_POINTER, parameter_not_found_action, "parameterNotFoundAction", "ParameterNotFoundAction",                  \
      "v1beta1.ParameterNotFoundActionType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_param_ref_v1beta1(LOOKUP) LOOKUP(2, 0x21FF2331U, 1, 3, 4, 2)

#define CORE_ROWS_admission_mutating_admission_policy_binding_spec_v1beta1(ROW, T)                                          \
  ROW(T, STRING, policy_name, "policyName", "PolicyName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, param_ref, "paramRef", "ParamRef", admission_param_ref_v1beta1, OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, match_resources, "matchResources", "MatchResources", admission_match_resources_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_binding_spec_v1beta1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 2, 1, 3)

#define CORE_ROWS_admission_mutating_admission_policy_binding_v1beta1(ROW, T)                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_mutating_admission_policy_binding_spec_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_binding_v1beta1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_admission_validation_v1beta1(ROW, T)                                                                      \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)                                                  \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, reason, "reason", "Reason", "v1.StatusReason", OMIT_EMPTY)                                         \
  ROW(T, STRING, message_expression, "messageExpression", "MessageExpression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_validation_v1beta1(LOOKUP) LOOKUP(2, 0x7FFA3781U, 2, 3, 4, 1)

#define CORE_ROWS_admission_audit_annotation_v1beta1(ROW, T)                                                                \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value_expression, "valueExpression", "ValueExpression", "string", ALWAYS)
#define CORE_LOOKUP_admission_audit_annotation_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_admission_validating_admission_policy_spec_v1beta1(ROW, T)                                                \
  ROW(T, STRUCT_POINTER, param_kind, "paramKind", "ParamKind", admission_param_kind_v1beta1, OMIT_EMPTY)                    \
  ROW(T, STRUCT_POINTER, match_constraints, "matchConstraints", "MatchConstraints", admission_match_resources_v1beta1,      \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, validations, "validations", "Validations", admission_validation_v1beta1, OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1beta1.FailurePolicyType", OMIT_EMPTY)         \
  ROW(T, LIST, audit_annotations, "auditAnnotations", "AuditAnnotations", admission_audit_annotation_v1beta1, OMIT_EMPTY)   \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition_v1beta1, OMIT_EMPTY,       \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, LIST, variables, "variables", "Variables", admission_variable_v1beta1, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_admission_validating_admission_policy_spec_v1beta1(LOOKUP) LOOKUP(3, 0xBCFBA705U, 0, 7, 2, 1, 3, 5, 4, 6)

#define CORE_ROWS_admission_expression_warning_v1beta1(ROW, T)                                                              \
  ROW(T, STRING, field_ref, "fieldRef", "FieldRef", "string", ALWAYS)                                                       \
  ROW(T, STRING, warning, "warning", "Warning", "string", ALWAYS)
#define CORE_LOOKUP_admission_expression_warning_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_admission_type_checking_v1beta1(ROW, T)                                                                   \
  ROW(T, LIST, expression_warnings, "expressionWarnings", "ExpressionWarnings", admission_expression_warning_v1beta1,       \
      OMIT_EMPTY)
#define CORE_LOOKUP_admission_type_checking_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_admission_validating_admission_policy_status_v1beta1(ROW, T)                                              \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, type_checking, "typeChecking", "TypeChecking", admission_type_checking_v1beta1, OMIT_EMPTY)        \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_admission_validating_admission_policy_status_v1beta1(LOOKUP) LOOKUP(2, 0x3BF98799U, 3, 1, 2, 0)

#define CORE_ROWS_admission_validating_admission_policy_v1beta1(ROW, T)                                                     \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_validating_admission_policy_spec_v1beta1, OMIT_EMPTY)                      \
  ROW(T, STRUCT, status, "status", "Status", admission_validating_admission_policy_status_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_admission_validating_admission_policy_v1beta1(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_admission_validating_admission_policy_binding_spec_v1beta1(ROW, T)                                        \
  ROW(T, STRING, policy_name, "policyName", "PolicyName", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                      \
  ROW(T, STRUCT_POINTER, param_ref, "paramRef", "ParamRef", admission_param_ref_v1beta1, OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, match_resources, "matchResources", "MatchResources", admission_match_resources_v1beta1,            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_LIST, validation_actions, "validationActions", "ValidationActions", "v1beta1.ValidationAction", OMIT_EMPTY, \
      CORE_SET, .need = CORE_REQUIRED)
#define CORE_LOOKUP_admission_validating_admission_policy_binding_spec_v1beta1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 4, 2, 1, 3)

#define CORE_ROWS_admission_validating_admission_policy_binding_v1beta1(ROW, T)                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_validating_admission_policy_binding_spec_v1beta1, OMIT_EMPTY,              \
      .need = CORE_REQUIRED)
#define CORE_LOOKUP_admission_validating_admission_policy_binding_v1beta1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_authentication_self_subject_review_status_v1alpha1(ROW, T)                                                \
  ROW(T, STRUCT, user_info, "userInfo", "UserInfo", authentication_user_info, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_self_subject_review_status_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_authentication_self_subject_review_v1alpha1(ROW, T)                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, status, "status", "Status", authentication_self_subject_review_status_v1alpha1, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_self_subject_review_v1alpha1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 1)

#define CORE_ROWS_authentication_self_subject_review_status_v1beta1(ROW, T)                                                 \
  ROW(T, STRUCT, user_info, "userInfo", "UserInfo", authentication_user_info, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_self_subject_review_status_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_authentication_self_subject_review_v1beta1(ROW, T)                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, status, "status", "Status", authentication_self_subject_review_status_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_self_subject_review_v1beta1(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 1)

#define CORE_ROWS_certificates_pod_certificate_request_spec_v1(ROW, T)                                                      \
  ROW(T, STRING, signer_name, "signerName", "SignerName", "string", ALWAYS)                                                 \
  ROW(T, STRING, pod_name, "podName", "PodName", "string", ALWAYS)                                                          \
  ROW(T, STRING, pod_uid, "podUID", "PodUID", "types.UID", ALWAYS)                                                          \
  ROW(T, STRING, service_account_name, "serviceAccountName", "ServiceAccountName", "string", ALWAYS)                        \
  ROW(T, STRING, service_account_uid, "serviceAccountUID", "ServiceAccountUID", "types.UID", ALWAYS)                        \
  ROW(T, STRING, node_name, "nodeName", "NodeName", "types.NodeName", ALWAYS)                                               \
  ROW(T, STRING, node_uid, "nodeUID", "NodeUID", "types.UID", ALWAYS)                                                       \
  ROW(T, INT32_POINTER, max_expiration_seconds, "maxExpirationSeconds", "MaxExpirationSeconds", "int32", OMIT_EMPTY)        \
  ROW(T, BYTES, stub_pkcs10_request, "stubPKCS10Request", "StubPKCS10Request", "[]uint8", ALWAYS)                           \
  ROW(T, STRING_MAP, unverified_user_annotations, "unverifiedUserAnnotations", "UnverifiedUserAnnotations",                 \
      "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_certificates_pod_certificate_request_spec_v1(LOOKUP)                                                    \
  LOOKUP(4, 0xC7467D1U, 5, 1, 0, 0, 3, 0, 4, 0, 7, 6, 2, 0, 0, 10, 8, 9)

#define CORE_ROWS_certificates_pod_certificate_request_status_v1(ROW, T)                                                    \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, STRING, certificate_chain, "certificateChain", "CertificateChain", "string", OMIT_EMPTY)                           \
  ROW(T, TIME_POINTER, not_before, "notBefore", "NotBefore", "v1.Time", OMIT_EMPTY)                                         \
  ROW(T, TIME_POINTER, begin_refresh_at, "beginRefreshAt", "BeginRefreshAt", "v1.Time", OMIT_EMPTY)                         \
  ROW(T, TIME_POINTER, not_after, "notAfter", "NotAfter", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_certificates_pod_certificate_request_status_v1(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 1, 0, 0, 5, 3, 4, 2, 0)

#define CORE_ROWS_certificates_pod_certificate_request_v1(ROW, T)                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", certificates_pod_certificate_request_spec_v1, ALWAYS)                                \
  ROW(T, STRUCT, status, "status", "Status", certificates_pod_certificate_request_status_v1, OMIT_EMPTY)
#define CORE_LOOKUP_certificates_pod_certificate_request_v1(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_certificates_cluster_trust_bundle_spec_v1alpha1(ROW, T)                                                   \
  ROW(T, STRING, signer_name, "signerName", "SignerName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, trust_bundle, "trustBundle", "TrustBundle", "string", ALWAYS)
#define CORE_LOOKUP_certificates_cluster_trust_bundle_spec_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_certificates_cluster_trust_bundle_v1alpha1(ROW, T)                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", certificates_cluster_trust_bundle_spec_v1alpha1, ALWAYS)
#define CORE_LOOKUP_certificates_cluster_trust_bundle_v1alpha1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_certificates_cluster_trust_bundle_spec_v1beta1(ROW, T)                                                    \
  ROW(T, STRING, signer_name, "signerName", "SignerName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, trust_bundle, "trustBundle", "TrustBundle", "string", ALWAYS)
#define CORE_LOOKUP_certificates_cluster_trust_bundle_spec_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_certificates_cluster_trust_bundle_v1beta1(ROW, T)                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", certificates_cluster_trust_bundle_spec_v1beta1, ALWAYS)
#define CORE_LOOKUP_certificates_cluster_trust_bundle_v1beta1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_coordination_lease_candidate_spec_v1alpha2(ROW, T)                                                        \
  ROW(T, STRING, lease_name, "leaseName", "LeaseName", "string", ALWAYS)                                                    \
  ROW(T, MICRO_TIME_POINTER, ping_time, "pingTime", "PingTime", "v1.MicroTime", OMIT_EMPTY)                                 \
  ROW(T, MICRO_TIME_POINTER, renew_time, "renewTime", "RenewTime", "v1.MicroTime", OMIT_EMPTY)                              \
  ROW(T, STRING, binary_version, "binaryVersion", "BinaryVersion", "string", ALWAYS)                                        \
  ROW(T, STRING, emulation_version, "emulationVersion", "EmulationVersion", "string", OMIT_EMPTY)                           \
  ROW(T, STRING, strategy, "strategy", "Strategy", "v1.CoordinatedLeaseStrategy", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_coordination_lease_candidate_spec_v1alpha2(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 5, 1, 0, 4, 0, 2, 6, 3)

#define CORE_ROWS_coordination_lease_candidate_v1alpha2(ROW, T)                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", coordination_lease_candidate_spec_v1alpha2, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_coordination_lease_candidate_v1alpha2(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_flowcontrol_priority_level_configuration_reference_v1beta3(ROW, T)                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_priority_level_configuration_reference_v1beta3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_flow_distinguisher_method_v1beta3(ROW, T)                                                     \
  ROW(T, STRING, type, "type", "Type", "v1beta3.FlowDistinguisherMethodType", ALWAYS)
#define CORE_LOOKUP_flowcontrol_flow_distinguisher_method_v1beta3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_flowcontrol_user_subject_v1beta3(ROW, T) ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_user_subject_v1beta3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_group_subject_v1beta3(ROW, T) ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_group_subject_v1beta3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_service_account_subject_v1beta3(ROW, T)                                                       \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", ALWAYS)                                                     \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_flowcontrol_service_account_subject_v1beta3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_flowcontrol_subject_v1beta3(ROW, T)                                                                       \
  ROW(T, STRING, kind, "kind", "Kind", "v1beta3.SubjectKind", ALWAYS)                                                       \
  ROW(T, STRUCT_POINTER, user, "user", "User", flowcontrol_user_subject_v1beta3, OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, group, "group", "Group", flowcontrol_group_subject_v1beta3, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, service_account, "serviceAccount", "ServiceAccount", flowcontrol_service_account_subject_v1beta3,  \
      OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_subject_v1beta3(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 1, 4, 3)

#define CORE_ROWS_flowcontrol_resource_policy_rule_v1beta3(ROW, T)                                                          \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS, CORE_SET)                                                  \
  ROW(T, STRING_LIST, api_groups, "apiGroups", "APIGroups", "string", ALWAYS, CORE_SET)                                     \
  ROW(T, STRING_LIST, resources, "resources", "Resources", "string", ALWAYS, CORE_SET)                                      \
  ROW(T, BOOL, cluster_scope, "clusterScope", "ClusterScope", "bool", OMIT_EMPTY)                                           \
  ROW(T, STRING_LIST, namespaces, "namespaces", "Namespaces", "string", ALWAYS, CORE_SET, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_flowcontrol_resource_policy_rule_v1beta3(LOOKUP) LOOKUP(3, 0x7FFA3781U, 2, 0, 3, 1, 4, 0, 5, 0)

#define CORE_ROWS_flowcontrol_non_resource_policy_rule_v1beta3(ROW, T)                                                      \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS, CORE_SET)                                                  \
  ROW(T, STRING_LIST, non_resource_urls, "nonResourceURLs", "NonResourceURLs", "string", ALWAYS, CORE_SET)
#define CORE_LOOKUP_flowcontrol_non_resource_policy_rule_v1beta3(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_flowcontrol_policy_rules_with_subjects_v1beta3(ROW, T)                                                    \
  ROW(T, LIST, subjects, "subjects", "Subjects", flowcontrol_subject_v1beta3, ALWAYS)                                       \
  ROW(T, LIST, resource_rules, "resourceRules", "ResourceRules", flowcontrol_resource_policy_rule_v1beta3, OMIT_EMPTY)      \
  ROW(T, LIST, non_resource_rules, "nonResourceRules", "NonResourceRules", flowcontrol_non_resource_policy_rule_v1beta3,    \
      OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_policy_rules_with_subjects_v1beta3(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 2, 1, 3)

#define CORE_ROWS_flowcontrol_flow_schema_spec_v1beta3(ROW, T)                                                              \
  ROW(T, STRUCT, priority_level_configuration, "priorityLevelConfiguration", "PriorityLevelConfiguration",                  \
      flowcontrol_priority_level_configuration_reference_v1beta3, ALWAYS)                                                   \
  ROW(T, INT32, matching_precedence, "matchingPrecedence", "MatchingPrecedence", "int32", ALWAYS, .need = CORE_OPTIONAL)    \
  ROW(T, STRUCT_POINTER, distinguisher_method, "distinguisherMethod", "DistinguisherMethod",                                \
      flowcontrol_flow_distinguisher_method_v1beta3, OMIT_EMPTY)                                                            \
  ROW(T, LIST, rules, "rules", "Rules", flowcontrol_policy_rules_with_subjects_v1beta3, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_flow_schema_spec_v1beta3(LOOKUP) LOOKUP(2, 0xC8987377U, 1, 4, 3, 2)

#define CORE_ROWS_flowcontrol_flow_schema_condition_v1beta3(ROW, T)                                                         \
  ROW(T, STRING, type, "type", "Type", "v1beta3.FlowSchemaConditionType", OMIT_EMPTY, .need = CORE_REQUIRED)                \
  ROW(T, STRING, status, "status", "Status", "v1beta3.ConditionStatus", OMIT_EMPTY)                                         \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_flow_schema_condition_v1beta3(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_flowcontrol_flow_schema_status_v1beta3(ROW, T)                                                            \
  ROW(T, LIST, conditions, "conditions", "Conditions", flowcontrol_flow_schema_condition_v1beta3, OMIT_EMPTY,               \
      CORE_BY_TYPE_OR_NONE)
#define CORE_LOOKUP_flowcontrol_flow_schema_status_v1beta3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_flowcontrol_flow_schema_v1beta3(ROW, T)                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", flowcontrol_flow_schema_spec_v1beta3, OMIT_EMPTY, .need = CORE_REQUIRED)             \
  ROW(T, STRUCT, status, "status", "Status", flowcontrol_flow_schema_status_v1beta3, OMIT_EMPTY)
#define CORE_LOOKUP_flowcontrol_flow_schema_v1beta3(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_networking_parent_reference_v1beta1(ROW, T)                                                               \
  ROW(T, STRING, group, "group", "Group", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, resource, "resource", "Resource", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                             \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_networking_parent_reference_v1beta1(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 2, 3, 4)

#define CORE_ROWS_networking_ip_address_spec_v1beta1(ROW, T)                                                                \
  ROW(T, STRUCT_POINTER, parent_ref, "parentRef", "ParentRef", networking_parent_reference_v1beta1, OMIT_EMPTY,             \
      .need = CORE_REQUIRED)
#define CORE_LOOKUP_networking_ip_address_spec_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_networking_ip_address_v1beta1(ROW, T)                                                                     \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", networking_ip_address_spec_v1beta1, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_networking_ip_address_v1beta1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_networking_service_cidr_spec_v1beta1(ROW, T)                                                              \
  ROW(T, STRING_LIST, cidrs, "cidrs", "CIDRs", "string", OMIT_EMPTY)
#define CORE_LOOKUP_networking_service_cidr_spec_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_networking_service_cidr_status_v1beta1(ROW, T)                                                            \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_networking_service_cidr_status_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_networking_service_cidr_v1beta1(ROW, T)                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", networking_service_cidr_spec_v1beta1, OMIT_EMPTY)                                    \
  ROW(T, STRUCT, status, "status", "Status", networking_service_cidr_status_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_networking_service_cidr_v1beta1(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_rbac_policy_rule_v1alpha1(ROW, T)                                                                         \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS)                                                            \
  ROW(T, STRING_LIST, api_groups, "apiGroups", "APIGroups", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING_LIST, resources, "resources", "Resources", "string", OMIT_EMPTY)                                            \
  ROW(T, STRING_LIST, resource_names, "resourceNames", "ResourceNames", "string", OMIT_EMPTY)                               \
  ROW(T, STRING_LIST, non_resource_urls, "nonResourceURLs", "NonResourceURLs", "string", OMIT_EMPTY)
#define CORE_LOOKUP_rbac_policy_rule_v1alpha1(LOOKUP) LOOKUP(3, 0x21FF2331U, 0, 4, 0, 2, 5, 1, 0, 3)

#define CORE_ROWS_rbac_aggregation_rule_v1alpha1(ROW, T)                                                                    \
  ROW(T, LIST, cluster_role_selectors, "clusterRoleSelectors", "ClusterRoleSelectors", label_selector, OMIT_EMPTY)
#define CORE_LOOKUP_rbac_aggregation_rule_v1alpha1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_rbac_cluster_role_v1alpha1(ROW, T)                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, rules, "rules", "Rules", rbac_policy_rule_v1alpha1, ALWAYS, .need = CORE_OPTIONAL)                           \
  ROW(T, STRUCT_POINTER, aggregation_rule, "aggregationRule", "AggregationRule", rbac_aggregation_rule_v1alpha1, OMIT_EMPTY)
#define CORE_LOOKUP_rbac_cluster_role_v1alpha1(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 0, 0, 4, 1, 2, 0, 3)

#define CORE_ROWS_rbac_role_v1alpha1(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, rules, "rules", "Rules", rbac_policy_rule_v1alpha1, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_rbac_role_v1alpha1(LOOKUP) LOOKUP(2, 0xD2F0B425U, 1, 3, 2, 1)

#define CORE_ROWS_resource_device_taint_selector_v1alpha3(ROW, T)                                                           \
  ROW(T, STRING_POINTER, driver, "driver", "Driver", "string", OMIT_EMPTY)                                                  \
  ROW(T, STRING_POINTER, pool, "pool", "Pool", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRING_POINTER, device, "device", "Device", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_selector_v1alpha3(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_resource_device_taint_v1alpha3(ROW, T)                                                                    \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1alpha3.DeviceTaintEffect", ALWAYS)                                          \
  ROW(T, TIME_POINTER, time_added, "timeAdded", "TimeAdded", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_v1alpha3(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 1, 4, 2, 3)

#define CORE_ROWS_resource_device_taint_rule_spec_v1alpha3(ROW, T)                                                          \
  ROW(T, STRUCT_POINTER, device_selector, "deviceSelector", "DeviceSelector", resource_device_taint_selector_v1alpha3,      \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT, taint, "taint", "Taint", resource_device_taint_v1alpha3, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_device_taint_rule_spec_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_device_taint_rule_status_v1alpha3(ROW, T)                                                        \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_resource_device_taint_rule_status_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_taint_rule_v1alpha3(ROW, T)                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_device_taint_rule_spec_v1alpha3, ALWAYS)                                    \
  ROW(T, STRUCT, status, "status", "Status", resource_device_taint_rule_status_v1alpha3, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_rule_v1alpha3(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_resource_cel_device_selector_v1beta1(ROW, T)                                                              \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_resource_cel_device_selector_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_selector_v1beta1(ROW, T)                                                                  \
  ROW(T, STRUCT_POINTER, cel, "cel", "CEL", resource_cel_device_selector_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_selector_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_opaque_device_configuration_v1beta1(ROW, T)                                                      \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, RAW, parameters, "parameters", "Parameters", "runtime.RawExtension", ALWAYS)
#define CORE_LOOKUP_resource_opaque_device_configuration_v1beta1(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_resource_device_configuration_v1beta1(ROW, T)                                                             \
  ROW(T, STRUCT_POINTER, opaque, "opaque", "Opaque", resource_opaque_device_configuration_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_configuration_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_class_configuration_v1beta1(ROW, T)                                                       \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_device_configuration_v1beta1, \
      ALWAYS)
#define CORE_LOOKUP_resource_device_class_configuration_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_class_spec_v1beta1(ROW, T)                                                                \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_device_selector_v1beta1, OMIT_EMPTY)                           \
  ROW(T, LIST, config, "config", "Config", resource_device_class_configuration_v1beta1, OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, extended_resource_name, "extendedResourceName", "ExtendedResourceName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_class_spec_v1beta1(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 0, 1, 3)

#define CORE_ROWS_resource_device_class_v1beta1(ROW, T)                                                                     \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_device_class_spec_v1beta1, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_device_class_v1beta1(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_resource_cel_device_selector_v1beta2(ROW, T)                                                              \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_resource_cel_device_selector_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_selector_v1beta2(ROW, T)                                                                  \
  ROW(T, STRUCT_POINTER, cel, "cel", "CEL", resource_cel_device_selector_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_selector_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_opaque_device_configuration_v1beta2(ROW, T)                                                      \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, RAW, parameters, "parameters", "Parameters", "runtime.RawExtension", ALWAYS)
#define CORE_LOOKUP_resource_opaque_device_configuration_v1beta2(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_resource_device_configuration_v1beta2(ROW, T)                                                             \
  ROW(T, STRUCT_POINTER, opaque, "opaque", "Opaque", resource_opaque_device_configuration_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_configuration_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_class_configuration_v1beta2(ROW, T)                                                       \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_device_configuration_v1beta2, \
      ALWAYS)
#define CORE_LOOKUP_resource_device_class_configuration_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_class_spec_v1beta2(ROW, T)                                                                \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_device_selector_v1beta2, OMIT_EMPTY)                           \
  ROW(T, LIST, config, "config", "Config", resource_device_class_configuration_v1beta2, OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, extended_resource_name, "extendedResourceName", "ExtendedResourceName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_class_spec_v1beta2(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 0, 1, 3)

#define CORE_ROWS_resource_device_class_v1beta2(ROW, T)                                                                     \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_device_class_spec_v1beta2, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_device_class_v1beta2(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_resource_device_taint_selector_v1beta2(ROW, T)                                                            \
  ROW(T, STRING_POINTER, driver, "driver", "Driver", "string", OMIT_EMPTY)                                                  \
  ROW(T, STRING_POINTER, pool, "pool", "Pool", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRING_POINTER, device, "device", "Device", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_selector_v1beta2(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_resource_device_taint_v1beta2(ROW, T)                                                                     \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1beta2.DeviceTaintEffect", ALWAYS)                                           \
  ROW(T, TIME_POINTER, time_added, "timeAdded", "TimeAdded", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_v1beta2(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 1, 4, 2, 3)

#define CORE_ROWS_resource_device_taint_rule_spec_v1beta2(ROW, T)                                                           \
  ROW(T, STRUCT_POINTER, device_selector, "deviceSelector", "DeviceSelector", resource_device_taint_selector_v1beta2,       \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT, taint, "taint", "Taint", resource_device_taint_v1beta2, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_device_taint_rule_spec_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_device_taint_rule_status_v1beta2(ROW, T)                                                         \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_resource_device_taint_rule_status_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_taint_rule_v1beta2(ROW, T)                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_device_taint_rule_spec_v1beta2, ALWAYS)                                     \
  ROW(T, STRUCT, status, "status", "Status", resource_device_taint_rule_status_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_taint_rule_v1beta2(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_resource_device_toleration_v1beta2(ROW, T)                                                                \
  ROW(T, STRING, key, "key", "Key", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, operator, "operator", "Operator", "v1beta2.DeviceTolerationOperator", OMIT_EMPTY)                          \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1beta2.DeviceTaintEffect", OMIT_EMPTY)                                       \
  ROW(T, INT64_POINTER, toleration_seconds, "tolerationSeconds", "TolerationSeconds", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_toleration_v1beta2(LOOKUP) LOOKUP(3, 0xC8D04605U, 0, 1, 2, 3, 4, 0, 5, 0)

#define CORE_ROWS_resource_capacity_requirements_v1beta2(ROW, T)                                                            \
  ROW(T, QUANTITY_MAP, requests, "requests", "Requests", "map[v1beta2.QualifiedName]resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_capacity_requirements_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_resource_device_derived_attribute_v1beta2(ROW, T)                                                         \
  ROW(T, STRING, name, "name", "Name", "v1beta2.FullyQualifiedName", ALWAYS)                                                \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_resource_device_derived_attribute_v1beta2(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_resource_exact_device_request_v1beta2(ROW, T)                                                             \
  ROW(T, STRING, device_class_name, "deviceClassName", "DeviceClassName", "string", ALWAYS)                                 \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_device_selector_v1beta2, OMIT_EMPTY)                           \
  ROW(T, STRING, allocation_mode, "allocationMode", "AllocationMode", "v1beta2.DeviceAllocationMode", OMIT_EMPTY)           \
  ROW(T, INT64, count, "count", "Count", "int64", OMIT_EMPTY)                                                               \
  ROW(T, BOOL_POINTER, admin_access, "adminAccess", "AdminAccess", "bool", OMIT_EMPTY)                                      \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_device_toleration_v1beta2, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, capacity, "capacity", "Capacity", resource_capacity_requirements_v1beta2, OMIT_EMPTY)              \
  ROW(T, LIST, derived_attributes, "derivedAttributes", "DerivedAttributes", resource_device_derived_attribute_v1beta2,     \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_exact_device_request_v1beta2(LOOKUP) LOOKUP(3, 0x33EF1107U, 6, 2, 5, 7, 8, 3, 4, 1)

#define CORE_ROWS_resource_device_sub_request_v1beta2(ROW, T)                                                               \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device_class_name, "deviceClassName", "DeviceClassName", "string", ALWAYS)                                 \
  ROW(T, LIST, selectors, "selectors", "Selectors", resource_device_selector_v1beta2, OMIT_EMPTY)                           \
  ROW(T, STRING, allocation_mode, "allocationMode", "AllocationMode", "v1beta2.DeviceAllocationMode", OMIT_EMPTY)           \
  ROW(T, INT64, count, "count", "Count", "int64", OMIT_EMPTY)                                                               \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_device_toleration_v1beta2, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, capacity, "capacity", "Capacity", resource_capacity_requirements_v1beta2, OMIT_EMPTY)              \
  ROW(T, LIST, derived_attributes, "derivedAttributes", "DerivedAttributes", resource_device_derived_attribute_v1beta2,     \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_sub_request_v1beta2(LOOKUP) LOOKUP(3, 0x33EF1107U, 6, 3, 1, 7, 8, 4, 5, 2)

#define CORE_ROWS_resource_device_request_v1beta2(ROW, T)                                                                   \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_POINTER, exactly, "exactly", "Exactly", resource_exact_device_request_v1beta2, OMIT_EMPTY)                  \
  ROW(T, LIST, first_available, "firstAvailable", "FirstAvailable", resource_device_sub_request_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_request_v1beta2(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_resource_device_constraint_v1beta2(ROW, T)                                                                \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, match_attribute, "matchAttribute", "MatchAttribute", "v1beta2.FullyQualifiedName", OMIT_EMPTY)     \
  ROW(T, STRING_POINTER, distinct_attribute, "distinctAttribute", "DistinctAttribute", "v1beta2.FullyQualifiedName",        \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_constraint_v1beta2(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_resource_device_claim_configuration_v1beta2(ROW, T)                                                       \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_device_configuration_v1beta2, \
      ALWAYS)
#define CORE_LOOKUP_resource_device_claim_configuration_v1beta2(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_resource_device_claim_v1beta2(ROW, T)                                                                     \
  ROW(T, LIST, requests, "requests", "Requests", resource_device_request_v1beta2, ALWAYS, .need = CORE_OPTIONAL)            \
  ROW(T, LIST, constraints, "constraints", "Constraints", resource_device_constraint_v1beta2, OMIT_EMPTY)                   \
  ROW(T, LIST, config, "config", "Config", resource_device_claim_configuration_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_claim_v1beta2(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 2, 0, 1, 3)

#define CORE_ROWS_resource_resource_claim_spec_v1beta2(ROW, T)                                                              \
  ROW(T, STRUCT, devices, "devices", "Devices", resource_device_claim_v1beta2, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_resource_claim_spec_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_request_allocation_result_v1beta2(ROW, T)                                                 \
  ROW(T, STRING, request, "request", "Request", "string", ALWAYS)                                                           \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, pool, "pool", "Pool", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device, "device", "Device", "string", ALWAYS)                                                              \
  ROW(T, BOOL_POINTER, admin_access, "adminAccess", "AdminAccess", "bool", OMIT_EMPTY)                                      \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", resource_device_toleration_v1beta2, OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_conditions, "bindingConditions", "BindingConditions", "string", OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_failure_conditions, "bindingFailureConditions", "BindingFailureConditions", "string",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, share_id, "shareID", "ShareID", "types.UID", OMIT_EMPTY)                                           \
  ROW(T, QUANTITY_MAP, consumed_capacity, "consumedCapacity", "ConsumedCapacity",                                           \
      "map[v1beta2.QualifiedName]resource.Quantity", OMIT_EMPTY)                                                            \
  ROW(T, STRING_LIST, skip_node_operations, "skipNodeOperations", "SkipNodeOperations", "v1beta2.SkipNodeOperation",        \
      OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_resource_device_request_allocation_result_v1beta2(LOOKUP)                                               \
  LOOKUP(4, 0xF3F5D169U, 1, 11, 10, 0, 4, 7, 0, 0, 3, 5, 0, 2, 6, 8, 0, 9)

#define CORE_ROWS_resource_device_allocation_configuration_v1beta2(ROW, T)                                                  \
  ROW(T, STRING, source, "source", "Source", "v1beta2.AllocationConfigSource", ALWAYS)                                      \
  ROW(T, STRING_LIST, requests, "requests", "Requests", "string", OMIT_EMPTY)                                               \
  ROW(T, INLINE, device_configuration, "DeviceConfiguration", "DeviceConfiguration", resource_device_configuration_v1beta2, \
      ALWAYS)
#define CORE_LOOKUP_resource_device_allocation_configuration_v1beta2(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 1, 2, 0)

#define CORE_ROWS_resource_device_allocation_result_v1beta2(ROW, T)                                                         \
  ROW(T, LIST, results, "results", "Results", resource_device_request_allocation_result_v1beta2, OMIT_EMPTY)                \
  ROW(T, LIST, config, "config", "Config", resource_device_allocation_configuration_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_allocation_result_v1beta2(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_resource_allocation_result_v1beta2(ROW, T)                                                                \
  ROW(T, STRUCT, devices, "devices", "Devices", resource_device_allocation_result_v1beta2, OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, TIME_POINTER, allocation_timestamp, "allocationTimestamp", "AllocationTimestamp", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_resource_allocation_result_v1beta2(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 0, 2, 1)

#define CORE_ROWS_resource_resource_claim_consumer_reference_v1beta2(ROW, T)                                                \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, resource, "resource", "Resource", "string", ALWAYS)                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", ALWAYS)
#define CORE_LOOKUP_resource_resource_claim_consumer_reference_v1beta2(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 3, 4, 2, 1)

#define CORE_ROWS_resource_network_device_data_v1beta2(ROW, T)                                                              \
  ROW(T, STRING, interface_name, "interfaceName", "InterfaceName", "string", OMIT_EMPTY)                                    \
  ROW(T, STRING_LIST, ips, "ips", "IPs", "string", OMIT_EMPTY)                                                              \
  ROW(T, STRING, hardware_address, "hardwareAddress", "HardwareAddress", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_network_device_data_v1beta2(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_resource_allocated_device_status_v1beta2(ROW, T)                                                          \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, pool, "pool", "Pool", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device, "device", "Device", "string", ALWAYS)                                                              \
  ROW(T, STRING_POINTER, share_id, "shareID", "ShareID", "string", OMIT_EMPTY)                                              \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, ALWAYS, CORE_BY_TYPE, .need = CORE_OPTIONAL)              \
  ROW(T, RAW_POINTER, data, "data", "Data", "runtime.RawExtension", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, network_data, "networkData", "NetworkData", resource_network_device_data_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_allocated_device_status_v1beta2(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 4, 1, 3, 5, 0, 7, 2, 6)

#define CORE_ROWS_resource_resource_claim_status_v1beta2(ROW, T)                                                            \
  ROW(T, STRUCT_POINTER, allocation, "allocation", "Allocation", resource_allocation_result_v1beta2, OMIT_EMPTY)            \
  ROW(T, LIST, reserved_for, "reservedFor", "ReservedFor", resource_resource_claim_consumer_reference_v1beta2, OMIT_EMPTY,  \
      CORE_BY_UID)                                                                                                          \
  ROW(T, LIST, devices, "devices", "Devices", resource_allocated_device_status_v1beta2, OMIT_EMPTY,                         \
      CORE_BY_DRIVER_DEVICE_POOL_SHARE_ID_OR_NONE)
#define CORE_LOOKUP_resource_resource_claim_status_v1beta2(LOOKUP) LOOKUP(2, 0xC8D04605U, 0, 2, 3, 1)

#define CORE_ROWS_resource_resource_claim_v1beta2(ROW, T)                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_claim_spec_v1beta2, ALWAYS, .need = CORE_OPTIONAL)                 \
  ROW(T, STRUCT, status, "status", "Status", resource_resource_claim_status_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_resource_claim_v1beta2(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_resource_resource_claim_template_spec_v1beta2(ROW, T)                                                     \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_claim_spec_v1beta2, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_resource_claim_template_spec_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_resource_claim_template_v1beta2(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_claim_template_spec_v1beta2, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_resource_resource_claim_template_v1beta2(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_resource_resource_pool_v1beta2(ROW, T)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, INT64, generation, "generation", "Generation", "int64", ALWAYS)                                                    \
  ROW(T, INT64, resource_slice_count, "resourceSliceCount", "ResourceSliceCount", "int64", ALWAYS)
#define CORE_LOOKUP_resource_resource_pool_v1beta2(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 0, 3, 2)

#define CORE_ROWS_resource_device_attribute_v1beta2(ROW, T)                                                                 \
  ROW(T, INT64_POINTER, of_int, "int", "IntValue", "int64", OMIT_EMPTY)                                                     \
  ROW(T, BOOL_POINTER, of_bool, "bool", "BoolValue", "bool", OMIT_EMPTY)                                                    \
  ROW(T, STRING_POINTER, string, "string", "StringValue", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_POINTER, version, "version", "VersionValue", "string", OMIT_EMPTY)                                          \
  ROW(T, INT64_LIST, ints, "ints", "IntValues", "int64", OMIT_EMPTY)                                                        \
  ROW(T, BOOL_LIST, bools, "bools", "BoolValues", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_LIST, strings, "strings", "StringValues", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_LIST, versions, "versions", "VersionValues", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_attribute_v1beta2(LOOKUP) LOOKUP(3, 0xFE54E1B9U, 3, 8, 1, 5, 7, 4, 2, 6)

#define CORE_ROWS_resource_capacity_request_policy_range_v1beta2(ROW, T)                                                    \
  ROW(T, QUANTITY_POINTER, min, "min", "Min", "resource.Quantity", OMIT_EMPTY, .need = CORE_REQUIRED)                       \
  ROW(T, QUANTITY_POINTER, max, "max", "Max", "resource.Quantity", OMIT_EMPTY)                                              \
  ROW(T, QUANTITY_POINTER, step, "step", "Step", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_capacity_request_policy_range_v1beta2(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 1, 0, 3)

#define CORE_ROWS_resource_capacity_request_policy_v1beta2(ROW, T)                                                          \
  ROW(T, QUANTITY_POINTER, of_default, "default", "Default", "resource.Quantity", ALWAYS, .need = CORE_OPTIONAL)            \
  ROW(T, QUANTITY_LIST, valid_values, "validValues", "ValidValues", "resource.Quantity", OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, valid_range, "validRange", "ValidRange", resource_capacity_request_policy_range_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_capacity_request_policy_v1beta2(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 0)

#define CORE_ROWS_resource_device_capacity_v1beta2(ROW, T)                                                                  \
  ROW(T, QUANTITY, value, "value", "Value", "resource.Quantity", ALWAYS)                                                    \
  ROW(T, STRUCT_POINTER, request_policy, "requestPolicy", "RequestPolicy", resource_capacity_request_policy_v1beta2,        \
      OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_capacity_v1beta2(LOOKUP) LOOKUP(1, 0xC8D04605U, 1, 2)

#define CORE_ROWS_resource_counter_v1beta2(ROW, T) ROW(T, QUANTITY, value, "value", "Value", "resource.Quantity", ALWAYS)
#define CORE_LOOKUP_resource_counter_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_device_counter_consumption_v1beta2(ROW, T)                                                       \
  ROW(T, STRING, counter_set, "counterSet", "CounterSet", "string", ALWAYS)                                                 \
  ROW(T, STRUCT_MAP, counters, "counters", "Counters", resource_counter_v1beta2, OMIT_EMPTY, .need = CORE_REQUIRED)         \
  ROW(T, STRING_LIST, compatibility_groups, "compatibilityGroups", "CompatibilityGroups", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_counter_consumption_v1beta2(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 2, 0, 3, 1)

#define CORE_ROWS_resource_node_allocatable_mapping_v1beta2(ROW, T)                                                         \
  ROW(T, STRING_POINTER, capacity_key, "capacityKey", "CapacityKey", "v1beta2.QualifiedName", OMIT_EMPTY)                   \
  ROW(T, QUANTITY_POINTER, capacity_multiplier, "capacityMultiplier", "CapacityMultiplier", "resource.Quantity",            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY_POINTER, device_multiplier, "deviceMultiplier", "DeviceMultiplier", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_node_allocatable_mapping_v1beta2(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 0, 2, 1)

#define CORE_ROWS_resource_node_allocatable_overhead_v1beta2(ROW, T)                                                        \
  ROW(T, QUANTITY_POINTER, per_pod, "perPod", "PerPod", "resource.Quantity", OMIT_EMPTY)                                    \
  ROW(T, QUANTITY_POINTER, per_container, "perContainer", "PerContainer", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_node_allocatable_overhead_v1beta2(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_resource_node_allocatable_resource_v1beta2(ROW, T)                                                        \
  ROW(T, STRUCT_POINTER, mapping, "mapping", "Mapping", resource_node_allocatable_mapping_v1beta2, OMIT_EMPTY)              \
  ROW(T, STRUCT_POINTER, overhead, "overhead", "Overhead", resource_node_allocatable_overhead_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_node_allocatable_resource_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_resource_device_v1beta2(ROW, T)                                                                           \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, QUALIFIED_MAP, attributes, "attributes", "Attributes", resource_device_attribute_v1beta2, OMIT_EMPTY)              \
  ROW(T, QUALIFIED_MAP, capacity, "capacity", "Capacity", resource_device_capacity_v1beta2, OMIT_EMPTY)                     \
  ROW(T, LIST, consumes_counters, "consumesCounters", "ConsumesCounters", resource_device_counter_consumption_v1beta2,      \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, BOOL_POINTER, all_nodes, "allNodes", "AllNodes", "bool", OMIT_EMPTY)                                               \
  ROW(T, LIST, taints, "taints", "Taints", resource_device_taint_v1beta2, OMIT_EMPTY)                                       \
  ROW(T, BOOL_POINTER, binds_to_node, "bindsToNode", "BindsToNode", "bool", OMIT_EMPTY)                                     \
  ROW(T, STRING_LIST, binding_conditions, "bindingConditions", "BindingConditions", "string", OMIT_EMPTY)                   \
  ROW(T, STRING_LIST, binding_failure_conditions, "bindingFailureConditions", "BindingFailureConditions", "string",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, BOOL_POINTER, allow_multiple_allocations, "allowMultipleAllocations", "AllowMultipleAllocations", "bool",          \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_MAP, node_allocatable_resources, "nodeAllocatableResources", "NodeAllocatableResources",                    \
      resource_node_allocatable_resource_v1beta2, OMIT_EMPTY)
#define CORE_LOOKUP_resource_device_v1beta2(LOOKUP)                                                                         \
  LOOKUP(4, 0x7FFD582FU, 7, 8, 5, 6, 9, 0, 1, 12, 13, 11, 0, 2, 10, 4, 0, 3)

#define CORE_ROWS_resource_counter_set_v1beta2(ROW, T)                                                                      \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_MAP, counters, "counters", "Counters", resource_counter_v1beta2, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_resource_counter_set_v1beta2(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_resource_resource_slice_spec_v1beta2(ROW, T)                                                              \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRUCT, pool, "pool", "Pool", resource_resource_pool_v1beta2, ALWAYS)                                              \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, node_selector, "nodeSelector", "NodeSelector", node_selector, OMIT_EMPTY)                          \
  ROW(T, BOOL_POINTER, all_nodes, "allNodes", "AllNodes", "bool", OMIT_EMPTY)                                               \
  ROW(T, LIST, devices, "devices", "Devices", resource_device_v1beta2, OMIT_EMPTY)                                          \
  ROW(T, BOOL_POINTER, per_device_node_selection, "perDeviceNodeSelection", "PerDeviceNodeSelection", "bool", OMIT_EMPTY)   \
  ROW(T, LIST, shared_counters, "sharedCounters", "SharedCounters", resource_counter_set_v1beta2, OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, partition_type_attribute, "partitionTypeAttribute", "PartitionTypeAttribute",                      \
      "v1beta2.FullyQualifiedName", OMIT_EMPTY)                                                                             \
  ROW(T, STRING_LIST, skip_node_operations, "skipNodeOperations", "SkipNodeOperations", "v1beta2.SkipNodeOperation",        \
      OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_resource_resource_slice_spec_v1beta2(LOOKUP)                                                            \
  LOOKUP(4, 0x7FFA3781U, 8, 1, 6, 5, 0, 0, 3, 0, 0, 0, 10, 4, 0, 9, 7, 2)

#define CORE_ROWS_resource_resource_slice_v1beta2(ROW, T)                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_resource_slice_spec_v1beta2, ALWAYS)
#define CORE_LOOKUP_resource_resource_slice_v1beta2(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_scheduling_basic_scheduling_policy_v1alpha3(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_basic_scheduling_policy_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_gang_scheduling_policy_v1alpha3(ROW, T)                                                        \
  ROW(T, INT32, min_count, "minCount", "MinCount", "int32", ALWAYS)
#define CORE_LOOKUP_scheduling_gang_scheduling_policy_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_pod_group_scheduling_policy_v1alpha3(ROW, T)                                                   \
  ROW(T, STRUCT_POINTER, basic, "basic", "Basic", scheduling_basic_scheduling_policy_v1alpha3, OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, gang, "gang", "Gang", scheduling_gang_scheduling_policy_v1alpha3, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_scheduling_policy_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_scheduling_pod_group_scheduling_constraints_v1alpha3(ROW, T)                                              \
  ROW(T, LIST, topology, "topology", "Topology", scheduling_topology_constraint, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_scheduling_constraints_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_pod_group_resource_claim_v1alpha3(ROW, T)                                                      \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, resource_claim_template_name, "resourceClaimTemplateName", "ResourceClaimTemplateName", "string",  \
      OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_resource_claim_v1alpha3(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_scheduling_single_disruption_mode_v1alpha3(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_single_disruption_mode_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_all_disruption_mode_v1alpha3(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_all_disruption_mode_v1alpha3(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_disruption_mode_v1alpha3(ROW, T)                                                               \
  ROW(T, STRUCT_POINTER, single, "single", "Single", scheduling_single_disruption_mode_v1alpha3, OMIT_EMPTY)                \
  ROW(T, STRUCT_POINTER, all, "all", "All", scheduling_all_disruption_mode_v1alpha3, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_disruption_mode_v1alpha3(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_scheduling_pod_group_spec_v1alpha3(ROW, T)                                                                \
  ROW(T, STRING_POINTER, parent_composite_pod_group_name, "parentCompositePodGroupName", "ParentCompositePodGroupName",     \
      "string", OMIT_EMPTY)                                                                                                 \
  ROW(T, STRUCT_POINTER, workload_ref, "workloadRef", "WorkloadRef", scheduling_v1alpha3_workload_reference, OMIT_EMPTY)    \
  ROW(T, STRUCT, scheduling_policy, "schedulingPolicy", "SchedulingPolicy",                                                 \
      scheduling_pod_group_scheduling_policy_v1alpha3, ALWAYS)                                                              \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_pod_group_scheduling_constraints_v1alpha3, OMIT_EMPTY)                                                     \
  ROW(T, LIST, resource_claims, "resourceClaims", "ResourceClaims", scheduling_pod_group_resource_claim_v1alpha3,           \
      OMIT_EMPTY, CORE_BY_NAME)                                                                                             \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode", scheduling_disruption_mode_v1alpha3,          \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1alpha3.PreemptionPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_spec_v1alpha3(LOOKUP)                                                              \
  LOOKUP(4, 0xD2B03A4BU, 0, 0, 3, 4, 8, 0, 6, 0, 9, 7, 2, 0, 0, 1, 5, 0)

#define CORE_ROWS_scheduling_pod_group_resource_claim_status_v1alpha3(ROW, T)                                               \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_resource_claim_status_v1alpha3(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 1, 2)

#define CORE_ROWS_scheduling_pod_group_status_v1alpha3(ROW, T)                                                              \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, LIST, resource_claim_statuses, "resourceClaimStatuses", "ResourceClaimStatuses",                                   \
      scheduling_pod_group_resource_claim_status_v1alpha3, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_scheduling_pod_group_status_v1alpha3(LOOKUP) LOOKUP(1, 0x3BF98799U, 1, 2)

#define CORE_ROWS_scheduling_pod_group_v1alpha3(ROW, T)                                                                     \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", scheduling_pod_group_spec_v1alpha3, ALWAYS)                                          \
  ROW(T, STRUCT, status, "status", "Status", scheduling_pod_group_status_v1alpha3, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_v1alpha3(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_scheduling_typed_local_object_reference_v1alpha3(ROW, T)                                                  \
  ROW(T, STRING, api_group, "apiGroup", "APIGroup", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_scheduling_typed_local_object_reference_v1alpha3(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_scheduling_pod_group_template_v1alpha3(ROW, T)                                                            \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, scheduling_policy, "schedulingPolicy", "SchedulingPolicy",                                                 \
      scheduling_pod_group_scheduling_policy_v1alpha3, ALWAYS)                                                              \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_pod_group_scheduling_constraints_v1alpha3, ALWAYS, .need = CORE_OPTIONAL)                                  \
  ROW(T, LIST, resource_claims, "resourceClaims", "ResourceClaims", scheduling_pod_group_resource_claim_v1alpha3,           \
      OMIT_EMPTY, CORE_BY_NAME)                                                                                             \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode", scheduling_disruption_mode_v1alpha3,          \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1alpha3.PreemptionPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_pod_group_template_v1alpha3(LOOKUP) LOOKUP(3, 0xCF5CF613U, 5, 7, 6, 4, 1, 2, 3, 8)

#define CORE_ROWS_scheduling_composite_pod_group_template_v1alpha3(ROW, T)                                                  \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, scheduling_policy, "schedulingPolicy", "SchedulingPolicy",                                                 \
      scheduling_v1alpha3_composite_pod_group_scheduling_policy, ALWAYS)                                                    \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_v1alpha3_composite_pod_group_scheduling_constraints, OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode",                                               \
      scheduling_v1alpha3_composite_disruption_mode, OMIT_EMPTY)                                                            \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1alpha3.PreemptionPolicy",            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, pod_group_templates, "podGroupTemplates", "PodGroupTemplates", scheduling_pod_group_template_v1alpha3,       \
      OMIT_EMPTY, CORE_BY_NAME)                                                                                             \
  ROW(T, LIST, composite_pod_group_templates, "compositePodGroupTemplates", "CompositePodGroupTemplates",                   \
      scheduling_composite_pod_group_template_v1alpha3, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_scheduling_composite_pod_group_template_v1alpha3(LOOKUP)                                                \
  LOOKUP(4, 0x71DDB0A1U, 6, 1, 0, 7, 0, 2, 0, 4, 0, 9, 0, 8, 5, 3, 0, 0)

#define CORE_ROWS_scheduling_workload_spec_v1alpha3(ROW, T)                                                                 \
  ROW(T, STRUCT_POINTER, controller_ref, "controllerRef", "ControllerRef",                                                  \
      scheduling_typed_local_object_reference_v1alpha3, OMIT_EMPTY)                                                         \
  ROW(T, LIST, pod_group_templates, "podGroupTemplates", "PodGroupTemplates", scheduling_pod_group_template_v1alpha3,       \
      ALWAYS, CORE_BY_NAME, .need = CORE_OPTIONAL)                                                                          \
  ROW(T, LIST, composite_pod_group_templates, "compositePodGroupTemplates", "CompositePodGroupTemplates",                   \
      scheduling_composite_pod_group_template_v1alpha3, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_scheduling_workload_spec_v1alpha3(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 0, 1, 2)

#define CORE_ROWS_scheduling_workload_v1alpha3(ROW, T)                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", scheduling_workload_spec_v1alpha3, ALWAYS)
#define CORE_LOOKUP_scheduling_workload_v1alpha3(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_storage_volume_attributes_class_v1alpha1(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRING, driver_name, "driverName", "DriverName", "string", ALWAYS)                                                 \
  ROW(T, STRING_MAP, parameters, "parameters", "Parameters", "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_attributes_class_v1alpha1(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 0, 0, 3, 1, 1, 2, 0, 4)

#define CORE_ROWS_storage_volume_attributes_class_v1beta1(ROW, T)                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRING, driver_name, "driverName", "DriverName", "string", ALWAYS)                                                 \
  ROW(T, STRING_MAP, parameters, "parameters", "Parameters", "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_storage_volume_attributes_class_v1beta1(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 0, 0, 3, 1, 1, 2, 0, 4)

#define CORE_ROWS_storagemigration_storage_version_migration_spec_v1beta1(ROW, T)                                           \
  ROW(T, STRUCT, resource, "resource", "Resource", group_resource, ALWAYS)
#define CORE_LOOKUP_storagemigration_storage_version_migration_spec_v1beta1(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_storagemigration_storage_version_migration_status_v1beta1(ROW, T)                                         \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, STRING, resource_version, "resourceVersion", "ResourceVersion", "string", OMIT_EMPTY)
#define CORE_LOOKUP_storagemigration_storage_version_migration_status_v1beta1(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_storagemigration_storage_version_migration_v1beta1(ROW, T)                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", storagemigration_storage_version_migration_spec_v1beta1, OMIT_EMPTY)                 \
  ROW(T, STRUCT, status, "status", "Status", storagemigration_storage_version_migration_status_v1beta1, OMIT_EMPTY)
#define CORE_LOOKUP_storagemigration_storage_version_migration_v1beta1(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_EXTERN(table, ...) extern CRD_KIN const core_type crd_core_##table##_type;
CORE_TYPES_VERSIONS(CORE_EXTERN)
#undef CORE_EXTERN

#endif
