/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* label, declared at CronJob.apiVersion */
static const crd_cel_list set_label_1_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_label_1_value_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_label_1_value_table_1}};
/* value: format.qualifiedName().validate(key).orValue([]).map(fault, 'invalid label key for ' + group + " group: '" + key +
 * "', error: " + fault) */
static crd_cel_value set_label_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t2, crd_cel_of_string(t3)};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = set_label_1_value_constant_2;
  }
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string fault_9;
    if (!crd_cel_string_at(cel, &t7, i1, &fault_9)) goto failed_0;
    bool collected1 = false;
    {
      cost += 13;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 10;
        goto failed_1;
      }
      crd_string t10 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t10)) {
        cost += 10;
        goto failed_1;
      }
      crd_string t11 = crd_cel_concat(cel, CRD_STRING("invalid label key for "), t10, false);
      crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING(" group: '"), false);
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 4;
        goto failed_1;
      }
      crd_string t13 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t13)) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 4;
        goto failed_1;
      }
      crd_string t14 = crd_cel_concat(cel, t12, t13, false);
      crd_string t15 = crd_cel_concat(cel, t14, CRD_STRING("', error: "), false);
      cost += 1;
      crd_string t16 = crd_cel_concat(cel, t15, fault_9, false);
      crd_cel_push(cel, &t8, crd_cel_of_string(t16));
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t17 = crd_cel_built(cel, &t8);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t17 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_list set_label_2_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_label_2_value_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_label_2_value_table_1}};
/* value: format.labelValue().validate(self).orValue([]).map(fault, "invalid label value for key '" + key + "' in " + group +
 * " group: '" + self + "', error: " + fault) */
static crd_cel_value set_label_2_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2 = crd_cel_of_named_format(CRD_STRING("labelValue"));
  cost += 2;
  const crd_cel_value arguments3[2] = {t2, crd_cel_of_string(*(const crd_string *)scope->self)};
  crd_cel_value t4 = crd_cel_fn_validate(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t5 = t4;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t5.as.optional) {
    t5 = crd_cel_held(cel, t5);
  } else {
    t5 = set_label_2_value_constant_2;
  }
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string fault_8;
    if (!crd_cel_string_at(cel, &t6, i1, &fault_8)) goto failed_0;
    bool collected1 = false;
    {
      cost += 13;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 13;
        goto failed_1;
      }
      crd_string t9 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t9)) {
        cost += 13;
        goto failed_1;
      }
      crd_string t10 = crd_cel_concat(cel, CRD_STRING("invalid label value for key '"), t9, false);
      crd_string t11 = crd_cel_concat(cel, t10, CRD_STRING("' in "), false);
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t11) + 1);
        cost += 7;
        goto failed_1;
      }
      crd_string t12 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t12)) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t11) + 1);
        cost += 7;
        goto failed_1;
      }
      crd_string t13 = crd_cel_concat(cel, t11, t12, false);
      crd_string t14 = crd_cel_concat(cel, t13, CRD_STRING(" group: '"), false);
      cost += 1;
      crd_string t15 = crd_cel_concat(cel, t14, *(const crd_string *)scope->self, false);
      crd_string t16 = crd_cel_concat(cel, t15, CRD_STRING("', error: "), false);
      cost += 1;
      crd_string t17 = crd_cel_concat(cel, t16, fault_8, false);
      crd_cel_push(cel, &t7, crd_cel_of_string(t17));
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t18 = crd_cel_built(cel, &t7);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t18 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_label_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_label_2_reads[2] = {
    {CRD_READ_PLACE, 0, {NULL, 0}},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_label_steps[] = {
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("KR-103"),
        .reads = set_label_1_reads,
        .read_count = 1,
        .value = {.function = {.value = set_label_1_value}},
    },
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("KR-104"),
        .reads = set_label_2_reads,
        .read_count = 2,
        .value = {.function = {.value = set_label_2_value}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_label_4ff953b0 = {
    .name = CRD_STRING_INIT("label"),
    .steps = set_label_steps,
    .step_count = 2,
    .mode = CRD_SET_ALL,
};
