/* SPDX-License-Identifier: Apache-2.0 */
/* Drops fields of disabled features. Each function handles a part, with the gate next to each field. */
#include "drop.h"

#include "../base/hash.h"
#include "containers/container_walk.h"
#include "pods/in_use.h"

/* Sets a pointer to nil; the old value stays in the arena. */
#define DROP(optional) memset(&(optional), 0, sizeof(optional))

/* ---- containers ---- */

/* dropDisabledGRPCContainerProbeTLS, dropProbeGRPCTLS, dropHTTPProbeProtocol */
static void drop_probe_fields(const core_gates *gates, const core_probe *probe) {
  if (!probe) return;
  if (probe->probe_handler.grpc && !gates->grpc_container_probe_tls) DROP(probe->probe_handler.grpc->mode);
  if (probe->probe_handler.http_get && !gates->h2c_container_probe) DROP(probe->probe_handler.http_get->protocol);
}

/* dropHTTPProbeProtocol, dropContainerStopSignals */
static void drop_lifecycle_fields(const core_gates *gates, core_container *container) {
  core_lifecycle *lifecycle = container->lifecycle;
  if (!lifecycle) return;
  core_lifecycle_handler *handlers[] = {lifecycle->post_start, lifecycle->pre_stop};
  for (size_t i = 0; i < 2; i++)
    if (handlers[i] && handlers[i]->http_get && !gates->h2c_container_probe) DROP(handlers[i]->http_get->protocol);
  if (gates->container_stop_signals || !lifecycle->stop_signal.set) return;
  DROP(lifecycle->stop_signal);
  if (!handlers[0] && !handlers[1]) container->lifecycle = NULL;
}

static void drop_mount_fields(const core_gates *gates, const core_volume_mount_list *mounts) {
  for (uint32_t i = 0; i < mounts->count; i++) {
    if (!gates->recursive_read_only_mounts) DROP(mounts->items[i].recursive_read_only);
    if (!gates->volume_bind_mount_options) mounts->items[i].bind_mount_options = (core_string_list){.items = NULL};
  }
}

/* dropDisabledProcMountField, dropFileKeyRefInUse, dropResourceClaimRequests, dropEphemeralResourceClaimRequests */
static void drop_container_fields(const core_gates *gates, core_container *container) {
  if (!gates->in_place_pod_vertical_scaling) container->resize_policy = (core_container_resize_policy_list){.items = NULL};
  if (!gates->dynamic_resource_allocation) container->resources.claims = (core_resource_claim_list){.items = NULL};
  for (uint32_t i = 0; !gates->env_files && i < container->env.count; i++)
    if (container->env.items[i].value_from) container->env.items[i].value_from->file_key_ref = NULL;
  if (!gates->proc_mount_type && container->security_context && container->security_context->proc_mount.set)
    container->security_context->proc_mount.value = CRD_STRING("Default");
  drop_probe_fields(gates, container->liveness_probe);
  drop_probe_fields(gates, container->readiness_probe);
  drop_probe_fields(gates, container->startup_probe);
  drop_lifecycle_fields(gates, container);
  drop_mount_fields(gates, &container->volume_mounts);
}

/* dropContainerRestartRules: a sidecar, which is an init container, keeps its policy. */
static void drop_restart_fields(core_container *container, bool may_be_sidecar) {
  if (!may_be_sidecar || !core_is(container->restart_policy.value, "Always")) DROP(container->restart_policy);
  container->restart_policy_rules = (core_container_restart_rule_list){.items = NULL};
}

/* dropDisabledFields; before 1.34 it dropped no restart rules, because there were none. */
static void drop_fields_of_containers(const core_gates *gates, unsigned minor, core_pod_spec *spec) {
  enum { HAS_RULES = 34 };
  bool drops = !gates->container_restart_rules && minor >= HAS_RULES;
  struct {
    core_container *items;
    uint32_t count;
    bool init;
  } lists[] = {{spec->init_containers.items, spec->init_containers.count, true},
               {spec->containers.items, spec->containers.count, false}};
  for (size_t list = 0; list < 2; list++)
    for (uint32_t i = 0; i < lists[list].count; i++) {
      drop_container_fields(gates, &lists[list].items[i]);
      if (drops) drop_restart_fields(&lists[list].items[i], lists[list].init);
    }
  for (uint32_t i = 0; i < spec->ephemeral_containers.count; i++) {
    core_container *container = &spec->ephemeral_containers.items[i].ephemeral_container_common;
    drop_container_fields(gates, container);
    if (drops) drop_restart_fields(container, false);
  }
}

