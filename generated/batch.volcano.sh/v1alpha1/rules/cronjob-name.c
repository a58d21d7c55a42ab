/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* cronjob-name, declared at CronJob */
/* size(bytes(self.metadata.?name.orValue(''))) <= 52 */
static crd_cel_truth set_cronjob_name_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, v9;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 3; goto at_13; }
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_13; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_13; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_13; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if ((v9 = crd_cel_fn_bytes(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_13; }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)v9.as.text.size) <= 52));
at_13:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !format.qualifiedName().validate(self.metadata.?name.orValue('')).hasValue() */
static crd_cel_truth set_cronjob_name_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t3, t4, t5, t7, v12;
  if ((t1 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 7; goto at_15; }
  cost += 2;
  if ((t3 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t4 = crd_cel_select_optional(cel, t3, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  cost += t4.kind != CRD_CEL_OPTIONAL || t4.as.optional;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_15; }
  if (!t4.as.optional) goto at_10;
  if ((t5 = crd_cel_held(cel, t4)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  goto at_11;
at_10:
  t5 = crd_cel_of_string(CRD_STRING(""));
at_11:
  if ((t7 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t1, t5}, 2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  if ((v12 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t7}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_15; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v12.as.boolean));
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_cronjob_name_2_message_expression_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_cronjob_name_2_message_expression_constant_5 = {.kind = CRD_CEL_LIST,
                                                                               .as = {.list = &set_cronjob_name_2_message_expression_table_5}};
/* messageExpression: 'invalid cronJob name ' + goQuote(self.metadata.?name.orValue('')) + ': ' +
 * format.qualifiedName().validate(self.metadata.?name.orValue('')).orValue([]).join('; ') */
static bool set_cronjob_name_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, v9, t9, t11, t12, t13, t15, t16, v30;
  crd_string t6 = {NULL, 0}, t7 = {NULL, 0}, t20 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 14; goto at_34; }
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 14; goto at_34; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 14; goto at_34; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 14; goto at_34; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if ((v9 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 13; goto at_34; }
  t6 = crd_cel_concat(cel, CRD_STRING("invalid cronJob name "), v9.as.text, false);
  t7 = crd_cel_concat(cel, t6, CRD_STRING(": "), false);
  if ((t9 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                       1)).kind == CRD_CEL_FAILED) goto at_43;
  cost += 2;
  if ((t11 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_47;
  if ((t12 = crd_cel_select_optional(cel, t11, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_49;
  cost += t12.kind != CRD_CEL_OPTIONAL || t12.as.optional;
  if (t12.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_51;
  if (!t12.as.optional) goto at_22;
  if ((t13 = crd_cel_held(cel, t12)).kind == CRD_CEL_FAILED) goto at_53;
  goto at_23;
at_22:
  t13 = crd_cel_of_string(CRD_STRING(""));
at_23:
  if ((t15 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t9, t13}, 2)).kind == CRD_CEL_FAILED) goto at_55;
  if (t15.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_57;
  if (!t15.as.optional) goto at_28;
  if ((t16 = crd_cel_held(cel, t15)).kind == CRD_CEL_FAILED) goto at_59;
  goto at_29;
at_28:
  t16 = set_cronjob_name_2_message_expression_constant_5;
at_29:
  if ((v30 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t16, crd_cel_of_string(CRD_STRING("; "))},
                             2)).kind == CRD_CEL_FAILED) goto at_61;
  t20 = crd_cel_concat(cel, t7, v30.as.text, false);
  *text = t20;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_34:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_43:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 6;
  goto at_34;
at_47:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 2;
  goto at_34;
at_49:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 2;
  goto at_34;
at_51:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 2;
  goto at_34;
at_53:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 2;
  goto at_34;
at_55:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 1;
  goto at_34;
at_57:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 1;
  goto at_34;
at_59:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  cost += 1;
  goto at_34;
at_61:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t7)), 1);
  goto at_34;
}


static const crd_read set_cronjob_name_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata")}};
static const crd_read set_cronjob_name_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata")}};
static const crd_step set_cronjob_name_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-247"),
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.?name.orValue(''))) <= 52"),
        .message = CRD_STRING_INIT("cronJob name must be no more than 52 characters to accommodate job name suffix (max 63 "
                                   "total)"),
        .evaluate = {.function = {.truth = set_cronjob_name_1}}, .reads = set_cronjob_name_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-248"),
        .rule = CRD_STRING_INIT("!format.qualifiedName().validate(self.metadata.?name.orValue('')).hasValue()"),
        .evaluate = {.function = {.truth = set_cronjob_name_2}}, .reads = set_cronjob_name_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_cronjob_name_2_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_name_87e5c181 = {
    .name = CRD_STRING_INIT("cronjob-name"), .steps = set_cronjob_name_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
