/* SPDX-License-Identifier: Apache-2.0 */
/* ValidateStatefulSetSpec of pkg/apis/apps/validation. */
#include "stateful_set.h"

#include "../../base/hash.h"

static void validate_management(core_check *check, crd_string policy, const crd_path *path) {
  if (!core_is(policy, "OrderedReady") && !core_is(policy, "Parallel"))
    crd_core_bad_word(check, path, policy, "must be 'OrderedReady' or 'Parallel'");
}

/* validateRollingUpdateStatefulSet */
static void validate_stateful_set_rolling_update(core_check *check, const core_rolling_update_stateful_set_strategy *update,
                                                 const crd_path *path) {
  const crd_path *unavailable = CORE_AT(path, "maxUnavailable");
  crd_core_validate_nonnegative(check, update->partition.value, CORE_AT(path, "partition"));
  if (!update->max_unavailable) return;
  crd_core_validate_amount(check, update->max_unavailable, unavailable);
  if (crd_core_amount(update->max_unavailable) == 0)
    crd_core_invalid(check, unavailable, crd_core_show_amount(check, update->max_unavailable), "cannot be 0");
  crd_core_validate_share(check, update->max_unavailable, unavailable);
}

static void validate_stateful_set_strategy(core_check *check, const core_stateful_set_update_strategy *strategy,
                                           bool recreates, const crd_path *path) {
  const core_rolling_update_stateful_set_strategy *update = strategy->rolling_update;
  const crd_path *rolling = CORE_AT(path, "rollingUpdate");
  if (core_is(strategy->type, "RollingUpdate")) {
    if (update) validate_stateful_set_rolling_update(check, update, rolling);
  } else if (core_is(strategy->type, "OnDelete") || (recreates && core_is(strategy->type, "Recreate"))) {
    if (update)
      crd_core_invalid(check, rolling,
                       crd_core_show_struct(check, &crd_core_rolling_update_stateful_set_strategy_type, update),
                       "only allowed for updateStrategy 'RollingUpdate'");
  } else {
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_stateful_set_update_strategy_type, strategy),
                     recreates ? "must be 'RollingUpdate', 'OnDelete', or 'Recreate'"
                               : "must be 'RollingUpdate' or 'OnDelete'");
  }
}

/* ValidatePersistentVolumeClaimRetentionPolicy, ValidatePersistentVolumeClaimRetentionPolicyType */
static void validate_retention(core_check *check, const core_stateful_set_persistent_volume_claim_retention_policy *policy,
                               const crd_path *path) {
  const struct {
    crd_string value;
    const crd_path *path;
  } parts[] = {{policy->when_deleted, CORE_AT(path, "whenDeleted")}, {policy->when_scaled, CORE_AT(path, "whenScaled")}};
  for (size_t i = 0; i < 2; i++) crd_core_validate_choice(check, parts[i].path, parts[i].value, "Retain Delete");
}

/* validateVolumeClaimTemplates */
static void validate_stateful_set_claims(core_check *check, const core_persistent_volume_claim_list *claims,
                                         const crd_path *path) {
  for (uint32_t i = 0; i < claims->count; i++)
    crd_core_validate_claim_spec(check, &claims->items[i].spec, CORE_AT(CORE_ITEM(path, i), "spec"));
}

/* ---- the template ---- */

/* volumesToAddForTemplates: the volumes for the claims, each name once, then those of the template with other names.
 * Upstream's order is random; here it is that of the claims. */
static core_volume_list volumes_of(crd_arena *arena, const core_stateful_set_spec *spec) {
  const core_persistent_volume_claim_list *claims = &spec->volume_claim_templates;
  const core_volume_list *own = &spec->template.spec.volumes;
  core_volume_list all = {.items = crd_arena_zalloc(arena, ((size_t)claims->count + own->count) * sizeof *all.items)};
  name_table names = {.arena = arena};
  for (uint32_t i = 0; i < claims->count; i++) {
    crd_string name = claims->items[i].metadata.name;
    if (crd_name_table_find(&names, name)) continue;
    crd_name_table_put(&names, name, &names);
    core_persistent_volume_claim_volume_source *source = crd_arena_zalloc(arena, sizeof *source);
    source->claim_name = name;
    all.items[all.count++] = (core_volume){.name = name, .volume_source = {.persistent_volume_claim = source}};
  }
  for (uint32_t i = 0; i < own->count; i++)
    if (!crd_name_table_find(&names, own->items[i].name)) all.items[all.count++] = own->items[i];
  return all;
}

/* From these minors on serviceName is checked, and the pods and claims of a set. */
enum { JUDGES_SERVICE_NAME = 33, JUDGES_PODS };

/* ValidatePodTemplateSpecForStatefulSet for the template from which the controller creates pods. */
static void validate_stateful_set_template(core_check *check, const core_stateful_set_spec *spec,
                                           const core_stateful_set_options *options, const crd_path *path) {
  core_pod_template_spec template = spec->template;
  bool judged = check->options->minor >= JUDGES_PODS;
  template.spec.subdomain = template.spec.hostname = CORE_NO_DETAIL;
  if (spec->volume_claim_templates.count) template.spec.volumes = volumes_of(check->arena, spec);
  if (!crd_core_selector_matches(spec->selector, &template.metadata.labels))
    crd_core_say_mismatch(check, &template.metadata.labels, path);
  if (judged && !options->skips_template) crd_core_validate_template_at(check, &template, CRD_STRING("spec.template"));
  const crd_path *annotations = CORE_AT(path, "annotations");
  crd_core_validate_labels(check, &template.metadata.labels, CORE_AT(path, "labels"));
  crd_core_validate_annotations(check, &template.metadata.annotations, annotations);
  crd_core_validate_pod_annotations(check, &template, annotations);
}

void crd_core_validate_stateful_set_spec(core_check *check, const core_stateful_set_spec *spec,
                                         const core_stateful_set_options *options, const crd_path *path) {
  const crd_path *template = CORE_AT(path, "template");
  validate_management(check, spec->pod_management_policy, CORE_AT(path, "podManagementPolicy"));
  validate_stateful_set_strategy(check, &spec->update_strategy, options->recreates, CORE_AT(path, "updateStrategy"));
  validate_retention(check, spec->persistent_volume_claim_retention_policy,
                     CORE_AT(path, "persistentVolumeClaimRetentionPolicy"));
  if (!options->is_update && check->options->minor >= JUDGES_PODS)
    validate_stateful_set_claims(check, &spec->volume_claim_templates, CORE_AT(path, "volumeClaimTemplates"));
  crd_core_validate_nonnegative(check, spec->replicas.value, CORE_AT(path, "replicas"));
  crd_core_validate_nonnegative(check, spec->min_ready_seconds, CORE_AT(path, "minReadySeconds"));
  if (spec->ordinals) crd_core_validate_nonnegative(check, spec->ordinals->start, CORE_AT(path, "ordinals.start"));
  if (!options->is_update && spec->service_name.size && check->options->minor >= JUDGES_SERVICE_NAME)
    crd_core_string_passes(check, CORE_AT(path, "serviceName"), spec->service_name, crd_check_dns1123_label);
  crd_core_validate_workload_selector(check, spec->selector, CRD_STRING("empty selector is invalid for statefulset"), path);
  if (crd_core_selector_converts(check, spec->selector))
    validate_stateful_set_template(check, spec, options, template);
  else
    crd_core_invalid(check, CORE_AT(path, "selector"),
                     crd_core_show_struct(check, &crd_core_label_selector_type, spec->selector), NULL);
  crd_core_validate_lasting_template(check, &spec->template, "StatefulSet", template);
}
