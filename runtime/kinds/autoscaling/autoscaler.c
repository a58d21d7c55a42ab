/* SPDX-License-Identifier: Apache-2.0 */
/* HorizontalPodAutoscaler of autoscaling/v2, and of v1, which is judged as it
 * (pkg/registry/autoscaling/horizontalpodautoscaler/strategy.go, pkg/apis/autoscaling/v2). */
#include "autoscaling.h"

#include "../../gotypes/equal.h"
#include "../workloads/workload.h"

typedef core_autoscaling_horizontal_pod_autoscaler autoscaler;

/* ---- defaults ---- */

/* GenerateHPAScaleUpRules, GenerateHPAScaleDownRules, copyHPAScalingRules, SetDefaults_HorizontalPodAutoscalerBehavior: both
 * policies to scale up, the second to scale down. */
static void default_scaling_rules(crd_arena *arena, core_autoscaling_hpa_scaling_rules **place, bool up) {
  static const core_autoscaling_hpa_scaling_policy policies[] = {
      {.type = CRD_STRING_INIT("Pods"), .value = 4, .period_seconds = 15},
      {.type = CRD_STRING_INIT("Percent"), .value = 100, .period_seconds = 15},
  };
  const uint32_t first = up ? 0 : 1, count = 2 - first;
  core_autoscaling_hpa_scaling_rules *rules = *place ? *place : crd_arena_zalloc(arena, sizeof *rules);
  *place = rules;
  if (!rules->select_policy.set) rules->select_policy = (core_optional_string){true, CRD_STRING("Max")};
  if (up) core_default_int32(&rules->stabilization_window_seconds, 0);
  if (rules->policies.items) return;
  rules->policies.items = crd_arena_alloc(arena, count * sizeof *policies);
  rules->policies.count = count;
  memcpy(rules->policies.items, policies + first, count * sizeof *policies);
}

/* SetDefaults_HorizontalPodAutoscaler */
static void set_autoscaler_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_autoscaling_horizontal_pod_autoscaler_spec *spec = &((autoscaler *)object)->spec;
  core_default_int32(&spec->min_replicas, 1);
  if (!spec->metrics.count) spec->metrics = crd_core_cpu_utilization(arena, CORE_DEFAULT_CPU_UTILIZATION);
  if (!spec->behavior) return;
  default_scaling_rules(arena, &spec->behavior->scale_up, true);
  default_scaling_rules(arena, &spec->behavior->scale_down, false);
}

/* v1.SetDefaults_HorizontalPodAutoscaler */
static void set_autoscaler_v1_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_autoscaling_v1_horizontal_pod_autoscaler *read = object;
  core_default_int32(&read->spec.min_replicas, 1);
}

/* Convert_v2_HorizontalPodAutoscaler_To_autoscaling_HorizontalPodAutoscaler */
static bool convert_autoscaler(crd_arena *arena, void *object, crd_string *error) {
  crd_core_drop_autoscaler_annotations(&((autoscaler *)object)->metadata.annotations);
  return true;
}

/* ---- preparation ---- */

static bool has_tolerance(const core_autoscaling_hpa_scaling_rules *rules) {
  return rules && rules->tolerance;
}

/* toleranceInUse */
static bool uses_tolerance(const autoscaler *old) {
  const core_autoscaling_horizontal_pod_autoscaler_behavior *behavior = old ? old->spec.behavior : NULL;
  return behavior && (has_tolerance(behavior->scale_up) || has_tolerance(behavior->scale_down));
}

/* dropDisabledFields */
static void drop_tolerance(const core_options *options, autoscaler *object, const autoscaler *old) {
  core_autoscaling_horizontal_pod_autoscaler_behavior *behavior = object->spec.behavior;
  if (options->gates.hpa_configurable_tolerance || uses_tolerance(old) || !behavior) return;
  if (behavior->scale_up) behavior->scale_up->tolerance = NULL;
  if (behavior->scale_down) behavior->scale_down->tolerance = NULL;
}

static void prepare_autoscaler_create(core_judging *judging, void *object, const void *before) {
  static const core_autoscaling_horizontal_pod_autoscaler_status none;
  autoscaler *new = object;
  new->status = none;
  if (judging->options.gates.hpa_generation) new->metadata.generation = 1;
  drop_tolerance(&judging->options, new, NULL);
}

static void prepare_autoscaler_update(core_judging *judging, void *object, const void *before) {
  autoscaler *new = object;
  const autoscaler *old = before;
  new->status = old->status;
  drop_tolerance(&judging->options, new, old);
  if (judging->options.gates.hpa_generation)
    core_count_change(&new->metadata, &old->metadata,
                      crd_core_equal(&crd_core_autoscaling_horizontal_pod_autoscaler_spec_type, &new->spec, &old->spec));
}

/* ---- rules ---- */

