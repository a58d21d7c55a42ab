/* SPDX-License-Identifier: Apache-2.0 */
/* What a mutant judges otherwise than the original: an object, or an update, that shows it. */
#ifndef VALIDATE_MUTATE_WITNESS_H
#define VALIDATE_MUTATE_WITNESS_H

#include "mutant.h"

/* What one of the two says of an object. */
typedef struct mutant_saying {
  bool allowed;
  crd_string message; /* of a refusal */
  crd_string stored;  /* JSON of what would be stored; empty of a refusal */
} mutant_saying;

typedef struct mutant_witness {
  bool found;
  unsigned searched;             /* objects that were judged by both */
  const char *operation;         /* "create", "update", "update-status" */
  crd_string object, old_object; /* JSON; the latter empty of a create */
  mutant_saying original, changed;
} mutant_witness;

/* An original CRD, compiled once for many mutants of one thread. */
typedef struct mutant_original mutant_original;

/* The version of a CRD's document, alone. NULL when it does not compile. */
mutant_original *mutant_original_create(const crd_value *crd, crd_string version, unsigned kubernetes_minor);
void mutant_original_destroy(mutant_original *original); /* NULL is fine */

/* Looks for a witness among `tries` objects at most; what is found is in `arena`. */
void mutant_witness_find(crd_arena *arena, mutant_original *original, const crd_value *crd, const mutant *mutant,
                         unsigned tries, mutant_witness *witness);

#endif
