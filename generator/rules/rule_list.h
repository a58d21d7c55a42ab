/* SPDX-License-Identifier: Apache-2.0 */
/* Lists every rule of a CRD with its place, its costs, and what would make it cheaper. */
#pragma once

#include "cel/rule.h"
#include "rules/cost_budget.h"
#include "schema/markers/rule_set.h"

/* A schema on the path from the root to a rule. */
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
  const cel_type *self; /* NULL: the node has no type in CEL, and nothing was compiled */
  cardinality cardinality;
  const compiled_rule *compiled;
  rule_cost costs;
  uint64_t cost; /* the total, as it counts against the limits */
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

/* Appends the rules of a CRD: by version, then from the root down, with properties sorted by name. */
void crdc_rule_list_add(rule_list *list, const crd_definition *definition, unsigned kubernetes_minor);

/* A list, map or text without a limit, on which a rule's cost depends. */
typedef struct missing_limit {
  crd_string path;
  const char *keyword; /* "maxItems", "maxProperties", "maxLength" */
  uint64_t assumed;    /* the limit that the estimate assumes; 0: what fits in a request, of lists around the rule */
  uint64_t cost;       /* the rule's total cost if only this limit is missing */
} missing_limit;

/* The limits that a rule needs. */
typedef struct rule_advice {
  missing_limit *limits; /* the most important first */
  size_t count;
  uint64_t bound; /* if all of them have this limit, the rule costs at most a hundredth of the schema's limit or, if no value
                   * reaches that, at most its own limit; 0: no value is enough */
  uint64_t cost;  /* the total cost with that limit */
} rule_advice;

/* The advice for a rule that costs more than a hundredth of the schema's limit; empty for other rules. */
rule_advice crdc_rule_advise(crd_arena *arena, const listed_rule *rule);

/* The rules of the layers above the CRDs, in the order in which the stages run them. `crdc rules` lists them after those of
 * the CRDs. */

typedef struct layered_rule {
  const rule_layers *layers; /* of one CRD and version */
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

/* Prints one rule per line, in tables by CRD and version. */
void crdc_layer_list_print(crd_text *out, const layer_list *list);
/* Prints the items of a JSON list. */
void crdc_layer_list_print_json(crd_text *out, const layer_list *list);
