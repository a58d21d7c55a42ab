/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;

/* podgroup-part, declared at PodGroup.spec.subGroupPolicy[] */
/* !has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == '' */
static crd_cel_truth set_podgroup_part_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t1 = NULL, *t6 = NULL;
  bool t3 = false;
  t1 = self->networkTopology ? self->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  t3 = !CRD_HAS(t1, highestTierAllowed);
  cost += 3;
  if (t3) goto at_11;
  t6 = self->networkTopology ? self->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  cost += crd_cel_string_cost(t6->highestTierName, CRD_STRING(""));
  t3 = crd_cel_same(t6->highestTierName, CRD_STRING(""));
  cost += 3;
at_11:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* messageExpression: "in subGroupPolicy '" + self.name + "': must not specify 'highestTierAllowed' and " +
 * "'highestTierName' in networkTopology simultaneously." */
static bool set_podgroup_part_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("in subGroupPolicy '"), self->name, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("': must not specify 'highestTierAllowed' and "), false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING("'highestTierName' in networkTopology simultaneously."), false);
  cost += 2;
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}


static const crd_read set_podgroup_part_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierAllowed")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierName")},
};
static const crd_step set_podgroup_part_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-213"),
        .rule = CRD_STRING_INIT("!has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == ''"),
        .evaluate = {.function = {.truth = set_podgroup_part_1}}, .reads = set_podgroup_part_1_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_podgroup_part_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_part_54dbd393 = {
    .name = CRD_STRING_INIT("podgroup-part"), .steps = set_podgroup_part_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
