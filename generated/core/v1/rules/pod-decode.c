/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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
static const crd_cel_value set_pod_decode_1_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_decode_1_table_1}};
/* request.resource == {'group': '', 'version': 'v1', 'resource': 'pods'} */
static crd_cel_truth set_pod_decode_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_request(cel);
  crd_cel_value t2 = crd_cel_select(cel, t1, CRD_STRING("resource"));
  cost += 2;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_truth t3 = crd_cel_equals(cel, t2, set_pod_decode_1_constant_2, false);
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* size(version.split('/')) <= 2 */
static crd_cel_truth set_pod_decode_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("apiVersion"));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 3;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_truth t4 = crd_cel_equals(cel, t3, crd_cel_of_string(CRD_STRING("")), false);
  if (t4 == CRD_CEL_ERROR) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_of_null();
  if (t4 == CRD_CEL_TRUE) {
    t8 = crd_cel_of_string(CRD_STRING("v1"));
  } else {
    crd_cel_value t5 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("apiVersion"));
    cost += 3;
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
    crd_cel_value t7 = t6;
    if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 2;
      goto failed_0;
    }
    if (t7.as.optional) {
      t7 = crd_cel_held(cel, t7);
    } else {
      t7 = crd_cel_of_string(CRD_STRING(""));
    }
    cost -= 1;
    t8 = t7;
  }
  const crd_cel_value arguments9[2] = {t8, crd_cel_of_string(CRD_STRING("/"))};
  crd_cel_value t10 = crd_cel_fn_split(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments11[1] = {t10};
  crd_cel_value t12 = crd_cel_fn_size(cel, arguments11, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12.as.integer <= 2));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'unexpected GroupVersion string: ' + version */
static bool set_pod_decode_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("apiVersion"));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 4;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 4;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_truth t4 = crd_cel_equals(cel, t3, crd_cel_of_string(CRD_STRING("")), false);
  if (t4 == CRD_CEL_ERROR) {
    cost += 4;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_of_null();
  if (t4 == CRD_CEL_TRUE) {
    t8 = crd_cel_of_string(CRD_STRING("v1"));
  } else {
    crd_cel_value t5 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("apiVersion"));
    cost += 3;
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
    crd_cel_value t7 = t6;
    if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 3;
      goto failed_0;
    }
    if (t7.as.optional) {
      t7 = crd_cel_held(cel, t7);
    } else {
      t7 = crd_cel_of_string(CRD_STRING(""));
    }
    cost -= 1;
    t8 = t7;
  }
  crd_cel_value t9 = crd_cel_add(cel, crd_cel_of_string(CRD_STRING("unexpected GroupVersion string: ")), t8);
  if (t9.kind == CRD_CEL_FAILED) goto failed_0;
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, t9, &t10)) goto failed_0;
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_value set_pod_decode_3_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"v1", 2}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"/v1", 3}}},
};
static const crd_cel_list set_pod_decode_3_table_1 = {set_pod_decode_3_items_1, 2, NULL};
static const crd_cel_value set_pod_decode_3_constant_2 = {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_decode_3_table_1}};
static const crd_cel_value set_pod_decode_3_items_3[] = {
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
static const crd_cel_list set_pod_decode_3_table_3 = {set_pod_decode_3_items_3, 17, NULL};
static const crd_cel_value set_pod_decode_3_constant_4 = {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_decode_3_table_3}};
/* version in ['v1', '/v1'] && called in ['Binding', 'ComponentStatus', 'ConfigMap', 'Endpoints', 'Event', 'LimitRange',
 * 'Namespace', 'Node', 'PersistentVolume', 'PersistentVolumeClaim', 'Pod', 'PodTemplate', 'ReplicationController',
 * 'ResourceQuota', 'Secret', 'Service', 'ServiceAccount'] */
