/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayService of ray.io/v1alpha1. */
#ifndef CRD_GENERATED_RAY_IO_V1ALPHA1_RAYSERVICE_H
#define CRD_GENERATED_RAY_IO_V1ALPHA1_RAYSERVICE_H

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
#define ray_io_v1alpha1_RayService_Spec crd_struct_4dda395d3b04
#define ray_io_v1alpha1_RayService_Status crd_struct_fcc28b9ea1a3
#define ray_io_v1alpha1_RayService_RayClusterConfig crd_struct_a38cd47262b5
#define ray_io_v1alpha1_RayService_ServeService crd_struct_2b00bc7b158c
#define ray_io_v1alpha1_RayService_ActiveServiceStatus crd_struct_d485b5d9b5cb
#define ray_io_v1alpha1_RayService_AutoscalerOptions crd_struct_007fe90d1348
#define ray_io_v1alpha1_RayService_HeadGroupSpec crd_struct_9f122cbd2240
#define ray_io_v1alpha1_RayService_WorkerGroupSpec crd_struct_eee6eadbd1d6
#define ray_io_v1alpha1_RayService_WorkerGroupSpec_list crd_struct_eee6eadbd1d6_list
#define ray_io_v1alpha1_RayService_ServeServiceMetadata crd_struct_e0f11b65b835
#define ray_io_v1alpha1_RayService_ServiceSpec crd_struct_976df0997349
#define ray_io_v1alpha1_RayService_ServiceStatus crd_struct_101a72f6e9d6
#define ray_io_v1alpha1_RayService_ApplicationStatus crd_struct_d89d2cbdb6fa
#define ray_io_v1alpha1_RayService_ApplicationStatus_map crd_struct_d89d2cbdb6fa_map
#define ray_io_v1alpha1_RayService_ApplicationStatus_entry crd_struct_d89d2cbdb6fa_entry
#define ray_io_v1alpha1_RayService_RayClusterStatus crd_struct_2f6d545fc9fb
#define ray_io_v1alpha1_RayService_EnvVar crd_struct_f494902ef94a
#define ray_io_v1alpha1_RayService_EnvVar_list crd_struct_f494902ef94a_list
#define ray_io_v1alpha1_RayService_EnvFromSource crd_struct_b901bcb9f2af
#define ray_io_v1alpha1_RayService_EnvFromSource_list crd_struct_b901bcb9f2af_list
#define ray_io_v1alpha1_RayService_ResourceRequirements crd_struct_51baa461d954
#define ray_io_v1alpha1_RayService_SecurityContext crd_struct_91494db2c293
#define ray_io_v1alpha1_RayService_VolumeMount crd_struct_98ddc09ce949
#define ray_io_v1alpha1_RayService_VolumeMount_list crd_struct_98ddc09ce949_list
#define ray_io_v1alpha1_RayService_PodTemplateSpec crd_struct_ab8eaaefd2a5
#define ray_io_v1alpha1_RayService_ScaleStrategy crd_struct_cc57dfd7bc27
#define ray_io_v1alpha1_RayService_ServicePort crd_struct_d61a1e70c489
#define ray_io_v1alpha1_RayService_ServicePort_list crd_struct_d61a1e70c489_list
#define ray_io_v1alpha1_RayService_SessionAffinityConfig crd_struct_e0d1cc8ff15f
#define ray_io_v1alpha1_RayService_Condition crd_struct_5e67af107779
#define ray_io_v1alpha1_RayService_Condition_list crd_struct_5e67af107779_list
#define ray_io_v1alpha1_RayService_LoadBalancerStatus crd_struct_712477648bff
#define ray_io_v1alpha1_RayService_ServeDeploymentStatus crd_struct_6ef7ce5e6e8b
#define ray_io_v1alpha1_RayService_ServeDeploymentStatus_map crd_struct_6ef7ce5e6e8b_map
#define ray_io_v1alpha1_RayService_ServeDeploymentStatus_entry crd_struct_6ef7ce5e6e8b_entry
#define ray_io_v1alpha1_RayService_Head crd_struct_f9a6d542095b
#define ray_io_v1alpha1_RayService_EnvVarSource crd_struct_ac472fec424d
#define ray_io_v1alpha1_RayService_ConfigMapEnvSource crd_struct_388bf016fd7d
#define ray_io_v1alpha1_RayService_ResourceClaim crd_struct_450e1ab96581
#define ray_io_v1alpha1_RayService_ResourceClaim_list crd_struct_450e1ab96581_list
#define ray_io_v1alpha1_RayService_AppArmorProfile crd_struct_f24305f2ff0a
#define ray_io_v1alpha1_RayService_Capabilities crd_struct_29243d7efbb3
#define ray_io_v1alpha1_RayService_SELinuxOptions crd_struct_856ce256aa9e
#define ray_io_v1alpha1_RayService_WindowsSecurityContextOptions crd_struct_51904c711d76
#define ray_io_v1alpha1_RayService_PodSpec crd_struct_3c82220abb63
#define ray_io_v1alpha1_RayService_ClientIPConfig crd_struct_f6552d4f5be7
#define ray_io_v1alpha1_RayService_LoadBalancerIngress crd_struct_24ea7d2ac9d5
#define ray_io_v1alpha1_RayService_LoadBalancerIngress_list crd_struct_24ea7d2ac9d5_list
#define ray_io_v1alpha1_RayService_ConfigMapKeySelector crd_struct_3ffc99c46f84
#define ray_io_v1alpha1_RayService_ObjectFieldSelector crd_struct_5399e2ce84e1
#define ray_io_v1alpha1_RayService_FileKeySelector crd_struct_35af3d040f2a
#define ray_io_v1alpha1_RayService_ResourceFieldSelector crd_struct_f5669bdbdb3d
#define ray_io_v1alpha1_RayService_Affinity crd_struct_a67ce32d115a
#define ray_io_v1alpha1_RayService_Container crd_struct_808e6843cda0
#define ray_io_v1alpha1_RayService_Container_list crd_struct_808e6843cda0_list
#define ray_io_v1alpha1_RayService_PodDNSConfig crd_struct_183728731d83
#define ray_io_v1alpha1_RayService_EphemeralContainer crd_struct_82cb147626fc
#define ray_io_v1alpha1_RayService_EphemeralContainer_list crd_struct_82cb147626fc_list
#define ray_io_v1alpha1_RayService_HostAlias crd_struct_e43ec6f98247
#define ray_io_v1alpha1_RayService_HostAlias_list crd_struct_e43ec6f98247_list
#define ray_io_v1alpha1_RayService_LocalObjectReference crd_struct_9da3c10d57b2
#define ray_io_v1alpha1_RayService_LocalObjectReference_list crd_struct_9da3c10d57b2_list
#define ray_io_v1alpha1_RayService_PodOS crd_struct_fd0743f4d25e
#define ray_io_v1alpha1_RayService_PodOS_list crd_struct_fd0743f4d25e_list
#define ray_io_v1alpha1_RayService_PodReadinessGate crd_struct_808303405162
#define ray_io_v1alpha1_RayService_PodReadinessGate_list crd_struct_808303405162_list
#define ray_io_v1alpha1_RayService_PodResourceClaim crd_struct_7d3c35173974
#define ray_io_v1alpha1_RayService_PodResourceClaim_list crd_struct_7d3c35173974_list
#define ray_io_v1alpha1_RayService_PodSchedulingGroup crd_struct_477cd4451065
#define ray_io_v1alpha1_RayService_PodSecurityContext crd_struct_ab86fcd57c8b
#define ray_io_v1alpha1_RayService_Toleration crd_struct_1f0181a20f1a
#define ray_io_v1alpha1_RayService_Toleration_list crd_struct_1f0181a20f1a_list
#define ray_io_v1alpha1_RayService_TopologySpreadConstraint crd_struct_ec60dd244899
#define ray_io_v1alpha1_RayService_TopologySpreadConstraint_list crd_struct_ec60dd244899_list
#define ray_io_v1alpha1_RayService_Volume crd_struct_2a75d3fbbaa3
#define ray_io_v1alpha1_RayService_Volume_list crd_struct_2a75d3fbbaa3_list
#define ray_io_v1alpha1_RayService_PortStatus crd_struct_a917abefa162
#define ray_io_v1alpha1_RayService_PortStatus_list crd_struct_a917abefa162_list
#define ray_io_v1alpha1_RayService_NodeAffinity crd_struct_bcba243d0f63
#define ray_io_v1alpha1_RayService_PodAffinity crd_struct_9014dd5f2bfa
#define ray_io_v1alpha1_RayService_Lifecycle crd_struct_47d6ffb2a075
#define ray_io_v1alpha1_RayService_Probe crd_struct_edb7592527d8
#define ray_io_v1alpha1_RayService_ContainerPort crd_struct_e3180f69b490
#define ray_io_v1alpha1_RayService_ContainerPort_list crd_struct_e3180f69b490_list
#define ray_io_v1alpha1_RayService_ContainerResizePolicy crd_struct_283638b4d799
#define ray_io_v1alpha1_RayService_ContainerResizePolicy_list crd_struct_283638b4d799_list
#define ray_io_v1alpha1_RayService_ContainerRestartRule crd_struct_325f4cc8e675
#define ray_io_v1alpha1_RayService_ContainerRestartRule_list crd_struct_325f4cc8e675_list
#define ray_io_v1alpha1_RayService_VolumeDevice crd_struct_0e4108392db7
#define ray_io_v1alpha1_RayService_VolumeDevice_list crd_struct_0e4108392db7_list
#define ray_io_v1alpha1_RayService_PodDNSConfigOption crd_struct_5e3e47a371b8
#define ray_io_v1alpha1_RayService_PodDNSConfigOption_list crd_struct_5e3e47a371b8_list
#define ray_io_v1alpha1_RayService_HTTPHeader crd_struct_a767dde9f836
#define ray_io_v1alpha1_RayService_HTTPHeader_list crd_struct_a767dde9f836_list
#define ray_io_v1alpha1_RayService_LabelSelector crd_struct_6910169ea7b2
#define ray_io_v1alpha1_RayService_AWSElasticBlockStoreVolumeSource crd_struct_20ee437a4d82
#define ray_io_v1alpha1_RayService_AzureDiskVolumeSource crd_struct_80967aaf7164
#define ray_io_v1alpha1_RayService_AzureFileVolumeSource crd_struct_a32e17054f06
#define ray_io_v1alpha1_RayService_CephFSVolumeSource crd_struct_40639ae3b50f
#define ray_io_v1alpha1_RayService_CinderVolumeSource crd_struct_e1489000f322
#define ray_io_v1alpha1_RayService_ConfigMapVolumeSource crd_struct_0185b8728769
#define ray_io_v1alpha1_RayService_CSIVolumeSource crd_struct_a180c1204899
#define ray_io_v1alpha1_RayService_DownwardAPIVolumeSource crd_struct_6732ea9e2364
#define ray_io_v1alpha1_RayService_EmptyDirVolumeSource crd_struct_083b567792d1
#define ray_io_v1alpha1_RayService_EphemeralVolumeSource crd_struct_a574ef9e57df
#define ray_io_v1alpha1_RayService_FCVolumeSource crd_struct_df68993bcf4e
#define ray_io_v1alpha1_RayService_FlexVolumeSource crd_struct_12464f33baf3
#define ray_io_v1alpha1_RayService_FlockerVolumeSource crd_struct_e0f64c9d3a66
#define ray_io_v1alpha1_RayService_GCEPersistentDiskVolumeSource crd_struct_f69239b690e3
#define ray_io_v1alpha1_RayService_GitRepoVolumeSource crd_struct_a7c7154fcfa5
#define ray_io_v1alpha1_RayService_GlusterfsVolumeSource crd_struct_9464a0c9e51e
#define ray_io_v1alpha1_RayService_HostPathVolumeSource crd_struct_0a869a17b9fc
#define ray_io_v1alpha1_RayService_ImageVolumeSource crd_struct_94c0bf88bece
#define ray_io_v1alpha1_RayService_ISCSIVolumeSource crd_struct_5a1923133f8e
#define ray_io_v1alpha1_RayService_NFSVolumeSource crd_struct_d62e1e770e27
#define ray_io_v1alpha1_RayService_PersistentVolumeClaimVolumeSource crd_struct_4e66b7f08603
#define ray_io_v1alpha1_RayService_PhotonPersistentDiskVolumeSource crd_struct_3899d2e17123
#define ray_io_v1alpha1_RayService_PortworxVolumeSource crd_struct_42ec70a06a30
#define ray_io_v1alpha1_RayService_ProjectedVolumeSource crd_struct_af55d0e1f670
#define ray_io_v1alpha1_RayService_QuobyteVolumeSource crd_struct_74e3fb61f848
#define ray_io_v1alpha1_RayService_RBDVolumeSource crd_struct_8131978bdc21
#define ray_io_v1alpha1_RayService_ScaleIOVolumeSource crd_struct_c11c2d8ba551
#define ray_io_v1alpha1_RayService_SecretVolumeSource crd_struct_6f36e96f09ac
#define ray_io_v1alpha1_RayService_StorageOSVolumeSource crd_struct_5105965a5523
#define ray_io_v1alpha1_RayService_VsphereVirtualDiskVolumeSource crd_struct_e834ba4052ee
#define ray_io_v1alpha1_RayService_PreferredSchedulingTerm crd_struct_364871f01eda
#define ray_io_v1alpha1_RayService_PreferredSchedulingTerm_list crd_struct_364871f01eda_list
#define ray_io_v1alpha1_RayService_NodeSelector crd_struct_757466a27865
#define ray_io_v1alpha1_RayService_WeightedPodAffinityTerm crd_struct_4ad6ff28cc5d
#define ray_io_v1alpha1_RayService_WeightedPodAffinityTerm_list crd_struct_4ad6ff28cc5d_list
#define ray_io_v1alpha1_RayService_PodAffinityTerm crd_struct_3cca8af26621
#define ray_io_v1alpha1_RayService_PodAffinityTerm_list crd_struct_3cca8af26621_list
#define ray_io_v1alpha1_RayService_LifecycleHandler crd_struct_b0401b6a57a8
#define ray_io_v1alpha1_RayService_ExecAction crd_struct_2b18cf1fba8b
#define ray_io_v1alpha1_RayService_GRPCAction crd_struct_ffe7db2bde7a
#define ray_io_v1alpha1_RayService_HTTPGetAction crd_struct_0e52ee817101
#define ray_io_v1alpha1_RayService_TCPSocketAction crd_struct_55c01f00cb9d
#define ray_io_v1alpha1_RayService_ContainerRestartRuleOnExitCodes crd_struct_f4e91fcfd14a
#define ray_io_v1alpha1_RayService_LabelSelectorRequirement crd_struct_8ff0998c7bc8
#define ray_io_v1alpha1_RayService_LabelSelectorRequirement_list crd_struct_8ff0998c7bc8_list
#define ray_io_v1alpha1_RayService_KeyToPath crd_struct_a3f81379e5b0
#define ray_io_v1alpha1_RayService_KeyToPath_list crd_struct_a3f81379e5b0_list
#define ray_io_v1alpha1_RayService_DownwardAPIVolumeFile crd_struct_ec409084991c
#define ray_io_v1alpha1_RayService_DownwardAPIVolumeFile_list crd_struct_ec409084991c_list
#define ray_io_v1alpha1_RayService_PersistentVolumeClaimTemplate crd_struct_693b5beb63dd
#define ray_io_v1alpha1_RayService_VolumeProjection crd_struct_ecbd117464c6
#define ray_io_v1alpha1_RayService_VolumeProjection_list crd_struct_ecbd117464c6_list
#define ray_io_v1alpha1_RayService_NodeSelectorTerm crd_struct_7e53d4032570
#define ray_io_v1alpha1_RayService_NodeSelectorTerm_list crd_struct_7e53d4032570_list
#define ray_io_v1alpha1_RayService_SleepAction crd_struct_5feb3b091a47
#define ray_io_v1alpha1_RayService_PersistentVolumeClaimSpec crd_struct_2d9bfd4a2627
#define ray_io_v1alpha1_RayService_ClusterTrustBundleProjection crd_struct_31fd2dffe8c9
#define ray_io_v1alpha1_RayService_ConfigMapProjection crd_struct_08a36fa60090
#define ray_io_v1alpha1_RayService_DownwardAPIProjection crd_struct_cb830978b43f
#define ray_io_v1alpha1_RayService_PodCertificateProjection crd_struct_c476b7a48a11
#define ray_io_v1alpha1_RayService_ServiceAccountTokenProjection crd_struct_3d28e8d3eb32
#define ray_io_v1alpha1_RayService_TypedLocalObjectReference crd_struct_a069474a0751
#define ray_io_v1alpha1_RayService_TypedObjectReference crd_struct_9bbdc910a2a2
#define ray_io_v1alpha1_RayService_VolumeResourceRequirements crd_struct_3c6257ac3959

