/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* pod-decode, declared at Pod */
static const crd_cel_entry set_pod_decode_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1", 2}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"pods", 4}}}},
};
static const crd_cel_map set_pod_decode_1_table_1 = {set_pod_decode_1_items_1, 3, NULL};
static const crd_cel_value set_pod_decode_1_constant_1 = {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_decode_1_table_1}};
/* request.resource == {'group': '', 'version': 'v1', 'resource': 'pods'} */
static crd_cel_truth set_pod_decode_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_pod_decode_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* size(version.split('/')) <= 2 */
static crd_cel_truth set_pod_decode_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t5, t6, t7, t11, v23;
  bool t4 = false;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_26; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_26; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_26; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false, &t4)) { cost += 3; goto at_26; }
  if (!t4) goto at_12;
  t5 = crd_cel_of_string(CRD_STRING("v1"));
  goto at_21;
at_12:
  t6 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t7 = crd_cel_select_optional(cel, t6, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) { cost += 2; goto at_26; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; goto at_26; }
  if (!t7.as.optional) goto at_19;
  if ((t5 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 2; goto at_26; }
  goto at_20;
at_19:
  t5 = crd_cel_of_string(CRD_STRING(""));
at_20:
  cost -= 1;
at_21:
  if ((t11 = crd_cel_fn_split(cel, (const crd_cel_value[2]){t5, crd_cel_of_string(CRD_STRING("/"))},
                              2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_26; }
  if ((v23 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t11}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v23.as.integer <= 2));
at_26:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'unexpected GroupVersion string: ' + version */
static bool set_pod_decode_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t5, t6, t7, t10;
  bool t4 = false;
  crd_string v22 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) { cost += 4; goto at_24; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 4; goto at_24; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 4; goto at_24; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false, &t4)) { cost += 4; goto at_24; }
  if (!t4) goto at_12;
  t5 = crd_cel_of_string(CRD_STRING("v1"));
  goto at_21;
at_12:
  t6 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t7 = crd_cel_select_optional(cel, t6, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_24; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_24; }
  if (!t7.as.optional) goto at_19;
  if ((t5 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_24; }
  goto at_20;
at_19:
  t5 = crd_cel_of_string(CRD_STRING(""));
at_20:
  cost -= 1;
at_21:
  if ((t10 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("unexpected GroupVersion string: ")),
                             t5)).kind == CRD_CEL_FAILED) goto at_24;
  if (!crd_cel_take_string(cel, t10, &v22)) goto at_24;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t10, text);
at_24:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_value set_pod_decode_3_items_9[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"v1", 2}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"/v1", 3}}},
};
static const crd_cel_list set_pod_decode_3_table_9 = {set_pod_decode_3_items_9, 2, NULL};
static const crd_cel_value set_pod_decode_3_constant_9 = {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_decode_3_table_9}};
static const crd_cel_value set_pod_decode_3_items_18[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"Binding", 7}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ComponentStatus", 15}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ConfigMap", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Endpoints", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Event", 5}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"LimitRange", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Namespace", 9}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Node", 4}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"PersistentVolume", 16}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"PersistentVolumeClaim", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"PodTemplate", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ReplicationController", 21}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ResourceQuota", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Secret", 6}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Service", 7}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ServiceAccount", 14}}},
};
static const crd_cel_list set_pod_decode_3_table_18 = {set_pod_decode_3_items_18, 17, NULL};
static const crd_cel_value set_pod_decode_3_constant_18 = {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_decode_3_table_18}};
/* version in ['v1', '/v1'] && called in ['Binding', 'ComponentStatus', 'ConfigMap', 'Endpoints', 'Event', 'LimitRange',
 * 'Namespace', 'Node', 'PersistentVolume', 'PersistentVolumeClaim', 'Pod', 'PodTemplate', 'ReplicationController',
 * 'ResourceQuota', 'Secret', 'Service', 'ServiceAccount'] */
