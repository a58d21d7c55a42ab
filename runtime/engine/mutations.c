/* SPDX-License-Identifier: Apache-2.0 */
/* The stages of mutations, in the webhook and before the layer pods: rule sets whose steps request changes. Expressions read
 * the object as it was before the stage; request/mutate.c applies the changes in order. */
#include "mutations.h"
#include "rule_sets.h"

#include <assert.h>

static bool may_skip(const crd_layer_input *input) {
  const crd_layers *layers = input->kind->layers;
  for (uint16_t i = 0; layers && i < layers->skip_count; i++)
    if (layers->skips[i].layer == input->layer) return true;
  return false;
}

bool crd_mutations_skip(crd_arena *arena, const crd_layer_input *input, crd_string *why) {
  const void *root;
  if (!may_skip(input)) return false; /* then no struct is needed */
  crd_errors unused = crd_errors_init(arena);
  set_run run = crd_rule_sets_begin(arena, input, &unused, &root);
  return crd_rule_sets_skip(&run, input, root, why);
}

/* Moves the errors of rules that only warn to the warnings. */
static void move_warnings(crd_mutation_run *run, const crd_rule_stage *stage) {
  crd_errors *errors = &run->errors;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < errors->count; i++)
    if (stage->warning || errors->items[i].warning)
      crd_texts_add(&run->warnings, crd_error_detail(errors->arena, &errors->items[i]));
    else
      errors->items[kept++] = errors->items[i];
  crd_errors_truncate(errors, kept);
}

void crd_mutations_run(crd_arena *arena, const crd_layer_input *input, uint16_t index, bool watched, crd_mutation_run *run) {
  const crd_rule_stage *stage = &input->kind->layers->stages[index];
  assert(stage->layer == input->layer && (input->layer == CRD_LAYER_MUTATION || input->layer == CRD_LAYER_PODS));
  const void *root;
  *run = (crd_mutation_run){
      .changes = {.arena = arena, .watched = watched}, .errors = crd_errors_init(arena), .warnings = {.arena = arena}};
  set_run sets = crd_rule_sets_begin(arena, input, &run->errors, &root);
  sets.changes = &run->changes;
  sets.stage = input->layer == CRD_LAYER_PODS ? CRD_STAGE_PODS : CRD_STAGE_MUTATION;
  crd_rule_sets_run(&sets, root, stage->run);
  run->ran = sets.entered;
  run->unasked = sets.unasked;
  move_warnings(run, stage);
}
