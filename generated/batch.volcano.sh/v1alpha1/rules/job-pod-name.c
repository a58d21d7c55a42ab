/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* job-pod-name, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* !format.qualifiedName().validate(pod).hasValue() */
static crd_cel_truth set_job_pod_name_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 3;
    goto failed_0;
  }
  crd_string t2 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {t1, crd_cel_of_string(t2)};
  crd_cel_value t4 = crd_cel_fn_validate(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments5[1] = {t4};
  crd_cel_value t6 = crd_cel_fn_has_value(cel, arguments5, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t6.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_job_pod_name_1_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_job_pod_name_1_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                               .as = {.list = &set_job_pod_name_1_message_expression_table_1}};
/* messageExpression: 'create pod with name ' + pod + ' validate failed [' +
 * format.qualifiedName().validate(pod).orValue([]).join(' ') + '];' */
static bool set_job_pod_name_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 12;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 12;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("create pod with name "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" validate failed ["), false);
  crd_cel_value t4 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t5)) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments6[2] = {t4, crd_cel_of_string(t5)};
  crd_cel_value t7 = crd_cel_fn_validate(cel, arguments6, 2);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t8 = t7;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  if (t8.as.optional) {
    t8 = crd_cel_held(cel, t8);
  } else {
    t8 = set_job_pod_name_1_message_expression_constant_2;
  }
  const crd_cel_value arguments9[2] = {t8, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t10 = crd_cel_fn_join(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t3, t10.as.text, false);
  crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING("];"), false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_job_pod_name_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_job_pod_name_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-107"),
        .rule = CRD_STRING_INIT("!format.qualifiedName().validate(pod).hasValue()"),
        .evaluate = {.function = {.truth = set_job_pod_name_1}},
        .reads = set_job_pod_name_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_job_pod_name_1_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_pod_name_63d1a439 = {
    .name = CRD_STRING_INIT("job-pod-name"),
    .steps = set_job_pod_name_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
