/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* cronjob-spec, declared at CronJob.spec */
/* self.schedule != '' */
static crd_cel_truth set_cronjob_spec_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->schedule, CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->schedule, CRD_STRING(""))));
}

/* !self.schedule.contains('TZ') */
static crd_cel_truth set_cronjob_spec_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_contains(cel, self->schedule, CRD_STRING("TZ"))));
}

/* isCron(self.schedule)
 * when: self.schedule != '' && !self.schedule.contains('TZ') */
static crd_cel_truth set_cronjob_spec_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t2 = false, t11 = false;
  crd_cel_value v14;
  cost += crd_cel_string_cost(self->schedule, CRD_STRING(""));
  t2 = !crd_cel_same(self->schedule, CRD_STRING(""));
  cost += 2;
  if (!t2) goto at_10;
  t2 = !crd_cel_contains(cel, self->schedule, CRD_STRING("TZ"));
  cost += 3;
at_10:
  if (!t2) goto at_16;
  cost += 2;
  if ((v14 = crd_cel_fn_is_cron(cel, (const crd_cel_value[1]){crd_cel_of_string(self->schedule)},
                                1)).kind == CRD_CEL_FAILED) goto at_18;
  t11 = v14.as.boolean;
  goto at_17;
at_16:
  t11 = true;
at_17:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t11));
at_18:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* self.timeZone != ''
 * when: has(self.timeZone) */
static crd_cel_truth set_cronjob_spec_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t4 = false;
  cost += 1;
  if (!CRD_HAS(self, timeZone)) goto at_7;
  cost += crd_cel_string_cost(self->timeZone, CRD_STRING(""));
  t4 = !crd_cel_same(self->timeZone, CRD_STRING(""));
  cost += 2;
  goto at_8;
at_7:
  t4 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* when: has(self.timeZone) && self.timeZone != '' */
static crd_cel_truth set_cronjob_spec_5_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, timeZone);
  cost += 1;
  if (!t1) goto at_8;
  cost += crd_cel_string_cost(self->timeZone, CRD_STRING(""));
  t1 = !crd_cel_same(self->timeZone, CRD_STRING(""));
  cost += 2;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

