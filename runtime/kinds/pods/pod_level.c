/* SPDX-License-Identifier: Apache-2.0 */
/* Values derived from the resources of a pod's containers: defaults of the pod's own resources
 * (podutil.DefaultPodLevelResources), and its QoS class (pkg/apis/core/helper/qos). */
#include "../containers/container_parts.h"
#include "pod_sums.h"

#include <stdlib.h>

bool crd_core_is_pod_level_resource(crd_string name) {
  return core_is(name, "cpu") || core_is(name, "memory") || crd_core_is_huge_page_resource(name);
}

/* A map under construction: added keys are not found until it is finished. */
typedef struct growing_map {
  core_quantity_map *map;
  core_quantity_map grown;
} growing_map;

static growing_map begin_growing(crd_arena *arena, core_quantity_map *map, size_t most) {
  growing_map growing = {map, {crd_arena_alloc(arena, (map->count + most) * sizeof *map->items), map->count}};
  if (map->count) memcpy(growing.grown.items, map->items, map->count * sizeof *map->items);
  return growing;
}

static void add_missing(growing_map *to, crd_string key, const crd_quantity *value) {
  if (!crd_core_quantity_map_get(to->map, key)) to->grown.items[to->grown.count++] = (core_quantity_pair){key, *value};
}

static int by_key(const void *a, const void *b) {
  return crd_string_compare(((const core_quantity_pair *)a)->key, ((const core_quantity_pair *)b)->key);
}

static void end_growing(const growing_map *growing) {
  if (growing->grown.count == growing->map->count) return;
  qsort(growing->grown.items, growing->grown.count, sizeof *growing->grown.items, by_key);
  *growing->map = growing->grown;
}

/* The sums of all resources that pods may have. */
static core_resource_sums sums_of(crd_arena *arena, const core_pod_spec *spec, bool limits) {
  core_resource_sums sums = {.by_name = {.arena = arena}};
  const core_container_list *lists[] = {&spec->containers, &spec->init_containers};
  for (size_t l = 0; l < sizeof lists / sizeof *lists; l++)
    for (uint32_t i = 0; i < lists[l]->count; i++) {
      const core_resource_requirements *of = &lists[l]->items[i].resources;
      const core_quantity_map *map = limits ? &of->limits : &of->requests;
      for (uint32_t k = 0; k < map->count; k++)
        if (crd_core_is_pod_level_resource(map->items[k].key)) crd_core_want_sum(&sums, map->items[k].key);
    }
  crd_core_make_sums(&sums, spec, limits);
  return sums;
}

/* defaultHugePagePodLimits, defaultHugePagePodLevelLimits: huge pages cannot be overcommitted, so the limit is the sum of
 * the containers. */
static void default_huge_page_limits(crd_arena *arena, const core_resource_sums *limits,
                                     core_resource_requirements *of_pod) {
  growing_map growing = begin_growing(arena, &of_pod->limits, limits->by_name.count);
  for (size_t i = 0; i < limits->by_name.room; i++) {
    crd_string name = limits->by_name.entries[i].name;
    const crd_quantity *sum = limits->by_name.entries[i].held ? crd_core_sum_of(limits, name) : NULL;
    if (sum && crd_core_is_huge_page_resource(name) && !crd_core_quantity_map_get(&of_pod->requests, name))
      add_missing(&growing, name, sum);
  }
  end_growing(&growing);
}

/* defaultPodRequests, defaultPodLevelRequests: the containers' requests, else the limit. */
static void default_pod_requests(crd_arena *arena, const core_pod_spec *spec, core_resource_requirements *of_pod) {
  core_resource_sums requests = sums_of(arena, spec, false);
  growing_map growing = begin_growing(arena, &of_pod->requests, requests.by_name.count);
  for (size_t i = 0; i < requests.by_name.room; i++) {
    crd_string name = requests.by_name.entries[i].name;
    const crd_quantity *sum = requests.by_name.entries[i].held ? crd_core_sum_of(&requests, name) : NULL;
    if (sum && crd_core_is_overcommit_allowed(name)) add_missing(&growing, name, sum);
  }
  end_growing(&growing);
  growing = begin_growing(arena, &of_pod->requests, of_pod->limits.count);
  for (uint32_t i = 0; i < of_pod->limits.count; i++)
    if (crd_core_is_pod_level_resource(of_pod->limits.items[i].key))
      add_missing(&growing, of_pod->limits.items[i].key, &of_pod->limits.items[i].value);
  end_growing(&growing);
}