/* ray_io_v1alpha1_RayService_Spec: RayService.spec */
typedef struct crd_struct_4dda395d3b04 {
  crd_object object;
  uint32_t has[1];
  int64_t deploymentUnhealthySecondThreshold; /* int32 */
  const ray_io_v1alpha1_RayService_RayClusterConfig *rayClusterConfig;
  crd_string serveConfigV2;
  const ray_io_v1alpha1_RayService_ServeService *serveService;
  int64_t serviceUnhealthySecondThreshold; /* int32 */
} crd_struct_4dda395d3b04;

enum {
  crd_struct_4dda395d3b04_has_deploymentUnhealthySecondThreshold,
  crd_struct_4dda395d3b04_has_rayClusterConfig,
  crd_struct_4dda395d3b04_has_serveConfigV2,
  crd_struct_4dda395d3b04_has_serveService,
  crd_struct_4dda395d3b04_has_serviceUnhealthySecondThreshold,
};

extern const crd_type crd_struct_4dda395d3b04_type;

/* ray_io_v1alpha1_RayService_ServeDeploymentStatus:
 * RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
typedef struct crd_struct_6ef7ce5e6e8b {
  crd_object object;
  uint32_t has[1];
  crd_string healthLastUpdateTime; /* date-time */
  crd_string message;
  crd_string status;
} crd_struct_6ef7ce5e6e8b;

