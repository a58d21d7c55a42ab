/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* rayservice-metadata, declared at RayService */
/* size(bytes(self.metadata.name)) <= 47 */
static crd_cel_truth set_rayservice_metadata_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, v3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 3; goto at_7; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 3; goto at_7; }
  if ((v3 = crd_cel_fn_bytes(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_7; }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)v3.as.text.size) <= 47));
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !format.dns1035Label().validate(self.metadata.name).hasValue() */
static crd_cel_truth set_rayservice_metadata_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t3, t4, t5, v6;
  if ((t1 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1035Label"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 6; goto at_9; }
  cost += 2;
  if ((t3 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 3; goto at_9; }
  cost += 1;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 3; goto at_9; }
  if ((t5 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t1, t4}, 2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_9; }
  if ((v6 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_9; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v6.as.boolean));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_rayservice_metadata_2_message_expression_table_4 = {NULL, 0, NULL};
static const crd_cel_value set_rayservice_metadata_2_message_expression_constant_4 = {.kind = CRD_CEL_LIST,
                                                                                      .as = {.list = &set_rayservice_metadata_2_message_expression_table_4}};
/* messageExpression: 'The RayService metadata is invalid: RayService name should be a valid DNS1035 label: [' +
 * format.dns1035Label().validate(self.metadata.name).orValue([]).join(' ') + ']' */
static bool set_rayservice_metadata_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayService *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t3, t4, t5, t6, v12;
  crd_string t10 = {NULL, 0}, t11 = {NULL, 0};
  if ((t1 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("dns1035Label"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 15; goto at_17; }
  cost += 2;
  if ((t3 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 12; goto at_17; }
  cost += 1;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("name"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 12; goto at_17; }
  if ((t5 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t1, t4},
                                2)).kind == CRD_CEL_FAILED) { cost += 11; goto at_17; }
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 11; goto at_17; }
  if (!t5.as.optional) goto at_10;
  if ((t6 = crd_cel_held(cel, t5)).kind == CRD_CEL_FAILED) { cost += 11; goto at_17; }
  goto at_11;
at_10:
  t6 = set_rayservice_metadata_2_message_expression_constant_4;
at_11:
  if ((v12 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t6, crd_cel_of_string(CRD_STRING(" "))},
                             2)).kind == CRD_CEL_FAILED) { cost += 10; goto at_17; }
  t10 = crd_cel_concat(cel,
                       CRD_STRING("The RayService metadata is invalid: RayService name should be a valid DNS1035 label: ["),
                       v12.as.text, false);
  t11 = crd_cel_concat(cel, t10, CRD_STRING("]"), false);
  *text = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_17:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* timeout: timeout */
static crd_cel_value set_rayservice_metadata_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const ray_io_v1_RayService *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_11;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_11;
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("ray.io/initializing-timeout")))).kind == CRD_CEL_FAILED) goto at_11;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_11;
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_11;
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_11:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: timeout != '' */
static crd_cel_truth set_rayservice_metadata_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4;
  bool t6 = false;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const ray_io_v1_RayService *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_12;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_12;
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("ray.io/initializing-timeout")))).kind == CRD_CEL_FAILED) goto at_12;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_12;
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_12;
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if (!crd_cel_test_equal(cel, t4, crd_cel_of_string(CRD_STRING("")), true, &t6)) goto at_12;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_12:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_rayservice_metadata_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
static const crd_read set_rayservice_metadata_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
static const crd_read set_rayservice_metadata_3_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[ray.io/initializing-timeout]")},
};
static const crd_scope_code set_rayservice_metadata_3_include_params[] = {
    {.function = {.value = set_rayservice_metadata_3_param_1}},
};
static const crd_include set_rayservice_metadata_3_include = {
    .set = &ray_io_v1_RayService_set_initializing_timeout_a9eb478a, .mode = CRD_SET_FIRST,
    .prefix = CRD_STRING_INIT("The RayService metadata is invalid: RayService annotations is invalid: annotation "
                              "ray.io/initializing-timeout "),
    .reads = set_rayservice_metadata_3_include_reads, .read_count = 1, .params = set_rayservice_metadata_3_include_params,
    .param_count = 1,
};
static const crd_step set_rayservice_metadata_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-074"),
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.name)) <= 47"),
        .message = CRD_STRING_INIT("The RayService metadata is invalid: RayService name should be no more than 47 characters"),
        .evaluate = {.function = {.truth = set_rayservice_metadata_1}}, .reads = set_rayservice_metadata_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-075"),
        .rule = CRD_STRING_INIT("!format.dns1035Label().validate(self.metadata.name).hasValue()"),
        .evaluate = {.function = {.truth = set_rayservice_metadata_2}}, .reads = set_rayservice_metadata_2_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_rayservice_metadata_2_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_rayservice_metadata_3_when}},
        .include = &set_rayservice_metadata_3_include,
    },
};
const crd_rule_set ray_io_v1_RayService_set_rayservice_metadata_a9eb478a = {
    .name = CRD_STRING_INIT("rayservice-metadata"), .steps = set_rayservice_metadata_steps, .step_count = 3,
    .mode = CRD_SET_FIRST,
};
