/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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
static const crd_cel_value set_queue_write_2_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_queue_write_2_table_1}};
/* !goDecodeError(oldObject, goTypes).hasValue()
 * when: operation == 'UPDATE' */
static crd_cel_truth set_queue_write_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("UPDATE"));
  cost += 1;
  bool t6 = false;
  if (crd_cel_same(cel->operation, CRD_STRING("UPDATE"))) {
    crd_cel_value t1 = crd_cel_of_whole(cel, cel->old_object);
    cost += 1;
    const crd_cel_value arguments2[2] = {t1, set_queue_write_2_constant_2};
    crd_cel_value t3 = crd_cel_fn_go_decode_error(cel, arguments2, 2);
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments4[1] = {t3};
    crd_cel_value t5 = crd_cel_fn_has_value(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t6 = !t5.as.boolean;
  } else {
    t6 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_write_2_message_expression_items_1[] = {
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
static const crd_cel_map set_queue_write_2_message_expression_table_1 = {set_queue_write_2_message_expression_items_1, 17,
                                                                         NULL};
static const crd_cel_value set_queue_write_2_message_expression_constant_2 = {.kind = CRD_CEL_MAP,
                                                                              .as = {.map = &set_queue_write_2_message_expression_table_1}};
/* messageExpression: goDecodeError(oldObject, goTypes).orValue('') */
static bool set_queue_write_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->old_object);
  cost += 1;
  const crd_cel_value arguments2[2] = {t1, set_queue_write_2_message_expression_constant_2};
  crd_cel_value t3 = crd_cel_fn_go_decode_error(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* name: name */
static crd_cel_value set_queue_write_3_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_write_3_param_2_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("spec.parent")};
/* chain: ancestors(self.spec.parent).map(q, q.metadata.name) */
static crd_cel_value set_queue_write_3_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t2 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t3 = crd_cel_state_ancestors(cel, &set_queue_write_3_param_2_query_1, crd_cel_of_string(t2->parent));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  const int64_t n1 = crd_cel_range(cel, t4);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t5 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t6 = crd_cel_range_at(cel, t4, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("metadata"), CRD_ZERO_MAP);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t8 = crd_scope_select(cel, t7, CRD_STRING("name"), CRD_ZERO_STRING);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t5, t8);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t9 = crd_cel_built(cel, &t5);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_write_3_param_3_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("spec.parent")};
/* next: ancestors(self.spec.parent).map(q, q.spec.parent) */
static crd_cel_value set_queue_write_3_param_3(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t2 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t3 = crd_cel_state_ancestors(cel, &set_queue_write_3_param_3_query_1, crd_cel_of_string(t2->parent));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  const int64_t n1 = crd_cel_range(cel, t4);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t5 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t6 = crd_cel_range_at(cel, t4, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t7 = crd_scope_member(cel, t6, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t8 = crd_scope_member(cel, t7, CRD_STRING("parent"), CRD_ZERO_STRING);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t5, t8);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t9 = crd_cel_built(cel, &t5);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: moved && !(self.spec.parent in ['', 'root']) */
static crd_cel_truth set_queue_write_3_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
    cost += 1;
    bool t8 = true;
    if (!crd_cel_same(cel->operation, CRD_STRING("CREATE"))) {
      const scheduling_volcano_sh_v1beta1_Queue_Spec *t3 = self_1->spec
                                                               ? self_1->spec
                                                               : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
      crd_cel_value t4 = crd_cel_of_whole(cel, cel->old_object);
      crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 5;
      if (t5.kind == CRD_CEL_FAILED) {
        cost += crd_cel_length(t3->parent) != 0;
        goto failed_1;
      }
      crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("parent"), CRD_ZERO_STRING);
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += crd_cel_length(t3->parent) != 0;
        goto failed_1;
      }
      crd_string t7 = {NULL, 0};
      if (!crd_cel_take_string(cel, t6, &t7)) goto failed_1;
      cost += crd_cel_string_cost(t3->parent, t7);
      t8 = !crd_cel_same(t3->parent, t7);
    }
    t1 = crd_cel_truth_of(t8);
  }
