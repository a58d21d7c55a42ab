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
static const ray_io_v1_RayCluster_GcsFaultToleranceOptions ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;

/* gcs-options, declared at RayCluster.spec */
/* startParams[?'redis-password'].orValue('') == '' */
static crd_cel_truth set_gcs_options_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  crd_cel_value t3, t4;
  bool t6 = false;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  if ((t3 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&t1->rayStartParams)),
                                   crd_cel_of_string(CRD_STRING("redis-password")))).kind == CRD_CEL_FAILED) goto at_12;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_12;
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_12;
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if (!crd_cel_test_equal(cel, t4, crd_cel_of_string(CRD_STRING("")), false, &t6)) goto at_12;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_12:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !('REDIS_PASSWORD' in headEnv) */
static crd_cel_truth set_gcs_options_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t9;
  crd_cel_builder list0;
  bool t10 = false;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) { cost += 2; goto at_19; }
  cost += 1;
  range0 = &t3->containers.items[0].env;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_14;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_14:
  cost += 1;
  t9 = crd_cel_built(cel, &list0);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("REDIS_PASSWORD")), t9), &t10)) { cost += 1; goto at_19; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t10));
at_19:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !('RAY_REDIS_ADDRESS' in headEnv) */
static crd_cel_truth set_gcs_options_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t9;
  crd_cel_builder list0;
  bool t10 = false;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) { cost += 2; goto at_19; }
  cost += 1;
  range0 = &t3->containers.items[0].env;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_14;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_14:
  cost += 1;
  t9 = crd_cel_built(cel, &list0);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_REDIS_ADDRESS")), t9),
                     &t10)) { cost += 1; goto at_19; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t10));
at_19:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* annotations[?'ray.io/external-storage-namespace'].orValue('') == '' */
static crd_cel_truth set_gcs_options_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2;
  bool t4 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_10;
  if ((t1 = crd_cel_index_optional(cel, scope->params[0],
                                   crd_cel_of_string(CRD_STRING("ray.io/external-storage-namespace")))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false, &t4)) goto at_10;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* when: self.gcsFaultToleranceOptions.backend == 'rocksdb' */
static crd_cel_truth set_gcs_options_5_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->gcsFaultToleranceOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->gcsFaultToleranceOptions
           : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->backend, CRD_STRING("rocksdb"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->backend, CRD_STRING("rocksdb"))));
}

/* at: self.gcsFaultToleranceOptions */
static crd_cel_value set_gcs_options_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL;
  t1 = self->gcsFaultToleranceOptions ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_GcsFaultToleranceOptions_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: self.gcsFaultToleranceOptions.backend != 'rocksdb' */
static crd_cel_truth set_gcs_options_6_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->gcsFaultToleranceOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->gcsFaultToleranceOptions
           : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->backend, CRD_STRING("rocksdb"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1->backend, CRD_STRING("rocksdb"))));
}


static const crd_read set_gcs_options_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.rayStartParams[redis-password]")},
};
static const crd_read set_gcs_options_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
};
static const crd_read set_gcs_options_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
};
static const crd_read set_gcs_options_4_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_include set_gcs_options_5_include = {
    .set = &ray_io_v1_RayCluster_set_rocksdb_5a0a09a9, .mode = CRD_SET_FIRST,
};
static const crd_include set_gcs_options_6_include = {
    .set = &ray_io_v1_RayCluster_set_redis_f5447ef1, .at = {.function = {.value = set_gcs_options_6_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
};
static const crd_step set_gcs_options_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-122"),
        .rule = CRD_STRING_INIT("startParams[?'redis-password'].orValue('') == ''"),
        .message = CRD_STRING_INIT("cannot set `redis-password` in rayStartParams when GcsFaultToleranceOptions is enabled "
                                   "- use GcsFaultToleranceOptions.RedisPassword instead"),
        .evaluate = {.function = {.truth = set_gcs_options_1}}, .reads = set_gcs_options_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-123"), .rule = CRD_STRING_INIT("!('REDIS_PASSWORD' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `REDIS_PASSWORD` env var in head Pod when GcsFaultToleranceOptions is "
                                   "enabled - use GcsFaultToleranceOptions.RedisPassword instead"),
        .evaluate = {.function = {.truth = set_gcs_options_2}}, .reads = set_gcs_options_2_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-124"),
        .rule = CRD_STRING_INIT("!('RAY_REDIS_ADDRESS' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `RAY_REDIS_ADDRESS` env var in head Pod when GcsFaultToleranceOptions is "
                                   "enabled - use GcsFaultToleranceOptions.RedisAddress instead"),
        .evaluate = {.function = {.truth = set_gcs_options_3}}, .reads = set_gcs_options_3_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-125"),
        .rule = CRD_STRING_INIT("annotations[?'ray.io/external-storage-namespace'].orValue('') == ''"),
        .message = CRD_STRING_INIT("cannot set `ray.io/external-storage-namespace` annotation when GcsFaultToleranceOptions "
                                   "is enabled - use GcsFaultToleranceOptions.ExternalStorageNamespace instead"),
        .evaluate = {.function = {.truth = set_gcs_options_4}}, .reads = set_gcs_options_4_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_gcs_options_5_when}},
        .include = &set_gcs_options_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_gcs_options_6_when}},
        .include = &set_gcs_options_6_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_gcs_options_5a0a09a9 = {
    .name = CRD_STRING_INIT("gcs-options"), .steps = set_gcs_options_steps, .step_count = 6, .mode = CRD_SET_FIRST,
};
