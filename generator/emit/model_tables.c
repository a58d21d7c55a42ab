/* SPDX-License-Identifier: Apache-2.0 */
/* Tables: the types of the graph as C, with everything that they point to. */
#include "base/literal.h"
#include "emit/model_parts.h"

#include <inttypes.h>

/* ---- bits and enums ---- */

static const bit_name flag_names[] = {{CRD_TYPE_NULLABLE, "CRD_TYPE_NULLABLE"},
                                      {CRD_TYPE_PRESERVE_UNKNOWN, "CRD_TYPE_PRESERVE_UNKNOWN"},
                                      {CRD_TYPE_EMBEDDED, "CRD_TYPE_EMBEDDED"},
                                      {CRD_TYPE_INT_OR_STRING, "CRD_TYPE_INT_OR_STRING"},
                                      {CRD_TYPE_ADDITIONAL_ANY, "CRD_TYPE_ADDITIONAL_ANY"},
                                      {CRD_TYPE_ADDITIONAL_NONE, "CRD_TYPE_ADDITIONAL_NONE"},
                                      {CRD_TYPE_RULES_WITHIN, "CRD_TYPE_RULES_WITHIN"},
                                      {CRD_TYPE_RULES_OUTSIDE_CEL, "CRD_TYPE_RULES_OUTSIDE_CEL"},
                                      {CRD_TYPE_POD_TEMPLATE, "CRD_TYPE_POD_TEMPLATE"},
                                      {CRD_TYPE_PODS_WITHIN, "CRD_TYPE_PODS_WITHIN"},
                                      {CRD_TYPE_DECLARES_META, "CRD_TYPE_DECLARES_META"},
                                      {0, NULL}};
static const bit_name accept_names[] = {{CRD_ACCEPT_NULL, "CRD_ACCEPT_NULL"},
                                        {CRD_ACCEPT_BOOLEAN, "CRD_ACCEPT_BOOLEAN"},
                                        {CRD_ACCEPT_INTEGER, "CRD_ACCEPT_INTEGER"},
                                        {CRD_ACCEPT_NUMBER, "CRD_ACCEPT_NUMBER"},
                                        {CRD_ACCEPT_STRING, "CRD_ACCEPT_STRING"},
                                        {CRD_ACCEPT_ARRAY, "CRD_ACCEPT_ARRAY"},
                                        {CRD_ACCEPT_OBJECT, "CRD_ACCEPT_OBJECT"},
                                        {CRD_ACCEPT_NOTHING, "CRD_ACCEPT_NOTHING"},
                                        {0, NULL}};

/* Adds nothing if no bit is set. */
static void add_bits(const model *model, cJSON *members, const char *key, unsigned bits, const bit_name *names) {
  crd_text text = {.arena = model->input->arena};
  for (; names->name; names++)
    if (bits & names->bit) crd_text_printf(&text, "%s%s", text.size ? " | " : "", names->name);
  if (text.size) crdc_member_add(members, key, crd_arena_copy(text.arena, crd_text_string(&text)).data);
}

