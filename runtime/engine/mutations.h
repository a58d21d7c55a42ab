/* SPDX-License-Identifier: Apache-2.0 */
/* Running the stages of mutations. */
#ifndef CRD_ENGINE_MUTATIONS_H
#define CRD_ENGINE_MUTATIONS_H

#include "changes.h"

#include <crd/layers.h>

/* The result of a stage. */
typedef struct crd_mutation_run {
  crd_changes changes;
  crd_errors errors;  /* refusals; if there are any, discard the changes */
  crd_texts warnings; /* of rules that only warn */
  bool ran;           /* its condition was true */
  bool unasked;       /* steps that need an unknown cluster were skipped */
} crd_mutation_run;

/* Runs mutation stage `index` of the kind over `input`, whose layer is the stage's. `watched`: see crd_changes. */
void crd_mutations_run(crd_arena *arena, const crd_layer_input *input, uint16_t index, bool watched, crd_mutation_run *run);
/* Whether the kind's mutations skip the object; `why` may be NULL. */
bool crd_mutations_skip(crd_arena *arena, const crd_layer_input *input, crd_string *why);

#endif
