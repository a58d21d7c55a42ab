/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobFlow of flow.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBFLOW_H
#define CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBFLOW_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 16
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* What the kind calls the structs below it, which it may share with others. */
#define flow_volcano_sh_v1alpha1_JobFlow_Spec crd_struct_0fcf4f70c4e8
#define flow_volcano_sh_v1alpha1_JobFlow_Status crd_struct_be71d0f28af0
#define flow_volcano_sh_v1alpha1_JobFlow_Flow crd_struct_23896951f07c
#define flow_volcano_sh_v1alpha1_JobFlow_Flow_list crd_struct_23896951f07c_list
#define flow_volcano_sh_v1alpha1_JobFlow_Condition crd_struct_71d84e0d7e23
#define flow_volcano_sh_v1alpha1_JobFlow_Condition_map crd_struct_71d84e0d7e23_map
#define flow_volcano_sh_v1alpha1_JobFlow_Condition_entry crd_struct_71d84e0d7e23_entry
#define flow_volcano_sh_v1alpha1_JobFlow_JobStatusList crd_struct_237977ec335c
#define flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_list crd_struct_237977ec335c_list
#define flow_volcano_sh_v1alpha1_JobFlow_StatusState crd_struct_f08b9c20a596
#define flow_volcano_sh_v1alpha1_JobFlow_DependsOn crd_struct_aa806e3b4eb8
#define flow_volcano_sh_v1alpha1_JobFlow_Patch crd_struct_d39ff0af76fa
#define flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount crd_struct_598ecbc85296
#define flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount_map crd_struct_598ecbc85296_map
#define flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount_entry crd_struct_598ecbc85296_entry
#define flow_volcano_sh_v1alpha1_JobFlow_RunningHistory crd_struct_a94316517d45
#define flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_list crd_struct_a94316517d45_list
#define flow_volcano_sh_v1alpha1_JobFlow_Probe crd_struct_6273d1fc63c4
#define flow_volcano_sh_v1alpha1_JobFlow_JobSpec crd_struct_ee09181016d3
#define flow_volcano_sh_v1alpha1_JobFlow_HttpGetList crd_struct_6fa4a3d9c2d0
#define flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_list crd_struct_6fa4a3d9c2d0_list
#define flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList crd_struct_6e0d3849d737
#define flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_list crd_struct_6e0d3849d737_list
#define flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList crd_struct_acf5b0e1a544
#define flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_list crd_struct_acf5b0e1a544_list
#define flow_volcano_sh_v1alpha1_JobFlow_NetworkTopology crd_struct_3aa568189574
#define flow_volcano_sh_v1alpha1_JobFlow_Policy crd_struct_abb5d58068c4
#define flow_volcano_sh_v1alpha1_JobFlow_Policy_list crd_struct_abb5d58068c4_list
#define flow_volcano_sh_v1alpha1_JobFlow_Task crd_struct_8aa1cfe38c8f
#define flow_volcano_sh_v1alpha1_JobFlow_Task_list crd_struct_8aa1cfe38c8f_list
#define flow_volcano_sh_v1alpha1_JobFlow_Volume crd_struct_cecf3795e234
#define flow_volcano_sh_v1alpha1_JobFlow_Volume_list crd_struct_cecf3795e234_list
#define flow_volcano_sh_v1alpha1_JobFlow_HttpHeader crd_struct_a767dde9f836
#define flow_volcano_sh_v1alpha1_JobFlow_HttpHeader_list crd_struct_a767dde9f836_list
#define flow_volcano_sh_v1alpha1_JobFlow_TaskDependsOn crd_struct_7f679cf00cde
#define flow_volcano_sh_v1alpha1_JobFlow_PartitionPolicy crd_struct_1421fc8fc986
#define flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec crd_struct_37c9e66fedd8
#define flow_volcano_sh_v1alpha1_JobFlow_PersistentVolumeClaimSpec crd_struct_2d9bfd4a2627
#define flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpecMetadata crd_struct_e0f11b65b835
#define flow_volcano_sh_v1alpha1_JobFlow_PodSpec crd_struct_3c82220abb63
#define flow_volcano_sh_v1alpha1_JobFlow_TypedLocalObjectReference crd_struct_a069474a0751
#define flow_volcano_sh_v1alpha1_JobFlow_TypedObjectReference crd_struct_9bbdc910a2a2
#define flow_volcano_sh_v1alpha1_JobFlow_VolumeResourceRequirements crd_struct_3c6257ac3959
#define flow_volcano_sh_v1alpha1_JobFlow_LabelSelector crd_struct_6910169ea7b2
#define flow_volcano_sh_v1alpha1_JobFlow_Affinity crd_struct_a67ce32d115a
#define flow_volcano_sh_v1alpha1_JobFlow_Container crd_struct_808e6843cda0
#define flow_volcano_sh_v1alpha1_JobFlow_Container_list crd_struct_808e6843cda0_list
#define flow_volcano_sh_v1alpha1_JobFlow_PodDNSConfig crd_struct_183728731d83
#define flow_volcano_sh_v1alpha1_JobFlow_EphemeralContainer crd_struct_82cb147626fc
#define flow_volcano_sh_v1alpha1_JobFlow_EphemeralContainer_list crd_struct_82cb147626fc_list
#define flow_volcano_sh_v1alpha1_JobFlow_HostAlias crd_struct_e43ec6f98247
#define flow_volcano_sh_v1alpha1_JobFlow_HostAlias_list crd_struct_e43ec6f98247_list
#define flow_volcano_sh_v1alpha1_JobFlow_LocalObjectReference crd_struct_9da3c10d57b2
#define flow_volcano_sh_v1alpha1_JobFlow_LocalObjectReference_list crd_struct_9da3c10d57b2_list
#define flow_volcano_sh_v1alpha1_JobFlow_PodOS crd_struct_fd0743f4d25e
#define flow_volcano_sh_v1alpha1_JobFlow_PodOS_list crd_struct_fd0743f4d25e_list
#define flow_volcano_sh_v1alpha1_JobFlow_PodReadinessGate crd_struct_808303405162
#define flow_volcano_sh_v1alpha1_JobFlow_PodReadinessGate_list crd_struct_808303405162_list
#define flow_volcano_sh_v1alpha1_JobFlow_PodResourceClaim crd_struct_7d3c35173974
#define flow_volcano_sh_v1alpha1_JobFlow_PodResourceClaim_list crd_struct_7d3c35173974_list
#define flow_volcano_sh_v1alpha1_JobFlow_ResourceRequirements crd_struct_51baa461d954
#define flow_volcano_sh_v1alpha1_JobFlow_PodSchedulingGroup crd_struct_477cd4451065
#define flow_volcano_sh_v1alpha1_JobFlow_PodSecurityContext crd_struct_ab86fcd57c8b
#define flow_volcano_sh_v1alpha1_JobFlow_Toleration crd_struct_1f0181a20f1a
#define flow_volcano_sh_v1alpha1_JobFlow_Toleration_list crd_struct_1f0181a20f1a_list
#define flow_volcano_sh_v1alpha1_JobFlow_TopologySpreadConstraint crd_struct_ec60dd244899
#define flow_volcano_sh_v1alpha1_JobFlow_TopologySpreadConstraint_list crd_struct_ec60dd244899_list
#define flow_volcano_sh_v1alpha1_JobFlow_PodSpecVolume crd_struct_2a75d3fbbaa3
#define flow_volcano_sh_v1alpha1_JobFlow_PodSpecVolume_list crd_struct_2a75d3fbbaa3_list
#define flow_volcano_sh_v1alpha1_JobFlow_LabelSelectorRequirement crd_struct_8ff0998c7bc8
#define flow_volcano_sh_v1alpha1_JobFlow_LabelSelectorRequirement_list crd_struct_8ff0998c7bc8_list
#define flow_volcano_sh_v1alpha1_JobFlow_NodeAffinity crd_struct_bcba243d0f63
#define flow_volcano_sh_v1alpha1_JobFlow_PodAffinity crd_struct_9014dd5f2bfa
#define flow_volcano_sh_v1alpha1_JobFlow_EnvVar crd_struct_f494902ef94a
#define flow_volcano_sh_v1alpha1_JobFlow_EnvVar_list crd_struct_f494902ef94a_list
#define flow_volcano_sh_v1alpha1_JobFlow_EnvFromSource crd_struct_b901bcb9f2af
#define flow_volcano_sh_v1alpha1_JobFlow_EnvFromSource_list crd_struct_b901bcb9f2af_list
#define flow_volcano_sh_v1alpha1_JobFlow_Lifecycle crd_struct_47d6ffb2a075
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerProbe crd_struct_edb7592527d8
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerPort crd_struct_e3180f69b490
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerPort_list crd_struct_e3180f69b490_list
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerResizePolicy crd_struct_283638b4d799
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerResizePolicy_list crd_struct_283638b4d799_list
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerRestartRule crd_struct_325f4cc8e675
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerRestartRule_list crd_struct_325f4cc8e675_list
#define flow_volcano_sh_v1alpha1_JobFlow_SecurityContext crd_struct_91494db2c293
#define flow_volcano_sh_v1alpha1_JobFlow_VolumeDevice crd_struct_0e4108392db7
#define flow_volcano_sh_v1alpha1_JobFlow_VolumeDevice_list crd_struct_0e4108392db7_list
#define flow_volcano_sh_v1alpha1_JobFlow_VolumeMount crd_struct_98ddc09ce949
#define flow_volcano_sh_v1alpha1_JobFlow_VolumeMount_list crd_struct_98ddc09ce949_list
#define flow_volcano_sh_v1alpha1_JobFlow_PodDNSConfigOption crd_struct_5e3e47a371b8
#define flow_volcano_sh_v1alpha1_JobFlow_PodDNSConfigOption_list crd_struct_5e3e47a371b8_list
#define flow_volcano_sh_v1alpha1_JobFlow_ResourceClaim crd_struct_450e1ab96581
#define flow_volcano_sh_v1alpha1_JobFlow_ResourceClaim_list crd_struct_450e1ab96581_list
#define flow_volcano_sh_v1alpha1_JobFlow_AppArmorProfile crd_struct_f24305f2ff0a
#define flow_volcano_sh_v1alpha1_JobFlow_SELinuxOptions crd_struct_856ce256aa9e
#define flow_volcano_sh_v1alpha1_JobFlow_WindowsSecurityContextOptions crd_struct_51904c711d76
#define flow_volcano_sh_v1alpha1_JobFlow_AWSElasticBlockStoreVolumeSource crd_struct_20ee437a4d82
#define flow_volcano_sh_v1alpha1_JobFlow_AzureDiskVolumeSource crd_struct_80967aaf7164
#define flow_volcano_sh_v1alpha1_JobFlow_AzureFileVolumeSource crd_struct_a32e17054f06
#define flow_volcano_sh_v1alpha1_JobFlow_CephFSVolumeSource crd_struct_40639ae3b50f
#define flow_volcano_sh_v1alpha1_JobFlow_CinderVolumeSource crd_struct_e1489000f322
#define flow_volcano_sh_v1alpha1_JobFlow_ConfigMapVolumeSource crd_struct_0185b8728769
#define flow_volcano_sh_v1alpha1_JobFlow_CSIVolumeSource crd_struct_a180c1204899
#define flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIVolumeSource crd_struct_6732ea9e2364
#define flow_volcano_sh_v1alpha1_JobFlow_EmptyDirVolumeSource crd_struct_083b567792d1
#define flow_volcano_sh_v1alpha1_JobFlow_EphemeralVolumeSource crd_struct_a574ef9e57df
#define flow_volcano_sh_v1alpha1_JobFlow_FCVolumeSource crd_struct_df68993bcf4e
#define flow_volcano_sh_v1alpha1_JobFlow_FlexVolumeSource crd_struct_12464f33baf3
#define flow_volcano_sh_v1alpha1_JobFlow_FlockerVolumeSource crd_struct_e0f64c9d3a66
#define flow_volcano_sh_v1alpha1_JobFlow_GCEPersistentDiskVolumeSource crd_struct_f69239b690e3
#define flow_volcano_sh_v1alpha1_JobFlow_GitRepoVolumeSource crd_struct_a7c7154fcfa5
#define flow_volcano_sh_v1alpha1_JobFlow_GlusterfsVolumeSource crd_struct_9464a0c9e51e
#define flow_volcano_sh_v1alpha1_JobFlow_HostPathVolumeSource crd_struct_0a869a17b9fc
#define flow_volcano_sh_v1alpha1_JobFlow_ImageVolumeSource crd_struct_94c0bf88bece
#define flow_volcano_sh_v1alpha1_JobFlow_ISCSIVolumeSource crd_struct_5a1923133f8e
#define flow_volcano_sh_v1alpha1_JobFlow_NFSVolumeSource crd_struct_d62e1e770e27
#define flow_volcano_sh_v1alpha1_JobFlow_PersistentVolumeClaimVolumeSource crd_struct_4e66b7f08603
#define flow_volcano_sh_v1alpha1_JobFlow_PhotonPersistentDiskVolumeSource crd_struct_3899d2e17123
#define flow_volcano_sh_v1alpha1_JobFlow_PortworxVolumeSource crd_struct_42ec70a06a30
#define flow_volcano_sh_v1alpha1_JobFlow_ProjectedVolumeSource crd_struct_af55d0e1f670
#define flow_volcano_sh_v1alpha1_JobFlow_QuobyteVolumeSource crd_struct_74e3fb61f848
#define flow_volcano_sh_v1alpha1_JobFlow_RBDVolumeSource crd_struct_8131978bdc21
#define flow_volcano_sh_v1alpha1_JobFlow_ScaleIOVolumeSource crd_struct_c11c2d8ba551
#define flow_volcano_sh_v1alpha1_JobFlow_SecretVolumeSource crd_struct_6f36e96f09ac
#define flow_volcano_sh_v1alpha1_JobFlow_StorageOSVolumeSource crd_struct_5105965a5523
#define flow_volcano_sh_v1alpha1_JobFlow_VsphereVirtualDiskVolumeSource crd_struct_e834ba4052ee
#define flow_volcano_sh_v1alpha1_JobFlow_PreferredSchedulingTerm crd_struct_364871f01eda
#define flow_volcano_sh_v1alpha1_JobFlow_PreferredSchedulingTerm_list crd_struct_364871f01eda_list
#define flow_volcano_sh_v1alpha1_JobFlow_NodeSelector crd_struct_757466a27865
#define flow_volcano_sh_v1alpha1_JobFlow_WeightedPodAffinityTerm crd_struct_4ad6ff28cc5d
#define flow_volcano_sh_v1alpha1_JobFlow_WeightedPodAffinityTerm_list crd_struct_4ad6ff28cc5d_list
#define flow_volcano_sh_v1alpha1_JobFlow_PodAffinityTerm crd_struct_3cca8af26621
#define flow_volcano_sh_v1alpha1_JobFlow_PodAffinityTerm_list crd_struct_3cca8af26621_list
#define flow_volcano_sh_v1alpha1_JobFlow_EnvVarSource crd_struct_ac472fec424d
#define flow_volcano_sh_v1alpha1_JobFlow_ConfigMapEnvSource crd_struct_388bf016fd7d
#define flow_volcano_sh_v1alpha1_JobFlow_LifecycleHandler crd_struct_b0401b6a57a8
#define flow_volcano_sh_v1alpha1_JobFlow_ExecAction crd_struct_2b18cf1fba8b
#define flow_volcano_sh_v1alpha1_JobFlow_GRPCAction crd_struct_ffe7db2bde7a
#define flow_volcano_sh_v1alpha1_JobFlow_HTTPGetAction crd_struct_0e52ee817101
#define flow_volcano_sh_v1alpha1_JobFlow_TCPSocketAction crd_struct_55c01f00cb9d
#define flow_volcano_sh_v1alpha1_JobFlow_ContainerRestartRuleOnExitCodes crd_struct_f4e91fcfd14a
#define flow_volcano_sh_v1alpha1_JobFlow_Capabilities crd_struct_29243d7efbb3
#define flow_volcano_sh_v1alpha1_JobFlow_KeyToPath crd_struct_a3f81379e5b0
#define flow_volcano_sh_v1alpha1_JobFlow_KeyToPath_list crd_struct_a3f81379e5b0_list
#define flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIVolumeFile crd_struct_ec409084991c
#define flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIVolumeFile_list crd_struct_ec409084991c_list
#define flow_volcano_sh_v1alpha1_JobFlow_PersistentVolumeClaimTemplate crd_struct_693b5beb63dd
#define flow_volcano_sh_v1alpha1_JobFlow_VolumeProjection crd_struct_ecbd117464c6
#define flow_volcano_sh_v1alpha1_JobFlow_VolumeProjection_list crd_struct_ecbd117464c6_list
#define flow_volcano_sh_v1alpha1_JobFlow_NodeSelectorTerm crd_struct_7e53d4032570
#define flow_volcano_sh_v1alpha1_JobFlow_NodeSelectorTerm_list crd_struct_7e53d4032570_list
#define flow_volcano_sh_v1alpha1_JobFlow_ConfigMapKeySelector crd_struct_3ffc99c46f84
#define flow_volcano_sh_v1alpha1_JobFlow_ObjectFieldSelector crd_struct_5399e2ce84e1
#define flow_volcano_sh_v1alpha1_JobFlow_FileKeySelector crd_struct_35af3d040f2a
#define flow_volcano_sh_v1alpha1_JobFlow_ResourceFieldSelector crd_struct_f5669bdbdb3d
#define flow_volcano_sh_v1alpha1_JobFlow_SleepAction crd_struct_5feb3b091a47
#define flow_volcano_sh_v1alpha1_JobFlow_ClusterTrustBundleProjection crd_struct_31fd2dffe8c9
#define flow_volcano_sh_v1alpha1_JobFlow_ConfigMapProjection crd_struct_08a36fa60090
#define flow_volcano_sh_v1alpha1_JobFlow_DownwardAPIProjection crd_struct_cb830978b43f
#define flow_volcano_sh_v1alpha1_JobFlow_PodCertificateProjection crd_struct_c476b7a48a11
#define flow_volcano_sh_v1alpha1_JobFlow_ServiceAccountTokenProjection crd_struct_3d28e8d3eb32

