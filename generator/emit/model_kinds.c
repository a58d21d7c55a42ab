/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds: a header, a source file and a crd_kind per kind and version. */
#include "base/literal.h"
#include "emit/model_parts.h"
#include "schema/markers/rule_set.h"
#include <stdlib.h>

crd_string crdc_path_part(crd_arena *arena, crd_string name, bool lower) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    bool upper = c >= 'A' && c <= 'Z';
    bool plain = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || (c == '.' && i);
    crd_text_add_char(&text, !plain ? '_' : lower && upper ? (char)(c - 'A' + 'a') : c);
  }
  if (text.size == 0) crd_text_add_char(&text, '_');
  return crd_text_string(&text);
}

crd_string crdc_group_part(crd_arena *arena, crd_string group) {
  return crdc_path_part(arena, group.size ? group : CRD_STRING("core"), false);
}

/* "CRD_GENERATED_RAY_IO_V1_RAYCLUSTER_H" of "ray.io/v1/raycluster". */
static crd_string guard_of(crd_arena *arena, crd_string prefix, crd_string file) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, prefix);
  crd_text_add(&text, CRD_STRING("CRD_GENERATED_"));
  for (size_t i = 0; i < file.size; i++) {
    char c = file.data[i];
    bool lower = c >= 'a' && c <= 'z';
    crd_text_add_char(&text, lower ? (char)(c - 'a' + 'A') : c >= '0' && c <= '9' ? c : '_');
  }
  crd_text_add(&text, CRD_STRING("_H"));
  return crd_text_string(&text);
}

/* Adds a text to a list of members; one that is too long for a literal becomes an array named after the kind. */
static void add_kind_text(const model *model, cJSON *kind, cJSON *members, const char *key, crd_string text) {
  if (text.size == 0) return;
  cJSON *arrays = cJSON_GetObjectItemCaseSensitive(kind, "arrays");
  const char *name = cJSON_GetObjectItemCaseSensitive(kind, "name")->valuestring;
  crdc_member_add(members, key,
                  crdc_text_init(model, arrays, crd_arena_printf(model->input->arena, "%s_%s", name, key).data, text));
}

static void member_text(const model *model, cJSON *kind, const char *key, crd_string text) {
  add_kind_text(model, kind, cJSON_GetObjectItemCaseSensitive(kind, "members"), key, text);
}

static void member_flag(cJSON *members, const char *key, bool flag) {
  if (flag) crdc_member_add(members, key, "true");
}

static void add_scale(const model *model, cJSON *kind, const crd_scale *scale) {
  cJSON *members = crdc_json_list(crdc_json_object(kind, "scale"), "members");
  const struct {
    const char *key;
    crd_string text;
  } paths[] = {{"spec_replicas_path", scale->spec_replicas_path},
               {"status_replicas_path", scale->status_replicas_path},
               {"label_selector_path", scale->label_selector_path}};
  for (size_t i = 0; i < 3; i++) add_kind_text(model, kind, members, paths[i].key, paths[i].text);
}

/* Adds names and tables; `item` has the name that symbols begin with. */
static void kind_members(const model *model, cJSON *item, const crd_kind *kind) {
  crdc_json_list(item, "arrays");
  if (kind->scale) add_scale(model, item, kind->scale);
  cJSON *members = crdc_json_list(item, "members");
  crd_string name = kind->struct_name;
  member_text(model, item, "group", kind->group);
  member_text(model, item, "version", kind->version);
  member_text(model, item, "kind", kind->kind);
  member_text(model, item, "plural", kind->plural);
  member_text(model, item, "singular", kind->singular);
  member_text(model, item, "list_kind", kind->list_kind);
  member_flag(members, "namespaced", kind->namespaced);
  member_flag(members, "served", kind->served);
  member_flag(members, "storage", kind->storage);
  member_flag(members, "deprecated", kind->deprecated);
  member_text(model, item, "deprecation_warning", kind->deprecation_warning);
  member_flag(members, "has_status", kind->has_status);
  const char *stem = cJSON_GetObjectItemCaseSensitive(item, "name")->valuestring;
  if (kind->scale) crdc_member_printf(model, members, "scale", "&%s_scale", stem);
  crdc_member_printf(model, members, "type", "&%s", table_symbol(model, kind->type));
  crdc_member_printf(model, members, "struct_size", "sizeof(%.*s)", (int)name.size, name.data);
  member_text(model, item, "struct_name", name);
}

/* The declarations at the version's root; NULL: the version has no rule sets. */
static const rule_layers *layers_of(const model *model, const crd_version *version) {
  const rule_book *book = model->input->book;
  for (size_t i = 0; book && i < book->layer_count; i++)
    if (book->layers[i].version == version) return &book->layers[i];
  return NULL;
}

