/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobTemplate of flow.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H
#define CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H

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
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec flow_volcano_sh_v1alpha1_JobTemplate_Spec;
typedef batch_volcano_sh_v1alpha1_CronJob_NetworkTopology flow_volcano_sh_v1alpha1_JobTemplate_NetworkTopology;
typedef batch_volcano_sh_v1alpha1_CronJob_Policy flow_volcano_sh_v1alpha1_JobTemplate_Policy;
typedef batch_volcano_sh_v1alpha1_CronJob_Policy_list flow_volcano_sh_v1alpha1_JobTemplate_Policy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Task flow_volcano_sh_v1alpha1_JobTemplate_Task;
typedef batch_volcano_sh_v1alpha1_CronJob_Task_list flow_volcano_sh_v1alpha1_JobTemplate_Task_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Volume flow_volcano_sh_v1alpha1_JobTemplate_Volume;
typedef batch_volcano_sh_v1alpha1_CronJob_Volume_list flow_volcano_sh_v1alpha1_JobTemplate_Volume_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DependsOn flow_volcano_sh_v1alpha1_JobTemplate_DependsOn;
typedef batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy flow_volcano_sh_v1alpha1_JobTemplate_PartitionPolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec flow_volcano_sh_v1alpha1_JobTemplate_PodTemplateSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec flow_volcano_sh_v1alpha1_JobTemplate_PersistentVolumeClaimSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata flow_volcano_sh_v1alpha1_JobTemplate_PodTemplateSpecMetadata;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpec flow_volcano_sh_v1alpha1_JobTemplate_PodSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference flow_volcano_sh_v1alpha1_JobTemplate_TypedLocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference flow_volcano_sh_v1alpha1_JobTemplate_TypedObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements flow_volcano_sh_v1alpha1_JobTemplate_VolumeResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector flow_volcano_sh_v1alpha1_JobTemplate_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_Affinity flow_volcano_sh_v1alpha1_JobTemplate_Affinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Container flow_volcano_sh_v1alpha1_JobTemplate_Container;
typedef batch_volcano_sh_v1alpha1_CronJob_Container_list flow_volcano_sh_v1alpha1_JobTemplate_Container_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig flow_volcano_sh_v1alpha1_JobTemplate_PodDNSConfig;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer flow_volcano_sh_v1alpha1_JobTemplate_EphemeralContainer;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list flow_volcano_sh_v1alpha1_JobTemplate_EphemeralContainer_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias flow_volcano_sh_v1alpha1_JobTemplate_HostAlias;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias_list flow_volcano_sh_v1alpha1_JobTemplate_HostAlias_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference flow_volcano_sh_v1alpha1_JobTemplate_LocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list flow_volcano_sh_v1alpha1_JobTemplate_LocalObjectReference_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS flow_volcano_sh_v1alpha1_JobTemplate_PodOS;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS_list flow_volcano_sh_v1alpha1_JobTemplate_PodOS_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate flow_volcano_sh_v1alpha1_JobTemplate_PodReadinessGate;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list flow_volcano_sh_v1alpha1_JobTemplate_PodReadinessGate_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim flow_volcano_sh_v1alpha1_JobTemplate_PodResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list flow_volcano_sh_v1alpha1_JobTemplate_PodResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements flow_volcano_sh_v1alpha1_JobTemplate_ResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup flow_volcano_sh_v1alpha1_JobTemplate_PodSchedulingGroup;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext flow_volcano_sh_v1alpha1_JobTemplate_PodSecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration flow_volcano_sh_v1alpha1_JobTemplate_Toleration;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration_list flow_volcano_sh_v1alpha1_JobTemplate_Toleration_list;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint flow_volcano_sh_v1alpha1_JobTemplate_TopologySpreadConstraint;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list flow_volcano_sh_v1alpha1_JobTemplate_TopologySpreadConstraint_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume flow_volcano_sh_v1alpha1_JobTemplate_PodSpecVolume;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list flow_volcano_sh_v1alpha1_JobTemplate_PodSpecVolume_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement flow_volcano_sh_v1alpha1_JobTemplate_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list flow_volcano_sh_v1alpha1_JobTemplate_LabelSelectorRequirement_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeAffinity flow_volcano_sh_v1alpha1_JobTemplate_NodeAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinity flow_volcano_sh_v1alpha1_JobTemplate_PodAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar flow_volcano_sh_v1alpha1_JobTemplate_EnvVar;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar_list flow_volcano_sh_v1alpha1_JobTemplate_EnvVar_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource flow_volcano_sh_v1alpha1_JobTemplate_EnvFromSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list flow_volcano_sh_v1alpha1_JobTemplate_EnvFromSource_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Lifecycle flow_volcano_sh_v1alpha1_JobTemplate_Lifecycle;
typedef batch_volcano_sh_v1alpha1_CronJob_Probe flow_volcano_sh_v1alpha1_JobTemplate_Probe;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort flow_volcano_sh_v1alpha1_JobTemplate_ContainerPort;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list flow_volcano_sh_v1alpha1_JobTemplate_ContainerPort_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy flow_volcano_sh_v1alpha1_JobTemplate_ContainerResizePolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list flow_volcano_sh_v1alpha1_JobTemplate_ContainerResizePolicy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule flow_volcano_sh_v1alpha1_JobTemplate_ContainerRestartRule;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list flow_volcano_sh_v1alpha1_JobTemplate_ContainerRestartRule_list;
typedef batch_volcano_sh_v1alpha1_CronJob_SecurityContext flow_volcano_sh_v1alpha1_JobTemplate_SecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice flow_volcano_sh_v1alpha1_JobTemplate_VolumeDevice;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list flow_volcano_sh_v1alpha1_JobTemplate_VolumeDevice_list;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount flow_volcano_sh_v1alpha1_JobTemplate_VolumeMount;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list flow_volcano_sh_v1alpha1_JobTemplate_VolumeMount_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption flow_volcano_sh_v1alpha1_JobTemplate_PodDNSConfigOption;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list flow_volcano_sh_v1alpha1_JobTemplate_PodDNSConfigOption_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim flow_volcano_sh_v1alpha1_JobTemplate_ResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list flow_volcano_sh_v1alpha1_JobTemplate_ResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile flow_volcano_sh_v1alpha1_JobTemplate_AppArmorProfile;
typedef batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions flow_volcano_sh_v1alpha1_JobTemplate_SELinuxOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader flow_volcano_sh_v1alpha1_JobTemplate_HTTPHeader;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list flow_volcano_sh_v1alpha1_JobTemplate_HTTPHeader_list;
typedef batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions flow_volcano_sh_v1alpha1_JobTemplate_WindowsSecurityContextOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_AWSElasticBlockStoreVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_AzureDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_AzureFileVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_CephFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_CinderVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_CSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_EmptyDirVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_EphemeralVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_FCVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_FlexVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_FlockerVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_GCEPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_GitRepoVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_GlusterfsVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_HostPathVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_ImageVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_ISCSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_NFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_PersistentVolumeClaimVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_PhotonPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_PortworxVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_ProjectedVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_QuobyteVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_RBDVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_ScaleIOVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_SecretVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_StorageOSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource flow_volcano_sh_v1alpha1_JobTemplate_VsphereVirtualDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm flow_volcano_sh_v1alpha1_JobTemplate_PreferredSchedulingTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list flow_volcano_sh_v1alpha1_JobTemplate_PreferredSchedulingTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelector flow_volcano_sh_v1alpha1_JobTemplate_NodeSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm flow_volcano_sh_v1alpha1_JobTemplate_WeightedPodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list flow_volcano_sh_v1alpha1_JobTemplate_WeightedPodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm flow_volcano_sh_v1alpha1_JobTemplate_PodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list flow_volcano_sh_v1alpha1_JobTemplate_PodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVarSource flow_volcano_sh_v1alpha1_JobTemplate_EnvVarSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapEnvSource;
typedef batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler flow_volcano_sh_v1alpha1_JobTemplate_LifecycleHandler;
typedef batch_volcano_sh_v1alpha1_CronJob_ExecAction flow_volcano_sh_v1alpha1_JobTemplate_ExecAction;
typedef batch_volcano_sh_v1alpha1_CronJob_GRPCAction flow_volcano_sh_v1alpha1_JobTemplate_GRPCAction;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction flow_volcano_sh_v1alpha1_JobTemplate_HTTPGetAction;
typedef batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction flow_volcano_sh_v1alpha1_JobTemplate_TCPSocketAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes flow_volcano_sh_v1alpha1_JobTemplate_ContainerRestartRuleOnExitCodes;
typedef batch_volcano_sh_v1alpha1_CronJob_Capabilities flow_volcano_sh_v1alpha1_JobTemplate_Capabilities;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath flow_volcano_sh_v1alpha1_JobTemplate_KeyToPath;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list flow_volcano_sh_v1alpha1_JobTemplate_KeyToPath_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIVolumeFile;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIVolumeFile_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate flow_volcano_sh_v1alpha1_JobTemplate_PersistentVolumeClaimTemplate;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection flow_volcano_sh_v1alpha1_JobTemplate_VolumeProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list flow_volcano_sh_v1alpha1_JobTemplate_VolumeProjection_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm flow_volcano_sh_v1alpha1_JobTemplate_NodeSelectorTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list flow_volcano_sh_v1alpha1_JobTemplate_NodeSelectorTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector flow_volcano_sh_v1alpha1_JobTemplate_ObjectFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_FileKeySelector flow_volcano_sh_v1alpha1_JobTemplate_FileKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector flow_volcano_sh_v1alpha1_JobTemplate_ResourceFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_SleepAction flow_volcano_sh_v1alpha1_JobTemplate_SleepAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection flow_volcano_sh_v1alpha1_JobTemplate_ClusterTrustBundleProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection flow_volcano_sh_v1alpha1_JobTemplate_PodCertificateProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection flow_volcano_sh_v1alpha1_JobTemplate_ServiceAccountTokenProjection;
#define flow_volcano_sh_v1alpha1_JobTemplate_NetworkTopology_mode_hard batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_hard
#define flow_volcano_sh_v1alpha1_JobTemplate_NetworkTopology_mode_soft batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_soft
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_1 batch_volcano_sh_v1alpha1_CronJob_Policy_event_1
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_PodPending batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodPending
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_PodRunning batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodRunning
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_PodFailed batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodFailed
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_PodEvicted batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodEvicted
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_Unknown batch_volcano_sh_v1alpha1_CronJob_Policy_event_Unknown
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_TaskCompleted batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskCompleted
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_OutOfSync batch_volcano_sh_v1alpha1_CronJob_Policy_event_OutOfSync
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_CommandIssued batch_volcano_sh_v1alpha1_CronJob_Policy_event_CommandIssued
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_JobUpdated batch_volcano_sh_v1alpha1_CronJob_Policy_event_JobUpdated
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_event_TaskFailed batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskFailed
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_1 batch_volcano_sh_v1alpha1_CronJob_Policy_events_1
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_PodPending batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodPending
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_PodRunning batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodRunning
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_PodFailed batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodFailed
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_PodEvicted batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodEvicted
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_Unknown batch_volcano_sh_v1alpha1_CronJob_Policy_events_Unknown
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_TaskCompleted batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskCompleted
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_OutOfSync batch_volcano_sh_v1alpha1_CronJob_Policy_events_OutOfSync
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_CommandIssued batch_volcano_sh_v1alpha1_CronJob_Policy_events_CommandIssued
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_JobUpdated batch_volcano_sh_v1alpha1_CronJob_Policy_events_JobUpdated
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_events_TaskFailed batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskFailed
#define flow_volcano_sh_v1alpha1_JobTemplate_Task_topologyPolicy_none batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_none
#define flow_volcano_sh_v1alpha1_JobTemplate_Task_topologyPolicy_best_effort batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_best_effort
#define flow_volcano_sh_v1alpha1_JobTemplate_Task_topologyPolicy_restricted batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_restricted
#define flow_volcano_sh_v1alpha1_JobTemplate_Task_topologyPolicy_single_numa_node batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_single_numa_node

