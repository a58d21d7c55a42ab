/* SPDX-License-Identifier: Apache-2.0 */
#include "compile/build.h"
#include "program/rule_rows.h"
#include "schema/tree/vet.h"

bool crdc_build_types(build *build) {
  const crd_set *set = build->set;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++)
      if (set->items[i].versions[j].schema) crdc_schema_prune_defaults(build->arena, set->items[i].versions[j].schema);
  crdc_type_table_build(&build->types, set, build->diagnostics);
  return build->diagnostics->errors == 0;
}

bool crdc_build_type_graph(build *build) {
  return crdc_type_graph_build(&build->graph, build->arena, &build->types, build->set, build->kubernetes_minor,
                               build->diagnostics);
}

/* Makes the rules of all types as programs. */
static bool make_rules(const build *build) {
  const rule_making how = {build->arena,  build->cel_types, build->kubernetes_minor,
                           build->stored, build->counted,   build->diagnostics};
  bool good = true;
  for (size_t id = 0; id < build->types.count; id++) {
    crd_type *type = &build->graph.types[id];
    if (type->flags & CRD_TYPE_RULES_WITHIN) type->flags |= CRD_TYPE_RULES_ON_TREE;
    if (type->rule_count) good &= (type->rules = crdc_rule_rows(&how, build->types.nodes[id])) != NULL;
  }
  return good;
}

/* Makes the tables of the rule sets in memory. */
static bool make_sets(build *build) {
  const sets_input input = {.arena = build->arena,
                            .set = build->set,
                            .book = build->book,
                            .counts = build->counted,
                            .diagnostics = build->diagnostics};
  return crdc_sets_build(&input, &build->sets);
}

bool crdc_build_sets(build *build) {
  build->book = crd_arena_zalloc(build->arena, sizeof *build->book);
  build->book->arena = build->arena;
  return crdc_rule_book_read(build->book, build->set, build->diagnostics);
}

bool crdc_build_code(build *build, cJSON **model) {
  *model = NULL;
  if (!crdc_build_sets(build)) return false;
  const bool whole = crdc_build_type_graph(build);
  build->counted = NULL;
  if (build->counts) {
    build->counted = crd_arena_zalloc(build->arena, sizeof *build->counted);
    build->counted->arena = build->arena;
  }
  return whole && make_rules(build) && make_sets(build);
}

const crd_registry *crdc_build_registry(build *build) {
  for (size_t i = 0; i < build->graph.kind_count; i++) {
    graph_kind *kind = &build->graph.kinds[i];
    kind->kind.layers = crdc_sets_layers(&build->sets, kind->version);
    kind->kind.extras = kind->kind.layers ? &build->sets.extras : NULL;
  }
  return crdc_type_graph_registry(&build->graph);
}
