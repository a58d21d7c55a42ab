/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: apiregistration.k8s.io and internal.apiserver.k8s.io.
 * tools/core-types.go prints this file. */
#ifndef CORE_TYPES_REGISTRATION_H
#define CORE_TYPES_REGISTRATION_H

#include "../types.h"

#define CORE_TYPES_REGISTRATION(TYPE)                                                                                       \
  TYPE(apiregistration_service_reference, "ServiceReference", "v1.")                                                        \
  TYPE(apiregistration_api_service_spec, "APIServiceSpec", "v1.")                                                           \
  TYPE(apiregistration_api_service_condition, "APIServiceCondition", "v1.")                                                 \
  TYPE(apiregistration_api_service_status, "APIServiceStatus", "v1.")                                                       \
  TYPE(apiregistration_api_service, "APIService", "v1.")                                                                    \
  TYPE(apiserverinternal_storage_version_spec, "StorageVersionSpec", "v1alpha1.")                                           \
  TYPE(apiserverinternal_server_storage_version, "ServerStorageVersion", "v1alpha1.")                                       \
  TYPE(apiserverinternal_storage_version_condition, "StorageVersionCondition", "v1alpha1.")                                 \
  TYPE(apiserverinternal_storage_version_status, "StorageVersionStatus", "v1alpha1.")                                       \
  TYPE(apiserverinternal_storage_version, "StorageVersion", "v1alpha1.")

#define CORE_ROWS_apiregistration_service_reference(ROW, T)                                                                 \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, INT32_POINTER, port, "port", "Port", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_apiregistration_service_reference(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 0, 1, 2)

#define CORE_ROWS_apiregistration_api_service_spec(ROW, T)                                                                  \
  ROW(T, STRUCT_POINTER, service, "service", "Service", apiregistration_service_reference, OMIT_EMPTY)                      \
  ROW(T, STRING, group, "group", "Group", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, version, "version", "Version", "string", OMIT_EMPTY)                                                       \
  ROW(T, BOOL, insecure_skip_tls_verify, "insecureSkipTLSVerify", "InsecureSkipTLSVerify", "bool", OMIT_EMPTY)              \
  ROW(T, BYTES, ca_bundle, "caBundle", "CABundle", "[]uint8", OMIT_EMPTY)                                                   \
  ROW(T, INT32, group_priority_minimum, "groupPriorityMinimum", "GroupPriorityMinimum", "int32", ALWAYS)                    \
  ROW(T, INT32, version_priority, "versionPriority", "VersionPriority", "int32", ALWAYS)
#define CORE_LOOKUP_apiregistration_api_service_spec(LOOKUP) LOOKUP(3, 0xF27C36BBU, 7, 1, 3, 6, 0, 4, 2, 5)

#define CORE_ROWS_apiregistration_api_service_condition(ROW, T)                                                             \
  ROW(T, STRING, type, "type", "Type", "v1.APIServiceConditionType", ALWAYS)                                                \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_apiregistration_api_service_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_apiregistration_api_service_status(ROW, T)                                                                \
  ROW(T, LIST, conditions, "conditions", "Conditions", apiregistration_api_service_condition, OMIT_EMPTY)
#define CORE_LOOKUP_apiregistration_api_service_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_apiregistration_api_service(ROW, T)                                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", apiregistration_api_service_spec, OMIT_EMPTY)                                        \
  ROW(T, STRUCT, status, "status", "Status", apiregistration_api_service_status, OMIT_EMPTY)
#define CORE_LOOKUP_apiregistration_api_service(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_apiserverinternal_storage_version_spec(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_apiserverinternal_storage_version_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_apiserverinternal_server_storage_version(ROW, T)                                                          \
  ROW(T, STRING, api_server_id, "apiServerID", "APIServerID", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                  \
  ROW(T, STRING, encoding_version, "encodingVersion", "EncodingVersion", "string", OMIT_EMPTY, .need = CORE_REQUIRED)       \
  ROW(T, STRING_LIST, decodable_versions, "decodableVersions", "DecodableVersions", "string", OMIT_EMPTY, CORE_SET,         \
      .need = CORE_REQUIRED)                                                                                                \
  ROW(T, STRING_LIST, served_versions, "servedVersions", "ServedVersions", "string", OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_apiserverinternal_server_storage_version(LOOKUP) LOOKUP(2, 0x3BF98799U, 4, 1, 3, 2)

#define CORE_ROWS_apiserverinternal_storage_version_condition(ROW, T)                                                       \
  ROW(T, STRING, type, "type", "Type", "v1alpha1.StorageVersionConditionType", ALWAYS)                                      \
  ROW(T, STRING, status, "status", "Status", "v1alpha1.ConditionStatus", ALWAYS)                                            \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", ALWAYS)                                                              \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_apiserverinternal_storage_version_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 6, 0, 4, 2, 3, 0, 5)

#define CORE_ROWS_apiserverinternal_storage_version_status(ROW, T)                                                          \
  ROW(T, LIST, storage_versions, "storageVersions", "StorageVersions", apiserverinternal_server_storage_version,            \
      OMIT_EMPTY, CORE_BY_API_SERVER_ID_OR_NONE)                                                                            \
  ROW(T, STRING_POINTER, common_encoding_version, "commonEncodingVersion", "CommonEncodingVersion", "string", OMIT_EMPTY)   \
  ROW(T, LIST, conditions, "conditions", "Conditions", apiserverinternal_storage_version_condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_apiserverinternal_storage_version_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 0, 2)

#define CORE_ROWS_apiserverinternal_storage_version(ROW, T)                                                                 \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY, .need = CORE_REQUIRED)                        \
  ROW(T, STRUCT, spec, "spec", "Spec", apiserverinternal_storage_version_spec, ALWAYS, .need = CORE_OPTIONAL)               \
  ROW(T, STRUCT, status, "status", "Status", apiserverinternal_storage_version_status, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_apiserverinternal_storage_version(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_REGISTRATION(CORE_DECLARE)
CORE_TYPES_REGISTRATION(CORE_STRUCT)

#endif
