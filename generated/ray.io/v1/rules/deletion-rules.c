/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_Condition ray_io_v1_RayCronJob_Condition_zero;

/* deletion-rules, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* selecting: selecting */
static crd_cel_value set_deletion_rules_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_deletion_rules_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_deletion_rules_1_param_3_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
};
static const crd_cel_list set_deletion_rules_1_param_3_table_1 = {set_deletion_rules_1_param_3_items_1, 2, NULL};
static const crd_cel_value set_deletion_rules_1_param_3_constant_1 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_rules_1_param_3_table_1}};
static const crd_cel_value set_deletion_rules_1_param_3_items_2[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
};
static const crd_cel_list set_deletion_rules_1_param_3_table_2 = {set_deletion_rules_1_param_3_items_2, 1, NULL};
static const crd_cel_value set_deletion_rules_1_param_3_constant_2 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_rules_1_param_3_table_2}};
static const crd_cel_list set_deletion_rules_1_param_3_table_3 = {NULL, 0, NULL};
static const crd_cel_value set_deletion_rules_1_param_3_constant_3 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_rules_1_param_3_table_3}};
/* sound: self.deletionRules.map(r, has(r.condition.jobStatus) != has(r.condition.jobDeploymentStatus) &&
 * r.condition.ttlSeconds >= 0 && !(r.policy in unsupported)) */
static crd_cel_value set_deletion_rules_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_DeletionRule_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  const ray_io_v1_RayCronJob_Condition *t3 = NULL, *t5 = NULL, *t9 = NULL;
  bool t4 = false, t15 = false, t17 = false, t20 = false, failed0 = false;
  crd_cel_truth t7 = CRD_CEL_ERROR, t21 = CRD_CEL_ERROR;
  crd_string t8 = {NULL, 0}, t13 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_value t16, t23;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const ray_io_v1_RayCronJob_DeletionStrategy *)scope->outer->self)->deletionRules;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_41;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t3 = range0->items[i0].condition ? range0->items[i0].condition : &ray_io_v1_RayCronJob_Condition_zero;
  t4 = CRD_HAS(t3, jobStatus);
  t5 = range0->items[i0].condition ? range0->items[i0].condition : &ray_io_v1_RayCronJob_Condition_zero;
  t7 = crd_cel_truth_of(t4 != CRD_HAS(t5, jobDeploymentStatus));
  cost += 17;
  if (t7 == CRD_CEL_FALSE) goto at_19;
  t8 = cel->error;
  t9 = range0->items[i0].condition ? range0->items[i0].condition : &ray_io_v1_RayCronJob_Condition_zero;
  t7 = crd_cel_and(cel, t7, t8, crd_cel_truth_of((t9->ttlSeconds >= 0)));
  cost += 4;
at_19:
  if (t7 == CRD_CEL_ERROR) { t7 = CRD_CEL_ERROR; goto at_20; }
at_20:
  if (t7 == CRD_CEL_FALSE) goto at_38;
  t13 = cel->error;
  cost += 3;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 2; t21 = CRD_CEL_ERROR; goto at_37; }
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t15)) { cost += 2; t21 = CRD_CEL_ERROR; goto at_37; }
  if (!t15) goto at_29;
  t16 = set_deletion_rules_1_param_3_constant_1;
  goto at_35;
at_29:
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 2; t21 = CRD_CEL_ERROR; goto at_37; }
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t17)) { cost += 2; t21 = CRD_CEL_ERROR; goto at_37; }
  if (!t17) goto at_34;
  t16 = set_deletion_rules_1_param_3_constant_2;
  goto at_35;
at_34:
  t16 = set_deletion_rules_1_param_3_constant_3;
at_35:
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(range0->items[i0].policy), t16),
                     &t20)) { cost += 1; t21 = CRD_CEL_ERROR; goto at_37; }
  t21 = crd_cel_truth_of(!t20);
  cost += 1;
at_37:
  t7 = crd_cel_and(cel, t7, t13, t21);
at_38:
  if (t7 == CRD_CEL_ERROR) goto at_72;
  crd_cel_push(cel, &list0, crd_cel_of_truth(t7));
at_40:
  if (++i0 < n0) goto loop_0;
at_41:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_44;
  t23 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t23 : crd_cel_of_truth(CRD_CEL_ERROR);
at_44:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_72:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_40;
}


static const crd_read set_deletion_rules_1_include_reads[6] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
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
    .set = &ray_io_v1_RayJob_set_checked_deletion_rules_a687c7ca, .mode = CRD_SET_ALL,
    .reads = set_deletion_rules_1_include_reads, .read_count = 6, .params = set_deletion_rules_1_include_params,
    .param_count = 3,
};
static const crd_step set_deletion_rules_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_deletion_rules_1_include}};
const crd_rule_set ray_io_v1_RayJob_set_deletion_rules_a687c7ca = {
    .name = CRD_STRING_INIT("deletion-rules"), .steps = set_deletion_rules_steps, .step_count = 1, .mode = CRD_SET_ALL,
    .join = {CRD_JOIN_TEXT, false, CRD_STRING_INIT("\n")},
};
