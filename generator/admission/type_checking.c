/* SPDX-License-Identifier: Apache-2.0 */
/* Each expression is checked once for each kind; the kind is the prefix of the messages. */
#include "admission/policies.h"
#include "admission/typed_kinds.h"
#include "cel/policy.h"

#include <string.h>

typedef struct type_checking {
  typed_kinds typed;
  const crd_value *spec;
} type_checking;

/* ---- expressions ---- */

/* Replaces dyn by the types of the kind and of params; authorizer.requestResource is not declared there. */
static void put_types(const type_checking *all, policy_environment *environment, const cel_type *object) {
  cel_environment *own = &environment->environment;
  size_t kept = 0;
  for (size_t i = 0; i < own->variable_count; i++) {
    cel_variable variable = environment->declared[i];
    bool is_object =
        crd_string_equal(variable.name, CRD_STRING("object")) || crd_string_equal(variable.name, CRD_STRING("oldObject"));
    if (is_object) variable.type = object;
    if (all->typed.params && crd_string_equal(variable.name, CRD_STRING("params"))) variable.type = all->typed.params;
    if (!crd_string_equal(variable.name, CRD_STRING("authorizer.requestResource"))) environment->declared[kept++] = variable;
  }
  own->variable_count = kept;
}

/* Adds the variables of the policy that compile. */
static void add_variables(const type_checking *all, policy_environment *environment) {
  const crd_value *variables = crdc_typed_part(all->spec, "variables", CRD_LIST);
  for (uint32_t i = 0; variables && i < variables->size; i++) {
    const crd_value *variable = &variables->as.items[i];
    cel_ast ast = {0};
    crdc_cel_parse_version(&ast, all->typed.arena, crdc_typed_text(variable, "expression"),
                           environment->environment.version);
    bool good = crdc_cel_check(&ast, &environment->environment);
    crdc_policy_add_variable(environment, crdc_typed_text(variable, "name"), good ? ast.root->type : NULL);
  }
}

/* The errors of an expression for all kinds; empty: none. */
static crd_string check_expression(const type_checking *all, crd_string expression) {
  crd_text warning = {.arena = all->typed.arena};
  for (size_t i = 0; i < all->typed.count; i++) {
    if (!all->typed.kinds[i].type) continue;
    policy_environment *environment = crd_arena_alloc(all->typed.arena, sizeof *environment);
    policy_scope scope = {.params = all->typed.has_params, .authorizer = true, .variables = true};
    cel_ast ast = {0};
    crdc_policy_environment_init(environment, all->typed.arena, scope, all->typed.minor);
    put_types(all, environment, all->typed.kinds[i].type);
    add_variables(all, environment);
    crdc_cel_parse_version(&ast, all->typed.arena, expression, environment->environment.version);
    if (crdc_cel_check(&ast, &environment->environment)) continue;
    const crd_gvk *kind = &all->typed.kinds[i].kind;
    if (warning.size) crd_text_add_char(&warning, '\n');
    crd_text_printf(&warning, "%.*s/%.*s, Kind=%.*s: ", CRD_PRINT(kind->group), CRD_PRINT(kind->version),
                    CRD_PRINT(kind->kind));
    crd_text_add(&warning, crdc_cel_issues_format(all->typed.arena, &ast));
    crd_text_add_char(&warning, '\n');
  }
  return crd_text_string(&warning);
}

static void check_member(const type_checking *all, const crd_value *validation, uint32_t at, const char *member,
                         type_warnings *found) {
  crd_string expression = crdc_typed_text(validation, member);
  if (!expression.size && strcmp(member, "messageExpression") == 0) return;
  crd_string warning = check_expression(all, expression);
  if (!warning.size) return;
  crd_string field = crd_arena_printf(all->typed.arena, "spec.validations[%u].%s", (unsigned)at, member);
  found->items[found->count++] = (type_warning){at, member, field, warning};
}

type_warnings crdc_policy_check_types(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                      const crd_value *policy) {
  type_checking all = {
      .typed = {.arena = arena, .crds = crds, .minor = kubernetes_minor ? kubernetes_minor : CRD_KUBERNETES_NEWEST},
      .spec = crdc_typed_part(policy, "spec", CRD_MAP)};
  const crd_value *validations = crdc_typed_part(all.spec, "validations", CRD_LIST);
  type_warnings found = {NULL, 0};
  if (!validations) return found;
  const crd_value *constraints = crdc_typed_part(all.spec, "matchConstraints", CRD_MAP);
  crdc_typed_kinds_find(&all.typed, crdc_typed_part(constraints, "resourceRules", CRD_LIST));
  crdc_typed_params_find(&all.typed, crdc_typed_part(all.spec, "paramKind", CRD_MAP));
  found.items = crd_arena_alloc(arena, (2 * (size_t)validations->size + 1) * sizeof *found.items);
  for (uint32_t i = 0; i < validations->size; i++) {
    check_member(&all, &validations->as.items[i], i, "expression", &found);
    check_member(&all, &validations->as.items[i], i, "messageExpression", &found);
  }
  return found;
}
