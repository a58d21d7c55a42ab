/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatePodSpec: the order of a pod's checks, and the checks of the pod itself. */
#include "../containers/container_walk.h"
#include "../validators.h"

#include <crd/metadata.h>

/* A fixed set of strings, with its error text. */
typedef struct choice {
  const crd_string *of;
  size_t count;
} choice;

/* Required for an empty value, Unsupported for one not in the set. */
static void validate_choice(core_check *check, crd_string value, choice choice, const crd_path *path) {
  if (value.size == 0)
    crd_core_required(check, path, NULL);
  else if (!crd_string_in(value, choice.of, choice.count))
    crd_core_not_supported(check, path, crd_bad_json(value), choice.of, choice.count);
}

/* validateRestartPolicy */
static const crd_string pod_restart_policies[] = {CRD_STRING_INIT("Always"), CRD_STRING_INIT("OnFailure"),
                                                  CRD_STRING_INIT("Never")};
/* validateDNSPolicy */
static const crd_string dns_policies[] = {CRD_STRING_INIT("ClusterFirstWithHostNet"), CRD_STRING_INIT("ClusterFirst"),
                                          CRD_STRING_INIT("Default"), CRD_STRING_INIT("None")};
static const crd_string preemption_policies[] = {CRD_STRING_INIT("PreemptLowerPriority"), CRD_STRING_INIT("Never")};

/* validateHostUsers */
static void validate_host_users(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  enum { NAMES_THE_FIELD = 34, ASKS_DEVICES = 34 };
  const char *detail =
      check->options->minor >= NAMES_THE_FIELD ? "when `hostUsers` is false" : "when `pod.Spec.HostUsers` is false";
  if (!spec->host_users.set || spec->host_users.value) return;
  if (spec->host_network && !check->options->gates.user_namespaces_host_network_support)
    crd_core_forbidden(check, CORE_AT(path, "hostNetwork"), detail);
  if (spec->host_pid) crd_core_forbidden(check, CORE_AT(path, "HostPID"), detail);
  if (spec->host_ipc) crd_core_forbidden(check, CORE_AT(path, "HostIPC"), detail);
  if (check->options->allowed.devices_of_user_namespaces || check->options->minor < ASKS_DEVICES) return;
  core_container_walk walk = {.spec = spec, .spec_path = path};
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));)
    if (c->volume_devices.count) crd_core_forbidden(check, CORE_AT(&walk.path, "volumeDevices"), detail);
}

/* validatePodHostName. */
static void validate_hostname_override(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  enum { LONGEST_HOSTNAME = 64 };
  if (!spec->hostname_override.set) return;
  if (spec->set_hostname_as_fqdn.set && spec->set_hostname_as_fqdn.value)
    crd_core_forbidden(check, path, "may not be specified when setHostnameAsFQDN is true");
  if (spec->host_network) crd_core_forbidden(check, path, "may not be specified when hostNetwork is true");
  if (spec->hostname_override.value.size > LONGEST_HOSTNAME) crd_core_too_long(check, path, LONGEST_HOSTNAME);
  crd_core_string_passes(check, path, spec->hostname_override.value, crd_check_dns1123_subdomain);
}

/* validateSchedulingGroup */
static void validate_scheduling_group(core_check *check, const core_pod_scheduling_group *group, const crd_path *path) {
  if (!group->pod_group_name.set)
    crd_core_invalid(check, CORE_AT(path, "podGroupName"), crd_bad_null(), "must specify one of: `podGroupName`");
  else
    crd_core_string_passes(check, CORE_AT(path, "podGroupName"), group->pod_group_name.value, crd_check_dns1123_subdomain);
}

/* The checks before the containers and of the containers. */
static void validate_contents(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  core_known_volumes volumes = {.by_name = {.arena = check->arena}};
  core_claim_names claims = {.by_name = {.arena = check->arena}};
  core_pod_context pod = {
      .spec = spec, .volumes = &volumes, .claims = &claims, .host_users = !spec->host_users.set || spec->host_users.value};
  crd_core_validate_volumes(check, &spec->volumes, CORE_AT(path, "volumes"), &volumes);
  for (uint32_t i = 0; i < spec->resource_claims.count; i++) {
    crd_string name = spec->resource_claims.items[i].name;
    if (name.size) crd_name_table_put(&claims.by_name, name, &spec->resource_claims.items[i]);
  }
  crd_core_validate_pod_resource_claims(check, &spec->resource_claims, CORE_AT(path, "resourceClaims"));
  crd_core_validate_containers(check, &pod, CORE_AT(path, "containers"));
  crd_core_validate_init_containers(check, &pod, CORE_AT(path, "initContainers"));
  crd_core_validate_ephemeral_containers(check, &pod, CORE_AT(path, "ephemeralContainers"));
  if (check->options->gates.pod_level_resources) crd_core_validate_pod_resources(check, &pod, path);
}

