/* SPDX-License-Identifier: Apache-2.0 */
/* The risks of webhooks: what is blocked while a webhook does not answer. */
#include "configuration/risks.h"
#include "schema/check_parts.h"

#define LONG_TIMEOUT_SECONDS 10

void crdc_risk_say(const risk_view *view, advice_kind kind, const document *document, uint32_t place, crd_string message,
                   const char *help) {
  if (risk_is_wanted(view, kind)) crdc_advice_say(view->list, kind, (location){document->source, place}, message, help);
}

crd_string crdc_configuration_name(const document *document) {
  return crdc_member_string(crdc_read_member(document->root, "metadata"), "name");
}

const crd_value *crdc_configuration_spec(const document *document) {
  return crdc_read_member(document->root, "spec");
}

const document *crdc_binding_policy(const documents *all, const document *binding) {
  bool mutating = configuration_is_mutating(crdc_configuration_kind(binding->root));
  crd_string wanted = crdc_member_string(crdc_configuration_spec(binding), "policyName");
  for (size_t i = 0; i < all->count; i++) {
    configuration_kind kind = crdc_configuration_kind(all->items[i].root);
    if (configuration_is_policy(kind) && configuration_is_mutating(kind) == mutating &&
        crd_string_equal(crdc_configuration_name(&all->items[i]), wanted))
      return &all->items[i];
  }
  return NULL;
}

bool crdc_list_has(const crd_value *list, crd_string text) {
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++)
    if (crd_value_is_string(&list->as.items[i], text)) return true;
  return false;
}

bool crdc_rule_takes(const crd_value *rule, const char *group, const char *resource) {
  const crd_value *groups = crdc_read_member(rule, "apiGroups"), *resources = crdc_read_member(rule, "resources");
  crd_string name = crd_string_of(resource);
  return (crdc_list_has(groups, crd_string_of(group)) || crdc_list_has(groups, CRD_STRING("*"))) &&
         (crdc_list_has(resources, name) || crdc_list_has(resources, CRD_STRING("*/*")) ||
          (!strchr(resource, '/') && crdc_list_has(resources, CRD_STRING("*"))));
}

bool crdc_rules_take(const crd_value *rules, const char *group, const char *resource) {
  for (uint32_t i = 0; i < read_size(rules, CRD_LIST); i++)
    if (crdc_rule_takes(&rules->as.items[i], group, resource)) return true;
  return false;
}

/* ---- selectors ---- */

/* Whether a namespaceSelector excludes a namespace that only has the label of its name, or depends on other labels, which
 * are unknown. */
static bool excludes_namespace(const crd_value *webhook, crd_string name) {
  const crd_value *selector = crdc_read_member(webhook, "namespaceSelector"),
                  *labels = crdc_read_member(selector, "matchLabels"),
                  *expressions = crdc_read_member(selector, "matchExpressions");
  if (read_size(labels, CRD_MAP)) return true;
  for (uint32_t i = 0; i < read_size(expressions, CRD_LIST); i++) {
    const crd_value *one = &expressions->as.items[i];
    if (!crdc_text_is(crdc_member_string(one, "key"), "kubernetes.io/metadata.name")) return true;
    bool named = crdc_list_has(crdc_read_member(one, "values"), name);
    crd_string word = crdc_member_string(one, "operator");
    if ((crdc_text_is(word, "NotIn") && named) || (crdc_text_is(word, "In") && !named)) return true;
  }
  return false;
}

static bool is_selector_given(const crd_value *owner, const char *name) {
  const crd_value *selector = crdc_read_member(owner, name);
  return read_size(crdc_read_member(selector, "matchLabels"), CRD_MAP) ||
         read_size(crdc_read_member(selector, "matchExpressions"), CRD_LIST);
}

static bool is_narrowed(const crd_value *webhook) {
  return is_selector_given(webhook, "objectSelector") || read_size(crdc_read_member(webhook, "matchConditions"), CRD_LIST);
}

/* ---- with failurePolicy Fail ---- */

