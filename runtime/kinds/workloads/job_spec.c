/* SPDX-License-Identifier: Apache-2.0 */
/* The spec of Jobs and of CronJobs' job templates (pkg/apis/batch/validation: validateJobSpec; pkg/api/job). */
#include "job.h"

#include "../../gotypes/equal.h"

#include <crd/names.h>

/* Limits of Indexed Jobs: the greatest parallelism, and the number of completions that may be listed when indexes fail. */
enum {
  MOST_PARALLEL = 100000,
  MOST_FAILED_INDEXES = 100000,
  MANY_COMPLETIONS = 100000,
  MOST_PARALLEL_OF_MANY = 10000,
  MOST_FAILED_OF_MANY = 10000,
  LONGEST_MANAGER = 63,
  LONGEST_INDEXES = 64 * 1024,
  MOST_SUCCESS_RULES = 20
};

/* job.DropDisabledFields, schedulingInUse */
void crd_core_drop_job_fields(const core_options *options, core_job_spec *spec, const core_job_spec *old) {
  if (!options->gates.workload_with_job && !(old && old->scheduling)) spec->scheduling = NULL;
}

/* ---- numbers ---- */

static void validate_job_number(core_check *check, core_optional_int32 number, const crd_path *path) {
  if (number.set) crd_core_validate_nonnegative(check, number.value, path);
}

static void refuse_job_number(core_check *check, core_optional_int32 number, crd_string detail, const crd_path *path) {
  crd_core_invalid_text(check, path, crd_bad_int(number.value), detail);
}

/* Numbers that must not be negative, and managedBy. */
static void validate_job_numbers(core_check *check, const core_job_spec *spec, const crd_path *path) {
  const crd_path *manager = CORE_AT(path, "managedBy");
  validate_job_number(check, spec->parallelism, CORE_AT(path, "parallelism"));
  validate_job_number(check, spec->completions, CORE_AT(path, "completions"));
  if (spec->active_deadline_seconds.set)
    crd_core_validate_nonnegative(check, spec->active_deadline_seconds.value, CORE_AT(path, "activeDeadlineSeconds"));
  validate_job_number(check, spec->backoff_limit, CORE_AT(path, "backoffLimit"));
  validate_job_number(check, spec->ttl_seconds_after_finished, CORE_AT(path, "ttlSecondsAfterFinished"));
  validate_job_number(check, spec->backoff_limit_per_index, CORE_AT(path, "backoffLimitPerIndex"));
  validate_job_number(check, spec->max_failed_indexes, CORE_AT(path, "maxFailedIndexes"));
  if (spec->max_failed_indexes.set && !spec->backoff_limit_per_index.set)
    crd_core_required(check, CORE_AT(path, "backoffLimitPerIndex"), "when maxFailedIndexes is specified");
  if (!spec->managed_by.set) return;
  crd_validate_domain_prefixed_path(check->errors, crd_core_path_text(check, manager), spec->managed_by.value);
  if (spec->managed_by.value.size > LONGEST_MANAGER) crd_core_too_long(check, manager, LONGEST_MANAGER);
}

/* ---- completions ---- */

/* The limits for many completions with a backoff limit for each index. */
static void validate_many(core_check *check, const core_job_spec *spec, const crd_path *path) {
  const crd_path *failed = CORE_AT(path, "maxFailedIndexes");
  const crd_string detail = CRD_STRING(
      "must be less than or equal to 10000 when completions are above 100000 and used with "
      "backoff limit per index");
  if (spec->completions.value <= MANY_COMPLETIONS || !spec->backoff_limit_per_index.set) return;
  if (!spec->max_failed_indexes.set) crd_core_required(check, failed, "must be specified when completions is above 100000");
  if (spec->parallelism.value > MOST_PARALLEL_OF_MANY)
    refuse_job_number(check, spec->parallelism, detail, CORE_AT(path, "parallelism"));
  if (spec->max_failed_indexes.value > MOST_FAILED_OF_MANY)
    refuse_job_number(check, spec->max_failed_indexes, detail, failed);
}

