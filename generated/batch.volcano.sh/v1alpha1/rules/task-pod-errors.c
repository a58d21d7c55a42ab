/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* task-pod-errors, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* size(errors) == 0 */
static crd_cel_truth set_task_pod_errors_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments1[1] = {scope->params[1]};
  crd_cel_value t2 = crd_cel_fn_size(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'spec.task[' + string(index) + '].' + errors.map(e, e + '. ').join('') */
static bool set_task_pod_errors_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 7;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 6;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("spec.task["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]."), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_cel_value t7 = scope->params[1];
  const int64_t n6 = crd_cel_range(cel, t7);
  if (n6 < 0) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string e_9;
    if (!crd_cel_string_at(cel, &t7, i6, &e_9)) {
      cost += 1;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
      goto failed_0;
    }
    cost += 13;
    crd_string t10 = crd_cel_concat(cel, e_9, CRD_STRING(". "), false);
    crd_cel_push(cel, &t8, crd_cel_of_string(t10));
  }
  cost += 1;
  crd_cel_value t11 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments12[2] = {t11, crd_cel_of_string(CRD_STRING(""))};
  crd_cel_value t13 = crd_cel_fn_join(cel, arguments12, 2);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_string t14 = crd_cel_concat(cel, t5, t13.as.text, false);
  *message = t14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_task_pod_errors_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_task_pod_errors_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-108"),
        .rule = CRD_STRING_INIT("size(errors) == 0"),
        .evaluate = {.function = {.truth = set_task_pod_errors_1}},
        .reads = set_task_pod_errors_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_task_pod_errors_1_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_pod_errors_63d1a439 = {
    .name = CRD_STRING_INIT("task-pod-errors"),
    .steps = set_task_pod_errors_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