static crd_cel_truth set_pod_decode_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t5, t6, t7, t12, t13, t14, t17, t18, t19;
  bool t4 = false, v21 = false, t16 = false, v44 = false;
  crd_cel_truth t10 = CRD_CEL_ERROR, t22 = CRD_CEL_ERROR;
  crd_string t11 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0,
                                    CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) { cost += 2; t10 = CRD_CEL_ERROR; goto at_22; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; t10 = CRD_CEL_ERROR; goto at_22; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 2; t10 = CRD_CEL_ERROR; goto at_22; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false,
                          &t4)) { cost += 2; t10 = CRD_CEL_ERROR; goto at_22; }
  if (!t4) goto at_12;
  t5 = crd_cel_of_string(CRD_STRING("v1"));
  goto at_21;
at_12:
  t6 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t7 = crd_cel_select_optional(cel, t6,
                                    CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) { cost += 1; t10 = CRD_CEL_ERROR; goto at_22; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t10 = CRD_CEL_ERROR; goto at_22; }
  if (!t7.as.optional) goto at_19;
  if ((t5 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 1; t10 = CRD_CEL_ERROR; goto at_22; }
  goto at_20;
at_19:
  t5 = crd_cel_of_string(CRD_STRING(""));
at_20:
  cost -= 1;
at_21:
  if (!crd_cel_known(crd_cel_in_constant(cel, t5, set_pod_decode_3_constant_9), &v21)) { t10 = CRD_CEL_ERROR; goto at_22; }
  t10 = crd_cel_truth_of(v21);
at_22:
  if (t10 == CRD_CEL_FALSE) goto at_46;
  t11 = cel->error;
  t12 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t13 = crd_cel_select_optional(cel, t12,
                                     CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 17; t22 = CRD_CEL_ERROR; goto at_45; }
  cost += t13.kind != CRD_CEL_OPTIONAL || t13.as.optional;
  if (t13.kind != CRD_CEL_OPTIONAL &&
      !crd_cel_fail(cel, "no such overload")) { cost += 17; t22 = CRD_CEL_ERROR; goto at_45; }
  if (!t13.as.optional) goto at_31;
  if ((t14 = crd_cel_held(cel, t13)).kind == CRD_CEL_FAILED) { cost += 17; t22 = CRD_CEL_ERROR; goto at_45; }
  goto at_32;
at_31:
  t14 = crd_cel_of_string(CRD_STRING(""));
at_32:
  if (!crd_cel_test_equal(cel, t14, crd_cel_of_string(CRD_STRING("")), false,
                          &t16)) { cost += 17; t22 = CRD_CEL_ERROR; goto at_45; }
  if (!t16) goto at_36;
  t17 = crd_cel_of_string(CRD_STRING("Pod"));
  goto at_44;
at_36:
  t18 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t19 = crd_cel_select_optional(cel, t18,
                                     CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 17; t22 = CRD_CEL_ERROR; goto at_45; }
  cost += t19.kind != CRD_CEL_OPTIONAL || t19.as.optional;
  if (t19.kind != CRD_CEL_OPTIONAL &&
      !crd_cel_fail(cel, "no such overload")) { cost += 17; t22 = CRD_CEL_ERROR; goto at_45; }
  if (!t19.as.optional) goto at_43;
  if ((t17 = crd_cel_held(cel, t19)).kind == CRD_CEL_FAILED) { cost += 17; t22 = CRD_CEL_ERROR; goto at_45; }
  goto at_44;
at_43:
  t17 = crd_cel_of_string(CRD_STRING(""));
at_44:
  if (!crd_cel_known(crd_cel_in_constant(cel, t17, set_pod_decode_3_constant_18), &v44)) { t22 = CRD_CEL_ERROR; goto at_45; }
  t22 = crd_cel_truth_of(v44);
at_45:
  t10 = crd_cel_and(cel, t10, t11, t22);
at_46:
  if (t10 == CRD_CEL_ERROR) goto at_48;
  return crd_cel_end(cel, cost, t10);
at_48:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'no kind ' + goQuote(called) + ' is registered for version ' + goQuote(version.startsWith('/') ?
 * version.substring(1) : version) + ' in scheme "pkg/runtime/scheme.go:111"' */
static bool set_pod_decode_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t5, t6, t7, v20, t13, t14, t15, t18, t19, t20, t24, t25, t26, t29, t30, t31, t35, v68, t36, t37, t38, t42, t43, v92;
  bool t4 = false, t17 = false, t23 = false, t28 = false, t40 = false;
  crd_string t11 = {NULL, 0}, t12 = {NULL, 0}, t47 = {NULL, 0}, t48 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 13; goto at_97; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 13; goto at_97; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 13; goto at_97; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false, &t4)) { cost += 13; goto at_97; }
  if (!t4) goto at_12;
  t5 = crd_cel_of_string(CRD_STRING("Pod"));
  goto at_20;
