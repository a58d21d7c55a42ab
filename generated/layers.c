/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The layers above the CRDs: rule sets, compiled. */
#include "tables.h"

#include "batch.volcano.sh/v1alpha1/cronjob.h"
#include "batch.volcano.sh/v1alpha1/job.h"
#include "bus.volcano.sh/v1alpha1/command.h"
#include "config.volcano.sh/v1alpha1/colocationconfiguration.h"
#include "flow.volcano.sh/v1alpha1/jobflow.h"
#include "flow.volcano.sh/v1alpha1/jobtemplate.h"
#include "nodeinfo.volcano.sh/v1alpha1/numatopology.h"
#include "ray.io/v1/raycluster.h"
#include "ray.io/v1/raycronjob.h"
#include "ray.io/v1/rayjob.h"
#include "ray.io/v1/rayservice.h"
#include "ray.io/v1alpha1/raycluster.h"
#include "ray.io/v1alpha1/rayjob.h"
#include "ray.io/v1alpha1/rayservice.h"
#include "scheduling.volcano.sh/v1beta1/podgroup.h"
#include "scheduling.volcano.sh/v1beta1/queue.h"
#include "shard.volcano.sh/v1alpha1/nodeshard.h"
#include "topology.volcano.sh/v1alpha1/hypernode.h"

#include "types.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
#include <crd/generated/rule_set.h>

/* The feature gates and settings that rules may ask for. */
static const crd_gate crd_declared_gates[] = {
    {
        .name = CRD_STRING_INIT("RayClusterStatusConditions"),
        .default_value = true,
        .locked = false,
        .stage = CRD_GATE_BETA,
    },
    {
        .name = CRD_STRING_INIT("RayJobDeletionPolicy"),
        .default_value = true,
        .locked = false,
        .stage = CRD_GATE_BETA,
    },
    {
        .name = CRD_STRING_INIT("RayMultiHostIndexing"),
        .default_value = true,
        .locked = false,
        .stage = CRD_GATE_BETA,
    },
    {
        .name = CRD_STRING_INIT("RayServiceIncrementalUpgrade"),
        .default_value = true,
        .locked = false,
        .stage = CRD_GATE_BETA,
    },
    {
        .name = CRD_STRING_INIT("RayCronJob"),
        .default_value = false,
        .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {
        .name = CRD_STRING_INIT("SidecarSubmitterRestart"),
        .default_value = false,
        .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {
        .name = CRD_STRING_INIT("RayClusterNetworkPolicy"),
        .default_value = false,
        .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {
        .name = CRD_STRING_INIT("GCSFaultToleranceEmbeddedStorage"),
        .default_value = false,
        .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {
        .name = CRD_STRING_INIT("RayClusterMTLS"),
        .default_value = false,
        .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {
        .name = CRD_STRING_INIT("RayClusterHistoryServer"),
        .default_value = false,
        .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {
        .name = CRD_STRING_INIT("KubernetesWAS"),
        .default_value = false,
        .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
};
static const crd_setting crd_declared_settings[] = {
    {
        .name = CRD_STRING_INIT("certManagerAvailable"),
        .type = CRD_SETTING_BOOL,
        .default_value = {false, 0, CRD_STRING_INIT(""), NULL, 0},
        .env = CRD_STRING_INIT(""),
    },
    {
        .name = CRD_STRING_INIT("webhooksEnabled"),
        .type = CRD_SETTING_STRING,
        .default_value = {false, 0, CRD_STRING_INIT("true"), NULL, 0},
        .env = CRD_STRING_INIT("ENABLE_WEBHOOKS"),
    },
};
const crd_extras crd_declared = {
    .gates = crd_declared_gates,
    .gate_count = 11,
    .settings = crd_declared_settings,
    .setting_count = 2,
};

/* What absent objects read as. */
static const ray_v1_RayClusterSpec ray_v1_RayClusterSpec_zero;
static const ray_v1_HeadGroupSpec ray_v1_HeadGroupSpec_zero;
static const core_v1_PodTemplateSpec core_v1_PodTemplateSpec_zero;
static const core_v1_PodSpec core_v1_PodSpec_zero;
static const ray_v1_AutoscalerOptions ray_v1_AutoscalerOptions_zero;
static const core_v1_EnvVar core_v1_EnvVar_zero;
static const ray_v1_GcsFaultToleranceOptions ray_v1_GcsFaultToleranceOptions_zero;
static const ray_v1_Storage ray_v1_Storage_zero;
static const ray_v1_WorkerGroupSpec ray_v1_WorkerGroupSpec_zero;
static const ray_v1_HistoryServerOptions ray_v1_HistoryServerOptions_zero;
static const ray_v1_CollectorOptions ray_v1_CollectorOptions_zero;
static const ray_v1_AuthOptions ray_v1_AuthOptions_zero;
static const ray_v1_NetworkPolicy ray_v1_NetworkPolicy_zero;
static const ray_v1_NetworkPolicyHead ray_v1_NetworkPolicyHead_zero;
static const ray_v1_TlsOptions ray_v1_TlsOptions_zero;
static const ray_v1_UpgradeStrategy ray_v1_UpgradeStrategy_zero;
static const ray_v1_RayClusterStatus ray_v1_RayClusterStatus_zero;
static const meta_v1_Condition meta_v1_Condition_zero;
static const ray_v1_RayCronJobSpec ray_v1_RayCronJobSpec_zero;
static const ray_v1_RayJobSpec ray_v1_RayJobSpec_zero;
static const ray_v1_DeletionStrategy ray_v1_DeletionStrategy_zero;
static const ray_v1_OnFailure ray_v1_OnFailure_zero;
static const ray_v1_Condition ray_v1_Condition_zero;
static const ray_v1_DeletionRule ray_v1_DeletionRule_zero;
static const ray_v1_RayJobStatus ray_v1_RayJobStatus_zero;
static const ray_v1_RayServiceSpec ray_v1_RayServiceSpec_zero;
static const ray_v1_HeadService ray_v1_HeadService_zero;
static const batch_v1alpha1_JobTemplateMetadata batch_v1alpha1_JobTemplateMetadata_zero;
static const ray_v1_RayServiceSpecUpgradeStrategy ray_v1_RayServiceSpecUpgradeStrategy_zero;
static const ray_v1_ClusterUpgradeOptions ray_v1_ClusterUpgradeOptions_zero;

/* raycluster-metadata, declared at RayCluster */
/* size(bytes(self.metadata.name)) <= 53 */
static crd_cel_truth set_raycluster_metadata_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_bytes(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t4.as.text.size <= 53));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycluster_metadata_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
/* !format.dns1035Label().validate(self.metadata.name).hasValue() */
static crd_cel_truth set_raycluster_metadata_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {t5};
  crd_cel_value t7 = crd_cel_fn_has_value(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t7.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycluster_metadata_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
static const crd_cel_list set_raycluster_metadata_2_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_raycluster_metadata_2_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                      .as = {.list = &set_raycluster_metadata_2_message_expression_table_1}};
/* messageExpression: 'RayCluster name should be a valid DNS1035 label: [' +
 * format.dns1035Label().validate(self.metadata.name).orValue([]).join(' ') + ']' */
static bool set_raycluster_metadata_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 9;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 9;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 8;
    goto failed_0;
  }
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = set_raycluster_metadata_2_message_expression_constant_2;
  }
  const crd_cel_value arguments7[2] = {t6, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t8 = crd_cel_fn_join(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, CRD_STRING("RayCluster name should be a valid DNS1035 label: ["), t8.as.text, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING("]"), false);
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_raycluster_metadata_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-070"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.name)) <= 53"),
        .message = CRD_STRING_INIT("RayCluster name should be no more than 53 characters"),
        .evaluate = set_raycluster_metadata_1,
        .reads = set_raycluster_metadata_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-071"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!format.dns1035Label().validate(self.metadata.name).hasValue()"),
        .evaluate = set_raycluster_metadata_2,
        .reads = set_raycluster_metadata_2_reads,
        .read_count = 1,
        .message_expression = set_raycluster_metadata_2_message_expression,
    },
};
static const crd_rule_set set_raycluster_metadata = {
    .name = CRD_STRING_INIT("raycluster-metadata"),
    .steps = set_raycluster_metadata_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* unique-group-name, declared at RayCluster.spec.workerGroupSpecs[] */
/* !names.exists(i, name, i < index && name == self.groupName) */
static crd_cel_truth set_unique_group_name_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range_pairs(cel, t2);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_truth t3 = CRD_CEL_FALSE;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t4 = crd_cel_range_key(t2, i1);
    crd_cel_value t5 = crd_cel_range_value(cel, t2, i1);
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 6;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 1;
        goto failed_2;
      }
      int64_t t8 = 0;
      if (!crd_cel_take_int(cel, scope->params[1], &t8)) {
        cost += 1;
        goto failed_2;
      }
      int64_t t9 = 0;
      if (!crd_cel_take_int(cel, t4, &t9)) goto failed_2;
      cost += 1;
      t7 = crd_cel_truth_of((t9 < t8));
    }
  failed_2:;
    crd_cel_truth t10 = t7;
    if (t10 != CRD_CEL_FALSE) {
      const crd_string error11 = cel->error;
      crd_cel_truth t12 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        crd_string t13 = {NULL, 0};
        cost += 2;
        if (!crd_cel_take_string(cel, t5, &t13)) goto failed_3;
        cost += crd_cel_string_cost(t13, self->groupName);
        t12 = crd_cel_truth_of(crd_cel_same(t13, self->groupName));
      }
    failed_3:;
      t10 = crd_cel_and(cel, t10, error11, t12);
    }
    if (t10 == CRD_CEL_ERROR && t3 != CRD_CEL_ERROR) {
      t3 = CRD_CEL_ERROR;
      error1 = cel->error;
    }
    if (t10 == CRD_CEL_TRUE) {
      t3 = CRD_CEL_TRUE;
      if (i1 + 1 < (size_t)n1) cost += 3;
      break;
    }
  }
  if (t3 == CRD_CEL_ERROR) cel->error = error1;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_not(t3));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_unique_group_name_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".groupName")}};
/* valueText: goJSON(self, 'ray.v1.WorkerGroupSpec') */
static bool set_unique_group_name_1_value_text(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  const crd_cel_value arguments1[2] = {crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, self),
                                       crd_cel_of_string(CRD_STRING("ray.v1.WorkerGroupSpec"))};
  crd_cel_value t2 = crd_cel_fn_go_json(cel, arguments1, 2);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t2.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_unique_group_name_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-061"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!names.exists(i, name, i < index && name == self.groupName)"),
        .message = CRD_STRING_INIT("worker group names must be unique"),
        .evaluate = set_unique_group_name_1,
        .reads = set_unique_group_name_1_reads,
        .read_count = 2,
        .value_text = set_unique_group_name_1_value_text,
    },
};
static const crd_rule_set set_unique_group_name = {
    .name = CRD_STRING_INIT("unique-group-name"),
    .steps = set_unique_group_name_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* unique-group-names, declared at RayCluster */
/* each: self.spec.workerGroupSpecs */
static crd_cel_value set_unique_group_names_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_306, (&t1->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* names: names */
static crd_cel_value set_unique_group_names_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* index: i */
static crd_cel_value set_unique_group_names_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(scope->index) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_unique_group_names_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};

static crd_scope_value_fn *const set_unique_group_names_1_include_params[] = {
    set_unique_group_names_1_param_1,
    set_unique_group_names_1_param_2,
};
static const crd_include set_unique_group_names_1_include = {
    .set = &set_unique_group_name,
    .at = set_unique_group_names_1_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec.workerGroupSpecs")},
    .reads = set_unique_group_names_1_include_reads,
    .read_count = 1,
    .params = set_unique_group_names_1_include_params,
    .param_count = 2,
};
static const crd_step set_unique_group_names_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_unique_group_names_1_include,
    },
};
static const crd_rule_set set_unique_group_names = {
    .name = CRD_STRING_INIT("unique-group-names"),
    .steps = set_unique_group_names_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* raycluster-webhook, declared at RayCluster */
/* value: self.metadata.name */
static crd_cel_value set_raycluster_webhook_1_value(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* names: self.spec.workerGroupSpecs.map(g, g.groupName) */
static crd_cel_value set_raycluster_webhook_2_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t2 = self_1->spec ? self_1->spec : &ray_v1_RayClusterSpec_zero;
  cost += 3;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < t2->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_WorkerGroupSpec *g_4 = &t2->workerGroupSpecs.items[i1];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(g_4->groupName));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_raycluster_webhook_2_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.workerGroupSpecs[*].groupName")}};

static const crd_include set_raycluster_webhook_1_include = {
    .set = &set_raycluster_metadata,
    .mode = CRD_SET_FIRST,
    .field_path = CRD_STRING_INIT(".metadata.name"),
    .value = set_raycluster_webhook_1_value,
};
static crd_scope_value_fn *const set_raycluster_webhook_2_include_params[] = {
    set_raycluster_webhook_2_param_1,
};
static const crd_include set_raycluster_webhook_2_include = {
    .set = &set_unique_group_names,
    .mode = CRD_SET_FIRST,
    .reads = set_raycluster_webhook_2_include_reads,
    .read_count = 2,
    .params = set_raycluster_webhook_2_include_params,
    .param_count = 1,
};
static const crd_step set_raycluster_webhook_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-060"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_webhook_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_webhook_2_include,
    },
};
static const crd_rule_set set_raycluster_webhook = {
    .name = CRD_STRING_INIT("raycluster-webhook"),
    .steps = set_raycluster_webhook_steps,
    .step_count = 2,
    .mode = CRD_SET_ALL,
};

/* group-resources, declared at CronJob.spec.jobTemplate.metadata.annotations */
static const crd_cel_value set_group_resources_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"num-cpus", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"num-gpus", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"memory", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"resources", 9}}},
};
static const crd_cel_list set_group_resources_1_table_1 = {set_group_resources_1_items_1, 4, NULL};
static const crd_cel_value set_group_resources_1_constant_2 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_group_resources_1_table_1}};
/* !['num-cpus', 'num-gpus', 'memory', 'resources'].exists(p, self[?p].orValue('') != '')
 * when: size(resources) > 0 */
static crd_cel_truth set_group_resources_1(crd_cel *cel, const crd_scope *scope) {
  const crd_string_map *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments1[1] = {scope->params[1]};
  crd_cel_value t2 = crd_cel_fn_size(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  crd_cel_truth t11 = CRD_CEL_ERROR;
  if (t2.as.integer > 0) {
    crd_cel_value t4 = set_group_resources_1_constant_2;
    const int64_t n3 = crd_cel_range(cel, t4);
    if (n3 < 0) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t5 = CRD_CEL_FALSE;
    crd_string error3 = {NULL, 0};
    for (size_t i3 = 0; i3 < (size_t)n3; i3++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_string p_6;
      cost += 4;
      if (!crd_cel_string_at(cel, &t4, i3, &p_6)) {
        cost += 1;
        goto failed_0;
      }
      crd_cel_truth t7 = CRD_CEL_ERROR;
      {
        crd_cel_value t8 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_4, self), crd_cel_of_string(p_6));
        cost += 2;
        if (t8.kind == CRD_CEL_FAILED) goto failed_1;
        crd_cel_value t9 = t8;
        if (t9.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_1;
        if (t9.as.optional) {
          t9 = crd_cel_held(cel, t9);
        } else {
          t9 = crd_cel_of_string(CRD_STRING(""));
        }
        crd_string t10 = {NULL, 0};
        if (!crd_cel_take_string(cel, t9, &t10)) goto failed_1;
        cost += crd_cel_string_cost(t10, CRD_STRING(""));
        t7 = crd_cel_truth_of(!crd_cel_same(t10, CRD_STRING("")));
      }
    failed_1:;
      if (t7 == CRD_CEL_ERROR && t5 != CRD_CEL_ERROR) {
        t5 = CRD_CEL_ERROR;
        error3 = cel->error;
      }
      if (t7 == CRD_CEL_TRUE) {
        t5 = CRD_CEL_TRUE;
        if (i3 + 1 < (size_t)n3) cost += 3;
        break;
      }
    }
    if (t5 == CRD_CEL_ERROR) cel->error = error3;
    cost += 2;
    t11 = crd_cel_not(t5);
  } else {
    t11 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t11);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_group_resources_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT("[*]")}};
/* messageExpression: 'resource fields should not be set in both rayStartParams and Resources for ' + group + ' group; please
 * use only one' */
static bool set_group_resources_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel,
                                 CRD_STRING("resource fields should not be set in both rayStartParams and Resources for "),
                                 t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" group; please use only one"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_group_resources_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-101"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!['num-cpus', 'num-gpus', 'memory', 'resources'].exists(p, self[?p].orValue('') != '')"),
        .evaluate = set_group_resources_1,
        .reads = set_group_resources_1_reads,
        .read_count = 3,
        .message_expression = set_group_resources_1_message_expression,
    },
};
static const crd_rule_set set_group_resources = {
    .name = CRD_STRING_INIT("group-resources"),
    .steps = set_group_resources_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* no-labels-parameter, declared at CronJob.spec.jobTemplate.metadata.annotations */
/* !('labels' in self) */
static crd_cel_truth set_no_labels_parameter_1(crd_cel *cel, const crd_scope *scope) {
  const crd_string_map *self = scope->self;
  uint64_t cost = 0;
  bool t1 = crd_cel_entry_index(cel, self->items, self->count, sizeof *self->items, CRD_STRING("labels")) >= 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
}

static const crd_read set_no_labels_parameter_1_reads[] = {
    {CRD_READ_PLACE, 0, {NULL, 0}}};
/* messageExpression: "rayStartParams['labels'] is not supported for " + group + ' group; please use the top-level Labels
 * field instead' */
static bool set_no_labels_parameter_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("rayStartParams['labels'] is not supported for "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" group; please use the top-level Labels field instead"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_no_labels_parameter_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-102"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!('labels' in self)"),
        .evaluate = set_no_labels_parameter_1,
        .reads = set_no_labels_parameter_1_reads,
        .read_count = 1,
        .message_expression = set_no_labels_parameter_1_message_expression,
    },
};
static const crd_rule_set set_no_labels_parameter = {
    .name = CRD_STRING_INIT("no-labels-parameter"),
    .steps = set_no_labels_parameter_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* label, declared at CronJob.apiVersion */
static const crd_cel_list set_label_1_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_label_1_value_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_label_1_value_table_1}};
/* value: format.qualifiedName().validate(key).orValue([]).map(fault, 'invalid label key for ' + group + " group: '" + key +
 * "', error: " + fault) */
static crd_cel_value set_label_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t2, crd_cel_of_string(t3)};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = set_label_1_value_constant_2;
  }
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string fault_9;
    if (!crd_cel_string_at(cel, &t7, i1, &fault_9)) goto failed_0;
    bool collected1 = false;
    {
      cost += 13;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 10;
        goto failed_1;
      }
      crd_string t10 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
        cost += 10;
        goto failed_1;
      }
      crd_string t11 = crd_cel_concat(cel, CRD_STRING("invalid label key for "), t10, false);
      crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING(" group: '"), false);
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 4;
        goto failed_1;
      }
      crd_string t13 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t13)) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 4;
        goto failed_1;
      }
      crd_string t14 = crd_cel_concat(cel, t12, t13, false);
      crd_string t15 = crd_cel_concat(cel, t14, CRD_STRING("', error: "), false);
      cost += 1;
      crd_string t16 = crd_cel_concat(cel, t15, fault_9, false);
      crd_cel_push(cel, &t8, crd_cel_of_string(t16));
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t17 = crd_cel_built(cel, &t8);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t17 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_label_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_cel_list set_label_2_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_label_2_value_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_label_2_value_table_1}};
/* value: format.labelValue().validate(self).orValue([]).map(fault, "invalid label value for key '" + key + "' in " + group +
 * " group: '" + self + "', error: " + fault) */
static crd_cel_value set_label_2_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2 = crd_cel_of_named_format(CRD_STRING("labelValue"));
  cost += 2;
  const crd_cel_value arguments3[2] = {t2, crd_cel_of_string(*(const crd_string *)scope->self)};
  crd_cel_value t4 = crd_cel_fn_validate(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t5 = t4;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t5.as.optional) {
    t5 = crd_cel_held(cel, t5);
  } else {
    t5 = set_label_2_value_constant_2;
  }
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string fault_8;
    if (!crd_cel_string_at(cel, &t6, i1, &fault_8)) goto failed_0;
    bool collected1 = false;
    {
      cost += 13;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 13;
        goto failed_1;
      }
      crd_string t9 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t9)) {
        cost += 13;
        goto failed_1;
      }
      crd_string t10 = crd_cel_concat(cel, CRD_STRING("invalid label value for key '"), t9, false);
      crd_string t11 = crd_cel_concat(cel, t10, CRD_STRING("' in "), false);
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t11) + 1);
        cost += 7;
        goto failed_1;
      }
      crd_string t12 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t12)) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t11) + 1);
        cost += 7;
        goto failed_1;
      }
      crd_string t13 = crd_cel_concat(cel, t11, t12, false);
      crd_string t14 = crd_cel_concat(cel, t13, CRD_STRING(" group: '"), false);
      cost += 1;
      crd_string t15 = crd_cel_concat(cel, t14, *(const crd_string *)scope->self, false);
      crd_string t16 = crd_cel_concat(cel, t15, CRD_STRING("', error: "), false);
      cost += 1;
      crd_string t17 = crd_cel_concat(cel, t16, fault_8, false);
      crd_cel_push(cel, &t7, crd_cel_of_string(t17));
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t18 = crd_cel_built(cel, &t7);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t18 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_label_2_reads[] = {
    {CRD_READ_PLACE, 0, {NULL, 0}},
    {CRD_READ_PARAMS, 0, {NULL, 0}}};

static const crd_step set_label_steps[] = {
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("KR-103"),
        .reason = CRD_ERROR_INVALID,
        .value = set_label_1_value,
        .reads = set_label_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("KR-104"),
        .reason = CRD_ERROR_INVALID,
        .value = set_label_2_value,
        .reads = set_label_2_reads,
        .read_count = 2,
    },
};
static const crd_rule_set set_label = {
    .name = CRD_STRING_INIT("label"),
    .steps = set_label_steps,
    .step_count = 2,
    .mode = CRD_SET_ALL,
};

/* group-labels, declared at CronJob.spec.jobTemplate.metadata.annotations */
/* each: self */
static crd_cel_value set_group_labels_1_at(crd_cel *cel, const crd_scope *scope) {
  const crd_string_map *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, self) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: group */
static crd_cel_value set_group_labels_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* key: key */
static crd_cel_value set_group_labels_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_group_labels_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};

static crd_scope_value_fn *const set_group_labels_1_include_params[] = {
    set_group_labels_1_param_1,
    set_group_labels_1_param_2,
};
static const crd_include set_group_labels_1_include = {
    .set = &set_label,
    .at = set_group_labels_1_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .reads = set_group_labels_1_include_reads,
    .read_count = 1,
    .params = set_group_labels_1_include_params,
    .param_count = 2,
};
static const crd_step set_group_labels_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_group_labels_1_include,
    },
};
static const crd_rule_set set_group_labels = {
    .name = CRD_STRING_INIT("group-labels"),
    .steps = set_group_labels_steps,
    .step_count = 1,
    .mode = CRD_SET_ALL,
    .joins = true,
    .join = CRD_STRING_INIT("; "),
};

/* worker-group-priority, declared at RayCluster.spec.workerGroupSpecs[] */
/* rayVersion != '' */
static crd_cel_truth set_worker_group_priority_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) goto failed_0;
  cost += crd_cel_string_cost(t1, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_worker_group_priority_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but RayVersion was not specified.' + ' Ray
 * version 2.56.0 or later is required' */
static bool set_worker_group_priority_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": priority is set, but RayVersion was not specified."), false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" Ray version 2.56.0 or later is required"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* isGenericVersion(rayVersion) */
static crd_cel_truth set_worker_group_priority_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_is_generic_version(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_worker_group_priority_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but RayVersion format is invalid: ' + rayVersion
 * + ', ' + genericVersionError(rayVersion).orValue('') */
static bool set_worker_group_priority_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": priority is set, but RayVersion format is invalid: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(", "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_string t6 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments7[1] = {crd_cel_of_string(t6)};
  crd_cel_value t8 = crd_cel_fn_generic_version_error(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_cel_value t9 = t8;
  if (t9.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  if (t9.as.optional) {
    t9 = crd_cel_held(cel, t9);
  } else {
    t9 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, t9, &t10)) goto failed_0;
  crd_string t11 = crd_cel_concat(cel, t5, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* genericVersion(rayVersion).atLeast(genericVersion('2.56.0')) */
static crd_cel_truth set_worker_group_priority_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 3;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_generic_version(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {crd_cel_of_string(CRD_STRING("2.56.0"))};
  crd_cel_value t5 = crd_cel_fn_generic_version(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments6[2] = {t3, t5};
  crd_cel_value t7 = crd_cel_fn_at_least(cel, arguments6, 2);
  if (t7.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_worker_group_priority_3_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but minimum Ray version is 2.56.0, got ' +
 * rayVersion */
static bool set_worker_group_priority_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": priority is set, but minimum Ray version is 2.56.0, got "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* autoscalerV2 */
static crd_cel_truth set_worker_group_priority_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_worker_group_priority_4_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'worker group %s: priority is set to %d, but autoscaler v2 is not enabled.'.format( [self.groupName,
 * self.priority]) + ' Priority is only supported with autoscaler v2 enabled' */
static bool set_worker_group_priority_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->priority)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 14;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s: priority is set to %d, but autoscaler "
                                                                    "v2 is not enabled.")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 6;
    goto failed_0;
  }
  crd_string t5 = crd_cel_concat(cel, t4.as.text, CRD_STRING(" Priority is only supported with autoscaler v2 enabled"),
                                 false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_worker_group_priority_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-115"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("rayVersion != ''"),
        .evaluate = set_worker_group_priority_1,
        .reads = set_worker_group_priority_1_reads,
        .read_count = 1,
        .message_expression = set_worker_group_priority_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-116"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("isGenericVersion(rayVersion)"),
        .evaluate = set_worker_group_priority_2,
        .reads = set_worker_group_priority_2_reads,
        .read_count = 1,
        .message_expression = set_worker_group_priority_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-117"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("genericVersion(rayVersion).atLeast(genericVersion('2.56.0'))"),
        .evaluate = set_worker_group_priority_3,
        .reads = set_worker_group_priority_3_reads,
        .read_count = 1,
        .message_expression = set_worker_group_priority_3_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-118"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("autoscalerV2"),
        .evaluate = set_worker_group_priority_4,
        .reads = set_worker_group_priority_4_reads,
        .read_count = 1,
        .message_expression = set_worker_group_priority_4_message_expression,
    },
};
static const crd_rule_set set_worker_group_priority = {
    .name = CRD_STRING_INIT("worker-group-priority"),
    .steps = set_worker_group_priority_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};

/* worker-group, declared at RayCluster.spec.workerGroupSpecs[] */
/* size(self.template.spec.containers) > 0 */
static crd_cel_truth set_worker_group_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const core_v1_PodTemplateSpec *t1 = self->template_ ? self->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t2 = t1->spec ? t1->spec : &core_v1_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t2->containers.count > 0));
}

static const crd_read set_worker_group_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".template.spec.containers[#]")}};
/* autoscaling || (has(self.minReplicas) && has(self.maxReplicas)) */
static crd_cel_truth set_worker_group_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) goto failed_1;
    bool t2 = false;
    if (!crd_cel_get_bool(cel, scope->params[0], &t2)) goto failed_1;
    t1 = crd_cel_truth_of(t2);
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    cost += 1;
    bool t7 = false;
    if (CRD_HAS(self, ray_v1_WorkerGroupSpec_has_minReplicas)) {
      cost += 1;
      t7 = CRD_HAS(self, ray_v1_WorkerGroupSpec_has_maxReplicas);
    }
    t3 = crd_cel_or(cel, t3, error4, crd_cel_truth_of(t7));
  }
  return crd_cel_end(cel, cost, t3);
}

static const crd_read set_worker_group_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")}};
/* messageExpression: 'worker group ' + self.groupName + ' must set both minReplicas and maxReplicas when autoscaling is
 * disabled' */
static bool set_worker_group_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1,
                                 CRD_STRING(" must set both minReplicas and maxReplicas when autoscaling is disabled"),
                                 false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.minReplicas >= 0 */
static crd_cel_truth set_worker_group_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->minReplicas >= 0));
}

static const crd_read set_worker_group_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")}};
/* messageExpression: 'worker group %s has negative minReplicas %d'.format([self.groupName, self.minReplicas]) */
static bool set_worker_group_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->minReplicas)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s has negative minReplicas %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.maxReplicas >= 0 */
static crd_cel_truth set_worker_group_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->maxReplicas >= 0));
}

static const crd_read set_worker_group_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")}};
/* messageExpression: 'worker group %s has negative maxReplicas %d'.format([self.groupName, self.maxReplicas]) */
static bool set_worker_group_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->maxReplicas)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s has negative maxReplicas %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.minReplicas <= self.maxReplicas
 * when: has(self.minReplicas) && has(self.maxReplicas) */
static crd_cel_truth set_worker_group_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, ray_v1_WorkerGroupSpec_has_minReplicas)) {
    cost += 1;
    t2 = CRD_HAS(self, ray_v1_WorkerGroupSpec_has_maxReplicas);
  }
  bool t3 = false;
  if (t2) {
    cost += 5;
    t3 = (self->minReplicas <= self->maxReplicas);
  } else {
    t3 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

static const crd_read set_worker_group_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")}};
/* messageExpression: 'worker group %s has minReplicas %d greater than maxReplicas %d'.format( [self.groupName,
 * self.minReplicas, self.maxReplicas]) */
static bool set_worker_group_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 16;
  const crd_cel_value items1[3] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->minReplicas),
                                   crd_cel_of_int(self->maxReplicas)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 3);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s has minReplicas %d greater than "
                                                                    "maxReplicas %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* at: self.rayStartParams */
static crd_cel_value set_worker_group_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&self->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_6_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->groupName) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* resources: self.resources */
static crd_cel_value set_worker_group_6_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&self_1->resources)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_worker_group_6_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".resources")}};
/* at: self.rayStartParams */
static crd_cel_value set_worker_group_7_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&self->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_7_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->groupName) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_worker_group_7_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}};
/* at: self.labels */
static crd_cel_value set_worker_group_8_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&self->labels)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_8_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->groupName) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_worker_group_8_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}};
/* self.idleTimeoutSeconds >= 0 */
static crd_cel_truth set_worker_group_9(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->idleTimeoutSeconds >= 0));
}

static const crd_read set_worker_group_9_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".idleTimeoutSeconds")}};
/* messageExpression: 'worker group %s: idleTimeoutSeconds must be non-negative, got %d'.format( [self.groupName,
 * self.idleTimeoutSeconds]) */
static bool set_worker_group_9_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->idleTimeoutSeconds)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s: idleTimeoutSeconds must be "
                                                                    "non-negative, got %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* autoscalerV2
 * when: has(self.idleTimeoutSeconds) */
static crd_cel_truth set_worker_group_10(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, ray_v1_WorkerGroupSpec_has_idleTimeoutSeconds)) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[1])) {
      cost -= 1;
      goto failed_0;
    }
    bool t1 = false;
    if (!crd_cel_get_bool(cel, scope->params[1], &t1)) {
      cost -= 1;
      goto failed_0;
    }
    cost -= 1;
    t2 = t1;
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_worker_group_10_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".idleTimeoutSeconds")},
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'worker group ' + self.groupName + ': idleTimeoutSeconds is set, but autoscaler v2 is not enabled.' + "
 * Please set .spec.autoscalerOptions.version to 'v2' (or set RAY_enable_autoscaler_v2 environment variable to 'true'" + ' in
 * the head pod if using KubeRay < 1.4.0)' */
static bool set_worker_group_10_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": idleTimeoutSeconds is set, but autoscaler v2 is not enabled."),
                                 false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING(" Please set .spec.autoscalerOptions.version to 'v2' (or set "
                                            "RAY_enable_autoscaler_v2 environment variable to 'true'"), false);
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING(" in the head pod if using KubeRay < 1.4.0)"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* autoscalerV2: autoscalerV2 */
static crd_cel_value set_worker_group_11_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* rayVersion: rayVersion */
static crd_cel_value set_worker_group_11_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[2], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_worker_group_11_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* when: self.priority != 0 */
static crd_cel_truth set_worker_group_11_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self_1->priority != 0));
}


static crd_scope_value_fn *const set_worker_group_6_include_params[] = {
    set_worker_group_6_param_1,
    set_worker_group_6_param_2,
};
static const crd_include set_worker_group_6_include = {
    .set = &set_group_resources,
    .at = set_worker_group_6_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".rayStartParams")},
    .reads = set_worker_group_6_include_reads,
    .read_count = 2,
    .params = set_worker_group_6_include_params,
    .param_count = 2,
};
static crd_scope_value_fn *const set_worker_group_7_include_params[] = {
    set_worker_group_7_param_1,
};
static const crd_include set_worker_group_7_include = {
    .set = &set_no_labels_parameter,
    .at = set_worker_group_7_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".rayStartParams")},
    .reads = set_worker_group_7_include_reads,
    .read_count = 1,
    .params = set_worker_group_7_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_worker_group_8_include_params[] = {
    set_worker_group_8_param_1,
};
static const crd_include set_worker_group_8_include = {
    .set = &set_group_labels,
    .at = set_worker_group_8_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".labels")},
    .reads = set_worker_group_8_include_reads,
    .read_count = 1,
    .params = set_worker_group_8_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_worker_group_11_include_params[] = {
    set_worker_group_11_param_1,
    set_worker_group_11_param_2,
};
static const crd_include set_worker_group_11_include = {
    .set = &set_worker_group_priority,
    .mode = CRD_SET_FIRST,
    .reads = set_worker_group_11_include_reads,
    .read_count = 1,
    .params = set_worker_group_11_include_params,
    .param_count = 2,
};
static const crd_step set_worker_group_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-105"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(self.template.spec.containers) > 0"),
        .message = CRD_STRING_INIT("workerGroupSpec should have at least one container"),
        .evaluate = set_worker_group_1,
        .reads = set_worker_group_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-106"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("autoscaling || (has(self.minReplicas) && has(self.maxReplicas))"),
        .evaluate = set_worker_group_2,
        .reads = set_worker_group_2_reads,
        .read_count = 3,
        .message_expression = set_worker_group_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-107"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.minReplicas >= 0"),
        .evaluate = set_worker_group_3,
        .reads = set_worker_group_3_reads,
        .read_count = 1,
        .message_expression = set_worker_group_3_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-108"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.maxReplicas >= 0"),
        .evaluate = set_worker_group_4,
        .reads = set_worker_group_4_reads,
        .read_count = 1,
        .message_expression = set_worker_group_4_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-109"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.minReplicas <= self.maxReplicas"),
        .evaluate = set_worker_group_5,
        .reads = set_worker_group_5_reads,
        .read_count = 2,
        .message_expression = set_worker_group_5_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-110"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_worker_group_6_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-111"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_worker_group_7_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-112"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_worker_group_8_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-113"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.idleTimeoutSeconds >= 0"),
        .evaluate = set_worker_group_9,
        .reads = set_worker_group_9_reads,
        .read_count = 1,
        .message_expression = set_worker_group_9_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-114"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("autoscalerV2"),
        .evaluate = set_worker_group_10,
        .reads = set_worker_group_10_reads,
        .read_count = 2,
        .message_expression = set_worker_group_10_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_worker_group_11_when,
        .include = &set_worker_group_11_include,
    },
};
static const crd_rule_set set_worker_group = {
    .name = CRD_STRING_INIT("worker-group"),
    .steps = set_worker_group_steps,
    .step_count = 11,
    .mode = CRD_SET_FIRST,
};

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
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                  ? self->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->redisAddress, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->redisAddress, CRD_STRING(""))));
}

static const crd_read set_rocksdb_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.redisAddress")}};
/* !has(options.redisUsername) */
static crd_cel_truth set_rocksdb_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                  ? self->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  cost += 2;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(t1, ray_v1_GcsFaultToleranceOptions_has_redisUsername)));
}

static const crd_read set_rocksdb_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.redisUsername")}};
/* !has(options.redisPassword) */
static crd_cel_truth set_rocksdb_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                  ? self->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  cost += 2;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(t1, ray_v1_GcsFaultToleranceOptions_has_redisPassword)));
}

static const crd_read set_rocksdb_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.redisPassword")}};
/* options.externalStorageNamespace == '' */
static crd_cel_truth set_rocksdb_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                  ? self->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->externalStorageNamespace, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->externalStorageNamespace, CRD_STRING(""))));
}

