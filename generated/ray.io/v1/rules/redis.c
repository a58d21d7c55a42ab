/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* redis, declared at RayCluster.spec.gcsFaultToleranceOptions */
/* !has(self.storage) */
static crd_cel_truth set_redis_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(self, storage)));
}


static const crd_read set_redis_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".storage")}};
static const crd_step set_redis_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-135"), .rule = CRD_STRING_INIT("!has(self.storage)"),
        .message = CRD_STRING_INIT("cannot set GcsFaultToleranceOptions.Storage when backend is 'redis' - it only applies "
                                   "to the 'rocksdb' backend"),
        .evaluate = {.function = {.truth = set_redis_1}}, .reads = set_redis_1_reads, .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_redis_f5447ef1 = {
    .name = CRD_STRING_INIT("redis"), .steps = set_redis_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
