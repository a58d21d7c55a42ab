/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* JobFlow */

static const crd_include flow_volcano_sh_v1alpha1_JobFlow_layers_stage_1_include = {
    .set = &flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_webhook_66ec80d5, .mode = CRD_SET_FIRST,
};
static const crd_step flow_volcano_sh_v1alpha1_JobFlow_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &flow_volcano_sh_v1alpha1_JobFlow_layers_stage_1_include,
};
static const crd_rule_stage flow_volcano_sh_v1alpha1_JobFlow_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("jobflow"), .layer = CRD_LAYER_WEBHOOK,
        .run = &flow_volcano_sh_v1alpha1_JobFlow_layers_stage_1,
    },
};
static const crd_service flow_volcano_sh_v1alpha1_JobFlow_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/jobflows/validate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-jobflows-validate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"validatejob.volcano.sh\",\"namespaceSelector\":{\"matchExpressions\":"
                                   "[{\"key\":\"kubernetes.io/metadata.name\",\"operator\":\"NotIn\",\"values\":[\"kube-syst"
                                   "em\"]}]},\"rules\":[{\"apiGroups\":[\"flow.volcano.sh\"],\"apiVersions\":[\"v1alpha1\"],"
                                   "\"operations\":[\"CREATE\",\"UPDATE\"],\"resources\":[\"jobflows\"]}],\"sideEffects\":\""
                                   "NoneOnDryRun\",\"timeoutSeconds\":10}"),
        .not_own = true, .refusal = CRD_REFUSAL_MESSAGE,
    },
};
const crd_layers flow_volcano_sh_v1alpha1_JobFlow_layers = {
    .services = flow_volcano_sh_v1alpha1_JobFlow_layers_services, .service_count = 1,
    .stages = flow_volcano_sh_v1alpha1_JobFlow_layers_stages, .stage_count = 1,
};

/* The kind with its layers. */
const crd_kind flow_volcano_sh_v1alpha1_JobFlow_layered_kind = {
    .group = CRD_STRING_INIT("flow.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("JobFlow"),
    .plural = CRD_STRING_INIT("jobflows"), .singular = CRD_STRING_INIT("jobflow"),
    .list_kind = CRD_STRING_INIT("JobFlowList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &flow_volcano_sh_v1alpha1_JobFlow_type, .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow),
    .struct_name = CRD_STRING_INIT("flow_volcano_sh_v1alpha1_JobFlow"), .extras = &crd_1b084350_declared,
    .layers = &flow_volcano_sh_v1alpha1_JobFlow_layers,
};
