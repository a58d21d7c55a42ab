/* SPDX-License-Identifier: Apache-2.0 */
/* Regular expressions in Go's RE2 syntax, matched in linear time.
 *
 * The first pattern that needs RE2 sets a std::new_handler, which calls the program's own (crd/guard.h says why), and
 * creates a pthread key for per-thread data. So a shared object that libcrdrt is linked into must stay loaded. */
#ifndef CRD_REGEX_H
#define CRD_REGEX_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stdint.h>

CRD_BEGIN_DECLS

/* The most byte ranges of crd_dfa.ranges. */
enum crd_dfa_limit { CRD_DFA_RANGES = 6 };

/* A prepared automaton for an unanchored search, made by the generator: bytes are mapped to classes, states are rows of
 * `classes` next states. State 0 is dead (no match can follow), state 1 is a final match. */
typedef struct crd_dfa {
  const uint8_t *class_of; /* 256 */
  const uint16_t *next;    /* states * classes */
  const uint8_t *accept;   /* per state: matches if the text ends here */
  uint16_t classes, start;
  /* If the state after the second and any later byte depends on that byte alone: the bytes that are not dead, all ASCII, as
   * ranges (first, last). Then the bytes between first and last are checked eight at a time. Count 0: it does not hold. */
  uint8_t range_count, ranges[CRD_DFA_RANGES][2];
} crd_dfa;

/* Matches a pattern without an automaton. Only a reference to this function links RE2. */
bool crd_pattern_search(crd_string pattern, crd_string text);

/* A constant pattern, of generated code or of the types of a CRD that is loaded at run time. */
typedef struct crd_pattern {
  crd_string source;
  const crd_dfa *dfa;                                  /* NULL: there is none */
  bool (*search)(crd_string pattern, crd_string text); /* crd_pattern_search where there is none */
} crd_pattern;

/* Whether the pattern matches anywhere in `text` (regexp.MatchString). Thread-safe; compiled patterns without a DFA are
 * cached process-wide, in a bounded number. A pattern that does not compile matches nothing. */
bool crd_pattern_match(const crd_pattern *pattern, crd_string text);

/* The same for a pattern known only at run time. On a bad pattern gives false and Go's text in `error`
 * ("error parsing regexp: missing closing ]: `[a`"), in the arena; `error` is left empty otherwise. */
bool crd_regex_match(crd_arena *arena, crd_string pattern, crd_string text, crd_string *error);

/* Whether the pattern compiles; the text of Go's regexp.Compile error otherwise (in the arena). */
bool crd_regex_check(crd_arena *arena, crd_string pattern, crd_string *error);

/* The first match at or after `from`; false when there is none. Pattern as for crd_regex_match. */
bool crd_regex_find(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin, size_t *end,
                    crd_string *error);

/* Whether a text is valid UTF-8, and crd_regex_find in such a text: for many matches in one text. */
bool crd_regex_is_sound(crd_string text);
bool crd_regex_find_sound(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin, size_t *end,
                          crd_string *error);

CRD_END_DECLS

#endif
