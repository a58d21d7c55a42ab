/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* HyperNode of topology.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* HyperNode.spec.members[].selector */
/* has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch) */
static crd_cel_truth topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1(crd_cel *cel, const void *self_storage,
                                                                                  const void *old_self_storage) {
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  bool t3 = true;
  if (!CRD_HAS(self, CRD_FIELD(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, exactMatch))) {
    cost += 1;
    t3 = CRD_HAS(self, CRD_FIELD(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, regexMatch));
  }
  bool t4 = true;
  if (!t3) {
    cost += 1;
    t4 = CRD_HAS(self, CRD_FIELD(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, labelMatch));
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch) */
static crd_cel_truth topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_tree(crd_cel *cel,
                                                                                       const void *self_storage,
                                                                                       const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    crd_cel_value t3 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
    cost += 1;
    if (t3.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_truth t4 = crd_cel_has(cel, t3, CRD_STRING("exactMatch"));
    t2 = t4;
  }
failed_2:;
  crd_cel_truth t5 = t2;
  if (t5 != CRD_CEL_TRUE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      crd_cel_value t8 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_truth t9 = crd_cel_has(cel, t8, CRD_STRING("regexMatch"));
      t7 = t9;
    }
  failed_3:;
    t5 = crd_cel_or(cel, t5, error6, t7);
  }
  crd_cel_truth t10 = t5;
  if (t10 != CRD_CEL_TRUE) {
    const crd_string error11 = cel->error;
    crd_cel_truth t12 = CRD_CEL_ERROR;
    {
      crd_cel_value t13 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t13.kind == CRD_CEL_FAILED) goto failed_4;
      crd_cel_truth t14 = crd_cel_has(cel, t13, CRD_STRING("labelMatch"));
      t12 = t14;
    }
  failed_4:;
    t10 = crd_cel_or(cel, t10, error11, t12);
  }
  return crd_cel_end(cel, cost, t10);
}

