/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobFlow of flow.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBFLOW_H
#define CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBFLOW_H

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
typedef batch_volcano_sh_v1alpha1_Job_TaskStatusCount flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount;
typedef batch_volcano_sh_v1alpha1_Job_TaskStatusCount_map flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount_map;
typedef batch_volcano_sh_v1alpha1_Job_TaskStatusCount_entry flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount_entry;
typedef batch_volcano_sh_v1alpha1_CronJob_NetworkTopology flow_volcano_sh_v1alpha1_JobFlow_NetworkTopology;
typedef batch_volcano_sh_v1alpha1_CronJob_Policy flow_volcano_sh_v1alpha1_JobFlow_Policy;
typedef batch_volcano_sh_v1alpha1_CronJob_Policy_list flow_volcano_sh_v1alpha1_JobFlow_Policy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Volume flow_volcano_sh_v1alpha1_JobFlow_Volume;
typedef batch_volcano_sh_v1alpha1_CronJob_Volume_list flow_volcano_sh_v1alpha1_JobFlow_Volume_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader flow_volcano_sh_v1alpha1_JobFlow_HttpHeader;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list flow_volcano_sh_v1alpha1_JobFlow_HttpHeader_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DependsOn flow_volcano_sh_v1alpha1_JobFlow_TaskDependsOn;
typedef batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy flow_volcano_sh_v1alpha1_JobFlow_PartitionPolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec flow_volcano_sh_v1alpha1_JobFlow_PersistentVolumeClaimSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpecMetadata;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpec flow_volcano_sh_v1alpha1_JobFlow_PodSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference flow_volcano_sh_v1alpha1_JobFlow_TypedLocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference flow_volcano_sh_v1alpha1_JobFlow_TypedObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements flow_volcano_sh_v1alpha1_JobFlow_VolumeResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector flow_volcano_sh_v1alpha1_JobFlow_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_Affinity flow_volcano_sh_v1alpha1_JobFlow_Affinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Container flow_volcano_sh_v1alpha1_JobFlow_Container;
typedef batch_volcano_sh_v1alpha1_CronJob_Container_list flow_volcano_sh_v1alpha1_JobFlow_Container_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig flow_volcano_sh_v1alpha1_JobFlow_PodDNSConfig;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer flow_volcano_sh_v1alpha1_JobFlow_EphemeralContainer;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list flow_volcano_sh_v1alpha1_JobFlow_EphemeralContainer_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias flow_volcano_sh_v1alpha1_JobFlow_HostAlias;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias_list flow_volcano_sh_v1alpha1_JobFlow_HostAlias_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference flow_volcano_sh_v1alpha1_JobFlow_LocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list flow_volcano_sh_v1alpha1_JobFlow_LocalObjectReference_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS flow_volcano_sh_v1alpha1_JobFlow_PodOS;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS_list flow_volcano_sh_v1alpha1_JobFlow_PodOS_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate flow_volcano_sh_v1alpha1_JobFlow_PodReadinessGate;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list flow_volcano_sh_v1alpha1_JobFlow_PodReadinessGate_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim flow_volcano_sh_v1alpha1_JobFlow_PodResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list flow_volcano_sh_v1alpha1_JobFlow_PodResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements flow_volcano_sh_v1alpha1_JobFlow_ResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup flow_volcano_sh_v1alpha1_JobFlow_PodSchedulingGroup;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext flow_volcano_sh_v1alpha1_JobFlow_PodSecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration flow_volcano_sh_v1alpha1_JobFlow_Toleration;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration_list flow_volcano_sh_v1alpha1_JobFlow_Toleration_list;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint flow_volcano_sh_v1alpha1_JobFlow_TopologySpreadConstraint;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list flow_volcano_sh_v1alpha1_JobFlow_TopologySpreadConstraint_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume flow_volcano_sh_v1alpha1_JobFlow_PodSpecVolume;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list flow_volcano_sh_v1alpha1_JobFlow_PodSpecVolume_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement flow_volcano_sh_v1alpha1_JobFlow_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list flow_volcano_sh_v1alpha1_JobFlow_LabelSelectorRequirement_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeAffinity flow_volcano_sh_v1alpha1_JobFlow_NodeAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinity flow_volcano_sh_v1alpha1_JobFlow_PodAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar flow_volcano_sh_v1alpha1_JobFlow_EnvVar;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar_list flow_volcano_sh_v1alpha1_JobFlow_EnvVar_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource flow_volcano_sh_v1alpha1_JobFlow_EnvFromSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list flow_volcano_sh_v1alpha1_JobFlow_EnvFromSource_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Lifecycle flow_volcano_sh_v1alpha1_JobFlow_Lifecycle;
typedef batch_volcano_sh_v1alpha1_CronJob_Probe flow_volcano_sh_v1alpha1_JobFlow_ContainerProbe;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort flow_volcano_sh_v1alpha1_JobFlow_ContainerPort;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list flow_volcano_sh_v1alpha1_JobFlow_ContainerPort_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy flow_volcano_sh_v1alpha1_JobFlow_ContainerResizePolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list flow_volcano_sh_v1alpha1_JobFlow_ContainerResizePolicy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule flow_volcano_sh_v1alpha1_JobFlow_ContainerRestartRule;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list flow_volcano_sh_v1alpha1_JobFlow_ContainerRestartRule_list;
typedef batch_volcano_sh_v1alpha1_CronJob_SecurityContext flow_volcano_sh_v1alpha1_JobFlow_SecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice flow_volcano_sh_v1alpha1_JobFlow_VolumeDevice;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list flow_volcano_sh_v1alpha1_JobFlow_VolumeDevice_list;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount flow_volcano_sh_v1alpha1_JobFlow_VolumeMount;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list flow_volcano_sh_v1alpha1_JobFlow_VolumeMount_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption flow_volcano_sh_v1alpha1_JobFlow_PodDNSConfigOption;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list flow_volcano_sh_v1alpha1_JobFlow_PodDNSConfigOption_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim flow_volcano_sh_v1alpha1_JobFlow_ResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list flow_volcano_sh_v1alpha1_JobFlow_ResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile flow_volcano_sh_v1alpha1_JobFlow_AppArmorProfile;
typedef batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions flow_volcano_sh_v1alpha1_JobFlow_SELinuxOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions flow_volcano_sh_v1alpha1_JobFlow_WindowsSecurityContextOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource flow_volcano_sh_v1alpha1_JobFlow_AWSElasticBlockStoreVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource flow_volcano_sh_v1alpha1_JobFlow_AzureDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource flow_volcano_sh_v1alpha1_JobFlow_AzureFileVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource flow_volcano_sh_v1alpha1_JobFlow_CephFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource flow_volcano_sh_v1alpha1_JobFlow_CinderVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource flow_volcano_sh_v1alpha1_JobFlow_ConfigMapVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource flow_volcano_sh_v1alpha1_JobFlow_CSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource flow_volcano_sh_v1alpha1_JobFlow_EmptyDirVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource flow_volcano_sh_v1alpha1_JobFlow_EphemeralVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource flow_volcano_sh_v1alpha1_JobFlow_FCVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource flow_volcano_sh_v1alpha1_JobFlow_FlexVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource flow_volcano_sh_v1alpha1_JobFlow_FlockerVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource flow_volcano_sh_v1alpha1_JobFlow_GCEPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource flow_volcano_sh_v1alpha1_JobFlow_GitRepoVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource flow_volcano_sh_v1alpha1_JobFlow_GlusterfsVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource flow_volcano_sh_v1alpha1_JobFlow_HostPathVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource flow_volcano_sh_v1alpha1_JobFlow_ImageVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource flow_volcano_sh_v1alpha1_JobFlow_ISCSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource flow_volcano_sh_v1alpha1_JobFlow_NFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource flow_volcano_sh_v1alpha1_JobFlow_PersistentVolumeClaimVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource flow_volcano_sh_v1alpha1_JobFlow_PhotonPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource flow_volcano_sh_v1alpha1_JobFlow_PortworxVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource flow_volcano_sh_v1alpha1_JobFlow_ProjectedVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource flow_volcano_sh_v1alpha1_JobFlow_QuobyteVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource flow_volcano_sh_v1alpha1_JobFlow_RBDVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource flow_volcano_sh_v1alpha1_JobFlow_ScaleIOVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource flow_volcano_sh_v1alpha1_JobFlow_SecretVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource flow_volcano_sh_v1alpha1_JobFlow_StorageOSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource flow_volcano_sh_v1alpha1_JobFlow_VsphereVirtualDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm flow_volcano_sh_v1alpha1_JobFlow_PreferredSchedulingTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list flow_volcano_sh_v1alpha1_JobFlow_PreferredSchedulingTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelector flow_volcano_sh_v1alpha1_JobFlow_NodeSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm flow_volcano_sh_v1alpha1_JobFlow_WeightedPodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list flow_volcano_sh_v1alpha1_JobFlow_WeightedPodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm flow_volcano_sh_v1alpha1_JobFlow_PodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list flow_volcano_sh_v1alpha1_JobFlow_PodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVarSource flow_volcano_sh_v1alpha1_JobFlow_EnvVarSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource flow_volcano_sh_v1alpha1_JobFlow_ConfigMapEnvSource;
typedef batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler flow_volcano_sh_v1alpha1_JobFlow_LifecycleHandler;
typedef batch_volcano_sh_v1alpha1_CronJob_ExecAction flow_volcano_sh_v1alpha1_JobFlow_ExecAction;
typedef batch_volcano_sh_v1alpha1_CronJob_GRPCAction flow_volcano_sh_v1alpha1_JobFlow_GRPCAction;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction flow_volcano_sh_v1alpha1_JobFlow_HTTPGetAction;
typedef batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction flow_volcano_sh_v1alpha1_JobFlow_TCPSocketAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes flow_volcano_sh_v1alpha1_JobFlow_ContainerRestartRuleOnExitCodes;
typedef batch_volcano_sh_v1alpha1_CronJob_Capabilities flow_volcano_sh_v1alpha1_JobFlow_Capabilities;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath flow_volcano_sh_v1alpha1_JobFlow_KeyToPath;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list flow_volcano_sh_v1alpha1_JobFlow_KeyToPath_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIVolumeFile;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIVolumeFile_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate flow_volcano_sh_v1alpha1_JobFlow_PersistentVolumeClaimTemplate;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection flow_volcano_sh_v1alpha1_JobFlow_VolumeProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list flow_volcano_sh_v1alpha1_JobFlow_VolumeProjection_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm flow_volcano_sh_v1alpha1_JobFlow_NodeSelectorTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list flow_volcano_sh_v1alpha1_JobFlow_NodeSelectorTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector flow_volcano_sh_v1alpha1_JobFlow_ConfigMapKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector flow_volcano_sh_v1alpha1_JobFlow_ObjectFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_FileKeySelector flow_volcano_sh_v1alpha1_JobFlow_FileKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector flow_volcano_sh_v1alpha1_JobFlow_ResourceFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_SleepAction flow_volcano_sh_v1alpha1_JobFlow_SleepAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection flow_volcano_sh_v1alpha1_JobFlow_ClusterTrustBundleProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection flow_volcano_sh_v1alpha1_JobFlow_ConfigMapProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection flow_volcano_sh_v1alpha1_JobFlow_PodCertificateProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection flow_volcano_sh_v1alpha1_JobFlow_ServiceAccountTokenProjection;
#define flow_volcano_sh_v1alpha1_JobFlow_NetworkTopology_mode_hard batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_hard
#define flow_volcano_sh_v1alpha1_JobFlow_NetworkTopology_mode_soft batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_soft
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_1 batch_volcano_sh_v1alpha1_CronJob_Policy_event_1
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_PodPending batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodPending
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_PodRunning batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodRunning
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_PodFailed batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodFailed
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_PodEvicted batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodEvicted
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_Unknown batch_volcano_sh_v1alpha1_CronJob_Policy_event_Unknown
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_TaskCompleted batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskCompleted
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_OutOfSync batch_volcano_sh_v1alpha1_CronJob_Policy_event_OutOfSync
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_CommandIssued batch_volcano_sh_v1alpha1_CronJob_Policy_event_CommandIssued
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_JobUpdated batch_volcano_sh_v1alpha1_CronJob_Policy_event_JobUpdated
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_event_TaskFailed batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskFailed
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_1 batch_volcano_sh_v1alpha1_CronJob_Policy_events_1
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_PodPending batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodPending
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_PodRunning batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodRunning
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_PodFailed batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodFailed
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_PodEvicted batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodEvicted
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_Unknown batch_volcano_sh_v1alpha1_CronJob_Policy_events_Unknown
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_TaskCompleted batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskCompleted
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_OutOfSync batch_volcano_sh_v1alpha1_CronJob_Policy_events_OutOfSync
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_CommandIssued batch_volcano_sh_v1alpha1_CronJob_Policy_events_CommandIssued
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_JobUpdated batch_volcano_sh_v1alpha1_CronJob_Policy_events_JobUpdated
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_events_TaskFailed batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskFailed

