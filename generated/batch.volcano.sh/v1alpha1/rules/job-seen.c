/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* job-seen, declared at CronJob.spec.jobTemplate.spec */
/* job: job */
static crd_cel_value set_job_seen_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* last: last */
static crd_cel_value set_job_seen_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* seen: self.tasks.transformList(i, t, i <= last, t) */
static crd_cel_value set_job_seen_1_param_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->tasks.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Task *t_3 = &self_1->tasks.items[i1];
    crd_cel_truth t4 = CRD_CEL_ERROR;
    {
      cost += 2;
      if (crd_scope_failed(cel, &scope->outer->params[1])) {
        cost += 1;
        goto failed_1;
      }
      int64_t t5 = 0;
      if (!crd_cel_take_int(cel, scope->outer->params[1], &t5)) {
        cost += 1;
        goto failed_1;
      }
      cost += 1;
      t4 = crd_cel_truth_of(((int64_t)i1 <= t5));
    }
  failed_1:;
    if (t4 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t4 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_d65dccd77142_type, t_3));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t6 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_job_seen_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[*]")},
};
static const crd_scope_code set_job_seen_1_include_params[] = {
    {.function = {.value = set_job_seen_1_param_1}},
    {.function = {.value = set_job_seen_1_param_2}},
    {.function = {.value = set_job_seen_1_param_3}},
};
static const crd_include set_job_seen_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_parts_8aa08ff2,
    .mode = CRD_SET_FIRST,
    .reads = set_job_seen_1_include_reads,
    .read_count = 3,
    .params = set_job_seen_1_include_params,
    .param_count = 3,
};
static const crd_step set_job_seen_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_job_seen_1_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_seen_8aa08ff2 = {
    .name = CRD_STRING_INIT("job-seen"),
    .steps = set_job_seen_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
