/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* history-collector, declared at RayCluster.spec.historyServerOptions.collectorOptions */
/* self.image != '' */
static crd_cel_truth set_history_collector_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->image, CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->image, CRD_STRING(""))));
}

static const crd_cel_value set_history_collector_2_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"POD_IP", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"FQ_RAY_IP", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAME", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAMESPACE", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_ROLE", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_KIND", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_NAME", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"EVENTS_PORT", 11}}},
};
static const crd_cel_list set_history_collector_2_table_0 = {set_history_collector_2_items_0, 8, NULL};
static const crd_cel_value set_history_collector_2_constant_0 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_history_collector_2_table_0}};
/* size(taken) == 0 */
static crd_cel_truth set_history_collector_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t8, v23;
  int64_t k0 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  bool f2_2 = false, failed0 = false;
  crd_string v2 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  crd_cel_truth t3 = CRD_CEL_ERROR, t6 = CRD_CEL_ERROR;
  crd_cel_builder list0;
  range0 = set_history_collector_2_constant_0;
  if ((k0 = crd_cel_range(cel, range0)) < 0) { cost += 2; goto at_26; }
  n0 = (size_t)k0;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_21;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  f2_2 = !crd_cel_string_at(cel, &range0, i0, &v2);
  cost += 2;
  range1 = &self->env;
  n1 = range1->count;
  t3 = crd_cel_truth_of(false);
  i1 = 0;
  if (!n1) goto at_15;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += 3;
  if (f2_2) goto at_30;
  cost += crd_cel_string_cost(range1->items[i1].name, v2);
  t6 = crd_cel_truth_of(crd_cel_same(range1->items[i1].name, v2));
at_13:
  if (t6 == CRD_CEL_ERROR && t3 != CRD_CEL_ERROR) {
    t3 = CRD_CEL_ERROR;
    error1 = cel->error;
  }
  if (t6 == CRD_CEL_TRUE) {
    t3 = CRD_CEL_TRUE;
    if (i1 + 1 < n1) cost += 3;
    goto at_15;
  }
  if (++i1 < n1) goto loop_1;
at_15:
  if (t3 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t3 == CRD_CEL_ERROR) goto at_34;
  if (t3 == CRD_CEL_FALSE) goto at_20;
  cost += 13;
  if (f2_2) goto at_36;
  crd_cel_push(cel, &list0, crd_cel_of_string(v2));
at_20:
  if (++i0 < n0) goto loop_0;
at_21:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_26; }
  t8 = crd_cel_built(cel, &list0);
  if ((v23 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v23.as.integer == 0));
at_26:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_30:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(range1->items[i1].name)), 1);
  t6 = CRD_CEL_ERROR;
  goto at_13;
at_34:
  error0 = cel->error;
  failed0 = true;
  goto at_20;
at_36:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_20;
}

static const crd_cel_value set_history_collector_2_message_expression_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"POD_IP", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"FQ_RAY_IP", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAME", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAMESPACE", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_ROLE", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_KIND", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_NAME", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"EVENTS_PORT", 11}}},
};
static const crd_cel_list set_history_collector_2_message_expression_table_1 = {set_history_collector_2_message_expression_items_1, 8, NULL};
static const crd_cel_value set_history_collector_2_message_expression_constant_1 = {.kind = CRD_CEL_LIST,
                                                                                    .as = {.list = &set_history_collector_2_message_expression_table_1}};
/* messageExpression: 'historyServerOptions.collectorOptions.env must not contain ' + taken[0] + ': it is managed by KubeRay
 * and injected automatically into the collector container' */
static bool set_history_collector_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t8, t9, t10, t11;
  int64_t k0 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  bool f2_2 = false, failed0 = false;
  crd_string v2 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0}, v26 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  crd_cel_truth t3 = CRD_CEL_ERROR, t6 = CRD_CEL_ERROR;
  crd_cel_builder list0;
  range0 = set_history_collector_2_message_expression_constant_1;
  if ((k0 = crd_cel_range(cel, range0)) < 0) { cost += 15; goto at_28; }
  n0 = (size_t)k0;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_21;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f2_2 = !crd_cel_string_at(cel, &range0, i0, &v2);
  cost += 2;
  range1 = &self->env;
  n1 = range1->count;
  t3 = crd_cel_truth_of(false);
  i1 = 0;
  if (!n1) goto at_15;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 4;
  cost += 3;
  if (f2_2) goto at_32;
  cost += crd_cel_string_cost(range1->items[i1].name, v2);
  t6 = crd_cel_truth_of(crd_cel_same(range1->items[i1].name, v2));
