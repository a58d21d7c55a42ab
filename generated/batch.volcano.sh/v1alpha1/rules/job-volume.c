/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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

/* !(self.mountPath in earlier) */
static crd_cel_truth set_job_volume_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t1 = crd_cel_in(cel, crd_cel_of_string(self->mountPath), scope->params[0]);
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_not(t1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: ' duplicated mountPath: ' + self.mountPath + ';' */
static bool set_job_volume_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING(" duplicated mountPath: "), self->mountPath, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(";"), false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* has(self.volumeClaim) || self.volumeClaimName != '' */
static crd_cel_truth set_job_volume_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = true;
  if (!CRD_HAS(self, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaim))) {
    cost += crd_cel_string_cost(self->volumeClaimName, CRD_STRING(""));
    t2 = !crd_cel_same(self->volumeClaimName, CRD_STRING(""));
    cost += 2;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* !has(self.volumeClaim) || self.volumeClaimName == '' */
static crd_cel_truth set_job_volume_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  cost += 1;
  bool t2 = true;
  if (CRD_HAS(self, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaim))) {
    cost += crd_cel_string_cost(self->volumeClaimName, CRD_STRING(""));
    t2 = crd_cel_same(self->volumeClaimName, CRD_STRING(""));
    cost += 2;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* !format.dns1123Subdomain().validate(self.volumeClaimName).hasValue()
 * when: self.volumeClaimName != '' */
static crd_cel_truth set_job_volume_5(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->volumeClaimName, CRD_STRING(""));
  cost += 2;
  bool t6 = false;
  if (!crd_cel_same(self->volumeClaimName, CRD_STRING(""))) {
    crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1123Subdomain"));
    cost += 3;
    const crd_cel_value arguments2[2] = {t1, crd_cel_of_string(self->volumeClaimName)};
    crd_cel_value t3 = crd_cel_fn_validate(cel, arguments2, 2);
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments4[1] = {t3};
    crd_cel_value t5 = crd_cel_fn_has_value(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t6 = !t5.as.boolean;
  } else {
    t6 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_job_volume_5_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_job_volume_5_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                             .as = {.list = &set_job_volume_5_message_expression_table_1}};
/* messageExpression: 'invalid VolumeClaimName ' + self.volumeClaimName + ' : [' +
 * format.dns1123Subdomain().validate(self.volumeClaimName).orValue([]).join(' ') + ']' */
static bool set_job_volume_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("invalid VolumeClaimName "), self->volumeClaimName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(" : ["), false);
  crd_cel_value t3 = crd_cel_of_named_format(CRD_STRING("dns1123Subdomain"));
  cost += 3;
  const crd_cel_value arguments4[2] = {t3, crd_cel_of_string(self->volumeClaimName)};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 1;
    goto failed_0;
  }
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = set_job_volume_5_message_expression_constant_2;
  }
  const crd_cel_value arguments7[2] = {t6, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t8 = crd_cel_fn_join(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t2, t8.as.text, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING("]"), false);
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_job_volume_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".mountPath")},
};
static const crd_read set_job_volume_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".mountPath")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_job_volume_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaim")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaimName")},
};
static const crd_read set_job_volume_4_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaim")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaimName")},
};
static const crd_read set_job_volume_5_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".volumeClaimName")},
};
static const crd_step set_job_volume_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-116-path"),
        .rule = CRD_STRING_INIT("self.mountPath != ''"),
        .message = CRD_STRING_INIT(" mountPath is required;"),
        .evaluate = {.function = {.truth = set_job_volume_1}},
        .reads = set_job_volume_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-116-twice"),
        .rule = CRD_STRING_INIT("!(self.mountPath in earlier)"),
        .evaluate = {.function = {.truth = set_job_volume_2}},
        .reads = set_job_volume_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_job_volume_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-116-none"),
        .rule = CRD_STRING_INIT("has(self.volumeClaim) || self.volumeClaimName != ''"),
        .message = CRD_STRING_INIT(" either VolumeClaim or VolumeClaimName must be specified;"),
        .evaluate = {.function = {.truth = set_job_volume_3}},
        .reads = set_job_volume_3_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-116-both"),
        .rule = CRD_STRING_INIT("!has(self.volumeClaim) || self.volumeClaimName == ''"),
        .message = CRD_STRING_INIT("conflict: If you want to use an existing PVC, just specify VolumeClaimName.If you want "
                                   "to create a new PVC, you do not need to specify VolumeClaimName"),
        .evaluate = {.function = {.truth = set_job_volume_4}},
        .reads = set_job_volume_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-116-name"),
        .rule = CRD_STRING_INIT("!format.dns1123Subdomain().validate(self.volumeClaimName).hasValue()"),
        .evaluate = {.function = {.truth = set_job_volume_5}},
        .reads = set_job_volume_5_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_job_volume_5_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_volume_cb5748dd = {
    .name = CRD_STRING_INIT("job-volume"),
    .steps = set_job_volume_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};
