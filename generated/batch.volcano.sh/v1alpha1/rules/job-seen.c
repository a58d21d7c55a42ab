/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* job-seen, declared at CronJob.spec.jobTemplate.spec */
/* job: job */
static crd_cel_value set_job_seen_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* last: last */
static crd_cel_value set_job_seen_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_2;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t0)) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* seen: self.tasks.transformList(i, t, i <= last, t) */
static crd_cel_value set_job_seen_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  int64_t t4 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_value t6;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *)scope->outer->self)->tasks;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_12;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 2;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 1; goto at_17; }
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t4)) { cost += 1; goto at_17; }
  cost += 1;
  if (!((int64_t)i0 <= t4)) goto at_11;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_Task_type, (&range0->items[i0])));
at_11:
  if (++i0 < n0) goto loop_0;
at_12:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_15;
  t6 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
at_15:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_17:
  error0 = cel->error;
  failed0 = true;
  goto at_11;
}


static const crd_read set_job_seen_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[*]")},
};
static const crd_scope_code set_job_seen_1_include_params[] = {
    {.function = {.value = set_job_seen_1_param_1}},
    {.function = {.value = set_job_seen_1_param_2}},
    {.function = {.value = set_job_seen_1_param_3}},
};
static const crd_include set_job_seen_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_parts_3fff18fe, .mode = CRD_SET_FIRST,
    .reads = set_job_seen_1_include_reads, .read_count = 3, .params = set_job_seen_1_include_params, .param_count = 3,
};
static const crd_step set_job_seen_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_job_seen_1_include}};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_seen_3fff18fe = {
    .name = CRD_STRING_INIT("job-seen"), .steps = set_job_seen_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
