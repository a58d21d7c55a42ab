/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
#include <crd/mutate.h>

/* PodGroup */

static const crd_string scheduling_volcano_sh_v1beta1_PodGroup_layers_watch_1_keep[1] = {
    CRD_STRING_INIT("metadata.annotations[scheduling.volcano.sh/queue-name]"),
};
static const crd_string scheduling_volcano_sh_v1beta1_PodGroup_layers_watch_2_keep[7] = {
    CRD_STRING_INIT("metadata.annotations[volcano.sh/hierarchy]"), CRD_STRING_INIT("spec.capability"),
    CRD_STRING_INIT("spec.deserved"), CRD_STRING_INIT("spec.guarantee.resource"), CRD_STRING_INIT("spec.parent"),
    CRD_STRING_INIT("status.allocated[pods]"), CRD_STRING_INIT("status.state"),
};
static const crd_include scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_webhook_7a2c376d, .mode = CRD_SET_FIRST,
};
static const crd_include scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_mutate_7a2c376d, .mode = CRD_SET_FIRST,
};
static const crd_step scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_1_include,
};
static const crd_step scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE, .include = &scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_2_include,
};
static const crd_rule_stage scheduling_volcano_sh_v1beta1_PodGroup_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("podgroup"), .layer = CRD_LAYER_WEBHOOK,
        .run = &scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_1,
    },
    {
        .name = CRD_STRING_INIT("podgroup"), .layer = CRD_LAYER_MUTATION,
        .run = &scheduling_volcano_sh_v1beta1_PodGroup_layers_stage_2,
    },
};
static const crd_service scheduling_volcano_sh_v1beta1_PodGroup_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/podgroups/mutate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-podgroups-mutate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"mutatepodgroup.volcano.sh\",\"namespaceSelector\":{\"matchExpressions"
                                   "\":[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-s"
                                   "ystem\"]}]},\"rules\":[{\"apiGroups\":[\"scheduling.volcano.sh\"],\"apiVersions\":[\"v1b"
                                   "eta1\"],\"operations\":[\"CREATE\"],\"resources\":[\"podgroups\"]}],\"sideEffects\":\"No"
                                   "neOnDryRun\",\"timeoutSeconds\":10,\"reinvocationPolicy\":\"Never\"}"),
        .not_own = true, .mutating = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
    {
        .path = CRD_STRING_INIT("/podgroups/validate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-podgroups-validate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"validatepodgroup.volcano.sh\",\"namespaceSelector\":{\"matchExpressio"
                                   "ns\":[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube"
                                   "-system\"]}]},\"rules\":[{\"apiGroups\":[\"scheduling.volcano.sh\"],\"apiVersions\":[\"v"
                                   "1beta1\"],\"operations\":[\"CREATE\"],\"resources\":[\"podgroups\"]}],\"sideEffects\":\""
                                   "NoneOnDryRun\",\"timeoutSeconds\":10}"),
        .not_own = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
};
static const crd_watch scheduling_volcano_sh_v1beta1_PodGroup_layers_watches[] = {
    {
        .version = CRD_STRING_INIT("v1"), .resource = CRD_STRING_INIT("namespaces"), .kind = CRD_STRING_INIT("Namespace"),
        .layers = CRD_LAYER_MUTATION, .keep = scheduling_volcano_sh_v1beta1_PodGroup_layers_watch_1_keep, .keep_count = 1,
    },
    {
        .group = CRD_STRING_INIT("scheduling.volcano.sh"), .version = CRD_STRING_INIT("v1beta1"),
        .resource = CRD_STRING_INIT("queues"), .kind = CRD_STRING_INIT("Queue"), .layers = CRD_LAYER_WEBHOOK,
        .keep = scheduling_volcano_sh_v1beta1_PodGroup_layers_watch_2_keep, .keep_count = 7,
    },
};
const crd_layers scheduling_volcano_sh_v1beta1_PodGroup_layers = {
    .services = scheduling_volcano_sh_v1beta1_PodGroup_layers_services, .service_count = 2,
    .stages = scheduling_volcano_sh_v1beta1_PodGroup_layers_stages, .stage_count = 2,
    .watches = scheduling_volcano_sh_v1beta1_PodGroup_layers_watches, .watch_count = 2,
};

/* The kind with its layers. */
const crd_kind scheduling_volcano_sh_v1beta1_PodGroup_layered_kind = {
    .group = CRD_STRING_INIT("scheduling.volcano.sh"), .version = CRD_STRING_INIT("v1beta1"),
    .kind = CRD_STRING_INIT("PodGroup"), .plural = CRD_STRING_INIT("podgroups"), .singular = CRD_STRING_INIT("podgroup"),
    .list_kind = CRD_STRING_INIT("PodGroupList"), .namespaced = true, .served = true, .storage = true,
    .type = &scheduling_volcano_sh_v1beta1_PodGroup_type, .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup),
    .struct_name = CRD_STRING_INIT("scheduling_volcano_sh_v1beta1_PodGroup"), .extras = &crd_1b084350_declared,
    .layers = &scheduling_volcano_sh_v1beta1_PodGroup_layers,
};

scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_mutate(crd_arena *arena,
                                                                                      const scheduling_volcano_sh_v1beta1_PodGroup *object, const crd_mutate_options *options, crd_mutated *mutated) {
  return crd_kind_mutate(arena, &scheduling_volcano_sh_v1beta1_PodGroup_layered_kind, object, options, mutated);
}
