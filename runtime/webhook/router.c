/* SPDX-License-Identifier: Apache-2.0 */
/* A sorted array and a binary search. Kinds with equal paths (groups "a.b" and "a-b") share the first one's route; only
 * `/validate` distinguishes them. If a kind's service that answers with a Status has the kind's own path, the kind's route
 * is kept, since both do the same. */
#include "router.h"
#include <crd/go_text.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

/* The services that kinds have by their markers, as services of the table. */

/* Takes over a complete patch without its brackets, which are written with the answer. */
static void take_patch(crd_admission_response *response, crd_string patch) {
  response->has_patch = true;
  response->null_patch = crd_string_equal(patch, CRD_STRING("null"));
  if (!response->null_patch) crd_text_add(&response->operations, crd_string_slice(patch, 1, patch.size - 1));
}

static void refuse_by_rules(const crd_service_found *found, const crd_admission_request *request,
                            const crd_service_answer *answer, crd_admission_response *response) {
  crd_errors *errors = crd_arena_alloc(request->arena, sizeof *errors);
  *errors = answer->errors;
  crd_admission_deny(response, answer->code, answer->reason, answer->message);
  response->causes = errors;
  if (answer->code)
    response->about = (crd_status_details){
        .given = true, .name = crd_admission_name(request), .group = found->kind->group, .kind = found->kind->kind};
  response->rule = answer->rule;
}

/* Runs the rules or mutations of a crd_service_found, which is the service's context. */
static void crd_rules_service(const crd_admission_service *service, const crd_admission_request *request,
                              crd_admission_response *response) {
  const crd_service_found *found = service->context;
  const crd_service_context context = {.settings = request->settings, .pods = request->pods, .state = request->state};
  crd_service_answer answer;
  if (found->service->mutating)
    crd_service_mutate(request->arena, *found, &request->review, &context, &answer);
  else
    crd_service_validate(request->arena, *found, &request->review, &context, &answer);
  if (answer.stopped) crd_stop_now(request->arena, answer.stopped, 0);
  response->warnings = answer.warnings;
  response->event = answer.event;
  response->unasked = answer.unasked;
  if (!answer.allowed)
    refuse_by_rules(found, request, &answer, response);
  else if (answer.has_patch)
    take_patch(response, answer.patch);
}

#define ALL_KINDS "/validate"

struct router {
  route *routes;
  size_t count;
  crd_arena *arena; /* of the paths and services */
};

static crd_string kind_path(crd_arena *arena, const crd_kind *kind) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING(ALL_KINDS "-"));
  for (size_t i = 0; i < kind->group.size; i++)
    crd_text_add_char(&text, kind->group.data[i] == '.' ? '-' : kind->group.data[i]);
  crd_text_add_char(&text, '-');
  crd_text_add(&text, kind->version);
  crd_text_add_char(&text, '-');
  for (size_t i = 0; i < kind->kind.size; i++) crd_text_add_char(&text, (char)tolower((unsigned char)kind->kind.data[i]));
  return crd_text_string(&text);
}

static int by_path(const void *a, const void *b) {
  return crd_string_compare(((const route *)a)->path, ((const route *)b)->path);
}

typedef struct filling {
  router *router;
  const router_source *source;
  size_t kinds; /* of the routes: those of kinds */
  char *error;
  size_t size;
  bool good;
} filling;

static route *find_among(const filling *filling, crd_string path, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(filling->router->routes[i].path, path)) return &filling->router->routes[i];
  return NULL;
}

static void add_kinds(filling *filling) {
  router *router = filling->router;
  const crd_registry *registry = filling->source->registry;
  router->routes[router->count++] = (route){.path = CRD_STRING(ALL_KINDS)};
  for (size_t i = 0; i < registry->count; i++) {
    if (!crd_kind_is_custom(registry->kinds[i])) continue;
    crd_string path = kind_path(router->arena, registry->kinds[i]);
    if (!find_among(filling, path, router->count))
      router->routes[router->count++] = (route){.path = path, .kind = registry->kinds[i]};
  }
  filling->kinds = router->count;
}

