/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayJob of ray.io/v1. */
#ifndef CRD_GENERATED_RAY_IO_V1_RAYJOB_H
#define CRD_GENERATED_RAY_IO_V1_RAYJOB_H

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
#define ray_io_v1_RayJob_Spec crd_struct_33f746403e76
#define ray_io_v1_RayJob_Status crd_struct_c22378ac5d1b
#define ray_io_v1_RayJob_DeletionStrategy crd_struct_76fdfa23fdb2
#define ray_io_v1_RayJob_RayClusterSpec crd_struct_b582d417c4b9
#define ray_io_v1_RayJob_SubmitterConfig crd_struct_794a3b8c9877
#define ray_io_v1_RayJob_PodTemplateSpec crd_struct_ab8eaaefd2a5
#define ray_io_v1_RayJob_RayClusterStatus crd_struct_21441eec39ca
#define ray_io_v1_RayJob_RayJobInfo crd_struct_0d7297836867
#define ray_io_v1_RayJob_DeletionRule crd_struct_997889098d3a
#define ray_io_v1_RayJob_DeletionRule_list crd_struct_997889098d3a_list
#define ray_io_v1_RayJob_OnFailure crd_struct_4516c78811d8
#define ray_io_v1_RayJob_AuthOptions crd_struct_921d16d600e1
#define ray_io_v1_RayJob_AutoscalerOptions crd_struct_f4aeb120d68d
#define ray_io_v1_RayJob_GcsFaultToleranceOptions crd_struct_1350be607b93
#define ray_io_v1_RayJob_HeadGroupSpec crd_struct_3887bb7526e0
#define ray_io_v1_RayJob_HistoryServerOptions crd_struct_c5e794d1b911
#define ray_io_v1_RayJob_NetworkPolicy crd_struct_5dca96a7d33a
#define ray_io_v1_RayJob_TlsOptions crd_struct_08f204b6693c
#define ray_io_v1_RayJob_UpgradeStrategy crd_struct_26e6e1982239
#define ray_io_v1_RayJob_WorkerGroupSpec crd_struct_4933998af1be
#define ray_io_v1_RayJob_WorkerGroupSpec_list crd_struct_4933998af1be_list
#define ray_io_v1_RayJob_PodTemplateSpecMetadata crd_struct_e0f11b65b835
#define ray_io_v1_RayJob_PodSpec crd_struct_3c82220abb63
#define ray_io_v1_RayJob_Condition crd_struct_5e67af107779
#define ray_io_v1_RayJob_Condition_list crd_struct_5e67af107779_list
#define ray_io_v1_RayJob_Head crd_struct_c425ac867c59
#define ray_io_v1_RayJob_DeletionRuleCondition crd_struct_0f3a7f70f478
#define ray_io_v1_RayJob_EnvVar crd_struct_f494902ef94a
#define ray_io_v1_RayJob_EnvVar_list crd_struct_f494902ef94a_list
#define ray_io_v1_RayJob_EnvFromSource crd_struct_b901bcb9f2af
#define ray_io_v1_RayJob_EnvFromSource_list crd_struct_b901bcb9f2af_list
#define ray_io_v1_RayJob_ResourceRequirements crd_struct_51baa461d954
#define ray_io_v1_RayJob_SecurityContext crd_struct_91494db2c293
#define ray_io_v1_RayJob_VolumeMount crd_struct_98ddc09ce949
#define ray_io_v1_RayJob_VolumeMount_list crd_struct_98ddc09ce949_list
#define ray_io_v1_RayJob_RedisPassword crd_struct_ec8716eb4775
#define ray_io_v1_RayJob_Storage crd_struct_189e708bdb1e
#define ray_io_v1_RayJob_HeadService crd_struct_2b00bc7b158c
#define ray_io_v1_RayJob_IngressOptions crd_struct_6872b4fdf6ae
#define ray_io_v1_RayJob_CollectorOptions crd_struct_09092f286530
#define ray_io_v1_RayJob_NetworkPolicyHead crd_struct_1d6939f5e059
#define ray_io_v1_RayJob_WorkerGroup crd_struct_4b7e4aa59e29
#define ray_io_v1_RayJob_WorkerGroup_list crd_struct_4b7e4aa59e29_list
#define ray_io_v1_RayJob_ScaleStrategy crd_struct_cc57dfd7bc27
#define ray_io_v1_RayJob_Affinity crd_struct_a67ce32d115a
#define ray_io_v1_RayJob_Container crd_struct_808e6843cda0
#define ray_io_v1_RayJob_Container_list crd_struct_808e6843cda0_list
#define ray_io_v1_RayJob_PodDNSConfig crd_struct_183728731d83
#define ray_io_v1_RayJob_EphemeralContainer crd_struct_82cb147626fc
#define ray_io_v1_RayJob_EphemeralContainer_list crd_struct_82cb147626fc_list
#define ray_io_v1_RayJob_HostAlias crd_struct_e43ec6f98247
#define ray_io_v1_RayJob_HostAlias_list crd_struct_e43ec6f98247_list
#define ray_io_v1_RayJob_LocalObjectReference crd_struct_9da3c10d57b2
#define ray_io_v1_RayJob_LocalObjectReference_list crd_struct_9da3c10d57b2_list
#define ray_io_v1_RayJob_PodOS crd_struct_fd0743f4d25e
#define ray_io_v1_RayJob_PodOS_list crd_struct_fd0743f4d25e_list
#define ray_io_v1_RayJob_PodReadinessGate crd_struct_808303405162
#define ray_io_v1_RayJob_PodReadinessGate_list crd_struct_808303405162_list
#define ray_io_v1_RayJob_PodResourceClaim crd_struct_7d3c35173974
#define ray_io_v1_RayJob_PodResourceClaim_list crd_struct_7d3c35173974_list
#define ray_io_v1_RayJob_PodSchedulingGroup crd_struct_477cd4451065
#define ray_io_v1_RayJob_PodSecurityContext crd_struct_ab86fcd57c8b
#define ray_io_v1_RayJob_Toleration crd_struct_1f0181a20f1a
#define ray_io_v1_RayJob_Toleration_list crd_struct_1f0181a20f1a_list
#define ray_io_v1_RayJob_TopologySpreadConstraint crd_struct_ec60dd244899
#define ray_io_v1_RayJob_TopologySpreadConstraint_list crd_struct_ec60dd244899_list
#define ray_io_v1_RayJob_Volume crd_struct_2a75d3fbbaa3
#define ray_io_v1_RayJob_Volume_list crd_struct_2a75d3fbbaa3_list
#define ray_io_v1_RayJob_EnvVarSource crd_struct_ac472fec424d
#define ray_io_v1_RayJob_ConfigMapEnvSource crd_struct_388bf016fd7d
#define ray_io_v1_RayJob_ResourceClaim crd_struct_450e1ab96581
#define ray_io_v1_RayJob_ResourceClaim_list crd_struct_450e1ab96581_list
#define ray_io_v1_RayJob_AppArmorProfile crd_struct_f24305f2ff0a
#define ray_io_v1_RayJob_Capabilities crd_struct_29243d7efbb3
#define ray_io_v1_RayJob_SELinuxOptions crd_struct_856ce256aa9e
#define ray_io_v1_RayJob_WindowsSecurityContextOptions crd_struct_51904c711d76
#define ray_io_v1_RayJob_ServiceSpec crd_struct_976df0997349
#define ray_io_v1_RayJob_ServiceStatus crd_struct_101a72f6e9d6
#define ray_io_v1_RayJob_IngressTLS crd_struct_70ad18615ad3
#define ray_io_v1_RayJob_IngressTLS_list crd_struct_70ad18615ad3_list
#define ray_io_v1_RayJob_NetworkPolicyEgressRule crd_struct_9db152835b11
#define ray_io_v1_RayJob_NetworkPolicyEgressRule_list crd_struct_9db152835b11_list
#define ray_io_v1_RayJob_NetworkPolicyIngressRule crd_struct_bb69cb0ff6e2
#define ray_io_v1_RayJob_NetworkPolicyIngressRule_list crd_struct_bb69cb0ff6e2_list
#define ray_io_v1_RayJob_NodeAffinity crd_struct_bcba243d0f63
#define ray_io_v1_RayJob_PodAffinity crd_struct_9014dd5f2bfa
#define ray_io_v1_RayJob_Lifecycle crd_struct_47d6ffb2a075
#define ray_io_v1_RayJob_Probe crd_struct_edb7592527d8
#define ray_io_v1_RayJob_ContainerPort crd_struct_e3180f69b490
#define ray_io_v1_RayJob_ContainerPort_list crd_struct_e3180f69b490_list
#define ray_io_v1_RayJob_ContainerResizePolicy crd_struct_283638b4d799
#define ray_io_v1_RayJob_ContainerResizePolicy_list crd_struct_283638b4d799_list
#define ray_io_v1_RayJob_ContainerRestartRule crd_struct_325f4cc8e675
#define ray_io_v1_RayJob_ContainerRestartRule_list crd_struct_325f4cc8e675_list
#define ray_io_v1_RayJob_VolumeDevice crd_struct_0e4108392db7
#define ray_io_v1_RayJob_VolumeDevice_list crd_struct_0e4108392db7_list
#define ray_io_v1_RayJob_PodDNSConfigOption crd_struct_5e3e47a371b8
#define ray_io_v1_RayJob_PodDNSConfigOption_list crd_struct_5e3e47a371b8_list
#define ray_io_v1_RayJob_HTTPHeader crd_struct_a767dde9f836
#define ray_io_v1_RayJob_HTTPHeader_list crd_struct_a767dde9f836_list
#define ray_io_v1_RayJob_LabelSelector crd_struct_6910169ea7b2
#define ray_io_v1_RayJob_AWSElasticBlockStoreVolumeSource crd_struct_20ee437a4d82
#define ray_io_v1_RayJob_AzureDiskVolumeSource crd_struct_80967aaf7164
#define ray_io_v1_RayJob_AzureFileVolumeSource crd_struct_a32e17054f06
#define ray_io_v1_RayJob_CephFSVolumeSource crd_struct_40639ae3b50f
#define ray_io_v1_RayJob_CinderVolumeSource crd_struct_e1489000f322
#define ray_io_v1_RayJob_ConfigMapVolumeSource crd_struct_0185b8728769
#define ray_io_v1_RayJob_CSIVolumeSource crd_struct_a180c1204899
#define ray_io_v1_RayJob_DownwardAPIVolumeSource crd_struct_6732ea9e2364
#define ray_io_v1_RayJob_EmptyDirVolumeSource crd_struct_083b567792d1
#define ray_io_v1_RayJob_EphemeralVolumeSource crd_struct_a574ef9e57df
#define ray_io_v1_RayJob_FCVolumeSource crd_struct_df68993bcf4e
#define ray_io_v1_RayJob_FlexVolumeSource crd_struct_12464f33baf3
#define ray_io_v1_RayJob_FlockerVolumeSource crd_struct_e0f64c9d3a66
#define ray_io_v1_RayJob_GCEPersistentDiskVolumeSource crd_struct_f69239b690e3
#define ray_io_v1_RayJob_GitRepoVolumeSource crd_struct_a7c7154fcfa5
#define ray_io_v1_RayJob_GlusterfsVolumeSource crd_struct_9464a0c9e51e
#define ray_io_v1_RayJob_HostPathVolumeSource crd_struct_0a869a17b9fc
#define ray_io_v1_RayJob_ImageVolumeSource crd_struct_94c0bf88bece
#define ray_io_v1_RayJob_ISCSIVolumeSource crd_struct_5a1923133f8e
#define ray_io_v1_RayJob_NFSVolumeSource crd_struct_d62e1e770e27
#define ray_io_v1_RayJob_PersistentVolumeClaimVolumeSource crd_struct_4e66b7f08603
#define ray_io_v1_RayJob_PhotonPersistentDiskVolumeSource crd_struct_3899d2e17123
#define ray_io_v1_RayJob_PortworxVolumeSource crd_struct_42ec70a06a30
#define ray_io_v1_RayJob_ProjectedVolumeSource crd_struct_af55d0e1f670
#define ray_io_v1_RayJob_QuobyteVolumeSource crd_struct_74e3fb61f848
#define ray_io_v1_RayJob_RBDVolumeSource crd_struct_8131978bdc21
#define ray_io_v1_RayJob_ScaleIOVolumeSource crd_struct_c11c2d8ba551
#define ray_io_v1_RayJob_SecretVolumeSource crd_struct_6f36e96f09ac
#define ray_io_v1_RayJob_StorageOSVolumeSource crd_struct_5105965a5523
#define ray_io_v1_RayJob_VsphereVirtualDiskVolumeSource crd_struct_e834ba4052ee
#define ray_io_v1_RayJob_ConfigMapKeySelector crd_struct_3ffc99c46f84
#define ray_io_v1_RayJob_ObjectFieldSelector crd_struct_5399e2ce84e1
#define ray_io_v1_RayJob_FileKeySelector crd_struct_35af3d040f2a
#define ray_io_v1_RayJob_ResourceFieldSelector crd_struct_f5669bdbdb3d
#define ray_io_v1_RayJob_ServicePort crd_struct_d61a1e70c489
#define ray_io_v1_RayJob_ServicePort_list crd_struct_d61a1e70c489_list
#define ray_io_v1_RayJob_SessionAffinityConfig crd_struct_e0d1cc8ff15f
#define ray_io_v1_RayJob_LoadBalancerStatus crd_struct_712477648bff
#define ray_io_v1_RayJob_NetworkPolicyPort crd_struct_0e033a8249a1
#define ray_io_v1_RayJob_NetworkPolicyPort_list crd_struct_0e033a8249a1_list
#define ray_io_v1_RayJob_NetworkPolicyPeer crd_struct_7a7bd3fd67cd
#define ray_io_v1_RayJob_NetworkPolicyPeer_list crd_struct_7a7bd3fd67cd_list
#define ray_io_v1_RayJob_PreferredSchedulingTerm crd_struct_364871f01eda
#define ray_io_v1_RayJob_PreferredSchedulingTerm_list crd_struct_364871f01eda_list
#define ray_io_v1_RayJob_NodeSelector crd_struct_757466a27865
#define ray_io_v1_RayJob_WeightedPodAffinityTerm crd_struct_4ad6ff28cc5d
#define ray_io_v1_RayJob_WeightedPodAffinityTerm_list crd_struct_4ad6ff28cc5d_list
#define ray_io_v1_RayJob_PodAffinityTerm crd_struct_3cca8af26621
#define ray_io_v1_RayJob_PodAffinityTerm_list crd_struct_3cca8af26621_list
#define ray_io_v1_RayJob_LifecycleHandler crd_struct_b0401b6a57a8
#define ray_io_v1_RayJob_ExecAction crd_struct_2b18cf1fba8b
#define ray_io_v1_RayJob_GRPCAction crd_struct_ffe7db2bde7a
#define ray_io_v1_RayJob_HTTPGetAction crd_struct_0e52ee817101
#define ray_io_v1_RayJob_TCPSocketAction crd_struct_55c01f00cb9d
#define ray_io_v1_RayJob_ContainerRestartRuleOnExitCodes crd_struct_f4e91fcfd14a
#define ray_io_v1_RayJob_LabelSelectorRequirement crd_struct_8ff0998c7bc8
#define ray_io_v1_RayJob_LabelSelectorRequirement_list crd_struct_8ff0998c7bc8_list
#define ray_io_v1_RayJob_KeyToPath crd_struct_a3f81379e5b0
#define ray_io_v1_RayJob_KeyToPath_list crd_struct_a3f81379e5b0_list
#define ray_io_v1_RayJob_DownwardAPIVolumeFile crd_struct_ec409084991c
#define ray_io_v1_RayJob_DownwardAPIVolumeFile_list crd_struct_ec409084991c_list
#define ray_io_v1_RayJob_PersistentVolumeClaimTemplate crd_struct_693b5beb63dd
#define ray_io_v1_RayJob_VolumeProjection crd_struct_ecbd117464c6
#define ray_io_v1_RayJob_VolumeProjection_list crd_struct_ecbd117464c6_list
#define ray_io_v1_RayJob_ClientIPConfig crd_struct_f6552d4f5be7
#define ray_io_v1_RayJob_LoadBalancerIngress crd_struct_24ea7d2ac9d5
#define ray_io_v1_RayJob_LoadBalancerIngress_list crd_struct_24ea7d2ac9d5_list
#define ray_io_v1_RayJob_IPBlock crd_struct_9e1488c477d3
#define ray_io_v1_RayJob_NodeSelectorTerm crd_struct_7e53d4032570
#define ray_io_v1_RayJob_NodeSelectorTerm_list crd_struct_7e53d4032570_list
#define ray_io_v1_RayJob_SleepAction crd_struct_5feb3b091a47
#define ray_io_v1_RayJob_PersistentVolumeClaimSpec crd_struct_2d9bfd4a2627
#define ray_io_v1_RayJob_ClusterTrustBundleProjection crd_struct_31fd2dffe8c9
#define ray_io_v1_RayJob_ConfigMapProjection crd_struct_08a36fa60090
#define ray_io_v1_RayJob_DownwardAPIProjection crd_struct_cb830978b43f
#define ray_io_v1_RayJob_PodCertificateProjection crd_struct_c476b7a48a11
#define ray_io_v1_RayJob_ServiceAccountTokenProjection crd_struct_3d28e8d3eb32
#define ray_io_v1_RayJob_PortStatus crd_struct_a917abefa162
#define ray_io_v1_RayJob_PortStatus_list crd_struct_a917abefa162_list
#define ray_io_v1_RayJob_TypedLocalObjectReference crd_struct_a069474a0751
#define ray_io_v1_RayJob_TypedObjectReference crd_struct_9bbdc910a2a2
#define ray_io_v1_RayJob_VolumeResourceRequirements crd_struct_3c6257ac3959

