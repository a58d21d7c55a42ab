/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* task-pod-errors, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* size(errors) == 0 */
static crd_cel_truth set_task_pod_errors_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; goto at_4; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v1.as.integer == 0));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'spec.task[' + string(index) + '].' + errors.map(e, e + '. ').join('') */
static bool set_task_pod_errors_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  int64_t t0 = 0, k5 = 0;
  crd_cel_value v1, range0, t7, v15;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, v7 = {NULL, 0}, t6 = {NULL, 0}, error0 = {NULL, 0}, t10 = {NULL, 0};
  size_t n0 = 0, i0 = 0;
  bool f7_2 = false, failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 7; goto at_19; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 7; goto at_19; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 6; goto at_19; }
  t2 = crd_cel_concat(cel, CRD_STRING("spec.task["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]."), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_24;
  range0 = scope->params[1];
  if ((k5 = crd_cel_range(cel, range0)) < 0) goto at_26;
  n0 = (size_t)k5;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_12;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f7_2 = !crd_cel_string_at(cel, &range0, i0, &v7);
  cost += 13;
  if (f7_2) { cost += 1; goto at_29; }
  t6 = crd_cel_concat(cel, v7, CRD_STRING(". "), false);
  crd_cel_push(cel, &list0, crd_cel_of_string(t6));
at_11:
  if (++i0 < n0) goto loop_0;
at_12:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_31;
  t7 = crd_cel_built(cel, &list0);
  if ((v15 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t7, crd_cel_of_string(CRD_STRING(""))},
                             2)).kind == CRD_CEL_FAILED) goto at_33;
  t10 = crd_cel_concat(cel, t3, v15.as.text, false);
  *text = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_19:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_24:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 1;
  goto at_19;
at_26:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 1;
  goto at_19;
at_29:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_11;
at_31:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 1;
  goto at_19;
at_33:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_19;
}


static const crd_read set_task_pod_errors_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_task_pod_errors_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-108"), .rule = CRD_STRING_INIT("size(errors) == 0"),
        .evaluate = {.function = {.truth = set_task_pod_errors_1}}, .reads = set_task_pod_errors_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_task_pod_errors_1_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_pod_errors_a035a98f = {
    .name = CRD_STRING_INIT("task-pod-errors"), .steps = set_task_pod_errors_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
