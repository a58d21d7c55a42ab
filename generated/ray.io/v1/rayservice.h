/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayService of ray.io/v1. */
#ifndef CRD_GENERATED_RAY_IO_V1_RAYSERVICE_H
#define CRD_GENERATED_RAY_IO_V1_RAYSERVICE_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 18
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/types.h>

CRD_BEGIN_GENERATED

/* What the kind calls the structs below it, which it may share with others. */
typedef ray_io_v1_RayCluster_Spec ray_io_v1_RayService_RayClusterConfig;
typedef ray_io_v1_RayCluster_HeadService ray_io_v1_RayService_ServeService;
typedef config_volcano_sh_v1alpha1_ColocationConfiguration_Condition ray_io_v1_RayService_Condition;
typedef config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list ray_io_v1_RayService_Condition_list;
typedef ray_io_v1_RayCluster_AuthOptions ray_io_v1_RayService_AuthOptions;
typedef ray_io_v1_RayCluster_AutoscalerOptions ray_io_v1_RayService_AutoscalerOptions;
typedef ray_io_v1_RayCluster_GcsFaultToleranceOptions ray_io_v1_RayService_GcsFaultToleranceOptions;
typedef ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayService_HeadGroupSpec;
typedef ray_io_v1_RayCluster_HistoryServerOptions ray_io_v1_RayService_HistoryServerOptions;
typedef ray_io_v1_RayCluster_NetworkPolicy ray_io_v1_RayService_NetworkPolicy;
typedef ray_io_v1_RayCluster_TlsOptions ray_io_v1_RayService_TlsOptions;
typedef ray_io_v1_RayCluster_UpgradeStrategy ray_io_v1_RayService_RayClusterConfigUpgradeStrategy;
typedef ray_io_v1_RayCluster_WorkerGroupSpec ray_io_v1_RayService_WorkerGroupSpec;
typedef ray_io_v1_RayCluster_WorkerGroupSpec_list ray_io_v1_RayService_WorkerGroupSpec_list;
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata ray_io_v1_RayService_ServeServiceMetadata;
typedef ray_io_v1_RayCluster_ServiceSpec ray_io_v1_RayService_ServiceSpec;
typedef ray_io_v1_RayCluster_ServiceStatus ray_io_v1_RayService_ServiceStatus;
typedef ray_io_v1_RayCluster_Status ray_io_v1_RayService_RayClusterStatus;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar ray_io_v1_RayService_EnvVar;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar_list ray_io_v1_RayService_EnvVar_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource ray_io_v1_RayService_EnvFromSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list ray_io_v1_RayService_EnvFromSource_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements ray_io_v1_RayService_ResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_SecurityContext ray_io_v1_RayService_SecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount ray_io_v1_RayService_VolumeMount;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list ray_io_v1_RayService_VolumeMount_list;
typedef ray_io_v1_RayCluster_RedisPassword ray_io_v1_RayService_RedisPassword;
typedef ray_io_v1_RayCluster_Storage ray_io_v1_RayService_Storage;
typedef ray_io_v1_RayCluster_IngressOptions ray_io_v1_RayService_IngressOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec ray_io_v1_RayService_PodTemplateSpec;
typedef ray_io_v1_RayCluster_CollectorOptions ray_io_v1_RayService_CollectorOptions;
typedef ray_io_v1_RayCluster_NetworkPolicyHead ray_io_v1_RayService_Head;
typedef ray_io_v1_RayCluster_WorkerGroup ray_io_v1_RayService_WorkerGroup;
typedef ray_io_v1_RayCluster_WorkerGroup_list ray_io_v1_RayService_WorkerGroup_list;
typedef ray_io_v1_RayCluster_ScaleStrategy ray_io_v1_RayService_ScaleStrategy;
typedef ray_io_v1_RayCluster_ServicePort ray_io_v1_RayService_ServicePort;
typedef ray_io_v1_RayCluster_ServicePort_list ray_io_v1_RayService_ServicePort_list;
typedef ray_io_v1_RayCluster_SessionAffinityConfig ray_io_v1_RayService_SessionAffinityConfig;
typedef ray_io_v1_RayCluster_LoadBalancerStatus ray_io_v1_RayService_LoadBalancerStatus;
typedef ray_io_v1_RayCluster_Head ray_io_v1_RayService_RayClusterStatusHead;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVarSource ray_io_v1_RayService_EnvVarSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource ray_io_v1_RayService_ConfigMapEnvSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim ray_io_v1_RayService_ResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list ray_io_v1_RayService_ResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile ray_io_v1_RayService_AppArmorProfile;
typedef batch_volcano_sh_v1alpha1_CronJob_Capabilities ray_io_v1_RayService_Capabilities;
typedef batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions ray_io_v1_RayService_SELinuxOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions ray_io_v1_RayService_WindowsSecurityContextOptions;
typedef ray_io_v1_RayCluster_IngressTLS ray_io_v1_RayService_IngressTLS;
typedef ray_io_v1_RayCluster_IngressTLS_list ray_io_v1_RayService_IngressTLS_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpec ray_io_v1_RayService_PodSpec;
typedef ray_io_v1_RayCluster_NetworkPolicyEgressRule ray_io_v1_RayService_NetworkPolicyEgressRule;
typedef ray_io_v1_RayCluster_NetworkPolicyEgressRule_list ray_io_v1_RayService_NetworkPolicyEgressRule_list;
typedef ray_io_v1_RayCluster_NetworkPolicyIngressRule ray_io_v1_RayService_NetworkPolicyIngressRule;
typedef ray_io_v1_RayCluster_NetworkPolicyIngressRule_list ray_io_v1_RayService_NetworkPolicyIngressRule_list;
typedef ray_io_v1_RayCluster_ClientIPConfig ray_io_v1_RayService_ClientIPConfig;
typedef ray_io_v1_RayCluster_LoadBalancerIngress ray_io_v1_RayService_LoadBalancerIngress;
typedef ray_io_v1_RayCluster_LoadBalancerIngress_list ray_io_v1_RayService_LoadBalancerIngress_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector ray_io_v1_RayService_ConfigMapKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector ray_io_v1_RayService_ObjectFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_FileKeySelector ray_io_v1_RayService_FileKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector ray_io_v1_RayService_ResourceFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_Affinity ray_io_v1_RayService_Affinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Container ray_io_v1_RayService_Container;
typedef batch_volcano_sh_v1alpha1_CronJob_Container_list ray_io_v1_RayService_Container_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig ray_io_v1_RayService_PodDNSConfig;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer ray_io_v1_RayService_EphemeralContainer;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list ray_io_v1_RayService_EphemeralContainer_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias ray_io_v1_RayService_HostAlias;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias_list ray_io_v1_RayService_HostAlias_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference ray_io_v1_RayService_LocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list ray_io_v1_RayService_LocalObjectReference_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS ray_io_v1_RayService_PodOS;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS_list ray_io_v1_RayService_PodOS_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate ray_io_v1_RayService_PodReadinessGate;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list ray_io_v1_RayService_PodReadinessGate_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim ray_io_v1_RayService_PodResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list ray_io_v1_RayService_PodResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup ray_io_v1_RayService_PodSchedulingGroup;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext ray_io_v1_RayService_PodSecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration ray_io_v1_RayService_Toleration;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration_list ray_io_v1_RayService_Toleration_list;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint ray_io_v1_RayService_TopologySpreadConstraint;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list ray_io_v1_RayService_TopologySpreadConstraint_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume ray_io_v1_RayService_Volume;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list ray_io_v1_RayService_Volume_list;
typedef ray_io_v1_RayCluster_NetworkPolicyPort ray_io_v1_RayService_NetworkPolicyPort;
typedef ray_io_v1_RayCluster_NetworkPolicyPort_list ray_io_v1_RayService_NetworkPolicyPort_list;
typedef ray_io_v1_RayCluster_NetworkPolicyPeer ray_io_v1_RayService_NetworkPolicyPeer;
typedef ray_io_v1_RayCluster_NetworkPolicyPeer_list ray_io_v1_RayService_NetworkPolicyPeer_list;
typedef ray_io_v1_RayCluster_PortStatus ray_io_v1_RayService_PortStatus;
typedef ray_io_v1_RayCluster_PortStatus_list ray_io_v1_RayService_PortStatus_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeAffinity ray_io_v1_RayService_NodeAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinity ray_io_v1_RayService_PodAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Lifecycle ray_io_v1_RayService_Lifecycle;
typedef batch_volcano_sh_v1alpha1_CronJob_Probe ray_io_v1_RayService_Probe;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort ray_io_v1_RayService_ContainerPort;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list ray_io_v1_RayService_ContainerPort_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy ray_io_v1_RayService_ContainerResizePolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list ray_io_v1_RayService_ContainerResizePolicy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule ray_io_v1_RayService_ContainerRestartRule;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list ray_io_v1_RayService_ContainerRestartRule_list;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice ray_io_v1_RayService_VolumeDevice;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list ray_io_v1_RayService_VolumeDevice_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption ray_io_v1_RayService_PodDNSConfigOption;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list ray_io_v1_RayService_PodDNSConfigOption_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader ray_io_v1_RayService_HTTPHeader;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list ray_io_v1_RayService_HTTPHeader_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector ray_io_v1_RayService_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource ray_io_v1_RayService_AWSElasticBlockStoreVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource ray_io_v1_RayService_AzureDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource ray_io_v1_RayService_AzureFileVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource ray_io_v1_RayService_CephFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource ray_io_v1_RayService_CinderVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource ray_io_v1_RayService_ConfigMapVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource ray_io_v1_RayService_CSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource ray_io_v1_RayService_DownwardAPIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource ray_io_v1_RayService_EmptyDirVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource ray_io_v1_RayService_EphemeralVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource ray_io_v1_RayService_FCVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource ray_io_v1_RayService_FlexVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource ray_io_v1_RayService_FlockerVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource ray_io_v1_RayService_GCEPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource ray_io_v1_RayService_GitRepoVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource ray_io_v1_RayService_GlusterfsVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource ray_io_v1_RayService_HostPathVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource ray_io_v1_RayService_ImageVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource ray_io_v1_RayService_ISCSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource ray_io_v1_RayService_NFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource ray_io_v1_RayService_PersistentVolumeClaimVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource ray_io_v1_RayService_PhotonPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource ray_io_v1_RayService_PortworxVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource ray_io_v1_RayService_ProjectedVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource ray_io_v1_RayService_QuobyteVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource ray_io_v1_RayService_RBDVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource ray_io_v1_RayService_ScaleIOVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource ray_io_v1_RayService_SecretVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource ray_io_v1_RayService_StorageOSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource ray_io_v1_RayService_VsphereVirtualDiskVolumeSource;
typedef ray_io_v1_RayCluster_IPBlock ray_io_v1_RayService_IPBlock;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm ray_io_v1_RayService_PreferredSchedulingTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list ray_io_v1_RayService_PreferredSchedulingTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelector ray_io_v1_RayService_NodeSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm ray_io_v1_RayService_WeightedPodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list ray_io_v1_RayService_WeightedPodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm ray_io_v1_RayService_PodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list ray_io_v1_RayService_PodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler ray_io_v1_RayService_LifecycleHandler;
typedef batch_volcano_sh_v1alpha1_CronJob_ExecAction ray_io_v1_RayService_ExecAction;
typedef batch_volcano_sh_v1alpha1_CronJob_GRPCAction ray_io_v1_RayService_GRPCAction;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction ray_io_v1_RayService_HTTPGetAction;
typedef batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction ray_io_v1_RayService_TCPSocketAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes ray_io_v1_RayService_ContainerRestartRuleOnExitCodes;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement ray_io_v1_RayService_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list ray_io_v1_RayService_LabelSelectorRequirement_list;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath ray_io_v1_RayService_KeyToPath;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list ray_io_v1_RayService_KeyToPath_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile ray_io_v1_RayService_DownwardAPIVolumeFile;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list ray_io_v1_RayService_DownwardAPIVolumeFile_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate ray_io_v1_RayService_PersistentVolumeClaimTemplate;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection ray_io_v1_RayService_VolumeProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list ray_io_v1_RayService_VolumeProjection_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm ray_io_v1_RayService_NodeSelectorTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list ray_io_v1_RayService_NodeSelectorTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_SleepAction ray_io_v1_RayService_SleepAction;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec ray_io_v1_RayService_PersistentVolumeClaimSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection ray_io_v1_RayService_ClusterTrustBundleProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection ray_io_v1_RayService_ConfigMapProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection ray_io_v1_RayService_DownwardAPIProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection ray_io_v1_RayService_PodCertificateProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection ray_io_v1_RayService_ServiceAccountTokenProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference ray_io_v1_RayService_TypedLocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference ray_io_v1_RayService_TypedObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements ray_io_v1_RayService_VolumeResourceRequirements;
#define ray_io_v1_RayService_Condition_status_True config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_True
#define ray_io_v1_RayService_Condition_status_False config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_False
#define ray_io_v1_RayService_Condition_status_Unknown config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_Unknown
#define ray_io_v1_RayService_AuthOptions_mode_disabled ray_io_v1_RayCluster_AuthOptions_mode_disabled
#define ray_io_v1_RayService_AuthOptions_mode_token ray_io_v1_RayCluster_AuthOptions_mode_token
#define ray_io_v1_RayService_AutoscalerOptions_upscalingMode_Default ray_io_v1_RayCluster_AutoscalerOptions_upscalingMode_Default
#define ray_io_v1_RayService_AutoscalerOptions_upscalingMode_Aggressive ray_io_v1_RayCluster_AutoscalerOptions_upscalingMode_Aggressive
#define ray_io_v1_RayService_AutoscalerOptions_upscalingMode_Conservative ray_io_v1_RayCluster_AutoscalerOptions_upscalingMode_Conservative
#define ray_io_v1_RayService_AutoscalerOptions_version_v1 ray_io_v1_RayCluster_AutoscalerOptions_version_v1
#define ray_io_v1_RayService_AutoscalerOptions_version_v2 ray_io_v1_RayCluster_AutoscalerOptions_version_v2
#define ray_io_v1_RayService_GcsFaultToleranceOptions_backend_redis ray_io_v1_RayCluster_GcsFaultToleranceOptions_backend_redis
#define ray_io_v1_RayService_GcsFaultToleranceOptions_backend_rocksdb ray_io_v1_RayCluster_GcsFaultToleranceOptions_backend_rocksdb
#define ray_io_v1_RayService_NetworkPolicy_mode_DenyAll ray_io_v1_RayCluster_NetworkPolicy_mode_DenyAll
#define ray_io_v1_RayService_NetworkPolicy_mode_DenyAllIngress ray_io_v1_RayCluster_NetworkPolicy_mode_DenyAllIngress
#define ray_io_v1_RayService_NetworkPolicy_mode_DenyAllEgress ray_io_v1_RayCluster_NetworkPolicy_mode_DenyAllEgress
#define ray_io_v1_RayService_RayClusterConfigUpgradeStrategy_type_Recreate ray_io_v1_RayCluster_UpgradeStrategy_type_Recreate
#define ray_io_v1_RayService_RayClusterConfigUpgradeStrategy_type_None ray_io_v1_RayCluster_UpgradeStrategy_type_None
#define ray_io_v1_RayService_Storage_deletionPolicy_DeleteWithCluster ray_io_v1_RayCluster_Storage_deletionPolicy_DeleteWithCluster
#define ray_io_v1_RayService_Storage_deletionPolicy_Retain ray_io_v1_RayCluster_Storage_deletionPolicy_Retain
#define ray_io_v1_RayService_IngressOptions_pathType_Exact ray_io_v1_RayCluster_IngressOptions_pathType_Exact
#define ray_io_v1_RayService_IngressOptions_pathType_Prefix ray_io_v1_RayCluster_IngressOptions_pathType_Prefix
#define ray_io_v1_RayService_IngressOptions_pathType_ImplementationSpecific ray_io_v1_RayCluster_IngressOptions_pathType_ImplementationSpecific

