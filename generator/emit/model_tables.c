/* Tables: one crd_type per node with what it points to. */
#include "base/literal.h"
#include "emit/field_hash.h"
#include "emit/model_parts.h"

#include <inttypes.h>

static bool is_type(const schema *schema, const char *name) {
  return crd_string_equal(schema->type, crd_string_of(name));
}

static crd_string c_name(const type_node *node) {
  return node->storage == CRD_STORE_OBJECT || node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP
             ? node->c_name
             : node->schema->type;
}

/* ---- keywords ---- */

static const char *accepts_of(const schema *schema) {
  static const char *const types[][2] = {{"boolean", "CRD_ACCEPT_BOOLEAN"}, {"integer", "CRD_ACCEPT_INTEGER"},
                                         {"number", "CRD_ACCEPT_NUMBER"},   {"string", "CRD_ACCEPT_STRING"},
                                         {"array", "CRD_ACCEPT_ARRAY"},     {"object", "CRD_ACCEPT_OBJECT"}};
  if (schema->int_or_string) return "CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING";
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (is_type(schema, types[i][0])) return types[i][1];
  if (is_type(schema, "null")) return "CRD_ACCEPT_NULL";
  return schema->type.size ? "CRD_ACCEPT_NOTHING" : NULL;
}

static const char *storage_symbol(crd_storage storage) {
  static const char *const symbols[] = {[CRD_STORE_VALUE] = "CRD_STORE_VALUE",
                                        [CRD_STORE_OBJECT] = "CRD_STORE_OBJECT",
                                        [CRD_STORE_LIST] = "CRD_STORE_LIST",
                                        [CRD_STORE_MAP] = "CRD_STORE_MAP",
                                        [CRD_STORE_STRING] = "CRD_STORE_STRING",
                                        [CRD_STORE_INT] = "CRD_STORE_INT",
                                        [CRD_STORE_DOUBLE] = "CRD_STORE_DOUBLE",
                                        [CRD_STORE_BOOL] = "CRD_STORE_BOOL",
                                        [CRD_STORE_INT_OR_STRING] = "CRD_STORE_INT_OR_STRING"};
  return symbols[storage];
}

static const char *format_symbol(crd_format format) {
  static const char *const symbols[] = {[CRD_FORMAT_BSONOBJECTID] = "CRD_FORMAT_BSONOBJECTID",
                                        [CRD_FORMAT_URI] = "CRD_FORMAT_URI",
                                        [CRD_FORMAT_EMAIL] = "CRD_FORMAT_EMAIL",
                                        [CRD_FORMAT_HOSTNAME] = "CRD_FORMAT_HOSTNAME",
                                        [CRD_FORMAT_IPV4] = "CRD_FORMAT_IPV4",
                                        [CRD_FORMAT_IPV6] = "CRD_FORMAT_IPV6",
                                        [CRD_FORMAT_CIDR] = "CRD_FORMAT_CIDR",
                                        [CRD_FORMAT_MAC] = "CRD_FORMAT_MAC",
                                        [CRD_FORMAT_UUID] = "CRD_FORMAT_UUID",
                                        [CRD_FORMAT_UUID3] = "CRD_FORMAT_UUID3",
                                        [CRD_FORMAT_UUID4] = "CRD_FORMAT_UUID4",
                                        [CRD_FORMAT_UUID5] = "CRD_FORMAT_UUID5",
                                        [CRD_FORMAT_ISBN] = "CRD_FORMAT_ISBN",
                                        [CRD_FORMAT_ISBN10] = "CRD_FORMAT_ISBN10",
                                        [CRD_FORMAT_ISBN13] = "CRD_FORMAT_ISBN13",
                                        [CRD_FORMAT_CREDITCARD] = "CRD_FORMAT_CREDITCARD",
                                        [CRD_FORMAT_SSN] = "CRD_FORMAT_SSN",
                                        [CRD_FORMAT_HEXCOLOR] = "CRD_FORMAT_HEXCOLOR",
                                        [CRD_FORMAT_RGBCOLOR] = "CRD_FORMAT_RGBCOLOR",
                                        [CRD_FORMAT_BYTE] = "CRD_FORMAT_BYTE",
                                        [CRD_FORMAT_PASSWORD] = "CRD_FORMAT_PASSWORD",
                                        [CRD_FORMAT_DATE] = "CRD_FORMAT_DATE",
                                        [CRD_FORMAT_DATETIME] = "CRD_FORMAT_DATETIME",
                                        [CRD_FORMAT_DURATION] = "CRD_FORMAT_DURATION",
                                        [CRD_FORMAT_K8S_SHORT_NAME] = "CRD_FORMAT_K8S_SHORT_NAME",
                                        [CRD_FORMAT_K8S_LONG_NAME] = "CRD_FORMAT_K8S_LONG_NAME",
                                        [CRD_FORMAT_INT32] = "CRD_FORMAT_INT32",
                                        [CRD_FORMAT_INT64] = "CRD_FORMAT_INT64",
                                        [CRD_FORMAT_FLOAT] = "CRD_FORMAT_FLOAT",
                                        [CRD_FORMAT_DOUBLE] = "CRD_FORMAT_DOUBLE"};
  return symbols[format];
}