enum {
  crd_struct_6ef7ce5e6e8b_has_healthLastUpdateTime,
  crd_struct_6ef7ce5e6e8b_has_message,
  crd_struct_6ef7ce5e6e8b_has_status,
};

extern const crd_type crd_struct_6ef7ce5e6e8b_type;

typedef struct crd_struct_6ef7ce5e6e8b_entry {
  crd_string key;
  crd_struct_6ef7ce5e6e8b value;
} crd_struct_6ef7ce5e6e8b_entry;

typedef struct crd_struct_6ef7ce5e6e8b_map {
  crd_struct_6ef7ce5e6e8b_entry *items;
  size_t count;
} crd_struct_6ef7ce5e6e8b_map;

/* ray_io_v1alpha1_RayService_ApplicationStatus: RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
typedef struct crd_struct_d89d2cbdb6fa {
  crd_object object;
  uint32_t has[1];
  crd_string healthLastUpdateTime; /* date-time */
  crd_string message;
  ray_io_v1alpha1_RayService_ServeDeploymentStatus_map serveDeploymentStatuses;
  crd_string status;
} crd_struct_d89d2cbdb6fa;

enum {
  crd_struct_d89d2cbdb6fa_has_healthLastUpdateTime,
  crd_struct_d89d2cbdb6fa_has_message,
  crd_struct_d89d2cbdb6fa_has_serveDeploymentStatuses,
  crd_struct_d89d2cbdb6fa_has_status,
};

