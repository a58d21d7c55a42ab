/* SPDX-License-Identifier: Apache-2.0 */
/* The claims, devices, users and volumes in a Pod's status: see pod_status.h. */
#include "pod_status.h"

#include "../../base/hash.h"
#include "../containers/container_parts.h"

#include <crd/guard.h>
#include <crd/meta_v1.h>
#include <crd/metadata.h>
#include <crd/quantity_math.h>

#define STATUS CORE_AT(NULL, "status")

/* ---- claims ---- */

/* havePodClaim */
static bool has_claim(const core_pod_resource_claim_list *claims, crd_string name) {
  for (uint32_t i = 0; i < claims->count; i++)
    if (crd_string_equal(claims->items[i].name, name)) return true;
  return false;
}

/* Upstream prints the name as a string or by a pointer, which look the same. */
static void validate_name_of_claim(core_check *check, crd_string name, const crd_path *path) {
  crd_core_string_passes(check, path, name, crd_check_dns1123_subdomain);
}

/* validatePodResourceClaimStatuses */
static void validate_statuses_of_claims(core_check *check, const core_pod_resource_claim_status_list *statuses,
                                        const core_pod_resource_claim_list *claims, const crd_path *path) {
  name_table seen = {.arena = check->arena};
  for (uint32_t i = 0; i < statuses->count; i++) {
    const core_pod_resource_claim_status *status = &statuses->items[i];
    const crd_path *at = CORE_ITEM(path, i), *of_name = CORE_AT(at, "name");
    crd_arena_poll(check->arena);
    if (!has_claim(claims, status->name))
      crd_core_bad_text(check, of_name, status->name, "must match the name of an entry in `spec.resourceClaims`");
    if (crd_name_table_find(&seen, status->name))
      crd_core_duplicate(check, of_name, crd_bad_string(status->name));
    else
      crd_name_table_put(&seen, status->name, &seen);
    if (status->resource_claim_name.set)
      validate_name_of_claim(check, status->resource_claim_name.value, CORE_AT(at, "resourceClaimName"));
  }
}

/* podSpecHasContainer: the last container with a name, except ephemeral ones. */
static const core_container *find_named_container(const core_pod_spec *spec, crd_string name) {
  const core_container_list *lists[] = {&spec->containers, &spec->init_containers};
  for (size_t n = 0; n < 2; n++)
    for (uint32_t i = lists[n]->count; i--;)
      if (crd_string_equal(lists[n]->items[i].name, name)) return &lists[n]->items[i];
  return NULL;
}

static crd_string make_mapping_key(crd_arena *arena, const core_container_extended_resource_request *mapping) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%zu %zu ", mapping->container_name.size, mapping->resource_name.size);
  crd_text_add(&text, mapping->container_name);
  crd_text_add(&text, mapping->resource_name);
  crd_text_add(&text, mapping->request_name);
  return crd_text_string(&text);
}

static void validate_mapping(core_check *check, const core_container_extended_resource_request *mapping,
                             const core_pod_spec *spec, name_table *seen, const crd_path *path) {
  const crd_path *of_container = CORE_AT(path, "containerName"), *of_resource = CORE_AT(path, "resourceName");
  const core_container *container = find_named_container(spec, mapping->container_name);
  crd_string key = make_mapping_key(check->arena, mapping);
  if (!container)
    crd_core_bad_text(check, of_container, mapping->container_name,
                      "must match the name of an entry in spec.initContainers.name or spec.containers.name");
  else if (!crd_core_quantity_map_get(&container->resources.requests, mapping->resource_name))
    crd_core_bad_text(check, of_resource, mapping->resource_name,
                      "must match the extended resource name of an entry in "
                      "spec.initContainers.resources.requests or spec.containers.resources.requests");
  crd_core_string_passes(check, CORE_AT(CORE_AT(STATUS, "extendedResourceClaimStatus"), "requestName"),
                         mapping->request_name, crd_check_dns1123_label);
  if (crd_name_table_find(seen, key)) {
    crd_core_duplicate(check, of_container, crd_bad_string(mapping->container_name));
    crd_core_duplicate(check, of_resource, crd_bad_string(mapping->resource_name));
    crd_core_duplicate(check, CORE_AT(path, "requestName"), crd_bad_string(mapping->request_name));
  }
  crd_name_table_put(seen, key, seen);
}

