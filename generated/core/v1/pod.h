/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Pod of /v1. */
#ifndef CRD_GENERATED_CORE_V1_POD_H
#define CRD_GENERATED_CORE_V1_POD_H

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
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpec core_v1_Pod_PodSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_Affinity core_v1_Pod_Affinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Container core_v1_Pod_Container;
typedef batch_volcano_sh_v1alpha1_CronJob_Container_list core_v1_Pod_Container_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig core_v1_Pod_PodDNSConfig;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer core_v1_Pod_EphemeralContainer;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list core_v1_Pod_EphemeralContainer_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias core_v1_Pod_HostAlias;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias_list core_v1_Pod_HostAlias_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference core_v1_Pod_LocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list core_v1_Pod_LocalObjectReference_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS core_v1_Pod_PodOS;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS_list core_v1_Pod_PodOS_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate core_v1_Pod_PodReadinessGate;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list core_v1_Pod_PodReadinessGate_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim core_v1_Pod_PodResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list core_v1_Pod_PodResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements core_v1_Pod_ResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup core_v1_Pod_PodSchedulingGroup;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext core_v1_Pod_PodSecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration core_v1_Pod_Toleration;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration_list core_v1_Pod_Toleration_list;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint core_v1_Pod_TopologySpreadConstraint;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list core_v1_Pod_TopologySpreadConstraint_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume core_v1_Pod_Volume;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list core_v1_Pod_Volume_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeAffinity core_v1_Pod_NodeAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinity core_v1_Pod_PodAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar core_v1_Pod_EnvVar;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar_list core_v1_Pod_EnvVar_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource core_v1_Pod_EnvFromSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list core_v1_Pod_EnvFromSource_list;
typedef batch_volcano_sh_v1alpha1_CronJob_Lifecycle core_v1_Pod_Lifecycle;
typedef batch_volcano_sh_v1alpha1_CronJob_Probe core_v1_Pod_Probe;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort core_v1_Pod_ContainerPort;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list core_v1_Pod_ContainerPort_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy core_v1_Pod_ContainerResizePolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list core_v1_Pod_ContainerResizePolicy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule core_v1_Pod_ContainerRestartRule;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list core_v1_Pod_ContainerRestartRule_list;
typedef batch_volcano_sh_v1alpha1_CronJob_SecurityContext core_v1_Pod_SecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice core_v1_Pod_VolumeDevice;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list core_v1_Pod_VolumeDevice_list;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount core_v1_Pod_VolumeMount;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list core_v1_Pod_VolumeMount_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption core_v1_Pod_PodDNSConfigOption;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list core_v1_Pod_PodDNSConfigOption_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim core_v1_Pod_ResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list core_v1_Pod_ResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile core_v1_Pod_AppArmorProfile;
typedef batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions core_v1_Pod_SELinuxOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader core_v1_Pod_HTTPHeader;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list core_v1_Pod_HTTPHeader_list;
typedef batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions core_v1_Pod_WindowsSecurityContextOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector core_v1_Pod_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource core_v1_Pod_AWSElasticBlockStoreVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource core_v1_Pod_AzureDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource core_v1_Pod_AzureFileVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource core_v1_Pod_CephFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource core_v1_Pod_CinderVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource core_v1_Pod_ConfigMapVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource core_v1_Pod_CSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource core_v1_Pod_DownwardAPIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource core_v1_Pod_EmptyDirVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource core_v1_Pod_EphemeralVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource core_v1_Pod_FCVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource core_v1_Pod_FlexVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource core_v1_Pod_FlockerVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource core_v1_Pod_GCEPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource core_v1_Pod_GitRepoVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource core_v1_Pod_GlusterfsVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource core_v1_Pod_HostPathVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource core_v1_Pod_ImageVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource core_v1_Pod_ISCSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource core_v1_Pod_NFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource core_v1_Pod_PersistentVolumeClaimVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource core_v1_Pod_PhotonPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource core_v1_Pod_PortworxVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource core_v1_Pod_ProjectedVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource core_v1_Pod_QuobyteVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource core_v1_Pod_RBDVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource core_v1_Pod_ScaleIOVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource core_v1_Pod_SecretVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource core_v1_Pod_StorageOSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource core_v1_Pod_VsphereVirtualDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm core_v1_Pod_PreferredSchedulingTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list core_v1_Pod_PreferredSchedulingTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelector core_v1_Pod_NodeSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm core_v1_Pod_WeightedPodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list core_v1_Pod_WeightedPodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm core_v1_Pod_PodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list core_v1_Pod_PodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVarSource core_v1_Pod_EnvVarSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource core_v1_Pod_ConfigMapEnvSource;
typedef batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler core_v1_Pod_LifecycleHandler;
typedef batch_volcano_sh_v1alpha1_CronJob_ExecAction core_v1_Pod_ExecAction;
typedef batch_volcano_sh_v1alpha1_CronJob_GRPCAction core_v1_Pod_GRPCAction;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction core_v1_Pod_HTTPGetAction;
typedef batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction core_v1_Pod_TCPSocketAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes core_v1_Pod_ContainerRestartRuleOnExitCodes;
typedef batch_volcano_sh_v1alpha1_CronJob_Capabilities core_v1_Pod_Capabilities;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement core_v1_Pod_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list core_v1_Pod_LabelSelectorRequirement_list;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath core_v1_Pod_KeyToPath;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list core_v1_Pod_KeyToPath_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile core_v1_Pod_DownwardAPIVolumeFile;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list core_v1_Pod_DownwardAPIVolumeFile_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate core_v1_Pod_PersistentVolumeClaimTemplate;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection core_v1_Pod_VolumeProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list core_v1_Pod_VolumeProjection_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm core_v1_Pod_NodeSelectorTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list core_v1_Pod_NodeSelectorTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector core_v1_Pod_ConfigMapKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector core_v1_Pod_ObjectFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_FileKeySelector core_v1_Pod_FileKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector core_v1_Pod_ResourceFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_SleepAction core_v1_Pod_SleepAction;
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata core_v1_Pod_PersistentVolumeClaimTemplateMetadata;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec core_v1_Pod_PersistentVolumeClaimSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection core_v1_Pod_ClusterTrustBundleProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection core_v1_Pod_ConfigMapProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection core_v1_Pod_DownwardAPIProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection core_v1_Pod_PodCertificateProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection core_v1_Pod_ServiceAccountTokenProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference core_v1_Pod_TypedLocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference core_v1_Pod_TypedObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements core_v1_Pod_VolumeResourceRequirements;

struct core_v1_Pod_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
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
  CRD_BITS(core_v1_Pod);
} core_v1_Pod;

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
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
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
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
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

CRD_END_GENERATED

#endif
