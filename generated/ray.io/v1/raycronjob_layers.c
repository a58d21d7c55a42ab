/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* RayCronJob */
static const crd_setting ray_io_v1_RayCronJob_layers_skip_1_when_setting_1 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                              CRD_SETTING_STRING,
                                                                              {false, INT64_C(0), CRD_STRING_INIT("true"),
                                                                               NULL, 0}, CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_io_v1_RayCronJob_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = crd_settings_value(cel->settings, &ray_io_v1_RayCronJob_layers_skip_1_when_setting_1)->text;
  cost += crd_cel_string_cost(t1, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_io_v1_RayCronJob_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: true */
static crd_cel_truth ray_io_v1_RayCronJob_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(true));
}

/* reason: 'no webhook for RayCronJob' */
static bool ray_io_v1_RayCronJob_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("no webhook for RayCronJob");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

static const crd_gate ray_io_v1_RayCronJob_layers_skip_3_when_gate_1 = {CRD_STRING_INIT("RayCronJob"), false, false,
                                                                        CRD_GATE_ALPHA};
/* when: !gates.RayCronJob */
static crd_cel_truth ray_io_v1_RayCronJob_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t1 = crd_settings_gate(cel->settings, &ray_io_v1_RayCronJob_layers_skip_3_when_gate_1);
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
}

/* reason: 'the RayCronJob controller does not run' */
static bool ray_io_v1_RayCronJob_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  *message = CRD_STRING("the RayCronJob controller does not run");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayCronJob_layers_stage_1_note(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCronJob *self = scope->self;
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


static const crd_include ray_io_v1_RayCronJob_layers_stage_1_include = {
    .set = &ray_io_v1_RayCronJob_set_raycronjob_stage_spec_a292ea02,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCronJob_layers_stage_2_include = {
    .set = &ray_io_v1_RayCronJob_set_raycronjob_pods_a292ea02,
    .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCronJob_layers_stage_3_include = {
    .set = &ray_io_v1_RayCronJob_set_raycronjob_submitter_a292ea02,
    .mode = CRD_SET_FIRST,
};
static const crd_step ray_io_v1_RayCronJob_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayCronJob_layers_stage_1_include,
};
static const crd_step ray_io_v1_RayCronJob_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayCronJob_layers_stage_2_include,
};
static const crd_step ray_io_v1_RayCronJob_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE,
    .include = &ray_io_v1_RayCronJob_layers_stage_3_include,
};
static const crd_rule_stage ray_io_v1_RayCronJob_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("spec"),
        .layer = CRD_LAYER_CONTROLLER,
        .run = &ray_io_v1_RayCronJob_layers_stage_1,
        .event = CRD_STRING_INIT("InvalidRayCronJobSpec"),
        .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayCronJob_layers_stage_1_note}},
    },
    {
        .name = CRD_STRING_INIT("volumes"),
        .layer = CRD_LAYER_PODS,
        .run = &ray_io_v1_RayCronJob_layers_stage_2,
    },
    {
        .name = CRD_STRING_INIT("submitter"),
        .layer = CRD_LAYER_PODS,
        .run = &ray_io_v1_RayCronJob_layers_stage_3,
    },
};
static const crd_layer_skip ray_io_v1_RayCronJob_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = {.function = {.truth = ray_io_v1_RayCronJob_layers_skip_1_when}},
        .reason = {.function = {.text = ray_io_v1_RayCronJob_layers_skip_1_reason}},
    },
    {
        .layer = CRD_LAYER_WEBHOOK,
        .when = {.function = {.truth = ray_io_v1_RayCronJob_layers_skip_2_when}},
        .reason = {.function = {.text = ray_io_v1_RayCronJob_layers_skip_2_reason}},
    },
    {
        .layer = CRD_LAYER_CONTROLLER,
        .when = {.function = {.truth = ray_io_v1_RayCronJob_layers_skip_3_when}},
        .reason = {.function = {.text = ray_io_v1_RayCronJob_layers_skip_3_reason}},
    },
};
const crd_layers ray_io_v1_RayCronJob_layers = {
    .stages = ray_io_v1_RayCronJob_layers_stages,
    .stage_count = 3,
    .skips = ray_io_v1_RayCronJob_layers_skips,
    .skip_count = 3,
};

/* The kind with its layers. */
const crd_kind ray_io_v1_RayCronJob_layered_kind = {
    .group = CRD_STRING_INIT("ray.io"),
    .version = CRD_STRING_INIT("v1"),
    .kind = CRD_STRING_INIT("RayCronJob"),
    .plural = CRD_STRING_INIT("raycronjobs"),
    .singular = CRD_STRING_INIT("raycronjob"),
    .list_kind = CRD_STRING_INIT("RayCronJobList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &ray_io_v1_RayCronJob_type,
    .struct_size = sizeof(ray_io_v1_RayCronJob),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayCronJob"),
    .extras = &crd_declared,
    .layers = &ray_io_v1_RayCronJob_layers,
};
