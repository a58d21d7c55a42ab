/* Maps that two-variable macros build. Mirrors cel-go ext/comprehensions.go (mapInsert). */
#include "internal.h"

crd_cel_value crd_cel_fn_map_insert(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  if (!crd_cel_is_map(arguments[0]) || (count == 2 && !crd_cel_is_map(arguments[1])))
    return crd_cel_no_overload(cel, "cel.@mapInsert", arguments, count);
  size_t old = (size_t)crd_cel_count(arguments[0]), more = count == 2 ? (size_t)crd_cel_count(arguments[1]) : 1;
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (old + more) * sizeof *entries);
  for (size_t i = 0; i < old; i++)
    entries[i] = (crd_cel_entry){crd_cel_key(arguments[0], i), crd_cel_entry_value(cel, arguments[0], i)};
  for (size_t i = 0; i < more; i++) {
    crd_cel_entry entry = count == 2
                              ? (crd_cel_entry){crd_cel_key(arguments[1], i), crd_cel_entry_value(cel, arguments[1], i)}
                              : (crd_cel_entry){arguments[1], arguments[2]};
    if (entry.value.kind == CRD_CEL_FAILED) return entry.value;
    for (size_t k = 0; k < old + i; k++)
      if (crd_cel_equal(cel, entries[k].key, entry.key) == CRD_CEL_TRUE) {
        crd_string key = crd_cel_value_text(cel, entry.key);
        return crd_cel_failed_with(cel, "insert failed: key %.*s already exists", (int)key.size, key.data);
      }
    entries[old + i] = entry;
  }
  return crd_cel_of_entries(cel, entries, old + more);
}
