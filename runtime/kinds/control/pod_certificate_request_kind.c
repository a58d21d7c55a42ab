/* SPDX-License-Identifier: Apache-2.0 */
/* certificates.k8s.io/v1beta1 PodCertificateRequest (pkg/registry/certificates/podcertificaterequest/strategy.go,
 * pkg/apis/certificates/validation). Who may sign is not asked. v1 lacks a key of its own (pkixPublicKey) and the proof that
 * it is held. */
#include "../certificates/certificates.h"
#include "control.h"

typedef core_certificates_pod_certificate_request certificate_request;

enum { DAY = 24 * 60 * 60 };

/* Whose the request is: an object's name, and its uid. */
static void validate_certificate_subject(core_check *check, crd_string name, const crd_path *name_path, crd_string uid,
                                         const crd_path *uid_path) {
  enum { LONGEST_UID = 128 };
  crd_core_string_passes(check, name_path, name, crd_check_dns1123_subdomain);
  if (!uid.size) crd_core_bad_word(check, uid_path, uid, "must not be empty");
  if (uid.size > LONGEST_UID) crd_core_too_long(check, uid_path, LONGEST_UID);
}

static void validate_request_lifetime(core_check *check, const core_certificates_pod_certificate_request_spec *spec,
                                      const crd_path *path) {
  enum { SHORTEST = 60 * 60, LONGEST = 91 * DAY };
  const int32_t most = crd_core_is_kubernetes_signer(spec->signer_name) ? DAY : LONGEST;
  const int32_t seconds = spec->max_expiration_seconds.value;
  if (seconds < SHORTEST || seconds > most)
    crd_core_invalid_as(check, path, crd_bad_int(seconds), "must be in the range [%d, %d]", SHORTEST, (int)most);
}

enum { MOST_BYTES = 10 << 10, SHORT_RSA = 3072, LONG_RSA = 4096 };

static bool is_unknown_key(const core_public_key *key) {
  return key->kind == CORE_KEY_UNKNOWN || key->kind > CORE_KEY_ED25519;
}

/* Whether it is of a curve, or has a modulus, that is too weak, which is said. */
static bool refuse_weak_key(core_check *check, const core_public_key *key, const char *curves, const crd_path *path) {
  const size_t bits = key->kind == CORE_KEY_RSA ? crd_core_rsa_bits(check->arena, key) : LONG_RSA;
  const char *curve = key->kind == CORE_KEY_ECDSA ? crd_core_curve_name(key) : "";
  if (strcmp(curve, "P-224") == 0)
    crd_core_invalid_as(check, path, crd_bad_string(CRD_STRING("curve P-224")), "elliptic public keys must use curve %s",
                        curves);
  else if (bits != SHORT_RSA && bits != LONG_RSA)
    crd_core_bad_text(check, path, crd_arena_printf(check->arena, "%zu-bit modulus", bits),
                      "RSA keys must have modulus size 3072 or 4096");
  else
    return false;
  return true;
}

#define UNKNOWN_KEY "unknown public key type; supported types are Ed25519, ECDSA, and RSA"

/* validateStubPKCS10Request */
static void validate_stub(core_check *check, crd_string der, const crd_path *path) {
  core_signing_request request;
  if (der.size > MOST_BYTES)
    crd_core_too_long(check, path, MOST_BYTES);
  else if (crd_core_read_signing_request(check->arena, der, &request).size)
    crd_core_invalid(check, path, crd_bad_none(), "must be a valid PKCS#10 CSR");
  else if (is_unknown_key(&request.key))
    crd_core_invalid(check, path, crd_bad_none(), UNKNOWN_KEY);
  else if (!refuse_weak_key(check, &request.key, "P256, P384, or P521", path) &&
           crd_core_judge_request_signature(check, &request).size)
    crd_core_invalid(check, path, crd_bad_none(), "invalid signature");
}

/* validateDeprecatedPKIXPublicKey */
static void validate_own_key(core_check *check, const core_certificates_pod_certificate_request_spec *spec,
                             const crd_path *path) {
  const crd_path *own = CORE_AT(path, "pkixPublicKey"), *proof = CORE_AT(path, "proofOfPossession");
  const crd_bad_value shown = crd_core_show_bytes(check, spec->pkix_public_key);
  core_public_key key;
  if (spec->pkix_public_key.size > MOST_BYTES)
    crd_core_too_long(check, own, MOST_BYTES);
  else if (spec->proof_of_possession.size > MOST_BYTES)
    crd_core_too_long(check, proof, MOST_BYTES);
  else if (!crd_core_read_public_key(check->arena, spec->pkix_public_key, &key))
    crd_core_invalid(check, own, shown, "must be a valid PKIX-serialized public key");
  else if (is_unknown_key(&key))
    crd_core_invalid(check, own, shown, UNKNOWN_KEY);
  else if (!refuse_weak_key(check, &key, "P256 or P384", own) &&
           !crd_core_is_possessed(check, &key, spec->pod_uid, spec->proof_of_possession))
    crd_core_invalid(check, proof, crd_bad_none(), "could not verify proof-of-possession signature");
}

/* ValidatePodCertificateRequestCreate, ValidatePodCertificateRequestUpdate */
static void validate_certificate_request(core_judging *judging, core_check *check, const void *object, const void *before) {
  const certificate_request *request = object, *old = before;
  const core_certificates_pod_certificate_request_spec *spec = &request->spec;
  const crd_path *path = CORE_SPEC;
  if (old) {
    crd_core_validate_same_struct(check, &crd_core_certificates_pod_certificate_request_spec_type, spec, &old->spec, path);
    return;
  }
  crd_core_validate_signer_name(check, spec->signer_name, CORE_AT(path, "signerName"));
  crd_core_validate_user_annotations(check, &spec->unverified_user_annotations, CORE_AT(path, "unverifiedUserAnnotations"));
  validate_certificate_subject(check, spec->pod_name, CORE_AT(path, "podName"), spec->pod_uid, CORE_AT(path, "podUID"));
  validate_certificate_subject(check, spec->service_account_name, CORE_AT(path, "serviceAccountName"),
                               spec->service_account_uid, CORE_AT(path, "serviceAccountUID"));
  validate_certificate_subject(check, spec->node_name, CORE_AT(path, "nodeName"), spec->node_uid, CORE_AT(path, "nodeUID"));
  validate_request_lifetime(check, spec, CORE_AT(path, "maxExpirationSeconds"));
  if (spec->stub_pkcs10_request.size && !spec->pkix_public_key.size && !spec->proof_of_possession.size)
    validate_stub(check, spec->stub_pkcs10_request, CORE_AT(path, "stubPKCS10Request"));
  else if (!spec->stub_pkcs10_request.size && spec->pkix_public_key.size && spec->proof_of_possession.size)
    validate_own_key(check, spec, path);
  else
    crd_core_invalid(check, path, crd_bad_none(),
                     "exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set");
}

/* SetObjectDefaults_PodCertificateRequest */
const core_object_kind crd_core_pod_certificate_request_kind = {
    CORE_KIND("certificates.k8s.io", "v1beta1", "PodCertificateRequest", certificates_pod_certificate_request),
    CORE_DEFAULTS({"spec.maxExpirationSeconds", "86400", 0}),
    CORE_STEPS(.prepare = crd_core_keep_status, .validate = validate_certificate_request),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .asks = CORE_ASK_NOTHING,
                   .validate = crd_core_validate_certificate_request_status),
};