/* ---- volumes ---- */

/* dropUserFieldsInKeyToPaths */
static void drop_users_of_keys(const core_key_to_path_list *items) {
  for (uint32_t i = 0; i < items->count; i++) DROP(items->items[i].user);
}

/* dropUserFieldsInDownwardAPIVolumeFiles */
static void drop_users_of_files(const core_downward_api_volume_file_list *items) {
  for (uint32_t i = 0; i < items->count; i++) DROP(items->items[i].user);
}

/* Like upstream, checks only the first of several sources. */
static void drop_projection_users(const core_volume_projection *source) {
  if (source->secret)
    drop_users_of_keys(&source->secret->items);
  else if (source->downward_api)
    drop_users_of_files(&source->downward_api->items);
  else if (source->config_map)
    drop_users_of_keys(&source->config_map->items);
  else if (source->service_account_token)
    DROP(source->service_account_token->user);
  else if (source->cluster_trust_bundle)
    DROP(source->cluster_trust_bundle->user);
  else if (source->pod_certificate)
    DROP(source->pod_certificate->user);
}

/* dropDisabledAtomicWriteVolumeUserFields */
static void drop_volume_users(const core_volume_source *source) {
  if (source->secret) {
    DROP(source->secret->default_user);
    drop_users_of_keys(&source->secret->items);
  } else if (source->config_map) {
    DROP(source->config_map->default_user);
    drop_users_of_keys(&source->config_map->items);
  } else if (source->downward_api) {
    DROP(source->downward_api->default_user);
    drop_users_of_files(&source->downward_api->items);
  } else if (source->projected) {
    DROP(source->projected->default_user);
    for (uint32_t i = 0; i < source->projected->sources.count; i++)
      drop_projection_users(&source->projected->sources.items[i]);
  }
}

/* dropDisabledClusterTrustBundleProjection, dropDisabledPodCertificateProjection */
static void drop_volume_fields(const core_gates *gates, const core_volume_source *source) {
  for (uint32_t i = 0; source->projected && i < source->projected->sources.count; i++) {
    core_volume_projection *projection = &source->projected->sources.items[i];
    if (!gates->cluster_trust_bundle_projection) projection->cluster_trust_bundle = NULL;
    if (!gates->pod_certificate_request) projection->pod_certificate = NULL;
  }
  if (!gates->atomic_write_volume_user_fields) drop_volume_users(source);
  if (!gates->empty_dir_volume_mode && source->empty_dir) DROP(source->empty_dir->mode);
}

static void drop_mounts_of(const name_table *volumes, core_volume_mount_list *mounts) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < mounts->count; i++)
    if (!crd_name_table_find(volumes, mounts->items[i].name)) mounts->items[kept++] = mounts->items[i];
  mounts->count = kept;
  if (kept == 0) mounts->items = NULL;
}

/* dropImageVolumes: drops the volumes and their mounts. */
static void drop_image_volumes(crd_arena *arena, core_pod_spec *spec) {
  name_table dropped = {.arena = arena};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < spec->volumes.count; i++) {
    if (spec->volumes.items[i].volume_source.image)
      crd_name_table_put(&dropped, spec->volumes.items[i].name, spec);
    else
      spec->volumes.items[kept++] = spec->volumes.items[i];
  }
  spec->volumes.count = kept;
  if (kept == 0) spec->volumes.items = NULL;
  for (uint32_t i = 0; i < spec->containers.count; i++) drop_mounts_of(&dropped, &spec->containers.items[i].volume_mounts);
  for (uint32_t i = 0; i < spec->init_containers.count; i++)
    drop_mounts_of(&dropped, &spec->init_containers.items[i].volume_mounts);
  for (uint32_t i = 0; i < spec->ephemeral_containers.count; i++)
    drop_mounts_of(&dropped, &spec->ephemeral_containers.items[i].ephemeral_container_common.volume_mounts);
}

/* ---- scheduling ---- */

/* dropMatchLabelKeysFieldInPodAffnityTerm */
static void drop_label_keys(core_pod_affinity_term *term) {
  term->match_label_keys = (core_string_list){.items = NULL};
  term->mismatch_label_keys = (core_string_list){.items = NULL};
}

/* dropMatchLabelKeysFieldInWeightedPodAffnityTerm */
static void drop_label_keys_of(const core_pod_affinity_term_list *required,
                               const core_weighted_pod_affinity_term_list *preferred) {
  for (uint32_t i = 0; i < required->count; i++) drop_label_keys(&required->items[i]);
  for (uint32_t i = 0; i < preferred->count; i++) drop_label_keys(&preferred->items[i].pod_affinity_term);
}

