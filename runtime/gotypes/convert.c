/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion: walks two structs along the rows of the struct that is filled. */
#include "convert.h"

/* Converts the structs of a list, or the values of a map. */
static core_any_list convert_structs(crd_arena *arena, const core_field *from_field, core_any_list from,
                                     const core_field *to_field) {
  bool map = from_field->kind != CORE_LIST;
  size_t from_size = map ? crd_core_pair_size(from_field) : from_field->type->size;
  size_t to_size = map ? crd_core_pair_size(to_field) : to_field->type->size, skipped = map ? CORE_PAIR_VALUE : 0;
  core_any_list to = {NULL, from.count};
  if (!from.items) return to;
  to.items = crd_arena_zalloc(arena, from.count ? from.count * to_size : 1);
  for (uint32_t i = 0; i < from.count; i++) {
    const char *own = from.items + i * from_size;
    char *other = to.items + i * to_size;
    memcpy(other, own, skipped);
    crd_core_convert(arena, from_field->type, own + skipped, to_field->type, other + skipped);
  }
  return to;
}

/* Converts a value to a pointer, or a pointer to a value. */
static void convert_pointer(const core_field *from_field, const void *from, void *to) {
  switch ((core_kind)from_field->kind) {
  case CORE_STRING:
    *(core_optional_string *)to = (core_optional_string){((const crd_string *)from)->size, *(const crd_string *)from};
    return;
  case CORE_STRING_POINTER:
    *(crd_string *)to = ((const core_optional_string *)from)->value;
    return;
  case CORE_BOOL:
    *(core_optional_bool *)to = (core_optional_bool){*(const bool *)from, *(const bool *)from};
    return;
  case CORE_BOOL_POINTER:
    *(bool *)to = ((const core_optional_bool *)from)->value;
    return;
  case CORE_INT32:
    *(core_optional_int32 *)to = (core_optional_int32){*(const int32_t *)from != 0, *(const int32_t *)from};
    return;
  case CORE_INT32_POINTER:
    *(int32_t *)to = ((const core_optional_int32 *)from)->value;
    return;
  default:
    return;
  }
}

static void convert_member(crd_arena *arena, const core_field *from_field, const char *from, const core_field *to_field,
                           char *to) {
  if (from_field->kind != to_field->kind) {
    convert_pointer(from_field, from, to);
    return;
  }
  if (from_field->type == to_field->type) {
    memcpy(to, from, crd_core_field_size(from_field));
    return;
  }
  if (core_is_collection((core_kind)from_field->kind)) {
    core_any_list list = convert_structs(arena, from_field, core_list_at(from), to_field);
    memcpy(to, &list, sizeof list);
    return;
  }
  const void *inner = from;
  void *made = to;
  if (from_field->kind == CORE_STRUCT_POINTER) {
    inner = core_pointer_at(from);
    made = inner ? crd_arena_zalloc(arena, to_field->type->size) : NULL;
    memcpy(to, &made, sizeof made);
  }
  if (inner) crd_core_convert(arena, from_field->type, inner, to_field->type, made);
}

void crd_core_convert(crd_arena *arena, const core_type *from_type, const void *from, const core_type *to_type, void *to) {
  for (uint32_t i = 0; i < to_type->field_count; i++) {
    const core_field *field = &to_type->fields[i];
    for (uint32_t k = 0; k < from_type->field_count; k++) {
      const core_field *other = &from_type->fields[k];
      if (!crd_string_equal(field->name, other->name)) continue;
      convert_member(arena, other, (const char *)from + other->offset, field, (char *)to + field->offset);
      break;
    }
  }
}
