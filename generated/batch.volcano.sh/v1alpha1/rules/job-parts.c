/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
static const batch_volcano_sh_v1alpha1_CronJob_DependsOn batch_volcano_sh_v1alpha1_CronJob_DependsOn_zero;

/* job-parts, declared at CronJob.spec.jobTemplate.spec */
/* !has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == '' */
static crd_cel_truth set_job_parts_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t1 = NULL, *t6 = NULL;
  bool t3 = false;
  t1 = self->networkTopology ? self->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  t3 = !CRD_HAS(t1, highestTierAllowed);
  cost += 3;
  if (t3) goto at_11;
  t6 = self->networkTopology ? self->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  cost += crd_cel_string_cost(t6->highestTierName, CRD_STRING(""));
  t3 = crd_cel_same(t6->highestTierName, CRD_STRING(""));
  cost += 3;
at_11:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* each: self.tasks */
static crd_cel_value set_job_parts_2_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_42336719, (&self->tasks)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* job: job */
static crd_cel_value set_job_parts_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* space: object.metadata.?namespace.orValue('') */
static crd_cel_value set_job_parts_2_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 2;
  if ((t1 = crd_scope_member(cel, t0, CRD_STRING("metadata"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("namespace"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
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
  int64_t t1 = 0;
  cost += 2;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_6;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t1)) goto at_6;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(scope->index == t1) : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_6:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_int(scope->index)), 1);
  goto at_4;
}

/* !format.qualifiedName().validate(job).hasValue() */
static crd_cel_truth set_job_parts_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t3, v5;
  crd_string t2 = {NULL, 0};
  if ((t1 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 4; goto at_8; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 3; goto at_8; }
  if (!crd_cel_take_string(cel, scope->params[0], &t2)) { cost += 3; goto at_8; }
  if ((t3 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t1, crd_cel_of_string(t2)},
                                2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_8; }
  if ((v5 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_8; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v5.as.boolean));
at_8:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_job_parts_3_message_expression_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_job_parts_3_message_expression_constant_5 = {.kind = CRD_CEL_LIST,
                                                                            .as = {.list = &set_job_parts_3_message_expression_table_5}};
/* messageExpression: 'create job with name ' + job + ' validate failed [' +
 * format.qualifiedName().validate(job).orValue([]).join(' ') + ']' */
static bool set_job_parts_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t5 = {NULL, 0}, t11 = {NULL, 0}, t12 = {NULL, 0};
  crd_cel_value t4, t6, t7, v15;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 12; goto at_20; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 12; goto at_20; }
  t1 = crd_cel_concat(cel, CRD_STRING("create job with name "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(" validate failed ["), false);
  if ((t4 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                       1)).kind == CRD_CEL_FAILED) goto at_25;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_27;
  if (!crd_cel_take_string(cel, scope->params[0], &t5)) goto at_27;
  if ((t6 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t4, crd_cel_of_string(t5)},
                                2)).kind == CRD_CEL_FAILED) goto at_31;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_33;
  if (!t6.as.optional) goto at_13;
  if ((t7 = crd_cel_held(cel, t6)).kind == CRD_CEL_FAILED) goto at_35;
  goto at_14;
at_13:
  t7 = set_job_parts_3_message_expression_constant_5;
at_14:
  if ((v15 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t7, crd_cel_of_string(CRD_STRING(" "))},
                             2)).kind == CRD_CEL_FAILED) goto at_37;
  t11 = crd_cel_concat(cel, t2, v15.as.text, false);
  t12 = crd_cel_concat(cel, t11, CRD_STRING("]"), false);
  *text = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 4;
  goto at_20;
at_27:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 3;
  goto at_20;
at_31:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 2;
  goto at_20;
at_33:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 2;
  goto at_20;
at_35:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 2;
  goto at_20;
at_37:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 1;
  goto at_20;
}

