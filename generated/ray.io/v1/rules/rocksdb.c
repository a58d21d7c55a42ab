/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_GcsFaultToleranceOptions ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
static const ray_io_v1_RayCluster_Storage ray_io_v1_RayCluster_Storage_zero;
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* rocksdb, declared at RayCluster.spec */
static const crd_gate set_rocksdb_1_gate_1 = {CRD_STRING_INIT("GCSFaultToleranceEmbeddedStorage"), false, false,
                                              CRD_GATE_ALPHA};
/* gates.GCSFaultToleranceEmbeddedStorage */
static crd_cel_truth set_rocksdb_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t1 = crd_settings_gate(cel->settings, &set_rocksdb_1_gate_1);
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* options.redisAddress == '' */
static crd_cel_truth set_rocksdb_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                                ? self->gcsFaultToleranceOptions
                                                                : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->redisAddress, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->redisAddress, CRD_STRING(""))));
}

/* !has(options.redisUsername) */
static crd_cel_truth set_rocksdb_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                                ? self->gcsFaultToleranceOptions
                                                                : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += 2;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!CRD_HAS(t1,
                                               CRD_FIELD(ray_io_v1_RayCluster_GcsFaultToleranceOptions, redisUsername))));
}

/* !has(options.redisPassword) */
static crd_cel_truth set_rocksdb_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                                ? self->gcsFaultToleranceOptions
                                                                : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += 2;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!CRD_HAS(t1,
                                               CRD_FIELD(ray_io_v1_RayCluster_GcsFaultToleranceOptions, redisPassword))));
}

/* options.externalStorageNamespace == '' */
static crd_cel_truth set_rocksdb_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                                ? self->gcsFaultToleranceOptions
                                                                : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->externalStorageNamespace, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->externalStorageNamespace, CRD_STRING(""))));
}

/* !has(options.storage.size) && !has(options.storage.storageClassName) && size(options.storage.accessModes) == 0
 * when: options.storage.claimName != '' */
static crd_cel_truth set_rocksdb_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                                ? self->gcsFaultToleranceOptions
                                                                : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
  const ray_io_v1_RayCluster_Storage *t2 = t1->storage ? t1->storage : &ray_io_v1_RayCluster_Storage_zero;
  cost += crd_cel_string_cost(t2->claimName, CRD_STRING(""));
  cost += 4;
  bool t13 = false;
  if (!crd_cel_same(t2->claimName, CRD_STRING(""))) {
    const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t5 = self->gcsFaultToleranceOptions
                                                                  ? self->gcsFaultToleranceOptions
                                                                  : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
    const ray_io_v1_RayCluster_Storage *t6 = t5->storage ? t5->storage : &ray_io_v1_RayCluster_Storage_zero;
    cost += 3;
    cost += 1;
    bool t9 = false;
    if (!CRD_HAS(t6, CRD_FIELD(ray_io_v1_RayCluster_Storage, size))) {
      const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t7 = self->gcsFaultToleranceOptions
                                                                    ? self->gcsFaultToleranceOptions
                                                                    : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
      const ray_io_v1_RayCluster_Storage *t8 = t7->storage ? t7->storage : &ray_io_v1_RayCluster_Storage_zero;
      cost += 3;
      t9 = !CRD_HAS(t8, CRD_FIELD(ray_io_v1_RayCluster_Storage, storageClassName));
      cost += 1;
    }
    bool t12 = false;
    if (t9) {
      const ray_io_v1_RayCluster_GcsFaultToleranceOptions *t10 = self->gcsFaultToleranceOptions
                                                                     ? self->gcsFaultToleranceOptions
                                                                     : &ray_io_v1_RayCluster_GcsFaultToleranceOptions_zero;
      const ray_io_v1_RayCluster_Storage *t11 = t10->storage ? t10->storage : &ray_io_v1_RayCluster_Storage_zero;
      t12 = ((int64_t)t11->accessModes.count == 0);
      cost += 6;
    }
    t13 = t12;
  } else {
    t13 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t13));
}

/* !('RAY_gcs_storage' in headEnv) && !('RAY_gcs_storage_path' in headEnv) */
static crd_cel_truth set_rocksdb_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    const ray_io_v1_RayCluster_HeadGroupSpec *t3 = self->headGroupSpec
                                                       ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t4 = t3->template_
                                                                      ? t3->template_
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t5 = t4->spec
                                                              ? t4->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 6;
    if ((0 < 0 || (uint64_t)0 >= t5->containers.count) && !crd_cel_fail_index(cel, 0)) {
      cost += 2;
      goto failed_1;
    }
    cost += 1;
    crd_cel_builder t6 = {NULL, 0, 0};
    for (size_t i2 = 0; i2 < t5->containers.items[0].env.count; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_7 = &t5->containers.items[0].env.items[i2];
      cost += 14;
      crd_cel_push(cel, &t6, crd_cel_of_string(e_7->name));
    }
    cost += 1;
    crd_cel_value t8 = crd_cel_built(cel, &t6);
    crd_cel_truth t9 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_gcs_storage")), t8);
    cost += 1;
    t1 = crd_cel_not(t9);
  }