/* flow_volcano_sh_v1alpha1_JobFlow_HttpGetList: JobFlow.spec.flows[].dependsOn.probe.httpGetList[] */
typedef struct crd_struct_6fa4a3d9c2d0 {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_HttpHeader *httpHeader;
  crd_string path;
  /* at least 0; at most 65535 */
  int64_t port;
  /* at most 253 characters */
  crd_string taskName;
} crd_struct_6fa4a3d9c2d0;

enum {
  crd_struct_6fa4a3d9c2d0_has_httpHeader,
  crd_struct_6fa4a3d9c2d0_has_path,
  crd_struct_6fa4a3d9c2d0_has_port,
  crd_struct_6fa4a3d9c2d0_has_taskName,
};

extern const crd_type crd_struct_6fa4a3d9c2d0_type;

typedef struct crd_struct_6fa4a3d9c2d0_list {
  crd_struct_6fa4a3d9c2d0 *items;
  size_t count;
} crd_struct_6fa4a3d9c2d0_list;

/* flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList: JobFlow.spec.flows[].dependsOn.probe.taskStatusList[] */
typedef struct crd_struct_6e0d3849d737 {
  crd_object object;
  uint32_t has[1];
  /* at most 63 characters */
  crd_string phase;
  /* at most 253 characters */
  crd_string taskName;
} crd_struct_6e0d3849d737;