/* goInt32(seen.map(t, t.replicas).sum()) >= self.minAvailable */
static crd_cel_truth set_job_parts_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t5, v12;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 5; goto at_17; }
  range0 = scope->params[2];
  if ((k1 = crd_cel_range(cel, range0)) < 0) { cost += 5; goto at_17; }
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_8;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t1 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_20;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("replicas"), CRD_ZERO_INT)).kind == CRD_CEL_FAILED) goto at_20;
  crd_cel_push(cel, &list0, t2);
at_7:
  if (++i0 < n0) goto loop_0;
at_8:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 5; goto at_17; }
  t3 = crd_cel_built(cel, &list0);
  if ((t5 = crd_cel_fn_sum(cel, (const crd_cel_value[2]){t3, crd_cel_of_int(0)},
                           2)).kind == CRD_CEL_FAILED) { cost += 4; goto at_17; }
  if ((v12 = crd_cel_fn_go_int32(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_17; }
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v12.as.integer >= self->minAvailable));
at_17:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_20:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_7;
}

/* at: self.policies */
static crd_cel_value set_job_parts_5_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_59850777, (&self->policies)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  const crd_string_list_map *range2 = NULL;
  size_t n2 = 0, i2 = 0, n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t3, range1, t7, range0, t11;
  crd_cel_builder list2, list1, list0;
  int64_t k10 = 0, k22 = 0;
  bool f12_2 = false, failed1 = false, f24_2 = false, failed0 = false;
  crd_string v12 = {NULL, 0}, error1 = {NULL, 0}, v24 = {NULL, 0}, t9 = {NULL, 0}, t10 = {NULL, 0}, error0 = {NULL, 0};
  cost += 2;
  range2 = &self->plugins;
  n2 = range2->count;
  i2 = 0, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_8;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 13;
  crd_cel_push(cel, &list2, crd_cel_of_string(range2->items[i2].key));
  if (++i2 < n2) goto loop_2;
at_8:
  cost += 1;
  t3 = crd_cel_built(cel, &list2);
  range1 = t3;
  if ((k10 = crd_cel_range(cel, range1)) < 0) goto at_33;
  n1 = (size_t)k10;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_20;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f12_2 = !crd_cel_string_at(cel, &range1, i1, &v12);
  cost += 1;
  if (f12_2) { cost += 9; goto at_38; }
  cost += 1;
  if (crd_cel_same(v12, CRD_STRING("ssh")) || crd_cel_same(v12, CRD_STRING("env")) || crd_cel_same(v12, CRD_STRING("svc")) ||
      crd_cel_same(v12, CRD_STRING("tensorflow")) || crd_cel_same(v12, CRD_STRING("mpi")) ||
      crd_cel_same(v12, CRD_STRING("pytorch")) || crd_cel_same(v12, CRD_STRING("hcclrank")) ||
      crd_cel_same(v12, CRD_STRING("ray"))) goto at_19;
  cost += 13;
  if (f12_2) goto at_40;
  crd_cel_push(cel, &list1, crd_cel_of_string(v12));
at_19:
  if (++i1 < n1) goto loop_1;
at_20:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_33;
  t7 = crd_cel_built(cel, &list1);
  range0 = t7;
  if ((k22 = crd_cel_range(cel, range0)) < 0) goto at_33;
  n0 = (size_t)k22;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_30;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f24_2 = !crd_cel_string_at(cel, &range0, i0, &v24);
  cost += 13;
  if (f24_2) { cost += 4; goto at_44; }
  t9 = crd_cel_concat(cel, CRD_STRING(" unable to find job plugin: "), v24, false);
  t10 = crd_cel_concat(cel, t9, CRD_STRING(";"), false);
  crd_cel_push(cel, &list0, crd_cel_of_string(t10));
at_29:
  if (++i0 < n0) goto loop_0;
at_30:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_33;
  t11 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t11 : crd_cel_of_truth(CRD_CEL_ERROR);
