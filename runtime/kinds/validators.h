/* SPDX-License-Identifier: Apache-2.0 */
/* Validators of parts of a pod template that have their own files, in the order in which pod_spec.c and pod_template.c call
 * them. `path` is the part's path and not NULL, unless the comment allows it; `spec` is the whole pod. */
#ifndef CORE_VALIDATORS_H
#define CORE_VALIDATORS_H

#include "../base/hash.h"
#include "check.h"

/* The mountable volumes by name: those whose names passed ValidateVolumes, the first of each name. A value is a const
 * core_volume *. */
typedef struct core_known_volumes {
  name_table by_name;
} core_known_volumes;
static inline const core_volume *core_known_volume(const core_known_volumes *volumes, crd_string name) {
  return crd_name_table_find(&volumes->by_name, name);
}

/* The names of the pod's resource claims (gatherPodResourceClaimNames). */
typedef struct core_claim_names {
  name_table by_name;
} core_claim_names;
static inline bool core_has_claim(const core_claim_names *claims, crd_string name) {
  return crd_name_table_find(&claims->by_name, name) != NULL;
}

/* The context of the checks of containers. */
typedef struct core_pod_context {
  const core_pod_spec *spec;
  const core_known_volumes *volumes;
  const core_claim_names *claims;
  bool host_users; /* spec.hostUsers; true when unset */
} core_pod_context;

/* ---- volumes ---- */

/* ValidateVolumes; fills `known`, which the caller has initialized. */
void crd_core_validate_volumes(core_check *check, const core_volume_list *volumes, const crd_path *path,
                               core_known_volumes *known);
/* ValidatePersistentVolumeClaimSpec. */
void crd_core_validate_claim_spec(core_check *check, const core_persistent_volume_claim_spec *claim, const crd_path *path);
/* Checks of claims and volumes: access modes must be known, and one of them excludes the others; the mode of a volume. */
void crd_core_validate_access_modes(core_check *check, const core_string_list *modes, const crd_path *path);
void crd_core_validate_volume_mode(core_check *check, const core_optional_string *mode, const crd_path *path);
/* validatePodResourceClaims. */
void crd_core_validate_pod_resource_claims(core_check *check, const core_pod_resource_claim_list *claims,
                                           const crd_path *path);

/* validation.IsInRange and InclusiveRangeError; a user's or group's number (IsValidUserID, IsValidGroupID), if set; the mode
 * of a file. */
void crd_core_validate_range(core_check *check, int64_t number, int64_t least, int64_t most, const crd_path *path);
crd_string crd_core_say_range(const core_check *check, int64_t least, int64_t most);
void crd_core_validate_user_id(core_check *check, const core_optional_int64 *id, const crd_path *path);
void crd_core_validate_file_mode(core_check *check, const core_optional_int32 *mode, const crd_path *path);
/* validatePathNoBacksteps, validateLocalDescendingPath, ValidateLocalNonReservedPath. */
void crd_core_validate_path_without_backsteps(core_check *check, crd_string text, const crd_path *path);
void crd_core_validate_local_descending_path(core_check *check, crd_string text, const crd_path *path);
void crd_core_validate_local_non_reserved_path(core_check *check, crd_string text, const crd_path *path);

/* ---- containers ---- */

/* validatePullPolicy, for containers and image volumes. */
void crd_core_validate_pull_policy(core_check *check, crd_string policy, const crd_path *path);

void crd_core_validate_containers(core_check *check, const core_pod_context *pod, const crd_path *path);
void crd_core_validate_init_containers(core_check *check, const core_pod_context *pod, const crd_path *path);
void crd_core_validate_ephemeral_containers(core_check *check, const core_pod_context *pod, const crd_path *path);
/* validatePodHostNetworkDeps; the path is that of the pod's spec. */
void crd_core_validate_host_network_ports(core_check *check, const core_pod_spec *spec, const crd_path *spec_path);
/* validateFileKeyRefVolumes; likewise. */
void crd_core_validate_file_key_volumes(core_check *check, const core_pod_spec *spec, const crd_path *spec_path);
/* validatePodResources; the path is that of the pod's spec. */
void crd_core_validate_pod_resources(core_check *check, const core_pod_context *pod, const crd_path *path);
/* ValidateContainerResourceRequirements, without the checks of claims when `claims` is NULL; overhead and volume claims use
 * parts of it. */
void crd_core_validate_resource_requirements(core_check *check, const core_resource_requirements *requirements,
                                             const core_claim_names *claims, const crd_path *path);
/* ValidateResourceQuantityValue */
void crd_core_validate_quantity_value(core_check *check, const core_quantity_pair *pair, const crd_path *path);
/* validateObjectFieldSelector with the sorted list of allowed paths; validateContainerResourceFieldSelector. Environment and
 * downward API volumes share them. */
