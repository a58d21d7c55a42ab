/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_Policy batch_volcano_sh_v1alpha1_CronJob_Policy_zero;

/* policies-with-faults, declared at CronJob.spec.jobTemplate.spec.policies */
/* each: self */
static crd_cel_value set_policies_with_faults_1_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_59850777b8c0, self) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: path */
static crd_cel_value set_policies_with_faults_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: events[i] */
static crd_cel_value set_policies_with_faults_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  crd_cel_value t1 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_int(scope->index));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* earlier: events.slice(0, i).flatten() */
static crd_cel_value set_policies_with_faults_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) {
    cost += 12;
    goto failed_0;
  }
  cost += 1;
  const crd_cel_value arguments1[3] = {scope->outer->params[1], crd_cel_of_int(0), crd_cel_of_int(scope->index)};
  crd_cel_value t2 = crd_cel_fn_slice(cel, arguments1, 3);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_flatten(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* codes: self.transformList(j, p, j < i && has(p.exitCode), p.exitCode) */
static crd_cel_value set_policies_with_faults_1_param_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self_1->count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Policy *p_3 = &self_1->items[i1];
    cost += 3;
    bool t6 = false;
    if ((int64_t)i1 < scope->index) {
      cost += 1;
      t6 = CRD_HAS(p_3, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Policy, exitCode));
    }
    if (t6) {
      cost += 14;
      crd_cel_push(cel, &t2, crd_cel_of_int(p_3->exitCode));
    }
  }
  cost += 1;
  crd_cel_value t7 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* events: events */
static crd_cel_value set_policies_with_faults_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[1] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* wrong: wrong */
static crd_cel_value set_policies_with_faults_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[2] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_policies_with_faults_2_param_3_items_1[] = {
    {.kind = CRD_CEL_BOOL, .as = {.boolean = true}},
};
static const crd_cel_list set_policies_with_faults_2_param_3_table_1 = {set_policies_with_faults_2_param_3_items_1, 1, NULL};
static const crd_cel_value set_policies_with_faults_2_param_3_constant_2 = {.kind = CRD_CEL_LIST,
                                                                            .as = {.list = &set_policies_with_faults_2_param_3_table_1}};
/* end: (self.transformList(i, p, (size(events[i]) > 0) == has(p.exitCode) || (true in wrong[i]) || (has(p.exitCode) &&
 * (p.exitCode == 0 || self.slice(0, i).exists(q, has(q.exitCode) && q.exitCode == p.exitCode)))) + [true]).indexOf(true) */
