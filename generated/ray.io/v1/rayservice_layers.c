/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayService_Spec ray_io_v1_RayService_Spec_zero;

/* RayService */
static const crd_setting ray_io_v1_RayService_layers_skip_1_when_setting_1 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                              CRD_SETTING_STRING,
                                                                              {false, INT64_C(0), CRD_STRING_INIT("true"),
                                                                               NULL, 0}, CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_io_v1_RayService_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = crd_settings_value(cel->settings, &ray_io_v1_RayService_layers_skip_1_when_setting_1)->text;
  cost += crd_cel_string_cost(t1, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_io_v1_RayService_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("webhooks are off");
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
static bool ray_io_v1_RayService_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("not called for DELETE");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.spec.managedBy) && self.spec.managedBy != 'ray.io/kuberay-operator' */
static crd_cel_truth ray_io_v1_RayService_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_Spec *t2 = self->spec ? self->spec : &ray_io_v1_RayService_Spec_zero;
  cost += 2;
  bool t4 = false;
  if (CRD_HAS(t2, CRD_FIELD(ray_io_v1_RayService_Spec, managedBy))) {
    const ray_io_v1_RayService_Spec *t3 = self->spec ? self->spec : &ray_io_v1_RayService_Spec_zero;
    cost += crd_cel_string_cost(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    t4 = !crd_cel_same(t3->managedBy, CRD_STRING("ray.io/kuberay-operator"));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* reason: 'managed by ' + self.spec.managedBy */
static bool ray_io_v1_RayService_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayService_Spec *t1 = self->spec ? self->spec : &ray_io_v1_RayService_Spec_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("managed by "), t1->managedBy, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: has(self.metadata.deletionTimestamp) */
static crd_cel_truth ray_io_v1_RayService_layers_skip_4_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_truth t2 = crd_cel_has(cel, t1, CRD_STRING("deletionTimestamp"));
  return crd_cel_end(cel, cost, t2);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* reason: 'being deleted' */
static bool ray_io_v1_RayService_layers_skip_4_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("being deleted");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayService_layers_stage_2_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* status: newStatus */
static crd_cel_value ray_io_v1_RayService_layers_stage_2_status(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 70;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 70;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries2[4] = {{crd_cel_of_string(CRD_STRING("type")), crd_cel_of_string(CRD_STRING("Ready"))},
                                     {crd_cel_of_string(CRD_STRING("status")), crd_cel_of_string(CRD_STRING("False"))},
                                     {crd_cel_of_string(CRD_STRING("reason")),
                                      crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                      {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t1)}};
  crd_cel_value t3 = crd_cel_make_map(cel, entries2, NULL, 4);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 40;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items4[1] = {t3};
  crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 30;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries6[1] = {{crd_cel_of_string(CRD_STRING("conditions")), t5}};
  crd_cel_value t7 = crd_cel_make_map(cel, entries6, NULL, 1);
  if (t7.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayService_layers_stage_3_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("namespace"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, t2, &t3)) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("/"), false);
  crd_cel_value t5 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_select(cel, t5, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t9, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* status: newStatus */
static crd_cel_value ray_io_v1_RayService_layers_stage_3_status(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 70;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 70;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries2[4] = {{crd_cel_of_string(CRD_STRING("type")), crd_cel_of_string(CRD_STRING("Ready"))},
                                     {crd_cel_of_string(CRD_STRING("status")), crd_cel_of_string(CRD_STRING("False"))},
                                     {crd_cel_of_string(CRD_STRING("reason")),
                                      crd_cel_of_string(CRD_STRING("ValidationFailed"))},
                                      {crd_cel_of_string(CRD_STRING("message")), crd_cel_of_string(t1)}};
  crd_cel_value t3 = crd_cel_make_map(cel, entries2, NULL, 4);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 40;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items4[1] = {t3};
  crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 30;
    goto failed_0;
  }
  cost += 30;
  const crd_cel_entry entries6[1] = {{crd_cel_of_string(CRD_STRING("conditions")), t5}};
  crd_cel_value t7 = crd_cel_make_map(cel, entries6, NULL, 1);
  if (t7.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_include ray_io_v1_RayService_layers_stage_1_include = {
    .set = &ray_io_v1_RayService_set_rayservice_webhook_8b13516a,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_2_include = {
    .set = &ray_io_v1_RayService_set_rayservice_metadata_8b13516a,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_3_include = {
    .set = &ray_io_v1_RayService_set_rayservice_stage_spec_8b13516a,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_4_include = {
    .set = &ray_io_v1_RayService_set_rayservice_stage_upgrade_8b13516a,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayService_layers_stage_5_include = {
    .set = &ray_io_v1_RayService_set_rayservice_pods_8b13516a,
    .mode = CRD_SET_FIRST,
};
static const crd_step ray_io_v1_RayService_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayService_layers_stage_1_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayService_layers_stage_2_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayService_layers_stage_3_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_4 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayService_layers_stage_4_include,
};
static const crd_step ray_io_v1_RayService_layers_stage_5 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayService_layers_stage_5_include,
};
static const crd_rule_stage ray_io_v1_RayService_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("service"),
        .layer = CRD_LAYER_WEBHOOK,
        .run = &ray_io_v1_RayService_layers_stage_1,
    },
    {
        .name = CRD_STRING_INIT("metadata"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_io_v1_RayService_layers_stage_2,
        .event = CRD_STRING_INIT("InvalidRayServiceMetadata"),
        .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayService_layers_stage_2_note}},
        .status = {.function = {.value = ray_io_v1_RayService_layers_stage_2_status}},
    },
    {
        .name = CRD_STRING_INIT("spec"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_io_v1_RayService_layers_stage_3,
        .event = CRD_STRING_INIT("InvalidRayServiceSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayService_layers_stage_3_note}},
        .status = {.function = {.value = ray_io_v1_RayService_layers_stage_3_status}},
    },
    {
        .name = CRD_STRING_INIT("upgrade"),
        .layer = CRD_LAYER_CONTROLLER,
        .alone = true,
        .run = &ray_io_v1_RayService_layers_stage_4,
    },
    {
        .name = CRD_STRING_INIT("volumes"),
        .layer = CRD_LAYER_PODS,
        .run = &ray_io_v1_RayService_layers_stage_5,
    },
};
static const crd_layer_skip ray_io_v1_RayService_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_1_when}},
        .reason = {.function = {.text = ray_io_v1_RayService_layers_skip_1_reason}},
    },
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_2_when}},
        .reason = {.function = {.text = ray_io_v1_RayService_layers_skip_2_reason}},
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_3_when}},
        .reason = {.function = {.text = ray_io_v1_RayService_layers_skip_3_reason}},
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = {.function = {.truth = ray_io_v1_RayService_layers_skip_4_when}},
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
    .services = ray_io_v1_RayService_layers_services,
    .service_count = 1,
    .stages = ray_io_v1_RayService_layers_stages,
    .stage_count = 5,
    .skips = ray_io_v1_RayService_layers_skips,
    .skip_count = 4,
};

/* The kind with its layers. */
const crd_kind ray_io_v1_RayService_layered_kind = {
    .group = CRD_STRING_INIT("ray.io"),
    .version = CRD_STRING_INIT("v1"),
    .kind = CRD_STRING_INIT("RayService"),
    .plural = CRD_STRING_INIT("rayservices"),
    .singular = CRD_STRING_INIT("rayservice"),
    .list_kind = CRD_STRING_INIT("RayServiceList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &ray_io_v1_RayService_type,
    .struct_size = sizeof(ray_io_v1_RayService),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayService"),
    .extras = &crd_declared,
    .layers = &ray_io_v1_RayService_layers,
};
