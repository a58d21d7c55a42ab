/* SPDX-License-Identifier: Apache-2.0 */
/* Converts a tree to its Go type and back, as the API server does with an object of a built-in kind. */
#include "decode.h"
#include "encode.h"
#include "view.h"

#include <assert.h>
#include <crd/builtin.h>
#include <crd/json.h>
#include <math.h>

/* ---- conversion (runtime.DefaultUnstructuredConverter, fromUnstructured of converter.go) ---- */

/* Makes a tree with numbers converted to the types of their fields, and members in the order of the structs' fields. At a
 * number that cannot be converted it ends, and keeps what it has so far: an error in that part is reported first. */
typedef struct tree_conversion {
  crd_arena *arena;
  crd_string error;
} tree_conversion;

static crd_value convert_value(tree_conversion *all, core_view view, const crd_value *value);

/* reflect's conversions from int64 or float64 to the type of the field. */
static crd_value convert_number(tree_conversion *all, const core_field *field, const crd_value *value) {
  assert(field); /* every number is in a field */
  bool narrow = field->kind == CORE_INT32 || field->kind == CORE_INT32_POINTER || field->kind == CORE_INT32_LIST;
  const double real = value->kind == CRD_DOUBLE ? value->as.number : 0, limit = 9223372036854775808.0; /* 2^63 */
  if (!(real == trunc(real))) {
    all->error = crd_arena_printf(all->arena, "cannot convert float64 to %s", field->go);
    return crd_value_make_null();
  }
  /* a number out of int64's range becomes the least int64, as on amd64 */
  int64_t number = value->kind == CRD_INT ? value->as.integer : real >= -limit && real < limit ? (int64_t)real : INT64_MIN;
  return crd_value_make_int(narrow ? (int32_t)(uint32_t)(uint64_t)number : number);
}

static void convert_members(tree_conversion *all, core_view view, const core_type *type, const crd_value *map,
                            crd_value *out) {
  for (unsigned i = 0; i < type->field_count && !all->error.size; i++) {
    const core_field *field = &type->fields[i];
    if (field->kind == CORE_INLINE) {
      convert_members(all, view, field->type, map, out);
      continue;
    }
    const crd_value *own = crd_value_get(map, field->name);
    if (own) crd_value_add(all->arena, out, field->name, convert_value(all, crd_core_view_of_field(view, field), own));
  }
}

static crd_value convert_value(tree_conversion *all, core_view view, const crd_value *value) {
  core_form form = crd_core_view_form(view);
  if (form == CORE_FORM_INT && (value->kind == CRD_DOUBLE || value->kind == CRD_INT))
    return convert_number(all, view.field, value);
  core_view inner = crd_core_view_inner(view);
  crd_value out = *value;
  if (form == CORE_FORM_STRUCT && value->kind == CRD_MAP) {
    out = crd_value_make_map(all->arena, value->size);
    convert_members(all, view, view.type, value, &out);
  } else if (form == CORE_FORM_MAP && value->kind == CRD_MAP) {
    out = crd_value_make_map(all->arena, value->size);
    for (const crd_member *own = value->as.members; own < value->as.members + value->size && !all->error.size; own++)
      crd_value_add(all->arena, &out, crd_member_name(own), convert_value(all, inner, &own->value));
  } else if (form == CORE_FORM_LIST && value->kind == CRD_LIST) {
    out = crd_value_make_list(all->arena, value->size);
    for (uint32_t i = 0; i < value->size && !all->error.size; i++)
      crd_value_append(all->arena, &out, convert_value(all, inner, &value->as.items[i]));
  }
  return out;
}

/* ---- an object ---- */

/* The text of strict errors, as from the strict serializer; empty: there are none. */
static crd_string say_strict(crd_arena *arena, const crd_strict_errors *found) {
  crd_texts texts = {.arena = arena};
  crd_strict_tell(found, false, &texts);
  return texts.count ? crd_core_join_texts(arena, CRD_STRING("strict decoding error: "), &texts) : (crd_string){NULL, 0};
}

crd_value *crd_builtin_object(crd_arena *arena, const crd_builtin_kind *kind, const crd_value *object,
                              crd_builtin_decoding *decoding) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  decoding->error = (crd_string){NULL, 0};
  if (!kind->type) return *copy = crd_value_copy(arena, object), copy;
  crd_strict_errors strict = {.arena = arena};
  core_decoding task = {.arena = arena, .apart = decoding->converts, .strict = decoding->strict ? &strict : NULL};
  void *made = crd_arena_zalloc(arena, kind->type->size);
  if (!decoding->text.size && crd_core_decode_tree(&task, object, kind->type, made)) /* no number needs a conversion */
    return *copy = crd_core_tree(arena, kind->type, made, 0), copy;
  memset(made, 0, kind->type->size);
  tree_conversion conversion = {.arena = arena};
  if (decoding->converts) {
    *copy = convert_value(&conversion, (core_view){.type = kind->type}, object);
    object = copy;
  }
  crd_string json = decoding->text.size ? decoding->text : crd_json_encode(arena, object, CRD_JSON_COMPACT);
  if (!crd_core_decode(&task, json, kind->type, made))
    decoding->error = task.error;
  else
    decoding->error = conversion.error.size ? conversion.error : say_strict(arena, &strict);
  if (decoding->error.size) return NULL;
  return *copy = crd_core_tree(arena, kind->type, made, 0), copy;
}
