/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* HyperNode of topology.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* HyperNode.spec.members[].selector */
static const crd_instruction topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 16}, {CRD_OP_HAS, 0, 0, 0, 0, 0, 0, 16}, {CRD_OP_JUMP_TRUE, 0, 0, 0, 0, 0, 0, 7},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 18}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 1, 18},
    {CRD_OP_OR, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 20}, {CRD_OP_JUMP_TRUE, 0, 0, 0, 0, 0, 0, 13},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 22}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 2, 22},
    {CRD_OP_OR, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 15}, {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 2},
    {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 6}, {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 8}, {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 12},
};
static const crd_string topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program_names[] = {
    CRD_STRING_INIT("exactMatch"), CRD_STRING_INIT("regexMatch"), CRD_STRING_INIT("labelMatch"),
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program_fields[] = {0, 2, 1};
static const crd_program topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program = {
    .run = crd_rule_run, .code = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program_code, .length = 24,
    .names = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program_names, .name_count = 3,
    .fields = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program_fields, .registers = 3,
};

/* has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch) */
static crd_cel_truth topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1(crd_cel *cel, const void *self_storage,
                                                                                  const void *old_self_storage) {
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, exactMatch);
  cost += 1;
  if (t1) goto at_7;
  t1 = CRD_HAS(self, regexMatch);
  cost += 1;
at_7:
  if (t1) goto at_13;
  t1 = CRD_HAS(self, labelMatch);
  cost += 1;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

static const crd_instruction topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 23}, {CRD_OP_HAS, 0, 0, 0, 0, 0, 2, 40}, {CRD_OP_JUMP_FALSE, 0, 0, 0, 0, 0, 0, 5},
    {CRD_OP_MOVE, 0, 0, 0, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 6}, {CRD_OP_MOVE, 0, 0, 0, 32769, 0, 0, 0},
    {CRD_OP_SELF, 0, 1, 1, 0, 0, 0, 57}, {CRD_OP_HAS, 0, 0, 1, 1, 0, 6, 66}, {CRD_OP_JUMP_FALSE, 0, 0, 0, 1, 0, 0, 11},
    {CRD_OP_MOVE, 0, 0, 1, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 12}, {CRD_OP_MOVE, 0, 0, 1, 32769, 0, 0, 0},
    {CRD_OP_ADD, 0, 0, 0, 0, 1, 0, 75}, {CRD_OP_SELF, 0, 1, 1, 0, 0, 0, 84}, {CRD_OP_HAS, 0, 0, 1, 1, 0, 9, 85},
    {CRD_OP_JUMP_FALSE, 0, 0, 0, 1, 0, 0, 18}, {CRD_OP_MOVE, 0, 0, 1, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 19},
    {CRD_OP_MOVE, 0, 0, 1, 32769, 0, 0, 0}, {CRD_OP_ADD, 0, 0, 0, 0, 1, 0, 86},
    {CRD_OP_LESS_EQUAL, 0, 0, 0, 0, 32768, 0, 22}, {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0},
    {CRD_OP_SELF, 0, 1, 3, 0, 0, 0, 30}, {CRD_OP_HAS, 0, 0, 3, 3, 0, 0, 30}, {CRD_OP_JUMP_FALSE, 0, 0, 0, 3, 0, 0, 29},
    {CRD_OP_MOVE, 0, 0, 3, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 30}, {CRD_OP_MOVE, 0, 0, 3, 32769, 0, 0, 0},
    {CRD_OP_RESTORE_ERROR, 0, 0, 0, 1, 0, 0, 0}, {CRD_OP_SAVE_ERROR, 0, 1, 3, 0, 0, 0, 0},
    {CRD_OP_SELF, 0, 1, 5, 0, 0, 0, 38}, {CRD_OP_HAS, 0, 0, 5, 5, 0, 1, 38}, {CRD_OP_JUMP_FALSE, 0, 0, 0, 5, 0, 0, 37},
    {CRD_OP_MOVE, 0, 0, 5, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 38}, {CRD_OP_MOVE, 0, 0, 5, 32769, 0, 0, 0},
    {CRD_OP_RESTORE_ERROR, 0, 0, 0, 3, 0, 0, 0}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 22},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 3, 0, 0, 0, 47}, {CRD_OP_HAS, 0, 0, 3, 3, 0, 3, 47},
    {CRD_OP_JUMP_FALSE, 0, 0, 0, 3, 0, 0, 46}, {CRD_OP_MOVE, 0, 0, 3, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 47},
    {CRD_OP_MOVE, 0, 0, 3, 32769, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 1, 0, 0, 0},
    {CRD_OP_SAVE_ERROR, 0, 1, 3, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 5, 0, 0, 0, 55}, {CRD_OP_HAS, 0, 0, 5, 5, 0, 4, 55},
    {CRD_OP_JUMP_FALSE, 0, 0, 0, 5, 0, 0, 54}, {CRD_OP_MOVE, 0, 0, 5, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 55},
    {CRD_OP_MOVE, 0, 0, 5, 32769, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 3, 0, 0, 0}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 22},
    {CRD_OP_SAVE_ERROR, 0, 1, 2, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 4, 0, 0, 0, 64}, {CRD_OP_HAS, 0, 0, 4, 4, 0, 5, 64},
    {CRD_OP_JUMP_FALSE, 0, 0, 0, 4, 0, 0, 63}, {CRD_OP_MOVE, 0, 0, 4, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 64},
    {CRD_OP_MOVE, 0, 0, 4, 32769, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 2, 0, 0, 0}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 22},
    {CRD_OP_SAVE_ERROR, 0, 1, 2, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 4, 0, 0, 0, 73}, {CRD_OP_HAS, 0, 0, 4, 4, 0, 7, 73},
    {CRD_OP_JUMP_FALSE, 0, 0, 0, 4, 0, 0, 72}, {CRD_OP_MOVE, 0, 0, 4, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 73},
    {CRD_OP_MOVE, 0, 0, 4, 32769, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 2, 0, 0, 0}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 22},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 3, 0, 0, 0, 82}, {CRD_OP_HAS, 0, 0, 3, 3, 0, 8, 82},
    {CRD_OP_JUMP_FALSE, 0, 0, 0, 3, 0, 0, 81}, {CRD_OP_MOVE, 0, 0, 3, 32768, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 82},
    {CRD_OP_MOVE, 0, 0, 3, 32769, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 1, 0, 0, 0}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 22},
    {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 22}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 22}, {CRD_OP_JUMP, 0, 1, 0, 0, 0, 0, 22},
};
static const crd_cel_value topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_constants[] = {
    {.kind = CRD_CEL_INT, .as = {.integer = 1}},
    {.kind = CRD_CEL_INT, .as = {.integer = 0}},
};
static const crd_string topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_names[] = {
    CRD_STRING_INIT("regexMatch"), CRD_STRING_INIT("labelMatch"), CRD_STRING_INIT("exactMatch"),
    CRD_STRING_INIT("regexMatch"), CRD_STRING_INIT("labelMatch"), CRD_STRING_INIT("labelMatch"),
    CRD_STRING_INIT("regexMatch"), CRD_STRING_INIT("labelMatch"), CRD_STRING_INIT("labelMatch"),
    CRD_STRING_INIT("labelMatch"),
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_fields[] = {
    2, 1, 0, 2, 1, 1, 2, 1, 1, 1,
};
static const crd_program topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program = {
    .run = crd_rule_run, .code = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_code, .length = 87,
    .constants = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_constants, .constant_count = 2,
    .names = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_names, .name_count = 10,
    .fields = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program_fields, .registers = 6,
};

/* (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
static crd_cel_truth topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2(crd_cel *cel, const void *self_storage,
                                                                                  const void *old_self_storage) {
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  int64_t t2 = 0, t6 = 0, t8 = 0, t11 = 0, t13 = 0;
  crd_string t45 = {NULL, 0};
  cost += 1;
  if (!CRD_HAS(self, exactMatch)) goto at_5;
  t2 = 1;
  goto at_6;
at_5:
  t2 = 0;
at_6:
  cost += 1;
  if (!CRD_HAS(self, regexMatch)) goto at_11;
  t6 = 1;
  goto at_12;
at_11:
  t6 = 0;
at_12:
  cost += 1;
  if (!crd_cel_add_int(cel, t2, t6, &t8)) goto at_75;
  cost += 1;
  if (!CRD_HAS(self, labelMatch)) goto at_18;
  t11 = 1;
  goto at_19;
at_18:
  t11 = 0;
at_19:
  cost += 1;
  if (!crd_cel_add_int(cel, t8, t11, &t13)) { cost += 1; goto at_22; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t13 <= 1));
at_22:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_75:
  t45 = cel->error;
  cost += 1;
  if (!CRD_HAS(self, labelMatch)) goto at_81;
  goto at_82;
at_81:
at_82:
  cel->error = t45;
  cost += 2;
  goto at_22;
}
static const crd_rule topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_rules[2] = {
    {
        .rule = CRD_STRING_INIT("has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)"),
        .message = CRD_STRING_INIT("Either ExactMatch or RegexMatch or LabelMatch must be specified"),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD,
        .evaluate = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1,
        .program = &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_program,
    },
    {
        .rule = CRD_STRING_INIT("(has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? "
                                "1 : 0) <= 1"),
        .message = CRD_STRING_INIT("Only one of ExactMatch, RegexMatch, or LabelMatch can be specified"),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD,
        .evaluate = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2,
        .program = &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_program,
    },
};

/* HyperNode.spec.members[].selector.exactMatch.name */
static const crd_checks crd_1b084350_type_7f895aca_checks = {
    .min_length = 1, .max_length = 253, .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_1b084350_pattern_6b388265,
};
const crd_type crd_1b084350_type_7f895aca = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_7f895aca_checks,
};