static const crd_read set_rocksdb_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.externalStorageNamespace")}};
/* !has(options.storage.size) && !has(options.storage.storageClassName) && size(options.storage.accessModes) == 0
 * when: options.storage.claimName != '' */
static crd_cel_truth set_rocksdb_6(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                  ? self->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  const ray_v1_Storage *t2 = t1->storage ? t1->storage : &ray_v1_Storage_zero;
  cost += crd_cel_string_cost(t2->claimName, CRD_STRING(""));
  cost += 4;
  bool t13 = false;
  if (!crd_cel_same(t2->claimName, CRD_STRING(""))) {
    const ray_v1_GcsFaultToleranceOptions *t5 = self->gcsFaultToleranceOptions
                                                    ? self->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
    const ray_v1_Storage *t6 = t5->storage ? t5->storage : &ray_v1_Storage_zero;
    cost += 3;
    cost += 1;
    bool t9 = false;
    if (!CRD_HAS(t6, ray_v1_Storage_has_size)) {
      const ray_v1_GcsFaultToleranceOptions *t7 = self->gcsFaultToleranceOptions
                                                      ? self->gcsFaultToleranceOptions
                                                      : &ray_v1_GcsFaultToleranceOptions_zero;
      const ray_v1_Storage *t8 = t7->storage ? t7->storage : &ray_v1_Storage_zero;
      cost += 3;
      t9 = !CRD_HAS(t8, ray_v1_Storage_has_storageClassName);
      cost += 1;
    }
    bool t12 = false;
    if (t9) {
      const ray_v1_GcsFaultToleranceOptions *t10 = self->gcsFaultToleranceOptions
                                                       ? self->gcsFaultToleranceOptions
                                                       : &ray_v1_GcsFaultToleranceOptions_zero;
      const ray_v1_Storage *t11 = t10->storage ? t10->storage : &ray_v1_Storage_zero;
      t12 = ((int64_t)t11->accessModes.count == 0);
      cost += 6;
    }
    t13 = t12;
  } else {
    t13 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t13));
}

static const crd_read set_rocksdb_6_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.claimName")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.size")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.storageClassName")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions.storage.accessModes[#]")}};
/* !('RAY_gcs_storage' in headEnv) && !('RAY_gcs_storage_path' in headEnv) */
static crd_cel_truth set_rocksdb_7(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    const ray_v1_HeadGroupSpec *t3 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
    const core_v1_PodTemplateSpec *t4 = t3->template_ ? t3->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t5 = t4->spec ? t4->spec : &core_v1_PodSpec_zero;
    cost += 6;
    if ((0 < 0 || (uint64_t)0 >= t5->containers.count) && !crd_cel_fail_index(cel, 0)) {
      cost += 2;
      goto failed_1;
    }
    cost += 1;
    crd_cel_builder t6 = {NULL, 0, 0};
    for (size_t i2 = 0; i2 < t5->containers.items[0].env.count; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const core_v1_EnvVar *e_7 = &t5->containers.items[0].env.items[i2];
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
      const ray_v1_HeadGroupSpec *t14 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
      const core_v1_PodTemplateSpec *t15 = t14->template_ ? t14->template_ : &core_v1_PodTemplateSpec_zero;
      const core_v1_PodSpec *t16 = t15->spec ? t15->spec : &core_v1_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t16->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_3;
      }
      cost += 1;
      crd_cel_builder t17 = {NULL, 0, 0};
      for (size_t i13 = 0; i13 < t16->containers.items[0].env.count; i13++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const core_v1_EnvVar *e_18 = &t16->containers.items[0].env.items[i13];
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

static const crd_read set_rocksdb_7_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")}};
/* !headPod.containers[0].volumeMounts.exists(m, m.mountPath == '/data/gcs' || m.name == 'gcs-storage') */
static crd_cel_truth set_rocksdb_8(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t2 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t3 = t2->template_ ? t2->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t4 = t3->spec ? t3->spec : &core_v1_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t4->containers.count) && !crd_cel_fail_index(cel, 0)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  bool t5 = false;
  for (size_t i1 = 0; i1 < t4->containers.items[0].volumeMounts.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const core_v1_VolumeMount *m_6 = &t4->containers.items[0].volumeMounts.items[i1];
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

static const crd_read set_rocksdb_8_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].volumeMounts[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].volumeMounts[*].mountPath")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].volumeMounts[*].name")}};
/* !headPod.volumes.exists(v, v.name == 'gcs-storage') */
static crd_cel_truth set_rocksdb_9(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t2 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t3 = t2->template_ ? t2->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t4 = t3->spec ? t3->spec : &core_v1_PodSpec_zero;
  cost += 5;
  bool t5 = false;
  for (size_t i1 = 0; i1 < t4->volumes.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const core_v1_Volume *v_6 = &t4->volumes.items[i1];
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

static const crd_read set_rocksdb_9_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.volumes[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.volumes[*].name")}};

static const crd_step set_rocksdb_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-126"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("gates.GCSFaultToleranceEmbeddedStorage"),
        .message = CRD_STRING_INIT("the embedded RocksDB GCS fault tolerance backend (GcsFaultToleranceOptions.Backend: "
                                   "'rocksdb') requires the GCSFaultToleranceEmbeddedStorage feature gate to be enabled"),
        .evaluate = set_rocksdb_1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-127"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("options.redisAddress == ''"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisAddress when backend is 'rocksdb'"),
        .evaluate = set_rocksdb_2,
        .reads = set_rocksdb_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-128"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!has(options.redisUsername)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisUsername when backend is 'rocksdb'"),
        .evaluate = set_rocksdb_3,
        .reads = set_rocksdb_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-129"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!has(options.redisPassword)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.RedisPassword when backend is 'rocksdb'"),
        .evaluate = set_rocksdb_4,
        .reads = set_rocksdb_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-130"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("options.externalStorageNamespace == ''"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.ExternalStorageNamespace when backend is 'rocksdb'"),
        .evaluate = set_rocksdb_5,
        .reads = set_rocksdb_5_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-131"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!has(options.storage.size) && !has(options.storage.storageClassName) && "
                                "size(options.storage.accessModes) == 0"),
        .message = CRD_STRING_INIT("GcsFaultToleranceOptions.Storage.ClaimName is mutually exclusive with size, "
                                   "storageClassName, and accessModes"),
        .evaluate = set_rocksdb_6,
        .reads = set_rocksdb_6_reads,
        .read_count = 4,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-132"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!('RAY_gcs_storage' in headEnv) && !('RAY_gcs_storage_path' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `RAY_gcs_storage` or `RAY_gcs_storage_path` env var in head Pod when the "
                                   "embedded GCS FT backend is used - these are managed by KubeRay"),
        .evaluate = set_rocksdb_7,
        .reads = set_rocksdb_7_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-133"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!headPod.containers[0].volumeMounts.exists(m, m.mountPath == '/data/gcs' || m.name == "
                                "'gcs-storage')"),
        .message = CRD_STRING_INIT("cannot set a volume mount named \"gcs-storage\" or mounted at /data/gcs in the head "
                                   "container when the embedded GCS FT backend is used - it is managed by KubeRay"),
        .evaluate = set_rocksdb_8,
        .reads = set_rocksdb_8_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-134"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!headPod.volumes.exists(v, v.name == 'gcs-storage')"),
        .message = CRD_STRING_INIT("cannot set a volume named \"gcs-storage\" in the head Pod when the embedded GCS FT "
                                   "backend is used - it is managed by KubeRay"),
        .evaluate = set_rocksdb_9,
        .reads = set_rocksdb_9_reads,
        .read_count = 2,
    },
};
static const crd_rule_set set_rocksdb = {
    .name = CRD_STRING_INIT("rocksdb"),
    .steps = set_rocksdb_steps,
    .step_count = 9,
    .mode = CRD_SET_FIRST,
};

/* redis, declared at RayCluster.spec.gcsFaultToleranceOptions */
/* !has(self.storage) */
static crd_cel_truth set_redis_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_GcsFaultToleranceOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(self, ray_v1_GcsFaultToleranceOptions_has_storage)));
}

static const crd_read set_redis_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".storage")}};

static const crd_step set_redis_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-135"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!has(self.storage)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.Storage when backend is 'redis' - it only applies "
                                   "to the 'rocksdb' backend"),
        .evaluate = set_redis_1,
        .reads = set_redis_1_reads,
        .read_count = 1,
    },
};
static const crd_rule_set set_redis = {
    .name = CRD_STRING_INIT("redis"),
    .steps = set_redis_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* gcs-options, declared at RayCluster.spec */
/* startParams[?'redis-password'].orValue('') == '' */
static crd_cel_truth set_gcs_options_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  crd_cel_value t2 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_4, (&t1->rayStartParams)),
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

static const crd_read set_gcs_options_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.rayStartParams[redis-password]")}};
/* !('REDIS_PASSWORD' in headEnv) */
static crd_cel_truth set_gcs_options_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t2 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t3 = t2->template_ ? t2->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t4 = t3->spec ? t3->spec : &core_v1_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t4->containers.count) && !crd_cel_fail_index(cel, 0)) {
    cost += 2;
    goto failed_0;
  }
  cost += 1;
  crd_cel_builder t5 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < t4->containers.items[0].env.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const core_v1_EnvVar *e_6 = &t4->containers.items[0].env.items[i1];
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

static const crd_read set_gcs_options_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")}};
/* !('RAY_REDIS_ADDRESS' in headEnv) */
static crd_cel_truth set_gcs_options_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t2 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t3 = t2->template_ ? t2->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t4 = t3->spec ? t3->spec : &core_v1_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t4->containers.count) && !crd_cel_fail_index(cel, 0)) {
    cost += 2;
    goto failed_0;
  }
  cost += 1;
  crd_cel_builder t5 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < t4->containers.items[0].env.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const core_v1_EnvVar *e_6 = &t4->containers.items[0].env.items[i1];
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

static const crd_read set_gcs_options_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")}};
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

static const crd_read set_gcs_options_4_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* when: self.gcsFaultToleranceOptions.backend == 'rocksdb' */
static crd_cel_truth set_gcs_options_5_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self_1->gcsFaultToleranceOptions
                                                  ? self_1->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->backend, CRD_STRING("rocksdb"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->backend, CRD_STRING("rocksdb"))));
}

/* at: self.gcsFaultToleranceOptions */
static crd_cel_value set_gcs_options_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self->gcsFaultToleranceOptions
                                                  ? self->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_GcsFaultToleranceOptions_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: self.gcsFaultToleranceOptions.backend != 'rocksdb' */
static crd_cel_truth set_gcs_options_6_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_GcsFaultToleranceOptions *t1 = self_1->gcsFaultToleranceOptions
                                                  ? self_1->gcsFaultToleranceOptions : &ray_v1_GcsFaultToleranceOptions_zero;
  cost += crd_cel_string_cost(t1->backend, CRD_STRING("rocksdb"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1->backend, CRD_STRING("rocksdb"))));
}


static const crd_include set_gcs_options_5_include = {
    .set = &set_rocksdb,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_gcs_options_6_include = {
    .set = &set_redis,
    .at = set_gcs_options_6_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
};
static const crd_step set_gcs_options_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-122"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("startParams[?'redis-password'].orValue('') == ''"),
        .message = CRD_STRING_INIT("cannot set `redis-password` in rayStartParams when GcsFaultToleranceOptions is enabled "
                                   "- use GcsFaultToleranceOptions.RedisPassword instead"),
        .evaluate = set_gcs_options_1,
        .reads = set_gcs_options_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-123"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!('REDIS_PASSWORD' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `REDIS_PASSWORD` env var in head Pod when GcsFaultToleranceOptions is "
                                   "enabled - use GcsFaultToleranceOptions.RedisPassword instead"),
        .evaluate = set_gcs_options_2,
        .reads = set_gcs_options_2_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-124"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!('RAY_REDIS_ADDRESS' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set `RAY_REDIS_ADDRESS` env var in head Pod when GcsFaultToleranceOptions is "
                                   "enabled - use GcsFaultToleranceOptions.RedisAddress instead"),
        .evaluate = set_gcs_options_3,
        .reads = set_gcs_options_3_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-125"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("annotations[?'ray.io/external-storage-namespace'].orValue('') == ''"),
        .message = CRD_STRING_INIT("cannot set `ray.io/external-storage-namespace` annotation when GcsFaultToleranceOptions "
                                   "is enabled - use GcsFaultToleranceOptions.ExternalStorageNamespace instead"),
        .evaluate = set_gcs_options_4,
        .reads = set_gcs_options_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_gcs_options_5_when,
        .include = &set_gcs_options_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_gcs_options_6_when,
        .include = &set_gcs_options_6_include,
    },
};
static const crd_rule_set set_gcs_options = {
    .name = CRD_STRING_INIT("gcs-options"),
    .steps = set_gcs_options_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};

/* gcs-fault-tolerance, declared at RayCluster.spec */
/* enabledByAnnotation == '' || !has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
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
    t5 = crd_cel_or(cel, t5, error6, crd_cel_truth_of(!CRD_HAS(self, ray_v1_RayClusterSpec_has_gcsFaultToleranceOptions)));
  }
  return crd_cel_end(cel, cost, t5);
}

static const crd_read set_gcs_fault_tolerance_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions")}};
/* !('RAY_REDIS_ADDRESS' in headEnv)
 * when: enabledByAnnotation.lowerAscii() != 'true' && !has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
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
    t6 = crd_cel_and(cel, t6, error7, crd_cel_truth_of(!CRD_HAS(self, ray_v1_RayClusterSpec_has_gcsFaultToleranceOptions)));
  }
  if (t6 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t17 = CRD_CEL_ERROR;
  if (t6 == CRD_CEL_TRUE) {
    const ray_v1_HeadGroupSpec *t10 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
    const core_v1_PodTemplateSpec *t11 = t10->template_ ? t10->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t12 = t11->spec ? t11->spec : &core_v1_PodSpec_zero;
    cost += 6;
    if ((0 < 0 || (uint64_t)0 >= t12->containers.count) && !crd_cel_fail_index(cel, 0)) {
      cost += 2;
      goto failed_0;
    }
    cost += 1;
    crd_cel_builder t13 = {NULL, 0, 0};
    for (size_t i9 = 0; i9 < t12->containers.items[0].env.count; i9++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const core_v1_EnvVar *e_14 = &t12->containers.items[0].env.items[i9];
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

static const crd_read set_gcs_fault_tolerance_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".gcsFaultToleranceOptions")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")}};
/* annotations: annotations */
static crd_cel_value set_gcs_fault_tolerance_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_gcs_fault_tolerance_3_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* when: has(self.gcsFaultToleranceOptions) */
static crd_cel_truth set_gcs_fault_tolerance_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(self_1, ray_v1_RayClusterSpec_has_gcsFaultToleranceOptions)));
}

/* startParams[?'redis-username'].orValue('') == '' && !('REDIS_USERNAME' in headEnv) */
static crd_cel_truth set_gcs_fault_tolerance_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    const ray_v1_HeadGroupSpec *t2 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
    crd_cel_value t3 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_4, (&t2->rayStartParams)),
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
      const ray_v1_HeadGroupSpec *t10 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
      const core_v1_PodTemplateSpec *t11 = t10->template_ ? t10->template_ : &core_v1_PodTemplateSpec_zero;
      const core_v1_PodSpec *t12 = t11->spec ? t11->spec : &core_v1_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t12->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_2;
      }
      cost += 1;
      crd_cel_builder t13 = {NULL, 0, 0};
      for (size_t i9 = 0; i9 < t12->containers.items[0].env.count; i9++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const core_v1_EnvVar *e_14 = &t12->containers.items[0].env.items[i9];
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

static const crd_read set_gcs_fault_tolerance_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.rayStartParams[redis-username]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")}};

static crd_scope_value_fn *const set_gcs_fault_tolerance_3_include_params[] = {
    set_gcs_fault_tolerance_3_param_1,
};
static const crd_include set_gcs_fault_tolerance_3_include = {
    .set = &set_gcs_options,
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
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("enabledByAnnotation == '' || !has(self.gcsFaultToleranceOptions)"),
        .message = CRD_STRING_INIT("ray.io/ft-enabled annotation and GcsFaultToleranceOptions are both set. Please use only "
                                   "GcsFaultToleranceOptions to configure GCS fault tolerance"),
        .evaluate = set_gcs_fault_tolerance_1,
        .reads = set_gcs_fault_tolerance_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-121"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!('RAY_REDIS_ADDRESS' in headEnv)"),
        .message = CRD_STRING_INIT("RAY_REDIS_ADDRESS is set which implicitly enables GCS fault tolerance, but "
                                   "GcsFaultToleranceOptions is not set. Please set GcsFaultToleranceOptions to enable GCS "
                                   "fault tolerance"),
        .evaluate = set_gcs_fault_tolerance_2,
        .reads = set_gcs_fault_tolerance_2_reads,
        .read_count = 4,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_gcs_fault_tolerance_3_when,
        .include = &set_gcs_fault_tolerance_3_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-136"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("startParams[?'redis-username'].orValue('') == '' && !('REDIS_USERNAME' in headEnv)"),
        .message = CRD_STRING_INIT("cannot set redis username in rayStartParams or environment variables - use "
                                   "GcsFaultToleranceOptions.RedisUsername instead"),
        .evaluate = set_gcs_fault_tolerance_4,
        .reads = set_gcs_fault_tolerance_4_reads,
        .read_count = 3,
    },
};
static const crd_rule_set set_gcs_fault_tolerance = {
    .name = CRD_STRING_INIT("gcs-fault-tolerance"),
    .steps = set_gcs_fault_tolerance_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};

/* autoscaler-v2, declared at RayCluster.spec */
/* headPod.restartPolicy in ['', 'Never'] */
static crd_cel_truth set_autoscaler_v2_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t2 = t1->template_ ? t1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t3 = t2->spec ? t2->spec : &core_v1_PodSpec_zero;
  crd_string t4 = t3->restartPolicy;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t4, CRD_STRING("")) || crd_cel_same(t4, CRD_STRING("Never"))));
}

static const crd_read set_autoscaler_v2_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.restartPolicy")}};
/* size(restarting) == 0 */
static crd_cel_truth set_autoscaler_v2_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const ray_v1_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const core_v1_PodTemplateSpec *t5 = g_3->template_ ? g_3->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t6 = t5->spec ? t5->spec : &core_v1_PodSpec_zero;
    crd_string t7 = t6->restartPolicy;
    cost += 5;
    if (!(crd_cel_same(t7, CRD_STRING("")) || crd_cel_same(t7, CRD_STRING("Never")))) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t8 = crd_cel_built(cel, &t2);
  const crd_cel_value arguments9[1] = {t8};
  crd_cel_value t10 = crd_cel_fn_size(cel, arguments9, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_autoscaler_v2_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].template.spec.restartPolicy")}};
/* messageExpression: 'restartPolicy for worker group ' + restarting[0].groupName + ' should be Never or unset when using
 * autoscaler V2' */
static bool set_autoscaler_v2_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_v1_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const core_v1_PodTemplateSpec *t5 = g_3->template_ ? g_3->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t6 = t5->spec ? t5->spec : &core_v1_PodSpec_zero;
    crd_string t7 = t6->restartPolicy;
    cost += 5;
    if (!(crd_cel_same(t7, CRD_STRING("")) || crd_cel_same(t7, CRD_STRING("Never")))) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t8 = crd_cel_built(cel, &t2);
  crd_cel_value t9 = crd_cel_index(cel, t8, crd_cel_of_int(0));
  cost += 1;
  if (t9.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  const ray_v1_WorkerGroupSpec *t10 = crd_scope_object(t9, &ray_v1_WorkerGroupSpec_type, &ray_v1_WorkerGroupSpec_zero);
  cost += 1;
  crd_string t11 = crd_cel_concat(cel, CRD_STRING("restartPolicy for worker group "), t10->groupName, false);
  crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING(" should be Never or unset when using autoscaler V2"), false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_autoscaler_v2_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-144"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("headPod.restartPolicy in ['', 'Never']"),
        .message = CRD_STRING_INIT("restartPolicy for head Pod should be Never or unset when using autoscaler V2"),
        .evaluate = set_autoscaler_v2_1,
        .reads = set_autoscaler_v2_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-145"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(restarting) == 0"),
        .evaluate = set_autoscaler_v2_2,
        .reads = set_autoscaler_v2_2_reads,
        .read_count = 2,
        .message_expression = set_autoscaler_v2_2_message_expression,
    },
};
static const crd_rule_set set_autoscaler_v2 = {
    .name = CRD_STRING_INIT("autoscaler-v2"),
    .steps = set_autoscaler_v2_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* autoscaler, declared at RayCluster.spec */
static const crd_gate set_autoscaler_1_gate_1 = {CRD_STRING_INIT("RayJobDeletionPolicy"), true, false, CRD_GATE_BETA};
/* gates.RayJobDeletionPolicy || size(suspendedGroups) == 0 */
static crd_cel_truth set_autoscaler_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  bool t2 = crd_settings_gate(cel->settings, &set_autoscaler_1_gate_1);
  cost += 2;
  bool t10 = true;
  if (!t2) {
    cost += 2;
    crd_cel_builder t4 = {NULL, 0, 0};
    for (size_t i3 = 0; i3 < self->workerGroupSpecs.count; i3++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const ray_v1_WorkerGroupSpec *g_5 = &self->workerGroupSpecs.items[i3];
      cost += 2;
      if (g_5->suspend) {
        cost += 13;
        crd_cel_push(cel, &t4, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_5));
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

static const crd_read set_autoscaler_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].suspend")}};
/* messageExpression: 'worker group ' + suspendedGroups[0].groupName + ' can be suspended only when the RayJobDeletionPolicy
 * feature gate is enabled' */
static bool set_autoscaler_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_v1_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    cost += 2;
    if (g_3->suspend) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_3));
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
  const ray_v1_WorkerGroupSpec *t7 = crd_scope_object(t6, &ray_v1_WorkerGroupSpec_type, &ray_v1_WorkerGroupSpec_zero);
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
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_truth t38 = CRD_CEL_TRUE;
  if (!self->enableInTreeAutoscaling) {
    crd_cel_truth t2 = CRD_CEL_ERROR;
    {
      const ray_v1_HeadGroupSpec *t5 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
      const core_v1_PodTemplateSpec *t6 = t5->template_ ? t5->template_ : &core_v1_PodTemplateSpec_zero;
      const core_v1_PodSpec *t7 = t6->spec ? t6->spec : &core_v1_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t7->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_2;
      }
      cost += 1;
      crd_cel_builder t8 = {NULL, 0, 0};
      for (size_t i4 = 0; i4 < t7->containers.items[0].env.count; i4++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const core_v1_EnvVar *e_9 = &t7->containers.items[0].env.items[i4];
        cost += crd_cel_string_cost(e_9->name, CRD_STRING("RAY_enable_autoscaler_v2"));
        cost += 2;
        if (crd_cel_same(e_9->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
          cost += 13;
          crd_cel_push(cel, &t8, crd_cel_of_stored(&core_v1_EnvVar_type, e_9));
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
          const core_v1_EnvVar *t15 = crd_scope_object(t14, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
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
        const ray_v1_HeadGroupSpec *t24 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
        const core_v1_PodTemplateSpec *t25 = t24->template_ ? t24->template_ : &core_v1_PodTemplateSpec_zero;
        const core_v1_PodSpec *t26 = t25->spec ? t25->spec : &core_v1_PodSpec_zero;
        cost += 6;
        if ((0 < 0 || (uint64_t)0 >= t26->containers.count) && !crd_cel_fail_index(cel, 0)) {
          cost += 2;
          goto failed_6;
        }
        cost += 1;
        crd_cel_builder t27 = {NULL, 0, 0};
        for (size_t i23 = 0; i23 < t26->containers.items[0].env.count; i23++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const core_v1_EnvVar *e_28 = &t26->containers.items[0].env.items[i23];
          cost += crd_cel_string_cost(e_28->name, CRD_STRING("RAY_enable_autoscaler_v2"));
          cost += 2;
          if (crd_cel_same(e_28->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
            cost += 13;
            crd_cel_push(cel, &t27, crd_cel_of_stored(&core_v1_EnvVar_type, e_28));
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
            const core_v1_EnvVar *t34 = crd_scope_object(t33, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
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

static const crd_read set_autoscaler_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].value")}};
/* messageExpression: "environment variable RAY_enable_autoscaler_v2 cannot be set to '" + autoscalerV2Variable[0] + "' when
 * enableInTreeAutoscaling is false. Please set enableInTreeAutoscaling: true to use autoscaler v2" */
static bool set_autoscaler_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t3 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t4 = t3->template_ ? t3->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t5 = t4->spec ? t4->spec : &core_v1_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t5->containers.count) && !crd_cel_fail_index(cel, 0)) {
    cost += 18;
    goto failed_0;
  }
  cost += 1;
  crd_cel_builder t6 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < t5->containers.items[0].env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const core_v1_EnvVar *e_7 = &t5->containers.items[0].env.items[i2];
    cost += crd_cel_string_cost(e_7->name, CRD_STRING("RAY_enable_autoscaler_v2"));
    cost += 2;
    if (crd_cel_same(e_7->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
      cost += 13;
      crd_cel_push(cel, &t6, crd_cel_of_stored(&core_v1_EnvVar_type, e_7));
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
      const core_v1_EnvVar *t13 = crd_scope_object(t12, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
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
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  bool t9 = true;
  if (self->enableInTreeAutoscaling) {
    cost += 2;
    crd_cel_builder t3 = {NULL, 0, 0};
    for (size_t i2 = 0; i2 < self->workerGroupSpecs.count; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const ray_v1_WorkerGroupSpec *g_4 = &self->workerGroupSpecs.items[i2];
      cost += 2;
      if (g_4->suspend) {
        cost += 13;
        crd_cel_push(cel, &t3, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_4));
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

static const crd_read set_autoscaler_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].suspend")}};
/* messageExpression: 'worker group ' + suspendedGroups[0].groupName + ' cannot be suspended with Autoscaler enabled' */
static bool set_autoscaler_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_v1_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    cost += 2;
    if (g_3->suspend) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_3));
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
  const ray_v1_WorkerGroupSpec *t7 = crd_scope_object(t6, &ray_v1_WorkerGroupSpec_type, &ray_v1_WorkerGroupSpec_zero);
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
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  bool t3 = false;
  if (self->enableInTreeAutoscaling) {
    const ray_v1_AutoscalerOptions *t2 = self->autoscalerOptions ? self->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
    cost += 2;
    t3 = CRD_HAS(t2, ray_v1_AutoscalerOptions_has_version);
  }
  bool t20 = false;
  if (t3) {
    const ray_v1_HeadGroupSpec *t6 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
    const core_v1_PodTemplateSpec *t7 = t6->template_ ? t6->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t8 = t7->spec ? t7->spec : &core_v1_PodSpec_zero;
    cost += 6;
    if ((0 < 0 || (uint64_t)0 >= t8->containers.count) && !crd_cel_fail_index(cel, 0)) {
      cost += 2;
      goto failed_0;
    }
    cost += 1;
    crd_cel_builder t9 = {NULL, 0, 0};
    for (size_t i5 = 0; i5 < t8->containers.items[0].env.count; i5++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const core_v1_EnvVar *e_10 = &t8->containers.items[0].env.items[i5];
      cost += crd_cel_string_cost(e_10->name, CRD_STRING("RAY_enable_autoscaler_v2"));
      cost += 2;
      if (crd_cel_same(e_10->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
        cost += 13;
        crd_cel_push(cel, &t9, crd_cel_of_stored(&core_v1_EnvVar_type, e_10));
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
        const core_v1_EnvVar *t16 = crd_scope_object(t15, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
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

static const crd_read set_autoscaler_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.version")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].value")}};
/* when: autoscaling && autoscalerV2 */
static crd_cel_truth set_autoscaler_5_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  bool t3 = false;
  if (self_1->enableInTreeAutoscaling) {
    const ray_v1_AutoscalerOptions *t2 = self_1->autoscalerOptions
                                             ? self_1->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
    cost += crd_cel_string_cost(t2->version, CRD_STRING("v2"));
    t3 = crd_cel_same(t2->version, CRD_STRING("v2"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* self.autoscalerOptions.idleTimeoutSeconds >= 0 */
static crd_cel_truth set_autoscaler_6(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_AutoscalerOptions *t1 = self->autoscalerOptions ? self->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->idleTimeoutSeconds >= 0));
}

static const crd_read set_autoscaler_6_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.idleTimeoutSeconds")}};
/* messageExpression: 'autoscalerOptions.idleTimeoutSeconds must be non-negative, got ' +
 * string(self.autoscalerOptions.idleTimeoutSeconds) */
static bool set_autoscaler_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_AutoscalerOptions *t1 = self->autoscalerOptions ? self->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
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
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_AutoscalerOptions *t2 = self->autoscalerOptions ? self->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
  cost += 3;
  bool t3 = false;
  for (size_t i1 = 0; i1 < t2->env.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const core_v1_EnvVar *e_4 = &t2->env.items[i1];
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

static const crd_read set_autoscaler_7_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".autoscalerOptions.env[*].name")}};

static const crd_include set_autoscaler_5_include = {
    .set = &set_autoscaler_v2,
    .mode = CRD_SET_FIRST,
};
static const crd_step set_autoscaler_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-137"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("gates.RayJobDeletionPolicy || size(suspendedGroups) == 0"),
        .evaluate = set_autoscaler_1,
        .reads = set_autoscaler_1_reads,
        .read_count = 2,
        .message_expression = set_autoscaler_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-138"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("autoscaling || !autoscalerV2ByVariable"),
        .evaluate = set_autoscaler_2,
        .reads = set_autoscaler_2_reads,
        .read_count = 4,
        .message_expression = set_autoscaler_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-139"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!autoscaling || size(suspendedGroups) == 0"),
        .evaluate = set_autoscaler_3,
        .reads = set_autoscaler_3_reads,
        .read_count = 3,
        .message_expression = set_autoscaler_3_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-143"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(autoscalerV2Variable) == 0"),
        .message = CRD_STRING_INIT("both .spec.autoscalerOptions.version and head Pod env var RAY_enable_autoscaler_v2 are "
                                   "set, please only use the former"),
        .evaluate = set_autoscaler_4,
        .reads = set_autoscaler_4_reads,
        .read_count = 5,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_autoscaler_5_when,
        .include = &set_autoscaler_5_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-146"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.autoscalerOptions.idleTimeoutSeconds >= 0"),
        .evaluate = set_autoscaler_6,
        .reads = set_autoscaler_6_reads,
        .read_count = 1,
        .message_expression = set_autoscaler_6_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-147"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!self.autoscalerOptions.env.exists(e, e.name == 'KUBERAY_GEN_AUTOSCALER_START_CMD')"),
        .message = CRD_STRING_INIT("autoscalerOptions.env must not contain KUBERAY_GEN_AUTOSCALER_START_CMD: it is managed "
                                   "by KubeRay and injected automatically into the autoscaler container"),
        .evaluate = set_autoscaler_7,
        .reads = set_autoscaler_7_reads,
        .read_count = 2,
    },
};
static const crd_rule_set set_autoscaler = {
    .name = CRD_STRING_INIT("autoscaler"),
    .steps = set_autoscaler_steps,
    .step_count = 7,
    .mode = CRD_SET_FIRST,
};

/* history-storage, declared at RayCluster.spec.historyServerOptions.collectorOptions */
/* 'GCS_BUCKET' in given
 * when: backend == 'GCS' */
static crd_cel_truth set_history_storage_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("GCS"));
  crd_cel_truth t3 = CRD_CEL_ERROR;
  if (crd_cel_same(t1, CRD_STRING("GCS"))) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("GCS_BUCKET")), scope->params[2]);
    t3 = t2;
  } else {
    t3 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_storage_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* 'S3_REGION' in given
 * when: backend == 'S3' */
static crd_cel_truth set_history_storage_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("S3"));
  crd_cel_truth t3 = CRD_CEL_ERROR;
  if (crd_cel_same(t1, CRD_STRING("S3"))) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("S3_REGION")), scope->params[2]);
    t3 = t2;
  } else {
    t3 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_storage_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* 'AZURE_STORAGE_CONNECTION_STRING' in given
 * when: backend == 'AZUREBLOB' && authMode == 'connection_string' */
static crd_cel_truth set_history_storage_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t2, CRD_STRING("AZUREBLOB"));
    t1 = crd_cel_truth_of(crd_cel_same(t2, CRD_STRING("AZUREBLOB")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_FALSE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 1;
        goto failed_2;
      }
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
        cost += 1;
        goto failed_2;
      }
      cost += crd_cel_string_cost(t6, CRD_STRING("connection_string"));
      t5 = crd_cel_truth_of(crd_cel_same(t6, CRD_STRING("connection_string")));
    }
  failed_2:;
    t3 = crd_cel_and(cel, t3, error4, t5);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t8 = CRD_CEL_ERROR;
  if (t3 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t7 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_CONNECTION_STRING")), scope->params[2]);
    t8 = t7;
  } else {
    t8 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t8);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_storage_3_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* 'AZURE_STORAGE_ACCOUNT_URL' in given
 * when: backend == 'AZUREBLOB' && authMode in ['workload_identity', 'default'] */
static crd_cel_truth set_history_storage_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t2, CRD_STRING("AZUREBLOB"));
    t1 = crd_cel_truth_of(crd_cel_same(t2, CRD_STRING("AZUREBLOB")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_FALSE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 2;
        goto failed_2;
      }
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
        cost += 2;
        goto failed_2;
      }
      crd_string t7 = t6;
      t5 = crd_cel_truth_of((crd_cel_same(t7, CRD_STRING("workload_identity")) || crd_cel_same(t7, CRD_STRING("default"))));
    }
  failed_2:;
    t3 = crd_cel_and(cel, t3, error4, t5);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t9 = CRD_CEL_ERROR;
  if (t3 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t8 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_ACCOUNT_URL")), scope->params[2]);
    t9 = t8;
  } else {
    t9 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t9);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_storage_4_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'AZURE_STORAGE_ACCOUNT_URL environment variable must be set when STORAGE_BACKEND is AZUREBLOB and' + '
 * AZURE_STORAGE_AUTH_MODE is ' + authMode */
static bool set_history_storage_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  crd_string t1 = crd_cel_concat(cel,
                                 CRD_STRING("AZURE_STORAGE_ACCOUNT_URL environment variable must be set when "
                                            "STORAGE_BACKEND is AZUREBLOB and"), CRD_STRING(" AZURE_STORAGE_AUTH_MODE is "),
                                            false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t1) + 1);
    goto failed_0;
  }
  crd_string t2 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t2)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t1) + 1);
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel, t1, t2, false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* 'AZURE_STORAGE_CONNECTION_STRING' in given || 'AZURE_STORAGE_ACCOUNT_URL' in given
 * when: backend == 'AZUREBLOB' && !(authMode in ['connection_string', 'workload_identity', 'default']) */
static crd_cel_truth set_history_storage_5(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t2, CRD_STRING("AZUREBLOB"));
    t1 = crd_cel_truth_of(crd_cel_same(t2, CRD_STRING("AZUREBLOB")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_FALSE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 4;
        goto failed_2;
      }
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
        cost += 4;
        goto failed_2;
      }
      crd_string t7 = t6;
      cost += 1;
      t5 = crd_cel_truth_of(!(crd_cel_same(t7, CRD_STRING("connection_string")) ||
                              crd_cel_same(t7, CRD_STRING("workload_identity")) || crd_cel_same(t7, CRD_STRING("default"))));
    }
  failed_2:;
    t3 = crd_cel_and(cel, t3, error4, t5);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t14 = CRD_CEL_ERROR;
  if (t3 == CRD_CEL_TRUE) {
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) {
        cost += 1;
        goto failed_3;
      }
      crd_cel_truth t9 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_CONNECTION_STRING")), scope->params[2]);
      t8 = t9;
    }
  failed_3:;
    crd_cel_truth t10 = t8;
    if (t10 != CRD_CEL_TRUE) {
      const crd_string error11 = cel->error;
      crd_cel_truth t12 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 1;
          goto failed_4;
        }
        crd_cel_truth t13 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_ACCOUNT_URL")), scope->params[2]);
        t12 = t13;
      }
    failed_4:;
      t10 = crd_cel_or(cel, t10, error11, t12);
    }
    t14 = t10;
  } else {
    t14 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t14);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_storage_5_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_cel_value set_history_storage_6_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_BUCKET", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_ENDPOINT", 12}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_REGION", 10}}},
};
static const crd_cel_list set_history_storage_6_table_1 = {set_history_storage_6_items_1, 3, NULL};
static const crd_cel_value set_history_storage_6_constant_2 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_history_storage_6_table_1}};
/* size(missing) == 0
 * when: backend == 'ALIYUNOSS' */
