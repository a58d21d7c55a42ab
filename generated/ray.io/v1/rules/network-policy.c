/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
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
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = NULL, *t5 = NULL;
  const ray_io_v1_RayCluster_NetworkPolicyHead *t6 = NULL;
  bool t9 = false;
  t1 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllEgress"));
  cost += 3;
  if (!crd_cel_same(t1->mode, CRD_STRING("DenyAllEgress"))) goto at_12;
  t5 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  t6 = t5->head ? t5->head : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
  t9 = ((int64_t)t6->ingressRules.count) == 0;
  cost += 6;
  goto at_13;
at_12:
  t9 = true;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
}

/* size(policy.head.egressRules) == 0
 * when: policy.mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = NULL, *t5 = NULL;
  const ray_io_v1_RayCluster_NetworkPolicyHead *t6 = NULL;
  bool t9 = false;
  t1 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllIngress"));
  cost += 3;
  if (!crd_cel_same(t1->mode, CRD_STRING("DenyAllIngress"))) goto at_12;
  t5 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  t6 = t5->head ? t5->head : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
  t9 = ((int64_t)t6->egressRules.count) == 0;
  cost += 6;
  goto at_13;
at_12:
  t9 = true;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
}

/* size(policy.worker.ingressRules) == 0
 * when: policy.mode == 'DenyAllEgress' */
static crd_cel_truth set_network_policy_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = NULL, *t5 = NULL;
  const ray_io_v1_RayCluster_NetworkPolicyHead *t6 = NULL;
  bool t9 = false;
  t1 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllEgress"));
  cost += 3;
  if (!crd_cel_same(t1->mode, CRD_STRING("DenyAllEgress"))) goto at_12;
  t5 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  t6 = t5->worker ? t5->worker : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
  t9 = ((int64_t)t6->ingressRules.count) == 0;
  cost += 6;
  goto at_13;
at_12:
  t9 = true;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
}

/* size(policy.worker.egressRules) == 0
 * when: policy.mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = NULL, *t5 = NULL;
  const ray_io_v1_RayCluster_NetworkPolicyHead *t6 = NULL;
  bool t9 = false;
  t1 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllIngress"));
  cost += 3;
  if (!crd_cel_same(t1->mode, CRD_STRING("DenyAllIngress"))) goto at_12;
  t5 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  t6 = t5->worker ? t5->worker : &ray_io_v1_RayCluster_NetworkPolicyHead_zero;
  t9 = ((int64_t)t6->egressRules.count) == 0;
  cost += 6;
  goto at_13;
at_12:
  t9 = true;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
}

/* size(misnamed) == 0 */
static crd_cel_truth set_network_policy_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t4, range0, t7, t9, v19, t11, v26;
  crd_cel_builder list1, list0;
  int64_t k11 = 0;
  bool f13_2 = false, failed0 = false;
  crd_string v13 = {NULL, 0}, error0 = {NULL, 0};
  cost += 2;
  range1 = &self->workerGroupSpecs;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_9;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].groupName));
  if (++i1 < n1) goto loop_1;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list1);
  range0 = t4;
  if ((k11 = crd_cel_range(cel, range0)) < 0) { cost += 2; goto at_29; }
  n0 = (size_t)k11;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_24;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  f13_2 = !crd_cel_string_at(cel, &range0, i0, &v13);
  if ((t7 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Label"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_40; }
  cost += 1;
  if (f13_2) { cost += 2; goto at_40; }
  if ((t9 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t7, crd_cel_of_string(v13)},
                                2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_40; }
  if ((v19 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t9}, 1)).kind == CRD_CEL_FAILED) goto at_40;
  if (!v19.as.boolean) goto at_23;
  cost += 13;
  if (f13_2) goto at_42;
  crd_cel_push(cel, &list0, crd_cel_of_string(v13));
at_23:
  if (++i0 < n0) goto loop_0;
at_24:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_29; }
  t11 = crd_cel_built(cel, &list0);
  if ((v26 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t11}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_29; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v26.as.integer == 0));
at_29:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_40:
  error0 = cel->error;
  failed0 = true;
  goto at_23;
at_42:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_23;
}

