/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayService_Spec ray_io_v1_RayService_Spec_zero;

/* RayService */
static const crd_setting ray_io_v1_RayService_layers_skip_1_when_setting_0 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                              CRD_SETTING_STRING,
                                                                              {false, 0, CRD_STRING_INIT("true"), NULL, 0},
                                                                              CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_io_v1_RayService_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  t0 = crd_settings_value(cel->settings, &ray_io_v1_RayService_layers_skip_1_when_setting_0)->text;
  cost += crd_cel_string_cost(t0, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t0, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_io_v1_RayService_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: operation == 'DELETE' */
static crd_cel_truth ray_io_v1_RayService_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("DELETE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("DELETE"))));
}

/* reason: 'not called for DELETE' */
static bool ray_io_v1_RayService_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("not called for DELETE");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.spec.managedBy) && self.spec.managedBy != 'ray.io/kuberay-operator' */
static crd_cel_truth ray_io_v1_RayService_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_Spec *t1 = NULL, *t5 = NULL;
  bool t2 = false;
  t1 = self->spec ? self->spec : &ray_io_v1_RayService_Spec_zero;
  t2 = CRD_HAS(t1, managedBy);
  cost += 2;
  if (!t2) goto at_10;
  t5 = self->spec ? self->spec : &ray_io_v1_RayService_Spec_zero;
  cost += crd_cel_string_cost(t5->managedBy, CRD_STRING("ray.io/kuberay-operator"));
  t2 = !crd_cel_same(t5->managedBy, CRD_STRING("ray.io/kuberay-operator"));
  cost += 3;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* reason: 'managed by ' + self.spec.managedBy */
static bool ray_io_v1_RayService_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_Spec *t1 = NULL;
  crd_string t3 = {NULL, 0};
  t1 = self->spec ? self->spec : &ray_io_v1_RayService_Spec_zero;
  t3 = crd_cel_concat(cel, CRD_STRING("managed by "), t1->managedBy, false);
  cost += 3;
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.metadata.deletionTimestamp) */
static crd_cel_truth ray_io_v1_RayService_layers_skip_4_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1;
  bool t2 = false;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_4;
  if (!crd_cel_known(crd_scope_has(cel, t1, CRD_STRING("deletionTimestamp")), &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* reason: 'being deleted' */
static bool ray_io_v1_RayService_layers_skip_4_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("being deleted");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayService_layers_stage_2_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t5, t6, t7, t8, t10;
  crd_string t9 = {NULL, 0}, v12 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 8; goto at_14; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 8; goto at_14; }
  if ((t3 = crd_cel_add_any(cel, t2, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_14; }
  cost += 2;
  if ((t5 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_21;
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_23;
  if ((t7 = crd_cel_add_any(cel, t3, t6)).kind == CRD_CEL_FAILED) { cost += 3; goto at_14; }
  if ((t8 = crd_cel_add_any(cel, t7, crd_cel_of_string(CRD_STRING(": ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_14; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_27;
  if (!crd_cel_take_string(cel, scope->params[0], &t9)) goto at_27;
  if ((t10 = crd_cel_add_any(cel, t8, crd_cel_of_string(t9))).kind == CRD_CEL_FAILED) goto at_14;
  if (!crd_cel_take_string(cel, t10, &v12)) goto at_14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t10, text);
at_14:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_21:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t3), 1);
  cost += 3;
  goto at_14;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t3), 1);
  cost += 3;
  goto at_14;
at_27:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t8), 1);
  goto at_14;
}

/* status: newStatus */
static crd_cel_value ray_io_v1_RayService_layers_stage_2_status(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t8 = {NULL, 0};
  crd_cel_value t9, t10, t11;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 70; goto at_14; }
  if (!crd_cel_take_string(cel, scope->params[0], &t8)) { cost += 70; goto at_14; }
  cost += 30;
  if ((t9 = crd_cel_make_map(cel,
                             (const crd_cel_entry[4]){{crd_cel_of_string(CRD_STRING("type")),
                                                       crd_cel_of_string(CRD_STRING("Ready"))},
                                                       {crd_cel_of_string(CRD_STRING("status")),
                                                        crd_cel_of_string(CRD_STRING("False"))},
                                                        {crd_cel_of_string(CRD_STRING("reason")),
                                                         crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                                         {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t8)}},
                                                         NULL, 4)).kind == CRD_CEL_FAILED) { cost += 40; goto at_14; }
  cost += 10;
  if ((t10 = crd_cel_make_list(cel, (const crd_cel_value[1]){t9}, NULL,
                               1)).kind == CRD_CEL_FAILED) { cost += 30; goto at_14; }
  cost += 30;
  if ((t11 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("conditions")), t10}}, NULL,
                              1)).kind == CRD_CEL_FAILED) goto at_14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t11 : crd_cel_of_truth(CRD_CEL_ERROR);
at_14:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayService_layers_stage_3_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t5, t6, t7, t8, t10;
  crd_string t9 = {NULL, 0}, v12 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 8; goto at_14; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 8; goto at_14; }
  if ((t3 = crd_cel_add_any(cel, t2, crd_cel_of_string(CRD_STRING("/")))).kind == CRD_CEL_FAILED) { cost += 7; goto at_14; }
  cost += 2;
  if ((t5 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_21;
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_23;
  if ((t7 = crd_cel_add_any(cel, t3, t6)).kind == CRD_CEL_FAILED) { cost += 3; goto at_14; }
  if ((t8 = crd_cel_add_any(cel, t7, crd_cel_of_string(CRD_STRING(": ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_14; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_27;
  if (!crd_cel_take_string(cel, scope->params[0], &t9)) goto at_27;
  if ((t10 = crd_cel_add_any(cel, t8, crd_cel_of_string(t9))).kind == CRD_CEL_FAILED) goto at_14;
  if (!crd_cel_take_string(cel, t10, &v12)) goto at_14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t10, text);
at_14:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_21:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t3), 1);
  cost += 3;
  goto at_14;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t3), 1);
  cost += 3;
  goto at_14;
at_27:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t8), 1);
  goto at_14;
}

