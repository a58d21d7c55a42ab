/* SPDX-License-Identifier: Apache-2.0 */
#include "judge.h"

/* The path of the replicas: for custom resources the definition has it; in all built-in kinds it is the same
 * (registry/apps/.../storage, registry/core/replicationcontroller). */
static crd_string replicas_path(const crd_registry *registry, const replay_event *event, const crd_value *object) {
  const crd_string name = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  const crd_kind *kind = crd_registry_find(registry, event->group, event->version, name);
  if (kind && kind->scale) return kind->scale->spec_replicas_path;
  const bool built_in = crd_string_equal(event->group, CRD_STRING("apps")) ||
                        (!event->group.size && crd_string_equal(event->resource, CRD_STRING("replicationcontrollers")));
  return built_in ? CRD_STRING(".spec.replicas") : (crd_string){NULL, 0};
}

static bool put_at(crd_arena *arena, crd_value *object, crd_string path, crd_value value) {
  crd_string name, rest = {path.data + 1, path.size - 1}; /* after the leading dot */
  while (crd_string_cut(rest, '.', &name, &rest)) {
    crd_value *next = crd_value_get(object, name);
    object = next ? next : crd_value_set(arena, object, name, crd_value_make_map(arena, 1));
    if (object->kind != CRD_MAP) return false;
  }
  crd_value_set(arena, object, name, value);
  return true;
}

static bool is_scale_of(const crd_value *scale, const crd_value *object) {
  const crd_string uid = crd_value_text(crd_value_find(scale, "metadata", "uid", NULL));
  return uid.size && crd_string_equal(uid, crd_value_text(crd_value_find(object, "metadata", "uid", NULL)));
}

crd_string replay_scaled(crd_arena *arena, const crd_registry *registry, const replay_event *event, crd_string known) {
  const crd_string nothing = {NULL, 0};
  if (!known.size || !crd_string_equal(event->sub_resource, CRD_STRING("scale"))) return nothing;
  const crd_value *scale = event->response.size ? crd_json_parse(arena, event->response, NULL, NULL) : NULL;
  crd_value *object = crd_json_parse(arena, known, NULL, NULL);
  if (!scale || !object || !is_scale_of(scale, object)) return nothing;
  const crd_string path = replicas_path(registry, event, object);
  const crd_value *replicas = crd_value_find(scale, "spec", "replicas", NULL); /* absent means zero: omitempty */
  const crd_value *version = crd_value_find(scale, "metadata", "resourceVersion", NULL);
  crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  if (path.size < 2 || !version || !put_at(arena, object, path, replicas ? *replicas : crd_value_make_int(0)))
    return nothing;
  crd_value_set(arena, metadata, CRD_STRING("resourceVersion"), *version);
  crd_text text = {.arena = arena};
  crd_json_write(&text, object, CRD_JSON_COMPACT);
  return crd_text_string(&text);
}
