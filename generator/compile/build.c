/* SPDX-License-Identifier: Apache-2.0 */
#include "compile/build.h"
#include "base/memory.h"
#include "compile/code.h"
#include "emit/template.h"
#include "program/rule_rows.h"
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
  return build->book->set_count || build->book->layer_count;
}

bool crdc_build_type_graph(build *build) {
  return crdc_type_graph_build(&build->graph, build->arena, &build->types, build->set, build->kubernetes_minor,
                               build->diagnostics);
}

bool crdc_build_model(build *build, making making, cJSON **model) {
  *model = NULL;
  build->book = crd_arena_zalloc(build->arena, sizeof *build->book);
  build->book->arena = build->arena;
  if (!crdc_rule_book_read(build->book, build->set, build->diagnostics)) return false;
  bool whole = crdc_build_type_graph(build);
  if (making == MAKING_CODE && !has_code(build)) return whole;
  build->counted = NULL;
  if (build->counts && making == MAKING_CODE) {
    build->counted = crd_arena_zalloc(build->arena, sizeof *build->counted);
    build->counted->arena = build->arena;
  }
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
  bool some = cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(model, "set_files"));
  if (!some) return true;
  template_set templates = {.arena = memory_arena(NULL)};
  crdc_template_set_add_built_in(&templates);
  bool good = crdc_code_render(&text, &templates, model, build->diagnostics);
  crd_arena_destroy(templates.arena);
  if (good) *code = crd_text_string(&text);
  return good;
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

const crd_registry *crdc_build_load(build *build, const cJSON *model) {
  crd_arena *scratch = memory_arena(NULL); /* the code is kept no longer than it is needed */
  crd_string code;
  const crd_registry *registry = NULL;
  if (make_rules(build) && crdc_build_code(build, scratch, model, &code)) {
    registry = crdc_type_graph_registry(&build->graph);
    crdc_jit_unload(build->loaded);
    build->loaded = code.size ? crdc_jit_load(build->arena, code, build->diagnostics) : NULL;
    if (build->loaded)
      crdc_code_link(build->loaded, build->graph.types, build->types.count, registry);
    else if (code.size)
      registry = NULL;
  }
  crd_arena_destroy(scratch);
  return registry;
}
