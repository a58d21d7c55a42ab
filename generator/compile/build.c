/* SPDX-License-Identifier: Apache-2.0 */
#include "compile/build.h"
#include "base/memory.h"
#include "compile/code.h"
#include "emit/template.h"
#include "schema/vet.h"

bool crdc_build_types(build *build) {
  const crd_set *set = build->set;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++)
      if (set->items[i].versions[j].schema) crdc_schema_prune_defaults(build->arena, set->items[i].versions[j].schema);
  crdc_type_table_build(&build->types, set, build->diagnostics);
  return build->diagnostics->errors == 0;
}

static bool has_code(const build *build) {
  for (size_t id = 0; id < build->types.count; id++)
    if (build->graph.types[id].rule_count) return true;
  return false;
}

bool crdc_build_type_graph(build *build) {
  return crdc_type_graph_build(&build->graph, build->arena, &build->types, build->set, build->kubernetes_minor,
                               build->diagnostics);
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

static void link_sets(build *build) {
  for (size_t i = 0; build->sets.layer_count && i < build->graph.kind_count; i++) {
    graph_kind *kind = &build->graph.kinds[i];
    kind->kind.layers = crdc_sets_layers(&build->sets, kind->version);
    kind->kind.extras = kind->kind.layers ? &build->sets.extras : NULL;
  }
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
  if (making == MAKING_CODE && whole && !make_sets(build)) return false;
  if (making == MAKING_CODE && !has_code(build)) return whole;
  model_input input = {.arena = build->arena,
                       .set = build->set,
                       .table = &build->types,
                       .graph = &build->graph,
                       .cel_types = build->cel_types,
                       .kubernetes_minor = build->kubernetes_minor,
                       .code_only = making == MAKING_CODE,
                       .stored = build->stored,
                       .book = build->book,
                       .counts = build->counted,
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

bool crdc_build_code(const build *build, crd_arena *arena, const cJSON *model, crd_string *code) {
  crd_text text = {.arena = arena};
  *code = (crd_string){NULL, 0};
  if (!cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(model, "rule_sets"))) return true;
  template_set templates = {.arena = memory_arena(NULL)};
  crdc_template_set_add_built_in(&templates);
  bool good = crdc_code_render(&text, &templates, model, build->diagnostics);
  crd_arena_destroy(templates.arena);
  if (good) *code = crd_text_string(&text);
  return good;
}

build_graph crdc_build_graph(const build *build) {
  return (build_graph){
      .types = build->graph.types, .type_count = build->types.count, .registry = crdc_type_graph_registry(&build->graph)};
}

const crd_registry *crdc_build_join(build *build, const build_graph *graph, crd_string code, const char *key) {
  bool kept = graph->image.size > 0;
  crdc_jit_unload(build->loaded);
  build->loaded = NULL;
  link_sets(build);
  if (kept && !code.size) crdc_jit_keep_data(build->arena, graph->image, key);
  if (!code.size) return graph->registry;
  build->loaded = kept ? crdc_jit_load_and_keep(build->arena, code, graph->image, key, build->diagnostics)
                       : crdc_jit_load(build->arena, code, build->diagnostics);
  if (!build->loaded) return NULL;
  crdc_code_link(build->loaded, graph->types, graph->type_count);
  return graph->registry;
}

const crd_registry *crdc_build_load(build *build, const cJSON *model) {
  crd_arena *scratch = memory_arena(NULL); /* the code is kept no longer than it is needed */
  crd_string code;
  const crd_registry *registry = NULL;
  if (crdc_build_code(build, scratch, model, &code)) {
    const build_graph graph = crdc_build_graph(build);
    registry = crdc_build_join(build, &graph, code, NULL);
  }
  crd_arena_destroy(scratch);
  return registry;
}
