/* SPDX-License-Identifier: Apache-2.0 */
/* certificates.k8s.io/v1beta1 PodCertificateRequest (pkg/registry/certificates/podcertificaterequest/strategy.go,
 * pkg/apis/certificates/validation). Permission to sign is not checked. v1 lacks the public key (pkixPublicKey) and the
 * proof of possession. A request ends issued, denied or failed, and then never changes. */
#include "../certificates/certificates.h"
#include "../certificates/pem.h"
#include "../rules.h"
#include "types_certificates.h"

#include <crd/format.h>

typedef core_certificates_pod_certificate_request certificate_request;
typedef core_certificates_pod_certificate_request_status request_status;

#define CHAIN CORE_AT(CORE_STATUS, "certificateChain")

/* pcrIsIssued, pcrIsDenied, pcrIsFailed: whether it has ended in the named way. */
static bool ended_so(const request_status *status, const char *how) {
  for (uint32_t i = 0; i < status->conditions.count; i++)
    if (crd_core_is_among(status->conditions.items[i].type, how) && core_is(status->conditions.items[i].status, "True"))
      return true;
  return false;
}

/* With formatIndex, whose brackets are a separate name in the path. */
static void validate_ends(core_check *check, const core_condition_list *list) {
  static const char known[] = "Issued Denied Failed";
  const crd_path *path = CORE_AT(CORE_STATUS, "conditions");
  int ends = 0;
  for (uint32_t i = 0; i < list->count; i++) {
    const core_condition *condition = &list->items[i];
    const crd_path *at = CORE_NAMED(path, crd_arena_printf(check->arena, "[%u]", (unsigned)i));
    crd_core_validate_choice(check, CORE_AT(at, "type"), condition->type, known);
    if (!crd_core_is_among(condition->type, known)) continue;
    if (++ends > 1)
      crd_core_bad_text(check, CORE_AT(at, "type"), condition->type,
                        "There may be at most one condition with type \"Issued\", \"Denied\", or \"Failed\"");
    crd_core_validate_choice(check, CORE_AT(at, "status"), condition->status, "True");
  }
}

/* ---- the chain ---- */

static void say_of_chain(core_check *check, crd_string chain, const char *detail) {
  crd_core_invalid(check, CHAIN, crd_bad_string(chain), detail);
}

static void validate_dns_name(core_check *check, crd_string name) {
  if (!name.size) say_of_chain(check, name, "leaf certificate should not contain empty DNSName");
  if (crd_string_contains(name, CRD_STRING("..")))
    say_of_chain(check, name, "leaf certificate's DNSName should not contain '..'");
  if (name.size && (name.data[0] == '.' || name.data[name.size - 1] == '.'))
    say_of_chain(check, name, "leaf certificate's DNSName should not start or end with '.'");
}

/* Checks the DNS names, then the mail addresses. */
static void validate_leaf_names(core_check *check, const core_certificate *leaf) {
  crd_string name;
  unsigned kind;
  for (crd_string rest = leaf->names; crd_core_next_name(check->arena, &rest, &kind, &name);)
    if (kind == CORE_NAME_DNS) validate_dns_name(check, name);
  for (crd_string rest = leaf->names; crd_core_next_name(check->arena, &rest, &kind, &name);)
    if (kind == CORE_NAME_MAIL && !crd_format_is_email(name))
      say_of_chain(check, name, "leaf certificate should not contain invalid EmailAddress");
}

