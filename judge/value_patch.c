/* SPDX-License-Identifier: Apache-2.0 */
#include "value_patch.h"
#include <crd/json.h>

static crd_string pointer_to_member(crd_arena *arena, crd_string pointer, crd_string name) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, pointer);
  crd_pointer_add(&text, name);
  return crd_text_string(&text);
}

static crd_string pointer_to_item(crd_arena *arena, crd_string pointer, uint32_t index) {
  return crd_arena_printf(arena, "%.*s/%u", CRD_PRINT(pointer), index);
}

static void patch_value(const value_patch *patch, crd_string pointer, const crd_value *before, const crd_value *after);

static void patch_map(const value_patch *patch, crd_string pointer, const crd_value *before, const crd_value *after) {
  for (uint32_t i = 0; i < before->size; i++) {
    const crd_string name = crd_member_name(&before->as.members[i]);
    const crd_value *value = crd_value_get(after, name);
    const crd_string at = pointer_to_member(patch->arena, pointer, name);
    if (value)
      patch_value(patch, at, &before->as.members[i].value, value);
    else
      patch->add(patch->context, "remove", at, NULL);
  }
  for (uint32_t i = 0; i < after->size; i++) {
    const crd_string name = crd_member_name(&after->as.members[i]);
    if (!crd_value_get(before, name))
      patch->add(patch->context, "add", pointer_to_member(patch->arena, pointer, name), &after->as.members[i].value);
  }
}

/* Items are compared where they stand; what is gone is taken away from the end. */
static void patch_list(const value_patch *patch, crd_string pointer, const crd_value *before, const crd_value *after) {
  const uint32_t both = before->size < after->size ? before->size : after->size;
  for (uint32_t i = 0; i < both; i++)
    patch_value(patch, pointer_to_item(patch->arena, pointer, i), &before->as.items[i], &after->as.items[i]);
  for (uint32_t i = before->size; i > both; i--)
    patch->add(patch->context, "remove", pointer_to_item(patch->arena, pointer, i - 1), NULL);
  for (uint32_t i = both; i < after->size; i++)
    patch->add(patch->context, "add", pointer_to_item(patch->arena, pointer, i), &after->as.items[i]);
}

static void patch_value(const value_patch *patch, crd_string pointer, const crd_value *before, const crd_value *after) {
  if (before->kind == CRD_MAP && after->kind == CRD_MAP)
    patch_map(patch, pointer, before, after);
  else if (before->kind == CRD_LIST && after->kind == CRD_LIST)
    patch_list(patch, pointer, before, after);
  else if (!crd_value_equal(before, after))
    patch->add(patch->context, "replace", pointer, after);
}

void crdc_value_patch(const value_patch *patch, const crd_value *before, const crd_value *after) {
  patch_value(patch, (crd_string){"", 0}, before, after);
}

static void write_operation(void *context, const char *operation, crd_string pointer, const crd_value *value) {
  crd_text *text = context;
  const crd_value at = crd_value_make_string(pointer);
  crd_text_printf(text, "%s{\"op\":\"%s\",\"path\":", text->data[text->size - 1] == '[' ? "" : ",", operation);
  crd_json_write(text, &at, CRD_JSON_COMPACT);
  if (value) {
    crd_text_add(text, CRD_STRING(",\"value\":"));
    crd_json_write(text, value, CRD_JSON_COMPACT);
  }
  crd_text_add_char(text, '}');
}

void crdc_value_patch_write(crd_text *text, const crd_value *before, const crd_value *after) {
  crd_text_add_char(text, '[');
  crdc_value_patch(&(value_patch){text->arena, write_operation, text}, before, after);
  crd_text_add_char(text, ']');
}
