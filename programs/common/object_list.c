/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of objects, by the names that their kinds have. */
#include "object_list.h"

static crd_string text_of(const crd_value *object, crd_string name) {
  return crd_value_text(crd_value_get(object, name));
}

static bool is_called_list(const crd_value *root) {
  return crd_string_has_suffix(text_of(root, CRD_STRING("kind")), CRD_STRING("List"));
}

static bool says_what_it_is(const crd_value *value) {
  return text_of(value, CRD_STRING("apiVersion")).size && text_of(value, CRD_STRING("kind")).size;
}

crd_value *object_list_items(const crd_value *root) {
  crd_value *items = crd_value_get(root, CRD_STRING("items"));
  if (!items || items->kind != CRD_LIST) return NULL;
  bool is_list = is_called_list(root);
  for (uint32_t i = 0; i < items->size && !is_list; i++) is_list = says_what_it_is(&items->as.items[i]);
  return is_list ? items : NULL;
}

void object_list_complete(crd_arena *arena, const crd_value *root, crd_value *item) {
  const crd_string api_version = CRD_STRING("apiVersion"), kind = CRD_STRING("kind"), of_list = text_of(root, kind);
  const size_t word = sizeof "List" - 1;
  if (item->kind != CRD_MAP || of_list.size <= word || !is_called_list(root) || !text_of(root, api_version).size) return;
  if (says_what_it_is(item)) return;
  crd_value_set(arena, item, api_version, crd_value_make_string(text_of(root, api_version)));
  crd_value_set(arena, item, kind, crd_value_make_string(crd_string_slice(of_list, 0, of_list.size - word)));
}
