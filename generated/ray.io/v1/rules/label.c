/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* label, declared at CronJob.apiVersion */
static const crd_cel_list set_label_1_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_label_1_value_constant_1 = {.kind = CRD_CEL_LIST, .as = {.list = &set_label_1_value_table_1}};
/* value: format.qualifiedName().validate(key).orValue([]).map(fault, 'invalid label key for ' + group + " group: '" + key +
 * "', error: " + fault) */
static crd_cel_value set_label_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t3, t4, range0, t14;
  crd_string t2 = {NULL, 0}, v12 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0}, t9 = {NULL, 0}, t10 = {NULL, 0}, t11 = {NULL,
                                                                                                                      0},
                                                                                                                      t12 = {NULL, 0}, t13 = {NULL, 0}, error0 = {NULL, 0};
  int64_t k10 = 0;
  size_t n0 = 0, i0 = 0;
  bool f12_2 = false, failed0 = false;
  crd_cel_builder list0;
  if ((t1 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_28; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_28; }
  if (!crd_cel_take_string(cel, scope->params[1], &t2)) { cost += 1; goto at_28; }
  if ((t3 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t1, crd_cel_of_string(t2)},
                                2)).kind == CRD_CEL_FAILED) goto at_28;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_28;
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_28;
  goto at_10;
at_9:
  t4 = set_label_1_value_constant_1;
at_10:
  range0 = t4;
  if ((k10 = crd_cel_range(cel, range0)) < 0) goto at_28;
  n0 = (size_t)k10;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_25;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f12_2 = !crd_cel_string_at(cel, &range0, i0, &v12);
  cost += 13;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 10; goto at_44; }
  if (!crd_cel_take_string(cel, scope->params[0], &t7)) { cost += 10; goto at_44; }
  t8 = crd_cel_concat(cel, CRD_STRING("invalid label key for "), t7, false);
  t9 = crd_cel_concat(cel, t8, CRD_STRING(" group: '"), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_36;
  if (!crd_cel_take_string(cel, scope->params[1], &t10)) goto at_36;
  t11 = crd_cel_concat(cel, t9, t10, false);
  t12 = crd_cel_concat(cel, t11, CRD_STRING("', error: "), false);
  cost += 1;
  if (f12_2) goto at_42;
  t13 = crd_cel_concat(cel, t12, v12, false);
  crd_cel_push(cel, &list0, crd_cel_of_string(t13));
at_24:
  if (++i0 < n0) goto loop_0;
at_25:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_28;
  t14 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t14 : crd_cel_of_truth(CRD_CEL_ERROR);
at_28:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_36:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t9)), 1);
  cost += 4;
  goto at_44;
at_42:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
at_44:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_24;
}

static const crd_cel_list set_label_2_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_label_2_value_constant_1 = {.kind = CRD_CEL_LIST, .as = {.list = &set_label_2_value_table_1}};
/* value: format.labelValue().validate(self).orValue([]).map(fault, "invalid label value for key '" + key + "' in " + group +
 * " group: '" + self + "', error: " + fault) */
static crd_cel_value set_label_2_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t3, t4, range0, t17;
  int64_t k9 = 0;
  size_t n0 = 0, i0 = 0;
  bool f11_2 = false, failed0 = false;
  crd_string v11 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0}, t9 = {NULL, 0}, t10 = {NULL, 0}, t11 = {NULL, 0}, t12 = {NULL,
                                                                                                                       0},
                                                                                                                       t14 = {NULL, 0}, t15 = {NULL, 0}, t16 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_builder list0;
  if ((t1 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("labelValue"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_30; }
  cost += 1;
  if ((t3 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t1, crd_cel_of_string(*(const crd_string *)scope->self)},
                                2)).kind == CRD_CEL_FAILED) goto at_30;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_30;
  if (!t3.as.optional) goto at_8;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_30;
  goto at_9;
at_8:
  t4 = set_label_2_value_constant_1;
at_9:
  range0 = t4;
  if ((k9 = crd_cel_range(cel, range0)) < 0) goto at_30;
  n0 = (size_t)k9;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_27;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f11_2 = !crd_cel_string_at(cel, &range0, i0, &v11);
  cost += 13;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 13; goto at_49; }
  if (!crd_cel_take_string(cel, scope->params[1], &t7)) { cost += 13; goto at_49; }
  t8 = crd_cel_concat(cel, CRD_STRING("invalid label value for key '"), t7, false);
  t9 = crd_cel_concat(cel, t8, CRD_STRING("' in "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_37;
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) goto at_37;
  t11 = crd_cel_concat(cel, t9, t10, false);
  t12 = crd_cel_concat(cel, t11, CRD_STRING(" group: '"), false);
  t14 = crd_cel_concat(cel, t12, *(const crd_string *)scope->self, false);
  t15 = crd_cel_concat(cel, t14, CRD_STRING("', error: "), false);
  cost += 2;
  if (f11_2) goto at_47;
  t16 = crd_cel_concat(cel, t15, v11, false);
  crd_cel_push(cel, &list0, crd_cel_of_string(t16));
at_26:
  if (++i0 < n0) goto loop_0;
at_27:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_30;
  t17 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t17 : crd_cel_of_truth(CRD_CEL_ERROR);
at_30:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_37:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t9)), 1);
  cost += 7;
  goto at_49;
at_47:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t15)), 1);
at_49:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_26;
}


static const crd_read set_label_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_label_2_reads[2] = {{CRD_READ_PLACE, 0, {NULL, 0}}, {CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_label_steps[] = {
    {
        .kind = CRD_STEP_ERRORS, .name = CRD_STRING_INIT("KR-103"), .reads = set_label_1_reads, .read_count = 1,
        .value = {.function = {.value = set_label_1_value}},
    },
    {
        .kind = CRD_STEP_ERRORS, .name = CRD_STRING_INIT("KR-104"), .reads = set_label_2_reads, .read_count = 2,
        .value = {.function = {.value = set_label_2_value}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_label_85941ee6 = {
    .name = CRD_STRING_INIT("label"), .steps = set_label_steps, .step_count = 2, .mode = CRD_SET_ALL,
};
