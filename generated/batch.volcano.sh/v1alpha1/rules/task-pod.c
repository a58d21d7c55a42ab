/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;

/* task-pod, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* index: index */
static crd_cel_value set_task_pod_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_2;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t0)) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_task_pod_1_param_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"metadata.name: Required value: name or generateName is required", 63}}},
};
static const crd_cel_list set_task_pod_1_param_2_table_1 = {set_task_pod_1_param_2_items_1, 1, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_1 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_1}};
static const crd_cel_list set_task_pod_1_param_2_table_3 = {NULL, 0, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_3 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_3}};
static const crd_cel_value set_task_pod_1_param_2_items_6[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"metadata.namespace: Required value", 34}}},
};
static const crd_cel_list set_task_pod_1_param_2_table_6 = {set_task_pod_1_param_2_items_6, 1, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_6 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_6}};
static const crd_cel_list set_task_pod_1_param_2_table_8 = {NULL, 0, NULL};
static const crd_cel_value set_task_pod_1_param_2_constant_8 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_task_pod_1_param_2_table_8}};
/* errors: (self.name == '' ? ['metadata.name: Required value: name or generateName is required'] :
 * format.dns1123Subdomain().validate(self.name).orValue([]).map(e, 'metadata.name: Invalid value: ' + goQuote(self.name) +
 * ': ' + e)) + (space == '' ? ['metadata.namespace: Required value'] :
 * format.dns1123Label().validate(space).orValue([]).map(e, 'metadata.namespace: Invalid value: ' + goQuote(space) + ': ' +
 * e)) + errors */
static crd_cel_value set_task_pod_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t3, t5, t8, t9, range0, v21, t21, t23, t25, t26, range1, v51, t35, t37;
  int64_t k16 = 0, k46 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  bool f18_2 = false, failed0 = false, f48_2 = false, failed1 = false;
  crd_string v18 = {NULL, 0}, t15 = {NULL, 0}, t16 = {NULL, 0}, t17 = {NULL, 0}, error0 = {NULL, 0}, t19 = {NULL,
                                                                                                            0},
                                                                                                            t24 = {NULL, 0},
                                                                                                            v48 = {NULL, 0},
                                                                                                            t29 = {NULL, 0},
                                                                                                            t31 = {NULL, 0},
                                                                                                            t32 = {NULL, 0},
                                                                                                            t33 = {NULL, 0},
                                                                                                            error1 = {NULL,
                                                                                                                      0};
  crd_cel_builder list0, list1;
  cost += crd_cel_string_cost(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->name, CRD_STRING(""));
  cost += 2;
  if (!crd_cel_same(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->name, CRD_STRING(""))) goto at_6;
  t3 = set_task_pod_1_param_2_constant_1;
  goto at_30;
at_6:
  if ((t5 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Subdomain"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 8; goto at_64; }
  cost += 2;
  if ((t8 = crd_cel_fn_validate(cel,
                                (const crd_cel_value[2]){t5,
                                                         crd_cel_of_string(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->name)}, 2)).kind == CRD_CEL_FAILED) { cost += 5; goto at_64; }
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 5; goto at_64; }
  if (!t8.as.optional) goto at_15;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) { cost += 5; goto at_64; }
  goto at_16;
at_15:
  t9 = set_task_pod_1_param_2_constant_3;
at_16:
  range0 = t9;
  if ((k16 = crd_cel_range(cel, range0)) < 0) { cost += 5; goto at_64; }
  n0 = (size_t)k16;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_28;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f18_2 = !crd_cel_string_at(cel, &range0, i0, &v18);
  cost += 14;
  if ((v21 = crd_cel_fn_go_quote(cel,
                                 (const crd_cel_value[1]){crd_cel_of_string(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->name)}, 1)).kind == CRD_CEL_FAILED) { cost += 7; goto at_82; }
  t15 = crd_cel_concat(cel, CRD_STRING("metadata.name: Invalid value: "), v21.as.text, false);
  t16 = crd_cel_concat(cel, t15, CRD_STRING(": "), false);
  cost += 1;
  if (f18_2) goto at_80;
  t17 = crd_cel_concat(cel, t16, v18, false);
  crd_cel_push(cel, &list0, crd_cel_of_string(t17));