struct ray_io_v1_RayService_ClusterUpgradeOptions_bits {
  char gatewayClassName[1], intervalSeconds[2], maxSurgePercent[3], stepSizePercent[4];
};
/* RayService.spec.upgradeStrategy.clusterUpgradeOptions */
typedef struct ray_io_v1_RayService_ClusterUpgradeOptions {
  crd_object object;
  uint32_t has[1];
  crd_string gatewayClassName; /* required */
  int64_t intervalSeconds;     /* required, int32 */
  /* default 100 */
  int64_t maxSurgePercent; /* int32 */
  int64_t stepSizePercent; /* required, int32 */
  CRD_BITS(ray_io_v1_RayService_ClusterUpgradeOptions);
} ray_io_v1_RayService_ClusterUpgradeOptions;

extern const crd_type ray_io_v1_RayService_ClusterUpgradeOptions_type;

struct ray_io_v1_RayService_UpgradeStrategy_bits {
  char clusterUpgradeOptions[1], type[2];
};
/* RayService.spec.upgradeStrategy */
typedef struct ray_io_v1_RayService_UpgradeStrategy {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayService_ClusterUpgradeOptions *clusterUpgradeOptions;
  crd_string type;
  CRD_BITS(ray_io_v1_RayService_UpgradeStrategy);
} ray_io_v1_RayService_UpgradeStrategy;

