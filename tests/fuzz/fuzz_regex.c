/* SPDX-License-Identifier: Apache-2.0 */
/* A pattern, a line break, a text: the prepared automaton, RE2 and the search for bounds must agree, and a pattern that the
 * parser takes must be one for RE2. */
#include "../../generator/regex/dfa.h"
#include "../../runtime/text/regex/regex_parse.h"
#include <crd/regex.h>

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const uint8_t *line_break = size ? memchr(data, '\n', size) : NULL;
  if (!line_break || size > 2048) return 0;
  crd_string pattern = {(const char *)data, (size_t)(line_break - data)};
  crd_string text = {(const char *)line_break + 1, size - pattern.size - 1};
  crd_arena *arena = crd_arena_create(NULL);
  crd_string error;
  bool parsed = crd_regex_parse(arena, pattern, NULL, &error) != NULL;
  if (parsed != (error.size == 0)) abort();
  bool matched = crd_regex_match(arena, pattern, text, &error);
  if (!parsed && (matched || error.size == 0)) abort();
  regex_dfa built;
  if (crdc_regex_dfa_build(arena, pattern, &built)) {
    crd_dfa dfa = {built.class_of, built.next, built.accept, built.classes, built.start, built.range_count, {{0, 0}}};
    memcpy(dfa.ranges, built.ranges, sizeof dfa.ranges);
    crd_pattern prepared = {pattern, &dfa, NULL};
    if (error.size || crd_pattern_match(&prepared, text) != matched) abort();
  }
  size_t begin = 0, end = 0;
  if (crd_regex_find(arena, pattern, text, 0, &begin, &end, &error) != matched) abort();
  if (matched && (begin > end || end > text.size)) abort();
  crd_arena_destroy(arena);
  return 0;
}
