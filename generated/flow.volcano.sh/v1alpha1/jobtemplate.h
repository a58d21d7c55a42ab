/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobTemplate of flow.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H
#define CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H

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
#define flow_volcano_sh_v1alpha1_JobTemplate_Spec crd_struct_fa3a22e711c1
#define flow_volcano_sh_v1alpha1_JobTemplate_Status crd_struct_d95faafca368
#define flow_volcano_sh_v1alpha1_JobTemplate_NetworkTopology crd_struct_3aa568189574
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy crd_struct_abb5d58068c4
#define flow_volcano_sh_v1alpha1_JobTemplate_Policy_list crd_struct_abb5d58068c4_list
#define flow_volcano_sh_v1alpha1_JobTemplate_Task crd_struct_d65dccd77142
#define flow_volcano_sh_v1alpha1_JobTemplate_Task_list crd_struct_d65dccd77142_list
#define flow_volcano_sh_v1alpha1_JobTemplate_Volume crd_struct_cecf3795e234
#define flow_volcano_sh_v1alpha1_JobTemplate_Volume_list crd_struct_cecf3795e234_list
#define flow_volcano_sh_v1alpha1_JobTemplate_DependsOn crd_struct_7f679cf00cde
#define flow_volcano_sh_v1alpha1_JobTemplate_PartitionPolicy crd_struct_1421fc8fc986
#define flow_volcano_sh_v1alpha1_JobTemplate_PodTemplateSpec crd_struct_ab8eaaefd2a5
#define flow_volcano_sh_v1alpha1_JobTemplate_PersistentVolumeClaimSpec crd_struct_2d9bfd4a2627
#define flow_volcano_sh_v1alpha1_JobTemplate_PodTemplateSpecMetadata crd_struct_e0f11b65b835
#define flow_volcano_sh_v1alpha1_JobTemplate_PodSpec crd_struct_3c82220abb63
#define flow_volcano_sh_v1alpha1_JobTemplate_TypedLocalObjectReference crd_struct_a069474a0751
#define flow_volcano_sh_v1alpha1_JobTemplate_TypedObjectReference crd_struct_9bbdc910a2a2
#define flow_volcano_sh_v1alpha1_JobTemplate_VolumeResourceRequirements crd_struct_3c6257ac3959
#define flow_volcano_sh_v1alpha1_JobTemplate_LabelSelector crd_struct_6910169ea7b2
#define flow_volcano_sh_v1alpha1_JobTemplate_Affinity crd_struct_a67ce32d115a
#define flow_volcano_sh_v1alpha1_JobTemplate_Container crd_struct_808e6843cda0
#define flow_volcano_sh_v1alpha1_JobTemplate_Container_list crd_struct_808e6843cda0_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PodDNSConfig crd_struct_183728731d83
#define flow_volcano_sh_v1alpha1_JobTemplate_EphemeralContainer crd_struct_82cb147626fc
#define flow_volcano_sh_v1alpha1_JobTemplate_EphemeralContainer_list crd_struct_82cb147626fc_list
#define flow_volcano_sh_v1alpha1_JobTemplate_HostAlias crd_struct_e43ec6f98247
#define flow_volcano_sh_v1alpha1_JobTemplate_HostAlias_list crd_struct_e43ec6f98247_list
#define flow_volcano_sh_v1alpha1_JobTemplate_LocalObjectReference crd_struct_9da3c10d57b2
#define flow_volcano_sh_v1alpha1_JobTemplate_LocalObjectReference_list crd_struct_9da3c10d57b2_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PodOS crd_struct_fd0743f4d25e
#define flow_volcano_sh_v1alpha1_JobTemplate_PodOS_list crd_struct_fd0743f4d25e_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PodReadinessGate crd_struct_808303405162
#define flow_volcano_sh_v1alpha1_JobTemplate_PodReadinessGate_list crd_struct_808303405162_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PodResourceClaim crd_struct_7d3c35173974
#define flow_volcano_sh_v1alpha1_JobTemplate_PodResourceClaim_list crd_struct_7d3c35173974_list
#define flow_volcano_sh_v1alpha1_JobTemplate_ResourceRequirements crd_struct_51baa461d954
#define flow_volcano_sh_v1alpha1_JobTemplate_PodSchedulingGroup crd_struct_477cd4451065
#define flow_volcano_sh_v1alpha1_JobTemplate_PodSecurityContext crd_struct_ab86fcd57c8b
#define flow_volcano_sh_v1alpha1_JobTemplate_Toleration crd_struct_1f0181a20f1a
#define flow_volcano_sh_v1alpha1_JobTemplate_Toleration_list crd_struct_1f0181a20f1a_list
#define flow_volcano_sh_v1alpha1_JobTemplate_TopologySpreadConstraint crd_struct_ec60dd244899
#define flow_volcano_sh_v1alpha1_JobTemplate_TopologySpreadConstraint_list crd_struct_ec60dd244899_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PodSpecVolume crd_struct_2a75d3fbbaa3
#define flow_volcano_sh_v1alpha1_JobTemplate_PodSpecVolume_list crd_struct_2a75d3fbbaa3_list
#define flow_volcano_sh_v1alpha1_JobTemplate_LabelSelectorRequirement crd_struct_8ff0998c7bc8
#define flow_volcano_sh_v1alpha1_JobTemplate_LabelSelectorRequirement_list crd_struct_8ff0998c7bc8_list
#define flow_volcano_sh_v1alpha1_JobTemplate_NodeAffinity crd_struct_bcba243d0f63
#define flow_volcano_sh_v1alpha1_JobTemplate_PodAffinity crd_struct_9014dd5f2bfa
#define flow_volcano_sh_v1alpha1_JobTemplate_EnvVar crd_struct_f494902ef94a
#define flow_volcano_sh_v1alpha1_JobTemplate_EnvVar_list crd_struct_f494902ef94a_list
#define flow_volcano_sh_v1alpha1_JobTemplate_EnvFromSource crd_struct_b901bcb9f2af
#define flow_volcano_sh_v1alpha1_JobTemplate_EnvFromSource_list crd_struct_b901bcb9f2af_list
#define flow_volcano_sh_v1alpha1_JobTemplate_Lifecycle crd_struct_47d6ffb2a075
#define flow_volcano_sh_v1alpha1_JobTemplate_Probe crd_struct_edb7592527d8
#define flow_volcano_sh_v1alpha1_JobTemplate_ContainerPort crd_struct_e3180f69b490
#define flow_volcano_sh_v1alpha1_JobTemplate_ContainerPort_list crd_struct_e3180f69b490_list
#define flow_volcano_sh_v1alpha1_JobTemplate_ContainerResizePolicy crd_struct_283638b4d799
#define flow_volcano_sh_v1alpha1_JobTemplate_ContainerResizePolicy_list crd_struct_283638b4d799_list
#define flow_volcano_sh_v1alpha1_JobTemplate_ContainerRestartRule crd_struct_325f4cc8e675
#define flow_volcano_sh_v1alpha1_JobTemplate_ContainerRestartRule_list crd_struct_325f4cc8e675_list
#define flow_volcano_sh_v1alpha1_JobTemplate_SecurityContext crd_struct_91494db2c293
#define flow_volcano_sh_v1alpha1_JobTemplate_VolumeDevice crd_struct_0e4108392db7
#define flow_volcano_sh_v1alpha1_JobTemplate_VolumeDevice_list crd_struct_0e4108392db7_list
#define flow_volcano_sh_v1alpha1_JobTemplate_VolumeMount crd_struct_98ddc09ce949
#define flow_volcano_sh_v1alpha1_JobTemplate_VolumeMount_list crd_struct_98ddc09ce949_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PodDNSConfigOption crd_struct_5e3e47a371b8
#define flow_volcano_sh_v1alpha1_JobTemplate_PodDNSConfigOption_list crd_struct_5e3e47a371b8_list
#define flow_volcano_sh_v1alpha1_JobTemplate_ResourceClaim crd_struct_450e1ab96581
#define flow_volcano_sh_v1alpha1_JobTemplate_ResourceClaim_list crd_struct_450e1ab96581_list
#define flow_volcano_sh_v1alpha1_JobTemplate_AppArmorProfile crd_struct_f24305f2ff0a
#define flow_volcano_sh_v1alpha1_JobTemplate_SELinuxOptions crd_struct_856ce256aa9e
#define flow_volcano_sh_v1alpha1_JobTemplate_HTTPHeader crd_struct_a767dde9f836
#define flow_volcano_sh_v1alpha1_JobTemplate_HTTPHeader_list crd_struct_a767dde9f836_list
#define flow_volcano_sh_v1alpha1_JobTemplate_WindowsSecurityContextOptions crd_struct_51904c711d76
#define flow_volcano_sh_v1alpha1_JobTemplate_AWSElasticBlockStoreVolumeSource crd_struct_20ee437a4d82
#define flow_volcano_sh_v1alpha1_JobTemplate_AzureDiskVolumeSource crd_struct_80967aaf7164
#define flow_volcano_sh_v1alpha1_JobTemplate_AzureFileVolumeSource crd_struct_a32e17054f06
#define flow_volcano_sh_v1alpha1_JobTemplate_CephFSVolumeSource crd_struct_40639ae3b50f
#define flow_volcano_sh_v1alpha1_JobTemplate_CinderVolumeSource crd_struct_e1489000f322
#define flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapVolumeSource crd_struct_0185b8728769
#define flow_volcano_sh_v1alpha1_JobTemplate_CSIVolumeSource crd_struct_a180c1204899
#define flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIVolumeSource crd_struct_6732ea9e2364
#define flow_volcano_sh_v1alpha1_JobTemplate_EmptyDirVolumeSource crd_struct_083b567792d1
#define flow_volcano_sh_v1alpha1_JobTemplate_EphemeralVolumeSource crd_struct_a574ef9e57df
#define flow_volcano_sh_v1alpha1_JobTemplate_FCVolumeSource crd_struct_df68993bcf4e
#define flow_volcano_sh_v1alpha1_JobTemplate_FlexVolumeSource crd_struct_12464f33baf3
#define flow_volcano_sh_v1alpha1_JobTemplate_FlockerVolumeSource crd_struct_e0f64c9d3a66
#define flow_volcano_sh_v1alpha1_JobTemplate_GCEPersistentDiskVolumeSource crd_struct_f69239b690e3
#define flow_volcano_sh_v1alpha1_JobTemplate_GitRepoVolumeSource crd_struct_a7c7154fcfa5
#define flow_volcano_sh_v1alpha1_JobTemplate_GlusterfsVolumeSource crd_struct_9464a0c9e51e
#define flow_volcano_sh_v1alpha1_JobTemplate_HostPathVolumeSource crd_struct_0a869a17b9fc
#define flow_volcano_sh_v1alpha1_JobTemplate_ImageVolumeSource crd_struct_94c0bf88bece
#define flow_volcano_sh_v1alpha1_JobTemplate_ISCSIVolumeSource crd_struct_5a1923133f8e
#define flow_volcano_sh_v1alpha1_JobTemplate_NFSVolumeSource crd_struct_d62e1e770e27
#define flow_volcano_sh_v1alpha1_JobTemplate_PersistentVolumeClaimVolumeSource crd_struct_4e66b7f08603
#define flow_volcano_sh_v1alpha1_JobTemplate_PhotonPersistentDiskVolumeSource crd_struct_3899d2e17123
#define flow_volcano_sh_v1alpha1_JobTemplate_PortworxVolumeSource crd_struct_42ec70a06a30
#define flow_volcano_sh_v1alpha1_JobTemplate_ProjectedVolumeSource crd_struct_af55d0e1f670
#define flow_volcano_sh_v1alpha1_JobTemplate_QuobyteVolumeSource crd_struct_74e3fb61f848
#define flow_volcano_sh_v1alpha1_JobTemplate_RBDVolumeSource crd_struct_8131978bdc21
#define flow_volcano_sh_v1alpha1_JobTemplate_ScaleIOVolumeSource crd_struct_c11c2d8ba551
#define flow_volcano_sh_v1alpha1_JobTemplate_SecretVolumeSource crd_struct_6f36e96f09ac
#define flow_volcano_sh_v1alpha1_JobTemplate_StorageOSVolumeSource crd_struct_5105965a5523
#define flow_volcano_sh_v1alpha1_JobTemplate_VsphereVirtualDiskVolumeSource crd_struct_e834ba4052ee
#define flow_volcano_sh_v1alpha1_JobTemplate_PreferredSchedulingTerm crd_struct_364871f01eda
#define flow_volcano_sh_v1alpha1_JobTemplate_PreferredSchedulingTerm_list crd_struct_364871f01eda_list
#define flow_volcano_sh_v1alpha1_JobTemplate_NodeSelector crd_struct_757466a27865
#define flow_volcano_sh_v1alpha1_JobTemplate_WeightedPodAffinityTerm crd_struct_4ad6ff28cc5d
#define flow_volcano_sh_v1alpha1_JobTemplate_WeightedPodAffinityTerm_list crd_struct_4ad6ff28cc5d_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PodAffinityTerm crd_struct_3cca8af26621
#define flow_volcano_sh_v1alpha1_JobTemplate_PodAffinityTerm_list crd_struct_3cca8af26621_list
#define flow_volcano_sh_v1alpha1_JobTemplate_EnvVarSource crd_struct_ac472fec424d
#define flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapEnvSource crd_struct_388bf016fd7d
#define flow_volcano_sh_v1alpha1_JobTemplate_LifecycleHandler crd_struct_b0401b6a57a8
#define flow_volcano_sh_v1alpha1_JobTemplate_ExecAction crd_struct_2b18cf1fba8b
#define flow_volcano_sh_v1alpha1_JobTemplate_GRPCAction crd_struct_ffe7db2bde7a
#define flow_volcano_sh_v1alpha1_JobTemplate_HTTPGetAction crd_struct_0e52ee817101
#define flow_volcano_sh_v1alpha1_JobTemplate_TCPSocketAction crd_struct_55c01f00cb9d
#define flow_volcano_sh_v1alpha1_JobTemplate_ContainerRestartRuleOnExitCodes crd_struct_f4e91fcfd14a
#define flow_volcano_sh_v1alpha1_JobTemplate_Capabilities crd_struct_29243d7efbb3
#define flow_volcano_sh_v1alpha1_JobTemplate_KeyToPath crd_struct_a3f81379e5b0
#define flow_volcano_sh_v1alpha1_JobTemplate_KeyToPath_list crd_struct_a3f81379e5b0_list
#define flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIVolumeFile crd_struct_ec409084991c
#define flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIVolumeFile_list crd_struct_ec409084991c_list
#define flow_volcano_sh_v1alpha1_JobTemplate_PersistentVolumeClaimTemplate crd_struct_693b5beb63dd
#define flow_volcano_sh_v1alpha1_JobTemplate_VolumeProjection crd_struct_ecbd117464c6
#define flow_volcano_sh_v1alpha1_JobTemplate_VolumeProjection_list crd_struct_ecbd117464c6_list
#define flow_volcano_sh_v1alpha1_JobTemplate_NodeSelectorTerm crd_struct_7e53d4032570
#define flow_volcano_sh_v1alpha1_JobTemplate_NodeSelectorTerm_list crd_struct_7e53d4032570_list
#define flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapKeySelector crd_struct_3ffc99c46f84
#define flow_volcano_sh_v1alpha1_JobTemplate_ObjectFieldSelector crd_struct_5399e2ce84e1
#define flow_volcano_sh_v1alpha1_JobTemplate_FileKeySelector crd_struct_35af3d040f2a
#define flow_volcano_sh_v1alpha1_JobTemplate_ResourceFieldSelector crd_struct_f5669bdbdb3d
#define flow_volcano_sh_v1alpha1_JobTemplate_SleepAction crd_struct_5feb3b091a47
#define flow_volcano_sh_v1alpha1_JobTemplate_ClusterTrustBundleProjection crd_struct_31fd2dffe8c9
#define flow_volcano_sh_v1alpha1_JobTemplate_ConfigMapProjection crd_struct_08a36fa60090
#define flow_volcano_sh_v1alpha1_JobTemplate_DownwardAPIProjection crd_struct_cb830978b43f
#define flow_volcano_sh_v1alpha1_JobTemplate_PodCertificateProjection crd_struct_c476b7a48a11
#define flow_volcano_sh_v1alpha1_JobTemplate_ServiceAccountTokenProjection crd_struct_3d28e8d3eb32

/* flow_volcano_sh_v1alpha1_JobTemplate_Status: JobTemplate.status */
typedef struct crd_struct_d95faafca368 {
  crd_object object;
  uint32_t has[1];
  crd_string_list jobDependsOnList;
} crd_struct_d95faafca368;

enum {
  crd_struct_d95faafca368_has_jobDependsOnList,
};

extern const crd_type crd_struct_d95faafca368_type;

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
} flow_volcano_sh_v1alpha1_JobTemplate;

enum {
  flow_volcano_sh_v1alpha1_JobTemplate_has_apiVersion,
  flow_volcano_sh_v1alpha1_JobTemplate_has_kind,
  flow_volcano_sh_v1alpha1_JobTemplate_has_metadata,
  flow_volcano_sh_v1alpha1_JobTemplate_has_spec,
  flow_volcano_sh_v1alpha1_JobTemplate_has_status,
};

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
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
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
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
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

CRD_END_DECLS

#endif
