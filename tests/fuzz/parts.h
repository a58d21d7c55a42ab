/* SPDX-License-Identifier: Apache-2.0 */
/* Inputs of several parts. A line "#: NAME" begins a part of that name, which goes to the line break before the next such
 * line; what stands before the first one is a part without a name. YAML takes the lines for comments, so that a file of
 * parts can be read as what it is. */
#ifndef TESTS_FUZZ_PARTS_H
#define TESTS_FUZZ_PARTS_H

#include <crd/arena.h>
#include <stddef.h>

#define PARTS_LIMIT 16 /* further headers belong to the last part */

typedef struct part {
  crd_string header; /* the line with its line break; empty for what stands before the first header */
  crd_string name;
  crd_string text;
} part;

typedef struct parts {
  part items[PARTS_LIMIT];
  size_t count;
} parts;

/* Takes an input apart; the parts are slices of it. An input without headers is one part without a name. */
void parts_read(crd_string input, parts *parts);

/* The text of the first part of that name, or the one without a name when it is `otherwise`; NULL data when there is none.
 */
crd_string parts_find(const parts *parts, const char *name);

bool part_is(const part *part, const char *name);

/* A copy in a block of exactly its size, so that a sanitizer sees a byte too far; for free(). */
char *part_exact(crd_string text);

#endif
