/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* jobflow-spec, declared at JobFlow.spec */
/* again: repeats(self.flows.map(f, f.name).reverse()) */
static crd_cel_value set_jobflow_spec_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const flow_volcano_sh_v1alpha1_JobFlow_Flow_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t4, t5, t6;
  crd_cel_builder list0;
  cost += 2;
  range0 = &((const flow_volcano_sh_v1alpha1_JobFlow_Spec *)scope->outer->self)->flows;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list0);
  if ((t5 = crd_cel_fn_reverse(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_14; }
  if ((t6 = crd_cel_fn_repeats(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) goto at_14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
at_14:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_jobflow_spec_1_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".flows[#]")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".flows[*].name")},
};
static const crd_scope_code set_jobflow_spec_1_include_params[] = {{.function = {.value = set_jobflow_spec_1_param_1}}};
static const crd_include set_jobflow_spec_1_include = {
    .set = &flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_last_e0e276b3, .mode = CRD_SET_FIRST,
    .reads = set_jobflow_spec_1_include_reads, .read_count = 2, .params = set_jobflow_spec_1_include_params,
    .param_count = 1,
};
static const crd_step set_jobflow_spec_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_jobflow_spec_1_include}};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_spec_e0e276b3 = {
    .name = CRD_STRING_INIT("jobflow-spec"), .steps = set_jobflow_spec_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