at_12:
  t6 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t7 = crd_cel_select_optional(cel, t6, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 13; goto at_97; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 13; goto at_97; }
  if (!t7.as.optional) goto at_19;
  if ((t5 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 13; goto at_97; }
  goto at_20;
at_19:
  t5 = crd_cel_of_string(CRD_STRING(""));
at_20:
  if ((v20 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) { cost += 12; goto at_97; }
  t11 = crd_cel_concat(cel, CRD_STRING("no kind "), v20.as.text, false);
  t12 = crd_cel_concat(cel, t11, CRD_STRING(" is registered for version "), false);
  t13 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t14 = crd_cel_select_optional(cel, t13, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) goto at_108;
  cost += t14.kind != CRD_CEL_OPTIONAL || t14.as.optional;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_110;
  if (!t14.as.optional) goto at_30;
  if ((t15 = crd_cel_held(cel, t14)).kind == CRD_CEL_FAILED) goto at_112;
  goto at_31;
at_30:
  t15 = crd_cel_of_string(CRD_STRING(""));
at_31:
  if (!crd_cel_test_equal(cel, t15, crd_cel_of_string(CRD_STRING("")), false, &t17)) goto at_114;
  if (!t17) goto at_35;
  t18 = crd_cel_of_string(CRD_STRING("v1"));
  goto at_44;
at_35:
  t19 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t20 = crd_cel_select_optional(cel, t19, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) goto at_116;
  cost += t20.kind != CRD_CEL_OPTIONAL || t20.as.optional;
  if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_118;
  if (!t20.as.optional) goto at_42;
  if ((t18 = crd_cel_held(cel, t20)).kind == CRD_CEL_FAILED) goto at_120;
  goto at_43;
at_42:
  t18 = crd_cel_of_string(CRD_STRING(""));
at_43:
  cost -= 1;
at_44:
  if (!crd_cel_test_starts_with(cel, t18, crd_cel_of_string(CRD_STRING("/")), false, &t23)) goto at_122;
  if (!t23) goto at_70;
  t24 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t25 = crd_cel_select_optional(cel, t24, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) goto at_124;
  cost += t25.kind != CRD_CEL_OPTIONAL || t25.as.optional;
  if (t25.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_126;
  if (!t25.as.optional) goto at_53;
  if ((t26 = crd_cel_held(cel, t25)).kind == CRD_CEL_FAILED) goto at_128;
  goto at_54;
at_53:
  t26 = crd_cel_of_string(CRD_STRING(""));
at_54:
  if (!crd_cel_test_equal(cel, t26, crd_cel_of_string(CRD_STRING("")), false, &t28)) goto at_130;
  if (!t28) goto at_58;
  t29 = crd_cel_of_string(CRD_STRING("v1"));
  goto at_67;
at_58:
  t30 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t31 = crd_cel_select_optional(cel, t30, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) goto at_132;
  cost += t31.kind != CRD_CEL_OPTIONAL || t31.as.optional;
  if (t31.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_134;
  if (!t31.as.optional) goto at_65;
  if ((t29 = crd_cel_held(cel, t31)).kind == CRD_CEL_FAILED) goto at_136;
  goto at_66;
at_65:
  t29 = crd_cel_of_string(CRD_STRING(""));
at_66:
  cost -= 1;
at_67:
  if ((v68 = crd_cel_fn_substring(cel, (const crd_cel_value[2]){t29, crd_cel_of_int(1)},
                                  2)).kind == CRD_CEL_FAILED) goto at_138;
  t35 = crd_cel_of_string(v68.as.text);
  goto at_92;
at_70:
  t36 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t37 = crd_cel_select_optional(cel, t36, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) goto at_140;
  cost += t37.kind != CRD_CEL_OPTIONAL || t37.as.optional;
  if (t37.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_142;
  if (!t37.as.optional) goto at_77;
  if ((t38 = crd_cel_held(cel, t37)).kind == CRD_CEL_FAILED) goto at_144;
  goto at_78;
at_77:
  t38 = crd_cel_of_string(CRD_STRING(""));
at_78:
  if (!crd_cel_test_equal(cel, t38, crd_cel_of_string(CRD_STRING("")), false, &t40)) goto at_146;
  if (!t40) goto at_82;
  t35 = crd_cel_of_string(CRD_STRING("v1"));
  goto at_91;
at_82:
  t42 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t43 = crd_cel_select_optional(cel, t42, CRD_STRING("apiVersion"))).kind == CRD_CEL_FAILED) goto at_148;
  cost += t43.kind != CRD_CEL_OPTIONAL || t43.as.optional;
  if (t43.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_150;
  if (!t43.as.optional) goto at_89;
  if ((t35 = crd_cel_held(cel, t43)).kind == CRD_CEL_FAILED) goto at_152;
  goto at_90;
at_89:
  t35 = crd_cel_of_string(CRD_STRING(""));
at_90:
  cost -= 1;
at_91:
  cost -= 1;
at_92:
  if ((v92 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){t35}, 1)).kind == CRD_CEL_FAILED) goto at_154;
  t47 = crd_cel_concat(cel, t12, v92.as.text, false);
  t48 = crd_cel_concat(cel, t47, CRD_STRING(" in scheme \"pkg/runtime/scheme.go:111\""), false);
  *text = t48;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_97:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_108:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_110:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_112:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_114:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_116:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_118:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_120:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_122:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_124:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_126:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_128:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_130:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 6;
  goto at_97;
at_132:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_134:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_136:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_138:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 5;
  goto at_97;
at_140:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 4;
  goto at_97;
at_142:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 4;
  goto at_97;
at_144:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 4;
  goto at_97;
at_146:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 4;
  goto at_97;
at_148:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 3;
  goto at_97;
at_150:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 3;
  goto at_97;
at_152:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 3;
  goto at_97;
at_154:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t12)), 1);
  cost += 4;
  goto at_97;
}

