/* SPDX-License-Identifier: Apache-2.0 */
/* The containers of a pod: the checks of all containers, and those of regular, init and ephemeral ones
 * (pkg/apis/core/validation: validateContainers, validateInitContainers, validateEphemeralContainers). */
#include "container_parts.h"

#include <crd/go_text.h>
#include <crd/metadata.h>

/* validateContainerCommon. In a template an image may have white space around it, because other programs have used that as a
 * marker. */
static void validate_common(core_check *check, const core_container *container, const core_pod_context *pod,
                            const crd_path *path) {
  crd_core_require(check, CORE_AT(path, "name"), container->name, crd_check_dns1123_label);
  if (!container->image.size) crd_core_required(check, CORE_AT(path, "image"), NULL);
  crd_core_validate_required_choice(check, CORE_AT(path, "terminationMessagePolicy"), container->termination_message_policy,
                                    "File FallbackToLogsOnError");
  if (container->ports.count) crd_core_validate_container_ports(check, &container->ports, CORE_AT(path, "ports"));
  if (container->env.count) crd_core_validate_env(check, &container->env, CORE_AT(path, "env"));
  if (container->env_from.count) crd_core_validate_env_from(check, &container->env_from, CORE_AT(path, "envFrom"));
  if (container->volume_mounts.count)
    crd_core_validate_volume_mounts(check, container, pod->volumes, CORE_AT(path, "volumeMounts"));
  if (container->volume_devices.count)
    crd_core_validate_volume_devices(check, container, pod->volumes, CORE_AT(path, "volumeDevices"));
  crd_core_validate_pull_policy(check, container->image_pull_policy, CORE_AT(path, "imagePullPolicy"));
  crd_core_validate_resource_requirements(check, &container->resources, pod->claims, CORE_AT(path, "resources"));
  if (container->resize_policy.count)
    crd_core_validate_resize_policy(check, &container->resize_policy, pod->spec->restart_policy,
                                    CORE_AT(path, "resizePolicy"));
  if (container->security_context)
    crd_core_validate_security_context(check, container->security_context, pod->host_users,
                                       CORE_AT(path, "securityContext"));
}

/* Checks of long-running containers, which may have probes and hooks: regular containers and sidecars. */
static void validate_hooks_and_probes(core_check *check, const core_container *container, const core_pod_spec *spec,
                                      const crd_path *path) {
  if (container->lifecycle) crd_core_validate_lifecycle(check, container->lifecycle, spec, CORE_AT(path, "lifecycle"));
  if (container->liveness_probe)
    crd_core_validate_liveness_probe(check, container->liveness_probe, spec, CORE_AT(path, "livenessProbe"));
  if (container->readiness_probe)
    crd_core_validate_readiness_probe(check, container->readiness_probe, spec, CORE_AT(path, "readinessProbe"));
  if (container->startup_probe)
    crd_core_validate_liveness_probe(check, container->startup_probe, spec, CORE_AT(path, "startupProbe"));
}

static void check_new_name(core_check *check, core_name_set *names, crd_string name, const crd_path *path) {
  crd_core_validate_new(check, names, name, crd_bad_string(name), CORE_AT(path, "name"));
}

static void add_names(core_name_set *names, const core_container_list *containers) {
  for (uint32_t i = 0; i < containers->count; i++) crd_core_name_set_add(names, containers->items[i].name);
}

/* ---- regular containers ---- */

/* validateContainers */
void crd_core_validate_containers(core_check *check, const core_pod_context *pod, const crd_path *path) {
  const core_container_list *containers = &pod->spec->containers;
  if (!containers->count) {
    crd_core_required(check, path, NULL);
    return;
  }
  core_name_set names, ports;
  core_name_set_begin(&names, check->arena);
  core_name_set_begin(&ports, check->arena);
  for (uint32_t i = 0; i < containers->count; i++) {
    const core_container *container = &containers->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    validate_common(check, container, pod, at);
    check_new_name(check, &names, container->name, at);
    validate_hooks_and_probes(check, container, pod->spec, at);
    if (check->options->gates.container_restart_rules)
      crd_core_validate_container_restart_policy(check, container, at);
    else if (container->restart_policy.set)
      crd_core_forbidden(check, CORE_AT(at, "restartPolicy"), "may not be set for non-init containers");
  }
  for (uint32_t i = 0; i < containers->count; i++)
    crd_core_validate_unique_host_ports(check, &containers->items[i].ports, &ports, CORE_AT(CORE_ITEM(path, i), "ports"));
}

/* ---- init containers ---- */

static void forbid_of_init(core_check *check, bool is_set, const crd_path *path) {
  if (is_set) crd_core_forbidden(check, path, "may not be set for init containers without restartPolicy=Always");
}

static void forbid_hooks_and_probes(core_check *check, const core_container *container, const crd_path *path) {
  forbid_of_init(check, container->lifecycle, CORE_AT(path, "lifecycle"));
  forbid_of_init(check, container->liveness_probe, CORE_AT(path, "livenessProbe"));
  forbid_of_init(check, container->readiness_probe, CORE_AT(path, "readinessProbe"));
  forbid_of_init(check, container->startup_probe, CORE_AT(path, "startupProbe"));
}

