/* SPDX-License-Identifier: Apache-2.0 */
/* Changes of Pods: of the Pod itself and by its subresources (pkg/registry/core/pod/strategy.go; pkg/apis/core/validation:
 * ValidatePodUpdate and its like). The steps are those of kinds.h. */
#ifndef CORE_POD_CHANGES_H
#define CORE_POD_CHANGES_H

#include "../kinds.h"

core_prepare_step crd_core_prepare_pod_update, crd_core_prepare_pod_ephemeral_containers, crd_core_prepare_pod_resize,
    crd_core_prepare_pod_status;
core_judge_step crd_core_validate_pod_update, crd_core_validate_pod_ephemeral_containers, crd_core_validate_pod_resize,
    crd_core_validate_pod_status;
core_warn_step crd_core_warn_of_pod_status;

/* ---- shared functions ---- */

/* DropDisabledPodFields: of the spec, the annotations and the status; `old` is NULL when the Pod is created. */
void crd_core_drop_disabled_pod_fields(core_judging *judging, core_pod *pod, const core_pod *old);
/* dropDisabledPodStatusFields (pod_status_drop.c). */
void crd_core_drop_disabled_status_fields(const core_gates *gates, core_pod *pod, const core_pod *old);
/* updatePodGeneration */
void crd_core_update_pod_generation(const core_options *options, core_pod *pod, const core_pod *old);

/* The first minor where pods have a generation. */
enum { CORE_COUNTS_POD_CHANGES = 33 };
/* ResetObjectMetaForStatus: keeps the metadata that subresources do not change. */
void crd_core_keep_metadata(core_object_meta *metadata, const core_object_meta *old);
/* The check of a changed Pod, with what the old one allows. `options` must live as long as the check. */
core_check crd_core_check_of_pod_change(core_judging *judging, core_options *options, const core_pod *pod,
                                        const core_pod *old);
/* ValidateObjectMetaUpdate, then validatePodMetadataAndSpec. */
void crd_core_validate_changed_pod(core_check *check, const core_pod *pod, const core_pod *old);
/* ValidatePodSpecificAnnotationUpdates */
void crd_core_validate_pod_annotation_changes(core_check *check, const core_pod *pod, const core_pod *old);
bool crd_core_is_mirror_pod(const core_pod *pod);
/* validatePodLevelResourcesCoverDRA (pod_node_claims.c) */
void crd_core_validate_node_claims_covered(core_check *check, const core_pod *pod);

#endif
