/* Matching as Go's regexp does: a prepared automaton where the generator made one, RE2 otherwise.
 *
 * Both read valid UTF-8 only, while Go reads a byte that is none as U+FFFD. A text with such a byte is rewritten first;
 * nearly no text has one (the JSON reader lets none through), so that is looked for only once a byte beyond ASCII was met.
 */
#include "../value/arena_private.h"
#include "../value/utf8.h"
#include "regex_re2.h"
#include <crd/regex.h>

static const char replacement[] = "\xEF\xBF\xBD"; /* U+FFFD */

/* How many bytes of the text are no UTF-8. */
static size_t stray_bytes(crd_string text) {
  const char *at = text.data, *end = at + text.size;
  size_t strays = 0;
  while (at < end) {
    size_t size = crd_utf8_length(at, end);
    strays += size == 0;
    at += size ? size : 1;
  }
  return strays;
}

static bool is_ascii(crd_string text) {
  uint8_t bits = 0;
  for (size_t i = 0; i < text.size; i++) bits |= (uint8_t)text.data[i];
  return bits < 0x80;
}

/* The text with U+FFFD for each stray byte; `memory` has room for it. */
static crd_string repaired(char *memory, crd_string text) {
  const char *at = text.data, *end = at + text.size;
  char *to = memory;
  while (at < end) {
    size_t size = crd_utf8_length(at, end);
    memcpy(to, size ? at : replacement, size ? size : 3);
    to += size ? size : 3;
    at += size ? size : 1;
  }
  return (crd_string){memory, (size_t)(to - memory)};
}

/* The offset in `text` of what stands at `offset` in its repaired form. */
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

/* The offset in the repaired form of what stands at `offset` in `text`. */
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

/* Whether all bytes, at least eight, are in the ranges: eight at a time, the last eight perhaps twice. */
static bool is_inside(const crd_dfa *dfa, const char *data, size_t size) {
  const uint64_t each = 0x0101010101010101u, high = 0x80 * each;
  uint64_t from[CRD_DFA_RANGES], past[CRD_DFA_RANGES], outside = 0;
  for (size_t r = 0; r < dfa->range_count; r++) {
    from[r] = (0x80u - dfa->ranges[r][0]) * each; /* sets the high bit of what is not before the range */
    past[r] = (0x7Fu - dfa->ranges[r][1]) * each; /* of what is behind it */
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

/* The automaton on a text whose inner bytes are all in its ranges; false tells nothing. */
static bool matches_by_ranges(const crd_dfa *dfa, crd_string text) {
  const uint8_t *bytes = (const uint8_t *)text.data;
  if (!is_inside(dfa, text.data + 1, text.size - 2)) return false;
  uint32_t state = dfa->next[dfa->start * dfa->classes + dfa->class_of[bytes[0]]];
  return state && bytes[0] < 0x80 && bytes[text.size - 1] < 0x80 &&
         dfa->accept[dfa->next[state * dfa->classes + dfa->class_of[bytes[text.size - 1]]]];
}

/* Runs the automaton over a text; `bits` gets the bytes read so far, or-ed. */
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

/* What RE2 made of a search; without memory, or where a limited arena would be passed, the work is left. The arena is NULL
 * for patterns that no input brings. */
static bool concluded(crd_arena *arena, regex_outcome outcome, const regex_search *search, crd_string *error) {
  if (outcome == REGEX_NO_MEMORY) crd_stop_now(arena, CRD_STOP_MEMORY, search->pattern.size);
  if (outcome == REGEX_TOO_MUCH) crd_stop_now(arena, CRD_STOP_LIMIT, 0);
  if (outcome == REGEX_BAD_PATTERN && error) *error = crd_arena_copy(arena, search->error);
  return outcome == REGEX_MATCH;
}

/* A search of a text that may hold stray bytes, without the bounds of the match. */
static bool search(crd_arena *arena, const crd_dfa *dfa, crd_string pattern, crd_string text, crd_string *error) {
  uint8_t bits = 0;
  if (dfa) {
    if (dfa->range_count && text.size >= 10 && matches_by_ranges(dfa, text)) return true;
    bool matched = dfa_match(dfa, text, &bits);
    if (bits < 0x80) return matched;
  }
  size_t strays = is_ascii(text) ? 0 : stray_bytes(text);
  if (strays == 0 && dfa) return dfa_match(dfa, text, &bits);
  char *memory = strays ? crd_arena_borrow(text.size + 2 * strays) : NULL;
  regex_search search = {
      .pattern = pattern, .text = memory ? repaired(memory, text) : text, .limited = arena_is_limited(arena)};
  bool matched = dfa ? dfa_match(dfa, search.text, &bits) : concluded(arena, crd_regex_re2_search(&search), &search, error);
  if (memory) crd_arena_return(memory);
  return matched;
}

bool crd_pattern_match(const crd_pattern *pattern, crd_string text) {
  return search(NULL, pattern->dfa, pattern->source, text, NULL);
}

bool crd_regex_match(crd_arena *arena, crd_string pattern, crd_string text, crd_string *error) {
  *error = (crd_string){NULL, 0};
  return search(arena, NULL, pattern, text, error);
}

bool crd_regex_check(crd_arena *arena, crd_string pattern, crd_string *error) {
  *error = (crd_string){NULL, 0};
  regex_search search = {.pattern = pattern, .limited = arena_is_limited(arena)};
  regex_outcome outcome = crd_regex_re2_compile(&search);
  concluded(arena, outcome, &search, error);
  return outcome != REGEX_BAD_PATTERN;
}

bool crd_regex_is_sound(crd_string text) {
  return is_ascii(text) || stray_bytes(text) == 0;
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
  size_t strays = is_ascii(text) ? 0 : stray_bytes(text);
  if (strays == 0 || from > text.size) return crd_regex_find_sound(arena, pattern, text, from, begin, end, error);
  regex_search search = {.pattern = pattern, .limited = arena_is_limited(arena), .begin = begin, .end = end};
  search.text = repaired(crd_arena_alloc(arena, text.size + 2 * strays), text);
  search.from = repaired_offset(text, from);
  if (!concluded(arena, crd_regex_re2_search(&search), &search, error)) return false;
  *begin = original_offset(text, *begin);
  *end = original_offset(text, *end);
  return true;
}