at_13:
  if (t6 == CRD_CEL_ERROR && t3 != CRD_CEL_ERROR) {
    t3 = CRD_CEL_ERROR;
    error1 = cel->error;
  }
  if (t6 == CRD_CEL_TRUE) {
    t3 = CRD_CEL_TRUE;
    if (i1 + 1 < n1) cost += 3;
    goto at_15;
  }
  if (++i1 < n1) goto loop_1;
at_15:
  if (t3 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t3 == CRD_CEL_ERROR) goto at_36;
  if (t3 == CRD_CEL_FALSE) goto at_20;
  cost += 13;
  if (f2_2) goto at_38;
  crd_cel_push(cel, &list0, crd_cel_of_string(v2));
at_20:
  if (++i0 < n0) goto loop_0;
at_21:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 15; goto at_28; }
  t8 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t9 = crd_cel_index(cel, t8, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 15; goto at_28; }
  if ((t10 = crd_cel_add_any(cel,
                             crd_cel_of_string(CRD_STRING("historyServerOptions.collectorOptions.env must not contain ")),
                             t9)).kind == CRD_CEL_FAILED) { cost += 9; goto at_28; }
  if ((t11 = crd_cel_add_any(cel, t10,
                             crd_cel_of_string(CRD_STRING(": it is managed by KubeRay and injected automatically into the "
                                                          "collector container")))).kind == CRD_CEL_FAILED) goto at_28;
  if (!crd_cel_take_string(cel, t11, &v26)) goto at_28;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_28:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_32:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(range1->items[i1].name)), 1);
  t6 = CRD_CEL_ERROR;
  goto at_13;
at_36:
  error0 = cel->error;
  failed0 = true;
  goto at_20;
at_38:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_20;
}

/* backend != '' */
static crd_cel_truth set_history_collector_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t5, range0, t6, t7, t8, t9, t10;
  crd_cel_builder list1, list0;
  int64_t k14 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false, t12 = false;
  cost += 2;
  range1 = &self->env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_12;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("STORAGE_BACKEND"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].name, CRD_STRING("STORAGE_BACKEND"))) goto at_11;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range1->items[i1])));
at_11:
  if (++i1 < n1) goto loop_1;
at_12:
  cost += 1;
  t5 = crd_cel_built(cel, &list1);
  range0 = t5;
  if ((k14 = crd_cel_range(cel, range0)) < 0) { cost += 1; goto at_31; }
  n0 = (size_t)k14;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_21;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t6 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t6.kind == CRD_CEL_FAILED) goto at_43;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_43;
  crd_cel_push(cel, &list0, t7);
at_20:
  if (++i0 < n0) goto loop_0;
at_21:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 1; goto at_31; }
  t8 = crd_cel_built(cel, &list0);
  if ((t9 = crd_cel_fn_last(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) goto at_31;
  if (t9.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_31;
  if (!t9.as.optional) goto at_28;
  if ((t10 = crd_cel_held(cel, t9)).kind == CRD_CEL_FAILED) goto at_31;
  goto at_29;
at_28:
  t10 = crd_cel_of_string(CRD_STRING(""));
at_29:
  if (!crd_cel_test_equal(cel, t10, crd_cel_of_string(CRD_STRING("")), true, &t12)) goto at_31;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12));
at_31:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_43:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_20;
}

/* backend: goUpper(backend) */
static crd_cel_value set_history_collector_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t5, range0, t6, t7, t8, t9, t10, v29;
  crd_cel_builder list1, list0;
  int64_t k14 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  cost += 2;
  range1 = &((const ray_io_v1_RayCluster_CollectorOptions *)scope->outer->self)->env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_12;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("STORAGE_BACKEND"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].name, CRD_STRING("STORAGE_BACKEND"))) goto at_11;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range1->items[i1])));
at_11:
  if (++i1 < n1) goto loop_1;
at_12:
  cost += 1;
  t5 = crd_cel_built(cel, &list1);
  range0 = t5;
  if ((k14 = crd_cel_range(cel, range0)) < 0) { cost += 2; goto at_31; }
  n0 = (size_t)k14;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_21;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t6 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t6.kind == CRD_CEL_FAILED) goto at_43;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_43;
  crd_cel_push(cel, &list0, t7);
at_20:
  if (++i0 < n0) goto loop_0;
