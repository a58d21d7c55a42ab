/* SPDX-License-Identifier: Apache-2.0 */
/* apps/v1 DaemonSet (pkg/registry/apps/daemonset/strategy.go, pkg/apis/apps/{v1,validation}). */
#include "workload.h"

#include "../../gotypes/equal.h"
#include "../default.h"

#include <crd/go_text.h>
#include <inttypes.h>
#include <stddef.h>

/* The annotation that stores the internal type's field templateGeneration; it is always set. */
#define GENERATION CRD_STRING("deprecated.daemonset.template.generation")
#define DAEMON_SET_TEMPLATE CRD_STRING("spec.template")

static int64_t template_generation(const core_daemon_set *set) {
  const crd_string *text = crd_core_string_map_get(&set->metadata.annotations, GENERATION);
  int64_t number;
  return text && crd_go_int_parse(NULL, "ParseInt", *text, &number, NULL) ? number : 0;
}

static void set_template_generation(crd_arena *arena, core_daemon_set *set, int64_t number) {
  set->metadata.annotations =
      crd_core_string_map_with(arena, &set->metadata.annotations, GENERATION, crd_arena_printf(arena, "%" PRId64, number));
}

/* Convert_v1_DaemonSet_To_apps_DaemonSet */
static bool convert_daemon_set(crd_arena *arena, void *object, crd_string *error) {
  core_daemon_set *set = object;
  const crd_string *text = crd_core_string_map_get(&set->metadata.annotations, GENERATION);
  int64_t number = 0;
  if (text && !crd_go_int_parse(arena, "ParseInt", *text, &number, error)) return false;
  set_template_generation(arena, set, number);
  return true;
}

/* SetDefaults_DaemonSet */
static void set_daemon_set_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_daemon_set_spec *spec = &((core_daemon_set *)object)->spec;
  core_daemon_set_update_strategy *strategy = &spec->update_strategy;
  if (!strategy->type.size) strategy->type = CRD_STRING("RollingUpdate");
  bool rolls = core_is(strategy->type, "RollingUpdate");
  if (rolls && !strategy->rolling_update)
    strategy->rolling_update = crd_arena_zalloc(arena, sizeof *strategy->rolling_update);
  core_rolling_update_daemon_set *update =
      strategy->rolling_update; /* with another strategy unset fields are zero, as in the internal type */
  const crd_string none = CORE_NO_DETAIL;
  if (update && !update->max_unavailable) update->max_unavailable = crd_core_make_amount(arena, rolls, none);
  if (update && !update->max_surge) update->max_surge = crd_core_make_amount(arena, 0, none);
  core_default_int32(&spec->revision_history_limit, 10);
  crd_core_default_pod_template_spec(arena, options, &spec->template);
}

/* ---- rules ---- */

/* ValidateRollingUpdateDaemonSet */
static void validate_daemon_set_rolling_update(core_check *check, const core_rolling_update_daemon_set *update,
                                               const crd_path *path) {
  const crd_path *unavailable = CORE_AT(path, "maxUnavailable"), *surge = CORE_AT(path, "maxSurge");
  crd_core_validate_amount(check, update->max_unavailable, unavailable);
  crd_core_validate_amount(check, update->max_surge, surge);
  crd_core_validate_share(check, update->max_unavailable, unavailable);
  crd_core_validate_share(check, update->max_surge, surge);
  bool has_unavailable = crd_core_amount(update->max_unavailable) != 0, has_surge = crd_core_amount(update->max_surge) != 0;
  if (has_unavailable && has_surge)
    crd_core_invalid(check, surge, crd_core_show_amount(check, update->max_surge),
                     "may not be set when maxUnavailable is non-zero");
  else if (!has_unavailable && !has_surge)
    crd_core_required(check, unavailable, "cannot be 0 when maxSurge is 0");
}

/* ValidateDaemonSetUpdateStrategy */
static void validate_daemon_set_strategy(core_check *check, const core_daemon_set_update_strategy *strategy,
                                         const crd_path *path) {
  static const crd_string types[] = {CRD_STRING_INIT("RollingUpdate"), CRD_STRING_INIT("OnDelete")};
  if (crd_string_equal(strategy->type, types[1])) return;
  if (crd_string_equal(strategy->type, types[0]))
    validate_daemon_set_rolling_update(check, strategy->rolling_update, CORE_AT(path, "rollingUpdate"));
  else
    crd_core_not_supported(check, path, crd_core_show_struct(check, &crd_core_daemon_set_update_strategy_type, strategy),
                           CORE_LIST_OF(types));
}

