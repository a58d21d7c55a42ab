/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
static const batch_volcano_sh_v1alpha1_CronJob_Task batch_volcano_sh_v1alpha1_CronJob_Task_zero;
static const batch_volcano_sh_v1alpha1_CronJob_Volume batch_volcano_sh_v1alpha1_CronJob_Volume_zero;
static const batch_volcano_sh_v1alpha1_CronJob_DependsOn batch_volcano_sh_v1alpha1_CronJob_DependsOn_zero;

/* job-parts, declared at CronJob.spec.jobTemplate.spec */
/* !has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == '' */
static crd_cel_truth set_job_parts_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t2 = self->networkTopology
                                                                    ? self->networkTopology
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  cost += 2;
  cost += 1;
  bool t4 = true;
  if (CRD_HAS(t2, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology, highestTierAllowed))) {
    const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t3 = self->networkTopology
                                                                      ? self->networkTopology
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
    cost += crd_cel_string_cost(t3->highestTierName, CRD_STRING(""));
    t4 = crd_cel_same(t3->highestTierName, CRD_STRING(""));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* each: self.tasks */
static crd_cel_value set_job_parts_2_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_423367196963, (&self->tasks)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* job: job */
static crd_cel_value set_job_parts_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* space: object.metadata.?namespace.orValue('') */
static crd_cel_value set_job_parts_2_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("metadata"), CRD_ZERO_MAP);
  cost += 2;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("namespace"));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* index: i */
static crd_cel_value set_job_parts_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(scope->index) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* duplicated: i == last */
static crd_cel_value set_job_parts_2_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  if (crd_scope_failed(cel, &scope->outer->params[1])) {
    cost += 1;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool((scope->index == t1)) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* !format.qualifiedName().validate(job).hasValue() */
static crd_cel_truth set_job_parts_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 3;
    goto failed_0;
  }
  crd_string t2 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {t1, crd_cel_of_string(t2)};
  crd_cel_value t4 = crd_cel_fn_validate(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments5[1] = {t4};
  crd_cel_value t6 = crd_cel_fn_has_value(cel, arguments5, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t6.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_job_parts_3_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_job_parts_3_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                            .as = {.list = &set_job_parts_3_message_expression_table_1}};
/* messageExpression: 'create job with name ' + job + ' validate failed [' +
 * format.qualifiedName().validate(job).orValue([]).join(' ') + ']' */
static bool set_job_parts_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 12;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 12;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("create job with name "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" validate failed ["), false);
  crd_cel_value t4 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t5)) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments6[2] = {t4, crd_cel_of_string(t5)};
  crd_cel_value t7 = crd_cel_fn_validate(cel, arguments6, 2);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t8 = t7;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  if (t8.as.optional) {
    t8 = crd_cel_held(cel, t8);
  } else {
    t8 = set_job_parts_3_message_expression_constant_2;
  }
  const crd_cel_value arguments9[2] = {t8, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t10 = crd_cel_fn_join(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t3, t10.as.text, false);
  crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING("]"), false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* goInt32(seen.map(t, t.replicas).sum()) >= self.minAvailable */
static crd_cel_truth set_job_parts_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 5;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[2];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 5;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t4 = crd_cel_range_at(cel, t2, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t4.kind == CRD_CEL_FAILED) goto failed_1;
      const batch_volcano_sh_v1alpha1_CronJob_Task *t5 = crd_scope_object(cel, t4, &crd_struct_d65dccd77142_type,
                                                                          &batch_volcano_sh_v1alpha1_CronJob_Task_zero);
      cost += 1;
      crd_cel_push(cel, &t3, crd_cel_of_int(t5->replicas));
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
  if (failed1) {
    cost += 5;
    goto failed_0;
  }
  crd_cel_value t6 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments7[2] = {t6, crd_cel_of_int(0)};
  crd_cel_value t8 = crd_cel_fn_sum(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 4;
    goto failed_0;
  }
  const crd_cel_value arguments9[1] = {t8};
  crd_cel_value t10 = crd_cel_fn_go_int32(cel, arguments9, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10.as.integer >= self->minAvailable));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* at: self.policies */
