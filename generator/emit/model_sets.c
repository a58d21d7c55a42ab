/* SPDX-License-Identifier: Apache-2.0 */
/* Adds the tables of rule sets in memory (sets/sets.h) to the template model. Members of the tables of a set or of layers,
 * and the functions of slots, are named after their place in the table. */
#include "base/literal.h"
#include "emit/model_parts.h"
#include "sets/sets.h"

/* What is being printed: a set, or the layers of a kind. */
typedef struct printed {
  const model *model;
  cJSON *item; /* arrays, includes, mutations */
} printed;

static const char *symbol_below(const printed *p, const char *symbol, const char *part) {
  return crd_arena_printf(p->model->input->arena, "%s_%s", symbol, part).data;
}

static cJSON *printed_list(const printed *p, const char *list) {
  return cJSON_GetObjectItemCaseSensitive(p->item, list);
}

/* ---- members ---- */

static void print_text(const printed *p, cJSON *members, const char *key, const char *symbol, crd_string text) {
  if (text.size)
    crdc_member_add(members, key, crdc_text_init(p->model, printed_list(p, "arrays"), symbol_below(p, symbol, key), text));
}

static void print_flag(cJSON *members, const char *key, bool flag) {
  if (flag) crdc_member_add(members, key, "true");
}

/* Adds the function of a slot; `form` depends on the slot's type. */
static void print_function(const printed *p, cJSON *members, const char *key, const char *form, const char *name,
                           const crd_scope_code *slot) {
  if (crd_scope_code_is_there(slot)) crdc_member_printf(p->model, members, key, "{.function = {.%s = %s}}", form, name);
}

static void print_slot(const printed *p, cJSON *members, const char *key, const char *form, const char *symbol,
                       const crd_scope_code *slot) {
  print_function(p, members, key, form, symbol_below(p, symbol, key), slot);
}

/* Adds a table and its length. */
static void print_table(const printed *p, cJSON *members, const char *key, const char *count_key, const char *symbol,
                        size_t count) {
  if (!count) return;
  crdc_member_add(members, key, symbol_below(p, symbol, key));
  crdc_member_printf(p->model, members, count_key, "%zu", count);
}

static void print_mode(cJSON *members, uint8_t mode) {
  crdc_member_add(members, "mode", mode == CRD_SET_ALL ? "CRD_SET_ALL" : "CRD_SET_FIRST");
}

static crd_string literal_of(const printed *p, crd_string text) {
  crd_text literal = {.arena = p->model->input->arena};
  crdc_literal_string(&literal, text);
  return crd_text_string(&literal);
}

static void print_join(const printed *p, cJSON *members, const crd_join *join) {
  static const char *const forms[] = {[CRD_JOIN_TEXT] = "CRD_JOIN_TEXT",
                                      [CRD_JOIN_MULTIERROR] = "CRD_JOIN_MULTIERROR",
                                      [CRD_JOIN_AGGREGATE] = "CRD_JOIN_AGGREGATE"};
  if (join->form == CRD_JOIN_NONE) return;
  crd_string literal = literal_of(p, join->text);
  crdc_member_printf(p->model, members, "join", "{%s, %s, CRD_STRING_INIT(%.*s)}", forms[join->form],
                     join->trim ? "true" : "false", CRD_PRINT(literal));
}

static void print_reads(const printed *p, cJSON *members, const char *key, const char *count_key, const char *symbol,
                        const crd_read *reads, size_t count) {
  static const char *const kinds[] = {
      [CRD_READ_PLACE] = "CRD_READ_PLACE", [CRD_READ_PARAMS] = "CRD_READ_PARAMS", [CRD_READ_ALL] = "CRD_READ_ALL"};
  if (!count) return;
  cJSON *items = crdc_value_array_add(printed_list(p, "arrays"), "crd_read", symbol_below(p, symbol, key));
  for (size_t i = 0; i < count; i++) {
    crd_string path = literal_of(p, reads[i].path);
    crd_string item = crd_arena_printf(p->model->input->arena,
                                       reads[i].path.size ? "{%s, %u, CRD_STRING_INIT(%.*s)}" : "{%s, %u, {NULL, 0}}",
                                       kinds[reads[i].kind], reads[i].hops, CRD_PRINT(path));
    cJSON_AddItemToArray(items, json_new_string(item.data));
  }
  print_table(p, members, key, count_key, symbol, count);
}

