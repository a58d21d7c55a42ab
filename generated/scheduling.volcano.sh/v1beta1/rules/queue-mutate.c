/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-mutate, declared at Queue */
static const crd_cel_entry set_queue_mutate_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"scheduling.volcano.sh", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1", 7}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"queues", 6}}}},
};
static const crd_cel_map set_queue_mutate_1_table_1 = {set_queue_mutate_1_items_1, 3, NULL};
static const crd_cel_value set_queue_mutate_1_constant_1 = {.kind = CRD_CEL_MAP, .as = {.map = &set_queue_mutate_1_table_1}};
/* request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': 'queues'} */
static crd_cel_truth set_queue_mutate_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_queue_mutate_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_mutate_2_items_0[] = {
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
static const crd_cel_map set_queue_mutate_2_table_0 = {set_queue_mutate_2_items_0, 17, NULL};
static const crd_cel_value set_queue_mutate_2_constant_0 = {.kind = CRD_CEL_MAP, .as = {.map = &set_queue_mutate_2_table_0}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_queue_mutate_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_queue_mutate_2_constant_0},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v3.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_mutate_2_message_expression_items_0[] = {
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
static const crd_cel_map set_queue_mutate_2_message_expression_table_0 = {set_queue_mutate_2_message_expression_items_0, 17,
                                                                          NULL};
static const crd_cel_value set_queue_mutate_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                               .as = {.map = &set_queue_mutate_2_message_expression_table_0}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_queue_mutate_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_queue_mutate_2_message_expression_constant_0},
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

/* operation == 'CREATE' */
static crd_cel_truth set_queue_mutate_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE"))));
}

/* messageExpression: 'invalid operation `' + operation + '`, expect operation to be `CREATE`' */
static bool set_queue_mutate_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0}, t2 = {NULL, 0};
  t1 = crd_cel_concat(cel, CRD_STRING("invalid operation `"), cel->operation, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING("`, expect operation to be `CREATE`"), false);
  cost += 1;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: rootless */
static crd_cel_truth set_queue_mutate_4_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t9, t10, t11, t12, t18, t19, t20, t21;
  crd_cel_truth t6 = CRD_CEL_ERROR, t14 = CRD_CEL_ERROR, t24 = CRD_CEL_ERROR;
  bool v10 = false, v23 = false, t23 = false;
  crd_string t7 = {NULL, 0}, t16 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { t6 = CRD_CEL_ERROR; goto at_11; }
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if (!crd_cel_test_equal(cel, t4, crd_cel_of_string(CRD_STRING("")), true, &v10)) { t6 = CRD_CEL_ERROR; goto at_11; }
  t6 = crd_cel_truth_of(v10);
