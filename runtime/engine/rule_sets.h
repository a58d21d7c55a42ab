/* SPDX-License-Identifier: Apache-2.0 */
/* Between the engine of rule sets and the layers that run them. */
#ifndef CRD_ENGINE_RULE_SETS_H
#define CRD_ENGINE_RULE_SETS_H

#include "../cel/functions/tree_value.h"
#include "engine.h"
#include <crd/generated/rule_set.h>
#include <crd/layers.h>

typedef struct set_run {
  crd_cel cel;    /* of every expression in turn */
  int64_t budget; /* negative: nothing more is run */
  crd_errors *errors;
  uint32_t failures;                       /* errors that are no warnings */
  bool broken;                             /* a step that breaks has failed: up to the next `each` nothing is run */
  uint8_t stage;                           /* crd_stage */
  crd_string without;                      /* steps of that name are left out */
  const struct crd_layer_ratchet *ratchet; /* failures that it knows only warn; NULL: none */
  struct crd_layer_ratchet *gathered;      /* where failures go, none of which ends anything; NULL: as usual */
  struct crd_changes *changes;             /* where the changes of mutations go; NULL: none are made */
  const crd_rule_set *set;                 /* whose steps are run */
  bool unasked;                            /* a rule needed what is not known here */
  bool entered;                            /* a set was run: conditions of includes let it */
} set_run;

/* What the old object of an update has against it, as rules gave it, before includes changed the words. */
typedef struct crd_layer_ratchet {
  crd_errors errors;
  const crd_value *object, *old_object;
  struct ratchet_progress *progress;
} crd_layer_ratchet;

/* Errors come in the same order from both objects; and what is compared in all is bounded. */
typedef struct ratchet_progress {
  uint32_t next; /* of the errors: where to look first */
  uint64_t work; /* what may still be compared; at its end nothing more is forgiven */
} ratchet_progress;

#define RATCHET_WORK 20000000u

/* The error of the old object that is the same, of the same rule at the same field in the same words, and that no other one
 * was forgiven for; NULL when there is none. */
crd_error *crd_rule_ratchet_find(const crd_layer_ratchet *ratchet, const crd_error *error);
/* Whether the two objects have the same at a path of a crd_read. */
bool crd_rule_ratchet_same(const crd_layer_ratchet *ratchet, crd_string path);

/* An expression, whatever runs it. */
crd_cel_truth crd_scope_truth(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code);
crd_cel_value crd_scope_value(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code);
bool crd_scope_text(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code, crd_string *text);

/* Ready to run sets over the object of `input`, whose struct is `root` then; a crd_cel_value where they are interpreted. */
set_run crd_rule_sets_begin(crd_arena *arena, const crd_layer_input *input, crd_errors *errors, const void **root);
/* Before an expression: nothing has been spent on it. */
crd_cel *crd_rule_sets_start(set_run *run);
/* Whether a skip of the layer says that it takes no notice of the object, and why (NULL: not wanted). */
bool crd_rule_sets_skip(set_run *run, const crd_layer_input *input, const void *root, crd_string *why);

/* The failures from `before` on become one error, unless `join` says nothing of the kind; warnings stay as they are. */
void crd_rule_sets_join(set_run *run, uint32_t before, const crd_join *join);

/* Runs the include of a stage over the root. */
void crd_rule_sets_run(set_run *run, const void *root, const crd_step *step);
void crd_rule_sets_include(set_run *run, const crd_scope *outer, const crd_step *step);

#endif
