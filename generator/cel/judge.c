#include "cel/judge.h"
#include "cel/cost.h"
#include "cel/issues.h"

#include <crd/go_text.h>

typedef struct compiler {
  crd_arena *arena;
  cel_variable variables[2];
  const char *prefix; /* of messages: "" or "messageExpression " */
} compiler;

/* Parses and checks; false with the issues as cel-go displays them. */
static bool compile(compiler *compiler, cel_ast *ast, crd_string source, unsigned version, location start, crd_string *error,
                    location *place, const char **hint) {
  cel_environment environment = {.variables = compiler->variables, .variable_count = 2, .version = version};
  if (cel_parse_version(ast, compiler->arena, source, version) && cel_check(ast, &environment)) return true;
  crd_string issues = cel_issues_format(compiler->arena, ast);
  *place = ast->issues.count ? cel_issue_location(ast, &ast->issues.items[0], start) : start;
  *error = crd_arena_printf(compiler->arena, "%scompilation failed: %.*s", compiler->prefix, CEL_PRINT(issues));
  *hint = cel_issues_hints(compiler->arena, ast);
  ast->root = NULL;
  return false;
}

/* Makes a program of what was checked. */
static bool instantiate(const compiler *compiler, cel_ast *ast, crd_string *error) {
  crd_string why;
  if (cel_plan(ast, &why)) return true;
  const char *what = *compiler->prefix ? compiler->prefix : "program ";
  *error = crd_arena_printf(compiler->arena, "%sinstantiation failed: %.*s", what, CEL_PRINT(why));
  return false;
}

static void judge_message(rule_judgement *judgement, compiler *compiler, const cel_type *self, const validation_rule *rule,
                          unsigned version) {
  location start = rule->message_expression_location;
  crd_string *error = &judgement->message_error;
  compiler->prefix = "messageExpression ";
  judgement->message_error_location = start;
  if (!compile(compiler, &judgement->message, rule->message_expression, version, start, error,
               &judgement->message_error_location, &judgement->message_hint))
    return;
  if (judgement->message.root->type->kind != CEL_STRING) {
    *error = CRD_STRING("messageExpression must evaluate to a string");
    return;
  }
  judgement->has_message = instantiate(compiler, &judgement->message, error);
  if (judgement->has_message) judgement->message_cost = cel_cost_of_rule(&judgement->message, self);
}

void rule_judge(rule_judgement *judgement, crd_arena *arena, const cel_type *self, const schema *node,
                const validation_rule *rule, unsigned version, unsigned message_version) {
  bool optional = rule->optional_old_self == 1;
  compiler compiler = {arena,
                       {{CRD_STRING("self"), self},
                        {CRD_STRING("oldSelf"), optional ? cel_type_with(arena, CEL_OPTIONAL, self, NULL) : self}},
                       ""};
  *judgement = (rule_judgement){.error_location = rule->rule_location};
  if (!crd_go_trim(rule->rule).size) return;
  if (!compile(&compiler, &judgement->ast, rule->rule, version, rule->rule_location, &judgement->error,
               &judgement->error_location, &judgement->hint))
    return;
  if (judgement->ast.root->type->kind != CEL_BOOL) {
    judgement->error = CRD_STRING("cel expression must evaluate to a bool");
    return;
  }
  judgement->uses_old_self = judgement->ast.uses_old_self;
  if (!instantiate(&compiler, &judgement->ast, &judgement->error)) return;
  judgement->cost = cel_cost_of_rule(&judgement->ast, self);
  judgement->cardinality = cel_cost_cardinality(self);
  if (rule->message_expression.size) {
    judge_message(judgement, &compiler, self, rule, message_version);
    if (judgement->message_error.size) return;
  }
  crd_string *path = &judgement->field_path, why;
  if (rule->field_path.size && !schema_resolve_field_path(arena, node, rule->field_path, path, &why))
    *path = (crd_string){NULL, 0};
  if (path->size && path->data[0] == '.') *path = (crd_string){path->data + 1, path->size - 1};
}
