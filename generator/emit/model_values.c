/* SPDX-License-Identifier: Apache-2.0 */
/* Constants of the tables: texts and values as C initialisers. */
#include "base/literal.h"
#include "emit/model_parts.h"

cJSON *crdc_value_array_add(cJSON *arrays, const char *type, const char *symbol) {
  cJSON *array = json_new_object();
  crdc_json_text(array, "type", type);
  crdc_json_text(array, "symbol", symbol);
  cJSON_AddItemToArray(arrays, array);
  return crdc_json_list(array, "items");
}

const char *crdc_text_literal(const model *model, cJSON *arrays, const char *symbol, crd_string text) {
  crd_text out = {.arena = model->input->arena};
  if (text.size <= LITERAL_MAX) {
    crdc_literal_string(&out, text);
    return crd_arena_copy(out.arena, crd_text_string(&out)).data;
  }
  cJSON *array = json_new_object();
  crdc_json_text(array, "type", "char");
  crdc_json_text(array, "symbol", symbol);
  crdc_literal_chars(&out, text);
  crdc_json_string(array, "lines", crd_text_string(&out));
  cJSON_AddItemToArray(arrays, array);
  return symbol;
}

const char *crdc_text_init(const model *model, cJSON *arrays, const char *symbol, crd_string text) {
  return crd_arena_printf(model->input->arena, "CRD_STRING_INIT(%s)", crdc_text_literal(model, arrays, symbol, text)).data;
}

void crdc_texts_array(const model *model, cJSON *arrays, const char *symbol, const crd_string *texts, size_t count) {
  const char **items = crd_arena_alloc(model->input->arena, count * sizeof *items);
  for (size_t i = 0; i < count; i++)
    items[i] = crdc_text_init(model, arrays, crd_arena_printf(model->input->arena, "%s_%zu", symbol, i).data, texts[i]);
  cJSON *array = crdc_value_array_add(arrays, "crd_string", symbol); /* added after the arrays that it points to */
  for (size_t i = 0; i < count; i++) cJSON_AddItemToArray(array, json_new_string(items[i]));
}

static const char *below(const model *model, const char *symbol, uint32_t index) {
  return crd_arena_printf(model->input->arena, "%s_%u", symbol, index).data;
}

void crdc_values_array(const model *model, cJSON *arrays, const char *symbol, const crd_value *values, uint32_t count) {
  const char **items = crd_arena_alloc(model->input->arena, count * sizeof *items);
  for (uint32_t i = 0; i < count; i++) items[i] = crdc_value_init(model, arrays, below(model, symbol, i), &values[i]);
  cJSON *array = crdc_value_array_add(arrays, "crd_value", symbol);
  for (uint32_t i = 0; i < count; i++) cJSON_AddItemToArray(array, json_new_string(items[i]));
}

static const char *list_init(const model *model, cJSON *arrays, const char *symbol, const crd_value *list) {
  if (list->size == 0) return "CRD_VALUE_LIST_INIT(NULL, 0)";
  crdc_values_array(model, arrays, symbol, list->as.items, list->size);
  return crd_arena_printf(model->input->arena, "CRD_VALUE_LIST_INIT((crd_value *)%s, %u)", symbol, list->size).data;
}

static const char *map_init(const model *model, cJSON *arrays, const char *symbol, const crd_value *map) {
  crd_arena *arena = model->input->arena;
  if (map->size == 0) return "CRD_VALUE_MAP_INIT(NULL, 0)";
  const char **items = crd_arena_alloc(arena, map->size * sizeof *items);
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    const char *name = crdc_text_literal(model, arrays, below(model, symbol, i), crd_member_name(member));
    const char *value =
        crdc_value_init(model, arrays, crd_arena_printf(arena, "%s_value", below(model, symbol, i)).data, &member->value);
    items[i] = crd_arena_printf(arena, "CRD_MEMBER_INIT(%s, %s)", name, value).data;
  }
  cJSON *array = crdc_value_array_add(arrays, "crd_member", symbol);
  for (uint32_t i = 0; i < map->size; i++) cJSON_AddItemToArray(array, json_new_string(items[i]));
  return crd_arena_printf(arena, "CRD_VALUE_MAP_INIT((crd_member *)%s, %u)", symbol, map->size).data;
}

const char *crdc_value_init(const model *model, cJSON *arrays, const char *symbol, const crd_value *value) {
  crd_arena *arena = model->input->arena;
  crd_text out = {.arena = arena};
  switch ((crd_value_kind)value->kind) {
  case CRD_NULL:
    return "CRD_VALUE_NULL_INIT";
  case CRD_BOOL:
    return value->as.boolean ? "CRD_VALUE_BOOL_INIT(true)" : "CRD_VALUE_BOOL_INIT(false)";
  case CRD_INT:
    crdc_literal_int(&out, value->as.integer);
    return crd_arena_printf(arena, "CRD_VALUE_INT_INIT(%.*s)", (int)out.size, out.data).data;
  case CRD_DOUBLE:
    crdc_literal_double(&out, value->as.number);
    return crd_arena_printf(arena, "CRD_VALUE_DOUBLE_INIT(%.*s)", (int)out.size, out.data).data;
  case CRD_STRING_VALUE: {
    const char *text =
        crdc_text_literal(model, arrays, crd_arena_printf(arena, "%s_text", symbol).data, crd_value_string(value));
    return crd_arena_printf(arena, "CRD_VALUE_STRING_INIT(%s)", text).data;
  }
  case CRD_LIST:
    return list_init(model, arrays, symbol, value);
  case CRD_MAP:
    return map_init(model, arrays, symbol, value);
  }
  return "CRD_VALUE_NULL_INIT";
}
