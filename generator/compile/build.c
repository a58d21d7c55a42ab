/* SPDX-License-Identifier: Apache-2.0 */
#include "compile/build.h"
#include "emit/template.h"
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

/* The rules of all types, as programs. */
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

/* The tables of the rule sets, in memory. */
static bool make_sets(build *build) {
  const sets_input input = {.arena = build->arena,
                            .set = build->set,
                            .book = build->book,
                            .counts = build->counted,
                            .diagnostics = build->diagnostics};
  return crdc_sets_build(&input, &build->sets);
}

bool crdc_build_model(build *build, making making, cJSON **model) {
  *model = NULL;
  build->book = crd_arena_zalloc(build->arena, sizeof *build->book);
  build->book->arena = build->arena;
  if (!crdc_rule_book_read(build->book, build->set, build->diagnostics)) return false;
  bool whole = crdc_build_type_graph(build);
  build->counted = NULL;
  if (build->counts && making == MAKING_CODE) {
    build->counted = crd_arena_zalloc(build->arena, sizeof *build->counted);
    build->counted->arena = build->arena;
  }
  if (making == MAKING_CODE) return whole && make_rules(build) && make_sets(build);
  model_input input = {.arena = build->arena,
                       .set = build->set,
                       .table = &build->types,
                       .graph = &build->graph,
                       .cel_types = build->cel_types,
                       .kubernetes_minor = build->kubernetes_minor,
                       .stored = build->stored,
                       .book = build->book,
                       .diagnostics = build->diagnostics};
  *model = crdc_model_build(&input);
  if (whole && *model) return true;
  cJSON_Delete(*model);
  *model = NULL;
  return false;
}

bool crdc_build_outputs(const build *build, const cJSON *model, const char *folder, outputs *outputs) {
  template_set templates = {.arena = build->arena};
  crdc_template_set_add_built_in(&templates);
  return (!folder || crdc_template_set_add_folder(&templates, folder, build->diagnostics)) &&
         crdc_outputs_render(outputs, &templates, model, build->diagnostics);
}

const crd_registry *crdc_build_registry(build *build) {
  for (size_t i = 0; i < build->graph.kind_count; i++) {
    graph_kind *kind = &build->graph.kinds[i];
    kind->kind.layers = crdc_sets_layers(&build->sets, kind->version);
    kind->kind.extras = kind->kind.layers ? &build->sets.extras : NULL;
  }
  return crdc_type_graph_registry(&build->graph);
}
