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
static const ray_io_v1_RayCluster_GcsFaultToleranceOptions ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;

/* gcs-options, declared at RayCluster.spec */
/* startParams[?'redis-password'].orValue('') == '' */
static crd_cel_truth set_gcs_options_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  crd_cel_value t2 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_f6785eb09098, (&t1->rayStartParams)),
                                            crd_cel_of_string(CRD_STRING("redis-password")));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t4 = {NULL, 0};
  if (!crd_cel_take_string(cel, t3, &t4)) goto failed_0;
  cost += crd_cel_string_cost(t4, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t4, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !('REDIS_PASSWORD' in headEnv) */
static crd_cel_truth set_gcs_options_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t2 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = t2->template_
                                                                    ? t2->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = t3->spec
                                                            ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t4->containers.count) && !crd_cel_fail_index(cel, 0)) {
    cost += 2;
    goto failed_0;
  }
  cost += 1;
  crd_cel_builder t5 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < t4->containers.items[0].env.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_6 = &t4->containers.items[0].env.items[i1];
    cost += 14;
    crd_cel_push(cel, &t5, crd_cel_of_string(e_6->name));
  }
  cost += 1;
  crd_cel_value t7 = crd_cel_built(cel, &t5);
  crd_cel_truth t8 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("REDIS_PASSWORD")), t7);
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_not(t8));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !('RAY_REDIS_ADDRESS' in headEnv) */
static crd_cel_truth set_gcs_options_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t2 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = t2->template_
                                                                    ? t2->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = t3->spec
                                                            ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t4->containers.count) && !crd_cel_fail_index(cel, 0)) {
    cost += 2;
    goto failed_0;
  }
  cost += 1;
  crd_cel_builder t5 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < t4->containers.items[0].env.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_6 = &t4->containers.items[0].env.items[i1];
    cost += 14;
    crd_cel_push(cel, &t5, crd_cel_of_string(e_6->name));
  }
  cost += 1;
  crd_cel_value t7 = crd_cel_built(cel, &t5);
  crd_cel_truth t8 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_REDIS_ADDRESS")), t7);
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_not(t8));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* annotations[?'ray.io/external-storage-namespace'].orValue('') == '' */
static crd_cel_truth set_gcs_options_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  crd_cel_value t1 = crd_cel_index_optional(cel, scope->params[0],
                                            crd_cel_of_string(CRD_STRING("ray.io/external-storage-namespace")));
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  crd_cel_value t2 = t1;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t2.as.optional) {
    t2 = crd_cel_held(cel, t2);
  } else {
    t2 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) goto failed_0;
  cost += crd_cel_string_cost(t3, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t3, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* when: self.gcsFaultToleranceOptions.backend == 'rocksdb' */
static crd_cel_truth set_gcs_options_5_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self_1->gcsFaultToleranceOptions
                                                                ? self_1->gcsFaultToleranceOptions
                                                                : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->backend, CRD_STRING("rocksdb"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->backend, CRD_STRING("rocksdb"))));
}

/* at: self.gcsFaultToleranceOptions */
static crd_cel_value set_gcs_options_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                                ? self->gcsFaultToleranceOptions
                                                                : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_struct_1350be607b93_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: self.gcsFaultToleranceOptions.backend != 'rocksdb' */
static crd_cel_truth set_gcs_options_6_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self_1->gcsFaultToleranceOptions
                                                                ? self_1->gcsFaultToleranceOptions
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
static const crd_read set_gcs_options_4_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_include set_gcs_options_5_include = {
    .set = &ray_io_v1_RayCluster_set_rocksdb_aee12de4,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_gcs_options_6_include = {
    .set = &ray_io_v1_RayCluster_set_redis_c9290a20,
    .at = {.function = {.value = set_gcs_options_6_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
};
static const crd_step set_gcs_options_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-122"),
        .rule = CRD_STRING_INIT("startParams[?'redis-password'].orValue('') == ''"),
        .message = CRD_STRING_INIT("cannot set `redis-password` in rayStartParams when GcsFaultToleranceOptions is enabled "
                                   "- use GcsFaultToleranceOptions.RedisPassword instead"),
        .evaluate = {.function = {.truth = set_gcs_options_1}},
        .reads = set_gcs_options_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-123"),
        .rule = CRD_STRING_INIT("!('REDIS_PASSWORD' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `REDIS_PASSWORD` env var in head Pod when GcsFaultToleranceOptions is "
                                   "enabled - use GcsFaultToleranceOptions.RedisPassword instead"),
        .evaluate = {.function = {.truth = set_gcs_options_2}},
        .reads = set_gcs_options_2_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-124"),
        .rule = CRD_STRING_INIT("!('RAY_REDIS_ADDRESS' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `RAY_REDIS_ADDRESS` env var in head Pod when GcsFaultToleranceOptions is "
                                   "enabled - use GcsFaultToleranceOptions.RedisAddress instead"),
        .evaluate = {.function = {.truth = set_gcs_options_3}},
        .reads = set_gcs_options_3_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-125"),
        .rule = CRD_STRING_INIT("annotations[?'ray.io/external-storage-namespace'].orValue('') == ''"),
        .message = CRD_STRING_INIT("cannot set `ray.io/external-storage-namespace` annotation when GcsFaultToleranceOptions "
                                   "is enabled - use GcsFaultToleranceOptions.ExternalStorageNamespace instead"),
        .evaluate = {.function = {.truth = set_gcs_options_4}},
        .reads = set_gcs_options_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_gcs_options_5_when}},
        .include = &set_gcs_options_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_gcs_options_6_when}},
        .include = &set_gcs_options_6_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_gcs_options_aee12de4 = {
    .name = CRD_STRING_INIT("gcs-options"),
    .steps = set_gcs_options_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};