struct flow_volcano_sh_v1alpha1_JobTemplate_Status_bits {
  char jobDependsOnList[1];
};
/* JobTemplate.status */
typedef struct flow_volcano_sh_v1alpha1_JobTemplate_Status {
  crd_object object;
  uint32_t has[1];
  crd_string_list jobDependsOnList;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobTemplate_Status);
} flow_volcano_sh_v1alpha1_JobTemplate_Status;

extern const crd_type flow_volcano_sh_v1alpha1_JobTemplate_Status_type;

struct flow_volcano_sh_v1alpha1_JobTemplate_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* JobTemplate
 * A job that flows make copies of. */
typedef struct flow_volcano_sh_v1alpha1_JobTemplate {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const flow_volcano_sh_v1alpha1_JobTemplate_Spec *spec;
  const flow_volcano_sh_v1alpha1_JobTemplate_Status *status;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobTemplate);
} flow_volcano_sh_v1alpha1_JobTemplate;

extern const crd_type flow_volcano_sh_v1alpha1_JobTemplate_type;

/* The kind's names and tables. */
extern const crd_kind flow_volcano_sh_v1alpha1_JobTemplate_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_create(crd_arena *arena,
                                                                                                 const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool flow_volcano_sh_v1alpha1_JobTemplate_judge(crd_arena *arena,
                                                              const flow_volcano_sh_v1alpha1_JobTemplate *object,
                                                              const flow_volcano_sh_v1alpha1_JobTemplate *old,
                                                              const crd_validate_options *options,
                                                              struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, object, old, options, verdict);
}
static inline bool flow_volcano_sh_v1alpha1_JobTemplate_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                                   const crd_validate_options *options,
                                                                   struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_decode(crd_arena *arena,
                                                                                                 crd_value *value,
                                                                                                 crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_from_json(crd_arena *arena,
                                                                                                    crd_string text,
                                                                                                    crd_texts *strict,
                                                                                                    crd_errors *errors);
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_from_yaml(crd_arena *arena,
                                                                                                    crd_string text,
                                                                                                    crd_texts *strict,
                                                                                                    crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's).
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool flow_volcano_sh_v1alpha1_JobTemplate_validate(const flow_volcano_sh_v1alpha1_JobTemplate *object,
                                                   const flow_volcano_sh_v1alpha1_JobTemplate *old,
                                                   const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: flow_volcano_sh_v1alpha1_JobTemplate_judge.
 * False with an error where the struct cannot be such a one; not every change shows. */
bool flow_volcano_sh_v1alpha1_JobTemplate_validate_decoded(const flow_volcano_sh_v1alpha1_JobTemplate *object,
                                                           const flow_volcano_sh_v1alpha1_JobTemplate *old,
                                                           const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool flow_volcano_sh_v1alpha1_JobTemplate_default(crd_arena *arena,
                                                                 flow_volcano_sh_v1alpha1_JobTemplate *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_copy(crd_arena *arena,
                                                                                               const flow_volcano_sh_v1alpha1_JobTemplate *object);

/* Whether two structs say the same. */
bool flow_volcano_sh_v1alpha1_JobTemplate_equal(const flow_volcano_sh_v1alpha1_JobTemplate *a,
                                                const flow_volcano_sh_v1alpha1_JobTemplate *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string flow_volcano_sh_v1alpha1_JobTemplate_to_json(crd_arena *arena,
                                                        const flow_volcano_sh_v1alpha1_JobTemplate *object);
static inline crd_string flow_volcano_sh_v1alpha1_JobTemplate_to_yaml(crd_arena *arena,
                                                                      const flow_volcano_sh_v1alpha1_JobTemplate *object) {
  return crd_kind_to_yaml(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, object);
}

CRD_END_GENERATED

#endif
