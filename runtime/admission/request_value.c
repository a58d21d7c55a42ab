/* SPDX-License-Identifier: Apache-2.0 */
/* The request for expressions and webhooks: an AdmissionRequest of admission.k8s.io/v1, with members in the order of Go's
 * struct (plugin/cel/condition.go, CreateAdmissionRequest; webhook/request/admissionreview.go). */
#include "chain.h"

typedef struct request_writer {
  crd_arena *arena;
  crd_value map;
} request_writer;

static void put_member(request_writer *writer, const char *name, crd_value value) {
  crd_value_add(writer->arena, &writer->map, crd_string_of(name), value);
}

static void put_given(request_writer *writer, const char *name, crd_string text) {
  if (text.size) put_member(writer, name, crd_value_make_string(text));
}

static crd_value three(crd_arena *arena, crd_string group, crd_string version, const char *last, crd_string name) {
  crd_value map = crd_value_make_map(arena, 3);
  crd_value_add(arena, &map, CRD_STRING("group"), crd_value_make_string(group));
  crd_value_add(arena, &map, CRD_STRING("version"), crd_value_make_string(version));
  crd_value_add(arena, &map, crd_string_of(last), crd_value_make_string(name));
  return map;
}

static crd_value kind_value(crd_arena *arena, crd_gvk kind) {
  return three(arena, kind.group, kind.version, "kind", kind.kind);
}

static crd_value resource_value(crd_arena *arena, crd_gvr resource) {
  return three(arena, resource.group, resource.version, "resource", resource.resource);
}

static crd_value texts_value(crd_arena *arena, const crd_string *texts, size_t count) {
  crd_value list = crd_value_make_list(arena, count);
  for (size_t i = 0; i < count; i++) crd_value_append(arena, &list, crd_value_make_string(texts[i]));
  return list;
}

static crd_value user_value(crd_arena *arena, const crd_user *user) {
  request_writer writer = {arena, crd_value_make_map(arena, 4)};
  put_given(&writer, "username", user->name);
  put_given(&writer, "uid", user->uid);
  if (user->group_count) put_member(&writer, "groups", texts_value(arena, user->groups, user->group_count));
  if (!user->extra_count) return writer.map;
  crd_value extra = crd_value_make_map(arena, user->extra_count);
  for (size_t i = 0; i < user->extra_count; i++)
    crd_value_set(arena, &extra, user->extra[i].key, texts_value(arena, user->extra[i].values, user->extra[i].count));
  put_member(&writer, "extra", extra);
  return writer.map;
}

/* The options with their own kind; null where the operation has none. */
static crd_value options_value(crd_arena *arena, const crd_admission_attributes *attributes) {
  static const char *const kinds[][2] = {
      {"CREATE", "CreateOptions"}, {"UPDATE", "UpdateOptions"}, {"DELETE", "DeleteOptions"}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!crd_string_equal(attributes->operation, crd_string_of(kinds[i][0]))) continue;
    request_writer writer = {arena, crd_value_make_map(arena, 8)};
    put_given(&writer, "kind", crd_string_of(kinds[i][1]));
    put_given(&writer, "apiVersion", CRD_STRING("meta.k8s.io/v1"));
    const crd_value *given = attributes->options;
    for (uint32_t k = 0; given && given->kind == CRD_MAP && k < given->size; k++) {
      crd_string name = crd_member_name(&given->as.members[k]);
      if (!crd_string_equal(name, CRD_STRING("kind")) && !crd_string_equal(name, CRD_STRING("apiVersion")))
        crd_value_set(arena, &writer.map, name, given->as.members[k].value);
    }
    return writer.map;
  }
  return crd_value_make_null();
}

/* All of it; `objects` is NULL where they are left out. */
static crd_value whole_request(const admission_run *run, crd_gvr resource, crd_gvk kind, crd_string uid,
                               const versioned_object *objects) {
  const crd_admission_attributes *attributes = run->attributes;
  request_writer writer = {run->arena, crd_value_make_map(run->arena, 16)};
  put_member(&writer, "uid", crd_value_make_string(uid));
  put_member(&writer, "kind", kind_value(run->arena, kind));
  put_member(&writer, "resource", resource_value(run->arena, resource));
  put_given(&writer, "subResource", attributes->sub_resource);
  put_member(&writer, "requestKind", kind_value(run->arena, attributes->kind));
  put_member(&writer, "requestResource", resource_value(run->arena, attributes->resource));
  put_given(&writer, "requestSubResource", attributes->sub_resource);
  put_given(&writer, "name", attributes->name);
  put_given(&writer, "namespace", attributes->namespace_);
  put_member(&writer, "operation", crd_value_make_string(attributes->operation));
  put_member(&writer, "userInfo", user_value(run->arena, &attributes->user));
  if (objects) {
    put_member(&writer, "object", objects->object ? *objects->object : crd_value_make_null());
    put_member(&writer, "oldObject", objects->old_object ? *objects->old_object : crd_value_make_null());
  }
  put_member(&writer, "dryRun", crd_value_make_bool(attributes->dry_run));
  put_member(&writer, "options", options_value(run->arena, attributes));
  return writer.map;
}

const crd_value *crd_admission_request_value(admission_run *run, crd_gvr resource, crd_gvk kind) {
  bool same = run->request && crd_gvr_equal(run->request_resource, resource) && crd_gvk_equal(run->request_kind, kind);
  if (same) return run->request;
  crd_value *request = crd_arena_alloc(run->arena, sizeof *request);
  *request = whole_request(run, resource, kind, CRD_STRING(""), NULL);
  run->request = request;
  run->request_resource = resource;
  run->request_kind = kind;
  return request;
}

crd_value crd_hook_review(const admission_run *run, crd_gvr resource, const versioned_object *versioned,
                          crd_string version) {
  crd_text api_version = {.arena = run->arena};
  crd_text_add(&api_version, CRD_STRING("admission.k8s.io/"));
  crd_text_add(&api_version, version);
  request_writer writer = {run->arena, crd_value_make_map(run->arena, 3)};
  put_given(&writer, "kind", CRD_STRING("AdmissionReview"));
  put_given(&writer, "apiVersion", crd_text_string(&api_version));
  put_member(&writer, "request",
             whole_request(run, resource, versioned->kind, CRD_STRING("00000000-0000-0000-0000-000000000001"), versioned));
  return writer.map;
}
