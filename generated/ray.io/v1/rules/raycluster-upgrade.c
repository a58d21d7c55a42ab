/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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
  const ray_io_v1_RayCluster_Spec *t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  const ray_io_v1_RayCluster_UpgradeStrategy *t2 = t1->upgradeStrategy
                                                       ? t1->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
  cost += 3;
  bool t6 = false;
  if (CRD_HAS(t2, CRD_FIELD(ray_io_v1_RayCluster_UpgradeStrategy, type))) {
    const ray_io_v1_RayCluster_Spec *t3 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
    const ray_io_v1_RayCluster_UpgradeStrategy *t4 = t3->upgradeStrategy
                                                         ? t3->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
    crd_string t5 = t4->type;
    cost += 4;
    t6 = (crd_cel_same(t5, CRD_STRING("Recreate")) || crd_cel_same(t5, CRD_STRING("None")));
  } else {
    t6 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
}

/* messageExpression: 'The RayCluster spec is invalid: Spec.UpgradeStrategy.Type value ' + self.spec.upgradeStrategy.type + '
 * is invalid, valid options are Recreate or None' */
static bool set_raycluster_upgrade_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  const ray_io_v1_RayCluster_UpgradeStrategy *t2 = t1->upgradeStrategy
                                                       ? t1->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
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
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  const ray_io_v1_RayCluster_UpgradeStrategy *t2 = t1->upgradeStrategy
                                                       ? t1->upgradeStrategy : &ray_io_v1_RayCluster_UpgradeStrategy_zero;
  cost += 3;
  crd_cel_truth t8 = CRD_CEL_ERROR;
  if (CRD_HAS(t2, CRD_FIELD(ray_io_v1_RayCluster_UpgradeStrategy, type))) {
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

/* messageExpression: 'upgradeStrategy cannot be set when RayCluster is created by ' + creator */
static bool set_raycluster_upgrade_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster *self = scope->self;
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


static const crd_read set_raycluster_upgrade_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.upgradeStrategy.type")},
};
static const crd_read set_raycluster_upgrade_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.upgradeStrategy.type")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.labels[ray.io/originated-from-crd]")},
};
static const crd_step set_raycluster_upgrade_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-140"),
        .rule = CRD_STRING_INIT("self.spec.upgradeStrategy.type in ['Recreate', 'None']"),
        .evaluate = {.function = {.truth = set_raycluster_upgrade_1}},
        .reads = set_raycluster_upgrade_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_raycluster_upgrade_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-141"),
        .rule = CRD_STRING_INIT("!(creator in ['RayJob', 'RayService'])"),
        .evaluate = {.function = {.truth = set_raycluster_upgrade_2}},
        .reads = set_raycluster_upgrade_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_raycluster_upgrade_2_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_upgrade_77af0e5d = {
    .name = CRD_STRING_INIT("raycluster-upgrade"),
    .steps = set_raycluster_upgrade_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
