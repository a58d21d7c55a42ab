/* SPDX-License-Identifier: Apache-2.0 */
/* Extensions (parseExtension, processExtensions and what it calls, of crypto/x509). */
#include "extensions.h"

#include <crd/ip.h>
#include <crd/json.h>
#include <crd/url.h>

/* ---- the list ---- */

/* parseExtension */
static crd_string read_extension(crd_arena *arena, crd_string der, core_extension *extension) {
  crd_string flag;
  *extension = (core_extension){.critical = false};
  if (!crd_core_take_der(arena, &der, DER_OID, &extension->oid)) return CRD_STRING("x509: malformed extension OID field");
  if (crd_core_peek_der(der, DER_BOOL)) {
    if (!crd_core_take_der(arena, &der, DER_BOOL, &flag)) return CRD_STRING("x509: malformed extension critical field");
    extension->critical = flag.data[0];
  }
  return crd_core_take_der(arena, &der, DER_OCTETS, &extension->value) ? CORE_NO_DETAIL
                                                                       : CRD_STRING("x509: malformed extension value field");
}

static core_extension *next_extension(crd_arena *arena, core_extensions *list) {
  CRD_ARENA_ROOM(arena, list->items, list->count, list->capacity, 8);
  return &list->items[list->count];
}

crd_string crd_core_read_extensions(crd_arena *arena, crd_string content, core_extensions *list,
                                    const core_extension **repeated) {
  *repeated = NULL;
  list->by_oid.arena = arena;
  while (content.size) {
    core_extension *one = next_extension(arena, list);
    crd_string der;
    if (!crd_core_take_der(arena, &content, DER_SEQUENCE, &der)) return CRD_STRING("x509: malformed extension");
    crd_string error = read_extension(arena, der, one);
    if (error.size) return error;
    if (crd_name_table_find(&list->by_oid, one->oid)) {
      *repeated = one;
      return CORE_NO_DETAIL;
    }
    crd_name_table_put(&list->by_oid, one->oid, list);
    list->count++;
  }
  return CORE_NO_DETAIL;
}

/* ---- names ---- */

enum { IA5 = 22, NAME_TAG = 0x80 };

bool crd_core_next_name(crd_arena *arena, crd_string *names, unsigned *kind, crd_string *name) {
  core_asn1_element element;
  if (!crd_core_take_any_der(arena, names, &element)) return false;
  *kind = element.tag ^ NAME_TAG;
  *name = element.content;
  return true;
}

/* domainNameValid; with `constraint` a leading dot is allowed. */
static bool is_host_name(crd_string name, bool constraint) {
  if (!name.size) return true;
  size_t from = constraint && name.data[0] == '.';
  for (size_t i = from, label = from; i <= name.size; i++) {
    if (i < name.size && (name.data[i] < '!' || name.data[i] > '~')) return false;
    if (i < name.size && name.data[i] != '.') continue;
    if (i == label) return false;
    label = i + 1;
  }
  return true;
}

/* An error text with a quoted text in the middle. */
static crd_string say_of(crd_arena *arena, const char *before, crd_string text, const char *behind) {
  crd_text words = {.arena = arena};
  crd_text_printf(&words, "x509: %s ", before);
  crd_text_add_quoted(&words, text);
  crd_text_add(&words, crd_string_of(behind));
  return crd_text_string(&words);
}

static crd_string judge_uri(crd_arena *arena, crd_string text) {
  crd_url url;
  crd_string error = CORE_NO_DETAIL;
  if (!crd_url_parse(arena, text, false, &url, &error))
    return say_of(arena, "cannot parse URI", text, crd_arena_printf(arena, ": %.*s", CRD_PRINT(error)).data);
  return is_host_name(url.host, false) ? CORE_NO_DETAIL : say_of(arena, "cannot parse URI", text, ": invalid domain");
}

crd_string crd_core_judge_names(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string names, name;
  unsigned kind;
  if (!crd_core_take_der(arena, &value, DER_SEQUENCE, &names)) return CRD_STRING("x509: invalid subject alternative names");
  if (certificate) certificate->names = names;
  while (names.size) {
    if (!crd_core_next_name(arena, &names, &kind, &name)) return CRD_STRING("x509: invalid subject alternative name");
    bool ascii = crd_core_is_asn1_text(IA5, name);
    if (kind == CORE_NAME_MAIL && !ascii) return CRD_STRING("x509: SAN rfc822Name is malformed");
    if (kind == CORE_NAME_DNS && !ascii) return CRD_STRING("x509: SAN dNSName is malformed");
    if (kind == CORE_NAME_URI && !ascii) return CRD_STRING("x509: SAN uniformResourceIdentifier is malformed");
    crd_string error = kind == CORE_NAME_URI ? judge_uri(arena, name) : CORE_NO_DETAIL;
    if (error.size) return error;
    if (kind == CORE_NAME_ADDRESS && name.size != 4 && name.size != 16)
      return crd_arena_printf(arena, "x509: cannot parse IP address of length %zu", name.size);
  }
  return CORE_NO_DETAIL;
}