/* validatePodExtendedResourceClaimStatus */
static void validate_extended(core_check *check, const core_pod_extended_resource_claim_status *status,
                              const core_pod_spec *spec, const crd_path *path) {
  const crd_path *mappings = CORE_AT(path, "requestMappings"), *claim = CORE_AT(path, "resourceClaimName");
  name_table seen = {.arena = check->arena};
  if (!status->request_mappings.count) crd_core_required(check, mappings, "at least one request mapping is required");
  for (uint32_t i = 0; i < status->request_mappings.count; i++) {
    crd_arena_poll(check->arena);
    validate_mapping(check, &status->request_mappings.items[i], spec, &seen, CORE_ITEM(mappings, i));
  }
  if (!status->resource_claim_name.size)
    crd_core_required(check, claim, NULL);
  else
    validate_name_of_claim(check, status->resource_claim_name, claim);
}

/* ---- node resources ---- */

/* validateNodeAllocatableMappedResources */
static void validate_node_resource(core_check *check, crd_string name, const crd_path *path) {
  if (!core_is(name, "cpu") && !core_is(name, "memory") && !crd_core_is_huge_page_resource(name))
    crd_core_bad_text(check, CORE_AT(path, "name"), name, "must be a node allocatable resource name");
}

static void validate_amount(core_check *check, const crd_quantity *amount, const crd_path *path) {
  if (amount && crd_quantity_sign(amount) < 0)
    crd_core_invalid(check, path, crd_core_show_quantity(check, amount), "must be non-negative");
}

static bool is_claim_named(const core_pod *pod, crd_string name) {
  const core_pod_resource_claim_list *claims = &pod->spec.resource_claims;
  const core_pod_resource_claim_status_list *statuses = &pod->status.resource_claim_statuses;
  for (uint32_t i = 0; i < claims->count; i++)
    if (claims->items[i].resource_claim_name.set && crd_string_equal(claims->items[i].resource_claim_name.value, name))
      return true;
  for (uint32_t i = 0; i < statuses->count; i++)
    if (statuses->items[i].resource_claim_name.set && crd_string_equal(statuses->items[i].resource_claim_name.value, name))
      return true;
  return false;
}

/* validateNodeAllocatableOverheadResources */
static void validate_overhead(core_check *check, const core_node_allocatable_overhead_resources *overhead,
                              const crd_path *path) {
  validate_node_resource(check, overhead->name, path);
  if (!overhead->per_pod && !overhead->per_container)
    crd_core_bad_text(check, path, (crd_string){NULL, 0}, "at least one of perPod or perContainer must be set");
  validate_amount(check, overhead->per_pod, CORE_AT(path, "perPod"));
  validate_amount(check, overhead->per_container, CORE_AT(path, "perContainer"));
}

/* validateNodeAllocatableResourceClaimStatus; one without a name is skipped. */
static void validate_node_claim(core_check *check, const core_pod *pod,
                                const core_node_allocatable_resource_claim_status *status, const crd_path *path) {
  const crd_path *mapping = CORE_AT(path, "mapping"), *overhead = CORE_AT(path, "overhead");
  if (!status->resource_claim_name.size) return;
  if (!is_claim_named(pod, status->resource_claim_name))
    crd_core_bad_text(check, CORE_AT(path, "resourceClaimName"), status->resource_claim_name,
                      "no mapping found in pod reference");
  for (uint32_t i = 0; i < status->mapping.count; i++) {
    const crd_path *at = CORE_ITEM(mapping, i);
    validate_node_resource(check, status->mapping.items[i].name, at);
    validate_amount(check, status->mapping.items[i].quantity, CORE_AT(at, "quantity"));
  }
  for (uint32_t i = 0; i < status->overhead.count; i++)
    validate_overhead(check, &status->overhead.items[i], CORE_ITEM(overhead, i));
}

/* ---- volumes ---- */

/* validatePodVolumeHealth, validateVolumeHealthConditions, validateVolumeHealthCondition, validateVolumeHealthStatus */
static void validate_health_of_volumes(core_check *check, const core_pod *pod, const crd_path *path) {
  const core_pod_volume_health_list *list = &pod->status.volume_health;
  name_table volumes = {.arena = check->arena};
  for (uint32_t i = 0; list->count && i < pod->spec.volumes.count; i++)
    crd_name_table_put(&volumes, pod->spec.volumes.items[i].name, &volumes);
  for (uint32_t i = 0; i < list->count; i++) {
    const core_pod_volume_health *health = &list->items[i];
    const crd_path *at = CORE_ITEM(path, i), *conditions = CORE_AT(at, "healthConditions");
    if (health->name.size && !crd_name_table_find(&volumes, health->name))
      crd_core_not_found(check, CORE_AT(at, "name"), crd_bad_string(health->name));
    for (uint32_t k = 0; k < health->health_conditions.count; k++) {
      crd_string reason = health->health_conditions.items[k].reason;
      crd_core_validate_given(check, CORE_AT(CORE_ITEM(conditions, k), "reason"), reason, crd_check_condition_reason);
    }
  }
}

