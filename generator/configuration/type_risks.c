/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions that do not fit the types of the kinds that their policy names. */
#include "configuration/risks.h"

/* The warnings in one line: the place of each kind's error, without the expression, which the diagnostic shows. */
static crd_string shortened(crd_arena *arena, crd_string warning) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("the expression does not fit each kind that the policy is about: "));
  crd_string rest = warning;
  bool first = true;
  while (rest.size) {
    crd_string line, after = {NULL, 0};
    crd_string_cut(rest, '\n', &line, &after);
    rest = after;
    if (!line.size || crd_string_has_prefix(line, CRD_STRING(" | "))) continue;
    if (!first) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, line);
    first = false;
  }
  return crd_text_string(&text);
}

void crdc_risks_of_types(const risk_view *view, const document *document) {
  configuration_kind kind = crdc_configuration_kind(document->root);
  if (!configuration_is_policy(kind) || configuration_is_mutating(kind) || !risk_is_wanted(view, ADVICE_POLICY_TYPES))
    return;
  crd_arena *arena = view->list->arena;
  type_warnings found = view->check_types(arena, view->crds, view->kubernetes_minor, document->root);
  const crd_value *validations = crdc_read_member(crdc_configuration_spec(document), "validations");
  for (size_t i = 0; i < found.count; i++) {
    const type_warning *one = &found.items[i];
    crdc_risk_say(view, ADVICE_POLICY_TYPES, document,
                  crdc_member_place(&validations->as.items[one->validation], one->member), shortened(arena, one->warning),
                  "correct the expression, or ask by has() what only some of the kinds have");
  }
}
