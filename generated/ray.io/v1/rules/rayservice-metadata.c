/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* rayservice-metadata, declared at RayService */
/* size(bytes(self.metadata.name)) <= 47 */
static crd_cel_truth set_rayservice_metadata_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_bytes(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t4.as.text.size <= 47));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !format.dns1035Label().validate(self.metadata.name).hasValue() */
static crd_cel_truth set_rayservice_metadata_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {t5};
  crd_cel_value t7 = crd_cel_fn_has_value(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t7.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_rayservice_metadata_2_message_expression_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_rayservice_metadata_2_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                      .as = {.list = &set_rayservice_metadata_2_message_expression_table_1}};
/* messageExpression: 'The RayService metadata is invalid: RayService name should be a valid DNS1035 label: [' +
 * format.dns1035Label().validate(self.metadata.name).orValue([]).join(' ') + ']' */
static bool set_rayservice_metadata_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_named_format(CRD_STRING("dns1035Label"));
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_select(cel, t2, CRD_STRING("name"), CRD_ZERO_STRING);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 12;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t1, t3};
  crd_cel_value t5 = crd_cel_fn_validate(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_cel_value t6 = t5;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 11;
    goto failed_0;
  }
  if (t6.as.optional) {
    t6 = crd_cel_held(cel, t6);
  } else {
    t6 = set_rayservice_metadata_2_message_expression_constant_2;
  }
  const crd_cel_value arguments7[2] = {t6, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t8 = crd_cel_fn_join(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel,
                                 CRD_STRING("The RayService metadata is invalid: RayService name should be a valid DNS1035 "
                                            "label: ["), t8.as.text, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING("]"), false);
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* timeout: timeout */
static crd_cel_value set_rayservice_metadata_3_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("ray.io/initializing-timeout")));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: timeout != '' */
static crd_cel_truth set_rayservice_metadata_3_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("ray.io/initializing-timeout")));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  cost += crd_cel_string_cost(t5, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t5, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_rayservice_metadata_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")},
};
static const crd_read set_rayservice_metadata_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")},
};
static const crd_read set_rayservice_metadata_3_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[ray.io/initializing-timeout]")},
};
static const crd_scope_code set_rayservice_metadata_3_include_params[] = {
    {.function = {.value = set_rayservice_metadata_3_param_1}},
};
static const crd_include set_rayservice_metadata_3_include = {
    .set = &ray_io_v1_RayService_set_initializing_timeout_8b13516a,
    .mode = CRD_SET_FIRST,
    .prefix = CRD_STRING_INIT("The RayService metadata is invalid: RayService annotations is invalid: annotation "
                              "ray.io/initializing-timeout "),
    .reads = set_rayservice_metadata_3_include_reads,
    .read_count = 1,
    .params = set_rayservice_metadata_3_include_params,
    .param_count = 1,
};
static const crd_step set_rayservice_metadata_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-074"),
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.name)) <= 47"),
        .message = CRD_STRING_INIT("The RayService metadata is invalid: RayService name should be no more than 47 characters"),
        .evaluate = {.function = {.truth = set_rayservice_metadata_1}},
        .reads = set_rayservice_metadata_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-075"),
        .rule = CRD_STRING_INIT("!format.dns1035Label().validate(self.metadata.name).hasValue()"),
        .evaluate = {.function = {.truth = set_rayservice_metadata_2}},
        .reads = set_rayservice_metadata_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_rayservice_metadata_2_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_rayservice_metadata_3_when}},
        .include = &set_rayservice_metadata_3_include,
    },
};
const crd_rule_set ray_io_v1_RayService_set_rayservice_metadata_8b13516a = {
    .name = CRD_STRING_INIT("rayservice-metadata"),
    .steps = set_rayservice_metadata_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
