/* SPDX-License-Identifier: Apache-2.0 */
/* Patterns of paths, as shells have them, for paths that reach a program in quotes: '*', '?' and '[...]' within a part of a
 * path, '**' for any number of folders. */
#ifndef PROGRAMS_PATTERNS_H
#define PROGRAMS_PATTERNS_H

#include <stdbool.h>

/* Calls `take` with each path of a pattern, in their order; a path that is there, or that has nothing of a pattern, is taken
 * as it is. What begins with a dot is taken where the pattern says so. False where nothing has the pattern. */
bool patterns_expand(const char *pattern, void (*take)(void *context, const char *path), void *context);

/* Whether a text is such a pattern, and not the name of something that is there. */
bool patterns_is_one(const char *text);

typedef struct patterns_visitor {
  void (*take)(void *context, const char *path);
  /* Whether a folder that a part with signs leads to is passed over with all that is in it; NULL: none is. */
  bool (*passes_over)(void *context, const char *folder);
  void (*problem)(void *context, const char *folder, const char *what); /* it could not be read; NULL: nobody asks */
  void *context;
} patterns_visitor;

/* The same, with more to say. */
bool patterns_visit(const char *pattern, const patterns_visitor *visitor);

#endif
