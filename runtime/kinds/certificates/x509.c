/* SPDX-License-Identifier: Apache-2.0 */
/* Certificates (parseCertificate, parseName, parseValidity of crypto/x509). */
#include "extensions.h"
#include "keys.h"

#include <crd/time.h>

/* ---- names ---- */

/* parseASN1String for strings of two bytes per character. */
static bool is_bmp(crd_string value) {
  const unsigned char *data = (const unsigned char *)value.data;
  size_t size = value.size;
  if (size % 2) return false;
  if (size >= 2 && !data[size - 1] && !data[size - 2]) size -= 2;
  for (size_t i = 0; i < size; i += 2) {
    unsigned point = (unsigned)data[i] << 8 | data[i + 1];
    if (point >= 0xfffe || (point >= 0xfdd0 && point <= 0xfdef) || (point >= 0xd800 && point <= 0xdfff)) return false;
  }
  return true;
}

/* parseASN1String: returns the error text; empty: valid. */
static crd_string judge_string(crd_arena *arena, unsigned tag, crd_string value) {
  static const struct {
    unsigned tag;
    const char *name;
  } types[] = {{12, "UTF-8 string"}, {18, "NumericString"}, {19, "PrintableString"},
               {20, NULL},           {22, "IA5String"},     {30, "BMPString"}};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    if (types[i].tag != tag) continue;
    bool good = tag == 30 ? is_bmp(value) : crd_core_is_asn1_text(tag, value);
    return good ? CORE_NO_DETAIL : crd_arena_printf(arena, "invalid %s", types[i].name);
  }
  return crd_arena_printf(arena, "unsupported string type: %u", tag);
}

/* parseName */
static crd_string judge_name(crd_arena *arena, crd_string name) {
  crd_string all, set, part, oid;
  core_asn1_element value;
  if (!crd_core_take_der(arena, &name, DER_SEQUENCE, &all)) return CRD_STRING("x509: invalid RDNSequence");
  while (all.size) {
    if (!crd_core_take_der(arena, &all, DER_SET, &set)) return CRD_STRING("x509: invalid RDNSequence");
    while (set.size) {
      if (!crd_core_take_der(arena, &set, DER_SEQUENCE, &part))
        return CRD_STRING("x509: invalid RDNSequence: invalid attribute");
      if (!crd_core_take_der(arena, &part, DER_OID, &oid))
        return CRD_STRING("x509: invalid RDNSequence: invalid attribute type");
      if (!crd_core_take_any_der(arena, &part, &value))
        return CRD_STRING("x509: invalid RDNSequence: invalid attribute value");
      crd_string error = judge_string(arena, value.tag, value.content);
      if (error.size)
        return crd_arena_printf(arena, "x509: invalid RDNSequence: invalid attribute value: %.*s", CRD_PRINT(error));
    }
  }
  return CORE_NO_DETAIL;
}

/* ---- times ---- */

/* ReadASN1UTCTime, ReadASN1GeneralizedTime: a year of two or four digits; UTCTime may omit the seconds. The zone is Z or an
 * offset. */
static bool read_time(crd_arena *arena, crd_string text, size_t year, int64_t *seconds) {
  enum { ZONE = 5 };
  crd_timestamp time;
  bool zulu = text.size && text.data[text.size - 1] == 'Z';
  size_t zone = zulu ? 1 : ZONE, digits = text.size > zone ? text.size - zone : 0;
  const char *rest = text.data + year, *offset = text.data + digits;
  if (digits != year + 10 && (digits != year + 8 || year == 4)) return false;
  for (size_t i = 0; i < text.size - zulu; i++)
    if (i == digits ? text.data[i] != '+' && text.data[i] != '-' : text.data[i] < '0' || text.data[i] > '9') return false;
  if (!zulu && (memcmp(offset + 1, "0000", 4) == 0 || offset[3] > '5')) return false;
  const char *century = year == 4 ? "" : text.data[0] < '5' ? "20" : "19";
  crd_string told = crd_arena_printf(arena, "%s%.*s-%.2s-%.2sT%.2s:%.2s:%.2s%.*s%s%.2s", century, (int)year, text.data, rest,
                                     rest + 2, rest + 4, rest + 6, digits == year + 10 ? rest + 8 : "00", zulu ? 1 : 3,
                                     offset, zulu ? "" : ":", zulu ? "" : offset + 3);
  if (!crd_timestamp_parse(arena, CRD_TIME_RFC3339, told, &time, NULL)) return false;
  *seconds = time.seconds;
  return true;
}

