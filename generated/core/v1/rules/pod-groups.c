/* Made by crdc 0.1.0 from schemas with the digest
 * cd0e557e83f2c6ef57c07af7922524023e731c5c44370927a4bcdde6066be5db.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* pod-groups, declared at Pod */
static const crd_cel_value set_pod_groups_1_param_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"annotation", 10}}},
};
static const crd_cel_list set_pod_groups_1_param_1_table_1 = {set_pod_groups_1_param_1_items_1, 2, NULL};
static const crd_cel_value set_pod_groups_1_param_1_constant_2 = {.kind = CRD_CEL_LIST,
                                                                  .as = {.list = &set_pod_groups_1_param_1_table_1}};
/* group: all.filter(g, g.object.key == 'namespace' ? space in g.object.value : g.object.key in ['', 'annotation'] &&
 * (g.object.value.map(v, goFromYAML(v, '{}string')) .filter(m, m.hasValue()).exists(m, m.value().exists(k,
 * self.metadata.annotations[?k].orValue('') == m.value()[k])) || (g.object.key == '' &&
 * self.metadata.annotations[?'volcano.sh/resource-group'].orValue('') == g.resourceGroup))) */
static crd_cel_value set_pod_groups_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self_1 = scope->outer->self;
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
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (t4.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t6 = crd_cel_select(cel, t4, CRD_STRING("object"));
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t7 = crd_cel_select(cel, t6, CRD_STRING("key"));
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_truth t8 = crd_cel_equals(cel, t7, crd_cel_of_string(CRD_STRING("namespace")), false);
      if (t8 == CRD_CEL_ERROR) goto failed_1;
      crd_cel_truth t75 = CRD_CEL_ERROR;
      if (t8 == CRD_CEL_TRUE) {
        cost += 1;
        if (crd_scope_failed(cel, &scope->outer->params[1])) {
          cost += 4;
          goto failed_1;
        }
        crd_string t9 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->outer->params[1], &t9)) {
          cost += 4;
          goto failed_1;
        }
        cost += 1;
        if (t4.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        crd_cel_value t10 = crd_cel_select(cel, t4, CRD_STRING("object"));
        cost += 1;
        if (t10.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        crd_cel_value t11 = crd_cel_select(cel, t10, CRD_STRING("value"));
        cost += 1;
        if (t11.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        const uint64_t cost12 = cel->cost;
        crd_cel_truth t13 = crd_cel_in(cel, crd_cel_of_string(t9), t11);
        cel->cost = cost12 + 1;
        t75 = t13;
      } else {
        crd_cel_truth t14 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t4.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_2;
          }
          crd_cel_value t15 = crd_cel_select(cel, t4, CRD_STRING("object"));
          cost += 1;
          if (t15.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_2;
          }
          crd_cel_value t16 = crd_cel_select(cel, t15, CRD_STRING("key"));
          cost += 1;
          if (t16.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_2;
          }
          crd_cel_truth t17 = crd_cel_in_constant(cel, t16, set_pod_groups_1_param_1_constant_2);
          t14 = t17;
        }
      failed_2:;
        crd_cel_truth t18 = t14;
        if (t18 != CRD_CEL_FALSE) {
          const crd_string error19 = cel->error;
          crd_cel_truth t21 = CRD_CEL_ERROR;
          {
            cost += 1;
            if (t4.kind == CRD_CEL_FAILED) goto failed_4;
            crd_cel_value t25 = crd_cel_select(cel, t4, CRD_STRING("object"));
            cost += 1;
            if (t25.kind == CRD_CEL_FAILED) goto failed_4;
            crd_cel_value t26 = crd_cel_select(cel, t25, CRD_STRING("value"));
            cost += 1;
            if (t26.kind == CRD_CEL_FAILED) goto failed_4;
            crd_cel_value t27 = crd_cel_iterable(cel, t26);
            const int64_t n24 = crd_cel_range(cel, t27);
            if (n24 < 0) goto failed_4;
            crd_cel_builder t28 = {NULL, 0, 0};
            bool failed24 = false;
            crd_string error24 = {NULL, 0};
            for (size_t i24 = 0; i24 < (size_t)n24; i24++) {
              if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
              crd_cel_value t29 = crd_cel_range_at(cel, t27, i24);
              bool collected5 = false;
              {
                cost += 13;
                if (t29.kind == CRD_CEL_FAILED) {
                  cost += 1;
                  goto failed_5;
                }
                const crd_cel_value arguments30[2] = {t29, crd_cel_of_string(CRD_STRING("{}string"))};
                crd_cel_value t31 = crd_cel_fn_go_from_yaml(cel, arguments30, 2);
                if (t31.kind == CRD_CEL_FAILED) goto failed_5;
                crd_cel_push(cel, &t28, t31);
                collected5 = true;
              }
            failed_5:;
              if (!collected5 && !failed24) {
                error24 = cel->error;
                failed24 = true;
              }
            }
            cost += 1;
            if (failed24) cel->error = error24;
            if (failed24) goto failed_4;
            crd_cel_value t32 = crd_cel_built(cel, &t28);
            crd_cel_value t33 = t32;
            const int64_t n23 = crd_cel_range(cel, t33);
            if (n23 < 0) goto failed_4;
            crd_cel_builder t34 = {NULL, 0, 0};
            bool failed23 = false;
            crd_string error23 = {NULL, 0};
            for (size_t i23 = 0; i23 < (size_t)n23; i23++) {
              if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
              crd_cel_value t35 = crd_cel_range_at(cel, t33, i23);
              crd_cel_truth t36 = CRD_CEL_ERROR;
              {
                cost += 1;
                if (t35.kind == CRD_CEL_FAILED) {
                  cost += 1;
                  goto failed_6;
                }
                const crd_cel_value arguments37[1] = {t35};
                crd_cel_value t38 = crd_cel_fn_has_value(cel, arguments37, 1);
                if (t38.kind == CRD_CEL_FAILED) goto failed_6;
                t36 = crd_cel_truth_of(t38.as.boolean);
              }
            failed_6:;
              if (t36 == CRD_CEL_ERROR) {
                error23 = cel->error;
                failed23 = true;
              }
              if (t36 == CRD_CEL_TRUE) {
                bool collected7 = false;
                {
                  cost += 13;
                  if (t35.kind == CRD_CEL_FAILED) goto failed_7;
                  crd_cel_push(cel, &t34, t35);
                  collected7 = true;
                }
              failed_7:;
                if (!collected7 && !failed23) {
                  error23 = cel->error;
                  failed23 = true;
                }
              }
            }
            cost += 1;
            if (failed23) cel->error = error23;
            if (failed23) goto failed_4;
            crd_cel_value t39 = crd_cel_built(cel, &t34);
            crd_cel_value t40 = t39;
            const int64_t n22 = crd_cel_range(cel, t40);
            if (n22 < 0) goto failed_4;
            crd_cel_truth t41 = CRD_CEL_FALSE;
            crd_string error22 = {NULL, 0};
            for (size_t i22 = 0; i22 < (size_t)n22; i22++) {
              if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
              crd_cel_value t42 = crd_cel_range_at(cel, t40, i22);
              crd_cel_truth t43 = CRD_CEL_ERROR;
              {
                cost += 5;
                if (t42.kind == CRD_CEL_FAILED) {
                  cost += 1;
                  goto failed_8;
                }
                const crd_cel_value arguments45[1] = {t42};
                crd_cel_value t46 = crd_cel_fn_value(cel, arguments45, 1);
                if (t46.kind == CRD_CEL_FAILED) goto failed_8;
                crd_cel_value t47 = crd_cel_iterable(cel, t46);
                const int64_t n44 = crd_cel_range(cel, t47);
                if (n44 < 0) goto failed_8;
                crd_cel_truth t48 = CRD_CEL_FALSE;
                crd_string error44 = {NULL, 0};
                for (size_t i44 = 0; i44 < (size_t)n44; i44++) {
                  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
                  crd_cel_value t49 = crd_cel_range_at(cel, t47, i44);
                  crd_cel_truth t50 = CRD_CEL_ERROR;
                  {
                    crd_cel_value t51 = crd_scope_metadata(cel, self_1->object.value);
                    cost += 6;
                    if (t51.kind == CRD_CEL_FAILED) {
                      cost += 5;
                      goto failed_9;
                    }
                    crd_cel_value t52 = crd_scope_select(cel, t51, CRD_STRING("annotations"), CRD_ZERO_MAP);
                    cost += 1;
                    if (t52.kind == CRD_CEL_FAILED) {
                      cost += 5;
                      goto failed_9;
                    }
                    cost += 1;
                    if (t49.kind == CRD_CEL_FAILED) {
                      cost += 4;
                      goto failed_9;
                    }
                    crd_cel_value t53 = crd_cel_index_optional(cel, t52, t49);
                    if (t53.kind == CRD_CEL_FAILED) {
                      cost += 5;
                      goto failed_9;
                    }
                    crd_cel_value t54 = t53;
                    if (t54.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                      cost += 5;
                      goto failed_9;
                    }
                    if (t54.as.optional) {
                      t54 = crd_cel_held(cel, t54);
                    } else {
                      t54 = crd_cel_of_string(CRD_STRING(""));
                    }
                    cost += 1;
                    if (t42.kind == CRD_CEL_FAILED) {
                      cost += 2;
                      cost += crd_cel_cost_size(t54) != 0;
                      goto failed_9;
                    }
                    const crd_cel_value arguments55[1] = {t42};
                    crd_cel_value t56 = crd_cel_fn_value(cel, arguments55, 1);
                    if (t56.kind == CRD_CEL_FAILED) {
                      cost += 1;
                      cost += crd_cel_cost_size(t54) != 0;
                      goto failed_9;
                    }
                    cost += 1;
                    if (t49.kind == CRD_CEL_FAILED) {
                      cost += 1;
                      cost += crd_cel_cost_size(t54) != 0;
                      goto failed_9;
                    }
                    crd_cel_value t57 = crd_cel_index(cel, t56, t49);
                    cost += 1;
                    if (t57.kind == CRD_CEL_FAILED) {
                      cost += crd_cel_cost_size(t54) != 0;
                      goto failed_9;
                    }
                    crd_cel_truth t58 = crd_cel_equals(cel, t54, t57, false);
                    t50 = t58;
                  }
                failed_9:;
                  if (t50 == CRD_CEL_ERROR && t48 != CRD_CEL_ERROR) {
                    t48 = CRD_CEL_ERROR;
                    error44 = cel->error;
                  }
                  if (t50 == CRD_CEL_TRUE) {
                    t48 = CRD_CEL_TRUE;
                    if (i44 + 1 < (size_t)n44) cost += 3;
                    break;
                  }
                }
                if (t48 == CRD_CEL_ERROR) cel->error = error44;
                cost += 1;
                t43 = t48;
              }
            failed_8:;
              if (t43 == CRD_CEL_ERROR && t41 != CRD_CEL_ERROR) {
                t41 = CRD_CEL_ERROR;
                error22 = cel->error;
              }
              if (t43 == CRD_CEL_TRUE) {
                t41 = CRD_CEL_TRUE;
                if (i22 + 1 < (size_t)n22) cost += 3;
                break;
              }
            }
            if (t41 == CRD_CEL_ERROR) cel->error = error22;
            cost += 1;
            t21 = t41;
          }
        failed_4:;
          crd_cel_truth t59 = t21;
          if (t59 != CRD_CEL_TRUE) {
            const crd_string error60 = cel->error;
            crd_cel_truth t62 = CRD_CEL_ERROR;
            {
              cost += 1;
              if (t4.kind == CRD_CEL_FAILED) goto failed_11;
              crd_cel_value t63 = crd_cel_select(cel, t4, CRD_STRING("object"));
              cost += 1;
              if (t63.kind == CRD_CEL_FAILED) goto failed_11;
              crd_cel_value t64 = crd_cel_select(cel, t63, CRD_STRING("key"));
              cost += 1;
              if (t64.kind == CRD_CEL_FAILED) goto failed_11;
              crd_cel_truth t65 = crd_cel_equals(cel, t64, crd_cel_of_string(CRD_STRING("")), false);
              t62 = t65;
            }
          failed_11:;
            crd_cel_truth t66 = t62;
            if (t66 != CRD_CEL_FALSE) {
              const crd_string error67 = cel->error;
              crd_cel_truth t68 = CRD_CEL_ERROR;
              {
                crd_cel_value t69 = crd_scope_metadata(cel, self_1->object.value);
                cost += 2;
                if (t69.kind == CRD_CEL_FAILED) {
                  cost += 3;
                  goto failed_12;
                }
                crd_cel_value t70 = crd_scope_select(cel, t69, CRD_STRING("annotations"), CRD_ZERO_MAP);
                cost += 1;
                if (t70.kind == CRD_CEL_FAILED) {
                  cost += 3;
                  goto failed_12;
                }
                crd_cel_value t71 = crd_cel_index_optional(cel, t70,
                                                           crd_cel_of_string(CRD_STRING("volcano.sh/resource-group")));
                if (t71.kind == CRD_CEL_FAILED) {
                  cost += 3;
                  goto failed_12;
                }
                cost += t71.kind != CRD_CEL_OPTIONAL || t71.as.optional;
                crd_cel_value t72 = t71;
                if (t72.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                  cost += 3;
                  goto failed_12;
                }
                if (t72.as.optional) {
                  t72 = crd_cel_held(cel, t72);
                } else {
                  t72 = crd_cel_of_string(CRD_STRING(""));
                }
                cost += 1;
                if (t4.kind == CRD_CEL_FAILED) {
                  cost += crd_cel_cost_size(t72) != 0;
                  goto failed_12;
                }
                crd_cel_value t73 = crd_cel_select(cel, t4, CRD_STRING("resourceGroup"));
                cost += 1;
                if (t73.kind == CRD_CEL_FAILED) {
                  cost += crd_cel_cost_size(t72) != 0;
                  goto failed_12;
                }
                crd_cel_truth t74 = crd_cel_equals(cel, t72, t73, false);
                t68 = t74;
              }
            failed_12:;
              t66 = crd_cel_and(cel, t66, error67, t68);
            }
            t59 = crd_cel_or(cel, t59, error60, t66);
          }
          t18 = crd_cel_and(cel, t18, error19, t59);
        }
        t75 = t18;
      }
      t5 = t75;
    }
  failed_1:;
    if (t5 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t5 == CRD_CEL_TRUE) {
      bool collected13 = false;
      {
        cost += 13;
        if (t4.kind == CRD_CEL_FAILED) goto failed_13;
        crd_cel_push(cel, &t3, t4);
        collected13 = true;
      }
    failed_13:;
      if (!collected13 && !failed1) {
        error1 = cel->error;
        failed1 = true;
      }
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t76 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t76 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_pod_groups_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[*]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[volcano.sh/resource-group]")}};

static crd_scope_value_fn *const set_pod_groups_1_include_params[] = {
    set_pod_groups_1_param_1,
};
static const crd_include set_pod_groups_1_include = {
    .set = &core_v1_Pod_set_pod_group_15324541,
    .mode = CRD_SET_FIRST,
    .reads = set_pod_groups_1_include_reads,
    .read_count = 4,
    .params = set_pod_groups_1_include_params,
    .param_count = 1,
};
static const crd_step set_pod_groups_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_pod_groups_1_include,
    },
};
const crd_rule_set core_v1_Pod_set_pod_groups_15324541 = {
    .name = CRD_STRING_INIT("pod-groups"),
    .steps = set_pod_groups_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
