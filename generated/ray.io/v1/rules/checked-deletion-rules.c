/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_Condition ray_io_v1_RayCronJob_Condition_zero;

/* checked-deletion-rules, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* each: self.deletionRules */
static crd_cel_value set_checked_deletion_rules_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_a53e2622, (&self->deletionRules)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_checked_deletion_rules_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* earlier: self.deletionRules.transformList(j, r, j < i && sound[j], r) */
static crd_cel_value set_checked_deletion_rules_1_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_DeletionRule_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t5, t8, t10;
  crd_string t6 = {NULL, 0}, error0 = {NULL, 0};
  bool v12 = false, failed0 = false;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const ray_io_v1_RayCronJob_DeletionStrategy *)scope->outer->self)->deletionRules;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_19;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t5 = crd_cel_of_bool((int64_t)i0 < scope->index);
  cost += 3;
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_14;
  t6 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_26;
  cost += 1;
  if ((t8 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i0))).kind == CRD_CEL_FAILED) goto at_26;
  if (t8.kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, t8, &v12)) goto at_26;
at_13:
  t5 = crd_cel_of_truth(crd_cel_and(cel, crd_cel_truth_in(t5), t6, crd_cel_truth_in(t8)));
at_14:
  if (t5.kind == CRD_CEL_FAILED) goto at_28;
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_18;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCronJob_DeletionRule_type, (&range0->items[i0])));
at_18:
  if (++i0 < n0) goto loop_0;
at_19:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_22;
  t10 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t10 : crd_cel_of_truth(CRD_CEL_ERROR);
at_22:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_26:
  t8 = crd_cel_of_truth(CRD_CEL_ERROR);
  goto at_13;
at_28:
  error0 = cel->error;
  failed0 = true;
  goto at_18;
}

/* each: byStatus.map(r, r.condition.jobStatus).distinct() */
static crd_cel_value set_checked_deletion_rules_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_DeletionRule_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t5, t10, range0, t11, t12, t13, t14, t15;
  bool v8 = false, failed1 = false, failed0 = false;
  crd_string t6 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  const ray_io_v1_RayCronJob_Condition *t7 = NULL;
  crd_cel_builder list1, list0;
  int64_t k22 = 0;
  cost += 2;
  range1 = &self->deletionRules;
  n1 = range1->count;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_20;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_38;
  cost += 1;
  if ((t5 = crd_cel_index(cel, scope->params[2], crd_cel_of_int((int64_t)i1))).kind == CRD_CEL_FAILED) goto at_38;
  if (t5.kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, t5, &v8)) goto at_38;
at_9:
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_15;
  t6 = cel->error;
  t7 = range1->items[i1].condition ? range1->items[i1].condition : &ray_io_v1_RayCronJob_Condition_zero;
  t5 = crd_cel_of_truth(crd_cel_and(cel, crd_cel_truth_in(t5), t6, crd_cel_truth_of(CRD_HAS(t7, jobStatus))));
  cost += 2;
at_15:
  if (t5.kind == CRD_CEL_FAILED) goto at_42;
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_19;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&ray_io_v1_RayCronJob_DeletionRule_type, (&range1->items[i1])));
at_19:
  if (++i1 < n1) goto loop_1;
