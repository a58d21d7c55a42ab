/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* policy-any-event, declared at CronJob.spec.jobTemplate.spec.policies */
/* !('*' in met) || size(met) == 1 */
static crd_cel_truth set_policy_any_event_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t1 = false;
  crd_cel_truth t2 = CRD_CEL_ERROR, t6 = CRD_CEL_ERROR;
  crd_string t3 = {NULL, 0};
  crd_cel_value v6;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t2 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("*")), scope->params[0]),
                     &t1)) { cost += 1; t2 = CRD_CEL_ERROR; goto at_3; }
  t2 = crd_cel_truth_of(!t1);
  cost += 1;
at_3:
  if (t2 == CRD_CEL_TRUE) goto at_9;
  t3 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t6 = CRD_CEL_ERROR; goto at_8; }
  if ((v6 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[0]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; t6 = CRD_CEL_ERROR; goto at_8; }
  t6 = crd_cel_truth_of(v6.as.integer == 1);
  cost += 1;
at_8:
  t2 = crd_cel_or(cel, t2, t3, t6);
at_9:
  if (t2 == CRD_CEL_ERROR) goto at_11;
  return crd_cel_end(cel, cost, t2);
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_policy_any_event_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_policy_any_event_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-137"), .rule = CRD_STRING_INIT("!('*' in met) || size(met) == 1"),
        .message = CRD_STRING_INIT("if there's * here, no other policy should be here"),
        .evaluate = {.function = {.truth = set_policy_any_event_1}}, .reads = set_policy_any_event_1_reads, .read_count = 1,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policy_any_event_936137b7 = {
    .name = CRD_STRING_INIT("policy-any-event"), .steps = set_policy_any_event_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
