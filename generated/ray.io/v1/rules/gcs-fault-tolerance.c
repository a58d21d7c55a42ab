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

/* gcs-fault-tolerance, declared at RayCluster.spec */
/* enabledByAnnotation == '' || !has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2;
  crd_cel_truth t4 = CRD_CEL_ERROR;
  bool v8 = false;
  crd_string t5 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { t4 = CRD_CEL_ERROR; goto at_9; }
  if ((t1 = crd_cel_index_optional(cel, scope->params[0],
                                   crd_cel_of_string(CRD_STRING("ray.io/ft-enabled")))).kind == CRD_CEL_FAILED) { t4 = CRD_CEL_ERROR; goto at_9; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { t4 = CRD_CEL_ERROR; goto at_9; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { t4 = CRD_CEL_ERROR; goto at_9; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false, &v8)) { t4 = CRD_CEL_ERROR; goto at_9; }
  t4 = crd_cel_truth_of(v8);
at_9:
  if (t4 == CRD_CEL_TRUE) goto at_15;
  t5 = cel->error;
  t4 = crd_cel_or(cel, t4, t5, crd_cel_truth_of(!CRD_HAS(self, gcsFaultToleranceOptions)));
  cost += 2;
at_15:
  if (t4 == CRD_CEL_ERROR) goto at_17;
  return crd_cel_end(cel, cost, t4);
at_17:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !('RAY_REDIS_ADDRESS' in headEnv)
 * when: enabledByAnnotation.lowerAscii() != 'true' && !has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, v8, t20;
  crd_cel_truth t5 = CRD_CEL_ERROR;
  crd_string t6 = {NULL, 0};
  const ray_io_v1_RayCluster_HeadGroupSpec *t12 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t13 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t14 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_builder list0;
  bool t21 = false, t22 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t5 = CRD_CEL_ERROR; goto at_10; }
  if ((t1 = crd_cel_index_optional(cel, scope->params[0],
                                   crd_cel_of_string(CRD_STRING("ray.io/ft-enabled")))).kind == CRD_CEL_FAILED) { cost += 2; t5 = CRD_CEL_ERROR; goto at_10; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; t5 = CRD_CEL_ERROR; goto at_10; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 2; t5 = CRD_CEL_ERROR; goto at_10; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if ((v8 = crd_cel_fn_lower_ascii(cel, (const crd_cel_value[1]){t2},
                                   1)).kind == CRD_CEL_FAILED) { cost += 1; t5 = CRD_CEL_ERROR; goto at_10; }
  cost += crd_cel_string_cost(v8.as.text, CRD_STRING("true"));
  t5 = crd_cel_truth_of(!crd_cel_same(v8.as.text, CRD_STRING("true")));
at_10:
  if (t5 == CRD_CEL_FALSE) goto at_16;
  t6 = cel->error;
  t5 = crd_cel_and(cel, t5, t6, crd_cel_truth_of(!CRD_HAS(self, gcsFaultToleranceOptions)));
  cost += 2;
at_16:
  if (t5 == CRD_CEL_ERROR) goto at_39;
  if (t5 == CRD_CEL_FALSE) goto at_37;
  t12 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t13 = t12->template_ ? t12->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t14 = t13->spec ? t13->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t14->containers.count) && !crd_cel_fail_index(cel, 0)) { cost += 2; goto at_39; }
  cost += 1;
  range0 = &t14->containers.items[0].env;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_32;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_32:
  cost += 1;
  t20 = crd_cel_built(cel, &list0);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_REDIS_ADDRESS")), t20),
                     &t21)) { cost += 1; goto at_39; }
  t22 = !t21;
  cost += 1;
  goto at_38;
at_37:
  t22 = true;
at_38:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t22));
at_39:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_gcs_fault_tolerance_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const ray_io_v1_RayCluster_Spec *)scope->outer->self),
                                              gcsFaultToleranceOptions)));
}

/* startParams[?'redis-username'].orValue('') == '' && !('REDIS_USERNAME' in headEnv) */
static crd_cel_truth set_gcs_fault_tolerance_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL, *t9 = NULL;
  crd_cel_value t3, t4, t17;
  crd_cel_truth t6 = CRD_CEL_ERROR, t19 = CRD_CEL_ERROR;
  bool v10 = false, t18 = false;
  crd_string t7 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t10 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t11 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_builder list0;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  if ((t3 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&t1->rayStartParams)),
                                   crd_cel_of_string(CRD_STRING("redis-username")))).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { t6 = CRD_CEL_ERROR; goto at_11; }
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_11; }
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if (!crd_cel_test_equal(cel, t4, crd_cel_of_string(CRD_STRING("")), false, &v10)) { t6 = CRD_CEL_ERROR; goto at_11; }
  t6 = crd_cel_truth_of(v10);
