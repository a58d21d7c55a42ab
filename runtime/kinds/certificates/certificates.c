/* SPDX-License-Identifier: Apache-2.0 */
/* PKCS #10 and X.509 (x509.ParseCertificateRequest, parsePublicKey, checkSignature, parseCertificate). */
#include "certificates.h"

#include "../check.h"
#include "asn1.h"
#include "pem.h"
#include "rsa.h"

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

/* ---- keys and algorithms ---- */

#define BYTES(literal) CRD_STRING_INIT(literal)
static const struct {
  crd_string oid;
  core_key_kind kind;
} key_algorithms[] = {
    {BYTES("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01"), CORE_KEY_RSA},
    {BYTES("\x2a\x86\x48\xce\x3d\x02\x01"), CORE_KEY_ECDSA},
    {BYTES("\x2b\x65\x70"), CORE_KEY_ED25519},
    {BYTES("\x2a\x86\x48\xce\x38\x04\x01"), CORE_KEY_DSA},
    {BYTES("\x2b\x65\x6e"), CORE_KEY_X25519},
};
/* Named curves, and how long their points are. */
static const struct {
  crd_string oid;
  size_t point;
} named_curves[] = {
    {BYTES("\x06\x05\x2b\x81\x04\x00\x21"), 57},
    {BYTES("\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07"), 65},
    {BYTES("\x06\x05\x2b\x81\x04\x00\x22"), 97},
    {BYTES("\x06\x05\x2b\x81\x04\x00\x23"), 133},
};
#define PSS BYTES("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0a")
/* signatureAlgorithmDetails; those of PSS have their hash in parameters. */
static const struct {
  crd_string oid;
  core_key_kind kind;
  const char *insecure; /* its name, where it is refused */
  int8_t hash;          /* core_hash; -1: it is not verified */
} signatures[] = {
    {BYTES("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x04"), CORE_KEY_RSA, "MD5-RSA", -1},
    {BYTES("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x05"), CORE_KEY_RSA, NULL, CORE_SHA1},
    {BYTES("\x2b\x0e\x03\x02\x1d"), CORE_KEY_RSA, NULL, CORE_SHA1},
    {PSS, CORE_KEY_RSA, NULL, -1},
    {BYTES("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0b"), CORE_KEY_RSA, NULL, CORE_SHA256},
    {BYTES("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0c"), CORE_KEY_RSA, NULL, CORE_SHA384},
    {BYTES("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0d"), CORE_KEY_RSA, NULL, CORE_SHA512},
    {BYTES("\x2a\x86\x48\xce\x3d\x04\x01"), CORE_KEY_ECDSA, NULL, -1},
    {BYTES("\x2a\x86\x48\xce\x3d\x04\x03\x02"), CORE_KEY_ECDSA, NULL, -1},
    {BYTES("\x2a\x86\x48\xce\x3d\x04\x03\x03"), CORE_KEY_ECDSA, NULL, -1},
    {BYTES("\x2a\x86\x48\xce\x3d\x04\x03\x04"), CORE_KEY_ECDSA, NULL, -1},
    {BYTES("\x2b\x65\x70"), CORE_KEY_ED25519, NULL, -1},
};
static const char *const algorithm_names[] = {"0", "RSA", "ECDSA", "Ed25519", "DSA"};
static const char *const go_types[] = {"<nil>",          "*rsa.PublicKey", "*ecdsa.PublicKey", "ed25519.PublicKey",
                                       "*dsa.PublicKey", "*ecdh.PublicKey"};
#define UNIMPLEMENTED CRD_STRING("x509: cannot verify signature: algorithm unimplemented")

/* Algorithm and parameters of an identifier that was read before. */
static void take_algorithm(crd_arena *arena, crd_string identifier, crd_string *oid, crd_string *parameters) {
  core_asn1_element element;
  *oid = crd_core_next_asn1(arena, &identifier, &element) ? element.content : CRD_STRING("");
  *parameters = crd_core_next_asn1(arena, &identifier, &element) ? element.whole : CRD_STRING("");
}

