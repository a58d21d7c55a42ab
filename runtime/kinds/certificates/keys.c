/* SPDX-License-Identifier: Apache-2.0 */
/* Public keys (parsePublicKey of crypto/x509). */
#include "keys.h"

#include "../check.h"

static const struct {
  crd_string oid;
  core_key_kind kind;
} key_algorithms[] = {
    {CRD_STRING_INIT("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01"), CORE_KEY_RSA},
    {CRD_STRING_INIT("\x2a\x86\x48\xce\x3d\x02\x01"), CORE_KEY_ECDSA},
    {CRD_STRING_INIT("\x2b\x65\x70"), CORE_KEY_ED25519},
    {CRD_STRING_INIT("\x2a\x86\x48\xce\x38\x04\x01"), CORE_KEY_DSA},
    {CRD_STRING_INIT("\x2b\x65\x6e"), CORE_KEY_X25519},
};
#define ONES "\xff\xff\xff\xff"
#define ZEROS "\0\0\0\0"
/* Named curves: the name, the name in errors about points and numbers (as in amd64's code), the size of points, and the
 * limit that numbers must be below. */
static const struct {
  crd_string oid;
  const char *name, *in_errors, *number;
  size_t point;
  const char *prime;
} named_curves[] = {
    {CRD_STRING_INIT("\x06\x05\x2b\x81\x04\x00\x21"), "P-224", "P224", "P224Element", 57,
     ONES ONES ONES ONES ZEROS ZEROS "\0\0\0\1"},
    {CRD_STRING_INIT("\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07"), "P-256", "P256", "P256 element", 65,
     ONES "\0\0\0\1" ZEROS ZEROS ZEROS ONES ONES ONES},
    {CRD_STRING_INIT("\x06\x05\x2b\x81\x04\x00\x22"), "P-384", "P384", "P384Element", 97,
     ONES ONES ONES ONES ONES ONES ONES "\xff\xff\xff\xfe" ONES ZEROS ZEROS ONES},
    {CRD_STRING_INIT("\x06\x05\x2b\x81\x04\x00\x23"), "P-521", "P521", "P521Element", 133,
     "\x01\xff" ONES ONES ONES ONES ONES ONES ONES ONES ONES ONES ONES ONES ONES ONES ONES ONES},
};

static crd_string judge_rsa_key(crd_arena *arena, core_public_key *key) {
  crd_string list, bytes = key->bytes;
  if (!crd_string_equal(key->parameters, CRD_STRING("\x05\x00"))) return CRD_STRING("x509: RSA key missing NULL parameters");
  if (!crd_core_take_der(arena, &bytes, DER_SEQUENCE, &list)) return CRD_STRING("x509: invalid RSA public key");
  bytes = list;
  int modulus = crd_core_take_positive(arena, &bytes, SIZE_MAX);
  if (modulus < 0) return CRD_STRING("x509: invalid RSA modulus");
  int exponent = crd_core_take_positive(arena, &bytes, sizeof(int64_t));
  if (exponent < 0) return CRD_STRING("x509: invalid RSA public exponent");
  if (!modulus) return CRD_STRING("x509: RSA modulus is not a positive number");
  if (!exponent) return CRD_STRING("x509: RSA public exponent is not a positive number");
  key->bytes = crd_string_slice(list, 0, list.size - bytes.size);
  return CORE_NO_DETAIL;
}

static crd_string judge_dsa_key(crd_arena *arena, const core_public_key *key) {
  crd_string list, bytes = key->bytes, parameters = key->parameters;
  int number = crd_core_take_positive(arena, &bytes, SIZE_MAX);
  bool positive = number > 0, good = crd_core_take_der(arena, &parameters, DER_SEQUENCE, &list);
  if (number < 0) return CRD_STRING("x509: invalid DSA public key");
  for (unsigned i = 0; good && i < 3; i++) {
    number = crd_core_take_positive(arena, &list, SIZE_MAX);
    good = number >= 0;
    positive = positive && number > 0;
  }
  if (!good) return CRD_STRING("x509: invalid DSA parameters");
  return positive ? CORE_NO_DETAIL : CRD_STRING("x509: zero or negative DSA parameter");
}

