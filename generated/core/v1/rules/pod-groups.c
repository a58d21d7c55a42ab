/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* pod-groups, declared at Pod */
/* all: all */
static crd_cel_value set_pod_groups_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* space: space */
static crd_cel_value set_pod_groups_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* annotations: all.map(g, g.object.value .map(v, goFromYAML(v, '{}string')).filter(m, m.hasValue()).map(m, m.value())) */
static crd_cel_value set_pod_groups_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_cel_value t2 = crd_cel_iterable(cel, scope->outer->params[0]);
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t4 = crd_cel_range_at(cel, t2, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t4.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t8 = crd_cel_select(cel, t4, CRD_STRING("object"));
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t9 = crd_cel_select(cel, t8, CRD_STRING("value"));
      cost += 1;
      if (t9.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t10 = crd_cel_iterable(cel, t9);
      const int64_t n7 = crd_cel_range(cel, t10);
      if (n7 < 0) goto failed_1;
      crd_cel_builder t11 = {NULL, 0, 0};
      bool failed7 = false;
      crd_string error7 = {NULL, 0};
      for (size_t i7 = 0; i7 < (size_t)n7; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t12 = crd_cel_range_at(cel, t10, i7);
        bool collected2 = false;
        {
          cost += 13;
          if (t12.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_2;
          }
          const crd_cel_value arguments13[2] = {t12, crd_cel_of_string(CRD_STRING("{}string"))};
          crd_cel_value t14 = crd_cel_fn_go_from_yaml(cel, arguments13, 2);
          if (t14.kind == CRD_CEL_FAILED) goto failed_2;
          crd_cel_push(cel, &t11, t14);
          collected2 = true;
        }
      failed_2:;
        if (!collected2 && !failed7) {
          error7 = cel->error;
          failed7 = true;
        }
      }
      cost += 1;
      if (failed7) cel->error = error7;
      if (failed7) goto failed_1;
      crd_cel_value t15 = crd_cel_built(cel, &t11);
      crd_cel_value t16 = t15;
      const int64_t n6 = crd_cel_range(cel, t16);
      if (n6 < 0) goto failed_1;
      crd_cel_builder t17 = {NULL, 0, 0};
      bool failed6 = false;
      crd_string error6 = {NULL, 0};
      for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t18 = crd_cel_range_at(cel, t16, i6);
        crd_cel_truth t19 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t18.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_3;
          }
          const crd_cel_value arguments20[1] = {t18};
          crd_cel_value t21 = crd_cel_fn_has_value(cel, arguments20, 1);
          if (t21.kind == CRD_CEL_FAILED) goto failed_3;
          t19 = crd_cel_truth_of(t21.as.boolean);
        }
      failed_3:;
        if (t19 == CRD_CEL_ERROR) {
          error6 = cel->error;
          failed6 = true;
        }
        if (t19 == CRD_CEL_TRUE) {
          bool collected4 = false;
          {
            cost += 13;
            if (t18.kind == CRD_CEL_FAILED) goto failed_4;
            crd_cel_push(cel, &t17, t18);
            collected4 = true;
          }
        failed_4:;
          if (!collected4 && !failed6) {
            error6 = cel->error;
            failed6 = true;
          }
        }
      }
      cost += 1;
      if (failed6) cel->error = error6;
      if (failed6) goto failed_1;
      crd_cel_value t22 = crd_cel_built(cel, &t17);
      crd_cel_value t23 = t22;
      const int64_t n5 = crd_cel_range(cel, t23);
      if (n5 < 0) goto failed_1;
      crd_cel_builder t24 = {NULL, 0, 0};
      bool failed5 = false;
      crd_string error5 = {NULL, 0};
      for (size_t i5 = 0; i5 < (size_t)n5; i5++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t25 = crd_cel_range_at(cel, t23, i5);
        bool collected5 = false;
        {
          cost += 13;
          if (t25.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_5;
          }
          const crd_cel_value arguments26[1] = {t25};
          crd_cel_value t27 = crd_cel_fn_value(cel, arguments26, 1);
          if (t27.kind == CRD_CEL_FAILED) goto failed_5;
          crd_cel_push(cel, &t24, t27);
          collected5 = true;
        }
      failed_5:;
        if (!collected5 && !failed5) {
          error5 = cel->error;
          failed5 = true;
        }
      }
      cost += 1;
      if (failed5) cel->error = error5;
      if (failed5) goto failed_1;
      crd_cel_value t28 = crd_cel_built(cel, &t24);
      crd_cel_push(cel, &t3, t28);
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
  crd_cel_value t29 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t29 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_pod_groups_1_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_scope_code set_pod_groups_1_include_params[] = {
    {.function = {.value = set_pod_groups_1_param_1}},
    {.function = {.value = set_pod_groups_1_param_2}},
    {.function = {.value = set_pod_groups_1_param_3}},
};
static const crd_include set_pod_groups_1_include = {
    .set = &core_v1_Pod_set_pod_own_groups_15324541,
    .mode = CRD_SET_FIRST,
    .reads = set_pod_groups_1_include_reads,
    .read_count = 1,
    .params = set_pod_groups_1_include_params,
    .param_count = 3,
};
static const crd_step set_pod_groups_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_pod_groups_1_include,
    },
};
const crd_rule_set core_v1_Pod_set_pod_groups_15324541 = {
    .name = CRD_STRING_INIT("pod-groups"),
    .steps = set_pod_groups_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
