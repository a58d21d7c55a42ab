/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_Condition ray_io_v1_RayCronJob_Condition_zero;
static const ray_io_v1_RayCronJob_DeletionRule ray_io_v1_RayCronJob_DeletionRule_zero;

/* checked-deletion-rules, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* each: self.deletionRules */
static crd_cel_value set_checked_deletion_rules_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_a53e262224c0, (&self->deletionRules)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* index: i */
static crd_cel_value set_checked_deletion_rules_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(scope->index) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* selecting: selecting */
static crd_cel_value set_checked_deletion_rules_1_param_2(crd_cel *cel, const crd_scope *scope) {
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
static crd_cel_value set_checked_deletion_rules_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* earlier: self.deletionRules.transformList(j, r, j < i && sound[j], r) */
static crd_cel_value set_checked_deletion_rules_1_param_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCronJob_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    crd_cel_truth t4 = CRD_CEL_ERROR;
    {
      cost += 3;
      bool t8 = false;
      if ((int64_t)i1 < scope->index) {
        cost += 1;
        if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_1;
        crd_cel_value t6 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i1));
        cost += 1;
        if (t6.kind == CRD_CEL_FAILED) goto failed_1;
        bool t7 = false;
        if (!crd_cel_get_bool(cel, t6, &t7)) goto failed_1;
        t8 = t7;
      }
      t4 = crd_cel_truth_of(t8);
    }
  failed_1:;
    if (t4 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t4 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_997889098d3a_type, r_3));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t9 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* each: byStatus.map(r, r.condition.jobStatus).distinct() */
static crd_cel_value set_checked_deletion_rules_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < self->deletionRules.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCronJob_DeletionRule *r_4 = &self->deletionRules.items[i2];
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) goto failed_2;
      crd_cel_value t7 = crd_cel_index(cel, scope->params[2], crd_cel_of_int((int64_t)i2));
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      bool t8 = false;
      if (!crd_cel_get_bool(cel, t7, &t8)) {
        cost += 1;
        goto failed_2;
      }
      t6 = crd_cel_truth_of(t8);
    }
  failed_2:;
    crd_cel_truth t9 = t6;
    if (t9 != CRD_CEL_FALSE) {
      const crd_string error10 = cel->error;
      const ray_io_v1_RayCronJob_Condition *t12 = r_4->condition ? r_4->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      t9 = crd_cel_and(cel, t9, error10,
                       crd_cel_truth_of(CRD_HAS(t12, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus))));
    }
    if (t9 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_997889098d3a_type, r_4));
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t13 = crd_cel_built(cel, &t3);
  crd_cel_value t14 = t13;
  const int64_t n1 = crd_cel_range(cel, t14);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t15 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t16 = crd_cel_range_at(cel, t14, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t16.kind == CRD_CEL_FAILED) goto failed_5;
      const ray_io_v1_RayCronJob_DeletionRule *t17 = crd_scope_object(cel, t16, &crd_struct_997889098d3a_type,
                                                                      &ray_io_v1_RayCronJob_DeletionRule_zero);
      const ray_io_v1_RayCronJob_Condition *t18 = t17->condition ? t17->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      crd_cel_push(cel, &t15, crd_cel_of_string(t18->jobStatus));
      collected5 = true;
    }
  failed_5:;
    if (!collected5 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t19 = crd_cel_built(cel, &t15);
  const crd_cel_value arguments20[1] = {t19};
  crd_cel_value t21 = crd_cel_fn_distinct(cel, arguments20, 1);
  if (t21.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t21 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* state: 'JobStatus' */
static crd_cel_value set_checked_deletion_rules_2_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("JobStatus")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* rules: byStatus */
static crd_cel_value set_checked_deletion_rules_2_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCronJob_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_2;
      crd_cel_value t6 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i1));
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_2;
      bool t7 = false;
      if (!crd_cel_get_bool(cel, t6, &t7)) goto failed_2;
      t5 = crd_cel_truth_of(t7);
    }
  failed_2:;
    crd_cel_truth t8 = t5;
    if (t8 != CRD_CEL_FALSE) {
      const crd_string error9 = cel->error;
      const ray_io_v1_RayCronJob_Condition *t11 = r_3->condition ? r_3->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      t8 = crd_cel_and(cel, t8, error9,
                       crd_cel_truth_of(CRD_HAS(t11, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus))));
    }
    if (t8 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t8 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_997889098d3a_type, r_3));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t12 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t12 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* each: byDeployment.map(r, r.condition.jobDeploymentStatus).distinct() */