extern const crd_type ray_io_v1_RayService_UpgradeStrategy_type;

struct ray_io_v1_RayService_Spec_bits {
  char deploymentUnhealthySecondThreshold[1], excludeHeadPodFromServeSvc[2], managedBy[3], rayClusterConfig[4];
  char rayClusterDeletionDelaySeconds[5], serveConfigV2[6], serveService[7], serviceUnhealthySecondThreshold[8];
  char suspend[9], upgradeStrategy[10];
};
/* RayService.spec */
typedef struct ray_io_v1_RayService_Spec {
  crd_object object;
  uint32_t has[1];
  int64_t deploymentUnhealthySecondThreshold; /* int32 */
  bool excludeHeadPodFromServeSvc;
  /* rule: self == oldSelf */
  /* rule: self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
  crd_string managedBy;
  const ray_io_v1_RayService_RayClusterConfig *rayClusterConfig; /* required */
  /* at least 0 */
  int64_t rayClusterDeletionDelaySeconds; /* int32 */
  crd_string serveConfigV2;
  const ray_io_v1_RayService_ServeService *serveService;
  int64_t serviceUnhealthySecondThreshold; /* int32 */
  bool suspend;
  const ray_io_v1_RayService_UpgradeStrategy *upgradeStrategy;
  CRD_BITS(ray_io_v1_RayService_Spec);
} ray_io_v1_RayService_Spec;

