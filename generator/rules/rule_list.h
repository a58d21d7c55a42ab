/* SPDX-License-Identifier: Apache-2.0 */
/* Every rule of a CRD with its place, its costs, and what would make it cheaper. */
#pragma once

#include "cel/rule.h"
#include "rules/cost_budget.h"
#include "schema/markers/rule_set.h"

/* A schema on the way from the root to a rule. */
typedef struct rule_step {
  const struct rule_step *outer;
  const schema *node;
  crd_string path; /* ".spec.containers[]" */
} rule_step;

typedef struct listed_rule {
  const crd_definition *definition;
  const crd_version *version;
  const rule_step *place;
  const validation_rule *rule;
  size_t index;         /* in x-kubernetes-validations */
  const cel_type *self; /* NULL: CEL does not know the type, and nothing was compiled */
  cardinality cardinality;
  const compiled_rule *compiled;
  rule_cost costs;
  uint64_t cost; /* everywhere, as it counts against the limits */
} listed_rule;

typedef struct rule_list {
  crd_arena *arena;
  cel_types *types;
  listed_rule *items;
  size_t count, capacity;
} rule_list;

/* The arena lives as long as the CRDs. */
static inline rule_list rule_list_init(crd_arena *arena) {
  return (rule_list){arena, crdc_cel_types_create(arena), NULL, 0, 0};
}

/* Appends the rules of a CRD: version by version, from the root down; properties in the order of their names. */
void crdc_rule_list_add(rule_list *list, const crd_definition *definition, unsigned kubernetes_minor);

/* A list, map or text without a limit that counts in a rule's cost. */
typedef struct missing_limit {
  crd_string path;
  const char *keyword; /* "maxItems", "maxProperties", "maxLength" */
  uint64_t assumed;    /* what the estimate takes in its place; 0: what fits into a request, of lists around the rule */
  uint64_t cost;       /* of the rule everywhere if only this one stayed without */
} missing_limit;

/* What limits a rule lacks. */
typedef struct rule_advice {
  missing_limit *limits; /* those that matter most first */
  size_t count;
  uint64_t bound; /* with it on all of them the rule stays within a hundredth of the schema's limit, or, where nothing
                     does that, within its own limit; 0 where nothing does */
  uint64_t cost;  /* everywhere, with that bound on all of them */
} rule_advice;

/* The advice for a rule that costs more than a hundredth of the limit of a schema; empty for others. */
rule_advice crdc_rule_advise(crd_arena *arena, const listed_rule *rule);

/* The rules of the layers above the CRDs, in the order in which the stages ask them: what `crdc rules` lists behind those of
 * the CRDs. */

typedef struct layered_rule {
  const rule_layers *layers; /* of which CRD and version */
  crd_string layer, stage;
  const rule_set *set;
  const rule_set_step *step;
} layered_rule;

typedef struct layer_list {
  crd_arena *arena;
  rule_book book;
  layered_rule *items;
  size_t count, capacity;
} layer_list;

/* The rules of all CRDs of the set. False with diagnostics. */
bool crdc_layer_list_read(layer_list *list, const crd_set *set, diagnostics *diagnostics);

/* One rule a line, in tables by CRD and version. */
void crdc_layer_list_print(crd_text *out, const layer_list *list);
/* The items of a JSON list. */
void crdc_layer_list_print_json(crd_text *out, const layer_list *list);
