/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* pod-decode-webhook, declared at Pod */

static const crd_include set_pod_decode_webhook_1_include = {
    .set = &core_v1_Pod_set_pod_decode_75333c81, .mode = CRD_SET_FIRST, .join = {CRD_JOIN_TEXT, true, CRD_STRING_INIT("")},
};
static const crd_step set_pod_decode_webhook_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_pod_decode_webhook_1_include},
};
const crd_rule_set core_v1_Pod_set_pod_decode_webhook_75333c81 = {
    .name = CRD_STRING_INIT("pod-decode-webhook"), .steps = set_pod_decode_webhook_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
