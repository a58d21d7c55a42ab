/* SPDX-License-Identifier: Apache-2.0 */
/* UTF-8 as Go's unicode/utf8 reads and writes it. */
#pragma once

#include "kin.h"
#include <crd/arena.h>

enum { UTF8_REPLACEMENT = 0xFFFD };

/* The length of the well-formed sequence at `p` (shortest form, no surrogates), or 0 when there is none; `p` may be
 * `end`. */
size_t crd_utf8_length(const char *p, const char *end);
/* Decodes the code point at `p` < `end` and sets its length; U+FFFD and a length of 1 for ill-formed input (DecodeRune). */
CRD_KIN uint32_t crd_utf8_decode(const char *p, const char *end, size_t *length);
/* Writes a code point and returns the bytes written (at most 4). An invalid code point becomes U+FFFD (EncodeRune). */
size_t crd_utf8_encode(char *out, uint32_t rune);
/* Whether all of a text is well-formed (ValidString). */
CRD_KIN bool crd_utf8_is_valid(crd_string text);
/* unicode.IsSpace */
bool crd_rune_is_space(uint32_t rune);
/* Whether a CI system that reads the line from `start` to `end` in a log takes the text at `at` for a command: "::name"
 * after nothing but blanks ("::error::"), "##[" and "##name[" anywhere ("##vso["). Some characters beyond ASCII count as
 * blanks, so all of them do here. */
bool crd_utf8_is_command(const char *start, const char *at, const char *end);
/* Adds a code point to a text (AppendRune). */
CRD_KIN void crd_utf8_add(crd_text *text, uint32_t rune);

/* Whether a byte is a UTF-8 continuation byte. */
static inline bool utf8_continues(char byte) {
  return ((unsigned char)byte & 0xC0) == 0x80;
}

/* Whether a code point from U+0080 on is invisible or changes how text is shown: C1 controls, Arabic letter mark,
 * left-to-right and right-to-left marks, line and paragraph separators, embeddings, overrides, isolates. */
static inline bool utf8_is_hidden(uint32_t rune) {
  return (rune >= 0x80 && rune < 0xa0) || rune == 0x61c || rune == 0x200e || rune == 0x200f ||
         (rune >= 0x2028 && rune <= 0x202e) || (rune >= 0x2066 && rune <= 0x2069);
}

/* Whether a code point is a noncharacter U+FFFE or U+FFFF of any plane, which XML and YAML refuse. */
static inline bool utf8_is_nothing(uint32_t rune) {
  return (rune & 0xfffe) == 0xfffe;
}

/* Decodes the code point at *i and moves *i past it; U+FFFD for one ill-formed byte. */
static inline uint32_t utf8_next(crd_string text, size_t *i) {
  unsigned char first = (unsigned char)text.data[*i];
  size_t length = 1;
  uint32_t rune = first < 0x80 ? first : crd_utf8_decode(text.data + *i, text.data + text.size, &length);
  *i += length;
  return rune;
}
