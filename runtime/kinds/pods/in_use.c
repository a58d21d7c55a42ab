/* SPDX-License-Identifier: Apache-2.0 */
/* Walks a pod for in_use.h: each function handles a part, and turns on the gates of the fields that it finds. */
#include "in_use.h"

#include "../containers/container_walk.h"

/* ---- containers ---- */

/* grpcProbeModeInUse, probeHasGRPCMode, httpProbeProtocolInUse */
static void note_probe(core_gates *gates, const core_probe *probe) {
  if (!probe) return;
  const core_probe_handler *handler = &probe->probe_handler;
  if (handler->grpc && handler->grpc->mode.set) gates->grpc_container_probe_tls = true;
  if (handler->http_get && handler->http_get->protocol.set) gates->h2c_container_probe = true;
}

/* httpProbeProtocolInUse */
static void note_handler(core_gates *gates, const core_lifecycle_handler *handler) {
  if (handler && handler->http_get && handler->http_get->protocol.set) gates->h2c_container_probe = true;
}

/* rroInUse, bindMountOptionsInUse */
static void note_mounts(core_gates *gates, const core_volume_mount_list *mounts) {
  for (uint32_t i = 0; i < mounts->count; i++) {
    if (mounts->items[i].recursive_read_only.set) gates->recursive_read_only_mounts = true;
    if (mounts->items[i].bind_mount_options.count) gates->volume_bind_mount_options = true;
  }
}

/* podFileKeyRefInUse, procMountInUse, containerStopSignalsInUse */
static void note_container(core_gates *gates, const core_container *container) {
  const core_security_context *security = container->security_context;
  const core_lifecycle *lifecycle = container->lifecycle;
  for (uint32_t i = 0; i < container->env.count; i++)
    if (container->env.items[i].value_from && container->env.items[i].value_from->file_key_ref) gates->env_files = true;
  if (security && security->proc_mount.set && !core_is(security->proc_mount.value, "Default")) gates->proc_mount_type = true;
  note_probe(gates, container->liveness_probe);
  note_probe(gates, container->readiness_probe);
  note_probe(gates, container->startup_probe);
  if (lifecycle) {
    note_handler(gates, lifecycle->post_start);
    note_handler(gates, lifecycle->pre_stop);
    if (lifecycle->stop_signal.set) gates->container_stop_signals = true;
  }
  note_mounts(gates, &container->volume_mounts);
}

/* inPlacePodVerticalScalingInUse, containerRestartRulesInUse: these are not checked for ephemeral containers. A sidecar's
 * policy is older than the rules. */
static void note_restarts(core_gates *gates, const core_container *container, bool init) {
  if (container->resize_policy.count) gates->in_place_pod_vertical_scaling = true;
  bool sidecar = init && core_is(container->restart_policy.value, "Always");
  if (container->restart_policy.set && !sidecar) gates->container_restart_rules = true;
  if (init && container->restart_policy_rules.count) gates->container_restart_rules = true;
}

/* ---- volumes ---- */

static bool have_users(const core_key_to_path_list *items) {
  for (uint32_t i = 0; i < items->count; i++)
    if (items->items[i].user.set) return true;
  return false;
}

static bool have_file_users(const core_downward_api_volume_file_list *items) {
  for (uint32_t i = 0; i < items->count; i++)
    if (items->items[i].user.set) return true;
  return false;
}

/* Like upstream, checks only the first of several sources. */
static bool projection_has_user(const core_volume_projection *source) {
  if (source->secret) return have_users(&source->secret->items);
  if (source->downward_api) return have_file_users(&source->downward_api->items);
  if (source->config_map) return have_users(&source->config_map->items);
  if (source->service_account_token) return source->service_account_token->user.set;
  if (source->cluster_trust_bundle) return source->cluster_trust_bundle->user.set;
  return source->pod_certificate && source->pod_certificate->user.set;
}

/* atomicWriteVolumeUserFieldsInUse */
static bool volume_has_user(const core_volume_source *source) {
  if (source->secret) return source->secret->default_user.set || have_users(&source->secret->items);
  if (source->config_map) return source->config_map->default_user.set || have_users(&source->config_map->items);
  if (source->downward_api) return source->downward_api->default_user.set || have_file_users(&source->downward_api->items);
  if (!source->projected) return false;
  for (uint32_t i = 0; i < source->projected->sources.count; i++)
    if (projection_has_user(&source->projected->sources.items[i])) return true;
  return source->projected->default_user.set;
}

