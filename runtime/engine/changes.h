/* SPDX-License-Identifier: Apache-2.0 */
/* The changes that the mutations of a stage request, before they are applied. */
#ifndef CRD_ENGINE_CHANGES_H
#define CRD_ENGINE_CHANGES_H

#include <crd/generated/rule_set.h>
#include <crd/layers.h>

/* A requested change; if `watched`, also a step that changes nothing. */
typedef struct crd_change {
  const crd_rule_set *set; /* the set of the step */
  const crd_step *step;
  uint8_t fate;    /* crd_mutate_fate: all but CRD_STEP_MADE change nothing */
  uint8_t op;      /* crd_mutation_op */
  crd_string path; /* JSON pointer from the root */
  bool has_value;
  crd_value value;    /* in the arena of the run */
  crd_string go_type; /* the Go type that writes the value (crd/go_json.h); empty: unchanged */
  crd_string error;   /* of a fate with an error */
} crd_change;

typedef struct crd_changes {
  crd_arena *arena;
  crd_change *items;
  uint32_t count, capacity;
  bool watched; /* also record steps that change nothing */
} crd_changes;

void crd_changes_add(crd_changes *changes, crd_change change);

#endif
