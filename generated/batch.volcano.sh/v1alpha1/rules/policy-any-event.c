/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* policy-any-event, declared at CronJob.spec.jobTemplate.spec.policies */
/* !('*' in met) || size(met) == 1 */
static crd_cel_truth set_policy_any_event_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_1;
    }
    crd_cel_truth t2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("*")), scope->params[0]);
    cost += 1;
    t1 = crd_cel_not(t2);
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 2;
        goto failed_2;
      }
      const crd_cel_value arguments6[1] = {scope->params[0]};
      crd_cel_value t7 = crd_cel_fn_size(cel, arguments6, 1);
      if (t7.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      cost += 1;
      t5 = crd_cel_truth_of((t7.as.integer == 1));
    }
  failed_2:;
    t3 = crd_cel_or(cel, t3, error4, t5);
  }
  return crd_cel_end(cel, cost, t3);
}


static const crd_read set_policy_any_event_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_policy_any_event_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-137"),
        .rule = CRD_STRING_INIT("!('*' in met) || size(met) == 1"),
        .message = CRD_STRING_INIT("if there's * here, no other policy should be here"),
        .evaluate = {.function = {.truth = set_policy_any_event_1}},
        .reads = set_policy_any_event_1_reads,
        .read_count = 1,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policy_any_event_905fb3da = {
    .name = CRD_STRING_INIT("policy-any-event"),
    .steps = set_policy_any_event_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
