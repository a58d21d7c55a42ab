/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: admissionregistration.k8s.io. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_ADMISSION_H
#define CORE_TYPES_ADMISSION_H

#include "../types.h"

#define CORE_TYPES_ADMISSION(TYPE)                                                                                          \
  TYPE(admission_service_reference, "ServiceReference", "v1.")                                                              \
  TYPE(admission_webhook_client_config, "WebhookClientConfig", "v1.")                                                       \
  TYPE(admission_rule, "Rule", "v1.")                                                                                       \
  TYPE(admission_rule_with_operations, "RuleWithOperations", "v1.")                                                         \
  TYPE(admission_match_condition, "MatchCondition", "v1.")                                                                  \
  TYPE(admission_validating_webhook, "ValidatingWebhook", "v1.")                                                            \
  TYPE(admission_validating_webhook_configuration, "ValidatingWebhookConfiguration", "v1.")                                 \
  TYPE(admission_mutating_webhook, "MutatingWebhook", "v1.")                                                                \
  TYPE(admission_mutating_webhook_configuration, "MutatingWebhookConfiguration", "v1.")                                     \
  TYPE(admission_param_kind, "ParamKind", "v1.", CORE_ATOMIC)                                                               \
  TYPE(admission_named_rule_with_operations, "NamedRuleWithOperations", "v1.", CORE_ATOMIC)                                 \
  TYPE(admission_match_resources, "MatchResources", "v1.", CORE_ATOMIC)                                                     \
  TYPE(admission_validation, "Validation", "v1.")                                                                           \
  TYPE(admission_audit_annotation, "AuditAnnotation", "v1.")                                                                \
  TYPE(admission_variable, "Variable", "v1.", CORE_ATOMIC)                                                                  \
  TYPE(admission_validating_admission_policy_spec, "ValidatingAdmissionPolicySpec", "v1.")                                  \
  TYPE(admission_expression_warning, "ExpressionWarning", "v1.")                                                            \
  TYPE(admission_type_checking, "TypeChecking", "v1.")                                                                      \
  TYPE(admission_validating_admission_policy_status, "ValidatingAdmissionPolicyStatus", "v1.")                              \
  TYPE(admission_validating_admission_policy, "ValidatingAdmissionPolicy", "v1.")                                           \
  TYPE(admission_param_ref, "ParamRef", "v1.", CORE_ATOMIC)                                                                 \
  TYPE(admission_validating_admission_policy_binding_spec, "ValidatingAdmissionPolicyBindingSpec", "v1.")                   \
  TYPE(admission_validating_admission_policy_binding, "ValidatingAdmissionPolicyBinding", "v1.")                            \
  TYPE(admission_apply_configuration, "ApplyConfiguration", "v1.")                                                          \
  TYPE(admission_json_patch, "JSONPatch", "v1.")                                                                            \
  TYPE(admission_mutation, "Mutation", "v1.")                                                                               \
  TYPE(admission_mutating_admission_policy_spec, "MutatingAdmissionPolicySpec", "v1.")                                      \
  TYPE(admission_mutating_admission_policy, "MutatingAdmissionPolicy", "v1.")                                               \
  TYPE(admission_mutating_admission_policy_binding_spec, "MutatingAdmissionPolicyBindingSpec", "v1.")                       \
  TYPE(admission_mutating_admission_policy_binding, "MutatingAdmissionPolicyBinding", "v1.")