extern const crd_type crd_struct_d89d2cbdb6fa_type;

typedef struct crd_struct_d89d2cbdb6fa_entry {
  crd_string key;
  crd_struct_d89d2cbdb6fa value;
} crd_struct_d89d2cbdb6fa_entry;

typedef struct crd_struct_d89d2cbdb6fa_map {
  crd_struct_d89d2cbdb6fa_entry *items;
  size_t count;
} crd_struct_d89d2cbdb6fa_map;

/* ray_io_v1alpha1_RayService_ActiveServiceStatus: RayService.status.activeServiceStatus and 1 more */
typedef struct crd_struct_d485b5d9b5cb {
  crd_object object;
  uint32_t has[1];
  ray_io_v1alpha1_RayService_ApplicationStatus_map applicationStatuses;
  crd_string rayClusterName;
  const ray_io_v1alpha1_RayService_RayClusterStatus *rayClusterStatus;
} crd_struct_d485b5d9b5cb;

enum {
  crd_struct_d485b5d9b5cb_has_applicationStatuses,
  crd_struct_d485b5d9b5cb_has_rayClusterName,
  crd_struct_d485b5d9b5cb_has_rayClusterStatus,
};

extern const crd_type crd_struct_d485b5d9b5cb_type;

/* ray_io_v1alpha1_RayService_Status: RayService.status */
typedef struct crd_struct_fcc28b9ea1a3 {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1alpha1_RayService_ActiveServiceStatus *activeServiceStatus;
  crd_string lastUpdateTime;  /* date-time */
  int64_t observedGeneration; /* int64 */
  const ray_io_v1alpha1_RayService_ActiveServiceStatus *pendingServiceStatus;
  crd_string serviceStatus;
} crd_struct_fcc28b9ea1a3;

