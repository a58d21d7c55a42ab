/* SPDX-License-Identifier: Apache-2.0 */
/* batch/v1 Job (pkg/registry/batch/job/strategy.go, pkg/apis/batch/{v1,validation}); its spec is in job_spec.c. */
#include "job.h"

#include "../../gotypes/equal.h"
#include "../default.h"

#include <stddef.h>

#define JOB_TEMPLATE CRD_STRING("spec.template")

/* The labels of a Job's pods: each with its old name and with its kubernetes.io name. */
#define JOB_NAME CRD_STRING("batch.kubernetes.io/job-name")
#define CONTROLLER_UID CRD_STRING("batch.kubernetes.io/controller-uid")
#define OLD_JOB_NAME CRD_STRING("job-name")
#define OLD_CONTROLLER_UID CRD_STRING("controller-uid")

/* SetDefaults_PodFailurePolicyOnPodConditionsPattern */
void crd_core_default_failure_policy(const core_pod_failure_policy *policy) {
  for (uint32_t i = 0; policy && i < policy->rules.count; i++) {
    const core_pod_failure_policy_on_pod_conditions_pattern_list *patterns = &policy->rules.items[i].on_pod_conditions;
    for (uint32_t k = 0; k < patterns->count; k++)
      if (!patterns->items[k].status.size) patterns->items[k].status = CRD_STRING("True");
  }
}

static void default_string(core_optional_string *field, crd_string value) {
  if (!field->set) *field = (core_optional_string){true, value};
}

/* SetDefaults_Job */
static void set_job_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_job *job = object;
  core_job_spec *spec = &job->spec;
  const core_string_map *labels = &spec->template.metadata.labels;
  if (!spec->completions.set && !spec->parallelism.set) spec->completions = (core_optional_int32){true, 1};
  core_default_int32(&spec->parallelism, 1);
  core_default_int32(&spec->backoff_limit, spec->backoff_limit_per_index.set ? INT32_MAX : 6);
  if (labels->items && !job->metadata.labels.count) job->metadata.labels = *labels;
  default_string(&spec->completion_mode, CRD_STRING("NonIndexed"));
  if (!spec->suspend.set) spec->suspend = (core_optional_bool){true, false};
  default_string(&spec->pod_replacement_policy,
                 spec->pod_failure_policy ? CRD_STRING("Failed") : CRD_STRING("TerminatingOrFailed"));
  if (!spec->manual_selector.set) spec->manual_selector = (core_optional_bool){true, false};
  crd_core_default_failure_policy(spec->pod_failure_policy);
  crd_core_default_pod_template_spec(arena, options, &spec->template);
}

/* ---- generated selectors ---- */

static void add_pair(crd_arena *arena, core_string_map *map, crd_string key, crd_string value) {
  if (!crd_core_string_map_get(map, key)) *map = crd_core_string_map_with(arena, map, key, value);
}

/* generateSelectorIfNeeded, generateSelector. The Job's labels are the template's map if they were defaulted from it. */
static void generate_selector(crd_arena *arena, core_job *job) {
  core_string_map *labels = &job->spec.template.metadata.labels;
  bool shared = labels->items && job->metadata.labels.items == labels->items;
  add_pair(arena, labels, OLD_JOB_NAME, job->metadata.name);
  add_pair(arena, labels, JOB_NAME, job->metadata.name);
  add_pair(arena, labels, OLD_CONTROLLER_UID, job->metadata.uid);
  add_pair(arena, labels, CONTROLLER_UID, job->metadata.uid);
  if (shared) job->metadata.labels = *labels;
  if (!job->spec.selector) job->spec.selector = crd_arena_zalloc(arena, sizeof *job->spec.selector);
  add_pair(arena, &job->spec.selector->match_labels, CONTROLLER_UID, job->metadata.uid);
}

/* ValidateHasLabel for the template. */
static void validate_label(core_check *check, const core_string_map *labels, crd_string key, crd_string value) {
  const crd_path *metadata = CORE_AT(CORE_AT(CORE_SPEC, "template"), "metadata");
  const crd_path *path = CORE_KEY(CORE_AT(metadata, "labels"), key);
  const crd_string *own = crd_core_string_map_get(labels, key);
  if (own && crd_string_equal(*own, value)) return;
  if (own)
    crd_core_invalid_as(check, path, crd_core_show_map(check, labels), "must be '%.*s'", CRD_PRINT(value));
  else
    crd_core_required_as(check, path, "must be '%.*s'", CRD_PRINT(value));
}

