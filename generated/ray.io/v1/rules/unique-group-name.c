/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* unique-group-name, declared at RayCluster.spec.workerGroupSpecs[] */
/* !names.exists(i, name, i < index && name == self.groupName) */
static crd_cel_truth set_unique_group_name_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range_pairs(cel, t2);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_truth t3 = CRD_CEL_FALSE;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t4 = crd_cel_range_key(t2, i1);
    crd_cel_value t5 = crd_cel_range_value(cel, t2, i1);
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 6;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 1;
        goto failed_2;
      }
      int64_t t8 = 0;
      if (!crd_cel_take_int(cel, scope->params[1], &t8)) {
        cost += 1;
        goto failed_2;
      }
      int64_t t9 = 0;
      if (!crd_cel_take_int(cel, t4, &t9)) goto failed_2;
      cost += 1;
      t7 = crd_cel_truth_of((t9 < t8));
    }
  failed_2:;
    crd_cel_truth t10 = t7;
    if (t10 != CRD_CEL_FALSE) {
      const crd_string error11 = cel->error;
      crd_cel_truth t12 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        crd_string t13 = {NULL, 0};
        cost += 2;
        if (!crd_cel_take_string(cel, t5, &t13)) goto failed_3;
        cost += crd_cel_string_cost(t13, self->groupName);
        t12 = crd_cel_truth_of(crd_cel_same(t13, self->groupName));
      }
    failed_3:;
      t10 = crd_cel_and(cel, t10, error11, t12);
    }
    if (t10 == CRD_CEL_ERROR && t3 != CRD_CEL_ERROR) {
      t3 = CRD_CEL_ERROR;
      error1 = cel->error;
    }
    if (t10 == CRD_CEL_TRUE) {
      t3 = CRD_CEL_TRUE;
      if (i1 + 1 < (size_t)n1) cost += 3;
      break;
    }
  }
  if (t3 == CRD_CEL_ERROR) cel->error = error1;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_not(t3));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* valueText: goJSON(self, '(suspend:*bool groupName:string! replicas:*int minReplicas:*int! maxReplicas:*int! ' +
 * 'idleTimeoutSeconds:*int priority:*int resources:{}string labels:{}string rayStartParams:{}string! ' +
 * 'template:PodTemplateSpec! scaleStrategy:(workersToDelete:[]string) numOfHosts:int)') */
static bool set_unique_group_name_1_value_text(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  crd_string t1 = crd_cel_concat(cel,
                                 CRD_STRING("(suspend:*bool groupName:string! replicas:*int minReplicas:*int! "
                                            "maxReplicas:*int! "),
                                            CRD_STRING("idleTimeoutSeconds:*int priority:*int resources:{}string "
                                                       "labels:{}string rayStartParams:{}string! "), false);
  crd_string t2 = crd_cel_concat(cel, t1,
                                 CRD_STRING("template:PodTemplateSpec! scaleStrategy:(workersToDelete:[]string) "
                                            "numOfHosts:int)"), false);
  const crd_cel_value arguments3[2] = {crd_cel_of_stored(&crd_struct_4933998af1be_type, self), crd_cel_of_string(t2)};
  crd_cel_value t4 = crd_cel_fn_go_json(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
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