/* ---- includes and mutations ---- */

static void add_include_path(const printed *p, cJSON *members, const crd_step_path *path) {
  crd_string literal = literal_of(p, path->text);
  if (path->unknown)
    crdc_member_add(members, "path", "{0, true, {NULL, 0}}");
  else if (path->text.size || path->hops)
    crdc_member_printf(p->model, members, "path", "{%u, false, CRD_STRING_INIT(%.*s)}", path->hops, CRD_PRINT(literal));
}

static void print_include(const printed *p, const char *step, const crd_include *include) {
  const char *symbol = symbol_below(p, step, "include");
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
  cJSON_AddItemToArray(printed_list(p, "includes"), item);
  crdc_json_text(item, "symbol", symbol);
  crdc_member_printf(p->model, members, "set", "&%s", ((const built_set *)(const void *)include->set)->external);
  print_slot(p, members, "at", "value", step, &include->at);
  print_flag(members, "each", include->each);
  print_flag(members, "typed", include->typed);
  print_mode(members, include->mode);
  print_join(p, members, &include->join);
  add_include_path(p, members, &include->path);
  print_text(p, members, "prefix", symbol, include->prefix);
  print_text(p, members, "suffix", symbol, include->suffix);
  print_text(p, members, "field_path", symbol, include->field_path);
  print_reads(p, members, "self_reads", "self_read_count", symbol, include->self_reads, include->self_read_count);
  print_text(p, members, "pointer", symbol, include->pointer);
  print_slot(p, members, "prefix_expression", "text", step, &include->prefix_expression);
  print_slot(p, members, "value", "value", step, &include->value);
  print_slot(p, members, "value_text", "text", step, &include->value_text);
  cJSON *params = crdc_json_list(item, "params");
  for (uint16_t i = 0; i < include->param_count; i++)
    cJSON_AddItemToArray(params,
                         json_new_string(crd_arena_printf(p->model->input->arena, "%s_param_%u", step, i + 1u).data));
  print_reads(p, members, "reads", "read_count", symbol, include->reads, include->read_count);
  print_table(p, members, "params", "param_count", symbol, include->param_count);
}

static void print_mutation(const printed *p, const char *step, const crd_mutation *mutation) {
  static const char *const ops[] = {[CRD_MUTATE_SET] = "CRD_MUTATE_SET",
                                    [CRD_MUTATE_ADD] = "CRD_MUTATE_ADD",
                                    [CRD_MUTATE_REPLACE] = "CRD_MUTATE_REPLACE",
                                    [CRD_MUTATE_REMOVE] = "CRD_MUTATE_REMOVE",
                                    [CRD_MUTATE_TEST] = "CRD_MUTATE_TEST"};
  const char *symbol = symbol_below(p, step, "mutation");
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
  cJSON_AddItemToArray(printed_list(p, "mutations"), item);
  crdc_json_text(item, "symbol", symbol);
  crdc_member_add(members, "op", ops[mutation->op]);
  print_text(p, members, "path", symbol, mutation->path);
  print_text(p, members, "go_type", symbol, mutation->go_type);
  print_slot(p, members, "path_expression", "text", step, &mutation->path_expression);
  print_slot(p, members, "value", "value", step, &mutation->value);
}

/* ---- steps ---- */