/* validateGeneratedSelector */
static void validate_generated_selector(core_check *check, const core_job *job, bool prefixed) {
  const core_job_spec *spec = &job->spec;
  const core_object_meta *metadata = &job->metadata;
  const core_string_map *labels = &spec->template.metadata.labels;
  const core_label_selector *selector = spec->selector;
  core_string_map expected = {.items = NULL};
  if ((spec->manual_selector.set && spec->manual_selector.value) || !selector) return;
  validate_label(check, labels, OLD_CONTROLLER_UID, metadata->uid);
  validate_label(check, labels, OLD_JOB_NAME, metadata->name);
  if (prefixed) {
    validate_label(check, labels, CONTROLLER_UID, metadata->uid);
    validate_label(check, labels, JOB_NAME, metadata->name);
    add_pair(check->arena, &expected, CONTROLLER_UID, metadata->uid);
    add_pair(check->arena, &expected, JOB_NAME, metadata->name);
  }
  add_pair(check->arena, &expected, OLD_CONTROLLER_UID, metadata->uid);
  add_pair(check->arena, &expected, OLD_JOB_NAME, metadata->name);
  if (crd_core_selector_converts(check, selector) && !crd_core_selector_matches(selector, &expected))
    crd_core_invalid(check, CORE_AT(CORE_SPEC, "selector"),
                     crd_core_show_struct(check, &crd_core_label_selector_type, selector), "`selector` not auto-generated");
}

/* ---- the whole ---- */

/* validateNameAllowsCompletions: checks the hostnames of the pods. */
static void validate_job_name(core_check *check, const core_job *job) {
  core_optional_int32 completions = job->spec.completions;
  crd_texts messages = {.arena = check->arena};
  if (!core_job_is_indexed(&job->spec) || !completions.set || completions.value <= 0) return;
  crd_string name = job->metadata.name;
  crd_string longest = crd_arena_printf(check->arena, "%.*s-%d", CRD_PRINT(name), completions.value - 1);
  crd_check_dns1123_label(&messages, longest);
  if (messages.count)
    crd_core_invalid_as(check, CORE_AT(CORE_METADATA, "name"), crd_bad_string(name),
                        "will not able to create pod with invalid DNS label: %.*s", CRD_PRINT(longest));
}

/* ValidateJobSpec */
static void validate_job_spec(core_check *check, const core_job_spec *spec, const crd_path *path) {
  const crd_path *selector = CORE_AT(path, "selector");
  crd_core_validate_job_spec(check, spec, path, JOB_TEMPLATE);
  if (!spec->selector)
    crd_core_required(check, selector, NULL);
  else
    crd_core_validate_label_selector_of_any_value(check, spec->selector, check->options->allowed.selector_values, selector);
  if (crd_core_selector_converts(check, spec->selector) &&
      !crd_core_selector_matches(spec->selector, &spec->template.metadata.labels))
    crd_core_say_mismatch(check, &spec->template.metadata.labels, CORE_AT(path, "template"));
}

/* ---- job_updates ---- */

/* validateCompletions */
static void validate_completions(core_check *check, const core_job_spec *spec, const core_job_spec *old,
                                 const crd_path *path) {
  core_optional_int32 now = spec->completions, before = old->completions;
  bool same = now.set == before.set && now.value == before.value;
  crd_bad_value shown = now.set ? crd_bad_int(now.value) : crd_bad_null();
  if (!core_job_is_indexed(spec))
    crd_core_validate_immutable(check, same, shown, path);
  else if (!same && now.set && now.value != spec->parallelism.value)
    crd_core_invalid(check, path, shown, "can only be modified in tandem with spec.parallelism");
}

static void validate_same_text(core_check *check, core_optional_string now, core_optional_string before,
                               const crd_path *path) {
  crd_core_validate_immutable(check, now.set == before.set && crd_string_equal(now.value, before.value),
                              now.set ? crd_bad_json(now.value) : crd_bad_null(), path);
}

static bool is_condition(const core_job *job, const char *type) {
  const core_job_condition_list *conditions = &job->status.conditions;
  for (uint32_t i = 0; i < conditions->count; i++)
    if (core_is(conditions->items[i].type, type) && core_is(conditions->items[i].status, "True")) return true;
  return false;
}

