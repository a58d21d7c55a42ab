/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayCluster of ray.io/v1alpha1. */
#ifndef CRD_GENERATED_RAY_IO_V1ALPHA1_RAYCLUSTER_H
#define CRD_GENERATED_RAY_IO_V1ALPHA1_RAYCLUSTER_H

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
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar ray_io_v1alpha1_RayCluster_EnvVar;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVar_list ray_io_v1alpha1_RayCluster_EnvVar_list;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource ray_io_v1alpha1_RayCluster_EnvFromSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list ray_io_v1alpha1_RayCluster_EnvFromSource_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements ray_io_v1alpha1_RayCluster_ResourceRequirements;
typedef batch_volcano_sh_v1alpha1_CronJob_SecurityContext ray_io_v1alpha1_RayCluster_SecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount ray_io_v1alpha1_RayCluster_VolumeMount;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list ray_io_v1alpha1_RayCluster_VolumeMount_list;
typedef ray_io_v1_RayCluster_HeadService ray_io_v1alpha1_RayCluster_HeadService;
typedef batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec ray_io_v1alpha1_RayCluster_PodTemplateSpec;
typedef ray_io_v1_RayCluster_ScaleStrategy ray_io_v1alpha1_RayCluster_ScaleStrategy;
typedef batch_volcano_sh_v1alpha1_CronJob_EnvVarSource ray_io_v1alpha1_RayCluster_EnvVarSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource ray_io_v1alpha1_RayCluster_ConfigMapEnvSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim ray_io_v1alpha1_RayCluster_ResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list ray_io_v1alpha1_RayCluster_ResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile ray_io_v1alpha1_RayCluster_AppArmorProfile;
typedef batch_volcano_sh_v1alpha1_CronJob_Capabilities ray_io_v1alpha1_RayCluster_Capabilities;
typedef batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions ray_io_v1alpha1_RayCluster_SELinuxOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions ray_io_v1alpha1_RayCluster_WindowsSecurityContextOptions;
typedef batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata ray_io_v1alpha1_RayCluster_HeadServiceMetadata;
typedef ray_io_v1_RayCluster_ServiceSpec ray_io_v1alpha1_RayCluster_ServiceSpec;
typedef ray_io_v1_RayCluster_ServiceStatus ray_io_v1alpha1_RayCluster_ServiceStatus;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpec ray_io_v1alpha1_RayCluster_PodSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector ray_io_v1alpha1_RayCluster_ConfigMapKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector ray_io_v1alpha1_RayCluster_ObjectFieldSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_FileKeySelector ray_io_v1alpha1_RayCluster_FileKeySelector;
typedef batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector ray_io_v1alpha1_RayCluster_ResourceFieldSelector;
typedef ray_io_v1_RayCluster_ServicePort ray_io_v1alpha1_RayCluster_ServicePort;
typedef ray_io_v1_RayCluster_ServicePort_list ray_io_v1alpha1_RayCluster_ServicePort_list;
typedef ray_io_v1_RayCluster_SessionAffinityConfig ray_io_v1alpha1_RayCluster_SessionAffinityConfig;
typedef config_volcano_sh_v1alpha1_ColocationConfiguration_Condition ray_io_v1alpha1_RayCluster_Condition;
typedef config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list ray_io_v1alpha1_RayCluster_Condition_list;
typedef ray_io_v1_RayCluster_LoadBalancerStatus ray_io_v1alpha1_RayCluster_LoadBalancerStatus;
typedef batch_volcano_sh_v1alpha1_CronJob_Affinity ray_io_v1alpha1_RayCluster_Affinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Container ray_io_v1alpha1_RayCluster_Container;
typedef batch_volcano_sh_v1alpha1_CronJob_Container_list ray_io_v1alpha1_RayCluster_Container_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig ray_io_v1alpha1_RayCluster_PodDNSConfig;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer ray_io_v1alpha1_RayCluster_EphemeralContainer;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list ray_io_v1alpha1_RayCluster_EphemeralContainer_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias ray_io_v1alpha1_RayCluster_HostAlias;
typedef batch_volcano_sh_v1alpha1_CronJob_HostAlias_list ray_io_v1alpha1_RayCluster_HostAlias_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference ray_io_v1alpha1_RayCluster_LocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list ray_io_v1alpha1_RayCluster_LocalObjectReference_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS ray_io_v1alpha1_RayCluster_PodOS;
typedef batch_volcano_sh_v1alpha1_CronJob_PodOS_list ray_io_v1alpha1_RayCluster_PodOS_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate ray_io_v1alpha1_RayCluster_PodReadinessGate;
typedef batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list ray_io_v1alpha1_RayCluster_PodReadinessGate_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim ray_io_v1alpha1_RayCluster_PodResourceClaim;
typedef batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list ray_io_v1alpha1_RayCluster_PodResourceClaim_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup ray_io_v1alpha1_RayCluster_PodSchedulingGroup;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext ray_io_v1alpha1_RayCluster_PodSecurityContext;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration ray_io_v1alpha1_RayCluster_Toleration;
typedef batch_volcano_sh_v1alpha1_CronJob_Toleration_list ray_io_v1alpha1_RayCluster_Toleration_list;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint ray_io_v1alpha1_RayCluster_TopologySpreadConstraint;
typedef batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list ray_io_v1alpha1_RayCluster_TopologySpreadConstraint_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume ray_io_v1alpha1_RayCluster_Volume;
typedef batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list ray_io_v1alpha1_RayCluster_Volume_list;
typedef ray_io_v1_RayCluster_ClientIPConfig ray_io_v1alpha1_RayCluster_ClientIPConfig;
typedef ray_io_v1_RayCluster_LoadBalancerIngress ray_io_v1alpha1_RayCluster_LoadBalancerIngress;
typedef ray_io_v1_RayCluster_LoadBalancerIngress_list ray_io_v1alpha1_RayCluster_LoadBalancerIngress_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeAffinity ray_io_v1alpha1_RayCluster_NodeAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinity ray_io_v1alpha1_RayCluster_PodAffinity;
typedef batch_volcano_sh_v1alpha1_CronJob_Lifecycle ray_io_v1alpha1_RayCluster_Lifecycle;
typedef batch_volcano_sh_v1alpha1_CronJob_Probe ray_io_v1alpha1_RayCluster_Probe;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort ray_io_v1alpha1_RayCluster_ContainerPort;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list ray_io_v1alpha1_RayCluster_ContainerPort_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy ray_io_v1alpha1_RayCluster_ContainerResizePolicy;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list ray_io_v1alpha1_RayCluster_ContainerResizePolicy_list;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule ray_io_v1alpha1_RayCluster_ContainerRestartRule;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list ray_io_v1alpha1_RayCluster_ContainerRestartRule_list;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice ray_io_v1alpha1_RayCluster_VolumeDevice;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list ray_io_v1alpha1_RayCluster_VolumeDevice_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption ray_io_v1alpha1_RayCluster_PodDNSConfigOption;
typedef batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list ray_io_v1alpha1_RayCluster_PodDNSConfigOption_list;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader ray_io_v1alpha1_RayCluster_HTTPHeader;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list ray_io_v1alpha1_RayCluster_HTTPHeader_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector ray_io_v1alpha1_RayCluster_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource ray_io_v1alpha1_RayCluster_AWSElasticBlockStoreVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource ray_io_v1alpha1_RayCluster_AzureDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource ray_io_v1alpha1_RayCluster_AzureFileVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource ray_io_v1alpha1_RayCluster_CephFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource ray_io_v1alpha1_RayCluster_CinderVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource ray_io_v1alpha1_RayCluster_ConfigMapVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource ray_io_v1alpha1_RayCluster_CSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource ray_io_v1alpha1_RayCluster_DownwardAPIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource ray_io_v1alpha1_RayCluster_EmptyDirVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource ray_io_v1alpha1_RayCluster_EphemeralVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource ray_io_v1alpha1_RayCluster_FCVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource ray_io_v1alpha1_RayCluster_FlexVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource ray_io_v1alpha1_RayCluster_FlockerVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource ray_io_v1alpha1_RayCluster_GCEPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource ray_io_v1alpha1_RayCluster_GitRepoVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource ray_io_v1alpha1_RayCluster_GlusterfsVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource ray_io_v1alpha1_RayCluster_HostPathVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource ray_io_v1alpha1_RayCluster_ImageVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource ray_io_v1alpha1_RayCluster_ISCSIVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource ray_io_v1alpha1_RayCluster_NFSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource ray_io_v1alpha1_RayCluster_PersistentVolumeClaimVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource ray_io_v1alpha1_RayCluster_PhotonPersistentDiskVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource ray_io_v1alpha1_RayCluster_PortworxVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource ray_io_v1alpha1_RayCluster_ProjectedVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource ray_io_v1alpha1_RayCluster_QuobyteVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource ray_io_v1alpha1_RayCluster_RBDVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource ray_io_v1alpha1_RayCluster_ScaleIOVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource ray_io_v1alpha1_RayCluster_SecretVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource ray_io_v1alpha1_RayCluster_StorageOSVolumeSource;
typedef batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource ray_io_v1alpha1_RayCluster_VsphereVirtualDiskVolumeSource;
typedef ray_io_v1_RayCluster_PortStatus ray_io_v1alpha1_RayCluster_PortStatus;
typedef ray_io_v1_RayCluster_PortStatus_list ray_io_v1alpha1_RayCluster_PortStatus_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm ray_io_v1alpha1_RayCluster_PreferredSchedulingTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list ray_io_v1alpha1_RayCluster_PreferredSchedulingTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelector ray_io_v1alpha1_RayCluster_NodeSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm ray_io_v1alpha1_RayCluster_WeightedPodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list ray_io_v1alpha1_RayCluster_WeightedPodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm ray_io_v1alpha1_RayCluster_PodAffinityTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list ray_io_v1alpha1_RayCluster_PodAffinityTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler ray_io_v1alpha1_RayCluster_LifecycleHandler;
typedef batch_volcano_sh_v1alpha1_CronJob_ExecAction ray_io_v1alpha1_RayCluster_ExecAction;
typedef batch_volcano_sh_v1alpha1_CronJob_GRPCAction ray_io_v1alpha1_RayCluster_GRPCAction;
typedef batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction ray_io_v1alpha1_RayCluster_HTTPGetAction;
typedef batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction ray_io_v1alpha1_RayCluster_TCPSocketAction;
typedef batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes ray_io_v1alpha1_RayCluster_ContainerRestartRuleOnExitCodes;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement ray_io_v1alpha1_RayCluster_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list ray_io_v1alpha1_RayCluster_LabelSelectorRequirement_list;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath ray_io_v1alpha1_RayCluster_KeyToPath;
typedef batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list ray_io_v1alpha1_RayCluster_KeyToPath_list;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile ray_io_v1alpha1_RayCluster_DownwardAPIVolumeFile;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list ray_io_v1alpha1_RayCluster_DownwardAPIVolumeFile_list;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate ray_io_v1alpha1_RayCluster_PersistentVolumeClaimTemplate;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection ray_io_v1alpha1_RayCluster_VolumeProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list ray_io_v1alpha1_RayCluster_VolumeProjection_list;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm ray_io_v1alpha1_RayCluster_NodeSelectorTerm;
typedef batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list ray_io_v1alpha1_RayCluster_NodeSelectorTerm_list;
typedef batch_volcano_sh_v1alpha1_CronJob_SleepAction ray_io_v1alpha1_RayCluster_SleepAction;
typedef batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec ray_io_v1alpha1_RayCluster_PersistentVolumeClaimSpec;
typedef batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection ray_io_v1alpha1_RayCluster_ClusterTrustBundleProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection ray_io_v1alpha1_RayCluster_ConfigMapProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection ray_io_v1alpha1_RayCluster_DownwardAPIProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection ray_io_v1alpha1_RayCluster_PodCertificateProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection ray_io_v1alpha1_RayCluster_ServiceAccountTokenProjection;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference ray_io_v1alpha1_RayCluster_TypedLocalObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference ray_io_v1alpha1_RayCluster_TypedObjectReference;
typedef batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements ray_io_v1alpha1_RayCluster_VolumeResourceRequirements;
#define ray_io_v1alpha1_RayCluster_Condition_status_True config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_True
#define ray_io_v1alpha1_RayCluster_Condition_status_False config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_False
#define ray_io_v1alpha1_RayCluster_Condition_status_Unknown config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_Unknown

