/* SPDX-License-Identifier: Apache-2.0 */
/* DeviceTaintRule (pkg/registry/resource/devicetaintrule/strategy.go), and taints and tolerations of devices in all
 * kinds. */
#include "resource.h"

/* ---- taints and tolerations ---- */

void crd_core_default_device_taint(core_resource_device_taint *taint, crd_string now) {
  if (!taint->time_added.text.size) taint->time_added.text = now;
}

/* validDeviceTaintEffects */
static const char *effects_of(const core_check *check) {
  enum { KNOWS_NONE = 35 };
  return check->options->minor < KNOWS_NONE ? "NoExecute NoSchedule" : "NoExecute NoSchedule None";
}

/* Includes validateLabelValue. */
void crd_core_validate_device_taint(core_check *check, const core_resource_device_taint *taint,
                                    const core_resource_device_taint *old, const crd_path *path) {
  crd_core_string_passes(check, CORE_AT(path, "key"), taint->key, crd_check_qualified_name);
  crd_core_string_passes(check, CORE_AT(path, "value"), taint->value, crd_check_label_value);
  if (!old || !crd_string_equal(old->effect, taint->effect))
    CORE_COVERED(check, crd_core_validate_required_choice(check, CORE_AT(path, "effect"), taint->effect, effects_of(check)));
}

void crd_core_default_device_tolerations(core_resource_device_toleration_list *tolerations) {
  for (uint32_t i = 0; i < tolerations->count; i++)
    if (!tolerations->items[i].operator.size) tolerations->items[i].operator= CRD_STRING("Equal");
}

/* validateDeviceToleration; the operator has a default. */
static void validate_device_toleration(core_check *check, const core_resource_device_toleration *toleration,
                                       const crd_path *path) {
  const crd_path *value = CORE_AT(path, "value");
  CORE_COVERED(check, crd_core_validate_given(check, CORE_AT(path, "key"), toleration->key, crd_check_qualified_name));
  CORE_COVERED(check, crd_core_validate_choice(check, CORE_AT(path, "operator"), toleration->operator, "Equal Exists"));
  if (core_is(toleration->operator, "Equal")) crd_core_string_passes(check, value, toleration->value, crd_check_label_value);
  if (core_is(toleration->operator, "Exists") && toleration->value.size)
    crd_core_bad_text(check, value, toleration->value, "must be empty for operator `Exists`");
  if (toleration->effect.size)
    CORE_COVERED(check, crd_core_validate_choice(check, CORE_AT(path, "effect"), toleration->effect, effects_of(check)));
}

void crd_core_validate_device_tolerations(core_check *check, const core_resource_device_toleration_list *tolerations,
                                          const crd_path *path) {
  for (uint32_t i = 0; i < tolerations->count; i++)
    validate_device_toleration(check, &tolerations->items[i], CORE_ITEM(path, i));
}

/* ---- rules ---- */

/* A stored taint without a time gets the time at which it is read. */
static void complete_stored_taint_rule(core_judging *judging, void *object, bool itself) {
  crd_core_default_device_taint(&((core_resource_device_taint_rule *)object)->spec.taint, judging->now);
}

/* A taint whose effect changes gets a new time, unless the client sets another. */
static void prepare_taint_rule(core_judging *judging, void *object, const void *before) {
  core_resource_device_taint *taint = &((core_resource_device_taint_rule *)object)->spec.taint;
  const core_resource_device_taint_rule *old = before;
  crd_core_default_device_taint(taint, judging->now);
  if (old && !crd_string_equal(taint->effect, old->spec.taint.effect) &&
      crd_string_equal(taint->time_added.text, old->spec.taint.time_added.text))
    taint->time_added.text = judging->now;
  crd_core_prepare_workload(judging, object, before);
}

/* validateDeviceTaintSelector */
static void validate_taint_selector(core_check *check, const core_resource_device_taint_selector *selector,
                                    const crd_path *path) {
  if (selector->driver.set) crd_core_validate_required_driver_name(check, selector->driver.value, CORE_AT(path, "driver"));
  if (selector->pool.set) crd_core_validate_pool_name(check, selector->pool.value, CORE_AT(path, "pool"));
  crd_core_validate_optional(check, CORE_AT(path, "device"), &selector->device, crd_check_dns1123_label);
}

/* ValidateDeviceTaintRule, ValidateDeviceTaintRuleUpdate, validateDeviceTaintRuleSpec */
static void validate_taint_rule(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_resource_device_taint_rule_spec *spec = &((const core_resource_device_taint_rule *)object)->spec;
  const core_resource_device_taint_rule *old = before;
  if (spec->device_selector) validate_taint_selector(check, spec->device_selector, CORE_AT(CORE_SPEC, "deviceSelector"));
  crd_core_validate_device_taint(check, &spec->taint, old ? &old->spec.taint : NULL, CORE_AT(CORE_SPEC, "taint"));
}

/* ValidateDeviceTaintRuleStatusUpdate */
static void validate_taint_rule_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { MOST_CONDITIONS = 8 };
  uint32_t count = ((const core_resource_device_taint_rule *)object)->status.conditions.count;
  crd_core_validate_conditions_of_status(judging, check, object, before);
  if (count > MOST_CONDITIONS) crd_core_too_many(check, CORE_AT(CORE_STATUS, "conditions"), count, MOST_CONDITIONS);
}

const core_object_kind crd_core_device_taint_rule_kind = {
    CORE_CLUSTER_KIND("resource.k8s.io", "v1", "DeviceTaintRule", resource_device_taint_rule),
    .complete_stored = complete_stored_taint_rule,
    CORE_STEPS(.prepare = prepare_taint_rule, .validate = validate_taint_rule),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .validate = validate_taint_rule_status),
};