at_33:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_38:
  error1 = cel->error;
  failed1 = true;
  goto at_19;
at_40:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_19;
at_44:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_29;
}

/* repeated: repeats(self.volumes.map(v, v.mountPath)) */
static crd_cel_value set_job_parts_7_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Volume_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t4, t5;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *)scope->outer->self)->volumes;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].mountPath));
  if (++i0 < n0) goto loop_0;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list0);
  if ((t5 = crd_cel_fn_repeats(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) goto at_13;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
at_13:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* size(repeats(names)) == 0 && self.tasks.all(t, size(repeats(t.dependsOn.name)) == 0) &&
 * isDAG(self.tasks.transformMapEntry(i, t, {t.name: t.dependsOn.name}))
 * when: seen.exists(t, has(t.dependsOn)) */
static crd_cel_truth set_job_parts_9(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t2, t9, t10, v24, t20, v38, t28, t30, t34, v64;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0, n3 = 0, i3 = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR, t3 = CRD_CEL_ERROR, t12 = CRD_CEL_ERROR, t16 = CRD_CEL_ERROR, t22 = CRD_CEL_ERROR, t36 = CRD_CEL_ERROR;
  bool v6 = false, failed3 = false;
  crd_string error0 = {NULL, 0}, t13 = {NULL, 0}, error2 = {NULL, 0}, t25 = {NULL, 0}, error3 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range1 = NULL, *range2 = NULL, *range3 = NULL;
  crd_cel_builder list1;
  const batch_volcano_sh_v1alpha1_CronJob_DependsOn *t18 = NULL, *t32 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_70;
  range0 = scope->params[2];
  if ((k1 = crd_cel_range(cel, range0)) < 0) goto at_70;
  n0 = (size_t)k1;
  t1 = crd_cel_truth_of(false);
  i0 = 0;
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  t2 = crd_cel_range_at(cel, range0, i0);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { t3 = CRD_CEL_ERROR; goto at_7; }
  if (!crd_cel_known(crd_scope_has(cel, t2, CRD_STRING("dependsOn")), &v6)) { t3 = CRD_CEL_ERROR; goto at_7; }
  t3 = crd_cel_truth_of(v6);
at_7:
  if (t3 == CRD_CEL_ERROR && t1 != CRD_CEL_ERROR) {
    t1 = CRD_CEL_ERROR;
    error0 = cel->error;
  }
  if (t3 == CRD_CEL_TRUE) {
    t1 = CRD_CEL_TRUE;
    if (i0 + 1 < n0) cost += 3;
    goto at_9;
  }
  if (++i0 < n0) goto loop_0;
at_9:
  if (t1 == CRD_CEL_ERROR) cel->error = error0;
  cost += 1;
  if (t1 == CRD_CEL_ERROR) goto at_70;
  if (t1 == CRD_CEL_FALSE) goto at_68;
  cost += 2;
  range1 = &self->tasks;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_21;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].name));
  if (++i1 < n1) goto loop_1;
at_21:
  cost += 1;
  t9 = crd_cel_built(cel, &list1);
  if ((t10 = crd_cel_fn_repeats(cel, (const crd_cel_value[1]){t9},
                                1)).kind == CRD_CEL_FAILED) { cost += 2; t12 = CRD_CEL_ERROR; goto at_26; }
  if ((v24 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t10},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t12 = CRD_CEL_ERROR; goto at_26; }
  t12 = crd_cel_truth_of(v24.as.integer == 0);
  cost += 1;
