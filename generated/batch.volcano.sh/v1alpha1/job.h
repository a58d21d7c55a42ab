/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Job of batch.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H
#define CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 18
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/mutate.h>
#include <crd/types.h>

CRD_BEGIN_GENERATED

/* What the kind calls the structs below it, which it may share with others. */
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec batch_volcano_sh_v1alpha1_Job_Spec;
typedef batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_Job_NetworkTopology;
typedef batch_volcano_sh_v1alpha1_CronJob_Policy batch_volcano_sh_v1alpha1_Job_Policy;
typedef batch_volcano_sh_v1alpha1_CronJob_Policy_list batch_volcano_sh_v1alpha1_Job_Policy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Task batch_volcano_sh_v1alpha1_Job_Task;
typedef batch_volcano_sh_v1alpha1_CronJob_Task_list batch_volcano_sh_v1alpha1_Job_Task_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Volume batch_volcano_sh_v1alpha1_Job_Volume;
typedef batch_volcano_sh_v1alpha1_CronJob_Volume_list batch_volcano_sh_v1alpha1_Job_Volume_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DependsOn batch_volcano_sh_v1alpha1_Job_DependsOn;
typedef batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy batch_volcano_sh_v1alpha1_Job_PartitionPolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_Job_PodTemplateSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec batch_volcano_sh_v1alpha1_Job_PersistentVolumeClaimSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata batch_volcano_sh_v1alpha1_Job_PodTemplateSpecMetadata;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_Job_PodSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference batch_volcano_sh_v1alpha1_Job_TypedLocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference batch_volcano_sh_v1alpha1_Job_TypedObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements batch_volcano_sh_v1alpha1_Job_VolumeResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector batch_volcano_sh_v1alpha1_Job_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_Affinity batch_volcano_sh_v1alpha1_Job_Affinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Container batch_volcano_sh_v1alpha1_Job_Container;
typedef batch_volcano_sh_v1alpha1_CronJob_Container_list batch_volcano_sh_v1alpha1_Job_Container_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig batch_volcano_sh_v1alpha1_Job_PodDNSConfig;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer batch_volcano_sh_v1alpha1_Job_EphemeralContainer;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list batch_volcano_sh_v1alpha1_Job_EphemeralContainer_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias batch_volcano_sh_v1alpha1_Job_HostAlias;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias_list batch_volcano_sh_v1alpha1_Job_HostAlias_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference batch_volcano_sh_v1alpha1_Job_LocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list batch_volcano_sh_v1alpha1_Job_LocalObjectReference_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS batch_volcano_sh_v1alpha1_Job_PodOS;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS_list batch_volcano_sh_v1alpha1_Job_PodOS_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate batch_volcano_sh_v1alpha1_Job_PodReadinessGate;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list batch_volcano_sh_v1alpha1_Job_PodReadinessGate_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim batch_volcano_sh_v1alpha1_Job_PodResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list batch_volcano_sh_v1alpha1_Job_PodResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements batch_volcano_sh_v1alpha1_Job_ResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup batch_volcano_sh_v1alpha1_Job_PodSchedulingGroup;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext batch_volcano_sh_v1alpha1_Job_PodSecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration batch_volcano_sh_v1alpha1_Job_Toleration;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration_list batch_volcano_sh_v1alpha1_Job_Toleration_list;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint batch_volcano_sh_v1alpha1_Job_TopologySpreadConstraint;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list batch_volcano_sh_v1alpha1_Job_TopologySpreadConstraint_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume batch_volcano_sh_v1alpha1_Job_PodSpecVolume;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list batch_volcano_sh_v1alpha1_Job_PodSpecVolume_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement batch_volcano_sh_v1alpha1_Job_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list batch_volcano_sh_v1alpha1_Job_LabelSelectorRequirement_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeAffinity batch_volcano_sh_v1alpha1_Job_NodeAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinity batch_volcano_sh_v1alpha1_Job_PodAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar batch_volcano_sh_v1alpha1_Job_EnvVar;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar_list batch_volcano_sh_v1alpha1_Job_EnvVar_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource batch_volcano_sh_v1alpha1_Job_EnvFromSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list batch_volcano_sh_v1alpha1_Job_EnvFromSource_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Lifecycle batch_volcano_sh_v1alpha1_Job_Lifecycle;
typedef batch_volcano_sh_v1alpha1_CronJob_Probe batch_volcano_sh_v1alpha1_Job_Probe;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort batch_volcano_sh_v1alpha1_Job_ContainerPort;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list batch_volcano_sh_v1alpha1_Job_ContainerPort_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy batch_volcano_sh_v1alpha1_Job_ContainerResizePolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list batch_volcano_sh_v1alpha1_Job_ContainerResizePolicy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule batch_volcano_sh_v1alpha1_Job_ContainerRestartRule;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list batch_volcano_sh_v1alpha1_Job_ContainerRestartRule_list;
typedef batch_volcano_sh_v1alpha1_CronJob_SecurityContext batch_volcano_sh_v1alpha1_Job_SecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice batch_volcano_sh_v1alpha1_Job_VolumeDevice;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list batch_volcano_sh_v1alpha1_Job_VolumeDevice_list;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount batch_volcano_sh_v1alpha1_Job_VolumeMount;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list batch_volcano_sh_v1alpha1_Job_VolumeMount_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption batch_volcano_sh_v1alpha1_Job_PodDNSConfigOption;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list batch_volcano_sh_v1alpha1_Job_PodDNSConfigOption_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim batch_volcano_sh_v1alpha1_Job_ResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list batch_volcano_sh_v1alpha1_Job_ResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile batch_volcano_sh_v1alpha1_Job_AppArmorProfile;
typedef batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions batch_volcano_sh_v1alpha1_Job_SELinuxOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader batch_volcano_sh_v1alpha1_Job_HTTPHeader;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list batch_volcano_sh_v1alpha1_Job_HTTPHeader_list;
typedef batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions batch_volcano_sh_v1alpha1_Job_WindowsSecurityContextOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource batch_volcano_sh_v1alpha1_Job_AWSElasticBlockStoreVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource batch_volcano_sh_v1alpha1_Job_AzureDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource batch_volcano_sh_v1alpha1_Job_AzureFileVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource batch_volcano_sh_v1alpha1_Job_CephFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource batch_volcano_sh_v1alpha1_Job_CinderVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource batch_volcano_sh_v1alpha1_Job_ConfigMapVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource batch_volcano_sh_v1alpha1_Job_CSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource batch_volcano_sh_v1alpha1_Job_DownwardAPIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource batch_volcano_sh_v1alpha1_Job_EmptyDirVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource batch_volcano_sh_v1alpha1_Job_EphemeralVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource batch_volcano_sh_v1alpha1_Job_FCVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource batch_volcano_sh_v1alpha1_Job_FlexVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource batch_volcano_sh_v1alpha1_Job_FlockerVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource batch_volcano_sh_v1alpha1_Job_GCEPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource batch_volcano_sh_v1alpha1_Job_GitRepoVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource batch_volcano_sh_v1alpha1_Job_GlusterfsVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource batch_volcano_sh_v1alpha1_Job_HostPathVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource batch_volcano_sh_v1alpha1_Job_ImageVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource batch_volcano_sh_v1alpha1_Job_ISCSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource batch_volcano_sh_v1alpha1_Job_NFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource batch_volcano_sh_v1alpha1_Job_PersistentVolumeClaimVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource batch_volcano_sh_v1alpha1_Job_PhotonPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource batch_volcano_sh_v1alpha1_Job_PortworxVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource batch_volcano_sh_v1alpha1_Job_ProjectedVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource batch_volcano_sh_v1alpha1_Job_QuobyteVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource batch_volcano_sh_v1alpha1_Job_RBDVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource batch_volcano_sh_v1alpha1_Job_ScaleIOVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource batch_volcano_sh_v1alpha1_Job_SecretVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource batch_volcano_sh_v1alpha1_Job_StorageOSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource batch_volcano_sh_v1alpha1_Job_VsphereVirtualDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm batch_volcano_sh_v1alpha1_Job_PreferredSchedulingTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list batch_volcano_sh_v1alpha1_Job_PreferredSchedulingTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelector batch_volcano_sh_v1alpha1_Job_NodeSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm batch_volcano_sh_v1alpha1_Job_WeightedPodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list batch_volcano_sh_v1alpha1_Job_WeightedPodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm batch_volcano_sh_v1alpha1_Job_PodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list batch_volcano_sh_v1alpha1_Job_PodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVarSource batch_volcano_sh_v1alpha1_Job_EnvVarSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource batch_volcano_sh_v1alpha1_Job_ConfigMapEnvSource;
typedef batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler batch_volcano_sh_v1alpha1_Job_LifecycleHandler;
typedef batch_volcano_sh_v1alpha1_CronJob_ExecAction batch_volcano_sh_v1alpha1_Job_ExecAction;
typedef batch_volcano_sh_v1alpha1_CronJob_GRPCAction batch_volcano_sh_v1alpha1_Job_GRPCAction;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction batch_volcano_sh_v1alpha1_Job_HTTPGetAction;
typedef batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction batch_volcano_sh_v1alpha1_Job_TCPSocketAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes batch_volcano_sh_v1alpha1_Job_ContainerRestartRuleOnExitCodes;
typedef batch_volcano_sh_v1alpha1_CronJob_Capabilities batch_volcano_sh_v1alpha1_Job_Capabilities;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath batch_volcano_sh_v1alpha1_Job_KeyToPath;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list batch_volcano_sh_v1alpha1_Job_KeyToPath_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile batch_volcano_sh_v1alpha1_Job_DownwardAPIVolumeFile;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list batch_volcano_sh_v1alpha1_Job_DownwardAPIVolumeFile_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate batch_volcano_sh_v1alpha1_Job_PersistentVolumeClaimTemplate;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection batch_volcano_sh_v1alpha1_Job_VolumeProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list batch_volcano_sh_v1alpha1_Job_VolumeProjection_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm batch_volcano_sh_v1alpha1_Job_NodeSelectorTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list batch_volcano_sh_v1alpha1_Job_NodeSelectorTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector batch_volcano_sh_v1alpha1_Job_ConfigMapKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector batch_volcano_sh_v1alpha1_Job_ObjectFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_FileKeySelector batch_volcano_sh_v1alpha1_Job_FileKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector batch_volcano_sh_v1alpha1_Job_ResourceFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_SleepAction batch_volcano_sh_v1alpha1_Job_SleepAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection batch_volcano_sh_v1alpha1_Job_ClusterTrustBundleProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection batch_volcano_sh_v1alpha1_Job_ConfigMapProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection batch_volcano_sh_v1alpha1_Job_DownwardAPIProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection batch_volcano_sh_v1alpha1_Job_PodCertificateProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection batch_volcano_sh_v1alpha1_Job_ServiceAccountTokenProjection;
#define batch_volcano_sh_v1alpha1_Job_NetworkTopology_mode_hard batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_hard
#define batch_volcano_sh_v1alpha1_Job_NetworkTopology_mode_soft batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_soft
#define batch_volcano_sh_v1alpha1_Job_Policy_event_1 batch_volcano_sh_v1alpha1_CronJob_Policy_event_1
#define batch_volcano_sh_v1alpha1_Job_Policy_event_PodPending batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodPending
#define batch_volcano_sh_v1alpha1_Job_Policy_event_PodRunning batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodRunning
#define batch_volcano_sh_v1alpha1_Job_Policy_event_PodFailed batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodFailed
#define batch_volcano_sh_v1alpha1_Job_Policy_event_PodEvicted batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodEvicted
#define batch_volcano_sh_v1alpha1_Job_Policy_event_Unknown batch_volcano_sh_v1alpha1_CronJob_Policy_event_Unknown
#define batch_volcano_sh_v1alpha1_Job_Policy_event_TaskCompleted batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskCompleted
#define batch_volcano_sh_v1alpha1_Job_Policy_event_OutOfSync batch_volcano_sh_v1alpha1_CronJob_Policy_event_OutOfSync
#define batch_volcano_sh_v1alpha1_Job_Policy_event_CommandIssued batch_volcano_sh_v1alpha1_CronJob_Policy_event_CommandIssued
#define batch_volcano_sh_v1alpha1_Job_Policy_event_JobUpdated batch_volcano_sh_v1alpha1_CronJob_Policy_event_JobUpdated
#define batch_volcano_sh_v1alpha1_Job_Policy_event_TaskFailed batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskFailed
#define batch_volcano_sh_v1alpha1_Job_Policy_events_1 batch_volcano_sh_v1alpha1_CronJob_Policy_events_1
#define batch_volcano_sh_v1alpha1_Job_Policy_events_PodPending batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodPending
#define batch_volcano_sh_v1alpha1_Job_Policy_events_PodRunning batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodRunning
#define batch_volcano_sh_v1alpha1_Job_Policy_events_PodFailed batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodFailed
#define batch_volcano_sh_v1alpha1_Job_Policy_events_PodEvicted batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodEvicted
#define batch_volcano_sh_v1alpha1_Job_Policy_events_Unknown batch_volcano_sh_v1alpha1_CronJob_Policy_events_Unknown
#define batch_volcano_sh_v1alpha1_Job_Policy_events_TaskCompleted batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskCompleted
#define batch_volcano_sh_v1alpha1_Job_Policy_events_OutOfSync batch_volcano_sh_v1alpha1_CronJob_Policy_events_OutOfSync
#define batch_volcano_sh_v1alpha1_Job_Policy_events_CommandIssued batch_volcano_sh_v1alpha1_CronJob_Policy_events_CommandIssued
#define batch_volcano_sh_v1alpha1_Job_Policy_events_JobUpdated batch_volcano_sh_v1alpha1_CronJob_Policy_events_JobUpdated
#define batch_volcano_sh_v1alpha1_Job_Policy_events_TaskFailed batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskFailed
#define batch_volcano_sh_v1alpha1_Job_Task_topologyPolicy_none batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_none
#define batch_volcano_sh_v1alpha1_Job_Task_topologyPolicy_best_effort batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_best_effort
#define batch_volcano_sh_v1alpha1_Job_Task_topologyPolicy_restricted batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_restricted
#define batch_volcano_sh_v1alpha1_Job_Task_topologyPolicy_single_numa_node batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_single_numa_node

