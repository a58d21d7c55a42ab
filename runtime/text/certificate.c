/* SPDX-License-Identifier: Apache-2.0 */
/* A certificate is a sequence that contains a sequence of a version, a serial number, an algorithm, an issuer and the two
 * times. Each element is a tag, a size and that many bytes. Reads never pass the end of the enclosing element. */
#include "certificate.h"
#include <crd/base64.h>
#include <crd/time.h>

enum { TAG_INTEGER = 0x02, TAG_UTC_TIME = 0x17, TAG_GENERAL_TIME = 0x18, TAG_SEQUENCE = 0x30, TAG_VERSION = 0xa0 };

/* Takes the next element off the bytes and sets its tag and content. Sizes must be in the shortest form, as DER demands. */
static bool take_element(crd_string *bytes, unsigned *tag, crd_string *content) {
  const unsigned char *data = (const unsigned char *)bytes->data;
  if (bytes->size < 2) return false;
  size_t size = data[1], head = 2;
  if (size >= 0x80) {
    size_t digits = size & 0x7f;
    if (!digits || digits > 4 || bytes->size < 2 + digits || !data[2]) return false;
    size = 0;
    for (size_t i = 0; i < digits; i++) size = size << 8 | data[2 + i];
    if (size < 0x80) return false;
    head += digits;
  }
  if (bytes->size - head < size) return false;
  *tag = data[0];
  *content = (crd_string){bytes->data + head, size};
  *bytes = (crd_string){bytes->data + head + size, bytes->size - head - size};
  return true;
}

static bool take_of(crd_string *bytes, unsigned wanted, crd_string *content) {
  unsigned tag;
  return take_element(bytes, &tag, content) && tag == wanted;
}

/* The number of two digits; -1 when one is not a digit. */
static int moment_pair(crd_string text, size_t at) {
  char a = text.data[at], b = text.data[at + 1];
  return a < '0' || a > '9' || b < '0' || b > '9' ? -1 : (a - '0') * 10 + b - '0';
}

/* YYMMDDHHMMSSZ, of 1950 to 2049, or YYYYMMDDHHMMSSZ. */
static bool take_moment(crd_string *bytes, int64_t *seconds) {
  unsigned tag;
  crd_string text;
  if (!take_element(bytes, &tag, &text) || (tag != TAG_UTC_TIME && tag != TAG_GENERAL_TIME)) return false;
  size_t pairs = tag == TAG_UTC_TIME ? 6 : 7;
  if (text.size != 2 * pairs + 1 || text.data[text.size - 1] != 'Z') return false;
  int parts[7];
  for (size_t i = 0; i < pairs; i++) {
    parts[7 - pairs + i] = moment_pair(text, 2 * i);
    if (parts[7 - pairs + i] < 0) return false;
  }
  if (tag == TAG_UTC_TIME) parts[0] = parts[1] < 50 ? 20 : 19;
  if (parts[2] < 1 || parts[2] > 12 || parts[3] < 1 || parts[3] > 31 || parts[4] > 23 || parts[5] > 59 || parts[6] > 59)
    return false;
  int64_t days = crd_days_of_date(parts[0] * 100 + parts[1], parts[2], parts[3]);
  *seconds = ((days * 24 + parts[4]) * 60 + parts[5]) * 60 + parts[6];
  return true;
}

bool crd_certificate_validity(crd_string der, certificate_validity *validity) {
  crd_string certificate, rest, part, times;
  if (!take_of(&der, TAG_SEQUENCE, &certificate) || der.size || !take_of(&certificate, TAG_SEQUENCE, &rest)) return false;
  crd_string behind = rest;
  if (take_of(&behind, TAG_VERSION, &part)) rest = behind; /* absent means version 1 */
  return take_of(&rest, TAG_INTEGER, &part) && take_of(&rest, TAG_SEQUENCE, &part) && take_of(&rest, TAG_SEQUENCE, &part) &&
         take_of(&rest, TAG_SEQUENCE, &times) && take_moment(&times, &validity->from) && take_moment(&times, &validity->to);
}

bool crd_pem_content(crd_arena *arena, crd_string base64, crd_string *bytes) {
  char *digits = crd_arena_alloc(arena, base64.size + 1);
  crd_string text = {digits, 0};
  for (size_t i = 0; i < base64.size; i++)
    if (base64.data[i] != ' ' && base64.data[i] != '\t') digits[text.size++] = base64.data[i];
  return crd_base64_bytes(arena, text, bytes) == CRD_BASE64_GOOD;
}

crd_string crd_bundle_decode(crd_arena *arena, crd_string base64) {
  crd_string bytes;
  return crd_pem_content(arena, base64, &bytes) ? bytes : CRD_STRING("");
}

/* The index of `mark` in `text` at or after `from`; the text's size when it is not there. */
static size_t find_mark(crd_string text, size_t from, crd_string mark) {
  for (; from + mark.size <= text.size; from++)
    if (memcmp(text.data + from, mark.data, mark.size) == 0) return from;
  return text.size;
}

bool crd_bundle_next(crd_arena *arena, crd_string pem, size_t *at, crd_string *der) {
  const crd_string begin = CRD_STRING("-----BEGIN CERTIFICATE-----"), end = CRD_STRING("-----END CERTIFICATE-----");
  size_t from = pem.size ? find_mark(pem, *at, begin) : 0;
  if (from == pem.size) return false;
  from += begin.size;
  *at = find_mark(pem, from, end);
  *der = *at < pem.size ? crd_bundle_decode(arena, crd_string_slice(pem, from, *at)) : CRD_STRING("");
  return true;
}
