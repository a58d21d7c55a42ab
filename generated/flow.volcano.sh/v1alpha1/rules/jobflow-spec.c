/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* jobflow-spec, declared at JobFlow.spec */
/* size(undefined) == 0 */
static crd_cel_truth set_jobflow_spec_1(crd_cel *cel, const crd_scope *scope) {
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *self = scope->self;
  uint64_t cost = 0;
  const flow_volcano_sh_v1alpha1_JobFlow_Flow_list *range1 = NULL, *range2 = NULL, *range4 = NULL;
  size_t n1 = 0, i1 = 0, n2 = 0, i2 = 0, n0 = 0, i0 = 0, n3 = 0, i3 = 0, n4 = 0, i4 = 0;
  bool t6 = false, t9 = false, f42_2 = false, t27 = false, failed3 = false, failed0 = false;
  crd_cel_value t17, range0, t18, t19, t20, range3, t26, t29, t30, t31, v68;
  crd_cel_builder list1, list4, list3, list0;
  int64_t k34 = 0, k40 = 0;
  crd_string v42 = {NULL, 0}, error3 = {NULL, 0}, error0 = {NULL, 0};
  cost += 2;
  range1 = &self->flows;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_32;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 2;
  range2 = &self->flows;
  n2 = range2->count;
  t6 = false;
  i2 = 0;
  if (!n2) goto at_25;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  t9 = (int64_t)i2 > (int64_t)i1;
  cost += 3;
  if (!t9) goto at_22;
  cost += crd_cel_string_cost(range2->items[i2].name, range1->items[i1].name);
  t9 = crd_cel_same(range2->items[i2].name, range1->items[i1].name);
  cost += 4;
at_22:
  if (t9) {
    t6 = true;
    if (i2 + 1 < n2) cost += 3;
    goto at_25;
  }
  if (++i2 < n2) goto loop_2;
at_25:
  cost += 2;
  if (t6) goto at_31;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&flow_volcano_sh_v1alpha1_JobFlow_Flow_type, (&range1->items[i1])));
at_31:
  if (++i1 < n1) goto loop_1;
at_32:
  cost += 1;
  t17 = crd_cel_built(cel, &list1);
  range0 = t17;
  if ((k34 = crd_cel_range(cel, range0)) < 0) { cost += 14; goto at_71; }
  n0 = (size_t)k34;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_65;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t18 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t18.kind == CRD_CEL_FAILED) goto at_109;
  cost += 1;
  if ((t19 = crd_scope_member(cel, t18, CRD_STRING("dependsOn"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_109;
  cost += 1;
  if ((t20 = crd_scope_member(cel, t19, CRD_STRING("targets"), CRD_ZERO_LIST)).kind == CRD_CEL_FAILED) goto at_109;
  range3 = t20;
  if ((k40 = crd_cel_range(cel, range3)) < 0) goto at_109;
  n3 = (size_t)k40;
  i3 = 0, failed3 = false, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_61;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  f42_2 = !crd_cel_string_at(cel, &range3, i3, &v42);
  cost += 1;
  if (f42_2) { cost += 3; goto at_105; }
  cost += 2;
  range4 = &self->flows;
  n4 = range4->count;
  i4 = 0, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_53;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list4, crd_cel_of_string(range4->items[i4].name));
  if (++i4 < n4) goto loop_4;
at_53:
  cost += 1;
  t26 = crd_cel_built(cel, &list4);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v42), t26), &t27)) { cost += 1; goto at_105; }
  cost += 1;
  if (t27) goto at_60;
  cost += 13;
  if (f42_2) goto at_107;
  crd_cel_push(cel, &list3, crd_cel_of_string(v42));
at_60:
  if (++i3 < n3) goto loop_3;
at_61:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) goto at_109;
  t29 = crd_cel_built(cel, &list3);
  crd_cel_push(cel, &list0, t29);
at_64:
  if (++i0 < n0) goto loop_0;
at_65:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 14; goto at_71; }
  t30 = crd_cel_built(cel, &list0);
  if ((t31 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t30}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_71; }
  if ((v68 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t31}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_71; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v68.as.integer == 0));
at_71:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_105:
  error3 = cel->error;
  failed3 = true;
  goto at_60;
at_107:
  if (!failed3) error3 = cel->error;
  failed3 = true;
  goto at_60;
at_109:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_64;
}

