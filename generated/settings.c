/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "tables.h"

/* The feature gates and settings that rules may ask for. */
static const crd_string crd_declared_setting_1[1] = {CRD_STRING_INIT("volcano")};
static const crd_gate crd_declared_gates[] = {
    {.name = CRD_STRING_INIT("PodLevelResources"), .default_value = true, .locked = false, .stage = CRD_GATE_BETA},
    {
        .name = CRD_STRING_INIT("SchedulingGatesQueueAdmission"), .default_value = false, .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {
        .name = CRD_STRING_INIT("RayClusterStatusConditions"), .default_value = true, .locked = false,
        .stage = CRD_GATE_BETA,
    },
    {.name = CRD_STRING_INIT("RayJobDeletionPolicy"), .default_value = true, .locked = false, .stage = CRD_GATE_BETA},
    {.name = CRD_STRING_INIT("RayMultiHostIndexing"), .default_value = true, .locked = false, .stage = CRD_GATE_BETA},
    {
        .name = CRD_STRING_INIT("RayServiceIncrementalUpgrade"), .default_value = true, .locked = false,
        .stage = CRD_GATE_BETA,
    },
    {.name = CRD_STRING_INIT("RayCronJob"), .default_value = false, .locked = false, .stage = CRD_GATE_ALPHA},
    {.name = CRD_STRING_INIT("SidecarSubmitterRestart"), .default_value = false, .locked = false, .stage = CRD_GATE_ALPHA},
    {.name = CRD_STRING_INIT("RayClusterNetworkPolicy"), .default_value = false, .locked = false, .stage = CRD_GATE_ALPHA},
    {
        .name = CRD_STRING_INIT("GCSFaultToleranceEmbeddedStorage"), .default_value = false, .locked = false,
        .stage = CRD_GATE_ALPHA,
    },
    {.name = CRD_STRING_INIT("RayClusterMTLS"), .default_value = false, .locked = false, .stage = CRD_GATE_ALPHA},
    {.name = CRD_STRING_INIT("RayClusterHistoryServer"), .default_value = false, .locked = false, .stage = CRD_GATE_ALPHA},
    {.name = CRD_STRING_INIT("KubernetesWAS"), .default_value = false, .locked = false, .stage = CRD_GATE_ALPHA},
};
static const crd_setting crd_declared_settings[] = {
    {
        .name = CRD_STRING_INIT("schedulerNames"), .type = CRD_SETTING_LIST,
        .default_value = {false, 0, CRD_STRING_INIT(""), crd_declared_setting_1, 1}, .env = CRD_STRING_INIT(""),
    },
    {
        .name = CRD_STRING_INIT("admissionConfiguration"), .type = CRD_SETTING_STRING,
        .default_value = {false, 0, CRD_STRING_INIT("none"), NULL, 0}, .env = CRD_STRING_INIT(""),
    },
    {
        .name = CRD_STRING_INIT("certManagerAvailable"), .type = CRD_SETTING_BOOL,
        .default_value = {false, 0, CRD_STRING_INIT(""), NULL, 0}, .env = CRD_STRING_INIT(""),
    },
    {
        .name = CRD_STRING_INIT("webhooksEnabled"), .type = CRD_SETTING_STRING,
        .default_value = {false, 0, CRD_STRING_INIT("true"), NULL, 0}, .env = CRD_STRING_INIT("ENABLE_WEBHOOKS"),
    },
    {
        .name = CRD_STRING_INIT("maxQueueDepth"), .type = CRD_SETTING_INT,
        .default_value = {false, 5, CRD_STRING_INIT(""), NULL, 0}, .env = CRD_STRING_INIT(""),
    },
    {
        .name = CRD_STRING_INIT("enableQueueAllocatedPodsCheck"), .type = CRD_SETTING_BOOL,
        .default_value = {false, 0, CRD_STRING_INIT(""), NULL, 0}, .env = CRD_STRING_INIT(""),
    },
    {
        .name = CRD_STRING_INIT("enableRootQueueProtection"), .type = CRD_SETTING_BOOL,
        .default_value = {true, 0, CRD_STRING_INIT(""), NULL, 0}, .env = CRD_STRING_INIT(""),
    },
};
const crd_extras crd_1b084350_declared = {
    .gates = crd_declared_gates, .gate_count = 13, .settings = crd_declared_settings, .setting_count = 7,
};

