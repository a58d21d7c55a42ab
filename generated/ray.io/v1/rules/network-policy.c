/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_NetworkPolicy ray_io_v1_RayCluster_NetworkPolicy_zero;
static const ray_io_v1_RayCluster_NetworkPolicyHead ray_io_v1_RayCluster_NetworkPolicyHead_zero;

/* network-policy, declared at RayCluster.spec */
/* size(policy.head.ingressRules) == 0
 * when: policy.mode == 'DenyAllEgress' */
static crd_cel_truth set_network_policy_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = self->networkPolicy
                                                     ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllEgress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllEgress"))) {
    const ray_io_v1_RayCluster_NetworkPolicy *t2 = self->networkPolicy
                                                       ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
    const ray_io_v1_RayCluster_NetworkPolicyHead *t3 = t2->head ? t2->head : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->ingressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* size(policy.head.egressRules) == 0
 * when: policy.mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = self->networkPolicy
                                                     ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllIngress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllIngress"))) {
    const ray_io_v1_RayCluster_NetworkPolicy *t2 = self->networkPolicy
                                                       ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
    const ray_io_v1_RayCluster_NetworkPolicyHead *t3 = t2->head ? t2->head : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->egressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* size(policy.worker.ingressRules) == 0
 * when: policy.mode == 'DenyAllEgress' */
static crd_cel_truth set_network_policy_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = self->networkPolicy
                                                     ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllEgress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllEgress"))) {
    const ray_io_v1_RayCluster_NetworkPolicy *t2 = self->networkPolicy
                                                       ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
    const ray_io_v1_RayCluster_NetworkPolicyHead *t3 = t2->worker
                                                           ? t2->worker : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->ingressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* size(policy.worker.egressRules) == 0
 * when: policy.mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = self->networkPolicy
                                                     ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllIngress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllIngress"))) {
    const ray_io_v1_RayCluster_NetworkPolicy *t2 = self->networkPolicy
                                                       ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
    const ray_io_v1_RayCluster_NetworkPolicyHead *t3 = t2->worker
                                                           ? t2->worker : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->egressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* size(misnamed) == 0 */
static crd_cel_truth set_network_policy_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->workerGroupSpecs.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_4 = &self->workerGroupSpecs.items[i2];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(g_4->groupName));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_string n_8;
    if (!crd_cel_string_at(cel, &t6, i1, &n_8)) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_truth t9 = CRD_CEL_ERROR;
    {
      crd_cel_value t10 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
      cost += 2;
      const crd_cel_value arguments11[2] = {t10, crd_cel_of_string(n_8)};
      crd_cel_value t12 = crd_cel_fn_validate(cel, arguments11, 2);
      if (t12.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments13[1] = {t12};
      crd_cel_value t14 = crd_cel_fn_has_value(cel, arguments13, 1);
      if (t14.kind == CRD_CEL_FAILED) goto failed_2;
      t9 = crd_cel_truth_of(t14.as.boolean);
    }
  failed_2:;
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t7, crd_cel_of_string(n_8));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t15 = crd_cel_built(cel, &t7);
  const crd_cel_value arguments16[1] = {t15};
  crd_cel_value t17 = crd_cel_fn_size(cel, arguments16, 1);
  if (t17.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t17.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_network_policy_5_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_network_policy_5_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                 .as = {.list = &set_network_policy_5_message_expression_table_1}};
/* messageExpression: 'worker group name ' + goQuote(misnamed[0]) + ' must be a valid DNS1123 label when networkPolicy is' +
 * ' enabled (it is embedded in the NetworkPolicy name): [' + format.dns1123Label().validate(misnamed[0]).orValue([]).join('
 * ') + ']' */
