/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* policies-with-events, declared at CronJob.spec.jobTemplate.spec.policies */
/* path: path */
static crd_cel_value set_policies_with_events_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* events: events */
static crd_cel_value set_policies_with_events_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[1] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_policies_with_events_1_param_3_items_5[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"AbortJob", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RestartJob", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RestartTask", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RestartPod", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RestartPartition", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"TerminateJob", 12}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"CompleteJob", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ResumeJob", 9}}},
};
static const crd_cel_list set_policies_with_events_1_param_3_table_5 = {set_policies_with_events_1_param_3_items_5, 8, NULL};
static const crd_cel_value set_policies_with_events_1_param_3_constant_5 = {.kind = CRD_CEL_LIST,
                                                                            .as = {.list = &set_policies_with_events_1_param_3_table_5}};
/* wrong: events.transformList(i, own, own.map(e, !(e in ['*', 'PodFailed', 'PodEvicted', 'PodPending', 'Unknown',
 * 'TaskCompleted', 'TaskFailed', 'JobUpdated']) || !(self[i].action in ['AbortJob', 'RestartJob', 'RestartTask',
 * 'RestartPod', 'RestartPartition', 'TerminateJob', 'CompleteJob', 'ResumeJob']) || events.slice(0, i).exists(earlier, e in
 * earlier))) */
static crd_cel_value set_policies_with_events_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, range1, t8, t9, t17, range2, t19, t23, t24;
  int64_t k1 = 0, k6 = 0, k27 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0;
  bool f8_2 = false, t10 = false, v33 = false, failed1 = false, failed0 = false;
  crd_string v8 = {NULL, 0}, t6 = {NULL, 0}, t13 = {NULL, 0}, error2 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_truth t5 = CRD_CEL_ERROR, t11 = CRD_CEL_ERROR, t18 = CRD_CEL_ERROR, t20 = CRD_CEL_ERROR;
  crd_cel_builder list1, list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_49;
  range0 = scope->outer->params[1];
  if ((k1 = crd_cel_range_pairs(cel, range0)) < 0) goto at_49;
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_46;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_key(range0, i0);
  t2 = crd_cel_range_value(cel, range0, i0);
  cost += 13;
  if (t2.kind == CRD_CEL_FAILED) goto at_70;
  range1 = t2;
  if ((k6 = crd_cel_range(cel, range1)) < 0) goto at_70;
  n1 = (size_t)k6;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_42;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f8_2 = !crd_cel_string_at(cel, &range1, i1, &v8);
  cost += 13;
  if (f8_2) { cost += 9; t5 = CRD_CEL_ERROR; goto at_12; }
  t5 = crd_cel_truth_of(!(crd_cel_same(v8, CRD_STRING("*")) || crd_cel_same(v8, CRD_STRING("PodFailed")) ||
                          crd_cel_same(v8, CRD_STRING("PodEvicted")) || crd_cel_same(v8, CRD_STRING("PodPending")) ||
                          crd_cel_same(v8, CRD_STRING("Unknown")) || crd_cel_same(v8, CRD_STRING("TaskCompleted")) ||
                          crd_cel_same(v8, CRD_STRING("TaskFailed")) || crd_cel_same(v8, CRD_STRING("JobUpdated"))));
  cost += 1;
at_12:
  if (t5 == CRD_CEL_TRUE) goto at_20;
  t6 = cel->error;
  cost += 2;
  if ((t8 = crd_cel_index(cel,
                          crd_cel_of_stored(&crd_1b084350_type_59850777,
                                            ((const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self)),
                                            t1)).kind == CRD_CEL_FAILED) { cost += 9; t11 = CRD_CEL_ERROR; goto at_19; }
  cost += 1;
  if ((t9 = crd_scope_member(cel, t8, CRD_STRING("action"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 9; t11 = CRD_CEL_ERROR; goto at_19; }
  if (!crd_cel_known(crd_cel_in_constant(cel, t9, set_policies_with_events_1_param_3_constant_5),
                     &t10)) { cost += 1; t11 = CRD_CEL_ERROR; goto at_19; }
  t11 = crd_cel_truth_of(!t10);
  cost += 1;
at_19:
  t5 = crd_cel_or(cel, t5, t6, t11);
at_20:
  if (t5 == CRD_CEL_ERROR) { t5 = CRD_CEL_ERROR; goto at_21; }
at_21:
  if (t5 == CRD_CEL_TRUE) goto at_39;
  t13 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { t18 = CRD_CEL_ERROR; goto at_38; }
  cost += 1;
  if ((t17 = crd_cel_fn_slice(cel, (const crd_cel_value[3]){scope->outer->params[1], crd_cel_of_int(0), t1},
                              3)).kind == CRD_CEL_FAILED) { t18 = CRD_CEL_ERROR; goto at_38; }
  range2 = t17;
  if ((k27 = crd_cel_range(cel, range2)) < 0) { t18 = CRD_CEL_ERROR; goto at_38; }
  n2 = (size_t)k27;
  t18 = crd_cel_truth_of(false);
  i2 = 0;
  if (!n2) goto at_36;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  t19 = crd_cel_range_at(cel, range2, i2);
  cost += 1;
  if (f8_2) { cost += 2; t20 = CRD_CEL_ERROR; goto at_34; }
  cost += 1;
  if (t19.kind == CRD_CEL_FAILED) { cost += 1; t20 = CRD_CEL_ERROR; goto at_34; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v8), t19), &v33)) { t20 = CRD_CEL_ERROR; goto at_34; }
  t20 = crd_cel_truth_of(v33);
at_34:
  if (t20 == CRD_CEL_ERROR && t18 != CRD_CEL_ERROR) {
    t18 = CRD_CEL_ERROR;
    error2 = cel->error;
  }
  if (t20 == CRD_CEL_TRUE) {
    t18 = CRD_CEL_TRUE;
    if (i2 + 1 < n2) cost += 3;
    goto at_36;
  }
  if (++i2 < n2) goto loop_2;
at_36:
  if (t18 == CRD_CEL_ERROR) cel->error = error2;
  cost += 1;
  if (t18 == CRD_CEL_ERROR) { t18 = CRD_CEL_ERROR; goto at_38; }
at_38:
  t5 = crd_cel_or(cel, t5, t13, t18);
at_39:
  if (t5 == CRD_CEL_ERROR) goto at_68;
  crd_cel_push(cel, &list1, crd_cel_of_truth(t5));
at_41:
  if (++i1 < n1) goto loop_1;
at_42:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_70;
  t23 = crd_cel_built(cel, &list1);
  crd_cel_push(cel, &list0, t23);
at_45:
  if (++i0 < n0) goto loop_0;
at_46:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_49;
  t24 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t24 : crd_cel_of_truth(CRD_CEL_ERROR);
at_49:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_68:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_41;
at_70:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_45;
}


static const crd_read set_policies_with_events_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].action")},
};
static const crd_scope_code set_policies_with_events_1_include_params[] = {
    {.function = {.value = set_policies_with_events_1_param_1}},
    {.function = {.value = set_policies_with_events_1_param_2}},
    {.function = {.value = set_policies_with_events_1_param_3}},
};
static const crd_include set_policies_with_events_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_with_faults_936137b7, .mode = CRD_SET_FIRST,
    .reads = set_policies_with_events_1_include_reads, .read_count = 3, .params = set_policies_with_events_1_include_params,
    .param_count = 3,
};
static const crd_step set_policies_with_events_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_policies_with_events_1_include},
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_with_events_936137b7 = {
    .name = CRD_STRING_INIT("policies-with-events"), .steps = set_policies_with_events_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
