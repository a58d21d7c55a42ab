/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
#include <crd/mutate.h>

/* Pod */
static const crd_setting core_v1_Pod_layers_stage_2_when_setting_0 = {CRD_STRING_INIT("admissionConfiguration"),
                                                                      CRD_SETTING_STRING,
                                                                      {false, 0, CRD_STRING_INIT("none"), NULL, 0},
                                                                      CRD_STRING_INIT("")};
/* when: groups.hasValue() */
static crd_cel_truth core_v1_Pod_layers_stage_2_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  crd_cel_value t3, v4;
  t0 = crd_settings_value(cel->settings, &core_v1_Pod_layers_stage_2_when_setting_0)->text;
  t1 = crd_cel_concat(cel, CRD_STRING("(resourceGroups:[](resourceGroup:string "),
                      CRD_STRING("object:(key:string value:[]string) schedulerName:string labels:{}string affinity:string "),
                      false);
  t2 = crd_cel_concat(cel, t1,
                      CRD_STRING("tolerations:[](key:string operator:string value:string effect:string "
                                 "tolerationseconds:*int)))"), false);
  cost += 2;
  if ((t3 = crd_cel_fn_go_from_yaml(cel, (const crd_cel_value[2]){crd_cel_of_string(t0), crd_cel_of_string(t2)},
                                    2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  if ((v4 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) goto at_6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v4.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* note: 'Create pod failed due to ' + message */
static bool core_v1_Pod_layers_stage_4_note(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 3; goto at_5; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 3; goto at_5; }
  t1 = crd_cel_concat(cel, CRD_STRING("Create pod failed due to "), t0, false);
  *text = t1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_include core_v1_Pod_layers_stage_1_include = {
    .set = &core_v1_Pod_set_pod_decode_75333c81, .mode = CRD_SET_FIRST,
};
static const crd_include core_v1_Pod_layers_stage_2_include = {
    .set = &core_v1_Pod_set_pod_mutate_75333c81, .mode = CRD_SET_FIRST,
};
static const crd_include core_v1_Pod_layers_stage_3_include = {
    .set = &core_v1_Pod_set_pod_decode_webhook_75333c81, .mode = CRD_SET_FIRST,
};
static const crd_include core_v1_Pod_layers_stage_4_include = {
    .set = &core_v1_Pod_set_pod_budgets_75333c81, .mode = CRD_SET_FIRST,
};
static const crd_include core_v1_Pod_layers_stage_5_include = {
    .set = &core_v1_Pod_set_pod_one_budget_75333c81, .mode = CRD_SET_FIRST,
};
static const crd_step core_v1_Pod_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &core_v1_Pod_layers_stage_1_include,
};
static const crd_step core_v1_Pod_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = core_v1_Pod_layers_stage_2_when}},
    .include = &core_v1_Pod_layers_stage_2_include,
};
static const crd_step core_v1_Pod_layers_stage_3 = {
    .kind = CRD_STEP_INCLUDE, .include = &core_v1_Pod_layers_stage_3_include,
};
static const crd_step core_v1_Pod_layers_stage_4 = {
    .kind = CRD_STEP_INCLUDE, .include = &core_v1_Pod_layers_stage_4_include,
};
static const crd_step core_v1_Pod_layers_stage_5 = {
    .kind = CRD_STEP_INCLUDE, .include = &core_v1_Pod_layers_stage_5_include,
};
static const crd_rule_stage core_v1_Pod_layers_stages[] = {
    {.name = CRD_STRING_INIT("decode"), .layer = CRD_LAYER_MUTATION, .run = &core_v1_Pod_layers_stage_1},
    {.name = CRD_STRING_INIT("pod"), .layer = CRD_LAYER_MUTATION, .null_patch = true, .run = &core_v1_Pod_layers_stage_2},
    {.name = CRD_STRING_INIT("decode"), .layer = CRD_LAYER_WEBHOOK, .run = &core_v1_Pod_layers_stage_3},
    {
        .name = CRD_STRING_INIT("budgets"), .layer = CRD_LAYER_WEBHOOK, .run = &core_v1_Pod_layers_stage_4,
        .event = CRD_STRING_INIT("Admit"), .note = {.function = {.text = core_v1_Pod_layers_stage_4_note}},
    },
    {.name = CRD_STRING_INIT("one-budget"), .layer = CRD_LAYER_WEBHOOK, .run = &core_v1_Pod_layers_stage_5},
};
static const crd_service core_v1_Pod_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/pods/mutate"), .configuration = CRD_STRING_INIT("volcano-admission-service-pods-mutate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"mutatepod.volcano.sh\",\"namespaceSelector\":{\"matchExpressions\":[{"
                                   "\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-system"
                                   "\"]}]},\"rules\":[{\"apiGroups\":[\"\"],\"apiVersions\":[\"v1\"],\"operations\":[\"CREAT"
                                   "E\"],\"resources\":[\"pods\"]}],\"sideEffects\":\"NoneOnDryRun\",\"timeoutSeconds\":10,"
                                   "\"reinvocationPolicy\":\"Never\"}"),
        .not_own = true, .mutating = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
    {
        .path = CRD_STRING_INIT("/pods/validate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-pods-validate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"validatepod.volcano.sh\",\"namespaceSelector\":{\"matchExpressions\":"
                                   "[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-syst"
                                   "em\"]}]},\"rules\":[{\"apiGroups\":[\"\"],\"apiVersions\":[\"v1\"],\"operations\":[\"CRE"
                                   "ATE\"],\"resources\":[\"pods\"]}],\"sideEffects\":\"NoneOnDryRun\",\"timeoutSeconds\":10"
                                   "}"),
        .not_own = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
};
const crd_layers core_v1_Pod_layers = {
    .services = core_v1_Pod_layers_services, .service_count = 2, .stages = core_v1_Pod_layers_stages, .stage_count = 5,
};

/* The kind with its layers. */
const crd_kind core_v1_Pod_layered_kind = {
    .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("Pod"), .plural = CRD_STRING_INIT("pods"),
    .singular = CRD_STRING_INIT("pod"), .list_kind = CRD_STRING_INIT("PodList"), .namespaced = true, .storage = true,
    .type = &core_v1_Pod_type, .struct_size = sizeof(core_v1_Pod), .struct_name = CRD_STRING_INIT("core_v1_Pod"),
    .extras = &crd_1b084350_declared, .layers = &core_v1_Pod_layers,
};

core_v1_Pod *core_v1_Pod_mutate(crd_arena *arena, const core_v1_Pod *object, const crd_mutate_options *options,
                                crd_mutated *mutated) {
  return crd_kind_mutate(arena, &core_v1_Pod_layered_kind, object, options, mutated);
}
