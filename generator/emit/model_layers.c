/* SPDX-License-Identifier: Apache-2.0 */
/* The layers of the kinds: stages and skips, and the rule sets that they lead to. */
#include "base/literal.h"
#include "cel/declarations.h"
#include "emit/model_sets.h"
#include "webhooks/manifests.h"

/* The scope of the root: with `message`, what a stage says of an error. */
static void open_root(set_compiler *compiler, rule_scope *scope, const rule_layers *layers, bool message) {
  const schema *root = layers->version->schema;
  *scope = (rule_scope){.arena = compiler->model->input->arena,
                        .self_type = crdc_cel_type_of_schema(compiler->types, root, true),
                        .self_node = root->node};
  if (message)
    crdc_scope_add(
        scope, (scope_name){.name = CRD_STRING("message"), .kind = SCOPE_PARAM, .type = crdc_cel_type_simple(CEL_STRING)});
  for (size_t i = 0; i < layers->let_count; i++) crdc_set_declare_let(scope, &layers->lets[i]);
}

typedef struct layer_word {
  const char *word, *symbol;
  unsigned layer;
  bool changes; /* its stages change the object */
} layer_word;

static const layer_word *layer_of(const marker *marker) {
  static const layer_word layers[] = {{"webhook", "CRD_LAYER_WEBHOOK", CRD_LAYER_WEBHOOK, false},
                                      {"controller", "CRD_LAYER_CONTROLLER", CRD_LAYER_CONTROLLER, false},
                                      {"mutation", "CRD_LAYER_MUTATION", CRD_LAYER_MUTATION, true},
                                      {"pods", "CRD_LAYER_PODS", CRD_LAYER_PODS, true}};
  crd_string word = crdc_marker_text(marker, "layer");
  for (size_t i = 1; i < sizeof layers / sizeof *layers; i++)
    if (crd_string_equal(word, crd_string_of(layers[i].word))) return &layers[i];
  return &layers[0];
}

/* What has no meaning in the layer. */
static bool check_stage_arguments(set_compiler *compiler, const marker *marker, bool mutation) {
  static const char *const judging[] = {"event", "action", "note", "status"};
  bool sent = crd_string_equal(crdc_marker_text(marker, "layer"), CRD_STRING("mutation")); /* as a patch */
  bool good = sent || !crdc_marker_find(marker, "nothing");
  const char *wrong = "nothing";
  for (size_t i = 0; good && mutation && i < sizeof judging / sizeof *judging; i++) {
    wrong = judging[i];
    good = !crdc_marker_find(marker, wrong);
  }
  if (good) return true;
  crdc_diagnostics_add(
      compiler->model->input->diagnostics, SEVERITY_ERROR, crdc_marker_location(marker, wrong),
      mutation && strcmp(wrong, "nothing") != 0 ? "a mutation has no %s" : "%s is for stages of layer=mutation", wrong);
  return compiler->model->ok = false;
}

static bool add_skip(set_compiler *compiler, set_place *place, const marker *marker, cJSON *skips) {
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
  const char *suffix = crd_arena_printf(compiler->model->input->arena, "skip_%d", cJSON_GetArraySize(skips) + 1).data;
  cJSON_AddItemToArray(skips, item);
  crdc_member_add(members, "layer", layer_of(marker)->symbol);
  return crdc_set_add_function(compiler, place, marker, "when", SET_BOOL, SCOPE_TRUTH, suffix, members) &&
         crdc_set_add_function(compiler, place, marker, "reason", SET_STRING, SCOPE_TEXT, suffix, members);
}

/* A set that stands for the root's, so that a set below it is run where it stands. */
static rule_set root_set(const rule_layers *layers) {
  return (rule_set){.definition = layers->definition,
                    .version = layers->version,
                    .schema = layers->version->schema,
                    .path = CRD_STRING("self")};
}

static bool add_stage(set_compiler *compiler, set_place *place, rule_scope *told, const rule_layers *layers,
                      const marker *marker, cJSON *stages) {
  crd_arena *arena = compiler->model->input->arena;
  rule_set around = root_set(layers);
  const char *suffix = crd_arena_printf(arena, "stage_%d", cJSON_GetArraySize(stages) + 1).data;
  const char *symbol = crd_arena_printf(arena, "%s_%s", place->name, suffix).data;
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members"), *run = crdc_json_list(item, "run");
  cJSON_AddItemToArray(stages, item);
  crdc_json_text(item, "symbol", symbol);
  crdc_member_add(run, "kind", "CRD_STEP_INCLUDE");
  compiler->mutating = layer_of(marker)->changes;
  bool ok = check_stage_arguments(compiler, marker, compiler->mutating) &&
            crdc_set_include(compiler, place, &around, marker, run, suffix, 0);
  crdc_set_add_text(compiler, place->set, members, "name", symbol, crdc_marker_text(marker, "name"));
  crdc_member_add(members, "layer", layer_of(marker)->symbol);
  if (crd_string_equal(crdc_marker_text(marker, "severity"), CRD_STRING("warning")))
    crdc_member_add(members, "warning", "true");
  if (crdc_marker_flag(marker, "alone", false)) crdc_member_add(members, "alone", "true");
  if (crd_string_equal(crdc_marker_text(marker, "nothing"), CRD_STRING("null")))
    crdc_member_add(members, "null_patch", "true");
  crdc_member_printf(compiler->model, members, "run", "&%s", symbol);
  crdc_set_add_text(compiler, place->set, members, "event", symbol, crdc_marker_text(marker, "event"));
  crdc_set_add_text(compiler, place->set, members, "action", symbol, crdc_marker_text(marker, "action"));
  set_place telling = *place;
  telling.scope = told;
  return ok && crdc_set_add_function(compiler, &telling, marker, "note", SET_STRING, SCOPE_TEXT, suffix, members) &&
         crdc_set_add_function(compiler, &telling, marker, "status", SET_MAP, SCOPE_VALUE, suffix, members);
}