struct batch_volcano_sh_v1alpha1_Job_Condition_bits {
  char lastTransitionTime[1], status[2];
};
/* Job.status.conditions[] */
typedef struct batch_volcano_sh_v1alpha1_Job_Condition {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string status;             /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_Job_Condition);
} batch_volcano_sh_v1alpha1_Job_Condition;

extern const crd_type batch_volcano_sh_v1alpha1_Job_Condition_type;

typedef struct batch_volcano_sh_v1alpha1_Job_Condition_list {
  const batch_volcano_sh_v1alpha1_Job_Condition *items;
  size_t count;
} batch_volcano_sh_v1alpha1_Job_Condition_list;

struct batch_volcano_sh_v1alpha1_Job_StatusState_bits {
  char lastTransitionTime[1], message[2], phase[3], reason[4];
};
/* Job.status.state */
typedef struct batch_volcano_sh_v1alpha1_Job_StatusState {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string message;
  /* one of "Pending", "Aborting", "Aborted", "Running", "Restarting", "Completing", "Completed", "Terminating",
   * "Terminated", "Failed" */
  crd_string phase;
  crd_string reason;
  CRD_BITS(batch_volcano_sh_v1alpha1_Job_StatusState);
} batch_volcano_sh_v1alpha1_Job_StatusState;