static crd_string judge_curve_key(crd_arena *arena, const core_public_key *key) {
  crd_string oid, rest = key->parameters;
  if (!crd_core_take_der(arena, &rest, DER_OID, &oid)) return CRD_STRING("x509: invalid ECDSA parameters");
  for (size_t i = 0; i < sizeof named_curves / sizeof *named_curves; i++) {
    const char *const point = named_curves[i].in_errors, *const prime = named_curves[i].prime;
    if (!crd_string_equal(key->parameters, named_curves[i].oid)) continue;
    if (!key->bytes.size || key->bytes.data[0] != 4) return CRD_STRING("ecdsa: invalid uncompressed public key");
    if (key->bytes.size != named_curves[i].point) return crd_arena_printf(arena, "invalid %s point encoding", point);
    const size_t size = named_curves[i].point / 2;
    if (memcmp(key->bytes.data + 1, prime, size) >= 0 || memcmp(key->bytes.data + 1 + size, prime, size) >= 0)
      return crd_arena_printf(arena, "invalid %s encoding", named_curves[i].number);
    return crd_core_is_off_curve(arena, key) ? crd_arena_printf(arena, "%s point not on curve", point) : CORE_NO_DETAIL;
  }
  return CRD_STRING("x509: unsupported elliptic curve");
}

core_key_kind crd_core_key_kind(crd_string oid) {
  for (size_t i = 0; i < sizeof key_algorithms / sizeof *key_algorithms; i++)
    if (crd_string_equal(oid, key_algorithms[i].oid)) return key_algorithms[i].kind;
  return CORE_KEY_UNKNOWN;
}

crd_string crd_core_judge_key(crd_arena *arena, crd_string info, core_public_key *key) {
  enum { SHORT_KEY = 32 };
  core_asn1_element parts, identifier, bits;
  crd_string oid;
  *key = (core_public_key){.kind = CORE_KEY_UNKNOWN};
  if (!crd_core_next_asn1(arena, &info, &parts) || !crd_core_next_asn1(arena, &parts.content, &identifier) ||
      !crd_core_next_asn1(arena, &parts.content, &bits))
    return CORE_NO_DETAIL;
  crd_core_take_algorithm(arena, identifier.content, &oid, &key->parameters);
  key->bytes = crd_core_right_align(arena, bits.content);
  key->kind = crd_core_key_kind(oid);
  if (key->kind == CORE_KEY_RSA) return judge_rsa_key(arena, key);
  if (key->kind == CORE_KEY_ECDSA) return judge_curve_key(arena, key);
  if (key->kind == CORE_KEY_DSA) return judge_dsa_key(arena, key);
  if (key->kind != CORE_KEY_ED25519) return CORE_NO_DETAIL;
  if (key->parameters.size) return CRD_STRING("x509: Ed25519 key encoded with illegal parameters");
  return key->bytes.size == SHORT_KEY ? CORE_NO_DETAIL : CRD_STRING("x509: wrong Ed25519 public key size");
}

size_t crd_core_rsa_bits(crd_arena *arena, const core_public_key *key) {
  core_asn1_element modulus;
  crd_string bytes = key->bytes;
  if (!crd_core_next_asn1(arena, &bytes, &modulus)) return 0;
  size_t zeros = modulus.content.size && modulus.content.data[0] == 0;
  return (modulus.content.size - zeros) * 8;
}

const char *crd_core_curve_name(const core_public_key *key) {
  for (size_t i = 0; i < sizeof named_curves / sizeof *named_curves; i++)
    if (crd_string_has_prefix(key->parameters, named_curves[i].oid)) return named_curves[i].name;
  return "";
}