failed_1:;
  crd_cel_truth t10 = t1;
  if (t10 != CRD_CEL_FALSE) {
    const crd_string error11 = cel->error;
    crd_cel_truth t12 = CRD_CEL_ERROR;
    {
      const ray_io_v1_RayCluster_HeadGroupSpec *t14 = self->headGroupSpec
                                                          ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t15 = t14->template_
                                                                         ? t14->template_
                                                                         : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t16 = t15->spec
                                                                 ? t15->spec
                                                                 : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t16->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_3;
      }
      cost += 1;
      crd_cel_builder t17 = {NULL, 0, 0};
      for (size_t i13 = 0; i13 < t16->containers.items[0].env.count; i13++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_18 = &t16->containers.items[0].env.items[i13];
        cost += 14;
        crd_cel_push(cel, &t17, crd_cel_of_string(e_18->name));
      }
      cost += 1;
      crd_cel_value t19 = crd_cel_built(cel, &t17);
      crd_cel_truth t20 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("RAY_gcs_storage_path")), t19);
      cost += 1;
      t12 = crd_cel_not(t20);
    }
  failed_3:;
    t10 = crd_cel_and(cel, t10, error11, t12);
  }
  return crd_cel_end(cel, cost, t10);
}

/* !headPod.containers[0].volumeMounts.exists(m, m.mountPath == '/data/gcs' || m.name == 'gcs-storage') */
static crd_cel_truth set_rocksdb_8(crd_cel *cel, const crd_scope *scope) {
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
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  bool t5 = false;
  for (size_t i1 = 0; i1 < t4->containers.items[0].volumeMounts.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_6 = &t4->containers.items[0].volumeMounts.items[i1];
    cost += crd_cel_string_cost(m_6->mountPath, CRD_STRING("/data/gcs"));
    cost += 6;
    bool t9 = true;
    if (!crd_cel_same(m_6->mountPath, CRD_STRING("/data/gcs"))) {
      cost += crd_cel_string_cost(m_6->name, CRD_STRING("gcs-storage"));
      t9 = crd_cel_same(m_6->name, CRD_STRING("gcs-storage"));
      cost += 2;
    }
    if (t9) {
      t5 = true;
      if (i1 + 1 < t4->containers.items[0].volumeMounts.count) cost += 3;
      break;
    }
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !headPod.volumes.exists(v, v.name == 'gcs-storage') */
static crd_cel_truth set_rocksdb_9(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t2 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = t2->template_
                                                                    ? t2->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = t3->spec
                                                            ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  bool t5 = false;
  for (size_t i1 = 0; i1 < t4->volumes.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_6 = &t4->volumes.items[i1];
    cost += crd_cel_string_cost(v_6->name, CRD_STRING("gcs-storage"));
    cost += 6;
    if (crd_cel_same(v_6->name, CRD_STRING("gcs-storage"))) {
      t5 = true;
      if (i1 + 1 < t4->volumes.count) cost += 3;
      break;
    }
  }
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
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-126"),
        .rule = CRD_STRING_INIT("gates.GCSFaultToleranceEmbeddedStorage"),
        .message = CRD_STRING_INIT("the embedded RocksDB GCS fault tolerance backend (GcsFaultToleranceOptions.Backend: "
                                   "'rocksdb') requires the GCSFaultToleranceEmbeddedStorage feature gate to be enabled"),
        .evaluate = {.function = {.truth = set_rocksdb_1}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-127"),
        .rule = CRD_STRING_INIT("options.redisAddress == ''"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisAddress when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_2}},
        .reads = set_rocksdb_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-128"),
        .rule = CRD_STRING_INIT("!has(options.redisUsername)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisUsername when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_3}},
        .reads = set_rocksdb_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-129"),
        .rule = CRD_STRING_INIT("!has(options.redisPassword)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisPassword when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_4}},
        .reads = set_rocksdb_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-130"),
        .rule = CRD_STRING_INIT("options.externalStorageNamespace == ''"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.ExternalStorageNamespace when backend is 'rocksdb'"),
        .evaluate = {.function = {.truth = set_rocksdb_5}},
        .reads = set_rocksdb_5_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-131"),
        .rule = CRD_STRING_INIT("!has(options.storage.size) && !has(options.storage.storageClassName) && "
                                "size(options.storage.accessModes) == 0"),
        .message = CRD_STRING_INIT("GcsFaultToleranceOptions.Storage.ClaimName is mutually exclusive with size, "
                                   "storageClassName, and accessModes"),
        .evaluate = {.function = {.truth = set_rocksdb_6}},
        .reads = set_rocksdb_6_reads,
        .read_count = 4,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-132"),
        .rule = CRD_STRING_INIT("!('RAY_gcs_storage' in headEnv) && !('RAY_gcs_storage_path' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `RAY_gcs_storage` or `RAY_gcs_storage_path` env var in head Pod when the "
                                   "embedded GCS FT backend is used - these are managed by KubeRay"),
        .evaluate = {.function = {.truth = set_rocksdb_7}},
        .reads = set_rocksdb_7_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-133"),
        .rule = CRD_STRING_INIT("!headPod.containers[0].volumeMounts.exists(m, m.mountPath == '/data/gcs' || m.name == "
                                "'gcs-storage')"),
        .message = CRD_STRING_INIT("cannot set a volume mount named \"gcs-storage\" or mounted at /data/gcs in the head "
                                   "container when the embedded GCS FT backend is used - it is managed by KubeRay"),
        .evaluate = {.function = {.truth = set_rocksdb_8}},
        .reads = set_rocksdb_8_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-134"),
        .rule = CRD_STRING_INIT("!headPod.volumes.exists(v, v.name == 'gcs-storage')"),
        .message = CRD_STRING_INIT("cannot set a volume named \"gcs-storage\" in the head Pod when the embedded GCS FT "
                                   "backend is used - it is managed by KubeRay"),
        .evaluate = {.function = {.truth = set_rocksdb_9}},
        .reads = set_rocksdb_9_reads,
        .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_rocksdb_aee12de4 = {
    .name = CRD_STRING_INIT("rocksdb"),
    .steps = set_rocksdb_steps,
    .step_count = 9,
    .mode = CRD_SET_FIRST,
};
