/* Made by crdc 0.1.0 from schemas with the digest
 * cd0e557e83f2c6ef57c07af7922524023e731c5c44370927a4bcdde6066be5db.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;

/* job-task, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* self.minAvailable <= self.replicas
 * when: has(self.minAvailable) */
static crd_cel_truth set_job_task_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t1 = false;
  if (CRD_HAS(self, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Task, minAvailable))) {
    cost += 5;
    t1 = (self->minAvailable <= self->replicas);
  } else {
    t1 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

static const crd_read set_job_task_1_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".replicas")}};
/* messageExpression: " 'minAvailable' is greater than 'replicas' in task: %s, job: %s;".format([self.name, job]) */
static bool set_job_task_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 17;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 17;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items2[2] = {crd_cel_of_string(self->name), crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_make_list(cel, items2, NULL, 2);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {crd_cel_of_string(CRD_STRING(" 'minAvailable' is greater than 'replicas' in task: "
                                                                    "%s, job: %s;")), t3};
  crd_cel_value t5 = crd_cel_fn_format(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t5.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !duplicated */
static crd_cel_truth set_job_task_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 1;
    goto failed_0;
  }
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[2], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_job_task_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: ' duplicated task name ' + self.name + ';' */
static bool set_job_task_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING(" duplicated task name "), self->name, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(";"), false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* at: self.policies */
static crd_cel_value set_job_task_3_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_59850777b8c0, (&self->policies)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: 'spec.tasks.policies' */
static crd_cel_value set_job_task_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("spec.tasks.policies")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* pod: job + '-' + self.name + '-' + string(index) */
static crd_cel_value set_job_task_4_param_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) {
    cost += 8;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) {
    cost += 8;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING("-"), false);
  cost += 2;
  crd_string t3 = crd_cel_concat(cel, t2, self_1->name, false);
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING("-"), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    goto failed_0;
  }
  int64_t t5 = 0;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t5)) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {crd_cel_of_int(t5)};
  crd_cel_value t7 = crd_cel_fn_string(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t4) + 1);
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t4, t7.as.text, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t8) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_job_task_4_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".name")}};
/* index: index */
static crd_cel_value set_job_task_5_param_1(crd_cel *cel, const crd_scope *scope) {
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
static crd_cel_value set_job_task_5_param_2(crd_cel *cel, const crd_scope *scope) {
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

static const crd_read set_job_task_5_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[*].resources.requests[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[*].resources.requests")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[*].resources.limits")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[*].resources.requests[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[*].resources.requests")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.initContainers[*].resources.limits")}};
/* when: !(self.topologyPolicy in ['', 'none']) */
static crd_cel_truth set_job_task_5_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_string t1 = self_1->topologyPolicy;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_same(t1, CRD_STRING("")) || crd_cel_same(t1, CRD_STRING("none")))));
}

/* job: job */
static crd_cel_value set_job_task_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_job_task_6_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* when: has(self.partitionPolicy) */
static crd_cel_truth set_job_task_6_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(self_1, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Task, partitionPolicy))));
}


static crd_scope_value_fn *const set_job_task_3_include_params[] = {
    set_job_task_3_param_1,
};
static const crd_include set_job_task_3_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_905fb3da,
    .at = set_job_task_3_at,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".policies")},
    .suffix = CRD_STRING_INIT(" valid events are [* PodFailed PodEvicted PodPending Unknown TaskCompleted TaskFailed "
                              "JobUpdated], valid actions are [AbortJob RestartJob RestartTask RestartPod RestartPartition "
                              "TerminateJob CompleteJob ResumeJob];"),
    .params = set_job_task_3_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_job_task_4_include_params[] = {
    set_job_task_4_param_1,
};
static const crd_include set_job_task_4_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_pod_name_63d1a439,
    .mode = CRD_SET_FIRST,
    .reads = set_job_task_4_include_reads,
    .read_count = 2,
    .params = set_job_task_4_include_params,
    .param_count = 1,
};
static crd_scope_value_fn *const set_job_task_5_include_params[] = {
    set_job_task_5_param_1,
    set_job_task_5_param_2,
};
static const crd_include set_job_task_5_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_cpus_63d1a439,
    .mode = CRD_SET_FIRST,
    .reads = set_job_task_5_include_reads,
    .read_count = 9,
    .params = set_job_task_5_include_params,
    .param_count = 2,
};
static crd_scope_value_fn *const set_job_task_6_include_params[] = {
    set_job_task_6_param_1,
};
static const crd_include set_job_task_6_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_partitions_63d1a439,
    .mode = CRD_SET_FIRST,
    .reads = set_job_task_6_include_reads,
    .read_count = 1,
    .params = set_job_task_6_include_params,
    .param_count = 1,
};
static const crd_step set_job_task_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-103"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.minAvailable <= self.replicas"),
        .evaluate = set_job_task_1,
        .reads = set_job_task_1_reads,
        .read_count = 2,
        .message_expression = set_job_task_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-104"),
        .breaks = true,
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!duplicated"),
        .evaluate = set_job_task_2,
        .reads = set_job_task_2_reads,
        .read_count = 1,
        .message_expression = set_job_task_2_message_expression,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("VC-106-task"),
        .reason = CRD_ERROR_INVALID,
        .include = &set_job_task_3_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_job_task_4_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_job_task_5_when,
        .include = &set_job_task_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .when = set_job_task_6_when,
        .include = &set_job_task_6_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_task_597c382a = {
    .name = CRD_STRING_INIT("job-task"),
    .steps = set_job_task_steps,
    .step_count = 6,
    .mode = CRD_SET_ALL,
};
