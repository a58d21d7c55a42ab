/* SPDX-License-Identifier: Apache-2.0 */
/* Advice for authors of CRDs: what the API server accepts, but is likely a mistake, or expensive. */
#pragma once

#include "cel/rule.h"

/* One row for each kind: its name, a line of help, whether it is on by default, and whether --fix can mend it. */
#define ADVICE_ROWS(ROW)                                                                                                    \
  ROW(CONSTANT_RULE, "constant-rule", "a rule that is never false, or never true", true, true)                              \
  ROW(DUPLICATE_KEYWORD, "duplicate-keyword", "a rule that says what a keyword says already", true, true)                   \
  ROW(KEYWORD_INSTEAD, "keyword-instead", "a rule that a keyword could say", false, false)                                  \
  ROW(OPTIONAL_OLD_SELF, "optional-old-self", "self == oldSelf of what may be left out: it can come and go", true, false)   \
  ROW(STATUS_UNGUARDED, "status-unguarded", "a rule that reads self.status without has()", true, false)                     \
  ROW(UNGUARDED_FIELD, "unguarded-field", "a rule that reads a field which may be absent without has()", true, false)       \
  ROW(STATUS_RULE, "status-rule", "a rule in the status, which a controller must keep", false, false)                       \
  ROW(MAX_ITEMS, "max-items", "a list without maxItems that costs of rules depend on", true, false)                         \
  ROW(MAX_LENGTH, "max-length", "a string without maxLength, enum or a short format", false, false)                         \
  ROW(MAX_PROPERTIES, "max-properties", "a map without maxProperties", false, false)                                        \
  ROW(REQUIRED_DEFAULT, "required-default", "a required field with a default", true, true)                                  \
  ROW(PATTERN_ANCHOR, "pattern-anchor", "a pattern that matches a part of a text", true, false)                             \
  ROW(DESCRIPTION, "description", "a field without description", false, false)                                              \
  ROW(OWN_NAMESPACE, "own-namespace", "a webhook with failurePolicy Fail that stops its own pods", true, false)             \
  ROW(SYSTEM_NAMESPACE, "system-namespace", "such a webhook over pods of kube-system", true, false)                         \
  ROW(LIFELINE, "cluster-lifeline", "such a webhook over leases, nodes, events or everything", true, false)                 \
  ROW(WILDCARD, "wildcard-rule", "a rule of a webhook for all groups or resources", true, false)                            \
  ROW(NO_SELECTOR, "no-selector", "a webhook over built-in resources that nothing narrows", true, false)                    \
  ROW(LONG_TIMEOUT, "long-timeout", "a webhook that is waited for more than 10 s", true, false)                             \
  ROW(OVERLAPPING, "overlapping-mutators", "several that change the same resource", true, false)                            \
  ROW(MATCH_EXACT, "match-exact", "matchPolicy Exact over a CRD with several versions", true, false)                        \
  ROW(CA_BUNDLE, "ca-bundle", "a webhook whose caBundle is missing, no PEM or past", true, false)                           \
  ROW(REVIEW_VERSION, "review-version", "a webhook that reads v1beta1 alone", true, false)                                  \
  ROW(OBJECT_SELECTOR, "object-selector", "an objectSelector, which users evade by a label", true, false)                   \
  ROW(UNBOUND_POLICY, "unbound-policy", "a policy without a binding, or a binding without a policy", true, false)           \
  ROW(PARAM_KIND, "param-kind", "parameters that cannot be found", true, false)                                             \
  ROW(CONSTANT_EXPRESSION, "constant-expression", "an expression that is always or never true", true, false)                \
  ROW(UNUSED_VARIABLE, "unused-variable", "a variable that no expression reads", true, false)                               \
  ROW(POLICY_TYPES, "policy-types", "an expression that does not fit the type of a kind its policy names", true, false)     \
  ROW(SILENT_ANNOTATION, "silent-annotation", "an audit annotation that is never published", true, false)                   \
  ROW(EXPRESSION_COST, "expression-cost", "an expression that the API server may end, for what it costs", true, false)      \
  ROW(TIMEOUT_SUM, "timeout-sum", "webhooks that together are waited for longer than a request may take", true, false)

#define ADVICE_KIND(kind, name, what, on, mends) ADVICE_##kind,
typedef enum advice_kind { ADVICE_ROWS(ADVICE_KIND) ADVICE_COUNT } advice_kind;
#undef ADVICE_KIND

/* One bit for each kind of advice. */
typedef uint64_t advice_set;

static inline advice_set advice_bit(advice_kind kind) {
  return (advice_set)1 << kind;
}

/* The kinds that are on by default. */
advice_set crdc_advice_usual(void);
/* Parses "all" or names separated by commas; false with the unknown name in `wrong`. */
bool crdc_advice_read(crd_string names, advice_set *set, crd_string *wrong);

/* Text to remove: an item of a list in the document, or the whole list with its name if it has one item. */
typedef struct advice_mend {
  const crd_value *owner; /* the map that holds the list, */
  crd_string member;      /* by this name */
  size_t index;
} advice_mend;

typedef struct advice {
  advice_kind kind;
  diagnostic diagnostic; /* a warning, with help and its name */
  bool mendable;
  advice_mend mend;
} advice;

typedef struct advice_list {
  crd_arena *arena; /* lives as long as the CRDs */
  advice_set wanted;
  advice *items;
  size_t count, capacity;
} advice_list;

/* Appends the advice for a CRD, in text order. It reads the checked rules (compile/check_rules.h) and skips nodes with
 * errors. */
void crdc_advise(advice_list *list, const crd_definition *definition);

/* Sorts the items from `from` on in text order. */
void crdc_advice_sort(advice_list *list, size_t from);

/* Adds advice about a document without a schema. The result is valid until more advice is added. */
advice *crdc_advice_say(advice_list *list, advice_kind kind, location place, crd_string message, const char *help);