/* ray_io_v1_RayJob_RayJobInfo: RayJob.status.rayJobInfo */
typedef struct crd_struct_0d7297836867 {
  crd_object object;
  uint32_t has[1];
  crd_string endTime;   /* date-time */
  crd_string startTime; /* date-time */
} crd_struct_0d7297836867;

enum {
  crd_struct_0d7297836867_has_endTime,
  crd_struct_0d7297836867_has_startTime,
};

extern const crd_type crd_struct_0d7297836867_type;

/* ray_io_v1_RayJob_Status: RayJob.status */
typedef struct crd_struct_c22378ac5d1b {
  crd_object object;
  uint32_t has[1];
  crd_string dashboardURL;
  crd_string endTime; /* date-time */
  /* default 0 */
  int64_t failed; /* int32 */
  crd_string jobDeploymentStatus;
  crd_string jobId;
  crd_string jobStatus;
  crd_string jobStatusCheckFailureStartTime; /* date-time */
  crd_string message;
  int64_t observedGeneration; /* int64 */
  crd_string rayClusterName;
  const ray_io_v1_RayJob_RayClusterStatus *rayClusterStatus;
  const ray_io_v1_RayJob_RayJobInfo *rayJobInfo;
  crd_string reason;
  crd_string startTime; /* date-time */
  /* default 0 */
  int64_t succeeded; /* int32 */
} crd_struct_c22378ac5d1b;