extern const crd_type ray_io_v1_RayService_Spec_type;

struct ray_io_v1_RayService_ServeDeploymentStatus_bits {
  char message[1], status[2];
};
/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
typedef struct ray_io_v1_RayService_ServeDeploymentStatus {
  crd_object object;
  uint32_t has[1];
  crd_string message;
  crd_string status;
  CRD_BITS(ray_io_v1_RayService_ServeDeploymentStatus);
} ray_io_v1_RayService_ServeDeploymentStatus;

extern const crd_type ray_io_v1_RayService_ServeDeploymentStatus_type;

typedef struct ray_io_v1_RayService_ServeDeploymentStatus_entry {
  crd_string key;
  ray_io_v1_RayService_ServeDeploymentStatus value;
} ray_io_v1_RayService_ServeDeploymentStatus_entry;

typedef struct ray_io_v1_RayService_ServeDeploymentStatus_map {
  const ray_io_v1_RayService_ServeDeploymentStatus_entry *items;
  size_t count;
} ray_io_v1_RayService_ServeDeploymentStatus_map;

struct ray_io_v1_RayService_ApplicationStatus_bits {
  char message[1], serveDeploymentStatuses[2], status[3];
};
/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
typedef struct ray_io_v1_RayService_ApplicationStatus {
  crd_object object;
  uint32_t has[1];
  crd_string message;
  ray_io_v1_RayService_ServeDeploymentStatus_map serveDeploymentStatuses;
  crd_string status;
  CRD_BITS(ray_io_v1_RayService_ApplicationStatus);
} ray_io_v1_RayService_ApplicationStatus;

