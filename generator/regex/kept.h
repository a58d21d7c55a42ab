/* SPDX-License-Identifier: Apache-2.0 */
/* Automata that were built are kept for patterns that come again, where somebody asks for that: of many CRDs compiled one
 * after the other most patterns are those of others. For several threads. */
#ifndef CRDC_REGEX_KEPT_H
#define CRDC_REGEX_KEPT_H

#include "regex/dfa.h"

/* From now on, for as long as the process lives. */
void crdc_regex_keep_automata(void);

/* Whether the automaton of a pattern is kept, or that it has none: then `built` says which, and `dfa` has it, borrowed. */
bool crdc_regex_find_kept(crd_string pattern, bool *built, regex_dfa *dfa);
/* Keeps it, if that is asked for and there is room. */
void crdc_regex_keep(crd_string pattern, bool built, const regex_dfa *dfa);

#endif
