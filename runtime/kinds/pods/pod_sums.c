/* SPDX-License-Identifier: Apache-2.0 */
/* Sums of resources over containers: see pod_sums.h. */
#include "pod_sums.h"

#include "../containers/container_parts.h"

typedef struct resource_total {
  bool has_all, has_sidecars, has_peak;
  crd_quantity all, sidecars;
  crd_quantity peak; /* the maximum for an init container and the sidecars before it */
} resource_total;

static void add_to_sum(crd_quantity *to, bool *has, const crd_quantity *quantity) {
  *to = *has ? crd_quantity_add(to, quantity) : *quantity;
  *has = true;
}

static void keep_larger(crd_quantity *to, bool *has, const crd_quantity *quantity) {
  if (!*has || crd_quantity_compare(quantity, to) > 0) *to = *quantity;
  *has = true;
}

static void add_container(const name_table *totals, const core_quantity_map *of) {
  for (uint32_t i = 0; i < of->count; i++) {
    resource_total *total = crd_name_table_find(totals, of->items[i].key);
    if (total) add_to_sum(&total->all, &total->has_all, &of->items[i].value);
  }
}

static void add_init_container(const name_table *totals, const core_quantity_map *of, bool sidecar) {
  for (uint32_t i = 0; i < of->count; i++) {
    resource_total *total = crd_name_table_find(totals, of->items[i].key);
    if (!total) continue;
    crd_quantity needed = of->items[i].value;
    if (sidecar) {
      add_to_sum(&total->all, &total->has_all, &needed);
      add_to_sum(&total->sidecars, &total->has_sidecars, &needed);
      needed = total->sidecars;
    } else if (total->has_sidecars) {
      needed = crd_quantity_add(&needed, &total->sidecars);
    }
    keep_larger(&total->peak, &total->has_peak, &needed);
  }
}

void crd_core_want_sum(core_resource_sums *sums, crd_string name) {
  if (!crd_name_table_find(&sums->by_name, name))
    crd_name_table_put(&sums->by_name, name, crd_arena_zalloc(sums->by_name.arena, sizeof(resource_total)));
}

void crd_core_make_sums(core_resource_sums *sums, const core_pod_spec *spec, bool limits) {
  name_table *totals = &sums->by_name;
  for (uint32_t i = 0; i < spec->containers.count; i++) {
    const core_resource_requirements *of = &spec->containers.items[i].resources;
    add_container(totals, limits ? &of->limits : &of->requests);
  }
  for (uint32_t i = 0; i < spec->init_containers.count; i++) {
    const core_container *container = &spec->init_containers.items[i];
    const core_resource_requirements *of = &container->resources;
    add_init_container(totals, limits ? &of->limits : &of->requests, crd_core_restarts_always(container));
  }
  for (size_t i = 0; i < totals->room; i++) {
    resource_total *total = totals->entries[i].held;
    if (total && total->has_peak) keep_larger(&total->all, &total->has_all, &total->peak);
  }
}

const crd_quantity *crd_core_sum_of(const core_resource_sums *sums, crd_string name) {
  const resource_total *total = crd_name_table_find(&sums->by_name, name);
  return total && total->has_all ? &total->all : NULL;
}