at_20:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) { cost += 1; goto at_34; }
  t10 = crd_cel_built(cel, &list1);
  range0 = t10;
  if ((k22 = crd_cel_range(cel, range0)) < 0) { cost += 1; goto at_34; }
  n0 = (size_t)k22;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_30;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t11 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t11.kind == CRD_CEL_FAILED) goto at_48;
  cost += 1;
  if ((t12 = crd_scope_member(cel, t11, CRD_STRING("condition"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_48;
  cost += 1;
  if ((t13 = crd_scope_member(cel, t12, CRD_STRING("jobStatus"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_48;
  crd_cel_push(cel, &list0, t13);
at_29:
  if (++i0 < n0) goto loop_0;
at_30:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 1; goto at_34; }
  t14 = crd_cel_built(cel, &list0);
  if ((t15 = crd_cel_fn_distinct(cel, (const crd_cel_value[1]){t14}, 1)).kind == CRD_CEL_FAILED) goto at_34;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t15 : crd_cel_of_truth(CRD_CEL_ERROR);
at_34:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_38:
  t5 = crd_cel_of_truth(CRD_CEL_ERROR);
  goto at_9;
at_42:
  error1 = cel->error;
  failed1 = true;
  goto at_19;
at_48:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_29;
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
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_DeletionRule_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t5, t10;
  bool v8 = false, failed0 = false;
  crd_string t6 = {NULL, 0}, error0 = {NULL, 0};
  const ray_io_v1_RayCronJob_Condition *t7 = NULL;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const ray_io_v1_RayCronJob_DeletionStrategy *)scope->outer->self)->deletionRules;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_20;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_24;
  cost += 1;
  if ((t5 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i0))).kind == CRD_CEL_FAILED) goto at_24;
  if (t5.kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, t5, &v8)) goto at_24;
at_9:
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_15;
  t6 = cel->error;
  t7 = range0->items[i0].condition ? range0->items[i0].condition : &ray_io_v1_RayCronJob_Condition_zero;
  t5 = crd_cel_of_truth(crd_cel_and(cel, crd_cel_truth_in(t5), t6, crd_cel_truth_of(CRD_HAS(t7, jobStatus))));
  cost += 2;
at_15:
  if (t5.kind == CRD_CEL_FAILED) goto at_28;
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_19;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCronJob_DeletionRule_type, (&range0->items[i0])));
at_19:
  if (++i0 < n0) goto loop_0;
at_20:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_23;
  t10 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t10 : crd_cel_of_truth(CRD_CEL_ERROR);
at_23:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_24:
  t5 = crd_cel_of_truth(CRD_CEL_ERROR);
  goto at_9;
at_28:
  error0 = cel->error;
  failed0 = true;
  goto at_19;
}

/* each: byDeployment.map(r, r.condition.jobDeploymentStatus).distinct() */
static crd_cel_value set_checked_deletion_rules_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_DeletionRule_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t5, t10, range0, t11, t12, t13, t14, t15;
  bool v8 = false, failed1 = false, failed0 = false;
  crd_string t6 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  const ray_io_v1_RayCronJob_Condition *t7 = NULL;
  crd_cel_builder list1, list0;
  int64_t k22 = 0;
  cost += 2;
  range1 = &self->deletionRules;
  n1 = range1->count;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_20;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_38;
  cost += 1;
  if ((t5 = crd_cel_index(cel, scope->params[2], crd_cel_of_int((int64_t)i1))).kind == CRD_CEL_FAILED) goto at_38;
  if (t5.kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, t5, &v8)) goto at_38;
at_9:
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_15;
  t6 = cel->error;
  t7 = range1->items[i1].condition ? range1->items[i1].condition : &ray_io_v1_RayCronJob_Condition_zero;
  t5 = crd_cel_of_truth(crd_cel_and(cel, crd_cel_truth_in(t5), t6, crd_cel_truth_of(CRD_HAS(t7, jobDeploymentStatus))));
  cost += 2;
at_15:
  if (t5.kind == CRD_CEL_FAILED) goto at_42;
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_19;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&ray_io_v1_RayCronJob_DeletionRule_type, (&range1->items[i1])));
at_19:
  if (++i1 < n1) goto loop_1;