at_21:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_31; }
  t8 = crd_cel_built(cel, &list0);
  if ((t9 = crd_cel_fn_last(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_31; }
  if (t9.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_31; }
  if (!t9.as.optional) goto at_28;
  if ((t10 = crd_cel_held(cel, t9)).kind == CRD_CEL_FAILED) { cost += 1; goto at_31; }
  goto at_29;
at_28:
  t10 = crd_cel_of_string(CRD_STRING(""));
at_29:
  if ((v29 = crd_cel_fn_go_upper(cel, (const crd_cel_value[1]){t10}, 1)).kind == CRD_CEL_FAILED) goto at_31;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(v29.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
at_31:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_43:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_20;
}

/* authMode: authMode */
static crd_cel_value set_history_collector_4_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_value t5, range0, t6, t7, t8, t9, t10, v29, v30;
  crd_cel_builder list1, list0;
  int64_t k14 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  cost += 2;
  range1 = &((const ray_io_v1_RayCluster_CollectorOptions *)scope->outer->self)->env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_12;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("AZURE_STORAGE_AUTH_MODE"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].name, CRD_STRING("AZURE_STORAGE_AUTH_MODE"))) goto at_11;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range1->items[i1])));
at_11:
  if (++i1 < n1) goto loop_1;
at_12:
  cost += 1;
  t5 = crd_cel_built(cel, &list1);
  range0 = t5;
  if ((k14 = crd_cel_range(cel, range0)) < 0) { cost += 3; goto at_32; }
  n0 = (size_t)k14;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_21;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t6 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t6.kind == CRD_CEL_FAILED) goto at_44;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_44;
  crd_cel_push(cel, &list0, t7);
at_20:
  if (++i0 < n0) goto loop_0;
at_21:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 3; goto at_32; }
  t8 = crd_cel_built(cel, &list0);
  if ((t9 = crd_cel_fn_last(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_32; }
  if (t9.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; goto at_32; }
  if (!t9.as.optional) goto at_28;
  if ((t10 = crd_cel_held(cel, t9)).kind == CRD_CEL_FAILED) { cost += 2; goto at_32; }
  goto at_29;
at_28:
  t10 = crd_cel_of_string(CRD_STRING(""));
at_29:
  if ((v29 = crd_cel_fn_go_trim(cel, (const crd_cel_value[1]){t10}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_32; }
  if ((v30 = crd_cel_fn_go_lower(cel, (const crd_cel_value[1]){crd_cel_of_string(v29.as.text)},
                                 1)).kind == CRD_CEL_FAILED) goto at_32;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(v30.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
at_32:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_44:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_20;
}

/* given: self.env.map(e, e.name).filter(n, self.env.filter(e, e.name == n).map(e, e.value != '' ||
 * has(e.valueFrom)).last().orValue(false)) */
static crd_cel_value set_history_collector_4_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL, *range3 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0, n3 = 0, i3 = 0, n2 = 0, i2 = 0;
  crd_cel_value t4, range0, t11, range2, t12, t13, t18, t19, t20, t22;
  crd_cel_builder list1, list3, list2, list0;
  int64_t k11 = 0, k29 = 0;
  bool f13_2 = false, failed3 = false, v34 = false, v38 = false, failed2 = false, v51 = false, failed0 = false;
  crd_string v13 = {NULL, 0}, error3 = {NULL, 0}, t15 = {NULL, 0}, error2 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_truth t14 = CRD_CEL_ERROR, t16 = CRD_CEL_ERROR;
  cost += 2;
  range1 = &((const ray_io_v1_RayCluster_CollectorOptions *)scope->outer->self)->env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_9;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].name));
  if (++i1 < n1) goto loop_1;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list1);
  range0 = t4;
  if ((k11 = crd_cel_range(cel, range0)) < 0) goto at_59;
  n0 = (size_t)k11;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_56;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f13_2 = !crd_cel_string_at(cel, &range0, i0, &v13);
  cost += 2;
  range3 = &((const ray_io_v1_RayCluster_CollectorOptions *)scope->outer->self)->env;
  n3 = range3->count;
  i3 = 0, failed3 = false, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_27;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 3;
  if (f13_2) goto at_67;
  cost += crd_cel_string_cost(range3->items[i3].name, v13);
  if (!crd_cel_same(range3->items[i3].name, v13)) goto at_26;
  cost += 13;
  crd_cel_push(cel, &list3, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range3->items[i3])));
at_26:
  if (++i3 < n3) goto loop_3;
