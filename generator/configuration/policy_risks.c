/* SPDX-License-Identifier: Apache-2.0 */
/* The risks of policies and bindings: policies without effect, and expressions with a constant result. */
#include "cel/compile.h"
#include "cel/plan.h"
#include "cel/policy.h"
#include "configuration/risks.h"
#include "rules/advice_parts.h"
#include <crd/go_text.h>

/* What the operations in the rules say about the variables: whether object and oldObject are null, and the values of
 * request.operation. A create has no old object, an update has both, and a delete has a null object (apiserver
 * pkg/endpoints/handlers/{create,update,delete}.go). oldObject in a DELETE depends on the half of the chain, and in a
 * CONNECT the object is its options: both are treated as unknown. */

enum { CREATES = 1, UPDATES = 2, DELETES = 4, CONNECTS = 8, ALL_OPERATIONS = 15 };

static const struct {
  const char *name;
  unsigned bit;
} operations[] = {
    {"CREATE", CREATES}, {"UPDATE", UPDATES}, {"DELETE", DELETES}, {"CONNECT", CONNECTS}, {"*", ALL_OPERATIONS}};

static unsigned operation_bit(crd_string name) {
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
    if (crdc_text_is(name, operations[i].name)) return operations[i].bit;
  return 0;
}

static unsigned operations_of(const crd_value *rules) {
  unsigned bits = 0;
  for (uint32_t i = 0; i < read_size(rules, CRD_LIST); i++) {
    const crd_value *list = crdc_read_member(&rules->as.items[i], "operations");
    for (uint32_t k = 0; k < read_size(list, CRD_LIST); k++) bits |= operation_bit(crdc_read_text(&list->as.items[k]));
  }
  return bits;
}

static bool is_variable(const cel_node *node, const char *name) {
  return node->kind == CEL_NODE_IDENT && crdc_text_is(node->name, name);
}

static bool is_member(const cel_node *node, const char *variable, const char *name) {
  return node->kind == CEL_NODE_SELECT && crdc_text_is(node->name, name) && is_variable(node->target, variable);
}

static bool only(unsigned bits, unsigned some) {
  return bits && !(bits & ~some);
}

/* Whether the value is null: always, never, or unknown. */
static rule_truth truth_of_null(const cel_node *node, unsigned bits) {
  if (is_variable(node, "request")) return TRUTH_NEVER;
  bool object = is_variable(node, "object"), metadata = is_member(node, "object", "metadata") && !node->test_only;
  if ((object || metadata) && only(bits, CREATES | UPDATES)) return TRUTH_NEVER;
  if (object && only(bits, DELETES)) return TRUTH_ALWAYS;
  if (!is_variable(node, "oldObject")) return TRUTH_OPEN;
  if (only(bits, CREATES | CONNECTS)) return TRUTH_ALWAYS;
  return only(bits, UPDATES) ? TRUTH_NEVER : TRUTH_OPEN;
}

static rule_truth opposite(rule_truth truth) {
  return truth == TRUTH_OPEN ? TRUTH_OPEN : truth == TRUTH_ALWAYS ? TRUTH_NEVER : TRUTH_ALWAYS;
}

static unsigned bit_of_constant(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT && node->constant.kind == CEL_STRING ? operation_bit(node->constant.as.text) : 0;
}

/* Whether request.operation is in a set. */
static rule_truth truth_of_operations(unsigned bits, unsigned asked) {
  if (!(bits & asked)) return TRUTH_NEVER;
  return only(bits, asked) ? TRUTH_ALWAYS : TRUTH_OPEN;
}

static bool is_null(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT && node->constant.kind == CEL_NULL;
}

static rule_truth truth_of_pair(const cel_node *left, const cel_node *right, unsigned bits) {
  if (is_null(right)) return truth_of_null(left, bits);
  if (!is_member(left, "request", "operation")) return TRUTH_OPEN;
  bool text = right->kind == CEL_NODE_CONSTANT && right->constant.kind == CEL_STRING;
  return text && bits ? truth_of_operations(bits, crdc_text_is(right->constant.as.text, "*") ? 0 : bit_of_constant(right))
                      : TRUTH_OPEN;
}