/* ValidateDaemonSetSpec */
static void validate_daemon_set_spec(core_check *check, const core_daemon_set *set, const crd_path *path) {
  const core_daemon_set_spec *spec = &set->spec;
  const crd_path *selector = CORE_AT(path, "selector"), *template = CORE_AT(path, "template");
  const core_string_map *labels = &spec->template.metadata.labels;
  crd_core_validate_label_selector_of_any_value(check, spec->selector, check->options->allowed.selector_values, selector);
  if (crd_core_selector_converts(check, spec->selector) && !crd_core_selector_matches(spec->selector, labels))
    crd_core_say_mismatch(check, labels, template);
  if (core_selector_is_empty(spec->selector))
    crd_core_invalid(check, selector, crd_core_show_struct(check, &crd_core_label_selector_type, spec->selector),
                     "empty selector is invalid for daemonset");
  crd_core_validate_template_at(check, &spec->template, DAEMON_SET_TEMPLATE);
  crd_core_validate_lasting_template(check, &spec->template, "DaemonSet", template);
  crd_core_validate_nonnegative(check, spec->min_ready_seconds, CORE_AT(path, "minReadySeconds"));
  crd_core_validate_nonnegative(check, template_generation(set), CORE_AT(path, "templateGeneration"));
  validate_daemon_set_strategy(check, &spec->update_strategy, CORE_AT(path, "updateStrategy"));
  if (spec->revision_history_limit.set)
    crd_core_validate_nonnegative(check, spec->revision_history_limit.value, CORE_AT(path, "revisionHistoryLimit"));
}

/* validateDaemonSetStatus */
static void validate_daemon_set_status(core_check *check, const core_daemon_set_status *status) {
  const core_counter counters[] = {
      {"currentNumberScheduled", status->current_number_scheduled, true},
      {"numberMisscheduled", status->number_misscheduled, true},
      {"desiredNumberScheduled", status->desired_number_scheduled, true},
      {"numberReady", status->number_ready, true},
      {"observedGeneration", status->observed_generation, true},
      {"updatedNumberScheduled", status->updated_number_scheduled, true},
      {"numberAvailable", status->number_available, true},
      {"numberUnavailable", status->number_unavailable, true},
      {"collisionCount", status->collision_count.value, status->collision_count.set},
  };
  crd_core_validate_counters(check, CORE_LIST_OF(counters), CORE_STATUS);
}

/* ---- steps ---- */

static void prepare_daemon_set_create(core_judging *judging, void *object, const void *before) {
  core_daemon_set *set = object;
  crd_core_prepare_workload(judging, object, before);
  if (template_generation(set) < 1) set_template_generation(judging->check.arena, set, 1);
}

/* ValidateDaemonSet */
static void validate_daemon_set_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_daemon_set *set = object;
  crd_core_validate_metadata(check, &set->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_daemon_set_spec(check, set, CORE_SPEC);
}

static void prepare_daemon_set_update(core_judging *judging, void *object, const void *before) {
  core_daemon_set *set = object;
  const core_daemon_set *old = before;
  crd_core_prepare_workload(judging, object, before);
  bool same = crd_core_equal(&crd_core_pod_template_spec_type, &set->spec.template, &old->spec.template);
  set_template_generation(judging->check.arena, set, (int64_t)((uint64_t)template_generation(old) + !same));
}

/* ValidateDaemonSetUpdate: ValidateDaemonSetSpecUpdate's rule for templateGeneration holds after the preparation. */
static void validate_daemon_set_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_daemon_set *set = object, *old = before;
  enum { JUDGED_TWICE = 33 }; /* up to that minor also as a new one */
  crd_core_allow_as_old(judging, &set->spec.template, &old->spec.template);
  judging->options.allowed.selector_values |= crd_core_selector_has_bad_value(check, old->spec.selector);
  if (check->options->minor <= JUDGED_TWICE) validate_daemon_set_create(judging, check, object, NULL);
  crd_core_validate_metadata_update(check, &set->metadata, &old->metadata);
  crd_core_validate_same_selector(check, set->spec.selector, old->spec.selector);
  validate_daemon_set_spec(check, set, CORE_SPEC);
}

static void warn_daemon_set_update(core_judging *judging, const void *object, const void *before) {
  const core_daemon_set *set = object, *old = before;
  if (template_generation(set) != template_generation(old))
    crd_core_warn_of_template_at(judging, &set->spec.template, DAEMON_SET_TEMPLATE);
}

static void prepare_daemon_set_status(core_judging *judging, void *object, const void *before) {
  crd_core_keep_spec(judging, object, before);
  set_template_generation(judging->check.arena, object, template_generation(before));
}

/* ValidateDaemonSetStatusUpdate */
static void validate_daemon_set_status_update(core_judging *judging, core_check *check, const void *object,
                                              const void *before) {
  const core_daemon_set *set = object, *old = before;
  crd_core_validate_metadata_update(check, &set->metadata, &old->metadata);
  validate_daemon_set_status(check, &set->status);
  crd_core_validate_collisions(check, set->status.collision_count, old->status.collision_count);
}

const core_object_kind crd_core_daemon_set_kind = {
    CORE_KIND("apps", "v1", "DaemonSet", daemon_set),
    CORE_NAMES_UNASKED,
    .template = offsetof(core_daemon_set, spec.template),
    .template_path = CRD_STRING_INIT("spec.template"),
    .convert = convert_daemon_set,
    .set_defaults = set_daemon_set_defaults,
    .create = {.prepare = prepare_daemon_set_create,
               .validate = validate_daemon_set_create,
               .warn = crd_core_warn_of_workload},
    CORE_UPDATES(
        {.prepare = prepare_daemon_set_update, .validate = validate_daemon_set_update, .warn = warn_daemon_set_update}),
    CORE_OF_STATUS(.prepare = prepare_daemon_set_status, .validate = validate_daemon_set_status_update),
};
