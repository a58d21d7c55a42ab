/* SPDX-License-Identifier: Apache-2.0 */
/* The interface between the engine of rule sets and the layers that run them. */
#ifndef CRD_ENGINE_RULE_SETS_H
#define CRD_ENGINE_RULE_SETS_H

#include "../cel/functions/tree_value.h"
#include "engine.h"
#include <crd/generated/rule_set.h>
#include <crd/layers.h>

typedef struct set_run {
  crd_cel cel;    /* reused for every expression */
  int64_t budget; /* negative: run no more */
  crd_errors *errors;
  uint32_t failures;                       /* errors that are no warnings */
  bool broken;                             /* a step with `breaks` has failed: skip all steps up to the innermost `each` */
  uint8_t stage;                           /* crd_stage */
  crd_string without;                      /* the name of steps to leave out */
  const struct crd_layer_ratchet *ratchet; /* failures in it only warn; NULL: none */
  struct crd_layer_ratchet *gathered;      /* collects failures, which then end no step; NULL: as usual */
  struct crd_changes *changes;             /* receives the changes of mutations; NULL: no mutations */
  const crd_rule_set *set;                 /* the set that is run */
  bool unasked;                            /* a rule was skipped because its inputs are unknown here */
  bool entered;                            /* a set was run: the conditions of its includes were true */
} set_run;

/* The failures of the old object of an update, with the rules' messages from before includes changed them. */
typedef struct crd_layer_ratchet {
  crd_errors errors;
  const crd_value *object, *old_object;
  struct ratchet_progress *progress;
} crd_layer_ratchet;

/* The state of the search: errors of both objects have the same order, and the number of comparisons is limited. */
typedef struct ratchet_progress {
  uint32_t next; /* the index of the error to try first */
  uint64_t work; /* the comparisons left; at 0 no more failures are forgiven */
} ratchet_progress;

#define RATCHET_WORK 20000000u

/* The equal error of the old object, with the same rule, field and message, that was not matched by another error before;
 * NULL when there is none. */
crd_error *crd_rule_ratchet_find(const crd_layer_ratchet *ratchet, const crd_error *error);
/* Whether the two objects have equal values at a path of a crd_read. */
bool crd_rule_ratchet_same(const crd_layer_ratchet *ratchet, crd_string path);

/* Run an expression, compiled or interpreted. */
crd_cel_truth crd_scope_truth(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code);
crd_cel_value crd_scope_value(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code);
bool crd_scope_text(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code, crd_string *text);

/* Prepares a run over the object of `input`; sets `root` to its struct, or to a crd_cel_value for interpreted sets. */
set_run crd_rule_sets_begin(crd_arena *arena, const crd_layer_input *input, crd_errors *errors, const void **root);
/* Resets the evaluation before an expression. */
crd_cel *crd_rule_sets_start(set_run *run);
/* Whether a skip of the layer applies to the object; `why` gets the reason (may be NULL). */
bool crd_rule_sets_skip(set_run *run, const crd_layer_input *input, const void *root, crd_string *why);

/* Joins the failures from `before` on into one error if `join` has a form; warnings are unchanged. */
void crd_rule_sets_join(set_run *run, uint32_t before, const crd_join *join);

/* Runs the include of a stage over the root. */
void crd_rule_sets_run(set_run *run, const void *root, const crd_step *step);
void crd_rule_sets_include(set_run *run, const crd_scope *outer, const crd_step *step);

#endif