static const crd_cel_list set_network_policy_5_message_expression_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_network_policy_5_message_expression_constant_7 = {.kind = CRD_CEL_LIST,
                                                                                 .as = {.list = &set_network_policy_5_message_expression_table_7}};
/* messageExpression: 'worker group name ' + goQuote(misnamed[0]) + ' must be a valid DNS1123 label when networkPolicy is' +
 * ' enabled (it is embedded in the NetworkPolicy name): [' + format.dns1123Label().validate(misnamed[0]).orValue([]).join('
 * ') + ']' */
static bool set_network_policy_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range1 = NULL, *range3 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0, n3 = 0, i3 = 0, n2 = 0, i2 = 0;
  crd_cel_value t4, range0, t7, t9, v19, t11, t12, v27, t18, t23, range2, t26, t28, v52, t30, t31, t32, t33, v67;
  crd_cel_builder list1, list0, list3, list2;
  int64_t k11 = 0, k44 = 0;
  bool f13_2 = false, failed0 = false, f46_2 = false, failed2 = false;
  crd_string v13 = {NULL, 0}, error0 = {NULL, 0}, t14 = {NULL, 0}, t15 = {NULL, 0}, t16 = {NULL, 0}, v46 = {NULL,
                                                                                                            0},
                                                                                                            error2 = {NULL,
                                                                                                                      0},
                                                                                                                      t37 = {NULL, 0}, t38 = {NULL, 0};
  cost += 2;
  range1 = &self->workerGroupSpecs;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_9;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].groupName));
  if (++i1 < n1) goto loop_1;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list1);
  range0 = t4;
  if ((k11 = crd_cel_range(cel, range0)) < 0) { cost += 23; goto at_72; }
  n0 = (size_t)k11;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_24;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f13_2 = !crd_cel_string_at(cel, &range0, i0, &v13);
  if ((t7 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Label"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_83; }
  cost += 1;
  if (f13_2) { cost += 2; goto at_83; }
  if ((t9 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t7, crd_cel_of_string(v13)},
                                2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_83; }
  if ((v19 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t9}, 1)).kind == CRD_CEL_FAILED) goto at_83;
  if (!v19.as.boolean) goto at_23;
  cost += 13;
  if (f13_2) goto at_85;
  crd_cel_push(cel, &list0, crd_cel_of_string(v13));
at_23:
  if (++i0 < n0) goto loop_0;
at_24:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 23; goto at_72; }
  t11 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t12 = crd_cel_index(cel, t11, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 23; goto at_72; }
  if ((v27 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){t12}, 1)).kind == CRD_CEL_FAILED) { cost += 22; goto at_72; }
  t14 = crd_cel_concat(cel, CRD_STRING("worker group name "), v27.as.text, false);
  t15 = crd_cel_concat(cel, t14, CRD_STRING(" must be a valid DNS1123 label when networkPolicy is"), false);
  t16 = crd_cel_concat(cel, t15, CRD_STRING(" enabled (it is embedded in the NetworkPolicy name): ["), false);
  if ((t18 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Label"))},
                                        1)).kind == CRD_CEL_FAILED) goto at_93;
  cost += 2;
  range3 = &self->workerGroupSpecs;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_42;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 14;
  crd_cel_push(cel, &list3, crd_cel_of_string(range3->items[i3].groupName));
  if (++i3 < n3) goto loop_3;
at_42:
  cost += 1;
  t23 = crd_cel_built(cel, &list3);
  range2 = t23;
  if ((k44 = crd_cel_range(cel, range2)) < 0) goto at_105;
  n2 = (size_t)k44;
  i2 = 0, failed2 = false, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_57;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f46_2 = !crd_cel_string_at(cel, &range2, i2, &v46);
  if ((t26 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Label"))},
                                        1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_110; }
  cost += 1;
  if (f46_2) { cost += 2; goto at_110; }
  if ((t28 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t26, crd_cel_of_string(v46)},
                                 2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_110; }
  if ((v52 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t28}, 1)).kind == CRD_CEL_FAILED) goto at_110;
  if (!v52.as.boolean) goto at_56;
  cost += 13;
  if (f46_2) goto at_112;
  crd_cel_push(cel, &list2, crd_cel_of_string(v46));
