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
/* Named curves, what they are called, by errors of their points as well, and how long those are. */
static const struct {
  crd_string oid;
  const char *name, *in_errors;
  size_t point;
} named_curves[] = {
    {CRD_STRING_INIT("\x06\x05\x2b\x81\x04\x00\x21"), "P-224", "P224", 57},
    {CRD_STRING_INIT("\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07"), "P-256", "P256", 65},
    {CRD_STRING_INIT("\x06\x05\x2b\x81\x04\x00\x22"), "P-384", "P384", 97},
    {CRD_STRING_INIT("\x06\x05\x2b\x81\x04\x00\x23"), "P-521", "P521", 133},
};
void crd_core_take_algorithm(crd_arena *arena, crd_string identifier, crd_string *oid, crd_string *parameters) {
  core_asn1_element element;
  *oid = crd_core_next_asn1(arena, &identifier, &element) ? element.content : CRD_STRING("");
  *parameters = crd_core_next_asn1(arena, &identifier, &element) ? element.whole : CRD_STRING("");
}

int crd_core_take_positive(crd_arena *arena, crd_string *bytes, size_t most) {
  core_asn1_element element;
  if (!crd_core_next_asn1(arena, bytes, &element) || element.tag != 0x02 || !element.content.size) return -1;
  const unsigned char *data = (const unsigned char *)element.content.data;
  size_t size = element.content.size;
  if (size > 1 && ((data[0] == 0 && !(data[1] & 0x80)) || (data[0] == 0xff && data[1] & 0x80))) return -1;
  if (size > most) return -1;
  return !(data[0] & 0x80) && !(size == 1 && data[0] == 0);
}

static crd_string judge_rsa_key(crd_arena *arena, crd_string parameters, crd_string key) {
  core_asn1_element list;
  if (!crd_string_equal(parameters, CRD_STRING("\x05\x00"))) return CRD_STRING("x509: RSA key missing NULL parameters");
  if (!crd_core_next_asn1(arena, &key, &list) || list.tag != 0x30) return CRD_STRING("x509: invalid RSA public key");
  int modulus = crd_core_take_positive(arena, &list.content, SIZE_MAX);
  if (modulus < 0) return CRD_STRING("x509: invalid RSA modulus");
  int exponent = crd_core_take_positive(arena, &list.content, sizeof(int64_t));
  if (exponent < 0) return CRD_STRING("x509: invalid RSA public exponent");
  if (!modulus) return CRD_STRING("x509: RSA modulus is not a positive number");
  if (!exponent) return CRD_STRING("x509: RSA public exponent is not a positive number");
  return CORE_NO_DETAIL;
}

static crd_string judge_curve_key(crd_arena *arena, const core_public_key *key) {
  core_asn1_element oid;
  crd_string rest = key->parameters;
  if (!crd_core_next_asn1(arena, &rest, &oid) || oid.tag != 0x06) return CRD_STRING("x509: invalid ECDSA parameters");
  for (size_t i = 0; i < sizeof named_curves / sizeof *named_curves; i++)
    if (crd_string_equal(oid.whole, named_curves[i].oid)) {
      if (!key->bytes.size || key->bytes.data[0] != 4) return CRD_STRING("ecdsa: invalid uncompressed public key");
      if (key->bytes.size != named_curves[i].point)
        return crd_arena_printf(arena, "invalid %s point encoding", named_curves[i].in_errors);
      return crd_core_is_off_curve(key) ? crd_arena_printf(arena, "%s point not on curve", named_curves[i].in_errors)
                                        : CORE_NO_DETAIL;
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
  *key = (core_public_key){.kind = CORE_KEY_UNKNOWN, .info = info};
  if (!crd_core_next_asn1(arena, &info, &parts) || !crd_core_next_asn1(arena, &parts.content, &identifier) ||
      !crd_core_next_asn1(arena, &parts.content, &bits) || !bits.content.size)
    return CORE_NO_DETAIL;
  crd_core_take_algorithm(arena, identifier.content, &oid, &key->parameters);
  key->bytes = crd_string_slice(bits.content, 1, bits.content.size);
  key->kind = crd_core_key_kind(oid);
  if (key->kind == CORE_KEY_RSA) return judge_rsa_key(arena, key->parameters, key->bytes);
  if (key->kind == CORE_KEY_ECDSA) return judge_curve_key(arena, key);
  if (key->kind != CORE_KEY_ED25519) return CORE_NO_DETAIL;
  if (key->parameters.size) return CRD_STRING("x509: Ed25519 key encoded with illegal parameters");
  return key->bytes.size == SHORT_KEY ? CORE_NO_DETAIL : CRD_STRING("x509: wrong Ed25519 public key size");
}

size_t crd_core_rsa_bits(crd_arena *arena, const core_public_key *key) {
  core_asn1_element list, modulus;
  crd_string bytes = key->bytes;
  if (!crd_core_next_asn1(arena, &bytes, &list) || !crd_core_next_asn1(arena, &list.content, &modulus)) return 0;
  size_t zeros = modulus.content.size && modulus.content.data[0] == 0;
  return (modulus.content.size - zeros) * 8;
}

const char *crd_core_curve_name(const core_public_key *key) {
  for (size_t i = 0; i < sizeof named_curves / sizeof *named_curves; i++)
    if (crd_string_has_prefix(key->parameters, named_curves[i].oid)) return named_curves[i].name;
  return "";
}