static void risk_of_pods(const risk_view *view, const document *document, const crd_value *webhook) {
  const crd_value *rules = crdc_read_member(webhook, "rules"),
                  *service = crdc_read_member(crdc_read_member(webhook, "clientConfig"), "service");
  bool pods = crdc_rules_take(rules, "", "pods") || crdc_rules_take(rules, "apps", "replicasets");
  crd_string own = crdc_member_string(service, "namespace");
  if (!pods || is_narrowed(webhook)) return;
  if (own.size && !excludes_namespace(webhook, own))
    crdc_risk_say(view, ADVICE_OWN_NAMESPACE, document, crdc_member_place(webhook, "rules"),
                  crd_arena_printf(view->list->arena,
                                   "while the webhook is down its own pods in %.*s cannot be created: it fails closed and "
                                   "is asked about them",
                                   CRD_PRINT(own)),
                  "leave the namespace out: namespaceSelector with kubernetes.io/metadata.name NotIn");
  if (!excludes_namespace(webhook, CRD_STRING("kube-system")) && !crdc_text_is(own, "kube-system"))
    crdc_risk_say(view, ADVICE_SYSTEM_NAMESPACE, document, crdc_member_place(webhook, "rules"),
                  CRD_STRING("while the webhook is down no pod of kube-system can be created: it fails closed"),
                  "leave kube-system out: namespaceSelector with kubernetes.io/metadata.name NotIn");
}

static void risk_of_lifelines(const risk_view *view, const document *document, const crd_value *webhook) {
  static const struct {
    const char *group, *resource, *what;
  } lines[] = {{"coordination.k8s.io", "leases", "no component can hold its lease, and no node reports"},
               {"", "nodes", "no node can join"},
               {"", "nodes/status", "no node reports"},
               {"", "events", "no event is written"}};
  const crd_value *rules = crdc_read_member(webhook, "rules");
  if (is_narrowed(webhook)) return;
  for (uint32_t i = 0; i < read_size(rules, CRD_LIST); i++) {
    const crd_value *rule = &rules->as.items[i];
    for (size_t k = 0; k < sizeof lines / sizeof *lines; k++) {
      if (!crdc_rule_takes(rule, lines[k].group, lines[k].resource)) continue;
      bool named = crdc_list_has(crdc_read_member(rule, "resources"), crd_string_of(lines[k].resource));
      crdc_risk_say(view, ADVICE_LIFELINE, document, crdc_member_place(rule, "resources"),
                    crd_arena_printf(view->list->arena,
                                     "while the webhook is down %s: it fails closed and is asked about %s", lines[k].what,
                                     named ? lines[k].resource : "everything"),
                    "name the resources that it is about, or set failurePolicy: Ignore");
      break;
    }
  }
}

/* ---- risks of any webhook ---- */

static void risk_of_rules(const risk_view *view, const document *document, const crd_value *webhook) {
  const crd_value *rules = crdc_read_member(webhook, "rules");
  for (uint32_t i = 0; i < read_size(rules, CRD_LIST); i++) {
    static const char *const members[] = {"apiGroups", "resources", NULL};
    const crd_value *rule = &rules->as.items[i];
    for (size_t k = 0; members[k]; k++) {
      const crd_value *list = crdc_read_member(rule, members[k]);
      bool all = crdc_list_has(list, CRD_STRING("*")) || crdc_list_has(list, CRD_STRING("*/*"));
      /* All resources of one's own group are a deliberate choice. */
      if (all && (k == 0 || crdc_list_has(crdc_read_member(rule, "apiGroups"), CRD_STRING("*"))))
        crdc_risk_say(view, ADVICE_WILDCARD, document, list->offset,
                      crd_arena_printf(view->list->arena, "the webhook is called for all %s, those of later CRDs too",
                                       k ? "resources" : "groups"),
                      "name those that it knows");
    }
  }
  bool builtin = crdc_rules_take(rules, "", "pods") || crdc_rules_take(rules, "", "configmaps") ||
                 crdc_rules_take(rules, "", "secrets") || crdc_rules_take(rules, "apps", "deployments");
  if (builtin && !is_narrowed(webhook) && !is_selector_given(webhook, "namespaceSelector"))
    crdc_risk_say(view, ADVICE_NO_SELECTOR, document, webhook->offset,
                  CRD_STRING("the webhook is called for built-in resources of every namespace: no selector and no match "
                             "condition narrows it"),
                  "add a namespaceSelector, an objectSelector or matchConditions");
}

bool crdc_bundle_is_injected(const document *document) {
  const crd_value *annotations = crdc_read_member(crdc_read_member(document->root, "metadata"), "annotations");
  return crdc_read_member(annotations, "cert-manager.io/inject-ca-from") ||
         crdc_read_member(annotations, "cert-manager.io/inject-ca-from-secret") ||
         crdc_read_member(annotations, "service.beta.openshift.io/inject-cabundle");
}