/* dropDisabledMatchLabelKeysFieldInPodAffinity */
static void drop_affinity_fields(const core_affinity *affinity) {
  core_pod_affinity *together = affinity ? affinity->pod_affinity : NULL;
  core_pod_anti_affinity *apart = affinity ? affinity->pod_anti_affinity : NULL;
  if (together)
    drop_label_keys_of(&together->required_during_scheduling_ignored_during_execution,
                       &together->preferred_during_scheduling_ignored_during_execution);
  if (apart)
    drop_label_keys_of(&apart->required_during_scheduling_ignored_during_execution,
                       &apart->preferred_during_scheduling_ignored_during_execution);
}

/* dropDisabledNodeInclusionPolicyFields, dropDisabledMatchLabelKeysFieldInTopologySpread */
static void drop_spread_fields(const core_gates *gates, const core_topology_spread_constraint_list *constraints,
                               const core_pod_spec *old) {
  bool policies = gates->node_inclusion_policy_in_pod_topology_spread;
  bool taints = policies || (old && crd_core_uses_node_taints_policy(old));
  bool affinity = policies || (old && crd_core_uses_node_affinity_policy(old));
  for (uint32_t i = 0; i < constraints->count; i++) {
    core_topology_spread_constraint *constraint = &constraints->items[i];
    if (!taints) DROP(constraint->node_taints_policy);
    if (!affinity) DROP(constraint->node_affinity_policy);
    if (!gates->match_label_keys_in_pod_topology_spread) constraint->match_label_keys = (core_string_list){.items = NULL};
  }
}

/* ---- the pod ---- */

/* dropDisabledPodLevelResources, dropDisabledDynamicResourceAllocationFields, dropDisabledSchedulingGroup,
 * dropDisabledEvictionResponders, dropSELinuxChangePolicy */
static void drop_pod_fields(const core_gates *gates, core_pod_spec *spec) {
  if (!gates->user_namespaces_support) DROP(spec->host_users);
  if (!gates->pod_level_resources) spec->resources = NULL;
  if (!gates->dynamic_resource_allocation) spec->resource_claims = (core_pod_resource_claim_list){.items = NULL};
  if (!gates->generic_workload) spec->scheduling_group = NULL;
  if (!gates->eviction_request_api) spec->eviction_responders = (core_eviction_responder_list){.items = NULL};
  if (!gates->hostname_override) DROP(spec->hostname_override);
  if (!spec->security_context) return;
  if (!gates->supplemental_groups_policy) DROP(spec->security_context->supplemental_groups_policy);
  if (!gates->selinux_change_policy) DROP(spec->security_context->selinux_change_policy);
}

/* DropInitContainerAnnotations. */
static void drop_annotations(core_string_map *annotations) {
  static const crd_string dropped[] = {CRD_STRING_INIT("pod.beta.kubernetes.io/init-containers"),
                                       CRD_STRING_INIT("pod.alpha.kubernetes.io/init-containers"),
                                       CRD_STRING_INIT("pod.beta.kubernetes.io/init-container-statuses"),
                                       CRD_STRING_INIT("pod.alpha.kubernetes.io/init-container-statuses")};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < annotations->count; i++)
    if (!crd_string_in(annotations->items[i].key, CORE_LIST_OF(dropped))) annotations->items[kept++] = annotations->items[i];
  annotations->count = kept;
}

/* DropDisabledTemplateFields, dropDisabledFields */
void crd_core_drop_disabled_fields(crd_arena *arena, const core_options *options, core_pod_template_spec *pod,
                                   const core_pod_spec *old) {
  core_gates gates = options->gates;
  if (old) crd_core_note_features_in_use(&gates, old);
  drop_pod_fields(&gates, &pod->spec);
  drop_spread_fields(&gates, &pod->spec.topology_spread_constraints, old);
  if (!gates.match_label_keys_in_pod_affinity) drop_affinity_fields(pod->spec.affinity);
  drop_fields_of_containers(&gates, options->minor, &pod->spec);
  for (uint32_t i = 0; i < pod->spec.volumes.count; i++)
    drop_volume_fields(&gates, &pod->spec.volumes.items[i].volume_source);
  if (!gates.image_volume) drop_image_volumes(arena, &pod->spec);
  drop_annotations(&pod->metadata.annotations);
}
