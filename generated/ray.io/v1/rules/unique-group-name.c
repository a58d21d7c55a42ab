/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* unique-group-name, declared at RayCluster.spec.workerGroupSpecs[] */
/* !names.exists(i, name, i < index && name == self.groupName) */
static crd_cel_truth set_unique_group_name_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t2, t3;
  int64_t k1 = 0, t4 = 0;
  size_t n0 = 0, i0 = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR, t5 = CRD_CEL_ERROR, t9 = CRD_CEL_ERROR, t12 = CRD_CEL_ERROR;
  bool v7 = false, v13 = false;
  crd_string t6 = {NULL, 0}, error0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_22; }
  range0 = scope->params[0];
  if ((k1 = crd_cel_range_pairs(cel, range0)) < 0) { cost += 1; goto at_22; }
  n0 = (size_t)k1;
  t1 = crd_cel_truth_of(false);
  i0 = 0;
  if (!n0) goto at_18;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  t2 = crd_cel_range_key(range0, i0);
  t3 = crd_cel_range_value(cel, range0, i0);
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; t5 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_take_int(cel, scope->params[1], &t4)) { cost += 1; t5 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_test_less(cel, t2, crd_cel_of_int(t4), &v7)) { t5 = CRD_CEL_ERROR; goto at_8; }
  t5 = crd_cel_truth_of(v7);
at_8:
  if (t5 == CRD_CEL_FALSE) goto at_15;
  t6 = cel->error;
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) { cost += 3; t9 = CRD_CEL_ERROR; goto at_14; }
  cost += 2;
  if (!crd_cel_test_equal(cel, t3, crd_cel_of_string(self->groupName), false, &v13)) { t9 = CRD_CEL_ERROR; goto at_14; }
  t9 = crd_cel_truth_of(v13);
at_14:
  t5 = crd_cel_and(cel, t5, t6, t9);
at_15:
  if (t5 == CRD_CEL_ERROR) { t5 = CRD_CEL_ERROR; goto at_16; }
at_16:
  if (t5 == CRD_CEL_ERROR && t1 != CRD_CEL_ERROR) {
    t1 = CRD_CEL_ERROR;
    error0 = cel->error;
  }
  if (t5 == CRD_CEL_TRUE) {
    t1 = CRD_CEL_TRUE;
    if (i0 + 1 < n0) cost += 3;
    goto at_18;
  }
  if (++i0 < n0) goto loop_0;
at_18:
  if (t1 == CRD_CEL_ERROR) cel->error = error0;
  cost += 1;
  if (t1 == CRD_CEL_ERROR) { cost += 1; goto at_22; }
  t12 = crd_cel_not(t1);
  cost += 1;
  return crd_cel_end(cel, cost, t12);
at_22:
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
                               (const crd_cel_value[2]){crd_cel_of_stored(&crd_struct_4933998af1be_type, self),
                                                        crd_cel_of_string(t2)}, 2)).kind == CRD_CEL_FAILED) goto at_6;
  *text = v3.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_unique_group_name_1_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".groupName")},
};
static const crd_step set_unique_group_name_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-061"),
        .rule = CRD_STRING_INIT("!names.exists(i, name, i < index && name == self.groupName)"),
        .message = CRD_STRING_INIT("worker group names must be unique"),
        .evaluate = {.function = {.truth = set_unique_group_name_1}},
        .reads = set_unique_group_name_1_reads,
        .read_count = 2,
        .value_text = {.function = {.text = set_unique_group_name_1_value_text}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_unique_group_name_0232b50f = {
    .name = CRD_STRING_INIT("unique-group-name"),
    .steps = set_unique_group_name_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
