/* SPDX-License-Identifier: Apache-2.0 */
/* apps/v1 StatefulSet (pkg/registry/apps/statefulset/strategy.go, pkg/apis/apps/{v1,validation}). */
#include "stateful_set.h"

#include "../../gotypes/equal.h"
#include "../default.h"

#include <stddef.h>

#define CLAIM_TEMPLATES "volumeClaimTemplates"

/* From these minors on revisionHistoryLimit may change, and each forbidden change has its own error. */
enum { FREE_HISTORY = 33, FIELD_BY_FIELD = 37 };

/* Convert_v1_StatefulSetSpec_To_apps_StatefulSetSpec, and back: kind and apiVersion of claims. */
static bool convert_stateful_set(crd_arena *arena, void *object, crd_string *error) {
  const core_persistent_volume_claim_list *claims = &((core_stateful_set *)object)->spec.volume_claim_templates;
  for (uint32_t i = 0; i < claims->count; i++)
    claims->items[i].type_meta =
        (core_type_meta){.kind = CRD_STRING("PersistentVolumeClaim"), .api_version = CRD_STRING("v1")};
  return true;
}

/* ---- defaults ---- */

static void default_strategy(crd_arena *arena, const core_options *options, core_stateful_set_update_strategy *strategy) {
  if (!strategy->type.size) {
    strategy->type = CRD_STRING("RollingUpdate");
    if (!strategy->rolling_update) strategy->rolling_update = crd_arena_zalloc(arena, sizeof *strategy->rolling_update);
  }
  core_rolling_update_stateful_set_strategy *update = strategy->rolling_update;
  if (!update) return;
  core_default_int32(&update->partition, 0);
  if (core_is(strategy->type, "RollingUpdate") && options->gates.max_unavailable_stateful_set && !update->max_unavailable)
    update->max_unavailable = crd_core_make_amount(arena, 1, CORE_NO_DETAIL);
}

/* SetDefaults_StatefulSet */
static void set_stateful_set_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_stateful_set_spec *spec = &((core_stateful_set *)object)->spec;
  const crd_string retain = CRD_STRING("Retain");
  if (!spec->pod_management_policy.size) spec->pod_management_policy = CRD_STRING("OrderedReady");
  default_strategy(arena, options, &spec->update_strategy);
  if (!spec->persistent_volume_claim_retention_policy)
    spec->persistent_volume_claim_retention_policy =
        crd_arena_zalloc(arena, sizeof *spec->persistent_volume_claim_retention_policy);
  core_stateful_set_persistent_volume_claim_retention_policy *policy = spec->persistent_volume_claim_retention_policy;
  if (!policy->when_deleted.size) policy->when_deleted = retain;
  if (!policy->when_scaled.size) policy->when_scaled = retain;
  core_default_int32(&spec->replicas, 1);
  core_default_int32(&spec->revision_history_limit, 10);
  crd_core_default_pod_template_spec(arena, options, &spec->template);
  for (uint32_t i = 0; i < spec->volume_claim_templates.count; i++)
    crd_core_default_claim(&spec->volume_claim_templates.items[i]);
}

/* ---- warnings ---- */

static void warn_of_set(core_judging *judging, const core_stateful_set_spec *spec, bool update) {
  core_warnings *warnings = &judging->warnings;
  const crd_path *templates = CORE_AT(CORE_SPEC, CLAIM_TEMPLATES);
  for (uint32_t i = 0; i < spec->volume_claim_templates.count; i++) {
    const core_persistent_volume_claim_spec *claim = &spec->volume_claim_templates.items[i].spec;
    const crd_path *item = CORE_ITEM(templates, i),
                   *inside = CORE_AT(item, "Spec"); /* upstream prints this only for stateful_set_updates */
    crd_core_warn_of_claim_resources(warnings, &claim->resources, CORE_AT(update ? inside : item, "resources"));
  }
  if (spec->revision_history_limit.set && spec->revision_history_limit.value < 0)
    crd_texts_add(&warnings->texts, CRD_STRING("spec.revisionHistoryLimit: a negative value retains all historical "
                                               "revisions; a value >= 0 is recommended"));
}

/* ---- steps ---- */

/* dropStatefulSetDisabledFields, maxUnavailableInUse */
static void drop_fields(const core_judging *judging, core_stateful_set *set, const core_stateful_set *old) {
  core_rolling_update_stateful_set_strategy *update = set->spec.update_strategy.rolling_update;
  bool in_use = old && old->spec.update_strategy.rolling_update && old->spec.update_strategy.rolling_update->max_unavailable;
  if (!judging->options.gates.max_unavailable_stateful_set && !in_use && update) update->max_unavailable = NULL;
}

static void prepare_stateful_set_create(core_judging *judging, void *object, const void *before) {
  drop_fields(judging, object, NULL);
  crd_core_prepare_workload(judging, object, before);
}

/* ValidateStatefulSet */
static void validate_stateful_set_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_stateful_set *set = object;
  const core_stateful_set_options options = {.recreates = judging->options.gates.stateful_set_recreate_strategy};
  crd_core_validate_metadata(check, &set->metadata, CRD_NAME_DNS_LABEL);
  crd_core_validate_stateful_set_spec(check, &set->spec, &options, CORE_SPEC);
}

static void warn_stateful_set_create(core_judging *judging, const void *object, const void *before) {
  crd_core_warn_of_workload(judging, object, before);
  warn_of_set(judging, &((const core_stateful_set *)object)->spec, false);
}

