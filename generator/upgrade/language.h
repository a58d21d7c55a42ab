/* SPDX-License-Identifier: Apache-2.0 */
/* Patterns as the sets of texts that they match: which of two is the larger. */
#ifndef CRDC_UPGRADE_LANGUAGE_H
#define CRDC_UPGRADE_LANGUAGE_H

#include <crd/arena.h>
#include <crd/string.h>

typedef struct language_order {
  bool decided;        /* both patterns are regular in what an automaton can hold, and small enough; else nothing is known */
  crd_string only_old; /* a shortest text that the old pattern alone matches; no data: there is none */
  crd_string only_new;
} language_order;

/* Compares what Go's regexp.MatchString takes of texts of valid UTF-8. The texts live in the arena. */
language_order crdc_language_compare(crd_arena *arena, crd_string old, crd_string new_);

#endif