/* HyperNode.spec.members[].selector.exactMatch */
static const crd_string topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_7f895aca,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_ExactMatch, name)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_slots[0 + 1] = {0};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_required[] = { 0x1u };
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_words[1][2] = {{ 0x656d616eu, 0x0u }};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_slots,
    .required = topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_required,
    .words = topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields_words,
};
static const crd_checks topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_checks = {
    .required = topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_required, .required_count = 1,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode_ExactMatch),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_ExactMatch, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_fields,
    .checks = &topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type_checks,
};

/* HyperNode.spec.members[].selector.regexMatch */
static const crd_string topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_required[1] = {CRD_STRING_INIT("pattern")};
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("pattern"), .type = &crd_1b084350_type_a0130b90,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_RegexMatch, pattern)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_slots[0 + 1] = {0};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_required[] = { 0x1u };
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_words[1][2] = {
    { 0x6e726574746170u, 0x0u },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_slots,
    .required = topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_required,
    .words = topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields_words,
};
static const crd_checks topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_checks = {
    .required = topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_required, .required_count = 1,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode_RegexMatch),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_RegexMatch, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_fields,
    .checks = &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type_checks,
};

/* HyperNode.spec.members[].selector */
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("exactMatch"), .type = &topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, exactMatch)},
    {.name = CRD_STRING_INIT("labelMatch"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, labelMatch)},
    {.name = CRD_STRING_INIT("regexMatch"), .type = &topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, regexMatch)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields_slots[3 + 1] = {0xffff, 1, 2, 0};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields_words[3][2] = {
    { 0x74614d7463617865u, 0x686374614d746361u }, { 0x74614d6c6562616cu, 0x686374614d6c6562u },
    { 0x74614d7865676572u, 0x686374614d786567u },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields_items, .count = 3, .mask = 3, .seed = 7,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields_slots,
    .words = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields_words,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_fields, .rule_count = 2,
    .rules = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type_rules,
};

