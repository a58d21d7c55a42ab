/* SPDX-License-Identifier: Apache-2.0 */
/* Signatures (checkSignature of crypto/x509), which GnuTLS verifies. */
#include "../check.h"
#include "gnutls_library.h"
#include "keys.h"

#define PSS CRD_STRING_INIT("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0a")
/* signatureAlgorithmDetails; for PSS the hash is in the parameters. */
static const struct {
  crd_string oid;
  core_key_kind kind;
  gnutls_sign_algorithm_t algorithm;
  const char *insecure; /* its name if it is refused */
} signatures[] = {
    {CRD_STRING_INIT("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x04"), CORE_KEY_RSA, GNUTLS_SIGN_RSA_MD5, "MD5-RSA"},
    {CRD_STRING_INIT("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x05"), CORE_KEY_RSA, GNUTLS_SIGN_RSA_SHA1, NULL},
    {CRD_STRING_INIT("\x2b\x0e\x03\x02\x1d"), CORE_KEY_RSA, GNUTLS_SIGN_RSA_SHA1, NULL},
    {PSS, CORE_KEY_RSA, GNUTLS_SIGN_UNKNOWN, NULL},
    {CRD_STRING_INIT("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0b"), CORE_KEY_RSA, GNUTLS_SIGN_RSA_SHA256, NULL},
    {CRD_STRING_INIT("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0c"), CORE_KEY_RSA, GNUTLS_SIGN_RSA_SHA384, NULL},
    {CRD_STRING_INIT("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0d"), CORE_KEY_RSA, GNUTLS_SIGN_RSA_SHA512, NULL},
    {CRD_STRING_INIT("\x2a\x86\x48\xce\x3d\x04\x01"), CORE_KEY_ECDSA, GNUTLS_SIGN_ECDSA_SHA1, NULL},
    {CRD_STRING_INIT("\x2a\x86\x48\xce\x3d\x04\x03\x02"), CORE_KEY_ECDSA, GNUTLS_SIGN_ECDSA_SHA256, NULL},
    {CRD_STRING_INIT("\x2a\x86\x48\xce\x3d\x04\x03\x03"), CORE_KEY_ECDSA, GNUTLS_SIGN_ECDSA_SHA384, NULL},
    {CRD_STRING_INIT("\x2a\x86\x48\xce\x3d\x04\x03\x04"), CORE_KEY_ECDSA, GNUTLS_SIGN_ECDSA_SHA512, NULL},
    {CRD_STRING_INIT("\x2b\x65\x70"), CORE_KEY_ED25519, GNUTLS_SIGN_EDDSA_ED25519, NULL},
};
/* Indexed by core_key_kind: the algorithm of a signature, of a key, and the error for a key of another kind. */
static const char *const algorithm_names[] = {"0", "RSA", "ECDSA", "Ed25519", "DSA"};
static const char *const go_types[] = {"<nil>",          "*rsa.PublicKey", "*ecdsa.PublicKey", "ed25519.PublicKey",
                                       "*dsa.PublicKey", "*ecdh.PublicKey"};
static const char *const refusals[] = {"", "crypto/rsa: verification error", "x509: ECDSA verification failure",
                                       "x509: Ed25519 verification failure"};
#define UNIMPLEMENTED CRD_STRING("x509: cannot verify signature: algorithm unimplemented")

/* ---- GnuTLS ---- */

static gnutls_datum_t datum_of(crd_string bytes) {
  return (gnutls_datum_t){.data = (unsigned char *)(uintptr_t)bytes.data, .size = (unsigned)bytes.size};
}

/* Takes the next number of an RSA key. */
static gnutls_datum_t next_rsa_number(crd_arena *arena, crd_string *numbers) {
  core_asn1_element number = {.content = {NULL, 0}};
  crd_core_next_asn1(arena, numbers, &number);
  return datum_of(number.content);
}