enum {
  crd_struct_c22378ac5d1b_has_dashboardURL,
  crd_struct_c22378ac5d1b_has_endTime,
  crd_struct_c22378ac5d1b_has_failed,
  crd_struct_c22378ac5d1b_has_jobDeploymentStatus,
  crd_struct_c22378ac5d1b_has_jobId,
  crd_struct_c22378ac5d1b_has_jobStatus,
  crd_struct_c22378ac5d1b_has_jobStatusCheckFailureStartTime,
  crd_struct_c22378ac5d1b_has_message,
  crd_struct_c22378ac5d1b_has_observedGeneration,
  crd_struct_c22378ac5d1b_has_rayClusterName,
  crd_struct_c22378ac5d1b_has_rayClusterStatus,
  crd_struct_c22378ac5d1b_has_rayJobInfo,
  crd_struct_c22378ac5d1b_has_reason,
  crd_struct_c22378ac5d1b_has_startTime,
  crd_struct_c22378ac5d1b_has_succeeded,
};

extern const crd_type crd_struct_c22378ac5d1b_type;

/* RayJob
 * A Ray job, with the cluster it runs on. */
typedef struct ray_io_v1_RayJob {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const ray_io_v1_RayJob_Spec *spec;
  const ray_io_v1_RayJob_Status *status;
} ray_io_v1_RayJob;