enum {
  crd_struct_fcc28b9ea1a3_has_activeServiceStatus,
  crd_struct_fcc28b9ea1a3_has_lastUpdateTime,
  crd_struct_fcc28b9ea1a3_has_observedGeneration,
  crd_struct_fcc28b9ea1a3_has_pendingServiceStatus,
  crd_struct_fcc28b9ea1a3_has_serviceStatus,
};

extern const crd_type crd_struct_fcc28b9ea1a3_type;

/* RayService
 * Ray Serve applications on a Ray cluster, kept available while either changes. */
typedef struct ray_io_v1alpha1_RayService {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const ray_io_v1alpha1_RayService_Spec *spec;
  const ray_io_v1alpha1_RayService_Status *status;
} ray_io_v1alpha1_RayService;

enum {
  ray_io_v1alpha1_RayService_has_apiVersion,
  ray_io_v1alpha1_RayService_has_kind,
  ray_io_v1alpha1_RayService_has_metadata,
  ray_io_v1alpha1_RayService_has_spec,
  ray_io_v1alpha1_RayService_has_status,
};

extern const crd_type ray_io_v1alpha1_RayService_type;

/* The kind's names and tables. */
extern const crd_kind ray_io_v1alpha1_RayService_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_create(crd_arena *arena, const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
static inline bool ray_io_v1alpha1_RayService_judge(crd_arena *arena, const ray_io_v1alpha1_RayService *object,
                                                    const ray_io_v1alpha1_RayService *old,
                                                    const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &ray_io_v1alpha1_RayService_kind, object, old, options, verdict);
}
static inline bool ray_io_v1alpha1_RayService_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                         const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &ray_io_v1alpha1_RayService_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
CRD_MUST_CHECK ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_decode(crd_arena *arena, crd_value *value,
                                                                             crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_from_json(crd_arena *arena, crd_string text,
                                                                                crd_texts *strict, crd_errors *errors);
CRD_MUST_CHECK ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_from_yaml(crd_arena *arena, crd_string text,
                                                                                crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's).
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool ray_io_v1alpha1_RayService_validate(const ray_io_v1alpha1_RayService *object, const ray_io_v1alpha1_RayService *old,
                                         const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: ray_io_v1alpha1_RayService_judge. False with
  * an error where the struct cannot be such a one; not every change shows. */
bool ray_io_v1alpha1_RayService_validate_decoded(const ray_io_v1alpha1_RayService *object,
                                                 const ray_io_v1alpha1_RayService *old, const crd_validate_options *options,
                                                 crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool ray_io_v1alpha1_RayService_default(crd_arena *arena, ray_io_v1alpha1_RayService *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_copy(crd_arena *arena,
                                                                           const ray_io_v1alpha1_RayService *object);

/* Whether two structs say the same. */
bool ray_io_v1alpha1_RayService_equal(const ray_io_v1alpha1_RayService *a, const ray_io_v1alpha1_RayService *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string ray_io_v1alpha1_RayService_to_json(crd_arena *arena, const ray_io_v1alpha1_RayService *object);
static inline crd_string ray_io_v1alpha1_RayService_to_yaml(crd_arena *arena, const ray_io_v1alpha1_RayService *object) {
  return crd_kind_to_yaml(arena, &ray_io_v1alpha1_RayService_kind, object);
}

CRD_END_DECLS

#endif
