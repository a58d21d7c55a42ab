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

/* gcs-fault-tolerance, declared at RayCluster.spec */
/* enabledByAnnotation == '' || !has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) goto failed_1;
    crd_cel_value t2 = crd_cel_index_optional(cel, scope->params[0], crd_cel_of_string(CRD_STRING("ray.io/ft-enabled")));
    if (t2.kind == CRD_CEL_FAILED) goto failed_1;
    cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
    crd_cel_value t3 = t2;
    if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_1;
    if (t3.as.optional) {
      t3 = crd_cel_held(cel, t3);
    } else {
      t3 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_string t4 = {NULL, 0};
    if (!crd_cel_take_string(cel, t3, &t4)) goto failed_1;
    cost += crd_cel_string_cost(t4, CRD_STRING(""));
    t1 = crd_cel_truth_of(crd_cel_same(t4, CRD_STRING("")));
  }
failed_1:;
  crd_cel_truth t5 = t1;
  if (t5 != CRD_CEL_TRUE) {
    const crd_string error6 = cel->error;
    cost += 1;
    cost += 1;
    t5 = crd_cel_or(cel, t5, error6,
                    crd_cel_truth_of(!CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_Spec, gcsFaultToleranceOptions))));
  }
  return crd_cel_end(cel, cost, t5);
}

/* !('RAY_REDIS_ADDRESS' in headEnv)
 * when: enabledByAnnotation.lowerAscii() != 'true' && !has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_1;
    }
    crd_cel_value t2 = crd_cel_index_optional(cel, scope->params[0], crd_cel_of_string(CRD_STRING("ray.io/ft-enabled")));
    if (t2.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_1;
    }
    cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
    crd_cel_value t3 = t2;
    if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 2;
      goto failed_1;
    }
    if (t3.as.optional) {
      t3 = crd_cel_held(cel, t3);
    } else {
      t3 = crd_cel_of_string(CRD_STRING(""));
    }
    const crd_cel_value arguments4[1] = {t3};
    crd_cel_value t5 = crd_cel_fn_lower_ascii(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t5.as.text, CRD_STRING("true"));
    t1 = crd_cel_truth_of(!crd_cel_same(t5.as.text, CRD_STRING("true")));
  }
failed_1:;
  crd_cel_truth t6 = t1;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    cost += 1;
    cost += 1;
    t6 = crd_cel_and(cel, t6, error7,
                     crd_cel_truth_of(!CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_Spec, gcsFaultToleranceOptions))));
  }
  if (t6 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t17 = CRD_CEL_ERROR;
  if (t6 == CRD_CEL_TRUE) {
    const ray_io_v1_RayCluster_HeadGroupSpec *t10 = self->headGroupSpec
                                                        ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t11 = t10->template_
                                                                       ? t10->template_
                                                                       : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t12 = t11->spec
                                                               ? t11->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 6;
    if ((0 < 0 || (uint64_t)0 >= t12->containers.count) && !crd_cel_fail_index(cel, 0)) {
      cost += 2;
      goto failed_0;
    }
    cost += 1;
    crd_cel_builder t13 = {NULL, 0, 0};
    for (size_t i9 = 0; i9 < t12->containers.items[0].env.count; i9++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_14 = &t12->containers.items[0].env.items[i9];
      cost += 14;
      crd_cel_push(cel, &t13, crd_cel_of_string(e_14->name));
    }
    cost += 1;
    crd_cel_value t15 = crd_cel_built(cel, &t13);
    crd_cel_truth t16 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_REDIS_ADDRESS")), t15);
    cost += 1;
    t17 = crd_cel_not(t16);
  } else {
    t17 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t17);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_gcs_fault_tolerance_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(self_1, CRD_FIELD(ray_io_v1_RayCluster_Spec, gcsFaultToleranceOptions))));
}

/* startParams[?'redis-username'].orValue('') == '' && !('REDIS_USERNAME' in headEnv) */
static crd_cel_truth set_gcs_fault_tolerance_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    const ray_io_v1_RayCluster_HeadGroupSpec *t2 = self->headGroupSpec
                                                       ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
    crd_cel_value t3 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_f6785eb09098, (&t2->rayStartParams)),
                                              crd_cel_of_string(CRD_STRING("redis-username")));
    cost += 3;
    if (t3.kind == CRD_CEL_FAILED) goto failed_1;
    cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
    crd_cel_value t4 = t3;
    if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_1;
    if (t4.as.optional) {
      t4 = crd_cel_held(cel, t4);
    } else {
      t4 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_string t5 = {NULL, 0};
    if (!crd_cel_take_string(cel, t4, &t5)) goto failed_1;
    cost += crd_cel_string_cost(t5, CRD_STRING(""));
    t1 = crd_cel_truth_of(crd_cel_same(t5, CRD_STRING("")));
  }