static bool has_bad_object_version(crd_arena *arena, const core_autoscaling_metric_spec_list *metrics) {
  for (uint32_t i = 0; i < metrics->count; i++) {
    const core_autoscaling_object_metric_source *source = metrics->items[i].object;
    if (core_is(metrics->items[i].type, "Object") && source &&
        crd_core_judge_api_version(arena, source->described_object.api_version, true).size)
      return true;
  }
  return false;
}

/* validationOptionsForHorizontalPodAutoscaler; the gate stands for declarative validation, too
 * (DeclarativeValidationConfig).
 */
static autoscaler_allowances allowances_for(core_judging *judging, const autoscaler *new, const autoscaler *old) {
  const core_autoscaling_cross_version_object_reference *target = &new->spec.scale_target_ref;
  autoscaler_allowances allowed = {.target_of_core = core_is(target->kind, "ReplicationController")};
  if (!old) return allowed;
  const core_autoscaling_cross_version_object_reference *was = &old->spec.scale_target_ref;
  if (old->spec.min_replicas.set && old->spec.min_replicas.value == 0) judging->options.gates.hpa_scale_to_zero = true;
  allowed.target_version =
      crd_string_equal(was->api_version, target->api_version) && crd_string_equal(was->kind, target->kind);
  allowed.object_versions = has_bad_object_version(judging->check.arena, &old->spec.metrics);
  return allowed;
}

/* ValidateHorizontalPodAutoscaler, ValidateHorizontalPodAutoscalerUpdate */
static void validate_autoscaler(core_judging *judging, const void *object, const void *before) {
  const autoscaler *new = object, *old = before;
  const autoscaler_allowances allowed = allowances_for(judging, new, old);
  crd_core_validate_metadata_of(&judging->check, &new->metadata, old ? &old->metadata : NULL, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_autoscaler_spec(&judging->check, &new->spec, &allowed);
}

/* ValidateHorizontalPodAutoscalerStatusUpdate; conditions have an observedGeneration since 1.37. */
static void validate_autoscaler_status(core_judging *judging, const void *object, const void *before) {
  enum { OBSERVES_CONDITIONS = 37 };
  const autoscaler *new = object, *old = before;
  const core_autoscaling_horizontal_pod_autoscaler_status *status = &new->status;
  core_check *check = &judging->check;
  const crd_path *path = CORE_STATUS;
  crd_core_validate_metadata_update(check, &new->metadata, &old->metadata);
  for (uint32_t i = 0; i < status->conditions.count && check->options->minor >= OBSERVES_CONDITIONS; i++)
    if (status->conditions.items[i].observed_generation.set)
      crd_core_validate_nonnegative(check, status->conditions.items[i].observed_generation.value,
                                    CORE_AT(CORE_ITEM(CORE_AT(path, "conditions"), i), "observedGeneration"));
  crd_core_validate_nonnegative(check, status->current_replicas, CORE_AT(path, "currentReplicas"));
  crd_core_validate_nonnegative(check, status->desired_replicas, CORE_AT(path, "desiredReplicas"));
}

static const core_operation autoscaler_updates[] = {
    {.prepare = prepare_autoscaler_update, .validate = validate_autoscaler},
    {.subresource = "status", .prepare = crd_core_keep_spec, .validate = validate_autoscaler_status},
};

const core_object_kind crd_core_autoscaler_kind = {
    CORE_KIND("autoscaling", "v2", "HorizontalPodAutoscaler", autoscaling_horizontal_pod_autoscaler),
    CORE_SPEC_OF(autoscaling_horizontal_pod_autoscaler),
    .convert = convert_autoscaler,
    .set_defaults = set_autoscaler_defaults,
    .create = {.prepare = prepare_autoscaler_create, .validate = validate_autoscaler},
    CORE_UPDATES_OF(autoscaler_updates),
};

const core_object_kind crd_core_autoscaler_v1_kind = {
    .group = CRD_STRING_INIT("autoscaling"),
    .version = CRD_STRING_INIT("v1"),
    .name = CRD_STRING_INIT("HorizontalPodAutoscaler"),
    .type = &crd_core_autoscaling_horizontal_pod_autoscaler_type,
    .wire = &crd_core_autoscaling_v1_horizontal_pod_autoscaler_type,
    .to_internal = crd_core_autoscaler_from_v1,
    .from_internal = crd_core_autoscaler_to_v1,
    .type_meta = offsetof(core_autoscaling_horizontal_pod_autoscaler, type_meta),
    .metadata = offsetof(core_autoscaling_horizontal_pod_autoscaler, metadata),
    CORE_SPEC_OF(autoscaling_horizontal_pod_autoscaler),
    .set_defaults = set_autoscaler_v1_defaults,
    .create = {.prepare = prepare_autoscaler_create, .validate = validate_autoscaler},
    CORE_UPDATES_OF(autoscaler_updates),
};
