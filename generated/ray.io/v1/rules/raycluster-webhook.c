/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;

/* raycluster-webhook, declared at RayCluster */
/* value: self.metadata.name */
static crd_cel_value set_raycluster_webhook_1_value(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* names: self.spec.workerGroupSpecs.map(g, g.groupName) */
static crd_cel_value set_raycluster_webhook_2_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t2 = self_1->spec ? self_1->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < t2->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_4 = &t2->workerGroupSpecs.items[i1];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(g_4->groupName));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_raycluster_webhook_2_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.workerGroupSpecs[*].groupName")},
};
static const crd_include set_raycluster_webhook_1_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_metadata_77af0e5d,
    .mode = CRD_SET_FIRST,
    .field_path = CRD_STRING_INIT(".metadata.name"),
    .value = {.function = {.value = set_raycluster_webhook_1_value}},
};
static const crd_scope_code set_raycluster_webhook_2_include_params[] = {
    {.function = {.value = set_raycluster_webhook_2_param_1}},
};
static const crd_include set_raycluster_webhook_2_include = {
    .set = &ray_io_v1_RayCluster_set_unique_group_names_77af0e5d,
    .mode = CRD_SET_FIRST,
    .reads = set_raycluster_webhook_2_include_reads,
    .read_count = 2,
    .params = set_raycluster_webhook_2_include_params,
    .param_count = 1,
};
static const crd_step set_raycluster_webhook_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-060"),
        .include = &set_raycluster_webhook_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_raycluster_webhook_2_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_webhook_77af0e5d = {
    .name = CRD_STRING_INIT("raycluster-webhook"),
    .steps = set_raycluster_webhook_steps,
    .step_count = 2,
    .mode = CRD_SET_ALL,
};
