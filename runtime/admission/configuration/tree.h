/* SPDX-License-Identifier: Apache-2.0 */
/* Access to members of objects; a member of the wrong type counts as absent. */
#pragma once

#include <crd/admission.h>

static inline const crd_value *tree_member(const crd_value *map, const char *name) {
  return map && map->kind == CRD_MAP ? crd_value_get(map, crd_string_of(name)) : NULL;
}

static inline const crd_value *tree_map(const crd_value *map, const char *name) {
  const crd_value *value = tree_member(map, name);
  return value && value->kind == CRD_MAP ? value : NULL;
}

static inline crd_string tree_text(const crd_value *map, const char *name) {
  return crd_value_text(tree_member(map, name));
}

static inline bool tree_says(const crd_value *map, const char *name, const char *word) {
  return crd_string_equal(tree_text(map, name), crd_string_of(word));
}

static inline bool tree_is_true(const crd_value *map, const char *name) {
  const crd_value *value = tree_member(map, name);
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

static inline crd_string tree_metadata_text(const crd_value *object, const char *name) {
  return tree_text(tree_member(object, "metadata"), name);
}

/* The group, version and kind of an object's apiVersion and kind. */
static inline crd_gvk tree_kind(const crd_value *object) {
  crd_string api = tree_text(object, "apiVersion");
  crd_gvk kind = {CRD_STRING(""), api, tree_text(object, "kind")};
  crd_string group, version;
  if (crd_string_cut(api, '/', &group, &version)) kind.group = group, kind.version = version;
  return kind;
}

/* utilerrors.NewAggregate's text: a single error, or all in brackets, without duplicates. */
crd_string crd_aggregate_text(crd_arena *arena, const crd_texts *errors);
