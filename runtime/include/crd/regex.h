/* SPDX-License-Identifier: Apache-2.0 */
/* Regular expressions in Go's RE2 syntax, matched in linear time.
 *
 * The first one that RE2 is needed for sets a std::new_handler, which calls the program's own (crd/guard.h says what for),
 * and a key of the thread library, for what threads keep: a shared object that libcrdrt is linked into must stay loaded. */
#ifndef CRD_REGEX_H
#define CRD_REGEX_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stdint.h>

CRD_BEGIN_DECLS

/* How many ranges of bytes an automaton may be shortened to. */
enum crd_dfa_limit { CRD_DFA_RANGES = 6 };

/* A prepared automaton for an unanchored search, made by the generator: bytes are mapped to classes, states are rows of
 * `classes` next states. State 0 is dead (no match can follow), state 1 is the match that nothing can undo. */
typedef struct crd_dfa {
  const uint8_t *class_of; /* 256 */
  const uint16_t *next;    /* states * classes */
  const uint8_t *accept;   /* per state: matches if the text ends here */
  uint16_t classes, start;
  /* Where the state behind a second or later byte depends on that byte alone: the bytes that are not dead, all ASCII, as
   * ranges (first, last). Between the first byte and the last these may be looked at eight at a time. 0: it is not so. */
  uint8_t range_count, ranges[CRD_DFA_RANGES][2];
} crd_dfa;

/* How a pattern without an automaton is matched: that it is named beside the pattern links RE2, and nothing else does. */
bool crd_pattern_search(crd_string pattern, crd_string text);

/* A constant pattern, of generated code or of the types of a CRD met at run time. */
typedef struct crd_pattern {
  crd_string source;
  const crd_dfa *dfa;                                  /* NULL: there is none */
  bool (*search)(crd_string pattern, crd_string text); /* crd_pattern_search where there is none */
} crd_pattern;

/* Whether the pattern matches anywhere in `text` (regexp.MatchString). Thread-safe; compiled patterns without a DFA are
 * kept in a process-wide cache, bounded in number. A pattern that does not compile matches nothing. */
bool crd_pattern_match(const crd_pattern *pattern, crd_string text);

/* The same for a pattern known only at run time. On a bad pattern gives false and Go's text in `error`
 * ("error parsing regexp: missing closing ]: `[a`"), in the arena; `error` is left empty otherwise. */
bool crd_regex_match(crd_arena *arena, crd_string pattern, crd_string text, crd_string *error);

/* Whether the pattern compiles; the text of Go's regexp.Compile error otherwise (in the arena). */
bool crd_regex_check(crd_arena *arena, crd_string pattern, crd_string *error);

/* The first match at or after `from`; false when there is none. Pattern as for crd_regex_match. */
bool crd_regex_find(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin, size_t *end,
                    crd_string *error);

/* Whether a text is UTF-8 throughout, and crd_regex_find in one that is: for many matches in one text. */
bool crd_regex_is_sound(crd_string text);
bool crd_regex_find_sound(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin, size_t *end,
                          crd_string *error);

CRD_END_DECLS

#endif
