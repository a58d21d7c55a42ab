/* SPDX-License-Identifier: Apache-2.0 */
/* crdc eval --mutate: the steps of a kind's mutations, one by one. */
#pragma once

#include "compile/evaluate.h"
#include "compile/libcrdc.h"

typedef struct mutation_walk {
  const crd_value *object, *old_object; /* old_object may be NULL */
  const char *feature_gates, *config;   /* a flag's text, a file; NULL: the defaults */
  const char *state;                    /* a file or folder of the cluster's objects; NULL: nothing is known of one */
  bool json;
} mutation_walk;

/* Makes the mutations of the object's kind, one of the CRDs of the compilation, and writes every step to standard output.
 * False where they refuse, the patch does not apply, or it could not be done, then with diagnostics. */
bool eval_mutations(crd_arena *arena, compilation *compilation, const mutation_walk *walk, diagnostics *problems);

/* What an evaluation gives, for people and as JSON. */

void eval_print(crd_arena *arena, const evaluation *result, bool json);