static crd_cel_truth set_pod_decode_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    crd_cel_value t2 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("apiVersion"));
    cost += 3;
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_1;
    }
    cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
    crd_cel_value t4 = t3;
    if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 2;
      goto failed_1;
    }
    if (t4.as.optional) {
      t4 = crd_cel_held(cel, t4);
    } else {
      t4 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_cel_truth t5 = crd_cel_equals(cel, t4, crd_cel_of_string(CRD_STRING("")), false);
    if (t5 == CRD_CEL_ERROR) {
      cost += 2;
      goto failed_1;
    }
    crd_cel_value t9 = crd_cel_of_null();
    if (t5 == CRD_CEL_TRUE) {
      t9 = crd_cel_of_string(CRD_STRING("v1"));
    } else {
      crd_cel_value t6 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t7 = crd_cel_select_optional(cel, t6, CRD_STRING("apiVersion"));
      cost += 3;
      if (t7.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
      crd_cel_value t8 = t7;
      if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 1;
        goto failed_1;
      }
      if (t8.as.optional) {
        t8 = crd_cel_held(cel, t8);
      } else {
        t8 = crd_cel_of_string(CRD_STRING(""));
      }
      cost -= 1;
      t9 = t8;
    }
    crd_cel_truth t10 = crd_cel_in_constant(cel, t9, set_pod_decode_3_constant_2);
    t1 = t10;
  }
failed_1:;
  crd_cel_truth t11 = t1;
  if (t11 != CRD_CEL_FALSE) {
    const crd_string error12 = cel->error;
    crd_cel_truth t13 = CRD_CEL_ERROR;
    {
      crd_cel_value t14 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t15 = crd_cel_select_optional(cel, t14, CRD_STRING("kind"));
      cost += 3;
      if (t15.kind == CRD_CEL_FAILED) {
        cost += 17;
        goto failed_2;
      }
      cost += t15.kind != CRD_CEL_OPTIONAL || t15.as.optional;
      crd_cel_value t16 = t15;
      if (t16.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 17;
        goto failed_2;
      }
      if (t16.as.optional) {
        t16 = crd_cel_held(cel, t16);
      } else {
        t16 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_cel_truth t17 = crd_cel_equals(cel, t16, crd_cel_of_string(CRD_STRING("")), false);
      if (t17 == CRD_CEL_ERROR) {
        cost += 17;
        goto failed_2;
      }
      crd_cel_value t21 = crd_cel_of_null();
      if (t17 == CRD_CEL_TRUE) {
        t21 = crd_cel_of_string(CRD_STRING("Pod"));
      } else {
        crd_cel_value t18 = crd_cel_of_whole(cel, cel->object);
        crd_cel_value t19 = crd_cel_select_optional(cel, t18, CRD_STRING("kind"));
        cost += 3;
        if (t19.kind == CRD_CEL_FAILED) {
          cost += 17;
          goto failed_2;
        }
        cost += t19.kind != CRD_CEL_OPTIONAL || t19.as.optional;
        crd_cel_value t20 = t19;
        if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
          cost += 17;
          goto failed_2;
        }
        if (t20.as.optional) {
          t20 = crd_cel_held(cel, t20);
        } else {
          t20 = crd_cel_of_string(CRD_STRING(""));
        }
        t21 = t20;
      }
      crd_cel_truth t22 = crd_cel_in_constant(cel, t21, set_pod_decode_3_constant_4);
      t13 = t22;
    }
  failed_2:;
    t11 = crd_cel_and(cel, t11, error12, t13);
  }
  return crd_cel_end(cel, cost, t11);
}

/* messageExpression: 'no kind ' + goQuote(called) + ' is registered for version ' + goQuote(version.startsWith('/') ?
 * version.substring(1) : version) + ' in scheme "pkg/runtime/scheme.go:111"' */
