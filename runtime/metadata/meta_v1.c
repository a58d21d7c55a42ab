/* SPDX-License-Identifier: Apache-2.0 */
/* Labels, selectors, managed fields and conditions of apimachinery pkg/apis/meta/v1/validation. */
#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../value/number.h"
#include "report.h"
#include <crd/meta_v1.h>

/* Limits of Kubernetes, in bytes. */
enum { FIELD_MANAGER_LIMIT = 128, SUBRESOURCE_LIMIT = 256, REASON_LIMIT = 1 << 10, MESSAGE_LIMIT = 32 << 10 };

static bool is_listed(crd_string text, const char *const *choices) {
  for (; *choices; choices++)
    if (crd_string_equal(text, crd_string_of(*choices))) return true;
  return false;
}

/* ---- labels ---- */

void crd_meta_report_labels(const report *to, const char *suffix, const crd_value *labels) {
  if (!is_map(labels)) return;
  for (uint32_t i = 0; i < labels->size; i++) {
    const crd_member *member = &labels->as.members[i];
    crd_string key = crd_member_name(member), value = crd_value_text(&member->value);
    if (crd_names_is_qualified(key) && crd_names_is_label_value(value)) continue;
    report at = crd_report_below(to, suffix);
    names_found of_key = {.count = 0}, of_value = {.count = 0};
    crd_names_check_qualified_name(&of_key, key);
    crd_report_invalid(&at, member->name_offset, key, &of_key);
    crd_names_check_label_value(&of_value, value);
    crd_report_invalid(&at, member->value.offset, value, &of_value);
  }
}

void crd_validate_labels(crd_errors *errors, crd_string path, const crd_value *labels) {
  report to = report_at(errors, path, labels);
  crd_meta_report_labels(&to, "", labels);
}

static void report_label_name(const report *to, uint32_t offset, crd_string name) {
  names_found found = {.count = 0};
  if (crd_names_is_qualified(name)) return;
  crd_names_check_qualified_name(&found, name);
  crd_report_invalid(to, offset, name, &found);
}

void crd_validate_label_name(crd_errors *errors, crd_string path, crd_string name) {
  report to = report_at(errors, path, NULL);
  report_label_name(&to, CRD_NO_OFFSET, name);
}

/* ---- selectors ---- */

static void check_operator(const report *to, const crd_value *requirement, crd_selector_options options) {
  static const char *const with_values[] = {"In", "NotIn", NULL}, *const without[] = {"Exists", "DoesNotExist", NULL};
  const crd_value *values = crd_value_get(requirement, CRD_STRING("values"));
  crd_string wanted = crd_value_text_in(requirement, "operator");
  bool any = is_list(values) && values->size > 0;
  if (is_listed(wanted, with_values)) {
    report at = crd_report_below(to, ".values");
    if (!any) crd_report_plain(&at, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, WORDS(VALUES_REQUIRED));
  } else if (is_listed(wanted, without)) {
    report at = crd_report_below(to, ".values");
    if (any) crd_report_plain(&at, CRD_ERROR_FORBIDDEN, values->offset, WORDS(VALUES_FORBIDDEN));
  } else if (!options.allow_unknown_operators) {
    report at = crd_report_below(to, ".operator");
    crd_report_add(&at, CRD_ERROR_INVALID, CRD_NO_OFFSET, crd_bad_json(wanted), WORDS(OPERATOR));
  }
}

void crd_validate_label_requirement(crd_errors *errors, crd_string path, const crd_value *requirement,
                                    crd_selector_options options) {
  report to = report_at(errors, path, requirement), key = crd_report_below(&to, ".key");
  check_operator(&to, requirement, options);
  report_label_name(&key, CRD_NO_OFFSET, crd_value_text_in(requirement, "key"));
  const crd_value *values = crd_value_get(requirement, CRD_STRING("values"));
  report list = crd_report_below(&to, ".values");
  for (uint32_t i = 0; is_list(values) && i < values->size && !options.allow_invalid_values; i++) {
    crd_string value = crd_value_text(&values->as.items[i]);
    if (crd_names_is_label_value(value)) continue;
    report at = crd_report_item(&list, i);
    names_found found = {.count = 0};
    crd_names_check_label_value(&found, value);
    crd_report_invalid(&at, values->as.items[i].offset, value, &found);
  }
}

void crd_validate_field_requirement(crd_errors *errors, crd_string path, const crd_value *requirement,
                                    crd_selector_options options) {
  report to = report_at(errors, path, requirement);
  if (crd_value_text_in(requirement, "key").size == 0) {
    report at = crd_report_below(&to, ".key");
    crd_report_plain(&at, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, WORDS(SPECIFIED));
  }
  check_operator(&to, requirement, options);
}

