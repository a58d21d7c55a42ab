/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* queue-depth, declared at Queue */
static const crd_state_query set_queue_depth_1_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                          CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                          CRD_STRING_INIT("")};
static const crd_state_query set_queue_depth_1_query_2 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                          CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                          CRD_STRING_INIT("")};
static const crd_setting set_queue_depth_1_setting_3 = {CRD_STRING_INIT("maxQueueDepth"), CRD_SETTING_INT,
                                                        {false, INT64_C(5), CRD_STRING_INIT(""), NULL, 0},
                                                        CRD_STRING_INIT("")};
static const crd_setting set_queue_depth_1_setting_4 = {CRD_STRING_INIT("maxQueueDepth"), CRD_SETTING_INT,
                                                        {false, INT64_C(5), CRD_STRING_INIT(""), NULL, 0},
                                                        CRD_STRING_INIT("")};
/* !round && size(above) + (missing ? 1 : 0) <= (config.maxQueueDepth > 1 ? config.maxQueueDepth - 1 : 0) */
static crd_cel_truth set_queue_depth_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 3;
      goto failed_2;
    }
    crd_string t3 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[2], &t3)) {
      cost += 3;
      goto failed_2;
    }
    crd_string t4 = t3;
    cost += 1;
    t2 = crd_cel_truth_of(!(crd_cel_same(t4, CRD_STRING("")) || crd_cel_same(t4, CRD_STRING("root"))));
  }
failed_2:;
  crd_cel_truth t5 = t2;
  if (t5 != CRD_CEL_FALSE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) {
        cost += 2;
        goto failed_3;
      }
      crd_string t8 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[2], &t8)) {
        cost += 2;
        goto failed_3;
      }
      crd_cel_value t9 = crd_cel_state_get(cel, &set_queue_depth_1_query_1, crd_cel_of_string(t8));
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      const crd_cel_value arguments10[1] = {t9};
      crd_cel_value t11 = crd_cel_fn_has_value(cel, arguments10, 1);
      if (t11.kind == CRD_CEL_FAILED) goto failed_3;
      t7 = crd_cel_truth_of(t11.as.boolean);
    }
  failed_3:;
    t5 = crd_cel_and(cel, t5, error6, t7);
  }
  cost += 1;
  crd_cel_truth t12 = crd_cel_not(t5);
  if (t12 != CRD_CEL_FALSE) {
    const crd_string error13 = cel->error;
    crd_cel_truth t14 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 7;
        goto failed_4;
      }
      const crd_cel_value arguments15[1] = {scope->params[1]};
      crd_cel_value t16 = crd_cel_fn_size(cel, arguments15, 1);
      if (t16.kind == CRD_CEL_FAILED) {
        cost += 6;
        goto failed_4;
      }
      crd_cel_truth t17 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 3;
          goto failed_5;
        }
        crd_string t18 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->params[2], &t18)) {
          cost += 3;
          goto failed_5;
        }
        crd_string t19 = t18;
        cost += 1;
        t17 = crd_cel_truth_of(!(crd_cel_same(t19, CRD_STRING("")) || crd_cel_same(t19, CRD_STRING("root"))));
      }
    failed_5:;
      crd_cel_truth t20 = t17;
      if (t20 != CRD_CEL_FALSE) {
        const crd_string error21 = cel->error;
        crd_cel_truth t22 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (crd_scope_failed(cel, &scope->params[2])) {
            cost += 3;
            goto failed_6;
          }
          crd_string t23 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->params[2], &t23)) {
            cost += 3;
            goto failed_6;
          }
          crd_cel_value t24 = crd_cel_state_get(cel, &set_queue_depth_1_query_2, crd_cel_of_string(t23));
          if (t24.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_6;
          }
          const crd_cel_value arguments25[1] = {t24};
          crd_cel_value t26 = crd_cel_fn_has_value(cel, arguments25, 1);
          if (t26.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_6;
          }
          cost += 1;
          t22 = crd_cel_truth_of(!t26.as.boolean);
        }
      failed_6:;
        t20 = crd_cel_and(cel, t20, error21, t22);
      }
      if (t20 == CRD_CEL_ERROR) {
        cost += 5;
        goto failed_4;
      }
      int64_t t27 = 0;
      if (t20 == CRD_CEL_TRUE) {
        t27 = 1;
      } else {
        t27 = 0;
      }
      int64_t t28 = 0;
      cost += 1;
      if (!crd_cel_add_int(cel, t16.as.integer, t27, &t28)) {
        cost += 4;
        goto failed_4;
      }
      int64_t t29 = crd_settings_value(cel->settings, &set_queue_depth_1_setting_3)->integer;
      cost += 3;
      int64_t t32 = 0;
      if (t29 > 1) {
        int64_t t30 = crd_settings_value(cel->settings, &set_queue_depth_1_setting_4)->integer;
        int64_t t31 = 0;
        cost += 3;
        if (!crd_cel_subtract_int(cel, t30, 1, &t31)) {
          cost += 1;
          goto failed_4;
        }
        t32 = t31;
      } else {
        t32 = 0;
      }
      cost += 1;
      t14 = crd_cel_truth_of((t28 <= t32));
    }
  failed_4:;
    t12 = crd_cel_and(cel, t12, error13, t14);
  }
  return crd_cel_end(cel, cost, t12);
}

