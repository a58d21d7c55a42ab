/* What the validators of containers share: sets of names, fields of few values. */
#include "container_parts.h"

enum { FEW = sizeof((core_name_set *)NULL)->few / sizeof(crd_string) };

bool core_name_set_has(const core_name_set *set, crd_string name) {
  if (set->count > FEW) return crd_name_table_find(&set->many, name);
  for (uint32_t i = 0; i < set->count; i++)
    if (crd_string_equal(set->few[i], name)) return true;
  return false;
}

bool core_name_set_add(core_name_set *set, crd_string name) {
  if (core_name_set_has(set, name)) return false;
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

bool core_check_choice(core_check *check, const crd_path *path, crd_string value, const crd_string *of, size_t count) {
  if (core_is_one_of(value, of, count)) return true;
  core_not_supported(check, path, core_show_typed(check, value), of, count);
  return false;
}

void core_require_choice(core_check *check, const crd_path *path, crd_string value, const crd_string *of, size_t count) {
  if (value.size)
    core_check_choice(check, path, value, of, count);
  else
    core_required(check, path, CORE_NO_DETAIL);
}

void core_check_not_negative(core_check *check, const crd_path *path, int64_t value) {
  if (value < 0) core_invalid(check, path, core_show_int(check, value), CRD_STRING("must be greater than or equal to 0"));
}
