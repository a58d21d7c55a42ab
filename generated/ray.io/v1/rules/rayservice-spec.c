/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayCluster_AuthOptions ray_io_v1_RayCluster_AuthOptions_zero;
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const ray_io_v1_RayCluster_HeadService ray_io_v1_RayCluster_HeadService_zero;
static const batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_zero;
static const ray_io_v1_RayService_UpgradeStrategy ray_io_v1_RayService_UpgradeStrategy_zero;

/* rayservice-spec, declared at RayService.spec */
/* !self.rayClusterConfig.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_rayservice_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_AuthOptions *t2 = NULL;
  t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->authOptions ? t1->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2->enableK8sTokenAuth));
}

/* at: self.rayClusterConfig */
static crd_cel_value set_rayservice_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_io_v1_RayCluster_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_rayservice_spec_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* self.rayClusterConfig.headGroupSpec.headService.metadata.name == '' */
static crd_cel_truth set_rayservice_spec_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_HeadGroupSpec *t2 = NULL;
  const ray_io_v1_RayCluster_HeadService *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata *t4 = NULL;
  t1 = self->rayClusterConfig ? self->rayClusterConfig : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->headGroupSpec ? t1->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t3 = t2->headService ? t2->headService : &ray_io_v1_RayCluster_HeadService_zero;
  t4 = t3->metadata ? t3->metadata : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_zero;
  cost += crd_cel_string_cost(t4->name, CRD_STRING(""));
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t4->name, CRD_STRING(""))));
}

/* self.upgradeStrategy.type in ['None', 'NewCluster', 'NewClusterWithIncrementalUpgrade']
 * when: has(self.upgradeStrategy.type) */
static crd_cel_truth set_rayservice_spec_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL, *t4 = NULL;
  bool t6 = false;
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  cost += 2;
  if (!CRD_HAS(t1, type)) goto at_9;
  t4 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t6 = crd_cel_same(t4->type, CRD_STRING("None")) || crd_cel_same(t4->type,
                                                                  CRD_STRING("NewCluster")) ||
                                                                  crd_cel_same(t4->type,
                                                                               CRD_STRING("NewClusterWithIncrementalUpgrade"));
  cost += 3;
  goto at_10;
at_9:
  t6 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
}

/* messageExpression: 'Spec.UpgradeStrategy.Type value ' + self.upgradeStrategy.type + ' is invalid, valid options are
 * NewClusterWithIncrementalUpgrade, NewCluster, or None' */
static bool set_rayservice_spec_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_UpgradeStrategy *t1 = NULL;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  t1 = self->upgradeStrategy ? self->upgradeStrategy : &ray_io_v1_RayService_UpgradeStrategy_zero;
  t3 = crd_cel_concat(cel, CRD_STRING("Spec.UpgradeStrategy.Type value "), t1->type, false);
  t4 = crd_cel_concat(cel, t3,
                      CRD_STRING(" is invalid, valid options are NewClusterWithIncrementalUpgrade, NewCluster, or None"),
                      false);
  cost += 3;
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.rayClusterDeletionDelaySeconds >= 0 */
static crd_cel_truth set_rayservice_spec_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->rayClusterDeletionDelaySeconds >= 0));
}

/* messageExpression: 'Spec.RayClusterDeletionDelaySeconds should be a non-negative integer, got ' +
 * string(self.rayClusterDeletionDelaySeconds) */
static bool set_rayservice_spec_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayService_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(self->rayClusterDeletionDelaySeconds)},
                              1)).kind == CRD_CEL_FAILED) { cost += 8; goto at_6; }
  t3 = crd_cel_concat(cel, CRD_STRING("Spec.RayClusterDeletionDelaySeconds should be a non-negative integer, got "),
                      v2.as.text, false);
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_gate set_rayservice_spec_6_when_gate_0 = {CRD_STRING_INIT("RayServiceIncrementalUpgrade"), true, false,
                                                           CRD_GATE_BETA};