/* messageExpression: 'jobflow Flow is not DAG: vertex is not defined: ' + undefined[0] */
static bool set_jobflow_spec_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *self = scope->self;
  uint64_t cost = 0;
  const flow_volcano_sh_v1alpha1_JobFlow_Flow_list *range1 = NULL, *range2 = NULL, *range4 = NULL;
  size_t n1 = 0, i1 = 0, n2 = 0, i2 = 0, n0 = 0, i0 = 0, n3 = 0, i3 = 0, n4 = 0, i4 = 0;
  bool t6 = false, t9 = false, f42_2 = false, t27 = false, failed3 = false, failed0 = false;
  crd_cel_value t17, range0, t18, t19, t20, range3, t26, t29, t30, t31, t32, t33;
  crd_cel_builder list1, list4, list3, list0;
  int64_t k34 = 0, k40 = 0;
  crd_string v42 = {NULL, 0}, error3 = {NULL, 0}, error0 = {NULL, 0}, v70 = {NULL, 0};
  cost += 2;
  range1 = &self->flows;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_32;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 2;
  range2 = &self->flows;
  n2 = range2->count;
  t6 = false;
  i2 = 0;
  if (!n2) goto at_25;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 4;
  t9 = (int64_t)i2 > (int64_t)i1;
  cost += 3;
  if (!t9) goto at_22;
  cost += crd_cel_string_cost(range2->items[i2].name, range1->items[i1].name);
  t9 = crd_cel_same(range2->items[i2].name, range1->items[i1].name);
  cost += 4;
at_22:
  if (t9) {
    t6 = true;
    if (i2 + 1 < n2) cost += 3;
    goto at_25;
  }
  if (++i2 < n2) goto loop_2;
at_25:
  cost += 2;
  if (t6) goto at_31;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&flow_volcano_sh_v1alpha1_JobFlow_Flow_type, (&range1->items[i1])));
at_31:
  if (++i1 < n1) goto loop_1;
at_32:
  cost += 1;
  t17 = crd_cel_built(cel, &list1);
  range0 = t17;
  if ((k34 = crd_cel_range(cel, range0)) < 0) { cost += 17; goto at_72; }
  n0 = (size_t)k34;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_65;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t18 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t18.kind == CRD_CEL_FAILED) goto at_110;
  cost += 1;
  if ((t19 = crd_scope_member(cel, t18, CRD_STRING("dependsOn"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_110;
  cost += 1;
  if ((t20 = crd_scope_member(cel, t19, CRD_STRING("targets"), CRD_ZERO_LIST)).kind == CRD_CEL_FAILED) goto at_110;
  range3 = t20;
  if ((k40 = crd_cel_range(cel, range3)) < 0) goto at_110;
  n3 = (size_t)k40;
  i3 = 0, failed3 = false, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_61;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f42_2 = !crd_cel_string_at(cel, &range3, i3, &v42);
  cost += 1;
  if (f42_2) { cost += 3; goto at_106; }
  cost += 2;
  range4 = &self->flows;
  n4 = range4->count;
  i4 = 0, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_53;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 14;
  crd_cel_push(cel, &list4, crd_cel_of_string(range4->items[i4].name));
  if (++i4 < n4) goto loop_4;
at_53:
  cost += 1;
  t26 = crd_cel_built(cel, &list4);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v42), t26), &t27)) { cost += 1; goto at_106; }
  cost += 1;
  if (t27) goto at_60;
  cost += 13;
  if (f42_2) goto at_108;
  crd_cel_push(cel, &list3, crd_cel_of_string(v42));
at_60:
  if (++i3 < n3) goto loop_3;
at_61:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) goto at_110;
  t29 = crd_cel_built(cel, &list3);
  crd_cel_push(cel, &list0, t29);
at_64:
  if (++i0 < n0) goto loop_0;
at_65:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 17; goto at_72; }
  t30 = crd_cel_built(cel, &list0);
  if ((t31 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t30}, 1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_72; }
  cost += 1;
  if ((t32 = crd_cel_index(cel, t31, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 5; goto at_72; }
  if ((t33 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("jobflow Flow is not DAG: vertex is not defined: ")),
                             t32)).kind == CRD_CEL_FAILED) goto at_72;
  if (!crd_cel_take_string(cel, t33, &v70)) goto at_72;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t33, text);
at_72:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_106:
  error3 = cel->error;
  failed3 = true;
  goto at_60;
at_108:
  if (!failed3) error3 = cel->error;
  failed3 = true;
  goto at_60;
at_110:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_64;
}

