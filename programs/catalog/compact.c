/* SPDX-License-Identifier: Apache-2.0 */
#include "schema.h"

/* A member can also be called description: only that of a schema is a text. */
static void drop_description(crd_value *node) {
  static const char *const maps[] = {"properties", "patternProperties", "definitions", "$defs"},
                           *const lists[] = {"allOf", "anyOf", "oneOf"},
                           *const nodes[] = {"items", "additionalProperties", "not"};
  if (node->kind != CRD_MAP) return;
  const crd_value *description = crd_value_get(node, CRD_STRING("description"));
  if (description && description->kind == CRD_STRING_VALUE) crd_value_remove(node, CRD_STRING("description"));
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
    crd_value *map = crd_value_get(node, crd_string_of(maps[i]));
    for (uint32_t k = 0; map && map->kind == CRD_MAP && k < map->size; k++) drop_description(&map->as.members[k].value);
  }
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    crd_value *list = crd_value_get(node, crd_string_of(lists[i]));
    for (uint32_t k = 0; list && list->kind == CRD_LIST && k < list->size; k++) drop_description(&list->as.items[k]);
  }
  for (size_t i = 0; i < sizeof nodes / sizeof *nodes; i++) {
    crd_value *inner = crd_value_get(node, crd_string_of(nodes[i]));
    if (inner) drop_description(inner);
  }
}

crd_string catalog_compact_schema(crd_arena *arena, crd_value *root) {
  drop_description(root);
  return crd_json_encode(arena, root, CRD_JSON_COMPACT);
}

crd_string catalog_compact_crd(crd_arena *arena, crd_value *crd) {
  crd_value *versions = crd_value_find(crd, "spec", "versions", NULL),
            *metadata = crd_value_get(crd, CRD_STRING("metadata"));
  crd_value_remove(crd, CRD_STRING("status"));
  for (uint32_t i = 0; metadata && metadata->kind == CRD_MAP && i < metadata->size;) {
    crd_string name = crd_member_name(&metadata->as.members[i]);
    if (crd_string_equal(name, CRD_STRING("name")))
      i++;
    else
      crd_value_remove(metadata, name);
  }
  for (uint32_t i = 0; versions && versions->kind == CRD_LIST && i < versions->size; i++) {
    crd_value *root = crd_value_find(&versions->as.items[i], "schema", "openAPIV3Schema", NULL);
    if (root) drop_description(root);
  }
  return crd_json_encode(arena, crd, CRD_JSON_COMPACT);
}
