/* SPDX-License-Identifier: Apache-2.0 */
/* Configurations of admission that the API server accepts, but that can bring a cluster down or are likely a mistake. */
#pragma once

#include "admission/policies.h"
#include "configuration/kinds.h"
#include "rules/advice.h"
#include "schema/tree/vet.h"

/* The input of all checks: all configurations, and the CRDs. */
typedef struct risk_view {
  advice_list *list;
  const documents *all;
  const crd_set *crds;
  bool (*find_builtin)(crd_string group, crd_string version, crd_string kind, bool *namespaced);
  policy_type_check *check_types;
  policy_cost_estimate *estimate_costs;
  unsigned kubernetes_minor;
  int64_t now; /* seconds since 1970: certificates should be valid at this time */
} risk_view;

static inline bool risk_is_wanted(const risk_view *view, advice_kind kind) {
  return view->list->wanted & advice_bit(kind);
}

/* Reports a risk at a value of the document, if that advice is wanted; the text is borrowed. */
void crdc_risk_say(const risk_view *view, advice_kind kind, const document *document, uint32_t place, crd_string message,
                   const char *help);

/* The risks of a document without errors. */
void crdc_risks_of_webhooks(const risk_view *view, const document *document);
void crdc_risks_of_policy(const risk_view *view, const document *document);
/* The risks of the match conditions of one webhook. */
void crdc_risks_of_conditions(const risk_view *view, const document *document, const crd_value *webhook);
void crdc_risks_of_binding(const risk_view *view, const document *document);
/* The warnings that status.typeChecking would have for a ValidatingAdmissionPolicy. */
void crdc_risks_of_types(const risk_view *view, const document *document);
/* The risks of expression costs of a policy or one webhook; `ignored`: its failurePolicy is Ignore. */
void crdc_risks_of_costs(const risk_view *view, const document *document, const crd_value *owner, bool ignored);
/* The risks of a policy's paramKind or a binding's paramRef. */
void crdc_risks_of_params(const risk_view *view, const document *document);
/* The risks of all documents together: who changes the same fields, and who must be waited for. */
void crdc_risks_of_order(const risk_view *view);
void crdc_risks_of_mutations(const risk_view *view);
void crdc_risks_of_timeouts(const risk_view *view);
/* The risks of the certificates in the caBundle of a webhook. */
void crdc_risks_of_certificates(const risk_view *view, const document *document, const crd_value *webhook);
/* Whether another component will replace the caBundle of the document. */
bool crdc_bundle_is_injected(const document *document);

const crd_value *crdc_configuration_spec(const document *document);
crd_string crdc_configuration_name(const document *document);
/* The policy that a binding names; NULL if it is not among `all`. */
const document *crdc_binding_policy(const documents *all, const document *binding);

/* Whether a rule matches a group and a resource; a subresource is named as "pods/status". */
bool crdc_rule_takes(const crd_value *rule, const char *group, const char *resource);
bool crdc_rules_take(const crd_value *rules, const char *group, const char *resource);
/* Whether one request can match both rules. */
bool crdc_rules_meet(const crd_value *first, const crd_value *second);
bool crdc_list_has(const crd_value *list, crd_string text);
