/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;

/* unique-group-names, declared at RayCluster */
/* each: self.spec.workerGroupSpecs */
static crd_cel_value set_unique_group_names_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_a9e60f44, (&t1->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* repeated: repeated */
static crd_cel_value set_unique_group_names_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* index: i */
static crd_cel_value set_unique_group_names_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(scope->index) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: size(repeated) > 0 */
static crd_cel_truth set_unique_group_names_1_when(crd_cel *cel, const crd_scope *scope) {
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


static const crd_read set_unique_group_names_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_unique_group_names_1_include_params[] = {
    {.function = {.value = set_unique_group_names_1_param_1}},
    {.function = {.value = set_unique_group_names_1_param_2}},
};
static const crd_include set_unique_group_names_1_include = {
    .set = &ray_io_v1_RayCluster_set_unique_group_name_0121c41b, .at = {.function = {.value = set_unique_group_names_1_at}},
    .each = true, .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".spec.workerGroupSpecs")},
    .reads = set_unique_group_names_1_include_reads, .read_count = 1, .params = set_unique_group_names_1_include_params,
    .param_count = 2,
};
static const crd_step set_unique_group_names_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_unique_group_names_1_when}},
        .include = &set_unique_group_names_1_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_unique_group_names_35711ddd = {
    .name = CRD_STRING_INIT("unique-group-names"), .steps = set_unique_group_names_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
