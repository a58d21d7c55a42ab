/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-overruns, declared at Queue */
/* guaranteeing < 0 || (wanting >= 0 && wanting < guaranteeing) */
static crd_cel_truth set_queue_overruns_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0, t3 = 0, t6 = 0, t7 = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR, t4 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR;
  crd_string t2 = {NULL, 0}, t5 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[6])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_2; }
  if (!crd_cel_take_int(cel, scope->params[6], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_2; }
  t1 = crd_cel_truth_of(t0 < 0);
  cost += 1;
at_2:
  if (t1 == CRD_CEL_TRUE) goto at_14;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[7])) { cost += 1; t4 = CRD_CEL_ERROR; goto at_6; }
  if (!crd_cel_take_int(cel, scope->params[7], &t3)) { cost += 1; t4 = CRD_CEL_ERROR; goto at_6; }
  t4 = crd_cel_truth_of(t3 >= 0);
  cost += 1;
at_6:
  if (t4 == CRD_CEL_FALSE) goto at_12;
  t5 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[7])) { cost += 2; t8 = CRD_CEL_ERROR; goto at_11; }
  if (!crd_cel_take_int(cel, scope->params[7], &t6)) { cost += 2; t8 = CRD_CEL_ERROR; goto at_11; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[6])) { cost += 1; t8 = CRD_CEL_ERROR; goto at_11; }
  if (!crd_cel_take_int(cel, scope->params[6], &t7)) { cost += 1; t8 = CRD_CEL_ERROR; goto at_11; }
  t8 = crd_cel_truth_of(t6 < t7);
  cost += 1;
at_11:
  t4 = crd_cel_and(cel, t4, t5, t8);
at_12:
  if (t4 == CRD_CEL_ERROR) { t4 = CRD_CEL_ERROR; goto at_13; }
at_13:
  t1 = crd_cel_or(cel, t1, t2, t4);
at_14:
  if (t1 == CRD_CEL_ERROR) goto at_16;
  return crd_cel_end(cel, cost, t1);
at_16:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: of + ' ' + limited + " validation failed: sum of children's guarantee (" +
 * resourceText(resourceSums(guarantees.map(r, resourceAmounts(r)))[guaranteeing]) + ") exceeds parent's guarantee limit (" +
 * resourceText(guarantee) + ')' */
static bool set_queue_overruns_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, error0 = {NULL, 0}, t14 = {NULL,
                                                                                                                        0},
                                                                                                                        t15 = {NULL, 0}, t18 = {NULL, 0}, t19 = {NULL, 0};
  crd_cel_value range0, t6, t8, t9, t10, t12, v21, v25;
  int64_t k8 = 0, t11 = 0;
  size_t n0 = 0, i0 = 0;
  bool failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 22; goto at_30; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 22; goto at_30; }
  t1 = crd_cel_concat(cel, t0, CRD_STRING(" "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_34;
  if (!crd_cel_take_string(cel, scope->params[0], &t2)) goto at_34;
  t3 = crd_cel_concat(cel, t1, t2, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" validation failed: sum of children's guarantee ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_40;
  range0 = scope->params[2];
  if ((k8 = crd_cel_range(cel, range0)) < 0) goto at_42;
  n0 = (size_t)k8;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_16;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t6 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t6.kind == CRD_CEL_FAILED) { cost += 1; goto at_45; }
  if ((t8 = crd_cel_fn_resource_amounts(cel, (const crd_cel_value[1]){t6}, 1)).kind == CRD_CEL_FAILED) goto at_45;
  crd_cel_push(cel, &list0, t8);
at_15:
  if (++i0 < n0) goto loop_0;
at_16:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_47;
  t9 = crd_cel_built(cel, &list0);
  if ((t10 = crd_cel_fn_resource_sums(cel, (const crd_cel_value[1]){t9}, 1)).kind == CRD_CEL_FAILED) goto at_49;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[6])) goto at_51;
  if (!crd_cel_take_int(cel, scope->params[6], &t11)) goto at_51;
  cost += 1;
  if ((t12 = crd_cel_index(cel, t10, crd_cel_of_int(t11))).kind == CRD_CEL_FAILED) goto at_53;
  if ((v21 = crd_cel_fn_resource_text(cel, (const crd_cel_value[1]){t12}, 1)).kind == CRD_CEL_FAILED) goto at_55;
  t14 = crd_cel_concat(cel, t4, v21.as.text, false);
  t15 = crd_cel_concat(cel, t14, CRD_STRING(") exceeds parent's guarantee limit ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[4])) goto at_59;
  if ((v25 = crd_cel_fn_resource_text(cel, (const crd_cel_value[1]){scope->params[4]},
                                      1)).kind == CRD_CEL_FAILED) goto at_61;
  t18 = crd_cel_concat(cel, t15, v25.as.text, false);
  t19 = crd_cel_concat(cel, t18, CRD_STRING(")"), false);
  *text = t19;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_30:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_34:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 19;
  goto at_30;
at_40:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 11;
  goto at_30;
at_42:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 11;
  goto at_30;
at_45:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_15;
at_47:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 11;
  goto at_30;
at_49:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 10;
  goto at_30;
at_51:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 10;
  goto at_30;
at_53:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 9;
  goto at_30;
at_55:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 8;
  goto at_30;
at_59:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t15)), 1);
  cost += 2;
  goto at_30;
