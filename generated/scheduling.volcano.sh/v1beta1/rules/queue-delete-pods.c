/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-delete-pods, declared at Queue */
/* pods == 0 */
static crd_cel_truth set_queue_delete_pods_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_3; }
  if (!crd_cel_take_int(cel, scope->params[1], &t0)) { cost += 1; goto at_3; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0 == 0));
at_3:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'queue %s cannot be deleted because it has allocated Pods: %d'.format([gone, (pods + 999) / 1000]) */
static bool set_queue_delete_pods_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  int64_t t2 = 0, t3 = 0, t4 = 0;
  crd_cel_value t5, v7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 16; goto at_10; }
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) { cost += 16; goto at_10; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 18; goto at_10; }
  if (!crd_cel_take_int(cel, scope->params[1], &t2)) { cost += 18; goto at_10; }
  cost += 1;
  if (!crd_cel_add_int(cel, t2, 999, &t3)) { cost += 17; goto at_10; }
  cost += 1;
  if (!crd_cel_divide_int(cel, t3, 1000, &t4)) { cost += 16; goto at_10; }
  cost += 10;
  if ((t5 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_string(t1), crd_cel_of_int(t4)}, NULL,
                              2)).kind == CRD_CEL_FAILED) { cost += 6; goto at_10; }
  if ((v7 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("queue %s cannot be deleted because it "
                                                                                    "has allocated Pods: %d")), t5},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_10;
  *text = v7.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_delete_pods_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_queue_delete_pods_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-194"), .rule = CRD_STRING_INIT("pods == 0"),
        .evaluate = {.function = {.truth = set_queue_delete_pods_1}}, .reads = set_queue_delete_pods_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_queue_delete_pods_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_pods_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-delete-pods"), .steps = set_queue_delete_pods_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
