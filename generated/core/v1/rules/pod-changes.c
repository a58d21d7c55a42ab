/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-changes, declared at Pod */
/* when: size(group.labels) > 0 */
static crd_cel_truth set_pod_changes_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("labels"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {t1};
  crd_cel_value t3 = crd_cel_fn_size(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3.as.integer > 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: mergePatch(self.spec.nodeSelector, group.labels) */
static crd_cel_value set_pod_changes_1_value(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t1 = self->spec
                                                            ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 4;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select(cel, scope->params[0], CRD_STRING("labels"));
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_stored(&crd_type_376b84aabfbb, (&t1->nodeSelector)), t2};
  crd_cel_value t4 = crd_cel_fn_merge_patch(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: group.affinity != '' && !has(self.spec.affinity) */
static crd_cel_truth set_pod_changes_2_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) goto failed_1;
    crd_cel_value t2 = crd_cel_select(cel, scope->params[0], CRD_STRING("affinity"));
    cost += 1;
    if (t2.kind == CRD_CEL_FAILED) goto failed_1;
    crd_cel_truth t3 = crd_cel_equals(cel, t2, crd_cel_of_string(CRD_STRING("")), true);
    t1 = t3;
  }
failed_1:;
  crd_cel_truth t4 = t1;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t7 = self->spec
                                                              ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 2;
    cost += 1;
    t4 = crd_cel_and(cel, t4, error5,
                     crd_cel_truth_of(!CRD_HAS(t7, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_PodSpec, affinity))));
  }
  return crd_cel_end(cel, cost, t4);
}

/* value: goFromJSON(group.affinity, 'core.v1.Affinity') */
static crd_cel_value set_pod_changes_2_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("affinity"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments2[2] = {t1, crd_cel_of_string(CRD_STRING("core.v1.Affinity"))};
  crd_cel_value t3 = crd_cel_fn_go_from_json(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: size(group.tolerations) > 0 */
static crd_cel_truth set_pod_changes_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("tolerations"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {t1};
  crd_cel_value t3 = crd_cel_fn_size(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3.as.integer > 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: self.spec.tolerations.map(t, dyn(t)) + group.tolerations.map(t, dyn(mergePatch(t, {'tolerationSeconds':
 * t.?tolerationseconds.orValue(null)}))) */
static crd_cel_value set_pod_changes_3_value(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = self->spec
                                                            ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 3;
  crd_cel_builder t3 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < t2->tolerations.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Toleration *t_4 = &t2->tolerations.items[i1];
    cost += 14;
    crd_cel_push(cel, &t3, crd_cel_of_stored(&crd_struct_1f0181a20f1a_type, t_4));
  }
  cost += 1;
  crd_cel_value t5 = crd_cel_built(cel, &t3);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t7 = crd_cel_select(cel, scope->params[0], CRD_STRING("tolerations"));
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_iterable(cel, t7);
  const int64_t n6 = crd_cel_range(cel, t8);
  if (n6 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t9 = {NULL, 0, 0};
  bool failed6 = false;
  crd_string error6 = {NULL, 0};
  for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t10 = crd_cel_range_at(cel, t8, i6);
    bool collected2 = false;
    {
      cost += 13;
      if (t10.kind == CRD_CEL_FAILED) {
        cost += 35;
        goto failed_2;
      }
      cost += 1;
      if (t10.kind == CRD_CEL_FAILED) {
        cost += 32;
        goto failed_2;
      }
      crd_cel_value t11 = crd_cel_select_optional(cel, t10, CRD_STRING("tolerationseconds"));
      if (t11.kind == CRD_CEL_FAILED) {
        cost += 32;
        goto failed_2;
      }
      cost += t11.kind != CRD_CEL_OPTIONAL || t11.as.optional;
      crd_cel_value t12 = t11;
      if (t12.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 32;
        goto failed_2;
      }
      if (t12.as.optional) {
        t12 = crd_cel_held(cel, t12);
      } else {
        t12 = crd_cel_of_null();
      }
      cost += 30;
      const crd_cel_entry entries13[1] = {{crd_cel_of_string(CRD_STRING("tolerationSeconds")), t12}};
      crd_cel_value t14 = crd_cel_make_map(cel, entries13, NULL, 1);
      if (t14.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_2;
      }
      const crd_cel_value arguments15[2] = {t10, t14};
      crd_cel_value t16 = crd_cel_fn_merge_patch(cel, arguments15, 2);
      if (t16.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      cost += 1;
      crd_cel_push(cel, &t9, t16);
      collected2 = true;
    }
  failed_2:;
    if (!collected2 && !failed6) {
      error6 = cel->error;
      failed6 = true;
    }
  }
  cost += 1;
  if (failed6) cel->error = error6;
  if (failed6) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t17 = crd_cel_built(cel, &t9);
  crd_cel_value t18 = crd_cel_add(cel, t5, t17);
  if (t18.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t18 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: group.schedulerName != '' */
static crd_cel_truth set_pod_changes_4_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("schedulerName"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_truth t2 = crd_cel_equals(cel, t1, crd_cel_of_string(CRD_STRING("")), true);
  return crd_cel_end(cel, cost, t2);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: group.schedulerName */
static crd_cel_value set_pod_changes_4_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("schedulerName"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_mutation set_pod_changes_1_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/nodeSelector"),
    .go_type = CRD_STRING_INIT("{}string"),
    .value = set_pod_changes_1_value,
};
static const crd_mutation set_pod_changes_2_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/affinity"),
    .go_type = CRD_STRING_INIT("core.v1.Affinity"),
    .value = set_pod_changes_2_value,
};
static const crd_mutation set_pod_changes_3_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/tolerations"),
    .go_type = CRD_STRING_INIT("[]core.v1.Toleration"),
    .value = set_pod_changes_3_value,
};
static const crd_mutation set_pod_changes_4_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/schedulerName"),
    .value = set_pod_changes_4_value,
};
static const crd_step set_pod_changes_steps[] = {
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-232"),
        .reason = CRD_ERROR_INVALID,
        .when = set_pod_changes_1_when,
        .mutation = &set_pod_changes_1_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-233"),
        .reason = CRD_ERROR_INVALID,
        .when = set_pod_changes_2_when,
        .mutation = &set_pod_changes_2_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-234"),
        .reason = CRD_ERROR_INVALID,
        .when = set_pod_changes_3_when,
        .mutation = &set_pod_changes_3_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-235"),
        .reason = CRD_ERROR_INVALID,
        .when = set_pod_changes_4_when,
        .mutation = &set_pod_changes_4_mutation,
    },
};
const crd_rule_set core_v1_Pod_set_pod_changes_15324541 = {
    .name = CRD_STRING_INIT("pod-changes"),
    .steps = set_pod_changes_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
