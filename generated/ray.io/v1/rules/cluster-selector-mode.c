/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* cluster-selector-mode, declared at RayCronJob.spec.jobTemplate */
/* self.clusterSelector[?'ray.io/cluster'].orValue('') != '' */
static crd_cel_truth set_cluster_selector_mode_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, t3;
  bool t5 = false;
  cost += 2;
  if ((t2 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&self->clusterSelector)),
                                   crd_cel_of_string(CRD_STRING("ray.io/cluster")))).kind == CRD_CEL_FAILED) goto at_11;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_11;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_11;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if (!crd_cel_test_equal(cel, t3, crd_cel_of_string(CRD_STRING("")), true, &t5)) goto at_11;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* self.submissionMode != 'SidecarMode' */
static crd_cel_truth set_cluster_selector_mode_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->submissionMode, CRD_STRING("SidecarMode"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->submissionMode, CRD_STRING("SidecarMode"))));
}

/* self.backoffLimit <= 0 */
static crd_cel_truth set_cluster_selector_mode_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->backoffLimit <= 0));
}


static const crd_read set_cluster_selector_mode_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".clusterSelector[ray.io/cluster]")},
};
static const crd_read set_cluster_selector_mode_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".submissionMode")}};
static const crd_read set_cluster_selector_mode_3_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".backoffLimit")}};
static const crd_step set_cluster_selector_mode_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-173"),
        .rule = CRD_STRING_INIT("self.clusterSelector[?'ray.io/cluster'].orValue('') != ''"),
        .message = CRD_STRING_INIT("cluster name in ClusterSelector should not be empty"),
        .evaluate = {.function = {.truth = set_cluster_selector_mode_1}}, .reads = set_cluster_selector_mode_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-174"),
        .rule = CRD_STRING_INIT("self.submissionMode != 'SidecarMode'"),
        .message = CRD_STRING_INIT("ClusterSelector is not supported in SidecarMode"),
        .evaluate = {.function = {.truth = set_cluster_selector_mode_2}}, .reads = set_cluster_selector_mode_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-175"), .rule = CRD_STRING_INIT("self.backoffLimit <= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: BackoffLimit is incompatible with ClusterSelector mode"),
        .evaluate = {.function = {.truth = set_cluster_selector_mode_3}}, .reads = set_cluster_selector_mode_3_reads,
        .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_cluster_selector_mode_8ba9fbca = {
    .name = CRD_STRING_INIT("cluster-selector-mode"), .steps = set_cluster_selector_mode_steps, .step_count = 3,
    .mode = CRD_SET_FIRST,
};