at_27:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) { cost += 1; goto at_82; }
  t11 = crd_cel_built(cel, &list3);
  range2 = t11;
  if ((k29 = crd_cel_range(cel, range2)) < 0) { cost += 1; goto at_82; }
  n2 = (size_t)k29;
  i2 = 0, failed2 = false, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_43;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t12 = crd_cel_range_at(cel, range2, i2);
  cost += 13;
  if (t12.kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_35; }
  cost += 1;
  if ((t13 = crd_scope_member(cel, t12, CRD_STRING("value"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { t14 = CRD_CEL_ERROR; goto at_35; }
  if (!crd_cel_test_equal(cel, t13, crd_cel_of_string(CRD_STRING("")), true, &v34)) { t14 = CRD_CEL_ERROR; goto at_35; }
  t14 = crd_cel_truth_of(v34);
at_35:
  if (t14 == CRD_CEL_TRUE) goto at_40;
  t15 = cel->error;
  cost += 1;
  if (t12.kind == CRD_CEL_FAILED) { t16 = CRD_CEL_ERROR; goto at_39; }
  if (!crd_cel_known(crd_scope_has(cel, t12, CRD_STRING("valueFrom")), &v38)) { t16 = CRD_CEL_ERROR; goto at_39; }
  t16 = crd_cel_truth_of(v38);
at_39:
  t14 = crd_cel_or(cel, t14, t15, t16);
at_40:
  if (t14 == CRD_CEL_ERROR) goto at_79;
  crd_cel_push(cel, &list2, crd_cel_of_truth(t14));
at_42:
  if (++i2 < n2) goto loop_2;
at_43:
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) { cost += 1; goto at_82; }
  t18 = crd_cel_built(cel, &list2);
  if ((t19 = crd_cel_fn_last(cel, (const crd_cel_value[1]){t18}, 1)).kind == CRD_CEL_FAILED) goto at_82;
  if (t19.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_82;
  if (!t19.as.optional) goto at_50;
  if ((t20 = crd_cel_held(cel, t19)).kind == CRD_CEL_FAILED) goto at_82;
  goto at_51;
at_50:
  t20 = crd_cel_of_bool(false);
at_51:
  if (t20.kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, t20, &v51)) goto at_82;
  if (t20.kind == CRD_CEL_BOOL && !t20.as.boolean) goto at_55;
  cost += 13;
  if (f13_2) goto at_84;
  crd_cel_push(cel, &list0, crd_cel_of_string(v13));
at_55:
  if (++i0 < n0) goto loop_0;
at_56:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_59;
  t22 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t22 : crd_cel_of_truth(CRD_CEL_ERROR);
at_59:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_67:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(range3->items[i3].name)), 1);
  error3 = cel->error;
  failed3 = true;
  goto at_26;
at_79:
  if (!failed2) error2 = cel->error;
  failed2 = true;
  goto at_42;
at_82:
  error0 = cel->error;
  failed0 = true;
  goto at_55;
at_84:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_55;
}


static const crd_read set_history_collector_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".image")}};
static const crd_read set_history_collector_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")},
};
static const crd_read set_history_collector_3_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].value")},
};
static const crd_read set_history_collector_4_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[#]")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].name")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].value")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].valueFrom")},
};
static const crd_scope_code set_history_collector_4_include_params[] = {
    {.function = {.value = set_history_collector_4_param_1}},
    {.function = {.value = set_history_collector_4_param_2}},
    {.function = {.value = set_history_collector_4_param_3}},
};
static const crd_include set_history_collector_4_include = {
    .set = &ray_io_v1_RayCluster_set_history_storage_3de92422, .mode = CRD_SET_FIRST,
    .reads = set_history_collector_4_include_reads, .read_count = 4, .params = set_history_collector_4_include_params,
    .param_count = 3,
};
static const crd_step set_history_collector_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-200"), .rule = CRD_STRING_INIT("self.image != ''"),
        .message = CRD_STRING_INIT("historyServerOptions.collectorOptions.image must be set"),
        .evaluate = {.function = {.truth = set_history_collector_1}}, .reads = set_history_collector_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-201"), .rule = CRD_STRING_INIT("size(taken) == 0"),
        .evaluate = {.function = {.truth = set_history_collector_2}}, .reads = set_history_collector_2_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_history_collector_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-202"), .rule = CRD_STRING_INIT("backend != ''"),
        .message = CRD_STRING_INIT("STORAGE_BACKEND environment variable must be set with a literal string value in "
                                   "historyServerOptions.collectorOptions.env"),
        .evaluate = {.function = {.truth = set_history_collector_3}}, .reads = set_history_collector_3_reads,
        .read_count = 3,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_history_collector_4_include},
};
const crd_rule_set ray_io_v1_RayCluster_set_history_collector_3de92422 = {
    .name = CRD_STRING_INIT("history-collector"), .steps = set_history_collector_steps, .step_count = 4,
    .mode = CRD_SET_FIRST,
};
