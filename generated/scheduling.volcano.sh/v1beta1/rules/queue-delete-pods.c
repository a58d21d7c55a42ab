/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* queue-delete-pods, declared at Queue */
/* pods == 0 */
static crd_cel_truth set_queue_delete_pods_1(crd_cel *cel, const crd_scope *scope) {
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

/* messageExpression: 'queue %s cannot be deleted because it has allocated Pods: %d'.format([gone, (pods + 999) / 1000]) */
static bool set_queue_delete_pods_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 16;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 16;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 18;
    goto failed_0;
  }
  int64_t t2 = 0;
  if (!crd_cel_take_int(cel, scope->params[1], &t2)) {
    cost += 18;
    goto failed_0;
  }
  int64_t t3 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t2, 999, &t3)) {
    cost += 17;
    goto failed_0;
  }
  int64_t t4 = 0;
  cost += 1;
  if (!crd_cel_divide_int(cel, t3, 1000, &t4)) {
    cost += 16;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items5[2] = {crd_cel_of_string(t1), crd_cel_of_int(t4)};
  crd_cel_value t6 = crd_cel_make_list(cel, items5, NULL, 2);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 6;
    goto failed_0;
  }
  const crd_cel_value arguments7[2] = {crd_cel_of_string(CRD_STRING("queue %s cannot be deleted because it has allocated "
                                                                    "Pods: %d")), t6};
  crd_cel_value t8 = crd_cel_fn_format(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t8.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_delete_pods_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_queue_delete_pods_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-194"),
        .rule = CRD_STRING_INIT("pods == 0"),
        .evaluate = {.function = {.truth = set_queue_delete_pods_1}},
        .reads = set_queue_delete_pods_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_delete_pods_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_pods_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-delete-pods"),
    .steps = set_queue_delete_pods_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
