/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of x-kubernetes-validations that need no compiler: blank texts, line breaks, reason, fieldPath. */
#include "schema/check_parts.h"

#include <crd/go_text.h>

static bool has_line_break(crd_string text) {
  return text.size && (memchr(text.data, '\n', text.size) || memchr(text.data, '\r', text.size));
}

/* Refuses a text; messages before 1.34 include it. */
static void refuse_text(const checker *checker, const crd_path *path, const char *name, uint32_t place, crd_string text,
                        const crd_words *words) {
  crdc_vet_invalid_with(checker, path, name, place, text, words, crd_string_of(name));
}

static void check_rule_message(const checker *checker, const crd_path *path, const validation_rule *rule,
                               const crd_value *value) {
  crd_string text = crd_go_trim(rule->rule), message = crd_go_trim(rule->message);
  uint32_t place = crdc_member_place(value, "message");
  if (!text.size)
    crdc_vet_required(checker, path, "rule", rule->rule_location.offset, VET(RULE_GIVEN));
  else if (rule->message.size && !message.size)
    refuse_text(checker, path, "message", place, rule->message, VET(EMPTY));
  else if (has_line_break(message))
    refuse_text(checker, path, "message", place, rule->message, VET(LINE_BREAKS));
  else if (has_line_break(text) && !message.size)
    crdc_vet_required(checker, path, "message", rule->rule_location.offset, VET(MESSAGE_GIVEN));
}

/* `node` is NULL if its schema cannot be converted: then paths are not checked (pathValid). */
static void check_field_path(const checker *checker, const crd_path *path, const schema *node, const validation_rule *rule,
                             uint32_t place) {
  crd_string text = rule->field_path, rendered, why;
  if (!text.size) return;
  if (!crd_go_trim(text).size) refuse_text(checker, path, "fieldPath", place, text, VET(EMPTY));
  if (has_line_break(text)) refuse_text(checker, path, "fieldPath", place, text, VET(LINE_BREAKS));
  if (node && !crdc_schema_resolve_field_path(checker->arena, node, text, &rendered, &why))
    refuse_text(checker, path, "fieldPath", place, text, VET(FIELD_PATH));
}

static void check_rule_texts(const checker *checker, const crd_path *path, const schema *node, const validation_rule *rule,
                             const crd_value *value) {
  static const char *const reasons[] = {"FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid",
                                        "FieldValueRequired", NULL};
  check_rule_message(checker, path, rule, value);
  if (rule->message_expression.size && !crd_go_trim(rule->message_expression).size)
    crdc_vet_required(checker, path, "messageExpression", rule->message_expression_location.offset,
                      VET(MESSAGE_EXPRESSION_EMPTY));
  bool known = !rule->has_reason;
  for (size_t i = 0; reasons[i]; i++) known = known || crdc_text_is(rule->reason, reasons[i]);
  if (!known) crdc_vet_not_supported(checker, path, "reason", crdc_member_place(value, "reason"), rule->reason, reasons);
  check_field_path(checker, path, node, rule, crdc_member_place(value, "fieldPath"));
}

void crdc_vet_rules(const checker *checker, const crd_path *path, const schema *node) {
  if (!node->rule_count) return;
  const crd_value *list = crdc_keyword_value(node, "x-kubernetes-validations"); /* rules of other layers come after these */
  crd_path rules = path_child(path, "x-kubernetes-validations");
  bool any_path = false;
  for (size_t i = 0; i < node->rule_count; i++) any_path = any_path || node->rules[i].field_path.size;
  const schema *converted = any_path && !crdc_schema_conversion_error(node) ? node : NULL;
  for (size_t i = 0; i < read_size(list, CRD_LIST) && i < node->rule_count; i++) {
    crd_path below = path_index(&rules, i);
    check_rule_texts(checker, &below, converted, &node->rules[i], &list->as.items[i]);
  }
}
