/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_AuthOptions ray_io_v1_RayCluster_AuthOptions_zero;

/* auth-token, declared at RayCluster.spec */
/* self.rayVersion != '' */
static crd_cel_truth set_auth_token_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(self->rayVersion, CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(self->rayVersion, CRD_STRING(""))));
}

/* isGenericVersion(self.rayVersion) */
static crd_cel_truth set_auth_token_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  cost += 2;
  if ((v2 = crd_cel_fn_is_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(self->rayVersion)},
                                          1)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v2.as.boolean));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "authOptions.mode is 'token' but RayVersion format is invalid: " + self.rayVersion + ', ' +
 * genericVersionError(self.rayVersion).orValue('') */
static bool set_auth_token_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, v13 = {NULL, 0};
  crd_cel_value t6, t7, t9;
  t2 = crd_cel_concat(cel, CRD_STRING("authOptions.mode is 'token' but RayVersion format is invalid: "), self->rayVersion,
                      false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(", "), false);
  cost += 4;
  if ((t6 = crd_cel_fn_generic_version_error(cel, (const crd_cel_value[1]){crd_cel_of_string(self->rayVersion)},
                                             1)).kind == CRD_CEL_FAILED) goto at_24;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_26;
  if (!t6.as.optional) goto at_11;
  if ((t7 = crd_cel_held(cel, t6)).kind == CRD_CEL_FAILED) goto at_28;
  goto at_12;
at_11:
  t7 = crd_cel_of_string(CRD_STRING(""));
at_12:
  if ((t9 = crd_cel_add_any(cel, crd_cel_of_string(t3), t7)).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t9, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t9, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_24:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_15;
at_26:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_15;
at_28:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_15;
}

/* genericVersion(self.rayVersion).atLeast(genericVersion('2.52.0')) */
static crd_cel_truth set_auth_token_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, t4, v5;
  cost += 2;
  if ((t2 = crd_cel_fn_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(self->rayVersion)},
                                       1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_7; }
  if ((t4 = crd_cel_fn_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("2.52.0"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_7; }
  if ((v5 = crd_cel_fn_at_least(cel, (const crd_cel_value[2]){t2, t4}, 2)).kind == CRD_CEL_FAILED) goto at_7;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v5.as.boolean));
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "authOptions.mode is 'token' but minimum Ray version is 2.52.0, got " + self.rayVersion */
static bool set_auth_token_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("authOptions.mode is 'token' but minimum Ray version is 2.52.0, got "),
                      self->rayVersion, false);
  cost += 2;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* genericVersion(self.rayVersion).atLeast(genericVersion('2.55.0'))
 * when: self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_token_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = NULL;
  crd_cel_value t5, t7, v10;
  bool t8 = false;
  t1 = self->authOptions ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 3;
  if (!t1->enableK8sTokenAuth) goto at_12;
  cost += 2;
  if ((t5 = crd_cel_fn_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(self->rayVersion)},
                                       1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_14; }
  if ((t7 = crd_cel_fn_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("2.55.0"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_14; }
  if ((v10 = crd_cel_fn_at_least(cel, (const crd_cel_value[2]){t5, t7}, 2)).kind == CRD_CEL_FAILED) goto at_14;
  t8 = v10.as.boolean;
  goto at_13;
at_12:
  t8 = true;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t8));
at_14:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'authOptions.enableK8sTokenAuth is enabled but minimum Ray version is 2.55.0, got ' + self.rayVersion */
static bool set_auth_token_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("authOptions.enableK8sTokenAuth is enabled but minimum Ray version is 2.55.0, got "),
                      self->rayVersion, false);
  cost += 2;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.authOptions.secretName == ''
 * when: self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_token_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = NULL, *t4 = NULL;
  bool t6 = false;
  t1 = self->authOptions ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 3;
  if (!t1->enableK8sTokenAuth) goto at_10;
  t4 = self->authOptions ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += crd_cel_string_cost(t4->secretName, CRD_STRING(""));
  t6 = crd_cel_same(t4->secretName, CRD_STRING(""));
  cost += 3;
  goto at_11;
at_10:
  t6 = true;
at_11:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
}


static const crd_read set_auth_token_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")}};
static const crd_read set_auth_token_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")}};
static const crd_read set_auth_token_3_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")}};
static const crd_read set_auth_token_4_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")},
};
static const crd_read set_auth_token_5_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.secretName")},
};
static const crd_step set_auth_token_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-211"), .rule = CRD_STRING_INIT("self.rayVersion != ''"),
        .message = CRD_STRING_INIT("authOptions.mode is 'token' but RayVersion was not specified. Ray version 2.52.0 or "
                                   "later is required"),
        .evaluate = {.function = {.truth = set_auth_token_1}}, .reads = set_auth_token_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-212"),
        .rule = CRD_STRING_INIT("isGenericVersion(self.rayVersion)"), .evaluate = {.function = {.truth = set_auth_token_2}},
        .reads = set_auth_token_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_auth_token_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-213"),
        .rule = CRD_STRING_INIT("genericVersion(self.rayVersion).atLeast(genericVersion('2.52.0'))"),
        .evaluate = {.function = {.truth = set_auth_token_3}}, .reads = set_auth_token_3_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_auth_token_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-214"),
        .rule = CRD_STRING_INIT("genericVersion(self.rayVersion).atLeast(genericVersion('2.55.0'))"),
        .evaluate = {.function = {.truth = set_auth_token_4}}, .reads = set_auth_token_4_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_auth_token_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-215"),
        .rule = CRD_STRING_INIT("self.authOptions.secretName == ''"),
        .message = CRD_STRING_INIT("authOptions.enableK8sTokenAuth is enabled and authOptions.secretName is also set"),
        .evaluate = {.function = {.truth = set_auth_token_5}}, .reads = set_auth_token_5_reads, .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_auth_token_5a0a09a9 = {
    .name = CRD_STRING_INIT("auth-token"), .steps = set_auth_token_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
