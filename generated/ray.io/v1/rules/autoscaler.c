/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const ray_io_v1_RayCluster_AutoscalerOptions ray_io_v1_RayCluster_AutoscalerOptions_zero;

/* autoscaler, declared at RayCluster.spec */
static const crd_gate set_autoscaler_1_gate_0 = {CRD_STRING_INIT("RayJobDeletionPolicy"), true, false, CRD_GATE_BETA};
/* gates.RayJobDeletionPolicy || size(suspendedGroups) == 0 */
static crd_cel_truth set_autoscaler_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t5, v16;
  crd_cel_builder list0;
  t0 = crd_settings_gate(cel->settings, &set_autoscaler_1_gate_0);
  cost += 2;
  if (t0) goto at_18;
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_14;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 2;
  if (!range0->items[i0].suspend) goto at_13;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_13:
  if (++i0 < n0) goto loop_0;
at_14:
  cost += 1;
  t5 = crd_cel_built(cel, &list0);
  if ((v16 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_19; }
  t0 = v16.as.integer == 0;
  cost += 1;
at_18:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0));
at_19:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + suspendedGroups[0].groupName + ' can be suspended only when the RayJobDeletionPolicy
 * feature gate is enabled' */
static bool set_autoscaler_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t4, t5, t6, t7, t8;
  crd_cel_builder list0;
  crd_string v18 = {NULL, 0};
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_12;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 2;
  if (!range0->items[i0].suspend) goto at_11;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_11:
  if (++i0 < n0) goto loop_0;
at_12:
  cost += 1;
  t4 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t5 = crd_cel_index(cel, t4, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 10; goto at_20; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("groupName"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 10; goto at_20; }
  if ((t7 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("worker group ")),
                            t6)).kind == CRD_CEL_FAILED) { cost += 8; goto at_20; }
  if ((t8 = crd_cel_add_any(cel, t7,
                            crd_cel_of_string(CRD_STRING(" can be suspended only when the RayJobDeletionPolicy feature gate "
                                                         "is enabled")))).kind == CRD_CEL_FAILED) goto at_20;
  if (!crd_cel_take_string(cel, t8, &v18)) goto at_20;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t8, text);
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_value set_autoscaler_2_items_14[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"1", 1}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"true", 4}}},
};
static const crd_cel_list set_autoscaler_2_table_14 = {set_autoscaler_2_items_14, 2, NULL};
static const crd_cel_value set_autoscaler_2_constant_14 = {.kind = CRD_CEL_LIST, .as = {.list = &set_autoscaler_2_table_14}};
/* autoscaling || !autoscalerV2ByVariable */
static crd_cel_truth set_autoscaler_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR, t18 = CRD_CEL_ERROR, t35 = CRD_CEL_ERROR, t37 = CRD_CEL_ERROR;
  crd_string t2 = {NULL, 0}, error0 = {NULL, 0}, t19 = {NULL, 0}, error2 = {NULL, 0};
  const ray_io_v1_RayCluster_HeadGroupSpec *t4 = NULL, *t21 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t5 = NULL, *t22 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t6 = NULL, *t23 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL, *range3 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0, n3 = 0, i3 = 0, n2 = 0, i2 = 0;
  crd_cel_value t13, range0, t14, t15, t16, v33, t30, range2, t31, t32, t33, t34;
  crd_cel_builder list1, list0, list3, list2;
  int64_t k24 = 0, k56 = 0;
  bool failed0 = false, failed2 = false, v66 = false;
  t1 = crd_cel_truth_of(self->enableInTreeAutoscaling);
  cost += 2;
  if (t1 == CRD_CEL_ERROR) { t1 = CRD_CEL_ERROR; goto at_3; }
at_3:
  if (t1 == CRD_CEL_TRUE) goto at_71;
  t2 = cel->error;
  t4 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t5 = t4->template_ ? t4->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t6 = t5->spec ? t5->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t6->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t18 = CRD_CEL_ERROR; goto at_35; }
  cost += 1;
  range1 = &t6->containers.items[0].env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_22;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"))) goto at_21;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range1->items[i1])));
at_21:
  if (++i1 < n1) goto loop_1;