void crd_validate_label_selector(crd_errors *errors, crd_string path, const crd_value *selector,
                                 crd_selector_options options) {
  report to = report_at(errors, path, selector), list = crd_report_below(&to, ".matchExpressions");
  crd_meta_report_labels(&to, ".matchLabels", crd_value_get(selector, CRD_STRING("matchLabels")));
  const crd_value *expressions = crd_value_get(selector, CRD_STRING("matchExpressions"));
  for (uint32_t i = 0; is_list(expressions) && i < expressions->size; i++)
    crd_validate_label_requirement(errors, crd_report_item(&list, i).path, &expressions->as.items[i], options);
}

bool crd_label_selector_has_invalid_value(const crd_value *selector) {
  const crd_value *expressions = crd_value_get(selector, CRD_STRING("matchExpressions"));
  for (uint32_t i = 0; is_list(expressions) && i < expressions->size; i++) {
    const crd_value *values = crd_value_get(&expressions->as.items[i], CRD_STRING("values"));
    for (uint32_t j = 0; is_list(values) && j < values->size; j++)
      if (!crd_names_is_label_value(crd_value_text(&values->as.items[j]))) return true;
  }
  return false;
}

/* ---- managed fields ---- */

/* `suffix`: the path of the manager below `to`. */
static void report_manager(const report *to, const char *suffix, uint32_t offset, crd_string manager) {
  if (manager.size > FIELD_MANAGER_LIMIT) {
    report at = crd_report_below(to, suffix);
    crd_report_too_long(&at, offset, FIELD_MANAGER_LIMIT);
  }
  for (size_t i = 0, size; i < manager.size; i += size) {
    uint32_t rune = crd_utf8_decode(manager.data + i, manager.data + manager.size, &size);
    if (crd_rune_is_printable(rune)) continue;
    report at = crd_report_below(to, suffix);
    crd_value arguments[] = {crd_value_make_string(crd_arena_printf(to->errors->arena, "%04" PRIX32, rune)),
                             crd_value_make_int((int64_t)i)};
    crd_report_say(&at, CRD_ERROR_INVALID, offset, crd_bad_string(manager), WORDS(RUNE), arguments, 2);
  }
}

void crd_validate_field_manager(crd_errors *errors, crd_string path, crd_string manager) {
  report to = report_at(errors, path, NULL);
  report_manager(&to, "", CRD_NO_OFFSET, manager);
}

static void check_managed_entry(const report *to, const crd_value *entry) {
  static const char *const operations[] = {"Apply", "Update", NULL};
  crd_string operation = crd_value_text_in(entry, "operation"), type = crd_value_text_in(entry, "fieldsType");
  if (operation.size == 0) {
    report at = crd_report_below(to, ".operation");
    crd_report_plain(&at, CRD_ERROR_REQUIRED, entry->offset, WORDS(NOT_EMPTY));
  } else if (!is_listed(operation, operations)) {
    report at = crd_report_below(to, ".operation");
    crd_report_not_supported(&at, entry->offset, crd_bad_json(operation), "supported values: \"Apply\", \"Update\"");
  }
  if (type.size && !crd_string_equal(type, CRD_STRING("FieldsV1"))) {
    report at = crd_report_below(to, ".fieldsType");
    crd_report_add(&at, CRD_ERROR_INVALID, entry->offset, crd_bad_string(type), WORDS(FIELDS_TYPE));
  }
  report_manager(to, ".manager", entry->offset, crd_value_text_in(entry, "manager"));
  if (crd_value_text_in(entry, "subresource").size > SUBRESOURCE_LIMIT) {
    report at = crd_report_below(to, ".subresource");
    crd_report_too_long(&at, entry->offset, SUBRESOURCE_LIMIT);
  }
}

void crd_meta_report_managed_fields(const report *to, const crd_value *entries) {
  if (!is_list(entries)) return;
  report list = crd_report_below(to, ".managedFields");
  for (uint32_t i = 0; i < entries->size; i++) {
    report at = crd_report_item(&list, i);
    check_managed_entry(&at, &entries->as.items[i]);
  }
}

void crd_validate_managed_fields(crd_errors *errors, crd_string path, const crd_value *entries) {
  report list = report_at(errors, path, entries);
  for (uint32_t i = 0; is_list(entries) && i < entries->size; i++) {
    report at = crd_report_item(&list, i);
    check_managed_entry(&at, &entries->as.items[i]);
  }
}

/* ---- conditions ---- */

static bool is_word(char c) {
  return is_letter(c) || is_digit(c) || c == '_';
}

