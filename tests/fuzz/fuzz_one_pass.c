/* SPDX-License-Identifier: Apache-2.0 */
/* Bodies of creates and updates of any bytes: judged in one pass or on the value tree, they are judged alike. The first byte
 * chooses what is asked: the kind posted to, whether unknown fields are collected, and for an update what is stored. */
#include "../conformance/one_pass_compare.h"
#include "registry.h"
#include <crd/json.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
  if (!condition) abort();
}

static crd_string text_of(const crd_value *object, const char *name) {
  const crd_value *value = crd_value_get(object, crd_string_of(name));
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : CRD_STRING("");
}

/* The body's own kind, or any. */
static const crd_kind *kind_of(crd_arena *arena, crd_string body, unsigned choice) {
  const crd_registry *registry = &crd_registry_generated;
  const crd_value *object = crd_json_parse(arena, body, NULL, NULL);
  const crd_kind *own = crd_registry_find_object(registry, text_of(object, "apiVersion"), text_of(object, "kind"));
  return own && choice % 16 ? own : registry->kinds[choice % registry->count];
}

static void compare(crd_arena *arena, const crd_request *request) {
  require(one_pass_compare(arena, request).differs.size == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char stored[] =
      "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"a\",\"generation\":3,\"uid\":\"u\"},"
      "\"spec\":{\"managedBy\":\"ray.io/kuberay-operator\",\"headGroupSpec\":{\"rayStartParams\":{},\"template\":{}}},"
      "\"status\":{\"desiredWorkerReplicas\":1}}";
  if (size == 0) return 0;
  crd_arena *arena = crd_arena_create(NULL);
  char *exact = malloc(size); /* so that a read past the end is seen */
  require(exact != NULL);
  memcpy(exact, data + 1, size - 1);
  crd_string body = {exact, size - 1};
  crd_request request = {.operation = CRD_CREATE,
                         .kind = kind_of(arena, body, data[0]),
                         .body = body,
                         .want_strict = data[0] & 1,
                         .as_submitted = (data[0] & 2) != 0,
                         .uid = CRD_STRING("u"),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                         .resource_version = CRD_STRING("1")};
  compare(arena, &request);
  request.operation = CRD_UPDATE;
  request.old_object =
      data[0] & 4 ? crd_json_parse(arena, crd_string_of(stored), NULL, NULL) : crd_json_parse(arena, body, NULL, NULL);
  if (request.old_object) compare(arena, &request);
  free(exact);
  crd_arena_destroy(arena);
  return 0;
}