static void prepare_stateful_set_update(core_judging *judging, void *object, const void *before) {
  drop_fields(judging, object, before);
  crd_core_prepare_workload(judging, object, before);
}

static void validate_immutable_fields(core_check *check, const core_stateful_set_spec *spec,
                                      const core_stateful_set_spec *old) {
  const core_type *claim = &crd_core_persistent_volume_claim_type;
  const crd_path *path = CORE_SPEC;
  crd_core_validate_same_selector(check, spec->selector, old->selector);
  if (!crd_core_lists_equal(claim, &spec->volume_claim_templates, &old->volume_claim_templates))
    crd_core_validate_immutable(check, false, crd_core_show_list(check, claim, &spec->volume_claim_templates),
                                CORE_AT(path, CLAIM_TEMPLATES));
  crd_core_validate_same_text(check, spec->service_name, old->service_name, CORE_AT(path, "serviceName"));
  crd_core_validate_immutable(check, crd_string_equal(spec->pod_management_policy, old->pod_management_policy),
                              crd_bad_json(spec->pod_management_policy), CORE_AT(path, "podManagementPolicy"));
}

/* ValidateStatefulSetUpdate: the template is not checked if the old set was invalid. */
static void validate_stateful_set_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_stateful_set *set = object, *old = before;
  core_check aside = *check;
  crd_errors errors = crd_errors_init(check->arena);
  core_stateful_set_options options = {.recreates = judging->options.gates.stateful_set_recreate_strategy ||
                                                    core_is(old->spec.update_strategy.type, "Recreate"),
                                       .is_update = true};
  crd_core_allow_as_old(judging, &set->spec.template, &old->spec.template);
  crd_core_validate_metadata_update(check, &set->metadata, &old->metadata);
  aside.errors = &errors;
  crd_core_validate_stateful_set_spec(&aside, &old->spec, &options, CORE_SPEC);
  options.skips_template = errors.count != 0;
  crd_core_validate_stateful_set_spec(check, &set->spec, &options, CORE_SPEC);
  if (check->options->minor >= FIELD_BY_FIELD) {
    validate_immutable_fields(check, &set->spec, &old->spec);
    return;
  }
  errors.count = 0;
  validate_immutable_fields(&aside, &set->spec, &old->spec);
  const core_optional_int32 limit = set->spec.revision_history_limit, was = old->spec.revision_history_limit;
  bool free = check->options->minor >= FREE_HISTORY;
  if (errors.count || (!free && (limit.set != was.set || limit.value != was.value)))
    crd_core_forbidden_as(check, CORE_SPEC,
                          "updates to statefulset spec for fields other than 'replicas', 'ordinals', "
                          "'template', 'updateStrategy', %s'persistentVolumeClaimRetentionPolicy' and "
                          "'minReadySeconds' are forbidden",
                          free ? "'revisionHistoryLimit', " : "");
}

static void warn_stateful_set_update(core_judging *judging, const void *object, const void *before) {
  crd_core_warn_of_workload(judging, object, before);
  warn_of_set(judging, &((const core_stateful_set *)object)->spec, true);
}

/* ValidateStatefulSetStatus */
static void validate_stateful_set_status(core_check *check, const core_stateful_set_status *status) {
  const core_counter counters[] = {
      {"replicas", status->replicas, true},
      {"readyReplicas", status->ready_replicas, true},
      {"currentReplicas", status->current_replicas, true},
      {"updatedReplicas", status->updated_replicas, true},
      {"availableReplicas", status->available_replicas, true},
      {"observedGeneration", status->observed_generation, true},
      {"collisionCount", status->collision_count.value, status->collision_count.set},
  };
  const crd_path *path = CORE_STATUS;
  const char *all = "status.replicas";
  crd_core_validate_counters(check, CORE_LIST_OF(counters), path);
  crd_core_validate_at_most(check, "readyReplicas", status->ready_replicas, status->replicas, all, path);
  crd_core_validate_at_most(check, "currentReplicas", status->current_replicas, status->replicas, all, path);
  crd_core_validate_at_most(check, "updatedReplicas", status->updated_replicas, status->replicas, all, path);
  crd_core_validate_at_most(check, "availableReplicas", status->available_replicas, status->replicas, all, path);
  crd_core_validate_at_most(check, "availableReplicas", status->available_replicas, status->ready_replicas,
                            "status.readyReplicas", path);
}

/* ValidateStatefulSetStatusUpdate */
static void validate_stateful_set_status_update(core_judging *judging, core_check *check, const void *object,
                                                const void *before) {
  const core_stateful_set *set = object, *old = before;
  validate_stateful_set_status(check, &set->status);
  crd_core_validate_metadata_update(check, &set->metadata, &old->metadata);
  crd_core_validate_collisions(check, set->status.collision_count, old->status.collision_count);
}

const core_object_kind crd_core_stateful_set_kind = {
    CORE_KIND("apps", "v1", "StatefulSet", stateful_set),
    CORE_NAMES_UNASKED,
    .template = offsetof(core_stateful_set, spec.template),
    .template_path = CRD_STRING_INIT("spec.template"),
    .convert = convert_stateful_set,
    .set_defaults = set_stateful_set_defaults,
    .create = {.prepare = prepare_stateful_set_create,
               .validate = validate_stateful_set_create,
               .warn = warn_stateful_set_create},
    CORE_UPDATES({.prepare = prepare_stateful_set_update,
                  .validate = validate_stateful_set_update,
                  .warn = warn_stateful_set_update}),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_stateful_set_status_update),
};
