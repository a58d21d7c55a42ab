/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;

/* RayCluster */
static const crd_setting ray_io_v1_RayCluster_layers_skip_1_when_setting_0 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                              CRD_SETTING_STRING,
                                                                              {false, 0, CRD_STRING_INIT("true"), NULL, 0},
                                                                              CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_io_v1_RayCluster_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  t0 = crd_settings_value(cel->settings, &ray_io_v1_RayCluster_layers_skip_1_when_setting_0)->text;
  cost += crd_cel_string_cost(t0, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t0, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_io_v1_RayCluster_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: operation == 'DELETE' */
static crd_cel_truth ray_io_v1_RayCluster_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("DELETE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}

/* reason: 'not called for DELETE' */
static bool ray_io_v1_RayCluster_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("not called for DELETE");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.spec.managedBy) && self.spec.managedBy != 'ray.io/kuberay-operator' */
static crd_cel_truth ray_io_v1_RayCluster_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL, *t5 = NULL;
  bool t2 = false;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t2 = CRD_HAS(t1, managedBy);
  cost += 2;
  if (!t2) goto at_10;
  t5 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += crd_cel_string_cost(t5->managedBy, CRD_STRING("ray.io/kuberay-operator"));
  t2 = !crd_cel_same(t5->managedBy, CRD_STRING("ray.io/kuberay-operator"));
  cost += 3;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* reason: 'managed by ' + self.spec.managedBy */
static bool ray_io_v1_RayCluster_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  crd_string t3 = {NULL, 0};
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t3 = crd_cel_concat(cel, CRD_STRING("managed by "), t1->managedBy, false);
  cost += 3;
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: 'The RayCluster metadata is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayCluster_layers_stage_2_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6, t7, t8, t9, t11;
  crd_string t10 = {NULL, 0}, v13 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  if ((t3 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("The RayCluster metadata is invalid ")),
                            t2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_15; }
  if ((t4 = crd_cel_add_any(cel, t3, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  cost += 2;
  if ((t6 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_23;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_25;
  if ((t8 = crd_cel_add_any(cel, t4, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t9 = crd_cel_add_any(cel, t8, crd_cel_of_string(CRD_STRING(": ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_29;
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) goto at_29;
  if ((t11 = crd_cel_add_any(cel, t9, crd_cel_of_string(t10))).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t11, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  goto at_15;
}

/* note: 'The RayCluster spec is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayCluster_layers_stage_3_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6, t7, t8, t9, t11;
  crd_string t10 = {NULL, 0}, v13 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  if ((t3 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("The RayCluster spec is invalid ")),
                            t2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_15; }
  if ((t4 = crd_cel_add_any(cel, t3, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  cost += 2;
  if ((t6 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_23;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_25;
  if ((t8 = crd_cel_add_any(cel, t4, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t9 = crd_cel_add_any(cel, t8, crd_cel_of_string(CRD_STRING(": ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_29;
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) goto at_29;
  if ((t11 = crd_cel_add_any(cel, t9, crd_cel_of_string(t10))).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t11, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  goto at_15;
}

/* note: 'RayCluster spec warning ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayCluster_layers_stage_4_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6, t7, t8, t9, t11;
  crd_string t10 = {NULL, 0}, v13 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 11; goto at_15; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 11; goto at_15; }
  if ((t3 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("RayCluster spec warning ")),
                            t2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_15; }
  if ((t4 = crd_cel_add_any(cel, t3, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  cost += 2;
  if ((t6 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_23;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_25;
  if ((t8 = crd_cel_add_any(cel, t4, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t9 = crd_cel_add_any(cel, t8, crd_cel_of_string(CRD_STRING(": ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_29;
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) goto at_29;
  if ((t11 = crd_cel_add_any(cel, t9, crd_cel_of_string(t10))).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t11, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  goto at_15;
}

/* note: 'The RayCluster spec is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayCluster_layers_stage_5_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6, t7, t8, t9, t11;
  crd_string t10 = {NULL, 0}, v13 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  if ((t3 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("The RayCluster spec is invalid ")),
                            t2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_15; }
  if ((t4 = crd_cel_add_any(cel, t3, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  cost += 2;
  if ((t6 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_23;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_25;
  if ((t8 = crd_cel_add_any(cel, t4, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t9 = crd_cel_add_any(cel, t8, crd_cel_of_string(CRD_STRING(": ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_29;
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) goto at_29;
  if ((t11 = crd_cel_add_any(cel, t9, crd_cel_of_string(t10))).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t11, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  goto at_15;
}

/* note: 'The RayCluster UpgradeStrategy is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayCluster_layers_stage_6_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6, t7, t8, t9, t11;
  crd_string t10 = {NULL, 0}, v13 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 13; goto at_15; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 13; goto at_15; }
  if ((t3 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("The RayCluster UpgradeStrategy is invalid ")),
                            t2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_15; }
  if ((t4 = crd_cel_add_any(cel, t3, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  cost += 2;
  if ((t6 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_23;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_25;
  if ((t8 = crd_cel_add_any(cel, t4, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t9 = crd_cel_add_any(cel, t8, crd_cel_of_string(CRD_STRING(": ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_29;
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) goto at_29;
  if ((t11 = crd_cel_add_any(cel, t9, crd_cel_of_string(t10))).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t11, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  goto at_15;
}

/* note: 'The RayCluster status is invalid ' + self.metadata.namespace + '/' + self.metadata.name + ', ' + message */
static bool ray_io_v1_RayCluster_layers_stage_7_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t6, t7, t8, t9, t11;
  crd_string t10 = {NULL, 0}, v13 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 12; goto at_15; }
  if ((t3 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("The RayCluster status is invalid ")),
                            t2)).kind == CRD_CEL_FAILED) { cost += 8; goto at_15; }
  if ((t4 = crd_cel_add_any(cel, t3, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  cost += 2;
  if ((t6 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_23;
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_25;
  if ((t8 = crd_cel_add_any(cel, t4, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t9 = crd_cel_add_any(cel, t8, crd_cel_of_string(CRD_STRING(", ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_29;
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) goto at_29;
  if ((t11 = crd_cel_add_any(cel, t9, crd_cel_of_string(t10))).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t11, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t4), 1);
  cost += 3;
  goto at_15;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  goto at_15;
}


static const crd_include ray_io_v1_RayCluster_layers_stage_1_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_webhook_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_2_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_metadata_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_3_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_stage_spec_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_4_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_autoscaler_v1_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_5_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_cert_manager_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_6_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_upgrade_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_7_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_status_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_8_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_stage_network_policy_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_9_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_stage_tls_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCluster_layers_stage_10_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_pods_35711ddd, .mode = CRD_SET_FIRST,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_1_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_2_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_3_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_4 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_4_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_5 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_5_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_6 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_6_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_7 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_7_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_8 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_8_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_9 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_9_include,
};
static const crd_step ray_io_v1_RayCluster_layers_stage_10 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCluster_layers_stage_10_include,
};
static const crd_rule_stage ray_io_v1_RayCluster_layers_stages[] = {
    {.name = CRD_STRING_INIT("cluster"), .layer = CRD_LAYER_WEBHOOK, .run = &ray_io_v1_RayCluster_layers_stage_1},
    {
        .name = CRD_STRING_INIT("metadata"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayCluster_layers_stage_2,
        .event = CRD_STRING_INIT("InvalidRayClusterMetadata"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayCluster_layers_stage_2_note}},
    },
    {
        .name = CRD_STRING_INIT("spec"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayCluster_layers_stage_3,
        .event = CRD_STRING_INIT("InvalidRayClusterSpec"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayCluster_layers_stage_3_note}},
    },
    {
        .name = CRD_STRING_INIT("autoscaler-v1"), .layer = CRD_LAYER_CONTROLLER, .warning = true,
        .run = &ray_io_v1_RayCluster_layers_stage_4, .event = CRD_STRING_INIT("InvalidRayClusterSpec"),
        .action = CRD_STRING_INIT("Validate"), .note = {.function = {.text = ray_io_v1_RayCluster_layers_stage_4_note}},
    },
    {
        .name = CRD_STRING_INIT("cert-manager"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayCluster_layers_stage_5,
        .event = CRD_STRING_INIT("InvalidRayClusterSpec"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayCluster_layers_stage_5_note}},
    },
    {
        .name = CRD_STRING_INIT("upgrade"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayCluster_layers_stage_6,
        .event = CRD_STRING_INIT("InvalidRayClusterSpec"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayCluster_layers_stage_6_note}},
    },
    {
        .name = CRD_STRING_INIT("status"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayCluster_layers_stage_7,
        .event = CRD_STRING_INIT("InvalidRayClusterStatus"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayCluster_layers_stage_7_note}},
    },
    {
        .name = CRD_STRING_INIT("network-policy"), .layer = CRD_LAYER_CONTROLLER, .alone = true,
        .run = &ray_io_v1_RayCluster_layers_stage_8,
    },
    {
        .name = CRD_STRING_INIT("tls"), .layer = CRD_LAYER_CONTROLLER, .alone = true,
        .run = &ray_io_v1_RayCluster_layers_stage_9,
    },
    {.name = CRD_STRING_INIT("volumes"), .layer = CRD_LAYER_PODS, .run = &ray_io_v1_RayCluster_layers_stage_10},
};
static const crd_layer_skip ray_io_v1_RayCluster_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK, .when = {.function = {.truth = ray_io_v1_RayCluster_layers_skip_1_when}},
        .reason = {.function = {.text = ray_io_v1_RayCluster_layers_skip_1_reason}},
    },
    {
        .layer = CRD_LAYER_WEBHOOK, .when = {.function = {.truth = ray_io_v1_RayCluster_layers_skip_2_when}},
        .reason = {.function = {.text = ray_io_v1_RayCluster_layers_skip_2_reason}},
    },
    {
        .layer = CRD_LAYER_CONTROLLER, .when = {.function = {.truth = ray_io_v1_RayCluster_layers_skip_3_when}},
        .reason = {.function = {.text = ray_io_v1_RayCluster_layers_skip_3_reason}},
    },
};
static const crd_service ray_io_v1_RayCluster_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/validate-ray-io-v1-raycluster"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"name\":\"vraycluster."
                                   "kb.io\",\"rules\":[{\"apiGroups\":[\"ray.io\"],\"apiVersions\":[\"v1\"],\"operations\":["
                                   "\"CREATE\",\"UPDATE\"],\"resources\":[\"rayclusters\"]}],\"sideEffects\":\"None\"}"),
    },
};
const crd_layers ray_io_v1_RayCluster_layers = {
    .services = ray_io_v1_RayCluster_layers_services, .service_count = 1, .stages = ray_io_v1_RayCluster_layers_stages,
    .stage_count = 10, .skips = ray_io_v1_RayCluster_layers_skips, .skip_count = 3,
};

/* The kind with its layers. */
const crd_kind ray_io_v1_RayCluster_layered_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("RayCluster"),
    .plural = CRD_STRING_INIT("rayclusters"), .singular = CRD_STRING_INIT("raycluster"),
    .list_kind = CRD_STRING_INIT("RayClusterList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &ray_io_v1_RayCluster_type, .struct_size = sizeof(ray_io_v1_RayCluster),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayCluster"), .extras = &crd_1b084350_declared,
    .layers = &ray_io_v1_RayCluster_layers,
};
