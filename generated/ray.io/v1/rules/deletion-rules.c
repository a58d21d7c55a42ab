/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_Condition ray_io_v1_RayCronJob_Condition_zero;

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
  const ray_io_v1_RayCronJob_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCronJob_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    bool collected1 = false;
    {
      const ray_io_v1_RayCronJob_Condition *t6 = r_3->condition ? r_3->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 14;
      const ray_io_v1_RayCronJob_Condition *t7 = r_3->condition ? r_3->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      cost += 1;
      bool t9 = false;
      if (CRD_HAS(t6, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus)) != CRD_HAS(t7,
                                                                                       CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus))) {
        const ray_io_v1_RayCronJob_Condition *t8 = r_3->condition ? r_3->condition : &ray_io_v1_RayCronJob_Condition_zero;
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


static const crd_read set_deletion_rules_1_include_reads[6] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobDeploymentStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.ttlSeconds")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].policy")},
};
static const crd_scope_code set_deletion_rules_1_include_params[] = {
    {.function = {.value = set_deletion_rules_1_param_1}},
    {.function = {.value = set_deletion_rules_1_param_2}},
    {.function = {.value = set_deletion_rules_1_param_3}},
};
static const crd_include set_deletion_rules_1_include = {
    .set = &ray_io_v1_RayJob_set_checked_deletion_rules_80522a10,
    .mode = CRD_SET_ALL,
    .reads = set_deletion_rules_1_include_reads,
    .read_count = 6,
    .params = set_deletion_rules_1_include_params,
    .param_count = 3,
};
static const crd_step set_deletion_rules_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_deletion_rules_1_include,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_rules_80522a10 = {
    .name = CRD_STRING_INIT("deletion-rules"),
    .steps = set_deletion_rules_steps,
    .step_count = 1,
    .mode = CRD_SET_ALL,
    .join = {CRD_JOIN_TEXT, false, CRD_STRING_INIT("\n")},
};
