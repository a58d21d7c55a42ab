/* SPDX-License-Identifier: Apache-2.0 */
/* v1 ReplicationController (pkg/registry/core/replicationcontroller/strategy.go, pkg/apis/core/{v1,validation}). */
#include "workload.h"

#include "../../gotypes/equal.h"
#include "../default.h"

#include <crd/names.h>
#include <stddef.h>

#define CONTROLLER_TEMPLATE CRD_STRING("spec.template")

/* SetDefaults_ReplicationController */
static void set_controller_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_replication_controller *controller = object;
  core_replication_controller_spec *spec = &controller->spec;
  const core_string_map labels = spec->template ? spec->template->metadata.labels : (core_string_map){.items = NULL};
  if (labels.items && !spec->selector.count) spec->selector = labels;
  if (labels.items && !controller->metadata.labels.count) controller->metadata.labels = labels;
  core_default_int32(&spec->replicas, 1);
  if (spec->template) crd_core_default_pod_template_spec(arena, options, spec->template);
}

/* ValidatePodTemplateSpecForRC */
static void validate_controller_template(core_check *check, const core_replication_controller_spec *spec,
                                         const crd_path *path) {
  const core_label_selector selector = {.match_labels = spec->selector};
  if (!spec->template) {
    crd_core_required(check, path, NULL);
    return;
  }
  const core_string_map *labels = &spec->template->metadata.labels;
  if (!crd_core_selector_matches(&selector, labels)) crd_core_say_mismatch(check, labels, path);
  crd_core_validate_template_at(check, spec->template, CONTROLLER_TEMPLATE);
  crd_core_validate_lasting_template(check, spec->template, "ReplicationController", path);
}

static void validate_count(core_check *check, int32_t count, const crd_path *path) {
  CORE_COVERED(check, crd_core_validate_nonnegative(check, count, path));
}

/* ValidateReplicationControllerSpec */
static void validate_controller_spec(core_check *check, const core_replication_controller_spec *spec, const crd_path *path) {
  validate_count(check, spec->min_ready_seconds, CORE_AT(path, "minReadySeconds"));
  if (!spec->selector.count) crd_core_required(check, CORE_AT(path, "selector"), NULL);
  validate_count(check, spec->replicas.value, CORE_AT(path, "replicas"));
  validate_controller_template(check, spec, CORE_AT(path, "template"));
}

static void prepare_controller_create(core_judging *judging, void *object, const void *before) {
  core_replication_controller *controller = object;
  controller->status = (core_replication_controller_status){.replicas = 0};
  controller->metadata.generation = 1;
  crd_core_drop_template_fields(judging, controller->spec.template, NULL);
}

static void validate_controller_name(core_check *check, crd_string name) {
  uint32_t before = check->errors->count;
  if (name.size) crd_core_string_passes(check, CORE_AT(CORE_METADATA, "name"), name, crd_check_long_name);
  crd_core_mark_covered(check, before);
}

/* ValidateReplicationController: generateName only has the check of all kinds, which runs when there are no other errors. */
static void validate_controller_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_replication_controller *controller = object;
  core_object_meta named = controller->metadata;
  named.generate_name = CORE_NO_DETAIL;
  if (named.name.size) named.name = CRD_STRING("x");
  crd_core_validate_metadata(check, &named, CRD_NAME_DNS_SUBDOMAIN);
  validate_controller_name(check, controller->metadata.name);
  validate_controller_spec(check, &controller->spec, CORE_SPEC);
  if (!check->errors->count) crd_core_validate_metadata(check, &controller->metadata, CRD_NAME_PATH_SEGMENT);
}

static void warn_controller_create(core_judging *judging, const void *object, const void *before) {
  const core_replication_controller *controller = object;
  crd_core_warn_of_name(&judging->warnings, controller->metadata.name, "Pod names and hostnames");
  if (controller->spec.template) crd_core_warn_of_template_at(judging, controller->spec.template, CONTROLLER_TEMPLATE);
}