static bool has_mutations(const rule_layers *layers) {
  for (size_t i = 0; i < layers->stage_count; i++)
    if (crd_string_equal(crdc_marker_text(layers->stages[i], "layer"), CRD_STRING("mutation"))) return true;
  return false;
}

/* The layers with rules at a node or below it. */
static unsigned layers_within(const type_node *node) {
  unsigned layers = 0;
  if (!node || !node->rules_within) return 0;
  for (size_t i = 0; i < node->schema->rule_count; i++) layers |= node->schema->rules[i].layer;
  for (size_t i = 0; i < node->field_count; i++) layers |= layers_within(node->fields[i].type);
  return layers | layers_within(node->items) | layers_within(node->additional);
}

/* The functions that run the rules, for the kind's own functions: only what is needed is linked. */
static const char *runs_rules(const type_node *root) {
  unsigned layers = layers_within(root);
  if (!layers) return "NULL";
  return layers == CRD_LAYER_CRD ? "crd_rules_validate" : "crd_layers_validate";
}

static cJSON *kind_model(const model *model, const graph_kind *made) {
  crd_arena *arena = model->input->arena;
  const crd_kind *kind = &made->kind;
  const type_node *root = crdc_type_graph_node(model->input->graph, kind->type);
  cJSON *item = json_new_object();
  crd_string group = crdc_group_part(arena, kind->group), version = crdc_path_part(arena, kind->version, false);
  crd_string file = crdc_path_part(arena, kind->kind, true);
  crd_string path = crd_arena_printf(arena, "%.*s/%.*s/%.*s", (int)group.size, group.data, (int)version.size, version.data,
                                     (int)file.size, file.data);
  crdc_json_string(item, "name", kind->struct_name);
  crdc_json_string(item, "group", crdc_literal_comment(arena, kind->group, 300));
  crdc_json_string(item, "version", crdc_literal_comment(arena, kind->version, 300));
  crdc_json_string(item, "kind", crdc_literal_comment(arena, kind->kind, 300));
  crdc_json_string(item, "crd", crdc_literal_comment(arena, made->definition->name, 600));
  crdc_json_string(item, "file", path);
  crdc_json_text(item, "up", "../../");
  crdc_json_string(item, "guard", guard_of(arena, model->input->table->symbol_prefix, path));
  crdc_json_text(item, "type", emit_of(root)->symbol);
  emit_of(root)->declarations = crdc_json_list(item, "declarations");
  kind_members(model, item, kind);
  crdc_json_text(item, "rules", runs_rules(root));
  const rule_layers *rules = layers_of(model, made->version);
  if (!rules) return item;
  crdc_json_string(item, "layers", crd_arena_printf(arena, "%.*s_layers", (int)root->c_name.size, root->c_name.data));
  if (has_mutations(rules)) crdc_json_text(item, "mutates", "true");
  return item;
}

void crdc_model_layered_kind(const model *model, cJSON *layers, const crd_version *version) {
  const type_graph *graph = model->input->graph;
  size_t i = 0;
  while (graph->kinds[i].version != version) i++;
  const crd_kind *kind = &graph->kinds[i].kind;
  crd_string name = kind->struct_name;
  cJSON *item = crdc_json_object(layers, "kind");
  crdc_json_string(item, "name", crd_arena_printf(model->input->arena, "%.*s_layered", (int)name.size, name.data));
  kind_members(model, item, kind);
  cJSON *members = cJSON_GetObjectItemCaseSensitive(item, "members");
  crdc_member_printf(model, members, "extras", "&%.*sdeclared", CRD_PRINT(model->input->table->mark));
  crdc_member_printf(model, members, "layers", "&%s", cJSON_GetObjectItemCaseSensitive(layers, "symbol")->valuestring);
  if (!has_mutations(layers_of(model, version))) return;
  crdc_json_string(item, "mutated", name);
  crdc_json_text(layers, "mutates", "true");
}

static int compare_names(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The kinds' headers, sorted. */
static void add_headers(model *model, const cJSON *kinds) {
  size_t count = (size_t)cJSON_GetArraySize(kinds), i = 0;
  const char **files = crd_arena_alloc(model->input->arena, (count + 1) * sizeof *files);
  const cJSON *kind;
  cJSON_ArrayForEach(kind, kinds) files[i++] = cJSON_GetObjectItemCaseSensitive(kind, "file")->valuestring;
  qsort(files, count, sizeof *files, compare_names);
  cJSON *headers = crdc_json_list(model->root, "headers");
  for (i = 0; i < count; i++)
    cJSON_AddItemToArray(headers, json_new_string(crd_arena_printf(model->input->arena, "%s.h", files[i]).data));
}

void crdc_model_kinds(model *model) {
  const type_graph *graph = model->input->graph;
  cJSON *kinds = crdc_json_list(model->root, "kinds");
  for (size_t i = 0; i < graph->kind_count; i++) cJSON_AddItemToArray(kinds, kind_model(model, &graph->kinds[i]));
  add_headers(model, kinds);
}