/* Whether the certificate has the requested key. */
static bool has_wanted_key(core_check *check, const core_certificates_pod_certificate_request_spec *spec,
                           const core_public_key *key, crd_string chain) {
  core_signing_request request;
  core_public_key *wanted = &request.key;
  if (spec->stub_pkcs10_request.size &&
      crd_core_read_signing_request(check->arena, spec->stub_pkcs10_request, &request).size)
    crd_core_invalid(check, CORE_AT(CORE_SPEC, "stubPKCS10Request"), crd_bad_none(), "must be a valid PKCS#10 CSR");
  else if (!spec->stub_pkcs10_request.size && !crd_core_read_public_key(check->arena, spec->pkix_public_key, wanted))
    crd_core_invalid(check, CORE_AT(CORE_SPEC, "pkixPublicKey"), crd_bad_none(),
                     "must be a valid PKIX-serialized public key");
  else if (wanted->kind != CORE_KEY_UNKNOWN && wanted->kind <= CORE_KEY_ED25519 &&
           !(wanted->kind == key->kind && crd_string_equal(wanted->parameters, key->parameters) &&
             crd_string_equal(wanted->bytes, key->bytes)))
    say_of_chain(check, chain, "leaf certificate was not issued to the requested public key");
  else
    return true;
  return false;
}

static bool refuse_leaf_time(core_check *check, crd_string field, core_time time, const char *detail) {
  crd_core_invalid(check, CORE_NAMED(CORE_STATUS, field), crd_bad_json(time.text), detail);
  return false;
}

/* Whether the times are set and valid: no errors were added since there were `errors`. */
static bool has_times(core_check *check, const request_status *status, size_t errors) {
  static const char consistent[] = "must be present and consistent with the issued certificate";
  if (!status->not_before.text.size) crd_core_required(check, CORE_AT(CORE_STATUS, "notBefore"), consistent);
  if (!status->not_after.text.size) crd_core_required(check, CORE_AT(CORE_STATUS, "notAfter"), consistent);
  if (!status->begin_refresh_at.text.size)
    crd_core_required(check, CORE_AT(CORE_STATUS, "beginRefreshAt"),
                      "must be present and in the range [notbefore+10min, notafter-10min]");
  return core_count_errors(check) == errors;
}

/* With certificates/validation.timeNear. */
static bool begins_and_ends(core_check *check, const request_status *status, const core_certificate *leaf, int64_t now) {
  enum { NEAR = 5 * 60 };
  const int64_t start = crd_core_instant_of(status->not_before.text);
  if (start != leaf->not_before)
    return refuse_leaf_time(check, CRD_STRING("notBefore"), status->not_before,
                            "must be set to the NotBefore time encoded in the leaf certificate");
  if (start <= now - NEAR || start >= now + NEAR)
    return refuse_leaf_time(check, CRD_STRING("notBefore"), status->not_before,
                            "must be set to within 5 minutes of kube-apiserver's current time");
  if (crd_core_instant_of(status->not_after.text) != leaf->not_after)
    return refuse_leaf_time(check, CRD_STRING("notAfter"), status->not_after,
                            "must be set to the NotAfter time encoded in the leaf certificate");
  return true;
}

static bool lasts_as_asked(core_check *check, const core_certificate *leaf, int32_t most) {
  enum { HOUR = 60 * 60 };
  const int64_t nanos = 1000000000, seconds = leaf->not_after - leaf->not_before;
  if (seconds >= HOUR && seconds <= most) return true;
  int64_t shown = seconds > INT64_MAX / nanos   ? INT64_MAX /* Time.Sub saturates at the longest Duration */
                  : seconds < INT64_MIN / nanos ? INT64_MIN
                                                : seconds * nanos;
  if (seconds < HOUR)
    crd_core_bad_number(check, CHAIN, shown, "leaf certificate lifetime must be >= 1 hour");
  else
    crd_core_invalid_as(check, CHAIN, crd_bad_int(shown),
                        "leaf certificate lifetime must be <= spec.maxExpirationSeconds (%d)", (int)most);
  return false;
}

static bool refreshes_in_time(core_check *check, const request_status *status) {
  enum { MARGIN = 10 * 60 };
  const int64_t refresh = crd_core_instant_of(status->begin_refresh_at.text);
  const crd_string field = CRD_STRING("beginRefreshAt");
  if (refresh < crd_core_instant_of(status->not_before.text) + MARGIN)
    return refuse_leaf_time(check, field, status->begin_refresh_at, "must be at least 10 minutes after status.notBefore");
  if (refresh > crd_core_instant_of(status->not_after.text) - MARGIN)
    return refuse_leaf_time(check, field, status->begin_refresh_at, "must be at least 10 minutes before status.notAfter");
  return true;
}

