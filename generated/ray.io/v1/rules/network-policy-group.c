/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* network-policy-group, declared at RayCluster.spec.networkPolicy.workerGroups[] */
/* size(self.ingressRules) == 0
 * when: mode == 'DenyAllEgress' */
static crd_cel_truth set_network_policy_group_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  bool t5 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_11; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; goto at_11; }
  cost += crd_cel_string_cost(t0, CRD_STRING("DenyAllEgress"));
  if (!crd_cel_same(t0, CRD_STRING("DenyAllEgress"))) goto at_9;
  t5 = ((int64_t)self->ingressRules.count) == 0;
  cost += 4;
  goto at_10;
at_9:
  t5 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'networkPolicy.workerGroups[' + goQuote(self.groupName) + '].ingressRules cannot be set when mode is
 * "DenyAllEgress" (ingress is not restricted)' */
static bool set_network_policy_group_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(self->groupName)},
                                1)).kind == CRD_CEL_FAILED) { cost += 12; goto at_7; }
  t3 = crd_cel_concat(cel, CRD_STRING("networkPolicy.workerGroups["), v2.as.text, false);
  t4 = crd_cel_concat(cel, t3,
                      CRD_STRING("].ingressRules cannot be set when mode is \"DenyAllEgress\" (ingress is not restricted)"),
                      false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* size(self.egressRules) == 0
 * when: mode == 'DenyAllIngress' */
static crd_cel_truth set_network_policy_group_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  bool t5 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_11; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; goto at_11; }
  cost += crd_cel_string_cost(t0, CRD_STRING("DenyAllIngress"));
  if (!crd_cel_same(t0, CRD_STRING("DenyAllIngress"))) goto at_9;
  t5 = ((int64_t)self->egressRules.count) == 0;
  cost += 4;
  goto at_10;
at_9:
  t5 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'networkPolicy.workerGroups[' + goQuote(self.groupName) + '].egressRules cannot be set when mode is
 * "DenyAllIngress" (egress is not restricted)' */
static bool set_network_policy_group_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(self->groupName)},
                                1)).kind == CRD_CEL_FAILED) { cost += 12; goto at_7; }
  t3 = crd_cel_concat(cel, CRD_STRING("networkPolicy.workerGroups["), v2.as.text, false);
  t4 = crd_cel_concat(cel, t3,
                      CRD_STRING("].egressRules cannot be set when mode is \"DenyAllIngress\" (egress is not restricted)"),
                      false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.groupName in groups */
static crd_cel_truth set_network_policy_group_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  bool t3 = false;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_5; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(self->groupName), scope->params[1]), &t3)) goto at_5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'networkPolicy.workerGroups[' + goQuote(self.groupName) + '] does not match any group name in
 * workerGroupSpecs' */
static bool set_network_policy_group_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroup *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(self->groupName)},
                                1)).kind == CRD_CEL_FAILED) { cost += 9; goto at_7; }
  t3 = crd_cel_concat(cel, CRD_STRING("networkPolicy.workerGroups["), v2.as.text, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING("] does not match any group name in workerGroupSpecs"), false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_network_policy_group_1_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".ingressRules[#]")},
};
static const crd_read set_network_policy_group_2_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".egressRules[#]")},
};
static const crd_read set_network_policy_group_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".groupName")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_network_policy_group_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-223"), .rule = CRD_STRING_INIT("size(self.ingressRules) == 0"),
        .evaluate = {.function = {.truth = set_network_policy_group_1}}, .reads = set_network_policy_group_1_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_network_policy_group_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-224"), .rule = CRD_STRING_INIT("size(self.egressRules) == 0"),
        .evaluate = {.function = {.truth = set_network_policy_group_2}}, .reads = set_network_policy_group_2_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_network_policy_group_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-225"), .rule = CRD_STRING_INIT("self.groupName in groups"),
        .evaluate = {.function = {.truth = set_network_policy_group_3}}, .reads = set_network_policy_group_3_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_network_policy_group_3_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_network_policy_group_a57d08f9 = {
    .name = CRD_STRING_INIT("network-policy-group"), .steps = set_network_policy_group_steps, .step_count = 3,
    .mode = CRD_SET_FIRST,
};
