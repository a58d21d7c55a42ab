/* SPDX-License-Identifier: Apache-2.0 */
/* What the kinds of admissionregistration.k8s.io have in common (pkg/apis/admissionregistration/{v1,validation}). */
#ifndef CORE_ADMISSION_H
#define CORE_ADMISSION_H

#include "../../gotypes/tables/types_admission.h"
#include "../../value/name_table.h"
#include "../kinds.h"
#include "../validators.h"

/* ---- defaults ---- */

static inline void core_default_text(core_optional_string *field, crd_string text) {
  if (!field->set) *field = (core_optional_string){true, text};
}
/* A selector that selects everything. */
void crd_core_default_selector(crd_arena *arena, core_label_selector **selector);
/* SetDefaults_MatchResources, and the rules in it; NULL: nothing. */
void crd_core_default_match_resources(crd_arena *arena, core_admission_match_resources *resources);

/* ---- rules ---- */

/* A text that is one of some words, sorted. */
void crd_core_validate_word(core_check *check, crd_string text, const crd_string *words, size_t count, const crd_path *path);
/* The same where there is one: defaults give one where there must be. */
void crd_core_validate_admission_failure_policy(core_check *check, const core_optional_string *policy, const crd_path *path);
void crd_core_validate_admission_match_policy(core_check *check, const core_optional_string *policy, const crd_path *path);
/* validateRuleWithOperations */
void crd_core_validate_admission_rule(core_check *check, const core_admission_rule_with_operations *rule,
                                      const crd_path *path);
/* validateMatchResources; NULL: nothing is wrong. Of what mutates the operations are fewer. */
void crd_core_validate_match_resources(core_check *check, const core_admission_match_resources *resources,
                                       const crd_path *path);
void crd_core_validate_mutable_operations(core_check *check, const core_admission_match_resources *resources,
                                          const crd_path *path);
/* validateMatchConditions; `stored`: the expressions that the stored object has. */
void crd_core_validate_match_conditions(core_check *check, const core_admission_match_condition_list *conditions,
                                        bool params, const name_table *stored, const crd_path *path);
/* Whether a text was noted before; it is now. */
bool crd_core_note(name_table *seen, crd_string text);
static inline bool crd_core_is_noted(const name_table *stored, crd_string text) {
  return crd_name_table_find(stored, text) != NULL;
}
/* webhook.ValidateWebhookURL and ValidateWebhookService, of the address of a webhook. */
void crd_core_validate_webhook_client(core_check *check, const core_admission_webhook_client_config *config,
                                      const crd_path *path);
/* validateFieldRef: a path that kubectl could go ("spec.validations[0].expression"). */
void crd_core_validate_field_ref(core_check *check, crd_string text, const crd_path *path);

/* ---- steps ---- */

/* ValidateStaticSuffix */
void crd_core_validate_static_suffix(core_judging *judging, const core_object_meta *metadata);
/* WarningsForStaticSuffix, of an update, or where the rule is not. */
core_judge_step crd_core_warn_of_admission_name;

#endif
