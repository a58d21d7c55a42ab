/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-write, declared at Queue */
static const crd_cel_entry set_queue_write_2_items_1[] = {
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
static const crd_cel_map set_queue_write_2_table_1 = {set_queue_write_2_items_1, 17, NULL};
static const crd_cel_value set_queue_write_2_constant_1 = {.kind = CRD_CEL_MAP, .as = {.map = &set_queue_write_2_table_1}};
/* !goDecodeError(oldObject, goTypes).hasValue()
 * when: operation == 'UPDATE' */
static crd_cel_truth set_queue_write_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t2, t4, v6;
  bool t6 = false;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("UPDATE"));
  cost += 1;
  if (!crd_cel_same(cel->operation, CRD_STRING("UPDATE"))) goto at_9;
  t2 = crd_cel_of_whole(cel, cel->old_object);
  cost += 1;
  if ((t4 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t2, set_queue_write_2_constant_1},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_11; }
  if ((v6 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  t6 = !v6.as.boolean;
  cost += 1;
  goto at_10;
at_9:
  t6 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_write_2_message_expression_items_0[] = {
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
static const crd_cel_map set_queue_write_2_message_expression_table_0 = {set_queue_write_2_message_expression_items_0, 17,
                                                                         NULL};
static const crd_cel_value set_queue_write_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                              .as = {.map = &set_queue_write_2_message_expression_table_0}};
/* messageExpression: goDecodeError(oldObject, goTypes).orValue('') */
static bool set_queue_write_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->old_object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_queue_write_2_message_expression_constant_0},
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

/* name: name */
static crd_cel_value set_queue_write_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_write_3_param_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("spec.parent")};
/* chain: ancestors(self.spec.parent).map(q, q.metadata.name) */
static crd_cel_value set_queue_write_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, range0, t4, t5, t6, t7;
  int64_t k4 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_ancestors(cel, &set_queue_write_3_param_2_state_query_0,
                                    crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) goto at_15;
  range0 = t3;
  if ((k4 = crd_cel_range(cel, range0)) < 0) goto at_15;
  n0 = (size_t)k4;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_12;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t4 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t4.kind == CRD_CEL_FAILED) goto at_19;
  cost += 1;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("metadata"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_19;
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_19;
  crd_cel_push(cel, &list0, t6);
at_11:
  if (++i0 < n0) goto loop_0;
at_12:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_15;
  t7 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
at_15:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_19:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_11;
}

static const crd_state_query set_queue_write_3_param_3_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("spec.parent")};
/* next: ancestors(self.spec.parent).map(q, q.spec.parent) */
static crd_cel_value set_queue_write_3_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, range0, t4, t5, t6, t7;
  int64_t k4 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_ancestors(cel, &set_queue_write_3_param_3_state_query_0,
                                    crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) goto at_15;
  range0 = t3;
  if ((k4 = crd_cel_range(cel, range0)) < 0) goto at_15;
  n0 = (size_t)k4;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_12;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t4 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t4.kind == CRD_CEL_FAILED) goto at_19;
  cost += 1;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_19;
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("parent"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_19;
  crd_cel_push(cel, &list0, t6);
at_11:
  if (++i0 < n0) goto loop_0;
at_12:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_15;
  t7 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
at_15:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_19:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_11;
}

/* when: moved && !(self.spec.parent in ['', 'root']) */
static crd_cel_truth set_queue_write_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR, t9 = CRD_CEL_ERROR;
  crd_string t2 = {NULL, 0}, t11 = {NULL, 0};
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t4 = NULL, *t13 = NULL;
  crd_cel_value t6, t7, t8;
  bool v10 = false;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  t1 = crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE")));
  cost += 1;
  if (t1 == CRD_CEL_TRUE) goto at_12;
  t2 = cel->error;
  t4 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t6 = crd_cel_of_whole(cel, cel->old_object);
  cost += 5;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_29;
  cost += 1;
  if ((t8 = crd_scope_member(cel, t7, CRD_STRING("parent"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_31;
  if (!crd_cel_test_equal(cel, crd_cel_of_string(t4->parent), t8, true, &v10)) { t9 = CRD_CEL_ERROR; goto at_11; }
  t9 = crd_cel_truth_of(v10);
at_11:
  t1 = crd_cel_or(cel, t1, t2, t9);
at_12:
  if (t1 == CRD_CEL_ERROR) { t1 = CRD_CEL_ERROR; goto at_13; }
at_13:
  if (t1 == CRD_CEL_FALSE) goto at_21;
  t11 = cel->error;
  t13 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t1 = crd_cel_and(cel, t1, t11,
                   crd_cel_truth_of(!(crd_cel_same(t13->parent, CRD_STRING("")) ||
                                      crd_cel_same(t13->parent, CRD_STRING("root")))));
  cost += 4;
at_21:
  if (t1 == CRD_CEL_ERROR) goto at_23;
  return crd_cel_end(cel, cost, t1);
at_23:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t4->parent)), 1);
  t9 = CRD_CEL_ERROR;
  goto at_11;
at_31:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t4->parent)), 1);
  t9 = CRD_CEL_ERROR;
  goto at_11;
}