/* cryptobyte's ReadASN1Integer, of a number above zero: 1; another: 0; none: -1. */
static int take_positive(crd_arena *arena, crd_string *bytes, size_t most) {
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
  int modulus = take_positive(arena, &list.content, SIZE_MAX);
  if (modulus < 0) return CRD_STRING("x509: invalid RSA modulus");
  int exponent = take_positive(arena, &list.content, sizeof(int64_t));
  if (exponent < 0) return CRD_STRING("x509: invalid RSA public exponent");
  if (!modulus) return CRD_STRING("x509: RSA modulus is not a positive number");
  if (!exponent) return CRD_STRING("x509: RSA public exponent is not a positive number");
  return CORE_NO_DETAIL;
}

static crd_string judge_curve_key(crd_arena *arena, crd_string parameters, crd_string key) {
  core_asn1_element oid;
  crd_string rest = parameters;
  if (!crd_core_next_asn1(arena, &rest, &oid) || oid.tag != 0x06) return CRD_STRING("x509: invalid ECDSA parameters");
  for (size_t i = 0; i < sizeof named_curves / sizeof *named_curves; i++)
    if (crd_string_equal(oid.whole, named_curves[i].oid))
      return key.size == named_curves[i].point && key.data[0] == 4 ? CORE_NO_DETAIL
                                                                   : CRD_STRING("ecdsa: invalid uncompressed public key");
  return CRD_STRING("x509: unsupported elliptic curve");
}

core_key_kind crd_core_key_kind(crd_string oid) {
  for (size_t i = 0; i < sizeof key_algorithms / sizeof *key_algorithms; i++)
    if (crd_string_equal(oid, key_algorithms[i].oid)) return key_algorithms[i].kind;
  return CORE_KEY_UNKNOWN;
}

/* parsePublicKey, of what is in a SubjectPublicKeyInfo. */
static crd_string judge_key(crd_arena *arena, crd_string info, core_public_key *key) {
  enum { SHORT_KEY = 32 };
  core_asn1_element identifier, bits;
  crd_string oid;
  *key = (core_public_key){.kind = CORE_KEY_UNKNOWN};
  if (!crd_core_next_asn1(arena, &info, &identifier) || !crd_core_next_asn1(arena, &info, &bits) || !bits.content.size)
    return CORE_NO_DETAIL;
  take_algorithm(arena, identifier.content, &oid, &key->parameters);
  key->bytes = crd_string_slice(bits.content, 1, bits.content.size);
  key->kind = crd_core_key_kind(oid);
  if (key->kind == CORE_KEY_RSA) return judge_rsa_key(arena, key->parameters, key->bytes);
  if (key->kind == CORE_KEY_ECDSA) return judge_curve_key(arena, key->parameters, key->bytes);
  if (key->kind != CORE_KEY_ED25519) return CORE_NO_DETAIL;
  if (key->parameters.size) return CRD_STRING("x509: Ed25519 key encoded with illegal parameters");
  return key->bytes.size == SHORT_KEY ? CORE_NO_DETAIL : CRD_STRING("x509: wrong Ed25519 public key size");
}

/* getSignatureAlgorithmFromAI: whether the parameters of PSS name one hash of SHA-2 twice, and its size as that of the salt.
 */
static bool is_known_pss(crd_arena *arena, crd_string parameters) {
  static const struct {
    crd_string oid;
    char salt;
  } hashes[] = {
      {BYTES("\x60\x86\x48\x01\x65\x03\x04\x02\x01"), 32},
      {BYTES("\x60\x86\x48\x01\x65\x03\x04\x02\x02"), 48},
      {BYTES("\x60\x86\x48\x01\x65\x03\x04\x02\x03"), 64},
  };
  const crd_string mgf1 = CRD_STRING("\x2a\x86\x48\x86\xf7\x0d\x01\x01\x08"), null = CRD_STRING("\x05\x00");
  core_asn1_element list, parts[3], number, identifier;
  crd_string hash, hash_parameters, mask, own, own_parameters;
  if (!crd_core_next_asn1(arena, &parameters, &list)) return false;
  for (unsigned i = 0; i < 3; i++)
    if (!crd_core_next_asn1(arena, &list.content, &parts[i]) || parts[i].tag != 0xa0 + i) return false;
  if (!crd_core_next_asn1(arena, &parts[0].content, &identifier)) return false;
  take_algorithm(arena, identifier.content, &hash, &hash_parameters);
  if (!crd_core_next_asn1(arena, &parts[1].content, &identifier)) return false;
  take_algorithm(arena, identifier.content, &mask, &parameters);
  if (!crd_core_next_asn1(arena, &parameters, &identifier)) return false;
  take_algorithm(arena, identifier.content, &own, &own_parameters);
  if (!crd_core_next_asn1(arena, &parts[2].content, &number) || number.content.size != 1) return false;
  if (crd_core_next_asn1(arena, &list.content, &identifier) && !crd_string_has_suffix(identifier.whole, CRD_STRING("\x01")))
    return false; /* another trailer than the one there is */
  if ((hash_parameters.size && !crd_string_equal(hash_parameters, null)) || !crd_string_equal(mask, mgf1) ||
      !crd_string_equal(own, hash) || (own_parameters.size && !crd_string_equal(own_parameters, null)))
    return false;
  for (size_t i = 0; i < sizeof hashes / sizeof *hashes; i++)
    if (crd_string_equal(hash, hashes[i].oid)) return number.content.data[0] == hashes[i].salt;
  return false;
}

