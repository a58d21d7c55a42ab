/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
#include <crd/mutate.h>

/* Queue */

static const crd_string scheduling_volcano_sh_v1beta1_Queue_layers_watch_1_keep[7] = {
    CRD_STRING_INIT("metadata.annotations[volcano.sh/hierarchy]"), CRD_STRING_INIT("spec.capability"),
    CRD_STRING_INIT("spec.deserved"), CRD_STRING_INIT("spec.guarantee.resource"), CRD_STRING_INIT("spec.parent"),
    CRD_STRING_INIT("status.allocated[pods]"), CRD_STRING_INIT("status.state"),
};
static const crd_string scheduling_volcano_sh_v1beta1_Queue_layers_watch_1_indexes[1] = {CRD_STRING_INIT("spec.parent")};
static const crd_include scheduling_volcano_sh_v1beta1_Queue_layers_stage_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_webhook_2f2041a5, .mode = CRD_SET_FIRST,
};
static const crd_include scheduling_volcano_sh_v1beta1_Queue_layers_stage_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_mutate_2f2041a5, .mode = CRD_SET_FIRST,
};
static const crd_step scheduling_volcano_sh_v1beta1_Queue_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &scheduling_volcano_sh_v1beta1_Queue_layers_stage_1_include,
};
static const crd_step scheduling_volcano_sh_v1beta1_Queue_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE, .include = &scheduling_volcano_sh_v1beta1_Queue_layers_stage_2_include,
};
static const crd_rule_stage scheduling_volcano_sh_v1beta1_Queue_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("queue"), .layer = CRD_LAYER_WEBHOOK,
        .run = &scheduling_volcano_sh_v1beta1_Queue_layers_stage_1,
    },
    {
        .name = CRD_STRING_INIT("queue"), .layer = CRD_LAYER_MUTATION, .null_patch = true,
        .run = &scheduling_volcano_sh_v1beta1_Queue_layers_stage_2,
    },
};
static const crd_service scheduling_volcano_sh_v1beta1_Queue_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/queues/mutate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-queues-mutate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"mutatequeue.volcano.sh\",\"namespaceSelector\":{\"matchExpressions\":"
                                   "[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-syst"
                                   "em\"]}]},\"rules\":[{\"apiGroups\":[\"scheduling.volcano.sh\"],\"apiVersions\":[\"v1beta"
                                   "1\"],\"operations\":[\"CREATE\"],\"resources\":[\"queues\"]}],\"sideEffects\":\"NoneOnDr"
                                   "yRun\",\"timeoutSeconds\":10,\"reinvocationPolicy\":\"Never\"}"),
        .not_own = true, .mutating = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
    {
        .path = CRD_STRING_INIT("/queues/validate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-queues-validate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"validatequeue.volcano.sh\",\"namespaceSelector\":{\"matchExpressions"
                                   "\":[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-s"
                                   "ystem\"]}]},\"rules\":[{\"apiGroups\":[\"scheduling.volcano.sh\"],\"apiVersions\":[\"v1b"
                                   "eta1\"],\"operations\":[\"CREATE\",\"UPDATE\",\"DELETE\"],\"resources\":[\"queues\"]}],"
                                   "\"sideEffects\":\"NoneOnDryRun\",\"timeoutSeconds\":10}"),
        .not_own = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
};
static const crd_watch scheduling_volcano_sh_v1beta1_Queue_layers_watches[] = {
    {
        .group = CRD_STRING_INIT("scheduling.volcano.sh"), .version = CRD_STRING_INIT("v1beta1"),
        .resource = CRD_STRING_INIT("queues"), .kind = CRD_STRING_INIT("Queue"), .layers = CRD_LAYER_WEBHOOK,
        .keep = scheduling_volcano_sh_v1beta1_Queue_layers_watch_1_keep, .keep_count = 7,
        .indexes = scheduling_volcano_sh_v1beta1_Queue_layers_watch_1_indexes, .index_count = 1,
    },
};
const crd_layers scheduling_volcano_sh_v1beta1_Queue_layers = {
    .services = scheduling_volcano_sh_v1beta1_Queue_layers_services, .service_count = 2,
    .stages = scheduling_volcano_sh_v1beta1_Queue_layers_stages, .stage_count = 2,
    .watches = scheduling_volcano_sh_v1beta1_Queue_layers_watches, .watch_count = 1,
};

/* The kind with its layers. */
const crd_kind scheduling_volcano_sh_v1beta1_Queue_layered_kind = {
    .group = CRD_STRING_INIT("scheduling.volcano.sh"), .version = CRD_STRING_INIT("v1beta1"),
    .kind = CRD_STRING_INIT("Queue"), .plural = CRD_STRING_INIT("queues"), .singular = CRD_STRING_INIT("queue"),
    .list_kind = CRD_STRING_INIT("QueueList"), .served = true, .storage = true, .has_status = true,
    .type = &scheduling_volcano_sh_v1beta1_Queue_type, .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue),
    .struct_name = CRD_STRING_INIT("scheduling_volcano_sh_v1beta1_Queue"), .extras = &crd_1b084350_declared,
    .layers = &scheduling_volcano_sh_v1beta1_Queue_layers,
};

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_mutate(crd_arena *arena,
                                                                                const scheduling_volcano_sh_v1beta1_Queue *object, const crd_mutate_options *options, crd_mutated *mutated) {
  return crd_kind_mutate(arena, &scheduling_volcano_sh_v1beta1_Queue_layered_kind, object, options, mutated);
}