at_56:
  if (++i2 < n2) goto loop_2;
at_57:
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto at_114;
  t30 = crd_cel_built(cel, &list2);
  cost += 1;
  if ((t31 = crd_cel_index(cel, t30, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) goto at_116;
  if ((t32 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t18, t31}, 2)).kind == CRD_CEL_FAILED) goto at_118;
  if (t32.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_120;
  if (!t32.as.optional) goto at_65;
  if ((t33 = crd_cel_held(cel, t32)).kind == CRD_CEL_FAILED) goto at_122;
  goto at_66;
at_65:
  t33 = set_network_policy_5_message_expression_constant_7;
at_66:
  if ((v67 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t33, crd_cel_of_string(CRD_STRING(" "))},
                             2)).kind == CRD_CEL_FAILED) goto at_124;
  t37 = crd_cel_concat(cel, t16, v67.as.text, false);
  t38 = crd_cel_concat(cel, t37, CRD_STRING("]"), false);
  *text = t38;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_72:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_83:
  error0 = cel->error;
  failed0 = true;
  goto at_23;
at_85:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_23;
at_93:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 5;
  goto at_72;
at_105:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 3;
  goto at_72;
at_110:
  error2 = cel->error;
  failed2 = true;
  goto at_56;
at_112:
  if (!failed2) error2 = cel->error;
  failed2 = true;
  goto at_56;
at_114:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 3;
  goto at_72;
at_116:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 3;
  goto at_72;
at_118:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 2;
  goto at_72;
at_120:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 2;
  goto at_72;
at_122:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 2;
  goto at_72;
at_124:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 1;
  goto at_72;
}

/* each: self.networkPolicy.workerGroups */
static crd_cel_value set_network_policy_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = NULL;
  t1 = self->networkPolicy ? self->networkPolicy : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_e1222a75, (&t1->workerGroups)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* mode: self.networkPolicy.mode */
static crd_cel_value set_network_policy_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_NetworkPolicy *t1 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->networkPolicy
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->networkPolicy
           : &ray_io_v1_RayCluster_NetworkPolicy_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t1->mode) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* groups: self.workerGroupSpecs.map(g, g.groupName) */
static crd_cel_value set_network_policy_6_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t4;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].groupName));
  if (++i0 < n0) goto loop_0;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list0);
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
    .set = &ray_io_v1_RayCluster_set_network_policy_group_a57d08f9, .at = {.function = {.value = set_network_policy_6_at}},
    .each = true, .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".networkPolicy.workerGroups")},
    .reads = set_network_policy_6_include_reads, .read_count = 3, .params = set_network_policy_6_include_params,
    .param_count = 2,
};
static const crd_step set_network_policy_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-218"),
        .rule = CRD_STRING_INIT("size(policy.head.ingressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.head.ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress "
                                   "is not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_1}}, .reads = set_network_policy_1_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-219"),
        .rule = CRD_STRING_INIT("size(policy.head.egressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.head.egressRules cannot be set when mode is \"DenyAllIngress\" (egress is "
                                   "not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_2}}, .reads = set_network_policy_2_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-220"),
        .rule = CRD_STRING_INIT("size(policy.worker.ingressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.worker.ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress "
                                   "is not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_3}}, .reads = set_network_policy_3_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-221"),
        .rule = CRD_STRING_INIT("size(policy.worker.egressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.worker.egressRules cannot be set when mode is \"DenyAllIngress\" (egress "
                                   "is not restricted)"),
        .evaluate = {.function = {.truth = set_network_policy_4}}, .reads = set_network_policy_4_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-222"), .rule = CRD_STRING_INIT("size(misnamed) == 0"),
        .evaluate = {.function = {.truth = set_network_policy_5}}, .reads = set_network_policy_5_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_network_policy_5_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_network_policy_6_include},
};
const crd_rule_set ray_io_v1_RayCluster_set_network_policy_5a0a09a9 = {
    .name = CRD_STRING_INIT("network-policy"), .steps = set_network_policy_steps, .step_count = 6, .mode = CRD_SET_FIRST,
};
