/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* pod-groups, declared at Pod */
/* all: all */
static crd_cel_value set_pod_groups_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* space: space */
static crd_cel_value set_pod_groups_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* annotations: all.map(g, g.object.value .map(v, goFromYAML(v, '{}string')).filter(m, m.hasValue()).map(m, m.value())) */
static crd_cel_value set_pod_groups_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, s5, range3, t3, t6, t7, range2, t8, v22, t11, range1, t12, t14, t15, t16;
  int64_t k1 = 0, k6 = 0, k17 = 0, k29 = 0;
  size_t n0 = 0, i0 = 0, n3 = 0, i3 = 0, n2 = 0, i2 = 0, n1 = 0, i1 = 0;
  crd_string error3 = {NULL, 0}, error2 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  bool failed3 = false, failed2 = false, failed1 = false, failed0 = false;
  crd_cel_builder list3, list2, list1, list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_44;
  range0 = crd_cel_iterable(cel, scope->outer->params[0]);
  if ((k1 = crd_cel_range(cel, range0)) < 0) goto at_44;
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_41;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_56;
  cost += 1;
  if ((s5 = crd_cel_select(cel, t1, CRD_STRING("object"))).kind == CRD_CEL_FAILED) goto at_56;
  cost += 1;
  if ((t2 = crd_cel_select(cel, s5, CRD_STRING("value"))).kind == CRD_CEL_FAILED) goto at_56;
  range3 = crd_cel_iterable(cel, t2);
  if ((k6 = crd_cel_range(cel, range3)) < 0) goto at_56;
  n3 = (size_t)k6;
  i3 = 0, failed3 = false, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_15;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t3 = crd_cel_range_at(cel, range3, i3);
  cost += 13;
  if (t3.kind == CRD_CEL_FAILED) { cost += 1; goto at_46; }
  if ((t6 = crd_cel_fn_go_from_yaml(cel, (const crd_cel_value[2]){t3, crd_cel_of_string(CRD_STRING("{}string"))},
                                    2)).kind == CRD_CEL_FAILED) goto at_46;
  crd_cel_push(cel, &list3, t6);
at_14:
  if (++i3 < n3) goto loop_3;
at_15:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) goto at_56;
  t7 = crd_cel_built(cel, &list3);
  range2 = t7;
  if ((k17 = crd_cel_range(cel, range2)) < 0) goto at_56;
  n2 = (size_t)k17;
  i2 = 0, failed2 = false, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_27;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t8 = crd_cel_range_at(cel, range2, i2);
  cost += 1;
  if (t8.kind == CRD_CEL_FAILED) { cost += 1; goto at_49; }
  if ((v22 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) goto at_49;
  if (!v22.as.boolean) goto at_26;
  cost += 13;
  if (t8.kind == CRD_CEL_FAILED) goto at_51;
  crd_cel_push(cel, &list2, t8);
at_26:
  if (++i2 < n2) goto loop_2;
at_27:
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto at_56;
  t11 = crd_cel_built(cel, &list2);
  range1 = t11;
  if ((k29 = crd_cel_range(cel, range1)) < 0) goto at_56;
  n1 = (size_t)k29;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_37;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t12 = crd_cel_range_at(cel, range1, i1);
  cost += 13;
  if (t12.kind == CRD_CEL_FAILED) { cost += 1; goto at_54; }
  if ((t14 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t12}, 1)).kind == CRD_CEL_FAILED) goto at_54;
  crd_cel_push(cel, &list1, t14);
at_36:
  if (++i1 < n1) goto loop_1;
at_37:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_56;
  t15 = crd_cel_built(cel, &list1);
  crd_cel_push(cel, &list0, t15);
at_40:
  if (++i0 < n0) goto loop_0;
at_41:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_44;
  t16 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t16 : crd_cel_of_truth(CRD_CEL_ERROR);
at_44:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_46:
  if (!failed3) error3 = cel->error;
  failed3 = true;
  goto at_14;
at_49:
  error2 = cel->error;
  failed2 = true;
  goto at_26;
at_51:
  if (!failed2) error2 = cel->error;
  failed2 = true;
  goto at_26;
at_54:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_36;
at_56:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_40;
}


static const crd_read set_pod_groups_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_pod_groups_1_include_params[] = {
    {.function = {.value = set_pod_groups_1_param_1}},
    {.function = {.value = set_pod_groups_1_param_2}},
    {.function = {.value = set_pod_groups_1_param_3}},
};
static const crd_include set_pod_groups_1_include = {
    .set = &core_v1_Pod_set_pod_own_groups_75333c81, .mode = CRD_SET_FIRST, .reads = set_pod_groups_1_include_reads,
    .read_count = 1, .params = set_pod_groups_1_include_params, .param_count = 3,
};
static const crd_step set_pod_groups_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_pod_groups_1_include}};
const crd_rule_set core_v1_Pod_set_pod_groups_75333c81 = {
    .name = CRD_STRING_INIT("pod-groups"), .steps = set_pod_groups_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
