/* SPDX-License-Identifier: Apache-2.0 */
/* apps/v1 Deployment (pkg/registry/apps/deployment/strategy.go, pkg/apis/apps/{v1,validation}). */
#include "workload.h"

#include "../../gotypes/equal.h"
#include "../default.h"

#include <crd/go_text.h>
#include <inttypes.h>
#include <stddef.h>

/* The annotation that stores the internal type's field rollbackTo. */
#define ROLLBACK "deprecated.deployment.rollback.to"
#define DEPLOYMENT_TEMPLATE CRD_STRING("spec.template")

/* Convert_v1_Deployment_To_apps_Deployment, and back. */
static bool convert_deployment(crd_arena *arena, void *object, crd_string *error) {
  core_deployment *deployment = object;
  core_string_map *annotations = &deployment->metadata.annotations;
  const crd_string *revision = crd_core_string_map_get(annotations, CRD_STRING(ROLLBACK));
  crd_string why;
  int64_t number;
  if (!revision) return true;
  if (!revision->size) {
    crd_core_remove_annotation(annotations, CRD_STRING(ROLLBACK));
    return true;
  }
  if (!crd_go_int_parse(arena, "ParseInt", *revision, &number, &why)) {
    *error = crd_arena_printf(arena, "failed to parse annotation[" ROLLBACK "]=%.*s as int64: %.*s", CRD_PRINT(*revision),
                              CRD_PRINT(why));
    return false;
  }
  *annotations =
      crd_core_string_map_with(arena, annotations, CRD_STRING(ROLLBACK), crd_arena_printf(arena, "%" PRId64, number));
  return true;
}

/* SetDefaults_Deployment */
static void set_deployment_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_deployment_spec *spec = &((core_deployment *)object)->spec;
  core_deployment_strategy *strategy = &spec->strategy;
  core_default_int32(&spec->replicas, 1);
  if (!strategy->type.size) strategy->type = CRD_STRING("RollingUpdate");
  bool rolls = core_is(strategy->type, "RollingUpdate");
  if (rolls && !strategy->rolling_update)
    strategy->rolling_update = crd_arena_zalloc(arena, sizeof *strategy->rolling_update);
  core_rolling_update_deployment *update =
      strategy->rolling_update; /* with another strategy unset fields are zero, as in the internal type */
  const crd_string none = CORE_NO_DETAIL;
  if (update && !update->max_unavailable)
    update->max_unavailable = crd_core_make_amount(arena, 0, rolls ? CRD_STRING("25%") : none);
  if (update && !update->max_surge) update->max_surge = crd_core_make_amount(arena, 0, rolls ? CRD_STRING("25%") : none);
  core_default_int32(&spec->revision_history_limit, 10);
  core_default_int32(&spec->progress_deadline_seconds, 600);
  crd_core_default_pod_template_spec(arena, options, &spec->template);
}

/* ---- rules ---- */

/* ValidateRollingUpdateDeployment */
static void validate_deployment_rolling_update(core_check *check, const core_rolling_update_deployment *update,
                                               const crd_path *path) {
  const crd_path *unavailable = CORE_AT(path, "maxUnavailable");
  crd_core_validate_amount(check, update->max_unavailable, unavailable);
  crd_core_validate_amount(check, update->max_surge, CORE_AT(path, "maxSurge"));
  if (crd_core_amount(update->max_unavailable) == 0 && crd_core_amount(update->max_surge) == 0)
    crd_core_invalid(check, unavailable, crd_core_show_amount(check, update->max_unavailable),
                     "may not be 0 when `maxSurge` is 0");
  crd_core_validate_share(check, update->max_unavailable, unavailable);
}

/* ValidateDeploymentStrategy */
static void validate_deployment_strategy(core_check *check, const core_deployment_strategy *strategy, const crd_path *path) {
  static const crd_string types[] = {CRD_STRING_INIT("Recreate"), CRD_STRING_INIT("RollingUpdate")};
  if (crd_string_equal(strategy->type, types[0])) {
    if (strategy->rolling_update)
      crd_core_forbidden(check, CORE_AT(path, "rollingUpdate"), "may not be specified when strategy `type` is 'Recreate'");
  } else if (crd_string_equal(strategy->type, types[1])) {
    validate_deployment_rolling_update(check, strategy->rolling_update, CORE_AT(path, "rollingUpdate"));
  } else {
    crd_core_not_supported(check, path, crd_core_show_struct(check, &crd_core_deployment_strategy_type, strategy),
                           CORE_LIST_OF(types));
  }
}

static void validate_deployment_deadline(core_check *check, const core_deployment_spec *spec, const crd_path *path) {
  core_optional_int32 deadline = spec->progress_deadline_seconds;
  if (!deadline.set) return;
  crd_core_validate_nonnegative(check, deadline.value, path);
  if (deadline.value <= spec->min_ready_seconds)
    crd_core_bad_number(check, path, deadline.value, "must be greater than minReadySeconds");
}

