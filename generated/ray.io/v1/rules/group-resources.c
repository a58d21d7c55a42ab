/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* group-resources, declared at CronJob.spec.jobTemplate.metadata.annotations */
static const crd_cel_value set_group_resources_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"num-cpus", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"num-gpus", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"memory", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"resources", 9}}},
};
static const crd_cel_list set_group_resources_1_table_1 = {set_group_resources_1_items_1, 4, NULL};
static const crd_cel_value set_group_resources_1_constant_2 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_group_resources_1_table_1}};
/* !['num-cpus', 'num-gpus', 'memory', 'resources'].exists(p, self[?p].orValue('') != '')
 * when: size(resources) > 0 */
static crd_cel_truth set_group_resources_1(crd_cel *cel, const crd_scope *scope) {
  const crd_string_map *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments1[1] = {scope->params[1]};
  crd_cel_value t2 = crd_cel_fn_size(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  crd_cel_truth t11 = CRD_CEL_ERROR;
  if (t2.as.integer > 0) {
    crd_cel_value t4 = set_group_resources_1_constant_2;
    const int64_t n3 = crd_cel_range(cel, t4);
    if (n3 < 0) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t5 = CRD_CEL_FALSE;
    crd_string error3 = {NULL, 0};
    for (size_t i3 = 0; i3 < (size_t)n3; i3++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_string p_6;
      cost += 4;
      if (!crd_cel_string_at(cel, &t4, i3, &p_6)) {
        cost += 1;
        goto failed_0;
      }
      crd_cel_truth t7 = CRD_CEL_ERROR;
      {
        crd_cel_value t8 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_f6785eb09098, self),
                                                  crd_cel_of_string(p_6));
        cost += 2;
        if (t8.kind == CRD_CEL_FAILED) goto failed_1;
        crd_cel_value t9 = t8;
        if (t9.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_1;
        if (t9.as.optional) {
          t9 = crd_cel_held(cel, t9);
        } else {
          t9 = crd_cel_of_string(CRD_STRING(""));
        }
        crd_string t10 = {NULL, 0};
        if (!crd_cel_take_string(cel, t9, &t10)) goto failed_1;
        cost += crd_cel_string_cost(t10, CRD_STRING(""));
        t7 = crd_cel_truth_of(!crd_cel_same(t10, CRD_STRING("")));
      }
    failed_1:;
      if (t7 == CRD_CEL_ERROR && t5 != CRD_CEL_ERROR) {
        t5 = CRD_CEL_ERROR;
        error3 = cel->error;
      }
      if (t7 == CRD_CEL_TRUE) {
        t5 = CRD_CEL_TRUE;
        if (i3 + 1 < (size_t)n3) cost += 3;
        break;
      }
    }
    if (t5 == CRD_CEL_ERROR) cel->error = error3;
    cost += 2;
    t11 = crd_cel_not(t5);
  } else {
    t11 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t11);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'resource fields should not be set in both rayStartParams and Resources for ' + group + ' group; please
 * use only one' */
static bool set_group_resources_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel,
                                 CRD_STRING("resource fields should not be set in both rayStartParams and Resources for "),
                                 t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" group; please use only one"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_group_resources_1_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT("[*]")},
};
static const crd_step set_group_resources_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-101"),
        .rule = CRD_STRING_INIT("!['num-cpus', 'num-gpus', 'memory', 'resources'].exists(p, self[?p].orValue('') != '')"),
        .evaluate = {.function = {.truth = set_group_resources_1}},
        .reads = set_group_resources_1_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_group_resources_1_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_group_resources_d789208c = {
    .name = CRD_STRING_INIT("group-resources"),
    .steps = set_group_resources_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
