/* SPDX-License-Identifier: Apache-2.0 */
/* Label selectors (unversioned.ValidateLabelSelector). */
#include "validators.h"

#include <crd/metadata.h>

void crd_core_validate_label_requirement(core_check *check, const core_label_selector_requirement *requirement,
                                         bool any_operator, bool any_value, const crd_path *path) {
  const crd_path *values = CORE_AT(path, "values");
  crd_string name = requirement->operator;
  if (core_is(name, "In") || core_is(name, "NotIn")) {
    if (requirement->values.count == 0)
      crd_core_required(check, values, "must be specified when `operator` is 'In' or 'NotIn'");
  } else if (core_is(name, "Exists") || core_is(name, "DoesNotExist")) {
    if (requirement->values.count > 0)
      crd_core_forbidden(check, values, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'");
  } else if (!any_operator) {
    crd_core_bad_word(check, CORE_AT(path, "operator"), name, "not a valid selector operator");
  }
  crd_core_string_passes(check, CORE_AT(path, "key"), requirement->key, crd_check_qualified_name);
  for (uint32_t i = 0; i < requirement->values.count && !any_value; i++)
    crd_core_string_passes(check, CORE_ITEM(values, i), requirement->values.items[i], crd_check_label_value);
}

void crd_core_validate_label_selector(core_check *check, const core_label_selector *selector, const crd_path *path) {
  crd_core_validate_label_selector_of_any_value(check, selector, false, path);
}

void crd_core_validate_label_selector_of_any_value(core_check *check, const core_label_selector *selector, bool any_value,
                                                   const crd_path *path) {
  if (!selector) return;
  const crd_path *expressions = CORE_AT(path, "matchExpressions");
  crd_core_validate_labels(check, &selector->match_labels, CORE_AT(path, "matchLabels"));
  for (uint32_t i = 0; i < selector->match_expressions.count; i++)
    crd_core_validate_label_requirement(check, &selector->match_expressions.items[i], false, any_value,
                                        CORE_ITEM(expressions, i));
}
