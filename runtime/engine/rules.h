/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a run of rules, and its nodes: of a whole object (crd_rules_run), or of nodes one by one as the one pass
 * meets them. A node has a value tree, or is held by its storage alone; then it has no tree, and neither has what is below
 * it. */
#ifndef CRD_ENGINE_RULES_H
#define CRD_ENGINE_RULES_H

#include "engine.h"
#include <crd/generated/cel.h>

#include <crd/generated/cel.h>

/* Which rules are run. */
typedef enum rule_choice {
  RULES_ALL,
  RULES_WITHOUT_OLD, /* not those that compare with the old object: `left_out` tells that there are some */
  RULES_COMPARING    /* those alone */
} rule_choice;

typedef struct rule_run {
  crd_arena *arena;
  crd_errors *errors;
  const crd_validate_options *options;
  unsigned layers;
  rule_choice choice;
  int64_t budget; /* negative: nothing more is run */
  uint64_t call_limit;
  const crd_type *root_type; /* of the object that the run began with */
  const crd_value *root, *old_root;
  crd_cel cel;   /* of the rules of the CRD, one after the other */
  bool on_tree;  /* the structs do not hold the whole object, new or old */
  bool left_out; /* of RULES_WITHOUT_OLD */
  bool lost;     /* a node without a tree was met that wants one: nothing that was found counts */
} rule_run;

/* A node with its old self: values, and storages where the values could be held. */
typedef struct rule_node {
  const crd_type *type;
  const crd_value *value, *old_value; /* NULL: no tree; no old self */
  const void *place, *old_place;
  const crd_path *path;
  uint32_t offset; /* in the text, of a node without a tree */
  /* ratchetingOptions: the node's correlation, and the nearest correlated ancestor's. */
  const ratchet *current, *nearest;
} rule_node;

/* A run with options that outlive it; NULL: none. */
rule_run crd_rules_begin(crd_arena *arena, const crd_validate_options *options, crd_errors *errors);
/* The rules of a node alone. */
void crd_rules_at(rule_run *run, const rule_node *node);
/* The rules of a node and of all below it. */
void crd_rules_within(rule_run *run, const rule_node *node);

#endif
