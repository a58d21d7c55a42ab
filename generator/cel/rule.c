/* SPDX-License-Identifier: Apache-2.0 */
#include "cel/rule.h"
#include "cel/compile.h"
#include "cel/cost.h"
#include "cel/text/issues.h"
#include "cel/type.h"

#include <crd/go_text.h>

/* The errors of one of the two expressions. */
typedef struct verdict {
  crd_string *error;
  location *place; /* the start of the expression, later the place of the error */
  const char **hint;
} verdict;

static bool is_bool(const cel_type *type) {
  return type->kind == CEL_BOOL;
}

static bool is_string(const cel_type *type) {
  return type->kind == CEL_STRING;
}

static bool compile_part(crd_arena *arena, cel_ast *ast, crd_string source, const cel_environment *environment,
                         const verdict *verdict) {
  bool message = environment->takes == is_string;
  cel_outcome outcome = crdc_cel_compile(ast, arena, source, environment);
  if (outcome == CEL_COMPILED) return true;
  if (outcome == CEL_WRONG_RESULT)
    *verdict->error = message ? CRD_STRING("messageExpression must evaluate to a string")
                              : CRD_STRING("cel expression must evaluate to a bool");
  else
    *verdict->error = crdc_cel_refusal(arena, ast, outcome, message ? "messageExpression " : "");
  if (outcome != CEL_HAS_ISSUES) return false;
  if (ast->issues.count) *verdict->place = crdc_cel_issue_location(ast, &ast->issues.items[0], *verdict->place);
  *verdict->hint = crdc_cel_issues_hints(arena, ast);
  ast->root = NULL;
  return false;
}

/* Compiles the rule, then its messageExpression, then its fieldPath; each only if the one before has no error. */
static void compile_parts(compiled_rule *compiled, cel_types *types, const schema *node) {
  crd_arena *arena = crdc_cel_types_arena(types);
  const validation_rule *rule = compiled->rule;
  const cel_type *self = compiled->self;
  if (!crd_go_trim(rule->rule).size || !self) return;
  const cel_type *old_self = compiled->optional_old_self ? crdc_cel_type_with(arena, CEL_OPTIONAL, self, NULL) : self;
  const cel_variable variables[] = {{CRD_STRING("self"), self}, {CRD_STRING("oldSelf"), old_self}};
  cel_environment environment = {
      .variables = variables, .variable_count = 2, .version = compiled->version, .takes = is_bool};
  if (rule->layer == CRD_LAYER_CRD) environment.server = crdc_cel_types_minor(types);
  compiled->compiles = compile_part(arena, &compiled->ast, rule->rule, &environment,
                                    &(verdict){&compiled->error, &compiled->error_location, &compiled->hint});
  compiled->uses_old_self = compiled->ast.root && is_bool(compiled->ast.root->type) && compiled->ast.uses_old_self;
  if (!compiled->compiles) return;
  if (rule->message_expression.size) {
    environment.version = compiled->message_version;
    environment.takes = is_string;
    compiled->has_message =
        compile_part(arena, &compiled->message, rule->message_expression, &environment,
                     &(verdict){&compiled->message_error, &compiled->message_error_location, &compiled->message_hint});
    if (!compiled->has_message) return;
  }
  crd_string path = rule->layer == CRD_LAYER_CRD ? rule->field_path : crd_go_trim(rule->field_path), why;
  if (path.size && !crdc_schema_resolve_field_path(arena, node, path, &compiled->field_path, &why))
    compiled->field_path = (crd_string){NULL, 0};
}

/* Whether an expression that compiles for one version means the same in another. */
static bool holds_for(const cel_ast *ast, unsigned version) {
  return !ast->root || (version >= ast->version && (!ast->differs_from || version < ast->differs_from));
}

static bool still_holds(const compiled_rule *compiled, const cel_type *self, unsigned version, unsigned message_version) {
  if (compiled->self != self) return false;
  if (compiled->version == version && compiled->message_version == message_version) return true;
  return compiled->compiles && !compiled->message_error.size && holds_for(&compiled->ast, version) &&
         holds_for(&compiled->message, message_version);
}

compiled_rule *crdc_rule_compile(cel_types *types, const cel_type *self, const schema *node, validation_rule *rule,
                                 unsigned version, unsigned message_version) {
  crd_arena *arena = crdc_cel_types_arena(types);
  if (rule->compiled && still_holds(rule->compiled, self, version, message_version)) return rule->compiled;
  compiled_rule *compiled = rule->compiled = crd_arena_alloc(arena, sizeof *compiled);
  *compiled = (compiled_rule){.rule = rule,
                              .self = self,
                              .version = version,
                              .message_version = message_version,
                              .optional_old_self = rule->optional_old_self == 1,
                              .error_location = rule->rule_location,
                              .message_error_location = rule->message_expression_location};
  compile_parts(compiled, types, node);
  return compiled;
}

const rule_cost *crdc_rule_cost_of(compiled_rule *compiled) {
  if (compiled->estimated) return &compiled->cost;
  compiled->estimated = true;
  if (compiled->compiles)
    compiled->cost =
        (rule_cost){.once = crdc_cel_cost_of_rule(&compiled->ast, compiled->self),
                    .message = compiled->has_message ? crdc_cel_cost_of_rule(&compiled->message, compiled->self) : 0,
                    .cardinality = crdc_cel_cost_cardinality(compiled->self)};
  return &compiled->cost;
}
