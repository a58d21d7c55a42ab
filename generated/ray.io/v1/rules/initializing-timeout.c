/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* initializing-timeout, declared at RayService */
static const crd_cel_value set_initializing_timeout_1_constant_3 = {.kind = CRD_CEL_DURATION, .zone = 0, .nanos = 0,
                                                                    .as = {.integer = 0}};
/* goDuration(timeout) > duration('0s')
 * when: isGoDuration(timeout) */
static crd_cel_truth set_initializing_timeout_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0};
  crd_cel_value v2, t3;
  bool t4 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_11; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; goto at_11; }
  if ((v2 = crd_cel_fn_is_go_duration(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                      1)).kind == CRD_CEL_FAILED) goto at_11;
  if (!v2.as.boolean) goto at_9;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_11; }
  if (!crd_cel_take_string(cel, scope->params[0], &t2)) { cost += 2; goto at_11; }
  if ((t3 = crd_cel_fn_go_duration(cel, (const crd_cel_value[1]){crd_cel_of_string(t2)},
                                   1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  if (!crd_cel_test_greater(cel, t3, set_initializing_timeout_1_constant_3, &t4)) goto at_11;
  goto at_10;
at_9:
  t4 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'must be a positive duration, got: ' + timeout */
static bool set_initializing_timeout_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 4; goto at_5; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 4; goto at_5; }
  t1 = crd_cel_concat(cel, CRD_STRING("must be a positive duration, got: "), t0, false);
  *text = t1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* int(timeout) > 0
 * when: !isGoDuration(timeout) && isGoInt(timeout) */
static crd_cel_truth set_initializing_timeout_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t7 = {NULL, 0};
  crd_cel_value v2, v8, v14;
  crd_cel_truth t2 = CRD_CEL_ERROR, t5 = CRD_CEL_ERROR;
  bool t9 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t2 = CRD_CEL_ERROR; goto at_4; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 2; t2 = CRD_CEL_ERROR; goto at_4; }
  if ((v2 = crd_cel_fn_is_go_duration(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                      1)).kind == CRD_CEL_FAILED) { cost += 1; t2 = CRD_CEL_ERROR; goto at_4; }
  t2 = crd_cel_truth_of(!v2.as.boolean);
  cost += 1;
at_4:
  if (t2 == CRD_CEL_FALSE) goto at_10;
  t3 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t5 = CRD_CEL_ERROR; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t4)) { cost += 1; t5 = CRD_CEL_ERROR; goto at_9; }
  if ((v8 = crd_cel_fn_is_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t4)},
                                 1)).kind == CRD_CEL_FAILED) { t5 = CRD_CEL_ERROR; goto at_9; }
  t5 = crd_cel_truth_of(v8.as.boolean);
at_9:
  t2 = crd_cel_and(cel, t2, t3, t5);
at_10:
  if (t2 == CRD_CEL_ERROR) goto at_19;
  if (t2 == CRD_CEL_FALSE) goto at_17;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_19; }
  if (!crd_cel_take_string(cel, scope->params[0], &t7)) { cost += 2; goto at_19; }
  if ((v14 = crd_cel_fn_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t7)},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_19; }
  t9 = v14.as.integer > 0;
  cost += 1;
  goto at_18;
at_17:
  t9 = true;
at_18:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
at_19:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'must be a positive integer (seconds), got: ' + timeout */
static bool set_initializing_timeout_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 5; goto at_5; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 5; goto at_5; }
  t1 = crd_cel_concat(cel, CRD_STRING("must be a positive integer (seconds), got: "), t0, false);
  *text = t1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* isGoDuration(timeout) || isGoInt(timeout) */
static crd_cel_truth set_initializing_timeout_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t4 = CRD_CEL_ERROR;
  crd_cel_value v2, v7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if ((v2 = crd_cel_fn_is_go_duration(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                      1)).kind == CRD_CEL_FAILED) { t1 = CRD_CEL_ERROR; goto at_3; }
  t1 = crd_cel_truth_of(v2.as.boolean);
at_3:
  if (t1 == CRD_CEL_TRUE) goto at_9;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t4 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) { cost += 1; t4 = CRD_CEL_ERROR; goto at_8; }
  if ((v7 = crd_cel_fn_is_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t3)},
                                 1)).kind == CRD_CEL_FAILED) { t4 = CRD_CEL_ERROR; goto at_8; }
  t4 = crd_cel_truth_of(v7.as.boolean);
at_8:
  t1 = crd_cel_or(cel, t1, t2, t4);
at_9:
  if (t1 == CRD_CEL_ERROR) goto at_11;
  return crd_cel_end(cel, cost, t1);
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'has invalid format: ' + timeout + ". Expected Go duration format (e.g., '5m', '1h') or positive
 * integer seconds" */
static bool set_initializing_timeout_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 11; goto at_6; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 11; goto at_6; }
  t1 = crd_cel_concat(cel, CRD_STRING("has invalid format: "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(". Expected Go duration format (e.g., '5m', '1h') or positive integer seconds"),
                      false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_initializing_timeout_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_initializing_timeout_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_initializing_timeout_3_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_initializing_timeout_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-076"),
        .rule = CRD_STRING_INIT("goDuration(timeout) > duration('0s')"),
        .evaluate = {.function = {.truth = set_initializing_timeout_1}}, .reads = set_initializing_timeout_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_initializing_timeout_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-077"), .rule = CRD_STRING_INIT("int(timeout) > 0"),
        .evaluate = {.function = {.truth = set_initializing_timeout_2}}, .reads = set_initializing_timeout_2_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_initializing_timeout_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-078"),
        .rule = CRD_STRING_INIT("isGoDuration(timeout) || isGoInt(timeout)"),
        .evaluate = {.function = {.truth = set_initializing_timeout_3}}, .reads = set_initializing_timeout_3_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_initializing_timeout_3_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayService_set_initializing_timeout_a9eb478a = {
    .name = CRD_STRING_INIT("initializing-timeout"), .steps = set_initializing_timeout_steps, .step_count = 3,
    .mode = CRD_SET_FIRST,
};
