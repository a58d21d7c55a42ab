/* SPDX-License-Identifier: Apache-2.0 */
/* Queries on an expression that was planned: its constants and attributes. */
#pragma once

#include "cel/text/ast.h"
#include <crd/generated/cel_functions.h>

/* The value of a literal; strings and bytes are borrowed from it. */
crd_cel_value crdc_cel_constant_value(const cel_constant *constant);

static inline bool is_call(const cel_node *node, const char *name) {
  return node->kind == CEL_NODE_CALL && crd_string_equal(node->name, crd_string_of(name));
}

static inline bool is_identifier(const cel_node *node, crd_string name) {
  return node->kind == CEL_NODE_IDENT && crd_string_equal(node->name, name);
}

/* Whether the value of an expression is known before the program runs, so that evaluating it costs nothing. crdc_cel_plan
 * must have passed the tree. */
static inline bool is_constant(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT || node->folded;
}

/* The value of such an expression. */
static inline crd_cel_value constant_of(const cel_node *node) {
  return node->folded ? *node->folded : crdc_cel_constant_value(&node->constant);
}

bool crdc_plan_is_attribute(const cel_node *node);
/* An attribute that is an index counts as the qualifier itself; ?: and other indices are counted in addition. */
bool crdc_plan_is_attribute_index(const cel_node *index);

/* Whether a comprehension has an empty range and only binds a name to a value: what optMap and sortBy expand to. */
bool crdc_plan_binds_alone(const cel_node *node);
/* Whether the name occurs in a tree (may be NULL). */
bool crdc_plan_mentions(const cel_node *node, crd_string name);
