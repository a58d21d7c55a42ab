/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the validators of containers: sets of names, fields with few values. */
#include "container_parts.h"

enum { FEW = sizeof((core_name_set *)NULL)->few / sizeof(crd_string) };

bool crd_core_name_set_has(const core_name_set *set, crd_string name) {
  if (set->count > FEW) return crd_name_table_find(&set->many, name);
  for (uint32_t i = 0; i < set->count; i++)
    if (crd_string_equal(set->few[i], name)) return true;
  return false;
}

bool crd_core_name_set_add(core_name_set *set, crd_string name) {
  if (crd_core_name_set_has(set, name)) return false;
  static char held;
  if (set->count == FEW) {
    set->many = (name_table){.arena = set->arena};
    for (uint32_t i = 0; i < FEW; i++) crd_name_table_put(&set->many, set->few[i], &held);
  }
  if (set->count < FEW)
    set->few[set->count] = name;
  else
    crd_name_table_put(&set->many, name, &held);
  set->count++;
  return true;
}

void crd_core_validate_new(core_check *check, core_name_set *seen, crd_string name, crd_bad_value shown,
                           const crd_path *path) {
  if (!crd_core_name_set_add(seen, name)) crd_core_duplicate(check, path, shown);
}

uint32_t crd_core_index_of(const crd_string *first, uint32_t count, size_t size, crd_string text) {
  uint32_t i = 0;
  while (i < count && !crd_string_equal(*(const crd_string *)(const void *)((const char *)first + i * size), text)) i++;
  return i;
}

void crd_core_validate_unique(core_check *check, const crd_string *first, uint32_t count, size_t size,
                              const crd_path *path) {
  core_name_set met;
  core_name_set_begin(&met, check->arena);
  for (uint32_t i = 0; i < count; i++) {
    crd_string name = *(const crd_string *)(const void *)((const char *)first + i * size);
    crd_core_validate_new(check, &met, name, crd_bad_string(name), CORE_ITEM(path, i));
  }
}

void crd_core_check_not_negative(core_check *check, const crd_path *path, int64_t value) {
  if (value < 0) crd_core_bad_number(check, path, value, "must be greater than or equal to 0");
}

void crd_core_validate_pull_policy(core_check *check, crd_string policy, const crd_path *path) {
  crd_core_validate_required_choice(check, path, policy, "Always IfNotPresent Never");
}