void crd_core_validate_claim_statuses(core_check *check, const core_pod *pod) {
  const core_pod_status *status = &pod->status;
  const core_node_allocatable_resource_claim_status_list *of_node = &status->node_allocatable_resource_claim_statuses;
  validate_statuses_of_claims(check, &status->resource_claim_statuses, &pod->spec.resource_claims,
                              CORE_AT(STATUS, "resourceClaimStatuses"));
  if (status->extended_resource_claim_status)
    validate_extended(check, status->extended_resource_claim_status, &pod->spec,
                      CORE_AT(STATUS, "extendedResourceClaimStatus"));
  for (uint32_t i = 0; i < of_node->count; i++) {
    crd_arena_poll(check->arena);
    validate_node_claim(check, pod, &of_node->items[i],
                        CORE_ITEM(CORE_AT(STATUS, "nodeAllocatableResourceClaimStatuses"), i));
  }
  validate_health_of_volumes(check, pod, CORE_AT(STATUS, "volumeHealth"));
}

/* ---- users ---- */

/* validateContainerStatusUsers: Linux ids; those of users have 32 bits. */
static void validate_container_user(core_check *check, const core_container_user *user, crd_string os,
                                    const crd_path *path) {
  const core_linux_container_user *of_linux = user->of_linux;
  const crd_path *at = CORE_AT(CORE_AT(path, "user"), "linux"), *groups = CORE_AT(at, "supplementalGroups");
  if (!of_linux) return;
  if (core_is(os, "windows")) {
    crd_core_forbidden(check, at, "cannot be set for a windows pod");
    return;
  }
  if (!core_is(os, "linux")) return;
  crd_core_validate_range(check, of_linux->uid, 0, UINT32_MAX, CORE_AT(at, "uid"));
  crd_core_validate_range(check, of_linux->gid, 0, INT32_MAX, CORE_AT(at, "gid"));
  for (uint32_t i = 0; i < of_linux->supplemental_groups.count; i++)
    crd_core_validate_range(check, of_linux->supplemental_groups.items[i], 0, INT32_MAX, CORE_ITEM(groups, i));
}

/* ---- device health ---- */

/* parseResourceStatusName: "claim:NAME" or "claim:NAME/REQUEST"; sets the part after the colon. */
static bool is_of_claim(crd_string name, crd_string *claim) {
  const crd_string prefix = CRD_STRING("claim:");
  if (!crd_string_has_prefix(name, prefix)) return false;
  *claim = crd_string_slice(name, prefix.size, name.size);
  return true;
}

static bool is_claim_of(const core_resource_claim *claim, crd_string text) {
  size_t size = claim->name.size;
  if (!crd_string_has_prefix(text, claim->name)) return false;
  if (!claim->request.size) return text.size == size;
  return text.size > size && text.data[size] == '/' &&
         crd_string_equal(crd_string_slice(text, size + 1, text.size), claim->request);
}

/* matchesExtendedResourceClaimStatus */
static bool is_extended_claim(const core_pod_extended_resource_claim_status *status, const core_container *container,
                              crd_string text) {
  const char *slash = text.size ? memchr(text.data, '/', text.size) : NULL;
  if (!status || !slash) return false;
  size_t size = (size_t)(slash - text.data);
  crd_string request = crd_string_slice(text, size + 1, text.size);
  if (!size || !request.size || !crd_string_equal(crd_string_slice(text, 0, size), status->resource_claim_name))
    return false;
  for (uint32_t i = 0; i < status->request_mappings.count; i++) {
    const core_container_extended_resource_request *mapping = &status->request_mappings.items[i];
    if (!crd_string_equal(mapping->container_name, container->name) || !crd_string_equal(mapping->request_name, request))
      continue;
    const crd_quantity *quantity = crd_core_quantity_map_get(&container->resources.requests, mapping->resource_name);
    if (quantity && crd_quantity_sign(quantity) != 0) return true;
  }
  return false;
}

/* parseResourceStatusName, resourceStatusName */
static void validate_resource_name(core_check *check, crd_string name, const core_container *container,
                                   const core_pod_status *status, const crd_path *path) {
  crd_string claim;
  bool of_claim = is_of_claim(name, &claim);
  bool found = !of_claim && crd_core_quantity_map_get(&container->resources.requests, name);
  for (uint32_t i = 0; of_claim && !found && i < container->resources.claims.count; i++)
    found = is_claim_of(&container->resources.claims.items[i], claim);
  if (found || (of_claim && is_extended_claim(status->extended_resource_claim_status, container, claim))) return;
  crd_core_invalid(check, CORE_AT(path, "name"), crd_bad_string(name),
                   of_claim ? "must match one of the container's resource claims as "
                              "'claim:<claimName>/<requestName>' when container.resources.claims[*].request is "
                              "set or 'claim:<claimName>' when it is empty"
                            : "must match one of the container's resource requests");
}

