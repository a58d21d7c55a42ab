/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_WorkerGroupSpec ray_io_v1_RayCluster_WorkerGroupSpec_zero;
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_EnvVar batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero;
static const ray_io_v1_RayCluster_AutoscalerOptions ray_io_v1_RayCluster_AutoscalerOptions_zero;

/* autoscaler, declared at RayCluster.spec */
static const crd_gate set_autoscaler_1_gate_1 = {CRD_STRING_INIT("RayJobDeletionPolicy"), true, false, CRD_GATE_BETA};
/* gates.RayJobDeletionPolicy || size(suspendedGroups) == 0 */
static crd_cel_truth set_autoscaler_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t2 = crd_settings_gate(cel->settings, &set_autoscaler_1_gate_1);
  cost += 2;
  bool t10 = true;
  if (!t2) {
    cost += 2;
    crd_cel_builder t4 = {NULL, 0, 0};
    for (size_t i3 = 0; i3 < self->workerGroupSpecs.count; i3++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const ray_io_v1_RayCluster_WorkerGroupSpec *g_5 = &self->workerGroupSpecs.items[i3];
      cost += 2;
      if (g_5->suspend) {
        cost += 13;
        crd_cel_push(cel, &t4, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_5));
      }
    }
    cost += 1;
    crd_cel_value t7 = crd_cel_built(cel, &t4);
    const crd_cel_value arguments8[1] = {t7};
    crd_cel_value t9 = crd_cel_fn_size(cel, arguments8, 1);
    if (t9.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    t10 = (t9.as.integer == 0);
    cost += 1;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + suspendedGroups[0].groupName + ' can be suspended only when the RayJobDeletionPolicy
 * feature gate is enabled' */
static bool set_autoscaler_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    cost += 2;
    if (g_3->suspend) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t2);
  crd_cel_value t6 = crd_cel_index(cel, t5, crd_cel_of_int(0));
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  const ray_io_v1_RayCluster_WorkerGroupSpec *t7 = crd_scope_object(cel, t6, &crd_struct_4933998af1be_type,
                                                                    &ray_io_v1_RayCluster_WorkerGroupSpec_zero);
  cost += 1;
  crd_string t8 = crd_cel_concat(cel, CRD_STRING("worker group "), t7->groupName, false);
  crd_string t9 = crd_cel_concat(cel, t8,
                                 CRD_STRING(" can be suspended only when the RayJobDeletionPolicy feature gate is enabled"),
                                 false);
  *message = t9;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_value set_autoscaler_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"1", 1}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"true", 4}}},
};
static const crd_cel_list set_autoscaler_2_table_1 = {set_autoscaler_2_items_1, 2, NULL};
static const crd_cel_value set_autoscaler_2_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_autoscaler_2_table_1}};
/* autoscaling || !autoscalerV2ByVariable */
static crd_cel_truth set_autoscaler_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_truth t38 = CRD_CEL_TRUE;
  if (!self->enableInTreeAutoscaling) {
    crd_cel_truth t2 = CRD_CEL_ERROR;
    {
      const ray_io_v1_RayCluster_HeadGroupSpec *t5 = self->headGroupSpec
                                                         ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t6 = t5->template_
                                                                        ? t5->template_
                                                                        : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t7 = t6->spec
                                                                ? t6->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t7->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_2;
      }
      cost += 1;
      crd_cel_builder t8 = {NULL, 0, 0};
      for (size_t i4 = 0; i4 < t7->containers.items[0].env.count; i4++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_9 = &t7->containers.items[0].env.items[i4];
        cost += crd_cel_string_cost(e_9->name, CRD_STRING("RAY_enable_autoscaler_v2"));
        cost += 2;
        if (crd_cel_same(e_9->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
          cost += 13;
          crd_cel_push(cel, &t8, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_9));
        }
      }
      cost += 1;
      crd_cel_value t11 = crd_cel_built(cel, &t8);
      crd_cel_value t12 = t11;
      const int64_t n3 = crd_cel_range(cel, t12);
      if (n3 < 0) {
        cost += 2;
        goto failed_2;
      }
      crd_cel_builder t13 = {NULL, 0, 0};
      bool failed3 = false;
      crd_string error3 = {NULL, 0};
      for (size_t i3 = 0; i3 < (size_t)n3; i3++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        crd_cel_value t14 = crd_cel_range_at(cel, t12, i3);
        bool collected5 = false;
        {
          cost += 13;
          if (t14.kind == CRD_CEL_FAILED) goto failed_5;
          const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t15 = crd_scope_object(cel, t14, &crd_struct_f494902ef94a_type,
                                                                                 &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
          cost += 1;
          crd_cel_push(cel, &t13, crd_cel_of_string(t15->value));
          collected5 = true;
        }
      failed_5:;
        if (!collected5 && !failed3) {
          error3 = cel->error;
          failed3 = true;
        }
      }
      cost += 1;
      if (failed3) cel->error = error3;
      if (failed3) {
        cost += 2;
        goto failed_2;
      }
      crd_cel_value t16 = crd_cel_built(cel, &t13);
      const crd_cel_value arguments17[1] = {t16};
      crd_cel_value t18 = crd_cel_fn_size(cel, arguments17, 1);
      if (t18.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      cost += 1;
      t2 = crd_cel_truth_of((t18.as.integer > 0));
    }
  failed_2:;
    crd_cel_truth t19 = t2;
    if (t19 != CRD_CEL_FALSE) {
      const crd_string error20 = cel->error;
      crd_cel_truth t21 = CRD_CEL_ERROR;
      {
        const ray_io_v1_RayCluster_HeadGroupSpec *t24 = self->headGroupSpec
                                                            ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
        const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t25 = t24->template_
                                                                           ? t24->template_
                                                                           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
        const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t26 = t25->spec
                                                                   ? t25->spec
                                                                   : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
        cost += 6;
        if ((0 < 0 || (uint64_t)0 >= t26->containers.count) && !crd_cel_fail_index(cel, 0)) {
          cost += 2;
          goto failed_6;
        }
        cost += 1;
        crd_cel_builder t27 = {NULL, 0, 0};
        for (size_t i23 = 0; i23 < t26->containers.items[0].env.count; i23++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_28 = &t26->containers.items[0].env.items[i23];
          cost += crd_cel_string_cost(e_28->name, CRD_STRING("RAY_enable_autoscaler_v2"));
          cost += 2;
          if (crd_cel_same(e_28->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
            cost += 13;
            crd_cel_push(cel, &t27, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_28));
          }
        }
        cost += 1;
        crd_cel_value t30 = crd_cel_built(cel, &t27);
        crd_cel_value t31 = t30;
        const int64_t n22 = crd_cel_range(cel, t31);
        if (n22 < 0) {
          cost += 2;
          goto failed_6;
        }
        crd_cel_builder t32 = {NULL, 0, 0};
        bool failed22 = false;
        crd_string error22 = {NULL, 0};
        for (size_t i22 = 0; i22 < (size_t)n22; i22++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          crd_cel_value t33 = crd_cel_range_at(cel, t31, i22);
          bool collected9 = false;
          {
            cost += 13;
            if (t33.kind == CRD_CEL_FAILED) goto failed_9;
            const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t34 = crd_scope_object(cel, t33, &crd_struct_f494902ef94a_type,
                                                                                   &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
            cost += 1;
            crd_cel_push(cel, &t32, crd_cel_of_string(t34->value));
            collected9 = true;
          }
        failed_9:;
          if (!collected9 && !failed22) {
            error22 = cel->error;
            failed22 = true;
          }
        }
        cost += 1;
        if (failed22) cel->error = error22;
        if (failed22) {
          cost += 2;
          goto failed_6;
        }
        crd_cel_value t35 = crd_cel_built(cel, &t32);
        crd_cel_value t36 = crd_cel_index(cel, t35, crd_cel_of_int(0));
        cost += 1;
        if (t36.kind == CRD_CEL_FAILED) {
          cost += 2;
          goto failed_6;
        }
        crd_cel_truth t37 = crd_cel_in_constant(cel, t36, set_autoscaler_2_constant_2);
        t21 = t37;
      }
    failed_6:;
      t19 = crd_cel_and(cel, t19, error20, t21);
    }
    t38 = crd_cel_not(t19);
    cost += 1;
  }
  return crd_cel_end(cel, cost, t38);
}

/* messageExpression: "environment variable RAY_enable_autoscaler_v2 cannot be set to '" + autoscalerV2Variable[0] + "' when
 * enableInTreeAutoscaling is false. Please set enableInTreeAutoscaling: true to use autoscaler v2" */
static bool set_autoscaler_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t3 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t4 = t3->template_
                                                                    ? t3->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t5 = t4->spec
                                                            ? t4->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t5->containers.count) && !crd_cel_fail_index(cel, 0)) {
    cost += 18;
    goto failed_0;
  }
  cost += 1;
  crd_cel_builder t6 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < t5->containers.items[0].env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_7 = &t5->containers.items[0].env.items[i2];
    cost += crd_cel_string_cost(e_7->name, CRD_STRING("RAY_enable_autoscaler_v2"));
    cost += 2;
    if (crd_cel_same(e_7->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
      cost += 13;
      crd_cel_push(cel, &t6, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_7));
    }
  }
  cost += 1;
  crd_cel_value t9 = crd_cel_built(cel, &t6);
  crd_cel_value t10 = t9;
  const int64_t n1 = crd_cel_range(cel, t10);
  if (n1 < 0) {
    cost += 18;
    goto failed_0;
  }
  crd_cel_builder t11 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_cel_value t12 = crd_cel_range_at(cel, t10, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t12.kind == CRD_CEL_FAILED) goto failed_3;
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t13 = crd_scope_object(cel, t12, &crd_struct_f494902ef94a_type,
                                                                             &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
      cost += 1;
      crd_cel_push(cel, &t11, crd_cel_of_string(t13->value));
      collected3 = true;
    }
  failed_3:;
    if (!collected3 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 18;
    goto failed_0;
  }
  crd_cel_value t14 = crd_cel_built(cel, &t11);
  crd_cel_value t15 = crd_cel_index(cel, t14, crd_cel_of_int(0));
  cost += 1;
  if (t15.kind == CRD_CEL_FAILED) {
    cost += 18;
    goto failed_0;
  }
  crd_string t16 = {NULL, 0};
  if (!crd_cel_take_string(cel, t15, &t16)) {
    cost += 11;
    goto failed_0;
  }
  crd_string t17 = crd_cel_concat(cel, CRD_STRING("environment variable RAY_enable_autoscaler_v2 cannot be set to '"), t16,
                                  false);
  crd_string t18 = crd_cel_concat(cel, t17,
                                  CRD_STRING("' when enableInTreeAutoscaling is false. Please set enableInTreeAutoscaling: "
                                             "true to use autoscaler v2"), false);
  *message = t18;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !autoscaling || size(suspendedGroups) == 0 */
