/* SPDX-License-Identifier: Apache-2.0 */
/* Parses an expression: lexer, grammar, visit. Mirrors cel-go parser/parser.go (Parse). */
#include "cel/text/syntax_tree.h"

bool crdc_cel_parse(cel_ast *ast, crd_arena *arena, crd_string source) {
  return crdc_cel_parse_version(ast, arena, source, 0);
}

bool crdc_cel_parse_version(cel_ast *ast, crd_arena *arena, crd_string source, unsigned version) {
  return crdc_cel_parse_for(ast, arena, source, &(cel_environment){.version = version});
}

bool crdc_cel_parse_for(cel_ast *ast, crd_arena *arena, crd_string source, const cel_environment *environment) {
  *ast = (cel_ast){.arena = arena,
                   .source = source,
                   .issues.arena = arena,
                   .next_id = 1,
                   .version = environment->version,
                   .bindings = environment->bindings};
  token_list tokens = {0};
  if (!crdc_cel_lex(ast, &tokens)) return false;
  const tree *tree = crdc_cel_grammar_read(ast, &tokens);
  cel_node *root = tree ? crdc_cel_tree_visit(ast, tree) : NULL;
  if (ast->issues.count == 0) ast->root = root;
  return ast->root != NULL;
}
