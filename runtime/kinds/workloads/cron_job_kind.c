/* SPDX-License-Identifier: Apache-2.0 */
/* batch/v1 CronJob (pkg/registry/batch/cronjob/strategy.go, pkg/apis/batch/{v1,validation}). */
#include "job.h"

#include "../default.h"
#include "../forms.h"

#include <crd/cron.h>
#include <crd/time.h>
#include <stddef.h>

#define CRON_JOB_TEMPLATE CRD_STRING("spec.jobTemplate.spec.template")
#define JOB_SPEC CRD_STRING("spec.jobTemplate.spec")

/* SetDefaults_CronJob */
static void set_cron_job_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_cron_job_spec *spec = &((core_cron_job *)object)->spec;
  if (!spec->concurrency_policy.size) spec->concurrency_policy = CRD_STRING("Allow");
  if (!spec->suspend.set) spec->suspend = (core_optional_bool){true, false};
  core_default_int32(&spec->successful_jobs_history_limit, 3);
  core_default_int32(&spec->failed_jobs_history_limit, 1);
  crd_core_default_failure_policy(spec->job_template.spec.pod_failure_policy);
  crd_core_default_pod_template_spec(arena, options, &spec->job_template.spec.template);
}

/* ---- the time ---- */

/* validateScheduleFormat: a zone belongs in the field, unless the old schedule had one too. */
static void validate_schedule(core_check *check, const core_cron_job_spec *spec, const core_cron_job_spec *old,
                              const crd_path *path) {
  bool zone = crd_string_contains(spec->schedule, CRD_STRING("TZ")),
       allowed = old && crd_string_contains(old->schedule, CRD_STRING("TZ"));
  crd_string error;
  crd_bad_value shown = crd_bad_string(spec->schedule);
  if (!crd_cron_check(check->arena, spec->schedule, &error)) crd_core_invalid_text(check, path, shown, error);
  if (allowed && zone && spec->time_zone.set)
    crd_core_invalid(check, path, shown, "cannot use both timeZone field and TZ or CRON_TZ in schedule");
  else if (!allowed && zone)
    crd_core_invalid(check, path, shown, "cannot use TZ or CRON_TZ in schedule, use timeZone field instead");
}

/* Whether a part between slashes may occur in a zone's file name: validTimeZoneCharacters. */
static bool is_zone_part(crd_string part) {
  enum { LONGEST_PART = 14 };
  if (!part.size || part.size > LONGEST_PART || part.data[0] == '-') return false;
  if (core_is(part, ".") || core_is(part, "..")) return false;
  for (size_t i = 0; i < part.size; i++) {
    char c = part.data[i];
    bool letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    if (!letter && !(c >= '0' && c <= '9') && c != '.' && c != '-' && c != '_' && c != '+') return false;
  }
  return true;
}

static bool is_zone_name(crd_string name) {
  crd_string part;
  for (size_t at = 0; crd_string_next_part(name, '/', &at, &part);)
    if (!is_zone_part(part)) return false;
  return true;
}

/* strings.EqualFold with "Local": names that reach this have only ASCII letters. */
static bool is_local(crd_string name) {
  const crd_string local = CRD_STRING("local");
  if (name.size != local.size) return false;
  for (size_t i = 0; i < name.size; i++)
    if ((name.data[i] | 0x20) != local.data[i]) return false;
  return true;
}

/* validateTimeZone */
static void validate_time_zone(core_check *check, const core_optional_string *zone, const crd_path *path) {
  crd_bad_value shown = crd_bad_json(zone->value);
  crd_string error;
  if (!zone->set) return;
  if (!zone->value.size) {
    crd_core_invalid(check, path, shown, "timeZone must be nil or non-empty string");
    return;
  }
  if (!is_zone_name(zone->value)) {
    crd_core_invalid_as(check, path, shown, "unknown time zone %.*s", CRD_PRINT(zone->value));
    return;
  }
  if (is_local(zone->value))
    crd_core_invalid(check, path, shown,
                     "timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones");
  if (!crd_zone_check(check->arena, zone->value, &error)) crd_core_invalid_text(check, path, shown, error);
}

/* ---- the spec ---- */

/* validateConcurrencyPolicy */
static void validate_concurrency(core_check *check, crd_string policy, const crd_path *path) {
  crd_core_validate_required_choice(check, path, policy, "Allow Forbid Replace");
}

/* ValidateJobTemplateSpec */
static void validate_job_template(core_check *check, const core_job_spec *spec, const crd_path *path) {
  static const crd_string manual[] = {CRD_STRING_INIT("nil"), CRD_STRING_INIT("false")};
  crd_core_validate_job_spec(check, spec, path, CRON_JOB_TEMPLATE);
  if (spec->selector)
    crd_core_invalid(check, CORE_AT(path, "selector"),
                     crd_core_show_struct(check, &crd_core_label_selector_type, spec->selector),
                     "`selector` will be auto-generated");
  if (spec->manual_selector.set && spec->manual_selector.value)
    crd_core_not_supported(check, CORE_AT(path, "manualSelector"), crd_bad_bool(true), CORE_LIST_OF(manual));
}

