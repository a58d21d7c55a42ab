#include "compile/build.h"
#include "base/memory.h"
#include "compile/code.h"
#include "emit/template.h"
#include "schema/check.h"
#include "types/image.h"

bool crdc_build_types(build *build) {
  const crd_set *set = build->set;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++)
      if (set->items[i].versions[j].schema) crdc_schema_prune_defaults(build->arena, set->items[i].versions[j].schema);
  crdc_type_table_build(&build->types, set, build->diagnostics);
  return build->diagnostics->errors == 0;
}

static bool has_code(const build *build) {
  if (build->book->set_count || build->book->layer_count) return true;
  for (size_t id = 0; id < build->types.count; id++)
    if (build->graph.types[id].rule_count) return true;
  return false;
}

bool crdc_build_model(build *build, making making, cJSON **model) {
  *model = NULL;
  build->book = crd_arena_zalloc(build->arena, sizeof *build->book);
  build->book->arena = build->arena;
  if (!crdc_rule_book_read(build->book, build->set, build->diagnostics)) return false;
  bool whole = crdc_type_graph_build(&build->graph, build->arena, &build->types, build->set, build->kubernetes_minor,
                                     build->diagnostics);
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

/* What has to be compiled of the model, in the arena; empty where that fails or there is nothing. */
static bool render_code(const build *build, crd_arena *arena, const cJSON *model, crd_string *code) {
  crd_text text = {.arena = arena};
  template_set templates = {.arena = arena};
  *code = (crd_string){NULL, 0};
  bool some = cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(model, "rule_sets")) +
              cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(model, "set_files"));
  if (!some) return true;
  crdc_template_set_add_built_in(&templates);
  if (!crdc_code_render(&text, &templates, model, build->diagnostics)) return false;
  *code = crd_text_string(&text);
  return true;
}

const crd_registry *crdc_build_load(build *build, const cJSON *model, const char *key, crd_string note) {
  crd_arena *arena = build->arena, *scratch = memory_arena(NULL); /* the code is kept no longer than it is needed */
  crd_string code, data = {NULL, 0};
  bool good = render_code(build, scratch, model, &code);
  crdc_jit_unload(build->loaded);
  build->loaded = NULL;
  bool kept = good && key && build->diagnostics->count == 0;
  if (kept) data = crdc_image_write(scratch, &build->graph, note);
  if (kept && !code.size) crdc_jit_keep_data(arena, data, key);
  const crd_registry *registry = good ? crdc_type_graph_registry(&build->graph) : NULL;
  if (good && code.size) {
    build->loaded = kept ? crdc_jit_load_and_keep(arena, code, data, key, build->diagnostics)
                         : crdc_jit_load(arena, code, build->diagnostics);
    if (build->loaded)
      crdc_code_link(build->loaded, build->graph.types, build->types.count, registry);
    else
      registry = NULL;
  }
  crd_arena_destroy(scratch);
  return registry;
}