static const char *storage_symbol(unsigned storage) {
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

static const char *list_kind_symbol(unsigned list_kind) {
  static const char *const symbols[] = {
      [CRD_LIST_ATOMIC] = "CRD_LIST_ATOMIC", [CRD_LIST_SET] = "CRD_LIST_SET", [CRD_LIST_KEYED] = "CRD_LIST_KEYED"};
  return symbols[list_kind];
}

#define STRING_FORMAT_SYMBOL(symbol, name, check) [CRD_FORMAT_##symbol] = "CRD_FORMAT_" #symbol,
#define NUMBER_FORMAT_SYMBOL(symbol, name) [CRD_FORMAT_##symbol] = "CRD_FORMAT_" #symbol,
static const char *format_symbol(unsigned format) {
  static const char *const symbols[] = {CRD_STRING_FORMATS(STRING_FORMAT_SYMBOL) CRD_NUMBER_FORMATS(NUMBER_FORMAT_SYMBOL)};
  return symbols[format];
}

#define STRING_FORMAT_TEST(symbol, name, check) [CRD_FORMAT_##symbol] = #check,
static const char *format_test(unsigned format) {
  static const char *const tests[CRD_FORMAT_COUNT] = {CRD_STRING_FORMATS(STRING_FORMAT_TEST)};
  return tests[format];
}

/* ---- fields ---- */

static void add_slots(cJSON *object, crd_arena *arena, const crd_fields *fields) {
  cJSON *lines = crdc_json_list(object, "slots");
  crd_text line = {.arena = arena};
  for (uint32_t slot = 0; slot <= fields->mask; slot++) {
    if (line.size) crd_text_add_char(&line, ' ');
    if (fields->slots[slot] == 0xffff)
      crd_text_add(&line, CRD_STRING("0xffff,"));
    else
      crd_text_printf(&line, "%u,", fields->slots[slot]);
    if (line.size < 112 && slot < fields->mask) continue;
    crd_text_add_char(&line, 0);
    cJSON_AddItemToArray(lines, json_new_string(line.data));
    line.size = 0;
  }
}

/* Adds one bit per field, in words; `bits` NULL: none. */
static void add_field_bits(cJSON *object, crd_arena *arena, const char *key, const uint64_t *bits, size_t count) {
  if (!bits) return;
  crd_text words = {.arena = arena};
  for (size_t word = 0; word * 64 < count; word++) crd_text_printf(&words, "%s0x%" PRIx64 "u", word ? ", " : "", bits[word]);
  crdc_json_text(object, key, crd_arena_copy(arena, crd_text_string(&words)).data);
}

static void add_fields(const model *model, cJSON *table, const type_node *node, const crd_fields *fields, const char *symbol,
                       cJSON *arrays) {
  crd_arena *arena = model->input->arena;
  cJSON *object = crdc_json_object(table, "fields"), *items = crdc_json_list(object, "items");
  crdc_json_text(object, "symbol", symbol);
  cJSON_AddItemToObjectCS(object, "count", json_new_number(fields->count));
  cJSON_AddItemToObjectCS(object, "mask", json_new_number(fields->mask));
  cJSON_AddItemToObjectCS(object, "seed", json_new_number(fields->seed));
  add_slots(object, arena, fields);
  add_field_bits(object, arena, "defaulted", fields->defaulted, fields->count);
  add_field_bits(object, arena, "required", fields->required, fields->count);
  if (node->storage == CRD_STORE_OBJECT) crdc_json_string(object, "struct", node->c_name);
  for (size_t i = 0; i < fields->count; i++) {
    const crd_field *field = &fields->items[i];
    cJSON *item = json_new_object();
    crdc_json_text(item, "name",
                   crdc_text_literal(model, arrays, crd_arena_printf(arena, "%s_%zu_name", symbol, i).data, field->name));
    crdc_json_text(item, "type", table_symbol(model, field->type));
    crdc_json_string(item, "member", node->fields[i].c_name);
    const uint64_t *words = fields->words[i];
    crdc_json_text(item, "words", crd_arena_printf(arena, "0x%" PRIx64 "u, 0x%" PRIx64 "u", words[0], words[1]).data);
    cJSON_AddItemToArray(items, item);
  }
}

/* ---- a type ---- */

static const char *symbol_with(const model *model, const type_node *node, const char *suffix) {
  return crd_arena_printf(model->input->arena, "%s_%s", emit_of(node)->symbol, suffix).data;
}

static void add_name(const model *model, cJSON *members, cJSON *arrays, const type_node *node, const char *key,
                     const char *suffix, const char *name) {
  crdc_member_add(members, key, crdc_text_literal(model, arrays, symbol_with(model, node, suffix), crd_string_of(name)));
}

static void add_identity(const model *model, cJSON *members, cJSON *arrays, const type_node *node, const crd_type *type) {
  add_name(model, members, arrays, node, "cel_type_name", "cel_name", type->cel_type_name);
  add_bits(model, members, "flags", type->flags, flag_names);
  add_bits(model, members, "accepts", type->accepts, accept_names);
  crdc_member_add(members, "storage", storage_symbol(type->storage));
  if (type->format != CRD_FORMAT_NONE) {
    crdc_member_add(members, "format", format_symbol(type->format));
    add_name(model, members, arrays, node, "format_name", "format", type->format_name);
    if (type->has_format) crdc_member_add(members, "has_format", format_test(type->format));
  }
  if (type->list_kind != CRD_LIST_UNSET) crdc_member_add(members, "list_kind", list_kind_symbol(type->list_kind));
}

/* The C compiler computes sizes and offsets from the declarations. */
static void add_layout(const model *model, cJSON *members, const type_node *node) {
  crd_string name = node->c_name;
  if (node->storage == CRD_STORE_OBJECT) {
    crdc_member_printf(model, members, "struct_size", "sizeof(%.*s)", (int)name.size, name.data);
    crdc_member_printf(model, members, "has_offset", "offsetof(%.*s, has)", (int)name.size, name.data);
  } else if (node->storage == CRD_STORE_LIST) {
    crdc_member_printf(model, members, "struct_size", "sizeof(%.*s)", (int)node->items->c_name.size,
                       node->items->c_name.data);
  } else if (node->storage == CRD_STORE_MAP) {
    crdc_member_printf(model, members, "struct_size", "sizeof(%.*sentry)", (int)name.size - 3, name.data);
  }
}

static void add_checks(const model *model, cJSON *table, cJSON *members, cJSON *arrays, const type_node *node,
                       const crd_type *type) {
  if (!type->checks) return;
  const char *symbol = symbol_with(model, node, "checks");
  cJSON *checks = crdc_model_checks(model, emit_of(node)->symbol, type->checks, arrays);
  crdc_json_text(checks, "symbol", symbol);
  cJSON_AddItemToObjectCS(table, "checks", checks);
  crdc_member_printf(model, members, "checks", "&%s", symbol);
}

static void add_map_keys(const model *model, cJSON *members, cJSON *arrays, const type_node *node, const crd_type *type) {
  if (!type->map_key_count) return;
  const char *symbol = symbol_with(model, node, "keys");
  crdc_texts_array(model, arrays, symbol, type->map_keys, type->map_key_count);
  crdc_member_add(members, "map_keys", symbol);
  crdc_member_printf(model, members, "map_key_count", "%u", type->map_key_count);
}

static void add_default(const model *model, cJSON *members, cJSON *arrays, const type_node *node, const crd_type *type) {
  if (!type->default_value) return;
  const char *symbol = symbol_with(model, node, "default");
  const char *init = crdc_value_init(model, arrays, symbol_with(model, node, "default_items"), type->default_value);
  cJSON_AddItemToArray(crdc_value_array_add(arrays, "crd_value", symbol), json_new_string(init));
  crdc_member_add(members, "default_value", symbol);
}

static void add_table_rules(const model *model, cJSON *members, const type_node *node, const crd_type *type) {
  if (!type->rule_count) return;
  crdc_member_printf(model, members, "rule_count", "%u", type->rule_count);
  crdc_member_printf(model, members, "rules", "%s_rules", emit_of(node)->symbol);
}

static cJSON *table_model(const model *model, const type_node *node, const crd_type *type) {
  cJSON *table = json_new_object(), *arrays = crdc_json_list(table, "arrays"), *members = json_new_array();
  crdc_json_text(table, "symbol", emit_of(node)->symbol);
  crdc_json_string(table, "path", crdc_literal_comment(model->input->arena, node->path, 400));
  if (node->uses > 1) cJSON_AddItemToObjectCS(table, "more", json_new_number(node->uses - 1));
  cJSON_AddItemToObjectCS(table, "object", json_new_bool(node->storage == CRD_STORE_OBJECT));
  add_identity(model, members, arrays, node, type);
  add_layout(model, members, node);
  if (type->fields) {
    const char *symbol = symbol_with(model, node, "fields");
    add_fields(model, table, node, type->fields, symbol, arrays);
    crdc_member_printf(model, members, "fields", "&%s", symbol);
  }
  if (type->additional) crdc_member_printf(model, members, "additional", "&%s", table_symbol(model, type->additional));
  if (type->items) crdc_member_printf(model, members, "items", "&%s", table_symbol(model, type->items));
  add_checks(model, table, members, arrays, node, type);
  add_default(model, members, arrays, node, type);
  add_map_keys(model, members, arrays, node, type);
  add_table_rules(model, members, node, type);
  cJSON_AddItemToObjectCS(table, "members", members);
  return table;
}

void crdc_model_tables(model *model) {
  const type_graph *graph = model->input->graph;
  for (size_t id = 0; id < graph->table->count; id++) {
    const type_node *node = graph->table->nodes[id];
    cJSON *tables = cJSON_GetObjectItemCaseSensitive(emit_of(node)->unit, "tables");
    cJSON_AddItemToArray(tables, table_model(model, node, &graph->types[id]));
  }
}