failed_1:;
  crd_cel_truth t9 = t1;
  if (t9 != CRD_CEL_FALSE) {
    const crd_string error10 = cel->error;
    const scheduling_volcano_sh_v1beta1_Queue_Spec *t12 = self_1->spec
                                                              ? self_1->spec
                                                              : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
    crd_string t13 = t12->parent;
    cost += 4;
    t9 = crd_cel_and(cel, t9, error10,
                     crd_cel_truth_of(!(crd_cel_same(t13, CRD_STRING("")) || crd_cel_same(t13, CRD_STRING("root")))));
  }
  return crd_cel_end(cel, cost, t9);
}

static const crd_setting set_queue_write_4_setting_1 = {CRD_STRING_INIT("enableRootQueueProtection"), CRD_SETTING_BOOL,
                                                        {true, INT64_C(0), CRD_STRING_INIT(""), NULL, 0},
                                                        CRD_STRING_INIT("")};
/* semanticEqual(self.spec, oldObject.spec, resources)
 * when: config.enableRootQueueProtection && operation == 'UPDATE' && name == 'root' */
static crd_cel_truth set_queue_write_4(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  bool t3 = crd_settings_value(cel->settings, &set_queue_write_4_setting_1)->boolean;
  cost += 2;
  bool t4 = false;
  if (t3) {
    cost += crd_cel_string_cost(cel->operation, CRD_STRING("UPDATE"));
    t4 = crd_cel_same(cel->operation, CRD_STRING("UPDATE"));
    cost += 1;
  }
  bool t9 = false;
  if (t4) {
    crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
    cost += 2;
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("name"));
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
    crd_cel_value t7 = t6;
    if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 1;
      goto failed_0;
    }
    if (t7.as.optional) {
      t7 = crd_cel_held(cel, t7);
    } else {
      t7 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_string t8 = {NULL, 0};
    if (!crd_cel_take_string(cel, t7, &t8)) goto failed_0;
    cost += crd_cel_string_cost(t8, CRD_STRING("root"));
    t9 = crd_cel_same(t8, CRD_STRING("root"));
  }
  bool t15 = false;
  if (t9) {
    const scheduling_volcano_sh_v1beta1_Queue_Spec *t10 = self->spec
                                                              ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
    crd_cel_value t11 = crd_cel_of_whole(cel, cel->old_object);
    crd_cel_value t12 = crd_scope_member(cel, t11, CRD_STRING("spec"), CRD_ZERO_MAP);
    cost += 4;
    if (t12.kind == CRD_CEL_FAILED) goto failed_0;
    const crd_cel_value arguments13[3] = {crd_cel_of_stored(&crd_struct_9dcfb65603b6_type, t10), t12,
                                          crd_cel_of_string(CRD_STRING("(capability:{}quantity deserved:{}quantity "
                                                                       "guarantee:(resource:{}quantity))"))};
    crd_cel_value t14 = crd_cel_fn_semantic_equal(cel, arguments13, 3);
    if (t14.kind == CRD_CEL_FAILED) goto failed_0;
    t15 = t14.as.boolean;
  } else {
    t15 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t15));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* name: name */
static crd_cel_value set_queue_write_5_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: name != 'root' && (moved || !semanticEqual(self.spec, oldObject.spec, resources)) */
static crd_cel_truth set_queue_write_5_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    crd_cel_value t2 = crd_scope_metadata(cel, self_1->object.value);
    cost += 2;
    if (t2.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("name"));
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
    crd_cel_value t4 = t3;
    if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 1;
      goto failed_1;
    }
    if (t4.as.optional) {
      t4 = crd_cel_held(cel, t4);
    } else {
      t4 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_string t5 = {NULL, 0};
    if (!crd_cel_take_string(cel, t4, &t5)) goto failed_1;
    cost += crd_cel_string_cost(t5, CRD_STRING("root"));
    t1 = crd_cel_truth_of(!crd_cel_same(t5, CRD_STRING("root")));
  }
