/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const ray_io_v1_RayCluster_AutoscalerOptions ray_io_v1_RayCluster_AutoscalerOptions_zero;
static const batch_volcano_sh_v1alpha1_CronJob_EnvVar batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero;
static const ray_io_v1_RayCluster_TlsOptions ray_io_v1_RayCluster_TlsOptions_zero;

/* raycluster-spec, declared at RayCluster.spec */
/* size(headPod.containers) > 0 */
static crd_cel_truth set_raycluster_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = t1->template_
                                                                    ? t1->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = t2->spec
                                                            ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t3->containers.count > 0));
}

/* at: self.headGroupSpec.rayStartParams */
static crd_cel_value set_raycluster_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&t1->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: 'Head' */
static crd_cel_value set_raycluster_spec_2_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("Head")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* resources: self.headGroupSpec.resources */
static crd_cel_value set_raycluster_spec_2_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = self_1->headGroupSpec
                                                     ? self_1->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&t1->resources)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.headGroupSpec.rayStartParams */
static crd_cel_value set_raycluster_spec_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&t1->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: 'Head' */
static crd_cel_value set_raycluster_spec_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("Head")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.headGroupSpec.labels */
static crd_cel_value set_raycluster_spec_4_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&t1->labels)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: 'Head' */
static crd_cel_value set_raycluster_spec_4_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("Head")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.workerGroupSpecs */
static crd_cel_value set_raycluster_spec_5_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_a9e60f44edc6, (&self->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* autoscaling: autoscaling */
static crd_cel_value set_raycluster_spec_5_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(self_1->enableInTreeAutoscaling) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_value set_raycluster_spec_5_param_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"1", 1}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"true", 4}}},
};
static const crd_cel_list set_raycluster_spec_5_param_2_table_1 = {set_raycluster_spec_5_param_2_items_1, 2, NULL};
static const crd_cel_value set_raycluster_spec_5_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                       .as = {.list = &set_raycluster_spec_5_param_2_table_1}};
/* autoscalerV2: autoscalerV2 || autoscalerV2ByVariable */
static crd_cel_value set_raycluster_spec_5_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t2 = self_1->autoscalerOptions
                                                         ? self_1->autoscalerOptions
                                                         : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += crd_cel_string_cost(t2->version, CRD_STRING("v2"));
  cost += 3;
  crd_cel_truth t39 = CRD_CEL_TRUE;
  if (!crd_cel_same(t2->version, CRD_STRING("v2"))) {
    crd_cel_truth t3 = CRD_CEL_ERROR;
    {
      const ray_io_v1_RayCluster_HeadGroupSpec *t6 = self_1->headGroupSpec
                                                         ? self_1->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t7 = t6->template_
                                                                        ? t6->template_
                                                                        : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t8 = t7->spec
                                                                ? t7->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t8->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_2;
      }
      cost += 1;
      crd_cel_builder t9 = {NULL, 0, 0};
      for (size_t i5 = 0; i5 < t8->containers.items[0].env.count; i5++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
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
        goto failed_2;
      }
      crd_cel_builder t14 = {NULL, 0, 0};
      bool failed4 = false;
      crd_string error4 = {NULL, 0};
      for (size_t i4 = 0; i4 < (size_t)n4; i4++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t15 = crd_cel_range_at(cel, t13, i4);
        bool collected5 = false;
        {
          cost += 13;
          if (t15.kind == CRD_CEL_FAILED) goto failed_5;
          const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t16 = crd_scope_object(cel, t15, &crd_struct_f494902ef94a_type,
                                                                                 &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
          cost += 1;
          crd_cel_push(cel, &t14, crd_cel_of_string(t16->value));
          collected5 = true;
        }
      failed_5:;
        if (!collected5 && !failed4) {
          error4 = cel->error;
          failed4 = true;
        }
      }
      cost += 1;
      if (failed4) cel->error = error4;
      if (failed4) {
        cost += 2;
        goto failed_2;
      }
      crd_cel_value t17 = crd_cel_built(cel, &t14);
      const crd_cel_value arguments18[1] = {t17};
      crd_cel_value t19 = crd_cel_fn_size(cel, arguments18, 1);
      if (t19.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      cost += 1;
      t3 = crd_cel_truth_of((t19.as.integer > 0));
    }
  failed_2:;
    crd_cel_truth t20 = t3;
    if (t20 != CRD_CEL_FALSE) {
      const crd_string error21 = cel->error;
      crd_cel_truth t22 = CRD_CEL_ERROR;
      {
        const ray_io_v1_RayCluster_HeadGroupSpec *t25 = self_1->headGroupSpec
                                                            ? self_1->headGroupSpec
                                                            : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
        const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t26 = t25->template_
                                                                           ? t25->template_
                                                                           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
        const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t27 = t26->spec
                                                                   ? t26->spec
                                                                   : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
        cost += 6;
        if ((0 < 0 || (uint64_t)0 >= t27->containers.count) && !crd_cel_fail_index(cel, 0)) {
          cost += 2;
          goto failed_6;
        }
        cost += 1;
        crd_cel_builder t28 = {NULL, 0, 0};
        for (size_t i24 = 0; i24 < t27->containers.items[0].env.count; i24++) {
          if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
          const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_29 = &t27->containers.items[0].env.items[i24];
          cost += crd_cel_string_cost(e_29->name, CRD_STRING("RAY_enable_autoscaler_v2"));
          cost += 2;
          if (crd_cel_same(e_29->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
            cost += 13;
            crd_cel_push(cel, &t28, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_29));
          }
        }
        cost += 1;
        crd_cel_value t31 = crd_cel_built(cel, &t28);
        crd_cel_value t32 = t31;
        const int64_t n23 = crd_cel_range(cel, t32);
        if (n23 < 0) {
          cost += 2;
          goto failed_6;
        }
        crd_cel_builder t33 = {NULL, 0, 0};
        bool failed23 = false;
        crd_string error23 = {NULL, 0};
        for (size_t i23 = 0; i23 < (size_t)n23; i23++) {
          if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
          crd_cel_value t34 = crd_cel_range_at(cel, t32, i23);
          bool collected9 = false;
          {
            cost += 13;
            if (t34.kind == CRD_CEL_FAILED) goto failed_9;
            const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t35 = crd_scope_object(cel, t34, &crd_struct_f494902ef94a_type,
                                                                                   &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
            cost += 1;
            crd_cel_push(cel, &t33, crd_cel_of_string(t35->value));
            collected9 = true;
          }
        failed_9:;
          if (!collected9 && !failed23) {
            error23 = cel->error;
            failed23 = true;
          }
        }
        cost += 1;
        if (failed23) cel->error = error23;
        if (failed23) {
          cost += 2;
          goto failed_6;
        }
        crd_cel_value t36 = crd_cel_built(cel, &t33);
        crd_cel_value t37 = crd_cel_index(cel, t36, crd_cel_of_int(0));
        cost += 1;
        if (t37.kind == CRD_CEL_FAILED) {
          cost += 2;
          goto failed_6;
        }
        crd_cel_truth t38 = crd_cel_in_constant(cel, t37, set_raycluster_spec_5_param_2_constant_2);
        t22 = t38;
      }
    failed_6:;
      t20 = crd_cel_and(cel, t20, error21, t22);
    }
    t39 = t20;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_truth(t39) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* rayVersion: self.rayVersion */
static crd_cel_value set_raycluster_spec_5_param_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->rayVersion) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_raycluster_spec_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: has(self.historyServerOptions) */
static crd_cel_truth set_raycluster_spec_8_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(self_1, CRD_FIELD(ray_io_v1_RayCluster_Spec, historyServerOptions))));
}

