/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* job-pod-name, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* !format.qualifiedName().validate(pod).hasValue() */
static crd_cel_truth set_job_pod_name_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t3, v5;
  crd_string t2 = {NULL, 0};
  if ((t1 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 4; goto at_8; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 3; goto at_8; }
  if (!crd_cel_take_string(cel, scope->params[0], &t2)) { cost += 3; goto at_8; }
  if ((t3 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t1, crd_cel_of_string(t2)},
                                2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_8; }
  if ((v5 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_8; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v5.as.boolean));
at_8:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_job_pod_name_1_message_expression_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_job_pod_name_1_message_expression_constant_5 = {.kind = CRD_CEL_LIST,
                                                                               .as = {.list = &set_job_pod_name_1_message_expression_table_5}};
/* messageExpression: 'create pod with name ' + pod + ' validate failed [' +
 * format.qualifiedName().validate(pod).orValue([]).join(' ') + '];' */
static bool set_job_pod_name_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t5 = {NULL, 0}, t11 = {NULL, 0}, t12 = {NULL, 0};
  crd_cel_value t4, t6, t7, v15;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 12; goto at_20; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 12; goto at_20; }
  t1 = crd_cel_concat(cel, CRD_STRING("create pod with name "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(" validate failed ["), false);
  if ((t4 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                       1)).kind == CRD_CEL_FAILED) goto at_25;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_27;
  if (!crd_cel_take_string(cel, scope->params[0], &t5)) goto at_27;
  if ((t6 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t4, crd_cel_of_string(t5)},
                                2)).kind == CRD_CEL_FAILED) goto at_31;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_33;
  if (!t6.as.optional) goto at_13;
  if ((t7 = crd_cel_held(cel, t6)).kind == CRD_CEL_FAILED) goto at_35;
  goto at_14;
at_13:
  t7 = set_job_pod_name_1_message_expression_constant_5;
at_14:
  if ((v15 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t7, crd_cel_of_string(CRD_STRING(" "))},
                             2)).kind == CRD_CEL_FAILED) goto at_37;
  t11 = crd_cel_concat(cel, t2, v15.as.text, false);
  t12 = crd_cel_concat(cel, t11, CRD_STRING("];"), false);
  *text = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 4;
  goto at_20;
at_27:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 3;
  goto at_20;
at_31:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 2;
  goto at_20;
at_33:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 2;
  goto at_20;
at_35:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 2;
  goto at_20;
at_37:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 1;
  goto at_20;
}


static const crd_read set_job_pod_name_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_job_pod_name_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-107"),
        .rule = CRD_STRING_INIT("!format.qualifiedName().validate(pod).hasValue()"),
        .evaluate = {.function = {.truth = set_job_pod_name_1}}, .reads = set_job_pod_name_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_pod_name_1_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_pod_name_a035a98f = {
    .name = CRD_STRING_INIT("job-pod-name"), .steps = set_job_pod_name_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