struct ray_io_v1alpha1_RayCluster_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* RayCluster
 * A Ray cluster: a head and groups of workers. */
typedef struct ray_io_v1alpha1_RayCluster {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const ray_io_v1alpha1_RayCluster_Spec *spec;
  const ray_io_v1alpha1_RayCluster_Status *status;
  CRD_BITS(ray_io_v1alpha1_RayCluster);
} ray_io_v1alpha1_RayCluster;

extern const crd_type ray_io_v1alpha1_RayCluster_type;

/* The kind's names and tables. */
extern const crd_kind ray_io_v1alpha1_RayCluster_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_create(crd_arena *arena, const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool ray_io_v1alpha1_RayCluster_judge(crd_arena *arena, const ray_io_v1alpha1_RayCluster *object,
                                                    const ray_io_v1alpha1_RayCluster *old,
                                                    const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &ray_io_v1alpha1_RayCluster_kind, object, old, options, verdict);
}
static inline bool ray_io_v1alpha1_RayCluster_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                         const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &ray_io_v1alpha1_RayCluster_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_decode(crd_arena *arena, crd_value *value,
                                                                             crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_from_json(crd_arena *arena, crd_string text,
                                                                                crd_texts *strict, crd_errors *errors);
CRD_MUST_CHECK ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_from_yaml(crd_arena *arena, crd_string text,
                                                                                crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's).
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool ray_io_v1alpha1_RayCluster_validate(const ray_io_v1alpha1_RayCluster *object, const ray_io_v1alpha1_RayCluster *old,
                                         const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: ray_io_v1alpha1_RayCluster_judge. False with
 * an error where the struct cannot be such a one; not every change shows. */
bool ray_io_v1alpha1_RayCluster_validate_decoded(const ray_io_v1alpha1_RayCluster *object,
                                                 const ray_io_v1alpha1_RayCluster *old, const crd_validate_options *options,
                                                 crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool ray_io_v1alpha1_RayCluster_default(crd_arena *arena, ray_io_v1alpha1_RayCluster *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_copy(crd_arena *arena,
                                                                           const ray_io_v1alpha1_RayCluster *object);

/* Whether two structs say the same. */
bool ray_io_v1alpha1_RayCluster_equal(const ray_io_v1alpha1_RayCluster *a, const ray_io_v1alpha1_RayCluster *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string ray_io_v1alpha1_RayCluster_to_json(crd_arena *arena, const ray_io_v1alpha1_RayCluster *object);
static inline crd_string ray_io_v1alpha1_RayCluster_to_yaml(crd_arena *arena, const ray_io_v1alpha1_RayCluster *object) {
  return crd_kind_to_yaml(arena, &ray_io_v1alpha1_RayCluster_kind, object);
}

CRD_END_GENERATED

#endif
