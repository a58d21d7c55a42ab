/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* cronjob-name, declared at CronJob */
/* size(bytes(self.metadata.?name.orValue(''))) <= 52 */
static crd_cel_truth set_cronjob_name_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 3;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_bytes(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t5.as.text.size <= 52));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !format.qualifiedName().validate(self.metadata.?name.orValue('')).hasValue() */
static crd_cel_truth set_cronjob_name_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("name"));
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 3;
    goto failed_0;
  }
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments5[2] = {t1, t4};
  crd_cel_value t6 = crd_cel_fn_validate(cel, arguments5, 2);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments7[1] = {t6};
  crd_cel_value t8 = crd_cel_fn_has_value(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t8.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_cronjob_name_2_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_cronjob_name_2_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                               .as = {.list = &set_cronjob_name_2_message_expression_table_1}};
/* messageExpression: 'invalid cronJob name ' + goQuote(self.metadata.?name.orValue('')) + ': ' +
 * format.qualifiedName().validate(self.metadata.?name.orValue('')).orValue([]).join('; ') */
static bool set_cronjob_name_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 14;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 14;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 14;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_go_quote(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 13;
    goto failed_0;
  }
  crd_string t6 = crd_cel_concat(cel, CRD_STRING("invalid cronJob name "), t5.as.text, false);
  crd_string t7 = crd_cel_concat(cel, t6, CRD_STRING(": "), false);
  crd_cel_value t8 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  crd_cel_value t9 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t9.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t7) + 1);
    goto failed_0;
  }
  crd_cel_value t10 = crd_cel_select_optional(cel, t9, CRD_STRING("name"));
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t7) + 1);
    goto failed_0;
  }
  cost += t10.kind != CRD_CEL_OPTIONAL || t10.as.optional;
  crd_cel_value t11 = t10;
  if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t7) + 1);
    goto failed_0;
  }
  if (t11.as.optional) {
    t11 = crd_cel_held(cel, t11);
  } else {
    t11 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments12[2] = {t8, t11};
  crd_cel_value t13 = crd_cel_fn_validate(cel, arguments12, 2);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t7) + 1);
    goto failed_0;
  }
  crd_cel_value t14 = t13;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t7) + 1);
    goto failed_0;
  }
  if (t14.as.optional) {
    t14 = crd_cel_held(cel, t14);
  } else {
    t14 = set_cronjob_name_2_message_expression_constant_2;
  }
  const crd_cel_value arguments15[2] = {t14, crd_cel_of_string(CRD_STRING("; "))};
  crd_cel_value t16 = crd_cel_fn_join(cel, arguments15, 2);
  if (t16.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t7) + 1);
    goto failed_0;
  }
  crd_string t17 = crd_cel_concat(cel, t7, t16.as.text, false);
  *message = t17;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_cronjob_name_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata")},
};
static const crd_read set_cronjob_name_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata")},
};
static const crd_step set_cronjob_name_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-247"),
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.?name.orValue(''))) <= 52"),
        .message = CRD_STRING_INIT("cronJob name must be no more than 52 characters to accommodate job name suffix (max 63 "
                                   "total)"),
        .evaluate = {.function = {.truth = set_cronjob_name_1}},
        .reads = set_cronjob_name_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-248"),
        .rule = CRD_STRING_INIT("!format.qualifiedName().validate(self.metadata.?name.orValue('')).hasValue()"),
        .evaluate = {.function = {.truth = set_cronjob_name_2}},
        .reads = set_cronjob_name_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_cronjob_name_2_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_name_1e7b719c = {
    .name = CRD_STRING_INIT("cronjob-name"),
    .steps = set_cronjob_name_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