struct flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_bits {
  char httpHeader[1], path[2], port[3], taskName[4];
};
/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[] */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_HttpGetList {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_HttpHeader *httpHeader;
  crd_string path;
  /* at least 0; at most 65535 */
  int64_t port;
  /* at most 253 characters */
  crd_string taskName;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList);
} flow_volcano_sh_v1alpha1_JobFlow_HttpGetList;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_list {
  const flow_volcano_sh_v1alpha1_JobFlow_HttpGetList *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_list;

struct flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_bits {
  char phase[1], taskName[2];
};
/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList[] */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList {
  crd_object object;
  uint32_t has[1];
  /* at most 63 characters */
  crd_string phase;
  /* at most 253 characters */
  crd_string taskName;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList);
} flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_list {
  const flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_list;

struct flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_bits {
  char port[1], taskName[2];
};
/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList[] */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList {
  crd_object object;
  uint32_t has[1];
  /* at least 0; at most 65535 */
  int64_t port; /* required */
  /* at most 253 characters */
  crd_string taskName;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList);
} flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_list {
  const flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_list;

struct flow_volcano_sh_v1alpha1_JobFlow_Probe_bits {
  char httpGetList[1], taskStatusList[2], tcpSocketList[3];
};
/* JobFlow.spec.flows[].dependsOn.probe */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_Probe {
  crd_object object;
  uint32_t has[1];
  flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_list httpGetList;
  flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_list taskStatusList;
  flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_list tcpSocketList;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_Probe);
} flow_volcano_sh_v1alpha1_JobFlow_Probe;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_Probe_type;

