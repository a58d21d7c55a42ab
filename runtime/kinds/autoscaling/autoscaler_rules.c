/* SPDX-License-Identifier: Apache-2.0 */
/* The spec of a HorizontalPodAutoscaler (pkg/apis/autoscaling/validation). */
#include "autoscaling.h"

#include "../../text/group_version.h"
#include "../containers/container_parts.h"
#include "../workloads/workload.h"

/* ---- references ---- */

crd_string crd_core_judge_api_version(crd_arena *arena, crd_string api_version, bool of_core) {
  crd_group_version parts;
  if (!crd_group_version_parse(api_version, &parts))
    return crd_arena_printf(arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(api_version));
  return of_core || parts.group.size ? CORE_NO_DETAIL : CRD_STRING("apiVersion must specify API group");
}

static void validate_target_segment(core_check *check, crd_string text, crd_string missing, const crd_path *path) {
  crd_core_require_because(check, path, text, crd_core_check_path_segment, missing);
}

/* ValidateCrossVersionObjectReference; that its parts are required is declared as an alpha alone. */
static void validate_reference(core_check *check, const core_autoscaling_cross_version_object_reference *reference,
                               bool any_version, bool of_core, const crd_path *path) {
  validate_target_segment(check, reference->kind, CORE_NO_DETAIL, CORE_AT(path, "kind"));
  validate_target_segment(check, reference->name, CORE_NO_DETAIL, CORE_AT(path, "name"));
  enum { JUDGES_VERSION = 34 };
  crd_string detail = crd_core_judge_api_version(check->arena, reference->api_version, of_core);
  if (detail.size && !any_version && check->options->minor >= JUDGES_VERSION)
    crd_core_invalid(check, CORE_AT(path, "apiVersion"), crd_bad_string(reference->api_version), detail);
}

/* ---- metrics ---- */

/* validateMetricIdentifier */
static void validate_identifier(core_check *check, const core_autoscaling_metric_identifier *metric, const crd_path *path) {
  validate_target_segment(check, metric->name, CRD_STRING("must specify a metric name"),
                          CORE_AT(CORE_AT(path, "metric"), "name"));
}

static void validate_positive_amount(core_check *check, const crd_quantity *amount, const crd_path *path) {
  if (amount && crd_quantity_sign(amount) <= 0)
    crd_core_invalid(check, path, crd_core_show_quantity_itself(check, amount), CRD_STRING("must be positive"));
}

/* validateMetricTarget */
static void validate_target(core_check *check, const core_autoscaling_metric_target *target, const crd_path *path) {
  const core_optional_int32 *utilization = &target->average_utilization;
  const crd_path *type = CORE_AT(path, "type");
  if (!target->type.size) crd_core_required(check, type, CRD_STRING("must specify a metric target type"));
  if (!crd_core_is_among(target->type, "Utilization Value AverageValue"))
    crd_core_bad_word(check, type, target->type, "must be either Utilization, Value, or AverageValue");
  validate_positive_amount(check, target->value, CORE_AT(path, "value"));
  validate_positive_amount(check, target->average_value, CORE_AT(path, "averageValue"));
  if (utilization->set && utilization->value < 1)
    crd_core_bad_number(check, CORE_AT(path, "averageUtilization"), utilization->value, "must be greater than 0");
}

/* validateObjectSource */
static void validate_object_source(core_check *check, const core_autoscaling_object_metric_source *source, bool any_version,
                                   const crd_path *path) {
  const crd_path *target = CORE_AT(path, "target");
  validate_reference(check, &source->described_object, any_version, true, CORE_AT(path, "describedObject"));
  validate_identifier(check, &source->metric, path);
  validate_target(check, &source->target, target);
  if (!source->target.value && !source->target.average_value)
    crd_core_required(check, CORE_AT(target, "averageValue"), CRD_STRING("must set either a target value or averageValue"));
}

/* validateExternalSource */
static void validate_external_source(core_check *check, const core_autoscaling_external_metric_source *source,
                                     const crd_path *path) {
  const crd_path *target = CORE_AT(path, "target");
  validate_identifier(check, &source->metric, path);
  validate_target(check, &source->target, target);
  if (!source->target.value && !source->target.average_value)
    crd_core_required(check, CORE_AT(target, "averageValue"),
                      CRD_STRING("must set either a target value for metric or a per-pod target"));
  if (source->target.value && source->target.average_value)
    crd_core_forbidden(check, CORE_AT(target, "value"),
                       CRD_STRING("may not set both a target value for metric and a per-pod target"));
}

/* validatePodsSource */
static void validate_pods_source(core_check *check, const core_autoscaling_pods_metric_source *source,
                                 const crd_path *path) {
  const crd_path *target = CORE_AT(path, "target");
  validate_identifier(check, &source->metric, path);
  validate_target(check, &source->target, target);
  if (!source->target.average_value)
    crd_core_required(check, CORE_AT(target, "averageValue"), CRD_STRING("must specify a positive target averageValue"));
}

