/* SPDX-License-Identifier: Apache-2.0 */
/* Whether the resources of a resized pod cover its containers and the node resources of its claims, which are in its status
 * (validatePodLevelResourcesCoverDRA; component-helpers resource/helpers.go). */
#include "../containers/container_parts.h"
#include "pod_changes.h"
#include "pod_sums.h"

#include <crd/quantity_math.h>

typedef core_node_allocatable_resource_claim_status claim_status;

static void add_amount(crd_quantity *sum, bool *has, const crd_quantity *amount) {
  *sum = *has ? crd_quantity_add(sum, amount) : *amount;
  *has = true;
}

/* Adds the fixed overhead of a claim, and its overhead for each of `containers`. */
static void add_overhead(crd_quantity *sum, bool *has, const core_node_allocatable_overhead_resources *overhead,
                         uint32_t containers) {
  const crd_quantity nothing = crd_quantity_of_int(0, CRD_QUANTITY_DECIMAL_SI);
  add_amount(sum, has, overhead->per_pod ? overhead->per_pod : &nothing);
  if (!overhead->per_container || !containers) return;
  crd_quantity each = *overhead->per_container;
  if (containers > 1) crd_quantity_multiply(&each, containers);
  add_amount(sum, has, &each);
}

static bool serves(const claim_status *claim, crd_string container) {
  return crd_string_in(container, claim->containers.items, claim->containers.count);
}

/* addDRANodeAllocatableClaimResources for one resource; GetContainerDRAAllocations for a named container. */
static void add_claims(crd_quantity *sum, bool *has, const core_pod_status *status, crd_string resource,
                       const crd_string *container) {
  for (uint32_t i = 0; i < status->node_allocatable_resource_claim_statuses.count; i++) {
    const claim_status *claim = &status->node_allocatable_resource_claim_statuses.items[i];
    if (container && !serves(claim, *container)) continue;
    for (uint32_t k = 0; k < claim->mapping.count; k++)
      if (claim->mapping.items[k].quantity && crd_string_equal(claim->mapping.items[k].name, resource))
        add_amount(sum, has, claim->mapping.items[k].quantity);
    for (uint32_t k = 0; k < claim->overhead.count; k++)
      if (crd_string_equal(claim->overhead.items[k].name, resource))
        add_overhead(sum, has, &claim->overhead.items[k], container ? 1 : claim->containers.count);
  }
}

/* The first resource of the pod that its containers and claims exceed; for limits only huge pages. */
static const core_quantity_pair *find_uncovered(const core_check *check, const core_pod *pod, bool limits) {
  const core_quantity_map *own = limits ? &pod->spec.resources->limits : &pod->spec.resources->requests;
  core_resource_sums sums = {.by_name = {.arena = check->arena}};
  for (uint32_t i = 0; i < own->count; i++) crd_core_want_sum(&sums, own->items[i].key);
  crd_core_make_sums(&sums, &pod->spec, limits);
  for (uint32_t i = 0; i < own->count; i++) {
    const core_quantity_pair *pair = &own->items[i];
    if (limits ? !crd_core_is_huge_page_resource(pair->key) : !crd_core_is_pod_level_resource(pair->key)) continue;
    const crd_quantity *of_containers = crd_core_sum_of(&sums, pair->key);
    crd_quantity sum;
    bool has = false;
    if (of_containers) add_amount(&sum, &has, of_containers);
    add_claims(&sum, &has, &pod->status, pair->key, NULL);
    if (has && crd_quantity_compare(&sum, &pair->value) > 0) return pair;
  }
  return NULL;
}

/* Compares the limit of a container and its claims with the pod's limit. */
static crd_string judge_container(const core_check *check, const core_pod *pod, const core_container *container) {
  const core_quantity_map *limits = &container->resources.limits;
  for (uint32_t i = 0; i < limits->count; i++) {
    const core_quantity_pair *pair = &limits->items[i];
    const crd_quantity *most = crd_core_quantity_map_get(&pod->spec.resources->limits, pair->key);
    if (!most || crd_core_is_huge_page_resource(pair->key)) continue;
    crd_quantity sum = pair->value;
    bool has = true;
    add_claims(&sum, &has, &pod->status, pair->key, &container->name);
    if (crd_quantity_compare(&sum, most) > 0)
      return crd_arena_printf(
          check->arena, "pod level limit for %.*s is insufficient to cover the limit and DRA overhead for container %.*s",
          CRD_PRINT(pair->key), CRD_PRINT(container->name));
  }
  return CORE_NO_DETAIL;
}

static crd_string judge_cover(const core_check *check, const core_pod *pod) {
  const core_quantity_pair *found = find_uncovered(check, pod, false);
  if (found)
    return crd_arena_printf(check->arena,
                            "pod level request for %.*s is insufficient to cover the aggregated container and "
                            "node-allocatable DRA requests",
                            CRD_PRINT(found->key));
  found = find_uncovered(check, pod, true);
  if (found)
    return crd_arena_printf(check->arena,
                            "pod level limit for %.*s is insufficient to cover the aggregated container and "
                            "node-allocatable DRA limits",
                            CRD_PRINT(found->key));
  crd_string wrong = CORE_NO_DETAIL;
  for (uint32_t i = 0; i < pod->spec.containers.count && !wrong.size; i++)
    wrong = judge_container(check, pod, &pod->spec.containers.items[i]);
  return wrong;
}

void crd_core_validate_node_claims_covered(core_check *check, const core_pod *pod) {
  if (!check->options->gates.dra_node_allocatable_resources || !pod->status.node_allocatable_resource_claim_statuses.count ||
      !pod->spec.resources)
    return;
  crd_string wrong = judge_cover(check, pod);
  if (wrong.size)
    crd_core_invalid_text(check, CORE_AT(CORE_SPEC, "resources"),
                          crd_core_show_struct(check, &crd_core_resource_requirements_type, pod->spec.resources), wrong);
}