static crd_cel_truth set_autoscaler_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  bool t9 = true;
  if (self->enableInTreeAutoscaling) {
    cost += 2;
    crd_cel_builder t3 = {NULL, 0, 0};
    for (size_t i2 = 0; i2 < self->workerGroupSpecs.count; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const ray_io_v1_RayCluster_WorkerGroupSpec *g_4 = &self->workerGroupSpecs.items[i2];
      cost += 2;
      if (g_4->suspend) {
        cost += 13;
        crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_4));
      }
    }
    cost += 1;
    crd_cel_value t6 = crd_cel_built(cel, &t3);
    const crd_cel_value arguments7[1] = {t6};
    crd_cel_value t8 = crd_cel_fn_size(cel, arguments7, 1);
    if (t8.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    t9 = (t8.as.integer == 0);
    cost += 1;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + suspendedGroups[0].groupName + ' cannot be suspended with Autoscaler enabled' */
static bool set_autoscaler_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    cost += 2;
    if (g_3->suspend) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t2);
  crd_cel_value t6 = crd_cel_index(cel, t5, crd_cel_of_int(0));
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const ray_io_v1_RayCluster_WorkerGroupSpec *t7 = crd_scope_object(cel, t6, &crd_struct_4933998af1be_type,
                                                                    &ray_io_v1_RayCluster_WorkerGroupSpec_zero);
  cost += 1;
  crd_string t8 = crd_cel_concat(cel, CRD_STRING("worker group "), t7->groupName, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(" cannot be suspended with Autoscaler enabled"), false);
  *message = t9;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* size(autoscalerV2Variable) == 0
 * when: autoscaling && has(self.autoscalerOptions.version) */
