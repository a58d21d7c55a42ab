/* SPDX-License-Identifier: Apache-2.0 */
/* UTF-8 as Go's unicode/utf8 reads and writes it. */
#include "utf8.h"

size_t crd_utf8_length(const char *text, const char *end) {
  const unsigned char *p = (const unsigned char *)text;
  size_t left = (size_t)(end - text);
  if (left == 0) return 0;
  if (p[0] < 0x80) return 1;
  if (p[0] < 0xC2 || p[0] > 0xF4) return 0;
  if (p[0] < 0xE0) return left >= 2 && utf8_continues(text[1]) ? 2 : 0;
  if (p[0] < 0xF0) {
    if (left < 3 || !utf8_continues(text[1]) || !utf8_continues(text[2])) return 0;
    if (p[0] == 0xE0 && p[1] < 0xA0) return 0; /* an overlong form */
    if (p[0] == 0xED && p[1] > 0x9F) return 0; /* a surrogate */
    return 3;
  }
  if (left < 4 || !utf8_continues(text[1]) || !utf8_continues(text[2]) || !utf8_continues(text[3])) return 0;
  if (p[0] == 0xF0 && p[1] < 0x90) return 0;
  if (p[0] == 0xF4 && p[1] > 0x8F) return 0; /* above U+10FFFF */
  return 4;
}

uint32_t crd_utf8_decode(const char *text, const char *end, size_t *length) {
  const unsigned char *p = (const unsigned char *)text;
  *length = crd_utf8_length(text, end);
  switch (*length) {
  case 1:
    return p[0];
  case 2:
    return (uint32_t)(p[0] & 0x1F) << 6 | (p[1] & 0x3F);
  case 3:
    return (uint32_t)(p[0] & 0x0F) << 12 | (uint32_t)(p[1] & 0x3F) << 6 | (p[2] & 0x3F);
  case 4:
    return (uint32_t)(p[0] & 0x07) << 18 | (uint32_t)(p[1] & 0x3F) << 12 | (uint32_t)(p[2] & 0x3F) << 6 | (p[3] & 0x3F);
  default:
    *length = 1;
    return UTF8_REPLACEMENT;
  }
}

size_t crd_utf8_encode(char *out, uint32_t rune) {
  if (rune > 0x10FFFF || (rune >= 0xD800 && rune <= 0xDFFF)) rune = UTF8_REPLACEMENT;
  if (rune < 0x80) {
    out[0] = (char)rune;
    return 1;
  }
  if (rune < 0x800) {
    out[0] = (char)(0xC0 | rune >> 6);
    out[1] = (char)(0x80 | (rune & 0x3F));
    return 2;
  }
  if (rune < 0x10000) {
    out[0] = (char)(0xE0 | rune >> 12);
    out[1] = (char)(0x80 | (rune >> 6 & 0x3F));
    out[2] = (char)(0x80 | (rune & 0x3F));
    return 3;
  }
  out[0] = (char)(0xF0 | rune >> 18);
  out[1] = (char)(0x80 | (rune >> 12 & 0x3F));
  out[2] = (char)(0x80 | (rune >> 6 & 0x3F));
  out[3] = (char)(0x80 | (rune & 0x3F));
  return 4;
}

bool crd_utf8_is_valid(crd_string text) {
  for (size_t at = 0, length; at < text.size; at += length) /* an empty text may have no bytes to point at */
    if (!(length = crd_utf8_length(text.data + at, text.data + text.size))) return false;
  return true;
}

void crd_utf8_add(crd_text *text, uint32_t rune) {
  char bytes[4];
  crd_text_add(text, (crd_string){bytes, crd_utf8_encode(bytes, rune)});
}

bool crd_rune_is_space(uint32_t rune) {
  if (rune < 0x80) return rune == ' ' || (rune >= '\t' && rune <= '\r');
  return rune == 0x85 || rune == 0xA0 || rune == 0x1680 || (rune >= 0x2000 && rune <= 0x200A) || rune == 0x2028 ||
         rune == 0x2029 || rune == 0x202F || rune == 0x205F || rune == 0x3000;
}