at_20:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) { cost += 1; goto at_34; }
  t10 = crd_cel_built(cel, &list1);
  range0 = t10;
  if ((k22 = crd_cel_range(cel, range0)) < 0) { cost += 1; goto at_34; }
  n0 = (size_t)k22;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_30;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t11 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t11.kind == CRD_CEL_FAILED) goto at_48;
  cost += 1;
  if ((t12 = crd_scope_member(cel, t11, CRD_STRING("condition"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_48;
  cost += 1;
  if ((t13 = crd_scope_member(cel, t12, CRD_STRING("jobDeploymentStatus"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_48;
  crd_cel_push(cel, &list0, t13);
at_29:
  if (++i0 < n0) goto loop_0;
at_30:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 1; goto at_34; }
  t14 = crd_cel_built(cel, &list0);
  if ((t15 = crd_cel_fn_distinct(cel, (const crd_cel_value[1]){t14}, 1)).kind == CRD_CEL_FAILED) goto at_34;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t15 : crd_cel_of_truth(CRD_CEL_ERROR);
at_34:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_38:
  t5 = crd_cel_of_truth(CRD_CEL_ERROR);
  goto at_9;
at_42:
  error1 = cel->error;
  failed1 = true;
  goto at_19;
at_48:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_29;
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
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_DeletionRule_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t5, t10;
  bool v8 = false, failed0 = false;
  crd_string t6 = {NULL, 0}, error0 = {NULL, 0};
  const ray_io_v1_RayCronJob_Condition *t7 = NULL;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const ray_io_v1_RayCronJob_DeletionStrategy *)scope->outer->self)->deletionRules;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_20;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_24;
  cost += 1;
  if ((t5 = crd_cel_index(cel, scope->outer->params[2], crd_cel_of_int((int64_t)i0))).kind == CRD_CEL_FAILED) goto at_24;
  if (t5.kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, t5, &v8)) goto at_24;
at_9:
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_15;
  t6 = cel->error;
  t7 = range0->items[i0].condition ? range0->items[i0].condition : &ray_io_v1_RayCronJob_Condition_zero;
  t5 = crd_cel_of_truth(crd_cel_and(cel, crd_cel_truth_in(t5), t6, crd_cel_truth_of(CRD_HAS(t7, jobDeploymentStatus))));
  cost += 2;
at_15:
  if (t5.kind == CRD_CEL_FAILED) goto at_28;
  if (t5.kind == CRD_CEL_BOOL && !t5.as.boolean) goto at_19;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCronJob_DeletionRule_type, (&range0->items[i0])));
at_19:
  if (++i0 < n0) goto loop_0;
at_20:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_23;
  t10 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t10 : crd_cel_of_truth(CRD_CEL_ERROR);
at_23:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_24:
  t5 = crd_cel_of_truth(CRD_CEL_ERROR);
  goto at_9;
at_28:
  error0 = cel->error;
  failed0 = true;
  goto at_19;
}


static const crd_read set_checked_deletion_rules_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_2_include_self_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_2_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*].condition.jobStatus")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_3_include_self_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*].condition.jobDeploymentStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[*]")},
};
static const crd_read set_checked_deletion_rules_3_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".deletionRules[#]")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
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
    .set = &ray_io_v1_RayJob_set_deletion_rule_447f94a9, .at = {.function = {.value = set_checked_deletion_rules_1_at}},
    .each = true, .typed = true, .mode = CRD_SET_ALL, .path = {0, false, CRD_STRING_INIT(".deletionRules")},
    .reads = set_checked_deletion_rules_1_include_reads, .read_count = 3,
    .params = set_checked_deletion_rules_1_include_params, .param_count = 4,
};
static const crd_scope_code set_checked_deletion_rules_2_include_params[] = {
    {.function = {.value = set_checked_deletion_rules_2_param_1}},
    {.function = {.value = set_checked_deletion_rules_2_param_2}},
};
static const crd_include set_checked_deletion_rules_2_include = {
    .set = &ray_io_v1_RayJob_set_deletion_order_3548c335, .at = {.function = {.value = set_checked_deletion_rules_2_at}},
    .each = true, .mode = CRD_SET_ALL, .path = {0, true, {NULL, 0}},
    .self_reads = set_checked_deletion_rules_2_include_self_reads, .self_read_count = 4,
    .reads = set_checked_deletion_rules_2_include_reads, .read_count = 4,
    .params = set_checked_deletion_rules_2_include_params, .param_count = 2,
};
static const crd_scope_code set_checked_deletion_rules_3_include_params[] = {
    {.function = {.value = set_checked_deletion_rules_3_param_1}},
    {.function = {.value = set_checked_deletion_rules_3_param_2}},
};
static const crd_include set_checked_deletion_rules_3_include = {
    .set = &ray_io_v1_RayJob_set_deletion_order_3548c335, .at = {.function = {.value = set_checked_deletion_rules_3_at}},
    .each = true, .mode = CRD_SET_ALL, .path = {0, true, {NULL, 0}},
    .self_reads = set_checked_deletion_rules_3_include_self_reads, .self_read_count = 4,
    .reads = set_checked_deletion_rules_3_include_reads, .read_count = 4,
    .params = set_checked_deletion_rules_3_include_params, .param_count = 2,
};
static const crd_step set_checked_deletion_rules_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_checked_deletion_rules_1_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_checked_deletion_rules_2_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_checked_deletion_rules_3_include},
};
const crd_rule_set ray_io_v1_RayJob_set_checked_deletion_rules_a687c7ca = {
    .name = CRD_STRING_INIT("checked-deletion-rules"), .steps = set_checked_deletion_rules_steps, .step_count = 3,
    .mode = CRD_SET_ALL,
};