/* HyperNode.spec.members[].type */
static const crd_value crd_1b084350_type_a83d73dd_enum[2] = {
    CRD_VALUE_STRING_INIT("Node"), CRD_VALUE_STRING_INIT("HyperNode"),
};
static const crd_checks crd_1b084350_type_a83d73dd_checks = {
    .enum_values = crd_1b084350_type_a83d73dd_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Node\", \"HyperNode\""),
};
const crd_type crd_1b084350_type_a83d73dd = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_a83d73dd_checks,
};

/* HyperNode.spec.members[] */
static const crd_string topology_volcano_sh_v1alpha1_HyperNode_Member_type_required[1] = {CRD_STRING_INIT("type")};
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("selector"), .type = &topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Member, selector)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_a83d73dd,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Member, type)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_required[] = { 0x2u };
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_words[2][2] = {
    { 0x726f7463656c6573u, 0x0u }, { 0x65707974u, 0x0u },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_slots,
    .required = topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_required,
    .words = topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields_words,
};
static const crd_checks topology_volcano_sh_v1alpha1_HyperNode_Member_type_checks = {
    .required = topology_volcano_sh_v1alpha1_HyperNode_Member_type_required, .required_count = 1,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_Member_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode_Member),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Member, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_Member_type_fields,
    .checks = &topology_volcano_sh_v1alpha1_HyperNode_Member_type_checks,
};

/* HyperNode.spec.members */
static const crd_checks crd_1b084350_type_db430a80_checks = {.min_items = 1, .set = CRD_CHECK_MIN_ITEMS};
const crd_type crd_1b084350_type_db430a80 = {
    .cel_type_name = "array", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode_Member),
    .items = &topology_volcano_sh_v1alpha1_HyperNode_Member_type, .checks = &crd_1b084350_type_db430a80_checks,
};

