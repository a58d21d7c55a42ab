/* SPDX-License-Identifier: Apache-2.0 */
/* UTF-8 as Go's unicode/utf8 reads and writes it: for all that goes through texts by code points. */
#ifndef CRD_VALUE_UTF8_H
#define CRD_VALUE_UTF8_H

#include "kin.h"
#include <crd/arena.h>

enum { UTF8_REPLACEMENT = 0xFFFD };

/* The bytes of the well-formed sequence at `p` (shortest form, no surrogates), or 0 where there is none; `p` may be `end`.
 */
size_t crd_utf8_length(const char *p, const char *end);
/* Decodes the code point at `p`, giving its length; U+FFFD and a length of 1 where it is not well-formed (DecodeRune).
 * `p` < `end`. */
CRD_KIN uint32_t crd_utf8_decode(const char *p, const char *end, size_t *length);
/* Writes a code point, giving the bytes written (at most 4); what is no code point becomes U+FFFD (EncodeRune). */
size_t crd_utf8_encode(char *out, uint32_t rune);
/* Whether all of a text is well-formed (ValidString). */
CRD_KIN bool crd_utf8_is_valid(crd_string text);
/* unicode.IsSpace */
bool crd_rune_is_space(uint32_t rune);
/* Adds a code point to a text (AppendRune). */
CRD_KIN void crd_utf8_add(crd_text *text, uint32_t rune);

/* Whether a byte goes on with a code point that began before it. */
static inline bool utf8_continues(char byte) {
  return ((unsigned char)byte & 0xC0) == 0x80;
}

/* The code point at *i, which is moved past it; U+FFFD for one byte that is not well-formed. */
static inline uint32_t utf8_next(crd_string text, size_t *i) {
  unsigned char first = (unsigned char)text.data[*i];
  size_t length = 1;
  uint32_t rune = first < 0x80 ? first : crd_utf8_decode(text.data + *i, text.data + text.size, &length);
  *i += length;
  return rune;
}

#endif
