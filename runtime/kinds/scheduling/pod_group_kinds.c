/* SPDX-License-Identifier: Apache-2.0 */
/* scheduling.k8s.io/v1beta1 PodGroup and v1alpha3 CompositePodGroup (pkg/registry/scheduling/{podgroup,compositepodgroup},
 * pkg/apis/scheduling). */
#include "scheduling.h"

#include "../pods/pod_changes.h"

#include <stddef.h>

static void default_preemption(const core_options *options, core_optional_string *policy) {
  if (options->gates.pod_group_preemption_policy && !policy->set)
    *policy = (core_optional_string){true, CRD_STRING("PreemptLowerPriority")};
}

/* ---- PodGroup ---- */

/* SetDefaults_PodGroup; one mode is "+default". */
static void set_pod_group_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_scheduling_pod_group_spec *spec = &((core_scheduling_pod_group *)object)->spec;
  default_preemption(options, &spec->preemption_policy);
  if (spec->disruption_mode) return;
  spec->disruption_mode = crd_arena_zalloc(arena, sizeof *spec->disruption_mode);
  spec->disruption_mode->single = crd_arena_zalloc(arena, sizeof *spec->disruption_mode->single);
}

/* dropDisabledPodGroupFields, dropDisabledPreemptionPolicyField, preemptionPolicyInUse, schedulingConstraintsInUse,
 * dropDisabledSchedulingConstraintsFields, draWorkloadResourceClaimsInUse, dropDisabledDRAWorkloadResourceClaimsFields,
 * dropDisabledParentCompositePodGroupNameField, parentCompositePodGroupNameInUse: of a new object, and of one that changes:
 * dropDisabledPodGroupSpecFields. */
static void prepare_pod_group(core_judging *judging, void *object, const void *before) {
  static const core_scheduling_pod_group none;
  core_scheduling_pod_group *group = object;
  const core_scheduling_pod_group *old = before ? before : &none;
  const core_gates *gates = &judging->options.gates;
  core_scheduling_pod_group_spec *spec = &group->spec;
  group->status = old->status;
  if (!gates->topology_aware_workload_scheduling && !old->spec.scheduling_constraints) spec->scheduling_constraints = NULL;
  if (!gates->dra_workload_resource_claims && !old->spec.resource_claims.count) spec->resource_claims.count = 0;
  if (!gates->pod_group_preemption_policy && !old->spec.preemption_policy.set) spec->preemption_policy.set = false;
  if (!gates->composite_pod_group && !old->spec.parent_composite_pod_group_name.set)
    spec->parent_composite_pod_group_name.set = false;
}

/* dropDisabledPodGroupStatusFields */
static void prepare_pod_group_status(core_judging *judging, void *object, const void *before) {
  core_scheduling_pod_group *group = object;
  crd_core_keep_all_but_status(judging, object, before);
  if (!judging->options.gates.dra_workload_resource_claims && !group->spec.resource_claims.count)
    group->status.resource_claim_statuses.count = 0;
}

