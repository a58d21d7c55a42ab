/* SPDX-License-Identifier: Apache-2.0 */
/* Requests of PKCS #10, and certificates in PEM (x509.ParseCertificateRequest, ParsePKIXPublicKey, ParseCertificates). */
#include "certificates.h"

#include "../check.h"
#include "asn1.h"
#include "extensions.h"
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
static const core_asn1_type der_octets = {.kind = CORE_ASN1_OCTETS, .name = ""},
                            der_critical = {.kind = CORE_ASN1_BOOL, .optional = true, .name = "bool"};
static const core_asn1_type attribute_values = {.kind = CORE_ASN1_SET, .name = "", .parts = PARTS(&der_raw)};
static const core_asn1_type attribute = {
    .kind = CORE_ASN1_STRUCT, .name = "pkcs10Attribute", .parts = PARTS(&der_oid, &attribute_values)};
static const core_asn1_type extension = {
    .kind = CORE_ASN1_STRUCT, .name = "Extension", .parts = PARTS(&der_oid, &der_critical, &der_octets)};
static const core_asn1_type extension_list = {.kind = CORE_ASN1_LIST, .name = "", .parts = PARTS(&extension)};
static const core_asn1_type subject_name = {.kind = CORE_ASN1_LIST, .name = "RDNSequence", .parts = PARTS(&name_set)};

/* ---- the request ---- */

/* Reads the extensions of one attribute; an attribute that does not parse does not request extensions. */
static crd_string read_requested(crd_arena *arena, crd_string whole, core_extensions *list) {
  const crd_string request = CRD_STRING("\x2a\x86\x48\x86\xf7\x0d\x01\x09\x0e");
  core_asn1_element outer, oid, values, all;
  crd_string error = CORE_NO_DETAIL, rest = whole;
  if (!crd_core_read_asn1(arena, &rest, &attribute, &error) || rest.size) return CORE_NO_DETAIL;
  crd_core_next_asn1(arena, &whole, &outer);
  crd_core_next_asn1(arena, &outer.content, &oid);
  crd_core_next_asn1(arena, &outer.content, &values);
  if (!values.content.size || !crd_string_equal(oid.content, request)) return CORE_NO_DETAIL;
  rest = values.content;
  if (!crd_core_read_asn1(arena, &rest, &extension_list, &error)) return error;
  crd_core_next_asn1(arena, &values.content, &all);
  const core_extension *repeated;
  crd_core_read_extensions(arena, all.content, list, &repeated);
  return repeated ? CRD_STRING("x509: certificate request contains duplicate requested extensions") : CORE_NO_DETAIL;
}

/* parseCSRExtensions, and the requested names. */
static crd_string judge_requested(crd_arena *arena, crd_string attributes) {
  core_extensions list = {.count = 0};
  core_asn1_element one;
  crd_string error = CORE_NO_DETAIL;
  while (!error.size && crd_core_next_asn1(arena, &attributes, &one)) error = read_requested(arena, one.whole, &list);
  for (uint32_t i = 0; !error.size && i < list.count; i++)
    if (crd_string_equal(list.items[i].oid, CRD_STRING("\x55\x1d\x11")))
      error = crd_core_judge_names(arena, list.items[i].value, NULL);
  return error;
}

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
  request->signature = crd_core_right_align(arena, part.content);
  crd_core_next_asn1(arena, &body.content, &part); /* the version */
  crd_core_next_asn1(arena, &body.content, &part);
  crd_string subject = part.whole;
  crd_core_next_asn1(arena, &body.content, &part);
  error = crd_core_judge_key(arena, part.whole, &request->key);
  if (error.size || !crd_core_read_asn1(arena, &subject, &subject_name, &error)) return error;
  crd_core_next_asn1(arena, &body.content, &part);
  return judge_requested(arena, part.content);
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
  if (!crd_core_read_asn1(arena, &rest, &public_key_info, &error) || rest.size || crd_core_judge_key(arena, der, key).size)
    return false;
  return key->kind != CORE_KEY_UNKNOWN && (key->kind != CORE_KEY_X25519 || (!key->parameters.size && key->bytes.size == 32));
}

/* ---- certificates ---- */

/* x509.ParseCertificates for at least one certificate. */
static crd_string judge_all(crd_arena *arena, crd_string der) {
  core_certificate certificate;
  crd_string error = CORE_NO_DETAIL;
  if (!der.size) return CRD_STRING("found CERTIFICATE PEM block containing 0 certificates");
  while (der.size && !error.size) error = crd_core_take_certificate(arena, &der, &certificate);
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