static crd_cel_truth set_history_storage_6(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("ALIYUNOSS"));
  bool t11 = false;
  if (crd_cel_same(t1, CRD_STRING("ALIYUNOSS"))) {
    crd_cel_value t3 = set_history_storage_6_constant_2;
    const int64_t n2 = crd_cel_range(cel, t3);
    if (n2 < 0) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_builder t4 = {NULL, 0, 0};
    bool failed2 = false;
    crd_string error2 = {NULL, 0};
    for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_string n_5;
      if (!crd_cel_string_at(cel, &t3, i2, &n_5)) {
        cost += 2;
        goto failed_0;
      }
      crd_cel_truth t6 = CRD_CEL_ERROR;
      {
        cost += 2;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 2;
          goto failed_1;
        }
        crd_cel_truth t7 = crd_cel_in(cel, crd_cel_of_string(n_5), scope->params[2]);
        cost += 1;
        t6 = crd_cel_not(t7);
      }
    failed_1:;
      if (t6 == CRD_CEL_ERROR) {
        error2 = cel->error;
        failed2 = true;
      }
      if (t6 == CRD_CEL_TRUE) {
        cost += 13;
        crd_cel_push(cel, &t4, crd_cel_of_string(n_5));
      }
    }
    cost += 1;
    if (failed2) cel->error = error2;
    if (failed2) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_value t8 = crd_cel_built(cel, &t4);
    const crd_cel_value arguments9[1] = {t8};
    crd_cel_value t10 = crd_cel_fn_size(cel, arguments9, 1);
    if (t10.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t11 = (t10.as.integer == 0);
  } else {
    t11 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t11));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_storage_6_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_cel_value set_history_storage_6_message_expression_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_BUCKET", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_ENDPOINT", 12}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_REGION", 10}}},
};
static const crd_cel_list set_history_storage_6_message_expression_table_1 = {set_history_storage_6_message_expression_items_1, 3, NULL};
static const crd_cel_value set_history_storage_6_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                  .as = {.list = &set_history_storage_6_message_expression_table_1}};
/* messageExpression: missing[0] + ' environment variable must be set when STORAGE_BACKEND is ALIYUNOSS' */
static bool set_history_storage_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  crd_cel_value t2 = set_history_storage_6_message_expression_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 7;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 7;
      goto failed_0;
    }
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 2;
      if (crd_scope_failed(cel, &scope->params[2])) {
        cost += 2;
        goto failed_1;
      }
      crd_cel_truth t6 = crd_cel_in(cel, crd_cel_of_string(n_4), scope->params[2]);
      cost += 1;
      t5 = crd_cel_not(t6);
    }
  failed_1:;
    if (t5 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t5 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 7;
    goto failed_0;
  }
  crd_cel_value t7 = crd_cel_built(cel, &t3);
  crd_cel_value t8 = crd_cel_index(cel, t7, crd_cel_of_int(0));
  cost += 1;
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_string t9 = {NULL, 0};
  if (!crd_cel_take_string(cel, t8, &t9)) goto failed_0;
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(" environment variable must be set when STORAGE_BACKEND is ALIYUNOSS"),
                                  false);
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_history_storage_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-203"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("'GCS_BUCKET' in given"),
        .message = CRD_STRING_INIT("GCS_BUCKET environment variable must be set when STORAGE_BACKEND is GCS"),
        .evaluate = set_history_storage_1,
        .reads = set_history_storage_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-204"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("'S3_REGION' in given"),
        .message = CRD_STRING_INIT("S3_REGION environment variable must be set when STORAGE_BACKEND is S3"),
        .evaluate = set_history_storage_2,
        .reads = set_history_storage_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-205"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_CONNECTION_STRING' in given"),
        .message = CRD_STRING_INIT("AZURE_STORAGE_CONNECTION_STRING environment variable must be set when STORAGE_BACKEND "
                                   "is AZUREBLOB and AZURE_STORAGE_AUTH_MODE is connection_string"),
        .evaluate = set_history_storage_3,
        .reads = set_history_storage_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-206"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_ACCOUNT_URL' in given"),
        .evaluate = set_history_storage_4,
        .reads = set_history_storage_4_reads,
        .read_count = 1,
        .message_expression = set_history_storage_4_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-207"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_CONNECTION_STRING' in given || 'AZURE_STORAGE_ACCOUNT_URL' in given"),
        .message = CRD_STRING_INIT("either AZURE_STORAGE_CONNECTION_STRING or AZURE_STORAGE_ACCOUNT_URL environment "
                                   "variable must be set when STORAGE_BACKEND is AZUREBLOB"),
        .evaluate = set_history_storage_5,
        .reads = set_history_storage_5_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-208"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(missing) == 0"),
        .evaluate = set_history_storage_6,
        .reads = set_history_storage_6_reads,
        .read_count = 1,
        .message_expression = set_history_storage_6_message_expression,
    },
};
static const crd_rule_set set_history_storage = {
    .name = CRD_STRING_INIT("history-storage"),
    .steps = set_history_storage_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};

/* history-collector, declared at RayCluster.spec.historyServerOptions.collectorOptions */
/* self.image != '' */
static crd_cel_truth set_history_collector_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->image, CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->image, CRD_STRING(""))));
}

static const crd_read set_history_collector_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".image")}};
static const crd_cel_value set_history_collector_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"POD_IP", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"FQ_RAY_IP", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAME", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAMESPACE", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_ROLE", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_KIND", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_NAME", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"EVENTS_PORT", 11}}},
};
static const crd_cel_list set_history_collector_2_table_1 = {set_history_collector_2_items_1, 8, NULL};
static const crd_cel_value set_history_collector_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_history_collector_2_table_1}};
/* size(taken) == 0 */
static crd_cel_truth set_history_collector_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2 = set_history_collector_2_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 2;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const core_v1_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments11[1] = {t10};
  crd_cel_value t12 = crd_cel_fn_size(cel, arguments11, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_collector_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")}};
static const crd_cel_value set_history_collector_2_message_expression_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"POD_IP", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"FQ_RAY_IP", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAME", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAMESPACE", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_ROLE", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_KIND", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_NAME", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"EVENTS_PORT", 11}}},
};
static const crd_cel_list set_history_collector_2_message_expression_table_1 = {set_history_collector_2_message_expression_items_1, 8, NULL};
static const crd_cel_value set_history_collector_2_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                    .as = {.list = &set_history_collector_2_message_expression_table_1}};
/* messageExpression: 'historyServerOptions.collectorOptions.env must not contain ' + taken[0] + ': it is managed by KubeRay
 * and injected automatically into the collector container' */
static bool set_history_collector_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2 = set_history_collector_2_message_expression_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 15;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const core_v1_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  crd_cel_value t11 = crd_cel_index(cel, t10, crd_cel_of_int(0));
  cost += 1;
  if (t11.kind == CRD_CEL_FAILED) {
    cost += 15;
    goto failed_0;
  }
  crd_string t12 = {NULL, 0};
  if (!crd_cel_take_string(cel, t11, &t12)) {
    cost += 9;
    goto failed_0;
  }
  crd_string t13 = crd_cel_concat(cel, CRD_STRING("historyServerOptions.collectorOptions.env must not contain "), t12,
                                  false);
  crd_string t14 = crd_cel_concat(cel, t13,
                                  CRD_STRING(": it is managed by KubeRay and injected automatically into the collector "
                                             "container"), false);
  *message = t14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* backend != '' */
static crd_cel_truth set_history_collector_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const core_v1_EnvVar *e_4 = &self->env.items[i2];
    cost += crd_cel_string_cost(e_4->name, CRD_STRING("STORAGE_BACKEND"));
    cost += 2;
    if (crd_cel_same(e_4->name, CRD_STRING("STORAGE_BACKEND"))) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&core_v1_EnvVar_type, e_4));
    }
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_built(cel, &t3);
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) goto failed_3;
      const core_v1_EnvVar *t10 = crd_scope_object(t9, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
      cost += 1;
      crd_cel_push(cel, &t8, crd_cel_of_string(t10->value));
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
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_last(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t14 = t13;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t14.as.optional) {
    t14 = crd_cel_held(cel, t14);
  } else {
    t14 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t15 = {NULL, 0};
  if (!crd_cel_take_string(cel, t14, &t15)) goto failed_0;
  cost += crd_cel_string_cost(t15, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t15, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_collector_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].value")}};
/* backend: goUpper(backend) */
static crd_cel_value set_history_collector_4_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_CollectorOptions *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self_1->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const core_v1_EnvVar *e_4 = &self_1->env.items[i2];
    cost += crd_cel_string_cost(e_4->name, CRD_STRING("STORAGE_BACKEND"));
    cost += 2;
    if (crd_cel_same(e_4->name, CRD_STRING("STORAGE_BACKEND"))) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&core_v1_EnvVar_type, e_4));
    }
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_built(cel, &t3);
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) goto failed_3;
      const core_v1_EnvVar *t10 = crd_scope_object(t9, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
      cost += 1;
      crd_cel_push(cel, &t8, crd_cel_of_string(t10->value));
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
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_last(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t14 = t13;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    goto failed_0;
  }
  if (t14.as.optional) {
    t14 = crd_cel_held(cel, t14);
  } else {
    t14 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments15[1] = {t14};
  crd_cel_value t16 = crd_cel_fn_go_upper(cel, arguments15, 1);
  if (t16.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t16.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* authMode: authMode */
static crd_cel_value set_history_collector_4_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_CollectorOptions *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self_1->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const core_v1_EnvVar *e_4 = &self_1->env.items[i2];
    cost += crd_cel_string_cost(e_4->name, CRD_STRING("AZURE_STORAGE_AUTH_MODE"));
    cost += 2;
    if (crd_cel_same(e_4->name, CRD_STRING("AZURE_STORAGE_AUTH_MODE"))) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&core_v1_EnvVar_type, e_4));
    }
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_built(cel, &t3);
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) goto failed_3;
      const core_v1_EnvVar *t10 = crd_scope_object(t9, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
      cost += 1;
      crd_cel_push(cel, &t8, crd_cel_of_string(t10->value));
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
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_last(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t14 = t13;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 2;
    goto failed_0;
  }
  if (t14.as.optional) {
    t14 = crd_cel_held(cel, t14);
  } else {
    t14 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments15[1] = {t14};
  crd_cel_value t16 = crd_cel_fn_go_trim(cel, arguments15, 1);
  if (t16.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments17[1] = {crd_cel_of_string(t16.as.text)};
  crd_cel_value t18 = crd_cel_fn_go_lower(cel, arguments17, 1);
  if (t18.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t18.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* given: self.env.map(e, e.name).filter(n, self.env.filter(e, e.name == n).map(e, e.value != '' ||
 * has(e.valueFrom)).last().orValue(false)) */
static crd_cel_value set_history_collector_4_param_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_CollectorOptions *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self_1->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const core_v1_EnvVar *e_4 = &self_1->env.items[i2];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(e_4->name));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string n_8;
    if (!crd_cel_string_at(cel, &t6, i1, &n_8)) goto failed_0;
    crd_cel_truth t9 = CRD_CEL_ERROR;
    {
      cost += 2;
      crd_cel_builder t12 = {NULL, 0, 0};
      for (size_t i11 = 0; i11 < self_1->env.count; i11++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        const core_v1_EnvVar *e_13 = &self_1->env.items[i11];
        cost += crd_cel_string_cost(e_13->name, n_8);
        cost += 3;
        if (crd_cel_same(e_13->name, n_8)) {
          cost += 13;
          crd_cel_push(cel, &t12, crd_cel_of_stored(&core_v1_EnvVar_type, e_13));
        }
      }
      cost += 1;
      crd_cel_value t15 = crd_cel_built(cel, &t12);
      crd_cel_value t16 = t15;
      const int64_t n10 = crd_cel_range(cel, t16);
      if (n10 < 0) {
        cost += 1;
        goto failed_2;
      }
      crd_cel_builder t17 = {NULL, 0, 0};
      for (size_t i10 = 0; i10 < (size_t)n10; i10++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t18 = crd_cel_range_at(cel, t16, i10);
        crd_cel_truth t19 = CRD_CEL_ERROR;
        {
          cost += 13;
          if (t18.kind == CRD_CEL_FAILED) goto failed_6;
          const core_v1_EnvVar *t20 = crd_scope_object(t18, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
          cost += crd_cel_string_cost(t20->value, CRD_STRING(""));
          cost += 1;
          t19 = crd_cel_truth_of(!crd_cel_same(t20->value, CRD_STRING("")));
        }
      failed_6:;
        crd_cel_truth t21 = t19;
        if (t21 != CRD_CEL_TRUE) {
          const crd_string error22 = cel->error;
          crd_cel_truth t23 = CRD_CEL_ERROR;
          {
            cost += 1;
            if (t18.kind == CRD_CEL_FAILED) goto failed_7;
            const core_v1_EnvVar *t24 = crd_scope_object(t18, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
            t23 = crd_cel_truth_of(CRD_HAS(t24, core_v1_EnvVar_has_valueFrom));
          }
        failed_7:;
          t21 = crd_cel_or(cel, t21, error22, t23);
        }
        crd_cel_push(cel, &t17, crd_cel_of_truth(t21));
      }
      cost += 1;
      crd_cel_value t25 = crd_cel_built(cel, &t17);
      const crd_cel_value arguments26[1] = {t25};
      crd_cel_value t27 = crd_cel_fn_last(cel, arguments26, 1);
      if (t27.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_value t28 = t27;
      if (t28.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_2;
      if (t28.as.optional) {
        t28 = crd_cel_held(cel, t28);
      } else {
        t28 = crd_cel_of_bool(false);
      }
      bool t29 = false;
      if (!crd_cel_get_bool(cel, t28, &t29)) goto failed_2;
      t9 = crd_cel_truth_of(t29);
    }
  failed_2:;
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t7, crd_cel_of_string(n_8));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t30 = crd_cel_built(cel, &t7);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t30 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_history_collector_4_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].name")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].value")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].valueFrom")}};

static crd_scope_value_fn *const set_history_collector_4_include_params[] = {
    set_history_collector_4_param_1,
    set_history_collector_4_param_2,
    set_history_collector_4_param_3,
};
static const crd_include set_history_collector_4_include = {
    .set = &set_history_storage,
    .mode = CRD_SET_FIRST,
    .reads = set_history_collector_4_include_reads,
    .read_count = 4,
    .params = set_history_collector_4_include_params,
    .param_count = 3,
};
static const crd_step set_history_collector_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-200"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.image != ''"),
        .message = CRD_STRING_INIT("historyServerOptions.collectorOptions.image must be set"),
        .evaluate = set_history_collector_1,
        .reads = set_history_collector_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-201"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(taken) == 0"),
        .evaluate = set_history_collector_2,
        .reads = set_history_collector_2_reads,
        .read_count = 2,
        .message_expression = set_history_collector_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-202"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("backend != ''"),
        .message = CRD_STRING_INIT("STORAGE_BACKEND environment variable must be set with a literal string value in "
                                   "historyServerOptions.collectorOptions.env"),
        .evaluate = set_history_collector_3,
        .reads = set_history_collector_3_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_history_collector_4_include,
    },
};
static const crd_rule_set set_history_collector = {
    .name = CRD_STRING_INIT("history-collector"),
    .steps = set_history_collector_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};

/* history-server, declared at RayCluster.spec */
static const crd_gate set_history_server_1_gate_1 = {CRD_STRING_INIT("RayClusterHistoryServer"), false, false,
                                                     CRD_GATE_ALPHA};
/* gates.RayClusterHistoryServer */
static crd_cel_truth set_history_server_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t1 = crd_settings_gate(cel->settings, &set_history_server_1_gate_1);
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* has(self.historyServerOptions.collectorOptions) */
static crd_cel_truth set_history_server_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HistoryServerOptions *t1 = self->historyServerOptions
                                              ? self->historyServerOptions : &ray_v1_HistoryServerOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(t1, ray_v1_HistoryServerOptions_has_collectorOptions)));
}

static const crd_read set_history_server_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".historyServerOptions.collectorOptions")}};
/* at: self.historyServerOptions.collectorOptions */
static crd_cel_value set_history_server_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HistoryServerOptions *t1 = self->historyServerOptions
                                              ? self->historyServerOptions : &ray_v1_HistoryServerOptions_zero;
  const ray_v1_CollectorOptions *t2 = t1->collectorOptions ? t1->collectorOptions : &ray_v1_CollectorOptions_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_CollectorOptions_type, t2) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* !headPod.containers.exists(c, c.name == 'ray-history-collector') */
static crd_cel_truth set_history_server_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t2 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t3 = t2->template_ ? t2->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t4 = t3->spec ? t3->spec : &core_v1_PodSpec_zero;
  cost += 5;
  bool t5 = false;
  for (size_t i1 = 0; i1 < t4->containers.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const core_v1_Container *c_6 = &t4->containers.items[i1];
    cost += crd_cel_string_cost(c_6->name, CRD_STRING("ray-history-collector"));
    cost += 6;
    if (crd_cel_same(c_6->name, CRD_STRING("ray-history-collector"))) {
      t5 = true;
      if (i1 + 1 < t4->containers.count) cost += 3;
      break;
    }
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5));
}

static const crd_read set_history_server_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[*].name")}};
/* size(collecting) == 0 */
static crd_cel_truth set_history_server_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const ray_v1_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const core_v1_PodTemplateSpec *t6 = g_3->template_ ? g_3->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t7 = t6->spec ? t6->spec : &core_v1_PodSpec_zero;
    cost += 4;
    bool t8 = false;
    for (size_t i5 = 0; i5 < t7->containers.count; i5++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const core_v1_Container *c_9 = &t7->containers.items[i5];
      cost += crd_cel_string_cost(c_9->name, CRD_STRING("ray-history-collector"));
      cost += 6;
      if (crd_cel_same(c_9->name, CRD_STRING("ray-history-collector"))) {
        t8 = true;
        if (i5 + 1 < t7->containers.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t8) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t11 = crd_cel_built(cel, &t2);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_size(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t13.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_history_server_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].template.spec.containers[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].template.spec.containers[*].name")}};
/* messageExpression: 'worker group ' + collecting[0].groupName + " pod template must not define a container with name
 * 'ray-history-collector'" + ' when history server collector options are enabled' */
static bool set_history_server_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_v1_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const core_v1_PodTemplateSpec *t6 = g_3->template_ ? g_3->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t7 = t6->spec ? t6->spec : &core_v1_PodSpec_zero;
    cost += 4;
    bool t8 = false;
    for (size_t i5 = 0; i5 < t7->containers.count; i5++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const core_v1_Container *c_9 = &t7->containers.items[i5];
      cost += crd_cel_string_cost(c_9->name, CRD_STRING("ray-history-collector"));
      cost += 6;
      if (crd_cel_same(c_9->name, CRD_STRING("ray-history-collector"))) {
        t8 = true;
        if (i5 + 1 < t7->containers.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t8) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t11 = crd_cel_built(cel, &t2);
  crd_cel_value t12 = crd_cel_index(cel, t11, crd_cel_of_int(0));
  cost += 1;
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 16;
    goto failed_0;
  }
  const ray_v1_WorkerGroupSpec *t13 = crd_scope_object(t12, &ray_v1_WorkerGroupSpec_type, &ray_v1_WorkerGroupSpec_zero);
  cost += 1;
  crd_string t14 = crd_cel_concat(cel, CRD_STRING("worker group "), t13->groupName, false);
  crd_string t15 = crd_cel_concat(cel, t14,
                                  CRD_STRING(" pod template must not define a container with name 'ray-history-collector'"),
                                  false);
  crd_string t16 = crd_cel_concat(cel, t15, CRD_STRING(" when history server collector options are enabled"), false);
  *message = t16;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_include set_history_server_3_include = {
    .set = &set_history_collector,
    .at = set_history_server_3_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".historyServerOptions.collectorOptions")},
};
static const crd_step set_history_server_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-148"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("gates.RayClusterHistoryServer"),
        .message = CRD_STRING_INIT("RayClusterHistoryServer feature gate is not enabled"),
        .evaluate = set_history_server_1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-149"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("has(self.historyServerOptions.collectorOptions)"),
        .message = CRD_STRING_INIT("historyServerOptions.collectorOptions must be set"),
        .evaluate = set_history_server_2,
        .reads = set_history_server_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_history_server_3_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-209"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!headPod.containers.exists(c, c.name == 'ray-history-collector')"),
        .message = CRD_STRING_INIT("head pod template must not define a container with name 'ray-history-collector' when "
                                   "history server collector options are enabled"),
        .evaluate = set_history_server_4,
        .reads = set_history_server_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-210"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(collecting) == 0"),
        .evaluate = set_history_server_5,
        .reads = set_history_server_5_reads,
        .read_count = 3,
        .message_expression = set_history_server_5_message_expression,
    },
};
static const crd_rule_set set_history_server = {
    .name = CRD_STRING_INIT("history-server"),
    .steps = set_history_server_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};

/* auth-token, declared at RayCluster.spec */
/* self.rayVersion != '' */
static crd_cel_truth set_auth_token_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->rayVersion, CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->rayVersion, CRD_STRING(""))));
}

static const crd_read set_auth_token_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")}};
/* isGenericVersion(self.rayVersion) */
static crd_cel_truth set_auth_token_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->rayVersion)};
  crd_cel_value t2 = crd_cel_fn_is_generic_version(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_auth_token_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")}};
/* messageExpression: "authOptions.mode is 'token' but RayVersion format is invalid: " + self.rayVersion + ', ' +
 * genericVersionError(self.rayVersion).orValue('') */
static bool set_auth_token_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("authOptions.mode is 'token' but RayVersion format is invalid: "),
                                 self->rayVersion, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(", "), false);
  cost += 2;
  const crd_cel_value arguments3[1] = {crd_cel_of_string(self->rayVersion)};
  crd_cel_value t4 = crd_cel_fn_generic_version_error(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  crd_cel_value t5 = t4;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  if (t5.as.optional) {
    t5 = crd_cel_held(cel, t5);
  } else {
    t5 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t6 = {NULL, 0};
  if (!crd_cel_take_string(cel, t5, &t6)) goto failed_0;
  crd_string t7 = crd_cel_concat(cel, t2, t6, false);
  *message = t7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* genericVersion(self.rayVersion).atLeast(genericVersion('2.52.0')) */
static crd_cel_truth set_auth_token_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->rayVersion)};
  crd_cel_value t2 = crd_cel_fn_generic_version(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {crd_cel_of_string(CRD_STRING("2.52.0"))};
  crd_cel_value t4 = crd_cel_fn_generic_version(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments5[2] = {t2, t4};
  crd_cel_value t6 = crd_cel_fn_at_least(cel, arguments5, 2);
  if (t6.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_auth_token_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")}};
/* messageExpression: "authOptions.mode is 'token' but minimum Ray version is 2.52.0, got " + self.rayVersion */
static bool set_auth_token_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("authOptions.mode is 'token' but minimum Ray version is 2.52.0, got "),
                                 self->rayVersion, false);
  *message = t1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* genericVersion(self.rayVersion).atLeast(genericVersion('2.55.0'))
 * when: self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_token_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_AuthOptions *t1 = self->authOptions ? self->authOptions : &ray_v1_AuthOptions_zero;
  cost += 3;
  bool t8 = false;
  if (t1->enableK8sTokenAuth) {
    cost += 2;
    const crd_cel_value arguments2[1] = {crd_cel_of_string(self->rayVersion)};
    crd_cel_value t3 = crd_cel_fn_generic_version(cel, arguments2, 1);
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments4[1] = {crd_cel_of_string(CRD_STRING("2.55.0"))};
    crd_cel_value t5 = crd_cel_fn_generic_version(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    const crd_cel_value arguments6[2] = {t3, t5};
    crd_cel_value t7 = crd_cel_fn_at_least(cel, arguments6, 2);
    if (t7.kind == CRD_CEL_FAILED) goto failed_0;
    t8 = t7.as.boolean;
  } else {
    t8 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t8));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_auth_token_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")}};
/* messageExpression: 'authOptions.enableK8sTokenAuth is enabled but minimum Ray version is 2.55.0, got ' + self.rayVersion */
static bool set_auth_token_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel,
                                 CRD_STRING("authOptions.enableK8sTokenAuth is enabled but minimum Ray version is 2.55.0, "
                                            "got "), self->rayVersion, false);
  *message = t1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.authOptions.secretName == ''
 * when: self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_token_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_AuthOptions *t1 = self->authOptions ? self->authOptions : &ray_v1_AuthOptions_zero;
  cost += 3;
  bool t3 = false;
  if (t1->enableK8sTokenAuth) {
    const ray_v1_AuthOptions *t2 = self->authOptions ? self->authOptions : &ray_v1_AuthOptions_zero;
    cost += crd_cel_string_cost(t2->secretName, CRD_STRING(""));
    cost += 3;
    t3 = crd_cel_same(t2->secretName, CRD_STRING(""));
  } else {
    t3 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

static const crd_read set_auth_token_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.secretName")}};

static const crd_step set_auth_token_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-211"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.rayVersion != ''"),
        .message = CRD_STRING_INIT("authOptions.mode is 'token' but RayVersion was not specified. Ray version 2.52.0 or "
                                   "later is required"),
        .evaluate = set_auth_token_1,
        .reads = set_auth_token_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-212"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("isGenericVersion(self.rayVersion)"),
        .evaluate = set_auth_token_2,
        .reads = set_auth_token_2_reads,
        .read_count = 1,
        .message_expression = set_auth_token_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-213"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("genericVersion(self.rayVersion).atLeast(genericVersion('2.52.0'))"),
        .evaluate = set_auth_token_3,
        .reads = set_auth_token_3_reads,
        .read_count = 1,
        .message_expression = set_auth_token_3_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-214"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("genericVersion(self.rayVersion).atLeast(genericVersion('2.55.0'))"),
        .evaluate = set_auth_token_4,
        .reads = set_auth_token_4_reads,
        .read_count = 2,
        .message_expression = set_auth_token_4_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-215"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.authOptions.secretName == ''"),
        .message = CRD_STRING_INIT("authOptions.enableK8sTokenAuth is enabled and authOptions.secretName is also set"),
        .evaluate = set_auth_token_5,
        .reads = set_auth_token_5_reads,
        .read_count = 2,
    },
};
static const crd_rule_set set_auth_token = {
    .name = CRD_STRING_INIT("auth-token"),
    .steps = set_auth_token_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};

/* auth, declared at RayCluster.spec */
/* when: self.authOptions.mode == 'token' */
static crd_cel_truth set_auth_1_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_AuthOptions *t1 = self_1->authOptions ? self_1->authOptions : &ray_v1_AuthOptions_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("token"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->mode, CRD_STRING("token"))));
}

/* self.authOptions.mode == 'token' || !self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_AuthOptions *t2 = self->authOptions ? self->authOptions : &ray_v1_AuthOptions_zero;
  cost += crd_cel_string_cost(t2->mode, CRD_STRING("token"));
  cost += 3;
  bool t4 = true;
  if (!crd_cel_same(t2->mode, CRD_STRING("token"))) {
    const ray_v1_AuthOptions *t3 = self->authOptions ? self->authOptions : &ray_v1_AuthOptions_zero;
    t4 = !t3->enableK8sTokenAuth;
    cost += 4;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_auth_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")}};

static const crd_include set_auth_1_include = {
    .set = &set_auth_token,
    .mode = CRD_SET_FIRST,
};
static const crd_step set_auth_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_auth_1_when,
        .include = &set_auth_1_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-216"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.authOptions.mode == 'token' || !self.authOptions.enableK8sTokenAuth"),
        .message = CRD_STRING_INIT("authOptions.enableK8sTokenAuth is enabled but authOptions.mode not set to 'token'"),
        .evaluate = set_auth_2,
        .reads = set_auth_2_reads,
        .read_count = 2,
    },
};
static const crd_rule_set set_auth = {
    .name = CRD_STRING_INIT("auth"),
    .steps = set_auth_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* network-policy-group, declared at RayCluster.spec.networkPolicy.workerGroups[] */
/* size(self.ingressRules) == 0
 * when: mode == 'DenyAllEgress' */
static crd_cel_truth set_network_policy_group_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("DenyAllEgress"));
  bool t2 = false;
  if (crd_cel_same(t1, CRD_STRING("DenyAllEgress"))) {
    cost += 4;
    t2 = ((int64_t)self->ingressRules.count == 0);
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_network_policy_group_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".ingressRules[#]")}};
/* messageExpression: 'networkPolicy.workerGroups[' + goQuote(self.groupName) + '].ingressRules cannot be set when mode is
 * "DenyAllEgress" (ingress is not restricted)' */
static bool set_network_policy_group_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->groupName)};
  crd_cel_value t2 = crd_cel_fn_go_quote(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("networkPolicy.workerGroups["), t2.as.text, false);
  crd_string t4 = crd_cel_concat(cel, t3,
                                 CRD_STRING("].ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress is not "
                                            "restricted)"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* size(self.egressRules) == 0
 * when: mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_group_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("DenyAllIngress"));
  bool t2 = false;
  if (crd_cel_same(t1, CRD_STRING("DenyAllIngress"))) {
    cost += 4;
    t2 = ((int64_t)self->egressRules.count == 0);
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_network_policy_group_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".egressRules[#]")}};
/* messageExpression: 'networkPolicy.workerGroups[' + goQuote(self.groupName) + '].egressRules cannot be set when mode is
 * "DenyAllIngress" (egress is not restricted)' */
static bool set_network_policy_group_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->groupName)};
  crd_cel_value t2 = crd_cel_fn_go_quote(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("networkPolicy.workerGroups["), t2.as.text, false);
  crd_string t4 = crd_cel_concat(cel, t3,
                                 CRD_STRING("].egressRules cannot be set when mode is \"DenyAllIngress\" (egress is not "
                                            "restricted)"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.groupName in groups */
static crd_cel_truth set_network_policy_group_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_truth t1 = crd_cel_in(cel, crd_cel_of_string(self->groupName), scope->params[1]);
  return crd_cel_end(cel, cost, t1);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_network_policy_group_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".groupName")},
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'networkPolicy.workerGroups[' + goQuote(self.groupName) + '] does not match any group name in
 * workerGroupSpecs' */
static bool set_network_policy_group_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->groupName)};
  crd_cel_value t2 = crd_cel_fn_go_quote(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 9;
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("networkPolicy.workerGroups["), t2.as.text, false);
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("] does not match any group name in workerGroupSpecs"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_network_policy_group_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-223"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(self.ingressRules) == 0"),
        .evaluate = set_network_policy_group_1,
        .reads = set_network_policy_group_1_reads,
        .read_count = 2,
        .message_expression = set_network_policy_group_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-224"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(self.egressRules) == 0"),
        .evaluate = set_network_policy_group_2,
        .reads = set_network_policy_group_2_reads,
        .read_count = 2,
        .message_expression = set_network_policy_group_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-225"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.groupName in groups"),
        .evaluate = set_network_policy_group_3,
        .reads = set_network_policy_group_3_reads,
        .read_count = 2,
        .message_expression = set_network_policy_group_3_message_expression,
    },
};
static const crd_rule_set set_network_policy_group = {
    .name = CRD_STRING_INIT("network-policy-group"),
    .steps = set_network_policy_group_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};

/* network-policy, declared at RayCluster.spec */
/* size(policy.head.ingressRules) == 0
 * when: policy.mode == 'DenyAllEgress' */
static crd_cel_truth set_network_policy_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_NetworkPolicy *t1 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllEgress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllEgress"))) {
    const ray_v1_NetworkPolicy *t2 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
    const ray_v1_NetworkPolicyHead *t3 = t2->head ? t2->head : &ray_v1_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->ingressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_network_policy_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.head.ingressRules[#]")}};
/* size(policy.head.egressRules) == 0
 * when: policy.mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_NetworkPolicy *t1 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllIngress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllIngress"))) {
    const ray_v1_NetworkPolicy *t2 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
    const ray_v1_NetworkPolicyHead *t3 = t2->head ? t2->head : &ray_v1_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->egressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_network_policy_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.head.egressRules[#]")}};
/* size(policy.worker.ingressRules) == 0
 * when: policy.mode == 'DenyAllEgress' */
static crd_cel_truth set_network_policy_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_NetworkPolicy *t1 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllEgress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllEgress"))) {
    const ray_v1_NetworkPolicy *t2 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
    const ray_v1_NetworkPolicyHead *t3 = t2->worker ? t2->worker : &ray_v1_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->ingressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_network_policy_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.worker.ingressRules[#]")}};
/* size(policy.worker.egressRules) == 0
 * when: policy.mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_NetworkPolicy *t1 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("DenyAllIngress"));
  cost += 3;
  bool t4 = false;
  if (crd_cel_same(t1->mode, CRD_STRING("DenyAllIngress"))) {
    const ray_v1_NetworkPolicy *t2 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
    const ray_v1_NetworkPolicyHead *t3 = t2->worker ? t2->worker : &ray_v1_NetworkPolicyHead_zero;
    cost += 6;
    t4 = ((int64_t)t3->egressRules.count == 0);
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_network_policy_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy.worker.egressRules[#]")}};
/* size(misnamed) == 0 */
static crd_cel_truth set_network_policy_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->workerGroupSpecs.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const ray_v1_WorkerGroupSpec *g_4 = &self->workerGroupSpecs.items[i2];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(g_4->groupName));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_string n_8;
    if (!crd_cel_string_at(cel, &t6, i1, &n_8)) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_truth t9 = CRD_CEL_ERROR;
    {
      crd_cel_value t10 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
      cost += 2;
      const crd_cel_value arguments11[2] = {t10, crd_cel_of_string(n_8)};
      crd_cel_value t12 = crd_cel_fn_validate(cel, arguments11, 2);
      if (t12.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments13[1] = {t12};
      crd_cel_value t14 = crd_cel_fn_has_value(cel, arguments13, 1);
      if (t14.kind == CRD_CEL_FAILED) goto failed_2;
      t9 = crd_cel_truth_of(t14.as.boolean);
    }
  failed_2:;
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t7, crd_cel_of_string(n_8));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t15 = crd_cel_built(cel, &t7);
  const crd_cel_value arguments16[1] = {t15};
  crd_cel_value t17 = crd_cel_fn_size(cel, arguments16, 1);
  if (t17.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t17.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_network_policy_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].groupName")}};
static const crd_cel_list set_network_policy_5_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_network_policy_5_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                 .as = {.list = &set_network_policy_5_message_expression_table_1}};
/* messageExpression: 'worker group name ' + goQuote(misnamed[0]) + ' must be a valid DNS1123 label when networkPolicy is' +
 * ' enabled (it is embedded in the NetworkPolicy name): [' + format.dns1123Label().validate(misnamed[0]).orValue([]).join('
 * ') + ']' */
