/* SPDX-License-Identifier: Apache-2.0 */
/* A created object has no old one, an updated one has both, of a deleted one the new one is null (apiserver
 * pkg/endpoints/handlers/{create,update,delete}.go). What a DELETE has for oldObject depends on the half of the chain, and
 * CONNECT has options for an object: of them nothing is said. */
#include "configuration/known_truths.h"
#include "cel/plan.h"
#include "schema/check_parts.h"

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

/* Whether it is null: always, never, or nobody knows. */
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

/* Whether request.operation is among some. */
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

rule_truth crdc_truth_of_requests(const cel_node *node, const crd_value *rules) {
  const unsigned bits = operations_of(rules);
  const truth_source source = {truth_of_request, &bits};
  return crdc_advice_truth_knowing(node, &source);
}
