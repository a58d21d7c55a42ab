/* SPDX-License-Identifier: Apache-2.0 */
/* What the checks of formats share. */
#ifndef CRD_TEXT_FORMAT_PARTS_H
#define CRD_TEXT_FORMAT_PARTS_H

#include "../value/ascii.h"
#include <crd/format.h>
#include <stdint.h>

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