static void add_rules(filling *filling, size_t count) {
  router *router = filling->router;
  crd_service_found *found = crd_arena_alloc(router->arena, (count + 1) * sizeof *found);
  crd_admission_service *services = crd_arena_alloc(router->arena, (count + 1) * sizeof *services);
  crd_admission_rule *sent = crd_arena_alloc(router->arena, (count + 1) * sizeof *sent);
  crd_registry_services(filling->source->registry, found, count);
  for (size_t i = 0; i < count; i++) {
    const crd_service *rules = found[i].service;
    route *there = find_among(filling, rules->path, filling->kinds);
    if (there && !rules->mutating && rules->refusal == CRD_REFUSAL_STATUS) continue;
    sent[i] = (crd_admission_rule){.webhook = rules->webhook, .not_own = rules->not_own};
    services[i] = (crd_admission_service){.path = rules->path,
                                          .function = crd_rules_service,
                                          .validating = rules->webhook.size && !rules->mutating ? &sent[i] : NULL,
                                          .mutating = rules->webhook.size && rules->mutating ? &sent[i] : NULL,
                                          .context = &found[i]};
    route own = {.path = rules->path, .kind = found[i].kind, .service = &services[i], .rules = rules};
    *(there ? there : &router->routes[router->count++]) = own;
  }
}

static void add_services(filling *filling) {
  router *router = filling->router;
  for (size_t i = 0; filling->good && i < filling->source->service_count; i++) {
    const crd_admission_service *service = &filling->source->services[i];
    filling->good = !find_among(filling, service->path, router->count);
    if (filling->good)
      router->routes[router->count++] = (route){.path = service->path, .service = service};
    else
      snprintf(filling->error, filling->size, "duplicated admission service for %.*s", CRD_PRINT(service->path));
  }
}

/* Runs under a guard, since it allocates the paths in the arena. */
static void fill_routes(void *context) {
  filling *filling = context;
  add_kinds(filling);
  add_rules(filling, crd_registry_services(filling->source->registry, NULL, 0));
  add_services(filling);
}

/* Keeps only the routes that a list names, and moves them to the front. */
static bool choose(filling *filling, const char *list) {
  router *router = filling->router;
  size_t chosen = 0, at = 0;
  for (crd_string path; crd_string_next_part(crd_string_of(list), ',', &at, &path);) {
    path = crd_go_trim(path);
    route *found = find_among(filling, path, router->count);
    if (!found && path.size) {
      snprintf(filling->error, filling->size, "enabled admission %.*s not found on the admission registered map",
               CRD_PRINT(path));
      return false;
    }
    if (!found || (size_t)(found - router->routes) < chosen) continue;
    route taken = *found;
    *found = router->routes[chosen];
    router->routes[chosen++] = taken;
  }
  router->count = chosen;
  return true;
}

router *crd_router_create(const router_source *source, char *error, size_t size) {
  router *router = calloc(1, sizeof *router);
  if (!router) return snprintf(error, size, "no memory"), NULL;
  filling filling = {.router = router, .source = source, .error = error, .size = size, .good = true};
  size_t room = source->registry->count + crd_registry_services(source->registry, NULL, 0) + source->service_count + 1;
  router->routes = calloc(room, sizeof *router->routes);
  router->arena = crd_arena_create(NULL);
  bool filled = router->routes && router->arena && crd_guard(router->arena, fill_routes, &filling) == CRD_STOP_NONE;
  if (!filled) snprintf(error, size, "no memory");
  if (!filled || !filling.good || (source->enabled && !choose(&filling, source->enabled))) {
    crd_router_destroy(router);
    return NULL;
  }
  qsort(router->routes, router->count, sizeof *router->routes, by_path);
  for (size_t i = 0; i < router->count; i++) router->routes[i].index = i;
  return router;
}

void crd_router_destroy(router *router) {
  if (!router) return;
  crd_arena_destroy(router->arena);
  free(router->routes);
  free(router);
}

const route *crd_router_find(const router *router, crd_string path) {
  const route wanted = {.path = path};
  return bsearch(&wanted, router->routes, router->count, sizeof *router->routes, by_path);
}

size_t crd_router_count(const router *router) {
  return router->count;
}
const route *crd_router_at(const router *router, size_t index) {
  return &router->routes[index];
}
