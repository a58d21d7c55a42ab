/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;

/* task-pod, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* index: index */
static crd_cel_value set_task_pod_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_task_pod_1_param_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"metadata.name: Required value: name or generateName is required", 63}}},
};
static const crd_cel_list set_task_pod_1_param_2_table_1 = {set_task_pod_1_param_2_items_1, 1, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_1}};
static const crd_cel_list set_task_pod_1_param_2_table_3 = {NULL, 0, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_4 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_3}};
static const crd_cel_value set_task_pod_1_param_2_items_5[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"metadata.namespace: Required value", 34}}},
};
static const crd_cel_list set_task_pod_1_param_2_table_5 = {set_task_pod_1_param_2_items_5, 1, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_6 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_5}};
static const crd_cel_list set_task_pod_1_param_2_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_8 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_7}};
/* errors: (self.name == '' ? ['metadata.name: Required value: name or generateName is required'] :
 * format.dns1123Subdomain().validate(self.name).orValue([]).map(e, 'metadata.name: Invalid value: ' + goQuote(self.name) +
 * ': ' + e)) + (space == '' ? ['metadata.namespace: Required value'] :
 * format.dns1123Label().validate(space).orValue([]).map(e, 'metadata.namespace: Invalid value: ' + goQuote(space) + ': ' +
 * e)) + errors */
