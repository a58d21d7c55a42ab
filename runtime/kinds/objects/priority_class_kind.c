/* SPDX-License-Identifier: Apache-2.0 */
/* scheduling.k8s.io/v1 PriorityClass (pkg/registry/scheduling/priorityclass/strategy.go, pkg/apis/scheduling). */
#include "object_kinds.h"

#include "../../gotypes/tables/types_flowcontrol.h"

#include <stddef.h>

#define SYSTEM_PREFIX "system-"
enum { HIGHEST_OF_USERS = 1000000000 };

/* SetDefaults_PriorityClass */
static void set_priority_class_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_optional_string *policy = &((core_scheduling_priority_class *)object)->preemption_policy;
  if (!policy->set) *policy = (core_optional_string){true, CRD_STRING("PreemptLowerPriority")};
}

static void prepare_priority_class(core_judging *judging, void *object, const void *before) {
  ((core_scheduling_priority_class *)object)->metadata.generation = 1;
}

/* IsKnownSystemPriorityClass: what is wrong; empty: nothing. */
static crd_string judge_system_class(const core_check *check, const core_scheduling_priority_class *class) {
  crd_string name = class->metadata.name;
  int value = core_is(name, "system-node-critical")      ? 2 * HIGHEST_OF_USERS + 1000
              : core_is(name, "system-cluster-critical") ? 2 * HIGHEST_OF_USERS
                                                         : 0;
  if (!value) return crd_arena_printf(check->arena, "%.*s is not a known system priority class", CRD_PRINT(name));
  if (class->value != value)
    return crd_arena_printf(check->arena, "value of %.*s PriorityClass must be %d", CRD_PRINT(name), value);
  if (class->global_default)
    return crd_arena_printf(check->arena, "globalDefault of %.*s PriorityClass must be false", CRD_PRINT(name));
  return CORE_NO_DETAIL;
}

/* ValidatePreemptionPolicy */
static void validate_preemption_policy(core_check *check, crd_string policy) {
  const crd_path *path = CORE_AT(NULL, "preemptionPolicy");
  crd_core_validate_required_choice(check, path, policy, "PreemptLowerPriority Never");
}

/* ValidatePriorityClass */
static void validate_priority_class_create(core_judging *judging, const void *object, const void *before) {
  const core_scheduling_priority_class *class = object;
  core_check *check = &judging->check;
  crd_core_validate_metadata(check, &class->metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (crd_string_has_prefix(class->metadata.name, CRD_STRING(SYSTEM_PREFIX))) {
    crd_string error = judge_system_class(check, class);
    if (error.size)
      crd_core_forbidden(check, CORE_AT(CORE_METADATA, "name"),
                         crd_arena_printf(check->arena,
                                          "priority class names with '" SYSTEM_PREFIX
                                          "' prefix are reserved for system use only. error: %.*s",
                                          CRD_PRINT(error)));
  } else if (class->value > HIGHEST_OF_USERS) {
    crd_core_forbidden(check, CORE_AT(NULL, "value"),
                       CRD_STRING("maximum allowed value of a user defined priority is 1000000000"));
  }
  if (class->preemption_policy.set) validate_preemption_policy(check, class->preemption_policy.value);
}

/* ValidatePriorityClassUpdate */
static void validate_priority_class_update(core_judging *judging, const void *object, const void *before) {
  const core_scheduling_priority_class *class = object, *old = before;
  core_check *check = &judging->check;
  core_optional_string now = class->preemption_policy, was = old->preemption_policy;
  crd_core_validate_metadata_update(check, &class->metadata, &old->metadata);
  if (class->value != old->value)
    crd_core_forbidden(check, CORE_AT(NULL, "value"), CRD_STRING("may not be changed in an update."));
  crd_core_validate_immutable(check, now.set == was.set && crd_string_equal(now.value, was.value), crd_bad_json(now.value),
                              CORE_AT(NULL, "preemptionPolicy"));
}

const core_object_kind crd_core_priority_class_kind = {
    CORE_KIND("scheduling.k8s.io", "v1", "PriorityClass", scheduling_priority_class),
    .cluster_scoped = true,
    .set_defaults = set_priority_class_defaults,
    .create = {.prepare = prepare_priority_class, .validate = validate_priority_class_create},
    CORE_UPDATES({.validate = validate_priority_class_update}),
};
