/* SPDX-License-Identifier: Apache-2.0 */
/* Match conditions of webhooks and policies (validateMatchConditions). */
#include "webhooks/webhook_parts.h"

#include <crd/go_text.h>

#define MOST_CONDITIONS 64

static void check_condition(const checker *checker, const crd_path *path, const crd_value *list, uint32_t index,
                            const policy_environment *environment) {
  const crd_value *condition = &list->as.items[index], *expression = crdc_read_member(condition, "expression");
  crd_string name = crdc_member_string(condition, "name"), text = crd_go_trim(crdc_read_text(expression));
  if (!text.size)
    crdc_vet_required(checker, path, "expression", condition->offset, NULL);
  else
    crdc_vet_admission_expression(checker, path, "expression", expression->offset, text, environment, RESULT_BOOL);
  if (!name.size)
    crdc_vet_required(checker, path, "name", condition->offset, NULL);
  else
    crdc_vet_admission_name(checker, path, "name", crdc_member_place(condition, "name"), name);
  for (uint32_t i = 0; i < index && name.size; i++)
    if (crd_string_equal(crdc_member_string(&list->as.items[i], "name"), name)) {
      crdc_vet_error(checker, CRD_ERROR_DUPLICATE, path, "name", crdc_member_place(condition, "name"), crd_bad_string(name),
                     NULL);
      return;
    }
}

void crdc_vet_match_conditions(const checker *checker, const crd_path *parent, const crd_value *owner,
                               const policy_environment *environment) {
  const crd_value *list = crdc_read_member(owner, "matchConditions");
  crd_path path = path_child(parent, "matchConditions");
  if (!list || list->kind != CRD_LIST) return;
  if (list->size > MOST_CONDITIONS)
    crdc_vet_error(checker, CRD_ERROR_TOO_MANY, &path, NULL, list->offset, crd_bad_int(list->size), VET(CONDITIONS_MANY));
  for (uint32_t i = 0; i < list->size; i++) {
    crd_path item = path_index(&path, i);
    check_condition(checker, &item, list, i, environment);
  }
}
