/* What the mutations of a stage come to, before anything is changed. */
#ifndef CRD_ENGINE_MUTATIONS_H
#define CRD_ENGINE_MUTATIONS_H

#include <crd/generated/rule_set.h>
#include <crd/layers.h>

/* A change that is wanted. */
typedef struct crd_change {
  uint8_t op;      /* crd_mutation_op */
  crd_string path; /* JSON pointer from the root */
  bool has_value;
  crd_value value;    /* in the arena of the run */
  crd_string go_type; /* that writes the value (crd/go_json.h); empty: it is written as it is */
} crd_change;

typedef struct crd_changes {
  crd_arena *arena;
  crd_change *items;
  uint32_t count, capacity;
} crd_changes;

void crd_changes_add(crd_changes *changes, crd_change change);

/* Adds a step to a JSON pointer, escaped. */
void crd_pointer_add(crd_text *pointer, crd_string step);

/* What became of a stage. */
typedef struct crd_mutation_run {
  crd_changes changes;
  crd_errors errors;  /* refusals: the changes are of no use then */
  crd_texts warnings; /* of rules that only warn */
  bool ran;           /* its condition held */
} crd_mutation_run;

/* Runs stage `index` of the kind, which is one of mutations, over `input`, whose layer is CRD_LAYER_MUTATION. */
void crd_mutations_run(crd_arena *arena, const crd_layer_input *input, uint16_t index, crd_mutation_run *run);
/* Whether a skip says that the kind's mutations take no notice of the object; `why` may be NULL. */
bool crd_mutations_skip(crd_arena *arena, const crd_layer_input *input, crd_string *why);

#endif