static bool has_same_zone(const core_cron_job_spec *spec, const core_cron_job_spec *old) {
  return spec->time_zone.set == old->time_zone.set && crd_string_equal(spec->time_zone.value, old->time_zone.value);
}

/* validateCronJobSpec */
static void validate_cron_job_spec(core_check *check, const core_cron_job_spec *spec, const core_cron_job_spec *old) {
  const crd_path *path = CORE_SPEC, *schedule = CORE_AT(path, "schedule");
  const crd_path *job = CORE_AT(CORE_AT(path, "jobTemplate"), "spec");
  if (spec->schedule.size)
    validate_schedule(check, spec, old, schedule);
  else
    crd_core_required_covered(check, schedule, NULL);
  if (spec->starting_deadline_seconds.set)
    crd_core_validate_nonnegative(check, spec->starting_deadline_seconds.value, CORE_AT(path, "startingDeadlineSeconds"));
  if (!old || !has_same_zone(spec, old)) validate_time_zone(check, &spec->time_zone, CORE_AT(path, "timeZone"));
  validate_concurrency(check, spec->concurrency_policy, CORE_AT(path, "concurrencyPolicy"));
  validate_job_template(check, &spec->job_template.spec, job);
  if (spec->successful_jobs_history_limit.set)
    crd_core_validate_nonnegative(check, spec->successful_jobs_history_limit.value,
                                  CORE_AT(path, "successfulJobsHistoryLimit"));
  if (spec->failed_jobs_history_limit.set)
    crd_core_validate_nonnegative(check, spec->failed_jobs_history_limit.value, CORE_AT(path, "failedJobsHistoryLimit"));
}

/* ---- steps ---- */

static void prepare_cron_job_create(core_judging *judging, void *object, const void *before) {
  core_cron_job *job = object;
  crd_core_drop_job_fields(&judging->options, &job->spec.job_template.spec, NULL);
  crd_core_prepare_workload(judging, object, before);
}

/* ValidateCronJobCreate: names of Jobs are eleven bytes longer. */
static void validate_cron_job_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { LONGEST_NAME = 63 - 11 };
  const core_cron_job *job = object;
  crd_core_validate_metadata(check, &job->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_cron_job_spec(check, &job->spec, NULL);
  if (job->metadata.name.size > LONGEST_NAME)
    crd_core_bad_text(check, CORE_AT(CORE_METADATA, "name"), job->metadata.name, "must be no more than 52 characters");
}

static void warn_cron_job_create(core_judging *judging, const void *object, const void *before) {
  const core_cron_job *job = object;
  crd_core_warn_of_name(&judging->warnings, job->metadata.name, "Pod names and hostnames");
  crd_core_warn_of_job_spec(judging, &job->spec.job_template.spec, JOB_SPEC, CRON_JOB_TEMPLATE);
}

static void prepare_cron_job_update(core_judging *judging, void *object, const void *before) {
  core_cron_job *job = object;
  const core_cron_job *old = before;
  crd_core_drop_job_fields(&judging->options, &job->spec.job_template.spec, &old->spec.job_template.spec);
  crd_core_prepare_workload(judging, object, before);
}

/* ValidateCronJobUpdate */
static void validate_cron_job_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_cron_job *job = object, *old = before;
  crd_core_allow_as_old(judging, &job->spec.job_template.spec.template, &old->spec.job_template.spec.template);
  crd_core_validate_metadata_update(check, &job->metadata, &old->metadata);
  validate_cron_job_spec(check, &job->spec, &old->spec);
}

static void warn_cron_job_update(core_judging *judging, const void *object, const void *before) {
  const core_cron_job *job = object, *old = before;
  if (job->metadata.generation != old->metadata.generation)
    crd_core_warn_of_job_spec(judging, &job->spec.job_template.spec, JOB_SPEC, CRON_JOB_TEMPLATE);
  if (crd_string_contains(job->spec.schedule, CRD_STRING("TZ")))
    crd_texts_add(&judging->warnings.texts,
                  CRD_STRING("cannot use TZ or CRON_TZ in spec.spec.schedule, use timeZone instead, see "
                             "https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/ for more details"));
}

const core_object_kind crd_core_cron_job_kind = {
    CORE_KIND("batch", "v1", "CronJob", cron_job),
    CORE_NAMES_UNASKED,
    .template = offsetof(core_cron_job, spec.job_template.spec.template),
    .template_path = CRD_STRING_INIT("spec.jobTemplate.spec.template"),
    .set_defaults = set_cron_job_defaults,
    .create = {.prepare = prepare_cron_job_create, .validate = validate_cron_job_create, .warn = warn_cron_job_create},
    CORE_UPDATES({.prepare = prepare_cron_job_update, .validate = validate_cron_job_update, .warn = warn_cron_job_update},
                 /* without further checks */),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec),
};
