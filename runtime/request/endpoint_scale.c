/* SPDX-License-Identifier: Apache-2.0 */
/* The scale subresource: makes an autoscaling/v1 Scale from the stored object, replaces or patches it, and copies its
 * replicas into the object, which is then updated like any other.
 *
 * Mirrors ScaleREST, scaleUpdatedObjectInfo and scaleFromCustomResource of apiextensions-apiserver
 * pkg/registry/customresource/etcd.go, UpdateResource and PatchResource of apiserver pkg/endpoints/handlers, and
 * ScaleHandler.ToSubresource of apimachinery pkg/util/managedfields. */
#include "../value/joined.h"
#include "endpoint_parts.h"

/* A placeholder for missing replicas, which no client may send. */
#define NO_REPLICAS INT32_MIN
#define NONE ((crd_string){NULL, 0})

/* ---- the Scale of an object ---- */

static void add_scale_string(crd_arena *arena, crd_value *map, const char *name, crd_string text) {
  if (text.size) crd_value_set(arena, map, crd_string_of(name), crd_value_make_string(text));
}

/* Whether a set of fields (metav1.FieldsV1) has the field itself, not only some below it. */
static bool set_has(const crd_value *set, crd_string path) {
  size_t start = path.size && path.data[0] == '.';
  char name[256] = "f:";
  while (start <= path.size) {
    size_t end = start;
    while (end < path.size && path.data[end] != '.') end++;
    if (end - start > sizeof name - 2) return false;
    memcpy(name + 2, path.data + start, end - start);
    set = crd_value_get(set, (crd_string){name, end - start + 2});
    if (!set || set->kind != CRD_MAP) return false;
    start = end + 1;
  }
  return !set->size || crd_value_get(set, CRD_STRING("."));
}

/* The path of the replicas in the version of an entry of managed fields; empty: none. */
static crd_string replicas_path(const endpoint *endpoint, crd_string api_version) {
  const crd_registry *registry = endpoint->request->registry;
  const crd_kind *own = endpoint->route.kind;
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *kind = registry->kinds[i];
    if (kind->scale && crd_string_equal(kind->group, own->group) && crd_string_equal(kind->kind, own->kind) &&
        crd_string_equal(crd_request_group_version(endpoint->arena, kind->group, kind->version), api_version))
      return kind->scale->spec_replicas_path;
  }
  return NONE;
}

/* The entries that own the replicas, as owners of those of the Scale. */
static void add_managed_fields(const endpoint *endpoint, crd_value *metadata, const crd_value *stored) {
  static const char *const order[] = {"manager", "operation", "apiVersion", "time", "fieldsType", "fieldsV1", "subresource"};
  crd_arena *arena = endpoint->arena;
  const crd_value *entries = crd_value_find(stored, "metadata", "managedFields", NULL);
  if (!entries || entries->kind != CRD_LIST) return;
  crd_value list = crd_value_make_list(arena, entries->size);
  for (uint32_t i = 0; i < entries->size; i++) {
    const crd_value *old = &entries->as.items[i];
    const crd_value *version = crd_value_get(old, CRD_STRING("apiVersion"));
    const crd_value *fields = crd_value_get(old, CRD_STRING("fieldsV1"));
    crd_string path =
        version && version->kind == CRD_STRING_VALUE ? replicas_path(endpoint, crd_value_string(version)) : NONE;
    if (!path.size || !fields || !set_has(fields, path)) continue;
    crd_value set = crd_value_make_map(arena, 1), spec = crd_value_make_map(arena, 1);
    crd_value_set(arena, &spec, CRD_STRING("f:replicas"), crd_value_make_map(arena, 0));
    crd_value_set(arena, &set, CRD_STRING("f:spec"), spec);
    crd_value entry = crd_value_make_map(arena, sizeof order / sizeof *order);
    for (size_t k = 0; k < sizeof order / sizeof *order; k++) {
      crd_string name = crd_string_of(order[k]);
      const crd_value *value = crd_value_get(old, name);
      if (value) crd_value_set(arena, &entry, name, *value);
    }
    crd_value_set(arena, &entry, CRD_STRING("apiVersion"), crd_value_make_string(CRD_STRING("autoscaling/v1")));
    crd_value_set(arena, &entry, CRD_STRING("fieldsV1"), set);
    crd_value_append(arena, &list, entry);
  }
  if (list.size) crd_value_set(arena, metadata, CRD_STRING("managedFields"), list);
}

