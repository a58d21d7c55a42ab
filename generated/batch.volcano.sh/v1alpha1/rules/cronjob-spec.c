/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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
  bool t1 = crd_cel_contains(cel, self->schedule, CRD_STRING("TZ"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
}

/* isCron(self.schedule)
 * when: self.schedule != '' && !self.schedule.contains('TZ') */
static crd_cel_truth set_cronjob_spec_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->schedule, CRD_STRING(""));
  cost += 2;
  bool t3 = false;
  if (!crd_cel_same(self->schedule, CRD_STRING(""))) {
    bool t2 = crd_cel_contains(cel, self->schedule, CRD_STRING("TZ"));
    t3 = !t2;
    cost += 3;
  }
  bool t6 = false;
  if (t3) {
    cost += 2;
    const crd_cel_value arguments4[1] = {crd_cel_of_string(self->schedule)};
    crd_cel_value t5 = crd_cel_fn_is_cron(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) goto failed_0;
    t6 = t5.as.boolean;
  } else {
    t6 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* self.timeZone != ''
 * when: has(self.timeZone) */
static crd_cel_truth set_cronjob_spec_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t1 = false;
  if (CRD_HAS(self, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Spec, timeZone))) {
    cost += crd_cel_string_cost(self->timeZone, CRD_STRING(""));
    cost += 2;
    t1 = !crd_cel_same(self->timeZone, CRD_STRING(""));
  } else {
    t1 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* when: has(self.timeZone) && self.timeZone != '' */
static crd_cel_truth set_cronjob_spec_5_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Spec, timeZone))) {
    cost += crd_cel_string_cost(self->timeZone, CRD_STRING(""));
    t2 = !crd_cel_same(self->timeZone, CRD_STRING(""));
    cost += 2;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const uint8_t set_cronjob_spec_5_value_classes_1[] = {
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
static const uint16_t set_cronjob_spec_5_value_next_1[] = {
    0, 0, 1, 1, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14, 0, 15,
    0, 16, 0, 0,
};
static const uint8_t set_cronjob_spec_5_value_accept_1[] = {
    0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
};
static const crd_dfa set_cronjob_spec_5_value_dfa_1 = {set_cronjob_spec_5_value_classes_1, set_cronjob_spec_5_value_next_1,
                                                       set_cronjob_spec_5_value_accept_1, 2, 2, 0, {{0, 0}}};
static const crd_pattern set_cronjob_spec_5_value_pattern_1 = {CRD_STRING_INIT("^[A-Za-z\\.\\-_0-9+]{1,14}$"),
                                                               &set_cronjob_spec_5_value_dfa_1, NULL};
/* value: self.timeZone.split('/') .filter(p, p in ['.', '..'] || p.startsWith('-') ||
 * !p.matches('^[A-Za-z\\.\\-_0-9+]{1,14}$')) .map(p, ' unknown timeZone') */
static crd_cel_value set_cronjob_spec_5_value(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments3[2] = {crd_cel_of_string(self->timeZone), crd_cel_of_string(CRD_STRING("/"))};
  crd_cel_value t4 = crd_cel_fn_split(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t5 = t4;
  const int64_t n2 = crd_cel_range(cel, t5);
  if (n2 < 0) goto failed_0;
  crd_cel_builder t6 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string p_7;
    if (!crd_cel_string_at(cel, &t5, i2, &p_7)) goto failed_0;
    crd_string t11 = p_7;
    cost += 1;
    bool t12 = true;
    if (!(crd_cel_same(t11, CRD_STRING(".")) || crd_cel_same(t11, CRD_STRING("..")))) {
      t12 = crd_cel_starts_with(p_7, CRD_STRING("-"));
      cost += 2;
    }
    bool t14 = true;
    if (!t12) {
      cost += 1;
      bool t13 = crd_cel_matches(cel, p_7, &set_cronjob_spec_5_value_pattern_1, 25);
      t14 = !t13;
      cost += 1;
    }
    if (t14) {
      cost += 13;
      crd_cel_push(cel, &t6, crd_cel_of_string(p_7));
    }
  }
  cost += 1;
  crd_cel_value t15 = crd_cel_built(cel, &t6);
  crd_cel_value t16 = t15;
  const int64_t n1 = crd_cel_range(cel, t16);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t17 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    cost += 2;
    crd_cel_push(cel, &t17, crd_cel_of_string(CRD_STRING(" unknown timeZone")));
  }
  cost += 1;
  crd_cel_value t18 = crd_cel_built(cel, &t17);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t18 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* goLower(self.timeZone) != 'local' */
static crd_cel_truth set_cronjob_spec_6(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->timeZone)};
  crd_cel_value t2 = crd_cel_fn_go_lower(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t2.as.text, CRD_STRING("local"));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t2.as.text, CRD_STRING("local"))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* isTimeZone(self.timeZone)
 * when: has(self.timeZone) && self.timeZone != '' && goLower(self.timeZone) != 'local' */
