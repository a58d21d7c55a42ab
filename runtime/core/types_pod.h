/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of types.h, which says how they are read: the pod: scheduling, security, DNS, and the template around it.
 * tools/core-types.go prints this file. */
#ifndef CORE_TYPES_POD_H
#define CORE_TYPES_POD_H

#define CORE_TYPES_POD(TYPE)                                                                                                \
  TYPE(sysctl, "Sysctl")                                                                                                    \
  TYPE(pod_security_context, "PodSecurityContext")                                                                          \
  TYPE(node_selector_requirement, "NodeSelectorRequirement")                                                                \
  TYPE(node_selector_term, "NodeSelectorTerm")                                                                              \
  TYPE(node_selector, "NodeSelector")                                                                                       \
  TYPE(preferred_scheduling_term, "PreferredSchedulingTerm")                                                                \
  TYPE(node_affinity, "NodeAffinity")                                                                                       \
  TYPE(pod_affinity_term, "PodAffinityTerm")                                                                                \
  TYPE(weighted_pod_affinity_term, "WeightedPodAffinityTerm")                                                               \
  TYPE(pod_affinity, "PodAffinity")                                                                                         \
  TYPE(pod_anti_affinity, "PodAntiAffinity")                                                                                \
  TYPE(affinity, "Affinity")                                                                                                \
  TYPE(toleration, "Toleration")                                                                                            \
  TYPE(host_alias, "HostAlias")                                                                                             \
  TYPE(pod_dns_config_option, "PodDNSConfigOption")                                                                         \
  TYPE(pod_dns_config, "PodDNSConfig")                                                                                      \
  TYPE(pod_readiness_gate, "PodReadinessGate")                                                                              \
  TYPE(topology_spread_constraint, "TopologySpreadConstraint")                                                              \
  TYPE(pod_os, "PodOS")                                                                                                     \
  TYPE(pod_scheduling_gate, "PodSchedulingGate")                                                                            \
  TYPE(pod_resource_claim, "PodResourceClaim")                                                                              \
  TYPE(pod_scheduling_group, "PodSchedulingGroup")                                                                          \
  TYPE(eviction_responder, "EvictionResponder")                                                                             \
  TYPE(pod_spec, "PodSpec")                                                                                                 \
  TYPE(pod_template_spec, "PodTemplateSpec")

#define CORE_ROWS_sysctl(ROW, T)                                                                                            \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, value, "value", "string", ALWAYS)
#define CORE_LOOKUP_sysctl(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_pod_security_context(ROW, T)                                                                              \
  ROW(T, STRUCT_POINTER, selinux_options, "seLinuxOptions", selinux_options, OMIT_EMPTY)                                    \
  ROW(T, STRUCT_POINTER, windows_options, "windowsOptions", windows_security_context_options, OMIT_EMPTY)                   \
  ROW(T, INT64_POINTER, run_as_user, "runAsUser", "int64", OMIT_EMPTY)                                                      \
  ROW(T, INT64_POINTER, run_as_group, "runAsGroup", "int64", OMIT_EMPTY)                                                    \
  ROW(T, BOOL_POINTER, run_as_non_root, "runAsNonRoot", "bool", OMIT_EMPTY)                                                 \
  ROW(T, INT64_LIST, supplemental_groups, "supplementalGroups", "int64", OMIT_EMPTY)                                        \
  ROW(T, STRING_POINTER, supplemental_groups_policy, "supplementalGroupsPolicy", "v1.SupplementalGroupsPolicy", OMIT_EMPTY) \
  ROW(T, INT64_POINTER, fs_group, "fsGroup", "int64", OMIT_EMPTY)                                                           \
  ROW(T, LIST, sysctls, "sysctls", sysctl, OMIT_EMPTY)                                                                      \
  ROW(T, STRING_POINTER, fs_group_change_policy, "fsGroupChangePolicy", "v1.PodFSGroupChangePolicy", OMIT_EMPTY)            \
  ROW(T, STRUCT_POINTER, seccomp_profile, "seccompProfile", seccomp_profile, OMIT_EMPTY)                                    \
  ROW(T, STRUCT_POINTER, app_armor_profile, "appArmorProfile", app_armor_profile, OMIT_EMPTY)                               \
  ROW(T, STRING_POINTER, selinux_change_policy, "seLinuxChangePolicy", "v1.PodSELinuxChangePolicy", OMIT_EMPTY)
#define CORE_LOOKUP_pod_security_context(LOOKUP) LOOKUP(4, 0xF825E91BU, 8, 0, 11, 9, 5, 0, 10, 3, 6, 4, 7, 2, 1, 12, 0, 13)

