/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
static const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;

/* hypernode-pattern, declared at HyperNode.spec.members[] */
/* !regexError(self.selector.regexMatch.pattern).hasValue() */
static crd_cel_truth set_hypernode_pattern_1(crd_cel *cel, const crd_scope *scope) {
  const topology_volcano_sh_v1alpha1_HyperNode_Member *self = scope->self;
  uint64_t cost = 0;
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *t1 = NULL;
  const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch *t2 = NULL;
  crd_cel_value t4, v5;
  t1 = self->selector ? self->selector : &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
  t2 = t1->regexMatch ? t1->regexMatch : &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;
  cost += 4;
  if ((t4 = crd_cel_fn_regex_error(cel, (const crd_cel_value[1]){crd_cel_of_string(t2->pattern)},
                                   1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_8; }
  if ((v5 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_8; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v5.as.boolean));
at_8:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: '[].spec.members.selector.regexMatch.pattern: Invalid value: ' +
 * goQuote(self.selector.regexMatch.pattern) + ': member regexMatch pattern is invalid: ' +
 * regexError(self.selector.regexMatch.pattern).orValue('') */
static bool set_hypernode_pattern_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const topology_volcano_sh_v1alpha1_HyperNode_Member *self = scope->self;
  uint64_t cost = 0;
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *t1 = NULL, *t8 = NULL;
  const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch *t2 = NULL, *t9 = NULL;
  crd_cel_value v4, t11, t12, t14;
  crd_string t5 = {NULL, 0}, t6 = {NULL, 0}, v18 = {NULL, 0};
  t1 = self->selector ? self->selector : &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
  t2 = t1->regexMatch ? t1->regexMatch : &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;
  cost += 4;
  if ((v4 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t2->pattern)},
                                1)).kind == CRD_CEL_FAILED) { cost += 19; goto at_20; }
  t5 = crd_cel_concat(cel, CRD_STRING("[].spec.members.selector.regexMatch.pattern: Invalid value: "), v4.as.text, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(": member regexMatch pattern is invalid: "), false);
  t8 = self->selector ? self->selector : &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_zero;
  t9 = t8->regexMatch ? t8->regexMatch : &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_zero;
  cost += 4;
  if ((t11 = crd_cel_fn_regex_error(cel, (const crd_cel_value[1]){crd_cel_of_string(t9->pattern)},
                                    1)).kind == CRD_CEL_FAILED) goto at_36;
  if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_38;
  if (!t11.as.optional) goto at_16;
  if ((t12 = crd_cel_held(cel, t11)).kind == CRD_CEL_FAILED) goto at_40;
  goto at_17;
at_16:
  t12 = crd_cel_of_string(CRD_STRING(""));
at_17:
  if ((t14 = crd_cel_add_any(cel, crd_cel_of_string(t6), t12)).kind == CRD_CEL_FAILED) goto at_20;
  if (!crd_cel_take_string(cel, t14, &v18)) goto at_20;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t14, text);
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_36:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_20;
at_38:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_20;
at_40:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_20;
}


static const crd_read set_hypernode_pattern_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".selector.regexMatch.pattern")},
};
static const crd_step set_hypernode_pattern_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-261"),
        .rule = CRD_STRING_INIT("!regexError(self.selector.regexMatch.pattern).hasValue()"),
        .evaluate = {.function = {.truth = set_hypernode_pattern_1}}, .reads = set_hypernode_pattern_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_hypernode_pattern_1_message_expression}},
    },
};
const crd_rule_set topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_pattern_fbf1f1af = {
    .name = CRD_STRING_INIT("hypernode-pattern"), .steps = set_hypernode_pattern_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
