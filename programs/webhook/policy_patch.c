/* SPDX-License-Identifier: Apache-2.0 */
#include "policy_patch.h"
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

static void patch_value(crd_admission_response *response, crd_string pointer, const crd_value *before,
                        const crd_value *after);

static void patch_map(crd_admission_response *response, crd_string pointer, const crd_value *before,
                      const crd_value *after) {
  for (uint32_t i = 0; i < before->size; i++) {
    const crd_string name = crd_member_name(&before->as.members[i]);
    const crd_value *value = crd_value_get(after, name);
    const crd_string at = pointer_to_member(response->arena, pointer, name);
    if (value)
      patch_value(response, at, &before->as.members[i].value, value);
    else
      crd_admission_add_operation(response, "remove", at, NULL);
  }
  for (uint32_t i = 0; i < after->size; i++) {
    const crd_string name = crd_member_name(&after->as.members[i]);
    if (!crd_value_get(before, name))
      crd_admission_add_operation(response, "add", pointer_to_member(response->arena, pointer, name),
                                  &after->as.members[i].value);
  }
}

/* Items are compared where they stand; what is gone is taken away from the end. */
static void patch_list(crd_admission_response *response, crd_string pointer, const crd_value *before,
                       const crd_value *after) {
  const uint32_t both = before->size < after->size ? before->size : after->size;
  for (uint32_t i = 0; i < both; i++)
    patch_value(response, pointer_to_item(response->arena, pointer, i), &before->as.items[i], &after->as.items[i]);
  for (uint32_t i = before->size; i > both; i--)
    crd_admission_add_operation(response, "remove", pointer_to_item(response->arena, pointer, i - 1), NULL);
  for (uint32_t i = both; i < after->size; i++)
    crd_admission_add_operation(response, "add", pointer_to_item(response->arena, pointer, i), &after->as.items[i]);
}

static void patch_value(crd_admission_response *response, crd_string pointer, const crd_value *before,
                        const crd_value *after) {
  if (before->kind == CRD_MAP && after->kind == CRD_MAP)
    patch_map(response, pointer, before, after);
  else if (before->kind == CRD_LIST && after->kind == CRD_LIST)
    patch_list(response, pointer, before, after);
  else if (!crd_value_equal(before, after))
    crd_admission_add_operation(response, "replace", pointer, after);
}

void policy_patch_add(crd_admission_response *response, const crd_value *before, const crd_value *after) {
  patch_value(response, (crd_string){"", 0}, before, after);
}
