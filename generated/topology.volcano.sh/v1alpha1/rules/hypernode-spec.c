/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* hypernode-spec, declared at HyperNode.spec */
/* size(self.members) > 0 */
static crd_cel_truth set_hypernode_spec_1(crd_cel *cel, const crd_scope *scope) {
  const topology_volcano_sh_v1alpha1_HyperNode_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)self->members.count) > 0));
}

/* messageExpression: '[].spec.members: Invalid value: ' + (has(self.members) ? '[]' : 'null') + ': member must have at least
 * one member' */
static bool set_hypernode_spec_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const topology_volcano_sh_v1alpha1_HyperNode_Spec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0};
  cost += 1;
  if (!CRD_HAS(self, members)) goto at_5;
  t2 = CRD_STRING("[]");
  goto at_6;
at_5:
  t2 = CRD_STRING("null");
at_6:
  t4 = crd_cel_concat(cel, CRD_STRING("[].spec.members: Invalid value: "), t2, false);
  t5 = crd_cel_concat(cel, t4, CRD_STRING(": member must have at least one member"), false);
  *text = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* each: self.members */
static crd_cel_value set_hypernode_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const topology_volcano_sh_v1alpha1_HyperNode_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_db430a80, (&self->members)) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_hypernode_spec_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".members[#]")}};
static const crd_include set_hypernode_spec_2_include = {
    .set = &topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_pattern_fbf1f1af,
    .at = {.function = {.value = set_hypernode_spec_2_at}}, .each = true, .typed = true, .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".members")},
};
static const crd_step set_hypernode_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-260"), .rule = CRD_STRING_INIT("size(self.members) > 0"),
        .evaluate = {.function = {.truth = set_hypernode_spec_1}}, .reads = set_hypernode_spec_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_hypernode_spec_1_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_hypernode_spec_2_include},
};
const crd_rule_set topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_spec_50d8637d = {
    .name = CRD_STRING_INIT("hypernode-spec"), .steps = set_hypernode_spec_steps, .step_count = 2, .mode = CRD_SET_ALL,
};
