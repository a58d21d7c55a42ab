/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_Policy batch_volcano_sh_v1alpha1_CronJob_Policy_zero;

/* policies-with-events, declared at CronJob.spec.jobTemplate.spec.policies */
/* path: path */
static crd_cel_value set_policies_with_events_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* events: events */
static crd_cel_value set_policies_with_events_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[1] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* wrong: events.transformList(i, own, own.map(e, !(e in ['*', 'PodFailed', 'PodEvicted', 'PodPending', 'Unknown',
 * 'TaskCompleted', 'TaskFailed', 'JobUpdated']) || !(self[i].action in ['AbortJob', 'RestartJob', 'RestartTask',
 * 'RestartPod', 'RestartPartition', 'TerminateJob', 'CompleteJob', 'ResumeJob']) || events.slice(0, i).exists(earlier, e in
 * earlier))) */
static crd_cel_value set_policies_with_events_1_param_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  crd_cel_value t2 = scope->outer->params[1];
  const int64_t n1 = crd_cel_range_pairs(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t4 = crd_cel_range_key(t2, i1);
    crd_cel_value t5 = crd_cel_range_value(cel, t2, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t5.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t7 = t5;
      const int64_t n6 = crd_cel_range(cel, t7);
      if (n6 < 0) goto failed_1;
      crd_cel_builder t8 = {NULL, 0, 0};
      for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_string e_9;
        if (!crd_cel_string_at(cel, &t7, i6, &e_9)) goto failed_1;
        crd_cel_truth t10 = CRD_CEL_ERROR;
        {
          crd_string t12 = e_9;
          cost += 14;
          bool t16 = true;
          if (crd_cel_same(t12, CRD_STRING("*")) || crd_cel_same(t12, CRD_STRING("PodFailed")) ||
              crd_cel_same(t12, CRD_STRING("PodEvicted")) || crd_cel_same(t12, CRD_STRING("PodPending")) ||
              crd_cel_same(t12, CRD_STRING("Unknown")) || crd_cel_same(t12, CRD_STRING("TaskCompleted")) ||
              crd_cel_same(t12, CRD_STRING("TaskFailed")) || crd_cel_same(t12, CRD_STRING("JobUpdated"))) {
            crd_cel_value t13 = crd_cel_index(cel, crd_cel_of_stored(&crd_type_59850777b8c0, self_1), t4);
            cost += 2;
            if (t13.kind == CRD_CEL_FAILED) {
              cost += 9;
              goto failed_3;
            }
            const batch_volcano_sh_v1alpha1_CronJob_Policy *t14 = crd_scope_object(cel, t13, &crd_struct_abb5d58068c4_type,
                                                                                   &batch_volcano_sh_v1alpha1_CronJob_Policy_zero);
            crd_string t15 = t14->action;
            t16 = !(crd_cel_same(t15, CRD_STRING("AbortJob")) || crd_cel_same(t15, CRD_STRING("RestartJob")) ||
                    crd_cel_same(t15, CRD_STRING("RestartTask")) || crd_cel_same(t15, CRD_STRING("RestartPod")) ||
                    crd_cel_same(t15, CRD_STRING("RestartPartition")) || crd_cel_same(t15, CRD_STRING("TerminateJob")) ||
                    crd_cel_same(t15, CRD_STRING("CompleteJob")) || crd_cel_same(t15, CRD_STRING("ResumeJob")));
            cost += 2;
          }
          t10 = crd_cel_truth_of(t16);
        }
      failed_3:;
        crd_cel_truth t17 = t10;
        if (t17 != CRD_CEL_TRUE) {
          const crd_string error18 = cel->error;
          crd_cel_truth t19 = CRD_CEL_ERROR;
          {
            cost += 1;
            if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_5;
            cost += 1;
            const crd_cel_value arguments21[3] = {scope->outer->params[1], crd_cel_of_int(0), t4};
            crd_cel_value t22 = crd_cel_fn_slice(cel, arguments21, 3);
            if (t22.kind == CRD_CEL_FAILED) goto failed_5;
            crd_cel_value t23 = t22;
            const int64_t n20 = crd_cel_range(cel, t23);
            if (n20 < 0) goto failed_5;
            crd_cel_truth t24 = CRD_CEL_FALSE;
            crd_string error20 = {NULL, 0};
            for (size_t i20 = 0; i20 < (size_t)n20; i20++) {
              if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
              crd_cel_value t25 = crd_cel_range_at(cel, t23, i20);
              crd_cel_truth t26 = CRD_CEL_ERROR;
              {
                cost += 6;
                if (t25.kind == CRD_CEL_FAILED) {
                  cost += 1;
                  goto failed_6;
                }
                crd_cel_truth t27 = crd_cel_in(cel, crd_cel_of_string(e_9), t25);
                t26 = t27;
              }
            failed_6:;
              if (t26 == CRD_CEL_ERROR && t24 != CRD_CEL_ERROR) {
                t24 = CRD_CEL_ERROR;
                error20 = cel->error;
              }
              if (t26 == CRD_CEL_TRUE) {
                t24 = CRD_CEL_TRUE;
                if (i20 + 1 < (size_t)n20) cost += 3;
                break;
              }
            }
            if (t24 == CRD_CEL_ERROR) cel->error = error20;
            cost += 1;
            t19 = t24;
          }
        failed_5:;
          t17 = crd_cel_or(cel, t17, error18, t19);
        }
        crd_cel_push(cel, &t8, crd_cel_of_truth(t17));
      }
      cost += 1;
      crd_cel_value t28 = crd_cel_built(cel, &t8);
      crd_cel_push(cel, &t3, t28);
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
  crd_cel_value t29 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t29 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_policies_with_events_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].action")},
};
static const crd_scope_code set_policies_with_events_1_include_params[] = {
    {.function = {.value = set_policies_with_events_1_param_1}},
    {.function = {.value = set_policies_with_events_1_param_2}},
    {.function = {.value = set_policies_with_events_1_param_3}},
};
static const crd_include set_policies_with_events_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_with_faults_905fb3da,
    .mode = CRD_SET_FIRST,
    .reads = set_policies_with_events_1_include_reads,
    .read_count = 3,
    .params = set_policies_with_events_1_include_params,
    .param_count = 3,
};
static const crd_step set_policies_with_events_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_policies_with_events_1_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_with_events_905fb3da = {
    .name = CRD_STRING_INIT("policies-with-events"),
    .steps = set_policies_with_events_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
