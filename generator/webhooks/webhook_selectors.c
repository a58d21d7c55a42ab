/* SPDX-License-Identifier: Apache-2.0 */
/* What webhooks and policies have in common in what says whom they are asked about: words, label selectors. */
#include "webhooks/webhook_parts.h"

#include <crd/metadata.h>

void crdc_vet_admission_word(const checker *checker, const crd_path *path, const crd_value *webhook, const char *name,
                             const char *const *supported) {
  const crd_value *value = crdc_read_member(webhook, name);
  if (!value) return;
  crd_string text = crdc_read_text(value);
  for (size_t i = 0; supported[i]; i++)
    if (crdc_text_is(text, supported[i])) return;
  crdc_vet_not_supported(checker, path, name, value->offset, text, supported);
}

/* ---- selectors ---- */

void crdc_vet_admission_name(const checker *checker, const crd_path *path, const char *child, uint32_t place,
                             crd_string name) {
  crd_texts messages = {.arena = checker->arena};
  crd_check_qualified_name(&messages, name);
  for (uint32_t i = 0; i < messages.count; i++)
    crdc_vet_invalid_with(checker, path, child, place, name, VET(TEXT), messages.items[i]);
}

static void check_label_value(const checker *checker, const crd_path *path, uint32_t place, crd_string value) {
  crd_texts messages = {.arena = checker->arena};
  crd_check_label_value(&messages, value);
  for (uint32_t i = 0; i < messages.count; i++)
    crdc_vet_invalid_with(checker, path, NULL, place, value, VET(TEXT), messages.items[i]);
}

/* ValidateLabelSelectorRequirement. */
static void check_requirement(const checker *checker, const crd_path *path, const crd_value *requirement) {
  crd_string operator= crdc_member_string(requirement, "operator");
  const crd_value *values = crdc_read_member(requirement, "values");
  bool among = crdc_text_is(operator, "In") || crdc_text_is(operator, "NotIn");
  uint32_t count = read_size(values, CRD_LIST);
  if (among && !count)
    crdc_vet_required(checker, path, "values", crdc_member_place(requirement, "values"), VET(OPERATOR_VALUES));
  else if ((crdc_text_is(operator, "Exists") || crdc_text_is(operator, "DoesNotExist")) && count)
    crdc_vet_forbidden(checker, path, "values", crdc_member_place(requirement, "values"), VET(OPERATOR_ALONE));
  else if (!among && !crdc_text_is(operator, "Exists") && !crdc_text_is(operator, "DoesNotExist"))
    crdc_vet_invalid(checker, path, "operator", crdc_member_place(requirement, "operator"), operator, VET(OPERATOR));
  crdc_vet_admission_name(checker, path, "key", crdc_member_place(requirement, "key"),
                          crdc_member_string(requirement, "key"));
  crd_path below = path_child(path, "values");
  for (uint32_t i = 0; i < count; i++) {
    crd_path item = path_index(&below, i);
    check_label_value(checker, &item, values->as.items[i].offset, crdc_read_text(&values->as.items[i]));
  }
}

/* ValidateLabelSelector. */
void crdc_vet_admission_selector(const checker *checker, const crd_path *parent, const crd_value *webhook,
                                 const char *name) {
  const crd_value *selector = crdc_read_member(webhook, name), *labels = crdc_read_member(selector, "matchLabels"),
                  *expressions = crdc_read_member(selector, "matchExpressions");
  crd_path path = path_child(parent, name), of_labels = path_child(&path, "matchLabels"),
           of_expressions = path_child(&path, "matchExpressions");
  for (uint32_t i = 0; i < read_size(labels, CRD_MAP); i++) {
    const crd_member *label = &labels->as.members[i];
    crdc_vet_admission_name(checker, &of_labels, NULL, label->name_offset, crd_member_name(label));
    check_label_value(checker, &of_labels, label->value.offset, crdc_read_text(&label->value));
  }
  for (uint32_t i = 0; i < read_size(expressions, CRD_LIST); i++) {
    crd_path item = path_index(&of_expressions, i);
    check_requirement(checker, &item, &expressions->as.items[i]);
  }
}
