/* SPDX-License-Identifier: Apache-2.0 */
/* Walks the schemas, calls each file of the advice for each node, and sorts the advice in text order. */
#include "../../runtime/base/nearest_name.h"
#include "rules/advice_parts.h"

#include <stdlib.h>

/* ---- advice about a node and its parent ---- */

static location place_of_property(const advice_place *place) {
  location at = place->node->location;
  at.offset = place->property->offset;
  return at;
}

static bool is_every_objects(const advice_place *place) {
  return place->outer && !place->outer->outer && crd_is_among(place->name, "apiVersion kind metadata");
}

static void advise_description(author_advisor *advisor, const advice_place *place) {
  crd_arena *arena = advisor->list->arena;
  if (!crdc_advice_wants(advisor, ADVICE_DESCRIPTION) || !place->property || is_every_objects(place) ||
      crdc_keyword_value(place->node, "description"))
    return;
  crdc_advice_add(advisor, ADVICE_DESCRIPTION, place_of_property(place),
                  crd_arena_printf(arena, "%.*s has no description", CRD_PRINT(crdc_advice_path(arena, place))),
                  "say what it is for: kubectl explain shows it");
}

static void advise_required_default(author_advisor *advisor, const advice_place *place) {
  crd_arena *arena = advisor->list->arena;
  if (!crdc_advice_wants(advisor, ADVICE_REQUIRED_DEFAULT) || !place->property || !place->required) return;
  if (!place->node->default_value) return;
  const schema *object = place->outer->node;
  advice *said = crdc_advice_add(advisor, ADVICE_REQUIRED_DEFAULT, place_of_property(place),
                                 crd_arena_printf(arena, "%.*s is required and has a default, so it is never missing",
                                                  CRD_PRINT(crdc_advice_path(arena, place))),
                                 "leave it out of `required`: the default is there before anything is checked");
  said->mendable = true;
  said->mend = (advice_mend){.owner = object->value, .member = CRD_STRING("required")};
  while (!crd_string_equal(object->required[said->mend.index], place->name)) said->mend.index++;
}

/* ---- the walk ---- */

static bool walk_place(author_advisor *advisor, const advice_place *place,
                       void (*visit)(struct author_advisor *, const advice_place *)) {
  const schema *node = place->node;
  if (node->broken) return false;
  visit(advisor, place);
  for (size_t i = 0; i < node->property_count; i++) {
    const property *property = &node->properties[i];
    bool status = !place->outer && crd_string_equal(property->name, CRD_STRING("status"));
    const advice_place inner = {.outer = place,
                                .node = property->schema,
                                .name = property->name,
                                .property = property,
                                .required = crdc_schema_requires(node, property->name),
                                .in_status = place->in_status || status};
    walk_place(advisor, &inner, visit);
  }
  const schema *parts[] = {node->items, node->additional};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (parts[i]) walk_place(advisor, &(advice_place){place, parts[i], {"", 0}, NULL, false, place->in_status}, visit);
  return true;
}

static void visit_place(author_advisor *advisor, const advice_place *place) {
  advise_description(advisor, place);
  advise_required_default(advisor, place);
  crdc_advice_of_limits(advisor, place);
  crdc_advice_of_rules(advisor, place);
}

static int compare_advice(const void *left, const void *right) {
  const advice *a = left, *b = right;
  if (a->diagnostic.location.offset != b->diagnostic.location.offset)
    return a->diagnostic.location.offset < b->diagnostic.location.offset ? -1 : 1;
  return (int)a->kind - (int)b->kind;
}

void crdc_advice_sort(advice_list *list, size_t from) {
  if (list->count > from) qsort(list->items + from, list->count - from, sizeof *list->items, compare_advice);
}

void crdc_advise(advice_list *list, const crd_definition *definition) {
  size_t before = list->count;
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_version *version = &definition->versions[i];
    if (!version->schema) continue;
    author_advisor advisor = {.list = list, .definition = definition, .version = version};
    const advice_place root = {.node = version->schema};
    if (list->wanted & advice_bit(ADVICE_MAX_ITEMS)) walk_place(&advisor, &root, crdc_advice_count_lists);
    walk_place(&advisor, &root, visit_place);
  }
  crdc_advice_sort(list, before);
}
