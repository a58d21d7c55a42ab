/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Job of batch.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H
#define CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 16
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/mutate.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* What the kind calls the structs below it, which it may share with others. */
#define batch_volcano_sh_v1alpha1_Job_Spec crd_struct_fa3a22e711c1
#define batch_volcano_sh_v1alpha1_Job_Status crd_struct_37520303c5ee
#define batch_volcano_sh_v1alpha1_Job_NetworkTopology crd_struct_3aa568189574
#define batch_volcano_sh_v1alpha1_Job_Policy crd_struct_abb5d58068c4
#define batch_volcano_sh_v1alpha1_Job_Policy_list crd_struct_abb5d58068c4_list
#define batch_volcano_sh_v1alpha1_Job_Task crd_struct_d65dccd77142
#define batch_volcano_sh_v1alpha1_Job_Task_list crd_struct_d65dccd77142_list
#define batch_volcano_sh_v1alpha1_Job_Volume crd_struct_cecf3795e234
#define batch_volcano_sh_v1alpha1_Job_Volume_list crd_struct_cecf3795e234_list
#define batch_volcano_sh_v1alpha1_Job_Condition crd_struct_8dd8e66fefcc
#define batch_volcano_sh_v1alpha1_Job_Condition_list crd_struct_8dd8e66fefcc_list
#define batch_volcano_sh_v1alpha1_Job_StatusState crd_struct_afcfb54aac08
#define batch_volcano_sh_v1alpha1_Job_TaskStatusCount crd_struct_598ecbc85296
#define batch_volcano_sh_v1alpha1_Job_TaskStatusCount_map crd_struct_598ecbc85296_map
#define batch_volcano_sh_v1alpha1_Job_TaskStatusCount_entry crd_struct_598ecbc85296_entry
#define batch_volcano_sh_v1alpha1_Job_DependsOn crd_struct_7f679cf00cde
#define batch_volcano_sh_v1alpha1_Job_PartitionPolicy crd_struct_1421fc8fc986
#define batch_volcano_sh_v1alpha1_Job_PodTemplateSpec crd_struct_ab8eaaefd2a5
#define batch_volcano_sh_v1alpha1_Job_PersistentVolumeClaimSpec crd_struct_2d9bfd4a2627
#define batch_volcano_sh_v1alpha1_Job_PodTemplateSpecMetadata crd_struct_e0f11b65b835
#define batch_volcano_sh_v1alpha1_Job_PodSpec crd_struct_3c82220abb63
#define batch_volcano_sh_v1alpha1_Job_TypedLocalObjectReference crd_struct_a069474a0751
#define batch_volcano_sh_v1alpha1_Job_TypedObjectReference crd_struct_9bbdc910a2a2
#define batch_volcano_sh_v1alpha1_Job_VolumeResourceRequirements crd_struct_3c6257ac3959
#define batch_volcano_sh_v1alpha1_Job_LabelSelector crd_struct_6910169ea7b2
#define batch_volcano_sh_v1alpha1_Job_Affinity crd_struct_a67ce32d115a
#define batch_volcano_sh_v1alpha1_Job_Container crd_struct_808e6843cda0
#define batch_volcano_sh_v1alpha1_Job_Container_list crd_struct_808e6843cda0_list
#define batch_volcano_sh_v1alpha1_Job_PodDNSConfig crd_struct_183728731d83
#define batch_volcano_sh_v1alpha1_Job_EphemeralContainer crd_struct_82cb147626fc
#define batch_volcano_sh_v1alpha1_Job_EphemeralContainer_list crd_struct_82cb147626fc_list
#define batch_volcano_sh_v1alpha1_Job_HostAlias crd_struct_e43ec6f98247
#define batch_volcano_sh_v1alpha1_Job_HostAlias_list crd_struct_e43ec6f98247_list
#define batch_volcano_sh_v1alpha1_Job_LocalObjectReference crd_struct_9da3c10d57b2
#define batch_volcano_sh_v1alpha1_Job_LocalObjectReference_list crd_struct_9da3c10d57b2_list
#define batch_volcano_sh_v1alpha1_Job_PodOS crd_struct_fd0743f4d25e
#define batch_volcano_sh_v1alpha1_Job_PodOS_list crd_struct_fd0743f4d25e_list
#define batch_volcano_sh_v1alpha1_Job_PodReadinessGate crd_struct_808303405162
#define batch_volcano_sh_v1alpha1_Job_PodReadinessGate_list crd_struct_808303405162_list
#define batch_volcano_sh_v1alpha1_Job_PodResourceClaim crd_struct_7d3c35173974
#define batch_volcano_sh_v1alpha1_Job_PodResourceClaim_list crd_struct_7d3c35173974_list
#define batch_volcano_sh_v1alpha1_Job_ResourceRequirements crd_struct_51baa461d954
#define batch_volcano_sh_v1alpha1_Job_PodSchedulingGroup crd_struct_477cd4451065
#define batch_volcano_sh_v1alpha1_Job_PodSecurityContext crd_struct_ab86fcd57c8b
#define batch_volcano_sh_v1alpha1_Job_Toleration crd_struct_1f0181a20f1a
#define batch_volcano_sh_v1alpha1_Job_Toleration_list crd_struct_1f0181a20f1a_list
#define batch_volcano_sh_v1alpha1_Job_TopologySpreadConstraint crd_struct_ec60dd244899
#define batch_volcano_sh_v1alpha1_Job_TopologySpreadConstraint_list crd_struct_ec60dd244899_list
#define batch_volcano_sh_v1alpha1_Job_PodSpecVolume crd_struct_2a75d3fbbaa3
#define batch_volcano_sh_v1alpha1_Job_PodSpecVolume_list crd_struct_2a75d3fbbaa3_list
#define batch_volcano_sh_v1alpha1_Job_LabelSelectorRequirement crd_struct_8ff0998c7bc8
#define batch_volcano_sh_v1alpha1_Job_LabelSelectorRequirement_list crd_struct_8ff0998c7bc8_list
#define batch_volcano_sh_v1alpha1_Job_NodeAffinity crd_struct_bcba243d0f63
#define batch_volcano_sh_v1alpha1_Job_PodAffinity crd_struct_9014dd5f2bfa
#define batch_volcano_sh_v1alpha1_Job_EnvVar crd_struct_f494902ef94a
#define batch_volcano_sh_v1alpha1_Job_EnvVar_list crd_struct_f494902ef94a_list
#define batch_volcano_sh_v1alpha1_Job_EnvFromSource crd_struct_b901bcb9f2af
#define batch_volcano_sh_v1alpha1_Job_EnvFromSource_list crd_struct_b901bcb9f2af_list
#define batch_volcano_sh_v1alpha1_Job_Lifecycle crd_struct_47d6ffb2a075
#define batch_volcano_sh_v1alpha1_Job_Probe crd_struct_edb7592527d8
#define batch_volcano_sh_v1alpha1_Job_ContainerPort crd_struct_e3180f69b490
#define batch_volcano_sh_v1alpha1_Job_ContainerPort_list crd_struct_e3180f69b490_list
#define batch_volcano_sh_v1alpha1_Job_ContainerResizePolicy crd_struct_283638b4d799
#define batch_volcano_sh_v1alpha1_Job_ContainerResizePolicy_list crd_struct_283638b4d799_list
#define batch_volcano_sh_v1alpha1_Job_ContainerRestartRule crd_struct_325f4cc8e675
#define batch_volcano_sh_v1alpha1_Job_ContainerRestartRule_list crd_struct_325f4cc8e675_list
#define batch_volcano_sh_v1alpha1_Job_SecurityContext crd_struct_91494db2c293
#define batch_volcano_sh_v1alpha1_Job_VolumeDevice crd_struct_0e4108392db7
#define batch_volcano_sh_v1alpha1_Job_VolumeDevice_list crd_struct_0e4108392db7_list
#define batch_volcano_sh_v1alpha1_Job_VolumeMount crd_struct_98ddc09ce949
#define batch_volcano_sh_v1alpha1_Job_VolumeMount_list crd_struct_98ddc09ce949_list
#define batch_volcano_sh_v1alpha1_Job_PodDNSConfigOption crd_struct_5e3e47a371b8
#define batch_volcano_sh_v1alpha1_Job_PodDNSConfigOption_list crd_struct_5e3e47a371b8_list
#define batch_volcano_sh_v1alpha1_Job_ResourceClaim crd_struct_450e1ab96581
#define batch_volcano_sh_v1alpha1_Job_ResourceClaim_list crd_struct_450e1ab96581_list
#define batch_volcano_sh_v1alpha1_Job_AppArmorProfile crd_struct_f24305f2ff0a
#define batch_volcano_sh_v1alpha1_Job_SELinuxOptions crd_struct_856ce256aa9e
#define batch_volcano_sh_v1alpha1_Job_HTTPHeader crd_struct_a767dde9f836
#define batch_volcano_sh_v1alpha1_Job_HTTPHeader_list crd_struct_a767dde9f836_list
#define batch_volcano_sh_v1alpha1_Job_WindowsSecurityContextOptions crd_struct_51904c711d76
#define batch_volcano_sh_v1alpha1_Job_AWSElasticBlockStoreVolumeSource crd_struct_20ee437a4d82
#define batch_volcano_sh_v1alpha1_Job_AzureDiskVolumeSource crd_struct_80967aaf7164
#define batch_volcano_sh_v1alpha1_Job_AzureFileVolumeSource crd_struct_a32e17054f06
#define batch_volcano_sh_v1alpha1_Job_CephFSVolumeSource crd_struct_40639ae3b50f
#define batch_volcano_sh_v1alpha1_Job_CinderVolumeSource crd_struct_e1489000f322
#define batch_volcano_sh_v1alpha1_Job_ConfigMapVolumeSource crd_struct_0185b8728769
#define batch_volcano_sh_v1alpha1_Job_CSIVolumeSource crd_struct_a180c1204899
#define batch_volcano_sh_v1alpha1_Job_DownwardAPIVolumeSource crd_struct_6732ea9e2364
#define batch_volcano_sh_v1alpha1_Job_EmptyDirVolumeSource crd_struct_083b567792d1
#define batch_volcano_sh_v1alpha1_Job_EphemeralVolumeSource crd_struct_a574ef9e57df
#define batch_volcano_sh_v1alpha1_Job_FCVolumeSource crd_struct_df68993bcf4e
#define batch_volcano_sh_v1alpha1_Job_FlexVolumeSource crd_struct_12464f33baf3
#define batch_volcano_sh_v1alpha1_Job_FlockerVolumeSource crd_struct_e0f64c9d3a66
#define batch_volcano_sh_v1alpha1_Job_GCEPersistentDiskVolumeSource crd_struct_f69239b690e3
#define batch_volcano_sh_v1alpha1_Job_GitRepoVolumeSource crd_struct_a7c7154fcfa5
#define batch_volcano_sh_v1alpha1_Job_GlusterfsVolumeSource crd_struct_9464a0c9e51e
#define batch_volcano_sh_v1alpha1_Job_HostPathVolumeSource crd_struct_0a869a17b9fc
#define batch_volcano_sh_v1alpha1_Job_ImageVolumeSource crd_struct_94c0bf88bece
#define batch_volcano_sh_v1alpha1_Job_ISCSIVolumeSource crd_struct_5a1923133f8e
#define batch_volcano_sh_v1alpha1_Job_NFSVolumeSource crd_struct_d62e1e770e27
#define batch_volcano_sh_v1alpha1_Job_PersistentVolumeClaimVolumeSource crd_struct_4e66b7f08603
#define batch_volcano_sh_v1alpha1_Job_PhotonPersistentDiskVolumeSource crd_struct_3899d2e17123
#define batch_volcano_sh_v1alpha1_Job_PortworxVolumeSource crd_struct_42ec70a06a30
#define batch_volcano_sh_v1alpha1_Job_ProjectedVolumeSource crd_struct_af55d0e1f670
#define batch_volcano_sh_v1alpha1_Job_QuobyteVolumeSource crd_struct_74e3fb61f848
#define batch_volcano_sh_v1alpha1_Job_RBDVolumeSource crd_struct_8131978bdc21
#define batch_volcano_sh_v1alpha1_Job_ScaleIOVolumeSource crd_struct_c11c2d8ba551
#define batch_volcano_sh_v1alpha1_Job_SecretVolumeSource crd_struct_6f36e96f09ac
#define batch_volcano_sh_v1alpha1_Job_StorageOSVolumeSource crd_struct_5105965a5523
#define batch_volcano_sh_v1alpha1_Job_VsphereVirtualDiskVolumeSource crd_struct_e834ba4052ee
#define batch_volcano_sh_v1alpha1_Job_PreferredSchedulingTerm crd_struct_364871f01eda
#define batch_volcano_sh_v1alpha1_Job_PreferredSchedulingTerm_list crd_struct_364871f01eda_list
#define batch_volcano_sh_v1alpha1_Job_NodeSelector crd_struct_757466a27865
#define batch_volcano_sh_v1alpha1_Job_WeightedPodAffinityTerm crd_struct_4ad6ff28cc5d
#define batch_volcano_sh_v1alpha1_Job_WeightedPodAffinityTerm_list crd_struct_4ad6ff28cc5d_list
#define batch_volcano_sh_v1alpha1_Job_PodAffinityTerm crd_struct_3cca8af26621
#define batch_volcano_sh_v1alpha1_Job_PodAffinityTerm_list crd_struct_3cca8af26621_list
#define batch_volcano_sh_v1alpha1_Job_EnvVarSource crd_struct_ac472fec424d
#define batch_volcano_sh_v1alpha1_Job_ConfigMapEnvSource crd_struct_388bf016fd7d
#define batch_volcano_sh_v1alpha1_Job_LifecycleHandler crd_struct_b0401b6a57a8
#define batch_volcano_sh_v1alpha1_Job_ExecAction crd_struct_2b18cf1fba8b
#define batch_volcano_sh_v1alpha1_Job_GRPCAction crd_struct_ffe7db2bde7a
#define batch_volcano_sh_v1alpha1_Job_HTTPGetAction crd_struct_0e52ee817101
#define batch_volcano_sh_v1alpha1_Job_TCPSocketAction crd_struct_55c01f00cb9d
#define batch_volcano_sh_v1alpha1_Job_ContainerRestartRuleOnExitCodes crd_struct_f4e91fcfd14a
#define batch_volcano_sh_v1alpha1_Job_Capabilities crd_struct_29243d7efbb3
#define batch_volcano_sh_v1alpha1_Job_KeyToPath crd_struct_a3f81379e5b0
#define batch_volcano_sh_v1alpha1_Job_KeyToPath_list crd_struct_a3f81379e5b0_list
#define batch_volcano_sh_v1alpha1_Job_DownwardAPIVolumeFile crd_struct_ec409084991c
#define batch_volcano_sh_v1alpha1_Job_DownwardAPIVolumeFile_list crd_struct_ec409084991c_list
#define batch_volcano_sh_v1alpha1_Job_PersistentVolumeClaimTemplate crd_struct_693b5beb63dd
#define batch_volcano_sh_v1alpha1_Job_VolumeProjection crd_struct_ecbd117464c6
#define batch_volcano_sh_v1alpha1_Job_VolumeProjection_list crd_struct_ecbd117464c6_list
#define batch_volcano_sh_v1alpha1_Job_NodeSelectorTerm crd_struct_7e53d4032570
#define batch_volcano_sh_v1alpha1_Job_NodeSelectorTerm_list crd_struct_7e53d4032570_list
#define batch_volcano_sh_v1alpha1_Job_ConfigMapKeySelector crd_struct_3ffc99c46f84
#define batch_volcano_sh_v1alpha1_Job_ObjectFieldSelector crd_struct_5399e2ce84e1
#define batch_volcano_sh_v1alpha1_Job_FileKeySelector crd_struct_35af3d040f2a
#define batch_volcano_sh_v1alpha1_Job_ResourceFieldSelector crd_struct_f5669bdbdb3d
#define batch_volcano_sh_v1alpha1_Job_SleepAction crd_struct_5feb3b091a47
#define batch_volcano_sh_v1alpha1_Job_ClusterTrustBundleProjection crd_struct_31fd2dffe8c9
#define batch_volcano_sh_v1alpha1_Job_ConfigMapProjection crd_struct_08a36fa60090
#define batch_volcano_sh_v1alpha1_Job_DownwardAPIProjection crd_struct_cb830978b43f
#define batch_volcano_sh_v1alpha1_Job_PodCertificateProjection crd_struct_c476b7a48a11
#define batch_volcano_sh_v1alpha1_Job_ServiceAccountTokenProjection crd_struct_3d28e8d3eb32

