/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Pod of /v1. */
#ifndef CRD_GENERATED_CORE_V1_POD_H
#define CRD_GENERATED_CORE_V1_POD_H

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
#define core_v1_Pod_PodSpec crd_struct_3c82220abb63
#define core_v1_Pod_Affinity crd_struct_a67ce32d115a
#define core_v1_Pod_Container crd_struct_808e6843cda0
#define core_v1_Pod_Container_list crd_struct_808e6843cda0_list
#define core_v1_Pod_PodDNSConfig crd_struct_183728731d83
#define core_v1_Pod_EphemeralContainer crd_struct_82cb147626fc
#define core_v1_Pod_EphemeralContainer_list crd_struct_82cb147626fc_list
#define core_v1_Pod_HostAlias crd_struct_e43ec6f98247
#define core_v1_Pod_HostAlias_list crd_struct_e43ec6f98247_list
#define core_v1_Pod_LocalObjectReference crd_struct_9da3c10d57b2
#define core_v1_Pod_LocalObjectReference_list crd_struct_9da3c10d57b2_list
#define core_v1_Pod_PodOS crd_struct_fd0743f4d25e
#define core_v1_Pod_PodOS_list crd_struct_fd0743f4d25e_list
#define core_v1_Pod_PodReadinessGate crd_struct_808303405162
#define core_v1_Pod_PodReadinessGate_list crd_struct_808303405162_list
#define core_v1_Pod_PodResourceClaim crd_struct_7d3c35173974
#define core_v1_Pod_PodResourceClaim_list crd_struct_7d3c35173974_list
#define core_v1_Pod_ResourceRequirements crd_struct_51baa461d954
#define core_v1_Pod_PodSchedulingGroup crd_struct_477cd4451065
#define core_v1_Pod_PodSecurityContext crd_struct_ab86fcd57c8b
#define core_v1_Pod_Toleration crd_struct_1f0181a20f1a
#define core_v1_Pod_Toleration_list crd_struct_1f0181a20f1a_list
#define core_v1_Pod_TopologySpreadConstraint crd_struct_ec60dd244899
#define core_v1_Pod_TopologySpreadConstraint_list crd_struct_ec60dd244899_list
#define core_v1_Pod_Volume crd_struct_2a75d3fbbaa3
#define core_v1_Pod_Volume_list crd_struct_2a75d3fbbaa3_list
#define core_v1_Pod_NodeAffinity crd_struct_bcba243d0f63
#define core_v1_Pod_PodAffinity crd_struct_9014dd5f2bfa
#define core_v1_Pod_EnvVar crd_struct_f494902ef94a
#define core_v1_Pod_EnvVar_list crd_struct_f494902ef94a_list
#define core_v1_Pod_EnvFromSource crd_struct_b901bcb9f2af
#define core_v1_Pod_EnvFromSource_list crd_struct_b901bcb9f2af_list
#define core_v1_Pod_Lifecycle crd_struct_47d6ffb2a075
#define core_v1_Pod_Probe crd_struct_edb7592527d8
#define core_v1_Pod_ContainerPort crd_struct_e3180f69b490
#define core_v1_Pod_ContainerPort_list crd_struct_e3180f69b490_list
#define core_v1_Pod_ContainerResizePolicy crd_struct_283638b4d799
#define core_v1_Pod_ContainerResizePolicy_list crd_struct_283638b4d799_list
#define core_v1_Pod_ContainerRestartRule crd_struct_325f4cc8e675
#define core_v1_Pod_ContainerRestartRule_list crd_struct_325f4cc8e675_list
#define core_v1_Pod_SecurityContext crd_struct_91494db2c293
#define core_v1_Pod_VolumeDevice crd_struct_0e4108392db7
#define core_v1_Pod_VolumeDevice_list crd_struct_0e4108392db7_list
#define core_v1_Pod_VolumeMount crd_struct_98ddc09ce949
#define core_v1_Pod_VolumeMount_list crd_struct_98ddc09ce949_list
#define core_v1_Pod_PodDNSConfigOption crd_struct_5e3e47a371b8
#define core_v1_Pod_PodDNSConfigOption_list crd_struct_5e3e47a371b8_list
#define core_v1_Pod_ResourceClaim crd_struct_450e1ab96581
#define core_v1_Pod_ResourceClaim_list crd_struct_450e1ab96581_list
#define core_v1_Pod_AppArmorProfile crd_struct_f24305f2ff0a
#define core_v1_Pod_SELinuxOptions crd_struct_856ce256aa9e
#define core_v1_Pod_HTTPHeader crd_struct_a767dde9f836
#define core_v1_Pod_HTTPHeader_list crd_struct_a767dde9f836_list
#define core_v1_Pod_WindowsSecurityContextOptions crd_struct_51904c711d76
#define core_v1_Pod_LabelSelector crd_struct_6910169ea7b2
#define core_v1_Pod_AWSElasticBlockStoreVolumeSource crd_struct_20ee437a4d82
#define core_v1_Pod_AzureDiskVolumeSource crd_struct_80967aaf7164
#define core_v1_Pod_AzureFileVolumeSource crd_struct_a32e17054f06
#define core_v1_Pod_CephFSVolumeSource crd_struct_40639ae3b50f
#define core_v1_Pod_CinderVolumeSource crd_struct_e1489000f322
#define core_v1_Pod_ConfigMapVolumeSource crd_struct_0185b8728769
#define core_v1_Pod_CSIVolumeSource crd_struct_a180c1204899
#define core_v1_Pod_DownwardAPIVolumeSource crd_struct_6732ea9e2364
#define core_v1_Pod_EmptyDirVolumeSource crd_struct_083b567792d1
#define core_v1_Pod_EphemeralVolumeSource crd_struct_a574ef9e57df
#define core_v1_Pod_FCVolumeSource crd_struct_df68993bcf4e
#define core_v1_Pod_FlexVolumeSource crd_struct_12464f33baf3
#define core_v1_Pod_FlockerVolumeSource crd_struct_e0f64c9d3a66
#define core_v1_Pod_GCEPersistentDiskVolumeSource crd_struct_f69239b690e3
#define core_v1_Pod_GitRepoVolumeSource crd_struct_a7c7154fcfa5
#define core_v1_Pod_GlusterfsVolumeSource crd_struct_9464a0c9e51e
#define core_v1_Pod_HostPathVolumeSource crd_struct_0a869a17b9fc
#define core_v1_Pod_ImageVolumeSource crd_struct_94c0bf88bece
#define core_v1_Pod_ISCSIVolumeSource crd_struct_5a1923133f8e
#define core_v1_Pod_NFSVolumeSource crd_struct_d62e1e770e27
#define core_v1_Pod_PersistentVolumeClaimVolumeSource crd_struct_4e66b7f08603
#define core_v1_Pod_PhotonPersistentDiskVolumeSource crd_struct_3899d2e17123
#define core_v1_Pod_PortworxVolumeSource crd_struct_42ec70a06a30
#define core_v1_Pod_ProjectedVolumeSource crd_struct_af55d0e1f670
#define core_v1_Pod_QuobyteVolumeSource crd_struct_74e3fb61f848
#define core_v1_Pod_RBDVolumeSource crd_struct_8131978bdc21
#define core_v1_Pod_ScaleIOVolumeSource crd_struct_c11c2d8ba551
#define core_v1_Pod_SecretVolumeSource crd_struct_6f36e96f09ac
#define core_v1_Pod_StorageOSVolumeSource crd_struct_5105965a5523
#define core_v1_Pod_VsphereVirtualDiskVolumeSource crd_struct_e834ba4052ee
#define core_v1_Pod_PreferredSchedulingTerm crd_struct_364871f01eda
#define core_v1_Pod_PreferredSchedulingTerm_list crd_struct_364871f01eda_list
#define core_v1_Pod_NodeSelector crd_struct_757466a27865
#define core_v1_Pod_WeightedPodAffinityTerm crd_struct_4ad6ff28cc5d
#define core_v1_Pod_WeightedPodAffinityTerm_list crd_struct_4ad6ff28cc5d_list
#define core_v1_Pod_PodAffinityTerm crd_struct_3cca8af26621
#define core_v1_Pod_PodAffinityTerm_list crd_struct_3cca8af26621_list
#define core_v1_Pod_EnvVarSource crd_struct_ac472fec424d
#define core_v1_Pod_ConfigMapEnvSource crd_struct_388bf016fd7d
#define core_v1_Pod_LifecycleHandler crd_struct_b0401b6a57a8
#define core_v1_Pod_ExecAction crd_struct_2b18cf1fba8b
#define core_v1_Pod_GRPCAction crd_struct_ffe7db2bde7a
#define core_v1_Pod_HTTPGetAction crd_struct_0e52ee817101
#define core_v1_Pod_TCPSocketAction crd_struct_55c01f00cb9d
#define core_v1_Pod_ContainerRestartRuleOnExitCodes crd_struct_f4e91fcfd14a
#define core_v1_Pod_Capabilities crd_struct_29243d7efbb3
#define core_v1_Pod_LabelSelectorRequirement crd_struct_8ff0998c7bc8
#define core_v1_Pod_LabelSelectorRequirement_list crd_struct_8ff0998c7bc8_list
#define core_v1_Pod_KeyToPath crd_struct_a3f81379e5b0
#define core_v1_Pod_KeyToPath_list crd_struct_a3f81379e5b0_list
#define core_v1_Pod_DownwardAPIVolumeFile crd_struct_ec409084991c
#define core_v1_Pod_DownwardAPIVolumeFile_list crd_struct_ec409084991c_list
#define core_v1_Pod_PersistentVolumeClaimTemplate crd_struct_693b5beb63dd
#define core_v1_Pod_VolumeProjection crd_struct_ecbd117464c6
#define core_v1_Pod_VolumeProjection_list crd_struct_ecbd117464c6_list
#define core_v1_Pod_NodeSelectorTerm crd_struct_7e53d4032570
#define core_v1_Pod_NodeSelectorTerm_list crd_struct_7e53d4032570_list
#define core_v1_Pod_ConfigMapKeySelector crd_struct_3ffc99c46f84
#define core_v1_Pod_ObjectFieldSelector crd_struct_5399e2ce84e1
#define core_v1_Pod_FileKeySelector crd_struct_35af3d040f2a
#define core_v1_Pod_ResourceFieldSelector crd_struct_f5669bdbdb3d
#define core_v1_Pod_SleepAction crd_struct_5feb3b091a47
#define core_v1_Pod_PersistentVolumeClaimTemplateMetadata crd_struct_e0f11b65b835
#define core_v1_Pod_PersistentVolumeClaimSpec crd_struct_2d9bfd4a2627
#define core_v1_Pod_ClusterTrustBundleProjection crd_struct_31fd2dffe8c9
#define core_v1_Pod_ConfigMapProjection crd_struct_08a36fa60090
#define core_v1_Pod_DownwardAPIProjection crd_struct_cb830978b43f
#define core_v1_Pod_PodCertificateProjection crd_struct_c476b7a48a11
#define core_v1_Pod_ServiceAccountTokenProjection crd_struct_3d28e8d3eb32
#define core_v1_Pod_TypedLocalObjectReference crd_struct_a069474a0751
#define core_v1_Pod_TypedObjectReference crd_struct_9bbdc910a2a2
#define core_v1_Pod_VolumeResourceRequirements crd_struct_3c6257ac3959

