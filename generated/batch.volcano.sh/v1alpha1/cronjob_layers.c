/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* CronJob */

static const crd_include batch_volcano_sh_v1alpha1_CronJob_layers_stage_1_include = {
    .set = &batch_volcano_sh_v1alpha1_CronJob_set_cronjob_webhook_87e5c181, .mode = CRD_SET_FIRST,
};
static const crd_step batch_volcano_sh_v1alpha1_CronJob_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &batch_volcano_sh_v1alpha1_CronJob_layers_stage_1_include,
};
static const crd_rule_stage batch_volcano_sh_v1alpha1_CronJob_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("cronjob"), .layer = CRD_LAYER_WEBHOOK,
        .run = &batch_volcano_sh_v1alpha1_CronJob_layers_stage_1,
    },
};
static const crd_service batch_volcano_sh_v1alpha1_CronJob_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/cronjobs/validate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-cronjobs-validate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"validatecronjob.volcano.sh\",\"namespaceSelector\":{\"matchExpression"
                                   "s\":[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-"
                                   "system\"]}]},\"rules\":[{\"apiGroups\":[\"batch.volcano.sh\"],\"apiVersions\":[\"v1alpha"
                                   "1\"],\"operations\":[\"CREATE\",\"UPDATE\"],\"resources\":[\"cronjobs\"]}],\"sideEffects"
                                   "\":\"NoneOnDryRun\",\"timeoutSeconds\":10}"),
        .not_own = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
};
const crd_layers batch_volcano_sh_v1alpha1_CronJob_layers = {
    .services = batch_volcano_sh_v1alpha1_CronJob_layers_services, .service_count = 1,
    .stages = batch_volcano_sh_v1alpha1_CronJob_layers_stages, .stage_count = 1,
};

/* The kind with its layers. */
const crd_kind batch_volcano_sh_v1alpha1_CronJob_layered_kind = {
    .group = CRD_STRING_INIT("batch.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("CronJob"),
    .plural = CRD_STRING_INIT("cronjobs"), .singular = CRD_STRING_INIT("cronjob"),
    .list_kind = CRD_STRING_INIT("CronJobList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &batch_volcano_sh_v1alpha1_CronJob_type, .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob),
    .struct_name = CRD_STRING_INIT("batch_volcano_sh_v1alpha1_CronJob"), .extras = &crd_1b084350_declared,
    .layers = &batch_volcano_sh_v1alpha1_CronJob_layers,
};
