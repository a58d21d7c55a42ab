/* SPDX-License-Identifier: Apache-2.0 */
/* The documents of a file that may be CustomResourceDefinitions, found by that word. It can also tell whether two of them
 * are the same text when their files are no longer in memory. */
#pragma once

#include "input.h"

typedef struct crd_part {
  size_t from, size;  /* of the document in its file */
  uint32_t line;      /* of its first line */
  uint64_t hashes[2]; /* of its text, with a random seed: equal hashes mean equal texts */
} crd_part;

typedef struct crd_parts {
  crd_part *items;
  size_t count, room;
} crd_parts;

/* Records the parts of a file. Free them with crd_parts_free. False without memory: then none are recorded. */
bool crd_parts_note(crd_parts *parts, uint64_t seed, const input *input);
void crd_parts_free(crd_parts *parts);

/* Whether two parts, or a part and a text, are the same text. */
bool crd_parts_are_same(const crd_part *a, const crd_part *b);
bool crd_part_is(const crd_part *part, uint64_t seed, crd_string text);
