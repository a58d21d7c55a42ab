/* SPDX-License-Identifier: Apache-2.0 */
/* Webhooks whose timeouts add up in one request. Mutating webhooks are called one after the other, then all validating ones
 * at once. The API server allows 34 seconds to create, change or delete an object (apiserver pkg/endpoints/handlers/rest.go,
 * requestTimeoutUpperBound). Two webhooks can be called for the same request if their rules match a common one, and no
 * selectors separate them. */
#include "configuration/risks.h"

#define REQUEST_SECONDS 34
#define DEFAULT_SECONDS 10

/* A webhook that a request may wait for. */
typedef struct waited {
  const document *document;
  const crd_value *webhook;
  int64_t seconds;
  bool mutating;
  bool told;
} waited;

/* ---- selectors ---- */

/* A requirement of a selector: a label with an operator and values. */
typedef struct requirement {
  crd_string key, word;
  const crd_value *values; /* a list, or the only text of matchLabels */
} requirement;

static uint32_t count_requirements(const crd_value *selector) {
  return read_size(crdc_read_member(selector, "matchLabels"), CRD_MAP) +
         read_size(crdc_read_member(selector, "matchExpressions"), CRD_LIST);
}

static requirement requirement_at(const crd_value *selector, uint32_t index) {
  const crd_value *labels = crdc_read_member(selector, "matchLabels"),
                  *expressions = crdc_read_member(selector, "matchExpressions");
  uint32_t count = read_size(labels, CRD_MAP);
  if (index < count) {
    const crd_member *label = &labels->as.members[index];
    return (requirement){crd_member_name(label), CRD_STRING("In"), &label->value};
  }
  const crd_value *one = &expressions->as.items[index - count];
  return (requirement){crdc_member_string(one, "key"), crdc_member_string(one, "operator"), crdc_read_member(one, "values")};
}

static bool names_value(const crd_value *values, crd_string text) {
  return values && (values->kind == CRD_LIST ? crdc_list_has(values, text) : crd_value_is_string(values, text));
}

/* The number of values of `a` that `b` has too. */
static uint32_t shared_values(const requirement *a, const requirement *b, uint32_t *all) {
  uint32_t shared = 0;
  *all = a->values && a->values->kind == CRD_LIST ? a->values->size : 1;
  for (uint32_t i = 0; i < *all; i++) {
    const crd_value *value = a->values && a->values->kind == CRD_LIST ? &a->values->as.items[i] : a->values;
    shared += value && names_value(b->values, crdc_read_text(value));
  }
  return shared;
}

/* Whether no label can match both; must be called in both orders. */
static bool excludes(const requirement *a, const requirement *b) {
  if (!crd_string_equal(a->key, b->key)) return false;
  bool in = crdc_text_is(a->word, "In"), exists = crdc_text_is(a->word, "Exists");
  if ((in || exists) && crdc_text_is(b->word, "DoesNotExist")) return true;
  if (!in) return false;
  uint32_t all, shared = shared_values(a, b, &all);
  return (crdc_text_is(b->word, "In") && shared == 0) || (crdc_text_is(b->word, "NotIn") && shared == all);
}

static bool selectors_part(const crd_value *a, const crd_value *b) {
  for (uint32_t i = 0; i < count_requirements(a); i++)
    for (uint32_t k = 0; k < count_requirements(b); k++) {
      const requirement first = requirement_at(a, i), second = requirement_at(b, k);
      if (excludes(&first, &second) || excludes(&second, &first)) return true;
    }
  return false;
}

/* ---- webhooks that are waited for together ---- */

static bool asked_together(const waited *a, const waited *b) {
  static const char *const selectors[] = {"namespaceSelector", "objectSelector", NULL};
  for (size_t i = 0; selectors[i]; i++)
    if (selectors_part(crdc_read_member(a->webhook, selectors[i]), crdc_read_member(b->webhook, selectors[i]))) return false;
  return true;
}

/* A request in the terms of rules; "*" stands for a value that no rule names. */
typedef struct request_form {
  crd_string operation;
  const char *group, *resource;
} request_form;

static bool has_rule_for(const waited *one, const request_form *form) {
  const crd_value *rules = crdc_read_member(one->webhook, "rules");
  for (uint32_t i = 0; i < read_size(rules, CRD_LIST); i++) {
    const crd_value *operations = crdc_read_member(&rules->as.items[i], "operations");
    if ((crdc_list_has(operations, form->operation) || crdc_list_has(operations, CRD_STRING("*"))) &&
        crdc_rule_takes(&rules->as.items[i], form->group, form->resource))
      return true;
  }
  return false;
}

typedef struct waiting {
  const risk_view *view;
  waited *all, **chosen;
  size_t count, chosen_count;
} waiting;

/* The most seconds that a request to the webhook at `first` can wait; `chosen` becomes the webhooks that are waited for. No
 * two of them have disjoint selectors, so the result is rather too small than too large. */