struct flow_volcano_sh_v1alpha1_JobFlow_DependsOn_bits {
  char probe[1], targets[2];
};
/* JobFlow.spec.flows[].dependsOn */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_DependsOn {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_Probe *probe;
  crd_string_list targets;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_DependsOn);
} flow_volcano_sh_v1alpha1_JobFlow_DependsOn;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type;

struct flow_volcano_sh_v1alpha1_JobFlow_Task_bits {
  char dependsOn[1], maxRetry[2], minAvailable[3], name[4], partitionPolicy[5], policies[6], replicas[7];
  char template_[8], topologyPolicy[9];
};
/* JobFlow.spec.flows[].patch.jobSpec.tasks[] */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_Task {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_TaskDependsOn *dependsOn;
  /* at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at most 63 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?$ */
  crd_string name;
  const flow_volcano_sh_v1alpha1_JobFlow_PartitionPolicy *partitionPolicy;
  flow_volcano_sh_v1alpha1_JobFlow_Policy_list policies;
  /* at least 0 */
  int64_t replicas;                                                  /* int32 */
  const flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec *template_; /* "template" */
  /* one of "none", "best-effort", "restricted", "single-numa-node" */
  crd_string topologyPolicy;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_Task);
} flow_volcano_sh_v1alpha1_JobFlow_Task;

