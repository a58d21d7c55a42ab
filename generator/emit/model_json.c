/* SPDX-License-Identifier: Apache-2.0 */
#include "emit/model_parts.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void crdc_json_text(cJSON *object, const char *key, const char *text) {
  cJSON_AddItemToObjectCS(object, key, json_new_string(text));
}

void crdc_json_string(cJSON *object, const char *key, crd_string text) {
  /* Only texts that were copied into the arena end with a NUL. */
  cJSON *item = json_new_string("");
  char *copy = memory_checked(cJSON_malloc(text.size + 1), text.size + 1);
  if (text.size) memcpy(copy, text.data, text.size);
  copy[text.size] = 0;
  cJSON_free(item->valuestring);
  item->valuestring = copy;
  cJSON_AddItemToObjectCS(object, key, item);
}

cJSON *crdc_json_list(cJSON *object, const char *key) {
  cJSON *list = json_new_array();
  cJSON_AddItemToObjectCS(object, key, list);
  return list;
}

cJSON *crdc_json_object(cJSON *object, const char *key) {
  cJSON *inner = json_new_object();
  cJSON_AddItemToObjectCS(object, key, inner);
  return inner;
}

void crdc_member_add(cJSON *members, const char *key, const char *value) {
  cJSON *member = json_new_object();
  cJSON_AddItemToObjectCS(member, "key", json_new_reference(key));
  crdc_json_text(member, "value", value);
  cJSON_AddItemToArray(members, member);
}

void crdc_member_printf(const model *model, cJSON *members, const char *key, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  size_t size = (size_t)vsnprintf(NULL, 0, format, again) + 1;
  va_end(again);
  char *text = crd_arena_alloc(model->input->arena, size);
  vsnprintf(text, size, format, arguments);
  va_end(arguments);
  crdc_member_add(members, key, text);
}
