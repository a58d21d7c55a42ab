/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of the layers above the CRDs, in the order in which the stages ask them: what `crdc rules` lists behind those of
 * the CRDs. */
#ifndef CRDC_RULES_LAYER_LIST_H
#define CRDC_RULES_LAYER_LIST_H

#include "schema/markers/rule_set.h"

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

#endif
