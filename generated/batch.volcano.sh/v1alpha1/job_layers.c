/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
#include <crd/mutate.h>

/* Job */

static const crd_string batch_volcano_sh_v1alpha1_Job_layers_watch_1_keep[7] = {
    CRD_STRING_INIT("metadata.annotations[volcano.sh/hierarchy]"), CRD_STRING_INIT("spec.capability"),
    CRD_STRING_INIT("spec.deserved"), CRD_STRING_INIT("spec.guarantee.resource"), CRD_STRING_INIT("spec.parent"),
    CRD_STRING_INIT("status.allocated[pods]"), CRD_STRING_INIT("status.state"),
};
static const crd_string batch_volcano_sh_v1alpha1_Job_layers_watch_1_indexes[1] = {CRD_STRING_INIT("spec.parent")};
static const crd_include batch_volcano_sh_v1alpha1_Job_layers_stage_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_webhook_7949f805, .mode = CRD_SET_FIRST,
};
static const crd_include batch_volcano_sh_v1alpha1_Job_layers_stage_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_mutate_7949f805, .mode = CRD_SET_FIRST,
};
static const crd_step batch_volcano_sh_v1alpha1_Job_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &batch_volcano_sh_v1alpha1_Job_layers_stage_1_include,
};
static const crd_step batch_volcano_sh_v1alpha1_Job_layers_stage_2 = {
    .kind = CRD_STEP_INCLUDE, .include = &batch_volcano_sh_v1alpha1_Job_layers_stage_2_include,
};
static const crd_rule_stage batch_volcano_sh_v1alpha1_Job_layers_stages[] = {
    {.name = CRD_STRING_INIT("job"), .layer = CRD_LAYER_WEBHOOK, .run = &batch_volcano_sh_v1alpha1_Job_layers_stage_1},
    {
        .name = CRD_STRING_INIT("job"), .layer = CRD_LAYER_MUTATION, .null_patch = true,
        .run = &batch_volcano_sh_v1alpha1_Job_layers_stage_2,
    },
};
static const crd_service batch_volcano_sh_v1alpha1_Job_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/jobs/mutate"), .configuration = CRD_STRING_INIT("volcano-admission-service-jobs-mutate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"mutatejob.volcano.sh\",\"namespaceSelector\":{\"matchExpressions\":[{"
                                   "\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-system"
                                   "\"]}]},\"rules\":[{\"apiGroups\":[\"batch.volcano.sh\"],\"apiVersions\":[\"v1alpha1\"],"
                                   "\"operations\":[\"CREATE\"],\"resources\":[\"jobs\"]}],\"sideEffects\":\"NoneOnDryRun\","
                                   "\"timeoutSeconds\":10,\"reinvocationPolicy\":\"Never\"}"),
        .not_own = true, .mutating = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
    {
        .path = CRD_STRING_INIT("/jobs/validate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-jobs-validate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"validatejob.volcano.sh\",\"namespaceSelector\":{\"matchExpressions\":"
                                   "[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-syst"
                                   "em\"]}]},\"rules\":[{\"apiGroups\":[\"batch.volcano.sh\"],\"apiVersions\":[\"v1alpha1\"]"
                                   ",\"operations\":[\"CREATE\",\"UPDATE\"],\"resources\":[\"jobs\"]}],\"sideEffects\":\"Non"
                                   "eOnDryRun\",\"timeoutSeconds\":10}"),
        .not_own = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
};
static const crd_watch batch_volcano_sh_v1alpha1_Job_layers_watches[] = {
    {
        .group = CRD_STRING_INIT("scheduling.volcano.sh"), .version = CRD_STRING_INIT("v1beta1"),
        .resource = CRD_STRING_INIT("queues"), .kind = CRD_STRING_INIT("Queue"), .layers = CRD_LAYER_WEBHOOK,
        .keep = batch_volcano_sh_v1alpha1_Job_layers_watch_1_keep, .keep_count = 7,
        .indexes = batch_volcano_sh_v1alpha1_Job_layers_watch_1_indexes, .index_count = 1,
    },
};
const crd_layers batch_volcano_sh_v1alpha1_Job_layers = {
    .services = batch_volcano_sh_v1alpha1_Job_layers_services, .service_count = 2,
    .stages = batch_volcano_sh_v1alpha1_Job_layers_stages, .stage_count = 2,
    .watches = batch_volcano_sh_v1alpha1_Job_layers_watches, .watch_count = 1,
};

/* The kind with its layers. */
const crd_kind batch_volcano_sh_v1alpha1_Job_layered_kind = {
    .group = CRD_STRING_INIT("batch.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("Job"),
    .plural = CRD_STRING_INIT("jobs"), .singular = CRD_STRING_INIT("job"), .list_kind = CRD_STRING_INIT("JobList"),
    .namespaced = true, .served = true, .storage = true, .has_status = true, .type = &batch_volcano_sh_v1alpha1_Job_type,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job), .struct_name = CRD_STRING_INIT("batch_volcano_sh_v1alpha1_Job"),
    .extras = &crd_1b084350_declared, .layers = &batch_volcano_sh_v1alpha1_Job_layers,
};

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_mutate(crd_arena *arena,
                                                                    const batch_volcano_sh_v1alpha1_Job *object,
                                                                    const crd_mutate_options *options,
                                                                    crd_mutated *mutated) {
  return crd_kind_mutate(arena, &batch_volcano_sh_v1alpha1_Job_layered_kind, object, options, mutated);
}
