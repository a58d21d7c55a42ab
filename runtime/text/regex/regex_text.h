/* SPDX-License-Identifier: Apache-2.0 */
/* Texts that a regular expression is held against: automata and RE2 read valid UTF-8 only, while Go reads a byte that is
 * none as U+FFFD. A text with such a byte is rewritten first; nearly no text has one (the JSON reader lets none through), so
 * that is looked for only once a byte beyond ASCII was met. */
#pragma once

#include "../../base/utf8.h"
#include <crd/arena.h>

/* How many bytes of the text are no UTF-8. */
static inline size_t regex_stray_bytes(crd_string text) {
  const char *at = text.data, *end = at + text.size;
  size_t strays = 0;
  while (at < end) {
    size_t size = crd_utf8_length(at, end);
    strays += size == 0;
    at += size ? size : 1;
  }
  return strays;
}

/* The text with U+FFFD for each stray byte; `memory` has room for it. */
static inline crd_string regex_repaired(char *memory, crd_string text) {
  const char *at = text.data, *end = at + text.size;
  char *to = memory;
  while (at < end) {
    size_t size = crd_utf8_length(at, end);
    memcpy(to, size ? at : "\xEF\xBF\xBD" /* U+FFFD */, size ? size : 3);
    to += size ? size : 3;
    at += size ? size : 1;
  }
  return (crd_string){memory, (size_t)(to - memory)};
}