static bool set_network_policy_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->workerGroupSpecs.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_v1_WorkerGroupSpec *g_4 = &self->workerGroupSpecs.items[i2];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(g_4->groupName));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) {
    cost += 23;
    goto failed_0;
  }
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_8;
    if (!crd_cel_string_at(cel, &t6, i1, &n_8)) {
      cost += 23;
      goto failed_0;
    }
    crd_cel_truth t9 = CRD_CEL_ERROR;
    {
      crd_cel_value t10 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
      cost += 2;
      const crd_cel_value arguments11[2] = {t10, crd_cel_of_string(n_8)};
      crd_cel_value t12 = crd_cel_fn_validate(cel, arguments11, 2);
      if (t12.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments13[1] = {t12};
      crd_cel_value t14 = crd_cel_fn_has_value(cel, arguments13, 1);
      if (t14.kind == CRD_CEL_FAILED) goto failed_2;
      t9 = crd_cel_truth_of(t14.as.boolean);
    }
  failed_2:;
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t7, crd_cel_of_string(n_8));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 23;
    goto failed_0;
  }
  crd_cel_value t15 = crd_cel_built(cel, &t7);
  crd_cel_value t16 = crd_cel_index(cel, t15, crd_cel_of_int(0));
  cost += 1;
  if (t16.kind == CRD_CEL_FAILED) {
    cost += 23;
    goto failed_0;
  }
  const crd_cel_value arguments17[1] = {t16};
  crd_cel_value t18 = crd_cel_fn_go_quote(cel, arguments17, 1);
  if (t18.kind == CRD_CEL_FAILED) {
    cost += 22;
    goto failed_0;
  }
  crd_string t19 = crd_cel_concat(cel, CRD_STRING("worker group name "), t18.as.text, false);
  crd_string t20 = crd_cel_concat(cel, t19, CRD_STRING(" must be a valid DNS1123 label when networkPolicy is"), false);
  crd_string t21 = crd_cel_concat(cel, t20, CRD_STRING(" enabled (it is embedded in the NetworkPolicy name): ["), false);
  crd_cel_value t22 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
  cost += 3;
  crd_cel_builder t25 = {NULL, 0, 0};
  for (size_t i24 = 0; i24 < self->workerGroupSpecs.count; i24++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_v1_WorkerGroupSpec *g_26 = &self->workerGroupSpecs.items[i24];
    cost += 14;
    crd_cel_push(cel, &t25, crd_cel_of_string(g_26->groupName));
  }
  cost += 1;
  crd_cel_value t27 = crd_cel_built(cel, &t25);
  crd_cel_value t28 = t27;
  const int64_t n23 = crd_cel_range(cel, t28);
  if (n23 < 0) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t29 = {NULL, 0, 0};
  bool failed23 = false;
  crd_string error23 = {NULL, 0};
  for (size_t i23 = 0; i23 < (size_t)n23; i23++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_30;
    if (!crd_cel_string_at(cel, &t28, i23, &n_30)) {
      cost += 2;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t31 = CRD_CEL_ERROR;
    {
      crd_cel_value t32 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
      cost += 2;
      const crd_cel_value arguments33[2] = {t32, crd_cel_of_string(n_30)};
      crd_cel_value t34 = crd_cel_fn_validate(cel, arguments33, 2);
      if (t34.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_5;
      }
      const crd_cel_value arguments35[1] = {t34};
      crd_cel_value t36 = crd_cel_fn_has_value(cel, arguments35, 1);
      if (t36.kind == CRD_CEL_FAILED) goto failed_5;
      t31 = crd_cel_truth_of(t36.as.boolean);
    }
  failed_5:;
    if (t31 == CRD_CEL_ERROR) {
      error23 = cel->error;
      failed23 = true;
    }
    if (t31 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t29, crd_cel_of_string(n_30));
    }
  }
  cost += 1;
  if (failed23) cel->error = error23;
  if (failed23) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t37 = crd_cel_built(cel, &t29);
  crd_cel_value t38 = crd_cel_index(cel, t37, crd_cel_of_int(0));
  cost += 1;
  if (t38.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments39[2] = {t22, t38};
  crd_cel_value t40 = crd_cel_fn_validate(cel, arguments39, 2);
  if (t40.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t41 = t40;
  if (t41.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  if (t41.as.optional) {
    t41 = crd_cel_held(cel, t41);
  } else {
    t41 = set_network_policy_5_message_expression_constant_2;
  }
  const crd_cel_value arguments42[2] = {t41, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t43 = crd_cel_fn_join(cel, arguments42, 2);
  if (t43.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t44 = crd_cel_concat(cel, t21, t43.as.text, false);
  crd_string t45 = crd_cel_concat(cel, t44, CRD_STRING("]"), false);
  *message = t45;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* each: self.networkPolicy.workerGroups */
static crd_cel_value set_network_policy_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_NetworkPolicy *t1 = self->networkPolicy ? self->networkPolicy : &ray_v1_NetworkPolicy_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_296, (&t1->workerGroups)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* mode: self.networkPolicy.mode */
static crd_cel_value set_network_policy_6_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_NetworkPolicy *t1 = self_1->networkPolicy ? self_1->networkPolicy : &ray_v1_NetworkPolicy_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t1->mode) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* groups: self.workerGroupSpecs.map(g, g.groupName) */
static crd_cel_value set_network_policy_6_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self_1->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_WorkerGroupSpec *g_3 = &self_1->workerGroupSpecs.items[i1];
    cost += 14;
    crd_cel_push(cel, &t2, crd_cel_of_string(g_3->groupName));
  }
  cost += 1;
  crd_cel_value t4 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_network_policy_6_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".networkPolicy.mode")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".workerGroupSpecs[*].groupName")}};

static crd_scope_value_fn *const set_network_policy_6_include_params[] = {
    set_network_policy_6_param_1,
    set_network_policy_6_param_2,
};
static const crd_include set_network_policy_6_include = {
    .set = &set_network_policy_group,
    .at = set_network_policy_6_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".networkPolicy.workerGroups")},
    .reads = set_network_policy_6_include_reads,
    .read_count = 3,
    .params = set_network_policy_6_include_params,
    .param_count = 2,
};
static const crd_step set_network_policy_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-218"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(policy.head.ingressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.head.ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress "
                                   "is not restricted)"),
        .evaluate = set_network_policy_1,
        .reads = set_network_policy_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-219"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(policy.head.egressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.head.egressRules cannot be set when mode is \"DenyAllIngress\" (egress is "
                                   "not restricted)"),
        .evaluate = set_network_policy_2,
        .reads = set_network_policy_2_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-220"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(policy.worker.ingressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.worker.ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress "
                                   "is not restricted)"),
        .evaluate = set_network_policy_3,
        .reads = set_network_policy_3_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-221"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(policy.worker.egressRules) == 0"),
        .message = CRD_STRING_INIT("networkPolicy.worker.egressRules cannot be set when mode is \"DenyAllIngress\" (egress "
                                   "is not restricted)"),
        .evaluate = set_network_policy_4,
        .reads = set_network_policy_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-222"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(misnamed) == 0"),
        .evaluate = set_network_policy_5,
        .reads = set_network_policy_5_reads,
        .read_count = 2,
        .message_expression = set_network_policy_5_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_network_policy_6_include,
    },
};
static const crd_rule_set set_network_policy = {
    .name = CRD_STRING_INIT("network-policy"),
    .steps = set_network_policy_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};

/* tls-variables, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] */
/* size(taken) == 0 */
static crd_cel_truth set_tls_variables_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Container *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 2;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const core_v1_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments11[1] = {t10};
  crd_cel_value t12 = crd_cel_fn_size(cel, arguments11, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_tls_variables_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")}};
/* messageExpression: 'cannot set ' + taken[0] + ' environment variable in ' + place + ' when tlsOptions is set - the
 * operator manages TLS configuration automatically' */
static bool set_tls_variables_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const core_v1_Container *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 15;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const core_v1_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  crd_cel_value t11 = crd_cel_index(cel, t10, crd_cel_of_int(0));
  cost += 1;
  if (t11.kind == CRD_CEL_FAILED) {
    cost += 15;
    goto failed_0;
  }
  crd_string t12 = {NULL, 0};
  if (!crd_cel_take_string(cel, t11, &t12)) {
    cost += 13;
    goto failed_0;
  }
  crd_string t13 = crd_cel_concat(cel, CRD_STRING("cannot set "), t12, false);
  crd_string t14 = crd_cel_concat(cel, t13, CRD_STRING(" environment variable in "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t14) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t15 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t15)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t14) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t16 = crd_cel_concat(cel, t14, t15, false);
  crd_string t17 = crd_cel_concat(cel, t16,
                                  CRD_STRING(" when tlsOptions is set - the operator manages TLS configuration automatically"), false);
  *message = t17;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_tls_variables_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-227"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(taken) == 0"),
        .evaluate = set_tls_variables_1,
        .reads = set_tls_variables_1_reads,
        .read_count = 3,
        .message_expression = set_tls_variables_1_message_expression,
    },
};
static const crd_rule_set set_tls_variables = {
    .name = CRD_STRING_INIT("tls-variables"),
    .steps = set_tls_variables_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* tls-mount, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] */
/* self.name != 'ray-tls' */
static crd_cel_truth set_tls_mount_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->name, CRD_STRING("ray-tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->name, CRD_STRING("ray-tls"))));
}

static const crd_read set_tls_mount_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".name")}};
/* messageExpression: 'cannot use volume mount named "ray-tls" in ' + place + ' when tlsOptions is set - the operator manages
 * TLS configuration automatically' */
static bool set_tls_mount_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 13;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 13;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("cannot use volume mount named \"ray-tls\" in "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING(" when tlsOptions is set - the operator manages TLS configuration automatically"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.mountPath != '/etc/ray/tls' */
static crd_cel_truth set_tls_mount_2(crd_cel *cel, const crd_scope *scope) {
  const core_v1_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->mountPath, CRD_STRING("/etc/ray/tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->mountPath, CRD_STRING("/etc/ray/tls"))));
}

static const crd_read set_tls_mount_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".mountPath")}};
/* messageExpression: 'cannot use volume mount at path "/etc/ray/tls" in ' + place + ' when tlsOptions is set - the operator
 * manages TLS configuration automatically' */
static bool set_tls_mount_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 14;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 14;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("cannot use volume mount at path \"/etc/ray/tls\" in "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING(" when tlsOptions is set - the operator manages TLS configuration automatically"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_tls_mount_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-228"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.name != 'ray-tls'"),
        .evaluate = set_tls_mount_1,
        .reads = set_tls_mount_1_reads,
        .read_count = 1,
        .message_expression = set_tls_mount_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-229"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.mountPath != '/etc/ray/tls'"),
        .evaluate = set_tls_mount_2,
        .reads = set_tls_mount_2_reads,
        .read_count = 1,
        .message_expression = set_tls_mount_2_message_expression,
    },
};
static const crd_rule_set set_tls_mount = {
    .name = CRD_STRING_INIT("tls-mount"),
    .steps = set_tls_mount_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* tls-mounts, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] */
/* each: self.volumeMounts */
static crd_cel_value set_tls_mounts_1_at(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Container *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_92, (&self->volumeMounts)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* place: place */
static crd_cel_value set_tls_mounts_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_tls_mounts_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};

static crd_scope_value_fn *const set_tls_mounts_1_include_params[] = {
    set_tls_mounts_1_param_1,
};
static const crd_include set_tls_mounts_1_include = {
    .set = &set_tls_mount,
    .at = set_tls_mounts_1_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".volumeMounts")},
    .reads = set_tls_mounts_1_include_reads,
    .read_count = 1,
    .params = set_tls_mounts_1_include_params,
    .param_count = 1,
};
static const crd_step set_tls_mounts_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_tls_mounts_1_include,
    },
};
static const crd_rule_set set_tls_mounts = {
    .name = CRD_STRING_INIT("tls-mounts"),
    .steps = set_tls_mounts_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* tls-worker-group, declared at RayCluster.spec.workerGroupSpecs[] */
/* at: containers[0] */
static crd_cel_value set_tls_worker_group_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const core_v1_PodTemplateSpec *t1 = self->template_ ? self->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t2 = t1->spec ? t1->spec : &core_v1_PodSpec_zero;
  cost += 5;
  if ((0 < 0 || (uint64_t)0 >= t2->containers.count) && !crd_cel_fail_index(cel, 0)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&core_v1_Container_type, (&t2->containers.items[0])) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* managed: managed */
static crd_cel_value set_tls_worker_group_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* place: 'worker group ' + goQuote(self.groupName) */
static crd_cel_value set_tls_worker_group_1_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self_1->groupName)};
  crd_cel_value t2 = crd_cel_fn_go_quote(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("worker group "), t2.as.text, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t3) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_tls_worker_group_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}};
/* when: size(containers) > 0 */
static crd_cel_truth set_tls_worker_group_1_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const core_v1_PodTemplateSpec *t1 = self_1->template_ ? self_1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t2 = t1->spec ? t1->spec : &core_v1_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t2->containers.count > 0));
}

/* at: containers[0] */
static crd_cel_value set_tls_worker_group_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const core_v1_PodTemplateSpec *t1 = self->template_ ? self->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t2 = t1->spec ? t1->spec : &core_v1_PodSpec_zero;
  cost += 5;
  if ((0 < 0 || (uint64_t)0 >= t2->containers.count) && !crd_cel_fail_index(cel, 0)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&core_v1_Container_type, (&t2->containers.items[0])) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* place: 'worker group ' + goQuote(self.groupName) */
static crd_cel_value set_tls_worker_group_2_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self_1->groupName)};
  crd_cel_value t2 = crd_cel_fn_go_quote(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("worker group "), t2.as.text, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t3) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_tls_worker_group_2_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}};
/* when: size(containers) > 0 */
static crd_cel_truth set_tls_worker_group_2_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const core_v1_PodTemplateSpec *t1 = self_1->template_ ? self_1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t2 = t1->spec ? t1->spec : &core_v1_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t2->containers.count > 0));
}


static crd_scope_value_fn *const set_tls_worker_group_1_include_params[] = {
    set_tls_worker_group_1_param_1,
    set_tls_worker_group_1_param_2,
};
static const crd_include set_tls_worker_group_1_include = {
    .set = &set_tls_variables,
    .at = set_tls_worker_group_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".template.spec.containers[0]")},
    .reads = set_tls_worker_group_1_include_reads,
    .read_count = 2,
    .params = set_tls_worker_group_1_include_params,
    .param_count = 2,
};
static crd_scope_value_fn *const set_tls_worker_group_2_include_params[] = {
    set_tls_worker_group_2_param_1,
};
static const crd_include set_tls_worker_group_2_include = {
    .set = &set_tls_mounts,
    .at = set_tls_worker_group_2_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".template.spec.containers[0]")},
    .reads = set_tls_worker_group_2_include_reads,
    .read_count = 1,
    .params = set_tls_worker_group_2_include_params,
    .param_count = 1,
};
static const crd_step set_tls_worker_group_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-230"),
        .reason = CRD_ERROR_INVALID,
        .when = set_tls_worker_group_1_when,
        .include = &set_tls_worker_group_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-231"),
        .reason = CRD_ERROR_INVALID,
        .when = set_tls_worker_group_2_when,
        .include = &set_tls_worker_group_2_include,
    },
};
static const crd_rule_set set_tls_worker_group = {
    .name = CRD_STRING_INIT("tls-worker-group"),
    .steps = set_tls_worker_group_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* tls-autoscaler-mount, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] */
/* self.name != 'ray-tls' */
static crd_cel_truth set_tls_autoscaler_mount_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->name, CRD_STRING("ray-tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->name, CRD_STRING("ray-tls"))));
}

static const crd_read set_tls_autoscaler_mount_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".name")}};
/* self.mountPath != '/etc/ray/tls' */
static crd_cel_truth set_tls_autoscaler_mount_2(crd_cel *cel, const crd_scope *scope) {
  const core_v1_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->mountPath, CRD_STRING("/etc/ray/tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->mountPath, CRD_STRING("/etc/ray/tls"))));
}

static const crd_read set_tls_autoscaler_mount_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".mountPath")}};

static const crd_step set_tls_autoscaler_mount_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-233"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.name != 'ray-tls'"),
        .message = CRD_STRING_INIT("cannot use volume mount named \"ray-tls\" in autoscalerOptions.volumeMounts when "
                                   "tlsOptions is set - the operator manages TLS configuration automatically"),
        .evaluate = set_tls_autoscaler_mount_1,
        .reads = set_tls_autoscaler_mount_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-234"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.mountPath != '/etc/ray/tls'"),
        .message = CRD_STRING_INIT("cannot use volume mount at path \"/etc/ray/tls\" in autoscalerOptions.volumeMounts when "
                                   "tlsOptions is set - the operator manages TLS configuration automatically"),
        .evaluate = set_tls_autoscaler_mount_2,
        .reads = set_tls_autoscaler_mount_2_reads,
        .read_count = 1,
    },
};
static const crd_rule_set set_tls_autoscaler_mount = {
    .name = CRD_STRING_INIT("tls-autoscaler-mount"),
    .steps = set_tls_autoscaler_mount_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* tls-autoscaler, declared at RayCluster.spec.autoscalerOptions */
/* size(taken) == 0 */
static crd_cel_truth set_tls_autoscaler_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 2;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const core_v1_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments11[1] = {t10};
  crd_cel_value t12 = crd_cel_fn_size(cel, arguments11, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_tls_autoscaler_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")}};
/* messageExpression: 'cannot set ' + taken[0] + ' environment variable in autoscalerOptions.env when tlsOptions is set' + '
 * - the operator manages TLS configuration for the autoscaler automatically' */
static bool set_tls_autoscaler_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 17;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 17;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 17;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const core_v1_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  crd_cel_value t11 = crd_cel_index(cel, t10, crd_cel_of_int(0));
  cost += 1;
  if (t11.kind == CRD_CEL_FAILED) {
    cost += 17;
    goto failed_0;
  }
  crd_string t12 = {NULL, 0};
  if (!crd_cel_take_string(cel, t11, &t12)) {
    cost += 15;
    goto failed_0;
  }
  crd_string t13 = crd_cel_concat(cel, CRD_STRING("cannot set "), t12, false);
  crd_string t14 = crd_cel_concat(cel, t13,
                                  CRD_STRING(" environment variable in autoscalerOptions.env when tlsOptions is set"),
                                  false);
  crd_string t15 = crd_cel_concat(cel, t14,
                                  CRD_STRING(" - the operator manages TLS configuration for the autoscaler automatically"),
                                  false);
  *message = t15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* each: self.volumeMounts */
static crd_cel_value set_tls_autoscaler_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_257, (&self->volumeMounts)) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_include set_tls_autoscaler_2_include = {
    .set = &set_tls_autoscaler_mount,
    .at = set_tls_autoscaler_2_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".volumeMounts")},
};
static const crd_step set_tls_autoscaler_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-232"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(taken) == 0"),
        .evaluate = set_tls_autoscaler_1,
        .reads = set_tls_autoscaler_1_reads,
        .read_count = 3,
        .message_expression = set_tls_autoscaler_1_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_tls_autoscaler_2_include,
    },
};
static const crd_rule_set set_tls_autoscaler = {
    .name = CRD_STRING_INIT("tls-autoscaler"),
    .steps = set_tls_autoscaler_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* tls, declared at RayCluster.spec */
/* at: headPod.containers[0] */
static crd_cel_value set_tls_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t2 = t1->template_ ? t1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t3 = t2->spec ? t2->spec : &core_v1_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&core_v1_Container_type, (&t3->containers.items[0])) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_tls_1_param_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_USE_TLS", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_CERT", 19}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_KEY", 18}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_CA_CERT", 15}}},
};
static const crd_cel_list set_tls_1_param_1_table_1 = {set_tls_1_param_1_items_1, 4, NULL};
static const crd_cel_value set_tls_1_param_1_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_tls_1_param_1_table_1}};
/* managed: managed */
static crd_cel_value set_tls_1_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_tls_1_param_1_constant_2 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* place: 'head Pod' */
static crd_cel_value set_tls_1_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("head Pod")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: size(headPod.containers) > 0 */
static crd_cel_truth set_tls_1_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self_1->headGroupSpec ? self_1->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t2 = t1->template_ ? t1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t3 = t2->spec ? t2->spec : &core_v1_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t3->containers.count > 0));
}

/* at: headPod.containers[0] */
static crd_cel_value set_tls_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t2 = t1->template_ ? t1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t3 = t2->spec ? t2->spec : &core_v1_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&core_v1_Container_type, (&t3->containers.items[0])) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* place: 'head Pod' */
static crd_cel_value set_tls_2_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("head Pod")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: size(headPod.containers) > 0 */
static crd_cel_truth set_tls_2_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self_1->headGroupSpec ? self_1->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t2 = t1->template_ ? t1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t3 = t2->spec ? t2->spec : &core_v1_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t3->containers.count > 0));
}

/* each: self.workerGroupSpecs */
static crd_cel_value set_tls_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_306, (&self->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_value set_tls_3_param_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_USE_TLS", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_CERT", 19}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_KEY", 18}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_CA_CERT", 15}}},
};
static const crd_cel_list set_tls_3_param_1_table_1 = {set_tls_3_param_1_items_1, 4, NULL};
static const crd_cel_value set_tls_3_param_1_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_tls_3_param_1_table_1}};
/* managed: managed */
static crd_cel_value set_tls_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_tls_3_param_1_constant_2 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.autoscalerOptions */
static crd_cel_value set_tls_4_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_AutoscalerOptions *t1 = self->autoscalerOptions ? self->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_AutoscalerOptions_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_value set_tls_4_param_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_USE_TLS", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_CERT", 19}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_KEY", 18}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_CA_CERT", 15}}},
};
static const crd_cel_list set_tls_4_param_1_table_1 = {set_tls_4_param_1_items_1, 4, NULL};
static const crd_cel_value set_tls_4_param_1_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_tls_4_param_1_table_1}};
/* managed: managed */
static crd_cel_value set_tls_4_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_tls_4_param_1_constant_2 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static crd_scope_value_fn *const set_tls_1_include_params[] = {
    set_tls_1_param_1,
    set_tls_1_param_2,
};
static const crd_include set_tls_1_include = {
    .set = &set_tls_variables,
    .at = set_tls_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0]")},
    .params = set_tls_1_include_params,
    .param_count = 2,
};
static crd_scope_value_fn *const set_tls_2_include_params[] = {
    set_tls_2_param_1,
};
static const crd_include set_tls_2_include = {
    .set = &set_tls_mounts,
    .at = set_tls_2_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0]")},
    .params = set_tls_2_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_tls_3_include_params[] = {
    set_tls_3_param_1,
};
static const crd_include set_tls_3_include = {
    .set = &set_tls_worker_group,
    .at = set_tls_3_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".workerGroupSpecs")},
    .params = set_tls_3_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_tls_4_include_params[] = {
    set_tls_4_param_1,
};
static const crd_include set_tls_4_include = {
    .set = &set_tls_autoscaler,
    .at = set_tls_4_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".autoscalerOptions")},
    .params = set_tls_4_include_params,
    .param_count = 1,
};
static const crd_step set_tls_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_tls_1_when,
        .include = &set_tls_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_tls_2_when,
        .include = &set_tls_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_tls_3_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_tls_4_include,
    },
};
static const crd_rule_set set_tls = {
    .name = CRD_STRING_INIT("tls"),
    .steps = set_tls_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};

/* raycluster-spec, declared at RayCluster.spec */
/* size(headPod.containers) > 0 */
static crd_cel_truth set_raycluster_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t2 = t1->template_ ? t1->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t3 = t2->spec ? t2->spec : &core_v1_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t3->containers.count > 0));
}

static const crd_read set_raycluster_spec_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[#]")}};
/* at: self.headGroupSpec.rayStartParams */
static crd_cel_value set_raycluster_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&t1->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self_1->headGroupSpec ? self_1->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&t1->resources)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_raycluster_spec_2_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.resources")}};
/* at: self.headGroupSpec.rayStartParams */
static crd_cel_value set_raycluster_spec_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&t1->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_HeadGroupSpec *t1 = self->headGroupSpec ? self->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_4, (&t1->labels)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_306, (&self->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* autoscaling: autoscaling */
static crd_cel_value set_raycluster_spec_5_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
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
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_AutoscalerOptions *t2 = self_1->autoscalerOptions
                                           ? self_1->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
  cost += crd_cel_string_cost(t2->version, CRD_STRING("v2"));
  cost += 3;
  crd_cel_truth t39 = CRD_CEL_TRUE;
  if (!crd_cel_same(t2->version, CRD_STRING("v2"))) {
    crd_cel_truth t3 = CRD_CEL_ERROR;
    {
      const ray_v1_HeadGroupSpec *t6 = self_1->headGroupSpec ? self_1->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
      const core_v1_PodTemplateSpec *t7 = t6->template_ ? t6->template_ : &core_v1_PodTemplateSpec_zero;
      const core_v1_PodSpec *t8 = t7->spec ? t7->spec : &core_v1_PodSpec_zero;
      cost += 6;
      if ((0 < 0 || (uint64_t)0 >= t8->containers.count) && !crd_cel_fail_index(cel, 0)) {
        cost += 2;
        goto failed_2;
      }
      cost += 1;
      crd_cel_builder t9 = {NULL, 0, 0};
      for (size_t i5 = 0; i5 < t8->containers.items[0].env.count; i5++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        const core_v1_EnvVar *e_10 = &t8->containers.items[0].env.items[i5];
        cost += crd_cel_string_cost(e_10->name, CRD_STRING("RAY_enable_autoscaler_v2"));
        cost += 2;
        if (crd_cel_same(e_10->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
          cost += 13;
          crd_cel_push(cel, &t9, crd_cel_of_stored(&core_v1_EnvVar_type, e_10));
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
          const core_v1_EnvVar *t16 = crd_scope_object(t15, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
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
        const ray_v1_HeadGroupSpec *t25 = self_1->headGroupSpec ? self_1->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
        const core_v1_PodTemplateSpec *t26 = t25->template_ ? t25->template_ : &core_v1_PodTemplateSpec_zero;
        const core_v1_PodSpec *t27 = t26->spec ? t26->spec : &core_v1_PodSpec_zero;
        cost += 6;
        if ((0 < 0 || (uint64_t)0 >= t27->containers.count) && !crd_cel_fail_index(cel, 0)) {
          cost += 2;
          goto failed_6;
        }
        cost += 1;
        crd_cel_builder t28 = {NULL, 0, 0};
        for (size_t i24 = 0; i24 < t27->containers.items[0].env.count; i24++) {
          if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
          const core_v1_EnvVar *e_29 = &t27->containers.items[0].env.items[i24];
          cost += crd_cel_string_cost(e_29->name, CRD_STRING("RAY_enable_autoscaler_v2"));
          cost += 2;
          if (crd_cel_same(e_29->name, CRD_STRING("RAY_enable_autoscaler_v2"))) {
            cost += 13;
            crd_cel_push(cel, &t28, crd_cel_of_stored(&core_v1_EnvVar_type, e_29));
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
            const core_v1_EnvVar *t35 = crd_scope_object(t34, &core_v1_EnvVar_type, &core_v1_EnvVar_zero);
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
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->rayVersion) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_raycluster_spec_5_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".autoscalerOptions.version")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].value")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".rayVersion")}};
/* annotations: annotations */
static crd_cel_value set_raycluster_spec_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_raycluster_spec_6_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* when: has(self.historyServerOptions) */
static crd_cel_truth set_raycluster_spec_8_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(self_1, ray_v1_RayClusterSpec_has_historyServerOptions)));
}

static const crd_gate set_raycluster_spec_10_gate_1 = {CRD_STRING_INIT("RayClusterNetworkPolicy"), false, false,
                                                       CRD_GATE_ALPHA};
/* gates.RayClusterNetworkPolicy
 * when: has(self.networkPolicy) */
static crd_cel_truth set_raycluster_spec_10(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, ray_v1_RayClusterSpec_has_networkPolicy)) {
    bool t1 = crd_settings_gate(cel->settings, &set_raycluster_spec_10_gate_1);
    cost += 1;
    t2 = t1;
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_read set_raycluster_spec_10_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy")}};
/* when: has(self.networkPolicy) */
static crd_cel_truth set_raycluster_spec_11_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(self_1, ray_v1_RayClusterSpec_has_networkPolicy)));
}

static const crd_gate set_raycluster_spec_12_gate_1 = {CRD_STRING_INIT("RayClusterMTLS"), false, false, CRD_GATE_ALPHA};
/* gates.RayClusterMTLS
 * when: has(self.tlsOptions) */
static crd_cel_truth set_raycluster_spec_12(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, ray_v1_RayClusterSpec_has_tlsOptions)) {
    bool t1 = crd_settings_gate(cel->settings, &set_raycluster_spec_12_gate_1);
    cost += 1;
    t2 = t1;
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_read set_raycluster_spec_12_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tlsOptions")}};
static const crd_gate set_raycluster_spec_13_when_gate_1 = {CRD_STRING_INIT("RayClusterMTLS"), false, false, CRD_GATE_ALPHA};
/* when: gates.RayClusterMTLS && self.tlsOptions.enabled */
static crd_cel_truth set_raycluster_spec_13_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayClusterSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  bool t2 = crd_settings_gate(cel->settings, &set_raycluster_spec_13_when_gate_1);
  cost += 2;
  bool t4 = false;
  if (t2) {
    const ray_v1_TlsOptions *t3 = self_1->tlsOptions ? self_1->tlsOptions : &ray_v1_TlsOptions_zero;
    t4 = t3->enabled;
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}


static crd_scope_value_fn *const set_raycluster_spec_2_include_params[] = {
    set_raycluster_spec_2_param_1,
    set_raycluster_spec_2_param_2,
};
static const crd_include set_raycluster_spec_2_include = {
    .set = &set_group_resources,
    .at = set_raycluster_spec_2_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.rayStartParams")},
    .reads = set_raycluster_spec_2_include_reads,
    .read_count = 1,
    .params = set_raycluster_spec_2_include_params,
    .param_count = 2,
};
static crd_scope_value_fn *const set_raycluster_spec_3_include_params[] = {
    set_raycluster_spec_3_param_1,
};
static const crd_include set_raycluster_spec_3_include = {
    .set = &set_no_labels_parameter,
    .at = set_raycluster_spec_3_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.rayStartParams")},
    .params = set_raycluster_spec_3_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_raycluster_spec_4_include_params[] = {
    set_raycluster_spec_4_param_1,
};
static const crd_include set_raycluster_spec_4_include = {
    .set = &set_group_labels,
    .at = set_raycluster_spec_4_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".headGroupSpec.labels")},
    .params = set_raycluster_spec_4_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_raycluster_spec_5_include_params[] = {
    set_raycluster_spec_5_param_1,
    set_raycluster_spec_5_param_2,
    set_raycluster_spec_5_param_3,
};
static const crd_include set_raycluster_spec_5_include = {
    .set = &set_worker_group,
    .at = set_raycluster_spec_5_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".workerGroupSpecs")},
    .reads = set_raycluster_spec_5_include_reads,
    .read_count = 6,
    .params = set_raycluster_spec_5_include_params,
    .param_count = 3,
};
static crd_scope_value_fn *const set_raycluster_spec_6_include_params[] = {
    set_raycluster_spec_6_param_1,
};
static const crd_include set_raycluster_spec_6_include = {
    .set = &set_gcs_fault_tolerance,
    .mode = CRD_SET_FIRST,
    .reads = set_raycluster_spec_6_include_reads,
    .read_count = 1,
    .params = set_raycluster_spec_6_include_params,
    .param_count = 1,
};
static const crd_include set_raycluster_spec_7_include = {
    .set = &set_autoscaler,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_8_include = {
    .set = &set_history_server,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_9_include = {
    .set = &set_auth,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_11_include = {
    .set = &set_network_policy,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_13_include = {
    .set = &set_tls,
    .mode = CRD_SET_FIRST,
};
static const crd_step set_raycluster_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-100"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(headPod.containers) > 0"),
        .message = CRD_STRING_INIT("headGroupSpec should have at least one container"),
        .evaluate = set_raycluster_spec_1,
        .reads = set_raycluster_spec_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_spec_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_spec_3_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_spec_4_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_spec_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_spec_6_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_spec_7_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_raycluster_spec_8_when,
        .include = &set_raycluster_spec_8_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_spec_9_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-217"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("gates.RayClusterNetworkPolicy"),
        .message = CRD_STRING_INIT("spec.networkPolicy requires the RayClusterNetworkPolicy feature gate to be enabled"),
        .evaluate = set_raycluster_spec_10,
        .reads = set_raycluster_spec_10_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_raycluster_spec_11_when,
        .include = &set_raycluster_spec_11_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-226"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("gates.RayClusterMTLS"),
        .message = CRD_STRING_INIT("spec.tlsOptions requires the RayClusterMTLS feature gate to be enabled"),
        .evaluate = set_raycluster_spec_12,
        .reads = set_raycluster_spec_12_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_raycluster_spec_13_when,
        .include = &set_raycluster_spec_13_include,
    },
};
static const crd_rule_set set_raycluster_spec = {
    .name = CRD_STRING_INIT("raycluster-spec"),
    .steps = set_raycluster_spec_steps,
    .step_count = 13,
    .mode = CRD_SET_FIRST,
};

/* raycluster-stage-spec, declared at RayCluster */
/* at: self.spec */
static crd_cel_value set_raycluster_stage_spec_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayClusterSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: self.metadata.annotations */
static crd_cel_value set_raycluster_stage_spec_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_raycluster_stage_spec_1_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations")}};

static crd_scope_value_fn *const set_raycluster_stage_spec_1_include_params[] = {
    set_raycluster_stage_spec_1_param_1,
};
static const crd_include set_raycluster_stage_spec_1_include = {
    .set = &set_raycluster_spec,
    .at = set_raycluster_stage_spec_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
    .reads = set_raycluster_stage_spec_1_include_reads,
    .read_count = 1,
    .params = set_raycluster_stage_spec_1_include_params,
    .param_count = 1,
};
static const crd_step set_raycluster_stage_spec_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycluster_stage_spec_1_include,
    },
};
static const crd_rule_set set_raycluster_stage_spec = {
    .name = CRD_STRING_INIT("raycluster-stage-spec"),
    .steps = set_raycluster_stage_spec_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* raycluster-autoscaler-v1, declared at RayCluster */
/* size(restarting) == 0
 * when: self.spec.enableInTreeAutoscaling && self.spec.autoscalerOptions.version == 'v1' */
static crd_cel_truth set_raycluster_autoscaler_v1_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t2 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 3;
  bool t5 = false;
  if (t2->enableInTreeAutoscaling) {
    const ray_v1_RayClusterSpec *t3 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
    const ray_v1_AutoscalerOptions *t4 = t3->autoscalerOptions ? t3->autoscalerOptions : &ray_v1_AutoscalerOptions_zero;
    cost += crd_cel_string_cost(t4->version, CRD_STRING("v1"));
    t5 = crd_cel_same(t4->version, CRD_STRING("v1"));
    cost += 4;
  }
  bool t17 = false;
  if (t5) {
    const ray_v1_RayClusterSpec *t7 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
    cost += 3;
    crd_cel_builder t8 = {NULL, 0, 0};
    for (size_t i6 = 0; i6 < t7->workerGroupSpecs.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const ray_v1_WorkerGroupSpec *g_9 = &t7->workerGroupSpecs.items[i6];
      const core_v1_PodTemplateSpec *t11 = g_9->template_ ? g_9->template_ : &core_v1_PodTemplateSpec_zero;
      const core_v1_PodSpec *t12 = t11->spec ? t11->spec : &core_v1_PodSpec_zero;
      crd_string t13 = t12->restartPolicy;
      cost += 5;
      if (!(crd_cel_same(t13, CRD_STRING("")) || crd_cel_same(t13, CRD_STRING("Never")))) {
        cost += 13;
        crd_cel_push(cel, &t8, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_9));
      }
    }
    cost += 1;
    crd_cel_value t14 = crd_cel_built(cel, &t8);
    const crd_cel_value arguments15[1] = {t14};
    crd_cel_value t16 = crd_cel_fn_size(cel, arguments15, 1);
    if (t16.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t17 = (t16.as.integer == 0);
  } else {
    t17 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t17));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycluster_autoscaler_v1_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.autoscalerOptions.version")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.workerGroupSpecs[*].template.spec.restartPolicy")}};
/* messageExpression: 'restartPolicy for worker groups [' + restarting.map(g, g.groupName).join(', ') + '] should be Never or
 * unset when using autoscaler V1' */
static bool set_raycluster_autoscaler_v1_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t3 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 3;
  crd_cel_builder t4 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < t3->workerGroupSpecs.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_v1_WorkerGroupSpec *g_5 = &t3->workerGroupSpecs.items[i2];
    const core_v1_PodTemplateSpec *t7 = g_5->template_ ? g_5->template_ : &core_v1_PodTemplateSpec_zero;
    const core_v1_PodSpec *t8 = t7->spec ? t7->spec : &core_v1_PodSpec_zero;
    crd_string t9 = t8->restartPolicy;
    cost += 5;
    if (!(crd_cel_same(t9, CRD_STRING("")) || crd_cel_same(t9, CRD_STRING("Never")))) {
      cost += 13;
      crd_cel_push(cel, &t4, crd_cel_of_stored(&ray_v1_WorkerGroupSpec_type, g_5));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t4);
  crd_cel_value t11 = t10;
  const int64_t n1 = crd_cel_range(cel, t11);
  if (n1 < 0) {
    cost += 11;
    goto failed_0;
  }
  crd_cel_builder t12 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_cel_value t13 = crd_cel_range_at(cel, t11, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t13.kind == CRD_CEL_FAILED) goto failed_3;
      const ray_v1_WorkerGroupSpec *t14 = crd_scope_object(t13, &ray_v1_WorkerGroupSpec_type, &ray_v1_WorkerGroupSpec_zero);
      cost += 1;
      crd_cel_push(cel, &t12, crd_cel_of_string(t14->groupName));
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
    cost += 11;
    goto failed_0;
  }
  crd_cel_value t15 = crd_cel_built(cel, &t12);
  const crd_cel_value arguments16[2] = {t15, crd_cel_of_string(CRD_STRING(", "))};
  crd_cel_value t17 = crd_cel_fn_join(cel, arguments16, 2);
  if (t17.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t18 = crd_cel_concat(cel, CRD_STRING("restartPolicy for worker groups ["), t17.as.text, false);
  crd_string t19 = crd_cel_concat(cel, t18, CRD_STRING("] should be Never or unset when using autoscaler V1"), false);
  *message = t19;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_raycluster_autoscaler_v1_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-190"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(restarting) == 0"),
        .evaluate = set_raycluster_autoscaler_v1_1,
        .reads = set_raycluster_autoscaler_v1_1_reads,
        .read_count = 4,
        .message_expression = set_raycluster_autoscaler_v1_1_message_expression,
    },
};
static const crd_rule_set set_raycluster_autoscaler_v1 = {
    .name = CRD_STRING_INIT("raycluster-autoscaler-v1"),
    .steps = set_raycluster_autoscaler_v1_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* raycluster-cert-manager, declared at RayCluster */
static const crd_gate set_raycluster_cert_manager_1_gate_1 = {CRD_STRING_INIT("RayClusterMTLS"), false, false,
                                                              CRD_GATE_ALPHA};
static const crd_setting set_raycluster_cert_manager_1_setting_2 = {CRD_STRING_INIT("certManagerAvailable"),
                                                                    CRD_SETTING_BOOL,
                                                                    {false, INT64_C(0), CRD_STRING_INIT(""), NULL, 0},
                                                                    CRD_STRING_INIT("")};
/* config.certManagerAvailable
 * when: gates.RayClusterMTLS && self.spec.tlsOptions.enabled */
static crd_cel_truth set_raycluster_cert_manager_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  bool t2 = crd_settings_gate(cel->settings, &set_raycluster_cert_manager_1_gate_1);
  cost += 2;
  bool t5 = false;
  if (t2) {
    const ray_v1_RayClusterSpec *t3 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
    const ray_v1_TlsOptions *t4 = t3->tlsOptions ? t3->tlsOptions : &ray_v1_TlsOptions_zero;
    t5 = t4->enabled;
    cost += 4;
  }
  bool t7 = false;
  if (t5) {
    bool t6 = crd_settings_value(cel->settings, &set_raycluster_cert_manager_1_setting_2)->boolean;
    cost += 1;
    t7 = t6;
  } else {
    t7 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7));
}

