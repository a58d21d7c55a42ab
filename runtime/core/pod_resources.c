/* Resources of the pod as a whole (pkg/apis/core/validation: validatePodResources, validatePodResourceConsistency; the sums
 * are those of component-helpers resource/helpers.go).
 *
 * A pod needs what its containers need together; or, if that is more, what an init container needs together with the
 * sidecars that were started before it. Only resources that the pod names are added up, each container is looked at once. */
#include "container_parts.h"

typedef struct resource_total {
  bool has_all, has_sidecars, has_peak;
  crd_quantity all, sidecars;
  crd_quantity peak; /* the most that an init container needs together with the sidecars before it */
} resource_total;

static void add_quantity(crd_quantity *to, bool *has, const crd_quantity *quantity) {
  *to = *has ? crd_quantity_add(to, quantity) : *quantity;
  *has = true;
}

static void keep_larger(crd_quantity *to, bool *has, const crd_quantity *quantity) {
  if (!*has || crd_quantity_compare(quantity, to) > 0) *to = *quantity;
  *has = true;
}

static const core_quantity_map *resources_of(const core_resource_requirements *of, bool limits) {
  return limits ? &of->limits : &of->requests;
}

static void add_container(const name_table *totals, const core_quantity_map *of) {
  for (uint32_t i = 0; i < of->count; i++) {
    resource_total *total = crd_name_table_find(totals, of->items[i].key);
    if (total) add_quantity(&total->all, &total->has_all, &of->items[i].value);
  }
}

static void add_init_container(const name_table *totals, const core_quantity_map *of, bool sidecar) {
  for (uint32_t i = 0; i < of->count; i++) {
    resource_total *total = crd_name_table_find(totals, of->items[i].key);
    if (!total) continue;
    crd_quantity needed = of->items[i].value;
    if (sidecar) {
      add_quantity(&total->all, &total->has_all, &needed);
      add_quantity(&total->sidecars, &total->has_sidecars, &needed);
      needed = total->sidecars;
    } else if (total->has_sidecars) {
      needed = crd_quantity_add(&needed, &total->sidecars);
    }
    keep_larger(&total->peak, &total->has_peak, &needed);
  }
}

/* AggregateContainerRequests or AggregateContainerLimits, of what `of_pod` names: resource_total by name. */
static name_table add_up(core_check *check, const core_pod_spec *spec, const core_quantity_map *of_pod, bool limits) {
  name_table totals = {.arena = check->arena};
  for (uint32_t i = 0; i < of_pod->count; i++)
    crd_name_table_put(&totals, of_pod->items[i].key, crd_arena_zalloc(check->arena, sizeof(resource_total)));
  for (uint32_t i = 0; i < spec->containers.count; i++)
    add_container(&totals, resources_of(&spec->containers.items[i].resources, limits));
  for (uint32_t i = 0; i < spec->init_containers.count; i++) {
    const core_container *container = &spec->init_containers.items[i];
    add_init_container(&totals, resources_of(&container->resources, limits), crd_core_restarts_always(container));
  }
  return totals;
}

/* The containers' resources are no more than those of the pod; of the limits only huge pages, which are not overcommitted.
 */
static void validate_totals(core_check *check, const core_pod_spec *spec, bool limits, const crd_path *path) {
  const core_quantity_map *of_pod = resources_of(spec->resources, limits);
  if (!of_pod->count) return;
  name_table totals = add_up(check, spec, of_pod, limits);
  for (uint32_t i = 0; i < of_pod->count; i++) {
    const core_quantity_pair *pair = &of_pod->items[i];
    resource_total *total = crd_name_table_find(&totals, pair->key);
    if (limits && !crd_core_is_huge_page_resource(pair->key)) continue;
    if (total->has_peak) keep_larger(&total->all, &total->has_all, &total->peak);
    if (!total->has_all || crd_quantity_compare(&total->all, &pair->value) <= 0) continue;
    crd_string detail =
        crd_arena_printf(check->arena, "must be greater than or equal to aggregate container %s of %.*s",
                         limits ? "limits" : "requests", CRD_PRINT(crd_quantity_text(check->arena, &total->all)));
    crd_core_invalid(check, CORE_KEY(path, pair->key), crd_core_show_quantity(check, &pair->value), detail);
  }
}

static void validate_container_limits(core_check *check, const core_quantity_map *limits, const core_quantity_map *of_pod,
                                      const crd_path *path) {
  for (uint32_t i = 0; i < limits->count; i++) {
    const core_quantity_pair *pair = &limits->items[i];
    const crd_quantity *most = crd_core_quantity_map_get(of_pod, pair->key);
    if (!most || crd_quantity_compare(&pair->value, most) <= 0) continue;
    crd_string detail = crd_arena_printf(check->arena, "must be less than or equal to pod limits of %.*s",
                                         CRD_PRINT(crd_quantity_text(check->arena, most)));
    crd_core_invalid(check, CORE_AT(CORE_KEY(path, pair->key), "limits"), crd_core_show_quantity(check, &pair->value),
                     detail);
  }
}

/* validatePodResourceConsistency. The paths of the containers are upstream's. */
static void validate_consistency(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  validate_totals(check, spec, false, CORE_AT(path, "requests"));
  validate_totals(check, spec, true, CORE_AT(path, "limits"));
  for (uint32_t i = 0; i < spec->containers.count; i++)
    validate_container_limits(check, &spec->containers.items[i].resources.limits, &spec->resources->limits,
                              CORE_ITEM(CORE_AT(path, "containers"), i));
}

void crd_core_validate_pod_resources(core_check *check, const core_pod_context *pod, const crd_path *path) {
  const core_resource_requirements *resources = pod->spec->resources;
  if (!resources) return;
  const crd_path *at = CORE_AT(path, "resources");
  if (pod->spec->os && core_is(pod->spec->os->name, "windows")) {
    crd_core_forbidden(check, at, CRD_STRING("may not be set for a windows pod"));
    return;
  }
  if (resources->claims.items)
    crd_core_forbidden(check, CORE_AT(at, "claims"), CRD_STRING("claims may not be set for Resources at pod-level"));
  crd_core_validate_requirements(check, resources, crd_core_validate_pod_resource_name, pod->claims, at);
  validate_consistency(check, pod->spec, at);
}
