/* SPDX-License-Identifier: Apache-2.0 */
#include "compare.h"
#include <crd/guard.h>

static bool compare_value_members(const crd_comparison *how, const crd_value_place *above, const crd_value *before,
                                  const crd_value *after) {
  bool equal = true;
  for (uint32_t i = 0; i < before->size; i++) {
    const crd_member *member = &before->as.members[i];
    const crd_value_place place = {.above = above, .name = crd_member_name(member)};
    if (!crd_compare(how, &place, &member->value, crd_value_get(after, place.name))) equal = false;
  }
  for (uint32_t i = 0; !how->parts && i < after->size; i++) {
    const crd_member *member = &after->as.members[i];
    const crd_value_place place = {.above = above, .name = crd_member_name(member)};
    if (!crd_value_get(before, place.name) && !crd_compare(how, &place, NULL, &member->value)) equal = false;
  }
  return equal;
}

static bool compare_value_items(const crd_comparison *how, const crd_value_place *above, const crd_value *before,
                                const crd_value *after) {
  bool equal = true;
  const uint32_t size = before->size > after->size ? before->size : after->size;
  for (uint32_t i = 0; i < size; i++) {
    const bool gone = how->from_end && i >= after->size;
    const crd_value_place place = {.above = above, .item = true, .index = gone ? after->size + size - 1 - i : i};
    const crd_value *old = place.index < before->size ? &before->as.items[place.index] : NULL;
    if (!crd_compare(how, &place, old, i < after->size ? &after->as.items[i] : NULL)) equal = false;
  }
  return equal;
}

bool crd_compare(const crd_comparison *how, const crd_value_place *place, const crd_value *before, const crd_value *after) {
  crd_poll();
  if (how->enter && !how->enter(how->context, place, &before, &after)) return true;
  if (before && after && before->kind == after->kind) {
    if (before->kind == CRD_MAP) return compare_value_members(how, place, before, after);
    if (before->kind == CRD_LIST && !(how->whole_lists && before->size != after->size))
      return compare_value_items(how, place, before, after);
    if (crd_value_equal(before, after)) return true;
  }
  if (!before && !after) return true;
  how->tell(how->context, place, before, after);
  return false;
}