/* HyperNode.spec */
static const crd_string topology_volcano_sh_v1alpha1_HyperNode_Spec_type_required[1] = {CRD_STRING_INIT("tier")};
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("members"), .type = &crd_1b084350_type_db430a80,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Spec, members)},
    {.name = CRD_STRING_INIT("tier"), .type = &crd_1b084350_type_32703af0,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Spec, tier)},
    {.name = CRD_STRING_INIT("tierName"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Spec, tierName)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_slots[3 + 1] = {0xffff, 1, 2, 0};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_required[] = { 0x2u };
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_words[3][2] = {
    { 0x737265626d656du, 0x0u }, { 0x72656974u, 0x0u }, { 0x656d614e72656974u, 0x0u },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_slots,
    .required = topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_required,
    .words = topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields_words,
};
static const crd_checks topology_volcano_sh_v1alpha1_HyperNode_Spec_type_checks = {
    .required = topology_volcano_sh_v1alpha1_HyperNode_Spec_type_required, .required_count = 1,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_Spec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode_Spec),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Spec, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_Spec_type_fields,
    .checks = &topology_volcano_sh_v1alpha1_HyperNode_Spec_type_checks,
};

/* HyperNode.status.conditions */
const crd_type crd_1b084350_type_031ce6d2 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition),
    .items = &config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type,
};

/* HyperNode.status */
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_1b084350_type_031ce6d2,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Status, conditions)},
    {.name = CRD_STRING_INIT("nodeCount"), .type = &crd_1b084350_type_2c733aaf,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Status, nodeCount)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu }, { 0x6e756f4365646f6eu, 0x746e756f4365646fu },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields_slots,
    .words = topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields_words,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode_Status),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode_Status, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_Status_type_fields,
};

/* HyperNode */
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &topology_volcano_sh_v1alpha1_HyperNode_Spec_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &topology_volcano_sh_v1alpha1_HyperNode_Status_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, status)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_type_fields_slots,
    .words = topology_volcano_sh_v1alpha1_HyperNode_type_fields_words,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_type_fields,
};

const crd_kind topology_volcano_sh_v1alpha1_HyperNode_kind = {
    .group = CRD_STRING_INIT("topology.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("HyperNode"), .plural = CRD_STRING_INIT("hypernodes"), .singular = CRD_STRING_INIT("hypernode"),
    .list_kind = CRD_STRING_INIT("HyperNodeList"), .served = true, .storage = true, .has_status = true,
    .type = &topology_volcano_sh_v1alpha1_HyperNode_type, .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode),
    .struct_name = CRD_STRING_INIT("topology_volcano_sh_v1alpha1_HyperNode"), .layers_apart = true,
};

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_create(crd_arena *arena,
                                                                                      const crd_value *metadata) {
  return crd_kind_create(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, metadata);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_decode(crd_arena *arena, crd_value *value,
                                                                                      crd_errors *errors) {
  return crd_kind_decode(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, value, errors);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_from_json(crd_arena *arena, crd_string text,
                                                                                         crd_texts *strict,
                                                                                         crd_errors *errors) {
  return crd_kind_from_json(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, text, strict, errors);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_from_yaml(crd_arena *arena, crd_string text,
                                                                                         crd_texts *strict,
                                                                                         crd_errors *errors) {
  return crd_kind_from_yaml(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, text, strict, errors);
}

bool topology_volcano_sh_v1alpha1_HyperNode_validate(const topology_volcano_sh_v1alpha1_HyperNode *object,
                                                     const topology_volcano_sh_v1alpha1_HyperNode *old,
                                                     const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(crd_rules_validate, &topology_volcano_sh_v1alpha1_HyperNode_kind, object, old, options,
                              errors);
}

bool topology_volcano_sh_v1alpha1_HyperNode_validate_decoded(const topology_volcano_sh_v1alpha1_HyperNode *object,
                                                             const topology_volcano_sh_v1alpha1_HyperNode *old,
                                                             const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(crd_rules_validate, &topology_volcano_sh_v1alpha1_HyperNode_kind, object, old, options,
                                      errors);
}

bool topology_volcano_sh_v1alpha1_HyperNode_default(crd_arena *arena, topology_volcano_sh_v1alpha1_HyperNode *object) {
  return crd_kind_default(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_copy(crd_arena *arena,
                                                                                    const topology_volcano_sh_v1alpha1_HyperNode *object) {
  return crd_kind_copy(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object);
}

bool topology_volcano_sh_v1alpha1_HyperNode_equal(const topology_volcano_sh_v1alpha1_HyperNode *a,
                                                  const topology_volcano_sh_v1alpha1_HyperNode *b) {
  return crd_storage_equal(&topology_volcano_sh_v1alpha1_HyperNode_type, a, b);
}

crd_string topology_volcano_sh_v1alpha1_HyperNode_to_json(crd_arena *arena,
                                                          const topology_volcano_sh_v1alpha1_HyperNode *object) {
  return crd_kind_to_json(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object);
}