static void print_set_step(const printed *p, cJSON *members, const char *symbol, const crd_step *step) {
  static const char *const kinds[] = {[CRD_STEP_RULE] = "CRD_STEP_RULE",
                                      [CRD_STEP_ERRORS] = "CRD_STEP_ERRORS",
                                      [CRD_STEP_INCLUDE] = "CRD_STEP_INCLUDE",
                                      [CRD_STEP_MUTATE] = "CRD_STEP_MUTATE"};
  crdc_member_add(members, "kind", kinds[step->kind]);
  print_text(p, members, "name", symbol, step->name);
  print_flag(members, "warning", step->warning);
  print_flag(members, "breaks", step->breaks);
  if (step->reason) crdc_member_add(members, "reason", crdc_reason_symbol(step->reason));
  print_text(p, members, "rule", symbol, step->rule);
  print_text(p, members, "message", symbol, step->message);
  print_text(p, members, "field_path", symbol, step->field_path);
  print_slot(p, members, "when", "truth", symbol, &step->when);
  print_function(p, members, "evaluate", "truth", symbol, &step->evaluate);
  print_reads(p, members, "reads", "read_count", symbol, step->reads, step->read_count);
  print_slot(p, members, "message_expression", "text", symbol, &step->message_expression);
  print_slot(p, members, "value", "value", symbol, &step->value);
  print_slot(p, members, "value_text", "text", symbol, &step->value_text);
  if (step->include) {
    print_include(p, symbol, step->include);
    crdc_member_printf(p->model, members, "include", "&%s", symbol_below(p, symbol, "include"));
  }
  if (step->mutation) {
    print_mutation(p, symbol, step->mutation);
    crdc_member_printf(p->model, members, "mutation", "&%s", symbol_below(p, symbol, "mutation"));
  }
}

/* ---- sets ---- */

static cJSON *set_file(const model *model, cJSON *files, const crd_definition *definition, const crd_version *version,
                       const char *name) {
  crd_arena *arena = model->input->arena;
  crd_string group = crdc_group_part(arena, definition->group), own = crdc_path_part(arena, version->name, false);
  const char *file = crd_arena_printf(arena, "%.*s/%.*s/%s", CRD_PRINT(group), CRD_PRINT(own), name).data;
  cJSON *found = crdc_model_file(model, files, file);
  if (cJSON_HasObjectItem(found, "layers")) return found;
  crdc_json_list(found, "zeros");
  crdc_json_list(found, "layer_sets");
  crdc_json_list(found, "layers");
  return found;
}

static void add_zeros(const model *model, cJSON *file, const zero_types *zeros) {
  cJSON *names = cJSON_GetObjectItemCaseSensitive(file, "zeros"), *name;
  for (size_t i = 0; i < zeros->count; i++) {
    const char *wanted = crd_arena_copy(model->input->arena, zeros->items[i]->c_name).data;
    bool known = false;
    cJSON_ArrayForEach(name, names) known |= strcmp(name->valuestring, wanted) == 0;
    if (!known) cJSON_AddItemToArray(names, json_new_string(wanted));
  }
}

/* Begins an item of a file, with the parts that sets and layers share. */
static printed begin_printed(const model *model, cJSON *file, const char *list, const char *symbol, crd_string path,
                             const set_functions *functions) {
  printed p = {model, json_new_object()};
  cJSON_AddItemToArray(cJSON_GetObjectItemCaseSensitive(file, list), p.item);
  crdc_json_text(p.item, "symbol", symbol);
  crdc_json_string(p.item, "path", crdc_literal_comment(model->input->arena, path, 400));
  crdc_json_list(p.item, "arrays");
  crdc_json_list(p.item, "includes");
  crdc_json_string(p.item, "code", crd_text_string(&functions->code));
  add_zeros(model, file, &functions->zeros);
  return p;
}

static cJSON *file_of_set(const model *model, cJSON *files, const built_set *set) {
  crd_string name = crdc_path_part(model->input->arena, set->from->name, false);
  return set_file(model, files, set->from->definition, set->from->version,
                  crd_arena_printf(model->input->arena, "rules/%.*s", CRD_PRINT(name)).data);
}

