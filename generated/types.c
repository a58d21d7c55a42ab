/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
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
const crd_type crd_type_f03ee3e5f00a = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
};

/* CronJob.metadata and 17 more */
const crd_type crd_type_5bd763da869b = {
    .name = "object",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.concurrencyPolicy */
static const crd_value crd_type_5795958e5d7b_enum[3] = {
    CRD_VALUE_STRING_INIT("Allow"),
    CRD_VALUE_STRING_INIT("Forbid"),
    CRD_VALUE_STRING_INIT("Replace"),
};
static const crd_value crd_type_5795958e5d7b_default[1] = {
    CRD_VALUE_STRING_INIT("Allow"),
};
static const crd_checks crd_type_5795958e5d7b_checks = {
    .enum_values = crd_type_5795958e5d7b_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Allow\", \"Forbid\", \"Replace\""),
};
const crd_type crd_type_5795958e5d7b = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_5795958e5d7b_checks,
    .default_value = crd_type_5795958e5d7b_default,
};

/* CronJob.spec.failedJobsHistoryLimit */
static const crd_value crd_type_ce7086de1898_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
static const crd_checks crd_type_ce7086de1898_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_ce7086de1898 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_ce7086de1898_checks,
    .default_value = crd_type_ce7086de1898_default,
};

/* CronJob.spec.jobTemplate.metadata.annotations and 507 more */
const crd_type crd_type_f6785eb09098 = {
    .name = "crd_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.metadata.finalizers and 95 more */
const crd_type crd_type_682437e3c329 = {
    .name = "crd_string_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.metadata and 51 more */
static const crd_field crd_struct_e0f11b65b835_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("annotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_e0f11b65b835, annotations)},
    {.name = CRD_STRING_INIT("finalizers"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_e0f11b65b835, finalizers)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_f6785eb09098, .offset = offsetof(crd_struct_e0f11b65b835, labels)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e0f11b65b835, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e0f11b65b835, namespace_)},
};
static const uint16_t crd_struct_e0f11b65b835_type_fields_slots[7 + 1] = {
    1, 3, 0xffff, 2, 0, 0xffff, 0xffff, 4,
};
static const uint64_t crd_struct_e0f11b65b835_type_fields_words[5][2] = {
    { 0x697461746f6e6e61u, 0x736e6f697461746fu },
    { 0x657a696c616e6966u, 0x7372657a696c616eu },
    { 0x736c6562616cu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields crd_struct_e0f11b65b835_type_fields = {
    .items = crd_struct_e0f11b65b835_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 29,
    .slots = crd_struct_e0f11b65b835_type_fields_slots,
    .words = crd_struct_e0f11b65b835_type_fields_words,
};
const crd_type crd_struct_e0f11b65b835_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e0f11b65b835),
    .has_offset = offsetof(crd_struct_e0f11b65b835, has),
    .fields = &crd_struct_e0f11b65b835_type_fields,
};

/* CronJob.spec.jobTemplate.spec.maxRetry and 4 more */
static const crd_value crd_type_d78dae17f84a_default[1] = {
    CRD_VALUE_INT_INIT(3),
};
static const crd_checks crd_type_d78dae17f84a_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_d78dae17f84a = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_d78dae17f84a_checks,
    .default_value = crd_type_d78dae17f84a_default,
};

/* CronJob.spec.jobTemplate.spec.minAvailable and 40 more */
static const crd_checks crd_type_15f00e160bc8_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_15f00e160bc8 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_15f00e160bc8_checks,
};

/* CronJob.spec.jobTemplate.spec.minSuccess and 13 more */
static const crd_checks crd_type_cd9b30cb48e9_checks = {
    .minimum = 1.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_cd9b30cb48e9 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_cd9b30cb48e9_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierAllowed and 13 more */
static const crd_checks crd_type_32703af0b806_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_32703af0b806 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_32703af0b806_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierName and 20 more */
static const crd_checks crd_type_76bf4bb53f49_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_76bf4bb53f49 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_76bf4bb53f49_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.mode and 9 more */
static const crd_value crd_type_75da3e9b9e66_enum[2] = {
    CRD_VALUE_STRING_INIT("hard"),
    CRD_VALUE_STRING_INIT("soft"),
};
static const crd_value crd_type_75da3e9b9e66_default[1] = {
    CRD_VALUE_STRING_INIT("hard"),
};
static const crd_checks crd_type_75da3e9b9e66_checks = {
    .enum_values = crd_type_75da3e9b9e66_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"hard\", \"soft\""),
};
const crd_type crd_type_75da3e9b9e66 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_75da3e9b9e66_checks,
    .default_value = crd_type_75da3e9b9e66_default,
};

/* CronJob.spec.jobTemplate.spec.networkTopology and 9 more */
static const crd_field crd_struct_3aa568189574_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("highestTierAllowed"), .type = &crd_type_32703af0b806,
     .offset = offsetof(crd_struct_3aa568189574, highestTierAllowed)},
    {.name = CRD_STRING_INIT("highestTierName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_3aa568189574, highestTierName)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_75da3e9b9e66, .offset = offsetof(crd_struct_3aa568189574, mode)},
};
static const uint16_t crd_struct_3aa568189574_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t crd_struct_3aa568189574_type_fields_defaulted[] = { 0x4u };
static const uint64_t crd_struct_3aa568189574_type_fields_words[3][2] = {
    { 0x5474736568676968u, 0x6465776f6c6c4172u },
    { 0x5474736568676968u, 0x656d614e72656954u },
    { 0x65646f6du, 0x0u },
};
static const crd_fields crd_struct_3aa568189574_type_fields = {
    .items = crd_struct_3aa568189574_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_3aa568189574_type_fields_slots,
    .defaulted = crd_struct_3aa568189574_type_fields_defaulted,
    .words = crd_struct_3aa568189574_type_fields_words,
};
const crd_type crd_struct_3aa568189574_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_NetworkTopology",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3aa568189574),
    .has_offset = offsetof(crd_struct_3aa568189574, has),
    .fields = &crd_struct_3aa568189574_type_fields,
};

/* CronJob.spec.jobTemplate.spec.plugins and 3 more */
const crd_type crd_type_717728cb643c = {
    .name = "crd_string_list_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_list_entry),
    .additional = &crd_type_682437e3c329,
};

/* CronJob.spec.jobTemplate.spec.policies[].event and 15 more */
static const crd_value crd_type_6f61d06639d4_enum[11] = {
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
static const crd_checks crd_type_6f61d06639d4_checks = {
    .enum_values = crd_type_6f61d06639d4_enum,
    .enum_count = 11,
    .enum_text = CRD_STRING_INIT("supported values: \"*\", \"PodPending\", \"PodRunning\", \"PodFailed\", \"PodEvicted\", "
                                 "\"Unknown\", \"TaskCompleted\", \"OutOfSync\", \"CommandIssued\", \"JobUpdated\", "
                                 "\"TaskFailed\""),
};
const crd_type crd_type_6f61d06639d4 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_6f61d06639d4_checks,
};

/* CronJob.spec.jobTemplate.spec.policies[].events and 7 more */
const crd_type crd_type_58d1137319fa = {
    .name = "crd_string_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_6f61d06639d4,
};

/* CronJob.spec.jobTemplate.spec.policies[].exitCode and 1910 more */
const crd_type crd_type_7153e4042228 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
};

/* CronJob.spec.jobTemplate.spec.policies[] and 7 more */
static const crd_field crd_struct_abb5d58068c4_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_abb5d58068c4, action)},
    {.name = CRD_STRING_INIT("event"), .type = &crd_type_6f61d06639d4, .offset = offsetof(crd_struct_abb5d58068c4, event)},
    {.name = CRD_STRING_INIT("events"), .type = &crd_type_58d1137319fa, .offset = offsetof(crd_struct_abb5d58068c4, events)},
    {.name = CRD_STRING_INIT("exitCode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_abb5d58068c4, exitCode)},
    {.name = CRD_STRING_INIT("timeout"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_abb5d58068c4, timeout)},
};
static const uint16_t crd_struct_abb5d58068c4_type_fields_slots[7 + 1] = {
    0xffff, 4, 3, 2, 0xffff, 0xffff, 0, 1,
};
static const uint64_t crd_struct_abb5d58068c4_type_fields_words[5][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x746e657665u, 0x0u },
    { 0x73746e657665u, 0x0u },
    { 0x65646f4374697865u, 0x0u },
    { 0x74756f656d6974u, 0x0u },
};
static const crd_fields crd_struct_abb5d58068c4_type_fields = {
    .items = crd_struct_abb5d58068c4_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_abb5d58068c4_type_fields_slots,
    .words = crd_struct_abb5d58068c4_type_fields_words,
};
const crd_type crd_struct_abb5d58068c4_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Policy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_abb5d58068c4),
    .has_offset = offsetof(crd_struct_abb5d58068c4, has),
    .fields = &crd_struct_abb5d58068c4_type_fields,
};

/* CronJob.spec.jobTemplate.spec.policies and 7 more */
const crd_type crd_type_59850777b8c0 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Policy_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_abb5d58068c4),
    .items = &crd_struct_abb5d58068c4_type,
};

/* CronJob.spec.jobTemplate.spec.priorityClassName and 4 more */
static const crd_checks crd_type_d5d696d2c394_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_1,
};
const crd_type crd_type_d5d696d2c394 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_d5d696d2c394_checks,
};

/* CronJob.spec.jobTemplate.spec.queue and 4 more */
static const crd_value crd_type_8380259fec9e_default[1] = {
    CRD_VALUE_STRING_INIT("default"),
};
static const crd_checks crd_type_8380259fec9e_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_1,
};
const crd_type crd_type_8380259fec9e = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_8380259fec9e_checks,
    .default_value = crd_type_8380259fec9e_default,
};

/* CronJob.spec.jobTemplate.spec.schedulerName and 4 more */
static const crd_checks crd_type_527fbec6df26_checks = {
    .max_length = 63,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_527fbec6df26 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_527fbec6df26_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].dependsOn and 3 more */
static const crd_field crd_struct_7f679cf00cde_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("iteration"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_7f679cf00cde, iteration)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_682437e3c329, .offset = offsetof(crd_struct_7f679cf00cde, name)},
};
static const uint16_t crd_struct_7f679cf00cde_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_7f679cf00cde_type_fields_words[2][2] = {
    { 0x6f69746172657469u, 0x6e6f697461726574u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_7f679cf00cde_type_fields = {
    .items = crd_struct_7f679cf00cde_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_7f679cf00cde_type_fields_slots,
    .words = crd_struct_7f679cf00cde_type_fields_words,
};
const crd_type crd_struct_7f679cf00cde_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_DependsOn",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7f679cf00cde),
    .has_offset = offsetof(crd_struct_7f679cf00cde, has),
    .fields = &crd_struct_7f679cf00cde_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].name and 3 more */
static const crd_checks crd_type_af940a7e6b3f_checks = {
    .max_length = 63,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_2,
};
const crd_type crd_type_af940a7e6b3f = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_af940a7e6b3f_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy.minPartitions and 6 more */
static const crd_value crd_type_97f042ba5fba_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
static const crd_checks crd_type_97f042ba5fba_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_97f042ba5fba = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_97f042ba5fba_checks,
    .default_value = crd_type_97f042ba5fba_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy and 3 more */
static const crd_string crd_struct_1421fc8fc986_type_required[2] = {
    CRD_STRING_INIT("partitionSize"),
    CRD_STRING_INIT("totalPartitions"),
};
static const crd_field crd_struct_1421fc8fc986_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("minPartitions"), .type = &crd_type_97f042ba5fba,
     .offset = offsetof(crd_struct_1421fc8fc986, minPartitions)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &crd_struct_3aa568189574_type,
     .offset = offsetof(crd_struct_1421fc8fc986, networkTopology)},
    {.name = CRD_STRING_INIT("partitionSize"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_1421fc8fc986, partitionSize)},
    {.name = CRD_STRING_INIT("totalPartitions"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_1421fc8fc986, totalPartitions)},
};
static const uint16_t crd_struct_1421fc8fc986_type_fields_slots[3 + 1] = {
    2, 3, 1, 0,
};
static const uint64_t crd_struct_1421fc8fc986_type_fields_defaulted[] = { 0x1u };
static const uint64_t crd_struct_1421fc8fc986_type_fields_required[] = { 0xcu };
static const uint64_t crd_struct_1421fc8fc986_type_fields_words[4][2] = {
    { 0x69747261506e696du, 0x736e6f6974697472u },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x6f69746974726170u, 0x657a69536e6f6974u },
    { 0x7261506c61746f74u, 0x736e6f6974697472u },
};
static const crd_fields crd_struct_1421fc8fc986_type_fields = {
    .items = crd_struct_1421fc8fc986_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 16,
    .slots = crd_struct_1421fc8fc986_type_fields_slots,
    .defaulted = crd_struct_1421fc8fc986_type_fields_defaulted,
    .required = crd_struct_1421fc8fc986_type_fields_required,
    .words = crd_struct_1421fc8fc986_type_fields_words,
};
static const crd_checks crd_struct_1421fc8fc986_type_checks = {
    .required = crd_struct_1421fc8fc986_type_required,
    .required_count = 2,
};
const crd_type crd_struct_1421fc8fc986_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1421fc8fc986),
    .has_offset = offsetof(crd_struct_1421fc8fc986, has),
    .fields = &crd_struct_1421fc8fc986_type_fields,
    .checks = &crd_struct_1421fc8fc986_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.activeDeadlineSeconds and 634 more */
const crd_type crd_type_0a215295aaff = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT64,
    .format_name = "int64",
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[].values
 * and 1481 more */
const crd_type crd_type_b5c39dcf66d4 = {
    .name = "crd_string_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[]
 * and 369 more */
static const crd_string crd_struct_8ff0998c7bc8_type_required[2] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("operator"),
};
static const crd_field crd_struct_8ff0998c7bc8_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_8ff0998c7bc8, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_8ff0998c7bc8, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_8ff0998c7bc8, values)},
};
static const uint16_t crd_struct_8ff0998c7bc8_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t crd_struct_8ff0998c7bc8_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_8ff0998c7bc8_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x726f74617265706fu, 0x0u },
    { 0x7365756c6176u, 0x0u },
};
static const crd_fields crd_struct_8ff0998c7bc8_type_fields = {
    .items = crd_struct_8ff0998c7bc8_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_8ff0998c7bc8_type_fields_slots,
    .required = crd_struct_8ff0998c7bc8_type_fields_required,
    .words = crd_struct_8ff0998c7bc8_type_fields_words,
};
static const crd_checks crd_struct_8ff0998c7bc8_type_checks = {
    .required = crd_struct_8ff0998c7bc8_type_required,
    .required_count = 2,
};
const crd_type crd_struct_8ff0998c7bc8_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_8ff0998c7bc8),
    .has_offset = offsetof(crd_struct_8ff0998c7bc8, has),
    .fields = &crd_struct_8ff0998c7bc8_type_fields,
    .checks = &crd_struct_8ff0998c7bc8_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions
 * and 369 more */
const crd_type crd_type_f51eadcc2fb5 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_8ff0998c7bc8),
    .items = &crd_struct_8ff0998c7bc8_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference
 * and 41 more */
static const crd_field crd_struct_7e53d4032570_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_type_f51eadcc2fb5,
     .offset = offsetof(crd_struct_7e53d4032570, matchExpressions)},
    {.name = CRD_STRING_INIT("matchFields"), .type = &crd_type_f51eadcc2fb5,
     .offset = offsetof(crd_struct_7e53d4032570, matchFields)},
};
static const uint16_t crd_struct_7e53d4032570_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_7e53d4032570_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u },
    { 0x656946686374616du, 0x73646c6569466863u },
};
static const crd_fields crd_struct_7e53d4032570_type_fields = {
    .items = crd_struct_7e53d4032570_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_7e53d4032570_type_fields_slots,
    .words = crd_struct_7e53d4032570_type_fields_words,
};
const crd_type crd_struct_7e53d4032570_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7e53d4032570),
    .has_offset = offsetof(crd_struct_7e53d4032570, has),
    .fields = &crd_struct_7e53d4032570_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 20 more */
static const crd_string crd_struct_364871f01eda_type_required[2] = {
    CRD_STRING_INIT("preference"),
    CRD_STRING_INIT("weight"),
};
static const crd_field crd_struct_364871f01eda_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preference"), .type = &crd_struct_7e53d4032570_type,
     .offset = offsetof(crd_struct_364871f01eda, preference)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_364871f01eda, weight)},
};
static const uint16_t crd_struct_364871f01eda_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_364871f01eda_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_364871f01eda_type_fields_words[2][2] = {
    { 0x6e65726566657270u, 0x65636e6572656665u },
    { 0x746867696577u, 0x0u },
};
static const crd_fields crd_struct_364871f01eda_type_fields = {
    .items = crd_struct_364871f01eda_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_364871f01eda_type_fields_slots,
    .required = crd_struct_364871f01eda_type_fields_required,
    .words = crd_struct_364871f01eda_type_fields_words,
};
static const crd_checks crd_struct_364871f01eda_type_checks = {
    .required = crd_struct_364871f01eda_type_required,
    .required_count = 2,
};
const crd_type crd_struct_364871f01eda_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_364871f01eda),
    .has_offset = offsetof(crd_struct_364871f01eda, has),
    .fields = &crd_struct_364871f01eda_type_fields,
    .checks = &crd_struct_364871f01eda_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 20 more */
const crd_type crd_type_af9aaf0fd3b8 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_364871f01eda),
    .items = &crd_struct_364871f01eda_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms
 * and 20 more */
const crd_type crd_type_ab8be48788bb = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_7e53d4032570),
    .items = &crd_struct_7e53d4032570_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 20 more */
static const crd_string crd_struct_757466a27865_type_required[1] = {
    CRD_STRING_INIT("nodeSelectorTerms"),
};
static const crd_field crd_struct_757466a27865_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("nodeSelectorTerms"), .type = &crd_type_ab8be48788bb,
     .offset = offsetof(crd_struct_757466a27865, nodeSelectorTerms)},
};
static const uint16_t crd_struct_757466a27865_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_757466a27865_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_757466a27865_type_fields_words[1][2] = {
    { 0x656c655365646f6eu, 0x736d726554726f74u },
};
static const crd_fields crd_struct_757466a27865_type_fields = {
    .items = crd_struct_757466a27865_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_757466a27865_type_fields_slots,
    .required = crd_struct_757466a27865_type_fields_required,
    .words = crd_struct_757466a27865_type_fields_words,
};
static const crd_checks crd_struct_757466a27865_type_checks = {
    .required = crd_struct_757466a27865_type_required,
    .required_count = 1,
};
const crd_type crd_struct_757466a27865_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_NodeSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_757466a27865),
    .has_offset = offsetof(crd_struct_757466a27865, has),
    .fields = &crd_struct_757466a27865_type_fields,
    .checks = &crd_struct_757466a27865_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity and 20 more */
static const crd_field crd_struct_bcba243d0f63_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_af9aaf0fd3b8,
     .offset = offsetof(crd_struct_bcba243d0f63, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_struct_757466a27865_type,
     .offset = offsetof(crd_struct_bcba243d0f63, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t crd_struct_bcba243d0f63_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_bcba243d0f63_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields crd_struct_bcba243d0f63_type_fields = {
    .items = crd_struct_bcba243d0f63_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_bcba243d0f63_type_fields_slots,
    .words = crd_struct_bcba243d0f63_type_fields_words,
};
const crd_type crd_struct_bcba243d0f63_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_NodeAffinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_bcba243d0f63),
    .has_offset = offsetof(crd_struct_bcba243d0f63, has),
    .fields = &crd_struct_bcba243d0f63_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.labelSelector
 * and 285 more */
static const crd_field crd_struct_6910169ea7b2_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_type_f51eadcc2fb5,
     .offset = offsetof(crd_struct_6910169ea7b2, matchExpressions)},
    {.name = CRD_STRING_INIT("matchLabels"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_6910169ea7b2, matchLabels)},
};
static const uint16_t crd_struct_6910169ea7b2_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_6910169ea7b2_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u },
    { 0x62614c686374616du, 0x736c6562614c6863u },
};
static const crd_fields crd_struct_6910169ea7b2_type_fields = {
    .items = crd_struct_6910169ea7b2_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_6910169ea7b2_type_fields_slots,
    .words = crd_struct_6910169ea7b2_type_fields_words,
};
const crd_type crd_struct_6910169ea7b2_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_LabelSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6910169ea7b2),
    .has_offset = offsetof(crd_struct_6910169ea7b2, has),
    .fields = &crd_struct_6910169ea7b2_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm
 * and 83 more */
static const crd_string crd_struct_3cca8af26621_type_required[1] = {
    CRD_STRING_INIT("topologyKey"),
};
static const crd_field crd_struct_3cca8af26621_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_3cca8af26621, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_3cca8af26621, matchLabelKeys)},
    {.name = CRD_STRING_INIT("mismatchLabelKeys"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_3cca8af26621, mismatchLabelKeys)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_3cca8af26621, namespaceSelector)},
    {.name = CRD_STRING_INIT("namespaces"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_3cca8af26621, namespaces)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3cca8af26621, topologyKey)},
};
static const uint16_t crd_struct_3cca8af26621_type_fields_slots[7 + 1] = {
    5, 1, 4, 0xffff, 0xffff, 3, 2, 0,
};
static const uint64_t crd_struct_3cca8af26621_type_fields_required[] = { 0x20u };
static const uint64_t crd_struct_3cca8af26621_type_fields_words[6][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x686374616d73696du, 0x7379654b6c656261u },
    { 0x63617073656d616eu, 0x726f7463656c6553u },
    { 0x63617073656d616eu, 0x736563617073656du },
    { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
};
static const crd_fields crd_struct_3cca8af26621_type_fields = {
    .items = crd_struct_3cca8af26621_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_3cca8af26621_type_fields_slots,
    .required = crd_struct_3cca8af26621_type_fields_required,
    .words = crd_struct_3cca8af26621_type_fields_words,
};
static const crd_checks crd_struct_3cca8af26621_type_checks = {
    .required = crd_struct_3cca8af26621_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3cca8af26621_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3cca8af26621),
    .has_offset = offsetof(crd_struct_3cca8af26621, has),
    .fields = &crd_struct_3cca8af26621_type_fields,
    .checks = &crd_struct_3cca8af26621_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 41 more */
static const crd_string crd_struct_4ad6ff28cc5d_type_required[2] = {
    CRD_STRING_INIT("podAffinityTerm"),
    CRD_STRING_INIT("weight"),
};
static const crd_field crd_struct_4ad6ff28cc5d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podAffinityTerm"), .type = &crd_struct_3cca8af26621_type,
     .offset = offsetof(crd_struct_4ad6ff28cc5d, podAffinityTerm)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_4ad6ff28cc5d, weight)},
};
static const uint16_t crd_struct_4ad6ff28cc5d_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_4ad6ff28cc5d_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_4ad6ff28cc5d_type_fields_words[2][2] = {
    { 0x6e69666641646f70u, 0x6d7265547974696eu },
    { 0x746867696577u, 0x0u },
};
static const crd_fields crd_struct_4ad6ff28cc5d_type_fields = {
    .items = crd_struct_4ad6ff28cc5d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_4ad6ff28cc5d_type_fields_slots,
    .required = crd_struct_4ad6ff28cc5d_type_fields_required,
    .words = crd_struct_4ad6ff28cc5d_type_fields_words,
};
static const crd_checks crd_struct_4ad6ff28cc5d_type_checks = {
    .required = crd_struct_4ad6ff28cc5d_type_required,
    .required_count = 2,
};
const crd_type crd_struct_4ad6ff28cc5d_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4ad6ff28cc5d),
    .has_offset = offsetof(crd_struct_4ad6ff28cc5d, has),
    .fields = &crd_struct_4ad6ff28cc5d_type_fields,
    .checks = &crd_struct_4ad6ff28cc5d_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 41 more */
const crd_type crd_type_ea36ae4dc08b = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_4ad6ff28cc5d),
    .items = &crd_struct_4ad6ff28cc5d_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 41 more */
const crd_type crd_type_8fd06c5b2b47 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_3cca8af26621),
    .items = &crd_struct_3cca8af26621_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity and 41 more */
static const crd_field crd_struct_9014dd5f2bfa_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_ea36ae4dc08b,
     .offset = offsetof(crd_struct_9014dd5f2bfa, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_8fd06c5b2b47,
     .offset = offsetof(crd_struct_9014dd5f2bfa, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t crd_struct_9014dd5f2bfa_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_9014dd5f2bfa_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields crd_struct_9014dd5f2bfa_type_fields = {
    .items = crd_struct_9014dd5f2bfa_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_9014dd5f2bfa_type_fields_slots,
    .words = crd_struct_9014dd5f2bfa_type_fields_words,
};
const crd_type crd_struct_9014dd5f2bfa_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodAffinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9014dd5f2bfa),
    .has_offset = offsetof(crd_struct_9014dd5f2bfa, has),
    .fields = &crd_struct_9014dd5f2bfa_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity and 20 more */
static const crd_field crd_struct_a67ce32d115a_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nodeAffinity"), .type = &crd_struct_bcba243d0f63_type,
     .offset = offsetof(crd_struct_a67ce32d115a, nodeAffinity)},
    {.name = CRD_STRING_INIT("podAffinity"), .type = &crd_struct_9014dd5f2bfa_type,
     .offset = offsetof(crd_struct_a67ce32d115a, podAffinity)},
    {.name = CRD_STRING_INIT("podAntiAffinity"), .type = &crd_struct_9014dd5f2bfa_type,
     .offset = offsetof(crd_struct_a67ce32d115a, podAntiAffinity)},
};
static const uint16_t crd_struct_a67ce32d115a_type_fields_slots[3 + 1] = {
    2, 1, 0xffff, 0,
};
static const uint64_t crd_struct_a67ce32d115a_type_fields_words[3][2] = {
    { 0x6966664165646f6eu, 0x7974696e69666641u },
    { 0x6e69666641646f70u, 0x7974696e69666641u },
    { 0x4169746e41646f70u, 0x7974696e69666641u },
};
static const crd_fields crd_struct_a67ce32d115a_type_fields = {
    .items = crd_struct_a67ce32d115a_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 3,
    .slots = crd_struct_a67ce32d115a_type_fields_slots,
    .words = crd_struct_a67ce32d115a_type_fields_words,
};
const crd_type crd_struct_a67ce32d115a_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Affinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a67ce32d115a),
    .has_offset = offsetof(crd_struct_a67ce32d115a, has),
    .fields = &crd_struct_a67ce32d115a_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.automountServiceAccountToken and 1710 more */
const crd_type crd_type_ea2dd56fa7ff = {
    .name = "boolean",
    .cel_type_name = "boolean",
    .accepts = CRD_ACCEPT_BOOLEAN,
    .storage = CRD_STORE_BOOL,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef.name and 744 more */
static const crd_value crd_type_d713532858a7_default[1] = {
    CRD_VALUE_STRING_INIT(""),
};
const crd_type crd_type_d713532858a7 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_d713532858a7_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef and 163 more */
static const crd_string crd_struct_3ffc99c46f84_type_required[1] = {
    CRD_STRING_INIT("key"),
};
static const crd_field crd_struct_3ffc99c46f84_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3ffc99c46f84, key)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_3ffc99c46f84, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3ffc99c46f84, optional)},
};
static const uint16_t crd_struct_3ffc99c46f84_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t crd_struct_3ffc99c46f84_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_3ffc99c46f84_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_3ffc99c46f84_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_3ffc99c46f84_type_fields = {
    .items = crd_struct_3ffc99c46f84_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_3ffc99c46f84_type_fields_slots,
    .defaulted = crd_struct_3ffc99c46f84_type_fields_defaulted,
    .required = crd_struct_3ffc99c46f84_type_fields_required,
    .words = crd_struct_3ffc99c46f84_type_fields_words,
};
static const crd_checks crd_struct_3ffc99c46f84_type_checks = {
    .required = crd_struct_3ffc99c46f84_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3ffc99c46f84_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3ffc99c46f84),
    .has_offset = offsetof(crd_struct_3ffc99c46f84, has),
    .fields = &crd_struct_3ffc99c46f84_type_fields,
    .checks = &crd_struct_3ffc99c46f84_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fieldRef and 123 more */
static const crd_string crd_struct_5399e2ce84e1_type_required[1] = {
    CRD_STRING_INIT("fieldPath"),
};
static const crd_field crd_struct_5399e2ce84e1_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5399e2ce84e1, apiVersion)},
    {.name = CRD_STRING_INIT("fieldPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5399e2ce84e1, fieldPath)},
};
static const uint16_t crd_struct_5399e2ce84e1_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_5399e2ce84e1_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_5399e2ce84e1_type_fields_words[2][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x746150646c656966u, 0x68746150646c6569u },
};
static const crd_fields crd_struct_5399e2ce84e1_type_fields = {
    .items = crd_struct_5399e2ce84e1_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_5399e2ce84e1_type_fields_slots,
    .required = crd_struct_5399e2ce84e1_type_fields_required,
    .words = crd_struct_5399e2ce84e1_type_fields_words,
};
static const crd_checks crd_struct_5399e2ce84e1_type_checks = {
    .required = crd_struct_5399e2ce84e1_type_required,
    .required_count = 1,
};
const crd_type crd_struct_5399e2ce84e1_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5399e2ce84e1),
    .has_offset = offsetof(crd_struct_5399e2ce84e1, has),
    .fields = &crd_struct_5399e2ce84e1_type_fields,
    .checks = &crd_struct_5399e2ce84e1_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef.optional and 103 more */
static const crd_value crd_type_200e8b998fac_default[1] = {
    CRD_VALUE_BOOL_INIT(false),
};
const crd_type crd_type_200e8b998fac = {
    .name = "boolean",
    .cel_type_name = "boolean",
    .accepts = CRD_ACCEPT_BOOLEAN,
    .storage = CRD_STORE_BOOL,
    .default_value = crd_type_200e8b998fac_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef and 81 more */
static const crd_string crd_struct_35af3d040f2a_type_required[3] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("path"),
    CRD_STRING_INIT("volumeName"),
};
static const crd_field crd_struct_35af3d040f2a_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_35af3d040f2a, key)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_200e8b998fac,
     .offset = offsetof(crd_struct_35af3d040f2a, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_35af3d040f2a, path)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_35af3d040f2a, volumeName)},
};
static const uint16_t crd_struct_35af3d040f2a_type_fields_slots[3 + 1] = {
    3, 0, 1, 2,
};
static const uint64_t crd_struct_35af3d040f2a_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_35af3d040f2a_type_fields_required[] = { 0xdu };
static const uint64_t crd_struct_35af3d040f2a_type_fields_words[4][2] = {
    { 0x79656bu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields crd_struct_35af3d040f2a_type_fields = {
    .items = crd_struct_35af3d040f2a_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = crd_struct_35af3d040f2a_type_fields_slots,
    .defaulted = crd_struct_35af3d040f2a_type_fields_defaulted,
    .required = crd_struct_35af3d040f2a_type_fields_required,
    .words = crd_struct_35af3d040f2a_type_fields_words,
};
static const crd_checks crd_struct_35af3d040f2a_type_checks = {
    .required = crd_struct_35af3d040f2a_type_required,
    .required_count = 3,
};
const crd_type crd_struct_35af3d040f2a_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_FileKeySelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_35af3d040f2a),
    .has_offset = offsetof(crd_struct_35af3d040f2a, has),
    .fields = &crd_struct_35af3d040f2a_type_fields,
    .checks = &crd_struct_35af3d040f2a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1111
 * more */
const crd_type crd_type_3fe776035811 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1111
 * more */
const crd_type crd_type_7ddb3e742070 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor and 448 more */
static const crd_type *const crd_type_2e3846e55300_any_of[2] = {
    &crd_type_3fe776035811,
    &crd_type_7ddb3e742070,
};
static const crd_checks crd_type_2e3846e55300_checks = {
    .pattern = &pattern_3,
    .any_of = crd_type_2e3846e55300_any_of,
    .any_of_count = 2,
};
const crd_type crd_type_2e3846e55300 = {
    .name = "",
    .cel_type_name = "",
    .flags = CRD_TYPE_INT_OR_STRING,
    .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING,
    .checks = &crd_type_2e3846e55300_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef and 123 more */
static const crd_string crd_struct_f5669bdbdb3d_type_required[1] = {
    CRD_STRING_INIT("resource"),
};
static const crd_field crd_struct_f5669bdbdb3d_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("containerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f5669bdbdb3d, containerName)},
    {.name = CRD_STRING_INIT("divisor"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_f5669bdbdb3d, divisor)},
    {.name = CRD_STRING_INIT("resource"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f5669bdbdb3d, resource)},
};
static const uint16_t crd_struct_f5669bdbdb3d_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t crd_struct_f5669bdbdb3d_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_f5669bdbdb3d_type_fields_words[3][2] = {
    { 0x656e6961746e6f63u, 0x656d614e72656e69u },
    { 0x726f7369766964u, 0x0u },
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields crd_struct_f5669bdbdb3d_type_fields = {
    .items = crd_struct_f5669bdbdb3d_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_f5669bdbdb3d_type_fields_slots,
    .required = crd_struct_f5669bdbdb3d_type_fields_required,
    .words = crd_struct_f5669bdbdb3d_type_fields_words,
};
static const crd_checks crd_struct_f5669bdbdb3d_type_checks = {
    .required = crd_struct_f5669bdbdb3d_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f5669bdbdb3d_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f5669bdbdb3d),
    .has_offset = offsetof(crd_struct_f5669bdbdb3d, has),
    .fields = &crd_struct_f5669bdbdb3d_type_fields,
    .checks = &crd_struct_f5669bdbdb3d_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom and 81 more */
static const crd_field crd_struct_ac472fec424d_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("configMapKeyRef"), .type = &crd_struct_3ffc99c46f84_type,
     .offset = offsetof(crd_struct_ac472fec424d, configMapKeyRef)},
    {.name = CRD_STRING_INIT("fieldRef"), .type = &crd_struct_5399e2ce84e1_type,
     .offset = offsetof(crd_struct_ac472fec424d, fieldRef)},
    {.name = CRD_STRING_INIT("fileKeyRef"), .type = &crd_struct_35af3d040f2a_type,
     .offset = offsetof(crd_struct_ac472fec424d, fileKeyRef)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &crd_struct_f5669bdbdb3d_type,
     .offset = offsetof(crd_struct_ac472fec424d, resourceFieldRef)},
    {.name = CRD_STRING_INIT("secretKeyRef"), .type = &crd_struct_3ffc99c46f84_type,
     .offset = offsetof(crd_struct_ac472fec424d, secretKeyRef)},
};
static const uint16_t crd_struct_ac472fec424d_type_fields_slots[7 + 1] = {
    0xffff, 1, 4, 0, 3, 0xffff, 2, 0xffff,
};
static const uint64_t crd_struct_ac472fec424d_type_fields_words[5][2] = {
    { 0x614d6769666e6f63u, 0x66655279654b7061u },
    { 0x666552646c656966u, 0x0u },
    { 0x5279654b656c6966u, 0x66655279654b656cu },
    { 0x656372756f736572u, 0x666552646c656946u },
    { 0x654b746572636573u, 0x66655279654b7465u },
};
static const crd_fields crd_struct_ac472fec424d_type_fields = {
    .items = crd_struct_ac472fec424d_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_ac472fec424d_type_fields_slots,
    .words = crd_struct_ac472fec424d_type_fields_words,
};
const crd_type crd_struct_ac472fec424d_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EnvVarSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ac472fec424d),
    .has_offset = offsetof(crd_struct_ac472fec424d, has),
    .fields = &crd_struct_ac472fec424d_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[] and 73 more */
static const crd_string crd_struct_f494902ef94a_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_f494902ef94a_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f494902ef94a, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f494902ef94a, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &crd_struct_ac472fec424d_type,
     .offset = offsetof(crd_struct_f494902ef94a, valueFrom)},
};
static const uint16_t crd_struct_f494902ef94a_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_f494902ef94a_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_f494902ef94a_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
    { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields crd_struct_f494902ef94a_type_fields = {
    .items = crd_struct_f494902ef94a_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_f494902ef94a_type_fields_slots,
    .required = crd_struct_f494902ef94a_type_fields_required,
    .words = crd_struct_f494902ef94a_type_fields_words,
};
static const crd_checks crd_struct_f494902ef94a_type_checks = {
    .required = crd_struct_f494902ef94a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f494902ef94a_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EnvVar",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f494902ef94a),
    .has_offset = offsetof(crd_struct_f494902ef94a, has),
    .fields = &crd_struct_f494902ef94a_type_fields,
    .checks = &crd_struct_f494902ef94a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env and 62 more */
static const crd_string crd_type_9ed24958d5e5_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_9ed24958d5e5 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EnvVar_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_f494902ef94a),
    .items = &crd_struct_f494902ef94a_type,
    .map_keys = crd_type_9ed24958d5e5_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[].configMapRef and 139 more */
static const crd_field crd_struct_388bf016fd7d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_388bf016fd7d, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_388bf016fd7d, optional)},
};
static const uint16_t crd_struct_388bf016fd7d_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_388bf016fd7d_type_fields_defaulted[] = { 0x1u };
static const uint64_t crd_struct_388bf016fd7d_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_388bf016fd7d_type_fields = {
    .items = crd_struct_388bf016fd7d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_388bf016fd7d_type_fields_slots,
    .defaulted = crd_struct_388bf016fd7d_type_fields_defaulted,
    .words = crd_struct_388bf016fd7d_type_fields_words,
};
const crd_type crd_struct_388bf016fd7d_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_388bf016fd7d),
    .has_offset = offsetof(crd_struct_388bf016fd7d, has),
    .fields = &crd_struct_388bf016fd7d_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[] and 69 more */
static const crd_field crd_struct_b901bcb9f2af_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("configMapRef"), .type = &crd_struct_388bf016fd7d_type,
     .offset = offsetof(crd_struct_b901bcb9f2af, configMapRef)},
    {.name = CRD_STRING_INIT("prefix"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_b901bcb9f2af, prefix)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_388bf016fd7d_type,
     .offset = offsetof(crd_struct_b901bcb9f2af, secretRef)},
};
static const uint16_t crd_struct_b901bcb9f2af_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_b901bcb9f2af_type_fields_words[3][2] = {
    { 0x614d6769666e6f63u, 0x66655270614d6769u },
    { 0x786966657270u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields crd_struct_b901bcb9f2af_type_fields = {
    .items = crd_struct_b901bcb9f2af_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_b901bcb9f2af_type_fields_slots,
    .words = crd_struct_b901bcb9f2af_type_fields_words,
};
const crd_type crd_struct_b901bcb9f2af_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EnvFromSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b901bcb9f2af),
    .has_offset = offsetof(crd_struct_b901bcb9f2af, has),
    .fields = &crd_struct_b901bcb9f2af_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom and 62 more */
const crd_type crd_type_c11979084d81 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_b901bcb9f2af),
    .items = &crd_struct_b901bcb9f2af_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.exec and 314 more */
static const crd_field crd_struct_2b18cf1fba8b_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_2b18cf1fba8b, command)},
};
static const uint16_t crd_struct_2b18cf1fba8b_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_2b18cf1fba8b_type_fields_words[1][2] = {
    { 0x646e616d6d6f63u, 0x0u },
};
static const crd_fields crd_struct_2b18cf1fba8b_type_fields = {
    .items = crd_struct_2b18cf1fba8b_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_2b18cf1fba8b_type_fields_slots,
    .words = crd_struct_2b18cf1fba8b_type_fields_words,
};
const crd_type crd_struct_2b18cf1fba8b_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ExecAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2b18cf1fba8b),
    .has_offset = offsetof(crd_struct_2b18cf1fba8b, has),
    .fields = &crd_struct_2b18cf1fba8b_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders[] and 336 more */
static const crd_string crd_struct_a767dde9f836_type_required[2] = {
    CRD_STRING_INIT("name"),
    CRD_STRING_INIT("value"),
};
static const crd_field crd_struct_a767dde9f836_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a767dde9f836, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a767dde9f836, value)},
};
static const uint16_t crd_struct_a767dde9f836_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_a767dde9f836_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_a767dde9f836_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields crd_struct_a767dde9f836_type_fields = {
    .items = crd_struct_a767dde9f836_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_a767dde9f836_type_fields_slots,
    .required = crd_struct_a767dde9f836_type_fields_required,
    .words = crd_struct_a767dde9f836_type_fields_words,
};
static const crd_checks crd_struct_a767dde9f836_type_checks = {
    .required = crd_struct_a767dde9f836_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a767dde9f836_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_HTTPHeader",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a767dde9f836),
    .has_offset = offsetof(crd_struct_a767dde9f836, has),
    .fields = &crd_struct_a767dde9f836_type_fields,
    .checks = &crd_struct_a767dde9f836_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders and 335 more */
const crd_type crd_type_55f4d8450fb1 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_a767dde9f836),
    .items = &crd_struct_a767dde9f836_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.port and 662 more */
static const crd_type *const crd_type_0d531a0f15f8_any_of[2] = {
    &crd_type_3fe776035811,
    &crd_type_7ddb3e742070,
};
static const crd_checks crd_type_0d531a0f15f8_checks = {
    .any_of = crd_type_0d531a0f15f8_any_of,
    .any_of_count = 2,
};
const crd_type crd_type_0d531a0f15f8 = {
    .name = "",
    .cel_type_name = "",
    .flags = CRD_TYPE_INT_OR_STRING,
    .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING,
    .checks = &crd_type_0d531a0f15f8_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet and 314 more */
static const crd_string crd_struct_0e52ee817101_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_0e52ee817101_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e52ee817101, host)},
    {.name = CRD_STRING_INIT("httpHeaders"), .type = &crd_type_55f4d8450fb1,
     .offset = offsetof(crd_struct_0e52ee817101, httpHeaders)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e52ee817101, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_0d531a0f15f8, .offset = offsetof(crd_struct_0e52ee817101, port)},
    {.name = CRD_STRING_INIT("scheme"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e52ee817101, scheme)},
};
static const uint16_t crd_struct_0e52ee817101_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 3, 1, 0, 2, 0xffff,
};
static const uint64_t crd_struct_0e52ee817101_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_0e52ee817101_type_fields_words[5][2] = {
    { 0x74736f68u, 0x0u },
    { 0x6461654870747468u, 0x7372656461654870u },
    { 0x68746170u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x656d65686373u, 0x0u },
};
static const crd_fields crd_struct_0e52ee817101_type_fields = {
    .items = crd_struct_0e52ee817101_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 2,
    .slots = crd_struct_0e52ee817101_type_fields_slots,
    .required = crd_struct_0e52ee817101_type_fields_required,
    .words = crd_struct_0e52ee817101_type_fields_words,
};
static const crd_checks crd_struct_0e52ee817101_type_checks = {
    .required = crd_struct_0e52ee817101_type_required,
    .required_count = 1,
};
const crd_type crd_struct_0e52ee817101_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0e52ee817101),
    .has_offset = offsetof(crd_struct_0e52ee817101, has),
    .fields = &crd_struct_0e52ee817101_type_fields,
    .checks = &crd_struct_0e52ee817101_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.sleep and 125 more */
static const crd_string crd_struct_5feb3b091a47_type_required[1] = {
    CRD_STRING_INIT("seconds"),
};
static const crd_field crd_struct_5feb3b091a47_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("seconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_5feb3b091a47, seconds)},
};
static const uint16_t crd_struct_5feb3b091a47_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_5feb3b091a47_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_5feb3b091a47_type_fields_words[1][2] = {
    { 0x73646e6f636573u, 0x0u },
};
static const crd_fields crd_struct_5feb3b091a47_type_fields = {
    .items = crd_struct_5feb3b091a47_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_5feb3b091a47_type_fields_slots,
    .required = crd_struct_5feb3b091a47_type_fields_required,
    .words = crd_struct_5feb3b091a47_type_fields_words,
};
static const crd_checks crd_struct_5feb3b091a47_type_checks = {
    .required = crd_struct_5feb3b091a47_type_required,
    .required_count = 1,
};
const crd_type crd_struct_5feb3b091a47_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_SleepAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5feb3b091a47),
    .has_offset = offsetof(crd_struct_5feb3b091a47, has),
    .fields = &crd_struct_5feb3b091a47_type_fields,
    .checks = &crd_struct_5feb3b091a47_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.tcpSocket and 314 more */
static const crd_string crd_struct_55c01f00cb9d_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_55c01f00cb9d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_55c01f00cb9d, host)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_0d531a0f15f8, .offset = offsetof(crd_struct_55c01f00cb9d, port)},
};
static const uint16_t crd_struct_55c01f00cb9d_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_55c01f00cb9d_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_55c01f00cb9d_type_fields_words[2][2] = {
    { 0x74736f68u, 0x0u },
    { 0x74726f70u, 0x0u },
};
static const crd_fields crd_struct_55c01f00cb9d_type_fields = {
    .items = crd_struct_55c01f00cb9d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 8,
    .slots = crd_struct_55c01f00cb9d_type_fields_slots,
    .required = crd_struct_55c01f00cb9d_type_fields_required,
    .words = crd_struct_55c01f00cb9d_type_fields_words,
};
static const crd_checks crd_struct_55c01f00cb9d_type_checks = {
    .required = crd_struct_55c01f00cb9d_type_required,
    .required_count = 1,
};
const crd_type crd_struct_55c01f00cb9d_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_55c01f00cb9d),
    .has_offset = offsetof(crd_struct_55c01f00cb9d, has),
    .fields = &crd_struct_55c01f00cb9d_type_fields,
    .checks = &crd_struct_55c01f00cb9d_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart and 125 more */
static const crd_field crd_struct_b0401b6a57a8_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("exec"), .type = &crd_struct_2b18cf1fba8b_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, exec)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &crd_struct_0e52ee817101_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, httpGet)},
    {.name = CRD_STRING_INIT("sleep"), .type = &crd_struct_5feb3b091a47_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, sleep)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &crd_struct_55c01f00cb9d_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, tcpSocket)},
};
static const uint16_t crd_struct_b0401b6a57a8_type_fields_slots[3 + 1] = {
    3, 1, 0, 2,
};
static const uint64_t crd_struct_b0401b6a57a8_type_fields_words[4][2] = {
    { 0x63657865u, 0x0u },
    { 0x74654770747468u, 0x0u },
    { 0x7065656c73u, 0x0u },
    { 0x656b636f53706374u, 0x74656b636f537063u },
};
static const crd_fields crd_struct_b0401b6a57a8_type_fields = {
    .items = crd_struct_b0401b6a57a8_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 3,
    .slots = crd_struct_b0401b6a57a8_type_fields_slots,
    .words = crd_struct_b0401b6a57a8_type_fields_words,
};
const crd_type crd_struct_b0401b6a57a8_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b0401b6a57a8),
    .has_offset = offsetof(crd_struct_b0401b6a57a8, has),
    .fields = &crd_struct_b0401b6a57a8_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle and 62 more */
static const crd_field crd_struct_47d6ffb2a075_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("postStart"), .type = &crd_struct_b0401b6a57a8_type,
     .offset = offsetof(crd_struct_47d6ffb2a075, postStart)},
    {.name = CRD_STRING_INIT("preStop"), .type = &crd_struct_b0401b6a57a8_type,
     .offset = offsetof(crd_struct_47d6ffb2a075, preStop)},
    {.name = CRD_STRING_INIT("stopSignal"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_47d6ffb2a075, stopSignal)},
};
static const uint16_t crd_struct_47d6ffb2a075_type_fields_slots[3 + 1] = {
    0xffff, 0, 1, 2,
};
static const uint64_t crd_struct_47d6ffb2a075_type_fields_words[3][2] = {
    { 0x7261745374736f70u, 0x747261745374736fu },
    { 0x706f7453657270u, 0x0u },
    { 0x6e676953706f7473u, 0x6c616e676953706fu },
};
static const crd_fields crd_struct_47d6ffb2a075_type_fields = {
    .items = crd_struct_47d6ffb2a075_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_47d6ffb2a075_type_fields_slots,
    .words = crd_struct_47d6ffb2a075_type_fields_words,
};
const crd_type crd_struct_47d6ffb2a075_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Lifecycle",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_47d6ffb2a075),
    .has_offset = offsetof(crd_struct_47d6ffb2a075, has),
    .fields = &crd_struct_47d6ffb2a075_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe.grpc and 188 more */
static const crd_string crd_struct_ffe7db2bde7a_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_ffe7db2bde7a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_ffe7db2bde7a, port)},
    {.name = CRD_STRING_INIT("service"), .type = &crd_type_d713532858a7,
     .offset = offsetof(crd_struct_ffe7db2bde7a, service)},
};
static const uint16_t crd_struct_ffe7db2bde7a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ffe7db2bde7a_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_ffe7db2bde7a_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_ffe7db2bde7a_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u },
    { 0x65636976726573u, 0x0u },
};
static const crd_fields crd_struct_ffe7db2bde7a_type_fields = {
    .items = crd_struct_ffe7db2bde7a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_ffe7db2bde7a_type_fields_slots,
    .defaulted = crd_struct_ffe7db2bde7a_type_fields_defaulted,
    .required = crd_struct_ffe7db2bde7a_type_fields_required,
    .words = crd_struct_ffe7db2bde7a_type_fields_words,
};
static const crd_checks crd_struct_ffe7db2bde7a_type_checks = {
    .required = crd_struct_ffe7db2bde7a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_ffe7db2bde7a_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_GRPCAction",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ffe7db2bde7a),
    .has_offset = offsetof(crd_struct_ffe7db2bde7a, has),
    .fields = &crd_struct_ffe7db2bde7a_type_fields,
    .checks = &crd_struct_ffe7db2bde7a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe and 188 more */
static const crd_field crd_struct_edb7592527d8_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("exec"), .type = &crd_struct_2b18cf1fba8b_type,
     .offset = offsetof(crd_struct_edb7592527d8, exec)},
    {.name = CRD_STRING_INIT("failureThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, failureThreshold)},
    {.name = CRD_STRING_INIT("grpc"), .type = &crd_struct_ffe7db2bde7a_type,
     .offset = offsetof(crd_struct_edb7592527d8, grpc)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &crd_struct_0e52ee817101_type,
     .offset = offsetof(crd_struct_edb7592527d8, httpGet)},
    {.name = CRD_STRING_INIT("initialDelaySeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, initialDelaySeconds)},
    {.name = CRD_STRING_INIT("periodSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, periodSeconds)},
    {.name = CRD_STRING_INIT("successThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, successThreshold)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &crd_struct_55c01f00cb9d_type,
     .offset = offsetof(crd_struct_edb7592527d8, tcpSocket)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_edb7592527d8, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, timeoutSeconds)},
};
static const uint16_t crd_struct_edb7592527d8_type_fields_slots[15 + 1] = {
    9, 4, 1, 3, 0xffff, 0, 5, 0xffff, 0xffff, 8, 0xffff, 6, 0xffff, 2, 7, 0xffff,
};
static const uint64_t crd_struct_edb7592527d8_type_fields_words[10][2] = {
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
static const crd_fields crd_struct_edb7592527d8_type_fields = {
    .items = crd_struct_edb7592527d8_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 14,
    .slots = crd_struct_edb7592527d8_type_fields_slots,
    .words = crd_struct_edb7592527d8_type_fields_words,
};
const crd_type crd_struct_edb7592527d8_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Probe",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_edb7592527d8),
    .has_offset = offsetof(crd_struct_edb7592527d8, has),
    .fields = &crd_struct_edb7592527d8_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[].protocol and 71 more */
static const crd_value crd_type_a73e02383b75_default[1] = {
    CRD_VALUE_STRING_INIT("TCP"),
};
const crd_type crd_type_a73e02383b75 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_a73e02383b75_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[] and 62 more */
static const crd_string crd_struct_e3180f69b490_type_required[1] = {
    CRD_STRING_INIT("containerPort"),
};
static const crd_field crd_struct_e3180f69b490_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("containerPort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_e3180f69b490, containerPort)},
    {.name = CRD_STRING_INIT("hostIP"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e3180f69b490, hostIP)},
    {.name = CRD_STRING_INIT("hostPort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_e3180f69b490, hostPort)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e3180f69b490, name)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_a73e02383b75,
     .offset = offsetof(crd_struct_e3180f69b490, protocol)},
};
static const uint16_t crd_struct_e3180f69b490_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 2, 3, 0, 0xffff, 1,
};
static const uint64_t crd_struct_e3180f69b490_type_fields_defaulted[] = { 0x10u };
static const uint64_t crd_struct_e3180f69b490_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_e3180f69b490_type_fields_words[5][2] = {
    { 0x656e6961746e6f63u, 0x74726f5072656e69u },
    { 0x504974736f68u, 0x0u },
    { 0x74726f5074736f68u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields crd_struct_e3180f69b490_type_fields = {
    .items = crd_struct_e3180f69b490_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 2,
    .slots = crd_struct_e3180f69b490_type_fields_slots,
    .defaulted = crd_struct_e3180f69b490_type_fields_defaulted,
    .required = crd_struct_e3180f69b490_type_fields_required,
    .words = crd_struct_e3180f69b490_type_fields_words,
};
static const crd_checks crd_struct_e3180f69b490_type_checks = {
    .required = crd_struct_e3180f69b490_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e3180f69b490_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ContainerPort",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e3180f69b490),
    .has_offset = offsetof(crd_struct_e3180f69b490, has),
    .fields = &crd_struct_e3180f69b490_type_fields,
    .checks = &crd_struct_e3180f69b490_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports and 62 more */
static const crd_string crd_type_92e23166595e_keys[2] = {
    CRD_STRING_INIT("containerPort"),
    CRD_STRING_INIT("protocol"),
};
const crd_type crd_type_92e23166595e = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_e3180f69b490),
    .items = &crd_struct_e3180f69b490_type,
    .map_keys = crd_type_92e23166595e_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy[] and 62 more */
static const crd_string crd_struct_283638b4d799_type_required[2] = {
    CRD_STRING_INIT("resourceName"),
    CRD_STRING_INIT("restartPolicy"),
};
static const crd_field crd_struct_283638b4d799_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("resourceName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_283638b4d799, resourceName)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_283638b4d799, restartPolicy)},
};
static const uint16_t crd_struct_283638b4d799_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_283638b4d799_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_283638b4d799_type_fields_words[2][2] = {
    { 0x656372756f736572u, 0x656d614e65637275u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
};
static const crd_fields crd_struct_283638b4d799_type_fields = {
    .items = crd_struct_283638b4d799_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_283638b4d799_type_fields_slots,
    .required = crd_struct_283638b4d799_type_fields_required,
    .words = crd_struct_283638b4d799_type_fields_words,
};
static const crd_checks crd_struct_283638b4d799_type_checks = {
    .required = crd_struct_283638b4d799_type_required,
    .required_count = 2,
};
const crd_type crd_struct_283638b4d799_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_283638b4d799),
    .has_offset = offsetof(crd_struct_283638b4d799, has),
    .fields = &crd_struct_283638b4d799_type_fields,
    .checks = &crd_struct_283638b4d799_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy and 62 more */
const crd_type crd_type_dbf1323e9e09 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_283638b4d799),
    .items = &crd_struct_283638b4d799_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims[] and 94 more */
static const crd_string crd_struct_450e1ab96581_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_450e1ab96581_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_450e1ab96581, name)},
    {.name = CRD_STRING_INIT("request"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_450e1ab96581, request)},
};
static const uint16_t crd_struct_450e1ab96581_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_450e1ab96581_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_450e1ab96581_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x74736575716572u, 0x0u },
};
static const crd_fields crd_struct_450e1ab96581_type_fields = {
    .items = crd_struct_450e1ab96581_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 8,
    .slots = crd_struct_450e1ab96581_type_fields_slots,
    .required = crd_struct_450e1ab96581_type_fields_required,
    .words = crd_struct_450e1ab96581_type_fields_words,
};
static const crd_checks crd_struct_450e1ab96581_type_checks = {
    .required = crd_struct_450e1ab96581_type_required,
    .required_count = 1,
};
const crd_type crd_struct_450e1ab96581_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ResourceClaim",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_450e1ab96581),
    .has_offset = offsetof(crd_struct_450e1ab96581, has),
    .fields = &crd_struct_450e1ab96581_type_fields,
    .checks = &crd_struct_450e1ab96581_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims and 94 more */
static const crd_string crd_type_a257b82176b8_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_a257b82176b8 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_450e1ab96581),
    .items = &crd_struct_450e1ab96581_type,
    .map_keys = crd_type_a257b82176b8_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.limits and 267 more */
const crd_type crd_type_fddb6d6ae536 = {
    .name = "crd_int_or_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_int_or_string_entry),
    .additional = &crd_type_2e3846e55300,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources and 94 more */
static const crd_field crd_struct_51baa461d954_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("claims"), .type = &crd_type_a257b82176b8, .offset = offsetof(crd_struct_51baa461d954, claims)},
    {.name = CRD_STRING_INIT("limits"), .type = &crd_type_fddb6d6ae536, .offset = offsetof(crd_struct_51baa461d954, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_51baa461d954, requests)},
};
static const uint16_t crd_struct_51baa461d954_type_fields_slots[3 + 1] = {
    1, 0, 2, 0xffff,
};
static const uint64_t crd_struct_51baa461d954_type_fields_words[3][2] = {
    { 0x736d69616c63u, 0x0u },
    { 0x7374696d696cu, 0x0u },
    { 0x7374736575716572u, 0x0u },
};
static const crd_fields crd_struct_51baa461d954_type_fields = {
    .items = crd_struct_51baa461d954_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_51baa461d954_type_fields_slots,
    .words = crd_struct_51baa461d954_type_fields_words,
};
const crd_type crd_struct_51baa461d954_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_51baa461d954),
    .has_offset = offsetof(crd_struct_51baa461d954, has),
    .fields = &crd_struct_51baa461d954_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes.values and 62 more */
const crd_type crd_type_d8b4081fad67 = {
    .name = "crd_int_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_SET,
    .struct_size = sizeof(int64_t),
    .items = &crd_type_7153e4042228,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes and 62 more */
static const crd_string crd_struct_f4e91fcfd14a_type_required[1] = {
    CRD_STRING_INIT("operator"),
};
static const crd_field crd_struct_f4e91fcfd14a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f4e91fcfd14a, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_type_d8b4081fad67, .offset = offsetof(crd_struct_f4e91fcfd14a, values)},
};
static const uint16_t crd_struct_f4e91fcfd14a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_f4e91fcfd14a_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_f4e91fcfd14a_type_fields_words[2][2] = {
    { 0x726f74617265706fu, 0x0u },
    { 0x7365756c6176u, 0x0u },
};
static const crd_fields crd_struct_f4e91fcfd14a_type_fields = {
    .items = crd_struct_f4e91fcfd14a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_f4e91fcfd14a_type_fields_slots,
    .required = crd_struct_f4e91fcfd14a_type_fields_required,
    .words = crd_struct_f4e91fcfd14a_type_fields_words,
};
static const crd_checks crd_struct_f4e91fcfd14a_type_checks = {
    .required = crd_struct_f4e91fcfd14a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f4e91fcfd14a_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f4e91fcfd14a),
    .has_offset = offsetof(crd_struct_f4e91fcfd14a, has),
    .fields = &crd_struct_f4e91fcfd14a_type_fields,
    .checks = &crd_struct_f4e91fcfd14a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[] and 62 more */
static const crd_string crd_struct_325f4cc8e675_type_required[1] = {
    CRD_STRING_INIT("action"),
};
static const crd_field crd_struct_325f4cc8e675_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_325f4cc8e675, action)},
    {.name = CRD_STRING_INIT("exitCodes"), .type = &crd_struct_f4e91fcfd14a_type,
     .offset = offsetof(crd_struct_325f4cc8e675, exitCodes)},
};
static const uint16_t crd_struct_325f4cc8e675_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_325f4cc8e675_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_325f4cc8e675_type_fields_words[2][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x65646f4374697865u, 0x7365646f43746978u },
};
static const crd_fields crd_struct_325f4cc8e675_type_fields = {
    .items = crd_struct_325f4cc8e675_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = crd_struct_325f4cc8e675_type_fields_slots,
    .required = crd_struct_325f4cc8e675_type_fields_required,
    .words = crd_struct_325f4cc8e675_type_fields_words,
};
static const crd_checks crd_struct_325f4cc8e675_type_checks = {
    .required = crd_struct_325f4cc8e675_type_required,
    .required_count = 1,
};
const crd_type crd_struct_325f4cc8e675_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_325f4cc8e675),
    .has_offset = offsetof(crd_struct_325f4cc8e675, has),
    .fields = &crd_struct_325f4cc8e675_type_fields,
    .checks = &crd_struct_325f4cc8e675_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules and 62 more */
const crd_type crd_type_007790dfcec5 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_325f4cc8e675),
    .items = &crd_struct_325f4cc8e675_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.appArmorProfile and 181 more */
static const crd_string crd_struct_f24305f2ff0a_type_required[1] = {
    CRD_STRING_INIT("type"),
};
static const crd_field crd_struct_f24305f2ff0a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("localhostProfile"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f24305f2ff0a, localhostProfile)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f24305f2ff0a, type)},
};
static const uint16_t crd_struct_f24305f2ff0a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_f24305f2ff0a_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_f24305f2ff0a_type_fields_words[2][2] = {
    { 0x736f686c61636f6cu, 0x656c69666f725074u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_f24305f2ff0a_type_fields = {
    .items = crd_struct_f24305f2ff0a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_f24305f2ff0a_type_fields_slots,
    .required = crd_struct_f24305f2ff0a_type_fields_required,
    .words = crd_struct_f24305f2ff0a_type_fields_words,
};
static const crd_checks crd_struct_f24305f2ff0a_type_checks = {
    .required = crd_struct_f24305f2ff0a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f24305f2ff0a_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f24305f2ff0a),
    .has_offset = offsetof(crd_struct_f24305f2ff0a, has),
    .fields = &crd_struct_f24305f2ff0a_type_fields,
    .checks = &crd_struct_f24305f2ff0a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.capabilities and 69 more */
static const crd_field crd_struct_29243d7efbb3_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("add"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_29243d7efbb3, add)},
    {.name = CRD_STRING_INIT("drop"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_29243d7efbb3, drop)},
};
static const uint16_t crd_struct_29243d7efbb3_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_29243d7efbb3_type_fields_words[2][2] = {
    { 0x646461u, 0x0u },
    { 0x706f7264u, 0x0u },
};
static const crd_fields crd_struct_29243d7efbb3_type_fields = {
    .items = crd_struct_29243d7efbb3_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_29243d7efbb3_type_fields_slots,
    .words = crd_struct_29243d7efbb3_type_fields_words,
};
const crd_type crd_struct_29243d7efbb3_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Capabilities",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_29243d7efbb3),
    .has_offset = offsetof(crd_struct_29243d7efbb3, has),
    .fields = &crd_struct_29243d7efbb3_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.seLinuxOptions and 90 more */
static const crd_field crd_struct_856ce256aa9e_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("level"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, level)},
    {.name = CRD_STRING_INIT("role"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, role)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, type)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, user)},
};
static const uint16_t crd_struct_856ce256aa9e_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t crd_struct_856ce256aa9e_type_fields_words[4][2] = {
    { 0x6c6576656cu, 0x0u },
    { 0x656c6f72u, 0x0u },
    { 0x65707974u, 0x0u },
    { 0x72657375u, 0x0u },
};
static const crd_fields crd_struct_856ce256aa9e_type_fields = {
    .items = crd_struct_856ce256aa9e_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 31,
    .slots = crd_struct_856ce256aa9e_type_fields_slots,
    .words = crd_struct_856ce256aa9e_type_fields_words,
};
const crd_type crd_struct_856ce256aa9e_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_856ce256aa9e),
    .has_offset = offsetof(crd_struct_856ce256aa9e, has),
    .fields = &crd_struct_856ce256aa9e_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.windowsOptions and 90 more */
static const crd_field crd_struct_51904c711d76_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("gmsaCredentialSpec"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_51904c711d76, gmsaCredentialSpec)},
    {.name = CRD_STRING_INIT("gmsaCredentialSpecName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_51904c711d76, gmsaCredentialSpecName)},
    {.name = CRD_STRING_INIT("hostProcess"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_51904c711d76, hostProcess)},
    {.name = CRD_STRING_INIT("runAsUserName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_51904c711d76, runAsUserName)},
};
static const uint16_t crd_struct_51904c711d76_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t crd_struct_51904c711d76_type_fields_words[4][2] = {
    { 0x6465724361736d67u, 0x636570536c616974u },
    { 0x6465724361736d67u, 0x656d614e63657053u },
    { 0x636f725074736f68u, 0x737365636f725074u },
    { 0x65735573416e7572u, 0x656d614e72657355u },
};
static const crd_fields crd_struct_51904c711d76_type_fields = {
    .items = crd_struct_51904c711d76_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 28,
    .slots = crd_struct_51904c711d76_type_fields_slots,
    .words = crd_struct_51904c711d76_type_fields_words,
};
const crd_type crd_struct_51904c711d76_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_51904c711d76),
    .has_offset = offsetof(crd_struct_51904c711d76, has),
    .fields = &crd_struct_51904c711d76_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext and 69 more */
static const crd_field crd_struct_91494db2c293_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("allowPrivilegeEscalation"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, allowPrivilegeEscalation)},
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_91494db2c293, appArmorProfile)},
    {.name = CRD_STRING_INIT("capabilities"), .type = &crd_struct_29243d7efbb3_type,
     .offset = offsetof(crd_struct_91494db2c293, capabilities)},
    {.name = CRD_STRING_INIT("privileged"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, privileged)},
    {.name = CRD_STRING_INIT("procMount"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_91494db2c293, procMount)},
    {.name = CRD_STRING_INIT("readOnlyRootFilesystem"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, readOnlyRootFilesystem)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_91494db2c293, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_91494db2c293, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &crd_struct_856ce256aa9e_type,
     .offset = offsetof(crd_struct_91494db2c293, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_91494db2c293, seccompProfile)},
    {.name = CRD_STRING_INIT("windowsOptions"), .type = &crd_struct_51904c711d76_type,
     .offset = offsetof(crd_struct_91494db2c293, windowsOptions)},
};
static const uint16_t crd_struct_91494db2c293_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 11, 0, 7, 10, 1, 9, 8, 5, 3, 0xffff, 2, 4, 6, 0xffff,
};
static const uint64_t crd_struct_91494db2c293_type_fields_words[12][2] = {
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
static const crd_fields crd_struct_91494db2c293_type_fields = {
    .items = crd_struct_91494db2c293_type_fields_items,
    .count = 12,
    .mask = 15,
    .seed = 37,
    .slots = crd_struct_91494db2c293_type_fields_slots,
    .words = crd_struct_91494db2c293_type_fields_words,
};
const crd_type crd_struct_91494db2c293_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_SecurityContext",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_91494db2c293),
    .has_offset = offsetof(crd_struct_91494db2c293, has),
    .fields = &crd_struct_91494db2c293_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices[] and 62 more */
static const crd_string crd_struct_0e4108392db7_type_required[2] = {
    CRD_STRING_INIT("devicePath"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_0e4108392db7_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("devicePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_0e4108392db7, devicePath)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e4108392db7, name)},
};
static const uint16_t crd_struct_0e4108392db7_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_0e4108392db7_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_0e4108392db7_type_fields_words[2][2] = {
    { 0x6150656369766564u, 0x6874615065636976u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_0e4108392db7_type_fields = {
    .items = crd_struct_0e4108392db7_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_0e4108392db7_type_fields_slots,
    .required = crd_struct_0e4108392db7_type_fields_required,
    .words = crd_struct_0e4108392db7_type_fields_words,
};
static const crd_checks crd_struct_0e4108392db7_type_checks = {
    .required = crd_struct_0e4108392db7_type_required,
    .required_count = 2,
};
const crd_type crd_struct_0e4108392db7_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeDevice",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0e4108392db7),
    .has_offset = offsetof(crd_struct_0e4108392db7, has),
    .fields = &crd_struct_0e4108392db7_type_fields,
    .checks = &crd_struct_0e4108392db7_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices and 62 more */
static const crd_string crd_type_ba8de58072f9_keys[1] = {
    CRD_STRING_INIT("devicePath"),
};
const crd_type crd_type_ba8de58072f9 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_0e4108392db7),
    .items = &crd_struct_0e4108392db7_type,
    .map_keys = crd_type_ba8de58072f9_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] and 69 more */
static const crd_string crd_struct_98ddc09ce949_type_required[2] = {
    CRD_STRING_INIT("mountPath"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_98ddc09ce949_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, mountPath)},
    {.name = CRD_STRING_INIT("mountPropagation"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, mountPropagation)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_98ddc09ce949, name)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_98ddc09ce949, readOnly)},
    {.name = CRD_STRING_INIT("recursiveReadOnly"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, recursiveReadOnly)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, subPath)},
    {.name = CRD_STRING_INIT("subPathExpr"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, subPathExpr)},
};
static const uint16_t crd_struct_98ddc09ce949_type_fields_slots[7 + 1] = {
    0xffff, 1, 3, 6, 4, 0, 5, 2,
};
static const uint64_t crd_struct_98ddc09ce949_type_fields_required[] = { 0x5u };
static const uint64_t crd_struct_98ddc09ce949_type_fields_words[7][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu },
    { 0x6f7250746e756f6du, 0x6e6f697461676170u },
    { 0x656d616eu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7669737275636572u, 0x796c6e4f64616552u },
    { 0x68746150627573u, 0x0u },
    { 0x4568746150627573u, 0x7270784568746150u },
};
static const crd_fields crd_struct_98ddc09ce949_type_fields = {
    .items = crd_struct_98ddc09ce949_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 27,
    .slots = crd_struct_98ddc09ce949_type_fields_slots,
    .required = crd_struct_98ddc09ce949_type_fields_required,
    .words = crd_struct_98ddc09ce949_type_fields_words,
};
static const crd_checks crd_struct_98ddc09ce949_type_checks = {
    .required = crd_struct_98ddc09ce949_type_required,
    .required_count = 2,
};
const crd_type crd_struct_98ddc09ce949_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeMount",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_98ddc09ce949),
    .has_offset = offsetof(crd_struct_98ddc09ce949, has),
    .fields = &crd_struct_98ddc09ce949_type_fields,
    .checks = &crd_struct_98ddc09ce949_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts and 62 more */
static const crd_string crd_type_baf9525e01f5_keys[1] = {
    CRD_STRING_INIT("mountPath"),
};
const crd_type crd_type_baf9525e01f5 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_98ddc09ce949),
    .items = &crd_struct_98ddc09ce949_type,
    .map_keys = crd_type_baf9525e01f5_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] and 41 more */
static const crd_string crd_struct_808e6843cda0_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_808e6843cda0_type_fields_items[25] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_808e6843cda0, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_808e6843cda0, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_9ed24958d5e5, .offset = offsetof(crd_struct_808e6843cda0, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_c11979084d81,
     .offset = offsetof(crd_struct_808e6843cda0, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_808e6843cda0, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &crd_struct_47d6ffb2a075_type,
     .offset = offsetof(crd_struct_808e6843cda0, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_808e6843cda0, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_808e6843cda0, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_92e23166595e, .offset = offsetof(crd_struct_808e6843cda0, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_808e6843cda0, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_type_dbf1323e9e09,
     .offset = offsetof(crd_struct_808e6843cda0, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_808e6843cda0, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_type_007790dfcec5,
     .offset = offsetof(crd_struct_808e6843cda0, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_808e6843cda0, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_808e6843cda0, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_808e6843cda0, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_808e6843cda0, stdinOnce)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_808e6843cda0, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_type_ba8de58072f9,
     .offset = offsetof(crd_struct_808e6843cda0, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_baf9525e01f5,
     .offset = offsetof(crd_struct_808e6843cda0, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, workingDir)},
};
static const uint16_t crd_struct_808e6843cda0_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff,
    0xffff, 0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 20, 18, 0xffff, 0xffff,
    0xffff, 12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 19, 0xffff, 0xffff, 0xffff, 23, 13, 1, 22, 21, 0xffff, 0xffff,
    5, 4, 14, 3, 15, 0xffff, 24, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t crd_struct_808e6843cda0_type_fields_required[] = { 0x100u };
static const uint64_t crd_struct_808e6843cda0_type_fields_words[25][2] = {
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
static const crd_fields crd_struct_808e6843cda0_type_fields = {
    .items = crd_struct_808e6843cda0_type_fields_items,
    .count = 25,
    .mask = 63,
    .seed = 17,
    .slots = crd_struct_808e6843cda0_type_fields_slots,
    .required = crd_struct_808e6843cda0_type_fields_required,
    .words = crd_struct_808e6843cda0_type_fields_words,
};
static const crd_checks crd_struct_808e6843cda0_type_checks = {
    .required = crd_struct_808e6843cda0_type_required,
    .required_count = 1,
};
const crd_type crd_struct_808e6843cda0_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Container",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_808e6843cda0),
    .has_offset = offsetof(crd_struct_808e6843cda0, has),
    .fields = &crd_struct_808e6843cda0_type_fields,
    .checks = &crd_struct_808e6843cda0_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers and 41 more */
static const crd_string crd_type_9ed444b402c8_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_9ed444b402c8 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Container_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_808e6843cda0),
    .items = &crd_struct_808e6843cda0_type,
    .map_keys = crd_type_9ed444b402c8_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options[] and 20 more */
static const crd_field crd_struct_5e3e47a371b8_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5e3e47a371b8, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5e3e47a371b8, value)},
};
static const uint16_t crd_struct_5e3e47a371b8_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_5e3e47a371b8_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields crd_struct_5e3e47a371b8_type_fields = {
    .items = crd_struct_5e3e47a371b8_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_5e3e47a371b8_type_fields_slots,
    .words = crd_struct_5e3e47a371b8_type_fields_words,
};
const crd_type crd_struct_5e3e47a371b8_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5e3e47a371b8),
    .has_offset = offsetof(crd_struct_5e3e47a371b8, has),
    .fields = &crd_struct_5e3e47a371b8_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options and 20 more */
const crd_type crd_type_62680b0abc90 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_5e3e47a371b8),
    .items = &crd_struct_5e3e47a371b8_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig and 20 more */
static const crd_field crd_struct_183728731d83_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nameservers"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_183728731d83, nameservers)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_type_62680b0abc90,
     .offset = offsetof(crd_struct_183728731d83, options)},
    {.name = CRD_STRING_INIT("searches"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_183728731d83, searches)},
};
static const uint16_t crd_struct_183728731d83_type_fields_slots[3 + 1] = {
    2, 0, 0xffff, 1,
};
static const uint64_t crd_struct_183728731d83_type_fields_words[3][2] = {
    { 0x76726573656d616eu, 0x7372657672657365u },
    { 0x736e6f6974706fu, 0x0u },
    { 0x7365686372616573u, 0x0u },
};
static const crd_fields crd_struct_183728731d83_type_fields = {
    .items = crd_struct_183728731d83_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_183728731d83_type_fields_slots,
    .words = crd_struct_183728731d83_type_fields_words,
};
const crd_type crd_struct_183728731d83_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_183728731d83),
    .has_offset = offsetof(crd_struct_183728731d83, has),
    .fields = &crd_struct_183728731d83_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers[] and 20 more */
static const crd_string crd_struct_82cb147626fc_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_82cb147626fc_type_fields_items[26] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_82cb147626fc, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_82cb147626fc, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_9ed24958d5e5, .offset = offsetof(crd_struct_82cb147626fc, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_c11979084d81,
     .offset = offsetof(crd_struct_82cb147626fc, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_82cb147626fc, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &crd_struct_47d6ffb2a075_type,
     .offset = offsetof(crd_struct_82cb147626fc, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_82cb147626fc, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_82cb147626fc, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_92e23166595e, .offset = offsetof(crd_struct_82cb147626fc, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_82cb147626fc, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_type_dbf1323e9e09,
     .offset = offsetof(crd_struct_82cb147626fc, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_82cb147626fc, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_type_007790dfcec5,
     .offset = offsetof(crd_struct_82cb147626fc, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_82cb147626fc, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_82cb147626fc, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_82cb147626fc, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_82cb147626fc, stdinOnce)},
    {.name = CRD_STRING_INIT("targetContainerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, targetContainerName)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_82cb147626fc, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_type_ba8de58072f9,
     .offset = offsetof(crd_struct_82cb147626fc, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_baf9525e01f5,
     .offset = offsetof(crd_struct_82cb147626fc, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, workingDir)},
};
static const uint16_t crd_struct_82cb147626fc_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 19, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff,
    0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 21, 18, 0xffff, 0xffff, 0xffff,
    12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 20, 0xffff, 0xffff, 0xffff, 24, 13, 1, 23, 22, 0xffff, 0xffff, 5, 4, 14,
    3, 15, 0xffff, 25, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t crd_struct_82cb147626fc_type_fields_required[] = { 0x100u };
static const uint64_t crd_struct_82cb147626fc_type_fields_words[26][2] = {
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
static const crd_fields crd_struct_82cb147626fc_type_fields = {
    .items = crd_struct_82cb147626fc_type_fields_items,
    .count = 26,
    .mask = 63,
    .seed = 17,
    .slots = crd_struct_82cb147626fc_type_fields_slots,
    .required = crd_struct_82cb147626fc_type_fields_required,
    .words = crd_struct_82cb147626fc_type_fields_words,
};
static const crd_checks crd_struct_82cb147626fc_type_checks = {
    .required = crd_struct_82cb147626fc_type_required,
    .required_count = 1,
};
const crd_type crd_struct_82cb147626fc_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_82cb147626fc),
    .has_offset = offsetof(crd_struct_82cb147626fc, has),
    .fields = &crd_struct_82cb147626fc_type_fields,
    .checks = &crd_struct_82cb147626fc_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers and 20 more */
static const crd_string crd_type_91b9757e7095_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_91b9757e7095 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_82cb147626fc),
    .items = &crd_struct_82cb147626fc_type,
    .map_keys = crd_type_91b9757e7095_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases[] and 20 more */
static const crd_string crd_struct_e43ec6f98247_type_required[1] = {
    CRD_STRING_INIT("ip"),
};
static const crd_field crd_struct_e43ec6f98247_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hostnames"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_e43ec6f98247, hostnames)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e43ec6f98247, ip)},
};
static const uint16_t crd_struct_e43ec6f98247_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_e43ec6f98247_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_e43ec6f98247_type_fields_words[2][2] = {
    { 0x656d616e74736f68u, 0x73656d616e74736fu },
    { 0x7069u, 0x0u },
};
static const crd_fields crd_struct_e43ec6f98247_type_fields = {
    .items = crd_struct_e43ec6f98247_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_e43ec6f98247_type_fields_slots,
    .required = crd_struct_e43ec6f98247_type_fields_required,
    .words = crd_struct_e43ec6f98247_type_fields_words,
};
static const crd_checks crd_struct_e43ec6f98247_type_checks = {
    .required = crd_struct_e43ec6f98247_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e43ec6f98247_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_HostAlias",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e43ec6f98247),
    .has_offset = offsetof(crd_struct_e43ec6f98247, has),
    .fields = &crd_struct_e43ec6f98247_type_fields,
    .checks = &crd_struct_e43ec6f98247_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases and 20 more */
static const crd_string crd_type_fb121891fc97_keys[1] = {
    CRD_STRING_INIT("ip"),
};
const crd_type crd_type_fb121891fc97 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_HostAlias_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_e43ec6f98247),
    .items = &crd_struct_e43ec6f98247_type,
    .map_keys = crd_type_fb121891fc97_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets[] and 188 more */
static const crd_field crd_struct_9da3c10d57b2_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_9da3c10d57b2, name)},
};
static const uint16_t crd_struct_9da3c10d57b2_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_9da3c10d57b2_type_fields_defaulted[] = { 0x1u };
static const uint64_t crd_struct_9da3c10d57b2_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_9da3c10d57b2_type_fields = {
    .items = crd_struct_9da3c10d57b2_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_9da3c10d57b2_type_fields_slots,
    .defaulted = crd_struct_9da3c10d57b2_type_fields_defaulted,
    .words = crd_struct_9da3c10d57b2_type_fields_words,
};
const crd_type crd_struct_9da3c10d57b2_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9da3c10d57b2),
    .has_offset = offsetof(crd_struct_9da3c10d57b2, has),
    .fields = &crd_struct_9da3c10d57b2_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets and 20 more */
static const crd_string crd_type_55d09d50e97d_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_55d09d50e97d = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_9da3c10d57b2),
    .items = &crd_struct_9da3c10d57b2_type,
    .map_keys = crd_type_55d09d50e97d_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.nodeSelector and 29 more */
const crd_type crd_type_376b84aabfbb = {
    .name = "crd_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.os and 41 more */
static const crd_string crd_struct_fd0743f4d25e_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_fd0743f4d25e_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_fd0743f4d25e, name)},
};
static const uint16_t crd_struct_fd0743f4d25e_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_fd0743f4d25e_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_fd0743f4d25e_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_fd0743f4d25e_type_fields = {
    .items = crd_struct_fd0743f4d25e_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_fd0743f4d25e_type_fields_slots,
    .required = crd_struct_fd0743f4d25e_type_fields_required,
    .words = crd_struct_fd0743f4d25e_type_fields_words,
};
static const crd_checks crd_struct_fd0743f4d25e_type_checks = {
    .required = crd_struct_fd0743f4d25e_type_required,
    .required_count = 1,
};
const crd_type crd_struct_fd0743f4d25e_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodOS",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_fd0743f4d25e),
    .has_offset = offsetof(crd_struct_fd0743f4d25e, has),
    .fields = &crd_struct_fd0743f4d25e_type_fields,
    .checks = &crd_struct_fd0743f4d25e_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates[] and 20 more */
static const crd_string crd_struct_808303405162_type_required[1] = {
    CRD_STRING_INIT("conditionType"),
};
static const crd_field crd_struct_808303405162_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("conditionType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808303405162, conditionType)},
};
static const uint16_t crd_struct_808303405162_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_808303405162_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_808303405162_type_fields_words[1][2] = {
    { 0x6f697469646e6f63u, 0x657079546e6f6974u },
};
static const crd_fields crd_struct_808303405162_type_fields = {
    .items = crd_struct_808303405162_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_808303405162_type_fields_slots,
    .required = crd_struct_808303405162_type_fields_required,
    .words = crd_struct_808303405162_type_fields_words,
};
static const crd_checks crd_struct_808303405162_type_checks = {
    .required = crd_struct_808303405162_type_required,
    .required_count = 1,
};
const crd_type crd_struct_808303405162_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_808303405162),
    .has_offset = offsetof(crd_struct_808303405162, has),
    .fields = &crd_struct_808303405162_type_fields,
    .checks = &crd_struct_808303405162_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates and 20 more */
const crd_type crd_type_ca4b042fcbf6 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_808303405162),
    .items = &crd_struct_808303405162_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims[] and 20 more */
static const crd_string crd_struct_7d3c35173974_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_7d3c35173974_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_7d3c35173974, name)},
    {.name = CRD_STRING_INIT("resourceClaimName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_7d3c35173974, resourceClaimName)},
    {.name = CRD_STRING_INIT("resourceClaimTemplateName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_7d3c35173974, resourceClaimTemplateName)},
};
static const uint16_t crd_struct_7d3c35173974_type_fields_slots[3 + 1] = {
    0, 1, 2, 0xffff,
};
static const uint64_t crd_struct_7d3c35173974_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_7d3c35173974_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u },
    { 0x656372756f736572u, 0x656d614e6d69616cu },
    { 0x656372756f736572u, 0x656d614e6574616cu },
};
static const crd_fields crd_struct_7d3c35173974_type_fields = {
    .items = crd_struct_7d3c35173974_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_7d3c35173974_type_fields_slots,
    .required = crd_struct_7d3c35173974_type_fields_required,
    .words = crd_struct_7d3c35173974_type_fields_words,
};
static const crd_checks crd_struct_7d3c35173974_type_checks = {
    .required = crd_struct_7d3c35173974_type_required,
    .required_count = 1,
};
const crd_type crd_struct_7d3c35173974_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7d3c35173974),
    .has_offset = offsetof(crd_struct_7d3c35173974, has),
    .fields = &crd_struct_7d3c35173974_type_fields,
    .checks = &crd_struct_7d3c35173974_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims and 20 more */
static const crd_string crd_type_19827e0cbad9_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_19827e0cbad9 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_7d3c35173974),
    .items = &crd_struct_7d3c35173974_type,
    .map_keys = crd_type_19827e0cbad9_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGates and 20 more */
static const crd_string crd_type_cd07f50c9ebd_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_cd07f50c9ebd = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodOS_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_fd0743f4d25e),
    .items = &crd_struct_fd0743f4d25e_type,
    .map_keys = crd_type_cd07f50c9ebd_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGroup and 20 more */
static const crd_field crd_struct_477cd4451065_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("podGroupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_477cd4451065, podGroupName)},
};
static const uint16_t crd_struct_477cd4451065_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_477cd4451065_type_fields_words[1][2] = {
    { 0x70756f7247646f70u, 0x656d614e70756f72u },
};
static const crd_fields crd_struct_477cd4451065_type_fields = {
    .items = crd_struct_477cd4451065_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_477cd4451065_type_fields_slots,
    .words = crd_struct_477cd4451065_type_fields_words,
};
const crd_type crd_struct_477cd4451065_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_477cd4451065),
    .has_offset = offsetof(crd_struct_477cd4451065, has),
    .fields = &crd_struct_477cd4451065_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext.supplementalGroups and 20 more */
const crd_type crd_type_4c6f6d831847 = {
    .name = "crd_int_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(int64_t),
    .items = &crd_type_0a215295aaff,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext and 20 more */
static const crd_field crd_struct_ab86fcd57c8b_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, appArmorProfile)},
    {.name = CRD_STRING_INIT("fsGroup"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, fsGroup)},
    {.name = CRD_STRING_INIT("fsGroupChangePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ab86fcd57c8b, fsGroupChangePolicy)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxChangePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ab86fcd57c8b, seLinuxChangePolicy)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &crd_struct_856ce256aa9e_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, seccompProfile)},
    {.name = CRD_STRING_INIT("supplementalGroups"), .type = &crd_type_4c6f6d831847,
     .offset = offsetof(crd_struct_ab86fcd57c8b, supplementalGroups)},
    {.name = CRD_STRING_INIT("supplementalGroupsPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ab86fcd57c8b, supplementalGroupsPolicy)},
    {.name = CRD_STRING_INIT("sysctls"), .type = &crd_type_55f4d8450fb1,
     .offset = offsetof(crd_struct_ab86fcd57c8b, sysctls)},
    {.name = CRD_STRING_INIT("windowsOptions"), .type = &crd_struct_51904c711d76_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, windowsOptions)},
};
static const uint16_t crd_struct_ab86fcd57c8b_type_fields_slots[31 + 1] = {
    6, 0xffff, 0xffff, 7, 12, 0xffff, 3, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 4, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 11, 0xffff, 0, 10, 5,
};
static const uint64_t crd_struct_ab86fcd57c8b_type_fields_words[13][2] = {
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
static const crd_fields crd_struct_ab86fcd57c8b_type_fields = {
    .items = crd_struct_ab86fcd57c8b_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 36,
    .slots = crd_struct_ab86fcd57c8b_type_fields_slots,
    .words = crd_struct_ab86fcd57c8b_type_fields_words,
};
const crd_type crd_struct_ab86fcd57c8b_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ab86fcd57c8b),
    .has_offset = offsetof(crd_struct_ab86fcd57c8b, has),
    .fields = &crd_struct_ab86fcd57c8b_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations[] and 20 more */
static const crd_field crd_struct_1f0181a20f1a_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("effect"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_1f0181a20f1a, effect)},
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_1f0181a20f1a, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_1f0181a20f1a, operator_)},
    {.name = CRD_STRING_INIT("tolerationSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_1f0181a20f1a, tolerationSeconds)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_1f0181a20f1a, value)},
};
static const uint16_t crd_struct_1f0181a20f1a_type_fields_slots[7 + 1] = {
    0xffff, 3, 2, 0, 0xffff, 4, 0xffff, 1,
};
static const uint64_t crd_struct_1f0181a20f1a_type_fields_words[5][2] = {
    { 0x746365666665u, 0x0u },
    { 0x79656bu, 0x0u },
    { 0x726f74617265706fu, 0x0u },
    { 0x69746172656c6f74u, 0x73646e6f6365536eu },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields crd_struct_1f0181a20f1a_type_fields = {
    .items = crd_struct_1f0181a20f1a_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = crd_struct_1f0181a20f1a_type_fields_slots,
    .words = crd_struct_1f0181a20f1a_type_fields_words,
};
const crd_type crd_struct_1f0181a20f1a_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Toleration",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1f0181a20f1a),
    .has_offset = offsetof(crd_struct_1f0181a20f1a, has),
    .fields = &crd_struct_1f0181a20f1a_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations and 20 more */
const crd_type crd_type_df93e452bb7c = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Toleration_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_1f0181a20f1a),
    .items = &crd_struct_1f0181a20f1a_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints[] and 20 more */
static const crd_string crd_struct_ec60dd244899_type_required[3] = {
    CRD_STRING_INIT("maxSkew"),
    CRD_STRING_INIT("topologyKey"),
    CRD_STRING_INIT("whenUnsatisfiable"),
};
static const crd_field crd_struct_ec60dd244899_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_ec60dd244899, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_ec60dd244899, matchLabelKeys)},
    {.name = CRD_STRING_INIT("maxSkew"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_ec60dd244899, maxSkew)},
    {.name = CRD_STRING_INIT("minDomains"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_ec60dd244899, minDomains)},
    {.name = CRD_STRING_INIT("nodeAffinityPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, nodeAffinityPolicy)},
    {.name = CRD_STRING_INIT("nodeTaintsPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, nodeTaintsPolicy)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, topologyKey)},
    {.name = CRD_STRING_INIT("whenUnsatisfiable"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, whenUnsatisfiable)},
};
static const uint16_t crd_struct_ec60dd244899_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 3, 6, 0, 4, 7, 2, 0xffff, 1, 5,
};
static const uint64_t crd_struct_ec60dd244899_type_fields_required[] = { 0xc4u };
static const uint64_t crd_struct_ec60dd244899_type_fields_words[8][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x77656b5378616du, 0x0u },
    { 0x69616d6f446e696du, 0x736e69616d6f446eu },
    { 0x6966664165646f6eu, 0x7963696c6f507974u },
    { 0x6e69615465646f6eu, 0x7963696c6f507374u },
    { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
    { 0x61736e556e656877u, 0x656c626169667369u },
};
static const crd_fields crd_struct_ec60dd244899_type_fields = {
    .items = crd_struct_ec60dd244899_type_fields_items,
    .count = 8,
    .mask = 15,
    .seed = 1,
    .slots = crd_struct_ec60dd244899_type_fields_slots,
    .required = crd_struct_ec60dd244899_type_fields_required,
    .words = crd_struct_ec60dd244899_type_fields_words,
};
static const crd_checks crd_struct_ec60dd244899_type_checks = {
    .required = crd_struct_ec60dd244899_type_required,
    .required_count = 3,
};
const crd_type crd_struct_ec60dd244899_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ec60dd244899),
    .has_offset = offsetof(crd_struct_ec60dd244899, has),
    .fields = &crd_struct_ec60dd244899_type_fields,
    .checks = &crd_struct_ec60dd244899_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints and 20 more */
static const crd_string crd_type_c96eaeaa571b_keys[2] = {
    CRD_STRING_INIT("topologyKey"),
    CRD_STRING_INIT("whenUnsatisfiable"),
};
const crd_type crd_type_c96eaeaa571b = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_ec60dd244899),
    .items = &crd_struct_ec60dd244899_type,
    .map_keys = crd_type_c96eaeaa571b_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].awsElasticBlockStore and 20 more */
static const crd_string crd_struct_20ee437a4d82_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field crd_struct_20ee437a4d82_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_20ee437a4d82, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_20ee437a4d82, partition)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_20ee437a4d82, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_20ee437a4d82, volumeID)},
};
static const uint16_t crd_struct_20ee437a4d82_type_fields_slots[3 + 1] = {
    3, 2, 1, 0,
};
static const uint64_t crd_struct_20ee437a4d82_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_20ee437a4d82_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6f69746974726170u, 0x6e6f697469747261u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_20ee437a4d82_type_fields = {
    .items = crd_struct_20ee437a4d82_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 24,
    .slots = crd_struct_20ee437a4d82_type_fields_slots,
    .required = crd_struct_20ee437a4d82_type_fields_required,
    .words = crd_struct_20ee437a4d82_type_fields_words,
};
static const crd_checks crd_struct_20ee437a4d82_type_checks = {
    .required = crd_struct_20ee437a4d82_type_required,
    .required_count = 1,
};
const crd_type crd_struct_20ee437a4d82_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_20ee437a4d82),
    .has_offset = offsetof(crd_struct_20ee437a4d82, has),
    .fields = &crd_struct_20ee437a4d82_type_fields,
    .checks = &crd_struct_20ee437a4d82_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk.fsType and 20 more */
static const crd_value crd_type_dc1f0bd2dfb4_default[1] = {
    CRD_VALUE_STRING_INIT("ext4"),
};
const crd_type crd_type_dc1f0bd2dfb4 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_dc1f0bd2dfb4_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk and 20 more */
static const crd_string crd_struct_80967aaf7164_type_required[2] = {
    CRD_STRING_INIT("diskName"),
    CRD_STRING_INIT("diskURI"),
};
static const crd_field crd_struct_80967aaf7164_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("cachingMode"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_80967aaf7164, cachingMode)},
    {.name = CRD_STRING_INIT("diskName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_80967aaf7164, diskName)},
    {.name = CRD_STRING_INIT("diskURI"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_80967aaf7164, diskURI)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_dc1f0bd2dfb4, .offset = offsetof(crd_struct_80967aaf7164, fsType)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_80967aaf7164, kind)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_200e8b998fac,
     .offset = offsetof(crd_struct_80967aaf7164, readOnly)},
};
static const uint16_t crd_struct_80967aaf7164_type_fields_slots[7 + 1] = {
    3, 1, 0, 0xffff, 0xffff, 2, 4, 5,
};
static const uint64_t crd_struct_80967aaf7164_type_fields_defaulted[] = { 0x28u };
static const uint64_t crd_struct_80967aaf7164_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_80967aaf7164_type_fields_words[6][2] = {
    { 0x4d676e6968636163u, 0x65646f4d676e6968u },
    { 0x656d614e6b736964u, 0x0u },
    { 0x4952556b736964u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_80967aaf7164_type_fields = {
    .items = crd_struct_80967aaf7164_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 8,
    .slots = crd_struct_80967aaf7164_type_fields_slots,
    .defaulted = crd_struct_80967aaf7164_type_fields_defaulted,
    .required = crd_struct_80967aaf7164_type_fields_required,
    .words = crd_struct_80967aaf7164_type_fields_words,
};
static const crd_checks crd_struct_80967aaf7164_type_checks = {
    .required = crd_struct_80967aaf7164_type_required,
    .required_count = 2,
};
const crd_type crd_struct_80967aaf7164_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_80967aaf7164),
    .has_offset = offsetof(crd_struct_80967aaf7164, has),
    .fields = &crd_struct_80967aaf7164_type_fields,
    .checks = &crd_struct_80967aaf7164_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureFile and 20 more */
static const crd_string crd_struct_a32e17054f06_type_required[2] = {
    CRD_STRING_INIT("secretName"),
    CRD_STRING_INIT("shareName"),
};
static const crd_field crd_struct_a32e17054f06_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a32e17054f06, readOnly)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a32e17054f06, secretName)},
    {.name = CRD_STRING_INIT("shareName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a32e17054f06, shareName)},
};
static const uint16_t crd_struct_a32e17054f06_type_fields_slots[3 + 1] = {
    2, 0, 1, 0xffff,
};
static const uint64_t crd_struct_a32e17054f06_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_a32e17054f06_type_fields_words[3][2] = {
    { 0x796c6e4f64616572u, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
    { 0x6d614e6572616873u, 0x656d614e65726168u },
};
static const crd_fields crd_struct_a32e17054f06_type_fields = {
    .items = crd_struct_a32e17054f06_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_a32e17054f06_type_fields_slots,
    .required = crd_struct_a32e17054f06_type_fields_required,
    .words = crd_struct_a32e17054f06_type_fields_words,
};
static const crd_checks crd_struct_a32e17054f06_type_checks = {
    .required = crd_struct_a32e17054f06_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a32e17054f06_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a32e17054f06),
    .has_offset = offsetof(crd_struct_a32e17054f06, has),
    .fields = &crd_struct_a32e17054f06_type_fields,
    .checks = &crd_struct_a32e17054f06_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cephfs and 20 more */
static const crd_string crd_struct_40639ae3b50f_type_required[1] = {
    CRD_STRING_INIT("monitors"),
};
static const crd_field crd_struct_40639ae3b50f_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_40639ae3b50f, monitors)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_40639ae3b50f, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_40639ae3b50f, readOnly)},
    {.name = CRD_STRING_INIT("secretFile"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_40639ae3b50f, secretFile)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_40639ae3b50f, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_40639ae3b50f, user)},
};
static const uint16_t crd_struct_40639ae3b50f_type_fields_slots[7 + 1] = {
    2, 5, 4, 1, 0, 0xffff, 0xffff, 3,
};
static const uint64_t crd_struct_40639ae3b50f_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_40639ae3b50f_type_fields_words[6][2] = {
    { 0x73726f74696e6f6du, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6946746572636573u, 0x656c694674657263u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x72657375u, 0x0u },
};
static const crd_fields crd_struct_40639ae3b50f_type_fields = {
    .items = crd_struct_40639ae3b50f_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 16,
    .slots = crd_struct_40639ae3b50f_type_fields_slots,
    .required = crd_struct_40639ae3b50f_type_fields_required,
    .words = crd_struct_40639ae3b50f_type_fields_words,
};
static const crd_checks crd_struct_40639ae3b50f_type_checks = {
    .required = crd_struct_40639ae3b50f_type_required,
    .required_count = 1,
};
const crd_type crd_struct_40639ae3b50f_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_40639ae3b50f),
    .has_offset = offsetof(crd_struct_40639ae3b50f, has),
    .fields = &crd_struct_40639ae3b50f_type_fields,
    .checks = &crd_struct_40639ae3b50f_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cinder and 20 more */
static const crd_string crd_struct_e1489000f322_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field crd_struct_e1489000f322_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e1489000f322, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_e1489000f322, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_e1489000f322, secretRef)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e1489000f322, volumeID)},
};
static const uint16_t crd_struct_e1489000f322_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t crd_struct_e1489000f322_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_e1489000f322_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_e1489000f322_type_fields = {
    .items = crd_struct_e1489000f322_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 6,
    .slots = crd_struct_e1489000f322_type_fields_slots,
    .required = crd_struct_e1489000f322_type_fields_required,
    .words = crd_struct_e1489000f322_type_fields_words,
};
static const crd_checks crd_struct_e1489000f322_type_checks = {
    .required = crd_struct_e1489000f322_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e1489000f322_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e1489000f322),
    .has_offset = offsetof(crd_struct_e1489000f322, has),
    .fields = &crd_struct_e1489000f322_type_fields,
    .checks = &crd_struct_e1489000f322_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items[] and 83 more */
static const crd_string crd_struct_a3f81379e5b0_type_required[2] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_a3f81379e5b0_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a3f81379e5b0, key)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_a3f81379e5b0, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a3f81379e5b0, path)},
};
static const uint16_t crd_struct_a3f81379e5b0_type_fields_slots[3 + 1] = {
    1, 0xffff, 2, 0,
};
static const uint64_t crd_struct_a3f81379e5b0_type_fields_required[] = { 0x5u };
static const uint64_t crd_struct_a3f81379e5b0_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x68746170u, 0x0u },
};
static const crd_fields crd_struct_a3f81379e5b0_type_fields = {
    .items = crd_struct_a3f81379e5b0_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_a3f81379e5b0_type_fields_slots,
    .required = crd_struct_a3f81379e5b0_type_fields_required,
    .words = crd_struct_a3f81379e5b0_type_fields_words,
};
static const crd_checks crd_struct_a3f81379e5b0_type_checks = {
    .required = crd_struct_a3f81379e5b0_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a3f81379e5b0_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_KeyToPath",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a3f81379e5b0),
    .has_offset = offsetof(crd_struct_a3f81379e5b0, has),
    .fields = &crd_struct_a3f81379e5b0_type_fields,
    .checks = &crd_struct_a3f81379e5b0_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items and 83 more */
const crd_type crd_type_fba4870d5965 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_a3f81379e5b0),
    .items = &crd_struct_a3f81379e5b0_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap and 20 more */
static const crd_field crd_struct_0185b8728769_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_0185b8728769, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_fba4870d5965, .offset = offsetof(crd_struct_0185b8728769, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_0185b8728769, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_0185b8728769, optional)},
};
static const uint16_t crd_struct_0185b8728769_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t crd_struct_0185b8728769_type_fields_defaulted[] = { 0x4u };
static const uint64_t crd_struct_0185b8728769_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_0185b8728769_type_fields = {
    .items = crd_struct_0185b8728769_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_0185b8728769_type_fields_slots,
    .defaulted = crd_struct_0185b8728769_type_fields_defaulted,
    .words = crd_struct_0185b8728769_type_fields_words,
};
const crd_type crd_struct_0185b8728769_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0185b8728769),
    .has_offset = offsetof(crd_struct_0185b8728769, has),
    .fields = &crd_struct_0185b8728769_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].csi and 20 more */
static const crd_string crd_struct_a180c1204899_type_required[1] = {
    CRD_STRING_INIT("driver"),
};
static const crd_field crd_struct_a180c1204899_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a180c1204899, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a180c1204899, fsType)},
    {.name = CRD_STRING_INIT("nodePublishSecretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_a180c1204899, nodePublishSecretRef)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a180c1204899, readOnly)},
    {.name = CRD_STRING_INIT("volumeAttributes"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_a180c1204899, volumeAttributes)},
};
static const uint16_t crd_struct_a180c1204899_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 4, 1, 2, 0xffff, 0xffff,
};
static const uint64_t crd_struct_a180c1204899_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_a180c1204899_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x6c62755065646f6eu, 0x6665527465726365u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7441656d756c6f76u, 0x7365747562697274u },
};
static const crd_fields crd_struct_a180c1204899_type_fields = {
    .items = crd_struct_a180c1204899_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 4,
    .slots = crd_struct_a180c1204899_type_fields_slots,
    .required = crd_struct_a180c1204899_type_fields_required,
    .words = crd_struct_a180c1204899_type_fields_words,
};
static const crd_checks crd_struct_a180c1204899_type_checks = {
    .required = crd_struct_a180c1204899_type_required,
    .required_count = 1,
};
const crd_type crd_struct_a180c1204899_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a180c1204899),
    .has_offset = offsetof(crd_struct_a180c1204899, has),
    .fields = &crd_struct_a180c1204899_type_fields,
    .checks = &crd_struct_a180c1204899_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items[] and 41 more */
static const crd_string crd_struct_ec409084991c_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_ec409084991c_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fieldRef"), .type = &crd_struct_5399e2ce84e1_type,
     .offset = offsetof(crd_struct_ec409084991c, fieldRef)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_ec409084991c, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_ec409084991c, path)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &crd_struct_f5669bdbdb3d_type,
     .offset = offsetof(crd_struct_ec409084991c, resourceFieldRef)},
};
static const uint16_t crd_struct_ec409084991c_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_ec409084991c_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_ec409084991c_type_fields_words[4][2] = {
    { 0x666552646c656966u, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x656372756f736572u, 0x666552646c656946u },
};
static const crd_fields crd_struct_ec409084991c_type_fields = {
    .items = crd_struct_ec409084991c_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 8,
    .slots = crd_struct_ec409084991c_type_fields_slots,
    .required = crd_struct_ec409084991c_type_fields_required,
    .words = crd_struct_ec409084991c_type_fields_words,
};
static const crd_checks crd_struct_ec409084991c_type_checks = {
    .required = crd_struct_ec409084991c_type_required,
    .required_count = 1,
};
const crd_type crd_struct_ec409084991c_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ec409084991c),
    .has_offset = offsetof(crd_struct_ec409084991c, has),
    .fields = &crd_struct_ec409084991c_type_fields,
    .checks = &crd_struct_ec409084991c_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items and 41 more */
const crd_type crd_type_7518aa79b87c = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_ec409084991c),
    .items = &crd_struct_ec409084991c_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI and 20 more */
static const crd_field crd_struct_6732ea9e2364_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_6732ea9e2364, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_7518aa79b87c, .offset = offsetof(crd_struct_6732ea9e2364, items)},
};
static const uint16_t crd_struct_6732ea9e2364_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_6732ea9e2364_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
};
static const crd_fields crd_struct_6732ea9e2364_type_fields = {
    .items = crd_struct_6732ea9e2364_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_6732ea9e2364_type_fields_slots,
    .words = crd_struct_6732ea9e2364_type_fields_words,
};
const crd_type crd_struct_6732ea9e2364_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6732ea9e2364),
    .has_offset = offsetof(crd_struct_6732ea9e2364, has),
    .fields = &crd_struct_6732ea9e2364_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].emptyDir and 20 more */
static const crd_field crd_struct_083b567792d1_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("medium"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_083b567792d1, medium)},
    {.name = CRD_STRING_INIT("sizeLimit"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_083b567792d1, sizeLimit)},
};
static const uint16_t crd_struct_083b567792d1_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_083b567792d1_type_fields_words[2][2] = {
    { 0x6d756964656du, 0x0u },
    { 0x696d694c657a6973u, 0x74696d694c657a69u },
};
static const crd_fields crd_struct_083b567792d1_type_fields = {
    .items = crd_struct_083b567792d1_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_083b567792d1_type_fields_slots,
    .words = crd_struct_083b567792d1_type_fields_words,
};
const crd_type crd_struct_083b567792d1_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_083b567792d1),
    .has_offset = offsetof(crd_struct_083b567792d1, has),
    .fields = &crd_struct_083b567792d1_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSource and 24 more */
static const crd_string crd_struct_a069474a0751_type_required[2] = {
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_a069474a0751_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a069474a0751, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a069474a0751, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a069474a0751, name)},
};
static const uint16_t crd_struct_a069474a0751_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t crd_struct_a069474a0751_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_a069474a0751_type_fields_words[3][2] = {
    { 0x70756f7247697061u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_a069474a0751_type_fields = {
    .items = crd_struct_a069474a0751_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_a069474a0751_type_fields_slots,
    .required = crd_struct_a069474a0751_type_fields_required,
    .words = crd_struct_a069474a0751_type_fields_words,
};
static const crd_checks crd_struct_a069474a0751_type_checks = {
    .required = crd_struct_a069474a0751_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a069474a0751_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a069474a0751),
    .has_offset = offsetof(crd_struct_a069474a0751, has),
    .fields = &crd_struct_a069474a0751_type_fields,
    .checks = &crd_struct_a069474a0751_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSourceRef and 24 more */
static const crd_string crd_struct_9bbdc910a2a2_type_required[2] = {
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_9bbdc910a2a2_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9bbdc910a2a2, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9bbdc910a2a2, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9bbdc910a2a2, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9bbdc910a2a2, namespace_)},
};
static const uint16_t crd_struct_9bbdc910a2a2_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_9bbdc910a2a2_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_9bbdc910a2a2_type_fields_words[4][2] = {
    { 0x70756f7247697061u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields crd_struct_9bbdc910a2a2_type_fields = {
    .items = crd_struct_9bbdc910a2a2_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_9bbdc910a2a2_type_fields_slots,
    .required = crd_struct_9bbdc910a2a2_type_fields_required,
    .words = crd_struct_9bbdc910a2a2_type_fields_words,
};
static const crd_checks crd_struct_9bbdc910a2a2_type_checks = {
    .required = crd_struct_9bbdc910a2a2_type_required,
    .required_count = 2,
};
const crd_type crd_struct_9bbdc910a2a2_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9bbdc910a2a2),
    .has_offset = offsetof(crd_struct_9bbdc910a2a2, has),
    .fields = &crd_struct_9bbdc910a2a2_type_fields,
    .checks = &crd_struct_9bbdc910a2a2_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.resources and 24 more */
static const crd_field crd_struct_3c6257ac3959_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("limits"), .type = &crd_type_fddb6d6ae536, .offset = offsetof(crd_struct_3c6257ac3959, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_3c6257ac3959, requests)},
};
static const uint16_t crd_struct_3c6257ac3959_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_3c6257ac3959_type_fields_words[2][2] = {
    { 0x7374696d696cu, 0x0u },
    { 0x7374736575716572u, 0x0u },
};
static const crd_fields crd_struct_3c6257ac3959_type_fields = {
    .items = crd_struct_3c6257ac3959_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_3c6257ac3959_type_fields_slots,
    .words = crd_struct_3c6257ac3959_type_fields_words,
};
const crd_type crd_struct_3c6257ac3959_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3c6257ac3959),
    .has_offset = offsetof(crd_struct_3c6257ac3959, has),
    .fields = &crd_struct_3c6257ac3959_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec and 24 more */
static const crd_field crd_struct_2d9bfd4a2627_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_2d9bfd4a2627, accessModes)},
    {.name = CRD_STRING_INIT("dataSource"), .type = &crd_struct_a069474a0751_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, dataSource)},
    {.name = CRD_STRING_INIT("dataSourceRef"), .type = &crd_struct_9bbdc910a2a2_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, dataSourceRef)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_3c6257ac3959_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, resources)},
    {.name = CRD_STRING_INIT("selector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, selector)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, storageClassName)},
    {.name = CRD_STRING_INIT("volumeAttributesClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, volumeAttributesClassName)},
    {.name = CRD_STRING_INIT("volumeMode"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, volumeMode)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, volumeName)},
};
static const uint16_t crd_struct_2d9bfd4a2627_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0, 3, 1, 0xffff, 2, 5, 8, 6, 0xffff, 7, 4, 0xffff,
};
static const uint64_t crd_struct_2d9bfd4a2627_type_fields_words[9][2] = {
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
static const crd_fields crd_struct_2d9bfd4a2627_type_fields = {
    .items = crd_struct_2d9bfd4a2627_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 30,
    .slots = crd_struct_2d9bfd4a2627_type_fields_slots,
    .words = crd_struct_2d9bfd4a2627_type_fields_words,
};
const crd_type crd_struct_2d9bfd4a2627_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2d9bfd4a2627),
    .has_offset = offsetof(crd_struct_2d9bfd4a2627, has),
    .fields = &crd_struct_2d9bfd4a2627_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate and 20 more */
static const crd_string crd_struct_693b5beb63dd_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field crd_struct_693b5beb63dd_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_693b5beb63dd, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_2d9bfd4a2627_type,
     .offset = offsetof(crd_struct_693b5beb63dd, spec)},
};
static const uint16_t crd_struct_693b5beb63dd_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_693b5beb63dd_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_693b5beb63dd_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields crd_struct_693b5beb63dd_type_fields = {
    .items = crd_struct_693b5beb63dd_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_693b5beb63dd_type_fields_slots,
    .required = crd_struct_693b5beb63dd_type_fields_required,
    .words = crd_struct_693b5beb63dd_type_fields_words,
};
static const crd_checks crd_struct_693b5beb63dd_type_checks = {
    .required = crd_struct_693b5beb63dd_type_required,
    .required_count = 1,
};
const crd_type crd_struct_693b5beb63dd_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_693b5beb63dd),
    .has_offset = offsetof(crd_struct_693b5beb63dd, has),
    .fields = &crd_struct_693b5beb63dd_type_fields,
    .checks = &crd_struct_693b5beb63dd_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral and 20 more */
static const crd_field crd_struct_a574ef9e57df_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("volumeClaimTemplate"), .type = &crd_struct_693b5beb63dd_type,
     .offset = offsetof(crd_struct_a574ef9e57df, volumeClaimTemplate)},
};
static const uint16_t crd_struct_a574ef9e57df_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_a574ef9e57df_type_fields_words[1][2] = {
    { 0x6c43656d756c6f76u, 0x6574616c706d6554u },
};
static const crd_fields crd_struct_a574ef9e57df_type_fields = {
    .items = crd_struct_a574ef9e57df_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_a574ef9e57df_type_fields_slots,
    .words = crd_struct_a574ef9e57df_type_fields_words,
};
const crd_type crd_struct_a574ef9e57df_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a574ef9e57df),
    .has_offset = offsetof(crd_struct_a574ef9e57df, has),
    .fields = &crd_struct_a574ef9e57df_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].fc and 20 more */
static const crd_field crd_struct_df68993bcf4e_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_df68993bcf4e, fsType)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_df68993bcf4e, lun)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_df68993bcf4e, readOnly)},
    {.name = CRD_STRING_INIT("targetWWNs"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_df68993bcf4e, targetWWNs)},
    {.name = CRD_STRING_INIT("wwids"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_df68993bcf4e, wwids)},
};
static const uint16_t crd_struct_df68993bcf4e_type_fields_slots[7 + 1] = {
    4, 0xffff, 2, 3, 0xffff, 0xffff, 0, 1,
};
static const uint64_t crd_struct_df68993bcf4e_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6e756cu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x5757746567726174u, 0x734e575774656772u },
    { 0x7364697777u, 0x0u },
};
static const crd_fields crd_struct_df68993bcf4e_type_fields = {
    .items = crd_struct_df68993bcf4e_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 7,
    .slots = crd_struct_df68993bcf4e_type_fields_slots,
    .words = crd_struct_df68993bcf4e_type_fields_words,
};
const crd_type crd_struct_df68993bcf4e_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_df68993bcf4e),
    .has_offset = offsetof(crd_struct_df68993bcf4e, has),
    .fields = &crd_struct_df68993bcf4e_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flexVolume and 20 more */
static const crd_string crd_struct_12464f33baf3_type_required[1] = {
    CRD_STRING_INIT("driver"),
};
static const crd_field crd_struct_12464f33baf3_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_12464f33baf3, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_12464f33baf3, fsType)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_12464f33baf3, options)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_12464f33baf3, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_12464f33baf3, secretRef)},
};
static const uint16_t crd_struct_12464f33baf3_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 0xffff, 1, 4, 2, 0xffff,
};
static const uint64_t crd_struct_12464f33baf3_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_12464f33baf3_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x736e6f6974706fu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields crd_struct_12464f33baf3_type_fields = {
    .items = crd_struct_12464f33baf3_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 4,
    .slots = crd_struct_12464f33baf3_type_fields_slots,
    .required = crd_struct_12464f33baf3_type_fields_required,
    .words = crd_struct_12464f33baf3_type_fields_words,
};
static const crd_checks crd_struct_12464f33baf3_type_checks = {
    .required = crd_struct_12464f33baf3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_12464f33baf3_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_12464f33baf3),
    .has_offset = offsetof(crd_struct_12464f33baf3, has),
    .fields = &crd_struct_12464f33baf3_type_fields,
    .checks = &crd_struct_12464f33baf3_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flocker and 20 more */
static const crd_field crd_struct_e0f64c9d3a66_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("datasetName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e0f64c9d3a66, datasetName)},
    {.name = CRD_STRING_INIT("datasetUUID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e0f64c9d3a66, datasetUUID)},
};
static const uint16_t crd_struct_e0f64c9d3a66_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_e0f64c9d3a66_type_fields_words[2][2] = {
    { 0x4e74657361746164u, 0x656d614e74657361u },
    { 0x5574657361746164u, 0x4449555574657361u },
};
static const crd_fields crd_struct_e0f64c9d3a66_type_fields = {
    .items = crd_struct_e0f64c9d3a66_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_e0f64c9d3a66_type_fields_slots,
    .words = crd_struct_e0f64c9d3a66_type_fields_words,
};
const crd_type crd_struct_e0f64c9d3a66_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e0f64c9d3a66),
    .has_offset = offsetof(crd_struct_e0f64c9d3a66, has),
    .fields = &crd_struct_e0f64c9d3a66_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gcePersistentDisk and 20 more */
static const crd_string crd_struct_f69239b690e3_type_required[1] = {
    CRD_STRING_INIT("pdName"),
};
static const crd_field crd_struct_f69239b690e3_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f69239b690e3, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_f69239b690e3, partition)},
    {.name = CRD_STRING_INIT("pdName"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f69239b690e3, pdName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_f69239b690e3, readOnly)},
};
static const uint16_t crd_struct_f69239b690e3_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t crd_struct_f69239b690e3_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_f69239b690e3_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6f69746974726170u, 0x6e6f697469747261u },
    { 0x656d614e6470u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_f69239b690e3_type_fields = {
    .items = crd_struct_f69239b690e3_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 21,
    .slots = crd_struct_f69239b690e3_type_fields_slots,
    .required = crd_struct_f69239b690e3_type_fields_required,
    .words = crd_struct_f69239b690e3_type_fields_words,
};
static const crd_checks crd_struct_f69239b690e3_type_checks = {
    .required = crd_struct_f69239b690e3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f69239b690e3_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f69239b690e3),
    .has_offset = offsetof(crd_struct_f69239b690e3, has),
    .fields = &crd_struct_f69239b690e3_type_fields,
    .checks = &crd_struct_f69239b690e3_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gitRepo and 20 more */
static const crd_string crd_struct_a7c7154fcfa5_type_required[1] = {
    CRD_STRING_INIT("repository"),
};
static const crd_field crd_struct_a7c7154fcfa5_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("directory"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a7c7154fcfa5, directory)},
    {.name = CRD_STRING_INIT("repository"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a7c7154fcfa5, repository)},
    {.name = CRD_STRING_INIT("revision"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a7c7154fcfa5, revision)},
};
static const uint16_t crd_struct_a7c7154fcfa5_type_fields_slots[3 + 1] = {
    2, 0, 0xffff, 1,
};
static const uint64_t crd_struct_a7c7154fcfa5_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_a7c7154fcfa5_type_fields_words[3][2] = {
    { 0x726f746365726964u, 0x79726f7463657269u },
    { 0x6f7469736f706572u, 0x79726f7469736f70u },
    { 0x6e6f697369766572u, 0x0u },
};
static const crd_fields crd_struct_a7c7154fcfa5_type_fields = {
    .items = crd_struct_a7c7154fcfa5_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_a7c7154fcfa5_type_fields_slots,
    .required = crd_struct_a7c7154fcfa5_type_fields_required,
    .words = crd_struct_a7c7154fcfa5_type_fields_words,
};
static const crd_checks crd_struct_a7c7154fcfa5_type_checks = {
    .required = crd_struct_a7c7154fcfa5_type_required,
    .required_count = 1,
};
const crd_type crd_struct_a7c7154fcfa5_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a7c7154fcfa5),
    .has_offset = offsetof(crd_struct_a7c7154fcfa5, has),
    .fields = &crd_struct_a7c7154fcfa5_type_fields,
    .checks = &crd_struct_a7c7154fcfa5_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].glusterfs and 20 more */
static const crd_string crd_struct_9464a0c9e51e_type_required[2] = {
    CRD_STRING_INIT("endpoints"),
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_9464a0c9e51e_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9464a0c9e51e, endpoints)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9464a0c9e51e, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_9464a0c9e51e, readOnly)},
};
static const uint16_t crd_struct_9464a0c9e51e_type_fields_slots[3 + 1] = {
    2, 0, 1, 0xffff,
};
static const uint64_t crd_struct_9464a0c9e51e_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_9464a0c9e51e_type_fields_words[3][2] = {
    { 0x746e696f70646e65u, 0x73746e696f70646eu },
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_9464a0c9e51e_type_fields = {
    .items = crd_struct_9464a0c9e51e_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_9464a0c9e51e_type_fields_slots,
    .required = crd_struct_9464a0c9e51e_type_fields_required,
    .words = crd_struct_9464a0c9e51e_type_fields_words,
};
static const crd_checks crd_struct_9464a0c9e51e_type_checks = {
    .required = crd_struct_9464a0c9e51e_type_required,
    .required_count = 2,
};
const crd_type crd_struct_9464a0c9e51e_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9464a0c9e51e),
    .has_offset = offsetof(crd_struct_9464a0c9e51e, has),
    .fields = &crd_struct_9464a0c9e51e_type_fields,
    .checks = &crd_struct_9464a0c9e51e_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].hostPath and 20 more */
static const crd_string crd_struct_0a869a17b9fc_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_0a869a17b9fc_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0a869a17b9fc, path)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0a869a17b9fc, type)},
};
static const uint16_t crd_struct_0a869a17b9fc_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_0a869a17b9fc_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_0a869a17b9fc_type_fields_words[2][2] = {
    { 0x68746170u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_0a869a17b9fc_type_fields = {
    .items = crd_struct_0a869a17b9fc_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = crd_struct_0a869a17b9fc_type_fields_slots,
    .required = crd_struct_0a869a17b9fc_type_fields_required,
    .words = crd_struct_0a869a17b9fc_type_fields_words,
};
static const crd_checks crd_struct_0a869a17b9fc_type_checks = {
    .required = crd_struct_0a869a17b9fc_type_required,
    .required_count = 1,
};
const crd_type crd_struct_0a869a17b9fc_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0a869a17b9fc),
    .has_offset = offsetof(crd_struct_0a869a17b9fc, has),
    .fields = &crd_struct_0a869a17b9fc_type_fields,
    .checks = &crd_struct_0a869a17b9fc_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].image and 20 more */
static const crd_field crd_struct_94c0bf88bece_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("pullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_94c0bf88bece, pullPolicy)},
    {.name = CRD_STRING_INIT("reference"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_94c0bf88bece, reference)},
};
static const uint16_t crd_struct_94c0bf88bece_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_94c0bf88bece_type_fields_words[2][2] = {
    { 0x696c6f506c6c7570u, 0x7963696c6f506c6cu },
    { 0x636e657265666572u, 0x65636e6572656665u },
};
static const crd_fields crd_struct_94c0bf88bece_type_fields = {
    .items = crd_struct_94c0bf88bece_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_94c0bf88bece_type_fields_slots,
    .words = crd_struct_94c0bf88bece_type_fields_words,
};
const crd_type crd_struct_94c0bf88bece_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_94c0bf88bece),
    .has_offset = offsetof(crd_struct_94c0bf88bece, has),
    .fields = &crd_struct_94c0bf88bece_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi.iscsiInterface and 20 more */
static const crd_value crd_type_f9c7031fd145_default[1] = {
    CRD_VALUE_STRING_INIT("default"),
};
const crd_type crd_type_f9c7031fd145 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_f9c7031fd145_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi and 20 more */
static const crd_string crd_struct_5a1923133f8e_type_required[3] = {
    CRD_STRING_INIT("iqn"),
    CRD_STRING_INIT("lun"),
    CRD_STRING_INIT("targetPortal"),
};
static const crd_field crd_struct_5a1923133f8e_type_fields_items[11] = {
    {.name = CRD_STRING_INIT("chapAuthDiscovery"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5a1923133f8e, chapAuthDiscovery)},
    {.name = CRD_STRING_INIT("chapAuthSession"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5a1923133f8e, chapAuthSession)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5a1923133f8e, fsType)},
    {.name = CRD_STRING_INIT("initiatorName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5a1923133f8e, initiatorName)},
    {.name = CRD_STRING_INIT("iqn"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5a1923133f8e, iqn)},
    {.name = CRD_STRING_INIT("iscsiInterface"), .type = &crd_type_f9c7031fd145,
     .offset = offsetof(crd_struct_5a1923133f8e, iscsiInterface)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_5a1923133f8e, lun)},
    {.name = CRD_STRING_INIT("portals"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_5a1923133f8e, portals)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5a1923133f8e, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_5a1923133f8e, secretRef)},
    {.name = CRD_STRING_INIT("targetPortal"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5a1923133f8e, targetPortal)},
};
static const uint16_t crd_struct_5a1923133f8e_type_fields_slots[15 + 1] = {
    3, 4, 0, 5, 10, 9, 0xffff, 2, 8, 0xffff, 7, 0xffff, 0xffff, 0xffff, 6, 1,
};
static const uint64_t crd_struct_5a1923133f8e_type_fields_defaulted[] = { 0x20u };
static const uint64_t crd_struct_5a1923133f8e_type_fields_required[] = { 0x450u };
static const uint64_t crd_struct_5a1923133f8e_type_fields_words[11][2] = {
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
static const crd_fields crd_struct_5a1923133f8e_type_fields = {
    .items = crd_struct_5a1923133f8e_type_fields_items,
    .count = 11,
    .mask = 15,
    .seed = 30,
    .slots = crd_struct_5a1923133f8e_type_fields_slots,
    .defaulted = crd_struct_5a1923133f8e_type_fields_defaulted,
    .required = crd_struct_5a1923133f8e_type_fields_required,
    .words = crd_struct_5a1923133f8e_type_fields_words,
};
static const crd_checks crd_struct_5a1923133f8e_type_checks = {
    .required = crd_struct_5a1923133f8e_type_required,
    .required_count = 3,
};
const crd_type crd_struct_5a1923133f8e_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5a1923133f8e),
    .has_offset = offsetof(crd_struct_5a1923133f8e, has),
    .fields = &crd_struct_5a1923133f8e_type_fields,
    .checks = &crd_struct_5a1923133f8e_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].nfs and 20 more */
static const crd_string crd_struct_d62e1e770e27_type_required[2] = {
    CRD_STRING_INIT("path"),
    CRD_STRING_INIT("server"),
};
static const crd_field crd_struct_d62e1e770e27_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d62e1e770e27, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_d62e1e770e27, readOnly)},
    {.name = CRD_STRING_INIT("server"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d62e1e770e27, server)},
};
static const uint16_t crd_struct_d62e1e770e27_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t crd_struct_d62e1e770e27_type_fields_required[] = { 0x5u };
static const uint64_t crd_struct_d62e1e770e27_type_fields_words[3][2] = {
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x726576726573u, 0x0u },
};
static const crd_fields crd_struct_d62e1e770e27_type_fields = {
    .items = crd_struct_d62e1e770e27_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_d62e1e770e27_type_fields_slots,
    .required = crd_struct_d62e1e770e27_type_fields_required,
    .words = crd_struct_d62e1e770e27_type_fields_words,
};
static const crd_checks crd_struct_d62e1e770e27_type_checks = {
    .required = crd_struct_d62e1e770e27_type_required,
    .required_count = 2,
};
const crd_type crd_struct_d62e1e770e27_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d62e1e770e27),
    .has_offset = offsetof(crd_struct_d62e1e770e27, has),
    .fields = &crd_struct_d62e1e770e27_type_fields,
    .checks = &crd_struct_d62e1e770e27_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].persistentVolumeClaim and 20 more */
static const crd_string crd_struct_4e66b7f08603_type_required[1] = {
    CRD_STRING_INIT("claimName"),
};
static const crd_field crd_struct_4e66b7f08603_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4e66b7f08603, claimName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_4e66b7f08603, readOnly)},
};
static const uint16_t crd_struct_4e66b7f08603_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_4e66b7f08603_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_4e66b7f08603_type_fields_words[2][2] = {
    { 0x6d614e6d69616c63u, 0x656d614e6d69616cu },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_4e66b7f08603_type_fields = {
    .items = crd_struct_4e66b7f08603_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_4e66b7f08603_type_fields_slots,
    .required = crd_struct_4e66b7f08603_type_fields_required,
    .words = crd_struct_4e66b7f08603_type_fields_words,
};
static const crd_checks crd_struct_4e66b7f08603_type_checks = {
    .required = crd_struct_4e66b7f08603_type_required,
    .required_count = 1,
};
const crd_type crd_struct_4e66b7f08603_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4e66b7f08603),
    .has_offset = offsetof(crd_struct_4e66b7f08603, has),
    .fields = &crd_struct_4e66b7f08603_type_fields,
    .checks = &crd_struct_4e66b7f08603_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].photonPersistentDisk and 20 more */
static const crd_string crd_struct_3899d2e17123_type_required[1] = {
    CRD_STRING_INIT("pdID"),
};
static const crd_field crd_struct_3899d2e17123_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3899d2e17123, fsType)},
    {.name = CRD_STRING_INIT("pdID"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3899d2e17123, pdID)},
};
static const uint16_t crd_struct_3899d2e17123_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_3899d2e17123_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_3899d2e17123_type_fields_words[2][2] = {
    { 0x657079547366u, 0x0u },
    { 0x44496470u, 0x0u },
};
static const crd_fields crd_struct_3899d2e17123_type_fields = {
    .items = crd_struct_3899d2e17123_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 6,
    .slots = crd_struct_3899d2e17123_type_fields_slots,
    .required = crd_struct_3899d2e17123_type_fields_required,
    .words = crd_struct_3899d2e17123_type_fields_words,
};
static const crd_checks crd_struct_3899d2e17123_type_checks = {
    .required = crd_struct_3899d2e17123_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3899d2e17123_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3899d2e17123),
    .has_offset = offsetof(crd_struct_3899d2e17123, has),
    .fields = &crd_struct_3899d2e17123_type_fields,
    .checks = &crd_struct_3899d2e17123_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].portworxVolume and 20 more */
static const crd_string crd_struct_42ec70a06a30_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field crd_struct_42ec70a06a30_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_42ec70a06a30, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_42ec70a06a30, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_42ec70a06a30, volumeID)},
};
static const uint16_t crd_struct_42ec70a06a30_type_fields_slots[3 + 1] = {
    0, 1, 2, 0xffff,
};
static const uint64_t crd_struct_42ec70a06a30_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_42ec70a06a30_type_fields_words[3][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_42ec70a06a30_type_fields = {
    .items = crd_struct_42ec70a06a30_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_42ec70a06a30_type_fields_slots,
    .required = crd_struct_42ec70a06a30_type_fields_required,
    .words = crd_struct_42ec70a06a30_type_fields_words,
};
static const crd_checks crd_struct_42ec70a06a30_type_checks = {
    .required = crd_struct_42ec70a06a30_type_required,
    .required_count = 1,
};
const crd_type crd_struct_42ec70a06a30_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_42ec70a06a30),
    .has_offset = offsetof(crd_struct_42ec70a06a30, has),
    .fields = &crd_struct_42ec70a06a30_type_fields,
    .checks = &crd_struct_42ec70a06a30_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].clusterTrustBundle and 20 more */
static const crd_string crd_struct_31fd2dffe8c9_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_31fd2dffe8c9_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_31fd2dffe8c9, labelSelector)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_31fd2dffe8c9, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_31fd2dffe8c9, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_31fd2dffe8c9, path)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_31fd2dffe8c9, signerName)},
};
static const uint16_t crd_struct_31fd2dffe8c9_type_fields_slots[7 + 1] = {
    0xffff, 1, 0, 0xffff, 4, 3, 2, 0xffff,
};
static const uint64_t crd_struct_31fd2dffe8c9_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_31fd2dffe8c9_type_fields_words[5][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x614e72656e676973u, 0x656d614e72656e67u },
};
static const crd_fields crd_struct_31fd2dffe8c9_type_fields = {
    .items = crd_struct_31fd2dffe8c9_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 9,
    .slots = crd_struct_31fd2dffe8c9_type_fields_slots,
    .required = crd_struct_31fd2dffe8c9_type_fields_required,
    .words = crd_struct_31fd2dffe8c9_type_fields_words,
};
static const crd_checks crd_struct_31fd2dffe8c9_type_checks = {
    .required = crd_struct_31fd2dffe8c9_type_required,
    .required_count = 1,
};
const crd_type crd_struct_31fd2dffe8c9_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_31fd2dffe8c9),
    .has_offset = offsetof(crd_struct_31fd2dffe8c9, has),
    .fields = &crd_struct_31fd2dffe8c9_type_fields,
    .checks = &crd_struct_31fd2dffe8c9_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].configMap and 41 more */
static const crd_field crd_struct_08a36fa60090_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_fba4870d5965, .offset = offsetof(crd_struct_08a36fa60090, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_08a36fa60090, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_08a36fa60090, optional)},
};
static const uint16_t crd_struct_08a36fa60090_type_fields_slots[3 + 1] = {
    1, 0, 0xffff, 2,
};
static const uint64_t crd_struct_08a36fa60090_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_08a36fa60090_type_fields_words[3][2] = {
    { 0x736d657469u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_08a36fa60090_type_fields = {
    .items = crd_struct_08a36fa60090_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_08a36fa60090_type_fields_slots,
    .defaulted = crd_struct_08a36fa60090_type_fields_defaulted,
    .words = crd_struct_08a36fa60090_type_fields_words,
};
const crd_type crd_struct_08a36fa60090_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_08a36fa60090),
    .has_offset = offsetof(crd_struct_08a36fa60090, has),
    .fields = &crd_struct_08a36fa60090_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].downwardAPI and 20 more */
static const crd_field crd_struct_cb830978b43f_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_7518aa79b87c, .offset = offsetof(crd_struct_cb830978b43f, items)},
};
static const uint16_t crd_struct_cb830978b43f_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_cb830978b43f_type_fields_words[1][2] = {
    { 0x736d657469u, 0x0u },
};
static const crd_fields crd_struct_cb830978b43f_type_fields = {
    .items = crd_struct_cb830978b43f_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_cb830978b43f_type_fields_slots,
    .words = crd_struct_cb830978b43f_type_fields_words,
};
const crd_type crd_struct_cb830978b43f_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_cb830978b43f),
    .has_offset = offsetof(crd_struct_cb830978b43f, has),
    .fields = &crd_struct_cb830978b43f_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].podCertificate and 20 more */
static const crd_string crd_struct_c476b7a48a11_type_required[2] = {
    CRD_STRING_INIT("keyType"),
    CRD_STRING_INIT("signerName"),
};
static const crd_field crd_struct_c476b7a48a11_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("certificateChainPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, certificateChainPath)},
    {.name = CRD_STRING_INIT("credentialBundlePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, credentialBundlePath)},
    {.name = CRD_STRING_INIT("keyPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, keyPath)},
    {.name = CRD_STRING_INIT("keyType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, keyType)},
    {.name = CRD_STRING_INIT("maxExpirationSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_c476b7a48a11, maxExpirationSeconds)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, signerName)},
    {.name = CRD_STRING_INIT("userAnnotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_c476b7a48a11, userAnnotations)},
};
static const uint16_t crd_struct_c476b7a48a11_type_fields_slots[7 + 1] = {
    0, 6, 2, 5, 4, 1, 0xffff, 3,
};
static const uint64_t crd_struct_c476b7a48a11_type_fields_required[] = { 0x28u };
static const uint64_t crd_struct_c476b7a48a11_type_fields_words[7][2] = {
    { 0x6369666974726563u, 0x687461506e696168u },
    { 0x69746e6564657263u, 0x68746150656c646eu },
    { 0x6874615079656bu, 0x0u },
    { 0x6570795479656bu, 0x0u },
    { 0x726970784578616du, 0x73646e6f6365536eu },
    { 0x614e72656e676973u, 0x656d614e72656e67u },
    { 0x6f6e6e4172657375u, 0x736e6f697461746fu },
};
static const crd_fields crd_struct_c476b7a48a11_type_fields = {
    .items = crd_struct_c476b7a48a11_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 18,
    .slots = crd_struct_c476b7a48a11_type_fields_slots,
    .required = crd_struct_c476b7a48a11_type_fields_required,
    .words = crd_struct_c476b7a48a11_type_fields_words,
};
static const crd_checks crd_struct_c476b7a48a11_type_checks = {
    .required = crd_struct_c476b7a48a11_type_required,
    .required_count = 2,
};
const crd_type crd_struct_c476b7a48a11_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c476b7a48a11),
    .has_offset = offsetof(crd_struct_c476b7a48a11, has),
    .fields = &crd_struct_c476b7a48a11_type_fields,
    .checks = &crd_struct_c476b7a48a11_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].serviceAccountToken and 20 more */
static const crd_string crd_struct_3d28e8d3eb32_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_3d28e8d3eb32_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("audience"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3d28e8d3eb32, audience)},
    {.name = CRD_STRING_INIT("expirationSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_3d28e8d3eb32, expirationSeconds)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3d28e8d3eb32, path)},
};
static const uint16_t crd_struct_3d28e8d3eb32_type_fields_slots[3 + 1] = {
    1, 0xffff, 2, 0,
};
static const uint64_t crd_struct_3d28e8d3eb32_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_3d28e8d3eb32_type_fields_words[3][2] = {
    { 0x65636e6569647561u, 0x0u },
    { 0x6974617269707865u, 0x73646e6f6365536eu },
    { 0x68746170u, 0x0u },
};
static const crd_fields crd_struct_3d28e8d3eb32_type_fields = {
    .items = crd_struct_3d28e8d3eb32_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_3d28e8d3eb32_type_fields_slots,
    .required = crd_struct_3d28e8d3eb32_type_fields_required,
    .words = crd_struct_3d28e8d3eb32_type_fields_words,
};
static const crd_checks crd_struct_3d28e8d3eb32_type_checks = {
    .required = crd_struct_3d28e8d3eb32_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3d28e8d3eb32_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3d28e8d3eb32),
    .has_offset = offsetof(crd_struct_3d28e8d3eb32, has),
    .fields = &crd_struct_3d28e8d3eb32_type_fields,
    .checks = &crd_struct_3d28e8d3eb32_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[] and 20 more */
static const crd_field crd_struct_ecbd117464c6_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("clusterTrustBundle"), .type = &crd_struct_31fd2dffe8c9_type,
     .offset = offsetof(crd_struct_ecbd117464c6, clusterTrustBundle)},
    {.name = CRD_STRING_INIT("configMap"), .type = &crd_struct_08a36fa60090_type,
     .offset = offsetof(crd_struct_ecbd117464c6, configMap)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &crd_struct_cb830978b43f_type,
     .offset = offsetof(crd_struct_ecbd117464c6, downwardAPI)},
    {.name = CRD_STRING_INIT("podCertificate"), .type = &crd_struct_c476b7a48a11_type,
     .offset = offsetof(crd_struct_ecbd117464c6, podCertificate)},
    {.name = CRD_STRING_INIT("secret"), .type = &crd_struct_08a36fa60090_type,
     .offset = offsetof(crd_struct_ecbd117464c6, secret)},
    {.name = CRD_STRING_INIT("serviceAccountToken"), .type = &crd_struct_3d28e8d3eb32_type,
     .offset = offsetof(crd_struct_ecbd117464c6, serviceAccountToken)},
};
static const uint16_t crd_struct_ecbd117464c6_type_fields_slots[7 + 1] = {
    3, 2, 5, 1, 0, 0xffff, 0xffff, 4,
};
static const uint64_t crd_struct_ecbd117464c6_type_fields_words[6][2] = {
    { 0x5472657473756c63u, 0x656c646e75427473u },
    { 0x614d6769666e6f63u, 0x70614d6769666e6fu },
    { 0x647261776e776f64u, 0x495041647261776eu },
    { 0x6974726543646f70u, 0x6574616369666974u },
    { 0x746572636573u, 0x0u },
    { 0x4165636976726573u, 0x6e656b6f54746e75u },
};
static const crd_fields crd_struct_ecbd117464c6_type_fields = {
    .items = crd_struct_ecbd117464c6_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 25,
    .slots = crd_struct_ecbd117464c6_type_fields_slots,
    .words = crd_struct_ecbd117464c6_type_fields_words,
};
const crd_type crd_struct_ecbd117464c6_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeProjection",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ecbd117464c6),
    .has_offset = offsetof(crd_struct_ecbd117464c6, has),
    .fields = &crd_struct_ecbd117464c6_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources and 20 more */
const crd_type crd_type_03cf49c5fb5b = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_ecbd117464c6),
    .items = &crd_struct_ecbd117464c6_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected and 20 more */
static const crd_field crd_struct_af55d0e1f670_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_af55d0e1f670, defaultMode)},
    {.name = CRD_STRING_INIT("sources"), .type = &crd_type_03cf49c5fb5b,
     .offset = offsetof(crd_struct_af55d0e1f670, sources)},
};
static const uint16_t crd_struct_af55d0e1f670_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_af55d0e1f670_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x73656372756f73u, 0x0u },
};
static const crd_fields crd_struct_af55d0e1f670_type_fields = {
    .items = crd_struct_af55d0e1f670_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_af55d0e1f670_type_fields_slots,
    .words = crd_struct_af55d0e1f670_type_fields_words,
};
const crd_type crd_struct_af55d0e1f670_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_af55d0e1f670),
    .has_offset = offsetof(crd_struct_af55d0e1f670, has),
    .fields = &crd_struct_af55d0e1f670_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].quobyte and 20 more */
static const crd_string crd_struct_74e3fb61f848_type_required[2] = {
    CRD_STRING_INIT("registry"),
    CRD_STRING_INIT("volume"),
};
static const crd_field crd_struct_74e3fb61f848_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("group"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, group)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_74e3fb61f848, readOnly)},
    {.name = CRD_STRING_INIT("registry"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_74e3fb61f848, registry)},
    {.name = CRD_STRING_INIT("tenant"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, tenant)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, user)},
    {.name = CRD_STRING_INIT("volume"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, volume)},
};
static const uint16_t crd_struct_74e3fb61f848_type_fields_slots[7 + 1] = {
    0, 0xffff, 5, 4, 1, 3, 2, 0xffff,
};
static const uint64_t crd_struct_74e3fb61f848_type_fields_required[] = { 0x24u };
static const uint64_t crd_struct_74e3fb61f848_type_fields_words[6][2] = {
    { 0x70756f7267u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7972747369676572u, 0x0u },
    { 0x746e616e6574u, 0x0u },
    { 0x72657375u, 0x0u },
    { 0x656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_74e3fb61f848_type_fields = {
    .items = crd_struct_74e3fb61f848_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 12,
    .slots = crd_struct_74e3fb61f848_type_fields_slots,
    .required = crd_struct_74e3fb61f848_type_fields_required,
    .words = crd_struct_74e3fb61f848_type_fields_words,
};
static const crd_checks crd_struct_74e3fb61f848_type_checks = {
    .required = crd_struct_74e3fb61f848_type_required,
    .required_count = 2,
};
const crd_type crd_struct_74e3fb61f848_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_74e3fb61f848),
    .has_offset = offsetof(crd_struct_74e3fb61f848, has),
    .fields = &crd_struct_74e3fb61f848_type_fields,
    .checks = &crd_struct_74e3fb61f848_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.keyring and 20 more */
static const crd_value crd_type_ea779d560b4e_default[1] = {
    CRD_VALUE_STRING_INIT("/etc/ceph/keyring"),
};
const crd_type crd_type_ea779d560b4e = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_ea779d560b4e_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.pool and 20 more */
static const crd_value crd_type_f8efe101a2af_default[1] = {
    CRD_VALUE_STRING_INIT("rbd"),
};
const crd_type crd_type_f8efe101a2af = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_f8efe101a2af_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.user and 20 more */
static const crd_value crd_type_951dff2d748a_default[1] = {
    CRD_VALUE_STRING_INIT("admin"),
};
const crd_type crd_type_951dff2d748a = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_951dff2d748a_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd and 20 more */
static const crd_string crd_struct_8131978bdc21_type_required[2] = {
    CRD_STRING_INIT("image"),
    CRD_STRING_INIT("monitors"),
};
static const crd_field crd_struct_8131978bdc21_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_8131978bdc21, fsType)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_8131978bdc21, image)},
    {.name = CRD_STRING_INIT("keyring"), .type = &crd_type_ea779d560b4e,
     .offset = offsetof(crd_struct_8131978bdc21, keyring)},
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_8131978bdc21, monitors)},
    {.name = CRD_STRING_INIT("pool"), .type = &crd_type_f8efe101a2af, .offset = offsetof(crd_struct_8131978bdc21, pool)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_8131978bdc21, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_8131978bdc21, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_951dff2d748a, .offset = offsetof(crd_struct_8131978bdc21, user)},
};
static const uint16_t crd_struct_8131978bdc21_type_fields_slots[7 + 1] = {
    3, 1, 4, 7, 5, 6, 2, 0,
};
static const uint64_t crd_struct_8131978bdc21_type_fields_defaulted[] = { 0x94u };
static const uint64_t crd_struct_8131978bdc21_type_fields_required[] = { 0xau };
static const uint64_t crd_struct_8131978bdc21_type_fields_words[8][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x676e697279656bu, 0x0u },
    { 0x73726f74696e6f6du, 0x0u },
    { 0x6c6f6f70u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x72657375u, 0x0u },
};
static const crd_fields crd_struct_8131978bdc21_type_fields = {
    .items = crd_struct_8131978bdc21_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 210,
    .slots = crd_struct_8131978bdc21_type_fields_slots,
    .defaulted = crd_struct_8131978bdc21_type_fields_defaulted,
    .required = crd_struct_8131978bdc21_type_fields_required,
    .words = crd_struct_8131978bdc21_type_fields_words,
};
static const crd_checks crd_struct_8131978bdc21_type_checks = {
    .required = crd_struct_8131978bdc21_type_required,
    .required_count = 2,
};
const crd_type crd_struct_8131978bdc21_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_8131978bdc21),
    .has_offset = offsetof(crd_struct_8131978bdc21, has),
    .fields = &crd_struct_8131978bdc21_type_fields,
    .checks = &crd_struct_8131978bdc21_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.fsType and 20 more */
static const crd_value crd_type_beabe0319b8f_default[1] = {
    CRD_VALUE_STRING_INIT("xfs"),
};
const crd_type crd_type_beabe0319b8f = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_beabe0319b8f_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.storageMode and 20 more */
static const crd_value crd_type_658d86419acb_default[1] = {
    CRD_VALUE_STRING_INIT("ThinProvisioned"),
};
const crd_type crd_type_658d86419acb = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_658d86419acb_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO and 20 more */
static const crd_string crd_struct_c11c2d8ba551_type_required[3] = {
    CRD_STRING_INIT("gateway"),
    CRD_STRING_INIT("secretRef"),
    CRD_STRING_INIT("system"),
};
static const crd_field crd_struct_c11c2d8ba551_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_beabe0319b8f, .offset = offsetof(crd_struct_c11c2d8ba551, fsType)},
    {.name = CRD_STRING_INIT("gateway"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, gateway)},
    {.name = CRD_STRING_INIT("protectionDomain"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, protectionDomain)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_c11c2d8ba551, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_c11c2d8ba551, secretRef)},
    {.name = CRD_STRING_INIT("sslEnabled"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_c11c2d8ba551, sslEnabled)},
    {.name = CRD_STRING_INIT("storageMode"), .type = &crd_type_658d86419acb,
     .offset = offsetof(crd_struct_c11c2d8ba551, storageMode)},
    {.name = CRD_STRING_INIT("storagePool"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, storagePool)},
    {.name = CRD_STRING_INIT("system"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_c11c2d8ba551, system)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, volumeName)},
};
static const uint16_t crd_struct_c11c2d8ba551_type_fields_slots[15 + 1] = {
    9, 0xffff, 1, 0xffff, 0, 3, 0xffff, 0xffff, 5, 6, 8, 7, 4, 0xffff, 0xffff, 2,
};
static const uint64_t crd_struct_c11c2d8ba551_type_fields_defaulted[] = { 0x41u };
static const uint64_t crd_struct_c11c2d8ba551_type_fields_required[] = { 0x112u };
static const uint64_t crd_struct_c11c2d8ba551_type_fields_words[10][2] = {
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
static const crd_fields crd_struct_c11c2d8ba551_type_fields = {
    .items = crd_struct_c11c2d8ba551_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 17,
    .slots = crd_struct_c11c2d8ba551_type_fields_slots,
    .defaulted = crd_struct_c11c2d8ba551_type_fields_defaulted,
    .required = crd_struct_c11c2d8ba551_type_fields_required,
    .words = crd_struct_c11c2d8ba551_type_fields_words,
};
static const crd_checks crd_struct_c11c2d8ba551_type_checks = {
    .required = crd_struct_c11c2d8ba551_type_required,
    .required_count = 3,
};
const crd_type crd_struct_c11c2d8ba551_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c11c2d8ba551),
    .has_offset = offsetof(crd_struct_c11c2d8ba551, has),
    .fields = &crd_struct_c11c2d8ba551_type_fields,
    .checks = &crd_struct_c11c2d8ba551_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].secret and 20 more */
static const crd_field crd_struct_6f36e96f09ac_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_6f36e96f09ac, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_fba4870d5965, .offset = offsetof(crd_struct_6f36e96f09ac, items)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_6f36e96f09ac, optional)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_6f36e96f09ac, secretName)},
};
static const uint16_t crd_struct_6f36e96f09ac_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t crd_struct_6f36e96f09ac_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields crd_struct_6f36e96f09ac_type_fields = {
    .items = crd_struct_6f36e96f09ac_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 9,
    .slots = crd_struct_6f36e96f09ac_type_fields_slots,
    .words = crd_struct_6f36e96f09ac_type_fields_words,
};
const crd_type crd_struct_6f36e96f09ac_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6f36e96f09ac),
    .has_offset = offsetof(crd_struct_6f36e96f09ac, has),
    .fields = &crd_struct_6f36e96f09ac_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].storageos and 20 more */
static const crd_field crd_struct_5105965a5523_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5105965a5523, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5105965a5523, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_5105965a5523, secretRef)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5105965a5523, volumeName)},
    {.name = CRD_STRING_INIT("volumeNamespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5105965a5523, volumeNamespace)},
};
static const uint16_t crd_struct_5105965a5523_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 4, 0, 0xffff, 3, 2,
};
static const uint64_t crd_struct_5105965a5523_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
    { 0x614e656d756c6f76u, 0x6563617073656d61u },
};
static const crd_fields crd_struct_5105965a5523_type_fields = {
    .items = crd_struct_5105965a5523_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_5105965a5523_type_fields_slots,
    .words = crd_struct_5105965a5523_type_fields_words,
};
const crd_type crd_struct_5105965a5523_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5105965a5523),
    .has_offset = offsetof(crd_struct_5105965a5523, has),
    .fields = &crd_struct_5105965a5523_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].vsphereVolume and 20 more */
static const crd_string crd_struct_e834ba4052ee_type_required[1] = {
    CRD_STRING_INIT("volumePath"),
};
static const crd_field crd_struct_e834ba4052ee_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e834ba4052ee, fsType)},
    {.name = CRD_STRING_INIT("storagePolicyID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e834ba4052ee, storagePolicyID)},
    {.name = CRD_STRING_INIT("storagePolicyName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e834ba4052ee, storagePolicyName)},
    {.name = CRD_STRING_INIT("volumePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e834ba4052ee, volumePath)},
};
static const uint16_t crd_struct_e834ba4052ee_type_fields_slots[3 + 1] = {
    0, 2, 1, 3,
};
static const uint64_t crd_struct_e834ba4052ee_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_e834ba4052ee_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x50656761726f7473u, 0x44497963696c6f50u },
    { 0x50656761726f7473u, 0x656d614e7963696cu },
    { 0x6150656d756c6f76u, 0x68746150656d756cu },
};
static const crd_fields crd_struct_e834ba4052ee_type_fields = {
    .items = crd_struct_e834ba4052ee_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_e834ba4052ee_type_fields_slots,
    .required = crd_struct_e834ba4052ee_type_fields_required,
    .words = crd_struct_e834ba4052ee_type_fields_words,
};
static const crd_checks crd_struct_e834ba4052ee_type_checks = {
    .required = crd_struct_e834ba4052ee_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e834ba4052ee_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e834ba4052ee),
    .has_offset = offsetof(crd_struct_e834ba4052ee, has),
    .fields = &crd_struct_e834ba4052ee_type_fields,
    .checks = &crd_struct_e834ba4052ee_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[] and 20 more */
static const crd_string crd_struct_2a75d3fbbaa3_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_2a75d3fbbaa3_type_fields_items[31] = {
    {.name = CRD_STRING_INIT("awsElasticBlockStore"), .type = &crd_struct_20ee437a4d82_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, awsElasticBlockStore)},
    {.name = CRD_STRING_INIT("azureDisk"), .type = &crd_struct_80967aaf7164_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, azureDisk)},
    {.name = CRD_STRING_INIT("azureFile"), .type = &crd_struct_a32e17054f06_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, azureFile)},
    {.name = CRD_STRING_INIT("cephfs"), .type = &crd_struct_40639ae3b50f_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, cephfs)},
    {.name = CRD_STRING_INIT("cinder"), .type = &crd_struct_e1489000f322_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, cinder)},
    {.name = CRD_STRING_INIT("configMap"), .type = &crd_struct_0185b8728769_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, configMap)},
    {.name = CRD_STRING_INIT("csi"), .type = &crd_struct_a180c1204899_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, csi)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &crd_struct_6732ea9e2364_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, downwardAPI)},
    {.name = CRD_STRING_INIT("emptyDir"), .type = &crd_struct_083b567792d1_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, emptyDir)},
    {.name = CRD_STRING_INIT("ephemeral"), .type = &crd_struct_a574ef9e57df_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, ephemeral)},
    {.name = CRD_STRING_INIT("fc"), .type = &crd_struct_df68993bcf4e_type, .offset = offsetof(crd_struct_2a75d3fbbaa3, fc)},
    {.name = CRD_STRING_INIT("flexVolume"), .type = &crd_struct_12464f33baf3_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, flexVolume)},
    {.name = CRD_STRING_INIT("flocker"), .type = &crd_struct_e0f64c9d3a66_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, flocker)},
    {.name = CRD_STRING_INIT("gcePersistentDisk"), .type = &crd_struct_f69239b690e3_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, gcePersistentDisk)},
    {.name = CRD_STRING_INIT("gitRepo"), .type = &crd_struct_a7c7154fcfa5_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, gitRepo)},
    {.name = CRD_STRING_INIT("glusterfs"), .type = &crd_struct_9464a0c9e51e_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, glusterfs)},
    {.name = CRD_STRING_INIT("hostPath"), .type = &crd_struct_0a869a17b9fc_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, hostPath)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_struct_94c0bf88bece_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, image)},
    {.name = CRD_STRING_INIT("iscsi"), .type = &crd_struct_5a1923133f8e_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, iscsi)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2a75d3fbbaa3, name)},
    {.name = CRD_STRING_INIT("nfs"), .type = &crd_struct_d62e1e770e27_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, nfs)},
    {.name = CRD_STRING_INIT("persistentVolumeClaim"), .type = &crd_struct_4e66b7f08603_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, persistentVolumeClaim)},
    {.name = CRD_STRING_INIT("photonPersistentDisk"), .type = &crd_struct_3899d2e17123_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, photonPersistentDisk)},
    {.name = CRD_STRING_INIT("portworxVolume"), .type = &crd_struct_42ec70a06a30_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, portworxVolume)},
    {.name = CRD_STRING_INIT("projected"), .type = &crd_struct_af55d0e1f670_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, projected)},
    {.name = CRD_STRING_INIT("quobyte"), .type = &crd_struct_74e3fb61f848_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, quobyte)},
    {.name = CRD_STRING_INIT("rbd"), .type = &crd_struct_8131978bdc21_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, rbd)},
    {.name = CRD_STRING_INIT("scaleIO"), .type = &crd_struct_c11c2d8ba551_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, scaleIO)},
    {.name = CRD_STRING_INIT("secret"), .type = &crd_struct_6f36e96f09ac_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, secret)},
    {.name = CRD_STRING_INIT("storageos"), .type = &crd_struct_5105965a5523_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, storageos)},
    {.name = CRD_STRING_INIT("vsphereVolume"), .type = &crd_struct_e834ba4052ee_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, vsphereVolume)},
};
static const uint16_t crd_struct_2a75d3fbbaa3_type_fields_slots[127 + 1] = {
    0xffff, 17, 25, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 18, 0xffff, 3, 0xffff, 0xffff, 0xffff, 6, 0xffff,
    7, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 20, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 29, 2, 19, 5,
    0xffff, 0xffff, 0xffff, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 27, 26, 0xffff, 0xffff,
    0xffff, 16, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 21, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 30, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 15, 0xffff, 4, 0xffff, 9, 0xffff, 24, 22, 0xffff, 0xffff, 0xffff,
    13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 28, 14, 23, 0xffff, 0xffff, 0xffff,
};
static const uint64_t crd_struct_2a75d3fbbaa3_type_fields_required[] = { 0x80000u };
static const uint64_t crd_struct_2a75d3fbbaa3_type_fields_words[31][2] = {
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
static const crd_fields crd_struct_2a75d3fbbaa3_type_fields = {
    .items = crd_struct_2a75d3fbbaa3_type_fields_items,
    .count = 31,
    .mask = 127,
    .seed = 116,
    .slots = crd_struct_2a75d3fbbaa3_type_fields_slots,
    .required = crd_struct_2a75d3fbbaa3_type_fields_required,
    .words = crd_struct_2a75d3fbbaa3_type_fields_words,
};
static const crd_checks crd_struct_2a75d3fbbaa3_type_checks = {
    .required = crd_struct_2a75d3fbbaa3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_2a75d3fbbaa3_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2a75d3fbbaa3),
    .has_offset = offsetof(crd_struct_2a75d3fbbaa3, has),
    .fields = &crd_struct_2a75d3fbbaa3_type_fields,
    .checks = &crd_struct_2a75d3fbbaa3_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes and 20 more */
static const crd_string crd_type_0907b1dba3e9_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_0907b1dba3e9 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_2a75d3fbbaa3),
    .items = &crd_struct_2a75d3fbbaa3_type,
    .map_keys = crd_type_0907b1dba3e9_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec and 20 more */
static const crd_string crd_struct_3c82220abb63_type_required[1] = {
    CRD_STRING_INIT("containers"),
};
static const crd_field crd_struct_3c82220abb63_type_fields_items[42] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_3c82220abb63, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("affinity"), .type = &crd_struct_a67ce32d115a_type,
     .offset = offsetof(crd_struct_3c82220abb63, affinity)},
    {.name = CRD_STRING_INIT("automountServiceAccountToken"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, automountServiceAccountToken)},
    {.name = CRD_STRING_INIT("containers"), .type = &crd_type_9ed444b402c8,
     .offset = offsetof(crd_struct_3c82220abb63, containers)},
    {.name = CRD_STRING_INIT("dnsConfig"), .type = &crd_struct_183728731d83_type,
     .offset = offsetof(crd_struct_3c82220abb63, dnsConfig)},
    {.name = CRD_STRING_INIT("dnsPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, dnsPolicy)},
    {.name = CRD_STRING_INIT("enableServiceLinks"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, enableServiceLinks)},
    {.name = CRD_STRING_INIT("ephemeralContainers"), .type = &crd_type_91b9757e7095,
     .offset = offsetof(crd_struct_3c82220abb63, ephemeralContainers)},
    {.name = CRD_STRING_INIT("hostAliases"), .type = &crd_type_fb121891fc97,
     .offset = offsetof(crd_struct_3c82220abb63, hostAliases)},
    {.name = CRD_STRING_INIT("hostIPC"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostIPC)},
    {.name = CRD_STRING_INIT("hostNetwork"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostNetwork)},
    {.name = CRD_STRING_INIT("hostPID"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostPID)},
    {.name = CRD_STRING_INIT("hostUsers"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostUsers)},
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, hostname)},
    {.name = CRD_STRING_INIT("hostnameOverride"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, hostnameOverride)},
    {.name = CRD_STRING_INIT("imagePullSecrets"), .type = &crd_type_55d09d50e97d,
     .offset = offsetof(crd_struct_3c82220abb63, imagePullSecrets)},
    {.name = CRD_STRING_INIT("initContainers"), .type = &crd_type_9ed444b402c8,
     .offset = offsetof(crd_struct_3c82220abb63, initContainers)},
    {.name = CRD_STRING_INIT("nodeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, nodeName)},
    {.name = CRD_STRING_INIT("nodeSelector"), .type = &crd_type_376b84aabfbb,
     .offset = offsetof(crd_struct_3c82220abb63, nodeSelector)},
    {.name = CRD_STRING_INIT("os"), .type = &crd_struct_fd0743f4d25e_type, .offset = offsetof(crd_struct_3c82220abb63, os)},
    {.name = CRD_STRING_INIT("overhead"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_3c82220abb63, overhead)},
    {.name = CRD_STRING_INIT("preemptionPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, preemptionPolicy)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_3c82220abb63, priority)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, priorityClassName)},
    {.name = CRD_STRING_INIT("readinessGates"), .type = &crd_type_ca4b042fcbf6,
     .offset = offsetof(crd_struct_3c82220abb63, readinessGates)},
    {.name = CRD_STRING_INIT("resourceClaims"), .type = &crd_type_19827e0cbad9,
     .offset = offsetof(crd_struct_3c82220abb63, resourceClaims)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_3c82220abb63, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, restartPolicy)},
    {.name = CRD_STRING_INIT("runtimeClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, runtimeClassName)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, schedulerName)},
    {.name = CRD_STRING_INIT("schedulingGates"), .type = &crd_type_cd07f50c9ebd,
     .offset = offsetof(crd_struct_3c82220abb63, schedulingGates)},
    {.name = CRD_STRING_INIT("schedulingGroup"), .type = &crd_struct_477cd4451065_type,
     .offset = offsetof(crd_struct_3c82220abb63, schedulingGroup)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_ab86fcd57c8b_type,
     .offset = offsetof(crd_struct_3c82220abb63, securityContext)},
    {.name = CRD_STRING_INIT("serviceAccount"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, serviceAccount)},
    {.name = CRD_STRING_INIT("serviceAccountName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, serviceAccountName)},
    {.name = CRD_STRING_INIT("setHostnameAsFQDN"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, setHostnameAsFQDN)},
    {.name = CRD_STRING_INIT("shareProcessNamespace"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, shareProcessNamespace)},
    {.name = CRD_STRING_INIT("subdomain"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, subdomain)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_3c82220abb63, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("tolerations"), .type = &crd_type_df93e452bb7c,
     .offset = offsetof(crd_struct_3c82220abb63, tolerations)},
    {.name = CRD_STRING_INIT("topologySpreadConstraints"), .type = &crd_type_c96eaeaa571b,
     .offset = offsetof(crd_struct_3c82220abb63, topologySpreadConstraints)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_type_0907b1dba3e9,
     .offset = offsetof(crd_struct_3c82220abb63, volumes)},
};
static const uint16_t crd_struct_3c82220abb63_type_fields_slots[127 + 1] = {
    0xffff, 14, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 13, 20, 31, 0xffff, 0xffff, 17, 0xffff, 32, 4, 21, 0xffff, 0xffff,
    0xffff, 0xffff, 16, 0xffff, 0xffff, 15, 0xffff, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 18, 3, 0xffff, 0xffff, 0xffff, 7, 28, 0xffff, 0xffff,
    0xffff, 37, 0xffff, 29, 0xffff, 0xffff, 0xffff, 25, 2, 0, 0xffff, 0xffff, 0xffff, 0xffff, 6, 40, 0xffff, 0xffff,
    0xffff, 5, 0xffff, 0xffff, 0xffff, 27, 0xffff, 0xffff, 30, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 22, 38, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 24, 0xffff, 0xffff, 9, 0xffff, 23, 0xffff, 0xffff, 10, 0xffff, 26, 0xffff, 0xffff,
    8, 0xffff, 41, 0xffff, 0xffff, 0xffff, 35, 0xffff, 36, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 39, 34, 0xffff,
    0xffff, 33, 0xffff, 0xffff, 19,
};
static const uint64_t crd_struct_3c82220abb63_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_3c82220abb63_type_fields_words[42][2] = {
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
static const crd_fields crd_struct_3c82220abb63_type_fields = {
    .items = crd_struct_3c82220abb63_type_fields_items,
    .count = 42,
    .mask = 127,
    .seed = 323,
    .slots = crd_struct_3c82220abb63_type_fields_slots,
    .required = crd_struct_3c82220abb63_type_fields_required,
    .words = crd_struct_3c82220abb63_type_fields_words,
};
static const crd_checks crd_struct_3c82220abb63_type_checks = {
    .required = crd_struct_3c82220abb63_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3c82220abb63_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3c82220abb63),
    .has_offset = offsetof(crd_struct_3c82220abb63, has),
    .fields = &crd_struct_3c82220abb63_type_fields,
    .checks = &crd_struct_3c82220abb63_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template and 20 more */
static const crd_field crd_struct_ab8eaaefd2a5_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_ab8eaaefd2a5, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_3c82220abb63_type,
     .offset = offsetof(crd_struct_ab8eaaefd2a5, spec)},
};
static const uint16_t crd_struct_ab8eaaefd2a5_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_ab8eaaefd2a5_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields crd_struct_ab8eaaefd2a5_type_fields = {
    .items = crd_struct_ab8eaaefd2a5_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_ab8eaaefd2a5_type_fields_slots,
    .words = crd_struct_ab8eaaefd2a5_type_fields_words,
};
const crd_type crd_struct_ab8eaaefd2a5_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ab8eaaefd2a5),
    .has_offset = offsetof(crd_struct_ab8eaaefd2a5, has),
    .fields = &crd_struct_ab8eaaefd2a5_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].topologyPolicy and 3 more */
static const crd_value crd_type_29bb6245429e_enum[4] = {
    CRD_VALUE_STRING_INIT("none"),
    CRD_VALUE_STRING_INIT("best-effort"),
    CRD_VALUE_STRING_INIT("restricted"),
    CRD_VALUE_STRING_INIT("single-numa-node"),
};
static const crd_checks crd_type_29bb6245429e_checks = {
    .enum_values = crd_type_29bb6245429e_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"none\", \"best-effort\", \"restricted\", \"single-numa-node\""),
};
const crd_type crd_type_29bb6245429e = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_29bb6245429e_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[] and 3 more */
static const crd_field crd_struct_d65dccd77142_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &crd_struct_7f679cf00cde_type,
     .offset = offsetof(crd_struct_d65dccd77142, dependsOn)},
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_d65dccd77142, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_d65dccd77142, minAvailable)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_af940a7e6b3f, .offset = offsetof(crd_struct_d65dccd77142, name)},
    {.name = CRD_STRING_INIT("partitionPolicy"), .type = &crd_struct_1421fc8fc986_type,
     .offset = offsetof(crd_struct_d65dccd77142, partitionPolicy)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_59850777b8c0,
     .offset = offsetof(crd_struct_d65dccd77142, policies)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_d65dccd77142, replicas)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_d65dccd77142, template_)},
    {.name = CRD_STRING_INIT("topologyPolicy"), .type = &crd_type_29bb6245429e,
     .offset = offsetof(crd_struct_d65dccd77142, topologyPolicy)},
};
static const uint16_t crd_struct_d65dccd77142_type_fields_slots[15 + 1] = {
    0xffff, 2, 4, 0xffff, 1, 7, 0, 8, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff, 5, 6,
};
static const uint64_t crd_struct_d65dccd77142_type_fields_words[9][2] = {
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
static const crd_fields crd_struct_d65dccd77142_type_fields = {
    .items = crd_struct_d65dccd77142_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 31,
    .slots = crd_struct_d65dccd77142_type_fields_slots,
    .words = crd_struct_d65dccd77142_type_fields_words,
};
const crd_type crd_struct_d65dccd77142_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Task",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d65dccd77142),
    .has_offset = offsetof(crd_struct_d65dccd77142, has),
    .fields = &crd_struct_d65dccd77142_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks and 3 more */
static const crd_checks crd_type_423367196963_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_423367196963 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Task_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_d65dccd77142),
    .items = &crd_struct_d65dccd77142_type,
    .checks = &crd_type_423367196963_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[].mountPath and 3 more */
static const crd_checks crd_type_83808acbbbe6_checks = {
    .min_length = 1,
    .set = CRD_CHECK_MIN_LENGTH,
    .pattern = &pattern_4,
};
const crd_type crd_type_83808acbbbe6 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_83808acbbbe6_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[] and 3 more */
static const crd_string crd_struct_cecf3795e234_type_required[1] = {
    CRD_STRING_INIT("mountPath"),
};
static const crd_field crd_struct_cecf3795e234_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_type_83808acbbbe6,
     .offset = offsetof(crd_struct_cecf3795e234, mountPath)},
    {.name = CRD_STRING_INIT("volumeClaim"), .type = &crd_struct_2d9bfd4a2627_type,
     .offset = offsetof(crd_struct_cecf3795e234, volumeClaim)},
    {.name = CRD_STRING_INIT("volumeClaimName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_cecf3795e234, volumeClaimName)},
};
static const uint16_t crd_struct_cecf3795e234_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t crd_struct_cecf3795e234_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_cecf3795e234_type_fields_words[3][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu },
    { 0x6c43656d756c6f76u, 0x6d69616c43656d75u },
    { 0x6c43656d756c6f76u, 0x656d614e6d69616cu },
};
static const crd_fields crd_struct_cecf3795e234_type_fields = {
    .items = crd_struct_cecf3795e234_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_cecf3795e234_type_fields_slots,
    .required = crd_struct_cecf3795e234_type_fields_required,
    .words = crd_struct_cecf3795e234_type_fields_words,
};
static const crd_checks crd_struct_cecf3795e234_type_checks = {
    .required = crd_struct_cecf3795e234_type_required,
    .required_count = 1,
};
const crd_type crd_struct_cecf3795e234_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Volume",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_cecf3795e234),
    .has_offset = offsetof(crd_struct_cecf3795e234, has),
    .fields = &crd_struct_cecf3795e234_type_fields,
    .checks = &crd_struct_cecf3795e234_type_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes and 3 more */
const crd_type crd_type_1cd44f06f160 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Volume_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_cecf3795e234),
    .items = &crd_struct_cecf3795e234_type,
};

/* CronJob.spec.jobTemplate.spec and 3 more */
static const crd_field crd_struct_fa3a22e711c1_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_d78dae17f84a,
     .offset = offsetof(crd_struct_fa3a22e711c1, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_fa3a22e711c1, minAvailable)},
    {.name = CRD_STRING_INIT("minSuccess"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_fa3a22e711c1, minSuccess)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &crd_struct_3aa568189574_type,
     .offset = offsetof(crd_struct_fa3a22e711c1, networkTopology)},
    {.name = CRD_STRING_INIT("plugins"), .type = &crd_type_717728cb643c,
     .offset = offsetof(crd_struct_fa3a22e711c1, plugins)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_59850777b8c0,
     .offset = offsetof(crd_struct_fa3a22e711c1, policies)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_d5d696d2c394,
     .offset = offsetof(crd_struct_fa3a22e711c1, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_type_8380259fec9e, .offset = offsetof(crd_struct_fa3a22e711c1, queue)},
    {.name = CRD_STRING_INIT("runningEstimate"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_fa3a22e711c1, runningEstimate)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_type_527fbec6df26,
     .offset = offsetof(crd_struct_fa3a22e711c1, schedulerName)},
    {.name = CRD_STRING_INIT("tasks"), .type = &crd_type_423367196963, .offset = offsetof(crd_struct_fa3a22e711c1, tasks)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_fa3a22e711c1, ttlSecondsAfterFinished)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_type_1cd44f06f160,
     .offset = offsetof(crd_struct_fa3a22e711c1, volumes)},
};
static const uint16_t crd_struct_fa3a22e711c1_type_fields_slots[31 + 1] = {
    0, 0xffff, 2, 0xffff, 5, 3, 0xffff, 0xffff, 9, 0xffff, 0xffff, 6, 10, 0xffff, 0xffff, 1, 4, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 7, 0xffff, 0xffff, 11, 0xffff, 8, 0xffff, 0xffff, 12, 0xffff,
};
static const uint64_t crd_struct_fa3a22e711c1_type_fields_defaulted[] = { 0x81u };
static const uint64_t crd_struct_fa3a22e711c1_type_fields_words[13][2] = {
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
static const crd_fields crd_struct_fa3a22e711c1_type_fields = {
    .items = crd_struct_fa3a22e711c1_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 14,
    .slots = crd_struct_fa3a22e711c1_type_fields_slots,
    .defaulted = crd_struct_fa3a22e711c1_type_fields_defaulted,
    .words = crd_struct_fa3a22e711c1_type_fields_words,
};
const crd_type crd_struct_fa3a22e711c1_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_fa3a22e711c1),
    .has_offset = offsetof(crd_struct_fa3a22e711c1, has),
    .fields = &crd_struct_fa3a22e711c1_type_fields,
};

/* CronJob.spec.jobTemplate */
static const crd_field crd_struct_1c343f082e73_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_1c343f082e73, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_fa3a22e711c1_type,
     .offset = offsetof(crd_struct_1c343f082e73, spec)},
};
static const uint16_t crd_struct_1c343f082e73_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_1c343f082e73_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields crd_struct_1c343f082e73_type_fields = {
    .items = crd_struct_1c343f082e73_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_1c343f082e73_type_fields_slots,
    .words = crd_struct_1c343f082e73_type_fields_words,
};
const crd_type crd_struct_1c343f082e73_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_JobTemplate",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1c343f082e73),
    .has_offset = offsetof(crd_struct_1c343f082e73, has),
    .fields = &crd_struct_1c343f082e73_type_fields,
};

/* CronJob.spec.startingDeadlineSeconds and 17 more */
static const crd_checks crd_type_2c733aaf2a6d_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_2c733aaf2a6d = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT64,
    .format_name = "int64",
    .checks = &crd_type_2c733aaf2a6d_checks,
};

/* CronJob.spec */
static const crd_string crd_struct_87838e5d774e_type_required[2] = {
    CRD_STRING_INIT("jobTemplate"),
    CRD_STRING_INIT("schedule"),
};
static const crd_field crd_struct_87838e5d774e_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("concurrencyPolicy"), .type = &crd_type_5795958e5d7b,
     .offset = offsetof(crd_struct_87838e5d774e, concurrencyPolicy)},
    {.name = CRD_STRING_INIT("failedJobsHistoryLimit"), .type = &crd_type_ce7086de1898,
     .offset = offsetof(crd_struct_87838e5d774e, failedJobsHistoryLimit)},
    {.name = CRD_STRING_INIT("jobTemplate"), .type = &crd_struct_1c343f082e73_type,
     .offset = offsetof(crd_struct_87838e5d774e, jobTemplate)},
    {.name = CRD_STRING_INIT("schedule"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_87838e5d774e, schedule)},
    {.name = CRD_STRING_INIT("startingDeadlineSeconds"), .type = &crd_type_2c733aaf2a6d,
     .offset = offsetof(crd_struct_87838e5d774e, startingDeadlineSeconds)},
    {.name = CRD_STRING_INIT("successfulJobsHistoryLimit"), .type = &crd_type_d78dae17f84a,
     .offset = offsetof(crd_struct_87838e5d774e, successfulJobsHistoryLimit)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_200e8b998fac,
     .offset = offsetof(crd_struct_87838e5d774e, suspend)},
    {.name = CRD_STRING_INIT("timeZone"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_87838e5d774e, timeZone)},
};
static const uint16_t crd_struct_87838e5d774e_type_fields_slots[7 + 1] = {
    1, 4, 7, 6, 0, 3, 5, 2,
};
static const uint64_t crd_struct_87838e5d774e_type_fields_defaulted[] = { 0x63u };
static const uint64_t crd_struct_87838e5d774e_type_fields_required[] = { 0xcu };
static const uint64_t crd_struct_87838e5d774e_type_fields_words[8][2] = {
    { 0x65727275636e6f63u, 0x7963696c6f507963u },
    { 0x6f4a64656c696166u, 0x74696d694c79726fu },
    { 0x6c706d6554626f6au, 0x6574616c706d6554u },
    { 0x656c756465686373u, 0x0u },
    { 0x676e697472617473u, 0x73646e6f63655365u },
    { 0x6673736563637573u, 0x74696d694c79726fu },
    { 0x646e6570737573u, 0x0u },
    { 0x656e6f5a656d6974u, 0x0u },
};
static const crd_fields crd_struct_87838e5d774e_type_fields = {
    .items = crd_struct_87838e5d774e_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 138,
    .slots = crd_struct_87838e5d774e_type_fields_slots,
    .defaulted = crd_struct_87838e5d774e_type_fields_defaulted,
    .required = crd_struct_87838e5d774e_type_fields_required,
    .words = crd_struct_87838e5d774e_type_fields_words,
};
static const crd_checks crd_struct_87838e5d774e_type_checks = {
    .required = crd_struct_87838e5d774e_type_required,
    .required_count = 2,
};
const crd_type crd_struct_87838e5d774e_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_87838e5d774e),
    .has_offset = offsetof(crd_struct_87838e5d774e, has),
    .fields = &crd_struct_87838e5d774e_type_fields,
    .checks = &crd_struct_87838e5d774e_type_checks,
};

/* CronJob.status.active[] */
static const crd_field crd_struct_e03510b4ccff_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e03510b4ccff, apiVersion)},
    {.name = CRD_STRING_INIT("fieldPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e03510b4ccff, fieldPath)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e03510b4ccff, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e03510b4ccff, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e03510b4ccff, namespace_)},
    {.name = CRD_STRING_INIT("resourceVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e03510b4ccff, resourceVersion)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e03510b4ccff, uid)},
};
static const uint16_t crd_struct_e03510b4ccff_type_fields_slots[7 + 1] = {
    0xffff, 6, 3, 1, 4, 5, 2, 0,
};
static const uint64_t crd_struct_e03510b4ccff_type_fields_words[7][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x746150646c656966u, 0x68746150646c6569u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
    { 0x656372756f736572u, 0x6e6f697372655665u },
    { 0x646975u, 0x0u },
};
static const crd_fields crd_struct_e03510b4ccff_type_fields = {
    .items = crd_struct_e03510b4ccff_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 80,
    .slots = crd_struct_e03510b4ccff_type_fields_slots,
    .words = crd_struct_e03510b4ccff_type_fields_words,
};
const crd_type crd_struct_e03510b4ccff_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ObjectReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e03510b4ccff),
    .has_offset = offsetof(crd_struct_e03510b4ccff, has),
    .fields = &crd_struct_e03510b4ccff_type_fields,
};

/* CronJob.status.active */
const crd_type crd_type_30619c00a7e8 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_ObjectReference_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_e03510b4ccff),
    .items = &crd_struct_e03510b4ccff_type,
};

/* CronJob.status.lastScheduleTime and 46 more */
const crd_type crd_type_a428d91dcd78 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .format = CRD_FORMAT_DATETIME,
    .format_name = "date-time",
};

/* CronJob.status */
static const crd_field crd_struct_83e8560c7eb3_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("active"), .type = &crd_type_30619c00a7e8, .offset = offsetof(crd_struct_83e8560c7eb3, active)},
    {.name = CRD_STRING_INIT("lastScheduleTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_83e8560c7eb3, lastScheduleTime)},
    {.name = CRD_STRING_INIT("lastSuccessfulTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_83e8560c7eb3, lastSuccessfulTime)},
};
static const uint16_t crd_struct_83e8560c7eb3_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t crd_struct_83e8560c7eb3_type_fields_words[3][2] = {
    { 0x657669746361u, 0x0u },
    { 0x656863537473616cu, 0x656d6954656c7564u },
    { 0x636375537473616cu, 0x656d69546c756673u },
};
static const crd_fields crd_struct_83e8560c7eb3_type_fields = {
    .items = crd_struct_83e8560c7eb3_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_83e8560c7eb3_type_fields_slots,
    .words = crd_struct_83e8560c7eb3_type_fields_words,
};
const crd_type crd_struct_83e8560c7eb3_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_83e8560c7eb3),
    .has_offset = offsetof(crd_struct_83e8560c7eb3, has),
    .fields = &crd_struct_83e8560c7eb3_type_fields,
};

/* CronJob */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_87838e5d774e_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_83e8560c7eb3_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, status)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_type = {
    .name = "batch_volcano_sh_v1alpha1_CronJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_type_fields,
};

/* Job.status.conditions[] */
static const crd_string crd_struct_8dd8e66fefcc_type_required[1] = {
    CRD_STRING_INIT("status"),
};
static const crd_field crd_struct_8dd8e66fefcc_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_8dd8e66fefcc, lastTransitionTime)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_8dd8e66fefcc, status)},
};
static const uint16_t crd_struct_8dd8e66fefcc_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_8dd8e66fefcc_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_8dd8e66fefcc_type_fields_words[2][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_8dd8e66fefcc_type_fields = {
    .items = crd_struct_8dd8e66fefcc_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_8dd8e66fefcc_type_fields_slots,
    .required = crd_struct_8dd8e66fefcc_type_fields_required,
    .words = crd_struct_8dd8e66fefcc_type_fields_words,
};
static const crd_checks crd_struct_8dd8e66fefcc_type_checks = {
    .required = crd_struct_8dd8e66fefcc_type_required,
    .required_count = 1,
};
const crd_type crd_struct_8dd8e66fefcc_type = {
    .name = "batch_volcano_sh_v1alpha1_Job_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_8dd8e66fefcc),
    .has_offset = offsetof(crd_struct_8dd8e66fefcc, has),
    .fields = &crd_struct_8dd8e66fefcc_type_fields,
    .checks = &crd_struct_8dd8e66fefcc_type_checks,
};

/* Job.status.conditions */
const crd_type crd_type_55a30a5bca56 = {
    .name = "batch_volcano_sh_v1alpha1_Job_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_8dd8e66fefcc),
    .items = &crd_struct_8dd8e66fefcc_type,
};

/* Job.status.state.phase */
static const crd_value crd_type_e8ac68b88c1a_enum[10] = {
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
static const crd_checks crd_type_e8ac68b88c1a_checks = {
    .enum_values = crd_type_e8ac68b88c1a_enum,
    .enum_count = 10,
    .enum_text = CRD_STRING_INIT("supported values: \"Pending\", \"Aborting\", \"Aborted\", \"Running\", \"Restarting\", "
                                 "\"Completing\", \"Completed\", \"Terminating\", \"Terminated\", \"Failed\""),
};
const crd_type crd_type_e8ac68b88c1a = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_e8ac68b88c1a_checks,
};

/* Job.status.state */
static const crd_field crd_struct_afcfb54aac08_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_afcfb54aac08, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_afcfb54aac08, message)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_e8ac68b88c1a, .offset = offsetof(crd_struct_afcfb54aac08, phase)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_afcfb54aac08, reason)},
};
static const uint16_t crd_struct_afcfb54aac08_type_fields_slots[3 + 1] = {
    1, 3, 0, 2,
};
static const uint64_t crd_struct_afcfb54aac08_type_fields_words[4][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x6567617373656du, 0x0u },
    { 0x6573616870u, 0x0u },
    { 0x6e6f73616572u, 0x0u },
};
static const crd_fields crd_struct_afcfb54aac08_type_fields = {
    .items = crd_struct_afcfb54aac08_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 6,
    .slots = crd_struct_afcfb54aac08_type_fields_slots,
    .words = crd_struct_afcfb54aac08_type_fields_words,
};
const crd_type crd_struct_afcfb54aac08_type = {
    .name = "batch_volcano_sh_v1alpha1_Job_StatusState",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_afcfb54aac08),
    .has_offset = offsetof(crd_struct_afcfb54aac08, has),
    .fields = &crd_struct_afcfb54aac08_type_fields,
};

/* Job.status.taskStatusCount{}.phase and 2 more */
const crd_type crd_type_e49555085606 = {
    .name = "crd_int_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_int_entry),
    .additional = &crd_type_7153e4042228,
};

/* Job.status.taskStatusCount{} and 1 more */
static const crd_field crd_struct_598ecbc85296_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_e49555085606, .offset = offsetof(crd_struct_598ecbc85296, phase)},
};
static const uint16_t crd_struct_598ecbc85296_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_598ecbc85296_type_fields_words[1][2] = {
    { 0x6573616870u, 0x0u },
};
static const crd_fields crd_struct_598ecbc85296_type_fields = {
    .items = crd_struct_598ecbc85296_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_598ecbc85296_type_fields_slots,
    .words = crd_struct_598ecbc85296_type_fields_words,
};
const crd_type crd_struct_598ecbc85296_type = {
    .name = "batch_volcano_sh_v1alpha1_Job_TaskStatusCount",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_598ecbc85296),
    .has_offset = offsetof(crd_struct_598ecbc85296, has),
    .fields = &crd_struct_598ecbc85296_type_fields,
};

/* Job.status.taskStatusCount and 1 more */
const crd_type crd_type_6d19d6f483ce = {
    .name = "batch_volcano_sh_v1alpha1_Job_TaskStatusCount_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_598ecbc85296_entry),
    .additional = &crd_struct_598ecbc85296_type,
};

/* Job.status */
static const crd_field crd_struct_37520303c5ee_type_fields_items[14] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_55a30a5bca56,
     .offset = offsetof(crd_struct_37520303c5ee, conditions)},
    {.name = CRD_STRING_INIT("controlledResources"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_37520303c5ee, controlledResources)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_type_15f00e160bc8, .offset = offsetof(crd_struct_37520303c5ee, failed)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, minAvailable)},
    {.name = CRD_STRING_INIT("pending"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, pending)},
    {.name = CRD_STRING_INIT("retryCount"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, retryCount)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, running)},
    {.name = CRD_STRING_INIT("runningDuration"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_37520303c5ee, runningDuration)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_struct_afcfb54aac08_type,
     .offset = offsetof(crd_struct_37520303c5ee, state)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, succeeded)},
    {.name = CRD_STRING_INIT("taskStatusCount"), .type = &crd_type_6d19d6f483ce,
     .offset = offsetof(crd_struct_37520303c5ee, taskStatusCount)},
    {.name = CRD_STRING_INIT("terminating"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, terminating)},
    {.name = CRD_STRING_INIT("unknown"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, unknown)},
    {.name = CRD_STRING_INIT("version"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_37520303c5ee, version)},
};
static const uint16_t crd_struct_37520303c5ee_type_fields_slots[31 + 1] = {
    0xffff, 3, 0xffff, 4, 0xffff, 0xffff, 0xffff, 0xffff, 5, 10, 13, 6, 0xffff, 2, 8, 0xffff, 0xffff, 0xffff, 1, 0xffff,
    11, 0xffff, 0xffff, 0xffff, 0, 0xffff, 0xffff, 0xffff, 7, 9, 0xffff, 12,
};
static const uint64_t crd_struct_37520303c5ee_type_fields_words[14][2] = {
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
static const crd_fields crd_struct_37520303c5ee_type_fields = {
    .items = crd_struct_37520303c5ee_type_fields_items,
    .count = 14,
    .mask = 31,
    .seed = 53,
    .slots = crd_struct_37520303c5ee_type_fields_slots,
    .words = crd_struct_37520303c5ee_type_fields_words,
};
const crd_type crd_struct_37520303c5ee_type = {
    .name = "batch_volcano_sh_v1alpha1_Job_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_37520303c5ee),
    .has_offset = offsetof(crd_struct_37520303c5ee, has),
    .fields = &crd_struct_37520303c5ee_type_fields,
};

/* Job */
static const crd_field batch_volcano_sh_v1alpha1_Job_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_fa3a22e711c1_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_37520303c5ee_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, status)},
};
static const uint16_t batch_volcano_sh_v1alpha1_Job_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t batch_volcano_sh_v1alpha1_Job_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_Job_type_fields = {
    .items = batch_volcano_sh_v1alpha1_Job_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_Job_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_Job_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_Job_type = {
    .name = "batch_volcano_sh_v1alpha1_Job",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_Job, has),
    .fields = &batch_volcano_sh_v1alpha1_Job_type_fields,
};

/* Command.target */
static const crd_string crd_struct_5cd22efdc60b_type_required[4] = {
    CRD_STRING_INIT("apiVersion"),
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
    CRD_STRING_INIT("uid"),
};
static const crd_field crd_struct_5cd22efdc60b_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5cd22efdc60b, apiVersion)},
    {.name = CRD_STRING_INIT("blockOwnerDeletion"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5cd22efdc60b, blockOwnerDeletion)},
    {.name = CRD_STRING_INIT("controller"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5cd22efdc60b, controller)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5cd22efdc60b, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5cd22efdc60b, name)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5cd22efdc60b, uid)},
};
static const uint16_t crd_struct_5cd22efdc60b_type_fields_slots[7 + 1] = {
    0xffff, 1, 2, 0, 4, 0xffff, 5, 3,
};
static const uint64_t crd_struct_5cd22efdc60b_type_fields_required[] = { 0x39u };
static const uint64_t crd_struct_5cd22efdc60b_type_fields_words[6][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x6e774f6b636f6c62u, 0x6e6f6974656c6544u },
    { 0x6c6c6f72746e6f63u, 0x72656c6c6f72746eu },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x646975u, 0x0u },
};
static const crd_fields crd_struct_5cd22efdc60b_type_fields = {
    .items = crd_struct_5cd22efdc60b_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 2,
    .slots = crd_struct_5cd22efdc60b_type_fields_slots,
    .required = crd_struct_5cd22efdc60b_type_fields_required,
    .words = crd_struct_5cd22efdc60b_type_fields_words,
};
static const crd_checks crd_struct_5cd22efdc60b_type_checks = {
    .required = crd_struct_5cd22efdc60b_type_required,
    .required_count = 4,
};
const crd_type crd_struct_5cd22efdc60b_type = {
    .name = "bus_volcano_sh_v1alpha1_Command_OwnerReference",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5cd22efdc60b),
    .has_offset = offsetof(crd_struct_5cd22efdc60b, has),
    .fields = &crd_struct_5cd22efdc60b_type_fields,
    .checks = &crd_struct_5cd22efdc60b_type_checks,
};

/* Command */
static const crd_field bus_volcano_sh_v1alpha1_Command_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, action)},
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, kind)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, message)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, metadata)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, reason)},
    {.name = CRD_STRING_INIT("target"), .type = &crd_struct_5cd22efdc60b_type,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, target)},
};
static const uint16_t bus_volcano_sh_v1alpha1_Command_type_fields_slots[7 + 1] = {
    6, 0, 5, 4, 2, 3, 0xffff, 1,
};
static const uint64_t bus_volcano_sh_v1alpha1_Command_type_fields_words[7][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x6567617373656du, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x6e6f73616572u, 0x0u },
    { 0x746567726174u, 0x0u },
};
static const crd_fields bus_volcano_sh_v1alpha1_Command_type_fields = {
    .items = bus_volcano_sh_v1alpha1_Command_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 15,
    .slots = bus_volcano_sh_v1alpha1_Command_type_fields_slots,
    .words = bus_volcano_sh_v1alpha1_Command_type_fields_words,
};
const crd_type bus_volcano_sh_v1alpha1_Command_type = {
    .name = "bus_volcano_sh_v1alpha1_Command",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(bus_volcano_sh_v1alpha1_Command),
    .has_offset = offsetof(bus_volcano_sh_v1alpha1_Command, has),
    .fields = &bus_volcano_sh_v1alpha1_Command_type_fields,
};

/* ColocationConfiguration.spec.memoryQos.highRatio */
static const crd_value crd_type_e0e566fc3068_default[1] = {
    CRD_VALUE_INT_INIT(100),
};
static const crd_checks crd_type_e0e566fc3068_checks = {
    .minimum = 0.0,
    .maximum = 1e+02,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_e0e566fc3068 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_e0e566fc3068_checks,
    .default_value = crd_type_e0e566fc3068_default,
};

/* ColocationConfiguration.spec.memoryQos.lowRatio and 1 more */
static const crd_value crd_type_95828a0a3e20_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
static const crd_checks crd_type_95828a0a3e20_checks = {
    .minimum = 0.0,
    .maximum = 1e+02,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_95828a0a3e20 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_95828a0a3e20_checks,
    .default_value = crd_type_95828a0a3e20_default,
};

/* ColocationConfiguration.spec.memoryQos */
static const crd_field crd_struct_82904c69bf6d_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("highRatio"), .type = &crd_type_e0e566fc3068,
     .offset = offsetof(crd_struct_82904c69bf6d, highRatio)},
    {.name = CRD_STRING_INIT("lowRatio"), .type = &crd_type_95828a0a3e20,
     .offset = offsetof(crd_struct_82904c69bf6d, lowRatio)},
    {.name = CRD_STRING_INIT("minRatio"), .type = &crd_type_95828a0a3e20,
     .offset = offsetof(crd_struct_82904c69bf6d, minRatio)},
};
static const uint16_t crd_struct_82904c69bf6d_type_fields_slots[3 + 1] = {
    2, 1, 0, 0xffff,
};
static const uint64_t crd_struct_82904c69bf6d_type_fields_defaulted[] = { 0x7u };
static const uint64_t crd_struct_82904c69bf6d_type_fields_words[3][2] = {
    { 0x6974615268676968u, 0x6f69746152686769u },
    { 0x6f69746152776f6cu, 0x0u },
    { 0x6f697461526e696du, 0x0u },
};
static const crd_fields crd_struct_82904c69bf6d_type_fields = {
    .items = crd_struct_82904c69bf6d_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_82904c69bf6d_type_fields_slots,
    .defaulted = crd_struct_82904c69bf6d_type_fields_defaulted,
    .words = crd_struct_82904c69bf6d_type_fields_words,
};
const crd_type crd_struct_82904c69bf6d_type = {
    .name = "config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_82904c69bf6d),
    .has_offset = offsetof(crd_struct_82904c69bf6d, has),
    .fields = &crd_struct_82904c69bf6d_type_fields,
};

/* ColocationConfiguration.spec */
static const crd_field crd_struct_1781a63e62b0_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("memoryQos"), .type = &crd_struct_82904c69bf6d_type,
     .offset = offsetof(crd_struct_1781a63e62b0, memoryQos)},
    {.name = CRD_STRING_INIT("selector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_1781a63e62b0, selector)},
};
static const uint16_t crd_struct_1781a63e62b0_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_1781a63e62b0_type_fields_words[2][2] = {
    { 0x6f5179726f6d656du, 0x736f5179726f6d65u },
    { 0x726f7463656c6573u, 0x0u },
};
static const crd_fields crd_struct_1781a63e62b0_type_fields = {
    .items = crd_struct_1781a63e62b0_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_1781a63e62b0_type_fields_slots,
    .words = crd_struct_1781a63e62b0_type_fields_words,
};
const crd_type crd_struct_1781a63e62b0_type = {
    .name = "config_volcano_sh_v1alpha1_ColocationConfiguration_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1781a63e62b0),
    .has_offset = offsetof(crd_struct_1781a63e62b0, has),
    .fields = &crd_struct_1781a63e62b0_type_fields,
};

/* ColocationConfiguration.status.conditions[].message and 15 more */
static const crd_checks crd_type_cd9081bcf59b_checks = {
    .max_length = 32768,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_cd9081bcf59b = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_cd9081bcf59b_checks,
};

/* ColocationConfiguration.status.conditions[].reason and 15 more */
static const crd_checks crd_type_008eb50e18ef_checks = {
    .min_length = 1,
    .max_length = 1024,
    .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_5,
};
const crd_type crd_type_008eb50e18ef = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_008eb50e18ef_checks,
};

/* ColocationConfiguration.status.conditions[].status and 15 more */
static const crd_value crd_type_c7e958af395a_enum[3] = {
    CRD_VALUE_STRING_INIT("True"),
    CRD_VALUE_STRING_INIT("False"),
    CRD_VALUE_STRING_INIT("Unknown"),
};
static const crd_checks crd_type_c7e958af395a_checks = {
    .enum_values = crd_type_c7e958af395a_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"True\", \"False\", \"Unknown\""),
};
const crd_type crd_type_c7e958af395a = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_c7e958af395a_checks,
};

/* ColocationConfiguration.status.conditions[].type and 24 more */
static const crd_checks crd_type_8e0d4f39543e_checks = {
    .max_length = 316,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_6,
};
const crd_type crd_type_8e0d4f39543e = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_8e0d4f39543e_checks,
};

/* ColocationConfiguration.status.conditions[] and 15 more */
static const crd_string crd_struct_5e67af107779_type_required[5] = {
    CRD_STRING_INIT("lastTransitionTime"),
    CRD_STRING_INIT("message"),
    CRD_STRING_INIT("reason"),
    CRD_STRING_INIT("status"),
    CRD_STRING_INIT("type"),
};
static const crd_field crd_struct_5e67af107779_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_5e67af107779, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_cd9081bcf59b,
     .offset = offsetof(crd_struct_5e67af107779, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_2c733aaf2a6d,
     .offset = offsetof(crd_struct_5e67af107779, observedGeneration)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_008eb50e18ef, .offset = offsetof(crd_struct_5e67af107779, reason)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_c7e958af395a, .offset = offsetof(crd_struct_5e67af107779, status)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_8e0d4f39543e, .offset = offsetof(crd_struct_5e67af107779, type)},
};
static const uint16_t crd_struct_5e67af107779_type_fields_slots[7 + 1] = {
    3, 0, 4, 2, 5, 1, 0xffff, 0xffff,
};
static const uint64_t crd_struct_5e67af107779_type_fields_required[] = { 0x3bu };
static const uint64_t crd_struct_5e67af107779_type_fields_words[6][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x6567617373656du, 0x0u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x6e6f73616572u, 0x0u },
    { 0x737574617473u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_5e67af107779_type_fields = {
    .items = crd_struct_5e67af107779_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 8,
    .slots = crd_struct_5e67af107779_type_fields_slots,
    .required = crd_struct_5e67af107779_type_fields_required,
    .words = crd_struct_5e67af107779_type_fields_words,
};
static const crd_checks crd_struct_5e67af107779_type_checks = {
    .required = crd_struct_5e67af107779_type_required,
    .required_count = 5,
};
const crd_type crd_struct_5e67af107779_type = {
    .name = "config_volcano_sh_v1alpha1_ColocationConfiguration_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5e67af107779),
    .has_offset = offsetof(crd_struct_5e67af107779, has),
    .fields = &crd_struct_5e67af107779_type_fields,
    .checks = &crd_struct_5e67af107779_type_checks,
};

/* ColocationConfiguration.status.conditions and 14 more */
static const crd_string crd_type_e26c6d2b338d_keys[1] = {
    CRD_STRING_INIT("type"),
};
const crd_type crd_type_e26c6d2b338d = {
    .name = "config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_5e67af107779),
    .items = &crd_struct_5e67af107779_type,
    .map_keys = crd_type_e26c6d2b338d_keys,
    .map_key_count = 1,
};

/* ColocationConfiguration.status */
static const crd_field crd_struct_f359f3cff59a_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_e26c6d2b338d,
     .offset = offsetof(crd_struct_f359f3cff59a, conditions)},
};
static const uint16_t crd_struct_f359f3cff59a_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_f359f3cff59a_type_fields_words[1][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
};
static const crd_fields crd_struct_f359f3cff59a_type_fields = {
    .items = crd_struct_f359f3cff59a_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_f359f3cff59a_type_fields_slots,
    .words = crd_struct_f359f3cff59a_type_fields_words,
};
const crd_type crd_struct_f359f3cff59a_type = {
    .name = "config_volcano_sh_v1alpha1_ColocationConfiguration_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f359f3cff59a),
    .has_offset = offsetof(crd_struct_f359f3cff59a, has),
    .fields = &crd_struct_f359f3cff59a_type_fields,
};

/* ColocationConfiguration */
static const crd_string config_volcano_sh_v1alpha1_ColocationConfiguration_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_1781a63e62b0_type,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_f359f3cff59a_type,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, status)},
};
static const uint16_t config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_required[] = { 0x8u };
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields = {
    .items = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_slots,
    .required = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_required,
    .words = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_words,
};
static const crd_checks config_volcano_sh_v1alpha1_ColocationConfiguration_type_checks = {
    .required = config_volcano_sh_v1alpha1_ColocationConfiguration_type_required,
    .required_count = 1,
};
const crd_type config_volcano_sh_v1alpha1_ColocationConfiguration_type = {
    .name = "config_volcano_sh_v1alpha1_ColocationConfiguration",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration),
    .has_offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, has),
    .fields = &config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields,
    .checks = &config_volcano_sh_v1alpha1_ColocationConfiguration_type_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[].port and 1 more */
static const crd_checks crd_type_cec03c945c60_checks = {
    .minimum = 0.0,
    .maximum = 65535.0,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_cec03c945c60 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_cec03c945c60_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[] */
static const crd_field crd_struct_6fa4a3d9c2d0_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("httpHeader"), .type = &crd_struct_a767dde9f836_type,
     .offset = offsetof(crd_struct_6fa4a3d9c2d0, httpHeader)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6fa4a3d9c2d0, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_cec03c945c60, .offset = offsetof(crd_struct_6fa4a3d9c2d0, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_6fa4a3d9c2d0, taskName)},
};
static const uint16_t crd_struct_6fa4a3d9c2d0_type_fields_slots[3 + 1] = {
    0, 2, 3, 1,
};
static const uint64_t crd_struct_6fa4a3d9c2d0_type_fields_words[4][2] = {
    { 0x6461654870747468u, 0x7265646165487074u },
    { 0x68746170u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields crd_struct_6fa4a3d9c2d0_type_fields = {
    .items = crd_struct_6fa4a3d9c2d0_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_6fa4a3d9c2d0_type_fields_slots,
    .words = crd_struct_6fa4a3d9c2d0_type_fields_words,
};
const crd_type crd_struct_6fa4a3d9c2d0_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_HttpGetList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6fa4a3d9c2d0),
    .has_offset = offsetof(crd_struct_6fa4a3d9c2d0, has),
    .fields = &crd_struct_6fa4a3d9c2d0_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList */
const crd_type crd_type_bb1a04f9ca01 = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_6fa4a3d9c2d0),
    .items = &crd_struct_6fa4a3d9c2d0_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList[] */
static const crd_field crd_struct_6e0d3849d737_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_527fbec6df26, .offset = offsetof(crd_struct_6e0d3849d737, phase)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_6e0d3849d737, taskName)},
};
static const uint16_t crd_struct_6e0d3849d737_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_6e0d3849d737_type_fields_words[2][2] = {
    { 0x6573616870u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields crd_struct_6e0d3849d737_type_fields = {
    .items = crd_struct_6e0d3849d737_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_6e0d3849d737_type_fields_slots,
    .words = crd_struct_6e0d3849d737_type_fields_words,
};
const crd_type crd_struct_6e0d3849d737_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6e0d3849d737),
    .has_offset = offsetof(crd_struct_6e0d3849d737, has),
    .fields = &crd_struct_6e0d3849d737_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList */
const crd_type crd_type_8be95dd633a5 = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_6e0d3849d737),
    .items = &crd_struct_6e0d3849d737_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList[] */
static const crd_string crd_struct_acf5b0e1a544_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_acf5b0e1a544_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_cec03c945c60, .offset = offsetof(crd_struct_acf5b0e1a544, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_acf5b0e1a544, taskName)},
};
static const uint16_t crd_struct_acf5b0e1a544_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_acf5b0e1a544_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_acf5b0e1a544_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields crd_struct_acf5b0e1a544_type_fields = {
    .items = crd_struct_acf5b0e1a544_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_acf5b0e1a544_type_fields_slots,
    .required = crd_struct_acf5b0e1a544_type_fields_required,
    .words = crd_struct_acf5b0e1a544_type_fields_words,
};
static const crd_checks crd_struct_acf5b0e1a544_type_checks = {
    .required = crd_struct_acf5b0e1a544_type_required,
    .required_count = 1,
};
const crd_type crd_struct_acf5b0e1a544_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_acf5b0e1a544),
    .has_offset = offsetof(crd_struct_acf5b0e1a544, has),
    .fields = &crd_struct_acf5b0e1a544_type_fields,
    .checks = &crd_struct_acf5b0e1a544_type_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList */
const crd_type crd_type_6aef3228b2e8 = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_acf5b0e1a544),
    .items = &crd_struct_acf5b0e1a544_type,
};

/* JobFlow.spec.flows[].dependsOn.probe */
static const crd_field crd_struct_6273d1fc63c4_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("httpGetList"), .type = &crd_type_bb1a04f9ca01,
     .offset = offsetof(crd_struct_6273d1fc63c4, httpGetList)},
    {.name = CRD_STRING_INIT("taskStatusList"), .type = &crd_type_8be95dd633a5,
     .offset = offsetof(crd_struct_6273d1fc63c4, taskStatusList)},
    {.name = CRD_STRING_INIT("tcpSocketList"), .type = &crd_type_6aef3228b2e8,
     .offset = offsetof(crd_struct_6273d1fc63c4, tcpSocketList)},
};
static const uint16_t crd_struct_6273d1fc63c4_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t crd_struct_6273d1fc63c4_type_fields_words[3][2] = {
    { 0x4c74654770747468u, 0x7473694c74654770u },
    { 0x746174536b736174u, 0x7473694c73757461u },
    { 0x656b636f53706374u, 0x7473694c74656b63u },
};
static const crd_fields crd_struct_6273d1fc63c4_type_fields = {
    .items = crd_struct_6273d1fc63c4_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_6273d1fc63c4_type_fields_slots,
    .words = crd_struct_6273d1fc63c4_type_fields_words,
};
const crd_type crd_struct_6273d1fc63c4_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Probe",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6273d1fc63c4),
    .has_offset = offsetof(crd_struct_6273d1fc63c4, has),
    .fields = &crd_struct_6273d1fc63c4_type_fields,
};

/* JobFlow.spec.flows[].dependsOn */
static const crd_field crd_struct_aa806e3b4eb8_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("probe"), .type = &crd_struct_6273d1fc63c4_type,
     .offset = offsetof(crd_struct_aa806e3b4eb8, probe)},
    {.name = CRD_STRING_INIT("targets"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_aa806e3b4eb8, targets)},
};
static const uint16_t crd_struct_aa806e3b4eb8_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_aa806e3b4eb8_type_fields_words[2][2] = {
    { 0x65626f7270u, 0x0u },
    { 0x73746567726174u, 0x0u },
};
static const crd_fields crd_struct_aa806e3b4eb8_type_fields = {
    .items = crd_struct_aa806e3b4eb8_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_aa806e3b4eb8_type_fields_slots,
    .words = crd_struct_aa806e3b4eb8_type_fields_words,
};
const crd_type crd_struct_aa806e3b4eb8_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_DependsOn",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_aa806e3b4eb8),
    .has_offset = offsetof(crd_struct_aa806e3b4eb8, has),
    .fields = &crd_struct_aa806e3b4eb8_type_fields,
};

/* JobFlow.spec.flows[].name and 2 more */
static const crd_checks crd_type_a0130b90891f_checks = {
    .min_length = 1,
    .set = CRD_CHECK_MIN_LENGTH,
};
const crd_type crd_type_a0130b90891f = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_a0130b90891f_checks,
};

/* JobFlow.spec.flows[].patch */
static const crd_field crd_struct_15f409c5f1ca_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobSpec"), .type = &crd_struct_fa3a22e711c1_type,
     .offset = offsetof(crd_struct_15f409c5f1ca, jobSpec)},
};
static const uint16_t crd_struct_15f409c5f1ca_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_15f409c5f1ca_type_fields_words[1][2] = {
    { 0x63657053626f6au, 0x0u },
};
static const crd_fields crd_struct_15f409c5f1ca_type_fields = {
    .items = crd_struct_15f409c5f1ca_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_15f409c5f1ca_type_fields_slots,
    .words = crd_struct_15f409c5f1ca_type_fields_words,
};
const crd_type crd_struct_15f409c5f1ca_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Patch",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_15f409c5f1ca),
    .has_offset = offsetof(crd_struct_15f409c5f1ca, has),
    .fields = &crd_struct_15f409c5f1ca_type_fields,
};

/* JobFlow.spec.flows[] */
static const crd_string crd_struct_b6da04e3a68f_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_b6da04e3a68f_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &crd_struct_aa806e3b4eb8_type,
     .offset = offsetof(crd_struct_b6da04e3a68f, dependsOn)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_a0130b90891f, .offset = offsetof(crd_struct_b6da04e3a68f, name)},
    {.name = CRD_STRING_INIT("patch"), .type = &crd_struct_15f409c5f1ca_type,
     .offset = offsetof(crd_struct_b6da04e3a68f, patch)},
};
static const uint16_t crd_struct_b6da04e3a68f_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_b6da04e3a68f_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_b6da04e3a68f_type_fields_words[3][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u },
    { 0x656d616eu, 0x0u },
    { 0x6863746170u, 0x0u },
};
static const crd_fields crd_struct_b6da04e3a68f_type_fields = {
    .items = crd_struct_b6da04e3a68f_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_b6da04e3a68f_type_fields_slots,
    .required = crd_struct_b6da04e3a68f_type_fields_required,
    .words = crd_struct_b6da04e3a68f_type_fields_words,
};
static const crd_checks crd_struct_b6da04e3a68f_type_checks = {
    .required = crd_struct_b6da04e3a68f_type_required,
    .required_count = 1,
};
const crd_type crd_struct_b6da04e3a68f_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Flow",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b6da04e3a68f),
    .has_offset = offsetof(crd_struct_b6da04e3a68f, has),
    .fields = &crd_struct_b6da04e3a68f_type_fields,
    .checks = &crd_struct_b6da04e3a68f_type_checks,
};

/* JobFlow.spec.flows */
const crd_type crd_type_bbeb8ba2959e = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Flow_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_b6da04e3a68f),
    .items = &crd_struct_b6da04e3a68f_type,
};

/* JobFlow.spec.jobRetainPolicy */
static const crd_value crd_type_1ac5231248a2_enum[2] = {
    CRD_VALUE_STRING_INIT("retain"),
    CRD_VALUE_STRING_INIT("delete"),
};
static const crd_checks crd_type_1ac5231248a2_checks = {
    .enum_values = crd_type_1ac5231248a2_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"retain\", \"delete\""),
};
const crd_type crd_type_1ac5231248a2 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_1ac5231248a2_checks,
};

/* JobFlow.spec */
static const crd_field crd_struct_02d5ea05f978_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("flows"), .type = &crd_type_bbeb8ba2959e, .offset = offsetof(crd_struct_02d5ea05f978, flows)},
    {.name = CRD_STRING_INIT("jobRetainPolicy"), .type = &crd_type_1ac5231248a2,
     .offset = offsetof(crd_struct_02d5ea05f978, jobRetainPolicy)},
};
static const uint16_t crd_struct_02d5ea05f978_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_02d5ea05f978_type_fields_words[2][2] = {
    { 0x73776f6c66u, 0x0u },
    { 0x6961746552626f6au, 0x7963696c6f506e69u },
};
static const crd_fields crd_struct_02d5ea05f978_type_fields = {
    .items = crd_struct_02d5ea05f978_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_02d5ea05f978_type_fields_slots,
    .words = crd_struct_02d5ea05f978_type_fields_words,
};
const crd_type crd_struct_02d5ea05f978_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_02d5ea05f978),
    .has_offset = offsetof(crd_struct_02d5ea05f978, has),
    .fields = &crd_struct_02d5ea05f978_type_fields,
};

/* JobFlow.status.conditions{} */
static const crd_field crd_struct_71d84e0d7e23_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("createTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_71d84e0d7e23, createTime)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_71d84e0d7e23, phase)},
    {.name = CRD_STRING_INIT("runningDuration"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_71d84e0d7e23, runningDuration)},
    {.name = CRD_STRING_INIT("taskStatusCount"), .type = &crd_type_6d19d6f483ce,
     .offset = offsetof(crd_struct_71d84e0d7e23, taskStatusCount)},
};
static const uint16_t crd_struct_71d84e0d7e23_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t crd_struct_71d84e0d7e23_type_fields_words[4][2] = {
    { 0x6954657461657263u, 0x656d695465746165u },
    { 0x6573616870u, 0x0u },
    { 0x44676e696e6e7572u, 0x6e6f697461727544u },
    { 0x746174536b736174u, 0x746e756f43737574u },
};
static const crd_fields crd_struct_71d84e0d7e23_type_fields = {
    .items = crd_struct_71d84e0d7e23_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_71d84e0d7e23_type_fields_slots,
    .words = crd_struct_71d84e0d7e23_type_fields_words,
};
const crd_type crd_struct_71d84e0d7e23_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_71d84e0d7e23),
    .has_offset = offsetof(crd_struct_71d84e0d7e23, has),
    .fields = &crd_struct_71d84e0d7e23_type_fields,
};

/* JobFlow.status.conditions */
const crd_type crd_type_d0206b032afd = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Condition_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_71d84e0d7e23_entry),
    .additional = &crd_struct_71d84e0d7e23_type,
};

/* JobFlow.status.jobStatusList[].runningHistories[] */
static const crd_field crd_struct_a94316517d45_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_a94316517d45, endTimestamp)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_a94316517d45, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a94316517d45, state)},
};
static const uint16_t crd_struct_a94316517d45_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t crd_struct_a94316517d45_type_fields_words[3][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u },
    { 0x6d69547472617473u, 0x706d617473656d69u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields crd_struct_a94316517d45_type_fields = {
    .items = crd_struct_a94316517d45_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_a94316517d45_type_fields_slots,
    .words = crd_struct_a94316517d45_type_fields_words,
};
const crd_type crd_struct_a94316517d45_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_RunningHistory",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a94316517d45),
    .has_offset = offsetof(crd_struct_a94316517d45, has),
    .fields = &crd_struct_a94316517d45_type_fields,
};

/* JobFlow.status.jobStatusList[].runningHistories */
const crd_type crd_type_50dbde448119 = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_a94316517d45),
    .items = &crd_struct_a94316517d45_type,
};

/* JobFlow.status.jobStatusList[] */
static const crd_field crd_struct_237977ec335c_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_237977ec335c, endTimestamp)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_237977ec335c, name)},
    {.name = CRD_STRING_INIT("restartCount"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_237977ec335c, restartCount)},
    {.name = CRD_STRING_INIT("runningHistories"), .type = &crd_type_50dbde448119,
     .offset = offsetof(crd_struct_237977ec335c, runningHistories)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_237977ec335c, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_237977ec335c, state)},
};
static const uint16_t crd_struct_237977ec335c_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 3, 0, 5, 4, 2,
};
static const uint64_t crd_struct_237977ec335c_type_fields_words[6][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u },
    { 0x656d616eu, 0x0u },
    { 0x4374726174736572u, 0x746e756f43747261u },
    { 0x48676e696e6e7572u, 0x736569726f747369u },
    { 0x6d69547472617473u, 0x706d617473656d69u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields crd_struct_237977ec335c_type_fields = {
    .items = crd_struct_237977ec335c_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 15,
    .slots = crd_struct_237977ec335c_type_fields_slots,
    .words = crd_struct_237977ec335c_type_fields_words,
};
const crd_type crd_struct_237977ec335c_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_JobStatusList",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_237977ec335c),
    .has_offset = offsetof(crd_struct_237977ec335c, has),
    .fields = &crd_struct_237977ec335c_type_fields,
};

/* JobFlow.status.jobStatusList */
const crd_type crd_type_c9510a225749 = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_237977ec335c),
    .items = &crd_struct_237977ec335c_type,
};

/* JobFlow.status.state.phase */
static const crd_value crd_type_30c93c179cbf_enum[5] = {
    CRD_VALUE_STRING_INIT("Succeed"),
    CRD_VALUE_STRING_INIT("Terminating"),
    CRD_VALUE_STRING_INIT("Failed"),
    CRD_VALUE_STRING_INIT("Running"),
    CRD_VALUE_STRING_INIT("Pending"),
};
static const crd_checks crd_type_30c93c179cbf_checks = {
    .enum_values = crd_type_30c93c179cbf_enum,
    .enum_count = 5,
    .enum_text = CRD_STRING_INIT("supported values: \"Succeed\", \"Terminating\", \"Failed\", \"Running\", \"Pending\""),
};
const crd_type crd_type_30c93c179cbf = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_30c93c179cbf_checks,
};

/* JobFlow.status.state */
static const crd_field crd_struct_f08b9c20a596_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_30c93c179cbf, .offset = offsetof(crd_struct_f08b9c20a596, phase)},
};
static const uint16_t crd_struct_f08b9c20a596_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_f08b9c20a596_type_fields_words[1][2] = {
    { 0x6573616870u, 0x0u },
};
static const crd_fields crd_struct_f08b9c20a596_type_fields = {
    .items = crd_struct_f08b9c20a596_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_f08b9c20a596_type_fields_slots,
    .words = crd_struct_f08b9c20a596_type_fields_words,
};
const crd_type crd_struct_f08b9c20a596_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_StatusState",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f08b9c20a596),
    .has_offset = offsetof(crd_struct_f08b9c20a596, has),
    .fields = &crd_struct_f08b9c20a596_type_fields,
};

/* JobFlow.status */
static const crd_field crd_struct_be71d0f28af0_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("completedJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, completedJobs)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_d0206b032afd,
     .offset = offsetof(crd_struct_be71d0f28af0, conditions)},
    {.name = CRD_STRING_INIT("failedJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, failedJobs)},
    {.name = CRD_STRING_INIT("jobStatusList"), .type = &crd_type_c9510a225749,
     .offset = offsetof(crd_struct_be71d0f28af0, jobStatusList)},
    {.name = CRD_STRING_INIT("pendingJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, pendingJobs)},
    {.name = CRD_STRING_INIT("runningJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, runningJobs)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_struct_f08b9c20a596_type,
     .offset = offsetof(crd_struct_be71d0f28af0, state)},
    {.name = CRD_STRING_INIT("terminatedJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, terminatedJobs)},
    {.name = CRD_STRING_INIT("unKnowJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, unKnowJobs)},
};
static const uint16_t crd_struct_be71d0f28af0_type_fields_slots[15 + 1] = {
    0xffff, 1, 0xffff, 2, 0xffff, 8, 3, 7, 5, 0xffff, 0xffff, 0, 6, 0xffff, 0xffff, 4,
};
static const uint64_t crd_struct_be71d0f28af0_type_fields_words[9][2] = {
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
static const crd_fields crd_struct_be71d0f28af0_type_fields = {
    .items = crd_struct_be71d0f28af0_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 21,
    .slots = crd_struct_be71d0f28af0_type_fields_slots,
    .words = crd_struct_be71d0f28af0_type_fields_words,
};
const crd_type crd_struct_be71d0f28af0_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_be71d0f28af0),
    .has_offset = offsetof(crd_struct_be71d0f28af0, has),
    .fields = &crd_struct_be71d0f28af0_type_fields,
};

/* JobFlow */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_02d5ea05f978_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_be71d0f28af0_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, status)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_type = {
    .name = "flow_volcano_sh_v1alpha1_JobFlow",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_type_fields,
};

/* JobTemplate.status */
static const crd_field crd_struct_d95faafca368_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobDependsOnList"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_d95faafca368, jobDependsOnList)},
};
static const uint16_t crd_struct_d95faafca368_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_d95faafca368_type_fields_words[1][2] = {
    { 0x6e65706544626f6au, 0x7473694c6e4f7364u },
};
static const crd_fields crd_struct_d95faafca368_type_fields = {
    .items = crd_struct_d95faafca368_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_d95faafca368_type_fields_slots,
    .words = crd_struct_d95faafca368_type_fields_words,
};
const crd_type crd_struct_d95faafca368_type = {
    .name = "flow_volcano_sh_v1alpha1_JobTemplate_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d95faafca368),
    .has_offset = offsetof(crd_struct_d95faafca368, has),
    .fields = &crd_struct_d95faafca368_type_fields,
};

/* JobTemplate */
static const crd_field flow_volcano_sh_v1alpha1_JobTemplate_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_fa3a22e711c1_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_d95faafca368_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, status)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobTemplate_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobTemplate_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobTemplate_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobTemplate_type = {
    .name = "flow_volcano_sh_v1alpha1_JobTemplate",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobTemplate),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, has),
    .fields = &flow_volcano_sh_v1alpha1_JobTemplate_type_fields,
};

/* Numatopology.spec.cpuDetail{} */
static const crd_field crd_struct_bdfff1b73bbd_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("core"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_bdfff1b73bbd, core)},
    {.name = CRD_STRING_INIT("numa"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_bdfff1b73bbd, numa)},
    {.name = CRD_STRING_INIT("socket"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_bdfff1b73bbd, socket)},
};
static const uint16_t crd_struct_bdfff1b73bbd_type_fields_slots[3 + 1] = {
    2, 1, 0, 0xffff,
};
static const uint64_t crd_struct_bdfff1b73bbd_type_fields_words[3][2] = {
    { 0x65726f63u, 0x0u },
    { 0x616d756eu, 0x0u },
    { 0x74656b636f73u, 0x0u },
};
static const crd_fields crd_struct_bdfff1b73bbd_type_fields = {
    .items = crd_struct_bdfff1b73bbd_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_bdfff1b73bbd_type_fields_slots,
    .words = crd_struct_bdfff1b73bbd_type_fields_words,
};
const crd_type crd_struct_bdfff1b73bbd_type = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_bdfff1b73bbd),
    .has_offset = offsetof(crd_struct_bdfff1b73bbd, has),
    .fields = &crd_struct_bdfff1b73bbd_type_fields,
};

/* Numatopology.spec.cpuDetail */
const crd_type crd_type_bcdb85e97eda = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_bdfff1b73bbd_entry),
    .additional = &crd_struct_bdfff1b73bbd_type,
};

/* Numatopology.spec.numares{}.capacity */
const crd_type crd_type_490740598258 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
};

/* Numatopology.spec.numares{} */
static const crd_field crd_struct_4f10b1343438_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocatable"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4f10b1343438, allocatable)},
    {.name = CRD_STRING_INIT("capacity"), .type = &crd_type_490740598258,
     .offset = offsetof(crd_struct_4f10b1343438, capacity)},
};
static const uint16_t crd_struct_4f10b1343438_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_4f10b1343438_type_fields_words[2][2] = {
    { 0x617461636f6c6c61u, 0x656c62617461636fu },
    { 0x7974696361706163u, 0x0u },
};
static const crd_fields crd_struct_4f10b1343438_type_fields = {
    .items = crd_struct_4f10b1343438_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_4f10b1343438_type_fields_slots,
    .words = crd_struct_4f10b1343438_type_fields_words,
};
const crd_type crd_struct_4f10b1343438_type = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4f10b1343438),
    .has_offset = offsetof(crd_struct_4f10b1343438, has),
    .fields = &crd_struct_4f10b1343438_type_fields,
};

/* Numatopology.spec.numares */
const crd_type crd_type_ff6f3a5a2d27 = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_4f10b1343438_entry),
    .additional = &crd_struct_4f10b1343438_type,
};

/* Numatopology.spec.podAllocations[].containerAllocations[] */
static const crd_field crd_struct_49e60f2caf3d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_49e60f2caf3d, allocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_49e60f2caf3d, name)},
};
static const uint16_t crd_struct_49e60f2caf3d_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_49e60f2caf3d_type_fields_words[2][2] = {
    { 0x697461636f6c6c61u, 0x736e6f697461636fu },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_49e60f2caf3d_type_fields = {
    .items = crd_struct_49e60f2caf3d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_49e60f2caf3d_type_fields_slots,
    .words = crd_struct_49e60f2caf3d_type_fields_words,
};
const crd_type crd_struct_49e60f2caf3d_type = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_49e60f2caf3d),
    .has_offset = offsetof(crd_struct_49e60f2caf3d, has),
    .fields = &crd_struct_49e60f2caf3d_type_fields,
};

/* Numatopology.spec.podAllocations[].containerAllocations */
const crd_type crd_type_783df118fcec = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_49e60f2caf3d),
    .items = &crd_struct_49e60f2caf3d_type,
};

/* Numatopology.spec.podAllocations[] */
static const crd_field crd_struct_a14e76554049_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("containerAllocations"), .type = &crd_type_783df118fcec,
     .offset = offsetof(crd_struct_a14e76554049, containerAllocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a14e76554049, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a14e76554049, namespace_)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a14e76554049, uid)},
};
static const uint16_t crd_struct_a14e76554049_type_fields_slots[3 + 1] = {
    1, 3, 2, 0,
};
static const uint64_t crd_struct_a14e76554049_type_fields_words[4][2] = {
    { 0x656e6961746e6f63u, 0x736e6f697461636fu },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
    { 0x646975u, 0x0u },
};
static const crd_fields crd_struct_a14e76554049_type_fields = {
    .items = crd_struct_a14e76554049_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 3,
    .slots = crd_struct_a14e76554049_type_fields_slots,
    .words = crd_struct_a14e76554049_type_fields_words,
};
const crd_type crd_struct_a14e76554049_type = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a14e76554049),
    .has_offset = offsetof(crd_struct_a14e76554049, has),
    .fields = &crd_struct_a14e76554049_type_fields,
};

/* Numatopology.spec.podAllocations */
const crd_type crd_type_cde7212fe9d7 = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_a14e76554049),
    .items = &crd_struct_a14e76554049_type,
};

/* Numatopology.spec */
static const crd_field crd_struct_7a9aab9a42c9_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("cpuDetail"), .type = &crd_type_bcdb85e97eda,
     .offset = offsetof(crd_struct_7a9aab9a42c9, cpuDetail)},
    {.name = CRD_STRING_INIT("numares"), .type = &crd_type_ff6f3a5a2d27,
     .offset = offsetof(crd_struct_7a9aab9a42c9, numares)},
    {.name = CRD_STRING_INIT("podAllocations"), .type = &crd_type_cde7212fe9d7,
     .offset = offsetof(crd_struct_7a9aab9a42c9, podAllocations)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_7a9aab9a42c9, policies)},
    {.name = CRD_STRING_INIT("resReserved"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_7a9aab9a42c9, resReserved)},
};
static const uint16_t crd_struct_7a9aab9a42c9_type_fields_slots[7 + 1] = {
    2, 0xffff, 0xffff, 0xffff, 3, 4, 0, 1,
};
static const uint64_t crd_struct_7a9aab9a42c9_type_fields_words[5][2] = {
    { 0x6961746544757063u, 0x6c69617465447570u },
    { 0x736572616d756eu, 0x0u },
    { 0x636f6c6c41646f70u, 0x736e6f697461636fu },
    { 0x73656963696c6f70u, 0x0u },
    { 0x7265736552736572u, 0x6465767265736552u },
};
static const crd_fields crd_struct_7a9aab9a42c9_type_fields = {
    .items = crd_struct_7a9aab9a42c9_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 3,
    .slots = crd_struct_7a9aab9a42c9_type_fields_slots,
    .words = crd_struct_7a9aab9a42c9_type_fields_words,
};
const crd_type crd_struct_7a9aab9a42c9_type = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7a9aab9a42c9),
    .has_offset = offsetof(crd_struct_7a9aab9a42c9, has),
    .fields = &crd_struct_7a9aab9a42c9_type_fields,
};

/* Numatopology */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_7a9aab9a42c9_type,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, spec)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_words[4][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 1,
    .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_type = {
    .name = "nodeinfo_volcano_sh_v1alpha1_Numatopology",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields,
};

/* RayCluster.spec.authOptions.mode and 3 more */
static const crd_value crd_type_9911b6b5a1b2_enum[2] = {
    CRD_VALUE_STRING_INIT("disabled"),
    CRD_VALUE_STRING_INIT("token"),
};
static const crd_checks crd_type_9911b6b5a1b2_checks = {
    .enum_values = crd_type_9911b6b5a1b2_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"disabled\", \"token\""),
};
const crd_type crd_type_9911b6b5a1b2 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_9911b6b5a1b2_checks,
};

/* RayCluster.spec.authOptions and 3 more */
static const crd_field crd_struct_921d16d600e1_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("enableK8sTokenAuth"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_921d16d600e1, enableK8sTokenAuth)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_9911b6b5a1b2, .offset = offsetof(crd_struct_921d16d600e1, mode)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_921d16d600e1, secretName)},
};
static const uint16_t crd_struct_921d16d600e1_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t crd_struct_921d16d600e1_type_fields_words[3][2] = {
    { 0x384b656c62616e65u, 0x687475416e656b6fu },
    { 0x65646f6du, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields crd_struct_921d16d600e1_type_fields = {
    .items = crd_struct_921d16d600e1_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_921d16d600e1_type_fields_slots,
    .words = crd_struct_921d16d600e1_type_fields_words,
};
const crd_type crd_struct_921d16d600e1_type = {
    .name = "ray_io_v1_RayCluster_AuthOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_921d16d600e1),
    .has_offset = offsetof(crd_struct_921d16d600e1, has),
    .fields = &crd_struct_921d16d600e1_type_fields,
};

/* RayCluster.spec.autoscalerOptions.env and 10 more */
const crd_type crd_type_4d24605ae9c1 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EnvVar_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_f494902ef94a),
    .items = &crd_struct_f494902ef94a_type,
};

/* RayCluster.spec.autoscalerOptions.envFrom and 6 more */
const crd_type crd_type_32a9bc8cba44 = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_b901bcb9f2af),
    .items = &crd_struct_b901bcb9f2af_type,
};

/* RayCluster.spec.autoscalerOptions.upscalingMode and 6 more */
static const crd_value crd_type_e91b8f9b65f7_enum[3] = {
    CRD_VALUE_STRING_INIT("Default"),
    CRD_VALUE_STRING_INIT("Aggressive"),
    CRD_VALUE_STRING_INIT("Conservative"),
};
static const crd_checks crd_type_e91b8f9b65f7_checks = {
    .enum_values = crd_type_e91b8f9b65f7_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Default\", \"Aggressive\", \"Conservative\""),
};
const crd_type crd_type_e91b8f9b65f7 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_e91b8f9b65f7_checks,
};

/* RayCluster.spec.autoscalerOptions.version and 3 more */
static const crd_value crd_type_76c1ecec9a49_enum[2] = {
    CRD_VALUE_STRING_INIT("v1"),
    CRD_VALUE_STRING_INIT("v2"),
};
static const crd_checks crd_type_76c1ecec9a49_checks = {
    .enum_values = crd_type_76c1ecec9a49_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"v1\", \"v2\""),
};
const crd_type crd_type_76c1ecec9a49 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_76c1ecec9a49_checks,
};

/* RayCluster.spec.autoscalerOptions.volumeMounts and 6 more */
const crd_type crd_type_e351b83a548b = {
    .name = "batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_98ddc09ce949),
    .items = &crd_struct_98ddc09ce949_type,
};

/* RayCluster.spec.autoscalerOptions and 3 more */
static const crd_field crd_struct_f4aeb120d68d_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_682437e3c329, .offset = offsetof(crd_struct_f4aeb120d68d, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_f4aeb120d68d, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_4d24605ae9c1, .offset = offsetof(crd_struct_f4aeb120d68d, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_32a9bc8cba44,
     .offset = offsetof(crd_struct_f4aeb120d68d, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_f4aeb120d68d, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f4aeb120d68d, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f4aeb120d68d, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_f4aeb120d68d, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_f4aeb120d68d, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_type_e91b8f9b65f7,
     .offset = offsetof(crd_struct_f4aeb120d68d, upscalingMode)},
    {.name = CRD_STRING_INIT("version"), .type = &crd_type_76c1ecec9a49,
     .offset = offsetof(crd_struct_f4aeb120d68d, version)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_e351b83a548b,
     .offset = offsetof(crd_struct_f4aeb120d68d, volumeMounts)},
};
static const uint16_t crd_struct_f4aeb120d68d_type_fields_slots[15 + 1] = {
    5, 2, 0xffff, 10, 1, 9, 0xffff, 4, 0, 0xffff, 11, 0xffff, 3, 7, 6, 8,
};
static const uint64_t crd_struct_f4aeb120d68d_type_fields_words[12][2] = {
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
static const crd_fields crd_struct_f4aeb120d68d_type_fields = {
    .items = crd_struct_f4aeb120d68d_type_fields_items,
    .count = 12,
    .mask = 15,
    .seed = 61,
    .slots = crd_struct_f4aeb120d68d_type_fields_slots,
    .words = crd_struct_f4aeb120d68d_type_fields_words,
};
const crd_type crd_struct_f4aeb120d68d_type = {
    .name = "ray_io_v1_RayCluster_AutoscalerOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f4aeb120d68d),
    .has_offset = offsetof(crd_struct_f4aeb120d68d, has),
    .fields = &crd_struct_f4aeb120d68d_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.backend and 3 more */
static const crd_value crd_type_6367f0d26d65_enum[2] = {
    CRD_VALUE_STRING_INIT("redis"),
    CRD_VALUE_STRING_INIT("rocksdb"),
};
static const crd_checks crd_type_6367f0d26d65_checks = {
    .enum_values = crd_type_6367f0d26d65_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"redis\", \"rocksdb\""),
};
const crd_type crd_type_6367f0d26d65 = {
    .name = "string",
    .cel_type_name = "string",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_6367f0d26d65_checks,
    .rule_count = 1,
    .rules = crd_type_6367f0d26d65_rules,
};

/* RayCluster.spec.gcsFaultToleranceOptions.redisPassword and 7 more */
static const crd_field crd_struct_ec8716eb4775_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_ec8716eb4775, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &crd_struct_ac472fec424d_type,
     .offset = offsetof(crd_struct_ec8716eb4775, valueFrom)},
};
static const uint16_t crd_struct_ec8716eb4775_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ec8716eb4775_type_fields_words[2][2] = {
    { 0x65756c6176u, 0x0u },
    { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields crd_struct_ec8716eb4775_type_fields = {
    .items = crd_struct_ec8716eb4775_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 5,
    .slots = crd_struct_ec8716eb4775_type_fields_slots,
    .words = crd_struct_ec8716eb4775_type_fields_words,
};
const crd_type crd_struct_ec8716eb4775_type = {
    .name = "ray_io_v1_RayCluster_RedisPassword",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ec8716eb4775),
    .has_offset = offsetof(crd_struct_ec8716eb4775, has),
    .fields = &crd_struct_ec8716eb4775_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage.deletionPolicy and 3 more */
static const crd_value crd_type_069707844d0d_enum[2] = {
    CRD_VALUE_STRING_INIT("DeleteWithCluster"),
    CRD_VALUE_STRING_INIT("Retain"),
};
static const crd_checks crd_type_069707844d0d_checks = {
    .enum_values = crd_type_069707844d0d_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteWithCluster\", \"Retain\""),
};
const crd_type crd_type_069707844d0d = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_069707844d0d_checks,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage and 3 more */
static const crd_field crd_struct_189e708bdb1e_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_189e708bdb1e, accessModes)},
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_189e708bdb1e, claimName)},
    {.name = CRD_STRING_INIT("deletionPolicy"), .type = &crd_type_069707844d0d,
     .offset = offsetof(crd_struct_189e708bdb1e, deletionPolicy)},
    {.name = CRD_STRING_INIT("size"), .type = &crd_type_2e3846e55300, .offset = offsetof(crd_struct_189e708bdb1e, size)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_189e708bdb1e, storageClassName)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_189e708bdb1e, subPath)},
};
static const uint16_t crd_struct_189e708bdb1e_type_fields_slots[7 + 1] = {
    2, 4, 3, 0, 0xffff, 0xffff, 1, 5,
};
static const uint64_t crd_struct_189e708bdb1e_type_fields_words[6][2] = {
    { 0x6f4d737365636361u, 0x7365646f4d737365u },
    { 0x6d614e6d69616c63u, 0x656d614e6d69616cu },
    { 0x6e6f6974656c6564u, 0x7963696c6f506e6fu },
    { 0x657a6973u, 0x0u },
    { 0x43656761726f7473u, 0x656d614e7373616cu },
    { 0x68746150627573u, 0x0u },
};
static const crd_fields crd_struct_189e708bdb1e_type_fields = {
    .items = crd_struct_189e708bdb1e_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 5,
    .slots = crd_struct_189e708bdb1e_type_fields_slots,
    .words = crd_struct_189e708bdb1e_type_fields_words,
};
const crd_type crd_struct_189e708bdb1e_type = {
    .name = "ray_io_v1_RayCluster_Storage",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_189e708bdb1e),
    .has_offset = offsetof(crd_struct_189e708bdb1e, has),
    .fields = &crd_struct_189e708bdb1e_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions and 3 more */
static const crd_field crd_struct_1350be607b93_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("backend"), .type = &crd_type_6367f0d26d65,
     .offset = offsetof(crd_struct_1350be607b93, backend)},
    {.name = CRD_STRING_INIT("externalStorageNamespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_1350be607b93, externalStorageNamespace)},
    {.name = CRD_STRING_INIT("redisAddress"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_1350be607b93, redisAddress)},
    {.name = CRD_STRING_INIT("redisPassword"), .type = &crd_struct_ec8716eb4775_type,
     .offset = offsetof(crd_struct_1350be607b93, redisPassword)},
    {.name = CRD_STRING_INIT("redisUsername"), .type = &crd_struct_ec8716eb4775_type,
     .offset = offsetof(crd_struct_1350be607b93, redisUsername)},
    {.name = CRD_STRING_INIT("storage"), .type = &crd_struct_189e708bdb1e_type,
     .offset = offsetof(crd_struct_1350be607b93, storage)},
};
static const uint16_t crd_struct_1350be607b93_type_fields_slots[7 + 1] = {
    2, 5, 0xffff, 0xffff, 3, 0, 4, 1,
};
static const uint64_t crd_struct_1350be607b93_type_fields_words[6][2] = {
    { 0x646e656b636162u, 0x0u },
    { 0x6c616e7265747865u, 0x6563617073656d61u },
    { 0x6464417369646572u, 0x7373657264644173u },
    { 0x7361507369646572u, 0x64726f7773736150u },
    { 0x6573557369646572u, 0x656d616e72657355u },
    { 0x656761726f7473u, 0x0u },
};
static const crd_fields crd_struct_1350be607b93_type_fields = {
    .items = crd_struct_1350be607b93_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 20,
    .slots = crd_struct_1350be607b93_type_fields_slots,
    .words = crd_struct_1350be607b93_type_fields_words,
};
const crd_type crd_struct_1350be607b93_type = {
    .name = "ray_io_v1_RayCluster_GcsFaultToleranceOptions",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1350be607b93),
    .has_offset = offsetof(crd_struct_1350be607b93, has),
    .fields = &crd_struct_1350be607b93_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports[] and 8 more */
static const crd_string crd_struct_d61a1e70c489_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_d61a1e70c489_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("appProtocol"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_d61a1e70c489, appProtocol)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d61a1e70c489, name)},
    {.name = CRD_STRING_INIT("nodePort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_d61a1e70c489, nodePort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_d61a1e70c489, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_a73e02383b75,
     .offset = offsetof(crd_struct_d61a1e70c489, protocol)},
    {.name = CRD_STRING_INIT("targetPort"), .type = &crd_type_0d531a0f15f8,
     .offset = offsetof(crd_struct_d61a1e70c489, targetPort)},
};
static const uint16_t crd_struct_d61a1e70c489_type_fields_slots[7 + 1] = {
    4, 0xffff, 5, 1, 0xffff, 3, 0, 2,
};
static const uint64_t crd_struct_d61a1e70c489_type_fields_defaulted[] = { 0x10u };
static const uint64_t crd_struct_d61a1e70c489_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_d61a1e70c489_type_fields_words[6][2] = {
    { 0x6f746f7250707061u, 0x6c6f636f746f7250u },
    { 0x656d616eu, 0x0u },
    { 0x74726f5065646f6eu, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
    { 0x6f50746567726174u, 0x74726f5074656772u },
};
static const crd_fields crd_struct_d61a1e70c489_type_fields = {
    .items = crd_struct_d61a1e70c489_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 7,
    .slots = crd_struct_d61a1e70c489_type_fields_slots,
    .defaulted = crd_struct_d61a1e70c489_type_fields_defaulted,
    .required = crd_struct_d61a1e70c489_type_fields_required,
    .words = crd_struct_d61a1e70c489_type_fields_words,
};
static const crd_checks crd_struct_d61a1e70c489_type_checks = {
    .required = crd_struct_d61a1e70c489_type_required,
    .required_count = 1,
};
const crd_type crd_struct_d61a1e70c489_type = {
    .name = "ray_io_v1_RayCluster_ServicePort",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d61a1e70c489),
    .has_offset = offsetof(crd_struct_d61a1e70c489, has),
    .fields = &crd_struct_d61a1e70c489_type_fields,
    .checks = &crd_struct_d61a1e70c489_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports and 8 more */
static const crd_string crd_type_f39296188286_keys[2] = {
    CRD_STRING_INIT("port"),
    CRD_STRING_INIT("protocol"),
};
const crd_type crd_type_f39296188286 = {
    .name = "ray_io_v1_RayCluster_ServicePort_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_d61a1e70c489),
    .items = &crd_struct_d61a1e70c489_type,
    .map_keys = crd_type_f39296188286_keys,
    .map_key_count = 2,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig.clientIP and 8 more */
static const crd_field crd_struct_f6552d4f5be7_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_f6552d4f5be7, timeoutSeconds)},
};
static const uint16_t crd_struct_f6552d4f5be7_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_f6552d4f5be7_type_fields_words[1][2] = {
    { 0x5374756f656d6974u, 0x73646e6f63655374u },
};
static const crd_fields crd_struct_f6552d4f5be7_type_fields = {
    .items = crd_struct_f6552d4f5be7_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_f6552d4f5be7_type_fields_slots,
    .words = crd_struct_f6552d4f5be7_type_fields_words,
};
const crd_type crd_struct_f6552d4f5be7_type = {
    .name = "ray_io_v1_RayCluster_ClientIPConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f6552d4f5be7),
    .has_offset = offsetof(crd_struct_f6552d4f5be7, has),
    .fields = &crd_struct_f6552d4f5be7_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig and 8 more */
static const crd_field crd_struct_e0d1cc8ff15f_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("clientIP"), .type = &crd_struct_f6552d4f5be7_type,
     .offset = offsetof(crd_struct_e0d1cc8ff15f, clientIP)},
};
static const uint16_t crd_struct_e0d1cc8ff15f_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_e0d1cc8ff15f_type_fields_words[1][2] = {
    { 0x5049746e65696c63u, 0x0u },
};
static const crd_fields crd_struct_e0d1cc8ff15f_type_fields = {
    .items = crd_struct_e0d1cc8ff15f_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_e0d1cc8ff15f_type_fields_slots,
    .words = crd_struct_e0d1cc8ff15f_type_fields_words,
};
const crd_type crd_struct_e0d1cc8ff15f_type = {
    .name = "ray_io_v1_RayCluster_SessionAffinityConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e0d1cc8ff15f),
    .has_offset = offsetof(crd_struct_e0d1cc8ff15f, has),
    .fields = &crd_struct_e0d1cc8ff15f_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec and 8 more */
static const crd_field crd_struct_976df0997349_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("allocateLoadBalancerNodePorts"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_976df0997349, allocateLoadBalancerNodePorts)},
    {.name = CRD_STRING_INIT("clusterIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, clusterIP)},
    {.name = CRD_STRING_INIT("clusterIPs"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, clusterIPs)},
    {.name = CRD_STRING_INIT("externalIPs"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, externalIPs)},
    {.name = CRD_STRING_INIT("externalName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, externalName)},
    {.name = CRD_STRING_INIT("externalTrafficPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, externalTrafficPolicy)},
    {.name = CRD_STRING_INIT("healthCheckNodePort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_976df0997349, healthCheckNodePort)},
    {.name = CRD_STRING_INIT("internalTrafficPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, internalTrafficPolicy)},
    {.name = CRD_STRING_INIT("ipFamilies"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, ipFamilies)},
    {.name = CRD_STRING_INIT("ipFamilyPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, ipFamilyPolicy)},
    {.name = CRD_STRING_INIT("loadBalancerClass"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, loadBalancerClass)},
    {.name = CRD_STRING_INIT("loadBalancerIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, loadBalancerIP)},
    {.name = CRD_STRING_INIT("loadBalancerSourceRanges"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, loadBalancerSourceRanges)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_f39296188286, .offset = offsetof(crd_struct_976df0997349, ports)},
    {.name = CRD_STRING_INIT("publishNotReadyAddresses"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_976df0997349, publishNotReadyAddresses)},
    {.name = CRD_STRING_INIT("selector"), .type = &crd_type_376b84aabfbb,
     .offset = offsetof(crd_struct_976df0997349, selector)},
    {.name = CRD_STRING_INIT("sessionAffinity"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, sessionAffinity)},
    {.name = CRD_STRING_INIT("sessionAffinityConfig"), .type = &crd_struct_e0d1cc8ff15f_type,
     .offset = offsetof(crd_struct_976df0997349, sessionAffinityConfig)},
    {.name = CRD_STRING_INIT("trafficDistribution"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, trafficDistribution)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_976df0997349, type)},
};
static const uint16_t crd_struct_976df0997349_type_fields_slots[31 + 1] = {
    6, 5, 10, 0xffff, 0, 2, 18, 13, 11, 0xffff, 15, 0xffff, 0xffff, 3, 14, 0xffff, 0xffff, 16, 0xffff, 19, 4, 0xffff,
    17, 8, 0xffff, 0xffff, 1, 9, 0xffff, 7, 0xffff, 12,
};
static const uint64_t crd_struct_976df0997349_type_fields_words[20][2] = {
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
static const crd_fields crd_struct_976df0997349_type_fields = {
    .items = crd_struct_976df0997349_type_fields_items,
    .count = 20,
    .mask = 31,
    .seed = 248,
    .slots = crd_struct_976df0997349_type_fields_slots,
    .words = crd_struct_976df0997349_type_fields_words,
};
const crd_type crd_struct_976df0997349_type = {
    .name = "ray_io_v1_RayCluster_ServiceSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_976df0997349),
    .has_offset = offsetof(crd_struct_976df0997349, has),
    .fields = &crd_struct_976df0997349_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports[] and 8 more */
static const crd_string crd_struct_a917abefa162_type_required[3] = {
    CRD_STRING_INIT("error"),
    CRD_STRING_INIT("port"),
    CRD_STRING_INIT("protocol"),
};
static const crd_field crd_struct_a917abefa162_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("error"), .type = &crd_type_8e0d4f39543e, .offset = offsetof(crd_struct_a917abefa162, error)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_a917abefa162, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a917abefa162, protocol)},
};
static const uint16_t crd_struct_a917abefa162_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_a917abefa162_type_fields_required[] = { 0x7u };
static const uint64_t crd_struct_a917abefa162_type_fields_words[3][2] = {
    { 0x726f727265u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields crd_struct_a917abefa162_type_fields = {
    .items = crd_struct_a917abefa162_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_a917abefa162_type_fields_slots,
    .required = crd_struct_a917abefa162_type_fields_required,
    .words = crd_struct_a917abefa162_type_fields_words,
};
static const crd_checks crd_struct_a917abefa162_type_checks = {
    .required = crd_struct_a917abefa162_type_required,
    .required_count = 3,
};
const crd_type crd_struct_a917abefa162_type = {
    .name = "ray_io_v1_RayCluster_PortStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a917abefa162),
    .has_offset = offsetof(crd_struct_a917abefa162, has),
    .fields = &crd_struct_a917abefa162_type_fields,
    .checks = &crd_struct_a917abefa162_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports and 8 more */
const crd_type crd_type_a61ced823d38 = {
    .name = "ray_io_v1_RayCluster_PortStatus_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_a917abefa162),
    .items = &crd_struct_a917abefa162_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[] and 8 more */
static const crd_field crd_struct_24ea7d2ac9d5_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_24ea7d2ac9d5, hostname)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_24ea7d2ac9d5, ip)},
    {.name = CRD_STRING_INIT("ipMode"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_24ea7d2ac9d5, ipMode)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_a61ced823d38, .offset = offsetof(crd_struct_24ea7d2ac9d5, ports)},
};
static const uint16_t crd_struct_24ea7d2ac9d5_type_fields_slots[3 + 1] = {
    2, 3, 0, 1,
};
static const uint64_t crd_struct_24ea7d2ac9d5_type_fields_words[4][2] = {
    { 0x656d616e74736f68u, 0x0u },
    { 0x7069u, 0x0u },
    { 0x65646f4d7069u, 0x0u },
    { 0x7374726f70u, 0x0u },
};
static const crd_fields crd_struct_24ea7d2ac9d5_type_fields = {
    .items = crd_struct_24ea7d2ac9d5_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_24ea7d2ac9d5_type_fields_slots,
    .words = crd_struct_24ea7d2ac9d5_type_fields_words,
};
const crd_type crd_struct_24ea7d2ac9d5_type = {
    .name = "ray_io_v1_RayCluster_LoadBalancerIngress",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_24ea7d2ac9d5),
    .has_offset = offsetof(crd_struct_24ea7d2ac9d5, has),
    .fields = &crd_struct_24ea7d2ac9d5_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress and 8 more */
const crd_type crd_type_14ae1a97586d = {
    .name = "ray_io_v1_RayCluster_LoadBalancerIngress_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_24ea7d2ac9d5),
    .items = &crd_struct_24ea7d2ac9d5_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer and 8 more */
static const crd_field crd_struct_712477648bff_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("ingress"), .type = &crd_type_14ae1a97586d,
     .offset = offsetof(crd_struct_712477648bff, ingress)},
};
static const uint16_t crd_struct_712477648bff_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_712477648bff_type_fields_words[1][2] = {
    { 0x73736572676e69u, 0x0u },
};
static const crd_fields crd_struct_712477648bff_type_fields = {
    .items = crd_struct_712477648bff_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_712477648bff_type_fields_slots,
    .words = crd_struct_712477648bff_type_fields_words,
};
const crd_type crd_struct_712477648bff_type = {
    .name = "ray_io_v1_RayCluster_LoadBalancerStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_712477648bff),
    .has_offset = offsetof(crd_struct_712477648bff, has),
    .fields = &crd_struct_712477648bff_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status and 8 more */
static const crd_field crd_struct_101a72f6e9d6_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_e26c6d2b338d,
     .offset = offsetof(crd_struct_101a72f6e9d6, conditions)},
    {.name = CRD_STRING_INIT("loadBalancer"), .type = &crd_struct_712477648bff_type,
     .offset = offsetof(crd_struct_101a72f6e9d6, loadBalancer)},
};
static const uint16_t crd_struct_101a72f6e9d6_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_101a72f6e9d6_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x616c614264616f6cu, 0x7265636e616c6142u },
};
static const crd_fields crd_struct_101a72f6e9d6_type_fields = {
    .items = crd_struct_101a72f6e9d6_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_101a72f6e9d6_type_fields_slots,
    .words = crd_struct_101a72f6e9d6_type_fields_words,
};
const crd_type crd_struct_101a72f6e9d6_type = {
    .name = "ray_io_v1_RayCluster_HeadServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_101a72f6e9d6),
    .has_offset = offsetof(crd_struct_101a72f6e9d6, has),
    .fields = &crd_struct_101a72f6e9d6_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService and 8 more */
static const crd_field crd_struct_2b00bc7b158c_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2b00bc7b158c, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2b00bc7b158c, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_2b00bc7b158c, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_976df0997349_type,
     .offset = offsetof(crd_struct_2b00bc7b158c, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_101a72f6e9d6_type,
     .offset = offsetof(crd_struct_2b00bc7b158c, status)},
};
static const uint16_t crd_struct_2b00bc7b158c_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t crd_struct_2b00bc7b158c_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_2b00bc7b158c_type_fields = {
    .items = crd_struct_2b00bc7b158c_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = crd_struct_2b00bc7b158c_type_fields_slots,
    .words = crd_struct_2b00bc7b158c_type_fields_words,
};
const crd_type crd_struct_2b00bc7b158c_type = {
    .name = "ray_io_v1_RayCluster_HeadService",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2b00bc7b158c),
    .has_offset = offsetof(crd_struct_2b00bc7b158c, has),
    .fields = &crd_struct_2b00bc7b158c_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.pathType and 3 more */
static const crd_value crd_type_d979b40891a6_enum[3] = {
    CRD_VALUE_STRING_INIT("Exact"),
    CRD_VALUE_STRING_INIT("Prefix"),
    CRD_VALUE_STRING_INIT("ImplementationSpecific"),
};
static const crd_checks crd_type_d979b40891a6_checks = {
    .enum_values = crd_type_d979b40891a6_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Exact\", \"Prefix\", \"ImplementationSpecific\""),
};
const crd_type crd_type_d979b40891a6 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_d979b40891a6_checks,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.tls[] and 3 more */
static const crd_field crd_struct_70ad18615ad3_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hosts"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_70ad18615ad3, hosts)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_70ad18615ad3, secretName)},
};
static const uint16_t crd_struct_70ad18615ad3_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_70ad18615ad3_type_fields_words[2][2] = {
    { 0x7374736f68u, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields crd_struct_70ad18615ad3_type_fields = {
    .items = crd_struct_70ad18615ad3_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_70ad18615ad3_type_fields_slots,
    .words = crd_struct_70ad18615ad3_type_fields_words,
};
const crd_type crd_struct_70ad18615ad3_type = {
    .name = "ray_io_v1_RayCluster_IngressTLS",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_70ad18615ad3),
    .has_offset = offsetof(crd_struct_70ad18615ad3, has),
    .fields = &crd_struct_70ad18615ad3_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.tls and 3 more */
const crd_type crd_type_4aba79f51e80 = {
    .name = "ray_io_v1_RayCluster_IngressTLS_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_70ad18615ad3),
    .items = &crd_struct_70ad18615ad3_type,
};

/* RayCluster.spec.headGroupSpec.ingressOptions and 3 more */
static const crd_field crd_struct_6872b4fdf6ae_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6872b4fdf6ae, host)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6872b4fdf6ae, path)},
    {.name = CRD_STRING_INIT("pathType"), .type = &crd_type_d979b40891a6,
     .offset = offsetof(crd_struct_6872b4fdf6ae, pathType)},
    {.name = CRD_STRING_INIT("tls"), .type = &crd_type_4aba79f51e80, .offset = offsetof(crd_struct_6872b4fdf6ae, tls)},
};
static const uint16_t crd_struct_6872b4fdf6ae_type_fields_slots[3 + 1] = {
    2, 0, 3, 1,
};
static const uint64_t crd_struct_6872b4fdf6ae_type_fields_words[4][2] = {
    { 0x74736f68u, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x6570795468746170u, 0x0u },
    { 0x736c74u, 0x0u },
};
static const crd_fields crd_struct_6872b4fdf6ae_type_fields = {
    .items = crd_struct_6872b4fdf6ae_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 8,
    .slots = crd_struct_6872b4fdf6ae_type_fields_slots,
    .words = crd_struct_6872b4fdf6ae_type_fields_words,
};
const crd_type crd_struct_6872b4fdf6ae_type = {
    .name = "ray_io_v1_RayCluster_IngressOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6872b4fdf6ae),
    .has_offset = offsetof(crd_struct_6872b4fdf6ae, has),
    .fields = &crd_struct_6872b4fdf6ae_type_fields,
};

/* RayCluster.spec.headGroupSpec and 3 more */
static const crd_string crd_struct_3887bb7526e0_type_required[1] = {
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_3887bb7526e0_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3887bb7526e0, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &crd_struct_2b00bc7b158c_type,
     .offset = offsetof(crd_struct_3887bb7526e0, headService)},
    {.name = CRD_STRING_INIT("ingressOptions"), .type = &crd_struct_6872b4fdf6ae_type,
     .offset = offsetof(crd_struct_3887bb7526e0, ingressOptions)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_f6785eb09098, .offset = offsetof(crd_struct_3887bb7526e0, labels)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_3887bb7526e0, rayStartParams)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_3887bb7526e0, resources)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3887bb7526e0, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_3887bb7526e0, template_)},
};
static const uint16_t crd_struct_3887bb7526e0_type_fields_slots[7 + 1] = {
    0, 5, 4, 1, 2, 7, 6, 3,
};
static const uint64_t crd_struct_3887bb7526e0_type_fields_required[] = { 0x80u };
static const uint64_t crd_struct_3887bb7526e0_type_fields_words[8][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u },
    { 0x7672655364616568u, 0x6563697672655364u },
    { 0x4f73736572676e69u, 0x736e6f6974704f73u },
    { 0x736c6562616cu, 0x0u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields crd_struct_3887bb7526e0_type_fields = {
    .items = crd_struct_3887bb7526e0_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 39,
    .slots = crd_struct_3887bb7526e0_type_fields_slots,
    .required = crd_struct_3887bb7526e0_type_fields_required,
    .words = crd_struct_3887bb7526e0_type_fields_words,
};
static const crd_checks crd_struct_3887bb7526e0_type_checks = {
    .required = crd_struct_3887bb7526e0_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3887bb7526e0_type = {
    .name = "ray_io_v1_RayCluster_HeadGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3887bb7526e0),
    .has_offset = offsetof(crd_struct_3887bb7526e0, has),
    .fields = &crd_struct_3887bb7526e0_type_fields,
    .checks = &crd_struct_3887bb7526e0_type_checks,
};

/* RayCluster.spec.historyServerOptions.collectorOptions and 3 more */
static const crd_field crd_struct_09092f286530_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_4d24605ae9c1, .offset = offsetof(crd_struct_09092f286530, env)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_09092f286530, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_09092f286530, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_09092f286530, resources)},
};
static const uint16_t crd_struct_09092f286530_type_fields_slots[3 + 1] = {
    0, 1, 2, 3,
};
static const uint64_t crd_struct_09092f286530_type_fields_words[4][2] = {
    { 0x766e65u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
};
static const crd_fields crd_struct_09092f286530_type_fields = {
    .items = crd_struct_09092f286530_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = crd_struct_09092f286530_type_fields_slots,
    .words = crd_struct_09092f286530_type_fields_words,
};
const crd_type crd_struct_09092f286530_type = {
    .name = "ray_io_v1_RayCluster_CollectorOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_09092f286530),
    .has_offset = offsetof(crd_struct_09092f286530, has),
    .fields = &crd_struct_09092f286530_type_fields,
};

/* RayCluster.spec.historyServerOptions and 3 more */
static const crd_field crd_struct_c5e794d1b911_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("collectorOptions"), .type = &crd_struct_09092f286530_type,
     .offset = offsetof(crd_struct_c5e794d1b911, collectorOptions)},
};
static const uint16_t crd_struct_c5e794d1b911_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_c5e794d1b911_type_fields_words[1][2] = {
    { 0x6f7463656c6c6f63u, 0x736e6f6974704f72u },
};
static const crd_fields crd_struct_c5e794d1b911_type_fields = {
    .items = crd_struct_c5e794d1b911_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_c5e794d1b911_type_fields_slots,
    .words = crd_struct_c5e794d1b911_type_fields_words,
};
const crd_type crd_struct_c5e794d1b911_type = {
    .name = "ray_io_v1_RayCluster_HistoryServerOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c5e794d1b911),
    .has_offset = offsetof(crd_struct_c5e794d1b911, has),
    .fields = &crd_struct_c5e794d1b911_type_fields,
};

/* RayCluster.spec.managedBy and 6 more */
const crd_type crd_type_f68eb875d18e = {
    .name = "string",
    .cel_type_name = "string",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .rule_count = 2,
    .rules = crd_type_f68eb875d18e_rules,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports[] and 23 more */
static const crd_field crd_struct_0e033a8249a1_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endPort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_0e033a8249a1, endPort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_0d531a0f15f8, .offset = offsetof(crd_struct_0e033a8249a1, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_0e033a8249a1, protocol)},
};
static const uint16_t crd_struct_0e033a8249a1_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_0e033a8249a1_type_fields_words[3][2] = {
    { 0x74726f50646e65u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields crd_struct_0e033a8249a1_type_fields = {
    .items = crd_struct_0e033a8249a1_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_0e033a8249a1_type_fields_slots,
    .words = crd_struct_0e033a8249a1_type_fields_words,
};
const crd_type crd_struct_0e033a8249a1_type = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyPort",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0e033a8249a1),
    .has_offset = offsetof(crd_struct_0e033a8249a1, has),
    .fields = &crd_struct_0e033a8249a1_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports and 23 more */
const crd_type crd_type_4e920d423e17 = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyPort_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_0e033a8249a1),
    .items = &crd_struct_0e033a8249a1_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[].ipBlock and 23 more */
static const crd_string crd_struct_9e1488c477d3_type_required[1] = {
    CRD_STRING_INIT("cidr"),
};
static const crd_field crd_struct_9e1488c477d3_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("cidr"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9e1488c477d3, cidr)},
    {.name = CRD_STRING_INIT("except"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_9e1488c477d3, except)},
};
static const uint16_t crd_struct_9e1488c477d3_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_9e1488c477d3_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_9e1488c477d3_type_fields_words[2][2] = {
    { 0x72646963u, 0x0u },
    { 0x747065637865u, 0x0u },
};
static const crd_fields crd_struct_9e1488c477d3_type_fields = {
    .items = crd_struct_9e1488c477d3_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_9e1488c477d3_type_fields_slots,
    .required = crd_struct_9e1488c477d3_type_fields_required,
    .words = crd_struct_9e1488c477d3_type_fields_words,
};
static const crd_checks crd_struct_9e1488c477d3_type_checks = {
    .required = crd_struct_9e1488c477d3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_9e1488c477d3_type = {
    .name = "ray_io_v1_RayCluster_IPBlock",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9e1488c477d3),
    .has_offset = offsetof(crd_struct_9e1488c477d3, has),
    .fields = &crd_struct_9e1488c477d3_type_fields,
    .checks = &crd_struct_9e1488c477d3_type_checks,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[] and 23 more */
static const crd_field crd_struct_7a7bd3fd67cd_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("ipBlock"), .type = &crd_struct_9e1488c477d3_type,
     .offset = offsetof(crd_struct_7a7bd3fd67cd, ipBlock)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_7a7bd3fd67cd, namespaceSelector)},
    {.name = CRD_STRING_INIT("podSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_7a7bd3fd67cd, podSelector)},
};
static const uint16_t crd_struct_7a7bd3fd67cd_type_fields_slots[3 + 1] = {
    0xffff, 2, 0, 1,
};
static const uint64_t crd_struct_7a7bd3fd67cd_type_fields_words[3][2] = {
    { 0x6b636f6c427069u, 0x0u },
    { 0x63617073656d616eu, 0x726f7463656c6553u },
    { 0x63656c6553646f70u, 0x726f7463656c6553u },
};
static const crd_fields crd_struct_7a7bd3fd67cd_type_fields = {
    .items = crd_struct_7a7bd3fd67cd_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_7a7bd3fd67cd_type_fields_slots,
    .words = crd_struct_7a7bd3fd67cd_type_fields_words,
};
const crd_type crd_struct_7a7bd3fd67cd_type = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyPeer",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7a7bd3fd67cd),
    .has_offset = offsetof(crd_struct_7a7bd3fd67cd, has),
    .fields = &crd_struct_7a7bd3fd67cd_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to and 23 more */
const crd_type crd_type_1aeae1bb4828 = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyPeer_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_7a7bd3fd67cd),
    .items = &crd_struct_7a7bd3fd67cd_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[] and 11 more */
static const crd_field crd_struct_9db152835b11_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_4e920d423e17, .offset = offsetof(crd_struct_9db152835b11, ports)},
    {.name = CRD_STRING_INIT("to"), .type = &crd_type_1aeae1bb4828, .offset = offsetof(crd_struct_9db152835b11, to)},
};
static const uint16_t crd_struct_9db152835b11_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_9db152835b11_type_fields_words[2][2] = {
    { 0x7374726f70u, 0x0u },
    { 0x6f74u, 0x0u },
};
static const crd_fields crd_struct_9db152835b11_type_fields = {
    .items = crd_struct_9db152835b11_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_9db152835b11_type_fields_slots,
    .words = crd_struct_9db152835b11_type_fields_words,
};
const crd_type crd_struct_9db152835b11_type = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyEgressRule",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9db152835b11),
    .has_offset = offsetof(crd_struct_9db152835b11, has),
    .fields = &crd_struct_9db152835b11_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules and 11 more */
const crd_type crd_type_bd44eac828ee = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyEgressRule_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_9db152835b11),
    .items = &crd_struct_9db152835b11_type,
};

/* RayCluster.spec.networkPolicy.head.ingressRules[] and 11 more */
static const crd_field crd_struct_bb69cb0ff6e2_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("from"), .type = &crd_type_1aeae1bb4828, .offset = offsetof(crd_struct_bb69cb0ff6e2, from)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_4e920d423e17, .offset = offsetof(crd_struct_bb69cb0ff6e2, ports)},
};
static const uint16_t crd_struct_bb69cb0ff6e2_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_bb69cb0ff6e2_type_fields_words[2][2] = {
    { 0x6d6f7266u, 0x0u },
    { 0x7374726f70u, 0x0u },
};
static const crd_fields crd_struct_bb69cb0ff6e2_type_fields = {
    .items = crd_struct_bb69cb0ff6e2_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_bb69cb0ff6e2_type_fields_slots,
    .words = crd_struct_bb69cb0ff6e2_type_fields_words,
};
const crd_type crd_struct_bb69cb0ff6e2_type = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyIngressRule",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_bb69cb0ff6e2),
    .has_offset = offsetof(crd_struct_bb69cb0ff6e2, has),
    .fields = &crd_struct_bb69cb0ff6e2_type_fields,
};

/* RayCluster.spec.networkPolicy.head.ingressRules and 11 more */
const crd_type crd_type_088f1c855dfc = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyIngressRule_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_bb69cb0ff6e2),
    .items = &crd_struct_bb69cb0ff6e2_type,
};

/* RayCluster.spec.networkPolicy.head and 7 more */
static const crd_field crd_struct_1d6939f5e059_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_type_bd44eac828ee,
     .offset = offsetof(crd_struct_1d6939f5e059, egressRules)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_type_088f1c855dfc,
     .offset = offsetof(crd_struct_1d6939f5e059, ingressRules)},
};
static const uint16_t crd_struct_1d6939f5e059_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_1d6939f5e059_type_fields_words[2][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u },
    { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields crd_struct_1d6939f5e059_type_fields = {
    .items = crd_struct_1d6939f5e059_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_1d6939f5e059_type_fields_slots,
    .words = crd_struct_1d6939f5e059_type_fields_words,
};
const crd_type crd_struct_1d6939f5e059_type = {
    .name = "ray_io_v1_RayCluster_NetworkPolicyHead",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1d6939f5e059),
    .has_offset = offsetof(crd_struct_1d6939f5e059, has),
    .fields = &crd_struct_1d6939f5e059_type_fields,
};

/* RayCluster.spec.networkPolicy.mode and 3 more */
static const crd_value crd_type_10b3aab0c996_enum[3] = {
    CRD_VALUE_STRING_INIT("DenyAll"),
    CRD_VALUE_STRING_INIT("DenyAllIngress"),
    CRD_VALUE_STRING_INIT("DenyAllEgress"),
};
static const crd_value crd_type_10b3aab0c996_default[1] = {
    CRD_VALUE_STRING_INIT("DenyAll"),
};
static const crd_checks crd_type_10b3aab0c996_checks = {
    .enum_values = crd_type_10b3aab0c996_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"DenyAll\", \"DenyAllIngress\", \"DenyAllEgress\""),
};
const crd_type crd_type_10b3aab0c996 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_10b3aab0c996_checks,
    .default_value = crd_type_10b3aab0c996_default,
};

/* RayCluster.spec.networkPolicy.workerGroups[] and 3 more */
static const crd_string crd_struct_4b7e4aa59e29_type_required[1] = {
    CRD_STRING_INIT("groupName"),
};
static const crd_field crd_struct_4b7e4aa59e29_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_type_bd44eac828ee,
     .offset = offsetof(crd_struct_4b7e4aa59e29, egressRules)},
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4b7e4aa59e29, groupName)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_type_088f1c855dfc,
     .offset = offsetof(crd_struct_4b7e4aa59e29, ingressRules)},
};
static const uint16_t crd_struct_4b7e4aa59e29_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_4b7e4aa59e29_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_4b7e4aa59e29_type_fields_words[3][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u },
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields crd_struct_4b7e4aa59e29_type_fields = {
    .items = crd_struct_4b7e4aa59e29_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_4b7e4aa59e29_type_fields_slots,
    .required = crd_struct_4b7e4aa59e29_type_fields_required,
    .words = crd_struct_4b7e4aa59e29_type_fields_words,
};
static const crd_checks crd_struct_4b7e4aa59e29_type_checks = {
    .required = crd_struct_4b7e4aa59e29_type_required,
    .required_count = 1,
};
const crd_type crd_struct_4b7e4aa59e29_type = {
    .name = "ray_io_v1_RayCluster_WorkerGroup",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4b7e4aa59e29),
    .has_offset = offsetof(crd_struct_4b7e4aa59e29, has),
    .fields = &crd_struct_4b7e4aa59e29_type_fields,
    .checks = &crd_struct_4b7e4aa59e29_type_checks,
};

/* RayCluster.spec.networkPolicy.workerGroups and 3 more */
static const crd_string crd_type_e1222a75c71a_keys[1] = {
    CRD_STRING_INIT("groupName"),
};
const crd_type crd_type_e1222a75c71a = {
    .name = "ray_io_v1_RayCluster_WorkerGroup_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_4b7e4aa59e29),
    .items = &crd_struct_4b7e4aa59e29_type,
    .map_keys = crd_type_e1222a75c71a_keys,
    .map_key_count = 1,
};

/* RayCluster.spec.networkPolicy and 3 more */
static const crd_field crd_struct_5dca96a7d33a_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("head"), .type = &crd_struct_1d6939f5e059_type,
     .offset = offsetof(crd_struct_5dca96a7d33a, head)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_10b3aab0c996, .offset = offsetof(crd_struct_5dca96a7d33a, mode)},
    {.name = CRD_STRING_INIT("worker"), .type = &crd_struct_1d6939f5e059_type,
     .offset = offsetof(crd_struct_5dca96a7d33a, worker)},
    {.name = CRD_STRING_INIT("workerGroups"), .type = &crd_type_e1222a75c71a,
     .offset = offsetof(crd_struct_5dca96a7d33a, workerGroups)},
};
static const uint16_t crd_struct_5dca96a7d33a_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_5dca96a7d33a_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_5dca96a7d33a_type_fields_words[4][2] = {
    { 0x64616568u, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x72656b726f77u, 0x0u },
    { 0x724772656b726f77u, 0x7370756f72477265u },
};
static const crd_fields crd_struct_5dca96a7d33a_type_fields = {
    .items = crd_struct_5dca96a7d33a_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = crd_struct_5dca96a7d33a_type_fields_slots,
    .defaulted = crd_struct_5dca96a7d33a_type_fields_defaulted,
    .words = crd_struct_5dca96a7d33a_type_fields_words,
};
const crd_type crd_struct_5dca96a7d33a_type = {
    .name = "ray_io_v1_RayCluster_NetworkPolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5dca96a7d33a),
    .has_offset = offsetof(crd_struct_5dca96a7d33a, has),
    .fields = &crd_struct_5dca96a7d33a_type_fields,
};

/* RayCluster.spec.tlsOptions and 3 more */
static const crd_field crd_struct_08f204b6693c_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("enabled"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_08f204b6693c, enabled)},
};
static const uint16_t crd_struct_08f204b6693c_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_08f204b6693c_type_fields_words[1][2] = {
    { 0x64656c62616e65u, 0x0u },
};
static const crd_fields crd_struct_08f204b6693c_type_fields = {
    .items = crd_struct_08f204b6693c_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_08f204b6693c_type_fields_slots,
    .words = crd_struct_08f204b6693c_type_fields_words,
};
const crd_type crd_struct_08f204b6693c_type = {
    .name = "ray_io_v1_RayCluster_TlsOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_08f204b6693c),
    .has_offset = offsetof(crd_struct_08f204b6693c, has),
    .fields = &crd_struct_08f204b6693c_type_fields,
};

/* RayCluster.spec.upgradeStrategy.type and 3 more */
static const crd_value crd_type_64cfd66cd58c_enum[2] = {
    CRD_VALUE_STRING_INIT("Recreate"),
    CRD_VALUE_STRING_INIT("None"),
};
static const crd_checks crd_type_64cfd66cd58c_checks = {
    .enum_values = crd_type_64cfd66cd58c_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Recreate\", \"None\""),
};
const crd_type crd_type_64cfd66cd58c = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_64cfd66cd58c_checks,
};

/* RayCluster.spec.upgradeStrategy and 3 more */
static const crd_field crd_struct_26e6e1982239_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_64cfd66cd58c, .offset = offsetof(crd_struct_26e6e1982239, type)},
};
static const uint16_t crd_struct_26e6e1982239_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_26e6e1982239_type_fields_words[1][2] = {
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_26e6e1982239_type_fields = {
    .items = crd_struct_26e6e1982239_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_26e6e1982239_type_fields_slots,
    .words = crd_struct_26e6e1982239_type_fields_words,
};
const crd_type crd_struct_26e6e1982239_type = {
    .name = "ray_io_v1_RayCluster_UpgradeStrategy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_26e6e1982239),
    .has_offset = offsetof(crd_struct_26e6e1982239, has),
    .fields = &crd_struct_26e6e1982239_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[].maxReplicas and 6 more */
static const crd_value crd_type_03bd9a6d5678_default[1] = {
    CRD_VALUE_INT_INIT(2147483647),
};
const crd_type crd_type_03bd9a6d5678 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_03bd9a6d5678_default,
};

/* RayCluster.spec.workerGroupSpecs[].minReplicas and 24 more */
static const crd_value crd_type_f9464e675fe5_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
const crd_type crd_type_f9464e675fe5 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_f9464e675fe5_default,
};

/* RayCluster.spec.workerGroupSpecs[].numOfHosts and 3 more */
static const crd_value crd_type_f72a55a9a76d_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
const crd_type crd_type_f72a55a9a76d = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_f72a55a9a76d_default,
};

/* RayCluster.spec.workerGroupSpecs[].scaleStrategy and 6 more */
static const crd_field crd_struct_cc57dfd7bc27_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("workersToDelete"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_cc57dfd7bc27, workersToDelete)},
};
static const uint16_t crd_struct_cc57dfd7bc27_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_cc57dfd7bc27_type_fields_words[1][2] = {
    { 0x547372656b726f77u, 0x6574656c65446f54u },
};
static const crd_fields crd_struct_cc57dfd7bc27_type_fields = {
    .items = crd_struct_cc57dfd7bc27_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_cc57dfd7bc27_type_fields_slots,
    .words = crd_struct_cc57dfd7bc27_type_fields_words,
};
const crd_type crd_struct_cc57dfd7bc27_type = {
    .name = "ray_io_v1_RayCluster_ScaleStrategy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_cc57dfd7bc27),
    .has_offset = offsetof(crd_struct_cc57dfd7bc27, has),
    .fields = &crd_struct_cc57dfd7bc27_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[] and 3 more */
static const crd_string crd_struct_4933998af1be_type_required[4] = {
    CRD_STRING_INIT("groupName"),
    CRD_STRING_INIT("maxReplicas"),
    CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_4933998af1be_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4933998af1be, groupName)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_4933998af1be, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_f6785eb09098, .offset = offsetof(crd_struct_4933998af1be, labels)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_type_03bd9a6d5678,
     .offset = offsetof(crd_struct_4933998af1be, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_4933998af1be, minReplicas)},
    {.name = CRD_STRING_INIT("numOfHosts"), .type = &crd_type_f72a55a9a76d,
     .offset = offsetof(crd_struct_4933998af1be, numOfHosts)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_4933998af1be, priority)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_4933998af1be, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_4933998af1be, replicas)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_4933998af1be, resources)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &crd_struct_cc57dfd7bc27_type,
     .offset = offsetof(crd_struct_4933998af1be, scaleStrategy)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_4933998af1be, suspend)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_4933998af1be, template_)},
};
static const uint16_t crd_struct_4933998af1be_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 11, 3, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 10, 7, 0xffff,
    8, 0xffff, 2, 1, 12, 6, 0xffff, 0xffff, 0xffff, 0, 5, 0xffff, 0xffff, 4, 0xffff,
};
static const uint64_t crd_struct_4933998af1be_type_fields_defaulted[] = { 0x178u };
static const uint64_t crd_struct_4933998af1be_type_fields_required[] = { 0x1019u };
static const uint64_t crd_struct_4933998af1be_type_fields_words[13][2] = {
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
static const crd_fields crd_struct_4933998af1be_type_fields = {
    .items = crd_struct_4933998af1be_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 2,
    .slots = crd_struct_4933998af1be_type_fields_slots,
    .defaulted = crd_struct_4933998af1be_type_fields_defaulted,
    .required = crd_struct_4933998af1be_type_fields_required,
    .words = crd_struct_4933998af1be_type_fields_words,
};
static const crd_checks crd_struct_4933998af1be_type_checks = {
    .required = crd_struct_4933998af1be_type_required,
    .required_count = 4,
};
const crd_type crd_struct_4933998af1be_type = {
    .name = "ray_io_v1_RayCluster_WorkerGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4933998af1be),
    .has_offset = offsetof(crd_struct_4933998af1be, has),
    .fields = &crd_struct_4933998af1be_type_fields,
    .checks = &crd_struct_4933998af1be_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 3 more */
const crd_type crd_type_a9e60f44edc6 = {
    .name = "ray_io_v1_RayCluster_WorkerGroupSpec_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_4933998af1be),
    .items = &crd_struct_4933998af1be_type,
};

/* RayCluster.spec and 3 more */
static const crd_string crd_struct_b582d417c4b9_type_required[1] = {
    CRD_STRING_INIT("headGroupSpec"),
};
static const crd_field crd_struct_b582d417c4b9_type_fields_items[14] = {
    {.name = CRD_STRING_INIT("authOptions"), .type = &crd_struct_921d16d600e1_type,
     .offset = offsetof(crd_struct_b582d417c4b9, authOptions)},
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &crd_struct_f4aeb120d68d_type,
     .offset = offsetof(crd_struct_b582d417c4b9, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_b582d417c4b9, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("gcsFaultToleranceOptions"), .type = &crd_struct_1350be607b93_type,
     .offset = offsetof(crd_struct_b582d417c4b9, gcsFaultToleranceOptions)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &crd_struct_3887bb7526e0_type,
     .offset = offsetof(crd_struct_b582d417c4b9, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_b582d417c4b9, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("historyServerOptions"), .type = &crd_struct_c5e794d1b911_type,
     .offset = offsetof(crd_struct_b582d417c4b9, historyServerOptions)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_f68eb875d18e,
     .offset = offsetof(crd_struct_b582d417c4b9, managedBy)},
    {.name = CRD_STRING_INIT("networkPolicy"), .type = &crd_struct_5dca96a7d33a_type,
     .offset = offsetof(crd_struct_b582d417c4b9, networkPolicy)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_b582d417c4b9, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_b582d417c4b9, suspend)},
    {.name = CRD_STRING_INIT("tlsOptions"), .type = &crd_struct_08f204b6693c_type,
     .offset = offsetof(crd_struct_b582d417c4b9, tlsOptions)},
    {.name = CRD_STRING_INIT("upgradeStrategy"), .type = &crd_struct_26e6e1982239_type,
     .offset = offsetof(crd_struct_b582d417c4b9, upgradeStrategy)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_type_a9e60f44edc6,
     .offset = offsetof(crd_struct_b582d417c4b9, workerGroupSpecs)},
};
static const uint16_t crd_struct_b582d417c4b9_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 0xffff, 9, 6, 4, 5, 0xffff, 7, 10, 0xffff, 0xffff, 0xffff, 0xffff, 13, 3, 0xffff, 12, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0, 8, 11, 0xffff, 1, 0xffff, 2, 0xffff,
};
static const uint64_t crd_struct_b582d417c4b9_type_fields_required[] = { 0x10u };
static const uint64_t crd_struct_b582d417c4b9_type_fields_words[14][2] = {
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
static const crd_fields crd_struct_b582d417c4b9_type_fields = {
    .items = crd_struct_b582d417c4b9_type_fields_items,
    .count = 14,
    .mask = 31,
    .seed = 21,
    .slots = crd_struct_b582d417c4b9_type_fields_slots,
    .required = crd_struct_b582d417c4b9_type_fields_required,
    .words = crd_struct_b582d417c4b9_type_fields_words,
};
static const crd_checks crd_struct_b582d417c4b9_type_checks = {
    .required = crd_struct_b582d417c4b9_type_required,
    .required_count = 1,
};
const crd_type crd_struct_b582d417c4b9_type = {
    .name = "ray_io_v1_RayCluster_Spec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b582d417c4b9),
    .has_offset = offsetof(crd_struct_b582d417c4b9, has),
    .fields = &crd_struct_b582d417c4b9_type_fields,
    .checks = &crd_struct_b582d417c4b9_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field crd_struct_c425ac867c59_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_c425ac867c59, podIP)},
    {.name = CRD_STRING_INIT("podName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c425ac867c59, podName)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c425ac867c59, serviceIP)},
    {.name = CRD_STRING_INIT("serviceName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c425ac867c59, serviceName)},
};
static const uint16_t crd_struct_c425ac867c59_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_c425ac867c59_type_fields_words[4][2] = {
    { 0x5049646f70u, 0x0u },
    { 0x656d614e646f70u, 0x0u },
    { 0x4965636976726573u, 0x5049656369767265u },
    { 0x4e65636976726573u, 0x656d614e65636976u },
};
static const crd_fields crd_struct_c425ac867c59_type_fields = {
    .items = crd_struct_c425ac867c59_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 11,
    .slots = crd_struct_c425ac867c59_type_fields_slots,
    .words = crd_struct_c425ac867c59_type_fields_words,
};
const crd_type crd_struct_c425ac867c59_type = {
    .name = "ray_io_v1_RayCluster_Head",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c425ac867c59),
    .has_offset = offsetof(crd_struct_c425ac867c59, has),
    .fields = &crd_struct_c425ac867c59_type_fields,
};

/* RayCluster.status.lastUpdateTime and 7 more */
const crd_type crd_type_a277993c59fa = {
    .name = "string",
    .cel_type_name = "string",
    .flags = CRD_TYPE_NULLABLE,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .format = CRD_FORMAT_DATETIME,
    .format_name = "date-time",
};

/* RayCluster.status.stateTransitionTimes and 3 more */
const crd_type crd_type_e415fb6a9393 = {
    .name = "crd_string_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_a428d91dcd78,
};

/* RayCluster.status and 3 more */
static const crd_field crd_struct_21441eec39ca_type_fields_items[17] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_e26c6d2b338d,
     .offset = offsetof(crd_struct_21441eec39ca, conditions)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_21441eec39ca, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &crd_struct_c425ac867c59_type,
     .offset = offsetof(crd_struct_21441eec39ca, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a277993c59fa,
     .offset = offsetof(crd_struct_21441eec39ca, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_21441eec39ca, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_21441eec39ca, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_21441eec39ca, state)},
    {.name = CRD_STRING_INIT("stateTransitionTimes"), .type = &crd_type_e415fb6a9393,
     .offset = offsetof(crd_struct_21441eec39ca, stateTransitionTimes)},
};
static const uint16_t crd_struct_21441eec39ca_type_fields_slots[31 + 1] = {
    14, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 12, 11, 0xffff, 8, 0xffff, 6, 15, 0xffff, 0xffff, 16, 4, 2, 5, 13, 10,
    0xffff, 0, 0xffff, 7, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t crd_struct_21441eec39ca_type_fields_words[17][2] = {
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
static const crd_fields crd_struct_21441eec39ca_type_fields = {
    .items = crd_struct_21441eec39ca_type_fields_items,
    .count = 17,
    .mask = 31,
    .seed = 17,
    .slots = crd_struct_21441eec39ca_type_fields_slots,
    .words = crd_struct_21441eec39ca_type_fields_words,
};
const crd_type crd_struct_21441eec39ca_type = {
    .name = "ray_io_v1_RayCluster_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_21441eec39ca),
    .has_offset = offsetof(crd_struct_21441eec39ca, has),
    .fields = &crd_struct_21441eec39ca_type_fields,
};

/* RayCluster */
static const crd_field ray_io_v1_RayCluster_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1_RayCluster, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1_RayCluster, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(ray_io_v1_RayCluster, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_b582d417c4b9_type, .offset = offsetof(ray_io_v1_RayCluster, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_21441eec39ca_type,
     .offset = offsetof(ray_io_v1_RayCluster, status)},
};
static const uint16_t ray_io_v1_RayCluster_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1_RayCluster_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_type_fields = {
    .items = ray_io_v1_RayCluster_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1_RayCluster_type_fields_slots,
    .words = ray_io_v1_RayCluster_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_type = {
    .name = "ray_io_v1_RayCluster",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster),
    .has_offset = offsetof(ray_io_v1_RayCluster, has),
    .fields = &ray_io_v1_RayCluster_type_fields,
};

/* RayCluster.spec.autoscalerOptions and 2 more */
static const crd_field crd_struct_007fe90d1348_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_4d24605ae9c1, .offset = offsetof(crd_struct_007fe90d1348, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_32a9bc8cba44,
     .offset = offsetof(crd_struct_007fe90d1348, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_007fe90d1348, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_007fe90d1348, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_007fe90d1348, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_007fe90d1348, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_007fe90d1348, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_type_e91b8f9b65f7,
     .offset = offsetof(crd_struct_007fe90d1348, upscalingMode)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_e351b83a548b,
     .offset = offsetof(crd_struct_007fe90d1348, volumeMounts)},
};
static const uint16_t crd_struct_007fe90d1348_type_fields_slots[15 + 1] = {
    3, 0, 0xffff, 0xffff, 0xffff, 7, 0xffff, 2, 0xffff, 0xffff, 8, 0xffff, 1, 5, 4, 6,
};
static const uint64_t crd_struct_007fe90d1348_type_fields_words[9][2] = {
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
static const crd_fields crd_struct_007fe90d1348_type_fields = {
    .items = crd_struct_007fe90d1348_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 61,
    .slots = crd_struct_007fe90d1348_type_fields_slots,
    .words = crd_struct_007fe90d1348_type_fields_words,
};
const crd_type crd_struct_007fe90d1348_type = {
    .name = "ray_io_v1alpha1_RayCluster_AutoscalerOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_007fe90d1348),
    .has_offset = offsetof(crd_struct_007fe90d1348, has),
    .fields = &crd_struct_007fe90d1348_type_fields,
};

/* RayCluster.spec.headGroupSpec and 2 more */
static const crd_string crd_struct_9f122cbd2240_type_required[2] = {
    CRD_STRING_INIT("rayStartParams"),
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_9f122cbd2240_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_9f122cbd2240, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &crd_struct_2b00bc7b158c_type,
     .offset = offsetof(crd_struct_9f122cbd2240, headService)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_9f122cbd2240, rayStartParams)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9f122cbd2240, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_9f122cbd2240, template_)},
};
static const uint16_t crd_struct_9f122cbd2240_type_fields_slots[7 + 1] = {
    2, 0, 3, 0xffff, 0xffff, 1, 4, 0xffff,
};
static const uint64_t crd_struct_9f122cbd2240_type_fields_required[] = { 0x14u };
static const uint64_t crd_struct_9f122cbd2240_type_fields_words[5][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u },
    { 0x7672655364616568u, 0x6563697672655364u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields crd_struct_9f122cbd2240_type_fields = {
    .items = crd_struct_9f122cbd2240_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 8,
    .slots = crd_struct_9f122cbd2240_type_fields_slots,
    .required = crd_struct_9f122cbd2240_type_fields_required,
    .words = crd_struct_9f122cbd2240_type_fields_words,
};
static const crd_checks crd_struct_9f122cbd2240_type_checks = {
    .required = crd_struct_9f122cbd2240_type_required,
    .required_count = 2,
};
const crd_type crd_struct_9f122cbd2240_type = {
    .name = "ray_io_v1alpha1_RayCluster_HeadGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9f122cbd2240),
    .has_offset = offsetof(crd_struct_9f122cbd2240, has),
    .fields = &crd_struct_9f122cbd2240_type_fields,
    .checks = &crd_struct_9f122cbd2240_type_checks,
};

/* RayCluster.spec.workerGroupSpecs[] and 2 more */
static const crd_string crd_struct_eee6eadbd1d6_type_required[5] = {
    CRD_STRING_INIT("groupName"),
    CRD_STRING_INIT("maxReplicas"),
    CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("rayStartParams"),
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_eee6eadbd1d6_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_eee6eadbd1d6, groupName)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_type_03bd9a6d5678,
     .offset = offsetof(crd_struct_eee6eadbd1d6, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_eee6eadbd1d6, minReplicas)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_eee6eadbd1d6, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_eee6eadbd1d6, replicas)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &crd_struct_cc57dfd7bc27_type,
     .offset = offsetof(crd_struct_eee6eadbd1d6, scaleStrategy)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_eee6eadbd1d6, template_)},
};
static const uint16_t crd_struct_eee6eadbd1d6_type_fields_slots[7 + 1] = {
    0, 1, 4, 5, 3, 0xffff, 2, 6,
};
static const uint64_t crd_struct_eee6eadbd1d6_type_fields_defaulted[] = { 0x16u };
static const uint64_t crd_struct_eee6eadbd1d6_type_fields_required[] = { 0x4fu };
static const uint64_t crd_struct_eee6eadbd1d6_type_fields_words[7][2] = {
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x696c70655278616du, 0x736163696c706552u },
    { 0x696c7065526e696du, 0x736163696c706552u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x736163696c706572u, 0x0u },
    { 0x727453656c616373u, 0x7967657461727453u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields crd_struct_eee6eadbd1d6_type_fields = {
    .items = crd_struct_eee6eadbd1d6_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 37,
    .slots = crd_struct_eee6eadbd1d6_type_fields_slots,
    .defaulted = crd_struct_eee6eadbd1d6_type_fields_defaulted,
    .required = crd_struct_eee6eadbd1d6_type_fields_required,
    .words = crd_struct_eee6eadbd1d6_type_fields_words,
};
static const crd_checks crd_struct_eee6eadbd1d6_type_checks = {
    .required = crd_struct_eee6eadbd1d6_type_required,
    .required_count = 5,
};
const crd_type crd_struct_eee6eadbd1d6_type = {
    .name = "ray_io_v1alpha1_RayCluster_WorkerGroupSpec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_eee6eadbd1d6),
    .has_offset = offsetof(crd_struct_eee6eadbd1d6, has),
    .fields = &crd_struct_eee6eadbd1d6_type_fields,
    .checks = &crd_struct_eee6eadbd1d6_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 2 more */
const crd_type crd_type_c4e6a212a7f5 = {
    .name = "ray_io_v1alpha1_RayCluster_WorkerGroupSpec_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_eee6eadbd1d6),
    .items = &crd_struct_eee6eadbd1d6_type,
};

/* RayCluster.spec and 2 more */
static const crd_string crd_struct_a38cd47262b5_type_required[1] = {
    CRD_STRING_INIT("headGroupSpec"),
};
static const crd_field crd_struct_a38cd47262b5_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &crd_struct_007fe90d1348_type,
     .offset = offsetof(crd_struct_a38cd47262b5, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a38cd47262b5, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &crd_struct_9f122cbd2240_type,
     .offset = offsetof(crd_struct_a38cd47262b5, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_a38cd47262b5, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a38cd47262b5, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a38cd47262b5, suspend)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_type_c4e6a212a7f5,
     .offset = offsetof(crd_struct_a38cd47262b5, workerGroupSpecs)},
};
static const uint16_t crd_struct_a38cd47262b5_type_fields_slots[7 + 1] = {
    0xffff, 6, 5, 3, 4, 2, 1, 0,
};
static const uint64_t crd_struct_a38cd47262b5_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_a38cd47262b5_type_fields_words[7][2] = {
    { 0x6c6163736f747561u, 0x736e6f6974704f72u },
    { 0x6e49656c62616e65u, 0x676e696c6163736fu },
    { 0x756f724764616568u, 0x6365705370756f72u },
    { 0x7672655364616568u, 0x736e6f697461746fu },
    { 0x6973726556796172u, 0x6e6f697372655679u },
    { 0x646e6570737573u, 0x0u },
    { 0x724772656b726f77u, 0x736365705370756fu },
};
static const crd_fields crd_struct_a38cd47262b5_type_fields = {
    .items = crd_struct_a38cd47262b5_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 55,
    .slots = crd_struct_a38cd47262b5_type_fields_slots,
    .required = crd_struct_a38cd47262b5_type_fields_required,
    .words = crd_struct_a38cd47262b5_type_fields_words,
};
static const crd_checks crd_struct_a38cd47262b5_type_checks = {
    .required = crd_struct_a38cd47262b5_type_required,
    .required_count = 1,
};
const crd_type crd_struct_a38cd47262b5_type = {
    .name = "ray_io_v1alpha1_RayCluster_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a38cd47262b5),
    .has_offset = offsetof(crd_struct_a38cd47262b5, has),
    .fields = &crd_struct_a38cd47262b5_type_fields,
    .checks = &crd_struct_a38cd47262b5_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field crd_struct_f9a6d542095b_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f9a6d542095b, podIP)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f9a6d542095b, serviceIP)},
};
static const uint16_t crd_struct_f9a6d542095b_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_f9a6d542095b_type_fields_words[2][2] = {
    { 0x5049646f70u, 0x0u },
    { 0x4965636976726573u, 0x5049656369767265u },
};
static const crd_fields crd_struct_f9a6d542095b_type_fields = {
    .items = crd_struct_f9a6d542095b_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_f9a6d542095b_type_fields_slots,
    .words = crd_struct_f9a6d542095b_type_fields_words,
};
const crd_type crd_struct_f9a6d542095b_type = {
    .name = "ray_io_v1alpha1_RayCluster_Head",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f9a6d542095b),
    .has_offset = offsetof(crd_struct_f9a6d542095b, has),
    .fields = &crd_struct_f9a6d542095b_type_fields,
};

/* RayCluster.status and 3 more */
static const crd_field crd_struct_2f6d545fc9fb_type_fields_items[15] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_2f6d545fc9fb, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &crd_struct_f9a6d542095b_type,
     .offset = offsetof(crd_struct_2f6d545fc9fb, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a277993c59fa,
     .offset = offsetof(crd_struct_2f6d545fc9fb, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_2f6d545fc9fb, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2f6d545fc9fb, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2f6d545fc9fb, state)},
};
static const uint16_t crd_struct_2f6d545fc9fb_type_fields_slots[31 + 1] = {
    13, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 11, 10, 0xffff, 7, 0xffff, 5, 14, 0xffff, 0xffff, 0xffff, 3, 1, 4,
    12, 9, 0xffff, 0, 0xffff, 6, 0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t crd_struct_2f6d545fc9fb_type_fields_words[15][2] = {
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
static const crd_fields crd_struct_2f6d545fc9fb_type_fields = {
    .items = crd_struct_2f6d545fc9fb_type_fields_items,
    .count = 15,
    .mask = 31,
    .seed = 17,
    .slots = crd_struct_2f6d545fc9fb_type_fields_slots,
    .words = crd_struct_2f6d545fc9fb_type_fields_words,
};
const crd_type crd_struct_2f6d545fc9fb_type = {
    .name = "ray_io_v1alpha1_RayCluster_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2f6d545fc9fb),
    .has_offset = offsetof(crd_struct_2f6d545fc9fb, has),
    .fields = &crd_struct_2f6d545fc9fb_type_fields,
};

/* RayCluster */
static const crd_field ray_io_v1alpha1_RayCluster_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1alpha1_RayCluster, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_a38cd47262b5_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_2f6d545fc9fb_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, status)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1alpha1_RayCluster_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayCluster_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1alpha1_RayCluster_type_fields_slots,
    .words = ray_io_v1alpha1_RayCluster_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayCluster_type = {
    .name = "ray_io_v1alpha1_RayCluster",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster),
    .has_offset = offsetof(ray_io_v1alpha1_RayCluster, has),
    .fields = &ray_io_v1alpha1_RayCluster_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobDeploymentStatus and 1 more */
static const crd_value crd_type_7ec075c7cd5f_enum[1] = {
    CRD_VALUE_STRING_INIT("Failed"),
};
static const crd_checks crd_type_7ec075c7cd5f_checks = {
    .enum_values = crd_type_7ec075c7cd5f_enum,
    .enum_count = 1,
    .enum_text = CRD_STRING_INIT("supported values: \"Failed\""),
};
const crd_type crd_type_7ec075c7cd5f = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_7ec075c7cd5f_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus and 1 more */
static const crd_value crd_type_52f912763d00_enum[2] = {
    CRD_VALUE_STRING_INIT("SUCCEEDED"),
    CRD_VALUE_STRING_INIT("FAILED"),
};
static const crd_checks crd_type_52f912763d00_checks = {
    .enum_values = crd_type_52f912763d00_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"SUCCEEDED\", \"FAILED\""),
};
const crd_type crd_type_52f912763d00 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_52f912763d00_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition and 1 more */
static const crd_field crd_struct_0f3a7f70f478_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_type_7ec075c7cd5f,
     .offset = offsetof(crd_struct_0f3a7f70f478, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_type_52f912763d00,
     .offset = offsetof(crd_struct_0f3a7f70f478, jobStatus)},
    {.name = CRD_STRING_INIT("ttlSeconds"), .type = &crd_type_97f042ba5fba,
     .offset = offsetof(crd_struct_0f3a7f70f478, ttlSeconds)},
};
static const uint16_t crd_struct_0f3a7f70f478_type_fields_slots[3 + 1] = {
    0xffff, 1, 0, 2,
};
static const uint64_t crd_struct_0f3a7f70f478_type_fields_defaulted[] = { 0x4u };
static const uint64_t crd_struct_0f3a7f70f478_type_fields_words[3][2] = {
    { 0x6f6c706544626f6au, 0x737574617453746eu },
    { 0x7574617453626f6au, 0x737574617453626fu },
    { 0x6e6f6365536c7474u, 0x73646e6f6365536cu },
};
static const crd_fields crd_struct_0f3a7f70f478_type_fields = {
    .items = crd_struct_0f3a7f70f478_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_0f3a7f70f478_type_fields_slots,
    .defaulted = crd_struct_0f3a7f70f478_type_fields_defaulted,
    .words = crd_struct_0f3a7f70f478_type_fields_words,
};
const crd_type crd_struct_0f3a7f70f478_type = {
    .name = "ray_io_v1_RayCronJob_Condition",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0f3a7f70f478),
    .has_offset = offsetof(crd_struct_0f3a7f70f478, has),
    .fields = &crd_struct_0f3a7f70f478_type_fields,
    .rule_count = 2,
    .rules = crd_struct_0f3a7f70f478_type_rules,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].policy and 5 more */
static const crd_value crd_type_716f9affee53_enum[4] = {
    CRD_VALUE_STRING_INIT("DeleteCluster"),
    CRD_VALUE_STRING_INIT("DeleteWorkers"),
    CRD_VALUE_STRING_INIT("DeleteSelf"),
    CRD_VALUE_STRING_INIT("DeleteNone"),
};
static const crd_checks crd_type_716f9affee53_checks = {
    .enum_values = crd_type_716f9affee53_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteCluster\", \"DeleteWorkers\", \"DeleteSelf\", \"DeleteNone\""),
};
const crd_type crd_type_716f9affee53 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_716f9affee53_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] and 1 more */
static const crd_string crd_struct_997889098d3a_type_required[2] = {
    CRD_STRING_INIT("condition"),
    CRD_STRING_INIT("policy"),
};
static const crd_field crd_struct_997889098d3a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("condition"), .type = &crd_struct_0f3a7f70f478_type,
     .offset = offsetof(crd_struct_997889098d3a, condition)},
    {.name = CRD_STRING_INIT("policy"), .type = &crd_type_716f9affee53, .offset = offsetof(crd_struct_997889098d3a, policy)},
};
static const uint16_t crd_struct_997889098d3a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_997889098d3a_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_997889098d3a_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x6e6f697469646e6fu },
    { 0x7963696c6f70u, 0x0u },
};
static const crd_fields crd_struct_997889098d3a_type_fields = {
    .items = crd_struct_997889098d3a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = crd_struct_997889098d3a_type_fields_slots,
    .required = crd_struct_997889098d3a_type_fields_required,
    .words = crd_struct_997889098d3a_type_fields_words,
};
static const crd_checks crd_struct_997889098d3a_type_checks = {
    .required = crd_struct_997889098d3a_type_required,
    .required_count = 2,
};
const crd_type crd_struct_997889098d3a_type = {
    .name = "ray_io_v1_RayCronJob_DeletionRule",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_997889098d3a),
    .has_offset = offsetof(crd_struct_997889098d3a, has),
    .fields = &crd_struct_997889098d3a_type_fields,
    .checks = &crd_struct_997889098d3a_type_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules and 1 more */
static const crd_checks crd_type_a53e262224c0_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_a53e262224c0 = {
    .name = "ray_io_v1_RayCronJob_DeletionRule_list",
    .cel_type_name = "array",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_997889098d3a),
    .items = &crd_struct_997889098d3a_type,
    .checks = &crd_type_a53e262224c0_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.onFailure and 3 more */
static const crd_field crd_struct_4516c78811d8_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("policy"), .type = &crd_type_716f9affee53, .offset = offsetof(crd_struct_4516c78811d8, policy)},
};
static const uint16_t crd_struct_4516c78811d8_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_4516c78811d8_type_fields_words[1][2] = {
    { 0x7963696c6f70u, 0x0u },
};
static const crd_fields crd_struct_4516c78811d8_type_fields = {
    .items = crd_struct_4516c78811d8_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_4516c78811d8_type_fields_slots,
    .words = crd_struct_4516c78811d8_type_fields_words,
};
const crd_type crd_struct_4516c78811d8_type = {
    .name = "ray_io_v1_RayCronJob_OnFailure",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4516c78811d8),
    .has_offset = offsetof(crd_struct_4516c78811d8, has),
    .fields = &crd_struct_4516c78811d8_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy and 1 more */
static const crd_field crd_struct_76fdfa23fdb2_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("deletionRules"), .type = &crd_type_a53e262224c0,
     .offset = offsetof(crd_struct_76fdfa23fdb2, deletionRules)},
    {.name = CRD_STRING_INIT("onFailure"), .type = &crd_struct_4516c78811d8_type,
     .offset = offsetof(crd_struct_76fdfa23fdb2, onFailure)},
    {.name = CRD_STRING_INIT("onSuccess"), .type = &crd_struct_4516c78811d8_type,
     .offset = offsetof(crd_struct_76fdfa23fdb2, onSuccess)},
};
static const uint16_t crd_struct_76fdfa23fdb2_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t crd_struct_76fdfa23fdb2_type_fields_words[3][2] = {
    { 0x6e6f6974656c6564u, 0x73656c75526e6f69u },
    { 0x72756c6961466e6fu, 0x6572756c6961466eu },
    { 0x7365636375536e6fu, 0x737365636375536eu },
};
static const crd_fields crd_struct_76fdfa23fdb2_type_fields = {
    .items = crd_struct_76fdfa23fdb2_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_76fdfa23fdb2_type_fields_slots,
    .words = crd_struct_76fdfa23fdb2_type_fields_words,
};
const crd_type crd_struct_76fdfa23fdb2_type = {
    .name = "ray_io_v1_RayCronJob_DeletionStrategy",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_76fdfa23fdb2),
    .has_offset = offsetof(crd_struct_76fdfa23fdb2, has),
    .fields = &crd_struct_76fdfa23fdb2_type_fields,
    .rule_count = 2,
    .rules = crd_struct_76fdfa23fdb2_type_rules,
};

/* RayCronJob.spec.jobTemplate.entrypointNumCpus and 5 more */
const crd_type crd_type_090b4120f3b1 = {
    .name = "number",
    .cel_type_name = "number",
    .accepts = CRD_ACCEPT_NUMBER,
    .storage = CRD_STORE_DOUBLE,
};

/* RayCronJob.spec.jobTemplate.submissionMode and 1 more */
static const crd_value crd_type_f558ce6bb275_default[1] = {
    CRD_VALUE_STRING_INIT("K8sJobMode"),
};
const crd_type crd_type_f558ce6bb275 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_f558ce6bb275_default,
};

/* RayCronJob.spec.jobTemplate.submitterConfig and 1 more */
static const crd_field crd_struct_794a3b8c9877_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_794a3b8c9877, backoffLimit)},
};
static const uint16_t crd_struct_794a3b8c9877_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_794a3b8c9877_type_fields_words[1][2] = {
    { 0x4c66666f6b636162u, 0x74696d694c66666fu },
};
static const crd_fields crd_struct_794a3b8c9877_type_fields = {
    .items = crd_struct_794a3b8c9877_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_794a3b8c9877_type_fields_slots,
    .words = crd_struct_794a3b8c9877_type_fields_words,
};
const crd_type crd_struct_794a3b8c9877_type = {
    .name = "ray_io_v1_RayCronJob_SubmitterConfig",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_794a3b8c9877),
    .has_offset = offsetof(crd_struct_794a3b8c9877, has),
    .fields = &crd_struct_794a3b8c9877_type_fields,
};

/* RayCronJob.spec.jobTemplate and 1 more */
static const crd_field crd_struct_33f746403e76_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_33f746403e76, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_33f746403e76, backoffLimit)},
    {.name = CRD_STRING_INIT("clusterSelector"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_33f746403e76, clusterSelector)},
    {.name = CRD_STRING_INIT("deletionStrategy"), .type = &crd_struct_76fdfa23fdb2_type,
     .offset = offsetof(crd_struct_33f746403e76, deletionStrategy)},
    {.name = CRD_STRING_INIT("entrypoint"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_33f746403e76, entrypoint)},
    {.name = CRD_STRING_INIT("entrypointNumCpus"), .type = &crd_type_090b4120f3b1,
     .offset = offsetof(crd_struct_33f746403e76, entrypointNumCpus)},
    {.name = CRD_STRING_INIT("entrypointNumGpus"), .type = &crd_type_090b4120f3b1,
     .offset = offsetof(crd_struct_33f746403e76, entrypointNumGpus)},
    {.name = CRD_STRING_INIT("entrypointResources"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_33f746403e76, entrypointResources)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_33f746403e76, jobId)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_f68eb875d18e,
     .offset = offsetof(crd_struct_33f746403e76, managedBy)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_33f746403e76, metadata)},
    {.name = CRD_STRING_INIT("preRunningDeadlineSeconds"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_33f746403e76, preRunningDeadlineSeconds)},
    {.name = CRD_STRING_INIT("rayClusterSpec"), .type = &crd_struct_b582d417c4b9_type,
     .offset = offsetof(crd_struct_33f746403e76, rayClusterSpec)},
    {.name = CRD_STRING_INIT("runtimeEnvYAML"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_33f746403e76, runtimeEnvYAML)},
    {.name = CRD_STRING_INIT("shutdownAfterJobFinishes"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_33f746403e76, shutdownAfterJobFinishes)},
    {.name = CRD_STRING_INIT("submissionMode"), .type = &crd_type_f558ce6bb275,
     .offset = offsetof(crd_struct_33f746403e76, submissionMode)},
    {.name = CRD_STRING_INIT("submitterConfig"), .type = &crd_struct_794a3b8c9877_type,
     .offset = offsetof(crd_struct_33f746403e76, submitterConfig)},
    {.name = CRD_STRING_INIT("submitterPodTemplate"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_33f746403e76, submitterPodTemplate)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_33f746403e76, suspend)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_33f746403e76, ttlSecondsAfterFinished)},
};
static const uint16_t crd_struct_33f746403e76_type_fields_slots[63 + 1] = {
    0xffff, 3, 0xffff, 0xffff, 0xffff, 7, 11, 12, 0xffff, 0xffff, 0xffff, 6, 0xffff, 17, 0xffff, 0xffff, 14, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    1, 0xffff, 0xffff, 0xffff, 19, 0, 0xffff, 0xffff, 0xffff, 0xffff, 2, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    5, 0xffff, 10, 0xffff, 0xffff, 0xffff, 8, 15, 16, 4, 18, 0xffff, 0xffff,
};
static const uint64_t crd_struct_33f746403e76_type_fields_defaulted[] = { 0x88002u };
static const uint64_t crd_struct_33f746403e76_type_fields_words[20][2] = {
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
static const crd_fields crd_struct_33f746403e76_type_fields = {
    .items = crd_struct_33f746403e76_type_fields_items,
    .count = 20,
    .mask = 63,
    .seed = 9,
    .slots = crd_struct_33f746403e76_type_fields_slots,
    .defaulted = crd_struct_33f746403e76_type_fields_defaulted,
    .words = crd_struct_33f746403e76_type_fields_words,
};
const crd_type crd_struct_33f746403e76_type = {
    .name = "ray_io_v1_RayCronJob_JobTemplate",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_33f746403e76),
    .has_offset = offsetof(crd_struct_33f746403e76, has),
    .fields = &crd_struct_33f746403e76_type_fields,
};

/* RayCronJob.spec */
static const crd_string crd_struct_b85aa9b883ad_type_required[2] = {
    CRD_STRING_INIT("jobTemplate"),
    CRD_STRING_INIT("schedule"),
};
static const crd_field crd_struct_b85aa9b883ad_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("jobTemplate"), .type = &crd_struct_33f746403e76_type,
     .offset = offsetof(crd_struct_b85aa9b883ad, jobTemplate)},
    {.name = CRD_STRING_INIT("schedule"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_b85aa9b883ad, schedule)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_b85aa9b883ad, suspend)},
    {.name = CRD_STRING_INIT("timeZone"), .type = &crd_type_a0130b90891f,
     .offset = offsetof(crd_struct_b85aa9b883ad, timeZone)},
};
static const uint16_t crd_struct_b85aa9b883ad_type_fields_slots[3 + 1] = {
    1, 0, 3, 2,
};
static const uint64_t crd_struct_b85aa9b883ad_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_b85aa9b883ad_type_fields_words[4][2] = {
    { 0x6c706d6554626f6au, 0x6574616c706d6554u },
    { 0x656c756465686373u, 0x0u },
    { 0x646e6570737573u, 0x0u },
    { 0x656e6f5a656d6974u, 0x0u },
};
static const crd_fields crd_struct_b85aa9b883ad_type_fields = {
    .items = crd_struct_b85aa9b883ad_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_b85aa9b883ad_type_fields_slots,
    .required = crd_struct_b85aa9b883ad_type_fields_required,
    .words = crd_struct_b85aa9b883ad_type_fields_words,
};
static const crd_checks crd_struct_b85aa9b883ad_type_checks = {
    .required = crd_struct_b85aa9b883ad_type_required,
    .required_count = 2,
};
const crd_type crd_struct_b85aa9b883ad_type = {
    .name = "ray_io_v1_RayCronJob_Spec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b85aa9b883ad),
    .has_offset = offsetof(crd_struct_b85aa9b883ad, has),
    .fields = &crd_struct_b85aa9b883ad_type_fields,
    .checks = &crd_struct_b85aa9b883ad_type_checks,
};

/* RayCronJob.status */
static const crd_field crd_struct_3d495bb2f6ed_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("lastScheduleTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_3d495bb2f6ed, lastScheduleTime)},
};
static const uint16_t crd_struct_3d495bb2f6ed_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_3d495bb2f6ed_type_fields_words[1][2] = {
    { 0x656863537473616cu, 0x656d6954656c7564u },
};
static const crd_fields crd_struct_3d495bb2f6ed_type_fields = {
    .items = crd_struct_3d495bb2f6ed_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_3d495bb2f6ed_type_fields_slots,
    .words = crd_struct_3d495bb2f6ed_type_fields_words,
};
const crd_type crd_struct_3d495bb2f6ed_type = {
    .name = "ray_io_v1_RayCronJob_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3d495bb2f6ed),
    .has_offset = offsetof(crd_struct_3d495bb2f6ed, has),
    .fields = &crd_struct_3d495bb2f6ed_type_fields,
};

/* RayCronJob */
static const crd_field ray_io_v1_RayCronJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1_RayCronJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1_RayCronJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(ray_io_v1_RayCronJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_b85aa9b883ad_type, .offset = offsetof(ray_io_v1_RayCronJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_3d495bb2f6ed_type,
     .offset = offsetof(ray_io_v1_RayCronJob, status)},
};
static const uint16_t ray_io_v1_RayCronJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1_RayCronJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1_RayCronJob_type_fields = {
    .items = ray_io_v1_RayCronJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1_RayCronJob_type_fields_slots,
    .words = ray_io_v1_RayCronJob_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_type = {
    .name = "ray_io_v1_RayCronJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCronJob),
    .has_offset = offsetof(ray_io_v1_RayCronJob, has),
    .fields = &ray_io_v1_RayCronJob_type_fields,
};

/* RayJob.status.rayJobInfo */
static const crd_field crd_struct_0d7297836867_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_0d7297836867, endTime)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_0d7297836867, startTime)},
};
static const uint16_t crd_struct_0d7297836867_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_0d7297836867_type_fields_words[2][2] = {
    { 0x656d6954646e65u, 0x0u },
    { 0x6d69547472617473u, 0x656d695474726174u },
};
static const crd_fields crd_struct_0d7297836867_type_fields = {
    .items = crd_struct_0d7297836867_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_0d7297836867_type_fields_slots,
    .words = crd_struct_0d7297836867_type_fields_words,
};
const crd_type crd_struct_0d7297836867_type = {
    .name = "ray_io_v1_RayJob_RayJobInfo",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0d7297836867),
    .has_offset = offsetof(crd_struct_0d7297836867, has),
    .fields = &crd_struct_0d7297836867_type_fields,
};

/* RayJob.status */
static const crd_field crd_struct_c22378ac5d1b_type_fields_items[15] = {
    {.name = CRD_STRING_INIT("dashboardURL"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c22378ac5d1b, dashboardURL)},
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_c22378ac5d1b, endTime)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_type_f9464e675fe5, .offset = offsetof(crd_struct_c22378ac5d1b, failed)},
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c22378ac5d1b, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_c22378ac5d1b, jobId)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c22378ac5d1b, jobStatus)},
    {.name = CRD_STRING_INIT("jobStatusCheckFailureStartTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_c22378ac5d1b, jobStatusCheckFailureStartTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c22378ac5d1b, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_c22378ac5d1b, observedGeneration)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c22378ac5d1b, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &crd_struct_21441eec39ca_type,
     .offset = offsetof(crd_struct_c22378ac5d1b, rayClusterStatus)},
    {.name = CRD_STRING_INIT("rayJobInfo"), .type = &crd_struct_0d7297836867_type,
     .offset = offsetof(crd_struct_c22378ac5d1b, rayJobInfo)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_c22378ac5d1b, reason)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_c22378ac5d1b, startTime)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_c22378ac5d1b, succeeded)},
};
static const uint16_t crd_struct_c22378ac5d1b_type_fields_slots[31 + 1] = {
    0xffff, 4, 0xffff, 0xffff, 0xffff, 0, 0xffff, 5, 10, 3, 2, 12, 0xffff, 0xffff, 11, 1, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 8, 13, 7, 0xffff, 9, 14,
};
static const uint64_t crd_struct_c22378ac5d1b_type_fields_defaulted[] = { 0x4004u };
static const uint64_t crd_struct_c22378ac5d1b_type_fields_words[15][2] = {
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
static const crd_fields crd_struct_c22378ac5d1b_type_fields = {
    .items = crd_struct_c22378ac5d1b_type_fields_items,
    .count = 15,
    .mask = 31,
    .seed = 150,
    .slots = crd_struct_c22378ac5d1b_type_fields_slots,
    .defaulted = crd_struct_c22378ac5d1b_type_fields_defaulted,
    .words = crd_struct_c22378ac5d1b_type_fields_words,
};
const crd_type crd_struct_c22378ac5d1b_type = {
    .name = "ray_io_v1_RayJob_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c22378ac5d1b),
    .has_offset = offsetof(crd_struct_c22378ac5d1b, has),
    .fields = &crd_struct_c22378ac5d1b_type_fields,
};

/* RayJob */
static const crd_field ray_io_v1_RayJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1_RayJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1_RayJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b, .offset = offsetof(ray_io_v1_RayJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_33f746403e76_type, .offset = offsetof(ray_io_v1_RayJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_c22378ac5d1b_type, .offset = offsetof(ray_io_v1_RayJob, status)},
};
static const uint16_t ray_io_v1_RayJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1_RayJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1_RayJob_type_fields = {
    .items = ray_io_v1_RayJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1_RayJob_type_fields_slots,
    .words = ray_io_v1_RayJob_type_fields_words,
};
const crd_type ray_io_v1_RayJob_type = {
    .name = "ray_io_v1_RayJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayJob),
    .has_offset = offsetof(ray_io_v1_RayJob, has),
    .fields = &ray_io_v1_RayJob_type_fields,
};

/* RayJob.spec */
static const crd_string crd_struct_67650d9b593a_type_required[1] = {
    CRD_STRING_INIT("entrypoint"),
};
static const crd_field crd_struct_67650d9b593a_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("clusterSelector"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_67650d9b593a, clusterSelector)},
    {.name = CRD_STRING_INIT("entrypoint"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_67650d9b593a, entrypoint)},
    {.name = CRD_STRING_INIT("entrypointNumCpus"), .type = &crd_type_090b4120f3b1,
     .offset = offsetof(crd_struct_67650d9b593a, entrypointNumCpus)},
    {.name = CRD_STRING_INIT("entrypointNumGpus"), .type = &crd_type_090b4120f3b1,
     .offset = offsetof(crd_struct_67650d9b593a, entrypointNumGpus)},
    {.name = CRD_STRING_INIT("entrypointResources"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_67650d9b593a, entrypointResources)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_67650d9b593a, jobId)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_67650d9b593a, metadata)},
    {.name = CRD_STRING_INIT("rayClusterSpec"), .type = &crd_struct_a38cd47262b5_type,
     .offset = offsetof(crd_struct_67650d9b593a, rayClusterSpec)},
    {.name = CRD_STRING_INIT("runtimeEnvYAML"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_67650d9b593a, runtimeEnvYAML)},
    {.name = CRD_STRING_INIT("shutdownAfterJobFinishes"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_67650d9b593a, shutdownAfterJobFinishes)},
    {.name = CRD_STRING_INIT("submitterPodTemplate"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_67650d9b593a, submitterPodTemplate)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_67650d9b593a, suspend)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_67650d9b593a, ttlSecondsAfterFinished)},
};
static const uint16_t crd_struct_67650d9b593a_type_fields_slots[31 + 1] = {
    12, 8, 0xffff, 6, 0xffff, 1, 11, 0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 3, 0xffff, 0xffff, 10, 0xffff,
    7, 0xffff, 4, 9, 0xffff, 0xffff, 0, 5, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t crd_struct_67650d9b593a_type_fields_defaulted[] = { 0x1000u };
static const uint64_t crd_struct_67650d9b593a_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_67650d9b593a_type_fields_words[13][2] = {
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
static const crd_fields crd_struct_67650d9b593a_type_fields = {
    .items = crd_struct_67650d9b593a_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 19,
    .slots = crd_struct_67650d9b593a_type_fields_slots,
    .defaulted = crd_struct_67650d9b593a_type_fields_defaulted,
    .required = crd_struct_67650d9b593a_type_fields_required,
    .words = crd_struct_67650d9b593a_type_fields_words,
};
static const crd_checks crd_struct_67650d9b593a_type_checks = {
    .required = crd_struct_67650d9b593a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_67650d9b593a_type = {
    .name = "ray_io_v1alpha1_RayJob_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_67650d9b593a),
    .has_offset = offsetof(crd_struct_67650d9b593a, has),
    .fields = &crd_struct_67650d9b593a_type_fields,
    .checks = &crd_struct_67650d9b593a_type_checks,
};

/* RayJob.status */
static const crd_field crd_struct_375f247c9e76_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("dashboardURL"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_375f247c9e76, dashboardURL)},
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_375f247c9e76, endTime)},
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_375f247c9e76, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_375f247c9e76, jobId)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_375f247c9e76, jobStatus)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_375f247c9e76, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_375f247c9e76, observedGeneration)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_375f247c9e76, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &crd_struct_2f6d545fc9fb_type,
     .offset = offsetof(crd_struct_375f247c9e76, rayClusterStatus)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_375f247c9e76, startTime)},
};
static const uint16_t crd_struct_375f247c9e76_type_fields_slots[15 + 1] = {
    5, 0xffff, 0xffff, 8, 9, 3, 1, 0xffff, 4, 0, 2, 0xffff, 0xffff, 7, 6, 0xffff,
};
static const uint64_t crd_struct_375f247c9e76_type_fields_words[10][2] = {
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
static const crd_fields crd_struct_375f247c9e76_type_fields = {
    .items = crd_struct_375f247c9e76_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 23,
    .slots = crd_struct_375f247c9e76_type_fields_slots,
    .words = crd_struct_375f247c9e76_type_fields_words,
};
const crd_type crd_struct_375f247c9e76_type = {
    .name = "ray_io_v1alpha1_RayJob_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_375f247c9e76),
    .has_offset = offsetof(crd_struct_375f247c9e76, has),
    .fields = &crd_struct_375f247c9e76_type_fields,
};

/* RayJob */
static const crd_field ray_io_v1alpha1_RayJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1alpha1_RayJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1alpha1_RayJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(ray_io_v1alpha1_RayJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_67650d9b593a_type,
     .offset = offsetof(ray_io_v1alpha1_RayJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_375f247c9e76_type,
     .offset = offsetof(ray_io_v1alpha1_RayJob, status)},
};
static const uint16_t ray_io_v1alpha1_RayJob_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1alpha1_RayJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayJob_type_fields = {
    .items = ray_io_v1alpha1_RayJob_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1alpha1_RayJob_type_fields_slots,
    .words = ray_io_v1alpha1_RayJob_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayJob_type = {
    .name = "ray_io_v1alpha1_RayJob",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayJob),
    .has_offset = offsetof(ray_io_v1alpha1_RayJob, has),
    .fields = &ray_io_v1alpha1_RayJob_type_fields,
};

/* RayService.spec.upgradeStrategy.clusterUpgradeOptions.maxSurgePercent */
static const crd_value crd_type_1245d2f02163_default[1] = {
    CRD_VALUE_INT_INIT(100),
};
const crd_type crd_type_1245d2f02163 = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_1245d2f02163_default,
};

/* RayService.spec.upgradeStrategy.clusterUpgradeOptions */
static const crd_string crd_struct_75bdc0ed4a90_type_required[3] = {
    CRD_STRING_INIT("gatewayClassName"),
    CRD_STRING_INIT("intervalSeconds"),
    CRD_STRING_INIT("stepSizePercent"),
};
static const crd_field crd_struct_75bdc0ed4a90_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("gatewayClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_75bdc0ed4a90, gatewayClassName)},
    {.name = CRD_STRING_INIT("intervalSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_75bdc0ed4a90, intervalSeconds)},
    {.name = CRD_STRING_INIT("maxSurgePercent"), .type = &crd_type_1245d2f02163,
     .offset = offsetof(crd_struct_75bdc0ed4a90, maxSurgePercent)},
    {.name = CRD_STRING_INIT("stepSizePercent"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_75bdc0ed4a90, stepSizePercent)},
};
static const uint16_t crd_struct_75bdc0ed4a90_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t crd_struct_75bdc0ed4a90_type_fields_defaulted[] = { 0x4u };
static const uint64_t crd_struct_75bdc0ed4a90_type_fields_required[] = { 0xbu };
static const uint64_t crd_struct_75bdc0ed4a90_type_fields_words[4][2] = {
    { 0x4379617765746167u, 0x656d614e7373616cu },
    { 0x6c61767265746e69u, 0x73646e6f6365536cu },
    { 0x656772755378616du, 0x746e656372655065u },
    { 0x657a695370657473u, 0x746e656372655065u },
};
static const crd_fields crd_struct_75bdc0ed4a90_type_fields = {
    .items = crd_struct_75bdc0ed4a90_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_75bdc0ed4a90_type_fields_slots,
    .defaulted = crd_struct_75bdc0ed4a90_type_fields_defaulted,
    .required = crd_struct_75bdc0ed4a90_type_fields_required,
    .words = crd_struct_75bdc0ed4a90_type_fields_words,
};
static const crd_checks crd_struct_75bdc0ed4a90_type_checks = {
    .required = crd_struct_75bdc0ed4a90_type_required,
    .required_count = 3,
};
const crd_type crd_struct_75bdc0ed4a90_type = {
    .name = "ray_io_v1_RayService_ClusterUpgradeOptions",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_75bdc0ed4a90),
    .has_offset = offsetof(crd_struct_75bdc0ed4a90, has),
    .fields = &crd_struct_75bdc0ed4a90_type_fields,
    .checks = &crd_struct_75bdc0ed4a90_type_checks,
};

/* RayService.spec.upgradeStrategy */
static const crd_field crd_struct_49bb3dbca5c5_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("clusterUpgradeOptions"), .type = &crd_struct_75bdc0ed4a90_type,
     .offset = offsetof(crd_struct_49bb3dbca5c5, clusterUpgradeOptions)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_49bb3dbca5c5, type)},
};
static const uint16_t crd_struct_49bb3dbca5c5_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_49bb3dbca5c5_type_fields_words[2][2] = {
    { 0x5572657473756c63u, 0x736e6f6974704f65u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_49bb3dbca5c5_type_fields = {
    .items = crd_struct_49bb3dbca5c5_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_49bb3dbca5c5_type_fields_slots,
    .words = crd_struct_49bb3dbca5c5_type_fields_words,
};
const crd_type crd_struct_49bb3dbca5c5_type = {
    .name = "ray_io_v1_RayService_UpgradeStrategy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_49bb3dbca5c5),
    .has_offset = offsetof(crd_struct_49bb3dbca5c5, has),
    .fields = &crd_struct_49bb3dbca5c5_type_fields,
};

/* RayService.spec */
static const crd_string crd_struct_bf0ece9972f2_type_required[1] = {
    CRD_STRING_INIT("rayClusterConfig"),
};
static const crd_field crd_struct_bf0ece9972f2_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("deploymentUnhealthySecondThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_bf0ece9972f2, deploymentUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("excludeHeadPodFromServeSvc"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_bf0ece9972f2, excludeHeadPodFromServeSvc)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_f68eb875d18e,
     .offset = offsetof(crd_struct_bf0ece9972f2, managedBy)},
    {.name = CRD_STRING_INIT("rayClusterConfig"), .type = &crd_struct_b582d417c4b9_type,
     .offset = offsetof(crd_struct_bf0ece9972f2, rayClusterConfig)},
    {.name = CRD_STRING_INIT("rayClusterDeletionDelaySeconds"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_bf0ece9972f2, rayClusterDeletionDelaySeconds)},
    {.name = CRD_STRING_INIT("serveConfigV2"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_bf0ece9972f2, serveConfigV2)},
    {.name = CRD_STRING_INIT("serveService"), .type = &crd_struct_2b00bc7b158c_type,
     .offset = offsetof(crd_struct_bf0ece9972f2, serveService)},
    {.name = CRD_STRING_INIT("serviceUnhealthySecondThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_bf0ece9972f2, serviceUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_bf0ece9972f2, suspend)},
    {.name = CRD_STRING_INIT("upgradeStrategy"), .type = &crd_struct_49bb3dbca5c5_type,
     .offset = offsetof(crd_struct_bf0ece9972f2, upgradeStrategy)},
};
static const uint16_t crd_struct_bf0ece9972f2_type_fields_slots[15 + 1] = {
    0xffff, 0, 8, 1, 7, 0xffff, 0xffff, 0xffff, 2, 0xffff, 5, 0xffff, 3, 9, 4, 6,
};
static const uint64_t crd_struct_bf0ece9972f2_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_bf0ece9972f2_type_fields_words[10][2] = {
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
static const crd_fields crd_struct_bf0ece9972f2_type_fields = {
    .items = crd_struct_bf0ece9972f2_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 1,
    .slots = crd_struct_bf0ece9972f2_type_fields_slots,
    .required = crd_struct_bf0ece9972f2_type_fields_required,
    .words = crd_struct_bf0ece9972f2_type_fields_words,
};
static const crd_checks crd_struct_bf0ece9972f2_type_checks = {
    .required = crd_struct_bf0ece9972f2_type_required,
    .required_count = 1,
};
const crd_type crd_struct_bf0ece9972f2_type = {
    .name = "ray_io_v1_RayService_Spec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_bf0ece9972f2),
    .has_offset = offsetof(crd_struct_bf0ece9972f2, has),
    .fields = &crd_struct_bf0ece9972f2_type_fields,
    .checks = &crd_struct_bf0ece9972f2_type_checks,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
static const crd_field crd_struct_0832204c23b6_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_0832204c23b6, message)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0832204c23b6, status)},
};
static const uint16_t crd_struct_0832204c23b6_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_0832204c23b6_type_fields_words[2][2] = {
    { 0x6567617373656du, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_0832204c23b6_type_fields = {
    .items = crd_struct_0832204c23b6_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_0832204c23b6_type_fields_slots,
    .words = crd_struct_0832204c23b6_type_fields_words,
};
const crd_type crd_struct_0832204c23b6_type = {
    .name = "ray_io_v1_RayService_ServeDeploymentStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0832204c23b6),
    .has_offset = offsetof(crd_struct_0832204c23b6, has),
    .fields = &crd_struct_0832204c23b6_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses and 1 more */
const crd_type crd_type_4fd5d5f8a52d = {
    .name = "ray_io_v1_RayService_ServeDeploymentStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_0832204c23b6_entry),
    .additional = &crd_struct_0832204c23b6_type,
};

/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
static const crd_field crd_struct_adb2149b7109_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_adb2149b7109, message)},
    {.name = CRD_STRING_INIT("serveDeploymentStatuses"), .type = &crd_type_4fd5d5f8a52d,
     .offset = offsetof(crd_struct_adb2149b7109, serveDeploymentStatuses)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_adb2149b7109, status)},
};
static const uint16_t crd_struct_adb2149b7109_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t crd_struct_adb2149b7109_type_fields_words[3][2] = {
    { 0x6567617373656du, 0x0u },
    { 0x7065446576726573u, 0x7365737574617453u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_adb2149b7109_type_fields = {
    .items = crd_struct_adb2149b7109_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_adb2149b7109_type_fields_slots,
    .words = crd_struct_adb2149b7109_type_fields_words,
};
const crd_type crd_struct_adb2149b7109_type = {
    .name = "ray_io_v1_RayService_ApplicationStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_adb2149b7109),
    .has_offset = offsetof(crd_struct_adb2149b7109, has),
    .fields = &crd_struct_adb2149b7109_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses and 1 more */
const crd_type crd_type_24e06662ee8a = {
    .name = "ray_io_v1_RayService_ApplicationStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_adb2149b7109_entry),
    .additional = &crd_struct_adb2149b7109_type,
};

/* RayService.status.activeServiceStatus and 1 more */
static const crd_field crd_struct_81b643160c3b_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("applicationStatuses"), .type = &crd_type_24e06662ee8a,
     .offset = offsetof(crd_struct_81b643160c3b, applicationStatuses)},
    {.name = CRD_STRING_INIT("lastTrafficMigratedTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_81b643160c3b, lastTrafficMigratedTime)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_81b643160c3b, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &crd_struct_21441eec39ca_type,
     .offset = offsetof(crd_struct_81b643160c3b, rayClusterStatus)},
    {.name = CRD_STRING_INIT("targetCapacity"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_81b643160c3b, targetCapacity)},
    {.name = CRD_STRING_INIT("trafficRoutedPercent"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_81b643160c3b, trafficRoutedPercent)},
};
static const uint16_t crd_struct_81b643160c3b_type_fields_slots[7 + 1] = {
    0xffff, 5, 2, 3, 4, 0xffff, 1, 0,
};
static const uint64_t crd_struct_81b643160c3b_type_fields_words[6][2] = {
    { 0x746163696c707061u, 0x7365737574617453u },
    { 0x666172547473616cu, 0x656d695464657461u },
    { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
    { 0x6143746567726174u, 0x7974696361706143u },
    { 0x5263696666617274u, 0x746e656372655064u },
};
static const crd_fields crd_struct_81b643160c3b_type_fields = {
    .items = crd_struct_81b643160c3b_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 12,
    .slots = crd_struct_81b643160c3b_type_fields_slots,
    .words = crd_struct_81b643160c3b_type_fields_words,
};
const crd_type crd_struct_81b643160c3b_type = {
    .name = "ray_io_v1_RayService_ActiveServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_81b643160c3b),
    .has_offset = offsetof(crd_struct_81b643160c3b, has),
    .fields = &crd_struct_81b643160c3b_type_fields,
};

/* RayService.status */
static const crd_field crd_struct_4ff6cec0fa8e_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("activeServiceStatus"), .type = &crd_struct_81b643160c3b_type,
     .offset = offsetof(crd_struct_4ff6cec0fa8e, activeServiceStatus)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_e26c6d2b338d,
     .offset = offsetof(crd_struct_4ff6cec0fa8e, conditions)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_4ff6cec0fa8e, lastUpdateTime)},
    {.name = CRD_STRING_INIT("numServeEndpoints"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_4ff6cec0fa8e, numServeEndpoints)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_4ff6cec0fa8e, observedGeneration)},
    {.name = CRD_STRING_INIT("pendingServiceStatus"), .type = &crd_struct_81b643160c3b_type,
     .offset = offsetof(crd_struct_4ff6cec0fa8e, pendingServiceStatus)},
    {.name = CRD_STRING_INIT("serviceStatus"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4ff6cec0fa8e, serviceStatus)},
};
static const uint16_t crd_struct_4ff6cec0fa8e_type_fields_slots[7 + 1] = {
    0, 4, 2, 5, 3, 6, 1, 0xffff,
};
static const uint64_t crd_struct_4ff6cec0fa8e_type_fields_words[7][2] = {
    { 0x6553657669746361u, 0x7375746174536563u },
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x65767265536d756eu, 0x73746e696f70646eu },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x53676e69646e6570u, 0x7375746174536563u },
    { 0x5365636976726573u, 0x7375746174536563u },
};
static const crd_fields crd_struct_4ff6cec0fa8e_type_fields = {
    .items = crd_struct_4ff6cec0fa8e_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 159,
    .slots = crd_struct_4ff6cec0fa8e_type_fields_slots,
    .words = crd_struct_4ff6cec0fa8e_type_fields_words,
};
const crd_type crd_struct_4ff6cec0fa8e_type = {
    .name = "ray_io_v1_RayService_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4ff6cec0fa8e),
    .has_offset = offsetof(crd_struct_4ff6cec0fa8e, has),
    .fields = &crd_struct_4ff6cec0fa8e_type_fields,
};

/* RayService */
static const crd_field ray_io_v1_RayService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1_RayService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1_RayService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(ray_io_v1_RayService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_bf0ece9972f2_type, .offset = offsetof(ray_io_v1_RayService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_4ff6cec0fa8e_type,
     .offset = offsetof(ray_io_v1_RayService, status)},
};
static const uint16_t ray_io_v1_RayService_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1_RayService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1_RayService_type_fields = {
    .items = ray_io_v1_RayService_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1_RayService_type_fields_slots,
    .words = ray_io_v1_RayService_type_fields_words,
};
const crd_type ray_io_v1_RayService_type = {
    .name = "ray_io_v1_RayService",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayService),
    .has_offset = offsetof(ray_io_v1_RayService, has),
    .fields = &ray_io_v1_RayService_type_fields,
};

/* RayService.spec */
static const crd_field crd_struct_4dda395d3b04_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("deploymentUnhealthySecondThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_4dda395d3b04, deploymentUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("rayClusterConfig"), .type = &crd_struct_a38cd47262b5_type,
     .offset = offsetof(crd_struct_4dda395d3b04, rayClusterConfig)},
    {.name = CRD_STRING_INIT("serveConfigV2"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4dda395d3b04, serveConfigV2)},
    {.name = CRD_STRING_INIT("serveService"), .type = &crd_struct_2b00bc7b158c_type,
     .offset = offsetof(crd_struct_4dda395d3b04, serveService)},
    {.name = CRD_STRING_INIT("serviceUnhealthySecondThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_4dda395d3b04, serviceUnhealthySecondThreshold)},
};
static const uint16_t crd_struct_4dda395d3b04_type_fields_slots[7 + 1] = {
    3, 1, 0, 4, 0xffff, 0xffff, 2, 0xffff,
};
static const uint64_t crd_struct_4dda395d3b04_type_fields_words[5][2] = {
    { 0x656d796f6c706564u, 0x646c6f6873657268u },
    { 0x7473756c43796172u, 0x6769666e6f437265u },
    { 0x6e6f436576726573u, 0x32566769666e6f43u },
    { 0x7265536576726573u, 0x6563697672655365u },
    { 0x5565636976726573u, 0x646c6f6873657268u },
};
static const crd_fields crd_struct_4dda395d3b04_type_fields = {
    .items = crd_struct_4dda395d3b04_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 5,
    .slots = crd_struct_4dda395d3b04_type_fields_slots,
    .words = crd_struct_4dda395d3b04_type_fields_words,
};
const crd_type crd_struct_4dda395d3b04_type = {
    .name = "ray_io_v1alpha1_RayService_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4dda395d3b04),
    .has_offset = offsetof(crd_struct_4dda395d3b04, has),
    .fields = &crd_struct_4dda395d3b04_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
static const crd_field crd_struct_6ef7ce5e6e8b_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_6ef7ce5e6e8b, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_6ef7ce5e6e8b, message)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6ef7ce5e6e8b, status)},
};
static const uint16_t crd_struct_6ef7ce5e6e8b_type_fields_slots[3 + 1] = {
    0xffff, 1, 0, 2,
};
static const uint64_t crd_struct_6ef7ce5e6e8b_type_fields_words[3][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u },
    { 0x6567617373656du, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_6ef7ce5e6e8b_type_fields = {
    .items = crd_struct_6ef7ce5e6e8b_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_6ef7ce5e6e8b_type_fields_slots,
    .words = crd_struct_6ef7ce5e6e8b_type_fields_words,
};
const crd_type crd_struct_6ef7ce5e6e8b_type = {
    .name = "ray_io_v1alpha1_RayService_ServeDeploymentStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6ef7ce5e6e8b),
    .has_offset = offsetof(crd_struct_6ef7ce5e6e8b, has),
    .fields = &crd_struct_6ef7ce5e6e8b_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses and 1 more */
const crd_type crd_type_147a8acd9fbd = {
    .name = "ray_io_v1alpha1_RayService_ServeDeploymentStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_6ef7ce5e6e8b_entry),
    .additional = &crd_struct_6ef7ce5e6e8b_type,
};

/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
static const crd_field crd_struct_d89d2cbdb6fa_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_d89d2cbdb6fa, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_d89d2cbdb6fa, message)},
    {.name = CRD_STRING_INIT("serveDeploymentStatuses"), .type = &crd_type_147a8acd9fbd,
     .offset = offsetof(crd_struct_d89d2cbdb6fa, serveDeploymentStatuses)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d89d2cbdb6fa, status)},
};
static const uint16_t crd_struct_d89d2cbdb6fa_type_fields_slots[3 + 1] = {
    1, 0, 2, 3,
};
static const uint64_t crd_struct_d89d2cbdb6fa_type_fields_words[4][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u },
    { 0x6567617373656du, 0x0u },
    { 0x7065446576726573u, 0x7365737574617453u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_d89d2cbdb6fa_type_fields = {
    .items = crd_struct_d89d2cbdb6fa_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 30,
    .slots = crd_struct_d89d2cbdb6fa_type_fields_slots,
    .words = crd_struct_d89d2cbdb6fa_type_fields_words,
};
const crd_type crd_struct_d89d2cbdb6fa_type = {
    .name = "ray_io_v1alpha1_RayService_ApplicationStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d89d2cbdb6fa),
    .has_offset = offsetof(crd_struct_d89d2cbdb6fa, has),
    .fields = &crd_struct_d89d2cbdb6fa_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses and 1 more */
const crd_type crd_type_463a27100464 = {
    .name = "ray_io_v1alpha1_RayService_ApplicationStatus_map",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_d89d2cbdb6fa_entry),
    .additional = &crd_struct_d89d2cbdb6fa_type,
};

/* RayService.status.activeServiceStatus and 1 more */
static const crd_field crd_struct_d485b5d9b5cb_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("applicationStatuses"), .type = &crd_type_463a27100464,
     .offset = offsetof(crd_struct_d485b5d9b5cb, applicationStatuses)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_d485b5d9b5cb, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &crd_struct_2f6d545fc9fb_type,
     .offset = offsetof(crd_struct_d485b5d9b5cb, rayClusterStatus)},
};
static const uint16_t crd_struct_d485b5d9b5cb_type_fields_slots[3 + 1] = {
    0xffff, 0, 1, 2,
};
static const uint64_t crd_struct_d485b5d9b5cb_type_fields_words[3][2] = {
    { 0x746163696c707061u, 0x7365737574617453u },
    { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
};
static const crd_fields crd_struct_d485b5d9b5cb_type_fields = {
    .items = crd_struct_d485b5d9b5cb_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 15,
    .slots = crd_struct_d485b5d9b5cb_type_fields_slots,
    .words = crd_struct_d485b5d9b5cb_type_fields_words,
};
const crd_type crd_struct_d485b5d9b5cb_type = {
    .name = "ray_io_v1alpha1_RayService_ActiveServiceStatus",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d485b5d9b5cb),
    .has_offset = offsetof(crd_struct_d485b5d9b5cb, has),
    .fields = &crd_struct_d485b5d9b5cb_type_fields,
};

/* RayService.status */
static const crd_field crd_struct_fcc28b9ea1a3_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("activeServiceStatus"), .type = &crd_struct_d485b5d9b5cb_type,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, activeServiceStatus)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, lastUpdateTime)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, observedGeneration)},
    {.name = CRD_STRING_INIT("pendingServiceStatus"), .type = &crd_struct_d485b5d9b5cb_type,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, pendingServiceStatus)},
    {.name = CRD_STRING_INIT("serviceStatus"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, serviceStatus)},
};
static const uint16_t crd_struct_fcc28b9ea1a3_type_fields_slots[7 + 1] = {
    4, 0xffff, 0xffff, 3, 0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_fcc28b9ea1a3_type_fields_words[5][2] = {
    { 0x6553657669746361u, 0x7375746174536563u },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x53676e69646e6570u, 0x7375746174536563u },
    { 0x5365636976726573u, 0x7375746174536563u },
};
static const crd_fields crd_struct_fcc28b9ea1a3_type_fields = {
    .items = crd_struct_fcc28b9ea1a3_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 9,
    .slots = crd_struct_fcc28b9ea1a3_type_fields_slots,
    .words = crd_struct_fcc28b9ea1a3_type_fields_words,
};
const crd_type crd_struct_fcc28b9ea1a3_type = {
    .name = "ray_io_v1alpha1_RayService_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_fcc28b9ea1a3),
    .has_offset = offsetof(crd_struct_fcc28b9ea1a3, has),
    .fields = &crd_struct_fcc28b9ea1a3_type_fields,
};

/* RayService */
static const crd_field ray_io_v1alpha1_RayService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1alpha1_RayService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1alpha1_RayService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(ray_io_v1alpha1_RayService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_4dda395d3b04_type,
     .offset = offsetof(ray_io_v1alpha1_RayService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_fcc28b9ea1a3_type,
     .offset = offsetof(ray_io_v1alpha1_RayService, status)},
};
static const uint16_t ray_io_v1alpha1_RayService_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1alpha1_RayService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayService_type_fields = {
    .items = ray_io_v1alpha1_RayService_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1alpha1_RayService_type_fields_slots,
    .words = ray_io_v1alpha1_RayService_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_type = {
    .name = "ray_io_v1alpha1_RayService",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayService),
    .has_offset = offsetof(ray_io_v1alpha1_RayService, has),
    .fields = &ray_io_v1alpha1_RayService_type_fields,
};

/* PodGroup.spec.subGroupPolicy[].subGroupSize */
static const crd_value crd_type_63874460f7ac_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
static const crd_checks crd_type_63874460f7ac_checks = {
    .minimum = 1.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_63874460f7ac = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_63874460f7ac_checks,
    .default_value = crd_type_63874460f7ac_default,
};

/* PodGroup.spec.subGroupPolicy[] */
static const crd_field crd_struct_cd03b01084fd_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_cd03b01084fd, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_cd03b01084fd, matchLabelKeys)},
    {.name = CRD_STRING_INIT("minSubGroups"), .type = &crd_type_97f042ba5fba,
     .offset = offsetof(crd_struct_cd03b01084fd, minSubGroups)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_76bf4bb53f49, .offset = offsetof(crd_struct_cd03b01084fd, name)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &crd_struct_3aa568189574_type,
     .offset = offsetof(crd_struct_cd03b01084fd, networkTopology)},
    {.name = CRD_STRING_INIT("subGroupSize"), .type = &crd_type_63874460f7ac,
     .offset = offsetof(crd_struct_cd03b01084fd, subGroupSize)},
};
static const uint16_t crd_struct_cd03b01084fd_type_fields_slots[7 + 1] = {
    5, 4, 0xffff, 3, 0, 0xffff, 2, 1,
};
static const uint64_t crd_struct_cd03b01084fd_type_fields_defaulted[] = { 0x24u };
static const uint64_t crd_struct_cd03b01084fd_type_fields_words[6][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x72476275536e696du, 0x7370756f72476275u },
    { 0x656d616eu, 0x0u },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x70756f7247627573u, 0x657a695370756f72u },
};
static const crd_fields crd_struct_cd03b01084fd_type_fields = {
    .items = crd_struct_cd03b01084fd_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 43,
    .slots = crd_struct_cd03b01084fd_type_fields_slots,
    .defaulted = crd_struct_cd03b01084fd_type_fields_defaulted,
    .words = crd_struct_cd03b01084fd_type_fields_words,
};
const crd_type crd_struct_cd03b01084fd_type = {
    .name = "scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_cd03b01084fd),
    .has_offset = offsetof(crd_struct_cd03b01084fd, has),
    .fields = &crd_struct_cd03b01084fd_type_fields,
};

/* PodGroup.spec.subGroupPolicy */
const crd_type crd_type_ace6efca00c7 = {
    .name = "scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_cd03b01084fd),
    .items = &crd_struct_cd03b01084fd_type,
};

/* PodGroup.spec */
static const crd_field crd_struct_718da1973f1d_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("minMember"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_718da1973f1d, minMember)},
    {.name = CRD_STRING_INIT("minResources"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_718da1973f1d, minResources)},
    {.name = CRD_STRING_INIT("minTaskMember"), .type = &crd_type_e49555085606,
     .offset = offsetof(crd_struct_718da1973f1d, minTaskMember)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &crd_struct_3aa568189574_type,
     .offset = offsetof(crd_struct_718da1973f1d, networkTopology)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_718da1973f1d, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_type_8380259fec9e, .offset = offsetof(crd_struct_718da1973f1d, queue)},
    {.name = CRD_STRING_INIT("subGroupPolicy"), .type = &crd_type_ace6efca00c7,
     .offset = offsetof(crd_struct_718da1973f1d, subGroupPolicy)},
};
static const uint16_t crd_struct_718da1973f1d_type_fields_slots[7 + 1] = {
    5, 0xffff, 4, 1, 6, 3, 0, 2,
};
static const uint64_t crd_struct_718da1973f1d_type_fields_defaulted[] = { 0x20u };
static const uint64_t crd_struct_718da1973f1d_type_fields_words[7][2] = {
    { 0x65626d654d6e696du, 0x7265626d654d6e69u },
    { 0x756f7365526e696du, 0x73656372756f7365u },
    { 0x4d6b7361546e696du, 0x7265626d654d6b73u },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x797469726f697270u, 0x656d614e7373616cu },
    { 0x6575657571u, 0x0u },
    { 0x70756f7247627573u, 0x7963696c6f507075u },
};
static const crd_fields crd_struct_718da1973f1d_type_fields = {
    .items = crd_struct_718da1973f1d_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 12,
    .slots = crd_struct_718da1973f1d_type_fields_slots,
    .defaulted = crd_struct_718da1973f1d_type_fields_defaulted,
    .words = crd_struct_718da1973f1d_type_fields_words,
};
const crd_type crd_struct_718da1973f1d_type = {
    .name = "scheduling_volcano_sh_v1beta1_PodGroup_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_718da1973f1d),
    .has_offset = offsetof(crd_struct_718da1973f1d, has),
    .fields = &crd_struct_718da1973f1d_type_fields,
};

/* PodGroup.status.conditions[] */
static const crd_field crd_struct_31b18d07337c_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_31b18d07337c, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_31b18d07337c, message)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_31b18d07337c, reason)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_31b18d07337c, status)},
    {.name = CRD_STRING_INIT("transitionID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_31b18d07337c, transitionID)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_31b18d07337c, type)},
};
static const uint16_t crd_struct_31b18d07337c_type_fields_slots[7 + 1] = {
    3, 0, 5, 4, 0xffff, 2, 0xffff, 1,
};
static const uint64_t crd_struct_31b18d07337c_type_fields_words[6][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x6567617373656du, 0x0u },
    { 0x6e6f73616572u, 0x0u },
    { 0x737574617473u, 0x0u },
    { 0x697469736e617274u, 0x44496e6f69746973u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_31b18d07337c_type_fields = {
    .items = crd_struct_31b18d07337c_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 18,
    .slots = crd_struct_31b18d07337c_type_fields_slots,
    .words = crd_struct_31b18d07337c_type_fields_words,
};
const crd_type crd_struct_31b18d07337c_type = {
    .name = "scheduling_volcano_sh_v1beta1_PodGroup_Condition",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_31b18d07337c),
    .has_offset = offsetof(crd_struct_31b18d07337c, has),
    .fields = &crd_struct_31b18d07337c_type_fields,
};

/* PodGroup.status.conditions */
const crd_type crd_type_29b2fdafee8f = {
    .name = "scheduling_volcano_sh_v1beta1_PodGroup_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_31b18d07337c),
    .items = &crd_struct_31b18d07337c_type,
};

/* PodGroup.status.phase */
static const crd_value crd_type_f25ceee5b835_enum[5] = {
    CRD_VALUE_STRING_INIT("Pending"),
    CRD_VALUE_STRING_INIT("Running"),
    CRD_VALUE_STRING_INIT("Unknown"),
    CRD_VALUE_STRING_INIT("Inqueue"),
    CRD_VALUE_STRING_INIT("Completed"),
};
static const crd_checks crd_type_f25ceee5b835_checks = {
    .enum_values = crd_type_f25ceee5b835_enum,
    .enum_count = 5,
    .enum_text = CRD_STRING_INIT("supported values: \"Pending\", \"Running\", \"Unknown\", \"Inqueue\", \"Completed\""),
};
const crd_type crd_type_f25ceee5b835 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_f25ceee5b835_checks,
};

/* PodGroup.status */
static const crd_field crd_struct_39de4aa69d2b_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_29b2fdafee8f,
     .offset = offsetof(crd_struct_39de4aa69d2b, conditions)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_type_15f00e160bc8, .offset = offsetof(crd_struct_39de4aa69d2b, failed)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_f25ceee5b835, .offset = offsetof(crd_struct_39de4aa69d2b, phase)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_39de4aa69d2b, running)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_39de4aa69d2b, succeeded)},
};
static const uint16_t crd_struct_39de4aa69d2b_type_fields_slots[7 + 1] = {
    0xffff, 4, 0xffff, 0, 3, 0xffff, 1, 2,
};
static const uint64_t crd_struct_39de4aa69d2b_type_fields_words[5][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x64656c696166u, 0x0u },
    { 0x6573616870u, 0x0u },
    { 0x676e696e6e7572u, 0x0u },
    { 0x6564656563637573u, 0x6465646565636375u },
};
static const crd_fields crd_struct_39de4aa69d2b_type_fields = {
    .items = crd_struct_39de4aa69d2b_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 5,
    .slots = crd_struct_39de4aa69d2b_type_fields_slots,
    .words = crd_struct_39de4aa69d2b_type_fields_words,
};
const crd_type crd_struct_39de4aa69d2b_type = {
    .name = "scheduling_volcano_sh_v1beta1_PodGroup_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_39de4aa69d2b),
    .has_offset = offsetof(crd_struct_39de4aa69d2b, has),
    .fields = &crd_struct_39de4aa69d2b_type_fields,
};

/* PodGroup */
static const crd_field scheduling_volcano_sh_v1beta1_PodGroup_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_718da1973f1d_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_39de4aa69d2b_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, status)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_PodGroup_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_PodGroup_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_PodGroup_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = scheduling_volcano_sh_v1beta1_PodGroup_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_PodGroup_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_PodGroup_type = {
    .name = "scheduling_volcano_sh_v1beta1_PodGroup",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, has),
    .fields = &scheduling_volcano_sh_v1beta1_PodGroup_type_fields,
};

/* Queue.spec.affinity.nodeGroupAffinity and 1 more */
static const crd_field crd_struct_a4fdd29e8df1_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_a4fdd29e8df1, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_a4fdd29e8df1, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t crd_struct_a4fdd29e8df1_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_a4fdd29e8df1_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields crd_struct_a4fdd29e8df1_type_fields = {
    .items = crd_struct_a4fdd29e8df1_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_a4fdd29e8df1_type_fields_slots,
    .words = crd_struct_a4fdd29e8df1_type_fields_words,
};
const crd_type crd_struct_a4fdd29e8df1_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a4fdd29e8df1),
    .has_offset = offsetof(crd_struct_a4fdd29e8df1, has),
    .fields = &crd_struct_a4fdd29e8df1_type_fields,
};

/* Queue.spec.affinity */
static const crd_field crd_struct_0b30402e4279_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("nodeGroupAffinity"), .type = &crd_struct_a4fdd29e8df1_type,
     .offset = offsetof(crd_struct_0b30402e4279, nodeGroupAffinity)},
    {.name = CRD_STRING_INIT("nodeGroupAntiAffinity"), .type = &crd_struct_a4fdd29e8df1_type,
     .offset = offsetof(crd_struct_0b30402e4279, nodeGroupAntiAffinity)},
};
static const uint16_t crd_struct_0b30402e4279_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_0b30402e4279_type_fields_words[2][2] = {
    { 0x756f724765646f6eu, 0x7974696e69666641u },
    { 0x756f724765646f6eu, 0x7974696e69666641u },
};
static const crd_fields crd_struct_0b30402e4279_type_fields = {
    .items = crd_struct_0b30402e4279_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_0b30402e4279_type_fields_slots,
    .words = crd_struct_0b30402e4279_type_fields_words,
};
const crd_type crd_struct_0b30402e4279_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_Affinity",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0b30402e4279),
    .has_offset = offsetof(crd_struct_0b30402e4279, has),
    .fields = &crd_struct_0b30402e4279_type_fields,
};

/* Queue.spec.dequeueStrategy */
static const crd_value crd_type_fef46897d1cc_enum[2] = {
    CRD_VALUE_STRING_INIT("fifo"),
    CRD_VALUE_STRING_INIT("traverse"),
};
static const crd_value crd_type_fef46897d1cc_default[1] = {
    CRD_VALUE_STRING_INIT("traverse"),
};
static const crd_checks crd_type_fef46897d1cc_checks = {
    .enum_values = crd_type_fef46897d1cc_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"fifo\", \"traverse\""),
};
const crd_type crd_type_fef46897d1cc = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_fef46897d1cc_checks,
    .default_value = crd_type_fef46897d1cc_default,
};

/* Queue.spec.extendClusters[] */
static const crd_field crd_struct_95db8e1aeb3f_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("capacity"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_95db8e1aeb3f, capacity)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_95db8e1aeb3f, name)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_95db8e1aeb3f, weight)},
};
static const uint16_t crd_struct_95db8e1aeb3f_type_fields_slots[3 + 1] = {
    1, 0, 2, 0xffff,
};
static const uint64_t crd_struct_95db8e1aeb3f_type_fields_words[3][2] = {
    { 0x7974696361706163u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x746867696577u, 0x0u },
};
static const crd_fields crd_struct_95db8e1aeb3f_type_fields = {
    .items = crd_struct_95db8e1aeb3f_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_95db8e1aeb3f_type_fields_slots,
    .words = crd_struct_95db8e1aeb3f_type_fields_words,
};
const crd_type crd_struct_95db8e1aeb3f_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_ExtendCluster",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_95db8e1aeb3f),
    .has_offset = offsetof(crd_struct_95db8e1aeb3f, has),
    .fields = &crd_struct_95db8e1aeb3f_type_fields,
};

/* Queue.spec.extendClusters */
const crd_type crd_type_c8a7b7952795 = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_95db8e1aeb3f),
    .items = &crd_struct_95db8e1aeb3f_type,
};

/* Queue.spec.guarantee */
static const crd_field crd_struct_a4eb1d0b4d42_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("resource"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_a4eb1d0b4d42, resource)},
};
static const uint16_t crd_struct_a4eb1d0b4d42_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_a4eb1d0b4d42_type_fields_words[1][2] = {
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields crd_struct_a4eb1d0b4d42_type_fields = {
    .items = crd_struct_a4eb1d0b4d42_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_a4eb1d0b4d42_type_fields_slots,
    .words = crd_struct_a4eb1d0b4d42_type_fields_words,
};
const crd_type crd_struct_a4eb1d0b4d42_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_Guarantee",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a4eb1d0b4d42),
    .has_offset = offsetof(crd_struct_a4eb1d0b4d42, has),
    .fields = &crd_struct_a4eb1d0b4d42_type_fields,
};

/* Queue.spec.weight */
static const crd_value crd_type_39b95cd94f8b_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
static const crd_checks crd_type_39b95cd94f8b_checks = {
    .minimum = 1.0,
    .maximum = 65535.0,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_39b95cd94f8b = {
    .name = "integer",
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_39b95cd94f8b_checks,
    .default_value = crd_type_39b95cd94f8b_default,
};

/* Queue.spec */
static const crd_field crd_struct_9dcfb65603b6_type_fields_items[11] = {
    {.name = CRD_STRING_INIT("affinity"), .type = &crd_struct_0b30402e4279_type,
     .offset = offsetof(crd_struct_9dcfb65603b6, affinity)},
    {.name = CRD_STRING_INIT("capability"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_9dcfb65603b6, capability)},
    {.name = CRD_STRING_INIT("dequeueStrategy"), .type = &crd_type_fef46897d1cc,
     .offset = offsetof(crd_struct_9dcfb65603b6, dequeueStrategy)},
    {.name = CRD_STRING_INIT("deserved"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_9dcfb65603b6, deserved)},
    {.name = CRD_STRING_INIT("extendClusters"), .type = &crd_type_c8a7b7952795,
     .offset = offsetof(crd_struct_9dcfb65603b6, extendClusters)},
    {.name = CRD_STRING_INIT("guarantee"), .type = &crd_struct_a4eb1d0b4d42_type,
     .offset = offsetof(crd_struct_9dcfb65603b6, guarantee)},
    {.name = CRD_STRING_INIT("parent"), .type = &crd_type_d5d696d2c394, .offset = offsetof(crd_struct_9dcfb65603b6, parent)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_9dcfb65603b6, priority)},
    {.name = CRD_STRING_INIT("reclaimable"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_9dcfb65603b6, reclaimable)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_76bf4bb53f49, .offset = offsetof(crd_struct_9dcfb65603b6, type)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_39b95cd94f8b, .offset = offsetof(crd_struct_9dcfb65603b6, weight)},
};
static const uint16_t crd_struct_9dcfb65603b6_type_fields_slots[15 + 1] = {
    6, 10, 0xffff, 0, 4, 0xffff, 0xffff, 2, 8, 5, 9, 7, 0xffff, 1, 0xffff, 3,
};
static const uint64_t crd_struct_9dcfb65603b6_type_fields_defaulted[] = { 0x404u };
static const uint64_t crd_struct_9dcfb65603b6_type_fields_words[11][2] = {
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
static const crd_fields crd_struct_9dcfb65603b6_type_fields = {
    .items = crd_struct_9dcfb65603b6_type_fields_items,
    .count = 11,
    .mask = 15,
    .seed = 149,
    .slots = crd_struct_9dcfb65603b6_type_fields_slots,
    .defaulted = crd_struct_9dcfb65603b6_type_fields_defaulted,
    .words = crd_struct_9dcfb65603b6_type_fields_words,
};
const crd_type crd_struct_9dcfb65603b6_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9dcfb65603b6),
    .has_offset = offsetof(crd_struct_9dcfb65603b6, has),
    .fields = &crd_struct_9dcfb65603b6_type_fields,
};

/* Queue.status.reservation */
static const crd_field crd_struct_9c60b325ff55_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("nodes"), .type = &crd_type_682437e3c329, .offset = offsetof(crd_struct_9c60b325ff55, nodes)},
    {.name = CRD_STRING_INIT("resource"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_9c60b325ff55, resource)},
};
static const uint16_t crd_struct_9c60b325ff55_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_9c60b325ff55_type_fields_words[2][2] = {
    { 0x7365646f6eu, 0x0u },
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields crd_struct_9c60b325ff55_type_fields = {
    .items = crd_struct_9c60b325ff55_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_9c60b325ff55_type_fields_slots,
    .words = crd_struct_9c60b325ff55_type_fields_words,
};
const crd_type crd_struct_9c60b325ff55_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_Reservation",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9c60b325ff55),
    .has_offset = offsetof(crd_struct_9c60b325ff55, has),
    .fields = &crd_struct_9c60b325ff55_type_fields,
};

/* Queue.status.state */
static const crd_value crd_type_79b915c44e00_enum[4] = {
    CRD_VALUE_STRING_INIT("Open"),
    CRD_VALUE_STRING_INIT("Closed"),
    CRD_VALUE_STRING_INIT("Closing"),
    CRD_VALUE_STRING_INIT("Unknown"),
};
static const crd_checks crd_type_79b915c44e00_checks = {
    .enum_values = crd_type_79b915c44e00_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"Open\", \"Closed\", \"Closing\", \"Unknown\""),
};
const crd_type crd_type_79b915c44e00 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_79b915c44e00_checks,
};

/* Queue.status */
static const crd_field crd_struct_6efb2e1c2c4f_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("allocated"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_6efb2e1c2c4f, allocated)},
    {.name = CRD_STRING_INIT("completed"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_6efb2e1c2c4f, completed)},
    {.name = CRD_STRING_INIT("inqueue"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_6efb2e1c2c4f, inqueue)},
    {.name = CRD_STRING_INIT("pending"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_6efb2e1c2c4f, pending)},
    {.name = CRD_STRING_INIT("reservation"), .type = &crd_struct_9c60b325ff55_type,
     .offset = offsetof(crd_struct_6efb2e1c2c4f, reservation)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_6efb2e1c2c4f, running)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_79b915c44e00, .offset = offsetof(crd_struct_6efb2e1c2c4f, state)},
    {.name = CRD_STRING_INIT("unknown"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_6efb2e1c2c4f, unknown)},
};
static const uint16_t crd_struct_6efb2e1c2c4f_type_fields_slots[7 + 1] = {
    3, 2, 7, 5, 6, 1, 0, 4,
};
static const uint64_t crd_struct_6efb2e1c2c4f_type_fields_words[8][2] = {
    { 0x657461636f6c6c61u, 0x64657461636f6c6cu },
    { 0x6574656c706d6f63u, 0x646574656c706d6fu },
    { 0x65756575716e69u, 0x0u },
    { 0x676e69646e6570u, 0x0u },
    { 0x7461767265736572u, 0x6e6f697461767265u },
    { 0x676e696e6e7572u, 0x0u },
    { 0x6574617473u, 0x0u },
    { 0x6e776f6e6b6e75u, 0x0u },
};
static const crd_fields crd_struct_6efb2e1c2c4f_type_fields = {
    .items = crd_struct_6efb2e1c2c4f_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 88,
    .slots = crd_struct_6efb2e1c2c4f_type_fields_slots,
    .words = crd_struct_6efb2e1c2c4f_type_fields_words,
};
const crd_type crd_struct_6efb2e1c2c4f_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6efb2e1c2c4f),
    .has_offset = offsetof(crd_struct_6efb2e1c2c4f, has),
    .fields = &crd_struct_6efb2e1c2c4f_type_fields,
};

/* Queue */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_9dcfb65603b6_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_6efb2e1c2c4f_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, status)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = scheduling_volcano_sh_v1beta1_Queue_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_type = {
    .name = "scheduling_volcano_sh_v1beta1_Queue",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_type_fields,
};

/* NodeShard.spec */
static const crd_string crd_struct_f313585a12c5_type_required[1] = {
    CRD_STRING_INIT("nodesDesired"),
};
static const crd_field crd_struct_f313585a12c5_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("nodesDesired"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_f313585a12c5, nodesDesired)},
};
static const uint16_t crd_struct_f313585a12c5_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_f313585a12c5_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_f313585a12c5_type_fields_words[1][2] = {
    { 0x7365447365646f6eu, 0x6465726973654473u },
};
static const crd_fields crd_struct_f313585a12c5_type_fields = {
    .items = crd_struct_f313585a12c5_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_f313585a12c5_type_fields_slots,
    .required = crd_struct_f313585a12c5_type_fields_required,
    .words = crd_struct_f313585a12c5_type_fields_words,
};
static const crd_checks crd_struct_f313585a12c5_type_checks = {
    .required = crd_struct_f313585a12c5_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f313585a12c5_type = {
    .name = "shard_volcano_sh_v1alpha1_NodeShard_Spec",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f313585a12c5),
    .has_offset = offsetof(crd_struct_f313585a12c5, has),
    .fields = &crd_struct_f313585a12c5_type_fields,
    .checks = &crd_struct_f313585a12c5_type_checks,
};

/* NodeShard.status */
static const crd_field crd_struct_40de0b28df2e_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_40de0b28df2e, lastUpdateTime)},
    {.name = CRD_STRING_INIT("nodesInUse"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_40de0b28df2e, nodesInUse)},
    {.name = CRD_STRING_INIT("nodesToAdd"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_40de0b28df2e, nodesToAdd)},
    {.name = CRD_STRING_INIT("nodesToRemove"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_40de0b28df2e, nodesToRemove)},
};
static const uint16_t crd_struct_40de0b28df2e_type_fields_slots[3 + 1] = {
    1, 0, 2, 3,
};
static const uint64_t crd_struct_40de0b28df2e_type_fields_words[4][2] = {
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x556e497365646f6eu, 0x6573556e49736564u },
    { 0x416f547365646f6eu, 0x6464416f54736564u },
    { 0x526f547365646f6eu, 0x65766f6d65526f54u },
};
static const crd_fields crd_struct_40de0b28df2e_type_fields = {
    .items = crd_struct_40de0b28df2e_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 14,
    .slots = crd_struct_40de0b28df2e_type_fields_slots,
    .words = crd_struct_40de0b28df2e_type_fields_words,
};
const crd_type crd_struct_40de0b28df2e_type = {
    .name = "shard_volcano_sh_v1alpha1_NodeShard_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_40de0b28df2e),
    .has_offset = offsetof(crd_struct_40de0b28df2e, has),
    .fields = &crd_struct_40de0b28df2e_type_fields,
};

/* NodeShard */
static const crd_string shard_volcano_sh_v1alpha1_NodeShard_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field shard_volcano_sh_v1alpha1_NodeShard_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_f313585a12c5_type,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_40de0b28df2e_type,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, status)},
};
static const uint16_t shard_volcano_sh_v1alpha1_NodeShard_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t shard_volcano_sh_v1alpha1_NodeShard_type_fields_required[] = { 0x8u };
static const uint64_t shard_volcano_sh_v1alpha1_NodeShard_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields shard_volcano_sh_v1alpha1_NodeShard_type_fields = {
    .items = shard_volcano_sh_v1alpha1_NodeShard_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = shard_volcano_sh_v1alpha1_NodeShard_type_fields_slots,
    .required = shard_volcano_sh_v1alpha1_NodeShard_type_fields_required,
    .words = shard_volcano_sh_v1alpha1_NodeShard_type_fields_words,
};
static const crd_checks shard_volcano_sh_v1alpha1_NodeShard_type_checks = {
    .required = shard_volcano_sh_v1alpha1_NodeShard_type_required,
    .required_count = 1,
};
const crd_type shard_volcano_sh_v1alpha1_NodeShard_type = {
    .name = "shard_volcano_sh_v1alpha1_NodeShard",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(shard_volcano_sh_v1alpha1_NodeShard),
    .has_offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, has),
    .fields = &shard_volcano_sh_v1alpha1_NodeShard_type_fields,
    .checks = &shard_volcano_sh_v1alpha1_NodeShard_type_checks,
};

/* HyperNode.spec.members[].selector.exactMatch.name */
static const crd_checks crd_type_7f895aca6ff8_checks = {
    .min_length = 1,
    .max_length = 253,
    .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &pattern_1,
};
const crd_type crd_type_7f895aca6ff8 = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_7f895aca6ff8_checks,
};

/* HyperNode.spec.members[].selector.exactMatch */
static const crd_string crd_struct_380f87b68b20_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_380f87b68b20_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_7f895aca6ff8, .offset = offsetof(crd_struct_380f87b68b20, name)},
};
static const uint16_t crd_struct_380f87b68b20_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_380f87b68b20_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_380f87b68b20_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_380f87b68b20_type_fields = {
    .items = crd_struct_380f87b68b20_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_380f87b68b20_type_fields_slots,
    .required = crd_struct_380f87b68b20_type_fields_required,
    .words = crd_struct_380f87b68b20_type_fields_words,
};
static const crd_checks crd_struct_380f87b68b20_type_checks = {
    .required = crd_struct_380f87b68b20_type_required,
    .required_count = 1,
};
const crd_type crd_struct_380f87b68b20_type = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode_ExactMatch",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_380f87b68b20),
    .has_offset = offsetof(crd_struct_380f87b68b20, has),
    .fields = &crd_struct_380f87b68b20_type_fields,
    .checks = &crd_struct_380f87b68b20_type_checks,
};

/* HyperNode.spec.members[].selector.regexMatch */
static const crd_string crd_struct_9624a9037e61_type_required[1] = {
    CRD_STRING_INIT("pattern"),
};
static const crd_field crd_struct_9624a9037e61_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("pattern"), .type = &crd_type_a0130b90891f,
     .offset = offsetof(crd_struct_9624a9037e61, pattern)},
};
static const uint16_t crd_struct_9624a9037e61_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_9624a9037e61_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_9624a9037e61_type_fields_words[1][2] = {
    { 0x6e726574746170u, 0x0u },
};
static const crd_fields crd_struct_9624a9037e61_type_fields = {
    .items = crd_struct_9624a9037e61_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_9624a9037e61_type_fields_slots,
    .required = crd_struct_9624a9037e61_type_fields_required,
    .words = crd_struct_9624a9037e61_type_fields_words,
};
static const crd_checks crd_struct_9624a9037e61_type_checks = {
    .required = crd_struct_9624a9037e61_type_required,
    .required_count = 1,
};
const crd_type crd_struct_9624a9037e61_type = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode_RegexMatch",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9624a9037e61),
    .has_offset = offsetof(crd_struct_9624a9037e61, has),
    .fields = &crd_struct_9624a9037e61_type_fields,
    .checks = &crd_struct_9624a9037e61_type_checks,
};

/* HyperNode.spec.members[].selector */
static const crd_field crd_struct_7888c37ac430_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("exactMatch"), .type = &crd_struct_380f87b68b20_type,
     .offset = offsetof(crd_struct_7888c37ac430, exactMatch)},
    {.name = CRD_STRING_INIT("labelMatch"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_7888c37ac430, labelMatch)},
    {.name = CRD_STRING_INIT("regexMatch"), .type = &crd_struct_9624a9037e61_type,
     .offset = offsetof(crd_struct_7888c37ac430, regexMatch)},
};
static const uint16_t crd_struct_7888c37ac430_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_7888c37ac430_type_fields_words[3][2] = {
    { 0x74614d7463617865u, 0x686374614d746361u },
    { 0x74614d6c6562616cu, 0x686374614d6c6562u },
    { 0x74614d7865676572u, 0x686374614d786567u },
};
static const crd_fields crd_struct_7888c37ac430_type_fields = {
    .items = crd_struct_7888c37ac430_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_7888c37ac430_type_fields_slots,
    .words = crd_struct_7888c37ac430_type_fields_words,
};
const crd_type crd_struct_7888c37ac430_type = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode_MemberSelector",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7888c37ac430),
    .has_offset = offsetof(crd_struct_7888c37ac430, has),
    .fields = &crd_struct_7888c37ac430_type_fields,
    .rule_count = 2,
    .rules = crd_struct_7888c37ac430_type_rules,
};

/* HyperNode.spec.members[].type */
static const crd_value crd_type_a83d73dd8cbe_enum[2] = {
    CRD_VALUE_STRING_INIT("Node"),
    CRD_VALUE_STRING_INIT("HyperNode"),
};
static const crd_checks crd_type_a83d73dd8cbe_checks = {
    .enum_values = crd_type_a83d73dd8cbe_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Node\", \"HyperNode\""),
};
const crd_type crd_type_a83d73dd8cbe = {
    .name = "string",
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_a83d73dd8cbe_checks,
};

/* HyperNode.spec.members[] */
static const crd_string crd_struct_ce6a752247e2_type_required[1] = {
    CRD_STRING_INIT("type"),
};
static const crd_field crd_struct_ce6a752247e2_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("selector"), .type = &crd_struct_7888c37ac430_type,
     .offset = offsetof(crd_struct_ce6a752247e2, selector)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_a83d73dd8cbe, .offset = offsetof(crd_struct_ce6a752247e2, type)},
};
static const uint16_t crd_struct_ce6a752247e2_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ce6a752247e2_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_ce6a752247e2_type_fields_words[2][2] = {
    { 0x726f7463656c6573u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_ce6a752247e2_type_fields = {
    .items = crd_struct_ce6a752247e2_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_ce6a752247e2_type_fields_slots,
    .required = crd_struct_ce6a752247e2_type_fields_required,
    .words = crd_struct_ce6a752247e2_type_fields_words,
};
static const crd_checks crd_struct_ce6a752247e2_type_checks = {
    .required = crd_struct_ce6a752247e2_type_required,
    .required_count = 1,
};
const crd_type crd_struct_ce6a752247e2_type = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode_Member",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ce6a752247e2),
    .has_offset = offsetof(crd_struct_ce6a752247e2, has),
    .fields = &crd_struct_ce6a752247e2_type_fields,
    .checks = &crd_struct_ce6a752247e2_type_checks,
};

/* HyperNode.spec.members */
static const crd_checks crd_type_db430a80a74b_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_db430a80a74b = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode_Member_list",
    .cel_type_name = "array",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_ce6a752247e2),
    .items = &crd_struct_ce6a752247e2_type,
    .checks = &crd_type_db430a80a74b_checks,
};

/* HyperNode.spec */
static const crd_string crd_struct_356b1dc38d12_type_required[1] = {
    CRD_STRING_INIT("tier"),
};
static const crd_field crd_struct_356b1dc38d12_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("members"), .type = &crd_type_db430a80a74b,
     .offset = offsetof(crd_struct_356b1dc38d12, members)},
    {.name = CRD_STRING_INIT("tier"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_356b1dc38d12, tier)},
    {.name = CRD_STRING_INIT("tierName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_356b1dc38d12, tierName)},
};
static const uint16_t crd_struct_356b1dc38d12_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_356b1dc38d12_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_356b1dc38d12_type_fields_words[3][2] = {
    { 0x737265626d656du, 0x0u },
    { 0x72656974u, 0x0u },
    { 0x656d614e72656974u, 0x0u },
};
static const crd_fields crd_struct_356b1dc38d12_type_fields = {
    .items = crd_struct_356b1dc38d12_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_356b1dc38d12_type_fields_slots,
    .required = crd_struct_356b1dc38d12_type_fields_required,
    .words = crd_struct_356b1dc38d12_type_fields_words,
};
static const crd_checks crd_struct_356b1dc38d12_type_checks = {
    .required = crd_struct_356b1dc38d12_type_required,
    .required_count = 1,
};
const crd_type crd_struct_356b1dc38d12_type = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode_Spec",
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_356b1dc38d12),
    .has_offset = offsetof(crd_struct_356b1dc38d12, has),
    .fields = &crd_struct_356b1dc38d12_type_fields,
    .checks = &crd_struct_356b1dc38d12_type_checks,
};

/* HyperNode.status.conditions */
const crd_type crd_type_031ce6d23e81 = {
    .name = "config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list",
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_5e67af107779),
    .items = &crd_struct_5e67af107779_type,
};

/* HyperNode.status */
static const crd_field crd_struct_ad7a309c1041_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_031ce6d23e81,
     .offset = offsetof(crd_struct_ad7a309c1041, conditions)},
    {.name = CRD_STRING_INIT("nodeCount"), .type = &crd_type_2c733aaf2a6d,
     .offset = offsetof(crd_struct_ad7a309c1041, nodeCount)},
};
static const uint16_t crd_struct_ad7a309c1041_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ad7a309c1041_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x6e756f4365646f6eu, 0x746e756f4365646fu },
};
static const crd_fields crd_struct_ad7a309c1041_type_fields = {
    .items = crd_struct_ad7a309c1041_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_ad7a309c1041_type_fields_slots,
    .words = crd_struct_ad7a309c1041_type_fields_words,
};
const crd_type crd_struct_ad7a309c1041_type = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode_Status",
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ad7a309c1041),
    .has_offset = offsetof(crd_struct_ad7a309c1041, has),
    .fields = &crd_struct_ad7a309c1041_type_fields,
};

/* HyperNode */
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_356b1dc38d12_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_ad7a309c1041_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, status)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_type_fields_slots,
    .words = topology_volcano_sh_v1alpha1_HyperNode_type_fields_words,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_type = {
    .name = "topology_volcano_sh_v1alpha1_HyperNode",
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_type_fields,
};