static const crd_read set_raycluster_cert_manager_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.tlsOptions.enabled")}};

static const crd_step set_raycluster_cert_manager_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-191"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("config.certManagerAvailable"),
        .message = CRD_STRING_INIT("tlsOptions requires cert-manager, but cert-manager is not installed"),
        .evaluate = set_raycluster_cert_manager_1,
        .reads = set_raycluster_cert_manager_1_reads,
        .read_count = 1,
    },
};
static const crd_rule_set set_raycluster_cert_manager = {
    .name = CRD_STRING_INIT("raycluster-cert-manager"),
    .steps = set_raycluster_cert_manager_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* raycluster-upgrade, declared at RayCluster */
/* self.spec.upgradeStrategy.type in ['Recreate', 'None']
 * when: has(self.spec.upgradeStrategy.type) */
static crd_cel_truth set_raycluster_upgrade_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  const ray_v1_UpgradeStrategy *t2 = t1->upgradeStrategy ? t1->upgradeStrategy : &ray_v1_UpgradeStrategy_zero;
  cost += 3;
  bool t6 = false;
  if (CRD_HAS(t2, ray_v1_UpgradeStrategy_has_type)) {
    const ray_v1_RayClusterSpec *t3 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
    const ray_v1_UpgradeStrategy *t4 = t3->upgradeStrategy ? t3->upgradeStrategy : &ray_v1_UpgradeStrategy_zero;
    crd_string t5 = t4->type;
    cost += 4;
    t6 = (crd_cel_same(t5, CRD_STRING("Recreate")) || crd_cel_same(t5, CRD_STRING("None")));
  } else {
    t6 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
}

static const crd_read set_raycluster_upgrade_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.upgradeStrategy.type")}};
/* messageExpression: 'The RayCluster spec is invalid: Spec.UpgradeStrategy.Type value ' + self.spec.upgradeStrategy.type + '
 * is invalid, valid options are Recreate or None' */
static bool set_raycluster_upgrade_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  const ray_v1_UpgradeStrategy *t2 = t1->upgradeStrategy ? t1->upgradeStrategy : &ray_v1_UpgradeStrategy_zero;
  cost += 4;
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("The RayCluster spec is invalid: Spec.UpgradeStrategy.Type value "),
                                 t2->type, false);
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING(" is invalid, valid options are Recreate or None"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

static const crd_cel_value set_raycluster_upgrade_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RayJob", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RayService", 10}}},
};
static const crd_cel_list set_raycluster_upgrade_2_table_1 = {set_raycluster_upgrade_2_items_1, 2, NULL};
static const crd_cel_value set_raycluster_upgrade_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                  .as = {.list = &set_raycluster_upgrade_2_table_1}};
/* !(creator in ['RayJob', 'RayService'])
 * when: has(self.spec.upgradeStrategy.type) */
static crd_cel_truth set_raycluster_upgrade_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  const ray_v1_UpgradeStrategy *t2 = t1->upgradeStrategy ? t1->upgradeStrategy : &ray_v1_UpgradeStrategy_zero;
  cost += 3;
  crd_cel_truth t8 = CRD_CEL_ERROR;
  if (CRD_HAS(t2, ray_v1_UpgradeStrategy_has_type)) {
    crd_cel_value t3 = crd_scope_metadata(cel, self->object.value);
    cost += 2;
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    crd_cel_value t4 = crd_scope_select(cel, t3, CRD_STRING("labels"), CRD_ZERO_MAP);
    cost += 1;
    if (t4.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    crd_cel_value t5 = crd_cel_index_optional(cel, t4, crd_cel_of_string(CRD_STRING("ray.io/originated-from-crd")));
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
    crd_cel_value t6 = t5;
    if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 3;
      goto failed_0;
    }
    if (t6.as.optional) {
      t6 = crd_cel_held(cel, t6);
    } else {
      t6 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_cel_truth t7 = crd_cel_in_constant(cel, t6, set_raycluster_upgrade_2_constant_2);
    cost += 1;
    t8 = crd_cel_not(t7);
  } else {
    t8 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t8);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycluster_upgrade_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.upgradeStrategy.type")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.labels[ray.io/originated-from-crd]")}};
/* messageExpression: 'upgradeStrategy cannot be set when RayCluster is created by ' + creator */
static bool set_raycluster_upgrade_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("labels"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("ray.io/originated-from-crd")));
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 7;
    goto failed_0;
  }
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  crd_string t6 = crd_cel_concat(cel, CRD_STRING("upgradeStrategy cannot be set when RayCluster is created by "), t5, false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_raycluster_upgrade_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-140"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.spec.upgradeStrategy.type in ['Recreate', 'None']"),
        .evaluate = set_raycluster_upgrade_1,
        .reads = set_raycluster_upgrade_1_reads,
        .read_count = 1,
        .message_expression = set_raycluster_upgrade_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-141"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!(creator in ['RayJob', 'RayService'])"),
        .evaluate = set_raycluster_upgrade_2,
        .reads = set_raycluster_upgrade_2_reads,
        .read_count = 2,
        .message_expression = set_raycluster_upgrade_2_message_expression,
    },
};
static const crd_rule_set set_raycluster_upgrade = {
    .name = CRD_STRING_INIT("raycluster-upgrade"),
    .steps = set_raycluster_upgrade_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* raycluster-status, declared at RayCluster */
/* suspending[0].status != 'True' || suspended[0].status != 'True'
 * when: size(suspending) > 0 && size(suspended) > 0 */
static crd_cel_truth set_raycluster_status_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    const ray_v1_RayClusterStatus *t3 = self->status ? self->status : &ray_v1_RayClusterStatus_zero;
    cost += 3;
    crd_cel_builder t4 = {NULL, 0, 0};
    for (size_t i2 = 0; i2 < t3->conditions.count; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const meta_v1_Condition *c_5 = &t3->conditions.items[i2];
      cost += crd_cel_string_cost(c_5->type, CRD_STRING("RayClusterSuspending"));
      cost += 2;
      if (crd_cel_same(c_5->type, CRD_STRING("RayClusterSuspending"))) {
        cost += 13;
        crd_cel_push(cel, &t4, crd_cel_of_stored(&meta_v1_Condition_type, c_5));
      }
    }
    cost += 1;
    crd_cel_value t7 = crd_cel_built(cel, &t4);
    const crd_cel_value arguments8[1] = {t7};
    crd_cel_value t9 = crd_cel_fn_size(cel, arguments8, 1);
    if (t9.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    cost += 1;
    t1 = crd_cel_truth_of((t9.as.integer > 0));
  }
failed_1:;
  crd_cel_truth t10 = t1;
  if (t10 != CRD_CEL_FALSE) {
    const crd_string error11 = cel->error;
    crd_cel_truth t12 = CRD_CEL_ERROR;
    {
      const ray_v1_RayClusterStatus *t14 = self->status ? self->status : &ray_v1_RayClusterStatus_zero;
      cost += 3;
      crd_cel_builder t15 = {NULL, 0, 0};
      for (size_t i13 = 0; i13 < t14->conditions.count; i13++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const meta_v1_Condition *c_16 = &t14->conditions.items[i13];
        cost += crd_cel_string_cost(c_16->type, CRD_STRING("RayClusterSuspended"));
        cost += 2;
        if (crd_cel_same(c_16->type, CRD_STRING("RayClusterSuspended"))) {
          cost += 13;
          crd_cel_push(cel, &t15, crd_cel_of_stored(&meta_v1_Condition_type, c_16));
        }
      }
      cost += 1;
      crd_cel_value t18 = crd_cel_built(cel, &t15);
      const crd_cel_value arguments19[1] = {t18};
      crd_cel_value t20 = crd_cel_fn_size(cel, arguments19, 1);
      if (t20.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_4;
      }
      cost += 1;
      t12 = crd_cel_truth_of((t20.as.integer > 0));
    }
  failed_4:;
    t10 = crd_cel_and(cel, t10, error11, t12);
  }
  if (t10 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t41 = CRD_CEL_ERROR;
  if (t10 == CRD_CEL_TRUE) {
    crd_cel_truth t21 = CRD_CEL_ERROR;
    {
      const ray_v1_RayClusterStatus *t23 = self->status ? self->status : &ray_v1_RayClusterStatus_zero;
      cost += 3;
      crd_cel_builder t24 = {NULL, 0, 0};
      for (size_t i22 = 0; i22 < t23->conditions.count; i22++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const meta_v1_Condition *c_25 = &t23->conditions.items[i22];
        cost += crd_cel_string_cost(c_25->type, CRD_STRING("RayClusterSuspending"));
        cost += 2;
        if (crd_cel_same(c_25->type, CRD_STRING("RayClusterSuspending"))) {
          cost += 13;
          crd_cel_push(cel, &t24, crd_cel_of_stored(&meta_v1_Condition_type, c_25));
        }
      }
      cost += 1;
      crd_cel_value t27 = crd_cel_built(cel, &t24);
      crd_cel_value t28 = crd_cel_index(cel, t27, crd_cel_of_int(0));
      cost += 1;
      if (t28.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_7;
      }
      const meta_v1_Condition *t29 = crd_scope_object(t28, &meta_v1_Condition_type, &meta_v1_Condition_zero);
      cost += crd_cel_string_cost(t29->status, CRD_STRING("True"));
      cost += 1;
      t21 = crd_cel_truth_of(!crd_cel_same(t29->status, CRD_STRING("True")));
    }
  failed_7:;
    crd_cel_truth t30 = t21;
    if (t30 != CRD_CEL_TRUE) {
      const crd_string error31 = cel->error;
      crd_cel_truth t32 = CRD_CEL_ERROR;
      {
        const ray_v1_RayClusterStatus *t34 = self->status ? self->status : &ray_v1_RayClusterStatus_zero;
        cost += 3;
        crd_cel_builder t35 = {NULL, 0, 0};
        for (size_t i33 = 0; i33 < t34->conditions.count; i33++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const meta_v1_Condition *c_36 = &t34->conditions.items[i33];
          cost += crd_cel_string_cost(c_36->type, CRD_STRING("RayClusterSuspended"));
          cost += 2;
          if (crd_cel_same(c_36->type, CRD_STRING("RayClusterSuspended"))) {
            cost += 13;
            crd_cel_push(cel, &t35, crd_cel_of_stored(&meta_v1_Condition_type, c_36));
          }
        }
        cost += 1;
        crd_cel_value t38 = crd_cel_built(cel, &t35);
        crd_cel_value t39 = crd_cel_index(cel, t38, crd_cel_of_int(0));
        cost += 1;
        if (t39.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_10;
        }
        const meta_v1_Condition *t40 = crd_scope_object(t39, &meta_v1_Condition_type, &meta_v1_Condition_zero);
        cost += crd_cel_string_cost(t40->status, CRD_STRING("True"));
        cost += 1;
        t32 = crd_cel_truth_of(!crd_cel_same(t40->status, CRD_STRING("True")));
      }
    failed_10:;
      t30 = crd_cel_or(cel, t30, error31, t32);
    }
    t41 = t30;
  } else {
    t41 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t41);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycluster_status_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[*].type")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[*].status")}};

static const crd_step set_raycluster_status_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-142"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("suspending[0].status != 'True' || suspended[0].status != 'True'"),
        .message = CRD_STRING_INIT("invalid RayCluster State: rayv1.RayClusterSuspending and rayv1.RayClusterSuspended "
                                   "conditions should not be both true"),
        .evaluate = set_raycluster_status_1,
        .reads = set_raycluster_status_1_reads,
        .read_count = 3,
    },
};
static const crd_rule_set set_raycluster_status = {
    .name = CRD_STRING_INIT("raycluster-status"),
    .steps = set_raycluster_status_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* raycluster-stage-network-policy, declared at RayCluster */
/* at: self.spec */
static crd_cel_value set_raycluster_stage_network_policy_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayClusterSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: has(self.spec.networkPolicy) */
static crd_cel_truth set_raycluster_stage_network_policy_1_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self_1->spec ? self_1->spec : &ray_v1_RayClusterSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(t1, ray_v1_RayClusterSpec_has_networkPolicy)));
}


static const crd_include set_raycluster_stage_network_policy_1_include = {
    .set = &set_network_policy,
    .at = set_raycluster_stage_network_policy_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_raycluster_stage_network_policy_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_raycluster_stage_network_policy_1_when,
        .include = &set_raycluster_stage_network_policy_1_include,
    },
};
static const crd_rule_set set_raycluster_stage_network_policy = {
    .name = CRD_STRING_INIT("raycluster-stage-network-policy"),
    .steps = set_raycluster_stage_network_policy_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* raycluster-stage-tls, declared at RayCluster */
/* at: self.spec */
static crd_cel_value set_raycluster_stage_tls_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayClusterSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_gate set_raycluster_stage_tls_1_when_gate_1 = {CRD_STRING_INIT("RayClusterMTLS"), false, false,
                                                                CRD_GATE_ALPHA};
/* when: gates.RayClusterMTLS && self.spec.tlsOptions.enabled */
static crd_cel_truth set_raycluster_stage_tls_1_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self_1 = scope->outer->self;
  uint64_t cost = 0;
  bool t2 = crd_settings_gate(cel->settings, &set_raycluster_stage_tls_1_when_gate_1);
  cost += 2;
  bool t5 = false;
  if (t2) {
    const ray_v1_RayClusterSpec *t3 = self_1->spec ? self_1->spec : &ray_v1_RayClusterSpec_zero;
    const ray_v1_TlsOptions *t4 = t3->tlsOptions ? t3->tlsOptions : &ray_v1_TlsOptions_zero;
    t5 = t4->enabled;
    cost += 4;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
}


static const crd_include set_raycluster_stage_tls_1_include = {
    .set = &set_tls,
    .at = set_raycluster_stage_tls_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_raycluster_stage_tls_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_raycluster_stage_tls_1_when,
        .include = &set_raycluster_stage_tls_1_include,
    },
};
static const crd_rule_set set_raycluster_stage_tls = {
    .name = CRD_STRING_INIT("raycluster-stage-tls"),
    .steps = set_raycluster_stage_tls_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* deletion-policies, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* has(self.onSuccess) && has(self.onFailure) */
static crd_cel_truth set_deletion_policies_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, ray_v1_DeletionStrategy_has_onSuccess)) {
    cost += 1;
    t2 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onFailure);
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_read set_deletion_policies_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure")}};
/* has(self.onSuccess.policy) && has(self.onFailure.policy) */
static crd_cel_truth set_deletion_policies_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_v1_OnFailure_zero;
  cost += 2;
  bool t4 = false;
  if (CRD_HAS(t2, ray_v1_OnFailure_has_policy)) {
    const ray_v1_OnFailure *t3 = self->onFailure ? self->onFailure : &ray_v1_OnFailure_zero;
    cost += 2;
    t4 = CRD_HAS(t3, ray_v1_OnFailure_has_policy);
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_deletion_policies_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")}};
/* messageExpression: 'the DeletionPolicyType field of DeletionStrategy.' + (has(self.onSuccess.policy) ? 'OnFailure' :
 * 'OnSuccess') + ' cannot be unset when DeletionStrategy is enabled' */
static bool set_deletion_policies_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_OnFailure *t1 = self->onSuccess ? self->onSuccess : &ray_v1_OnFailure_zero;
  cost += 2;
  crd_string t2 = {NULL, 0};
  if (CRD_HAS(t1, ray_v1_OnFailure_has_policy)) {
    t2 = CRD_STRING("OnFailure");
  } else {
    t2 = CRD_STRING("OnSuccess");
  }
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("the DeletionPolicyType field of DeletionStrategy."), t2, false);
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING(" cannot be unset when DeletionStrategy is enabled"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !(self.onSuccess.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_policies_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[1], &t1)) goto failed_0;
  bool t4 = false;
  if (t1) {
    const ray_v1_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_v1_OnFailure_zero;
    crd_string t3 = t2->policy;
    cost += 4;
    t4 = !(crd_cel_same(t3, CRD_STRING("DeleteCluster")) || crd_cel_same(t3, CRD_STRING("DeleteWorkers")));
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_policies_3_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")}};
/* messageExpression: 'the ClusterSelector mode doesn\'t support DeletionStrategy=' + self.onSuccess.policy + ' on success' */
static bool set_deletion_policies_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_OnFailure *t1 = self->onSuccess ? self->onSuccess : &ray_v1_OnFailure_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("the ClusterSelector mode doesn't support DeletionStrategy="), t1->policy,
                                 false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" on success"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !(self.onFailure.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_policies_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[1], &t1)) goto failed_0;
  bool t4 = false;
  if (t1) {
    const ray_v1_OnFailure *t2 = self->onFailure ? self->onFailure : &ray_v1_OnFailure_zero;
    crd_string t3 = t2->policy;
    cost += 4;
    t4 = !(crd_cel_same(t3, CRD_STRING("DeleteCluster")) || crd_cel_same(t3, CRD_STRING("DeleteWorkers")));
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_policies_4_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")}};
/* messageExpression: 'the ClusterSelector mode doesn\'t support DeletionStrategy=' + self.onFailure.policy + ' on failure' */
static bool set_deletion_policies_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_OnFailure *t1 = self->onFailure ? self->onFailure : &ray_v1_OnFailure_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("the ClusterSelector mode doesn't support DeletionStrategy="), t1->policy,
                                 false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" on failure"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !('DeleteWorkers' in policies)
 * when: autoscaling */
static crd_cel_truth set_deletion_policies_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[2], &t1)) goto failed_0;
  crd_cel_truth t7 = CRD_CEL_ERROR;
  if (t1) {
    const ray_v1_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_v1_OnFailure_zero;
    const ray_v1_OnFailure *t3 = self->onFailure ? self->onFailure : &ray_v1_OnFailure_zero;
    cost += 16;
    const crd_cel_value items4[2] = {crd_cel_of_string(t2->policy), crd_cel_of_string(t3->policy)};
    crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 2);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_truth t6 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("DeleteWorkers")), t5);
    cost += 1;
    t7 = crd_cel_not(t6);
  } else {
    t7 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t7);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_policies_5_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")}};
/* !('DeleteNone' in policies)
 * when: shutdown */
static crd_cel_truth set_deletion_policies_6(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[0], &t1)) goto failed_0;
  crd_cel_truth t7 = CRD_CEL_ERROR;
  if (t1) {
    const ray_v1_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_v1_OnFailure_zero;
    const ray_v1_OnFailure *t3 = self->onFailure ? self->onFailure : &ray_v1_OnFailure_zero;
    cost += 16;
    const crd_cel_value items4[2] = {crd_cel_of_string(t2->policy), crd_cel_of_string(t3->policy)};
    crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 2);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_truth t6 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("DeleteNone")), t5);
    cost += 1;
    t7 = crd_cel_not(t6);
  } else {
    t7 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t7);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_policies_6_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")}};

static const crd_step set_deletion_policies_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-157"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("has(self.onSuccess) && has(self.onFailure)"),
        .message = CRD_STRING_INIT("both DeletionStrategy.OnSuccess and DeletionStrategy.OnFailure must be set when using "
                                   "the legacy deletion policy fields of DeletionStrategy"),
        .evaluate = set_deletion_policies_1,
        .reads = set_deletion_policies_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-158"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("has(self.onSuccess.policy) && has(self.onFailure.policy)"),
        .evaluate = set_deletion_policies_2,
        .reads = set_deletion_policies_2_reads,
        .read_count = 2,
        .message_expression = set_deletion_policies_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-167"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!(self.onSuccess.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = set_deletion_policies_3,
        .reads = set_deletion_policies_3_reads,
        .read_count = 2,
        .message_expression = set_deletion_policies_3_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-168"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!(self.onFailure.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = set_deletion_policies_4,
        .reads = set_deletion_policies_4_reads,
        .read_count = 2,
        .message_expression = set_deletion_policies_4_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-169"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!('DeleteWorkers' in policies)"),
        .message = CRD_STRING_INIT("DeletionStrategy=DeleteWorkers currently does not support RayCluster with autoscaling "
                                   "enabled"),
        .evaluate = set_deletion_policies_5,
        .reads = set_deletion_policies_5_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-170"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!('DeleteNone' in policies)"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: shutdownAfterJobFinshes is set to 'true' while deletion "
                                   "policy is 'DeleteNone'"),
        .evaluate = set_deletion_policies_6,
        .reads = set_deletion_policies_6_reads,
        .read_count = 3,
    },
};
static const crd_rule_set set_deletion_policies = {
    .name = CRD_STRING_INIT("deletion-policies"),
    .steps = set_deletion_policies_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};

/* deletion-rule, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] */
/* !byStatus || !byDeployment */
static crd_cel_truth set_deletion_rule_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_Condition *t2 = self->condition ? self->condition : &ray_v1_Condition_zero;
  cost += 2;
  cost += 1;
  bool t4 = true;
  if (CRD_HAS(t2, ray_v1_Condition_has_jobStatus)) {
    const ray_v1_Condition *t3 = self->condition ? self->condition : &ray_v1_Condition_zero;
    cost += 2;
    t4 = !CRD_HAS(t3, ray_v1_Condition_has_jobDeploymentStatus);
    cost += 1;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_deletion_rule_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")}};
/* messageExpression: place + 'cannot set both JobStatus and JobDeploymentStatus at the same time' */
static bool set_deletion_rule_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("cannot set both JobStatus and JobDeploymentStatus at the same time"),
                                 false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* byStatus || byDeployment */
static crd_cel_truth set_deletion_rule_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_Condition *t2 = self->condition ? self->condition : &ray_v1_Condition_zero;
  cost += 2;
  bool t4 = true;
  if (!CRD_HAS(t2, ray_v1_Condition_has_jobStatus)) {
    const ray_v1_Condition *t3 = self->condition ? self->condition : &ray_v1_Condition_zero;
    cost += 2;
    t4 = CRD_HAS(t3, ray_v1_Condition_has_jobDeploymentStatus);
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_deletion_rule_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")}};
/* messageExpression: place + 'exactly one of JobStatus and JobDeploymentStatus must be set' */
static bool set_deletion_rule_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("exactly one of JobStatus and JobDeploymentStatus must be set"), false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.condition.ttlSeconds >= 0 */
static crd_cel_truth set_deletion_rule_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_Condition *t1 = self->condition ? self->condition : &ray_v1_Condition_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->ttlSeconds >= 0));
}

static const crd_read set_deletion_rule_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.ttlSeconds")}};
/* messageExpression: place + 'TTLSeconds must be non-negative' */
static bool set_deletion_rule_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 8;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 8;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("TTLSeconds must be non-negative"), false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !(self.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_rule_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[1], &t1)) goto failed_0;
  bool t3 = false;
  if (t1) {
    crd_string t2 = self->policy;
    cost += 3;
    t3 = !(crd_cel_same(t2, CRD_STRING("DeleteCluster")) || crd_cel_same(t2, CRD_STRING("DeleteWorkers")));
  } else {
    t3 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_rule_4_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")}};
/* messageExpression: place + "DeletionPolicyType '" + self.policy + "' not supported when ClusterSelector is set" */
static bool set_deletion_rule_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 15;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 15;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 14;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("DeletionPolicyType '"), false);
  cost += 2;
  crd_string t7 = crd_cel_concat(cel, t6, self->policy, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING("' not supported when ClusterSelector is set"), false);
  *message = t8;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.policy != 'DeleteWorkers'
 * when: autoscaling */
static crd_cel_truth set_deletion_rule_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[2], &t1)) goto failed_0;
  bool t2 = false;
  if (t1) {
    cost += crd_cel_string_cost(self->policy, CRD_STRING("DeleteWorkers"));
    cost += 2;
    t2 = !crd_cel_same(self->policy, CRD_STRING("DeleteWorkers"));
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_rule_5_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")}};
/* messageExpression: place + "DeletionPolicyType 'DeleteWorkers' not supported with autoscaling enabled" */
static bool set_deletion_rule_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 12;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 12;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5,
                                 CRD_STRING("DeletionPolicyType 'DeleteWorkers' not supported with autoscaling enabled"),
                                 false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !earlier.exists(r, r.policy == self.policy && has(r.condition.jobStatus) && r.condition.jobStatus ==
 * self.condition.jobStatus)
 * when: byStatus */
static crd_cel_truth set_deletion_rule_6(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_Condition *t1 = self->condition ? self->condition : &ray_v1_Condition_zero;
  cost += 2;
  crd_cel_truth t21 = CRD_CEL_ERROR;
  if (CRD_HAS(t1, ray_v1_Condition_has_jobStatus)) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[3])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_value t3 = scope->params[3];
    const int64_t n2 = crd_cel_range(cel, t3);
    if (n2 < 0) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t4 = CRD_CEL_FALSE;
    crd_string error2 = {NULL, 0};
    for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_cel_value t5 = crd_cel_range_at(cel, t3, i2);
      crd_cel_truth t8 = CRD_CEL_ERROR;
      {
        cost += 5;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        const ray_v1_DeletionRule *t9 = crd_scope_object(t5, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
        cost += crd_cel_string_cost(t9->policy, self->policy);
        cost += 3;
        t8 = crd_cel_truth_of(crd_cel_same(t9->policy, self->policy));
      }
    failed_3:;
      crd_cel_truth t10 = t8;
      if (t10 != CRD_CEL_FALSE) {
        const crd_string error11 = cel->error;
        crd_cel_truth t12 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) goto failed_4;
          const ray_v1_DeletionRule *t13 = crd_scope_object(t5, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
          const ray_v1_Condition *t14 = t13->condition ? t13->condition : &ray_v1_Condition_zero;
          cost += 1;
          t12 = crd_cel_truth_of(CRD_HAS(t14, ray_v1_Condition_has_jobStatus));
        }
      failed_4:;
        t10 = crd_cel_and(cel, t10, error11, t12);
      }
      crd_cel_truth t15 = t10;
      if (t15 != CRD_CEL_FALSE) {
        const crd_string error16 = cel->error;
        crd_cel_truth t17 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) {
            cost += 4;
            goto failed_5;
          }
          const ray_v1_DeletionRule *t18 = crd_scope_object(t5, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
          const ray_v1_Condition *t19 = t18->condition ? t18->condition : &ray_v1_Condition_zero;
          const ray_v1_Condition *t20 = self->condition ? self->condition : &ray_v1_Condition_zero;
          cost += crd_cel_string_cost(t19->jobStatus, t20->jobStatus);
          cost += 5;
          t17 = crd_cel_truth_of(crd_cel_same(t19->jobStatus, t20->jobStatus));
        }
      failed_5:;
        t15 = crd_cel_and(cel, t15, error16, t17);
      }
      if (t15 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
        t4 = CRD_CEL_ERROR;
        error2 = cel->error;
      }
      if (t15 == CRD_CEL_TRUE) {
        t4 = CRD_CEL_TRUE;
        if (i2 + 1 < (size_t)n2) cost += 3;
        break;
      }
    }
    if (t4 == CRD_CEL_ERROR) cel->error = error2;
    cost += 2;
    t21 = crd_cel_not(t4);
  } else {
    t21 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t21);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_rule_6_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")}};
/* messageExpression: place + "duplicate rule for DeletionPolicyType '%s' and JobStatus '%s'".format( [self.policy,
 * self.condition.jobStatus]) */
static bool set_deletion_rule_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 21;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 21;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 20;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  const ray_v1_Condition *t6 = self->condition ? self->condition : &ray_v1_Condition_zero;
  cost += 15;
  const crd_cel_value items7[2] = {crd_cel_of_string(self->policy), crd_cel_of_string(t6->jobStatus)};
  crd_cel_value t8 = crd_cel_make_list(cel, items7, NULL, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 7;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments9[2] = {crd_cel_of_string(CRD_STRING("duplicate rule for DeletionPolicyType '%s' and "
                                                                    "JobStatus '%s'")), t8};
  crd_cel_value t10 = crd_cel_fn_format(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t5, t10.as.text, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !earlier.exists(r, r.policy == self.policy && has(r.condition.jobDeploymentStatus) && r.condition.jobDeploymentStatus ==
 * self.condition.jobDeploymentStatus)
 * when: byDeployment */
static crd_cel_truth set_deletion_rule_7(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_Condition *t1 = self->condition ? self->condition : &ray_v1_Condition_zero;
  cost += 2;
  crd_cel_truth t21 = CRD_CEL_ERROR;
  if (CRD_HAS(t1, ray_v1_Condition_has_jobDeploymentStatus)) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[3])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_value t3 = scope->params[3];
    const int64_t n2 = crd_cel_range(cel, t3);
    if (n2 < 0) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t4 = CRD_CEL_FALSE;
    crd_string error2 = {NULL, 0};
    for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_cel_value t5 = crd_cel_range_at(cel, t3, i2);
      crd_cel_truth t8 = CRD_CEL_ERROR;
      {
        cost += 5;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        const ray_v1_DeletionRule *t9 = crd_scope_object(t5, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
        cost += crd_cel_string_cost(t9->policy, self->policy);
        cost += 3;
        t8 = crd_cel_truth_of(crd_cel_same(t9->policy, self->policy));
      }
    failed_3:;
      crd_cel_truth t10 = t8;
      if (t10 != CRD_CEL_FALSE) {
        const crd_string error11 = cel->error;
        crd_cel_truth t12 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) goto failed_4;
          const ray_v1_DeletionRule *t13 = crd_scope_object(t5, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
          const ray_v1_Condition *t14 = t13->condition ? t13->condition : &ray_v1_Condition_zero;
          cost += 1;
          t12 = crd_cel_truth_of(CRD_HAS(t14, ray_v1_Condition_has_jobDeploymentStatus));
        }
      failed_4:;
        t10 = crd_cel_and(cel, t10, error11, t12);
      }
      crd_cel_truth t15 = t10;
      if (t15 != CRD_CEL_FALSE) {
        const crd_string error16 = cel->error;
        crd_cel_truth t17 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) {
            cost += 4;
            goto failed_5;
          }
          const ray_v1_DeletionRule *t18 = crd_scope_object(t5, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
          const ray_v1_Condition *t19 = t18->condition ? t18->condition : &ray_v1_Condition_zero;
          const ray_v1_Condition *t20 = self->condition ? self->condition : &ray_v1_Condition_zero;
          cost += crd_cel_string_cost(t19->jobDeploymentStatus, t20->jobDeploymentStatus);
          cost += 5;
          t17 = crd_cel_truth_of(crd_cel_same(t19->jobDeploymentStatus, t20->jobDeploymentStatus));
        }
      failed_5:;
        t15 = crd_cel_and(cel, t15, error16, t17);
      }
      if (t15 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
        t4 = CRD_CEL_ERROR;
        error2 = cel->error;
      }
      if (t15 == CRD_CEL_TRUE) {
        t4 = CRD_CEL_TRUE;
        if (i2 + 1 < (size_t)n2) cost += 3;
        break;
      }
    }
    if (t4 == CRD_CEL_ERROR) cel->error = error2;
    cost += 2;
    t21 = crd_cel_not(t4);
  } else {
    t21 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t21);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_rule_7_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")}};
/* messageExpression: place + "duplicate rule for DeletionPolicyType '%s' and JobDeploymentStatus '%s'".format( [self.policy,
 * self.condition.jobDeploymentStatus]) */
static bool set_deletion_rule_7_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 21;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 21;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 20;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  const ray_v1_Condition *t6 = self->condition ? self->condition : &ray_v1_Condition_zero;
  cost += 15;
  const crd_cel_value items7[2] = {crd_cel_of_string(self->policy), crd_cel_of_string(t6->jobDeploymentStatus)};
  crd_cel_value t8 = crd_cel_make_list(cel, items7, NULL, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 8;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments9[2] = {crd_cel_of_string(CRD_STRING("duplicate rule for DeletionPolicyType '%s' and "
                                                                    "JobDeploymentStatus '%s'")), t8};
  crd_cel_value t10 = crd_cel_fn_format(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t5, t10.as.text, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_deletion_rule_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-159"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!byStatus || !byDeployment"),
        .evaluate = set_deletion_rule_1,
        .reads = set_deletion_rule_1_reads,
        .read_count = 2,
        .message_expression = set_deletion_rule_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-160"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("byStatus || byDeployment"),
        .evaluate = set_deletion_rule_2,
        .reads = set_deletion_rule_2_reads,
        .read_count = 2,
        .message_expression = set_deletion_rule_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-161"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.condition.ttlSeconds >= 0"),
        .evaluate = set_deletion_rule_3,
        .reads = set_deletion_rule_3_reads,
        .read_count = 1,
        .message_expression = set_deletion_rule_3_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-162"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!(self.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = set_deletion_rule_4,
        .reads = set_deletion_rule_4_reads,
        .read_count = 2,
        .message_expression = set_deletion_rule_4_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-163"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.policy != 'DeleteWorkers'"),
        .evaluate = set_deletion_rule_5,
        .reads = set_deletion_rule_5_reads,
        .read_count = 2,
        .message_expression = set_deletion_rule_5_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-164"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!earlier.exists(r, r.policy == self.policy && has(r.condition.jobStatus) && "
                                "r.condition.jobStatus == self.condition.jobStatus)"),
        .evaluate = set_deletion_rule_6,
        .reads = set_deletion_rule_6_reads,
        .read_count = 3,
        .message_expression = set_deletion_rule_6_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-165"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!earlier.exists(r, r.policy == self.policy && has(r.condition.jobDeploymentStatus) && "
                                "r.condition.jobDeploymentStatus == self.condition.jobDeploymentStatus)"),
        .evaluate = set_deletion_rule_7,
        .reads = set_deletion_rule_7_reads,
        .read_count = 3,
        .message_expression = set_deletion_rule_7_message_expression,
    },
};
static const crd_rule_set set_deletion_rule = {
    .name = CRD_STRING_INIT("deletion-rule"),
    .steps = set_deletion_rule_steps,
    .step_count = 7,
    .mode = CRD_SET_FIRST,
};

/* deletion-times, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus */
/* value: times.transformList(i, time, i > 0 && time < times[i - 1], "for %s '%s': %s TTL (%d) must be >= %s TTL
 * (%d)".format( [state, self, policies[i], time, policies[i - 1], times[i - 1]])) */
