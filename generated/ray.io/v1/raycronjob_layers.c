/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* RayCronJob */
static const crd_setting ray_io_v1_RayCronJob_layers_skip_1_when_setting_0 = {CRD_STRING_INIT("webhooksEnabled"),
                                                                              CRD_SETTING_STRING,
                                                                              {false, 0, CRD_STRING_INIT("true"), NULL, 0},
                                                                              CRD_STRING_INIT("ENABLE_WEBHOOKS")};
/* when: config.webhooksEnabled != 'true' */
static crd_cel_truth ray_io_v1_RayCronJob_layers_skip_1_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  t0 = crd_settings_value(cel->settings, &ray_io_v1_RayCronJob_layers_skip_1_when_setting_0)->text;
  cost += crd_cel_string_cost(t0, CRD_STRING("true"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t0, CRD_STRING("true"))));
}

/* reason: 'webhooks are off' */
static bool ray_io_v1_RayCronJob_layers_skip_1_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("webhooks are off");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: true */
static crd_cel_truth ray_io_v1_RayCronJob_layers_skip_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(true));
}

/* reason: 'no webhook for RayCronJob' */
static bool ray_io_v1_RayCronJob_layers_skip_2_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("no webhook for RayCronJob");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

static const crd_gate ray_io_v1_RayCronJob_layers_skip_3_when_gate_0 = {CRD_STRING_INIT("RayCronJob"), false, false,
                                                                        CRD_GATE_ALPHA};
/* when: !gates.RayCronJob */
static crd_cel_truth ray_io_v1_RayCronJob_layers_skip_3_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!crd_settings_gate(cel->settings, &ray_io_v1_RayCronJob_layers_skip_3_when_gate_0)));
}

/* reason: 'the RayCronJob controller does not run' */
static bool ray_io_v1_RayCronJob_layers_skip_3_reason(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  *text = CRD_STRING("the RayCronJob controller does not run");
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* note: self.metadata.namespace + '/' + self.metadata.name + ': ' + message */
static bool ray_io_v1_RayCronJob_layers_stage_1_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob *self = scope->self;
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


static const crd_include ray_io_v1_RayCronJob_layers_stage_1_include = {
    .set = &ray_io_v1_RayCronJob_set_raycronjob_stage_spec_51fbffb3, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCronJob_layers_stage_2_include = {
    .set = &ray_io_v1_RayCronJob_set_raycronjob_pods_51fbffb3, .mode = CRD_SET_FIRST,
};
static const crd_include ray_io_v1_RayCronJob_layers_stage_3_include = {
    .set = &ray_io_v1_RayCronJob_set_raycronjob_submitter_51fbffb3, .mode = CRD_SET_FIRST,
};
static const crd_step ray_io_v1_RayCronJob_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCronJob_layers_stage_1_include,
};
static const crd_step ray_io_v1_RayCronJob_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCronJob_layers_stage_2_include,
};
static const crd_step ray_io_v1_RayCronJob_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE, .include = &ray_io_v1_RayCronJob_layers_stage_3_include,
};
static const crd_rule_stage ray_io_v1_RayCronJob_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("spec"), .layer = CRD_LAYER_CONTROLLER, .run = &ray_io_v1_RayCronJob_layers_stage_1,
        .event = CRD_STRING_INIT("InvalidRayCronJobSpec"), .action = CRD_STRING_INIT("Validate"),
        .note = {.function = {.text = ray_io_v1_RayCronJob_layers_stage_1_note}},
    },
    {.name = CRD_STRING_INIT("volumes"), .layer = CRD_LAYER_PODS, .run = &ray_io_v1_RayCronJob_layers_stage_2},
    {.name = CRD_STRING_INIT("submitter"), .layer = CRD_LAYER_PODS, .run = &ray_io_v1_RayCronJob_layers_stage_3},
};
static const crd_layer_skip ray_io_v1_RayCronJob_layers_skips[] = {
    {
        .layer = CRD_LAYER_WEBHOOK, .when = {.function = {.truth = ray_io_v1_RayCronJob_layers_skip_1_when}},
        .reason = {.function = {.text = ray_io_v1_RayCronJob_layers_skip_1_reason}},
    },
    {
        .layer = CRD_LAYER_WEBHOOK, .when = {.function = {.truth = ray_io_v1_RayCronJob_layers_skip_2_when}},
        .reason = {.function = {.text = ray_io_v1_RayCronJob_layers_skip_2_reason}},
    },
    {
        .layer = CRD_LAYER_CONTROLLER, .when = {.function = {.truth = ray_io_v1_RayCronJob_layers_skip_3_when}},
        .reason = {.function = {.text = ray_io_v1_RayCronJob_layers_skip_3_reason}},
    },
};
const crd_layers ray_io_v1_RayCronJob_layers = {
    .stages = ray_io_v1_RayCronJob_layers_stages, .stage_count = 3, .skips = ray_io_v1_RayCronJob_layers_skips,
    .skip_count = 3,
};

/* The kind with its layers. */
const crd_kind ray_io_v1_RayCronJob_layered_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("RayCronJob"),
    .plural = CRD_STRING_INIT("raycronjobs"), .singular = CRD_STRING_INIT("raycronjob"),
    .list_kind = CRD_STRING_INIT("RayCronJobList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &ray_io_v1_RayCronJob_type, .struct_size = sizeof(ray_io_v1_RayCronJob),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayCronJob"), .extras = &crd_1b084350_declared,
    .layers = &ray_io_v1_RayCronJob_layers,
};