static void validate_health(core_check *check, const core_resource_health *health, name_table *seen, const crd_path *path) {
  enum { LONGEST_MESSAGE = 1024 };
  crd_core_validate_choice(check, CORE_AT(path, "health"), health->health, "Healthy Unhealthy Unknown");
  if (health->message.set && !health->message.value.size)
    crd_core_required(check, CORE_AT(path, "message"), "must be non-empty if specified");
  else if (health->message.value.size > LONGEST_MESSAGE)
    crd_core_too_long(check, CORE_AT(path, "message"), LONGEST_MESSAGE);
  if (crd_name_table_find(seen, health->resource_id))
    crd_core_duplicate(check, CORE_AT(path, "resourceID"), crd_bad_string(health->resource_id));
  else
    crd_name_table_put(seen, health->resource_id, seen);
}

/* validateContainerStatusAllocatedResourcesStatus */
static void validate_devices(core_check *check, const core_container_status *status, const core_container_list *containers,
                             const core_pod_status *of_pod, const crd_path *path) {
  const core_container *container = NULL;
  for (uint32_t i = 0; !container && i < containers->count; i++)
    if (crd_string_equal(containers->items[i].name, status->name)) container = &containers->items[i];
  for (uint32_t i = 0; i < status->allocated_resources_status.count; i++) {
    const core_resource_status *resource = &status->allocated_resources_status.items[i];
    const crd_path *at = CORE_ITEM(CORE_AT(path, "allocatedResourcesStatus"), i), *list = CORE_AT(at, "resources");
    name_table seen = {.arena = check->arena};
    crd_arena_poll(check->arena);
    if (container) validate_resource_name(check, resource->name, container, of_pod, at);
    for (uint32_t k = 0; k < resource->resources.count; k++)
      validate_health(check, &resource->resources.items[k], &seen, CORE_ITEM(list, k));
  }
}

/* ---- containers ---- */

/* validateVolumeStatus, validateImageVolumeStatus */
static void validate_mounts(core_check *check, const core_container_status *status, const crd_path *path) {
  enum { LONGEST_IMAGE = 256 };
  for (uint32_t i = 0; i < status->volume_mounts.count; i++) {
    const core_volume_status *volume = status->volume_mounts.items[i].volume_status;
    const crd_path *at = CORE_AT(CORE_ITEM(CORE_AT(path, "volumeMounts"), i), "volumeStatus");
    const crd_path *image = CORE_AT(CORE_AT(at, "imageVolumeStatus"), "imageRef");
    if (!volume || !volume->image) continue;
    if (!volume->image->image_ref.size) crd_core_required(check, image, "imageRef must not be empty");
    if (volume->image->image_ref.size > LONGEST_IMAGE) crd_core_too_long(check, image, LONGEST_IMAGE);
  }
}

/* A list of statuses and its containers; NULL for ephemeral ones. */
typedef struct statuses {
  const core_container_status_list *list;
  const core_container_list *containers;
  const char *name;
} statuses;

/* validateContainerStatusNoAllocatedResourcesStatus */
void crd_core_validate_container_statuses(core_check *check, const core_pod *pod) {
  const core_pod_status *status = &pod->status;
  crd_string os = pod->spec.os ? pod->spec.os->name : CRD_STRING("linux");
  const statuses all[] = {{&status->container_statuses, &pod->spec.containers, "containerStatuses"},
                          {&status->init_container_statuses, &pod->spec.init_containers, "initContainerStatuses"},
                          {&status->ephemeral_container_statuses, NULL, "ephemeralContainerStatuses"}};
  for (size_t n = 0; n < 3; n++)
    for (uint32_t i = 0; i < all[n].list->count; i++)
      if (all[n].list->items[i].user)
        validate_container_user(check, all[n].list->items[i].user, os,
                                CORE_ITEM(CORE_NAMED(STATUS, crd_string_of(all[n].name)), i));
  for (size_t n = 0; n < 3; n++)
    for (uint32_t i = 0; i < all[n].list->count; i++) {
      const core_container_status *one = &all[n].list->items[i];
      const crd_path *path = CORE_ITEM(CORE_NAMED(STATUS, crd_string_of(all[n].name)), i);
      if (all[n].containers)
        validate_devices(check, one, all[n].containers, status, path);
      else if (one->allocated_resources_status.count)
        crd_core_forbidden(check, CORE_AT(path, "allocatedResourcesStatus"), "must not be specified in container status");
    }
  if (!check->options->gates.image_volume_with_digest) return;
  for (size_t n = 0; n < 3; n++)
    for (uint32_t i = 0; i < all[n].list->count; i++)
      validate_mounts(check, &all[n].list->items[i], CORE_ITEM(CORE_NAMED(STATUS, crd_string_of(all[n].name)), i));
}