/* The rows of the table of services. */
static void add_services(set_compiler *compiler, const rule_layers *layers, cJSON *layer, const char *symbol) {
  crd_arena *arena = compiler->model->input->arena;
  cJSON *services = crdc_json_list(layer, "services");
  for (size_t i = 0; i < layers->hook_count; i++) {
    crd_string path = crdc_marker_text(layers->hooks[i], "path"), refusal = {NULL, 0}, configuration = {NULL, 0};
    cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
    for (size_t j = 0; j < layers->service_count; j++)
      if (crd_string_equal(crdc_marker_text(layers->services[j], "path"), path)) {
        refusal = crdc_marker_text(layers->services[j], "refusal");
        configuration = crdc_marker_text(layers->services[j], "configuration");
      }
    cJSON_AddItemToArray(services, item);
    const char *own = crd_arena_printf(arena, "%s_service_%zu", symbol, i + 1).data;
    crdc_set_add_text(compiler, layer, members, "path", own, path);
    bool not_own;
    crdc_set_add_text(compiler, layer, members, "configuration", own, configuration);
    crdc_set_add_text(compiler, layer, members, "webhook", own,
                      crdc_manifests_webhook(arena, layers->hooks[i], layers->services, layers->service_count, &not_own));
    if (not_own) crdc_member_add(members, "not_own", "true");
    if (crdc_marker_flag(layers->hooks[i], "mutating", false)) crdc_member_add(members, "mutating", "true");
    if (crd_string_equal(refusal, CRD_STRING("message"))) crdc_member_add(members, "refusal", "CRD_REFUSAL_MESSAGE");
  }
}

static void add_layers(set_compiler *compiler, const rule_layers *layers) {
  crd_arena *arena = compiler->model->input->arena;
  const type_node *root = layers->version->schema->node;
  cJSON *item = json_new_object();
  const char *symbol = crd_arena_printf(arena, "%.*s_layers", CRD_PRINT(root->c_name)).data;
  crd_string kind = crdc_path_part(arena, layers->definition->kind, true);
  cJSON *file = crdc_set_file(compiler, layers->definition, layers->version,
                              crd_arena_printf(arena, "%.*s_layers", CRD_PRINT(kind)).data);
  crdc_json_text(item, "symbol", symbol);
  crdc_json_string(item, "path", crdc_literal_comment(arena, root->path, 400));
  crdc_json_list(item, "arrays");
  crdc_json_list(item, "includes");
  crdc_json_text(item, "code", "");
  cJSON *stages = crdc_json_list(item, "stages"), *skips = crdc_json_list(item, "skips");
  rule_scope scope, told;
  open_root(compiler, &scope, layers, false);
  open_root(compiler, &told, layers, true);
  set_place place = {layers->definition, layers->version, &scope, item, file, symbol, symbol};
  for (size_t i = 0; i < layers->skip_count; i++) {
    const bool *before = crdc_watches_begin(compiler);
    add_skip(compiler, &place, layers->skips[i], skips);
    crdc_watches_layer(compiler, item, symbol, crdc_watches_end(compiler, before), layer_of(layers->skips[i])->layer);
  }
  for (size_t i = 0; i < layers->stage_count; i++) {
    const bool *before = crdc_watches_begin(compiler);
    add_stage(compiler, &place, &told, layers, layers->stages[i], stages);
    crdc_watches_layer(compiler, item, symbol, crdc_watches_end(compiler, before), layer_of(layers->stages[i])->layer);
  }
  add_services(compiler, layers, item, symbol);
  cJSON *members = crdc_json_list(item, "members");
  if (layers->hook_count) {
    crdc_member_printf(compiler->model, members, "services", "%s_services", symbol);
    crdc_member_printf(compiler->model, members, "service_count", "%zu", layers->hook_count);
  }
  if (layers->stage_count) {
    crdc_member_printf(compiler->model, members, "stages", "%s_stages", symbol);
    crdc_member_printf(compiler->model, members, "stage_count", "%zu", layers->stage_count);
  }
  if (layers->skip_count) {
    crdc_member_printf(compiler->model, members, "skips", "%s_skips", symbol);
    crdc_member_printf(compiler->model, members, "skip_count", "%zu", layers->skip_count);
  }
  if (!compiler->model->input->code_only) crdc_model_layered_kind(compiler->model, item, layers->version);
  cJSON_AddItemToArray(cJSON_GetObjectItemCaseSensitive(file, "layers"), item);
}