enum {
  crd_struct_6e0d3849d737_has_phase,
  crd_struct_6e0d3849d737_has_taskName,
};

extern const crd_type crd_struct_6e0d3849d737_type;

typedef struct crd_struct_6e0d3849d737_list {
  crd_struct_6e0d3849d737 *items;
  size_t count;
} crd_struct_6e0d3849d737_list;

/* flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList: JobFlow.spec.flows[].dependsOn.probe.tcpSocketList[] */
typedef struct crd_struct_acf5b0e1a544 {
  crd_object object;
  uint32_t has[1];
  /* at least 0; at most 65535 */
  int64_t port; /* required */
  /* at most 253 characters */
  crd_string taskName;
} crd_struct_acf5b0e1a544;

enum {
  crd_struct_acf5b0e1a544_has_port,
  crd_struct_acf5b0e1a544_has_taskName,
};

extern const crd_type crd_struct_acf5b0e1a544_type;

typedef struct crd_struct_acf5b0e1a544_list {
  crd_struct_acf5b0e1a544 *items;
  size_t count;
} crd_struct_acf5b0e1a544_list;

/* flow_volcano_sh_v1alpha1_JobFlow_Probe: JobFlow.spec.flows[].dependsOn.probe */
typedef struct crd_struct_6273d1fc63c4 {
  crd_object object;
  uint32_t has[1];
  flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_list httpGetList;
  flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_list taskStatusList;
  flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_list tcpSocketList;
} crd_struct_6273d1fc63c4;

