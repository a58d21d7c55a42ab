/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* policies-met, declared at CronJob.spec.jobTemplate.spec.policies */
static const crd_cel_value set_policies_met_1_param_1_items_5[] = {{.kind = CRD_CEL_BOOL, .as = {.boolean = true}}};
static const crd_cel_list set_policies_met_1_param_1_table_5 = {set_policies_met_1_param_1_items_5, 1, NULL};
static const crd_cel_value set_policies_met_1_param_1_constant_5 = {.kind = CRD_CEL_LIST,
                                                                    .as = {.list = &set_policies_met_1_param_1_table_5}};
static const crd_cel_list set_policies_met_1_param_1_table_6 = {NULL, 0, NULL};
static const crd_cel_value set_policies_met_1_param_1_constant_6 = {.kind = CRD_CEL_LIST,
                                                                    .as = {.list = &set_policies_met_1_param_1_table_6}};
/* met: (events.slice(0, end).flatten() + (end < size(self) && !has(self[end].exitCode) ? events[end].slice(0, (wrong[end] +
 * [true]).indexOf(true)) : [])) .distinct() */
static crd_cel_value set_policies_met_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t2 = 0, t5 = 0, t11 = 0, k13 = 0, t17 = 0, t21 = 0;
  crd_cel_value t3, t4, t18, t22, t23, v28, t26, t28, t29;
  crd_cel_truth t8 = CRD_CEL_ERROR, t14 = CRD_CEL_ERROR;
  crd_string t9 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 18; goto at_35; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 19; goto at_35; }
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t2)) { cost += 19; goto at_35; }
  if ((t3 = crd_cel_fn_slice(cel, (const crd_cel_value[3]){scope->outer->params[0], crd_cel_of_int(0), crd_cel_of_int(t2)},
                             3)).kind == CRD_CEL_FAILED) { cost += 18; goto at_35; }
  if ((t4 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 6; goto at_35; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 3; t8 = CRD_CEL_ERROR; goto at_9; }
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t5)) { cost += 3; t8 = CRD_CEL_ERROR; goto at_9; }
  t8 = crd_cel_truth_of(t5 < ((int64_t)((const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self)->count));
  cost += 3;
at_9:
  if (t8 == CRD_CEL_FALSE) goto at_17;
  t9 = cel->error;
  cost += 2;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 1; t14 = CRD_CEL_ERROR; goto at_16; }
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t11)) { cost += 1; t14 = CRD_CEL_ERROR; goto at_16; }
  k13 = t11;
  if ((k13 < 0 || (uint64_t)k13 >= ((const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self)->count) &&
      !crd_cel_fail_index(cel, k13)) { cost += 1; t14 = CRD_CEL_ERROR; goto at_16; }
  t14 = crd_cel_truth_of(!CRD_HAS((&((const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self)->items[k13]),
                                  exitCode));
  cost += 1;
at_16:
  t8 = crd_cel_and(cel, t8, t9, t14);
at_17:
  if (t8 == CRD_CEL_ERROR) { cost += 2; goto at_35; }
  if (t8 == CRD_CEL_FALSE) goto at_31;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 2; goto at_35; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 2; goto at_35; }
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t17)) { cost += 2; goto at_35; }
  if ((t18 = crd_cel_index(cel, scope->outer->params[0],
                           crd_cel_of_int(t17))).kind == CRD_CEL_FAILED) { cost += 2; goto at_35; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 5; goto at_35; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 5; goto at_35; }
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t21)) { cost += 5; goto at_35; }
  if ((t22 = crd_cel_index(cel, scope->outer->params[1],
                           crd_cel_of_int(t21))).kind == CRD_CEL_FAILED) { cost += 5; goto at_35; }
  if ((t23 = crd_cel_add_any(cel, t22,
                             set_policies_met_1_param_1_constant_5)).kind == CRD_CEL_FAILED) { cost += 4; goto at_35; }
  if ((v28 = crd_cel_fn_index_of(cel, (const crd_cel_value[2]){t23, crd_cel_of_bool(true)},
                                 2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_35; }
  if ((t26 = crd_cel_fn_slice(cel, (const crd_cel_value[3]){t18, crd_cel_of_int(0), crd_cel_of_int(v28.as.integer)},
                              3)).kind == CRD_CEL_FAILED) { cost += 2; goto at_35; }
  goto at_32;
at_31:
  t26 = set_policies_met_1_param_1_constant_6;
at_32:
  if ((t28 = crd_cel_add_any(cel, t4, t26)).kind == CRD_CEL_FAILED) { cost += 1; goto at_35; }
  if ((t29 = crd_cel_fn_distinct(cel, (const crd_cel_value[1]){t28}, 1)).kind == CRD_CEL_FAILED) goto at_35;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t29 : crd_cel_of_truth(CRD_CEL_ERROR);
at_35:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_policies_met_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].exitCode")},
};
static const crd_scope_code set_policies_met_1_include_params[] = {{.function = {.value = set_policies_met_1_param_1}}};
static const crd_include set_policies_met_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policy_any_event_936137b7, .mode = CRD_SET_FIRST,
    .reads = set_policies_met_1_include_reads, .read_count = 3, .params = set_policies_met_1_include_params,
    .param_count = 1,
};
static const crd_step set_policies_met_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_policies_met_1_include}};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_met_936137b7 = {
    .name = CRD_STRING_INIT("policies-met"), .steps = set_policies_met_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
