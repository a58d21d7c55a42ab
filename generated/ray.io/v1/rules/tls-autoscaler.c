/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* tls-autoscaler, declared at RayCluster.spec.autoscalerOptions */
/* size(taken) == 0 */
static crd_cel_truth set_tls_autoscaler_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 2;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments11[1] = {t10};
  crd_cel_value t12 = crd_cel_fn_size(cel, arguments11, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'cannot set ' + taken[0] + ' environment variable in autoscalerOptions.env when tlsOptions is set' + '
 * - the operator manages TLS configuration for the autoscaler automatically' */
static bool set_tls_autoscaler_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 17;
    goto failed_0;
  }
  crd_cel_value t2 = scope->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 17;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 17;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  crd_cel_value t11 = crd_cel_index(cel, t10, crd_cel_of_int(0));
  cost += 1;
  if (t11.kind == CRD_CEL_FAILED) {
    cost += 17;
    goto failed_0;
  }
  crd_string t12 = {NULL, 0};
  if (!crd_cel_take_string(cel, t11, &t12)) {
    cost += 15;
    goto failed_0;
  }
  crd_string t13 = crd_cel_concat(cel, CRD_STRING("cannot set "), t12, false);
  crd_string t14 = crd_cel_concat(cel, t13,
                                  CRD_STRING(" environment variable in autoscalerOptions.env when tlsOptions is set"),
                                  false);
  crd_string t15 = crd_cel_concat(cel, t14,
                                  CRD_STRING(" - the operator manages TLS configuration for the autoscaler automatically"),
                                  false);
  *message = t15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* each: self.volumeMounts */
static crd_cel_value set_tls_autoscaler_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_AutoscalerOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_e351b83a548b, (&self->volumeMounts)) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_tls_autoscaler_1_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")},
};
static const crd_include set_tls_autoscaler_2_include = {
    .set = &ray_io_v1_RayCluster_set_tls_autoscaler_mount_4171f84b,
    .at = {.function = {.value = set_tls_autoscaler_2_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".volumeMounts")},
};
static const crd_step set_tls_autoscaler_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-232"),
        .rule = CRD_STRING_INIT("size(taken) == 0"),
        .evaluate = {.function = {.truth = set_tls_autoscaler_1}},
        .reads = set_tls_autoscaler_1_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_tls_autoscaler_1_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_tls_autoscaler_2_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_tls_autoscaler_0a8f0b97 = {
    .name = CRD_STRING_INIT("tls-autoscaler"),
    .steps = set_tls_autoscaler_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
