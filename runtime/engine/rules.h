/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a run of rules, and its nodes: over a whole object (crd_rules_run), or over single nodes in the one pass. A
 * node has a value tree or only its storage. In the second case the nodes below it have no tree either. */
#ifndef CRD_ENGINE_RULES_H
#define CRD_ENGINE_RULES_H

#include "engine.h"
#include <crd/generated/cel.h>

#include <crd/generated/cel.h>

/* Which rules are run. */
typedef enum rule_choice {
  RULES_ALL,
  RULES_WITHOUT_OLD, /* without rules that compare with the old object; `left_out` is set if there are any */
  RULES_COMPARING    /* only rules that compare with the old object */
} rule_choice;

typedef struct rule_run {
  crd_arena *arena;
  crd_errors *errors;
  const crd_validate_options *options;
  unsigned layers;
  rule_choice choice;
  int64_t budget; /* negative: run no more */
  uint64_t call_limit;
  const crd_type *root_type; /* of the object that the run began with */
  const crd_value *root, *old_root;
  crd_cel cel;   /* reused for the rules of the CRD */
  bool on_tree;  /* the structs do not hold the whole new or old object */
  bool left_out; /* of RULES_WITHOUT_OLD */
  bool lost;     /* a node without a tree needed one: discard the results */
} rule_run;

/* A node with its old self: values, and storages if they can hold the values. */
typedef struct rule_node {
  const crd_type *type;
  const crd_value *value, *old_value; /* NULL: no tree; no old self */
  const void *place, *old_place;
  const crd_path *path;
  uint32_t offset; /* in the text, of a node without a tree */
  /* ratchetingOptions: the correlation of the node, and of its nearest correlated ancestor. */
  const ratchet *current, *nearest;
} rule_node;

/* Begins a run. `options` must outlive it; NULL: none. */
rule_run crd_rules_begin(crd_arena *arena, const crd_validate_options *options, crd_errors *errors);
/* Runs the rules of one node. */
void crd_rules_at(rule_run *run, const rule_node *node);
/* Runs the rules of a node and of all nodes below it. */
void crd_rules_within(rule_run *run, const rule_node *node);

#endif