static const crd_cel_entry set_pod_decode_4_items_2[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.Pod", 6}}}},
};
static const crd_cel_map set_pod_decode_4_table_2 = {set_pod_decode_4_items_2, 1, NULL};
static const crd_cel_value set_pod_decode_4_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_decode_4_table_2}};
static const crd_cel_value set_pod_decode_4_items_4[] = {{.kind = CRD_CEL_STRING, .as = {.text = {"metadata", 8}}}};
static const crd_cel_list set_pod_decode_4_table_4 = {set_pod_decode_4_items_4, 1, NULL};
static const crd_cel_value set_pod_decode_4_constant_4 = {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_decode_4_table_4}};
/* !unread.hasValue() */
static crd_cel_truth set_pod_decode_4(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t5, t6, t7, t11, t13, t14, t16, t17, t18, t21, t22, t23, t26, t27, v52;
  bool t4 = false, t10 = false, t20 = false;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_55; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_55; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_55; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false, &t4)) { cost += 3; goto at_55; }
  if (!t4) goto at_12;
  t5 = crd_cel_of_string(CRD_STRING("Pod"));
  goto at_20;
at_12:
  t6 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t7 = crd_cel_select_optional(cel, t6, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_55; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_55; }
  if (!t7.as.optional) goto at_19;
  if ((t5 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 3; goto at_55; }
  goto at_20;
at_19:
  t5 = crd_cel_of_string(CRD_STRING(""));
at_20:
  if (!crd_cel_test_equal(cel, t5, crd_cel_of_string(CRD_STRING("Pod")), false, &t10)) { cost += 2; goto at_55; }
  if (!t10) goto at_26;
  t11 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t13 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t11, set_pod_decode_4_constant_2},
                                        2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_55; }
  goto at_52;
