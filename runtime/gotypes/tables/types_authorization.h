/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: authentication.k8s.io and authorization.k8s.io. tools/core-types.go
 * prints this file. */
#ifndef CORE_TYPES_AUTHORIZATION_H
#define CORE_TYPES_AUTHORIZATION_H

#include "../types.h"

#define CORE_TYPES_AUTHORIZATION(TYPE)                                                                                      \
  TYPE(authentication_token_review_spec, "TokenReviewSpec", "v1.")                                                          \
  TYPE(authentication_user_info, "UserInfo", "v1.")                                                                         \
  TYPE(authentication_token_review_status, "TokenReviewStatus", "v1.")                                                      \
  TYPE(authentication_token_review, "TokenReview", "v1.")                                                                   \
  TYPE(authentication_bound_object_reference, "BoundObjectReference", "v1.")                                                \
  TYPE(authentication_token_request_spec, "TokenRequestSpec", "v1.")                                                        \
  TYPE(authentication_token_request_status, "TokenRequestStatus", "v1.")                                                    \
  TYPE(authentication_token_request, "TokenRequest", "v1.")                                                                 \
  TYPE(authentication_self_subject_review_status, "SelfSubjectReviewStatus", "v1.")                                         \
  TYPE(authentication_self_subject_review, "SelfSubjectReview", "v1.")                                                      \
  TYPE(field_selector_requirement, "FieldSelectorRequirement", "v1.")                                                       \
  TYPE(authorization_field_selector_attributes, "FieldSelectorAttributes", "v1.")                                           \
  TYPE(authorization_label_selector_attributes, "LabelSelectorAttributes", "v1.")                                           \
  TYPE(authorization_resource_attributes, "ResourceAttributes", "v1.")                                                      \
  TYPE(authorization_non_resource_attributes, "NonResourceAttributes", "v1.")                                               \
  TYPE(authorization_subject_access_review_spec, "SubjectAccessReviewSpec", "v1.")                                          \
  TYPE(authorization_subject_access_review_status, "SubjectAccessReviewStatus", "v1.")                                      \
  TYPE(authorization_subject_access_review, "SubjectAccessReview", "v1.")                                                   \
  TYPE(authorization_local_subject_access_review, "LocalSubjectAccessReview", "v1.")                                        \
  TYPE(authorization_self_subject_access_review_spec, "SelfSubjectAccessReviewSpec", "v1.")                                 \
  TYPE(authorization_self_subject_access_review, "SelfSubjectAccessReview", "v1.")                                          \
  TYPE(authorization_self_subject_rules_review_spec, "SelfSubjectRulesReviewSpec", "v1.")                                   \
  TYPE(authorization_resource_rule, "ResourceRule", "v1.")                                                                  \
  TYPE(authorization_non_resource_rule, "NonResourceRule", "v1.")                                                           \
  TYPE(authorization_subject_rules_review_status, "SubjectRulesReviewStatus", "v1.")                                        \
  TYPE(authorization_self_subject_rules_review, "SelfSubjectRulesReview", "v1.")

