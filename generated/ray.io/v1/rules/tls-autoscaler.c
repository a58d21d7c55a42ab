/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* tls-autoscaler, declared at RayCluster.spec.autoscalerOptions */
/* size(taken) == 0 */
static crd_cel_truth set_tls_autoscaler_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t9, v24;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  bool f3_2 = false, failed0 = false;
  crd_string v3 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  crd_cel_truth t4 = CRD_CEL_ERROR, t7 = CRD_CEL_ERROR;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_27; }
  range0 = scope->params[0];
  if ((k1 = crd_cel_range(cel, range0)) < 0) { cost += 2; goto at_27; }
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_22;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  f3_2 = !crd_cel_string_at(cel, &range0, i0, &v3);
  cost += 2;
  range1 = &self->env;
  n1 = range1->count;
  t4 = crd_cel_truth_of(false);
  i1 = 0;
  if (!n1) goto at_16;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += 3;
  if (f3_2) goto at_32;
  cost += crd_cel_string_cost(range1->items[i1].name, v3);
  t7 = crd_cel_truth_of(crd_cel_same(range1->items[i1].name, v3));
at_14:
  if (t7 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
    t4 = CRD_CEL_ERROR;
    error1 = cel->error;
  }
  if (t7 == CRD_CEL_TRUE) {
    t4 = CRD_CEL_TRUE;
    if (i1 + 1 < n1) cost += 3;
    goto at_16;
  }
  if (++i1 < n1) goto loop_1;
at_16:
  if (t4 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t4 == CRD_CEL_ERROR) goto at_36;
  if (t4 == CRD_CEL_FALSE) goto at_21;
  cost += 13;
  if (f3_2) goto at_38;
  crd_cel_push(cel, &list0, crd_cel_of_string(v3));
at_21:
  if (++i0 < n0) goto loop_0;
at_22:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_27; }
  t9 = crd_cel_built(cel, &list0);
  if ((v24 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t9}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_27; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v24.as.integer == 0));
at_27:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_32:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(range1->items[i1].name)), 1);
  t7 = CRD_CEL_ERROR;
  goto at_14;
at_36:
  error0 = cel->error;
  failed0 = true;
  goto at_21;
at_38:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_21;
}

/* messageExpression: 'cannot set ' + taken[0] + ' environment variable in autoscalerOptions.env when tlsOptions is set' + '
 * - the operator manages TLS configuration for the autoscaler automatically' */
static bool set_tls_autoscaler_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t9, t10, t11, t12, t13;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  bool f3_2 = false, failed0 = false;
  crd_string v3 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0}, v28 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL;
  crd_cel_truth t4 = CRD_CEL_ERROR, t7 = CRD_CEL_ERROR;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 17; goto at_30; }
  range0 = scope->params[0];
  if ((k1 = crd_cel_range(cel, range0)) < 0) { cost += 17; goto at_30; }
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_22;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f3_2 = !crd_cel_string_at(cel, &range0, i0, &v3);
  cost += 2;
  range1 = &self->env;
  n1 = range1->count;
  t4 = crd_cel_truth_of(false);
  i1 = 0;
  if (!n1) goto at_16;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 4;
  cost += 3;
  if (f3_2) goto at_35;
  cost += crd_cel_string_cost(range1->items[i1].name, v3);
  t7 = crd_cel_truth_of(crd_cel_same(range1->items[i1].name, v3));
at_14:
  if (t7 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
    t4 = CRD_CEL_ERROR;
    error1 = cel->error;
  }
  if (t7 == CRD_CEL_TRUE) {
    t4 = CRD_CEL_TRUE;
    if (i1 + 1 < n1) cost += 3;
    goto at_16;
  }
  if (++i1 < n1) goto loop_1;
at_16:
  if (t4 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t4 == CRD_CEL_ERROR) goto at_39;
  if (t4 == CRD_CEL_FALSE) goto at_21;
  cost += 13;
  if (f3_2) goto at_41;
  crd_cel_push(cel, &list0, crd_cel_of_string(v3));
at_21:
  if (++i0 < n0) goto loop_0;
at_22:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 17; goto at_30; }
  t9 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t10 = crd_cel_index(cel, t9, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 17; goto at_30; }
  if ((t11 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("cannot set ")),
                             t10)).kind == CRD_CEL_FAILED) { cost += 15; goto at_30; }
  if ((t12 = crd_cel_add_any(cel, t11,
                             crd_cel_of_string(CRD_STRING(" environment variable in autoscalerOptions.env when tlsOptions "
                                                          "is set")))).kind == CRD_CEL_FAILED) { cost += 8; goto at_30; }
  if ((t13 = crd_cel_add_any(cel, t12,
                             crd_cel_of_string(CRD_STRING(" - the operator manages TLS configuration for the autoscaler "
                                                          "automatically")))).kind == CRD_CEL_FAILED) goto at_30;
  if (!crd_cel_take_string(cel, t13, &v28)) goto at_30;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t13, text);
at_30:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_35:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(range1->items[i1].name)), 1);
  t7 = CRD_CEL_ERROR;
  goto at_14;
at_39:
  error0 = cel->error;
  failed0 = true;
  goto at_21;
at_41:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_21;
}

/* each: self.volumeMounts */
static crd_cel_value set_tls_autoscaler_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_e351b83a, (&self->volumeMounts)) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_tls_autoscaler_1_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")},
};
static const crd_include set_tls_autoscaler_2_include = {
    .set = &ray_io_v1_RayCluster_set_tls_autoscaler_mount_7a7bee31, .at = {.function = {.value = set_tls_autoscaler_2_at}},
    .each = true, .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".volumeMounts")},
};
static const crd_step set_tls_autoscaler_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-232"), .rule = CRD_STRING_INIT("size(taken) == 0"),
        .evaluate = {.function = {.truth = set_tls_autoscaler_1}}, .reads = set_tls_autoscaler_1_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_tls_autoscaler_1_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_tls_autoscaler_2_include},
};
const crd_rule_set ray_io_v1_RayCluster_set_tls_autoscaler_858eefa4 = {
    .name = CRD_STRING_INIT("tls-autoscaler"), .steps = set_tls_autoscaler_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
