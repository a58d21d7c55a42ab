/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
static const scheduling_volcano_sh_v1beta1_Queue_Guarantee scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;

/* queue-above, declared at Queue */
/* each: resourceNames(own) */
static crd_cel_value set_queue_above_1_at(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_3; }
  if ((t1 = crd_cel_fn_resource_names(cel, (const crd_cel_value[1]){scope->params[1]}, 1)).kind == CRD_CEL_FAILED) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* name: name */
static crd_cel_value set_queue_above_1_param_1(crd_cel *cel, const crd_scope *scope) {
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

/* own: own[r] */
static crd_cel_value set_queue_above_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  crd_cel_value t2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_4;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t1)) goto at_4;
  if ((t2 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_string(t1))).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_above_1_param_3_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("spec.parent")};
static const crd_state_query set_queue_above_1_param_3_state_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("spec.parent")};
/* needs: below.filter(d, !ancestors(d.spec.parent).slice(0, (ancestors(d.spec.parent).map(a, a.metadata.name) +
 * [name]).indexOf(name)) .exists(a, resourceAmounts(a.spec.capability)[?r].orValue(0.0) > 0.0)) .map(d,
 * resourceAmounts(d.spec.capability)[?r].orValue(0.0)) */
static crd_cel_value set_queue_above_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range1, t1, t2, t3, t4, t6, t7, t8, range3, t9, t10, t11, t12, t14, t15, t16, t18, t19, t21, t22, t23, v43, t26, range2, t28, t29, t30, t31, t33, t34, t39, range0, t40, t41, t42, t43, t45, t46, t48;
  int64_t k1 = 0, k13 = 0, k45 = 0, k72 = 0;
  size_t n1 = 0, i1 = 0, n3 = 0, i3 = 0, n2 = 0, i2 = 0, n0 = 0, i0 = 0;
  crd_string error3 = {NULL, 0}, t32 = {NULL, 0}, error2 = {NULL, 0}, error1 = {NULL, 0}, t44 = {NULL, 0}, error0 = {NULL,
                                                                                                                     0};
  bool failed3 = false, v60 = false, failed1 = false, failed0 = false;
  crd_cel_builder list3, list1, list0;
  crd_cel_truth t27 = CRD_CEL_ERROR, t36 = CRD_CEL_ERROR, t38 = CRD_CEL_ERROR;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_91;
  range1 = scope->outer->params[2];
  if ((k1 = crd_cel_range(cel, range1)) < 0) goto at_91;
  n1 = (size_t)k1;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_70;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range1, i1);
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) { cost += 2; goto at_135; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_135; }
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("parent"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 2; goto at_135; }
  if ((t4 = crd_cel_state_ancestors(cel, &set_queue_above_1_param_3_state_query_0,
                                    t3)).kind == CRD_CEL_FAILED) { cost += 1; goto at_135; }
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) { cost += 17; goto at_135; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t1, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 17; goto at_135; }
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("parent"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 17; goto at_135; }
  if ((t8 = crd_cel_state_ancestors(cel, &set_queue_above_1_param_3_state_query_1,
                                    t7)).kind == CRD_CEL_FAILED) { cost += 16; goto at_135; }
  range3 = t8;
  if ((k13 = crd_cel_range(cel, range3)) < 0) { cost += 16; goto at_135; }
  n3 = (size_t)k13;
  i3 = 0, failed3 = false, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_21;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t9 = crd_cel_range_at(cel, range3, i3);
  cost += 13;
  if (t9.kind == CRD_CEL_FAILED) goto at_101;
  cost += 1;
  if ((t10 = crd_scope_member(cel, t9, CRD_STRING("metadata"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_101;
  cost += 1;
  if ((t11 = crd_scope_member(cel, t10, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_101;
  crd_cel_push(cel, &list3, t11);
at_20:
  if (++i3 < n3) goto loop_3;
at_21:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) { cost += 16; goto at_135; }
  t12 = crd_cel_built(cel, &list3);
  cost += 2;
  if ((t14 = crd_scope_metadata(cel,
                                ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) { cost += 15; goto at_135; }
  if ((t15 = crd_cel_select_optional(cel, t14, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 15; goto at_135; }
  cost += t15.kind != CRD_CEL_OPTIONAL || t15.as.optional;
  if (t15.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 15; goto at_135; }
  if (!t15.as.optional) goto at_31;
  if ((t16 = crd_cel_held(cel, t15)).kind == CRD_CEL_FAILED) { cost += 15; goto at_135; }
  goto at_32;
at_31:
  t16 = crd_cel_of_string(CRD_STRING(""));
at_32:
  cost += 10;
  if ((t18 = crd_cel_make_list(cel, (const crd_cel_value[1]){t16}, NULL,
                               1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_135; }
  if ((t19 = crd_cel_add_any(cel, t12, t18)).kind == CRD_CEL_FAILED) { cost += 4; goto at_135; }
  cost += 2;
  if ((t21 = crd_scope_metadata(cel,
                                ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_113;
  if ((t22 = crd_cel_select_optional(cel, t21, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_115;
  cost += t22.kind != CRD_CEL_OPTIONAL || t22.as.optional;
  if (t22.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_117;
  if (!t22.as.optional) goto at_42;
  if ((t23 = crd_cel_held(cel, t22)).kind == CRD_CEL_FAILED) goto at_119;
  goto at_43;
at_42:
  t23 = crd_cel_of_string(CRD_STRING(""));
at_43:
  if ((v43 = crd_cel_fn_index_of(cel, (const crd_cel_value[2]){t19, t23},
                                 2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_135; }
  if ((t26 = crd_cel_fn_slice(cel, (const crd_cel_value[3]){t4, crd_cel_of_int(0), crd_cel_of_int(v43.as.integer)},
                              3)).kind == CRD_CEL_FAILED) { cost += 1; goto at_135; }
  range2 = t26;
  if ((k45 = crd_cel_range(cel, range2)) < 0) { cost += 1; goto at_135; }
  n2 = (size_t)k45;
  t27 = crd_cel_truth_of(false);
  i2 = 0;
  if (!n2) goto at_63;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  t28 = crd_cel_range_at(cel, range2, i2);
  cost += 1;
  if (t28.kind == CRD_CEL_FAILED) { cost += 3; t36 = CRD_CEL_ERROR; goto at_61; }
  cost += 1;
  if ((t29 = crd_scope_member(cel, t28, CRD_STRING("spec"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 3; t36 = CRD_CEL_ERROR; goto at_61; }
  cost += 1;
  if ((t30 = crd_scope_member(cel, t29, CRD_STRING("capability"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 3; t36 = CRD_CEL_ERROR; goto at_61; }
  if ((t31 = crd_cel_fn_resource_amounts(cel, (const crd_cel_value[1]){t30},
                                         1)).kind == CRD_CEL_FAILED) { cost += 2; t36 = CRD_CEL_ERROR; goto at_61; }
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t32)) { cost += 1; t36 = CRD_CEL_ERROR; goto at_61; }
  cost += 1;
  if ((t33 = crd_cel_index_optional(cel, t31,
                                    crd_cel_of_string(t32))).kind == CRD_CEL_FAILED) { cost += 1; t36 = CRD_CEL_ERROR; goto at_61; }
  if (t33.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t36 = CRD_CEL_ERROR; goto at_61; }
  if (!t33.as.optional) goto at_59;
  if ((t34 = crd_cel_held(cel, t33)).kind == CRD_CEL_FAILED) { cost += 1; t36 = CRD_CEL_ERROR; goto at_61; }
  goto at_60;
at_59:
  t34 = crd_cel_of_double(0.0);
at_60:
  if (!crd_cel_test_greater(cel, t34, crd_cel_of_double(0.0), &v60)) { t36 = CRD_CEL_ERROR; goto at_61; }
  t36 = crd_cel_truth_of(v60);
at_61:
  if (t36 == CRD_CEL_ERROR && t27 != CRD_CEL_ERROR) {
    t27 = CRD_CEL_ERROR;
    error2 = cel->error;
  }
  if (t36 == CRD_CEL_TRUE) {
    t27 = CRD_CEL_TRUE;
    if (i2 + 1 < n2) cost += 3;
    goto at_63;
  }
  if (++i2 < n2) goto loop_2;
at_63:
  if (t27 == CRD_CEL_ERROR) cel->error = error2;
  cost += 1;
  if (t27 == CRD_CEL_ERROR) { cost += 1; goto at_135; }
  t38 = crd_cel_not(t27);
  cost += 1;
  if (t38 == CRD_CEL_FALSE) goto at_69;
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_137;
  crd_cel_push(cel, &list1, t1);
at_69:
  if (++i1 < n1) goto loop_1;
at_70:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_91;
  t39 = crd_cel_built(cel, &list1);
  range0 = t39;
  if ((k72 = crd_cel_range(cel, range0)) < 0) goto at_91;
  n0 = (size_t)k72;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_88;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t40 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t40.kind == CRD_CEL_FAILED) { cost += 2; goto at_143; }
  cost += 1;
  if ((t41 = crd_scope_member(cel, t40, CRD_STRING("spec"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_143; }
  cost += 1;
  if ((t42 = crd_scope_member(cel, t41, CRD_STRING("capability"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_143; }
  if ((t43 = crd_cel_fn_resource_amounts(cel, (const crd_cel_value[1]){t42},
                                         1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_143; }
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t44)) goto at_143;
  cost += 1;
  if ((t45 = crd_cel_index_optional(cel, t43, crd_cel_of_string(t44))).kind == CRD_CEL_FAILED) goto at_143;
  if (t45.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_143;
  if (!t45.as.optional) goto at_85;
  if ((t46 = crd_cel_held(cel, t45)).kind == CRD_CEL_FAILED) goto at_143;
  goto at_86;
at_85:
  t46 = crd_cel_of_double(0.0);
at_86:
  crd_cel_push(cel, &list0, t46);
at_87:
  if (++i0 < n0) goto loop_0;
at_88:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_91;
  t48 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t48 : crd_cel_of_truth(CRD_CEL_ERROR);
at_91:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_101:
  if (!failed3) error3 = cel->error;
  failed3 = true;
  goto at_20;
at_113:
  cost += crd_cel_traversal_cost(cel, t19);
  cost += 2;
  goto at_135;
at_115:
  cost += crd_cel_traversal_cost(cel, t19);
  cost += 2;
  goto at_135;
at_117:
  cost += crd_cel_traversal_cost(cel, t19);
  cost += 2;
  goto at_135;
at_119:
  cost += crd_cel_traversal_cost(cel, t19);
  cost += 2;
at_135:
  error1 = cel->error;
  failed1 = true;
  goto at_69;
at_137:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_69;
at_143:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_87;
}

/* limited: name */
static crd_cel_value set_queue_above_2_param_1(crd_cel *cel, const crd_scope *scope) {
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

/* of: 'queue' */
static crd_cel_value set_queue_above_2_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("queue")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* guarantees: children.map(q, q.spec.guarantee.resource) */
static crd_cel_value set_queue_above_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t4, t5;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[3])) goto at_13;
  range0 = scope->outer->params[3];
  if ((k1 = crd_cel_range(cel, range0)) < 0) goto at_13;
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_10;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_14;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_14;
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("guarantee"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_14;
  cost += 1;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("resource"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_14;
  crd_cel_push(cel, &list0, t4);
at_9:
  if (++i0 < n0) goto loop_0;
at_10:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_13;
  t5 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
at_13:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_14:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_9;
}

/* deserved: children.map(q, q.spec.deserved) */
static crd_cel_value set_queue_above_2_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t4;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[3])) goto at_12;
  range0 = scope->outer->params[3];
  if ((k1 = crd_cel_range(cel, range0)) < 0) goto at_12;
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_13;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_13;
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("deserved"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_13;
  crd_cel_push(cel, &list0, t3);
at_8:
  if (++i0 < n0) goto loop_0;
at_9:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_12;
  t4 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_12:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_13:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_8;
}

/* guarantee: resourceAmounts(self.spec.guarantee.resource) */
static crd_cel_value set_queue_above_2_param_5(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t2 = NULL;
  crd_cel_value t4;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t2 = t1->guarantee ? t1->guarantee : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 4;
  if ((t4 = crd_cel_fn_resource_amounts(cel,
                                        (const crd_cel_value[1]){crd_cel_of_stored(&crd_1b084350_type_fddb6d6a,
                                                                                   (&t2->resource))},
                                                                                   1)).kind == CRD_CEL_FAILED) goto at_6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_6:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* deserving: resourceAmounts(self.spec.deserved) */
static crd_cel_value set_queue_above_2_param_6(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_fn_resource_amounts(cel,
                                        (const crd_cel_value[1]){crd_cel_of_stored(&crd_1b084350_type_fddb6d6a,
                                                                                   (&t1->deserved))},
                                                                                   1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_above_1_include_self_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_queue_above_1_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}, {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_read set_queue_above_2_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.guarantee.resource")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved")},
};
static const crd_scope_code set_queue_above_1_include_params[] = {
    {.function = {.value = set_queue_above_1_param_1}},
    {.function = {.value = set_queue_above_1_param_2}},
    {.function = {.value = set_queue_above_1_param_3}},
};
static const crd_include set_queue_above_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_capability_floor_356d9d9f,
    .at = {.function = {.value = set_queue_above_1_at}}, .each = true, .mode = CRD_SET_FIRST, .path = {0, true, {NULL, 0}},
    .self_reads = set_queue_above_1_include_self_reads, .self_read_count = 1, .reads = set_queue_above_1_include_reads,
    .read_count = 3, .params = set_queue_above_1_include_params, .param_count = 3,
};
static const crd_scope_code set_queue_above_2_include_params[] = {
    {.function = {.value = set_queue_above_2_param_1}},
    {.function = {.value = set_queue_above_2_param_2}},
    {.function = {.value = set_queue_above_2_param_3}},
    {.function = {.value = set_queue_above_2_param_4}},
    {.function = {.value = set_queue_above_2_param_5}},
    {.function = {.value = set_queue_above_2_param_6}},
};
static const crd_include set_queue_above_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_sums_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_above_2_include_reads, .read_count = 4, .params = set_queue_above_2_include_params, .param_count = 6,
};
static const crd_step set_queue_above_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_above_1_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_above_2_include},
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_above_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-above"), .steps = set_queue_above_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
