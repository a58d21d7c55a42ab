/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by kinds with a pod template: selectors, the template, strategies, counters. */
#ifndef CORE_WORKLOAD_H
#define CORE_WORKLOAD_H

#include "../kinds.h"
#include "../validators.h"

/* metav1.LabelSelectorAsSelector: whether a selector converts; NULL does (and selects nothing). */
bool crd_core_selector_converts(const core_check *check, const core_label_selector *selector);
/* Selector.Matches: a selector without conditions matches everything, NULL nothing. */
bool crd_core_selector_matches(const core_label_selector *selector, const core_string_map *labels);
/* LabelSelectorHasInvalidLabelValue */
bool crd_core_selector_has_bad_value(const core_check *check, const core_label_selector *selector);
static inline bool core_selector_is_empty(const core_label_selector *selector) {
  return selector && selector->match_labels.count + selector->match_expressions.count == 0;
}

/* Validates spec.selector of a Deployment, a ReplicaSet and a StatefulSet: it must be set, valid and not empty (else
 * `empty_detail`). The path is that of the spec. */
void crd_core_validate_workload_selector(core_check *check, const core_label_selector *selector, crd_string empty_detail,
                                         const crd_path *spec_path);
/* Adds "`selector` does not match template `labels`", with the labels of the template at a path. */
void crd_core_say_mismatch(core_check *check, const core_string_map *labels, const crd_path *template_path);

/* ValidatePodTemplateSpecForReplicaSet and its callers: validates the template at `prefix`, which is below the path of the
 * spec, and whether its labels match the selector, if that is valid. */
void crd_core_validate_selected_template(core_check *check, const core_pod_template_spec *template,
                                         const core_label_selector *selector, const crd_path *spec_path, crd_string prefix);
/* ValidateImmutableField for structs that may be NULL. */
void crd_core_validate_same_struct(core_check *check, const core_type *type, const void *now, const void *before,
                                   const crd_path *path);
/* The same for spec.selector. */
void crd_core_validate_same_selector(core_check *check, const core_label_selector *selector, const core_label_selector *old);

/* ValidatePodTemplateSpec, and further checks of a workload's template: restartPolicy is Always, and there is no
 * deadline. */
void crd_core_validate_template_at(const core_check *check, const core_pod_template_spec *template, crd_string prefix);
void crd_core_validate_lasting_template(core_check *check, const core_pod_template_spec *template, const char *kind,
                                        const crd_path *template_path);
/* GetWarningsForPodTemplate for a template at a prefix. */
void crd_core_warn_of_template_at(core_judging *judging, const core_pod_template_spec *template, crd_string prefix);

/* pod.DropDisabledTemplateFields; `old` may be NULL. */
void crd_core_drop_template_fields(core_judging *judging, core_pod_template_spec *template,
                                   const core_pod_template_spec *old);
/* pod.GetValidationOptionsFromPodTemplate; sets the options of the judgement. */
void crd_core_allow_as_old(core_judging *judging, const core_pod_template_spec *template, const core_pod_template_spec *old);

/* A default. */
static inline void core_default_int32(core_optional_int32 *field, int32_t value) {
  if (!field->set) *field = (core_optional_int32){true, value};
}

/* Removes an annotation that represents a field of an internal type. */
void crd_core_remove_annotation(core_string_map *annotations, crd_string key);
/* A copy of the map with the pair, which replaces a value of that key; the old map does not change. */
core_string_map crd_core_string_map_with(crd_arena *arena, const core_string_map *map, crd_string key, crd_string value);

/* Increments the generation when the spec has changed. */
static inline void core_count_change(core_object_meta *metadata, const core_object_meta *old, bool same) {
  if (!same) metadata->generation = (int64_t)((uint64_t)old->generation + 1);
}

/* ---- steps of kinds whose rows have the offsets of their parts; without a template its steps do nothing ---- */

/* Drops the template's fields of disabled gates. A new object gets no status and generation 1. A changed one keeps the old
 * status, and a change of the spec increments its generation. */
core_prepare_step crd_core_prepare_workload;
/* For kinds whose objects are compared by reflection: any change outside of the metadata increments the generation. */
core_prepare_step crd_core_prepare_to_the_letter;
/* Warns about a template that is new or changed the generation, and about a new name that pods are named after. */
core_warn_step crd_core_warn_of_workload;

/* ---- strategies (pkg/apis/apps/validation) ---- */

/* ValidatePositiveIntOrPercent, getIntOrPercentValue, IsNotMoreThan100Percent; NULL is 0. */
void crd_core_validate_amount(core_check *check, const core_int_or_string *amount, const crd_path *path);
int64_t crd_core_amount(const core_int_or_string *amount);
void crd_core_validate_share(core_check *check, const core_int_or_string *amount, const crd_path *path);
/* A default: a number, or the percentage `text` when it is given. */
core_int_or_string *crd_core_make_amount(crd_arena *arena, int32_t number, crd_string text);

/* ---- counters of a status ---- */

/* Rows of int32 counters that must not be negative. */
typedef struct core_counter {
  const char *name; /* "readyReplicas" */
  int64_t value;
  bool set; /* whether it is set */
} core_counter;
void crd_core_validate_counters(core_check *check, const core_counter *counters, size_t count, const crd_path *path);
/* Adds "cannot be greater than WHAT" if `value` is greater than `most`. */
void crd_core_validate_at_most(core_check *check, const char *name, int32_t value, int32_t most, const char *what,
                               const crd_path *path);
/* ValidateReplicaSetStatus, ValidateReplicationControllerStatus. */
typedef struct core_replica_counts {
  int32_t replicas, fully_labeled, ready, available;
  int64_t observed_generation;
  core_optional_int32 terminating;
} core_replica_counts;
void crd_core_validate_replica_counts(core_check *check, const core_replica_counts *counts);
/* IsDecremented, of status.collisionCount. */
void crd_core_validate_collisions(core_check *check, core_optional_int32 count, core_optional_int32 old);

#endif
