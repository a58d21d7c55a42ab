/* SPDX-License-Identifier: Apache-2.0 */
/* HorizontalPodAutoscaler of autoscaling/v2, and of v1, which is judged as it
 * (pkg/registry/autoscaling/horizontalpodautoscaler/strategy.go, pkg/apis/autoscaling/v2). */
#include "autoscaling.h"

typedef core_autoscaling_horizontal_pod_autoscaler autoscaler;

/* GenerateHPAScaleUpRules, GenerateHPAScaleDownRules, copyHPAScalingRules: both policies to scale up, the second to scale
 * down. */
static void default_policies(crd_arena *arena, core_autoscaling_hpa_scaling_rules *rules, uint32_t first) {
  static const core_autoscaling_hpa_scaling_policy policies[] = {
      {.type = CRD_STRING_INIT("Pods"), .value = 4, .period_seconds = 15},
      {.type = CRD_STRING_INIT("Percent"), .value = 100, .period_seconds = 15},
  };
  if (!rules || rules->policies.items) return;
  rules->policies.count = 2 - first;
  rules->policies.items = crd_arena_alloc(arena, sizeof policies);
  memcpy(rules->policies.items, policies + first, rules->policies.count * sizeof *policies);
}

/* SetDefaults_HorizontalPodAutoscaler, SetDefaults_HorizontalPodAutoscalerBehavior */
static void set_autoscaler_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_autoscaling_horizontal_pod_autoscaler_spec *spec = &((autoscaler *)object)->spec;
  if (!spec->metrics.count) spec->metrics = crd_core_cpu_utilization(arena, CORE_DEFAULT_CPU_UTILIZATION);
  if (!spec->behavior) return;
  default_policies(arena, spec->behavior->scale_up, 0);
  default_policies(arena, spec->behavior->scale_down, 1);
}

/* Convert_v2_HorizontalPodAutoscaler_To_autoscaling_HorizontalPodAutoscaler */
static bool convert_autoscaler(crd_arena *arena, void *object, crd_string *error) {
  crd_core_drop_autoscaler_annotations(&((autoscaler *)object)->metadata.annotations);
  return true;
}

static void prepare_autoscaler(core_judging *judging, void *object, const void *before) {
  (judging->options.gates.hpa_generation ? crd_core_prepare_workload : crd_core_keep_status)(judging, object, before);
}

/* ValidateHorizontalPodAutoscaler, ValidateHorizontalPodAutoscalerUpdate, validationOptionsForHorizontalPodAutoscaler: the
 * gate stands for declarative validation, too (DeclarativeValidationConfig). */
static void validate_autoscaler(core_judging *judging, core_check *check, const void *object, const void *before) {
  const autoscaler *old = before;
  if (old && old->spec.min_replicas.set && old->spec.min_replicas.value == 0)
    judging->options.gates.hpa_scale_to_zero = true;
  crd_core_validate_autoscaler_spec(check, &((const autoscaler *)object)->spec, old ? &old->spec : NULL);
}

/* ValidateHorizontalPodAutoscalerStatusUpdate; conditions have an observedGeneration since 1.37. */
static void validate_autoscaler_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { OBSERVES_CONDITIONS = 37 };
  const core_autoscaling_horizontal_pod_autoscaler_status *status = &((const autoscaler *)object)->status;
  const crd_path *path = CORE_STATUS, *conditions = CORE_AT(path, "conditions");
  for (uint32_t i = 0; i < status->conditions.count && check->options->minor >= OBSERVES_CONDITIONS; i++)
    crd_core_validate_nonnegative(check, status->conditions.items[i].observed_generation.value,
                                  CORE_AT(CORE_ITEM(conditions, i), "observedGeneration"));
  crd_core_validate_nonnegative(check, status->current_replicas, CORE_AT(path, "currentReplicas"));
  crd_core_validate_nonnegative(check, status->desired_replicas, CORE_AT(path, "desiredReplicas"));
}

#define AUTOSCALER(its_version)                                                                                             \
  CORE_KIND("autoscaling", its_version, "HorizontalPodAutoscaler", autoscaling_horizontal_pod_autoscaler),                  \
      CORE_GATED(                                                                                                           \
          {CORE_GATE(hpa_configurable_tolerance), "spec.behavior.scaleUp.tolerance spec.behavior.scaleDown.tolerance"}),    \
      CORE_STEPS(.prepare = prepare_autoscaler, .validate = validate_autoscaler),                                           \
      CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_autoscaler_status)

/* dropDisabledFields, toleranceInUse */
const core_object_kind crd_core_autoscaler_kind = {
    AUTOSCALER("v2"),
    .convert = convert_autoscaler,
    CORE_DEFAULTS({"spec.minReplicas", "1", 0}, {"spec.behavior.scaleUp", "{}", 0}, {"spec.behavior.scaleDown", "{}", 0},
                  {"spec.behavior.scaleUp.selectPolicy", "Max", 0}, {"spec.behavior.scaleDown.selectPolicy", "Max", 0},
                  {"spec.behavior.scaleUp.stabilizationWindowSeconds", "0", 0}),
    .set_defaults = set_autoscaler_defaults,
};

/* v1.SetDefaults_HorizontalPodAutoscaler */
const core_object_kind crd_core_autoscaler_v1_kind = {
    AUTOSCALER("v1"),
    .wire = &crd_core_autoscaling_v1_horizontal_pod_autoscaler_type,
    .to_internal = crd_core_autoscaler_from_v1,
    .from_internal = crd_core_autoscaler_to_v1,
    CORE_DEFAULTS({"spec.minReplicas", "1", 0}),
};