/* scaleFromCustomResource: `replicas` is used if the object has none. False with Go's error. */
static bool scale_of(const endpoint *endpoint, const crd_value *object, int32_t replicas, crd_value *scale,
                     crd_string *error) {
  static const unsigned copied[] = {META_NAME, META_NAMESPACE, META_UID, META_RESOURCE_VERSION, META_CREATION_TIMESTAMP};
  crd_arena *arena = endpoint->arena;
  const crd_scale *paths = endpoint->route.kind->scale;
  const crd_value *wanted = crd_request_scale_value(arena, object, paths->spec_replicas_path, CRD_INT, error);
  const crd_value *actual =
      error->size ? NULL : crd_request_scale_value(arena, object, paths->status_replicas_path, CRD_INT, error);
  const crd_value *selector = NULL;
  if (!error->size && paths->label_selector_path.size)
    selector = crd_request_scale_value(arena, object, paths->label_selector_path, CRD_STRING_VALUE, error);
  if (error->size) return false;
  if (wanted) replicas = (int32_t)wanted->as.integer; /* as Go converts */
  request_meta own = crd_request_meta_of(object);
  crd_value metadata = crd_value_make_map(arena, 6), spec = crd_value_make_map(arena, 1),
            status = crd_value_make_map(arena, 2);
  for (size_t i = 0; i < sizeof copied / sizeof *copied; i++)
    add_scale_string(arena, &metadata, crd_core_object_meta_type.fields[copied[i]].name.data,
                     crd_request_meta_string(own, copied[i]));
  if (replicas) crd_value_set(arena, &spec, CRD_STRING("replicas"), crd_value_make_int(replicas));
  crd_value_set(arena, &status, CRD_STRING("replicas"), crd_value_make_int(actual ? (int32_t)actual->as.integer : 0));
  if (selector) add_scale_string(arena, &status, "selector", crd_value_string(selector));
  *scale = crd_value_make_map(arena, 5);
  add_scale_string(arena, scale, "kind", CRD_STRING("Scale"));
  add_scale_string(arena, scale, "apiVersion", CRD_STRING("autoscaling/v1"));
  crd_value_set(arena, scale, CRD_STRING("metadata"), metadata);
  crd_value_set(arena, scale, CRD_STRING("spec"), spec);
  crd_value_set(arena, scale, CRD_STRING("status"), status);
  return true;
}

/* unstructured.SetNestedField. */
static bool put_replicas(crd_arena *arena, crd_value *object, crd_string path, int32_t replicas, crd_string *error) {
  size_t start = path.size && path.data[0] == '.';
  for (;;) {
    size_t end = start;
    while (end < path.size && path.data[end] != '.') end++;
    crd_string name = crd_string_slice(path, start, end);
    if (end >= path.size) {
      crd_value_set(arena, object, name, crd_value_make_int(replicas));
      return true;
    }
    crd_value *next = crd_value_get(object, name);
    if (!next) next = crd_value_set(arena, object, name, crd_value_make_map(arena, 1));
    if (next->kind != CRD_MAP)
      return crd_refused(error, crd_arena_printf(arena, "value cannot be set because %s%.*s is not a map[string]interface{}",
                                                 path.data[0] == '.' ? "" : ".", (int)end, path.data));
    object = next;
    start = end + 1;
  }
}

/* ---- the update ---- */

/* The stored object as the storage decodes it. */
static crd_value *stored_object(const endpoint *endpoint) {
  crd_arena *arena = endpoint->arena;
  if (!endpoint->request->stored) return NULL;
  crd_value *object = crd_arena_alloc(arena, sizeof *object);
  *object = crd_value_copy(arena, endpoint->request->stored);
  crd_errors errors = crd_errors_init(arena);
  crd_walk walk = {.arena = arena, .errors = &errors, .mode = CRD_WALK_SHAPE, .stored = true};
  crd_walk_run(&walk, endpoint->route.kind->type, object, NULL);
  return object;
}

/* Whether there is an object with the name and uid of a replacement; if not, it refuses the request. */
static bool is_there(request_state *state, const crd_value *scale, const crd_value *object) {
  crd_value probe = object ? crd_value_copy(state->arena, object) : crd_value_make_map(state->arena, 1);
  request_meta meta = crd_request_meta_of(&probe);
  crd_string uid = crd_request_meta_string(crd_request_meta_of(scale), META_UID);
  if (uid.size) crd_request_meta_set_string(state->arena, &meta, META_UID, uid);
  return !crd_request_is_stale(state, &probe, object) || crd_request_refuse_stale(state, &probe, object);
}

/* rest.EnsureObjectNamespaceMatchesRequestNamespace, checkName and the owners of the Scale. */
static bool is_named(request_state *state, crd_value *scale) {
  request_meta meta = crd_request_meta_of(scale);
  crd_string own = crd_request_meta_string(meta, META_NAMESPACE);
  bool same = !own.size || !state->kind->namespaced || crd_string_equal(own, state->request->namespace_);
  crd_string refusal = crd_request_check_url(state, meta, same);
  if (refusal.size) return crd_request_refuse_bad(state, refusal);
  crd_request_dedup_owners(state->arena, meta, state->origin == REQUEST_PATCH, &state->verdict->warnings);
  return true;
}

