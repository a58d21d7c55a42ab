/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* job-queue, declared at CronJob.spec.jobTemplate.spec */
static const crd_state_query set_job_queue_1_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                              CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                              CRD_STRING_INIT("")};
/* queue(self.queue).hasValue() */
static crd_cel_truth set_job_queue_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, v3;
  cost += 2;
  if ((t2 = crd_cel_state_get(cel, &set_job_queue_1_state_query_0,
                              crd_cel_of_string(self->queue))).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v3.as.boolean));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: ' unable to find job queue: queue.scheduling.volcano.sh ' + goQuote(self.queue) + ' not found;' */
static bool set_job_queue_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(self->queue)},
                                1)).kind == CRD_CEL_FAILED) { cost += 8; goto at_7; }
  t3 = crd_cel_concat(cel, CRD_STRING(" unable to find job queue: queue.scheduling.volcano.sh "), v2.as.text, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" not found;"), false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_state_query set_job_queue_2_param_1_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                      CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                      CRD_STRING_INIT("")};
/* state: queue(self.queue).value().status.state */
static crd_cel_value set_job_queue_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2, t3, t4, t5;
  cost += 2;
  if ((t2 = crd_cel_state_get(cel, &set_job_queue_2_param_1_state_query_0,
                              crd_cel_of_string(((const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *)scope->outer->self)->queue))).kind == CRD_CEL_FAILED) { cost += 2; goto at_7; }
  if ((t3 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_7; }
  cost += 2;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("status"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_7;
  cost += 1;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("state"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
at_7:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_job_queue_2_param_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                      CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                      CRD_STRING_INIT("spec.parent")};
/* children: size(queuesByParent(self.queue)) */
static crd_cel_value set_job_queue_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2, v3;
  cost += 2;
  if ((t2 = crd_cel_state_index(cel, &set_job_queue_2_param_2_state_query_0,
                                crd_cel_of_string(((const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *)scope->outer->self)->queue))).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  if ((v3 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(v3.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_job_queue_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".queue")}};
static const crd_read set_job_queue_2_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".queue")}};
static const crd_scope_code set_job_queue_2_include_params[] = {
    {.function = {.value = set_job_queue_2_param_1}},
    {.function = {.value = set_job_queue_2_param_2}},
};
static const crd_include set_job_queue_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_queue_use_3fff18fe, .mode = CRD_SET_FIRST,
    .reads = set_job_queue_2_include_reads, .read_count = 1, .params = set_job_queue_2_include_params, .param_count = 2,
};
static const crd_step set_job_queue_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-117"), .rule = CRD_STRING_INIT("queue(self.queue).hasValue()"),
        .evaluate = {.function = {.truth = set_job_queue_1}}, .reads = set_job_queue_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_queue_1_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_queue_2_include},
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_queue_3fff18fe = {
    .name = CRD_STRING_INIT("job-queue"), .steps = set_job_queue_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
