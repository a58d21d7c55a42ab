/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* jobflow-undefined, declared at JobFlow.spec */
/* graph: graph */
static crd_cel_value set_jobflow_undefined_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[1] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* undefined: last.map(f, f.dependsOn.targets.filter(t, !(t in graph))).flatten() */
static crd_cel_value set_jobflow_undefined_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, range1, t8, t9, t10;
  int64_t k1 = 0, k7 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  bool f9_2 = false, t6 = false, failed1 = false, failed0 = false;
  crd_string v9 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_builder list1, list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 12; goto at_26; }
  range0 = scope->outer->params[0];
  if ((k1 = crd_cel_range(cel, range0)) < 0) { cost += 12; goto at_26; }
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_22;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_36;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("dependsOn"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_36;
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("targets"), CRD_ZERO_LIST)).kind == CRD_CEL_FAILED) goto at_36;
  range1 = t3;
  if ((k7 = crd_cel_range(cel, range1)) < 0) goto at_36;
  n1 = (size_t)k7;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_18;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f9_2 = !crd_cel_string_at(cel, &range1, i1, &v9);
  cost += 1;
  if (f9_2) { cost += 3; goto at_32; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 2; goto at_32; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v9), scope->outer->params[1]), &t6)) { cost += 1; goto at_32; }
  cost += 1;
  if (t6) goto at_17;
  cost += 13;
  if (f9_2) goto at_34;
  crd_cel_push(cel, &list1, crd_cel_of_string(v9));
at_17:
  if (++i1 < n1) goto loop_1;
at_18:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_36;
  t8 = crd_cel_built(cel, &list1);
  crd_cel_push(cel, &list0, t8);
at_21:
  if (++i0 < n0) goto loop_0;
at_22:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 12; goto at_26; }
  t9 = crd_cel_built(cel, &list0);
  if ((t10 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t9}, 1)).kind == CRD_CEL_FAILED) goto at_26;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t10 : crd_cel_of_truth(CRD_CEL_ERROR);
at_26:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_32:
  error1 = cel->error;
  failed1 = true;
  goto at_17;
at_34:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_17;
at_36:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_21;
}


static const crd_read set_jobflow_undefined_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_jobflow_undefined_1_include_params[] = {
    {.function = {.value = set_jobflow_undefined_1_param_1}},
    {.function = {.value = set_jobflow_undefined_1_param_2}},
};
static const crd_include set_jobflow_undefined_1_include = {
    .set = &flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_graph_e0e276b3, .mode = CRD_SET_FIRST,
    .reads = set_jobflow_undefined_1_include_reads, .read_count = 1, .params = set_jobflow_undefined_1_include_params,
    .param_count = 2,
};
static const crd_step set_jobflow_undefined_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_jobflow_undefined_1_include},
};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_undefined_e0e276b3 = {
    .name = CRD_STRING_INIT("jobflow-undefined"), .steps = set_jobflow_undefined_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