at_11:
  if (t6 == CRD_CEL_FALSE) goto at_32;
  t7 = cel->error;
  t9 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t10 = t9->template_ ? t9->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t11 = t10->spec ? t10->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t11->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t19 = CRD_CEL_ERROR; goto at_31; }
  cost += 1;
  range0 = &t11->containers.items[0].env;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_27;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_27:
  cost += 1;
  t17 = crd_cel_built(cel, &list0);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("REDIS_USERNAME")), t17),
                     &t18)) { cost += 1; t19 = CRD_CEL_ERROR; goto at_31; }
  t19 = crd_cel_truth_of(!t18);
  cost += 1;
at_31:
  t6 = crd_cel_and(cel, t6, t7, t19);
at_32:
  if (t6 == CRD_CEL_ERROR) goto at_34;
  return crd_cel_end(cel, cost, t6);
at_34:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_gcs_fault_tolerance_1_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
};
static const crd_read set_gcs_fault_tolerance_2_reads[4] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
};
static const crd_read set_gcs_fault_tolerance_3_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_gcs_fault_tolerance_4_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.rayStartParams[redis-username]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
};
static const crd_scope_code set_gcs_fault_tolerance_3_include_params[] = {
    {.function = {.value = set_gcs_fault_tolerance_3_param_1}},
};
static const crd_include set_gcs_fault_tolerance_3_include = {
    .set = &ray_io_v1_RayCluster_set_gcs_options_5a0a09a9, .mode = CRD_SET_FIRST,
    .reads = set_gcs_fault_tolerance_3_include_reads, .read_count = 1, .params = set_gcs_fault_tolerance_3_include_params,
    .param_count = 1,
};
static const crd_step set_gcs_fault_tolerance_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-120"),
        .rule = CRD_STRING_INIT("enabledByAnnotation == '' || !has(self.gcsFaultToleranceOptions)"),
        .message = CRD_STRING_INIT("ray.io/ft-enabled annotation and GcsFaultToleranceOptions are both set. Please use only "
                                   "GcsFaultToleranceOptions to configure GCS fault tolerance"),
        .evaluate = {.function = {.truth = set_gcs_fault_tolerance_1}}, .reads = set_gcs_fault_tolerance_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-121"),
        .rule = CRD_STRING_INIT("!('RAY_REDIS_ADDRESS' in headEnv)"),
        .message = CRD_STRING_INIT("RAY_REDIS_ADDRESS is set which implicitly enables GCS fault tolerance, but "
                                   "GcsFaultToleranceOptions is not set. Please set GcsFaultToleranceOptions to enable GCS "
                                   "fault tolerance"),
        .evaluate = {.function = {.truth = set_gcs_fault_tolerance_2}}, .reads = set_gcs_fault_tolerance_2_reads,
        .read_count = 4,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_gcs_fault_tolerance_3_when}},
        .include = &set_gcs_fault_tolerance_3_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-136"),
        .rule = CRD_STRING_INIT("startParams[?'redis-username'].orValue('') == '' && !('REDIS_USERNAME' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set redis username in rayStartParams or environment variables - use "
                                   "GcsFaultToleranceOptions.RedisUsername instead"),
        .evaluate = {.function = {.truth = set_gcs_fault_tolerance_4}}, .reads = set_gcs_fault_tolerance_4_reads,
        .read_count = 3,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_gcs_fault_tolerance_5a0a09a9 = {
    .name = CRD_STRING_INIT("gcs-fault-tolerance"), .steps = set_gcs_fault_tolerance_steps, .step_count = 4,
    .mode = CRD_SET_FIRST,
};
