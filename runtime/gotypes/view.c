/* SPDX-License-Identifier: Apache-2.0 */
#include "view.h"

#include <assert.h>

/* The form of a field's value, of its items, of their items, and CORE_FORM_NONE. */
enum { LEVELS = 4 };
static const uint8_t forms[][LEVELS] = {
#define FORMS(kind, spec, ...) [CORE_##kind] = {__VA_ARGS__},
    CORE_KINDS(FORMS)
#undef FORMS
};

core_form crd_core_view_form(core_view view) {
  return view.field ? (core_form)forms[view.field->kind][view.level] : CORE_FORM_STRUCT;
}

core_view crd_core_view_of_field(core_view holder, const core_field *field) {
  return (core_view){.type = field->type, .field = field, .unmerged = holder.unmerged};
}

core_view crd_core_view_inner(core_view view) {
  static const core_field nothing = {.kind = CORE_STRING};
  if (!view.field) return (core_view){.field = &nothing, .level = 1};
  if (view.level + 1 < LEVELS) view.level++;
  return view;
}

bool crd_core_view_member(core_view view, crd_string name, core_view *member) {
  core_found_field found = {.field = NULL};
  if (crd_core_view_form(view) != CORE_FORM_STRUCT || !core_find_field(view.type, name, &found)) return false;
  *member = crd_core_view_of_field(view, found.field);
  return true;
}

/* ---- merging ---- */

enum { MOST_KEYS = 4 };
static const core_key keys_of_lists[][MOST_KEYS] = {
#define KEYS(word, ...) [CORE_##word] = {__VA_ARGS__},
#include "merge_keys.h"
#undef KEYS
};

core_relation crd_core_view_relation(core_view view) {
  static const core_relation said[] = {
      [CORE_ATOMIC] = CORE_RELATION_ATOMIC, [CORE_SEPARABLE] = CORE_RELATION_SEPARABLE, [CORE_SET] = CORE_RELATION_SET};
  core_form form = crd_core_view_form(view);
  if (view.unmerged || (form == CORE_FORM_RAW && view.level)) return CORE_RELATION_DEDUCED;
  unsigned merge = view.field && !view.level ? view.field->merge : CORE_AS_FORM;
  if (merge == CORE_AS_FORM && form == CORE_FORM_STRUCT) merge = view.type->merge;
  if (merge > CORE_SET) return CORE_RELATION_KEYED;
  if (merge != CORE_AS_FORM) return said[merge];
  if (form == CORE_FORM_STRUCT || form == CORE_FORM_MAP) return CORE_RELATION_SEPARABLE;
  return form == CORE_FORM_LIST || form == CORE_FORM_RAW ? CORE_RELATION_ATOMIC : CORE_RELATION_SCALAR;
}

size_t crd_core_view_keys(core_view view, const core_key **keys) {
  if (crd_core_view_relation(view) != CORE_RELATION_KEYED) return 0;
  assert(view.field); /* only a field's value has keys */
  *keys = keys_of_lists[view.field->merge];
  size_t count = 0;
  while (count < MOST_KEYS && (*keys)[count].name) count++;
  return count;
}