/* Imports the two halves of a point, whose size identifies the curve. */
static int import_point(const gnutls_library *gnutls, const core_public_key *key, gnutls_pubkey_t imported) {
  const size_t half = key->bytes.size / 2;
  const gnutls_ecc_curve_t curve = half == 28   ? GNUTLS_ECC_CURVE_SECP224R1
                                   : half == 32 ? GNUTLS_ECC_CURVE_SECP256R1
                                   : half == 48 ? GNUTLS_ECC_CURVE_SECP384R1
                                                : GNUTLS_ECC_CURVE_SECP521R1;
  const gnutls_datum_t x = datum_of(crd_string_slice(key->bytes, 1, 1 + half)),
                       y = datum_of(crd_string_slice(key->bytes, 1 + half, key->bytes.size));
  return gnutls->pubkey_import_ecc_raw(imported, curve, &x, &y);
}

/* Imports a key into GnuTLS; returns a GnuTLS status, below zero for an error. */
static int import_key(crd_arena *arena, const gnutls_library *gnutls, const core_public_key *key,
                      gnutls_pubkey_t *imported) {
  crd_string bytes = key->bytes;
  const gnutls_datum_t whole = datum_of(bytes);
  int status = gnutls->pubkey_init(imported);
  if (status < 0) return status;
  if (key->kind == CORE_KEY_ECDSA) {
    status = import_point(gnutls, key, *imported);
  } else if (key->kind == CORE_KEY_RSA) {
    const gnutls_datum_t modulus = next_rsa_number(arena, &bytes), exponent = next_rsa_number(arena, &bytes);
    status = gnutls->pubkey_import_rsa_raw(*imported, &modulus, &exponent);
  } else {
    status = gnutls->pubkey_import_ecc_raw(*imported, GNUTLS_ECC_CURVE_ED25519, &whole, NULL);
  }
  if (status < 0) gnutls->pubkey_deinit(*imported);
  return status;
}

bool crd_core_is_off_curve(crd_arena *arena, const core_public_key *key) {
  const char *why;
  const gnutls_library *gnutls = crd_core_gnutls(&why);
  gnutls_pubkey_t imported;
  if (!gnutls || import_key(arena, gnutls, key, &imported) < 0) return false;
  int status = gnutls->pubkey_verify_params(imported);
  gnutls->pubkey_deinit(imported);
  return status < 0;
}

/* Requires a salt of that many bytes for a key's PSS signatures with SHA-256. */
static int expect_salt(const gnutls_library *gnutls, gnutls_pubkey_t key, unsigned salt) {
  gnutls_x509_spki_t spki;
  int status = gnutls->x509_spki_init(&spki);
  if (status < 0) return status;
  gnutls->x509_spki_set_rsa_pss_params(spki, GNUTLS_DIG_SHA256, salt);
  status = gnutls->pubkey_set_spki(key, spki, 0);
  gnutls->x509_spki_deinit(spki);
  return status;
}

/* Whether the signature matches the text. If it cannot be verified here, the object is not judged. The salt of PSS is as
 * long as its hash, or `salt`. */
static bool verifies(core_check *check, const core_public_key *key, gnutls_sign_algorithm_t algorithm, unsigned salt,
                     crd_string text, crd_string signature) {
  const unsigned flags = GNUTLS_VERIFY_ALLOW_BROKEN | GNUTLS_VERIFY_ALLOW_SIGN_WITH_SHA1;
  const gnutls_datum_t data = datum_of(text), bytes = datum_of(signature);
  const char *why;
  const gnutls_library *gnutls = crd_core_gnutls(&why);
  gnutls_pubkey_t imported;
  int status = GNUTLS_E_SUCCESS;
  if (gnutls) {
    status = import_key(check->arena, gnutls, key, &imported);
    if (status >= 0) {
      if (salt) status = expect_salt(gnutls, imported, salt);
      if (status >= 0) status = gnutls->pubkey_verify_data2(imported, algorithm, flags, &data, &bytes);
      gnutls->pubkey_deinit(imported);
    }
    if (status >= 0 || status == GNUTLS_E_PK_SIG_VERIFY_FAILED) return status >= 0;
    why = gnutls->strerror(status);
  }
  check->unjudged = crd_arena_printf(check->arena, "its signature cannot be verified: %s", why);
  return false;
}

/* ---- RSA ---- */

static size_t count_bits(crd_string number) {
  size_t bits = number.size * 8;
  for (unsigned top = number.size ? (uint8_t)number.data[0] : 0x80; !(top & 0x80); top <<= 1) bits--;
  return bits;
}

