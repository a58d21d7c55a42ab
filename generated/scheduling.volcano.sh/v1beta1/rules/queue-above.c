/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
static const scheduling_volcano_sh_v1beta1_Queue_Guarantee scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;

/* queue-above, declared at Queue */
/* each: resourceNames(own) */
static crd_cel_value set_queue_above_1_at(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments1[1] = {scope->params[1]};
  crd_cel_value t2 = crd_cel_fn_resource_names(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* name: name */
static crd_cel_value set_queue_above_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: own[r] */
static crd_cel_value set_queue_above_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  crd_string t1 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t1)) goto failed_0;
  crd_cel_value t2 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_string(t1));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_above_1_param_3_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("spec.parent")};
static const crd_state_query set_queue_above_1_param_3_query_2 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("spec.parent")};
/* needs: below.filter(d, !ancestors(d.spec.parent).slice(0, (ancestors(d.spec.parent).map(a, a.metadata.name) +
 * [name]).indexOf(name)) .exists(a, resourceAmounts(a.spec.capability)[?r].orValue(0.0) > 0.0)) .map(d,
 * resourceAmounts(d.spec.capability)[?r].orValue(0.0)) */
static crd_cel_value set_queue_above_1_param_3(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  crd_cel_value t3 = scope->outer->params[2];
  const int64_t n2 = crd_cel_range(cel, t3);
  if (n2 < 0) goto failed_0;
  crd_cel_builder t4 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t5 = crd_cel_range_at(cel, t3, i2);
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (t5.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_1;
      }
      crd_cel_value t8 = crd_scope_member(cel, t5, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_1;
      }
      crd_cel_value t9 = crd_scope_member(cel, t8, CRD_STRING("parent"), CRD_ZERO_STRING);
      cost += 1;
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_1;
      }
      crd_cel_value t10 = crd_cel_state_ancestors(cel, &set_queue_above_1_param_3_query_1, t9);
      if (t10.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      cost += 1;
      if (t5.kind == CRD_CEL_FAILED) {
        cost += 17;
        goto failed_1;
      }
      crd_cel_value t12 = crd_scope_member(cel, t5, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t12.kind == CRD_CEL_FAILED) {
        cost += 17;
        goto failed_1;
      }
      crd_cel_value t13 = crd_scope_member(cel, t12, CRD_STRING("parent"), CRD_ZERO_STRING);
      cost += 1;
      if (t13.kind == CRD_CEL_FAILED) {
        cost += 17;
        goto failed_1;
      }
      crd_cel_value t14 = crd_cel_state_ancestors(cel, &set_queue_above_1_param_3_query_2, t13);
      if (t14.kind == CRD_CEL_FAILED) {
        cost += 16;
        goto failed_1;
      }
      crd_cel_value t15 = t14;
      const int64_t n11 = crd_cel_range(cel, t15);
      if (n11 < 0) {
        cost += 16;
        goto failed_1;
      }
      crd_cel_builder t16 = {NULL, 0, 0};
      bool failed11 = false;
      crd_string error11 = {NULL, 0};
      for (size_t i11 = 0; i11 < (size_t)n11; i11++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t17 = crd_cel_range_at(cel, t15, i11);
        bool collected2 = false;
        {
          cost += 13;
          if (t17.kind == CRD_CEL_FAILED) goto failed_2;
          crd_cel_value t18 = crd_scope_select(cel, t17, CRD_STRING("metadata"), CRD_ZERO_MAP);
          cost += 1;
          if (t18.kind == CRD_CEL_FAILED) goto failed_2;
          crd_cel_value t19 = crd_scope_select(cel, t18, CRD_STRING("name"), CRD_ZERO_STRING);
          cost += 1;
          if (t19.kind == CRD_CEL_FAILED) goto failed_2;
          crd_cel_push(cel, &t16, t19);
          collected2 = true;
        }
      failed_2:;
        if (!collected2 && !failed11) {
          error11 = cel->error;
          failed11 = true;
        }
      }
      cost += 1;
      if (failed11) cel->error = error11;
      if (failed11) {
        cost += 16;
        goto failed_1;
      }
      crd_cel_value t20 = crd_cel_built(cel, &t16);
      crd_cel_value t21 = crd_scope_metadata(cel, self_1->object.value);
      cost += 2;
      if (t21.kind == CRD_CEL_FAILED) {
        cost += 15;
        goto failed_1;
      }
      crd_cel_value t22 = crd_cel_select_optional(cel, t21, CRD_STRING("name"));
      if (t22.kind == CRD_CEL_FAILED) {
        cost += 15;
        goto failed_1;
      }
      cost += t22.kind != CRD_CEL_OPTIONAL || t22.as.optional;
      crd_cel_value t23 = t22;
      if (t23.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 15;
        goto failed_1;
      }
      if (t23.as.optional) {
        t23 = crd_cel_held(cel, t23);
      } else {
        t23 = crd_cel_of_string(CRD_STRING(""));
      }
      cost += 10;
      const crd_cel_value items24[1] = {t23};
      crd_cel_value t25 = crd_cel_make_list(cel, items24, NULL, 1);
      if (t25.kind == CRD_CEL_FAILED) {
        cost += 5;
        goto failed_1;
      }
      crd_cel_value t26 = crd_cel_add(cel, t20, t25);
      if (t26.kind == CRD_CEL_FAILED) {
        cost += 4;
        goto failed_1;
      }
      crd_cel_value t27 = crd_scope_metadata(cel, self_1->object.value);
      cost += 2;
      if (t27.kind == CRD_CEL_FAILED) {
        cost += crd_cel_traversal_cost(cel, t26);
        cost += 2;
        goto failed_1;
      }
      crd_cel_value t28 = crd_cel_select_optional(cel, t27, CRD_STRING("name"));
      if (t28.kind == CRD_CEL_FAILED) {
        cost += crd_cel_traversal_cost(cel, t26);
        cost += 2;
        goto failed_1;
      }
      cost += t28.kind != CRD_CEL_OPTIONAL || t28.as.optional;
      crd_cel_value t29 = t28;
      if (t29.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += crd_cel_traversal_cost(cel, t26);
        cost += 2;
        goto failed_1;
      }
      if (t29.as.optional) {
        t29 = crd_cel_held(cel, t29);
      } else {
        t29 = crd_cel_of_string(CRD_STRING(""));
      }
      const crd_cel_value arguments30[2] = {t26, t29};
      crd_cel_value t31 = crd_cel_fn_index_of(cel, arguments30, 2);
      if (t31.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_1;
      }
      const crd_cel_value arguments32[3] = {t10, crd_cel_of_int(0), crd_cel_of_int(t31.as.integer)};
      crd_cel_value t33 = crd_cel_fn_slice(cel, arguments32, 3);
      if (t33.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t34 = t33;
      const int64_t n7 = crd_cel_range(cel, t34);
      if (n7 < 0) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_truth t35 = CRD_CEL_FALSE;
      crd_string error7 = {NULL, 0};
      for (size_t i7 = 0; i7 < (size_t)n7; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t36 = crd_cel_range_at(cel, t34, i7);
        crd_cel_truth t37 = CRD_CEL_ERROR;
        {
          cost += 5;
          if (t36.kind == CRD_CEL_FAILED) {
            cost += 3;
            goto failed_3;
          }
          crd_cel_value t38 = crd_scope_member(cel, t36, CRD_STRING("spec"), CRD_ZERO_MAP);
          cost += 1;
          if (t38.kind == CRD_CEL_FAILED) {
            cost += 3;
            goto failed_3;
          }
          crd_cel_value t39 = crd_scope_member(cel, t38, CRD_STRING("capability"), CRD_ZERO_MAP);
          cost += 1;
          if (t39.kind == CRD_CEL_FAILED) {
            cost += 3;
            goto failed_3;
          }
          const crd_cel_value arguments40[1] = {t39};
          crd_cel_value t41 = crd_cel_fn_resource_amounts(cel, arguments40, 1);
          if (t41.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_3;
          }
          crd_string t42 = {NULL, 0};
          cost += 1;
          if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t42)) {
            cost += 1;
            goto failed_3;
          }
          crd_cel_value t43 = crd_cel_index_optional(cel, t41, crd_cel_of_string(t42));
          cost += 1;
          if (t43.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_3;
          }
          crd_cel_value t44 = t43;
          if (t44.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
            cost += 1;
            goto failed_3;
          }
          if (t44.as.optional) {
            t44 = crd_cel_held(cel, t44);
          } else {
            t44 = crd_cel_of_double(0.0);
          }
          crd_cel_truth t45 = crd_cel_greater(cel, t44, crd_cel_of_double(0.0));
          t37 = t45;
        }
      failed_3:;
        if (t37 == CRD_CEL_ERROR && t35 != CRD_CEL_ERROR) {
          t35 = CRD_CEL_ERROR;
          error7 = cel->error;
        }
        if (t37 == CRD_CEL_TRUE) {
          t35 = CRD_CEL_TRUE;
          if (i7 + 1 < (size_t)n7) cost += 3;
          break;
        }
      }
      if (t35 == CRD_CEL_ERROR) cel->error = error7;
      cost += 2;
      t6 = crd_cel_not(t35);
    }
  failed_1:;
    if (t6 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t6 == CRD_CEL_TRUE) {
      bool collected4 = false;
      {
        cost += 13;
        if (t5.kind == CRD_CEL_FAILED) goto failed_4;
        crd_cel_push(cel, &t4, t5);
        collected4 = true;
      }
    failed_4:;
      if (!collected4 && !failed2) {
        error2 = cel->error;
        failed2 = true;
      }
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto failed_0;
  crd_cel_value t46 = crd_cel_built(cel, &t4);
  crd_cel_value t47 = t46;
  const int64_t n1 = crd_cel_range(cel, t47);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t48 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t49 = crd_cel_range_at(cel, t47, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t49.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_5;
      }
      crd_cel_value t50 = crd_scope_member(cel, t49, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t50.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_5;
      }
      crd_cel_value t51 = crd_scope_member(cel, t50, CRD_STRING("capability"), CRD_ZERO_MAP);
      cost += 1;
      if (t51.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_5;
      }
      const crd_cel_value arguments52[1] = {t51};
      crd_cel_value t53 = crd_cel_fn_resource_amounts(cel, arguments52, 1);
      if (t53.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_5;
      }
      crd_string t54 = {NULL, 0};
      cost += 1;
      if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t54)) goto failed_5;
      crd_cel_value t55 = crd_cel_index_optional(cel, t53, crd_cel_of_string(t54));
      cost += 1;
      if (t55.kind == CRD_CEL_FAILED) goto failed_5;
      crd_cel_value t56 = t55;
      if (t56.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_5;
      if (t56.as.optional) {
        t56 = crd_cel_held(cel, t56);
      } else {
        t56 = crd_cel_of_double(0.0);
      }
      crd_cel_push(cel, &t48, t56);
      collected5 = true;
    }
  failed_5:;
    if (!collected5 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t57 = crd_cel_built(cel, &t48);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t57 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* limited: name */
static crd_cel_value set_queue_above_2_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* of: 'queue' */
static crd_cel_value set_queue_above_2_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("queue")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* guarantees: children.map(q, q.spec.guarantee.resource) */
static crd_cel_value set_queue_above_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[3])) goto failed_0;
  crd_cel_value t2 = scope->outer->params[3];
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
      crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t5.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("guarantee"), CRD_ZERO_MAP);
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t7 = crd_scope_member(cel, t6, CRD_STRING("resource"), CRD_ZERO_MAP);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t3, t7);
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
  crd_cel_value t8 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* deserved: children.map(q, q.spec.deserved) */
