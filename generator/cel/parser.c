/* The parser of good expressions: recursive descent over the tokens, one function per rule of the grammar, making nodes in
 * the order in which cel-go's visitor makes them, so that ids agree. It gives up at the first thing that is wrong; what
 * cel-go says then is found out by recovery.c. Mirrors cel-go parser/parser.go, parser/helper.go and parser/gen/CEL.g4. */
#include "cel/parser.h"

#include "cel/issues.h"
#include "cel/recovery.h"

/* ---- tokens ---- */

const token *parser_advance(parser *parser) {
  const token *token = parser_peek(parser);
  if (token->kind != TOKEN_EOF) parser->at++;
  return token;
}

bool parser_take(parser *parser, token_kind kind) {
  if (!parser_at(parser, kind)) return false;
  parser_advance(parser);
  return true;
}

void parser_expect(parser *parser, token_kind kind) {
  if (!parser_take(parser, kind)) parser_fail(parser);
}

expression parser_fail(parser *parser) {
  parser->failed = true;
  parser->at = parser->tokens.count - 1;
  return (expression){cel_error_node(parser->ast, parser_peek(parser)->position), 0};
}

/* ---- nodes ---- */

expression parser_counted(parser *parser, cel_node *node, unsigned height) {
  if (height >= PARSER_RECURSION_LIMIT || (!parser->failed && parser_too_many_nodes(parser->ast)))
    return parser_fail(parser);
  return (expression){node, height + 1};
}

void parser_push(parser *parser, expressions *list, expression item, bool optional) {
  if (list->count == list->capacity) {
    size_t capacity = list->capacity ? list->capacity * 2 : 4;
    list->nodes = crd_arena_grow(parser->ast->arena, list->nodes, list->capacity * sizeof *list->nodes,
                                 capacity * sizeof *list->nodes);
    if (list->optional) list->optional = crd_arena_grow(parser->ast->arena, list->optional, list->capacity, capacity);
    list->capacity = capacity;
  }
  if (optional && !list->optional) list->optional = crd_arena_zalloc(parser->ast->arena, list->capacity);
  if (list->optional) list->optional[list->count] = optional;
  list->nodes[list->count++] = item.node;
  list->height = parser_higher(list->height, item.height);
}

void parser_grow(parser *parser, entries *entries, size_t count) {
  if (count < entries->capacity) return;
  size_t old = entries->capacity, capacity = old ? old * 2 : 4;
  crd_arena *arena = parser->ast->arena;
  entries->names = crd_arena_grow(arena, entries->names, old * sizeof(crd_string), capacity * sizeof(crd_string));
  entries->ids = crd_arena_grow(arena, entries->ids, old * sizeof(uint32_t), capacity * sizeof(uint32_t));
  entries->positions = crd_arena_grow(arena, entries->positions, old * sizeof(uint32_t), capacity * sizeof(uint32_t));
  entries->capacity = capacity;
}

/* ---- operators ---- */

/* !x, -x: pairs of the same sign cancel. A single '-' before a number belongs to the literal. */
static expression parse_unary(parser *parser) {
  token_kind sign = parser_kind(parser, 0);
  if ((sign != TOKEN_NOT && sign != TOKEN_MINUS) || parser_at_signed_number(parser)) return parser_member(parser);
  const token *first = parser_peek(parser);
  size_t count = 0;
  for (; parser_at(parser, sign); count++) parser_advance(parser);
  if (count % 2 == 0) return parser_member(parser);
  uint32_t id = cel_new_id(parser->ast);
  expression operand = parser_member(parser);
  operand.node = parser_sign(parser->ast, id, first, operand.node);
  return operand;
}

typedef expression operand_parser(parser *parser);