/* Pod
 * A pod, as far as rules read it: API servers have the kind without a CRD. */
typedef struct core_v1_Pod {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const core_v1_Pod_PodSpec *spec;
  const crd_value *status;
} core_v1_Pod;

enum {
  core_v1_Pod_has_apiVersion,
  core_v1_Pod_has_kind,
  core_v1_Pod_has_metadata,
  core_v1_Pod_has_spec,
  core_v1_Pod_has_status,
};

extern const crd_type core_v1_Pod_type;

/* The kind's names and tables. */
extern const crd_kind core_v1_Pod_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind core_v1_Pod_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK core_v1_Pod *core_v1_Pod_create(crd_arena *arena, const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
static inline bool core_v1_Pod_judge(crd_arena *arena, const core_v1_Pod *object, const core_v1_Pod *old,
                                     const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &core_v1_Pod_kind, object, old, options, verdict);
}
static inline bool core_v1_Pod_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                          const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &core_v1_Pod_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
CRD_MUST_CHECK core_v1_Pod *core_v1_Pod_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK core_v1_Pod *core_v1_Pod_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);
CRD_MUST_CHECK core_v1_Pod *core_v1_Pod_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool core_v1_Pod_validate(const core_v1_Pod *object, const core_v1_Pod *old, const crd_validate_options *options,
                          crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: core_v1_Pod_judge. False with an error where
  * the struct cannot be such a one; not every change shows. */
bool core_v1_Pod_validate_decoded(const core_v1_Pod *object, const core_v1_Pod *old, const crd_validate_options *options,
                                  crd_errors *errors);

/* What the operator's mutating webhook makes of the struct: a new one, with the defaults set, which counts as made by hand;
 * the patch is in `mutated`. NULL where it refuses, its patch does not apply, or memory gave out: `mutated` says so.
 * `options` may be NULL. */
CRD_MUST_CHECK core_v1_Pod *core_v1_Pod_mutate(crd_arena *arena, const core_v1_Pod *object,
                                               const crd_mutate_options *options, crd_mutated *mutated);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool core_v1_Pod_default(crd_arena *arena, core_v1_Pod *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK core_v1_Pod *core_v1_Pod_copy(crd_arena *arena, const core_v1_Pod *object);

/* Whether two structs say the same. */
bool core_v1_Pod_equal(const core_v1_Pod *a, const core_v1_Pod *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string core_v1_Pod_to_json(crd_arena *arena, const core_v1_Pod *object);
static inline crd_string core_v1_Pod_to_yaml(crd_arena *arena, const core_v1_Pod *object) {
  return crd_kind_to_yaml(arena, &core_v1_Pod_kind, object);
}

CRD_END_DECLS

#endif
