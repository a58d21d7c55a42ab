/* SPDX-License-Identifier: Apache-2.0 */
/* The walk of container_walk.h. */
#include "container_walk.h"

static const core_container *container_at(const core_pod_spec *spec, uint32_t which, uint32_t i) {
  switch (which) {
  case 0:
    return i < spec->init_containers.count ? &spec->init_containers.items[i] : NULL;
  case 1:
    return i < spec->containers.count ? &spec->containers.items[i] : NULL;
  default:
    return i < spec->ephemeral_containers.count ? &spec->ephemeral_containers.items[i].ephemeral_container_common : NULL;
  }
}

/* VisitContainers, ContainerIter */
const core_container *crd_core_container_walk_next(core_container_walk *walk) {
  static const crd_string names[] = {CRD_STRING_INIT("initContainers"), CRD_STRING_INIT("containers"),
                                     CRD_STRING_INIT("ephemeralContainers")};
  const core_container *found = NULL;
  while (!(found = container_at(walk->spec, walk->which, walk->next)) && walk->which < 2) walk->which++, walk->next = 0;
  if (!found) return NULL;
  walk->list = (crd_path){.parent = walk->spec_path, .name = names[walk->which], .kind = CRD_PATH_FIELD};
  walk->path = (crd_path){.parent = &walk->list, .index = walk->next++, .kind = CRD_PATH_INDEX};
  return found;
}