static bool set_pod_decode_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("kind"));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 13;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 13;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_truth t4 = crd_cel_equals(cel, t3, crd_cel_of_string(CRD_STRING("")), false);
  if (t4 == CRD_CEL_ERROR) {
    cost += 13;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_of_null();
  if (t4 == CRD_CEL_TRUE) {
    t8 = crd_cel_of_string(CRD_STRING("Pod"));
  } else {
    crd_cel_value t5 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("kind"));
    cost += 3;
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 13;
      goto failed_0;
    }
    cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
    crd_cel_value t7 = t6;
    if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 13;
      goto failed_0;
    }
    if (t7.as.optional) {
      t7 = crd_cel_held(cel, t7);
    } else {
      t7 = crd_cel_of_string(CRD_STRING(""));
    }
    t8 = t7;
  }
  const crd_cel_value arguments9[1] = {t8};
  crd_cel_value t10 = crd_cel_fn_go_quote(cel, arguments9, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, CRD_STRING("no kind "), t10.as.text, false);
  crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING(" is registered for version "), false);
  crd_cel_value t13 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t14 = crd_cel_select_optional(cel, t13, CRD_STRING("apiVersion"));
  cost += 3;
  if (t14.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
    cost += 4;
    goto failed_0;
  }
  cost += t14.kind != CRD_CEL_OPTIONAL || t14.as.optional;
  crd_cel_value t15 = t14;
  if (t15.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
    cost += 4;
    goto failed_0;
  }
  if (t15.as.optional) {
    t15 = crd_cel_held(cel, t15);
  } else {
    t15 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_truth t16 = crd_cel_equals(cel, t15, crd_cel_of_string(CRD_STRING("")), false);
  if (t16 == CRD_CEL_ERROR) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
    cost += 4;
    goto failed_0;
  }
  crd_cel_value t20 = crd_cel_of_null();
  if (t16 == CRD_CEL_TRUE) {
    t20 = crd_cel_of_string(CRD_STRING("v1"));
  } else {
    crd_cel_value t17 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t18 = crd_cel_select_optional(cel, t17, CRD_STRING("apiVersion"));
    cost += 3;
    if (t18.kind == CRD_CEL_FAILED) {
      cost += 2;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 3;
      goto failed_0;
    }
    cost += t18.kind != CRD_CEL_OPTIONAL || t18.as.optional;
    crd_cel_value t19 = t18;
    if (t19.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 2;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 3;
      goto failed_0;
    }
    if (t19.as.optional) {
      t19 = crd_cel_held(cel, t19);
    } else {
      t19 = crd_cel_of_string(CRD_STRING(""));
    }
    cost -= 1;
    t20 = t19;
  }
  const crd_cel_value arguments21[2] = {t20, crd_cel_of_string(CRD_STRING("/"))};
  crd_cel_value t22 = crd_cel_fn_starts_with(cel, arguments21, 2);
  if (t22.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
    cost += 4;
    goto failed_0;
  }
  crd_cel_value t41 = crd_cel_of_null();
  if (t22.as.boolean) {
    crd_cel_value t23 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t24 = crd_cel_select_optional(cel, t23, CRD_STRING("apiVersion"));
    cost += 3;
    if (t24.kind == CRD_CEL_FAILED) {
      cost += 2;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 4;
      goto failed_0;
    }
    cost += t24.kind != CRD_CEL_OPTIONAL || t24.as.optional;
    crd_cel_value t25 = t24;
    if (t25.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 2;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 4;
      goto failed_0;
    }
    if (t25.as.optional) {
      t25 = crd_cel_held(cel, t25);
    } else {
      t25 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_cel_truth t26 = crd_cel_equals(cel, t25, crd_cel_of_string(CRD_STRING("")), false);
    if (t26 == CRD_CEL_ERROR) {
      cost += 2;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 4;
      goto failed_0;
    }
    crd_cel_value t30 = crd_cel_of_null();
    if (t26 == CRD_CEL_TRUE) {
      t30 = crd_cel_of_string(CRD_STRING("v1"));
    } else {
      crd_cel_value t27 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t28 = crd_cel_select_optional(cel, t27, CRD_STRING("apiVersion"));
      cost += 3;
      if (t28.kind == CRD_CEL_FAILED) {
        cost += 2;
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 3;
        goto failed_0;
      }
      cost += t28.kind != CRD_CEL_OPTIONAL || t28.as.optional;
      crd_cel_value t29 = t28;
      if (t29.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 2;
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 3;
        goto failed_0;
      }
      if (t29.as.optional) {
        t29 = crd_cel_held(cel, t29);
      } else {
        t29 = crd_cel_of_string(CRD_STRING(""));
      }
      cost -= 1;
      t30 = t29;
    }
    const crd_cel_value arguments31[2] = {t30, crd_cel_of_int(1)};
    crd_cel_value t32 = crd_cel_fn_substring(cel, arguments31, 2);
    if (t32.kind == CRD_CEL_FAILED) {
      cost += 1;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 4;
      goto failed_0;
    }
    t41 = crd_cel_of_string(t32.as.text);
  } else {
    crd_cel_value t33 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t34 = crd_cel_select_optional(cel, t33, CRD_STRING("apiVersion"));
    cost += 3;
    if (t34.kind == CRD_CEL_FAILED) {
      cost += 1;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 3;
      goto failed_0;
    }
    cost += t34.kind != CRD_CEL_OPTIONAL || t34.as.optional;
    crd_cel_value t35 = t34;
    if (t35.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 1;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 3;
      goto failed_0;
    }
    if (t35.as.optional) {
      t35 = crd_cel_held(cel, t35);
    } else {
      t35 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_cel_truth t36 = crd_cel_equals(cel, t35, crd_cel_of_string(CRD_STRING("")), false);
    if (t36 == CRD_CEL_ERROR) {
      cost += 1;
      cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
      cost += 3;
      goto failed_0;
    }
    crd_cel_value t40 = crd_cel_of_null();
    if (t36 == CRD_CEL_TRUE) {
      t40 = crd_cel_of_string(CRD_STRING("v1"));
    } else {
      crd_cel_value t37 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t38 = crd_cel_select_optional(cel, t37, CRD_STRING("apiVersion"));
      cost += 3;
      if (t38.kind == CRD_CEL_FAILED) {
        cost += 1;
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 2;
        goto failed_0;
      }
      cost += t38.kind != CRD_CEL_OPTIONAL || t38.as.optional;
      crd_cel_value t39 = t38;
      if (t39.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 1;
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
        cost += 2;
        goto failed_0;
      }
      if (t39.as.optional) {
        t39 = crd_cel_held(cel, t39);
      } else {
        t39 = crd_cel_of_string(CRD_STRING(""));
      }
      cost -= 1;
      t40 = t39;
    }
    cost -= 1;
    t41 = t40;
  }
  const crd_cel_value arguments42[1] = {t41};
  crd_cel_value t43 = crd_cel_fn_go_quote(cel, arguments42, 1);
  if (t43.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
    cost += 4;
    goto failed_0;
  }
  crd_string t44 = crd_cel_concat(cel, t12, t43.as.text, false);
  crd_string t45 = crd_cel_concat(cel, t44, CRD_STRING(" in scheme \"pkg/runtime/scheme.go:111\""), false);
  *message = t45;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_entry set_pod_decode_4_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.Pod", 6}}}},
};
static const crd_cel_map set_pod_decode_4_table_1 = {set_pod_decode_4_items_1, 1, NULL};
static const crd_cel_value set_pod_decode_4_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_decode_4_table_1}};
static const crd_cel_value set_pod_decode_4_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"metadata", 8}}},
};
static const crd_cel_list set_pod_decode_4_table_3 = {set_pod_decode_4_items_3, 1, NULL};
static const crd_cel_value set_pod_decode_4_constant_4 = {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_decode_4_table_3}};
/* !unread.hasValue() */
static crd_cel_truth set_pod_decode_4(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("kind"));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 3;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_truth t4 = crd_cel_equals(cel, t3, crd_cel_of_string(CRD_STRING("")), false);
  if (t4 == CRD_CEL_ERROR) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_of_null();
  if (t4 == CRD_CEL_TRUE) {
    t8 = crd_cel_of_string(CRD_STRING("Pod"));
  } else {
    crd_cel_value t5 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("kind"));
    cost += 3;
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
    crd_cel_value t7 = t6;
    if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 3;
      goto failed_0;
    }
    if (t7.as.optional) {
      t7 = crd_cel_held(cel, t7);
    } else {
      t7 = crd_cel_of_string(CRD_STRING(""));
    }
    t8 = t7;
  }
  crd_cel_truth t9 = crd_cel_equals(cel, t8, crd_cel_of_string(CRD_STRING("Pod")), false);
  if (t9 == CRD_CEL_ERROR) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t27 = crd_cel_of_null();
  if (t9 == CRD_CEL_TRUE) {
    crd_cel_value t10 = crd_cel_of_whole(cel, cel->object);
    cost += 1;
    const crd_cel_value arguments11[2] = {t10, set_pod_decode_4_constant_2};
    crd_cel_value t12 = crd_cel_fn_go_decode_error(cel, arguments11, 2);
    if (t12.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    t27 = t12;
  } else {
    crd_cel_value t13 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t14 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t15 = crd_cel_select_optional(cel, t14, CRD_STRING("kind"));
    cost += 4;
    if (t15.kind == CRD_CEL_FAILED) {
      cost += 33;
      goto failed_0;
    }
    cost += t15.kind != CRD_CEL_OPTIONAL || t15.as.optional;
    crd_cel_value t16 = t15;
    if (t16.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 33;
      goto failed_0;
    }
    if (t16.as.optional) {
      t16 = crd_cel_held(cel, t16);
    } else {
      t16 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_cel_truth t17 = crd_cel_equals(cel, t16, crd_cel_of_string(CRD_STRING("")), false);
    if (t17 == CRD_CEL_ERROR) {
      cost += 33;
      goto failed_0;
    }
    crd_cel_value t21 = crd_cel_of_null();
    if (t17 == CRD_CEL_TRUE) {
      t21 = crd_cel_of_string(CRD_STRING("Pod"));
    } else {
      crd_cel_value t18 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t19 = crd_cel_select_optional(cel, t18, CRD_STRING("kind"));
      cost += 3;
      if (t19.kind == CRD_CEL_FAILED) {
        cost += 33;
        goto failed_0;
      }
      cost += t19.kind != CRD_CEL_OPTIONAL || t19.as.optional;
      crd_cel_value t20 = t19;
      if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 33;
        goto failed_0;
      }
      if (t20.as.optional) {
        t20 = crd_cel_held(cel, t20);
      } else {
        t20 = crd_cel_of_string(CRD_STRING(""));
      }
      t21 = t20;
    }
    crd_cel_value t22 = crd_cel_add(cel, crd_cel_of_string(CRD_STRING("v1.")), t21);
    if (t22.kind == CRD_CEL_FAILED) {
      cost += 32;
      goto failed_0;
    }
    cost += 30;
    const crd_cel_entry entries23[1] = {{crd_cel_of_string(CRD_STRING("")), t22}};
    crd_cel_value t24 = crd_cel_make_map(cel, entries23, NULL, 1);
    if (t24.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments25[3] = {t13, t24, set_pod_decode_4_constant_4};
    crd_cel_value t26 = crd_cel_fn_go_decode_error(cel, arguments25, 3);
    if (t26.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    t27 = t26;
  }
  const crd_cel_value arguments28[1] = {t27};
  crd_cel_value t29 = crd_cel_fn_has_value(cel, arguments28, 1);
  if (t29.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t29.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_pod_decode_4_message_expression_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.Pod", 6}}}},
};
static const crd_cel_map set_pod_decode_4_message_expression_table_1 = {set_pod_decode_4_message_expression_items_1, 1,
                                                                        NULL};
static const crd_cel_value set_pod_decode_4_message_expression_constant_2 = {.kind = CRD_CEL_MAP,
                                                                             .as = {.map = &set_pod_decode_4_message_expression_table_1}};
static const crd_cel_value set_pod_decode_4_message_expression_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"metadata", 8}}},
};
static const crd_cel_list set_pod_decode_4_message_expression_table_3 = {set_pod_decode_4_message_expression_items_3, 1,
                                                                         NULL};