/* ---- name constraints ---- */

/* isValidIPMask for the second half of the bytes. */
static bool is_masked(crd_string address) {
  bool zeros = false;
  for (size_t i = address.size / 2; i < address.size; i++) {
    unsigned byte = (unsigned char)address.data[i], low = ~byte & 0xff;
    if ((zeros && byte) || low & (low + 1)) return false;
    zeros = zeros || byte != 0xff;
  }
  return true;
}

static crd_string judge_address_constraint(crd_arena *arena, crd_string address) {
  enum { OF_4 = 8, OF_6 = 32 };
  crd_text mask = {.arena = arena};
  if (address.size != OF_4 && address.size != OF_6)
    return crd_arena_printf(arena, "x509: IP constraint contained value of length %zu", address.size);
  if (is_masked(address)) return CORE_NO_DETAIL;
  for (size_t i = address.size / 2; i < address.size; i++) crd_text_printf(&mask, "%02x", (unsigned char)address.data[i]);
  return crd_arena_printf(arena, "x509: IP constraint contained invalid mask %.*s", CRD_PRINT(crd_text_string(&mask)));
}

static bool is_atom_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c && strchr("!#$%&'*+-/=?^_`{|}~.", c));
}

/* parseRFC2821Mailbox for ASCII: nearly any character is allowed before the @ when it is in quotes or after a backslash. */
static bool is_mailbox(crd_string text) {
  const char *at = text.data, *end = text.data + text.size;
  char last = '.';
  if (at < end && *at == '"') {
    for (at++; at < end && *at != '"'; at++) {
      const bool pair = *at == '\\';
      at += pair;
      if (at == end || !*at || *at == '\n' || *at == '\r' || (*at == '\t' && !pair)) return false;
    }
    if (at++ == end) return false;
  } else {
    for (; at < end; last = *at++) {
      const bool pair = *at == '\\';
      at += pair;
      if (at == end) return false;
      if (!pair && !is_atom_character(*at)) break;
      if (*at == '.' && last == '.') return false;
    }
    if (last == '.') return false;
  }
  return at < end && *at == '@' && is_host_name(crd_string_slice(text, (size_t)(at + 1 - text.data), text.size), false);
}

/* Checks one constraint on names of a kind. */
static crd_string judge_constraint(crd_arena *arena, unsigned kind, crd_string text) {
  crd_ip ip;
  const bool domain = is_host_name(text, true), mail = text.size && memchr(text.data, '@', text.size);
  if (kind == CORE_NAME_ADDRESS) return judge_address_constraint(arena, text);
  if (kind != CORE_NAME_DNS && kind != CORE_NAME_MAIL && kind != CORE_NAME_URI) return CORE_NO_DETAIL;
  if (!crd_core_is_asn1_text(IA5, text))
    return say_of(arena, "invalid constraint value: x509:", text, " cannot be encoded as an IA5String");
  if (kind == CORE_NAME_DNS && !domain) return say_of(arena, "failed to parse dnsName constraint", text, "");
  if (kind == CORE_NAME_MAIL && !(mail ? is_mailbox(text) : domain))
    return say_of(arena, "failed to parse rfc822Name constraint", text, "");
  if (kind == CORE_NAME_URI && crd_ip_parse(arena, text, &ip, NULL) && !ip.zone.size)
    return say_of(arena, "failed to parse URI constraint", text, ": cannot be IP address");
  return kind == CORE_NAME_URI && !domain ? say_of(arena, "failed to parse URI constraint", text, "") : CORE_NO_DETAIL;
}

static crd_string judge_subtrees(crd_arena *arena, crd_string subtrees) {
  crd_string one, error = CORE_NO_DETAIL;
  core_asn1_element name;
  while (subtrees.size && !error.size) {
    if (!crd_core_take_der(arena, &subtrees, DER_SEQUENCE, &one) || !crd_core_take_any_der(arena, &one, &name))
      return CRD_STRING("x509: invalid NameConstraints extension");
    error = judge_constraint(arena, name.tag ^ NAME_TAG, name.content);
  }
  return error;
}