#define CORE_ROWS_authentication_token_review_spec(ROW, T)                                                                  \
  ROW(T, STRING, token, "token", "Token", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                                      \
  ROW(T, STRING_LIST, audiences, "audiences", "Audiences", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authentication_token_review_spec(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_authentication_user_info(ROW, T)                                                                          \
  ROW(T, STRING, username, "username", "Username", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING, uid, "uid", "UID", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING_LIST, groups, "groups", "Groups", "string", OMIT_EMPTY)                                                     \
  ROW(T, STRING_LIST_MAP, extra, "extra", "Extra", "map[string]v1.ExtraValue", OMIT_EMPTY)
#define CORE_LOOKUP_authentication_user_info(LOOKUP) LOOKUP(2, 0x2F0901A1U, 3, 1, 4, 2)

#define CORE_ROWS_authentication_token_review_status(ROW, T)                                                                \
  ROW(T, BOOL, authenticated, "authenticated", "Authenticated", "bool", OMIT_EMPTY)                                         \
  ROW(T, STRUCT, user, "user", "User", authentication_user_info, OMIT_EMPTY)                                                \
  ROW(T, STRING_LIST, audiences, "audiences", "Audiences", "string", OMIT_EMPTY)                                            \
  ROW(T, STRING, error, "error", "Error", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authentication_token_review_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 1, 3, 4)

#define CORE_ROWS_authentication_token_review(ROW, T)                                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", authentication_token_review_spec, ALWAYS)                                            \
  ROW(T, STRUCT, status, "status", "Status", authentication_token_review_status, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_token_review(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_authentication_bound_object_reference(ROW, T)                                                             \
  ROW(T, STRING, kind, "kind", "Kind", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", OMIT_EMPTY)
#define CORE_LOOKUP_authentication_bound_object_reference(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 3, 4, 1, 2)

#define CORE_ROWS_authentication_token_request_spec(ROW, T)                                                                 \
  ROW(T, STRING_LIST, audiences, "audiences", "Audiences", "string", ALWAYS, .need = CORE_OPTIONAL)                         \
  ROW(T, INT64_POINTER, expiration_seconds, "expirationSeconds", "ExpirationSeconds", "int64", ALWAYS,                      \
      .need = CORE_OPTIONAL)                                                                                                \
  ROW(T, STRUCT_POINTER, bound_object_ref, "boundObjectRef", "BoundObjectRef", authentication_bound_object_reference,       \
      ALWAYS, .need = CORE_OPTIONAL)                                                                                        \
  ROW(T, STRING_LIST_MAP, attestations, "attestations", "Attestations", "map[string]v1.AttestationValue", OMIT_EMPTY)
#define CORE_LOOKUP_authentication_token_request_spec(LOOKUP) LOOKUP(2, 0xC8987377U, 1, 4, 2, 3)

#define CORE_ROWS_authentication_token_request_status(ROW, T)                                                               \
  ROW(T, STRING, token, "token", "Token", "string", ALWAYS, .need = CORE_OPTIONAL)                                          \
  ROW(T, TIME, expiration_timestamp, "expirationTimestamp", "ExpirationTimestamp", "v1.Time", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_authentication_token_request_status(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_authentication_token_request(ROW, T)                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", authentication_token_request_spec, ALWAYS, .need = CORE_OPTIONAL)                    \
  ROW(T, STRUCT, status, "status", "Status", authentication_token_request_status, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_token_request(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_authentication_self_subject_review_status(ROW, T)                                                         \
  ROW(T, STRUCT, user_info, "userInfo", "UserInfo", authentication_user_info, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_self_subject_review_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_authentication_self_subject_review(ROW, T)                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, status, "status", "Status", authentication_self_subject_review_status, OMIT_EMPTY)
#define CORE_LOOKUP_authentication_self_subject_review(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 1)

#define CORE_ROWS_field_selector_requirement(ROW, T)                                                                        \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, operator, "operator", "Operator", "v1.FieldSelectorOperator", ALWAYS)                                      \
  ROW(T, STRING_LIST, values, "values", "Values", "string", OMIT_EMPTY)
#define CORE_LOOKUP_field_selector_requirement(LOOKUP) LOOKUP(2, 0x3BF98799U, 1, 2, 0, 3)

#define CORE_ROWS_authorization_field_selector_attributes(ROW, T)                                                           \
  ROW(T, STRING, raw_selector, "rawSelector", "RawSelector", "string", OMIT_EMPTY)                                          \
  ROW(T, LIST, requirements, "requirements", "Requirements", field_selector_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_authorization_field_selector_attributes(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_authorization_label_selector_attributes(ROW, T)                                                           \
  ROW(T, STRING, raw_selector, "rawSelector", "RawSelector", "string", OMIT_EMPTY)                                          \
  ROW(T, LIST, requirements, "requirements", "Requirements", label_selector_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_authorization_label_selector_attributes(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_authorization_resource_attributes(ROW, T)                                                                 \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, verb, "verb", "Verb", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, group, "group", "Group", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, version, "version", "Version", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING, resource, "resource", "Resource", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING, subresource, "subresource", "Subresource", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRUCT_POINTER, field_selector, "fieldSelector", "FieldSelector", authorization_field_selector_attributes,         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, label_selector, "labelSelector", "LabelSelector", authorization_label_selector_attributes,         \
      OMIT_EMPTY)
#define CORE_LOOKUP_authorization_resource_attributes(LOOKUP)                                                               \
  LOOKUP(4, 0x3BF98799U, 0, 8, 0, 0, 3, 1, 0, 4, 0, 9, 0, 0, 2, 6, 7, 5)

#define CORE_ROWS_authorization_non_resource_attributes(ROW, T)                                                             \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, verb, "verb", "Verb", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authorization_non_resource_attributes(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_authorization_subject_access_review_spec(ROW, T)                                                          \
  ROW(T, STRUCT_POINTER, resource_attributes, "resourceAttributes", "ResourceAttributes",                                   \
      authorization_resource_attributes, OMIT_EMPTY)                                                                        \
  ROW(T, STRUCT_POINTER, non_resource_attributes, "nonResourceAttributes", "NonResourceAttributes",                         \
      authorization_non_resource_attributes, OMIT_EMPTY)                                                                    \
  ROW(T, STRING, user, "user", "User", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING_LIST, groups, "groups", "Groups", "string", OMIT_EMPTY)                                                     \
  ROW(T, STRING_LIST_MAP, extra, "extra", "Extra", "map[string]v1.ExtraValue", OMIT_EMPTY)                                  \
  ROW(T, STRING, uid, "uid", "UID", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authorization_subject_access_review_spec(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 0, 2, 4, 6, 0, 1, 3, 5)

#define CORE_ROWS_authorization_subject_access_review_status(ROW, T)                                                        \
  ROW(T, BOOL, allowed, "allowed", "Allowed", "bool", ALWAYS)                                                               \
  ROW(T, BOOL, denied, "denied", "Denied", "bool", OMIT_EMPTY)                                                              \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, evaluation_error, "evaluationError", "EvaluationError", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authorization_subject_access_review_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 4, 2, 3)

#define CORE_ROWS_authorization_subject_access_review(ROW, T)                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", authorization_subject_access_review_spec, ALWAYS)                                    \
  ROW(T, STRUCT, status, "status", "Status", authorization_subject_access_review_status, OMIT_EMPTY)
#define CORE_LOOKUP_authorization_subject_access_review(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_authorization_local_subject_access_review(ROW, T)                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", authorization_subject_access_review_spec, ALWAYS)                                    \
  ROW(T, STRUCT, status, "status", "Status", authorization_subject_access_review_status, OMIT_EMPTY)
#define CORE_LOOKUP_authorization_local_subject_access_review(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_authorization_self_subject_access_review_spec(ROW, T)                                                     \
  ROW(T, STRUCT_POINTER, resource_attributes, "resourceAttributes", "ResourceAttributes",                                   \
      authorization_resource_attributes, OMIT_EMPTY)                                                                        \
  ROW(T, STRUCT_POINTER, non_resource_attributes, "nonResourceAttributes", "NonResourceAttributes",                         \
      authorization_non_resource_attributes, OMIT_EMPTY)
#define CORE_LOOKUP_authorization_self_subject_access_review_spec(LOOKUP) LOOKUP(1, 0xC8D04605U, 1, 2)

#define CORE_ROWS_authorization_self_subject_access_review(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", authorization_self_subject_access_review_spec, ALWAYS)                               \
  ROW(T, STRUCT, status, "status", "Status", authorization_subject_access_review_status, OMIT_EMPTY)
#define CORE_LOOKUP_authorization_self_subject_access_review(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_authorization_self_subject_rules_review_spec(ROW, T)                                                      \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authorization_self_subject_rules_review_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_authorization_resource_rule(ROW, T)                                                                       \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS)                                                            \
  ROW(T, STRING_LIST, api_groups, "apiGroups", "APIGroups", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING_LIST, resources, "resources", "Resources", "string", OMIT_EMPTY)                                            \
  ROW(T, STRING_LIST, resource_names, "resourceNames", "ResourceNames", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authorization_resource_rule(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 4, 2, 1)

#define CORE_ROWS_authorization_non_resource_rule(ROW, T)                                                                   \
  ROW(T, STRING_LIST, verbs, "verbs", "Verbs", "string", ALWAYS)                                                            \
  ROW(T, STRING_LIST, non_resource_urls, "nonResourceURLs", "NonResourceURLs", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authorization_non_resource_rule(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_authorization_subject_rules_review_status(ROW, T)                                                         \
  ROW(T, LIST, resource_rules, "resourceRules", "ResourceRules", authorization_resource_rule, ALWAYS)                       \
  ROW(T, LIST, non_resource_rules, "nonResourceRules", "NonResourceRules", authorization_non_resource_rule, ALWAYS)         \
  ROW(T, BOOL, incomplete, "incomplete", "Incomplete", "bool", ALWAYS)                                                      \
  ROW(T, STRING, evaluation_error, "evaluationError", "EvaluationError", "string", OMIT_EMPTY)
#define CORE_LOOKUP_authorization_subject_rules_review_status(LOOKUP) LOOKUP(2, 0xC8D04605U, 4, 1, 3, 2)

#define CORE_ROWS_authorization_self_subject_rules_review(ROW, T)                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", authorization_self_subject_rules_review_spec, ALWAYS)                                \
  ROW(T, STRUCT, status, "status", "Status", authorization_subject_rules_review_status, OMIT_EMPTY)
#define CORE_LOOKUP_authorization_self_subject_rules_review(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_AUTHORIZATION(CORE_DECLARE)
CORE_TYPES_AUTHORIZATION(CORE_STRUCT)

#endif
