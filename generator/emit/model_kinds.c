/* Kinds: a header, a source file and a crd_kind per kind and version. */
#include "base/literal.h"
#include "emit/model_parts.h"
#include "schema/rule_set.h"
#include <stdlib.h>

/* One component of a file's path: what the API server allows in a group, version or kind, and nothing that could leave the
 * folder. */
static crd_string path_part(crd_arena *arena, crd_string name, bool lower) {
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

/* "CRD_GENERATED_RAY_IO_V1_RAYCLUSTER_H" of "ray.io/v1/raycluster". */
static crd_string guard_of(crd_arena *arena, crd_string file) {
  crd_text text = {.arena = arena};
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
static void add_text(const model *model, cJSON *kind, cJSON *members, const char *key, crd_string text) {
  if (text.size == 0) return;
  cJSON *arrays = cJSON_GetObjectItemCaseSensitive(kind, "arrays");
  const char *name = cJSON_GetObjectItemCaseSensitive(kind, "name")->valuestring;
  member_add(members, key, text_init(model, arrays, crd_arena_printf(model->input->arena, "%s_%s", name, key).data, text));
}

static void member_text(const model *model, cJSON *kind, const char *key, crd_string text) {
  add_text(model, kind, cJSON_GetObjectItemCaseSensitive(kind, "members"), key, text);
}

static void member_flag(cJSON *members, const char *key, bool flag) {
  if (flag) member_add(members, key, "true");
}

static void add_scale(const model *model, cJSON *kind, const crd_scale *scale) {
  cJSON *members = json_list(json_object(kind, "scale"), "members");
  const struct {
    const char *key;
    crd_string text;
  } paths[] = {{"spec_replicas_path", scale->spec_replicas_path},
               {"status_replicas_path", scale->status_replicas_path},
               {"label_selector_path", scale->label_selector_path}};
  for (size_t i = 0; i < 3; i++) add_text(model, kind, members, paths[i].key, paths[i].text);
}

static void kind_members(const model *model, cJSON *kind, const crd_definition *definition, const crd_version *version) {
  const type_node *root = version->schema->node;
  cJSON *members = json_list(kind, "members");
  member_text(model, kind, "group", definition->group);
  member_text(model, kind, "version", version->name);
  member_text(model, kind, "kind", definition->kind);
  member_text(model, kind, "plural", definition->plural);
  member_text(model, kind, "singular", definition->singular);
  member_text(model, kind, "list_kind", definition->list_kind);
  member_flag(members, "namespaced", crd_string_equal(definition->scope, CRD_STRING("Namespaced")));
  member_flag(members, "served", version->served);
  member_flag(members, "storage", version->storage);
  member_flag(members, "deprecated", version->deprecated);
  member_text(model, kind, "deprecation_warning", version->deprecation_warning);
  member_flag(members, "has_status", version->has_status);
  if (version->has_scale) member_printf(model, members, "scale", "&%.*s_scale", (int)root->c_name.size, root->c_name.data);
  member_add(members, "type", crd_arena_printf(model->input->arena, "&%s", emit_of(root)->symbol).data);
  member_add(members, "struct_size",
             crd_arena_printf(model->input->arena, "sizeof(%.*s)", (int)root->c_name.size, root->c_name.data).data);
  member_text(model, kind, "struct_name", root->c_name);
}

/* Whether rule sets are run for the version. */
static bool has_layers(const model *model, const crd_version *version) {
  const rule_book *book = model->input->book;
  for (size_t i = 0; book && i < book->layer_count; i++)
    if (book->layers[i].version == version) return true;
  return false;
}

static cJSON *kind_model(const model *model, const crd_definition *definition, const crd_version *version) {
  crd_arena *arena = model->input->arena;
  type_node *root = version->schema->node;
  cJSON *kind = json_new_object();
  crd_string group = path_part(arena, definition->group, false), name = path_part(arena, version->name, false);
  crd_string file = path_part(arena, definition->kind, true);
  crd_string path = crd_arena_printf(arena, "%.*s/%.*s/%.*s", (int)group.size, group.data, (int)name.size, name.data,
                                     (int)file.size, file.data);
  json_string(kind, "name", root->c_name);
  json_string(kind, "group", literal_comment(arena, definition->group, 300));
  json_string(kind, "version", literal_comment(arena, version->name, 300));
  json_string(kind, "kind", literal_comment(arena, definition->kind, 300));
  json_string(kind, "crd", literal_comment(arena, definition->name, 600));
  json_string(kind, "file", path);
  json_text(kind, "up", "../../");
  json_string(kind, "guard", guard_of(arena, path));
  json_text(kind, "type", emit_of(root)->symbol);
  json_list(kind, "arrays");
  emit_of(root)->declarations = json_list(kind, "declarations");
  if (version->has_scale) add_scale(model, kind, &version->scale);
  kind_members(model, kind, definition, version);
  if (has_layers(model, version)) {
    const char *layers = crd_arena_printf(arena, "%.*s_layers", (int)root->c_name.size, root->c_name.data).data;
    json_text(kind, "layers", layers);
    member_add(cJSON_GetObjectItemCaseSensitive(kind, "members"), "extras", "&crd_declared");
    member_printf(model, cJSON_GetObjectItemCaseSensitive(kind, "members"), "layers", "&%s", layers);
  }
  return kind;
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
  cJSON *headers = json_list(model->root, "headers");
  for (i = 0; i < count; i++)
    cJSON_AddItemToArray(headers, json_new_string(crd_arena_printf(model->input->arena, "%s.h", files[i]).data));
}

void model_kinds(model *model) {
  const crd_set *set = model->input->set;
  cJSON *kinds = json_list(model->root, "kinds");
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++)
      if (set->items[i].versions[j].schema)
        cJSON_AddItemToArray(kinds, kind_model(model, &set->items[i], &set->items[i].versions[j]));
  add_headers(model, kinds);
}
