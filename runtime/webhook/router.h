/* Paths to kinds: `/validate` for every kind, and per kind the path that controller-runtime registers,
 * `/validate-<group, dots as dashes>-<version>-<kind in lower case>`. */
#ifndef CRD_WEBHOOK_ROUTER_H
#define CRD_WEBHOOK_ROUTER_H

#include <crd/arena.h>
#include <crd/types.h>

typedef struct route {
  crd_string path;
  const crd_kind *kind; /* NULL: all kinds */
  size_t index;         /* of the route's metrics: 0 to crd_router_count - 1 */
} route;

typedef struct router router;

/* NULL when there is no memory. The registry must outlive the router. */
router *crd_router_create(const crd_registry *registry);
void crd_router_destroy(router *router); /* NULL is fine */

const route *crd_router_find(const router *router, crd_string path); /* NULL: no such path */
size_t crd_router_count(const router *router);
const route *crd_router_at(const router *router, size_t index); /* in the order of the paths */

#endif