static rule_truth truth_of_list(const cel_node *node, unsigned bits) {
  const cel_node *list = node->arguments[1];
  unsigned asked = 0;
  if (!bits || !is_member(node->arguments[0], "request", "operation") || list->kind != CEL_NODE_LIST) return TRUTH_OPEN;
  for (size_t i = 0; i < list->argument_count; i++) {
    unsigned bit = bit_of_constant(list->arguments[i]);
    if (!bit || bit == ALL_OPERATIONS) return TRUTH_OPEN;
    asked |= bit;
  }
  return truth_of_operations(bits, asked);
}

static rule_truth truth_of_request(const void *data, const cel_node *node) {
  unsigned bits = *(const unsigned *)data;
  if (node->kind == CEL_NODE_SELECT && node->test_only) {
    bool there = is_member(node, "object", "metadata") || is_member(node, "object", "kind") ||
                 is_member(node, "object", "apiVersion");
    return there && only(bits, CREATES | UPDATES) ? TRUTH_ALWAYS : TRUTH_OPEN;
  }
  if (is_call(node, "@in") && node->argument_count == 2) return truth_of_list(node, bits);
  bool equal = is_call(node, "_==_"), differs = is_call(node, "_!=_");
  if ((!equal && !differs) || node->argument_count != 2) return TRUTH_OPEN;
  rule_truth truth = truth_of_pair(node->arguments[0], node->arguments[1], bits);
  if (truth == TRUTH_OPEN) truth = truth_of_pair(node->arguments[1], node->arguments[0], bits);
  return equal ? truth : opposite(truth);
}

/* The constant result of an expression for all requests that the rules match (resourceRules of a policy, rules of a
 * webhook). */
static rule_truth crdc_truth_of_requests(const cel_node *node, const crd_value *rules) {
  const unsigned bits = operations_of(rules);
  const truth_source source = {truth_of_request, &bits};
  return crdc_advice_truth_knowing(node, &source);
}

typedef struct policy_view {
  const risk_view *risks;
  const document *document;
  const crd_value *spec;
  const crd_value *rules; /* the requests that it matches */
  policy_environment environment;
} policy_view;

/* ---- expressions ---- */

static const cel_node *policy_tree(policy_view *view, crd_string text) {
  cel_ast ast;
  bool good = crdc_cel_compile(&ast, view->risks->list->arena, text, &view->environment.environment) == CEL_COMPILED;
  return good ? ast.root : NULL;
}

/* A validation that is literally false is intended: everything that its policy matches is refused. */
static rule_truth truth_of_expression(policy_view *view, crd_string text, bool validation) {
  const cel_node *root = policy_tree(view, text);
  bool meant =
      root && validation && root->kind == CEL_NODE_CONSTANT && root->constant.kind == CEL_BOOL && !root->constant.as.boolean;
  return root && !meant ? crdc_truth_of_requests(root, view->rules) : TRUTH_OPEN;
}

static void risk_of_list(policy_view *view, const char *name, const char *always, const char *never) {
  const crd_value *list = crdc_read_member(view->spec, name);
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    const crd_value *expression = crdc_read_member(&list->as.items[i], "expression");
    rule_truth truth =
        truth_of_expression(view, crd_go_trim(crdc_read_text(expression)), crdc_text_is(crd_string_of(name), "validations"));
    if (truth != TRUTH_OPEN)
      crdc_risk_say(view->risks, ADVICE_CONSTANT_EXPRESSION, view->document, expression->offset,
                    crd_string_of(truth == TRUTH_ALWAYS ? always : never), "take it out, or write what was meant");
  }
}

static void risk_of_annotations(policy_view *view) {
  const crd_value *list = crdc_read_member(view->spec, "auditAnnotations");
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    const crd_value *expression = crdc_read_member(&list->as.items[i], "valueExpression");
    const cel_node *root = policy_tree(view, crd_go_trim(crdc_read_text(expression)));
    bool silent = root && root->kind == CEL_NODE_CONSTANT &&
                  (root->constant.kind == CEL_NULL || (root->constant.kind == CEL_STRING && !root->constant.as.text.size));
    if (silent)
      crdc_risk_say(view->risks, ADVICE_SILENT_ANNOTATION, view->document, expression->offset,
                    CRD_STRING("the annotation is never published: its value is always null or empty"),
                    "give it a value for the requests that are to be recorded");
  }
}