/* validateResourceSource, and what validateContainerResourceSource asks of a target. */
static void validate_resource_target(core_check *check, const core_autoscaling_metric_target *target, const crd_path *path) {
  validate_target(check, target, path);
  if (!target->average_utilization.set && !target->average_value)
    crd_core_required(check, CORE_AT(path, "averageUtilization"),
                      CRD_STRING("must set either a target raw value or a target utilization"));
  if (target->average_utilization.set && target->average_value)
    crd_core_forbidden(check, CORE_AT(path, "averageValue"),
                       CRD_STRING("may not set both a target raw value and a target utilization"));
}

static void validate_resource_source(core_check *check, const core_autoscaling_resource_metric_source *source,
                                     const crd_path *path) {
  if (!source->name.size) crd_core_required(check, CORE_AT(path, "name"), CRD_STRING("must specify a resource name"));
  validate_resource_target(check, &source->target, CORE_AT(path, "target"));
}

/* validateContainerResourceSource */
static void validate_container_source(core_check *check, const core_autoscaling_container_resource_metric_source *source,
                                      const crd_path *path) {
  const crd_path *at_name = CORE_AT(path, "name"), *container = CORE_AT(path, "container");
  if (source->name.size)
    crd_core_validate_container_resource_name(check, source->name, at_name);
  else
    crd_core_required(check, at_name, CRD_STRING("must specify a resource name"));
  crd_core_require_because(check, container, source->container, crd_check_dns1123_label,
                           CRD_STRING("must specify a container"));
  validate_resource_target(check, &source->target, CORE_AT(path, "target"));
}

/* The sources of a metric, in the order of their names. */
enum { CONTAINER_SOURCE, EXTERNAL_SOURCE, OBJECT_SOURCE, PODS_SOURCE, RESOURCE_SOURCE, SOURCES };
static const crd_string source_types[SOURCES] = {CRD_STRING_INIT("ContainerResource"), CRD_STRING_INIT("External"),
                                                 CRD_STRING_INIT("Object"), CRD_STRING_INIT("Pods"),
                                                 CRD_STRING_INIT("Resource")};

/* The first of them, in upstream's order: others are not looked at. */
static void validate_first_source(core_check *check, const core_autoscaling_metric_spec *metric, bool any_version,
                                  const crd_path *path) {
  if (metric->object)
    validate_object_source(check, metric->object, any_version, CORE_AT(path, "object"));
  else if (metric->external)
    validate_external_source(check, metric->external, CORE_AT(path, "external"));
  else if (metric->pods)
    validate_pods_source(check, metric->pods, CORE_AT(path, "pods"));
  else if (metric->resource)
    validate_resource_source(check, metric->resource, CORE_AT(path, "resource"));
  else if (metric->container_resource)
    validate_container_source(check, metric->container_resource, CORE_AT(path, "containerResource"));
}

/* validateMetricSpec */
static void validate_metric(core_check *check, const core_autoscaling_metric_spec *metric, bool any_version,
                            const crd_path *path) {
  static const crd_string fields[SOURCES] = {CRD_STRING_INIT("containerResource"), CRD_STRING_INIT("external"),
                                             CRD_STRING_INIT("object"), CRD_STRING_INIT("pods"),
                                             CRD_STRING_INIT("resource")};
  const bool given[SOURCES] = {metric->container_resource, metric->external, metric->object, metric->pods, metric->resource};
  const crd_path *type = CORE_AT(path, "type");
  const uint32_t count = (uint32_t)(given[0] + given[1] + given[2] + given[3] + given[4]);
  uint32_t expected = 0;
  while (expected < SOURCES && !crd_string_equal(metric->type, source_types[expected])) expected++;
  if (!metric->type.size) crd_core_required(check, type, CRD_STRING("must specify a metric source type"));
  if (expected == SOURCES) crd_core_not_supported(check, type, crd_bad_json(metric->type), CORE_LIST_OF(source_types));
  validate_first_source(check, metric, any_version, path);
  if (expected == SOURCES)
    crd_core_not_supported(check, type, crd_bad_json(metric->type), CORE_LIST_OF(source_types));
  else if (!given[expected])
    crd_core_required(check, CORE_NAMED(path, fields[expected]),
                      CRD_STRING("must populate information for the given metric source"));
  for (uint32_t i = 0; i < SOURCES && count != 1; i++)
    if (given[i] && i != expected)
      crd_core_forbidden(check, CORE_NAMED(path, fields[i]), CRD_STRING("must populate the given metric source only"));
}

/* validateMetrics */
static void validate_metrics(core_check *check, const core_autoscaling_horizontal_pod_autoscaler_spec *spec,
                             bool any_version, const crd_path *path) {
  bool beyond_pods = false;
  for (uint32_t i = 0; i < spec->metrics.count; i++) {
    const core_autoscaling_metric_spec *metric = &spec->metrics.items[i];
    validate_metric(check, metric, any_version, CORE_ITEM(path, i));
    beyond_pods = beyond_pods || core_is(metric->type, "Object") || core_is(metric->type, "External");
  }
  if (spec->min_replicas.set && spec->min_replicas.value == 0 && !beyond_pods)
    crd_core_forbidden(
        check, path, CRD_STRING("must specify at least one Object or External metric to support scaling to zero replicas"));
}