static const crd_setting set_queue_depth_1_message_expression_setting_1 = {CRD_STRING_INIT("maxQueueDepth"), CRD_SETTING_INT,
                                                                           {false, INT64_C(5), CRD_STRING_INIT(""), NULL, 0},
                                                                           CRD_STRING_INIT("")};
/* messageExpression: 'queue %s exceeds the maximum allowed depth of %d'.format([name, config.maxQueueDepth]) */
static bool set_queue_depth_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 15;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 15;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  int64_t t4 = crd_settings_value(cel->settings, &set_queue_depth_1_message_expression_setting_1)->integer;
  cost += 12;
  const crd_cel_value items5[2] = {t3, crd_cel_of_int(t4)};
  crd_cel_value t6 = crd_cel_make_list(cel, items5, NULL, 2);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  const crd_cel_value arguments7[2] = {crd_cel_of_string(CRD_STRING("queue %s exceeds the maximum allowed depth of %d")),
                                       t6};
  crd_cel_value t8 = crd_cel_fn_format(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t8.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_state_query set_queue_depth_2_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                          CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                          CRD_STRING_INIT("")};
/* !missing */
static crd_cel_truth set_queue_depth_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 3;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[2], &t2)) {
      cost += 3;
      goto failed_1;
    }
    crd_string t3 = t2;
    cost += 1;
    t1 = crd_cel_truth_of(!(crd_cel_same(t3, CRD_STRING("")) || crd_cel_same(t3, CRD_STRING("root"))));
  }
failed_1:;
  crd_cel_truth t4 = t1;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) {
        cost += 3;
        goto failed_2;
      }
      crd_string t7 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[2], &t7)) {
        cost += 3;
        goto failed_2;
      }
      crd_cel_value t8 = crd_cel_state_get(cel, &set_queue_depth_2_query_1, crd_cel_of_string(t7));
      if (t8.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_2;
      }
      const crd_cel_value arguments9[1] = {t8};
      crd_cel_value t10 = crd_cel_fn_has_value(cel, arguments9, 1);
      if (t10.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      cost += 1;
      t6 = crd_cel_truth_of(!t10.as.boolean);
    }
  failed_2:;
    t4 = crd_cel_and(cel, t4, error5, t6);
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_not(t4));
}

/* messageExpression: 'failed to get parent queue ' + end + ' of queue ' + name + ': queue.scheduling.volcano.sh ' +
 * goQuote(end) + ' not found' */
static bool set_queue_depth_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 16;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[2], &t1)) {
    cost += 16;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("failed to get parent queue "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" of queue "), false);
  crd_cel_value t4 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t4.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 9;
    goto failed_0;
  }
  crd_cel_value t5 = crd_cel_select_optional(cel, t4, CRD_STRING("name"));
  if (t5.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 9;
    goto failed_0;
  }
  cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 9;
    goto failed_0;
  }
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, t6, &t7)) {
    cost += 9;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t3, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(": queue.scheduling.volcano.sh "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    cost += 2;
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[2], &t10)) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments11[1] = {crd_cel_of_string(t10)};
  crd_cel_value t12 = crd_cel_fn_go_quote(cel, arguments11, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    cost += 2;
    goto failed_0;
  }
  crd_string t13 = crd_cel_concat(cel, t9, t12.as.text, false);
  crd_string t14 = crd_cel_concat(cel, t13, CRD_STRING(" not found"), false);
  *message = t14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_depth_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_queue_depth_2_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_queue_depth_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-181"),
        .rule = CRD_STRING_INIT("!round && size(above) + (missing ? 1 : 0) <= (config.maxQueueDepth > 1 ? "
                                "config.maxQueueDepth - 1 : 0)"),
        .evaluate = {.function = {.truth = set_queue_depth_1}},
        .reads = set_queue_depth_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_depth_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-182"),
        .rule = CRD_STRING_INIT("!missing"),
        .evaluate = {.function = {.truth = set_queue_depth_2}},
        .reads = set_queue_depth_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_depth_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_depth_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-depth"),
    .steps = set_queue_depth_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