static int64_t seconds_of(waiting *waiting, size_t first, const request_form *form) {
  int64_t sum = waiting->all[first].seconds, longest = 0;
  waiting->chosen_count = 0;
  waiting->chosen[waiting->chosen_count++] = &waiting->all[first];
  for (size_t i = 0; i < waiting->count; i++) {
    waited *one = &waiting->all[i];
    bool together = i != first && has_rule_for(one, form);
    for (size_t k = 0; together && k < waiting->chosen_count; k++) together = asked_together(one, waiting->chosen[k]);
    if (!together) continue;
    waiting->chosen[waiting->chosen_count++] = one;
    if (one->mutating)
      sum += one->seconds;
    else if (one->seconds > longest)
      longest = one->seconds;
  }
  return sum + longest;
}

/* ---- the messages ---- */

static void say_timeouts(waiting *waiting, size_t first, const request_form *form) {
  const waited *said = &waiting->all[first];
  int64_t sum = seconds_of(waiting, first, form);
  if (said->told || sum <= REQUEST_SECONDS) return;
  crd_arena *arena = waiting->view->list->arena;
  crd_text names = {.arena = arena};
  for (size_t i = 0; i < waiting->chosen_count; i++) {
    waiting->chosen[i]->told = true;
    if (i) crd_text_add(&names, i + 1 == waiting->chosen_count ? CRD_STRING(" and ") : CRD_STRING(", "));
    crd_text_add(&names, crdc_member_string(waiting->chosen[i]->webhook, "name"));
  }
  const crd_value *timeout = crdc_read_member(said->webhook, "timeoutSeconds");
  crdc_risk_say(waiting->view, ADVICE_TIMEOUT_SUM, said->document, timeout ? timeout->offset : said->webhook->offset,
                crd_arena_printf(arena,
                                 "a request for %s may wait %lld seconds for %.*s together: the API server gives it %d, and "
                                 "it fails then, whatever their failurePolicy is",
                                 strcmp(form->resource, "*") == 0 ? "any resource" : form->resource, (long long)sum,
                                 CRD_PRINT(crd_text_string(&names)), REQUEST_SECONDS),
                "set timeoutSeconds of a few seconds in each");
}

static void judge_form(waiting *waiting, const request_form *form) {
  for (size_t i = 0; i < waiting->count; i++)
    if (waiting->all[i].mutating && !waiting->all[i].told && has_rule_for(&waiting->all[i], form))
      say_timeouts(waiting, i, form);
}

/* Checks each operation of each resource that a rule names. */
static void judge_rule_forms(waiting *waiting, const crd_value *rule) {
  const crd_value *operations = crdc_read_member(rule, "operations"), *groups = crdc_read_member(rule, "apiGroups"),
                  *resources = crdc_read_member(rule, "resources");
  crd_arena *arena = waiting->view->list->arena;
  for (uint32_t i = 0; i < read_size(resources, CRD_LIST); i++)
    for (uint32_t k = 0; k < read_size(groups, CRD_LIST); k++) {
      request_form form = {.group = crd_arena_copy(arena, crdc_read_text(&groups->as.items[k])).data,
                           .resource = crd_arena_copy(arena, crdc_read_text(&resources->as.items[i])).data};
      for (uint32_t n = 0; n < read_size(operations, CRD_LIST); n++) {
        form.operation = crdc_read_text(&operations->as.items[n]);
        judge_form(waiting, &form);
      }
    }
}

static size_t gather_waited(const risk_view *view, waited *all) {
  size_t count = 0;
  for (size_t i = 0; i < view->all->count; i++) {
    const document *document = &view->all->items[i];
    configuration_kind kind = crdc_configuration_kind(document->root);
    if (!configuration_is_webhooks(kind)) continue;
    const crd_value *webhooks = crdc_read_member(document->root, "webhooks");
    for (uint32_t k = 0; k < read_size(webhooks, CRD_LIST); k++, count++) {
      const crd_value *timeout = crdc_read_member(&webhooks->as.items[k], "timeoutSeconds");
      if (all)
        all[count] = (waited){document, &webhooks->as.items[k], timeout ? crdc_read_integer(timeout) : DEFAULT_SECONDS,
                              configuration_is_mutating(kind), false};
    }
  }
  return count;
}

/* Webhooks that are waited for together are reported once, at the first that mutates. */
void crdc_risks_of_timeouts(const risk_view *view) {
  if (!risk_is_wanted(view, ADVICE_TIMEOUT_SUM)) return;
  crd_arena *arena = view->list->arena;
  size_t count = gather_waited(view, NULL);
  waiting waiting = {.view = view,
                     .all = crd_arena_alloc(arena, (count + 1) * sizeof(waited)),
                     .chosen = crd_arena_alloc(arena, (count + 1) * sizeof(waited *)),
                     .count = count};
  gather_waited(view, waiting.all);
  for (size_t i = 0; i < count; i++) {
    const crd_value *rules = crdc_read_member(waiting.all[i].webhook, "rules");
    for (uint32_t k = 0; k < read_size(rules, CRD_LIST); k++) judge_rule_forms(&waiting, &rules->as.items[k]);
  }
}
