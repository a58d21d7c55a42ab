/* SPDX-License-Identifier: Apache-2.0 */
/* Drops fields of disabled features from a Pod's status if the old Pod does not use them (dropDisabledPodStatusFields of
 * pkg/api/pod/util.go). */
#include "in_use.h"
#include "pod_changes.h"

/* Features that only the status uses: those that the old status uses count as on. */
typedef struct status_use {
  bool pod_resources, health, health_message, generations, image_digests;
} status_use;

/* resourceHealthStatusInUse, resourceHealthStatusMessageInUse */
static void note_statuses(status_use *use, const core_container_status_list *statuses) {
  for (uint32_t i = 0; i < statuses->count; i++) {
    const core_container_status *status = &statuses->items[i];
    if (status->allocated_resources_status.count) use->health = true;
    for (uint32_t k = 0; k < status->allocated_resources_status.count; k++)
      for (uint32_t n = 0; n < status->allocated_resources_status.items[k].resources.count; n++)
        if (status->allocated_resources_status.items[k].resources.items[n].message.set) use->health_message = true;
    for (uint32_t k = 0; k < status->volume_mounts.count; k++)
      if (status->volume_mounts.items[k].volume_status) use->image_digests = true;
  }
}

/* imageVolumeWithDigestInUse, draExendedResourceInUse, draNodeAllocatableResourceStatusInUse, podLevelStatusResourcesInUse,
 * podObservedGenerationTrackingInUse, volumeHealthInUse */
static status_use use_of(const core_gates *gates, const core_pod_status *old) {
  status_use use = {.pod_resources = gates->in_place_pod_level_resources_vertical_scaling || old->resources ||
                                     old->allocated_resources.items,
                    .health = gates->resource_health_status,
                    .health_message = gates->resource_health_status_message,
                    .generations = gates->pod_observed_generation_tracking || old->observed_generation,
                    .image_digests = gates->image_volume_with_digest};
  for (uint32_t i = 0; i < old->conditions.count; i++)
    if (old->conditions.items[i].observed_generation) use.generations = true;
  note_statuses(&use, &old->container_statuses);
  note_statuses(&use, &old->init_container_statuses);
  note_statuses(&use, &old->ephemeral_container_statuses);
  return use;
}

static void drop_messages(const core_resource_status_list *resources) {
  for (uint32_t i = 0; i < resources->count; i++)
    for (uint32_t k = 0; k < resources->items[i].resources.count; k++)
      resources->items[i].resources.items[k].message = (core_optional_string){.set = false};
}

/* dropImageVolumeWithDigest */
static void drop_of_container(const core_gates *gates, const status_use *use, core_container_status *status) {
  if (!gates->in_place_pod_vertical_scaling) {
    status->resources = NULL;
    status->allocated_resources = (core_quantity_map){.items = NULL};
  }
  if (!gates->recursive_read_only_mounts) status->volume_mounts = (core_volume_mount_status_list){.items = NULL};
  if (!use->health) status->allocated_resources_status = (core_resource_status_list){.items = NULL};
  if (!use->health_message) drop_messages(&status->allocated_resources_status);
  if (!gates->supplemental_groups_policy) status->user = NULL;
  for (uint32_t i = 0; !use->image_digests && i < status->volume_mounts.count; i++)
    status->volume_mounts.items[i].volume_status = NULL;
}

static void drop_of_containers(const core_gates *gates, const status_use *use, const core_container_status_list *statuses) {
  for (uint32_t i = 0; i < statuses->count; i++) drop_of_container(gates, use, &statuses->items[i]);
}

/* dropPodNodeAllocatableResourceStatus */
void crd_core_drop_disabled_status_fields(const core_gates *known, core_pod *pod, const core_pod *old) {
  core_pod_status *status = &pod->status;
  const core_pod_status *before = &old->status;
  core_gates gates = *known;
  crd_core_note_features_in_use(&gates, &old->spec);
  status_use use = use_of(known, before);
  if (!use.pod_resources) {
    status->resources = NULL;
    status->allocated_resources = (core_quantity_map){.items = NULL};
  }
  if (!gates.dynamic_resource_allocation)
    status->resource_claim_statuses = (core_pod_resource_claim_status_list){.items = NULL};
  if (!gates.dra_extended_resource && !before->extended_resource_claim_status) status->extended_resource_claim_status = NULL;
  drop_of_containers(&gates, &use, &status->container_statuses);
  drop_of_containers(&gates, &use, &status->init_container_statuses);
  drop_of_containers(&gates, &use, &status->ephemeral_container_statuses);
  if (!use.generations) {
    status->observed_generation = 0;
    for (uint32_t i = 0; i < status->conditions.count; i++) status->conditions.items[i].observed_generation = 0;
  }
  if (!gates.dra_node_allocatable_resources && !before->node_allocatable_resource_claim_statuses.count)
    status->node_allocatable_resource_claim_statuses = (core_node_allocatable_resource_claim_status_list){.items = NULL};
  if (!gates.csi_volume_health && !before->volume_health.count)
    status->volume_health = (core_pod_volume_health_list){.items = NULL};
}