/* scaleUpdatedObjectInfo.UpdatedObject from the new Scale on, and Store.Update. */
static void update_object(endpoint *endpoint, const crd_request *asked, const crd_value *scale, crd_value *object) {
  crd_arena *arena = endpoint->arena;
  crd_verdict *verdict = endpoint->verdict;
  crd_string path = asked->kind->scale->spec_replicas_path, error = NONE;
  crd_string version = crd_request_meta_string(crd_request_meta_of(scale), META_RESOURCE_VERSION);
  const crd_value *sent = crd_value_find(scale, "spec", "replicas", NULL);
  int32_t replicas = sent ? (int32_t)sent->as.integer : 0;
  crd_value updated = crd_value_copy(arena, object);
  if (replicas == NO_REPLICAS) {
    crd_endpoint_bad_request(endpoint, crd_joined(arena, CRD_STRING("the spec replicas field "), crd_quoted(arena, path),
                                                  CRD_STRING(" cannot be empty")));
    return;
  }
  if (!put_replicas(arena, &updated, path, replicas, &error)) {
    crd_endpoint_refuse(endpoint, 500, "", error);
    return;
  }
  request_meta meta = crd_request_meta_of(&updated);
  if (version.size) crd_request_meta_set_string(arena, &meta, META_RESOURCE_VERSION, version);
  crd_request request = *asked;
  request.body = NONE;
  request.object = &updated;
  request.patch = CRD_PATCH_NONE;
  request.options = NULL; /* they hold */
  request.field_validation = CRD_FIELDS_IGNORE;
  crd_texts warnings = verdict->warnings;
  crd_request_judge(arena, &request, verdict);
  for (uint32_t i = 0; i < verdict->warnings.count; i++) crd_texts_add(&warnings, verdict->warnings.items[i]);
  verdict->warnings = warnings;
  if (!verdict->allowed) return;
  crd_value *answer = crd_arena_alloc(arena, sizeof *answer);
  if (scale_of(endpoint, verdict->object, 0, answer, &error))
    verdict->object = answer;
  else
    crd_endpoint_bad_request(endpoint, error);
}

/* ---- the handlers ---- */

/* UpdateResource up to the storage. For every decoding error the handler looks up the expected kind among custom resources,
 * and only reports that there is no Scale. */
static bool read_replacement(request_state *state, crd_value *scale) {
  const crd_request *request = state->request;
  crd_string error = NONE;
  bool good = crd_scale_decode(state, &state->source, scale, &error);
  if (good && (request->field_validation != CRD_FIELDS_STRICT || !state->verdict->found.count)) {
    crd_request_tell_strict(state);
    crd_request_conclude_url(state);
    return is_named(state, scale);
  }
  return crd_request_refuse_bad(
      state, CRD_STRING("no kind is registered for the type v1.Scale in scheme \"pkg/runtime/scheme.go:111\""));
}

/* patcher.applyPatch on the Scale of the object. */
static bool read_patched(request_state *state, const crd_value *current, crd_value *scale) {
  crd_verdict *verdict = state->verdict;
  crd_string error = NONE;
  crd_string text = crd_json_encode(state->arena, current, CRD_JSON_COMPACT); /* a struct keeps the order of its fields */
  state->handler.old_text = text;
  if (!crd_request_patch(state, crd_json_parse(state->arena, text, NULL, NULL), &state->source)) return false;
  if (!crd_scale_decode(state, &state->source, scale, &error)) state->handler.undecodable = error;
  crd_request_tell_strict(state);
  crd_request_conclude_url(state);
  return !verdict->code && !verdict->error.size && is_named(state, scale);
}

void crd_endpoint_scale(endpoint *endpoint, crd_request *request) {
  request->operation = CRD_UPDATE;
  request_state state = crd_request_begin(endpoint->arena, request, endpoint->verdict);
  crd_value *object = stored_object(endpoint), scale = crd_value_make_map(endpoint->arena, 3), current;
  crd_string error = NONE;
  if (!crd_request_options_hold(&state) || (!request->patch && !read_replacement(&state, &scale))) return;
  if (request->patch && !object) { /* what is no patch may be told first */
    crd_request_patch(&state, NULL, &state.source);
    return;
  }
  if (!is_there(&state, &scale, object)) return;
  if (!scale_of(endpoint, object, NO_REPLICAS, &current, &error)) {
    crd_endpoint_refuse(endpoint, 500, "", error);
    return;
  }
  if (request->patch) {
    add_managed_fields(endpoint, crd_value_get(&current, CRD_STRING("metadata")), object);
    if (!read_patched(&state, &current, &scale)) return;
  }
  update_object(endpoint, request, &scale, object);
}
