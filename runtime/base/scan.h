/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that skip runs of bytes, 16 at a time with SSE2. */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__) && !defined(__TINYC__) && !defined(CRD_NO_SIMD)
#define CRD_SCAN_SSE2 1
#include <emmintrin.h>
#endif

/* A byte that needs no escape in a JSON string: ASCII, no control, no quote, no backslash. */
static inline int scan_is_plain(char c) {
  return (signed char)c >= 0x20 && c != '"' && c != '\\';
}

/* The first byte from `p` on that is not plain, or `end`. */
static inline const char *scan_plain(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  const __m128i quote = _mm_set1_epi8('"'), backslash = _mm_set1_epi8('\\'), space = _mm_set1_epi8(0x20);
  while (end - p >= 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)p);
    __m128i special = _mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(bytes, quote), _mm_cmpeq_epi8(bytes, backslash)),
                                   _mm_cmplt_epi8(bytes, space)); /* signed: also from 0x80 on */
    unsigned found = (unsigned)_mm_movemask_epi8(special);
    if (found) return p + __builtin_ctz(found);
    p += 16;
  }
#else
  while (end - p >= 8) {
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones << 7;
    uint64_t bytes;
    memcpy(&bytes, p, 8);
    uint64_t quote = bytes ^ ones * '"', backslash = bytes ^ ones * '\\';
    uint64_t special = ((quote - ones) | (backslash - ones) | (bytes - ones * 0x20) | bytes) & tops;
    if (special) break; /* the 8 bytes may hold one: check them one by one */
    p += 8;
  }
#endif
  while (p < end && scan_is_plain(*p)) p++;
  return p;
}

/* How many plain bytes begin at `p`, at most 16. 16 bytes must be readable there. */
static inline size_t scan_plain_word(const char *p) {
  return (size_t)(scan_plain(p, p + 16) - p);
}

#ifdef CRD_SCAN_SSE2
static inline __m128i scan_load(const char *p) {
  return _mm_loadu_si128((const __m128i *)(const void *)p);
}

/* For scan_marks: marks each "-" or "." that is followed by the same byte two positions later. */
static inline __m128i scan_mark_bytes(const char *p) {
  const __m128i bytes = scan_load(p), alike = _mm_cmpeq_epi8(bytes, scan_load(p + 2));
  return _mm_and_si128(alike,
                       _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('-')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('.'))));
}

/* Marks each position where the two bytes follow each other. */
static inline __m128i scan_pair(const char *p, __m128i first, __m128i second) {
  return _mm_and_si128(_mm_cmpeq_epi8(scan_load(p), first), _mm_cmpeq_epi8(scan_load(p + 1), second));
}
#endif

/* The first byte from `p` on that is neither printable ASCII nor the end of a line or a tab, or `end`. */
static inline const char *scan_lines(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  const __m128i feed = _mm_set1_epi8('\n'), tab = _mm_set1_epi8('\t'), space = _mm_set1_epi8(0x20),
                delete = _mm_set1_epi8(0x7F);
  while (end - p >= 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)p);
    __m128i blank = _mm_or_si128(_mm_cmpeq_epi8(bytes, feed), _mm_cmpeq_epi8(bytes, tab));
    __m128i control = _mm_andnot_si128(blank, _mm_cmplt_epi8(bytes, space)); /* signed: also from 0x80 on */
    unsigned found = (unsigned)_mm_movemask_epi8(_mm_or_si128(control, _mm_cmpeq_epi8(bytes, delete)));
    if (found) return p + __builtin_ctz(found);
    p += 16;
  }
#endif
  while (p < end && ((*p >= 0x20 && *p < 0x7F) || *p == '\n' || *p == '\t')) p++;
  return p;
}

/* Counts line ends, in pieces with a one-byte count, which vectorises to sixteen or more bytes at once. */
static inline uint32_t scan_line_ends(const char *at, const char *end) {
  enum { PIECE = 240 };
  uint32_t lines = 0;
  while (at < end) {
    size_t size = end - at < PIECE ? (size_t)(end - at) : PIECE;
    uint8_t count = 0;
    for (size_t i = 0; i < size; i++) count = (uint8_t)(count + (at[i] == '\n'));
    lines += count;
    at += size;
  }
  return lines;
}

/* The first line feed from `p` on that is not followed by a space, or `end`. */
static inline const char *scan_outdent(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  const __m128i feed = _mm_set1_epi8('\n'), space = _mm_set1_epi8(' ');
  for (; end - p >= 17; p += 16) {
    const __m128i indented = _mm_cmpeq_epi8(scan_load(p + 1), space);
    const unsigned found = (unsigned)_mm_movemask_epi8(_mm_andnot_si128(indented, _mm_cmpeq_epi8(scan_load(p), feed)));
    if (found) return p + __builtin_ctz(found);
  }
#endif
  while (p < end && !(*p == '\n' && !(end - p > 1 && p[1] == ' '))) p++;
  return p;
}

