/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* HyperNode */

static const crd_include topology_volcano_sh_v1alpha1_HyperNode_layers_stage_1_include = {
    .set = &topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_webhook_284a212c, .mode = CRD_SET_FIRST,
};
static const crd_step topology_volcano_sh_v1alpha1_HyperNode_layers_stage_1 = {
    .kind = CRD_STEP_INCLUDE, .include = &topology_volcano_sh_v1alpha1_HyperNode_layers_stage_1_include,
};
static const crd_rule_stage topology_volcano_sh_v1alpha1_HyperNode_layers_stages[] = {
    {
        .name = CRD_STRING_INIT("hypernode"), .layer = CRD_LAYER_WEBHOOK,
        .run = &topology_volcano_sh_v1alpha1_HyperNode_layers_stage_1,
    },
};
static const crd_service topology_volcano_sh_v1alpha1_HyperNode_layers_services[] = {
    {
        .path = CRD_STRING_INIT("/hypernodes/validate"),
        .configuration = CRD_STRING_INIT("volcano-admission-service-hypernodes-validate"),
        .webhook = CRD_STRING_INIT("{\"admissionReviewVersions\":[\"v1\"],\"failurePolicy\":\"Fail\",\"matchPolicy\":\"Equiv"
                                   "alent\",\"name\":\"validatehypernodes.volcano.sh\",\"rules\":[{\"apiGroups\":[\"topology"
                                   ".volcano.sh\"],\"apiVersions\":[\"v1alpha1\"],\"operations\":[\"CREATE\",\"UPDATE\"],\"r"
                                   "esources\":[\"hypernodes\"]}],\"sideEffects\":\"None\",\"timeoutSeconds\":10}"),
        .refusal = CRD_REFUSAL_MESSAGE,
    },
};
const crd_layers topology_volcano_sh_v1alpha1_HyperNode_layers = {
    .services = topology_volcano_sh_v1alpha1_HyperNode_layers_services, .service_count = 1,
    .stages = topology_volcano_sh_v1alpha1_HyperNode_layers_stages, .stage_count = 1,
};

/* The kind with its layers. */
const crd_kind topology_volcano_sh_v1alpha1_HyperNode_layered_kind = {
    .group = CRD_STRING_INIT("topology.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("HyperNode"), .plural = CRD_STRING_INIT("hypernodes"), .singular = CRD_STRING_INIT("hypernode"),
    .list_kind = CRD_STRING_INIT("HyperNodeList"), .served = true, .storage = true, .has_status = true,
    .type = &topology_volcano_sh_v1alpha1_HyperNode_type, .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode),
    .struct_name = CRD_STRING_INIT("topology_volcano_sh_v1alpha1_HyperNode"), .extras = &crd_1b084350_declared,
    .layers = &topology_volcano_sh_v1alpha1_HyperNode_layers,
};