at_22:
  cost += 1;
  t13 = crd_cel_built(cel, &list1);
  range0 = t13;
  if ((k24 = crd_cel_range(cel, range0)) < 0) { cost += 2; t18 = CRD_CEL_ERROR; goto at_35; }
  n0 = (size_t)k24;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_31;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t14 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t14.kind == CRD_CEL_FAILED) goto at_92;
  cost += 1;
  if ((t15 = crd_scope_member(cel, t14, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_92;
  crd_cel_push(cel, &list0, t15);
at_30:
  if (++i0 < n0) goto loop_0;
at_31:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; t18 = CRD_CEL_ERROR; goto at_35; }
  t16 = crd_cel_built(cel, &list0);
  if ((v33 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t16},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t18 = CRD_CEL_ERROR; goto at_35; }
  t18 = crd_cel_truth_of(v33.as.integer > 0);
  cost += 1;
at_35:
  if (t18 == CRD_CEL_FALSE) goto at_68;
  t19 = cel->error;
  t21 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t22 = t21->template_ ? t21->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t23 = t22->spec ? t22->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t23->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t35 = CRD_CEL_ERROR; goto at_67; }
  cost += 1;
  range3 = &t23->containers.items[0].env;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_54;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range3->items[i3].name, CRD_STRING("RAY_enable_autoscaler_v2"));
  cost += 2;
  if (!crd_cel_same(range3->items[i3].name, CRD_STRING("RAY_enable_autoscaler_v2"))) goto at_53;
  cost += 13;
  crd_cel_push(cel, &list3, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range3->items[i3])));
at_53:
  if (++i3 < n3) goto loop_3;
at_54:
  cost += 1;
  t30 = crd_cel_built(cel, &list3);
  range2 = t30;
  if ((k56 = crd_cel_range(cel, range2)) < 0) { cost += 2; t35 = CRD_CEL_ERROR; goto at_67; }
  n2 = (size_t)k56;
  i2 = 0, failed2 = false, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_63;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t31 = crd_cel_range_at(cel, range2, i2);
  cost += 13;
  if (t31.kind == CRD_CEL_FAILED) goto at_114;
  cost += 1;
  if ((t32 = crd_scope_member(cel, t31, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_114;
  crd_cel_push(cel, &list2, t32);
at_62:
  if (++i2 < n2) goto loop_2;
at_63:
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) { cost += 2; t35 = CRD_CEL_ERROR; goto at_67; }
  t33 = crd_cel_built(cel, &list2);
  cost += 1;
  if ((t34 = crd_cel_index(cel, t33,
                           crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 2; t35 = CRD_CEL_ERROR; goto at_67; }
  if (!crd_cel_known(crd_cel_in_constant(cel, t34, set_autoscaler_2_constant_14), &v66)) { t35 = CRD_CEL_ERROR; goto at_67; }
  t35 = crd_cel_truth_of(v66);
at_67:
  t18 = crd_cel_and(cel, t18, t19, t35);
at_68:
  if (t18 == CRD_CEL_ERROR) { cost += 1; t37 = CRD_CEL_ERROR; goto at_70; }
  t37 = crd_cel_not(t18);
  cost += 1;
at_70:
  t1 = crd_cel_or(cel, t1, t2, t37);
at_71:
  if (t1 == CRD_CEL_ERROR) goto at_73;
  return crd_cel_end(cel, cost, t1);
at_73:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_92:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_30;
at_114:
  if (!failed2) error2 = cel->error;
  failed2 = true;
  goto at_62;
}

/* messageExpression: "environment variable RAY_enable_autoscaler_v2 cannot be set to '" + autoscalerV2Variable[0] + "' when
 * enableInTreeAutoscaling is false. Please set enableInTreeAutoscaling: true to use autoscaler v2" */
static bool set_autoscaler_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t10, range0, t11, t12, t13, t14, t15, t16;
  crd_cel_builder list1, list0;
  int64_t k19 = 0;
  crd_string error0 = {NULL, 0}, v31 = {NULL, 0};
  bool failed0 = false;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) { cost += 18; goto at_33; }
  cost += 1;
  range1 = &t3->containers.items[0].env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_17;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"))) goto at_16;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range1->items[i1])));
at_16:
  if (++i1 < n1) goto loop_1;
at_17:
  cost += 1;
  t10 = crd_cel_built(cel, &list1);
  range0 = t10;
  if ((k19 = crd_cel_range(cel, range0)) < 0) { cost += 18; goto at_33; }
  n0 = (size_t)k19;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_26;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t11 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t11.kind == CRD_CEL_FAILED) goto at_50;
  cost += 1;
  if ((t12 = crd_scope_member(cel, t11, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_50;
  crd_cel_push(cel, &list0, t12);
at_25:
  if (++i0 < n0) goto loop_0;
at_26:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 18; goto at_33; }
  t13 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t14 = crd_cel_index(cel, t13, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 18; goto at_33; }
  if ((t15 = crd_cel_add_any(cel,
                             crd_cel_of_string(CRD_STRING("environment variable RAY_enable_autoscaler_v2 cannot be set to '")), t14)).kind == CRD_CEL_FAILED) { cost += 11; goto at_33; }
  if ((t16 = crd_cel_add_any(cel, t15,
                             crd_cel_of_string(CRD_STRING("' when enableInTreeAutoscaling is false. Please set "
                                                          "enableInTreeAutoscaling: true to use autoscaler v2")))).kind == CRD_CEL_FAILED) goto at_33;
  if (!crd_cel_take_string(cel, t16, &v31)) goto at_33;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t16, text);
at_33:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_50:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_25;
}

/* !autoscaling || size(suspendedGroups) == 0 */
static crd_cel_truth set_autoscaler_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR, t10 = CRD_CEL_ERROR;
  crd_string t3 = {NULL, 0};
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t8, v20;
  crd_cel_builder list0;
  t2 = crd_cel_truth_of(!self->enableInTreeAutoscaling);
  cost += 3;
  if (t2 == CRD_CEL_TRUE) goto at_23;
  t3 = cel->error;
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_18;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 2;
  if (!range0->items[i0].suspend) goto at_17;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_17:
  if (++i0 < n0) goto loop_0;
at_18:
  cost += 1;
  t8 = crd_cel_built(cel, &list0);
  if ((v20 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t8},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t10 = CRD_CEL_ERROR; goto at_22; }
  t10 = crd_cel_truth_of(v20.as.integer == 0);
  cost += 1;
at_22:
  t2 = crd_cel_or(cel, t2, t3, t10);
at_23:
  if (t2 == CRD_CEL_ERROR) goto at_25;
  return crd_cel_end(cel, cost, t2);
at_25:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + suspendedGroups[0].groupName + ' cannot be suspended with Autoscaler enabled' */
static bool set_autoscaler_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t4, t5, t6, t7, t8;
  crd_cel_builder list0;
  crd_string v18 = {NULL, 0};
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_12;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 2;
  if (!range0->items[i0].suspend) goto at_11;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_11:
  if (++i0 < n0) goto loop_0;
at_12:
  cost += 1;
  t4 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t5 = crd_cel_index(cel, t4, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 7; goto at_20; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("groupName"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 7; goto at_20; }
  if ((t7 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("worker group ")),
                            t6)).kind == CRD_CEL_FAILED) { cost += 5; goto at_20; }
  if ((t8 = crd_cel_add_any(cel, t7,
                            crd_cel_of_string(CRD_STRING(" cannot be suspended with Autoscaler enabled")))).kind == CRD_CEL_FAILED) goto at_20;
  if (!crd_cel_take_string(cel, t8, &v18)) goto at_20;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t8, text);
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* size(autoscalerV2Variable) == 0
 * when: autoscaling && has(self.autoscalerOptions.version) */
