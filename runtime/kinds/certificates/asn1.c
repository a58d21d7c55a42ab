/* SPDX-License-Identifier: Apache-2.0 */
/* The reader of DER: a walk along the rows of a type (encoding/asn1: parseField, parseSequenceOf, parseTagAndLength). */
#include "asn1.h"

#include "../../base/utf8.h"

enum { ASN1_UNIVERSAL, ASN1_CONTEXT = 2 };
enum {
  TAG_BOOL = 1,
  TAG_INT = 2,
  TAG_BITS = 3,
  TAG_OCTETS = 4,
  TAG_OID = 6,
  TAG_UTF8 = 12,
  TAG_SEQUENCE = 16,
  TAG_SET = 17,
  TAG_NUMERIC = 18,
  TAG_PRINTABLE = 19,
  TAG_IA5 = 22
};

typedef struct asn1_reader {
  crd_arena *arena;
  crd_string *error;
} asn1_reader;

typedef struct asn1_head {
  uint32_t class, tag;
  bool compound;
  size_t length;
} asn1_head;

static bool bad_structure(const asn1_reader *in, const char *what) {
  *in->error = crd_arena_printf(in->arena, "asn1: structure error: %s", what);
  return false;
}
static bool bad_syntax(const asn1_reader *in, const char *what) {
  *in->error = crd_arena_printf(in->arena, "asn1: syntax error: %s", what);
  return false;
}

/* parseBase128Int */
static bool take_base128(const asn1_reader *in, crd_string bytes, size_t *at, uint32_t *value) {
  enum { MOST_BYTES = 5 };
  uint64_t number = 0;
  for (size_t shifted = 0; *at < bytes.size; shifted++) {
    unsigned char byte = (unsigned char)bytes.data[*at];
    if (shifted == MOST_BYTES) return bad_structure(in, "base 128 integer too large");
    if (!shifted && byte == 0x80) return bad_syntax(in, "integer is not minimally encoded");
    number = number << 7 | (byte & 0x7f);
    ++*at;
    if (byte & 0x80) continue;
    if (number > INT32_MAX) return bad_structure(in, "base 128 integer too large");
    *value = (uint32_t)number;
    return true;
  }
  return bad_syntax(in, "truncated base 128 integer");
}

/* Parses a length of more than one byte. */
static bool take_length(const asn1_reader *in, crd_string bytes, size_t *at, size_t count, size_t *length) {
  if (!count) return bad_syntax(in, "indefinite length found (not DER)");
  *length = 0;
  for (; count; count--) {
    if (*at == bytes.size) return bad_syntax(in, "truncated tag or length");
    unsigned char byte = (unsigned char)bytes.data[(*at)++];
    if (*length >= 1 << 23) return bad_structure(in, "length too large");
    *length = *length << 8 | byte;
    if (!*length) return bad_structure(in, "superfluous leading zeros in length");
  }
  return *length >= 0x80 || bad_structure(in, "non-minimal length");
}

/* parseTagAndLength; there is at least one byte. */
static bool take_head(const asn1_reader *in, crd_string bytes, size_t *at, asn1_head *head) {
  enum { LONG_TAG = 0x1f };
  unsigned char byte = (unsigned char)bytes.data[(*at)++];
  *head = (asn1_head){.class = byte >> 6, .tag = byte & LONG_TAG, .compound = byte & 0x20};
  if (head->tag == LONG_TAG) {
    if (!take_base128(in, bytes, at, &head->tag)) return false;
    if (head->tag < LONG_TAG) return bad_syntax(in, "non-minimal tag");
  }
  if (*at == bytes.size) return bad_syntax(in, "truncated tag or length");
  byte = (unsigned char)bytes.data[(*at)++];
  head->length = byte & 0x7f;
  return !(byte & 0x80) || take_length(in, bytes, at, byte & 0x7f, &head->length);
}

/* ---- contents ---- */

static bool check_integer(const asn1_reader *in, crd_string bytes, size_t most) {
  if (!bytes.size) return bad_structure(in, "empty integer");
  const unsigned char *data = (const unsigned char *)bytes.data;
  if (bytes.size > 1 && ((data[0] == 0 && !(data[1] & 0x80)) || (data[0] == 0xff && data[1] & 0x80)))
    return bad_structure(in, "integer not minimally-encoded");
  return bytes.size <= most || bad_structure(in, "integer too large");
}

static bool check_oid(const asn1_reader *in, crd_string bytes) {
  uint32_t number;
  if (!bytes.size) return bad_syntax(in, "zero length OBJECT IDENTIFIER");
  for (size_t at = 0; at < bytes.size;)
    if (!take_base128(in, bytes, &at, &number)) return false;
  return true;
}

static bool check_bits(const asn1_reader *in, crd_string bytes) {
  if (!bytes.size) return bad_syntax(in, "zero length BIT STRING");
  unsigned char padding = (unsigned char)bytes.data[0], last = (unsigned char)bytes.data[bytes.size - 1];
  if (padding > 7 || (bytes.size == 1 && padding) || last & ((1u << padding) - 1))
    return bad_syntax(in, "invalid padding bits in BIT STRING");
  return true;
}