at_26:
  t14 = crd_cel_of_whole(cel, cel->object);
  t16 = crd_cel_of_whole(cel, cel->object);
  cost += 4;
  if ((t17 = crd_cel_select_optional(cel, t16, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 33; goto at_55; }
  cost += t17.kind != CRD_CEL_OPTIONAL || t17.as.optional;
  if (t17.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 33; goto at_55; }
  if (!t17.as.optional) goto at_35;
  if ((t18 = crd_cel_held(cel, t17)).kind == CRD_CEL_FAILED) { cost += 33; goto at_55; }
  goto at_36;
at_35:
  t18 = crd_cel_of_string(CRD_STRING(""));
at_36:
  if (!crd_cel_test_equal(cel, t18, crd_cel_of_string(CRD_STRING("")), false, &t20)) { cost += 33; goto at_55; }
  if (!t20) goto at_40;
  t21 = crd_cel_of_string(CRD_STRING("Pod"));
  goto at_48;
at_40:
  t22 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t23 = crd_cel_select_optional(cel, t22, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 33; goto at_55; }
  cost += t23.kind != CRD_CEL_OPTIONAL || t23.as.optional;
  if (t23.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 33; goto at_55; }
  if (!t23.as.optional) goto at_47;
  if ((t21 = crd_cel_held(cel, t23)).kind == CRD_CEL_FAILED) { cost += 33; goto at_55; }
  goto at_48;
at_47:
  t21 = crd_cel_of_string(CRD_STRING(""));
at_48:
  if ((t26 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("v1.")),
                             t21)).kind == CRD_CEL_FAILED) { cost += 32; goto at_55; }
  cost += 30;
  if ((t27 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("")), t26}}, NULL,
                              1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_55; }
  if ((t13 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[3]){t14, t27, set_pod_decode_4_constant_4},
                                        3)).kind == CRD_CEL_FAILED) { cost += 2; goto at_55; }
at_52:
  if ((v52 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t13}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_55; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v52.as.boolean));
at_55:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_pod_decode_4_message_expression_items_2[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.Pod", 6}}}},
};
static const crd_cel_map set_pod_decode_4_message_expression_table_2 = {set_pod_decode_4_message_expression_items_2, 1,
                                                                        NULL};
static const crd_cel_value set_pod_decode_4_message_expression_constant_2 = {.kind = CRD_CEL_MAP,
                                                                             .as = {.map = &set_pod_decode_4_message_expression_table_2}};
static const crd_cel_value set_pod_decode_4_message_expression_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"metadata", 8}}},
};
static const crd_cel_list set_pod_decode_4_message_expression_table_4 = {set_pod_decode_4_message_expression_items_4, 1,
                                                                         NULL};
static const crd_cel_value set_pod_decode_4_message_expression_constant_4 = {.kind = CRD_CEL_LIST,
                                                                             .as = {.list = &set_pod_decode_4_message_expression_table_4}};
/* messageExpression: unread.orValue('') */
static bool set_pod_decode_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t5, t6, t7, t11, t13, t14, t16, t17, t18, t21, t22, t23, t26, t27, t30;
  bool t4 = false, t10 = false, t20 = false;
  crd_string v57 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_59; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_test_equal(cel, t2, crd_cel_of_string(CRD_STRING("")), false, &t4)) { cost += 1; goto at_59; }
  if (!t4) goto at_12;
  t5 = crd_cel_of_string(CRD_STRING("Pod"));
  goto at_20;
at_12:
  t6 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t7 = crd_cel_select_optional(cel, t6, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_59; }
  if (!t7.as.optional) goto at_19;
  if ((t5 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  goto at_20;
at_19:
  t5 = crd_cel_of_string(CRD_STRING(""));
at_20:
  if (!crd_cel_test_equal(cel, t5, crd_cel_of_string(CRD_STRING("Pod")), false, &t10)) goto at_59;
  if (!t10) goto at_26;
  t11 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t13 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t11, set_pod_decode_4_message_expression_constant_2},
                                        2)).kind == CRD_CEL_FAILED) goto at_59;
  goto at_52;
