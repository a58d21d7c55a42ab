/* SPDX-License-Identifier: Apache-2.0 */
/* A C interface to RE2, with compiled patterns in a process-wide cache. Texts must be valid UTF-8; crd/regex.h ensures that.
 * No exception and no jump leaves it. Lack of memory is an outcome, as long as the reserve lasts that each thread holds for
 * RE2 (crd/guard.h). */
#pragma once

#include <crd/arena.h>
#include <crd/string.h>

typedef enum regex_outcome {
  REGEX_NO_MATCH,
  REGEX_MATCH,
  REGEX_BAD_PATTERN,
  REGEX_NO_MEMORY, /* malloc failed; another call may succeed */
  REGEX_TOO_MUCH   /* over the limits of a `limited` call */
} regex_outcome;

/* A search. `limited` bounds the memory of the compiled pattern, and the bytes of the text times the size of the program: a
 * running RE2 search cannot be stopped. */
typedef struct regex_search {
  crd_string pattern, text;
  size_t from;
  bool limited;
  bool ascii;          /* the text is known to be ASCII */
  size_t *begin, *end; /* set to the match; NULL when only its existence matters */
  crd_string error;    /* set to Go's error for a bad pattern; valid until the thread's next call */
} regex_search;

/* Finds the first match in the text at or after `from`. */
regex_outcome crd_regex_re2_search(regex_search *search);

/* Compiles the pattern of the search; other members are ignored. REGEX_NO_MATCH when it compiles. */
regex_outcome crd_regex_re2_compile(regex_search *search);