at_26:
  if (t12 == CRD_CEL_FALSE) goto at_45;
  t13 = cel->error;
  cost += 2;
  range2 = &self->tasks;
  n2 = range2->count;
  t16 = crd_cel_truth_of(true);
  i2 = 0;
  if (!n2) goto at_42;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 3;
  t18 = range2->items[i2].dependsOn ? range2->items[i2].dependsOn : &batch_volcano_sh_v1alpha1_CronJob_DependsOn_zero;
  cost += 3;
  if ((t20 = crd_cel_fn_repeats(cel, (const crd_cel_value[1]){crd_cel_of_stored(&crd_1b084350_type_682437e3, (&t18->name))},
                                1)).kind == CRD_CEL_FAILED) { cost += 2; t22 = CRD_CEL_ERROR; goto at_40; }
  if ((v38 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t20},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t22 = CRD_CEL_ERROR; goto at_40; }
  t22 = crd_cel_truth_of(v38.as.integer == 0);
  cost += 1;
at_40:
  if (t22 == CRD_CEL_ERROR && t16 != CRD_CEL_ERROR) {
    t16 = CRD_CEL_ERROR;
    error2 = cel->error;
  }
  if (t22 == CRD_CEL_FALSE) {
    t16 = CRD_CEL_FALSE;
    if (i2 + 1 < n2) cost += 2;
    goto at_42;
  }
  if (++i2 < n2) goto loop_2;
at_42:
  if (t16 == CRD_CEL_ERROR) cel->error = error2;
  cost += 1;
  if (t16 == CRD_CEL_ERROR) { t16 = CRD_CEL_ERROR; goto at_44; }
at_44:
  t12 = crd_cel_and(cel, t12, t13, t16);
at_45:
  if (t12 == CRD_CEL_ERROR) { t12 = CRD_CEL_ERROR; goto at_46; }
at_46:
  if (t12 == CRD_CEL_FALSE) goto at_66;
  t25 = cel->error;
  cost += 2;
  range3 = &self->tasks;
  n3 = range3->count;
  if ((t28 = crd_cel_make_map(cel, NULL, NULL, 0)).kind == CRD_CEL_FAILED) { cost += 1; t36 = CRD_CEL_ERROR; goto at_65; }
  i3 = 0, failed3 = false;
  if (!n3) goto at_63;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t30 = t28;
  t32 = range3->items[i3].dependsOn ? range3->items[i3].dependsOn : &batch_volcano_sh_v1alpha1_CronJob_DependsOn_zero;
  cost += 36;
  if ((t34 = crd_cel_make_map(cel,
                              (const crd_cel_entry[1]){{crd_cel_of_string(range3->items[i3].name),
                                                        crd_cel_of_stored(&crd_1b084350_type_682437e3, (&t32->name))}}, NULL,
                                                        1)).kind == CRD_CEL_FAILED) goto at_103;
  if ((t28 = crd_cel_fn_map_insert(cel, (const crd_cel_value[2]){t30, t34}, 2)).kind == CRD_CEL_FAILED) goto at_103;
at_62:
  if (++i3 < n3) goto loop_3;
at_63:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) { cost += 1; t36 = CRD_CEL_ERROR; goto at_65; }
  if ((v64 = crd_cel_fn_is_dag(cel, (const crd_cel_value[1]){t28},
                               1)).kind == CRD_CEL_FAILED) { t36 = CRD_CEL_ERROR; goto at_65; }
  t36 = crd_cel_truth_of(v64.as.boolean);
at_65:
  t12 = crd_cel_and(cel, t12, t25, t36);
at_66:
  if (t12 == CRD_CEL_ERROR) goto at_70;
  goto at_69;
at_68:
  t12 = crd_cel_truth_of(true);
at_69:
  return crd_cel_end(cel, cost, t12);
at_70:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_103:
  if (!failed3) error3 = cel->error;
  failed3 = true;
  goto at_62;
}