static bool is_part_of_name(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool mentions_variable(crd_string text, crd_string name) {
  static const char word[] = "variables.";
  size_t size = sizeof word - 1;
  for (size_t i = 0; i + size + name.size <= text.size; i++) {
    size_t end = i + size + name.size;
    if (memcmp(text.data + i, word, size) == 0 && memcmp(text.data + i + size, name.data, name.size) == 0 &&
        (end == text.size || !is_part_of_name(text.data[end])))
      return true;
  }
  return false;
}

/* Searches all texts below a value; a false match only suppresses a warning. */
static bool reads_variable(const crd_value *value, crd_string name) {
  if (value->kind == CRD_STRING_VALUE) return mentions_variable(crd_value_string(value), name);
  for (uint32_t i = 0; i < read_size(value, CRD_LIST); i++)
    if (reads_variable(&value->as.items[i], name)) return true;
  for (uint32_t i = 0; i < read_size(value, CRD_MAP); i++)
    if (reads_variable(&value->as.members[i].value, name)) return true;
  return false;
}

static void risk_of_variables(policy_view *view) {
  const crd_value *list = crdc_read_member(view->spec, "variables");
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    const crd_value *variable = &list->as.items[i];
    crd_string name = crdc_member_string(variable, "name");
    const cel_node *root = policy_tree(view, crdc_member_string(variable, "expression"));
    crdc_policy_add_variable(&view->environment, name, root ? root->type : NULL);
    if (!reads_variable(view->spec, name))
      crdc_risk_say(view->risks, ADVICE_UNUSED_VARIABLE, view->document, crdc_member_place(variable, "name"),
                    crd_arena_printf(view->risks->list->arena, "no expression reads variables.%.*s", CRD_PRINT(name)),
                    "take it out");
  }
}

void crdc_risks_of_conditions(const risk_view *view, const document *document, const crd_value *webhook) {
  policy_view policy = {.risks = view, .document = document, .spec = webhook, .rules = crdc_read_member(webhook, "rules")};
  crdc_policy_environment_init(&policy.environment, view->list->arena, (policy_scope){.authorizer = true},
                               CRD_KUBERNETES_NEWEST);
  risk_of_list(&policy, "matchConditions", "the match condition is always true: it keeps nothing out",
               "the match condition is never true: the webhook is asked about nothing");
}

/* ---- policies ---- */

static bool is_policy_bound(const risk_view *view, const document *policy) {
  for (size_t i = 0; i < view->all->count; i++)
    if (configuration_is_binding(crdc_configuration_kind(view->all->items[i].root)) &&
        crdc_binding_policy(view->all, &view->all->items[i]) == policy)
      return true;
  return false;
}

void crdc_risks_of_policy(const risk_view *view, const document *document) {
  const crd_value *spec = crdc_configuration_spec(document), *metadata = crdc_read_member(document->root, "metadata");
  bool mutating = configuration_is_mutating(crdc_configuration_kind(document->root));
  policy_view policy = {.risks = view,
                        .document = document,
                        .spec = spec,
                        .rules = crdc_read_member(crdc_read_member(spec, "matchConstraints"), "resourceRules")};
  policy_scope scope = {.params = crdc_read_member(spec, "paramKind") != NULL, .authorizer = true, .variables = true};
  crdc_policy_environment_init(&policy.environment, view->list->arena, scope, CRD_KUBERNETES_NEWEST);
  risk_of_variables(&policy);
  risk_of_list(&policy, "matchConditions", "the match condition is always true: it keeps nothing out",
               "the match condition is never true: the policy is asked about nothing");
  if (!mutating) {
    risk_of_list(&policy, "validations", "the validation is always true: it refuses nothing",
                 "the validation is never true: it refuses everything");
    risk_of_annotations(&policy);
  }
  if (!is_policy_bound(view, document))
    crdc_risk_say(view, ADVICE_UNBOUND_POLICY, document, crdc_member_place(metadata, "name"),
                  CRD_STRING("no binding among these files names the policy: without one it does nothing"),
                  mutating ? "add a MutatingAdmissionPolicyBinding" : "add a ValidatingAdmissionPolicyBinding");
}

void crdc_risks_of_binding(const risk_view *view, const document *document) {
  const crd_value *spec = crdc_configuration_spec(document);
  if (!crdc_binding_policy(view->all, document))
    crdc_risk_say(view, ADVICE_UNBOUND_POLICY, document, crdc_member_place(spec, "policyName"),
                  CRD_STRING("the policy is not among these files: without it the binding does nothing"),
                  "correct the name, or lint the policy beside it");
}
