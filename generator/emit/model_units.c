/* SPDX-License-Identifier: Apache-2.0 */
/* Units: which source file contains the table and the rules of a type. Types of one kind are in the kind's own file. Of
 * shared types those of Kubernetes are in kubernetes/PACKAGE.c, those of one group in GROUP/types.c, and the rest, mostly
 * scalars, in types.c. */
#include "emit/model_parts.h"
#include <stdlib.h>

typedef struct reach {
  const type_graph *graph;
  size_t kind;          /* the current kind, numbered from 1 */
  size_t *last;         /* per node: the last kind that reaches it */
  const size_t *groups; /* per kind: the number of its group */
  size_t *kinds, *of;   /* per node: its only kind, and the only group of its kinds */
} reach;

static const size_t SEVERAL = SIZE_MAX;

static void add_to(size_t *only, size_t one) {
  *only = *only == 0 || *only == one ? one : SEVERAL;
}

static void reach_below(reach *reach, const type_node *node);

static void reach_all(reach *reach, type_node *const *nodes, size_t count) {
  for (size_t i = 0; i < count; i++) reach_below(reach, nodes[i]);
}

static void reach_below(reach *reach, const type_node *node) {
  if (!node || reach->last[node->id] == reach->kind) return;
  reach->last[node->id] = reach->kind;
  add_to(&reach->kinds[node->id], reach->kind);
  add_to(&reach->of[node->id], reach->groups[reach->kind]);
  for (size_t i = 0; i < node->field_count; i++) reach_below(reach, node->fields[i].type);
  reach_below(reach, node->additional);
  reach_below(reach, node->items);
  reach_all(reach, node->all_of, node->all_of_count);
  reach_all(reach, node->any_of, node->any_of_count);
  reach_all(reach, node->one_of, node->one_of_count);
  reach_below(reach, node->not_);
}

/* Numbers the kinds' groups: kinds of the same group get the same number. */
static size_t *number_groups(crd_arena *arena, const type_graph *graph) {
  size_t *groups = crd_arena_zalloc(arena, (graph->kind_count + 1) * sizeof *groups);
  for (size_t i = 0; i < graph->kind_count; i++) {
    size_t first = 0;
    while (!crd_string_equal(graph->kinds[first].kind.group, graph->kinds[i].kind.group)) first++;
    groups[i + 1] = first + 1;
  }
  return groups;
}

/* "kubernetes/core_v1" for a struct of Kubernetes, or a list or map of it; NULL for others. */
static const char *kubernetes_file(crd_arena *arena, const type_node *node) {
  while (node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP)
    node = node->storage == CRD_STORE_LIST ? node->items : node->additional;
  if (!node->known.size) return NULL;
  size_t end = node->known.size;
  while (node->known.data[end - 1] != '_') end--;
  return crd_arena_printf(arena, "kubernetes/%.*s", (int)(end - 1), node->known.data).data;
}

static const char *shared_file(const reach *reach, crd_arena *arena, const type_node *node) {
  const char *file = kubernetes_file(arena, node);
  if (file) return file;
  size_t group = reach->of[node->id];
  if (group == SEVERAL || group == 0) return "types";
  crd_string folder = crdc_group_part(arena, reach->graph->kinds[group - 1].kind.group);
  return crd_arena_printf(arena, "%.*s/types", (int)folder.size, folder.data).data;
}

/* The path from a file back to the output folder: "../../" for "ray.io/v1/raycluster". */
static const char *way_up(crd_arena *arena, const char *file) {
  crd_text up = {.arena = arena};
  for (; *file; file++)
    if (*file == '/') crd_text_add(&up, CRD_STRING("../"));
  return crd_arena_copy(arena, crd_text_string(&up)).data;
}

static cJSON *find_file(cJSON *list, const char *file) {
  cJSON *item;
  cJSON_ArrayForEach(item,
                     list) if (strcmp(cJSON_GetObjectItemCaseSensitive(item, "file")->valuestring, file) == 0) return item;
  return NULL;
}

cJSON *crdc_model_file(const model *model, cJSON *list, const char *file) {
  cJSON *found = find_file(list, file);
  if (found) return found;
  found = json_new_object();
  crdc_json_text(found, "file", file);
  crdc_json_text(found, "up", way_up(model->input->arena, file));
  cJSON_AddItemToArray(list, found);
  return found;
}

/* Finds or adds the unit of that name; a new one has empty lists. */
static cJSON *unit_of(const model *model, cJSON *units, const char *file) {
  cJSON *unit = crdc_model_file(model, units, file);
  if (!cJSON_HasObjectItem(unit, "tables")) {
    crdc_json_list(unit, "tables");
    crdc_json_list(unit, "rule_sets");
  }
  return unit;
}

void crdc_model_units(model *model) {
  const type_graph *graph = model->input->graph;
  crd_arena *arena = model->input->arena;
  size_t nodes = graph->table->count + 1;
  reach reach = {.graph = graph,
                 .last = crd_arena_zalloc(arena, nodes * sizeof(size_t)),
                 .groups = number_groups(arena, graph),
                 .kinds = crd_arena_zalloc(arena, nodes * sizeof(size_t)),
                 .of = crd_arena_zalloc(arena, nodes * sizeof(size_t))};
  cJSON **kinds = crd_arena_alloc(arena, (graph->kind_count + 1) * sizeof *kinds), *item;
  cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(model->root, "kinds")) {
    kinds[reach.kind++] = item;
    crdc_json_list(item, "tables");
    crdc_json_list(item, "rule_sets");
    reach_below(&reach, crdc_type_graph_node(graph, graph->kinds[reach.kind - 1].kind.type));
  }
  cJSON *units = crdc_json_list(model->root, "units");
  for (size_t id = 0; id < graph->table->count; id++) {
    const type_node *node = graph->table->nodes[id];
    size_t kind = reach.kinds[id];
    emit_of(node)->unit =
        kind && kind != SEVERAL ? kinds[kind - 1] : unit_of(model, units, shared_file(&reach, arena, node));
  }
}