/* (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
static crd_cel_truth topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2(crd_cel *cel, const void *self_storage,
                                                                                  const void *old_self_storage) {
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  int64_t t1 = 0;
  if (CRD_HAS(self, CRD_FIELD(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, exactMatch))) {
    t1 = 1;
  } else {
    t1 = 0;
  }
  cost += 1;
  int64_t t2 = 0;
  if (CRD_HAS(self, CRD_FIELD(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, regexMatch))) {
    t2 = 1;
  } else {
    t2 = 0;
  }
  int64_t t3 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t1, t2, &t3)) {
    {
      cost += 1;
      int64_t t5 = 0;
      if (CRD_HAS(self, CRD_FIELD(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, labelMatch))) {
        t5 = 1;
      } else {
        t5 = 0;
      }
      (void)t5;
    }
    cost += 2;
    goto failed_0;
  }
  cost += 1;
  int64_t t6 = 0;
  if (CRD_HAS(self, CRD_FIELD(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector, labelMatch))) {
    t6 = 1;
  } else {
    t6 = 0;
  }
  int64_t t7 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t3, t6, &t7)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7 <= 1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
static crd_cel_truth topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_tree(crd_cel *cel,
                                                                                       const void *self_storage,
                                                                                       const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    const crd_string error2 = cel->error;
    {
      crd_cel_value t3 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t3.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_truth t4 = crd_cel_has(cel, t3, CRD_STRING("regexMatch"));
      if (t4 == CRD_CEL_ERROR) goto failed_1;
      int64_t t5 = 0;
      if (t4 == CRD_CEL_TRUE) {
        t5 = 1;
      } else {
        t5 = 0;
      }
      (void)t5;
    }
    failed_1:
    cel->error = error2;
    cost += 1;
    const crd_string error6 = cel->error;
    {
      crd_cel_value t7 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_truth t8 = crd_cel_has(cel, t7, CRD_STRING("labelMatch"));
      if (t8 == CRD_CEL_ERROR) goto failed_2;
      int64_t t9 = 0;
      if (t8 == CRD_CEL_TRUE) {
        t9 = 1;
      } else {
        t9 = 0;
      }
      (void)t9;
    }
    failed_2:
    cel->error = error6;
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t10 = crd_cel_has(cel, t1, CRD_STRING("exactMatch"));
  if (t10 == CRD_CEL_ERROR) {
    const crd_string error11 = cel->error;
    {
      crd_cel_value t12 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t12.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_truth t13 = crd_cel_has(cel, t12, CRD_STRING("regexMatch"));
      if (t13 == CRD_CEL_ERROR) goto failed_3;
      int64_t t14 = 0;
      if (t13 == CRD_CEL_TRUE) {
        t14 = 1;
      } else {
        t14 = 0;
      }
      (void)t14;
    }
    failed_3:
    cel->error = error11;
    cost += 1;
    const crd_string error15 = cel->error;
    {
      crd_cel_value t16 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t16.kind == CRD_CEL_FAILED) goto failed_4;
      crd_cel_truth t17 = crd_cel_has(cel, t16, CRD_STRING("labelMatch"));
      if (t17 == CRD_CEL_ERROR) goto failed_4;
      int64_t t18 = 0;
      if (t17 == CRD_CEL_TRUE) {
        t18 = 1;
      } else {
        t18 = 0;
      }
      (void)t18;
    }
    failed_4:
    cel->error = error15;
    cost += 2;
    goto failed_0;
  }
  int64_t t19 = 0;
  if (t10 == CRD_CEL_TRUE) {
    t19 = 1;
  } else {
    t19 = 0;
  }
  crd_cel_value t20 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
  cost += 1;
  if (t20.kind == CRD_CEL_FAILED) {
    cost += 1;
    const crd_string error21 = cel->error;
    {
      crd_cel_value t22 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t22.kind == CRD_CEL_FAILED) goto failed_5;
      crd_cel_truth t23 = crd_cel_has(cel, t22, CRD_STRING("labelMatch"));
      if (t23 == CRD_CEL_ERROR) goto failed_5;
      int64_t t24 = 0;
      if (t23 == CRD_CEL_TRUE) {
        t24 = 1;
      } else {
        t24 = 0;
      }
      (void)t24;
    }
    failed_5:
    cel->error = error21;
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t25 = crd_cel_has(cel, t20, CRD_STRING("regexMatch"));
  if (t25 == CRD_CEL_ERROR) {
    cost += 1;
    const crd_string error26 = cel->error;
    {
      crd_cel_value t27 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t27.kind == CRD_CEL_FAILED) goto failed_6;
      crd_cel_truth t28 = crd_cel_has(cel, t27, CRD_STRING("labelMatch"));
      if (t28 == CRD_CEL_ERROR) goto failed_6;
      int64_t t29 = 0;
      if (t28 == CRD_CEL_TRUE) {
        t29 = 1;
      } else {
        t29 = 0;
      }
      (void)t29;
    }
    failed_6:
    cel->error = error26;
    cost += 2;
    goto failed_0;
  }
  int64_t t30 = 0;
  if (t25 == CRD_CEL_TRUE) {
    t30 = 1;
  } else {
    t30 = 0;
  }
  int64_t t31 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t19, t30, &t31)) {
    const crd_string error32 = cel->error;
    {
      crd_cel_value t33 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
      cost += 1;
      if (t33.kind == CRD_CEL_FAILED) goto failed_7;
      crd_cel_truth t34 = crd_cel_has(cel, t33, CRD_STRING("labelMatch"));
      if (t34 == CRD_CEL_ERROR) goto failed_7;
      int64_t t35 = 0;
      if (t34 == CRD_CEL_TRUE) {
        t35 = 1;
      } else {
        t35 = 0;
      }
      (void)t35;
    }
    failed_7:
    cel->error = error32;
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t36 = crd_cel_of_document(cel, &crd_struct_7888c37ac430_type, self_storage);
  cost += 1;
  if (t36.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t37 = crd_cel_has(cel, t36, CRD_STRING("labelMatch"));
  if (t37 == CRD_CEL_ERROR) {
    cost += 2;
    goto failed_0;
  }
  int64_t t38 = 0;
  if (t37 == CRD_CEL_TRUE) {
    t38 = 1;
  } else {
    t38 = 0;
  }
  int64_t t39 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t31, t38, &t39)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t39 <= 1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}
static const crd_rule crd_struct_7888c37ac430_type_rules[2] = {
    {
        .rule = CRD_STRING_INIT("has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)"),
        .message = CRD_STRING_INIT("Either ExactMatch or RegexMatch or LabelMatch must be specified"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1,
        .evaluate_tree = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_1_tree,
    },
    {
        .rule = CRD_STRING_INIT("(has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? "
                                "1 : 0) <= 1"),
        .message = CRD_STRING_INIT("Only one of ExactMatch, RegexMatch, or LabelMatch can be specified"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2,
        .evaluate_tree = topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_rule_2_tree,
    },
};

/* HyperNode.spec.members[].selector.exactMatch.name */
static const crd_checks crd_type_7f895aca6ff8_checks = {
    .min_length = 1,
    .max_length = 253,
    .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_pattern_6b388265242c,
};
const crd_type crd_type_7f895aca6ff8 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_7f895aca6ff8_checks,
};