enum {
  crd_struct_6273d1fc63c4_has_httpGetList,
  crd_struct_6273d1fc63c4_has_taskStatusList,
  crd_struct_6273d1fc63c4_has_tcpSocketList,
};

extern const crd_type crd_struct_6273d1fc63c4_type;

/* flow_volcano_sh_v1alpha1_JobFlow_DependsOn: JobFlow.spec.flows[].dependsOn */
typedef struct crd_struct_aa806e3b4eb8 {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_Probe *probe;
  crd_string_list targets;
} crd_struct_aa806e3b4eb8;

enum {
  crd_struct_aa806e3b4eb8_has_probe,
  crd_struct_aa806e3b4eb8_has_targets,
};

extern const crd_type crd_struct_aa806e3b4eb8_type;

/* flow_volcano_sh_v1alpha1_JobFlow_Task: JobFlow.spec.flows[].patch.jobSpec.tasks[] */
typedef struct crd_struct_8aa1cfe38c8f {
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
} crd_struct_8aa1cfe38c8f;

enum {
  crd_struct_8aa1cfe38c8f_has_dependsOn,
  crd_struct_8aa1cfe38c8f_has_maxRetry,
  crd_struct_8aa1cfe38c8f_has_minAvailable,
  crd_struct_8aa1cfe38c8f_has_name,
  crd_struct_8aa1cfe38c8f_has_partitionPolicy,
  crd_struct_8aa1cfe38c8f_has_policies,
  crd_struct_8aa1cfe38c8f_has_replicas,
  crd_struct_8aa1cfe38c8f_has_template_,
  crd_struct_8aa1cfe38c8f_has_topologyPolicy,
};