#define flow_volcano_sh_v1alpha1_JobFlow_Task_topologyPolicy_none CRD_STRING("none")
#define flow_volcano_sh_v1alpha1_JobFlow_Task_topologyPolicy_best_effort CRD_STRING("best-effort")
#define flow_volcano_sh_v1alpha1_JobFlow_Task_topologyPolicy_restricted CRD_STRING("restricted")
#define flow_volcano_sh_v1alpha1_JobFlow_Task_topologyPolicy_single_numa_node CRD_STRING("single-numa-node")

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_Task_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_Task_list {
  const flow_volcano_sh_v1alpha1_JobFlow_Task *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_Task_list;

struct flow_volcano_sh_v1alpha1_JobFlow_JobSpec_bits {
  char maxRetry[1], minAvailable[2], minSuccess[3], networkTopology[4], plugins[5], policies[6];
  char priorityClassName[7], queue[8], runningEstimate[9], schedulerName[10], tasks[11];
  char ttlSecondsAfterFinished[12], volumes[13];
};
/* JobFlow.spec.flows[].patch.jobSpec */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_JobSpec {
  crd_object object;
  uint32_t has[1];
  /* default 3; at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at least 1 */
  int64_t minSuccess; /* int32 */
  const flow_volcano_sh_v1alpha1_JobFlow_NetworkTopology *networkTopology;
  crd_string_list_map plugins;
  flow_volcano_sh_v1alpha1_JobFlow_Policy_list policies;
  /* at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string priorityClassName;
  /* default "default"; at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string queue;
  crd_string runningEstimate;
  /* at most 63 characters */
  crd_string schedulerName;
  /* at least 1 items */
  flow_volcano_sh_v1alpha1_JobFlow_Task_list tasks;
  /* at least 0 */
  int64_t ttlSecondsAfterFinished; /* int32 */
  flow_volcano_sh_v1alpha1_JobFlow_Volume_list volumes;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_JobSpec);
} flow_volcano_sh_v1alpha1_JobFlow_JobSpec;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type;

