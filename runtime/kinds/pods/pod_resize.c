/* SPDX-License-Identifier: Apache-2.0 */
/* The resize subresource: only cpu and memory of containers and of the pod may change (ValidatePodResize). */
#include "../../gotypes/equal.h"
#include "../containers/container_parts.h"
#include "pod_changes.h"
#include "pod_sums.h"

#include <assert.h>
#include <crd/quantity_math.h>

#define SPEC CORE_AT(NULL, "spec")

/* ---- merging the new resources ---- */

/* dropNonResizeUpdatesForContainers: the old containers with the new resources. A new container with another name is kept,
 * so that the rules report it. Both lists have the same length. */
static core_container_list merge_resources(crd_arena *arena, const core_container_list *now,
                                           const core_container_list *before) {
  if (!now->count) return *now;
  core_container_list merged = {.items = crd_arena_alloc(arena, now->count * sizeof *merged.items), .count = now->count};
  memcpy(merged.items, before->items, now->count * sizeof *merged.items);
  for (uint32_t i = 0; i < now->count; i++) {
    if (!crd_string_equal(merged.items[i].name, now->items[i].name)) return *now;
    merged.items[i].resources = now->items[i].resources;
    merged.items[i].resize_policy = now->items[i].resize_policy;
  }
  return merged;
}

/* dropNonResizeUpdates, dropNonResizeUpdatesForVolumes */
static void keep_all_but_resources(core_judging *judging, core_pod *pod, const core_pod *old) {
  enum { RESIZES_SIDECARS = 33 };
  const core_gates *gates = &judging->options.gates;
  const core_pod_spec sent = pod->spec;
  crd_arena *arena = judging->check.arena;
  if (sent.containers.count != old->spec.containers.count || sent.init_containers.count != old->spec.init_containers.count)
    return;
  pod->spec = old->spec;
  if (gates->in_place_pod_level_resources_vertical_scaling) pod->spec.resources = sent.resources;
  pod->status = old->status;
  crd_core_keep_metadata(&pod->metadata, &old->metadata);
  pod->spec.containers = merge_resources(arena, &sent.containers, &old->spec.containers);
  if (judging->options.minor >= RESIZES_SIDECARS)
    pod->spec.init_containers = merge_resources(arena, &sent.init_containers, &old->spec.init_containers);
  if (gates->in_place_pod_vertical_scaling_memory_backed_volumes) pod->spec.volumes = sent.volumes;
}

void crd_core_prepare_pod_resize(core_judging *judging, void *object, const void *stored) {
  core_pod *pod = object;
  const core_pod *old = stored;
  crd_arena *arena = judging->check.arena;
  keep_all_but_resources(judging, pod, old);
  if (judging->options.gates.pod_level_resources_fix_defaulting) {
    const core_resource_requirements *resources = pod->spec.resources ? pod->spec.resources : old->spec.resources;
    if (resources) { /* a copy, because the old ones must not change */
      pod->spec.resources = crd_arena_alloc(arena, sizeof *resources);
      *pod->spec.resources = *resources;
      crd_core_default_pod_level_resources(arena, &judging->options, &pod->spec);
    }
  }
  crd_core_drop_disabled_pod_fields(judging, pod, old);
  crd_core_update_pod_generation(&judging->options, pod, old);
}

/* ---- restoring cpu and memory ---- */

static bool is_mutable(crd_string name) {
  return core_is(name, "cpu") || core_is(name, "memory");
}

/* dropCPUMemoryUpdates: the new map with the old one's cpu and memory. Both are sorted. */
static core_quantity_map with_old_amounts(crd_arena *arena, const core_quantity_map *now, const core_quantity_map *before) {
  core_quantity_map mixed = {.items = NULL};
  assert((now->items || !now->count) && (before->items || !before->count));
  if (!now->items && !before->items) return mixed;
  mixed.items = crd_arena_alloc(arena, ((size_t)now->count + before->count + 1) * sizeof *mixed.items);
  for (uint32_t i = 0, k = 0; i < now->count || k < before->count;) {
    bool from_old =
        i == now->count || (k < before->count && crd_string_compare(before->items[k].key, now->items[i].key) < 0);
    const core_quantity_pair *pair = from_old ? &before->items[k++] : &now->items[i++];
    if (is_mutable(pair->key) == from_old) mixed.items[mixed.count++] = *pair;
  }
  return mixed;
}

/* dropCPUMemoryResourcesFromContainer */
static core_container with_old_resources(const core_check *check, const core_container *now, const core_container *before) {
  enum { KEEPS_NEW_ONES = 35 }; /* before, a missing old map removed the new one */
  const core_resource_requirements *own = &now->resources, *old = &before->resources;
  bool keeps = check->options->minor >= KEEPS_NEW_ONES;
  core_container mixed = *now;
  mixed.resources = (core_resource_requirements){.claims = own->claims};
  if (keeps || old->limits.items) mixed.resources.limits = with_old_amounts(check->arena, &own->limits, &old->limits);
  if (keeps || old->requests.items)
    mixed.resources.requests = with_old_amounts(check->arena, &own->requests, &old->requests);
  return mixed;
}

