/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_JobTemplate ray_io_v1_RayCronJob_JobTemplate_zero;

/* raycronjob-spec, declared at RayCronJob.spec */
/* !self.schedule.contains('TZ') */
static crd_cel_truth set_raycronjob_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_contains(cel, self->schedule, CRD_STRING("TZ"))));
}

/* isCron(self.schedule) */
static crd_cel_truth set_raycronjob_spec_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  cost += 2;
  if ((v2 = crd_cel_fn_is_cron(cel, (const crd_cel_value[1]){crd_cel_of_string(self->schedule)},
                               1)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v2.as.boolean));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid cron schedule: ' + cronError(self.schedule).orValue('') */
static bool set_raycronjob_spec_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, t3, t5;
  crd_string v9 = {NULL, 0};
  cost += 2;
  if ((t2 = crd_cel_fn_cron_error(cel, (const crd_cel_value[1]){crd_cel_of_string(self->schedule)},
                                  1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_11; }
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_11; }
  if (!t2.as.optional) goto at_7;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_11; }
  goto at_8;
at_7:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if ((t5 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("invalid cron schedule: ")),
                            t3)).kind == CRD_CEL_FAILED) goto at_11;
  if (!crd_cel_take_string(cel, t5, &v9)) goto at_11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t5, text);
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.timeZone != ''
 * when: has(self.timeZone) */
static crd_cel_truth set_raycronjob_spec_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_Spec *self = scope->self;
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

/* isTimeZone(self.timeZone)
 * when: has(self.timeZone) */
static crd_cel_truth set_raycronjob_spec_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t4 = false;
  crd_cel_value v5;
  cost += 1;
  if (!CRD_HAS(self, timeZone)) goto at_7;
  cost += 2;
  if ((v5 = crd_cel_fn_is_time_zone(cel, (const crd_cel_value[1]){crd_cel_of_string(self->timeZone)},
                                    1)).kind == CRD_CEL_FAILED) goto at_9;
  t4 = v5.as.boolean;
  goto at_8;
at_7:
  t4 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid time zone: ' + timeZoneError(self.timeZone).orValue('') */
static bool set_raycronjob_spec_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, t3, t5;
  crd_string v9 = {NULL, 0};
  cost += 2;
  if ((t2 = crd_cel_fn_time_zone_error(cel, (const crd_cel_value[1]){crd_cel_of_string(self->timeZone)},
                                       1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_11; }
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; goto at_11; }
  if (!t2.as.optional) goto at_7;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_11; }
  goto at_8;
at_7:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if ((t5 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("invalid time zone: ")),
                            t3)).kind == CRD_CEL_FAILED) goto at_11;
  if (!crd_cel_take_string(cel, t5, &v9)) goto at_11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t5, text);
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* at: self.jobTemplate */
static crd_cel_value set_raycronjob_spec_5_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_JobTemplate *t1 = NULL;
  t1 = self->jobTemplate ? self->jobTemplate : &ray_io_v1_RayCronJob_JobTemplate_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCronJob_JobTemplate_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_map set_raycronjob_spec_5_param_1_table_0 = {NULL, 0, NULL};
static const crd_cel_value set_raycronjob_spec_5_param_1_constant_0 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_raycronjob_spec_5_param_1_table_0}};
/* annotations: {} */
static crd_cel_value set_raycronjob_spec_5_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_raycronjob_spec_5_param_1_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_raycronjob_spec_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")}};
static const crd_read set_raycronjob_spec_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".schedule")}};
static const crd_read set_raycronjob_spec_3_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
static const crd_read set_raycronjob_spec_4_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".timeZone")}};
static const crd_scope_code set_raycronjob_spec_5_include_params[] = {
    {.function = {.value = set_raycronjob_spec_5_param_1}},
};
static const crd_include set_raycronjob_spec_5_include = {
    .set = &ray_io_v1_RayJob_set_rayjob_spec_8ba9fbca, .at = {.function = {.value = set_raycronjob_spec_5_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".jobTemplate")},
    .prefix = CRD_STRING_INIT("invalid RayJob template: "), .params = set_raycronjob_spec_5_include_params, .param_count = 1,
};
static const crd_step set_raycronjob_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-181"), .rule = CRD_STRING_INIT("!self.schedule.contains('TZ')"),
        .message = CRD_STRING_INIT("cannot use TZ or CRON_TZ in schedule, use timeZone field instead"),
        .evaluate = {.function = {.truth = set_raycronjob_spec_1}}, .reads = set_raycronjob_spec_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-182"), .rule = CRD_STRING_INIT("isCron(self.schedule)"),
        .evaluate = {.function = {.truth = set_raycronjob_spec_2}}, .reads = set_raycronjob_spec_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_raycronjob_spec_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-183"), .rule = CRD_STRING_INIT("self.timeZone != ''"),
        .message = CRD_STRING_INIT("timeZone must not be empty string, omit the field to use the local time zone of the "
                                   "KubeRay operator"),
        .evaluate = {.function = {.truth = set_raycronjob_spec_3}}, .reads = set_raycronjob_spec_3_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-184"), .rule = CRD_STRING_INIT("isTimeZone(self.timeZone)"),
        .evaluate = {.function = {.truth = set_raycronjob_spec_4}}, .reads = set_raycronjob_spec_4_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_raycronjob_spec_4_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-185"), .include = &set_raycronjob_spec_5_include},
};
const crd_rule_set ray_io_v1_RayCronJob_set_raycronjob_spec_d210a1a0 = {
    .name = CRD_STRING_INIT("raycronjob-spec"), .steps = set_raycronjob_spec_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