static void print_set(const model *model, cJSON *files, const built_set *built) {
  crd_arena *arena = model->input->arena;
  const crd_rule_set *set = &built->set;
  crd_string path = crd_arena_printf(arena, "%.*s, declared at %.*s", CRD_PRINT(built->from->name),
                                     CRD_PRINT(built->from->schema->node->path));
  const printed p =
      begin_printed(model, file_of_set(model, files, built), "layer_sets", built->symbol, path, &built->functions);
  crdc_json_list(p.item, "mutations");
  cJSON *steps = crdc_json_list(p.item, "steps");
  for (uint16_t i = 0; i < set->step_count; i++) {
    cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
    cJSON_AddItemToArray(steps, item);
    print_set_step(&p, members, crd_arena_printf(arena, "%s_%u", built->symbol, i + 1u).data, &set->steps[i]);
  }
  cJSON *members = crdc_json_list(p.item, "members");
  print_text(&p, members, "name", built->symbol, set->name);
  print_table(&p, members, "steps", "step_count", built->symbol, set->step_count);
  print_mode(members, set->mode);
  print_join(&p, members, &set->join);
  crdc_json_text(p.item, "external", built->external);
}

/* ---- layers ---- */

static const bit_name layer_names[] = {{CRD_LAYER_WEBHOOK, "CRD_LAYER_WEBHOOK"},
                                       {CRD_LAYER_CONTROLLER, "CRD_LAYER_CONTROLLER"},
                                       {CRD_LAYER_MUTATION, "CRD_LAYER_MUTATION"},
                                       {CRD_LAYER_PODS, "CRD_LAYER_PODS"}};

static void add_layer_names(const printed *p, cJSON *members, const char *key, unsigned layers) {
  crd_text names = {.arena = p->model->input->arena};
  for (size_t i = 0; i < sizeof layer_names / sizeof *layer_names; i++)
    if (layers & layer_names[i].bit) crd_text_printf(&names, "%s%s", names.size ? " | " : "", layer_names[i].name);
  crd_string all = crd_text_string(&names);
  crdc_member_printf(p->model, members, key, "%.*s", CRD_PRINT(all));
}

/* Begins a row in a table of layers; its symbol is NAME_number. */
static cJSON *begin_row(const printed *p, cJSON *rows, const char *name, const char *layers, size_t index,
                        const char **symbol, cJSON **item) {
  *item = json_new_object();
  cJSON_AddItemToArray(rows, *item);
  *symbol = crd_arena_printf(p->model->input->arena, "%s_%s_%zu", layers, name, index + 1).data;
  return crdc_json_list(*item, "members");
}

static void print_stages(const printed *p, const built_layers *built) {
  cJSON *rows = crdc_json_list(p->item, "stages"), *item;
  const char *symbol;
  for (uint16_t i = 0; i < built->layers.stage_count; i++) {
    const crd_rule_stage *stage = &built->layers.stages[i];
    cJSON *members = begin_row(p, rows, "stage", built->symbol, i, &symbol, &item);
    crdc_json_text(item, "symbol", symbol);
    print_set_step(p, crdc_json_list(item, "run"), symbol, stage->run);
    print_text(p, members, "name", symbol, stage->name);
    add_layer_names(p, members, "layer", stage->layer);
    print_flag(members, "warning", stage->warning);
    print_flag(members, "alone", stage->alone);
    print_flag(members, "null_patch", stage->null_patch);
    crdc_member_printf(p->model, members, "run", "&%s", symbol);
    print_text(p, members, "event", symbol, stage->event);
    print_text(p, members, "action", symbol, stage->action);
    print_slot(p, members, "note", "text", symbol, &stage->note);
    print_slot(p, members, "status", "value", symbol, &stage->status);
  }
}

static void print_skips(const printed *p, const built_layers *built) {
  cJSON *rows = crdc_json_list(p->item, "skips"), *item;
  const char *symbol;
  for (uint16_t i = 0; i < built->layers.skip_count; i++) {
    const crd_layer_skip *skip = &built->layers.skips[i];
    cJSON *members = begin_row(p, rows, "skip", built->symbol, i, &symbol, &item);
    add_layer_names(p, members, "layer", skip->layer);
    print_slot(p, members, "when", "truth", symbol, &skip->when);
    print_slot(p, members, "reason", "text", symbol, &skip->reason);
  }
}