/* HyperNode.spec.members[].selector.exactMatch */
static const crd_string crd_struct_380f87b68b20_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_380f87b68b20_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_7f895aca6ff8, .offset = offsetof(crd_struct_380f87b68b20, name)},
};
static const uint16_t crd_struct_380f87b68b20_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_380f87b68b20_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_380f87b68b20_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_380f87b68b20_type_fields = {
    .items = crd_struct_380f87b68b20_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_380f87b68b20_type_fields_slots,
    .required = crd_struct_380f87b68b20_type_fields_required,
    .words = crd_struct_380f87b68b20_type_fields_words,
};
static const crd_checks crd_struct_380f87b68b20_type_checks = {
    .required = crd_struct_380f87b68b20_type_required,
    .required_count = 1,
};
const crd_type crd_struct_380f87b68b20_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_380f87b68b20),
    .has_offset = offsetof(crd_struct_380f87b68b20, has),
    .fields = &crd_struct_380f87b68b20_type_fields,
    .checks = &crd_struct_380f87b68b20_type_checks,
};

/* HyperNode.spec.members[].selector.regexMatch */
static const crd_string crd_struct_9624a9037e61_type_required[1] = {
    CRD_STRING_INIT("pattern"),
};
static const crd_field crd_struct_9624a9037e61_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("pattern"), .type = &crd_type_a0130b90891f,
     .offset = offsetof(crd_struct_9624a9037e61, pattern)},
};
static const uint16_t crd_struct_9624a9037e61_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_9624a9037e61_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_9624a9037e61_type_fields_words[1][2] = {
    { 0x6e726574746170u, 0x0u },
};
static const crd_fields crd_struct_9624a9037e61_type_fields = {
    .items = crd_struct_9624a9037e61_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_9624a9037e61_type_fields_slots,
    .required = crd_struct_9624a9037e61_type_fields_required,
    .words = crd_struct_9624a9037e61_type_fields_words,
};
static const crd_checks crd_struct_9624a9037e61_type_checks = {
    .required = crd_struct_9624a9037e61_type_required,
    .required_count = 1,
};
const crd_type crd_struct_9624a9037e61_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9624a9037e61),
    .has_offset = offsetof(crd_struct_9624a9037e61, has),
    .fields = &crd_struct_9624a9037e61_type_fields,
    .checks = &crd_struct_9624a9037e61_type_checks,
};

