/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* task-cpus, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* !(false in whole) */
static crd_cel_truth set_task_cpus_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t1 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; goto at_4; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_bool(false), scope->params[1]), &t1)) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "the cpu request isn't an integer in spec.task[%d] container[%d].".format([index,
 * whole.indexOf(false)]) */
static bool set_task_cpus_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  int64_t t1 = 0;
  crd_cel_value v4, t5, v6;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 17; goto at_9; }
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) { cost += 17; goto at_9; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 18; goto at_9; }
  if ((v4 = crd_cel_fn_index_of(cel, (const crd_cel_value[2]){scope->params[1], crd_cel_of_bool(false)},
                                2)).kind == CRD_CEL_FAILED) { cost += 17; goto at_9; }
  cost += 10;
  if ((t5 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_int(t1), crd_cel_of_int(v4.as.integer)}, NULL,
                              2)).kind == CRD_CEL_FAILED) { cost += 7; goto at_9; }
  if ((v6 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("the cpu request isn't an integer in "
                                                                                    "spec.task[%d] container[%d].")), t5},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_9;
  *text = v6.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_task_cpus_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_task_cpus_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-109"), .rule = CRD_STRING_INIT("!(false in whole)"),
        .evaluate = {.function = {.truth = set_task_cpus_1}}, .reads = set_task_cpus_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_task_cpus_1_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_cpus_a035a98f = {
    .name = CRD_STRING_INIT("task-cpus"), .steps = set_task_cpus_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
