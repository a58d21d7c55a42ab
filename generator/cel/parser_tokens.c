/* Tokens of the parser, and what becomes of a syntax error: as ANTLR's default strategy does, one token is dropped where the
 * next one fits, else all are skipped up to one that can follow one of the open rules. Mirrors cel-go parser/parser.go. */
#include "cel/issues.h"
#include "cel/parser.h"

#define RECOVERY_LIMIT 30

const token *parser_advance(parser *parser) {
  const token *token = parser_peek(parser);
  if (token->kind != TOKEN_EOF) parser->at++;
  parser->recovering = false;
  parser->error_sites = 0;
  return token;
}

void parser_stop(parser *parser) {
  parser->stopped = parser->recovering = true;
  parser->at = parser->tokens.count - 1;
}

/* ---- syntax errors ---- */

const char parser_expression_start[] =
    "{'[', '{', '(', '.', '-', '!', 'true', 'false', 'null', NUM_FLOAT, NUM_INT, NUM_UINT, "
    "STRING, BYTES, IDENTIFIER}";

static crd_string token_name(const parser *parser, const token *token) {
  if (token->kind == TOKEN_EOF) return CRD_STRING("<EOF>");
  crd_text text = {.arena = parser->ast->arena};
  for (size_t i = 0; i < token->text.size; i++) {
    char c = token->text.data[i];
    if (c == '\n' || c == '\r' || c == '\t')
      crd_text_printf(&text, "\\%c", c == '\n' ? 'n' : c == '\r' ? 'r' : 't');
    else
      crd_text_add_char(&text, c);
  }
  return crd_text_string(&text);
}

void parser_report(parser *parser, const char *what, const char *expecting) {
  if (parser->recovering) return;
  parser->recovering = true;
  const token *token = parser_peek(parser);
  crd_string name = token_name(parser, token);
  cel_issue_add(parser->ast, token->position, "Syntax error: %s input '%.*s' expecting %s", what, CEL_PRINT(name),
                expecting);
}

/* After a '.' (or where `before` ends): nothing of the grammar goes on like this. cel-go words the reserved words
 * differently. */
/* cel-go words the reserved words differently. */
void parser_report_no_way(parser *parser, const char *before, size_t ahead) {
  if (parser->recovering) return;
  parser->recovering = true;
  size_t last = parser->tokens.count - 1, at = parser->at + ahead < last ? parser->at + ahead : last;
  const token *token = &parser->tokens.items[at];
  crd_string name = token->kind == TOKEN_EOF ? CRD_STRING("") : token_name(parser, token);
  if (token->kind == TOKEN_TRUE || token->kind == TOKEN_FALSE || token->kind == TOKEN_NULL)
    cel_issue_add(parser->ast, token->position, "Syntax error: mismatched input '%.*s' expecting IDENTIFIER",
                  CEL_PRINT(name));
  else
    cel_issue_add(parser->ast, token->position, "Syntax error: no viable alternative at input '%s%.*s'", before,
                  CEL_PRINT(name));
}

bool parser_can_follow(const parser *parser, token_kind kind) {
  switch (kind) {
  case TOKEN_EOF:
  case TOKEN_EQUAL:
  case TOKEN_NOT_EQUAL:
  case TOKEN_IN:
  case TOKEN_LESS:
  case TOKEN_LESS_EQUAL:
  case TOKEN_GREATER_EQUAL:
  case TOKEN_GREATER:
  case TOKEN_AND:
  case TOKEN_OR:
  case TOKEN_QUESTION:
  case TOKEN_PLUS:
  case TOKEN_MINUS:
  case TOKEN_STAR:
  case TOKEN_SLASH:
  case TOKEN_PERCENT:
    return true;
  default:
    return parser->open[kind] > 0;
  }
}

void parser_recover(parser *parser, site site) {
  if (parser->stopped) return;
  if (parser->recoveries++ == RECOVERY_LIMIT) {
    cel_issue_add(parser->ast, parser_peek(parser)->position, "Syntax error: error recovery attempt limit exceeded: %d",
                  RECOVERY_LIMIT);
    parser_stop(parser);
    return;
  }
  bool same = parser->error_at == parser->at && parser->error_sites != 0;
  if (same && (parser->error_sites & site) && !parser_at(parser, TOKEN_EOF)) parser->at++;
  parser->error_sites = (parser->error_at == parser->at ? parser->error_sites : 0) | site;
  parser->error_at = parser->at;
  /* What can follow an operand within the rule `member` can follow a primary. */
  while (!parser_can_follow(parser, parser_kind(parser, 0)) &&
         !(site == SITE_PRIMARY && (parser_at(parser, TOKEN_DOT) || parser_at(parser, TOKEN_LEFT_BRACKET))))
    parser->at++;
  parser->recovering = true;
}

/* Whether what stands here could come after the token that is missing. */
static bool fits_without(const parser *parser, token_kind missing) {
  if (missing == TOKEN_COLON) return token_starts_expression(parser_kind(parser, 0));
  bool closing = missing == TOKEN_RIGHT_PAREN || missing == TOKEN_RIGHT_BRACKET || missing == TOKEN_RIGHT_BRACE;
  return closing && (parser_can_follow(parser, parser_kind(parser, 0)) || parser_at(parser, TOKEN_DOT) ||
                     parser_at(parser, TOKEN_LEFT_BRACKET));
}

bool parser_expect(parser *parser, token_kind kind, const char *name, site site) {
  if (parser_at(parser, kind)) return parser_advance(parser), true;
  if (parser->stopped) return false;
  if (parser_kind(parser, 1) == kind && !parser_at(parser, TOKEN_EOF)) {
    parser_report(parser, "extraneous", name);
    parser_advance(parser);
    return parser_advance(parser), true;
  }
  if (fits_without(parser, kind)) {
    crd_string found = token_name(parser, parser_peek(parser));
    if (!parser->recovering)
      cel_issue_add(parser->ast, parser_peek(parser)->position, "Syntax error: missing %s at '%.*s'", name,
                    CEL_PRINT(found));
    parser->recovering = true;
    return true;
  }
  parser_report(parser, "mismatched", name);
  parser_recover(parser, site);
  return false;
}

bool token_starts_expression(token_kind kind) {
  switch (kind) {
  case TOKEN_LEFT_BRACKET:
  case TOKEN_LEFT_BRACE:
  case TOKEN_LEFT_PAREN:
  case TOKEN_DOT:
  case TOKEN_MINUS:
  case TOKEN_NOT:
  case TOKEN_TRUE:
  case TOKEN_FALSE:
  case TOKEN_NULL:
  case TOKEN_FLOAT:
  case TOKEN_INT:
  case TOKEN_UINT:
  case TOKEN_STRING:
  case TOKEN_BYTES:
  case TOKEN_IDENTIFIER:
    return true;
  default:
    return false;
  }
}

bool parser_take_question(parser *parser) {
  if (!parser_at(parser, TOKEN_QUESTION)) return false;
  parser_advance(parser);
  return true;
}