/* dropCPUMemoryResourceRequirementsUpdates; `now` is not NULL. */
static core_resource_requirements *with_old_pod_resources(crd_arena *arena, const core_resource_requirements *now,
                                                          const core_resource_requirements *before) {
  static const core_quantity_map none = {NULL, 0};
  core_resource_requirements *mixed = crd_arena_alloc(arena, sizeof *mixed);
  *mixed = *now;
  mixed->requests = with_old_amounts(arena, &now->requests, before ? &before->requests : &none);
  mixed->limits = with_old_amounts(arena, &now->limits, before ? &before->limits : &none);
  bool empty = !mixed->requests.count && !mixed->limits.count && !mixed->claims.count;
  return !before && empty ? NULL : mixed;
}

/* ---- members that must stay ---- */

/* resourcesRemoved */
static bool are_removed(const core_quantity_map *now, const core_quantity_map *before) {
  for (uint32_t i = 0; i < before->count; i++)
    if (!crd_core_quantity_map_get(now, before->items[i].key)) return true;
  return false;
}

/* validatePodLevelResourcesResize; `munged` becomes the spec to compare with the old one. */
static void validate_pod_resources(core_check *check, const core_pod *pod, core_pod_spec *munged,
                                   const core_pod_spec *before) {
  const core_resource_requirements *now = munged->resources, *old = before->resources;
  const crd_path *path = CORE_AT(SPEC, "resources");
  if (old && !now) {
    crd_core_forbidden(check, path, "pod-level resources cannot be removed");
    return;
  }
  if (old && are_removed(&now->requests, &old->requests))
    crd_core_forbidden(check, CORE_AT(path, "requests"), "pod-level resource requests cannot be removed");
  if (old && are_removed(&now->limits, &old->limits))
    crd_core_forbidden(check, CORE_AT(path, "limits"), "pod-level resource limits cannot be removed");
  if (now) munged->resources = with_old_pod_resources(check->arena, now, old);
  now = munged->resources;
  bool same = now == old || (now && old && crd_core_equal(&crd_core_resource_requirements_type, now, old));
  if (!same) crd_core_forbidden(check, SPEC, "only cpu and memory resources are mutable at pod-level");
  crd_core_validate_node_claims_covered(check, pod);
}

/* ---- containers ---- */

/* validatePodResizeContainerOrdering for one list: whether it has no errors. */
static bool validate_order(core_check *check, const core_container_list *now, const core_container_list *before,
                           const char *name) {
  const crd_path *path = CORE_NAMED(SPEC, crd_string_of(name));
  bool same = true;
  if (now->count != before->count) {
    crd_core_forbidden_as(check, path, "%s may not be added or removed on resize", name);
    return false;
  }
  for (uint32_t i = 0; i < before->count; i++) {
    if (crd_string_equal(now->items[i].name, before->items[i].name)) continue;
    crd_core_forbidden_as(check, CORE_AT(CORE_ITEM(path, i), "name"), "%s may not be renamed or reordered on resize", name);
    same = false;
  }
  return same;
}

static bool is_equal_container(const core_container *a, const core_container *b) {
  return crd_core_equal(&crd_core_container_type, a, b);
}

static core_container_list copy_of(crd_arena *arena, const core_container_list *list) {
  core_container_list copy = {.items = NULL};
  if (!list->count) return copy;
  copy.items = crd_arena_alloc(arena, list->count * sizeof *copy.items);
  memcpy(copy.items, list->items, list->count * sizeof *copy.items);
  copy.count = list->count;
  return copy;
}

/* Restores cpu and memory of the containers, which must then equal the old ones. */
static void judge_containers(core_check *check, core_pod_spec *munged, const core_pod_spec *before) {
  munged->containers = copy_of(check->arena, &munged->containers);
  for (uint32_t i = 0; i < munged->containers.count; i++) {
    core_container *container = &munged->containers.items[i];
    *container = with_old_resources(check, container, &before->containers.items[i]);
    if (!is_equal_container(container, &before->containers.items[i]))
      crd_core_forbidden(check, SPEC, "only cpu and memory resources are mutable");
  }
}

static bool restarts_when_resized(const core_container *container, uint32_t i) {
  return core_is(container->resize_policy.items[i].restart_policy, "RestartContainer");
}

