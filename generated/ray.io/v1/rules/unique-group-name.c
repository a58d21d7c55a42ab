/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* unique-group-name, declared at RayCluster.spec.workerGroupSpecs[] */
/* !(index in repeated) */
static crd_cel_truth set_unique_group_name_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  bool t2 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 3; goto at_5; }
  if (!crd_cel_take_int(cel, scope->params[1], &t0)) { cost += 3; goto at_5; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_5; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_int(t0), scope->params[0]), &t2)) { cost += 1; goto at_5; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* valueText: goJSON(self, '(suspend:*bool groupName:string! replicas:*int minReplicas:*int! maxReplicas:*int! ' +
 * 'idleTimeoutSeconds:*int priority:*int resources:{}string labels:{}string rayStartParams:{}string! ' +
 * 'template:PodTemplateSpec! scaleStrategy:(workersToDelete:[]string) numOfHosts:int)') */
static bool set_unique_group_name_1_value_text(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0}, t2 = {NULL, 0};
  crd_cel_value v3;
  t1 = crd_cel_concat(cel, CRD_STRING("(suspend:*bool groupName:string! replicas:*int minReplicas:*int! maxReplicas:*int! "),
                      CRD_STRING("idleTimeoutSeconds:*int priority:*int resources:{}string labels:{}string "
                                 "rayStartParams:{}string! "), false);
  t2 = crd_cel_concat(cel, t1,
                      CRD_STRING("template:PodTemplateSpec! scaleStrategy:(workersToDelete:[]string) numOfHosts:int)"),
                      false);
  cost += 1;
  if ((v3 = crd_cel_fn_go_json(cel,
                               (const crd_cel_value[2]){crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, self),
                                                        crd_cel_of_string(t2)}, 2)).kind == CRD_CEL_FAILED) goto at_6;
  *text = v3.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_unique_group_name_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_unique_group_name_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-061"), .rule = CRD_STRING_INIT("!(index in repeated)"),
        .message = CRD_STRING_INIT("worker group names must be unique"),
        .evaluate = {.function = {.truth = set_unique_group_name_1}}, .reads = set_unique_group_name_1_reads,
        .read_count = 1, .value_text = {.function = {.text = set_unique_group_name_1_value_text}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_unique_group_name_0121c41b = {
    .name = CRD_STRING_INIT("unique-group-name"), .steps = set_unique_group_name_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
