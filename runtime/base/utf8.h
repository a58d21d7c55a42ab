/* SPDX-License-Identifier: Apache-2.0 */
/* UTF-8 as Go's unicode/utf8 reads and writes it: for all that goes through texts by code points. */
#pragma once

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
/* Whether a CI system that reads a log, of which a line has the text from `start` to `end`, takes what stands at `at` for a
 * command: "::name" with nothing but blanks before it ("::error::"; what is beyond ASCII counts as a blank, as some of it
 * does), "##[" and "##name[" anywhere ("##vso["). */
bool crd_utf8_is_command(const char *start, const char *at, const char *end);
/* Adds a code point to a text (AppendRune). */
CRD_KIN void crd_utf8_add(crd_text *text, uint32_t rune);

/* Whether a byte goes on with a code point that began before it. */
static inline bool utf8_continues(char byte) {
  return ((unsigned char)byte & 0xC0) == 0x80;
}

/* Whether a code point from U+0080 on is more than a character to whoever shows it: C1 controls, and the marks that turn
 * text around, hide it or end its line: Arabic letter mark, left-to-right and right-to-left marks, line and paragraph
 * separators, embeddings, overrides, isolates. */
static inline bool utf8_is_hidden(uint32_t rune) {
  return (rune >= 0x80 && rune < 0xa0) || rune == 0x61c || rune == 0x200e || rune == 0x200f ||
         (rune >= 0x2028 && rune <= 0x202e) || (rune >= 0x2066 && rune <= 0x2069);
}

/* Whether a code point is none of a character, and never will be: U+FFFE and U+FFFF of any plane, which XML and YAML refuse.
 */
static inline bool utf8_is_nothing(uint32_t rune) {
  return (rune & 0xfffe) == 0xfffe;
}

/* The code point at *i, which is moved past it; U+FFFD for one byte that is not well-formed. */
static inline uint32_t utf8_next(crd_string text, size_t *i) {
  unsigned char first = (unsigned char)text.data[*i];
  size_t length = 1;
  uint32_t rune = first < 0x80 ? first : crd_utf8_decode(text.data + *i, text.data + text.size, &length);
  *i += length;
  return rune;
}