/* The operator `name` at hand with `left` before it; `depth` counts the rule that both operands are of. */
static expression parse_right(parser *parser, expression left, const char *name, unsigned *depth, operand_parser *operand) {
  const token *sign = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  if (++*depth > PARSER_RECURSION_LIMIT) parser_fail(parser);
  expression right = operand(parser);
  --*depth;
  cel_node *node = parser_binary(parser->ast, id, sign->position, name, left.node, right.node);
  return parser_counted(parser, node, parser_higher(left.height, right.height));
}

static expression parse_product(parser *parser) {
  expression left = parse_unary(parser);
  for (const char *name; (name = parser_multiplication(parser_kind(parser, 0)));)
    left = parse_right(parser, left, name, &parser->calc_depth, parse_unary);
  return left;
}

static expression parse_sum(parser *parser) {
  if (++parser->calc_depth > PARSER_RECURSION_LIMIT) parser_fail(parser);
  expression left = parse_product(parser);
  for (const char *name; (name = parser_addition(parser_kind(parser, 0)));)
    left = parse_right(parser, left, name, &parser->calc_depth, parse_product);
  parser->calc_depth--;
  return left;
}

static expression parse_relation(parser *parser) {
  if (++parser->relation_depth > PARSER_RECURSION_LIMIT) parser_fail(parser);
  expression left = parse_sum(parser);
  for (const char *name; (name = parser_comparison(parser_kind(parser, 0)));)
    left = parse_right(parser, left, name, &parser->relation_depth, parse_sum);
  parser->relation_depth--;
  return left;
}

static expression parse_logic(parser *parser, token_kind operator) {
  bool is_or = operator== TOKEN_OR;
  expression first = is_or ? parse_logic(parser, TOKEN_AND) : parse_relation(parser);
  if (!parser_at(parser, operator)) return first;
  expressions terms = {0};
  parser_push(parser, &terms, first, false);
  entries operators = {0};
  size_t count = 0;
  for (; parser_at(parser, operator); count++) {
    parser_grow(parser, &operators, count);
    operators.positions[count] = parser_advance(parser)->position;
    parser_push(parser, &terms, is_or ? parse_logic(parser, TOKEN_AND) : parse_relation(parser), false);
    operators.ids[count] = cel_new_id(parser->ast);
  }
  cel_node *node =
      parser_logic(parser->ast, is_or ? "_||_" : "_&&_", terms.nodes, operators.ids, operators.positions, count);
  return (expression){node, terms.height};
}

static expression parse_ternary(parser *parser, expression condition) {
  const token *question = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  expression yes = parse_logic(parser, TOKEN_OR);
  parser_expect(parser, TOKEN_COLON);
  expression no = parser_expression(parser);
  cel_node *node = parser_ternary(parser->ast, id, question->position, condition.node, yes.node, no.node);
  return parser_counted(parser, node, parser_higher(condition.height, parser_higher(yes.height, no.height)));
}

expression parser_expression(parser *parser) {
  if (++parser->expr_depth > PARSER_RECURSION_LIMIT) parser_fail(parser);
  expression left = parser->failed ? parser_fail(parser) : parse_logic(parser, TOKEN_OR);
  if (parser_at(parser, TOKEN_QUESTION)) left = parse_ternary(parser, left);
  parser->expr_depth--;
  return left;
}

bool cel_parse(cel_ast *ast, crd_arena *arena, crd_string source) {
  return cel_parse_version(ast, arena, source, 0);
}

bool cel_parse_version(cel_ast *ast, crd_arena *arena, crd_string source, unsigned version) {
  *ast = (cel_ast){.arena = arena, .source = source, .issues.arena = arena, .next_id = 1, .version = version};
  parser parser = {.ast = ast};
  if (!cel_lex(ast, &parser.tokens)) return false;
  expression whole = parser_expression(&parser);
  bool good = !parser.failed && parser_at(&parser, TOKEN_EOF) && parser.tokens.unknown_count == 0 && ast->issues.count == 0;
  if (good)
    ast->root = whole.node;
  else
    cel_recover(ast, &parser.tokens);
  return ast->root != NULL;
}