static void judge_init_containers(core_check *check, core_pod_spec *munged, const core_pod_spec *before) {
  const crd_path *path = CORE_AT(SPEC, "initContainers");
  munged->init_containers = copy_of(check->arena, &munged->init_containers);
  for (uint32_t i = 0; i < munged->init_containers.count; i++) {
    core_container *container = &munged->init_containers.items[i];
    const core_container *old = &before->init_containers.items[i];
    bool sidecar = crd_core_restarts_always(container), modified = !is_equal_container(container, old);
    if (!sidecar && !check->options->gates.in_place_pod_vertical_scaling_init_containers) {
      if (modified) crd_core_forbidden(check, SPEC, "resources for non-sidecar init containers are immutable");
      continue;
    }
    *container = with_old_resources(check, container, old);
    if (!is_equal_container(container, old))
      crd_core_forbidden(check, CORE_ITEM(path, i),
                         "only cpu and memory resources for init or sidecar containers are mutable");
    for (uint32_t k = 0; modified && !sidecar && k < container->resize_policy.count; k++)
      if (restarts_when_resized(container, k))
        crd_core_forbidden(check, CORE_ITEM(path, i),
                           "non-sidecar init containers with a resize policy of RestartContainer cannot be resized");
  }
}

/* In 1.33 memory may only decrease with a restart. */
static void validate_memory_limit(core_check *check, const core_container *now, const core_container *before,
                                  const crd_path *path) {
  enum { MAY_NOT_SHRINK = 33 };
  const crd_string memory = CRD_STRING("memory");
  const crd_quantity *limit = crd_core_quantity_map_get(&now->resources.limits, memory),
                     *old = crd_core_quantity_map_get(&before->resources.limits, memory);
  const crd_path *at = CORE_KEY(CORE_AT(path, "limits"), memory);
  if (check->options->minor != MAY_NOT_SHRINK || !limit) return;
  for (uint32_t i = 0; i < now->resize_policy.count; i++)
    if (crd_string_equal(now->resize_policy.items[i].resource_name, memory)) {
      if (now->resize_policy.items[i].restart_policy.size &&
          !core_is(now->resize_policy.items[i].restart_policy, "NotRequired"))
        return;
      break;
    }
  if (!old)
    crd_core_forbidden(check, at, "memory limits cannot be added unless resizePolicy is RestartContainer");
  else if (crd_quantity_compare(limit, old) < 0)
    crd_core_forbidden(check, at, "memory limits cannot be decreased unless resizePolicy is RestartContainer");
}

/* validateContainerResize */
static void validate_not_removed(core_check *check, const core_container *now, const core_container *before,
                                 const crd_path *path) {
  if (are_removed(&now->resources.requests, &before->resources.requests))
    crd_core_forbidden(check, CORE_AT(path, "requests"), "resource requests cannot be removed");
  if (are_removed(&now->resources.limits, &before->resources.limits))
    crd_core_forbidden(check, CORE_AT(path, "limits"), "resource limits cannot be removed");
  validate_memory_limit(check, now, before, path);
}

static void validate_nothing_removed(core_check *check, const core_pod_spec *now, const core_pod_spec *before) {
  bool all_init = check->options->gates.in_place_pod_vertical_scaling_init_containers;
  for (uint32_t i = 0; i < before->init_containers.count; i++)
    if (all_init || crd_core_restarts_always(&before->init_containers.items[i]))
      validate_not_removed(check, &now->init_containers.items[i], &before->init_containers.items[i],
                           CORE_AT(CORE_ITEM(CORE_AT(SPEC, "initContainers"), i), "resources"));
  for (uint32_t i = 0; i < before->containers.count; i++)
    validate_not_removed(check, &now->containers.items[i], &before->containers.items[i],
                         CORE_AT(CORE_ITEM(CORE_AT(SPEC, "containers"), i), "resources"));
}

/* ---- volumes ---- */

static bool is_limit(const crd_quantity *limit) {
  return limit && crd_quantity_sign(limit) != 0;
}

/* The size of a memory-backed volume may change. */
static void validate_volume(core_check *check, const core_volume *now, const core_volume *before, const crd_path *path) {
  const core_empty_dir_volume_source *dir = now->volume_source.empty_dir, *old_dir = before->volume_source.empty_dir;
  if (!crd_string_equal(now->name, before->name)) {
    crd_core_forbidden(check, CORE_AT(path, "name"), "volumes may not be renamed or reordered on resize");
    return;
  }
  core_volume munged = *now;
  core_empty_dir_volume_source munged_dir;
  if (dir && old_dir) {
    munged_dir = *dir;
    munged_dir.size_limit = old_dir->size_limit;
    munged.volume_source.empty_dir = &munged_dir;
  }
  if (!crd_core_equal(&crd_core_volume_type, &munged, before)) {
    crd_core_forbidden(check, path, "only sizeLimit of memory-backed emptyDir volumes is mutable on resize");
    return;
  }
  if (!dir || !old_dir) return;
  const crd_path *limit = CORE_AT(CORE_AT(path, "emptyDir"), "sizeLimit");
  if (is_limit(dir->size_limit) != is_limit(old_dir->size_limit))
    crd_core_forbidden(check, limit, "adding or removing sizeLimit on an existing volume is not allowed");
  else if (dir->size_limit && old_dir->size_limit && crd_quantity_compare(dir->size_limit, old_dir->size_limit) != 0 &&
           !core_is(dir->medium, "Memory"))
    crd_core_forbidden(check, limit, "sizeLimit is only mutable for memory-backed emptyDir volumes");
}

