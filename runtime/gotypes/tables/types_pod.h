/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: the pod: scheduling, security, DNS, and the template around it.
 * tools/core-types.go prints this file. */
#ifndef CORE_TYPES_POD_H
#define CORE_TYPES_POD_H

#include "types_volume.h"

#define CORE_TYPES_POD(TYPE)                                                                                                \
  TYPE(sysctl, "Sysctl", "v1.")                                                                                             \
  TYPE(pod_security_context, "PodSecurityContext", "v1.")                                                                   \
  TYPE(node_selector_requirement, "NodeSelectorRequirement", "v1.")                                                         \
  TYPE(node_selector_term, "NodeSelectorTerm", "v1.", CORE_ATOMIC)                                                          \
  TYPE(node_selector, "NodeSelector", "v1.", CORE_ATOMIC)                                                                   \
  TYPE(preferred_scheduling_term, "PreferredSchedulingTerm", "v1.")                                                         \
  TYPE(node_affinity, "NodeAffinity", "v1.")                                                                                \
  TYPE(pod_affinity_term, "PodAffinityTerm", "v1.")                                                                         \
  TYPE(weighted_pod_affinity_term, "WeightedPodAffinityTerm", "v1.")                                                        \
  TYPE(pod_affinity, "PodAffinity", "v1.")                                                                                  \
  TYPE(pod_anti_affinity, "PodAntiAffinity", "v1.")                                                                         \
  TYPE(affinity, "Affinity", "v1.")                                                                                         \
  TYPE(toleration, "Toleration", "v1.")                                                                                     \
  TYPE(host_alias, "HostAlias", "v1.")                                                                                      \
  TYPE(pod_dns_config_option, "PodDNSConfigOption", "v1.")                                                                  \
  TYPE(pod_dns_config, "PodDNSConfig", "v1.")                                                                               \
  TYPE(pod_readiness_gate, "PodReadinessGate", "v1.")                                                                       \
  TYPE(topology_spread_constraint, "TopologySpreadConstraint", "v1.")                                                       \
  TYPE(pod_os, "PodOS", "v1.")                                                                                              \
  TYPE(pod_scheduling_gate, "PodSchedulingGate", "v1.")                                                                     \
  TYPE(pod_resource_claim, "PodResourceClaim", "v1.")                                                                       \
  TYPE(pod_scheduling_group, "PodSchedulingGroup", "v1.")                                                                   \
  TYPE(eviction_responder, "EvictionResponder", "v1.", CORE_ATOMIC)                                                         \
  TYPE(pod_spec, "PodSpec", "v1.")                                                                                          \
  TYPE(pod_template_spec, "PodTemplateSpec", "v1.")

#define CORE_ROWS_sysctl(ROW, T)                                                                                            \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, value, "value", "Value", "string", ALWAYS)
#define CORE_LOOKUP_sysctl(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_pod_security_context(ROW, T)                                                                              \
  ROW(T, STRUCT_POINTER, selinux_options, "seLinuxOptions", "SELinuxOptions", selinux_options, OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, windows_options, "windowsOptions", "WindowsOptions", windows_security_context_options, OMIT_EMPTY) \
  ROW(T, INT64_POINTER, run_as_user, "runAsUser", "RunAsUser", "int64", OMIT_EMPTY)                                         \
  ROW(T, INT64_POINTER, run_as_group, "runAsGroup", "RunAsGroup", "int64", OMIT_EMPTY)                                      \
  ROW(T, BOOL_POINTER, run_as_non_root, "runAsNonRoot", "RunAsNonRoot", "bool", OMIT_EMPTY)                                 \
  ROW(T, INT64_LIST, supplemental_groups, "supplementalGroups", "SupplementalGroups", "int64", OMIT_EMPTY)                  \
  ROW(T, STRING_POINTER, supplemental_groups_policy, "supplementalGroupsPolicy", "SupplementalGroupsPolicy",                \
      "v1.SupplementalGroupsPolicy", OMIT_EMPTY)                                                                            \
  ROW(T, INT64_POINTER, fs_group, "fsGroup", "FSGroup", "int64", OMIT_EMPTY)                                                \
  ROW(T, LIST, sysctls, "sysctls", "Sysctls", sysctl, OMIT_EMPTY)                                                           \
  ROW(T, STRING_POINTER, fs_group_change_policy, "fsGroupChangePolicy", "FSGroupChangePolicy", "v1.PodFSGroupChangePolicy", \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, seccomp_profile, "seccompProfile", "SeccompProfile", seccomp_profile, OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, app_armor_profile, "appArmorProfile", "AppArmorProfile", app_armor_profile, OMIT_EMPTY)            \
  ROW(T, STRING_POINTER, selinux_change_policy, "seLinuxChangePolicy", "SELinuxChangePolicy", "v1.PodSELinuxChangePolicy",  \
      OMIT_EMPTY)