extern const crd_type ray_io_v1_RayService_ApplicationStatus_type;

typedef struct ray_io_v1_RayService_ApplicationStatus_entry {
  crd_string key;
  ray_io_v1_RayService_ApplicationStatus value;
} ray_io_v1_RayService_ApplicationStatus_entry;

typedef struct ray_io_v1_RayService_ApplicationStatus_map {
  const ray_io_v1_RayService_ApplicationStatus_entry *items;
  size_t count;
} ray_io_v1_RayService_ApplicationStatus_map;

struct ray_io_v1_RayService_ActiveServiceStatus_bits {
  char applicationStatuses[1], lastTrafficMigratedTime[2], rayClusterName[3], rayClusterStatus[4];
  char targetCapacity[5], trafficRoutedPercent[6];
};
/* RayService.status.activeServiceStatus and 1 more */
typedef struct ray_io_v1_RayService_ActiveServiceStatus {
  crd_object object;
  uint32_t has[1];
  ray_io_v1_RayService_ApplicationStatus_map applicationStatuses;
  crd_string lastTrafficMigratedTime; /* date-time */
  crd_string rayClusterName;
  const ray_io_v1_RayService_RayClusterStatus *rayClusterStatus;
  int64_t targetCapacity;       /* int32 */
  int64_t trafficRoutedPercent; /* int32 */
  CRD_BITS(ray_io_v1_RayService_ActiveServiceStatus);
} ray_io_v1_RayService_ActiveServiceStatus;