static const uint8_t set_cronjob_spec_5_value_classes_0[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint16_t set_cronjob_spec_5_value_next_0[] = {
    0, 0, 1, 1, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14, 0, 15, 0, 16, 0, 0,
};
static const uint8_t set_cronjob_spec_5_value_accept_0[] = {0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
static const crd_dfa set_cronjob_spec_5_value_dfa_0 = {set_cronjob_spec_5_value_classes_0, set_cronjob_spec_5_value_next_0,
                                                       set_cronjob_spec_5_value_accept_0, 2, 2, 0, {{0, 0}}};
static const crd_pattern set_cronjob_spec_5_value_pattern_0 = {CRD_STRING_INIT("^[A-Za-z\\.\\-_0-9+]{1,14}$"),
                                                               &set_cronjob_spec_5_value_dfa_0, NULL};
/* value: self.timeZone.split('/') .filter(p, p in ['.', '..'] || p.startsWith('-') ||
 * !p.matches('^[A-Za-z\\.\\-_0-9+]{1,14}$')) .map(p, ' unknown timeZone') */
static crd_cel_value set_cronjob_spec_5_value(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t3, range1, t13, range0, t14;
  int64_t k4 = 0, k28 = 0;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  bool f6_2 = false, failed1 = false;
  crd_string v6 = {NULL, 0}, t6 = {NULL, 0}, t9 = {NULL, 0}, error1 = {NULL, 0};
  crd_cel_truth t5 = CRD_CEL_ERROR, t7 = CRD_CEL_ERROR, t11 = CRD_CEL_ERROR;
  crd_cel_builder list1, list0;
  cost += 2;
  if ((t3 = crd_cel_fn_split(cel,
                             (const crd_cel_value[2]){crd_cel_of_string(self->timeZone), crd_cel_of_string(CRD_STRING("/"))},
                             2)).kind == CRD_CEL_FAILED) goto at_34;
  range1 = t3;
  if ((k4 = crd_cel_range(cel, range1)) < 0) goto at_34;
  n1 = (size_t)k4;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_26;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f6_2 = !crd_cel_string_at(cel, &range1, i1, &v6);
  cost += 1;
  if (f6_2) { cost += 2; t5 = CRD_CEL_ERROR; goto at_9; }
  t5 = crd_cel_truth_of(crd_cel_same(v6, CRD_STRING(".")) || crd_cel_same(v6, CRD_STRING("..")));
at_9:
  if (t5 == CRD_CEL_TRUE) goto at_14;
  t6 = cel->error;
  cost += 1;
  if (f6_2) { cost += 1; t7 = CRD_CEL_ERROR; goto at_13; }
  cost += crd_cel_scan_cost(CRD_STRING("-"));
  t7 = crd_cel_truth_of(crd_cel_starts_with(v6, CRD_STRING("-")));
at_13:
  t5 = crd_cel_or(cel, t5, t6, t7);
at_14:
  if (t5 == CRD_CEL_ERROR) { t5 = CRD_CEL_ERROR; goto at_15; }
at_15:
  if (t5 == CRD_CEL_TRUE) goto at_21;
  t9 = cel->error;
  cost += 1;
  if (f6_2) { cost += 1; t11 = CRD_CEL_ERROR; goto at_20; }
  t11 = crd_cel_truth_of(!crd_cel_matches(cel, v6, &set_cronjob_spec_5_value_pattern_0, 25));
  cost += 1;
at_20:
  t5 = crd_cel_or(cel, t5, t9, t11);
at_21:
  if (t5 == CRD_CEL_ERROR) goto at_49;
  if (t5 == CRD_CEL_FALSE) goto at_25;
  cost += 13;
  if (f6_2) goto at_51;
  crd_cel_push(cel, &list1, crd_cel_of_string(v6));
at_25:
  if (++i1 < n1) goto loop_1;
at_26:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_34;
  t13 = crd_cel_built(cel, &list1);
  range0 = t13;
  if ((k28 = crd_cel_range(cel, range0)) < 0) goto at_34;
  n0 = (size_t)k28;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_32;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 2;
  crd_cel_push(cel, &list0, crd_cel_of_string(CRD_STRING(" unknown timeZone")));
  if (++i0 < n0) goto loop_0;
at_32:
  cost += 1;
  t14 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t14 : crd_cel_of_truth(CRD_CEL_ERROR);
at_34:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_49:
  error1 = cel->error;
  failed1 = true;
  goto at_25;
at_51:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_25;
}

/* goLower(self.timeZone) != 'local' */
static crd_cel_truth set_cronjob_spec_6(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  cost += 2;
  if ((v2 = crd_cel_fn_go_lower(cel, (const crd_cel_value[1]){crd_cel_of_string(self->timeZone)},
                                1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  cost += crd_cel_string_cost(v2.as.text, CRD_STRING("local"));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(v2.as.text, CRD_STRING("local"))));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* isTimeZone(self.timeZone)
 * when: has(self.timeZone) && self.timeZone != '' && goLower(self.timeZone) != 'local' */
static crd_cel_truth set_cronjob_spec_7(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR, t11 = CRD_CEL_ERROR;
  crd_string t2 = {NULL, 0}, t7 = {NULL, 0};
  crd_cel_value v13, v20;
  bool t15 = false;
  t1 = crd_cel_truth_of(CRD_HAS(self, timeZone));
  cost += 1;
  if (t1 == CRD_CEL_FALSE) goto at_8;
  t2 = cel->error;
  cost += crd_cel_string_cost(self->timeZone, CRD_STRING(""));
  t1 = crd_cel_and(cel, t1, t2, crd_cel_truth_of(!crd_cel_same(self->timeZone, CRD_STRING(""))));
  cost += 2;
at_8:
  if (t1 == CRD_CEL_ERROR) { t1 = CRD_CEL_ERROR; goto at_9; }
at_9:
  if (t1 == CRD_CEL_FALSE) goto at_16;
  t7 = cel->error;
  cost += 2;
  if ((v13 = crd_cel_fn_go_lower(cel, (const crd_cel_value[1]){crd_cel_of_string(self->timeZone)},
                                 1)).kind == CRD_CEL_FAILED) { cost += 1; t11 = CRD_CEL_ERROR; goto at_15; }
  cost += crd_cel_string_cost(v13.as.text, CRD_STRING("local"));
  t11 = crd_cel_truth_of(!crd_cel_same(v13.as.text, CRD_STRING("local")));
at_15:
  t1 = crd_cel_and(cel, t1, t7, t11);
at_16:
  if (t1 == CRD_CEL_ERROR) goto at_24;
  if (t1 == CRD_CEL_FALSE) goto at_22;
  cost += 2;
  if ((v20 = crd_cel_fn_is_time_zone(cel, (const crd_cel_value[1]){crd_cel_of_string(self->timeZone)},
                                     1)).kind == CRD_CEL_FAILED) goto at_24;
  t15 = v20.as.boolean;
  goto at_23;
at_22:
  t15 = true;
at_23:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t15));
at_24:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_cronjob_spec_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")}};
static const crd_read set_cronjob_spec_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")}};
static const crd_read set_cronjob_spec_3_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")}};
static const crd_read set_cronjob_spec_4_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
static const crd_read set_cronjob_spec_5_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
static const crd_read set_cronjob_spec_6_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
static const crd_read set_cronjob_spec_7_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
static const crd_step set_cronjob_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-240"), .rule = CRD_STRING_INIT("self.schedule != ''"),
        .message = CRD_STRING_INIT(" schedule is required, but got empty"),
        .evaluate = {.function = {.truth = set_cronjob_spec_1}}, .reads = set_cronjob_spec_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-241"), .rule = CRD_STRING_INIT("!self.schedule.contains('TZ')"),
        .message = CRD_STRING_INIT(" schedule should not contain TZ or CRON_TZ, TZ should only be set in the timeZone field"),
        .evaluate = {.function = {.truth = set_cronjob_spec_2}}, .reads = set_cronjob_spec_2_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-242"), .rule = CRD_STRING_INIT("isCron(self.schedule)"),
        .message = CRD_STRING_INIT("schedule is not a valid cron expression"),
        .evaluate = {.function = {.truth = set_cronjob_spec_3}}, .reads = set_cronjob_spec_3_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-243"), .rule = CRD_STRING_INIT("self.timeZone != ''"),
        .message = CRD_STRING_INIT(" timeZone must be nil or non-empty string, got empty string"),
        .evaluate = {.function = {.truth = set_cronjob_spec_4}}, .reads = set_cronjob_spec_4_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_ERRORS, .name = CRD_STRING_INIT("VC-244"), .when = {.function = {.truth = set_cronjob_spec_5_when}},
        .reads = set_cronjob_spec_5_reads, .read_count = 1, .value = {.function = {.value = set_cronjob_spec_5_value}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-245"),
        .rule = CRD_STRING_INIT("goLower(self.timeZone) != 'local'"),
        .message = CRD_STRING_INIT(" timeZone can't be Local, and must be defined in https://www.iana.org/time-zones"),
        .evaluate = {.function = {.truth = set_cronjob_spec_6}}, .reads = set_cronjob_spec_6_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-246"), .rule = CRD_STRING_INIT("isTimeZone(self.timeZone)"),
        .message = CRD_STRING_INIT(" invalid timeZone"), .evaluate = {.function = {.truth = set_cronjob_spec_7}},
        .reads = set_cronjob_spec_7_reads, .read_count = 1,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_spec_47622c8a = {
    .name = CRD_STRING_INIT("cronjob-spec"), .steps = set_cronjob_spec_steps, .step_count = 7, .mode = CRD_SET_ALL,
    .join = {CRD_JOIN_TEXT, true, CRD_STRING_INIT("")},
};