static crd_cel_truth set_autoscaler_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false, failed0 = false, t22 = false;
  const ray_io_v1_RayCluster_AutoscalerOptions *t4 = NULL;
  const ray_io_v1_RayCluster_HeadGroupSpec *t8 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t9 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t10 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t17, range0, t18, t19, t20, v39;
  crd_cel_builder list1, list0;
  int64_t k30 = 0;
  crd_string error0 = {NULL, 0};
  t1 = self->enableInTreeAutoscaling;
  cost += 2;
  if (!t1) goto at_9;
  t4 = self->autoscalerOptions ? self->autoscalerOptions : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  t1 = CRD_HAS(t4, version);
  cost += 2;
at_9:
  if (!t1) goto at_42;
  t8 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t9 = t8->template_ ? t8->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t10 = t9->spec ? t9->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t10->containers.count) && !crd_cel_fail_index(cel, 0)) { cost += 2; goto at_44; }
  cost += 1;
  range1 = &t10->containers.items[0].env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_28;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"))) goto at_27;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range1->items[i1])));
at_27:
  if (++i1 < n1) goto loop_1;
at_28:
  cost += 1;
  t17 = crd_cel_built(cel, &list1);
  range0 = t17;
  if ((k30 = crd_cel_range(cel, range0)) < 0) { cost += 2; goto at_44; }
  n0 = (size_t)k30;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_37;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t18 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t18.kind == CRD_CEL_FAILED) goto at_65;
  cost += 1;
  if ((t19 = crd_scope_member(cel, t18, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_65;
  crd_cel_push(cel, &list0, t19);
at_36:
  if (++i0 < n0) goto loop_0;
at_37:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_44; }
  t20 = crd_cel_built(cel, &list0);
  if ((v39 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t20}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_44; }
  t22 = v39.as.integer == 0;
  cost += 1;
  goto at_43;
at_42:
  t22 = true;
at_43:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t22));
at_44:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_65:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_36;
}

/* when: autoscaling && autoscalerV2 */
static crd_cel_truth set_autoscaler_5_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t1 = false;
  const ray_io_v1_RayCluster_AutoscalerOptions *t4 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->enableInTreeAutoscaling;
  cost += 2;
  if (!t1) goto at_10;
  t4 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->autoscalerOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->autoscalerOptions
           : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += crd_cel_string_cost(t4->version, CRD_STRING("v2"));
  t1 = crd_cel_same(t4->version, CRD_STRING("v2"));
  cost += 3;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* self.autoscalerOptions.idleTimeoutSeconds >= 0 */