static const crd_setting set_queue_write_4_setting_0 = {CRD_STRING_INIT("enableRootQueueProtection"), CRD_SETTING_BOOL,
                                                        {true, 0, CRD_STRING_INIT(""), NULL, 0}, CRD_STRING_INIT("")};
/* semanticEqual(self.spec, oldObject.spec, resources)
 * when: config.enableRootQueueProtection && operation == 'UPDATE' && name == 'root' */
static crd_cel_truth set_queue_write_4(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t0 = CRD_CEL_ERROR, t11 = CRD_CEL_ERROR;
  crd_string t1 = {NULL, 0}, t5 = {NULL, 0};
  crd_cel_value t7, t8, t9, t15, t16, v28;
  bool v19 = false, t18 = false;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t14 = NULL;
  t0 = crd_cel_truth_of(crd_settings_value(cel->settings, &set_queue_write_4_setting_0)->boolean);
  cost += 2;
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_2; }
at_2:
  if (t0 == CRD_CEL_FALSE) goto at_7;
  t1 = cel->error;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("UPDATE"));
  t0 = crd_cel_and(cel, t0, t1, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("UPDATE"))));
  cost += 1;
at_7:
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_8; }
at_8:
  if (t0 == CRD_CEL_FALSE) goto at_21;
  t5 = cel->error;
  cost += 2;
  if ((t7 = crd_scope_metadata(cel,
                               self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; t11 = CRD_CEL_ERROR; goto at_20; }
  if ((t8 = crd_cel_select_optional(cel, t7,
                                    CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 1; t11 = CRD_CEL_ERROR; goto at_20; }
  cost += t8.kind != CRD_CEL_OPTIONAL || t8.as.optional;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t11 = CRD_CEL_ERROR; goto at_20; }
  if (!t8.as.optional) goto at_18;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) { cost += 1; t11 = CRD_CEL_ERROR; goto at_20; }
  goto at_19;
at_18:
  t9 = crd_cel_of_string(CRD_STRING(""));
at_19:
  if (!crd_cel_test_equal(cel, t9, crd_cel_of_string(CRD_STRING("root")), false, &v19)) { t11 = CRD_CEL_ERROR; goto at_20; }
  t11 = crd_cel_truth_of(v19);
at_20:
  t0 = crd_cel_and(cel, t0, t5, t11);
at_21:
  if (t0 == CRD_CEL_ERROR) goto at_32;
  if (t0 == CRD_CEL_FALSE) goto at_30;
  t14 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t15 = crd_cel_of_whole(cel, cel->old_object);
  cost += 4;
  if ((t16 = crd_scope_member(cel, t15, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_32;
  if ((v28 = crd_cel_fn_semantic_equal(cel,
                                       (const crd_cel_value[3]){crd_cel_of_stored(&scheduling_volcano_sh_v1beta1_Queue_Spec_type, t14), t16, crd_cel_of_string(CRD_STRING("(capability:{}quantity deserved:{}quantity guarantee:(resource:{}quantity))"))}, 3)).kind == CRD_CEL_FAILED) goto at_32;
  t18 = v28.as.boolean;
  goto at_31;
at_30:
  t18 = true;
at_31:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t18));
at_32:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* name: name */
static crd_cel_value set_queue_write_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: name != 'root' && (moved || !semanticEqual(self.spec, oldObject.spec, resources)) */
static crd_cel_truth set_queue_write_5_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t13, t14, t15, t21, t22, v32;
  crd_cel_truth t5 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR, t16 = CRD_CEL_ERROR, t25 = CRD_CEL_ERROR;
  bool v9 = false, v22 = false;
  crd_string t6 = {NULL, 0}, t9 = {NULL, 0}, t18 = {NULL, 0};
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t11 = NULL, *t20 = NULL;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) { cost += 1; t5 = CRD_CEL_ERROR; goto at_10; }
  if ((t2 = crd_cel_select_optional(cel, t1,
                                    CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 1; t5 = CRD_CEL_ERROR; goto at_10; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t5 = CRD_CEL_ERROR; goto at_10; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 1; t5 = CRD_CEL_ERROR; goto at_10; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if (!crd_cel_test_equal(cel, t3, crd_cel_of_string(CRD_STRING("root")), true, &v9)) { t5 = CRD_CEL_ERROR; goto at_10; }
  t5 = crd_cel_truth_of(v9);
at_10:
  if (t5 == CRD_CEL_FALSE) goto at_37;
  t6 = cel->error;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  t8 = crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE")));
  cost += 1;
  if (t8 == CRD_CEL_TRUE) goto at_24;
  t9 = cel->error;
  t11 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t13 = crd_cel_of_whole(cel, cel->old_object);
  cost += 5;
  if ((t14 = crd_scope_member(cel, t13, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_52;
  cost += 1;
  if ((t15 = crd_scope_member(cel, t14, CRD_STRING("parent"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_54;
  if (!crd_cel_test_equal(cel, crd_cel_of_string(t11->parent), t15, true, &v22)) { t16 = CRD_CEL_ERROR; goto at_23; }
  t16 = crd_cel_truth_of(v22);
at_23:
  t8 = crd_cel_or(cel, t8, t9, t16);
at_24:
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_25; }
at_25:
  if (t8 == CRD_CEL_TRUE) goto at_35;
  t18 = cel->error;
  t20 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t21 = crd_cel_of_whole(cel, cel->old_object);
  cost += 4;
  if ((t22 = crd_scope_member(cel, t21, CRD_STRING("spec"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; t25 = CRD_CEL_ERROR; goto at_34; }
  if ((v32 = crd_cel_fn_semantic_equal(cel,
                                       (const crd_cel_value[3]){crd_cel_of_stored(&scheduling_volcano_sh_v1beta1_Queue_Spec_type, t20), t22, crd_cel_of_string(CRD_STRING("(capability:{}quantity deserved:{}quantity guarantee:(resource:{}quantity))"))}, 3)).kind == CRD_CEL_FAILED) { cost += 1; t25 = CRD_CEL_ERROR; goto at_34; }
  t25 = crd_cel_truth_of(!v32.as.boolean);
  cost += 1;
at_34:
  t8 = crd_cel_or(cel, t8, t18, t25);
at_35:
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_36; }
at_36:
  t5 = crd_cel_and(cel, t5, t6, t8);
at_37:
  if (t5 == CRD_CEL_ERROR) goto at_39;
  return crd_cel_end(cel, cost, t5);
at_39:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_52:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t11->parent)), 1);
  t16 = CRD_CEL_ERROR;
  goto at_23;
at_54:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t11->parent)), 1);
  t16 = CRD_CEL_ERROR;
  goto at_23;
}


static const crd_read set_queue_write_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_queue_write_3_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_read set_queue_write_4_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_queue_write_5_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}};
static const crd_include set_queue_write_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_alone_2f2041a5, .mode = CRD_SET_FIRST,
    .join = {CRD_JOIN_AGGREGATE, false, CRD_STRING_INIT("")},
};
static const crd_scope_code set_queue_write_3_include_params[] = {
    {.function = {.value = set_queue_write_3_param_1}},
    {.function = {.value = set_queue_write_3_param_2}},
    {.function = {.value = set_queue_write_3_param_3}},
};
static const crd_include set_queue_write_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_place_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_write_3_include_reads, .read_count = 2, .params = set_queue_write_3_include_params, .param_count = 3,
};
static const crd_scope_code set_queue_write_5_include_params[] = {{.function = {.value = set_queue_write_5_param_1}}};
static const crd_include set_queue_write_5_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_resources_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_write_5_include_reads, .read_count = 1, .params = set_queue_write_5_include_params, .param_count = 1,
};
static const crd_step set_queue_write_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_write_1_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-old-queues"),
        .rule = CRD_STRING_INIT("!goDecodeError(oldObject, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_write_2}}, .reads = set_queue_write_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_write_2_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_write_3_when}},
        .include = &set_queue_write_3_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-184"),
        .rule = CRD_STRING_INIT("semanticEqual(self.spec, oldObject.spec, resources)"),
        .message = CRD_STRING_INIT("root queue's resource attributes (capability, deserved, guarantee) cannot be modified"),
        .evaluate = {.function = {.truth = set_queue_write_4}}, .reads = set_queue_write_4_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_write_5_when}},
        .include = &set_queue_write_5_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_write_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-write"), .steps = set_queue_write_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
