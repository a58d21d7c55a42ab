/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->rayVersion)};
  crd_cel_value t2 = crd_cel_fn_is_generic_version(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "authOptions.mode is 'token' but RayVersion format is invalid: " + self.rayVersion + ', ' +
 * genericVersionError(self.rayVersion).orValue('') */
static bool set_auth_token_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("authOptions.mode is 'token' but RayVersion format is invalid: "),
                                 self->rayVersion, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(", "), false);
  cost += 2;
  const crd_cel_value arguments3[1] = {crd_cel_of_string(self->rayVersion)};
  crd_cel_value t4 = crd_cel_fn_generic_version_error(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  crd_cel_value t5 = t4;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  if (t5.as.optional) {
    t5 = crd_cel_held(cel, t5);
  } else {
    t5 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t6 = {NULL, 0};
  if (!crd_cel_take_string(cel, t5, &t6)) goto failed_0;
  crd_string t7 = crd_cel_concat(cel, t2, t6, false);
  *message = t7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* genericVersion(self.rayVersion).atLeast(genericVersion('2.52.0')) */
static crd_cel_truth set_auth_token_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  const crd_cel_value arguments1[1] = {crd_cel_of_string(self->rayVersion)};
  crd_cel_value t2 = crd_cel_fn_generic_version(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {crd_cel_of_string(CRD_STRING("2.52.0"))};
  crd_cel_value t4 = crd_cel_fn_generic_version(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments5[2] = {t2, t4};
  crd_cel_value t6 = crd_cel_fn_at_least(cel, arguments5, 2);
  if (t6.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "authOptions.mode is 'token' but minimum Ray version is 2.52.0, got " + self.rayVersion */
static bool set_auth_token_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("authOptions.mode is 'token' but minimum Ray version is 2.52.0, got "),
                                 self->rayVersion, false);
  *message = t1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* genericVersion(self.rayVersion).atLeast(genericVersion('2.55.0'))
 * when: self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_token_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = self->authOptions
                                                   ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 3;
  bool t8 = false;
  if (t1->enableK8sTokenAuth) {
    cost += 2;
    const crd_cel_value arguments2[1] = {crd_cel_of_string(self->rayVersion)};
    crd_cel_value t3 = crd_cel_fn_generic_version(cel, arguments2, 1);
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments4[1] = {crd_cel_of_string(CRD_STRING("2.55.0"))};
    crd_cel_value t5 = crd_cel_fn_generic_version(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    const crd_cel_value arguments6[2] = {t3, t5};
    crd_cel_value t7 = crd_cel_fn_at_least(cel, arguments6, 2);
    if (t7.kind == CRD_CEL_FAILED) goto failed_0;
    t8 = t7.as.boolean;
  } else {
    t8 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t8));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'authOptions.enableK8sTokenAuth is enabled but minimum Ray version is 2.55.0, got ' + self.rayVersion */
static bool set_auth_token_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel,
                                 CRD_STRING("authOptions.enableK8sTokenAuth is enabled but minimum Ray version is 2.55.0, "
                                            "got "), self->rayVersion, false);
  *message = t1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.authOptions.secretName == ''
 * when: self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_token_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = self->authOptions
                                                   ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 3;
  bool t3 = false;
  if (t1->enableK8sTokenAuth) {
    const ray_io_v1_RayCluster_AuthOptions *t2 = self->authOptions
                                                     ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
    cost += crd_cel_string_cost(t2->secretName, CRD_STRING(""));
    cost += 3;
    t3 = crd_cel_same(t2->secretName, CRD_STRING(""));
  } else {
    t3 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}


static const crd_read set_auth_token_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")},
};
static const crd_read set_auth_token_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")},
};
static const crd_read set_auth_token_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayVersion")},
};
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
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-211"),
        .rule = CRD_STRING_INIT("self.rayVersion != ''"),
        .message = CRD_STRING_INIT("authOptions.mode is 'token' but RayVersion was not specified. Ray version 2.52.0 or "
                                   "later is required"),
        .evaluate = {.function = {.truth = set_auth_token_1}},
        .reads = set_auth_token_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-212"),
        .rule = CRD_STRING_INIT("isGenericVersion(self.rayVersion)"),
        .evaluate = {.function = {.truth = set_auth_token_2}},
        .reads = set_auth_token_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_auth_token_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-213"),
        .rule = CRD_STRING_INIT("genericVersion(self.rayVersion).atLeast(genericVersion('2.52.0'))"),
        .evaluate = {.function = {.truth = set_auth_token_3}},
        .reads = set_auth_token_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_auth_token_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-214"),
        .rule = CRD_STRING_INIT("genericVersion(self.rayVersion).atLeast(genericVersion('2.55.0'))"),
        .evaluate = {.function = {.truth = set_auth_token_4}},
        .reads = set_auth_token_4_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_auth_token_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-215"),
        .rule = CRD_STRING_INIT("self.authOptions.secretName == ''"),
        .message = CRD_STRING_INIT("authOptions.enableK8sTokenAuth is enabled and authOptions.secretName is also set"),
        .evaluate = {.function = {.truth = set_auth_token_5}},
        .reads = set_auth_token_5_reads,
        .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_auth_token_aee12de4 = {
    .name = CRD_STRING_INIT("auth-token"),
    .steps = set_auth_token_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};
