/* SPDX-License-Identifier: Apache-2.0 */
/* Computes the optimal string alignment distance with three rows of its table. */
#include "nearest_name.h"
#include <strings.h>

#define MAX_NAME 80 /* bytes; a longer name is near to none */

size_t crd_name_distance(crd_string a, crd_string b) {
  if (a.size > MAX_NAME || b.size > MAX_NAME) return SIZE_MAX;
  size_t rows[3][MAX_NAME + 1], *before = rows[0], *above = rows[1], *row = rows[2];
  for (size_t j = 0; j <= b.size; j++) above[j] = j;
  for (size_t i = 1; i <= a.size; i++) {
    row[0] = i;
    for (size_t j = 1; j <= b.size; j++) {
      char x = a.data[i - 1], y = b.data[j - 1];
      size_t best = above[j - 1] + ((x | 0x20) != (y | 0x20));
      if (above[j] + 1 < best) best = above[j] + 1;
      if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
      if (i > 1 && j > 1 && x == b.data[j - 2] && a.data[i - 2] == y && before[j - 2] + 1 < best) best = before[j - 2] + 1;
      row[j] = best;
    }
    size_t *old = before;
    before = above;
    above = row;
    row = old;
  }
  return above[b.size];
}

const char *crd_nearest_name(crd_string name, const char *const *names, size_t count) {
  const char *best = NULL;
  size_t least = name.size / 3 + 2; /* a third of the letters may be wrong, at least two */
  for (size_t i = 0; i < count; i++) {
    crd_string other = crd_string_of(names[i]);
    size_t edits = crd_name_distance(name, other);
    bool begins = name.size >= 3 && other.size > name.size && strncasecmp(names[i], name.data, name.size) == 0;
    if (begins && edits > 2) edits = 2; /* the name is the beginning of the other */
    if (edits < least && edits < other.size) {
      least = edits;
      best = names[i];
    }
  }
  return best;
}