enum {
  ray_io_v1_RayJob_has_apiVersion,
  ray_io_v1_RayJob_has_kind,
  ray_io_v1_RayJob_has_metadata,
  ray_io_v1_RayJob_has_spec,
  ray_io_v1_RayJob_has_status,
};

extern const crd_type ray_io_v1_RayJob_type;

/* The kind's names and tables. */
extern const crd_kind ray_io_v1_RayJob_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind ray_io_v1_RayJob_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK ray_io_v1_RayJob *ray_io_v1_RayJob_create(crd_arena *arena, const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
static inline bool ray_io_v1_RayJob_judge(crd_arena *arena, const ray_io_v1_RayJob *object, const ray_io_v1_RayJob *old,
                                          const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &ray_io_v1_RayJob_kind, object, old, options, verdict);
}
static inline bool ray_io_v1_RayJob_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                               const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &ray_io_v1_RayJob_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
CRD_MUST_CHECK ray_io_v1_RayJob *ray_io_v1_RayJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK ray_io_v1_RayJob *ray_io_v1_RayJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                            crd_errors *errors);
CRD_MUST_CHECK ray_io_v1_RayJob *ray_io_v1_RayJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                            crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool ray_io_v1_RayJob_validate(const ray_io_v1_RayJob *object, const ray_io_v1_RayJob *old,
                               const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: ray_io_v1_RayJob_judge. False with an error
  * where the struct cannot be such a one; not every change shows. */
bool ray_io_v1_RayJob_validate_decoded(const ray_io_v1_RayJob *object, const ray_io_v1_RayJob *old,
                                       const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool ray_io_v1_RayJob_default(crd_arena *arena, ray_io_v1_RayJob *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK ray_io_v1_RayJob *ray_io_v1_RayJob_copy(crd_arena *arena, const ray_io_v1_RayJob *object);

/* Whether two structs say the same. */
bool ray_io_v1_RayJob_equal(const ray_io_v1_RayJob *a, const ray_io_v1_RayJob *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string ray_io_v1_RayJob_to_json(crd_arena *arena, const ray_io_v1_RayJob *object);
static inline crd_string ray_io_v1_RayJob_to_yaml(crd_arena *arena, const ray_io_v1_RayJob *object) {
  return crd_kind_to_yaml(arena, &ray_io_v1_RayJob_kind, object);
}

CRD_END_DECLS

#endif
