/* SPDX-License-Identifier: Apache-2.0 */
/* An error depends on an unknown value if it is about that value or about a value that contains it, such as errors of rules
 * and of alternatives in schemas. If such an alternative failed, missing fields are unknown too. Layers above the CRD depend
 * on the whole object. */
#include "blind.h"
#include <stdlib.h>

bool blind_is_in(const crd_value *value, blind_text *is) {
  if (value->kind == CRD_STRING_VALUE) return is(crd_value_string(value));
  bool in = false;
  for (uint32_t i = 0; value->kind == CRD_LIST && !in && i < value->size; i++) in = blind_is_in(&value->as.items[i], is);
  for (uint32_t i = 0; value->kind == CRD_MAP && !in && i < value->size; i++)
    in = is(crd_member_name(&value->as.members[i])) || blind_is_in(&value->as.members[i].value, is);
  return in;
}

/* The start offsets of unknown values and of all values that contain them, sorted. An offset is doubled, plus one for a
 * container. */
typedef struct blind_places {
  crd_arena *arena;
  uint64_t *items;
  size_t count, room;
} blind_places;

static void add_blind_place(blind_places *places, const crd_value *value, uint32_t offset) {
  CRD_ARENA_PUSH(places->arena, places->items, places->count, places->room, 64,
                 ((uint64_t)offset << 1) | (value->kind != CRD_STRING_VALUE));
}

/* Whether the value contains anything unknown. */
static bool find_blind_places(blind_places *places, const crd_value *value, blind_text *is) {
  bool in = value->kind == CRD_STRING_VALUE && is(crd_value_string(value));
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    in |= find_blind_places(places, &value->as.items[i], is);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const bool inside = find_blind_places(places, &member->value, is), here = inside || is(crd_member_name(member));
    if (here) add_blind_place(places, &member->value, member->name_offset);
    in |= here;
  }
  if (in) add_blind_place(places, value, value->offset);
  return in;
}

static int compare_blind_places(const void *a, const void *b) {
  const uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
  return (one > other) - (one < other);
}

static bool has_blind_place(const blind_places *places, uint32_t offset, bool holds) {
  const uint64_t wanted = ((uint64_t)offset << 1) | holds;
  return places->count && bsearch(&wanted, places->items, places->count, sizeof *places->items, compare_blind_places);
}

/* Whether an error depends on unknown values; an error about a missing field does not by itself. */
static bool hangs_on(const blind_places *places, const crd_error *error) {
  if (error->stage > CRD_STAGE_CEL || error->offset == CRD_NO_OFFSET) return true;
  if (error->type == CRD_ERROR_REQUIRED && error->stage <= CRD_STAGE_SCHEMA) return false;
  return has_blind_place(places, error->offset, false) || has_blind_place(places, error->offset, true);
}

static void keep_errors(const blind_places *places, crd_errors *errors) {
  uint32_t kept = 0, told = 0;
  bool alternatives = false;
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    alternatives |= error->stage == CRD_STAGE_SCHEMA && error->type != CRD_ERROR_REQUIRED && !crd_error_is_note(error) &&
                    (error->offset == CRD_NO_OFFSET || has_blind_place(places, error->offset, true));
  }
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    const bool note = crd_error_is_note(error);
    if (!note && (hangs_on(places, error) || (alternatives && error->type == CRD_ERROR_REQUIRED))) continue;
    told += !note;
    errors->items[kept++] = *error;
  }
  crd_errors_truncate(errors, told ? kept : 0);
}

/* Keeps the strict errors whose paths have no unknown names. */
static void keep_strict(const blind *blind, crd_verdict *verdict) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < verdict->found.count; i++)
    if (!blind->is(verdict->found.items[i].path)) verdict->found.items[kept++] = verdict->found.items[i];
  if (kept == verdict->found.count) return;
  verdict->found.count = kept;
  verdict->strict = (crd_texts){.arena = verdict->strict.arena};
  crd_strict_tell(&verdict->found, false, &verdict->strict);
}

bool blind_leaves(crd_arena *arena, const blind *blind, crd_string group, crd_string kind, crd_verdict *verdict) {
  uint32_t before = verdict->errors.count;
  blind_places places = {.arena = arena};
  find_blind_places(&places, blind->object, blind->is);
  if (places.count) qsort(places.items, places.count, sizeof *places.items, compare_blind_places);
  keep_errors(&places, &verdict->errors);
  keep_strict(blind, verdict);
  verdict->allowed = verdict->errors.count == 0;
  if (!verdict->allowed && verdict->errors.count < before)
    verdict->message = crd_invalid_message(arena, group, kind, verdict->name, &verdict->errors);
  return verdict->errors.count || verdict->found.count;
}
