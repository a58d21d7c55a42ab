/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_AuthOptions ray_io_v1_RayCluster_AuthOptions_zero;

/* auth, declared at RayCluster.spec */
/* when: self.authOptions.mode == 'token' */
static crd_cel_truth set_auth_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->authOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("token"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->mode, CRD_STRING("token"))));
}

/* self.authOptions.mode == 'token' || !self.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_auth_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = NULL, *t6 = NULL;
  bool t3 = false;
  t1 = self->authOptions ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += crd_cel_string_cost(t1->mode, CRD_STRING("token"));
  t3 = crd_cel_same(t1->mode, CRD_STRING("token"));
  cost += 3;
  if (t3) goto at_12;
  t6 = self->authOptions ? self->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  t3 = !t6->enableK8sTokenAuth;
  cost += 4;
at_12:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}


static const crd_read set_auth_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.mode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")},
};
static const crd_include set_auth_1_include = {.set = &ray_io_v1_RayCluster_set_auth_token_5a0a09a9, .mode = CRD_SET_FIRST};
static const crd_step set_auth_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_auth_1_when}}, .include = &set_auth_1_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-216"),
        .rule = CRD_STRING_INIT("self.authOptions.mode == 'token' || !self.authOptions.enableK8sTokenAuth"),
        .message = CRD_STRING_INIT("authOptions.enableK8sTokenAuth is enabled but authOptions.mode not set to 'token'"),
        .evaluate = {.function = {.truth = set_auth_2}}, .reads = set_auth_2_reads, .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_auth_5a0a09a9 = {
    .name = CRD_STRING_INIT("auth"), .steps = set_auth_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