static crd_cel_value set_checked_deletion_rules_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < self->deletionRules.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCronJob_DeletionRule *r_4 = &self->deletionRules.items[i2];
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) goto failed_2;
      crd_cel_value t7 = crd_cel_index(cel, scope->params[2], crd_cel_of_int((int64_t)i2));
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      bool t8 = false;
      if (!crd_cel_get_bool(cel, t7, &t8)) {
        cost += 1;
        goto failed_2;
      }
      t6 = crd_cel_truth_of(t8);
    }
  failed_2:;
    crd_cel_truth t9 = t6;
    if (t9 != CRD_CEL_FALSE) {
      const crd_string error10 = cel->error;
      const ray_io_v1_RayCronJob_Condition *t12 = r_4->condition ? r_4->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      t9 = crd_cel_and(cel, t9, error10,
                       crd_cel_truth_of(CRD_HAS(t12, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus))));
    }
    if (t9 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_997889098d3a_type, r_4));
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t13 = crd_cel_built(cel, &t3);
  crd_cel_value t14 = t13;
  const int64_t n1 = crd_cel_range(cel, t14);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t15 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t16 = crd_cel_range_at(cel, t14, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t16.kind == CRD_CEL_FAILED) goto failed_5;
      const ray_io_v1_RayCronJob_DeletionRule *t17 = crd_scope_object(cel, t16, &crd_struct_997889098d3a_type,
                                                                      &ray_io_v1_RayCronJob_DeletionRule_zero);
      const ray_io_v1_RayCronJob_Condition *t18 = t17->condition ? t17->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      crd_cel_push(cel, &t15, crd_cel_of_string(t18->jobDeploymentStatus));
      collected5 = true;
    }
  failed_5:;
    if (!collected5 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t19 = crd_cel_built(cel, &t15);
  const crd_cel_value arguments20[1] = {t19};
  crd_cel_value t21 = crd_cel_fn_distinct(cel, arguments20, 1);
  if (t21.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t21 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* state: 'JobDeploymentStatus' */
static crd_cel_value set_checked_deletion_rules_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("JobDeploymentStatus")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* rules: byDeployment */
static crd_cel_value set_checked_deletion_rules_3_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->deletionRules.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCronJob_DeletionRule *r_3 = &self_1->deletionRules.items[i1];
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_2;
      crd_cel_value t6 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i1));
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_2;
      bool t7 = false;
      if (!crd_cel_get_bool(cel, t6, &t7)) goto failed_2;
      t5 = crd_cel_truth_of(t7);
    }
  failed_2:;
    crd_cel_truth t8 = t5;
    if (t8 != CRD_CEL_FALSE) {
      const crd_string error9 = cel->error;
      const ray_io_v1_RayCronJob_Condition *t11 = r_3->condition ? r_3->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      t8 = crd_cel_and(cel, t8, error9,
                       crd_cel_truth_of(CRD_HAS(t11, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus))));
    }
    if (t8 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t8 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_997889098d3a_type, r_3));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t12 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t12 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_checked_deletion_rules_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_2_include_self_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_2_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_3_include_self_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*].condition.jobDeploymentStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_3_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobDeploymentStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_scope_code set_checked_deletion_rules_1_include_params[] = {
    {.function = {.value = set_checked_deletion_rules_1_param_1}},
    {.function = {.value = set_checked_deletion_rules_1_param_2}},
    {.function = {.value = set_checked_deletion_rules_1_param_3}},
    {.function = {.value = set_checked_deletion_rules_1_param_4}},
};
static const crd_include set_checked_deletion_rules_1_include = {
    .set = &ray_io_v1_RayJob_set_deletion_rule_c5ecac90,
    .at = {.function = {.value = set_checked_deletion_rules_1_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".deletionRules")},
    .reads = set_checked_deletion_rules_1_include_reads,
    .read_count = 3,
    .params = set_checked_deletion_rules_1_include_params,
    .param_count = 4,
};
static const crd_scope_code set_checked_deletion_rules_2_include_params[] = {
    {.function = {.value = set_checked_deletion_rules_2_param_1}},
    {.function = {.value = set_checked_deletion_rules_2_param_2}},
};
static const crd_include set_checked_deletion_rules_2_include = {
    .set = &ray_io_v1_RayJob_set_deletion_order_3548c335,
    .at = {.function = {.value = set_checked_deletion_rules_2_at}},
    .each = true,
    .mode = CRD_SET_ALL,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_checked_deletion_rules_2_include_self_reads,
    .self_read_count = 4,
    .reads = set_checked_deletion_rules_2_include_reads,
    .read_count = 4,
    .params = set_checked_deletion_rules_2_include_params,
    .param_count = 2,
};
static const crd_scope_code set_checked_deletion_rules_3_include_params[] = {
    {.function = {.value = set_checked_deletion_rules_3_param_1}},
    {.function = {.value = set_checked_deletion_rules_3_param_2}},
};
static const crd_include set_checked_deletion_rules_3_include = {
    .set = &ray_io_v1_RayJob_set_deletion_order_3548c335,
    .at = {.function = {.value = set_checked_deletion_rules_3_at}},
    .each = true,
    .mode = CRD_SET_ALL,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_checked_deletion_rules_3_include_self_reads,
    .self_read_count = 4,
    .reads = set_checked_deletion_rules_3_include_reads,
    .read_count = 4,
    .params = set_checked_deletion_rules_3_include_params,
    .param_count = 2,
};
static const crd_step set_checked_deletion_rules_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_checked_deletion_rules_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_checked_deletion_rules_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_checked_deletion_rules_3_include,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_checked_deletion_rules_80522a10 = {
    .name = CRD_STRING_INIT("checked-deletion-rules"),
    .steps = set_checked_deletion_rules_steps,
    .step_count = 3,
    .mode = CRD_SET_ALL,
};