static crd_cel_value set_deletion_times_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto failed_0;
  crd_cel_value t2 = scope->params[2];
  const int64_t n1 = crd_cel_range_pairs(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t4 = crd_cel_range_key(t2, i1);
    crd_cel_value t5 = crd_cel_range_value(cel, t2, i1);
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      int64_t t8 = 0;
      cost += 1;
      if (!crd_cel_take_int(cel, t4, &t8)) goto failed_2;
      cost += 1;
      t7 = crd_cel_truth_of((t8 > 0));
    }
  failed_2:;
    crd_cel_truth t9 = t7;
    if (t9 != CRD_CEL_FALSE) {
      const crd_string error10 = cel->error;
      crd_cel_truth t11 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 5;
          goto failed_3;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 1;
          goto failed_3;
        }
        int64_t t12 = 0;
        cost += 1;
        if (!crd_cel_take_int(cel, t4, &t12)) {
          cost += 2;
          goto failed_3;
        }
        int64_t t13 = 0;
        cost += 1;
        if (!crd_cel_subtract_int(cel, t12, 1, &t13)) {
          cost += 2;
          goto failed_3;
        }
        crd_cel_value t14 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(t13));
        cost += 1;
        if (t14.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_3;
        }
        int64_t t15 = 0;
        if (!crd_cel_take_int(cel, t5, &t15)) goto failed_3;
        int64_t t16 = 0;
        if (!crd_cel_take_int(cel, t14, &t16)) goto failed_3;
        cost += 1;
        t11 = crd_cel_truth_of((t15 < t16));
      }
    failed_3:;
      t9 = crd_cel_and(cel, t9, error10, t11);
    }
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      bool collected4 = false;
      {
        cost += 13;
        if (crd_scope_failed(cel, &scope->params[0])) {
          cost += 15;
          goto failed_4;
        }
        crd_string t17 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->params[0], &t17)) {
          cost += 15;
          goto failed_4;
        }
        crd_string t18 = {NULL, 0};
        cost += 1;
        if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t18)) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[1])) {
          cost += 15;
          goto failed_4;
        }
        crd_cel_value t19 = crd_cel_index(cel, scope->params[1], t4);
        cost += 1;
        if (t19.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[1])) {
          cost += 15;
          goto failed_4;
        }
        int64_t t20 = 0;
        cost += 1;
        if (!crd_cel_take_int(cel, t4, &t20)) {
          cost += 16;
          goto failed_4;
        }
        int64_t t21 = 0;
        cost += 1;
        if (!crd_cel_subtract_int(cel, t20, 1, &t21)) {
          cost += 16;
          goto failed_4;
        }
        crd_cel_value t22 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(t21));
        cost += 1;
        if (t22.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 15;
          goto failed_4;
        }
        int64_t t23 = 0;
        cost += 1;
        if (!crd_cel_take_int(cel, t4, &t23)) {
          cost += 16;
          goto failed_4;
        }
        int64_t t24 = 0;
        cost += 1;
        if (!crd_cel_subtract_int(cel, t23, 1, &t24)) {
          cost += 16;
          goto failed_4;
        }
        crd_cel_value t25 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(t24));
        cost += 1;
        if (t25.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 10;
        const crd_cel_value items26[6] = {crd_cel_of_string(t17), crd_cel_of_string(t18), t19, t5, t22, t25};
        crd_cel_value t27 = crd_cel_make_list(cel, items26, NULL, 6);
        if (t27.kind == CRD_CEL_FAILED) {
          cost += 5;
          goto failed_4;
        }
        const crd_cel_value arguments28[2] = {crd_cel_of_string(CRD_STRING("for %s '%s': %s TTL (%d) must be >= %s TTL (%d)")), t27};
        crd_cel_value t29 = crd_cel_fn_format(cel, arguments28, 2);
        if (t29.kind == CRD_CEL_FAILED) goto failed_4;
        crd_cel_push(cel, &t3, crd_cel_of_string(t29.as.text));
        collected4 = true;
      }
    failed_4:;
      if (!collected4 && !failed1) {
        error1 = cel->error;
        failed1 = true;
      }
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t30 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t30 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_deletion_times_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, {NULL, 0}}};

static const crd_step set_deletion_times_steps[] = {
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("KR-166"),
        .reason = CRD_ERROR_INVALID,
        .value = set_deletion_times_1_value,
        .reads = set_deletion_times_1_reads,
        .read_count = 2,
    },
};
static const crd_rule_set set_deletion_times = {
    .name = CRD_STRING_INIT("deletion-times"),
    .steps = set_deletion_times_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* deletion-order, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus */
/* state: state */
static crd_cel_value set_deletion_order_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_deletion_order_1_param_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteSelf", 10}}},
};
static const crd_cel_list set_deletion_order_1_param_2_table_1 = {set_deletion_order_1_param_2_items_1, 3, NULL};
static const crd_cel_value set_deletion_order_1_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_order_1_param_2_table_1}};
/* policies: ['DeleteWorkers', 'DeleteCluster', 'DeleteSelf'].filter(p, mine.exists(r, r.policy == p)) */
static crd_cel_value set_deletion_order_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2 = set_deletion_order_1_param_2_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string p_4;
    if (!crd_cel_string_at(cel, &t2, i1, &p_4)) goto failed_0;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_1;
      crd_cel_value t8 = scope->outer->params[1];
      const int64_t n7 = crd_cel_range(cel, t8);
      if (n7 < 0) goto failed_1;
      crd_cel_builder t9 = {NULL, 0, 0};
      bool failed7 = false;
      crd_string error7 = {NULL, 0};
      for (size_t i7 = 0; i7 < (size_t)n7; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t10 = crd_cel_range_at(cel, t8, i7);
        crd_cel_truth t11 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (crd_scope_failed(cel, &scope->outer->params[0])) {
            cost += 3;
            goto failed_2;
          }
          crd_string t12 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->outer->params[0], &t12)) {
            cost += 3;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t12, CRD_STRING("JobStatus"));
          crd_string t17 = {NULL, 0};
          if (crd_cel_same(t12, CRD_STRING("JobStatus"))) {
            cost += 1;
            if (t10.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_v1_DeletionRule *t13 = crd_scope_object(t10, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
            const ray_v1_Condition *t14 = t13->condition ? t13->condition : &ray_v1_Condition_zero;
            cost += 1;
            t17 = t14->jobStatus;
          } else {
            cost += 1;
            if (t10.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_v1_DeletionRule *t15 = crd_scope_object(t10, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
            const ray_v1_Condition *t16 = t15->condition ? t15->condition : &ray_v1_Condition_zero;
            cost += 1;
            t17 = t16->jobDeploymentStatus;
          }
          crd_string t18 = {NULL, 0};
          cost += 1;
          if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t18)) {
            cost += crd_cel_length(t17) != 0;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t17, t18);
          t11 = crd_cel_truth_of(crd_cel_same(t17, t18));
        }
      failed_2:;
        if (t11 == CRD_CEL_ERROR) {
          error7 = cel->error;
          failed7 = true;
        }
        if (t11 == CRD_CEL_TRUE) {
          bool collected3 = false;
          {
            cost += 13;
            if (t10.kind == CRD_CEL_FAILED) goto failed_3;
            crd_cel_push(cel, &t9, t10);
            collected3 = true;
          }
        failed_3:;
          if (!collected3 && !failed7) {
            error7 = cel->error;
            failed7 = true;
          }
        }
      }
      cost += 1;
      if (failed7) cel->error = error7;
      if (failed7) goto failed_1;
      crd_cel_value t19 = crd_cel_built(cel, &t9);
      crd_cel_value t20 = t19;
      const int64_t n6 = crd_cel_range(cel, t20);
      if (n6 < 0) goto failed_1;
      crd_cel_truth t21 = CRD_CEL_FALSE;
      crd_string error6 = {NULL, 0};
      for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t22 = crd_cel_range_at(cel, t20, i6);
        crd_cel_truth t23 = CRD_CEL_ERROR;
        {
          cost += 5;
          if (t22.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_4;
          }
          const ray_v1_DeletionRule *t24 = crd_scope_object(t22, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
          cost += crd_cel_string_cost(t24->policy, p_4);
          cost += 2;
          t23 = crd_cel_truth_of(crd_cel_same(t24->policy, p_4));
        }
      failed_4:;
        if (t23 == CRD_CEL_ERROR && t21 != CRD_CEL_ERROR) {
          t21 = CRD_CEL_ERROR;
          error6 = cel->error;
        }
        if (t23 == CRD_CEL_TRUE) {
          t21 = CRD_CEL_TRUE;
          if (i6 + 1 < (size_t)n6) cost += 3;
          break;
        }
      }
      if (t21 == CRD_CEL_ERROR) cel->error = error6;
      cost += 1;
      t5 = t21;
    }
  failed_1:;
    if (t5 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t5 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(p_4));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t25 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t25 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_deletion_order_1_param_3_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteSelf", 10}}},
};
static const crd_cel_list set_deletion_order_1_param_3_table_1 = {set_deletion_order_1_param_3_items_1, 3, NULL};
static const crd_cel_value set_deletion_order_1_param_3_constant_2 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_order_1_param_3_table_1}};
/* times: ['DeleteWorkers', 'DeleteCluster', 'DeleteSelf'].filter(p, mine.exists(r, r.policy == p)) .map(p, mine.filter(r,
 * r.policy == p)[0].condition.ttlSeconds) */
static crd_cel_value set_deletion_order_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t3 = set_deletion_order_1_param_3_constant_2;
  const int64_t n2 = crd_cel_range(cel, t3);
  if (n2 < 0) goto failed_0;
  crd_cel_builder t4 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string p_5;
    if (!crd_cel_string_at(cel, &t3, i2, &p_5)) goto failed_0;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_1;
      crd_cel_value t9 = scope->outer->params[1];
      const int64_t n8 = crd_cel_range(cel, t9);
      if (n8 < 0) goto failed_1;
      crd_cel_builder t10 = {NULL, 0, 0};
      bool failed8 = false;
      crd_string error8 = {NULL, 0};
      for (size_t i8 = 0; i8 < (size_t)n8; i8++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t11 = crd_cel_range_at(cel, t9, i8);
        crd_cel_truth t12 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (crd_scope_failed(cel, &scope->outer->params[0])) {
            cost += 3;
            goto failed_2;
          }
          crd_string t13 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->outer->params[0], &t13)) {
            cost += 3;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t13, CRD_STRING("JobStatus"));
          crd_string t18 = {NULL, 0};
          if (crd_cel_same(t13, CRD_STRING("JobStatus"))) {
            cost += 1;
            if (t11.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_v1_DeletionRule *t14 = crd_scope_object(t11, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
            const ray_v1_Condition *t15 = t14->condition ? t14->condition : &ray_v1_Condition_zero;
            cost += 1;
            t18 = t15->jobStatus;
          } else {
            cost += 1;
            if (t11.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_v1_DeletionRule *t16 = crd_scope_object(t11, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
            const ray_v1_Condition *t17 = t16->condition ? t16->condition : &ray_v1_Condition_zero;
            cost += 1;
            t18 = t17->jobDeploymentStatus;
          }
          crd_string t19 = {NULL, 0};
          cost += 1;
          if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t19)) {
            cost += crd_cel_length(t18) != 0;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t18, t19);
          t12 = crd_cel_truth_of(crd_cel_same(t18, t19));
        }
      failed_2:;
        if (t12 == CRD_CEL_ERROR) {
          error8 = cel->error;
          failed8 = true;
        }
        if (t12 == CRD_CEL_TRUE) {
          bool collected3 = false;
          {
            cost += 13;
            if (t11.kind == CRD_CEL_FAILED) goto failed_3;
            crd_cel_push(cel, &t10, t11);
            collected3 = true;
          }
        failed_3:;
          if (!collected3 && !failed8) {
            error8 = cel->error;
            failed8 = true;
          }
        }
      }
      cost += 1;
      if (failed8) cel->error = error8;
      if (failed8) goto failed_1;
      crd_cel_value t20 = crd_cel_built(cel, &t10);
      crd_cel_value t21 = t20;
      const int64_t n7 = crd_cel_range(cel, t21);
      if (n7 < 0) goto failed_1;
      crd_cel_truth t22 = CRD_CEL_FALSE;
      crd_string error7 = {NULL, 0};
      for (size_t i7 = 0; i7 < (size_t)n7; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t23 = crd_cel_range_at(cel, t21, i7);
        crd_cel_truth t24 = CRD_CEL_ERROR;
        {
          cost += 5;
          if (t23.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_4;
          }
          const ray_v1_DeletionRule *t25 = crd_scope_object(t23, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
          cost += crd_cel_string_cost(t25->policy, p_5);
          cost += 2;
          t24 = crd_cel_truth_of(crd_cel_same(t25->policy, p_5));
        }
      failed_4:;
        if (t24 == CRD_CEL_ERROR && t22 != CRD_CEL_ERROR) {
          t22 = CRD_CEL_ERROR;
          error7 = cel->error;
        }
        if (t24 == CRD_CEL_TRUE) {
          t22 = CRD_CEL_TRUE;
          if (i7 + 1 < (size_t)n7) cost += 3;
          break;
        }
      }
      if (t22 == CRD_CEL_ERROR) cel->error = error7;
      cost += 1;
      t6 = t22;
    }
  failed_1:;
    if (t6 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t6 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t4, crd_cel_of_string(p_5));
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto failed_0;
  crd_cel_value t26 = crd_cel_built(cel, &t4);
  crd_cel_value t27 = t26;
  const int64_t n1 = crd_cel_range(cel, t27);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t28 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string p_29;
    if (!crd_cel_string_at(cel, &t27, i1, &p_29)) goto failed_0;
    bool collected6 = false;
    {
      cost += 13;
      if (crd_scope_failed(cel, &scope->outer->params[1])) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_value t32 = scope->outer->params[1];
      const int64_t n31 = crd_cel_range(cel, t32);
      if (n31 < 0) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_builder t33 = {NULL, 0, 0};
      bool failed31 = false;
      crd_string error31 = {NULL, 0};
      for (size_t i31 = 0; i31 < (size_t)n31; i31++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t34 = crd_cel_range_at(cel, t32, i31);
        crd_cel_truth t35 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (crd_scope_failed(cel, &scope->outer->params[0])) {
            cost += 3;
            goto failed_7;
          }
          crd_string t36 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->outer->params[0], &t36)) {
            cost += 3;
            goto failed_7;
          }
          cost += crd_cel_string_cost(t36, CRD_STRING("JobStatus"));
          crd_string t41 = {NULL, 0};
          if (crd_cel_same(t36, CRD_STRING("JobStatus"))) {
            cost += 1;
            if (t34.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_7;
            }
            const ray_v1_DeletionRule *t37 = crd_scope_object(t34, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
            const ray_v1_Condition *t38 = t37->condition ? t37->condition : &ray_v1_Condition_zero;
            cost += 1;
            t41 = t38->jobStatus;
          } else {
            cost += 1;
            if (t34.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_7;
            }
            const ray_v1_DeletionRule *t39 = crd_scope_object(t34, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
            const ray_v1_Condition *t40 = t39->condition ? t39->condition : &ray_v1_Condition_zero;
            cost += 1;
            t41 = t40->jobDeploymentStatus;
          }
          crd_string t42 = {NULL, 0};
          cost += 1;
          if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t42)) {
            cost += crd_cel_length(t41) != 0;
            goto failed_7;
          }
          cost += crd_cel_string_cost(t41, t42);
          t35 = crd_cel_truth_of(crd_cel_same(t41, t42));
        }
      failed_7:;
        if (t35 == CRD_CEL_ERROR) {
          error31 = cel->error;
          failed31 = true;
        }
        if (t35 == CRD_CEL_TRUE) {
          bool collected8 = false;
          {
            cost += 13;
            if (t34.kind == CRD_CEL_FAILED) goto failed_8;
            crd_cel_push(cel, &t33, t34);
            collected8 = true;
          }
        failed_8:;
          if (!collected8 && !failed31) {
            error31 = cel->error;
            failed31 = true;
          }
        }
      }
      cost += 1;
      if (failed31) cel->error = error31;
      if (failed31) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_value t43 = crd_cel_built(cel, &t33);
      crd_cel_value t44 = t43;
      const int64_t n30 = crd_cel_range(cel, t44);
      if (n30 < 0) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_builder t45 = {NULL, 0, 0};
      bool failed30 = false;
      crd_string error30 = {NULL, 0};
      for (size_t i30 = 0; i30 < (size_t)n30; i30++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t46 = crd_cel_range_at(cel, t44, i30);
        crd_cel_truth t47 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t46.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_9;
          }
          const ray_v1_DeletionRule *t48 = crd_scope_object(t46, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
          cost += crd_cel_string_cost(t48->policy, p_29);
          cost += 2;
          t47 = crd_cel_truth_of(crd_cel_same(t48->policy, p_29));
        }
      failed_9:;
        if (t47 == CRD_CEL_ERROR) {
          error30 = cel->error;
          failed30 = true;
        }
        if (t47 == CRD_CEL_TRUE) {
          bool collected10 = false;
          {
            cost += 13;
            if (t46.kind == CRD_CEL_FAILED) goto failed_10;
            crd_cel_push(cel, &t45, t46);
            collected10 = true;
          }
        failed_10:;
          if (!collected10 && !failed30) {
            error30 = cel->error;
            failed30 = true;
          }
        }
      }
      cost += 1;
      if (failed30) cel->error = error30;
      if (failed30) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_value t49 = crd_cel_built(cel, &t45);
      crd_cel_value t50 = crd_cel_index(cel, t49, crd_cel_of_int(0));
      cost += 2;
      if (t50.kind == CRD_CEL_FAILED) goto failed_6;
      const ray_v1_DeletionRule *t51 = crd_scope_object(t50, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
      const ray_v1_Condition *t52 = t51->condition ? t51->condition : &ray_v1_Condition_zero;
      cost += 2;
      crd_cel_push(cel, &t28, crd_cel_of_int(t52->ttlSeconds));
      collected6 = true;
    }
  failed_6:;
    if (!collected6 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t53 = crd_cel_built(cel, &t28);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t53 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_deletion_order_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, {NULL, 0}}};

static crd_scope_value_fn *const set_deletion_order_1_include_params[] = {
    set_deletion_order_1_param_1,
    set_deletion_order_1_param_2,
    set_deletion_order_1_param_3,
};
static const crd_include set_deletion_order_1_include = {
    .set = &set_deletion_times,
    .mode = CRD_SET_FIRST,
    .reads = set_deletion_order_1_include_reads,
    .read_count = 2,
    .params = set_deletion_order_1_include_params,
    .param_count = 3,
};
static const crd_step set_deletion_order_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_deletion_order_1_include,
    },
};
static const crd_rule_set set_deletion_order = {
    .name = CRD_STRING_INIT("deletion-order"),
    .steps = set_deletion_order_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* checked-deletion-rules, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* each: self.deletionRules */
static crd_cel_value set_checked_deletion_rules_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_326, (&self->deletionRules)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* index: i */
static crd_cel_value set_checked_deletion_rules_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(scope->index) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* selecting: selecting */
static crd_cel_value set_checked_deletion_rules_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_checked_deletion_rules_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* earlier: self.deletionRules.transformList(j, r, j < i && sound[j], r) */
static crd_cel_value set_checked_deletion_rules_1_param_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    crd_cel_truth t4 = CRD_CEL_ERROR;
    {
      cost += 3;
      bool t8 = false;
      if ((int64_t)i1 < scope->index) {
        cost += 1;
        if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_1;
        crd_cel_value t6 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i1));
        cost += 1;
        if (t6.kind == CRD_CEL_FAILED) goto failed_1;
        bool t7 = false;
        if (!crd_cel_get_bool(cel, t6, &t7)) goto failed_1;
        t8 = t7;
      }
      t4 = crd_cel_truth_of(t8);
    }
  failed_1:;
    if (t4 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t4 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_DeletionRule_type, r_3));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t9 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_checked_deletion_rules_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")}};
/* each: byStatus.map(r, r.condition.jobStatus).distinct() */
static crd_cel_value set_checked_deletion_rules_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < self->deletionRules.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_DeletionRule *r_4 = &self->deletionRules.items[i2];
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) goto failed_2;
      crd_cel_value t7 = crd_cel_index(cel, scope->params[2], crd_cel_of_int((int64_t)i2));
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      bool t8 = false;
      if (!crd_cel_get_bool(cel, t7, &t8)) {
        cost += 1;
        goto failed_2;
      }
      t6 = crd_cel_truth_of(t8);
    }
  failed_2:;
    crd_cel_truth t9 = t6;
    if (t9 != CRD_CEL_FALSE) {
      const crd_string error10 = cel->error;
      const ray_v1_Condition *t12 = r_4->condition ? r_4->condition : &ray_v1_Condition_zero;
      cost += 2;
      t9 = crd_cel_and(cel, t9, error10, crd_cel_truth_of(CRD_HAS(t12, ray_v1_Condition_has_jobStatus)));
    }
    if (t9 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&ray_v1_DeletionRule_type, r_4));
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t13 = crd_cel_built(cel, &t3);
  crd_cel_value t14 = t13;
  const int64_t n1 = crd_cel_range(cel, t14);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t15 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t16 = crd_cel_range_at(cel, t14, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t16.kind == CRD_CEL_FAILED) goto failed_5;
      const ray_v1_DeletionRule *t17 = crd_scope_object(t16, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
      const ray_v1_Condition *t18 = t17->condition ? t17->condition : &ray_v1_Condition_zero;
      cost += 2;
      crd_cel_push(cel, &t15, crd_cel_of_string(t18->jobStatus));
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
  crd_cel_value t19 = crd_cel_built(cel, &t15);
  const crd_cel_value arguments20[1] = {t19};
  crd_cel_value t21 = crd_cel_fn_distinct(cel, arguments20, 1);
  if (t21.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t21 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_checked_deletion_rules_2_include_self_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*]")}};
/* state: 'JobStatus' */
static crd_cel_value set_checked_deletion_rules_2_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("JobStatus")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* rules: byStatus */
static crd_cel_value set_checked_deletion_rules_2_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_2;
      crd_cel_value t6 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i1));
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_2;
      bool t7 = false;
      if (!crd_cel_get_bool(cel, t6, &t7)) goto failed_2;
      t5 = crd_cel_truth_of(t7);
    }
  failed_2:;
    crd_cel_truth t8 = t5;
    if (t8 != CRD_CEL_FALSE) {
      const crd_string error9 = cel->error;
      const ray_v1_Condition *t11 = r_3->condition ? r_3->condition : &ray_v1_Condition_zero;
      cost += 2;
      t8 = crd_cel_and(cel, t8, error9, crd_cel_truth_of(CRD_HAS(t11, ray_v1_Condition_has_jobStatus)));
    }
    if (t8 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t8 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_DeletionRule_type, r_3));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t12 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t12 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_checked_deletion_rules_2_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")}};
/* each: byDeployment.map(r, r.condition.jobDeploymentStatus).distinct() */
static crd_cel_value set_checked_deletion_rules_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < self->deletionRules.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_DeletionRule *r_4 = &self->deletionRules.items[i2];
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) goto failed_2;
      crd_cel_value t7 = crd_cel_index(cel, scope->params[2], crd_cel_of_int((int64_t)i2));
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      bool t8 = false;
      if (!crd_cel_get_bool(cel, t7, &t8)) {
        cost += 1;
        goto failed_2;
      }
      t6 = crd_cel_truth_of(t8);
    }
  failed_2:;
    crd_cel_truth t9 = t6;
    if (t9 != CRD_CEL_FALSE) {
      const crd_string error10 = cel->error;
      const ray_v1_Condition *t12 = r_4->condition ? r_4->condition : &ray_v1_Condition_zero;
      cost += 2;
      t9 = crd_cel_and(cel, t9, error10, crd_cel_truth_of(CRD_HAS(t12, ray_v1_Condition_has_jobDeploymentStatus)));
    }
    if (t9 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&ray_v1_DeletionRule_type, r_4));
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t13 = crd_cel_built(cel, &t3);
  crd_cel_value t14 = t13;
  const int64_t n1 = crd_cel_range(cel, t14);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t15 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t16 = crd_cel_range_at(cel, t14, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t16.kind == CRD_CEL_FAILED) goto failed_5;
      const ray_v1_DeletionRule *t17 = crd_scope_object(t16, &ray_v1_DeletionRule_type, &ray_v1_DeletionRule_zero);
      const ray_v1_Condition *t18 = t17->condition ? t17->condition : &ray_v1_Condition_zero;
      cost += 2;
      crd_cel_push(cel, &t15, crd_cel_of_string(t18->jobDeploymentStatus));
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
  crd_cel_value t19 = crd_cel_built(cel, &t15);
  const crd_cel_value arguments20[1] = {t19};
  crd_cel_value t21 = crd_cel_fn_distinct(cel, arguments20, 1);
  if (t21.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t21 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_checked_deletion_rules_3_include_self_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*].condition.jobDeploymentStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*]")}};
/* state: 'JobDeploymentStatus' */
static crd_cel_value set_checked_deletion_rules_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("JobDeploymentStatus")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* rules: byDeployment */
static crd_cel_value set_checked_deletion_rules_3_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_2;
      crd_cel_value t6 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i1));
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_2;
      bool t7 = false;
      if (!crd_cel_get_bool(cel, t6, &t7)) goto failed_2;
      t5 = crd_cel_truth_of(t7);
    }
  failed_2:;
    crd_cel_truth t8 = t5;
    if (t8 != CRD_CEL_FALSE) {
      const crd_string error9 = cel->error;
      const ray_v1_Condition *t11 = r_3->condition ? r_3->condition : &ray_v1_Condition_zero;
      cost += 2;
      t8 = crd_cel_and(cel, t8, error9, crd_cel_truth_of(CRD_HAS(t11, ray_v1_Condition_has_jobDeploymentStatus)));
    }
    if (t8 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t8 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&ray_v1_DeletionRule_type, r_3));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t12 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t12 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_checked_deletion_rules_3_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobDeploymentStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")}};

static crd_scope_value_fn *const set_checked_deletion_rules_1_include_params[] = {
    set_checked_deletion_rules_1_param_1,
    set_checked_deletion_rules_1_param_2,
    set_checked_deletion_rules_1_param_3,
    set_checked_deletion_rules_1_param_4,
};
static const crd_include set_checked_deletion_rules_1_include = {
    .set = &set_deletion_rule,
    .at = set_checked_deletion_rules_1_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".deletionRules")},
    .reads = set_checked_deletion_rules_1_include_reads,
    .read_count = 3,
    .params = set_checked_deletion_rules_1_include_params,
    .param_count = 4,
};
static crd_scope_value_fn *const set_checked_deletion_rules_2_include_params[] = {
    set_checked_deletion_rules_2_param_1,
    set_checked_deletion_rules_2_param_2,
};
static const crd_include set_checked_deletion_rules_2_include = {
    .set = &set_deletion_order,
    .at = set_checked_deletion_rules_2_at,
    .each = true,
    .mode = CRD_SET_ALL,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_checked_deletion_rules_2_include_self_reads,
    .self_read_count = 4,
    .reads = set_checked_deletion_rules_2_include_reads,
    .read_count = 4,
    .params = set_checked_deletion_rules_2_include_params,
    .param_count = 2,
};
static crd_scope_value_fn *const set_checked_deletion_rules_3_include_params[] = {
    set_checked_deletion_rules_3_param_1,
    set_checked_deletion_rules_3_param_2,
};
static const crd_include set_checked_deletion_rules_3_include = {
    .set = &set_deletion_order,
    .at = set_checked_deletion_rules_3_at,
    .each = true,
    .mode = CRD_SET_ALL,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_checked_deletion_rules_3_include_self_reads,
    .self_read_count = 4,
    .reads = set_checked_deletion_rules_3_include_reads,
    .read_count = 4,
    .params = set_checked_deletion_rules_3_include_params,
    .param_count = 2,
};
static const crd_step set_checked_deletion_rules_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_checked_deletion_rules_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_checked_deletion_rules_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_checked_deletion_rules_3_include,
    },
};
static const crd_rule_set set_checked_deletion_rules = {
    .name = CRD_STRING_INIT("checked-deletion-rules"),
    .steps = set_checked_deletion_rules_steps,
    .step_count = 3,
    .mode = CRD_SET_ALL,
};

/* deletion-rules, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* selecting: selecting */
static crd_cel_value set_deletion_rules_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_deletion_rules_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_deletion_rules_1_param_3_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
};
static const crd_cel_list set_deletion_rules_1_param_3_table_1 = {set_deletion_rules_1_param_3_items_1, 2, NULL};
static const crd_cel_value set_deletion_rules_1_param_3_constant_2 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_rules_1_param_3_table_1}};
static const crd_cel_value set_deletion_rules_1_param_3_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
};
static const crd_cel_list set_deletion_rules_1_param_3_table_3 = {set_deletion_rules_1_param_3_items_3, 1, NULL};
static const crd_cel_value set_deletion_rules_1_param_3_constant_4 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_rules_1_param_3_table_3}};
static const crd_cel_list set_deletion_rules_1_param_3_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_deletion_rules_1_param_3_constant_6 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_rules_1_param_3_table_5}};
/* sound: self.deletionRules.map(r, has(r.condition.jobStatus) != has(r.condition.jobDeploymentStatus) &&
 * r.condition.ttlSeconds >= 0 && !(r.policy in unsupported)) */
static crd_cel_value set_deletion_rules_1_param_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_v1_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    bool collected1 = false;
    {
      const ray_v1_Condition *t6 = r_3->condition ? r_3->condition : &ray_v1_Condition_zero;
      cost += 14;
      const ray_v1_Condition *t7 = r_3->condition ? r_3->condition : &ray_v1_Condition_zero;
      cost += 2;
      cost += 1;
      bool t9 = false;
      if (CRD_HAS(t6, ray_v1_Condition_has_jobStatus) != CRD_HAS(t7, ray_v1_Condition_has_jobDeploymentStatus)) {
        const ray_v1_Condition *t8 = r_3->condition ? r_3->condition : &ray_v1_Condition_zero;
        t9 = (t8->ttlSeconds >= 0);
        cost += 4;
      }
      crd_cel_truth t15 = CRD_CEL_FALSE;
      if (t9) {
        cost += 3;
        if (crd_scope_failed(cel, &scope->outer->params[0])) {
          cost += 2;
          goto failed_1;
        }
        bool t10 = false;
        if (!crd_cel_get_bool(cel, scope->outer->params[0], &t10)) {
          cost += 2;
          goto failed_1;
        }
        crd_cel_value t13 = crd_cel_of_null();
        if (t10) {
          t13 = set_deletion_rules_1_param_3_constant_2;
        } else {
          cost += 1;
          if (crd_scope_failed(cel, &scope->outer->params[1])) {
            cost += 2;
            goto failed_1;
          }
          bool t11 = false;
          if (!crd_cel_get_bool(cel, scope->outer->params[1], &t11)) {
            cost += 2;
            goto failed_1;
          }
          crd_cel_value t12 = crd_cel_of_null();
          if (t11) {
            t12 = set_deletion_rules_1_param_3_constant_4;
          } else {
            t12 = set_deletion_rules_1_param_3_constant_6;
          }
          t13 = t12;
        }
        crd_cel_truth t14 = crd_cel_in(cel, crd_cel_of_string(r_3->policy), t13);
        t15 = crd_cel_not(t14);
        cost += 1;
      }
      crd_cel_push(cel, &t2, crd_cel_of_truth(t15));
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t16 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t16 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_deletion_rules_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobDeploymentStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.ttlSeconds")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].policy")}};

static crd_scope_value_fn *const set_deletion_rules_1_include_params[] = {
    set_deletion_rules_1_param_1,
    set_deletion_rules_1_param_2,
    set_deletion_rules_1_param_3,
};
static const crd_include set_deletion_rules_1_include = {
    .set = &set_checked_deletion_rules,
    .mode = CRD_SET_ALL,
    .reads = set_deletion_rules_1_include_reads,
    .read_count = 6,
    .params = set_deletion_rules_1_include_params,
    .param_count = 3,
};
static const crd_step set_deletion_rules_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_deletion_rules_1_include,
    },
};
static const crd_rule_set set_deletion_rules = {
    .name = CRD_STRING_INIT("deletion-rules"),
    .steps = set_deletion_rules_steps,
    .step_count = 1,
    .mode = CRD_SET_ALL,
    .joins = true,
    .join = CRD_STRING_INIT("\n"),
};

/* deletion-strategy, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
static const crd_gate set_deletion_strategy_1_gate_1 = {CRD_STRING_INIT("RayJobDeletionPolicy"), true, false, CRD_GATE_BETA};
/* gates.RayJobDeletionPolicy */
static crd_cel_truth set_deletion_strategy_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t1 = crd_settings_gate(cel->settings, &set_deletion_strategy_1_gate_1);
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* !byRules || !shutdown */
static crd_cel_truth set_deletion_strategy_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 5;
  bool t3 = true;
  if ((int64_t)self->deletionRules.count > 0) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_0;
    }
    bool t2 = false;
    if (!crd_cel_get_bool(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_0;
    }
    t3 = !t2;
    cost += 1;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_deletion_strategy_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* !byRules || !byPolicies */
static crd_cel_truth set_deletion_strategy_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 5;
  bool t4 = true;
  if ((int64_t)self->deletionRules.count > 0) {
    cost += 1;
    bool t3 = true;
    if (!CRD_HAS(self, ray_v1_DeletionStrategy_has_onSuccess)) {
      cost += 1;
      t3 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onFailure);
    }
    t4 = !t3;
    cost += 1;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_deletion_strategy_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure")}};
/* byRules || byPolicies */
static crd_cel_truth set_deletion_strategy_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 4;
  bool t4 = true;
  if (!((int64_t)self->deletionRules.count > 0)) {
    cost += 1;
    bool t3 = true;
    if (!CRD_HAS(self, ray_v1_DeletionStrategy_has_onSuccess)) {
      cost += 1;
      t3 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onFailure);
    }
    t4 = t3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_deletion_strategy_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure")}};
/* shutdown: shutdown */
static crd_cel_value set_deletion_strategy_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* selecting: selecting */
static crd_cel_value set_deletion_strategy_5_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_deletion_strategy_5_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[2], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_deletion_strategy_5_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* when: byPolicies */
static crd_cel_truth set_deletion_strategy_5_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = true;
  if (!CRD_HAS(self_1, ray_v1_DeletionStrategy_has_onSuccess)) {
    cost += 1;
    t2 = CRD_HAS(self_1, ray_v1_DeletionStrategy_has_onFailure);
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* selecting: selecting */
static crd_cel_value set_deletion_strategy_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_deletion_strategy_6_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[2], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_deletion_strategy_6_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* when: byRules */
static crd_cel_truth set_deletion_strategy_6_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)self_1->deletionRules.count > 0));
}


static crd_scope_value_fn *const set_deletion_strategy_5_include_params[] = {
    set_deletion_strategy_5_param_1,
    set_deletion_strategy_5_param_2,
    set_deletion_strategy_5_param_3,
};
static const crd_include set_deletion_strategy_5_include = {
    .set = &set_deletion_policies,
    .mode = CRD_SET_FIRST,
    .reads = set_deletion_strategy_5_include_reads,
    .read_count = 1,
    .params = set_deletion_strategy_5_include_params,
    .param_count = 3,
};
static crd_scope_value_fn *const set_deletion_strategy_6_include_params[] = {
    set_deletion_strategy_6_param_1,
    set_deletion_strategy_6_param_2,
};
static const crd_include set_deletion_strategy_6_include = {
    .set = &set_deletion_rules,
    .mode = CRD_SET_FIRST,
    .reads = set_deletion_strategy_6_include_reads,
    .read_count = 1,
    .params = set_deletion_strategy_6_include_params,
    .param_count = 2,
};
static const crd_step set_deletion_strategy_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-153"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("gates.RayJobDeletionPolicy"),
        .message = CRD_STRING_INIT("RayJobDeletionPolicy feature gate must be enabled to use DeletionStrategy"),
        .evaluate = set_deletion_strategy_1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-154"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!byRules || !shutdown"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: spec.shutdownAfterJobFinishes and "
                                   "spec.deletionStrategy.deletionRules are mutually exclusive"),
        .evaluate = set_deletion_strategy_2,
        .reads = set_deletion_strategy_2_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-155"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!byRules || !byPolicies"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: Cannot use both legacy onSuccess/onFailure fields and "
                                   "deletionRules simultaneously"),
        .evaluate = set_deletion_strategy_3,
        .reads = set_deletion_strategy_3_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-156"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("byRules || byPolicies"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: DeletionStrategy requires either BOTH onSuccess and "
                                   "onFailure, OR the deletionRules field (cannot be empty)"),
        .evaluate = set_deletion_strategy_4,
        .reads = set_deletion_strategy_4_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_deletion_strategy_5_when,
        .include = &set_deletion_strategy_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_deletion_strategy_6_when,
        .include = &set_deletion_strategy_6_include,
    },
};
static const crd_rule_set set_deletion_strategy = {
    .name = CRD_STRING_INIT("deletion-strategy"),
    .steps = set_deletion_strategy_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};

/* cluster-selector-mode, declared at RayCronJob.spec.jobTemplate */
/* self.clusterSelector[?'ray.io/cluster'].orValue('') != '' */
static crd_cel_truth set_cluster_selector_mode_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_4, (&self->clusterSelector)),
                                            crd_cel_of_string(CRD_STRING("ray.io/cluster")));
  cost += 2;
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
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t3, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_cluster_selector_mode_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".clusterSelector[ray.io/cluster]")}};
/* self.submissionMode != 'SidecarMode' */
static crd_cel_truth set_cluster_selector_mode_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->submissionMode, CRD_STRING("SidecarMode"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->submissionMode, CRD_STRING("SidecarMode"))));
}

static const crd_read set_cluster_selector_mode_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submissionMode")}};
/* self.backoffLimit <= 0 */
static crd_cel_truth set_cluster_selector_mode_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->backoffLimit <= 0));
}

