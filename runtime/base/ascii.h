/* SPDX-License-Identifier: Apache-2.0 */
/* Classes of ASCII characters, whatever the locale. */
#pragma once

#include <stdbool.h>

static inline bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
static inline bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}
static inline bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
static inline bool is_letter(char c) {
  return is_lower((char)(c | 0x20));
}
/* The value of a hexadecimal digit; -1 for any other character. */
static inline int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  c = (char)(c | 0x20);
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}
static inline bool is_hex(char c) {
  return hex_digit(c) >= 0;
}
/* What `\s` of a regular expression matches. */
static inline bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
}