static void print_services(const printed *p, const built_layers *built) {
  cJSON *rows = crdc_json_list(p->item, "services"), *item;
  const char *symbol;
  for (uint16_t i = 0; i < built->layers.service_count; i++) {
    const crd_service *service = &built->layers.services[i];
    cJSON *members = begin_row(p, rows, "service", built->symbol, i, &symbol, &item);
    print_text(p, members, "path", symbol, service->path);
    print_text(p, members, "configuration", symbol, service->configuration);
    print_text(p, members, "webhook", symbol, service->webhook);
    print_flag(members, "not_own", service->not_own);
    print_flag(members, "mutating", service->mutating);
    if (service->refusal == CRD_REFUSAL_MESSAGE) crdc_member_add(members, "refusal", "CRD_REFUSAL_MESSAGE");
  }
}

static void print_paths(const printed *p, cJSON *members, const char *key, const char *count_key, const char *symbol,
                        const crd_string *paths, size_t count) {
  if (count) crdc_texts_array(p->model, printed_list(p, "arrays"), symbol_below(p, symbol, key), paths, count);
  print_table(p, members, key, count_key, symbol, count);
}

static void print_watches(const printed *p, const built_layers *built) {
  cJSON *rows = crdc_json_list(p->item, "watches"), *item;
  const char *symbol;
  for (uint16_t i = 0; i < built->layers.watch_count; i++) {
    const crd_watch *watch = &built->layers.watches[i];
    cJSON *members = begin_row(p, rows, "watch", built->symbol, i, &symbol, &item);
    print_text(p, members, "group", symbol, watch->group);
    print_text(p, members, "version", symbol, watch->version);
    print_text(p, members, "resource", symbol, watch->resource);
    print_text(p, members, "kind", symbol, watch->kind);
    add_layer_names(p, members, "layers", watch->layers);
    print_paths(p, members, "keep", "keep_count", symbol, watch->keep, watch->keep_count);
    print_paths(p, members, "indexes", "index_count", symbol, watch->indexes, watch->index_count);
  }
}

static cJSON *file_of_layers(const model *model, cJSON *files, const built_layers *built) {
  crd_string kind = crdc_path_part(model->input->arena, built->from->definition->kind, true);
  return set_file(model, files, built->from->definition, built->from->version,
                  crd_arena_printf(model->input->arena, "%.*s_layers", CRD_PRINT(kind)).data);
}

static void print_layers(const model *model, cJSON *files, const built_layers *built) {
  const crd_layers *layers = &built->layers;
  const printed p = begin_printed(model, file_of_layers(model, files, built), "layers", built->symbol,
                                  built->from->version->schema->node->path, &built->functions);
  print_stages(&p, built);
  print_skips(&p, built);
  print_services(&p, built);
  print_watches(&p, built);
  cJSON *members = crdc_json_list(p.item, "members");
  print_table(&p, members, "services", "service_count", built->symbol, layers->service_count);
  print_table(&p, members, "stages", "stage_count", built->symbol, layers->stage_count);
  print_table(&p, members, "skips", "skip_count", built->symbol, layers->skip_count);
  print_table(&p, members, "watches", "watch_count", built->symbol, layers->watch_count);
  crdc_model_layered_kind(model, p.item, built->from->version);
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

/* ---- all sets and layers ---- */

bool crdc_model_sets(model *model) {
  const model_input *input = model->input;
  cJSON *files = crdc_json_list(model->root, "set_files");
  const sets_input request = {
      .arena = input->arena, .set = input->set, .book = input->book, .functions = true, .diagnostics = input->diagnostics};
  built_sets sets;
  if (!crdc_sets_build(&request, &sets)) return false;
  if (sets.layer_count) add_declared(model, &sets.extras);
  for (size_t i = 0; i < sets.layer_count; i++) { /* adds the files, in the order in which the stages use their sets */
    const size_t end = i + 1 < sets.layer_count ? sets.layers[i + 1].first : sets.count;
    file_of_layers(model, files, &sets.layers[i]);
    for (size_t k = sets.layers[i].first; k < end; k++) file_of_set(model, files, sets.begun[k]);
  }
  for (size_t i = 0; i < sets.count; i++) print_set(model, files, sets.done[i]);
  for (size_t i = 0; i < sets.layer_count; i++) print_layers(model, files, &sets.layers[i]);
  return true;
}
