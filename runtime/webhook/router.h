/* SPDX-License-Identifier: Apache-2.0 */
/* Maps paths to services: `/validate` for every kind, per kind the path that controller-runtime registers,
 * `/validate-<group, dots as dashes>-<version>-<kind in lower case>`, the services of kinds (crd/service.h), and those of a
 * program (crd/webhook.h). */
#pragma once

#include <crd/arena.h>
#include <crd/types.h>
#include <crd/webhook.h>

typedef struct route {
  crd_string path;
  const crd_kind *kind;                 /* of the path; NULL: all kinds, or none */
  const crd_admission_service *service; /* that answers; NULL: the layers judge */
  const crd_service *rules;             /* the kind's service, if its rules are run; else NULL */
  size_t index;                         /* of the route's metrics: 0 to crd_router_count - 1 */
} route;

/* The routes' sources, which must outlive the router. */
typedef struct router_source {
  const crd_registry *registry;
  const crd_admission_service *services; /* besides those of the registry */
  size_t service_count;
  const char *enabled; /* paths separated by commas; NULL: all */
} router_source;

typedef struct router router;

/* NULL with the reason: a duplicate path, an unknown path in `enabled`, no memory. */
router *crd_router_create(const router_source *source, char *error, size_t size);
void crd_router_destroy(router *router); /* NULL is fine */

const route *crd_router_find(const router *router, crd_string path); /* NULL: no such path */
size_t crd_router_count(const router *router);
const route *crd_router_at(const router *router, size_t index); /* in the order of the paths */
