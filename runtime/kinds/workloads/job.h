/* SPDX-License-Identifier: Apache-2.0 */
/* Rules of Jobs that CronJobs share. */
#ifndef CORE_JOB_H
#define CORE_JOB_H

#include "workload.h"

/* SetDefaults_PodFailurePolicyOnPodConditionsPattern, for all rules of a policy, which may be NULL. */
void crd_core_default_failure_policy(const core_pod_failure_policy *policy);
/* job.DropDisabledFields; `old` may be NULL. */
void crd_core_drop_job_fields(const core_options *options, core_job_spec *spec, const core_job_spec *old);

/* validateJobSpec; `prefix` is the path of the template. */
void crd_core_validate_job_spec(core_check *check, const core_job_spec *spec, const crd_path *path, crd_string prefix);
/* WarningsForJobSpec; `where` is the path of the spec, `prefix` that of its template. */
void crd_core_warn_of_job_spec(core_judging *judging, const core_job_spec *spec, crd_string where, crd_string prefix);

static inline bool core_job_is_indexed(const core_job_spec *spec) {
  return spec->completion_mode.set && core_is(spec->completion_mode.value, "Indexed");
}

/* validatePodFailurePolicy of a policy that is set. */
void crd_core_validate_failure_policy(core_check *check, const core_job_spec *spec, const crd_path *path);

/* ---- lists of indexes: "1,3-5,7" ---- */

/* validateIndexesFormat: returns the number of indexes. For an invalid list it returns 0 and sets `error`, in the arena. */
int32_t crd_core_count_indexes(crd_arena *arena, crd_string text, int32_t completions, crd_string *error);
/* validateFailedIndexesNotOverlapCompleted: the first index in both lists, or -1. */
int32_t crd_core_find_common_index(crd_string completed, crd_string failed, int32_t completions);

/* ---- the status ---- */

/* ValidateJobUpdateStatus with the options of getStatusValidationOptions, without metadata. */
void crd_core_validate_job_status(core_check *check, const core_job *job, const core_job *old);

#endif