/* batch_volcano_sh_v1alpha1_Job_Condition: Job.status.conditions[] */
typedef struct crd_struct_8dd8e66fefcc {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string status;             /* required */
} crd_struct_8dd8e66fefcc;

enum {
  crd_struct_8dd8e66fefcc_has_lastTransitionTime,
  crd_struct_8dd8e66fefcc_has_status,
};

extern const crd_type crd_struct_8dd8e66fefcc_type;

typedef struct crd_struct_8dd8e66fefcc_list {
  crd_struct_8dd8e66fefcc *items;
  size_t count;
} crd_struct_8dd8e66fefcc_list;

/* batch_volcano_sh_v1alpha1_Job_StatusState: Job.status.state */
typedef struct crd_struct_afcfb54aac08 {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string message;
  /* one of "Pending", "Aborting", "Aborted", "Running", "Restarting", "Completing", "Completed", "Terminating",
   * "Terminated", "Failed" */
  crd_string phase;
  crd_string reason;
} crd_struct_afcfb54aac08;

enum {
  crd_struct_afcfb54aac08_has_lastTransitionTime,
  crd_struct_afcfb54aac08_has_message,
  crd_struct_afcfb54aac08_has_phase,
  crd_struct_afcfb54aac08_has_reason,
};

#define crd_struct_afcfb54aac08_phase_Pending CRD_STRING("Pending")
#define crd_struct_afcfb54aac08_phase_Aborting CRD_STRING("Aborting")
#define crd_struct_afcfb54aac08_phase_Aborted CRD_STRING("Aborted")
#define crd_struct_afcfb54aac08_phase_Running CRD_STRING("Running")
#define crd_struct_afcfb54aac08_phase_Restarting CRD_STRING("Restarting")
#define crd_struct_afcfb54aac08_phase_Completing CRD_STRING("Completing")
#define crd_struct_afcfb54aac08_phase_Completed CRD_STRING("Completed")
#define crd_struct_afcfb54aac08_phase_Terminating CRD_STRING("Terminating")
#define crd_struct_afcfb54aac08_phase_Terminated CRD_STRING("Terminated")
#define crd_struct_afcfb54aac08_phase_Failed CRD_STRING("Failed")