#define crd_struct_8aa1cfe38c8f_topologyPolicy_none CRD_STRING("none")
#define crd_struct_8aa1cfe38c8f_topologyPolicy_best_effort CRD_STRING("best-effort")
#define crd_struct_8aa1cfe38c8f_topologyPolicy_restricted CRD_STRING("restricted")
#define crd_struct_8aa1cfe38c8f_topologyPolicy_single_numa_node CRD_STRING("single-numa-node")

extern const crd_type crd_struct_8aa1cfe38c8f_type;

typedef struct crd_struct_8aa1cfe38c8f_list {
  crd_struct_8aa1cfe38c8f *items;
  size_t count;
} crd_struct_8aa1cfe38c8f_list;

/* flow_volcano_sh_v1alpha1_JobFlow_JobSpec: JobFlow.spec.flows[].patch.jobSpec */
typedef struct crd_struct_ee09181016d3 {
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
} crd_struct_ee09181016d3;

enum {
  crd_struct_ee09181016d3_has_maxRetry,
  crd_struct_ee09181016d3_has_minAvailable,
  crd_struct_ee09181016d3_has_minSuccess,
  crd_struct_ee09181016d3_has_networkTopology,
  crd_struct_ee09181016d3_has_plugins,
  crd_struct_ee09181016d3_has_policies,
  crd_struct_ee09181016d3_has_priorityClassName,
  crd_struct_ee09181016d3_has_queue,
  crd_struct_ee09181016d3_has_runningEstimate,
  crd_struct_ee09181016d3_has_schedulerName,
  crd_struct_ee09181016d3_has_tasks,
  crd_struct_ee09181016d3_has_ttlSecondsAfterFinished,
  crd_struct_ee09181016d3_has_volumes,
};

