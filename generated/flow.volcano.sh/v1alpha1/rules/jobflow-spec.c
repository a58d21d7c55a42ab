/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const flow_volcano_sh_v1alpha1_JobFlow_Flow flow_volcano_sh_v1alpha1_JobFlow_Flow_zero;
static const flow_volcano_sh_v1alpha1_JobFlow_DependsOn flow_volcano_sh_v1alpha1_JobFlow_DependsOn_zero;

/* jobflow-spec, declared at JobFlow.spec */
/* size(undefined) == 0 */
static crd_cel_truth set_jobflow_spec_1(crd_cel *cel, const crd_scope *scope) {
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->flows.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const flow_volcano_sh_v1alpha1_JobFlow_Flow *f_4 = &self->flows.items[i2];
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->flows.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const flow_volcano_sh_v1alpha1_JobFlow_Flow *g_8 = &self->flows.items[i6];
      cost += 7;
      bool t11 = false;
      if ((int64_t)i6 > (int64_t)i2) {
        cost += crd_cel_string_cost(g_8->name, f_4->name);
        t11 = crd_cel_same(g_8->name, f_4->name);
        cost += 4;
      }
      if (t11) {
        t7 = true;
        if (i6 + 1 < self->flows.count) cost += 3;
        break;
      }
    }
    cost += 2;
    if (!t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_23896951f07c_type, f_4));
    }
  }
  cost += 1;
  crd_cel_value t12 = crd_cel_built(cel, &t3);
  crd_cel_value t13 = t12;
  const int64_t n1 = crd_cel_range(cel, t13);
  if (n1 < 0) {
    cost += 14;
    goto failed_0;
  }
  crd_cel_builder t14 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t15 = crd_cel_range_at(cel, t13, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t15.kind == CRD_CEL_FAILED) goto failed_5;
      const flow_volcano_sh_v1alpha1_JobFlow_Flow *t17 = crd_scope_object(cel, t15, &crd_struct_23896951f07c_type,
                                                                          &flow_volcano_sh_v1alpha1_JobFlow_Flow_zero);
      const flow_volcano_sh_v1alpha1_JobFlow_DependsOn *t18 = t17->dependsOn
                                                                  ? t17->dependsOn
                                                                  : &flow_volcano_sh_v1alpha1_JobFlow_DependsOn_zero;
      cost += 2;
      crd_cel_builder t19 = {NULL, 0, 0};
      bool failed16 = false;
      crd_string error16 = {NULL, 0};
      for (size_t i16 = 0; i16 < t18->targets.count; i16++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const crd_string t_20 = t18->targets.items[i16];
        cost += 3;
        crd_cel_builder t23 = {NULL, 0, 0};
        for (size_t i22 = 0; i22 < self->flows.count; i22++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const flow_volcano_sh_v1alpha1_JobFlow_Flow *f_24 = &self->flows.items[i22];
          cost += 14;
          crd_cel_push(cel, &t23, crd_cel_of_string(f_24->name));
        }
        cost += 1;
        crd_cel_value t25 = crd_cel_built(cel, &t23);
        crd_cel_truth t26 = crd_cel_in(cel, crd_cel_of_string(t_20), t25);
        cost += 1;
        if (crd_cel_not(t26) == CRD_CEL_ERROR) {
          error16 = cel->error;
          failed16 = true;
        }
        if (crd_cel_not(t26) == CRD_CEL_TRUE) {
          cost += 13;
          crd_cel_push(cel, &t19, crd_cel_of_string(t_20));
        }
      }
      cost += 1;
      if (failed16) cel->error = error16;
      if (failed16) goto failed_5;
      crd_cel_value t27 = crd_cel_built(cel, &t19);
      crd_cel_push(cel, &t14, t27);
      collected5 = true;
    }
  failed_5:;
    if (!collected5 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 14;
    goto failed_0;
  }
  crd_cel_value t28 = crd_cel_built(cel, &t14);
  const crd_cel_value arguments29[1] = {t28};
  crd_cel_value t30 = crd_cel_fn_flatten(cel, arguments29, 1);
  if (t30.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments31[1] = {t30};
  crd_cel_value t32 = crd_cel_fn_size(cel, arguments31, 1);
  if (t32.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t32.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'jobflow Flow is not DAG: vertex is not defined: ' + undefined[0] */
static bool set_jobflow_spec_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->flows.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const flow_volcano_sh_v1alpha1_JobFlow_Flow *f_4 = &self->flows.items[i2];
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->flows.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const flow_volcano_sh_v1alpha1_JobFlow_Flow *g_8 = &self->flows.items[i6];
      cost += 7;
      bool t11 = false;
      if ((int64_t)i6 > (int64_t)i2) {
        cost += crd_cel_string_cost(g_8->name, f_4->name);
        t11 = crd_cel_same(g_8->name, f_4->name);
        cost += 4;
      }
      if (t11) {
        t7 = true;
        if (i6 + 1 < self->flows.count) cost += 3;
        break;
      }
    }
    cost += 2;
    if (!t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_23896951f07c_type, f_4));
    }
  }
  cost += 1;
  crd_cel_value t12 = crd_cel_built(cel, &t3);
  crd_cel_value t13 = t12;
  const int64_t n1 = crd_cel_range(cel, t13);
  if (n1 < 0) {
    cost += 17;
    goto failed_0;
  }
  crd_cel_builder t14 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_cel_value t15 = crd_cel_range_at(cel, t13, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t15.kind == CRD_CEL_FAILED) goto failed_5;
      const flow_volcano_sh_v1alpha1_JobFlow_Flow *t17 = crd_scope_object(cel, t15, &crd_struct_23896951f07c_type,
                                                                          &flow_volcano_sh_v1alpha1_JobFlow_Flow_zero);
      const flow_volcano_sh_v1alpha1_JobFlow_DependsOn *t18 = t17->dependsOn
                                                                  ? t17->dependsOn
                                                                  : &flow_volcano_sh_v1alpha1_JobFlow_DependsOn_zero;
      cost += 2;
      crd_cel_builder t19 = {NULL, 0, 0};
      bool failed16 = false;
      crd_string error16 = {NULL, 0};
      for (size_t i16 = 0; i16 < t18->targets.count; i16++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
        const crd_string t_20 = t18->targets.items[i16];
        cost += 3;
        crd_cel_builder t23 = {NULL, 0, 0};
        for (size_t i22 = 0; i22 < self->flows.count; i22++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
          const flow_volcano_sh_v1alpha1_JobFlow_Flow *f_24 = &self->flows.items[i22];
          cost += 14;
          crd_cel_push(cel, &t23, crd_cel_of_string(f_24->name));
        }
        cost += 1;
        crd_cel_value t25 = crd_cel_built(cel, &t23);
        crd_cel_truth t26 = crd_cel_in(cel, crd_cel_of_string(t_20), t25);
        cost += 1;
        if (crd_cel_not(t26) == CRD_CEL_ERROR) {
          error16 = cel->error;
          failed16 = true;
        }
        if (crd_cel_not(t26) == CRD_CEL_TRUE) {
          cost += 13;
          crd_cel_push(cel, &t19, crd_cel_of_string(t_20));
        }
      }
      cost += 1;
      if (failed16) cel->error = error16;
      if (failed16) goto failed_5;
      crd_cel_value t27 = crd_cel_built(cel, &t19);
      crd_cel_push(cel, &t14, t27);
      collected5 = true;
    }
  failed_5:;
    if (!collected5 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 17;
    goto failed_0;
  }
  crd_cel_value t28 = crd_cel_built(cel, &t14);
  const crd_cel_value arguments29[1] = {t28};
  crd_cel_value t30 = crd_cel_fn_flatten(cel, arguments29, 1);
  if (t30.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  crd_cel_value t31 = crd_cel_index(cel, t30, crd_cel_of_int(0));
  cost += 1;
  if (t31.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  crd_string t32 = {NULL, 0};
  if (!crd_cel_take_string(cel, t31, &t32)) goto failed_0;
  crd_string t33 = crd_cel_concat(cel, CRD_STRING("jobflow Flow is not DAG: vertex is not defined: "), t32, false);
  *message = t33;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* isDAG(last.transformMapEntry(i, f, {f.name: f.dependsOn.targets})) */
static crd_cel_truth set_jobflow_spec_2(crd_cel *cel, const crd_scope *scope) {
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->flows.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const flow_volcano_sh_v1alpha1_JobFlow_Flow *f_4 = &self->flows.items[i2];
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->flows.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const flow_volcano_sh_v1alpha1_JobFlow_Flow *g_8 = &self->flows.items[i6];
      cost += 7;
      bool t11 = false;
      if ((int64_t)i6 > (int64_t)i2) {
        cost += crd_cel_string_cost(g_8->name, f_4->name);
        t11 = crd_cel_same(g_8->name, f_4->name);
        cost += 4;
      }
      if (t11) {
        t7 = true;
        if (i6 + 1 < self->flows.count) cost += 3;
        break;
      }
    }
    cost += 2;
    if (!t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_23896951f07c_type, f_4));
    }
  }
  cost += 1;
  crd_cel_value t12 = crd_cel_built(cel, &t3);
  crd_cel_value t13 = t12;
  const int64_t n1 = crd_cel_range_pairs(cel, t13);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t14 = crd_cel_make_map(cel, NULL, NULL, 0);
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t15 = crd_cel_range_value(cel, t13, i1);
    bool collected5 = false;
    {
      cost += 2;
      if (t15.kind == CRD_CEL_FAILED) {
        cost += 30;
        goto failed_5;
      }
      const flow_volcano_sh_v1alpha1_JobFlow_Flow *t16 = crd_scope_object(cel, t15, &crd_struct_23896951f07c_type,
                                                                          &flow_volcano_sh_v1alpha1_JobFlow_Flow_zero);
      cost += 2;
      if (t15.kind == CRD_CEL_FAILED) {
        cost += 30;
        goto failed_5;
      }
      const flow_volcano_sh_v1alpha1_JobFlow_Flow *t17 = crd_scope_object(cel, t15, &crd_struct_23896951f07c_type,
                                                                          &flow_volcano_sh_v1alpha1_JobFlow_Flow_zero);
      const flow_volcano_sh_v1alpha1_JobFlow_DependsOn *t18 = t17->dependsOn
                                                                  ? t17->dependsOn
                                                                  : &flow_volcano_sh_v1alpha1_JobFlow_DependsOn_zero;
      cost += 32;
      const crd_cel_entry entries19[1] = {{crd_cel_of_string(t16->name),
                                           crd_cel_of_stored(&crd_type_682437e3c329, (&t18->targets))}};
      crd_cel_value t20 = crd_cel_make_map(cel, entries19, NULL, 1);
      if (t20.kind == CRD_CEL_FAILED) goto failed_5;
      const crd_cel_value arguments21[2] = {t14, t20};
      t14 = crd_cel_fn_map_insert(cel, arguments21, 2);
      if (t14.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_5;
      }
      collected5 = true;
    }
  failed_5:;
    if (!collected5 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments22[1] = {t14};
  crd_cel_value t23 = crd_cel_fn_is_dag(cel, arguments22, 1);
  if (t23.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t23.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_jobflow_spec_1_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*]")},
};
static const crd_read set_jobflow_spec_2_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".flows[*]")},
};
static const crd_step set_jobflow_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-250"),
        .rule = CRD_STRING_INIT("size(undefined) == 0"),
        .evaluate = {.function = {.truth = set_jobflow_spec_1}},
        .reads = set_jobflow_spec_1_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_jobflow_spec_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-251"),
        .rule = CRD_STRING_INIT("isDAG(last.transformMapEntry(i, f, {f.name: f.dependsOn.targets}))"),
        .message = CRD_STRING_INIT("jobflow Flow is not DAG"),
        .evaluate = {.function = {.truth = set_jobflow_spec_2}},
        .reads = set_jobflow_spec_2_reads,
        .read_count = 3,
    },
};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_spec_14ae1707 = {
    .name = CRD_STRING_INIT("jobflow-spec"),
    .steps = set_jobflow_spec_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