static crd_cel_truth set_cronjob_spec_7(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t3 = false;
  if (CRD_HAS(self, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Spec, timeZone))) {
    cost += crd_cel_string_cost(self->timeZone, CRD_STRING(""));
    t3 = !crd_cel_same(self->timeZone, CRD_STRING(""));
    cost += 2;
  }
  bool t6 = false;
  if (t3) {
    cost += 2;
    const crd_cel_value arguments4[1] = {crd_cel_of_string(self->timeZone)};
    crd_cel_value t5 = crd_cel_fn_go_lower(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += crd_cel_string_cost(t5.as.text, CRD_STRING("local"));
    t6 = !crd_cel_same(t5.as.text, CRD_STRING("local"));
  }
  bool t9 = false;
  if (t6) {
    cost += 2;
    const crd_cel_value arguments7[1] = {crd_cel_of_string(self->timeZone)};
    crd_cel_value t8 = crd_cel_fn_is_time_zone(cel, arguments7, 1);
    if (t8.kind == CRD_CEL_FAILED) goto failed_0;
    t9 = t8.as.boolean;
  } else {
    t9 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_cronjob_spec_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")},
};
static const crd_read set_cronjob_spec_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")},
};
static const crd_read set_cronjob_spec_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")},
};
static const crd_read set_cronjob_spec_4_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")},
};
static const crd_read set_cronjob_spec_5_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")},
};
static const crd_read set_cronjob_spec_6_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")},
};
static const crd_read set_cronjob_spec_7_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")},
};
static const crd_step set_cronjob_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-240"),
        .rule = CRD_STRING_INIT("self.schedule != ''"),
        .message = CRD_STRING_INIT(" schedule is required, but got empty"),
        .evaluate = {.function = {.truth = set_cronjob_spec_1}},
        .reads = set_cronjob_spec_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-241"),
        .rule = CRD_STRING_INIT("!self.schedule.contains('TZ')"),
        .message = CRD_STRING_INIT(" schedule should not contain TZ or CRON_TZ, TZ should only be set in the timeZone field"),
        .evaluate = {.function = {.truth = set_cronjob_spec_2}},
        .reads = set_cronjob_spec_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-242"),
        .rule = CRD_STRING_INIT("isCron(self.schedule)"),
        .message = CRD_STRING_INIT("schedule is not a valid cron expression"),
        .evaluate = {.function = {.truth = set_cronjob_spec_3}},
        .reads = set_cronjob_spec_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-243"),
        .rule = CRD_STRING_INIT("self.timeZone != ''"),
        .message = CRD_STRING_INIT(" timeZone must be nil or non-empty string, got empty string"),
        .evaluate = {.function = {.truth = set_cronjob_spec_4}},
        .reads = set_cronjob_spec_4_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("VC-244"),
        .when = {.function = {.truth = set_cronjob_spec_5_when}},
        .reads = set_cronjob_spec_5_reads,
        .read_count = 1,
        .value = {.function = {.value = set_cronjob_spec_5_value}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-245"),
        .rule = CRD_STRING_INIT("goLower(self.timeZone) != 'local'"),
        .message = CRD_STRING_INIT(" timeZone can't be Local, and must be defined in https://www.iana.org/time-zones"),
        .evaluate = {.function = {.truth = set_cronjob_spec_6}},
        .reads = set_cronjob_spec_6_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-246"),
        .rule = CRD_STRING_INIT("isTimeZone(self.timeZone)"),
        .message = CRD_STRING_INIT(" invalid timeZone"),
        .evaluate = {.function = {.truth = set_cronjob_spec_7}},
        .reads = set_cronjob_spec_7_reads,
        .read_count = 1,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_spec_ef6ebac2 = {
    .name = CRD_STRING_INIT("cronjob-spec"),
    .steps = set_cronjob_spec_steps,
    .step_count = 7,
    .mode = CRD_SET_ALL,
    .join = {CRD_JOIN_TEXT, true, CRD_STRING_INIT("")},
};
