/* SPDX-License-Identifier: Apache-2.0 */
/* Counted strings: bytes that may hold NUL and are not terminated. A crd_string never owns its bytes. */
#ifndef CRD_STRING_H
#define CRD_STRING_H

#include <crd/abi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

CRD_BEGIN_DECLS

typedef struct crd_string {
  const char *data; /* may be NULL when size is 0 */
  size_t size;      /* in bytes */
} crd_string;

/* A crd_string of a literal: CRD_STRING("spec"). CRD_STRING_INIT is the form for static initialisers. Only literals compile,
 * since sizeof a char array or a pointer is not the size of its text: use crd_string_of for those. */
#define CRD_STRING_INIT(literal)                                                                                            \
  { "" literal "", sizeof(literal) - 1 }
#ifdef __cplusplus
#define CRD_STRING(literal) (crd_string CRD_STRING_INIT(literal))
#else
#define CRD_STRING(literal) ((crd_string)CRD_STRING_INIT(literal))
#endif

/* A cast, in C and in C++. */
#ifdef __cplusplus
#define CRD_CAST(type, value) static_cast<type>(value)
#else
#define CRD_CAST(type, value) ((type)(value))
#endif

/* A crd_string as the two arguments that "%.*s" takes: printf("%.*s\n", CRD_PRINT(name)). */
#define CRD_PRINT(string) CRD_CAST(int, (string).size), (string).data

/* The bytes of a NUL-terminated text; NULL gives the empty string. Borrows. */
CRD_INLINE crd_string crd_string_of(const char *text) {
  crd_string string = {text, text ? strlen(text) : 0};
  return string;
}

/* Whether `size` bytes are equal. For names: most are short, and are compared as two overlapping words without a call. */
CRD_INLINE bool crd_name_bytes_equal(const char *a, const char *b, size_t size) {
  if (size > 16) return memcmp(a, b, size) == 0;
  if (size >= 8) {
    uint64_t x[2], y[2];
    memcpy(&x[0], a, 8);
    memcpy(&x[1], a + size - 8, 8);
    memcpy(&y[0], b, 8);
    memcpy(&y[1], b + size - 8, 8);
    return x[0] == y[0] && x[1] == y[1];
  }
  if (size >= 4) {
    uint32_t x[2], y[2];
    memcpy(&x[0], a, 4);
    memcpy(&x[1], a + size - 4, 4);
    memcpy(&y[0], b, 4);
    memcpy(&y[1], b + size - 4, 4);
    return x[0] == y[0] && x[1] == y[1];
  }
  return size == 0 || (a[0] == b[0] && a[size / 2] == b[size / 2] && a[size - 1] == b[size - 1]);
}

CRD_INLINE bool crd_string_equal(crd_string a, crd_string b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

/* Bytewise order, as Go compares strings: negative, 0 or positive. */
CRD_INLINE int crd_string_compare(crd_string a, crd_string b) {
  size_t size = a.size < b.size ? a.size : b.size;
  int order = size ? memcmp(a.data, b.data, size) : 0;
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

/* The same as a comparison function for qsort, of strings or of structs that begin with one. */
CRD_INLINE int crd_strings_order(const void *a, const void *b) {
  return crd_string_compare(*CRD_CAST(const crd_string *, a), *CRD_CAST(const crd_string *, b));
}

/* Whether a string is one of `count` others. */
CRD_INLINE bool crd_string_in(crd_string string, const crd_string *items, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(items[i], string)) return true;
  return false;
}

/* The bytes from `begin` to `end`. The data of an empty string may be NULL, to which nothing may be added. */
CRD_INLINE crd_string crd_string_slice(crd_string string, size_t begin, size_t end) {
  crd_string slice = {string.data, end - begin};
  if (slice.data) slice.data += begin;
  return slice;
}

CRD_INLINE bool crd_string_has_prefix(crd_string string, crd_string prefix) {
  return string.size >= prefix.size && (prefix.size == 0 || memcmp(string.data, prefix.data, prefix.size) == 0);
}

CRD_INLINE bool crd_string_has_suffix(crd_string string, crd_string suffix) {
  return string.size >= suffix.size &&
         (suffix.size == 0 || memcmp(string.data + (string.size - suffix.size), suffix.data, suffix.size) == 0);
}

/* Whether the text has the part in it; every text has the empty part. */
CRD_INLINE bool crd_string_contains(crd_string text, crd_string part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (part.size == 0 || memcmp(text.data + i, part.data, part.size) == 0) return true;
  return false;
}

/* strings.Cut: the text before and after the first separator. Without one: false, the whole text, and an empty string. */
CRD_INLINE bool crd_string_cut(crd_string text, char separator, crd_string *before, crd_string *after) {
  size_t size = 0;
  while (size < text.size && text.data[size] != separator) size++;
  bool found = size < text.size;
  *before = crd_string_slice(text, 0, size);
  *after = crd_string_slice(text, found ? size + 1 : size, text.size);
  return found;
}

/* Iterates over the parts between separators; `*at` is 0 at first. An empty text has one empty part. False when there are no
 * more parts. */
CRD_INLINE bool crd_string_next_part(crd_string text, char separator, size_t *at, crd_string *part) {
  size_t end = *at;
  if (*at > text.size) return false;
  while (end < text.size && text.data[end] != separator) end++;
  *part = crd_string_slice(text, *at, end);
  *at = end + 1;
  return true;
}

CRD_END_DECLS

#endif