static crd_cel_value set_job_parts_5_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_59850777b8c0, (&self->policies)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: 'spec.policies' */
static crd_cel_value set_job_parts_5_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("spec.policies")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* value: self.plugins.map(k, k) .filter(k, !(k in ['ssh', 'env', 'svc', 'tensorflow', 'mpi', 'pytorch', 'hcclrank', 'ray']))
 * .map(k, ' unable to find job plugin: ' + k + ';') */
static crd_cel_value set_job_parts_6_value(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t4 = {NULL, 0, 0};
  for (size_t i3 = 0; i3 < self->plugins.count; i3++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const crd_string k_5 = self->plugins.items[i3].key;
    cost += 13;
    crd_cel_push(cel, &t4, crd_cel_of_string(k_5));
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_built(cel, &t4);
  crd_cel_value t7 = t6;
  const int64_t n2 = crd_cel_range(cel, t7);
  if (n2 < 0) goto failed_0;
  crd_cel_builder t8 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string k_9;
    if (!crd_cel_string_at(cel, &t7, i2, &k_9)) goto failed_0;
    crd_string t11 = k_9;
    cost += 2;
    if (!(crd_cel_same(t11, CRD_STRING("ssh")) || crd_cel_same(t11, CRD_STRING("env")) ||
          crd_cel_same(t11, CRD_STRING("svc")) || crd_cel_same(t11, CRD_STRING("tensorflow")) ||
          crd_cel_same(t11, CRD_STRING("mpi")) || crd_cel_same(t11, CRD_STRING("pytorch")) ||
          crd_cel_same(t11, CRD_STRING("hcclrank")) || crd_cel_same(t11, CRD_STRING("ray")))) {
      cost += 13;
      crd_cel_push(cel, &t8, crd_cel_of_string(k_9));
    }
  }
  cost += 1;
  crd_cel_value t12 = crd_cel_built(cel, &t8);
  crd_cel_value t13 = t12;
  const int64_t n1 = crd_cel_range(cel, t13);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t14 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string k_15;
    if (!crd_cel_string_at(cel, &t13, i1, &k_15)) goto failed_0;
    cost += 13;
    crd_string t16 = crd_cel_concat(cel, CRD_STRING(" unable to find job plugin: "), k_15, false);
    crd_string t17 = crd_cel_concat(cel, t16, CRD_STRING(";"), false);
    crd_cel_push(cel, &t14, crd_cel_of_string(t17));
  }
  cost += 1;
  crd_cel_value t18 = crd_cel_built(cel, &t14);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t18 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* each: self.volumes */