static crd_string without_zeros(crd_string bytes) {
  while (bytes.size && !bytes.data[0]) bytes = crd_string_slice(bytes, 1, bytes.size);
  return bytes;
}

/* checkPublicKeySize, checkPublicKey of crypto/rsa; servers before 1.33 use a Go without a minimum size (rsa1024min). */
static crd_string judge_rsa_numbers(const core_check *check, const core_public_key *key, size_t *size) {
  enum { LEAST_BITS = 1024, MOST_EXPONENT_BITS = 31, ASKS_SIZE = 33 };
  crd_arena *arena = check->arena;
  core_asn1_element modulus, exponent;
  crd_string bytes = key->bytes;
  crd_core_next_asn1(arena, &bytes, &modulus);
  crd_core_next_asn1(arena, &bytes, &exponent);
  crd_string n = without_zeros(modulus.content), e = without_zeros(exponent.content);
  size_t bits = count_bits(n), exponent_bits = count_bits(e);
  *size = n.size;
  if (bits < LEAST_BITS && check->options->minor >= ASKS_SIZE)
    return crd_arena_printf(
        arena, "crypto/rsa: %zu-bit keys are insecure (see https://go.dev/pkg/crypto/rsa#hdr-Minimum_key_size)", bits);
  if (!(n.data[n.size - 1] & 1)) return CRD_STRING("crypto/rsa: public modulus is even");
  if (exponent_bits < 2) return CRD_STRING("crypto/rsa: public exponent too small or negative");
  if (!(e.data[e.size - 1] & 1)) return CRD_STRING("crypto/rsa: public exponent is even");
  if (exponent_bits > MOST_EXPONENT_BITS) return CRD_STRING("crypto/rsa: public exponent too large");
  return CORE_NO_DETAIL;
}

/* getSignatureAlgorithmFromAI: the parameters of PSS must name the same SHA-2 hash twice, and its size as the size of the
 * salt. */
static gnutls_sign_algorithm_t read_pss(crd_arena *arena, crd_string parameters) {
  static const struct {
    crd_string oid;
    char salt;
    gnutls_sign_algorithm_t algorithm;
  } hashes[] = {
      {CRD_STRING_INIT("\x60\x86\x48\x01\x65\x03\x04\x02\x01"), 32, GNUTLS_SIGN_RSA_PSS_SHA256},
      {CRD_STRING_INIT("\x60\x86\x48\x01\x65\x03\x04\x02\x02"), 48, GNUTLS_SIGN_RSA_PSS_SHA384},
      {CRD_STRING_INIT("\x60\x86\x48\x01\x65\x03\x04\x02\x03"), 64, GNUTLS_SIGN_RSA_PSS_SHA512},
  };
  const crd_string mgf1 = CRD_STRING("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x08"), null = CRD_STRING("\x05\x00");
  core_asn1_element list, parts[3], number, identifier;
  crd_string hash, hash_parameters, mask, own, own_parameters;
  if (!crd_core_next_asn1(arena, &parameters, &list)) return GNUTLS_SIGN_UNKNOWN;
  for (unsigned i = 0; i < 3; i++)
    if (!crd_core_next_asn1(arena, &list.content, &parts[i]) || parts[i].tag != 0xa0 + i) return GNUTLS_SIGN_UNKNOWN;
  if (!crd_core_next_asn1(arena, &parts[0].content, &identifier)) return GNUTLS_SIGN_UNKNOWN;
  crd_core_take_algorithm(arena, identifier.content, &hash, &hash_parameters);
  if (!crd_core_next_asn1(arena, &parts[1].content, &identifier)) return GNUTLS_SIGN_UNKNOWN;
  crd_core_take_algorithm(arena, identifier.content, &mask, &parameters);
  if (!crd_core_next_asn1(arena, &parameters, &identifier)) return GNUTLS_SIGN_UNKNOWN;
  crd_core_take_algorithm(arena, identifier.content, &own, &own_parameters);
  if (!crd_core_next_asn1(arena, &parts[2].content, &number) || number.content.size != 1) return GNUTLS_SIGN_UNKNOWN;
  if (crd_core_next_asn1(arena, &list.content, &identifier) && !crd_string_has_suffix(identifier.whole, CRD_STRING("\x01")))
    return GNUTLS_SIGN_UNKNOWN; /* the trailer is not the only defined one */
  if ((hash_parameters.size && !crd_string_equal(hash_parameters, null)) || !crd_string_equal(mask, mgf1) ||
      !crd_string_equal(own, hash) || (own_parameters.size && !crd_string_equal(own_parameters, null)))
    return GNUTLS_SIGN_UNKNOWN;
  for (size_t i = 0; i < sizeof hashes / sizeof *hashes; i++)
    if (crd_string_equal(hash, hashes[i].oid) && number.content.data[0] == hashes[i].salt) return hashes[i].algorithm;
  return GNUTLS_SIGN_UNKNOWN;
}

