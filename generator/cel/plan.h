/* SPDX-License-Identifier: Apache-2.0 */
/* The constants and attributes of an expression, as its planning leaves them. */
#pragma once

#include "cel/text/ast.h"
#include <crd/generated/cel_functions.h>

/* The value of a literal; its text is borrowed. */
crd_cel_value crdc_cel_constant_value(const cel_constant *constant);

static inline bool is_call(const cel_node *node, const char *name) {
  return node->kind == CEL_NODE_CALL && crd_string_equal(node->name, crd_string_of(name));
}

static inline bool is_identifier(const cel_node *node, crd_string name) {
  return node->kind == CEL_NODE_IDENT && crd_string_equal(node->name, name);
}

/* Whether an expression is a constant by the time the program runs, so that evaluating it costs nothing; of a tree that
 * crdc_cel_plan has passed. */
static inline bool is_constant(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT || node->folded;
}

/* The value of one. */
static inline crd_cel_value constant_of(const cel_node *node) {
  return node->folded ? *node->folded : crdc_cel_constant_value(&node->constant);
}

bool crdc_plan_is_attribute(const cel_node *node);
/* An attribute as index is observed as the qualifier itself; ?: and other indices are observed beside it. */
bool crdc_plan_is_attribute_index(const cel_node *index);

/* Whether a comprehension goes over nothing and binds a name to a value: what optMap and sortBy expand to. */
bool crdc_plan_binds_alone(const cel_node *node);
/* Whether the name stands anywhere in a tree, which may be NULL. */
bool crdc_plan_mentions(const cel_node *node, crd_string name);
