/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* policies, declared at CronJob.spec.jobTemplate.spec.policies */
/* path: path */
static crd_cel_value set_policies_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_list set_policies_1_param_2_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_policies_1_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_policies_1_param_2_table_1}};
/* events: self.map(p, (p.events + (p.event != '' ? [p.event] : [])).distinct()) */
static crd_cel_value set_policies_1_param_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Policy *p_3 = &self_1->items[i1];
    bool collected1 = false;
    {
      cost += crd_cel_string_cost(p_3->event, CRD_STRING(""));
      cost += 16;
      crd_cel_value t6 = crd_cel_of_null();
      if (!crd_cel_same(p_3->event, CRD_STRING(""))) {
        cost += 12;
        const crd_cel_value items4[1] = {crd_cel_of_string(p_3->event)};
        crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 1);
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 2;
          goto failed_1;
        }
        t6 = t5;
      } else {
        t6 = set_policies_1_param_2_constant_2;
      }
      crd_cel_value t7 = crd_cel_add(cel, crd_cel_of_stored(&crd_type_58d1137319fa, (&p_3->events)), t6);
      if (t7.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      const crd_cel_value arguments8[1] = {t7};
      crd_cel_value t9 = crd_cel_fn_distinct(cel, arguments8, 1);
      if (t9.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t2, t9);
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
  crd_cel_value t10 = crd_cel_built(cel, &t2);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t10 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_policies_1_include_reads[4] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].events")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].event")},
};
static const crd_scope_code set_policies_1_include_params[] = {
    {.function = {.value = set_policies_1_param_1}},
    {.function = {.value = set_policies_1_param_2}},
};
static const crd_include set_policies_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_with_events_905fb3da,
    .mode = CRD_SET_FIRST,
    .reads = set_policies_1_include_reads,
    .read_count = 4,
    .params = set_policies_1_include_params,
    .param_count = 2,
};
static const crd_step set_policies_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_policies_1_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_905fb3da = {
    .name = CRD_STRING_INIT("policies"),
    .steps = set_policies_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
