/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayCluster_UpgradeStrategy ray_io_v1_RayCluster_UpgradeStrategy_zero;

/* raycluster-upgrade, declared at RayCluster */
/* self.spec.upgradeStrategy.type in ['Recreate', 'None']
 * when: has(self.spec.upgradeStrategy.type) */
static crd_cel_truth set_raycluster_upgrade_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL, *t5 = NULL;
  const ray_io_v1_RayCluster_UpgradeStrategy *t2 = NULL, *t6 = NULL;
  bool t8 = false;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->upgradeStrategy ? t1->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
  cost += 3;
  if (!CRD_HAS(t2, type)) goto at_11;
  t5 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t6 = t5->upgradeStrategy ? t5->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
  t8 = crd_cel_same(t6->type, CRD_STRING("Recreate")) || crd_cel_same(t6->type, CRD_STRING("None"));
  cost += 4;
  goto at_12;
at_11:
  t8 = true;
at_12:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t8));
}

/* messageExpression: 'The RayCluster spec is invalid: Spec.UpgradeStrategy.Type value ' + self.spec.upgradeStrategy.type + '
 * is invalid, valid options are Recreate or None' */
static bool set_raycluster_upgrade_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_UpgradeStrategy *t2 = NULL;
  crd_string t4 = {NULL, 0}, t5 = {NULL, 0};
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->upgradeStrategy ? t1->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
  t4 = crd_cel_concat(cel, CRD_STRING("The RayCluster spec is invalid: Spec.UpgradeStrategy.Type value "), t2->type, false);
  t5 = crd_cel_concat(cel, t4, CRD_STRING(" is invalid, valid options are Recreate or None"), false);
  cost += 4;
  *text = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

static const crd_cel_value set_raycluster_upgrade_2_items_8[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RayJob", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RayService", 10}}},
};
static const crd_cel_list set_raycluster_upgrade_2_table_8 = {set_raycluster_upgrade_2_items_8, 2, NULL};
static const crd_cel_value set_raycluster_upgrade_2_constant_8 = {.kind = CRD_CEL_LIST,
                                                                  .as = {.list = &set_raycluster_upgrade_2_table_8}};
/* !(creator in ['RayJob', 'RayService'])
 * when: has(self.spec.upgradeStrategy.type) */
static crd_cel_truth set_raycluster_upgrade_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_UpgradeStrategy *t2 = NULL;
  crd_cel_value t5, t6, t7, t8;
  bool t10 = false, t11 = false;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->upgradeStrategy ? t1->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
  cost += 3;
  if (!CRD_HAS(t2, type)) goto at_18;
  cost += 2;
  if ((t5 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 3; goto at_20; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("labels"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 3; goto at_20; }
  if ((t7 = crd_cel_index_optional(cel, t6,
                                   crd_cel_of_string(CRD_STRING("ray.io/originated-from-crd")))).kind == CRD_CEL_FAILED) { cost += 3; goto at_20; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_20; }
  if (!t7.as.optional) goto at_14;
  if ((t8 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_20; }
  goto at_15;
at_14:
  t8 = crd_cel_of_string(CRD_STRING(""));
at_15:
  if (!crd_cel_known(crd_cel_in_constant(cel, t8, set_raycluster_upgrade_2_constant_8), &t10)) { cost += 1; goto at_20; }
  t11 = !t10;
  cost += 1;
  goto at_19;
at_18:
  t11 = true;
at_19:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t11));
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'upgradeStrategy cannot be set when RayCluster is created by ' + creator */
static bool set_raycluster_upgrade_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6;
  crd_string v11 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 7; goto at_13; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("labels"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 7; goto at_13; }
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("ray.io/originated-from-crd")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_13; }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 7; goto at_13; }
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) { cost += 7; goto at_13; }
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if ((t6 = crd_cel_add_any(cel,
                            crd_cel_of_string(CRD_STRING("upgradeStrategy cannot be set when RayCluster is created by ")),
                            t4)).kind == CRD_CEL_FAILED) goto at_13;
  if (!crd_cel_take_string(cel, t6, &v11)) goto at_13;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t6, text);
at_13:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_raycluster_upgrade_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.upgradeStrategy.type")},
};
static const crd_read set_raycluster_upgrade_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.upgradeStrategy.type")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.labels[ray.io/originated-from-crd]")},
};
static const crd_step set_raycluster_upgrade_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-140"),
        .rule = CRD_STRING_INIT("self.spec.upgradeStrategy.type in ['Recreate', 'None']"),
        .evaluate = {.function = {.truth = set_raycluster_upgrade_1}}, .reads = set_raycluster_upgrade_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_raycluster_upgrade_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-141"),
        .rule = CRD_STRING_INIT("!(creator in ['RayJob', 'RayService'])"),
        .evaluate = {.function = {.truth = set_raycluster_upgrade_2}}, .reads = set_raycluster_upgrade_2_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_raycluster_upgrade_2_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_upgrade_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-upgrade"), .steps = set_raycluster_upgrade_steps, .step_count = 2,
    .mode = CRD_SET_FIRST,
};
