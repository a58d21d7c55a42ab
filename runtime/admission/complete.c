/* SPDX-License-Identifier: Apache-2.0 */
/* Completes a request as the API server's endpoints do before admission: missing attributes are taken from the object, and
 * objects are decoded. Mirrors apiserver pkg/endpoints/handlers (create.go, update.go, delete.go, rest.go)
 * and RequestInfo. */
#include "../base/nearest_name.h"
#include "../value/joined.h"
#include "chain.h"
#include "configuration/tree.h"

#include <crd/walk.h>

static crd_value *own_metadata(crd_value *object) {
  crd_value *metadata = object && object->kind == CRD_MAP ? crd_value_get(object, CRD_STRING("metadata")) : NULL;
  return metadata && metadata->kind == CRD_MAP ? metadata : NULL;
}

/* ---- objects ---- */

/* Whether an object has the request's kind, or no kind; else false with the error. */
static bool is_of_kind(crd_arena *arena, const crd_value *object, crd_gvk kind, crd_string *error) {
  crd_gvk own = tree_kind(object);
  if ((!own.group.size && !own.version.size && !own.kind.size) || crd_gvk_equal(own, kind)) return true;
  return crd_refused(error, crd_joined(arena, CRD_STRING("the object is a "), crd_gvk_text(arena, own),
                                       CRD_STRING(", the request's kind a "), crd_gvk_text(arena, kind)));
}

static void set_request_kind(crd_arena *arena, crd_value *object, crd_gvk kind) {
  crd_text api = {.arena = arena};
  crd_text_add(&api, kind.group);
  if (kind.group.size) crd_text_add_char(&api, '/');
  crd_text_add(&api, kind.version);
  crd_value_set(arena, object, CRD_STRING("apiVersion"), crd_value_make_string(crd_text_string(&api)));
  crd_value_set(arena, object, CRD_STRING("kind"), crd_value_make_string(kind.kind));
}

/* Prunes and defaults a custom resource. */
static crd_value *shaped(crd_arena *arena, const custom_resource *custom, const crd_value *object) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_copy(arena, object);
  if (!custom->type || custom->preserves_unknown) return copy;
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  crd_walk_run(&walk, custom->type->type, copy, NULL);
  return copy;
}

crd_value *crd_admission_filled_in(crd_arena *arena, const crd_admission_configuration *configuration, crd_gvk kind,
                                   const crd_value *object) {
  const crd_admission_setup *setup = &configuration->setup;
  if (!setup->fill_in) return NULL;
  const crd_string endpoint = crd_arena_printf(arena, "%.*s%s%.*s/%.*s", CRD_PRINT(kind.group), kind.group.size ? "/" : "",
                                               CRD_PRINT(kind.version), CRD_PRINT(kind.kind));
  return setup->fill_in(arena, endpoint, object, setup->kubernetes_minor);
}

typedef struct completion {
  crd_arena *arena;
  const crd_admission_configuration *configuration;
  crd_admission_attributes *attributes;
  bool known; /* a kind that is served: */
  found_resource found;
  crd_string *error;
} completion;

/* Decodes an object of the request's kind and resource. */
static crd_value *decode_object(completion *all, const crd_value *object) {
  const crd_gvk *kind = &all->attributes->kind;
  const crd_builtin_kind *builtin = crd_builtin_find(kind->group, kind->version, kind->kind);
  crd_value *decoded;
  if (builtin) {
    crd_builtin_decoding decoding = {.strict = false};
    decoded = crd_admission_filled_in(all->arena, all->configuration, *kind, object);
    if (!decoded) decoded = crd_builtin_object(all->arena, builtin, object, &decoding);
    if (!decoded) *all->error = decoding.error;
  } else if (all->known && all->found.custom && crd_gvk_equal(all->found.custom->kind, *kind)) {
    decoded = shaped(all->arena, all->found.custom, object);
  } else {
    decoded = crd_arena_alloc(all->arena, sizeof *decoded);
    *decoded = crd_value_copy(all->arena, object);
  }
  return decoded;
}

