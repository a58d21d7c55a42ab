/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* pod-own-groups, declared at Pod */
static const crd_cel_value set_pod_own_groups_1_param_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"annotation", 10}}},
};
static const crd_cel_list set_pod_own_groups_1_param_1_table_1 = {set_pod_own_groups_1_param_1_items_1, 2, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_2 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_pod_own_groups_1_param_1_table_1}};
static const crd_cel_value set_pod_own_groups_1_param_1_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
};
static const crd_cel_list set_pod_own_groups_1_param_1_table_3 = {set_pod_own_groups_1_param_1_items_3, 1, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_4 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_pod_own_groups_1_param_1_table_3}};
static const crd_cel_value set_pod_own_groups_1_param_1_items_5[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_own_groups_1_param_1_table_5 = {set_pod_own_groups_1_param_1_items_5, 2, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_6 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_pod_own_groups_1_param_1_table_5}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_8 = {.kind = CRD_CEL_MAP,
                                                                      .as = {.map = &set_pod_own_groups_1_param_1_table_7}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_9 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_10 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_pod_own_groups_1_param_1_table_9}};
static const crd_cel_value set_pod_own_groups_1_param_1_items_11[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_own_groups_1_param_1_table_11 = {set_pod_own_groups_1_param_1_items_11, 2, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_12 = {.kind = CRD_CEL_LIST,
                                                                       .as = {.list = &set_pod_own_groups_1_param_1_table_11}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_13 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_14 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_pod_own_groups_1_param_1_table_13}};
static const crd_cel_map set_pod_own_groups_1_param_1_table_15 = {NULL, 0, NULL};
static const crd_cel_value set_pod_own_groups_1_param_1_constant_16 = {.kind = CRD_CEL_MAP,
                                                                       .as = {.map = &set_pod_own_groups_1_param_1_table_15}};
/* group: all.transformList(i, g, g.object.key == 'namespace' ? space in g.object.value : g.object.key in ['', 'annotation']
 * && (annotations[i].exists(m, m.exists(k, (annotations[i].map(other, other[?k].orValue('')).filter(v, v != '') +
 * [dyn('')])[0] == notes[?k].orValue(''))) || (g.object.key == '' && notes[?'volcano.sh/resource-group'].orValue('') ==
 * g.resourceGroup)), g) */
static crd_cel_value set_pod_own_groups_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_cel_value t2 = crd_cel_iterable(cel, scope->outer->params[0]);
  const int64_t n1 = crd_cel_range_pairs(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t4 = crd_cel_range_key(t2, i1);
    crd_cel_value t5 = crd_cel_range_value(cel, t2, i1);
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (t5.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t7 = crd_cel_select(cel, t5, CRD_STRING("object"));
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t8 = crd_cel_select(cel, t7, CRD_STRING("key"));
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_truth t9 = crd_cel_equals(cel, t8, crd_cel_of_string(CRD_STRING("namespace")), false);
      if (t9 == CRD_CEL_ERROR) goto failed_1;
      crd_cel_truth t83 = CRD_CEL_ERROR;
      if (t9 == CRD_CEL_TRUE) {
        cost += 1;
        if (crd_scope_failed(cel, &scope->outer->params[1])) {
          cost += 4;
          goto failed_1;
        }
        crd_string t10 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->outer->params[1], &t10)) {
          cost += 4;
          goto failed_1;
        }
        cost += 1;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        crd_cel_value t11 = crd_cel_select(cel, t5, CRD_STRING("object"));
        cost += 1;
        if (t11.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        crd_cel_value t12 = crd_cel_select(cel, t11, CRD_STRING("value"));
        cost += 1;
        if (t12.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        const uint64_t cost13 = cel->cost;
        crd_cel_truth t14 = crd_cel_in(cel, crd_cel_of_string(t10), t12);
        cel->cost = cost13 + 1;
        t83 = t14;
      } else {
        crd_cel_truth t15 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_2;
          }
          crd_cel_value t16 = crd_cel_select(cel, t5, CRD_STRING("object"));
          cost += 1;
          if (t16.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_2;
          }
          crd_cel_value t17 = crd_cel_select(cel, t16, CRD_STRING("key"));
          cost += 1;
          if (t17.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_2;
          }
          crd_cel_truth t18 = crd_cel_in_constant(cel, t17, set_pod_own_groups_1_param_1_constant_2);
          t15 = t18;
        }
      failed_2:;
        crd_cel_truth t19 = t15;
        if (t19 != CRD_CEL_FALSE) {
          const crd_string error20 = cel->error;
          crd_cel_truth t22 = CRD_CEL_ERROR;
          {
            cost += 1;
            if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_4;
            crd_cel_value t24 = crd_cel_index(cel, scope->outer->params[2], t4);
            cost += 1;
            if (t24.kind == CRD_CEL_FAILED) goto failed_4;
            crd_cel_value t25 = crd_cel_iterable(cel, t24);
            const int64_t n23 = crd_cel_range(cel, t25);
            if (n23 < 0) goto failed_4;
            crd_cel_truth t26 = CRD_CEL_FALSE;
            crd_string error23 = {NULL, 0};
            for (size_t i23 = 0; i23 < (size_t)n23; i23++) {
              if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
              crd_cel_value t27 = crd_cel_range_at(cel, t25, i23);
              crd_cel_truth t28 = CRD_CEL_ERROR;
              {
                cost += 5;
                if (t27.kind == CRD_CEL_FAILED) goto failed_5;
                crd_cel_value t30 = crd_cel_iterable(cel, t27);
                const int64_t n29 = crd_cel_range(cel, t30);
                if (n29 < 0) goto failed_5;
                crd_cel_truth t31 = CRD_CEL_FALSE;
                crd_string error29 = {NULL, 0};
                for (size_t i29 = 0; i29 < (size_t)n29; i29++) {
                  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
                  crd_cel_value t32 = crd_cel_range_at(cel, t30, i29);
                  crd_cel_truth t33 = CRD_CEL_ERROR;
                  {
                    cost += 5;
                    if (crd_scope_failed(cel, &scope->outer->params[2])) {
                      cost += 7;
                      goto failed_6;
                    }
                    crd_cel_value t36 = crd_cel_index(cel, scope->outer->params[2], t4);
                    cost += 1;
                    if (t36.kind == CRD_CEL_FAILED) {
                      cost += 7;
                      goto failed_6;
                    }
                    crd_cel_value t37 = crd_cel_iterable(cel, t36);
                    const int64_t n35 = crd_cel_range(cel, t37);
                    if (n35 < 0) {
                      cost += 7;
                      goto failed_6;
                    }
                    crd_cel_builder t38 = {NULL, 0, 0};
                    bool failed35 = false;
                    crd_string error35 = {NULL, 0};
                    for (size_t i35 = 0; i35 < (size_t)n35; i35++) {
                      if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
                      crd_cel_value t39 = crd_cel_range_at(cel, t37, i35);
                      bool collected7 = false;
                      {
                        cost += 13;
                        if (t39.kind == CRD_CEL_FAILED) goto failed_7;
                        cost += 1;
                        if (t32.kind == CRD_CEL_FAILED) {
                          cost -= 1;
                          goto failed_7;
                        }
                        crd_cel_value t40 = crd_cel_index_optional(cel, t39, t32);
                        if (t40.kind == CRD_CEL_FAILED) goto failed_7;
                        crd_cel_value t41 = t40;
                        if (t41.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_7;
                        if (t41.as.optional) {
                          t41 = crd_cel_held(cel, t41);
                        } else {
                          t41 = crd_cel_of_string(CRD_STRING(""));
                        }
                        crd_cel_push(cel, &t38, t41);
                        collected7 = true;
                      }
                    failed_7:;
                      if (!collected7 && !failed35) {
                        error35 = cel->error;
                        failed35 = true;
                      }
                    }
                    cost += 1;
                    if (failed35) cel->error = error35;
                    if (failed35) {
                      cost += 7;
                      goto failed_6;
                    }
                    crd_cel_value t42 = crd_cel_built(cel, &t38);
                    crd_cel_value t43 = t42;
                    const int64_t n34 = crd_cel_range(cel, t43);
                    if (n34 < 0) {
                      cost += 7;
                      goto failed_6;
                    }
                    crd_cel_builder t44 = {NULL, 0, 0};
                    for (size_t i34 = 0; i34 < (size_t)n34; i34++) {
                      if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
                      crd_string v_45;
                      if (!crd_cel_string_at(cel, &t43, i34, &v_45)) {
                        cost += 7;
                        goto failed_6;
                      }
                      cost += crd_cel_string_cost(v_45, CRD_STRING(""));
                      cost += 1;
                      if (!crd_cel_same(v_45, CRD_STRING(""))) {
                        cost += 13;
                        crd_cel_push(cel, &t44, crd_cel_of_string(v_45));
                      }
                    }
                    cost += 1;
                    crd_cel_value t47 = crd_cel_built(cel, &t44);
                    crd_cel_value t48 = crd_cel_add(cel, t47, set_pod_own_groups_1_param_1_constant_4);
                    if (t48.kind == CRD_CEL_FAILED) {
                      cost += 6;
                      goto failed_6;
                    }
                    crd_cel_value t49 = crd_cel_index(cel, t48, crd_cel_of_int(0));
                    cost += 2;
                    if (t49.kind == CRD_CEL_FAILED) {
                      cost += 5;
                      goto failed_6;
                    }
                    crd_cel_value t50 = crd_cel_of_whole(cel, cel->object);
                    crd_cel_value t51 = crd_cel_select_optional(cel, t50, CRD_STRING("kind"));
                    cost += 3;
                    if (t51.kind == CRD_CEL_FAILED) {
                      cost += 2;
                      cost += crd_cel_cost_size(t49) != 0;
                      goto failed_6;
                    }
                    cost += t51.kind != CRD_CEL_OPTIONAL || t51.as.optional;
                    crd_cel_value t52 = t51;
                    if (t52.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                      cost += 2;
                      cost += crd_cel_cost_size(t49) != 0;
                      goto failed_6;
                    }
                    if (t52.as.optional) {
                      t52 = crd_cel_held(cel, t52);
                    } else {
                      t52 = crd_cel_of_string(CRD_STRING(""));
                    }
                    crd_cel_truth t53 = crd_cel_in_constant(cel, t52, set_pod_own_groups_1_param_1_constant_6);
                    if (t53 == CRD_CEL_ERROR) {
                      cost += crd_cel_cost_size(t49) != 0;
                      goto failed_6;
                    }
                    crd_cel_value t57 = crd_cel_of_null();
                    if (t53 == CRD_CEL_TRUE) {
                      crd_cel_value t54 = crd_scope_metadata(cel, self_1->object.value);
                      cost += 2;
                      if (t54.kind == CRD_CEL_FAILED) {
                        cost += crd_cel_cost_size(t49) != 0;
                        goto failed_6;
                      }
                      crd_cel_value t55 = crd_cel_select_optional(cel, t54, CRD_STRING("annotations"));
                      if (t55.kind == CRD_CEL_FAILED) {
                        cost += crd_cel_cost_size(t49) != 0;
                        goto failed_6;
                      }
                      cost += t55.kind != CRD_CEL_OPTIONAL || t55.as.optional;
                      crd_cel_value t56 = t55;
                      if (t56.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                        cost += crd_cel_cost_size(t49) != 0;
                        goto failed_6;
                      }
                      if (t56.as.optional) {
                        t56 = crd_cel_held(cel, t56);
                      } else {
                        t56 = set_pod_own_groups_1_param_1_constant_8;
                      }
                      t57 = t56;
                    } else {
                      t57 = set_pod_own_groups_1_param_1_constant_10;
                    }
                    cost += 1;
                    if (t32.kind == CRD_CEL_FAILED) {
                      cost += crd_cel_cost_size(t49) != 0;
                      cost -= 1;
                      goto failed_6;
                    }
                    crd_cel_value t58 = crd_cel_index_optional(cel, t57, t32);
                    if (t58.kind == CRD_CEL_FAILED) {
                      cost += crd_cel_cost_size(t49) != 0;
                      goto failed_6;
                    }
                    crd_cel_value t59 = t58;
                    if (t59.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                      cost += crd_cel_cost_size(t49) != 0;
                      goto failed_6;
                    }
                    if (t59.as.optional) {
                      t59 = crd_cel_held(cel, t59);
                    } else {
                      t59 = crd_cel_of_string(CRD_STRING(""));
                    }
                    crd_cel_truth t60 = crd_cel_equals(cel, t49, t59, false);
                    t33 = t60;
                  }
                failed_6:;
                  if (t33 == CRD_CEL_ERROR && t31 != CRD_CEL_ERROR) {
                    t31 = CRD_CEL_ERROR;
                    error29 = cel->error;
                  }
                  if (t33 == CRD_CEL_TRUE) {
                    t31 = CRD_CEL_TRUE;
                    if (i29 + 1 < (size_t)n29) cost += 3;
                    break;
                  }
                }
                if (t31 == CRD_CEL_ERROR) cel->error = error29;
                cost += 1;
                t28 = t31;
              }
            failed_5:;
              if (t28 == CRD_CEL_ERROR && t26 != CRD_CEL_ERROR) {
                t26 = CRD_CEL_ERROR;
                error23 = cel->error;
              }
              if (t28 == CRD_CEL_TRUE) {
                t26 = CRD_CEL_TRUE;
                if (i23 + 1 < (size_t)n23) cost += 3;
                break;
              }
            }
            if (t26 == CRD_CEL_ERROR) cel->error = error23;
            cost += 1;
            t22 = t26;
          }
        failed_4:;
          crd_cel_truth t61 = t22;
          if (t61 != CRD_CEL_TRUE) {
            const crd_string error62 = cel->error;
            crd_cel_truth t64 = CRD_CEL_ERROR;
            {
              cost += 1;
              if (t5.kind == CRD_CEL_FAILED) goto failed_11;
              crd_cel_value t65 = crd_cel_select(cel, t5, CRD_STRING("object"));
              cost += 1;
              if (t65.kind == CRD_CEL_FAILED) goto failed_11;
              crd_cel_value t66 = crd_cel_select(cel, t65, CRD_STRING("key"));
              cost += 1;
              if (t66.kind == CRD_CEL_FAILED) goto failed_11;
              crd_cel_truth t67 = crd_cel_equals(cel, t66, crd_cel_of_string(CRD_STRING("")), false);
              t64 = t67;
            }
          failed_11:;
            crd_cel_truth t68 = t64;
            if (t68 != CRD_CEL_FALSE) {
              const crd_string error69 = cel->error;
              crd_cel_truth t70 = CRD_CEL_ERROR;
              {
                crd_cel_value t71 = crd_cel_of_whole(cel, cel->object);
                crd_cel_value t72 = crd_cel_select_optional(cel, t71, CRD_STRING("kind"));
                cost += 3;
                if (t72.kind == CRD_CEL_FAILED) {
                  cost += 5;
                  goto failed_12;
                }
                cost += t72.kind != CRD_CEL_OPTIONAL || t72.as.optional;
                crd_cel_value t73 = t72;
                if (t73.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                  cost += 5;
                  goto failed_12;
                }
                if (t73.as.optional) {
                  t73 = crd_cel_held(cel, t73);
                } else {
                  t73 = crd_cel_of_string(CRD_STRING(""));
                }
                crd_cel_truth t74 = crd_cel_in_constant(cel, t73, set_pod_own_groups_1_param_1_constant_12);
                if (t74 == CRD_CEL_ERROR) {
                  cost += 3;
                  goto failed_12;
                }
                crd_cel_value t78 = crd_cel_of_null();
                if (t74 == CRD_CEL_TRUE) {
                  crd_cel_value t75 = crd_scope_metadata(cel, self_1->object.value);
                  cost += 2;
                  if (t75.kind == CRD_CEL_FAILED) {
                    cost += 3;
                    goto failed_12;
                  }
                  crd_cel_value t76 = crd_cel_select_optional(cel, t75, CRD_STRING("annotations"));
                  if (t76.kind == CRD_CEL_FAILED) {
                    cost += 3;
                    goto failed_12;
                  }
                  cost += t76.kind != CRD_CEL_OPTIONAL || t76.as.optional;
                  crd_cel_value t77 = t76;
                  if (t77.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                    cost += 3;
                    goto failed_12;
                  }
                  if (t77.as.optional) {
                    t77 = crd_cel_held(cel, t77);
                  } else {
                    t77 = set_pod_own_groups_1_param_1_constant_14;
                  }
                  t78 = t77;
                } else {
                  t78 = set_pod_own_groups_1_param_1_constant_16;
                }
                crd_cel_value t79 = crd_cel_index_optional(cel, t78,
                                                           crd_cel_of_string(CRD_STRING("volcano.sh/resource-group")));
                if (t79.kind == CRD_CEL_FAILED) {
                  cost += 3;
                  goto failed_12;
                }
                cost += t79.kind != CRD_CEL_OPTIONAL || t79.as.optional;
                crd_cel_value t80 = t79;
                if (t80.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
                  cost += 3;
                  goto failed_12;
                }
                if (t80.as.optional) {
                  t80 = crd_cel_held(cel, t80);
                } else {
                  t80 = crd_cel_of_string(CRD_STRING(""));
                }
                cost += 1;
                if (t5.kind == CRD_CEL_FAILED) {
                  cost += crd_cel_cost_size(t80) != 0;
                  goto failed_12;
                }
                crd_cel_value t81 = crd_cel_select(cel, t5, CRD_STRING("resourceGroup"));
                cost += 1;
                if (t81.kind == CRD_CEL_FAILED) {
                  cost += crd_cel_cost_size(t80) != 0;
                  goto failed_12;
                }
                crd_cel_truth t82 = crd_cel_equals(cel, t80, t81, false);
                t70 = t82;
              }
            failed_12:;
              t68 = crd_cel_and(cel, t68, error69, t70);
            }
            t61 = crd_cel_or(cel, t61, error62, t68);
          }
          t19 = crd_cel_and(cel, t19, error20, t61);
        }
        t83 = t19;
      }
      t6 = t83;
    }
  failed_1:;
    if (t6 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t6 == CRD_CEL_TRUE) {
      bool collected13 = false;
      {
        cost += 13;
        if (t5.kind == CRD_CEL_FAILED) goto failed_13;
        crd_cel_push(cel, &t3, t5);
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
  crd_cel_value t84 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t84 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_pod_own_groups_1_include_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_scope_code set_pod_own_groups_1_include_params[] = {
    {.function = {.value = set_pod_own_groups_1_param_1}},
};
static const crd_include set_pod_own_groups_1_include = {
    .set = &core_v1_Pod_set_pod_group_15324541,
    .mode = CRD_SET_FIRST,
    .reads = set_pod_own_groups_1_include_reads,
    .read_count = 1,
    .params = set_pod_own_groups_1_include_params,
    .param_count = 1,
};
static const crd_step set_pod_own_groups_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_pod_own_groups_1_include,
    },
};
const crd_rule_set core_v1_Pod_set_pod_own_groups_15324541 = {
    .name = CRD_STRING_INIT("pod-own-groups"),
    .steps = set_pod_own_groups_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
