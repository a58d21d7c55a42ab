/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* jobflow-last, declared at JobFlow.spec */
/* last: self.flows.transformList(i, f, !(size(self.flows) - 1 - i in again), f) */
static crd_cel_value set_jobflow_last_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const flow_volcano_sh_v1alpha1_JobFlow_Flow_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  int64_t t7 = 0, t8 = 0;
  bool t10 = false, failed0 = false;
  crd_string error0 = {NULL, 0};
  crd_cel_value t12;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const flow_volcano_sh_v1alpha1_JobFlow_Spec *)scope->outer->self)->flows;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_18;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  if (!crd_cel_subtract_int(cel, ((int64_t)((const flow_volcano_sh_v1alpha1_JobFlow_Spec *)scope->outer->self)->flows.count),
                            1, &t7)) { cost += 5; goto at_29; }
  cost += 2;
  if (!crd_cel_subtract_int(cel, t7, (int64_t)i0, &t8)) { cost += 3; goto at_29; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 2; goto at_29; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_int(t8), scope->outer->params[0]), &t10)) { cost += 1; goto at_29; }
  cost += 1;
  if (t10) goto at_17;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&flow_volcano_sh_v1alpha1_JobFlow_Flow_type, (&range0->items[i0])));
at_17:
  if (++i0 < n0) goto loop_0;
at_18:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_21;
  t12 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t12 : crd_cel_of_truth(CRD_CEL_ERROR);
at_21:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_29:
  error0 = cel->error;
  failed0 = true;
  goto at_17;
}


static const crd_read set_jobflow_last_1_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".flows[#]")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".flows[*]")},
};
static const crd_scope_code set_jobflow_last_1_include_params[] = {{.function = {.value = set_jobflow_last_1_param_1}}};
static const crd_include set_jobflow_last_1_include = {
    .set = &flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_targets_e0e276b3, .mode = CRD_SET_FIRST,
    .reads = set_jobflow_last_1_include_reads, .read_count = 3, .params = set_jobflow_last_1_include_params,
    .param_count = 1,
};
static const crd_step set_jobflow_last_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_jobflow_last_1_include}};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_last_e0e276b3 = {
    .name = CRD_STRING_INIT("jobflow-last"), .steps = set_jobflow_last_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