/* Copies the fields of a template that may change from the new one to the copy of the old one. */
static void take_scheduling(crd_arena *arena, core_pod_template_spec *old, const core_pod_template_spec *now) {
  static const core_affinity none;
  const core_affinity *affinity = now->spec.affinity;
  core_affinity *copy = crd_arena_zalloc(arena, sizeof *copy);
  if (old->spec.affinity) *copy = *old->spec.affinity;
  copy->node_affinity = affinity ? affinity->node_affinity : NULL;
  bool unset = !affinity && (!old->spec.affinity || crd_core_equal(&crd_core_affinity_type, copy, &none));
  old->spec.affinity = unset ? NULL : copy;
  old->spec.node_selector = now->spec.node_selector;
  old->spec.tolerations = now->spec.tolerations;
  old->metadata.annotations = now->metadata.annotations;
  old->metadata.labels = now->metadata.labels;
  old->spec.scheduling_gates = now->spec.scheduling_gates;
}

/* validatePodResourceUpdatesOnly */
static void take_resources(crd_arena *arena, core_container_list *old, const core_container_list *now) {
  if (old->count != now->count || !now->count) return;
  core_container *copy = crd_arena_alloc(arena, old->count * sizeof *copy);
  memcpy(copy, old->items, old->count * sizeof *copy);
  for (uint32_t i = 0; i < old->count; i++)
    if (crd_string_equal(copy[i].name, now->items[i].name)) copy[i].resources = now->items[i].resources;
  old->items = copy;
}

/* validatePodTemplateUpdate, shouldAllowMutablePodTemplate */
static void validate_template_update(core_check *check, const core_job *job, const core_job *old, const crd_path *path) {
  const core_gates *gates = &check->options->gates;
  const core_pod_template_spec *now = &job->spec.template;
  core_pod_template_spec before = old->spec.template;
  bool suspended = old->spec.suspend.set && old->spec.suspend.value, started = old->status.start_time.text.size != 0;
  bool mutable = suspended && (!started || is_condition(old, "Suspended")) && old->status.active == 0;
  if (gates->mutable_scheduling_directives_for_suspended_jobs ? mutable : suspended && !started)
    take_scheduling(check->arena, &before, now);
  if (!suspended || !mutable || !gates->mutable_pod_resources_for_suspended_jobs) {
    crd_core_validate_same_struct(check, &crd_core_pod_template_spec_type, now, &before, CORE_AT(path, "template"));
    return;
  }
  take_resources(check->arena, &before.spec.containers, &now->spec.containers);
  take_resources(check->arena, &before.spec.init_containers, &now->spec.init_containers);
  crd_core_validate_same_struct(check, &crd_core_pod_spec_type, &now->spec, &before.spec, CORE_AT(path, "template.spec"));
}

/* validateJobSchedulingUpdate */
static void validate_scheduling_update(core_check *check, const core_job_spec *spec, const core_job_spec *old,
                                       const crd_path *path) {
  const core_scheduling_workload_pod_group_scheduling_policy *now =
      spec->scheduling ? spec->scheduling->scheduling_policy : NULL;
  const core_scheduling_workload_pod_group_scheduling_policy *before =
      old->scheduling ? old->scheduling->scheduling_policy : NULL;
  if (now && before && !now->basic != !before->basic)
    crd_core_invalid(check, CORE_AT(path, "schedulingPolicy"), crd_bad_null(),
                     "the basic/gang policy variant is immutable after creation; only "
                     "schedulingPolicy.gang.minCount may be updated");
}

