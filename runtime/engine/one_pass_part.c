/* SPDX-License-Identifier: Apache-2.0 */
/* Parts that the one pass leaves to the walk: values that are parsed into a tree, and defaults. */
#include "../base/kin.h"
#include "keywords.h"
#include "one_pass_state.h"

/* With more errors the whole tree is used: a part for each error would need more memory. */
enum { MOST_ERRORS = 1000 };

/* Walks a part's tree and fills its storage. With a path, errors and unknown fields are recorded as in the walk over the
 * whole object; without a path any of them is a failure. */
static bool settle_part(one_pass *pass, const crd_type *type, crd_value *value, void *place, const crd_path *path) {
  static const crd_path nowhere = {NULL, {"", 0}, 0, CRD_PATH_FIELD}; /* not the root */
  uint32_t errors = one_pass_found(pass), unknown = pass->unknown.count + pass->unknown_embedded.count;
  walker w = {.walk = &pass->walk,
              .arena = pass->arena,
              .mode = pass->dropping ? CRD_WALK_SHAPE : CRD_WALK_ALL,
              .quiet = !path || pass->update};
  crd_walk_node(&w, type, value, path ? path : &nowhere, NULL, PRUNE);
  if (pass->walk.fatal.size || pass->walk.misfits) pass->broken = true;
  if (pass->dropping && path) return !pass->broken;
  bool found = w.failures || one_pass_found(pass) != errors;
  if (pass->broken || (found && (!path || errors > MOST_ERRORS))) return false;
  if (w.failures && pass->update && !crd_one_pass_doubt(pass, type, value, path)) return false;
  if (!path && pass->unknown.count + pass->unknown_embedded.count != unknown) return false;
  bool held = crd_storage_fill(pass->arena, type, value, place);
  pass->odd = pass->odd || !held;
  return held || found;
}

const char *crd_one_pass_part(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path) {
  crd_value *value = crd_arena_alloc(pass->arena, sizeof *value);
  const char *start = p;
  if (pass->broken) return NULL;
  p = crd_json_read_part(&pass->reader, p, value);
  pass->broken = !p || p == pass->reader.end || !one_pass_is_clean(pass);
  if (pass->broken || value->kind == CRD_NULL) return NULL; /* the caller handles nulls */
  pass->repaired += (size_t)(p - start);
  /* If nested parts are parsed again and again, the whole tree is cheaper. */
  pass->broken = pass->repaired > 2 * (size_t)(pass->reader.end - pass->reader.start) ||
                 !settle_part(pass, type, value, place, path) || !crd_one_pass_part_rules(pass, type, value, place, path);
  return pass->broken ? NULL : p;
}

const char *crd_one_pass_repair(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path) {
  return *p == 'n' ? NULL : crd_one_pass_part(pass, p, type, place, path);
}

SELDOM const char *crd_one_pass_stranger(one_pass *pass, one_pass_stranger at, const char *p, one_pass_strangers *met) {
  crd_value value;
  if ((at.type->flags & CRD_TYPE_PRESERVE_UNKNOWN) || type_has_additional(at.type)) return NULL; /* the member is kept */
  for (unsigned i = 0; i < met->count; i++)
    if (crd_string_equal(met->names[i], at.name)) return NULL;
  if (met->count == CRD_ONE_PASS_STRANGERS) return NULL;
  met->names[met->count++] = at.name;
  p = crd_json_read_part(&pass->reader, p, &value);
  pass->broken = pass->broken || !p || p == pass->reader.end || !one_pass_is_clean(pass);
  if (pass->broken) return NULL;
  uint32_t offset = (uint32_t)(at.quote - pass->reader.start);
  crd_walk_note_unknown(pass->arena, pass->walk.unknown, at.parent, at.name, offset);
  return p;
}

bool crd_one_pass_default(one_pass *pass, const crd_field *field, void *place, const crd_path *parent) {
  const crd_type *type = field->type;
  const crd_value *set = type->default_value;
  bool scalar = type->storage >= CRD_STORE_STRING;
  if (scalar &&
      (set->kind == CRD_STRING_VALUE ? crd_one_pass_take_string(crd_value_string(set), type, place)
                                     : keeps_keywords(type, set) && crd_storage_fill_scalar(type, set, place)) &&
      !type->rule_count)
    return true;
  const crd_path path = {parent, field->name, 0, CRD_PATH_FIELD};
  crd_value *value = crd_arena_alloc(pass->arena, sizeof *value);
  if (set->kind == CRD_NULL) return false;
  *value = crd_value_copy(pass->arena, set);
  value->flags |= CRD_VALUE_DEFAULTED;
  return settle_part(pass, type, value, place, NULL) && crd_one_pass_part_rules(pass, type, value, place, &path);
}

bool crd_one_pass_stored(one_pass *pass, const crd_type *type, const crd_value *stored, void *place) {
  crd_value *value = crd_arena_alloc(pass->arena, sizeof *value);
  if (stored->kind == CRD_NULL) return false;
  *value = crd_value_copy(pass->arena, stored);
  const crd_walk walk = pass->walk;
  pass->walk.unknown = pass->walk.unknown_embedded = NULL; /* unknown fields of the stored object are not reported */
  pass->walk.stored = true;
  bool good = settle_part(pass, type, value, place, NULL);
  pass->walk.unknown = walk.unknown;
  pass->walk.unknown_embedded = walk.unknown_embedded;
  pass->walk.stored = false;
  return good && crd_one_pass_part_rules(pass, type, value, place, NULL);
}

const crd_type *crd_one_pass_find(const one_pass *pass, crd_string path, const void **place) {
  const crd_type *type = pass->root;
  size_t start = path.size && path.data[0] == '.';
  for (*place = pass->storage; start <= path.size;) {
    size_t end = start;
    while (end < path.size && path.data[end] != '.') end++;
    if (type->storage != CRD_STORE_OBJECT || ((const crd_object *)*place)->odd) return NULL;
    const crd_field *field = type_field(type, path.data + start, (uint32_t)(end - start));
    if (!field) return NULL;
    if (!crd_storage_has(type, *place, (uint16_t)(field - type->fields->items))) {
      *place = NULL;
      return field->type;
    }
    type = field->type;
    *place = crd_storage_field(field, *place);
    start = end + 1;
  }
  return type;
}