failed_1:;
  crd_cel_truth t6 = t1;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      const ray_io_v1_RayCluster_HeadGroupSpec *t10 = self->headGroupSpec
                                                          ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t11 = t10->template_
                                                                         ? t10->template_
                                                                         : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t12 = t11->spec
                                                                 ? t11->spec
                                                                 : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t12->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_2;
      }
      cost += 1;
      crd_cel_builder t13 = {NULL, 0, 0};
      for (size_t i9 = 0; i9 < t12->containers.items[0].env.count; i9++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_14 = &t12->containers.items[0].env.items[i9];
        cost += 14;
        crd_cel_push(cel, &t13, crd_cel_of_string(e_14->name));
      }
      cost += 1;
      crd_cel_value t15 = crd_cel_built(cel, &t13);
      crd_cel_truth t16 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("REDIS_USERNAME")), t15);
      cost += 1;
      t8 = crd_cel_not(t16);
    }
  failed_2:;
    t6 = crd_cel_and(cel, t6, error7, t8);
  }
  return crd_cel_end(cel, cost, t6);
}


static const crd_read set_gcs_fault_tolerance_1_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
};
static const crd_read set_gcs_fault_tolerance_2_reads[4] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
};
static const crd_read set_gcs_fault_tolerance_3_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_read set_gcs_fault_tolerance_4_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.rayStartParams[redis-username]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
};
static const crd_scope_code set_gcs_fault_tolerance_3_include_params[] = {
    {.function = {.value = set_gcs_fault_tolerance_3_param_1}},
};
static const crd_include set_gcs_fault_tolerance_3_include = {
    .set = &ray_io_v1_RayCluster_set_gcs_options_aee12de4,
    .mode = CRD_SET_FIRST,
    .reads = set_gcs_fault_tolerance_3_include_reads,
    .read_count = 1,
    .params = set_gcs_fault_tolerance_3_include_params,
    .param_count = 1,
};
static const crd_step set_gcs_fault_tolerance_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-120"),
        .rule = CRD_STRING_INIT("enabledByAnnotation == '' || !has(self.gcsFaultToleranceOptions)"),
        .message = CRD_STRING_INIT("ray.io/ft-enabled annotation and GcsFaultToleranceOptions are both set. Please use only "
                                   "GcsFaultToleranceOptions to configure GCS fault tolerance"),
        .evaluate = {.function = {.truth = set_gcs_fault_tolerance_1}},
        .reads = set_gcs_fault_tolerance_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-121"),
        .rule = CRD_STRING_INIT("!('RAY_REDIS_ADDRESS' in headEnv)"),
        .message = CRD_STRING_INIT("RAY_REDIS_ADDRESS is set which implicitly enables GCS fault tolerance, but "
                                   "GcsFaultToleranceOptions is not set. Please set GcsFaultToleranceOptions to enable GCS "
                                   "fault tolerance"),
        .evaluate = {.function = {.truth = set_gcs_fault_tolerance_2}},
        .reads = set_gcs_fault_tolerance_2_reads,
        .read_count = 4,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_gcs_fault_tolerance_3_when}},
        .include = &set_gcs_fault_tolerance_3_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-136"),
        .rule = CRD_STRING_INIT("startParams[?'redis-username'].orValue('') == '' && !('REDIS_USERNAME' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set redis username in rayStartParams or environment variables - use "
                                   "GcsFaultToleranceOptions.RedisUsername instead"),
        .evaluate = {.function = {.truth = set_gcs_fault_tolerance_4}},
        .reads = set_gcs_fault_tolerance_4_reads,
        .read_count = 3,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_gcs_fault_tolerance_aee12de4 = {
    .name = CRD_STRING_INIT("gcs-fault-tolerance"),
    .steps = set_gcs_fault_tolerance_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
