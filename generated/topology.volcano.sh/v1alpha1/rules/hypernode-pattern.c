/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
static const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;

/* hypernode-pattern, declared at HyperNode.spec.members[] */
/* !regexError(self.selector.regexMatch.pattern).hasValue() */
static crd_cel_truth set_hypernode_pattern_1(crd_cel *cel, const crd_scope *scope) {
  const topology_volcano_sh_v1alpha1_HyperNode_Member *self = scope->self;
  uint64_t cost = 0;
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *t1 = self->selector
                                                                        ? self->selector
                                                                        : &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
  const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch *t2 = t1->regexMatch
                                                                    ? t1->regexMatch
                                                                    : &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;
  cost += 4;
  const crd_cel_value arguments3[1] = {crd_cel_of_string(t2->pattern)};
  crd_cel_value t4 = crd_cel_fn_regex_error(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments5[1] = {t4};
  crd_cel_value t6 = crd_cel_fn_has_value(cel, arguments5, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t6.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: '[].spec.members.selector.regexMatch.pattern: Invalid value: ' +
 * goQuote(self.selector.regexMatch.pattern) + ': member regexMatch pattern is invalid: ' +
 * regexError(self.selector.regexMatch.pattern).orValue('') */
static bool set_hypernode_pattern_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const topology_volcano_sh_v1alpha1_HyperNode_Member *self = scope->self;
  uint64_t cost = 0;
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *t1 = self->selector
                                                                        ? self->selector
                                                                        : &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
  const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch *t2 = t1->regexMatch
                                                                    ? t1->regexMatch
                                                                    : &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;
  cost += 4;
  const crd_cel_value arguments3[1] = {crd_cel_of_string(t2->pattern)};
  crd_cel_value t4 = crd_cel_fn_go_quote(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 19;
    goto failed_0;
  }
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("[].spec.members.selector.regexMatch.pattern: Invalid value: "), t4.as.text,
                                 false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING(": member regexMatch pattern is invalid: "), false);
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *t7 = self->selector
                                                                        ? self->selector
                                                                        : &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
  const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch *t8 = t7->regexMatch
                                                                    ? t7->regexMatch
                                                                    : &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;
  cost += 4;
  const crd_cel_value arguments9[1] = {crd_cel_of_string(t8->pattern)};
  crd_cel_value t10 = crd_cel_fn_regex_error(cel, arguments9, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t6) + 1);
    goto failed_0;
  }
  crd_cel_value t11 = t10;
  if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t6) + 1);
    goto failed_0;
  }
  if (t11.as.optional) {
    t11 = crd_cel_held(cel, t11);
  } else {
    t11 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t12 = {NULL, 0};
  if (!crd_cel_take_string(cel, t11, &t12)) goto failed_0;
  crd_string t13 = crd_cel_concat(cel, t6, t12, false);
  *message = t13;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_hypernode_pattern_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".selector.regexMatch.pattern")},
};
static const crd_step set_hypernode_pattern_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-261"),
        .rule = CRD_STRING_INIT("!regexError(self.selector.regexMatch.pattern).hasValue()"),
        .evaluate = {.function = {.truth = set_hypernode_pattern_1}},
        .reads = set_hypernode_pattern_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_hypernode_pattern_1_message_expression}},
    },
};
const crd_rule_set topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_pattern_f62be09f = {
    .name = CRD_STRING_INIT("hypernode-pattern"),
    .steps = set_hypernode_pattern_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
