/* RE2 behind a C face: compiled patterns in a process-wide cache. Texts must be valid UTF-8 here; crd/regex.h sees to the
 * rest. */
#ifndef CRD_REGEX_RE2_H
#define CRD_REGEX_RE2_H

#include <crd/arena.h>
#include <crd/string.h>

typedef enum regex_outcome { REGEX_NO_MATCH, REGEX_MATCH, REGEX_BAD_PATTERN } regex_outcome;

/* Finds the first match in `text` at or after `from`; `begin` and `end` may be NULL when only its existence matters. On a
 * bad pattern puts Go's text of the error, in the arena, into `error` (may be NULL). */
regex_outcome regex_re2_search(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin,
                               size_t *end, crd_string *error);

/* Whether the pattern compiles. */
regex_outcome regex_re2_compile(crd_arena *arena, crd_string pattern, crd_string *error);

#endif