static void prepare_controller_update(core_judging *judging, void *object, const void *before) {
  core_replication_controller *controller = object;
  const core_replication_controller *old = before;
  controller->status = old->status;
  crd_core_drop_template_fields(judging, controller->spec.template, old->spec.template);
  core_count_change(&controller->metadata, &old->metadata,
                    crd_core_equal(&crd_core_replication_controller_spec_type, &controller->spec, &old->spec));
}

/* Fields that older releases could not convert are listed in annotations (helper.NonConvertibleFields). */
static void validate_non_convertible(core_check *check, const core_replication_controller *controller,
                                     const core_replication_controller *old) {
  const crd_string prefix = CRD_STRING("non-convertible.kubernetes.io");
  const core_string_map *annotations = &old->metadata.annotations;
  for (uint32_t i = 0; i < annotations->count; i++) {
    const core_string_pair *pair = &annotations->items[i];
    if (!crd_string_has_prefix(pair->key, prefix)) continue;
    const char *slash = memchr(pair->key.data, '/', pair->key.size);
    crd_string name = slash ? crd_string_slice(pair->key, (size_t)(slash + 1 - pair->key.data), pair->key.size) : pair->key;
    if (!slash || crd_string_contains(name, CRD_STRING("/"))) continue;
    if (!crd_string_contains(name, CRD_STRING("selector")))
      crd_core_not_found_text(check, CORE_NAMED(NULL, name), crd_bad_string(pair->value),
                              CRD_STRING("unknown non-convertible field"));
    else if (!crd_core_maps_equal(&controller->spec.selector, &old->spec.selector))
      crd_core_invalid(check, CORE_AT(CORE_SPEC, "selector"), crd_core_show_map(check, &controller->spec.selector),
                       "cannot update non-convertible selector");
  }
}

/* ValidateReplicationControllerUpdate; up to 1.34 an update first validated the controller as a new one. */
static void validate_controller_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_replication_controller *controller = object, *old = before;
  enum { JUDGED_TWICE = 34 };
  crd_core_allow_as_old(judging, controller->spec.template, old->spec.template);
  if (check->options->minor <= JUDGED_TWICE) validate_controller_create(judging, check, object, NULL);
  crd_core_validate_metadata_update(check, &controller->metadata, &old->metadata);
  validate_controller_spec(check, &controller->spec, CORE_SPEC);
  validate_non_convertible(check, controller, old);
}

/* Like upstream, warns about the old template. */
static void warn_controller_update(core_judging *judging, const void *object, const void *before) {
  const core_replication_controller *controller = object, *old = before;
  if (controller->metadata.generation != old->metadata.generation && old->spec.template)
    crd_core_warn_of_template_at(judging, old->spec.template, CONTROLLER_TEMPLATE);
}

/* ValidateReplicationControllerStatusUpdate */
static void validate_controller_status_update(core_judging *judging, core_check *check, const void *object,
                                              const void *before) {
  const core_replication_controller *controller = object, *old = before;
  const core_replication_controller_status *status = &controller->status;
  const core_replica_counts counts = {.replicas = status->replicas,
                                      .fully_labeled = status->fully_labeled_replicas,
                                      .ready = status->ready_replicas,
                                      .available = status->available_replicas,
                                      .observed_generation = status->observed_generation};
  crd_core_validate_metadata_update(check, &controller->metadata, &old->metadata);
  crd_core_validate_replica_counts(check, &counts);
}

const core_object_kind crd_core_replication_controller_kind = {
    CORE_KIND("", "v1", "ReplicationController", replication_controller),
    CORE_NAMES_UNASKED,
    .set_defaults = set_controller_defaults,
    .create = {.prepare = prepare_controller_create, .validate = validate_controller_create, .warn = warn_controller_create},
    CORE_UPDATES(
        {.prepare = prepare_controller_update, .validate = validate_controller_update, .warn = warn_controller_update}),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_controller_status_update),
};
