/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of mutations: RFC 7396's merge of one value into another, and the escapes of JSON pointers (jsonpatch.escapeKey,
 * as apiserver pkg/cel/mutation and library/jsonpatch.go have it). */
#include "../internal.h"
#include "tree_value.h"

/* JSON that was parsed is not nested deeper. */
enum { MERGE_DEPTH = 10000 };

/* Merges `patch` into a copy of `target`: members that `patch` does not have are kept, null removes a member. */
static crd_value merge(crd_cel *cel, const crd_value *target, const crd_value *patch, unsigned depth) {
  if (patch->kind != CRD_MAP || depth == 0) return *patch;
  bool map = target && target->kind == CRD_MAP;
  crd_value merged = crd_value_make_map(cel->arena, (map ? target->size : 0) + patch->size);
  cel->cost += (map ? target->size : 0) + patch->size;
  for (uint32_t i = 0; map && i < target->size; i++) merged.as.members[merged.size++] = target->as.members[i];
  for (uint32_t i = 0; i < patch->size; i++) {
    const crd_member *member = &patch->as.members[i];
    crd_string name = crd_member_name(member);
    if (member->value.kind == CRD_NULL)
      crd_value_remove(&merged, name);
    else
      crd_value_set(cel->arena, &merged, name, merge(cel, crd_value_get(&merged, name), &member->value, depth - 1));
  }
  return merged;
}

crd_cel_value crd_cel_fn_merge_patch(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (arguments[i].kind == CRD_CEL_FAILED) return arguments[i];
  crd_value target = crd_cel_tree_shared(cel->arena, arguments[0]);
  crd_value patch = crd_cel_tree_shared(cel->arena, arguments[1]);
  crd_value *merged = crd_arena_alloc(cel->arena, sizeof *merged);
  *merged = merge(cel, &target, &patch, MERGE_DEPTH);
  return crd_cel_of_tree(cel, merged);
}

crd_cel_value crd_cel_fn_escape_key(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return crd_cel_wrong_call(cel, arguments, count);
  crd_string key = arguments[0].as.text;
  crd_text text = {.arena = cel->arena};
  cel->cost += crd_cel_scan_cost(key);
  for (size_t i = 0; i < key.size; i++)
    if (key.data[i] == '~' || key.data[i] == '/')
      crd_text_add(&text, key.data[i] == '~' ? CRD_STRING("~0") : CRD_STRING("~1"));
    else
      crd_text_add_char(&text, key.data[i]);
  return crd_cel_of_string(crd_text_string(&text));
}