static crd_cel_value set_task_pod_1_param_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self_1->name, CRD_STRING(""));
  cost += 2;
  crd_cel_value t15 = crd_cel_of_null();
  if (crd_cel_same(self_1->name, CRD_STRING(""))) {
    t15 = set_task_pod_1_param_2_constant_2;
  } else {
    crd_cel_value t2 = crd_cel_of_named_format(CRD_STRING("dns1123Subdomain"));
    cost += 3;
    const crd_cel_value arguments3[2] = {t2, crd_cel_of_string(self_1->name)};
    crd_cel_value t4 = crd_cel_fn_validate(cel, arguments3, 2);
    if (t4.kind == CRD_CEL_FAILED) {
      cost += 5;
      goto failed_0;
    }
    crd_cel_value t5 = t4;
    if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 5;
      goto failed_0;
    }
    if (t5.as.optional) {
      t5 = crd_cel_held(cel, t5);
    } else {
      t5 = set_task_pod_1_param_2_constant_4;
    }
    crd_cel_value t6 = t5;
    const int64_t n1 = crd_cel_range(cel, t6);
    if (n1 < 0) {
      cost += 5;
      goto failed_0;
    }
    crd_cel_builder t7 = {NULL, 0, 0};
    bool failed1 = false;
    crd_string error1 = {NULL, 0};
    for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
      if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
      crd_string e_8;
      if (!crd_cel_string_at(cel, &t6, i1, &e_8)) {
        cost += 5;
        goto failed_0;
      }
      bool collected1 = false;
      {
        cost += 14;
        const crd_cel_value arguments9[1] = {crd_cel_of_string(self_1->name)};
        crd_cel_value t10 = crd_cel_fn_go_quote(cel, arguments9, 1);
        if (t10.kind == CRD_CEL_FAILED) {
          cost += 7;
          goto failed_1;
        }
        crd_string t11 = crd_cel_concat(cel, CRD_STRING("metadata.name: Invalid value: "), t10.as.text, false);
        crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING(": "), false);
        cost += 1;
        crd_string t13 = crd_cel_concat(cel, t12, e_8, false);
        crd_cel_push(cel, &t7, crd_cel_of_string(t13));
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
    if (failed1) {
      cost += 5;
      goto failed_0;
    }
    crd_cel_value t14 = crd_cel_built(cel, &t7);
    t15 = t14;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) {
    cost += 3;
    goto failed_0;
  }
  crd_string t16 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t16)) {
    cost += 3;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t16, CRD_STRING(""));
  crd_cel_value t33 = crd_cel_of_null();
  if (crd_cel_same(t16, CRD_STRING(""))) {
    t33 = set_task_pod_1_param_2_constant_6;
  } else {
    crd_cel_value t18 = crd_cel_of_named_format(CRD_STRING("dns1123Label"));
    cost += 2;
    if (crd_scope_failed(cel, &scope->outer->params[0])) {
      cost += 4;
      goto failed_0;
    }
    crd_string t19 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->outer->params[0], &t19)) {
      cost += 4;
      goto failed_0;
    }
    const crd_cel_value arguments20[2] = {t18, crd_cel_of_string(t19)};
    crd_cel_value t21 = crd_cel_fn_validate(cel, arguments20, 2);
    if (t21.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    crd_cel_value t22 = t21;
    if (t22.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 3;
      goto failed_0;
    }
    if (t22.as.optional) {
      t22 = crd_cel_held(cel, t22);
    } else {
      t22 = set_task_pod_1_param_2_constant_8;
    }
    crd_cel_value t23 = t22;
    const int64_t n17 = crd_cel_range(cel, t23);
    if (n17 < 0) {
      cost += 3;
      goto failed_0;
    }
    crd_cel_builder t24 = {NULL, 0, 0};
    bool failed17 = false;
    crd_string error17 = {NULL, 0};
    for (size_t i17 = 0; i17 < (size_t)n17; i17++) {
      if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
      crd_string e_25;
      if (!crd_cel_string_at(cel, &t23, i17, &e_25)) {
        cost += 3;
        goto failed_0;
      }
      bool collected2 = false;
      {
        cost += 13;
        if (crd_scope_failed(cel, &scope->outer->params[0])) {
          cost += 8;
          goto failed_2;
        }
        crd_string t26 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->outer->params[0], &t26)) {
          cost += 8;
          goto failed_2;
        }
        const crd_cel_value arguments27[1] = {crd_cel_of_string(t26)};
        crd_cel_value t28 = crd_cel_fn_go_quote(cel, arguments27, 1);
        if (t28.kind == CRD_CEL_FAILED) {
          cost += 7;
          goto failed_2;
        }
        crd_string t29 = crd_cel_concat(cel, CRD_STRING("metadata.namespace: Invalid value: "), t28.as.text, false);
        crd_string t30 = crd_cel_concat(cel, t29, CRD_STRING(": "), false);
        cost += 1;
        crd_string t31 = crd_cel_concat(cel, t30, e_25, false);
        crd_cel_push(cel, &t24, crd_cel_of_string(t31));
        collected2 = true;
      }
    failed_2:;
      if (!collected2 && !failed17) {
        error17 = cel->error;
        failed17 = true;
      }
    }
    cost += 1;
    if (failed17) cel->error = error17;
    if (failed17) {
      cost += 3;
      goto failed_0;
    }
    crd_cel_value t32 = crd_cel_built(cel, &t24);
    t33 = t32;
  }
  crd_cel_value t34 = crd_cel_add(cel, t15, t33);
  if (t34.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t35 = crd_cel_add(cel, t34, scope->outer->params[2]);
  if (t35.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t35 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* index: index */
static crd_cel_value set_task_pod_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* whole: template.containers.map(c, (size(c.resources.requests) > 0 ? c.resources.requests : c.resources.limits)[?'cpu']
 * .optMap(q, milliValue(string(q)) != 0 && milliValue(string(q)) % 1000 == 0).orValue(false)) +
 * template.initContainers.map(c, (size(c.resources.requests) > 0 ? c.resources.requests : c.resources.limits)[?'cpu']
 * .optMap(q, milliValue(string(q)) != 0 && milliValue(string(q)) % 1000 == 0).orValue(false)) */
static crd_cel_value set_task_pod_2_param_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = self_1->template_
                                                                    ? self_1->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = t2->spec
                                                            ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 4;
  crd_cel_builder t4 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < t3->containers.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Container *c_5 = &t3->containers.items[i1];
    bool collected1 = false;
    {
      const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t6 = c_5->resources
                                                                             ? c_5->resources
                                                                             : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
      cost += 17;
      const crd_int_or_string_map *t9 = NULL;
      if ((int64_t)t6->requests.count > 0) {
        const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t7 = c_5->resources
                                                                               ? c_5->resources
                                                                               : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
        cost += 2;
        t9 = (&t7->requests);
      } else {
        const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t8 = c_5->resources
                                                                               ? c_5->resources
                                                                               : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
        cost += 2;
        t9 = (&t8->limits);
      }
      crd_cel_value t10 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, t9),
                                                 crd_cel_of_string(CRD_STRING("cpu")));
      if (t10.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      cost += t10.kind != CRD_CEL_OPTIONAL || t10.as.optional;
      const crd_cel_value arguments11[1] = {t10};
      crd_cel_value t12 = crd_cel_fn_has_value(cel, arguments11, 1);
      if (t12.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t39 = crd_cel_of_null();
      if (t12.as.boolean) {
        const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t13 = c_5->resources
                                                                                ? c_5->resources
                                                                                : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
        cost += 5;
        const crd_int_or_string_map *t16 = NULL;
        if ((int64_t)t13->requests.count > 0) {
          const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t14 = c_5->resources
                                                                                  ? c_5->resources
                                                                                  : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
          cost += 2;
          t16 = (&t14->requests);
        } else {
          const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t15 = c_5->resources
                                                                                  ? c_5->resources
                                                                                  : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
          cost += 2;
          t16 = (&t15->limits);
        }
        crd_cel_value t17 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, t16),
                                                   crd_cel_of_string(CRD_STRING("cpu")));
        if (t17.kind == CRD_CEL_FAILED) {
          cost += 2;
          goto failed_1;
        }
        cost += t17.kind != CRD_CEL_OPTIONAL || t17.as.optional;
        const crd_cel_value arguments18[1] = {t17};
        crd_cel_value t19 = crd_cel_fn_value(cel, arguments18, 1);
        if (t19.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        crd_cel_truth t20 = CRD_CEL_ERROR;
        {
          cost += 1;
          const crd_cel_value arguments21[1] = {t19};
          const uint64_t cost22 = cel->cost;
          crd_cel_value t23 = crd_cel_fn_string(cel, arguments21, 1);
          if (t23.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_2;
          }
          cel->cost = cost22 + 1;
          const crd_cel_value arguments24[1] = {crd_cel_of_string(t23.as.text)};
          crd_cel_value t25 = crd_cel_fn_milli_value(cel, arguments24, 1);
          if (t25.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_2;
          }
          cost += 1;
          t20 = crd_cel_truth_of((t25.as.integer != 0));
        }
      failed_2:;
        crd_cel_truth t26 = t20;
        if (t26 != CRD_CEL_FALSE) {
          const crd_string error27 = cel->error;
          crd_cel_truth t28 = CRD_CEL_ERROR;
          {
            cost += 1;
            const crd_cel_value arguments29[1] = {t19};
            const uint64_t cost30 = cel->cost;
            crd_cel_value t31 = crd_cel_fn_string(cel, arguments29, 1);
            if (t31.kind == CRD_CEL_FAILED) {
              cost += 3;
              goto failed_3;
            }
            cel->cost = cost30 + 1;
            const crd_cel_value arguments32[1] = {crd_cel_of_string(t31.as.text)};
            crd_cel_value t33 = crd_cel_fn_milli_value(cel, arguments32, 1);
            if (t33.kind == CRD_CEL_FAILED) {
              cost += 2;
              goto failed_3;
            }
            int64_t t34 = 0;
            cost += 1;
            if (!crd_cel_modulo_int(cel, t33.as.integer, 1000, &t34)) {
              cost += 1;
              goto failed_3;
            }
            cost += 1;
            t28 = crd_cel_truth_of((t34 == 0));
          }
        failed_3:;
          t26 = crd_cel_and(cel, t26, error27, t28);
        }
        if (t26 == CRD_CEL_ERROR) goto failed_1;
        const crd_cel_value arguments35[1] = {crd_cel_of_bool((t26 == CRD_CEL_TRUE))};
        crd_cel_value t36 = crd_cel_fn_optional_of(cel, arguments35, 1);
        if (t36.kind == CRD_CEL_FAILED) goto failed_1;
        t39 = t36;
      } else {
        crd_cel_value t38 = crd_cel_fn_optional_none(cel, NULL, 0);
        if (t38.kind == CRD_CEL_FAILED) goto failed_1;
        t39 = t38;
      }
      crd_cel_value t40 = t39;
      if (t40.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_1;
      if (t40.as.optional) {
        t40 = crd_cel_held(cel, t40);
      } else {
        t40 = crd_cel_of_bool(false);
      }
      crd_cel_push(cel, &t4, t40);
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
  if (failed1) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t41 = crd_cel_built(cel, &t4);
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t43 = self_1->template_
                                                                     ? self_1->template_
                                                                     : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t44 = t43->spec
                                                             ? t43->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 4;
  crd_cel_builder t45 = {NULL, 0, 0};
  bool failed42 = false;
  crd_string error42 = {NULL, 0};
  for (size_t i42 = 0; i42 < t44->initContainers.count; i42++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Container *c_46 = &t44->initContainers.items[i42];
    bool collected4 = false;
    {
      const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t47 = c_46->resources
                                                                              ? c_46->resources
                                                                              : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
      cost += 17;
      const crd_int_or_string_map *t50 = NULL;
      if ((int64_t)t47->requests.count > 0) {
        const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t48 = c_46->resources
                                                                                ? c_46->resources
                                                                                : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
        cost += 2;
        t50 = (&t48->requests);
      } else {
        const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t49 = c_46->resources
                                                                                ? c_46->resources
                                                                                : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
        cost += 2;
        t50 = (&t49->limits);
      }
      crd_cel_value t51 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, t50),
                                                 crd_cel_of_string(CRD_STRING("cpu")));
      if (t51.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_4;
      }
      cost += t51.kind != CRD_CEL_OPTIONAL || t51.as.optional;
      const crd_cel_value arguments52[1] = {t51};
      crd_cel_value t53 = crd_cel_fn_has_value(cel, arguments52, 1);
      if (t53.kind == CRD_CEL_FAILED) goto failed_4;
      crd_cel_value t80 = crd_cel_of_null();
      if (t53.as.boolean) {
        const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t54 = c_46->resources
                                                                                ? c_46->resources
                                                                                : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
        cost += 5;
        const crd_int_or_string_map *t57 = NULL;
        if ((int64_t)t54->requests.count > 0) {
          const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t55 = c_46->resources
                                                                                  ? c_46->resources
                                                                                  : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
          cost += 2;
          t57 = (&t55->requests);
        } else {
          const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t56 = c_46->resources
                                                                                  ? c_46->resources
                                                                                  : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
          cost += 2;
          t57 = (&t56->limits);
        }
        crd_cel_value t58 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, t57),
                                                   crd_cel_of_string(CRD_STRING("cpu")));
        if (t58.kind == CRD_CEL_FAILED) {
          cost += 2;
          goto failed_4;
        }
        cost += t58.kind != CRD_CEL_OPTIONAL || t58.as.optional;
        const crd_cel_value arguments59[1] = {t58};
        crd_cel_value t60 = crd_cel_fn_value(cel, arguments59, 1);
        if (t60.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_4;
        }
        crd_cel_truth t61 = CRD_CEL_ERROR;
        {
          cost += 1;
          const crd_cel_value arguments62[1] = {t60};
          const uint64_t cost63 = cel->cost;
          crd_cel_value t64 = crd_cel_fn_string(cel, arguments62, 1);
          if (t64.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_5;
          }
          cel->cost = cost63 + 1;
          const crd_cel_value arguments65[1] = {crd_cel_of_string(t64.as.text)};
          crd_cel_value t66 = crd_cel_fn_milli_value(cel, arguments65, 1);
          if (t66.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_5;
          }
          cost += 1;
          t61 = crd_cel_truth_of((t66.as.integer != 0));
        }
      failed_5:;
        crd_cel_truth t67 = t61;
        if (t67 != CRD_CEL_FALSE) {
          const crd_string error68 = cel->error;
          crd_cel_truth t69 = CRD_CEL_ERROR;
          {
            cost += 1;
            const crd_cel_value arguments70[1] = {t60};
            const uint64_t cost71 = cel->cost;
            crd_cel_value t72 = crd_cel_fn_string(cel, arguments70, 1);
            if (t72.kind == CRD_CEL_FAILED) {
              cost += 3;
              goto failed_6;
            }
            cel->cost = cost71 + 1;
            const crd_cel_value arguments73[1] = {crd_cel_of_string(t72.as.text)};
            crd_cel_value t74 = crd_cel_fn_milli_value(cel, arguments73, 1);
            if (t74.kind == CRD_CEL_FAILED) {
              cost += 2;
              goto failed_6;
            }
            int64_t t75 = 0;
            cost += 1;
            if (!crd_cel_modulo_int(cel, t74.as.integer, 1000, &t75)) {
              cost += 1;
              goto failed_6;
            }
            cost += 1;
            t69 = crd_cel_truth_of((t75 == 0));
          }
        failed_6:;
          t67 = crd_cel_and(cel, t67, error68, t69);
        }
        if (t67 == CRD_CEL_ERROR) goto failed_4;
        const crd_cel_value arguments76[1] = {crd_cel_of_bool((t67 == CRD_CEL_TRUE))};
        crd_cel_value t77 = crd_cel_fn_optional_of(cel, arguments76, 1);
        if (t77.kind == CRD_CEL_FAILED) goto failed_4;
        t80 = t77;
      } else {
        crd_cel_value t79 = crd_cel_fn_optional_none(cel, NULL, 0);
        if (t79.kind == CRD_CEL_FAILED) goto failed_4;
        t80 = t79;
      }
      crd_cel_value t81 = t80;
      if (t81.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_4;
      if (t81.as.optional) {
        t81 = crd_cel_held(cel, t81);
      } else {
        t81 = crd_cel_of_bool(false);
      }
      crd_cel_push(cel, &t45, t81);
      collected4 = true;
    }
  failed_4:;
    if (!collected4 && !failed42) {
      error42 = cel->error;
      failed42 = true;
    }
  }
  cost += 1;
  if (failed42) cel->error = error42;
  if (failed42) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t82 = crd_cel_built(cel, &t45);
  crd_cel_value t83 = crd_cel_add(cel, t41, t82);
  if (t83.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t83 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: !(self.topologyPolicy in ['', 'none']) */
static crd_cel_truth set_task_pod_2_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_string t1 = self_1->topologyPolicy;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_same(t1, CRD_STRING("")) || crd_cel_same(t1, CRD_STRING("none")))));
}


