/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: certificates.k8s.io. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_CERTIFICATES_H
#define CORE_TYPES_CERTIFICATES_H

#include "../types.h"

#define CORE_TYPES_CERTIFICATES(TYPE)                                                                                       \
  TYPE(certificates_certificate_signing_request_spec, "CertificateSigningRequestSpec", "v1.")                               \
  TYPE(certificates_certificate_signing_request_condition, "CertificateSigningRequestCondition", "v1.")                     \
  TYPE(certificates_certificate_signing_request_status, "CertificateSigningRequestStatus", "v1.")                           \
  TYPE(certificates_certificate_signing_request, "CertificateSigningRequest", "v1.")                                        \
  TYPE(certificates_cluster_trust_bundle_spec, "ClusterTrustBundleSpec", "v1.")                                             \
  TYPE(certificates_cluster_trust_bundle, "ClusterTrustBundle", "v1.")                                                      \
  TYPE(certificates_pod_certificate_request_spec, "PodCertificateRequestSpec", "v1beta1.")                                  \
  TYPE(certificates_pod_certificate_request_status, "PodCertificateRequestStatus", "v1beta1.")                              \
  TYPE(certificates_pod_certificate_request, "PodCertificateRequest", "v1beta1.")

#define CORE_ROWS_certificates_certificate_signing_request_spec(ROW, T)                                                     \
  ROW(T, BYTES, request, "request", "Request", "[]uint8", ALWAYS)                                                           \
  ROW(T, STRING, signer_name, "signerName", "SignerName", "string", ALWAYS)                                                 \
  ROW(T, INT32_POINTER, expiration_seconds, "expirationSeconds", "ExpirationSeconds", "int32", OMIT_EMPTY)                  \
  ROW(T, STRING_LIST, usages, "usages", "Usages", "v1.KeyUsage", OMIT_EMPTY)                                                \
  ROW(T, STRING, username, "username", "Username", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING, uid, "uid", "UID", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING_LIST, groups, "groups", "Groups", "string", OMIT_EMPTY)                                                     \
  ROW(T, STRING_LIST_MAP, extra, "extra", "Extra", "map[string]v1.ExtraValue", OMIT_EMPTY)
#define CORE_LOOKUP_certificates_certificate_signing_request_spec(LOOKUP) LOOKUP(3, 0x8B032DCFU, 8, 7, 1, 4, 2, 6, 3, 5)

#define CORE_ROWS_certificates_certificate_signing_request_condition(ROW, T)                                                \
  ROW(T, STRING, type, "type", "Type", "v1.RequestConditionType", ALWAYS)                                                   \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, TIME, last_update_time, "lastUpdateTime", "LastUpdateTime", "v1.Time", OMIT_EMPTY)                                 \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_certificates_certificate_signing_request_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 4, 0, 6, 2, 0, 5, 3)

#define CORE_ROWS_certificates_certificate_signing_request_status(ROW, T)                                                   \
  ROW(T, LIST, conditions, "conditions", "Conditions", certificates_certificate_signing_request_condition, OMIT_EMPTY,      \
      CORE_BY_TYPE)                                                                                                         \
  ROW(T, BYTES, certificate, "certificate", "Certificate", "[]uint8", OMIT_EMPTY)
#define CORE_LOOKUP_certificates_certificate_signing_request_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_certificates_certificate_signing_request(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", certificates_certificate_signing_request_spec, ALWAYS)                               \
  ROW(T, STRUCT, status, "status", "Status", certificates_certificate_signing_request_status, OMIT_EMPTY)
#define CORE_LOOKUP_certificates_certificate_signing_request(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_certificates_cluster_trust_bundle_spec(ROW, T)                                                            \
  ROW(T, STRING, signer_name, "signerName", "SignerName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, trust_bundle, "trustBundle", "TrustBundle", "string", ALWAYS)
#define CORE_LOOKUP_certificates_cluster_trust_bundle_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_certificates_cluster_trust_bundle(ROW, T)                                                                 \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", certificates_cluster_trust_bundle_spec, ALWAYS)
#define CORE_LOOKUP_certificates_cluster_trust_bundle(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_certificates_pod_certificate_request_spec(ROW, T)                                                         \
  ROW(T, STRING, signer_name, "signerName", "SignerName", "string", ALWAYS)                                                 \
  ROW(T, STRING, pod_name, "podName", "PodName", "string", ALWAYS)                                                          \
  ROW(T, STRING, pod_uid, "podUID", "PodUID", "types.UID", ALWAYS)                                                          \
  ROW(T, STRING, service_account_name, "serviceAccountName", "ServiceAccountName", "string", ALWAYS)                        \
  ROW(T, STRING, service_account_uid, "serviceAccountUID", "ServiceAccountUID", "types.UID", ALWAYS)                        \
  ROW(T, STRING, node_name, "nodeName", "NodeName", "types.NodeName", ALWAYS)                                               \
  ROW(T, STRING, node_uid, "nodeUID", "NodeUID", "types.UID", ALWAYS)                                                       \
  ROW(T, INT32_POINTER, max_expiration_seconds, "maxExpirationSeconds", "MaxExpirationSeconds", "int32", OMIT_EMPTY)        \
  ROW(T, BYTES, pkix_public_key, "pkixPublicKey", "PKIXPublicKey", "[]uint8", ALWAYS, .need = CORE_OPTIONAL)                \
  ROW(T, BYTES, proof_of_possession, "proofOfPossession", "ProofOfPossession", "[]uint8", ALWAYS, .need = CORE_OPTIONAL)    \
  ROW(T, BYTES, stub_pkcs10_request, "stubPKCS10Request", "StubPKCS10Request", "[]uint8", ALWAYS)                           \
  ROW(T, STRING_MAP, unverified_user_annotations, "unverifiedUserAnnotations", "UnverifiedUserAnnotations",                 \
      "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_certificates_pod_certificate_request_spec(LOOKUP)                                                       \
  LOOKUP(4, 0x1E7504BU, 5, 3, 0, 1, 0, 0, 10, 9, 2, 4, 6, 12, 11, 0, 8, 7)

#define CORE_ROWS_certificates_pod_certificate_request_status(ROW, T)                                                       \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, STRING, certificate_chain, "certificateChain", "CertificateChain", "string", OMIT_EMPTY)                           \
  ROW(T, TIME_POINTER, not_before, "notBefore", "NotBefore", "v1.Time", OMIT_EMPTY)                                         \
  ROW(T, TIME_POINTER, begin_refresh_at, "beginRefreshAt", "BeginRefreshAt", "v1.Time", OMIT_EMPTY)                         \
  ROW(T, TIME_POINTER, not_after, "notAfter", "NotAfter", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_certificates_pod_certificate_request_status(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 1, 0, 0, 5, 3, 4, 2, 0)

#define CORE_ROWS_certificates_pod_certificate_request(ROW, T)                                                              \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", certificates_pod_certificate_request_spec, ALWAYS)                                   \
  ROW(T, STRUCT, status, "status", "Status", certificates_pod_certificate_request_status, OMIT_EMPTY)
#define CORE_LOOKUP_certificates_pod_certificate_request(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_CERTIFICATES(CORE_DECLARE)
CORE_TYPES_CERTIFICATES(CORE_STRUCT)

#endif
