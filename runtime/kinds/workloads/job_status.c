/* SPDX-License-Identifier: Apache-2.0 */
/* The status of a Job (pkg/apis/batch/validation: ValidateJobStatusUpdate, with the options of
 * pkg/registry/batch/job/strategy.go: getStatusValidationOptions): a rule is checked only if its fields have changed. */
#include "job.h"

#include "../../base/hash.h"
#include "../../gotypes/equal.h"

/* IsConditionTrue, IsConditionFalse */
static bool has_condition(const core_job *job, const char *type, const char *status) {
  const core_job_condition_list *conditions = &job->status.conditions;
  for (uint32_t i = 0; i < conditions->count; i++)
    if (core_is(conditions->items[i].type, type) && core_is(conditions->items[i].status, status)) return true;
  return false;
}

/* The state that the conditions of a Job describe. */
typedef struct job_state {
  bool complete, failed, finished, success_criteria_met, failure_target;
} job_state;

/* IsJobFinished, IsJobComplete, IsJobFailed, isJobSuccessCriteriaMet, isJobFailureTarget */
static job_state state_of(const core_job *job) {
  job_state state = {.complete = has_condition(job, "Complete", "True"),
                     .failed = has_condition(job, "Failed", "True"),
                     .success_criteria_met = has_condition(job, "SuccessCriteriaMet", "True"),
                     .failure_target = has_condition(job, "FailureTarget", "True")};
  state.finished = state.complete || state.failed;
  return state;
}

static bool texts_same(core_optional_string a, core_optional_string b) {
  return a.set == b.set && crd_string_equal(a.value, b.value);
}
static bool numbers_same(core_optional_int32 a, core_optional_int32 b) {
  return a.set == b.set && a.value == b.value;
}
static bool times_same(core_time a, core_time b) {
  return crd_string_equal(a.text, b.text);
}

/* The differences from the stored status. */
typedef struct job_changes {
  job_state of;
  bool completed_indexes, failed_indexes, active, start_time, completion_time, uncounted, ready, terminating;
} job_changes;

/* One judgement. */
typedef struct status_check {
  core_check *check;
  const core_job *job, *old;
  const core_job_status *status;
  const crd_path *path;
  job_state now, before;
  job_changes changed;
} status_check;

static bool uncounted_same(const core_uncounted_terminated_pods *a, const core_uncounted_terminated_pods *b) {
  return a == b || (a && b && crd_core_equal(&crd_core_uncounted_terminated_pods_type, a, b));
}

static job_changes find_changes(const status_check *all) {
  const core_job_status *now = all->status, *old = &all->old->status;
  const job_state *a = &all->now, *b = &all->before;
  return (job_changes){
      .of = {.complete = a->complete != b->complete,
             .failed = a->failed != b->failed,
             .finished = a->finished != b->finished,
             .success_criteria_met = a->success_criteria_met != b->success_criteria_met,
             .failure_target = a->failure_target != b->failure_target},
      .completed_indexes = !crd_string_equal(now->completed_indexes, old->completed_indexes),
      .failed_indexes = !texts_same(now->failed_indexes, old->failed_indexes),
      .active = now->active != old->active,
      .start_time = !times_same(now->start_time, old->start_time),
      .completion_time = !times_same(now->completion_time, old->completion_time),
      .uncounted = !uncounted_same(now->uncounted_terminated_pods, old->uncounted_terminated_pods),
      .ready = !numbers_same(now->ready, old->ready),
      .terminating = !numbers_same(now->terminating, old->terminating),
  };
}

/* ---- errors ---- */

static void refuse_conditions(const status_check *all, bool wrong, const char *detail) {
  if (wrong) crd_core_invalid(all->check, CORE_AT(all->path, "conditions"), crd_bad_none(), detail);
}

static void refuse_counter(const status_check *all, bool wrong, const char *field, int32_t number, const char *detail) {
  if (wrong) crd_core_invalid(all->check, CORE_NAMED(all->path, crd_string_of(field)), crd_bad_int(number), detail);
}

static void refuse_time(const status_check *all, bool wrong, const char *field, core_time time, const char *detail) {
  if (wrong)
    crd_core_invalid(all->check, CORE_NAMED(all->path, crd_string_of(field)),
                     time.text.size ? crd_bad_json(time.text) : crd_bad_null(), detail);
}

static void require(const status_check *all, bool wrong, const char *field, const char *detail) {
  if (wrong) crd_core_required(all->check, CORE_NAMED(all->path, crd_string_of(field)), detail);
}

/* ---- uncounted pods ---- */

static void validate_uids(core_check *check, const core_string_list *uids, name_table *seen, const crd_path *path) {
  for (uint32_t i = 0; i < uids->count; i++) {
    crd_string uid = uids->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    if (!uid.size)
      crd_core_bad_text(check, at, CRD_STRING(""), "must not be empty");
    else if (crd_name_table_find(seen, uid))
      crd_core_duplicate(check, at, crd_bad_json(uid));
    else
      crd_name_table_put(seen, uid, seen);
  }
}

