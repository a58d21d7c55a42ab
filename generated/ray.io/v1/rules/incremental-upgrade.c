/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
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
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->enableInTreeAutoscaling));
}

/* has(self.upgradeStrategy.clusterUpgradeOptions) */
static crd_cel_truth set_incremental_upgrade_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL;
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(t1, clusterUpgradeOptions)));
}

/* options.maxSurgePercent >= 0 && options.maxSurgePercent <= 100 */
static crd_cel_truth set_incremental_upgrade_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL, *t7 = NULL;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = NULL, *t8 = NULL;
  bool t4 = false;
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t2 = t1->clusterUpgradeOptions ? t1->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  t4 = t2->maxSurgePercent >= 0;
  cost += 5;
  if (!t4) goto at_13;
  t7 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t8 = t7->clusterUpgradeOptions ? t7->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  t4 = t8->maxSurgePercent <= 100;
  cost += 5;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* has(options.stepSizePercent) && options.stepSizePercent >= 0 && options.stepSizePercent <= 100 */
static crd_cel_truth set_incremental_upgrade_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL, *t6 = NULL, *t13 = NULL;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = NULL, *t7 = NULL, *t14 = NULL;
  bool t3 = false;
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t2 = t1->clusterUpgradeOptions ? t1->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  t3 = CRD_HAS(t2, stepSizePercent);
  cost += 3;
  if (!t3) goto at_12;
  t6 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t7 = t6->clusterUpgradeOptions ? t6->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  t3 = t7->stepSizePercent >= 0;
  cost += 5;
at_12:
  if (!t3) goto at_21;
  t13 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t14 = t13->clusterUpgradeOptions ? t13->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  t3 = t14->stepSizePercent <= 100;
  cost += 5;
at_21:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* options.stepSizePercent <= options.maxSurgePercent */
static crd_cel_truth set_incremental_upgrade_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL, *t5 = NULL;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = NULL, *t6 = NULL;
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t2 = t1->clusterUpgradeOptions ? t1->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  t5 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t6 = t5->clusterUpgradeOptions ? t5->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  cost += 9;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2->stepSizePercent <= t6->maxSurgePercent));
}

/* options.intervalSeconds > 0 */
static crd_cel_truth set_incremental_upgrade_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = NULL;
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t2 = t1->clusterUpgradeOptions ? t1->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2->intervalSeconds > 0));
}

/* options.gatewayClassName != '' */
static crd_cel_truth set_incremental_upgrade_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL;
  const ray_io_v1_RayService_ClusterUpgradeOptions *t2 = NULL;
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t2 = t1->clusterUpgradeOptions ? t1->clusterUpgradeOptions : &ray_io_v1_RayService_ClusterUpgradeOptions_zero;
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
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-245"),
        .rule = CRD_STRING_INIT("self.rayClusterConfig.enableInTreeAutoscaling"),
        .message = CRD_STRING_INIT("Ray Autoscaler is required for NewClusterWithIncrementalUpgrade"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_1}}, .reads = set_incremental_upgrade_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-246"),
        .rule = CRD_STRING_INIT("has(self.upgradeStrategy.clusterUpgradeOptions)"),
        .message = CRD_STRING_INIT("ClusterUpgradeOptions are required for NewClusterWithIncrementalUpgrade"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_2}}, .reads = set_incremental_upgrade_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-247"),
        .rule = CRD_STRING_INIT("options.maxSurgePercent >= 0 && options.maxSurgePercent <= 100"),
        .message = CRD_STRING_INIT("maxSurgePercent must be between 0 and 100"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_3}}, .reads = set_incremental_upgrade_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-248"),
        .rule = CRD_STRING_INIT("has(options.stepSizePercent) && options.stepSizePercent >= 0 && options.stepSizePercent <= "
                                "100"),
        .message = CRD_STRING_INIT("stepSizePercent must be between 0 and 100"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_4}}, .reads = set_incremental_upgrade_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-249"),
        .rule = CRD_STRING_INIT("options.stepSizePercent <= options.maxSurgePercent"),
        .message = CRD_STRING_INIT("stepSizePercent must be less than or equal to maxSurgePercent"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_5}}, .reads = set_incremental_upgrade_5_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-250"), .rule = CRD_STRING_INIT("options.intervalSeconds > 0"),
        .message = CRD_STRING_INIT("intervalSeconds must be greater than 0"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_6}}, .reads = set_incremental_upgrade_6_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-251"), .rule = CRD_STRING_INIT("options.gatewayClassName != ''"),
        .message = CRD_STRING_INIT("gatewayClassName is required for NewClusterWithIncrementalUpgrade"),
        .evaluate = {.function = {.truth = set_incremental_upgrade_7}}, .reads = set_incremental_upgrade_7_reads,
        .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayService_set_incremental_upgrade_8a2821ad = {
    .name = CRD_STRING_INIT("incremental-upgrade"), .steps = set_incremental_upgrade_steps, .step_count = 7,
    .mode = CRD_SET_FIRST,
};
