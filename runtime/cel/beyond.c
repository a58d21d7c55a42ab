/* SPDX-License-Identifier: Apache-2.0 */
/* Variables of the layers webhook and controller besides self: settings and whole objects. */
#include "internal.h"

crd_cel_value crd_cel_of_whole(crd_cel *cel, const crd_value *object) {
  cel->wants_tree = cel->wants_tree || cel->partial;
  return object && cel->root ? crd_cel_of_document(cel, cel->root, object) : crd_cel_of_null();
}

/* The variable `request` of an object without a request, with the known fields. */
static const crd_value *make_request_value(crd_cel *cel) {
  const crd_value *named = cel->object ? cel->object : cel->old_object;
  const crd_value *name = crd_value_find(named, "metadata", "name", NULL);
  const crd_value *name_space = crd_value_find(named, "metadata", "namespace", NULL);
  crd_string none = CRD_STRING("");
  crd_value resource = crd_value_make_map(cel->arena, 3);
  if (cel->kind) {
    crd_value_set(cel->arena, &resource, CRD_STRING("group"), crd_value_make_string(cel->kind->group));
    crd_value_set(cel->arena, &resource, CRD_STRING("version"), crd_value_make_string(cel->kind->version));
    crd_value_set(cel->arena, &resource, CRD_STRING("resource"), crd_value_make_string(cel->kind->plural));
  }
  crd_value *request = crd_arena_alloc(cel->arena, sizeof *request);
  *request = crd_value_make_map(cel->arena, 8);
  crd_value_set(cel->arena, request, CRD_STRING("operation"), crd_value_make_string(cel->operation));
  crd_value_set(cel->arena, request, CRD_STRING("name"), name ? *name : crd_value_make_string(none));
  crd_value_set(cel->arena, request, CRD_STRING("namespace"), name_space ? *name_space : crd_value_make_string(none));
  crd_value_set(cel->arena, request, CRD_STRING("subResource"), crd_value_make_string(none));
  crd_value_set(cel->arena, request, CRD_STRING("resource"), resource);
  crd_value_set(cel->arena, request, CRD_STRING("userInfo"), crd_value_make_map(cel->arena, 0));
  crd_value_set(cel->arena, request, CRD_STRING("dryRun"), crd_value_make_bool(false));
  return request;
}

crd_cel_value crd_cel_of_request(crd_cel *cel) {
  if (!cel->request) cel->request = make_request_value(cel);
  return crd_cel_of_tree(cel, cel->request);
}

crd_cel_value crd_cel_of_setting(crd_cel *cel, const crd_setting *setting) {
  const crd_setting_value *value = crd_settings_value(cel->settings, setting);
  if (setting->type == CRD_SETTING_LIST) {
    crd_cel_value *items = crd_arena_alloc(cel->arena, (value->count + 1) * sizeof *items);
    for (size_t i = 0; i < value->count; i++) items[i] = crd_cel_of_string(value->items[i]);
    return crd_cel_make_list(cel, items, NULL, value->count);
  }
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (value->count + 1) * sizeof *entries);
  for (size_t i = 0; i < value->count; i++)
    entries[i] = (crd_cel_entry){crd_cel_of_string(value->items[2 * i]), crd_cel_of_string(value->items[2 * i + 1])};
  return crd_cel_make_map(cel, entries, NULL, value->count);
}
