/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions that upstream evaluates without a check, as far as a compiler of checked ones can: everything is dyn. */
#include "cel/declarations.h"
#include "cel/text/node.h"
#include "cel_values.h"

/* The comprehensions around a node: their variables, and their place, at which stands what the macro itself put there. */
typedef struct scope {
  const cel_node *fold;
  const struct scope *outer;
} scope;

typedef struct loosening {
  cel_ast *ast;
  const cel_environment *environment;
} loosening;

static void loosen_node(loosening *l, cel_node **place, const scope *scope);

static cel_node *call_of(loosening *l, const char *name, cel_node *a, cel_node *b) {
  cel_node **arguments = crd_arena_alloc(l->ast->arena, 2 * sizeof *arguments);
  arguments[0] = a;
  arguments[1] = b;
  return crdc_cel_call_new(l->ast, cel_new_id(l->ast), a->position, name, arguments, b ? 2 : 1);
}

static cel_node *constant(loosening *l, uint32_t position, cel_kind kind) {
  cel_node *node = crdc_cel_node_new(l->ast, CEL_NODE_CONSTANT, cel_new_id(l->ast), position);
  node->constant = (cel_constant){.kind = kind};
  return call_of(l, "dyn", node, NULL);
}

/* What can only fail, with "no such overload": for the interpreter's error where nothing declares a name. */
static cel_node *failing(loosening *l, uint32_t position) {
  return call_of(l, "dyn", call_of(l, "_+_", constant(l, position, CEL_INT), constant(l, position, CEL_BOOL)), NULL);
}

static bool is_known_name(const loosening *l, crd_string name, const scope *scope) {
  bool global = name.size && name.data[0] == '.';
  if (global) name = (crd_string){name.data + 1, name.size - 1};
  for (; scope && !global; scope = scope->outer)
    if (crd_string_equal(scope->fold->fold.variable, name) || crd_string_equal(scope->fold->fold.variable2, name) ||
        crd_string_equal(scope->fold->fold.accumulator, name))
      return true;
  for (size_t i = 0; i < l->environment->variable_count; i++) {
    crd_string variable = l->environment->variables[i].name; /* the name may be the first part of a qualified one */
    if (crd_string_has_prefix(variable, name) || l->environment->container.size) return true;
  }
  return crdc_cel_type_named(name, l->environment->version) != NULL;
}

/* Whether an overload takes so many arguments in that form. */
static bool is_callable(const loosening *l, const cel_node *node) {
  const cel_type *parameters[26];
  for (size_t i = 0; i < 26; i++) parameters[i] = crdc_cel_type_simple(CEL_DYN);
  size_t count, given = node->argument_count + (node->target != NULL);
  const cel_overload *overloads = crdc_cel_overloads_find(node->name, &count);
  for (size_t i = 0; i < count; i++) {
    size_t wanted = 0;
    for (const char *at = overloads[i].arguments; *at; wanted++) crdc_cel_type_read(l->ast->arena, &at, parameters);
    if (overloads[i].member == (node->target != NULL) && wanted == given) return true;
  }
  return false;
}

static bool is_macros_own(const cel_node *node, const scope *scope) {
  for (; scope; scope = scope->outer)
    if (scope->fold->position == node->position) return true;
  return false;
}

static void loosen_parts(loosening *l, cel_node *node, const scope *outer) {
  scope own = {node, outer};
  bool is_fold = node->kind == CEL_NODE_COMPREHENSION;
  if (is_fold) {
    loosen_node(l, &node->fold.range, outer);
    loosen_node(l, &node->fold.initial, &own);
    loosen_node(l, &node->fold.step, &own);
    loosen_node(l, &node->fold.result, &own);
  }
  if (node->target) loosen_node(l, &node->target, outer);
  for (size_t i = 0; i < node->argument_count; i++) {
    if (crd_string_equal(node->name, CRD_STRING("_?._")) && i == 1) continue; /* the name of a field */
    loosen_node(l, &node->arguments[i], outer);
    if (node->keys) loosen_node(l, &node->keys[i], outer);
  }
}

static void loosen_node(loosening *l, cel_node **place, const scope *scope) {
  cel_node *node = *place;
  bool is_call = node->kind == CEL_NODE_CALL;
  if ((is_call && !is_callable(l, node)) || (node->kind == CEL_NODE_IDENT && !is_known_name(l, node->name, scope))) {
    *place = failing(l, node->position);
    return;
  }
  loosen_parts(l, node, scope);
  bool is_value = node->kind == CEL_NODE_CONSTANT || node->kind == CEL_NODE_LIST || node->kind == CEL_NODE_MAP || is_call;
  if (is_value && !is_macros_own(node, scope)) *place = call_of(l, "dyn", node, NULL);
}

void loosen(cel_ast *ast, const cel_environment *environment) {
  loosening l = {ast, environment};
  loosen_node(&l, &ast->root, NULL);
}
