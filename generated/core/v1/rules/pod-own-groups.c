/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* pod-own-groups, declared at Pod */
static const crd_cel_value set_pod_own_groups_1_param_1_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"annotation", 10}}},
};
static const crd_cel_list set_pod_own_groups_1_param_1_table_3 = {set_pod_own_groups_1_param_1_items_3, 2, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_3 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_pod_own_groups_1_param_1_table_3}};
static const crd_cel_value set_pod_own_groups_1_param_1_items_12[] = {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}}};
static const crd_cel_list set_pod_own_groups_1_param_1_table_12 = {set_pod_own_groups_1_param_1_items_12, 1, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_12 = {.kind = CRD_CEL_LIST,
                                                                       .as = {.list = &set_pod_own_groups_1_param_1_table_12}};
static const crd_cel_value set_pod_own_groups_1_param_1_items_17[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_own_groups_1_param_1_table_17 = {set_pod_own_groups_1_param_1_items_17, 2, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_17 = {.kind = CRD_CEL_LIST,
                                                                       .as = {.list = &set_pod_own_groups_1_param_1_table_17}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_18 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_18 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_pod_own_groups_1_param_1_table_18}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_19 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_19 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_pod_own_groups_1_param_1_table_19}};
static const crd_cel_value set_pod_own_groups_1_param_1_items_23[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_own_groups_1_param_1_table_23 = {set_pod_own_groups_1_param_1_items_23, 2, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_23 = {.kind = CRD_CEL_LIST,
                                                                       .as = {.list = &set_pod_own_groups_1_param_1_table_23}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_24 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_24 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_pod_own_groups_1_param_1_table_24}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_25 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_25 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_pod_own_groups_1_param_1_table_25}};
/* group: all.transformList(i, g, g.object.key == 'namespace' ? space in g.object.value : g.object.key in ['', 'annotation']
 * && (annotations[i].exists(m, m.exists(k, (annotations[i].map(other, other[?k].orValue('')).filter(v, v != '') +
 * [dyn('')])[0] == notes[?k].orValue(''))) || (g.object.key == '' && notes[?'volcano.sh/resource-group'].orValue('') ==
 * g.resourceGroup)), g) */
static crd_cel_value set_pod_own_groups_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, s6, t6, s12, t8, s16, t12, range1, t14, range2, t16, t18, range4, t19, t20, t21, t23, range3, t26, t27, t28, t29, t30, t31, t35, t36, t37, t40, t41, t47, s101, t50, t51, t52, t56, t57, t58, t61, t62, t64, t69;
  int64_t k1 = 0, k22 = 0, k27 = 0, k33 = 0, k48 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0, n4 = 0, i4 = 0, n3 = 0, i3 = 0;
  bool t4 = false, v13_3 = false, v17 = false, failed4 = false, f50_2 = false, failed3 = false, t33 = false, v89 = false, v102 = false, t54 = false, v135 = false, failed0 = false;
  crd_string t5 = {NULL, 0}, t10 = {NULL, 0}, error4 = {NULL, 0}, v50 = {NULL, 0}, error3 = {NULL, 0}, error2 = {NULL,
                                                                                                                 0},
                                                                                                                 error1 = {NULL, 0}, t46 = {NULL, 0}, t49 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_truth t7 = CRD_CEL_ERROR, u13_2 = CRD_CEL_ERROR, t13 = CRD_CEL_ERROR, t15 = CRD_CEL_ERROR, t43 = CRD_CEL_ERROR, t48 = CRD_CEL_ERROR, t65 = CRD_CEL_ERROR;
  uint64_t c13 = 0;
  crd_cel_builder list4, list3, list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_149;
  range0 = crd_cel_iterable(cel, scope->outer->params[0]);
  if ((k1 = crd_cel_range_pairs(cel, range0)) < 0) goto at_149;
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_146;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_key(range0, i0);
  t2 = crd_cel_range_value(cel, range0, i0);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 1; goto at_233; }
  cost += 1;
  if ((s6 = crd_cel_select(cel, t2, CRD_STRING("object"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_233; }
  cost += 1;
  if ((t3 = crd_cel_select(cel, s6, CRD_STRING("key"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_233; }
  if (!crd_cel_test_equal(cel, t3, crd_cel_of_string(CRD_STRING("namespace")), false, &t4)) goto at_233;
  if (!t4) goto at_15;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 4; goto at_233; }
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t5)) { cost += 4; goto at_233; }
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 1; goto at_233; }
  cost += 1;
  if ((s12 = crd_cel_select(cel, t2, CRD_STRING("object"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_233; }
  cost += 1;
  if ((t6 = crd_cel_select(cel, s12, CRD_STRING("value"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_233; }
  c13 = cel->cost;
  u13_2 = crd_cel_in(cel, crd_cel_of_string(t5), t6);
  cel->cost = c13 + 1;
  if (!crd_cel_known(u13_2, &v13_3)) goto at_233;
  t7 = crd_cel_truth_of(v13_3);
  goto at_142;
at_15:
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 2; t7 = CRD_CEL_ERROR; goto at_18; }
  cost += 1;
  if ((s16 = crd_cel_select(cel, t2,
                            CRD_STRING("object"))).kind == CRD_CEL_FAILED) { cost += 2; t7 = CRD_CEL_ERROR; goto at_18; }
  cost += 1;
  if ((t8 = crd_cel_select(cel, s16,
                           CRD_STRING("key"))).kind == CRD_CEL_FAILED) { cost += 2; t7 = CRD_CEL_ERROR; goto at_18; }
  if (!crd_cel_known(crd_cel_in_constant(cel, t8, set_pod_own_groups_1_param_1_constant_3),
                     &v17)) { t7 = CRD_CEL_ERROR; goto at_18; }
  t7 = crd_cel_truth_of(v17);
at_18:
  if (t7 == CRD_CEL_FALSE) goto at_141;
  t10 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { t13 = CRD_CEL_ERROR; goto at_98; }
  cost += 1;
  if ((t12 = crd_cel_index(cel, scope->outer->params[2], t1)).kind == CRD_CEL_FAILED) { t13 = CRD_CEL_ERROR; goto at_98; }
  range1 = crd_cel_iterable(cel, t12);
  if ((k22 = crd_cel_range(cel, range1)) < 0) { t13 = CRD_CEL_ERROR; goto at_98; }
  n1 = (size_t)k22;
  t13 = crd_cel_truth_of(false);
  i1 = 0;
  if (!n1) goto at_96;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  t14 = crd_cel_range_at(cel, range1, i1);
  cost += 1;
  if (t14.kind == CRD_CEL_FAILED) { t15 = CRD_CEL_ERROR; goto at_94; }
  range2 = crd_cel_iterable(cel, t14);
  if ((k27 = crd_cel_range(cel, range2)) < 0) { t15 = CRD_CEL_ERROR; goto at_94; }
  n2 = (size_t)k27;
  t15 = crd_cel_truth_of(false);
  i2 = 0;
  if (!n2) goto at_92;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  t16 = crd_cel_range_at(cel, range2, i2);
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 7; t43 = CRD_CEL_ERROR; goto at_90; }
  cost += 1;
  if ((t18 = crd_cel_index(cel, scope->outer->params[2],
                           t1)).kind == CRD_CEL_FAILED) { cost += 7; t43 = CRD_CEL_ERROR; goto at_90; }
  range4 = crd_cel_iterable(cel, t18);
  if ((k33 = crd_cel_range(cel, range4)) < 0) { cost += 7; t43 = CRD_CEL_ERROR; goto at_90; }
  n4 = (size_t)k33;
  i4 = 0, failed4 = false, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_46;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t19 = crd_cel_range_at(cel, range4, i4);
  cost += 13;
  if (t19.kind == CRD_CEL_FAILED) goto at_165;
  cost += 1;
  if (t16.kind == CRD_CEL_FAILED) goto at_163;
  if ((t20 = crd_cel_index_optional(cel, t19, t16)).kind == CRD_CEL_FAILED) goto at_165;
  if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_165;
  if (!t20.as.optional) goto at_43;
  if ((t21 = crd_cel_held(cel, t20)).kind == CRD_CEL_FAILED) goto at_165;
  goto at_44;
at_43:
  t21 = crd_cel_of_string(CRD_STRING(""));
at_44:
  crd_cel_push(cel, &list4, t21);
at_45:
  if (++i4 < n4) goto loop_4;
at_46:
  cost += 1;
  if (failed4) cel->error = error4;
  if (failed4) { cost += 7; t43 = CRD_CEL_ERROR; goto at_90; }
  t23 = crd_cel_built(cel, &list4);
  range3 = t23;
  if ((k48 = crd_cel_range(cel, range3)) < 0) { cost += 7; t43 = CRD_CEL_ERROR; goto at_90; }
  n3 = (size_t)k48;
  i3 = 0, failed3 = false, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_57;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f50_2 = !crd_cel_string_at(cel, &range3, i3, &v50);
  cost += 1;
  if (f50_2) goto at_169;
  cost += crd_cel_string_cost(v50, CRD_STRING(""));
  if (crd_cel_same(v50, CRD_STRING(""))) goto at_56;
  cost += 13;
  if (f50_2) goto at_171;
  crd_cel_push(cel, &list3, crd_cel_of_string(v50));
at_56:
  if (++i3 < n3) goto loop_3;
at_57:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) { cost += 7; t43 = CRD_CEL_ERROR; goto at_90; }
  t26 = crd_cel_built(cel, &list3);
  if ((t27 = crd_cel_add_any(cel, t26,
                             set_pod_own_groups_1_param_1_constant_12)).kind == CRD_CEL_FAILED) { cost += 6; t43 = CRD_CEL_ERROR; goto at_90; }
  cost += 2;
  if ((t28 = crd_cel_index(cel, t27,
                           crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 5; t43 = CRD_CEL_ERROR; goto at_90; }
  t29 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t30 = crd_cel_select_optional(cel, t29, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) goto at_176;
  cost += t30.kind != CRD_CEL_OPTIONAL || t30.as.optional;
  if (t30.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_178;
  if (!t30.as.optional) goto at_68;
  if ((t31 = crd_cel_held(cel, t30)).kind == CRD_CEL_FAILED) goto at_180;
  goto at_69;
at_68:
  t31 = crd_cel_of_string(CRD_STRING(""));
at_69:
  if (!crd_cel_known(crd_cel_in_constant(cel, t31, set_pod_own_groups_1_param_1_constant_17), &t33)) goto at_182;
  if (!t33) goto at_81;
  cost += 2;
  if ((t35 = crd_scope_metadata(cel,
                                ((const core_v1_Pod *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_186;
  if ((t36 = crd_cel_select_optional(cel, t35, CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) goto at_188;
  cost += t36.kind != CRD_CEL_OPTIONAL || t36.as.optional;
  if (t36.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_190;
  if (!t36.as.optional) goto at_79;
  if ((t37 = crd_cel_held(cel, t36)).kind == CRD_CEL_FAILED) goto at_192;
  goto at_82;
at_79:
  t37 = set_pod_own_groups_1_param_1_constant_18;
  goto at_82;
at_81:
  t37 = set_pod_own_groups_1_param_1_constant_19;
at_82:
  cost += 1;
  if (t16.kind == CRD_CEL_FAILED) goto at_194;
  if ((t40 = crd_cel_index_optional(cel, t37, t16)).kind == CRD_CEL_FAILED) goto at_197;
  if (t40.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_199;
  if (!t40.as.optional) goto at_88;
  if ((t41 = crd_cel_held(cel, t40)).kind == CRD_CEL_FAILED) goto at_201;
  goto at_89;
at_88:
  t41 = crd_cel_of_string(CRD_STRING(""));
at_89:
  if (!crd_cel_test_equal(cel, t28, t41, false, &v89)) { t43 = CRD_CEL_ERROR; goto at_90; }
  t43 = crd_cel_truth_of(v89);
at_90:
  if (t43 == CRD_CEL_ERROR && t15 != CRD_CEL_ERROR) {
    t15 = CRD_CEL_ERROR;
    error2 = cel->error;
  }
  if (t43 == CRD_CEL_TRUE) {
    t15 = CRD_CEL_TRUE;
    if (i2 + 1 < n2) cost += 3;
    goto at_92;
  }
  if (++i2 < n2) goto loop_2;
at_92:
  if (t15 == CRD_CEL_ERROR) cel->error = error2;
  cost += 1;
  if (t15 == CRD_CEL_ERROR) { t15 = CRD_CEL_ERROR; goto at_94; }
at_94:
  if (t15 == CRD_CEL_ERROR && t13 != CRD_CEL_ERROR) {
    t13 = CRD_CEL_ERROR;
    error1 = cel->error;
  }
  if (t15 == CRD_CEL_TRUE) {
    t13 = CRD_CEL_TRUE;
    if (i1 + 1 < n1) cost += 3;
    goto at_96;
  }
  if (++i1 < n1) goto loop_1;
at_96:
  if (t13 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t13 == CRD_CEL_ERROR) { t13 = CRD_CEL_ERROR; goto at_98; }
at_98:
  if (t13 == CRD_CEL_TRUE) goto at_139;
  t46 = cel->error;
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { t48 = CRD_CEL_ERROR; goto at_103; }
  cost += 1;
  if ((s101 = crd_cel_select(cel, t2, CRD_STRING("object"))).kind == CRD_CEL_FAILED) { t48 = CRD_CEL_ERROR; goto at_103; }
  cost += 1;
  if ((t47 = crd_cel_select(cel, s101, CRD_STRING("key"))).kind == CRD_CEL_FAILED) { t48 = CRD_CEL_ERROR; goto at_103; }
  if (!crd_cel_test_equal(cel, t47, crd_cel_of_string(CRD_STRING("")), false, &v102)) { t48 = CRD_CEL_ERROR; goto at_103; }
  t48 = crd_cel_truth_of(v102);
at_103:
  if (t48 == CRD_CEL_FALSE) goto at_137;
  t49 = cel->error;
  t50 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t51 = crd_cel_select_optional(cel, t50,
                                     CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 5; t65 = CRD_CEL_ERROR; goto at_136; }
  cost += t51.kind != CRD_CEL_OPTIONAL || t51.as.optional;
  if (t51.kind != CRD_CEL_OPTIONAL &&
      !crd_cel_fail(cel, "no such overload")) { cost += 5; t65 = CRD_CEL_ERROR; goto at_136; }
  if (!t51.as.optional) goto at_112;
  if ((t52 = crd_cel_held(cel, t51)).kind == CRD_CEL_FAILED) { cost += 5; t65 = CRD_CEL_ERROR; goto at_136; }
  goto at_113;
at_112:
  t52 = crd_cel_of_string(CRD_STRING(""));
at_113:
  if (!crd_cel_known(crd_cel_in_constant(cel, t52, set_pod_own_groups_1_param_1_constant_23),
                     &t54)) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  if (!t54) goto at_125;
  cost += 2;
  if ((t56 = crd_scope_metadata(cel,
                                ((const core_v1_Pod *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  if ((t57 = crd_cel_select_optional(cel, t56,
                                     CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  cost += t57.kind != CRD_CEL_OPTIONAL || t57.as.optional;
  if (t57.kind != CRD_CEL_OPTIONAL &&
      !crd_cel_fail(cel, "no such overload")) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  if (!t57.as.optional) goto at_123;
  if ((t58 = crd_cel_held(cel, t57)).kind == CRD_CEL_FAILED) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  goto at_126;
at_123:
  t58 = set_pod_own_groups_1_param_1_constant_24;
  goto at_126;
at_125:
  t58 = set_pod_own_groups_1_param_1_constant_25;
at_126:
  if ((t61 = crd_cel_index_optional(cel, t58,
                                    crd_cel_of_string(CRD_STRING("volcano.sh/resource-group")))).kind == CRD_CEL_FAILED) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  cost += t61.kind != CRD_CEL_OPTIONAL || t61.as.optional;
  if (t61.kind != CRD_CEL_OPTIONAL &&
      !crd_cel_fail(cel, "no such overload")) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  if (!t61.as.optional) goto at_132;
  if ((t62 = crd_cel_held(cel, t61)).kind == CRD_CEL_FAILED) { cost += 3; t65 = CRD_CEL_ERROR; goto at_136; }
  goto at_133;
at_132:
  t62 = crd_cel_of_string(CRD_STRING(""));
at_133:
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto at_223;
  cost += 1;
  if ((t64 = crd_cel_select(cel, t2, CRD_STRING("resourceGroup"))).kind == CRD_CEL_FAILED) goto at_225;
  if (!crd_cel_test_equal(cel, t62, t64, false, &v135)) { t65 = CRD_CEL_ERROR; goto at_136; }
  t65 = crd_cel_truth_of(v135);
at_136:
  t48 = crd_cel_and(cel, t48, t49, t65);
at_137:
  if (t48 == CRD_CEL_ERROR) { t48 = CRD_CEL_ERROR; goto at_138; }
at_138:
  t13 = crd_cel_or(cel, t13, t46, t48);
at_139:
  if (t13 == CRD_CEL_ERROR) { t13 = CRD_CEL_ERROR; goto at_140; }
at_140:
  t7 = crd_cel_and(cel, t7, t10, t13);
at_141:
  if (t7 == CRD_CEL_ERROR) goto at_233;
at_142:
  if (t7 == CRD_CEL_FALSE) goto at_145;
  cost += 13;
  if (t2.kind == CRD_CEL_FAILED) goto at_235;
  crd_cel_push(cel, &list0, t2);
at_145:
  if (++i0 < n0) goto loop_0;
at_146:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_149;
  t69 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t69 : crd_cel_of_truth(CRD_CEL_ERROR);
at_149:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_163:
  cost -= 1;
at_165:
  if (!failed4) error4 = cel->error;
  failed4 = true;
  goto at_45;
at_169:
  error3 = cel->error;
  failed3 = true;
  goto at_56;
at_171:
  if (!failed3) error3 = cel->error;
  failed3 = true;
  goto at_56;
at_176:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  cost += 2;
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_178:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  cost += 2;
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_180:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  cost += 2;
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_182:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_186:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_188:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_190:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_192:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_194:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  cost -= 1;
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_197:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_199:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_201:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t28), 1);
  t43 = CRD_CEL_ERROR;
  goto at_90;
at_223:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t62), 1);
  t65 = CRD_CEL_ERROR;
  goto at_136;
at_225:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t62), 1);
  t65 = CRD_CEL_ERROR;
  goto at_136;
at_233:
  error0 = cel->error;
  failed0 = true;
  goto at_145;
at_235:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_145;
}


static const crd_read set_pod_own_groups_1_include_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_scope_code set_pod_own_groups_1_include_params[] = {{.function = {.value = set_pod_own_groups_1_param_1}}};
static const crd_include set_pod_own_groups_1_include = {
    .set = &core_v1_Pod_set_pod_group_75333c81, .mode = CRD_SET_FIRST, .reads = set_pod_own_groups_1_include_reads,
    .read_count = 1, .params = set_pod_own_groups_1_include_params, .param_count = 1,
};
static const crd_step set_pod_own_groups_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_pod_own_groups_1_include}};
const crd_rule_set core_v1_Pod_set_pod_own_groups_75333c81 = {
    .name = CRD_STRING_INIT("pod-own-groups"), .steps = set_pod_own_groups_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
