/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* capability-floor, declared at CronJob.spec.jobTemplate.spec.priorityClassName */
/* own >= needs.max()
 * when: size(needs) > 0 */
static crd_cel_truth set_capability_floor_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments1[1] = {scope->params[2]};
  crd_cel_value t2 = crd_cel_fn_size(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  crd_cel_truth t7 = CRD_CEL_ERROR;
  if (t2.as.integer > 0) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[1])) {
      cost += 3;
      goto failed_0;
    }
    double t3 = 0;
    if (!crd_cel_get_double(cel, scope->params[1], &t3)) {
      cost += 3;
      goto failed_0;
    }
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments4[1] = {scope->params[2]};
    crd_cel_value t5 = crd_cel_fn_max(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t6 = crd_cel_greater_equal(cel, crd_cel_of_double(t3), t5);
    t7 = t6;
  } else {
    t7 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t7);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "queue %s capability[%s]=%s is smaller than its descendants' max capability=%s".format([name, self,
 * resourceAmountText(self, own), resourceAmountText(self, needs.max())]) */
static bool set_capability_floor_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 18;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 18;
    goto failed_0;
  }
  crd_string t2 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t2)) {
    cost += 18;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) {
    cost += 20;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 19;
    goto failed_0;
  }
  double t4 = 0;
  if (!crd_cel_get_double(cel, scope->params[1], &t4)) {
    cost += 19;
    goto failed_0;
  }
  const crd_cel_value arguments5[2] = {crd_cel_of_string(t3), crd_cel_of_double(t4)};
  crd_cel_value t6 = crd_cel_fn_resource_amount_text(cel, arguments5, 2);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 18;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t7)) {
    cost += 21;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 20;
    goto failed_0;
  }
  const crd_cel_value arguments8[1] = {scope->params[2]};
  crd_cel_value t9 = crd_cel_fn_max(cel, arguments8, 1);
  if (t9.kind == CRD_CEL_FAILED) {
    cost += 19;
    goto failed_0;
  }
  const crd_cel_value arguments10[2] = {crd_cel_of_string(t7), t9};
  crd_cel_value t11 = crd_cel_fn_resource_amount_text(cel, arguments10, 2);
  if (t11.kind == CRD_CEL_FAILED) {
    cost += 18;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items12[4] = {crd_cel_of_string(t1), crd_cel_of_string(t2), crd_cel_of_string(t6.as.text),
                                    crd_cel_of_string(t11.as.text)};
  crd_cel_value t13 = crd_cel_make_list(cel, items12, NULL, 4);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  const crd_cel_value arguments14[2] = {crd_cel_of_string(CRD_STRING("queue %s capability[%s]=%s is smaller than its "
                                                                     "descendants' max capability=%s")), t13};
  crd_cel_value t15 = crd_cel_fn_format(cel, arguments14, 2);
  if (t15.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t15.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_capability_floor_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_capability_floor_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-189"),
        .rule = CRD_STRING_INIT("own >= needs.max()"),
        .evaluate = {.function = {.truth = set_capability_floor_1}},
        .reads = set_capability_floor_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_capability_floor_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_capability_floor_356d9d9f = {
    .name = CRD_STRING_INIT("capability-floor"),
    .steps = set_capability_floor_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