static const crd_gate set_raycluster_spec_10_gate_1 = {CRD_STRING_INIT("RayClusterNetworkPolicy"), false, false,
                                                       CRD_GATE_ALPHA};
/* gates.RayClusterNetworkPolicy
 * when: has(self.networkPolicy) */
static crd_cel_truth set_raycluster_spec_10(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_Spec, networkPolicy))) {
    bool t1 = crd_settings_gate(cel->settings, &set_raycluster_spec_10_gate_1);
    cost += 1;
    t2 = t1;
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* when: has(self.networkPolicy) */
static crd_cel_truth set_raycluster_spec_11_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(self_1, CRD_FIELD(ray_io_v1_RayCluster_Spec, networkPolicy))));
}

static const crd_gate set_raycluster_spec_12_gate_1 = {CRD_STRING_INIT("RayClusterMTLS"), false, false, CRD_GATE_ALPHA};
/* gates.RayClusterMTLS
 * when: has(self.tlsOptions) */
static crd_cel_truth set_raycluster_spec_12(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_Spec, tlsOptions))) {
    bool t1 = crd_settings_gate(cel->settings, &set_raycluster_spec_12_gate_1);
    cost += 1;
    t2 = t1;
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_gate set_raycluster_spec_13_when_gate_1 = {CRD_STRING_INIT("RayClusterMTLS"), false, false, CRD_GATE_ALPHA};
/* when: gates.RayClusterMTLS && self.tlsOptions.enabled */
static crd_cel_truth set_raycluster_spec_13_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  bool t2 = crd_settings_gate(cel->settings, &set_raycluster_spec_13_when_gate_1);
  cost += 2;
  bool t4 = false;
  if (t2) {
    const ray_io_v1_RayCluster_TlsOptions *t3 = self_1->tlsOptions
                                                    ? self_1->tlsOptions : &ray_io_v1_RayCluster_TlsOptions_zero;
    t4 = t3->enabled;
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}


static const crd_read set_raycluster_spec_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[#]")},
};
static const crd_read set_raycluster_spec_2_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.resources")},
};
static const crd_read set_raycluster_spec_5_include_reads[6] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".autoscalerOptions.version")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].value")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".rayVersion")},
};
static const crd_read set_raycluster_spec_6_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_read set_raycluster_spec_10_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy")},
};
static const crd_read set_raycluster_spec_12_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tlsOptions")},
};
static const crd_scope_code set_raycluster_spec_2_include_params[] = {
    {.function = {.value = set_raycluster_spec_2_param_1}},
    {.function = {.value = set_raycluster_spec_2_param_2}},
};
static const crd_include set_raycluster_spec_2_include = {
    .set = &ray_io_v1_RayCluster_set_group_resources_d789208c,
    .at = {.function = {.value = set_raycluster_spec_2_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.rayStartParams")},
    .reads = set_raycluster_spec_2_include_reads,
    .read_count = 1,
    .params = set_raycluster_spec_2_include_params,
    .param_count = 2,
};
static const crd_scope_code set_raycluster_spec_3_include_params[] = {
    {.function = {.value = set_raycluster_spec_3_param_1}},
};
static const crd_include set_raycluster_spec_3_include = {
    .set = &ray_io_v1_RayCluster_set_no_labels_parameter_d789208c,
    .at = {.function = {.value = set_raycluster_spec_3_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.rayStartParams")},
    .params = set_raycluster_spec_3_include_params,
    .param_count = 1,
};
static const crd_scope_code set_raycluster_spec_4_include_params[] = {
    {.function = {.value = set_raycluster_spec_4_param_1}},
};
static const crd_include set_raycluster_spec_4_include = {
    .set = &ray_io_v1_RayCluster_set_group_labels_d789208c,
    .at = {.function = {.value = set_raycluster_spec_4_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.labels")},
    .params = set_raycluster_spec_4_include_params,
    .param_count = 1,
};
static const crd_scope_code set_raycluster_spec_5_include_params[] = {
    {.function = {.value = set_raycluster_spec_5_param_1}},
    {.function = {.value = set_raycluster_spec_5_param_2}},
    {.function = {.value = set_raycluster_spec_5_param_3}},
};
static const crd_include set_raycluster_spec_5_include = {
    .set = &ray_io_v1_RayCluster_set_worker_group_5a1036e1,
    .at = {.function = {.value = set_raycluster_spec_5_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".workerGroupSpecs")},
    .reads = set_raycluster_spec_5_include_reads,
    .read_count = 6,
    .params = set_raycluster_spec_5_include_params,
    .param_count = 3,
};
static const crd_scope_code set_raycluster_spec_6_include_params[] = {
    {.function = {.value = set_raycluster_spec_6_param_1}},
};
static const crd_include set_raycluster_spec_6_include = {
    .set = &ray_io_v1_RayCluster_set_gcs_fault_tolerance_aee12de4,
    .mode = CRD_SET_FIRST,
    .reads = set_raycluster_spec_6_include_reads,
    .read_count = 1,
    .params = set_raycluster_spec_6_include_params,
    .param_count = 1,
};
static const crd_include set_raycluster_spec_7_include = {
    .set = &ray_io_v1_RayCluster_set_autoscaler_aee12de4,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_8_include = {
    .set = &ray_io_v1_RayCluster_set_history_server_aee12de4,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_9_include = {
    .set = &ray_io_v1_RayCluster_set_auth_aee12de4,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_11_include = {
    .set = &ray_io_v1_RayCluster_set_network_policy_aee12de4,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_13_include = {
    .set = &ray_io_v1_RayCluster_set_tls_aee12de4,
    .mode = CRD_SET_FIRST,
};
static const crd_step set_raycluster_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-100"),
        .rule = CRD_STRING_INIT("size(headPod.containers) > 0"),
        .message = CRD_STRING_INIT("headGroupSpec should have at least one container"),
        .evaluate = {.function = {.truth = set_raycluster_spec_1}},
        .reads = set_raycluster_spec_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_spec_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_spec_3_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_spec_4_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_spec_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_spec_6_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_spec_7_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_raycluster_spec_8_when}},
        .include = &set_raycluster_spec_8_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_spec_9_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-217"),
        .rule = CRD_STRING_INIT("gates.RayClusterNetworkPolicy"),
        .message = CRD_STRING_INIT("spec.networkPolicy requires the RayClusterNetworkPolicy feature gate to be enabled"),
        .evaluate = {.function = {.truth = set_raycluster_spec_10}},
        .reads = set_raycluster_spec_10_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_raycluster_spec_11_when}},
        .include = &set_raycluster_spec_11_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-226"),
        .rule = CRD_STRING_INIT("gates.RayClusterMTLS"),
        .message = CRD_STRING_INIT("spec.tlsOptions requires the RayClusterMTLS feature gate to be enabled"),
        .evaluate = {.function = {.truth = set_raycluster_spec_12}},
        .reads = set_raycluster_spec_12_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_raycluster_spec_13_when}},
        .include = &set_raycluster_spec_13_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_spec_aee12de4 = {
    .name = CRD_STRING_INIT("raycluster-spec"),
    .steps = set_raycluster_spec_steps,
    .step_count = 13,
    .mode = CRD_SET_FIRST,
};
