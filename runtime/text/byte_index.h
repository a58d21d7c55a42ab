/* SPDX-License-Identifier: Apache-2.0 */
/* Where a byte stands in a text: for the checks of formats and of URLs. */
#ifndef CRD_TEXT_BYTE_INDEX_H
#define CRD_TEXT_BYTE_INDEX_H

#include "../base/ascii.h"
#include <crd/string.h>

/* The index of the first (last) `c`, or the text's size. */
static inline size_t index_of(crd_string text, char c) {
  const char *at = text.size ? memchr(text.data, c, text.size) : NULL;
  return at ? (size_t)(at - text.data) : text.size;
}
static inline size_t last_byte_index(crd_string text, char c) {
  for (size_t i = text.size; i > 0; i--)
    if (text.data[i - 1] == c) return i - 1;
  return text.size;
}

#endif
