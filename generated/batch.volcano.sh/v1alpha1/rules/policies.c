/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* policies, declared at CronJob.spec.jobTemplate.spec.policies */
/* path: path */
static crd_cel_value set_policies_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_list set_policies_1_param_2_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_policies_1_param_2_constant_1 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_policies_1_param_2_table_1}};
/* events: self.map(p, (p.events + (p.event != '' ? [p.event] : [])).distinct()) */
static crd_cel_value set_policies_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t6, t8, t9, t10;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  range0 = (const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_19;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += crd_cel_string_cost(range0->items[i0].event, CRD_STRING(""));
  cost += 16;
  if (crd_cel_same(range0->items[i0].event, CRD_STRING(""))) goto at_14;
  cost += 12;
  if ((t6 = crd_cel_make_list(cel, (const crd_cel_value[1]){crd_cel_of_string(range0->items[i0].event)}, NULL,
                              1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_32; }
  goto at_15;
at_14:
  t6 = set_policies_1_param_2_constant_1;
at_15:
  if ((t8 = crd_cel_add_any(cel, crd_cel_of_stored(&crd_1b084350_type_58d11373, (&range0->items[i0].events)),
                            t6)).kind == CRD_CEL_FAILED) { cost += 1; goto at_32; }
  if ((t9 = crd_cel_fn_distinct(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) goto at_32;
  crd_cel_push(cel, &list0, t9);
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
at_32:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_18;
}


static const crd_read set_policies_1_include_reads[4] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].events")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].event")},
};
static const crd_scope_code set_policies_1_include_params[] = {
    {.function = {.value = set_policies_1_param_1}},
    {.function = {.value = set_policies_1_param_2}},
};
static const crd_include set_policies_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_with_events_936137b7, .mode = CRD_SET_FIRST,
    .reads = set_policies_1_include_reads, .read_count = 4, .params = set_policies_1_include_params, .param_count = 2,
};
static const crd_step set_policies_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_policies_1_include}};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_936137b7 = {
    .name = CRD_STRING_INIT("policies"), .steps = set_policies_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
