/* SPDX-License-Identifier: Apache-2.0 */
/* scheduling.k8s.io/v1beta1 PodGroup and v1alpha3 CompositePodGroup (pkg/registry/scheduling/{podgroup,compositepodgroup},
 * pkg/apis/scheduling). */
#include "../rules.h"
#include "types_scheduling.h"

/* dropDisabledPodGroupStatusFields */
static void prepare_pod_group_status(core_judging *judging, void *object, const void *before) {
  core_scheduling_pod_group *group = object;
  crd_core_keep_all_but_status(judging, object, before);
  if (!judging->options.gates.dra_workload_resource_claims && !group->spec.resource_claims.count)
    group->status.resource_claim_statuses.count = 0;
}

/* ValidatePodGroup, ValidatePodGroupUpdate */
static void validate_pod_group(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_scheduling_pod_group_spec *spec = &((const core_scheduling_pod_group *)object)->spec;
  if (!before && spec->parent_composite_pod_group_name.set && !spec->workload_ref)
    crd_core_required_covered(check, CORE_AT(CORE_SPEC, "workloadRef"),
                              "must be set when parentCompositePodGroupName is set");
}

/* ValidatePodGroupStatusUpdate, validatePodGroupResourceClaimStatuses, havePodGroupClaim */
static void validate_pod_group_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_scheduling_pod_group *group = object;
  const core_scheduling_pod_group_resource_claim_list *spec_claims = &group->spec.resource_claims;
  const core_scheduling_pod_group_resource_claim_status_list *claims = &group->status.resource_claim_statuses;
  const crd_path *path = CORE_STATUS, *list = CORE_AT(path, "resourceClaimStatuses");
  crd_core_validate_conditions(check, &group->status.conditions, CORE_AT(path, "conditions"));
  for (uint32_t i = 0; i < claims->count; i++)
    if (CORE_INDEX_OF(spec_claims, name, claims->items[i].name) == spec_claims->count)
      crd_core_bad_text(check, CORE_AT(CORE_ITEM(list, i), "name"), claims->items[i].name,
                        "must match the name of an entry in `spec.resourceClaims`");
}

/* The only mode is "+default". */
#define GROUP_DEFAULTS                                                                                                      \
  CORE_DEFAULTS({"spec.preemptionPolicy", "PreemptLowerPriority", CORE_GATE(pod_group_preemption_policy)},                  \
                {"spec.disruptionMode", "single", 0})

const core_object_kind crd_core_pod_group_kind = {
    CORE_KIND("scheduling.k8s.io", "v1beta1", "PodGroup", scheduling_pod_group),
    GROUP_DEFAULTS,
    /* SetDefaults_PodGroup, dropDisabledPodGroupFields, dropDisabledPodGroupSpecFields, dropDisabledPreemptionPolicyField,
     * preemptionPolicyInUse, schedulingConstraintsInUse, dropDisabledSchedulingConstraintsFields,
     * draWorkloadResourceClaimsInUse, dropDisabledDRAWorkloadResourceClaimsFields,
     * dropDisabledParentCompositePodGroupNameField, parentCompositePodGroupNameInUse */
    CORE_GATED({CORE_GATE(topology_aware_workload_scheduling), .paths = "spec.schedulingConstraints"},
               {CORE_GATE(dra_workload_resource_claims), .paths = "spec.resourceClaims"},
               {CORE_GATE(pod_group_preemption_policy), .paths = "spec.preemptionPolicy"},
               {CORE_GATE(composite_pod_group), .paths = "spec.parentCompositePodGroupName"}),
    CORE_STEPS(.prepare = crd_core_keep_status, .validate = validate_pod_group),
    CORE_OF_STATUS(.prepare = prepare_pod_group_status, .validate = validate_pod_group_status),
};

/* SetDefaults_CompositePodGroup, dropDisabledCompositePodGroupFields, dropDisabledCompositePodGroupSpecFields,
 * compositepodgroup.dropDisabledPreemptionPolicyField, compositepodgroup.preemptionPolicyInUse; ValidateCompositePodGroup,
 * ValidateCompositePodGroupUpdate, ValidateCompositePodGroupStatusUpdate */
const core_object_kind crd_core_composite_pod_group_kind = {
    CORE_KIND("scheduling.k8s.io", "v1alpha3", "CompositePodGroup", scheduling_composite_pod_group),
    GROUP_DEFAULTS,
    CORE_GATED({CORE_GATE(pod_group_preemption_policy), .paths = "spec.preemptionPolicy"}),
    CORE_STEPS(.prepare = crd_core_keep_status),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .validate = crd_core_validate_conditions_of_status),
};