extern const crd_type crd_struct_ee09181016d3_type;

/* flow_volcano_sh_v1alpha1_JobFlow_Patch: JobFlow.spec.flows[].patch */
typedef struct crd_struct_d39ff0af76fa {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_JobSpec *jobSpec;
} crd_struct_d39ff0af76fa;

enum {
  crd_struct_d39ff0af76fa_has_jobSpec,
};

extern const crd_type crd_struct_d39ff0af76fa_type;

/* flow_volcano_sh_v1alpha1_JobFlow_Flow: JobFlow.spec.flows[] */
typedef struct crd_struct_23896951f07c {
  crd_object object;
  uint32_t has[1];
  const flow_volcano_sh_v1alpha1_JobFlow_DependsOn *dependsOn;
  /* at least 1 characters */
  crd_string name; /* required */
  const flow_volcano_sh_v1alpha1_JobFlow_Patch *patch;
} crd_struct_23896951f07c;

enum {
  crd_struct_23896951f07c_has_dependsOn,
  crd_struct_23896951f07c_has_name,
  crd_struct_23896951f07c_has_patch,
};

extern const crd_type crd_struct_23896951f07c_type;

typedef struct crd_struct_23896951f07c_list {
  crd_struct_23896951f07c *items;
  size_t count;
} crd_struct_23896951f07c_list;

