/* SPDX-License-Identifier: Apache-2.0 */
/* Looks up a name in a list of words, and finds the known name that a misspelled one was meant to be. */
#pragma once

#include "kin.h"
#include <crd/string.h>

/* Whether a text is one of the words in `words`, which are separated by one space. */
static inline bool crd_is_among(crd_string text, const char *words) {
  for (const char *word = words, *blank;; word = blank + 1) {
    size_t same = 0;
    while (same < text.size && word[same] == text.data[same] && word[same] != ' ' && word[same]) same++;
    if (same == text.size && (word[same] == ' ' || !word[same])) return true;
    blank = strchr(word, ' ');
    if (!blank) return false;
  }
}

/* How many letters two names differ by: inserted, left out, replaced, or swapped with their neighbour; letters' case does
 * not count. SIZE_MAX for names of more than 80 bytes. */
CRD_KIN size_t crd_name_distance(crd_string a, crd_string b);
/* Whether a name is a misspelling of the other. Related names may also differ by little. */
static inline bool crd_name_is_slip(crd_string name, crd_string other) {
  enum { LONG_NAME = 12 };
  return crd_name_distance(name, other) <= (name.size < LONG_NAME ? 1 : 2);
}
/* The name in `names` that is nearest to `name`; NULL when none is near. */
CRD_KIN const char *crd_nearest_name(crd_string name, const char *const *names, size_t count);
