/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* policy-event, declared at CronJob.spec.jobTemplate.spec.policies[].event */
/* self in ['*', 'PodFailed', 'PodEvicted', 'PodPending', 'Unknown', 'TaskCompleted', 'TaskFailed', 'JobUpdated'] */
static crd_cel_truth set_policy_event_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t0)) { cost += 8; goto at_3; }
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(t0, CRD_STRING("*")) || crd_cel_same(t0, CRD_STRING("PodFailed")) ||
                                      crd_cel_same(t0, CRD_STRING("PodEvicted")) ||
                                      crd_cel_same(t0, CRD_STRING("PodPending")) ||
                                      crd_cel_same(t0, CRD_STRING("Unknown")) ||
                                      crd_cel_same(t0, CRD_STRING("TaskCompleted")) ||
                                      crd_cel_same(t0, CRD_STRING("TaskFailed")) ||
                                      crd_cel_same(t0, CRD_STRING("JobUpdated"))));
at_3:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: path + ': Invalid value: ' + goQuote(self) + ': invalid policy event' */
static bool set_policy_event_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0};
  crd_cel_value v4;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 8; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 8; goto at_9; }
  t1 = crd_cel_concat(cel, t0, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t2)) goto at_13;
  if ((v4 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t2)}, 1)).kind == CRD_CEL_FAILED) goto at_15;
  t4 = crd_cel_concat(cel, t1, v4.as.text, false);
  t5 = crd_cel_concat(cel, t4, CRD_STRING(": invalid policy event"), false);
  *text = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_13:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 4;
  goto at_9;
at_15:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 3;
  goto at_9;
}

/* action in ['AbortJob', 'RestartJob', 'RestartTask', 'RestartPod', 'RestartPartition', 'TerminateJob', 'CompleteJob',
 * 'ResumeJob'] */
static crd_cel_truth set_policy_event_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 8; goto at_4; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 8; goto at_4; }
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(t0, CRD_STRING("AbortJob")) ||
                                      crd_cel_same(t0, CRD_STRING("RestartJob")) ||
                                      crd_cel_same(t0, CRD_STRING("RestartTask")) ||
                                      crd_cel_same(t0, CRD_STRING("RestartPod")) ||
                                      crd_cel_same(t0, CRD_STRING("RestartPartition")) ||
                                      crd_cel_same(t0, CRD_STRING("TerminateJob")) ||
                                      crd_cel_same(t0, CRD_STRING("CompleteJob")) ||
                                      crd_cel_same(t0, CRD_STRING("ResumeJob"))));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: path + ': Invalid value: ' + goQuote(action) + ': invalid policy action' */
static bool set_policy_event_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0};
  crd_cel_value v5;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 8; goto at_10; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 8; goto at_10; }
  t1 = crd_cel_concat(cel, t0, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_14;
  if (!crd_cel_take_string(cel, scope->params[1], &t2)) goto at_14;
  if ((v5 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t2)}, 1)).kind == CRD_CEL_FAILED) goto at_18;
  t4 = crd_cel_concat(cel, t1, v5.as.text, false);
  t5 = crd_cel_concat(cel, t4, CRD_STRING(": invalid policy action"), false);
  *text = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_14:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 4;
  goto at_10;
at_18:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 3;
  goto at_10;
}

/* !(self in earlier) */
static crd_cel_truth set_policy_event_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  bool t2 = false;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t0)) { cost += 3; goto at_5; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 2; goto at_5; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(t0), scope->params[2]), &t2)) { cost += 1; goto at_5; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'duplicate event ' + self + '  across different policy' */
static bool set_policy_event_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t0)) { cost += 5; goto at_5; }
  t1 = crd_cel_concat(cel, CRD_STRING("duplicate event "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING("  across different policy"), false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_policy_event_1_reads[1] = {{CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_read set_policy_event_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_policy_event_3_reads[2] = {{CRD_READ_PLACE, 0, {NULL, 0}}, {CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_policy_event_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-132"),
        .rule = CRD_STRING_INIT("self in ['*', 'PodFailed', 'PodEvicted', 'PodPending', 'Unknown', 'TaskCompleted', "
                                "'TaskFailed', 'JobUpdated']"),
        .evaluate = {.function = {.truth = set_policy_event_1}}, .reads = set_policy_event_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_policy_event_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-133"),
        .rule = CRD_STRING_INIT("action in ['AbortJob', 'RestartJob', 'RestartTask', 'RestartPod', 'RestartPartition', "
                                "'TerminateJob', 'CompleteJob', 'ResumeJob']"),
        .evaluate = {.function = {.truth = set_policy_event_2}}, .reads = set_policy_event_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_policy_event_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-134"), .rule = CRD_STRING_INIT("!(self in earlier)"),
        .evaluate = {.function = {.truth = set_policy_event_3}}, .reads = set_policy_event_3_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_policy_event_3_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policy_event_3548c335 = {
    .name = CRD_STRING_INIT("policy-event"), .steps = set_policy_event_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
