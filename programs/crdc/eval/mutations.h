/* SPDX-License-Identifier: Apache-2.0 */
/* crdc eval --mutate: prints the steps of a kind's mutations. */
#pragma once

#include "compile/evaluate.h"
#include "compile/libcrdc.h"

typedef struct mutation_walk {
  const crd_value *object, *old_object; /* old_object may be NULL */
  const char *feature_gates, *config;   /* a flag's text, a file; NULL: the defaults */
  const char *state;                    /* a file or folder with objects of the cluster; NULL: nothing is known of one */
  bool json;
} mutation_walk;

/* Runs the mutations of the object's kind, which a CRD of the compilation defines, and writes every step to standard output.
 * False if a mutation refuses or the patch does not apply; also, with diagnostics, if it could not run. */
bool eval_mutations(crd_arena *arena, compilation *compilation, const mutation_walk *walk, diagnostics *problems);

/* The result of an evaluation, for people and as JSON. */

void eval_print(crd_arena *arena, const evaluation *result, bool json);