/* isDAG(last.transformMapEntry(i, f, {f.name: f.dependsOn.targets})) */
static crd_cel_truth set_jobflow_spec_2(crd_cel *cel, const crd_scope *scope) {
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *self = scope->self;
  uint64_t cost = 0;
  const flow_volcano_sh_v1alpha1_JobFlow_Flow_list *range1 = NULL, *range2 = NULL;
  size_t n1 = 0, i1 = 0, n2 = 0, i2 = 0, n0 = 0, i0 = 0;
  bool t6 = false, t9 = false, failed0 = false;
  crd_cel_value t17, range0, t18, t19, t20, t21, t22, t23, t24, v48;
  crd_cel_builder list1;
  int64_t k34 = 0;
  crd_string error0 = {NULL, 0};
  cost += 2;
  range1 = &self->flows;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_32;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 2;
  range2 = &self->flows;
  n2 = range2->count;
  t6 = false;
  i2 = 0;
  if (!n2) goto at_25;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  t9 = (int64_t)i2 > (int64_t)i1;
  cost += 3;
  if (!t9) goto at_22;
  cost += crd_cel_string_cost(range2->items[i2].name, range1->items[i1].name);
  t9 = crd_cel_same(range2->items[i2].name, range1->items[i1].name);
  cost += 4;
at_22:
  if (t9) {
    t6 = true;
    if (i2 + 1 < n2) cost += 3;
    goto at_25;
  }
  if (++i2 < n2) goto loop_2;
at_25:
  cost += 2;
  if (t6) goto at_31;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&flow_volcano_sh_v1alpha1_JobFlow_Flow_type, (&range1->items[i1])));
at_31:
  if (++i1 < n1) goto loop_1;
at_32:
  cost += 1;
  t17 = crd_cel_built(cel, &list1);
  range0 = t17;
  if ((k34 = crd_cel_range_pairs(cel, range0)) < 0) { cost += 1; goto at_50; }
  n0 = (size_t)k34;
  if ((t18 = crd_cel_make_map(cel, NULL, NULL, 0)).kind == CRD_CEL_FAILED) { cost += 1; goto at_50; }
  i0 = 0, failed0 = false;
  if (!n0) goto at_47;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t19 = crd_cel_range_value(cel, range0, i0);
  t20 = t18;
  cost += 2;
  if (t19.kind == CRD_CEL_FAILED) { cost += 30; goto at_82; }
  cost += 1;
  if ((t21 = crd_scope_member(cel, t19, CRD_STRING("name"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 30; goto at_82; }
  cost += 1;
  if (t19.kind == CRD_CEL_FAILED) { cost += 30; goto at_82; }
  cost += 1;
  if ((t22 = crd_scope_member(cel, t19, CRD_STRING("dependsOn"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 30; goto at_82; }
  cost += 1;
  if ((t23 = crd_scope_member(cel, t22, CRD_STRING("targets"),
                              CRD_ZERO_LIST)).kind == CRD_CEL_FAILED) { cost += 30; goto at_82; }
  cost += 30;
  if ((t24 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{t21, t23}}, NULL, 1)).kind == CRD_CEL_FAILED) goto at_82;
  if ((t18 = crd_cel_fn_map_insert(cel, (const crd_cel_value[2]){t20, t24}, 2)).kind == CRD_CEL_FAILED) goto at_82;
at_46:
  if (++i0 < n0) goto loop_0;
at_47:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 1; goto at_50; }
  if ((v48 = crd_cel_fn_is_dag(cel, (const crd_cel_value[1]){t18}, 1)).kind == CRD_CEL_FAILED) goto at_50;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v48.as.boolean));
at_50:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_82:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_46;
}


static const crd_read set_jobflow_spec_1_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[#]")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*]")},
};
static const crd_read set_jobflow_spec_2_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[#]")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*]")},
};
static const crd_step set_jobflow_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-250"), .rule = CRD_STRING_INIT("size(undefined) == 0"),
        .evaluate = {.function = {.truth = set_jobflow_spec_1}}, .reads = set_jobflow_spec_1_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_jobflow_spec_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-251"),
        .rule = CRD_STRING_INIT("isDAG(last.transformMapEntry(i, f, {f.name: f.dependsOn.targets}))"),
        .message = CRD_STRING_INIT("jobflow Flow is not DAG"), .evaluate = {.function = {.truth = set_jobflow_spec_2}},
        .reads = set_jobflow_spec_2_reads, .read_count = 3,
    },
};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_spec_e0e276b3 = {
    .name = CRD_STRING_INIT("jobflow-spec"), .steps = set_jobflow_spec_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