/* when: gates.RayServiceIncrementalUpgrade && self.upgradeStrategy.type == 'NewClusterWithIncrementalUpgrade' */
static crd_cel_truth set_rayservice_spec_6_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  const ray_io_v1_RayService_UpgradeStrategy *t2 = NULL;
  t0 = crd_settings_gate(cel->settings, &set_rayservice_spec_6_when_gate_0);
  cost += 2;
  if (!t0) goto at_6;
  t2 = ((const ray_io_v1_RayService_Spec *)scope->outer->self)->upgradeStrategy
           ? ((const ray_io_v1_RayService_Spec *)scope->outer->self)->upgradeStrategy
           : &ray_io_v1_RayService_UpgradeStrategy_zero;
  cost += crd_cel_string_cost(t2->type, CRD_STRING("NewClusterWithIncrementalUpgrade"));
  t0 = crd_cel_same(t2->type, CRD_STRING("NewClusterWithIncrementalUpgrade"));
  cost += 3;
at_6:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0));
}


static const crd_read set_rayservice_spec_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterConfig.authOptions.enableK8sTokenAuth")},
};
static const crd_read set_rayservice_spec_2_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_rayservice_spec_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterConfig.headGroupSpec.headService.metadata.name")},
};
static const crd_read set_rayservice_spec_4_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".upgradeStrategy.type")}};
static const crd_read set_rayservice_spec_5_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterDeletionDelaySeconds")},
};
static const crd_scope_code set_rayservice_spec_2_include_params[] = {
    {.function = {.value = set_rayservice_spec_2_param_1}},
};
static const crd_include set_rayservice_spec_2_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_spec_5a0a09a9, .at = {.function = {.value = set_rayservice_spec_2_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".rayClusterConfig")},
    .reads = set_rayservice_spec_2_include_reads, .read_count = 1, .params = set_rayservice_spec_2_include_params,
    .param_count = 1,
};
static const crd_include set_rayservice_spec_6_include = {
    .set = &ray_io_v1_RayService_set_incremental_upgrade_8a2821ad, .mode = CRD_SET_FIRST,
};
static const crd_step set_rayservice_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-240"),
        .rule = CRD_STRING_INIT("!self.rayClusterConfig.authOptions.enableK8sTokenAuth"),
        .message = CRD_STRING_INIT("K8s token auth mode is currently not supported for RayService"),
        .evaluate = {.function = {.truth = set_rayservice_spec_1}}, .reads = set_rayservice_spec_1_reads, .read_count = 1,
    },
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-241"), .include = &set_rayservice_spec_2_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-242"),
        .rule = CRD_STRING_INIT("self.rayClusterConfig.headGroupSpec.headService.metadata.name == ''"),
        .message = CRD_STRING_INIT("spec.rayClusterConfig.headGroupSpec.headService.metadata.name should not be set"),
        .evaluate = {.function = {.truth = set_rayservice_spec_3}}, .reads = set_rayservice_spec_3_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-243"),
        .rule = CRD_STRING_INIT("self.upgradeStrategy.type in ['None', 'NewCluster', 'NewClusterWithIncrementalUpgrade']"),
        .evaluate = {.function = {.truth = set_rayservice_spec_4}}, .reads = set_rayservice_spec_4_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_rayservice_spec_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-244"),
        .rule = CRD_STRING_INIT("self.rayClusterDeletionDelaySeconds >= 0"),
        .evaluate = {.function = {.truth = set_rayservice_spec_5}}, .reads = set_rayservice_spec_5_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_rayservice_spec_5_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_rayservice_spec_6_when}},
        .include = &set_rayservice_spec_6_include,
    },
};
const crd_rule_set ray_io_v1_RayService_set_rayservice_spec_8a2821ad = {
    .name = CRD_STRING_INIT("rayservice-spec"), .steps = set_rayservice_spec_steps, .step_count = 6, .mode = CRD_SET_FIRST,
};
