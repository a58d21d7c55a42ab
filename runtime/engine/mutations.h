/* SPDX-License-Identifier: Apache-2.0 */
/* Running the stages of mutations. */
#ifndef CRD_ENGINE_MUTATIONS_H
#define CRD_ENGINE_MUTATIONS_H

#include "changes.h"

#include <crd/layers.h>

/* What became of a stage. */
typedef struct crd_mutation_run {
  crd_changes changes;
  crd_errors errors;  /* refusals: the changes are of no use then */
  crd_texts warnings; /* of rules that only warn */
  bool ran;           /* its condition held */
  bool unasked;       /* what asks for a cluster that is not known was left out */
} crd_mutation_run;

/* Runs stage `index` of the kind, which is one of mutations, over `input`, whose layer is the stage's. `watched`: for
 * somebody who looks on (crd_changes). */
void crd_mutations_run(crd_arena *arena, const crd_layer_input *input, uint16_t index, bool watched, crd_mutation_run *run);
/* Whether a skip says that the kind's mutations take no notice of the object; `why` may be NULL. */
bool crd_mutations_skip(crd_arena *arena, const crd_layer_input *input, crd_string *why);

#endif
