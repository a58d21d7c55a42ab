/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;

/* raycluster-webhook, declared at RayCluster */
/* value: self.metadata.name */
static crd_cel_value set_raycluster_webhook_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const ray_io_v1_RayCluster *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_4;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* repeated: repeats(self.spec.workerGroupSpecs.map(g, g.groupName)) */
static crd_cel_value set_raycluster_webhook_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t5, t6;
  crd_cel_builder list0;
  t1 = ((const ray_io_v1_RayCluster *)scope->outer->self)->spec
           ? ((const ray_io_v1_RayCluster *)scope->outer->self)->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  range0 = &t1->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_10;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].groupName));
  if (++i0 < n0) goto loop_0;
at_10:
  cost += 1;
  t5 = crd_cel_built(cel, &list0);
  if ((t6 = crd_cel_fn_repeats(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) goto at_14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
at_14:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_raycluster_webhook_2_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.workerGroupSpecs[*].groupName")},
};
static const crd_include set_raycluster_webhook_1_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_metadata_35711ddd, .mode = CRD_SET_FIRST,
    .field_path = CRD_STRING_INIT(".metadata.name"), .value = {.function = {.value = set_raycluster_webhook_1_value}},
};
static const crd_scope_code set_raycluster_webhook_2_include_params[] = {
    {.function = {.value = set_raycluster_webhook_2_param_1}},
};
static const crd_include set_raycluster_webhook_2_include = {
    .set = &ray_io_v1_RayCluster_set_unique_group_names_35711ddd, .mode = CRD_SET_FIRST,
    .reads = set_raycluster_webhook_2_include_reads, .read_count = 2, .params = set_raycluster_webhook_2_include_params,
    .param_count = 1,
};
static const crd_step set_raycluster_webhook_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-060"), .include = &set_raycluster_webhook_1_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_webhook_2_include},
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_webhook_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-webhook"), .steps = set_raycluster_webhook_steps, .step_count = 2,
    .mode = CRD_SET_ALL,
};