/* parseNameConstraintsExtension */
static crd_string judge_constraints(crd_arena *arena, crd_string value) {
  crd_string all, trees[2] = {CRD_STRING_INIT(""), CRD_STRING_INIT("")};
  bool good = crd_core_take_der(arena, &value, DER_SEQUENCE, &all) && !value.size;
  for (unsigned i = 0; good && i < 2; i++)
    if (crd_core_peek_der(all, DER_VERSION + i)) good = crd_core_take_der(arena, &all, DER_VERSION + i, &trees[i]);
  if (!good || all.size) return CRD_STRING("x509: invalid NameConstraints extension");
  if (!trees[0].size && !trees[1].size) return CRD_STRING("x509: empty name constraints extension");
  crd_string error = judge_subtrees(arena, trees[0]);
  return error.size ? error : judge_subtrees(arena, trees[1]);
}

/* ---- other extensions: false when they are malformed ---- */

static bool read_usage(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string bits;
  return crd_core_take_der(arena, &value, DER_BIT_STRING, &bits);
}

/* Whether a number is not negative and has at most 63 bits. */
static bool is_count(crd_string number) {
  return number.size <= sizeof(int64_t) && !(number.data[0] & 0x80);
}

/* parseBasicConstraintsExtension */
static bool read_constraints(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string all, part;
  if (!crd_core_take_der(arena, &value, DER_SEQUENCE, &all)) return false;
  if (crd_core_peek_der(all, DER_BOOL)) {
    if (!crd_core_take_der(arena, &all, DER_BOOL, &part)) return false;
    certificate->authority = part.data[0];
  }
  return !crd_core_peek_der(all, DER_INTEGER) || (crd_core_take_der(arena, &all, DER_INTEGER, &part) && is_count(part));
}

static bool read_points(crd_arena *arena, crd_string value, core_certificate *certificate) {
  enum { POINT_NAME = 0xa0, POINT_URI = 0x86 };
  crd_string all, point, name, full;
  if (!crd_core_take_der(arena, &value, DER_SEQUENCE, &all)) return false;
  while (all.size) {
    if (!crd_core_take_der(arena, &all, DER_SEQUENCE, &point)) return false;
    if (!crd_core_peek_der(point, POINT_NAME)) continue;
    if (!crd_core_take_der(arena, &point, POINT_NAME, &name) || !crd_core_take_der(arena, &name, POINT_NAME, &full))
      return false;
    while (crd_core_peek_der(full, POINT_URI))
      if (!crd_core_skip_der(arena, &full, POINT_URI)) return false;
  }
  return true;
}

/* parseAuthorityKeyIdentifier */
static bool read_authority_key(crd_arena *arena, crd_string value, core_certificate *certificate) {
  enum { KEY_ID = 0x80 };
  crd_string all;
  return crd_core_take_der(arena, &value, DER_SEQUENCE, &all) && crd_core_skip_der(arena, &all, KEY_ID);
}

static bool read_subject_key(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string id;
  return crd_core_take_der(arena, &value, DER_OCTETS, &id);
}

/* ReadASN1Int64WithTag */
static bool skip_number(crd_arena *arena, crd_string *bytes, unsigned tag) {
  crd_string number;
  if (!crd_core_peek_der(*bytes, tag)) return true;
  if (!crd_core_take_der(arena, bytes, tag, &number) || !number.size || number.size > sizeof(int64_t)) return false;
  const unsigned char *data = (const unsigned char *)number.data;
  return number.size == 1 || !((data[0] == 0 && !(data[1] & 0x80)) || (data[0] == 0xff && data[1] & 0x80));
}

static bool read_policy_constraints(crd_arena *arena, crd_string value, core_certificate *certificate) {
  enum { EXPLICIT = 0x80, MAPPING = 0x81 };
  crd_string all;
  return crd_core_take_der(arena, &value, DER_SEQUENCE, &all) && skip_number(arena, &all, EXPLICIT) &&
         skip_number(arena, &all, MAPPING);
}

/* parseExtKeyUsageExtension */
static bool read_extended_usage(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string all, oid;
  if (!crd_core_take_der(arena, &value, DER_SEQUENCE, &all)) return false;
  while (all.size)
    if (!crd_core_take_der(arena, &all, DER_OID, &oid)) return false;
  return true;
}

/* newOIDFromDER: components of any size. */
static bool is_wide_oid(crd_string oid) {
  bool first = true;
  for (size_t i = 0; i < oid.size; i++) {
    unsigned byte = (unsigned char)oid.data[i];
    if (first && byte == 0x80) return false;
    first = !(byte & 0x80);
  }
  return oid.size && first;
}

/* parseCertificatePoliciesExtension: no policy may occur twice. */
static bool read_policies(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string all, policy, oid;
  name_table seen = {.arena = arena};
  if (!crd_core_take_der(arena, &value, DER_SEQUENCE, &all)) return false;
  while (all.size) {
    if (!crd_core_take_der(arena, &all, DER_SEQUENCE, &policy) || !crd_core_take_plain_der(arena, &policy, DER_OID, &oid) ||
        !is_wide_oid(oid) || crd_name_table_find(&seen, oid))
      return false;
    crd_name_table_put(&seen, oid, &seen);
  }
  return true;
}

