/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* policy, declared at CronJob.spec.jobTemplate.spec.policies[] */
/* size(own) == 0 || !has(self.exitCode) */
static crd_cel_truth set_policy_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v1;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  crd_string t3 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; t2 = CRD_CEL_ERROR; goto at_3; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; t2 = CRD_CEL_ERROR; goto at_3; }
  t2 = crd_cel_truth_of(v1.as.integer == 0);
  cost += 1;
at_3:
  if (t2 == CRD_CEL_TRUE) goto at_9;
  t3 = cel->error;
  t2 = crd_cel_or(cel, t2, t3, crd_cel_truth_of(!CRD_HAS(self, exitCode)));
  cost += 2;
at_9:
  if (t2 == CRD_CEL_ERROR) goto at_11;
  return crd_cel_end(cel, cost, t2);
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* size(own) > 0 || has(self.exitCode) */
static crd_cel_truth set_policy_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v1;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  crd_string t3 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; t2 = CRD_CEL_ERROR; goto at_3; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; t2 = CRD_CEL_ERROR; goto at_3; }
  t2 = crd_cel_truth_of(v1.as.integer > 0);
  cost += 1;
at_3:
  if (t2 == CRD_CEL_TRUE) goto at_8;
  t3 = cel->error;
  t2 = crd_cel_or(cel, t2, t3, crd_cel_truth_of(CRD_HAS(self, exitCode)));
  cost += 1;
at_8:
  if (t2 == CRD_CEL_ERROR) goto at_10;
  return crd_cel_end(cel, cost, t2);
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* each: own */
static crd_cel_value set_policy_3_at(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->params[1] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* path: path */
static crd_cel_value set_policy_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* action: self.action */
static crd_cel_value set_policy_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(((const batch_volcano_sh_v1alpha1_CronJob_Policy *)scope->outer->self)->action)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* earlier: earlier */
static crd_cel_value set_policy_3_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[2] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* self.exitCode != 0
 * when: has(self.exitCode) */
static crd_cel_truth set_policy_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy *self = scope->self;
  uint64_t cost = 0;
  bool t4 = false;
  cost += 1;
  if (!CRD_HAS(self, exitCode)) goto at_7;
  t4 = self->exitCode != 0;
  cost += 3;
  goto at_8;
at_7:
  t4 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* !(self.exitCode in codes)
 * when: has(self.exitCode) */
static crd_cel_truth set_policy_5(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy *self = scope->self;
  uint64_t cost = 0;
  bool t5 = false, t6 = false;
  cost += 1;
  if (!CRD_HAS(self, exitCode)) goto at_9;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[3])) { cost += 2; goto at_11; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_int(self->exitCode), scope->params[3]), &t5)) { cost += 1; goto at_11; }
  t6 = !t5;
  cost += 1;
  goto at_10;
at_9:
  t6 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'duplicate exitCode ' + string(self.exitCode) */
static bool set_policy_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(self->exitCode)},
                              1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  t3 = crd_cel_concat(cel, CRD_STRING("duplicate exitCode "), v2.as.text, false);
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_policy_1_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".exitCode")},
};
static const crd_read set_policy_2_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".exitCode")},
};
static const crd_read set_policy_3_include_self_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_policy_3_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".action")},
};
static const crd_read set_policy_4_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".exitCode")}};
static const crd_read set_policy_5_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".exitCode")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_scope_code set_policy_3_include_params[] = {
    {.function = {.value = set_policy_3_param_1}},
    {.function = {.value = set_policy_3_param_2}},
    {.function = {.value = set_policy_3_param_3}},
};
static const crd_include set_policy_3_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policy_event_3548c335, .at = {.function = {.value = set_policy_3_at}},
    .each = true, .mode = CRD_SET_FIRST, .path = {0, true, {NULL, 0}}, .self_reads = set_policy_3_include_self_reads,
    .self_read_count = 1, .reads = set_policy_3_include_reads, .read_count = 2, .params = set_policy_3_include_params,
    .param_count = 3,
};
static const crd_step set_policy_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-130"),
        .rule = CRD_STRING_INIT("size(own) == 0 || !has(self.exitCode)"),
        .message = CRD_STRING_INIT("must not specify event and exitCode simultaneously"),
        .evaluate = {.function = {.truth = set_policy_1}}, .reads = set_policy_1_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-131"),
        .rule = CRD_STRING_INIT("size(own) > 0 || has(self.exitCode)"),
        .message = CRD_STRING_INIT("either event and exitCode should be specified"),
        .evaluate = {.function = {.truth = set_policy_2}}, .reads = set_policy_2_reads, .read_count = 2,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_policy_3_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-135"), .rule = CRD_STRING_INIT("self.exitCode != 0"),
        .message = CRD_STRING_INIT("0 is not a valid error code"), .evaluate = {.function = {.truth = set_policy_4}},
        .reads = set_policy_4_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-136"), .rule = CRD_STRING_INIT("!(self.exitCode in codes)"),
        .evaluate = {.function = {.truth = set_policy_5}}, .reads = set_policy_5_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_policy_5_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policy_77547330 = {
    .name = CRD_STRING_INIT("policy"), .steps = set_policy_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
