/* SPDX-License-Identifier: Apache-2.0 */
/* What brings clusters down, and what is likely not meant, in configurations of admission that the API server takes. */
#pragma once

#include "admission/policies.h"
#include "configuration/kinds.h"
#include "rules/advice.h"
#include "schema/tree/vet.h"

/* What each is looked at with: all of them, and the CRDs at hand. */
typedef struct risk_view {
  advice_list *list;
  const documents *all;
  const crd_set *crds;
  bool (*find_builtin)(crd_string group, crd_string version, crd_string kind, bool *namespaced);
  policy_type_check *check_types;
  policy_cost_estimate *estimate_costs;
  unsigned kubernetes_minor;
  int64_t now; /* seconds since 1970: when certificates are to be in force */
} risk_view;

static inline bool risk_is_wanted(const risk_view *view, advice_kind kind) {
  return view->list->wanted & advice_bit(kind);
}

/* Says it at a value of the document, where it is wanted; the text is borrowed. */
void crdc_risk_say(const risk_view *view, advice_kind kind, const document *document, uint32_t place, crd_string message,
                   const char *help);

/* Of a document that has no errors. */
void crdc_risks_of_webhooks(const risk_view *view, const document *document);
void crdc_risks_of_policy(const risk_view *view, const document *document);
/* Of the match conditions of one webhook. */
void crdc_risks_of_conditions(const risk_view *view, const document *document, const crd_value *webhook);
void crdc_risks_of_binding(const risk_view *view, const document *document);
/* What status.typeChecking would say of a ValidatingAdmissionPolicy. */
void crdc_risks_of_types(const risk_view *view, const document *document);
/* What its expressions can cost, of a policy or one webhook; ignored: its failurePolicy is Ignore. */
void crdc_risks_of_costs(const risk_view *view, const document *document, const crd_value *owner, bool ignored);
/* Of its paramKind, or its paramRef. */
void crdc_risks_of_params(const risk_view *view, const document *document);
/* Of all together: who changes the same, and who is waited for. */
void crdc_risks_of_order(const risk_view *view);
void crdc_risks_of_mutations(const risk_view *view);
void crdc_risks_of_timeouts(const risk_view *view);
/* Of the certificates in the caBundle of a webhook. */
void crdc_risks_of_certificates(const risk_view *view, const document *document, const crd_value *webhook);
/* Whether somebody will put another caBundle in the place of what is there. */
bool crdc_bundle_is_injected(const document *document);

/* The object's spec, its name. */
const crd_value *crdc_configuration_spec(const document *document);
crd_string crdc_configuration_name(const document *document);
/* The policy that a binding names; NULL: it is not among them. */
const document *crdc_binding_policy(const documents *all, const document *binding);

/* Whether a rule takes a group and a resource; a subresource is named as "pods/status". */
bool crdc_rule_takes(const crd_value *rule, const char *group, const char *resource);
bool crdc_rules_take(const crd_value *rules, const char *group, const char *resource);
/* Whether a request may come to both rules. */
bool crdc_rules_meet(const crd_value *first, const crd_value *second);
bool crdc_list_has(const crd_value *list, crd_string text);
