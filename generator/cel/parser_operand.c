/* The operands of a good expression: literals, names, calls, lists, maps, messages and what is selected from them. Mirrors
 * cel-go parser/parser.go (member and primary of parser/gen/CEL.g4). */
#include "cel/issues.h"
#include "cel/parser.h"
#include "cel/type.h"

/* ---- literals ---- */

static expression parse_literal(parser *parser) {
  const token *sign = parser_at(parser, TOKEN_MINUS) ? parser_advance(parser) : NULL;
  const char *error;
  cel_node *node = parser_literal(parser->ast, sign, parser_advance(parser), &error);
  return node ? (expression){node, 0} : parser_fail(parser);
}

/* ---- lists, maps, messages, calls ---- */

/* Arguments of a call after its '(' up to and with ')'. */
static expressions parse_arguments(parser *parser) {
  expressions list = {0};
  if (!parser_at(parser, TOKEN_RIGHT_PAREN)) {
    do parser_push(parser, &list, parser_expression(parser), false);
    while (parser_take(parser, TOKEN_COMMA));
  }
  parser_expect(parser, TOKEN_RIGHT_PAREN);
  return list;
}

/* Between entries: whether another one follows. */
static bool another_entry(parser *parser, token_kind closing) {
  return parser_kind(parser, 1) != closing && parser_take(parser, TOKEN_COMMA);
}

/* The end of a list, map or message: an optional comma and the bracket. */
static void close_entries(parser *parser, token_kind closing) {
  parser_take(parser, TOKEN_COMMA);
  parser_expect(parser, closing);
}

static bool has_entries(parser *parser, token_kind closing) {
  return !parser_at(parser, closing) && !parser_at(parser, TOKEN_COMMA);
}

static expression parse_list(parser *parser) {
  const token *bracket = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  expressions list = {0};
  if (has_entries(parser, TOKEN_RIGHT_BRACKET)) {
    do {
      bool optional = parser_take(parser, TOKEN_QUESTION);
      parser_push(parser, &list, parser_expression(parser), optional);
    } while (another_entry(parser, TOKEN_RIGHT_BRACKET));
  }
  close_entries(parser, TOKEN_RIGHT_BRACKET);
  cel_node *node = cel_node_new(parser->ast, CEL_NODE_LIST, id, bracket->position);
  node->arguments = list.nodes;
  node->argument_count = list.count;
  node->optional = list.optional;
  return (expression){node, list.height};
}

static bool at_field_name(const parser *parser) {
  return parser_at(parser, TOKEN_IDENTIFIER) || parser_at(parser, TOKEN_ESCAPED_IDENTIFIER);
}

/* One entry up to and with its value. cel-go numbers the entry at its ':' before its key: the key's ids come later, so the
 * id is taken first and the key is parsed with it in hand. */
static void parse_entry(parser *parser, entries *entries, bool fields) {
  bool optional = parser_take(parser, TOKEN_QUESTION);
  uint32_t id = cel_new_id(parser->ast);
  size_t count = entries->values.count;
  parser_grow(parser, entries, count);
  if (!fields)
    parser_push(parser, &entries->keys, parser_expression(parser), false);
  else if (at_field_name(parser))
    entries->names[count] = parser_field_name(parser_advance(parser));
  else
    parser_fail(parser);
  uint32_t position = parser_peek(parser)->position;
  parser_expect(parser, TOKEN_COLON);
  expression value = parser_expression(parser);
  entries->ids[count] = id;
  entries->positions[count] = position;
  parser_push(parser, &entries->values, value, optional);
}

/* A map, or a message whose name was read; at '{'. */
static expression parse_entries(parser *parser, cel_node_kind kind, crd_string name) {
  const token *brace = parser_advance(parser);
  bool fields = kind == CEL_NODE_STRUCT;
  uint32_t id = cel_new_id(parser->ast);
  entries entries = {0};
  if (has_entries(parser, TOKEN_RIGHT_BRACE)) {
    do parse_entry(parser, &entries, fields);
    while (another_entry(parser, TOKEN_RIGHT_BRACE));
  }
  close_entries(parser, TOKEN_RIGHT_BRACE);
  cel_node *node = cel_node_new(parser->ast, kind, id, brace->position);
  node->name = name;
  node->keys = entries.keys.nodes;
  node->names = fields ? entries.names : NULL;
  node->arguments = entries.values.nodes;
  node->argument_count = entries.values.count;
  node->optional = entries.values.optional;
  node->entry_ids = entries.ids;
  node->entry_positions = entries.positions;
  return (expression){node, parser_higher(entries.keys.height, entries.values.height)};
}

/* ---- identifiers ---- */

