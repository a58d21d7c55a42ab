/* SPDX-License-Identifier: Apache-2.0 */
/* A pod's tolerations of node taints. */
#include "../validators.h"

#include <crd/go_text.h>
#include <crd/metadata.h>
#include <crd/names.h>

/* The rule for the value of "Equal". Upstream reports its errors at the operator, joined in one. */
static void validate_equal(core_check *check, crd_string value, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  crd_text text = {.arena = check->arena};
  crd_check_label_value(&messages, value);
  for (uint32_t i = 0; i < messages.count; i++) {
    if (i) crd_text_add_char(&text, ';');
    crd_text_add(&text, messages.items[i]);
  }
  if (messages.count) crd_core_invalid_text(check, path, crd_bad_string(value), crd_text_string(&text));
}

static void validate_number(core_check *check, crd_string value, const crd_path *path) {
  int64_t number;
  crd_string error;
  crd_core_string_passes(check, path, value, crd_check_decimal_integer);
  if (!crd_go_int_parse(check->arena, "ParseInt", value, &number, &error))
    crd_core_invalid_text(check, path, crd_bad_string(value), error);
}

static void validate_toleration_operator(core_check *check, const core_toleration *toleration, const crd_path *path) {
  static const crd_string operators[] = {CRD_STRING_INIT("Equal"), CRD_STRING_INIT("Exists"), CRD_STRING_INIT("Lt"),
                                         CRD_STRING_INIT("Gt")};
  const crd_path *at = CORE_AT(path, "operator");
  crd_string name = toleration->operator;
  enum { KNOWS_COMPARISONS = 35 };
  bool compares = check->options->minor >= KNOWS_COMPARISONS && (core_is(name, "Lt") || core_is(name, "Gt"));
  if (name.size == 0 || core_is(name, "Equal")) {
    validate_equal(check, toleration->value, at);
  } else if (core_is(name, "Exists")) {
    if (toleration->value.size)
      crd_core_invalid(check, at,
                       check->options->minor < 32 ? crd_core_show_struct(check, &crd_core_toleration_type, toleration)
                                                  : crd_bad_string(toleration->value),
                       "value must be empty when `operator` is 'Exists'");
  } else if (compares && check->options->gates.taint_toleration_comparison_operators) {
    validate_number(check, toleration->value, CORE_AT(path, "value"));
  } else {
    crd_core_not_supported(check, at, crd_bad_json(name), operators, compares ? 4 : 2);
  }
}

/* ValidateTolerations, validateTaintEffect */
static void validate_toleration(core_check *check, const core_toleration *toleration, const crd_path *path) {
  const crd_path *effect = CORE_AT(path, "effect");
  if (toleration->key.size)
    crd_core_string_passes(check, CORE_AT(path, "key"), toleration->key, crd_check_qualified_name);
  else if (!core_is(toleration->operator, "Exists"))
    crd_core_bad_word(check, CORE_AT(path, "operator"), toleration->operator,
                      "operator must be Exists when `key` is empty, which means \"match all values and all keys\"");
  if (toleration->toleration_seconds.set && !core_is(toleration->effect, "NoExecute"))
    crd_core_bad_word(check, effect, toleration->effect, "effect must be 'NoExecute' when `tolerationSeconds` is set");
  validate_toleration_operator(check, toleration, path);
  if (toleration->effect.size)
    crd_core_validate_choice(check, effect, toleration->effect, "NoSchedule PreferNoSchedule NoExecute");
}

/* ValidateTolerations */
void crd_core_validate_tolerations(core_check *check, const core_toleration_list *tolerations, const crd_path *path) {
  for (uint32_t i = 0; i < tolerations->count; i++) validate_toleration(check, &tolerations->items[i], CORE_ITEM(path, i));
}