struct flow_volcano_sh_v1alpha1_JobFlow_Patch_bits {
  char jobSpec[1];
};
/* JobFlow.spec.flows[].patch */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_Patch {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_JobSpec *jobSpec;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_Patch);
} flow_volcano_sh_v1alpha1_JobFlow_Patch;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_Patch_type;

struct flow_volcano_sh_v1alpha1_JobFlow_Flow_bits {
  char dependsOn[1], name[2], patch[3];
};
/* JobFlow.spec.flows[] */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_Flow {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_DependsOn *dependsOn;
  /* at least 1 characters */
  crd_string name; /* required */
  const flow_volcano_sh_v1alpha1_JobFlow_Patch *patch;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_Flow);
} flow_volcano_sh_v1alpha1_JobFlow_Flow;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_Flow_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_Flow_list {
  const flow_volcano_sh_v1alpha1_JobFlow_Flow *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_Flow_list;

struct flow_volcano_sh_v1alpha1_JobFlow_Spec_bits {
  char flows[1], jobRetainPolicy[2];
};
/* JobFlow.spec */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_Spec {
  crd_object object;
  uint32_t has[1];
  flow_volcano_sh_v1alpha1_JobFlow_Flow_list flows;
  /* one of "retain", "delete" */
  crd_string jobRetainPolicy;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_Spec);
} flow_volcano_sh_v1alpha1_JobFlow_Spec;

#define flow_volcano_sh_v1alpha1_JobFlow_Spec_jobRetainPolicy_retain CRD_STRING("retain")
#define flow_volcano_sh_v1alpha1_JobFlow_Spec_jobRetainPolicy_delete CRD_STRING("delete")

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_Spec_type;

struct flow_volcano_sh_v1alpha1_JobFlow_Condition_bits {
  char createTime[1], phase[2], runningDuration[3], taskStatusCount[4];
};
/* JobFlow.status.conditions{} */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_Condition {
  crd_object object;
  uint32_t has[1];
  crd_string createTime; /* date-time */
  crd_string phase;
  crd_string runningDuration;
  flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount_map taskStatusCount;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_Condition);
} flow_volcano_sh_v1alpha1_JobFlow_Condition;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_Condition_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_Condition_entry {
  crd_string key;
  flow_volcano_sh_v1alpha1_JobFlow_Condition value;
} flow_volcano_sh_v1alpha1_JobFlow_Condition_entry;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_Condition_map {
  const flow_volcano_sh_v1alpha1_JobFlow_Condition_entry *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_Condition_map;

struct flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_bits {
  char endTimestamp[1], startTimestamp[2], state[3];
};
/* JobFlow.status.jobStatusList[].runningHistories[] */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_RunningHistory {
  crd_object object;
  uint32_t has[1];
  crd_string endTimestamp;   /* date-time */
  crd_string startTimestamp; /* date-time */
  crd_string state;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_RunningHistory);
} flow_volcano_sh_v1alpha1_JobFlow_RunningHistory;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_list {
  const flow_volcano_sh_v1alpha1_JobFlow_RunningHistory *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_list;

struct flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_bits {
  char endTimestamp[1], name[2], restartCount[3], runningHistories[4], startTimestamp[5], state[6];
};
/* JobFlow.status.jobStatusList[] */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_JobStatusList {
  crd_object object;
  uint32_t has[1];
  crd_string endTimestamp; /* date-time */
  crd_string name;
  /* at least 0 */
  int64_t restartCount; /* int32 */
  flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_list runningHistories;
  crd_string startTimestamp; /* date-time */
  crd_string state;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList);
} flow_volcano_sh_v1alpha1_JobFlow_JobStatusList;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type;

typedef struct flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_list {
  const flow_volcano_sh_v1alpha1_JobFlow_JobStatusList *items;
  size_t count;
} flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_list;

struct flow_volcano_sh_v1alpha1_JobFlow_StatusState_bits {
  char phase[1];
};
/* JobFlow.status.state */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_StatusState {
  crd_object object;
  uint32_t has[1];
  /* one of "Succeed", "Terminating", "Failed", "Running", "Pending" */
  crd_string phase;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_StatusState);
} flow_volcano_sh_v1alpha1_JobFlow_StatusState;