static void judge_volumes(core_check *check, core_pod_spec *munged, const core_pod_spec *before) {
  const core_volume_list *now = &munged->volumes, *old = &before->volumes;
  const crd_path *path = CORE_AT(SPEC, "volumes");
  if (!check->options->gates.in_place_pod_vertical_scaling_memory_backed_volumes) return; /* sizes do not change */
  if (now->count != old->count)
    crd_core_forbidden(check, path, "volumes may not be added or removed on resize");
  else
    for (uint32_t i = 0; i < now->count; i++) validate_volume(check, &now->items[i], &old->items[i], CORE_ITEM(path, i));
  munged->volumes = *old;
}

/* ---- the pod ---- */

static bool has_resources(const core_pod_spec *spec) {
  return spec->resources && (spec->resources->requests.count || spec->resources->limits.count);
}

/* isPodResizeRequestSupported: the node must report the resources of running containers. */
static bool is_resize_supported(const core_pod_status *status) {
  for (uint32_t i = 0; i < status->container_statuses.count; i++)
    if (status->container_statuses.items[i].state.running) return status->container_statuses.items[i].resources != NULL;
  return true;
}

/* qos.GetPodQOS */
static crd_string class_of_stored(const core_check *check, const core_pod *pod) {
  return pod->status.qos_class.size ? pod->status.qos_class : crd_core_qos_class(check->options, &pod->spec);
}

/* Checks from the pod's QoS class to its own resources; returns whether to continue. */
static bool judge_whole(core_check *check, const core_pod *pod, const core_pod *old, core_pod_spec *munged) {
  if (!crd_string_equal(class_of_stored(check, old), crd_core_qos_class(check->options, &pod->spec)))
    crd_core_bad_word(check, SPEC, pod->status.qos_class, "Pod QOS Class may not change as a result of resizing");
  if (!is_resize_supported(&old->status)) crd_core_forbidden(check, SPEC, "Pod running on node without support for resize");
  if (!has_resources(&old->spec) && !has_resources(&pod->spec)) return true;
  if (!check->options->gates.in_place_pod_level_resources_vertical_scaling) {
    enum { NAMES_THE_GATE = 35 };
    crd_core_forbidden(check, CORE_AT(NULL, ""),
                       check->options->minor >= NAMES_THE_GATE
                           ? "resize of pods with pod-level resources is forbidden when "
                             "InPlacePodLevelResourcesVerticalScalingEnabled feature gate is disabled"
                           : "pods with pod-level resources cannot be resized");
    return false;
  }
  validate_pod_resources(check, pod, munged, &old->spec);
  return true;
}

void crd_core_validate_pod_resize(core_judging *judging, core_check *check, const void *object, const void *stored) {
  const core_pod *pod = object, *old = stored;
  const core_pod_spec *before = &old->spec;
  size_t errors_before = core_count_errors(check);
  if (crd_core_is_mirror_pod(old)) {
    crd_core_forbidden(check, CORE_AT(NULL, ""), "static pods cannot be resized");
    return;
  }
  if (before->os && core_is(before->os->name, "windows")) {
    crd_core_forbidden(check, CORE_AT(NULL, ""), "windows pods cannot be resized");
    return;
  }
  core_options options;
  core_check own = crd_core_check_of_pod_change(judging, &options, pod, old);
  core_pod_spec munged = pod->spec;
  crd_core_validate_changed_pod(&own, pod, old);
  if (!judge_whole(&own, pod, old, &munged)) return;
  bool same = validate_order(&own, &pod->spec.containers, &before->containers, "containers");
  same = validate_order(&own, &pod->spec.init_containers, &before->init_containers, "initContainers") && same;
  if (!same) return;
  validate_nothing_removed(&own, &pod->spec, before);
  judge_containers(&own, &munged, before);
  judge_init_containers(&own, &munged, before);
  judge_volumes(&own, &munged, before);
  if (core_count_errors(&own) == errors_before && !crd_core_equal(&crd_core_pod_spec_type, &munged, before))
    crd_core_forbidden(&own, SPEC, "only cpu and memory resources are mutable");
}
