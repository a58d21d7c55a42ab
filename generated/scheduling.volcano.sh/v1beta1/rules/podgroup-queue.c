/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* podgroup-queue, declared at PodGroup.spec */
static const crd_state_query set_podgroup_queue_1_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                   CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                   CRD_STRING_INIT("")};
/* queue(self.queue).hasValue() */
static crd_cel_truth set_podgroup_queue_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_PodGroup_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, v3;
  cost += 2;
  if ((t2 = crd_cel_state_get(cel, &set_podgroup_queue_1_state_query_0,
                              crd_cel_of_string(self->queue))).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v3.as.boolean));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'unable to find queue: queue.scheduling.volcano.sh ' + goQuote(self.queue) + ' not found' */
static bool set_podgroup_queue_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_PodGroup_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(self->queue)},
                                1)).kind == CRD_CEL_FAILED) { cost += 8; goto at_7; }
  t3 = crd_cel_concat(cel, CRD_STRING("unable to find queue: queue.scheduling.volcano.sh "), v2.as.text, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" not found"), false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_state_query set_podgroup_queue_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                   CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                   CRD_STRING_INIT("")};
/* queue(self.queue).value().status.state == 'Open' */
static crd_cel_truth set_podgroup_queue_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_PodGroup_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, t3, t4, t5;
  bool t6 = false;
  cost += 2;
  if ((t2 = crd_cel_state_get(cel, &set_podgroup_queue_2_state_query_0,
                              crd_cel_of_string(self->queue))).kind == CRD_CEL_FAILED) { cost += 3; goto at_8; }
  if ((t3 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_8; }
  cost += 2;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("status"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_8; }
  cost += 1;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("state"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; goto at_8; }
  if (!crd_cel_test_equal(cel, t5, crd_cel_of_string(CRD_STRING("Open")), false, &t6)) goto at_8;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_8:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_state_query set_podgroup_queue_2_message_expression_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"), CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"), CRD_STRING_INIT("")};
/* messageExpression: 'can only submit PodGroup to queue with state `Open`, queue `%s` status is `%s`.'.format( [self.queue,
 * queue(self.queue).value().status.state]) */
static bool set_podgroup_queue_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_PodGroup_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t5, t6, t7, t8, t9, v10;
  cost += 4;
  if ((t5 = crd_cel_state_get(cel, &set_podgroup_queue_2_message_expression_state_query_0,
                              crd_cel_of_string(self->queue))).kind == CRD_CEL_FAILED) { cost += 20; goto at_13; }
  if ((t6 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) { cost += 19; goto at_13; }
  cost += 2;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("status"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 18; goto at_13; }
  cost += 1;
  if ((t8 = crd_scope_member(cel, t7, CRD_STRING("state"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 18; goto at_13; }
  cost += 10;
  if ((t9 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_string(self->queue), t8}, NULL,
                              2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_13; }
  if ((v10 = crd_cel_fn_format(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("can only submit PodGroup to queue "
                                                                                     "with state `Open`, queue `%s` status "
                                                                                     "is `%s`.")), t9},
                                                                                     2)).kind == CRD_CEL_FAILED) goto at_13;
  *text = v10.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_13:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_podgroup_queue_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".queue")}};
static const crd_read set_podgroup_queue_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".queue")}};
static const crd_step set_podgroup_queue_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-210"), .rule = CRD_STRING_INIT("queue(self.queue).hasValue()"),
        .evaluate = {.function = {.truth = set_podgroup_queue_1}}, .reads = set_podgroup_queue_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_podgroup_queue_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-211"),
        .rule = CRD_STRING_INIT("queue(self.queue).value().status.state == 'Open'"),
        .evaluate = {.function = {.truth = set_podgroup_queue_2}}, .reads = set_podgroup_queue_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_podgroup_queue_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_queue_db3d3e26 = {
    .name = CRD_STRING_INIT("podgroup-queue"), .steps = set_podgroup_queue_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
