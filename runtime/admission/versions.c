/* SPDX-License-Identifier: Apache-2.0 */
/* Converts objects to the version of a policy or webhook (admission/conversion.go). Versions of a custom resource differ
 * only in apiVersion (conversion strategy None). Conversions by webhooks or by Go code are not known here, and a request
 * that needs one is not judged. */
#include "../value/joined.h"
#include "chain.h"
#include "configuration/tree.h"

crd_string crd_gvk_text(crd_arena *arena, crd_gvk kind) {
  return crd_joined(arena, kind.group, CRD_STRING("/"), kind.version, CRD_STRING(", Kind="), kind.kind);
}

crd_gvk crd_gvk_with_defaults(crd_gvk kind, crd_gvk defaults) {
  if (!kind.kind.size) kind.kind = defaults.kind;
  if (!kind.version.size && !kind.group.size) kind.group = defaults.group;
  if (!kind.version.size && crd_string_equal(kind.group, defaults.group)) kind.version = defaults.version;
  return kind;
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

crd_string crd_api_version(crd_arena *arena, crd_gvk kind) {
  if (!kind.group.size) return kind.version;
  return crd_joined(arena, kind.group, CRD_STRING("/"), kind.version);
}

/* The object with another apiVersion; all else is shared with it. */
static const crd_value *with_api_version(crd_arena *arena, const crd_value *object, crd_gvk kind) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_make_map(arena, object->size);
  for (uint32_t i = 0; i < object->size; i++) {
    const crd_member *member = &object->as.members[i];
    crd_value_add(arena, copy, crd_member_name(member), member->value);
  }
  crd_value_set(arena, copy, CRD_STRING("apiVersion"), crd_value_make_string(crd_api_version(arena, kind)));
  return copy;
}

/* crConverter.ConvertToVersion with nopConverter, which keeps whatever kind an object says to be. */
static const crd_value *convert_custom(admission_run *run, const crd_value *object, crd_gvk own, crd_gvk kind,
                                       crd_string *error) {
  const crd_string target = crd_api_version(run->arena, kind), from = crd_gvk_text(run->arena, own);
  if (!crd_string_equal(own.group, kind.group)) {
    *error = crd_arena_printf(run->arena, "%.*s is unstructured and is not suitable for converting to \"%.*s\"",
                              CRD_PRINT(from), CRD_PRINT(target));
    return NULL;
  }
  if (crd_string_equal(own.version, kind.version)) return object;
  found_resource found;
  const crd_gvr resource = {own.group, own.version, run->attributes->resource.resource};
  if (crd_resource_of_resource(run->configuration->resources, resource, &found))
    return with_api_version(run->arena, object, kind);
  *error = crd_arena_printf(run->arena, "request to convert CR from an invalid group/version: %.*s",
                            CRD_PRINT(crd_api_version(run->arena, own)));
  return NULL;
}

const crd_value *crd_version_object(admission_run *run, const crd_value *object, crd_gvk kind, crd_string *error) {
  crd_gvk own = tree_kind(object);
  if (crd_gvk_equal(own, kind)) return object;
  if (crd_builtin_find(kind.group, kind.version, kind.kind) && crd_gvk_equal(crd_gvk_with_defaults(own, kind), kind))
    return object; /* a typed object need not say what it is */
  found_resource found;
  bool known = crd_resource_of_resource(run->configuration->resources, run->attributes->resource, &found);
  if (known && found.custom && found.custom->converts && crd_string_equal(found.custom->kind.kind, kind.kind))
    return convert_custom(run, object, own, kind, error);
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

version_list crd_version_list_make(admission_run *run, size_t most) {
  return (version_list){crd_arena_alloc(run->arena, (most + 1) * sizeof(versioned_object)), 0};
}

versioned_object *crd_version_list_get(admission_run *run, version_list *list, crd_gvk kind, crd_string *error) {
  for (size_t i = 0; i < list->count; i++)
    if (crd_gvk_equal(list->items[i].kind, kind)) return &list->items[i];
  versioned_object made;
  if (!crd_version_objects(run, &made, kind, error)) return NULL;
  list->items[list->count] = made;
  return &list->items[list->count++];
}
