/* The parser: recursive descent over the tokens, one function per rule of the grammar, making nodes in the order in which
 * cel-go's visitor makes them, so that ids agree. After a syntax error it goes on as ANTLR's default strategy does: it drops
 * one token where the next one fits, else skips to a token that can follow one of the open rules. Mirrors cel-go
 * parser/parser.go, parser/helper.go and parser/gen/CEL.g4. */
#include "cel/parser.h"

#include "cel/issues.h"

static void stop_at_depth(parser *parser) {
  if (!parser->stopped)
    cel_issue_add(parser->ast, CEL_NO_PLACE, "expression recursion limit exceeded: %d", PARSER_RECURSION_LIMIT);
  parser_stop(parser);
}

/* ---- nodes ---- */

expression parser_error(parser *parser) {
  return (expression){cel_error_node(parser->ast, parser_peek(parser)->position), 0};
}

/* An expression whose visit counts for the limit on recursion. */
expression parser_counted(parser *parser, cel_node *node, unsigned height) {
  if (height >= PARSER_RECURSION_LIMIT) {
    if (!parser->stopped) cel_issue_add(parser->ast, CEL_NO_PLACE, "max recursion depth exceeded");
    parser_stop(parser);
    return parser_error(parser);
  }
  if (parser->ast->next_id > CEL_NODE_LIMIT) {
    if (!parser->stopped)
      cel_issue_add(parser->ast, CEL_NO_PLACE, "expression exceeds %d nodes after its macros are expanded", CEL_NODE_LIMIT);
    parser_stop(parser);
    return parser_error(parser);
  }
  return (expression){node, height + 1};
}

