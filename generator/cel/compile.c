/* SPDX-License-Identifier: Apache-2.0 */
#include "cel/compile.h"

cel_outcome crdc_cel_compile_parsed(cel_ast *ast, const cel_environment *environment) {
  ast->server = environment->server;
  if (!crdc_cel_check(ast, environment)) return CEL_HAS_ISSUES;
  if (environment->takes && !environment->takes(ast->root->type)) return CEL_WRONG_RESULT;
  return crdc_cel_plan(ast, &ast->refusal) ? CEL_COMPILED : CEL_NO_PROGRAM;
}

cel_outcome crdc_cel_compile(cel_ast *ast, crd_arena *arena, crd_string source, const cel_environment *environment) {
  crdc_cel_parse_for(ast, arena, source, environment);
  return crdc_cel_compile_parsed(ast, environment);
}

crd_string crdc_cel_refusal(crd_arena *arena, const cel_ast *ast, cel_outcome outcome, const char *owner) {
  if (outcome == CEL_HAS_ISSUES)
    return crd_arena_printf(arena, "%scompilation failed: %.*s", owner, CRD_PRINT(crdc_cel_issues_format(arena, ast)));
  return crd_arena_printf(arena, "%sinstantiation failed: %.*s", *owner ? owner : "program ", CRD_PRINT(ast->refusal));
}