static const char *flags_of(const model *model, const type_node *node) {
  const schema *schema = node->schema;
  const struct {
    bool set;
    const char *name;
  } flags[] = {{schema->nullable, "CRD_TYPE_NULLABLE"},
               {schema->preserve_unknown == YES, "CRD_TYPE_PRESERVE_UNKNOWN"},
               {schema->embedded_resource || node->root, "CRD_TYPE_EMBEDDED"},
               {schema->int_or_string, "CRD_TYPE_INT_OR_STRING"},
               {!schema->additional && schema->additional_allowed == YES, "CRD_TYPE_ADDITIONAL_ANY"},
               {!schema->additional && schema->additional_allowed == NO, "CRD_TYPE_ADDITIONAL_NONE"},
               {node->rules_within, "CRD_TYPE_RULES_WITHIN"},
               {node->outside_cel && !node->nested, "CRD_TYPE_RULES_OUTSIDE_CEL"}};
  crd_text text = {.arena = model->input->arena};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (flags[i].set) crd_text_printf(&text, "%s%s", text.size ? " | " : "", flags[i].name);
  return text.size ? crd_arena_copy(text.arena, crd_text_string(&text)).data : NULL;
}

static const char *list_kind_of(const schema *schema) {
  if (crd_string_equal(schema->list_type, CRD_STRING("atomic"))) return "CRD_LIST_ATOMIC";
  if (crd_string_equal(schema->list_type, CRD_STRING("set"))) return "CRD_LIST_SET";
  if (crd_string_equal(schema->list_type, CRD_STRING("map"))) return "CRD_LIST_KEYED";
  return NULL;
}

/* ---- fields ---- */

static void add_slots(cJSON *fields, crd_arena *arena, const field_hash *hash) {
  cJSON *lines = json_list(fields, "slots");
  crd_text line = {.arena = arena};
  for (uint32_t slot = 0; slot <= hash->mask; slot++) {
    if (line.size) crd_text_add_char(&line, ' ');
    if (hash->slots[slot] == 0xffff)
      crd_text_add(&line, CRD_STRING("0xffff,"));
    else
      crd_text_printf(&line, "%u,", hash->slots[slot]);
    if (line.size < 112 && slot < hash->mask) continue;
    crd_text_add_char(&line, 0);
    cJSON_AddItemToArray(lines, json_new_string(line.data));
    line.size = 0;
  }
}

/* A bit per property that has a default, in words; nothing when none has. */
static void add_defaulted(cJSON *fields, crd_arena *arena, const type_node *node) {
  crd_text words = {.arena = arena};
  bool any = false;
  for (size_t from = 0; from < node->field_count; from += 64) {
    uint64_t word = 0;
    for (size_t i = from; i < node->field_count && i < from + 64; i++) {
      const crd_value *value = node->fields[i].type->schema->default_value;
      if (value && value->kind != CRD_NULL) word |= 1ull << (i - from);
    }
    any = any || word;
    crd_text_printf(&words, "%s0x%" PRIx64 "u", from ? ", " : "", word);
  }
  if (any) json_text(fields, "defaulted", crd_arena_copy(arena, crd_text_string(&words)).data);
}