static void validate_indexed(core_check *check, const core_job_spec *spec, const crd_path *path) {
  const crd_path *failed = CORE_AT(path, "maxFailedIndexes");
  core_optional_int32 most = spec->max_failed_indexes;
  if (!spec->completions.set) crd_core_required(check, CORE_AT(path, "completions"), "when completion mode is Indexed");
  if (spec->parallelism.value > MOST_PARALLEL)
    refuse_job_number(check, spec->parallelism,
                      CRD_STRING("must be less than or equal to 100000 when completion mode is Indexed"),
                      CORE_AT(path, "parallelism"));
  if (spec->completions.set && most.set && most.value > spec->completions.value)
    refuse_job_number(check, most, CRD_STRING("must be less than or equal to completions"), failed);
  if (most.value > MOST_FAILED_INDEXES)
    refuse_job_number(check, most, CRD_STRING("must be less than or equal to 100000"), failed);
  validate_many(check, spec, path);
}

static void validate_completion_mode(core_check *check, const core_job_spec *spec, const crd_path *path) {
  static const crd_string modes[] = {CRD_STRING_INIT("NonIndexed"), CRD_STRING_INIT("Indexed")};
  const crd_string detail = CRD_STRING("requires indexed completion mode");
  core_optional_string mode = spec->completion_mode;
  if (mode.set) crd_core_check_choice(check, CORE_AT(path, "completionMode"), mode.value, CORE_LIST_OF(modes));
  if (core_job_is_indexed(spec)) validate_indexed(check, spec, path);
  if (mode.set && !crd_string_equal(mode.value, modes[0])) return;
  if (spec->backoff_limit_per_index.set)
    refuse_job_number(check, spec->backoff_limit_per_index, detail, CORE_AT(path, "backoffLimitPerIndex"));
  if (spec->max_failed_indexes.set)
    refuse_job_number(check, spec->max_failed_indexes, detail, CORE_AT(path, "maxFailedIndexes"));
}

/* ---- success ---- */

static void validate_succeeded_count(core_check *check, const core_success_policy_rule *rule, int32_t completions,
                                     int32_t indexes, const crd_path *path) {
  core_optional_int32 count = rule->succeeded_count;
  if (!count.set) return;
  crd_core_validate_nonnegative(check, count.value, path);
  if (count.value > completions)
    refuse_job_number(check, count,
                      crd_arena_printf(check->arena,
                                       "must be less than or equal to %d (the number of specified completions)",
                                       completions),
                      path);
  if (rule->succeeded_indexes.set && count.value > indexes)
    refuse_job_number(check, count,
                      crd_arena_printf(check->arena,
                                       "must be less than or equal to %d (the number of indexes in the specified "
                                       "succeededIndexes field)",
                                       indexes),
                      path);
}

/* validateSuccessPolicyRule. Upstream panics without completions, which is an error already. */
static void validate_success_rule(core_check *check, const core_success_policy_rule *rule, int32_t completions,
                                  const crd_path *path) {
  const crd_path *at = CORE_AT(path, "succeededIndexes");
  crd_string error = CORE_NO_DETAIL, indexes = rule->succeeded_indexes.value;
  int32_t count = 0;
  if (!rule->succeeded_count.set && !rule->succeeded_indexes.set)
    crd_core_required(check, path, "at least one of succeededCount or succeededIndexes must be specified");
  if (rule->succeeded_indexes.set) {
    if (indexes.size > LONGEST_INDEXES) crd_core_too_long(check, at, LONGEST_INDEXES);
    count = crd_core_count_indexes(check->arena, indexes, completions, &error);
    if (error.size)
      crd_core_invalid_as(check, at, crd_bad_string(indexes), "error parsing succeededIndexes: %.*s", CRD_PRINT(error));
  }
  validate_succeeded_count(check, rule, completions, count, CORE_AT(path, "succeededCount"));
}

/* validateSuccessPolicy */
static void validate_success_policy(core_check *check, const core_job_spec *spec, const crd_path *path) {
  const core_success_policy_rule_list *list = &spec->success_policy->rules;
  const crd_path *rules = CORE_AT(path, "rules");
  if (!core_job_is_indexed(spec)) {
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_success_policy_type, spec->success_policy),
                     "requires indexed completion mode");
    return;
  }
  if (!list->count)
    crd_core_required(check, rules, "at least one rules must be specified when the successPolicy is specified");
  if (list->count > MOST_SUCCESS_RULES) crd_core_too_many(check, rules, list->count, MOST_SUCCESS_RULES);
  for (uint32_t i = 0; i < list->count; i++)
    validate_success_rule(check, &list->items[i], spec->completions.value, CORE_ITEM(rules, i));
}