static bool check_bool(const asn1_reader *in, crd_string bytes) {
  unsigned char byte = bytes.size == 1 ? (unsigned char)bytes.data[0] : 1;
  return byte == 0 || byte == 0xff || bad_syntax(in, "invalid boolean");
}

/* isPrintable, which also accepts '*' and '&', like upstream. */
static bool is_printable(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c && strchr("0123456789'()+,-./ :=?*&", c));
}

bool crd_core_is_asn1_text(unsigned tag, crd_string bytes) {
  if (tag == TAG_UTF8) return crd_utf8_is_valid(bytes);
  for (size_t i = 0; i < bytes.size; i++) {
    char c = bytes.data[i];
    if (tag == TAG_PRINTABLE && !is_printable(c)) return false;
    if (tag == TAG_NUMERIC && c != ' ' && (c < '0' || c > '9')) return false;
    if (tag == TAG_IA5 && (unsigned char)c >= 0x80) return false;
  }
  return true;
}

static bool check_text(const asn1_reader *in, uint32_t tag, crd_string bytes) {
  if (crd_core_is_asn1_text(tag, bytes)) return true;
  if (tag == TAG_PRINTABLE) return bad_syntax(in, "PrintableString contains invalid character");
  if (tag == TAG_NUMERIC) return bad_syntax(in, "NumericString contains invalid character");
  if (tag == TAG_IA5) return bad_syntax(in, "IA5String contains invalid character");
  *in->error = CRD_STRING("asn1: invalid UTF-8 string");
  return false;
}

/* Checks an element of any type, except times and strings with two bytes per character. */
static bool check_any(const asn1_reader *in, const asn1_head *head, crd_string content) {
  if (head->compound || head->class != ASN1_UNIVERSAL) return true;
  switch (head->tag) {
  case TAG_BOOL:
    return check_bool(in, content);
  case TAG_INT:
    return check_integer(in, content, sizeof(int64_t));
  case TAG_BITS:
    return check_bits(in, content);
  case TAG_OID:
    return check_oid(in, content);
  default:
    return check_text(in, head->tag, content);
  }
}

/* ---- the walk ---- */

/* getUniversalType: the tag of a type, and whether it is compound. */
static const struct {
  uint8_t tag;
  bool compound;
} universal[] = {
    [CORE_ASN1_STRUCT] = {TAG_SEQUENCE, true}, [CORE_ASN1_LIST] = {TAG_SEQUENCE, true},
    [CORE_ASN1_SET] = {TAG_SET, true},         [CORE_ASN1_TAGGED] = {0, true},
    [CORE_ASN1_INT] = {TAG_INT, false},        [CORE_ASN1_OID] = {TAG_OID, false},
    [CORE_ASN1_BITS] = {TAG_BITS, false},      [CORE_ASN1_BOOL] = {TAG_BOOL, false},
    [CORE_ASN1_OCTETS] = {TAG_OCTETS, false},
};

static bool is_any(const core_asn1_type *type) {
  return type->kind == CORE_ASN1_RAW || type->kind == CORE_ASN1_ANY;
}

static bool is_element_of(const asn1_head *head, const core_asn1_type *type) {
  uint32_t class = type->kind == CORE_ASN1_TAGGED ? ASN1_CONTEXT : ASN1_UNIVERSAL;
  return is_any(type) || (head->class == class && head->tag == universal[type->kind].tag &&
                          head->compound == universal[type->kind].compound);
}

/* Upstream prints the parameters of a field, too, and among them the address of its tag; here the tag is always <nil>. */
static bool bad_tag(const asn1_reader *in, const asn1_head *head, const core_asn1_type *type, size_t at) {
  const char *const no = "false", *const yes = "true";
  *in->error = crd_arena_printf(
      in->arena,
      "asn1: structure error: tags don't match (%u vs {class:%u tag:%u length:%zu isCompound:%s}) {optional:%s "
      "explicit:false application:false private:false defaultValue:<nil> tag:<nil> stringType:0 timeType:0 set:%s "
      "omitEmpty:false} %s @%zu",
      universal[type->kind].tag, head->class, head->tag, head->length, head->compound ? yes : no, type->optional ? yes : no,
      type->kind == CORE_ASN1_SET && !*type->name ? yes : no, type->name, at);
  return false;
}

static bool read_element(const asn1_reader *in, crd_string bytes, size_t *at, const core_asn1_type *type);

/* parseSequenceOf: counts the elements first. */
static bool read_elements(const asn1_reader *in, crd_string content, const core_asn1_type *item) {
  size_t count = 0;
  for (size_t at = 0; at < content.size; count++) {
    asn1_head head;
    if (!take_head(in, content, &at, &head)) return false;
    if (!is_element_of(&head, item)) return bad_structure(in, "sequence tag mismatch");
    if (head.length > content.size - at) return bad_syntax(in, "truncated sequence");
    at += head.length;
  }
  for (size_t at = 0; count; count--)
    if (!read_element(in, content, &at, item)) return false;
  return true;
}

