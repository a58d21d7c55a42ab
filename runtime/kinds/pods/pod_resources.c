/* SPDX-License-Identifier: Apache-2.0 */
/* Resources of the pod as a whole (pkg/apis/core/validation: validatePodResources, validatePodResourceConsistency). */
#include "../containers/container_parts.h"
#include "pod_sums.h"

static const core_quantity_map *resources_of(const core_resource_requirements *of, bool limits) {
  return limits ? &of->limits : &of->requests;
}

/* The containers' resources must not exceed those of the pod; for limits only huge pages, which cannot be overcommitted. */
static void validate_totals(core_check *check, const core_pod_spec *spec, bool limits, const crd_path *path) {
  const core_quantity_map *of_pod = resources_of(spec->resources, limits);
  if (!of_pod->count) return;
  core_resource_sums sums = {.by_name = {.arena = check->arena}};
  for (uint32_t i = 0; i < of_pod->count; i++) crd_core_want_sum(&sums, of_pod->items[i].key);
  crd_core_make_sums(&sums, spec, limits);
  for (uint32_t i = 0; i < of_pod->count; i++) {
    const core_quantity_pair *pair = &of_pod->items[i];
    const crd_quantity *sum = crd_core_sum_of(&sums, pair->key);
    if (limits && !crd_core_is_huge_page_resource(pair->key)) continue;
    if (!sum || crd_quantity_compare(sum, &pair->value) <= 0) continue;
    crd_string detail = crd_arena_printf(check->arena, "must be greater than or equal to aggregate container %s of %.*s",
                                         limits ? "limits" : "requests", CRD_PRINT(crd_quantity_text(check->arena, sum)));
    crd_core_invalid_text(check, CORE_KEY(path, pair->key), crd_core_show_quantity(check, &pair->value), detail);
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
    crd_core_invalid_text(check, CORE_AT(CORE_KEY(path, pair->key), "limits"), crd_core_show_quantity(check, &pair->value),
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

/* validatePodResources, validatePodResourceRequirements */
void crd_core_validate_pod_resources(core_check *check, const core_pod_context *pod, const crd_path *path) {
  const core_resource_requirements *resources = pod->spec->resources;
  if (!resources) return;
  const crd_path *at = CORE_AT(path, "resources");
  if (pod->spec->os && core_is(pod->spec->os->name, "windows")) {
    crd_core_forbidden(check, at, "may not be set for a windows pod");
    return;
  }
  if (resources->claims.items)
    crd_core_forbidden(check, CORE_AT(at, "claims"), "claims may not be set for Resources at pod-level");
  crd_core_validate_requirements(check, resources, crd_core_validate_pod_resource_name, pod->claims, at);
  validate_consistency(check, pod->spec, at);
}