#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Pending CRD_STRING("Pending")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Aborting CRD_STRING("Aborting")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Aborted CRD_STRING("Aborted")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Running CRD_STRING("Running")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Restarting CRD_STRING("Restarting")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Completing CRD_STRING("Completing")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Completed CRD_STRING("Completed")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Terminating CRD_STRING("Terminating")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Terminated CRD_STRING("Terminated")
#define batch_volcano_sh_v1alpha1_Job_StatusState_phase_Failed CRD_STRING("Failed")

extern const crd_type batch_volcano_sh_v1alpha1_Job_StatusState_type;

struct batch_volcano_sh_v1alpha1_Job_Status_bits {
  char conditions[1], controlledResources[2], failed[3], minAvailable[4], pending[5], retryCount[6], running[7];
  char runningDuration[8], state[9], succeeded[10], taskStatusCount[11], terminating[12], unknown[13];
  char version[14];
};
/* Job.status */
typedef struct batch_volcano_sh_v1alpha1_Job_Status {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_Job_Condition_list conditions;
  crd_string_map controlledResources;
  /* at least 0 */
  int64_t failed; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at least 0 */
  int64_t pending; /* int32 */
  /* at least 0 */
  int64_t retryCount; /* int32 */
  /* at least 0 */
  int64_t running; /* int32 */
  crd_string runningDuration;
  const batch_volcano_sh_v1alpha1_Job_StatusState *state;
  /* at least 0 */
  int64_t succeeded; /* int32 */
  batch_volcano_sh_v1alpha1_Job_TaskStatusCount_map taskStatusCount;
  /* at least 0 */
  int64_t terminating; /* int32 */
  /* at least 0 */
  int64_t unknown; /* int32 */
  /* at least 0 */
  int64_t version; /* int32 */
  CRD_BITS(batch_volcano_sh_v1alpha1_Job_Status);
} batch_volcano_sh_v1alpha1_Job_Status;