static const crd_read set_job_parts_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierAllowed")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierName")},
};
static const crd_read set_job_parts_2_include_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_job_parts_3_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_job_parts_4_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")},
};
static const crd_read set_job_parts_6_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".plugins")}};
static const crd_read set_job_parts_7_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".volumes[#]")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".volumes[*].mountPath")},
};
static const crd_read set_job_parts_9_reads[4] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].name")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].dependsOn.name")},
};
static const crd_scope_code set_job_parts_2_include_params[] = {
    {.function = {.value = set_job_parts_2_param_1}},
    {.function = {.value = set_job_parts_2_param_2}},
    {.function = {.value = set_job_parts_2_param_3}},
    {.function = {.value = set_job_parts_2_param_4}},
};
static const crd_include set_job_parts_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_task_27658a1c, .at = {.function = {.value = set_job_parts_2_at}},
    .each = true, .typed = true, .mode = CRD_SET_ALL, .path = {0, false, CRD_STRING_INIT(".tasks")},
    .reads = set_job_parts_2_include_reads, .read_count = 1, .params = set_job_parts_2_include_params, .param_count = 4,
};
static const crd_scope_code set_job_parts_5_include_params[] = {{.function = {.value = set_job_parts_5_param_1}}};
static const crd_include set_job_parts_5_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_936137b7, .at = {.function = {.value = set_job_parts_5_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".policies")},
    .suffix = CRD_STRING_INIT(" valid events are [* PodFailed PodEvicted PodPending Unknown TaskCompleted TaskFailed "
                              "JobUpdated], valid actions are [AbortJob RestartJob RestartTask RestartPod RestartPartition "
                              "TerminateJob CompleteJob ResumeJob];"),
    .params = set_job_parts_5_include_params, .param_count = 1,
};
static const crd_scope_code set_job_parts_7_include_params[] = {{.function = {.value = set_job_parts_7_param_1}}};
static const crd_include set_job_parts_7_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_volumes_3fff18fe, .mode = CRD_SET_FIRST,
    .reads = set_job_parts_7_include_reads, .read_count = 2, .params = set_job_parts_7_include_params, .param_count = 1,
};
static const crd_include set_job_parts_8_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_queue_3fff18fe, .mode = CRD_SET_FIRST,
};
static const crd_step set_job_parts_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-102"),
        .rule = CRD_STRING_INIT("!has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == ''"),
        .message = CRD_STRING_INIT("must not specify 'highestTierAllowed' and 'highestTierName' in networkTopology "
                                   "simultaneously"),
        .evaluate = {.function = {.truth = set_job_parts_1}}, .reads = set_job_parts_1_reads, .read_count = 2,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_parts_2_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-112"),
        .rule = CRD_STRING_INIT("!format.qualifiedName().validate(job).hasValue()"),
        .evaluate = {.function = {.truth = set_job_parts_3}}, .reads = set_job_parts_3_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_parts_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-113"),
        .rule = CRD_STRING_INIT("goInt32(seen.map(t, t.replicas).sum()) >= self.minAvailable"),
        .message = CRD_STRING_INIT(" job 'minAvailable' should not be greater than total replicas in tasks;"),
        .evaluate = {.function = {.truth = set_job_parts_4}}, .reads = set_job_parts_4_reads, .read_count = 2,
    },
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("VC-106-job"), .include = &set_job_parts_5_include},
    {
        .kind = CRD_STEP_ERRORS, .name = CRD_STRING_INIT("VC-115"), .reads = set_job_parts_6_reads, .read_count = 1,
        .value = {.function = {.value = set_job_parts_6_value}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_parts_7_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_parts_8_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-121"),
        .rule = CRD_STRING_INIT("size(repeats(names)) == 0 && self.tasks.all(t, size(repeats(t.dependsOn.name)) == 0) && "
                                "isDAG(self.tasks.transformMapEntry(i, t, {t.name: t.dependsOn.name}))"),
        .message = CRD_STRING_INIT(" job has dependencies between tasks, but doesn't form a directed acyclic graph(DAG);"),
        .evaluate = {.function = {.truth = set_job_parts_9}}, .reads = set_job_parts_9_reads, .read_count = 4,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_parts_3fff18fe = {
    .name = CRD_STRING_INIT("job-parts"), .steps = set_job_parts_steps, .step_count = 9, .mode = CRD_SET_ALL,
};