at_27:
  if (++i0 < n0) goto loop_0;
at_28:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 5; goto at_64; }
  t3 = crd_cel_built(cel, &list0);
at_30:
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 3; goto at_64; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t19)) { cost += 3; goto at_64; }
  cost += crd_cel_string_cost(t19, CRD_STRING(""));
  if (!crd_cel_same(t19, CRD_STRING(""))) goto at_36;
  t21 = set_task_pod_1_param_2_constant_6;
  goto at_60;
at_36:
  if ((t23 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1123Label"))},
                                        1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_64; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 4; goto at_64; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t24)) { cost += 4; goto at_64; }
  if ((t25 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t23, crd_cel_of_string(t24)},
                                 2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_64; }
  if (t25.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_64; }
  if (!t25.as.optional) goto at_45;
  if ((t26 = crd_cel_held(cel, t25)).kind == CRD_CEL_FAILED) { cost += 3; goto at_64; }
  goto at_46;
at_45:
  t26 = set_task_pod_1_param_2_constant_8;
at_46:
  range1 = t26;
  if ((k46 = crd_cel_range(cel, range1)) < 0) { cost += 3; goto at_64; }
  n1 = (size_t)k46;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_58;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f48_2 = !crd_cel_string_at(cel, &range1, i1, &v48);
  cost += 13;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 8; goto at_102; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t29)) { cost += 8; goto at_102; }
  if ((v51 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t29)},
                                 1)).kind == CRD_CEL_FAILED) { cost += 7; goto at_102; }
  t31 = crd_cel_concat(cel, CRD_STRING("metadata.namespace: Invalid value: "), v51.as.text, false);
  t32 = crd_cel_concat(cel, t31, CRD_STRING(": "), false);
  cost += 1;
  if (f48_2) goto at_100;
  t33 = crd_cel_concat(cel, t32, v48, false);
  crd_cel_push(cel, &list1, crd_cel_of_string(t33));
at_57:
  if (++i1 < n1) goto loop_1;
at_58:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) { cost += 3; goto at_64; }
  t21 = crd_cel_built(cel, &list1);
at_60:
  if ((t35 = crd_cel_add_any(cel, t3, t21)).kind == CRD_CEL_FAILED) { cost += 2; goto at_64; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 1; goto at_64; }
  if ((t37 = crd_cel_add_any(cel, t35, scope->outer->params[2])).kind == CRD_CEL_FAILED) goto at_64;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t37 : crd_cel_of_truth(CRD_CEL_ERROR);
at_64:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_80:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
at_82:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_27;
at_100:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t32)), 1);
at_102:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_57;
}

/* index: index */
static crd_cel_value set_task_pod_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_2;
  if (!crd_cel_take_int(cel, scope->outer->params[1], &t0)) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* whole: template.containers.map(c, (size(c.resources.requests) > 0 ? c.resources.requests : c.resources.limits)[?'cpu']
 * .optMap(q, milliValue(string(q)) != 0 && milliValue(string(q)) % 1000 == 0).orValue(false)) +
 * template.initContainers.map(c, (size(c.resources.requests) > 0 ? c.resources.requests : c.resources.limits)[?'cpu']
 * .optMap(q, milliValue(string(q)) != 0 && milliValue(string(q)) % 1000 == 0).orValue(false)) */