#define CORE_ROWS_node_selector_requirement(ROW, T)                                                                         \
  ROW(T, STRING, key, "key", "string", ALWAYS)                                                                              \
  ROW(T, STRING, operator, "operator", "v1.NodeSelectorOperator", ALWAYS)                                                   \
  ROW(T, STRING_LIST, values, "values", "string", OMIT_EMPTY)
#define CORE_LOOKUP_node_selector_requirement(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 3, 0)

#define CORE_ROWS_node_selector_term(ROW, T)                                                                                \
  ROW(T, LIST, match_expressions, "matchExpressions", node_selector_requirement, OMIT_EMPTY)                                \
  ROW(T, LIST, match_fields, "matchFields", node_selector_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_node_selector_term(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_node_selector(ROW, T) ROW(T, LIST, node_selector_terms, "nodeSelectorTerms", node_selector_term, ALWAYS)
#define CORE_LOOKUP_node_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_preferred_scheduling_term(ROW, T)                                                                         \
  ROW(T, INT32, weight, "weight", "int32", ALWAYS)                                                                          \
  ROW(T, STRUCT, preference, "preference", node_selector_term, ALWAYS)
#define CORE_LOOKUP_preferred_scheduling_term(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_node_affinity(ROW, T)                                                                                     \
  ROW(T, STRUCT_POINTER, required_during_scheduling_ignored_during_execution,                                               \
      "requiredDuringSchedulingIgnoredDuringExecution", node_selector, OMIT_EMPTY)                                          \
  ROW(T, LIST, preferred_during_scheduling_ignored_during_execution, "preferredDuringSchedulingIgnoredDuringExecution",     \
      preferred_scheduling_term, OMIT_EMPTY)
#define CORE_LOOKUP_node_affinity(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_pod_affinity_term(ROW, T)                                                                                 \
  ROW(T, STRUCT_POINTER, label_selector, "labelSelector", label_selector, OMIT_EMPTY)                                       \
  ROW(T, STRING_LIST, namespaces, "namespaces", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING, topology_key, "topologyKey", "string", ALWAYS)                                                             \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", label_selector, OMIT_EMPTY)                               \
  ROW(T, STRING_LIST, match_label_keys, "matchLabelKeys", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_LIST, mismatch_label_keys, "mismatchLabelKeys", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_affinity_term(LOOKUP) LOOKUP(3, 0xC8987377U, 2, 6, 4, 0, 0, 3, 5, 1)

#define CORE_ROWS_weighted_pod_affinity_term(ROW, T)                                                                        \
  ROW(T, INT32, weight, "weight", "int32", ALWAYS)                                                                          \
  ROW(T, STRUCT, pod_affinity_term, "podAffinityTerm", pod_affinity_term, ALWAYS)
#define CORE_LOOKUP_weighted_pod_affinity_term(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_pod_affinity(ROW, T)                                                                                      \
  ROW(T, LIST, required_during_scheduling_ignored_during_execution, "requiredDuringSchedulingIgnoredDuringExecution",       \
      pod_affinity_term, OMIT_EMPTY)                                                                                        \
  ROW(T, LIST, preferred_during_scheduling_ignored_during_execution, "preferredDuringSchedulingIgnoredDuringExecution",     \
      weighted_pod_affinity_term, OMIT_EMPTY)
#define CORE_LOOKUP_pod_affinity(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_pod_anti_affinity(ROW, T)                                                                                 \
  ROW(T, LIST, required_during_scheduling_ignored_during_execution, "requiredDuringSchedulingIgnoredDuringExecution",       \
      pod_affinity_term, OMIT_EMPTY)                                                                                        \
  ROW(T, LIST, preferred_during_scheduling_ignored_during_execution, "preferredDuringSchedulingIgnoredDuringExecution",     \
      weighted_pod_affinity_term, OMIT_EMPTY)
#define CORE_LOOKUP_pod_anti_affinity(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_affinity(ROW, T)                                                                                          \
  ROW(T, STRUCT_POINTER, node_affinity, "nodeAffinity", node_affinity, OMIT_EMPTY)                                          \
  ROW(T, STRUCT_POINTER, pod_affinity, "podAffinity", pod_affinity, OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, pod_anti_affinity, "podAntiAffinity", pod_anti_affinity, OMIT_EMPTY)
#define CORE_LOOKUP_affinity(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 0, 3, 2, 1)

#define CORE_ROWS_toleration(ROW, T)                                                                                        \
  ROW(T, STRING, key, "key", "string", OMIT_EMPTY)                                                                          \
  ROW(T, STRING, operator, "operator", "v1.TolerationOperator", OMIT_EMPTY)                                                 \
  ROW(T, STRING, value, "value", "string", OMIT_EMPTY)                                                                      \
  ROW(T, STRING, effect, "effect", "v1.TaintEffect", OMIT_EMPTY)                                                            \
  ROW(T, INT64_POINTER, toleration_seconds, "tolerationSeconds", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_toleration(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 0, 2, 0, 1, 0, 3, 5, 4)

#define CORE_ROWS_host_alias(ROW, T)                                                                                        \
  ROW(T, STRING, ip, "ip", "string", ALWAYS)                                                                                \
  ROW(T, STRING_LIST, hostnames, "hostnames", "string", OMIT_EMPTY)
#define CORE_LOOKUP_host_alias(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_pod_dns_config_option(ROW, T)                                                                             \
  ROW(T, STRING, name, "name", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING_POINTER, value, "value", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_dns_config_option(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_pod_dns_config(ROW, T)                                                                                    \
  ROW(T, STRING_LIST, nameservers, "nameservers", "string", OMIT_EMPTY)                                                     \
  ROW(T, STRING_LIST, searches, "searches", "string", OMIT_EMPTY)                                                           \
  ROW(T, LIST, options, "options", pod_dns_config_option, OMIT_EMPTY)
#define CORE_LOOKUP_pod_dns_config(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 2, 0, 1)

#define CORE_ROWS_pod_readiness_gate(ROW, T) ROW(T, STRING, condition_type, "conditionType", "v1.PodConditionType", ALWAYS)
#define CORE_LOOKUP_pod_readiness_gate(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_topology_spread_constraint(ROW, T)                                                                        \
  ROW(T, INT32, max_skew, "maxSkew", "int32", ALWAYS)                                                                       \
  ROW(T, STRING, topology_key, "topologyKey", "string", ALWAYS)                                                             \
  ROW(T, STRING, when_unsatisfiable, "whenUnsatisfiable", "v1.UnsatisfiableConstraintAction", ALWAYS)                       \
  ROW(T, STRUCT_POINTER, label_selector, "labelSelector", label_selector, OMIT_EMPTY)                                       \
  ROW(T, INT32_POINTER, min_domains, "minDomains", "int32", OMIT_EMPTY)                                                     \
  ROW(T, STRING_POINTER, node_affinity_policy, "nodeAffinityPolicy", "v1.NodeInclusionPolicy", OMIT_EMPTY)                  \
  ROW(T, STRING_POINTER, node_taints_policy, "nodeTaintsPolicy", "v1.NodeInclusionPolicy", OMIT_EMPTY)                      \
  ROW(T, STRING_LIST, match_label_keys, "matchLabelKeys", "string", OMIT_EMPTY)
#define CORE_LOOKUP_topology_spread_constraint(LOOKUP) LOOKUP(3, 0xF9BD4CE5U, 4, 7, 1, 2, 3, 8, 6, 5)

#define CORE_ROWS_pod_os(ROW, T) ROW(T, STRING, name, "name", "v1.OSName", ALWAYS)
#define CORE_LOOKUP_pod_os(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_pod_scheduling_gate(ROW, T) ROW(T, STRING, name, "name", "string", ALWAYS)
#define CORE_LOOKUP_pod_scheduling_gate(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_pod_resource_claim(ROW, T)                                                                                \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "string", OMIT_EMPTY)                                    \
  ROW(T, STRING_POINTER, resource_claim_template_name, "resourceClaimTemplateName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_resource_claim(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 0, 3, 1)

#define CORE_ROWS_pod_scheduling_group(ROW, T) ROW(T, STRING_POINTER, pod_group_name, "podGroupName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_scheduling_group(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_eviction_responder(ROW, T)                                                                                \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, INT32_POINTER, priority, "priority", "int32", ALWAYS)
#define CORE_LOOKUP_eviction_responder(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_pod_spec(ROW, T)                                                                                          \
  ROW(T, LIST, volumes, "volumes", volume, OMIT_EMPTY)                                                                      \
  ROW(T, LIST, init_containers, "initContainers", container, OMIT_EMPTY)                                                    \
  ROW(T, LIST, containers, "containers", container, ALWAYS)                                                                 \
  ROW(T, LIST, ephemeral_containers, "ephemeralContainers", ephemeral_container, OMIT_EMPTY)                                \
  ROW(T, STRING, restart_policy, "restartPolicy", "v1.RestartPolicy", OMIT_EMPTY)                                           \
  ROW(T, INT64_POINTER, termination_grace_period_seconds, "terminationGracePeriodSeconds", "int64", OMIT_EMPTY)             \
  ROW(T, INT64_POINTER, active_deadline_seconds, "activeDeadlineSeconds", "int64", OMIT_EMPTY)                              \
  ROW(T, STRING, dns_policy, "dnsPolicy", "v1.DNSPolicy", OMIT_EMPTY)                                                       \
  ROW(T, STRING_MAP, node_selector, "nodeSelector", "map[string]string", OMIT_EMPTY)                                        \
  ROW(T, STRING, service_account_name, "serviceAccountName", "string", OMIT_EMPTY)                                          \
  ROW(T, STRING, service_account, "serviceAccount", "string", OMIT_EMPTY)                                                   \
  ROW(T, BOOL_POINTER, automount_service_account_token, "automountServiceAccountToken", "bool", OMIT_EMPTY)                 \
  ROW(T, STRING, node_name, "nodeName", "string", OMIT_EMPTY)                                                               \
  ROW(T, BOOL, host_network, "hostNetwork", "bool", OMIT_EMPTY)                                                             \
  ROW(T, BOOL, host_pid, "hostPID", "bool", OMIT_EMPTY)                                                                     \
  ROW(T, BOOL, host_ipc, "hostIPC", "bool", OMIT_EMPTY)                                                                     \
  ROW(T, BOOL_POINTER, share_process_namespace, "shareProcessNamespace", "bool", OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, security_context, "securityContext", pod_security_context, OMIT_EMPTY)                             \
  ROW(T, LIST, image_pull_secrets, "imagePullSecrets", local_object_reference, OMIT_EMPTY)                                  \
  ROW(T, STRING, hostname, "hostname", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, subdomain, "subdomain", "string", OMIT_EMPTY)                                                              \
  ROW(T, STRUCT_POINTER, affinity, "affinity", affinity, OMIT_EMPTY)                                                        \
  ROW(T, STRING, scheduler_name, "schedulerName", "string", OMIT_EMPTY)                                                     \
  ROW(T, LIST, tolerations, "tolerations", toleration, OMIT_EMPTY)                                                          \
  ROW(T, LIST, host_aliases, "hostAliases", host_alias, OMIT_EMPTY)                                                         \
  ROW(T, STRING, priority_class_name, "priorityClassName", "string", OMIT_EMPTY)                                            \
  ROW(T, INT32_POINTER, priority, "priority", "int32", OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, dns_config, "dnsConfig", pod_dns_config, OMIT_EMPTY)                                               \
  ROW(T, LIST, readiness_gates, "readinessGates", pod_readiness_gate, OMIT_EMPTY)                                           \
  ROW(T, STRING_POINTER, runtime_class_name, "runtimeClassName", "string", OMIT_EMPTY)                                      \
  ROW(T, BOOL_POINTER, enable_service_links, "enableServiceLinks", "bool", OMIT_EMPTY)                                      \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "v1.PreemptionPolicy", OMIT_EMPTY)                          \
  ROW(T, QUANTITY_MAP, overhead, "overhead", "v1.ResourceList", OMIT_EMPTY)                                                 \
  ROW(T, LIST, topology_spread_constraints, "topologySpreadConstraints", topology_spread_constraint, OMIT_EMPTY)            \
  ROW(T, BOOL_POINTER, set_hostname_as_fqdn, "setHostnameAsFQDN", "bool", OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, os, "os", pod_os, OMIT_EMPTY)                                                                      \
  ROW(T, BOOL_POINTER, host_users, "hostUsers", "bool", OMIT_EMPTY)                                                         \
  ROW(T, LIST, scheduling_gates, "schedulingGates", pod_scheduling_gate, OMIT_EMPTY)                                        \
  ROW(T, LIST, resource_claims, "resourceClaims", pod_resource_claim, OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, resources, "resources", resource_requirements, OMIT_EMPTY)                                         \
  ROW(T, STRING_POINTER, hostname_override, "hostnameOverride", "string", OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, scheduling_group, "schedulingGroup", pod_scheduling_group, OMIT_EMPTY)                             \
  ROW(T, LIST, eviction_responders, "evictionResponders", eviction_responder, OMIT_EMPTY)
#define CORE_LOOKUP_pod_spec(LOOKUP)                                                                                        \
  LOOKUP(7, 0x36749273U, 0, 0, 25, 0, 0, 0, 33, 19, 0, 12, 0, 37, 0, 0, 0, 21, 0, 0, 0, 0, 20, 35, 0, 0, 32, 0, 0, 0, 0, 0, \
         0, 0, 0, 0, 14, 11, 0, 0, 1, 0, 0, 26, 0, 0, 40, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 34, 0, 7, 0, 9, 0, 0, 41, 8, 0,    \
         31, 0, 0, 0, 5, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 22, 29, 27, 0, 0, 24, 0, 0, 0, 4, 0, 0, 0, 43, 0,  \
         38, 0, 0, 0, 0, 0, 23, 15, 16, 13, 0, 0, 39, 17, 0, 0, 0, 28, 0, 42, 18, 0, 0, 30, 10, 6, 0)

#define CORE_ROWS_pod_template_spec(ROW, T)                                                                                 \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", pod_spec, OMIT_EMPTY)
#define CORE_LOOKUP_pod_template_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#endif
