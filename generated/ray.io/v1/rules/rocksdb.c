/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_GcsFaultToleranceOptions ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
static const ray_io_v1_RayCluster_Storage ray_io_v1_RayCluster_Storage_zero;
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* rocksdb, declared at RayCluster.spec */
static const crd_gate set_rocksdb_1_gate_0 = {CRD_STRING_INIT("GCSFaultToleranceEmbeddedStorage"), false, false,
                                              CRD_GATE_ALPHA};
/* gates.GCSFaultToleranceEmbeddedStorage */
static crd_cel_truth set_rocksdb_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_settings_gate(cel->settings, &set_rocksdb_1_gate_0)));
}

/* options.redisAddress == '' */
static crd_cel_truth set_rocksdb_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL;
  t1 = self->gcsFaultToleranceOptions ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->redisAddress, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->redisAddress, CRD_STRING(""))));
}

/* !has(options.redisUsername) */
static crd_cel_truth set_rocksdb_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL;
  t1 = self->gcsFaultToleranceOptions ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(t1, redisUsername)));
}

/* !has(options.redisPassword) */
static crd_cel_truth set_rocksdb_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL;
  t1 = self->gcsFaultToleranceOptions ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(t1, redisPassword)));
}

/* options.externalStorageNamespace == '' */
static crd_cel_truth set_rocksdb_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL;
  t1 = self->gcsFaultToleranceOptions ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->externalStorageNamespace, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->externalStorageNamespace, CRD_STRING(""))));
}

/* !has(options.storage.size) && !has(options.storage.storageClassName) && size(options.storage.accessModes) == 0
 * when: options.storage.claimName != '' */
static crd_cel_truth set_rocksdb_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = NULL, *t6 = NULL, *t12 = NULL, *t19 = NULL;
  const ray_io_v1_RayCluster_Storage *t2 = NULL, *t7 = NULL, *t13 = NULL, *t20 = NULL;
  bool t9 = false;
  t1 = self->gcsFaultToleranceOptions ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  t2 = t1->storage ? t1->storage : &ray_io_v1_RayCluster_Storage_zero;
  cost += crd_cel_string_cost(t2->claimName, CRD_STRING(""));
  cost += 4;
  if (crd_cel_same(t2->claimName, CRD_STRING(""))) goto at_31;
  t6 = self->gcsFaultToleranceOptions ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  t7 = t6->storage ? t6->storage : &ray_io_v1_RayCluster_Storage_zero;
  t9 = !CRD_HAS(t7, size);
  cost += 4;
  if (!t9) goto at_19;
  t12 = self->gcsFaultToleranceOptions
            ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  t13 = t12->storage ? t12->storage : &ray_io_v1_RayCluster_Storage_zero;
  t9 = !CRD_HAS(t13, storageClassName);
  cost += 4;
at_19:
  if (!t9) goto at_29;
  t19 = self->gcsFaultToleranceOptions
            ? self->gcsFaultToleranceOptions : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  t20 = t19->storage ? t19->storage : &ray_io_v1_RayCluster_Storage_zero;
  t9 = ((int64_t)t20->accessModes.count) == 0;
  cost += 6;
at_29:
  goto at_32;
at_31:
  t9 = true;
at_32:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
}

/* !('RAY_gcs_storage' in headEnv) && !('RAY_gcs_storage_path' in headEnv) */
static crd_cel_truth set_rocksdb_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL, *t14 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL, *t15 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL, *t16 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range0 = NULL, *range1 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  crd_cel_value t9, t22;
  crd_cel_builder list0, list1;
  bool t10 = false, t23 = false;
  crd_cel_truth t11 = CRD_CEL_ERROR, t24 = CRD_CEL_ERROR;
  crd_string t12 = {NULL, 0};
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t11 = CRD_CEL_ERROR; goto at_18; }
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
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_gcs_storage")), t9),
                     &t10)) { cost += 1; t11 = CRD_CEL_ERROR; goto at_18; }
  t11 = crd_cel_truth_of(!t10);
  cost += 1;
at_18:
  if (t11 == CRD_CEL_FALSE) goto at_39;
  t12 = cel->error;
  t14 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t15 = t14->template_ ? t14->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t16 = t15->spec ? t15->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t16->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t24 = CRD_CEL_ERROR; goto at_38; }
  cost += 1;
  range1 = &t16->containers.items[0].env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_34;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].name));
  if (++i1 < n1) goto loop_1;
at_34:
  cost += 1;
  t22 = crd_cel_built(cel, &list1);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_gcs_storage_path")), t22),
                     &t23)) { cost += 1; t24 = CRD_CEL_ERROR; goto at_38; }
  t24 = crd_cel_truth_of(!t23);
  cost += 1;
at_38:
  t11 = crd_cel_and(cel, t11, t12, t24);
at_39:
  if (t11 == CRD_CEL_ERROR) goto at_41;
  return crd_cel_end(cel, cost, t11);
