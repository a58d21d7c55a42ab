/* Between the engine of rule sets and the layers that run them. */
#ifndef CRD_TYPES_RULE_SETS_H
#define CRD_TYPES_RULE_SETS_H

#include "engine.h"
#include <crd/rule_set.h>

typedef struct set_run {
  crd_cel cel;    /* of every expression in turn */
  int64_t budget; /* negative: nothing more is run */
  crd_errors *errors;
  uint32_t failures;  /* errors that are no warnings */
  uint8_t stage;      /* crd_stage */
  crd_string without; /* steps of that name are left out */
} set_run;

/* Runs the include of a stage over the root's struct. */
void rule_sets_run(set_run *run, const void *root, const crd_step *step);
void rule_sets_include(set_run *run, const crd_scope *outer, const crd_step *step);

/* A value of CEL as a value tree. */
crd_value rule_sets_value(crd_arena *arena, crd_cel_value value);

#endif