/* The same for required properties; nothing when one is required that is not declared. */
static void add_required_fields(cJSON *fields, crd_arena *arena, const type_node *node) {
  const schema *schema = node->schema;
  uint64_t *words = crd_arena_zalloc(arena, (node->field_count / 64 + 1) * sizeof *words);
  crd_text text = {.arena = arena};
  for (size_t k = 0; k < schema->required_count; k++) {
    size_t i = 0;
    while (i < node->field_count && !crd_string_equal(node->fields[i].name, schema->required[k])) i++;
    if (i == node->field_count) return;
    words[i / 64] |= 1ull << (i % 64);
  }
  for (size_t word = 0; word * 64 < node->field_count; word++)
    crd_text_printf(&text, "%s0x%" PRIx64 "u", word ? ", " : "", words[word]);
  if (schema->required_count) json_text(fields, "required", crd_arena_copy(arena, crd_text_string(&text)).data);
}

static bool add_fields(model *model, cJSON *table, const type_node *node, const char *symbol, cJSON *arrays) {
  crd_arena *arena = model->input->arena;
  field_hash hash;
  if (!field_hash_build(&hash, arena, node->fields, node->field_count)) {
    diagnostics_add(model->input->diagnostics, SEVERITY_ERROR, node->schema->location, WIDE_OBJECT, FIELD_HASH_MAX);
    return false;
  }
  cJSON *fields = json_object(table, "fields"), *items = json_list(fields, "items");
  json_text(fields, "symbol", symbol);
  cJSON_AddItemToObjectCS(fields, "count", json_new_number((double)node->field_count));
  cJSON_AddItemToObjectCS(fields, "mask", json_new_number(hash.mask));
  cJSON_AddItemToObjectCS(fields, "seed", json_new_number(hash.seed));
  add_slots(fields, arena, &hash);
  add_defaulted(fields, arena, node);
  add_required_fields(fields, arena, node);
  if (node->storage == CRD_STORE_OBJECT) json_string(fields, "struct", node->c_name);
  for (size_t i = 0; i < node->field_count; i++) {
    const type_field *field = &node->fields[i];
    cJSON *item = json_new_object();
    json_text(item, "name",
              text_literal(model, arrays, crd_arena_printf(arena, "%s_%zu_name", symbol, i).data, field->name));
    json_text(item, "type", emit_of(field->type)->symbol);
    json_string(item, "member", field->c_name);
    uint64_t words[2];
    crd_name_words(field->name.data, field->name.size, words);
    json_text(item, "words", crd_arena_printf(arena, "0x%" PRIx64 "u, 0x%" PRIx64 "u", words[0], words[1]).data);
    cJSON_AddItemToArray(items, item);
  }
  return true;
}

/* ---- a type ---- */

static const char *symbol_with(const model *model, const type_node *node, const char *suffix) {
  return crd_arena_printf(model->input->arena, "%s_%s", emit_of(node)->symbol, suffix).data;
}

static void add_identity(const model *model, cJSON *members, cJSON *arrays, const type_node *node) {
  const schema *schema = node->schema;
  crd_string name = c_name(node);
  member_add(members, "name", text_literal(model, arrays, symbol_with(model, node, "name"), name));
  member_add(members, "cel_type_name", text_literal(model, arrays, symbol_with(model, node, "cel_name"), schema->type));
  const char *flags = flags_of(model, node), *accepts = accepts_of(schema), *list_kind = list_kind_of(schema);
  if (flags) member_add(members, "flags", flags);
  if (accepts) member_add(members, "accepts", accepts);
  member_add(members, "storage", storage_symbol(node->storage));
  crd_format format = schema_format(schema, model->input->kubernetes_minor);
  if (format != CRD_FORMAT_NONE) {
    member_add(members, "format", format_symbol(format));
    member_add(members, "format_name", text_literal(model, arrays, symbol_with(model, node, "format"), schema->format));
  }
  if (list_kind) member_add(members, "list_kind", list_kind);
}

