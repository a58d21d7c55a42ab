/* A sorted array and a binary search. Kinds whose paths are the same (groups "a.b" and "a-b") share the first one's route;
 * `/validate` tells them apart. */
#include "router.h"
#include <crd/guard.h>
#include <ctype.h>
#include <stdlib.h>

#define ALL_KINDS "/validate"

struct router {
  route *routes;
  size_t count;
  crd_arena *arena; /* of the paths */
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
  const crd_registry *registry;
} filling;

/* Under a guard: the paths are made in the arena. */
static void fill_routes(void *context) {
  const filling *filling = context;
  router *router = filling->router;
  const crd_registry *registry = filling->registry;
  router->routes[router->count++] = (route){.path = CRD_STRING(ALL_KINDS)};
  for (size_t i = 0; i < registry->count; i++)
    if (crd_kind_is_custom(registry->kinds[i]))
      router->routes[router->count++] =
          (route){.path = kind_path(router->arena, registry->kinds[i]), .kind = registry->kinds[i]};
}

router *crd_router_create(const crd_registry *registry) {
  router *router = calloc(1, sizeof *router);
  if (!router) return NULL;
  filling filling = {.router = router, .registry = registry};
  router->routes = calloc(registry->count + 1, sizeof *router->routes);
  router->arena = crd_arena_create(NULL);
  if (!router->routes || !router->arena || crd_guard(router->arena, fill_routes, &filling) != CRD_STOP_NONE) {
    crd_router_destroy(router);
    return NULL;
  }
  qsort(router->routes, router->count, sizeof *router->routes, by_path);
  size_t kept = 1;
  for (size_t i = 1; i < router->count; i++)
    if (by_path(&router->routes[kept - 1], &router->routes[i]) != 0) router->routes[kept++] = router->routes[i];
  router->count = kept;
  for (size_t i = 0; i < kept; i++) router->routes[i].index = i;
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
