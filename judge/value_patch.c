/* SPDX-License-Identifier: Apache-2.0 */
#include "value_patch.h"
#include "../runtime/value/compare.h"
#include <crd/json.h>

static void write_place_pointer(crd_text *text, const crd_value_place *place) {
  if (!place->above) return;
  write_place_pointer(text, place->above);
  if (place->item)
    crd_text_printf(text, "/%u", place->index);
  else
    crd_pointer_add(text, place->name);
}

static void add_value_operation(void *context, const crd_value_place *place, const crd_value *before,
                                const crd_value *after) {
  const value_patch *patch = context;
  crd_text pointer = {.arena = patch->arena};
  write_place_pointer(&pointer, place);
  patch->add(patch->context, !after ? "remove" : before ? "replace" : "add", crd_text_string(&pointer), after);
}

void crdc_value_patch(value_patch patch, const crd_value *before, const crd_value *after) {
  const crd_value_place root = {.above = NULL};
  crd_compare(&(crd_comparison){.tell = add_value_operation, .context = &patch, .from_end = true}, &root, before, after);
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
  crdc_value_patch((value_patch){text->arena, write_operation, text}, before, after);
  crd_text_add_char(text, ']');
}
