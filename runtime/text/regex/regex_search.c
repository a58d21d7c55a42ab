/* SPDX-License-Identifier: Apache-2.0 */
/* Matches like Go's regexp with RE2: patterns that are known only at run time, and constant ones without an automaton. */
#include "../../base/arena_private.h"
#include "regex_re2.h"
#include "regex_text.h"
#include <crd/regex.h>

static bool is_ascii(crd_string text) {
  uint8_t bits = 0;
  for (size_t i = 0; i < text.size; i++) bits |= (uint8_t)text.data[i];
  return bits < 0x80;
}

/* Converts an offset in the repaired form to one in `text`. */
static size_t original_offset(crd_string text, size_t offset) {
  const char *at = text.data, *end = at + text.size;
  size_t seen = 0;
  while (at < end && seen < offset) {
    size_t size = crd_utf8_length(at, end);
    seen += size ? size : 3;
    at += size ? size : 1;
  }
  return (size_t)(at - text.data);
}

/* Converts an offset in `text` to one in the repaired form. */
static size_t repaired_offset(crd_string text, size_t offset) {
  const char *at = text.data, *end = at + text.size, *stop = at + offset;
  size_t seen = 0;
  while (at < stop) {
    size_t size = crd_utf8_length(at, end);
    seen += size ? size : 3;
    at += size ? size : 1;
  }
  return seen;
}

/* Returns whether the search matched. Without memory, or over the limits of a limited arena, it stops the work. The arena is
 * NULL for patterns that do not come from input. */
static bool concluded(crd_arena *arena, regex_outcome outcome, const regex_search *search, crd_string *error) {
  if (outcome == REGEX_NO_MEMORY) crd_stop_now(arena, CRD_STOP_MEMORY, search->pattern.size);
  if (outcome == REGEX_TOO_MUCH) crd_stop_now(arena, CRD_STOP_LIMIT, 0);
  if (outcome == REGEX_BAD_PATTERN && error) *error = crd_arena_copy(arena, search->error);
  return outcome == REGEX_MATCH;
}

/* Searches a text that may have invalid bytes; the bounds of the match are not wanted. */
static bool search(crd_arena *arena, crd_string pattern, crd_string text, crd_string *error) {
  const bool ascii = is_ascii(text);
  size_t strays = ascii ? 0 : regex_stray_bytes(text);
  char *memory = strays ? crd_arena_borrow(text.size + 2 * strays) : NULL;
  regex_search search = {.pattern = pattern,
                         .text = memory ? regex_repaired(memory, text) : text,
                         .limited = arena_is_limited(arena),
                         .ascii = ascii};
  bool matched = concluded(arena, crd_regex_re2_search(&search), &search, error);
  if (memory) crd_arena_return(memory);
  return matched;
}

bool crd_pattern_search(crd_string pattern, crd_string text) {
  return search(NULL, pattern, text, NULL);
}

bool crd_regex_match(crd_arena *arena, crd_string pattern, crd_string text, crd_string *error) {
  *error = (crd_string){NULL, 0};
  return search(arena, pattern, text, error);
}

bool crd_regex_check(crd_arena *arena, crd_string pattern, crd_string *error) {
  *error = (crd_string){NULL, 0};
  regex_search search = {.pattern = pattern, .limited = arena_is_limited(arena)};
  regex_outcome outcome = crd_regex_re2_compile(&search);
  concluded(arena, outcome, &search, error);
  return outcome != REGEX_BAD_PATTERN;
}

bool crd_regex_is_sound(crd_string text) {
  return is_ascii(text) || regex_stray_bytes(text) == 0;
}

bool crd_regex_find_sound(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin, size_t *end,
                          crd_string *error) {
  *error = (crd_string){NULL, 0};
  regex_search search = {
      .pattern = pattern, .text = text, .from = from, .limited = arena_is_limited(arena), .begin = begin, .end = end};
  return concluded(arena, crd_regex_re2_search(&search), &search, error);
}

bool crd_regex_find(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin, size_t *end,
                    crd_string *error) {
  *error = (crd_string){NULL, 0};
  size_t strays = is_ascii(text) ? 0 : regex_stray_bytes(text);
  if (strays == 0 || from > text.size) return crd_regex_find_sound(arena, pattern, text, from, begin, end, error);
  regex_search search = {.pattern = pattern, .limited = arena_is_limited(arena), .begin = begin, .end = end};
  search.text = regex_repaired(crd_arena_alloc(arena, text.size + 2 * strays), text);
  search.from = repaired_offset(text, from);
  if (!concluded(arena, crd_regex_re2_search(&search), &search, error)) return false;
  *begin = original_offset(text, *begin);
  *end = original_offset(text, *end);
  return true;
}