static bool all_have_limit(const core_pod_spec *spec, crd_string name) {
  for (uint32_t i = 0; i < spec->init_containers.count; i++)
    if (!crd_core_quantity_map_get(&spec->init_containers.items[i].resources.limits, name)) return false;
  for (uint32_t i = 0; i < spec->containers.count; i++)
    if (!crd_core_quantity_map_get(&spec->containers.items[i].resources.limits, name)) return false;
  for (uint32_t i = 0; i < spec->ephemeral_containers.count; i++)
    if (!crd_core_quantity_map_get(&spec->ephemeral_containers.items[i].ephemeral_container_common.resources.limits, name))
      return false;
  return true;
}

/* defaultPodLevelLimits, aggregateContainerLimits: if all containers have a limit, their sum, but at least the pod's
 * request. */
static void default_pod_limits(crd_arena *arena, const core_pod_spec *spec, const core_resource_sums *limits,
                               core_resource_requirements *of_pod) {
  growing_map growing = begin_growing(arena, &of_pod->limits, of_pod->requests.count);
  for (uint32_t i = 0; i < of_pod->requests.count; i++) {
    const core_quantity_pair *request = &of_pod->requests.items[i];
    const crd_quantity *sum = crd_core_sum_of(limits, request->key);
    if (!sum || !crd_core_is_pod_level_resource(request->key) || !all_have_limit(spec, request->key)) continue;
    add_missing(&growing, request->key, crd_quantity_compare(&request->value, sum) > 0 ? &request->value : sum);
  }
  end_growing(&growing);
}

void crd_core_default_pod_level_resources(crd_arena *arena, const core_options *options, core_pod_spec *spec) {
  core_resource_requirements *of_pod = spec->resources;
  bool in_strategy = options->gates.pod_level_resources_fix_defaulting;
  if (!options->gates.pod_level_resources) return;
  if (!of_pod || (!of_pod->requests.count && !of_pod->limits.count)) return;
  core_resource_sums limits = sums_of(arena, spec, true);
  default_huge_page_limits(arena, &limits, of_pod);
  if (in_strategy || of_pod->limits.count) default_pod_requests(arena, spec, of_pod);
  if (in_strategy) default_pod_limits(arena, spec, &limits, of_pod);
}

/* ---- classes ---- */

typedef enum qos_class { QOS_UNKNOWN, QOS_BEST_EFFORT, QOS_BURSTABLE, QOS_GUARANTEED } qos_class;

/* The QoS class of two classes together: different ones are Burstable. */
static qos_class join_classes(qos_class a, qos_class b) {
  return a == QOS_UNKNOWN || a == b ? b : QOS_BURSTABLE;
}

static qos_class class_of_resource(const core_resource_requirements *resources, const char *name) {
  crd_quantity zero = crd_quantity_of_int(0, CRD_QUANTITY_DECIMAL_SI);
  const crd_quantity *request = crd_core_quantity_map_get(&resources->requests, crd_string_of(name));
  const crd_quantity *limit = crd_core_quantity_map_get(&resources->limits, crd_string_of(name));
  if (!request) request = &zero;
  if (crd_quantity_compare(request, limit ? limit : &zero) != 0) return QOS_BURSTABLE;
  return crd_quantity_sign(request) == 0 ? QOS_BEST_EFFORT : QOS_GUARANTEED;
}

static qos_class class_of_resources(const core_resource_requirements *resources) {
  if (!resources->requests.count && !resources->limits.count) return QOS_BEST_EFFORT;
  return join_classes(class_of_resource(resources, "cpu"), class_of_resource(resources, "memory"));
}

/* IsPodLevelResourcesSet */
static bool has_pod_level_resources(const core_resource_requirements *resources) {
  for (uint32_t i = 0; i < resources->requests.count; i++)
    if (crd_core_is_pod_level_resource(resources->requests.items[i].key)) return true;
  for (uint32_t i = 0; i < resources->limits.count; i++)
    if (crd_core_is_pod_level_resource(resources->limits.items[i].key)) return true;
  return false;
}

crd_string crd_core_qos_class(const core_options *options, const core_pod_spec *spec) {
  static const crd_string names[] = {[QOS_UNKNOWN] = CRD_STRING_INIT("BestEffort"),
                                     [QOS_BEST_EFFORT] = CRD_STRING_INIT("BestEffort"),
                                     [QOS_BURSTABLE] = CRD_STRING_INIT("Burstable"),
                                     [QOS_GUARANTEED] = CRD_STRING_INIT("Guaranteed")};
  qos_class of_pod = QOS_UNKNOWN;
  if (options->gates.pod_level_resources && spec->resources && has_pod_level_resources(spec->resources))
    return names[class_of_resources(spec->resources)];
  for (uint32_t i = 0; i < spec->init_containers.count; i++)
    of_pod = join_classes(of_pod, class_of_resources(&spec->init_containers.items[i].resources));
  for (uint32_t i = 0; i < spec->containers.count; i++)
    of_pod = join_classes(of_pod, class_of_resources(&spec->containers.items[i].resources));
  return names[of_pod];
}