static bool set_network_policy_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->workerGroupSpecs.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_4 = &self->workerGroupSpecs.items[i2];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(g_4->groupName));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) {
    cost += 23;
    goto failed_0;
  }
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_8;
    if (!crd_cel_string_at(cel, &t6, i1, &n_8)) {
      cost += 23;
      goto failed_0;
    }
    crd_cel_truth t9 = CRD_CEL_ERROR;
    {
      crd_cel_value t10 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
      cost += 2;
      const crd_cel_value arguments11[2] = {t10, crd_cel_of_string(n_8)};
      crd_cel_value t12 = crd_cel_fn_validate(cel, arguments11, 2);
      if (t12.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments13[1] = {t12};
      crd_cel_value t14 = crd_cel_fn_has_value(cel, arguments13, 1);
      if (t14.kind == CRD_CEL_FAILED) goto failed_2;
      t9 = crd_cel_truth_of(t14.as.boolean);
    }
  failed_2:;
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t7, crd_cel_of_string(n_8));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 23;
    goto failed_0;
  }
  crd_cel_value t15 = crd_cel_built(cel, &t7);
  crd_cel_value t16 = crd_cel_index(cel, t15, crd_cel_of_int(0));
  cost += 1;
  if (t16.kind == CRD_CEL_FAILED) {
    cost += 23;
    goto failed_0;
  }
  const crd_cel_value arguments17[1] = {t16};
  crd_cel_value t18 = crd_cel_fn_go_quote(cel, arguments17, 1);
  if (t18.kind == CRD_CEL_FAILED) {
    cost += 22;
    goto failed_0;
  }
  crd_string t19 = crd_cel_concat(cel, CRD_STRING("worker group name "), t18.as.text, false);
  crd_string t20 = crd_cel_concat(cel, t19, CRD_STRING(" must be a valid DNS1123 label when networkPolicy is"), false);
  crd_string t21 = crd_cel_concat(cel, t20, CRD_STRING(" enabled (it is embedded in the NetworkPolicy name): ["), false);
  crd_cel_value t22 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
  cost += 3;
  crd_cel_builder t25 = {NULL, 0, 0};
  for (size_t i24 = 0; i24 < self->workerGroupSpecs.count; i24++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_26 = &self->workerGroupSpecs.items[i24];
    cost += 14;
    crd_cel_push(cel, &t25, crd_cel_of_string(g_26->groupName));
  }
  cost += 1;
  crd_cel_value t27 = crd_cel_built(cel, &t25);
  crd_cel_value t28 = t27;
  const int64_t n23 = crd_cel_range(cel, t28);
  if (n23 < 0) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t29 = {NULL, 0, 0};
  bool failed23 = false;
  crd_string error23 = {NULL, 0};
  for (size_t i23 = 0; i23 < (size_t)n23; i23++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_30;
    if (!crd_cel_string_at(cel, &t28, i23, &n_30)) {
      cost += 2;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t31 = CRD_CEL_ERROR;
    {
      crd_cel_value t32 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
      cost += 2;
      const crd_cel_value arguments33[2] = {t32, crd_cel_of_string(n_30)};
      crd_cel_value t34 = crd_cel_fn_validate(cel, arguments33, 2);
      if (t34.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_5;
      }
      const crd_cel_value arguments35[1] = {t34};
      crd_cel_value t36 = crd_cel_fn_has_value(cel, arguments35, 1);
      if (t36.kind == CRD_CEL_FAILED) goto failed_5;
      t31 = crd_cel_truth_of(t36.as.boolean);
    }
  failed_5:;
    if (t31 == CRD_CEL_ERROR) {
      error23 = cel->error;
      failed23 = true;
    }
    if (t31 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t29, crd_cel_of_string(n_30));
    }
  }
  cost += 1;
  if (failed23) cel->error = error23;
  if (failed23) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t37 = crd_cel_built(cel, &t29);
  crd_cel_value t38 = crd_cel_index(cel, t37, crd_cel_of_int(0));
  cost += 1;
  if (t38.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments39[2] = {t22, t38};
  crd_cel_value t40 = crd_cel_fn_validate(cel, arguments39, 2);
  if (t40.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t41 = t40;
  if (t41.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  if (t41.as.optional) {
    t41 = crd_cel_held(cel, t41);
  } else {
    t41 = set_network_policy_5_message_expression_constant_2;
  }
  const crd_cel_value arguments42[2] = {t41, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t43 = crd_cel_fn_join(cel, arguments42, 2);
  if (t43.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t44 = crd_cel_concat(cel, t21, t43.as.text, false);
  crd_string t45 = crd_cel_concat(cel, t44, CRD_STRING("]"), false);
  *message = t45;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* each: self.networkPolicy.workerGroups */
static crd_cel_value set_network_policy_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = self->networkPolicy
                                                     ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_e1222a75c71a, (&t1->workerGroups)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* mode: self.networkPolicy.mode */
static crd_cel_value set_network_policy_6_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = self_1->networkPolicy
                                                     ? self_1->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t1->mode) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* groups: self.workerGroupSpecs.map(g, g.groupName) */
static crd_cel_value set_network_policy_6_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self_1->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_3 = &self_1->workerGroupSpecs.items[i1];
    cost += 14;
    crd_cel_push(cel, &t2, crd_cel_of_string(g_3->groupName));
  }
  cost += 1;
  crd_cel_value t4 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_network_policy_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.head.ingressRules[#]")},
};
static const crd_read set_network_policy_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.head.egressRules[#]")},
};
static const crd_read set_network_policy_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.worker.ingressRules[#]")},
};
static const crd_read set_network_policy_4_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.worker.egressRules[#]")},
};
static const crd_read set_network_policy_5_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].groupName")},
};
static const crd_read set_network_policy_6_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".workerGroupSpecs[*].groupName")},
};
static const crd_scope_code set_network_policy_6_include_params[] = {
    {.function = {.value = set_network_policy_6_param_1}},
    {.function = {.value = set_network_policy_6_param_2}},
};
static const crd_include set_network_policy_6_include = {
    .set = &ray_io_v1_RayCluster_set_network_policy_group_d4acde06,
    .at = {.function = {.value = set_network_policy_6_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".networkPolicy.workerGroups")},
    .reads = set_network_policy_6_include_reads,
    .read_count = 3,
    .params = set_network_policy_6_include_params,
    .param_count = 2,
};
static const crd_step set_network_policy_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-218"),
        .rule = CRD_STRING_INIT("size(policy.head.ingressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.head.ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress "
                                   "is not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_1}},
        .reads = set_network_policy_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-219"),
        .rule = CRD_STRING_INIT("size(policy.head.egressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.head.egressRules cannot be set when mode is \"DenyAllIngress\" (egress is "
                                   "not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_2}},
        .reads = set_network_policy_2_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-220"),
        .rule = CRD_STRING_INIT("size(policy.worker.ingressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.worker.ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress "
                                   "is not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_3}},
        .reads = set_network_policy_3_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-221"),
        .rule = CRD_STRING_INIT("size(policy.worker.egressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.worker.egressRules cannot be set when mode is \"DenyAllIngress\" (egress "
                                   "is not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_4}},
        .reads = set_network_policy_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-222"),
        .rule = CRD_STRING_INIT("size(misnamed) == 0"),
        .evaluate = {.function = {.truth = set_network_policy_5}},
        .reads = set_network_policy_5_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_network_policy_5_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_network_policy_6_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_network_policy_aee12de4 = {
    .name = CRD_STRING_INIT("network-policy"),
    .steps = set_network_policy_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};
