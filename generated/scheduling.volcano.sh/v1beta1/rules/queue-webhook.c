/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-webhook, declared at Queue */
static const crd_cel_entry set_queue_webhook_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"scheduling.volcano.sh", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1", 7}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"queues", 6}}}},
};
static const crd_cel_map set_queue_webhook_1_table_1 = {set_queue_webhook_1_items_1, 3, NULL};
static const crd_cel_value set_queue_webhook_1_constant_1 = {.kind = CRD_CEL_MAP,
                                                             .as = {.map = &set_queue_webhook_1_table_1}};
/* request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': 'queues'} */
static crd_cel_truth set_queue_webhook_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_queue_webhook_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_webhook_2_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Queue", 13}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Queue.spec", 10}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.QueueSpec", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.capability", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.extendClusters", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Cluster", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Cluster.capacity", 16}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.guarantee", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Guarantee", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Guarantee.resource", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.affinity", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Affinity", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Affinity.nodeGroupAffinity", 26}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NodeGroupAffinity", 25}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Affinity.nodeGroupAntiAffinity", 30}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NodeGroupAntiAffinity", 29}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.deserved", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.dequeueStrategy", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.DequeueStrategy", 23}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Queue.status", 12}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.QueueStatus", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueStatus.state", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.QueueState", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueStatus.reservation", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Reservation", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Reservation.resource", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueStatus.allocated", 21}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
};
static const crd_cel_map set_queue_webhook_2_table_0 = {set_queue_webhook_2_items_0, 17, NULL};
static const crd_cel_value set_queue_webhook_2_constant_0 = {.kind = CRD_CEL_MAP,
                                                             .as = {.map = &set_queue_webhook_2_table_0}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_queue_webhook_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_queue_webhook_2_constant_0},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v3.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_webhook_2_message_expression_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Queue", 13}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Queue.spec", 10}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.QueueSpec", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.capability", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.extendClusters", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Cluster", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Cluster.capacity", 16}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.guarantee", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Guarantee", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Guarantee.resource", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.affinity", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Affinity", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Affinity.nodeGroupAffinity", 26}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NodeGroupAffinity", 25}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Affinity.nodeGroupAntiAffinity", 30}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NodeGroupAntiAffinity", 29}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.deserved", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueSpec.dequeueStrategy", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.DequeueStrategy", 23}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Queue.status", 12}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.QueueStatus", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueStatus.state", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.QueueState", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueStatus.reservation", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.Reservation", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Reservation.resource", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"QueueStatus.allocated", 21}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
};
static const crd_cel_map set_queue_webhook_2_message_expression_table_0 = {set_queue_webhook_2_message_expression_items_0,
                                                                           17, NULL};
static const crd_cel_value set_queue_webhook_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                                .as = {.map = &set_queue_webhook_2_message_expression_table_0}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_queue_webhook_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_queue_webhook_2_message_expression_constant_0},
                                       2)).kind == CRD_CEL_FAILED) goto at_10;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_7;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_8;
at_7:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_take_string(cel, t3, &v8)) goto at_10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t3, text);
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* operation in ['CREATE', 'UPDATE', 'DELETE'] */
static crd_cel_truth set_queue_webhook_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE")) ||
                                      crd_cel_same(cel->operation, CRD_STRING("UPDATE")) ||
                                      crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}

/* messageExpression: 'invalid operation `' + operation + '`, expect operation to be `CREATE`, `UPDATE` or `DELETE`' */
static bool set_queue_webhook_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0}, t2 = {NULL, 0};
  t1 = crd_cel_concat(cel, CRD_STRING("invalid operation `"), cel->operation, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING("`, expect operation to be `CREATE`, `UPDATE` or `DELETE`"), false);
  cost += 1;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* gone: string(request.name) */
static crd_cel_value set_queue_webhook_4_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, v2_2;
  uint64_t c2 = 0;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  c2 = cel->cost;
  if ((v2_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t1}, 1)).kind == CRD_CEL_FAILED) goto at_4;
  cel->cost = c2 + 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(v2_2.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: operation == 'DELETE' */
static crd_cel_truth set_queue_webhook_4_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("DELETE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}

/* when: operation != 'DELETE' */
static crd_cel_truth set_queue_webhook_5_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("DELETE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}


static const crd_read set_queue_webhook_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_scope_code set_queue_webhook_4_include_params[] = {{.function = {.value = set_queue_webhook_4_param_1}}};
static const crd_include set_queue_webhook_4_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_2f2041a5, .mode = CRD_SET_FIRST,
    .params = set_queue_webhook_4_include_params, .param_count = 1,
};
static const crd_include set_queue_webhook_5_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_write_2f2041a5, .mode = CRD_SET_FIRST,
};
static const crd_step set_queue_webhook_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-queues"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': "
                                "'queues'}"),
        .message = CRD_STRING_INIT("expect resource to be {scheduling.volcano.sh v1beta1 queues}"),
        .evaluate = {.function = {.truth = set_queue_webhook_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-queues"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_webhook_2}}, .reads = set_queue_webhook_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_webhook_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-014-queues"),
        .rule = CRD_STRING_INIT("operation in ['CREATE', 'UPDATE', 'DELETE']"),
        .evaluate = {.function = {.truth = set_queue_webhook_3}},
        .message_expression = {.function = {.text = set_queue_webhook_3_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_webhook_4_when}},
        .include = &set_queue_webhook_4_include,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_webhook_5_when}},
        .include = &set_queue_webhook_5_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_webhook_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-webhook"), .steps = set_queue_webhook_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
