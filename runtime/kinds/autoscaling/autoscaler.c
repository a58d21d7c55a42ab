/* SPDX-License-Identifier: Apache-2.0 */
/* HorizontalPodAutoscaler of autoscaling/v2, and of v1, which is converted to v2
 * (pkg/registry/autoscaling/horizontalpodautoscaler/strategy.go, pkg/apis/autoscaling/{v2,validation}). */
#include "../../text/group_version.h"
#include "autoscaling.h"

/* ValidateAPIVersion: returns the error text; empty: valid. */
static crd_string judge_api_version(crd_arena *arena, crd_string api_version, bool of_core) {
  crd_group_version parts;
  if (!crd_group_version_parse(api_version, &parts))
    return crd_arena_printf(arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(api_version));
  return of_core || parts.group.size ? CORE_NO_DETAIL : CRD_STRING("apiVersion must specify API group");
}

/* ValidateCrossVersionObjectReference; the declarative rule that its parts are required is still alpha. */
static void validate_reference(core_check *check, const core_autoscaling_cross_version_object_reference *reference,
                               bool any_version, bool of_core, const crd_path *path) {
  enum { JUDGES_VERSION = 34 };
  crd_string detail = judge_api_version(check->arena, reference->api_version, of_core);
  crd_core_require(check, CORE_AT(path, "kind"), reference->kind, crd_core_check_path_segment);
  crd_core_require(check, CORE_AT(path, "name"), reference->name, crd_core_check_path_segment);
  if (detail.size && !any_version && check->options->minor >= JUDGES_VERSION)
    crd_core_invalid_text(check, CORE_AT(path, "apiVersion"), crd_bad_string(reference->api_version), detail);
}

static void validate_positive_amount(core_check *check, const crd_quantity *amount, const crd_path *path) {
  if (amount && crd_quantity_sign(amount) <= 0)
    crd_core_invalid(check, path, crd_core_show_quantity_itself(check, amount), "must be positive");
}

/* validateMetricTarget */
static void validate_target(core_check *check, const core_autoscaling_metric_target *target, const crd_path *path) {
  const core_optional_int32 *utilization = &target->average_utilization;
  const crd_path *type = CORE_AT(path, "type");
  if (!target->type.size) crd_core_required(check, type, "must specify a metric target type");
  if (!crd_core_is_among(target->type, "Utilization Value AverageValue"))
    crd_core_bad_word(check, type, target->type, "must be either Utilization, Value, or AverageValue");
  validate_positive_amount(check, target->value, CORE_AT(path, "value"));
  validate_positive_amount(check, target->average_value, CORE_AT(path, "averageValue"));
  if (utilization->set && utilization->value < 1)
    crd_core_bad_number(check, CORE_AT(path, "averageUtilization"), utilization->value, "must be greater than 0");
}

/* validateMetricIdentifier, validateMetricTarget, and the check that a value is set: an average, or one of both kinds.
 * `exclusive`: the error for both. */
static void validate_custom(core_check *check, const core_autoscaling_metric_identifier *metric,
                            const core_autoscaling_metric_target *target, bool average, const char *missing,
                            const char *exclusive, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "target");
  crd_core_require_because(check, CORE_AT(CORE_AT(path, "metric"), "name"), metric->name, crd_core_check_path_segment,
                           "must specify a metric name");
  validate_target(check, target, at);
  if (!target->average_value && (average || !target->value)) crd_core_required(check, CORE_AT(at, "averageValue"), missing);
  if (exclusive && target->value && target->average_value) crd_core_forbidden(check, CORE_AT(at, "value"), exclusive);
}

/* The checks of a target in validateResourceSource and validateContainerResourceSource. */
static void validate_resource_target(core_check *check, const core_autoscaling_metric_target *target, const crd_path *path) {
  validate_target(check, target, path);
  if (!target->average_utilization.set && !target->average_value)
    crd_core_required(check, CORE_AT(path, "averageUtilization"),
                      "must set either a target raw value or a target utilization");
  if (target->average_utilization.set && target->average_value)
    crd_core_forbidden(check, CORE_AT(path, "averageValue"), "may not set both a target raw value and a target utilization");
}

static void validate_source_name(core_check *check, crd_string name, const crd_path *path) {
  if (!name.size) crd_core_required(check, CORE_AT(path, "name"), "must specify a resource name");
}

/* validateContainerResourceSource */
static void validate_container_source(core_check *check, const core_autoscaling_container_resource_metric_source *source,
                                      const crd_path *path) {
  validate_source_name(check, source->name, path);
  if (source->name.size) crd_core_validate_container_resource_name(check, source->name, CORE_AT(path, "name"));
  crd_core_require_because(check, CORE_AT(path, "container"), source->container, crd_check_dns1123_label,
                           "must specify a container");
  validate_resource_target(check, &source->target, CORE_AT(path, "target"));
}

