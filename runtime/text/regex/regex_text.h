/* SPDX-License-Identifier: Apache-2.0 */
/* Prepares texts for matching. Automata and RE2 read only valid UTF-8, while Go reads an invalid byte as U+FFFD. A text with
 * such bytes is rewritten first. Few texts have them (the JSON parser refuses them), so they are searched only after a
 * non-ASCII byte was found. */
#pragma once

#include "../../base/utf8.h"
#include <crd/arena.h>

/* The number of bytes that are invalid UTF-8. */
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

/* Writes the text with U+FFFD for each invalid byte to `memory`, which has room for it. */
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