static void add_layout(const model *model, cJSON *members, const type_node *node) {
  crd_string name = node->c_name;
  if (node->storage == CRD_STORE_OBJECT) {
    member_printf(model, members, "struct_size", "sizeof(%.*s)", (int)name.size, name.data);
    member_printf(model, members, "has_offset", "offsetof(%.*s, has)", (int)name.size, name.data);
  } else if (node->storage == CRD_STORE_LIST) {
    member_printf(model, members, "struct_size", "sizeof(%.*s)", (int)node->items->c_name.size, node->items->c_name.data);
  } else if (node->storage == CRD_STORE_MAP) {
    member_printf(model, members, "struct_size", "sizeof(%.*sentry)", (int)name.size - 3, name.data);
  }
}

static void add_map_keys(const model *model, cJSON *members, cJSON *arrays, const type_node *node) {
  if (node->schema->map_key_count == 0) return;
  const char *symbol = symbol_with(model, node, "keys");
  const char **texts = crd_arena_alloc(model->input->arena, node->schema->map_key_count * sizeof *texts);
  for (size_t i = 0; i < node->schema->map_key_count; i++)
    texts[i] =
        text_init(model, arrays, crd_arena_printf(model->input->arena, "%s_%zu", symbol, i).data, node->schema->map_keys[i]);
  cJSON *items = array_add(arrays, "crd_string", symbol);
  for (size_t i = 0; i < node->schema->map_key_count; i++) cJSON_AddItemToArray(items, json_new_string(texts[i]));
  member_add(members, "map_keys", symbol);
  member_printf(model, members, "map_key_count", "%zu", node->schema->map_key_count);
}

static void add_default(const model *model, cJSON *members, cJSON *arrays, const type_node *node) {
  const crd_value *value = node->schema->default_value;
  if (!value || value->kind == CRD_NULL) return; /* a default of null counts as none */
  const char *symbol = symbol_with(model, node, "default");
  const char *init = value_init(model, arrays, symbol_with(model, node, "default_items"), value);
  cJSON_AddItemToArray(array_add(arrays, "crd_value", symbol), json_new_string(init));
  member_add(members, "default_value", symbol);
}

static cJSON *table_model(model *model, const type_node *node) {
  cJSON *table = json_new_object(), *arrays = json_list(table, "arrays"), *members = json_new_array();
  const emit_node *emit = emit_of(node);
  json_text(table, "symbol", emit->symbol);
  json_string(table, "path", literal_comment(model->input->arena, node->path, 400));
  if (node->uses > 1) cJSON_AddItemToObjectCS(table, "more", json_new_number(node->uses - 1));
  cJSON_AddItemToObjectCS(table, "object", json_new_bool(node->storage == CRD_STORE_OBJECT));
  add_identity(model, members, arrays, node);
  add_layout(model, members, node);
  if (node->field_count) {
    const char *symbol = symbol_with(model, node, "fields");
    if (!add_fields(model, table, node, symbol, arrays)) model->ok = false;
    member_printf(model, members, "fields", "&%s", symbol);
  }
  if (node->additional) member_printf(model, members, "additional", "&%s", emit_of(node->additional)->symbol);
  if (node->items) member_printf(model, members, "items", "&%s", emit_of(node->items)->symbol);
  cJSON *checks = model_checks(model, node, arrays);
  if (checks) {
    const char *symbol = symbol_with(model, node, "checks");
    json_text(checks, "symbol", symbol);
    cJSON_AddItemToObjectCS(table, "checks", checks);
    member_printf(model, members, "checks", "&%s", symbol);
  }
  add_default(model, members, arrays, node);
  add_map_keys(model, members, arrays, node);
  if (node->schema->rule_count && !node->nested) {
    crd_string stem = node->storage == CRD_STORE_OBJECT ? node->c_name : crd_string_of(emit->symbol);
    member_printf(model, members, "rule_count", "%zu", node->schema->rule_count);
    member_printf(model, members, "rules", "%.*s_rules", (int)stem.size, stem.data);
  }
  cJSON_AddItemToObjectCS(table, "members", members);
  return table;
}

void model_tables(model *model) {
  json_list(model->root, "pattern_arrays");
  model->patterns = json_list(model->root, "patterns");
  cJSON *tables = json_list(model->root, "tables");
  for (size_t id = 0; id < model->input->table->count; id++)
    cJSON_AddItemToArray(tables, table_model(model, model->input->table->nodes[id]));
}
