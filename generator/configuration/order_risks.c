/* SPDX-License-Identifier: Apache-2.0 */
/* Risks of several configurations together: mutating webhooks for the same resource. */
#include "configuration/risks.h"

/* A mutating webhook with its rules. */
typedef struct mutator {
  const document *document;
  const crd_value *webhook;
} mutator;

static bool share_items(const crd_value *a, const crd_value *b) {
  if (crdc_list_has(a, CRD_STRING("*")) || crdc_list_has(b, CRD_STRING("*")))
    return read_size(a, CRD_LIST) && read_size(b, CRD_LIST);
  for (uint32_t i = 0; i < read_size(a, CRD_LIST); i++)
    if (crdc_list_has(b, crdc_read_text(&a->as.items[i]))) return true;
  return false;
}

bool crdc_rules_meet(const crd_value *first, const crd_value *second) {
  static const char *const members[] = {"operations", "apiGroups", "resources", NULL};
  for (size_t i = 0; members[i]; i++)
    if (!share_items(crdc_read_member(first, members[i]), crdc_read_member(second, members[i]))) return false;
  return true;
}

/* The rule of the second webhook that can match the same request as a rule of the first. */
static const crd_value *shared_rule(const crd_value *first, const crd_value *second) {
  const crd_value *ours = crdc_read_member(first, "rules"), *theirs = crdc_read_member(second, "rules");
  for (uint32_t i = 0; i < read_size(ours, CRD_LIST); i++)
    for (uint32_t k = 0; k < read_size(theirs, CRD_LIST); k++)
      if (crdc_rules_meet(&ours->as.items[i], &theirs->as.items[k])) return &theirs->as.items[k];
  return NULL;
}

static void compare_mutators(const risk_view *view, const mutator *all, size_t index) {
  for (size_t i = 0; i < index; i++) {
    const crd_value *rule = shared_rule(all[i].webhook, all[index].webhook);
    if (!rule) continue;
    crd_string other = crdc_member_string(all[i].webhook, "name");
    crdc_risk_say(view, ADVICE_OVERLAPPING, all[index].document, crdc_member_place(rule, "resources"),
                  crd_arena_printf(view->list->arena,
                                   "the webhook %.*s changes the same resource: which is first goes by the names of their "
                                   "configurations",
                                   CRD_PRINT(other)),
                  "set reinvocationPolicy: IfNeeded where one is to see what the other does");
    return;
  }
}

void crdc_risks_of_order(const risk_view *view) {
  size_t count = 0, found = 0;
  for (size_t i = 0; i < view->all->count; i++)
    if (crdc_configuration_kind(view->all->items[i].root) == CONFIGURATION_MUTATING_WEBHOOKS)
      count += read_size(crdc_read_member(view->all->items[i].root, "webhooks"), CRD_LIST);
  mutator *all = crd_arena_alloc(view->list->arena, (count + 1) * sizeof *all);
  for (size_t i = 0; i < view->all->count; i++) {
    const document *document = &view->all->items[i];
    if (crdc_configuration_kind(document->root) != CONFIGURATION_MUTATING_WEBHOOKS) continue;
    const crd_value *webhooks = crdc_read_member(document->root, "webhooks");
    for (uint32_t k = 0; k < read_size(webhooks, CRD_LIST); k++) {
      all[found] = (mutator){document, &webhooks->as.items[k]};
      compare_mutators(view, all, found++);
    }
  }
}
