/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles a regular expression to a table: the minimal automaton over bytes. It tells whether the pattern matches anywhere
 * in valid UTF-8, as Go's regexp.MatchString does. The table becomes a crd_dfa (crd/regex.h) in generated code. */
#pragma once

#include <crd/arena.h>
#include <crd/regex.h>
#include <crd/string.h>
#include <stdint.h>

/* The limits of a table; larger patterns are left to RE2 at run time. */
enum { REGEX_DFA_STATES = 2000, REGEX_DFA_BYTES = 32 << 10 };

/* State 0 is dead: no match can follow. State 1 is final: the text matches whatever follows. Neither is ever left. */
typedef struct regex_dfa {
  uint8_t class_of[256]; /* of a byte */
  uint16_t *next;        /* states * classes */
  uint8_t *accept;       /* per state: whether the text matches if it ends here */
  uint16_t states, classes, start;
  uint8_t range_count, ranges[CRD_DFA_RANGES][2]; /* as in crd_dfa */
} regex_dfa;

/* Builds the automaton of a pattern, with its tables in the arena. False if there is none: the pattern is invalid or too
 * large, or it needs what an automaton cannot do (\b, (?m)^, Unicode classes, case folding beyond ASCII). */
bool crdc_regex_dfa_build(crd_arena *arena, crd_string pattern, regex_dfa *dfa);

/* A cache of automata, if the program asks for it: when many CRDs are compiled one after the other, most patterns are equal.
 * Several threads may use it. */

/* Turns the cache on, for the life of the process. */
void crdc_regex_keep_automata(void);

/* Whether the pattern is in the cache. If so, `built` says whether it has an automaton, and `dfa` borrows it. */
bool crdc_regex_find_kept(crd_string pattern, bool *built, regex_dfa *dfa);
/* Adds the automaton to the cache, if the cache is on and has room. */
void crdc_regex_keep(crd_string pattern, bool built, const regex_dfa *dfa);