/* ValidatePodGroup, ValidatePodGroupUpdate */
static void validate_pod_group(core_judging *judging, const void *object, const void *before) {
  const core_scheduling_pod_group *group = object, *old = before;
  core_check *check = &judging->check;
  if (old) {
    crd_core_validate_metadata_update(check, &group->metadata, &old->metadata);
    return;
  }
  crd_core_validate_metadata(check, &group->metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (group->spec.parent_composite_pod_group_name.set && !group->spec.workload_ref)
    crd_core_required_covered(check, CORE_AT(CORE_SPEC, "workloadRef"),
                              CRD_STRING("must be set when parentCompositePodGroupName is set"));
}

/* havePodGroupClaim */
static bool names_claim(const core_scheduling_pod_group *group, crd_string name) {
  for (uint32_t i = 0; i < group->spec.resource_claims.count; i++)
    if (crd_string_equal(group->spec.resource_claims.items[i].name, name)) return true;
  return false;
}

/* ValidatePodGroupStatusUpdate, validatePodGroupResourceClaimStatuses */
static void validate_pod_group_status(core_judging *judging, const void *object, const void *before) {
  const core_scheduling_pod_group *group = object, *old = before;
  const core_scheduling_pod_group_resource_claim_status_list *claims = &group->status.resource_claim_statuses;
  const crd_path *path = CORE_STATUS, *list = CORE_AT(path, "resourceClaimStatuses");
  core_check *check = &judging->check;
  crd_core_validate_metadata_update(check, &group->metadata, &old->metadata);
  crd_core_validate_conditions(check, &group->status.conditions, CORE_AT(path, "conditions"));
  for (uint32_t i = 0; i < claims->count; i++)
    if (!names_claim(group, claims->items[i].name))
      crd_core_bad_text(check, CORE_AT(CORE_ITEM(list, i), "name"), claims->items[i].name,
                        "must match the name of an entry in `spec.resourceClaims`");
}

const core_object_kind crd_core_pod_group_kind = {
    CORE_KIND("scheduling.k8s.io", "v1beta1", "PodGroup", scheduling_pod_group),
    CORE_PARTS_OF(scheduling_pod_group),
    .set_defaults = set_pod_group_defaults,
    .create = {.prepare = prepare_pod_group, .validate = validate_pod_group},
    CORE_UPDATES({.prepare = prepare_pod_group, .validate = validate_pod_group},
                 {.subresource = "status", .prepare = prepare_pod_group_status, .validate = validate_pod_group_status}),
};

/* ---- CompositePodGroup ---- */

/* SetDefaults_CompositePodGroup */
static void set_composite_group_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_scheduling_composite_pod_group_spec *spec = &((core_scheduling_composite_pod_group *)object)->spec;
  default_preemption(options, &spec->preemption_policy);
  if (spec->disruption_mode) return;
  spec->disruption_mode = crd_arena_zalloc(arena, sizeof *spec->disruption_mode);
  spec->disruption_mode->single = crd_arena_zalloc(arena, sizeof *spec->disruption_mode->single);
}

/* dropDisabledCompositePodGroupFields, dropDisabledCompositePodGroupSpecFields,
 * compositepodgroup.dropDisabledPreemptionPolicyField, compositepodgroup.preemptionPolicyInUse */
static void prepare_composite_group(core_judging *judging, void *object, const void *before) {
  const core_scheduling_composite_pod_group *old = before;
  crd_core_keep_status(judging, object, before);
  if (!judging->options.gates.pod_group_preemption_policy && !(old && old->spec.preemption_policy.set))
    ((core_scheduling_composite_pod_group *)object)->spec.preemption_policy.set = false;
}

/* ValidateCompositePodGroup, ValidateCompositePodGroupUpdate */
static void validate_composite_group(core_judging *judging, const void *object, const void *before) {
  const core_scheduling_composite_pod_group *group = object, *old = before;
  crd_core_validate_metadata_of(&judging->check, &group->metadata, old ? &old->metadata : NULL, CRD_NAME_DNS_SUBDOMAIN);
}

/* ValidateCompositePodGroupStatusUpdate */
static void validate_composite_group_status(core_judging *judging, const void *object, const void *before) {
  const core_scheduling_composite_pod_group *group = object;
  validate_composite_group(judging, object, before);
  crd_core_validate_conditions(&judging->check, &group->status.conditions, CORE_AT(CORE_STATUS, "conditions"));
}

const core_object_kind crd_core_composite_pod_group_kind = {
    CORE_KIND("scheduling.k8s.io", "v1alpha3", "CompositePodGroup", scheduling_composite_pod_group),
    CORE_PARTS_OF(scheduling_composite_pod_group),
    .set_defaults = set_composite_group_defaults,
    .create = {.prepare = prepare_composite_group, .validate = validate_composite_group},
    CORE_UPDATES(
        {.prepare = prepare_composite_group, .validate = validate_composite_group},
        {.subresource = "status", .prepare = crd_core_keep_all_but_status, .validate = validate_composite_group_status}),
};