static const crd_read set_cluster_selector_mode_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".backoffLimit")}};

static const crd_step set_cluster_selector_mode_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-173"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.clusterSelector[?'ray.io/cluster'].orValue('') != ''"),
        .message = CRD_STRING_INIT("cluster name in ClusterSelector should not be empty"),
        .evaluate = set_cluster_selector_mode_1,
        .reads = set_cluster_selector_mode_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-174"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.submissionMode != 'SidecarMode'"),
        .message = CRD_STRING_INIT("ClusterSelector is not supported in SidecarMode"),
        .evaluate = set_cluster_selector_mode_2,
        .reads = set_cluster_selector_mode_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-175"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.backoffLimit <= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: BackoffLimit is incompatible with ClusterSelector mode"),
        .evaluate = set_cluster_selector_mode_3,
        .reads = set_cluster_selector_mode_3_reads,
        .read_count = 1,
    },
};
static const crd_rule_set set_cluster_selector_mode = {
    .name = CRD_STRING_INIT("cluster-selector-mode"),
    .steps = set_cluster_selector_mode_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};

/* sidecar-mode, declared at RayCronJob.spec.jobTemplate */
/* !has(self.submitterPodTemplate) */
static crd_cel_truth set_sidecar_mode_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(self, ray_v1_RayJobSpec_has_submitterPodTemplate)));
}

static const crd_read set_sidecar_mode_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submitterPodTemplate")}};
/* !has(self.submitterConfig) */
static crd_cel_truth set_sidecar_mode_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(self, ray_v1_RayJobSpec_has_submitterConfig)));
}

static const crd_read set_sidecar_mode_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submitterConfig")}};
/* self.rayClusterSpec.headGroupSpec.template.spec.restartPolicy in ['', 'Never'] */
static crd_cel_truth set_sidecar_mode_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->rayClusterSpec ? self->rayClusterSpec : &ray_v1_RayClusterSpec_zero;
  const ray_v1_HeadGroupSpec *t2 = t1->headGroupSpec ? t1->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const core_v1_PodTemplateSpec *t3 = t2->template_ ? t2->template_ : &core_v1_PodTemplateSpec_zero;
  const core_v1_PodSpec *t4 = t3->spec ? t3->spec : &core_v1_PodSpec_zero;
  crd_string t5 = t4->restartPolicy;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t5, CRD_STRING("")) || crd_cel_same(t5, CRD_STRING("Never"))));
}

static const crd_read set_sidecar_mode_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterSpec.headGroupSpec.template.spec.restartPolicy")}};

static const crd_step set_sidecar_mode_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-177"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!has(self.submitterPodTemplate)"),
        .message = CRD_STRING_INIT("Currently, SidecarMode doesn't support SubmitterPodTemplate"),
        .evaluate = set_sidecar_mode_1,
        .reads = set_sidecar_mode_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-178"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!has(self.submitterConfig)"),
        .message = CRD_STRING_INIT("Currently, SidecarMode doesn't support SubmitterConfig"),
        .evaluate = set_sidecar_mode_2,
        .reads = set_sidecar_mode_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-179"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.rayClusterSpec.headGroupSpec.template.spec.restartPolicy in ['', 'Never']"),
        .message = CRD_STRING_INIT("restartPolicy for head Pod should be Never or unset when using SidecarMode"),
        .evaluate = set_sidecar_mode_3,
        .reads = set_sidecar_mode_3_reads,
        .read_count = 1,
    },
};
static const crd_rule_set set_sidecar_mode = {
    .name = CRD_STRING_INIT("sidecar-mode"),
    .steps = set_sidecar_mode_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};

/* rayjob-spec, declared at RayCronJob.spec.jobTemplate */
/* !self.suspend || self.shutdownAfterJobFinishes */
static crd_cel_truth set_rayjob_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  bool t2 = true;
  if (self->suspend) {
    t2 = self->shutdownAfterJobFinishes;
    cost += 2;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_read set_rayjob_spec_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".suspend")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".shutdownAfterJobFinishes")}};
/* self.ttlSecondsAfterFinished >= 0 */
static crd_cel_truth set_rayjob_spec_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->ttlSecondsAfterFinished >= 0));
}

static const crd_read set_rayjob_spec_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".ttlSecondsAfterFinished")}};
/* self.shutdownAfterJobFinishes || self.ttlSecondsAfterFinished <= 0 */
static crd_cel_truth set_rayjob_spec_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  bool t2 = true;
  if (!self->shutdownAfterJobFinishes) {
    t2 = (self->ttlSecondsAfterFinished <= 0);
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_read set_rayjob_spec_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".shutdownAfterJobFinishes")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".ttlSecondsAfterFinished")}};
/* at: self.deletionStrategy */
static crd_cel_value set_rayjob_spec_4_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_DeletionStrategy *t1 = self->deletionStrategy ? self->deletionStrategy : &ray_v1_DeletionStrategy_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_DeletionStrategy_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* shutdown: self.shutdownAfterJobFinishes */
static crd_cel_value set_rayjob_spec_4_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(self_1->shutdownAfterJobFinishes) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* selecting: selecting */
static crd_cel_value set_rayjob_spec_4_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(((int64_t)self_1->clusterSelector.count > 0)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* autoscaling: autoscaling */
static crd_cel_value set_rayjob_spec_4_param_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self_1->rayClusterSpec ? self_1->rayClusterSpec : &ray_v1_RayClusterSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(t1->enableInTreeAutoscaling) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_read set_rayjob_spec_4_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".shutdownAfterJobFinishes")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".clusterSelector[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".rayClusterSpec.enableInTreeAutoscaling")}};
/* when: has(self.deletionStrategy) */
static crd_cel_truth set_rayjob_spec_4_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(self_1, ray_v1_RayJobSpec_has_deletionStrategy)));
}

/* !self.suspend || !selecting */
static crd_cel_truth set_rayjob_spec_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  bool t2 = true;
  if (self->suspend) {
    t2 = !((int64_t)self->clusterSelector.count > 0);
    cost += 5;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_read set_rayjob_spec_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".suspend")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".clusterSelector[#]")}};
/* has(self.rayClusterSpec) || selecting */
static crd_cel_truth set_rayjob_spec_6(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = true;
  if (!CRD_HAS(self, ray_v1_RayJobSpec_has_rayClusterSpec)) {
    t2 = ((int64_t)self->clusterSelector.count > 0);
    cost += 4;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_read set_rayjob_spec_6_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterSpec")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".clusterSelector[#]")}};
/* when: selecting */
static crd_cel_truth set_rayjob_spec_7_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)self_1->clusterSelector.count > 0));
}

/* self.backoffLimit <= 0
 * when: self.submissionMode == 'InteractiveMode' */
static crd_cel_truth set_rayjob_spec_8(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->submissionMode, CRD_STRING("InteractiveMode"));
  cost += 2;
  bool t1 = false;
  if (crd_cel_same(self->submissionMode, CRD_STRING("InteractiveMode"))) {
    cost += 3;
    t1 = (self->backoffLimit <= 0);
  } else {
    t1 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

static const crd_read set_rayjob_spec_8_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submissionMode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".backoffLimit")}};
/* when: self.submissionMode == 'SidecarMode' */
static crd_cel_truth set_rayjob_spec_9_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self_1->submissionMode, CRD_STRING("SidecarMode"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(self_1->submissionMode, CRD_STRING("SidecarMode"))));
}

/* !self.rayClusterSpec.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_rayjob_spec_10(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->rayClusterSpec ? self->rayClusterSpec : &ray_v1_RayClusterSpec_zero;
  const ray_v1_AuthOptions *t2 = t1->authOptions ? t1->authOptions : &ray_v1_AuthOptions_zero;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2->enableK8sTokenAuth));
}

static const crd_read set_rayjob_spec_10_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterSpec.authOptions.enableK8sTokenAuth")}};
/* at: self.rayClusterSpec */
static crd_cel_value set_rayjob_spec_11_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->rayClusterSpec ? self->rayClusterSpec : &ray_v1_RayClusterSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayClusterSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_rayjob_spec_11_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_rayjob_spec_11_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* when: has(self.rayClusterSpec) */
static crd_cel_truth set_rayjob_spec_11_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(self_1, ray_v1_RayJobSpec_has_rayClusterSpec)));
}

/* isYamlMap(self.runtimeEnvYAML) */
static crd_cel_truth set_rayjob_spec_12(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->runtimeEnvYAML)};
  crd_cel_value t2 = crd_cel_fn_is_yaml_map(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_rayjob_spec_12_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".runtimeEnvYAML")}};
/* messageExpression: 'failed to unmarshal RuntimeEnvYAML: ' + self.runtimeEnvYAML + ': ' + yamlMapError(self.runtimeEnvYAML,
 * 'types.RuntimeEnvType').orValue('') */
static bool set_rayjob_spec_12_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("failed to unmarshal RuntimeEnvYAML: "), self->runtimeEnvYAML, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": "), false);
  cost += 2;
  const crd_cel_value arguments3[2] = {crd_cel_of_string(self->runtimeEnvYAML),
                                       crd_cel_of_string(CRD_STRING("types.RuntimeEnvType"))};
  crd_cel_value t4 = crd_cel_fn_yaml_map_error(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  crd_cel_value t5 = t4;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  if (t5.as.optional) {
    t5 = crd_cel_held(cel, t5);
  } else {
    t5 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t6 = {NULL, 0};
  if (!crd_cel_take_string(cel, t5, &t6)) goto failed_0;
  crd_string t7 = crd_cel_concat(cel, t2, t6, false);
  *message = t7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.activeDeadlineSeconds > 0
 * when: has(self.activeDeadlineSeconds) */
static crd_cel_truth set_rayjob_spec_13(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t1 = false;
  if (CRD_HAS(self, ray_v1_RayJobSpec_has_activeDeadlineSeconds)) {
    cost += 3;
    t1 = (self->activeDeadlineSeconds > 0);
  } else {
    t1 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

static const crd_read set_rayjob_spec_13_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".activeDeadlineSeconds")}};
/* self.preRunningDeadlineSeconds > 0
 * when: has(self.preRunningDeadlineSeconds) */
static crd_cel_truth set_rayjob_spec_14(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t1 = false;
  if (CRD_HAS(self, ray_v1_RayJobSpec_has_preRunningDeadlineSeconds)) {
    cost += 3;
    t1 = (self->preRunningDeadlineSeconds > 0);
  } else {
    t1 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

static const crd_read set_rayjob_spec_14_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".preRunningDeadlineSeconds")}};
/* self.backoffLimit >= 0 */
static crd_cel_truth set_rayjob_spec_15(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->backoffLimit >= 0));
}

static const crd_read set_rayjob_spec_15_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".backoffLimit")}};

static crd_scope_value_fn *const set_rayjob_spec_4_include_params[] = {
    set_rayjob_spec_4_param_1,
    set_rayjob_spec_4_param_2,
    set_rayjob_spec_4_param_3,
};
static const crd_include set_rayjob_spec_4_include = {
    .set = &set_deletion_strategy,
    .at = set_rayjob_spec_4_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".deletionStrategy")},
    .reads = set_rayjob_spec_4_include_reads,
    .read_count = 3,
    .params = set_rayjob_spec_4_include_params,
    .param_count = 3,
};
static const crd_include set_rayjob_spec_7_include = {
    .set = &set_cluster_selector_mode,
    .mode = CRD_SET_FIRST,
};
static const crd_include set_rayjob_spec_9_include = {
    .set = &set_sidecar_mode,
    .mode = CRD_SET_FIRST,
};
static crd_scope_value_fn *const set_rayjob_spec_11_include_params[] = {
    set_rayjob_spec_11_param_1,
};
static const crd_include set_rayjob_spec_11_include = {
    .set = &set_raycluster_spec,
    .at = set_rayjob_spec_11_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".rayClusterSpec")},
    .prefix = CRD_STRING_INIT("The RayJob spec is invalid: "),
    .reads = set_rayjob_spec_11_include_reads,
    .read_count = 1,
    .params = set_rayjob_spec_11_include_params,
    .param_count = 1,
};
static const crd_step set_rayjob_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-150"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!self.suspend || self.shutdownAfterJobFinishes"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: a RayJob with shutdownAfterJobFinishes set to false is not "
                                   "allowed to be suspended"),
        .evaluate = set_rayjob_spec_1,
        .reads = set_rayjob_spec_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-151"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.ttlSecondsAfterFinished >= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: TTLSecondsAfterFinished must be a non-negative integer"),
        .evaluate = set_rayjob_spec_2,
        .reads = set_rayjob_spec_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-152"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.shutdownAfterJobFinishes || self.ttlSecondsAfterFinished <= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: a RayJob with shutdownAfterJobFinishes set to false cannot "
                                   "have TTLSecondsAfterFinished"),
        .evaluate = set_rayjob_spec_3,
        .reads = set_rayjob_spec_3_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_rayjob_spec_4_when,
        .include = &set_rayjob_spec_4_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-171"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!self.suspend || !selecting"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: the ClusterSelector mode doesn't support the suspend "
                                   "operation"),
        .evaluate = set_rayjob_spec_5,
        .reads = set_rayjob_spec_5_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-172"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("has(self.rayClusterSpec) || selecting"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: one of RayClusterSpec or ClusterSelector must be set"),
        .evaluate = set_rayjob_spec_6,
        .reads = set_rayjob_spec_6_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_rayjob_spec_7_when,
        .include = &set_rayjob_spec_7_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-176"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.backoffLimit <= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: BackoffLimit is incompatible with InteractiveMode"),
        .evaluate = set_rayjob_spec_8,
        .reads = set_rayjob_spec_8_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_rayjob_spec_9_when,
        .include = &set_rayjob_spec_9_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-192"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!self.rayClusterSpec.authOptions.enableK8sTokenAuth"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: K8s token auth mode is currently not supported for RayJob"),
        .evaluate = set_rayjob_spec_10,
        .reads = set_rayjob_spec_10_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-193"),
        .reason = CRD_ERROR_INVALID,
        .when = set_rayjob_spec_11_when,
        .include = &set_rayjob_spec_11_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-194"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("isYamlMap(self.runtimeEnvYAML)"),
        .evaluate = set_rayjob_spec_12,
        .reads = set_rayjob_spec_12_reads,
        .read_count = 1,
        .message_expression = set_rayjob_spec_12_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-195"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.activeDeadlineSeconds > 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: activeDeadlineSeconds must be a positive integer"),
        .evaluate = set_rayjob_spec_13,
        .reads = set_rayjob_spec_13_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-196"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.preRunningDeadlineSeconds > 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: preRunningDeadlineSeconds must be a positive integer"),
        .evaluate = set_rayjob_spec_14,
        .reads = set_rayjob_spec_14_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-197"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.backoffLimit >= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: backoffLimit must be a positive integer"),
        .evaluate = set_rayjob_spec_15,
        .reads = set_rayjob_spec_15_reads,
        .read_count = 1,
    },
};
static const crd_rule_set set_rayjob_spec = {
    .name = CRD_STRING_INIT("rayjob-spec"),
    .steps = set_rayjob_spec_steps,
    .step_count = 15,
    .mode = CRD_SET_FIRST,
};

/* raycronjob-spec, declared at RayCronJob.spec */
/* !self.schedule.contains('TZ') */
static crd_cel_truth set_raycronjob_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCronJobSpec *self = scope->self;
  uint64_t cost = 0;
  bool t1 = crd_cel_contains(cel, self->schedule, CRD_STRING("TZ"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
}

static const crd_read set_raycronjob_spec_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")}};
/* isCron(self.schedule) */
static crd_cel_truth set_raycronjob_spec_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCronJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->schedule)};
  crd_cel_value t2 = crd_cel_fn_is_cron(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycronjob_spec_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")}};
/* messageExpression: 'invalid cron schedule: ' + cronError(self.schedule).orValue('') */
static bool set_raycronjob_spec_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCronJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->schedule)};
  crd_cel_value t2 = crd_cel_fn_cron_error(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 3;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t4 = {NULL, 0};
  if (!crd_cel_take_string(cel, t3, &t4)) goto failed_0;
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("invalid cron schedule: "), t4, false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.timeZone != ''
 * when: has(self.timeZone) */
static crd_cel_truth set_raycronjob_spec_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCronJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t1 = false;
  if (CRD_HAS(self, ray_v1_RayCronJobSpec_has_timeZone)) {
    cost += crd_cel_string_cost(self->timeZone, CRD_STRING(""));
    cost += 2;
    t1 = !crd_cel_same(self->timeZone, CRD_STRING(""));
  } else {
    t1 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

static const crd_read set_raycronjob_spec_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
/* isTimeZone(self.timeZone)
 * when: has(self.timeZone) */
static crd_cel_truth set_raycronjob_spec_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCronJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t3 = false;
  if (CRD_HAS(self, ray_v1_RayCronJobSpec_has_timeZone)) {
    cost += 2;
    const crd_cel_value arguments1[1] = {crd_cel_of_string(self->timeZone)};
    crd_cel_value t2 = crd_cel_fn_is_time_zone(cel, arguments1, 1);
    if (t2.kind == CRD_CEL_FAILED) goto failed_0;
    t3 = t2.as.boolean;
  } else {
    t3 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycronjob_spec_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
/* messageExpression: 'invalid time zone: ' + timeZoneError(self.timeZone).orValue('') */
static bool set_raycronjob_spec_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCronJobSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->timeZone)};
  crd_cel_value t2 = crd_cel_fn_time_zone_error(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 2;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t4 = {NULL, 0};
  if (!crd_cel_take_string(cel, t3, &t4)) goto failed_0;
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("invalid time zone: "), t4, false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* at: self.jobTemplate */
static crd_cel_value set_raycronjob_spec_5_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCronJobSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobSpec *t1 = self->jobTemplate ? self->jobTemplate : &ray_v1_RayJobSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayJobSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_map set_raycronjob_spec_5_param_1_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_raycronjob_spec_5_param_1_constant_2 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_raycronjob_spec_5_param_1_table_1}};
/* annotations: {} */
static crd_cel_value set_raycronjob_spec_5_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_raycronjob_spec_5_param_1_constant_2 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static crd_scope_value_fn *const set_raycronjob_spec_5_include_params[] = {
    set_raycronjob_spec_5_param_1,
};
static const crd_include set_raycronjob_spec_5_include = {
    .set = &set_rayjob_spec,
    .at = set_raycronjob_spec_5_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".jobTemplate")},
    .prefix = CRD_STRING_INIT("invalid RayJob template: "),
    .params = set_raycronjob_spec_5_include_params,
    .param_count = 1,
};
static const crd_step set_raycronjob_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-181"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!self.schedule.contains('TZ')"),
        .message = CRD_STRING_INIT("cannot use TZ or CRON_TZ in schedule, use timeZone field instead"),
        .evaluate = set_raycronjob_spec_1,
        .reads = set_raycronjob_spec_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-182"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("isCron(self.schedule)"),
        .evaluate = set_raycronjob_spec_2,
        .reads = set_raycronjob_spec_2_reads,
        .read_count = 1,
        .message_expression = set_raycronjob_spec_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-183"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.timeZone != ''"),
        .message = CRD_STRING_INIT("timeZone must not be empty string, omit the field to use the local time zone of the "
                                   "KubeRay operator"),
        .evaluate = set_raycronjob_spec_3,
        .reads = set_raycronjob_spec_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-184"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("isTimeZone(self.timeZone)"),
        .evaluate = set_raycronjob_spec_4,
        .reads = set_raycronjob_spec_4_reads,
        .read_count = 1,
        .message_expression = set_raycronjob_spec_4_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-185"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycronjob_spec_5_include,
    },
};
static const crd_rule_set set_raycronjob_spec = {
    .name = CRD_STRING_INIT("raycronjob-spec"),
    .steps = set_raycronjob_spec_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};

/* raycronjob-stage-spec, declared at RayCronJob */
/* size(bytes(self.metadata.name)) <= 36 */
static crd_cel_truth set_raycronjob_stage_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_bytes(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t4.as.text.size <= 36));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_raycronjob_stage_spec_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
/* at: self.spec */
static crd_cel_value set_raycronjob_stage_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCronJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayCronJobSpec *t1 = self->spec ? self->spec : &ray_v1_RayCronJobSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayCronJobSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_include set_raycronjob_stage_spec_2_include = {
    .set = &set_raycronjob_spec,
    .at = set_raycronjob_stage_spec_2_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_raycronjob_stage_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-180"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.name)) <= 36"),
        .message = CRD_STRING_INIT("RayCronJob name should be no more than 36 characters"),
        .evaluate = set_raycronjob_stage_spec_1,
        .reads = set_raycronjob_stage_spec_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_raycronjob_stage_spec_2_include,
    },
};
static const crd_rule_set set_raycronjob_stage_spec = {
    .name = CRD_STRING_INIT("raycronjob-stage-spec"),
    .steps = set_raycronjob_stage_spec_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* rayjob-metadata, declared at RayJob */
/* size(bytes(self.metadata.name)) <= 47 */
static crd_cel_truth set_rayjob_metadata_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_bytes(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t4.as.text.size <= 47));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_rayjob_metadata_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
/* !format.dns1035Label().validate(self.metadata.name).hasValue() */
static crd_cel_truth set_rayjob_metadata_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {t5};
  crd_cel_value t7 = crd_cel_fn_has_value(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t7.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_rayjob_metadata_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
static const crd_cel_list set_rayjob_metadata_2_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_rayjob_metadata_2_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                  .as = {.list = &set_rayjob_metadata_2_message_expression_table_1}};
/* messageExpression: 'The RayJob metadata is invalid: RayJob name should be a valid DNS1035 label: [' +
 * format.dns1035Label().validate(self.metadata.name).orValue([]).join(' ') + ']' */
static bool set_rayjob_metadata_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 10;
    goto failed_0;
  }
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = set_rayjob_metadata_2_message_expression_constant_2;
  }
  const crd_cel_value arguments7[2] = {t6, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t8 = crd_cel_fn_join(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 9;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel,
                                 CRD_STRING("The RayJob metadata is invalid: RayJob name should be a valid DNS1035 label: ["), t8.as.text, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING("]"), false);
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_rayjob_metadata_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-072"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.name)) <= 47"),
        .message = CRD_STRING_INIT("The RayJob metadata is invalid: RayJob name should be no more than 47 characters"),
        .evaluate = set_rayjob_metadata_1,
        .reads = set_rayjob_metadata_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-073"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!format.dns1035Label().validate(self.metadata.name).hasValue()"),
        .evaluate = set_rayjob_metadata_2,
        .reads = set_rayjob_metadata_2_reads,
        .read_count = 1,
        .message_expression = set_rayjob_metadata_2_message_expression,
    },
};
static const crd_rule_set set_rayjob_metadata = {
    .name = CRD_STRING_INIT("rayjob-metadata"),
    .steps = set_rayjob_metadata_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};

/* rayjob-webhook, declared at RayJob */
/* value: self.metadata.name */
static crd_cel_value set_rayjob_webhook_1_value(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_include set_rayjob_webhook_1_include = {
    .set = &set_rayjob_metadata,
    .mode = CRD_SET_FIRST,
    .field_path = CRD_STRING_INIT(".metadata.name"),
    .value = set_rayjob_webhook_1_value,
};
static const crd_step set_rayjob_webhook_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-062"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_rayjob_webhook_1_include,
    },
};
static const crd_rule_set set_rayjob_webhook = {
    .name = CRD_STRING_INIT("rayjob-webhook"),
    .steps = set_rayjob_webhook_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* rayjob-stage-spec, declared at RayJob */
/* at: self.spec */
static crd_cel_value set_rayjob_stage_spec_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobSpec *t1 = self->spec ? self->spec : &ray_v1_RayJobSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayJobSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: self.metadata.annotations */
static crd_cel_value set_rayjob_stage_spec_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_rayjob_stage_spec_1_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations")}};

static crd_scope_value_fn *const set_rayjob_stage_spec_1_include_params[] = {
    set_rayjob_stage_spec_1_param_1,
};
static const crd_include set_rayjob_stage_spec_1_include = {
    .set = &set_rayjob_spec,
    .at = set_rayjob_stage_spec_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
    .reads = set_rayjob_stage_spec_1_include_reads,
    .read_count = 1,
    .params = set_rayjob_stage_spec_1_include_params,
    .param_count = 1,
};
static const crd_step set_rayjob_stage_spec_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_rayjob_stage_spec_1_include,
    },
};
static const crd_rule_set set_rayjob_stage_spec = {
    .name = CRD_STRING_INIT("rayjob-stage-spec"),
    .steps = set_rayjob_stage_spec_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* rayjob-status, declared at RayJob */
/* self.status.jobDeploymentStatus != 'Waiting' || self.spec.submissionMode == 'InteractiveMode' */
static crd_cel_truth set_rayjob_status_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobStatus *t2 = self->status ? self->status : &ray_v1_RayJobStatus_zero;
  cost += crd_cel_string_cost(t2->jobDeploymentStatus, CRD_STRING("Waiting"));
  cost += 3;
  bool t4 = true;
  if (crd_cel_same(t2->jobDeploymentStatus, CRD_STRING("Waiting"))) {
    const ray_v1_RayJobSpec *t3 = self->spec ? self->spec : &ray_v1_RayJobSpec_zero;
    cost += crd_cel_string_cost(t3->submissionMode, CRD_STRING("InteractiveMode"));
    t4 = crd_cel_same(t3->submissionMode, CRD_STRING("InteractiveMode"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_rayjob_status_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.jobDeploymentStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.submissionMode")}};

static const crd_step set_rayjob_status_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-198"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.status.jobDeploymentStatus != 'Waiting' || self.spec.submissionMode == "
                                "'InteractiveMode'"),
        .message = CRD_STRING_INIT("The RayJob status is invalid: JobDeploymentStatus cannot be `Waiting` when "
                                   "SubmissionMode is not InteractiveMode"),
        .evaluate = set_rayjob_status_1,
        .reads = set_rayjob_status_1_reads,
        .read_count = 2,
    },
};
static const crd_rule_set set_rayjob_status = {
    .name = CRD_STRING_INIT("rayjob-status"),
    .steps = set_rayjob_status_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* initializing-timeout, declared at RayService */
static const crd_cel_value set_initializing_timeout_1_constant_1 = {.kind = CRD_CEL_DURATION, .zone = 0, .nanos = 0,
                                                                    .as = {.integer = 0}};
/* goDuration(timeout) > duration('0s')
 * when: isGoDuration(timeout) */
static crd_cel_truth set_initializing_timeout_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_is_go_duration(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_truth t8 = CRD_CEL_ERROR;
  if (t3.as.boolean) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_0;
    }
    crd_string t4 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t4)) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments5[1] = {crd_cel_of_string(t4)};
    crd_cel_value t6 = crd_cel_fn_go_duration(cel, arguments5, 1);
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t7 = crd_cel_greater(cel, t6, set_initializing_timeout_1_constant_1);
    t8 = t7;
  } else {
    t8 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t8);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_initializing_timeout_1_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'must be a positive duration, got: ' + timeout */
static bool set_initializing_timeout_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 4;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 4;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("must be a positive duration, got: "), t1, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* int(timeout) > 0
 * when: !isGoDuration(timeout) && isGoInt(timeout) */
static crd_cel_truth set_initializing_timeout_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 2;
      goto failed_1;
    }
    const crd_cel_value arguments3[1] = {crd_cel_of_string(t2)};
    crd_cel_value t4 = crd_cel_fn_is_go_duration(cel, arguments3, 1);
    if (t4.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    cost += 1;
    t1 = crd_cel_truth_of(!t4.as.boolean);
  }
failed_1:;
  crd_cel_truth t5 = t1;
  if (t5 != CRD_CEL_FALSE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 1;
        goto failed_2;
      }
      crd_string t8 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t8)) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments9[1] = {crd_cel_of_string(t8)};
      crd_cel_value t10 = crd_cel_fn_is_go_int(cel, arguments9, 1);
      if (t10.kind == CRD_CEL_FAILED) goto failed_2;
      t7 = crd_cel_truth_of(t10.as.boolean);
    }
  failed_2:;
    t5 = crd_cel_and(cel, t5, error6, t7);
  }
  if (t5 == CRD_CEL_ERROR) goto failed_0;
  bool t14 = false;
  if (t5 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_0;
    }
    crd_string t11 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments12[1] = {crd_cel_of_string(t11)};
    crd_cel_value t13 = crd_cel_fn_int(cel, arguments12, 1);
    if (t13.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t14 = (t13.as.integer > 0);
  } else {
    t14 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t14));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_initializing_timeout_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'must be a positive integer (seconds), got: ' + timeout */
static bool set_initializing_timeout_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 5;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 5;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("must be a positive integer (seconds), got: "), t1, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* isGoDuration(timeout) || isGoInt(timeout) */
static crd_cel_truth set_initializing_timeout_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    const crd_cel_value arguments3[1] = {crd_cel_of_string(t2)};
    crd_cel_value t4 = crd_cel_fn_is_go_duration(cel, arguments3, 1);
    if (t4.kind == CRD_CEL_FAILED) goto failed_1;
    t1 = crd_cel_truth_of(t4.as.boolean);
  }
failed_1:;
  crd_cel_truth t5 = t1;
  if (t5 != CRD_CEL_TRUE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 1;
        goto failed_2;
      }
      crd_string t8 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t8)) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments9[1] = {crd_cel_of_string(t8)};
      crd_cel_value t10 = crd_cel_fn_is_go_int(cel, arguments9, 1);
      if (t10.kind == CRD_CEL_FAILED) goto failed_2;
      t7 = crd_cel_truth_of(t10.as.boolean);
    }
  failed_2:;
    t5 = crd_cel_or(cel, t5, error6, t7);
  }
  return crd_cel_end(cel, cost, t5);
}

static const crd_read set_initializing_timeout_3_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: 'has invalid format: ' + timeout + ". Expected Go duration format (e.g., '5m', '1h') or positive
 * integer seconds" */
static bool set_initializing_timeout_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("has invalid format: "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING(". Expected Go duration format (e.g., '5m', '1h') or positive integer seconds"),
                                 false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_initializing_timeout_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-076"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("goDuration(timeout) > duration('0s')"),
        .evaluate = set_initializing_timeout_1,
        .reads = set_initializing_timeout_1_reads,
        .read_count = 1,
        .message_expression = set_initializing_timeout_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-077"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("int(timeout) > 0"),
        .evaluate = set_initializing_timeout_2,
        .reads = set_initializing_timeout_2_reads,
        .read_count = 1,
        .message_expression = set_initializing_timeout_2_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-078"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("isGoDuration(timeout) || isGoInt(timeout)"),
        .evaluate = set_initializing_timeout_3,
        .reads = set_initializing_timeout_3_reads,
        .read_count = 1,
        .message_expression = set_initializing_timeout_3_message_expression,
    },
};
static const crd_rule_set set_initializing_timeout = {
    .name = CRD_STRING_INIT("initializing-timeout"),
    .steps = set_initializing_timeout_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};

/* rayservice-metadata, declared at RayService */
/* size(bytes(self.metadata.name)) <= 47 */
static crd_cel_truth set_rayservice_metadata_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_bytes(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t4.as.text.size <= 47));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_rayservice_metadata_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
/* !format.dns1035Label().validate(self.metadata.name).hasValue() */
static crd_cel_truth set_rayservice_metadata_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {t5};
  crd_cel_value t7 = crd_cel_fn_has_value(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t7.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_rayservice_metadata_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
static const crd_cel_list set_rayservice_metadata_2_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_rayservice_metadata_2_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                      .as = {.list = &set_rayservice_metadata_2_message_expression_table_1}};
/* messageExpression: 'The RayService metadata is invalid: RayService name should be a valid DNS1035 label: [' +
 * format.dns1035Label().validate(self.metadata.name).orValue([]).join(' ') + ']' */
static bool set_rayservice_metadata_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 11;
    goto failed_0;
  }
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = set_rayservice_metadata_2_message_expression_constant_2;
  }
  const crd_cel_value arguments7[2] = {t6, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t8 = crd_cel_fn_join(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel,
                                 CRD_STRING("The RayService metadata is invalid: RayService name should be a valid DNS1035 "
                                            "label: ["), t8.as.text, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING("]"), false);
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* timeout: timeout */
static crd_cel_value set_rayservice_metadata_3_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("ray.io/initializing-timeout")));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_rayservice_metadata_3_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[ray.io/initializing-timeout]")}};
/* when: timeout != '' */
static crd_cel_truth set_rayservice_metadata_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("ray.io/initializing-timeout")));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  cost += crd_cel_string_cost(t5, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t5, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static crd_scope_value_fn *const set_rayservice_metadata_3_include_params[] = {
    set_rayservice_metadata_3_param_1,
};
static const crd_include set_rayservice_metadata_3_include = {
    .set = &set_initializing_timeout,
    .mode = CRD_SET_FIRST,
    .prefix = CRD_STRING_INIT("The RayService metadata is invalid: RayService annotations is invalid: annotation "
                              "ray.io/initializing-timeout "),
    .reads = set_rayservice_metadata_3_include_reads,
    .read_count = 1,
    .params = set_rayservice_metadata_3_include_params,
    .param_count = 1,
};
static const crd_step set_rayservice_metadata_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-074"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.name)) <= 47"),
        .message = CRD_STRING_INIT("The RayService metadata is invalid: RayService name should be no more than 47 characters"),
        .evaluate = set_rayservice_metadata_1,
        .reads = set_rayservice_metadata_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-075"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!format.dns1035Label().validate(self.metadata.name).hasValue()"),
        .evaluate = set_rayservice_metadata_2,
        .reads = set_rayservice_metadata_2_reads,
        .read_count = 1,
        .message_expression = set_rayservice_metadata_2_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_rayservice_metadata_3_when,
        .include = &set_rayservice_metadata_3_include,
    },
};
static const crd_rule_set set_rayservice_metadata = {
    .name = CRD_STRING_INIT("rayservice-metadata"),
    .steps = set_rayservice_metadata_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};

/* rayservice-webhook, declared at RayService */
/* value: self.metadata.name */
static crd_cel_value set_rayservice_webhook_1_value(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_include set_rayservice_webhook_1_include = {
    .set = &set_rayservice_metadata,
    .mode = CRD_SET_FIRST,
    .field_path = CRD_STRING_INIT(".metadata.name"),
    .value = set_rayservice_webhook_1_value,
};
static const crd_step set_rayservice_webhook_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-063"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_rayservice_webhook_1_include,
    },
};
static const crd_rule_set set_rayservice_webhook = {
    .name = CRD_STRING_INIT("rayservice-webhook"),
    .steps = set_rayservice_webhook_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* incremental-upgrade, declared at RayService.spec */
/* self.rayClusterConfig.enableInTreeAutoscaling */
static crd_cel_truth set_incremental_upgrade_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_v1_RayClusterSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->enableInTreeAutoscaling));
}

static const crd_read set_incremental_upgrade_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterConfig.enableInTreeAutoscaling")}};
/* has(self.upgradeStrategy.clusterUpgradeOptions) */
static crd_cel_truth set_incremental_upgrade_2(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(t1, ray_v1_RayServiceSpecUpgradeStrategy_has_clusterUpgradeOptions)));
}

static const crd_read set_incremental_upgrade_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions")}};
/* options.maxSurgePercent >= 0 && options.maxSurgePercent <= 100 */
static crd_cel_truth set_incremental_upgrade_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t2 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  const ray_v1_ClusterUpgradeOptions *t3 = t2->clusterUpgradeOptions
                                               ? t2->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
  cost += 5;
  bool t6 = false;
  if (t3->maxSurgePercent >= 0) {
    const ray_v1_RayServiceSpecUpgradeStrategy *t4 = self->upgradeStrategy
                                                         ? self->upgradeStrategy
                                                         : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
    const ray_v1_ClusterUpgradeOptions *t5 = t4->clusterUpgradeOptions
                                                 ? t4->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
    t6 = (t5->maxSurgePercent <= 100);
    cost += 5;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
}

static const crd_read set_incremental_upgrade_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.maxSurgePercent")}};
/* has(options.stepSizePercent) && options.stepSizePercent >= 0 && options.stepSizePercent <= 100 */
static crd_cel_truth set_incremental_upgrade_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t3 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  const ray_v1_ClusterUpgradeOptions *t4 = t3->clusterUpgradeOptions
                                               ? t3->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
  cost += 3;
  bool t7 = false;
  if (CRD_HAS(t4, ray_v1_ClusterUpgradeOptions_has_stepSizePercent)) {
    const ray_v1_RayServiceSpecUpgradeStrategy *t5 = self->upgradeStrategy
                                                         ? self->upgradeStrategy
                                                         : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
    const ray_v1_ClusterUpgradeOptions *t6 = t5->clusterUpgradeOptions
                                                 ? t5->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
    t7 = (t6->stepSizePercent >= 0);
    cost += 5;
  }
  bool t10 = false;
  if (t7) {
    const ray_v1_RayServiceSpecUpgradeStrategy *t8 = self->upgradeStrategy
                                                         ? self->upgradeStrategy
                                                         : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
    const ray_v1_ClusterUpgradeOptions *t9 = t8->clusterUpgradeOptions
                                                 ? t8->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
    t10 = (t9->stepSizePercent <= 100);
    cost += 5;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10));
}

