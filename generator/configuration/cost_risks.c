/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions whose cost can exceed the limit of a call. */
#include "configuration/risks.h"

#include <crd/walk.h>

static crd_string cost_text(crd_arena *arena, const policy_cost *cost, bool ignored) {
  const char *then = ignored ? "what asks by it is passed over then" : "the request is refused then";
  if (!cost->items)
    return crd_arena_printf(arena,
                            "for %.*s the expression can cost %llu, and the API server ends a call at %u: what the schema "
                            "lets be is enough, and %s",
                            CRD_PRINT(cost->kind), (unsigned long long)cost->cost, CRD_CEL_CALL_LIMIT, then);
  return crd_arena_printf(arena,
                          "for %.*s the expression can cost more than %u, where the API server ends a call: %llu items in "
                          "%.*s can be enough, and %s",
                          CRD_PRINT(cost->kind), CRD_CEL_CALL_LIMIT, (unsigned long long)cost->items, CRD_PRINT(cost->lists),
                          then);
}

void crdc_risks_of_costs(const risk_view *view, const document *document, const crd_value *owner, bool ignored) {
  if (!risk_is_wanted(view, ADVICE_EXPRESSION_COST)) return;
  crd_arena *arena = view->list->arena;
  policy_costs found = view->estimate_costs(arena, view->crds, view->kubernetes_minor, owner);
  for (size_t i = 0; i < found.count; i++) {
    const policy_cost *one = &found.items[i];
    const char *help = one->items
                           ? "set maxItems or maxProperties there in the CRD, or do not go through lists in each other"
                           : "set lower limits in the CRD, or do not go through lists in each other";
    crdc_risk_say(view, ADVICE_EXPRESSION_COST, document, one->expression->offset, cost_text(arena, one, ignored), help);
  }
}
