/* SPDX-License-Identifier: Apache-2.0 */
/* Answers a question, which is a code, the name of a rule, or a message. */
#include "errors/catalogue.h"

static bool tell_rules(const named_rules *rules, crd_string name, const error_teller *teller) {
  bool any = false;
  size_t from = 0;
  for (const named_rule *rule; name.size && (rule = crdc_named_rules_find(rules, name, &from)); any = true)
    teller->rule(teller->context, rule);
  return any;
}

static bool tell_rules_of_message(const named_rules *rules, crd_string message, const error_teller *teller) {
  size_t found[ERROR_MOST_FOUND], count = crdc_named_rules_of_message(rules, message, found);
  for (size_t i = 0; i < count; i++) teller->rule(teller->context, crdc_named_rule_at(rules, found[i]));
  return count > 0;
}

static bool tell_entries(error_found found, const error_teller *teller) {
  for (size_t i = 0; i < found.count; i++) teller->entry(teller->context, found.items[i]);
  return found.count > 0;
}

bool crdc_errors_tell(crd_string question, const named_rules *rules, const error_teller *teller) {
  bool any = tell_entries(crdc_errors_of_code(question), teller);
  any = tell_rules(rules, question, teller) || tell_rules(rules, crdc_message_rule(question), teller) || any;
  if (any) return true;
  any = tell_rules_of_message(rules, question, teller);
  return tell_entries(crdc_errors_of_message(question), teller) || any;
}