static crd_cel_value set_queue_above_2_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[3])) goto failed_0;
  crd_cel_value t2 = scope->outer->params[3];
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
      crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t5.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("deserved"), CRD_ZERO_MAP);
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t3, t6);
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
  crd_cel_value t7 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* guarantee: resourceAmounts(self.spec.guarantee.resource) */
static crd_cel_value set_queue_above_2_param_5(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t2 = t1->guarantee
                                                                ? t1->guarantee
                                                                : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 4;
  const crd_cel_value arguments3[1] = {crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t2->resource))};
  crd_cel_value t4 = crd_cel_fn_resource_amounts(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* deserving: resourceAmounts(self.spec.deserved) */
static crd_cel_value set_queue_above_2_param_6(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  const crd_cel_value arguments2[1] = {crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->deserved))};
  crd_cel_value t3 = crd_cel_fn_resource_amounts(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_above_1_include_self_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_queue_above_1_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_read set_queue_above_2_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.guarantee.resource")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved")},
};
static const crd_scope_code set_queue_above_1_include_params[] = {
    {.function = {.value = set_queue_above_1_param_1}},
    {.function = {.value = set_queue_above_1_param_2}},
    {.function = {.value = set_queue_above_1_param_3}},
};
static const crd_include set_queue_above_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_capability_floor_356d9d9f,
    .at = {.function = {.value = set_queue_above_1_at}},
    .each = true,
    .mode = CRD_SET_FIRST,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_queue_above_1_include_self_reads,
    .self_read_count = 1,
    .reads = set_queue_above_1_include_reads,
    .read_count = 3,
    .params = set_queue_above_1_include_params,
    .param_count = 3,
};
static const crd_scope_code set_queue_above_2_include_params[] = {
    {.function = {.value = set_queue_above_2_param_1}},
    {.function = {.value = set_queue_above_2_param_2}},
    {.function = {.value = set_queue_above_2_param_3}},
    {.function = {.value = set_queue_above_2_param_4}},
    {.function = {.value = set_queue_above_2_param_5}},
    {.function = {.value = set_queue_above_2_param_6}},
};
static const crd_include set_queue_above_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_sums_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_above_2_include_reads,
    .read_count = 4,
    .params = set_queue_above_2_include_params,
    .param_count = 6,
};
static const crd_step set_queue_above_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_above_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_above_2_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_above_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-above"),
    .steps = set_queue_above_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
