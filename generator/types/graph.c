/* SPDX-License-Identifier: Apache-2.0 */
/* Builds the graph: for each node the table of its schema (schema/tree/tables.h), then the storage, which only the type
 * table knows. A node comes after the nodes that it is made of, and types have the nodes' order. So the types below one are
 * complete when it is built.
 *
 * Structs have the layout that C gives to their declarations in generated headers, because compiled rules read what the
 * engine fills in. */
#include "types/graph.h"
#include "regex/dfa.h"
#include "schema/tree/field_hash.h"
#include "schema/tree/tables.h"
#include <assert.h>

typedef struct graph_maker {
  table_maker tables; /* first, because the callbacks of crdc_table_fill get this pointer */
  type_graph *graph;
} graph_maker;

static const crd_type *shared_type(table_maker *maker, const schema *node) {
  return &((graph_maker *)maker)->graph->types[node->node->id];
}

/* ---- patterns ---- */

static void set_dfa(crd_arena *arena, graph_pattern *pattern) {
  regex_dfa *made = crd_arena_zalloc(arena, sizeof *made);
  if (!crdc_regex_dfa_build(arena, pattern->pattern.source, made)) return;
  pattern->dfa = (crd_dfa){.class_of = made->class_of,
                           .next = made->next,
                           .accept = made->accept,
                           .classes = made->classes,
                           .start = made->start,
                           .range_count = made->range_count};
  memcpy(pattern->dfa.ranges, made->ranges, sizeof pattern->dfa.ranges);
  pattern->states = made->states;
  pattern->pattern.dfa = &pattern->dfa;
  pattern->pattern.search = NULL;
}

static const crd_pattern *shared_pattern(table_maker *maker, crd_string source) {
  type_graph *graph = ((graph_maker *)maker)->graph;
  graph_pattern *pattern = crd_name_table_find(&graph->pattern_index, source);
  if (pattern) return &pattern->pattern;
  CRD_ARENA_ROOM(graph->arena, graph->patterns, graph->pattern_count, graph->pattern_capacity, 16);
  pattern = crd_arena_zalloc(graph->arena, sizeof *pattern);
  pattern->pattern = (crd_pattern){.source = source, .search = crd_pattern_search};
  set_dfa(graph->arena, pattern);
  graph->patterns[graph->pattern_count++] = pattern;
  pattern->number = graph->pattern_count;
  crd_name_table_put(&graph->pattern_index, source, pattern);
  return &pattern->pattern;
}

/* ---- layout ---- */

typedef struct extent {
  uint32_t size, alignment;
} extent;

#define EXTENT(type)                                                                                                        \
  { sizeof(type), _Alignof(type) }

/* The extent of a struct's member. */
static extent member_extent(crd_storage storage) {
  static const extent extents[] = {[CRD_STORE_VALUE] = EXTENT(const crd_value *),
                                   [CRD_STORE_OBJECT] = EXTENT(const void *),
                                   [CRD_STORE_LIST] = EXTENT(crd_list),
                                   [CRD_STORE_MAP] = EXTENT(crd_list),
                                   [CRD_STORE_STRING] = EXTENT(crd_string),
                                   [CRD_STORE_INT] = EXTENT(int64_t),
                                   [CRD_STORE_DOUBLE] = EXTENT(double),
                                   [CRD_STORE_BOOL] = EXTENT(bool),
                                   [CRD_STORE_INT_OR_STRING] = EXTENT(crd_int_or_string)};
  return extents[storage];
}

static uint32_t aligned(uint32_t offset, uint32_t alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}

/* The size of a list item or a map value; objects are stored inline. */
static uint32_t stored_item_size(const crd_type *type) {
  return type->storage == CRD_STORE_OBJECT ? type->struct_size : member_extent(type->storage).size;
}

static void lay_out_struct(crd_type *type) {
  size_t count = type->fields ? type->fields->count : 0, words = count ? (count + 31) / 32 : 1; /* C has no empty arrays */
  uint32_t at = sizeof(crd_object), most = _Alignof(crd_object);
  type->has_offset = at;
  at += (uint32_t)(words * sizeof(uint32_t));
  for (size_t i = 0; i < count; i++) {
    crd_field *field = (crd_field *)&type->fields->items[i]; /* not shared yet */
    extent extent = member_extent(field->type->storage);
    if (extent.alignment > most) most = extent.alignment;
    field->offset = at = aligned(at, extent.alignment);
    at += extent.size;
  }
  type->struct_size = aligned(at, most);
}