static crd_cel_value set_policies_with_faults_2_param_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self_1->count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Policy *p_3 = &self_1->items[i1];
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 13;
      if (crd_scope_failed(cel, &scope->outer->params[1])) {
        cost += 4;
        goto failed_3;
      }
      crd_cel_value t6 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_int((int64_t)i1));
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += 4;
        goto failed_3;
      }
      const crd_cel_value arguments7[1] = {t6};
      crd_cel_value t8 = crd_cel_fn_size(cel, arguments7, 1);
      if (t8.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_3;
      }
      cost += 2;
      cost += 1;
      t5 = crd_cel_truth_of(((t8.as.integer > 0) == CRD_HAS(p_3,
                                                            CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Policy, exitCode))));
    }
  failed_3:;
    crd_cel_truth t9 = t5;
    if (t9 != CRD_CEL_TRUE) {
      const crd_string error10 = cel->error;
      crd_cel_truth t11 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->outer->params[2])) {
          cost += 1;
          goto failed_4;
        }
        crd_cel_value t12 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i1));
        cost += 1;
        if (t12.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_4;
        }
        crd_cel_truth t13 = crd_cel_in(cel, crd_cel_of_bool(true), t12);
        t11 = t13;
      }
    failed_4:;
      t9 = crd_cel_or(cel, t9, error10, t11);
    }
    crd_cel_truth t14 = t9;
    if (t14 != CRD_CEL_TRUE) {
      const crd_string error15 = cel->error;
      crd_cel_truth t16 = CRD_CEL_ERROR;
      {
        cost += 1;
        crd_cel_truth t33 = CRD_CEL_FALSE;
        if (CRD_HAS(p_3, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Policy, exitCode))) {
          cost += 3;
          crd_cel_truth t32 = CRD_CEL_TRUE;
          if (!(p_3->exitCode == 0)) {
            cost += 2;
            const crd_cel_value arguments20[3] = {crd_cel_of_stored(&crd_type_59850777b8c0, self_1), crd_cel_of_int(0),
                                                  crd_cel_of_int((int64_t)i1)};
            crd_cel_value t21 = crd_cel_fn_slice(cel, arguments20, 3);
            if (t21.kind == CRD_CEL_FAILED) goto failed_5;
            crd_cel_value t22 = t21;
            const int64_t n19 = crd_cel_range(cel, t22);
            if (n19 < 0) goto failed_5;
            crd_cel_truth t23 = CRD_CEL_FALSE;
            crd_string error19 = {NULL, 0};
            for (size_t i19 = 0; i19 < (size_t)n19; i19++) {
              if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
              crd_cel_value t24 = crd_cel_range_at(cel, t22, i19);
              crd_cel_truth t26 = CRD_CEL_ERROR;
              {
                cost += 5;
                if (t24.kind == CRD_CEL_FAILED) goto failed_9;
                const batch_volcano_sh_v1alpha1_CronJob_Policy *t27 = crd_scope_object(cel, t24,
                                                                                       &crd_struct_abb5d58068c4_type,
                                                                                       &batch_volcano_sh_v1alpha1_CronJob_Policy_zero);
                t26 = crd_cel_truth_of(CRD_HAS(t27, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Policy, exitCode)));
              }
            failed_9:;
              crd_cel_truth t28 = t26;
              if (t28 != CRD_CEL_FALSE) {
                const crd_string error29 = cel->error;
                crd_cel_truth t30 = CRD_CEL_ERROR;
                {
                  cost += 1;
                  if (t24.kind == CRD_CEL_FAILED) {
                    cost += 3;
                    goto failed_10;
                  }
                  const batch_volcano_sh_v1alpha1_CronJob_Policy *t31 = crd_scope_object(cel, t24,
                                                                                         &crd_struct_abb5d58068c4_type,
                                                                                         &batch_volcano_sh_v1alpha1_CronJob_Policy_zero);
                  cost += 4;
                  t30 = crd_cel_truth_of((t31->exitCode == p_3->exitCode));
                }
              failed_10:;
                t28 = crd_cel_and(cel, t28, error29, t30);
              }
              if (t28 == CRD_CEL_ERROR && t23 != CRD_CEL_ERROR) {
                t23 = CRD_CEL_ERROR;
                error19 = cel->error;
              }
              if (t28 == CRD_CEL_TRUE) {
                t23 = CRD_CEL_TRUE;
                if (i19 + 1 < (size_t)n19) cost += 3;
                break;
              }
            }
            if (t23 == CRD_CEL_ERROR) cel->error = error19;
            t32 = t23;
            cost += 1;
          }
          t33 = t32;
        }
        t16 = t33;
      }
    failed_5:;
      t14 = crd_cel_or(cel, t14, error15, t16);
    }
    crd_cel_push(cel, &t2, crd_cel_of_truth(t14));
  }
  cost += 1;
  crd_cel_value t34 = crd_cel_built(cel, &t2);
  crd_cel_value t35 = crd_cel_add(cel, t34, set_policies_with_faults_2_param_3_constant_2);
  if (t35.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments36[2] = {t35, crd_cel_of_bool(true)};
  crd_cel_value t37 = crd_cel_fn_index_of(cel, arguments36, 2);
  if (t37.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(t37.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_policies_with_faults_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].exitCode")},
};
static const crd_read set_policies_with_faults_2_include_reads[4] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].exitCode")},
    {CRD_READ_PLACE, 1, {NULL, 0}},
};
static const crd_scope_code set_policies_with_faults_1_include_params[] = {
    {.function = {.value = set_policies_with_faults_1_param_1}},
    {.function = {.value = set_policies_with_faults_1_param_2}},
    {.function = {.value = set_policies_with_faults_1_param_3}},
    {.function = {.value = set_policies_with_faults_1_param_4}},
};
static const crd_include set_policies_with_faults_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policy_41b9a3d4,
    .at = {.function = {.value = set_policies_with_faults_1_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .reads = set_policies_with_faults_1_include_reads,
    .read_count = 3,
    .params = set_policies_with_faults_1_include_params,
    .param_count = 4,
};
static const crd_scope_code set_policies_with_faults_2_include_params[] = {
    {.function = {.value = set_policies_with_faults_2_param_1}},
    {.function = {.value = set_policies_with_faults_2_param_2}},
    {.function = {.value = set_policies_with_faults_2_param_3}},
};
static const crd_include set_policies_with_faults_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_met_905fb3da,
    .mode = CRD_SET_FIRST,
    .reads = set_policies_with_faults_2_include_reads,
    .read_count = 4,
    .params = set_policies_with_faults_2_include_params,
    .param_count = 3,
};
static const crd_step set_policies_with_faults_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_policies_with_faults_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_policies_with_faults_2_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_with_faults_905fb3da = {
    .name = CRD_STRING_INIT("policies-with-faults"),
    .steps = set_policies_with_faults_steps,
    .step_count = 2,
    .mode = CRD_SET_ALL,
    .join = {CRD_JOIN_MULTIERROR, false, CRD_STRING_INIT("")},
};
