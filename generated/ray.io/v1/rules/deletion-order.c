/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_DeletionRule ray_io_v1_RayCronJob_DeletionRule_zero;
static const ray_io_v1_RayCronJob_Condition ray_io_v1_RayCronJob_Condition_zero;

/* deletion-order, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus */
/* state: state */
static crd_cel_value set_deletion_order_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_deletion_order_1_param_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteSelf", 10}}},
};
static const crd_cel_list set_deletion_order_1_param_2_table_1 = {set_deletion_order_1_param_2_items_1, 3, NULL};
static const crd_cel_value set_deletion_order_1_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_order_1_param_2_table_1}};
/* policies: ['DeleteWorkers', 'DeleteCluster', 'DeleteSelf'].filter(p, mine.exists(r, r.policy == p)) */
static crd_cel_value set_deletion_order_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2 = set_deletion_order_1_param_2_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string p_4;
    if (!crd_cel_string_at(cel, &t2, i1, &p_4)) goto failed_0;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_1;
      crd_cel_value t8 = scope->outer->params[1];
      const int64_t n7 = crd_cel_range(cel, t8);
      if (n7 < 0) goto failed_1;
      crd_cel_builder t9 = {NULL, 0, 0};
      bool failed7 = false;
      crd_string error7 = {NULL, 0};
      for (size_t i7 = 0; i7 < (size_t)n7; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t10 = crd_cel_range_at(cel, t8, i7);
        crd_cel_truth t11 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (crd_scope_failed(cel, &scope->outer->params[0])) {
            cost += 3;
            goto failed_2;
          }
          crd_string t12 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->outer->params[0], &t12)) {
            cost += 3;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t12, CRD_STRING("JobStatus"));
          crd_string t17 = {NULL, 0};
          if (crd_cel_same(t12, CRD_STRING("JobStatus"))) {
            cost += 1;
            if (t10.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_io_v1_RayCronJob_DeletionRule *t13 = crd_scope_object(cel, t10, &crd_struct_997889098d3a_type,
                                                                            &ray_io_v1_RayCronJob_DeletionRule_zero);
            const ray_io_v1_RayCronJob_Condition *t14 = t13->condition
                                                            ? t13->condition : &ray_io_v1_RayCronJob_Condition_zero;
            cost += 1;
            t17 = t14->jobStatus;
          } else {
            cost += 1;
            if (t10.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_io_v1_RayCronJob_DeletionRule *t15 = crd_scope_object(cel, t10, &crd_struct_997889098d3a_type,
                                                                            &ray_io_v1_RayCronJob_DeletionRule_zero);
            const ray_io_v1_RayCronJob_Condition *t16 = t15->condition
                                                            ? t15->condition : &ray_io_v1_RayCronJob_Condition_zero;
            cost += 1;
            t17 = t16->jobDeploymentStatus;
          }
          crd_string t18 = {NULL, 0};
          cost += 1;
          if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t18)) {
            cost += crd_cel_length(t17) != 0;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t17, t18);
          t11 = crd_cel_truth_of(crd_cel_same(t17, t18));
        }
      failed_2:;
        if (t11 == CRD_CEL_ERROR) {
          error7 = cel->error;
          failed7 = true;
        }
        if (t11 == CRD_CEL_TRUE) {
          bool collected3 = false;
          {
            cost += 13;
            if (t10.kind == CRD_CEL_FAILED) goto failed_3;
            crd_cel_push(cel, &t9, t10);
            collected3 = true;
          }
        failed_3:;
          if (!collected3 && !failed7) {
            error7 = cel->error;
            failed7 = true;
          }
        }
      }
      cost += 1;
      if (failed7) cel->error = error7;
      if (failed7) goto failed_1;
      crd_cel_value t19 = crd_cel_built(cel, &t9);
      crd_cel_value t20 = t19;
      const int64_t n6 = crd_cel_range(cel, t20);
      if (n6 < 0) goto failed_1;
      crd_cel_truth t21 = CRD_CEL_FALSE;
      crd_string error6 = {NULL, 0};
      for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t22 = crd_cel_range_at(cel, t20, i6);
        crd_cel_truth t23 = CRD_CEL_ERROR;
        {
          cost += 5;
          if (t22.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_4;
          }
          const ray_io_v1_RayCronJob_DeletionRule *t24 = crd_scope_object(cel, t22, &crd_struct_997889098d3a_type,
                                                                          &ray_io_v1_RayCronJob_DeletionRule_zero);
          cost += crd_cel_string_cost(t24->policy, p_4);
          cost += 2;
          t23 = crd_cel_truth_of(crd_cel_same(t24->policy, p_4));
        }
      failed_4:;
        if (t23 == CRD_CEL_ERROR && t21 != CRD_CEL_ERROR) {
          t21 = CRD_CEL_ERROR;
          error6 = cel->error;
        }
        if (t23 == CRD_CEL_TRUE) {
          t21 = CRD_CEL_TRUE;
          if (i6 + 1 < (size_t)n6) cost += 3;
          break;
        }
      }
      if (t21 == CRD_CEL_ERROR) cel->error = error6;
      cost += 1;
      t5 = t21;
    }
  failed_1:;
    if (t5 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t5 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(p_4));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t25 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t25 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_deletion_order_1_param_3_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteSelf", 10}}},
};
static const crd_cel_list set_deletion_order_1_param_3_table_1 = {set_deletion_order_1_param_3_items_1, 3, NULL};
static const crd_cel_value set_deletion_order_1_param_3_constant_2 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_order_1_param_3_table_1}};
/* times: ['DeleteWorkers', 'DeleteCluster', 'DeleteSelf'].filter(p, mine.exists(r, r.policy == p)) .map(p, mine.filter(r,
 * r.policy == p)[0].condition.ttlSeconds) */
