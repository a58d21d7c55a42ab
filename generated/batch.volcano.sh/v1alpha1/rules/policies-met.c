/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* policies-met, declared at CronJob.spec.jobTemplate.spec.policies */
static const crd_cel_value set_policies_met_1_param_1_items_1[] = {
    {.kind = CRD_CEL_BOOL, .as = {.boolean = true}},
};
static const crd_cel_list set_policies_met_1_param_1_table_1 = {set_policies_met_1_param_1_items_1, 1, NULL};
static const crd_cel_value set_policies_met_1_param_1_constant_2 = {.kind = CRD_CEL_LIST,
                                                                    .as = {.list = &set_policies_met_1_param_1_table_1}};
static const crd_cel_list set_policies_met_1_param_1_table_3 = {NULL, 0, NULL};
static const crd_cel_value set_policies_met_1_param_1_constant_4 = {.kind = CRD_CEL_LIST,
                                                                    .as = {.list = &set_policies_met_1_param_1_table_3}};
/* met: (events.slice(0, end).flatten() + (end < size(self) && !has(self[end].exitCode) ? events[end].slice(0, (wrong[end] +
 * [true]).indexOf(true)) : [])) .distinct() */
static crd_cel_value set_policies_met_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) {
    cost += 18;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) {
    cost += 19;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t1)) {
    cost += 19;
    goto failed_0;
  }
  const crd_cel_value arguments2[3] = {scope->outer->params[0], crd_cel_of_int(0), crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_slice(cel, arguments2, 3);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 18;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_flatten(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 6;
    goto failed_0;
  }
  crd_cel_truth t6 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->outer->params[2])) {
      cost += 3;
      goto failed_1;
    }
    int64_t t7 = 0;
    if (!crd_cel_take_int(cel, scope->outer->params[2], &t7)) {
      cost += 3;
      goto failed_1;
    }
    cost += 3;
    t6 = crd_cel_truth_of((t7 < (int64_t)self_1->count));
  }
failed_1:;
  crd_cel_truth t8 = t6;
  if (t8 != CRD_CEL_FALSE) {
    const crd_string error9 = cel->error;
    crd_cel_truth t10 = CRD_CEL_ERROR;
    {
      cost += 2;
      if (crd_scope_failed(cel, &scope->outer->params[2])) {
        cost += 1;
        goto failed_2;
      }
      int64_t t11 = 0;
      if (!crd_cel_take_int(cel, scope->outer->params[2], &t11)) {
        cost += 1;
        goto failed_2;
      }
      int64_t t12 = t11;
      if ((t12 < 0 || (uint64_t)t12 >= self_1->count) && !crd_cel_fail_index(cel, t12)) {
        cost += 1;
        goto failed_2;
      }
      cost += 1;
      t10 = crd_cel_truth_of(!CRD_HAS((&self_1->items[t12]), CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Policy, exitCode)));
    }
  failed_2:;
    t8 = crd_cel_and(cel, t8, error9, t10);
  }
  if (t8 == CRD_CEL_ERROR) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t22 = crd_cel_of_null();
  if (t8 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->outer->params[0])) {
      cost += 2;
      goto failed_0;
    }
    cost += 1;
    if (crd_scope_failed(cel, &scope->outer->params[2])) {
      cost += 2;
      goto failed_0;
    }
    int64_t t13 = 0;
    if (!crd_cel_take_int(cel, scope->outer->params[2], &t13)) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_value t14 = crd_cel_index(cel, scope->outer->params[0], crd_cel_of_int(t13));
    if (t14.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    cost += 1;
    if (crd_scope_failed(cel, &scope->outer->params[1])) {
      cost += 5;
      goto failed_0;
    }
    cost += 1;
    if (crd_scope_failed(cel, &scope->outer->params[2])) {
      cost += 5;
      goto failed_0;
    }
    int64_t t15 = 0;
    if (!crd_cel_take_int(cel, scope->outer->params[2], &t15)) {
      cost += 5;
      goto failed_0;
    }
    crd_cel_value t16 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_int(t15));
    if (t16.kind == CRD_CEL_FAILED) {
      cost += 5;
      goto failed_0;
    }
    crd_cel_value t17 = crd_cel_add(cel, t16, set_policies_met_1_param_1_constant_2);
    if (t17.kind == CRD_CEL_FAILED) {
      cost += 4;
      goto failed_0;
    }
    const crd_cel_value arguments18[2] = {t17, crd_cel_of_bool(true)};
    crd_cel_value t19 = crd_cel_fn_index_of(cel, arguments18, 2);
    if (t19.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    const crd_cel_value arguments20[3] = {t14, crd_cel_of_int(0), crd_cel_of_int(t19.as.integer)};
    crd_cel_value t21 = crd_cel_fn_slice(cel, arguments20, 3);
    if (t21.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    t22 = t21;
  } else {
    t22 = set_policies_met_1_param_1_constant_4;
  }
  crd_cel_value t23 = crd_cel_add(cel, t5, t22);
  if (t23.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments24[1] = {t23};
  crd_cel_value t25 = crd_cel_fn_distinct(cel, arguments24, 1);
  if (t25.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t25 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_policies_met_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].exitCode")},
};
static const crd_scope_code set_policies_met_1_include_params[] = {
    {.function = {.value = set_policies_met_1_param_1}},
};
static const crd_include set_policies_met_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policy_any_event_905fb3da,
    .mode = CRD_SET_FIRST,
    .reads = set_policies_met_1_include_reads,
    .read_count = 3,
    .params = set_policies_met_1_include_params,
    .param_count = 1,
};
static const crd_step set_policies_met_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_policies_met_1_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_met_905fb3da = {
    .name = CRD_STRING_INIT("policies-met"),
    .steps = set_policies_met_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
