/* SPDX-License-Identifier: Apache-2.0 */
/* PKCS #10 and X.509 (x509.ParseCertificateRequest, ParsePKIXPublicKey, parseCertificate). */
#include "certificates.h"

#include "../check.h"
#include "asn1.h"
#include "keys.h"
#include "pem.h"

#include <crd/json.h>

/* ---- the structs ---- */

#define PARTS(...)                                                                                                          \
  (const core_asn1_type *const[]) {                                                                                         \
    __VA_ARGS__, NULL                                                                                                       \
  }

static const core_asn1_type der_int = {.kind = CORE_ASN1_INT, .name = "int"},
                            der_oid = {.kind = CORE_ASN1_OID, .name = "ObjectIdentifier"},
                            der_bits = {.kind = CORE_ASN1_BITS, .name = "BitString"},
                            der_raw = {.kind = CORE_ASN1_RAW, .name = "RawValue"},
                            der_raw_if_any = {.kind = CORE_ASN1_RAW, .optional = true, .name = "RawValue"},
                            der_any = {.kind = CORE_ASN1_ANY, .name = ""};
static const core_asn1_type algorithm_identifier = {
    .kind = CORE_ASN1_STRUCT, .name = "AlgorithmIdentifier", .parts = PARTS(&der_oid, &der_raw_if_any)};
static const core_asn1_type public_key_info = {
    .kind = CORE_ASN1_STRUCT, .name = "publicKeyInfo", .parts = PARTS(&algorithm_identifier, &der_bits)};
static const core_asn1_type raw_attributes = {.kind = CORE_ASN1_TAGGED, .name = "", .parts = PARTS(&der_raw)};
static const core_asn1_type request_body = {.kind = CORE_ASN1_STRUCT,
                                            .name = "tbsCertificateRequest",
                                            .parts = PARTS(&der_int, &der_raw, &public_key_info, &raw_attributes)};
static const core_asn1_type signed_request = {
    .kind = CORE_ASN1_STRUCT, .name = "certificateRequest", .parts = PARTS(&request_body, &algorithm_identifier, &der_bits)};
static const core_asn1_type name_part = {
    .kind = CORE_ASN1_STRUCT, .name = "AttributeTypeAndValue", .parts = PARTS(&der_oid, &der_any)};
static const core_asn1_type name_set = {
    .kind = CORE_ASN1_SET, .name = "RelativeDistinguishedNameSET", .parts = PARTS(&name_part)};
static const core_asn1_type subject_name = {.kind = CORE_ASN1_LIST, .name = "RDNSequence", .parts = PARTS(&name_set)};

/* ---- the request ---- */

crd_string crd_core_read_signing_request(crd_arena *arena, crd_string der, core_signing_request *request) {
  core_asn1_element outer, body, part;
  crd_string error, rest = der;
  if (!crd_core_read_asn1(arena, &rest, &signed_request, &error)) return error;
  if (rest.size) return CRD_STRING("asn1: syntax error: trailing data");
  crd_core_next_asn1(arena, &der, &outer);
  crd_core_next_asn1(arena, &outer.content, &body);
  request->text = body.whole;
  crd_core_next_asn1(arena, &outer.content, &part);
  request->algorithm = part.content;
  crd_core_next_asn1(arena, &outer.content, &part);
  request->signature = crd_string_slice(part.content, 1, part.content.size);
  crd_core_next_asn1(arena, &body.content, &part); /* the version */
  crd_core_next_asn1(arena, &body.content, &part);
  crd_string subject = part.whole;
  crd_core_next_asn1(arena, &body.content, &part);
  error = crd_core_judge_key(arena, part.whole, &request->key);
  if (error.size) return error;
  return crd_core_read_asn1(arena, &subject, &subject_name, &error) ? CORE_NO_DETAIL : error;
}

