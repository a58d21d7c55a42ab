/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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
static const crd_cel_value set_queue_mutate_1_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_queue_mutate_1_table_1}};
/* request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': 'queues'} */
static crd_cel_truth set_queue_mutate_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_request(cel);
  crd_cel_value t2 = crd_cel_select(cel, t1, CRD_STRING("resource"));
  cost += 2;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_truth t3 = crd_cel_equals(cel, t2, set_queue_mutate_1_constant_2, false);
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_mutate_2_items_1[] = {
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
static const crd_cel_map set_queue_mutate_2_table_1 = {set_queue_mutate_2_items_1, 17, NULL};
static const crd_cel_value set_queue_mutate_2_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_queue_mutate_2_table_1}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_queue_mutate_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  const crd_cel_value arguments2[2] = {t1, set_queue_mutate_2_constant_2};
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
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_queue_mutate_2_message_expression_items_1[] = {
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
static const crd_cel_map set_queue_mutate_2_message_expression_table_1 = {set_queue_mutate_2_message_expression_items_1, 17,
                                                                          NULL};
static const crd_cel_value set_queue_mutate_2_message_expression_constant_2 = {.kind = CRD_CEL_MAP,
                                                                               .as = {.map = &set_queue_mutate_2_message_expression_table_1}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_queue_mutate_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  const crd_cel_value arguments2[2] = {t1, set_queue_mutate_2_message_expression_constant_2};
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

/* operation == 'CREATE' */
static crd_cel_truth set_queue_mutate_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE"))));
}

/* messageExpression: 'invalid operation `' + operation + '`, expect operation to be `CREATE`' */
static bool set_queue_mutate_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  cost += 1;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("invalid operation `"), cel->operation, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING("`, expect operation to be `CREATE`"), false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: rootless */
static crd_cel_truth set_queue_mutate_4_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    crd_cel_value t3 = crd_scope_metadata(cel, self->object.value);
    cost += 2;
    if (t3.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_value t4 = crd_scope_select(cel, t3, CRD_STRING("annotations"), CRD_ZERO_MAP);
    cost += 1;
    if (t4.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_value t5 = crd_cel_index_optional(cel, t4, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
    if (t5.kind == CRD_CEL_FAILED) goto failed_2;
    cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
    crd_cel_value t6 = t5;
    if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_2;
    if (t6.as.optional) {
      t6 = crd_cel_held(cel, t6);
    } else {
      t6 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_string t7 = {NULL, 0};
    if (!crd_cel_take_string(cel, t6, &t7)) goto failed_2;
    cost += crd_cel_string_cost(t7, CRD_STRING(""));
    t2 = crd_cel_truth_of(!crd_cel_same(t7, CRD_STRING("")));
  }
failed_2:;
  crd_cel_truth t8 = t2;
  if (t8 != CRD_CEL_FALSE) {
    const crd_string error9 = cel->error;
    crd_cel_truth t10 = CRD_CEL_ERROR;
    {
      crd_cel_value t11 = crd_scope_metadata(cel, self->object.value);
      cost += 2;
      if (t11.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_value t12 = crd_scope_select(cel, t11, CRD_STRING("annotations"), CRD_ZERO_MAP);
      cost += 1;
      if (t12.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_value t13 = crd_cel_index_optional(cel, t12, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")));
      if (t13.kind == CRD_CEL_FAILED) goto failed_3;
      cost += t13.kind != CRD_CEL_OPTIONAL || t13.as.optional;
      crd_cel_value t14 = t13;
      if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_3;
      if (t14.as.optional) {
        t14 = crd_cel_held(cel, t14);
      } else {
        t14 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, t14, &t15)) goto failed_3;
      cost += crd_cel_string_cost(t15, CRD_STRING(""));
      t10 = crd_cel_truth_of(!crd_cel_same(t15, CRD_STRING("")));
    }
  failed_3:;
    t8 = crd_cel_and(cel, t8, error9, t10);
  }
  crd_cel_truth t16 = t8;
  if (t16 != CRD_CEL_FALSE) {
    const crd_string error17 = cel->error;
    crd_cel_truth t18 = CRD_CEL_ERROR;
    {
      crd_cel_value t19 = crd_scope_metadata(cel, self->object.value);
      cost += 2;
      if (t19.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_4;
      }
      crd_cel_value t20 = crd_scope_select(cel, t19, CRD_STRING("annotations"), CRD_ZERO_MAP);
      cost += 1;
      if (t20.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_4;
      }
      crd_cel_value t21 = crd_cel_index_optional(cel, t20, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
      if (t21.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_4;
      }
      cost += t21.kind != CRD_CEL_OPTIONAL || t21.as.optional;
      crd_cel_value t22 = t21;
      if (t22.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 2;
        goto failed_4;
      }
      if (t22.as.optional) {
        t22 = crd_cel_held(cel, t22);
      } else {
        t22 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_string t23 = {NULL, 0};
      if (!crd_cel_take_string(cel, t22, &t23)) {
        cost += 1;
        goto failed_4;
      }
      cost += 2;
      t18 = crd_cel_truth_of(!crd_cel_starts_with(t23, CRD_STRING("root")));
    }
  failed_4:;
    t16 = crd_cel_and(cel, t16, error17, t18);
  }
  return crd_cel_end(cel, cost, t16);
}

/* value: 'root/' + hierarchy */
static crd_cel_value set_queue_mutate_4_value(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    goto failed_0;
  }
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  crd_string t6 = crd_cel_concat(cel, CRD_STRING("root/"), t5, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t6) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: rootless */
static crd_cel_truth set_queue_mutate_5_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    crd_cel_value t3 = crd_scope_metadata(cel, self->object.value);
    cost += 2;
    if (t3.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_value t4 = crd_scope_select(cel, t3, CRD_STRING("annotations"), CRD_ZERO_MAP);
    cost += 1;
    if (t4.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_value t5 = crd_cel_index_optional(cel, t4, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
    if (t5.kind == CRD_CEL_FAILED) goto failed_2;
    cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
    crd_cel_value t6 = t5;
    if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_2;
    if (t6.as.optional) {
      t6 = crd_cel_held(cel, t6);
    } else {
      t6 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_string t7 = {NULL, 0};
    if (!crd_cel_take_string(cel, t6, &t7)) goto failed_2;
    cost += crd_cel_string_cost(t7, CRD_STRING(""));
    t2 = crd_cel_truth_of(!crd_cel_same(t7, CRD_STRING("")));
  }
failed_2:;
  crd_cel_truth t8 = t2;
  if (t8 != CRD_CEL_FALSE) {
    const crd_string error9 = cel->error;
    crd_cel_truth t10 = CRD_CEL_ERROR;
    {
      crd_cel_value t11 = crd_scope_metadata(cel, self->object.value);
      cost += 2;
      if (t11.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_value t12 = crd_scope_select(cel, t11, CRD_STRING("annotations"), CRD_ZERO_MAP);
      cost += 1;
      if (t12.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_value t13 = crd_cel_index_optional(cel, t12, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")));
      if (t13.kind == CRD_CEL_FAILED) goto failed_3;
      cost += t13.kind != CRD_CEL_OPTIONAL || t13.as.optional;
      crd_cel_value t14 = t13;
      if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_3;
      if (t14.as.optional) {
        t14 = crd_cel_held(cel, t14);
      } else {
        t14 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, t14, &t15)) goto failed_3;
      cost += crd_cel_string_cost(t15, CRD_STRING(""));
      t10 = crd_cel_truth_of(!crd_cel_same(t15, CRD_STRING("")));
    }
  failed_3:;
    t8 = crd_cel_and(cel, t8, error9, t10);
  }
  crd_cel_truth t16 = t8;
  if (t16 != CRD_CEL_FALSE) {
    const crd_string error17 = cel->error;
    crd_cel_truth t18 = CRD_CEL_ERROR;
    {
      crd_cel_value t19 = crd_scope_metadata(cel, self->object.value);
      cost += 2;
      if (t19.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_4;
      }
      crd_cel_value t20 = crd_scope_select(cel, t19, CRD_STRING("annotations"), CRD_ZERO_MAP);
      cost += 1;
      if (t20.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_4;
      }
      crd_cel_value t21 = crd_cel_index_optional(cel, t20, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
      if (t21.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_4;
      }
      cost += t21.kind != CRD_CEL_OPTIONAL || t21.as.optional;
      crd_cel_value t22 = t21;
      if (t22.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 2;
        goto failed_4;
      }
      if (t22.as.optional) {
        t22 = crd_cel_held(cel, t22);
      } else {
        t22 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_string t23 = {NULL, 0};
      if (!crd_cel_take_string(cel, t22, &t23)) {
        cost += 1;
        goto failed_4;
      }
      cost += 2;
      t18 = crd_cel_truth_of(!crd_cel_starts_with(t23, CRD_STRING("root")));
    }
  failed_4:;
    t16 = crd_cel_and(cel, t16, error17, t18);
  }
  return crd_cel_end(cel, cost, t16);
}

/* value: '1/' + weights */
static crd_cel_value set_queue_mutate_5_value(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")));
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    goto failed_0;
  }
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  crd_string t6 = crd_cel_concat(cel, CRD_STRING("1/"), t5, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t6) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: !has(self.spec.reclaimable) */
static crd_cel_truth set_queue_mutate_6_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 2;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!CRD_HAS(t1, CRD_FIELD(scheduling_volcano_sh_v1beta1_Queue_Spec, reclaimable))));
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
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->weight == 0));
}

/* value: 1 */
static crd_cel_value set_queue_mutate_7_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_queue_mutate_2_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_mutation set_queue_mutate_4_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/metadata/annotations/volcano.sh~1hierarchy"),
    .value = {.function = {.value = set_queue_mutate_4_value}},
};
static const crd_mutation set_queue_mutate_5_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/metadata/annotations/volcano.sh~1hierarchy-weights"),
    .value = {.function = {.value = set_queue_mutate_5_value}},
};
static const crd_mutation set_queue_mutate_6_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/reclaimable"),
    .value = {.function = {.value = set_queue_mutate_6_value}},
};
static const crd_mutation set_queue_mutate_7_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/weight"),
    .value = {.function = {.value = set_queue_mutate_7_value}},
};
static const crd_step set_queue_mutate_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-008-mutate"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': "
                                "'queues'}"),
        .message = CRD_STRING_INIT("expect resource to be {scheduling.volcano.sh v1beta1 queues}"),
        .evaluate = {.function = {.truth = set_queue_mutate_1}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-007-mutate"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_mutate_2}},
        .reads = set_queue_mutate_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_mutate_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-014-mutate"),
        .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .evaluate = {.function = {.truth = set_queue_mutate_3}},
        .message_expression = {.function = {.text = set_queue_mutate_3_message_expression}},
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-200"),
        .when = {.function = {.truth = set_queue_mutate_4_when}},
        .mutation = &set_queue_mutate_4_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-200-weights"),
        .when = {.function = {.truth = set_queue_mutate_5_when}},
        .mutation = &set_queue_mutate_5_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-201"),
        .when = {.function = {.truth = set_queue_mutate_6_when}},
        .mutation = &set_queue_mutate_6_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-202"),
        .when = {.function = {.truth = set_queue_mutate_7_when}},
        .mutation = &set_queue_mutate_7_mutation,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_mutate_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-mutate"),
    .steps = set_queue_mutate_steps,
    .step_count = 7,
    .mode = CRD_SET_FIRST,
};