static bool read_mappings(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string all, pair, oid;
  if (!crd_core_take_der(arena, &value, DER_SEQUENCE, &all)) return false;
  while (all.size)
    if (!crd_core_take_der(arena, &all, DER_SEQUENCE, &pair) || !crd_core_take_plain_der(arena, &pair, DER_OID, &oid) ||
        !crd_core_take_plain_der(arena, &pair, DER_OID, &oid))
      return false;
  return true;
}

static bool read_inhibition(crd_arena *arena, crd_string value, core_certificate *certificate) {
  crd_string number;
  return crd_core_take_der(arena, &value, DER_INTEGER, &number) && number.size <= sizeof(int64_t);
}

static bool read_access(crd_arena *arena, crd_string value, core_certificate *certificate) {
  enum { ACCESS_URI = 0x86 };
  crd_string all, one, method;
  if (!crd_core_take_der(arena, &value, DER_SEQUENCE, &all)) return false;
  while (all.size)
    if (!crd_core_take_der(arena, &all, DER_SEQUENCE, &one) || !crd_core_take_der(arena, &one, DER_OID, &method) ||
        !crd_core_skip_der(arena, &one, ACCESS_URI))
      return false;
  return true;
}

static const struct {
  crd_string oid;
  bool (*read)(crd_arena *arena, crd_string value, core_certificate *certificate);
  const char *error, *critical; /* the error for a critical extension that must not be critical; NULL: it may be */
} known_extensions[] = {
    {CRD_STRING_INIT("\x55\x1d\x0f"), read_usage, "x509: invalid key usage", NULL},
    {CRD_STRING_INIT("\x55\x1d\x13"), read_constraints, "x509: invalid basic constraints", NULL},
    {CRD_STRING_INIT("\x55\x1d\x1f"), read_points, "x509: invalid CRL distribution point", NULL},
    {CRD_STRING_INIT("\x55\x1d\x23"), read_authority_key, "x509: invalid authority key identifier",
     "x509: authority key identifier incorrectly marked critical"},
    {CRD_STRING_INIT("\x55\x1d\x24"), read_policy_constraints, "x509: invalid policy constraints extension", NULL},
    {CRD_STRING_INIT("\x55\x1d\x25"), read_extended_usage, "x509: invalid extended key usages", NULL},
    {CRD_STRING_INIT("\x55\x1d\x0e"), read_subject_key, "x509: invalid subject key identifier",
     "x509: subject key identifier incorrectly marked critical"},
    {CRD_STRING_INIT("\x55\x1d\x20"), read_policies, "x509: invalid certificate policies", NULL},
    {CRD_STRING_INIT("\x55\x1d\x21"), read_mappings, "x509: invalid policy mappings extension", NULL},
    {CRD_STRING_INIT("\x55\x1d\x36"), read_inhibition, "x509: invalid inhibit any policy extension", NULL},
    {CRD_STRING_INIT("\x2b\x06\x01\x05\x05\x07\x01\x01"), read_access, "x509: invalid authority info access",
     "x509: authority info access incorrectly marked critical"},
};

static crd_string judge_extension(crd_arena *arena, const core_extension *extension, core_certificate *certificate) {
  const crd_string names = CRD_STRING("\x55\x1d\x11"), points = CRD_STRING("\x55\x1d\x1f"),
                   constraints = CRD_STRING("\x55\x1d\x1e");
  crd_string value = extension->value, all;
  if (crd_string_equal(extension->oid, names)) return crd_core_judge_names(arena, value, certificate);
  if (crd_string_equal(extension->oid, constraints)) return judge_constraints(arena, value);
  for (size_t i = 0; i < sizeof known_extensions / sizeof *known_extensions; i++) {
    if (!crd_string_equal(extension->oid, known_extensions[i].oid)) continue;
    if (extension->critical && known_extensions[i].critical) return crd_string_of(known_extensions[i].critical);
    if (known_extensions[i].read(arena, value, certificate)) return CORE_NO_DETAIL;
    bool whole = crd_string_equal(extension->oid, points) && !crd_core_take_der(arena, &value, DER_SEQUENCE, &all);
    return whole ? CRD_STRING("x509: invalid CRL distribution points") : crd_string_of(known_extensions[i].error);
  }
  return CORE_NO_DETAIL;
}

crd_string crd_core_judge_extensions(crd_arena *arena, const core_extensions *list, core_certificate *certificate) {
  crd_string error = CORE_NO_DETAIL;
  for (uint32_t i = 0; i < list->count && !error.size; i++) error = judge_extension(arena, &list->items[i], certificate);
  return error;
}
