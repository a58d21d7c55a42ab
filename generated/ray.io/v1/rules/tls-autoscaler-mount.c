/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* tls-autoscaler-mount, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] */
/* self.name != 'ray-tls' */
static crd_cel_truth set_tls_autoscaler_mount_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->name, CRD_STRING("ray-tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->name, CRD_STRING("ray-tls"))));
}

/* self.mountPath != '/etc/ray/tls' */
static crd_cel_truth set_tls_autoscaler_mount_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->mountPath, CRD_STRING("/etc/ray/tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->mountPath, CRD_STRING("/etc/ray/tls"))));
}


static const crd_read set_tls_autoscaler_mount_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".name")}};
static const crd_read set_tls_autoscaler_mount_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".mountPath")}};
static const crd_step set_tls_autoscaler_mount_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-233"), .rule = CRD_STRING_INIT("self.name != 'ray-tls'"),
        .message = CRD_STRING_INIT("cannot use volume mount named \"ray-tls\" in autoscalerOptions.volumeMounts when "
                                   "tlsOptions is set - the operator manages TLS configuration automatically"),
        .evaluate = {.function = {.truth = set_tls_autoscaler_mount_1}}, .reads = set_tls_autoscaler_mount_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-234"),
        .rule = CRD_STRING_INIT("self.mountPath != '/etc/ray/tls'"),
        .message = CRD_STRING_INIT("cannot use volume mount at path \"/etc/ray/tls\" in autoscalerOptions.volumeMounts when "
                                   "tlsOptions is set - the operator manages TLS configuration automatically"),
        .evaluate = {.function = {.truth = set_tls_autoscaler_mount_2}}, .reads = set_tls_autoscaler_mount_2_reads,
        .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_tls_autoscaler_mount_7a7bee31 = {
    .name = CRD_STRING_INIT("tls-autoscaler-mount"), .steps = set_tls_autoscaler_mount_steps, .step_count = 2,
    .mode = CRD_SET_FIRST,
};
