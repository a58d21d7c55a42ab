/* SPDX-License-Identifier: Apache-2.0 */
/* merge, patch, remove and set are gone through in this order. */
#include "change.h"
#include "members.h"
#include <crd/json.h>
#include <crd/patch.h>
#include <string.h>

/* A step of a path as a pointer has it. */
static void add_step(crd_text *text, crd_string name) {
  crd_text_add_char(text, '/');
  for (size_t i = 0; i < name.size; i++) {
    if (name.data[i] == '~' || name.data[i] == '/')
      crd_text_add(text, name.data[i] == '~' ? CRD_STRING("~0") : CRD_STRING("~1"));
    else
      crd_text_add_char(text, name.data[i]);
  }
}

bool suite_pointer_of(crd_arena *arena, crd_string path, crd_string *pointer) {
  crd_text text = {.arena = arena};
  if (path.size && path.data[0] == '/') {
    *pointer = path;
    return true;
  }
  for (size_t at = 0; at < path.size;) {
    bool bracket = path.data[at] == '[';
    if (bracket || (path.data[at] == '.' && at)) at++;
    size_t end = at;
    while (end < path.size && (bracket ? path.data[end] != ']' : path.data[end] != '.' && path.data[end] != '[')) end++;
    if (end == at || (bracket && end == path.size)) return false;
    add_step(&text, crd_string_slice(path, at, end));
    at = end + bracket;
  }
  *pointer = crd_text_string(&text);
  return text.size != 0;
}

static bool refuse_change(crd_arena *arena, const char *member, crd_string path, crd_string what, crd_string *error) {
  *error = crd_arena_printf(arena, "%s: %.*s: %.*s", member, CRD_PRINT(path), CRD_PRINT(what));
  return false;
}

/* The document that a patch of either kind makes. */
static bool apply(crd_arena *arena, crd_value *object, const crd_value *patch, bool merges, crd_string *error) {
  crd_string text = crd_json_encode(arena, patch, CRD_JSON_COMPACT), result;
  crd_patch_outcome outcome = merges ? crd_merge_patch(arena, object, text, NULL, &result, error)
                                     : crd_json_patch(arena, object, text, NULL, &result, error);
  crd_parse_error problem = {.offset = 0};
  crd_value *made = outcome == CRD_PATCH_DONE ? crd_json_parse(arena, result, NULL, &problem) : NULL;
  if (made) *object = *made;
  return made || refuse_change(arena, merges ? "merge" : "patch", CRD_STRING("does not apply"), *error, error);
}

static bool remove_at(crd_arena *arena, crd_value *object, crd_string path, crd_string *error) {
  crd_string pointer, unused;
  if (!suite_pointer_of(arena, path, &pointer)) return refuse_change(arena, "remove", path, CRD_STRING("no path"), error);
  crd_value patch = crd_value_make_list(arena, 1), operation = crd_value_make_map(arena, 2);
  crd_value_set(arena, &operation, CRD_STRING("op"), crd_value_make_string(CRD_STRING("remove")));
  crd_value_set(arena, &operation, CRD_STRING("path"), crd_value_make_string(pointer));
  crd_value_append(arena, &patch, operation);
  return apply(arena, object, &patch, false, &unused) ||
         refuse_change(arena, "remove", path, CRD_STRING("there is nothing"), error);
}

static bool remove_all(crd_arena *arena, crd_value *object, const crd_value *paths, crd_string *error) {
  if (paths && paths->kind == CRD_STRING_VALUE) return remove_at(arena, object, crd_value_string(paths), error);
  for (uint32_t i = 0; paths && i < paths->size; i++)
    if (!remove_at(arena, object, crd_value_string(&paths->as.items[i]), error)) return false;
  return true;
}

static bool set_all(crd_arena *arena, crd_value *object, const crd_value *values, crd_string *error) {
  for (uint32_t i = 0; values && i < values->size; i++) {
    const crd_member *member = &values->as.members[i];
    crd_string pointer;
    crd_patch_change change = {.blind = false};
    if (!suite_pointer_of(arena, crd_member_name(member), &pointer))
      return refuse_change(arena, "set", crd_member_name(member), CRD_STRING("no path"), error);
    crd_value value = crd_value_copy(arena, &member->value);
    crd_patch_set(arena, object, pointer, &value, &change);
    if (change.blind)
      return refuse_change(arena, "set", crd_member_name(member), CRD_STRING("something else stands on the way"), error);
  }
  return true;
}

crd_value *suite_object_of(crd_arena *arena, const crd_value *suite, const crd_value *map, crd_string *error) {
  const crd_value *from = suite_value(map, "object"), *base = suite_value(map, "base");
  if (!from && base) from = crd_value_get(suite_value(suite, "bases"), crd_value_text(base));
  if (!from) from = suite_value(suite, "base");
  crd_value *object = crd_arena_alloc(arena, sizeof *object);
  *object = crd_value_copy(arena, from);
  const crd_value *merge = suite_value(map, "merge"), *patch = suite_value(map, "patch");
  if ((merge && !apply(arena, object, merge, true, error)) || (patch && !apply(arena, object, patch, false, error)) ||
      !remove_all(arena, object, suite_value(map, "remove"), error) ||
      !set_all(arena, object, suite_value(map, "set"), error))
    return NULL;
  return object;
}