/* status: newStatus */
static crd_cel_value ray_io_v1_RayService_layers_stage_3_status(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t8 = {NULL, 0};
  crd_cel_value t9, t10, t11;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 70; goto at_14; }
  if (!crd_cel_take_string(cel, scope->params[0], &t8)) { cost += 70; goto at_14; }
  cost += 30;
  if ((t9 = crd_cel_make_map(cel,
                             (const crd_cel_entry[4]){{crd_cel_of_string(CRD_STRING("type")),
                                                       crd_cel_of_string(CRD_STRING("Ready"))},
                                                       {crd_cel_of_string(CRD_STRING("status")),
                                                        crd_cel_of_string(CRD_STRING("False"))},
                                                        {crd_cel_of_string(CRD_STRING("reason")),
                                                         crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                                         {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t8)}},
                                                         NULL, 4)).kind == CRD_CEL_FAILED) { cost += 40; goto at_14; }
  cost += 10;
  if ((t10 = crd_cel_make_list(cel, (const crd_cel_value[1]){t9}, NULL,
                               1)).kind == CRD_CEL_FAILED) { cost += 30; goto at_14; }
  cost += 30;
  if ((t11 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("conditions")), t10}}, NULL,
                              1)).kind == CRD_CEL_FAILED) goto at_14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t11 : crd_cel_of_truth(CRD_CEL_ERROR);
at_14:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_include ray_io_v1_RayService_layers_stage_1_include = {
    .set = &ray_io_v1_RayService_set_rayservice_webhook_a9eb478a, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_2_include = {
    .set = &ray_io_v1_RayService_set_rayservice_metadata_a9eb478a, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_3_include = {
    .set = &ray_io_v1_RayService_set_rayservice_stage_spec_a9eb478a, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_4_include = {
    .set = &ray_io_v1_RayService_set_rayservice_stage_upgrade_a9eb478a, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_5_include = {
    .set = &ray_io_v1_RayService_set_rayservice_pods_a9eb478a, .mode = CRD_SET_FIRST,
};
static const crd_step ray_io_v1_RayService_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayService_layers_stage_1_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayService_layers_stage_2_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayService_layers_stage_3_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_4 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayService_layers_stage_4_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_5 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayService_layers_stage_5_include,
};
static const crd_rule_stage ray_io_v1_RayService_layers_stages[] = {
    {.name = CRD_STRING_INIT("service"), .layer = CRD_LAYER_WEBHOOK, .run = &ray_io_v1_RayService_layers_stage_1},
    {
        .name = CRD_STRING_INIT("metadata"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayService_layers_stage_2,
        .event = CRD_STRING_INIT("InvalidRayServiceMetadata"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayService_layers_stage_2_note}},
        .status = {.function = {.value = ray_io_v1_RayService_layers_stage_2_status}},
    },
    {
        .name = CRD_STRING_INIT("spec"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayService_layers_stage_3,
        .event = CRD_STRING_INIT("InvalidRayServiceSpec"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayService_layers_stage_3_note}},
        .status = {.function = {.value = ray_io_v1_RayService_layers_stage_3_status}},
    },
    {
        .name = CRD_STRING_INIT("upgrade"), .layer = CRD_LAYER_CONTROLLER, .alone = true,
        .run = &ray_io_v1_RayService_layers_stage_4,
    },
    {.name = CRD_STRING_INIT("volumes"), .layer = CRD_LAYER_PODS, .run = &ray_io_v1_RayService_layers_stage_5},
};
static const crd_layer_skip ray_io_v1_RayService_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK, .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_1_when}},
        .reason = {.function = {.text = ray_io_v1_RayService_layers_skip_1_reason}},
    },
    {
        .layer = CRD_LAYER_WEBHOOK, .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_2_when}},
        .reason = {.function = {.text = ray_io_v1_RayService_layers_skip_2_reason}},
    },
    {
        .layer = CRD_LAYER_CONTROLLER, .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_3_when}},
        .reason = {.function = {.text = ray_io_v1_RayService_layers_skip_3_reason}},
    },
    {
        .layer = CRD_LAYER_CONTROLLER, .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_4_when}},
        .reason = {.function = {.text = ray_io_v1_RayService_layers_skip_4_reason}},
    },
};
static const crd_service ray_io_v1_RayService_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/validate-ray-io-v1-rayservice"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"name\":\"vrayservice."
                                   "kb.io\",\"rules\":[{\"apiGroups\":[\"ray.io\"],\"apiVersions\":[\"v1\"],\"operations\":["
                                   "\"CREATE\",\"UPDATE\"],\"resources\":[\"rayservices\"]}],\"sideEffects\":\"None\"}"),
    },
};
const crd_layers ray_io_v1_RayService_layers = {
    .services = ray_io_v1_RayService_layers_services, .service_count = 1, .stages = ray_io_v1_RayService_layers_stages,
    .stage_count = 5, .skips = ray_io_v1_RayService_layers_skips, .skip_count = 4,
};

/* The kind with its layers. */
const crd_kind ray_io_v1_RayService_layered_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("RayService"),
    .plural = CRD_STRING_INIT("rayservices"), .singular = CRD_STRING_INIT("rayservice"),
    .list_kind = CRD_STRING_INIT("RayServiceList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &ray_io_v1_RayService_type, .struct_size = sizeof(ray_io_v1_RayService),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayService"), .extras = &crd_1b084350_declared,
    .layers = &ray_io_v1_RayService_layers,
};