/* flow_volcano_sh_v1alpha1_JobFlow_Spec: JobFlow.spec */
typedef struct crd_struct_0fcf4f70c4e8 {
  crd_object object;
  uint32_t has[1];
  flow_volcano_sh_v1alpha1_JobFlow_Flow_list flows;
  /* one of "retain", "delete" */
  crd_string jobRetainPolicy;
} crd_struct_0fcf4f70c4e8;

enum {
  crd_struct_0fcf4f70c4e8_has_flows,
  crd_struct_0fcf4f70c4e8_has_jobRetainPolicy,
};

#define crd_struct_0fcf4f70c4e8_jobRetainPolicy_retain CRD_STRING("retain")
#define crd_struct_0fcf4f70c4e8_jobRetainPolicy_delete CRD_STRING("delete")

extern const crd_type crd_struct_0fcf4f70c4e8_type;

/* flow_volcano_sh_v1alpha1_JobFlow_Condition: JobFlow.status.conditions{} */
typedef struct crd_struct_71d84e0d7e23 {
  crd_object object;
  uint32_t has[1];
  crd_string createTime; /* date-time */
  crd_string phase;
  crd_string runningDuration;
  flow_volcano_sh_v1alpha1_JobFlow_TaskStatusCount_map taskStatusCount;
} crd_struct_71d84e0d7e23;

enum {
  crd_struct_71d84e0d7e23_has_createTime,
  crd_struct_71d84e0d7e23_has_phase,
  crd_struct_71d84e0d7e23_has_runningDuration,
  crd_struct_71d84e0d7e23_has_taskStatusCount,
};

extern const crd_type crd_struct_71d84e0d7e23_type;

typedef struct crd_struct_71d84e0d7e23_entry {
  crd_string key;
  crd_struct_71d84e0d7e23 value;
} crd_struct_71d84e0d7e23_entry;

typedef struct crd_struct_71d84e0d7e23_map {
  crd_struct_71d84e0d7e23_entry *items;
  size_t count;
} crd_struct_71d84e0d7e23_map;

