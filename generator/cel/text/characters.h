/* SPDX-License-Identifier: Apache-2.0 */
/* ASCII as the lexical rules of CEL use it; -1 stands for the end of the text. */
#ifndef CRDC_CEL_TEXT_CHARACTERS_H
#define CRDC_CEL_TEXT_CHARACTERS_H

#include "../../../runtime/base/ascii.h"
#include <crd/string.h>

static inline int cel_byte_at(crd_string text, size_t at) {
  return at < text.size ? (unsigned char)text.data[at] : -1;
}
static inline bool cel_is_digit(int c) {
  return is_digit((char)c);
}
static inline bool cel_is_octal(int c) {
  return c >= '0' && c <= '7';
}
static inline bool cel_starts_word(int c) {
  return is_letter((char)c) || c == '_';
}
static inline bool cel_is_word(int c) {
  return cel_starts_word(c) || cel_is_digit(c);
}
/* The value of a hexadecimal digit, or -1. */
static inline int cel_hex_value(int c) {
  return hex_digit((char)c);
}

#endif