/* validateObjectSource, validateExternalSource, validatePodsSource, validateResourceSource: checks only the first source
 * that is set, in upstream's order. */
static void validate_first_source(core_check *check, const core_autoscaling_metric_spec *metric, bool any_version,
                                  const crd_path *path) {
  const crd_path *object = CORE_AT(path, "object"), *resource = CORE_AT(path, "resource");
  if (metric->object) {
    validate_reference(check, &metric->object->described_object, any_version, true, CORE_AT(object, "describedObject"));
    validate_custom(check, &metric->object->metric, &metric->object->target, false,
                    "must set either a target value or averageValue", NULL, object);
  } else if (metric->external) {
    validate_custom(check, &metric->external->metric, &metric->external->target, false,
                    "must set either a target value for metric or a per-pod target",
                    "may not set both a target value for metric and a per-pod target", CORE_AT(path, "external"));
  } else if (metric->pods) {
    validate_custom(check, &metric->pods->metric, &metric->pods->target, true, "must specify a positive target averageValue",
                    NULL, CORE_AT(path, "pods"));
  } else if (metric->resource) {
    validate_source_name(check, metric->resource->name, resource);
    validate_resource_target(check, &metric->resource->target, CORE_AT(resource, "target"));
  } else if (metric->container_resource) {
    validate_container_source(check, metric->container_resource, CORE_AT(path, "containerResource"));
  }
}

/* validateMetricSpec */
static void validate_metric(core_check *check, const core_autoscaling_metric_spec *metric, bool any_version,
                            const crd_path *path) {
  static const char types[] = "ContainerResource External Object Pods Resource";
  const struct {
    const char *type, *field;
    bool given;
  } sources[] = {{"ContainerResource", "containerResource", metric->container_resource},
                 {"External", "external", metric->external},
                 {"Object", "object", metric->object},
                 {"Pods", "pods", metric->pods},
                 {"Resource", "resource", metric->resource}};
  enum { SOURCES = sizeof sources / sizeof *sources };
  const crd_path *type = CORE_AT(path, "type");
  size_t count = 0, expected = 0;
  for (size_t i = 0; i < SOURCES; i++) count += sources[i].given;
  while (expected < SOURCES && !core_is(metric->type, sources[expected].type)) expected++;
  if (!metric->type.size) crd_core_required(check, type, "must specify a metric source type");
  crd_core_validate_choice(check, type, metric->type, types);
  validate_first_source(check, metric, any_version, path);
  crd_core_validate_choice(check, type, metric->type, types);
  if (expected < SOURCES && !sources[expected].given)
    crd_core_required(check, CORE_NAMED(path, crd_string_of(sources[expected].field)),
                      "must populate information for the given metric source");
  for (size_t i = 0; i < SOURCES && count != 1; i++)
    if (sources[i].given && i != expected)
      crd_core_forbidden(check, CORE_NAMED(path, crd_string_of(sources[i].field)),
                         "must populate the given metric source only");
}

/* If an object of an old metric had an invalid apiVersion, invalid ones are allowed everywhere. */
static bool has_bad_object_version(crd_arena *arena, const core_autoscaling_horizontal_pod_autoscaler_spec *old) {
  for (uint32_t i = 0; old && i < old->metrics.count; i++) {
    const core_autoscaling_object_metric_source *source = old->metrics.items[i].object;
    if (core_is(old->metrics.items[i].type, "Object") && source &&
        judge_api_version(arena, source->described_object.api_version, true).size)
      return true;
  }
  return false;
}

/* validateMetrics */
static void validate_metrics(core_check *check, const core_autoscaling_horizontal_pod_autoscaler_spec *spec,
                             bool any_version, const crd_path *path) {
  bool beyond_pods = false;
  for (uint32_t i = 0; i < spec->metrics.count; i++) {
    validate_metric(check, &spec->metrics.items[i], any_version, CORE_ITEM(path, i));
    beyond_pods = beyond_pods || crd_core_is_among(spec->metrics.items[i].type, "Object External");
  }
  if (spec->min_replicas.set && spec->min_replicas.value == 0 && !beyond_pods)
    crd_core_forbidden(check, path,
                       "must specify at least one Object or External metric to support scaling to zero replicas");
}

/* Adds "must be greater than zero", or an error for a number over a limit. */
static void validate_bounds(core_check *check, int32_t number, int32_t least, int32_t most, const char *too_small,
                            const crd_path *path) {
  if (number < least) crd_core_bad_number(check, path, number, too_small);
  if (number > most) crd_core_invalid_as(check, path, crd_bad_int(number), "must be less than or equal to %d", most);
}