/* ValidateDeploymentSpec, ValidateRollback */
static void validate_deployment_spec(core_check *check, const core_deployment *deployment, const crd_path *path) {
  const core_deployment_spec *spec = &deployment->spec;
  const crd_string *revision = crd_core_string_map_get(&deployment->metadata.annotations, CRD_STRING(ROLLBACK));
  int64_t number;
  crd_core_validate_nonnegative(check, spec->replicas.value, CORE_AT(path, "replicas"));
  crd_core_validate_workload_selector(check, spec->selector, CRD_STRING("empty selector is invalid for deployment"), path);
  crd_core_validate_selected_template(check, &spec->template, spec->selector, path, DEPLOYMENT_TEMPLATE);
  validate_deployment_strategy(check, &spec->strategy, CORE_AT(path, "strategy"));
  crd_core_validate_nonnegative(check, spec->min_ready_seconds, CORE_AT(path, "minReadySeconds"));
  if (spec->revision_history_limit.set)
    crd_core_validate_nonnegative(check, spec->revision_history_limit.value, CORE_AT(path, "revisionHistoryLimit"));
  if (revision && crd_go_int_parse(NULL, "ParseInt", *revision, &number, NULL))
    crd_core_validate_nonnegative(check, number, CORE_AT(CORE_AT(path, "rollback"), "version"));
  validate_deployment_deadline(check, spec, CORE_AT(path, "progressDeadlineSeconds"));
}

/* ValidateDeploymentStatus */
static void validate_deployment_status(core_check *check, const core_deployment_status *status) {
  const core_counter counters[] = {
      {"observedGeneration", status->observed_generation, true},
      {"replicas", status->replicas, true},
      {"updatedReplicas", status->updated_replicas, true},
      {"readyReplicas", status->ready_replicas, true},
      {"availableReplicas", status->available_replicas, true},
      {"unavailableReplicas", status->unavailable_replicas, true},
      {"terminatingReplicas", status->terminating_replicas.value, status->terminating_replicas.set},
      {"collisionCount", status->collision_count.value, status->collision_count.set},
  };
  const crd_path *path = CORE_STATUS;
  crd_core_validate_counters(check, CORE_LIST_OF(counters), path);
  crd_core_validate_at_most(check, "updatedReplicas", status->updated_replicas, status->replicas, "status.replicas", path);
  crd_core_validate_at_most(check, "readyReplicas", status->ready_replicas, status->replicas, "status.replicas", path);
  crd_core_validate_at_most(check, "availableReplicas", status->available_replicas, status->replicas, "status.replicas",
                            path);
  crd_core_validate_at_most(check, "availableReplicas", status->available_replicas, status->ready_replicas, "readyReplicas",
                            path);
}

/* ---- steps ---- */

/* ValidateDeployment */
static void validate_deployment_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_deployment *deployment = object;
  crd_core_validate_metadata(check, &deployment->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_deployment_spec(check, deployment, CORE_SPEC);
}

/* Annotations are copied to ReplicaSets, so their changes increment the generation, too. */
static void prepare_deployment_update(core_judging *judging, void *object, const void *before) {
  core_deployment *deployment = object;
  const core_deployment *old = before;
  crd_core_prepare_workload(judging, object, before);
  if (!crd_core_maps_equal(&deployment->metadata.annotations, &old->metadata.annotations))
    core_count_change(&deployment->metadata, &old->metadata, false);
}

/* ValidateDeploymentUpdate */
static void validate_deployment_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_deployment *deployment = object, *old = before;
  crd_core_allow_as_old(judging, &deployment->spec.template, &old->spec.template);
  crd_core_validate_metadata_update(check, &deployment->metadata, &old->metadata);
  validate_deployment_spec(check, deployment, CORE_SPEC);
  crd_core_validate_same_selector(check, deployment->spec.selector, old->spec.selector);
}

/* deployment.dropDisabledStatusFields */
static void prepare_deployment_status(core_judging *judging, void *object, const void *before) {
  core_deployment *deployment = object;
  const core_deployment *old = before;
  deployment->spec = old->spec;
  deployment->metadata.labels = old->metadata.labels;
  if (!judging->options.gates.deployment_replica_set_terminating_replicas && !old->status.terminating_replicas.set)
    deployment->status.terminating_replicas.set = false;
}

/* ValidateDeploymentStatusUpdate */
static void validate_deployment_status_update(core_judging *judging, core_check *check, const void *object,
                                              const void *before) {
  const core_deployment *deployment = object, *old = before;
  crd_core_validate_metadata_update(check, &deployment->metadata, &old->metadata);
  validate_deployment_status(check, &deployment->status);
  crd_core_validate_collisions(check, deployment->status.collision_count, old->status.collision_count);
}

const core_object_kind crd_core_deployment_kind = {
    CORE_KIND("apps", "v1", "Deployment", deployment),
    CORE_NAMES_UNASKED,
    .template = offsetof(core_deployment, spec.template),
    .template_path = CRD_STRING_INIT("spec.template"),
    .names_pods = true,
    .convert = convert_deployment,
    .set_defaults = set_deployment_defaults,
    .create = {.prepare = crd_core_prepare_workload,
               .validate = validate_deployment_create,
               .warn = crd_core_warn_of_workload},
    CORE_UPDATES(
        {.prepare = prepare_deployment_update, .validate = validate_deployment_update, .warn = crd_core_warn_of_workload}),
    CORE_OF_STATUS(.prepare = prepare_deployment_status, .validate = validate_deployment_status_update),
};
