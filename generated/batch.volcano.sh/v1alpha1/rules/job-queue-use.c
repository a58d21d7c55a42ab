/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* job-queue-use, declared at CronJob.spec.jobTemplate.spec */
/* state == 'Open' */
static crd_cel_truth set_job_queue_use_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_4; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; goto at_4; }
  cost += crd_cel_string_cost(t0, CRD_STRING("Open"));
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t0, CRD_STRING("Open"))));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: ' can only submit job to queue with state `Open`, queue `%s` status is `%s`;'.format([self.queue,
 * state]) */
static bool set_job_queue_use_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_string t3 = {NULL, 0};
  crd_cel_value t4, v6;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 18; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) { cost += 18; goto at_9; }
  cost += 10;
  if ((t4 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_string(self->queue), crd_cel_of_string(t3)}, NULL,
                              2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_9; }
  if ((v6 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING(" can only submit job to queue with "
                                                                                    "state `Open`, queue `%s` status is "
                                                                                    "`%s`;")), t4},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_9;
  *text = v6.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.queue != 'root' */
static crd_cel_truth set_job_queue_use_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->queue, CRD_STRING("root"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->queue, CRD_STRING("root"))));
}

/* children == 0
 * when: self.queue != 'root' */
static crd_cel_truth set_job_queue_use_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  int64_t t3 = 0;
  bool t4 = false;
  cost += crd_cel_string_cost(self->queue, CRD_STRING("root"));
  cost += 2;
  if (crd_cel_same(self->queue, CRD_STRING("root"))) goto at_7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_9; }
  if (!crd_cel_take_int(cel, scope->params[1], &t3)) { cost += 1; goto at_9; }
  t4 = t3 == 0;
  cost += 1;
  goto at_8;
at_7:
  t4 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: ' can only submit job to leaf queue, queue `%s` has %d child queues;'.format([self.queue, children]) */
static bool set_job_queue_use_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  int64_t t3 = 0;
  crd_cel_value t4, v5;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 17; goto at_8; }
  if (!crd_cel_take_int(cel, scope->params[1], &t3)) { cost += 17; goto at_8; }
  cost += 10;
  if ((t4 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_string(self->queue), crd_cel_of_int(t3)}, NULL,
                              2)).kind == CRD_CEL_FAILED) { cost += 7; goto at_8; }
  if ((v5 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING(" can only submit job to leaf queue, "
                                                                                    "queue `%s` has %d child queues;")), t4},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_8;
  *text = v5.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_8:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_job_queue_use_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_job_queue_use_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".queue")}};
static const crd_read set_job_queue_use_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".queue")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_job_queue_use_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-118"), .rule = CRD_STRING_INIT("state == 'Open'"),
        .evaluate = {.function = {.truth = set_job_queue_use_1}}, .reads = set_job_queue_use_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_queue_use_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-119"), .rule = CRD_STRING_INIT("self.queue != 'root'"),
        .message = CRD_STRING_INIT(" can not submit job to root queue;"),
        .evaluate = {.function = {.truth = set_job_queue_use_2}}, .reads = set_job_queue_use_2_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-120"), .rule = CRD_STRING_INIT("children == 0"),
        .evaluate = {.function = {.truth = set_job_queue_use_3}}, .reads = set_job_queue_use_3_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_job_queue_use_3_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_queue_use_3fff18fe = {
    .name = CRD_STRING_INIT("job-queue-use"), .steps = set_job_queue_use_steps, .step_count = 3, .mode = CRD_SET_ALL,
};