/* ---- gates and settings ---- */

static const char *string_init(crd_arena *arena, crd_string text) {
  crd_text literal = {.arena = arena};
  crdc_literal_string(&literal, text);
  return crd_arena_printf(arena, "CRD_STRING_INIT(%.*s)", CRD_PRINT(crd_text_string(&literal))).data;
}

static void add_gates(const model *model, cJSON *declared, const crd_extras *extras) {
  static const char *const stages[] = {"CRD_GATE_GA", "CRD_GATE_ALPHA", "CRD_GATE_BETA", "CRD_GATE_DEPRECATED"};
  cJSON *gates = crdc_json_list(declared, "gates");
  for (size_t i = 0; i < extras->gate_count; i++) {
    const crd_gate *gate = &extras->gates[i];
    cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
    cJSON_AddItemToArray(gates, item);
    crdc_member_add(members, "name", string_init(model->input->arena, gate->name));
    crdc_member_add(members, "default_value", gate->default_value ? "true" : "false");
    crdc_member_add(members, "locked", gate->locked ? "true" : "false");
    crdc_member_add(members, "stage", stages[gate->stage]);
  }
}

static void add_setting_default(const model *model, cJSON *arrays, cJSON *members, const crd_setting *setting,
                                size_t index) {
  const crd_setting_value *value = &setting->default_value;
  crd_arena *arena = model->input->arena;
  crd_text integer = {.arena = arena};
  crdc_literal_int(&integer, value->integer);
  const char *items = "NULL";
  size_t strings = setting->type == CRD_SETTING_MAP ? value->count * 2 : value->count;
  if (strings) {
    items = crd_arena_printf(arena, "crd_declared_setting_%zu", index + 1).data;
    cJSON *list = crdc_value_array_add(arrays, "crd_string", items);
    for (size_t i = 0; i < strings; i++) cJSON_AddItemToArray(list, json_new_string(string_init(arena, value->items[i])));
  }
  crdc_member_printf(model, members, "default_value", "{%s, %.*s, %s, %s, %zu}", value->boolean ? "true" : "false",
                     CRD_PRINT(crd_text_string(&integer)), string_init(arena, value->text), items, value->count);
}

static void add_settings(const model *model, cJSON *declared, const crd_extras *extras) {
  static const char *const types[] = {"CRD_SETTING_STRING", "CRD_SETTING_BOOL", "CRD_SETTING_INT", "CRD_SETTING_LIST",
                                      "CRD_SETTING_MAP"};
  cJSON *settings = crdc_json_list(declared, "settings"), *arrays = crdc_json_list(declared, "arrays");
  for (size_t i = 0; i < extras->setting_count; i++) {
    const crd_setting *setting = &extras->settings[i];
    cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
    cJSON_AddItemToArray(settings, item);
    crdc_member_add(members, "name", string_init(model->input->arena, setting->name));
    crdc_member_add(members, "type", types[setting->type]);
    add_setting_default(model, arrays, members, setting, i);
    crdc_member_add(members, "env", string_init(model->input->arena, setting->env));
  }
}

static void add_declared(model *model, const crd_extras *extras) {
  cJSON *declared = crdc_json_object(model->root, "declared"), *members = crdc_json_list(declared, "members");
  add_gates(model, declared, extras);
  add_settings(model, declared, extras);
  if (extras->gate_count) {
    crdc_member_add(members, "gates", "crd_declared_gates");
    crdc_member_printf(model, members, "gate_count", "%zu", extras->gate_count);
  }
  if (extras->setting_count) {
    crdc_member_add(members, "settings", "crd_declared_settings");
    crdc_member_printf(model, members, "setting_count", "%zu", extras->setting_count);
  }
}

/* ---- the cluster ---- */

/* What of objects is read is known when everything is compiled. */
static void add_watch_tables(set_compiler *compiler) {
  watch_table table;
  for (size_t i = 0; crdc_watches_table(compiler, i, &table); i++) {
    if (!table.count) continue;
    cJSON *members = cJSON_GetObjectItemCaseSensitive(table.item, "members");
    crdc_json_add_code(table.item, table.code);
    crdc_member_printf(compiler->model, members, "watches", "%s_watches", table.symbol);
    crdc_member_printf(compiler->model, members, "watch_count", "%zu", table.count);
  }
}

void crdc_model_layers(model *model) {
  const model_input *input = model->input;
  set_compiler compiler = {.model = model,
                           .book = input->book,
                           .types = crdc_cel_types_create_beyond(input->arena),
                           .extras = {.declared = &input->book->extras},
                           .files = crdc_json_list(model->root, "set_files")};
  crdc_watches_declare(&compiler);
  if (input->book->layer_count) add_declared(model, &input->book->extras);
  for (size_t i = 0; i < input->book->layer_count; i++) add_layers(&compiler, &input->book->layers[i]);
  add_watch_tables(&compiler);
  if (model->ok) crdc_rule_book_warn_unused(input->book, input->diagnostics);
}
