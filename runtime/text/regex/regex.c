/* SPDX-License-Identifier: Apache-2.0 */
/* Matches constant patterns like Go's regexp, with automata that the generator built from them. Other patterns are searched
 * by a function stored with the pattern (regex_search.c). So a program whose patterns all have automata does not link
 * RE2. */
#include "../../base/arena_private.h"
#include "regex_text.h"
#include <crd/regex.h>

/* Whether all bytes, at least eight, are in the ranges. Checks eight at a time; the last eight may overlap. */
static bool is_inside(const crd_dfa *dfa, const char *data, size_t size) {
  const uint64_t each = 0x0101010101010101u, high = 0x80 * each;
  uint64_t from[CRD_DFA_RANGES], past[CRD_DFA_RANGES], outside = 0;
  for (size_t r = 0; r < dfa->range_count; r++) {
    from[r] = (0x80u - dfa->ranges[r][0]) * each; /* sets the high bit of bytes not below the range */
    past[r] = (0x7Fu - dfa->ranges[r][1]) * each; /* and of bytes above it */
  }
  for (size_t i = 0; i < size; i += 8) {
    uint64_t word, inside = 0;
    memcpy(&word, data + (i + 8 <= size ? i : size - 8), 8);
    uint64_t low = word & ~high;
    for (size_t r = 0; r < dfa->range_count; r++) inside |= (low + from[r]) & ~(low + past[r]);
    outside |= word | ~inside;
  }
  return !(outside & high);
}

/* Matches a text whose inner bytes are all in the automaton's ranges; after false the text may still match. */
static bool matches_by_ranges(const crd_dfa *dfa, crd_string text) {
  const uint8_t *bytes = (const uint8_t *)text.data;
  if (!is_inside(dfa, text.data + 1, text.size - 2)) return false;
  uint32_t state = dfa->next[dfa->start * dfa->classes + dfa->class_of[bytes[0]]];
  return state && bytes[0] < 0x80 && bytes[text.size - 1] < 0x80 &&
         dfa->accept[dfa->next[state * dfa->classes + dfa->class_of[bytes[text.size - 1]]]];
}

/* Runs the automaton over a text; `bits` is set to the OR of the bytes read. */
static bool dfa_match(const crd_dfa *dfa, crd_string text, uint8_t *bits) {
  *bits = 0;
  if (text.size == 0) return dfa->accept[dfa->start];
  const char *at = text.data, *end = at + text.size;
  uint32_t state = dfa->start;
  uint8_t seen = 0;
  while (at < end && state > 1) {
    uint8_t byte = *at++;
    seen |= byte;
    state = dfa->next[state * dfa->classes + dfa->class_of[byte]];
  }
  *bits = seen;
  return dfa->accept[state];
}

bool crd_pattern_match(const crd_pattern *pattern, crd_string text) {
  const crd_dfa *dfa = pattern->dfa;
  if (!dfa) return pattern->search(pattern->source, text);
  uint8_t bits = 0;
  if (dfa->range_count && text.size >= 10 && matches_by_ranges(dfa, text)) return true;
  bool matched = dfa_match(dfa, text, &bits);
  size_t strays = bits < 0x80 ? 0 : regex_stray_bytes(text);
  if (!strays) return matched;
  char *memory = crd_arena_borrow(text.size + 2 * strays);
  matched = dfa_match(dfa, regex_repaired(memory, text), &bits);
  crd_arena_return(memory);
  return matched;
}
