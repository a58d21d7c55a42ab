/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* capability-limit, declared at CronJob.spec.jobTemplate.spec.priorityClassName */
/* own <= limits[0]
 * when: size(limits) > 0 */
static crd_cel_truth set_capability_limit_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1, t5;
  double t3 = 0;
  bool t6 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 2; goto at_11; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[2]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  cost += 1;
  if (!(v1.as.integer > 0)) goto at_9;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 3; goto at_11; }
  if (!crd_cel_get_double(cel, scope->params[1], &t3)) { cost += 3; goto at_11; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; goto at_11; }
  cost += 1;
  if ((t5 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  if (!crd_cel_test_less_equal(cel, crd_cel_of_double(t3), t5, &t6)) goto at_11;
  goto at_10;
at_9:
  t6 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "queue %s capability[%s]=%s exceeds its ancestor's capability=%s".format([name, self,
 * resourceAmountText(self, own), resourceAmountText(self, limits[0])]) */
static bool set_capability_limit_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t6 = {NULL, 0};
  double t4 = 0;
  crd_cel_value v6, t8, v10, t10, v12;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 17; goto at_15; }
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) { cost += 17; goto at_15; }
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t2)) { cost += 17; goto at_15; }
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) { cost += 19; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 18; goto at_15; }
  if (!crd_cel_get_double(cel, scope->params[1], &t4)) { cost += 18; goto at_15; }
  if ((v6 = crd_cel_fn_resource_amount_text(cel, (const crd_cel_value[2]){crd_cel_of_string(t3), crd_cel_of_double(t4)},
                                            2)).kind == CRD_CEL_FAILED) { cost += 17; goto at_15; }
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t6)) { cost += 20; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 18; goto at_15; }
  cost += 1;
  if ((t8 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 18; goto at_15; }
  if ((v10 = crd_cel_fn_resource_amount_text(cel, (const crd_cel_value[2]){crd_cel_of_string(t6), t8},
                                             2)).kind == CRD_CEL_FAILED) { cost += 17; goto at_15; }
  cost += 10;
  if ((t10 = crd_cel_make_list(cel,
                               (const crd_cel_value[4]){crd_cel_of_string(t1), crd_cel_of_string(t2),
                                                        crd_cel_of_string(v6.as.text), crd_cel_of_string(v10.as.text)}, NULL,
                                                        4)).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  if ((v12 = crd_cel_fn_format(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("queue %s capability[%s]=%s exceeds "
                                                                                     "its ancestor's capability=%s")), t10},
                                                                                     2)).kind == CRD_CEL_FAILED) goto at_15;
  *text = v12.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_capability_limit_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_capability_limit_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-186"), .rule = CRD_STRING_INIT("own <= limits[0]"),
        .evaluate = {.function = {.truth = set_capability_limit_1}}, .reads = set_capability_limit_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_capability_limit_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_capability_limit_356d9d9f = {
    .name = CRD_STRING_INIT("capability-limit"), .steps = set_capability_limit_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
