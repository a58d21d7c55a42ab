/* SPDX-License-Identifier: Apache-2.0 */
/* The feature gates that change what is said of pods, their templates and what is around them (k8s.io/kubernetes
 * pkg/features/kube_features.go): GATE(member, name, the minor that knows it first, the minor from which it is on: 0: none
 * does, the minor that locked it: 0: none did, its stage in the newest). */
#ifndef CORE_GATES_H
#define CORE_GATES_H

#include <stdbool.h>

#define CORE_GATES(GATE)                                                                                                    \
  GATE(api_server_webhook_authentication_token, "APIServerWebhookAuthenticationToken", 37, 0, 0, ALPHA)                     \
  GATE(atomic_write_volume_user_fields, "AtomicWriteVolumeUserFields", 37, 0, 0, ALPHA)                                     \
  GATE(clearing_nominated_node_name_after_binding, "ClearingNominatedNodeNameAfterBinding", 34, 35, 0, BETA)                \
  GATE(cluster_trust_bundle_projection, "ClusterTrustBundleProjection", 29, 37, 0, GA)                                      \
  GATE(composite_pod_group, "CompositePodGroup", 37, 0, 0, ALPHA)                                                           \
  GATE(container_restart_rules, "ContainerRestartRules", 34, 35, 0, BETA)                                                   \
  GATE(container_stop_signals, "ContainerStopSignals", 33, 0, 0, ALPHA)                                                     \
  GATE(coordinated_leader_election, "CoordinatedLeaderElection", 31, 0, 0, BETA)                                            \
  GATE(cross_namespace_volume_data_source, "CrossNamespaceVolumeDataSource", 26, 0, 0, ALPHA)                               \
  GATE(csi_service_account_token_secrets, "CSIServiceAccountTokenSecrets", 35, 35, 36, GA)                                  \
  GATE(csi_volume_health, "CSIVolumeHealth", 21, 0, 0, ALPHA)                                                               \
  GATE(declarative_validation_beta, "DeclarativeValidationBeta", 36, 36, 0, BETA)                                           \
  GATE(deployment_replica_set_terminating_replicas, "DeploymentReplicaSetTerminatingReplicas", 33, 35, 0, BETA)             \
  GATE(dra_admin_access, "DRAAdminAccess", 32, 34, 36, GA)                                                                  \
  GATE(dra_consumable_capacity, "DRAConsumableCapacity", 34, 36, 0, BETA)                                                   \
  GATE(dra_derived_attributes, "DRADerivedAttributes", 37, 0, 0, ALPHA)                                                     \
  GATE(dra_device_binding_conditions, "DRADeviceBindingConditions", 34, 36, 0, BETA)                                        \
  GATE(dra_device_compatibility_groups, "DRADeviceCompatibilityGroups", 37, 0, 0, ALPHA)                                    \
  GATE(dra_device_taint_rules, "DRADeviceTaintRules", 35, 37, 0, GA)                                                        \
  GATE(dra_device_taints, "DRADeviceTaints", 33, 36, 0, GA)                                                                 \
  GATE(dra_extended_resource, "DRAExtendedResource", 34, 36, 37, GA)                                                        \
  GATE(dra_fractional_capacity_range, "DRAFractionalCapacityRange", 37, 0, 0, BETA)                                         \
  GATE(dra_list_type_attributes, "DRAListTypeAttributes", 36, 0, 0, ALPHA)                                                  \
  GATE(dra_node_allocatable_resources, "DRANodeAllocatableResources", 36, 0, 0, ALPHA)                                      \
  GATE(dra_optional_node_operations, "DRAOptionalNodeOperations", 37, 0, 0, ALPHA)                                          \
  GATE(dra_partitionable_devices, "DRAPartitionableDevices", 33, 36, 0, BETA)                                               \
  GATE(dra_partitionable_devices_type, "DRAPartitionableDevicesType", 37, 0, 0, ALPHA)                                      \
  GATE(dra_workload_resource_claims, "DRAWorkloadResourceClaims", 36, 0, 0, BETA)                                           \
  GATE(dra_prioritized_list, "DRAPrioritizedList", 33, 34, 37, GA)                                                          \
  GATE(dra_resource_claim_device_status, "DRAResourceClaimDeviceStatus", 32, 33, 37, GA)                                    \
  GATE(dra_resource_pool_status, "DRAResourcePoolStatus", 36, 0, 0, ALPHA)                                                  \
  GATE(dynamic_resource_allocation, "DynamicResourceAllocation", 26, 34, 35, GA)                                            \
  GATE(empty_dir_volume_mode, "EmptyDirVolumeMode", 37, 0, 0, ALPHA)                                                        \
  GATE(env_files, "EnvFiles", 34, 35, 0, BETA)                                                                              \
  GATE(eviction_request_api, "EvictionRequestAPI", 37, 0, 0, ALPHA)                                                         \
  GATE(exclude_admission_webhook_virtual_resources, "ExcludeAdmissionWebhookVirtualResources", 37, 37, 0, BETA)             \
  GATE(generic_workload, "GenericWorkload", 35, 0, 0, BETA)                                                                 \
  GATE(git_repo_volume_driver, "GitRepoVolumeDriver", 33, 0, 36, DEPRECATED)                                                \
  GATE(grpc_container_probe_tls, "GRPCContainerProbeTLS", 37, 0, 0, ALPHA)                                                  \
  GATE(h2c_container_probe, "H2CContainerProbe", 37, 0, 0, ALPHA)                                                           \
  GATE(hostname_override, "HostnameOverride", 34, 35, 37, GA)                                                               \
  GATE(hpa_configurable_tolerance, "HPAConfigurableTolerance", 33, 35, 37, GA)                                              \
  GATE(hpa_generation, "HPAGeneration", 37, 37, 0, BETA)                                                                    \
  GATE(hpa_scale_to_zero, "HPAScaleToZero", 16, 37, 0, BETA)                                                                \
  GATE(image_volume, "ImageVolume", 31, 35, 36, GA)                                                                         \
  GATE(image_volume_with_digest, "ImageVolumeWithDigest", 35, 0, 0, ALPHA)                                                  \
  GATE(in_place_pod_level_resources_vertical_scaling, "InPlacePodLevelResourcesVerticalScaling", 35, 36, 0, BETA)           \
  GATE(in_place_pod_vertical_scaling, "InPlacePodVerticalScaling", 27, 33, 35, GA)                                          \
  GATE(in_place_pod_vertical_scaling_init_containers, "InPlacePodVerticalScalingInitContainers", 36, 36, 37, GA)            \
  GATE(in_place_pod_vertical_scaling_memory_backed_volumes, "InPlacePodVerticalScalingMemoryBackedVolumes", 37, 0, 0,       \
       ALPHA)                                                                                                               \
  GATE(in_place_pod_vertical_scaling_scheduler_preemption, "InPlacePodVerticalScalingSchedulerPreemption", 37, 0, 0, ALPHA) \
  GATE(job_managed_by, "JobManagedBy", 30, 32, 35, GA)                                                                      \
  GATE(job_success_policy, "JobSuccessPolicy", 30, 31, 33, GA)                                                              \
  GATE(manifest_based_admission_control_config, "ManifestBasedAdmissionControlConfig", 36, 37, 0, BETA)                     \
  GATE(kubelet_in_user_namespace, "KubeletInUserNamespace", 22, 37, 0, BETA)                                                \
  GATE(match_label_keys_in_pod_affinity, "MatchLabelKeysInPodAffinity", 29, 31, 33, GA)                                     \
  GATE(match_label_keys_in_pod_topology_spread, "MatchLabelKeysInPodTopologySpread", 25, 27, 0, BETA)                       \
  GATE(match_label_keys_in_pod_topology_spread_selector_merge, "MatchLabelKeysInPodTopologySpreadSelectorMerge", 34, 34, 0, \
       BETA)                                                                                                                \
  GATE(max_unavailable_stateful_set, "MaxUnavailableStatefulSet", 24, 37, 0, BETA)                                          \
  GATE(mutable_csi_node_allocatable_count, "MutableCSINodeAllocatableCount", 33, 35, 36, GA)                                \
  GATE(mutable_pod_resources_for_suspended_jobs, "MutablePodResourcesForSuspendedJobs", 35, 36, 0, BETA)                    \
  GATE(mutable_scheduling_directives_for_suspended_jobs, "MutableSchedulingDirectivesForSuspendedJobs", 35, 36, 0, BETA)    \
  GATE(node_declared_features, "NodeDeclaredFeatures", 35, 36, 37, GA)                                                      \
  GATE(mutable_pv_node_affinity, "MutablePVNodeAffinity", 35, 0, 0, ALPHA)                                                  \
  GATE(node_inclusion_policy_in_pod_topology_spread, "NodeInclusionPolicyInPodTopologySpread", 25, 26, 33, GA)              \
  GATE(pod_certificate_request, "PodCertificateRequest", 34, 37, 0, GA)                                                     \
  GATE(pod_deletion_cost, "PodDeletionCost", 21, 22, 0, BETA)                                                               \
  GATE(pod_group_preemption_policy, "PodGroupPreemptionPolicy", 37, 0, 0, ALPHA)                                            \
  GATE(pod_level_resources, "PodLevelResources", 32, 34, 0, BETA)                                                           \
  GATE(pod_level_resources_fix_defaulting, "PodLevelResourcesFixDefaulting", 37, 37, 0, BETA)                               \
  GATE(pod_observed_generation_tracking, "PodObservedGenerationTracking", 33, 34, 35, GA)                                   \
  GATE(prefer_same_traffic_distribution, "PreferSameTrafficDistribution", 33, 34, 35, GA)                                   \
  GATE(proc_mount_type, "ProcMountType", 12, 33, 36, GA)                                                                    \
  GATE(recover_volume_expansion_failure, "RecoverVolumeExpansionFailure", 23, 32, 34, GA)                                   \
  GATE(recursive_read_only_mounts, "RecursiveReadOnlyMounts", 30, 31, 33, GA)                                               \
  GATE(relaxed_environment_variable_validation, "RelaxedEnvironmentVariableValidation", 30, 32, 34, GA)                     \
  GATE(relaxed_service_name_validation, "RelaxedServiceNameValidation", 34, 36, 37, GA)                                     \
  GATE(resource_health_status, "ResourceHealthStatus", 31, 36, 0, BETA)                                                     \
  GATE(resource_health_status_message, "ResourceHealthStatusMessage", 36, 36, 0, BETA)                                      \
  GATE(restart_all_containers_on_container_exits, "RestartAllContainersOnContainerExits", 35, 36, 0, BETA)                  \
  GATE(selinux_change_policy, "SELinuxChangePolicy", 32, 33, 36, GA)                                                        \
  GATE(selinux_mount, "SELinuxMount", 30, 37, 0, GA)                                                                        \
  GATE(selinux_mount_read_write_once_pod, "SELinuxMountReadWriteOncePod", 25, 28, 36, GA)                                   \
  GATE(service_traffic_distribution, "ServiceTrafficDistribution", 30, 31, 33, GA)                                          \
  GATE(service_cidr_status_field_wiping, "ServiceCIDRStatusFieldWiping", 36, 36, 0, DEPRECATED)                             \
  GATE(stateful_set_recreate_strategy, "StatefulSetRecreateStrategy", 37, 0, 0, ALPHA)                                      \
  GATE(strict_ip_cidr_validation, "StrictIPCIDRValidation", 33, 36, 0, BETA)                                                \
  GATE(supplemental_groups_policy, "SupplementalGroupsPolicy", 31, 33, 35, GA)                                              \
  GATE(taint_toleration_comparison_operators, "TaintTolerationComparisonOperators", 35, 0, 0, ALPHA)                        \
  GATE(topology_aware_workload_scheduling, "TopologyAwareWorkloadScheduling", 36, 0, 0, ALPHA)                              \
  GATE(user_namespaces_host_network_support, "UserNamespacesHostNetworkSupport", 35, 0, 0, ALPHA)                           \
  GATE(user_namespaces_support, "UserNamespacesSupport", 25, 33, 36, GA)                                                    \
  GATE(volume_attributes_class, "VolumeAttributesClass", 29, 34, 36, GA)                                                    \
  GATE(volume_bind_mount_options, "VolumeBindMountOptions", 37, 0, 0, ALPHA)                                                \
  GATE(volume_limit_scaling, "VolumeLimitScaling", 35, 37, 0, BETA)                                                         \
  GATE(workload_with_job, "WorkloadWithJob", 36, 0, 0, ALPHA)

typedef struct core_gates {
#define CORE_GATE_MEMBER(member, name, known, on, locked, stage) bool member;
  CORE_GATES(CORE_GATE_MEMBER)
#undef CORE_GATE_MEMBER
} core_gates;

#endif
