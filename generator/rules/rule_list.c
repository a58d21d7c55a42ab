/* SPDX-License-Identifier: Apache-2.0 */
#include "rules/rule_list.h"

#include <stdlib.h>

typedef struct rule_lister {
  rule_list *list;
  const crd_definition *definition;
  const crd_version *version;
  unsigned kubernetes_minor;
} rule_lister;

static void list_rule(const rule_lister *lister, const rule_step *place, size_t index, const cel_type *self,
                      cardinality cardinality) {
  rule_list *list = lister->list;
  CRD_ARENA_ROOM(list->arena, list->items, list->count, list->capacity, 16);
  listed_rule *item = &list->items[list->count++];
  *item = (listed_rule){.definition = lister->definition,
                        .version = lister->version,
                        .place = place,
                        .rule = &place->node->rules[index],
                        .index = index,
                        .self = self,
                        .cardinality = cardinality};
  unsigned version = cel_version_of_new_rules(lister->kubernetes_minor);
  compiled_rule *compiled = crdc_rule_compile(list->types, self, place->node, &place->node->rules[index], version, version);
  item->compiled = compiled;
  item->costs = *crdc_rule_cost_of(compiled);
  item->cost = crdc_cost_everywhere(item->costs.once, cardinality, item->costs.cardinality);
}

static int compare_properties(const void *left, const void *right) {
  return crd_string_compare((*(const property *const *)left)->name, (*(const property *const *)right)->name);
}

static const property **sorted_properties(crd_arena *arena, const schema *node) {
  const property **sorted = crd_arena_alloc(arena, (node->property_count + 1) * sizeof(const property *));
  for (size_t i = 0; i < node->property_count; i++) sorted[i] = &node->properties[i];
  if (node->property_count) qsort(sorted, node->property_count, sizeof(const property *), compare_properties);
  return sorted;
}

/* Follows the types from the root: rules below nodes without a type in CEL never run. */
static void list_below(const rule_lister *lister, const rule_step *outer, const schema *node, const char *kind,
                       crd_string name, const cel_type *self, cardinality cardinality) {
  if (!self) return;
  crd_arena *arena = lister->list->arena;
  rule_step *place = crd_arena_alloc(arena, sizeof *place);
  *place = (rule_step){outer, node, {"", 0}};
  if (outer)
    place->path = crd_arena_printf(arena, "%.*s%s%.*s", (int)outer->path.size, outer->path.data, kind, (int)name.size,
                                   name.data ? name.data : "");
  for (size_t i = 0; i < node->rule_count; i++) list_rule(lister, place, i, self, cardinality);
  const crd_string none = {NULL, 0};
  cardinality = crdc_cardinality_inside(node, cardinality);
  if (node->items && self->kind == CEL_LIST)
    list_below(lister, place, node->items, "[]", none, self->parameters[0], cardinality);
  if (node->additional && self->kind == CEL_MAP)
    list_below(lister, place, node->additional, "{}", none, self->parameters[1], cardinality);
  if (self->kind != CEL_OBJECT) return;
  const property **sorted = sorted_properties(arena, node);
  for (size_t i = 0; i < node->property_count; i++)
    for (size_t k = 0; k < self->field_count; k++)
      if (crd_string_equal(self->fields[k].property, sorted[i]->name)) {
        list_below(lister, place, sorted[i]->schema, ".", sorted[i]->name, self->fields[k].type, cardinality);
        break;
      }
}

void crdc_rule_list_add(rule_list *list, const crd_definition *definition, unsigned kubernetes_minor) {
  crdc_cel_types_of_minor(list->types, kubernetes_minor);
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_version *version = &definition->versions[i];
    rule_lister lister = {list, definition, version, kubernetes_minor};
    if (version->schema)
      list_below(&lister, NULL, version->schema, "", (crd_string){NULL, 0},
                 crdc_cel_type_of_schema(list->types, version->schema, true), (cardinality){true, 1});
  }
}