/* validateScalingRules, validateScalingPolicy */
static void validate_scaling_rules(core_check *check, const core_autoscaling_hpa_scaling_rules *rules,
                                   const crd_path *path) {
  enum { LONGEST_WINDOW = 3600, LONGEST_PERIOD = 1800 };
  const crd_path *policies = CORE_AT(path, "policies");
  if (!rules) return;
  if (rules->stabilization_window_seconds.set)
    validate_bounds(check, rules->stabilization_window_seconds.value, 0, LONGEST_WINDOW,
                    "must be greater than or equal to zero", CORE_AT(path, "stabilizationWindowSeconds"));
  crd_core_validate_optional_choice(check, CORE_AT(path, "selectPolicy"), &rules->select_policy, "Disabled Max Min");
  if (!rules->policies.count) crd_core_required(check, policies, "must specify at least one Policy");
  for (uint32_t i = 0; i < rules->policies.count; i++) {
    const core_autoscaling_hpa_scaling_policy *policy = &rules->policies.items[i];
    const crd_path *at = CORE_ITEM(policies, i);
    crd_core_validate_choice(check, CORE_AT(at, "type"), policy->type, "Percent Pods");
    validate_bounds(check, policy->value, 1, INT32_MAX, "must be greater than zero", CORE_AT(at, "value"));
    validate_bounds(check, policy->period_seconds, 1, LONGEST_PERIOD, "must be greater than zero",
                    CORE_AT(at, "periodSeconds"));
  }
  if (rules->tolerance && crd_quantity_sign(rules->tolerance) < 0)
    crd_core_invalid(check, CORE_AT(path, "tolerance"), crd_core_show_quantity(check, rules->tolerance),
                     "must be greater than or equal to 0");
}

static void validate_replicas(core_check *check, const core_autoscaling_horizontal_pod_autoscaler_spec *spec,
                              const crd_path *path) {
  enum { TELLS_BOUND = 36 };
  const core_optional_int32 *least = &spec->min_replicas;
  const crd_path *most = CORE_AT(path, "maxReplicas");
  const int bound = check->options->gates.hpa_scale_to_zero ? 0 : 1;
  const uint32_t from = check->errors->count;
  if (least->set && least->value < bound)
    crd_core_invalid_as(check, CORE_AT(path, "minReplicas"), crd_bad_int(least->value),
                        "must be greater than or equal to %d", bound);
  const bool tells_bound = check->options->minor >= TELLS_BOUND;
  if (spec->max_replicas < 1 && !tells_bound)
    crd_core_bad_number(check, most, spec->max_replicas, "must be greater than 0");
  else if (spec->max_replicas < 0)
    crd_core_bad_number(check, most, spec->max_replicas, "must be greater than or equal to 1");
  crd_core_mark_covered(check, from);
  if (spec->max_replicas == 0 && tells_bound) crd_core_required_covered(check, most, "must be set and greater than 0");
  if (least->set && spec->max_replicas < least->value)
    crd_core_bad_number(check, most, spec->max_replicas, "must be greater than or equal to `minReplicas`");
}

/* validateHorizontalPodAutoscalerSpec, validateBehavior */
static void validate_autoscaler_spec(core_check *check, const core_autoscaling_horizontal_pod_autoscaler_spec *spec,
                                     const core_autoscaling_horizontal_pod_autoscaler_spec *old) {
  const core_autoscaling_cross_version_object_reference *target = &spec->scale_target_ref,
                                                        *was = old ? &old->scale_target_ref : NULL;
  const crd_path *path = CORE_SPEC, *behavior = CORE_AT(path, "behavior");
  const bool same =
      was && crd_string_equal(was->api_version, target->api_version) && crd_string_equal(was->kind, target->kind);
  validate_replicas(check, spec, path);
  /* A target may keep its apiVersion; for replication controllers the group is core. */
  validate_reference(check, target, same, core_is(target->kind, "ReplicationController"), CORE_AT(path, "scaleTargetRef"));
  validate_metrics(check, spec, has_bad_object_version(check->arena, old), CORE_AT(path, "metrics"));
  if (!spec->behavior) return;
  validate_scaling_rules(check, spec->behavior->scale_up, CORE_AT(behavior, "scaleUp"));
  validate_scaling_rules(check, spec->behavior->scale_down, CORE_AT(behavior, "scaleDown"));
}

typedef core_autoscaling_horizontal_pod_autoscaler autoscaler;

/* GenerateHPAScaleUpRules, GenerateHPAScaleDownRules, copyHPAScalingRules: both default policies are for scaling up, only
 * the second for scaling down. */
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
 * gate also controls declarative validation (DeclarativeValidationConfig). */
static void validate_autoscaler(core_judging *judging, core_check *check, const void *object, const void *before) {
  const autoscaler *old = before;
  if (old && old->spec.min_replicas.set && old->spec.min_replicas.value == 0)
    judging->options.gates.hpa_scale_to_zero = true;
  validate_autoscaler_spec(check, &((const autoscaler *)object)->spec, old ? &old->spec : NULL);
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
