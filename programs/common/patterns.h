/* SPDX-License-Identifier: Apache-2.0 */
/* Patterns of paths, as shells have them, for paths that reach a program in quotes: '*', '?' and '[...]' within a part of a
 * path, '**' for any number of folders. */
#ifndef PROGRAMS_PATTERNS_H
#define PROGRAMS_PATTERNS_H

#include <stdbool.h>

/* Calls `take` with each path of a pattern, in their order; a path that is there, or that has nothing of a pattern, is taken
 * as it is. What begins with a dot is taken where the pattern says so. False where nothing has the pattern. */
bool patterns_expand(const char *pattern, void (*take)(void *context, const char *path), void *context);

#endif