static void risk_of_client(const risk_view *view, const document *document, const crd_value *webhook) {
  const crd_value *client = crdc_read_member(webhook, "clientConfig");
  crd_string bundle = crdc_member_string(client, "caBundle");
  bool injected = crdc_bundle_is_injected(document);
  const char *wrong = bundle.size ? crdc_vet_bundle_error(view->list->arena, bundle) : NULL;
  if (!injected && !bundle.size && crdc_read_member(client, "service"))
    crdc_risk_say(view, ADVICE_CA_BUNDLE, document, client->offset,
                  CRD_STRING("the webhook has no caBundle: a Service's certificate is of no authority that the API server "
                             "trusts by itself"),
                  "give it one, or have one injected (cert-manager.io/inject-ca-from)");
  else if (wrong && !injected)
    crdc_risk_say(view, ADVICE_CA_BUNDLE, document, crdc_member_place(client, "caBundle"),
                  crd_arena_printf(view->list->arena, "no call of the webhook can succeed: %s", wrong),
                  "caBundle is the base64 of certificates in PEM");
}

static void risk_of_versions(const risk_view *view, const document *document, const crd_value *webhook) {
  const crd_value *rules = crdc_read_member(webhook, "rules"),
                  *versions = crdc_read_member(webhook, "admissionReviewVersions");
  if (!crdc_list_has(versions, CRD_STRING("v1")))
    crdc_risk_say(view, ADVICE_REVIEW_VERSION, document, versions->offset,
                  CRD_STRING("the webhook reads AdmissionReview v1beta1 alone, which has been superseded by v1"), "add v1");
  if (!crdc_text_is(crdc_member_string(webhook, "matchPolicy"), "Exact")) return;
  for (size_t i = 0; i < view->crds->count; i++) {
    const crd_definition *crd = &view->crds->items[i];
    if (crd->version_count < 2) continue;
    crd_string group = crd_arena_copy(view->list->arena, crd->group),
               plural = crd_arena_copy(view->list->arena, crd->plural);
    for (uint32_t k = 0; k < read_size(rules, CRD_LIST); k++) {
      const crd_value *rule = &rules->as.items[k], *named = crdc_read_member(rule, "apiVersions");
      if (crdc_rule_takes(rule, group.data, plural.data) && !crdc_list_has(named, CRD_STRING("*")) &&
          read_size(named, CRD_LIST) < crd->version_count) {
        crdc_risk_say(view, ADVICE_MATCH_EXACT, document, crdc_member_place(webhook, "matchPolicy"),
                      crd_arena_printf(view->list->arena,
                                       "%.*s has versions that the rule does not name: who writes in one of them is never "
                                       "asked about",
                                       CRD_PRINT(crd->name)),
                      "set matchPolicy: Equivalent");
        break;
      }
    }
  }
}

static void risks_of_webhook(const risk_view *view, const document *document, const crd_value *webhook, bool mutating) {
  bool fails = !crdc_text_is(crdc_member_string(webhook, "failurePolicy"), "Ignore");
  if (fails) risk_of_pods(view, document, webhook);
  if (fails) risk_of_lifelines(view, document, webhook);
  risk_of_rules(view, document, webhook);
  risk_of_client(view, document, webhook);
  risk_of_versions(view, document, webhook);
  const crd_value *timeout = crdc_read_member(webhook, "timeoutSeconds");
  if (timeout && crdc_read_integer(timeout) > LONG_TIMEOUT_SECONDS)
    crdc_risk_say(view, ADVICE_LONG_TIMEOUT, document, timeout->offset,
                  crd_arena_printf(view->list->arena, "every request waits up to %lld seconds for the webhook",
                                   (long long)crdc_read_integer(timeout)),
                  "10 seconds are the default; less is better");
  if (!mutating && fails && is_selector_given(webhook, "objectSelector"))
    crdc_risk_say(view, ADVICE_OBJECT_SELECTOR, document, crdc_member_place(webhook, "objectSelector"),
                  CRD_STRING("who creates the object chooses its labels, and with them whether the webhook is asked"),
                  "select namespaces where nobody is to get around it");
}

void crdc_risks_of_webhooks(const risk_view *view, const document *document) {
  const crd_value *webhooks = crdc_read_member(document->root, "webhooks");
  bool mutating = crdc_configuration_kind(document->root) == CONFIGURATION_MUTATING_WEBHOOKS;
  for (uint32_t i = 0; i < read_size(webhooks, CRD_LIST); i++)
    risks_of_webhook(view, document, &webhooks->as.items[i], mutating);
}
