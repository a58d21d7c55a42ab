/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* tls-mount, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] */
/* self.name != 'ray-tls' */
static crd_cel_truth set_tls_mount_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->name, CRD_STRING("ray-tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->name, CRD_STRING("ray-tls"))));
}

/* messageExpression: 'cannot use volume mount named "ray-tls" in ' + place + ' when tlsOptions is set - the operator manages
 * TLS configuration automatically' */
static bool set_tls_mount_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 13; goto at_6; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 13; goto at_6; }
  t1 = crd_cel_concat(cel, CRD_STRING("cannot use volume mount named \"ray-tls\" in "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(" when tlsOptions is set - the operator manages TLS configuration automatically"),
                      false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.mountPath != '/etc/ray/tls' */
static crd_cel_truth set_tls_mount_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->mountPath, CRD_STRING("/etc/ray/tls"));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->mountPath, CRD_STRING("/etc/ray/tls"))));
}

/* messageExpression: 'cannot use volume mount at path "/etc/ray/tls" in ' + place + ' when tlsOptions is set - the operator
 * manages TLS configuration automatically' */
static bool set_tls_mount_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 14; goto at_6; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 14; goto at_6; }
  t1 = crd_cel_concat(cel, CRD_STRING("cannot use volume mount at path \"/etc/ray/tls\" in "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(" when tlsOptions is set - the operator manages TLS configuration automatically"),
                      false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_tls_mount_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".name")}};
static const crd_read set_tls_mount_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".mountPath")}};
static const crd_step set_tls_mount_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-228"), .rule = CRD_STRING_INIT("self.name != 'ray-tls'"),
        .evaluate = {.function = {.truth = set_tls_mount_1}}, .reads = set_tls_mount_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_tls_mount_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-229"),
        .rule = CRD_STRING_INIT("self.mountPath != '/etc/ray/tls'"), .evaluate = {.function = {.truth = set_tls_mount_2}},
        .reads = set_tls_mount_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_tls_mount_2_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_tls_mount_7a7bee31 = {
    .name = CRD_STRING_INIT("tls-mount"), .steps = set_tls_mount_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