static void lay_out(crd_type *type) {
  if (type->storage == CRD_STORE_OBJECT) lay_out_struct(type);
  if (type->storage == CRD_STORE_LIST) type->struct_size = stored_item_size(type->items);
  if (type->storage == CRD_STORE_MAP)
    type->struct_size = aligned(CRD_ENTRY_VALUE_OFFSET + stored_item_size(type->additional), _Alignof(crd_string));
}

/* ---- types and kinds ---- */

/* A kind's root is no pod template, and its status contains none. */
static void set_root_flags(crd_type *type) {
  bool pods = false;
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++) {
    const crd_field *field = &type->fields->items[i];
    bool below = (field->type->flags & (CRD_TYPE_POD_TEMPLATE | CRD_TYPE_PODS_WITHIN)) != 0;
    pods = pods || (below && !crd_string_equal(field->name, CRD_STRING("status")));
  }
  type->flags |= CRD_TYPE_EMBEDDED;
  type->flags &= (uint16_t) ~(CRD_TYPE_POD_TEMPLATE | CRD_TYPE_PODS_WITHIN);
  if (pods) type->flags |= CRD_TYPE_PODS_WITHIN;
}

static bool make_type(graph_maker *maker, const type_node *node, diagnostics *diagnostics) {
  crd_type *type = &maker->graph->types[node->id];
  bool good = crdc_table_fill(&maker->tables, node->schema, type);
  if (!good) crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, node->schema->location, WIDE_OBJECT, FIELD_HASH_MAX);
  type->storage = (uint8_t)node->storage;
  if (node->root) set_root_flags(type);
  if (node->rules_within) type->flags |= CRD_TYPE_RULES_WITHIN;
  if (node->outside_cel && !node->nested) type->flags |= CRD_TYPE_RULES_OUTSIDE_CEL;
  if (!node->nested) type->rule_count = (uint16_t)node->schema->rule_count;
  lay_out(type);
  return good;
}

static void make_kind(type_graph *graph, const crd_definition *definition, const crd_version *version) {
  const type_node *root = version->schema->node;
  graph_kind *made = &graph->kinds[graph->kind_count++];
  *made = (graph_kind){.definition = definition, .version = version};
  made->kind = (crd_kind){.group = definition->group,
                          .version = version->name,
                          .kind = definition->kind,
                          .plural = definition->plural,
                          .singular = definition->singular,
                          .list_kind = definition->list_kind,
                          .namespaced = crd_string_equal(definition->scope, CRD_STRING("Namespaced")),
                          .served = version->served,
                          .storage = version->storage,
                          .deprecated = version->deprecated,
                          .deprecation_warning = version->deprecation_warning,
                          .has_status = version->has_status,
                          .scale = version->has_scale ? &version->scale : NULL,
                          .type = &graph->types[root->id],
                          .struct_size = graph->types[root->id].struct_size,
                          .struct_name = root->c_name};
}

static void make_kinds(type_graph *graph, const crd_set *set) {
  size_t count = 0;
  for (size_t i = 0; i < set->count; i++) count += set->items[i].version_count;
  graph->kinds = crd_arena_zalloc(graph->arena, count * sizeof *graph->kinds);
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count && !set->items[i].aside; j++)
      if (set->items[i].versions[j].schema) make_kind(graph, &set->items[i], &set->items[i].versions[j]);
}

bool crdc_type_graph_build(type_graph *graph, crd_arena *arena, const type_table *table, const crd_set *set,
                           unsigned kubernetes_minor, diagnostics *diagnostics) {
  *graph = (type_graph){.arena = arena, .table = table, .pattern_index = {.arena = arena}};
  graph->types = crd_arena_zalloc(arena, table->count * sizeof *graph->types);
  graph_maker maker = {.tables = {.arena = arena,
                                  .purpose = TABLE_OBJECTS,
                                  .kubernetes_minor = kubernetes_minor,
                                  .below = shared_type,
                                  .pattern = shared_pattern},
                       .graph = graph};
  bool good = true;
  for (size_t id = 0; id < table->count; id++) good = make_type(&maker, table->nodes[id], diagnostics) && good;
  make_kinds(graph, set);
  return good;
}

const type_node *crdc_type_graph_node(const type_graph *graph, const crd_type *type) {
  assert(type >= graph->types && type < graph->types + graph->table->count);
  return graph->table->nodes[type - graph->types];
}

const crd_registry *crdc_type_graph_registry(const type_graph *graph) {
  crd_registry *registry = crd_arena_zalloc(graph->arena, sizeof *registry);
  const crd_kind **kinds = crd_arena_alloc(graph->arena, (graph->kind_count + 1) * sizeof *kinds);
  for (size_t i = 0; i < graph->kind_count; i++) kinds[i] = &graph->kinds[i].kind;
  *registry = (crd_registry){.kinds = kinds, .count = graph->kind_count};
  return registry;
}