/* HyperNode.spec.members[].selector */
static const crd_field crd_struct_7888c37ac430_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("exactMatch"), .type = &crd_struct_380f87b68b20_type,
     .offset = offsetof(crd_struct_7888c37ac430, exactMatch)},
    {.name = CRD_STRING_INIT("labelMatch"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_7888c37ac430, labelMatch)},
    {.name = CRD_STRING_INIT("regexMatch"), .type = &crd_struct_9624a9037e61_type,
     .offset = offsetof(crd_struct_7888c37ac430, regexMatch)},
};
static const uint16_t crd_struct_7888c37ac430_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_7888c37ac430_type_fields_words[3][2] = {
    { 0x74614d7463617865u, 0x686374614d746361u },
    { 0x74614d6c6562616cu, 0x686374614d6c6562u },
    { 0x74614d7865676572u, 0x686374614d786567u },
};
static const crd_fields crd_struct_7888c37ac430_type_fields = {
    .items = crd_struct_7888c37ac430_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_7888c37ac430_type_fields_slots,
    .words = crd_struct_7888c37ac430_type_fields_words,
};
const crd_type crd_struct_7888c37ac430_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7888c37ac430),
    .has_offset = offsetof(crd_struct_7888c37ac430, has),
    .fields = &crd_struct_7888c37ac430_type_fields,
    .rule_count = 2,
    .rules = crd_struct_7888c37ac430_type_rules,
};

/* HyperNode.spec.members[].type */
static const crd_value crd_type_a83d73dd8cbe_enum[2] = {
    CRD_VALUE_STRING_INIT("Node"),
    CRD_VALUE_STRING_INIT("HyperNode"),
};
static const crd_checks crd_type_a83d73dd8cbe_checks = {
    .enum_values = crd_type_a83d73dd8cbe_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Node\", \"HyperNode\""),
};
const crd_type crd_type_a83d73dd8cbe = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_a83d73dd8cbe_checks,
};

/* HyperNode.spec.members[] */
static const crd_string crd_struct_ce6a752247e2_type_required[1] = {
    CRD_STRING_INIT("type"),
};
static const crd_field crd_struct_ce6a752247e2_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("selector"), .type = &crd_struct_7888c37ac430_type,
     .offset = offsetof(crd_struct_ce6a752247e2, selector)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_a83d73dd8cbe, .offset = offsetof(crd_struct_ce6a752247e2, type)},
};
static const uint16_t crd_struct_ce6a752247e2_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ce6a752247e2_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_ce6a752247e2_type_fields_words[2][2] = {
    { 0x726f7463656c6573u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_ce6a752247e2_type_fields = {
    .items = crd_struct_ce6a752247e2_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_ce6a752247e2_type_fields_slots,
    .required = crd_struct_ce6a752247e2_type_fields_required,
    .words = crd_struct_ce6a752247e2_type_fields_words,
};
static const crd_checks crd_struct_ce6a752247e2_type_checks = {
    .required = crd_struct_ce6a752247e2_type_required,
    .required_count = 1,
};
const crd_type crd_struct_ce6a752247e2_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ce6a752247e2),
    .has_offset = offsetof(crd_struct_ce6a752247e2, has),
    .fields = &crd_struct_ce6a752247e2_type_fields,
    .checks = &crd_struct_ce6a752247e2_type_checks,
};

/* HyperNode.spec.members */
static const crd_checks crd_type_db430a80a74b_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_db430a80a74b = {
    .cel_type_name = "array",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_ce6a752247e2),
    .items = &crd_struct_ce6a752247e2_type,
    .checks = &crd_type_db430a80a74b_checks,
};