extern const crd_type crd_struct_afcfb54aac08_type;

/* batch_volcano_sh_v1alpha1_Job_Status: Job.status */
typedef struct crd_struct_37520303c5ee {
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
} crd_struct_37520303c5ee;

enum {
  crd_struct_37520303c5ee_has_conditions,
  crd_struct_37520303c5ee_has_controlledResources,
  crd_struct_37520303c5ee_has_failed,
  crd_struct_37520303c5ee_has_minAvailable,
  crd_struct_37520303c5ee_has_pending,
  crd_struct_37520303c5ee_has_retryCount,
  crd_struct_37520303c5ee_has_running,
  crd_struct_37520303c5ee_has_runningDuration,
  crd_struct_37520303c5ee_has_state,
  crd_struct_37520303c5ee_has_succeeded,
  crd_struct_37520303c5ee_has_taskStatusCount,
  crd_struct_37520303c5ee_has_terminating,
  crd_struct_37520303c5ee_has_unknown,
  crd_struct_37520303c5ee_has_version,
};

extern const crd_type crd_struct_37520303c5ee_type;

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
} batch_volcano_sh_v1alpha1_Job;

enum {
  batch_volcano_sh_v1alpha1_Job_has_apiVersion,
  batch_volcano_sh_v1alpha1_Job_has_kind,
  batch_volcano_sh_v1alpha1_Job_has_metadata,
  batch_volcano_sh_v1alpha1_Job_has_spec,
  batch_volcano_sh_v1alpha1_Job_has_status,
};

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
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
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
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
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

CRD_END_DECLS

#endif
