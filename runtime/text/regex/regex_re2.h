/* SPDX-License-Identifier: Apache-2.0 */
/* RE2 behind a C face: compiled patterns in a process-wide cache. Texts must be valid UTF-8 here; crd/regex.h sees to the
 * rest. No exception leaves it, and it jumps nowhere: want of memory is an outcome, as far as the reserve lasts that each
 * thread keeps for it (crd/guard.h). */
#pragma once

#include <crd/arena.h>
#include <crd/string.h>

typedef enum regex_outcome {
  REGEX_NO_MATCH,
  REGEX_MATCH,
  REGEX_BAD_PATTERN,
  REGEX_NO_MEMORY, /* the system gave none: a new call may fare better */
  REGEX_TOO_MUCH   /* over the bounds of a `limited` call */
} regex_outcome;

/* A search. What of it may be large is bounded where it is `limited`: the memory that a pattern takes to compile, and the
 * bytes of the text times the size of the program, for nothing can stop RE2 on its way. */
typedef struct regex_search {
  crd_string pattern, text;
  size_t from;
  bool limited;
  bool ascii;          /* the text is known to be so */
  size_t *begin, *end; /* where the match is; NULL when only its existence matters */
  crd_string error;    /* out: of a bad pattern Go's text of the error; there until the next call of the thread */
} regex_search;

/* Finds the first match in the text at or after `from`. */
regex_outcome crd_regex_re2_search(regex_search *search);

/* Whether the pattern compiles: of the search only the pattern counts. REGEX_NO_MATCH when it does. */
regex_outcome crd_regex_re2_compile(regex_search *search);