static const crd_read set_task_pod_1_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".name")},
};
static const crd_read set_task_pod_2_include_reads[9] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[*].resources.requests[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[*].resources.requests")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[*].resources.limits")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[*].resources.requests[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[*].resources.requests")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[*].resources.limits")},
};
static const crd_scope_code set_task_pod_1_include_params[] = {
    {.function = {.value = set_task_pod_1_param_1}},
    {.function = {.value = set_task_pod_1_param_2}},
};
static const crd_include set_task_pod_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_pod_errors_63d1a439,
    .mode = CRD_SET_FIRST,
    .reads = set_task_pod_1_include_reads,
    .read_count = 2,
    .params = set_task_pod_1_include_params,
    .param_count = 2,
};
static const crd_scope_code set_task_pod_2_include_params[] = {
    {.function = {.value = set_task_pod_2_param_1}},
    {.function = {.value = set_task_pod_2_param_2}},
};
static const crd_include set_task_pod_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_cpus_63d1a439,
    .mode = CRD_SET_FIRST,
    .reads = set_task_pod_2_include_reads,
    .read_count = 9,
    .params = set_task_pod_2_include_params,
    .param_count = 2,
};
static const crd_step set_task_pod_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_task_pod_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_task_pod_2_when}},
        .include = &set_task_pod_2_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_pod_63d1a439 = {
    .name = CRD_STRING_INIT("task-pod"),
    .steps = set_task_pod_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