static void validate_uncounted(core_check *check, const core_uncounted_terminated_pods *pods, const crd_path *path) {
  name_table seen = {.arena = check->arena};
  validate_uids(check, &pods->succeeded, &seen, CORE_AT(path, "succeeded"));
  validate_uids(check, &pods->failed, &seen, CORE_AT(path, "failed"));
}

/* ---- validateJobStatus ---- */

static void validate_job_counters(const status_check *all) {
  const core_job_status *status = all->status;
  const core_counter counters[] = {
      {"active", status->active, true},
      {"succeeded", status->succeeded, true},
      {"failed", status->failed, true},
      {"ready", status->ready.value, status->ready.set},
      {"terminating", status->terminating.value, status->terminating.set},
  };
  crd_core_validate_counters(all->check, CORE_LIST_OF(counters), all->path);
  if (status->uncounted_terminated_pods)
    validate_uncounted(all->check, status->uncounted_terminated_pods, CORE_AT(all->path, "uncountedTerminatedPods"));
}

/* All times have the same format, so their texts sort like times. */
static void validate_times(const status_check *all) {
  const core_job_status *status = all->status;
  const job_changes *changed = &all->changed;
  bool completed = status->completion_time.text.size != 0, started = status->start_time.text.size != 0;
  bool complete_changed = changed->of.complete || changed->completion_time;
  refuse_time(all, complete_changed && completed && !all->now.complete, "completionTime", status->completion_time,
              "cannot set completionTime when there is no Complete=True condition");
  require(all, complete_changed && !completed && all->now.complete, "completionTime",
          "completionTime is required for Complete jobs");
  refuse_time(all,
              (changed->start_time || changed->completion_time) && started && completed &&
                  crd_string_compare(status->completion_time.text, status->start_time.text) < 0,
              "completionTime", status->completion_time, "must be equal to or after `startTime`");
}

static void validate_finished(const status_check *all) {
  const core_job_status *status = all->status;
  const core_job_spec *spec = &all->job->spec;
  const job_changes *changed = &all->changed;
  const core_uncounted_terminated_pods *pods = status->uncounted_terminated_pods;
  bool finished = all->now.finished, finished_changed = changed->of.finished;
  bool empty = spec->suspend.set && spec->suspend.value && spec->completions.set && spec->completions.value == 0;
  refuse_counter(all, (finished_changed || changed->active) && status->active > 0 && finished, "active", status->active,
                 "active>0 is invalid for finished job");
  require(all, (finished_changed || changed->start_time) && !empty && !status->start_time.text.size && finished, "startTime",
          "startTime is required for finished job");
  if ((finished_changed || changed->uncounted) && finished && pods && pods->failed.count + pods->succeeded.count > 0)
    crd_core_invalid(all->check, CORE_AT(all->path, "uncountedTerminatedPods"),
                     crd_core_show_struct(all->check, &crd_core_uncounted_terminated_pods_type, pods),
                     "must be empty for finished job");
}

static void refuse_indexes(const status_check *all, const char *field, crd_bad_value shown, crd_string error) {
  if (error.size)
    crd_core_invalid_as(all->check, CORE_NAMED(all->path, crd_string_of(field)), shown, "error parsing %s: %.*s", field,
                        CRD_PRINT(error));
}

static void validate_overlap(const status_check *all) {
  const core_job_status *status = all->status;
  core_optional_int32 completions = all->job->spec.completions;
  if (!completions.set || !status->failed_indexes.set) return;
  int32_t common = crd_core_find_common_index(status->completed_indexes, status->failed_indexes.value, completions.value);
  if (common >= 0)
    crd_core_invalid_as(all->check, CORE_AT(all->path, "failedIndexes"), crd_bad_string(status->failed_indexes.value),
                        "failedIndexes and completedIndexes overlap at index: %d", common);
}

static void validate_indexes(const status_check *all) {
  core_check *check = all->check;
  const core_job_status *status = all->status;
  const core_job_spec *spec = &all->job->spec;
  const job_changes *changed = &all->changed;
  crd_string completed = status->completed_indexes, error = CORE_NO_DETAIL;
  core_optional_string failed = status->failed_indexes;
  if (changed->completed_indexes && spec->completions.set)
    crd_core_count_indexes(check->arena, completed, spec->completions.value, &error);
  refuse_indexes(all, "completedIndexes", crd_bad_string(completed), error);
  error = CORE_NO_DETAIL;
  if (changed->failed_indexes && spec->completions.set && spec->backoff_limit_per_index.set && failed.set)
    crd_core_count_indexes(check->arena, failed.value, spec->completions.value, &error);
  refuse_indexes(all, "failedIndexes", crd_bad_json(failed.value), error);
  if (changed->completed_indexes && completed.size && !core_job_is_indexed(spec))
    crd_core_bad_text(check, CORE_AT(all->path, "completedIndexes"), completed,
                      "cannot set non-empty completedIndexes when non-indexed completion mode");
  if (changed->failed_indexes && !spec->backoff_limit_per_index.set && failed.set)
    crd_core_bad_text(check, CORE_AT(all->path, "failedIndexes"), failed.value,
                      "cannot set non-null failedIndexes when backoffLimitPerIndex is null");
  if (changed->failed_indexes || changed->completed_indexes) validate_overlap(all);
}