static void validate_rest_of_chain(core_check *check, crd_string chain, crd_string rest) {
  core_pem_block block;
  core_certificate certificate;
  while (crd_core_next_pem(check->arena, &rest, &block)) {
    const char *wrong = NULL;
    if (!core_is(block.type, "CERTIFICATE"))
      wrong = "issued certificate chain must consist entirely of CERTFICATE PEM blocks";
    else if (crd_core_judge_certificate(check->arena, block.bytes, &certificate).size)
      wrong = "intermediate certificate does not parse as valid X.509";
    if (!wrong) continue;
    say_of_chain(check, chain, wrong);
    return;
  }
}

static void validate_issued(core_judging *judging, const certificate_request *request, const certificate_request *old) {
  enum { MOST_BYTES = 100 << 10 };
  const request_status *status = &request->status;
  const crd_string chain = status->certificate_chain;
  core_check *check = &judging->check;
  const size_t errors = core_count_errors(check);
  crd_string rest = chain;
  core_pem_block block;
  core_certificate leaf;
  if (chain.size > MOST_BYTES) {
    crd_core_too_long(check, CHAIN, MOST_BYTES);
  } else if (!crd_core_next_pem(check->arena, &rest, &block)) {
    say_of_chain(check, chain, "issued certificate chain must contain at least one certificate");
  } else if (!core_is(block.type, "CERTIFICATE")) {
    say_of_chain(check, chain, "issued certificate chain must consist entirely of CERTIFICATE PEM blocks");
  } else if (crd_core_judge_certificate(check->arena, block.bytes, &leaf).size) {
    say_of_chain(check, chain, "leaf certificate does not parse as valid X.509");
  } else {
    validate_leaf_names(check, &leaf);
    if (has_wanted_key(check, &old->spec, &leaf.key, chain) && has_times(check, status, errors) &&
        begins_and_ends(check, status, &leaf, crd_core_instant_of(judging->now)) &&
        lasts_as_asked(check, &leaf, request->spec.max_expiration_seconds.value) && refreshes_in_time(check, status))
      validate_rest_of_chain(check, chain, rest);
  }
}

/* validateSemanticEquality */
static void validate_as_it_was(core_check *check, const request_status *now, const request_status *before,
                               const char *detail) {
  if (!crd_core_equal(&crd_core_certificates_pod_certificate_request_status_type, now, before))
    crd_core_invalid(check, CORE_STATUS, crd_bad_none(), detail);
}

/* ValidatePodCertificateRequestStatusUpdate */
static void validate_certificate_request_status(core_judging *judging, core_check *check, const void *object,
                                                const void *before) {
  const certificate_request *request = object, *old = before;
  const request_status *now = &request->status;
  const size_t errors = core_count_errors(check);
  crd_core_validate_metadata_update(check, &request->metadata, &old->metadata);
  if (core_count_errors(check) != errors) return;
  validate_ends(check, &now->conditions);
  crd_core_validate_conditions(check, &now->conditions, CORE_AT(CORE_STATUS, "conditions"));
  if (core_count_errors(check) != errors) return;
  if (ended_so(&old->status, "Issued Denied Failed")) {
    validate_as_it_was(check, now, &old->status, "immutable after PodCertificateRequest is issued, denied, or failed");
  } else if (ended_so(now, "Denied Failed")) {
    const request_status wanted = {.conditions = now->conditions};
    validate_as_it_was(check, now, &wanted,
                       "non-condition status fields must be empty when denying or failing the PodCertificateRequest");
  } else if (ended_so(now, "Issued")) {
    validate_issued(judging, request, old);
  } else {
    validate_as_it_was(check, now, &old->status,
                       "status is immutable unless transitioning to \"Issued\", \"Denied\", or \"Failed\"");
  }
}

enum { DAY = 24 * 60 * 60 };

/* ---- the request ---- */

/* Checks the object of the request: its name and uid. */
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

/* Adds an error for a curve or modulus that is too weak; returns whether it did. */
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
                   .validate = validate_certificate_request_status),
};