/* ---- checks of signatures ---- */

/* parseSignature of crypto/ecdsa: two numbers in the shortest form. */
static bool is_pair(crd_arena *arena, crd_string signature) {
  core_asn1_element list;
  return crd_core_next_asn1(arena, &signature, &list) && list.tag == DER_SEQUENCE && !signature.size &&
         crd_core_take_positive(arena, &list.content, SIZE_MAX) > 0 &&
         crd_core_take_positive(arena, &list.content, SIZE_MAX) > 0 && !list.content.size;
}

/* VerifyPKCS1v15, VerifyPSS, VerifyASN1, Verify. */
static crd_string judge_signed(core_check *check, const core_public_key *key, gnutls_sign_algorithm_t algorithm,
                               crd_string text, crd_string signature) {
  size_t size = signature.size;
  crd_string error = key->kind == CORE_KEY_RSA ? judge_rsa_numbers(check, key, &size) : CORE_NO_DETAIL;
  if (error.size) return error;
  bool fits = key->kind == CORE_KEY_ECDSA ? is_pair(check->arena, signature) : signature.size == size;
  if (fits && verifies(check, key, algorithm, 0, text, signature)) return CORE_NO_DETAIL;
  return crd_string_of(refusals[key->kind]);
}

crd_string crd_core_judge_request_signature(core_check *check, const core_signing_request *request) {
  crd_string oid, parameters;
  const core_public_key *key = &request->key;
  crd_core_take_algorithm(check->arena, request->algorithm, &oid, &parameters);
  for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
    gnutls_sign_algorithm_t algorithm = signatures[i].algorithm;
    if (!crd_string_equal(oid, signatures[i].oid)) continue;
    if (algorithm == GNUTLS_SIGN_UNKNOWN) algorithm = read_pss(check->arena, parameters);
    if (algorithm == GNUTLS_SIGN_UNKNOWN) return UNIMPLEMENTED;
    if (signatures[i].insecure)
      return crd_arena_printf(check->arena, "x509: cannot verify signature: insecure algorithm %s", signatures[i].insecure);
    if (key->kind == CORE_KEY_UNKNOWN || key->kind > CORE_KEY_ED25519) return UNIMPLEMENTED;
    if (key->kind != signatures[i].kind)
      return crd_arena_printf(check->arena,
                              "x509: signature algorithm specifies an %s public key, but have public key of type %s",
                              algorithm_names[signatures[i].kind], go_types[key->kind]);
    return judge_signed(check, key, algorithm, request->text, request->signature);
  }
  return UNIMPLEMENTED;
}

bool crd_core_is_possessed(core_check *check, const core_public_key *key, crd_string text, crd_string proof) {
  enum { HASH = 32 };
  if (key->kind != CORE_KEY_RSA)
    return !judge_signed(check, key, key->kind == CORE_KEY_ECDSA ? GNUTLS_SIGN_ECDSA_SHA256 : GNUTLS_SIGN_EDDSA_ED25519,
                         text, proof)
                .size;
  size_t size;
  if (judge_rsa_numbers(check, key, &size).size || proof.size != size) return false;
  for (unsigned salt = (unsigned)size - HASH - 2; salt >= HASH; salt--)
    if (verifies(check, key, GNUTLS_SIGN_RSA_PSS_SHA256, salt, text, proof)) return true;
  return false;
}