static crd_cel_value set_task_pod_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL, *t43 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL, *t44 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range0 = NULL, *range1 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *t5 = NULL, *t9 = NULL, *t11 = NULL, *t15 = NULL, *t19 = NULL, *t21 = NULL, *t47 = NULL, *t51 = NULL, *t53 = NULL, *t57 = NULL, *t61 = NULL, *t63 = NULL;
  const crd_int_or_string_map *t10 = NULL, *t20 = NULL, *t52 = NULL, *t62 = NULL;
  crd_cel_value t13, v24, t23, t24, v45_2, v46, v51_2, v52, t37, t39, t41, t55, v94, t65, t66, v115_2, v116, v121_2, v122, t79, t81, t83, t84;
  uint64_t c45 = 0, c51 = 0, c115 = 0, c121 = 0;
  crd_cel_truth t28 = CRD_CEL_ERROR, t34 = CRD_CEL_ERROR, t36 = CRD_CEL_ERROR, t70 = CRD_CEL_ERROR, t76 = CRD_CEL_ERROR, t78 = CRD_CEL_ERROR;
  crd_string t29 = {NULL, 0}, error0 = {NULL, 0}, t71 = {NULL, 0}, error1 = {NULL, 0};
  int64_t t33 = 0, t75 = 0;
  bool failed0 = false, failed1 = false;
  crd_cel_builder list0, list1;
  t1 = ((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->template_
           ? ((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->template_
           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 4;
  range0 = &t2->containers;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_68;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t5 = range0->items[i0].resources
           ? range0->items[i0].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  cost += 17;
  if (!(((int64_t)t5->requests.count) > 0)) goto at_18;
  t9 = range0->items[i0].resources
           ? range0->items[i0].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t10 = &t9->requests;
  cost -= 1;
  cost += 3;
  goto at_22;
at_18:
  t11 = range0->items[i0].resources
            ? range0->items[i0].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t10 = &t11->limits;
  cost -= 1;
  cost += 3;
at_22:
  if ((t13 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, t10),
                                    crd_cel_of_string(CRD_STRING("cpu")))).kind == CRD_CEL_FAILED) { cost += 1; goto at_177; }
  cost += t13.kind != CRD_CEL_OPTIONAL || t13.as.optional;
  if ((v24 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t13}, 1)).kind == CRD_CEL_FAILED) goto at_177;
  if (!v24.as.boolean) goto at_60;
  t15 = range0->items[i0].resources
            ? range0->items[i0].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  cost += 5;
  if (!(((int64_t)t15->requests.count) > 0)) goto at_37;
  t19 = range0->items[i0].resources
            ? range0->items[i0].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t20 = &t19->requests;
  cost -= 1;
  cost += 3;
  goto at_41;
at_37:
  t21 = range0->items[i0].resources
            ? range0->items[i0].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t20 = &t21->limits;
  cost -= 1;
  cost += 3;
at_41:
  if ((t23 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, t20),
                                    crd_cel_of_string(CRD_STRING("cpu")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_177; }
  cost += t23.kind != CRD_CEL_OPTIONAL || t23.as.optional;
  if ((t24 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t23}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_177; }
  cost += 1;
  c45 = cel->cost;
  if ((v45_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t24},
                                 1)).kind == CRD_CEL_FAILED) { cost += 2; t28 = CRD_CEL_ERROR; goto at_48; }
  cel->cost = c45 + 1;
  if ((v46 = crd_cel_fn_milli_value(cel, (const crd_cel_value[1]){crd_cel_of_string(v45_2.as.text)},
                                    1)).kind == CRD_CEL_FAILED) { cost += 1; t28 = CRD_CEL_ERROR; goto at_48; }
  t28 = crd_cel_truth_of(v46.as.integer != 0);
  cost += 1;