static void validate_init_resizing(core_check *check, const core_container *container, bool sidecar, const crd_path *path) {
  const core_container_resize_policy_list *policies = &container->resize_policy;
  const crd_path *at = CORE_AT(path, "resizePolicy");
  enum { RESIZES_SIDECARS = 32, RESIZES_INIT_CONTAINERS = 36 };
  if (policies->count && (check->options->minor < RESIZES_SIDECARS || !check->options->gates.in_place_pod_vertical_scaling))
    crd_core_invalid(check, at, crd_core_show_list(check, &crd_core_container_resize_policy_type, policies),
                     "must not be set for init containers");
  if (sidecar || check->options->minor < RESIZES_INIT_CONTAINERS || check->options->allowed.init_restarts) return;
  for (uint32_t i = 0; i < policies->count; i++)
    if (core_is(policies->items[i].restart_policy, "RestartContainer"))
      crd_core_bad_word(check, CORE_AT(CORE_ITEM(at, i), "restartPolicy"), policies->items[i].restart_policy,
                        "must not be set to 'RestartContainer' for non-sidecar initContainers");
}

/* Init containers run one by one, so host ports may repeat among them. In the paths of these errors upstream always prints
 * index 0. */
static void validate_init_container(core_check *check, const core_container *container, const core_pod_context *pod,
                                    core_name_set *names, const crd_path *path) {
  bool sidecar = crd_core_restarts_always(container);
  core_name_set ports;
  core_name_set_begin(&ports, check->arena);
  validate_common(check, container, pod, path);
  crd_core_validate_init_container_restart_policy(check, container, path);
  if (container->name.size || crd_core_name_set_has(names, container->name))
    check_new_name(check, names, container->name, path);
  crd_core_validate_unique_host_ports(check, &container->ports, &ports, CORE_AT(CORE_ITEM(path->parent, 0), "ports"));
  if (sidecar)
    validate_hooks_and_probes(check, container, pod->spec, path);
  else
    forbid_hooks_and_probes(check, container, path);
  validate_init_resizing(check, container, sidecar, path);
}

/* validateInitContainers, isRestartableInitContainer */
void crd_core_validate_init_containers(core_check *check, const core_pod_context *pod, const crd_path *path) {
  const core_container_list *containers = &pod->spec->init_containers;
  if (!containers->count) return;
  core_name_set names;
  core_name_set_begin(&names, check->arena);
  add_names(&names, &pod->spec->containers);
  for (uint32_t i = 0; i < containers->count; i++)
    validate_init_container(check, &containers->items[i], pod, &names, CORE_ITEM(path, i));
}

/* ---- ephemeral containers ---- */

static void forbid_ephemeral(core_check *check, bool is_set, const crd_path *path) {
  if (is_set) crd_core_forbidden(check, path, "cannot be set for an Ephemeral Container");
}

/* validateFieldAllowList of allowedEphemeralContainerFields; an empty list counts as set. */
static void forbid_what_pods_rely_on(core_check *check, const core_container *container, const crd_path *path) {
  const core_resource_requirements *resources = &container->resources;
  forbid_ephemeral(check, container->ports.items, CORE_AT(path, "ports"));
  forbid_ephemeral(check, resources->limits.items || resources->requests.items || resources->claims.items,
                   CORE_AT(path, "resources"));
  forbid_ephemeral(check, container->resize_policy.items, CORE_AT(path, "resizePolicy"));
  forbid_ephemeral(check, container->restart_policy.set, CORE_AT(path, "restartPolicy"));
  forbid_ephemeral(check, container->restart_policy_rules.items, CORE_AT(path, "restartPolicyRules"));
  forbid_ephemeral(check, container->liveness_probe, CORE_AT(path, "livenessProbe"));
  forbid_ephemeral(check, container->readiness_probe, CORE_AT(path, "readinessProbe"));
  forbid_ephemeral(check, container->startup_probe, CORE_AT(path, "startupProbe"));
  forbid_ephemeral(check, container->lifecycle, CORE_AT(path, "lifecycle"));
}

static void forbid_sub_paths(core_check *check, const core_volume_mount_list *mounts, const crd_path *path) {
  for (uint32_t i = 0; i < mounts->count; i++) {
    forbid_ephemeral(check, mounts->items[i].sub_path.size, CORE_AT(CORE_ITEM(path, i), "subPath"));
    forbid_ephemeral(check, mounts->items[i].sub_path_expr.size, CORE_AT(CORE_ITEM(path, i), "subPathExpr"));
  }
}

void crd_core_validate_ephemeral_containers(core_check *check, const core_pod_context *pod, const crd_path *path) {
  const core_ephemeral_container_list *containers = &pod->spec->ephemeral_containers;
  if (!containers->count) return;
  core_name_set others, names;
  core_name_set_begin(&others, check->arena);
  core_name_set_begin(&names, check->arena);
  add_names(&others, &pod->spec->containers);
  add_names(&others, &pod->spec->init_containers);
  add_names(&names, &pod->spec->containers);
  add_names(&names, &pod->spec->init_containers);
  for (uint32_t i = 0; i < containers->count; i++) {
    const core_container *container = &containers->items[i].ephemeral_container_common;
    crd_string target = containers->items[i].target_container_name;
    const crd_path *at = CORE_ITEM(path, i);
    validate_common(check, container, pod, at);
    if (crd_go_trim(container->image).size != container->image.size)
      crd_core_bad_text(check, CORE_AT(at, "image"), container->image, "must not have leading or trailing whitespace");
    check_new_name(check, &names, container->name, at);
    if (target.size && !crd_core_name_set_has(&others, target))
      crd_core_not_found(check, CORE_AT(at, "targetContainerName"), crd_bad_string(target));
    forbid_what_pods_rely_on(check, container, at);
    forbid_sub_paths(check, &container->volume_mounts, CORE_AT(at, "volumeMounts"));
  }
}
