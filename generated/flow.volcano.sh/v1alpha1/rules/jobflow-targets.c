/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* jobflow-targets, declared at JobFlow.spec */
/* last: last */
static crd_cel_value set_jobflow_targets_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* graph: last.transformMapEntry(i, f, {f.name: f.dependsOn.targets}) */
static crd_cel_value set_jobflow_targets_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t4, t5, t6, t7;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_16;
  range0 = scope->outer->params[0];
  if ((k1 = crd_cel_range_pairs(cel, range0)) < 0) goto at_16;
  n0 = (size_t)k1;
  if ((t1 = crd_cel_make_map(cel, NULL, NULL, 0)).kind == CRD_CEL_FAILED) goto at_16;
  i0 = 0, failed0 = false;
  if (!n0) goto at_14;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t2 = crd_cel_range_value(cel, range0, i0);
  t3 = t1;
  cost += 2;
  if (t2.kind == CRD_CEL_FAILED) { cost += 30; goto at_22; }
  cost += 1;
  if ((t4 = crd_scope_member(cel, t2, CRD_STRING("name"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 30; goto at_22; }
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 30; goto at_22; }
  cost += 1;
  if ((t5 = crd_scope_member(cel, t2, CRD_STRING("dependsOn"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 30; goto at_22; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("targets"),
                             CRD_ZERO_LIST)).kind == CRD_CEL_FAILED) { cost += 30; goto at_22; }
  cost += 30;
  if ((t7 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{t4, t6}}, NULL, 1)).kind == CRD_CEL_FAILED) goto at_22;
  if ((t1 = crd_cel_fn_map_insert(cel, (const crd_cel_value[2]){t3, t7}, 2)).kind == CRD_CEL_FAILED) goto at_22;
at_13:
  if (++i0 < n0) goto loop_0;
at_14:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_16;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
at_16:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_22:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_13;
}


static const crd_read set_jobflow_targets_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_jobflow_targets_1_include_params[] = {
    {.function = {.value = set_jobflow_targets_1_param_1}},
    {.function = {.value = set_jobflow_targets_1_param_2}},
};
static const crd_include set_jobflow_targets_1_include = {
    .set = &flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_undefined_e0e276b3, .mode = CRD_SET_FIRST,
    .reads = set_jobflow_targets_1_include_reads, .read_count = 1, .params = set_jobflow_targets_1_include_params,
    .param_count = 2,
};
static const crd_step set_jobflow_targets_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_jobflow_targets_1_include}};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_targets_e0e276b3 = {
    .name = CRD_STRING_INIT("jobflow-targets"), .steps = set_jobflow_targets_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