static const crd_read set_incremental_upgrade_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.stepSizePercent")}};
/* options.stepSizePercent <= options.maxSurgePercent */
static crd_cel_truth set_incremental_upgrade_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  const ray_v1_ClusterUpgradeOptions *t2 = t1->clusterUpgradeOptions
                                               ? t1->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
  const ray_v1_RayServiceSpecUpgradeStrategy *t3 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  const ray_v1_ClusterUpgradeOptions *t4 = t3->clusterUpgradeOptions
                                               ? t3->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
  cost += 9;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2->stepSizePercent <= t4->maxSurgePercent));
}

static const crd_read set_incremental_upgrade_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.stepSizePercent")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.maxSurgePercent")}};
/* options.intervalSeconds > 0 */
static crd_cel_truth set_incremental_upgrade_6(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  const ray_v1_ClusterUpgradeOptions *t2 = t1->clusterUpgradeOptions
                                               ? t1->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2->intervalSeconds > 0));
}

static const crd_read set_incremental_upgrade_6_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.intervalSeconds")}};
/* options.gatewayClassName != '' */
static crd_cel_truth set_incremental_upgrade_7(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  const ray_v1_ClusterUpgradeOptions *t2 = t1->clusterUpgradeOptions
                                               ? t1->clusterUpgradeOptions : &ray_v1_ClusterUpgradeOptions_zero;
  cost += crd_cel_string_cost(t2->gatewayClassName, CRD_STRING(""));
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t2->gatewayClassName, CRD_STRING(""))));
}

static const crd_read set_incremental_upgrade_7_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.gatewayClassName")}};

static const crd_step set_incremental_upgrade_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-245"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.rayClusterConfig.enableInTreeAutoscaling"),
        .message = CRD_STRING_INIT("Ray Autoscaler is required for NewClusterWithIncrementalUpgrade"),
        .evaluate = set_incremental_upgrade_1,
        .reads = set_incremental_upgrade_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-246"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("has(self.upgradeStrategy.clusterUpgradeOptions)"),
        .message = CRD_STRING_INIT("ClusterUpgradeOptions are required for NewClusterWithIncrementalUpgrade"),
        .evaluate = set_incremental_upgrade_2,
        .reads = set_incremental_upgrade_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-247"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("options.maxSurgePercent >= 0 && options.maxSurgePercent <= 100"),
        .message = CRD_STRING_INIT("maxSurgePercent must be between 0 and 100"),
        .evaluate = set_incremental_upgrade_3,
        .reads = set_incremental_upgrade_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-248"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("has(options.stepSizePercent) && options.stepSizePercent >= 0 && options.stepSizePercent <= "
                                "100"),
        .message = CRD_STRING_INIT("stepSizePercent must be between 0 and 100"),
        .evaluate = set_incremental_upgrade_4,
        .reads = set_incremental_upgrade_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-249"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("options.stepSizePercent <= options.maxSurgePercent"),
        .message = CRD_STRING_INIT("stepSizePercent must be less than or equal to maxSurgePercent"),
        .evaluate = set_incremental_upgrade_5,
        .reads = set_incremental_upgrade_5_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-250"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("options.intervalSeconds > 0"),
        .message = CRD_STRING_INIT("intervalSeconds must be greater than 0"),
        .evaluate = set_incremental_upgrade_6,
        .reads = set_incremental_upgrade_6_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-251"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("options.gatewayClassName != ''"),
        .message = CRD_STRING_INIT("gatewayClassName is required for NewClusterWithIncrementalUpgrade"),
        .evaluate = set_incremental_upgrade_7,
        .reads = set_incremental_upgrade_7_reads,
        .read_count = 1,
    },
};
static const crd_rule_set set_incremental_upgrade = {
    .name = CRD_STRING_INIT("incremental-upgrade"),
    .steps = set_incremental_upgrade_steps,
    .step_count = 7,
    .mode = CRD_SET_FIRST,
};

/* rayservice-spec, declared at RayService.spec */
/* !self.rayClusterConfig.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_rayservice_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_v1_RayClusterSpec_zero;
  const ray_v1_AuthOptions *t2 = t1->authOptions ? t1->authOptions : &ray_v1_AuthOptions_zero;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2->enableK8sTokenAuth));
}

static const crd_read set_rayservice_spec_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterConfig.authOptions.enableK8sTokenAuth")}};
/* at: self.rayClusterConfig */
static crd_cel_value set_rayservice_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_v1_RayClusterSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayClusterSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_rayservice_spec_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_rayservice_spec_2_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* self.rayClusterConfig.headGroupSpec.headService.metadata.name == '' */
static crd_cel_truth set_rayservice_spec_3(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_v1_RayClusterSpec_zero;
  const ray_v1_HeadGroupSpec *t2 = t1->headGroupSpec ? t1->headGroupSpec : &ray_v1_HeadGroupSpec_zero;
  const ray_v1_HeadService *t3 = t2->headService ? t2->headService : &ray_v1_HeadService_zero;
  const batch_v1alpha1_JobTemplateMetadata *t4 = t3->metadata ? t3->metadata : &batch_v1alpha1_JobTemplateMetadata_zero;
  cost += crd_cel_string_cost(t4->name, CRD_STRING(""));
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t4->name, CRD_STRING(""))));
}

static const crd_read set_rayservice_spec_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterConfig.headGroupSpec.headService.metadata.name")}};
/* self.upgradeStrategy.type in ['None', 'NewCluster', 'NewClusterWithIncrementalUpgrade']
 * when: has(self.upgradeStrategy.type) */
static crd_cel_truth set_rayservice_spec_4(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  cost += 2;
  bool t4 = false;
  if (CRD_HAS(t1, ray_v1_RayServiceSpecUpgradeStrategy_has_type)) {
    const ray_v1_RayServiceSpecUpgradeStrategy *t2 = self->upgradeStrategy
                                                         ? self->upgradeStrategy
                                                         : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
    crd_string t3 = t2->type;
    cost += 3;
    t4 = (crd_cel_same(t3, CRD_STRING("None")) || crd_cel_same(t3, CRD_STRING("NewCluster")) ||
          crd_cel_same(t3, CRD_STRING("NewClusterWithIncrementalUpgrade")));
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_rayservice_spec_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.type")}};
/* messageExpression: 'Spec.UpgradeStrategy.Type value ' + self.upgradeStrategy.type + ' is invalid, valid options are
 * NewClusterWithIncrementalUpgrade, NewCluster, or None' */
static bool set_rayservice_spec_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpecUpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("Spec.UpgradeStrategy.Type value "), t1->type, false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING(" is invalid, valid options are NewClusterWithIncrementalUpgrade, NewCluster, "
                                            "or None"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.rayClusterDeletionDelaySeconds >= 0 */
static crd_cel_truth set_rayservice_spec_5(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->rayClusterDeletionDelaySeconds >= 0));
}

static const crd_read set_rayservice_spec_5_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterDeletionDelaySeconds")}};
/* messageExpression: 'Spec.RayClusterDeletionDelaySeconds should be a non-negative integer, got ' +
 * string(self.rayClusterDeletionDelaySeconds) */
static bool set_rayservice_spec_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayServiceSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_int(self->rayClusterDeletionDelaySeconds)};
  crd_cel_value t2 = crd_cel_fn_string(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel,
                                 CRD_STRING("Spec.RayClusterDeletionDelaySeconds should be a non-negative integer, got "),
                                 t2.as.text, false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_gate set_rayservice_spec_6_when_gate_1 = {CRD_STRING_INIT("RayServiceIncrementalUpgrade"), true, false,
                                                           CRD_GATE_BETA};
/* when: gates.RayServiceIncrementalUpgrade && self.upgradeStrategy.type == 'NewClusterWithIncrementalUpgrade' */
static crd_cel_truth set_rayservice_spec_6_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayServiceSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  bool t2 = crd_settings_gate(cel->settings, &set_rayservice_spec_6_when_gate_1);
  cost += 2;
  bool t4 = false;
  if (t2) {
    const ray_v1_RayServiceSpecUpgradeStrategy *t3 = self_1->upgradeStrategy
                                                         ? self_1->upgradeStrategy
                                                         : &ray_v1_RayServiceSpecUpgradeStrategy_zero;
    cost += crd_cel_string_cost(t3->type, CRD_STRING("NewClusterWithIncrementalUpgrade"));
    t4 = crd_cel_same(t3->type, CRD_STRING("NewClusterWithIncrementalUpgrade"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}


static crd_scope_value_fn *const set_rayservice_spec_2_include_params[] = {
    set_rayservice_spec_2_param_1,
};
static const crd_include set_rayservice_spec_2_include = {
    .set = &set_raycluster_spec,
    .at = set_rayservice_spec_2_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".rayClusterConfig")},
    .reads = set_rayservice_spec_2_include_reads,
    .read_count = 1,
    .params = set_rayservice_spec_2_include_params,
    .param_count = 1,
};
static const crd_include set_rayservice_spec_6_include = {
    .set = &set_incremental_upgrade,
    .mode = CRD_SET_FIRST,
};
static const crd_step set_rayservice_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-240"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!self.rayClusterConfig.authOptions.enableK8sTokenAuth"),
        .message = CRD_STRING_INIT("K8s token auth mode is currently not supported for RayService"),
        .evaluate = set_rayservice_spec_1,
        .reads = set_rayservice_spec_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-241"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_rayservice_spec_2_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-242"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.rayClusterConfig.headGroupSpec.headService.metadata.name == ''"),
        .message = CRD_STRING_INIT("spec.rayClusterConfig.headGroupSpec.headService.metadata.name should not be set"),
        .evaluate = set_rayservice_spec_3,
        .reads = set_rayservice_spec_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-243"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.upgradeStrategy.type in ['None', 'NewCluster', 'NewClusterWithIncrementalUpgrade']"),
        .evaluate = set_rayservice_spec_4,
        .reads = set_rayservice_spec_4_reads,
        .read_count = 1,
        .message_expression = set_rayservice_spec_4_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-244"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.rayClusterDeletionDelaySeconds >= 0"),
        .evaluate = set_rayservice_spec_5,
        .reads = set_rayservice_spec_5_reads,
        .read_count = 1,
        .message_expression = set_rayservice_spec_5_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_rayservice_spec_6_when,
        .include = &set_rayservice_spec_6_include,
    },
};
static const crd_rule_set set_rayservice_spec = {
    .name = CRD_STRING_INIT("rayservice-spec"),
    .steps = set_rayservice_spec_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};

/* rayservice-stage-spec, declared at RayService */
/* at: self.spec */
static crd_cel_value set_rayservice_stage_spec_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpec *t1 = self->spec ? self->spec : &ray_v1_RayServiceSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayServiceSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: self.metadata.annotations */
static crd_cel_value set_rayservice_stage_spec_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_rayservice_stage_spec_1_include_reads[] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations")}};

static crd_scope_value_fn *const set_rayservice_stage_spec_1_include_params[] = {
    set_rayservice_stage_spec_1_param_1,
};
static const crd_include set_rayservice_stage_spec_1_include = {
    .set = &set_rayservice_spec,
    .at = set_rayservice_stage_spec_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
    .prefix = CRD_STRING_INIT("The RayService spec is invalid: "),
    .reads = set_rayservice_stage_spec_1_include_reads,
    .read_count = 1,
    .params = set_rayservice_stage_spec_1_include_params,
    .param_count = 1,
};
static const crd_step set_rayservice_stage_spec_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_rayservice_stage_spec_1_include,
    },
};
static const crd_rule_set set_rayservice_stage_spec = {
    .name = CRD_STRING_INIT("rayservice-stage-spec"),
    .steps = set_rayservice_stage_spec_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* rayservice-stage-upgrade, declared at RayService */
/* at: self.spec */
static crd_cel_value set_rayservice_stage_upgrade_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpec *t1 = self->spec ? self->spec : &ray_v1_RayServiceSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_v1_RayServiceSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_include set_rayservice_stage_upgrade_1_include = {
    .set = &set_incremental_upgrade,
    .at = set_rayservice_stage_upgrade_1_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_rayservice_stage_upgrade_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_rayservice_stage_upgrade_1_include,
    },
};
static const crd_rule_set set_rayservice_stage_upgrade = {
    .name = CRD_STRING_INIT("rayservice-stage-upgrade"),
    .steps = set_rayservice_stage_upgrade_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};

/* RayCluster */
static const crd_setting ray_v1_RayCluster_layers_skip_1_when_setting_1 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                           CRD_SETTING_STRING,
                                                                           {false, INT64_C(0), CRD_STRING_INIT("true"), NULL,
                                                                            0}, CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_v1_RayCluster_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = crd_settings_value(cel->settings, &ray_v1_RayCluster_layers_skip_1_when_setting_1)->text;
  cost += crd_cel_string_cost(t1, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_v1_RayCluster_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: operation == 'DELETE' */
static crd_cel_truth ray_v1_RayCluster_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("DELETE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}

/* reason: 'not called for DELETE' */
static bool ray_v1_RayCluster_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("not called for DELETE");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.spec.managedBy) && self.spec.managedBy != 'ray.io/kuberay-operator' */
static crd_cel_truth ray_v1_RayCluster_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t2 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 2;
  bool t4 = false;
  if (CRD_HAS(t2, ray_v1_RayClusterSpec_has_managedBy)) {
    const ray_v1_RayClusterSpec *t3 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
    cost += crd_cel_string_cost(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    t4 = !crd_cel_same(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* reason: 'managed by ' + self.spec.managedBy */
static bool ray_v1_RayCluster_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayClusterSpec *t1 = self->spec ? self->spec : &ray_v1_RayClusterSpec_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("managed by "), t1->managedBy, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: 'The RayCluster metadata is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayCluster_layers_stage_2_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 8;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("The RayCluster metadata is invalid "), t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("/"), false);
  crd_cel_value t6 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = {NULL, 0};
  if (!crd_cel_take_string(cel, t7, &t8)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t5, t8, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t11 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t10, t11, false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* note: 'The RayCluster spec is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayCluster_layers_stage_3_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 8;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("The RayCluster spec is invalid "), t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("/"), false);
  crd_cel_value t6 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = {NULL, 0};
  if (!crd_cel_take_string(cel, t7, &t8)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t5, t8, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t11 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t10, t11, false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* note: 'RayCluster spec warning ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayCluster_layers_stage_4_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 8;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("RayCluster spec warning "), t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("/"), false);
  crd_cel_value t6 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = {NULL, 0};
  if (!crd_cel_take_string(cel, t7, &t8)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t5, t8, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t11 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t10, t11, false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* note: 'The RayCluster spec is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayCluster_layers_stage_5_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 8;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("The RayCluster spec is invalid "), t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("/"), false);
  crd_cel_value t6 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = {NULL, 0};
  if (!crd_cel_take_string(cel, t7, &t8)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t5, t8, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t11 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t10, t11, false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* note: 'The RayCluster UpgradeStrategy is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayCluster_layers_stage_6_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 13;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 13;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 8;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("The RayCluster UpgradeStrategy is invalid "), t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("/"), false);
  crd_cel_value t6 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = {NULL, 0};
  if (!crd_cel_take_string(cel, t7, &t8)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t5, t8, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t11 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t10, t11, false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* note: 'The RayCluster status is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ', ' + message */
static bool ray_v1_RayCluster_layers_stage_7_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 8;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("The RayCluster status is invalid "), t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("/"), false);
  crd_cel_value t6 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = {NULL, 0};
  if (!crd_cel_take_string(cel, t7, &t8)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t5, t8, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(", "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t11 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t10, t11, false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_include ray_v1_RayCluster_layers_stage_1_include = {
    .set = &set_raycluster_webhook,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_2_include = {
    .set = &set_raycluster_metadata,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_3_include = {
    .set = &set_raycluster_stage_spec,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_4_include = {
    .set = &set_raycluster_autoscaler_v1,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_5_include = {
    .set = &set_raycluster_cert_manager,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_6_include = {
    .set = &set_raycluster_upgrade,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_7_include = {
    .set = &set_raycluster_status,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_8_include = {
    .set = &set_raycluster_stage_network_policy,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayCluster_layers_stage_9_include = {
    .set = &set_raycluster_stage_tls,
    .mode = CRD_SET_FIRST,
};
static const crd_step ray_v1_RayCluster_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_1_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_2_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_3_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_4 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_4_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_5 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_5_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_6 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_6_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_7 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_7_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_8 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_8_include,
};
static const crd_step ray_v1_RayCluster_layers_stage_9 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCluster_layers_stage_9_include,
};
static const crd_rule_stage ray_v1_RayCluster_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("cluster"),
        .layer = CRD_LAYER_WEBHOOK,
        .run = &ray_v1_RayCluster_layers_stage_1,
    },
    {
        .name = CRD_STRING_INIT("metadata"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayCluster_layers_stage_2,
        .event = CRD_STRING_INIT("InvalidRayClusterMetadata"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayCluster_layers_stage_2_note,
    },
    {
        .name = CRD_STRING_INIT("spec"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayCluster_layers_stage_3,
        .event = CRD_STRING_INIT("InvalidRayClusterSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayCluster_layers_stage_3_note,
    },
    {
        .name = CRD_STRING_INIT("autoscaler-v1"),
        .layer = CRD_LAYER_CONTROLLER,
        .warning = true,
        .run = &ray_v1_RayCluster_layers_stage_4,
        .event = CRD_STRING_INIT("InvalidRayClusterSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayCluster_layers_stage_4_note,
    },
    {
        .name = CRD_STRING_INIT("cert-manager"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayCluster_layers_stage_5,
        .event = CRD_STRING_INIT("InvalidRayClusterSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayCluster_layers_stage_5_note,
    },
    {
        .name = CRD_STRING_INIT("upgrade"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayCluster_layers_stage_6,
        .event = CRD_STRING_INIT("InvalidRayClusterSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayCluster_layers_stage_6_note,
    },
    {
        .name = CRD_STRING_INIT("status"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayCluster_layers_stage_7,
        .event = CRD_STRING_INIT("InvalidRayClusterStatus"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayCluster_layers_stage_7_note,
    },
    {
        .name = CRD_STRING_INIT("network-policy"),
        .layer = CRD_LAYER_CONTROLLER,
        .alone = true,
        .run = &ray_v1_RayCluster_layers_stage_8,
    },
    {
        .name = CRD_STRING_INIT("tls"),
        .layer = CRD_LAYER_CONTROLLER,
        .alone = true,
        .run = &ray_v1_RayCluster_layers_stage_9,
    },
};
static const crd_layer_skip ray_v1_RayCluster_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayCluster_layers_skip_1_when,
        .reason = ray_v1_RayCluster_layers_skip_1_reason,
    },
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayCluster_layers_skip_2_when,
        .reason = ray_v1_RayCluster_layers_skip_2_reason,
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = ray_v1_RayCluster_layers_skip_3_when,
        .reason = ray_v1_RayCluster_layers_skip_3_reason,
    },
};
const crd_layers ray_v1_RayCluster_layers = {
    .stages = ray_v1_RayCluster_layers_stages,
    .stage_count = 9,
    .skips = ray_v1_RayCluster_layers_skips,
    .skip_count = 3,
};

/* RayCronJob */
static const crd_setting ray_v1_RayCronJob_layers_skip_1_when_setting_1 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                           CRD_SETTING_STRING,
                                                                           {false, INT64_C(0), CRD_STRING_INIT("true"), NULL,
                                                                            0}, CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_v1_RayCronJob_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = crd_settings_value(cel->settings, &ray_v1_RayCronJob_layers_skip_1_when_setting_1)->text;
  cost += crd_cel_string_cost(t1, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_v1_RayCronJob_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: true */
static crd_cel_truth ray_v1_RayCronJob_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(true));
}

/* reason: 'no webhook for RayCronJob' */
static bool ray_v1_RayCronJob_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("no webhook for RayCronJob");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

static const crd_gate ray_v1_RayCronJob_layers_skip_3_when_gate_1 = {CRD_STRING_INIT("RayCronJob"), false, false,
                                                                     CRD_GATE_ALPHA};
/* when: !gates.RayCronJob */
static crd_cel_truth ray_v1_RayCronJob_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t1 = crd_settings_gate(cel->settings, &ray_v1_RayCronJob_layers_skip_3_when_gate_1);
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
}

/* reason: 'the RayCronJob controller does not run' */
static bool ray_v1_RayCronJob_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("the RayCronJob controller does not run");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayCronJob_layers_stage_1_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayCronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_include ray_v1_RayCronJob_layers_stage_1_include = {
    .set = &set_raycronjob_stage_spec,
    .mode = CRD_SET_FIRST,
};
static const crd_step ray_v1_RayCronJob_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayCronJob_layers_stage_1_include,
};
static const crd_rule_stage ray_v1_RayCronJob_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("spec"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayCronJob_layers_stage_1,
        .event = CRD_STRING_INIT("InvalidRayCronJobSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayCronJob_layers_stage_1_note,
    },
};
static const crd_layer_skip ray_v1_RayCronJob_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayCronJob_layers_skip_1_when,
        .reason = ray_v1_RayCronJob_layers_skip_1_reason,
    },
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayCronJob_layers_skip_2_when,
        .reason = ray_v1_RayCronJob_layers_skip_2_reason,
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = ray_v1_RayCronJob_layers_skip_3_when,
        .reason = ray_v1_RayCronJob_layers_skip_3_reason,
    },
};
const crd_layers ray_v1_RayCronJob_layers = {
    .stages = ray_v1_RayCronJob_layers_stages,
    .stage_count = 1,
    .skips = ray_v1_RayCronJob_layers_skips,
    .skip_count = 3,
};

/* RayJob */
static const crd_setting ray_v1_RayJob_layers_skip_1_when_setting_1 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                       CRD_SETTING_STRING,
                                                                       {false, INT64_C(0), CRD_STRING_INIT("true"), NULL, 0},
                                                                       CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_v1_RayJob_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = crd_settings_value(cel->settings, &ray_v1_RayJob_layers_skip_1_when_setting_1)->text;
  cost += crd_cel_string_cost(t1, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_v1_RayJob_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: operation == 'DELETE' */
static crd_cel_truth ray_v1_RayJob_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("DELETE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}

/* reason: 'not called for DELETE' */
static bool ray_v1_RayJob_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("not called for DELETE");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.spec.managedBy) && self.spec.managedBy != 'ray.io/kuberay-operator' */
static crd_cel_truth ray_v1_RayJob_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobSpec *t2 = self->spec ? self->spec : &ray_v1_RayJobSpec_zero;
  cost += 2;
  bool t4 = false;
  if (CRD_HAS(t2, ray_v1_RayJobSpec_has_managedBy)) {
    const ray_v1_RayJobSpec *t3 = self->spec ? self->spec : &ray_v1_RayJobSpec_zero;
    cost += crd_cel_string_cost(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    t4 = !crd_cel_same(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* reason: 'managed by ' + self.spec.managedBy */
static bool ray_v1_RayJob_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobSpec *t1 = self->spec ? self->spec : &ray_v1_RayJobSpec_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("managed by "), t1->managedBy, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.metadata.deletionTimestamp) */
static crd_cel_truth ray_v1_RayJob_layers_skip_4_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_truth t2 = crd_cel_has(cel, t1, CRD_STRING("deletionTimestamp"));
  return crd_cel_end(cel, cost, t2);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* reason: 'being deleted' */
static bool ray_v1_RayJob_layers_skip_4_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("being deleted");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayJob_layers_stage_2_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_map ray_v1_RayJob_layers_stage_2_status_table_1 = {NULL, 0, NULL};
static const crd_cel_value ray_v1_RayJob_layers_stage_2_status_constant_2 = {.kind = CRD_CEL_MAP,
                                                                             .as = {.map = &ray_v1_RayJob_layers_stage_2_status_table_1}};
/* status: newStatus */
static crd_cel_value ray_v1_RayJob_layers_stage_2_status(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobStatus *t1 = self->status ? self->status : &ray_v1_RayJobStatus_zero;
  cost += crd_cel_string_cost(t1->jobDeploymentStatus, CRD_STRING("ValidationFailed"));
  cost += 3;
  crd_cel_value t5 = crd_cel_of_null();
  if (crd_cel_same(t1->jobDeploymentStatus, CRD_STRING("ValidationFailed"))) {
    t5 = ray_v1_RayJob_layers_stage_2_status_constant_2;
  } else {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 30;
      goto failed_0;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 30;
      goto failed_0;
    }
    cost += 30;
    const crd_cel_entry entries3[3] = {{crd_cel_of_string(CRD_STRING("jobDeploymentStatus")),
                                        crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                        {crd_cel_of_string(CRD_STRING("reason")),
                                         crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                         {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t2)}};
    crd_cel_value t4 = crd_cel_make_map(cel, entries3, NULL, 3);
    if (t4.kind == CRD_CEL_FAILED) goto failed_0;
    t5 = t4;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayJob_layers_stage_3_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_map ray_v1_RayJob_layers_stage_3_status_table_1 = {NULL, 0, NULL};
static const crd_cel_value ray_v1_RayJob_layers_stage_3_status_constant_2 = {.kind = CRD_CEL_MAP,
                                                                             .as = {.map = &ray_v1_RayJob_layers_stage_3_status_table_1}};
/* status: newStatus */
static crd_cel_value ray_v1_RayJob_layers_stage_3_status(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobStatus *t1 = self->status ? self->status : &ray_v1_RayJobStatus_zero;
  cost += crd_cel_string_cost(t1->jobDeploymentStatus, CRD_STRING("ValidationFailed"));
  cost += 3;
  crd_cel_value t5 = crd_cel_of_null();
  if (crd_cel_same(t1->jobDeploymentStatus, CRD_STRING("ValidationFailed"))) {
    t5 = ray_v1_RayJob_layers_stage_3_status_constant_2;
  } else {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 30;
      goto failed_0;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 30;
      goto failed_0;
    }
    cost += 30;
    const crd_cel_entry entries3[3] = {{crd_cel_of_string(CRD_STRING("jobDeploymentStatus")),
                                        crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                        {crd_cel_of_string(CRD_STRING("reason")),
                                         crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                         {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t2)}};
    crd_cel_value t4 = crd_cel_make_map(cel, entries3, NULL, 3);
    if (t4.kind == CRD_CEL_FAILED) goto failed_0;
    t5 = t4;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayJob_layers_stage_4_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_map ray_v1_RayJob_layers_stage_4_status_table_1 = {NULL, 0, NULL};
static const crd_cel_value ray_v1_RayJob_layers_stage_4_status_constant_2 = {.kind = CRD_CEL_MAP,
                                                                             .as = {.map = &ray_v1_RayJob_layers_stage_4_status_table_1}};
/* status: newStatus */
static crd_cel_value ray_v1_RayJob_layers_stage_4_status(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayJobStatus *t1 = self->status ? self->status : &ray_v1_RayJobStatus_zero;
  cost += crd_cel_string_cost(t1->jobDeploymentStatus, CRD_STRING("ValidationFailed"));
  cost += 3;
  crd_cel_value t5 = crd_cel_of_null();
  if (crd_cel_same(t1->jobDeploymentStatus, CRD_STRING("ValidationFailed"))) {
    t5 = ray_v1_RayJob_layers_stage_4_status_constant_2;
  } else {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 30;
      goto failed_0;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 30;
      goto failed_0;
    }
    cost += 30;
    const crd_cel_entry entries3[3] = {{crd_cel_of_string(CRD_STRING("jobDeploymentStatus")),
                                        crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                        {crd_cel_of_string(CRD_STRING("reason")),
                                         crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                         {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t2)}};
    crd_cel_value t4 = crd_cel_make_map(cel, entries3, NULL, 3);
    if (t4.kind == CRD_CEL_FAILED) goto failed_0;
    t5 = t4;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_include ray_v1_RayJob_layers_stage_1_include = {
    .set = &set_rayjob_webhook,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayJob_layers_stage_2_include = {
    .set = &set_rayjob_metadata,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayJob_layers_stage_3_include = {
    .set = &set_rayjob_stage_spec,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayJob_layers_stage_4_include = {
    .set = &set_rayjob_status,
    .mode = CRD_SET_FIRST,
};
static const crd_step ray_v1_RayJob_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayJob_layers_stage_1_include,
};
static const crd_step ray_v1_RayJob_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayJob_layers_stage_2_include,
};
static const crd_step ray_v1_RayJob_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayJob_layers_stage_3_include,
};
static const crd_step ray_v1_RayJob_layers_stage_4 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayJob_layers_stage_4_include,
};
static const crd_rule_stage ray_v1_RayJob_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("job"),
        .layer = CRD_LAYER_WEBHOOK,
        .run = &ray_v1_RayJob_layers_stage_1,
    },
    {
        .name = CRD_STRING_INIT("metadata"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayJob_layers_stage_2,
        .event = CRD_STRING_INIT("InvalidRayJobMetadata"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayJob_layers_stage_2_note,
        .status = ray_v1_RayJob_layers_stage_2_status,
    },
    {
        .name = CRD_STRING_INIT("spec"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayJob_layers_stage_3,
        .event = CRD_STRING_INIT("InvalidRayJobSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayJob_layers_stage_3_note,
        .status = ray_v1_RayJob_layers_stage_3_status,
    },
    {
        .name = CRD_STRING_INIT("status"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayJob_layers_stage_4,
        .event = CRD_STRING_INIT("InvalidRayJobStatus"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayJob_layers_stage_4_note,
        .status = ray_v1_RayJob_layers_stage_4_status,
    },
};
static const crd_layer_skip ray_v1_RayJob_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayJob_layers_skip_1_when,
        .reason = ray_v1_RayJob_layers_skip_1_reason,
    },
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayJob_layers_skip_2_when,
        .reason = ray_v1_RayJob_layers_skip_2_reason,
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = ray_v1_RayJob_layers_skip_3_when,
        .reason = ray_v1_RayJob_layers_skip_3_reason,
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = ray_v1_RayJob_layers_skip_4_when,
        .reason = ray_v1_RayJob_layers_skip_4_reason,
    },
};
const crd_layers ray_v1_RayJob_layers = {
    .stages = ray_v1_RayJob_layers_stages,
    .stage_count = 4,
    .skips = ray_v1_RayJob_layers_skips,
    .skip_count = 4,
};

/* RayService */
static const crd_setting ray_v1_RayService_layers_skip_1_when_setting_1 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                           CRD_SETTING_STRING,
                                                                           {false, INT64_C(0), CRD_STRING_INIT("true"), NULL,
                                                                            0}, CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_v1_RayService_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = crd_settings_value(cel->settings, &ray_v1_RayService_layers_skip_1_when_setting_1)->text;
  cost += crd_cel_string_cost(t1, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_v1_RayService_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: operation == 'DELETE' */
static crd_cel_truth ray_v1_RayService_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("DELETE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}

/* reason: 'not called for DELETE' */
static bool ray_v1_RayService_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("not called for DELETE");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.spec.managedBy) && self.spec.managedBy != 'ray.io/kuberay-operator' */
static crd_cel_truth ray_v1_RayService_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpec *t2 = self->spec ? self->spec : &ray_v1_RayServiceSpec_zero;
  cost += 2;
  bool t4 = false;
  if (CRD_HAS(t2, ray_v1_RayServiceSpec_has_managedBy)) {
    const ray_v1_RayServiceSpec *t3 = self->spec ? self->spec : &ray_v1_RayServiceSpec_zero;
    cost += crd_cel_string_cost(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    t4 = !crd_cel_same(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* reason: 'managed by ' + self.spec.managedBy */
static bool ray_v1_RayService_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_v1_RayServiceSpec *t1 = self->spec ? self->spec : &ray_v1_RayServiceSpec_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("managed by "), t1->managedBy, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.metadata.deletionTimestamp) */
static crd_cel_truth ray_v1_RayService_layers_skip_4_when(crd_cel *cel, const crd_scope *scope) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_truth t2 = crd_cel_has(cel, t1, CRD_STRING("deletionTimestamp"));
  return crd_cel_end(cel, cost, t2);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* reason: 'being deleted' */
static bool ray_v1_RayService_layers_skip_4_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("being deleted");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayService_layers_stage_2_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* status: newStatus */
static crd_cel_value ray_v1_RayService_layers_stage_2_status(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 70;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 70;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries2[4] = {{crd_cel_of_string(CRD_STRING("type")), crd_cel_of_string(CRD_STRING("Ready"))},
                                     {crd_cel_of_string(CRD_STRING("status")), crd_cel_of_string(CRD_STRING("False"))},
                                     {crd_cel_of_string(CRD_STRING("reason")),
                                      crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                      {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t1)}};
  crd_cel_value t3 = crd_cel_make_map(cel, entries2, NULL, 4);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 40;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items4[1] = {t3};
  crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 30;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries6[1] = {{crd_cel_of_string(CRD_STRING("conditions")), t5}};
  crd_cel_value t7 = crd_cel_make_map(cel, entries6, NULL, 1);
  if (t7.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_v1_RayService_layers_stage_3_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* status: newStatus */
static crd_cel_value ray_v1_RayService_layers_stage_3_status(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 70;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 70;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries2[4] = {{crd_cel_of_string(CRD_STRING("type")), crd_cel_of_string(CRD_STRING("Ready"))},
                                     {crd_cel_of_string(CRD_STRING("status")), crd_cel_of_string(CRD_STRING("False"))},
                                     {crd_cel_of_string(CRD_STRING("reason")),
                                      crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                      {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t1)}};
  crd_cel_value t3 = crd_cel_make_map(cel, entries2, NULL, 4);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 40;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items4[1] = {t3};
  crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 30;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries6[1] = {{crd_cel_of_string(CRD_STRING("conditions")), t5}};
  crd_cel_value t7 = crd_cel_make_map(cel, entries6, NULL, 1);
  if (t7.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_include ray_v1_RayService_layers_stage_1_include = {
    .set = &set_rayservice_webhook,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayService_layers_stage_2_include = {
    .set = &set_rayservice_metadata,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayService_layers_stage_3_include = {
    .set = &set_rayservice_stage_spec,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_v1_RayService_layers_stage_4_include = {
    .set = &set_rayservice_stage_upgrade,
    .mode = CRD_SET_FIRST,
};
static const crd_step ray_v1_RayService_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayService_layers_stage_1_include,
};
static const crd_step ray_v1_RayService_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayService_layers_stage_2_include,
};
static const crd_step ray_v1_RayService_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayService_layers_stage_3_include,
};
static const crd_step ray_v1_RayService_layers_stage_4 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_v1_RayService_layers_stage_4_include,
};
static const crd_rule_stage ray_v1_RayService_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("service"),
        .layer = CRD_LAYER_WEBHOOK,
        .run = &ray_v1_RayService_layers_stage_1,
    },
    {
        .name = CRD_STRING_INIT("metadata"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayService_layers_stage_2,
        .event = CRD_STRING_INIT("InvalidRayServiceMetadata"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayService_layers_stage_2_note,
        .status = ray_v1_RayService_layers_stage_2_status,
    },
    {
        .name = CRD_STRING_INIT("spec"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_v1_RayService_layers_stage_3,
        .event = CRD_STRING_INIT("InvalidRayServiceSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = ray_v1_RayService_layers_stage_3_note,
        .status = ray_v1_RayService_layers_stage_3_status,
    },
    {
        .name = CRD_STRING_INIT("upgrade"),
        .layer = CRD_LAYER_CONTROLLER,
        .alone = true,
        .run = &ray_v1_RayService_layers_stage_4,
    },
};
static const crd_layer_skip ray_v1_RayService_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayService_layers_skip_1_when,
        .reason = ray_v1_RayService_layers_skip_1_reason,
    },
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = ray_v1_RayService_layers_skip_2_when,
        .reason = ray_v1_RayService_layers_skip_2_reason,
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = ray_v1_RayService_layers_skip_3_when,
        .reason = ray_v1_RayService_layers_skip_3_reason,
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = ray_v1_RayService_layers_skip_4_when,
        .reason = ray_v1_RayService_layers_skip_4_reason,
    },
};
const crd_layers ray_v1_RayService_layers = {
    .stages = ray_v1_RayService_layers_stages,
    .stage_count = 4,
    .skips = ray_v1_RayService_layers_skips,
    .skip_count = 4,
};