failed_1:;
  crd_cel_truth t6 = t1;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    crd_cel_truth t9 = CRD_CEL_ERROR;
    {
      cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
      cost += 1;
      bool t16 = true;
      if (!crd_cel_same(cel->operation, CRD_STRING("CREATE"))) {
        const scheduling_volcano_sh_v1beta1_Queue_Spec *t11 = self_1->spec
                                                                  ? self_1->spec
                                                                  : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
        crd_cel_value t12 = crd_cel_of_whole(cel, cel->old_object);
        crd_cel_value t13 = crd_scope_member(cel, t12, CRD_STRING("spec"), CRD_ZERO_MAP);
        cost += 5;
        if (t13.kind == CRD_CEL_FAILED) {
          cost += crd_cel_length(t11->parent) != 0;
          goto failed_3;
        }
        crd_cel_value t14 = crd_scope_member(cel, t13, CRD_STRING("parent"), CRD_ZERO_STRING);
        cost += 1;
        if (t14.kind == CRD_CEL_FAILED) {
          cost += crd_cel_length(t11->parent) != 0;
          goto failed_3;
        }
        crd_string t15 = {NULL, 0};
        if (!crd_cel_take_string(cel, t14, &t15)) goto failed_3;
        cost += crd_cel_string_cost(t11->parent, t15);
        t16 = !crd_cel_same(t11->parent, t15);
      }
      t9 = crd_cel_truth_of(t16);
    }
  failed_3:;
    crd_cel_truth t17 = t9;
    if (t17 != CRD_CEL_TRUE) {
      const crd_string error18 = cel->error;
      crd_cel_truth t19 = CRD_CEL_ERROR;
      {
        const scheduling_volcano_sh_v1beta1_Queue_Spec *t20 = self_1->spec
                                                                  ? self_1->spec
                                                                  : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
        crd_cel_value t21 = crd_cel_of_whole(cel, cel->old_object);
        crd_cel_value t22 = crd_scope_member(cel, t21, CRD_STRING("spec"), CRD_ZERO_MAP);
        cost += 4;
        if (t22.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_5;
        }
        const crd_cel_value arguments23[3] = {crd_cel_of_stored(&crd_struct_9dcfb65603b6_type, t20), t22,
                                              crd_cel_of_string(CRD_STRING("(capability:{}quantity deserved:{}quantity "
                                                                           "guarantee:(resource:{}quantity))"))};
        crd_cel_value t24 = crd_cel_fn_semantic_equal(cel, arguments23, 3);
        if (t24.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_5;
        }
        cost += 1;
        t19 = crd_cel_truth_of(!t24.as.boolean);
      }
    failed_5:;
      t17 = crd_cel_or(cel, t17, error18, t19);
    }
    t6 = crd_cel_and(cel, t6, error7, t17);
  }
  return crd_cel_end(cel, cost, t6);
}


static const crd_read set_queue_write_2_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_read set_queue_write_3_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_read set_queue_write_4_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_read set_queue_write_5_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
};
static const crd_include set_queue_write_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_alone_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .join = {CRD_JOIN_AGGREGATE, false, CRD_STRING_INIT("")},
};
static const crd_scope_code set_queue_write_3_include_params[] = {
    {.function = {.value = set_queue_write_3_param_1}},
    {.function = {.value = set_queue_write_3_param_2}},
    {.function = {.value = set_queue_write_3_param_3}},
};
static const crd_include set_queue_write_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_place_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_write_3_include_reads,
    .read_count = 2,
    .params = set_queue_write_3_include_params,
    .param_count = 3,
};
static const crd_scope_code set_queue_write_5_include_params[] = {
    {.function = {.value = set_queue_write_5_param_1}},
};
static const crd_include set_queue_write_5_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_resources_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_write_5_include_reads,
    .read_count = 1,
    .params = set_queue_write_5_include_params,
    .param_count = 1,
};
static const crd_step set_queue_write_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_write_1_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-007-old-queues"),
        .rule = CRD_STRING_INIT("!goDecodeError(oldObject, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_write_2}},
        .reads = set_queue_write_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_write_2_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_queue_write_3_when}},
        .include = &set_queue_write_3_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-184"),
        .rule = CRD_STRING_INIT("semanticEqual(self.spec, oldObject.spec, resources)"),
        .message = CRD_STRING_INIT("root queue's resource attributes (capability, deserved, guarantee) cannot be modified"),
        .evaluate = {.function = {.truth = set_queue_write_4}},
        .reads = set_queue_write_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_queue_write_5_when}},
        .include = &set_queue_write_5_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_write_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-write"),
    .steps = set_queue_write_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};