#define CORE_ROWS_admission_service_reference(ROW, T)                                                                       \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", ALWAYS)                                                     \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, path, "path", "Path", "string", OMIT_EMPTY)                                                        \
  ROW(T, INT32_POINTER, port, "port", "Port", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_admission_service_reference(LOOKUP) LOOKUP(2, 0xC8D04605U, 3, 4, 1, 2)

#define CORE_ROWS_admission_webhook_client_config(ROW, T)                                                                   \
  ROW(T, STRING_POINTER, url, "url", "URL", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRUCT_POINTER, service, "service", "Service", admission_service_reference, OMIT_EMPTY)                            \
  ROW(T, BYTES, ca_bundle, "caBundle", "CABundle", "[]uint8", OMIT_EMPTY)
#define CORE_LOOKUP_admission_webhook_client_config(LOOKUP) LOOKUP(2, 0xC8D04605U, 1, 3, 2, 0)

#define CORE_ROWS_admission_rule(ROW, T)                                                                                    \
  ROW(T, STRING_LIST, api_groups, "apiGroups", "APIGroups", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING_LIST, api_versions, "apiVersions", "APIVersions", "string", OMIT_EMPTY)                                     \
  ROW(T, STRING_LIST, resources, "resources", "Resources", "string", OMIT_EMPTY)                                            \
  ROW(T, STRING_POINTER, scope, "scope", "Scope", "v1.ScopeType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_rule(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 4, 2, 1, 3)

#define CORE_ROWS_admission_rule_with_operations(ROW, T)                                                                    \
  ROW(T, STRING_LIST, operations, "operations", "Operations", "v1.OperationType", OMIT_EMPTY)                               \
  ROW(T, INLINE, rule, "Rule", "Rule", admission_rule, ALWAYS)
#define CORE_LOOKUP_admission_rule_with_operations(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 2, 0, 2, 1, 2, 0, 0, 2)

#define CORE_ROWS_admission_match_condition(ROW, T)                                                                         \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_admission_match_condition(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_admission_validating_webhook(ROW, T)                                                                      \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, client_config, "clientConfig", "ClientConfig", admission_webhook_client_config, ALWAYS)                    \
  ROW(T, LIST, rules, "rules", "Rules", admission_rule_with_operations, OMIT_EMPTY)                                         \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1.FailurePolicyType", OMIT_EMPTY)              \
  ROW(T, STRING_POINTER, match_policy, "matchPolicy", "MatchPolicy", "v1.MatchPolicyType", OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", "NamespaceSelector", label_selector, OMIT_EMPTY)          \
  ROW(T, STRUCT_POINTER, object_selector, "objectSelector", "ObjectSelector", label_selector, OMIT_EMPTY)                   \
  ROW(T, STRING_POINTER, side_effects, "sideEffects", "SideEffects", "v1.SideEffectClass", ALWAYS)                          \
  ROW(T, INT32_POINTER, timeout_seconds, "timeoutSeconds", "TimeoutSeconds", "int32", OMIT_EMPTY)                           \
  ROW(T, STRING_LIST, admission_review_versions, "admissionReviewVersions", "AdmissionReviewVersions", "string", ALWAYS)    \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_admission_validating_webhook(LOOKUP)                                                                    \
  LOOKUP(4, 0xA18DA375U, 11, 8, 1, 9, 3, 0, 6, 0, 0, 5, 0, 7, 10, 4, 2, 0)

#define CORE_ROWS_admission_validating_webhook_configuration(ROW, T)                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, webhooks, "webhooks", "Webhooks", admission_validating_webhook, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_admission_validating_webhook_configuration(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 1)

#define CORE_ROWS_admission_mutating_webhook(ROW, T)                                                                        \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, client_config, "clientConfig", "ClientConfig", admission_webhook_client_config, ALWAYS)                    \
  ROW(T, LIST, rules, "rules", "Rules", admission_rule_with_operations, OMIT_EMPTY)                                         \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1.FailurePolicyType", OMIT_EMPTY)              \
  ROW(T, STRING_POINTER, match_policy, "matchPolicy", "MatchPolicy", "v1.MatchPolicyType", OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", "NamespaceSelector", label_selector, OMIT_EMPTY)          \
  ROW(T, STRUCT_POINTER, object_selector, "objectSelector", "ObjectSelector", label_selector, OMIT_EMPTY)                   \
  ROW(T, STRING_POINTER, side_effects, "sideEffects", "SideEffects", "v1.SideEffectClass", ALWAYS)                          \
  ROW(T, INT32_POINTER, timeout_seconds, "timeoutSeconds", "TimeoutSeconds", "int32", OMIT_EMPTY)                           \
  ROW(T, STRING_LIST, admission_review_versions, "admissionReviewVersions", "AdmissionReviewVersions", "string", ALWAYS)    \
  ROW(T, STRING_POINTER, reinvocation_policy, "reinvocationPolicy", "ReinvocationPolicy", "v1.ReinvocationPolicyType",      \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_admission_mutating_webhook(LOOKUP)                                                                      \
  LOOKUP(4, 0x932AA1CBU, 6, 0, 8, 9, 0, 2, 10, 0, 0, 7, 11, 1, 3, 12, 4, 5)

#define CORE_ROWS_admission_mutating_webhook_configuration(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, webhooks, "webhooks", "Webhooks", admission_mutating_webhook, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_admission_mutating_webhook_configuration(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 1)

#define CORE_ROWS_admission_param_kind(ROW, T)                                                                              \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, kind, "kind", "Kind", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_param_kind(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_admission_named_rule_with_operations(ROW, T)                                                              \
  ROW(T, STRING_LIST, resource_names, "resourceNames", "ResourceNames", "string", OMIT_EMPTY)                               \
  ROW(T, INLINE, rule_with_operations, "RuleWithOperations", "RuleWithOperations", admission_rule_with_operations, ALWAYS)
#define CORE_LOOKUP_admission_named_rule_with_operations(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 0, 2, 0, 1, 2, 2, 2, 2)

#define CORE_ROWS_admission_match_resources(ROW, T)                                                                         \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", "NamespaceSelector", label_selector, OMIT_EMPTY)          \
  ROW(T, STRUCT_POINTER, object_selector, "objectSelector", "ObjectSelector", label_selector, OMIT_EMPTY)                   \
  ROW(T, LIST, resource_rules, "resourceRules", "ResourceRules", admission_named_rule_with_operations, OMIT_EMPTY)          \
  ROW(T, LIST, exclude_resource_rules, "excludeResourceRules", "ExcludeResourceRules",                                      \
      admission_named_rule_with_operations, OMIT_EMPTY)                                                                     \
  ROW(T, STRING_POINTER, match_policy, "matchPolicy", "MatchPolicy", "v1.MatchPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_match_resources(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 3, 5, 0, 0, 2, 4, 0, 1)

#define CORE_ROWS_admission_validation(ROW, T)                                                                              \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)                                                  \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, reason, "reason", "Reason", "v1.StatusReason", OMIT_EMPTY)                                         \
  ROW(T, STRING, message_expression, "messageExpression", "MessageExpression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_validation(LOOKUP) LOOKUP(2, 0x7FFA3781U, 2, 3, 4, 1)

#define CORE_ROWS_admission_audit_annotation(ROW, T)                                                                        \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value_expression, "valueExpression", "ValueExpression", "string", ALWAYS)
#define CORE_LOOKUP_admission_audit_annotation(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_admission_variable(ROW, T)                                                                                \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, expression, "expression", "Expression", "string", ALWAYS)
#define CORE_LOOKUP_admission_variable(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_admission_validating_admission_policy_spec(ROW, T)                                                        \
  ROW(T, STRUCT_POINTER, param_kind, "paramKind", "ParamKind", admission_param_kind, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, match_constraints, "matchConstraints", "MatchConstraints", admission_match_resources, OMIT_EMPTY)  \
  ROW(T, LIST, validations, "validations", "Validations", admission_validation, OMIT_EMPTY)                                 \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1.FailurePolicyType", OMIT_EMPTY)              \
  ROW(T, LIST, audit_annotations, "auditAnnotations", "AuditAnnotations", admission_audit_annotation, OMIT_EMPTY)           \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition, OMIT_EMPTY, CORE_BY_NAME) \
  ROW(T, LIST, variables, "variables", "Variables", admission_variable, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_admission_validating_admission_policy_spec(LOOKUP) LOOKUP(3, 0xBCFBA705U, 0, 7, 2, 1, 3, 5, 4, 6)

#define CORE_ROWS_admission_expression_warning(ROW, T)                                                                      \
  ROW(T, STRING, field_ref, "fieldRef", "FieldRef", "string", ALWAYS)                                                       \
  ROW(T, STRING, warning, "warning", "Warning", "string", ALWAYS)
#define CORE_LOOKUP_admission_expression_warning(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_admission_type_checking(ROW, T)                                                                           \
  ROW(T, LIST, expression_warnings, "expressionWarnings", "ExpressionWarnings", admission_expression_warning, OMIT_EMPTY)
#define CORE_LOOKUP_admission_type_checking(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_admission_validating_admission_policy_status(ROW, T)                                                      \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, type_checking, "typeChecking", "TypeChecking", admission_type_checking, OMIT_EMPTY)                \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_admission_validating_admission_policy_status(LOOKUP) LOOKUP(2, 0x3BF98799U, 3, 1, 2, 0)

#define CORE_ROWS_admission_validating_admission_policy(ROW, T)                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_validating_admission_policy_spec, OMIT_EMPTY)                              \
  ROW(T, STRUCT, status, "status", "Status", admission_validating_admission_policy_status, OMIT_EMPTY)
#define CORE_LOOKUP_admission_validating_admission_policy(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_admission_param_ref(ROW, T)                                                                               \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, STRING_POINTER, parameter_not_found_action, "parameterNotFoundAction", "ParameterNotFoundAction",                  \
      "v1.ParameterNotFoundActionType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_param_ref(LOOKUP) LOOKUP(2, 0x21FF2331U, 1, 3, 4, 2)

#define CORE_ROWS_admission_validating_admission_policy_binding_spec(ROW, T)                                                \
  ROW(T, STRING, policy_name, "policyName", "PolicyName", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                      \
  ROW(T, STRUCT_POINTER, param_ref, "paramRef", "ParamRef", admission_param_ref, OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, match_resources, "matchResources", "MatchResources", admission_match_resources, OMIT_EMPTY)        \
  ROW(T, STRING_LIST, validation_actions, "validationActions", "ValidationActions", "v1.ValidationAction", OMIT_EMPTY,      \
      CORE_SET, .need = CORE_REQUIRED)
#define CORE_LOOKUP_admission_validating_admission_policy_binding_spec(LOOKUP) LOOKUP(2, 0xC4F5A587U, 4, 2, 1, 3)

#define CORE_ROWS_admission_validating_admission_policy_binding(ROW, T)                                                     \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_validating_admission_policy_binding_spec, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_admission_validating_admission_policy_binding(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_admission_apply_configuration(ROW, T)                                                                     \
  ROW(T, STRING, expression, "expression", "Expression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_apply_configuration(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_admission_json_patch(ROW, T) ROW(T, STRING, expression, "expression", "Expression", "string", OMIT_EMPTY)
#define CORE_LOOKUP_admission_json_patch(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_admission_mutation(ROW, T)                                                                                \
  ROW(T, STRING, patch_type, "patchType", "PatchType", "v1.PatchType", ALWAYS)                                              \
  ROW(T, STRUCT_POINTER, apply_configuration, "applyConfiguration", "ApplyConfiguration", admission_apply_configuration,    \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, json_patch, "jsonPatch", "JSONPatch", admission_json_patch, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutation(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 1, 3, 2)

#define CORE_ROWS_admission_mutating_admission_policy_spec(ROW, T)                                                          \
  ROW(T, STRUCT_POINTER, param_kind, "paramKind", "ParamKind", admission_param_kind, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, match_constraints, "matchConstraints", "MatchConstraints", admission_match_resources, OMIT_EMPTY)  \
  ROW(T, LIST, variables, "variables", "Variables", admission_variable, OMIT_EMPTY)                                         \
  ROW(T, LIST, mutations, "mutations", "Mutations", admission_mutation, OMIT_EMPTY)                                         \
  ROW(T, STRING_POINTER, failure_policy, "failurePolicy", "FailurePolicy", "v1.FailurePolicyType", OMIT_EMPTY)              \
  ROW(T, LIST, match_conditions, "matchConditions", "MatchConditions", admission_match_condition, OMIT_EMPTY, CORE_BY_NAME) \
  ROW(T, STRING, reinvocation_policy, "reinvocationPolicy", "ReinvocationPolicy", "v1.ReinvocationPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_spec(LOOKUP) LOOKUP(3, 0x57F963BDU, 0, 2, 3, 7, 5, 4, 6, 1)

#define CORE_ROWS_admission_mutating_admission_policy(ROW, T)                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_mutating_admission_policy_spec, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_admission_mutating_admission_policy_binding_spec(ROW, T)                                                  \
  ROW(T, STRING, policy_name, "policyName", "PolicyName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, param_ref, "paramRef", "ParamRef", admission_param_ref, OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, match_resources, "matchResources", "MatchResources", admission_match_resources, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_binding_spec(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 2, 1, 3)

#define CORE_ROWS_admission_mutating_admission_policy_binding(ROW, T)                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", admission_mutating_admission_policy_binding_spec, OMIT_EMPTY)
#define CORE_LOOKUP_admission_mutating_admission_policy_binding(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

CORE_TYPES_ADMISSION(CORE_DECLARE)
CORE_TYPES_ADMISSION(CORE_STRUCT)

#endif