at_48:
  if (t28 == CRD_CEL_FALSE) goto at_56;
  t29 = cel->error;
  cost += 1;
  c51 = cel->cost;
  if ((v51_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t24},
                                 1)).kind == CRD_CEL_FAILED) { cost += 3; t34 = CRD_CEL_ERROR; goto at_55; }
  cel->cost = c51 + 1;
  if ((v52 = crd_cel_fn_milli_value(cel, (const crd_cel_value[1]){crd_cel_of_string(v51_2.as.text)},
                                    1)).kind == CRD_CEL_FAILED) { cost += 2; t34 = CRD_CEL_ERROR; goto at_55; }
  cost += 1;
  if (!crd_cel_modulo_int(cel, v52.as.integer, 1000, &t33)) { cost += 1; t34 = CRD_CEL_ERROR; goto at_55; }
  t34 = crd_cel_truth_of(t33 == 0);
  cost += 1;
at_55:
  t28 = crd_cel_and(cel, t28, t29, t34);
at_56:
  if (t28 == CRD_CEL_ERROR) { cost += 1; goto at_177; }
  t36 = t28;
  if ((t37 = crd_cel_fn_optional_of(cel, (const crd_cel_value[1]){crd_cel_of_truth(t36)},
                                    1)).kind == CRD_CEL_FAILED) goto at_177;
  goto at_61;
at_60:
  if ((t37 = crd_cel_fn_optional_none(cel, NULL, 0)).kind == CRD_CEL_FAILED) goto at_177;
at_61:
  if (t37.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_177;
  if (!t37.as.optional) goto at_65;
  if ((t39 = crd_cel_held(cel, t37)).kind == CRD_CEL_FAILED) goto at_177;
  goto at_66;
at_65:
  t39 = crd_cel_of_bool(false);
at_66:
  crd_cel_push(cel, &list0, t39);
at_67:
  if (++i0 < n0) goto loop_0;
at_68:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 3; goto at_142; }
  t41 = crd_cel_built(cel, &list0);
  t43 = ((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->template_
            ? ((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->template_
            : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t44 = t43->spec ? t43->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 4;
  range1 = &t44->initContainers;
  n1 = range1->count;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_138;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t47 = range1->items[i1].resources
            ? range1->items[i1].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  cost += 17;
  if (!(((int64_t)t47->requests.count) > 0)) goto at_88;
  t51 = range1->items[i1].resources
            ? range1->items[i1].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t52 = &t51->requests;
  cost -= 1;
  cost += 3;
  goto at_92;
at_88:
  t53 = range1->items[i1].resources
            ? range1->items[i1].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t52 = &t53->limits;
  cost -= 1;
  cost += 3;
at_92:
  if ((t55 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, t52),
                                    crd_cel_of_string(CRD_STRING("cpu")))).kind == CRD_CEL_FAILED) { cost += 1; goto at_214; }
  cost += t55.kind != CRD_CEL_OPTIONAL || t55.as.optional;
  if ((v94 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t55}, 1)).kind == CRD_CEL_FAILED) goto at_214;
  if (!v94.as.boolean) goto at_130;
  t57 = range1->items[i1].resources
            ? range1->items[i1].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  cost += 5;
  if (!(((int64_t)t57->requests.count) > 0)) goto at_107;
  t61 = range1->items[i1].resources
            ? range1->items[i1].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t62 = &t61->requests;
  cost -= 1;
  cost += 3;
  goto at_111;
at_107:
  t63 = range1->items[i1].resources
            ? range1->items[i1].resources : &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_zero;
  t62 = &t63->limits;
  cost -= 1;
  cost += 3;
at_111:
  if ((t65 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, t62),
                                    crd_cel_of_string(CRD_STRING("cpu")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_214; }
  cost += t65.kind != CRD_CEL_OPTIONAL || t65.as.optional;
  if ((t66 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t65}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_214; }
  cost += 1;
  c115 = cel->cost;
  if ((v115_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t66},
                                  1)).kind == CRD_CEL_FAILED) { cost += 2; t70 = CRD_CEL_ERROR; goto at_118; }
  cel->cost = c115 + 1;
  if ((v116 = crd_cel_fn_milli_value(cel, (const crd_cel_value[1]){crd_cel_of_string(v115_2.as.text)},
                                     1)).kind == CRD_CEL_FAILED) { cost += 1; t70 = CRD_CEL_ERROR; goto at_118; }
  t70 = crd_cel_truth_of(v116.as.integer != 0);
  cost += 1;