#define flow_volcano_sh_v1alpha1_JobFlow_StatusState_phase_Succeed CRD_STRING("Succeed")
#define flow_volcano_sh_v1alpha1_JobFlow_StatusState_phase_Terminating CRD_STRING("Terminating")
#define flow_volcano_sh_v1alpha1_JobFlow_StatusState_phase_Failed CRD_STRING("Failed")
#define flow_volcano_sh_v1alpha1_JobFlow_StatusState_phase_Running CRD_STRING("Running")
#define flow_volcano_sh_v1alpha1_JobFlow_StatusState_phase_Pending CRD_STRING("Pending")

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_StatusState_type;

struct flow_volcano_sh_v1alpha1_JobFlow_Status_bits {
  char completedJobs[1], conditions[2], failedJobs[3], jobStatusList[4], pendingJobs[5], runningJobs[6];
  char state[7], terminatedJobs[8], unKnowJobs[9];
};
/* JobFlow.status */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_Status {
  crd_object object;
  uint32_t has[1];
  crd_string_list completedJobs;
  flow_volcano_sh_v1alpha1_JobFlow_Condition_map conditions;
  crd_string_list failedJobs;
  flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_list jobStatusList;
  crd_string_list pendingJobs;
  crd_string_list runningJobs;
  const flow_volcano_sh_v1alpha1_JobFlow_StatusState *state;
  crd_string_list terminatedJobs;
  crd_string_list unKnowJobs;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_Status);
} flow_volcano_sh_v1alpha1_JobFlow_Status;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_Status_type;

struct flow_volcano_sh_v1alpha1_JobFlow_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* JobFlow
 * Jobs that run in the order of their dependencies. */
typedef struct flow_volcano_sh_v1alpha1_JobFlow {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *spec;
  const flow_volcano_sh_v1alpha1_JobFlow_Status *status;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow);
} flow_volcano_sh_v1alpha1_JobFlow;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_type;

/* The kind's names and tables. */
extern const crd_kind flow_volcano_sh_v1alpha1_JobFlow_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind flow_volcano_sh_v1alpha1_JobFlow_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_create(crd_arena *arena,
                                                                                         const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool flow_volcano_sh_v1alpha1_JobFlow_judge(crd_arena *arena, const flow_volcano_sh_v1alpha1_JobFlow *object,
                                                          const flow_volcano_sh_v1alpha1_JobFlow *old,
                                                          const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object, old, options, verdict);
}
static inline bool flow_volcano_sh_v1alpha1_JobFlow_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                               const crd_validate_options *options,
                                                               struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_decode(crd_arena *arena, crd_value *value,
                                                                                         crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_from_json(crd_arena *arena,
                                                                                            crd_string text,
                                                                                            crd_texts *strict,
                                                                                            crd_errors *errors);
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_from_yaml(crd_arena *arena,
                                                                                            crd_string text,
                                                                                            crd_texts *strict,
                                                                                            crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool flow_volcano_sh_v1alpha1_JobFlow_validate(const flow_volcano_sh_v1alpha1_JobFlow *object,
                                               const flow_volcano_sh_v1alpha1_JobFlow *old,
                                               const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: flow_volcano_sh_v1alpha1_JobFlow_judge. False
 * with an error where the struct cannot be such a one; not every change shows. */
bool flow_volcano_sh_v1alpha1_JobFlow_validate_decoded(const flow_volcano_sh_v1alpha1_JobFlow *object,
                                                       const flow_volcano_sh_v1alpha1_JobFlow *old,
                                                       const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool flow_volcano_sh_v1alpha1_JobFlow_default(crd_arena *arena, flow_volcano_sh_v1alpha1_JobFlow *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_copy(crd_arena *arena,
                                                                                       const flow_volcano_sh_v1alpha1_JobFlow *object);

/* Whether two structs say the same. */
bool flow_volcano_sh_v1alpha1_JobFlow_equal(const flow_volcano_sh_v1alpha1_JobFlow *a,
                                            const flow_volcano_sh_v1alpha1_JobFlow *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string flow_volcano_sh_v1alpha1_JobFlow_to_json(crd_arena *arena, const flow_volcano_sh_v1alpha1_JobFlow *object);
static inline crd_string flow_volcano_sh_v1alpha1_JobFlow_to_yaml(crd_arena *arena,
                                                                  const flow_volcano_sh_v1alpha1_JobFlow *object) {
  return crd_kind_to_yaml(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object);
}

CRD_END_GENERATED

#endif
