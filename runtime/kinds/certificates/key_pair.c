/* SPDX-License-Identifier: Apache-2.0 */
/* crypto/tls' check of a certificate and its key (tls.X509KeyPair). Only the kind of the key is parsed, and its public part
 * if it has one. */
#include "../check.h"
#include "asn1.h"
#include "certificates.h"
#include "pem.h"

enum { KEY_INTEGER = 0x02, KEY_OCTETS = 0x04, KEY_SEQUENCE = 0x30, KEY_PUBLIC = 0xa1 };

/* The types of the skipped blocks. */
typedef struct skipped_blocks {
  crd_text text;
  crd_string last;
  size_t count;
} skipped_blocks;

static void skip_block(skipped_blocks *skipped, crd_string type) {
  if (skipped->count++) crd_text_add_char(&skipped->text, ' ');
  crd_text_add(&skipped->text, type);
  skipped->last = type;
}

static crd_string say_skipped(const skipped_blocks *skipped, const char *what) {
  return crd_arena_printf(skipped->text.arena,
                          "tls: failed to find %s after skipping PEM blocks of the following types: [%.*s]", what,
                          CRD_PRINT(crd_text_string(&skipped->text)));
}

/* The first certificate of a PEM text. */
static crd_string find_certificate(crd_arena *arena, crd_string pem, crd_string *der) {
  skipped_blocks skipped = {.text = {.arena = arena}};
  core_pem_block block;
  bool found = false;
  while (crd_core_next_pem(arena, &pem, &block)) {
    bool is_certificate = core_is(block.type, "CERTIFICATE");
    if (!is_certificate) skip_block(&skipped, block.type);
    if (is_certificate && !found) *der = block.bytes;
    found = found || is_certificate;
  }
  if (found) return CORE_NO_DETAIL;
  if (!skipped.count) return CRD_STRING("tls: failed to find any PEM data in certificate input");
  if (skipped.count == 1 && crd_string_has_suffix(skipped.last, CRD_STRING("PRIVATE KEY")))
    return CRD_STRING(
        "tls: failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs "
        "may have been switched");
  return say_skipped(&skipped, "\"CERTIFICATE\" PEM block in certificate input");
}

static crd_string find_key(crd_arena *arena, crd_string pem, crd_string *der) {
  skipped_blocks skipped = {.text = {.arena = arena}};
  core_pem_block block;
  while (crd_core_next_pem(arena, &pem, &block)) {
    *der = block.bytes;
    if (core_is(block.type, "PRIVATE KEY") || crd_string_has_suffix(block.type, CRD_STRING(" PRIVATE KEY")))
      return CORE_NO_DETAIL;
    skip_block(&skipped, block.type);
  }
  if (!skipped.count) return CRD_STRING("tls: failed to find any PEM data in key input");
  if (skipped.count == 1 && core_is(skipped.last, "CERTIFICATE"))
    return CRD_STRING("tls: found a certificate rather than a key in the PEM for the private key");
  return say_skipped(&skipped, "PEM block with type ending in \"PRIVATE KEY\" in key input");
}

/* ---- the private key ---- */

static bool take_key_part(crd_arena *arena, crd_string *bytes, unsigned tag, core_asn1_element *part) {
  return crd_core_next_asn1(arena, bytes, part) && part->tag == tag;
}

/* PKCS #1: version, modulus, exponent. The public part has the form that it has in a certificate. */
static bool read_rsa_key(crd_arena *arena, crd_string der, core_public_key *key) {
  core_asn1_element outer, part, modulus, exponent;
  if (!take_key_part(arena, &der, KEY_SEQUENCE, &outer) || der.size ||
      !take_key_part(arena, &outer.content, KEY_INTEGER, &part) ||
      !take_key_part(arena, &outer.content, KEY_INTEGER, &modulus) ||
      !take_key_part(arena, &outer.content, KEY_INTEGER, &exponent))
    return false;
  crd_text text = {.arena = arena};
  crd_text_add(&text, modulus.whole);
  crd_text_add(&text, exponent.whole);
  *key = (core_public_key){.kind = CORE_KEY_RSA, .bytes = crd_text_string(&text)};
  return true;
}

/* SEC 1: version, secret, and optionally the curve and the public point. */
static bool read_curve_key(crd_arena *arena, crd_string der, core_public_key *key) {
  core_asn1_element outer, part, bits;
  if (!take_key_part(arena, &der, KEY_SEQUENCE, &outer) || der.size ||
      !take_key_part(arena, &outer.content, KEY_INTEGER, &part) || !take_key_part(arena, &outer.content, KEY_OCTETS, &part))
    return false;
  *key = (core_public_key){.kind = CORE_KEY_ECDSA};
  while (crd_core_next_asn1(arena, &outer.content, &part))
    if (part.tag == KEY_PUBLIC && crd_core_next_asn1(arena, &part.content, &bits) && bits.content.size)
      key->bytes = crd_string_slice(bits.content, 1, bits.content.size);
  return true;
}

/* PKCS #8: version, algorithm, and the key in an OCTET STRING. */
static bool read_wrapped_key(crd_arena *arena, crd_string der, core_public_key *key) {
  core_asn1_element outer, version, algorithm, oid, inner;
  if (!take_key_part(arena, &der, KEY_SEQUENCE, &outer) || der.size ||
      !take_key_part(arena, &outer.content, KEY_INTEGER, &version) ||
      !take_key_part(arena, &outer.content, KEY_SEQUENCE, &algorithm) ||
      !crd_core_next_asn1(arena, &algorithm.content, &oid) || !take_key_part(arena, &outer.content, KEY_OCTETS, &inner))
    return false;
  *key = (core_public_key){.kind = crd_core_key_kind(oid.content)};
  if (key->kind == CORE_KEY_RSA) return read_rsa_key(arena, inner.content, key);
  if (key->kind == CORE_KEY_ECDSA) return read_curve_key(arena, inner.content, key);
  return key->kind == CORE_KEY_ED25519 || key->kind == CORE_KEY_X25519;
}

/* ---- both ---- */

crd_string crd_core_judge_key_pair(crd_arena *arena, crd_string certificate, crd_string key) {
  crd_string certificate_der = {NULL, 0}, key_der = {NULL, 0};
  core_certificate parsed;
  core_public_key of_key = {.bytes = {NULL, 0}};
  crd_string error = find_certificate(arena, certificate, &certificate_der);
  if (!error.size) error = find_key(arena, key, &key_der);
  if (!error.size) error = crd_core_judge_certificate(arena, certificate_der, &parsed);
  if (error.size) return error;
  if (!read_rsa_key(arena, key_der, &of_key) && !read_wrapped_key(arena, key_der, &of_key) &&
      !read_curve_key(arena, key_der, &of_key))
    return CRD_STRING("tls: failed to parse private key");
  if (of_key.kind == CORE_KEY_X25519) return CRD_STRING("tls: found unknown private key type in PKCS#8 wrapping");
  if (parsed.key.kind == CORE_KEY_UNKNOWN || parsed.key.kind > CORE_KEY_ED25519)
    return CRD_STRING("tls: unknown public key algorithm");
  if (parsed.key.kind != of_key.kind) return CRD_STRING("tls: private key type does not match public key type");
  if (of_key.bytes.size && !crd_string_equal(of_key.bytes, parsed.key.bytes))
    return CRD_STRING("tls: private key does not match public key");
  return CORE_NO_DETAIL;
}