/* False with the error. */
static bool complete_object(completion *all, const crd_value **object, const char *what) {
  if (!*object || (*object)->kind == CRD_NULL) {
    *object = NULL;
    return true;
  }
  crd_value *decoded = (*object)->kind == CRD_MAP ? decode_object(all, *object) : NULL;
  if ((*object)->kind != CRD_MAP) *all->error = CRD_STRING("it is no object");
  if (!decoded || !is_of_kind(all->arena, decoded, all->attributes->kind, all->error)) {
    *all->error = crd_arena_printf(all->arena, "%s: %.*s", what, CRD_PRINT(*all->error));
    return false;
  }
  set_request_kind(all->arena, decoded, all->attributes->kind);
  crd_value *metadata = own_metadata(decoded);
  bool given = metadata && crd_value_text(crd_value_get(metadata, CRD_STRING("namespace"))).size;
  if (metadata && !given && all->known && all->found.namespaced)
    crd_value_set(all->arena, metadata, CRD_STRING("namespace"), crd_value_make_string(all->attributes->namespace_));
  *object = decoded;
  return true;
}

/* ---- the request ---- */

static bool is_empty(crd_gvk kind) {
  return !kind.group.size && !kind.version.size && !kind.kind.size;
}

/* kind, resource and scope. */
static void complete_resource(completion *all, const crd_value *said) {
  crd_admission_attributes *attributes = all->attributes;
  if (is_empty(attributes->kind)) attributes->kind = tree_kind(said);
  all->known = crd_resource_of_kind(all->configuration->resources, attributes->kind, &all->found);
  if (attributes->resource.resource.size) return;
  if (all->known)
    attributes->resource = all->found.resource;
  else
    attributes->resource =
        (crd_gvr){attributes->kind.group, attributes->kind.version, crd_resource_guess(all->arena, attributes->kind.kind)};
}

static void complete_names(completion *all, const crd_value *said) {
  crd_admission_attributes *attributes = all->attributes;
  if (!attributes->name.size) attributes->name = tree_metadata_text(said, "name");
  bool is_namespace =
      !attributes->resource.group.size && crd_string_equal(attributes->resource.resource, CRD_STRING("namespaces"));
  if (is_namespace) /* RequestInfo, and the create handler */
    attributes->namespace_ = attributes->name;
  else if (!attributes->namespace_.size)
    attributes->namespace_ = tree_metadata_text(said, "namespace");
  if (!is_namespace && !attributes->namespace_.size && all->known && all->found.namespaced)
    attributes->namespace_ = CRD_STRING("default");
}

static void complete_user(crd_user *user) {
  static const crd_string groups[] = {CRD_STRING_INIT("system:masters"), CRD_STRING_INIT("system:authenticated")};
  if (user->name.size || user->group_count) return;
  user->name = CRD_STRING("kubernetes-admin");
  user->groups = groups;
  user->group_count = 2;
}

bool crd_admission_complete(crd_arena *arena, const crd_admission_configuration *configuration,
                            crd_admission_attributes *attributes, crd_string *error) {
  if (!crd_is_among(attributes->operation, "CREATE UPDATE DELETE CONNECT"))
    return crd_refused(error, crd_arena_printf(arena, "unknown operation \"%.*s\"", CRD_PRINT(attributes->operation)));
  completion all = {.arena = arena, .configuration = configuration, .attributes = attributes, .error = error};
  bool has_object = attributes->object && attributes->object->kind != CRD_NULL;
  const crd_value *said = has_object ? attributes->object : attributes->old_object;
  complete_resource(&all, said);
  complete_names(&all, said);
  complete_user(&attributes->user);
  return complete_object(&all, &attributes->object, "object") && complete_object(&all, &attributes->old_object, "oldObject");
}
