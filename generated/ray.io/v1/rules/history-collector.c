/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_EnvVar batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero;

/* history-collector, declared at RayCluster.spec.historyServerOptions.collectorOptions */
/* self.image != '' */
static crd_cel_truth set_history_collector_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->image, CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->image, CRD_STRING(""))));
}

static const crd_cel_value set_history_collector_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"POD_IP", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"FQ_RAY_IP", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAME", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAMESPACE", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_ROLE", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_KIND", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_NAME", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"EVENTS_PORT", 11}}},
};
static const crd_cel_list set_history_collector_2_table_1 = {set_history_collector_2_items_1, 8, NULL};
static const crd_cel_value set_history_collector_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_history_collector_2_table_1}};
/* size(taken) == 0 */
static crd_cel_truth set_history_collector_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2 = set_history_collector_2_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 2;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments11[1] = {t10};
  crd_cel_value t12 = crd_cel_fn_size(cel, arguments11, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_history_collector_2_message_expression_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"POD_IP", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"FQ_RAY_IP", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAME", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_CLUSTER_NAMESPACE", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_ROLE", 8}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_KIND", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OWNER_NAME", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"EVENTS_PORT", 11}}},
};
static const crd_cel_list set_history_collector_2_message_expression_table_1 = {set_history_collector_2_message_expression_items_1, 8, NULL};
static const crd_cel_value set_history_collector_2_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                    .as = {.list = &set_history_collector_2_message_expression_table_1}};
/* messageExpression: 'historyServerOptions.collectorOptions.env must not contain ' + taken[0] + ': it is managed by KubeRay
 * and injected automatically into the collector container' */