crd_string crd_core_judge_signing_request(core_check *check, crd_string pem) {
  crd_arena *arena = check->arena;
  core_pem_block block;
  core_signing_request request;
  if (!crd_core_next_pem(arena, &pem, &block) || !core_is(block.type, "CERTIFICATE REQUEST"))
    return CRD_STRING("PEM block type must be CERTIFICATE REQUEST");
  crd_string error = crd_core_read_signing_request(arena, block.bytes, &request);
  return error.size ? error : crd_core_judge_request_signature(check, &request);
}

bool crd_core_read_public_key(crd_arena *arena, crd_string der, core_public_key *key) {
  crd_string error, rest = der;
  return crd_core_read_asn1(arena, &rest, &public_key_info, &error) && !rest.size &&
         !crd_core_judge_key(arena, der, key).size && key->kind != CORE_KEY_UNKNOWN;
}

/* ---- certificates ---- */

static bool take_tagged(crd_arena *arena, crd_string *bytes, unsigned tag, core_asn1_element *element) {
  return crd_core_next_asn1(arena, bytes, element) && element->tag == tag;
}

/* The version, one where none is given; another number: it is malformed. */
static int take_version(crd_arena *arena, crd_string *body) {
  core_asn1_element tagged, number;
  if (!body->size || (unsigned char)body->data[0] != DER_VERSION) return 1;
  if (!take_tagged(arena, body, DER_VERSION, &tagged) || !take_tagged(arena, &tagged.content, DER_INTEGER, &number) ||
      tagged.content.size || number.content.size != 1 || number.content.data[0] < 0)
    return 0;
  return number.content.data[0] + 1;
}

/* The start of the body, up to the key, whose info goes to `info`. */
static crd_string judge_body(crd_arena *arena, crd_string body, crd_string outer, crd_string *info) {
  core_asn1_element part, algorithm, other;
  int version = take_version(arena, &body);
  if (!version) return CRD_STRING("x509: malformed version");
  if (version > 3) return CRD_STRING("x509: invalid version");
  if (!take_tagged(arena, &body, DER_INTEGER, &part) || !part.content.size)
    return CRD_STRING("x509: malformed serial number");
  if (part.content.data[0] & 0x80) return CRD_STRING("x509: negative serial number");
  if (!take_tagged(arena, &body, DER_SEQUENCE, &algorithm))
    return CRD_STRING("x509: malformed signature algorithm identifier");
  if (!take_tagged(arena, &outer, DER_SEQUENCE, &other)) return CRD_STRING("x509: malformed algorithm identifier");
  if (!crd_string_equal(algorithm.content, other.content))
    return CRD_STRING("x509: inner and outer signature algorithm identifiers don't match");
  if (!take_tagged(arena, &body, DER_SEQUENCE, &part)) return CRD_STRING("x509: malformed issuer");
  if (!take_tagged(arena, &body, DER_SEQUENCE, &part)) return CRD_STRING("x509: malformed validity");
  if (!take_tagged(arena, &body, DER_SEQUENCE, &part)) return CRD_STRING("x509: malformed issuer"); /* of the subject */
  if (!take_tagged(arena, &body, DER_SEQUENCE, &part)) return CRD_STRING("x509: malformed spki");
  *info = part.whole;
  if (!take_tagged(arena, &part.content, DER_SEQUENCE, &other))
    return CRD_STRING("x509: malformed public key algorithm identifier");
  if (!take_tagged(arena, &part.content, DER_BIT_STRING, &other) || !other.content.size)
    return CRD_STRING("x509: malformed subjectPublicKey");
  return CORE_NO_DETAIL;
}

/* The first of the certificates, taken off. */
static crd_string take_certificate(crd_arena *arena, crd_string *der, core_public_key *key) {
  core_asn1_element outer, body;
  crd_string info, error;
  *key = (core_public_key){.kind = CORE_KEY_UNKNOWN};
  if (!take_tagged(arena, der, DER_SEQUENCE, &outer)) return CRD_STRING("x509: malformed certificate");
  if (!take_tagged(arena, &outer.content, DER_SEQUENCE, &body)) return CRD_STRING("x509: malformed tbs certificate");
  error = judge_body(arena, body.content, outer.content, &info);
  return error.size ? error : crd_core_judge_key(arena, info, key);
}