static crd_cel_truth set_autoscaler_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  bool t3 = false;
  if (self->enableInTreeAutoscaling) {
    const ray_io_v1_RayCluster_AutoscalerOptions *t2 = self->autoscalerOptions
                                                           ? self->autoscalerOptions
                                                           : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
    cost += 2;
    t3 = CRD_HAS(t2, CRD_FIELD(ray_io_v1_RayCluster_AutoscalerOptions, version));
  }
  bool t20 = false;
  if (t3) {
    const ray_io_v1_RayCluster_HeadGroupSpec *t6 = self->headGroupSpec
                                                       ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t7 = t6->template_
                                                                      ? t6->template_
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t8 = t7->spec
                                                              ? t7->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 6;
    if ((0 < 0 || (uint64_t)0 >= t8->containers.count) && !crd_cel_fail_index(cel, 0)) {
      cost += 2;
      goto failed_0;
    }
    cost += 1;
    crd_cel_builder t9 = {NULL, 0, 0};
    for (size_t i5 = 0; i5 < t8->containers.items[0].env.count; i5++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_10 = &t8->containers.items[0].env.items[i5];
      cost += crd_cel_string_cost(e_10->name, CRD_STRING("RAY_enable_autoscaler_v2"));
      cost += 2;
      if (crd_cel_same(e_10->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
        cost += 13;
        crd_cel_push(cel, &t9, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_10));
      }
    }
    cost += 1;
    crd_cel_value t12 = crd_cel_built(cel, &t9);
    crd_cel_value t13 = t12;
    const int64_t n4 = crd_cel_range(cel, t13);
    if (n4 < 0) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_builder t14 = {NULL, 0, 0};
    bool failed4 = false;
    crd_string error4 = {NULL, 0};
    for (size_t i4 = 0; i4 < (size_t)n4; i4++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_cel_value t15 = crd_cel_range_at(cel, t13, i4);
      bool collected4 = false;
      {
        cost += 13;
        if (t15.kind == CRD_CEL_FAILED) goto failed_4;
        const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t16 = crd_scope_object(cel, t15, &crd_struct_f494902ef94a_type,
                                                                               &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
        cost += 1;
        crd_cel_push(cel, &t14, crd_cel_of_string(t16->value));
        collected4 = true;
      }
    failed_4:;
      if (!collected4 && !failed4) {
        error4 = cel->error;
        failed4 = true;
      }
    }
    cost += 1;
    if (failed4) cel->error = error4;
    if (failed4) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_value t17 = crd_cel_built(cel, &t14);
    const crd_cel_value arguments18[1] = {t17};
    crd_cel_value t19 = crd_cel_fn_size(cel, arguments18, 1);
    if (t19.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t20 = (t19.as.integer == 0);
  } else {
    t20 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t20));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* when: autoscaling && autoscalerV2 */
static crd_cel_truth set_autoscaler_5_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  bool t3 = false;
  if (self_1->enableInTreeAutoscaling) {
    const ray_io_v1_RayCluster_AutoscalerOptions *t2 = self_1->autoscalerOptions
                                                           ? self_1->autoscalerOptions
                                                           : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
    cost += crd_cel_string_cost(t2->version, CRD_STRING("v2"));
    t3 = crd_cel_same(t2->version, CRD_STRING("v2"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* self.autoscalerOptions.idleTimeoutSeconds >= 0 */
static crd_cel_truth set_autoscaler_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t1 = self->autoscalerOptions
                                                         ? self->autoscalerOptions
                                                         : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->idleTimeoutSeconds >= 0));
}

/* messageExpression: 'autoscalerOptions.idleTimeoutSeconds must be non-negative, got ' +
 * string(self.autoscalerOptions.idleTimeoutSeconds) */
static bool set_autoscaler_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t1 = self->autoscalerOptions
                                                         ? self->autoscalerOptions
                                                         : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += 3;
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1->idleTimeoutSeconds)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("autoscalerOptions.idleTimeoutSeconds must be non-negative, got "),
                                 t3.as.text, false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !self.autoscalerOptions.env.exists(e, e.name == 'KUBERAY_GEN_AUTOSCALER_START_CMD') */