static crd_cel_truth set_autoscaler_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t1 = NULL;
  t1 = self->autoscalerOptions ? self->autoscalerOptions : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->idleTimeoutSeconds >= 0));
}

/* messageExpression: 'autoscalerOptions.idleTimeoutSeconds must be non-negative, got ' +
 * string(self.autoscalerOptions.idleTimeoutSeconds) */
static bool set_autoscaler_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t1 = NULL;
  crd_cel_value v3;
  crd_string t4 = {NULL, 0};
  t1 = self->autoscalerOptions ? self->autoscalerOptions : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += 3;
  if ((v3 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t1->idleTimeoutSeconds)},
                              1)).kind == CRD_CEL_FAILED) { cost += 7; goto at_7; }
  t4 = crd_cel_concat(cel, CRD_STRING("autoscalerOptions.idleTimeoutSeconds must be non-negative, got "), v3.as.text, false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !self.autoscalerOptions.env.exists(e, e.name == 'KUBERAY_GEN_AUTOSCALER_START_CMD') */
static crd_cel_truth set_autoscaler_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  bool t3 = false;
  t1 = self->autoscalerOptions ? self->autoscalerOptions : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += 3;
  range0 = &t1->env;
  n0 = range0->count;
  t3 = false;
  i0 = 0;
  if (!n0) goto at_12;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING("KUBERAY_GEN_AUTOSCALER_START_CMD"));
  cost += 2;
  if (crd_cel_same(range0->items[i0].name, CRD_STRING("KUBERAY_GEN_AUTOSCALER_START_CMD"))) {
    t3 = true;
    if (i0 + 1 < n0) cost += 3;
    goto at_12;
  }
  if (++i0 < n0) goto loop_0;
at_12:
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t3));
}


static const crd_read set_autoscaler_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].suspend")},
};
static const crd_read set_autoscaler_2_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].value")},
};
static const crd_read set_autoscaler_3_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].suspend")},
};
static const crd_read set_autoscaler_4_reads[5] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.version")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].value")},
};
static const crd_read set_autoscaler_6_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.idleTimeoutSeconds")},
};
static const crd_read set_autoscaler_7_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.env[*].name")},
};
static const crd_include set_autoscaler_5_include = {
    .set = &ray_io_v1_RayCluster_set_autoscaler_v2_5a0a09a9, .mode = CRD_SET_FIRST,
};
static const crd_step set_autoscaler_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-137"),
        .rule = CRD_STRING_INIT("gates.RayJobDeletionPolicy || size(suspendedGroups) == 0"),
        .evaluate = {.function = {.truth = set_autoscaler_1}}, .reads = set_autoscaler_1_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_autoscaler_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-138"),
        .rule = CRD_STRING_INIT("autoscaling || !autoscalerV2ByVariable"),
        .evaluate = {.function = {.truth = set_autoscaler_2}}, .reads = set_autoscaler_2_reads, .read_count = 4,
        .message_expression = {.function = {.text = set_autoscaler_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-139"),
        .rule = CRD_STRING_INIT("!autoscaling || size(suspendedGroups) == 0"),
        .evaluate = {.function = {.truth = set_autoscaler_3}}, .reads = set_autoscaler_3_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_autoscaler_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-143"), .rule = CRD_STRING_INIT("size(autoscalerV2Variable) == 0"),
        .message = CRD_STRING_INIT("both .spec.autoscalerOptions.version and head Pod env var RAY_enable_autoscaler_v2 are "
                                   "set, please only use the former"),
        .evaluate = {.function = {.truth = set_autoscaler_4}}, .reads = set_autoscaler_4_reads, .read_count = 5,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_autoscaler_5_when}},
        .include = &set_autoscaler_5_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-146"),
        .rule = CRD_STRING_INIT("self.autoscalerOptions.idleTimeoutSeconds >= 0"),
        .evaluate = {.function = {.truth = set_autoscaler_6}}, .reads = set_autoscaler_6_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_autoscaler_6_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-147"),
        .rule = CRD_STRING_INIT("!self.autoscalerOptions.env.exists(e, e.name == 'KUBERAY_GEN_AUTOSCALER_START_CMD')"),
        .message = CRD_STRING_INIT("autoscalerOptions.env must not contain KUBERAY_GEN_AUTOSCALER_START_CMD: it is managed "
                                   "by KubeRay and injected automatically into the autoscaler container"),
        .evaluate = {.function = {.truth = set_autoscaler_7}}, .reads = set_autoscaler_7_reads, .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_autoscaler_5a0a09a9 = {
    .name = CRD_STRING_INIT("autoscaler"), .steps = set_autoscaler_steps, .step_count = 7, .mode = CRD_SET_FIRST,
};