at_41:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !headPod.containers[0].volumeMounts.exists(m, m.mountPath == '/data/gcs' || m.name == 'gcs-storage') */
static crd_cel_truth set_rocksdb_8(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  bool t7 = false, t10 = false;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) { cost += 1; goto at_27; }
  cost += 1;
  range0 = &t3->containers.items[0].volumeMounts;
  n0 = range0->count;
  t7 = false;
  i0 = 0;
  if (!n0) goto at_23;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range0->items[i0].mountPath, CRD_STRING("/data/gcs"));
  t10 = crd_cel_same(range0->items[i0].mountPath, CRD_STRING("/data/gcs"));
  cost += 2;
  if (t10) goto at_20;
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING("gcs-storage"));
  t10 = crd_cel_same(range0->items[i0].name, CRD_STRING("gcs-storage"));
  cost += 2;
at_20:
  if (t10) {
    t7 = true;
    if (i0 + 1 < n0) cost += 3;
    goto at_23;
  }
  if (++i0 < n0) goto loop_0;
at_23:
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t7));
at_27:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !headPod.volumes.exists(v, v.name == 'gcs-storage') */
static crd_cel_truth set_rocksdb_9(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  bool t5 = false;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  range0 = &t3->volumes;
  n0 = range0->count;
  t5 = false;
  i0 = 0;
  if (!n0) goto at_14;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING("gcs-storage"));
  cost += 2;
  if (crd_cel_same(range0->items[i0].name, CRD_STRING("gcs-storage"))) {
    t5 = true;
    if (i0 + 1 < n0) cost += 3;
    goto at_14;
  }
  if (++i0 < n0) goto loop_0;
at_14:
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5));
}


static const crd_read set_rocksdb_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.redisAddress")},
};
static const crd_read set_rocksdb_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.redisUsername")},
};
static const crd_read set_rocksdb_4_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.redisPassword")},
};
static const crd_read set_rocksdb_5_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.externalStorageNamespace")},
};
static const crd_read set_rocksdb_6_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.claimName")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.size")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.storageClassName")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.accessModes[#]")},
};
static const crd_read set_rocksdb_7_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
};
static const crd_read set_rocksdb_8_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].volumeMounts[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].volumeMounts[*].mountPath")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].volumeMounts[*].name")},
};
static const crd_read set_rocksdb_9_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.volumes[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.volumes[*].name")},
};
static const crd_step set_rocksdb_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-126"),
        .rule = CRD_STRING_INIT("gates.GCSFaultToleranceEmbeddedStorage"),
        .message = CRD_STRING_INIT("the embedded RocksDB GCS fault tolerance backend (GcsFaultToleranceOptions.Backend: "
                                   "'rocksdb') requires the GCSFaultToleranceEmbeddedStorage feature gate to be enabled"),
        .evaluate = {.function = {.truth = set_rocksdb_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-127"), .rule = CRD_STRING_INIT("options.redisAddress == ''"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisAddress when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_2}}, .reads = set_rocksdb_2_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-128"), .rule = CRD_STRING_INIT("!has(options.redisUsername)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisUsername when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_3}}, .reads = set_rocksdb_3_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-129"), .rule = CRD_STRING_INIT("!has(options.redisPassword)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisPassword when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_4}}, .reads = set_rocksdb_4_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-130"),
        .rule = CRD_STRING_INIT("options.externalStorageNamespace == ''"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.ExternalStorageNamespace when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_5}}, .reads = set_rocksdb_5_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-131"),
        .rule = CRD_STRING_INIT("!has(options.storage.size) && !has(options.storage.storageClassName) && "
                                "size(options.storage.accessModes) == 0"),
        .message = CRD_STRING_INIT("GcsFaultToleranceOptions.Storage.ClaimName is mutually exclusive with size, "
                                   "storageClassName, and accessModes"),
        .evaluate = {.function = {.truth = set_rocksdb_6}}, .reads = set_rocksdb_6_reads, .read_count = 4,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-132"),
        .rule = CRD_STRING_INIT("!('RAY_gcs_storage' in headEnv) && !('RAY_gcs_storage_path' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `RAY_gcs_storage` or `RAY_gcs_storage_path` env var in head Pod when the "
                                   "embedded GCS FT backend is used - these are managed by KubeRay"),
        .evaluate = {.function = {.truth = set_rocksdb_7}}, .reads = set_rocksdb_7_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-133"),
        .rule = CRD_STRING_INIT("!headPod.containers[0].volumeMounts.exists(m, m.mountPath == '/data/gcs' || m.name == "
                                "'gcs-storage')"),
        .message = CRD_STRING_INIT("cannot set a volume mount named \"gcs-storage\" or mounted at /data/gcs in the head "
                                   "container when the embedded GCS FT backend is used - it is managed by KubeRay"),
        .evaluate = {.function = {.truth = set_rocksdb_8}}, .reads = set_rocksdb_8_reads, .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-134"),
        .rule = CRD_STRING_INIT("!headPod.volumes.exists(v, v.name == 'gcs-storage')"),
        .message = CRD_STRING_INIT("cannot set a volume named \"gcs-storage\" in the head Pod when the embedded GCS FT "
                                   "backend is used - it is managed by KubeRay"),
        .evaluate = {.function = {.truth = set_rocksdb_9}}, .reads = set_rocksdb_9_reads, .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_rocksdb_5a0a09a9 = {
    .name = CRD_STRING_INIT("rocksdb"), .steps = set_rocksdb_steps, .step_count = 9, .mode = CRD_SET_FIRST,
};
