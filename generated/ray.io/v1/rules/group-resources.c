/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* group-resources, declared at CronJob.spec.jobTemplate.metadata.annotations */
static const crd_cel_value set_group_resources_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"num-cpus", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"num-gpus", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"memory", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"resources", 9}}},
};
static const crd_cel_list set_group_resources_1_table_1 = {set_group_resources_1_items_1, 4, NULL};
static const crd_cel_value set_group_resources_1_constant_1 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_group_resources_1_table_1}};
/* !['num-cpus', 'num-gpus', 'memory', 'resources'].exists(p, self[?p].orValue('') != '')
 * when: size(resources) > 0 */
static crd_cel_truth set_group_resources_1(crd_cel *cel, const crd_scope *scope) {
  const crd_string_map *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v1, range0, t6, t7;
  int64_t k4 = 0;
  size_t n0 = 0, i0 = 0;
  crd_cel_truth t3 = CRD_CEL_ERROR, t9 = CRD_CEL_ERROR, t11 = CRD_CEL_ERROR;
  bool f7_2 = false, v16 = false;
  crd_string v7 = {NULL, 0}, error0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; goto at_25; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_25; }
  cost += 1;
  if (!(v1.as.integer > 0)) goto at_23;
  range0 = set_group_resources_1_constant_1;
  if ((k4 = crd_cel_range(cel, range0)) < 0) { cost += 1; goto at_25; }
  n0 = (size_t)k4;
  t3 = crd_cel_truth_of(false);
  i0 = 0;
  if (!n0) goto at_19;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  f7_2 = !crd_cel_string_at(cel, &range0, i0, &v7);
  cost += 2;
  if (f7_2) goto at_29;
  if ((t6 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_f6785eb0, self),
                                   crd_cel_of_string(v7))).kind == CRD_CEL_FAILED) { t9 = CRD_CEL_ERROR; goto at_17; }
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { t9 = CRD_CEL_ERROR; goto at_17; }
  if (!t6.as.optional) goto at_15;
  if ((t7 = crd_cel_held(cel, t6)).kind == CRD_CEL_FAILED) { t9 = CRD_CEL_ERROR; goto at_17; }
  goto at_16;
at_15:
  t7 = crd_cel_of_string(CRD_STRING(""));
at_16:
  if (!crd_cel_test_equal(cel, t7, crd_cel_of_string(CRD_STRING("")), true, &v16)) { t9 = CRD_CEL_ERROR; goto at_17; }
  t9 = crd_cel_truth_of(v16);
at_17:
  if (t9 == CRD_CEL_ERROR && t3 != CRD_CEL_ERROR) {
    t3 = CRD_CEL_ERROR;
    error0 = cel->error;
  }
  if (t9 == CRD_CEL_TRUE) {
    t3 = CRD_CEL_TRUE;
    if (i0 + 1 < n0) cost += 3;
    goto at_19;
  }
  if (++i0 < n0) goto loop_0;
at_19:
  if (t3 == CRD_CEL_ERROR) cel->error = error0;
  cost += 1;
  if (t3 == CRD_CEL_ERROR) { cost += 1; goto at_25; }
  t11 = crd_cel_not(t3);
  cost += 1;
  goto at_24;
at_23:
  t11 = crd_cel_truth_of(true);
at_24:
  return crd_cel_end(cel, cost, t11);
at_25:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_29:
  cost -= 1;
  t9 = CRD_CEL_ERROR;
  goto at_17;
}

/* messageExpression: 'resource fields should not be set in both rayStartParams and Resources for ' + group + ' group; please
 * use only one' */
static bool set_group_resources_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 11; goto at_6; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 11; goto at_6; }
  t1 = crd_cel_concat(cel, CRD_STRING("resource fields should not be set in both rayStartParams and Resources for "), t0,
                      false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(" group; please use only one"), false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_group_resources_1_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT("[*]")},
};
static const crd_step set_group_resources_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-101"),
        .rule = CRD_STRING_INIT("!['num-cpus', 'num-gpus', 'memory', 'resources'].exists(p, self[?p].orValue('') != '')"),
        .evaluate = {.function = {.truth = set_group_resources_1}}, .reads = set_group_resources_1_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_group_resources_1_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_group_resources_f0288946 = {
    .name = CRD_STRING_INIT("group-resources"), .steps = set_group_resources_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
