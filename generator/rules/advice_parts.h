/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of the advice: the path to a node, and how advice is added. */
#pragma once

#include "rules/advice.h"

/* A node on the way from the root of a version's schema. */
typedef struct advice_place {
  const struct advice_place *outer; /* NULL: the root */
  const schema *node;
  crd_string name;          /* of the property; of items and values empty */
  const property *property; /* NULL: items, values or the root */
  bool required;            /* required by the node above */
  bool in_status;           /* is in the status */
} advice_place;

typedef struct author_advisor {
  advice_list *list;
  const crd_definition *definition;
  const crd_version *version;
  const schema **counted; /* lists without maxItems that the cost of a rule depends on, unordered, without duplicates */
  size_t counted_count, counted_capacity;
} author_advisor;

static inline bool crdc_advice_wants(const author_advisor *advisor, advice_kind kind) {
  return advisor->list->wanted & advice_bit(kind);
}

/* Adds advice at a place if it is wanted. The result is valid until more advice is added. */
advice *crdc_advice_add(author_advisor *advisor, advice_kind kind, location place, crd_string message, const char *help);

/* ".spec.list[].name", "." of the root. */
crd_string crdc_advice_path(crd_arena *arena, const advice_place *place);

/* Records the lists that the costs of a place's rules depend on (advice_limits.c). */
void crdc_advice_count_lists(author_advisor *advisor, const advice_place *place);
/* Adds advice about a node's limits, and about its rules (advice_rules.c). */
void crdc_advice_of_limits(author_advisor *advisor, const advice_place *place);
void crdc_advice_of_rules(author_advisor *advisor, const advice_place *place);

/* What is known about a rule without an object: always true, always false, or neither (advice_truth.c). */
typedef enum rule_truth { TRUTH_OPEN, TRUTH_ALWAYS, TRUTH_NEVER } rule_truth;
rule_truth crdc_advice_truth(const cel_node *node);

/* What else is known about the place of an expression; it is asked for each node first. */
typedef struct truth_source {
  rule_truth (*of)(const void *data, const cel_node *node);
  const void *data;
} truth_source;
rule_truth crdc_advice_truth_knowing(const cel_node *node, const truth_source *more);

/* The keyword with the same meaning as a rule, as it would be written ("maximum: 5"), and whether the schema has one that is
 * at least as strict. */
typedef struct keyword_twin {
  crd_string text;
  crd_string path; /* of the keyword's field, as the rule writes it */
  bool there;
} keyword_twin;
bool crdc_advice_twin(crd_arena *arena, const cel_node *rule, keyword_twin *twin);