static bool is_condition_reason(crd_string reason) {
  bool good = reason.size > 0 && is_letter(reason.data[0]) && is_word(reason.data[reason.size - 1]);
  for (size_t i = 0; good && i < reason.size; i++)
    good = is_word(reason.data[i]) || reason.data[i] == ',' || reason.data[i] == ':';
  return good;
}

void crd_check_condition_reason(crd_texts *messages, crd_string reason) {
  if (!is_condition_reason(reason)) crd_texts_add(messages, crd_words_plain(WORDS(CONDITION_REASON), 0));
}

/* Before 1.37 a missing type or status was checked as an empty one, and the error of a duplicate type was reported at the
 * field `type`, not at the condition. */
static bool judges_empty(const crd_errors *errors) {
  enum { TELLS_MISSING = 37 };
  return errors->kubernetes_minor && errors->kubernetes_minor < TELLS_MISSING;
}

static void check_condition_status(const report *to, crd_string status) {
  static const char *const statuses[] = {"False", "True", "Unknown", NULL};
  report at = crd_report_below(to, ".status");
  if (status.size == 0 && !judges_empty(to->errors))
    crd_report_plain(&at, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, NULL);
  else if (!is_listed(status, statuses))
    crd_report_not_supported(&at, CRD_NO_OFFSET, crd_bad_json(status), "supported values: \"False\", \"True\", \"Unknown\"");
}

static void check_condition_reason(const report *to, crd_string reason) {
  report at = crd_report_below(to, ".reason");
  if (reason.size == 0) {
    crd_report_plain(&at, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, NULL);
    return;
  }
  names_found found = {{WORDS(CONDITION_REASON)}, !is_condition_reason(reason)};
  crd_report_invalid(&at, CRD_NO_OFFSET, reason, &found);
  if (reason.size > REASON_LIMIT) crd_report_too_long(&at, CRD_NO_OFFSET, REASON_LIMIT);
}

/* Whether a time is absent, invalid, or the zero time of metav1.Time. */
static bool is_no_time(crd_arena *arena, crd_string text) {
  int64_t seconds;
  return text.size == 0 || !crd_meta_time_parse(arena, text, &seconds, NULL) || seconds == META_ZERO_TIME;
}

void crd_validate_condition(crd_errors *errors, crd_string path, const crd_value *condition) {
  report to = report_at(errors, path, condition), type = crd_report_below(&to, ".type");
  if (crd_value_text_in(condition, "type").size == 0 && !judges_empty(errors))
    crd_report_plain(&type, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, WORDS(IS_REQUIRED));
  else
    report_label_name(&type, CRD_NO_OFFSET, crd_value_text_in(condition, "type"));
  check_condition_status(&to, crd_value_text_in(condition, "status"));
  const crd_value *generation = crd_value_get(condition, CRD_STRING("observedGeneration"));
  if (int_of(generation) < 0) {
    report at = crd_report_below(&to, ".observedGeneration");
    crd_report_add(&at, CRD_ERROR_INVALID, generation->offset, crd_bad_int(generation->as.integer),
                   WORDS(OBSERVED_NEGATIVE));
  }
  if (is_no_time(errors->arena, crd_value_text_in(condition, "lastTransitionTime"))) {
    report at = crd_report_below(&to, ".lastTransitionTime");
    crd_report_plain(&at, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, NULL);
  }
  check_condition_reason(&to, crd_value_text_in(condition, "reason"));
  if (crd_value_text_in(condition, "message").size > MESSAGE_LIMIT) {
    report at = crd_report_below(&to, ".message");
    crd_report_too_long(&at, CRD_NO_OFFSET, MESSAGE_LIMIT);
  }
}

/* Compares each type with those before it, since lists of conditions are short. */
void crd_validate_conditions(crd_errors *errors, crd_string path, const crd_value *conditions) {
  if (!is_list(conditions)) return;
  report list = report_at(errors, path, conditions);
  for (uint32_t i = 0; i < conditions->size; i++) {
    report at = crd_report_item(&list, i);
    crd_string type = crd_value_text_in(&conditions->as.items[i], "type");
    uint32_t first = 0;
    while (first < i && !crd_string_equal(crd_value_text_in(&conditions->as.items[first], "type"), type)) first++;
    report twice = judges_empty(errors) ? crd_report_below(&at, ".type") : at;
    if (first < i) crd_report_add(&twice, CRD_ERROR_DUPLICATE, conditions->as.items[i].offset, crd_bad_string(type), NULL);
    crd_validate_condition(errors, at.path, &conditions->as.items[i]);
  }
}
