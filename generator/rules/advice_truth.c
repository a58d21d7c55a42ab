/* SPDX-License-Identifier: Apache-2.0 */
/* The constant result of a rule: three values are propagated up the tree, from constants, has() of fields that are always
 * present, and sizes, which are never negative. Operands with equal texts have equal values. */
#include "cel/plan.h"
#include "rules/advice_parts.h"

static rule_truth not_of(rule_truth truth) {
  return truth == TRUTH_OPEN ? TRUTH_OPEN : truth == TRUTH_ALWAYS ? TRUTH_NEVER : TRUTH_ALWAYS;
}

static rule_truth truth_of(bool truth) {
  return truth ? TRUTH_ALWAYS : TRUTH_NEVER;
}

/* Whether two expressions have the same form and names. Comprehensions never do, because their variables can differ. */
static bool is_same_form(const cel_node *a, const cel_node *b) {
  if (a->kind != b->kind || a->argument_count != b->argument_count || a->test_only != b->test_only ||
      !a->target != !b->target || !crd_string_equal(a->name, b->name))
    return false;
  if (a->kind == CEL_NODE_COMPREHENSION || a->kind == CEL_NODE_STRUCT || a->kind == CEL_NODE_MAP) return false;
  if (a->kind == CEL_NODE_CONSTANT) {
    crd_cel_value left = crdc_cel_constant_value(&a->constant), right = crdc_cel_constant_value(&b->constant);
    bool text = a->constant.kind == CEL_STRING || a->constant.kind == CEL_BYTES;
    if (a->constant.kind != b->constant.kind) return false;
    if (text) return crd_string_equal(left.as.text, right.as.text);
    if (a->constant.kind == CEL_DOUBLE) return left.as.number == right.as.number;
    if (a->constant.kind == CEL_BOOL) return left.as.boolean == right.as.boolean;
    return a->constant.kind == CEL_NULL || left.as.integer == right.as.integer;
  }
  if (a->target && !is_same_form(a->target, b->target)) return false;
  for (size_t i = 0; i < a->argument_count; i++)
    if (!is_same_form(a->arguments[i], b->arguments[i])) return false;
  return true;
}

static bool is_integer(const cel_node *node, int64_t *value) {
  if (node->kind == CEL_NODE_CONSTANT && node->constant.kind == CEL_INT) return *value = node->constant.as.integer, true;
  return false;
}

/* The known order of two integers: -1, 0 or 1; 2: unknown. */
static int order_of(const cel_node *left, const cel_node *right) {
  int64_t a, b;
  if (is_integer(left, &a) && is_integer(right, &b)) return a < b ? -1 : a > b;
  if (is_call(left, "size") && is_integer(right, &b) && b < 0) return 1;
  if (is_call(right, "size") && is_integer(left, &a) && a < 0) return -1;
  return 2;
}

static bool is_never_negative(const cel_node *node, const cel_node *bound) {
  int64_t value;
  return is_call(node, "size") && is_integer(bound, &value) && value == 0;
}

static rule_truth truth_of_order(const cel_node *node) {
  const cel_node *left = node->arguments[0], *right = node->arguments[1];
  bool less = node->name.data[1] == '<', or_equal = node->name.size == 4;
  int order = order_of(left, right);
  if (order != 2) return truth_of(order == 0 ? or_equal : (order < 0) == less);
  if (is_same_form(left, right)) return truth_of(or_equal);
  if (is_never_negative(left, right)) /* size >= 0, size < 0 */
    return less == or_equal ? TRUTH_OPEN : truth_of(!less);
  if (is_never_negative(right, left)) return less == or_equal ? truth_of(less) : TRUTH_OPEN;
  return TRUTH_OPEN;
}

static rule_truth truth_of_equality(const cel_node *left, const cel_node *right) {
  if (is_same_form(left, right)) return TRUTH_ALWAYS;
  bool constant = left->kind == CEL_NODE_CONSTANT && right->kind == CEL_NODE_CONSTANT;
  if (constant && left->constant.kind == right->constant.kind) return TRUTH_NEVER;
  int order = order_of(left, right);
  return order == 2 ? TRUTH_OPEN : truth_of(order == 0);
}

/* has(object.field) for a field that is required or has a default. */
static rule_truth truth_of_presence(const cel_node *node) {
  const cel_type *type = node->target->type;
  const schema *object = type && type->kind == CEL_OBJECT ? type->schema : NULL;
  const cel_field *field = object ? crdc_cel_type_field(type, node->name) : NULL;
  const property *property = field ? crdc_schema_property(object, field->property) : NULL;
  if (!property || property->schema->nullable || object->nullable) return TRUTH_OPEN;
  bool there = property->schema->default_value || crdc_schema_requires(object, property->name);
  return there ? TRUTH_ALWAYS : TRUTH_OPEN;
}

static rule_truth truth_knowing(const cel_node *node, const truth_source *more);

static rule_truth truth_of_operator(const cel_node *node, const truth_source *more) {
  const cel_node *const *parts = (const cel_node *const *)node->arguments;
  bool both = is_call(node, "_&&_");
  rule_truth first = truth_knowing(parts[0], more), second = truth_knowing(parts[1], more);
  rule_truth decides = both ? TRUTH_NEVER : TRUTH_ALWAYS;
  if (first == decides || second == decides) return decides;
  return first == second ? first : TRUTH_OPEN;
}

static rule_truth truth_of_choice(const cel_node *node, const truth_source *more) {
  rule_truth condition = truth_knowing(node->arguments[0], more), then = truth_knowing(node->arguments[1], more),
             otherwise = truth_knowing(node->arguments[2], more);
  if (condition != TRUTH_OPEN) return condition == TRUTH_ALWAYS ? then : otherwise;
  return then == otherwise ? then : TRUTH_OPEN;
}

static rule_truth truth_knowing(const cel_node *node, const truth_source *more) {
  rule_truth known = more ? more->of(more->data, node) : TRUTH_OPEN;
  if (known != TRUTH_OPEN) return known;
  if (node->kind == CEL_NODE_CONSTANT && node->constant.kind == CEL_BOOL) return truth_of(node->constant.as.boolean);
  if (node->kind == CEL_NODE_SELECT && node->test_only) return truth_of_presence(node);
  if (node->kind != CEL_NODE_CALL || node->target) return TRUTH_OPEN;
  if (is_call(node, "!_")) return not_of(truth_knowing(node->arguments[0], more));
  if (is_call(node, "_&&_") || is_call(node, "_||_")) return truth_of_operator(node, more);
  if (is_call(node, "_?_:_")) return truth_of_choice(node, more);
  if (is_call(node, "_==_")) return truth_of_equality(node->arguments[0], node->arguments[1]);
  if (is_call(node, "_!=_")) return not_of(truth_of_equality(node->arguments[0], node->arguments[1]));
  if (is_call(node, "_<_") || is_call(node, "_<=_") || is_call(node, "_>_") || is_call(node, "_>=_"))
    return truth_of_order(node);
  return TRUTH_OPEN;
}

rule_truth crdc_advice_truth(const cel_node *node) {
  return truth_knowing(node, NULL);
}

rule_truth crdc_advice_truth_knowing(const cel_node *node, const truth_source *more) {
  return truth_knowing(node, more);
}
