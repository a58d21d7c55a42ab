/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/expression_judge.h"
#include "options.h"
#include <crd/builtin.h>
#include <crd/core.h>
#include <crd/json.h>
#include <stdlib.h>

/* The endpoint of a service. */
typedef struct builtin_endpoint {
  const crd_builtin_kind *kind;
  crd_string endpoint; /* "apps/v1/Deployment" */
  unsigned kubernetes_minor;
} builtin_endpoint;

struct builtin_services {
  crd_arena *arena;
  builtin_endpoint *endpoints;
  crd_admission_service *items;
  size_t count;
};

/* Whether the service judges the object of the review; other objects are allowed. */
static bool concerns_object(const builtin_endpoint *own, const crd_review *review, bool update) {
  if (!review->object || (update && !review->old_object)) return false;
  if (update) return crd_builtin_is_updated(own->endpoint, review->sub_resource);
  return crd_string_equal(review->operation, CRD_STRING("CREATE")) && !review->sub_resource.size;
}

static void answer_builtin(const crd_admission_service *service, const crd_admission_request *request,
                           crd_admission_response *response) {
  const builtin_endpoint *own = service->context;
  const crd_review *review = &request->review;
  const bool update = crd_string_equal(review->operation, CRD_STRING("UPDATE"));
  if (!crd_string_equal(review->kind, own->kind->kind) || !crd_string_equal(review->kind_group, own->kind->group) ||
      !crd_string_equal(review->kind_version, own->kind->version)) {
    crd_admission_deny(response, 400, CRD_STRING("BadRequest"),
                       crd_arena_printf(request->arena, "this path is for %.*s", CRD_PRINT(own->endpoint)));
    return;
  }
  if (!concerns_object(own, review, update)) return;
  crd_builtin_request asked = {.endpoint = own->endpoint,
                               .update = update,
                               .subresource = review->sub_resource,
                               .body = crd_json_encode(request->arena, review->object, CRD_JSON_COMPACT),
                               .encoding = CRD_ENCODING_JSON,
                               .namespace_ = review->name_space,
                               .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                               .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                               .expressions = crdc_expression_judge,
                               .kubernetes_minor = own->kubernetes_minor,
                               .without_object = true,
                               .any_network = true,
                               .any_node_port = true};
  if (update) asked.old_body = crd_json_encode(request->arena, review->old_object, CRD_JSON_COMPACT);
  crd_verdict *verdict = crd_arena_alloc(request->arena, sizeof *verdict);
  crd_builtin_judge(request->arena, &asked, verdict);
  for (uint32_t i = 0; i < verdict->warnings.count; i++) crd_admission_warn(response, verdict->warnings.items[i]);
  if (verdict->allowed) return;
  if (verdict->error.size) {
    crd_admission_deny(response, 500, CRD_STRING("InternalError"), verdict->error);
    return;
  }
  crd_admission_deny(response, verdict->code, verdict->reason, verdict->message);
  response->causes = &verdict->errors;
  response->about = verdict->details;
}

static void add_service(builtin_services *services, const crd_builtin_kind *kind, unsigned kubernetes_minor) {
  crd_arena *arena = services->arena;
  const crd_builtin_life *life = crd_builtin_life_of(kind->group, kind->version, kind->kind);
  crd_string group = kind->group.size ? kind->group : CRD_STRING("core");
  crd_string endpoint = crd_arena_printf(arena, "%.*s%s%.*s/%.*s", CRD_PRINT(kind->group), kind->group.size ? "/" : "",
                                         CRD_PRINT(kind->version), CRD_PRINT(kind->kind));
  if (!kind->served || !life || !crd_builtin_life_has(life, kubernetes_minor) || !crd_builtin_is_known(endpoint)) return;
  builtin_endpoint *own = &services->endpoints[services->count];
  *own = (builtin_endpoint){.kind = kind, .endpoint = endpoint, .kubernetes_minor = kubernetes_minor};
  services->items[services->count++] =
      (crd_admission_service){.path = crd_arena_printf(arena, "/validate/%.*s/%.*s/%.*s", CRD_PRINT(group),
                                                       CRD_PRINT(kind->version), CRD_PRINT(kind->resource)),
                              .function = answer_builtin,
                              .context = own};
}

typedef struct services_job {
  builtin_services *services;
  const crd_admission_service *others;
  size_t count;
  unsigned kubernetes_minor;
} services_job;

static void fill_services(void *context) {
  const services_job *job = context;
  builtin_services *services = job->services;
  size_t count;
  const crd_builtin_kind *kinds = crd_builtin_kinds(&count);
  services->endpoints = crd_arena_alloc(services->arena, count * sizeof *services->endpoints);
  services->items = crd_arena_alloc(services->arena, (count + job->count) * sizeof *services->items);
  for (size_t i = 0; i < count; i++) add_service(services, &kinds[i], job->kubernetes_minor);
  for (size_t i = 0; i < job->count; i++) services->items[services->count++] = job->others[i];
}

builtin_services *builtin_services_create(unsigned kubernetes_minor, const crd_admission_service *others, size_t count) {
  builtin_services *services = calloc(1, sizeof *services);
  if (services) services->arena = crd_arena_create(NULL);
  services_job job = {services, others, count, kubernetes_minor};
  if (services && services->arena && !crd_guard(services->arena, fill_services, &job)) return services;
  builtin_services_destroy(services);
  return NULL;
}

void builtin_services_destroy(builtin_services *services) {
  if (!services) return;
  if (services->arena) crd_arena_destroy(services->arena);
  free(services);
}

const crd_admission_service *builtin_services_all(const builtin_services *services, size_t *count) {
  *count = services->count;
  return services->items;
}