static const crd_cel_value set_pod_decode_4_message_expression_constant_4 = {.kind = CRD_CEL_LIST,
                                                                             .as = {.list = &set_pod_decode_4_message_expression_table_3}};
/* messageExpression: unread.orValue('') */
static bool set_pod_decode_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("kind"));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_truth t4 = crd_cel_equals(cel, t3, crd_cel_of_string(CRD_STRING("")), false);
  if (t4 == CRD_CEL_ERROR) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_of_null();
  if (t4 == CRD_CEL_TRUE) {
    t8 = crd_cel_of_string(CRD_STRING("Pod"));
  } else {
    crd_cel_value t5 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("kind"));
    cost += 3;
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
    crd_cel_value t7 = t6;
    if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 1;
      goto failed_0;
    }
    if (t7.as.optional) {
      t7 = crd_cel_held(cel, t7);
    } else {
      t7 = crd_cel_of_string(CRD_STRING(""));
    }
    t8 = t7;
  }
  crd_cel_truth t9 = crd_cel_equals(cel, t8, crd_cel_of_string(CRD_STRING("Pod")), false);
  if (t9 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_value t27 = crd_cel_of_null();
  if (t9 == CRD_CEL_TRUE) {
    crd_cel_value t10 = crd_cel_of_whole(cel, cel->object);
    cost += 1;
    const crd_cel_value arguments11[2] = {t10, set_pod_decode_4_message_expression_constant_2};
    crd_cel_value t12 = crd_cel_fn_go_decode_error(cel, arguments11, 2);
    if (t12.kind == CRD_CEL_FAILED) goto failed_0;
    t27 = t12;
  } else {
    crd_cel_value t13 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t14 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t15 = crd_cel_select_optional(cel, t14, CRD_STRING("kind"));
    cost += 4;
    if (t15.kind == CRD_CEL_FAILED) {
      cost += 31;
      goto failed_0;
    }
    cost += t15.kind != CRD_CEL_OPTIONAL || t15.as.optional;
    crd_cel_value t16 = t15;
    if (t16.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 31;
      goto failed_0;
    }
    if (t16.as.optional) {
      t16 = crd_cel_held(cel, t16);
    } else {
      t16 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_cel_truth t17 = crd_cel_equals(cel, t16, crd_cel_of_string(CRD_STRING("")), false);
    if (t17 == CRD_CEL_ERROR) {
      cost += 31;
      goto failed_0;
    }
    crd_cel_value t21 = crd_cel_of_null();
    if (t17 == CRD_CEL_TRUE) {
      t21 = crd_cel_of_string(CRD_STRING("Pod"));
    } else {
      crd_cel_value t18 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t19 = crd_cel_select_optional(cel, t18, CRD_STRING("kind"));
      cost += 3;
      if (t19.kind == CRD_CEL_FAILED) {
        cost += 31;
        goto failed_0;
      }
      cost += t19.kind != CRD_CEL_OPTIONAL || t19.as.optional;
      crd_cel_value t20 = t19;
      if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 31;
        goto failed_0;
      }
      if (t20.as.optional) {
        t20 = crd_cel_held(cel, t20);
      } else {
        t20 = crd_cel_of_string(CRD_STRING(""));
      }
      t21 = t20;
    }
    crd_cel_value t22 = crd_cel_add(cel, crd_cel_of_string(CRD_STRING("v1.")), t21);
    if (t22.kind == CRD_CEL_FAILED) {
      cost += 30;
      goto failed_0;
    }
    cost += 30;
    const crd_cel_entry entries23[1] = {{crd_cel_of_string(CRD_STRING("")), t22}};
    crd_cel_value t24 = crd_cel_make_map(cel, entries23, NULL, 1);
    if (t24.kind == CRD_CEL_FAILED) goto failed_0;
    const crd_cel_value arguments25[3] = {t13, t24, set_pod_decode_4_message_expression_constant_4};
    crd_cel_value t26 = crd_cel_fn_go_decode_error(cel, arguments25, 3);
    if (t26.kind == CRD_CEL_FAILED) goto failed_0;
    t27 = t26;
  }
  crd_cel_value t28 = t27;
  if (t28.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t28.as.optional) {
    t28 = crd_cel_held(cel, t28);
  } else {
    t28 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t29 = {NULL, 0};
  if (!crd_cel_take_string(cel, t28, &t29)) goto failed_0;
  *message = t29;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
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


static const crd_read set_pod_decode_2_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_read set_pod_decode_3_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_read set_pod_decode_4_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_step set_pod_decode_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-008-pods"),
        .rule = CRD_STRING_INIT("request.resource == {'group': '', 'version': 'v1', 'resource': 'pods'}"),
        .message = CRD_STRING_INIT("expect resource to be { v1 pods}"),
        .evaluate = {.function = {.truth = set_pod_decode_1}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-007-pods-version"),
        .rule = CRD_STRING_INIT("size(version.split('/')) <= 2"),
        .evaluate = {.function = {.truth = set_pod_decode_2}},
        .reads = set_pod_decode_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_pod_decode_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-007-pods-kind"),
        .rule = CRD_STRING_INIT("version in ['v1', '/v1'] && called in ['Binding', 'ComponentStatus', 'ConfigMap', "
                                "'Endpoints', 'Event', 'LimitRange', 'Namespace', 'Node', 'PersistentVolume', "
                                "'PersistentVolumeClaim', 'Pod', 'PodTemplate', 'ReplicationController', 'ResourceQuota', "
                                "'Secret', 'Service', 'ServiceAccount']"),
        .evaluate = {.function = {.truth = set_pod_decode_3}},
        .reads = set_pod_decode_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_pod_decode_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-007-pods"),
        .rule = CRD_STRING_INIT("!unread.hasValue()"),
        .evaluate = {.function = {.truth = set_pod_decode_4}},
        .reads = set_pod_decode_4_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_pod_decode_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-014-pods"),
        .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .message = CRD_STRING_INIT("expect operation to be 'CREATE' "),
        .evaluate = {.function = {.truth = set_pod_decode_5}},
    },
};
const crd_rule_set core_v1_Pod_set_pod_decode_15324541 = {
    .name = CRD_STRING_INIT("pod-decode"),
    .steps = set_pod_decode_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};