void crd_core_validate_object_field_selector(core_check *check, const core_object_field_selector *selector,
                                             const crd_string *allowed, size_t count, const crd_path *path);
void crd_core_validate_resource_field_selector(core_check *check, const core_resource_field_selector *selector,
                                               const crd_path *path, bool volume);

/* ---- security ---- */

/* validatePodSpecSecurityContext; spec.securityContext may be NULL. */
void crd_core_validate_pod_security_context(core_check *check, const core_pod_spec *spec, const crd_path *spec_path,
                                            const crd_path *path);
/* For containers and pods (validateSeccompProfileField, ValidateAppArmorProfileField,
 * validateWindowsSecurityContextOptions). NULL: nothing is wrong. */
void crd_core_validate_seccomp_profile(core_check *check, const core_seccomp_profile *profile, const crd_path *path);
void crd_core_validate_app_armor_profile(core_check *check, const core_app_armor_profile *profile, const crd_path *path);
void crd_core_validate_windows_options(core_check *check, const core_windows_security_context_options *options,
                                       const crd_path *path);
/* validateWindowsHostProcessPod; the path is that of the pod's spec. */
void crd_core_validate_windows_host_process_pod(core_check *check, const core_pod_spec *spec, const crd_path *path);
/* validateOS, then validateLinux or validateWindows; spec.os is set. */
void crd_core_validate_pod_os(core_check *check, const core_pod_spec *spec, const crd_path *spec_path);

/* ---- scheduling, DNS ---- */

/* ValidateNodeSelector, HasInvalidLabelValueInNodeSelectorTerms. */
void crd_core_validate_node_selector(core_check *check, const core_node_selector *selector, const crd_path *path);
bool crd_core_node_selector_has_bad_value(crd_arena *arena, const core_node_selector *selector);
/* validateAffinity; `affinity` may be NULL. */
void crd_core_validate_affinity(core_check *check, const core_affinity *affinity, const crd_path *path);
/* validatePodDNSConfig. */
void crd_core_validate_pod_dns_config(core_check *check, const core_pod_spec *spec, const crd_path *path);
void crd_core_validate_scheduling_gates(core_check *check, const core_pod_scheduling_gate_list *gates, const crd_path *path);
void crd_core_validate_topology_spread_constraints(core_check *check,
                                                   const core_topology_spread_constraint_list *constraints,
                                                   const crd_path *path);
/* ValidateMatchLabelKeysAndMismatchLabelKeys, and ValidateMatchLabelKeysInTopologySpread, which check keys before they are
 * merged into selectors. The first gets the path of the struct with both lists, the second that of the list. */
void crd_core_validate_match_label_keys(core_check *check, const core_string_list *match, const core_string_list *mismatch,
                                        const core_label_selector *selector, const crd_path *path);
void crd_core_validate_match_label_keys_alone(core_check *check, const core_string_list *keys,
                                              const core_label_selector *selector, const crd_path *path);
void crd_core_validate_tolerations(core_check *check, const core_toleration_list *tolerations, const crd_path *path);
void crd_core_validate_host_aliases(core_check *check, const core_host_alias_list *aliases, const crd_path *path);
/* unversioned.ValidateLabelSelector; NULL: nothing is wrong. */
void crd_core_validate_label_selector(core_check *check, const core_label_selector *selector, const crd_path *path);
/* With `any_value` the values of its expressions are not checked. */
void crd_core_validate_label_selector_of_any_value(core_check *check, const core_label_selector *selector, bool any_value,
                                                   const crd_path *path);
/* ValidateLabelSelectorRequirement */
void crd_core_validate_label_requirement(core_check *check, const core_label_selector_requirement *requirement,
                                         bool any_operator, bool any_value, const crd_path *path);

/* ---- metadata ---- */

/* unversioned.ValidateLabels, ValidateAnnotations. */
void crd_core_validate_labels(core_check *check, const core_string_map *labels, const crd_path *path);
void crd_core_validate_annotations(core_check *check, const core_string_map *annotations, const crd_path *path);
/* ValidateTemplateObjectMeta: the template of an object may only have labels and annotations. */
void crd_core_validate_template_metadata(core_check *check, const core_object_meta *metadata, const crd_path *path);
/* ValidatePodSpecificAnnotations. */
void crd_core_validate_pod_annotations(core_check *check, const core_pod_template_spec *pod, const crd_path *path);
/* validateSeccompAnnotationsAndFields, validateAppArmorAnnotationsAndFieldsMatchOnCreate; the path is that of the spec. */
void crd_core_validate_annotations_match_fields(core_check *check, const core_pod_template_spec *pod, const crd_path *path);

/* ---- the pod ---- */

/* ValidatePodSpec. */
void crd_core_validate_pod_spec(core_check *check, const core_pod_spec *spec, const crd_path *path);
/* ValidatePodTemplateSpec. */
void crd_core_validate_pod_template_spec(core_check *check, const core_pod_template_spec *pod);

#endif