at_118:
  if (t70 == CRD_CEL_FALSE) goto at_126;
  t71 = cel->error;
  cost += 1;
  c121 = cel->cost;
  if ((v121_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t66},
                                  1)).kind == CRD_CEL_FAILED) { cost += 3; t76 = CRD_CEL_ERROR; goto at_125; }
  cel->cost = c121 + 1;
  if ((v122 = crd_cel_fn_milli_value(cel, (const crd_cel_value[1]){crd_cel_of_string(v121_2.as.text)},
                                     1)).kind == CRD_CEL_FAILED) { cost += 2; t76 = CRD_CEL_ERROR; goto at_125; }
  cost += 1;
  if (!crd_cel_modulo_int(cel, v122.as.integer, 1000, &t75)) { cost += 1; t76 = CRD_CEL_ERROR; goto at_125; }
  t76 = crd_cel_truth_of(t75 == 0);
  cost += 1;
at_125:
  t70 = crd_cel_and(cel, t70, t71, t76);
at_126:
  if (t70 == CRD_CEL_ERROR) { cost += 1; goto at_214; }
  t78 = t70;
  if ((t79 = crd_cel_fn_optional_of(cel, (const crd_cel_value[1]){crd_cel_of_truth(t78)},
                                    1)).kind == CRD_CEL_FAILED) goto at_214;
  goto at_131;
at_130:
  if ((t79 = crd_cel_fn_optional_none(cel, NULL, 0)).kind == CRD_CEL_FAILED) goto at_214;
at_131:
  if (t79.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_214;
  if (!t79.as.optional) goto at_135;
  if ((t81 = crd_cel_held(cel, t79)).kind == CRD_CEL_FAILED) goto at_214;
  goto at_136;
at_135:
  t81 = crd_cel_of_bool(false);
at_136:
  crd_cel_push(cel, &list1, t81);
at_137:
  if (++i1 < n1) goto loop_1;
at_138:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) { cost += 1; goto at_142; }
  t83 = crd_cel_built(cel, &list1);
  if ((t84 = crd_cel_add_any(cel, t41, t83)).kind == CRD_CEL_FAILED) goto at_142;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t84 : crd_cel_of_truth(CRD_CEL_ERROR);
at_142:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_177:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_67;
at_214:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_137;
}

/* when: !(self.topologyPolicy in ['', 'none']) */
static crd_cel_truth set_task_pod_2_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_same(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->topologyPolicy, CRD_STRING("")) || crd_cel_same(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->topologyPolicy, CRD_STRING("none")))));
}


static const crd_read set_task_pod_1_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".name")},
};
static const crd_read set_task_pod_2_include_reads[9] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template.spec.containers[#]")},
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
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_pod_errors_a035a98f, .mode = CRD_SET_FIRST,
    .reads = set_task_pod_1_include_reads, .read_count = 2, .params = set_task_pod_1_include_params, .param_count = 2,
};
static const crd_scope_code set_task_pod_2_include_params[] = {
    {.function = {.value = set_task_pod_2_param_1}},
    {.function = {.value = set_task_pod_2_param_2}},
};
static const crd_include set_task_pod_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_cpus_a035a98f, .mode = CRD_SET_FIRST,
    .reads = set_task_pod_2_include_reads, .read_count = 9, .params = set_task_pod_2_include_params, .param_count = 2,
};
static const crd_step set_task_pod_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_task_pod_1_include},
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_task_pod_2_when}}, .include = &set_task_pod_2_include},
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_pod_a035a98f = {
    .name = CRD_STRING_INIT("task-pod"), .steps = set_task_pod_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