/* ---- behavior ---- */

/* "must be greater than zero", or no more than a limit. */
static void validate_bounds(core_check *check, int32_t number, int32_t least, int32_t most, const char *too_small,
                            const crd_path *path) {
  if (number < least) crd_core_invalid(check, path, crd_bad_int(number), crd_string_of(too_small));
  if (number > most)
    crd_core_invalid(check, path, crd_bad_int(number),
                     crd_arena_printf(check->arena, "must be less than or equal to %d", most));
}

/* validateScalingPolicy */
static void validate_scaling_policy(core_check *check, const core_autoscaling_hpa_scaling_policy *policy,
                                    const crd_path *path) {
  enum { LONGEST_PERIOD = 1800 };
  crd_core_validate_choice(check, CORE_AT(path, "type"), policy->type, "Percent Pods");
  validate_bounds(check, policy->value, 1, INT32_MAX, "must be greater than zero", CORE_AT(path, "value"));
  validate_bounds(check, policy->period_seconds, 1, LONGEST_PERIOD, "must be greater than zero",
                  CORE_AT(path, "periodSeconds"));
}

/* validateScalingRules */
static void validate_scaling_rules(core_check *check, const core_autoscaling_hpa_scaling_rules *rules,
                                   const crd_path *path) {
  enum { LONGEST_WINDOW = 3600 };
  const crd_path *policies = CORE_AT(path, "policies");
  if (!rules) return;
  if (rules->stabilization_window_seconds.set)
    validate_bounds(check, rules->stabilization_window_seconds.value, 0, LONGEST_WINDOW,
                    "must be greater than or equal to zero", CORE_AT(path, "stabilizationWindowSeconds"));
  if (rules->select_policy.set)
    crd_core_validate_choice(check, CORE_AT(path, "selectPolicy"), rules->select_policy.value, "Disabled Max Min");
  if (!rules->policies.count) crd_core_required(check, policies, CRD_STRING("must specify at least one Policy"));
  for (uint32_t i = 0; i < rules->policies.count; i++)
    validate_scaling_policy(check, &rules->policies.items[i], CORE_ITEM(policies, i));
  if (rules->tolerance && crd_quantity_sign(rules->tolerance) < 0)
    crd_core_invalid(check, CORE_AT(path, "tolerance"), crd_core_show_quantity(check, rules->tolerance),
                     CRD_STRING("must be greater than or equal to 0"));
}

/* ---- the whole ---- */

static void validate_replicas(core_check *check, const core_autoscaling_horizontal_pod_autoscaler_spec *spec,
                              const crd_path *path) {
  const core_optional_int32 *least = &spec->min_replicas;
  const crd_path *most = CORE_AT(path, "maxReplicas");
  const int bound = check->options->gates.hpa_scale_to_zero ? 0 : 1;
  const uint32_t from = check->errors->count;
  if (least->set && least->value < bound)
    crd_core_invalid(check, CORE_AT(path, "minReplicas"), crd_bad_int(least->value),
                     crd_arena_printf(check->arena, "must be greater than or equal to %d", bound));
  enum { TELLS_BOUND = 36 };
  bool tells_bound = check->options->minor >= TELLS_BOUND;
  if (spec->max_replicas < 1 && !tells_bound)
    crd_core_bad_number(check, most, spec->max_replicas, "must be greater than 0");
  else if (spec->max_replicas < 0)
    crd_core_bad_number(check, most, spec->max_replicas, "must be greater than or equal to 1");
  crd_core_mark_covered(check, from);
  if (spec->max_replicas == 0 && tells_bound)
    crd_core_required_covered(check, most, CRD_STRING("must be set and greater than 0"));
  if (least->set && spec->max_replicas < least->value)
    crd_core_bad_number(check, most, spec->max_replicas, "must be greater than or equal to `minReplicas`");
}

/* validateBehavior */
void crd_core_validate_autoscaler_spec(core_check *check, const core_autoscaling_horizontal_pod_autoscaler_spec *spec,
                                       const autoscaler_allowances *allowed) {
  const crd_path *path = CORE_SPEC, *behavior = CORE_AT(path, "behavior");
  validate_replicas(check, spec, path);
  validate_reference(check, &spec->scale_target_ref, allowed->target_version, allowed->target_of_core,
                     CORE_AT(path, "scaleTargetRef"));
  validate_metrics(check, spec, allowed->object_versions, CORE_AT(path, "metrics"));
  if (!spec->behavior) return;
  validate_scaling_rules(check, spec->behavior->scale_up, CORE_AT(behavior, "scaleUp"));
  validate_scaling_rules(check, spec->behavior->scale_down, CORE_AT(behavior, "scaleDown"));
}
