/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayService_UpgradeStrategy ray_io_v1_RayService_UpgradeStrategy_zero;
static const ray_io_v1_RayService_ClusterUpgradeOptions ray_io_v1_RayService_ClusterUpgradeOptions_zero;

/* incremental-upgrade, declared at RayService.spec */
/* self.rayClusterConfig.enableInTreeAutoscaling */
static crd_cel_truth set_incremental_upgrade_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->enableInTreeAutoscaling));
}

/* has(self.upgradeStrategy.clusterUpgradeOptions) */
static crd_cel_truth set_incremental_upgrade_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(t1, CRD_FIELD(ray_io_v1_RayService_UpgradeStrategy, clusterUpgradeOptions))));
}

/* options.maxSurgePercent >= 0 && options.maxSurgePercent <= 100 */
static crd_cel_truth set_incremental_upgrade_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t2 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t3 = t2->clusterUpgradeOptions
                                                             ? t2->clusterUpgradeOptions
                                                             : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  cost += 5;
  bool t6 = false;
  if (t3->maxSurgePercent >= 0) {
    const ray_io_v1_RayService_UpgradeStrategy *t4 = self->upgradeStrategy
                                                         ? self->upgradeStrategy
                                                         : &ray_io_v1_RayService_UpgradeStrategy_zero;
    const ray_io_v1_RayService_ClusterUpgradeOptions *t5 = t4->clusterUpgradeOptions
                                                               ? t4->clusterUpgradeOptions
                                                               : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
    t6 = (t5->maxSurgePercent <= 100);
    cost += 5;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
}

/* has(options.stepSizePercent) && options.stepSizePercent >= 0 && options.stepSizePercent <= 100 */
static crd_cel_truth set_incremental_upgrade_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t3 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t4 = t3->clusterUpgradeOptions
                                                             ? t3->clusterUpgradeOptions
                                                             : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  cost += 3;
  bool t7 = false;
  if (CRD_HAS(t4, CRD_FIELD(ray_io_v1_RayService_ClusterUpgradeOptions, stepSizePercent))) {
    const ray_io_v1_RayService_UpgradeStrategy *t5 = self->upgradeStrategy
                                                         ? self->upgradeStrategy
                                                         : &ray_io_v1_RayService_UpgradeStrategy_zero;
    const ray_io_v1_RayService_ClusterUpgradeOptions *t6 = t5->clusterUpgradeOptions
                                                               ? t5->clusterUpgradeOptions
                                                               : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
    t7 = (t6->stepSizePercent >= 0);
    cost += 5;
  }
  bool t10 = false;
  if (t7) {
    const ray_io_v1_RayService_UpgradeStrategy *t8 = self->upgradeStrategy
                                                         ? self->upgradeStrategy
                                                         : &ray_io_v1_RayService_UpgradeStrategy_zero;
    const ray_io_v1_RayService_ClusterUpgradeOptions *t9 = t8->clusterUpgradeOptions
                                                               ? t8->clusterUpgradeOptions
                                                               : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
    t10 = (t9->stepSizePercent <= 100);
    cost += 5;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10));
}

/* options.stepSizePercent <= options.maxSurgePercent */
static crd_cel_truth set_incremental_upgrade_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = t1->clusterUpgradeOptions
                                                             ? t1->clusterUpgradeOptions
                                                             : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  const ray_io_v1_RayService_UpgradeStrategy *t3 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t4 = t3->clusterUpgradeOptions
                                                             ? t3->clusterUpgradeOptions
                                                             : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  cost += 9;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2->stepSizePercent <= t4->maxSurgePercent));
}

/* options.intervalSeconds > 0 */
static crd_cel_truth set_incremental_upgrade_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = t1->clusterUpgradeOptions
                                                             ? t1->clusterUpgradeOptions
                                                             : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2->intervalSeconds > 0));
}

/* options.gatewayClassName != '' */
static crd_cel_truth set_incremental_upgrade_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = self->upgradeStrategy
                                                       ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = t1->clusterUpgradeOptions
                                                             ? t1->clusterUpgradeOptions
                                                             : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  cost += crd_cel_string_cost(t2->gatewayClassName, CRD_STRING(""));
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t2->gatewayClassName, CRD_STRING(""))));
}


static const crd_read set_incremental_upgrade_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterConfig.enableInTreeAutoscaling")},
};
static const crd_read set_incremental_upgrade_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions")},
};
static const crd_read set_incremental_upgrade_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.maxSurgePercent")},
};
static const crd_read set_incremental_upgrade_4_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.stepSizePercent")},
};
static const crd_read set_incremental_upgrade_5_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.stepSizePercent")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.maxSurgePercent")},
};
static const crd_read set_incremental_upgrade_6_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.intervalSeconds")},
};
static const crd_read set_incremental_upgrade_7_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.clusterUpgradeOptions.gatewayClassName")},
};
static const crd_step set_incremental_upgrade_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-245"),
        .rule = CRD_STRING_INIT("self.rayClusterConfig.enableInTreeAutoscaling"),
        .message = CRD_STRING_INIT("Ray Autoscaler is required for NewClusterWithIncrementalUpgrade"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_1}},
        .reads = set_incremental_upgrade_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-246"),
        .rule = CRD_STRING_INIT("has(self.upgradeStrategy.clusterUpgradeOptions)"),
        .message = CRD_STRING_INIT("ClusterUpgradeOptions are required for NewClusterWithIncrementalUpgrade"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_2}},
        .reads = set_incremental_upgrade_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-247"),
        .rule = CRD_STRING_INIT("options.maxSurgePercent >= 0 && options.maxSurgePercent <= 100"),
        .message = CRD_STRING_INIT("maxSurgePercent must be between 0 and 100"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_3}},
        .reads = set_incremental_upgrade_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-248"),
        .rule = CRD_STRING_INIT("has(options.stepSizePercent) && options.stepSizePercent >= 0 && options.stepSizePercent <= "
                                "100"),
        .message = CRD_STRING_INIT("stepSizePercent must be between 0 and 100"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_4}},
        .reads = set_incremental_upgrade_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-249"),
        .rule = CRD_STRING_INIT("options.stepSizePercent <= options.maxSurgePercent"),
        .message = CRD_STRING_INIT("stepSizePercent must be less than or equal to maxSurgePercent"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_5}},
        .reads = set_incremental_upgrade_5_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-250"),
        .rule = CRD_STRING_INIT("options.intervalSeconds > 0"),
        .message = CRD_STRING_INIT("intervalSeconds must be greater than 0"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_6}},
        .reads = set_incremental_upgrade_6_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-251"),
        .rule = CRD_STRING_INIT("options.gatewayClassName != ''"),
        .message = CRD_STRING_INIT("gatewayClassName is required for NewClusterWithIncrementalUpgrade"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_7}},
        .reads = set_incremental_upgrade_7_reads,
        .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayService_set_incremental_upgrade_ba6954c8 = {
    .name = CRD_STRING_INIT("incremental-upgrade"),
    .steps = set_incremental_upgrade_steps,
    .step_count = 7,
    .mode = CRD_SET_FIRST,
};
