/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* queue-delete-children, declared at Queue */
/* size(children) == 0 */
static crd_cel_truth set_queue_delete_children_1(crd_cel *cel, const crd_scope *scope) {
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

/* messageExpression: 'queue %s can not be deleted because it has %d child queues: %s'.format( [gone, size(children),
 * children.join(', ')]) */
static bool set_queue_delete_children_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
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
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 18;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {scope->params[1]};
  crd_cel_value t3 = crd_cel_fn_size(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 17;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 18;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {scope->params[1], crd_cel_of_string(CRD_STRING(", "))};
  crd_cel_value t5 = crd_cel_fn_join(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 17;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items6[3] = {crd_cel_of_string(t1), crd_cel_of_int(t3.as.integer), crd_cel_of_string(t5.as.text)};
  crd_cel_value t7 = crd_cel_make_list(cel, items6, NULL, 3);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments8[2] = {crd_cel_of_string(CRD_STRING("queue %s can not be deleted because it has %d child "
                                                                    "queues: %s")), t7};
  crd_cel_value t9 = crd_cel_fn_format(cel, arguments8, 2);
  if (t9.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t9.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_delete_children_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_queue_delete_children_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-195"),
        .rule = CRD_STRING_INIT("size(children) == 0"),
        .evaluate = {.function = {.truth = set_queue_delete_children_1}},
        .reads = set_queue_delete_children_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_delete_children_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_children_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-delete-children"),
    .steps = set_queue_delete_children_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