/* clusterTrustBundleProjectionInUse, podCertificateProjectionInUse, emptyDirVolumeModeInUse, imageVolumesInUse */
static void note_volume(core_gates *gates, const core_volume_source *source) {
  for (uint32_t i = 0; source->projected && i < source->projected->sources.count; i++) {
    if (source->projected->sources.items[i].cluster_trust_bundle) gates->cluster_trust_bundle_projection = true;
    if (source->projected->sources.items[i].pod_certificate) gates->pod_certificate_request = true;
  }
  if (volume_has_user(source)) gates->atomic_write_volume_user_fields = true;
  if (source->empty_dir && source->empty_dir->mode.set) gates->empty_dir_volume_mode = true;
  if (source->image) gates->image_volume = true;
}

/* ---- scheduling ---- */

static bool have_keys(const core_pod_affinity_term_list *required, const core_weighted_pod_affinity_term_list *preferred) {
  for (uint32_t i = 0; i < required->count; i++)
    if (required->items[i].match_label_keys.count || required->items[i].mismatch_label_keys.count) return true;
  for (uint32_t i = 0; i < preferred->count; i++) {
    const core_pod_affinity_term *term = &preferred->items[i].pod_affinity_term;
    if (term->match_label_keys.count || term->mismatch_label_keys.count) return true;
  }
  return false;
}

/* matchLabelKeysFieldInPodAffinityInUse */
static bool affinity_has_keys(const core_affinity *affinity) {
  const core_pod_affinity *together = affinity->pod_affinity;
  const core_pod_anti_affinity *apart = affinity->pod_anti_affinity;
  return (together && have_keys(&together->required_during_scheduling_ignored_during_execution,
                                &together->preferred_during_scheduling_ignored_during_execution)) ||
         (apart && have_keys(&apart->required_during_scheduling_ignored_during_execution,
                             &apart->preferred_during_scheduling_ignored_during_execution));
}

/* nodeAffinityPolicyInUse */
bool crd_core_uses_node_affinity_policy(const core_pod_spec *spec) {
  const core_topology_spread_constraint_list *constraints = &spec->topology_spread_constraints;
  for (uint32_t i = 0; i < constraints->count; i++)
    if (constraints->items[i].node_affinity_policy.set) return true;
  return false;
}

/* nodeTaintsPolicyInUse */
bool crd_core_uses_node_taints_policy(const core_pod_spec *spec) {
  const core_topology_spread_constraint_list *constraints = &spec->topology_spread_constraints;
  for (uint32_t i = 0; i < constraints->count; i++)
    if (constraints->items[i].node_taints_policy.set) return true;
  return false;
}

/* ---- the pod ---- */

/* hostUsersInUse, podLevelResourcesInUse, dynamicResourceAllocationInUse, schedulingGroupInUse, evictionRespondersInUse,
 * setHostnameOverrideInUse, supplementalGroupsPolicyInUse, seLinuxChangePolicyInUse, matchLabelKeysInTopologySpreadInUse */
static void note_pod(core_gates *gates, const core_pod_spec *spec) {
  const core_topology_spread_constraint_list *constraints = &spec->topology_spread_constraints;
  const core_pod_security_context *security = spec->security_context;
  const core_resource_requirements *resources = spec->resources;
  if (spec->host_users.set) gates->user_namespaces_support = true;
  if (resources && (resources->requests.count || resources->limits.count)) gates->pod_level_resources = true;
  if (spec->resource_claims.count) gates->dynamic_resource_allocation = true;
  if (spec->scheduling_group) gates->generic_workload = true;
  if (spec->eviction_responders.count) gates->eviction_request_api = true;
  if (spec->hostname_override.set) gates->hostname_override = true;
  if (security && security->supplemental_groups_policy.set) gates->supplemental_groups_policy = true;
  if (security && security->selinux_change_policy.set) gates->selinux_change_policy = true;
  if (spec->affinity && affinity_has_keys(spec->affinity)) gates->match_label_keys_in_pod_affinity = true;
  for (uint32_t i = 0; i < constraints->count; i++)
    if (constraints->items[i].match_label_keys.count) gates->match_label_keys_in_pod_topology_spread = true;
}

void crd_core_note_features_in_use(core_gates *gates, const core_pod_spec *spec) {
  core_container_walk walk = {.spec = spec};
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) {
    note_container(gates, c);
    if (walk.which < 2) note_restarts(gates, c, walk.which == 0);
  }
  for (uint32_t i = 0; i < spec->volumes.count; i++) note_volume(gates, &spec->volumes.items[i].volume_source);
  note_pod(gates, spec);
}