/* The first quote or JSON bracket from `p` on, or `end`. */
static inline const char *scan_brackets(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  for (; end - p >= 16; p += 16) {
    const __m128i bytes = scan_load(p), low = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
    const __m128i bracket = _mm_or_si128(_mm_cmpeq_epi8(low, _mm_set1_epi8('{')), _mm_cmpeq_epi8(low, _mm_set1_epi8('}')));
    const unsigned found = (unsigned)_mm_movemask_epi8(_mm_or_si128(bracket, _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'))));
    if (found) return p + __builtin_ctz(found);
  }
#endif
  while (p < end && *p != '"' && (*p | 0x20) != '{' && (*p | 0x20) != '}') p++;
  return p;
}

/* The first byte from `p` on that is not a space, or `end`. */
static inline const char *scan_blanks(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  const __m128i space = _mm_set1_epi8(' ');
  while (end - p >= 16) {
    unsigned other =
        ~(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(const void *)p), space)) & 0xFFFF;
    if (other) return p + __builtin_ctz(other);
    p += 16;
  }
#endif
  while (p < end && *p == ' ') p++;
  return p;
}

/* The first byte from `p` on that may end a plain scalar of YAML: a line feed, a tab, ':' or '#', or `end`. */
static inline const char *scan_plain_line(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  const __m128i feed = _mm_set1_epi8('\n'), tab = _mm_set1_epi8('\t'), colon = _mm_set1_epi8(':'), hash = _mm_set1_epi8('#');
  while (end - p >= 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)p);
    __m128i blank = _mm_or_si128(_mm_cmpeq_epi8(bytes, feed), _mm_cmpeq_epi8(bytes, tab));
    __m128i mark = _mm_or_si128(_mm_cmpeq_epi8(bytes, colon), _mm_cmpeq_epi8(bytes, hash));
    unsigned found = (unsigned)_mm_movemask_epi8(_mm_or_si128(blank, mark));
    if (found) return p + __builtin_ctz(found);
    p += 16;
  }
#endif
  while (p < end && *p != '\n' && *p != '\t' && *p != ':' && *p != '#') p++;
  return p;
}

/* Whether a byte ends a plain key of YAML, in or outside of brackets: a space, a control, non-ASCII, one of ":,?", a
 * bracket. */
static inline int scan_ends_key(char c) {
  const char low = (char)(c | 0x20);
  return (signed char)c <= 0x20 || c == ':' || c == ',' || c == '?' || low == '{' || low == '}';
}

/* The first byte from `p` on that ends a plain key, or `end`. */
static inline const char *scan_key(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  for (; end - p >= 16; p += 16) {
    const __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)p);
    const __m128i low = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
    const __m128i bracket = _mm_or_si128(_mm_cmpeq_epi8(low, _mm_set1_epi8('{')), _mm_cmpeq_epi8(low, _mm_set1_epi8('}')));
    const __m128i mark = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(':')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(',')));
    const __m128i other = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('?')),
                                       _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x21))); /* signed: also from 0x80 on */
    const unsigned found = (unsigned)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(bracket, mark), other));
    if (found) return p + __builtin_ctz(found);
  }
#endif
  while (p < end && !scan_ends_key(*p)) p++;
  return p;
}

/* The first "---" or "..." from `p` on, or NULL. */
static inline const char *scan_marks(const char *p, const char *end) {
#ifdef CRD_SCAN_SSE2
  for (; end - p >= 18; p += 16) {
    while (end - p >= 82 && !_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(scan_mark_bytes(p), scan_mark_bytes(p + 16)),
                                                            _mm_or_si128(scan_mark_bytes(p + 32), scan_mark_bytes(p + 48)))))
      p += 64;
    for (unsigned found = (unsigned)_mm_movemask_epi8(scan_mark_bytes(p)); found; found &= found - 1) {
      const char *at = p + __builtin_ctz(found);
      if (at[1] == at[0]) return at;
    }
  }
#endif
  for (; end - p >= 3; p++)
    if ((*p == '-' || *p == '.') && p[1] == *p && p[2] == *p) return p;
  return NULL;
}

/* The first occurrence of a text of two or more bytes from `p` on, or NULL. memmem compares byte by byte and is slower. */
static inline const char *scan_text(const char *p, const char *end, const char *text, size_t size) {
#ifdef CRD_SCAN_SSE2
  const __m128i first = _mm_set1_epi8(text[0]), second = _mm_set1_epi8(text[1]);
  for (; end - p >= 17 && (size_t)(end - p) >= size + 15; p += 16) {
    while (
        (size_t)(end - p) >= size + 79 &&
        !_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(scan_pair(p, first, second), scan_pair(p + 16, first, second)),
                                        _mm_or_si128(scan_pair(p + 32, first, second), scan_pair(p + 48, first, second)))))
      p += 64;
    for (unsigned found = (unsigned)_mm_movemask_epi8(scan_pair(p, first, second)); found; found &= found - 1) {
      const char *at = p + __builtin_ctz(found);
      if (memcmp(at, text, size) == 0) return at;
    }
  }
#endif
  for (; p < end && (p = memchr(p, (unsigned char)text[0], (size_t)(end - p))) && (size_t)(end - p) >= size; p++)
    if (memcmp(p, text, size) == 0) return p;
  return NULL;
}

/* The first byte from `p` on that is not white space of JSON, or `end`. */
static inline const char *scan_space(const char *p, const char *end) {
  for (;;) {
    if (p == end || (unsigned char)*p > ' ') return p;
    if (*p != ' ' && *p != '\n' && *p != '\r' && *p != '\t') return p;
    p++;
    if (p < end && *p == ' ') p = scan_blanks(p, end); /* mostly the indentation of a line */
  }
}