/* Whether the identifiers and dots from here lead to a '{', which makes them the name of a message. */
static bool names_message(const parser *parser) {
  size_t ahead = parser_at(parser, TOKEN_DOT);
  while (parser_kind(parser, ahead) == TOKEN_IDENTIFIER && parser_kind(parser, ahead + 1) == TOKEN_DOT) ahead += 2;
  return parser_kind(parser, ahead) == TOKEN_IDENTIFIER && parser_kind(parser, ahead + 1) == TOKEN_LEFT_BRACE;
}

/* .name, name, name(...), a.b.Name{...} */
static expression parse_name(parser *parser) {
  cel_ast *ast = parser->ast;
  if (names_message(parser)) {
    crd_text name = {.arena = ast->arena};
    while (!parser_at(parser, TOKEN_LEFT_BRACE)) crd_text_add(&name, parser_advance(parser)->text);
    return parse_entries(parser, CEL_NODE_STRUCT, crd_text_string(&name));
  }
  bool dot = parser_take(parser, TOKEN_DOT);
  if (!parser_at(parser, TOKEN_IDENTIFIER) || cel_is_reserved(parser_peek(parser)->text)) return parser_fail(parser);
  const token *name = parser_advance(parser);
  if (!parser_at(parser, TOKEN_LEFT_PAREN)) {
    cel_node *node = cel_node_new(ast, CEL_NODE_IDENT, cel_new_id(ast), name->position);
    node->name = parser_dotted(ast, dot, name->text);
    return (expression){node, 0};
  }
  const token *paren = parser_advance(parser);
  uint32_t id = cel_new_id(ast);
  expressions list = parse_arguments(parser);
  crd_string function = parser_dotted(ast, dot, name->text);
  return (expression){parser_call(ast, id, paren->position, function, NULL, list.nodes, list.count), list.height};
}

/* ---- primary, member ---- */

static expression parse_nested(parser *parser) {
  parser_advance(parser);
  expression nested = parser_expression(parser);
  parser_expect(parser, TOKEN_RIGHT_PAREN);
  return nested;
}

static expression parse_primary(parser *parser) {
  switch (parser_kind(parser, 0)) {
  case TOKEN_DOT:
  case TOKEN_IDENTIFIER:
    return parse_name(parser);
  case TOKEN_LEFT_PAREN:
    return parse_nested(parser);
  case TOKEN_LEFT_BRACKET:
    return parse_list(parser);
  case TOKEN_LEFT_BRACE:
    return parse_entries(parser, CEL_NODE_MAP, (crd_string){0});
  case TOKEN_INT:
  case TOKEN_UINT:
  case TOKEN_FLOAT:
  case TOKEN_STRING:
  case TOKEN_BYTES:
  case TOKEN_TRUE:
  case TOKEN_FALSE:
  case TOKEN_NULL:
    return parse_literal(parser);
  default:
    return parser_at_signed_number(parser) ? parse_literal(parser) : parser_fail(parser);
  }
}

/* .name, .?name, .name(...); at '.'. */
static expression parse_select(parser *parser, expression operand) {
  cel_ast *ast = parser->ast;
  const token *dot = parser_advance(parser);
  bool optional = parser_take(parser, TOKEN_QUESTION);
  if (!at_field_name(parser)) return parser_fail(parser);
  const token *name = parser_advance(parser);
  if (optional) {
    crd_string text = parser_field_name(name);
    return parser_counted(parser, parser_optional_select(ast, dot, operand.node, name->position, text), operand.height);
  }
  if (name->kind == TOKEN_IDENTIFIER && parser_at(parser, TOKEN_LEFT_PAREN)) {
    const token *paren = parser_advance(parser);
    uint32_t id = cel_new_id(ast);
    expressions list = parse_arguments(parser);
    cel_node *call = parser_call(ast, id, paren->position, name->text, operand.node, list.nodes, list.count);
    return parser_counted(parser, call, parser_higher(operand.height, list.height));
  }
  cel_node *node = cel_node_new(ast, CEL_NODE_SELECT, cel_new_id(ast), dot->position);
  node->target = operand.node;
  node->name = parser_field_name(name);
  return parser_counted(parser, node, operand.height);
}

/* [x], [?x]; at '['. */
static expression parse_index(parser *parser, expression operand) {
  const token *bracket = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  const char *name = parser_take(parser, TOKEN_QUESTION) ? "_[?_]" : "_[_]";
  expression index = parser_expression(parser);
  parser_expect(parser, TOKEN_RIGHT_BRACKET);
  cel_node *node = parser_binary(parser->ast, id, bracket->position, name, operand.node, index.node);
  return parser_counted(parser, node, parser_higher(operand.height, index.height));
}

expression parser_member(parser *parser) {
  expression left = parse_primary(parser);
  for (;;) {
    if (parser_at(parser, TOKEN_DOT))
      left = parse_select(parser, left);
    else if (parser_at(parser, TOKEN_LEFT_BRACKET))
      left = parse_index(parser, left);
    else
      return left;
  }
}