/* parseTime */
static crd_string take_time(crd_arena *arena, crd_string *bytes, int64_t *seconds) {
  crd_string text;
  bool utc = crd_core_peek_der(*bytes, DER_UTC_TIME);
  if (!utc && !crd_core_peek_der(*bytes, DER_TIME)) return CRD_STRING("x509: unsupported time format");
  if (crd_core_take_der(arena, bytes, utc ? DER_UTC_TIME : DER_TIME, &text) && read_time(arena, text, utc ? 2 : 4, seconds))
    return CORE_NO_DETAIL;
  return utc ? CRD_STRING("x509: malformed UTCTime") : CRD_STRING("x509: malformed GeneralizedTime");
}

/* ---- the parts of a certificate ---- */

/* Reads the version, which defaults to 1. */
static crd_string take_version(crd_arena *arena, crd_string *body, int *version) {
  crd_string tagged, number;
  *version = 1;
  if (!crd_core_peek_der(*body, DER_VERSION)) return CORE_NO_DETAIL;
  if (!crd_core_take_der(arena, body, DER_VERSION, &tagged) || !crd_core_take_der(arena, &tagged, DER_INTEGER, &number) ||
      tagged.size || number.size > sizeof(int64_t) || number.data[0] & 0x80)
    return CRD_STRING("x509: malformed version");
  *version = number.size == 1 ? number.data[0] + 1 : 4;
  return *version > 3 ? CRD_STRING("x509: invalid version") : CORE_NO_DETAIL;
}

/* parseAI */
static crd_string judge_algorithm(crd_arena *arena, crd_string identifier) {
  crd_string oid;
  core_asn1_element parameters;
  if (!crd_core_take_der(arena, &identifier, DER_OID, &oid)) return CRD_STRING("x509: malformed OID");
  return !identifier.size || crd_core_take_any_der(arena, &identifier, &parameters)
             ? CORE_NO_DETAIL
             : CRD_STRING("x509: malformed parameters");
}

/* Reads the serial number and the algorithm, which is repeated after the body. */
static crd_string take_serial(crd_arena *arena, crd_string *body, crd_string *outer) {
  crd_string serial, algorithm, other;
  if (!crd_core_take_der(arena, body, DER_INTEGER, &serial)) return CRD_STRING("x509: malformed serial number");
  if (serial.data[0] & 0x80) return CRD_STRING("x509: negative serial number");
  if (!crd_core_take_der(arena, body, DER_SEQUENCE, &algorithm))
    return CRD_STRING("x509: malformed signature algorithm identifier");
  if (!crd_core_take_der(arena, outer, DER_SEQUENCE, &other)) return CRD_STRING("x509: malformed algorithm identifier");
  if (!crd_string_equal(algorithm, other))
    return CRD_STRING("x509: inner and outer signature algorithm identifiers don't match");
  return judge_algorithm(arena, algorithm);
}

/* Reads the issuer or the subject. */
static crd_string take_name(crd_arena *arena, crd_string *body) {
  core_asn1_element name;
  if (!crd_core_peek_der(*body, DER_SEQUENCE) || !crd_core_take_any_der(arena, body, &name))
    return CRD_STRING("x509: malformed issuer");
  return judge_name(arena, name.whole);
}

static crd_string take_validity(crd_arena *arena, crd_string *body, core_certificate *certificate) {
  crd_string validity;
  if (!crd_core_take_der(arena, body, DER_SEQUENCE, &validity)) return CRD_STRING("x509: malformed validity");
  crd_string error = take_time(arena, &validity, &certificate->not_before);
  return error.size ? error : take_time(arena, &validity, &certificate->not_after);
}