at_61:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t15)), 1);
  cost += 1;
  goto at_30;
}

/* wanting < 0 */
static crd_cel_truth set_queue_overruns_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[7])) { cost += 1; goto at_3; }
  if (!crd_cel_take_int(cel, scope->params[7], &t0)) { cost += 1; goto at_3; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0 < 0));
at_3:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: of + ' ' + limited + " validation failed: sum of children's deserved (" +
 * resourceText(resourceSums(deserved.map(r, resourceAmounts(r)))[wanting]) + ") exceeds parent's deserved limit (" +
 * resourceText(deserving) + ')' */
static bool set_queue_overruns_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, error0 = {NULL, 0}, t14 = {NULL,
                                                                                                                        0},
                                                                                                                        t15 = {NULL, 0}, t18 = {NULL, 0}, t19 = {NULL, 0};
  crd_cel_value range0, t6, t8, t9, t10, t12, v21, v25;
  int64_t k8 = 0, t11 = 0;
  size_t n0 = 0, i0 = 0;
  bool failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 22; goto at_30; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 22; goto at_30; }
  t1 = crd_cel_concat(cel, t0, CRD_STRING(" "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_34;
  if (!crd_cel_take_string(cel, scope->params[0], &t2)) goto at_34;
  t3 = crd_cel_concat(cel, t1, t2, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" validation failed: sum of children's deserved ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[3])) goto at_40;
  range0 = scope->params[3];
  if ((k8 = crd_cel_range(cel, range0)) < 0) goto at_42;
  n0 = (size_t)k8;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_16;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t6 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t6.kind == CRD_CEL_FAILED) { cost += 1; goto at_45; }
  if ((t8 = crd_cel_fn_resource_amounts(cel, (const crd_cel_value[1]){t6}, 1)).kind == CRD_CEL_FAILED) goto at_45;
  crd_cel_push(cel, &list0, t8);
at_15:
  if (++i0 < n0) goto loop_0;
at_16:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_47;
  t9 = crd_cel_built(cel, &list0);
  if ((t10 = crd_cel_fn_resource_sums(cel, (const crd_cel_value[1]){t9}, 1)).kind == CRD_CEL_FAILED) goto at_49;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[7])) goto at_51;
  if (!crd_cel_take_int(cel, scope->params[7], &t11)) goto at_51;
  cost += 1;
  if ((t12 = crd_cel_index(cel, t10, crd_cel_of_int(t11))).kind == CRD_CEL_FAILED) goto at_53;
  if ((v21 = crd_cel_fn_resource_text(cel, (const crd_cel_value[1]){t12}, 1)).kind == CRD_CEL_FAILED) goto at_55;
  t14 = crd_cel_concat(cel, t4, v21.as.text, false);
  t15 = crd_cel_concat(cel, t14, CRD_STRING(") exceeds parent's deserved limit ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[5])) goto at_59;
  if ((v25 = crd_cel_fn_resource_text(cel, (const crd_cel_value[1]){scope->params[5]},
                                      1)).kind == CRD_CEL_FAILED) goto at_61;
  t18 = crd_cel_concat(cel, t15, v25.as.text, false);
  t19 = crd_cel_concat(cel, t18, CRD_STRING(")"), false);
  *text = t19;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_30:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_34:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 19;
  goto at_30;
at_40:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 11;
  goto at_30;
at_42:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 11;
  goto at_30;
at_45:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_15;
at_47:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 11;
  goto at_30;
at_49:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 10;
  goto at_30;
at_51:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 10;
  goto at_30;
at_53:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 9;
  goto at_30;
at_55:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 8;
  goto at_30;
at_59:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t15)), 1);
  cost += 2;
  goto at_30;
at_61:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t15)), 1);
  cost += 1;
  goto at_30;
}


static const crd_read set_queue_overruns_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_queue_overruns_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_queue_overruns_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-187"),
        .rule = CRD_STRING_INIT("guaranteeing < 0 || (wanting >= 0 && wanting < guaranteeing)"),
        .evaluate = {.function = {.truth = set_queue_overruns_1}}, .reads = set_queue_overruns_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_overruns_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-188"), .rule = CRD_STRING_INIT("wanting < 0"),
        .evaluate = {.function = {.truth = set_queue_overruns_2}}, .reads = set_queue_overruns_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_overruns_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_overruns_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-overruns"), .steps = set_queue_overruns_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