at_26:
  t14 = crd_cel_of_whole(cel, cel->object);
  t16 = crd_cel_of_whole(cel, cel->object);
  cost += 4;
  if ((t17 = crd_cel_select_optional(cel, t16, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 31; goto at_59; }
  cost += t17.kind != CRD_CEL_OPTIONAL || t17.as.optional;
  if (t17.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 31; goto at_59; }
  if (!t17.as.optional) goto at_35;
  if ((t18 = crd_cel_held(cel, t17)).kind == CRD_CEL_FAILED) { cost += 31; goto at_59; }
  goto at_36;
at_35:
  t18 = crd_cel_of_string(CRD_STRING(""));
at_36:
  if (!crd_cel_test_equal(cel, t18, crd_cel_of_string(CRD_STRING("")), false, &t20)) { cost += 31; goto at_59; }
  if (!t20) goto at_40;
  t21 = crd_cel_of_string(CRD_STRING("Pod"));
  goto at_48;
at_40:
  t22 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t23 = crd_cel_select_optional(cel, t22, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 31; goto at_59; }
  cost += t23.kind != CRD_CEL_OPTIONAL || t23.as.optional;
  if (t23.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 31; goto at_59; }
  if (!t23.as.optional) goto at_47;
  if ((t21 = crd_cel_held(cel, t23)).kind == CRD_CEL_FAILED) { cost += 31; goto at_59; }
  goto at_48;
at_47:
  t21 = crd_cel_of_string(CRD_STRING(""));
at_48:
  if ((t26 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("v1.")),
                             t21)).kind == CRD_CEL_FAILED) { cost += 30; goto at_59; }
  cost += 30;
  if ((t27 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("")), t26}}, NULL,
                              1)).kind == CRD_CEL_FAILED) goto at_59;
  if ((t13 = crd_cel_fn_go_decode_error(cel,
                                        (const crd_cel_value[3]){t14, t27, set_pod_decode_4_message_expression_constant_4},
                                        3)).kind == CRD_CEL_FAILED) goto at_59;
at_52:
  if (t13.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_59;
  if (!t13.as.optional) goto at_56;
  if ((t30 = crd_cel_held(cel, t13)).kind == CRD_CEL_FAILED) goto at_59;
  goto at_57;
at_56:
  t30 = crd_cel_of_string(CRD_STRING(""));
at_57:
  if (!crd_cel_take_string(cel, t30, &v57)) goto at_59;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t30, text);
at_59:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* operation == 'CREATE' */
static crd_cel_truth set_pod_decode_5(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE"))));
}


static const crd_read set_pod_decode_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_pod_decode_3_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_pod_decode_4_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_step set_pod_decode_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-pods"),
        .rule = CRD_STRING_INIT("request.resource == {'group': '', 'version': 'v1', 'resource': 'pods'}"),
        .message = CRD_STRING_INIT("expect resource to be { v1 pods}"),
        .evaluate = {.function = {.truth = set_pod_decode_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-pods-version"),
        .rule = CRD_STRING_INIT("size(version.split('/')) <= 2"), .evaluate = {.function = {.truth = set_pod_decode_2}},
        .reads = set_pod_decode_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_pod_decode_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-pods-kind"),
        .rule = CRD_STRING_INIT("version in ['v1', '/v1'] && called in ['Binding', 'ComponentStatus', 'ConfigMap', "
                                "'Endpoints', 'Event', 'LimitRange', 'Namespace', 'Node', 'PersistentVolume', "
                                "'PersistentVolumeClaim', 'Pod', 'PodTemplate', 'ReplicationController', 'ResourceQuota', "
                                "'Secret', 'Service', 'ServiceAccount']"),
        .evaluate = {.function = {.truth = set_pod_decode_3}}, .reads = set_pod_decode_3_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_pod_decode_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-pods"), .rule = CRD_STRING_INIT("!unread.hasValue()"),
        .evaluate = {.function = {.truth = set_pod_decode_4}}, .reads = set_pod_decode_4_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_pod_decode_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-014-pods"), .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .message = CRD_STRING_INIT("expect operation to be 'CREATE' "),
        .evaluate = {.function = {.truth = set_pod_decode_5}},
    },
};
const crd_rule_set core_v1_Pod_set_pod_decode_75333c81 = {
    .name = CRD_STRING_INIT("pod-decode"), .steps = set_pod_decode_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
