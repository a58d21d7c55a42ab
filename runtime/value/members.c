/* SPDX-License-Identifier: Apache-2.0 */
/* The members of a map in order. */
#include "members.h"
#include <stdlib.h>

int crd_members_by_name(const void *a, const void *b) {
  return crd_string_compare(crd_member_name(*(const crd_member *const *)a), crd_member_name(*(const crd_member *const *)b));
}

const crd_member **crd_members_sorted(crd_arena *arena, const crd_value *map, int (*order)(const void *, const void *)) {
  const crd_member **sorted = crd_arena_alloc(arena, (map->size + 1) * sizeof(crd_member *));
  for (uint32_t i = 0; i < map->size; i++) sorted[i] = &map->as.members[i];
  qsort((void *)sorted, map->size, sizeof(crd_member *), order);
  return sorted;
}