static crd_string take_key(crd_arena *arena, crd_string *body, core_certificate *certificate) {
  core_asn1_element info;
  crd_string all, algorithm, bits;
  if (!crd_core_peek_der(*body, DER_SEQUENCE) || !crd_core_take_any_der(arena, body, &info))
    return CRD_STRING("x509: malformed spki");
  all = info.content;
  if (!crd_core_take_der(arena, &all, DER_SEQUENCE, &algorithm))
    return CRD_STRING("x509: malformed public key algorithm identifier");
  crd_string error = judge_algorithm(arena, algorithm);
  if (error.size) return error;
  if (!crd_core_take_der(arena, &all, DER_BIT_STRING, &bits)) return CRD_STRING("x509: malformed subjectPublicKey");
  return crd_core_judge_key(arena, info.whole, &certificate->key);
}

/* "2.5.29.17" */
static crd_string dotted(crd_arena *arena, crd_string oid) {
  crd_text text = {.arena = arena};
  uint64_t number = 0;
  for (size_t i = 0; i < oid.size; i++) {
    number = number << 7 | ((unsigned char)oid.data[i] & 0x7f);
    if (oid.data[i] & 0x80) continue;
    unsigned first = number < 80 ? (unsigned)number / 40 : 2;
    if (text.size)
      crd_text_printf(&text, ".%llu", (unsigned long long)number);
    else
      crd_text_printf(&text, "%u.%llu", first, (unsigned long long)(number - 40 * first));
    number = 0;
  }
  return crd_text_string(&text);
}

static crd_string take_extensions(crd_arena *arena, crd_string *body, core_certificate *certificate) {
  crd_string tagged, all;
  core_extensions list = {.count = 0};
  const core_extension *repeated;
  if (!crd_core_peek_der(*body, DER_EXTENSIONS)) return CORE_NO_DETAIL;
  if (!crd_core_take_der(arena, body, DER_EXTENSIONS, &tagged) || !crd_core_take_der(arena, &tagged, DER_SEQUENCE, &all))
    return CRD_STRING("x509: malformed extensions");
  crd_string error = crd_core_read_extensions(arena, all, &list, &repeated);
  if (error.size) return error;
  if (repeated)
    return crd_arena_printf(arena, "x509: certificate contains duplicate extension with OID \"%.*s\"",
                            CRD_PRINT(dotted(arena, repeated->oid)));
  return crd_core_judge_extensions(arena, &list, certificate);
}

/* Reads the fields after the key, which newer versions have. */
static crd_string take_tail(crd_arena *arena, crd_string *body, int version, core_certificate *certificate) {
  enum { ISSUER_ID = 0x81, SUBJECT_ID = 0x82 };
  if (version > 1 && !crd_core_skip_der(arena, body, ISSUER_ID)) return CRD_STRING("x509: malformed issuerUniqueID");
  if (version > 1 && !crd_core_skip_der(arena, body, SUBJECT_ID)) return CRD_STRING("x509: malformed subjectUniqueID");
  return version == 3 ? take_extensions(arena, body, certificate) : CORE_NO_DETAIL;
}

/* parseCertificate */
crd_string crd_core_take_certificate(crd_arena *arena, crd_string *der, core_certificate *certificate) {
  crd_string outer, body, signature;
  int version;
  *certificate = (core_certificate){.authority = false};
  if (!crd_core_take_der(arena, der, DER_SEQUENCE, &outer)) return CRD_STRING("x509: malformed certificate");
  if (!crd_core_take_der(arena, &outer, DER_SEQUENCE, &body)) return CRD_STRING("x509: malformed tbs certificate");
  crd_string error = take_version(arena, &body, &version);
  if (!error.size) error = take_serial(arena, &body, &outer);
  if (!error.size) error = take_name(arena, &body);
  if (!error.size) error = take_validity(arena, &body, certificate);
  if (!error.size) error = take_name(arena, &body);
  if (!error.size) error = take_key(arena, &body, certificate);
  if (!error.size) error = take_tail(arena, &body, version, certificate);
  if (error.size || crd_core_take_der(arena, &outer, DER_BIT_STRING, &signature)) return error;
  return CRD_STRING("x509: malformed signature");
}

crd_string crd_core_judge_certificate(crd_arena *arena, crd_string der, core_certificate *certificate) {
  crd_string error = crd_core_take_certificate(arena, &der, certificate);
  return error.size || !der.size ? error : CRD_STRING("x509: trailing data");
}
