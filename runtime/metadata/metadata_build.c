/* SPDX-License-Identifier: Apache-2.0 */
/* Creates metadata. */
#include <crd/metadata.h>

static void set_text(crd_arena *arena, crd_value *map, crd_string name, crd_string text) {
  if (text.size) crd_value_set(arena, map, name, crd_value_make_string(text));
}

crd_value *crd_metadata_create(crd_arena *arena, crd_string name, crd_string namespace_) {
  crd_value *metadata = crd_arena_alloc(arena, sizeof *metadata);
  *metadata = crd_value_make_map(arena, 4);
  set_text(arena, metadata, CRD_STRING("name"), name);
  set_text(arena, metadata, CRD_STRING("namespace"), namespace_);
  return metadata;
}

/* Sets an entry of a map in the metadata; makes the map if it is absent. */
static void set_entry(crd_arena *arena, crd_value *metadata, crd_string map, crd_string key, crd_string text) {
  crd_value *entries = crd_value_get(metadata, map);
  if (!entries || entries->kind != CRD_MAP) entries = crd_value_set(arena, metadata, map, crd_value_make_map(arena, 4));
  crd_value_set(arena, entries, key, crd_value_make_string(text));
}

void crd_metadata_set_label(crd_arena *arena, crd_value *metadata, crd_string key, crd_string value) {
  set_entry(arena, metadata, CRD_STRING("labels"), key, value);
}

void crd_metadata_set_annotation(crd_arena *arena, crd_value *metadata, crd_string key, crd_string value) {
  set_entry(arena, metadata, CRD_STRING("annotations"), key, value);
}