static bool set_history_collector_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2 = set_history_collector_2_message_expression_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 15;
      goto failed_0;
    }
    cost += 2;
    bool t7 = false;
    for (size_t i6 = 0; i6 < self->env.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_8 = &self->env.items[i6];
      cost += crd_cel_string_cost(e_8->name, n_4);
      cost += 7;
      if (crd_cel_same(e_8->name, n_4)) {
        t7 = true;
        if (i6 + 1 < self->env.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t7) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t3);
  crd_cel_value t11 = crd_cel_index(cel, t10, crd_cel_of_int(0));
  cost += 1;
  if (t11.kind == CRD_CEL_FAILED) {
    cost += 15;
    goto failed_0;
  }
  crd_string t12 = {NULL, 0};
  if (!crd_cel_take_string(cel, t11, &t12)) {
    cost += 9;
    goto failed_0;
  }
  crd_string t13 = crd_cel_concat(cel, CRD_STRING("historyServerOptions.collectorOptions.env must not contain "), t12,
                                  false);
  crd_string t14 = crd_cel_concat(cel, t13,
                                  CRD_STRING(": it is managed by KubeRay and injected automatically into the collector "
                                             "container"), false);
  *message = t14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* backend != '' */
static crd_cel_truth set_history_collector_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_4 = &self->env.items[i2];
    cost += crd_cel_string_cost(e_4->name, CRD_STRING("STORAGE_BACKEND"));
    cost += 2;
    if (crd_cel_same(e_4->name, CRD_STRING("STORAGE_BACKEND"))) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_4));
    }
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_built(cel, &t3);
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) goto failed_3;
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t10 = crd_scope_object(cel, t9, &crd_struct_f494902ef94a_type,
                                                                             &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
      cost += 1;
      crd_cel_push(cel, &t8, crd_cel_of_string(t10->value));
      collected3 = true;
    }
  failed_3:;
    if (!collected3 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_last(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t14 = t13;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t14.as.optional) {
    t14 = crd_cel_held(cel, t14);
  } else {
    t14 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t15 = {NULL, 0};
  if (!crd_cel_take_string(cel, t14, &t15)) goto failed_0;
  cost += crd_cel_string_cost(t15, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t15, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* backend: goUpper(backend) */
static crd_cel_value set_history_collector_4_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self_1->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_4 = &self_1->env.items[i2];
    cost += crd_cel_string_cost(e_4->name, CRD_STRING("STORAGE_BACKEND"));
    cost += 2;
    if (crd_cel_same(e_4->name, CRD_STRING("STORAGE_BACKEND"))) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_4));
    }
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_built(cel, &t3);
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) goto failed_3;
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t10 = crd_scope_object(cel, t9, &crd_struct_f494902ef94a_type,
                                                                             &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
      cost += 1;
      crd_cel_push(cel, &t8, crd_cel_of_string(t10->value));
      collected3 = true;
    }
  failed_3:;
    if (!collected3 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_last(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t14 = t13;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    goto failed_0;
  }
  if (t14.as.optional) {
    t14 = crd_cel_held(cel, t14);
  } else {
    t14 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments15[1] = {t14};
  crd_cel_value t16 = crd_cel_fn_go_upper(cel, arguments15, 1);
  if (t16.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t16.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* authMode: authMode */
static crd_cel_value set_history_collector_4_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self_1->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_4 = &self_1->env.items[i2];
    cost += crd_cel_string_cost(e_4->name, CRD_STRING("AZURE_STORAGE_AUTH_MODE"));
    cost += 2;
    if (crd_cel_same(e_4->name, CRD_STRING("AZURE_STORAGE_AUTH_MODE"))) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_4));
    }
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_built(cel, &t3);
  crd_cel_value t7 = t6;
  const int64_t n1 = crd_cel_range(cel, t7);
  if (n1 < 0) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) goto failed_3;
      const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t10 = crd_scope_object(cel, t9, &crd_struct_f494902ef94a_type,
                                                                             &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
      cost += 1;
      crd_cel_push(cel, &t8, crd_cel_of_string(t10->value));
      collected3 = true;
    }
  failed_3:;
    if (!collected3 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_last(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t14 = t13;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 2;
    goto failed_0;
  }
  if (t14.as.optional) {
    t14 = crd_cel_held(cel, t14);
  } else {
    t14 = crd_cel_of_string(CRD_STRING(""));
  }
  const crd_cel_value arguments15[1] = {t14};
  crd_cel_value t16 = crd_cel_fn_go_trim(cel, arguments15, 1);
  if (t16.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments17[1] = {crd_cel_of_string(t16.as.text)};
  crd_cel_value t18 = crd_cel_fn_go_lower(cel, arguments17, 1);
  if (t18.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t18.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* given: self.env.map(e, e.name).filter(n, self.env.filter(e, e.name == n).map(e, e.value != '' ||
 * has(e.valueFrom)).last().orValue(false)) */
static crd_cel_value set_history_collector_4_param_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_CollectorOptions *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < self_1->env.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_4 = &self_1->env.items[i2];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_string(e_4->name));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  crd_cel_value t6 = t5;
  const int64_t n1 = crd_cel_range(cel, t6);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t7 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string n_8;
    if (!crd_cel_string_at(cel, &t6, i1, &n_8)) goto failed_0;
    crd_cel_truth t9 = CRD_CEL_ERROR;
    {
      cost += 2;
      crd_cel_builder t12 = {NULL, 0, 0};
      for (size_t i11 = 0; i11 < self_1->env.count; i11++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        const batch_volcano_sh_v1alpha1_CronJob_EnvVar *e_13 = &self_1->env.items[i11];
        cost += crd_cel_string_cost(e_13->name, n_8);
        cost += 3;
        if (crd_cel_same(e_13->name, n_8)) {
          cost += 13;
          crd_cel_push(cel, &t12, crd_cel_of_stored(&crd_struct_f494902ef94a_type, e_13));
        }
      }
      cost += 1;
      crd_cel_value t15 = crd_cel_built(cel, &t12);
      crd_cel_value t16 = t15;
      const int64_t n10 = crd_cel_range(cel, t16);
      if (n10 < 0) {
        cost += 1;
        goto failed_2;
      }
      crd_cel_builder t17 = {NULL, 0, 0};
      for (size_t i10 = 0; i10 < (size_t)n10; i10++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        crd_cel_value t18 = crd_cel_range_at(cel, t16, i10);
        crd_cel_truth t19 = CRD_CEL_ERROR;
        {
          cost += 13;
          if (t18.kind == CRD_CEL_FAILED) goto failed_6;
          const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t20 = crd_scope_object(cel, t18, &crd_struct_f494902ef94a_type,
                                                                                 &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
          cost += crd_cel_string_cost(t20->value, CRD_STRING(""));
          cost += 1;
          t19 = crd_cel_truth_of(!crd_cel_same(t20->value, CRD_STRING("")));
        }
      failed_6:;
        crd_cel_truth t21 = t19;
        if (t21 != CRD_CEL_TRUE) {
          const crd_string error22 = cel->error;
          crd_cel_truth t23 = CRD_CEL_ERROR;
          {
            cost += 1;
            if (t18.kind == CRD_CEL_FAILED) goto failed_7;
            const batch_volcano_sh_v1alpha1_CronJob_EnvVar *t24 = crd_scope_object(cel, t18, &crd_struct_f494902ef94a_type,
                                                                                   &batch_volcano_sh_v1alpha1_CronJob_EnvVar_zero);
            t23 = crd_cel_truth_of(CRD_HAS(t24, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_EnvVar, valueFrom)));
          }
        failed_7:;
          t21 = crd_cel_or(cel, t21, error22, t23);
        }
        crd_cel_push(cel, &t17, crd_cel_of_truth(t21));
      }
      cost += 1;
      crd_cel_value t25 = crd_cel_built(cel, &t17);
      const crd_cel_value arguments26[1] = {t25};
      crd_cel_value t27 = crd_cel_fn_last(cel, arguments26, 1);
      if (t27.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_value t28 = t27;
      if (t28.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_2;
      if (t28.as.optional) {
        t28 = crd_cel_held(cel, t28);
      } else {
        t28 = crd_cel_of_bool(false);
      }
      bool t29 = false;
      if (!crd_cel_get_bool(cel, t28, &t29)) goto failed_2;
      t9 = crd_cel_truth_of(t29);
    }
  failed_2:;
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t7, crd_cel_of_string(n_8));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t30 = crd_cel_built(cel, &t7);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t30 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_history_collector_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".image")},
};
static const crd_read set_history_collector_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")},
};
static const crd_read set_history_collector_3_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].name")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".env[*].value")},
};
static const crd_read set_history_collector_4_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].name")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].value")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".env[*].valueFrom")},
};
static const crd_scope_code set_history_collector_4_include_params[] = {
    {.function = {.value = set_history_collector_4_param_1}},
    {.function = {.value = set_history_collector_4_param_2}},
    {.function = {.value = set_history_collector_4_param_3}},
};
static const crd_include set_history_collector_4_include = {
    .set = &ray_io_v1_RayCluster_set_history_storage_bdb3125d,
    .mode = CRD_SET_FIRST,
    .reads = set_history_collector_4_include_reads,
    .read_count = 4,
    .params = set_history_collector_4_include_params,
    .param_count = 3,
};
static const crd_step set_history_collector_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-200"),
        .rule = CRD_STRING_INIT("self.image != ''"),
        .message = CRD_STRING_INIT("historyServerOptions.collectorOptions.image must be set"),
        .evaluate = {.function = {.truth = set_history_collector_1}},
        .reads = set_history_collector_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-201"),
        .rule = CRD_STRING_INIT("size(taken) == 0"),
        .evaluate = {.function = {.truth = set_history_collector_2}},
        .reads = set_history_collector_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_history_collector_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-202"),
        .rule = CRD_STRING_INIT("backend != ''"),
        .message = CRD_STRING_INIT("STORAGE_BACKEND environment variable must be set with a literal string value in "
                                   "historyServerOptions.collectorOptions.env"),
        .evaluate = {.function = {.truth = set_history_collector_3}},
        .reads = set_history_collector_3_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_history_collector_4_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_history_collector_bdb3125d = {
    .name = CRD_STRING_INIT("history-collector"),
    .steps = set_history_collector_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
