/* SPDX-License-Identifier: Apache-2.0 */
/* Paths and who answers there: `/validate` for every kind, per kind the path that controller-runtime registers,
 * `/validate-<group, dots as dashes>-<version>-<kind in lower case>`, the services of kinds (crd/service.h), and those of a
 * program (crd/webhook.h). */
#pragma once

#include <crd/arena.h>
#include <crd/types.h>
#include <crd/webhook.h>

typedef struct route {
  crd_string path;
  const crd_kind *kind;                 /* that it is about; NULL: all kinds, or none */
  const crd_admission_service *service; /* that answers; NULL: the layers judge */
  const crd_service *rules;             /* whose service it is, where it runs rules of the kind; else NULL */
  size_t index;                         /* of the route's metrics: 0 to crd_router_count - 1 */
} route;

/* What a router is made of. All of it must outlive the router. */
typedef struct router_source {
  const crd_registry *registry;
  const crd_admission_service *services; /* beside those of the registry */
  size_t service_count;
  const char *enabled; /* paths with commas between them; NULL: all */
} router_source;

typedef struct router router;

/* NULL with the reason: a path that stands twice, one of `enabled` that is none, no memory. */
router *crd_router_create(const router_source *source, char *error, size_t size);
void crd_router_destroy(router *router); /* NULL is fine */

const route *crd_router_find(const router *router, crd_string path); /* NULL: no such path */
size_t crd_router_count(const router *router);
const route *crd_router_at(const router *router, size_t index); /* in the order of the paths */
