/* SPDX-License-Identifier: Apache-2.0 */
/* Whether a request matches a policy, a binding or a webhook: selectors, rules, exclusions, equivalents.
 * Mirrors apiserver pkg/admission/plugin/policy/matching, policy/generic/policy_matcher.go, webhook/predicates and
 * ShouldCallHook of webhook/generic/webhook.go, as far as the match conditions. */
#pragma once

#include "configuration.h"

/* Decode selectors and lists of strings. With `given` a missing selector defaults to an empty one. */
label_selector crd_read_selector(crd_arena *arena, const crd_value *value, bool given);
string_list crd_read_strings(crd_arena *arena, const crd_value *list);

/* labels.Selector.Matches. */
bool crd_selector_matches(const label_selector *selector, const crd_value *labels);

/* An error of matching: a Status where `code` is not 0. */
typedef struct match_error {
  crd_string message;       /* empty: none */
  int code;                 /* 404 where a namespace is missing; 0: a plain error */
  crd_string reason, cause; /* 500: what went wrong */
} match_error;

typedef struct match_result {
  bool matches;
  match_error error;
  crd_gvr resource; /* the resource that matched, perhaps an equivalent one */
  crd_gvk kind;
  const char *why; /* what did not match: "namespaceSelector", "objectSelector", "excludeResourceRules", "resourceRules" or
                    * "rules" (of webhooks); NULL if it matches */
} match_result;

/* The equivalents of a request's resource, looked up once. */
typedef struct match_equivalents {
  bool known;
  const equivalent_resource *items;
  size_t count;
} match_equivalents;

typedef struct match_scope {
  crd_arena *arena;
  const crd_admission_configuration *configuration;
  const crd_admission_attributes *attributes;
  const crd_admission_options *options; /* find_namespace finds further Namespaces */
  match_equivalents *equivalents;       /* of the attributes' resource */
} match_scope;

/* The other resources and versions that serve the request's objects. */
const match_equivalents *crd_match_equivalents(const match_scope *scope);

/* The resource that rules match: NOT_MATCHED, MATCHED_AS_IT_IS (the request's own), or 1 + the index of the equivalent. */
enum { NOT_MATCHED = -1, MATCHED_AS_IT_IS = 0 };
int crd_match_rules(const match_scope *scope, const match_rules *rules, bool equivalent);

/* The policies or webhooks of an index' list whose rules match. */
typedef struct rule_matches {
  size_t count;    /* of the list */
  bool all;        /* visit the others, too, for their traces */
  uint64_t *found; /* a bit for each */
  int *by;         /* of each found one: the result of crd_match_rules */
} rule_matches;

/* Adds the policy or webhook with the index `at`, in ascending order; rules NULL: it may match every request. */
void crd_rule_index_add(crd_arena *arena, rule_index *index, size_t at, const match_rules *rules, bool equivalent);
rule_matches crd_rules_that_match(const match_scope *scope, const rule_index *index);
/* The first index from `at` on whose policy or webhook is to be visited; the list's count or more: there is none. */
size_t crd_rules_next(const rule_matches *matches, size_t at);
int crd_rules_matched_by(const rule_matches *matches, size_t at);

/* DefinitionMatches, BindingMatches, ShouldCallHook without conditions. `by`: the result of crd_match_rules. */
match_result crd_match_policy(const match_scope *scope, const admission_policy *policy, int by);
match_result crd_match_binding(const match_scope *scope, const policy_binding *binding);
match_result crd_match_webhook(const match_scope *scope, const admission_webhook *webhook, int by);

/* The part of a rule that does not match a request: in the order of rules.Matcher, then the names. */
typedef enum rule_part {
  RULE_MATCHES,
  RULE_SCOPE,
  RULE_OPERATION,
  RULE_GROUP,
  RULE_VERSION,
  RULE_RESOURCE,
  RULE_NAME
} rule_part;
rule_part crd_match_rule(const match_rule *rule, const crd_admission_attributes *attributes, crd_gvr resource);

/* Explains a result (match_detail.c): names the rule that matches, or else the closest rule and its part that does not
 * match; or the requirement of a selector that is not met, and the labels. */
crd_string crd_match_detail_policy(const match_scope *scope, const admission_policy *policy, const match_result *result);
crd_string crd_match_detail_binding(const match_scope *scope, const policy_binding *binding, const match_result *result);
crd_string crd_match_detail_webhook(const match_scope *scope, const admission_webhook *webhook, const match_result *result);

/* The Namespace of that name, decoded by its Go type, without apiVersion and kind; NULL with the error (404). */
const crd_value *crd_match_namespace(const match_scope *scope, crd_string name, match_error *error);

/* The labels of an object, or NULL. */
const crd_value *crd_match_labels(const crd_value *object);
/* GetNamespaceLabels; false with the error. */
bool crd_match_namespace_labels(const match_scope *scope, const crd_value **labels, match_error *error);

/* Whether a request is exempt from webhooks (rules.IsExemptAdmissionConfigurationResource, virtual resources), from
 * policies. */
bool crd_match_is_exempt_from_webhooks(const crd_admission_attributes *attributes);
bool crd_match_is_exempt_from_policies(const crd_admission_attributes *attributes);
/* Resources that are never stored: reviews of the authentication and authorization groups. */
bool crd_match_is_virtual(crd_gvr resource);

/* CollectParams: the parameters of a binding. A NULL parameter means an evaluation without one. Objects have the informer's
 * form: built-in ones are decoded and have no apiVersion and kind, which are added again for validating policies (AP-25). */
typedef struct collected_params {
  const crd_value **items;
  size_t count;
  crd_string error; /* empty: none */
} collected_params;
collected_params crd_collect_params(const match_scope *scope, const admission_policy *policy, const policy_binding *binding);
/* "namespace/name" of a parameter. */
crd_string crd_param_name(crd_arena *arena, const crd_value *param);

/* The authorizer of the configuration's roles. */
const crd_authorizer *crd_configuration_authorizer(const crd_admission_configuration *configuration);
