/* What rules of the layers webhook and controller read beside self: settings and whole objects. */
#include "internal.h"

crd_cel_value crd_cel_of_whole(crd_cel *cel, const crd_value *object) {
  cel->wants_tree = cel->wants_tree || cel->partial;
  return object && cel->root ? crd_cel_of_document(cel, cel->root, object) : crd_cel_of_null();
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