extern const crd_type ray_io_v1_RayService_ActiveServiceStatus_type;

struct ray_io_v1_RayService_Status_bits {
  char activeServiceStatus[1], conditions[2], lastUpdateTime[3], numServeEndpoints[4], observedGeneration[5];
  char pendingServiceStatus[6], serviceStatus[7];
};
/* RayService.status */
typedef struct ray_io_v1_RayService_Status {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayService_ActiveServiceStatus *activeServiceStatus;
  ray_io_v1_RayService_Condition_list conditions;
  crd_string lastUpdateTime;  /* date-time */
  int64_t numServeEndpoints;  /* int32 */
  int64_t observedGeneration; /* int64 */
  const ray_io_v1_RayService_ActiveServiceStatus *pendingServiceStatus;
  crd_string serviceStatus;
  CRD_BITS(ray_io_v1_RayService_Status);
} ray_io_v1_RayService_Status;

extern const crd_type ray_io_v1_RayService_Status_type;

struct ray_io_v1_RayService_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* RayService
 * Ray Serve applications on a Ray cluster, kept available while either changes. */
typedef struct ray_io_v1_RayService {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const ray_io_v1_RayService_Spec *spec;
  const ray_io_v1_RayService_Status *status;
  CRD_BITS(ray_io_v1_RayService);
} ray_io_v1_RayService;

extern const crd_type ray_io_v1_RayService_type;

/* The kind's names and tables. */
extern const crd_kind ray_io_v1_RayService_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind ray_io_v1_RayService_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK ray_io_v1_RayService *ray_io_v1_RayService_create(crd_arena *arena, const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool ray_io_v1_RayService_judge(crd_arena *arena, const ray_io_v1_RayService *object,
                                              const ray_io_v1_RayService *old, const crd_validate_options *options,
                                              struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &ray_io_v1_RayService_kind, object, old, options, verdict);
}
static inline bool ray_io_v1_RayService_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                   const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &ray_io_v1_RayService_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK ray_io_v1_RayService *ray_io_v1_RayService_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK ray_io_v1_RayService *ray_io_v1_RayService_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                    crd_errors *errors);
CRD_MUST_CHECK ray_io_v1_RayService *ray_io_v1_RayService_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                    crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool ray_io_v1_RayService_validate(const ray_io_v1_RayService *object, const ray_io_v1_RayService *old,
                                   const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: ray_io_v1_RayService_judge. False with an
 * error where the struct cannot be such a one; not every change shows. */
bool ray_io_v1_RayService_validate_decoded(const ray_io_v1_RayService *object, const ray_io_v1_RayService *old,
                                           const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool ray_io_v1_RayService_default(crd_arena *arena, ray_io_v1_RayService *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK ray_io_v1_RayService *ray_io_v1_RayService_copy(crd_arena *arena, const ray_io_v1_RayService *object);

/* Whether two structs say the same. */
bool ray_io_v1_RayService_equal(const ray_io_v1_RayService *a, const ray_io_v1_RayService *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string ray_io_v1_RayService_to_json(crd_arena *arena, const ray_io_v1_RayService *object);
static inline crd_string ray_io_v1_RayService_to_yaml(crd_arena *arena, const ray_io_v1_RayService *object) {
  return crd_kind_to_yaml(arena, &ray_io_v1_RayService_kind, object);
}

CRD_END_GENERATED

#endif
