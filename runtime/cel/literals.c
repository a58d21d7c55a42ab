/* SPDX-License-Identifier: Apache-2.0 */
/* List and map literals. Mirrors cel-go interpreter/interpretable.go (evalList, evalMap). */
#include "internal.h"

/* The error for a value after "?" that is not an optional (interpreter/interpretable.go invalidOptionalElementInit). */
static crd_cel_value not_optional(crd_cel *cel, crd_string what, crd_cel_value value) {
  crd_string text = crd_cel_value_text(cel, value);
  return crd_cel_failed_with(cel, "cannot initialize optional %.*s from non-optional value %.*s", (int)what.size, what.data,
                             (int)text.size, text.data);
}

static crd_string entry_name(crd_cel *cel, crd_cel_value key) {
  crd_string text = crd_cel_value_text(cel, key);
  return crd_arena_printf(cel->arena, "entry '%.*s'", (int)text.size, text.data);
}

crd_cel_value crd_cel_make_list(crd_cel *cel, const crd_cel_value *items, const bool *optional, size_t count) {
  crd_cel_value *copy = crd_arena_alloc(cel->arena, count * sizeof *copy);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    if (items[i].kind == CRD_CEL_FAILED) return items[i];
    if (!optional || !optional[i]) {
      copy[kept++] = items[i];
      continue;
    }
    if (items[i].kind != CRD_CEL_OPTIONAL) return not_optional(cel, CRD_STRING("list element"), items[i]);
    if (items[i].as.optional) copy[kept++] = *items[i].as.optional;
  }
  return crd_cel_of_items(cel, copy, kept);
}

/* The index of a key among the entries of a Go map, where 1 and 1u are different keys; `count` if it is absent. */
static size_t literal_slot(crd_cel *cel, const crd_cel_entry *entries, size_t count, crd_cel_value key) {
  size_t i = 0;
  while (i < count && (entries[i].key.kind != key.kind || crd_cel_equal(cel, entries[i].key, key) != CRD_CEL_TRUE)) i++;
  return i;
}

/* evalMap of cel-go: any scalar may be a key, and the last entry with a key counts. */
crd_cel_value crd_cel_make_map(crd_cel *cel, const crd_cel_entry *entries, const bool *optional, size_t count) {
  crd_cel_entry *copy = crd_arena_alloc(cel->arena, count * sizeof *copy);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    crd_cel_entry entry = entries[i];
    if (entry.key.kind == CRD_CEL_FAILED) return entry.key;
    if (entry.value.kind == CRD_CEL_FAILED) return entry.value;
    size_t place = literal_slot(cel, copy, kept, entry.key);
    if (optional && optional[i]) {
      if (entry.value.kind != CRD_CEL_OPTIONAL) return not_optional(cel, entry_name(cel, entry.key), entry.value);
      if (!entry.value.as.optional) {
        if (place < kept) copy[place] = copy[--kept];
        continue;
      }
      entry.value = *entry.value.as.optional;
    }
    copy[place] = entry;
    kept += place == kept;
  }
  return crd_cel_of_entries(cel, copy, kept);
}