static crd_cel_truth set_autoscaler_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t2 = self->autoscalerOptions
                                                         ? self->autoscalerOptions
                                                         : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += 3;
  bool t3 = false;
  for (size_t i1 = 0; i1 < t2->env.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_4 = &t2->env.items[i1];
    cost += crd_cel_string_cost(e_4->name, CRD_STRING("KUBERAY_GEN_AUTOSCALER_START_CMD"));
    cost += 6;
    if (crd_cel_same(e_4->name, CRD_STRING("KUBERAY_GEN_AUTOSCALER_START_CMD"))) {
      t3 = true;
      if (i1 + 1 < t2->env.count) cost += 3;
      break;
    }
  }
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
    .set = &ray_io_v1_RayCluster_set_autoscaler_v2_aee12de4,
    .mode = CRD_SET_FIRST,
};
static const crd_step set_autoscaler_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-137"),
        .rule = CRD_STRING_INIT("gates.RayJobDeletionPolicy || size(suspendedGroups) == 0"),
        .evaluate = {.function = {.truth = set_autoscaler_1}},
        .reads = set_autoscaler_1_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_autoscaler_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-138"),
        .rule = CRD_STRING_INIT("autoscaling || !autoscalerV2ByVariable"),
        .evaluate = {.function = {.truth = set_autoscaler_2}},
        .reads = set_autoscaler_2_reads,
        .read_count = 4,
        .message_expression = {.function = {.text = set_autoscaler_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-139"),
        .rule = CRD_STRING_INIT("!autoscaling || size(suspendedGroups) == 0"),
        .evaluate = {.function = {.truth = set_autoscaler_3}},
        .reads = set_autoscaler_3_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_autoscaler_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-143"),
        .rule = CRD_STRING_INIT("size(autoscalerV2Variable) == 0"),
        .message = CRD_STRING_INIT("both .spec.autoscalerOptions.version and head Pod env var RAY_enable_autoscaler_v2 are "
                                   "set, please only use the former"),
        .evaluate = {.function = {.truth = set_autoscaler_4}},
        .reads = set_autoscaler_4_reads,
        .read_count = 5,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_autoscaler_5_when}},
        .include = &set_autoscaler_5_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-146"),
        .rule = CRD_STRING_INIT("self.autoscalerOptions.idleTimeoutSeconds >= 0"),
        .evaluate = {.function = {.truth = set_autoscaler_6}},
        .reads = set_autoscaler_6_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_autoscaler_6_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-147"),
        .rule = CRD_STRING_INIT("!self.autoscalerOptions.env.exists(e, e.name == 'KUBERAY_GEN_AUTOSCALER_START_CMD')"),
        .message = CRD_STRING_INIT("autoscalerOptions.env must not contain KUBERAY_GEN_AUTOSCALER_START_CMD: it is managed "
                                   "by KubeRay and injected automatically into the autoscaler container"),
        .evaluate = {.function = {.truth = set_autoscaler_7}},
        .reads = set_autoscaler_7_reads,
        .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_autoscaler_aee12de4 = {
    .name = CRD_STRING_INIT("autoscaler"),
    .steps = set_autoscaler_steps,
    .step_count = 7,
    .mode = CRD_SET_FIRST,
};