#define CORE_LOOKUP_pod_security_context(LOOKUP) LOOKUP(4, 0xA539535DU, 7, 4, 2, 6, 10, 5, 3, 12, 8, 0, 0, 9, 0, 13, 1, 11)

#define CORE_ROWS_node_selector_requirement(ROW, T)                                                                         \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, operator, "operator", "Operator", "v1.NodeSelectorOperator", ALWAYS)                                       \
  ROW(T, STRING_LIST, values, "values", "Values", "string", OMIT_EMPTY)
#define CORE_LOOKUP_node_selector_requirement(LOOKUP) LOOKUP(2, 0x3BF98799U, 1, 2, 0, 3)

#define CORE_ROWS_node_selector_term(ROW, T)                                                                                \
  ROW(T, LIST, match_expressions, "matchExpressions", "MatchExpressions", node_selector_requirement, OMIT_EMPTY)            \
  ROW(T, LIST, match_fields, "matchFields", "MatchFields", node_selector_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_node_selector_term(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_node_selector(ROW, T)                                                                                     \
  ROW(T, LIST, node_selector_terms, "nodeSelectorTerms", "NodeSelectorTerms", node_selector_term, ALWAYS)
#define CORE_LOOKUP_node_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_preferred_scheduling_term(ROW, T)                                                                         \
  ROW(T, INT32, weight, "weight", "Weight", "int32", ALWAYS)                                                                \
  ROW(T, STRUCT, preference, "preference", "Preference", node_selector_term, ALWAYS)
#define CORE_LOOKUP_preferred_scheduling_term(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_node_affinity(ROW, T)                                                                                     \
  ROW(T, STRUCT_POINTER, required_during_scheduling_ignored_during_execution,                                               \
      "requiredDuringSchedulingIgnoredDuringExecution", "RequiredDuringSchedulingIgnoredDuringExecution", node_selector,    \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, preferred_during_scheduling_ignored_during_execution, "preferredDuringSchedulingIgnoredDuringExecution",     \
      "PreferredDuringSchedulingIgnoredDuringExecution", preferred_scheduling_term, OMIT_EMPTY)
#define CORE_LOOKUP_node_affinity(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_pod_affinity_term(ROW, T)                                                                                 \
  ROW(T, STRUCT_POINTER, label_selector, "labelSelector", "LabelSelector", label_selector, OMIT_EMPTY)                      \
  ROW(T, STRING_LIST, namespaces, "namespaces", "Namespaces", "string", OMIT_EMPTY)                                         \
  ROW(T, STRING, topology_key, "topologyKey", "TopologyKey", "string", ALWAYS)                                              \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", "NamespaceSelector", label_selector, OMIT_EMPTY)          \
  ROW(T, STRING_LIST, match_label_keys, "matchLabelKeys", "MatchLabelKeys", "string", OMIT_EMPTY)                           \
  ROW(T, STRING_LIST, mismatch_label_keys, "mismatchLabelKeys", "MismatchLabelKeys", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_affinity_term(LOOKUP) LOOKUP(3, 0xC4F5A587U, 6, 5, 3, 0, 4, 2, 0, 1)

#define CORE_ROWS_weighted_pod_affinity_term(ROW, T)                                                                        \
  ROW(T, INT32, weight, "weight", "Weight", "int32", ALWAYS)                                                                \
  ROW(T, STRUCT, pod_affinity_term, "podAffinityTerm", "PodAffinityTerm", pod_affinity_term, ALWAYS)
#define CORE_LOOKUP_weighted_pod_affinity_term(LOOKUP) LOOKUP(1, 0x3BF98799U, 2, 1)

#define CORE_ROWS_pod_affinity(ROW, T)                                                                                      \
  ROW(T, LIST, required_during_scheduling_ignored_during_execution, "requiredDuringSchedulingIgnoredDuringExecution",       \
      "RequiredDuringSchedulingIgnoredDuringExecution", pod_affinity_term, OMIT_EMPTY)                                      \
  ROW(T, LIST, preferred_during_scheduling_ignored_during_execution, "preferredDuringSchedulingIgnoredDuringExecution",     \
      "PreferredDuringSchedulingIgnoredDuringExecution", weighted_pod_affinity_term, OMIT_EMPTY)
#define CORE_LOOKUP_pod_affinity(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_pod_anti_affinity(ROW, T)                                                                                 \
  ROW(T, LIST, required_during_scheduling_ignored_during_execution, "requiredDuringSchedulingIgnoredDuringExecution",       \
      "RequiredDuringSchedulingIgnoredDuringExecution", pod_affinity_term, OMIT_EMPTY)                                      \
  ROW(T, LIST, preferred_during_scheduling_ignored_during_execution, "preferredDuringSchedulingIgnoredDuringExecution",     \
      "PreferredDuringSchedulingIgnoredDuringExecution", weighted_pod_affinity_term, OMIT_EMPTY)
#define CORE_LOOKUP_pod_anti_affinity(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_affinity(ROW, T)                                                                                          \
  ROW(T, STRUCT_POINTER, node_affinity, "nodeAffinity", "NodeAffinity", node_affinity, OMIT_EMPTY)                          \
  ROW(T, STRUCT_POINTER, pod_affinity, "podAffinity", "PodAffinity", pod_affinity, OMIT_EMPTY)                              \
  ROW(T, STRUCT_POINTER, pod_anti_affinity, "podAntiAffinity", "PodAntiAffinity", pod_anti_affinity, OMIT_EMPTY)
#define CORE_LOOKUP_affinity(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 1, 2, 3)

#define CORE_ROWS_toleration(ROW, T)                                                                                        \
  ROW(T, STRING, key, "key", "Key", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, operator, "operator", "Operator", "v1.TolerationOperator", OMIT_EMPTY)                                     \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1.TaintEffect", OMIT_EMPTY)                                                  \
  ROW(T, INT64_POINTER, toleration_seconds, "tolerationSeconds", "TolerationSeconds", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_toleration(LOOKUP) LOOKUP(3, 0xC8D04605U, 0, 1, 2, 3, 4, 0, 5, 0)

#define CORE_ROWS_host_alias(ROW, T)                                                                                        \
  ROW(T, STRING, ip, "ip", "IP", "string", ALWAYS)                                                                          \
  ROW(T, STRING_LIST, hostnames, "hostnames", "Hostnames", "string", OMIT_EMPTY)
#define CORE_LOOKUP_host_alias(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 1, 2)

#define CORE_ROWS_pod_dns_config_option(ROW, T)                                                                             \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING_POINTER, value, "value", "Value", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_dns_config_option(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_pod_dns_config(ROW, T)                                                                                    \
  ROW(T, STRING_LIST, nameservers, "nameservers", "Nameservers", "string", OMIT_EMPTY)                                      \
  ROW(T, STRING_LIST, searches, "searches", "Searches", "string", OMIT_EMPTY)                                               \
  ROW(T, LIST, options, "options", "Options", pod_dns_config_option, OMIT_EMPTY)
#define CORE_LOOKUP_pod_dns_config(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 0, 1, 3)

#define CORE_ROWS_pod_readiness_gate(ROW, T)                                                                                \
  ROW(T, STRING, condition_type, "conditionType", "ConditionType", "v1.PodConditionType", ALWAYS)
#define CORE_LOOKUP_pod_readiness_gate(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_topology_spread_constraint(ROW, T)                                                                        \
  ROW(T, INT32, max_skew, "maxSkew", "MaxSkew", "int32", ALWAYS)                                                            \
  ROW(T, STRING, topology_key, "topologyKey", "TopologyKey", "string", ALWAYS)                                              \
  ROW(T, STRING, when_unsatisfiable, "whenUnsatisfiable", "WhenUnsatisfiable", "v1.UnsatisfiableConstraintAction", ALWAYS)  \
  ROW(T, STRUCT_POINTER, label_selector, "labelSelector", "LabelSelector", label_selector, OMIT_EMPTY)                      \
  ROW(T, INT32_POINTER, min_domains, "minDomains", "MinDomains", "int32", OMIT_EMPTY)                                       \
  ROW(T, STRING_POINTER, node_affinity_policy, "nodeAffinityPolicy", "NodeAffinityPolicy", "v1.NodeInclusionPolicy",        \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, node_taints_policy, "nodeTaintsPolicy", "NodeTaintsPolicy", "v1.NodeInclusionPolicy", OMIT_EMPTY)  \
  ROW(T, STRING_LIST, match_label_keys, "matchLabelKeys", "MatchLabelKeys", "string", OMIT_EMPTY)
#define CORE_LOOKUP_topology_spread_constraint(LOOKUP) LOOKUP(3, 0xD1CCAF51U, 4, 2, 8, 5, 1, 6, 7, 3)

#define CORE_ROWS_pod_os(ROW, T) ROW(T, STRING, name, "name", "Name", "v1.OSName", ALWAYS)
#define CORE_LOOKUP_pod_os(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_pod_scheduling_gate(ROW, T) ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_pod_scheduling_gate(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_pod_resource_claim(ROW, T)                                                                                \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, resource_claim_template_name, "resourceClaimTemplateName", "ResourceClaimTemplateName", "string",  \
      OMIT_EMPTY)
#define CORE_LOOKUP_pod_resource_claim(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_pod_scheduling_group(ROW, T)                                                                              \
  ROW(T, STRING_POINTER, pod_group_name, "podGroupName", "PodGroupName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_pod_scheduling_group(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_eviction_responder(ROW, T)                                                                                \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", ALWAYS)
#define CORE_LOOKUP_eviction_responder(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_pod_spec(ROW, T)                                                                                          \
  ROW(T, LIST, volumes, "volumes", "Volumes", volume, OMIT_EMPTY, CORE_BY_NAME)                                             \
  ROW(T, LIST, init_containers, "initContainers", "InitContainers", container, OMIT_EMPTY, CORE_BY_NAME)                    \
  ROW(T, LIST, containers, "containers", "Containers", container, ALWAYS, CORE_BY_NAME)                                     \
  ROW(T, LIST, ephemeral_containers, "ephemeralContainers", "EphemeralContainers", ephemeral_container, OMIT_EMPTY,         \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, STRING, restart_policy, "restartPolicy", "RestartPolicy", "v1.RestartPolicy", OMIT_EMPTY)                          \
  ROW(T, INT64_POINTER, termination_grace_period_seconds, "terminationGracePeriodSeconds", "TerminationGracePeriodSeconds", \
      "int64", OMIT_EMPTY)                                                                                                  \
  ROW(T, INT64_POINTER, active_deadline_seconds, "activeDeadlineSeconds", "ActiveDeadlineSeconds", "int64", OMIT_EMPTY)     \
  ROW(T, STRING, dns_policy, "dnsPolicy", "DNSPolicy", "v1.DNSPolicy", OMIT_EMPTY)                                          \
  ROW(T, STRING_MAP, node_selector, "nodeSelector", "NodeSelector", "map[string]string", OMIT_EMPTY, CORE_ATOMIC)           \
  ROW(T, STRING, service_account_name, "serviceAccountName", "ServiceAccountName", "string", OMIT_EMPTY)                    \
  ROW(T, STRING, service_account, "serviceAccount", "DeprecatedServiceAccount", "string", OMIT_EMPTY)                       \
  ROW(T, BOOL_POINTER, automount_service_account_token, "automountServiceAccountToken", "AutomountServiceAccountToken",     \
      "bool", OMIT_EMPTY)                                                                                                   \
  ROW(T, STRING, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                                   \
  ROW(T, BOOL, host_network, "hostNetwork", "HostNetwork", "bool", OMIT_EMPTY)                                              \
  ROW(T, BOOL, host_pid, "hostPID", "HostPID", "bool", OMIT_EMPTY)                                                          \
  ROW(T, BOOL, host_ipc, "hostIPC", "HostIPC", "bool", OMIT_EMPTY)                                                          \
  ROW(T, BOOL_POINTER, share_process_namespace, "shareProcessNamespace", "ShareProcessNamespace", "bool", OMIT_EMPTY)       \
  ROW(T, STRUCT_POINTER, security_context, "securityContext", "SecurityContext", pod_security_context, OMIT_EMPTY)          \
  ROW(T, LIST, image_pull_secrets, "imagePullSecrets", "ImagePullSecrets", local_object_reference, OMIT_EMPTY,              \
      CORE_BY_NAME)                                                                                                         \
  ROW(T, STRING, hostname, "hostname", "Hostname", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING, subdomain, "subdomain", "Subdomain", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRUCT_POINTER, affinity, "affinity", "Affinity", affinity, OMIT_EMPTY)                                            \
  ROW(T, STRING, scheduler_name, "schedulerName", "SchedulerName", "string", OMIT_EMPTY)                                    \
  ROW(T, LIST, tolerations, "tolerations", "Tolerations", toleration, OMIT_EMPTY)                                           \
  ROW(T, LIST, host_aliases, "hostAliases", "HostAliases", host_alias, OMIT_EMPTY, CORE_BY_IP)                              \
  ROW(T, STRING, priority_class_name, "priorityClassName", "PriorityClassName", "string", OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, priority, "priority", "Priority", "int32", OMIT_EMPTY)                                              \
  ROW(T, STRUCT_POINTER, dns_config, "dnsConfig", "DNSConfig", pod_dns_config, OMIT_EMPTY)                                  \
  ROW(T, LIST, readiness_gates, "readinessGates", "ReadinessGates", pod_readiness_gate, OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, runtime_class_name, "runtimeClassName", "RuntimeClassName", "string", OMIT_EMPTY)                  \
  ROW(T, BOOL_POINTER, enable_service_links, "enableServiceLinks", "EnableServiceLinks", "bool", OMIT_EMPTY)                \
  ROW(T, STRING_POINTER, preemption_policy, "preemptionPolicy", "PreemptionPolicy", "v1.PreemptionPolicy", OMIT_EMPTY)      \
  ROW(T, QUANTITY_MAP, overhead, "overhead", "Overhead", "v1.ResourceList", OMIT_EMPTY)                                     \
  ROW(T, LIST, topology_spread_constraints, "topologySpreadConstraints", "TopologySpreadConstraints",                       \
      topology_spread_constraint, OMIT_EMPTY, CORE_BY_TOPOLOGY_KEY_WHEN_UNSATISFIABLE)                                      \
  ROW(T, BOOL_POINTER, set_hostname_as_fqdn, "setHostnameAsFQDN", "SetHostnameAsFQDN", "bool", OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, os, "os", "OS", pod_os, OMIT_EMPTY)                                                                \
  ROW(T, BOOL_POINTER, host_users, "hostUsers", "HostUsers", "bool", OMIT_EMPTY)                                            \
  ROW(T, LIST, scheduling_gates, "schedulingGates", "SchedulingGates", pod_scheduling_gate, OMIT_EMPTY, CORE_BY_NAME)       \
  ROW(T, LIST, resource_claims, "resourceClaims", "ResourceClaims", pod_resource_claim, OMIT_EMPTY, CORE_BY_NAME)           \
  ROW(T, STRUCT_POINTER, resources, "resources", "Resources", resource_requirements, OMIT_EMPTY)                            \
  ROW(T, STRING_POINTER, hostname_override, "hostnameOverride", "HostnameOverride", "string", OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, scheduling_group, "schedulingGroup", "SchedulingGroup", pod_scheduling_group, OMIT_EMPTY)          \
  ROW(T, LIST, eviction_responders, "evictionResponders", "EvictionResponders", eviction_responder, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_pod_spec(LOOKUP)                                                                                        \
  LOOKUP(7, 0xC02173F5U, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 37, 6, 0, 31, 0, 0, 5, 0, 0, 2, 25, 0, 15, 33, 0, 24, 0, 8, 0, \
         0, 32, 0, 10, 0, 30, 0, 0, 0, 11, 17, 0, 1, 14, 0, 16, 9, 0, 38, 40, 34, 22, 0, 0, 0, 4, 26, 0, 0, 0, 0, 0, 0, 0,  \
         19, 27, 0, 35, 0, 0, 0, 0, 0, 0, 0, 36, 12, 0, 0, 0, 42, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
         0, 0, 20, 0, 0, 0, 0, 43, 21, 0, 0, 0, 29, 18, 0, 0, 0, 3, 13, 28, 0, 0, 0, 23, 0, 0, 41)

#define CORE_ROWS_pod_template_spec(ROW, T)                                                                                 \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", pod_spec, OMIT_EMPTY)
#define CORE_LOOKUP_pod_template_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

CORE_TYPES_POD(CORE_DECLARE)
CORE_TYPES_POD(CORE_STRUCT)

#endif