/* ---- replacement, scheduling, restarts ---- */

/* validatePodReplacementPolicy */
static void validate_replacement(core_check *check, const core_job_spec *spec, const crd_path *path) {
  static const crd_string policies[] = {CRD_STRING_INIT("Failed"), CRD_STRING_INIT("TerminatingOrFailed")};
  core_optional_string policy = spec->pod_replacement_policy;
  size_t count = spec->pod_failure_policy ? 1 : 2;
  if (policy.set && !crd_string_in(policy.value, policies, count))
    crd_core_not_supported(check, path, crd_bad_json(policy.value), policies, count);
}

/* validateGangMinCount, gangMinCountExceedsParallelism, validateJobScheduling */
static void validate_gang(core_check *check, const core_job_spec *spec, const crd_path *path) {
  const core_scheduling_workload_pod_group_scheduling_policy *policy =
      spec->scheduling ? spec->scheduling->scheduling_policy : NULL;
  int32_t parallelism = spec->parallelism.set ? spec->parallelism.value : 1;
  if (!policy || !policy->gang || !policy->gang->min_count.set || policy->gang->min_count.value <= parallelism) return;
  const crd_path *gang = CORE_AT(CORE_AT(path, "schedulingPolicy"), "gang");
  refuse_job_number(check, policy->gang->min_count,
                    crd_arena_printf(check->arena, "must not be greater than parallelism (%d)", parallelism),
                    CORE_AT(gang, "minCount"));
}

static void validate_restarts(core_check *check, const core_job_spec *spec, const crd_path *path) {
  static const crd_string policies[] = {CRD_STRING_INIT("OnFailure"), CRD_STRING_INIT("Never")};
  crd_string policy = spec->template.spec.restart_policy;
  if (!policy.size || core_is(policy, "Always"))
    crd_core_required(check, path, "valid values: \"OnFailure\", \"Never\"");
  else if (!crd_string_in(policy, CORE_LIST_OF(policies)))
    crd_core_not_supported(check, path, crd_bad_json(policy), CORE_LIST_OF(policies));
  else if (spec->pod_failure_policy && !crd_string_equal(policy, policies[1]))
    crd_core_bad_word(check, path, policy, "only \"Never\" is supported when podFailurePolicy is specified");
}

void crd_core_validate_job_spec(core_check *check, const core_job_spec *spec, const crd_path *path, crd_string prefix) {
  validate_job_numbers(check, spec, path);
  validate_completion_mode(check, spec, path);
  if (spec->pod_failure_policy) crd_core_validate_failure_policy(check, spec, CORE_AT(path, "podFailurePolicy"));
  if (spec->success_policy) validate_success_policy(check, spec, CORE_AT(path, "successPolicy"));
  validate_replacement(check, spec, CORE_AT(path, "podReplacementPolicy"));
  validate_gang(check, spec, CORE_AT(path, "scheduling"));
  crd_core_validate_template_at(check, &spec->template, prefix);
  validate_restarts(check, spec, CORE_AT(CORE_AT(CORE_AT(path, "template"), "spec"), "restartPolicy"));
}

void crd_core_warn_of_job_spec(core_judging *judging, const core_job_spec *spec, crd_string where, crd_string prefix) {
  if (core_job_is_indexed(spec) && spec->completions.value > MANY_COMPLETIONS &&
      spec->parallelism.value > MOST_PARALLEL_OF_MANY)
    crd_texts_add(&judging->warnings.texts,
                  crd_arena_printf(judging->check.arena,
                                   "%.*s: In Indexed Jobs with a number of completions higher than 10^5 and a parallelism "
                                   "higher than 10^4, Kubernetes might not be able to track completedIndexes when a big "
                                   "number of indexes fail",
                                   CRD_PRINT(where)));
  crd_core_warn_of_template_at(judging, &spec->template, prefix);
}
