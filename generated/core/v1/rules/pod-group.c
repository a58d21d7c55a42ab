/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* pod-group, declared at Pod */
/* group: group[0] */
static crd_cel_value set_pod_group_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  cost += 1;
  if ((t1 = crd_cel_index(cel, scope->outer->params[0], crd_cel_of_int(0))).kind == CRD_CEL_FAILED) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: size(group) > 0 */
static crd_cel_truth set_pod_group_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 2; goto at_4; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->outer->params[0]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v1.as.integer > 0));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_pod_group_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_pod_group_1_include_params[] = {{.function = {.value = set_pod_group_1_param_1}}};
static const crd_include set_pod_group_1_include = {
    .set = &core_v1_Pod_set_pod_changes_75333c81, .mode = CRD_SET_FIRST, .reads = set_pod_group_1_include_reads,
    .read_count = 1, .params = set_pod_group_1_include_params, .param_count = 1,
};
static const crd_step set_pod_group_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_pod_group_1_when}}, .include = &set_pod_group_1_include},
};
const crd_rule_set core_v1_Pod_set_pod_group_75333c81 = {
    .name = CRD_STRING_INIT("pod-group"), .steps = set_pod_group_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
