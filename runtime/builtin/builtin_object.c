/* SPDX-License-Identifier: Apache-2.0 */
/* A tree into its Go type and back: what the API server makes of an object of a built-in kind. One walk does both, in the
 * document's order, which is that of errors; members that are always there but were not sent come last. Mirrors
 * sigs.k8s.io/json decode.go (array, object) and apimachinery pkg/runtime/converter.go (structToUnstructured). */
#include "builtin_decoding.h"

static bool through_type(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                         builtin_typed *out);

/* What is of another kind than its type: it stays unset, and decoding goes on. */
static bool wrong_shape(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place) {
  crd_builtin_save_misfit(run, place, crd_builtin_json_name(value), builtin_name(type->name));
  return true;
}

static bool list_through(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                         builtin_typed *out) {
  *out = (builtin_typed){crd_value_make_null(), .empty = true, .zero = true};
  if (!value || value->kind == CRD_NULL) return true;
  if (value->kind != CRD_LIST) return wrong_shape(run, type, value, place);
  out->value = crd_value_make_list(run->arena, value->size);
  out->empty = value->size == 0, out->zero = false;
  for (uint32_t i = 0; i < value->size; i++) {
    const builtin_place below = {.up = place, .item = true, .index = i};
    builtin_typed item;
    if (!through_type(run, &crd_builtin_types[type->item], &value->as.items[i], &below, &item)) return false;
    crd_value_append(run->arena, &out->value, item.value);
  }
  return true;
}

static bool map_through(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                        builtin_typed *out) {
  *out = (builtin_typed){crd_value_make_null(), .empty = true, .zero = true};
  if (!value || value->kind == CRD_NULL) return true;
  if (value->kind != CRD_MAP) return wrong_shape(run, type, value, place);
  out->value = crd_value_make_map(run->arena, value->size);
  out->empty = value->size == 0, out->zero = false;
  for (uint32_t i = 0; i < value->size; i++) {
    const builtin_place below = {.up = place, .name = crd_member_name(&value->as.members[i])};
    builtin_typed item;
    if (!through_type(run, &crd_builtin_types[type->item], &value->as.members[i].value, &below, &item)) return false;
    crd_value_add(run->arena, &out->value, below.name, item.value);
  }
  return true;
}

/* A field, which its tag may leave out of what is written. */
static bool field_through(builtin_run *run, const crd_builtin_type *type, unsigned at, const crd_value *value,
                          const builtin_place *place, builtin_typed *out) {
  const builtin_field *field = &crd_builtin_fields[type->first + at];
  const builtin_place below = {
      .up = place, .struct_type = type, .name = builtin_name(field->name), .way = crd_builtin_ways[field->way]};
  builtin_typed member;
  if (!through_type(run, &crd_builtin_types[field->type], value, &below, &member)) return false;
  if (!member.zero) out->zero = false;
  if ((field->flags & BUILTIN_OMIT_EMPTY) && member.empty) return true;
  if ((field->flags & BUILTIN_OMIT_ZERO) && member.zero) return true;
  crd_value_add(run->arena, &out->value, below.name, member.value);
  return true;
}

/* Which omitempty never leaves out. */
static bool is_go_struct(const crd_builtin_type *type) {
  return type->form == CRD_FORM_STRUCT || type->form >= CRD_FORM_QUANTITY;
}

static bool struct_through(builtin_run *run, const crd_builtin_type *type, const crd_value *value,
                           const builtin_place *place, builtin_typed *out) {
  uint64_t seen[4] = {0};
  unsigned next = 0;
  *out = (builtin_typed){crd_value_make_map(run->arena, 0), .zero = true};
  if (value && value->kind != CRD_MAP && value->kind != CRD_NULL) wrong_shape(run, type, value, place);
  for (unsigned at = 0; run->converts && at < type->count; at++) { /* in the struct's order */
    const crd_value *own = value ? crd_value_get(value, builtin_name(crd_builtin_fields[type->first + at].name)) : NULL;
    if (!field_through(run, type, at, own, place, out)) return false;
  }
  if (run->converts) return true;
  for (uint32_t i = 0; value && value->kind == CRD_MAP && i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    int at = builtin_field_of(type, crd_member_name(member), &next);
    if (at < 0 && run->strict) crd_builtin_save_unknown(run, place, crd_member_name(member));
    if (at < 0) continue;
    seen[at / 64] |= UINT64_C(1) << (at % 64);
    if (!field_through(run, type, (unsigned)at, &member->value, place, out)) return false;
  }
  for (unsigned at = 0; at < type->count; at++) {
    const builtin_field *field = &crd_builtin_fields[type->first + at];
    bool given = seen[at / 64] >> (at % 64) & 1;
    if (given || ((field->flags & BUILTIN_OMIT_EMPTY) && !is_go_struct(&crd_builtin_types[field->type]))) continue;
    if (!field_through(run, type, at, NULL, place, out)) return false;
  }
  return true;
}

static bool through_type(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                         builtin_typed *out) {
  switch ((crd_builtin_form)type->form) {
  case CRD_FORM_STRUCT:
    return struct_through(run, type, value, place, out);
  case CRD_FORM_LIST:
    return list_through(run, type, value, place, out);
  case CRD_FORM_MAP:
    return map_through(run, type, value, place, out);
  case CRD_FORM_POINTER:
    *out = (builtin_typed){crd_value_make_null(), .empty = true, .zero = true};
    if (!value || value->kind == CRD_NULL) return true;
    if (!through_type(run, &crd_builtin_types[type->item], value, place, out)) return false;
    out->empty = false; /* a pointer that points */
    return true;
  default:
    return crd_builtin_scalar(run, type, value, place, out);
  }
}

crd_value *crd_builtin_object(crd_arena *arena, const crd_builtin_kind *kind, const crd_value *object,
                              crd_builtin_decoding *decoding) {
  crd_value *out = crd_arena_alloc(arena, sizeof *out);
  decoding->error = (crd_string){NULL, 0};
  if (!kind->type) return *out = crd_value_copy(arena, object), out;
  builtin_run run = {.arena = arena,
                     .text = decoding->text,
                     .strict = decoding->strict,
                     .converts = decoding->converts,
                     .unknown = {.arena = arena}};
  builtin_typed typed;
  bool done = through_type(&run, kind->type, object, NULL, &typed);
  decoding->error = !done ? run.fatal : run.saved.size ? run.saved : crd_text_string(&run.unknown);
  if (decoding->error.size) return NULL;
  *out = typed.value;
  return out;
}
