/* SPDX-License-Identifier: Apache-2.0 */
/* DeviceTaintRule (pkg/registry/resource/devicetaintrule/strategy.go), and taints and tolerations of devices wherever they
 * stand. */
#include "resource.h"

#include "../../gotypes/equal.h"
#include "../pods/pod_changes.h"
#include "../volumes/volume_sources.h"
#include "../workloads/workload.h"

#include <crd/metadata.h>
#include <stddef.h>

/* ---- taints and tolerations ---- */

void crd_core_default_device_taint(core_resource_device_taint *taint, crd_string now) {
  if (!taint->time_added.text.size) taint->time_added.text = now;
}

#define EFFECTS "NoExecute NoSchedule None"

void crd_core_validate_device_taint(core_check *check, const core_resource_device_taint *taint,
                                    const core_resource_device_taint *old, const crd_path *path) {
  crd_core_string_passes(check, CORE_AT(path, "key"), taint->key, crd_check_qualified_name);
  crd_core_string_passes(check, CORE_AT(path, "value"), taint->value, crd_check_label_value);
  if (!old || !crd_string_equal(old->effect, taint->effect))
    CORE_COVERED(check, crd_core_validate_required_choice(check, CORE_AT(path, "effect"), taint->effect, EFFECTS));
}

void crd_core_default_device_tolerations(core_resource_device_toleration_list *tolerations) {
  for (uint32_t i = 0; i < tolerations->count; i++)
    if (!tolerations->items[i].operator.size) tolerations->items[i].operator= CRD_STRING("Equal");
}

/* validateDeviceToleration; its operator has a default. */
static void validate_device_toleration(core_check *check, const core_resource_device_toleration *toleration,
                                       const crd_path *path) {
  const crd_path *value = CORE_AT(path, "value");
  CORE_COVERED(check, crd_core_validate_given(check, CORE_AT(path, "key"), toleration->key, crd_check_qualified_name));
  CORE_COVERED(check, crd_core_validate_choice(check, CORE_AT(path, "operator"), toleration->operator, "Equal Exists"));
  if (core_is(toleration->operator, "Equal")) crd_core_string_passes(check, value, toleration->value, crd_check_label_value);
  if (core_is(toleration->operator, "Exists") && toleration->value.size)
    crd_core_bad_text(check, value, toleration->value, "must be empty for operator `Exists`");
  if (toleration->effect.size)
    CORE_COVERED(check, crd_core_validate_choice(check, CORE_AT(path, "effect"), toleration->effect, EFFECTS));
}

void crd_core_validate_device_tolerations(core_check *check, const core_resource_device_toleration_list *tolerations,
                                          const crd_path *path) {
  for (uint32_t i = 0; i < tolerations->count; i++)
    validate_device_toleration(check, &tolerations->items[i], CORE_ITEM(path, i));
}

/* ---- rules ---- */

/* The time of a taint that has none is that of reading it. */
static void complete_stored_taint_rule(core_judging *judging, void *object, bool itself) {
  crd_core_default_device_taint(&((core_resource_device_taint_rule *)object)->spec.taint, judging->now);
}

static void prepare_taint_rule_create(core_judging *judging, void *object, const void *before) {
  core_resource_device_taint_rule *rule = object;
  crd_core_default_device_taint(&rule->spec.taint, judging->now);
  rule->status.conditions = (core_condition_list){NULL, 0};
  rule->metadata.generation = 1;
}

/* A taint with another effect is a new one, unless its time says otherwise. */
static void prepare_taint_rule_update(core_judging *judging, void *object, const void *before) {
  core_resource_device_taint_rule *rule = object;
  const core_resource_device_taint_rule *old = before;
  core_resource_device_taint *taint = &rule->spec.taint;
  crd_core_default_device_taint(taint, judging->now);
  rule->status = old->status;
  if (!crd_string_equal(taint->effect, old->spec.taint.effect) &&
      crd_string_equal(taint->time_added.text, old->spec.taint.time_added.text))
    taint->time_added.text = judging->now;
  core_count_change(&rule->metadata, &old->metadata,
                    crd_core_equal(&crd_core_resource_device_taint_rule_spec_type, &rule->spec, &old->spec));
}

/* validateDeviceTaintSelector */
static void validate_taint_selector(core_check *check, const core_resource_device_taint_selector *selector,
                                    const crd_path *path) {
  if (selector->driver.set) crd_core_validate_required_driver_name(check, selector->driver.value, CORE_AT(path, "driver"));
  if (selector->pool.set) crd_core_validate_pool_name(check, selector->pool.value, CORE_AT(path, "pool"));
  if (selector->device.set)
    crd_core_string_passes(check, CORE_AT(path, "device"), selector->device.value, crd_check_dns1123_label);
}

/* ValidateDeviceTaintRule, ValidateDeviceTaintRuleUpdate, validateDeviceTaintRuleSpec */
static void validate_taint_rule(core_judging *judging, const void *object, const void *before) {
  const core_resource_device_taint_rule *rule = object, *old = before;
  const crd_path *path = CORE_SPEC;
  core_check *check = &judging->check;
  crd_core_validate_metadata_of(check, &rule->metadata, old ? &old->metadata : NULL, CRD_NAME_DNS_SUBDOMAIN);
  if (rule->spec.device_selector)
    validate_taint_selector(check, rule->spec.device_selector, CORE_AT(path, "deviceSelector"));
  crd_core_validate_device_taint(check, &rule->spec.taint, old ? &old->spec.taint : NULL, CORE_AT(path, "taint"));
}

/* ValidateDeviceTaintRuleStatusUpdate */
static void validate_taint_rule_status(core_judging *judging, const void *object, const void *before) {
  enum { MOST_CONDITIONS = 8 };
  const core_resource_device_taint_rule *rule = object, *old = before;
  const core_condition_list *conditions = &rule->status.conditions;
  const crd_path *status = CORE_STATUS, *path = CORE_AT(status, "conditions");
  core_check *check = &judging->check;
  crd_core_validate_metadata_update(check, &rule->metadata, &old->metadata);
  crd_core_validate_conditions(check, conditions, path);
  if (conditions->count > MOST_CONDITIONS) crd_core_too_many(check, path, conditions->count, MOST_CONDITIONS);
}

const core_object_kind crd_core_device_taint_rule_kind = {
    CORE_KIND("resource.k8s.io", "v1", "DeviceTaintRule", resource_device_taint_rule),
    .cluster_scoped = true,
    CORE_PARTS_OF(resource_device_taint_rule),
    .complete_stored = complete_stored_taint_rule,
    .create = {.prepare = prepare_taint_rule_create, .validate = validate_taint_rule},
    CORE_UPDATES({.prepare = prepare_taint_rule_update, .validate = validate_taint_rule},
                 {.subresource = "status", .prepare = crd_core_keep_all_but_status, .validate = validate_taint_rule_status}),
};