/* rsa.VerifyPKCS1v15 */
static crd_string verify(crd_arena *arena, const core_public_key *key, core_hash hash, crd_string text,
                         crd_string signature) {
  core_asn1_element list, modulus, exponent;
  crd_string bytes = key->bytes;
  crd_core_next_asn1(arena, &bytes, &list);
  crd_core_next_asn1(arena, &list.content, &modulus);
  crd_core_next_asn1(arena, &list.content, &exponent);
  return crd_core_judge_rsa(arena, modulus.content, exponent.content, hash, text, signature);
}

/* checkSignature; ECDSA, Ed25519 and PSS are let through. */
static crd_string judge_signature(crd_arena *arena, crd_string identifier, const core_public_key *key, crd_string text,
                                  crd_string signature) {
  crd_string oid, parameters;
  take_algorithm(arena, identifier, &oid, &parameters);
  if (crd_string_equal(oid, (crd_string)PSS) && !is_known_pss(arena, parameters)) return UNIMPLEMENTED;
  for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
    if (!crd_string_equal(oid, signatures[i].oid)) continue;
    if (signatures[i].insecure)
      return crd_arena_printf(arena, "x509: cannot verify signature: insecure algorithm %s", signatures[i].insecure);
    if (key->kind == CORE_KEY_UNKNOWN || key->kind > CORE_KEY_ED25519) return UNIMPLEMENTED;
    if (key->kind != signatures[i].kind)
      return crd_arena_printf(arena, "x509: signature algorithm specifies an %s public key, but have public key of type %s",
                              algorithm_names[signatures[i].kind], go_types[key->kind]);
    return signatures[i].hash < 0 ? CORE_NO_DETAIL : verify(arena, key, (core_hash)signatures[i].hash, text, signature);
  }
  return UNIMPLEMENTED;
}

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
  error = judge_key(arena, part.content, &request->key);
  if (error.size) return error;
  return crd_core_read_asn1(arena, &subject, &subject_name, &error) ? CORE_NO_DETAIL : error;
}

crd_string crd_core_judge_request_signature(crd_arena *arena, const core_signing_request *request) {
  return judge_signature(arena, request->algorithm, &request->key, request->text, request->signature);
}

crd_string crd_core_judge_signing_request(crd_arena *arena, crd_string pem) {
  core_pem_block block;
  core_signing_request request;
  if (!crd_core_next_pem(arena, &pem, &block) || !core_is(block.type, "CERTIFICATE REQUEST"))
    return CRD_STRING("PEM block type must be CERTIFICATE REQUEST");
  crd_string error = crd_core_read_signing_request(arena, block.bytes, &request);
  return error.size ? error : crd_core_judge_request_signature(arena, &request);
}

size_t crd_core_rsa_bits(crd_arena *arena, const core_public_key *key) {
  core_asn1_element list, modulus;
  crd_string bytes = key->bytes;
  if (!crd_core_next_asn1(arena, &bytes, &list) || !crd_core_next_asn1(arena, &list.content, &modulus)) return 0;
  size_t zeros = modulus.content.size && modulus.content.data[0] == 0;
  return (modulus.content.size - zeros) * 8;
}

const char *crd_core_curve_name(const core_public_key *key) {
  static const char *const names[] = {"P-224", "P-256", "P-384", "P-521"};
  for (size_t i = 0; i < sizeof named_curves / sizeof *named_curves; i++)
    if (crd_string_has_prefix(key->parameters, named_curves[i].oid)) return names[i];
  return "";
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
  *info = part.content;
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
  return error.size ? error : judge_key(arena, info, key);
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
