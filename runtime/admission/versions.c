/* SPDX-License-Identifier: Apache-2.0 */
/* Objects in the version that somebody asked for (admission/conversion.go). Versions of a custom resource differ in
 * apiVersion alone (conversion strategy None); what a webhook or Go's code would convert is not known here, and such a
 * request is not judged. */
#include "chain.h"
#include "tree.h"

crd_string crd_gvk_text(crd_arena *arena, crd_gvk kind) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, kind.group);
  if (kind.group.size) crd_text_add_char(&text, '/');
  crd_text_add(&text, kind.version);
  crd_text_add(&text, CRD_STRING(", Kind="));
  crd_text_add(&text, kind.kind);
  return crd_text_string(&text);
}

crd_string crd_slashes(crd_arena *arena, crd_string group, crd_string version, crd_string name, crd_string sub_resource) {
  const crd_string parts[] = {group, version, name, sub_resource};
  size_t begin = group.size ? 0 : 1, end = 4;
  while (end > begin && !parts[end - 1].size) end--;
  crd_text text = {.arena = arena};
  for (size_t i = begin; i < end; i++) {
    if (i > begin) crd_text_add_char(&text, '/');
    crd_text_add(&text, parts[i]);
  }
  return crd_text_string(&text);
}

static crd_string api_version_of(crd_arena *arena, crd_gvk kind) {
  if (!kind.group.size) return kind.version;
  crd_text text = {.arena = arena};
  crd_text_add(&text, kind.group);
  crd_text_add_char(&text, '/');
  crd_text_add(&text, kind.version);
  return crd_text_string(&text);
}

/* The object with another apiVersion; all else is shared with it. */
static const crd_value *with_api_version(crd_arena *arena, const crd_value *object, crd_gvk kind) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_make_map(arena, object->size);
  for (uint32_t i = 0; i < object->size; i++) {
    const crd_member *member = &object->as.members[i];
    crd_value_add(arena, copy, crd_member_name(member), member->value);
  }
  crd_value_set(arena, copy, CRD_STRING("apiVersion"), crd_value_make_string(api_version_of(arena, kind)));
  return copy;
}

const crd_value *crd_version_object(admission_run *run, const crd_value *object, crd_gvk kind, crd_string *error) {
  crd_gvk own = tree_kind(object);
  if (crd_gvk_equal(own, kind)) return object;
  found_resource found;
  bool known = crd_resource_of_resource(run->configuration->resources, run->attributes->resource, &found);
  bool same_kind = crd_string_equal(own.group, kind.group) && crd_string_equal(own.kind, kind.kind);
  if (known && found.custom && found.custom->converts && same_kind) return with_api_version(run->arena, object, kind);
  run->unjudged = *error = CRD_STRING("the conversion of this kind is not known");
  return NULL;
}

bool crd_version_objects(admission_run *run, versioned_object *versioned, crd_gvk kind, crd_string *error) {
  const crd_admission_attributes *attributes = run->attributes;
  *versioned = (versioned_object){.kind = kind};
  if (attributes->old_object) {
    versioned->old_object = crd_version_object(run, attributes->old_object, kind, error);
    if (!versioned->old_object) return false;
  }
  if (attributes->object) {
    versioned->object = crd_version_object(run, attributes->object, kind, error);
    if (!versioned->object) return false;
  }
  return true;
}