/* validateShareProcessNamespace, validateReadinessGates: from hostNetwork to hostnameOverride. */
static void validate_environment(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  const crd_path *context = CORE_AT(path, "securityContext"), *host = check->options->minor < 37 ? context : path;
  crd_core_validate_host_network_ports(check, spec, path);
  validate_choice(check, spec->restart_policy, (choice){CORE_LIST_OF(pod_restart_policies)}, CORE_AT(path, "restartPolicy"));
  validate_choice(check, spec->dns_policy, (choice){CORE_LIST_OF(dns_policies)}, CORE_AT(path, "dnsPolicy"));
  crd_core_validate_labels(check, &spec->node_selector, CORE_AT(path, "nodeSelector"));
  crd_core_validate_pod_security_context(check, spec, path, context);
  if (spec->share_process_namespace.set && spec->share_process_namespace.value && spec->host_pid)
    crd_core_bad_bool(check, CORE_AT(host, "shareProcessNamespace"), true,
                      "ShareProcessNamespace and HostPID cannot both be enabled");
  crd_core_validate_affinity(check, spec->affinity, CORE_AT(path, "affinity"));
  crd_core_validate_pod_dns_config(check, spec, CORE_AT(path, "dnsConfig"));
  for (uint32_t i = 0; i < spec->readiness_gates.count; i++)
    crd_core_string_passes(check, CORE_AT(CORE_ITEM(CORE_AT(path, "readinessGates"), i), "conditionType"),
                           spec->readiness_gates.items[i].condition_type, crd_check_qualified_name);
  crd_core_validate_scheduling_gates(check, &spec->scheduling_gates, CORE_AT(path, "schedulingGates"));
  crd_core_validate_topology_spread_constraints(check, &spec->topology_spread_constraints,
                                                CORE_AT(path, "topologySpreadConstraints"));
  crd_core_validate_windows_host_process_pod(check, spec, path);
  validate_host_users(check, spec, path);
  validate_hostname_override(check, spec, CORE_AT(path, "hostnameOverride"));
}

/* Validates a name that may be empty. */
static void validate_name_if_set(core_check *check, crd_string name, core_string_rule *rule, const crd_path *path) {
  if (name.size) crd_core_string_passes(check, path, name, rule);
}

static void validate_active_deadline(core_check *check, core_optional_int64 deadline, const crd_path *path) {
  if (deadline.set && (deadline.value < 1 || deadline.value > INT32_MAX))
    crd_core_bad_number(check, path, deadline.value, "must be between 1 and 2147483647, inclusive");
}

/* ValidateServiceAccountName, ValidateNodeName, ValidatePriorityClassName, ValidateRuntimeClassName, validateOverhead: from
 * serviceAccountName to os. */
static void validate_names(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  validate_name_if_set(check, spec->service_account_name, crd_check_dns1123_subdomain, CORE_AT(path, "serviceAccountName"));
  validate_name_if_set(check, spec->node_name, crd_check_dns1123_subdomain, CORE_AT(path, "nodeName"));
  validate_active_deadline(check, spec->active_deadline_seconds, CORE_AT(path, "activeDeadlineSeconds"));
  validate_name_if_set(check, spec->hostname, crd_check_dns1123_label, CORE_AT(path, "hostname"));
  validate_name_if_set(check, spec->subdomain, crd_check_dns1123_label, CORE_AT(path, "subdomain"));
  if (spec->tolerations.count) crd_core_validate_tolerations(check, &spec->tolerations, CORE_AT(path, "tolerations"));
  if (spec->host_aliases.count) crd_core_validate_host_aliases(check, &spec->host_aliases, CORE_AT(path, "hostAliases"));
  validate_name_if_set(check, spec->priority_class_name, crd_check_dns1123_subdomain, CORE_AT(path, "priorityClassName"));
  if (spec->runtime_class_name.set)
    crd_core_string_passes(check, CORE_AT(path, "runtimeClassName"), spec->runtime_class_name.value,
                           crd_check_dns1123_subdomain);
  if (spec->preemption_policy.set)
    validate_choice(check, spec->preemption_policy.value, (choice){CORE_LIST_OF(preemption_policies)},
                    CORE_AT(path, "preemptionPolicy"));
  if (spec->overhead.items) { /* checked like limits */
    core_resource_requirements limits = {.limits = spec->overhead};
    crd_core_validate_resource_requirements(check, &limits, NULL, CORE_AT(path, "overhead"));
  }
  if (spec->os) crd_core_validate_pod_os(check, spec, path);
}

void crd_core_validate_pod_spec(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  validate_contents(check, spec, path);
  validate_environment(check, spec, path);
  validate_names(check, spec, path);
  if (spec->scheduling_group) {
    validate_scheduling_group(check, spec->scheduling_group, CORE_AT(path, "schedulingGroup"));
    if (spec->eviction_responders.count)
      crd_core_forbidden(check, CORE_AT(path, "schedulingGroup"), "may not be set when evictionResponders is set");
  }
  crd_core_validate_file_key_volumes(check, spec, path);
}