static crd_cel_value set_job_parts_7_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_1cd44f06f160, (&self->volumes)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* earlier: self.volumes.slice(0, i).map(v, v.mountPath) */
static crd_cel_value set_job_parts_7_param_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 3;
  const crd_cel_value arguments2[3] = {crd_cel_of_stored(&crd_type_1cd44f06f160, (&self_1->volumes)), crd_cel_of_int(0),
                                       crd_cel_of_int(scope->index)};
  crd_cel_value t3 = crd_cel_fn_slice(cel, arguments2, 3);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  const int64_t n1 = crd_cel_range(cel, t4);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t5 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t6 = crd_cel_range_at(cel, t4, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      const batch_volcano_sh_v1alpha1_CronJob_Volume *t7 = crd_scope_object(cel, t6, &crd_struct_cecf3795e234_type,
                                                                            &batch_volcano_sh_v1alpha1_CronJob_Volume_zero);
      cost += 1;
      crd_cel_push(cel, &t5, crd_cel_of_string(t7->mountPath));
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
  crd_cel_value t8 = crd_cel_built(cel, &t5);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* size(names.distinct()) == size(names) && self.tasks.all(t, size(t.dependsOn.name.distinct()) == size(t.dependsOn.name)) &&
 * isDAG(self.tasks.transformMapEntry(i, t, {t.name: t.dependsOn.name}))
 * when: seen.exists(t, has(t.dependsOn)) */
static crd_cel_truth set_job_parts_9(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto failed_0;
  crd_cel_value t2 = scope->params[2];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_truth t3 = CRD_CEL_FALSE;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t4 = crd_cel_range_at(cel, t2, i1);
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 5;
      if (t4.kind == CRD_CEL_FAILED) goto failed_1;
      const batch_volcano_sh_v1alpha1_CronJob_Task *t6 = crd_scope_object(cel, t4, &crd_struct_d65dccd77142_type,
                                                                          &batch_volcano_sh_v1alpha1_CronJob_Task_zero);
      t5 = crd_cel_truth_of(CRD_HAS(t6, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Task, dependsOn)));
    }
  failed_1:;
    if (t5 == CRD_CEL_ERROR && t3 != CRD_CEL_ERROR) {
      t3 = CRD_CEL_ERROR;
      error1 = cel->error;
    }
    if (t5 == CRD_CEL_TRUE) {
      t3 = CRD_CEL_TRUE;
      if (i1 + 1 < (size_t)n1) cost += 3;
      break;
    }
  }
  if (t3 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t48 = CRD_CEL_ERROR;
  if (t3 == CRD_CEL_TRUE) {
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      cost += 2;
      crd_cel_builder t10 = {NULL, 0, 0};
      for (size_t i9 = 0; i9 < self->tasks.count; i9++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Task *t_11 = &self->tasks.items[i9];
        cost += 14;
        crd_cel_push(cel, &t10, crd_cel_of_string(t_11->name));
      }
      cost += 1;
      crd_cel_value t12 = crd_cel_built(cel, &t10);
      const crd_cel_value arguments13[1] = {t12};
      crd_cel_value t14 = crd_cel_fn_distinct(cel, arguments13, 1);
      if (t14.kind == CRD_CEL_FAILED) {
        cost += 4;
        goto failed_3;
      }
      const crd_cel_value arguments15[1] = {t14};
      crd_cel_value t16 = crd_cel_fn_size(cel, arguments15, 1);
      if (t16.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_3;
      }
      cost += 2;
      crd_cel_builder t18 = {NULL, 0, 0};
      for (size_t i17 = 0; i17 < self->tasks.count; i17++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Task *t_19 = &self->tasks.items[i17];
        cost += 14;
        crd_cel_push(cel, &t18, crd_cel_of_string(t_19->name));
      }
      cost += 1;
      crd_cel_value t20 = crd_cel_built(cel, &t18);
      const crd_cel_value arguments21[1] = {t20};
      crd_cel_value t22 = crd_cel_fn_size(cel, arguments21, 1);
      if (t22.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      cost += 1;
      t8 = crd_cel_truth_of((t16.as.integer == t22.as.integer));
    }
  failed_3:;
    crd_cel_truth t23 = t8;
    if (t23 != CRD_CEL_FALSE) {
      const crd_string error24 = cel->error;
      cost += 2;
      crd_cel_truth t27 = CRD_CEL_TRUE;
      crd_string error26 = {NULL, 0};
      for (size_t i26 = 0; i26 < self->tasks.count; i26++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Task *t_28 = &self->tasks.items[i26];
        crd_cel_truth t29 = CRD_CEL_ERROR;
        {
          const batch_volcano_sh_v1alpha1_CronJob_DependsOn *t30 = t_28->dependsOn
                                                                       ? t_28->dependsOn
                                                                       : &batch_volcano_sh_v1alpha1_CronJob_DependsOn_zero;
          cost += 6;
          const crd_cel_value arguments31[1] = {crd_cel_of_stored(&crd_type_682437e3c329, (&t30->name))};
          crd_cel_value t32 = crd_cel_fn_distinct(cel, arguments31, 1);
          if (t32.kind == CRD_CEL_FAILED) {
            cost += 6;
            goto failed_7;
          }
          const crd_cel_value arguments33[1] = {t32};
          crd_cel_value t34 = crd_cel_fn_size(cel, arguments33, 1);
          if (t34.kind == CRD_CEL_FAILED) {
            cost += 5;
            goto failed_7;
          }
          const batch_volcano_sh_v1alpha1_CronJob_DependsOn *t35 = t_28->dependsOn
                                                                       ? t_28->dependsOn
                                                                       : &batch_volcano_sh_v1alpha1_CronJob_DependsOn_zero;
          cost += 5;
          t29 = crd_cel_truth_of((t34.as.integer == (int64_t)t35->name.count));
        }
      failed_7:;
        if (t29 == CRD_CEL_ERROR && t27 != CRD_CEL_ERROR) {
          t27 = CRD_CEL_ERROR;
          error26 = cel->error;
        }
        if (t29 == CRD_CEL_FALSE) {
          t27 = CRD_CEL_FALSE;
          if (i26 + 1 < self->tasks.count) cost += 2;
          break;
        }
      }
      if (t27 == CRD_CEL_ERROR) cel->error = error26;
      cost += 1;
      t23 = crd_cel_and(cel, t23, error24, t27);
    }
    crd_cel_truth t36 = t23;
    if (t36 != CRD_CEL_FALSE) {
      const crd_string error37 = cel->error;
      crd_cel_truth t38 = CRD_CEL_ERROR;
      {
        cost += 2;
        crd_cel_value t40 = crd_cel_make_map(cel, NULL, NULL, 0);
        bool failed39 = false;
        crd_string error39 = {NULL, 0};
        for (size_t i39 = 0; i39 < self->tasks.count; i39++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_Task *t_41 = &self->tasks.items[i39];
          bool collected9 = false;
          {
            const batch_volcano_sh_v1alpha1_CronJob_DependsOn *t42 = t_41->dependsOn
                                                                         ? t_41->dependsOn
                                                                         : &batch_volcano_sh_v1alpha1_CronJob_DependsOn_zero;
            cost += 36;
            const crd_cel_entry entries43[1] = {{crd_cel_of_string(t_41->name),
                                                 crd_cel_of_stored(&crd_type_682437e3c329, (&t42->name))}};
            crd_cel_value t44 = crd_cel_make_map(cel, entries43, NULL, 1);
            if (t44.kind == CRD_CEL_FAILED) goto failed_9;
            const crd_cel_value arguments45[2] = {t40, t44};
            t40 = crd_cel_fn_map_insert(cel, arguments45, 2);
            if (t40.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_9;
            }
            collected9 = true;
          }
        failed_9:;
          if (!collected9 && !failed39) {
            error39 = cel->error;
            failed39 = true;
          }
        }
        cost += 1;
        if (failed39) cel->error = error39;
        if (failed39) {
          cost += 1;
          goto failed_8;
        }
        const crd_cel_value arguments46[1] = {t40};
        crd_cel_value t47 = crd_cel_fn_is_dag(cel, arguments46, 1);
        if (t47.kind == CRD_CEL_FAILED) goto failed_8;
        t38 = crd_cel_truth_of(t47.as.boolean);
      }
    failed_8:;
      t36 = crd_cel_and(cel, t36, error37, t38);
    }
    t48 = t36;
  } else {
    t48 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t48);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_job_parts_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierAllowed")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierName")},
};
static const crd_read set_job_parts_2_include_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_read set_job_parts_3_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_job_parts_4_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")},
};
static const crd_read set_job_parts_6_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".plugins")},
};
static const crd_read set_job_parts_7_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".volumes")},
};
static const crd_read set_job_parts_9_reads[5] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].dependsOn.name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].dependsOn.name[#]")},
};
static const crd_scope_code set_job_parts_2_include_params[] = {
    {.function = {.value = set_job_parts_2_param_1}},
    {.function = {.value = set_job_parts_2_param_2}},
    {.function = {.value = set_job_parts_2_param_3}},
    {.function = {.value = set_job_parts_2_param_4}},
};
static const crd_include set_job_parts_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_task_597c382a,
    .at = {.function = {.value = set_job_parts_2_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".tasks")},
    .reads = set_job_parts_2_include_reads,
    .read_count = 1,
    .params = set_job_parts_2_include_params,
    .param_count = 4,
};
static const crd_scope_code set_job_parts_5_include_params[] = {
    {.function = {.value = set_job_parts_5_param_1}},
};
static const crd_include set_job_parts_5_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_905fb3da,
    .at = {.function = {.value = set_job_parts_5_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".policies")},
    .suffix = CRD_STRING_INIT(" valid events are [* PodFailed PodEvicted PodPending Unknown TaskCompleted TaskFailed "
                              "JobUpdated], valid actions are [AbortJob RestartJob RestartTask RestartPod RestartPartition "
                              "TerminateJob CompleteJob ResumeJob];"),
    .params = set_job_parts_5_include_params,
    .param_count = 1,
};
static const crd_scope_code set_job_parts_7_include_params[] = {
    {.function = {.value = set_job_parts_7_param_1}},
};
static const crd_include set_job_parts_7_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_volume_cb5748dd,
    .at = {.function = {.value = set_job_parts_7_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".volumes")},
    .reads = set_job_parts_7_include_reads,
    .read_count = 1,
    .params = set_job_parts_7_include_params,
    .param_count = 1,
};
static const crd_include set_job_parts_8_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_queue_8aa08ff2,
    .mode = CRD_SET_FIRST,
};
static const crd_step set_job_parts_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-102"),
        .rule = CRD_STRING_INIT("!has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == ''"),
        .message = CRD_STRING_INIT("must not specify 'highestTierAllowed' and 'highestTierName' in networkTopology "
                                   "simultaneously"),
        .evaluate = {.function = {.truth = set_job_parts_1}},
        .reads = set_job_parts_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_job_parts_2_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-112"),
        .rule = CRD_STRING_INIT("!format.qualifiedName().validate(job).hasValue()"),
        .evaluate = {.function = {.truth = set_job_parts_3}},
        .reads = set_job_parts_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_job_parts_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-113"),
        .rule = CRD_STRING_INIT("goInt32(seen.map(t, t.replicas).sum()) >= self.minAvailable"),
        .message = CRD_STRING_INIT(" job 'minAvailable' should not be greater than total replicas in tasks;"),
        .evaluate = {.function = {.truth = set_job_parts_4}},
        .reads = set_job_parts_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("VC-106-job"),
        .include = &set_job_parts_5_include,
    },
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("VC-115"),
        .reads = set_job_parts_6_reads,
        .read_count = 1,
        .value = {.function = {.value = set_job_parts_6_value}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_job_parts_7_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_job_parts_8_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-121"),
        .rule = CRD_STRING_INIT("size(names.distinct()) == size(names) && self.tasks.all(t, "
                                "size(t.dependsOn.name.distinct()) == size(t.dependsOn.name)) && "
                                "isDAG(self.tasks.transformMapEntry(i, t, {t.name: t.dependsOn.name}))"),
        .message = CRD_STRING_INIT(" job has dependencies between tasks, but doesn't form a directed acyclic graph(DAG);"),
        .evaluate = {.function = {.truth = set_job_parts_9}},
        .reads = set_job_parts_9_reads,
        .read_count = 5,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_parts_8aa08ff2 = {
    .name = CRD_STRING_INIT("job-parts"),
    .steps = set_job_parts_steps,
    .step_count = 9,
    .mode = CRD_SET_ALL,
};
