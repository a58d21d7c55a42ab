/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-delete-children, declared at Queue */
/* size(children) == 0 */
static crd_cel_truth set_queue_delete_children_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; goto at_4; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v1.as.integer == 0));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'queue %s can not be deleted because it has %d child queues: %s'.format( [gone, size(children),
 * children.join(', ')]) */
static bool set_queue_delete_children_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  crd_cel_value v4, v7, t7, v9;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 17; goto at_12; }
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) { cost += 17; goto at_12; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 18; goto at_12; }
  if ((v4 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 17; goto at_12; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 18; goto at_12; }
  if ((v7 = crd_cel_fn_join(cel, (const crd_cel_value[2]){scope->params[1], crd_cel_of_string(CRD_STRING(", "))},
                            2)).kind == CRD_CEL_FAILED) { cost += 17; goto at_12; }
  cost += 10;
  if ((t7 = crd_cel_make_list(cel,
                              (const crd_cel_value[3]){crd_cel_of_string(t1), crd_cel_of_int(v4.as.integer),
                                                       crd_cel_of_string(v7.as.text)}, NULL,
                                                       3)).kind == CRD_CEL_FAILED) { cost += 7; goto at_12; }
  if ((v9 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("queue %s can not be deleted because it "
                                                                                    "has %d child queues: %s")), t7},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_12;
  *text = v9.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_12:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_delete_children_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_queue_delete_children_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-195"), .rule = CRD_STRING_INIT("size(children) == 0"),
        .evaluate = {.function = {.truth = set_queue_delete_children_1}}, .reads = set_queue_delete_children_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_queue_delete_children_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_children_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-delete-children"), .steps = set_queue_delete_children_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
