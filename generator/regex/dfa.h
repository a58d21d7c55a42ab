/* SPDX-License-Identifier: Apache-2.0 */
/* A regular expression as a table: the minimal automaton over bytes that says whether the pattern matches anywhere in a text
 * of valid UTF-8, as Go's regexp.MatchString does. What it makes goes into generated code as a crd_dfa (crd/regex.h). */
#pragma once

#include <crd/arena.h>
#include <crd/regex.h>
#include <crd/string.h>
#include <stdint.h>

/* The most that is worth a table; what is larger is left to RE2 at run time. */
enum { REGEX_DFA_STATES = 2000, REGEX_DFA_BYTES = 32 << 10 };

/* State 0 is dead: no match can follow. State 1 is the match that nothing can undo. Both lead to themselves. */
typedef struct regex_dfa {
  uint8_t class_of[256]; /* of a byte */
  uint16_t *next;        /* states * classes */
  uint8_t *accept;       /* per state: matches if the text ends here */
  uint16_t states, classes, start;
  uint8_t range_count, ranges[CRD_DFA_RANGES][2]; /* as in crd_dfa */
} regex_dfa;

/* Builds the automaton of a pattern, its tables in the arena. False when there is none: the pattern is bad, needs what an
 * automaton does not have (\b, (?m)^, Unicode classes, case folding beyond ASCII), or is too large. */
bool crdc_regex_dfa_build(crd_arena *arena, crd_string pattern, regex_dfa *dfa);

/* Automata that were built are kept for patterns that come again, where somebody asks for that: of many CRDs compiled one
 * after the other most patterns are those of others. For several threads. */

/* From now on, for as long as the process lives. */
void crdc_regex_keep_automata(void);

/* Whether the automaton of a pattern is kept, or that it has none: then `built` says which, and `dfa` has it, borrowed. */
bool crdc_regex_find_kept(crd_string pattern, bool *built, regex_dfa *dfa);
/* Keeps it, if that is asked for and there is room. */
void crdc_regex_keep(crd_string pattern, bool built, const regex_dfa *dfa);
