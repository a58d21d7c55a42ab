/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-parent, declared at Queue */
/* pods == 0 */
static crd_cel_truth set_queue_parent_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[1], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1 == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'queue %s cannot be the parent queue of queue %s because it has allocated Pods: %d'.format(
 * [self.spec.parent, name, (pods + 999) / 1000]) */
static bool set_queue_parent_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 5;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 19;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("name"));
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 19;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 19;
    goto failed_0;
  }
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 21;
    goto failed_0;
  }
  int64_t t5 = 0;
  if (!crd_cel_take_int(cel, scope->params[1], &t5)) {
    cost += 21;
    goto failed_0;
  }
  int64_t t6 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t5, 999, &t6)) {
    cost += 20;
    goto failed_0;
  }
  int64_t t7 = 0;
  cost += 1;
  if (!crd_cel_divide_int(cel, t6, 1000, &t7)) {
    cost += 19;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items8[3] = {crd_cel_of_string(t1->parent), t4, crd_cel_of_int(t7)};
  crd_cel_value t9 = crd_cel_make_list(cel, items8, NULL, 3);
  if (t9.kind == CRD_CEL_FAILED) {
    cost += 9;
    goto failed_0;
  }
  const crd_cel_value arguments10[2] = {crd_cel_of_string(CRD_STRING("queue %s cannot be the parent queue of queue %s "
                                                                     "because it has allocated Pods: %d")), t9};
  crd_cel_value t11 = crd_cel_fn_format(cel, arguments10, 2);
  if (t11.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t11.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_parent_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_queue_parent_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-183"),
        .rule = CRD_STRING_INIT("pods == 0"),
        .evaluate = {.function = {.truth = set_queue_parent_1}},
        .reads = set_queue_parent_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_parent_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_parent_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-parent"),
    .steps = set_queue_parent_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