crd_string crd_core_judge_certificate(crd_arena *arena, crd_string der, core_public_key *key) {
  core_public_key own;
  crd_string error = take_certificate(arena, &der, key ? key : &own);
  return error.size || !der.size ? error : CRD_STRING("x509: trailing data");
}

/* x509.ParseCertificates, of at least one. */
static crd_string judge_all(crd_arena *arena, crd_string der) {
  core_public_key key;
  crd_string error = CORE_NO_DETAIL;
  if (!der.size) return CRD_STRING("found CERTIFICATE PEM block containing 0 certificates");
  while (der.size && !error.size) error = take_certificate(arena, &der, &key);
  return error;
}

crd_string crd_core_judge_certificates(crd_arena *arena, crd_string pem) {
  core_pem_block block;
  size_t blocks = 0;
  if (!pem.size) return CORE_NO_DETAIL;
  for (; crd_core_next_pem(arena, &pem, &block); blocks++) {
    if (!core_is(block.type, "CERTIFICATE")) {
      crd_text text = {.arena = arena};
      crd_text_add(&text, CRD_STRING("only CERTIFICATE PEM blocks are allowed, found "));
      crd_text_add_quoted(&text, block.type);
      return crd_text_string(&text);
    }
    if (block.has_headers) return CRD_STRING("no PEM block headers are permitted");
    crd_string error = judge_all(arena, block.bytes);
    if (error.size) return error;
  }
  return blocks ? CORE_NO_DETAIL : CRD_STRING("must contain at least one CERTIFICATE PEM block");
}

/* ---- extensions ---- */

/* parseBasicConstraintsExtension, of what is in it. */
static bool read_constraints(crd_arena *arena, crd_string value, bool *authority) {
  core_asn1_element all, part;
  *authority = false;
  if (!take_tagged(arena, &value, DER_SEQUENCE, &all)) return false;
  if (!all.content.size || (unsigned char)all.content.data[0] != DER_BOOL) return true;
  if (!take_tagged(arena, &all.content, DER_BOOL, &part) || part.content.size != 1) return false;
  unsigned char bits = (unsigned char)part.content.data[0];
  *authority = bits == 0xff;
  return bits == 0xff || bits == 0;
}

bool crd_core_next_extension(crd_arena *arena, crd_string *list, crd_string *oid, crd_string *value) {
  core_asn1_element extension, name, part;
  if (!take_tagged(arena, list, DER_SEQUENCE, &extension) || !take_tagged(arena, &extension.content, DER_OID, &name) ||
      !crd_core_next_asn1(arena, &extension.content, &part))
    return false;
  if (part.tag == DER_BOOL && !crd_core_next_asn1(arena, &extension.content, &part)) return false; /* critical */
  *oid = name.content, *value = part.content;
  return part.tag == DER_OCTETS;
}

bool crd_core_is_authority(crd_arena *arena, crd_string der, bool *authority) {
  const crd_string constraints = CRD_STRING("\x55\x1d\x13");
  core_asn1_element outer, body, list, part;
  crd_string oid, value;
  *authority = false;
  if (!take_tagged(arena, &der, DER_SEQUENCE, &outer) || !take_tagged(arena, &outer.content, DER_SEQUENCE, &body))
    return false;
  do
    if (!crd_core_next_asn1(arena, &body.content, &part)) return true;
  while (part.tag != DER_EXTENSIONS);
  if (!take_tagged(arena, &part.content, DER_SEQUENCE, &list)) return false;
  while (list.content.size)
    if (!crd_core_next_extension(arena, &list.content, &oid, &value) ||
        (crd_string_equal(oid, constraints) && !read_constraints(arena, value, authority)))
      return false;
  return true;
}
