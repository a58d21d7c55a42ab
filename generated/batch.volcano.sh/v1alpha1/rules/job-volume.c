/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* job-volume, declared at CronJob.spec.jobTemplate.spec.volumes[] */
/* self.mountPath != '' */
static crd_cel_truth set_job_volume_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->mountPath, CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->mountPath, CRD_STRING(""))));
}

/* !repeated */
static crd_cel_truth set_job_volume_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_4; }
  if (!crd_cel_get_bool(cel, scope->params[0], &t0)) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t0));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: ' duplicated mountPath: ' + self.mountPath + ';' */
static bool set_job_volume_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING(" duplicated mountPath: "), self->mountPath, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(";"), false);
  cost += 2;
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* has(self.volumeClaim) || self.volumeClaimName != '' */
static crd_cel_truth set_job_volume_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, volumeClaim);
  cost += 1;
  if (t1) goto at_8;
  cost += crd_cel_string_cost(self->volumeClaimName, CRD_STRING(""));
  t1 = !crd_cel_same(self->volumeClaimName, CRD_STRING(""));
  cost += 2;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* !has(self.volumeClaim) || self.volumeClaimName == '' */
static crd_cel_truth set_job_volume_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  bool t2 = false;
  t2 = !CRD_HAS(self, volumeClaim);
  cost += 2;
  if (t2) goto at_9;
  cost += crd_cel_string_cost(self->volumeClaimName, CRD_STRING(""));
  t2 = crd_cel_same(self->volumeClaimName, CRD_STRING(""));
  cost += 2;
at_9:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* !format.dns1123Subdomain().validate(self.volumeClaimName).hasValue()
 * when: self.volumeClaimName != '' */
static crd_cel_truth set_job_volume_5(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t4, t7, v9;
  bool t9 = false;
  cost += crd_cel_string_cost(self->volumeClaimName, CRD_STRING(""));
  cost += 2;
  if (crd_cel_same(self->volumeClaimName, CRD_STRING(""))) goto at_12;
  if ((t4 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Subdomain"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_14; }
  cost += 2;
  if ((t7 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t4, crd_cel_of_string(self->volumeClaimName)},
                                2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_14; }
  if ((v9 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t7}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_14; }
  t9 = !v9.as.boolean;
  cost += 1;
  goto at_13;
at_12:
  t9 = true;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
at_14:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_job_volume_5_message_expression_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_job_volume_5_message_expression_constant_5 = {.kind = CRD_CEL_LIST,
                                                                             .as = {.list = &set_job_volume_5_message_expression_table_5}};
/* messageExpression: 'invalid VolumeClaimName ' + self.volumeClaimName + ' : [' +
 * format.dns1123Subdomain().validate(self.volumeClaimName).orValue([]).join(' ') + ']' */
static bool set_job_volume_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t13 = {NULL, 0}, t14 = {NULL, 0};
  crd_cel_value t5, t8, t9, v15;
  t2 = crd_cel_concat(cel, CRD_STRING("invalid VolumeClaimName "), self->volumeClaimName, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(" : ["), false);
  cost += 2;
  if ((t5 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Subdomain"))},
                                       1)).kind == CRD_CEL_FAILED) goto at_25;
  cost += 2;
  if ((t8 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t5, crd_cel_of_string(self->volumeClaimName)},
                                2)).kind == CRD_CEL_FAILED) goto at_31;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_33;
  if (!t8.as.optional) goto at_13;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) goto at_35;
  goto at_14;
at_13:
  t9 = set_job_volume_5_message_expression_constant_5;
at_14:
  if ((v15 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t9, crd_cel_of_string(CRD_STRING(" "))},
                             2)).kind == CRD_CEL_FAILED) goto at_37;
  t13 = crd_cel_concat(cel, t3, v15.as.text, false);
  t14 = crd_cel_concat(cel, t13, CRD_STRING("]"), false);
  *text = t14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 5;
  goto at_20;
at_31:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 2;
  goto at_20;
at_33:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 2;
  goto at_20;
at_35:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 2;
  goto at_20;
at_37:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 1;
  goto at_20;
}


static const crd_read set_job_volume_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".mountPath")}};
static const crd_read set_job_volume_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_job_volume_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaim")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaimName")},
};
static const crd_read set_job_volume_4_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaim")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaimName")},
};
static const crd_read set_job_volume_5_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaimName")}};
static const crd_step set_job_volume_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-116-path"), .rule = CRD_STRING_INIT("self.mountPath != ''"),
        .message = CRD_STRING_INIT(" mountPath is required;"), .evaluate = {.function = {.truth = set_job_volume_1}},
        .reads = set_job_volume_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-116-twice"), .rule = CRD_STRING_INIT("!repeated"),
        .evaluate = {.function = {.truth = set_job_volume_2}}, .reads = set_job_volume_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_volume_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-116-none"),
        .rule = CRD_STRING_INIT("has(self.volumeClaim) || self.volumeClaimName != ''"),
        .message = CRD_STRING_INIT(" either VolumeClaim or VolumeClaimName must be specified;"),
        .evaluate = {.function = {.truth = set_job_volume_3}}, .reads = set_job_volume_3_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-116-both"),
        .rule = CRD_STRING_INIT("!has(self.volumeClaim) || self.volumeClaimName == ''"),
        .message = CRD_STRING_INIT("conflict: If you want to use an existing PVC, just specify VolumeClaimName.If you want "
                                   "to create a new PVC, you do not need to specify VolumeClaimName"),
        .evaluate = {.function = {.truth = set_job_volume_4}}, .reads = set_job_volume_4_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-116-name"),
        .rule = CRD_STRING_INIT("!format.dns1123Subdomain().validate(self.volumeClaimName).hasValue()"),
        .evaluate = {.function = {.truth = set_job_volume_5}}, .reads = set_job_volume_5_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_volume_5_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_volume_f2e13e7f = {
    .name = CRD_STRING_INIT("job-volume"), .steps = set_job_volume_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
