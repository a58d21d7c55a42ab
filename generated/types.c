/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The type tables: a crd_type per schema that differs from the others, each after those it is made of. */
#include "types.h"

#include "batch.volcano.sh/v1alpha1/cronjob.h"
#include "batch.volcano.sh/v1alpha1/job.h"
#include "bus.volcano.sh/v1alpha1/command.h"
#include "config.volcano.sh/v1alpha1/colocationconfiguration.h"
#include "flow.volcano.sh/v1alpha1/jobflow.h"
#include "flow.volcano.sh/v1alpha1/jobtemplate.h"
#include "nodeinfo.volcano.sh/v1alpha1/numatopology.h"
#include "ray.io/v1/raycluster.h"
#include "ray.io/v1/raycronjob.h"
#include "ray.io/v1/rayjob.h"
#include "ray.io/v1/rayservice.h"
#include "ray.io/v1alpha1/raycluster.h"
#include "ray.io/v1alpha1/rayjob.h"
#include "ray.io/v1alpha1/rayservice.h"
#include "scheduling.volcano.sh/v1beta1/podgroup.h"
#include "scheduling.volcano.sh/v1beta1/queue.h"
#include "shard.volcano.sh/v1alpha1/nodeshard.h"
#include "topology.volcano.sh/v1alpha1/hypernode.h"

#include "tables.h"

static const uint8_t pattern_1_classes[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint16_t pattern_1_next[5 * 4] = {
    0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 3, 0, 4, 2, 3, 0, 4, 0, 3,
};
static const uint8_t pattern_1_accept[5] = {
    0, 1, 0, 1, 0,
};
static const crd_dfa pattern_1_dfa = {
    .class_of = pattern_1_classes,
    .next = pattern_1_next,
    .accept = pattern_1_accept,
    .classes = 4,
    .start = 2,
};
static const crd_pattern pattern_1 = {
    .source = CRD_STRING_INIT("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"),
    .dfa = &pattern_1_dfa,
};

static const uint8_t pattern_2_classes[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint16_t pattern_2_next[5 * 3] = {
    0, 0, 0, 1, 1, 1, 0, 0, 3, 0, 4, 3, 0, 4, 3,
};
static const uint8_t pattern_2_accept[5] = {
    0, 1, 0, 1, 0,
};
static const crd_dfa pattern_2_dfa = {
    .class_of = pattern_2_classes,
    .next = pattern_2_next,
    .accept = pattern_2_accept,
    .classes = 3,
    .start = 2,
    .range_count = 3,
    .ranges = { {45, 45}, {48, 57}, {97, 122} },
};
static const crd_pattern pattern_2 = {
    .source = CRD_STRING_INIT("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"),
    .dfa = &pattern_2_dfa,
};

static const uint8_t pattern_3_classes[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, 0,
    0, 6, 0, 5, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 8, 0, 9, 0, 9, 9,
    0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint16_t pattern_3_next[16 * 10] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 5, 7, 8, 9, 10, 0, 11, 0, 0, 0, 6, 7, 8, 9, 10, 0, 11, 0, 12,
    13, 14, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 12, 13, 14, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0,
    15, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0,
};
static const uint8_t pattern_3_accept[16] = {
    0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1,
};
static const crd_dfa pattern_3_dfa = {
    .class_of = pattern_3_classes,
    .next = pattern_3_next,
    .accept = pattern_3_accept,
    .classes = 10,
    .start = 2,
};
static const crd_pattern pattern_3 = {
    .source = CRD_STRING_INIT("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\."
                              "[0-9]*)?)|(\\.[0-9]+))))?$"),
    .dfa = &pattern_3_dfa,
};

static const uint8_t pattern_4_classes[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 9, 10, 10, 10, 11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
};
static const uint16_t pattern_4_next[11 * 12] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10,
    3, 0, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint8_t pattern_4_accept[11] = {
    0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const crd_dfa pattern_4_dfa = {
    .class_of = pattern_4_classes,
    .next = pattern_4_next,
    .accept = pattern_4_accept,
    .classes = 12,
    .start = 2,
};
static const crd_pattern pattern_4 = {
    .source = CRD_STRING_INIT("^[^:]+$"),
    .dfa = &pattern_4_dfa,
};

static const uint8_t pattern_5_classes[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 2, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint16_t pattern_5_next[5 * 4] = {
    0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 3, 0, 4, 3, 3, 0, 4, 3, 3,
};
static const uint8_t pattern_5_accept[5] = {
    0, 1, 0, 1, 0,
};
static const crd_dfa pattern_5_dfa = {
    .class_of = pattern_5_classes,
    .next = pattern_5_next,
    .accept = pattern_5_accept,
    .classes = 4,
    .start = 2,
    .range_count = 5,
    .ranges = { {44, 44}, {48, 58}, {65, 90}, {95, 95}, {97, 122} },
};
static const crd_pattern pattern_5 = {
    .source = CRD_STRING_INIT("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"),
    .dfa = &pattern_5_dfa,
};

static const uint8_t pattern_6_classes[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 6, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint16_t pattern_6_next[9 * 7] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 3, 4, 0, 0, 5, 6, 7, 3, 4, 8, 0, 8, 8, 0, 4, 4, 8, 0, 5,
    8, 0, 3, 4, 8, 0, 8, 8, 0, 3, 4, 8, 0, 0, 0, 0, 4, 4, 0, 0, 8, 8, 0, 4, 4, 8,
};
static const uint8_t pattern_6_accept[9] = {
    0, 1, 0, 1, 1, 0, 0, 0, 0,
};
static const crd_dfa pattern_6_dfa = {
    .class_of = pattern_6_classes,
    .next = pattern_6_next,
    .accept = pattern_6_accept,
    .classes = 7,
    .start = 2,
};
static const crd_pattern pattern_6 = {
    .source = CRD_STRING_INIT("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9"
                              "_.]*)?[A-Za-z0-9])$"),
    .dfa = &pattern_6_dfa,
};

/* CronJob.apiVersion and 12033 more */
const crd_type crd_type_0 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
};

/* CronJob.metadata and 17 more */
const crd_type crd_type_1 = {
    .name = "object",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.concurrencyPolicy */
static const crd_value crd_type_2_enum[3] = {
    CRD_VALUE_STRING_INIT("Allow"),
    CRD_VALUE_STRING_INIT("Forbid"),
    CRD_VALUE_STRING_INIT("Replace"),
};
static const crd_value crd_type_2_default[1] = {
    CRD_VALUE_STRING_INIT("Allow"),
};
static const crd_checks crd_type_2_checks = {
    .enum_values = crd_type_2_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Allow\", \"Forbid\", \"Replace\""),
};
const crd_type crd_type_2 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_2_checks,
    .default_value = crd_type_2_default,
};

/* CronJob.spec.failedJobsHistoryLimit */
static const crd_value crd_type_3_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
static const crd_checks crd_type_3_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_3 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_3_checks,
    .default_value = crd_type_3_default,
};

/* CronJob.spec.jobTemplate.metadata.annotations and 507 more */
const crd_type crd_type_4 = {
    .name = "crd_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_0,
};

/* CronJob.spec.jobTemplate.metadata.finalizers and 95 more */
const crd_type crd_type_5 = {
    .name = "crd_string_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_0,
};

/* CronJob.spec.jobTemplate.metadata and 51 more */
static const crd_field batch_v1alpha1_JobTemplateMetadata_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("annotations"), .type = &crd_type_4,
     .offset = offsetof(batch_v1alpha1_JobTemplateMetadata, annotations)},
    {.name = CRD_STRING_INIT("finalizers"), .type = &crd_type_5,
     .offset = offsetof(batch_v1alpha1_JobTemplateMetadata, finalizers)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_4, .offset = offsetof(batch_v1alpha1_JobTemplateMetadata, labels)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_JobTemplateMetadata, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_0,
     .offset = offsetof(batch_v1alpha1_JobTemplateMetadata, namespace_)},
};
static const uint16_t batch_v1alpha1_JobTemplateMetadata_type_fields_slots[7 + 1] = {
    1, 3, 0xffff, 2, 0, 0xffff, 0xffff, 4,
};
static const uint64_t batch_v1alpha1_JobTemplateMetadata_type_fields_words[5][2] = {
    { 0x697461746f6e6e61u, 0x736e6f697461746fu },
    { 0x657a696c616e6966u, 0x7372657a696c616eu },
    { 0x736c6562616cu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields batch_v1alpha1_JobTemplateMetadata_type_fields = {
    .items = batch_v1alpha1_JobTemplateMetadata_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 29,
    .slots = batch_v1alpha1_JobTemplateMetadata_type_fields_slots,
    .words = batch_v1alpha1_JobTemplateMetadata_type_fields_words,
};
const crd_type batch_v1alpha1_JobTemplateMetadata_type = {
    .name = "batch_v1alpha1_JobTemplateMetadata",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_JobTemplateMetadata),
    .has_offset = offsetof(batch_v1alpha1_JobTemplateMetadata, has),
    .fields = &batch_v1alpha1_JobTemplateMetadata_type_fields,
};

/* CronJob.spec.jobTemplate.spec.maxRetry and 4 more */
static const crd_value crd_type_7_default[1] = {
    CRD_VALUE_INT_INIT(3),
};
static const crd_checks crd_type_7_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_7 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_7_checks,
    .default_value = crd_type_7_default,
};

/* CronJob.spec.jobTemplate.spec.minAvailable and 40 more */
static const crd_checks crd_type_8_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_8 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_8_checks,
};

/* CronJob.spec.jobTemplate.spec.minSuccess and 13 more */
static const crd_checks crd_type_9_checks = {
    .minimum = 1.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_9 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_9_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierAllowed and 13 more */
static const crd_checks crd_type_10_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_10 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_10_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierName and 20 more */
static const crd_checks crd_type_11_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_11 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_11_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.mode and 9 more */
static const crd_value crd_type_12_enum[2] = {
    CRD_VALUE_STRING_INIT("hard"),
    CRD_VALUE_STRING_INIT("soft"),
};
static const crd_value crd_type_12_default[1] = {
    CRD_VALUE_STRING_INIT("hard"),
};
static const crd_checks crd_type_12_checks = {
    .enum_values = crd_type_12_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"hard\", \"soft\""),
};
const crd_type crd_type_12 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_12_checks,
    .default_value = crd_type_12_default,
};

/* CronJob.spec.jobTemplate.spec.networkTopology and 9 more */
static const crd_field batch_v1alpha1_NetworkTopology_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("highestTierAllowed"), .type = &crd_type_10,
     .offset = offsetof(batch_v1alpha1_NetworkTopology, highestTierAllowed)},
    {.name = CRD_STRING_INIT("highestTierName"), .type = &crd_type_11,
     .offset = offsetof(batch_v1alpha1_NetworkTopology, highestTierName)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_12, .offset = offsetof(batch_v1alpha1_NetworkTopology, mode)},
};
static const uint16_t batch_v1alpha1_NetworkTopology_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t batch_v1alpha1_NetworkTopology_type_fields_defaulted[] = { 0x4u };
static const uint64_t batch_v1alpha1_NetworkTopology_type_fields_words[3][2] = {
    { 0x5474736568676968u, 0x6465776f6c6c4172u },
    { 0x5474736568676968u, 0x656d614e72656954u },
    { 0x65646f6du, 0x0u },
};
static const crd_fields batch_v1alpha1_NetworkTopology_type_fields = {
    .items = batch_v1alpha1_NetworkTopology_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = batch_v1alpha1_NetworkTopology_type_fields_slots,
    .defaulted = batch_v1alpha1_NetworkTopology_type_fields_defaulted,
    .words = batch_v1alpha1_NetworkTopology_type_fields_words,
};
const crd_type batch_v1alpha1_NetworkTopology_type = {
    .name = "batch_v1alpha1_NetworkTopology",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_NetworkTopology),
    .has_offset = offsetof(batch_v1alpha1_NetworkTopology, has),
    .fields = &batch_v1alpha1_NetworkTopology_type_fields,
};

/* CronJob.spec.jobTemplate.spec.plugins and 3 more */
const crd_type crd_type_14 = {
    .name = "crd_string_list_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_list_entry),
    .additional = &crd_type_5,
};

/* CronJob.spec.jobTemplate.spec.policies[].event and 15 more */
static const crd_value crd_type_15_enum[11] = {
    CRD_VALUE_STRING_INIT("*"),
    CRD_VALUE_STRING_INIT("PodPending"),
    CRD_VALUE_STRING_INIT("PodRunning"),
    CRD_VALUE_STRING_INIT("PodFailed"),
    CRD_VALUE_STRING_INIT("PodEvicted"),
    CRD_VALUE_STRING_INIT("Unknown"),
    CRD_VALUE_STRING_INIT("TaskCompleted"),
    CRD_VALUE_STRING_INIT("OutOfSync"),
    CRD_VALUE_STRING_INIT("CommandIssued"),
    CRD_VALUE_STRING_INIT("JobUpdated"),
    CRD_VALUE_STRING_INIT("TaskFailed"),
};
static const crd_checks crd_type_15_checks = {
    .enum_values = crd_type_15_enum,
    .enum_count = 11,
    .enum_text = CRD_STRING_INIT("supported values: \"*\", \"PodPending\", \"PodRunning\", \"PodFailed\", \"PodEvicted\", "
                                 "\"Unknown\", \"TaskCompleted\", \"OutOfSync\", \"CommandIssued\", \"JobUpdated\", "
                                 "\"TaskFailed\""),
};
const crd_type crd_type_15 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_15_checks,
};

/* CronJob.spec.jobTemplate.spec.policies[].events and 7 more */
const crd_type crd_type_16 = {
    .name = "crd_string_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_15,
};

/* CronJob.spec.jobTemplate.spec.policies[].exitCode and 1910 more */
const crd_type crd_type_17 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
};

/* CronJob.spec.jobTemplate.spec.policies[] and 7 more */
static const crd_field batch_v1alpha1_Policy_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_Policy, action)},
    {.name = CRD_STRING_INIT("event"), .type = &crd_type_15, .offset = offsetof(batch_v1alpha1_Policy, event)},
    {.name = CRD_STRING_INIT("events"), .type = &crd_type_16, .offset = offsetof(batch_v1alpha1_Policy, events)},
    {.name = CRD_STRING_INIT("exitCode"), .type = &crd_type_17, .offset = offsetof(batch_v1alpha1_Policy, exitCode)},
    {.name = CRD_STRING_INIT("timeout"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_Policy, timeout)},
};
static const uint16_t batch_v1alpha1_Policy_type_fields_slots[7 + 1] = {
    0xffff, 4, 3, 2, 0xffff, 0xffff, 0, 1,
};
static const uint64_t batch_v1alpha1_Policy_type_fields_words[5][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x746e657665u, 0x0u },
    { 0x73746e657665u, 0x0u },
    { 0x65646f4374697865u, 0x0u },
    { 0x74756f656d6974u, 0x0u },
};
static const crd_fields batch_v1alpha1_Policy_type_fields = {
    .items = batch_v1alpha1_Policy_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = batch_v1alpha1_Policy_type_fields_slots,
    .words = batch_v1alpha1_Policy_type_fields_words,
};
const crd_type batch_v1alpha1_Policy_type = {
    .name = "batch_v1alpha1_Policy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_Policy),
    .has_offset = offsetof(batch_v1alpha1_Policy, has),
    .fields = &batch_v1alpha1_Policy_type_fields,
};

/* CronJob.spec.jobTemplate.spec.policies and 7 more */
const crd_type crd_type_19 = {
    .name = "batch_v1alpha1_Policy_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_v1alpha1_Policy),
    .items = &batch_v1alpha1_Policy_type,
};

/* CronJob.spec.jobTemplate.spec.priorityClassName and 4 more */
static const crd_checks crd_type_20_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_1,
};
const crd_type crd_type_20 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_20_checks,
};

/* CronJob.spec.jobTemplate.spec.queue and 4 more */
static const crd_value crd_type_21_default[1] = {
    CRD_VALUE_STRING_INIT("default"),
};
static const crd_checks crd_type_21_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_1,
};
const crd_type crd_type_21 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_21_checks,
    .default_value = crd_type_21_default,
};

/* CronJob.spec.jobTemplate.spec.schedulerName and 4 more */
static const crd_checks crd_type_22_checks = {
    .max_length = 63,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_22 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_22_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].dependsOn and 3 more */
static const crd_field batch_v1alpha1_DependsOn_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("iteration"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_DependsOn, iteration)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_5, .offset = offsetof(batch_v1alpha1_DependsOn, name)},
};
static const uint16_t batch_v1alpha1_DependsOn_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t batch_v1alpha1_DependsOn_type_fields_words[2][2] = {
    { 0x6f69746172657469u, 0x6e6f697461726574u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields batch_v1alpha1_DependsOn_type_fields = {
    .items = batch_v1alpha1_DependsOn_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = batch_v1alpha1_DependsOn_type_fields_slots,
    .words = batch_v1alpha1_DependsOn_type_fields_words,
};
const crd_type batch_v1alpha1_DependsOn_type = {
    .name = "batch_v1alpha1_DependsOn",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_DependsOn),
    .has_offset = offsetof(batch_v1alpha1_DependsOn, has),
    .fields = &batch_v1alpha1_DependsOn_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].name and 3 more */
static const crd_checks crd_type_24_checks = {
    .max_length = 63,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_2,
};
const crd_type crd_type_24 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_24_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy.minPartitions and 6 more */
static const crd_value crd_type_25_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
static const crd_checks crd_type_25_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_25 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_25_checks,
    .default_value = crd_type_25_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy and 3 more */
static const crd_string batch_v1alpha1_PartitionPolicy_type_required[2] = {
    CRD_STRING_INIT("partitionSize"),
    CRD_STRING_INIT("totalPartitions"),
};
static const crd_field batch_v1alpha1_PartitionPolicy_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("minPartitions"), .type = &crd_type_25,
     .offset = offsetof(batch_v1alpha1_PartitionPolicy, minPartitions)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_v1alpha1_NetworkTopology_type,
     .offset = offsetof(batch_v1alpha1_PartitionPolicy, networkTopology)},
    {.name = CRD_STRING_INIT("partitionSize"), .type = &crd_type_9,
     .offset = offsetof(batch_v1alpha1_PartitionPolicy, partitionSize)},
    {.name = CRD_STRING_INIT("totalPartitions"), .type = &crd_type_9,
     .offset = offsetof(batch_v1alpha1_PartitionPolicy, totalPartitions)},
};
static const uint16_t batch_v1alpha1_PartitionPolicy_type_fields_slots[3 + 1] = {
    2, 3, 1, 0,
};
static const uint64_t batch_v1alpha1_PartitionPolicy_type_fields_defaulted[] = { 0x1u };
static const uint64_t batch_v1alpha1_PartitionPolicy_type_fields_required[] = { 0xcu };
static const uint64_t batch_v1alpha1_PartitionPolicy_type_fields_words[4][2] = {
    { 0x69747261506e696du, 0x736e6f6974697472u },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x6f69746974726170u, 0x657a69536e6f6974u },
    { 0x7261506c61746f74u, 0x736e6f6974697472u },
};
static const crd_fields batch_v1alpha1_PartitionPolicy_type_fields = {
    .items = batch_v1alpha1_PartitionPolicy_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 16,
    .slots = batch_v1alpha1_PartitionPolicy_type_fields_slots,
    .defaulted = batch_v1alpha1_PartitionPolicy_type_fields_defaulted,
    .required = batch_v1alpha1_PartitionPolicy_type_fields_required,
    .words = batch_v1alpha1_PartitionPolicy_type_fields_words,
};
static const crd_checks batch_v1alpha1_PartitionPolicy_type_checks = {
    .required = batch_v1alpha1_PartitionPolicy_type_required,
    .required_count = 2,
};
const crd_type batch_v1alpha1_PartitionPolicy_type = {
    .name = "batch_v1alpha1_PartitionPolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_PartitionPolicy),
    .has_offset = offsetof(batch_v1alpha1_PartitionPolicy, has),
    .fields = &batch_v1alpha1_PartitionPolicy_type_fields,
    .checks = &batch_v1alpha1_PartitionPolicy_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.activeDeadlineSeconds and 634 more */
const crd_type crd_type_27 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT64,
    .format_name = "int64",
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[].values
 * and 1481 more */
const crd_type crd_type_28 = {
    .name = "crd_string_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_0,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[]
 * and 369 more */
static const crd_string meta_v1_LabelSelectorRequirement_type_required[2] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("operator"),
};
static const crd_field meta_v1_LabelSelectorRequirement_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_0, .offset = offsetof(meta_v1_LabelSelectorRequirement, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_0,
     .offset = offsetof(meta_v1_LabelSelectorRequirement, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_type_28, .offset = offsetof(meta_v1_LabelSelectorRequirement, values)},
};
static const uint16_t meta_v1_LabelSelectorRequirement_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t meta_v1_LabelSelectorRequirement_type_fields_required[] = { 0x3u };
static const uint64_t meta_v1_LabelSelectorRequirement_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x726f74617265706fu, 0x0u },
    { 0x7365756c6176u, 0x0u },
};
static const crd_fields meta_v1_LabelSelectorRequirement_type_fields = {
    .items = meta_v1_LabelSelectorRequirement_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = meta_v1_LabelSelectorRequirement_type_fields_slots,
    .required = meta_v1_LabelSelectorRequirement_type_fields_required,
    .words = meta_v1_LabelSelectorRequirement_type_fields_words,
};
static const crd_checks meta_v1_LabelSelectorRequirement_type_checks = {
    .required = meta_v1_LabelSelectorRequirement_type_required,
    .required_count = 2,
};
const crd_type meta_v1_LabelSelectorRequirement_type = {
    .name = "meta_v1_LabelSelectorRequirement",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(meta_v1_LabelSelectorRequirement),
    .has_offset = offsetof(meta_v1_LabelSelectorRequirement, has),
    .fields = &meta_v1_LabelSelectorRequirement_type_fields,
    .checks = &meta_v1_LabelSelectorRequirement_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions
 * and 369 more */
const crd_type crd_type_30 = {
    .name = "meta_v1_LabelSelectorRequirement_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(meta_v1_LabelSelectorRequirement),
    .items = &meta_v1_LabelSelectorRequirement_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference
 * and 41 more */
static const crd_field core_v1_NodeSelectorTerm_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_type_30,
     .offset = offsetof(core_v1_NodeSelectorTerm, matchExpressions)},
    {.name = CRD_STRING_INIT("matchFields"), .type = &crd_type_30,
     .offset = offsetof(core_v1_NodeSelectorTerm, matchFields)},
};
static const uint16_t core_v1_NodeSelectorTerm_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_NodeSelectorTerm_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u },
    { 0x656946686374616du, 0x73646c6569466863u },
};
static const crd_fields core_v1_NodeSelectorTerm_type_fields = {
    .items = core_v1_NodeSelectorTerm_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_NodeSelectorTerm_type_fields_slots,
    .words = core_v1_NodeSelectorTerm_type_fields_words,
};
const crd_type core_v1_NodeSelectorTerm_type = {
    .name = "core_v1_NodeSelectorTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_NodeSelectorTerm),
    .has_offset = offsetof(core_v1_NodeSelectorTerm, has),
    .fields = &core_v1_NodeSelectorTerm_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 20 more */
static const crd_string core_v1_PreferredSchedulingTerm_type_required[2] = {
    CRD_STRING_INIT("preference"),
    CRD_STRING_INIT("weight"),
};
static const crd_field core_v1_PreferredSchedulingTerm_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preference"), .type = &core_v1_NodeSelectorTerm_type,
     .offset = offsetof(core_v1_PreferredSchedulingTerm, preference)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_17, .offset = offsetof(core_v1_PreferredSchedulingTerm, weight)},
};
static const uint16_t core_v1_PreferredSchedulingTerm_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_PreferredSchedulingTerm_type_fields_required[] = { 0x3u };
static const uint64_t core_v1_PreferredSchedulingTerm_type_fields_words[2][2] = {
    { 0x6e65726566657270u, 0x65636e6572656665u },
    { 0x746867696577u, 0x0u },
};
static const crd_fields core_v1_PreferredSchedulingTerm_type_fields = {
    .items = core_v1_PreferredSchedulingTerm_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = core_v1_PreferredSchedulingTerm_type_fields_slots,
    .required = core_v1_PreferredSchedulingTerm_type_fields_required,
    .words = core_v1_PreferredSchedulingTerm_type_fields_words,
};
static const crd_checks core_v1_PreferredSchedulingTerm_type_checks = {
    .required = core_v1_PreferredSchedulingTerm_type_required,
    .required_count = 2,
};
const crd_type core_v1_PreferredSchedulingTerm_type = {
    .name = "core_v1_PreferredSchedulingTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PreferredSchedulingTerm),
    .has_offset = offsetof(core_v1_PreferredSchedulingTerm, has),
    .fields = &core_v1_PreferredSchedulingTerm_type_fields,
    .checks = &core_v1_PreferredSchedulingTerm_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 20 more */
const crd_type crd_type_33 = {
    .name = "core_v1_PreferredSchedulingTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_PreferredSchedulingTerm),
    .items = &core_v1_PreferredSchedulingTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms
 * and 20 more */
const crd_type crd_type_34 = {
    .name = "core_v1_NodeSelectorTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_NodeSelectorTerm),
    .items = &core_v1_NodeSelectorTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 20 more */
static const crd_string core_v1_NodeSelector_type_required[1] = {
    CRD_STRING_INIT("nodeSelectorTerms"),
};
static const crd_field core_v1_NodeSelector_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("nodeSelectorTerms"), .type = &crd_type_34,
     .offset = offsetof(core_v1_NodeSelector, nodeSelectorTerms)},
};
static const uint16_t core_v1_NodeSelector_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_NodeSelector_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_NodeSelector_type_fields_words[1][2] = {
    { 0x656c655365646f6eu, 0x736d726554726f74u },
};
static const crd_fields core_v1_NodeSelector_type_fields = {
    .items = core_v1_NodeSelector_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_NodeSelector_type_fields_slots,
    .required = core_v1_NodeSelector_type_fields_required,
    .words = core_v1_NodeSelector_type_fields_words,
};
static const crd_checks core_v1_NodeSelector_type_checks = {
    .required = core_v1_NodeSelector_type_required,
    .required_count = 1,
};
const crd_type core_v1_NodeSelector_type = {
    .name = "core_v1_NodeSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_NodeSelector),
    .has_offset = offsetof(core_v1_NodeSelector, has),
    .fields = &core_v1_NodeSelector_type_fields,
    .checks = &core_v1_NodeSelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity and 20 more */
static const crd_field core_v1_NodeAffinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_33,
     .offset = offsetof(core_v1_NodeAffinity, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &core_v1_NodeSelector_type,
     .offset = offsetof(core_v1_NodeAffinity, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t core_v1_NodeAffinity_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_NodeAffinity_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields core_v1_NodeAffinity_type_fields = {
    .items = core_v1_NodeAffinity_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = core_v1_NodeAffinity_type_fields_slots,
    .words = core_v1_NodeAffinity_type_fields_words,
};
const crd_type core_v1_NodeAffinity_type = {
    .name = "core_v1_NodeAffinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_NodeAffinity),
    .has_offset = offsetof(core_v1_NodeAffinity, has),
    .fields = &core_v1_NodeAffinity_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.labelSelector
 * and 285 more */
static const crd_field meta_v1_LabelSelector_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_type_30,
     .offset = offsetof(meta_v1_LabelSelector, matchExpressions)},
    {.name = CRD_STRING_INIT("matchLabels"), .type = &crd_type_4, .offset = offsetof(meta_v1_LabelSelector, matchLabels)},
};
static const uint16_t meta_v1_LabelSelector_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t meta_v1_LabelSelector_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u },
    { 0x62614c686374616du, 0x736c6562614c6863u },
};
static const crd_fields meta_v1_LabelSelector_type_fields = {
    .items = meta_v1_LabelSelector_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = meta_v1_LabelSelector_type_fields_slots,
    .words = meta_v1_LabelSelector_type_fields_words,
};
const crd_type meta_v1_LabelSelector_type = {
    .name = "meta_v1_LabelSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(meta_v1_LabelSelector),
    .has_offset = offsetof(meta_v1_LabelSelector, has),
    .fields = &meta_v1_LabelSelector_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm
 * and 83 more */
static const crd_string core_v1_PodAffinityTerm_type_required[1] = {
    CRD_STRING_INIT("topologyKey"),
};
static const crd_field core_v1_PodAffinityTerm_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(core_v1_PodAffinityTerm, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_28,
     .offset = offsetof(core_v1_PodAffinityTerm, matchLabelKeys)},
    {.name = CRD_STRING_INIT("mismatchLabelKeys"), .type = &crd_type_28,
     .offset = offsetof(core_v1_PodAffinityTerm, mismatchLabelKeys)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(core_v1_PodAffinityTerm, namespaceSelector)},
    {.name = CRD_STRING_INIT("namespaces"), .type = &crd_type_28, .offset = offsetof(core_v1_PodAffinityTerm, namespaces)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_type_0, .offset = offsetof(core_v1_PodAffinityTerm, topologyKey)},
};
static const uint16_t core_v1_PodAffinityTerm_type_fields_slots[7 + 1] = {
    5, 1, 4, 0xffff, 0xffff, 3, 2, 0,
};
static const uint64_t core_v1_PodAffinityTerm_type_fields_required[] = { 0x20u };
static const uint64_t core_v1_PodAffinityTerm_type_fields_words[6][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x686374616d73696du, 0x7379654b6c656261u },
    { 0x63617073656d616eu, 0x726f7463656c6553u },
    { 0x63617073656d616eu, 0x736563617073656du },
    { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
};
static const crd_fields core_v1_PodAffinityTerm_type_fields = {
    .items = core_v1_PodAffinityTerm_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 6,
    .slots = core_v1_PodAffinityTerm_type_fields_slots,
    .required = core_v1_PodAffinityTerm_type_fields_required,
    .words = core_v1_PodAffinityTerm_type_fields_words,
};
static const crd_checks core_v1_PodAffinityTerm_type_checks = {
    .required = core_v1_PodAffinityTerm_type_required,
    .required_count = 1,
};
const crd_type core_v1_PodAffinityTerm_type = {
    .name = "core_v1_PodAffinityTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodAffinityTerm),
    .has_offset = offsetof(core_v1_PodAffinityTerm, has),
    .fields = &core_v1_PodAffinityTerm_type_fields,
    .checks = &core_v1_PodAffinityTerm_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 41 more */
static const crd_string core_v1_WeightedPodAffinityTerm_type_required[2] = {
    CRD_STRING_INIT("podAffinityTerm"),
    CRD_STRING_INIT("weight"),
};
static const crd_field core_v1_WeightedPodAffinityTerm_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podAffinityTerm"), .type = &core_v1_PodAffinityTerm_type,
     .offset = offsetof(core_v1_WeightedPodAffinityTerm, podAffinityTerm)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_17, .offset = offsetof(core_v1_WeightedPodAffinityTerm, weight)},
};
static const uint16_t core_v1_WeightedPodAffinityTerm_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_WeightedPodAffinityTerm_type_fields_required[] = { 0x3u };
static const uint64_t core_v1_WeightedPodAffinityTerm_type_fields_words[2][2] = {
    { 0x6e69666641646f70u, 0x6d7265547974696eu },
    { 0x746867696577u, 0x0u },
};
static const crd_fields core_v1_WeightedPodAffinityTerm_type_fields = {
    .items = core_v1_WeightedPodAffinityTerm_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_WeightedPodAffinityTerm_type_fields_slots,
    .required = core_v1_WeightedPodAffinityTerm_type_fields_required,
    .words = core_v1_WeightedPodAffinityTerm_type_fields_words,
};
static const crd_checks core_v1_WeightedPodAffinityTerm_type_checks = {
    .required = core_v1_WeightedPodAffinityTerm_type_required,
    .required_count = 2,
};
const crd_type core_v1_WeightedPodAffinityTerm_type = {
    .name = "core_v1_WeightedPodAffinityTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_WeightedPodAffinityTerm),
    .has_offset = offsetof(core_v1_WeightedPodAffinityTerm, has),
    .fields = &core_v1_WeightedPodAffinityTerm_type_fields,
    .checks = &core_v1_WeightedPodAffinityTerm_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 41 more */
const crd_type crd_type_40 = {
    .name = "core_v1_WeightedPodAffinityTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_WeightedPodAffinityTerm),
    .items = &core_v1_WeightedPodAffinityTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 41 more */
const crd_type crd_type_41 = {
    .name = "core_v1_PodAffinityTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_PodAffinityTerm),
    .items = &core_v1_PodAffinityTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity and 41 more */
static const crd_field core_v1_PodAffinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_40,
     .offset = offsetof(core_v1_PodAffinity, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_41,
     .offset = offsetof(core_v1_PodAffinity, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t core_v1_PodAffinity_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_PodAffinity_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields core_v1_PodAffinity_type_fields = {
    .items = core_v1_PodAffinity_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = core_v1_PodAffinity_type_fields_slots,
    .words = core_v1_PodAffinity_type_fields_words,
};
const crd_type core_v1_PodAffinity_type = {
    .name = "core_v1_PodAffinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodAffinity),
    .has_offset = offsetof(core_v1_PodAffinity, has),
    .fields = &core_v1_PodAffinity_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity and 20 more */
static const crd_field core_v1_Affinity_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nodeAffinity"), .type = &core_v1_NodeAffinity_type,
     .offset = offsetof(core_v1_Affinity, nodeAffinity)},
    {.name = CRD_STRING_INIT("podAffinity"), .type = &core_v1_PodAffinity_type,
     .offset = offsetof(core_v1_Affinity, podAffinity)},
    {.name = CRD_STRING_INIT("podAntiAffinity"), .type = &core_v1_PodAffinity_type,
     .offset = offsetof(core_v1_Affinity, podAntiAffinity)},
};
static const uint16_t core_v1_Affinity_type_fields_slots[3 + 1] = {
    2, 1, 0xffff, 0,
};
static const uint64_t core_v1_Affinity_type_fields_words[3][2] = {
    { 0x6966664165646f6eu, 0x7974696e69666641u },
    { 0x6e69666641646f70u, 0x7974696e69666641u },
    { 0x4169746e41646f70u, 0x7974696e69666641u },
};
static const crd_fields core_v1_Affinity_type_fields = {
    .items = core_v1_Affinity_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 3,
    .slots = core_v1_Affinity_type_fields_slots,
    .words = core_v1_Affinity_type_fields_words,
};
const crd_type core_v1_Affinity_type = {
    .name = "core_v1_Affinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Affinity),
    .has_offset = offsetof(core_v1_Affinity, has),
    .fields = &core_v1_Affinity_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.automountServiceAccountToken and 1710 more */
const crd_type crd_type_44 = {
    .name = "boolean",
    .cel_type_name = "boolean",
    .accepts = CRD_ACCEPT_BOOLEAN,
    .storage = CRD_STORE_BOOL,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef.name and 744 more */
static const crd_value crd_type_45_default[1] = {
    CRD_VALUE_STRING_INIT(""),
};
const crd_type crd_type_45 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_45_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef and 163 more */
static const crd_string core_v1_ConfigMapKeySelector_type_required[1] = {
    CRD_STRING_INIT("key"),
};
static const crd_field core_v1_ConfigMapKeySelector_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_0, .offset = offsetof(core_v1_ConfigMapKeySelector, key)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_45, .offset = offsetof(core_v1_ConfigMapKeySelector, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_44, .offset = offsetof(core_v1_ConfigMapKeySelector, optional)},
};
static const uint16_t core_v1_ConfigMapKeySelector_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t core_v1_ConfigMapKeySelector_type_fields_defaulted[] = { 0x2u };
static const uint64_t core_v1_ConfigMapKeySelector_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_ConfigMapKeySelector_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields core_v1_ConfigMapKeySelector_type_fields = {
    .items = core_v1_ConfigMapKeySelector_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_ConfigMapKeySelector_type_fields_slots,
    .defaulted = core_v1_ConfigMapKeySelector_type_fields_defaulted,
    .required = core_v1_ConfigMapKeySelector_type_fields_required,
    .words = core_v1_ConfigMapKeySelector_type_fields_words,
};
static const crd_checks core_v1_ConfigMapKeySelector_type_checks = {
    .required = core_v1_ConfigMapKeySelector_type_required,
    .required_count = 1,
};
const crd_type core_v1_ConfigMapKeySelector_type = {
    .name = "core_v1_ConfigMapKeySelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ConfigMapKeySelector),
    .has_offset = offsetof(core_v1_ConfigMapKeySelector, has),
    .fields = &core_v1_ConfigMapKeySelector_type_fields,
    .checks = &core_v1_ConfigMapKeySelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fieldRef and 123 more */
static const crd_string core_v1_ObjectFieldSelector_type_required[1] = {
    CRD_STRING_INIT("fieldPath"),
};
static const crd_field core_v1_ObjectFieldSelector_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ObjectFieldSelector, apiVersion)},
    {.name = CRD_STRING_INIT("fieldPath"), .type = &crd_type_0, .offset = offsetof(core_v1_ObjectFieldSelector, fieldPath)},
};
static const uint16_t core_v1_ObjectFieldSelector_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_ObjectFieldSelector_type_fields_required[] = { 0x2u };
static const uint64_t core_v1_ObjectFieldSelector_type_fields_words[2][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x746150646c656966u, 0x68746150646c6569u },
};
static const crd_fields core_v1_ObjectFieldSelector_type_fields = {
    .items = core_v1_ObjectFieldSelector_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_ObjectFieldSelector_type_fields_slots,
    .required = core_v1_ObjectFieldSelector_type_fields_required,
    .words = core_v1_ObjectFieldSelector_type_fields_words,
};
static const crd_checks core_v1_ObjectFieldSelector_type_checks = {
    .required = core_v1_ObjectFieldSelector_type_required,
    .required_count = 1,
};
const crd_type core_v1_ObjectFieldSelector_type = {
    .name = "core_v1_ObjectFieldSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ObjectFieldSelector),
    .has_offset = offsetof(core_v1_ObjectFieldSelector, has),
    .fields = &core_v1_ObjectFieldSelector_type_fields,
    .checks = &core_v1_ObjectFieldSelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef.optional and 103 more */
static const crd_value crd_type_48_default[1] = {
    CRD_VALUE_BOOL_INIT(false),
};
const crd_type crd_type_48 = {
    .name = "boolean",
    .cel_type_name = "boolean",
    .accepts = CRD_ACCEPT_BOOLEAN,
    .storage = CRD_STORE_BOOL,
    .default_value = crd_type_48_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef and 81 more */
static const crd_string core_v1_FileKeySelector_type_required[3] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("path"),
    CRD_STRING_INIT("volumeName"),
};
static const crd_field core_v1_FileKeySelector_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_0, .offset = offsetof(core_v1_FileKeySelector, key)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_48, .offset = offsetof(core_v1_FileKeySelector, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_FileKeySelector, path)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_0, .offset = offsetof(core_v1_FileKeySelector, volumeName)},
};
static const uint16_t core_v1_FileKeySelector_type_fields_slots[3 + 1] = {
    3, 0, 1, 2,
};
static const uint64_t core_v1_FileKeySelector_type_fields_defaulted[] = { 0x2u };
static const uint64_t core_v1_FileKeySelector_type_fields_required[] = { 0xdu };
static const uint64_t core_v1_FileKeySelector_type_fields_words[4][2] = {
    { 0x79656bu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields core_v1_FileKeySelector_type_fields = {
    .items = core_v1_FileKeySelector_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = core_v1_FileKeySelector_type_fields_slots,
    .defaulted = core_v1_FileKeySelector_type_fields_defaulted,
    .required = core_v1_FileKeySelector_type_fields_required,
    .words = core_v1_FileKeySelector_type_fields_words,
};
static const crd_checks core_v1_FileKeySelector_type_checks = {
    .required = core_v1_FileKeySelector_type_required,
    .required_count = 3,
};
const crd_type core_v1_FileKeySelector_type = {
    .name = "core_v1_FileKeySelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_FileKeySelector),
    .has_offset = offsetof(core_v1_FileKeySelector, has),
    .fields = &core_v1_FileKeySelector_type_fields,
    .checks = &core_v1_FileKeySelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1111
 * more */
const crd_type crd_type_50 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1111
 * more */
const crd_type crd_type_51 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor and 448 more */
static const crd_type *const crd_type_52_any_of[2] = {
    &crd_type_50,
    &crd_type_51,
};
static const crd_checks crd_type_52_checks = {
    .pattern = &pattern_3,
    .any_of = crd_type_52_any_of,
    .any_of_count = 2,
};
const crd_type crd_type_52 = {
    .name = "",
    .cel_type_name = "",
    .flags = CRD_TYPE_INT_OR_STRING,
    .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING,
    .checks = &crd_type_52_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef and 123 more */
static const crd_string core_v1_ResourceFieldSelector_type_required[1] = {
    CRD_STRING_INIT("resource"),
};
static const crd_field core_v1_ResourceFieldSelector_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("containerName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ResourceFieldSelector, containerName)},
    {.name = CRD_STRING_INIT("divisor"), .type = &crd_type_52, .offset = offsetof(core_v1_ResourceFieldSelector, divisor)},
    {.name = CRD_STRING_INIT("resource"), .type = &crd_type_0, .offset = offsetof(core_v1_ResourceFieldSelector, resource)},
};
static const uint16_t core_v1_ResourceFieldSelector_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t core_v1_ResourceFieldSelector_type_fields_required[] = { 0x4u };
static const uint64_t core_v1_ResourceFieldSelector_type_fields_words[3][2] = {
    { 0x656e6961746e6f63u, 0x656d614e72656e69u },
    { 0x726f7369766964u, 0x0u },
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields core_v1_ResourceFieldSelector_type_fields = {
    .items = core_v1_ResourceFieldSelector_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = core_v1_ResourceFieldSelector_type_fields_slots,
    .required = core_v1_ResourceFieldSelector_type_fields_required,
    .words = core_v1_ResourceFieldSelector_type_fields_words,
};
static const crd_checks core_v1_ResourceFieldSelector_type_checks = {
    .required = core_v1_ResourceFieldSelector_type_required,
    .required_count = 1,
};
const crd_type core_v1_ResourceFieldSelector_type = {
    .name = "core_v1_ResourceFieldSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ResourceFieldSelector),
    .has_offset = offsetof(core_v1_ResourceFieldSelector, has),
    .fields = &core_v1_ResourceFieldSelector_type_fields,
    .checks = &core_v1_ResourceFieldSelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom and 81 more */
static const crd_field core_v1_EnvVarSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("configMapKeyRef"), .type = &core_v1_ConfigMapKeySelector_type,
     .offset = offsetof(core_v1_EnvVarSource, configMapKeyRef)},
    {.name = CRD_STRING_INIT("fieldRef"), .type = &core_v1_ObjectFieldSelector_type,
     .offset = offsetof(core_v1_EnvVarSource, fieldRef)},
    {.name = CRD_STRING_INIT("fileKeyRef"), .type = &core_v1_FileKeySelector_type,
     .offset = offsetof(core_v1_EnvVarSource, fileKeyRef)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &core_v1_ResourceFieldSelector_type,
     .offset = offsetof(core_v1_EnvVarSource, resourceFieldRef)},
    {.name = CRD_STRING_INIT("secretKeyRef"), .type = &core_v1_ConfigMapKeySelector_type,
     .offset = offsetof(core_v1_EnvVarSource, secretKeyRef)},
};
static const uint16_t core_v1_EnvVarSource_type_fields_slots[7 + 1] = {
    0xffff, 1, 4, 0, 3, 0xffff, 2, 0xffff,
};
static const uint64_t core_v1_EnvVarSource_type_fields_words[5][2] = {
    { 0x614d6769666e6f63u, 0x66655279654b7061u },
    { 0x666552646c656966u, 0x0u },
    { 0x5279654b656c6966u, 0x66655279654b656cu },
    { 0x656372756f736572u, 0x666552646c656946u },
    { 0x654b746572636573u, 0x66655279654b7465u },
};
static const crd_fields core_v1_EnvVarSource_type_fields = {
    .items = core_v1_EnvVarSource_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = core_v1_EnvVarSource_type_fields_slots,
    .words = core_v1_EnvVarSource_type_fields_words,
};
const crd_type core_v1_EnvVarSource_type = {
    .name = "core_v1_EnvVarSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_EnvVarSource),
    .has_offset = offsetof(core_v1_EnvVarSource, has),
    .fields = &core_v1_EnvVarSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[] and 73 more */
static const crd_string core_v1_EnvVar_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_EnvVar_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_EnvVar, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_0, .offset = offsetof(core_v1_EnvVar, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &core_v1_EnvVarSource_type,
     .offset = offsetof(core_v1_EnvVar, valueFrom)},
};
static const uint16_t core_v1_EnvVar_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t core_v1_EnvVar_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_EnvVar_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
    { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields core_v1_EnvVar_type_fields = {
    .items = core_v1_EnvVar_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = core_v1_EnvVar_type_fields_slots,
    .required = core_v1_EnvVar_type_fields_required,
    .words = core_v1_EnvVar_type_fields_words,
};
static const crd_checks core_v1_EnvVar_type_checks = {
    .required = core_v1_EnvVar_type_required,
    .required_count = 1,
};
const crd_type core_v1_EnvVar_type = {
    .name = "core_v1_EnvVar",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_EnvVar),
    .has_offset = offsetof(core_v1_EnvVar, has),
    .fields = &core_v1_EnvVar_type_fields,
    .checks = &core_v1_EnvVar_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env and 62 more */
static const crd_string crd_type_56_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_56 = {
    .name = "core_v1_EnvVar_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_EnvVar),
    .items = &core_v1_EnvVar_type,
    .map_keys = crd_type_56_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[].configMapRef and 139 more */
static const crd_field core_v1_ConfigMapEnvSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_45, .offset = offsetof(core_v1_ConfigMapEnvSource, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_44, .offset = offsetof(core_v1_ConfigMapEnvSource, optional)},
};
static const uint16_t core_v1_ConfigMapEnvSource_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_ConfigMapEnvSource_type_fields_defaulted[] = { 0x1u };
static const uint64_t core_v1_ConfigMapEnvSource_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields core_v1_ConfigMapEnvSource_type_fields = {
    .items = core_v1_ConfigMapEnvSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_ConfigMapEnvSource_type_fields_slots,
    .defaulted = core_v1_ConfigMapEnvSource_type_fields_defaulted,
    .words = core_v1_ConfigMapEnvSource_type_fields_words,
};
const crd_type core_v1_ConfigMapEnvSource_type = {
    .name = "core_v1_ConfigMapEnvSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ConfigMapEnvSource),
    .has_offset = offsetof(core_v1_ConfigMapEnvSource, has),
    .fields = &core_v1_ConfigMapEnvSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[] and 69 more */
static const crd_field core_v1_EnvFromSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("configMapRef"), .type = &core_v1_ConfigMapEnvSource_type,
     .offset = offsetof(core_v1_EnvFromSource, configMapRef)},
    {.name = CRD_STRING_INIT("prefix"), .type = &crd_type_0, .offset = offsetof(core_v1_EnvFromSource, prefix)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_ConfigMapEnvSource_type,
     .offset = offsetof(core_v1_EnvFromSource, secretRef)},
};
static const uint16_t core_v1_EnvFromSource_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t core_v1_EnvFromSource_type_fields_words[3][2] = {
    { 0x614d6769666e6f63u, 0x66655270614d6769u },
    { 0x786966657270u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields core_v1_EnvFromSource_type_fields = {
    .items = core_v1_EnvFromSource_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = core_v1_EnvFromSource_type_fields_slots,
    .words = core_v1_EnvFromSource_type_fields_words,
};
const crd_type core_v1_EnvFromSource_type = {
    .name = "core_v1_EnvFromSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_EnvFromSource),
    .has_offset = offsetof(core_v1_EnvFromSource, has),
    .fields = &core_v1_EnvFromSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom and 62 more */
const crd_type crd_type_59 = {
    .name = "core_v1_EnvFromSource_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_EnvFromSource),
    .items = &core_v1_EnvFromSource_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.exec and 314 more */
static const crd_field core_v1_ExecAction_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_28, .offset = offsetof(core_v1_ExecAction, command)},
};
static const uint16_t core_v1_ExecAction_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_ExecAction_type_fields_words[1][2] = {
    { 0x646e616d6d6f63u, 0x0u },
};
static const crd_fields core_v1_ExecAction_type_fields = {
    .items = core_v1_ExecAction_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_ExecAction_type_fields_slots,
    .words = core_v1_ExecAction_type_fields_words,
};
const crd_type core_v1_ExecAction_type = {
    .name = "core_v1_ExecAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ExecAction),
    .has_offset = offsetof(core_v1_ExecAction, has),
    .fields = &core_v1_ExecAction_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders[] and 336 more */
static const crd_string core_v1_HTTPHeader_type_required[2] = {
    CRD_STRING_INIT("name"),
    CRD_STRING_INIT("value"),
};
static const crd_field core_v1_HTTPHeader_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_HTTPHeader, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_0, .offset = offsetof(core_v1_HTTPHeader, value)},
};
static const uint16_t core_v1_HTTPHeader_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_HTTPHeader_type_fields_required[] = { 0x3u };
static const uint64_t core_v1_HTTPHeader_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields core_v1_HTTPHeader_type_fields = {
    .items = core_v1_HTTPHeader_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = core_v1_HTTPHeader_type_fields_slots,
    .required = core_v1_HTTPHeader_type_fields_required,
    .words = core_v1_HTTPHeader_type_fields_words,
};
static const crd_checks core_v1_HTTPHeader_type_checks = {
    .required = core_v1_HTTPHeader_type_required,
    .required_count = 2,
};
const crd_type core_v1_HTTPHeader_type = {
    .name = "core_v1_HTTPHeader",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_HTTPHeader),
    .has_offset = offsetof(core_v1_HTTPHeader, has),
    .fields = &core_v1_HTTPHeader_type_fields,
    .checks = &core_v1_HTTPHeader_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders and 335 more */
const crd_type crd_type_62 = {
    .name = "core_v1_HTTPHeader_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_HTTPHeader),
    .items = &core_v1_HTTPHeader_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.port and 662 more */
static const crd_type *const crd_type_63_any_of[2] = {
    &crd_type_50,
    &crd_type_51,
};
static const crd_checks crd_type_63_checks = {
    .any_of = crd_type_63_any_of,
    .any_of_count = 2,
};
const crd_type crd_type_63 = {
    .name = "",
    .cel_type_name = "",
    .flags = CRD_TYPE_INT_OR_STRING,
    .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING,
    .checks = &crd_type_63_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet and 314 more */
static const crd_string core_v1_HTTPGetAction_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field core_v1_HTTPGetAction_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_0, .offset = offsetof(core_v1_HTTPGetAction, host)},
    {.name = CRD_STRING_INIT("httpHeaders"), .type = &crd_type_62, .offset = offsetof(core_v1_HTTPGetAction, httpHeaders)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_HTTPGetAction, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_63, .offset = offsetof(core_v1_HTTPGetAction, port)},
    {.name = CRD_STRING_INIT("scheme"), .type = &crd_type_0, .offset = offsetof(core_v1_HTTPGetAction, scheme)},
};
static const uint16_t core_v1_HTTPGetAction_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 3, 1, 0, 2, 0xffff,
};
static const uint64_t core_v1_HTTPGetAction_type_fields_required[] = { 0x8u };
static const uint64_t core_v1_HTTPGetAction_type_fields_words[5][2] = {
    { 0x74736f68u, 0x0u },
    { 0x6461654870747468u, 0x7372656461654870u },
    { 0x68746170u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x656d65686373u, 0x0u },
};
static const crd_fields core_v1_HTTPGetAction_type_fields = {
    .items = core_v1_HTTPGetAction_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 2,
    .slots = core_v1_HTTPGetAction_type_fields_slots,
    .required = core_v1_HTTPGetAction_type_fields_required,
    .words = core_v1_HTTPGetAction_type_fields_words,
};
static const crd_checks core_v1_HTTPGetAction_type_checks = {
    .required = core_v1_HTTPGetAction_type_required,
    .required_count = 1,
};
const crd_type core_v1_HTTPGetAction_type = {
    .name = "core_v1_HTTPGetAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_HTTPGetAction),
    .has_offset = offsetof(core_v1_HTTPGetAction, has),
    .fields = &core_v1_HTTPGetAction_type_fields,
    .checks = &core_v1_HTTPGetAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.sleep and 125 more */
static const crd_string core_v1_SleepAction_type_required[1] = {
    CRD_STRING_INIT("seconds"),
};
static const crd_field core_v1_SleepAction_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("seconds"), .type = &crd_type_27, .offset = offsetof(core_v1_SleepAction, seconds)},
};
static const uint16_t core_v1_SleepAction_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_SleepAction_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_SleepAction_type_fields_words[1][2] = {
    { 0x73646e6f636573u, 0x0u },
};
static const crd_fields core_v1_SleepAction_type_fields = {
    .items = core_v1_SleepAction_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_SleepAction_type_fields_slots,
    .required = core_v1_SleepAction_type_fields_required,
    .words = core_v1_SleepAction_type_fields_words,
};
static const crd_checks core_v1_SleepAction_type_checks = {
    .required = core_v1_SleepAction_type_required,
    .required_count = 1,
};
const crd_type core_v1_SleepAction_type = {
    .name = "core_v1_SleepAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_SleepAction),
    .has_offset = offsetof(core_v1_SleepAction, has),
    .fields = &core_v1_SleepAction_type_fields,
    .checks = &core_v1_SleepAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.tcpSocket and 314 more */
static const crd_string core_v1_TCPSocketAction_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field core_v1_TCPSocketAction_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_0, .offset = offsetof(core_v1_TCPSocketAction, host)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_63, .offset = offsetof(core_v1_TCPSocketAction, port)},
};
static const uint16_t core_v1_TCPSocketAction_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_TCPSocketAction_type_fields_required[] = { 0x2u };
static const uint64_t core_v1_TCPSocketAction_type_fields_words[2][2] = {
    { 0x74736f68u, 0x0u },
    { 0x74726f70u, 0x0u },
};
static const crd_fields core_v1_TCPSocketAction_type_fields = {
    .items = core_v1_TCPSocketAction_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 8,
    .slots = core_v1_TCPSocketAction_type_fields_slots,
    .required = core_v1_TCPSocketAction_type_fields_required,
    .words = core_v1_TCPSocketAction_type_fields_words,
};
static const crd_checks core_v1_TCPSocketAction_type_checks = {
    .required = core_v1_TCPSocketAction_type_required,
    .required_count = 1,
};
const crd_type core_v1_TCPSocketAction_type = {
    .name = "core_v1_TCPSocketAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_TCPSocketAction),
    .has_offset = offsetof(core_v1_TCPSocketAction, has),
    .fields = &core_v1_TCPSocketAction_type_fields,
    .checks = &core_v1_TCPSocketAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart and 125 more */
static const crd_field core_v1_LifecycleHandler_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("exec"), .type = &core_v1_ExecAction_type, .offset = offsetof(core_v1_LifecycleHandler, exec)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &core_v1_HTTPGetAction_type,
     .offset = offsetof(core_v1_LifecycleHandler, httpGet)},
    {.name = CRD_STRING_INIT("sleep"), .type = &core_v1_SleepAction_type,
     .offset = offsetof(core_v1_LifecycleHandler, sleep)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &core_v1_TCPSocketAction_type,
     .offset = offsetof(core_v1_LifecycleHandler, tcpSocket)},
};
static const uint16_t core_v1_LifecycleHandler_type_fields_slots[3 + 1] = {
    3, 1, 0, 2,
};
static const uint64_t core_v1_LifecycleHandler_type_fields_words[4][2] = {
    { 0x63657865u, 0x0u },
    { 0x74654770747468u, 0x0u },
    { 0x7065656c73u, 0x0u },
    { 0x656b636f53706374u, 0x74656b636f537063u },
};
static const crd_fields core_v1_LifecycleHandler_type_fields = {
    .items = core_v1_LifecycleHandler_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 3,
    .slots = core_v1_LifecycleHandler_type_fields_slots,
    .words = core_v1_LifecycleHandler_type_fields_words,
};
const crd_type core_v1_LifecycleHandler_type = {
    .name = "core_v1_LifecycleHandler",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_LifecycleHandler),
    .has_offset = offsetof(core_v1_LifecycleHandler, has),
    .fields = &core_v1_LifecycleHandler_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle and 62 more */
static const crd_field core_v1_Lifecycle_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("postStart"), .type = &core_v1_LifecycleHandler_type,
     .offset = offsetof(core_v1_Lifecycle, postStart)},
    {.name = CRD_STRING_INIT("preStop"), .type = &core_v1_LifecycleHandler_type,
     .offset = offsetof(core_v1_Lifecycle, preStop)},
    {.name = CRD_STRING_INIT("stopSignal"), .type = &crd_type_0, .offset = offsetof(core_v1_Lifecycle, stopSignal)},
};
static const uint16_t core_v1_Lifecycle_type_fields_slots[3 + 1] = {
    0xffff, 0, 1, 2,
};
static const uint64_t core_v1_Lifecycle_type_fields_words[3][2] = {
    { 0x7261745374736f70u, 0x747261745374736fu },
    { 0x706f7453657270u, 0x0u },
    { 0x6e676953706f7473u, 0x6c616e676953706fu },
};
static const crd_fields core_v1_Lifecycle_type_fields = {
    .items = core_v1_Lifecycle_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = core_v1_Lifecycle_type_fields_slots,
    .words = core_v1_Lifecycle_type_fields_words,
};
const crd_type core_v1_Lifecycle_type = {
    .name = "core_v1_Lifecycle",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Lifecycle),
    .has_offset = offsetof(core_v1_Lifecycle, has),
    .fields = &core_v1_Lifecycle_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe.grpc and 188 more */
static const crd_string core_v1_GRPCAction_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field core_v1_GRPCAction_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_17, .offset = offsetof(core_v1_GRPCAction, port)},
    {.name = CRD_STRING_INIT("service"), .type = &crd_type_45, .offset = offsetof(core_v1_GRPCAction, service)},
};
static const uint16_t core_v1_GRPCAction_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_GRPCAction_type_fields_defaulted[] = { 0x2u };
static const uint64_t core_v1_GRPCAction_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_GRPCAction_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u },
    { 0x65636976726573u, 0x0u },
};
static const crd_fields core_v1_GRPCAction_type_fields = {
    .items = core_v1_GRPCAction_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = core_v1_GRPCAction_type_fields_slots,
    .defaulted = core_v1_GRPCAction_type_fields_defaulted,
    .required = core_v1_GRPCAction_type_fields_required,
    .words = core_v1_GRPCAction_type_fields_words,
};
static const crd_checks core_v1_GRPCAction_type_checks = {
    .required = core_v1_GRPCAction_type_required,
    .required_count = 1,
};
const crd_type core_v1_GRPCAction_type = {
    .name = "core_v1_GRPCAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_GRPCAction),
    .has_offset = offsetof(core_v1_GRPCAction, has),
    .fields = &core_v1_GRPCAction_type_fields,
    .checks = &core_v1_GRPCAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe and 188 more */
static const crd_field core_v1_Probe_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("exec"), .type = &core_v1_ExecAction_type, .offset = offsetof(core_v1_Probe, exec)},
    {.name = CRD_STRING_INIT("failureThreshold"), .type = &crd_type_17, .offset = offsetof(core_v1_Probe, failureThreshold)},
    {.name = CRD_STRING_INIT("grpc"), .type = &core_v1_GRPCAction_type, .offset = offsetof(core_v1_Probe, grpc)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &core_v1_HTTPGetAction_type, .offset = offsetof(core_v1_Probe, httpGet)},
    {.name = CRD_STRING_INIT("initialDelaySeconds"), .type = &crd_type_17,
     .offset = offsetof(core_v1_Probe, initialDelaySeconds)},
    {.name = CRD_STRING_INIT("periodSeconds"), .type = &crd_type_17, .offset = offsetof(core_v1_Probe, periodSeconds)},
    {.name = CRD_STRING_INIT("successThreshold"), .type = &crd_type_17, .offset = offsetof(core_v1_Probe, successThreshold)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &core_v1_TCPSocketAction_type,
     .offset = offsetof(core_v1_Probe, tcpSocket)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_type_27,
     .offset = offsetof(core_v1_Probe, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_type_17, .offset = offsetof(core_v1_Probe, timeoutSeconds)},
};
static const uint16_t core_v1_Probe_type_fields_slots[15 + 1] = {
    9, 4, 1, 3, 0xffff, 0, 5, 0xffff, 0xffff, 8, 0xffff, 6, 0xffff, 2, 7, 0xffff,
};
static const uint64_t core_v1_Probe_type_fields_words[10][2] = {
    { 0x63657865u, 0x0u },
    { 0x546572756c696166u, 0x646c6f6873657268u },
    { 0x63707267u, 0x0u },
    { 0x74654770747468u, 0x0u },
    { 0x446c616974696e69u, 0x73646e6f63655379u },
    { 0x6553646f69726570u, 0x73646e6f63655364u },
    { 0x5473736563637573u, 0x646c6f6873657268u },
    { 0x656b636f53706374u, 0x74656b636f537063u },
    { 0x74616e696d726574u, 0x73646e6f63655364u },
    { 0x5374756f656d6974u, 0x73646e6f63655374u },
};
static const crd_fields core_v1_Probe_type_fields = {
    .items = core_v1_Probe_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 14,
    .slots = core_v1_Probe_type_fields_slots,
    .words = core_v1_Probe_type_fields_words,
};
const crd_type core_v1_Probe_type = {
    .name = "core_v1_Probe",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Probe),
    .has_offset = offsetof(core_v1_Probe, has),
    .fields = &core_v1_Probe_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[].protocol and 71 more */
static const crd_value crd_type_71_default[1] = {
    CRD_VALUE_STRING_INIT("TCP"),
};
const crd_type crd_type_71 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_71_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[] and 62 more */
static const crd_string core_v1_ContainerPort_type_required[1] = {
    CRD_STRING_INIT("containerPort"),
};
static const crd_field core_v1_ContainerPort_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("containerPort"), .type = &crd_type_17,
     .offset = offsetof(core_v1_ContainerPort, containerPort)},
    {.name = CRD_STRING_INIT("hostIP"), .type = &crd_type_0, .offset = offsetof(core_v1_ContainerPort, hostIP)},
    {.name = CRD_STRING_INIT("hostPort"), .type = &crd_type_17, .offset = offsetof(core_v1_ContainerPort, hostPort)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_ContainerPort, name)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_71, .offset = offsetof(core_v1_ContainerPort, protocol)},
};
static const uint16_t core_v1_ContainerPort_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 2, 3, 0, 0xffff, 1,
};
static const uint64_t core_v1_ContainerPort_type_fields_defaulted[] = { 0x10u };
static const uint64_t core_v1_ContainerPort_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_ContainerPort_type_fields_words[5][2] = {
    { 0x656e6961746e6f63u, 0x74726f5072656e69u },
    { 0x504974736f68u, 0x0u },
    { 0x74726f5074736f68u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields core_v1_ContainerPort_type_fields = {
    .items = core_v1_ContainerPort_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 2,
    .slots = core_v1_ContainerPort_type_fields_slots,
    .defaulted = core_v1_ContainerPort_type_fields_defaulted,
    .required = core_v1_ContainerPort_type_fields_required,
    .words = core_v1_ContainerPort_type_fields_words,
};
static const crd_checks core_v1_ContainerPort_type_checks = {
    .required = core_v1_ContainerPort_type_required,
    .required_count = 1,
};
const crd_type core_v1_ContainerPort_type = {
    .name = "core_v1_ContainerPort",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ContainerPort),
    .has_offset = offsetof(core_v1_ContainerPort, has),
    .fields = &core_v1_ContainerPort_type_fields,
    .checks = &core_v1_ContainerPort_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports and 62 more */
static const crd_string crd_type_73_keys[2] = {
    CRD_STRING_INIT("containerPort"),
    CRD_STRING_INIT("protocol"),
};
const crd_type crd_type_73 = {
    .name = "core_v1_ContainerPort_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_ContainerPort),
    .items = &core_v1_ContainerPort_type,
    .map_keys = crd_type_73_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy[] and 62 more */
static const crd_string core_v1_ContainerResizePolicy_type_required[2] = {
    CRD_STRING_INIT("resourceName"),
    CRD_STRING_INIT("restartPolicy"),
};
static const crd_field core_v1_ContainerResizePolicy_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("resourceName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ContainerResizePolicy, resourceName)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ContainerResizePolicy, restartPolicy)},
};
static const uint16_t core_v1_ContainerResizePolicy_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_ContainerResizePolicy_type_fields_required[] = { 0x3u };
static const uint64_t core_v1_ContainerResizePolicy_type_fields_words[2][2] = {
    { 0x656372756f736572u, 0x656d614e65637275u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
};
static const crd_fields core_v1_ContainerResizePolicy_type_fields = {
    .items = core_v1_ContainerResizePolicy_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_ContainerResizePolicy_type_fields_slots,
    .required = core_v1_ContainerResizePolicy_type_fields_required,
    .words = core_v1_ContainerResizePolicy_type_fields_words,
};
static const crd_checks core_v1_ContainerResizePolicy_type_checks = {
    .required = core_v1_ContainerResizePolicy_type_required,
    .required_count = 2,
};
const crd_type core_v1_ContainerResizePolicy_type = {
    .name = "core_v1_ContainerResizePolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ContainerResizePolicy),
    .has_offset = offsetof(core_v1_ContainerResizePolicy, has),
    .fields = &core_v1_ContainerResizePolicy_type_fields,
    .checks = &core_v1_ContainerResizePolicy_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy and 62 more */
const crd_type crd_type_75 = {
    .name = "core_v1_ContainerResizePolicy_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_ContainerResizePolicy),
    .items = &core_v1_ContainerResizePolicy_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims[] and 94 more */
static const crd_string core_v1_ResourceClaim_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_ResourceClaim_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_ResourceClaim, name)},
    {.name = CRD_STRING_INIT("request"), .type = &crd_type_0, .offset = offsetof(core_v1_ResourceClaim, request)},
};
static const uint16_t core_v1_ResourceClaim_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_ResourceClaim_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_ResourceClaim_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x74736575716572u, 0x0u },
};
static const crd_fields core_v1_ResourceClaim_type_fields = {
    .items = core_v1_ResourceClaim_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 8,
    .slots = core_v1_ResourceClaim_type_fields_slots,
    .required = core_v1_ResourceClaim_type_fields_required,
    .words = core_v1_ResourceClaim_type_fields_words,
};
static const crd_checks core_v1_ResourceClaim_type_checks = {
    .required = core_v1_ResourceClaim_type_required,
    .required_count = 1,
};
const crd_type core_v1_ResourceClaim_type = {
    .name = "core_v1_ResourceClaim",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ResourceClaim),
    .has_offset = offsetof(core_v1_ResourceClaim, has),
    .fields = &core_v1_ResourceClaim_type_fields,
    .checks = &core_v1_ResourceClaim_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims and 94 more */
static const crd_string crd_type_77_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_77 = {
    .name = "core_v1_ResourceClaim_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_ResourceClaim),
    .items = &core_v1_ResourceClaim_type,
    .map_keys = crd_type_77_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.limits and 267 more */
const crd_type crd_type_78 = {
    .name = "crd_int_or_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_int_or_string_entry),
    .additional = &crd_type_52,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources and 94 more */
static const crd_field core_v1_ResourceRequirements_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("claims"), .type = &crd_type_77, .offset = offsetof(core_v1_ResourceRequirements, claims)},
    {.name = CRD_STRING_INIT("limits"), .type = &crd_type_78, .offset = offsetof(core_v1_ResourceRequirements, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_type_78, .offset = offsetof(core_v1_ResourceRequirements, requests)},
};
static const uint16_t core_v1_ResourceRequirements_type_fields_slots[3 + 1] = {
    1, 0, 2, 0xffff,
};
static const uint64_t core_v1_ResourceRequirements_type_fields_words[3][2] = {
    { 0x736d69616c63u, 0x0u },
    { 0x7374696d696cu, 0x0u },
    { 0x7374736575716572u, 0x0u },
};
static const crd_fields core_v1_ResourceRequirements_type_fields = {
    .items = core_v1_ResourceRequirements_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_ResourceRequirements_type_fields_slots,
    .words = core_v1_ResourceRequirements_type_fields_words,
};
const crd_type core_v1_ResourceRequirements_type = {
    .name = "core_v1_ResourceRequirements",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ResourceRequirements),
    .has_offset = offsetof(core_v1_ResourceRequirements, has),
    .fields = &core_v1_ResourceRequirements_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes.values and 62 more */
const crd_type crd_type_80 = {
    .name = "crd_int_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_SET,
    .struct_size = sizeof(int64_t),
    .items = &crd_type_17,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes and 62 more */
static const crd_string core_v1_ContainerRestartRuleOnExitCodes_type_required[1] = {
    CRD_STRING_INIT("operator"),
};
static const crd_field core_v1_ContainerRestartRuleOnExitCodes_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ContainerRestartRuleOnExitCodes, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_type_80,
     .offset = offsetof(core_v1_ContainerRestartRuleOnExitCodes, values)},
};
static const uint16_t core_v1_ContainerRestartRuleOnExitCodes_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_ContainerRestartRuleOnExitCodes_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_ContainerRestartRuleOnExitCodes_type_fields_words[2][2] = {
    { 0x726f74617265706fu, 0x0u },
    { 0x7365756c6176u, 0x0u },
};
static const crd_fields core_v1_ContainerRestartRuleOnExitCodes_type_fields = {
    .items = core_v1_ContainerRestartRuleOnExitCodes_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = core_v1_ContainerRestartRuleOnExitCodes_type_fields_slots,
    .required = core_v1_ContainerRestartRuleOnExitCodes_type_fields_required,
    .words = core_v1_ContainerRestartRuleOnExitCodes_type_fields_words,
};
static const crd_checks core_v1_ContainerRestartRuleOnExitCodes_type_checks = {
    .required = core_v1_ContainerRestartRuleOnExitCodes_type_required,
    .required_count = 1,
};
const crd_type core_v1_ContainerRestartRuleOnExitCodes_type = {
    .name = "core_v1_ContainerRestartRuleOnExitCodes",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ContainerRestartRuleOnExitCodes),
    .has_offset = offsetof(core_v1_ContainerRestartRuleOnExitCodes, has),
    .fields = &core_v1_ContainerRestartRuleOnExitCodes_type_fields,
    .checks = &core_v1_ContainerRestartRuleOnExitCodes_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[] and 62 more */
static const crd_string core_v1_ContainerRestartRule_type_required[1] = {
    CRD_STRING_INIT("action"),
};
static const crd_field core_v1_ContainerRestartRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_0, .offset = offsetof(core_v1_ContainerRestartRule, action)},
    {.name = CRD_STRING_INIT("exitCodes"), .type = &core_v1_ContainerRestartRuleOnExitCodes_type,
     .offset = offsetof(core_v1_ContainerRestartRule, exitCodes)},
};
static const uint16_t core_v1_ContainerRestartRule_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_ContainerRestartRule_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_ContainerRestartRule_type_fields_words[2][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x65646f4374697865u, 0x7365646f43746978u },
};
static const crd_fields core_v1_ContainerRestartRule_type_fields = {
    .items = core_v1_ContainerRestartRule_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = core_v1_ContainerRestartRule_type_fields_slots,
    .required = core_v1_ContainerRestartRule_type_fields_required,
    .words = core_v1_ContainerRestartRule_type_fields_words,
};
static const crd_checks core_v1_ContainerRestartRule_type_checks = {
    .required = core_v1_ContainerRestartRule_type_required,
    .required_count = 1,
};
const crd_type core_v1_ContainerRestartRule_type = {
    .name = "core_v1_ContainerRestartRule",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ContainerRestartRule),
    .has_offset = offsetof(core_v1_ContainerRestartRule, has),
    .fields = &core_v1_ContainerRestartRule_type_fields,
    .checks = &core_v1_ContainerRestartRule_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules and 62 more */
const crd_type crd_type_83 = {
    .name = "core_v1_ContainerRestartRule_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_ContainerRestartRule),
    .items = &core_v1_ContainerRestartRule_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.appArmorProfile and 181 more */
static const crd_string core_v1_AppArmorProfile_type_required[1] = {
    CRD_STRING_INIT("type"),
};
static const crd_field core_v1_AppArmorProfile_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("localhostProfile"), .type = &crd_type_0,
     .offset = offsetof(core_v1_AppArmorProfile, localhostProfile)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_0, .offset = offsetof(core_v1_AppArmorProfile, type)},
};
static const uint16_t core_v1_AppArmorProfile_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_AppArmorProfile_type_fields_required[] = { 0x2u };
static const uint64_t core_v1_AppArmorProfile_type_fields_words[2][2] = {
    { 0x736f686c61636f6cu, 0x656c69666f725074u },
    { 0x65707974u, 0x0u },
};
static const crd_fields core_v1_AppArmorProfile_type_fields = {
    .items = core_v1_AppArmorProfile_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_AppArmorProfile_type_fields_slots,
    .required = core_v1_AppArmorProfile_type_fields_required,
    .words = core_v1_AppArmorProfile_type_fields_words,
};
static const crd_checks core_v1_AppArmorProfile_type_checks = {
    .required = core_v1_AppArmorProfile_type_required,
    .required_count = 1,
};
const crd_type core_v1_AppArmorProfile_type = {
    .name = "core_v1_AppArmorProfile",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_AppArmorProfile),
    .has_offset = offsetof(core_v1_AppArmorProfile, has),
    .fields = &core_v1_AppArmorProfile_type_fields,
    .checks = &core_v1_AppArmorProfile_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.capabilities and 69 more */
static const crd_field core_v1_Capabilities_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("add"), .type = &crd_type_28, .offset = offsetof(core_v1_Capabilities, add)},
    {.name = CRD_STRING_INIT("drop"), .type = &crd_type_28, .offset = offsetof(core_v1_Capabilities, drop)},
};
static const uint16_t core_v1_Capabilities_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_Capabilities_type_fields_words[2][2] = {
    { 0x646461u, 0x0u },
    { 0x706f7264u, 0x0u },
};
static const crd_fields core_v1_Capabilities_type_fields = {
    .items = core_v1_Capabilities_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = core_v1_Capabilities_type_fields_slots,
    .words = core_v1_Capabilities_type_fields_words,
};
const crd_type core_v1_Capabilities_type = {
    .name = "core_v1_Capabilities",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Capabilities),
    .has_offset = offsetof(core_v1_Capabilities, has),
    .fields = &core_v1_Capabilities_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.seLinuxOptions and 90 more */
static const crd_field core_v1_SELinuxOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("level"), .type = &crd_type_0, .offset = offsetof(core_v1_SELinuxOptions, level)},
    {.name = CRD_STRING_INIT("role"), .type = &crd_type_0, .offset = offsetof(core_v1_SELinuxOptions, role)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_0, .offset = offsetof(core_v1_SELinuxOptions, type)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_0, .offset = offsetof(core_v1_SELinuxOptions, user)},
};
static const uint16_t core_v1_SELinuxOptions_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t core_v1_SELinuxOptions_type_fields_words[4][2] = {
    { 0x6c6576656cu, 0x0u },
    { 0x656c6f72u, 0x0u },
    { 0x65707974u, 0x0u },
    { 0x72657375u, 0x0u },
};
static const crd_fields core_v1_SELinuxOptions_type_fields = {
    .items = core_v1_SELinuxOptions_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 31,
    .slots = core_v1_SELinuxOptions_type_fields_slots,
    .words = core_v1_SELinuxOptions_type_fields_words,
};
const crd_type core_v1_SELinuxOptions_type = {
    .name = "core_v1_SELinuxOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_SELinuxOptions),
    .has_offset = offsetof(core_v1_SELinuxOptions, has),
    .fields = &core_v1_SELinuxOptions_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.windowsOptions and 90 more */
static const crd_field core_v1_WindowsSecurityContextOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("gmsaCredentialSpec"), .type = &crd_type_0,
     .offset = offsetof(core_v1_WindowsSecurityContextOptions, gmsaCredentialSpec)},
    {.name = CRD_STRING_INIT("gmsaCredentialSpecName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_WindowsSecurityContextOptions, gmsaCredentialSpecName)},
    {.name = CRD_STRING_INIT("hostProcess"), .type = &crd_type_44,
     .offset = offsetof(core_v1_WindowsSecurityContextOptions, hostProcess)},
    {.name = CRD_STRING_INIT("runAsUserName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_WindowsSecurityContextOptions, runAsUserName)},
};
static const uint16_t core_v1_WindowsSecurityContextOptions_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t core_v1_WindowsSecurityContextOptions_type_fields_words[4][2] = {
    { 0x6465724361736d67u, 0x636570536c616974u },
    { 0x6465724361736d67u, 0x656d614e63657053u },
    { 0x636f725074736f68u, 0x737365636f725074u },
    { 0x65735573416e7572u, 0x656d614e72657355u },
};
static const crd_fields core_v1_WindowsSecurityContextOptions_type_fields = {
    .items = core_v1_WindowsSecurityContextOptions_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 28,
    .slots = core_v1_WindowsSecurityContextOptions_type_fields_slots,
    .words = core_v1_WindowsSecurityContextOptions_type_fields_words,
};
const crd_type core_v1_WindowsSecurityContextOptions_type = {
    .name = "core_v1_WindowsSecurityContextOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_WindowsSecurityContextOptions),
    .has_offset = offsetof(core_v1_WindowsSecurityContextOptions, has),
    .fields = &core_v1_WindowsSecurityContextOptions_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext and 69 more */
static const crd_field core_v1_SecurityContext_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("allowPrivilegeEscalation"), .type = &crd_type_44,
     .offset = offsetof(core_v1_SecurityContext, allowPrivilegeEscalation)},
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &core_v1_AppArmorProfile_type,
     .offset = offsetof(core_v1_SecurityContext, appArmorProfile)},
    {.name = CRD_STRING_INIT("capabilities"), .type = &core_v1_Capabilities_type,
     .offset = offsetof(core_v1_SecurityContext, capabilities)},
    {.name = CRD_STRING_INIT("privileged"), .type = &crd_type_44, .offset = offsetof(core_v1_SecurityContext, privileged)},
    {.name = CRD_STRING_INIT("procMount"), .type = &crd_type_0, .offset = offsetof(core_v1_SecurityContext, procMount)},
    {.name = CRD_STRING_INIT("readOnlyRootFilesystem"), .type = &crd_type_44,
     .offset = offsetof(core_v1_SecurityContext, readOnlyRootFilesystem)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_type_27, .offset = offsetof(core_v1_SecurityContext, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_type_44,
     .offset = offsetof(core_v1_SecurityContext, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_type_27, .offset = offsetof(core_v1_SecurityContext, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &core_v1_SELinuxOptions_type,
     .offset = offsetof(core_v1_SecurityContext, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &core_v1_AppArmorProfile_type,
     .offset = offsetof(core_v1_SecurityContext, seccompProfile)},
    {.name = CRD_STRING_INIT("windowsOptions"), .type = &core_v1_WindowsSecurityContextOptions_type,
     .offset = offsetof(core_v1_SecurityContext, windowsOptions)},
};
static const uint16_t core_v1_SecurityContext_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 11, 0, 7, 10, 1, 9, 8, 5, 3, 0xffff, 2, 4, 6, 0xffff,
};
static const uint64_t core_v1_SecurityContext_type_fields_words[12][2] = {
    { 0x697250776f6c6c61u, 0x6e6f6974616c6163u },
    { 0x726f6d7241707061u, 0x656c69666f725072u },
    { 0x696c696261706163u, 0x73656974696c6962u },
    { 0x67656c6976697270u, 0x646567656c697669u },
    { 0x6e756f4d636f7270u, 0x746e756f4d636f72u },
    { 0x796c6e4f64616572u, 0x6d6574737973656cu },
    { 0x6f724773416e7572u, 0x70756f724773416eu },
    { 0x6e6f4e73416e7572u, 0x746f6f526e6f4e73u },
    { 0x65735573416e7572u, 0x7265735573416e75u },
    { 0x4f78756e694c6573u, 0x736e6f6974704f78u },
    { 0x50706d6f63636573u, 0x656c69666f725070u },
    { 0x4f73776f646e6977u, 0x736e6f6974704f73u },
};
static const crd_fields core_v1_SecurityContext_type_fields = {
    .items = core_v1_SecurityContext_type_fields_items,
    .count = 12,
    .mask = 15,
    .seed = 37,
    .slots = core_v1_SecurityContext_type_fields_slots,
    .words = core_v1_SecurityContext_type_fields_words,
};
const crd_type core_v1_SecurityContext_type = {
    .name = "core_v1_SecurityContext",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_SecurityContext),
    .has_offset = offsetof(core_v1_SecurityContext, has),
    .fields = &core_v1_SecurityContext_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices[] and 62 more */
static const crd_string core_v1_VolumeDevice_type_required[2] = {
    CRD_STRING_INIT("devicePath"),
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_VolumeDevice_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("devicePath"), .type = &crd_type_0, .offset = offsetof(core_v1_VolumeDevice, devicePath)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_VolumeDevice, name)},
};
static const uint16_t core_v1_VolumeDevice_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_VolumeDevice_type_fields_required[] = { 0x3u };
static const uint64_t core_v1_VolumeDevice_type_fields_words[2][2] = {
    { 0x6150656369766564u, 0x6874615065636976u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields core_v1_VolumeDevice_type_fields = {
    .items = core_v1_VolumeDevice_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_VolumeDevice_type_fields_slots,
    .required = core_v1_VolumeDevice_type_fields_required,
    .words = core_v1_VolumeDevice_type_fields_words,
};
static const crd_checks core_v1_VolumeDevice_type_checks = {
    .required = core_v1_VolumeDevice_type_required,
    .required_count = 2,
};
const crd_type core_v1_VolumeDevice_type = {
    .name = "core_v1_VolumeDevice",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_VolumeDevice),
    .has_offset = offsetof(core_v1_VolumeDevice, has),
    .fields = &core_v1_VolumeDevice_type_fields,
    .checks = &core_v1_VolumeDevice_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices and 62 more */
static const crd_string crd_type_90_keys[1] = {
    CRD_STRING_INIT("devicePath"),
};
const crd_type crd_type_90 = {
    .name = "core_v1_VolumeDevice_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_VolumeDevice),
    .items = &core_v1_VolumeDevice_type,
    .map_keys = crd_type_90_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] and 69 more */
static const crd_string core_v1_VolumeMount_type_required[2] = {
    CRD_STRING_INIT("mountPath"),
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_VolumeMount_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_type_0, .offset = offsetof(core_v1_VolumeMount, mountPath)},
    {.name = CRD_STRING_INIT("mountPropagation"), .type = &crd_type_0,
     .offset = offsetof(core_v1_VolumeMount, mountPropagation)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_VolumeMount, name)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_VolumeMount, readOnly)},
    {.name = CRD_STRING_INIT("recursiveReadOnly"), .type = &crd_type_0,
     .offset = offsetof(core_v1_VolumeMount, recursiveReadOnly)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_type_0, .offset = offsetof(core_v1_VolumeMount, subPath)},
    {.name = CRD_STRING_INIT("subPathExpr"), .type = &crd_type_0, .offset = offsetof(core_v1_VolumeMount, subPathExpr)},
};
static const uint16_t core_v1_VolumeMount_type_fields_slots[7 + 1] = {
    0xffff, 1, 3, 6, 4, 0, 5, 2,
};
static const uint64_t core_v1_VolumeMount_type_fields_required[] = { 0x5u };
static const uint64_t core_v1_VolumeMount_type_fields_words[7][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu },
    { 0x6f7250746e756f6du, 0x6e6f697461676170u },
    { 0x656d616eu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7669737275636572u, 0x796c6e4f64616552u },
    { 0x68746150627573u, 0x0u },
    { 0x4568746150627573u, 0x7270784568746150u },
};
static const crd_fields core_v1_VolumeMount_type_fields = {
    .items = core_v1_VolumeMount_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 27,
    .slots = core_v1_VolumeMount_type_fields_slots,
    .required = core_v1_VolumeMount_type_fields_required,
    .words = core_v1_VolumeMount_type_fields_words,
};
static const crd_checks core_v1_VolumeMount_type_checks = {
    .required = core_v1_VolumeMount_type_required,
    .required_count = 2,
};
const crd_type core_v1_VolumeMount_type = {
    .name = "core_v1_VolumeMount",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_VolumeMount),
    .has_offset = offsetof(core_v1_VolumeMount, has),
    .fields = &core_v1_VolumeMount_type_fields,
    .checks = &core_v1_VolumeMount_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts and 62 more */
static const crd_string crd_type_92_keys[1] = {
    CRD_STRING_INIT("mountPath"),
};
const crd_type crd_type_92 = {
    .name = "core_v1_VolumeMount_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_VolumeMount),
    .items = &core_v1_VolumeMount_type,
    .map_keys = crd_type_92_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] and 41 more */
static const crd_string core_v1_Container_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_Container_type_fields_items[25] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_28, .offset = offsetof(core_v1_Container, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_28, .offset = offsetof(core_v1_Container, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_56, .offset = offsetof(core_v1_Container, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_59, .offset = offsetof(core_v1_Container, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_0, .offset = offsetof(core_v1_Container, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_Container, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &core_v1_Lifecycle_type,
     .offset = offsetof(core_v1_Container, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &core_v1_Probe_type,
     .offset = offsetof(core_v1_Container, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_Container, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_73, .offset = offsetof(core_v1_Container, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &core_v1_Probe_type,
     .offset = offsetof(core_v1_Container, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_type_75, .offset = offsetof(core_v1_Container, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &core_v1_ResourceRequirements_type,
     .offset = offsetof(core_v1_Container, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_0, .offset = offsetof(core_v1_Container, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_type_83,
     .offset = offsetof(core_v1_Container, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &core_v1_SecurityContext_type,
     .offset = offsetof(core_v1_Container, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &core_v1_Probe_type,
     .offset = offsetof(core_v1_Container, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_type_44, .offset = offsetof(core_v1_Container, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_type_44, .offset = offsetof(core_v1_Container, stdinOnce)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_type_0,
     .offset = offsetof(core_v1_Container, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_Container, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_type_44, .offset = offsetof(core_v1_Container, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_type_90, .offset = offsetof(core_v1_Container, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_92, .offset = offsetof(core_v1_Container, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_type_0, .offset = offsetof(core_v1_Container, workingDir)},
};
static const uint16_t core_v1_Container_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff,
    0xffff, 0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 20, 18, 0xffff, 0xffff,
    0xffff, 12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 19, 0xffff, 0xffff, 0xffff, 23, 13, 1, 22, 21, 0xffff, 0xffff,
    5, 4, 14, 3, 15, 0xffff, 24, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t core_v1_Container_type_fields_required[] = { 0x100u };
static const uint64_t core_v1_Container_type_fields_words[25][2] = {
    { 0x73677261u, 0x0u },
    { 0x646e616d6d6f63u, 0x0u },
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x6c6379636566696cu, 0x656c637963656669u },
    { 0x7373656e6576696cu, 0x65626f7250737365u },
    { 0x656d616eu, 0x0u },
    { 0x7374726f70u, 0x0u },
    { 0x73656e6964616572u, 0x65626f7250737365u },
    { 0x6f50657a69736572u, 0x7963696c6f50657au },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x5074726174736572u, 0x73656c7552796369u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x5070757472617473u, 0x65626f7250707574u },
    { 0x6e69647473u, 0x0u },
    { 0x636e4f6e69647473u, 0x65636e4f6e696474u },
    { 0x74616e696d726574u, 0x6874615065676173u },
    { 0x74616e696d726574u, 0x7963696c6f506567u },
    { 0x797474u, 0x0u },
    { 0x6544656d756c6f76u, 0x7365636976654465u },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
    { 0x44676e696b726f77u, 0x726944676e696b72u },
};
static const crd_fields core_v1_Container_type_fields = {
    .items = core_v1_Container_type_fields_items,
    .count = 25,
    .mask = 63,
    .seed = 17,
    .slots = core_v1_Container_type_fields_slots,
    .required = core_v1_Container_type_fields_required,
    .words = core_v1_Container_type_fields_words,
};
static const crd_checks core_v1_Container_type_checks = {
    .required = core_v1_Container_type_required,
    .required_count = 1,
};
const crd_type core_v1_Container_type = {
    .name = "core_v1_Container",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Container),
    .has_offset = offsetof(core_v1_Container, has),
    .fields = &core_v1_Container_type_fields,
    .checks = &core_v1_Container_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers and 41 more */
static const crd_string crd_type_94_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_94 = {
    .name = "core_v1_Container_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_Container),
    .items = &core_v1_Container_type,
    .map_keys = crd_type_94_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options[] and 20 more */
static const crd_field core_v1_PodDNSConfigOption_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_PodDNSConfigOption, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_0, .offset = offsetof(core_v1_PodDNSConfigOption, value)},
};
static const uint16_t core_v1_PodDNSConfigOption_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_PodDNSConfigOption_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields core_v1_PodDNSConfigOption_type_fields = {
    .items = core_v1_PodDNSConfigOption_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = core_v1_PodDNSConfigOption_type_fields_slots,
    .words = core_v1_PodDNSConfigOption_type_fields_words,
};
const crd_type core_v1_PodDNSConfigOption_type = {
    .name = "core_v1_PodDNSConfigOption",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodDNSConfigOption),
    .has_offset = offsetof(core_v1_PodDNSConfigOption, has),
    .fields = &core_v1_PodDNSConfigOption_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options and 20 more */
const crd_type crd_type_96 = {
    .name = "core_v1_PodDNSConfigOption_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_PodDNSConfigOption),
    .items = &core_v1_PodDNSConfigOption_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig and 20 more */
static const crd_field core_v1_PodDNSConfig_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nameservers"), .type = &crd_type_28, .offset = offsetof(core_v1_PodDNSConfig, nameservers)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_type_96, .offset = offsetof(core_v1_PodDNSConfig, options)},
    {.name = CRD_STRING_INIT("searches"), .type = &crd_type_28, .offset = offsetof(core_v1_PodDNSConfig, searches)},
};
static const uint16_t core_v1_PodDNSConfig_type_fields_slots[3 + 1] = {
    2, 0, 0xffff, 1,
};
static const uint64_t core_v1_PodDNSConfig_type_fields_words[3][2] = {
    { 0x76726573656d616eu, 0x7372657672657365u },
    { 0x736e6f6974706fu, 0x0u },
    { 0x7365686372616573u, 0x0u },
};
static const crd_fields core_v1_PodDNSConfig_type_fields = {
    .items = core_v1_PodDNSConfig_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = core_v1_PodDNSConfig_type_fields_slots,
    .words = core_v1_PodDNSConfig_type_fields_words,
};
const crd_type core_v1_PodDNSConfig_type = {
    .name = "core_v1_PodDNSConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodDNSConfig),
    .has_offset = offsetof(core_v1_PodDNSConfig, has),
    .fields = &core_v1_PodDNSConfig_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers[] and 20 more */
static const crd_string core_v1_EphemeralContainer_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_EphemeralContainer_type_fields_items[26] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_28, .offset = offsetof(core_v1_EphemeralContainer, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_28, .offset = offsetof(core_v1_EphemeralContainer, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_56, .offset = offsetof(core_v1_EphemeralContainer, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_59, .offset = offsetof(core_v1_EphemeralContainer, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_0, .offset = offsetof(core_v1_EphemeralContainer, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_EphemeralContainer, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &core_v1_Lifecycle_type,
     .offset = offsetof(core_v1_EphemeralContainer, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &core_v1_Probe_type,
     .offset = offsetof(core_v1_EphemeralContainer, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_EphemeralContainer, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_73, .offset = offsetof(core_v1_EphemeralContainer, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &core_v1_Probe_type,
     .offset = offsetof(core_v1_EphemeralContainer, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_type_75,
     .offset = offsetof(core_v1_EphemeralContainer, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &core_v1_ResourceRequirements_type,
     .offset = offsetof(core_v1_EphemeralContainer, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_EphemeralContainer, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_type_83,
     .offset = offsetof(core_v1_EphemeralContainer, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &core_v1_SecurityContext_type,
     .offset = offsetof(core_v1_EphemeralContainer, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &core_v1_Probe_type,
     .offset = offsetof(core_v1_EphemeralContainer, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_type_44, .offset = offsetof(core_v1_EphemeralContainer, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_type_44, .offset = offsetof(core_v1_EphemeralContainer, stdinOnce)},
    {.name = CRD_STRING_INIT("targetContainerName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_EphemeralContainer, targetContainerName)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_type_0,
     .offset = offsetof(core_v1_EphemeralContainer, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_EphemeralContainer, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_type_44, .offset = offsetof(core_v1_EphemeralContainer, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_type_90,
     .offset = offsetof(core_v1_EphemeralContainer, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_92,
     .offset = offsetof(core_v1_EphemeralContainer, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_type_0, .offset = offsetof(core_v1_EphemeralContainer, workingDir)},
};
static const uint16_t core_v1_EphemeralContainer_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 19, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff,
    0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 21, 18, 0xffff, 0xffff, 0xffff,
    12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 20, 0xffff, 0xffff, 0xffff, 24, 13, 1, 23, 22, 0xffff, 0xffff, 5, 4, 14,
    3, 15, 0xffff, 25, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t core_v1_EphemeralContainer_type_fields_required[] = { 0x100u };
static const uint64_t core_v1_EphemeralContainer_type_fields_words[26][2] = {
    { 0x73677261u, 0x0u },
    { 0x646e616d6d6f63u, 0x0u },
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x6c6379636566696cu, 0x656c637963656669u },
    { 0x7373656e6576696cu, 0x65626f7250737365u },
    { 0x656d616eu, 0x0u },
    { 0x7374726f70u, 0x0u },
    { 0x73656e6964616572u, 0x65626f7250737365u },
    { 0x6f50657a69736572u, 0x7963696c6f50657au },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x5074726174736572u, 0x73656c7552796369u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x5070757472617473u, 0x65626f7250707574u },
    { 0x6e69647473u, 0x0u },
    { 0x636e4f6e69647473u, 0x65636e4f6e696474u },
    { 0x6f43746567726174u, 0x656d614e72656e69u },
    { 0x74616e696d726574u, 0x6874615065676173u },
    { 0x74616e696d726574u, 0x7963696c6f506567u },
    { 0x797474u, 0x0u },
    { 0x6544656d756c6f76u, 0x7365636976654465u },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
    { 0x44676e696b726f77u, 0x726944676e696b72u },
};
static const crd_fields core_v1_EphemeralContainer_type_fields = {
    .items = core_v1_EphemeralContainer_type_fields_items,
    .count = 26,
    .mask = 63,
    .seed = 17,
    .slots = core_v1_EphemeralContainer_type_fields_slots,
    .required = core_v1_EphemeralContainer_type_fields_required,
    .words = core_v1_EphemeralContainer_type_fields_words,
};
static const crd_checks core_v1_EphemeralContainer_type_checks = {
    .required = core_v1_EphemeralContainer_type_required,
    .required_count = 1,
};
const crd_type core_v1_EphemeralContainer_type = {
    .name = "core_v1_EphemeralContainer",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_EphemeralContainer),
    .has_offset = offsetof(core_v1_EphemeralContainer, has),
    .fields = &core_v1_EphemeralContainer_type_fields,
    .checks = &core_v1_EphemeralContainer_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers and 20 more */
static const crd_string crd_type_99_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_99 = {
    .name = "core_v1_EphemeralContainer_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_EphemeralContainer),
    .items = &core_v1_EphemeralContainer_type,
    .map_keys = crd_type_99_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases[] and 20 more */
static const crd_string core_v1_HostAlias_type_required[1] = {
    CRD_STRING_INIT("ip"),
};
static const crd_field core_v1_HostAlias_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hostnames"), .type = &crd_type_28, .offset = offsetof(core_v1_HostAlias, hostnames)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_type_0, .offset = offsetof(core_v1_HostAlias, ip)},
};
static const uint16_t core_v1_HostAlias_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_HostAlias_type_fields_required[] = { 0x2u };
static const uint64_t core_v1_HostAlias_type_fields_words[2][2] = {
    { 0x656d616e74736f68u, 0x73656d616e74736fu },
    { 0x7069u, 0x0u },
};
static const crd_fields core_v1_HostAlias_type_fields = {
    .items = core_v1_HostAlias_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_HostAlias_type_fields_slots,
    .required = core_v1_HostAlias_type_fields_required,
    .words = core_v1_HostAlias_type_fields_words,
};
static const crd_checks core_v1_HostAlias_type_checks = {
    .required = core_v1_HostAlias_type_required,
    .required_count = 1,
};
const crd_type core_v1_HostAlias_type = {
    .name = "core_v1_HostAlias",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_HostAlias),
    .has_offset = offsetof(core_v1_HostAlias, has),
    .fields = &core_v1_HostAlias_type_fields,
    .checks = &core_v1_HostAlias_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases and 20 more */
static const crd_string crd_type_101_keys[1] = {
    CRD_STRING_INIT("ip"),
};
const crd_type crd_type_101 = {
    .name = "core_v1_HostAlias_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_HostAlias),
    .items = &core_v1_HostAlias_type,
    .map_keys = crd_type_101_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets[] and 188 more */
static const crd_field core_v1_LocalObjectReference_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_45, .offset = offsetof(core_v1_LocalObjectReference, name)},
};
static const uint16_t core_v1_LocalObjectReference_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_LocalObjectReference_type_fields_defaulted[] = { 0x1u };
static const uint64_t core_v1_LocalObjectReference_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields core_v1_LocalObjectReference_type_fields = {
    .items = core_v1_LocalObjectReference_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_LocalObjectReference_type_fields_slots,
    .defaulted = core_v1_LocalObjectReference_type_fields_defaulted,
    .words = core_v1_LocalObjectReference_type_fields_words,
};
const crd_type core_v1_LocalObjectReference_type = {
    .name = "core_v1_LocalObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_LocalObjectReference),
    .has_offset = offsetof(core_v1_LocalObjectReference, has),
    .fields = &core_v1_LocalObjectReference_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets and 20 more */
static const crd_string crd_type_103_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_103 = {
    .name = "core_v1_LocalObjectReference_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_LocalObjectReference),
    .items = &core_v1_LocalObjectReference_type,
    .map_keys = crd_type_103_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.nodeSelector and 29 more */
const crd_type crd_type_104 = {
    .name = "crd_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_0,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.os and 41 more */
static const crd_string core_v1_PodOS_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_PodOS_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_PodOS, name)},
};
static const uint16_t core_v1_PodOS_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_PodOS_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_PodOS_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields core_v1_PodOS_type_fields = {
    .items = core_v1_PodOS_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_PodOS_type_fields_slots,
    .required = core_v1_PodOS_type_fields_required,
    .words = core_v1_PodOS_type_fields_words,
};
static const crd_checks core_v1_PodOS_type_checks = {
    .required = core_v1_PodOS_type_required,
    .required_count = 1,
};
const crd_type core_v1_PodOS_type = {
    .name = "core_v1_PodOS",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodOS),
    .has_offset = offsetof(core_v1_PodOS, has),
    .fields = &core_v1_PodOS_type_fields,
    .checks = &core_v1_PodOS_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates[] and 20 more */
static const crd_string core_v1_PodReadinessGate_type_required[1] = {
    CRD_STRING_INIT("conditionType"),
};
static const crd_field core_v1_PodReadinessGate_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("conditionType"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodReadinessGate, conditionType)},
};
static const uint16_t core_v1_PodReadinessGate_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_PodReadinessGate_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_PodReadinessGate_type_fields_words[1][2] = {
    { 0x6f697469646e6f63u, 0x657079546e6f6974u },
};
static const crd_fields core_v1_PodReadinessGate_type_fields = {
    .items = core_v1_PodReadinessGate_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_PodReadinessGate_type_fields_slots,
    .required = core_v1_PodReadinessGate_type_fields_required,
    .words = core_v1_PodReadinessGate_type_fields_words,
};
static const crd_checks core_v1_PodReadinessGate_type_checks = {
    .required = core_v1_PodReadinessGate_type_required,
    .required_count = 1,
};
const crd_type core_v1_PodReadinessGate_type = {
    .name = "core_v1_PodReadinessGate",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodReadinessGate),
    .has_offset = offsetof(core_v1_PodReadinessGate, has),
    .fields = &core_v1_PodReadinessGate_type_fields,
    .checks = &core_v1_PodReadinessGate_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates and 20 more */
const crd_type crd_type_107 = {
    .name = "core_v1_PodReadinessGate_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_PodReadinessGate),
    .items = &core_v1_PodReadinessGate_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims[] and 20 more */
static const crd_string core_v1_PodResourceClaim_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_PodResourceClaim_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_PodResourceClaim, name)},
    {.name = CRD_STRING_INIT("resourceClaimName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodResourceClaim, resourceClaimName)},
    {.name = CRD_STRING_INIT("resourceClaimTemplateName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodResourceClaim, resourceClaimTemplateName)},
};
static const uint16_t core_v1_PodResourceClaim_type_fields_slots[3 + 1] = {
    0, 1, 2, 0xffff,
};
static const uint64_t core_v1_PodResourceClaim_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_PodResourceClaim_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u },
    { 0x656372756f736572u, 0x656d614e6d69616cu },
    { 0x656372756f736572u, 0x656d614e6574616cu },
};
static const crd_fields core_v1_PodResourceClaim_type_fields = {
    .items = core_v1_PodResourceClaim_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_PodResourceClaim_type_fields_slots,
    .required = core_v1_PodResourceClaim_type_fields_required,
    .words = core_v1_PodResourceClaim_type_fields_words,
};
static const crd_checks core_v1_PodResourceClaim_type_checks = {
    .required = core_v1_PodResourceClaim_type_required,
    .required_count = 1,
};
const crd_type core_v1_PodResourceClaim_type = {
    .name = "core_v1_PodResourceClaim",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodResourceClaim),
    .has_offset = offsetof(core_v1_PodResourceClaim, has),
    .fields = &core_v1_PodResourceClaim_type_fields,
    .checks = &core_v1_PodResourceClaim_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims and 20 more */
static const crd_string crd_type_109_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_109 = {
    .name = "core_v1_PodResourceClaim_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_PodResourceClaim),
    .items = &core_v1_PodResourceClaim_type,
    .map_keys = crd_type_109_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGates and 20 more */
static const crd_string crd_type_110_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_110 = {
    .name = "core_v1_PodOS_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_PodOS),
    .items = &core_v1_PodOS_type,
    .map_keys = crd_type_110_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGroup and 20 more */
static const crd_field core_v1_PodSchedulingGroup_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("podGroupName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSchedulingGroup, podGroupName)},
};
static const uint16_t core_v1_PodSchedulingGroup_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_PodSchedulingGroup_type_fields_words[1][2] = {
    { 0x70756f7247646f70u, 0x656d614e70756f72u },
};
static const crd_fields core_v1_PodSchedulingGroup_type_fields = {
    .items = core_v1_PodSchedulingGroup_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_PodSchedulingGroup_type_fields_slots,
    .words = core_v1_PodSchedulingGroup_type_fields_words,
};
const crd_type core_v1_PodSchedulingGroup_type = {
    .name = "core_v1_PodSchedulingGroup",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodSchedulingGroup),
    .has_offset = offsetof(core_v1_PodSchedulingGroup, has),
    .fields = &core_v1_PodSchedulingGroup_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext.supplementalGroups and 20 more */
const crd_type crd_type_112 = {
    .name = "crd_int_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(int64_t),
    .items = &crd_type_27,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext and 20 more */
static const crd_field core_v1_PodSecurityContext_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &core_v1_AppArmorProfile_type,
     .offset = offsetof(core_v1_PodSecurityContext, appArmorProfile)},
    {.name = CRD_STRING_INIT("fsGroup"), .type = &crd_type_27, .offset = offsetof(core_v1_PodSecurityContext, fsGroup)},
    {.name = CRD_STRING_INIT("fsGroupChangePolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSecurityContext, fsGroupChangePolicy)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_type_27,
     .offset = offsetof(core_v1_PodSecurityContext, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_type_44,
     .offset = offsetof(core_v1_PodSecurityContext, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_type_27, .offset = offsetof(core_v1_PodSecurityContext, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxChangePolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSecurityContext, seLinuxChangePolicy)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &core_v1_SELinuxOptions_type,
     .offset = offsetof(core_v1_PodSecurityContext, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &core_v1_AppArmorProfile_type,
     .offset = offsetof(core_v1_PodSecurityContext, seccompProfile)},
    {.name = CRD_STRING_INIT("supplementalGroups"), .type = &crd_type_112,
     .offset = offsetof(core_v1_PodSecurityContext, supplementalGroups)},
    {.name = CRD_STRING_INIT("supplementalGroupsPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSecurityContext, supplementalGroupsPolicy)},
    {.name = CRD_STRING_INIT("sysctls"), .type = &crd_type_62, .offset = offsetof(core_v1_PodSecurityContext, sysctls)},
    {.name = CRD_STRING_INIT("windowsOptions"), .type = &core_v1_WindowsSecurityContextOptions_type,
     .offset = offsetof(core_v1_PodSecurityContext, windowsOptions)},
};
static const uint16_t core_v1_PodSecurityContext_type_fields_slots[31 + 1] = {
    6, 0xffff, 0xffff, 7, 12, 0xffff, 3, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 4, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 11, 0xffff, 0, 10, 5,
};
static const uint64_t core_v1_PodSecurityContext_type_fields_words[13][2] = {
    { 0x726f6d7241707061u, 0x656c69666f725072u },
    { 0x70756f72477366u, 0x0u },
    { 0x4370756f72477366u, 0x7963696c6f506567u },
    { 0x6f724773416e7572u, 0x70756f724773416eu },
    { 0x6e6f4e73416e7572u, 0x746f6f526e6f4e73u },
    { 0x65735573416e7572u, 0x7265735573416e75u },
    { 0x4378756e694c6573u, 0x7963696c6f506567u },
    { 0x4f78756e694c6573u, 0x736e6f6974704f78u },
    { 0x50706d6f63636573u, 0x656c69666f725070u },
    { 0x656d656c70707573u, 0x7370756f72476c61u },
    { 0x656d656c70707573u, 0x7963696c6f507370u },
    { 0x736c7463737973u, 0x0u },
    { 0x4f73776f646e6977u, 0x736e6f6974704f73u },
};
static const crd_fields core_v1_PodSecurityContext_type_fields = {
    .items = core_v1_PodSecurityContext_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 36,
    .slots = core_v1_PodSecurityContext_type_fields_slots,
    .words = core_v1_PodSecurityContext_type_fields_words,
};
const crd_type core_v1_PodSecurityContext_type = {
    .name = "core_v1_PodSecurityContext",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodSecurityContext),
    .has_offset = offsetof(core_v1_PodSecurityContext, has),
    .fields = &core_v1_PodSecurityContext_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations[] and 20 more */
static const crd_field core_v1_Toleration_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("effect"), .type = &crd_type_0, .offset = offsetof(core_v1_Toleration, effect)},
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_0, .offset = offsetof(core_v1_Toleration, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_0, .offset = offsetof(core_v1_Toleration, operator_)},
    {.name = CRD_STRING_INIT("tolerationSeconds"), .type = &crd_type_27,
     .offset = offsetof(core_v1_Toleration, tolerationSeconds)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_0, .offset = offsetof(core_v1_Toleration, value)},
};
static const uint16_t core_v1_Toleration_type_fields_slots[7 + 1] = {
    0xffff, 3, 2, 0, 0xffff, 4, 0xffff, 1,
};
static const uint64_t core_v1_Toleration_type_fields_words[5][2] = {
    { 0x746365666665u, 0x0u },
    { 0x79656bu, 0x0u },
    { 0x726f74617265706fu, 0x0u },
    { 0x69746172656c6f74u, 0x73646e6f6365536eu },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields core_v1_Toleration_type_fields = {
    .items = core_v1_Toleration_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = core_v1_Toleration_type_fields_slots,
    .words = core_v1_Toleration_type_fields_words,
};
const crd_type core_v1_Toleration_type = {
    .name = "core_v1_Toleration",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Toleration),
    .has_offset = offsetof(core_v1_Toleration, has),
    .fields = &core_v1_Toleration_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations and 20 more */
const crd_type crd_type_115 = {
    .name = "core_v1_Toleration_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_Toleration),
    .items = &core_v1_Toleration_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints[] and 20 more */
static const crd_string core_v1_TopologySpreadConstraint_type_required[3] = {
    CRD_STRING_INIT("maxSkew"),
    CRD_STRING_INIT("topologyKey"),
    CRD_STRING_INIT("whenUnsatisfiable"),
};
static const crd_field core_v1_TopologySpreadConstraint_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(core_v1_TopologySpreadConstraint, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_28,
     .offset = offsetof(core_v1_TopologySpreadConstraint, matchLabelKeys)},
    {.name = CRD_STRING_INIT("maxSkew"), .type = &crd_type_17,
     .offset = offsetof(core_v1_TopologySpreadConstraint, maxSkew)},
    {.name = CRD_STRING_INIT("minDomains"), .type = &crd_type_17,
     .offset = offsetof(core_v1_TopologySpreadConstraint, minDomains)},
    {.name = CRD_STRING_INIT("nodeAffinityPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_TopologySpreadConstraint, nodeAffinityPolicy)},
    {.name = CRD_STRING_INIT("nodeTaintsPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_TopologySpreadConstraint, nodeTaintsPolicy)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_type_0,
     .offset = offsetof(core_v1_TopologySpreadConstraint, topologyKey)},
    {.name = CRD_STRING_INIT("whenUnsatisfiable"), .type = &crd_type_0,
     .offset = offsetof(core_v1_TopologySpreadConstraint, whenUnsatisfiable)},
};
static const uint16_t core_v1_TopologySpreadConstraint_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 3, 6, 0, 4, 7, 2, 0xffff, 1, 5,
};
static const uint64_t core_v1_TopologySpreadConstraint_type_fields_required[] = { 0xc4u };
static const uint64_t core_v1_TopologySpreadConstraint_type_fields_words[8][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x77656b5378616du, 0x0u },
    { 0x69616d6f446e696du, 0x736e69616d6f446eu },
    { 0x6966664165646f6eu, 0x7963696c6f507974u },
    { 0x6e69615465646f6eu, 0x7963696c6f507374u },
    { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
    { 0x61736e556e656877u, 0x656c626169667369u },
};
static const crd_fields core_v1_TopologySpreadConstraint_type_fields = {
    .items = core_v1_TopologySpreadConstraint_type_fields_items,
    .count = 8,
    .mask = 15,
    .seed = 1,
    .slots = core_v1_TopologySpreadConstraint_type_fields_slots,
    .required = core_v1_TopologySpreadConstraint_type_fields_required,
    .words = core_v1_TopologySpreadConstraint_type_fields_words,
};
static const crd_checks core_v1_TopologySpreadConstraint_type_checks = {
    .required = core_v1_TopologySpreadConstraint_type_required,
    .required_count = 3,
};
const crd_type core_v1_TopologySpreadConstraint_type = {
    .name = "core_v1_TopologySpreadConstraint",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_TopologySpreadConstraint),
    .has_offset = offsetof(core_v1_TopologySpreadConstraint, has),
    .fields = &core_v1_TopologySpreadConstraint_type_fields,
    .checks = &core_v1_TopologySpreadConstraint_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints and 20 more */
static const crd_string crd_type_117_keys[2] = {
    CRD_STRING_INIT("topologyKey"),
    CRD_STRING_INIT("whenUnsatisfiable"),
};
const crd_type crd_type_117 = {
    .name = "core_v1_TopologySpreadConstraint_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_TopologySpreadConstraint),
    .items = &core_v1_TopologySpreadConstraint_type,
    .map_keys = crd_type_117_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].awsElasticBlockStore and 20 more */
static const crd_string core_v1_AWSElasticBlockStoreVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field core_v1_AWSElasticBlockStoreVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0,
     .offset = offsetof(core_v1_AWSElasticBlockStoreVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_type_17,
     .offset = offsetof(core_v1_AWSElasticBlockStoreVolumeSource, partition)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44,
     .offset = offsetof(core_v1_AWSElasticBlockStoreVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_0,
     .offset = offsetof(core_v1_AWSElasticBlockStoreVolumeSource, volumeID)},
};
static const uint16_t core_v1_AWSElasticBlockStoreVolumeSource_type_fields_slots[3 + 1] = {
    3, 2, 1, 0,
};
static const uint64_t core_v1_AWSElasticBlockStoreVolumeSource_type_fields_required[] = { 0x8u };
static const uint64_t core_v1_AWSElasticBlockStoreVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6f69746974726170u, 0x6e6f697469747261u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields core_v1_AWSElasticBlockStoreVolumeSource_type_fields = {
    .items = core_v1_AWSElasticBlockStoreVolumeSource_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 24,
    .slots = core_v1_AWSElasticBlockStoreVolumeSource_type_fields_slots,
    .required = core_v1_AWSElasticBlockStoreVolumeSource_type_fields_required,
    .words = core_v1_AWSElasticBlockStoreVolumeSource_type_fields_words,
};
static const crd_checks core_v1_AWSElasticBlockStoreVolumeSource_type_checks = {
    .required = core_v1_AWSElasticBlockStoreVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_AWSElasticBlockStoreVolumeSource_type = {
    .name = "core_v1_AWSElasticBlockStoreVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_AWSElasticBlockStoreVolumeSource),
    .has_offset = offsetof(core_v1_AWSElasticBlockStoreVolumeSource, has),
    .fields = &core_v1_AWSElasticBlockStoreVolumeSource_type_fields,
    .checks = &core_v1_AWSElasticBlockStoreVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk.fsType and 20 more */
static const crd_value crd_type_119_default[1] = {
    CRD_VALUE_STRING_INIT("ext4"),
};
const crd_type crd_type_119 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_119_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk and 20 more */
static const crd_string core_v1_AzureDiskVolumeSource_type_required[2] = {
    CRD_STRING_INIT("diskName"),
    CRD_STRING_INIT("diskURI"),
};
static const crd_field core_v1_AzureDiskVolumeSource_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("cachingMode"), .type = &crd_type_0,
     .offset = offsetof(core_v1_AzureDiskVolumeSource, cachingMode)},
    {.name = CRD_STRING_INIT("diskName"), .type = &crd_type_0, .offset = offsetof(core_v1_AzureDiskVolumeSource, diskName)},
    {.name = CRD_STRING_INIT("diskURI"), .type = &crd_type_0, .offset = offsetof(core_v1_AzureDiskVolumeSource, diskURI)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_119, .offset = offsetof(core_v1_AzureDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(core_v1_AzureDiskVolumeSource, kind)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_48, .offset = offsetof(core_v1_AzureDiskVolumeSource, readOnly)},
};
static const uint16_t core_v1_AzureDiskVolumeSource_type_fields_slots[7 + 1] = {
    3, 1, 0, 0xffff, 0xffff, 2, 4, 5,
};
static const uint64_t core_v1_AzureDiskVolumeSource_type_fields_defaulted[] = { 0x28u };
static const uint64_t core_v1_AzureDiskVolumeSource_type_fields_required[] = { 0x6u };
static const uint64_t core_v1_AzureDiskVolumeSource_type_fields_words[6][2] = {
    { 0x4d676e6968636163u, 0x65646f4d676e6968u },
    { 0x656d614e6b736964u, 0x0u },
    { 0x4952556b736964u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields core_v1_AzureDiskVolumeSource_type_fields = {
    .items = core_v1_AzureDiskVolumeSource_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 8,
    .slots = core_v1_AzureDiskVolumeSource_type_fields_slots,
    .defaulted = core_v1_AzureDiskVolumeSource_type_fields_defaulted,
    .required = core_v1_AzureDiskVolumeSource_type_fields_required,
    .words = core_v1_AzureDiskVolumeSource_type_fields_words,
};
static const crd_checks core_v1_AzureDiskVolumeSource_type_checks = {
    .required = core_v1_AzureDiskVolumeSource_type_required,
    .required_count = 2,
};
const crd_type core_v1_AzureDiskVolumeSource_type = {
    .name = "core_v1_AzureDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_AzureDiskVolumeSource),
    .has_offset = offsetof(core_v1_AzureDiskVolumeSource, has),
    .fields = &core_v1_AzureDiskVolumeSource_type_fields,
    .checks = &core_v1_AzureDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureFile and 20 more */
static const crd_string core_v1_AzureFileVolumeSource_type_required[2] = {
    CRD_STRING_INIT("secretName"),
    CRD_STRING_INIT("shareName"),
};
static const crd_field core_v1_AzureFileVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_AzureFileVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_AzureFileVolumeSource, secretName)},
    {.name = CRD_STRING_INIT("shareName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_AzureFileVolumeSource, shareName)},
};
static const uint16_t core_v1_AzureFileVolumeSource_type_fields_slots[3 + 1] = {
    2, 0, 1, 0xffff,
};
static const uint64_t core_v1_AzureFileVolumeSource_type_fields_required[] = { 0x6u };
static const uint64_t core_v1_AzureFileVolumeSource_type_fields_words[3][2] = {
    { 0x796c6e4f64616572u, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
    { 0x6d614e6572616873u, 0x656d614e65726168u },
};
static const crd_fields core_v1_AzureFileVolumeSource_type_fields = {
    .items = core_v1_AzureFileVolumeSource_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = core_v1_AzureFileVolumeSource_type_fields_slots,
    .required = core_v1_AzureFileVolumeSource_type_fields_required,
    .words = core_v1_AzureFileVolumeSource_type_fields_words,
};
static const crd_checks core_v1_AzureFileVolumeSource_type_checks = {
    .required = core_v1_AzureFileVolumeSource_type_required,
    .required_count = 2,
};
const crd_type core_v1_AzureFileVolumeSource_type = {
    .name = "core_v1_AzureFileVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_AzureFileVolumeSource),
    .has_offset = offsetof(core_v1_AzureFileVolumeSource, has),
    .fields = &core_v1_AzureFileVolumeSource_type_fields,
    .checks = &core_v1_AzureFileVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cephfs and 20 more */
static const crd_string core_v1_CephFSVolumeSource_type_required[1] = {
    CRD_STRING_INIT("monitors"),
};
static const crd_field core_v1_CephFSVolumeSource_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_type_28, .offset = offsetof(core_v1_CephFSVolumeSource, monitors)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_CephFSVolumeSource, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_CephFSVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretFile"), .type = &crd_type_0, .offset = offsetof(core_v1_CephFSVolumeSource, secretFile)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_CephFSVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_0, .offset = offsetof(core_v1_CephFSVolumeSource, user)},
};
static const uint16_t core_v1_CephFSVolumeSource_type_fields_slots[7 + 1] = {
    2, 5, 4, 1, 0, 0xffff, 0xffff, 3,
};
static const uint64_t core_v1_CephFSVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_CephFSVolumeSource_type_fields_words[6][2] = {
    { 0x73726f74696e6f6du, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6946746572636573u, 0x656c694674657263u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x72657375u, 0x0u },
};
static const crd_fields core_v1_CephFSVolumeSource_type_fields = {
    .items = core_v1_CephFSVolumeSource_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 16,
    .slots = core_v1_CephFSVolumeSource_type_fields_slots,
    .required = core_v1_CephFSVolumeSource_type_fields_required,
    .words = core_v1_CephFSVolumeSource_type_fields_words,
};
static const crd_checks core_v1_CephFSVolumeSource_type_checks = {
    .required = core_v1_CephFSVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_CephFSVolumeSource_type = {
    .name = "core_v1_CephFSVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_CephFSVolumeSource),
    .has_offset = offsetof(core_v1_CephFSVolumeSource, has),
    .fields = &core_v1_CephFSVolumeSource_type_fields,
    .checks = &core_v1_CephFSVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cinder and 20 more */
static const crd_string core_v1_CinderVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field core_v1_CinderVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_CinderVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_CinderVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_CinderVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_0, .offset = offsetof(core_v1_CinderVolumeSource, volumeID)},
};
static const uint16_t core_v1_CinderVolumeSource_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t core_v1_CinderVolumeSource_type_fields_required[] = { 0x8u };
static const uint64_t core_v1_CinderVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields core_v1_CinderVolumeSource_type_fields = {
    .items = core_v1_CinderVolumeSource_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 6,
    .slots = core_v1_CinderVolumeSource_type_fields_slots,
    .required = core_v1_CinderVolumeSource_type_fields_required,
    .words = core_v1_CinderVolumeSource_type_fields_words,
};
static const crd_checks core_v1_CinderVolumeSource_type_checks = {
    .required = core_v1_CinderVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_CinderVolumeSource_type = {
    .name = "core_v1_CinderVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_CinderVolumeSource),
    .has_offset = offsetof(core_v1_CinderVolumeSource, has),
    .fields = &core_v1_CinderVolumeSource_type_fields,
    .checks = &core_v1_CinderVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items[] and 83 more */
static const crd_string core_v1_KeyToPath_type_required[2] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("path"),
};
static const crd_field core_v1_KeyToPath_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_0, .offset = offsetof(core_v1_KeyToPath, key)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_17, .offset = offsetof(core_v1_KeyToPath, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_KeyToPath, path)},
};
static const uint16_t core_v1_KeyToPath_type_fields_slots[3 + 1] = {
    1, 0xffff, 2, 0,
};
static const uint64_t core_v1_KeyToPath_type_fields_required[] = { 0x5u };
static const uint64_t core_v1_KeyToPath_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x68746170u, 0x0u },
};
static const crd_fields core_v1_KeyToPath_type_fields = {
    .items = core_v1_KeyToPath_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = core_v1_KeyToPath_type_fields_slots,
    .required = core_v1_KeyToPath_type_fields_required,
    .words = core_v1_KeyToPath_type_fields_words,
};
static const crd_checks core_v1_KeyToPath_type_checks = {
    .required = core_v1_KeyToPath_type_required,
    .required_count = 2,
};
const crd_type core_v1_KeyToPath_type = {
    .name = "core_v1_KeyToPath",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_KeyToPath),
    .has_offset = offsetof(core_v1_KeyToPath, has),
    .fields = &core_v1_KeyToPath_type_fields,
    .checks = &core_v1_KeyToPath_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items and 83 more */
const crd_type crd_type_125 = {
    .name = "core_v1_KeyToPath_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_KeyToPath),
    .items = &core_v1_KeyToPath_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap and 20 more */
static const crd_field core_v1_ConfigMapVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_17,
     .offset = offsetof(core_v1_ConfigMapVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_125, .offset = offsetof(core_v1_ConfigMapVolumeSource, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_45, .offset = offsetof(core_v1_ConfigMapVolumeSource, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_44, .offset = offsetof(core_v1_ConfigMapVolumeSource, optional)},
};
static const uint16_t core_v1_ConfigMapVolumeSource_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t core_v1_ConfigMapVolumeSource_type_fields_defaulted[] = { 0x4u };
static const uint64_t core_v1_ConfigMapVolumeSource_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields core_v1_ConfigMapVolumeSource_type_fields = {
    .items = core_v1_ConfigMapVolumeSource_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = core_v1_ConfigMapVolumeSource_type_fields_slots,
    .defaulted = core_v1_ConfigMapVolumeSource_type_fields_defaulted,
    .words = core_v1_ConfigMapVolumeSource_type_fields_words,
};
const crd_type core_v1_ConfigMapVolumeSource_type = {
    .name = "core_v1_ConfigMapVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ConfigMapVolumeSource),
    .has_offset = offsetof(core_v1_ConfigMapVolumeSource, has),
    .fields = &core_v1_ConfigMapVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].csi and 20 more */
static const crd_string core_v1_CSIVolumeSource_type_required[1] = {
    CRD_STRING_INIT("driver"),
};
static const crd_field core_v1_CSIVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_type_0, .offset = offsetof(core_v1_CSIVolumeSource, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_CSIVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("nodePublishSecretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_CSIVolumeSource, nodePublishSecretRef)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_CSIVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("volumeAttributes"), .type = &crd_type_4,
     .offset = offsetof(core_v1_CSIVolumeSource, volumeAttributes)},
};
static const uint16_t core_v1_CSIVolumeSource_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 4, 1, 2, 0xffff, 0xffff,
};
static const uint64_t core_v1_CSIVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_CSIVolumeSource_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x6c62755065646f6eu, 0x6665527465726365u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7441656d756c6f76u, 0x7365747562697274u },
};
static const crd_fields core_v1_CSIVolumeSource_type_fields = {
    .items = core_v1_CSIVolumeSource_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 4,
    .slots = core_v1_CSIVolumeSource_type_fields_slots,
    .required = core_v1_CSIVolumeSource_type_fields_required,
    .words = core_v1_CSIVolumeSource_type_fields_words,
};
static const crd_checks core_v1_CSIVolumeSource_type_checks = {
    .required = core_v1_CSIVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_CSIVolumeSource_type = {
    .name = "core_v1_CSIVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_CSIVolumeSource),
    .has_offset = offsetof(core_v1_CSIVolumeSource, has),
    .fields = &core_v1_CSIVolumeSource_type_fields,
    .checks = &core_v1_CSIVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items[] and 41 more */
static const crd_string core_v1_DownwardAPIVolumeFile_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field core_v1_DownwardAPIVolumeFile_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fieldRef"), .type = &core_v1_ObjectFieldSelector_type,
     .offset = offsetof(core_v1_DownwardAPIVolumeFile, fieldRef)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_17, .offset = offsetof(core_v1_DownwardAPIVolumeFile, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_DownwardAPIVolumeFile, path)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &core_v1_ResourceFieldSelector_type,
     .offset = offsetof(core_v1_DownwardAPIVolumeFile, resourceFieldRef)},
};
static const uint16_t core_v1_DownwardAPIVolumeFile_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t core_v1_DownwardAPIVolumeFile_type_fields_required[] = { 0x4u };
static const uint64_t core_v1_DownwardAPIVolumeFile_type_fields_words[4][2] = {
    { 0x666552646c656966u, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x656372756f736572u, 0x666552646c656946u },
};
static const crd_fields core_v1_DownwardAPIVolumeFile_type_fields = {
    .items = core_v1_DownwardAPIVolumeFile_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 8,
    .slots = core_v1_DownwardAPIVolumeFile_type_fields_slots,
    .required = core_v1_DownwardAPIVolumeFile_type_fields_required,
    .words = core_v1_DownwardAPIVolumeFile_type_fields_words,
};
static const crd_checks core_v1_DownwardAPIVolumeFile_type_checks = {
    .required = core_v1_DownwardAPIVolumeFile_type_required,
    .required_count = 1,
};
const crd_type core_v1_DownwardAPIVolumeFile_type = {
    .name = "core_v1_DownwardAPIVolumeFile",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_DownwardAPIVolumeFile),
    .has_offset = offsetof(core_v1_DownwardAPIVolumeFile, has),
    .fields = &core_v1_DownwardAPIVolumeFile_type_fields,
    .checks = &core_v1_DownwardAPIVolumeFile_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items and 41 more */
const crd_type crd_type_129 = {
    .name = "core_v1_DownwardAPIVolumeFile_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_DownwardAPIVolumeFile),
    .items = &core_v1_DownwardAPIVolumeFile_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI and 20 more */
static const crd_field core_v1_DownwardAPIVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_17,
     .offset = offsetof(core_v1_DownwardAPIVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_129, .offset = offsetof(core_v1_DownwardAPIVolumeSource, items)},
};
static const uint16_t core_v1_DownwardAPIVolumeSource_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_DownwardAPIVolumeSource_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
};
static const crd_fields core_v1_DownwardAPIVolumeSource_type_fields = {
    .items = core_v1_DownwardAPIVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = core_v1_DownwardAPIVolumeSource_type_fields_slots,
    .words = core_v1_DownwardAPIVolumeSource_type_fields_words,
};
const crd_type core_v1_DownwardAPIVolumeSource_type = {
    .name = "core_v1_DownwardAPIVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_DownwardAPIVolumeSource),
    .has_offset = offsetof(core_v1_DownwardAPIVolumeSource, has),
    .fields = &core_v1_DownwardAPIVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].emptyDir and 20 more */
static const crd_field core_v1_EmptyDirVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("medium"), .type = &crd_type_0, .offset = offsetof(core_v1_EmptyDirVolumeSource, medium)},
    {.name = CRD_STRING_INIT("sizeLimit"), .type = &crd_type_52,
     .offset = offsetof(core_v1_EmptyDirVolumeSource, sizeLimit)},
};
static const uint16_t core_v1_EmptyDirVolumeSource_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_EmptyDirVolumeSource_type_fields_words[2][2] = {
    { 0x6d756964656du, 0x0u },
    { 0x696d694c657a6973u, 0x74696d694c657a69u },
};
static const crd_fields core_v1_EmptyDirVolumeSource_type_fields = {
    .items = core_v1_EmptyDirVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = core_v1_EmptyDirVolumeSource_type_fields_slots,
    .words = core_v1_EmptyDirVolumeSource_type_fields_words,
};
const crd_type core_v1_EmptyDirVolumeSource_type = {
    .name = "core_v1_EmptyDirVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_EmptyDirVolumeSource),
    .has_offset = offsetof(core_v1_EmptyDirVolumeSource, has),
    .fields = &core_v1_EmptyDirVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSource and 24 more */
static const crd_string core_v1_TypedLocalObjectReference_type_required[2] = {
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_TypedLocalObjectReference_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_type_0,
     .offset = offsetof(core_v1_TypedLocalObjectReference, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(core_v1_TypedLocalObjectReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_TypedLocalObjectReference, name)},
};
static const uint16_t core_v1_TypedLocalObjectReference_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t core_v1_TypedLocalObjectReference_type_fields_required[] = { 0x6u };
static const uint64_t core_v1_TypedLocalObjectReference_type_fields_words[3][2] = {
    { 0x70756f7247697061u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields core_v1_TypedLocalObjectReference_type_fields = {
    .items = core_v1_TypedLocalObjectReference_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_TypedLocalObjectReference_type_fields_slots,
    .required = core_v1_TypedLocalObjectReference_type_fields_required,
    .words = core_v1_TypedLocalObjectReference_type_fields_words,
};
static const crd_checks core_v1_TypedLocalObjectReference_type_checks = {
    .required = core_v1_TypedLocalObjectReference_type_required,
    .required_count = 2,
};
const crd_type core_v1_TypedLocalObjectReference_type = {
    .name = "core_v1_TypedLocalObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_TypedLocalObjectReference),
    .has_offset = offsetof(core_v1_TypedLocalObjectReference, has),
    .fields = &core_v1_TypedLocalObjectReference_type_fields,
    .checks = &core_v1_TypedLocalObjectReference_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSourceRef and 24 more */
static const crd_string core_v1_TypedObjectReference_type_required[2] = {
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_TypedObjectReference_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_type_0, .offset = offsetof(core_v1_TypedObjectReference, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(core_v1_TypedObjectReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_TypedObjectReference, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_0,
     .offset = offsetof(core_v1_TypedObjectReference, namespace_)},
};
static const uint16_t core_v1_TypedObjectReference_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t core_v1_TypedObjectReference_type_fields_required[] = { 0x6u };
static const uint64_t core_v1_TypedObjectReference_type_fields_words[4][2] = {
    { 0x70756f7247697061u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields core_v1_TypedObjectReference_type_fields = {
    .items = core_v1_TypedObjectReference_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 7,
    .slots = core_v1_TypedObjectReference_type_fields_slots,
    .required = core_v1_TypedObjectReference_type_fields_required,
    .words = core_v1_TypedObjectReference_type_fields_words,
};
static const crd_checks core_v1_TypedObjectReference_type_checks = {
    .required = core_v1_TypedObjectReference_type_required,
    .required_count = 2,
};
const crd_type core_v1_TypedObjectReference_type = {
    .name = "core_v1_TypedObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_TypedObjectReference),
    .has_offset = offsetof(core_v1_TypedObjectReference, has),
    .fields = &core_v1_TypedObjectReference_type_fields,
    .checks = &core_v1_TypedObjectReference_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.resources and 24 more */
static const crd_field core_v1_VolumeResourceRequirements_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("limits"), .type = &crd_type_78,
     .offset = offsetof(core_v1_VolumeResourceRequirements, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_type_78,
     .offset = offsetof(core_v1_VolumeResourceRequirements, requests)},
};
static const uint16_t core_v1_VolumeResourceRequirements_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_VolumeResourceRequirements_type_fields_words[2][2] = {
    { 0x7374696d696cu, 0x0u },
    { 0x7374736575716572u, 0x0u },
};
static const crd_fields core_v1_VolumeResourceRequirements_type_fields = {
    .items = core_v1_VolumeResourceRequirements_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = core_v1_VolumeResourceRequirements_type_fields_slots,
    .words = core_v1_VolumeResourceRequirements_type_fields_words,
};
const crd_type core_v1_VolumeResourceRequirements_type = {
    .name = "core_v1_VolumeResourceRequirements",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_VolumeResourceRequirements),
    .has_offset = offsetof(core_v1_VolumeResourceRequirements, has),
    .fields = &core_v1_VolumeResourceRequirements_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec and 24 more */
static const crd_field core_v1_PersistentVolumeClaimSpec_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_type_28,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, accessModes)},
    {.name = CRD_STRING_INIT("dataSource"), .type = &core_v1_TypedLocalObjectReference_type,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, dataSource)},
    {.name = CRD_STRING_INIT("dataSourceRef"), .type = &core_v1_TypedObjectReference_type,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, dataSourceRef)},
    {.name = CRD_STRING_INIT("resources"), .type = &core_v1_VolumeResourceRequirements_type,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, resources)},
    {.name = CRD_STRING_INIT("selector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, selector)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, storageClassName)},
    {.name = CRD_STRING_INIT("volumeAttributesClassName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, volumeAttributesClassName)},
    {.name = CRD_STRING_INIT("volumeMode"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, volumeMode)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PersistentVolumeClaimSpec, volumeName)},
};
static const uint16_t core_v1_PersistentVolumeClaimSpec_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0, 3, 1, 0xffff, 2, 5, 8, 6, 0xffff, 7, 4, 0xffff,
};
static const uint64_t core_v1_PersistentVolumeClaimSpec_type_fields_words[9][2] = {
    { 0x6f4d737365636361u, 0x7365646f4d737365u },
    { 0x72756f5361746164u, 0x656372756f536174u },
    { 0x72756f5361746164u, 0x666552656372756fu },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x726f7463656c6573u, 0x0u },
    { 0x43656761726f7473u, 0x656d614e7373616cu },
    { 0x7441656d756c6f76u, 0x656d614e7373616cu },
    { 0x6f4d656d756c6f76u, 0x65646f4d656d756cu },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields core_v1_PersistentVolumeClaimSpec_type_fields = {
    .items = core_v1_PersistentVolumeClaimSpec_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 30,
    .slots = core_v1_PersistentVolumeClaimSpec_type_fields_slots,
    .words = core_v1_PersistentVolumeClaimSpec_type_fields_words,
};
const crd_type core_v1_PersistentVolumeClaimSpec_type = {
    .name = "core_v1_PersistentVolumeClaimSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PersistentVolumeClaimSpec),
    .has_offset = offsetof(core_v1_PersistentVolumeClaimSpec, has),
    .fields = &core_v1_PersistentVolumeClaimSpec_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate and 20 more */
static const crd_string core_v1_PersistentVolumeClaimTemplate_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field core_v1_PersistentVolumeClaimTemplate_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_v1alpha1_JobTemplateMetadata_type,
     .offset = offsetof(core_v1_PersistentVolumeClaimTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &core_v1_PersistentVolumeClaimSpec_type,
     .offset = offsetof(core_v1_PersistentVolumeClaimTemplate, spec)},
};
static const uint16_t core_v1_PersistentVolumeClaimTemplate_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_PersistentVolumeClaimTemplate_type_fields_required[] = { 0x2u };
static const uint64_t core_v1_PersistentVolumeClaimTemplate_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields core_v1_PersistentVolumeClaimTemplate_type_fields = {
    .items = core_v1_PersistentVolumeClaimTemplate_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = core_v1_PersistentVolumeClaimTemplate_type_fields_slots,
    .required = core_v1_PersistentVolumeClaimTemplate_type_fields_required,
    .words = core_v1_PersistentVolumeClaimTemplate_type_fields_words,
};
static const crd_checks core_v1_PersistentVolumeClaimTemplate_type_checks = {
    .required = core_v1_PersistentVolumeClaimTemplate_type_required,
    .required_count = 1,
};
const crd_type core_v1_PersistentVolumeClaimTemplate_type = {
    .name = "core_v1_PersistentVolumeClaimTemplate",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PersistentVolumeClaimTemplate),
    .has_offset = offsetof(core_v1_PersistentVolumeClaimTemplate, has),
    .fields = &core_v1_PersistentVolumeClaimTemplate_type_fields,
    .checks = &core_v1_PersistentVolumeClaimTemplate_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral and 20 more */
static const crd_field core_v1_EphemeralVolumeSource_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("volumeClaimTemplate"), .type = &core_v1_PersistentVolumeClaimTemplate_type,
     .offset = offsetof(core_v1_EphemeralVolumeSource, volumeClaimTemplate)},
};
static const uint16_t core_v1_EphemeralVolumeSource_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_EphemeralVolumeSource_type_fields_words[1][2] = {
    { 0x6c43656d756c6f76u, 0x6574616c706d6554u },
};
static const crd_fields core_v1_EphemeralVolumeSource_type_fields = {
    .items = core_v1_EphemeralVolumeSource_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_EphemeralVolumeSource_type_fields_slots,
    .words = core_v1_EphemeralVolumeSource_type_fields_words,
};
const crd_type core_v1_EphemeralVolumeSource_type = {
    .name = "core_v1_EphemeralVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_EphemeralVolumeSource),
    .has_offset = offsetof(core_v1_EphemeralVolumeSource, has),
    .fields = &core_v1_EphemeralVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].fc and 20 more */
static const crd_field core_v1_FCVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_FCVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_type_17, .offset = offsetof(core_v1_FCVolumeSource, lun)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_FCVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("targetWWNs"), .type = &crd_type_28, .offset = offsetof(core_v1_FCVolumeSource, targetWWNs)},
    {.name = CRD_STRING_INIT("wwids"), .type = &crd_type_28, .offset = offsetof(core_v1_FCVolumeSource, wwids)},
};
static const uint16_t core_v1_FCVolumeSource_type_fields_slots[7 + 1] = {
    4, 0xffff, 2, 3, 0xffff, 0xffff, 0, 1,
};
static const uint64_t core_v1_FCVolumeSource_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6e756cu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x5757746567726174u, 0x734e575774656772u },
    { 0x7364697777u, 0x0u },
};
static const crd_fields core_v1_FCVolumeSource_type_fields = {
    .items = core_v1_FCVolumeSource_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 7,
    .slots = core_v1_FCVolumeSource_type_fields_slots,
    .words = core_v1_FCVolumeSource_type_fields_words,
};
const crd_type core_v1_FCVolumeSource_type = {
    .name = "core_v1_FCVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_FCVolumeSource),
    .has_offset = offsetof(core_v1_FCVolumeSource, has),
    .fields = &core_v1_FCVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flexVolume and 20 more */
static const crd_string core_v1_FlexVolumeSource_type_required[1] = {
    CRD_STRING_INIT("driver"),
};
static const crd_field core_v1_FlexVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_type_0, .offset = offsetof(core_v1_FlexVolumeSource, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_FlexVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_type_4, .offset = offsetof(core_v1_FlexVolumeSource, options)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_FlexVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_FlexVolumeSource, secretRef)},
};
static const uint16_t core_v1_FlexVolumeSource_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 0xffff, 1, 4, 2, 0xffff,
};
static const uint64_t core_v1_FlexVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_FlexVolumeSource_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x736e6f6974706fu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields core_v1_FlexVolumeSource_type_fields = {
    .items = core_v1_FlexVolumeSource_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 4,
    .slots = core_v1_FlexVolumeSource_type_fields_slots,
    .required = core_v1_FlexVolumeSource_type_fields_required,
    .words = core_v1_FlexVolumeSource_type_fields_words,
};
static const crd_checks core_v1_FlexVolumeSource_type_checks = {
    .required = core_v1_FlexVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_FlexVolumeSource_type = {
    .name = "core_v1_FlexVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_FlexVolumeSource),
    .has_offset = offsetof(core_v1_FlexVolumeSource, has),
    .fields = &core_v1_FlexVolumeSource_type_fields,
    .checks = &core_v1_FlexVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flocker and 20 more */
static const crd_field core_v1_FlockerVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("datasetName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_FlockerVolumeSource, datasetName)},
    {.name = CRD_STRING_INIT("datasetUUID"), .type = &crd_type_0,
     .offset = offsetof(core_v1_FlockerVolumeSource, datasetUUID)},
};
static const uint16_t core_v1_FlockerVolumeSource_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_FlockerVolumeSource_type_fields_words[2][2] = {
    { 0x4e74657361746164u, 0x656d614e74657361u },
    { 0x5574657361746164u, 0x4449555574657361u },
};
static const crd_fields core_v1_FlockerVolumeSource_type_fields = {
    .items = core_v1_FlockerVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_FlockerVolumeSource_type_fields_slots,
    .words = core_v1_FlockerVolumeSource_type_fields_words,
};
const crd_type core_v1_FlockerVolumeSource_type = {
    .name = "core_v1_FlockerVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_FlockerVolumeSource),
    .has_offset = offsetof(core_v1_FlockerVolumeSource, has),
    .fields = &core_v1_FlockerVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gcePersistentDisk and 20 more */
static const crd_string core_v1_GCEPersistentDiskVolumeSource_type_required[1] = {
    CRD_STRING_INIT("pdName"),
};
static const crd_field core_v1_GCEPersistentDiskVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0,
     .offset = offsetof(core_v1_GCEPersistentDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_type_17,
     .offset = offsetof(core_v1_GCEPersistentDiskVolumeSource, partition)},
    {.name = CRD_STRING_INIT("pdName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_GCEPersistentDiskVolumeSource, pdName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44,
     .offset = offsetof(core_v1_GCEPersistentDiskVolumeSource, readOnly)},
};
static const uint16_t core_v1_GCEPersistentDiskVolumeSource_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t core_v1_GCEPersistentDiskVolumeSource_type_fields_required[] = { 0x4u };
static const uint64_t core_v1_GCEPersistentDiskVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6f69746974726170u, 0x6e6f697469747261u },
    { 0x656d614e6470u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields core_v1_GCEPersistentDiskVolumeSource_type_fields = {
    .items = core_v1_GCEPersistentDiskVolumeSource_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 21,
    .slots = core_v1_GCEPersistentDiskVolumeSource_type_fields_slots,
    .required = core_v1_GCEPersistentDiskVolumeSource_type_fields_required,
    .words = core_v1_GCEPersistentDiskVolumeSource_type_fields_words,
};
static const crd_checks core_v1_GCEPersistentDiskVolumeSource_type_checks = {
    .required = core_v1_GCEPersistentDiskVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_GCEPersistentDiskVolumeSource_type = {
    .name = "core_v1_GCEPersistentDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_GCEPersistentDiskVolumeSource),
    .has_offset = offsetof(core_v1_GCEPersistentDiskVolumeSource, has),
    .fields = &core_v1_GCEPersistentDiskVolumeSource_type_fields,
    .checks = &core_v1_GCEPersistentDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gitRepo and 20 more */
static const crd_string core_v1_GitRepoVolumeSource_type_required[1] = {
    CRD_STRING_INIT("repository"),
};
static const crd_field core_v1_GitRepoVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("directory"), .type = &crd_type_0, .offset = offsetof(core_v1_GitRepoVolumeSource, directory)},
    {.name = CRD_STRING_INIT("repository"), .type = &crd_type_0,
     .offset = offsetof(core_v1_GitRepoVolumeSource, repository)},
    {.name = CRD_STRING_INIT("revision"), .type = &crd_type_0, .offset = offsetof(core_v1_GitRepoVolumeSource, revision)},
};
static const uint16_t core_v1_GitRepoVolumeSource_type_fields_slots[3 + 1] = {
    2, 0, 0xffff, 1,
};
static const uint64_t core_v1_GitRepoVolumeSource_type_fields_required[] = { 0x2u };
static const uint64_t core_v1_GitRepoVolumeSource_type_fields_words[3][2] = {
    { 0x726f746365726964u, 0x79726f7463657269u },
    { 0x6f7469736f706572u, 0x79726f7469736f70u },
    { 0x6e6f697369766572u, 0x0u },
};
static const crd_fields core_v1_GitRepoVolumeSource_type_fields = {
    .items = core_v1_GitRepoVolumeSource_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_GitRepoVolumeSource_type_fields_slots,
    .required = core_v1_GitRepoVolumeSource_type_fields_required,
    .words = core_v1_GitRepoVolumeSource_type_fields_words,
};
static const crd_checks core_v1_GitRepoVolumeSource_type_checks = {
    .required = core_v1_GitRepoVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_GitRepoVolumeSource_type = {
    .name = "core_v1_GitRepoVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_GitRepoVolumeSource),
    .has_offset = offsetof(core_v1_GitRepoVolumeSource, has),
    .fields = &core_v1_GitRepoVolumeSource_type_fields,
    .checks = &core_v1_GitRepoVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].glusterfs and 20 more */
static const crd_string core_v1_GlusterfsVolumeSource_type_required[2] = {
    CRD_STRING_INIT("endpoints"),
    CRD_STRING_INIT("path"),
};
static const crd_field core_v1_GlusterfsVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_0,
     .offset = offsetof(core_v1_GlusterfsVolumeSource, endpoints)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_GlusterfsVolumeSource, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_GlusterfsVolumeSource, readOnly)},
};
static const uint16_t core_v1_GlusterfsVolumeSource_type_fields_slots[3 + 1] = {
    2, 0, 1, 0xffff,
};
static const uint64_t core_v1_GlusterfsVolumeSource_type_fields_required[] = { 0x3u };
static const uint64_t core_v1_GlusterfsVolumeSource_type_fields_words[3][2] = {
    { 0x746e696f70646e65u, 0x73746e696f70646eu },
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields core_v1_GlusterfsVolumeSource_type_fields = {
    .items = core_v1_GlusterfsVolumeSource_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_GlusterfsVolumeSource_type_fields_slots,
    .required = core_v1_GlusterfsVolumeSource_type_fields_required,
    .words = core_v1_GlusterfsVolumeSource_type_fields_words,
};
static const crd_checks core_v1_GlusterfsVolumeSource_type_checks = {
    .required = core_v1_GlusterfsVolumeSource_type_required,
    .required_count = 2,
};
const crd_type core_v1_GlusterfsVolumeSource_type = {
    .name = "core_v1_GlusterfsVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_GlusterfsVolumeSource),
    .has_offset = offsetof(core_v1_GlusterfsVolumeSource, has),
    .fields = &core_v1_GlusterfsVolumeSource_type_fields,
    .checks = &core_v1_GlusterfsVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].hostPath and 20 more */
static const crd_string core_v1_HostPathVolumeSource_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field core_v1_HostPathVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_HostPathVolumeSource, path)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_0, .offset = offsetof(core_v1_HostPathVolumeSource, type)},
};
static const uint16_t core_v1_HostPathVolumeSource_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_HostPathVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_HostPathVolumeSource_type_fields_words[2][2] = {
    { 0x68746170u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields core_v1_HostPathVolumeSource_type_fields = {
    .items = core_v1_HostPathVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = core_v1_HostPathVolumeSource_type_fields_slots,
    .required = core_v1_HostPathVolumeSource_type_fields_required,
    .words = core_v1_HostPathVolumeSource_type_fields_words,
};
static const crd_checks core_v1_HostPathVolumeSource_type_checks = {
    .required = core_v1_HostPathVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_HostPathVolumeSource_type = {
    .name = "core_v1_HostPathVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_HostPathVolumeSource),
    .has_offset = offsetof(core_v1_HostPathVolumeSource, has),
    .fields = &core_v1_HostPathVolumeSource_type_fields,
    .checks = &core_v1_HostPathVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].image and 20 more */
static const crd_field core_v1_ImageVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("pullPolicy"), .type = &crd_type_0, .offset = offsetof(core_v1_ImageVolumeSource, pullPolicy)},
    {.name = CRD_STRING_INIT("reference"), .type = &crd_type_0, .offset = offsetof(core_v1_ImageVolumeSource, reference)},
};
static const uint16_t core_v1_ImageVolumeSource_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_ImageVolumeSource_type_fields_words[2][2] = {
    { 0x696c6f506c6c7570u, 0x7963696c6f506c6cu },
    { 0x636e657265666572u, 0x65636e6572656665u },
};
static const crd_fields core_v1_ImageVolumeSource_type_fields = {
    .items = core_v1_ImageVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = core_v1_ImageVolumeSource_type_fields_slots,
    .words = core_v1_ImageVolumeSource_type_fields_words,
};
const crd_type core_v1_ImageVolumeSource_type = {
    .name = "core_v1_ImageVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ImageVolumeSource),
    .has_offset = offsetof(core_v1_ImageVolumeSource, has),
    .fields = &core_v1_ImageVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi.iscsiInterface and 20 more */
static const crd_value crd_type_146_default[1] = {
    CRD_VALUE_STRING_INIT("default"),
};
const crd_type crd_type_146 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_146_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi and 20 more */
static const crd_string core_v1_ISCSIVolumeSource_type_required[3] = {
    CRD_STRING_INIT("iqn"),
    CRD_STRING_INIT("lun"),
    CRD_STRING_INIT("targetPortal"),
};
static const crd_field core_v1_ISCSIVolumeSource_type_fields_items[11] = {
    {.name = CRD_STRING_INIT("chapAuthDiscovery"), .type = &crd_type_44,
     .offset = offsetof(core_v1_ISCSIVolumeSource, chapAuthDiscovery)},
    {.name = CRD_STRING_INIT("chapAuthSession"), .type = &crd_type_44,
     .offset = offsetof(core_v1_ISCSIVolumeSource, chapAuthSession)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_ISCSIVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("initiatorName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ISCSIVolumeSource, initiatorName)},
    {.name = CRD_STRING_INIT("iqn"), .type = &crd_type_0, .offset = offsetof(core_v1_ISCSIVolumeSource, iqn)},
    {.name = CRD_STRING_INIT("iscsiInterface"), .type = &crd_type_146,
     .offset = offsetof(core_v1_ISCSIVolumeSource, iscsiInterface)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_type_17, .offset = offsetof(core_v1_ISCSIVolumeSource, lun)},
    {.name = CRD_STRING_INIT("portals"), .type = &crd_type_28, .offset = offsetof(core_v1_ISCSIVolumeSource, portals)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_ISCSIVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_ISCSIVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("targetPortal"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ISCSIVolumeSource, targetPortal)},
};
static const uint16_t core_v1_ISCSIVolumeSource_type_fields_slots[15 + 1] = {
    3, 4, 0, 5, 10, 9, 0xffff, 2, 8, 0xffff, 7, 0xffff, 0xffff, 0xffff, 6, 1,
};
static const uint64_t core_v1_ISCSIVolumeSource_type_fields_defaulted[] = { 0x20u };
static const uint64_t core_v1_ISCSIVolumeSource_type_fields_required[] = { 0x450u };
static const uint64_t core_v1_ISCSIVolumeSource_type_fields_words[11][2] = {
    { 0x6874754170616863u, 0x797265766f637369u },
    { 0x6874754170616863u, 0x6e6f697373655368u },
    { 0x657079547366u, 0x0u },
    { 0x6f74616974696e69u, 0x656d614e726f7461u },
    { 0x6e7169u, 0x0u },
    { 0x746e496973637369u, 0x656361667265746eu },
    { 0x6e756cu, 0x0u },
    { 0x736c6174726f70u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x6f50746567726174u, 0x6c6174726f507465u },
};
static const crd_fields core_v1_ISCSIVolumeSource_type_fields = {
    .items = core_v1_ISCSIVolumeSource_type_fields_items,
    .count = 11,
    .mask = 15,
    .seed = 30,
    .slots = core_v1_ISCSIVolumeSource_type_fields_slots,
    .defaulted = core_v1_ISCSIVolumeSource_type_fields_defaulted,
    .required = core_v1_ISCSIVolumeSource_type_fields_required,
    .words = core_v1_ISCSIVolumeSource_type_fields_words,
};
static const crd_checks core_v1_ISCSIVolumeSource_type_checks = {
    .required = core_v1_ISCSIVolumeSource_type_required,
    .required_count = 3,
};
const crd_type core_v1_ISCSIVolumeSource_type = {
    .name = "core_v1_ISCSIVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ISCSIVolumeSource),
    .has_offset = offsetof(core_v1_ISCSIVolumeSource, has),
    .fields = &core_v1_ISCSIVolumeSource_type_fields,
    .checks = &core_v1_ISCSIVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].nfs and 20 more */
static const crd_string core_v1_NFSVolumeSource_type_required[2] = {
    CRD_STRING_INIT("path"),
    CRD_STRING_INIT("server"),
};
static const crd_field core_v1_NFSVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_NFSVolumeSource, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_NFSVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("server"), .type = &crd_type_0, .offset = offsetof(core_v1_NFSVolumeSource, server)},
};
static const uint16_t core_v1_NFSVolumeSource_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t core_v1_NFSVolumeSource_type_fields_required[] = { 0x5u };
static const uint64_t core_v1_NFSVolumeSource_type_fields_words[3][2] = {
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x726576726573u, 0x0u },
};
static const crd_fields core_v1_NFSVolumeSource_type_fields = {
    .items = core_v1_NFSVolumeSource_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = core_v1_NFSVolumeSource_type_fields_slots,
    .required = core_v1_NFSVolumeSource_type_fields_required,
    .words = core_v1_NFSVolumeSource_type_fields_words,
};
static const crd_checks core_v1_NFSVolumeSource_type_checks = {
    .required = core_v1_NFSVolumeSource_type_required,
    .required_count = 2,
};
const crd_type core_v1_NFSVolumeSource_type = {
    .name = "core_v1_NFSVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_NFSVolumeSource),
    .has_offset = offsetof(core_v1_NFSVolumeSource, has),
    .fields = &core_v1_NFSVolumeSource_type_fields,
    .checks = &core_v1_NFSVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].persistentVolumeClaim and 20 more */
static const crd_string core_v1_PersistentVolumeClaimVolumeSource_type_required[1] = {
    CRD_STRING_INIT("claimName"),
};
static const crd_field core_v1_PersistentVolumeClaimVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PersistentVolumeClaimVolumeSource, claimName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44,
     .offset = offsetof(core_v1_PersistentVolumeClaimVolumeSource, readOnly)},
};
static const uint16_t core_v1_PersistentVolumeClaimVolumeSource_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_PersistentVolumeClaimVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t core_v1_PersistentVolumeClaimVolumeSource_type_fields_words[2][2] = {
    { 0x6d614e6d69616c63u, 0x656d614e6d69616cu },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields core_v1_PersistentVolumeClaimVolumeSource_type_fields = {
    .items = core_v1_PersistentVolumeClaimVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_PersistentVolumeClaimVolumeSource_type_fields_slots,
    .required = core_v1_PersistentVolumeClaimVolumeSource_type_fields_required,
    .words = core_v1_PersistentVolumeClaimVolumeSource_type_fields_words,
};
static const crd_checks core_v1_PersistentVolumeClaimVolumeSource_type_checks = {
    .required = core_v1_PersistentVolumeClaimVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_PersistentVolumeClaimVolumeSource_type = {
    .name = "core_v1_PersistentVolumeClaimVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PersistentVolumeClaimVolumeSource),
    .has_offset = offsetof(core_v1_PersistentVolumeClaimVolumeSource, has),
    .fields = &core_v1_PersistentVolumeClaimVolumeSource_type_fields,
    .checks = &core_v1_PersistentVolumeClaimVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].photonPersistentDisk and 20 more */
static const crd_string core_v1_PhotonPersistentDiskVolumeSource_type_required[1] = {
    CRD_STRING_INIT("pdID"),
};
static const crd_field core_v1_PhotonPersistentDiskVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PhotonPersistentDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("pdID"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PhotonPersistentDiskVolumeSource, pdID)},
};
static const uint16_t core_v1_PhotonPersistentDiskVolumeSource_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_PhotonPersistentDiskVolumeSource_type_fields_required[] = { 0x2u };
static const uint64_t core_v1_PhotonPersistentDiskVolumeSource_type_fields_words[2][2] = {
    { 0x657079547366u, 0x0u },
    { 0x44496470u, 0x0u },
};
static const crd_fields core_v1_PhotonPersistentDiskVolumeSource_type_fields = {
    .items = core_v1_PhotonPersistentDiskVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 6,
    .slots = core_v1_PhotonPersistentDiskVolumeSource_type_fields_slots,
    .required = core_v1_PhotonPersistentDiskVolumeSource_type_fields_required,
    .words = core_v1_PhotonPersistentDiskVolumeSource_type_fields_words,
};
static const crd_checks core_v1_PhotonPersistentDiskVolumeSource_type_checks = {
    .required = core_v1_PhotonPersistentDiskVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_PhotonPersistentDiskVolumeSource_type = {
    .name = "core_v1_PhotonPersistentDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PhotonPersistentDiskVolumeSource),
    .has_offset = offsetof(core_v1_PhotonPersistentDiskVolumeSource, has),
    .fields = &core_v1_PhotonPersistentDiskVolumeSource_type_fields,
    .checks = &core_v1_PhotonPersistentDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].portworxVolume and 20 more */
static const crd_string core_v1_PortworxVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field core_v1_PortworxVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_PortworxVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_PortworxVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_0, .offset = offsetof(core_v1_PortworxVolumeSource, volumeID)},
};
static const uint16_t core_v1_PortworxVolumeSource_type_fields_slots[3 + 1] = {
    0, 1, 2, 0xffff,
};
static const uint64_t core_v1_PortworxVolumeSource_type_fields_required[] = { 0x4u };
static const uint64_t core_v1_PortworxVolumeSource_type_fields_words[3][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields core_v1_PortworxVolumeSource_type_fields = {
    .items = core_v1_PortworxVolumeSource_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = core_v1_PortworxVolumeSource_type_fields_slots,
    .required = core_v1_PortworxVolumeSource_type_fields_required,
    .words = core_v1_PortworxVolumeSource_type_fields_words,
};
static const crd_checks core_v1_PortworxVolumeSource_type_checks = {
    .required = core_v1_PortworxVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_PortworxVolumeSource_type = {
    .name = "core_v1_PortworxVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PortworxVolumeSource),
    .has_offset = offsetof(core_v1_PortworxVolumeSource, has),
    .fields = &core_v1_PortworxVolumeSource_type_fields,
    .checks = &core_v1_PortworxVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].clusterTrustBundle and 20 more */
static const crd_string core_v1_ClusterTrustBundleProjection_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field core_v1_ClusterTrustBundleProjection_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(core_v1_ClusterTrustBundleProjection, labelSelector)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_ClusterTrustBundleProjection, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_44,
     .offset = offsetof(core_v1_ClusterTrustBundleProjection, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_ClusterTrustBundleProjection, path)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ClusterTrustBundleProjection, signerName)},
};
static const uint16_t core_v1_ClusterTrustBundleProjection_type_fields_slots[7 + 1] = {
    0xffff, 1, 0, 0xffff, 4, 3, 2, 0xffff,
};
static const uint64_t core_v1_ClusterTrustBundleProjection_type_fields_required[] = { 0x8u };
static const uint64_t core_v1_ClusterTrustBundleProjection_type_fields_words[5][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x614e72656e676973u, 0x656d614e72656e67u },
};
static const crd_fields core_v1_ClusterTrustBundleProjection_type_fields = {
    .items = core_v1_ClusterTrustBundleProjection_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 9,
    .slots = core_v1_ClusterTrustBundleProjection_type_fields_slots,
    .required = core_v1_ClusterTrustBundleProjection_type_fields_required,
    .words = core_v1_ClusterTrustBundleProjection_type_fields_words,
};
static const crd_checks core_v1_ClusterTrustBundleProjection_type_checks = {
    .required = core_v1_ClusterTrustBundleProjection_type_required,
    .required_count = 1,
};
const crd_type core_v1_ClusterTrustBundleProjection_type = {
    .name = "core_v1_ClusterTrustBundleProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ClusterTrustBundleProjection),
    .has_offset = offsetof(core_v1_ClusterTrustBundleProjection, has),
    .fields = &core_v1_ClusterTrustBundleProjection_type_fields,
    .checks = &core_v1_ClusterTrustBundleProjection_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].configMap and 41 more */
static const crd_field core_v1_ConfigMapProjection_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_125, .offset = offsetof(core_v1_ConfigMapProjection, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_45, .offset = offsetof(core_v1_ConfigMapProjection, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_44, .offset = offsetof(core_v1_ConfigMapProjection, optional)},
};
static const uint16_t core_v1_ConfigMapProjection_type_fields_slots[3 + 1] = {
    1, 0, 0xffff, 2,
};
static const uint64_t core_v1_ConfigMapProjection_type_fields_defaulted[] = { 0x2u };
static const uint64_t core_v1_ConfigMapProjection_type_fields_words[3][2] = {
    { 0x736d657469u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields core_v1_ConfigMapProjection_type_fields = {
    .items = core_v1_ConfigMapProjection_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = core_v1_ConfigMapProjection_type_fields_slots,
    .defaulted = core_v1_ConfigMapProjection_type_fields_defaulted,
    .words = core_v1_ConfigMapProjection_type_fields_words,
};
const crd_type core_v1_ConfigMapProjection_type = {
    .name = "core_v1_ConfigMapProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ConfigMapProjection),
    .has_offset = offsetof(core_v1_ConfigMapProjection, has),
    .fields = &core_v1_ConfigMapProjection_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].downwardAPI and 20 more */
static const crd_field core_v1_DownwardAPIProjection_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_129, .offset = offsetof(core_v1_DownwardAPIProjection, items)},
};
static const uint16_t core_v1_DownwardAPIProjection_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_DownwardAPIProjection_type_fields_words[1][2] = {
    { 0x736d657469u, 0x0u },
};
static const crd_fields core_v1_DownwardAPIProjection_type_fields = {
    .items = core_v1_DownwardAPIProjection_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_DownwardAPIProjection_type_fields_slots,
    .words = core_v1_DownwardAPIProjection_type_fields_words,
};
const crd_type core_v1_DownwardAPIProjection_type = {
    .name = "core_v1_DownwardAPIProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_DownwardAPIProjection),
    .has_offset = offsetof(core_v1_DownwardAPIProjection, has),
    .fields = &core_v1_DownwardAPIProjection_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].podCertificate and 20 more */
static const crd_string core_v1_PodCertificateProjection_type_required[2] = {
    CRD_STRING_INIT("keyType"),
    CRD_STRING_INIT("signerName"),
};
static const crd_field core_v1_PodCertificateProjection_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("certificateChainPath"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodCertificateProjection, certificateChainPath)},
    {.name = CRD_STRING_INIT("credentialBundlePath"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodCertificateProjection, credentialBundlePath)},
    {.name = CRD_STRING_INIT("keyPath"), .type = &crd_type_0, .offset = offsetof(core_v1_PodCertificateProjection, keyPath)},
    {.name = CRD_STRING_INIT("keyType"), .type = &crd_type_0, .offset = offsetof(core_v1_PodCertificateProjection, keyType)},
    {.name = CRD_STRING_INIT("maxExpirationSeconds"), .type = &crd_type_17,
     .offset = offsetof(core_v1_PodCertificateProjection, maxExpirationSeconds)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodCertificateProjection, signerName)},
    {.name = CRD_STRING_INIT("userAnnotations"), .type = &crd_type_4,
     .offset = offsetof(core_v1_PodCertificateProjection, userAnnotations)},
};
static const uint16_t core_v1_PodCertificateProjection_type_fields_slots[7 + 1] = {
    0, 6, 2, 5, 4, 1, 0xffff, 3,
};
static const uint64_t core_v1_PodCertificateProjection_type_fields_required[] = { 0x28u };
static const uint64_t core_v1_PodCertificateProjection_type_fields_words[7][2] = {
    { 0x6369666974726563u, 0x687461506e696168u },
    { 0x69746e6564657263u, 0x68746150656c646eu },
    { 0x6874615079656bu, 0x0u },
    { 0x6570795479656bu, 0x0u },
    { 0x726970784578616du, 0x73646e6f6365536eu },
    { 0x614e72656e676973u, 0x656d614e72656e67u },
    { 0x6f6e6e4172657375u, 0x736e6f697461746fu },
};
static const crd_fields core_v1_PodCertificateProjection_type_fields = {
    .items = core_v1_PodCertificateProjection_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 18,
    .slots = core_v1_PodCertificateProjection_type_fields_slots,
    .required = core_v1_PodCertificateProjection_type_fields_required,
    .words = core_v1_PodCertificateProjection_type_fields_words,
};
static const crd_checks core_v1_PodCertificateProjection_type_checks = {
    .required = core_v1_PodCertificateProjection_type_required,
    .required_count = 2,
};
const crd_type core_v1_PodCertificateProjection_type = {
    .name = "core_v1_PodCertificateProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodCertificateProjection),
    .has_offset = offsetof(core_v1_PodCertificateProjection, has),
    .fields = &core_v1_PodCertificateProjection_type_fields,
    .checks = &core_v1_PodCertificateProjection_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].serviceAccountToken and 20 more */
static const crd_string core_v1_ServiceAccountTokenProjection_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field core_v1_ServiceAccountTokenProjection_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("audience"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceAccountTokenProjection, audience)},
    {.name = CRD_STRING_INIT("expirationSeconds"), .type = &crd_type_27,
     .offset = offsetof(core_v1_ServiceAccountTokenProjection, expirationSeconds)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(core_v1_ServiceAccountTokenProjection, path)},
};
static const uint16_t core_v1_ServiceAccountTokenProjection_type_fields_slots[3 + 1] = {
    1, 0xffff, 2, 0,
};
static const uint64_t core_v1_ServiceAccountTokenProjection_type_fields_required[] = { 0x4u };
static const uint64_t core_v1_ServiceAccountTokenProjection_type_fields_words[3][2] = {
    { 0x65636e6569647561u, 0x0u },
    { 0x6974617269707865u, 0x73646e6f6365536eu },
    { 0x68746170u, 0x0u },
};
static const crd_fields core_v1_ServiceAccountTokenProjection_type_fields = {
    .items = core_v1_ServiceAccountTokenProjection_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = core_v1_ServiceAccountTokenProjection_type_fields_slots,
    .required = core_v1_ServiceAccountTokenProjection_type_fields_required,
    .words = core_v1_ServiceAccountTokenProjection_type_fields_words,
};
static const crd_checks core_v1_ServiceAccountTokenProjection_type_checks = {
    .required = core_v1_ServiceAccountTokenProjection_type_required,
    .required_count = 1,
};
const crd_type core_v1_ServiceAccountTokenProjection_type = {
    .name = "core_v1_ServiceAccountTokenProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ServiceAccountTokenProjection),
    .has_offset = offsetof(core_v1_ServiceAccountTokenProjection, has),
    .fields = &core_v1_ServiceAccountTokenProjection_type_fields,
    .checks = &core_v1_ServiceAccountTokenProjection_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[] and 20 more */
static const crd_field core_v1_VolumeProjection_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("clusterTrustBundle"), .type = &core_v1_ClusterTrustBundleProjection_type,
     .offset = offsetof(core_v1_VolumeProjection, clusterTrustBundle)},
    {.name = CRD_STRING_INIT("configMap"), .type = &core_v1_ConfigMapProjection_type,
     .offset = offsetof(core_v1_VolumeProjection, configMap)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &core_v1_DownwardAPIProjection_type,
     .offset = offsetof(core_v1_VolumeProjection, downwardAPI)},
    {.name = CRD_STRING_INIT("podCertificate"), .type = &core_v1_PodCertificateProjection_type,
     .offset = offsetof(core_v1_VolumeProjection, podCertificate)},
    {.name = CRD_STRING_INIT("secret"), .type = &core_v1_ConfigMapProjection_type,
     .offset = offsetof(core_v1_VolumeProjection, secret)},
    {.name = CRD_STRING_INIT("serviceAccountToken"), .type = &core_v1_ServiceAccountTokenProjection_type,
     .offset = offsetof(core_v1_VolumeProjection, serviceAccountToken)},
};
static const uint16_t core_v1_VolumeProjection_type_fields_slots[7 + 1] = {
    3, 2, 5, 1, 0, 0xffff, 0xffff, 4,
};
static const uint64_t core_v1_VolumeProjection_type_fields_words[6][2] = {
    { 0x5472657473756c63u, 0x656c646e75427473u },
    { 0x614d6769666e6f63u, 0x70614d6769666e6fu },
    { 0x647261776e776f64u, 0x495041647261776eu },
    { 0x6974726543646f70u, 0x6574616369666974u },
    { 0x746572636573u, 0x0u },
    { 0x4165636976726573u, 0x6e656b6f54746e75u },
};
static const crd_fields core_v1_VolumeProjection_type_fields = {
    .items = core_v1_VolumeProjection_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 25,
    .slots = core_v1_VolumeProjection_type_fields_slots,
    .words = core_v1_VolumeProjection_type_fields_words,
};
const crd_type core_v1_VolumeProjection_type = {
    .name = "core_v1_VolumeProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_VolumeProjection),
    .has_offset = offsetof(core_v1_VolumeProjection, has),
    .fields = &core_v1_VolumeProjection_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources and 20 more */
const crd_type crd_type_158 = {
    .name = "core_v1_VolumeProjection_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_VolumeProjection),
    .items = &core_v1_VolumeProjection_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected and 20 more */
static const crd_field core_v1_ProjectedVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_17,
     .offset = offsetof(core_v1_ProjectedVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("sources"), .type = &crd_type_158, .offset = offsetof(core_v1_ProjectedVolumeSource, sources)},
};
static const uint16_t core_v1_ProjectedVolumeSource_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t core_v1_ProjectedVolumeSource_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x73656372756f73u, 0x0u },
};
static const crd_fields core_v1_ProjectedVolumeSource_type_fields = {
    .items = core_v1_ProjectedVolumeSource_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = core_v1_ProjectedVolumeSource_type_fields_slots,
    .words = core_v1_ProjectedVolumeSource_type_fields_words,
};
const crd_type core_v1_ProjectedVolumeSource_type = {
    .name = "core_v1_ProjectedVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ProjectedVolumeSource),
    .has_offset = offsetof(core_v1_ProjectedVolumeSource, has),
    .fields = &core_v1_ProjectedVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].quobyte and 20 more */
static const crd_string core_v1_QuobyteVolumeSource_type_required[2] = {
    CRD_STRING_INIT("registry"),
    CRD_STRING_INIT("volume"),
};
static const crd_field core_v1_QuobyteVolumeSource_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("group"), .type = &crd_type_0, .offset = offsetof(core_v1_QuobyteVolumeSource, group)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_QuobyteVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("registry"), .type = &crd_type_0, .offset = offsetof(core_v1_QuobyteVolumeSource, registry)},
    {.name = CRD_STRING_INIT("tenant"), .type = &crd_type_0, .offset = offsetof(core_v1_QuobyteVolumeSource, tenant)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_0, .offset = offsetof(core_v1_QuobyteVolumeSource, user)},
    {.name = CRD_STRING_INIT("volume"), .type = &crd_type_0, .offset = offsetof(core_v1_QuobyteVolumeSource, volume)},
};
static const uint16_t core_v1_QuobyteVolumeSource_type_fields_slots[7 + 1] = {
    0, 0xffff, 5, 4, 1, 3, 2, 0xffff,
};
static const uint64_t core_v1_QuobyteVolumeSource_type_fields_required[] = { 0x24u };
static const uint64_t core_v1_QuobyteVolumeSource_type_fields_words[6][2] = {
    { 0x70756f7267u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7972747369676572u, 0x0u },
    { 0x746e616e6574u, 0x0u },
    { 0x72657375u, 0x0u },
    { 0x656d756c6f76u, 0x0u },
};
static const crd_fields core_v1_QuobyteVolumeSource_type_fields = {
    .items = core_v1_QuobyteVolumeSource_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 12,
    .slots = core_v1_QuobyteVolumeSource_type_fields_slots,
    .required = core_v1_QuobyteVolumeSource_type_fields_required,
    .words = core_v1_QuobyteVolumeSource_type_fields_words,
};
static const crd_checks core_v1_QuobyteVolumeSource_type_checks = {
    .required = core_v1_QuobyteVolumeSource_type_required,
    .required_count = 2,
};
const crd_type core_v1_QuobyteVolumeSource_type = {
    .name = "core_v1_QuobyteVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_QuobyteVolumeSource),
    .has_offset = offsetof(core_v1_QuobyteVolumeSource, has),
    .fields = &core_v1_QuobyteVolumeSource_type_fields,
    .checks = &core_v1_QuobyteVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.keyring and 20 more */
static const crd_value crd_type_161_default[1] = {
    CRD_VALUE_STRING_INIT("/etc/ceph/keyring"),
};
const crd_type crd_type_161 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_161_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.pool and 20 more */
static const crd_value crd_type_162_default[1] = {
    CRD_VALUE_STRING_INIT("rbd"),
};
const crd_type crd_type_162 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_162_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.user and 20 more */
static const crd_value crd_type_163_default[1] = {
    CRD_VALUE_STRING_INIT("admin"),
};
const crd_type crd_type_163 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_163_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd and 20 more */
static const crd_string core_v1_RBDVolumeSource_type_required[2] = {
    CRD_STRING_INIT("image"),
    CRD_STRING_INIT("monitors"),
};
static const crd_field core_v1_RBDVolumeSource_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_RBDVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_0, .offset = offsetof(core_v1_RBDVolumeSource, image)},
    {.name = CRD_STRING_INIT("keyring"), .type = &crd_type_161, .offset = offsetof(core_v1_RBDVolumeSource, keyring)},
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_type_28, .offset = offsetof(core_v1_RBDVolumeSource, monitors)},
    {.name = CRD_STRING_INIT("pool"), .type = &crd_type_162, .offset = offsetof(core_v1_RBDVolumeSource, pool)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_RBDVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_RBDVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_163, .offset = offsetof(core_v1_RBDVolumeSource, user)},
};
static const uint16_t core_v1_RBDVolumeSource_type_fields_slots[7 + 1] = {
    3, 1, 4, 7, 5, 6, 2, 0,
};
static const uint64_t core_v1_RBDVolumeSource_type_fields_defaulted[] = { 0x94u };
static const uint64_t core_v1_RBDVolumeSource_type_fields_required[] = { 0xau };
static const uint64_t core_v1_RBDVolumeSource_type_fields_words[8][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x676e697279656bu, 0x0u },
    { 0x73726f74696e6f6du, 0x0u },
    { 0x6c6f6f70u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x72657375u, 0x0u },
};
static const crd_fields core_v1_RBDVolumeSource_type_fields = {
    .items = core_v1_RBDVolumeSource_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 210,
    .slots = core_v1_RBDVolumeSource_type_fields_slots,
    .defaulted = core_v1_RBDVolumeSource_type_fields_defaulted,
    .required = core_v1_RBDVolumeSource_type_fields_required,
    .words = core_v1_RBDVolumeSource_type_fields_words,
};
static const crd_checks core_v1_RBDVolumeSource_type_checks = {
    .required = core_v1_RBDVolumeSource_type_required,
    .required_count = 2,
};
const crd_type core_v1_RBDVolumeSource_type = {
    .name = "core_v1_RBDVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_RBDVolumeSource),
    .has_offset = offsetof(core_v1_RBDVolumeSource, has),
    .fields = &core_v1_RBDVolumeSource_type_fields,
    .checks = &core_v1_RBDVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.fsType and 20 more */
static const crd_value crd_type_165_default[1] = {
    CRD_VALUE_STRING_INIT("xfs"),
};
const crd_type crd_type_165 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_165_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.storageMode and 20 more */
static const crd_value crd_type_166_default[1] = {
    CRD_VALUE_STRING_INIT("ThinProvisioned"),
};
const crd_type crd_type_166 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_166_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO and 20 more */
static const crd_string core_v1_ScaleIOVolumeSource_type_required[3] = {
    CRD_STRING_INIT("gateway"),
    CRD_STRING_INIT("secretRef"),
    CRD_STRING_INIT("system"),
};
static const crd_field core_v1_ScaleIOVolumeSource_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_165, .offset = offsetof(core_v1_ScaleIOVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("gateway"), .type = &crd_type_0, .offset = offsetof(core_v1_ScaleIOVolumeSource, gateway)},
    {.name = CRD_STRING_INIT("protectionDomain"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ScaleIOVolumeSource, protectionDomain)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_ScaleIOVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_ScaleIOVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("sslEnabled"), .type = &crd_type_44,
     .offset = offsetof(core_v1_ScaleIOVolumeSource, sslEnabled)},
    {.name = CRD_STRING_INIT("storageMode"), .type = &crd_type_166,
     .offset = offsetof(core_v1_ScaleIOVolumeSource, storageMode)},
    {.name = CRD_STRING_INIT("storagePool"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ScaleIOVolumeSource, storagePool)},
    {.name = CRD_STRING_INIT("system"), .type = &crd_type_0, .offset = offsetof(core_v1_ScaleIOVolumeSource, system)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ScaleIOVolumeSource, volumeName)},
};
static const uint16_t core_v1_ScaleIOVolumeSource_type_fields_slots[15 + 1] = {
    9, 0xffff, 1, 0xffff, 0, 3, 0xffff, 0xffff, 5, 6, 8, 7, 4, 0xffff, 0xffff, 2,
};
static const uint64_t core_v1_ScaleIOVolumeSource_type_fields_defaulted[] = { 0x41u };
static const uint64_t core_v1_ScaleIOVolumeSource_type_fields_required[] = { 0x112u };
static const uint64_t core_v1_ScaleIOVolumeSource_type_fields_words[10][2] = {
    { 0x657079547366u, 0x0u },
    { 0x79617765746167u, 0x0u },
    { 0x69746365746f7270u, 0x6e69616d6f446e6fu },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x6c62616e456c7373u, 0x64656c62616e456cu },
    { 0x4d656761726f7473u, 0x65646f4d65676172u },
    { 0x50656761726f7473u, 0x6c6f6f5065676172u },
    { 0x6d6574737973u, 0x0u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields core_v1_ScaleIOVolumeSource_type_fields = {
    .items = core_v1_ScaleIOVolumeSource_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 17,
    .slots = core_v1_ScaleIOVolumeSource_type_fields_slots,
    .defaulted = core_v1_ScaleIOVolumeSource_type_fields_defaulted,
    .required = core_v1_ScaleIOVolumeSource_type_fields_required,
    .words = core_v1_ScaleIOVolumeSource_type_fields_words,
};
static const crd_checks core_v1_ScaleIOVolumeSource_type_checks = {
    .required = core_v1_ScaleIOVolumeSource_type_required,
    .required_count = 3,
};
const crd_type core_v1_ScaleIOVolumeSource_type = {
    .name = "core_v1_ScaleIOVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ScaleIOVolumeSource),
    .has_offset = offsetof(core_v1_ScaleIOVolumeSource, has),
    .fields = &core_v1_ScaleIOVolumeSource_type_fields,
    .checks = &core_v1_ScaleIOVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].secret and 20 more */
static const crd_field core_v1_SecretVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_17,
     .offset = offsetof(core_v1_SecretVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_125, .offset = offsetof(core_v1_SecretVolumeSource, items)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_44, .offset = offsetof(core_v1_SecretVolumeSource, optional)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_0, .offset = offsetof(core_v1_SecretVolumeSource, secretName)},
};
static const uint16_t core_v1_SecretVolumeSource_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t core_v1_SecretVolumeSource_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields core_v1_SecretVolumeSource_type_fields = {
    .items = core_v1_SecretVolumeSource_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 9,
    .slots = core_v1_SecretVolumeSource_type_fields_slots,
    .words = core_v1_SecretVolumeSource_type_fields_words,
};
const crd_type core_v1_SecretVolumeSource_type = {
    .name = "core_v1_SecretVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_SecretVolumeSource),
    .has_offset = offsetof(core_v1_SecretVolumeSource, has),
    .fields = &core_v1_SecretVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].storageos and 20 more */
static const crd_field core_v1_StorageOSVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0, .offset = offsetof(core_v1_StorageOSVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_44, .offset = offsetof(core_v1_StorageOSVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &core_v1_LocalObjectReference_type,
     .offset = offsetof(core_v1_StorageOSVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_StorageOSVolumeSource, volumeName)},
    {.name = CRD_STRING_INIT("volumeNamespace"), .type = &crd_type_0,
     .offset = offsetof(core_v1_StorageOSVolumeSource, volumeNamespace)},
};
static const uint16_t core_v1_StorageOSVolumeSource_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 4, 0, 0xffff, 3, 2,
};
static const uint64_t core_v1_StorageOSVolumeSource_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
    { 0x614e656d756c6f76u, 0x6563617073656d61u },
};
static const crd_fields core_v1_StorageOSVolumeSource_type_fields = {
    .items = core_v1_StorageOSVolumeSource_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = core_v1_StorageOSVolumeSource_type_fields_slots,
    .words = core_v1_StorageOSVolumeSource_type_fields_words,
};
const crd_type core_v1_StorageOSVolumeSource_type = {
    .name = "core_v1_StorageOSVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_StorageOSVolumeSource),
    .has_offset = offsetof(core_v1_StorageOSVolumeSource, has),
    .fields = &core_v1_StorageOSVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].vsphereVolume and 20 more */
static const crd_string core_v1_VsphereVirtualDiskVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumePath"),
};
static const crd_field core_v1_VsphereVirtualDiskVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_0,
     .offset = offsetof(core_v1_VsphereVirtualDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("storagePolicyID"), .type = &crd_type_0,
     .offset = offsetof(core_v1_VsphereVirtualDiskVolumeSource, storagePolicyID)},
    {.name = CRD_STRING_INIT("storagePolicyName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_VsphereVirtualDiskVolumeSource, storagePolicyName)},
    {.name = CRD_STRING_INIT("volumePath"), .type = &crd_type_0,
     .offset = offsetof(core_v1_VsphereVirtualDiskVolumeSource, volumePath)},
};
static const uint16_t core_v1_VsphereVirtualDiskVolumeSource_type_fields_slots[3 + 1] = {
    0, 2, 1, 3,
};
static const uint64_t core_v1_VsphereVirtualDiskVolumeSource_type_fields_required[] = { 0x8u };
static const uint64_t core_v1_VsphereVirtualDiskVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x50656761726f7473u, 0x44497963696c6f50u },
    { 0x50656761726f7473u, 0x656d614e7963696cu },
    { 0x6150656d756c6f76u, 0x68746150656d756cu },
};
static const crd_fields core_v1_VsphereVirtualDiskVolumeSource_type_fields = {
    .items = core_v1_VsphereVirtualDiskVolumeSource_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_VsphereVirtualDiskVolumeSource_type_fields_slots,
    .required = core_v1_VsphereVirtualDiskVolumeSource_type_fields_required,
    .words = core_v1_VsphereVirtualDiskVolumeSource_type_fields_words,
};
static const crd_checks core_v1_VsphereVirtualDiskVolumeSource_type_checks = {
    .required = core_v1_VsphereVirtualDiskVolumeSource_type_required,
    .required_count = 1,
};
const crd_type core_v1_VsphereVirtualDiskVolumeSource_type = {
    .name = "core_v1_VsphereVirtualDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_VsphereVirtualDiskVolumeSource),
    .has_offset = offsetof(core_v1_VsphereVirtualDiskVolumeSource, has),
    .fields = &core_v1_VsphereVirtualDiskVolumeSource_type_fields,
    .checks = &core_v1_VsphereVirtualDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[] and 20 more */
static const crd_string core_v1_Volume_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field core_v1_Volume_type_fields_items[31] = {
    {.name = CRD_STRING_INIT("awsElasticBlockStore"), .type = &core_v1_AWSElasticBlockStoreVolumeSource_type,
     .offset = offsetof(core_v1_Volume, awsElasticBlockStore)},
    {.name = CRD_STRING_INIT("azureDisk"), .type = &core_v1_AzureDiskVolumeSource_type,
     .offset = offsetof(core_v1_Volume, azureDisk)},
    {.name = CRD_STRING_INIT("azureFile"), .type = &core_v1_AzureFileVolumeSource_type,
     .offset = offsetof(core_v1_Volume, azureFile)},
    {.name = CRD_STRING_INIT("cephfs"), .type = &core_v1_CephFSVolumeSource_type,
     .offset = offsetof(core_v1_Volume, cephfs)},
    {.name = CRD_STRING_INIT("cinder"), .type = &core_v1_CinderVolumeSource_type,
     .offset = offsetof(core_v1_Volume, cinder)},
    {.name = CRD_STRING_INIT("configMap"), .type = &core_v1_ConfigMapVolumeSource_type,
     .offset = offsetof(core_v1_Volume, configMap)},
    {.name = CRD_STRING_INIT("csi"), .type = &core_v1_CSIVolumeSource_type, .offset = offsetof(core_v1_Volume, csi)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &core_v1_DownwardAPIVolumeSource_type,
     .offset = offsetof(core_v1_Volume, downwardAPI)},
    {.name = CRD_STRING_INIT("emptyDir"), .type = &core_v1_EmptyDirVolumeSource_type,
     .offset = offsetof(core_v1_Volume, emptyDir)},
    {.name = CRD_STRING_INIT("ephemeral"), .type = &core_v1_EphemeralVolumeSource_type,
     .offset = offsetof(core_v1_Volume, ephemeral)},
    {.name = CRD_STRING_INIT("fc"), .type = &core_v1_FCVolumeSource_type, .offset = offsetof(core_v1_Volume, fc)},
    {.name = CRD_STRING_INIT("flexVolume"), .type = &core_v1_FlexVolumeSource_type,
     .offset = offsetof(core_v1_Volume, flexVolume)},
    {.name = CRD_STRING_INIT("flocker"), .type = &core_v1_FlockerVolumeSource_type,
     .offset = offsetof(core_v1_Volume, flocker)},
    {.name = CRD_STRING_INIT("gcePersistentDisk"), .type = &core_v1_GCEPersistentDiskVolumeSource_type,
     .offset = offsetof(core_v1_Volume, gcePersistentDisk)},
    {.name = CRD_STRING_INIT("gitRepo"), .type = &core_v1_GitRepoVolumeSource_type,
     .offset = offsetof(core_v1_Volume, gitRepo)},
    {.name = CRD_STRING_INIT("glusterfs"), .type = &core_v1_GlusterfsVolumeSource_type,
     .offset = offsetof(core_v1_Volume, glusterfs)},
    {.name = CRD_STRING_INIT("hostPath"), .type = &core_v1_HostPathVolumeSource_type,
     .offset = offsetof(core_v1_Volume, hostPath)},
    {.name = CRD_STRING_INIT("image"), .type = &core_v1_ImageVolumeSource_type, .offset = offsetof(core_v1_Volume, image)},
    {.name = CRD_STRING_INIT("iscsi"), .type = &core_v1_ISCSIVolumeSource_type, .offset = offsetof(core_v1_Volume, iscsi)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_Volume, name)},
    {.name = CRD_STRING_INIT("nfs"), .type = &core_v1_NFSVolumeSource_type, .offset = offsetof(core_v1_Volume, nfs)},
    {.name = CRD_STRING_INIT("persistentVolumeClaim"), .type = &core_v1_PersistentVolumeClaimVolumeSource_type,
     .offset = offsetof(core_v1_Volume, persistentVolumeClaim)},
    {.name = CRD_STRING_INIT("photonPersistentDisk"), .type = &core_v1_PhotonPersistentDiskVolumeSource_type,
     .offset = offsetof(core_v1_Volume, photonPersistentDisk)},
    {.name = CRD_STRING_INIT("portworxVolume"), .type = &core_v1_PortworxVolumeSource_type,
     .offset = offsetof(core_v1_Volume, portworxVolume)},
    {.name = CRD_STRING_INIT("projected"), .type = &core_v1_ProjectedVolumeSource_type,
     .offset = offsetof(core_v1_Volume, projected)},
    {.name = CRD_STRING_INIT("quobyte"), .type = &core_v1_QuobyteVolumeSource_type,
     .offset = offsetof(core_v1_Volume, quobyte)},
    {.name = CRD_STRING_INIT("rbd"), .type = &core_v1_RBDVolumeSource_type, .offset = offsetof(core_v1_Volume, rbd)},
    {.name = CRD_STRING_INIT("scaleIO"), .type = &core_v1_ScaleIOVolumeSource_type,
     .offset = offsetof(core_v1_Volume, scaleIO)},
    {.name = CRD_STRING_INIT("secret"), .type = &core_v1_SecretVolumeSource_type,
     .offset = offsetof(core_v1_Volume, secret)},
    {.name = CRD_STRING_INIT("storageos"), .type = &core_v1_StorageOSVolumeSource_type,
     .offset = offsetof(core_v1_Volume, storageos)},
    {.name = CRD_STRING_INIT("vsphereVolume"), .type = &core_v1_VsphereVirtualDiskVolumeSource_type,
     .offset = offsetof(core_v1_Volume, vsphereVolume)},
};
static const uint16_t core_v1_Volume_type_fields_slots[127 + 1] = {
    0xffff, 17, 25, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 18, 0xffff, 3, 0xffff, 0xffff, 0xffff, 6, 0xffff,
    7, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 20, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 29, 2, 19, 5,
    0xffff, 0xffff, 0xffff, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 27, 26, 0xffff, 0xffff,
    0xffff, 16, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 21, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 30, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 15, 0xffff, 4, 0xffff, 9, 0xffff, 24, 22, 0xffff, 0xffff, 0xffff,
    13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 28, 14, 23, 0xffff, 0xffff, 0xffff,
};
static const uint64_t core_v1_Volume_type_fields_required[] = { 0x80000u };
static const uint64_t core_v1_Volume_type_fields_words[31][2] = {
    { 0x7473616c45737761u, 0x65726f74536b636fu },
    { 0x7369446572757a61u, 0x6b7369446572757au },
    { 0x6c69466572757a61u, 0x656c69466572757au },
    { 0x736668706563u, 0x0u },
    { 0x7265646e6963u, 0x0u },
    { 0x614d6769666e6f63u, 0x70614d6769666e6fu },
    { 0x697363u, 0x0u },
    { 0x647261776e776f64u, 0x495041647261776eu },
    { 0x7269447974706d65u, 0x0u },
    { 0x6172656d65687065u, 0x6c6172656d656870u },
    { 0x6366u, 0x0u },
    { 0x756c6f5678656c66u, 0x656d756c6f567865u },
    { 0x72656b636f6c66u, 0x0u },
    { 0x6973726550656367u, 0x6b736944746e6574u },
    { 0x6f706552746967u, 0x0u },
    { 0x6672657473756c67u, 0x736672657473756cu },
    { 0x6874615074736f68u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6973637369u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x73666eu, 0x0u },
    { 0x6574736973726570u, 0x6d69616c43656d75u },
    { 0x65506e6f746f6870u, 0x6b736944746e6574u },
    { 0x78726f7774726f70u, 0x656d756c6f567872u },
    { 0x657463656a6f7270u, 0x64657463656a6f72u },
    { 0x657479626f7571u, 0x0u },
    { 0x646272u, 0x0u },
    { 0x4f49656c616373u, 0x0u },
    { 0x746572636573u, 0x0u },
    { 0x6f656761726f7473u, 0x736f656761726f74u },
    { 0x5665726568707376u, 0x656d756c6f566572u },
};
static const crd_fields core_v1_Volume_type_fields = {
    .items = core_v1_Volume_type_fields_items,
    .count = 31,
    .mask = 127,
    .seed = 116,
    .slots = core_v1_Volume_type_fields_slots,
    .required = core_v1_Volume_type_fields_required,
    .words = core_v1_Volume_type_fields_words,
};
static const crd_checks core_v1_Volume_type_checks = {
    .required = core_v1_Volume_type_required,
    .required_count = 1,
};
const crd_type core_v1_Volume_type = {
    .name = "core_v1_Volume",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Volume),
    .has_offset = offsetof(core_v1_Volume, has),
    .fields = &core_v1_Volume_type_fields,
    .checks = &core_v1_Volume_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes and 20 more */
static const crd_string crd_type_172_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_172 = {
    .name = "core_v1_Volume_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_Volume),
    .items = &core_v1_Volume_type,
    .map_keys = crd_type_172_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec and 20 more */
static const crd_string core_v1_PodSpec_type_required[1] = {
    CRD_STRING_INIT("containers"),
};
static const crd_field core_v1_PodSpec_type_fields_items[42] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_type_27,
     .offset = offsetof(core_v1_PodSpec, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("affinity"), .type = &core_v1_Affinity_type, .offset = offsetof(core_v1_PodSpec, affinity)},
    {.name = CRD_STRING_INIT("automountServiceAccountToken"), .type = &crd_type_44,
     .offset = offsetof(core_v1_PodSpec, automountServiceAccountToken)},
    {.name = CRD_STRING_INIT("containers"), .type = &crd_type_94, .offset = offsetof(core_v1_PodSpec, containers)},
    {.name = CRD_STRING_INIT("dnsConfig"), .type = &core_v1_PodDNSConfig_type,
     .offset = offsetof(core_v1_PodSpec, dnsConfig)},
    {.name = CRD_STRING_INIT("dnsPolicy"), .type = &crd_type_0, .offset = offsetof(core_v1_PodSpec, dnsPolicy)},
    {.name = CRD_STRING_INIT("enableServiceLinks"), .type = &crd_type_44,
     .offset = offsetof(core_v1_PodSpec, enableServiceLinks)},
    {.name = CRD_STRING_INIT("ephemeralContainers"), .type = &crd_type_99,
     .offset = offsetof(core_v1_PodSpec, ephemeralContainers)},
    {.name = CRD_STRING_INIT("hostAliases"), .type = &crd_type_101, .offset = offsetof(core_v1_PodSpec, hostAliases)},
    {.name = CRD_STRING_INIT("hostIPC"), .type = &crd_type_44, .offset = offsetof(core_v1_PodSpec, hostIPC)},
    {.name = CRD_STRING_INIT("hostNetwork"), .type = &crd_type_44, .offset = offsetof(core_v1_PodSpec, hostNetwork)},
    {.name = CRD_STRING_INIT("hostPID"), .type = &crd_type_44, .offset = offsetof(core_v1_PodSpec, hostPID)},
    {.name = CRD_STRING_INIT("hostUsers"), .type = &crd_type_44, .offset = offsetof(core_v1_PodSpec, hostUsers)},
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_type_0, .offset = offsetof(core_v1_PodSpec, hostname)},
    {.name = CRD_STRING_INIT("hostnameOverride"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSpec, hostnameOverride)},
    {.name = CRD_STRING_INIT("imagePullSecrets"), .type = &crd_type_103,
     .offset = offsetof(core_v1_PodSpec, imagePullSecrets)},
    {.name = CRD_STRING_INIT("initContainers"), .type = &crd_type_94, .offset = offsetof(core_v1_PodSpec, initContainers)},
    {.name = CRD_STRING_INIT("nodeName"), .type = &crd_type_0, .offset = offsetof(core_v1_PodSpec, nodeName)},
    {.name = CRD_STRING_INIT("nodeSelector"), .type = &crd_type_104, .offset = offsetof(core_v1_PodSpec, nodeSelector)},
    {.name = CRD_STRING_INIT("os"), .type = &core_v1_PodOS_type, .offset = offsetof(core_v1_PodSpec, os)},
    {.name = CRD_STRING_INIT("overhead"), .type = &crd_type_78, .offset = offsetof(core_v1_PodSpec, overhead)},
    {.name = CRD_STRING_INIT("preemptionPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSpec, preemptionPolicy)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_17, .offset = offsetof(core_v1_PodSpec, priority)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSpec, priorityClassName)},
    {.name = CRD_STRING_INIT("readinessGates"), .type = &crd_type_107, .offset = offsetof(core_v1_PodSpec, readinessGates)},
    {.name = CRD_STRING_INIT("resourceClaims"), .type = &crd_type_109, .offset = offsetof(core_v1_PodSpec, resourceClaims)},
    {.name = CRD_STRING_INIT("resources"), .type = &core_v1_ResourceRequirements_type,
     .offset = offsetof(core_v1_PodSpec, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_0, .offset = offsetof(core_v1_PodSpec, restartPolicy)},
    {.name = CRD_STRING_INIT("runtimeClassName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSpec, runtimeClassName)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_type_0, .offset = offsetof(core_v1_PodSpec, schedulerName)},
    {.name = CRD_STRING_INIT("schedulingGates"), .type = &crd_type_110,
     .offset = offsetof(core_v1_PodSpec, schedulingGates)},
    {.name = CRD_STRING_INIT("schedulingGroup"), .type = &core_v1_PodSchedulingGroup_type,
     .offset = offsetof(core_v1_PodSpec, schedulingGroup)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &core_v1_PodSecurityContext_type,
     .offset = offsetof(core_v1_PodSpec, securityContext)},
    {.name = CRD_STRING_INIT("serviceAccount"), .type = &crd_type_0, .offset = offsetof(core_v1_PodSpec, serviceAccount)},
    {.name = CRD_STRING_INIT("serviceAccountName"), .type = &crd_type_0,
     .offset = offsetof(core_v1_PodSpec, serviceAccountName)},
    {.name = CRD_STRING_INIT("setHostnameAsFQDN"), .type = &crd_type_44,
     .offset = offsetof(core_v1_PodSpec, setHostnameAsFQDN)},
    {.name = CRD_STRING_INIT("shareProcessNamespace"), .type = &crd_type_44,
     .offset = offsetof(core_v1_PodSpec, shareProcessNamespace)},
    {.name = CRD_STRING_INIT("subdomain"), .type = &crd_type_0, .offset = offsetof(core_v1_PodSpec, subdomain)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_type_27,
     .offset = offsetof(core_v1_PodSpec, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("tolerations"), .type = &crd_type_115, .offset = offsetof(core_v1_PodSpec, tolerations)},
    {.name = CRD_STRING_INIT("topologySpreadConstraints"), .type = &crd_type_117,
     .offset = offsetof(core_v1_PodSpec, topologySpreadConstraints)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_type_172, .offset = offsetof(core_v1_PodSpec, volumes)},
};
static const uint16_t core_v1_PodSpec_type_fields_slots[127 + 1] = {
    0xffff, 14, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 13, 20, 31, 0xffff, 0xffff, 17, 0xffff, 32, 4, 21, 0xffff, 0xffff,
    0xffff, 0xffff, 16, 0xffff, 0xffff, 15, 0xffff, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 18, 3, 0xffff, 0xffff, 0xffff, 7, 28, 0xffff, 0xffff,
    0xffff, 37, 0xffff, 29, 0xffff, 0xffff, 0xffff, 25, 2, 0, 0xffff, 0xffff, 0xffff, 0xffff, 6, 40, 0xffff, 0xffff,
    0xffff, 5, 0xffff, 0xffff, 0xffff, 27, 0xffff, 0xffff, 30, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 22, 38, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 24, 0xffff, 0xffff, 9, 0xffff, 23, 0xffff, 0xffff, 10, 0xffff, 26, 0xffff, 0xffff,
    8, 0xffff, 41, 0xffff, 0xffff, 0xffff, 35, 0xffff, 36, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 39, 34, 0xffff,
    0xffff, 33, 0xffff, 0xffff, 19,
};
static const uint64_t core_v1_PodSpec_type_fields_required[] = { 0x8u };
static const uint64_t core_v1_PodSpec_type_fields_words[42][2] = {
    { 0x6544657669746361u, 0x73646e6f63655365u },
    { 0x7974696e69666661u, 0x0u },
    { 0x6e756f6d6f747561u, 0x6e656b6f54746e75u },
    { 0x656e6961746e6f63u, 0x7372656e6961746eu },
    { 0x69666e6f43736e64u, 0x6769666e6f43736eu },
    { 0x63696c6f50736e64u, 0x7963696c6f50736eu },
    { 0x6553656c62616e65u, 0x736b6e694c656369u },
    { 0x6172656d65687065u, 0x7372656e6961746eu },
    { 0x61696c4174736f68u, 0x73657361696c4174u },
    { 0x43504974736f68u, 0x0u },
    { 0x7774654e74736f68u, 0x6b726f7774654e74u },
    { 0x44495074736f68u, 0x0u },
    { 0x7265735574736f68u, 0x737265735574736fu },
    { 0x656d616e74736f68u, 0x0u },
    { 0x656d616e74736f68u, 0x656469727265764fu },
    { 0x6c75506567616d69u, 0x737465726365536cu },
    { 0x746e6f4374696e69u, 0x7372656e6961746eu },
    { 0x656d614e65646f6eu, 0x0u },
    { 0x656c655365646f6eu, 0x726f7463656c6553u },
    { 0x736fu, 0x0u },
    { 0x646165687265766fu, 0x0u },
    { 0x6974706d65657270u, 0x7963696c6f506e6fu },
    { 0x797469726f697270u, 0x0u },
    { 0x797469726f697270u, 0x656d614e7373616cu },
    { 0x73656e6964616572u, 0x7365746147737365u },
    { 0x656372756f736572u, 0x736d69616c436563u },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x43656d69746e7572u, 0x656d614e7373616cu },
    { 0x656c756465686373u, 0x656d614e72656c75u },
    { 0x696c756465686373u, 0x7365746147676e69u },
    { 0x696c756465686373u, 0x70756f7247676e69u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x4165636976726573u, 0x746e756f63634165u },
    { 0x4165636976726573u, 0x656d614e746e756fu },
    { 0x6e74736f48746573u, 0x4e4451467341656du },
    { 0x6f72506572616873u, 0x6563617073656d61u },
    { 0x69616d6f64627573u, 0x6e69616d6f646275u },
    { 0x74616e696d726574u, 0x73646e6f63655364u },
    { 0x69746172656c6f74u, 0x736e6f6974617265u },
    { 0x79676f6c6f706f74u, 0x73746e6961727473u },
    { 0x73656d756c6f76u, 0x0u },
};
static const crd_fields core_v1_PodSpec_type_fields = {
    .items = core_v1_PodSpec_type_fields_items,
    .count = 42,
    .mask = 127,
    .seed = 323,
    .slots = core_v1_PodSpec_type_fields_slots,
    .required = core_v1_PodSpec_type_fields_required,
    .words = core_v1_PodSpec_type_fields_words,
};
static const crd_checks core_v1_PodSpec_type_checks = {
    .required = core_v1_PodSpec_type_required,
    .required_count = 1,
};
const crd_type core_v1_PodSpec_type = {
    .name = "core_v1_PodSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodSpec),
    .has_offset = offsetof(core_v1_PodSpec, has),
    .fields = &core_v1_PodSpec_type_fields,
    .checks = &core_v1_PodSpec_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template and 20 more */
static const crd_field core_v1_PodTemplateSpec_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_v1alpha1_JobTemplateMetadata_type,
     .offset = offsetof(core_v1_PodTemplateSpec, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &core_v1_PodSpec_type, .offset = offsetof(core_v1_PodTemplateSpec, spec)},
};
static const uint16_t core_v1_PodTemplateSpec_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t core_v1_PodTemplateSpec_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields core_v1_PodTemplateSpec_type_fields = {
    .items = core_v1_PodTemplateSpec_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = core_v1_PodTemplateSpec_type_fields_slots,
    .words = core_v1_PodTemplateSpec_type_fields_words,
};
const crd_type core_v1_PodTemplateSpec_type = {
    .name = "core_v1_PodTemplateSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PodTemplateSpec),
    .has_offset = offsetof(core_v1_PodTemplateSpec, has),
    .fields = &core_v1_PodTemplateSpec_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].topologyPolicy and 3 more */
static const crd_value crd_type_175_enum[4] = {
    CRD_VALUE_STRING_INIT("none"),
    CRD_VALUE_STRING_INIT("best-effort"),
    CRD_VALUE_STRING_INIT("restricted"),
    CRD_VALUE_STRING_INIT("single-numa-node"),
};
static const crd_checks crd_type_175_checks = {
    .enum_values = crd_type_175_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"none\", \"best-effort\", \"restricted\", \"single-numa-node\""),
};
const crd_type crd_type_175 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_175_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[] and 3 more */
static const crd_field batch_v1alpha1_Task_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &batch_v1alpha1_DependsOn_type,
     .offset = offsetof(batch_v1alpha1_Task, dependsOn)},
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_Task, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_Task, minAvailable)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_24, .offset = offsetof(batch_v1alpha1_Task, name)},
    {.name = CRD_STRING_INIT("partitionPolicy"), .type = &batch_v1alpha1_PartitionPolicy_type,
     .offset = offsetof(batch_v1alpha1_Task, partitionPolicy)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_19, .offset = offsetof(batch_v1alpha1_Task, policies)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_Task, replicas)},
    {.name = CRD_STRING_INIT("template"), .type = &core_v1_PodTemplateSpec_type,
     .offset = offsetof(batch_v1alpha1_Task, template_)},
    {.name = CRD_STRING_INIT("topologyPolicy"), .type = &crd_type_175,
     .offset = offsetof(batch_v1alpha1_Task, topologyPolicy)},
};
static const uint16_t batch_v1alpha1_Task_type_fields_slots[15 + 1] = {
    0xffff, 2, 4, 0xffff, 1, 7, 0, 8, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff, 5, 6,
};
static const uint64_t batch_v1alpha1_Task_type_fields_words[9][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u },
    { 0x797274655278616du, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u },
    { 0x656d616eu, 0x0u },
    { 0x6f69746974726170u, 0x7963696c6f506e6fu },
    { 0x73656963696c6f70u, 0x0u },
    { 0x736163696c706572u, 0x0u },
    { 0x6574616c706d6574u, 0x0u },
    { 0x79676f6c6f706f74u, 0x7963696c6f507967u },
};
static const crd_fields batch_v1alpha1_Task_type_fields = {
    .items = batch_v1alpha1_Task_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 31,
    .slots = batch_v1alpha1_Task_type_fields_slots,
    .words = batch_v1alpha1_Task_type_fields_words,
};
const crd_type batch_v1alpha1_Task_type = {
    .name = "batch_v1alpha1_Task",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_Task),
    .has_offset = offsetof(batch_v1alpha1_Task, has),
    .fields = &batch_v1alpha1_Task_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks and 3 more */
static const crd_checks crd_type_177_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_177 = {
    .name = "batch_v1alpha1_Task_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_v1alpha1_Task),
    .items = &batch_v1alpha1_Task_type,
    .checks = &crd_type_177_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[].mountPath and 3 more */
static const crd_checks crd_type_178_checks = {
    .min_length = 1,
    .set = CRD_CHECK_MIN_LENGTH,
    .pattern = &pattern_4,
};
const crd_type crd_type_178 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_178_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[] and 3 more */
static const crd_string batch_v1alpha1_Volume_type_required[1] = {
    CRD_STRING_INIT("mountPath"),
};
static const crd_field batch_v1alpha1_Volume_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_type_178, .offset = offsetof(batch_v1alpha1_Volume, mountPath)},
    {.name = CRD_STRING_INIT("volumeClaim"), .type = &core_v1_PersistentVolumeClaimSpec_type,
     .offset = offsetof(batch_v1alpha1_Volume, volumeClaim)},
    {.name = CRD_STRING_INIT("volumeClaimName"), .type = &crd_type_11,
     .offset = offsetof(batch_v1alpha1_Volume, volumeClaimName)},
};
static const uint16_t batch_v1alpha1_Volume_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t batch_v1alpha1_Volume_type_fields_required[] = { 0x1u };
static const uint64_t batch_v1alpha1_Volume_type_fields_words[3][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu },
    { 0x6c43656d756c6f76u, 0x6d69616c43656d75u },
    { 0x6c43656d756c6f76u, 0x656d614e6d69616cu },
};
static const crd_fields batch_v1alpha1_Volume_type_fields = {
    .items = batch_v1alpha1_Volume_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = batch_v1alpha1_Volume_type_fields_slots,
    .required = batch_v1alpha1_Volume_type_fields_required,
    .words = batch_v1alpha1_Volume_type_fields_words,
};
static const crd_checks batch_v1alpha1_Volume_type_checks = {
    .required = batch_v1alpha1_Volume_type_required,
    .required_count = 1,
};
const crd_type batch_v1alpha1_Volume_type = {
    .name = "batch_v1alpha1_Volume",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_Volume),
    .has_offset = offsetof(batch_v1alpha1_Volume, has),
    .fields = &batch_v1alpha1_Volume_type_fields,
    .checks = &batch_v1alpha1_Volume_type_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes and 3 more */
const crd_type crd_type_180 = {
    .name = "batch_v1alpha1_Volume_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_v1alpha1_Volume),
    .items = &batch_v1alpha1_Volume_type,
};

/* CronJob.spec.jobTemplate.spec and 3 more */
static const crd_field batch_v1alpha1_JobSpec_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_7, .offset = offsetof(batch_v1alpha1_JobSpec, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobSpec, minAvailable)},
    {.name = CRD_STRING_INIT("minSuccess"), .type = &crd_type_9, .offset = offsetof(batch_v1alpha1_JobSpec, minSuccess)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_v1alpha1_NetworkTopology_type,
     .offset = offsetof(batch_v1alpha1_JobSpec, networkTopology)},
    {.name = CRD_STRING_INIT("plugins"), .type = &crd_type_14, .offset = offsetof(batch_v1alpha1_JobSpec, plugins)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_19, .offset = offsetof(batch_v1alpha1_JobSpec, policies)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_20,
     .offset = offsetof(batch_v1alpha1_JobSpec, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_type_21, .offset = offsetof(batch_v1alpha1_JobSpec, queue)},
    {.name = CRD_STRING_INIT("runningEstimate"), .type = &crd_type_0,
     .offset = offsetof(batch_v1alpha1_JobSpec, runningEstimate)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_type_22,
     .offset = offsetof(batch_v1alpha1_JobSpec, schedulerName)},
    {.name = CRD_STRING_INIT("tasks"), .type = &crd_type_177, .offset = offsetof(batch_v1alpha1_JobSpec, tasks)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_8,
     .offset = offsetof(batch_v1alpha1_JobSpec, ttlSecondsAfterFinished)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_type_180, .offset = offsetof(batch_v1alpha1_JobSpec, volumes)},
};
static const uint16_t batch_v1alpha1_JobSpec_type_fields_slots[31 + 1] = {
    0, 0xffff, 2, 0xffff, 5, 3, 0xffff, 0xffff, 9, 0xffff, 0xffff, 6, 10, 0xffff, 0xffff, 1, 4, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 7, 0xffff, 0xffff, 11, 0xffff, 8, 0xffff, 0xffff, 12, 0xffff,
};
static const uint64_t batch_v1alpha1_JobSpec_type_fields_defaulted[] = { 0x81u };
static const uint64_t batch_v1alpha1_JobSpec_type_fields_words[13][2] = {
    { 0x797274655278616du, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u },
    { 0x65636375536e696du, 0x737365636375536eu },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x736e6967756c70u, 0x0u },
    { 0x73656963696c6f70u, 0x0u },
    { 0x797469726f697270u, 0x656d614e7373616cu },
    { 0x6575657571u, 0x0u },
    { 0x45676e696e6e7572u, 0x6574616d69747345u },
    { 0x656c756465686373u, 0x656d614e72656c75u },
    { 0x736b736174u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u },
    { 0x73656d756c6f76u, 0x0u },
};
static const crd_fields batch_v1alpha1_JobSpec_type_fields = {
    .items = batch_v1alpha1_JobSpec_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 14,
    .slots = batch_v1alpha1_JobSpec_type_fields_slots,
    .defaulted = batch_v1alpha1_JobSpec_type_fields_defaulted,
    .words = batch_v1alpha1_JobSpec_type_fields_words,
};
const crd_type batch_v1alpha1_JobSpec_type = {
    .name = "batch_v1alpha1_JobSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_JobSpec),
    .has_offset = offsetof(batch_v1alpha1_JobSpec, has),
    .fields = &batch_v1alpha1_JobSpec_type_fields,
};

/* CronJob.spec.jobTemplate */
static const crd_field batch_v1alpha1_JobTemplate_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_v1alpha1_JobTemplateMetadata_type,
     .offset = offsetof(batch_v1alpha1_JobTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_v1alpha1_JobSpec_type,
     .offset = offsetof(batch_v1alpha1_JobTemplate, spec)},
};
static const uint16_t batch_v1alpha1_JobTemplate_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t batch_v1alpha1_JobTemplate_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields batch_v1alpha1_JobTemplate_type_fields = {
    .items = batch_v1alpha1_JobTemplate_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = batch_v1alpha1_JobTemplate_type_fields_slots,
    .words = batch_v1alpha1_JobTemplate_type_fields_words,
};
const crd_type batch_v1alpha1_JobTemplate_type = {
    .name = "batch_v1alpha1_JobTemplate",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_JobTemplate),
    .has_offset = offsetof(batch_v1alpha1_JobTemplate, has),
    .fields = &batch_v1alpha1_JobTemplate_type_fields,
};

/* CronJob.spec.startingDeadlineSeconds and 17 more */
static const crd_checks crd_type_183_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_183 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT64,
    .format_name = "int64",
    .checks = &crd_type_183_checks,
};

/* CronJob.spec */
static const crd_string batch_v1alpha1_CronJobSpec_type_required[2] = {
    CRD_STRING_INIT("jobTemplate"),
    CRD_STRING_INIT("schedule"),
};
static const crd_field batch_v1alpha1_CronJobSpec_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("concurrencyPolicy"), .type = &crd_type_2,
     .offset = offsetof(batch_v1alpha1_CronJobSpec, concurrencyPolicy)},
    {.name = CRD_STRING_INIT("failedJobsHistoryLimit"), .type = &crd_type_3,
     .offset = offsetof(batch_v1alpha1_CronJobSpec, failedJobsHistoryLimit)},
    {.name = CRD_STRING_INIT("jobTemplate"), .type = &batch_v1alpha1_JobTemplate_type,
     .offset = offsetof(batch_v1alpha1_CronJobSpec, jobTemplate)},
    {.name = CRD_STRING_INIT("schedule"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_CronJobSpec, schedule)},
    {.name = CRD_STRING_INIT("startingDeadlineSeconds"), .type = &crd_type_183,
     .offset = offsetof(batch_v1alpha1_CronJobSpec, startingDeadlineSeconds)},
    {.name = CRD_STRING_INIT("successfulJobsHistoryLimit"), .type = &crd_type_7,
     .offset = offsetof(batch_v1alpha1_CronJobSpec, successfulJobsHistoryLimit)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_48, .offset = offsetof(batch_v1alpha1_CronJobSpec, suspend)},
    {.name = CRD_STRING_INIT("timeZone"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_CronJobSpec, timeZone)},
};
static const uint16_t batch_v1alpha1_CronJobSpec_type_fields_slots[7 + 1] = {
    1, 4, 7, 6, 0, 3, 5, 2,
};
static const uint64_t batch_v1alpha1_CronJobSpec_type_fields_defaulted[] = { 0x63u };
static const uint64_t batch_v1alpha1_CronJobSpec_type_fields_required[] = { 0xcu };
static const uint64_t batch_v1alpha1_CronJobSpec_type_fields_words[8][2] = {
    { 0x65727275636e6f63u, 0x7963696c6f507963u },
    { 0x6f4a64656c696166u, 0x74696d694c79726fu },
    { 0x6c706d6554626f6au, 0x6574616c706d6554u },
    { 0x656c756465686373u, 0x0u },
    { 0x676e697472617473u, 0x73646e6f63655365u },
    { 0x6673736563637573u, 0x74696d694c79726fu },
    { 0x646e6570737573u, 0x0u },
    { 0x656e6f5a656d6974u, 0x0u },
};
static const crd_fields batch_v1alpha1_CronJobSpec_type_fields = {
    .items = batch_v1alpha1_CronJobSpec_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 138,
    .slots = batch_v1alpha1_CronJobSpec_type_fields_slots,
    .defaulted = batch_v1alpha1_CronJobSpec_type_fields_defaulted,
    .required = batch_v1alpha1_CronJobSpec_type_fields_required,
    .words = batch_v1alpha1_CronJobSpec_type_fields_words,
};
static const crd_checks batch_v1alpha1_CronJobSpec_type_checks = {
    .required = batch_v1alpha1_CronJobSpec_type_required,
    .required_count = 2,
};
const crd_type batch_v1alpha1_CronJobSpec_type = {
    .name = "batch_v1alpha1_CronJobSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_CronJobSpec),
    .has_offset = offsetof(batch_v1alpha1_CronJobSpec, has),
    .fields = &batch_v1alpha1_CronJobSpec_type_fields,
    .checks = &batch_v1alpha1_CronJobSpec_type_checks,
};

/* CronJob.status.active[] */
static const crd_field core_v1_ObjectReference_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(core_v1_ObjectReference, apiVersion)},
    {.name = CRD_STRING_INIT("fieldPath"), .type = &crd_type_0, .offset = offsetof(core_v1_ObjectReference, fieldPath)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(core_v1_ObjectReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_ObjectReference, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_0, .offset = offsetof(core_v1_ObjectReference, namespace_)},
    {.name = CRD_STRING_INIT("resourceVersion"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ObjectReference, resourceVersion)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_type_0, .offset = offsetof(core_v1_ObjectReference, uid)},
};
static const uint16_t core_v1_ObjectReference_type_fields_slots[7 + 1] = {
    0xffff, 6, 3, 1, 4, 5, 2, 0,
};
static const uint64_t core_v1_ObjectReference_type_fields_words[7][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x746150646c656966u, 0x68746150646c6569u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
    { 0x656372756f736572u, 0x6e6f697372655665u },
    { 0x646975u, 0x0u },
};
static const crd_fields core_v1_ObjectReference_type_fields = {
    .items = core_v1_ObjectReference_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 80,
    .slots = core_v1_ObjectReference_type_fields_slots,
    .words = core_v1_ObjectReference_type_fields_words,
};
const crd_type core_v1_ObjectReference_type = {
    .name = "core_v1_ObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ObjectReference),
    .has_offset = offsetof(core_v1_ObjectReference, has),
    .fields = &core_v1_ObjectReference_type_fields,
};

/* CronJob.status.active */
const crd_type crd_type_186 = {
    .name = "core_v1_ObjectReference_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_ObjectReference),
    .items = &core_v1_ObjectReference_type,
};

/* CronJob.status.lastScheduleTime and 46 more */
const crd_type crd_type_187 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .format = CRD_FORMAT_DATETIME,
    .format_name = "date-time",
};

/* CronJob.status */
static const crd_field batch_v1alpha1_CronJobStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("active"), .type = &crd_type_186, .offset = offsetof(batch_v1alpha1_CronJobStatus, active)},
    {.name = CRD_STRING_INIT("lastScheduleTime"), .type = &crd_type_187,
     .offset = offsetof(batch_v1alpha1_CronJobStatus, lastScheduleTime)},
    {.name = CRD_STRING_INIT("lastSuccessfulTime"), .type = &crd_type_187,
     .offset = offsetof(batch_v1alpha1_CronJobStatus, lastSuccessfulTime)},
};
static const uint16_t batch_v1alpha1_CronJobStatus_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t batch_v1alpha1_CronJobStatus_type_fields_words[3][2] = {
    { 0x657669746361u, 0x0u },
    { 0x656863537473616cu, 0x656d6954656c7564u },
    { 0x636375537473616cu, 0x656d69546c756673u },
};
static const crd_fields batch_v1alpha1_CronJobStatus_type_fields = {
    .items = batch_v1alpha1_CronJobStatus_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = batch_v1alpha1_CronJobStatus_type_fields_slots,
    .words = batch_v1alpha1_CronJobStatus_type_fields_words,
};
const crd_type batch_v1alpha1_CronJobStatus_type = {
    .name = "batch_v1alpha1_CronJobStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_CronJobStatus),
    .has_offset = offsetof(batch_v1alpha1_CronJobStatus, has),
    .fields = &batch_v1alpha1_CronJobStatus_type_fields,
};

/* CronJob */
static const crd_field batch_v1alpha1_CronJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_CronJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_CronJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(batch_v1alpha1_CronJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_v1alpha1_CronJobSpec_type,
     .offset = offsetof(batch_v1alpha1_CronJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &batch_v1alpha1_CronJobStatus_type,
     .offset = offsetof(batch_v1alpha1_CronJob, status)},
};
static const uint16_t batch_v1alpha1_CronJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t batch_v1alpha1_CronJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields batch_v1alpha1_CronJob_type_fields = {
    .items = batch_v1alpha1_CronJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = batch_v1alpha1_CronJob_type_fields_slots,
    .words = batch_v1alpha1_CronJob_type_fields_words,
};
const crd_type batch_v1alpha1_CronJob_type = {
    .name = "batch_v1alpha1_CronJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_CronJob),
    .has_offset = offsetof(batch_v1alpha1_CronJob, has),
    .fields = &batch_v1alpha1_CronJob_type_fields,
};

/* Job.status.conditions[] */
static const crd_string batch_v1alpha1_Condition_type_required[1] = {
    CRD_STRING_INIT("status"),
};
static const crd_field batch_v1alpha1_Condition_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_187,
     .offset = offsetof(batch_v1alpha1_Condition, lastTransitionTime)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_Condition, status)},
};
static const uint16_t batch_v1alpha1_Condition_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t batch_v1alpha1_Condition_type_fields_required[] = { 0x2u };
static const uint64_t batch_v1alpha1_Condition_type_fields_words[2][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields batch_v1alpha1_Condition_type_fields = {
    .items = batch_v1alpha1_Condition_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = batch_v1alpha1_Condition_type_fields_slots,
    .required = batch_v1alpha1_Condition_type_fields_required,
    .words = batch_v1alpha1_Condition_type_fields_words,
};
static const crd_checks batch_v1alpha1_Condition_type_checks = {
    .required = batch_v1alpha1_Condition_type_required,
    .required_count = 1,
};
const crd_type batch_v1alpha1_Condition_type = {
    .name = "batch_v1alpha1_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_Condition),
    .has_offset = offsetof(batch_v1alpha1_Condition, has),
    .fields = &batch_v1alpha1_Condition_type_fields,
    .checks = &batch_v1alpha1_Condition_type_checks,
};

/* Job.status.conditions */
const crd_type crd_type_191 = {
    .name = "batch_v1alpha1_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_v1alpha1_Condition),
    .items = &batch_v1alpha1_Condition_type,
};

/* Job.status.state.phase */
static const crd_value crd_type_192_enum[10] = {
    CRD_VALUE_STRING_INIT("Pending"),
    CRD_VALUE_STRING_INIT("Aborting"),
    CRD_VALUE_STRING_INIT("Aborted"),
    CRD_VALUE_STRING_INIT("Running"),
    CRD_VALUE_STRING_INIT("Restarting"),
    CRD_VALUE_STRING_INIT("Completing"),
    CRD_VALUE_STRING_INIT("Completed"),
    CRD_VALUE_STRING_INIT("Terminating"),
    CRD_VALUE_STRING_INIT("Terminated"),
    CRD_VALUE_STRING_INIT("Failed"),
};
static const crd_checks crd_type_192_checks = {
    .enum_values = crd_type_192_enum,
    .enum_count = 10,
    .enum_text = CRD_STRING_INIT("supported values: \"Pending\", \"Aborting\", \"Aborted\", \"Running\", \"Restarting\", "
                                 "\"Completing\", \"Completed\", \"Terminating\", \"Terminated\", \"Failed\""),
};
const crd_type crd_type_192 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_192_checks,
};

/* Job.status.state */
static const crd_field batch_v1alpha1_JobStatusState_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_187,
     .offset = offsetof(batch_v1alpha1_JobStatusState, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_JobStatusState, message)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_192, .offset = offsetof(batch_v1alpha1_JobStatusState, phase)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_JobStatusState, reason)},
};
static const uint16_t batch_v1alpha1_JobStatusState_type_fields_slots[3 + 1] = {
    1, 3, 0, 2,
};
static const uint64_t batch_v1alpha1_JobStatusState_type_fields_words[4][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x6567617373656du, 0x0u },
    { 0x6573616870u, 0x0u },
    { 0x6e6f73616572u, 0x0u },
};
static const crd_fields batch_v1alpha1_JobStatusState_type_fields = {
    .items = batch_v1alpha1_JobStatusState_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 6,
    .slots = batch_v1alpha1_JobStatusState_type_fields_slots,
    .words = batch_v1alpha1_JobStatusState_type_fields_words,
};
const crd_type batch_v1alpha1_JobStatusState_type = {
    .name = "batch_v1alpha1_JobStatusState",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_JobStatusState),
    .has_offset = offsetof(batch_v1alpha1_JobStatusState, has),
    .fields = &batch_v1alpha1_JobStatusState_type_fields,
};

/* Job.status.taskStatusCount{}.phase and 2 more */
const crd_type crd_type_194 = {
    .name = "crd_int_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_int_entry),
    .additional = &crd_type_17,
};

/* Job.status.taskStatusCount{} and 1 more */
static const crd_field batch_v1alpha1_TaskStatusCount_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_194, .offset = offsetof(batch_v1alpha1_TaskStatusCount, phase)},
};
static const uint16_t batch_v1alpha1_TaskStatusCount_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t batch_v1alpha1_TaskStatusCount_type_fields_words[1][2] = {
    { 0x6573616870u, 0x0u },
};
static const crd_fields batch_v1alpha1_TaskStatusCount_type_fields = {
    .items = batch_v1alpha1_TaskStatusCount_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = batch_v1alpha1_TaskStatusCount_type_fields_slots,
    .words = batch_v1alpha1_TaskStatusCount_type_fields_words,
};
const crd_type batch_v1alpha1_TaskStatusCount_type = {
    .name = "batch_v1alpha1_TaskStatusCount",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_TaskStatusCount),
    .has_offset = offsetof(batch_v1alpha1_TaskStatusCount, has),
    .fields = &batch_v1alpha1_TaskStatusCount_type_fields,
};

/* Job.status.taskStatusCount and 1 more */
const crd_type crd_type_196 = {
    .name = "batch_v1alpha1_TaskStatusCount_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(batch_v1alpha1_TaskStatusCount_entry),
    .additional = &batch_v1alpha1_TaskStatusCount_type,
};

/* Job.status */
static const crd_field batch_v1alpha1_JobStatus_type_fields_items[14] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_191, .offset = offsetof(batch_v1alpha1_JobStatus, conditions)},
    {.name = CRD_STRING_INIT("controlledResources"), .type = &crd_type_4,
     .offset = offsetof(batch_v1alpha1_JobStatus, controlledResources)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, failed)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_8,
     .offset = offsetof(batch_v1alpha1_JobStatus, minAvailable)},
    {.name = CRD_STRING_INIT("pending"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, pending)},
    {.name = CRD_STRING_INIT("retryCount"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, retryCount)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, running)},
    {.name = CRD_STRING_INIT("runningDuration"), .type = &crd_type_0,
     .offset = offsetof(batch_v1alpha1_JobStatus, runningDuration)},
    {.name = CRD_STRING_INIT("state"), .type = &batch_v1alpha1_JobStatusState_type,
     .offset = offsetof(batch_v1alpha1_JobStatus, state)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, succeeded)},
    {.name = CRD_STRING_INIT("taskStatusCount"), .type = &crd_type_196,
     .offset = offsetof(batch_v1alpha1_JobStatus, taskStatusCount)},
    {.name = CRD_STRING_INIT("terminating"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, terminating)},
    {.name = CRD_STRING_INIT("unknown"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, unknown)},
    {.name = CRD_STRING_INIT("version"), .type = &crd_type_8, .offset = offsetof(batch_v1alpha1_JobStatus, version)},
};
static const uint16_t batch_v1alpha1_JobStatus_type_fields_slots[31 + 1] = {
    0xffff, 3, 0xffff, 4, 0xffff, 0xffff, 0xffff, 0xffff, 5, 10, 13, 6, 0xffff, 2, 8, 0xffff, 0xffff, 0xffff, 1, 0xffff,
    11, 0xffff, 0xffff, 0xffff, 0, 0xffff, 0xffff, 0xffff, 7, 9, 0xffff, 12,
};
static const uint64_t batch_v1alpha1_JobStatus_type_fields_words[14][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x6c6c6f72746e6f63u, 0x73656372756f7365u },
    { 0x64656c696166u, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u },
    { 0x676e69646e6570u, 0x0u },
    { 0x756f437972746572u, 0x746e756f43797274u },
    { 0x676e696e6e7572u, 0x0u },
    { 0x44676e696e6e7572u, 0x6e6f697461727544u },
    { 0x6574617473u, 0x0u },
    { 0x6564656563637573u, 0x6465646565636375u },
    { 0x746174536b736174u, 0x746e756f43737574u },
    { 0x74616e696d726574u, 0x676e6974616e696du },
    { 0x6e776f6e6b6e75u, 0x0u },
    { 0x6e6f6973726576u, 0x0u },
};
static const crd_fields batch_v1alpha1_JobStatus_type_fields = {
    .items = batch_v1alpha1_JobStatus_type_fields_items,
    .count = 14,
    .mask = 31,
    .seed = 53,
    .slots = batch_v1alpha1_JobStatus_type_fields_slots,
    .words = batch_v1alpha1_JobStatus_type_fields_words,
};
const crd_type batch_v1alpha1_JobStatus_type = {
    .name = "batch_v1alpha1_JobStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_JobStatus),
    .has_offset = offsetof(batch_v1alpha1_JobStatus, has),
    .fields = &batch_v1alpha1_JobStatus_type_fields,
};

/* Job */
static const crd_field batch_v1alpha1_Job_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_Job, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(batch_v1alpha1_Job, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(batch_v1alpha1_Job, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_v1alpha1_JobSpec_type, .offset = offsetof(batch_v1alpha1_Job, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &batch_v1alpha1_JobStatus_type,
     .offset = offsetof(batch_v1alpha1_Job, status)},
};
static const uint16_t batch_v1alpha1_Job_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t batch_v1alpha1_Job_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields batch_v1alpha1_Job_type_fields = {
    .items = batch_v1alpha1_Job_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = batch_v1alpha1_Job_type_fields_slots,
    .words = batch_v1alpha1_Job_type_fields_words,
};
const crd_type batch_v1alpha1_Job_type = {
    .name = "batch_v1alpha1_Job",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_v1alpha1_Job),
    .has_offset = offsetof(batch_v1alpha1_Job, has),
    .fields = &batch_v1alpha1_Job_type_fields,
};

/* Command.target */
static const crd_string meta_v1_OwnerReference_type_required[4] = {
    CRD_STRING_INIT("apiVersion"),
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
    CRD_STRING_INIT("uid"),
};
static const crd_field meta_v1_OwnerReference_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(meta_v1_OwnerReference, apiVersion)},
    {.name = CRD_STRING_INIT("blockOwnerDeletion"), .type = &crd_type_44,
     .offset = offsetof(meta_v1_OwnerReference, blockOwnerDeletion)},
    {.name = CRD_STRING_INIT("controller"), .type = &crd_type_44, .offset = offsetof(meta_v1_OwnerReference, controller)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(meta_v1_OwnerReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(meta_v1_OwnerReference, name)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_type_0, .offset = offsetof(meta_v1_OwnerReference, uid)},
};
static const uint16_t meta_v1_OwnerReference_type_fields_slots[7 + 1] = {
    0xffff, 1, 2, 0, 4, 0xffff, 5, 3,
};
static const uint64_t meta_v1_OwnerReference_type_fields_required[] = { 0x39u };
static const uint64_t meta_v1_OwnerReference_type_fields_words[6][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x6e774f6b636f6c62u, 0x6e6f6974656c6544u },
    { 0x6c6c6f72746e6f63u, 0x72656c6c6f72746eu },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x646975u, 0x0u },
};
static const crd_fields meta_v1_OwnerReference_type_fields = {
    .items = meta_v1_OwnerReference_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 2,
    .slots = meta_v1_OwnerReference_type_fields_slots,
    .required = meta_v1_OwnerReference_type_fields_required,
    .words = meta_v1_OwnerReference_type_fields_words,
};
static const crd_checks meta_v1_OwnerReference_type_checks = {
    .required = meta_v1_OwnerReference_type_required,
    .required_count = 4,
};
const crd_type meta_v1_OwnerReference_type = {
    .name = "meta_v1_OwnerReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(meta_v1_OwnerReference),
    .has_offset = offsetof(meta_v1_OwnerReference, has),
    .fields = &meta_v1_OwnerReference_type_fields,
    .checks = &meta_v1_OwnerReference_type_checks,
};

/* Command */
static const crd_field bus_v1alpha1_Command_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_0, .offset = offsetof(bus_v1alpha1_Command, action)},
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(bus_v1alpha1_Command, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(bus_v1alpha1_Command, kind)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(bus_v1alpha1_Command, message)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(bus_v1alpha1_Command, metadata)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_0, .offset = offsetof(bus_v1alpha1_Command, reason)},
    {.name = CRD_STRING_INIT("target"), .type = &meta_v1_OwnerReference_type,
     .offset = offsetof(bus_v1alpha1_Command, target)},
};
static const uint16_t bus_v1alpha1_Command_type_fields_slots[7 + 1] = {
    6, 0, 5, 4, 2, 3, 0xffff, 1,
};
static const uint64_t bus_v1alpha1_Command_type_fields_words[7][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x6567617373656du, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x6e6f73616572u, 0x0u },
    { 0x746567726174u, 0x0u },
};
static const crd_fields bus_v1alpha1_Command_type_fields = {
    .items = bus_v1alpha1_Command_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 15,
    .slots = bus_v1alpha1_Command_type_fields_slots,
    .words = bus_v1alpha1_Command_type_fields_words,
};
const crd_type bus_v1alpha1_Command_type = {
    .name = "bus_v1alpha1_Command",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(bus_v1alpha1_Command),
    .has_offset = offsetof(bus_v1alpha1_Command, has),
    .fields = &bus_v1alpha1_Command_type_fields,
};

/* ColocationConfiguration.spec.memoryQos.highRatio */
static const crd_value crd_type_201_default[1] = {
    CRD_VALUE_INT_INIT(100),
};
static const crd_checks crd_type_201_checks = {
    .minimum = 0.0,
    .maximum = 1e+02,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_201 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_201_checks,
    .default_value = crd_type_201_default,
};

/* ColocationConfiguration.spec.memoryQos.lowRatio and 1 more */
static const crd_value crd_type_202_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
static const crd_checks crd_type_202_checks = {
    .minimum = 0.0,
    .maximum = 1e+02,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_202 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_202_checks,
    .default_value = crd_type_202_default,
};

/* ColocationConfiguration.spec.memoryQos */
static const crd_field config_v1alpha1_MemoryQos_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("highRatio"), .type = &crd_type_201, .offset = offsetof(config_v1alpha1_MemoryQos, highRatio)},
    {.name = CRD_STRING_INIT("lowRatio"), .type = &crd_type_202, .offset = offsetof(config_v1alpha1_MemoryQos, lowRatio)},
    {.name = CRD_STRING_INIT("minRatio"), .type = &crd_type_202, .offset = offsetof(config_v1alpha1_MemoryQos, minRatio)},
};
static const uint16_t config_v1alpha1_MemoryQos_type_fields_slots[3 + 1] = {
    2, 1, 0, 0xffff,
};
static const uint64_t config_v1alpha1_MemoryQos_type_fields_defaulted[] = { 0x7u };
static const uint64_t config_v1alpha1_MemoryQos_type_fields_words[3][2] = {
    { 0x6974615268676968u, 0x6f69746152686769u },
    { 0x6f69746152776f6cu, 0x0u },
    { 0x6f697461526e696du, 0x0u },
};
static const crd_fields config_v1alpha1_MemoryQos_type_fields = {
    .items = config_v1alpha1_MemoryQos_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = config_v1alpha1_MemoryQos_type_fields_slots,
    .defaulted = config_v1alpha1_MemoryQos_type_fields_defaulted,
    .words = config_v1alpha1_MemoryQos_type_fields_words,
};
const crd_type config_v1alpha1_MemoryQos_type = {
    .name = "config_v1alpha1_MemoryQos",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_v1alpha1_MemoryQos),
    .has_offset = offsetof(config_v1alpha1_MemoryQos, has),
    .fields = &config_v1alpha1_MemoryQos_type_fields,
};

/* ColocationConfiguration.spec */
static const crd_field config_v1alpha1_ColocationConfigurationSpec_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("memoryQos"), .type = &config_v1alpha1_MemoryQos_type,
     .offset = offsetof(config_v1alpha1_ColocationConfigurationSpec, memoryQos)},
    {.name = CRD_STRING_INIT("selector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(config_v1alpha1_ColocationConfigurationSpec, selector)},
};
static const uint16_t config_v1alpha1_ColocationConfigurationSpec_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t config_v1alpha1_ColocationConfigurationSpec_type_fields_words[2][2] = {
    { 0x6f5179726f6d656du, 0x736f5179726f6d65u },
    { 0x726f7463656c6573u, 0x0u },
};
static const crd_fields config_v1alpha1_ColocationConfigurationSpec_type_fields = {
    .items = config_v1alpha1_ColocationConfigurationSpec_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = config_v1alpha1_ColocationConfigurationSpec_type_fields_slots,
    .words = config_v1alpha1_ColocationConfigurationSpec_type_fields_words,
};
const crd_type config_v1alpha1_ColocationConfigurationSpec_type = {
    .name = "config_v1alpha1_ColocationConfigurationSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_v1alpha1_ColocationConfigurationSpec),
    .has_offset = offsetof(config_v1alpha1_ColocationConfigurationSpec, has),
    .fields = &config_v1alpha1_ColocationConfigurationSpec_type_fields,
};

/* ColocationConfiguration.status.conditions[].message and 15 more */
static const crd_checks crd_type_205_checks = {
    .max_length = 32768,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_205 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_205_checks,
};

/* ColocationConfiguration.status.conditions[].reason and 15 more */
static const crd_checks crd_type_206_checks = {
    .min_length = 1,
    .max_length = 1024,
    .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_5,
};
const crd_type crd_type_206 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_206_checks,
};

/* ColocationConfiguration.status.conditions[].status and 15 more */
static const crd_value crd_type_207_enum[3] = {
    CRD_VALUE_STRING_INIT("True"),
    CRD_VALUE_STRING_INIT("False"),
    CRD_VALUE_STRING_INIT("Unknown"),
};
static const crd_checks crd_type_207_checks = {
    .enum_values = crd_type_207_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"True\", \"False\", \"Unknown\""),
};
const crd_type crd_type_207 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_207_checks,
};

/* ColocationConfiguration.status.conditions[].type and 24 more */
static const crd_checks crd_type_208_checks = {
    .max_length = 316,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_6,
};
const crd_type crd_type_208 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_208_checks,
};

/* ColocationConfiguration.status.conditions[] and 15 more */
static const crd_string meta_v1_Condition_type_required[5] = {
    CRD_STRING_INIT("lastTransitionTime"),
    CRD_STRING_INIT("message"),
    CRD_STRING_INIT("reason"),
    CRD_STRING_INIT("status"),
    CRD_STRING_INIT("type"),
};
static const crd_field meta_v1_Condition_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_187,
     .offset = offsetof(meta_v1_Condition, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_205, .offset = offsetof(meta_v1_Condition, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_183,
     .offset = offsetof(meta_v1_Condition, observedGeneration)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_206, .offset = offsetof(meta_v1_Condition, reason)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_207, .offset = offsetof(meta_v1_Condition, status)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_208, .offset = offsetof(meta_v1_Condition, type)},
};
static const uint16_t meta_v1_Condition_type_fields_slots[7 + 1] = {
    3, 0, 4, 2, 5, 1, 0xffff, 0xffff,
};
static const uint64_t meta_v1_Condition_type_fields_required[] = { 0x3bu };
static const uint64_t meta_v1_Condition_type_fields_words[6][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x6567617373656du, 0x0u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x6e6f73616572u, 0x0u },
    { 0x737574617473u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields meta_v1_Condition_type_fields = {
    .items = meta_v1_Condition_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 8,
    .slots = meta_v1_Condition_type_fields_slots,
    .required = meta_v1_Condition_type_fields_required,
    .words = meta_v1_Condition_type_fields_words,
};
static const crd_checks meta_v1_Condition_type_checks = {
    .required = meta_v1_Condition_type_required,
    .required_count = 5,
};
const crd_type meta_v1_Condition_type = {
    .name = "meta_v1_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(meta_v1_Condition),
    .has_offset = offsetof(meta_v1_Condition, has),
    .fields = &meta_v1_Condition_type_fields,
    .checks = &meta_v1_Condition_type_checks,
};

/* ColocationConfiguration.status.conditions and 14 more */
static const crd_string crd_type_210_keys[1] = {
    CRD_STRING_INIT("type"),
};
const crd_type crd_type_210 = {
    .name = "meta_v1_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(meta_v1_Condition),
    .items = &meta_v1_Condition_type,
    .map_keys = crd_type_210_keys,
    .map_key_count = 1,
};

/* ColocationConfiguration.status */
static const crd_field config_v1alpha1_ColocationConfigurationStatus_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_210,
     .offset = offsetof(config_v1alpha1_ColocationConfigurationStatus, conditions)},
};
static const uint16_t config_v1alpha1_ColocationConfigurationStatus_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t config_v1alpha1_ColocationConfigurationStatus_type_fields_words[1][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
};
static const crd_fields config_v1alpha1_ColocationConfigurationStatus_type_fields = {
    .items = config_v1alpha1_ColocationConfigurationStatus_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = config_v1alpha1_ColocationConfigurationStatus_type_fields_slots,
    .words = config_v1alpha1_ColocationConfigurationStatus_type_fields_words,
};
const crd_type config_v1alpha1_ColocationConfigurationStatus_type = {
    .name = "config_v1alpha1_ColocationConfigurationStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_v1alpha1_ColocationConfigurationStatus),
    .has_offset = offsetof(config_v1alpha1_ColocationConfigurationStatus, has),
    .fields = &config_v1alpha1_ColocationConfigurationStatus_type_fields,
};

/* ColocationConfiguration */
static const crd_string config_v1alpha1_ColocationConfiguration_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field config_v1alpha1_ColocationConfiguration_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0,
     .offset = offsetof(config_v1alpha1_ColocationConfiguration, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0,
     .offset = offsetof(config_v1alpha1_ColocationConfiguration, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1,
     .offset = offsetof(config_v1alpha1_ColocationConfiguration, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &config_v1alpha1_ColocationConfigurationSpec_type,
     .offset = offsetof(config_v1alpha1_ColocationConfiguration, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &config_v1alpha1_ColocationConfigurationStatus_type,
     .offset = offsetof(config_v1alpha1_ColocationConfiguration, status)},
};
static const uint16_t config_v1alpha1_ColocationConfiguration_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t config_v1alpha1_ColocationConfiguration_type_fields_required[] = { 0x8u };
static const uint64_t config_v1alpha1_ColocationConfiguration_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields config_v1alpha1_ColocationConfiguration_type_fields = {
    .items = config_v1alpha1_ColocationConfiguration_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = config_v1alpha1_ColocationConfiguration_type_fields_slots,
    .required = config_v1alpha1_ColocationConfiguration_type_fields_required,
    .words = config_v1alpha1_ColocationConfiguration_type_fields_words,
};
static const crd_checks config_v1alpha1_ColocationConfiguration_type_checks = {
    .required = config_v1alpha1_ColocationConfiguration_type_required,
    .required_count = 1,
};
const crd_type config_v1alpha1_ColocationConfiguration_type = {
    .name = "config_v1alpha1_ColocationConfiguration",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_v1alpha1_ColocationConfiguration),
    .has_offset = offsetof(config_v1alpha1_ColocationConfiguration, has),
    .fields = &config_v1alpha1_ColocationConfiguration_type_fields,
    .checks = &config_v1alpha1_ColocationConfiguration_type_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[].port and 1 more */
static const crd_checks crd_type_213_checks = {
    .minimum = 0.0,
    .maximum = 65535.0,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_213 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_213_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[] */
static const crd_field flow_v1alpha1_HttpGetList_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("httpHeader"), .type = &core_v1_HTTPHeader_type,
     .offset = offsetof(flow_v1alpha1_HttpGetList, httpHeader)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_HttpGetList, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_213, .offset = offsetof(flow_v1alpha1_HttpGetList, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_11, .offset = offsetof(flow_v1alpha1_HttpGetList, taskName)},
};
static const uint16_t flow_v1alpha1_HttpGetList_type_fields_slots[3 + 1] = {
    0, 2, 3, 1,
};
static const uint64_t flow_v1alpha1_HttpGetList_type_fields_words[4][2] = {
    { 0x6461654870747468u, 0x7265646165487074u },
    { 0x68746170u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields flow_v1alpha1_HttpGetList_type_fields = {
    .items = flow_v1alpha1_HttpGetList_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 7,
    .slots = flow_v1alpha1_HttpGetList_type_fields_slots,
    .words = flow_v1alpha1_HttpGetList_type_fields_words,
};
const crd_type flow_v1alpha1_HttpGetList_type = {
    .name = "flow_v1alpha1_HttpGetList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_HttpGetList),
    .has_offset = offsetof(flow_v1alpha1_HttpGetList, has),
    .fields = &flow_v1alpha1_HttpGetList_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList */
const crd_type crd_type_215 = {
    .name = "flow_v1alpha1_HttpGetList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_v1alpha1_HttpGetList),
    .items = &flow_v1alpha1_HttpGetList_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList[] */
static const crd_field flow_v1alpha1_TaskStatusList_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_22, .offset = offsetof(flow_v1alpha1_TaskStatusList, phase)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_11, .offset = offsetof(flow_v1alpha1_TaskStatusList, taskName)},
};
static const uint16_t flow_v1alpha1_TaskStatusList_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t flow_v1alpha1_TaskStatusList_type_fields_words[2][2] = {
    { 0x6573616870u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields flow_v1alpha1_TaskStatusList_type_fields = {
    .items = flow_v1alpha1_TaskStatusList_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = flow_v1alpha1_TaskStatusList_type_fields_slots,
    .words = flow_v1alpha1_TaskStatusList_type_fields_words,
};
const crd_type flow_v1alpha1_TaskStatusList_type = {
    .name = "flow_v1alpha1_TaskStatusList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_TaskStatusList),
    .has_offset = offsetof(flow_v1alpha1_TaskStatusList, has),
    .fields = &flow_v1alpha1_TaskStatusList_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList */
const crd_type crd_type_217 = {
    .name = "flow_v1alpha1_TaskStatusList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_v1alpha1_TaskStatusList),
    .items = &flow_v1alpha1_TaskStatusList_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList[] */
static const crd_string flow_v1alpha1_TcpSocketList_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field flow_v1alpha1_TcpSocketList_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_213, .offset = offsetof(flow_v1alpha1_TcpSocketList, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_11, .offset = offsetof(flow_v1alpha1_TcpSocketList, taskName)},
};
static const uint16_t flow_v1alpha1_TcpSocketList_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t flow_v1alpha1_TcpSocketList_type_fields_required[] = { 0x1u };
static const uint64_t flow_v1alpha1_TcpSocketList_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields flow_v1alpha1_TcpSocketList_type_fields = {
    .items = flow_v1alpha1_TcpSocketList_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = flow_v1alpha1_TcpSocketList_type_fields_slots,
    .required = flow_v1alpha1_TcpSocketList_type_fields_required,
    .words = flow_v1alpha1_TcpSocketList_type_fields_words,
};
static const crd_checks flow_v1alpha1_TcpSocketList_type_checks = {
    .required = flow_v1alpha1_TcpSocketList_type_required,
    .required_count = 1,
};
const crd_type flow_v1alpha1_TcpSocketList_type = {
    .name = "flow_v1alpha1_TcpSocketList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_TcpSocketList),
    .has_offset = offsetof(flow_v1alpha1_TcpSocketList, has),
    .fields = &flow_v1alpha1_TcpSocketList_type_fields,
    .checks = &flow_v1alpha1_TcpSocketList_type_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList */
const crd_type crd_type_219 = {
    .name = "flow_v1alpha1_TcpSocketList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_v1alpha1_TcpSocketList),
    .items = &flow_v1alpha1_TcpSocketList_type,
};

/* JobFlow.spec.flows[].dependsOn.probe */
static const crd_field flow_v1alpha1_Probe_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("httpGetList"), .type = &crd_type_215, .offset = offsetof(flow_v1alpha1_Probe, httpGetList)},
    {.name = CRD_STRING_INIT("taskStatusList"), .type = &crd_type_217,
     .offset = offsetof(flow_v1alpha1_Probe, taskStatusList)},
    {.name = CRD_STRING_INIT("tcpSocketList"), .type = &crd_type_219,
     .offset = offsetof(flow_v1alpha1_Probe, tcpSocketList)},
};
static const uint16_t flow_v1alpha1_Probe_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t flow_v1alpha1_Probe_type_fields_words[3][2] = {
    { 0x4c74654770747468u, 0x7473694c74654770u },
    { 0x746174536b736174u, 0x7473694c73757461u },
    { 0x656b636f53706374u, 0x7473694c74656b63u },
};
static const crd_fields flow_v1alpha1_Probe_type_fields = {
    .items = flow_v1alpha1_Probe_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = flow_v1alpha1_Probe_type_fields_slots,
    .words = flow_v1alpha1_Probe_type_fields_words,
};
const crd_type flow_v1alpha1_Probe_type = {
    .name = "flow_v1alpha1_Probe",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_Probe),
    .has_offset = offsetof(flow_v1alpha1_Probe, has),
    .fields = &flow_v1alpha1_Probe_type_fields,
};

/* JobFlow.spec.flows[].dependsOn */
static const crd_field flow_v1alpha1_DependsOn_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("probe"), .type = &flow_v1alpha1_Probe_type,
     .offset = offsetof(flow_v1alpha1_DependsOn, probe)},
    {.name = CRD_STRING_INIT("targets"), .type = &crd_type_5, .offset = offsetof(flow_v1alpha1_DependsOn, targets)},
};
static const uint16_t flow_v1alpha1_DependsOn_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t flow_v1alpha1_DependsOn_type_fields_words[2][2] = {
    { 0x65626f7270u, 0x0u },
    { 0x73746567726174u, 0x0u },
};
static const crd_fields flow_v1alpha1_DependsOn_type_fields = {
    .items = flow_v1alpha1_DependsOn_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = flow_v1alpha1_DependsOn_type_fields_slots,
    .words = flow_v1alpha1_DependsOn_type_fields_words,
};
const crd_type flow_v1alpha1_DependsOn_type = {
    .name = "flow_v1alpha1_DependsOn",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_DependsOn),
    .has_offset = offsetof(flow_v1alpha1_DependsOn, has),
    .fields = &flow_v1alpha1_DependsOn_type_fields,
};

/* JobFlow.spec.flows[].name and 2 more */
static const crd_checks crd_type_222_checks = {
    .min_length = 1,
    .set = CRD_CHECK_MIN_LENGTH,
};
const crd_type crd_type_222 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_222_checks,
};

/* JobFlow.spec.flows[].patch */
static const crd_field flow_v1alpha1_Patch_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobSpec"), .type = &batch_v1alpha1_JobSpec_type,
     .offset = offsetof(flow_v1alpha1_Patch, jobSpec)},
};
static const uint16_t flow_v1alpha1_Patch_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t flow_v1alpha1_Patch_type_fields_words[1][2] = {
    { 0x63657053626f6au, 0x0u },
};
static const crd_fields flow_v1alpha1_Patch_type_fields = {
    .items = flow_v1alpha1_Patch_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = flow_v1alpha1_Patch_type_fields_slots,
    .words = flow_v1alpha1_Patch_type_fields_words,
};
const crd_type flow_v1alpha1_Patch_type = {
    .name = "flow_v1alpha1_Patch",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_Patch),
    .has_offset = offsetof(flow_v1alpha1_Patch, has),
    .fields = &flow_v1alpha1_Patch_type_fields,
};

/* JobFlow.spec.flows[] */
static const crd_string flow_v1alpha1_Flow_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field flow_v1alpha1_Flow_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &flow_v1alpha1_DependsOn_type,
     .offset = offsetof(flow_v1alpha1_Flow, dependsOn)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_222, .offset = offsetof(flow_v1alpha1_Flow, name)},
    {.name = CRD_STRING_INIT("patch"), .type = &flow_v1alpha1_Patch_type, .offset = offsetof(flow_v1alpha1_Flow, patch)},
};
static const uint16_t flow_v1alpha1_Flow_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t flow_v1alpha1_Flow_type_fields_required[] = { 0x2u };
static const uint64_t flow_v1alpha1_Flow_type_fields_words[3][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u },
    { 0x656d616eu, 0x0u },
    { 0x6863746170u, 0x0u },
};
static const crd_fields flow_v1alpha1_Flow_type_fields = {
    .items = flow_v1alpha1_Flow_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = flow_v1alpha1_Flow_type_fields_slots,
    .required = flow_v1alpha1_Flow_type_fields_required,
    .words = flow_v1alpha1_Flow_type_fields_words,
};
static const crd_checks flow_v1alpha1_Flow_type_checks = {
    .required = flow_v1alpha1_Flow_type_required,
    .required_count = 1,
};
const crd_type flow_v1alpha1_Flow_type = {
    .name = "flow_v1alpha1_Flow",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_Flow),
    .has_offset = offsetof(flow_v1alpha1_Flow, has),
    .fields = &flow_v1alpha1_Flow_type_fields,
    .checks = &flow_v1alpha1_Flow_type_checks,
};

/* JobFlow.spec.flows */
const crd_type crd_type_225 = {
    .name = "flow_v1alpha1_Flow_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_v1alpha1_Flow),
    .items = &flow_v1alpha1_Flow_type,
};

/* JobFlow.spec.jobRetainPolicy */
static const crd_value crd_type_226_enum[2] = {
    CRD_VALUE_STRING_INIT("retain"),
    CRD_VALUE_STRING_INIT("delete"),
};
static const crd_checks crd_type_226_checks = {
    .enum_values = crd_type_226_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"retain\", \"delete\""),
};
const crd_type crd_type_226 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_226_checks,
};

/* JobFlow.spec */
static const crd_field flow_v1alpha1_JobFlowSpec_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("flows"), .type = &crd_type_225, .offset = offsetof(flow_v1alpha1_JobFlowSpec, flows)},
    {.name = CRD_STRING_INIT("jobRetainPolicy"), .type = &crd_type_226,
     .offset = offsetof(flow_v1alpha1_JobFlowSpec, jobRetainPolicy)},
};
static const uint16_t flow_v1alpha1_JobFlowSpec_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t flow_v1alpha1_JobFlowSpec_type_fields_words[2][2] = {
    { 0x73776f6c66u, 0x0u },
    { 0x6961746552626f6au, 0x7963696c6f506e69u },
};
static const crd_fields flow_v1alpha1_JobFlowSpec_type_fields = {
    .items = flow_v1alpha1_JobFlowSpec_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = flow_v1alpha1_JobFlowSpec_type_fields_slots,
    .words = flow_v1alpha1_JobFlowSpec_type_fields_words,
};
const crd_type flow_v1alpha1_JobFlowSpec_type = {
    .name = "flow_v1alpha1_JobFlowSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_JobFlowSpec),
    .has_offset = offsetof(flow_v1alpha1_JobFlowSpec, has),
    .fields = &flow_v1alpha1_JobFlowSpec_type_fields,
};

/* JobFlow.status.conditions{} */
static const crd_field flow_v1alpha1_Condition_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("createTime"), .type = &crd_type_187, .offset = offsetof(flow_v1alpha1_Condition, createTime)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_Condition, phase)},
    {.name = CRD_STRING_INIT("runningDuration"), .type = &crd_type_0,
     .offset = offsetof(flow_v1alpha1_Condition, runningDuration)},
    {.name = CRD_STRING_INIT("taskStatusCount"), .type = &crd_type_196,
     .offset = offsetof(flow_v1alpha1_Condition, taskStatusCount)},
};
static const uint16_t flow_v1alpha1_Condition_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t flow_v1alpha1_Condition_type_fields_words[4][2] = {
    { 0x6954657461657263u, 0x656d695465746165u },
    { 0x6573616870u, 0x0u },
    { 0x44676e696e6e7572u, 0x6e6f697461727544u },
    { 0x746174536b736174u, 0x746e756f43737574u },
};
static const crd_fields flow_v1alpha1_Condition_type_fields = {
    .items = flow_v1alpha1_Condition_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = flow_v1alpha1_Condition_type_fields_slots,
    .words = flow_v1alpha1_Condition_type_fields_words,
};
const crd_type flow_v1alpha1_Condition_type = {
    .name = "flow_v1alpha1_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_Condition),
    .has_offset = offsetof(flow_v1alpha1_Condition, has),
    .fields = &flow_v1alpha1_Condition_type_fields,
};

/* JobFlow.status.conditions */
const crd_type crd_type_229 = {
    .name = "flow_v1alpha1_Condition_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(flow_v1alpha1_Condition_entry),
    .additional = &flow_v1alpha1_Condition_type,
};

/* JobFlow.status.jobStatusList[].runningHistories[] */
static const crd_field flow_v1alpha1_RunningHistory_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_type_187,
     .offset = offsetof(flow_v1alpha1_RunningHistory, endTimestamp)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_type_187,
     .offset = offsetof(flow_v1alpha1_RunningHistory, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_RunningHistory, state)},
};
static const uint16_t flow_v1alpha1_RunningHistory_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t flow_v1alpha1_RunningHistory_type_fields_words[3][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u },
    { 0x6d69547472617473u, 0x706d617473656d69u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields flow_v1alpha1_RunningHistory_type_fields = {
    .items = flow_v1alpha1_RunningHistory_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = flow_v1alpha1_RunningHistory_type_fields_slots,
    .words = flow_v1alpha1_RunningHistory_type_fields_words,
};
const crd_type flow_v1alpha1_RunningHistory_type = {
    .name = "flow_v1alpha1_RunningHistory",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_RunningHistory),
    .has_offset = offsetof(flow_v1alpha1_RunningHistory, has),
    .fields = &flow_v1alpha1_RunningHistory_type_fields,
};

/* JobFlow.status.jobStatusList[].runningHistories */
const crd_type crd_type_231 = {
    .name = "flow_v1alpha1_RunningHistory_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_v1alpha1_RunningHistory),
    .items = &flow_v1alpha1_RunningHistory_type,
};

/* JobFlow.status.jobStatusList[] */
static const crd_field flow_v1alpha1_JobStatusList_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_type_187,
     .offset = offsetof(flow_v1alpha1_JobStatusList, endTimestamp)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_JobStatusList, name)},
    {.name = CRD_STRING_INIT("restartCount"), .type = &crd_type_8,
     .offset = offsetof(flow_v1alpha1_JobStatusList, restartCount)},
    {.name = CRD_STRING_INIT("runningHistories"), .type = &crd_type_231,
     .offset = offsetof(flow_v1alpha1_JobStatusList, runningHistories)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_type_187,
     .offset = offsetof(flow_v1alpha1_JobStatusList, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_JobStatusList, state)},
};
static const uint16_t flow_v1alpha1_JobStatusList_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 3, 0, 5, 4, 2,
};
static const uint64_t flow_v1alpha1_JobStatusList_type_fields_words[6][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u },
    { 0x656d616eu, 0x0u },
    { 0x4374726174736572u, 0x746e756f43747261u },
    { 0x48676e696e6e7572u, 0x736569726f747369u },
    { 0x6d69547472617473u, 0x706d617473656d69u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields flow_v1alpha1_JobStatusList_type_fields = {
    .items = flow_v1alpha1_JobStatusList_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 15,
    .slots = flow_v1alpha1_JobStatusList_type_fields_slots,
    .words = flow_v1alpha1_JobStatusList_type_fields_words,
};
const crd_type flow_v1alpha1_JobStatusList_type = {
    .name = "flow_v1alpha1_JobStatusList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_JobStatusList),
    .has_offset = offsetof(flow_v1alpha1_JobStatusList, has),
    .fields = &flow_v1alpha1_JobStatusList_type_fields,
};

/* JobFlow.status.jobStatusList */
const crd_type crd_type_233 = {
    .name = "flow_v1alpha1_JobStatusList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_v1alpha1_JobStatusList),
    .items = &flow_v1alpha1_JobStatusList_type,
};

/* JobFlow.status.state.phase */
static const crd_value crd_type_234_enum[5] = {
    CRD_VALUE_STRING_INIT("Succeed"),
    CRD_VALUE_STRING_INIT("Terminating"),
    CRD_VALUE_STRING_INIT("Failed"),
    CRD_VALUE_STRING_INIT("Running"),
    CRD_VALUE_STRING_INIT("Pending"),
};
static const crd_checks crd_type_234_checks = {
    .enum_values = crd_type_234_enum,
    .enum_count = 5,
    .enum_text = CRD_STRING_INIT("supported values: \"Succeed\", \"Terminating\", \"Failed\", \"Running\", \"Pending\""),
};
const crd_type crd_type_234 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_234_checks,
};

/* JobFlow.status.state */
static const crd_field flow_v1alpha1_JobFlowStatusState_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_234, .offset = offsetof(flow_v1alpha1_JobFlowStatusState, phase)},
};
static const uint16_t flow_v1alpha1_JobFlowStatusState_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t flow_v1alpha1_JobFlowStatusState_type_fields_words[1][2] = {
    { 0x6573616870u, 0x0u },
};
static const crd_fields flow_v1alpha1_JobFlowStatusState_type_fields = {
    .items = flow_v1alpha1_JobFlowStatusState_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = flow_v1alpha1_JobFlowStatusState_type_fields_slots,
    .words = flow_v1alpha1_JobFlowStatusState_type_fields_words,
};
const crd_type flow_v1alpha1_JobFlowStatusState_type = {
    .name = "flow_v1alpha1_JobFlowStatusState",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_JobFlowStatusState),
    .has_offset = offsetof(flow_v1alpha1_JobFlowStatusState, has),
    .fields = &flow_v1alpha1_JobFlowStatusState_type_fields,
};

/* JobFlow.status */
static const crd_field flow_v1alpha1_JobFlowStatus_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("completedJobs"), .type = &crd_type_5,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, completedJobs)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_229,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, conditions)},
    {.name = CRD_STRING_INIT("failedJobs"), .type = &crd_type_5,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, failedJobs)},
    {.name = CRD_STRING_INIT("jobStatusList"), .type = &crd_type_233,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, jobStatusList)},
    {.name = CRD_STRING_INIT("pendingJobs"), .type = &crd_type_5,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, pendingJobs)},
    {.name = CRD_STRING_INIT("runningJobs"), .type = &crd_type_5,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, runningJobs)},
    {.name = CRD_STRING_INIT("state"), .type = &flow_v1alpha1_JobFlowStatusState_type,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, state)},
    {.name = CRD_STRING_INIT("terminatedJobs"), .type = &crd_type_5,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, terminatedJobs)},
    {.name = CRD_STRING_INIT("unKnowJobs"), .type = &crd_type_5,
     .offset = offsetof(flow_v1alpha1_JobFlowStatus, unKnowJobs)},
};
static const uint16_t flow_v1alpha1_JobFlowStatus_type_fields_slots[15 + 1] = {
    0xffff, 1, 0xffff, 2, 0xffff, 8, 3, 7, 5, 0xffff, 0xffff, 0, 6, 0xffff, 0xffff, 4,
};
static const uint64_t flow_v1alpha1_JobFlowStatus_type_fields_words[9][2] = {
    { 0x6574656c706d6f63u, 0x73626f4a64657465u },
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x6f4a64656c696166u, 0x73626f4a64656c69u },
    { 0x7574617453626f6au, 0x7473694c73757461u },
    { 0x4a676e69646e6570u, 0x73626f4a676e6964u },
    { 0x4a676e696e6e7572u, 0x73626f4a676e696eu },
    { 0x6574617473u, 0x0u },
    { 0x74616e696d726574u, 0x73626f4a64657461u },
    { 0x6f4a776f6e4b6e75u, 0x73626f4a776f6e4bu },
};
static const crd_fields flow_v1alpha1_JobFlowStatus_type_fields = {
    .items = flow_v1alpha1_JobFlowStatus_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 21,
    .slots = flow_v1alpha1_JobFlowStatus_type_fields_slots,
    .words = flow_v1alpha1_JobFlowStatus_type_fields_words,
};
const crd_type flow_v1alpha1_JobFlowStatus_type = {
    .name = "flow_v1alpha1_JobFlowStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_JobFlowStatus),
    .has_offset = offsetof(flow_v1alpha1_JobFlowStatus, has),
    .fields = &flow_v1alpha1_JobFlowStatus_type_fields,
};

/* JobFlow */
static const crd_field flow_v1alpha1_JobFlow_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_JobFlow, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_JobFlow, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(flow_v1alpha1_JobFlow, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &flow_v1alpha1_JobFlowSpec_type,
     .offset = offsetof(flow_v1alpha1_JobFlow, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &flow_v1alpha1_JobFlowStatus_type,
     .offset = offsetof(flow_v1alpha1_JobFlow, status)},
};
static const uint16_t flow_v1alpha1_JobFlow_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t flow_v1alpha1_JobFlow_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields flow_v1alpha1_JobFlow_type_fields = {
    .items = flow_v1alpha1_JobFlow_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = flow_v1alpha1_JobFlow_type_fields_slots,
    .words = flow_v1alpha1_JobFlow_type_fields_words,
};
const crd_type flow_v1alpha1_JobFlow_type = {
    .name = "flow_v1alpha1_JobFlow",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_JobFlow),
    .has_offset = offsetof(flow_v1alpha1_JobFlow, has),
    .fields = &flow_v1alpha1_JobFlow_type_fields,
};

/* JobTemplate.status */
static const crd_field flow_v1alpha1_JobTemplateStatus_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobDependsOnList"), .type = &crd_type_5,
     .offset = offsetof(flow_v1alpha1_JobTemplateStatus, jobDependsOnList)},
};
static const uint16_t flow_v1alpha1_JobTemplateStatus_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t flow_v1alpha1_JobTemplateStatus_type_fields_words[1][2] = {
    { 0x6e65706544626f6au, 0x7473694c6e4f7364u },
};
static const crd_fields flow_v1alpha1_JobTemplateStatus_type_fields = {
    .items = flow_v1alpha1_JobTemplateStatus_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = flow_v1alpha1_JobTemplateStatus_type_fields_slots,
    .words = flow_v1alpha1_JobTemplateStatus_type_fields_words,
};
const crd_type flow_v1alpha1_JobTemplateStatus_type = {
    .name = "flow_v1alpha1_JobTemplateStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_JobTemplateStatus),
    .has_offset = offsetof(flow_v1alpha1_JobTemplateStatus, has),
    .fields = &flow_v1alpha1_JobTemplateStatus_type_fields,
};

/* JobTemplate */
static const crd_field flow_v1alpha1_JobTemplate_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_JobTemplate, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(flow_v1alpha1_JobTemplate, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(flow_v1alpha1_JobTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_v1alpha1_JobSpec_type,
     .offset = offsetof(flow_v1alpha1_JobTemplate, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &flow_v1alpha1_JobTemplateStatus_type,
     .offset = offsetof(flow_v1alpha1_JobTemplate, status)},
};
static const uint16_t flow_v1alpha1_JobTemplate_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t flow_v1alpha1_JobTemplate_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields flow_v1alpha1_JobTemplate_type_fields = {
    .items = flow_v1alpha1_JobTemplate_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = flow_v1alpha1_JobTemplate_type_fields_slots,
    .words = flow_v1alpha1_JobTemplate_type_fields_words,
};
const crd_type flow_v1alpha1_JobTemplate_type = {
    .name = "flow_v1alpha1_JobTemplate",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_v1alpha1_JobTemplate),
    .has_offset = offsetof(flow_v1alpha1_JobTemplate, has),
    .fields = &flow_v1alpha1_JobTemplate_type_fields,
};

/* Numatopology.spec.cpuDetail{} */
static const crd_field nodeinfo_v1alpha1_CpuDetail_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("core"), .type = &crd_type_10, .offset = offsetof(nodeinfo_v1alpha1_CpuDetail, core)},
    {.name = CRD_STRING_INIT("numa"), .type = &crd_type_10, .offset = offsetof(nodeinfo_v1alpha1_CpuDetail, numa)},
    {.name = CRD_STRING_INIT("socket"), .type = &crd_type_10, .offset = offsetof(nodeinfo_v1alpha1_CpuDetail, socket)},
};
static const uint16_t nodeinfo_v1alpha1_CpuDetail_type_fields_slots[3 + 1] = {
    2, 1, 0, 0xffff,
};
static const uint64_t nodeinfo_v1alpha1_CpuDetail_type_fields_words[3][2] = {
    { 0x65726f63u, 0x0u },
    { 0x616d756eu, 0x0u },
    { 0x74656b636f73u, 0x0u },
};
static const crd_fields nodeinfo_v1alpha1_CpuDetail_type_fields = {
    .items = nodeinfo_v1alpha1_CpuDetail_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = nodeinfo_v1alpha1_CpuDetail_type_fields_slots,
    .words = nodeinfo_v1alpha1_CpuDetail_type_fields_words,
};
const crd_type nodeinfo_v1alpha1_CpuDetail_type = {
    .name = "nodeinfo_v1alpha1_CpuDetail",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_v1alpha1_CpuDetail),
    .has_offset = offsetof(nodeinfo_v1alpha1_CpuDetail, has),
    .fields = &nodeinfo_v1alpha1_CpuDetail_type_fields,
};

/* Numatopology.spec.cpuDetail */
const crd_type crd_type_241 = {
    .name = "nodeinfo_v1alpha1_CpuDetail_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(nodeinfo_v1alpha1_CpuDetail_entry),
    .additional = &nodeinfo_v1alpha1_CpuDetail_type,
};

/* Numatopology.spec.numares{}.capacity */
const crd_type crd_type_242 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
};

/* Numatopology.spec.numares{} */
static const crd_field nodeinfo_v1alpha1_Numare_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocatable"), .type = &crd_type_0, .offset = offsetof(nodeinfo_v1alpha1_Numare, allocatable)},
    {.name = CRD_STRING_INIT("capacity"), .type = &crd_type_242, .offset = offsetof(nodeinfo_v1alpha1_Numare, capacity)},
};
static const uint16_t nodeinfo_v1alpha1_Numare_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t nodeinfo_v1alpha1_Numare_type_fields_words[2][2] = {
    { 0x617461636f6c6c61u, 0x656c62617461636fu },
    { 0x7974696361706163u, 0x0u },
};
static const crd_fields nodeinfo_v1alpha1_Numare_type_fields = {
    .items = nodeinfo_v1alpha1_Numare_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = nodeinfo_v1alpha1_Numare_type_fields_slots,
    .words = nodeinfo_v1alpha1_Numare_type_fields_words,
};
const crd_type nodeinfo_v1alpha1_Numare_type = {
    .name = "nodeinfo_v1alpha1_Numare",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_v1alpha1_Numare),
    .has_offset = offsetof(nodeinfo_v1alpha1_Numare, has),
    .fields = &nodeinfo_v1alpha1_Numare_type_fields,
};

/* Numatopology.spec.numares */
const crd_type crd_type_244 = {
    .name = "nodeinfo_v1alpha1_Numare_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(nodeinfo_v1alpha1_Numare_entry),
    .additional = &nodeinfo_v1alpha1_Numare_type,
};

/* Numatopology.spec.podAllocations[].containerAllocations[] */
static const crd_field nodeinfo_v1alpha1_ContainerAllocation_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocations"), .type = &crd_type_4,
     .offset = offsetof(nodeinfo_v1alpha1_ContainerAllocation, allocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(nodeinfo_v1alpha1_ContainerAllocation, name)},
};
static const uint16_t nodeinfo_v1alpha1_ContainerAllocation_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t nodeinfo_v1alpha1_ContainerAllocation_type_fields_words[2][2] = {
    { 0x697461636f6c6c61u, 0x736e6f697461636fu },
    { 0x656d616eu, 0x0u },
};
static const crd_fields nodeinfo_v1alpha1_ContainerAllocation_type_fields = {
    .items = nodeinfo_v1alpha1_ContainerAllocation_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = nodeinfo_v1alpha1_ContainerAllocation_type_fields_slots,
    .words = nodeinfo_v1alpha1_ContainerAllocation_type_fields_words,
};
const crd_type nodeinfo_v1alpha1_ContainerAllocation_type = {
    .name = "nodeinfo_v1alpha1_ContainerAllocation",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_v1alpha1_ContainerAllocation),
    .has_offset = offsetof(nodeinfo_v1alpha1_ContainerAllocation, has),
    .fields = &nodeinfo_v1alpha1_ContainerAllocation_type_fields,
};

/* Numatopology.spec.podAllocations[].containerAllocations */
const crd_type crd_type_246 = {
    .name = "nodeinfo_v1alpha1_ContainerAllocation_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(nodeinfo_v1alpha1_ContainerAllocation),
    .items = &nodeinfo_v1alpha1_ContainerAllocation_type,
};

/* Numatopology.spec.podAllocations[] */
static const crd_field nodeinfo_v1alpha1_PodAllocation_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("containerAllocations"), .type = &crd_type_246,
     .offset = offsetof(nodeinfo_v1alpha1_PodAllocation, containerAllocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(nodeinfo_v1alpha1_PodAllocation, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_0,
     .offset = offsetof(nodeinfo_v1alpha1_PodAllocation, namespace_)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_type_0, .offset = offsetof(nodeinfo_v1alpha1_PodAllocation, uid)},
};
static const uint16_t nodeinfo_v1alpha1_PodAllocation_type_fields_slots[3 + 1] = {
    1, 3, 2, 0,
};
static const uint64_t nodeinfo_v1alpha1_PodAllocation_type_fields_words[4][2] = {
    { 0x656e6961746e6f63u, 0x736e6f697461636fu },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
    { 0x646975u, 0x0u },
};
static const crd_fields nodeinfo_v1alpha1_PodAllocation_type_fields = {
    .items = nodeinfo_v1alpha1_PodAllocation_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 3,
    .slots = nodeinfo_v1alpha1_PodAllocation_type_fields_slots,
    .words = nodeinfo_v1alpha1_PodAllocation_type_fields_words,
};
const crd_type nodeinfo_v1alpha1_PodAllocation_type = {
    .name = "nodeinfo_v1alpha1_PodAllocation",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_v1alpha1_PodAllocation),
    .has_offset = offsetof(nodeinfo_v1alpha1_PodAllocation, has),
    .fields = &nodeinfo_v1alpha1_PodAllocation_type_fields,
};

/* Numatopology.spec.podAllocations */
const crd_type crd_type_248 = {
    .name = "nodeinfo_v1alpha1_PodAllocation_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(nodeinfo_v1alpha1_PodAllocation),
    .items = &nodeinfo_v1alpha1_PodAllocation_type,
};

/* Numatopology.spec */
static const crd_field nodeinfo_v1alpha1_NumatopologySpec_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("cpuDetail"), .type = &crd_type_241,
     .offset = offsetof(nodeinfo_v1alpha1_NumatopologySpec, cpuDetail)},
    {.name = CRD_STRING_INIT("numares"), .type = &crd_type_244,
     .offset = offsetof(nodeinfo_v1alpha1_NumatopologySpec, numares)},
    {.name = CRD_STRING_INIT("podAllocations"), .type = &crd_type_248,
     .offset = offsetof(nodeinfo_v1alpha1_NumatopologySpec, podAllocations)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_4,
     .offset = offsetof(nodeinfo_v1alpha1_NumatopologySpec, policies)},
    {.name = CRD_STRING_INIT("resReserved"), .type = &crd_type_4,
     .offset = offsetof(nodeinfo_v1alpha1_NumatopologySpec, resReserved)},
};
static const uint16_t nodeinfo_v1alpha1_NumatopologySpec_type_fields_slots[7 + 1] = {
    2, 0xffff, 0xffff, 0xffff, 3, 4, 0, 1,
};
static const uint64_t nodeinfo_v1alpha1_NumatopologySpec_type_fields_words[5][2] = {
    { 0x6961746544757063u, 0x6c69617465447570u },
    { 0x736572616d756eu, 0x0u },
    { 0x636f6c6c41646f70u, 0x736e6f697461636fu },
    { 0x73656963696c6f70u, 0x0u },
    { 0x7265736552736572u, 0x6465767265736552u },
};
static const crd_fields nodeinfo_v1alpha1_NumatopologySpec_type_fields = {
    .items = nodeinfo_v1alpha1_NumatopologySpec_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 3,
    .slots = nodeinfo_v1alpha1_NumatopologySpec_type_fields_slots,
    .words = nodeinfo_v1alpha1_NumatopologySpec_type_fields_words,
};
const crd_type nodeinfo_v1alpha1_NumatopologySpec_type = {
    .name = "nodeinfo_v1alpha1_NumatopologySpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_v1alpha1_NumatopologySpec),
    .has_offset = offsetof(nodeinfo_v1alpha1_NumatopologySpec, has),
    .fields = &nodeinfo_v1alpha1_NumatopologySpec_type_fields,
};

/* Numatopology */
static const crd_field nodeinfo_v1alpha1_Numatopology_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0,
     .offset = offsetof(nodeinfo_v1alpha1_Numatopology, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(nodeinfo_v1alpha1_Numatopology, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(nodeinfo_v1alpha1_Numatopology, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &nodeinfo_v1alpha1_NumatopologySpec_type,
     .offset = offsetof(nodeinfo_v1alpha1_Numatopology, spec)},
};
static const uint16_t nodeinfo_v1alpha1_Numatopology_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t nodeinfo_v1alpha1_Numatopology_type_fields_words[4][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields nodeinfo_v1alpha1_Numatopology_type_fields = {
    .items = nodeinfo_v1alpha1_Numatopology_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 1,
    .slots = nodeinfo_v1alpha1_Numatopology_type_fields_slots,
    .words = nodeinfo_v1alpha1_Numatopology_type_fields_words,
};
const crd_type nodeinfo_v1alpha1_Numatopology_type = {
    .name = "nodeinfo_v1alpha1_Numatopology",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_v1alpha1_Numatopology),
    .has_offset = offsetof(nodeinfo_v1alpha1_Numatopology, has),
    .fields = &nodeinfo_v1alpha1_Numatopology_type_fields,
};

/* RayCluster.spec.authOptions.mode and 3 more */
static const crd_value crd_type_251_enum[2] = {
    CRD_VALUE_STRING_INIT("disabled"),
    CRD_VALUE_STRING_INIT("token"),
};
static const crd_checks crd_type_251_checks = {
    .enum_values = crd_type_251_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"disabled\", \"token\""),
};
const crd_type crd_type_251 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_251_checks,
};

/* RayCluster.spec.authOptions and 3 more */
static const crd_field ray_v1_AuthOptions_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("enableK8sTokenAuth"), .type = &crd_type_44,
     .offset = offsetof(ray_v1_AuthOptions, enableK8sTokenAuth)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_251, .offset = offsetof(ray_v1_AuthOptions, mode)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_0, .offset = offsetof(ray_v1_AuthOptions, secretName)},
};
static const uint16_t ray_v1_AuthOptions_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t ray_v1_AuthOptions_type_fields_words[3][2] = {
    { 0x384b656c62616e65u, 0x687475416e656b6fu },
    { 0x65646f6du, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields ray_v1_AuthOptions_type_fields = {
    .items = ray_v1_AuthOptions_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = ray_v1_AuthOptions_type_fields_slots,
    .words = ray_v1_AuthOptions_type_fields_words,
};
const crd_type ray_v1_AuthOptions_type = {
    .name = "ray_v1_AuthOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_AuthOptions),
    .has_offset = offsetof(ray_v1_AuthOptions, has),
    .fields = &ray_v1_AuthOptions_type_fields,
};

/* RayCluster.spec.autoscalerOptions.env and 10 more */
const crd_type crd_type_253 = {
    .name = "core_v1_EnvVar_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(core_v1_EnvVar),
    .items = &core_v1_EnvVar_type,
};

/* RayCluster.spec.autoscalerOptions.envFrom and 6 more */
const crd_type crd_type_254 = {
    .name = "core_v1_EnvFromSource_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(core_v1_EnvFromSource),
    .items = &core_v1_EnvFromSource_type,
};

/* RayCluster.spec.autoscalerOptions.upscalingMode and 6 more */
static const crd_value crd_type_255_enum[3] = {
    CRD_VALUE_STRING_INIT("Default"),
    CRD_VALUE_STRING_INIT("Aggressive"),
    CRD_VALUE_STRING_INIT("Conservative"),
};
static const crd_checks crd_type_255_checks = {
    .enum_values = crd_type_255_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Default\", \"Aggressive\", \"Conservative\""),
};
const crd_type crd_type_255 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_255_checks,
};

/* RayCluster.spec.autoscalerOptions.version and 3 more */
static const crd_value crd_type_256_enum[2] = {
    CRD_VALUE_STRING_INIT("v1"),
    CRD_VALUE_STRING_INIT("v2"),
};
static const crd_checks crd_type_256_checks = {
    .enum_values = crd_type_256_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"v1\", \"v2\""),
};
const crd_type crd_type_256 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_256_checks,
};

/* RayCluster.spec.autoscalerOptions.volumeMounts and 6 more */
const crd_type crd_type_257 = {
    .name = "core_v1_VolumeMount_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(core_v1_VolumeMount),
    .items = &core_v1_VolumeMount_type,
};

/* RayCluster.spec.autoscalerOptions and 3 more */
static const crd_field ray_v1_AutoscalerOptions_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_5, .offset = offsetof(ray_v1_AutoscalerOptions, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_5, .offset = offsetof(ray_v1_AutoscalerOptions, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_253, .offset = offsetof(ray_v1_AutoscalerOptions, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_254, .offset = offsetof(ray_v1_AutoscalerOptions, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_AutoscalerOptions, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_0, .offset = offsetof(ray_v1_AutoscalerOptions, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_AutoscalerOptions, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &core_v1_ResourceRequirements_type,
     .offset = offsetof(ray_v1_AutoscalerOptions, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &core_v1_SecurityContext_type,
     .offset = offsetof(ray_v1_AutoscalerOptions, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_type_255,
     .offset = offsetof(ray_v1_AutoscalerOptions, upscalingMode)},
    {.name = CRD_STRING_INIT("version"), .type = &crd_type_256, .offset = offsetof(ray_v1_AutoscalerOptions, version)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_257,
     .offset = offsetof(ray_v1_AutoscalerOptions, volumeMounts)},
};
static const uint16_t ray_v1_AutoscalerOptions_type_fields_slots[15 + 1] = {
    5, 2, 0xffff, 10, 1, 9, 0xffff, 4, 0, 0xffff, 11, 0xffff, 3, 7, 6, 8,
};
static const uint64_t ray_v1_AutoscalerOptions_type_fields_words[12][2] = {
    { 0x73677261u, 0x0u },
    { 0x646e616d6d6f63u, 0x0u },
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x656d6954656c6469u, 0x73646e6f63655374u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x6e696c6163737075u, 0x65646f4d676e696cu },
    { 0x6e6f6973726576u, 0x0u },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
};
static const crd_fields ray_v1_AutoscalerOptions_type_fields = {
    .items = ray_v1_AutoscalerOptions_type_fields_items,
    .count = 12,
    .mask = 15,
    .seed = 61,
    .slots = ray_v1_AutoscalerOptions_type_fields_slots,
    .words = ray_v1_AutoscalerOptions_type_fields_words,
};
const crd_type ray_v1_AutoscalerOptions_type = {
    .name = "ray_v1_AutoscalerOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_AutoscalerOptions),
    .has_offset = offsetof(ray_v1_AutoscalerOptions, has),
    .fields = &ray_v1_AutoscalerOptions_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.backend and 3 more */
static const crd_value crd_type_259_enum[2] = {
    CRD_VALUE_STRING_INIT("redis"),
    CRD_VALUE_STRING_INIT("rocksdb"),
};
static const crd_checks crd_type_259_checks = {
    .enum_values = crd_type_259_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"redis\", \"rocksdb\""),
};
const crd_type crd_type_259 = {
    .name = "string",
    .cel_type_name = "string",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_259_checks,
    .rule_count = 1,
    .rules = crd_type_259_rules,
};

/* RayCluster.spec.gcsFaultToleranceOptions.redisPassword and 7 more */
static const crd_field ray_v1_RedisPassword_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_0, .offset = offsetof(ray_v1_RedisPassword, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &core_v1_EnvVarSource_type,
     .offset = offsetof(ray_v1_RedisPassword, valueFrom)},
};
static const uint16_t ray_v1_RedisPassword_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t ray_v1_RedisPassword_type_fields_words[2][2] = {
    { 0x65756c6176u, 0x0u },
    { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields ray_v1_RedisPassword_type_fields = {
    .items = ray_v1_RedisPassword_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 5,
    .slots = ray_v1_RedisPassword_type_fields_slots,
    .words = ray_v1_RedisPassword_type_fields_words,
};
const crd_type ray_v1_RedisPassword_type = {
    .name = "ray_v1_RedisPassword",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RedisPassword),
    .has_offset = offsetof(ray_v1_RedisPassword, has),
    .fields = &ray_v1_RedisPassword_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage.deletionPolicy and 3 more */
static const crd_value crd_type_261_enum[2] = {
    CRD_VALUE_STRING_INIT("DeleteWithCluster"),
    CRD_VALUE_STRING_INIT("Retain"),
};
static const crd_checks crd_type_261_checks = {
    .enum_values = crd_type_261_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteWithCluster\", \"Retain\""),
};
const crd_type crd_type_261 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_261_checks,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage and 3 more */
static const crd_field ray_v1_Storage_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_type_5, .offset = offsetof(ray_v1_Storage, accessModes)},
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_type_0, .offset = offsetof(ray_v1_Storage, claimName)},
    {.name = CRD_STRING_INIT("deletionPolicy"), .type = &crd_type_261, .offset = offsetof(ray_v1_Storage, deletionPolicy)},
    {.name = CRD_STRING_INIT("size"), .type = &crd_type_52, .offset = offsetof(ray_v1_Storage, size)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_type_0, .offset = offsetof(ray_v1_Storage, storageClassName)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_type_0, .offset = offsetof(ray_v1_Storage, subPath)},
};
static const uint16_t ray_v1_Storage_type_fields_slots[7 + 1] = {
    2, 4, 3, 0, 0xffff, 0xffff, 1, 5,
};
static const uint64_t ray_v1_Storage_type_fields_words[6][2] = {
    { 0x6f4d737365636361u, 0x7365646f4d737365u },
    { 0x6d614e6d69616c63u, 0x656d614e6d69616cu },
    { 0x6e6f6974656c6564u, 0x7963696c6f506e6fu },
    { 0x657a6973u, 0x0u },
    { 0x43656761726f7473u, 0x656d614e7373616cu },
    { 0x68746150627573u, 0x0u },
};
static const crd_fields ray_v1_Storage_type_fields = {
    .items = ray_v1_Storage_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 5,
    .slots = ray_v1_Storage_type_fields_slots,
    .words = ray_v1_Storage_type_fields_words,
};
const crd_type ray_v1_Storage_type = {
    .name = "ray_v1_Storage",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_Storage),
    .has_offset = offsetof(ray_v1_Storage, has),
    .fields = &ray_v1_Storage_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions and 3 more */
static const crd_field ray_v1_GcsFaultToleranceOptions_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("backend"), .type = &crd_type_259,
     .offset = offsetof(ray_v1_GcsFaultToleranceOptions, backend)},
    {.name = CRD_STRING_INIT("externalStorageNamespace"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_GcsFaultToleranceOptions, externalStorageNamespace)},
    {.name = CRD_STRING_INIT("redisAddress"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_GcsFaultToleranceOptions, redisAddress)},
    {.name = CRD_STRING_INIT("redisPassword"), .type = &ray_v1_RedisPassword_type,
     .offset = offsetof(ray_v1_GcsFaultToleranceOptions, redisPassword)},
    {.name = CRD_STRING_INIT("redisUsername"), .type = &ray_v1_RedisPassword_type,
     .offset = offsetof(ray_v1_GcsFaultToleranceOptions, redisUsername)},
    {.name = CRD_STRING_INIT("storage"), .type = &ray_v1_Storage_type,
     .offset = offsetof(ray_v1_GcsFaultToleranceOptions, storage)},
};
static const uint16_t ray_v1_GcsFaultToleranceOptions_type_fields_slots[7 + 1] = {
    2, 5, 0xffff, 0xffff, 3, 0, 4, 1,
};
static const uint64_t ray_v1_GcsFaultToleranceOptions_type_fields_words[6][2] = {
    { 0x646e656b636162u, 0x0u },
    { 0x6c616e7265747865u, 0x6563617073656d61u },
    { 0x6464417369646572u, 0x7373657264644173u },
    { 0x7361507369646572u, 0x64726f7773736150u },
    { 0x6573557369646572u, 0x656d616e72657355u },
    { 0x656761726f7473u, 0x0u },
};
static const crd_fields ray_v1_GcsFaultToleranceOptions_type_fields = {
    .items = ray_v1_GcsFaultToleranceOptions_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 20,
    .slots = ray_v1_GcsFaultToleranceOptions_type_fields_slots,
    .words = ray_v1_GcsFaultToleranceOptions_type_fields_words,
};
const crd_type ray_v1_GcsFaultToleranceOptions_type = {
    .name = "ray_v1_GcsFaultToleranceOptions",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_GcsFaultToleranceOptions),
    .has_offset = offsetof(ray_v1_GcsFaultToleranceOptions, has),
    .fields = &ray_v1_GcsFaultToleranceOptions_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports[] and 8 more */
static const crd_string core_v1_ServicePort_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field core_v1_ServicePort_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("appProtocol"), .type = &crd_type_0, .offset = offsetof(core_v1_ServicePort, appProtocol)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(core_v1_ServicePort, name)},
    {.name = CRD_STRING_INIT("nodePort"), .type = &crd_type_17, .offset = offsetof(core_v1_ServicePort, nodePort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_17, .offset = offsetof(core_v1_ServicePort, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_71, .offset = offsetof(core_v1_ServicePort, protocol)},
    {.name = CRD_STRING_INIT("targetPort"), .type = &crd_type_63, .offset = offsetof(core_v1_ServicePort, targetPort)},
};
static const uint16_t core_v1_ServicePort_type_fields_slots[7 + 1] = {
    4, 0xffff, 5, 1, 0xffff, 3, 0, 2,
};
static const uint64_t core_v1_ServicePort_type_fields_defaulted[] = { 0x10u };
static const uint64_t core_v1_ServicePort_type_fields_required[] = { 0x8u };
static const uint64_t core_v1_ServicePort_type_fields_words[6][2] = {
    { 0x6f746f7250707061u, 0x6c6f636f746f7250u },
    { 0x656d616eu, 0x0u },
    { 0x74726f5065646f6eu, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
    { 0x6f50746567726174u, 0x74726f5074656772u },
};
static const crd_fields core_v1_ServicePort_type_fields = {
    .items = core_v1_ServicePort_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 7,
    .slots = core_v1_ServicePort_type_fields_slots,
    .defaulted = core_v1_ServicePort_type_fields_defaulted,
    .required = core_v1_ServicePort_type_fields_required,
    .words = core_v1_ServicePort_type_fields_words,
};
static const crd_checks core_v1_ServicePort_type_checks = {
    .required = core_v1_ServicePort_type_required,
    .required_count = 1,
};
const crd_type core_v1_ServicePort_type = {
    .name = "core_v1_ServicePort",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ServicePort),
    .has_offset = offsetof(core_v1_ServicePort, has),
    .fields = &core_v1_ServicePort_type_fields,
    .checks = &core_v1_ServicePort_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports and 8 more */
static const crd_string crd_type_265_keys[2] = {
    CRD_STRING_INIT("port"),
    CRD_STRING_INIT("protocol"),
};
const crd_type crd_type_265 = {
    .name = "core_v1_ServicePort_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(core_v1_ServicePort),
    .items = &core_v1_ServicePort_type,
    .map_keys = crd_type_265_keys,
    .map_key_count = 2,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig.clientIP and 8 more */
static const crd_field core_v1_ClientIPConfig_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_type_17,
     .offset = offsetof(core_v1_ClientIPConfig, timeoutSeconds)},
};
static const uint16_t core_v1_ClientIPConfig_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_ClientIPConfig_type_fields_words[1][2] = {
    { 0x5374756f656d6974u, 0x73646e6f63655374u },
};
static const crd_fields core_v1_ClientIPConfig_type_fields = {
    .items = core_v1_ClientIPConfig_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_ClientIPConfig_type_fields_slots,
    .words = core_v1_ClientIPConfig_type_fields_words,
};
const crd_type core_v1_ClientIPConfig_type = {
    .name = "core_v1_ClientIPConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ClientIPConfig),
    .has_offset = offsetof(core_v1_ClientIPConfig, has),
    .fields = &core_v1_ClientIPConfig_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig and 8 more */
static const crd_field core_v1_SessionAffinityConfig_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("clientIP"), .type = &core_v1_ClientIPConfig_type,
     .offset = offsetof(core_v1_SessionAffinityConfig, clientIP)},
};
static const uint16_t core_v1_SessionAffinityConfig_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_SessionAffinityConfig_type_fields_words[1][2] = {
    { 0x5049746e65696c63u, 0x0u },
};
static const crd_fields core_v1_SessionAffinityConfig_type_fields = {
    .items = core_v1_SessionAffinityConfig_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_SessionAffinityConfig_type_fields_slots,
    .words = core_v1_SessionAffinityConfig_type_fields_words,
};
const crd_type core_v1_SessionAffinityConfig_type = {
    .name = "core_v1_SessionAffinityConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_SessionAffinityConfig),
    .has_offset = offsetof(core_v1_SessionAffinityConfig, has),
    .fields = &core_v1_SessionAffinityConfig_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec and 8 more */
static const crd_field core_v1_ServiceSpec_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("allocateLoadBalancerNodePorts"), .type = &crd_type_44,
     .offset = offsetof(core_v1_ServiceSpec, allocateLoadBalancerNodePorts)},
    {.name = CRD_STRING_INIT("clusterIP"), .type = &crd_type_0, .offset = offsetof(core_v1_ServiceSpec, clusterIP)},
    {.name = CRD_STRING_INIT("clusterIPs"), .type = &crd_type_28, .offset = offsetof(core_v1_ServiceSpec, clusterIPs)},
    {.name = CRD_STRING_INIT("externalIPs"), .type = &crd_type_28, .offset = offsetof(core_v1_ServiceSpec, externalIPs)},
    {.name = CRD_STRING_INIT("externalName"), .type = &crd_type_0, .offset = offsetof(core_v1_ServiceSpec, externalName)},
    {.name = CRD_STRING_INIT("externalTrafficPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceSpec, externalTrafficPolicy)},
    {.name = CRD_STRING_INIT("healthCheckNodePort"), .type = &crd_type_17,
     .offset = offsetof(core_v1_ServiceSpec, healthCheckNodePort)},
    {.name = CRD_STRING_INIT("internalTrafficPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceSpec, internalTrafficPolicy)},
    {.name = CRD_STRING_INIT("ipFamilies"), .type = &crd_type_28, .offset = offsetof(core_v1_ServiceSpec, ipFamilies)},
    {.name = CRD_STRING_INIT("ipFamilyPolicy"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceSpec, ipFamilyPolicy)},
    {.name = CRD_STRING_INIT("loadBalancerClass"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceSpec, loadBalancerClass)},
    {.name = CRD_STRING_INIT("loadBalancerIP"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceSpec, loadBalancerIP)},
    {.name = CRD_STRING_INIT("loadBalancerSourceRanges"), .type = &crd_type_28,
     .offset = offsetof(core_v1_ServiceSpec, loadBalancerSourceRanges)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_265, .offset = offsetof(core_v1_ServiceSpec, ports)},
    {.name = CRD_STRING_INIT("publishNotReadyAddresses"), .type = &crd_type_44,
     .offset = offsetof(core_v1_ServiceSpec, publishNotReadyAddresses)},
    {.name = CRD_STRING_INIT("selector"), .type = &crd_type_104, .offset = offsetof(core_v1_ServiceSpec, selector)},
    {.name = CRD_STRING_INIT("sessionAffinity"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceSpec, sessionAffinity)},
    {.name = CRD_STRING_INIT("sessionAffinityConfig"), .type = &core_v1_SessionAffinityConfig_type,
     .offset = offsetof(core_v1_ServiceSpec, sessionAffinityConfig)},
    {.name = CRD_STRING_INIT("trafficDistribution"), .type = &crd_type_0,
     .offset = offsetof(core_v1_ServiceSpec, trafficDistribution)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_0, .offset = offsetof(core_v1_ServiceSpec, type)},
};
static const uint16_t core_v1_ServiceSpec_type_fields_slots[31 + 1] = {
    6, 5, 10, 0xffff, 0, 2, 18, 13, 11, 0xffff, 15, 0xffff, 0xffff, 3, 14, 0xffff, 0xffff, 16, 0xffff, 19, 4, 0xffff,
    17, 8, 0xffff, 0xffff, 1, 9, 0xffff, 7, 0xffff, 12,
};
static const uint64_t core_v1_ServiceSpec_type_fields_words[20][2] = {
    { 0x657461636f6c6c61u, 0x7374726f5065646fu },
    { 0x4972657473756c63u, 0x504972657473756cu },
    { 0x4972657473756c63u, 0x7350497265747375u },
    { 0x6c616e7265747865u, 0x7350496c616e7265u },
    { 0x6c616e7265747865u, 0x656d614e6c616e72u },
    { 0x6c616e7265747865u, 0x7963696c6f506369u },
    { 0x684368746c616568u, 0x74726f5065646f4eu },
    { 0x6c616e7265746e69u, 0x7963696c6f506369u },
    { 0x696c696d61467069u, 0x7365696c696d6146u },
    { 0x796c696d61467069u, 0x7963696c6f50796cu },
    { 0x616c614264616f6cu, 0x7373616c43726563u },
    { 0x616c614264616f6cu, 0x50497265636e616cu },
    { 0x616c614264616f6cu, 0x7365676e61526563u },
    { 0x7374726f70u, 0x0u },
    { 0x4e6873696c627570u, 0x7365737365726464u },
    { 0x726f7463656c6573u, 0x0u },
    { 0x416e6f6973736573u, 0x7974696e69666641u },
    { 0x416e6f6973736573u, 0x6769666e6f437974u },
    { 0x4463696666617274u, 0x6e6f697475626972u },
    { 0x65707974u, 0x0u },
};
static const crd_fields core_v1_ServiceSpec_type_fields = {
    .items = core_v1_ServiceSpec_type_fields_items,
    .count = 20,
    .mask = 31,
    .seed = 248,
    .slots = core_v1_ServiceSpec_type_fields_slots,
    .words = core_v1_ServiceSpec_type_fields_words,
};
const crd_type core_v1_ServiceSpec_type = {
    .name = "core_v1_ServiceSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_ServiceSpec),
    .has_offset = offsetof(core_v1_ServiceSpec, has),
    .fields = &core_v1_ServiceSpec_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports[] and 8 more */
static const crd_string core_v1_PortStatus_type_required[3] = {
    CRD_STRING_INIT("error"),
    CRD_STRING_INIT("port"),
    CRD_STRING_INIT("protocol"),
};
static const crd_field core_v1_PortStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("error"), .type = &crd_type_208, .offset = offsetof(core_v1_PortStatus, error)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_17, .offset = offsetof(core_v1_PortStatus, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_0, .offset = offsetof(core_v1_PortStatus, protocol)},
};
static const uint16_t core_v1_PortStatus_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t core_v1_PortStatus_type_fields_required[] = { 0x7u };
static const uint64_t core_v1_PortStatus_type_fields_words[3][2] = {
    { 0x726f727265u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields core_v1_PortStatus_type_fields = {
    .items = core_v1_PortStatus_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = core_v1_PortStatus_type_fields_slots,
    .required = core_v1_PortStatus_type_fields_required,
    .words = core_v1_PortStatus_type_fields_words,
};
static const crd_checks core_v1_PortStatus_type_checks = {
    .required = core_v1_PortStatus_type_required,
    .required_count = 3,
};
const crd_type core_v1_PortStatus_type = {
    .name = "core_v1_PortStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_PortStatus),
    .has_offset = offsetof(core_v1_PortStatus, has),
    .fields = &core_v1_PortStatus_type_fields,
    .checks = &core_v1_PortStatus_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports and 8 more */
const crd_type crd_type_270 = {
    .name = "core_v1_PortStatus_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_PortStatus),
    .items = &core_v1_PortStatus_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[] and 8 more */
static const crd_field core_v1_LoadBalancerIngress_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_type_0, .offset = offsetof(core_v1_LoadBalancerIngress, hostname)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_type_0, .offset = offsetof(core_v1_LoadBalancerIngress, ip)},
    {.name = CRD_STRING_INIT("ipMode"), .type = &crd_type_0, .offset = offsetof(core_v1_LoadBalancerIngress, ipMode)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_270, .offset = offsetof(core_v1_LoadBalancerIngress, ports)},
};
static const uint16_t core_v1_LoadBalancerIngress_type_fields_slots[3 + 1] = {
    2, 3, 0, 1,
};
static const uint64_t core_v1_LoadBalancerIngress_type_fields_words[4][2] = {
    { 0x656d616e74736f68u, 0x0u },
    { 0x7069u, 0x0u },
    { 0x65646f4d7069u, 0x0u },
    { 0x7374726f70u, 0x0u },
};
static const crd_fields core_v1_LoadBalancerIngress_type_fields = {
    .items = core_v1_LoadBalancerIngress_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 4,
    .slots = core_v1_LoadBalancerIngress_type_fields_slots,
    .words = core_v1_LoadBalancerIngress_type_fields_words,
};
const crd_type core_v1_LoadBalancerIngress_type = {
    .name = "core_v1_LoadBalancerIngress",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_LoadBalancerIngress),
    .has_offset = offsetof(core_v1_LoadBalancerIngress, has),
    .fields = &core_v1_LoadBalancerIngress_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress and 8 more */
const crd_type crd_type_272 = {
    .name = "core_v1_LoadBalancerIngress_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(core_v1_LoadBalancerIngress),
    .items = &core_v1_LoadBalancerIngress_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer and 8 more */
static const crd_field core_v1_LoadBalancerStatus_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("ingress"), .type = &crd_type_272, .offset = offsetof(core_v1_LoadBalancerStatus, ingress)},
};
static const uint16_t core_v1_LoadBalancerStatus_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t core_v1_LoadBalancerStatus_type_fields_words[1][2] = {
    { 0x73736572676e69u, 0x0u },
};
static const crd_fields core_v1_LoadBalancerStatus_type_fields = {
    .items = core_v1_LoadBalancerStatus_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = core_v1_LoadBalancerStatus_type_fields_slots,
    .words = core_v1_LoadBalancerStatus_type_fields_words,
};
const crd_type core_v1_LoadBalancerStatus_type = {
    .name = "core_v1_LoadBalancerStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_LoadBalancerStatus),
    .has_offset = offsetof(core_v1_LoadBalancerStatus, has),
    .fields = &core_v1_LoadBalancerStatus_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status and 8 more */
static const crd_field ray_v1_HeadServiceStatus_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_210, .offset = offsetof(ray_v1_HeadServiceStatus, conditions)},
    {.name = CRD_STRING_INIT("loadBalancer"), .type = &core_v1_LoadBalancerStatus_type,
     .offset = offsetof(ray_v1_HeadServiceStatus, loadBalancer)},
};
static const uint16_t ray_v1_HeadServiceStatus_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t ray_v1_HeadServiceStatus_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x616c614264616f6cu, 0x7265636e616c6142u },
};
static const crd_fields ray_v1_HeadServiceStatus_type_fields = {
    .items = ray_v1_HeadServiceStatus_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = ray_v1_HeadServiceStatus_type_fields_slots,
    .words = ray_v1_HeadServiceStatus_type_fields_words,
};
const crd_type ray_v1_HeadServiceStatus_type = {
    .name = "ray_v1_HeadServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_HeadServiceStatus),
    .has_offset = offsetof(ray_v1_HeadServiceStatus, has),
    .fields = &ray_v1_HeadServiceStatus_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService and 8 more */
static const crd_field ray_v1_HeadService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1_HeadService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1_HeadService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_v1alpha1_JobTemplateMetadata_type,
     .offset = offsetof(ray_v1_HeadService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &core_v1_ServiceSpec_type, .offset = offsetof(ray_v1_HeadService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1_HeadServiceStatus_type,
     .offset = offsetof(ray_v1_HeadService, status)},
};
static const uint16_t ray_v1_HeadService_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1_HeadService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1_HeadService_type_fields = {
    .items = ray_v1_HeadService_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1_HeadService_type_fields_slots,
    .words = ray_v1_HeadService_type_fields_words,
};
const crd_type ray_v1_HeadService_type = {
    .name = "ray_v1_HeadService",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_HeadService),
    .has_offset = offsetof(ray_v1_HeadService, has),
    .fields = &ray_v1_HeadService_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.pathType and 3 more */
static const crd_value crd_type_276_enum[3] = {
    CRD_VALUE_STRING_INIT("Exact"),
    CRD_VALUE_STRING_INIT("Prefix"),
    CRD_VALUE_STRING_INIT("ImplementationSpecific"),
};
static const crd_checks crd_type_276_checks = {
    .enum_values = crd_type_276_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Exact\", \"Prefix\", \"ImplementationSpecific\""),
};
const crd_type crd_type_276 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_276_checks,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.tls[] and 3 more */
static const crd_field networking_v1_IngressTLS_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hosts"), .type = &crd_type_28, .offset = offsetof(networking_v1_IngressTLS, hosts)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_0, .offset = offsetof(networking_v1_IngressTLS, secretName)},
};
static const uint16_t networking_v1_IngressTLS_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t networking_v1_IngressTLS_type_fields_words[2][2] = {
    { 0x7374736f68u, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields networking_v1_IngressTLS_type_fields = {
    .items = networking_v1_IngressTLS_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = networking_v1_IngressTLS_type_fields_slots,
    .words = networking_v1_IngressTLS_type_fields_words,
};
const crd_type networking_v1_IngressTLS_type = {
    .name = "networking_v1_IngressTLS",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(networking_v1_IngressTLS),
    .has_offset = offsetof(networking_v1_IngressTLS, has),
    .fields = &networking_v1_IngressTLS_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.tls and 3 more */
const crd_type crd_type_278 = {
    .name = "networking_v1_IngressTLS_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(networking_v1_IngressTLS),
    .items = &networking_v1_IngressTLS_type,
};

/* RayCluster.spec.headGroupSpec.ingressOptions and 3 more */
static const crd_field ray_v1_IngressOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_0, .offset = offsetof(ray_v1_IngressOptions, host)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_0, .offset = offsetof(ray_v1_IngressOptions, path)},
    {.name = CRD_STRING_INIT("pathType"), .type = &crd_type_276, .offset = offsetof(ray_v1_IngressOptions, pathType)},
    {.name = CRD_STRING_INIT("tls"), .type = &crd_type_278, .offset = offsetof(ray_v1_IngressOptions, tls)},
};
static const uint16_t ray_v1_IngressOptions_type_fields_slots[3 + 1] = {
    2, 0, 3, 1,
};
static const uint64_t ray_v1_IngressOptions_type_fields_words[4][2] = {
    { 0x74736f68u, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x6570795468746170u, 0x0u },
    { 0x736c74u, 0x0u },
};
static const crd_fields ray_v1_IngressOptions_type_fields = {
    .items = ray_v1_IngressOptions_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 8,
    .slots = ray_v1_IngressOptions_type_fields_slots,
    .words = ray_v1_IngressOptions_type_fields_words,
};
const crd_type ray_v1_IngressOptions_type = {
    .name = "ray_v1_IngressOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_IngressOptions),
    .has_offset = offsetof(ray_v1_IngressOptions, has),
    .fields = &ray_v1_IngressOptions_type_fields,
};

/* RayCluster.spec.headGroupSpec and 3 more */
static const crd_string ray_v1_HeadGroupSpec_type_required[1] = {
    CRD_STRING_INIT("template"),
};
static const crd_field ray_v1_HeadGroupSpec_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_type_44,
     .offset = offsetof(ray_v1_HeadGroupSpec, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &ray_v1_HeadService_type,
     .offset = offsetof(ray_v1_HeadGroupSpec, headService)},
    {.name = CRD_STRING_INIT("ingressOptions"), .type = &ray_v1_IngressOptions_type,
     .offset = offsetof(ray_v1_HeadGroupSpec, ingressOptions)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_4, .offset = offsetof(ray_v1_HeadGroupSpec, labels)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_4,
     .offset = offsetof(ray_v1_HeadGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_type_4, .offset = offsetof(ray_v1_HeadGroupSpec, resources)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_type_0, .offset = offsetof(ray_v1_HeadGroupSpec, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &core_v1_PodTemplateSpec_type,
     .offset = offsetof(ray_v1_HeadGroupSpec, template_)},
};
static const uint16_t ray_v1_HeadGroupSpec_type_fields_slots[7 + 1] = {
    0, 5, 4, 1, 2, 7, 6, 3,
};
static const uint64_t ray_v1_HeadGroupSpec_type_fields_required[] = { 0x80u };
static const uint64_t ray_v1_HeadGroupSpec_type_fields_words[8][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u },
    { 0x7672655364616568u, 0x6563697672655364u },
    { 0x4f73736572676e69u, 0x736e6f6974704f73u },
    { 0x736c6562616cu, 0x0u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_v1_HeadGroupSpec_type_fields = {
    .items = ray_v1_HeadGroupSpec_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 39,
    .slots = ray_v1_HeadGroupSpec_type_fields_slots,
    .required = ray_v1_HeadGroupSpec_type_fields_required,
    .words = ray_v1_HeadGroupSpec_type_fields_words,
};
static const crd_checks ray_v1_HeadGroupSpec_type_checks = {
    .required = ray_v1_HeadGroupSpec_type_required,
    .required_count = 1,
};
const crd_type ray_v1_HeadGroupSpec_type = {
    .name = "ray_v1_HeadGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_HeadGroupSpec),
    .has_offset = offsetof(ray_v1_HeadGroupSpec, has),
    .fields = &ray_v1_HeadGroupSpec_type_fields,
    .checks = &ray_v1_HeadGroupSpec_type_checks,
};

/* RayCluster.spec.historyServerOptions.collectorOptions and 3 more */
static const crd_field ray_v1_CollectorOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_253, .offset = offsetof(ray_v1_CollectorOptions, env)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_0, .offset = offsetof(ray_v1_CollectorOptions, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_CollectorOptions, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &core_v1_ResourceRequirements_type,
     .offset = offsetof(ray_v1_CollectorOptions, resources)},
};
static const uint16_t ray_v1_CollectorOptions_type_fields_slots[3 + 1] = {
    0, 1, 2, 3,
};
static const uint64_t ray_v1_CollectorOptions_type_fields_words[4][2] = {
    { 0x766e65u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
};
static const crd_fields ray_v1_CollectorOptions_type_fields = {
    .items = ray_v1_CollectorOptions_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = ray_v1_CollectorOptions_type_fields_slots,
    .words = ray_v1_CollectorOptions_type_fields_words,
};
const crd_type ray_v1_CollectorOptions_type = {
    .name = "ray_v1_CollectorOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_CollectorOptions),
    .has_offset = offsetof(ray_v1_CollectorOptions, has),
    .fields = &ray_v1_CollectorOptions_type_fields,
};

/* RayCluster.spec.historyServerOptions and 3 more */
static const crd_field ray_v1_HistoryServerOptions_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("collectorOptions"), .type = &ray_v1_CollectorOptions_type,
     .offset = offsetof(ray_v1_HistoryServerOptions, collectorOptions)},
};
static const uint16_t ray_v1_HistoryServerOptions_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t ray_v1_HistoryServerOptions_type_fields_words[1][2] = {
    { 0x6f7463656c6c6f63u, 0x736e6f6974704f72u },
};
static const crd_fields ray_v1_HistoryServerOptions_type_fields = {
    .items = ray_v1_HistoryServerOptions_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = ray_v1_HistoryServerOptions_type_fields_slots,
    .words = ray_v1_HistoryServerOptions_type_fields_words,
};
const crd_type ray_v1_HistoryServerOptions_type = {
    .name = "ray_v1_HistoryServerOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_HistoryServerOptions),
    .has_offset = offsetof(ray_v1_HistoryServerOptions, has),
    .fields = &ray_v1_HistoryServerOptions_type_fields,
};

/* RayCluster.spec.managedBy and 6 more */
const crd_type crd_type_283 = {
    .name = "string",
    .cel_type_name = "string",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .rule_count = 2,
    .rules = crd_type_283_rules,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports[] and 23 more */
static const crd_field networking_v1_NetworkPolicyPort_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endPort"), .type = &crd_type_17, .offset = offsetof(networking_v1_NetworkPolicyPort, endPort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_63, .offset = offsetof(networking_v1_NetworkPolicyPort, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_0,
     .offset = offsetof(networking_v1_NetworkPolicyPort, protocol)},
};
static const uint16_t networking_v1_NetworkPolicyPort_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t networking_v1_NetworkPolicyPort_type_fields_words[3][2] = {
    { 0x74726f50646e65u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields networking_v1_NetworkPolicyPort_type_fields = {
    .items = networking_v1_NetworkPolicyPort_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = networking_v1_NetworkPolicyPort_type_fields_slots,
    .words = networking_v1_NetworkPolicyPort_type_fields_words,
};
const crd_type networking_v1_NetworkPolicyPort_type = {
    .name = "networking_v1_NetworkPolicyPort",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(networking_v1_NetworkPolicyPort),
    .has_offset = offsetof(networking_v1_NetworkPolicyPort, has),
    .fields = &networking_v1_NetworkPolicyPort_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports and 23 more */
const crd_type crd_type_285 = {
    .name = "networking_v1_NetworkPolicyPort_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(networking_v1_NetworkPolicyPort),
    .items = &networking_v1_NetworkPolicyPort_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[].ipBlock and 23 more */
static const crd_string networking_v1_IPBlock_type_required[1] = {
    CRD_STRING_INIT("cidr"),
};
static const crd_field networking_v1_IPBlock_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("cidr"), .type = &crd_type_0, .offset = offsetof(networking_v1_IPBlock, cidr)},
    {.name = CRD_STRING_INIT("except"), .type = &crd_type_28, .offset = offsetof(networking_v1_IPBlock, except)},
};
static const uint16_t networking_v1_IPBlock_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t networking_v1_IPBlock_type_fields_required[] = { 0x1u };
static const uint64_t networking_v1_IPBlock_type_fields_words[2][2] = {
    { 0x72646963u, 0x0u },
    { 0x747065637865u, 0x0u },
};
static const crd_fields networking_v1_IPBlock_type_fields = {
    .items = networking_v1_IPBlock_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = networking_v1_IPBlock_type_fields_slots,
    .required = networking_v1_IPBlock_type_fields_required,
    .words = networking_v1_IPBlock_type_fields_words,
};
static const crd_checks networking_v1_IPBlock_type_checks = {
    .required = networking_v1_IPBlock_type_required,
    .required_count = 1,
};
const crd_type networking_v1_IPBlock_type = {
    .name = "networking_v1_IPBlock",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(networking_v1_IPBlock),
    .has_offset = offsetof(networking_v1_IPBlock, has),
    .fields = &networking_v1_IPBlock_type_fields,
    .checks = &networking_v1_IPBlock_type_checks,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[] and 23 more */
static const crd_field networking_v1_NetworkPolicyPeer_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("ipBlock"), .type = &networking_v1_IPBlock_type,
     .offset = offsetof(networking_v1_NetworkPolicyPeer, ipBlock)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(networking_v1_NetworkPolicyPeer, namespaceSelector)},
    {.name = CRD_STRING_INIT("podSelector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(networking_v1_NetworkPolicyPeer, podSelector)},
};
static const uint16_t networking_v1_NetworkPolicyPeer_type_fields_slots[3 + 1] = {
    0xffff, 2, 0, 1,
};
static const uint64_t networking_v1_NetworkPolicyPeer_type_fields_words[3][2] = {
    { 0x6b636f6c427069u, 0x0u },
    { 0x63617073656d616eu, 0x726f7463656c6553u },
    { 0x63656c6553646f70u, 0x726f7463656c6553u },
};
static const crd_fields networking_v1_NetworkPolicyPeer_type_fields = {
    .items = networking_v1_NetworkPolicyPeer_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 7,
    .slots = networking_v1_NetworkPolicyPeer_type_fields_slots,
    .words = networking_v1_NetworkPolicyPeer_type_fields_words,
};
const crd_type networking_v1_NetworkPolicyPeer_type = {
    .name = "networking_v1_NetworkPolicyPeer",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(networking_v1_NetworkPolicyPeer),
    .has_offset = offsetof(networking_v1_NetworkPolicyPeer, has),
    .fields = &networking_v1_NetworkPolicyPeer_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to and 23 more */
const crd_type crd_type_288 = {
    .name = "networking_v1_NetworkPolicyPeer_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(networking_v1_NetworkPolicyPeer),
    .items = &networking_v1_NetworkPolicyPeer_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[] and 11 more */
static const crd_field networking_v1_NetworkPolicyEgressRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_285,
     .offset = offsetof(networking_v1_NetworkPolicyEgressRule, ports)},
    {.name = CRD_STRING_INIT("to"), .type = &crd_type_288, .offset = offsetof(networking_v1_NetworkPolicyEgressRule, to)},
};
static const uint16_t networking_v1_NetworkPolicyEgressRule_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t networking_v1_NetworkPolicyEgressRule_type_fields_words[2][2] = {
    { 0x7374726f70u, 0x0u },
    { 0x6f74u, 0x0u },
};
static const crd_fields networking_v1_NetworkPolicyEgressRule_type_fields = {
    .items = networking_v1_NetworkPolicyEgressRule_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = networking_v1_NetworkPolicyEgressRule_type_fields_slots,
    .words = networking_v1_NetworkPolicyEgressRule_type_fields_words,
};
const crd_type networking_v1_NetworkPolicyEgressRule_type = {
    .name = "networking_v1_NetworkPolicyEgressRule",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(networking_v1_NetworkPolicyEgressRule),
    .has_offset = offsetof(networking_v1_NetworkPolicyEgressRule, has),
    .fields = &networking_v1_NetworkPolicyEgressRule_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules and 11 more */
const crd_type crd_type_290 = {
    .name = "networking_v1_NetworkPolicyEgressRule_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(networking_v1_NetworkPolicyEgressRule),
    .items = &networking_v1_NetworkPolicyEgressRule_type,
};

/* RayCluster.spec.networkPolicy.head.ingressRules[] and 11 more */
static const crd_field networking_v1_NetworkPolicyIngressRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("from"), .type = &crd_type_288,
     .offset = offsetof(networking_v1_NetworkPolicyIngressRule, from)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_285,
     .offset = offsetof(networking_v1_NetworkPolicyIngressRule, ports)},
};
static const uint16_t networking_v1_NetworkPolicyIngressRule_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t networking_v1_NetworkPolicyIngressRule_type_fields_words[2][2] = {
    { 0x6d6f7266u, 0x0u },
    { 0x7374726f70u, 0x0u },
};
static const crd_fields networking_v1_NetworkPolicyIngressRule_type_fields = {
    .items = networking_v1_NetworkPolicyIngressRule_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = networking_v1_NetworkPolicyIngressRule_type_fields_slots,
    .words = networking_v1_NetworkPolicyIngressRule_type_fields_words,
};
const crd_type networking_v1_NetworkPolicyIngressRule_type = {
    .name = "networking_v1_NetworkPolicyIngressRule",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(networking_v1_NetworkPolicyIngressRule),
    .has_offset = offsetof(networking_v1_NetworkPolicyIngressRule, has),
    .fields = &networking_v1_NetworkPolicyIngressRule_type_fields,
};

/* RayCluster.spec.networkPolicy.head.ingressRules and 11 more */
const crd_type crd_type_292 = {
    .name = "networking_v1_NetworkPolicyIngressRule_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(networking_v1_NetworkPolicyIngressRule),
    .items = &networking_v1_NetworkPolicyIngressRule_type,
};

/* RayCluster.spec.networkPolicy.head and 7 more */
static const crd_field ray_v1_NetworkPolicyHead_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_type_290,
     .offset = offsetof(ray_v1_NetworkPolicyHead, egressRules)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_type_292,
     .offset = offsetof(ray_v1_NetworkPolicyHead, ingressRules)},
};
static const uint16_t ray_v1_NetworkPolicyHead_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t ray_v1_NetworkPolicyHead_type_fields_words[2][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u },
    { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields ray_v1_NetworkPolicyHead_type_fields = {
    .items = ray_v1_NetworkPolicyHead_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = ray_v1_NetworkPolicyHead_type_fields_slots,
    .words = ray_v1_NetworkPolicyHead_type_fields_words,
};
const crd_type ray_v1_NetworkPolicyHead_type = {
    .name = "ray_v1_NetworkPolicyHead",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_NetworkPolicyHead),
    .has_offset = offsetof(ray_v1_NetworkPolicyHead, has),
    .fields = &ray_v1_NetworkPolicyHead_type_fields,
};

/* RayCluster.spec.networkPolicy.mode and 3 more */
static const crd_value crd_type_294_enum[3] = {
    CRD_VALUE_STRING_INIT("DenyAll"),
    CRD_VALUE_STRING_INIT("DenyAllIngress"),
    CRD_VALUE_STRING_INIT("DenyAllEgress"),
};
static const crd_value crd_type_294_default[1] = {
    CRD_VALUE_STRING_INIT("DenyAll"),
};
static const crd_checks crd_type_294_checks = {
    .enum_values = crd_type_294_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"DenyAll\", \"DenyAllIngress\", \"DenyAllEgress\""),
};
const crd_type crd_type_294 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_294_checks,
    .default_value = crd_type_294_default,
};

/* RayCluster.spec.networkPolicy.workerGroups[] and 3 more */
static const crd_string ray_v1_WorkerGroup_type_required[1] = {
    CRD_STRING_INIT("groupName"),
};
static const crd_field ray_v1_WorkerGroup_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_type_290, .offset = offsetof(ray_v1_WorkerGroup, egressRules)},
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_0, .offset = offsetof(ray_v1_WorkerGroup, groupName)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_type_292, .offset = offsetof(ray_v1_WorkerGroup, ingressRules)},
};
static const uint16_t ray_v1_WorkerGroup_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t ray_v1_WorkerGroup_type_fields_required[] = { 0x2u };
static const uint64_t ray_v1_WorkerGroup_type_fields_words[3][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u },
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields ray_v1_WorkerGroup_type_fields = {
    .items = ray_v1_WorkerGroup_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = ray_v1_WorkerGroup_type_fields_slots,
    .required = ray_v1_WorkerGroup_type_fields_required,
    .words = ray_v1_WorkerGroup_type_fields_words,
};
static const crd_checks ray_v1_WorkerGroup_type_checks = {
    .required = ray_v1_WorkerGroup_type_required,
    .required_count = 1,
};
const crd_type ray_v1_WorkerGroup_type = {
    .name = "ray_v1_WorkerGroup",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_WorkerGroup),
    .has_offset = offsetof(ray_v1_WorkerGroup, has),
    .fields = &ray_v1_WorkerGroup_type_fields,
    .checks = &ray_v1_WorkerGroup_type_checks,
};

/* RayCluster.spec.networkPolicy.workerGroups and 3 more */
static const crd_string crd_type_296_keys[1] = {
    CRD_STRING_INIT("groupName"),
};
const crd_type crd_type_296 = {
    .name = "ray_v1_WorkerGroup_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(ray_v1_WorkerGroup),
    .items = &ray_v1_WorkerGroup_type,
    .map_keys = crd_type_296_keys,
    .map_key_count = 1,
};

/* RayCluster.spec.networkPolicy and 3 more */
static const crd_field ray_v1_NetworkPolicy_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("head"), .type = &ray_v1_NetworkPolicyHead_type,
     .offset = offsetof(ray_v1_NetworkPolicy, head)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_294, .offset = offsetof(ray_v1_NetworkPolicy, mode)},
    {.name = CRD_STRING_INIT("worker"), .type = &ray_v1_NetworkPolicyHead_type,
     .offset = offsetof(ray_v1_NetworkPolicy, worker)},
    {.name = CRD_STRING_INIT("workerGroups"), .type = &crd_type_296, .offset = offsetof(ray_v1_NetworkPolicy, workerGroups)},
};
static const uint16_t ray_v1_NetworkPolicy_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t ray_v1_NetworkPolicy_type_fields_defaulted[] = { 0x2u };
static const uint64_t ray_v1_NetworkPolicy_type_fields_words[4][2] = {
    { 0x64616568u, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x72656b726f77u, 0x0u },
    { 0x724772656b726f77u, 0x7370756f72477265u },
};
static const crd_fields ray_v1_NetworkPolicy_type_fields = {
    .items = ray_v1_NetworkPolicy_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = ray_v1_NetworkPolicy_type_fields_slots,
    .defaulted = ray_v1_NetworkPolicy_type_fields_defaulted,
    .words = ray_v1_NetworkPolicy_type_fields_words,
};
const crd_type ray_v1_NetworkPolicy_type = {
    .name = "ray_v1_NetworkPolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_NetworkPolicy),
    .has_offset = offsetof(ray_v1_NetworkPolicy, has),
    .fields = &ray_v1_NetworkPolicy_type_fields,
};

/* RayCluster.spec.tlsOptions and 3 more */
static const crd_field ray_v1_TlsOptions_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("enabled"), .type = &crd_type_44, .offset = offsetof(ray_v1_TlsOptions, enabled)},
};
static const uint16_t ray_v1_TlsOptions_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t ray_v1_TlsOptions_type_fields_words[1][2] = {
    { 0x64656c62616e65u, 0x0u },
};
static const crd_fields ray_v1_TlsOptions_type_fields = {
    .items = ray_v1_TlsOptions_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = ray_v1_TlsOptions_type_fields_slots,
    .words = ray_v1_TlsOptions_type_fields_words,
};
const crd_type ray_v1_TlsOptions_type = {
    .name = "ray_v1_TlsOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_TlsOptions),
    .has_offset = offsetof(ray_v1_TlsOptions, has),
    .fields = &ray_v1_TlsOptions_type_fields,
};

/* RayCluster.spec.upgradeStrategy.type and 3 more */
static const crd_value crd_type_299_enum[2] = {
    CRD_VALUE_STRING_INIT("Recreate"),
    CRD_VALUE_STRING_INIT("None"),
};
static const crd_checks crd_type_299_checks = {
    .enum_values = crd_type_299_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Recreate\", \"None\""),
};
const crd_type crd_type_299 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_299_checks,
};

/* RayCluster.spec.upgradeStrategy and 3 more */
static const crd_field ray_v1_UpgradeStrategy_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_299, .offset = offsetof(ray_v1_UpgradeStrategy, type)},
};
static const uint16_t ray_v1_UpgradeStrategy_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t ray_v1_UpgradeStrategy_type_fields_words[1][2] = {
    { 0x65707974u, 0x0u },
};
static const crd_fields ray_v1_UpgradeStrategy_type_fields = {
    .items = ray_v1_UpgradeStrategy_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = ray_v1_UpgradeStrategy_type_fields_slots,
    .words = ray_v1_UpgradeStrategy_type_fields_words,
};
const crd_type ray_v1_UpgradeStrategy_type = {
    .name = "ray_v1_UpgradeStrategy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_UpgradeStrategy),
    .has_offset = offsetof(ray_v1_UpgradeStrategy, has),
    .fields = &ray_v1_UpgradeStrategy_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[].maxReplicas and 6 more */
static const crd_value crd_type_301_default[1] = {
    CRD_VALUE_INT_INIT(2147483647),
};
const crd_type crd_type_301 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_301_default,
};

/* RayCluster.spec.workerGroupSpecs[].minReplicas and 24 more */
static const crd_value crd_type_302_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
const crd_type crd_type_302 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_302_default,
};

/* RayCluster.spec.workerGroupSpecs[].numOfHosts and 3 more */
static const crd_value crd_type_303_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
const crd_type crd_type_303 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_303_default,
};

/* RayCluster.spec.workerGroupSpecs[].scaleStrategy and 6 more */
static const crd_field ray_v1_ScaleStrategy_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("workersToDelete"), .type = &crd_type_5,
     .offset = offsetof(ray_v1_ScaleStrategy, workersToDelete)},
};
static const uint16_t ray_v1_ScaleStrategy_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t ray_v1_ScaleStrategy_type_fields_words[1][2] = {
    { 0x547372656b726f77u, 0x6574656c65446f54u },
};
static const crd_fields ray_v1_ScaleStrategy_type_fields = {
    .items = ray_v1_ScaleStrategy_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = ray_v1_ScaleStrategy_type_fields_slots,
    .words = ray_v1_ScaleStrategy_type_fields_words,
};
const crd_type ray_v1_ScaleStrategy_type = {
    .name = "ray_v1_ScaleStrategy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_ScaleStrategy),
    .has_offset = offsetof(ray_v1_ScaleStrategy, has),
    .fields = &ray_v1_ScaleStrategy_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[] and 3 more */
static const crd_string ray_v1_WorkerGroupSpec_type_required[4] = {
    CRD_STRING_INIT("groupName"),
    CRD_STRING_INIT("maxReplicas"),
    CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("template"),
};
static const crd_field ray_v1_WorkerGroupSpec_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_0, .offset = offsetof(ray_v1_WorkerGroupSpec, groupName)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_WorkerGroupSpec, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_4, .offset = offsetof(ray_v1_WorkerGroupSpec, labels)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_type_301, .offset = offsetof(ray_v1_WorkerGroupSpec, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_type_302, .offset = offsetof(ray_v1_WorkerGroupSpec, minReplicas)},
    {.name = CRD_STRING_INIT("numOfHosts"), .type = &crd_type_303, .offset = offsetof(ray_v1_WorkerGroupSpec, numOfHosts)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_302, .offset = offsetof(ray_v1_WorkerGroupSpec, priority)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_4,
     .offset = offsetof(ray_v1_WorkerGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_302, .offset = offsetof(ray_v1_WorkerGroupSpec, replicas)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_type_4, .offset = offsetof(ray_v1_WorkerGroupSpec, resources)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &ray_v1_ScaleStrategy_type,
     .offset = offsetof(ray_v1_WorkerGroupSpec, scaleStrategy)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_44, .offset = offsetof(ray_v1_WorkerGroupSpec, suspend)},
    {.name = CRD_STRING_INIT("template"), .type = &core_v1_PodTemplateSpec_type,
     .offset = offsetof(ray_v1_WorkerGroupSpec, template_)},
};
static const uint16_t ray_v1_WorkerGroupSpec_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 11, 3, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 10, 7, 0xffff,
    8, 0xffff, 2, 1, 12, 6, 0xffff, 0xffff, 0xffff, 0, 5, 0xffff, 0xffff, 4, 0xffff,
};
static const uint64_t ray_v1_WorkerGroupSpec_type_fields_defaulted[] = { 0x178u };
static const uint64_t ray_v1_WorkerGroupSpec_type_fields_required[] = { 0x1019u };
static const uint64_t ray_v1_WorkerGroupSpec_type_fields_words[13][2] = {
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x656d6954656c6469u, 0x73646e6f63655374u },
    { 0x736c6562616cu, 0x0u },
    { 0x696c70655278616du, 0x736163696c706552u },
    { 0x696c7065526e696du, 0x736163696c706552u },
    { 0x736f48664f6d756eu, 0x7374736f48664f6du },
    { 0x797469726f697270u, 0x0u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x736163696c706572u, 0x0u },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x727453656c616373u, 0x7967657461727453u },
    { 0x646e6570737573u, 0x0u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_v1_WorkerGroupSpec_type_fields = {
    .items = ray_v1_WorkerGroupSpec_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 2,
    .slots = ray_v1_WorkerGroupSpec_type_fields_slots,
    .defaulted = ray_v1_WorkerGroupSpec_type_fields_defaulted,
    .required = ray_v1_WorkerGroupSpec_type_fields_required,
    .words = ray_v1_WorkerGroupSpec_type_fields_words,
};
static const crd_checks ray_v1_WorkerGroupSpec_type_checks = {
    .required = ray_v1_WorkerGroupSpec_type_required,
    .required_count = 4,
};
const crd_type ray_v1_WorkerGroupSpec_type = {
    .name = "ray_v1_WorkerGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_WorkerGroupSpec),
    .has_offset = offsetof(ray_v1_WorkerGroupSpec, has),
    .fields = &ray_v1_WorkerGroupSpec_type_fields,
    .checks = &ray_v1_WorkerGroupSpec_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 3 more */
const crd_type crd_type_306 = {
    .name = "ray_v1_WorkerGroupSpec_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(ray_v1_WorkerGroupSpec),
    .items = &ray_v1_WorkerGroupSpec_type,
};

/* RayCluster.spec and 3 more */
static const crd_string ray_v1_RayClusterSpec_type_required[1] = {
    CRD_STRING_INIT("headGroupSpec"),
};
static const crd_field ray_v1_RayClusterSpec_type_fields_items[14] = {
    {.name = CRD_STRING_INIT("authOptions"), .type = &ray_v1_AuthOptions_type,
     .offset = offsetof(ray_v1_RayClusterSpec, authOptions)},
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &ray_v1_AutoscalerOptions_type,
     .offset = offsetof(ray_v1_RayClusterSpec, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_type_44,
     .offset = offsetof(ray_v1_RayClusterSpec, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("gcsFaultToleranceOptions"), .type = &ray_v1_GcsFaultToleranceOptions_type,
     .offset = offsetof(ray_v1_RayClusterSpec, gcsFaultToleranceOptions)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &ray_v1_HeadGroupSpec_type,
     .offset = offsetof(ray_v1_RayClusterSpec, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_type_4,
     .offset = offsetof(ray_v1_RayClusterSpec, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("historyServerOptions"), .type = &ray_v1_HistoryServerOptions_type,
     .offset = offsetof(ray_v1_RayClusterSpec, historyServerOptions)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_283, .offset = offsetof(ray_v1_RayClusterSpec, managedBy)},
    {.name = CRD_STRING_INIT("networkPolicy"), .type = &ray_v1_NetworkPolicy_type,
     .offset = offsetof(ray_v1_RayClusterSpec, networkPolicy)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayClusterSpec, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_44, .offset = offsetof(ray_v1_RayClusterSpec, suspend)},
    {.name = CRD_STRING_INIT("tlsOptions"), .type = &ray_v1_TlsOptions_type,
     .offset = offsetof(ray_v1_RayClusterSpec, tlsOptions)},
    {.name = CRD_STRING_INIT("upgradeStrategy"), .type = &ray_v1_UpgradeStrategy_type,
     .offset = offsetof(ray_v1_RayClusterSpec, upgradeStrategy)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_type_306,
     .offset = offsetof(ray_v1_RayClusterSpec, workerGroupSpecs)},
};
static const uint16_t ray_v1_RayClusterSpec_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 0xffff, 9, 6, 4, 5, 0xffff, 7, 10, 0xffff, 0xffff, 0xffff, 0xffff, 13, 3, 0xffff, 12, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0, 8, 11, 0xffff, 1, 0xffff, 2, 0xffff,
};
static const uint64_t ray_v1_RayClusterSpec_type_fields_required[] = { 0x10u };
static const uint64_t ray_v1_RayClusterSpec_type_fields_words[14][2] = {
    { 0x6974704f68747561u, 0x736e6f6974704f68u },
    { 0x6c6163736f747561u, 0x736e6f6974704f72u },
    { 0x6e49656c62616e65u, 0x676e696c6163736fu },
    { 0x746c756146736367u, 0x736e6f6974704f65u },
    { 0x756f724764616568u, 0x6365705370756f72u },
    { 0x7672655364616568u, 0x736e6f697461746fu },
    { 0x5379726f74736968u, 0x736e6f6974704f72u },
    { 0x42646567616e616du, 0x7942646567616e61u },
    { 0x506b726f7774656eu, 0x7963696c6f506b72u },
    { 0x6973726556796172u, 0x6e6f697372655679u },
    { 0x646e6570737573u, 0x0u },
    { 0x6f6974704f736c74u, 0x736e6f6974704f73u },
    { 0x5365646172677075u, 0x7967657461727453u },
    { 0x724772656b726f77u, 0x736365705370756fu },
};
static const crd_fields ray_v1_RayClusterSpec_type_fields = {
    .items = ray_v1_RayClusterSpec_type_fields_items,
    .count = 14,
    .mask = 31,
    .seed = 21,
    .slots = ray_v1_RayClusterSpec_type_fields_slots,
    .required = ray_v1_RayClusterSpec_type_fields_required,
    .words = ray_v1_RayClusterSpec_type_fields_words,
};
static const crd_checks ray_v1_RayClusterSpec_type_checks = {
    .required = ray_v1_RayClusterSpec_type_required,
    .required_count = 1,
};
const crd_type ray_v1_RayClusterSpec_type = {
    .name = "ray_v1_RayClusterSpec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayClusterSpec),
    .has_offset = offsetof(ray_v1_RayClusterSpec, has),
    .fields = &ray_v1_RayClusterSpec_type_fields,
    .checks = &ray_v1_RayClusterSpec_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field ray_v1_Head_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_type_0, .offset = offsetof(ray_v1_Head, podIP)},
    {.name = CRD_STRING_INIT("podName"), .type = &crd_type_0, .offset = offsetof(ray_v1_Head, podName)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_type_0, .offset = offsetof(ray_v1_Head, serviceIP)},
    {.name = CRD_STRING_INIT("serviceName"), .type = &crd_type_0, .offset = offsetof(ray_v1_Head, serviceName)},
};
static const uint16_t ray_v1_Head_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t ray_v1_Head_type_fields_words[4][2] = {
    { 0x5049646f70u, 0x0u },
    { 0x656d614e646f70u, 0x0u },
    { 0x4965636976726573u, 0x5049656369767265u },
    { 0x4e65636976726573u, 0x656d614e65636976u },
};
static const crd_fields ray_v1_Head_type_fields = {
    .items = ray_v1_Head_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 11,
    .slots = ray_v1_Head_type_fields_slots,
    .words = ray_v1_Head_type_fields_words,
};
const crd_type ray_v1_Head_type = {
    .name = "ray_v1_Head",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_Head),
    .has_offset = offsetof(ray_v1_Head, has),
    .fields = &ray_v1_Head_type_fields,
};

/* RayCluster.status.lastUpdateTime and 7 more */
const crd_type crd_type_309 = {
    .name = "string",
    .cel_type_name = "string",
    .flags = CRD_TYPE_NULLABLE,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .format = CRD_FORMAT_DATETIME,
    .format_name = "date-time",
};

/* RayCluster.status.stateTransitionTimes and 3 more */
const crd_type crd_type_310 = {
    .name = "crd_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_187,
};

/* RayCluster.status and 3 more */
static const crd_field ray_v1_RayClusterStatus_type_fields_items[17] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayClusterStatus, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_210, .offset = offsetof(ray_v1_RayClusterStatus, conditions)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_type_52, .offset = offsetof(ray_v1_RayClusterStatus, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_type_52, .offset = offsetof(ray_v1_RayClusterStatus, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_type_52,
     .offset = offsetof(ray_v1_RayClusterStatus, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_type_52, .offset = offsetof(ray_v1_RayClusterStatus, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayClusterStatus, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_4, .offset = offsetof(ray_v1_RayClusterStatus, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &ray_v1_Head_type, .offset = offsetof(ray_v1_RayClusterStatus, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_309,
     .offset = offsetof(ray_v1_RayClusterStatus, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayClusterStatus, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayClusterStatus, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_27,
     .offset = offsetof(ray_v1_RayClusterStatus, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayClusterStatus, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayClusterStatus, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayClusterStatus, state)},
    {.name = CRD_STRING_INIT("stateTransitionTimes"), .type = &crd_type_310,
     .offset = offsetof(ray_v1_RayClusterStatus, stateTransitionTimes)},
};
static const uint16_t ray_v1_RayClusterStatus_type_fields_slots[31 + 1] = {
    14, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 12, 11, 0xffff, 8, 0xffff, 6, 15, 0xffff, 0xffff, 16, 4, 2, 5, 13, 10,
    0xffff, 0, 0xffff, 7, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t ray_v1_RayClusterStatus_type_fields_words[17][2] = {
    { 0x6c62616c69617661u, 0x736163696c706552u },
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x4364657269736564u, 0x5550436465726973u },
    { 0x4764657269736564u, 0x5550476465726973u },
    { 0x4d64657269736564u, 0x79726f6d654d6465u },
    { 0x5464657269736564u, 0x5550546465726973u },
    { 0x5764657269736564u, 0x736163696c706552u },
    { 0x746e696f70646e65u, 0x73746e696f70646eu },
    { 0x64616568u, 0x0u },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x656b726f5778616du, 0x736163696c706552u },
    { 0x656b726f576e696du, 0x736163696c706552u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x726f577964616572u, 0x736163696c706552u },
    { 0x6e6f73616572u, 0x0u },
    { 0x6574617473u, 0x0u },
    { 0x6172546574617473u, 0x73656d69546e6f69u },
};
static const crd_fields ray_v1_RayClusterStatus_type_fields = {
    .items = ray_v1_RayClusterStatus_type_fields_items,
    .count = 17,
    .mask = 31,
    .seed = 17,
    .slots = ray_v1_RayClusterStatus_type_fields_slots,
    .words = ray_v1_RayClusterStatus_type_fields_words,
};
const crd_type ray_v1_RayClusterStatus_type = {
    .name = "ray_v1_RayClusterStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayClusterStatus),
    .has_offset = offsetof(ray_v1_RayClusterStatus, has),
    .fields = &ray_v1_RayClusterStatus_type_fields,
};

/* RayCluster */
static const crd_field ray_v1_RayCluster_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayCluster, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayCluster, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(ray_v1_RayCluster, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_v1_RayClusterSpec_type, .offset = offsetof(ray_v1_RayCluster, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1_RayClusterStatus_type,
     .offset = offsetof(ray_v1_RayCluster, status)},
};
static const uint16_t ray_v1_RayCluster_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1_RayCluster_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1_RayCluster_type_fields = {
    .items = ray_v1_RayCluster_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1_RayCluster_type_fields_slots,
    .words = ray_v1_RayCluster_type_fields_words,
};
const crd_type ray_v1_RayCluster_type = {
    .name = "ray_v1_RayCluster",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayCluster),
    .has_offset = offsetof(ray_v1_RayCluster, has),
    .fields = &ray_v1_RayCluster_type_fields,
};

/* RayCluster.spec.autoscalerOptions and 2 more */
static const crd_field ray_v1alpha1_AutoscalerOptions_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_253, .offset = offsetof(ray_v1alpha1_AutoscalerOptions, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_254, .offset = offsetof(ray_v1alpha1_AutoscalerOptions, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_AutoscalerOptions, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_AutoscalerOptions, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_AutoscalerOptions, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &core_v1_ResourceRequirements_type,
     .offset = offsetof(ray_v1alpha1_AutoscalerOptions, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &core_v1_SecurityContext_type,
     .offset = offsetof(ray_v1alpha1_AutoscalerOptions, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_type_255,
     .offset = offsetof(ray_v1alpha1_AutoscalerOptions, upscalingMode)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_257,
     .offset = offsetof(ray_v1alpha1_AutoscalerOptions, volumeMounts)},
};
static const uint16_t ray_v1alpha1_AutoscalerOptions_type_fields_slots[15 + 1] = {
    3, 0, 0xffff, 0xffff, 0xffff, 7, 0xffff, 2, 0xffff, 0xffff, 8, 0xffff, 1, 5, 4, 6,
};
static const uint64_t ray_v1alpha1_AutoscalerOptions_type_fields_words[9][2] = {
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x656d6954656c6469u, 0x73646e6f63655374u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x6e696c6163737075u, 0x65646f4d676e696cu },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
};
static const crd_fields ray_v1alpha1_AutoscalerOptions_type_fields = {
    .items = ray_v1alpha1_AutoscalerOptions_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 61,
    .slots = ray_v1alpha1_AutoscalerOptions_type_fields_slots,
    .words = ray_v1alpha1_AutoscalerOptions_type_fields_words,
};
const crd_type ray_v1alpha1_AutoscalerOptions_type = {
    .name = "ray_v1alpha1_AutoscalerOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_AutoscalerOptions),
    .has_offset = offsetof(ray_v1alpha1_AutoscalerOptions, has),
    .fields = &ray_v1alpha1_AutoscalerOptions_type_fields,
};

/* RayCluster.spec.headGroupSpec and 2 more */
static const crd_string ray_v1alpha1_HeadGroupSpec_type_required[2] = {
    CRD_STRING_INIT("rayStartParams"),
    CRD_STRING_INIT("template"),
};
static const crd_field ray_v1alpha1_HeadGroupSpec_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_type_44,
     .offset = offsetof(ray_v1alpha1_HeadGroupSpec, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &ray_v1_HeadService_type,
     .offset = offsetof(ray_v1alpha1_HeadGroupSpec, headService)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_4,
     .offset = offsetof(ray_v1alpha1_HeadGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_HeadGroupSpec, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &core_v1_PodTemplateSpec_type,
     .offset = offsetof(ray_v1alpha1_HeadGroupSpec, template_)},
};
static const uint16_t ray_v1alpha1_HeadGroupSpec_type_fields_slots[7 + 1] = {
    2, 0, 3, 0xffff, 0xffff, 1, 4, 0xffff,
};
static const uint64_t ray_v1alpha1_HeadGroupSpec_type_fields_required[] = { 0x14u };
static const uint64_t ray_v1alpha1_HeadGroupSpec_type_fields_words[5][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u },
    { 0x7672655364616568u, 0x6563697672655364u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_v1alpha1_HeadGroupSpec_type_fields = {
    .items = ray_v1alpha1_HeadGroupSpec_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 8,
    .slots = ray_v1alpha1_HeadGroupSpec_type_fields_slots,
    .required = ray_v1alpha1_HeadGroupSpec_type_fields_required,
    .words = ray_v1alpha1_HeadGroupSpec_type_fields_words,
};
static const crd_checks ray_v1alpha1_HeadGroupSpec_type_checks = {
    .required = ray_v1alpha1_HeadGroupSpec_type_required,
    .required_count = 2,
};
const crd_type ray_v1alpha1_HeadGroupSpec_type = {
    .name = "ray_v1alpha1_HeadGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_HeadGroupSpec),
    .has_offset = offsetof(ray_v1alpha1_HeadGroupSpec, has),
    .fields = &ray_v1alpha1_HeadGroupSpec_type_fields,
    .checks = &ray_v1alpha1_HeadGroupSpec_type_checks,
};

/* RayCluster.spec.workerGroupSpecs[] and 2 more */
static const crd_string ray_v1alpha1_WorkerGroupSpec_type_required[5] = {
    CRD_STRING_INIT("groupName"),
    CRD_STRING_INIT("maxReplicas"),
    CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("rayStartParams"),
    CRD_STRING_INIT("template"),
};
static const crd_field ray_v1alpha1_WorkerGroupSpec_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_WorkerGroupSpec, groupName)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_type_301,
     .offset = offsetof(ray_v1alpha1_WorkerGroupSpec, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_type_302,
     .offset = offsetof(ray_v1alpha1_WorkerGroupSpec, minReplicas)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_4,
     .offset = offsetof(ray_v1alpha1_WorkerGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_302, .offset = offsetof(ray_v1alpha1_WorkerGroupSpec, replicas)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &ray_v1_ScaleStrategy_type,
     .offset = offsetof(ray_v1alpha1_WorkerGroupSpec, scaleStrategy)},
    {.name = CRD_STRING_INIT("template"), .type = &core_v1_PodTemplateSpec_type,
     .offset = offsetof(ray_v1alpha1_WorkerGroupSpec, template_)},
};
static const uint16_t ray_v1alpha1_WorkerGroupSpec_type_fields_slots[7 + 1] = {
    0, 1, 4, 5, 3, 0xffff, 2, 6,
};
static const uint64_t ray_v1alpha1_WorkerGroupSpec_type_fields_defaulted[] = { 0x16u };
static const uint64_t ray_v1alpha1_WorkerGroupSpec_type_fields_required[] = { 0x4fu };
static const uint64_t ray_v1alpha1_WorkerGroupSpec_type_fields_words[7][2] = {
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x696c70655278616du, 0x736163696c706552u },
    { 0x696c7065526e696du, 0x736163696c706552u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x736163696c706572u, 0x0u },
    { 0x727453656c616373u, 0x7967657461727453u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_v1alpha1_WorkerGroupSpec_type_fields = {
    .items = ray_v1alpha1_WorkerGroupSpec_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 37,
    .slots = ray_v1alpha1_WorkerGroupSpec_type_fields_slots,
    .defaulted = ray_v1alpha1_WorkerGroupSpec_type_fields_defaulted,
    .required = ray_v1alpha1_WorkerGroupSpec_type_fields_required,
    .words = ray_v1alpha1_WorkerGroupSpec_type_fields_words,
};
static const crd_checks ray_v1alpha1_WorkerGroupSpec_type_checks = {
    .required = ray_v1alpha1_WorkerGroupSpec_type_required,
    .required_count = 5,
};
const crd_type ray_v1alpha1_WorkerGroupSpec_type = {
    .name = "ray_v1alpha1_WorkerGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_WorkerGroupSpec),
    .has_offset = offsetof(ray_v1alpha1_WorkerGroupSpec, has),
    .fields = &ray_v1alpha1_WorkerGroupSpec_type_fields,
    .checks = &ray_v1alpha1_WorkerGroupSpec_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 2 more */
const crd_type crd_type_316 = {
    .name = "ray_v1alpha1_WorkerGroupSpec_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(ray_v1alpha1_WorkerGroupSpec),
    .items = &ray_v1alpha1_WorkerGroupSpec_type,
};

/* RayCluster.spec and 2 more */
static const crd_string ray_v1alpha1_RayClusterSpec_type_required[1] = {
    CRD_STRING_INIT("headGroupSpec"),
};
static const crd_field ray_v1alpha1_RayClusterSpec_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &ray_v1alpha1_AutoscalerOptions_type,
     .offset = offsetof(ray_v1alpha1_RayClusterSpec, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_type_44,
     .offset = offsetof(ray_v1alpha1_RayClusterSpec, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &ray_v1alpha1_HeadGroupSpec_type,
     .offset = offsetof(ray_v1alpha1_RayClusterSpec, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_type_4,
     .offset = offsetof(ray_v1alpha1_RayClusterSpec, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayClusterSpec, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_44, .offset = offsetof(ray_v1alpha1_RayClusterSpec, suspend)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_type_316,
     .offset = offsetof(ray_v1alpha1_RayClusterSpec, workerGroupSpecs)},
};
static const uint16_t ray_v1alpha1_RayClusterSpec_type_fields_slots[7 + 1] = {
    0xffff, 6, 5, 3, 4, 2, 1, 0,
};
static const uint64_t ray_v1alpha1_RayClusterSpec_type_fields_required[] = { 0x4u };
static const uint64_t ray_v1alpha1_RayClusterSpec_type_fields_words[7][2] = {
    { 0x6c6163736f747561u, 0x736e6f6974704f72u },
    { 0x6e49656c62616e65u, 0x676e696c6163736fu },
    { 0x756f724764616568u, 0x6365705370756f72u },
    { 0x7672655364616568u, 0x736e6f697461746fu },
    { 0x6973726556796172u, 0x6e6f697372655679u },
    { 0x646e6570737573u, 0x0u },
    { 0x724772656b726f77u, 0x736365705370756fu },
};
static const crd_fields ray_v1alpha1_RayClusterSpec_type_fields = {
    .items = ray_v1alpha1_RayClusterSpec_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 55,
    .slots = ray_v1alpha1_RayClusterSpec_type_fields_slots,
    .required = ray_v1alpha1_RayClusterSpec_type_fields_required,
    .words = ray_v1alpha1_RayClusterSpec_type_fields_words,
};
static const crd_checks ray_v1alpha1_RayClusterSpec_type_checks = {
    .required = ray_v1alpha1_RayClusterSpec_type_required,
    .required_count = 1,
};
const crd_type ray_v1alpha1_RayClusterSpec_type = {
    .name = "ray_v1alpha1_RayClusterSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayClusterSpec),
    .has_offset = offsetof(ray_v1alpha1_RayClusterSpec, has),
    .fields = &ray_v1alpha1_RayClusterSpec_type_fields,
    .checks = &ray_v1alpha1_RayClusterSpec_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field ray_v1alpha1_Head_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_Head, podIP)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_Head, serviceIP)},
};
static const uint16_t ray_v1alpha1_Head_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t ray_v1alpha1_Head_type_fields_words[2][2] = {
    { 0x5049646f70u, 0x0u },
    { 0x4965636976726573u, 0x5049656369767265u },
};
static const crd_fields ray_v1alpha1_Head_type_fields = {
    .items = ray_v1alpha1_Head_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = ray_v1alpha1_Head_type_fields_slots,
    .words = ray_v1alpha1_Head_type_fields_words,
};
const crd_type ray_v1alpha1_Head_type = {
    .name = "ray_v1alpha1_Head",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_Head),
    .has_offset = offsetof(ray_v1alpha1_Head, has),
    .fields = &ray_v1alpha1_Head_type_fields,
};

/* RayCluster.status and 3 more */
static const crd_field ray_v1alpha1_RayClusterStatus_type_fields_items[15] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_type_52,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_type_52,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_type_52,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_type_52,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_4,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &ray_v1alpha1_Head_type,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_309,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_27,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_RayClusterStatus, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayClusterStatus, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayClusterStatus, state)},
};
static const uint16_t ray_v1alpha1_RayClusterStatus_type_fields_slots[31 + 1] = {
    13, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 11, 10, 0xffff, 7, 0xffff, 5, 14, 0xffff, 0xffff, 0xffff, 3, 1, 4,
    12, 9, 0xffff, 0, 0xffff, 6, 0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t ray_v1alpha1_RayClusterStatus_type_fields_words[15][2] = {
    { 0x6c62616c69617661u, 0x736163696c706552u },
    { 0x4364657269736564u, 0x5550436465726973u },
    { 0x4764657269736564u, 0x5550476465726973u },
    { 0x4d64657269736564u, 0x79726f6d654d6465u },
    { 0x5464657269736564u, 0x5550546465726973u },
    { 0x5764657269736564u, 0x736163696c706552u },
    { 0x746e696f70646e65u, 0x73746e696f70646eu },
    { 0x64616568u, 0x0u },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x656b726f5778616du, 0x736163696c706552u },
    { 0x656b726f576e696du, 0x736163696c706552u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x726f577964616572u, 0x736163696c706552u },
    { 0x6e6f73616572u, 0x0u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields ray_v1alpha1_RayClusterStatus_type_fields = {
    .items = ray_v1alpha1_RayClusterStatus_type_fields_items,
    .count = 15,
    .mask = 31,
    .seed = 17,
    .slots = ray_v1alpha1_RayClusterStatus_type_fields_slots,
    .words = ray_v1alpha1_RayClusterStatus_type_fields_words,
};
const crd_type ray_v1alpha1_RayClusterStatus_type = {
    .name = "ray_v1alpha1_RayClusterStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayClusterStatus),
    .has_offset = offsetof(ray_v1alpha1_RayClusterStatus, has),
    .fields = &ray_v1alpha1_RayClusterStatus_type_fields,
};

/* RayCluster */
static const crd_field ray_v1alpha1_RayCluster_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayCluster, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayCluster, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(ray_v1alpha1_RayCluster, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_v1alpha1_RayClusterSpec_type,
     .offset = offsetof(ray_v1alpha1_RayCluster, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1alpha1_RayClusterStatus_type,
     .offset = offsetof(ray_v1alpha1_RayCluster, status)},
};
static const uint16_t ray_v1alpha1_RayCluster_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1alpha1_RayCluster_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1alpha1_RayCluster_type_fields = {
    .items = ray_v1alpha1_RayCluster_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1alpha1_RayCluster_type_fields_slots,
    .words = ray_v1alpha1_RayCluster_type_fields_words,
};
const crd_type ray_v1alpha1_RayCluster_type = {
    .name = "ray_v1alpha1_RayCluster",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayCluster),
    .has_offset = offsetof(ray_v1alpha1_RayCluster, has),
    .fields = &ray_v1alpha1_RayCluster_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobDeploymentStatus and 1 more */
static const crd_value crd_type_321_enum[1] = {
    CRD_VALUE_STRING_INIT("Failed"),
};
static const crd_checks crd_type_321_checks = {
    .enum_values = crd_type_321_enum,
    .enum_count = 1,
    .enum_text = CRD_STRING_INIT("supported values: \"Failed\""),
};
const crd_type crd_type_321 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_321_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus and 1 more */
static const crd_value crd_type_322_enum[2] = {
    CRD_VALUE_STRING_INIT("SUCCEEDED"),
    CRD_VALUE_STRING_INIT("FAILED"),
};
static const crd_checks crd_type_322_checks = {
    .enum_values = crd_type_322_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"SUCCEEDED\", \"FAILED\""),
};
const crd_type crd_type_322 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_322_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition and 1 more */
static const crd_field ray_v1_Condition_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_type_321,
     .offset = offsetof(ray_v1_Condition, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_type_322, .offset = offsetof(ray_v1_Condition, jobStatus)},
    {.name = CRD_STRING_INIT("ttlSeconds"), .type = &crd_type_25, .offset = offsetof(ray_v1_Condition, ttlSeconds)},
};
static const uint16_t ray_v1_Condition_type_fields_slots[3 + 1] = {
    0xffff, 1, 0, 2,
};
static const uint64_t ray_v1_Condition_type_fields_defaulted[] = { 0x4u };
static const uint64_t ray_v1_Condition_type_fields_words[3][2] = {
    { 0x6f6c706544626f6au, 0x737574617453746eu },
    { 0x7574617453626f6au, 0x737574617453626fu },
    { 0x6e6f6365536c7474u, 0x73646e6f6365536cu },
};
static const crd_fields ray_v1_Condition_type_fields = {
    .items = ray_v1_Condition_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = ray_v1_Condition_type_fields_slots,
    .defaulted = ray_v1_Condition_type_fields_defaulted,
    .words = ray_v1_Condition_type_fields_words,
};
const crd_type ray_v1_Condition_type = {
    .name = "ray_v1_Condition",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_Condition),
    .has_offset = offsetof(ray_v1_Condition, has),
    .fields = &ray_v1_Condition_type_fields,
    .rule_count = 2,
    .rules = ray_v1_Condition_rules,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].policy and 5 more */
static const crd_value crd_type_324_enum[4] = {
    CRD_VALUE_STRING_INIT("DeleteCluster"),
    CRD_VALUE_STRING_INIT("DeleteWorkers"),
    CRD_VALUE_STRING_INIT("DeleteSelf"),
    CRD_VALUE_STRING_INIT("DeleteNone"),
};
static const crd_checks crd_type_324_checks = {
    .enum_values = crd_type_324_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteCluster\", \"DeleteWorkers\", \"DeleteSelf\", \"DeleteNone\""),
};
const crd_type crd_type_324 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_324_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] and 1 more */
static const crd_string ray_v1_DeletionRule_type_required[2] = {
    CRD_STRING_INIT("condition"),
    CRD_STRING_INIT("policy"),
};
static const crd_field ray_v1_DeletionRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("condition"), .type = &ray_v1_Condition_type,
     .offset = offsetof(ray_v1_DeletionRule, condition)},
    {.name = CRD_STRING_INIT("policy"), .type = &crd_type_324, .offset = offsetof(ray_v1_DeletionRule, policy)},
};
static const uint16_t ray_v1_DeletionRule_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t ray_v1_DeletionRule_type_fields_required[] = { 0x3u };
static const uint64_t ray_v1_DeletionRule_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x6e6f697469646e6fu },
    { 0x7963696c6f70u, 0x0u },
};
static const crd_fields ray_v1_DeletionRule_type_fields = {
    .items = ray_v1_DeletionRule_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = ray_v1_DeletionRule_type_fields_slots,
    .required = ray_v1_DeletionRule_type_fields_required,
    .words = ray_v1_DeletionRule_type_fields_words,
};
static const crd_checks ray_v1_DeletionRule_type_checks = {
    .required = ray_v1_DeletionRule_type_required,
    .required_count = 2,
};
const crd_type ray_v1_DeletionRule_type = {
    .name = "ray_v1_DeletionRule",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_DeletionRule),
    .has_offset = offsetof(ray_v1_DeletionRule, has),
    .fields = &ray_v1_DeletionRule_type_fields,
    .checks = &ray_v1_DeletionRule_type_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules and 1 more */
static const crd_checks crd_type_326_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_326 = {
    .name = "ray_v1_DeletionRule_list",
    .cel_type_name = "array",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(ray_v1_DeletionRule),
    .items = &ray_v1_DeletionRule_type,
    .checks = &crd_type_326_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.onFailure and 3 more */
static const crd_field ray_v1_OnFailure_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("policy"), .type = &crd_type_324, .offset = offsetof(ray_v1_OnFailure, policy)},
};
static const uint16_t ray_v1_OnFailure_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t ray_v1_OnFailure_type_fields_words[1][2] = {
    { 0x7963696c6f70u, 0x0u },
};
static const crd_fields ray_v1_OnFailure_type_fields = {
    .items = ray_v1_OnFailure_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = ray_v1_OnFailure_type_fields_slots,
    .words = ray_v1_OnFailure_type_fields_words,
};
const crd_type ray_v1_OnFailure_type = {
    .name = "ray_v1_OnFailure",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_OnFailure),
    .has_offset = offsetof(ray_v1_OnFailure, has),
    .fields = &ray_v1_OnFailure_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy and 1 more */
static const crd_field ray_v1_DeletionStrategy_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("deletionRules"), .type = &crd_type_326,
     .offset = offsetof(ray_v1_DeletionStrategy, deletionRules)},
    {.name = CRD_STRING_INIT("onFailure"), .type = &ray_v1_OnFailure_type,
     .offset = offsetof(ray_v1_DeletionStrategy, onFailure)},
    {.name = CRD_STRING_INIT("onSuccess"), .type = &ray_v1_OnFailure_type,
     .offset = offsetof(ray_v1_DeletionStrategy, onSuccess)},
};
static const uint16_t ray_v1_DeletionStrategy_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t ray_v1_DeletionStrategy_type_fields_words[3][2] = {
    { 0x6e6f6974656c6564u, 0x73656c75526e6f69u },
    { 0x72756c6961466e6fu, 0x6572756c6961466eu },
    { 0x7365636375536e6fu, 0x737365636375536eu },
};
static const crd_fields ray_v1_DeletionStrategy_type_fields = {
    .items = ray_v1_DeletionStrategy_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = ray_v1_DeletionStrategy_type_fields_slots,
    .words = ray_v1_DeletionStrategy_type_fields_words,
};
const crd_type ray_v1_DeletionStrategy_type = {
    .name = "ray_v1_DeletionStrategy",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_DeletionStrategy),
    .has_offset = offsetof(ray_v1_DeletionStrategy, has),
    .fields = &ray_v1_DeletionStrategy_type_fields,
    .rule_count = 2,
    .rules = ray_v1_DeletionStrategy_rules,
};

/* RayCronJob.spec.jobTemplate.entrypointNumCpus and 5 more */
const crd_type crd_type_329 = {
    .name = "number",
    .cel_type_name = "number",
    .accepts = CRD_ACCEPT_NUMBER,
    .storage = CRD_STORE_DOUBLE,
};

/* RayCronJob.spec.jobTemplate.submissionMode and 1 more */
static const crd_value crd_type_330_default[1] = {
    CRD_VALUE_STRING_INIT("K8sJobMode"),
};
const crd_type crd_type_330 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_330_default,
};

/* RayCronJob.spec.jobTemplate.submitterConfig and 1 more */
static const crd_field ray_v1_SubmitterConfig_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_SubmitterConfig, backoffLimit)},
};
static const uint16_t ray_v1_SubmitterConfig_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t ray_v1_SubmitterConfig_type_fields_words[1][2] = {
    { 0x4c66666f6b636162u, 0x74696d694c66666fu },
};
static const crd_fields ray_v1_SubmitterConfig_type_fields = {
    .items = ray_v1_SubmitterConfig_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = ray_v1_SubmitterConfig_type_fields_slots,
    .words = ray_v1_SubmitterConfig_type_fields_words,
};
const crd_type ray_v1_SubmitterConfig_type = {
    .name = "ray_v1_SubmitterConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_SubmitterConfig),
    .has_offset = offsetof(ray_v1_SubmitterConfig, has),
    .fields = &ray_v1_SubmitterConfig_type_fields,
};

/* RayCronJob.spec.jobTemplate and 1 more */
static const crd_field ray_v1_RayJobSpec_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayJobSpec, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_type_302, .offset = offsetof(ray_v1_RayJobSpec, backoffLimit)},
    {.name = CRD_STRING_INIT("clusterSelector"), .type = &crd_type_4,
     .offset = offsetof(ray_v1_RayJobSpec, clusterSelector)},
    {.name = CRD_STRING_INIT("deletionStrategy"), .type = &ray_v1_DeletionStrategy_type,
     .offset = offsetof(ray_v1_RayJobSpec, deletionStrategy)},
    {.name = CRD_STRING_INIT("entrypoint"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobSpec, entrypoint)},
    {.name = CRD_STRING_INIT("entrypointNumCpus"), .type = &crd_type_329,
     .offset = offsetof(ray_v1_RayJobSpec, entrypointNumCpus)},
    {.name = CRD_STRING_INIT("entrypointNumGpus"), .type = &crd_type_329,
     .offset = offsetof(ray_v1_RayJobSpec, entrypointNumGpus)},
    {.name = CRD_STRING_INIT("entrypointResources"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_RayJobSpec, entrypointResources)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobSpec, jobId)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_283, .offset = offsetof(ray_v1_RayJobSpec, managedBy)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_4, .offset = offsetof(ray_v1_RayJobSpec, metadata)},
    {.name = CRD_STRING_INIT("preRunningDeadlineSeconds"), .type = &crd_type_9,
     .offset = offsetof(ray_v1_RayJobSpec, preRunningDeadlineSeconds)},
    {.name = CRD_STRING_INIT("rayClusterSpec"), .type = &ray_v1_RayClusterSpec_type,
     .offset = offsetof(ray_v1_RayJobSpec, rayClusterSpec)},
    {.name = CRD_STRING_INIT("runtimeEnvYAML"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobSpec, runtimeEnvYAML)},
    {.name = CRD_STRING_INIT("shutdownAfterJobFinishes"), .type = &crd_type_44,
     .offset = offsetof(ray_v1_RayJobSpec, shutdownAfterJobFinishes)},
    {.name = CRD_STRING_INIT("submissionMode"), .type = &crd_type_330,
     .offset = offsetof(ray_v1_RayJobSpec, submissionMode)},
    {.name = CRD_STRING_INIT("submitterConfig"), .type = &ray_v1_SubmitterConfig_type,
     .offset = offsetof(ray_v1_RayJobSpec, submitterConfig)},
    {.name = CRD_STRING_INIT("submitterPodTemplate"), .type = &core_v1_PodTemplateSpec_type,
     .offset = offsetof(ray_v1_RayJobSpec, submitterPodTemplate)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_44, .offset = offsetof(ray_v1_RayJobSpec, suspend)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_302,
     .offset = offsetof(ray_v1_RayJobSpec, ttlSecondsAfterFinished)},
};
static const uint16_t ray_v1_RayJobSpec_type_fields_slots[63 + 1] = {
    0xffff, 3, 0xffff, 0xffff, 0xffff, 7, 11, 12, 0xffff, 0xffff, 0xffff, 6, 0xffff, 17, 0xffff, 0xffff, 14, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    1, 0xffff, 0xffff, 0xffff, 19, 0, 0xffff, 0xffff, 0xffff, 0xffff, 2, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    5, 0xffff, 10, 0xffff, 0xffff, 0xffff, 8, 15, 16, 4, 18, 0xffff, 0xffff,
};
static const uint64_t ray_v1_RayJobSpec_type_fields_defaulted[] = { 0x88002u };
static const uint64_t ray_v1_RayJobSpec_type_fields_words[20][2] = {
    { 0x6544657669746361u, 0x73646e6f63655365u },
    { 0x4c66666f6b636162u, 0x74696d694c66666fu },
    { 0x5372657473756c63u, 0x726f7463656c6553u },
    { 0x6e6f6974656c6564u, 0x7967657461727453u },
    { 0x696f707972746e65u, 0x746e696f70797274u },
    { 0x696f707972746e65u, 0x737570436d754e74u },
    { 0x696f707972746e65u, 0x737570476d754e74u },
    { 0x696f707972746e65u, 0x73656372756f7365u },
    { 0x6449626f6au, 0x0u },
    { 0x42646567616e616du, 0x7942646567616e61u },
    { 0x617461646174656du, 0x0u },
    { 0x696e6e7552657270u, 0x73646e6f63655365u },
    { 0x7473756c43796172u, 0x6365705372657473u },
    { 0x45656d69746e7572u, 0x4c4d4159766e4565u },
    { 0x6e776f6474756873u, 0x73656873696e6946u },
    { 0x697373696d627573u, 0x65646f4d6e6f6973u },
    { 0x657474696d627573u, 0x6769666e6f437265u },
    { 0x657474696d627573u, 0x6574616c706d6554u },
    { 0x646e6570737573u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u },
};
static const crd_fields ray_v1_RayJobSpec_type_fields = {
    .items = ray_v1_RayJobSpec_type_fields_items,
    .count = 20,
    .mask = 63,
    .seed = 9,
    .slots = ray_v1_RayJobSpec_type_fields_slots,
    .defaulted = ray_v1_RayJobSpec_type_fields_defaulted,
    .words = ray_v1_RayJobSpec_type_fields_words,
};
const crd_type ray_v1_RayJobSpec_type = {
    .name = "ray_v1_RayJobSpec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayJobSpec),
    .has_offset = offsetof(ray_v1_RayJobSpec, has),
    .fields = &ray_v1_RayJobSpec_type_fields,
};

/* RayCronJob.spec */
static const crd_string ray_v1_RayCronJobSpec_type_required[2] = {
    CRD_STRING_INIT("jobTemplate"),
    CRD_STRING_INIT("schedule"),
};
static const crd_field ray_v1_RayCronJobSpec_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("jobTemplate"), .type = &ray_v1_RayJobSpec_type,
     .offset = offsetof(ray_v1_RayCronJobSpec, jobTemplate)},
    {.name = CRD_STRING_INIT("schedule"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayCronJobSpec, schedule)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_44, .offset = offsetof(ray_v1_RayCronJobSpec, suspend)},
    {.name = CRD_STRING_INIT("timeZone"), .type = &crd_type_222, .offset = offsetof(ray_v1_RayCronJobSpec, timeZone)},
};
static const uint16_t ray_v1_RayCronJobSpec_type_fields_slots[3 + 1] = {
    1, 0, 3, 2,
};
static const uint64_t ray_v1_RayCronJobSpec_type_fields_required[] = { 0x3u };
static const uint64_t ray_v1_RayCronJobSpec_type_fields_words[4][2] = {
    { 0x6c706d6554626f6au, 0x6574616c706d6554u },
    { 0x656c756465686373u, 0x0u },
    { 0x646e6570737573u, 0x0u },
    { 0x656e6f5a656d6974u, 0x0u },
};
static const crd_fields ray_v1_RayCronJobSpec_type_fields = {
    .items = ray_v1_RayCronJobSpec_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = ray_v1_RayCronJobSpec_type_fields_slots,
    .required = ray_v1_RayCronJobSpec_type_fields_required,
    .words = ray_v1_RayCronJobSpec_type_fields_words,
};
static const crd_checks ray_v1_RayCronJobSpec_type_checks = {
    .required = ray_v1_RayCronJobSpec_type_required,
    .required_count = 2,
};
const crd_type ray_v1_RayCronJobSpec_type = {
    .name = "ray_v1_RayCronJobSpec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayCronJobSpec),
    .has_offset = offsetof(ray_v1_RayCronJobSpec, has),
    .fields = &ray_v1_RayCronJobSpec_type_fields,
    .checks = &ray_v1_RayCronJobSpec_type_checks,
};

/* RayCronJob.status */
static const crd_field ray_v1_RayCronJobStatus_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("lastScheduleTime"), .type = &crd_type_187,
     .offset = offsetof(ray_v1_RayCronJobStatus, lastScheduleTime)},
};
static const uint16_t ray_v1_RayCronJobStatus_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t ray_v1_RayCronJobStatus_type_fields_words[1][2] = {
    { 0x656863537473616cu, 0x656d6954656c7564u },
};
static const crd_fields ray_v1_RayCronJobStatus_type_fields = {
    .items = ray_v1_RayCronJobStatus_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = ray_v1_RayCronJobStatus_type_fields_slots,
    .words = ray_v1_RayCronJobStatus_type_fields_words,
};
const crd_type ray_v1_RayCronJobStatus_type = {
    .name = "ray_v1_RayCronJobStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayCronJobStatus),
    .has_offset = offsetof(ray_v1_RayCronJobStatus, has),
    .fields = &ray_v1_RayCronJobStatus_type_fields,
};

/* RayCronJob */
static const crd_field ray_v1_RayCronJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayCronJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayCronJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(ray_v1_RayCronJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_v1_RayCronJobSpec_type, .offset = offsetof(ray_v1_RayCronJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1_RayCronJobStatus_type,
     .offset = offsetof(ray_v1_RayCronJob, status)},
};
static const uint16_t ray_v1_RayCronJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1_RayCronJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1_RayCronJob_type_fields = {
    .items = ray_v1_RayCronJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1_RayCronJob_type_fields_slots,
    .words = ray_v1_RayCronJob_type_fields_words,
};
const crd_type ray_v1_RayCronJob_type = {
    .name = "ray_v1_RayCronJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayCronJob),
    .has_offset = offsetof(ray_v1_RayCronJob, has),
    .fields = &ray_v1_RayCronJob_type_fields,
};

/* RayJob.status.rayJobInfo */
static const crd_field ray_v1_RayJobInfo_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_type_187, .offset = offsetof(ray_v1_RayJobInfo, endTime)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_type_187, .offset = offsetof(ray_v1_RayJobInfo, startTime)},
};
static const uint16_t ray_v1_RayJobInfo_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t ray_v1_RayJobInfo_type_fields_words[2][2] = {
    { 0x656d6954646e65u, 0x0u },
    { 0x6d69547472617473u, 0x656d695474726174u },
};
static const crd_fields ray_v1_RayJobInfo_type_fields = {
    .items = ray_v1_RayJobInfo_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = ray_v1_RayJobInfo_type_fields_slots,
    .words = ray_v1_RayJobInfo_type_fields_words,
};
const crd_type ray_v1_RayJobInfo_type = {
    .name = "ray_v1_RayJobInfo",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayJobInfo),
    .has_offset = offsetof(ray_v1_RayJobInfo, has),
    .fields = &ray_v1_RayJobInfo_type_fields,
};

/* RayJob.status */
static const crd_field ray_v1_RayJobStatus_type_fields_items[15] = {
    {.name = CRD_STRING_INIT("dashboardURL"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobStatus, dashboardURL)},
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_type_187, .offset = offsetof(ray_v1_RayJobStatus, endTime)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_type_302, .offset = offsetof(ray_v1_RayJobStatus, failed)},
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_RayJobStatus, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobStatus, jobId)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobStatus, jobStatus)},
    {.name = CRD_STRING_INIT("jobStatusCheckFailureStartTime"), .type = &crd_type_187,
     .offset = offsetof(ray_v1_RayJobStatus, jobStatusCheckFailureStartTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobStatus, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_27,
     .offset = offsetof(ray_v1_RayJobStatus, observedGeneration)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_RayJobStatus, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &ray_v1_RayClusterStatus_type,
     .offset = offsetof(ray_v1_RayJobStatus, rayClusterStatus)},
    {.name = CRD_STRING_INIT("rayJobInfo"), .type = &ray_v1_RayJobInfo_type,
     .offset = offsetof(ray_v1_RayJobStatus, rayJobInfo)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJobStatus, reason)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_type_187, .offset = offsetof(ray_v1_RayJobStatus, startTime)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_type_302, .offset = offsetof(ray_v1_RayJobStatus, succeeded)},
};
static const uint16_t ray_v1_RayJobStatus_type_fields_slots[31 + 1] = {
    0xffff, 4, 0xffff, 0xffff, 0xffff, 0, 0xffff, 5, 10, 3, 2, 12, 0xffff, 0xffff, 11, 1, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 8, 13, 7, 0xffff, 9, 14,
};
static const uint64_t ray_v1_RayJobStatus_type_fields_defaulted[] = { 0x4004u };
static const uint64_t ray_v1_RayJobStatus_type_fields_words[15][2] = {
    { 0x72616f6268736164u, 0x4c52556472616f62u },
    { 0x656d6954646e65u, 0x0u },
    { 0x64656c696166u, 0x0u },
    { 0x6f6c706544626f6au, 0x737574617453746eu },
    { 0x6449626f6au, 0x0u },
    { 0x7574617453626f6au, 0x737574617453626fu },
    { 0x7574617453626f6au, 0x656d695474726174u },
    { 0x6567617373656du, 0x0u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
    { 0x6e49626f4a796172u, 0x6f666e49626f4a79u },
    { 0x6e6f73616572u, 0x0u },
    { 0x6d69547472617473u, 0x656d695474726174u },
    { 0x6564656563637573u, 0x6465646565636375u },
};
static const crd_fields ray_v1_RayJobStatus_type_fields = {
    .items = ray_v1_RayJobStatus_type_fields_items,
    .count = 15,
    .mask = 31,
    .seed = 150,
    .slots = ray_v1_RayJobStatus_type_fields_slots,
    .defaulted = ray_v1_RayJobStatus_type_fields_defaulted,
    .words = ray_v1_RayJobStatus_type_fields_words,
};
const crd_type ray_v1_RayJobStatus_type = {
    .name = "ray_v1_RayJobStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayJobStatus),
    .has_offset = offsetof(ray_v1_RayJobStatus, has),
    .fields = &ray_v1_RayJobStatus_type_fields,
};

/* RayJob */
static const crd_field ray_v1_RayJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(ray_v1_RayJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_v1_RayJobSpec_type, .offset = offsetof(ray_v1_RayJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1_RayJobStatus_type, .offset = offsetof(ray_v1_RayJob, status)},
};
static const uint16_t ray_v1_RayJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1_RayJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1_RayJob_type_fields = {
    .items = ray_v1_RayJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1_RayJob_type_fields_slots,
    .words = ray_v1_RayJob_type_fields_words,
};
const crd_type ray_v1_RayJob_type = {
    .name = "ray_v1_RayJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayJob),
    .has_offset = offsetof(ray_v1_RayJob, has),
    .fields = &ray_v1_RayJob_type_fields,
};

/* RayJob.spec */
static const crd_string ray_v1alpha1_RayJobSpec_type_required[1] = {
    CRD_STRING_INIT("entrypoint"),
};
static const crd_field ray_v1alpha1_RayJobSpec_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("clusterSelector"), .type = &crd_type_4,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, clusterSelector)},
    {.name = CRD_STRING_INIT("entrypoint"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayJobSpec, entrypoint)},
    {.name = CRD_STRING_INIT("entrypointNumCpus"), .type = &crd_type_329,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, entrypointNumCpus)},
    {.name = CRD_STRING_INIT("entrypointNumGpus"), .type = &crd_type_329,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, entrypointNumGpus)},
    {.name = CRD_STRING_INIT("entrypointResources"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, entrypointResources)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayJobSpec, jobId)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_4, .offset = offsetof(ray_v1alpha1_RayJobSpec, metadata)},
    {.name = CRD_STRING_INIT("rayClusterSpec"), .type = &ray_v1alpha1_RayClusterSpec_type,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, rayClusterSpec)},
    {.name = CRD_STRING_INIT("runtimeEnvYAML"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, runtimeEnvYAML)},
    {.name = CRD_STRING_INIT("shutdownAfterJobFinishes"), .type = &crd_type_44,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, shutdownAfterJobFinishes)},
    {.name = CRD_STRING_INIT("submitterPodTemplate"), .type = &core_v1_PodTemplateSpec_type,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, submitterPodTemplate)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_44, .offset = offsetof(ray_v1alpha1_RayJobSpec, suspend)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_302,
     .offset = offsetof(ray_v1alpha1_RayJobSpec, ttlSecondsAfterFinished)},
};
static const uint16_t ray_v1alpha1_RayJobSpec_type_fields_slots[31 + 1] = {
    12, 8, 0xffff, 6, 0xffff, 1, 11, 0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 3, 0xffff, 0xffff, 10, 0xffff,
    7, 0xffff, 4, 9, 0xffff, 0xffff, 0, 5, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t ray_v1alpha1_RayJobSpec_type_fields_defaulted[] = { 0x1000u };
static const uint64_t ray_v1alpha1_RayJobSpec_type_fields_required[] = { 0x2u };
static const uint64_t ray_v1alpha1_RayJobSpec_type_fields_words[13][2] = {
    { 0x5372657473756c63u, 0x726f7463656c6553u },
    { 0x696f707972746e65u, 0x746e696f70797274u },
    { 0x696f707972746e65u, 0x737570436d754e74u },
    { 0x696f707972746e65u, 0x737570476d754e74u },
    { 0x696f707972746e65u, 0x73656372756f7365u },
    { 0x6449626f6au, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x7473756c43796172u, 0x6365705372657473u },
    { 0x45656d69746e7572u, 0x4c4d4159766e4565u },
    { 0x6e776f6474756873u, 0x73656873696e6946u },
    { 0x657474696d627573u, 0x6574616c706d6554u },
    { 0x646e6570737573u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u },
};
static const crd_fields ray_v1alpha1_RayJobSpec_type_fields = {
    .items = ray_v1alpha1_RayJobSpec_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 19,
    .slots = ray_v1alpha1_RayJobSpec_type_fields_slots,
    .defaulted = ray_v1alpha1_RayJobSpec_type_fields_defaulted,
    .required = ray_v1alpha1_RayJobSpec_type_fields_required,
    .words = ray_v1alpha1_RayJobSpec_type_fields_words,
};
static const crd_checks ray_v1alpha1_RayJobSpec_type_checks = {
    .required = ray_v1alpha1_RayJobSpec_type_required,
    .required_count = 1,
};
const crd_type ray_v1alpha1_RayJobSpec_type = {
    .name = "ray_v1alpha1_RayJobSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayJobSpec),
    .has_offset = offsetof(ray_v1alpha1_RayJobSpec, has),
    .fields = &ray_v1alpha1_RayJobSpec_type_fields,
    .checks = &ray_v1alpha1_RayJobSpec_type_checks,
};

/* RayJob.status */
static const crd_field ray_v1alpha1_RayJobStatus_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("dashboardURL"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayJobStatus, dashboardURL)},
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_type_187, .offset = offsetof(ray_v1alpha1_RayJobStatus, endTime)},
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayJobStatus, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayJobStatus, jobId)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayJobStatus, jobStatus)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayJobStatus, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_27,
     .offset = offsetof(ray_v1alpha1_RayJobStatus, observedGeneration)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayJobStatus, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &ray_v1alpha1_RayClusterStatus_type,
     .offset = offsetof(ray_v1alpha1_RayJobStatus, rayClusterStatus)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_type_187, .offset = offsetof(ray_v1alpha1_RayJobStatus, startTime)},
};
static const uint16_t ray_v1alpha1_RayJobStatus_type_fields_slots[15 + 1] = {
    5, 0xffff, 0xffff, 8, 9, 3, 1, 0xffff, 4, 0, 2, 0xffff, 0xffff, 7, 6, 0xffff,
};
static const uint64_t ray_v1alpha1_RayJobStatus_type_fields_words[10][2] = {
    { 0x72616f6268736164u, 0x4c52556472616f62u },
    { 0x656d6954646e65u, 0x0u },
    { 0x6f6c706544626f6au, 0x737574617453746eu },
    { 0x6449626f6au, 0x0u },
    { 0x7574617453626f6au, 0x737574617453626fu },
    { 0x6567617373656du, 0x0u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
    { 0x6d69547472617473u, 0x656d695474726174u },
};
static const crd_fields ray_v1alpha1_RayJobStatus_type_fields = {
    .items = ray_v1alpha1_RayJobStatus_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 23,
    .slots = ray_v1alpha1_RayJobStatus_type_fields_slots,
    .words = ray_v1alpha1_RayJobStatus_type_fields_words,
};
const crd_type ray_v1alpha1_RayJobStatus_type = {
    .name = "ray_v1alpha1_RayJobStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayJobStatus),
    .has_offset = offsetof(ray_v1alpha1_RayJobStatus, has),
    .fields = &ray_v1alpha1_RayJobStatus_type_fields,
};

/* RayJob */
static const crd_field ray_v1alpha1_RayJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(ray_v1alpha1_RayJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_v1alpha1_RayJobSpec_type, .offset = offsetof(ray_v1alpha1_RayJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1alpha1_RayJobStatus_type,
     .offset = offsetof(ray_v1alpha1_RayJob, status)},
};
static const uint16_t ray_v1alpha1_RayJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1alpha1_RayJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1alpha1_RayJob_type_fields = {
    .items = ray_v1alpha1_RayJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1alpha1_RayJob_type_fields_slots,
    .words = ray_v1alpha1_RayJob_type_fields_words,
};
const crd_type ray_v1alpha1_RayJob_type = {
    .name = "ray_v1alpha1_RayJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayJob),
    .has_offset = offsetof(ray_v1alpha1_RayJob, has),
    .fields = &ray_v1alpha1_RayJob_type_fields,
};

/* RayService.spec.upgradeStrategy.clusterUpgradeOptions.maxSurgePercent */
static const crd_value crd_type_342_default[1] = {
    CRD_VALUE_INT_INIT(100),
};
const crd_type crd_type_342 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_342_default,
};

/* RayService.spec.upgradeStrategy.clusterUpgradeOptions */
static const crd_string ray_v1_ClusterUpgradeOptions_type_required[3] = {
    CRD_STRING_INIT("gatewayClassName"),
    CRD_STRING_INIT("intervalSeconds"),
    CRD_STRING_INIT("stepSizePercent"),
};
static const crd_field ray_v1_ClusterUpgradeOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("gatewayClassName"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_ClusterUpgradeOptions, gatewayClassName)},
    {.name = CRD_STRING_INIT("intervalSeconds"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_ClusterUpgradeOptions, intervalSeconds)},
    {.name = CRD_STRING_INIT("maxSurgePercent"), .type = &crd_type_342,
     .offset = offsetof(ray_v1_ClusterUpgradeOptions, maxSurgePercent)},
    {.name = CRD_STRING_INIT("stepSizePercent"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_ClusterUpgradeOptions, stepSizePercent)},
};
static const uint16_t ray_v1_ClusterUpgradeOptions_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t ray_v1_ClusterUpgradeOptions_type_fields_defaulted[] = { 0x4u };
static const uint64_t ray_v1_ClusterUpgradeOptions_type_fields_required[] = { 0xbu };
static const uint64_t ray_v1_ClusterUpgradeOptions_type_fields_words[4][2] = {
    { 0x4379617765746167u, 0x656d614e7373616cu },
    { 0x6c61767265746e69u, 0x73646e6f6365536cu },
    { 0x656772755378616du, 0x746e656372655065u },
    { 0x657a695370657473u, 0x746e656372655065u },
};
static const crd_fields ray_v1_ClusterUpgradeOptions_type_fields = {
    .items = ray_v1_ClusterUpgradeOptions_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 1,
    .slots = ray_v1_ClusterUpgradeOptions_type_fields_slots,
    .defaulted = ray_v1_ClusterUpgradeOptions_type_fields_defaulted,
    .required = ray_v1_ClusterUpgradeOptions_type_fields_required,
    .words = ray_v1_ClusterUpgradeOptions_type_fields_words,
};
static const crd_checks ray_v1_ClusterUpgradeOptions_type_checks = {
    .required = ray_v1_ClusterUpgradeOptions_type_required,
    .required_count = 3,
};
const crd_type ray_v1_ClusterUpgradeOptions_type = {
    .name = "ray_v1_ClusterUpgradeOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_ClusterUpgradeOptions),
    .has_offset = offsetof(ray_v1_ClusterUpgradeOptions, has),
    .fields = &ray_v1_ClusterUpgradeOptions_type_fields,
    .checks = &ray_v1_ClusterUpgradeOptions_type_checks,
};

/* RayService.spec.upgradeStrategy */
static const crd_field ray_v1_RayServiceSpecUpgradeStrategy_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("clusterUpgradeOptions"), .type = &ray_v1_ClusterUpgradeOptions_type,
     .offset = offsetof(ray_v1_RayServiceSpecUpgradeStrategy, clusterUpgradeOptions)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayServiceSpecUpgradeStrategy, type)},
};
static const uint16_t ray_v1_RayServiceSpecUpgradeStrategy_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t ray_v1_RayServiceSpecUpgradeStrategy_type_fields_words[2][2] = {
    { 0x5572657473756c63u, 0x736e6f6974704f65u },
    { 0x65707974u, 0x0u },
};
static const crd_fields ray_v1_RayServiceSpecUpgradeStrategy_type_fields = {
    .items = ray_v1_RayServiceSpecUpgradeStrategy_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = ray_v1_RayServiceSpecUpgradeStrategy_type_fields_slots,
    .words = ray_v1_RayServiceSpecUpgradeStrategy_type_fields_words,
};
const crd_type ray_v1_RayServiceSpecUpgradeStrategy_type = {
    .name = "ray_v1_RayServiceSpecUpgradeStrategy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayServiceSpecUpgradeStrategy),
    .has_offset = offsetof(ray_v1_RayServiceSpecUpgradeStrategy, has),
    .fields = &ray_v1_RayServiceSpecUpgradeStrategy_type_fields,
};

/* RayService.spec */
static const crd_string ray_v1_RayServiceSpec_type_required[1] = {
    CRD_STRING_INIT("rayClusterConfig"),
};
static const crd_field ray_v1_RayServiceSpec_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("deploymentUnhealthySecondThreshold"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayServiceSpec, deploymentUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("excludeHeadPodFromServeSvc"), .type = &crd_type_44,
     .offset = offsetof(ray_v1_RayServiceSpec, excludeHeadPodFromServeSvc)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_283, .offset = offsetof(ray_v1_RayServiceSpec, managedBy)},
    {.name = CRD_STRING_INIT("rayClusterConfig"), .type = &ray_v1_RayClusterSpec_type,
     .offset = offsetof(ray_v1_RayServiceSpec, rayClusterConfig)},
    {.name = CRD_STRING_INIT("rayClusterDeletionDelaySeconds"), .type = &crd_type_8,
     .offset = offsetof(ray_v1_RayServiceSpec, rayClusterDeletionDelaySeconds)},
    {.name = CRD_STRING_INIT("serveConfigV2"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_RayServiceSpec, serveConfigV2)},
    {.name = CRD_STRING_INIT("serveService"), .type = &ray_v1_HeadService_type,
     .offset = offsetof(ray_v1_RayServiceSpec, serveService)},
    {.name = CRD_STRING_INIT("serviceUnhealthySecondThreshold"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayServiceSpec, serviceUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_44, .offset = offsetof(ray_v1_RayServiceSpec, suspend)},
    {.name = CRD_STRING_INIT("upgradeStrategy"), .type = &ray_v1_RayServiceSpecUpgradeStrategy_type,
     .offset = offsetof(ray_v1_RayServiceSpec, upgradeStrategy)},
};
static const uint16_t ray_v1_RayServiceSpec_type_fields_slots[15 + 1] = {
    0xffff, 0, 8, 1, 7, 0xffff, 0xffff, 0xffff, 2, 0xffff, 5, 0xffff, 3, 9, 4, 6,
};
static const uint64_t ray_v1_RayServiceSpec_type_fields_required[] = { 0x8u };
static const uint64_t ray_v1_RayServiceSpec_type_fields_words[10][2] = {
    { 0x656d796f6c706564u, 0x646c6f6873657268u },
    { 0x486564756c637865u, 0x6376536576726553u },
    { 0x42646567616e616du, 0x7942646567616e61u },
    { 0x7473756c43796172u, 0x6769666e6f437265u },
    { 0x7473756c43796172u, 0x73646e6f63655379u },
    { 0x6e6f436576726573u, 0x32566769666e6f43u },
    { 0x7265536576726573u, 0x6563697672655365u },
    { 0x5565636976726573u, 0x646c6f6873657268u },
    { 0x646e6570737573u, 0x0u },
    { 0x5365646172677075u, 0x7967657461727453u },
};
static const crd_fields ray_v1_RayServiceSpec_type_fields = {
    .items = ray_v1_RayServiceSpec_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 1,
    .slots = ray_v1_RayServiceSpec_type_fields_slots,
    .required = ray_v1_RayServiceSpec_type_fields_required,
    .words = ray_v1_RayServiceSpec_type_fields_words,
};
static const crd_checks ray_v1_RayServiceSpec_type_checks = {
    .required = ray_v1_RayServiceSpec_type_required,
    .required_count = 1,
};
const crd_type ray_v1_RayServiceSpec_type = {
    .name = "ray_v1_RayServiceSpec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayServiceSpec),
    .has_offset = offsetof(ray_v1_RayServiceSpec, has),
    .fields = &ray_v1_RayServiceSpec_type_fields,
    .checks = &ray_v1_RayServiceSpec_type_checks,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
static const crd_field ray_v1_ServeDeploymentStatus_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(ray_v1_ServeDeploymentStatus, message)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_0, .offset = offsetof(ray_v1_ServeDeploymentStatus, status)},
};
static const uint16_t ray_v1_ServeDeploymentStatus_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t ray_v1_ServeDeploymentStatus_type_fields_words[2][2] = {
    { 0x6567617373656du, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1_ServeDeploymentStatus_type_fields = {
    .items = ray_v1_ServeDeploymentStatus_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = ray_v1_ServeDeploymentStatus_type_fields_slots,
    .words = ray_v1_ServeDeploymentStatus_type_fields_words,
};
const crd_type ray_v1_ServeDeploymentStatus_type = {
    .name = "ray_v1_ServeDeploymentStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_ServeDeploymentStatus),
    .has_offset = offsetof(ray_v1_ServeDeploymentStatus, has),
    .fields = &ray_v1_ServeDeploymentStatus_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses and 1 more */
const crd_type crd_type_347 = {
    .name = "ray_v1_ServeDeploymentStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(ray_v1_ServeDeploymentStatus_entry),
    .additional = &ray_v1_ServeDeploymentStatus_type,
};

/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
static const crd_field ray_v1_ApplicationStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(ray_v1_ApplicationStatus, message)},
    {.name = CRD_STRING_INIT("serveDeploymentStatuses"), .type = &crd_type_347,
     .offset = offsetof(ray_v1_ApplicationStatus, serveDeploymentStatuses)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_0, .offset = offsetof(ray_v1_ApplicationStatus, status)},
};
static const uint16_t ray_v1_ApplicationStatus_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t ray_v1_ApplicationStatus_type_fields_words[3][2] = {
    { 0x6567617373656du, 0x0u },
    { 0x7065446576726573u, 0x7365737574617453u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1_ApplicationStatus_type_fields = {
    .items = ray_v1_ApplicationStatus_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = ray_v1_ApplicationStatus_type_fields_slots,
    .words = ray_v1_ApplicationStatus_type_fields_words,
};
const crd_type ray_v1_ApplicationStatus_type = {
    .name = "ray_v1_ApplicationStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_ApplicationStatus),
    .has_offset = offsetof(ray_v1_ApplicationStatus, has),
    .fields = &ray_v1_ApplicationStatus_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses and 1 more */
const crd_type crd_type_349 = {
    .name = "ray_v1_ApplicationStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(ray_v1_ApplicationStatus_entry),
    .additional = &ray_v1_ApplicationStatus_type,
};

/* RayService.status.activeServiceStatus and 1 more */
static const crd_field ray_v1_ActiveServiceStatus_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("applicationStatuses"), .type = &crd_type_349,
     .offset = offsetof(ray_v1_ActiveServiceStatus, applicationStatuses)},
    {.name = CRD_STRING_INIT("lastTrafficMigratedTime"), .type = &crd_type_187,
     .offset = offsetof(ray_v1_ActiveServiceStatus, lastTrafficMigratedTime)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_ActiveServiceStatus, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &ray_v1_RayClusterStatus_type,
     .offset = offsetof(ray_v1_ActiveServiceStatus, rayClusterStatus)},
    {.name = CRD_STRING_INIT("targetCapacity"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_ActiveServiceStatus, targetCapacity)},
    {.name = CRD_STRING_INIT("trafficRoutedPercent"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_ActiveServiceStatus, trafficRoutedPercent)},
};
static const uint16_t ray_v1_ActiveServiceStatus_type_fields_slots[7 + 1] = {
    0xffff, 5, 2, 3, 4, 0xffff, 1, 0,
};
static const uint64_t ray_v1_ActiveServiceStatus_type_fields_words[6][2] = {
    { 0x746163696c707061u, 0x7365737574617453u },
    { 0x666172547473616cu, 0x656d695464657461u },
    { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
    { 0x6143746567726174u, 0x7974696361706143u },
    { 0x5263696666617274u, 0x746e656372655064u },
};
static const crd_fields ray_v1_ActiveServiceStatus_type_fields = {
    .items = ray_v1_ActiveServiceStatus_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 12,
    .slots = ray_v1_ActiveServiceStatus_type_fields_slots,
    .words = ray_v1_ActiveServiceStatus_type_fields_words,
};
const crd_type ray_v1_ActiveServiceStatus_type = {
    .name = "ray_v1_ActiveServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_ActiveServiceStatus),
    .has_offset = offsetof(ray_v1_ActiveServiceStatus, has),
    .fields = &ray_v1_ActiveServiceStatus_type_fields,
};

/* RayService.status */
static const crd_field ray_v1_RayServiceStatus_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("activeServiceStatus"), .type = &ray_v1_ActiveServiceStatus_type,
     .offset = offsetof(ray_v1_RayServiceStatus, activeServiceStatus)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_210, .offset = offsetof(ray_v1_RayServiceStatus, conditions)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_187,
     .offset = offsetof(ray_v1_RayServiceStatus, lastUpdateTime)},
    {.name = CRD_STRING_INIT("numServeEndpoints"), .type = &crd_type_17,
     .offset = offsetof(ray_v1_RayServiceStatus, numServeEndpoints)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_27,
     .offset = offsetof(ray_v1_RayServiceStatus, observedGeneration)},
    {.name = CRD_STRING_INIT("pendingServiceStatus"), .type = &ray_v1_ActiveServiceStatus_type,
     .offset = offsetof(ray_v1_RayServiceStatus, pendingServiceStatus)},
    {.name = CRD_STRING_INIT("serviceStatus"), .type = &crd_type_0,
     .offset = offsetof(ray_v1_RayServiceStatus, serviceStatus)},
};
static const uint16_t ray_v1_RayServiceStatus_type_fields_slots[7 + 1] = {
    0, 4, 2, 5, 3, 6, 1, 0xffff,
};
static const uint64_t ray_v1_RayServiceStatus_type_fields_words[7][2] = {
    { 0x6553657669746361u, 0x7375746174536563u },
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x65767265536d756eu, 0x73746e696f70646eu },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x53676e69646e6570u, 0x7375746174536563u },
    { 0x5365636976726573u, 0x7375746174536563u },
};
static const crd_fields ray_v1_RayServiceStatus_type_fields = {
    .items = ray_v1_RayServiceStatus_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 159,
    .slots = ray_v1_RayServiceStatus_type_fields_slots,
    .words = ray_v1_RayServiceStatus_type_fields_words,
};
const crd_type ray_v1_RayServiceStatus_type = {
    .name = "ray_v1_RayServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayServiceStatus),
    .has_offset = offsetof(ray_v1_RayServiceStatus, has),
    .fields = &ray_v1_RayServiceStatus_type_fields,
};

/* RayService */
static const crd_field ray_v1_RayService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1_RayService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(ray_v1_RayService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_v1_RayServiceSpec_type, .offset = offsetof(ray_v1_RayService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1_RayServiceStatus_type,
     .offset = offsetof(ray_v1_RayService, status)},
};
static const uint16_t ray_v1_RayService_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1_RayService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1_RayService_type_fields = {
    .items = ray_v1_RayService_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1_RayService_type_fields_slots,
    .words = ray_v1_RayService_type_fields_words,
};
const crd_type ray_v1_RayService_type = {
    .name = "ray_v1_RayService",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1_RayService),
    .has_offset = offsetof(ray_v1_RayService, has),
    .fields = &ray_v1_RayService_type_fields,
};

/* RayService.spec */
static const crd_field ray_v1alpha1_RayServiceSpec_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("deploymentUnhealthySecondThreshold"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_RayServiceSpec, deploymentUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("rayClusterConfig"), .type = &ray_v1alpha1_RayClusterSpec_type,
     .offset = offsetof(ray_v1alpha1_RayServiceSpec, rayClusterConfig)},
    {.name = CRD_STRING_INIT("serveConfigV2"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayServiceSpec, serveConfigV2)},
    {.name = CRD_STRING_INIT("serveService"), .type = &ray_v1_HeadService_type,
     .offset = offsetof(ray_v1alpha1_RayServiceSpec, serveService)},
    {.name = CRD_STRING_INIT("serviceUnhealthySecondThreshold"), .type = &crd_type_17,
     .offset = offsetof(ray_v1alpha1_RayServiceSpec, serviceUnhealthySecondThreshold)},
};
static const uint16_t ray_v1alpha1_RayServiceSpec_type_fields_slots[7 + 1] = {
    3, 1, 0, 4, 0xffff, 0xffff, 2, 0xffff,
};
static const uint64_t ray_v1alpha1_RayServiceSpec_type_fields_words[5][2] = {
    { 0x656d796f6c706564u, 0x646c6f6873657268u },
    { 0x7473756c43796172u, 0x6769666e6f437265u },
    { 0x6e6f436576726573u, 0x32566769666e6f43u },
    { 0x7265536576726573u, 0x6563697672655365u },
    { 0x5565636976726573u, 0x646c6f6873657268u },
};
static const crd_fields ray_v1alpha1_RayServiceSpec_type_fields = {
    .items = ray_v1alpha1_RayServiceSpec_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 5,
    .slots = ray_v1alpha1_RayServiceSpec_type_fields_slots,
    .words = ray_v1alpha1_RayServiceSpec_type_fields_words,
};
const crd_type ray_v1alpha1_RayServiceSpec_type = {
    .name = "ray_v1alpha1_RayServiceSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayServiceSpec),
    .has_offset = offsetof(ray_v1alpha1_RayServiceSpec, has),
    .fields = &ray_v1alpha1_RayServiceSpec_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
static const crd_field ray_v1alpha1_ServeDeploymentStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_type_187,
     .offset = offsetof(ray_v1alpha1_ServeDeploymentStatus, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_ServeDeploymentStatus, message)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_ServeDeploymentStatus, status)},
};
static const uint16_t ray_v1alpha1_ServeDeploymentStatus_type_fields_slots[3 + 1] = {
    0xffff, 1, 0, 2,
};
static const uint64_t ray_v1alpha1_ServeDeploymentStatus_type_fields_words[3][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u },
    { 0x6567617373656du, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1alpha1_ServeDeploymentStatus_type_fields = {
    .items = ray_v1alpha1_ServeDeploymentStatus_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = ray_v1alpha1_ServeDeploymentStatus_type_fields_slots,
    .words = ray_v1alpha1_ServeDeploymentStatus_type_fields_words,
};
const crd_type ray_v1alpha1_ServeDeploymentStatus_type = {
    .name = "ray_v1alpha1_ServeDeploymentStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_ServeDeploymentStatus),
    .has_offset = offsetof(ray_v1alpha1_ServeDeploymentStatus, has),
    .fields = &ray_v1alpha1_ServeDeploymentStatus_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses and 1 more */
const crd_type crd_type_355 = {
    .name = "ray_v1alpha1_ServeDeploymentStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(ray_v1alpha1_ServeDeploymentStatus_entry),
    .additional = &ray_v1alpha1_ServeDeploymentStatus_type,
};

/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
static const crd_field ray_v1alpha1_ApplicationStatus_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_type_187,
     .offset = offsetof(ray_v1alpha1_ApplicationStatus, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_ApplicationStatus, message)},
    {.name = CRD_STRING_INIT("serveDeploymentStatuses"), .type = &crd_type_355,
     .offset = offsetof(ray_v1alpha1_ApplicationStatus, serveDeploymentStatuses)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_ApplicationStatus, status)},
};
static const uint16_t ray_v1alpha1_ApplicationStatus_type_fields_slots[3 + 1] = {
    1, 0, 2, 3,
};
static const uint64_t ray_v1alpha1_ApplicationStatus_type_fields_words[4][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u },
    { 0x6567617373656du, 0x0u },
    { 0x7065446576726573u, 0x7365737574617453u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1alpha1_ApplicationStatus_type_fields = {
    .items = ray_v1alpha1_ApplicationStatus_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 30,
    .slots = ray_v1alpha1_ApplicationStatus_type_fields_slots,
    .words = ray_v1alpha1_ApplicationStatus_type_fields_words,
};
const crd_type ray_v1alpha1_ApplicationStatus_type = {
    .name = "ray_v1alpha1_ApplicationStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_ApplicationStatus),
    .has_offset = offsetof(ray_v1alpha1_ApplicationStatus, has),
    .fields = &ray_v1alpha1_ApplicationStatus_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses and 1 more */
const crd_type crd_type_357 = {
    .name = "ray_v1alpha1_ApplicationStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(ray_v1alpha1_ApplicationStatus_entry),
    .additional = &ray_v1alpha1_ApplicationStatus_type,
};

/* RayService.status.activeServiceStatus and 1 more */
static const crd_field ray_v1alpha1_ActiveServiceStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("applicationStatuses"), .type = &crd_type_357,
     .offset = offsetof(ray_v1alpha1_ActiveServiceStatus, applicationStatuses)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_ActiveServiceStatus, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &ray_v1alpha1_RayClusterStatus_type,
     .offset = offsetof(ray_v1alpha1_ActiveServiceStatus, rayClusterStatus)},
};
static const uint16_t ray_v1alpha1_ActiveServiceStatus_type_fields_slots[3 + 1] = {
    0xffff, 0, 1, 2,
};
static const uint64_t ray_v1alpha1_ActiveServiceStatus_type_fields_words[3][2] = {
    { 0x746163696c707061u, 0x7365737574617453u },
    { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
};
static const crd_fields ray_v1alpha1_ActiveServiceStatus_type_fields = {
    .items = ray_v1alpha1_ActiveServiceStatus_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 15,
    .slots = ray_v1alpha1_ActiveServiceStatus_type_fields_slots,
    .words = ray_v1alpha1_ActiveServiceStatus_type_fields_words,
};
const crd_type ray_v1alpha1_ActiveServiceStatus_type = {
    .name = "ray_v1alpha1_ActiveServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_ActiveServiceStatus),
    .has_offset = offsetof(ray_v1alpha1_ActiveServiceStatus, has),
    .fields = &ray_v1alpha1_ActiveServiceStatus_type_fields,
};

/* RayService.status */
static const crd_field ray_v1alpha1_RayServiceStatus_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("activeServiceStatus"), .type = &ray_v1alpha1_ActiveServiceStatus_type,
     .offset = offsetof(ray_v1alpha1_RayServiceStatus, activeServiceStatus)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_187,
     .offset = offsetof(ray_v1alpha1_RayServiceStatus, lastUpdateTime)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_27,
     .offset = offsetof(ray_v1alpha1_RayServiceStatus, observedGeneration)},
    {.name = CRD_STRING_INIT("pendingServiceStatus"), .type = &ray_v1alpha1_ActiveServiceStatus_type,
     .offset = offsetof(ray_v1alpha1_RayServiceStatus, pendingServiceStatus)},
    {.name = CRD_STRING_INIT("serviceStatus"), .type = &crd_type_0,
     .offset = offsetof(ray_v1alpha1_RayServiceStatus, serviceStatus)},
};
static const uint16_t ray_v1alpha1_RayServiceStatus_type_fields_slots[7 + 1] = {
    4, 0xffff, 0xffff, 3, 0xffff, 0, 2, 1,
};
static const uint64_t ray_v1alpha1_RayServiceStatus_type_fields_words[5][2] = {
    { 0x6553657669746361u, 0x7375746174536563u },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x53676e69646e6570u, 0x7375746174536563u },
    { 0x5365636976726573u, 0x7375746174536563u },
};
static const crd_fields ray_v1alpha1_RayServiceStatus_type_fields = {
    .items = ray_v1alpha1_RayServiceStatus_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 9,
    .slots = ray_v1alpha1_RayServiceStatus_type_fields_slots,
    .words = ray_v1alpha1_RayServiceStatus_type_fields_words,
};
const crd_type ray_v1alpha1_RayServiceStatus_type = {
    .name = "ray_v1alpha1_RayServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayServiceStatus),
    .has_offset = offsetof(ray_v1alpha1_RayServiceStatus, has),
    .fields = &ray_v1alpha1_RayServiceStatus_type_fields,
};

/* RayService */
static const crd_field ray_v1alpha1_RayService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(ray_v1alpha1_RayService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(ray_v1alpha1_RayService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_v1alpha1_RayServiceSpec_type,
     .offset = offsetof(ray_v1alpha1_RayService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_v1alpha1_RayServiceStatus_type,
     .offset = offsetof(ray_v1alpha1_RayService, status)},
};
static const uint16_t ray_v1alpha1_RayService_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_v1alpha1_RayService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_v1alpha1_RayService_type_fields = {
    .items = ray_v1alpha1_RayService_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_v1alpha1_RayService_type_fields_slots,
    .words = ray_v1alpha1_RayService_type_fields_words,
};
const crd_type ray_v1alpha1_RayService_type = {
    .name = "ray_v1alpha1_RayService",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_v1alpha1_RayService),
    .has_offset = offsetof(ray_v1alpha1_RayService, has),
    .fields = &ray_v1alpha1_RayService_type_fields,
};

/* PodGroup.spec.subGroupPolicy[].subGroupSize */
static const crd_value crd_type_361_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
static const crd_checks crd_type_361_checks = {
    .minimum = 1.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_361 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_361_checks,
    .default_value = crd_type_361_default,
};

/* PodGroup.spec.subGroupPolicy[] */
static const crd_field scheduling_v1beta1_SubGroupPolicy_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(scheduling_v1beta1_SubGroupPolicy, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_28,
     .offset = offsetof(scheduling_v1beta1_SubGroupPolicy, matchLabelKeys)},
    {.name = CRD_STRING_INIT("minSubGroups"), .type = &crd_type_25,
     .offset = offsetof(scheduling_v1beta1_SubGroupPolicy, minSubGroups)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_11, .offset = offsetof(scheduling_v1beta1_SubGroupPolicy, name)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_v1alpha1_NetworkTopology_type,
     .offset = offsetof(scheduling_v1beta1_SubGroupPolicy, networkTopology)},
    {.name = CRD_STRING_INIT("subGroupSize"), .type = &crd_type_361,
     .offset = offsetof(scheduling_v1beta1_SubGroupPolicy, subGroupSize)},
};
static const uint16_t scheduling_v1beta1_SubGroupPolicy_type_fields_slots[7 + 1] = {
    5, 4, 0xffff, 3, 0, 0xffff, 2, 1,
};
static const uint64_t scheduling_v1beta1_SubGroupPolicy_type_fields_defaulted[] = { 0x24u };
static const uint64_t scheduling_v1beta1_SubGroupPolicy_type_fields_words[6][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x72476275536e696du, 0x7370756f72476275u },
    { 0x656d616eu, 0x0u },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x70756f7247627573u, 0x657a695370756f72u },
};
static const crd_fields scheduling_v1beta1_SubGroupPolicy_type_fields = {
    .items = scheduling_v1beta1_SubGroupPolicy_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 43,
    .slots = scheduling_v1beta1_SubGroupPolicy_type_fields_slots,
    .defaulted = scheduling_v1beta1_SubGroupPolicy_type_fields_defaulted,
    .words = scheduling_v1beta1_SubGroupPolicy_type_fields_words,
};
const crd_type scheduling_v1beta1_SubGroupPolicy_type = {
    .name = "scheduling_v1beta1_SubGroupPolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_SubGroupPolicy),
    .has_offset = offsetof(scheduling_v1beta1_SubGroupPolicy, has),
    .fields = &scheduling_v1beta1_SubGroupPolicy_type_fields,
};

/* PodGroup.spec.subGroupPolicy */
const crd_type crd_type_363 = {
    .name = "scheduling_v1beta1_SubGroupPolicy_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(scheduling_v1beta1_SubGroupPolicy),
    .items = &scheduling_v1beta1_SubGroupPolicy_type,
};

/* PodGroup.spec */
static const crd_field scheduling_v1beta1_PodGroupSpec_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("minMember"), .type = &crd_type_8,
     .offset = offsetof(scheduling_v1beta1_PodGroupSpec, minMember)},
    {.name = CRD_STRING_INIT("minResources"), .type = &crd_type_78,
     .offset = offsetof(scheduling_v1beta1_PodGroupSpec, minResources)},
    {.name = CRD_STRING_INIT("minTaskMember"), .type = &crd_type_194,
     .offset = offsetof(scheduling_v1beta1_PodGroupSpec, minTaskMember)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_v1alpha1_NetworkTopology_type,
     .offset = offsetof(scheduling_v1beta1_PodGroupSpec, networkTopology)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_11,
     .offset = offsetof(scheduling_v1beta1_PodGroupSpec, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_type_21, .offset = offsetof(scheduling_v1beta1_PodGroupSpec, queue)},
    {.name = CRD_STRING_INIT("subGroupPolicy"), .type = &crd_type_363,
     .offset = offsetof(scheduling_v1beta1_PodGroupSpec, subGroupPolicy)},
};
static const uint16_t scheduling_v1beta1_PodGroupSpec_type_fields_slots[7 + 1] = {
    5, 0xffff, 4, 1, 6, 3, 0, 2,
};
static const uint64_t scheduling_v1beta1_PodGroupSpec_type_fields_defaulted[] = { 0x20u };
static const uint64_t scheduling_v1beta1_PodGroupSpec_type_fields_words[7][2] = {
    { 0x65626d654d6e696du, 0x7265626d654d6e69u },
    { 0x756f7365526e696du, 0x73656372756f7365u },
    { 0x4d6b7361546e696du, 0x7265626d654d6b73u },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x797469726f697270u, 0x656d614e7373616cu },
    { 0x6575657571u, 0x0u },
    { 0x70756f7247627573u, 0x7963696c6f507075u },
};
static const crd_fields scheduling_v1beta1_PodGroupSpec_type_fields = {
    .items = scheduling_v1beta1_PodGroupSpec_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 12,
    .slots = scheduling_v1beta1_PodGroupSpec_type_fields_slots,
    .defaulted = scheduling_v1beta1_PodGroupSpec_type_fields_defaulted,
    .words = scheduling_v1beta1_PodGroupSpec_type_fields_words,
};
const crd_type scheduling_v1beta1_PodGroupSpec_type = {
    .name = "scheduling_v1beta1_PodGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_PodGroupSpec),
    .has_offset = offsetof(scheduling_v1beta1_PodGroupSpec, has),
    .fields = &scheduling_v1beta1_PodGroupSpec_type_fields,
};

/* PodGroup.status.conditions[] */
static const crd_field scheduling_v1beta1_Condition_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_187,
     .offset = offsetof(scheduling_v1beta1_Condition, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_Condition, message)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_Condition, reason)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_Condition, status)},
    {.name = CRD_STRING_INIT("transitionID"), .type = &crd_type_0,
     .offset = offsetof(scheduling_v1beta1_Condition, transitionID)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_Condition, type)},
};
static const uint16_t scheduling_v1beta1_Condition_type_fields_slots[7 + 1] = {
    3, 0, 5, 4, 0xffff, 2, 0xffff, 1,
};
static const uint64_t scheduling_v1beta1_Condition_type_fields_words[6][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x6567617373656du, 0x0u },
    { 0x6e6f73616572u, 0x0u },
    { 0x737574617473u, 0x0u },
    { 0x697469736e617274u, 0x44496e6f69746973u },
    { 0x65707974u, 0x0u },
};
static const crd_fields scheduling_v1beta1_Condition_type_fields = {
    .items = scheduling_v1beta1_Condition_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 18,
    .slots = scheduling_v1beta1_Condition_type_fields_slots,
    .words = scheduling_v1beta1_Condition_type_fields_words,
};
const crd_type scheduling_v1beta1_Condition_type = {
    .name = "scheduling_v1beta1_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_Condition),
    .has_offset = offsetof(scheduling_v1beta1_Condition, has),
    .fields = &scheduling_v1beta1_Condition_type_fields,
};

/* PodGroup.status.conditions */
const crd_type crd_type_366 = {
    .name = "scheduling_v1beta1_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(scheduling_v1beta1_Condition),
    .items = &scheduling_v1beta1_Condition_type,
};

/* PodGroup.status.phase */
static const crd_value crd_type_367_enum[5] = {
    CRD_VALUE_STRING_INIT("Pending"),
    CRD_VALUE_STRING_INIT("Running"),
    CRD_VALUE_STRING_INIT("Unknown"),
    CRD_VALUE_STRING_INIT("Inqueue"),
    CRD_VALUE_STRING_INIT("Completed"),
};
static const crd_checks crd_type_367_checks = {
    .enum_values = crd_type_367_enum,
    .enum_count = 5,
    .enum_text = CRD_STRING_INIT("supported values: \"Pending\", \"Running\", \"Unknown\", \"Inqueue\", \"Completed\""),
};
const crd_type crd_type_367 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_367_checks,
};

/* PodGroup.status */
static const crd_field scheduling_v1beta1_PodGroupStatus_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_366,
     .offset = offsetof(scheduling_v1beta1_PodGroupStatus, conditions)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_type_8, .offset = offsetof(scheduling_v1beta1_PodGroupStatus, failed)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_367, .offset = offsetof(scheduling_v1beta1_PodGroupStatus, phase)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_type_8,
     .offset = offsetof(scheduling_v1beta1_PodGroupStatus, running)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_type_8,
     .offset = offsetof(scheduling_v1beta1_PodGroupStatus, succeeded)},
};
static const uint16_t scheduling_v1beta1_PodGroupStatus_type_fields_slots[7 + 1] = {
    0xffff, 4, 0xffff, 0, 3, 0xffff, 1, 2,
};
static const uint64_t scheduling_v1beta1_PodGroupStatus_type_fields_words[5][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x64656c696166u, 0x0u },
    { 0x6573616870u, 0x0u },
    { 0x676e696e6e7572u, 0x0u },
    { 0x6564656563637573u, 0x6465646565636375u },
};
static const crd_fields scheduling_v1beta1_PodGroupStatus_type_fields = {
    .items = scheduling_v1beta1_PodGroupStatus_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 5,
    .slots = scheduling_v1beta1_PodGroupStatus_type_fields_slots,
    .words = scheduling_v1beta1_PodGroupStatus_type_fields_words,
};
const crd_type scheduling_v1beta1_PodGroupStatus_type = {
    .name = "scheduling_v1beta1_PodGroupStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_PodGroupStatus),
    .has_offset = offsetof(scheduling_v1beta1_PodGroupStatus, has),
    .fields = &scheduling_v1beta1_PodGroupStatus_type_fields,
};

/* PodGroup */
static const crd_field scheduling_v1beta1_PodGroup_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0,
     .offset = offsetof(scheduling_v1beta1_PodGroup, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_PodGroup, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(scheduling_v1beta1_PodGroup, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &scheduling_v1beta1_PodGroupSpec_type,
     .offset = offsetof(scheduling_v1beta1_PodGroup, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &scheduling_v1beta1_PodGroupStatus_type,
     .offset = offsetof(scheduling_v1beta1_PodGroup, status)},
};
static const uint16_t scheduling_v1beta1_PodGroup_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t scheduling_v1beta1_PodGroup_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields scheduling_v1beta1_PodGroup_type_fields = {
    .items = scheduling_v1beta1_PodGroup_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = scheduling_v1beta1_PodGroup_type_fields_slots,
    .words = scheduling_v1beta1_PodGroup_type_fields_words,
};
const crd_type scheduling_v1beta1_PodGroup_type = {
    .name = "scheduling_v1beta1_PodGroup",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_PodGroup),
    .has_offset = offsetof(scheduling_v1beta1_PodGroup, has),
    .fields = &scheduling_v1beta1_PodGroup_type_fields,
};

/* Queue.spec.affinity.nodeGroupAffinity and 1 more */
static const crd_field scheduling_v1beta1_NodeGroupAffinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_5,
     .offset = offsetof(scheduling_v1beta1_NodeGroupAffinity, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_5,
     .offset = offsetof(scheduling_v1beta1_NodeGroupAffinity, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t scheduling_v1beta1_NodeGroupAffinity_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t scheduling_v1beta1_NodeGroupAffinity_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields scheduling_v1beta1_NodeGroupAffinity_type_fields = {
    .items = scheduling_v1beta1_NodeGroupAffinity_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = scheduling_v1beta1_NodeGroupAffinity_type_fields_slots,
    .words = scheduling_v1beta1_NodeGroupAffinity_type_fields_words,
};
const crd_type scheduling_v1beta1_NodeGroupAffinity_type = {
    .name = "scheduling_v1beta1_NodeGroupAffinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_NodeGroupAffinity),
    .has_offset = offsetof(scheduling_v1beta1_NodeGroupAffinity, has),
    .fields = &scheduling_v1beta1_NodeGroupAffinity_type_fields,
};

/* Queue.spec.affinity */
static const crd_field scheduling_v1beta1_Affinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("nodeGroupAffinity"), .type = &scheduling_v1beta1_NodeGroupAffinity_type,
     .offset = offsetof(scheduling_v1beta1_Affinity, nodeGroupAffinity)},
    {.name = CRD_STRING_INIT("nodeGroupAntiAffinity"), .type = &scheduling_v1beta1_NodeGroupAffinity_type,
     .offset = offsetof(scheduling_v1beta1_Affinity, nodeGroupAntiAffinity)},
};
static const uint16_t scheduling_v1beta1_Affinity_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t scheduling_v1beta1_Affinity_type_fields_words[2][2] = {
    { 0x756f724765646f6eu, 0x7974696e69666641u },
    { 0x756f724765646f6eu, 0x7974696e69666641u },
};
static const crd_fields scheduling_v1beta1_Affinity_type_fields = {
    .items = scheduling_v1beta1_Affinity_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = scheduling_v1beta1_Affinity_type_fields_slots,
    .words = scheduling_v1beta1_Affinity_type_fields_words,
};
const crd_type scheduling_v1beta1_Affinity_type = {
    .name = "scheduling_v1beta1_Affinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_Affinity),
    .has_offset = offsetof(scheduling_v1beta1_Affinity, has),
    .fields = &scheduling_v1beta1_Affinity_type_fields,
};

/* Queue.spec.dequeueStrategy */
static const crd_value crd_type_372_enum[2] = {
    CRD_VALUE_STRING_INIT("fifo"),
    CRD_VALUE_STRING_INIT("traverse"),
};
static const crd_value crd_type_372_default[1] = {
    CRD_VALUE_STRING_INIT("traverse"),
};
static const crd_checks crd_type_372_checks = {
    .enum_values = crd_type_372_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"fifo\", \"traverse\""),
};
const crd_type crd_type_372 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_372_checks,
    .default_value = crd_type_372_default,
};

/* Queue.spec.extendClusters[] */
static const crd_field scheduling_v1beta1_ExtendCluster_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("capacity"), .type = &crd_type_78,
     .offset = offsetof(scheduling_v1beta1_ExtendCluster, capacity)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_ExtendCluster, name)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_17, .offset = offsetof(scheduling_v1beta1_ExtendCluster, weight)},
};
static const uint16_t scheduling_v1beta1_ExtendCluster_type_fields_slots[3 + 1] = {
    1, 0, 2, 0xffff,
};
static const uint64_t scheduling_v1beta1_ExtendCluster_type_fields_words[3][2] = {
    { 0x7974696361706163u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x746867696577u, 0x0u },
};
static const crd_fields scheduling_v1beta1_ExtendCluster_type_fields = {
    .items = scheduling_v1beta1_ExtendCluster_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = scheduling_v1beta1_ExtendCluster_type_fields_slots,
    .words = scheduling_v1beta1_ExtendCluster_type_fields_words,
};
const crd_type scheduling_v1beta1_ExtendCluster_type = {
    .name = "scheduling_v1beta1_ExtendCluster",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_ExtendCluster),
    .has_offset = offsetof(scheduling_v1beta1_ExtendCluster, has),
    .fields = &scheduling_v1beta1_ExtendCluster_type_fields,
};

/* Queue.spec.extendClusters */
const crd_type crd_type_374 = {
    .name = "scheduling_v1beta1_ExtendCluster_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(scheduling_v1beta1_ExtendCluster),
    .items = &scheduling_v1beta1_ExtendCluster_type,
};

/* Queue.spec.guarantee */
static const crd_field scheduling_v1beta1_Guarantee_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("resource"), .type = &crd_type_78, .offset = offsetof(scheduling_v1beta1_Guarantee, resource)},
};
static const uint16_t scheduling_v1beta1_Guarantee_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t scheduling_v1beta1_Guarantee_type_fields_words[1][2] = {
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields scheduling_v1beta1_Guarantee_type_fields = {
    .items = scheduling_v1beta1_Guarantee_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = scheduling_v1beta1_Guarantee_type_fields_slots,
    .words = scheduling_v1beta1_Guarantee_type_fields_words,
};
const crd_type scheduling_v1beta1_Guarantee_type = {
    .name = "scheduling_v1beta1_Guarantee",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_Guarantee),
    .has_offset = offsetof(scheduling_v1beta1_Guarantee, has),
    .fields = &scheduling_v1beta1_Guarantee_type_fields,
};

/* Queue.spec.weight */
static const crd_value crd_type_376_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
static const crd_checks crd_type_376_checks = {
    .minimum = 1.0,
    .maximum = 65535.0,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_376 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_376_checks,
    .default_value = crd_type_376_default,
};

/* Queue.spec */
static const crd_field scheduling_v1beta1_QueueSpec_type_fields_items[11] = {
    {.name = CRD_STRING_INIT("affinity"), .type = &scheduling_v1beta1_Affinity_type,
     .offset = offsetof(scheduling_v1beta1_QueueSpec, affinity)},
    {.name = CRD_STRING_INIT("capability"), .type = &crd_type_78,
     .offset = offsetof(scheduling_v1beta1_QueueSpec, capability)},
    {.name = CRD_STRING_INIT("dequeueStrategy"), .type = &crd_type_372,
     .offset = offsetof(scheduling_v1beta1_QueueSpec, dequeueStrategy)},
    {.name = CRD_STRING_INIT("deserved"), .type = &crd_type_78, .offset = offsetof(scheduling_v1beta1_QueueSpec, deserved)},
    {.name = CRD_STRING_INIT("extendClusters"), .type = &crd_type_374,
     .offset = offsetof(scheduling_v1beta1_QueueSpec, extendClusters)},
    {.name = CRD_STRING_INIT("guarantee"), .type = &scheduling_v1beta1_Guarantee_type,
     .offset = offsetof(scheduling_v1beta1_QueueSpec, guarantee)},
    {.name = CRD_STRING_INIT("parent"), .type = &crd_type_20, .offset = offsetof(scheduling_v1beta1_QueueSpec, parent)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_8, .offset = offsetof(scheduling_v1beta1_QueueSpec, priority)},
    {.name = CRD_STRING_INIT("reclaimable"), .type = &crd_type_44,
     .offset = offsetof(scheduling_v1beta1_QueueSpec, reclaimable)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_11, .offset = offsetof(scheduling_v1beta1_QueueSpec, type)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_376, .offset = offsetof(scheduling_v1beta1_QueueSpec, weight)},
};
static const uint16_t scheduling_v1beta1_QueueSpec_type_fields_slots[15 + 1] = {
    6, 10, 0xffff, 0, 4, 0xffff, 0xffff, 2, 8, 5, 9, 7, 0xffff, 1, 0xffff, 3,
};
static const uint64_t scheduling_v1beta1_QueueSpec_type_fields_defaulted[] = { 0x404u };
static const uint64_t scheduling_v1beta1_QueueSpec_type_fields_words[11][2] = {
    { 0x7974696e69666661u, 0x0u },
    { 0x696c696261706163u, 0x7974696c69626170u },
    { 0x5365756575716564u, 0x7967657461727453u },
    { 0x6465767265736564u, 0x0u },
    { 0x6c43646e65747865u, 0x7372657473756c43u },
    { 0x65746e6172617567u, 0x6565746e61726175u },
    { 0x746e65726170u, 0x0u },
    { 0x797469726f697270u, 0x0u },
    { 0x616d69616c636572u, 0x656c62616d69616cu },
    { 0x65707974u, 0x0u },
    { 0x746867696577u, 0x0u },
};
static const crd_fields scheduling_v1beta1_QueueSpec_type_fields = {
    .items = scheduling_v1beta1_QueueSpec_type_fields_items,
    .count = 11,
    .mask = 15,
    .seed = 149,
    .slots = scheduling_v1beta1_QueueSpec_type_fields_slots,
    .defaulted = scheduling_v1beta1_QueueSpec_type_fields_defaulted,
    .words = scheduling_v1beta1_QueueSpec_type_fields_words,
};
const crd_type scheduling_v1beta1_QueueSpec_type = {
    .name = "scheduling_v1beta1_QueueSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_QueueSpec),
    .has_offset = offsetof(scheduling_v1beta1_QueueSpec, has),
    .fields = &scheduling_v1beta1_QueueSpec_type_fields,
};

/* Queue.status.reservation */
static const crd_field scheduling_v1beta1_Reservation_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("nodes"), .type = &crd_type_5, .offset = offsetof(scheduling_v1beta1_Reservation, nodes)},
    {.name = CRD_STRING_INIT("resource"), .type = &crd_type_78,
     .offset = offsetof(scheduling_v1beta1_Reservation, resource)},
};
static const uint16_t scheduling_v1beta1_Reservation_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t scheduling_v1beta1_Reservation_type_fields_words[2][2] = {
    { 0x7365646f6eu, 0x0u },
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields scheduling_v1beta1_Reservation_type_fields = {
    .items = scheduling_v1beta1_Reservation_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = scheduling_v1beta1_Reservation_type_fields_slots,
    .words = scheduling_v1beta1_Reservation_type_fields_words,
};
const crd_type scheduling_v1beta1_Reservation_type = {
    .name = "scheduling_v1beta1_Reservation",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_Reservation),
    .has_offset = offsetof(scheduling_v1beta1_Reservation, has),
    .fields = &scheduling_v1beta1_Reservation_type_fields,
};

/* Queue.status.state */
static const crd_value crd_type_379_enum[4] = {
    CRD_VALUE_STRING_INIT("Open"),
    CRD_VALUE_STRING_INIT("Closed"),
    CRD_VALUE_STRING_INIT("Closing"),
    CRD_VALUE_STRING_INIT("Unknown"),
};
static const crd_checks crd_type_379_checks = {
    .enum_values = crd_type_379_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"Open\", \"Closed\", \"Closing\", \"Unknown\""),
};
const crd_type crd_type_379 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_379_checks,
};

/* Queue.status */
static const crd_field scheduling_v1beta1_QueueStatus_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("allocated"), .type = &crd_type_78,
     .offset = offsetof(scheduling_v1beta1_QueueStatus, allocated)},
    {.name = CRD_STRING_INIT("completed"), .type = &crd_type_8,
     .offset = offsetof(scheduling_v1beta1_QueueStatus, completed)},
    {.name = CRD_STRING_INIT("inqueue"), .type = &crd_type_8, .offset = offsetof(scheduling_v1beta1_QueueStatus, inqueue)},
    {.name = CRD_STRING_INIT("pending"), .type = &crd_type_8, .offset = offsetof(scheduling_v1beta1_QueueStatus, pending)},
    {.name = CRD_STRING_INIT("reservation"), .type = &scheduling_v1beta1_Reservation_type,
     .offset = offsetof(scheduling_v1beta1_QueueStatus, reservation)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_type_8, .offset = offsetof(scheduling_v1beta1_QueueStatus, running)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_379, .offset = offsetof(scheduling_v1beta1_QueueStatus, state)},
    {.name = CRD_STRING_INIT("unknown"), .type = &crd_type_8, .offset = offsetof(scheduling_v1beta1_QueueStatus, unknown)},
};
static const uint16_t scheduling_v1beta1_QueueStatus_type_fields_slots[7 + 1] = {
    3, 2, 7, 5, 6, 1, 0, 4,
};
static const uint64_t scheduling_v1beta1_QueueStatus_type_fields_words[8][2] = {
    { 0x657461636f6c6c61u, 0x64657461636f6c6cu },
    { 0x6574656c706d6f63u, 0x646574656c706d6fu },
    { 0x65756575716e69u, 0x0u },
    { 0x676e69646e6570u, 0x0u },
    { 0x7461767265736572u, 0x6e6f697461767265u },
    { 0x676e696e6e7572u, 0x0u },
    { 0x6574617473u, 0x0u },
    { 0x6e776f6e6b6e75u, 0x0u },
};
static const crd_fields scheduling_v1beta1_QueueStatus_type_fields = {
    .items = scheduling_v1beta1_QueueStatus_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 88,
    .slots = scheduling_v1beta1_QueueStatus_type_fields_slots,
    .words = scheduling_v1beta1_QueueStatus_type_fields_words,
};
const crd_type scheduling_v1beta1_QueueStatus_type = {
    .name = "scheduling_v1beta1_QueueStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_QueueStatus),
    .has_offset = offsetof(scheduling_v1beta1_QueueStatus, has),
    .fields = &scheduling_v1beta1_QueueStatus_type_fields,
};

/* Queue */
static const crd_field scheduling_v1beta1_Queue_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_Queue, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(scheduling_v1beta1_Queue, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(scheduling_v1beta1_Queue, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &scheduling_v1beta1_QueueSpec_type,
     .offset = offsetof(scheduling_v1beta1_Queue, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &scheduling_v1beta1_QueueStatus_type,
     .offset = offsetof(scheduling_v1beta1_Queue, status)},
};
static const uint16_t scheduling_v1beta1_Queue_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t scheduling_v1beta1_Queue_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields scheduling_v1beta1_Queue_type_fields = {
    .items = scheduling_v1beta1_Queue_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = scheduling_v1beta1_Queue_type_fields_slots,
    .words = scheduling_v1beta1_Queue_type_fields_words,
};
const crd_type scheduling_v1beta1_Queue_type = {
    .name = "scheduling_v1beta1_Queue",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_v1beta1_Queue),
    .has_offset = offsetof(scheduling_v1beta1_Queue, has),
    .fields = &scheduling_v1beta1_Queue_type_fields,
};

/* NodeShard.spec */
static const crd_string shard_v1alpha1_NodeShardSpec_type_required[1] = {
    CRD_STRING_INIT("nodesDesired"),
};
static const crd_field shard_v1alpha1_NodeShardSpec_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("nodesDesired"), .type = &crd_type_5,
     .offset = offsetof(shard_v1alpha1_NodeShardSpec, nodesDesired)},
};
static const uint16_t shard_v1alpha1_NodeShardSpec_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t shard_v1alpha1_NodeShardSpec_type_fields_required[] = { 0x1u };
static const uint64_t shard_v1alpha1_NodeShardSpec_type_fields_words[1][2] = {
    { 0x7365447365646f6eu, 0x6465726973654473u },
};
static const crd_fields shard_v1alpha1_NodeShardSpec_type_fields = {
    .items = shard_v1alpha1_NodeShardSpec_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = shard_v1alpha1_NodeShardSpec_type_fields_slots,
    .required = shard_v1alpha1_NodeShardSpec_type_fields_required,
    .words = shard_v1alpha1_NodeShardSpec_type_fields_words,
};
static const crd_checks shard_v1alpha1_NodeShardSpec_type_checks = {
    .required = shard_v1alpha1_NodeShardSpec_type_required,
    .required_count = 1,
};
const crd_type shard_v1alpha1_NodeShardSpec_type = {
    .name = "shard_v1alpha1_NodeShardSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(shard_v1alpha1_NodeShardSpec),
    .has_offset = offsetof(shard_v1alpha1_NodeShardSpec, has),
    .fields = &shard_v1alpha1_NodeShardSpec_type_fields,
    .checks = &shard_v1alpha1_NodeShardSpec_type_checks,
};

/* NodeShard.status */
static const crd_field shard_v1alpha1_NodeShardStatus_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_187,
     .offset = offsetof(shard_v1alpha1_NodeShardStatus, lastUpdateTime)},
    {.name = CRD_STRING_INIT("nodesInUse"), .type = &crd_type_5,
     .offset = offsetof(shard_v1alpha1_NodeShardStatus, nodesInUse)},
    {.name = CRD_STRING_INIT("nodesToAdd"), .type = &crd_type_5,
     .offset = offsetof(shard_v1alpha1_NodeShardStatus, nodesToAdd)},
    {.name = CRD_STRING_INIT("nodesToRemove"), .type = &crd_type_5,
     .offset = offsetof(shard_v1alpha1_NodeShardStatus, nodesToRemove)},
};
static const uint16_t shard_v1alpha1_NodeShardStatus_type_fields_slots[3 + 1] = {
    1, 0, 2, 3,
};
static const uint64_t shard_v1alpha1_NodeShardStatus_type_fields_words[4][2] = {
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x556e497365646f6eu, 0x6573556e49736564u },
    { 0x416f547365646f6eu, 0x6464416f54736564u },
    { 0x526f547365646f6eu, 0x65766f6d65526f54u },
};
static const crd_fields shard_v1alpha1_NodeShardStatus_type_fields = {
    .items = shard_v1alpha1_NodeShardStatus_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 14,
    .slots = shard_v1alpha1_NodeShardStatus_type_fields_slots,
    .words = shard_v1alpha1_NodeShardStatus_type_fields_words,
};
const crd_type shard_v1alpha1_NodeShardStatus_type = {
    .name = "shard_v1alpha1_NodeShardStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(shard_v1alpha1_NodeShardStatus),
    .has_offset = offsetof(shard_v1alpha1_NodeShardStatus, has),
    .fields = &shard_v1alpha1_NodeShardStatus_type_fields,
};

/* NodeShard */
static const crd_string shard_v1alpha1_NodeShard_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field shard_v1alpha1_NodeShard_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0, .offset = offsetof(shard_v1alpha1_NodeShard, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(shard_v1alpha1_NodeShard, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(shard_v1alpha1_NodeShard, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &shard_v1alpha1_NodeShardSpec_type,
     .offset = offsetof(shard_v1alpha1_NodeShard, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &shard_v1alpha1_NodeShardStatus_type,
     .offset = offsetof(shard_v1alpha1_NodeShard, status)},
};
static const uint16_t shard_v1alpha1_NodeShard_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t shard_v1alpha1_NodeShard_type_fields_required[] = { 0x8u };
static const uint64_t shard_v1alpha1_NodeShard_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields shard_v1alpha1_NodeShard_type_fields = {
    .items = shard_v1alpha1_NodeShard_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = shard_v1alpha1_NodeShard_type_fields_slots,
    .required = shard_v1alpha1_NodeShard_type_fields_required,
    .words = shard_v1alpha1_NodeShard_type_fields_words,
};
static const crd_checks shard_v1alpha1_NodeShard_type_checks = {
    .required = shard_v1alpha1_NodeShard_type_required,
    .required_count = 1,
};
const crd_type shard_v1alpha1_NodeShard_type = {
    .name = "shard_v1alpha1_NodeShard",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(shard_v1alpha1_NodeShard),
    .has_offset = offsetof(shard_v1alpha1_NodeShard, has),
    .fields = &shard_v1alpha1_NodeShard_type_fields,
    .checks = &shard_v1alpha1_NodeShard_type_checks,
};

/* HyperNode.spec.members[].selector.exactMatch.name */
static const crd_checks crd_type_385_checks = {
    .min_length = 1,
    .max_length = 253,
    .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_1,
};
const crd_type crd_type_385 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_385_checks,
};

/* HyperNode.spec.members[].selector.exactMatch */
static const crd_string topology_v1alpha1_ExactMatch_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field topology_v1alpha1_ExactMatch_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_385, .offset = offsetof(topology_v1alpha1_ExactMatch, name)},
};
static const uint16_t topology_v1alpha1_ExactMatch_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t topology_v1alpha1_ExactMatch_type_fields_required[] = { 0x1u };
static const uint64_t topology_v1alpha1_ExactMatch_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields topology_v1alpha1_ExactMatch_type_fields = {
    .items = topology_v1alpha1_ExactMatch_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = topology_v1alpha1_ExactMatch_type_fields_slots,
    .required = topology_v1alpha1_ExactMatch_type_fields_required,
    .words = topology_v1alpha1_ExactMatch_type_fields_words,
};
static const crd_checks topology_v1alpha1_ExactMatch_type_checks = {
    .required = topology_v1alpha1_ExactMatch_type_required,
    .required_count = 1,
};
const crd_type topology_v1alpha1_ExactMatch_type = {
    .name = "topology_v1alpha1_ExactMatch",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_v1alpha1_ExactMatch),
    .has_offset = offsetof(topology_v1alpha1_ExactMatch, has),
    .fields = &topology_v1alpha1_ExactMatch_type_fields,
    .checks = &topology_v1alpha1_ExactMatch_type_checks,
};

/* HyperNode.spec.members[].selector.regexMatch */
static const crd_string topology_v1alpha1_RegexMatch_type_required[1] = {
    CRD_STRING_INIT("pattern"),
};
static const crd_field topology_v1alpha1_RegexMatch_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("pattern"), .type = &crd_type_222, .offset = offsetof(topology_v1alpha1_RegexMatch, pattern)},
};
static const uint16_t topology_v1alpha1_RegexMatch_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t topology_v1alpha1_RegexMatch_type_fields_required[] = { 0x1u };
static const uint64_t topology_v1alpha1_RegexMatch_type_fields_words[1][2] = {
    { 0x6e726574746170u, 0x0u },
};
static const crd_fields topology_v1alpha1_RegexMatch_type_fields = {
    .items = topology_v1alpha1_RegexMatch_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = topology_v1alpha1_RegexMatch_type_fields_slots,
    .required = topology_v1alpha1_RegexMatch_type_fields_required,
    .words = topology_v1alpha1_RegexMatch_type_fields_words,
};
static const crd_checks topology_v1alpha1_RegexMatch_type_checks = {
    .required = topology_v1alpha1_RegexMatch_type_required,
    .required_count = 1,
};
const crd_type topology_v1alpha1_RegexMatch_type = {
    .name = "topology_v1alpha1_RegexMatch",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_v1alpha1_RegexMatch),
    .has_offset = offsetof(topology_v1alpha1_RegexMatch, has),
    .fields = &topology_v1alpha1_RegexMatch_type_fields,
    .checks = &topology_v1alpha1_RegexMatch_type_checks,
};

/* HyperNode.spec.members[].selector */
static const crd_field topology_v1alpha1_MemberSelector_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("exactMatch"), .type = &topology_v1alpha1_ExactMatch_type,
     .offset = offsetof(topology_v1alpha1_MemberSelector, exactMatch)},
    {.name = CRD_STRING_INIT("labelMatch"), .type = &meta_v1_LabelSelector_type,
     .offset = offsetof(topology_v1alpha1_MemberSelector, labelMatch)},
    {.name = CRD_STRING_INIT("regexMatch"), .type = &topology_v1alpha1_RegexMatch_type,
     .offset = offsetof(topology_v1alpha1_MemberSelector, regexMatch)},
};
static const uint16_t topology_v1alpha1_MemberSelector_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t topology_v1alpha1_MemberSelector_type_fields_words[3][2] = {
    { 0x74614d7463617865u, 0x686374614d746361u },
    { 0x74614d6c6562616cu, 0x686374614d6c6562u },
    { 0x74614d7865676572u, 0x686374614d786567u },
};
static const crd_fields topology_v1alpha1_MemberSelector_type_fields = {
    .items = topology_v1alpha1_MemberSelector_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 7,
    .slots = topology_v1alpha1_MemberSelector_type_fields_slots,
    .words = topology_v1alpha1_MemberSelector_type_fields_words,
};
const crd_type topology_v1alpha1_MemberSelector_type = {
    .name = "topology_v1alpha1_MemberSelector",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_v1alpha1_MemberSelector),
    .has_offset = offsetof(topology_v1alpha1_MemberSelector, has),
    .fields = &topology_v1alpha1_MemberSelector_type_fields,
    .rule_count = 2,
    .rules = topology_v1alpha1_MemberSelector_rules,
};

/* HyperNode.spec.members[].type */
static const crd_value crd_type_389_enum[2] = {
    CRD_VALUE_STRING_INIT("Node"),
    CRD_VALUE_STRING_INIT("HyperNode"),
};
static const crd_checks crd_type_389_checks = {
    .enum_values = crd_type_389_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Node\", \"HyperNode\""),
};
const crd_type crd_type_389 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_389_checks,
};

/* HyperNode.spec.members[] */
static const crd_string topology_v1alpha1_Member_type_required[1] = {
    CRD_STRING_INIT("type"),
};
static const crd_field topology_v1alpha1_Member_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("selector"), .type = &topology_v1alpha1_MemberSelector_type,
     .offset = offsetof(topology_v1alpha1_Member, selector)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_389, .offset = offsetof(topology_v1alpha1_Member, type)},
};
static const uint16_t topology_v1alpha1_Member_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t topology_v1alpha1_Member_type_fields_required[] = { 0x2u };
static const uint64_t topology_v1alpha1_Member_type_fields_words[2][2] = {
    { 0x726f7463656c6573u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields topology_v1alpha1_Member_type_fields = {
    .items = topology_v1alpha1_Member_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = topology_v1alpha1_Member_type_fields_slots,
    .required = topology_v1alpha1_Member_type_fields_required,
    .words = topology_v1alpha1_Member_type_fields_words,
};
static const crd_checks topology_v1alpha1_Member_type_checks = {
    .required = topology_v1alpha1_Member_type_required,
    .required_count = 1,
};
const crd_type topology_v1alpha1_Member_type = {
    .name = "topology_v1alpha1_Member",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_v1alpha1_Member),
    .has_offset = offsetof(topology_v1alpha1_Member, has),
    .fields = &topology_v1alpha1_Member_type_fields,
    .checks = &topology_v1alpha1_Member_type_checks,
};

/* HyperNode.spec.members */
static const crd_checks crd_type_391_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_391 = {
    .name = "topology_v1alpha1_Member_list",
    .cel_type_name = "array",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(topology_v1alpha1_Member),
    .items = &topology_v1alpha1_Member_type,
    .checks = &crd_type_391_checks,
};

/* HyperNode.spec */
static const crd_string topology_v1alpha1_HyperNodeSpec_type_required[1] = {
    CRD_STRING_INIT("tier"),
};
static const crd_field topology_v1alpha1_HyperNodeSpec_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("members"), .type = &crd_type_391,
     .offset = offsetof(topology_v1alpha1_HyperNodeSpec, members)},
    {.name = CRD_STRING_INIT("tier"), .type = &crd_type_10, .offset = offsetof(topology_v1alpha1_HyperNodeSpec, tier)},
    {.name = CRD_STRING_INIT("tierName"), .type = &crd_type_11,
     .offset = offsetof(topology_v1alpha1_HyperNodeSpec, tierName)},
};
static const uint16_t topology_v1alpha1_HyperNodeSpec_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t topology_v1alpha1_HyperNodeSpec_type_fields_required[] = { 0x2u };
static const uint64_t topology_v1alpha1_HyperNodeSpec_type_fields_words[3][2] = {
    { 0x737265626d656du, 0x0u },
    { 0x72656974u, 0x0u },
    { 0x656d614e72656974u, 0x0u },
};
static const crd_fields topology_v1alpha1_HyperNodeSpec_type_fields = {
    .items = topology_v1alpha1_HyperNodeSpec_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = topology_v1alpha1_HyperNodeSpec_type_fields_slots,
    .required = topology_v1alpha1_HyperNodeSpec_type_fields_required,
    .words = topology_v1alpha1_HyperNodeSpec_type_fields_words,
};
static const crd_checks topology_v1alpha1_HyperNodeSpec_type_checks = {
    .required = topology_v1alpha1_HyperNodeSpec_type_required,
    .required_count = 1,
};
const crd_type topology_v1alpha1_HyperNodeSpec_type = {
    .name = "topology_v1alpha1_HyperNodeSpec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_v1alpha1_HyperNodeSpec),
    .has_offset = offsetof(topology_v1alpha1_HyperNodeSpec, has),
    .fields = &topology_v1alpha1_HyperNodeSpec_type_fields,
    .checks = &topology_v1alpha1_HyperNodeSpec_type_checks,
};

/* HyperNode.status.conditions */
const crd_type crd_type_393 = {
    .name = "meta_v1_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(meta_v1_Condition),
    .items = &meta_v1_Condition_type,
};

/* HyperNode.status */
static const crd_field topology_v1alpha1_HyperNodeStatus_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_393,
     .offset = offsetof(topology_v1alpha1_HyperNodeStatus, conditions)},
    {.name = CRD_STRING_INIT("nodeCount"), .type = &crd_type_183,
     .offset = offsetof(topology_v1alpha1_HyperNodeStatus, nodeCount)},
};
static const uint16_t topology_v1alpha1_HyperNodeStatus_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t topology_v1alpha1_HyperNodeStatus_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x6e756f4365646f6eu, 0x746e756f4365646fu },
};
static const crd_fields topology_v1alpha1_HyperNodeStatus_type_fields = {
    .items = topology_v1alpha1_HyperNodeStatus_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = topology_v1alpha1_HyperNodeStatus_type_fields_slots,
    .words = topology_v1alpha1_HyperNodeStatus_type_fields_words,
};
const crd_type topology_v1alpha1_HyperNodeStatus_type = {
    .name = "topology_v1alpha1_HyperNodeStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_v1alpha1_HyperNodeStatus),
    .has_offset = offsetof(topology_v1alpha1_HyperNodeStatus, has),
    .fields = &topology_v1alpha1_HyperNodeStatus_type_fields,
};

/* HyperNode */
static const crd_field topology_v1alpha1_HyperNode_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_0,
     .offset = offsetof(topology_v1alpha1_HyperNode, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_0, .offset = offsetof(topology_v1alpha1_HyperNode, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_1, .offset = offsetof(topology_v1alpha1_HyperNode, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &topology_v1alpha1_HyperNodeSpec_type,
     .offset = offsetof(topology_v1alpha1_HyperNode, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &topology_v1alpha1_HyperNodeStatus_type,
     .offset = offsetof(topology_v1alpha1_HyperNode, status)},
};
static const uint16_t topology_v1alpha1_HyperNode_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t topology_v1alpha1_HyperNode_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields topology_v1alpha1_HyperNode_type_fields = {
    .items = topology_v1alpha1_HyperNode_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = topology_v1alpha1_HyperNode_type_fields_slots,
    .words = topology_v1alpha1_HyperNode_type_fields_words,
};
const crd_type topology_v1alpha1_HyperNode_type = {
    .name = "topology_v1alpha1_HyperNode",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_v1alpha1_HyperNode),
    .has_offset = offsetof(topology_v1alpha1_HyperNode, has),
    .fields = &topology_v1alpha1_HyperNode_type_fields,
};