/* HyperNode.spec */
static const crd_string crd_struct_356b1dc38d12_type_required[1] = {
    CRD_STRING_INIT("tier"),
};
static const crd_field crd_struct_356b1dc38d12_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("members"), .type = &crd_type_db430a80a74b,
     .offset = offsetof(crd_struct_356b1dc38d12, members)},
    {.name = CRD_STRING_INIT("tier"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_356b1dc38d12, tier)},
    {.name = CRD_STRING_INIT("tierName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_356b1dc38d12, tierName)},
};
static const uint16_t crd_struct_356b1dc38d12_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_356b1dc38d12_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_356b1dc38d12_type_fields_words[3][2] = {
    { 0x737265626d656du, 0x0u },
    { 0x72656974u, 0x0u },
    { 0x656d614e72656974u, 0x0u },
};
static const crd_fields crd_struct_356b1dc38d12_type_fields = {
    .items = crd_struct_356b1dc38d12_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_356b1dc38d12_type_fields_slots,
    .required = crd_struct_356b1dc38d12_type_fields_required,
    .words = crd_struct_356b1dc38d12_type_fields_words,
};
static const crd_checks crd_struct_356b1dc38d12_type_checks = {
    .required = crd_struct_356b1dc38d12_type_required,
    .required_count = 1,
};
const crd_type crd_struct_356b1dc38d12_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_356b1dc38d12),
    .has_offset = offsetof(crd_struct_356b1dc38d12, has),
    .fields = &crd_struct_356b1dc38d12_type_fields,
    .checks = &crd_struct_356b1dc38d12_type_checks,
};

/* HyperNode.status.conditions */
const crd_type crd_type_031ce6d23e81 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_5e67af107779),
    .items = &crd_struct_5e67af107779_type,
};

/* HyperNode.status */
static const crd_field crd_struct_ad7a309c1041_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_031ce6d23e81,
     .offset = offsetof(crd_struct_ad7a309c1041, conditions)},
    {.name = CRD_STRING_INIT("nodeCount"), .type = &crd_type_2c733aaf2a6d,
     .offset = offsetof(crd_struct_ad7a309c1041, nodeCount)},
};
static const uint16_t crd_struct_ad7a309c1041_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ad7a309c1041_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x6e756f4365646f6eu, 0x746e756f4365646fu },
};
static const crd_fields crd_struct_ad7a309c1041_type_fields = {
    .items = crd_struct_ad7a309c1041_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_ad7a309c1041_type_fields_slots,
    .words = crd_struct_ad7a309c1041_type_fields_words,
};
const crd_type crd_struct_ad7a309c1041_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ad7a309c1041),
    .has_offset = offsetof(crd_struct_ad7a309c1041, has),
    .fields = &crd_struct_ad7a309c1041_type_fields,
};

/* HyperNode */
static const crd_field topology_volcano_sh_v1alpha1_HyperNode_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_356b1dc38d12_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_ad7a309c1041_type,
     .offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, status)},
};
static const uint16_t topology_volcano_sh_v1alpha1_HyperNode_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t topology_volcano_sh_v1alpha1_HyperNode_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields topology_volcano_sh_v1alpha1_HyperNode_type_fields = {
    .items = topology_volcano_sh_v1alpha1_HyperNode_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = topology_volcano_sh_v1alpha1_HyperNode_type_fields_slots,
    .words = topology_volcano_sh_v1alpha1_HyperNode_type_fields_words,
};
const crd_type topology_volcano_sh_v1alpha1_HyperNode_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode),
    .has_offset = offsetof(topology_volcano_sh_v1alpha1_HyperNode, has),
    .fields = &topology_volcano_sh_v1alpha1_HyperNode_type_fields,
};

const crd_kind topology_volcano_sh_v1alpha1_HyperNode_kind = {
    .group = CRD_STRING_INIT("topology.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("HyperNode"),
    .plural = CRD_STRING_INIT("hypernodes"),
    .singular = CRD_STRING_INIT("hypernode"),
    .list_kind = CRD_STRING_INIT("HyperNodeList"),
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &topology_volcano_sh_v1alpha1_HyperNode_type,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode),
    .struct_name = CRD_STRING_INIT("topology_volcano_sh_v1alpha1_HyperNode"),
    .layers_apart = true,
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