/* ValidateJobSpecUpdate */
static void validate_spec_update(core_check *check, const core_job *job, const core_job *old, const crd_path *path) {
  const core_job_spec *spec = &job->spec, *before = &old->spec;
  core_optional_int32 limit = spec->backoff_limit_per_index, old_limit = before->backoff_limit_per_index;
  validate_job_spec(check, spec, path);
  validate_completions(check, spec, before, CORE_AT(path, "completions"));
  crd_core_validate_same_selector(check, spec->selector, before->selector);
  validate_template_update(check, job, old, path);
  validate_same_text(check, spec->completion_mode, before->completion_mode, CORE_AT(path, "completionMode"));
  crd_core_validate_same_struct(check, &crd_core_pod_failure_policy_type, spec->pod_failure_policy,
                                before->pod_failure_policy, CORE_AT(path, "podFailurePolicy"));
  crd_core_validate_immutable(check, limit.set == old_limit.set && limit.value == old_limit.value,
                              limit.set ? crd_bad_int(limit.value) : crd_bad_null(), CORE_AT(path, "backoffLimitPerIndex"));
  validate_same_text(check, spec->managed_by, before->managed_by, CORE_AT(path, "managedBy"));
  crd_core_validate_same_struct(check, &crd_core_success_policy_type, spec->success_policy, before->success_policy,
                                CORE_AT(path, "successPolicy"));
  validate_scheduling_update(check, spec, before, CORE_AT(path, "scheduling"));
}

/* ---- steps ---- */

static void prepare_job_create(core_judging *judging, void *object, const void *before) {
  core_job *job = object;
  if (!job->spec.manual_selector.value) generate_selector(judging->check.arena, job);
  if (!judging->options.gates.job_managed_by) job->spec.managed_by.set = false;
  crd_core_drop_job_fields(&judging->options, &job->spec, NULL);
  crd_core_prepare_workload(judging, object, before);
}

/* ValidateJobCreate */
static void validate_whole_job(core_check *check, const core_job *job, bool prefixed) {
  crd_core_validate_metadata(check, &job->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_generated_selector(check, job, prefixed);
  validate_job_spec(check, &job->spec, CORE_AT(NULL, "spec"));
  validate_job_name(check, job);
}

static void validate_job_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  validate_whole_job(check, object, true);
}

static void warn_job_create(core_judging *judging, const void *object, const void *before) {
  const core_job *job = object;
  crd_core_warn_of_name(&judging->warnings, job->metadata.name, "Pod names and hostnames");
  crd_core_warn_of_job_spec(judging, &job->spec, CRD_STRING("spec"), JOB_TEMPLATE);
}

static void prepare_job_update(core_judging *judging, void *object, const void *before) {
  core_job *job = object;
  const core_job *old = before;
  crd_core_drop_job_fields(&judging->options, &job->spec, &old->spec);
  crd_core_prepare_workload(judging, object, before);
}

/* ValidateJobUpdate, validationOptionsForJob; before 1.37 an update first validated the job as a new one. */
static void validate_job_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_job *job = object, *old = before;
  const crd_path *path = CORE_SPEC;
  enum { JUDGED_ONCE = 37 };
  bool once = check->options->minor >= JUDGED_ONCE;
  crd_core_allow_as_old(judging, &job->spec.template, &old->spec.template);
  judging->options.allowed.selector_values |= crd_core_selector_has_bad_value(check, old->spec.selector);
  const core_string_map *labels = &old->spec.template.metadata.labels;
  if (!once)
    validate_whole_job(check, job,
                       crd_core_string_map_get(labels, CONTROLLER_UID) && crd_core_string_map_get(labels, JOB_NAME));
  crd_core_validate_metadata_update(check, &job->metadata, &old->metadata);
  validate_spec_update(check, job, old, path);
  if (once) validate_job_name(check, job);
}

static void warn_job_update(core_judging *judging, const void *object, const void *before) {
  const core_job *job = object, *old = before;
  if (job->metadata.generation != old->metadata.generation)
    crd_core_warn_of_job_spec(judging, &job->spec, CRD_STRING("spec"), JOB_TEMPLATE);
}

static void validate_job_status_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_job *job = object, *old = before;
  crd_core_validate_metadata_update(check, &job->metadata, &old->metadata);
  crd_core_validate_job_status(check, job, old);
}

const core_object_kind crd_core_job_kind = {
    CORE_KIND("batch", "v1", "Job", job),
    CORE_NAMES_UNASKED,
    .template = offsetof(core_job, spec.template),
    .template_path = CRD_STRING_INIT("spec.template"),
    .set_defaults = set_job_defaults,
    CORE_GATED({CORE_GATE(job_success_policy), .paths = "spec.successPolicy"}),
    .create = {.prepare = prepare_job_create, .validate = validate_job_create, .warn = warn_job_create},
    CORE_UPDATES({.prepare = prepare_job_update, .validate = validate_job_update, .warn = warn_job_update}),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_job_status_update),
};
