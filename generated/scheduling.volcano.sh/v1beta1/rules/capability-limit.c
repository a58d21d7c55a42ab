/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* capability-limit, declared at CronJob.spec.jobTemplate.spec.priorityClassName */
/* own <= limits[0]
 * when: size(limits) > 0 */
static crd_cel_truth set_capability_limit_1(crd_cel *cel, const crd_scope *scope) {
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
  crd_cel_truth t6 = CRD_CEL_ERROR;
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
      cost += 1;
      goto failed_0;
    }
    crd_cel_value t4 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(0));
    cost += 1;
    if (t4.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t5 = crd_cel_less_equal(cel, crd_cel_of_double(t3), t4);
    t6 = t5;
  } else {
    t6 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t6);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "queue %s capability[%s]=%s exceeds its ancestor's capability=%s".format([name, self,
 * resourceAmountText(self, own), resourceAmountText(self, limits[0])]) */
static bool set_capability_limit_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 17;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 17;
    goto failed_0;
  }
  crd_string t2 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t2)) {
    cost += 17;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) {
    cost += 19;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 18;
    goto failed_0;
  }
  double t4 = 0;
  if (!crd_cel_get_double(cel, scope->params[1], &t4)) {
    cost += 18;
    goto failed_0;
  }
  const crd_cel_value arguments5[2] = {crd_cel_of_string(t3), crd_cel_of_double(t4)};
  crd_cel_value t6 = crd_cel_fn_resource_amount_text(cel, arguments5, 2);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 17;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t7)) {
    cost += 20;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 18;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(0));
  cost += 1;
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 18;
    goto failed_0;
  }
  const crd_cel_value arguments9[2] = {crd_cel_of_string(t7), t8};
  crd_cel_value t10 = crd_cel_fn_resource_amount_text(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 17;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items11[4] = {crd_cel_of_string(t1), crd_cel_of_string(t2), crd_cel_of_string(t6.as.text),
                                    crd_cel_of_string(t10.as.text)};
  crd_cel_value t12 = crd_cel_make_list(cel, items11, NULL, 4);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments13[2] = {crd_cel_of_string(CRD_STRING("queue %s capability[%s]=%s exceeds its ancestor's "
                                                                     "capability=%s")), t12};
  crd_cel_value t14 = crd_cel_fn_format(cel, arguments13, 2);
  if (t14.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t14.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_capability_limit_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_capability_limit_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-186"),
        .rule = CRD_STRING_INIT("own <= limits[0]"),
        .evaluate = {.function = {.truth = set_capability_limit_1}},
        .reads = set_capability_limit_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_capability_limit_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_capability_limit_356d9d9f = {
    .name = CRD_STRING_INIT("capability-limit"),
    .steps = set_capability_limit_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