static bool read_content(const asn1_reader *in, const asn1_head *head, crd_string content, const core_asn1_type *type) {
  size_t at = 0;
  switch (type->kind) {
  case CORE_ASN1_STRUCT:
    for (const core_asn1_type *const *part = type->parts; *part; part++)
      if (!read_element(in, content, &at, *part)) return false;
    return true;
  case CORE_ASN1_LIST:
  case CORE_ASN1_SET:
  case CORE_ASN1_TAGGED:
    return read_elements(in, content, *type->parts);
  case CORE_ASN1_INT:
    return check_integer(in, content, sizeof(int64_t));
  case CORE_ASN1_OID:
    return check_oid(in, content);
  case CORE_ASN1_BITS:
    return check_bits(in, content);
  case CORE_ASN1_BOOL:
    return check_bool(in, content);
  case CORE_ASN1_ANY:
    return check_any(in, head, content);
  case CORE_ASN1_OCTETS:
  case CORE_ASN1_RAW:
    return true;
  }
  return true;
}

/* parseField. Descriptions of types have no cycles, so the recursion ends. */
static bool read_element(const asn1_reader *in, crd_string bytes, size_t *at, const core_asn1_type *type) {
  size_t begin = *at;
  asn1_head head;
  if (begin == bytes.size) return type->optional || bad_syntax(in, "sequence truncated");
  if (!take_head(in, bytes, at, &head)) return false;
  if (!is_element_of(&head, type)) {
    if (!type->optional) return bad_tag(in, &head, type, *at);
    *at = begin;
    return true;
  }
  if (head.length > bytes.size - *at) return bad_syntax(in, "data truncated");
  crd_string content = crd_string_slice(bytes, *at, *at + head.length);
  *at += head.length;
  return read_content(in, &head, content, type);
}

bool crd_core_read_asn1(crd_arena *arena, crd_string *bytes, const core_asn1_type *type, crd_string *error) {
  const asn1_reader in = {arena, error};
  size_t at = 0;
  if (!read_element(&in, *bytes, &at, type)) return false;
  *bytes = crd_string_slice(*bytes, at, bytes->size);
  return true;
}

bool crd_core_next_asn1(crd_arena *arena, crd_string *bytes, core_asn1_element *element) {
  crd_string error;
  const asn1_reader in = {arena, &error};
  asn1_head head;
  size_t at = 0;
  if (!bytes->size) return false;
  unsigned tag = (unsigned char)bytes->data[0];
  if (!take_head(&in, *bytes, &at, &head) || head.length > bytes->size - at) return false;
  *element = (core_asn1_element){.tag = tag,
                                 .content = crd_string_slice(*bytes, at, at + head.length),
                                 .whole = crd_string_slice(*bytes, 0, at + head.length)};
  *bytes = crd_string_slice(*bytes, at + head.length, bytes->size);
  return true;
}

/* ---- reading like cryptobyte ---- */

bool crd_core_peek_der(crd_string bytes, unsigned tag) {
  return bytes.size && (unsigned char)bytes.data[0] == tag;
}

bool crd_core_take_any_der(crd_arena *arena, crd_string *bytes, core_asn1_element *element) {
  enum { LONG_TAG = 0x1f };
  return bytes->size && (bytes->data[0] & LONG_TAG) != LONG_TAG && crd_core_next_asn1(arena, bytes, element);
}

bool crd_core_take_plain_der(crd_arena *arena, crd_string *bytes, unsigned tag, crd_string *content) {
  core_asn1_element element;
  if (!crd_core_peek_der(*bytes, tag) || !crd_core_take_any_der(arena, bytes, &element)) return false;
  *content = element.content;
  return true;
}

bool crd_core_take_der(crd_arena *arena, crd_string *bytes, unsigned tag, crd_string *content) {
  crd_string text;
  const asn1_reader in = {arena, &text};
  if (!crd_core_take_plain_der(arena, bytes, tag, content)) return false;
  switch (tag) {
  case DER_BOOL:
    return content->size == 1 && check_bool(&in, *content);
  case DER_INTEGER:
    return check_integer(&in, *content, SIZE_MAX);
  case DER_BIT_STRING:
    return check_bits(&in, *content);
  case DER_OID:
    return check_oid(&in, *content);
  default:
    return true;
  }
}

bool crd_core_skip_der(crd_arena *arena, crd_string *bytes, unsigned tag) {
  crd_string content;
  return !crd_core_peek_der(*bytes, tag) || crd_core_take_der(arena, bytes, tag, &content);
}

crd_string crd_core_right_align(crd_arena *arena, crd_string content) {
  const unsigned unused = content.size ? (unsigned char)content.data[0] : 0;
  const crd_string bits = crd_string_slice(content, content.size > 0, content.size);
  if (!unused) return bits;
  char *aligned = crd_arena_alloc(arena, bits.size + 1);
  for (size_t i = 0; i < bits.size; i++) {
    const unsigned above = i ? (unsigned char)bits.data[i - 1] : 0;
    aligned[i] = (char)((above << 8 | (unsigned char)bits.data[i]) >> unused);
  }
  return (crd_string){aligned, bits.size};
}

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
