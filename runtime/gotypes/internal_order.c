/* SPDX-License-Identifier: Apache-2.0 */
/* The orders of 1.36 (k8s.io/kubernetes pkg/apis, types.go); older releases have the same order without newer fields. */
#include "internal_order.h"

#include "types_admission.h"
#include "types_core.h"
#include "types_job.h"
#include "types_storage.h"

static const struct internal_order {
  const core_type *type;
  const char *names;
} orders[] = {
    {&crd_core_pod_spec_type,
     "Volumes InitContainers Containers EphemeralContainers RestartPolicy TerminationGracePeriodSeconds "
     "ActiveDeadlineSeconds DNSPolicy NodeSelector ServiceAccountName AutomountServiceAccountToken "
     "NodeName SecurityContext ImagePullSecrets Hostname Subdomain SetHostnameAsFQDN Affinity "
     "SchedulerName Tolerations HostAliases PriorityClassName Priority PreemptionPolicy DNSConfig "
     "ReadinessGates RuntimeClassName Overhead EnableServiceLinks TopologySpreadConstraints OS "
     "SchedulingGates ResourceClaims Resources HostnameOverride SchedulingGroup WorkloadRef"},
    {&crd_core_pod_security_context_type,
     "HostNetwork HostPID HostIPC ShareProcessNamespace HostUsers SELinuxOptions WindowsOptions RunAsUser "
     "RunAsGroup RunAsNonRoot SupplementalGroups SupplementalGroupsPolicy FSGroup FSGroupChangePolicy "
     "Sysctls SeccompProfile AppArmorProfile SELinuxChangePolicy"},
    {&crd_core_pod_status_type,
     "ObservedGeneration Phase Conditions Message Reason NominatedNodeName HostIP HostIPs PodIPs StartTime "
     "QOSClass InitContainerStatuses ContainerStatuses EphemeralContainerStatuses Resize "
     "ResourceClaimStatuses ExtendedResourceClaimStatus AllocatedResources Resources "
     "NodeAllocatableResourceClaimStatuses"},
    {&crd_core_volume_source_type,
     "HostPath EmptyDir GCEPersistentDisk AWSElasticBlockStore GitRepo Secret NFS ISCSI Glusterfs "
     "PersistentVolumeClaim RBD Quobyte FlexVolume Cinder CephFS Flocker DownwardAPI FC AzureFile "
     "ConfigMap VsphereVolume AzureDisk PhotonPersistentDisk Projected PortworxVolume ScaleIO StorageOS "
     "CSI Ephemeral Image"},
    {&crd_core_persistent_volume_source_type,
     "GCEPersistentDisk AWSElasticBlockStore HostPath Glusterfs NFS RBD Quobyte ISCSI FlexVolume Cinder "
     "CephFS FC Flocker AzureFile VsphereVolume AzureDisk PhotonPersistentDisk PortworxVolume ScaleIO "
     "Local StorageOS CSI"},
    {&crd_core_service_spec_type,
     "Type Ports Selector ClusterIP ClusterIPs IPFamilies IPFamilyPolicy ExternalName ExternalIPs "
     "LoadBalancerIP SessionAffinity SessionAffinityConfig LoadBalancerSourceRanges ExternalTrafficPolicy "
     "HealthCheckNodePort PublishNotReadyAddresses AllocateLoadBalancerNodePorts LoadBalancerClass "
     "InternalTrafficPolicy TrafficDistribution"},
    {&crd_core_job_spec_type,
     "Parallelism Completions PodFailurePolicy SuccessPolicy ActiveDeadlineSeconds BackoffLimit "
     "BackoffLimitPerIndex MaxFailedIndexes Selector ManualSelector Template TTLSecondsAfterFinished "
     "CompletionMode Suspend PodReplacementPolicy ManagedBy"},
    {&crd_core_job_status_type,
     "Conditions StartTime CompletionTime Active Terminating Ready Succeeded Failed CompletedIndexes "
     "FailedIndexes UncountedTerminatedPods"},
    {&crd_core_storage_csi_driver_spec_type,
     "AttachRequired FSGroupPolicy PodInfoOnMount VolumeLifecycleModes StorageCapacity TokenRequests "
     "RequiresRepublish SELinuxMount NodeAllocatableUpdatePeriodSeconds ServiceAccountTokenInSecrets "
     "PreventPodSchedulingIfMissing"},
    {&crd_core_admission_validating_admission_policy_spec_type,
     "ParamKind MatchConstraints Validations MatchConditions FailurePolicy AuditAnnotations Variables"},
};

crd_string crd_core_internal_order(const core_type *type, unsigned minor) {
  enum { AS_IN_VERSIONS = 37 };
  for (size_t i = 0; minor && minor < AS_IN_VERSIONS && i < sizeof orders / sizeof *orders; i++)
    if (orders[i].type == type) return crd_string_of(orders[i].names);
  return (crd_string){NULL, 0};
}