at_11:
  if (t6 == CRD_CEL_FALSE) goto at_25;
  t7 = cel->error;
  cost += 2;
  if ((t9 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  cost += 1;
  if ((t10 = crd_scope_member(cel, t9, CRD_STRING("annotations"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  if ((t11 = crd_cel_index_optional(cel, t10,
                                    crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")))).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  cost += t11.kind != CRD_CEL_OPTIONAL || t11.as.optional;
  if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { t14 = CRD_CEL_ERROR; goto at_24; }
  if (!t11.as.optional) goto at_22;
  if ((t12 = crd_cel_held(cel, t11)).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  goto at_23;
at_22:
  t12 = crd_cel_of_string(CRD_STRING(""));
at_23:
  if (!crd_cel_test_equal(cel, t12, crd_cel_of_string(CRD_STRING("")), true, &v23)) { t14 = CRD_CEL_ERROR; goto at_24; }
  t14 = crd_cel_truth_of(v23);
at_24:
  t6 = crd_cel_and(cel, t6, t7, t14);
at_25:
  if (t6 == CRD_CEL_ERROR) { t6 = CRD_CEL_ERROR; goto at_26; }
at_26:
  if (t6 == CRD_CEL_FALSE) goto at_41;
  t16 = cel->error;
  cost += 2;
  if ((t18 = crd_scope_metadata(cel,
                                self->object.value)).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  cost += 1;
  if ((t19 = crd_scope_member(cel, t18, CRD_STRING("annotations"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  if ((t20 = crd_cel_index_optional(cel, t19,
                                    crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  cost += t20.kind != CRD_CEL_OPTIONAL || t20.as.optional;
  if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  if (!t20.as.optional) goto at_37;
  if ((t21 = crd_cel_held(cel, t20)).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  goto at_38;
at_37:
  t21 = crd_cel_of_string(CRD_STRING(""));
at_38:
  if (!crd_cel_test_starts_with(cel, t21, crd_cel_of_string(CRD_STRING("root")), false,
                                &t23)) { cost += 1; t24 = CRD_CEL_ERROR; goto at_40; }
  t24 = crd_cel_truth_of(!t23);
  cost += 1;
at_40:
  t6 = crd_cel_and(cel, t6, t16, t24);
at_41:
  if (t6 == CRD_CEL_ERROR) goto at_43;
  return crd_cel_end(cel, cost, t6);
at_43:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: 'root/' + hierarchy */
static crd_cel_value set_queue_mutate_4_value(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_12; }
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if ((t6 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("root/")), t4)).kind == CRD_CEL_FAILED) goto at_12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
at_12:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: rootless */
static crd_cel_truth set_queue_mutate_5_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t9, t10, t11, t12, t18, t19, t20, t21;
  crd_cel_truth t6 = CRD_CEL_ERROR, t14 = CRD_CEL_ERROR, t24 = CRD_CEL_ERROR;
  bool v10 = false, v23 = false, t23 = false;
  crd_string t7 = {NULL, 0}, t16 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { t6 = CRD_CEL_ERROR; goto at_11; }
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if (!crd_cel_test_equal(cel, t4, crd_cel_of_string(CRD_STRING("")), true, &v10)) { t6 = CRD_CEL_ERROR; goto at_11; }
  t6 = crd_cel_truth_of(v10);
at_11:
  if (t6 == CRD_CEL_FALSE) goto at_25;
  t7 = cel->error;
  cost += 2;
  if ((t9 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  cost += 1;
  if ((t10 = crd_scope_member(cel, t9, CRD_STRING("annotations"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  if ((t11 = crd_cel_index_optional(cel, t10,
                                    crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")))).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  cost += t11.kind != CRD_CEL_OPTIONAL || t11.as.optional;
  if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { t14 = CRD_CEL_ERROR; goto at_24; }
  if (!t11.as.optional) goto at_22;
  if ((t12 = crd_cel_held(cel, t11)).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_24; }
  goto at_23;
at_22:
  t12 = crd_cel_of_string(CRD_STRING(""));
at_23:
  if (!crd_cel_test_equal(cel, t12, crd_cel_of_string(CRD_STRING("")), true, &v23)) { t14 = CRD_CEL_ERROR; goto at_24; }
  t14 = crd_cel_truth_of(v23);
at_24:
  t6 = crd_cel_and(cel, t6, t7, t14);
at_25:
  if (t6 == CRD_CEL_ERROR) { t6 = CRD_CEL_ERROR; goto at_26; }
at_26:
  if (t6 == CRD_CEL_FALSE) goto at_41;
  t16 = cel->error;
  cost += 2;
  if ((t18 = crd_scope_metadata(cel,
                                self->object.value)).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  cost += 1;
  if ((t19 = crd_scope_member(cel, t18, CRD_STRING("annotations"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  if ((t20 = crd_cel_index_optional(cel, t19,
                                    crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  cost += t20.kind != CRD_CEL_OPTIONAL || t20.as.optional;
  if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  if (!t20.as.optional) goto at_37;
  if ((t21 = crd_cel_held(cel, t20)).kind == CRD_CEL_FAILED) { cost += 2; t24 = CRD_CEL_ERROR; goto at_40; }
  goto at_38;
at_37:
  t21 = crd_cel_of_string(CRD_STRING(""));
at_38:
  if (!crd_cel_test_starts_with(cel, t21, crd_cel_of_string(CRD_STRING("root")), false,
                                &t23)) { cost += 1; t24 = CRD_CEL_ERROR; goto at_40; }
  t24 = crd_cel_truth_of(!t23);
  cost += 1;
at_40:
  t6 = crd_cel_and(cel, t6, t16, t24);
at_41:
  if (t6 == CRD_CEL_ERROR) goto at_43;
  return crd_cel_end(cel, cost, t6);
at_43:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: '1/' + weights */
static crd_cel_value set_queue_mutate_5_value(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")))).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_12; }
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if ((t6 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("1/")), t4)).kind == CRD_CEL_FAILED) goto at_12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
at_12:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: !has(self.spec.reclaimable) */
static crd_cel_truth set_queue_mutate_6_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(t1, reclaimable)));
}

/* value: true */
static crd_cel_value set_queue_mutate_6_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(true) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: self.spec.weight == 0 */
static crd_cel_truth set_queue_mutate_7_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->weight == 0));
}

/* value: 1 */
static crd_cel_value set_queue_mutate_7_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_queue_mutate_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_mutation set_queue_mutate_4_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/metadata/annotations/volcano.sh~1hierarchy"),
    .value = {.function = {.value = set_queue_mutate_4_value}},
};
static const crd_mutation set_queue_mutate_5_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/metadata/annotations/volcano.sh~1hierarchy-weights"),
    .value = {.function = {.value = set_queue_mutate_5_value}},
};
static const crd_mutation set_queue_mutate_6_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/reclaimable"),
    .value = {.function = {.value = set_queue_mutate_6_value}},
};
static const crd_mutation set_queue_mutate_7_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/weight"),
    .value = {.function = {.value = set_queue_mutate_7_value}},
};
static const crd_step set_queue_mutate_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-mutate"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': "
                                "'queues'}"),
        .message = CRD_STRING_INIT("expect resource to be {scheduling.volcano.sh v1beta1 queues}"),
        .evaluate = {.function = {.truth = set_queue_mutate_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-mutate"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_mutate_2}}, .reads = set_queue_mutate_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_mutate_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-014-mutate"), .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .evaluate = {.function = {.truth = set_queue_mutate_3}},
        .message_expression = {.function = {.text = set_queue_mutate_3_message_expression}},
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-200"), .when = {.function = {.truth = set_queue_mutate_4_when}},
        .mutation = &set_queue_mutate_4_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-200-weights"),
        .when = {.function = {.truth = set_queue_mutate_5_when}}, .mutation = &set_queue_mutate_5_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-201"), .when = {.function = {.truth = set_queue_mutate_6_when}},
        .mutation = &set_queue_mutate_6_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-202"), .when = {.function = {.truth = set_queue_mutate_7_when}},
        .mutation = &set_queue_mutate_7_mutation,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_mutate_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-mutate"), .steps = set_queue_mutate_steps, .step_count = 7, .mode = CRD_SET_FIRST,
};
