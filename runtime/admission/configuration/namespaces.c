/* SPDX-License-Identifier: Apache-2.0 */
/* Namespaces, of the configuration and from other sources. */
#include "match.h"

const named_object *crd_find_object(const object_table *table, crd_string namespace_, crd_string name) {
  for (size_t i = 0; i < table->count; i++)
    if (crd_string_equal(table->items[i].name, name) && crd_string_equal(table->items[i].namespace_, namespace_))
      return &table->items[i];
  return NULL;
}

static crd_value *map_in(crd_arena *arena, crd_value *map, const char *name) {
  crd_value *found = crd_value_get(map, crd_string_of(name));
  if (found && found->kind == CRD_MAP) return found;
  return crd_value_set(arena, map, crd_string_of(name), crd_value_make_map(arena, 2));
}

const crd_value *crd_stored_namespace(crd_arena *arena, const crd_value *object) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_copy(arena, object);
  crd_value_remove(copy, CRD_STRING("apiVersion"));
  crd_value_remove(copy, CRD_STRING("kind"));
  crd_value *metadata = map_in(arena, copy, "metadata");
  const crd_value *name = crd_value_get(metadata, CRD_STRING("name"));
  if (name) crd_value_set(arena, map_in(arena, metadata, "labels"), CRD_STRING("kubernetes.io/metadata.name"), *name);
  crd_value *spec = map_in(arena, copy, "spec");
  if (!crd_value_get(spec, CRD_STRING("finalizers"))) {
    crd_value list = crd_value_make_list(arena, 1);
    crd_value_append(arena, &list, crd_value_make_string(CRD_STRING("kubernetes")));
    crd_value_set(arena, spec, CRD_STRING("finalizers"), list);
  }
  crd_value *status = map_in(arena, copy, "status");
  if (!crd_value_get(status, CRD_STRING("phase")))
    crd_value_set(arena, status, CRD_STRING("phase"), crd_value_make_string(CRD_STRING("Active")));
  return copy;
}

const crd_value *crd_empty_namespace(crd_arena *arena, crd_string name) {
  crd_value object = crd_value_make_map(arena, 1), metadata = crd_value_make_map(arena, 1);
  crd_value_set(arena, &metadata, CRD_STRING("name"), crd_value_make_string(name));
  crd_value_set(arena, &object, CRD_STRING("metadata"), metadata);
  return crd_stored_namespace(arena, &object);
}

/* The namespace that the request itself changes or deletes, as it is stored. */
static const crd_value *own_namespace(const match_scope *scope, crd_string name) {
  const crd_admission_attributes *attributes = scope->attributes;
  bool is_namespace = !attributes->kind.group.size && crd_string_equal(attributes->kind.kind, CRD_STRING("Namespace"));
  if (!is_namespace || !attributes->old_object || !crd_string_equal(attributes->name, name)) return NULL;
  return crd_stored_namespace(scope->arena, attributes->old_object);
}

static bool counts_as_there(const match_scope *scope, crd_string name) {
  return !scope->options->no_namespaces && !scope->options->find_namespace &&
         (crd_string_equal(name, CRD_STRING("default")) || crd_string_equal(name, scope->attributes->namespace_));
}

/* A Namespace from crd_admission_options.find_namespace. */
static const crd_value *found_namespace(const match_scope *scope, crd_string name) {
  const crd_admission_options *options = scope->options;
  const crd_value *found =
      options->find_namespace ? options->find_namespace(options->namespace_context, scope->arena, name) : NULL;
  return found ? crd_stored_namespace(scope->arena, found) : NULL;
}

const crd_value *crd_match_namespace(const match_scope *scope, crd_string name, match_error *error) {
  const crd_value *current = found_namespace(scope, name);
  if (current) return current;
  const named_object *found = crd_find_object(&scope->configuration->namespaces->objects, CRD_STRING(""), name);
  if (found) return found->object;
  const crd_value *own = scope->options->no_namespaces ? NULL : own_namespace(scope, name);
  if (own) return own;
  if (counts_as_there(scope, name) && !crd_string_equal(scope->attributes->kind.kind, CRD_STRING("Namespace")))
    return crd_empty_namespace(scope->arena, name);
  if (counts_as_there(scope, name) && crd_string_equal(name, CRD_STRING("default")))
    return crd_empty_namespace(scope->arena, name);
  *error = (match_error){.message = crd_arena_printf(scope->arena, "namespaces \"%.*s\" not found", CRD_PRINT(name)),
                         .code = 404,
                         .reason = CRD_STRING("NotFound")};
  return NULL;
}