static crd_cel_value set_deletion_order_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t3 = set_deletion_order_1_param_3_constant_2;
  const int64_t n2 = crd_cel_range(cel, t3);
  if (n2 < 0) goto failed_0;
  crd_cel_builder t4 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string p_5;
    if (!crd_cel_string_at(cel, &t3, i2, &p_5)) goto failed_0;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_1;
      crd_cel_value t9 = scope->outer->params[1];
      const int64_t n8 = crd_cel_range(cel, t9);
      if (n8 < 0) goto failed_1;
      crd_cel_builder t10 = {NULL, 0, 0};
      bool failed8 = false;
      crd_string error8 = {NULL, 0};
      for (size_t i8 = 0; i8 < (size_t)n8; i8++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t11 = crd_cel_range_at(cel, t9, i8);
        crd_cel_truth t12 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (crd_scope_failed(cel, &scope->outer->params[0])) {
            cost += 3;
            goto failed_2;
          }
          crd_string t13 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->outer->params[0], &t13)) {
            cost += 3;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t13, CRD_STRING("JobStatus"));
          crd_string t18 = {NULL, 0};
          if (crd_cel_same(t13, CRD_STRING("JobStatus"))) {
            cost += 1;
            if (t11.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_io_v1_RayCronJob_DeletionRule *t14 = crd_scope_object(cel, t11, &crd_struct_997889098d3a_type,
                                                                            &ray_io_v1_RayCronJob_DeletionRule_zero);
            const ray_io_v1_RayCronJob_Condition *t15 = t14->condition
                                                            ? t14->condition : &ray_io_v1_RayCronJob_Condition_zero;
            cost += 1;
            t18 = t15->jobStatus;
          } else {
            cost += 1;
            if (t11.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_2;
            }
            const ray_io_v1_RayCronJob_DeletionRule *t16 = crd_scope_object(cel, t11, &crd_struct_997889098d3a_type,
                                                                            &ray_io_v1_RayCronJob_DeletionRule_zero);
            const ray_io_v1_RayCronJob_Condition *t17 = t16->condition
                                                            ? t16->condition : &ray_io_v1_RayCronJob_Condition_zero;
            cost += 1;
            t18 = t17->jobDeploymentStatus;
          }
          crd_string t19 = {NULL, 0};
          cost += 1;
          if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t19)) {
            cost += crd_cel_length(t18) != 0;
            goto failed_2;
          }
          cost += crd_cel_string_cost(t18, t19);
          t12 = crd_cel_truth_of(crd_cel_same(t18, t19));
        }
      failed_2:;
        if (t12 == CRD_CEL_ERROR) {
          error8 = cel->error;
          failed8 = true;
        }
        if (t12 == CRD_CEL_TRUE) {
          bool collected3 = false;
          {
            cost += 13;
            if (t11.kind == CRD_CEL_FAILED) goto failed_3;
            crd_cel_push(cel, &t10, t11);
            collected3 = true;
          }
        failed_3:;
          if (!collected3 && !failed8) {
            error8 = cel->error;
            failed8 = true;
          }
        }
      }
      cost += 1;
      if (failed8) cel->error = error8;
      if (failed8) goto failed_1;
      crd_cel_value t20 = crd_cel_built(cel, &t10);
      crd_cel_value t21 = t20;
      const int64_t n7 = crd_cel_range(cel, t21);
      if (n7 < 0) goto failed_1;
      crd_cel_truth t22 = CRD_CEL_FALSE;
      crd_string error7 = {NULL, 0};
      for (size_t i7 = 0; i7 < (size_t)n7; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t23 = crd_cel_range_at(cel, t21, i7);
        crd_cel_truth t24 = CRD_CEL_ERROR;
        {
          cost += 5;
          if (t23.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_4;
          }
          const ray_io_v1_RayCronJob_DeletionRule *t25 = crd_scope_object(cel, t23, &crd_struct_997889098d3a_type,
                                                                          &ray_io_v1_RayCronJob_DeletionRule_zero);
          cost += crd_cel_string_cost(t25->policy, p_5);
          cost += 2;
          t24 = crd_cel_truth_of(crd_cel_same(t25->policy, p_5));
        }
      failed_4:;
        if (t24 == CRD_CEL_ERROR && t22 != CRD_CEL_ERROR) {
          t22 = CRD_CEL_ERROR;
          error7 = cel->error;
        }
        if (t24 == CRD_CEL_TRUE) {
          t22 = CRD_CEL_TRUE;
          if (i7 + 1 < (size_t)n7) cost += 3;
          break;
        }
      }
      if (t22 == CRD_CEL_ERROR) cel->error = error7;
      cost += 1;
      t6 = t22;
    }
  failed_1:;
    if (t6 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t6 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t4, crd_cel_of_string(p_5));
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto failed_0;
  crd_cel_value t26 = crd_cel_built(cel, &t4);
  crd_cel_value t27 = t26;
  const int64_t n1 = crd_cel_range(cel, t27);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t28 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string p_29;
    if (!crd_cel_string_at(cel, &t27, i1, &p_29)) goto failed_0;
    bool collected6 = false;
    {
      cost += 13;
      if (crd_scope_failed(cel, &scope->outer->params[1])) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_value t32 = scope->outer->params[1];
      const int64_t n31 = crd_cel_range(cel, t32);
      if (n31 < 0) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_builder t33 = {NULL, 0, 0};
      bool failed31 = false;
      crd_string error31 = {NULL, 0};
      for (size_t i31 = 0; i31 < (size_t)n31; i31++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t34 = crd_cel_range_at(cel, t32, i31);
        crd_cel_truth t35 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (crd_scope_failed(cel, &scope->outer->params[0])) {
            cost += 3;
            goto failed_7;
          }
          crd_string t36 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->outer->params[0], &t36)) {
            cost += 3;
            goto failed_7;
          }
          cost += crd_cel_string_cost(t36, CRD_STRING("JobStatus"));
          crd_string t41 = {NULL, 0};
          if (crd_cel_same(t36, CRD_STRING("JobStatus"))) {
            cost += 1;
            if (t34.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_7;
            }
            const ray_io_v1_RayCronJob_DeletionRule *t37 = crd_scope_object(cel, t34, &crd_struct_997889098d3a_type,
                                                                            &ray_io_v1_RayCronJob_DeletionRule_zero);
            const ray_io_v1_RayCronJob_Condition *t38 = t37->condition
                                                            ? t37->condition : &ray_io_v1_RayCronJob_Condition_zero;
            cost += 1;
            t41 = t38->jobStatus;
          } else {
            cost += 1;
            if (t34.kind == CRD_CEL_FAILED) {
              cost += 1;
              goto failed_7;
            }
            const ray_io_v1_RayCronJob_DeletionRule *t39 = crd_scope_object(cel, t34, &crd_struct_997889098d3a_type,
                                                                            &ray_io_v1_RayCronJob_DeletionRule_zero);
            const ray_io_v1_RayCronJob_Condition *t40 = t39->condition
                                                            ? t39->condition : &ray_io_v1_RayCronJob_Condition_zero;
            cost += 1;
            t41 = t40->jobDeploymentStatus;
          }
          crd_string t42 = {NULL, 0};
          cost += 1;
          if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t42)) {
            cost += crd_cel_length(t41) != 0;
            goto failed_7;
          }
          cost += crd_cel_string_cost(t41, t42);
          t35 = crd_cel_truth_of(crd_cel_same(t41, t42));
        }
      failed_7:;
        if (t35 == CRD_CEL_ERROR) {
          error31 = cel->error;
          failed31 = true;
        }
        if (t35 == CRD_CEL_TRUE) {
          bool collected8 = false;
          {
            cost += 13;
            if (t34.kind == CRD_CEL_FAILED) goto failed_8;
            crd_cel_push(cel, &t33, t34);
            collected8 = true;
          }
        failed_8:;
          if (!collected8 && !failed31) {
            error31 = cel->error;
            failed31 = true;
          }
        }
      }
      cost += 1;
      if (failed31) cel->error = error31;
      if (failed31) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_value t43 = crd_cel_built(cel, &t33);
      crd_cel_value t44 = t43;
      const int64_t n30 = crd_cel_range(cel, t44);
      if (n30 < 0) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_builder t45 = {NULL, 0, 0};
      bool failed30 = false;
      crd_string error30 = {NULL, 0};
      for (size_t i30 = 0; i30 < (size_t)n30; i30++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t46 = crd_cel_range_at(cel, t44, i30);
        crd_cel_truth t47 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t46.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_9;
          }
          const ray_io_v1_RayCronJob_DeletionRule *t48 = crd_scope_object(cel, t46, &crd_struct_997889098d3a_type,
                                                                          &ray_io_v1_RayCronJob_DeletionRule_zero);
          cost += crd_cel_string_cost(t48->policy, p_29);
          cost += 2;
          t47 = crd_cel_truth_of(crd_cel_same(t48->policy, p_29));
        }
      failed_9:;
        if (t47 == CRD_CEL_ERROR) {
          error30 = cel->error;
          failed30 = true;
        }
        if (t47 == CRD_CEL_TRUE) {
          bool collected10 = false;
          {
            cost += 13;
            if (t46.kind == CRD_CEL_FAILED) goto failed_10;
            crd_cel_push(cel, &t45, t46);
            collected10 = true;
          }
        failed_10:;
          if (!collected10 && !failed30) {
            error30 = cel->error;
            failed30 = true;
          }
        }
      }
      cost += 1;
      if (failed30) cel->error = error30;
      if (failed30) {
        cost += 1;
        goto failed_6;
      }
      crd_cel_value t49 = crd_cel_built(cel, &t45);
      crd_cel_value t50 = crd_cel_index(cel, t49, crd_cel_of_int(0));
      cost += 2;
      if (t50.kind == CRD_CEL_FAILED) goto failed_6;
      const ray_io_v1_RayCronJob_DeletionRule *t51 = crd_scope_object(cel, t50, &crd_struct_997889098d3a_type,
                                                                      &ray_io_v1_RayCronJob_DeletionRule_zero);
      const ray_io_v1_RayCronJob_Condition *t52 = t51->condition ? t51->condition : &ray_io_v1_RayCronJob_Condition_zero;
      cost += 2;
      crd_cel_push(cel, &t28, crd_cel_of_int(t52->ttlSeconds));
      collected6 = true;
    }
  failed_6:;
    if (!collected6 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t53 = crd_cel_built(cel, &t28);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t53 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_deletion_order_1_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, {NULL, 0}},
};
static const crd_scope_code set_deletion_order_1_include_params[] = {
    {.function = {.value = set_deletion_order_1_param_1}},
    {.function = {.value = set_deletion_order_1_param_2}},
    {.function = {.value = set_deletion_order_1_param_3}},
};
static const crd_include set_deletion_order_1_include = {
    .set = &ray_io_v1_RayJob_set_deletion_times_3548c335,
    .mode = CRD_SET_FIRST,
    .reads = set_deletion_order_1_include_reads,
    .read_count = 2,
    .params = set_deletion_order_1_include_params,
    .param_count = 3,
};
static const crd_step set_deletion_order_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_deletion_order_1_include,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_order_3548c335 = {
    .name = CRD_STRING_INIT("deletion-order"),
    .steps = set_deletion_order_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