/* flow_volcano_sh_v1alpha1_JobFlow_RunningHistory: JobFlow.status.jobStatusList[].runningHistories[] */
typedef struct crd_struct_a94316517d45 {
  crd_object object;
  uint32_t has[1];
  crd_string endTimestamp;   /* date-time */
  crd_string startTimestamp; /* date-time */
  crd_string state;
} crd_struct_a94316517d45;

enum {
  crd_struct_a94316517d45_has_endTimestamp,
  crd_struct_a94316517d45_has_startTimestamp,
  crd_struct_a94316517d45_has_state,
};

extern const crd_type crd_struct_a94316517d45_type;

typedef struct crd_struct_a94316517d45_list {
  crd_struct_a94316517d45 *items;
  size_t count;
} crd_struct_a94316517d45_list;

/* flow_volcano_sh_v1alpha1_JobFlow_JobStatusList: JobFlow.status.jobStatusList[] */
typedef struct crd_struct_237977ec335c {
  crd_object object;
  uint32_t has[1];
  crd_string endTimestamp; /* date-time */
  crd_string name;
  /* at least 0 */
  int64_t restartCount; /* int32 */
  flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_list runningHistories;
  crd_string startTimestamp; /* date-time */
  crd_string state;
} crd_struct_237977ec335c;

enum {
  crd_struct_237977ec335c_has_endTimestamp,
  crd_struct_237977ec335c_has_name,
  crd_struct_237977ec335c_has_restartCount,
  crd_struct_237977ec335c_has_runningHistories,
  crd_struct_237977ec335c_has_startTimestamp,
  crd_struct_237977ec335c_has_state,
};

extern const crd_type crd_struct_237977ec335c_type;

typedef struct crd_struct_237977ec335c_list {
  crd_struct_237977ec335c *items;
  size_t count;
} crd_struct_237977ec335c_list;

/* flow_volcano_sh_v1alpha1_JobFlow_StatusState: JobFlow.status.state */
typedef struct crd_struct_f08b9c20a596 {
  crd_object object;
  uint32_t has[1];
  /* one of "Succeed", "Terminating", "Failed", "Running", "Pending" */
  crd_string phase;
} crd_struct_f08b9c20a596;

enum {
  crd_struct_f08b9c20a596_has_phase,
};

#define crd_struct_f08b9c20a596_phase_Succeed CRD_STRING("Succeed")
#define crd_struct_f08b9c20a596_phase_Terminating CRD_STRING("Terminating")
#define crd_struct_f08b9c20a596_phase_Failed CRD_STRING("Failed")
#define crd_struct_f08b9c20a596_phase_Running CRD_STRING("Running")
#define crd_struct_f08b9c20a596_phase_Pending CRD_STRING("Pending")

extern const crd_type crd_struct_f08b9c20a596_type;

/* flow_volcano_sh_v1alpha1_JobFlow_Status: JobFlow.status */
typedef struct crd_struct_be71d0f28af0 {
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
} crd_struct_be71d0f28af0;

enum {
  crd_struct_be71d0f28af0_has_completedJobs,
  crd_struct_be71d0f28af0_has_conditions,
  crd_struct_be71d0f28af0_has_failedJobs,
  crd_struct_be71d0f28af0_has_jobStatusList,
  crd_struct_be71d0f28af0_has_pendingJobs,
  crd_struct_be71d0f28af0_has_runningJobs,
  crd_struct_be71d0f28af0_has_state,
  crd_struct_be71d0f28af0_has_terminatedJobs,
  crd_struct_be71d0f28af0_has_unKnowJobs,
};

extern const crd_type crd_struct_be71d0f28af0_type;

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
} flow_volcano_sh_v1alpha1_JobFlow;

enum {
  flow_volcano_sh_v1alpha1_JobFlow_has_apiVersion,
  flow_volcano_sh_v1alpha1_JobFlow_has_kind,
  flow_volcano_sh_v1alpha1_JobFlow_has_metadata,
  flow_volcano_sh_v1alpha1_JobFlow_has_spec,
  flow_volcano_sh_v1alpha1_JobFlow_has_status,
};

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
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
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
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
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

CRD_END_DECLS

#endif