cel_node *parser_binary(parser *parser, uint32_t id, uint32_t position, const char *name, cel_node *left, cel_node *right) {
  cel_node **arguments = crd_arena_alloc(parser->ast->arena, 2 * sizeof *arguments);
  arguments[0] = left;
  arguments[1] = right;
  return cel_call_new(parser->ast, id, position, name, arguments, 2);
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

/* ---- unary ---- */

/* What must come after the last '!' or '-'. ANTLR skips what cannot come after '!', and after '-' reports twice. */
static void after_signs(parser *parser, token_kind sign) {
  token_kind next = parser_kind(parser, 0);
  bool fits = token_starts_expression(next) && next != TOKEN_MINUS && next != TOKEN_NOT;
  if (fits || parser->recovering || (sign == TOKEN_NOT && parser_at_signed_number(parser))) return;
  if (sign == TOKEN_MINUS) {
    parser_report_no_way(parser, "-", 0);
    parser->recovering = parser->stopped;
    return;
  }
  parser_report(parser, "extraneous", parser_expression_start);
  while (!parser_can_follow(parser, parser_kind(parser, 0)) && !token_starts_expression(parser_kind(parser, 0)))
    parser->at++;
}

/* !x, -x: pairs of the same sign cancel. A single '-' before a number belongs to the literal. */
static expression parse_unary(parser *parser) {
  if (!parser->recovering && !token_starts_expression(parser_kind(parser, 0)) && !parser_at(parser, TOKEN_EOF) &&
      token_starts_expression(parser_kind(parser, 1))) {
    parser_report(parser, "extraneous", parser_expression_start);
    parser_advance(parser);
  }
  token_kind sign = parser_kind(parser, 0);
  if ((sign != TOKEN_NOT && sign != TOKEN_MINUS) || parser_at_signed_number(parser)) return parser_member(parser);
  const token *first = parser_peek(parser);
  size_t count = 0;
  for (; parser_at(parser, sign); count++) parser_advance(parser);
  after_signs(parser, sign);
  if (count % 2 == 0) return parser_member(parser);
  uint32_t id = cel_new_id(parser->ast);
  expression operand = parser_member(parser);
  cel_node **arguments = crd_arena_alloc(parser->ast->arena, sizeof *arguments);
  arguments[0] = operand.node;
  operand.node = cel_call_new(parser->ast, id, first->position, sign == TOKEN_NOT ? "!_" : "-_", arguments, 1);
  return operand;
}

/* ---- operators ---- */

static const char *multiplication(token_kind kind) {
  return kind == TOKEN_STAR ? "_*_" : kind == TOKEN_SLASH ? "_/_" : kind == TOKEN_PERCENT ? "_%_" : NULL;
}
static const char *addition(token_kind kind) {
  return kind == TOKEN_PLUS ? "_+_" : kind == TOKEN_MINUS ? "_-_" : NULL;
}
static const char *comparison(token_kind kind) {
  static const char *const names[] = {
      [TOKEN_EQUAL] = "_==_",      [TOKEN_NOT_EQUAL] = "_!=_",     [TOKEN_IN] = "@in",     [TOKEN_LESS] = "_<_",
      [TOKEN_LESS_EQUAL] = "_<=_", [TOKEN_GREATER_EQUAL] = "_>=_", [TOKEN_GREATER] = "_>_"};
  return kind < sizeof names / sizeof *names ? names[kind] : NULL;
}

static expression parse_product(parser *parser) {
  expression left = parse_unary(parser);
  for (const char *name; (name = multiplication(parser_kind(parser, 0)));) {
    const token *sign = parser_advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    if (++parser->calc_depth > PARSER_RECURSION_LIMIT) stop_at_depth(parser);
    expression right = parse_unary(parser);
    parser->calc_depth--;
    cel_node *node = parser_binary(parser, id, sign->position, name, left.node, right.node);
    left = parser_counted(parser, node, parser_higher(left.height, right.height));
  }
  return left;
}

static expression parse_sum(parser *parser) {
  if (++parser->calc_depth > PARSER_RECURSION_LIMIT) stop_at_depth(parser);
  expression left = parse_product(parser);
  for (const char *name; (name = addition(parser_kind(parser, 0)));) {
    const token *sign = parser_advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    if (++parser->calc_depth > PARSER_RECURSION_LIMIT) stop_at_depth(parser);
    expression right = parse_product(parser);
    parser->calc_depth--;
    cel_node *node = parser_binary(parser, id, sign->position, name, left.node, right.node);
    left = parser_counted(parser, node, parser_higher(left.height, right.height));
  }
  parser->calc_depth--;
  return left;
}

static expression parse_relation(parser *parser) {
  if (++parser->relation_depth > PARSER_RECURSION_LIMIT) stop_at_depth(parser);
  expression left = parse_sum(parser);
  for (const char *name; (name = comparison(parser_kind(parser, 0)));) {
    const token *sign = parser_advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    if (++parser->relation_depth > PARSER_RECURSION_LIMIT) stop_at_depth(parser);
    expression right = parse_sum(parser);
    parser->relation_depth--;
    cel_node *node = parser_binary(parser, id, sign->position, name, left.node, right.node);
    left = parser_counted(parser, node, parser_higher(left.height, right.height));
  }
  parser->relation_depth--;
  return left;
}

/* The terms between && or ||, and the ids and places of the operators. */
typedef struct chain {
  const char *name;
  cel_node **terms;
  uint32_t *ids, *positions;
} chain;

/* A balanced tree over operators low..high (logicManager.balancedTree). */
static cel_node *balance(parser *parser, const chain *chain, size_t low, size_t high) {
  size_t middle = (low + high + 1) / 2;
  cel_node *left = middle == low ? chain->terms[middle] : balance(parser, chain, low, middle - 1);
  cel_node *right = middle == high ? chain->terms[middle + 1] : balance(parser, chain, middle + 1, high);
  // There is an operator between two terms, so the chain has ids. NOLINTNEXTLINE(clang-analyzer-core.NullDereference)
  return parser_binary(parser, chain->ids[middle], chain->positions[middle], chain->name, left, right);
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
  chain chain = {is_or ? "_||_" : "_&&_", terms.nodes, operators.ids, operators.positions};
  return (expression){balance(parser, &chain, 0, count - 1), terms.height};
}

static expression parse_ternary(parser *parser, expression condition) {
  const token *question = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  parser->open[TOKEN_COLON]++;
  expression yes = parse_logic(parser, TOKEN_OR);
  parser->open[TOKEN_COLON]--;
  if (!parser_expect(parser, TOKEN_COLON, "':'", SITE_EXPR)) return parser_error(parser);
  expression no = parser_expression(parser);
  cel_node **arguments = crd_arena_alloc(parser->ast->arena, 3 * sizeof *arguments);
  arguments[0] = condition.node;
  arguments[1] = yes.node;
  arguments[2] = no.node;
  cel_node *node = cel_call_new(parser->ast, id, question->position, "_?_:_", arguments, 3);
  return parser_counted(parser, node, parser_higher(condition.height, parser_higher(yes.height, no.height)));
}

expression parser_expression(parser *parser) {
  if (++parser->expr_depth > PARSER_RECURSION_LIMIT) stop_at_depth(parser);
  expression left = parser->stopped ? parser_error(parser) : parse_logic(parser, TOKEN_OR);
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
  if (!parser.stopped && !parser_at(&parser, TOKEN_EOF)) {
    bool single = parser_kind(&parser, 1) == TOKEN_EOF;
    parser_report(&parser, single ? "extraneous" : "mismatched", "<EOF>");
  }
  if (ast->issues.count > 0) return false;
  ast->root = whole.node;
  return true;
}
