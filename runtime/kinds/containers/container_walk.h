/* SPDX-License-Identifier: Apache-2.0 */
/* All containers of a pod with their paths, in the order of podshelper.VisitContainersWithPath: initContainers, containers,
 * ephemeralContainers.
 *
 *   core_container_walk walk = {.spec = spec, .spec_path = path};
 *   for (const core_container *c; (c = crd_core_container_walk_next(&walk));) validate(check, c, &walk.path);
 */
#ifndef CORE_CONTAINER_WALK_H
#define CORE_CONTAINER_WALK_H

#include "../../gotypes/types.h"

#include <crd/errors.h>

typedef struct core_container_walk {
  const core_pod_spec *spec;
  const crd_path *spec_path;
  crd_path path; /* of the current container; valid until the next one */
  crd_path list;
  uint32_t which, next; /* the list, and the index in it */
} core_container_walk;

/* The next container; NULL behind the last one. The walk must not be moved in memory. */
const core_container *crd_core_container_walk_next(core_container_walk *walk);

#endif
