/* SPDX-License-Identifier: Apache-2.0 */
/* apps/v1 ReplicaSet (pkg/registry/apps/replicaset/strategy.go, pkg/apis/apps/{v1,validation}). */
#include "workload.h"

#include "../default.h"

#include <stddef.h>

#define REPLICA_SET_TEMPLATE CRD_STRING("spec.template")

/* SetDefaults_ReplicaSet */
static void set_replica_set_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_replica_set_spec *spec = &((core_replica_set *)object)->spec;
  core_default_int32(&spec->replicas, 1);
  crd_core_default_pod_template_spec(arena, options, &spec->template);
}

/* ValidateReplicaSetSpec */
static void validate_replica_set_spec(core_check *check, const core_replica_set_spec *spec, const crd_path *path) {
  crd_core_validate_nonnegative(check, spec->replicas.value, CORE_AT(path, "replicas"));
  crd_core_validate_nonnegative(check, spec->min_ready_seconds, CORE_AT(path, "minReadySeconds"));
  crd_core_validate_workload_selector(check, spec->selector, CRD_STRING("empty selector is invalid for deployment"), path);
  crd_core_validate_selected_template(check, &spec->template, spec->selector, path, REPLICA_SET_TEMPLATE);
}

/* ValidateReplicaSet */
static void validate_replica_set_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_replica_set *set = object;
  crd_core_validate_metadata(check, &set->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_replica_set_spec(check, &set->spec, CORE_SPEC);
}

/* ValidateReplicaSetUpdate */
static void validate_replica_set_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_replica_set *set = object, *old = before;
  crd_core_allow_as_old(judging, &set->spec.template, &old->spec.template);
  crd_core_validate_metadata_update(check, &set->metadata, &old->metadata);
  validate_replica_set_spec(check, &set->spec, CORE_SPEC);
  crd_core_validate_same_selector(check, set->spec.selector, old->spec.selector);
}

/* replicaset.dropDisabledStatusFields */
static void prepare_replica_set_status(core_judging *judging, void *object, const void *before) {
  core_replica_set *set = object;
  const core_replica_set *old = before;
  set->spec = old->spec;
  if (!judging->options.gates.deployment_replica_set_terminating_replicas && !old->status.terminating_replicas.set)
    set->status.terminating_replicas.set = false;
}

/* ValidateReplicaSetStatusUpdate */
static void validate_replica_set_status_update(core_judging *judging, core_check *check, const void *object,
                                               const void *before) {
  const core_replica_set *set = object, *old = before;
  const core_replica_set_status *status = &set->status;
  const core_replica_counts counts = {.replicas = status->replicas,
                                      .fully_labeled = status->fully_labeled_replicas,
                                      .ready = status->ready_replicas,
                                      .available = status->available_replicas,
                                      .observed_generation = status->observed_generation,
                                      .terminating = status->terminating_replicas};
  crd_core_validate_metadata_update(check, &set->metadata, &old->metadata);
  crd_core_validate_replica_counts(check, &counts);
}

const core_object_kind crd_core_replica_set_kind = {
    CORE_KIND("apps", "v1", "ReplicaSet", replica_set),
    CORE_NAMES_UNASKED,
    .template = offsetof(core_replica_set, spec.template),
    .template_path = CRD_STRING_INIT("spec.template"),
    .names_pods = true,
    .set_defaults = set_replica_set_defaults,
    .create = {.prepare = crd_core_prepare_workload,
               .validate = validate_replica_set_create,
               .warn = crd_core_warn_of_workload},
    CORE_UPDATES(
        {.prepare = crd_core_prepare_workload, .validate = validate_replica_set_update, .warn = crd_core_warn_of_workload}),
    CORE_OF_STATUS(.prepare = prepare_replica_set_status, .validate = validate_replica_set_status_update),
};