/* validateJobStatus */
static void validate_whole_job_status(const status_check *all) {
  const core_job_status *status = all->status;
  const job_state *now = &all->now, *changed = &all->changed.of;
  validate_job_counters(all);
  refuse_conditions(all, (changed->complete || changed->failed) && now->complete && now->failed,
                    "cannot set Complete=True and Failed=true conditions");
  refuse_conditions(all, (changed->complete || changed->failure_target) && now->complete && now->failure_target,
                    "cannot set Complete=True and FailureTarget=true conditions");
  validate_times(all);
  refuse_conditions(all, (changed->failed || all->changed.failed_indexes) && now->failed && !now->failure_target,
                    "cannot set Failed=True condition without the FailureTarget=true condition");
  refuse_conditions(all, (changed->complete || changed->success_criteria_met) && now->complete && !now->success_criteria_met,
                    "cannot set Complete=True condition without the SuccessCriteriaMet=true condition");
  validate_finished(all);
  validate_indexes(all);
  refuse_counter(all,
                 (changed->finished || all->changed.terminating) && status->terminating.set &&
                     status->terminating.value > 0 && now->finished,
                 "terminating", status->terminating.value, "terminating>0 is invalid for finished job");
  refuse_counter(all,
                 (all->changed.ready || all->changed.active) && status->ready.set && status->ready.value > status->active,
                 "ready", status->ready.value, "cannot set more ready pods than active");
}

/* The rules for conditions that do not depend on changes. */
static void validate_success(const status_check *all) {
  const job_state *now = &all->now;
  refuse_conditions(all, now->success_criteria_met && now->failed,
                    "cannot set SuccessCriteriaMet=True and Failed=true conditions");
  refuse_conditions(all, now->success_criteria_met && now->failure_target,
                    "cannot set SuccessCriteriaMet=True and FailureTarget=true conditions");
  refuse_conditions(all, all->job->spec.success_policy && !now->success_criteria_met && now->complete,
                    "cannot set Complete=True for Job with SuccessPolicy unless SuccessCriteriaMet=True");
}

/* ---- ValidateJobStatusUpdate ---- */

static void validate_terminal_conditions(const status_check *all) {
  refuse_conditions(all, all->before.failed && !all->now.failed, "cannot disable the terminal Failed=True condition");
  refuse_conditions(all, all->before.complete && !all->now.complete, "cannot disable the terminal Complete=True condition");
  refuse_conditions(all, all->before.failure_target && !all->now.failure_target,
                    "cannot disable the terminal FailureTarget=True condition");
}

static void validate_changes(const status_check *all) {
  const core_job_status *status = all->status, *old = &all->old->status;
  const core_job_spec *spec = &all->job->spec;
  bool scales = core_job_is_indexed(spec) && numbers_same(spec->completions, spec->parallelism);
  bool resumes = has_condition(all->old, "Suspended", "True") && has_condition(all->job, "Suspended", "False");
  validate_terminal_conditions(all);
  refuse_counter(all, status->failed < old->failed, "failed", status->failed, "cannot decrease the failed counter");
  refuse_counter(all, !scales && status->succeeded < old->succeeded, "succeeded", status->succeeded,
                 "cannot decrease the succeeded counter");
  refuse_time(all, status->completion_time.text.size && old->completion_time.text.size && all->changed.completion_time,
              "completionTime", status->completion_time, "field is immutable");
  refuse_time(
      all, all->changed.start_time && !resumes && old->start_time.text.size && !(spec->suspend.set && spec->suspend.value),
      "startTime", status->start_time, "field is immutable for unsuspended job once set");
}

void crd_core_validate_job_status(core_check *check, const core_job *job, const core_job *old) {
  status_check all = {.check = check,
                      .job = job,
                      .old = old,
                      .status = &job->status,
                      .path = CORE_STATUS,
                      .now = state_of(job),
                      .before = state_of(old)};
  bool strict = check->options->gates.job_managed_by;
  if (strict) all.changed = find_changes(&all);
  validate_whole_job_status(&all);
  validate_success(&all);
  if (strict) validate_changes(&all);
  refuse_conditions(&all, all.before.success_criteria_met && !all.now.success_criteria_met,
                    "cannot disable the SuccessCriteriaMet=True condition");
  refuse_conditions(&all, all.before.complete && !all.before.success_criteria_met && all.now.success_criteria_met,
                    "cannot set SuccessCriteriaMet=True for Job already has Complete=true conditions");
}