extern const crd_type batch_volcano_sh_v1alpha1_Job_Status_type;

struct batch_volcano_sh_v1alpha1_Job_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* Job
 * A batch job of tasks that are scheduled together. */
typedef struct batch_volcano_sh_v1alpha1_Job {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const batch_volcano_sh_v1alpha1_Job_Spec *spec;
  const batch_volcano_sh_v1alpha1_Job_Status *status;
  CRD_BITS(batch_volcano_sh_v1alpha1_Job);
} batch_volcano_sh_v1alpha1_Job;

extern const crd_type batch_volcano_sh_v1alpha1_Job_type;

/* The kind's names and tables. */
extern const crd_kind batch_volcano_sh_v1alpha1_Job_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind batch_volcano_sh_v1alpha1_Job_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_create(crd_arena *arena,
                                                                                   const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool batch_volcano_sh_v1alpha1_Job_judge(crd_arena *arena, const batch_volcano_sh_v1alpha1_Job *object,
                                                       const batch_volcano_sh_v1alpha1_Job *old,
                                                       const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &batch_volcano_sh_v1alpha1_Job_kind, object, old, options, verdict);
}
static inline bool batch_volcano_sh_v1alpha1_Job_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                            const crd_validate_options *options,
                                                            struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &batch_volcano_sh_v1alpha1_Job_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_decode(crd_arena *arena, crd_value *value,
                                                                                   crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_from_json(crd_arena *arena, crd_string text,
                                                                                      crd_texts *strict, crd_errors *errors);
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_from_yaml(crd_arena *arena, crd_string text,
                                                                                      crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool batch_volcano_sh_v1alpha1_Job_validate(const batch_volcano_sh_v1alpha1_Job *object,
                                            const batch_volcano_sh_v1alpha1_Job *old, const crd_validate_options *options,
                                            crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: batch_volcano_sh_v1alpha1_Job_judge. False
 * with an error where the struct cannot be such a one; not every change shows. */
bool batch_volcano_sh_v1alpha1_Job_validate_decoded(const batch_volcano_sh_v1alpha1_Job *object,
                                                    const batch_volcano_sh_v1alpha1_Job *old,
                                                    const crd_validate_options *options, crd_errors *errors);

/* What the operator's mutating webhook makes of the struct: a new one, with the defaults set, which counts as made by hand;
 * the patch is in `mutated`. NULL where it refuses, its patch does not apply, or memory gave out: `mutated` says so.
 * `options` may be NULL. */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_mutate(crd_arena *arena,
                                                                                   const batch_volcano_sh_v1alpha1_Job *object, const crd_mutate_options *options, crd_mutated *mutated);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool batch_volcano_sh_v1alpha1_Job_default(crd_arena *arena, batch_volcano_sh_v1alpha1_Job *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_copy(crd_arena *arena,
                                                                                 const batch_volcano_sh_v1alpha1_Job *object);

/* Whether two structs say the same. */
bool batch_volcano_sh_v1alpha1_Job_equal(const batch_volcano_sh_v1alpha1_Job *a, const batch_volcano_sh_v1alpha1_Job *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string batch_volcano_sh_v1alpha1_Job_to_json(crd_arena *arena, const batch_volcano_sh_v1alpha1_Job *object);
static inline crd_string batch_volcano_sh_v1alpha1_Job_to_yaml(crd_arena *arena,
                                                               const batch_volcano_sh_v1alpha1_Job *object) {
  return crd_kind_to_yaml(arena, &batch_volcano_sh_v1alpha1_Job_kind, object);
}

CRD_END_GENERATED

#endif
