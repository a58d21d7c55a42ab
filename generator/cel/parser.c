/* The parser: recursive descent over the tokens, one function per rule of the grammar, making nodes in the order in which
 * cel-go's visitor makes them, so that ids agree. After a syntax error it goes on as ANTLR's default strategy does: it drops
 * one token where the next one fits, else skips to a token that can follow one of the open rules. Mirrors cel-go
 * parser/parser.go, parser/helper.go and parser/gen/CEL.g4. */
#include "cel/issues.h"
#include "cel/lexer.h"
#include "cel/node.h"

#include <errno.h>
#include <stdlib.h>

#define RECURSION_LIMIT 250
#define RECOVERY_LIMIT 30

/* A node and how deep cel-go's visitor goes for it, which is limited. */
typedef struct expression {
  cel_node *node;
  unsigned height;
} expression;

typedef struct expressions {
  cel_node **nodes;
  bool *optional; /* NULL: none */
  size_t count, capacity;
  unsigned height;
} expressions;

typedef struct parser {
  cel_ast *ast;
  token_list tokens;
  size_t at;
  unsigned expr_depth, relation_depth, calc_depth; /* of the rules that nest in themselves */
  unsigned open[TOKEN_ESCAPED_IDENTIFIER + 1];     /* how many open rules a token can continue, for the recovery */
  unsigned recoveries;
  bool recovering; /* no error is reported until a token matches again */
  bool stopped;    /* given up; the rest of the tokens is the end */
} parser;

static expression parse_expr(parser *parser);

/* ---- tokens ---- */

static const token *peek(const parser *parser) {
  return &parser->tokens.items[parser->at];
}
static token_kind kind_at(const parser *parser, size_t ahead) {
  size_t at = parser->at + ahead;
  return at < parser->tokens.count ? parser->tokens.items[at].kind : TOKEN_EOF;
}
static bool at_token(const parser *parser, token_kind kind) {
  return kind_at(parser, 0) == kind;
}

static const token *advance(parser *parser) {
  const token *token = peek(parser);
  if (token->kind != TOKEN_EOF) parser->at++;
  parser->recovering = false;
  return token;
}

static void stop(parser *parser) {
  parser->stopped = parser->recovering = true;
  parser->at = parser->tokens.count - 1;
}

static void stop_at_depth(parser *parser, const char *format) {
  if (!parser->stopped) cel_issue_add(parser->ast, CEL_NO_PLACE, format, RECURSION_LIMIT);
  stop(parser);
}

/* ---- syntax errors ---- */

static const char expression_start[] =
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

static void report(parser *parser, const char *what, const char *expecting) {
  if (parser->recovering) return;
  parser->recovering = true;
  const token *token = peek(parser);
  crd_string name = token_name(parser, token);
  cel_issue_add(parser->ast, token->position, "Syntax error: %s input '%.*s' expecting %s", what, CEL_PRINT(name),
                expecting);
}

/* After a '.' (or where `before` ends): nothing of the grammar goes on like this. cel-go words the reserved words
 * differently. */
static void report_no_way(parser *parser, const char *before) {
  const token *token = peek(parser);
  if (token->kind == TOKEN_TRUE || token->kind == TOKEN_FALSE || token->kind == TOKEN_NULL) {
    report(parser, "mismatched", "IDENTIFIER");
    return;
  }
  if (parser->recovering) return;
  parser->recovering = true;
  crd_string name = token->kind == TOKEN_EOF ? CRD_STRING("") : token_name(parser, token);
  cel_issue_add(parser->ast, token->position, "Syntax error: no viable alternative at input '%s%.*s'", before,
                CEL_PRINT(name));
}

static bool can_follow(const parser *parser, token_kind kind) {
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

/* Skips to a token with which one of the open rules can go on. */
static void recover(parser *parser) {
  if (parser->stopped) return;
  if (parser->recoveries++ == RECOVERY_LIMIT) {
    cel_issue_add(parser->ast, peek(parser)->position, "Syntax error: error recovery attempt limit exceeded: %d",
                  RECOVERY_LIMIT);
    stop(parser);
    return;
  }
  while (!can_follow(parser, kind_at(parser, 0))) parser->at++;
  parser->recovering = true;
}

/* The token that must come now. When it does not: drops one that is too many, or takes it as read where the rest fits. */
static bool expect(parser *parser, token_kind kind, const char *name) {
  if (at_token(parser, kind)) return advance(parser), true;
  if (parser->stopped) return false;
  if (!parser->recovering && kind_at(parser, 1) == kind && !at_token(parser, TOKEN_EOF)) {
    report(parser, "extraneous", name);
    advance(parser);
    return advance(parser), true;
  }
  bool closing = kind == TOKEN_RIGHT_PAREN || kind == TOKEN_RIGHT_BRACKET || kind == TOKEN_RIGHT_BRACE;
  if (closing && !parser->recovering && can_follow(parser, kind_at(parser, 0))) {
    crd_string found = token_name(parser, peek(parser));
    cel_issue_add(parser->ast, peek(parser)->position, "Syntax error: missing %s at '%.*s'", name, CEL_PRINT(found));
    parser->recovering = true;
    return true;
  }
  report(parser, "mismatched", name);
  recover(parser);
  return false;
}

/* ---- nodes ---- */

cel_node *cel_node_new(cel_ast *ast, cel_node_kind kind, uint32_t id, uint32_t position) {
  cel_node *node = crd_arena_zalloc(ast->arena, sizeof *node);
  node->kind = kind;
  node->id = id;
  node->position = position;
  return node;
}

cel_node *cel_call_new(cel_ast *ast, uint32_t id, uint32_t position, const char *name, cel_node **arguments, size_t count) {
  cel_node *node = cel_node_new(ast, CEL_NODE_CALL, id, position);
  node->name = crd_string_of(name);
  node->arguments = arguments;
  node->argument_count = count;
  return node;
}

cel_node *cel_error_node(cel_ast *ast, uint32_t position) {
  cel_node *node = cel_node_new(ast, CEL_NODE_CONSTANT, cel_new_id(ast), position);
  node->constant.kind = CEL_NULL;
  return node;
}

static expression error_here(parser *parser) {
  return (expression){cel_error_node(parser->ast, peek(parser)->position), 0};
}

static unsigned higher(unsigned a, unsigned b) {
  return a > b ? a : b;
}

/* An expression whose visit counts for the limit on recursion. */
static expression counted(parser *parser, cel_node *node, unsigned height) {
  if (height >= RECURSION_LIMIT) {
    if (!parser->stopped) cel_issue_add(parser->ast, CEL_NO_PLACE, "max recursion depth exceeded");
    stop(parser);
    return error_here(parser);
  }
  if (parser->ast->next_id > CEL_NODE_LIMIT) {
    if (!parser->stopped)
      cel_issue_add(parser->ast, CEL_NO_PLACE, "expression exceeds %d nodes after its macros are expanded", CEL_NODE_LIMIT);
    stop(parser);
    return error_here(parser);
  }
  return (expression){node, height + 1};
}

static cel_node *binary(parser *parser, uint32_t id, uint32_t position, const char *name, cel_node *left, cel_node *right) {
  cel_node **arguments = crd_arena_alloc(parser->ast->arena, 2 * sizeof *arguments);
  arguments[0] = left;
  arguments[1] = right;
  return cel_call_new(parser->ast, id, position, name, arguments, 2);
}

static void push(parser *parser, expressions *list, expression item, bool optional) {
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
  list->height = higher(list->height, item.height);
}

/* ---- literals ---- */

static expression literal(parser *parser, const token *first, cel_constant constant) {
  cel_node *node = cel_node_new(parser->ast, CEL_NODE_CONSTANT, cel_new_id(parser->ast), first->position);
  node->constant = constant;
  return (expression){node, 0};
}

static expression bad_literal(parser *parser, const token *first, const char *message) {
  cel_node *node = cel_error_node(parser->ast, first->position);
  cel_issue_add(parser->ast, first->position, "%s", message);
  return (expression){node, 0};
}

/* Digits of base 10 or 16 as uint64; false when they do not fit. */
static bool read_digits(crd_string text, uint64_t *value) {
  bool hex = crd_string_has_prefix(text, CRD_STRING("0x"));
  unsigned base = hex ? 16 : 10;
  *value = 0;
  for (size_t i = hex ? 2 : 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    uint64_t digit = c <= '9' ? c - (uint64_t)'0' : (c | 0x20u) - (uint64_t)'a' + 10;
    if (*value > (UINT64_MAX - digit) / base) return false;
    *value = *value * base + digit;
  }
  return true;
}

static expression parse_number(parser *parser) {
  const token *first = advance(parser);
  bool negative = first->kind == TOKEN_MINUS;
  const token *number = negative ? advance(parser) : first;
  uint64_t value = 0;
  if (number->kind == TOKEN_FLOAT) {
    crd_string text = crd_arena_copy(parser->ast->arena, number->text);
    double real = strtod(text.data, NULL);
    if (real > 1.7976931348623157e308) return bad_literal(parser, first, "invalid double literal");
    return literal(parser, first, (cel_constant){.kind = CEL_DOUBLE, .as.number = negative ? -real : real});
  }
  if (number->kind == TOKEN_UINT) {
    crd_string digits = {number->text.data, number->text.size - 1};
    if (!read_digits(digits, &value)) return bad_literal(parser, first, "invalid uint literal");
    return literal(parser, first, (cel_constant){.kind = CEL_UINT, .as.unsigned_integer = value});
  }
  if (!read_digits(number->text, &value) || value > (uint64_t)INT64_MAX + negative)
    return bad_literal(parser, first, "invalid int literal");
  int64_t integer = negative ? (value > INT64_MAX ? INT64_MIN : -(int64_t)value) : (int64_t)value;
  return literal(parser, first, (cel_constant){.kind = CEL_INT, .as.integer = integer});
}

static expression parse_text(parser *parser) {
  const token *token = advance(parser);
  bool bytes = token->kind == TOKEN_BYTES;
  crd_string quoted = {token->text.data + bytes, token->text.size - bytes}, value = {0};
  const char *error;
  if (!cel_unescape(parser->ast->arena, quoted, bytes, &value, &error)) bad_literal(parser, token, error);
  return literal(parser, token, (cel_constant){.kind = bytes ? CEL_BYTES : CEL_STRING, .as.text = value});
}

/* ---- lists, maps, messages, calls ---- */

static void open_bracket(parser *parser, token_kind closing, int change) {
  parser->open[closing] += (unsigned)change;
  parser->open[TOKEN_COMMA] += (unsigned)change;
  parser->open[TOKEN_DOT] += (unsigned)change;
  parser->open[TOKEN_LEFT_BRACKET] += (unsigned)change;
}

static bool starts_expression(token_kind kind) {
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

/* Arguments of a call after its '(' up to and with ')'. */
static expressions parse_arguments(parser *parser) {
  expressions list = {0};
  open_bracket(parser, TOKEN_RIGHT_PAREN, 1);
  if (!at_token(parser, TOKEN_RIGHT_PAREN)) {
    push(parser, &list, parse_expr(parser), false);
    while (at_token(parser, TOKEN_COMMA)) {
      advance(parser);
      push(parser, &list, parse_expr(parser), false);
    }
  }
  open_bracket(parser, TOKEN_RIGHT_PAREN, -1);
  expect(parser, TOKEN_RIGHT_PAREN, "')'");
  return list;
}

/* Before the entries of a list, map or message: whether there are any. A token that fits nowhere is dropped when the next
 * fits. */
static bool has_entries(parser *parser, token_kind closing, bool fields) {
  const char *expecting = fields ? "{'}', ',', '?', IDENTIFIER, ESC_IDENTIFIER}"
                          : closing == TOKEN_RIGHT_BRACE
                              ? "{'[', '{', '}', '(', '.', ',', '-', '!', '?', 'true', 'false', 'null', NUM_FLOAT, NUM_INT, "
                                "NUM_UINT, STRING, BYTES, IDENTIFIER}"
                              : "{'[', ']', '{', '(', '.', ',', '-', '!', '?', 'true', 'false', 'null', NUM_FLOAT, NUM_INT, "
                                "NUM_UINT, STRING, BYTES, IDENTIFIER}";
  for (int attempt = 0; attempt < 2; attempt++) {
    token_kind kind = kind_at(parser, 0), next = kind_at(parser, 1);
    if (kind == closing || kind == TOKEN_COMMA) return false;
    bool fits = fields ? kind == TOKEN_IDENTIFIER || kind == TOKEN_ESCAPED_IDENTIFIER : starts_expression(kind);
    if (fits || kind == TOKEN_QUESTION) return true;
    bool next_fits = fields ? next == TOKEN_IDENTIFIER || next == TOKEN_ESCAPED_IDENTIFIER : starts_expression(next);
    if (parser->stopped || kind == TOKEN_EOF || attempt > 0 ||
        !(next_fits || next == closing || next == TOKEN_COMMA || next == TOKEN_QUESTION))
      break;
    report(parser, "extraneous", expecting);
    advance(parser);
  }
  report(parser, "mismatched", expecting);
  recover(parser);
  return false;
}

/* Between entries: whether another one follows. */
static bool another_entry(parser *parser, token_kind closing) {
  if (!at_token(parser, TOKEN_COMMA)) return false;
  if (kind_at(parser, 1) == closing) return false;
  advance(parser);
  return true;
}

static bool take_question(parser *parser) {
  if (!at_token(parser, TOKEN_QUESTION)) return false;
  advance(parser);
  return true;
}

/* The end of a list, map or message: an optional comma and the bracket. */
static void close_entries(parser *parser, token_kind closing, const char *expecting) {
  if (at_token(parser, TOKEN_COMMA)) advance(parser);
  expect(parser, closing, expecting);
}

static expression parse_list(parser *parser) {
  const token *bracket = advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  expressions list = {0};
  open_bracket(parser, TOKEN_RIGHT_BRACKET, 1);
  if (has_entries(parser, TOKEN_RIGHT_BRACKET, false)) {
    do {
      bool optional = take_question(parser);
      push(parser, &list, parse_expr(parser), optional);
    } while (another_entry(parser, TOKEN_RIGHT_BRACKET));
  }
  open_bracket(parser, TOKEN_RIGHT_BRACKET, -1);
  close_entries(parser, TOKEN_RIGHT_BRACKET, "']'");
  cel_node *node = cel_node_new(parser->ast, CEL_NODE_LIST, id, bracket->position);
  node->arguments = list.nodes;
  node->argument_count = list.count;
  node->optional = list.optional;
  return (expression){node, list.height};
}

/* The entries of a map or message, which differ in their keys. */
typedef struct entries {
  expressions keys, values;
  crd_string *names;
  uint32_t *ids, *positions;
  size_t capacity;
} entries;

static void grow_entries(parser *parser, entries *entries, size_t count) {
  if (count < entries->capacity) return;
  size_t old = entries->capacity, capacity = old ? old * 2 : 4;
  crd_arena *arena = parser->ast->arena;
  entries->names = crd_arena_grow(arena, entries->names, old * sizeof(crd_string), capacity * sizeof(crd_string));
  entries->ids = crd_arena_grow(arena, entries->ids, old * sizeof(uint32_t), capacity * sizeof(uint32_t));
  entries->positions = crd_arena_grow(arena, entries->positions, old * sizeof(uint32_t), capacity * sizeof(uint32_t));
  entries->capacity = capacity;
}

static crd_string field_name(const token *token) {
  if (token->kind != TOKEN_ESCAPED_IDENTIFIER) return token->text;
  return (crd_string){token->text.data + 1, token->text.size - 2};
}

/* One entry up to and with its value. cel-go numbers the entry at its ':' before its key: the key's ids come later, so the
 * id is taken first and the key is parsed with it in hand. */
static bool parse_entry(parser *parser, entries *entries, bool fields) {
  bool optional = take_question(parser);
  uint32_t id = cel_new_id(parser->ast);
  size_t count = entries->values.count;
  grow_entries(parser, entries, count);
  if (!fields) {
    parser->open[TOKEN_COLON]++;
    push(parser, &entries->keys, parse_expr(parser), false);
    parser->open[TOKEN_COLON]--;
  } else if (at_token(parser, TOKEN_IDENTIFIER) || at_token(parser, TOKEN_ESCAPED_IDENTIFIER)) {
    entries->names[count] = field_name(advance(parser));
  } else {
    report(parser, "mismatched", "{IDENTIFIER, ESC_IDENTIFIER}");
    recover(parser);
    return false;
  }
  uint32_t position = peek(parser)->position;
  if (!expect(parser, TOKEN_COLON, "':'")) return false;
  expression value = parse_expr(parser);
  entries->ids[count] = id;
  entries->positions[count] = position;
  push(parser, &entries->values, value, optional);
  return true;
}

/* A map, or a message whose name was read; at '{'. */
static expression parse_entries(parser *parser, cel_node_kind kind, crd_string name) {
  const token *brace = advance(parser);
  bool fields = kind == CEL_NODE_STRUCT;
  uint32_t id = cel_new_id(parser->ast);
  entries entries = {0};
  open_bracket(parser, TOKEN_RIGHT_BRACE, 1);
  if (has_entries(parser, TOKEN_RIGHT_BRACE, fields)) {
    while (parse_entry(parser, &entries, fields) && another_entry(parser, TOKEN_RIGHT_BRACE)) {
    }
  }
  open_bracket(parser, TOKEN_RIGHT_BRACE, -1);
  close_entries(parser, TOKEN_RIGHT_BRACE, "'}'");
  cel_node *node = cel_node_new(parser->ast, kind, id, brace->position);
  node->name = name;
  node->keys = entries.keys.nodes;
  node->names = fields ? entries.names : NULL;
  node->arguments = entries.values.nodes;
  node->argument_count = entries.values.count;
  node->optional = entries.values.optional;
  node->entry_ids = entries.ids;
  node->entry_positions = entries.positions;
  return (expression){node, higher(entries.keys.height, entries.values.height)};
}

static expression make_call(parser *parser, uint32_t id, uint32_t position, crd_string name, cel_node *target,
                            const expressions *list) {
  cel_node *node;
  if (!cel_expand_macro(parser->ast, id, position, name, target, list->nodes, list->count, &node)) {
    node = cel_call_new(parser->ast, id, position, NULL, list->nodes, list->count);
    node->name = name;
    node->target = target;
  }
  return (expression){node, list->height};
}

/* ---- identifiers ---- */

static bool is_reserved(crd_string name) {
  static const char *const words[] = {"as",  "break", "const",   "continue",  "else",   "for", "function", "if",   "import",
                                      "let", "loop",  "package", "namespace", "return", "var", "void",     "while"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (crd_string_equal(name, crd_string_of(words[i]))) return true;
  return false;
}

/* Whether the identifiers and dots from here lead to a '{', which makes them the name of a message. */
static bool names_message(const parser *parser) {
  size_t ahead = at_token(parser, TOKEN_DOT);
  while (kind_at(parser, ahead) == TOKEN_IDENTIFIER && kind_at(parser, ahead + 1) == TOKEN_DOT) ahead += 2;
  return kind_at(parser, ahead) == TOKEN_IDENTIFIER && kind_at(parser, ahead + 1) == TOKEN_LEFT_BRACE;
}

static crd_string dotted(parser *parser, bool dot, crd_string name) {
  return dot ? crd_arena_printf(parser->ast->arena, ".%.*s", CEL_PRINT(name)) : name;
}

/* .name, name, name(...), a.b.Name{...} */
static expression parse_name(parser *parser) {
  if (names_message(parser)) {
    crd_text name = {.arena = parser->ast->arena};
    while (!at_token(parser, TOKEN_LEFT_BRACE)) crd_text_add(&name, advance(parser)->text);
    return parse_entries(parser, CEL_NODE_STRUCT, crd_text_string(&name));
  }
  const token *first = peek(parser);
  bool dot = first->kind == TOKEN_DOT;
  if (dot) advance(parser);
  if (!at_token(parser, TOKEN_IDENTIFIER)) {
    report_no_way(parser, ".");
    recover(parser);
    return error_here(parser);
  }
  const token *name = advance(parser);
  bool reserved = is_reserved(name->text), is_call = at_token(parser, TOKEN_LEFT_PAREN);
  if (!is_call) {
    if (reserved)
      return bad_literal(parser, first,
                         crd_arena_printf(parser->ast->arena, "reserved identifier: %.*s", CEL_PRINT(name->text)).data);
    cel_node *node = cel_node_new(parser->ast, CEL_NODE_IDENT, cel_new_id(parser->ast), name->position);
    node->name = dotted(parser, dot, name->text);
    return (expression){node, 0};
  }
  const token *paren = advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  expressions list = parse_arguments(parser);
  if (reserved)
    return bad_literal(parser, first,
                       crd_arena_printf(parser->ast->arena, "reserved identifier: %.*s", CEL_PRINT(name->text)).data);
  return make_call(parser, id, paren->position, dotted(parser, dot, name->text), NULL, &list);
}

/* ---- primary, member, unary ---- */

static expression parse_nested(parser *parser) {
  advance(parser);
  open_bracket(parser, TOKEN_RIGHT_PAREN, 1);
  expression nested = parse_expr(parser);
  open_bracket(parser, TOKEN_RIGHT_PAREN, -1);
  expect(parser, TOKEN_RIGHT_PAREN, "')'");
  return nested;
}

static bool is_signed_number(const parser *parser) {
  token_kind next = kind_at(parser, 1);
  return at_token(parser, TOKEN_MINUS) && (next == TOKEN_INT || next == TOKEN_FLOAT);
}

static expression parse_primary(parser *parser) {
  const token *token = peek(parser);
  switch (token->kind) {
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
    return parse_number(parser);
  case TOKEN_STRING:
  case TOKEN_BYTES:
    return parse_text(parser);
  case TOKEN_TRUE:
  case TOKEN_FALSE:
    advance(parser);
    return literal(parser, token, (cel_constant){.kind = CEL_BOOL, .as.boolean = token->kind == TOKEN_TRUE});
  case TOKEN_NULL:
    advance(parser);
    return literal(parser, token, (cel_constant){.kind = CEL_NULL});
  default:
    if (is_signed_number(parser)) return parse_number(parser);
    report(parser, "mismatched", expression_start);
    recover(parser);
    return error_here(parser);
  }
}

/* .name, .?name, .name(...); at '.'. */
static expression parse_select(parser *parser, expression operand) {
  const token *dot = advance(parser);
  bool optional = take_question(parser);
  if (!at_token(parser, TOKEN_IDENTIFIER) && !at_token(parser, TOKEN_ESCAPED_IDENTIFIER)) {
    report_no_way(parser, optional ? ".?" : ".");
    recover(parser);
    return error_here(parser);
  }
  const token *name = advance(parser);
  if (!optional && name->kind == TOKEN_IDENTIFIER && at_token(parser, TOKEN_LEFT_PAREN)) {
    const token *paren = advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    expressions list = parse_arguments(parser);
    expression call = make_call(parser, id, paren->position, name->text, operand.node, &list);
    return counted(parser, call.node, higher(operand.height, call.height));
  }
  if (optional) {
    cel_node *field = cel_node_new(parser->ast, CEL_NODE_CONSTANT, cel_new_id(parser->ast), name->position);
    field->constant = (cel_constant){.kind = CEL_STRING, .as.text = field_name(name)};
    uint32_t id = cel_new_id(parser->ast);
    return counted(parser, binary(parser, id, dot->position, "_?._", operand.node, field), operand.height);
  }
  cel_node *node = cel_node_new(parser->ast, CEL_NODE_SELECT, cel_new_id(parser->ast), dot->position);
  node->target = operand.node;
  node->name = field_name(name);
  return counted(parser, node, operand.height);
}

/* [x], [?x]; at '['. */
static expression parse_index(parser *parser, expression operand) {
  const token *bracket = advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  bool optional = take_question(parser);
  open_bracket(parser, TOKEN_RIGHT_BRACKET, 1);
  expression index = parse_expr(parser);
  open_bracket(parser, TOKEN_RIGHT_BRACKET, -1);
  expect(parser, TOKEN_RIGHT_BRACKET, "']'");
  cel_node *node = binary(parser, id, bracket->position, optional ? "_[?_]" : "_[_]", operand.node, index.node);
  return counted(parser, node, higher(operand.height, index.height));
}

static expression parse_member(parser *parser) {
  expression left = parse_primary(parser);
  for (;;) {
    if (at_token(parser, TOKEN_DOT))
      left = parse_select(parser, left);
    else if (at_token(parser, TOKEN_LEFT_BRACKET))
      left = parse_index(parser, left);
    else
      return left;
  }
}

/* !x, -x: pairs of the same sign cancel. A single '-' before a number belongs to the literal. */
static expression parse_unary(parser *parser) {
  if (!parser->recovering && !starts_expression(kind_at(parser, 0)) && !at_token(parser, TOKEN_EOF) &&
      starts_expression(kind_at(parser, 1))) {
    report(parser, "extraneous", expression_start);
    advance(parser);
  }
  token_kind sign = kind_at(parser, 0);
  if ((sign != TOKEN_NOT && sign != TOKEN_MINUS) || is_signed_number(parser)) return parse_member(parser);
  const token *first = peek(parser);
  size_t count = 0;
  for (; at_token(parser, sign); count++) advance(parser);
  token_kind next = kind_at(parser, 0);
  if (!starts_expression(next) || next == TOKEN_MINUS || next == TOKEN_NOT) {
    bool negated_number = sign == TOKEN_NOT && is_signed_number(parser);
    if (!negated_number && !parser->recovering) { /* ANTLR reports the operator and then what is missing */
      report_no_way(parser, sign == TOKEN_MINUS ? "-" : "!");
      parser->recovering = parser->stopped;
    }
  }
  if (count % 2 == 0) return parse_member(parser);
  uint32_t id = cel_new_id(parser->ast);
  expression operand = parse_member(parser);
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
  for (const char *name; (name = multiplication(kind_at(parser, 0)));) {
    const token *sign = advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    if (++parser->calc_depth > RECURSION_LIMIT) stop_at_depth(parser, "expression recursion limit exceeded: %d");
    expression right = parse_unary(parser);
    parser->calc_depth--;
    cel_node *node = binary(parser, id, sign->position, name, left.node, right.node);
    left = counted(parser, node, higher(left.height, right.height));
  }
  return left;
}

static expression parse_sum(parser *parser) {
  if (++parser->calc_depth > RECURSION_LIMIT) stop_at_depth(parser, "expression recursion limit exceeded: %d");
  expression left = parse_product(parser);
  for (const char *name; (name = addition(kind_at(parser, 0)));) {
    const token *sign = advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    if (++parser->calc_depth > RECURSION_LIMIT) stop_at_depth(parser, "expression recursion limit exceeded: %d");
    expression right = parse_product(parser);
    parser->calc_depth--;
    cel_node *node = binary(parser, id, sign->position, name, left.node, right.node);
    left = counted(parser, node, higher(left.height, right.height));
  }
  parser->calc_depth--;
  return left;
}

static expression parse_relation(parser *parser) {
  if (++parser->relation_depth > RECURSION_LIMIT) stop_at_depth(parser, "expression recursion limit exceeded: %d");
  expression left = parse_sum(parser);
  for (const char *name; (name = comparison(kind_at(parser, 0)));) {
    const token *sign = advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    if (++parser->relation_depth > RECURSION_LIMIT) stop_at_depth(parser, "expression recursion limit exceeded: %d");
    expression right = parse_sum(parser);
    parser->relation_depth--;
    cel_node *node = binary(parser, id, sign->position, name, left.node, right.node);
    left = counted(parser, node, higher(left.height, right.height));
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
  return binary(parser, chain->ids[middle], chain->positions[middle], chain->name, left, right);
}

static expression parse_logic(parser *parser, token_kind operator) {
  bool is_or = operator== TOKEN_OR;
  expression first = is_or ? parse_logic(parser, TOKEN_AND) : parse_relation(parser);
  if (!at_token(parser, operator)) return first;
  expressions terms = {0};
  push(parser, &terms, first, false);
  entries operators = {0};
  size_t count = 0;
  for (; at_token(parser, operator); count++) {
    grow_entries(parser, &operators, count);
    operators.positions[count] = advance(parser)->position;
    push(parser, &terms, is_or ? parse_logic(parser, TOKEN_AND) : parse_relation(parser), false);
    operators.ids[count] = cel_new_id(parser->ast);
  }
  chain chain = {is_or ? "_||_" : "_&&_", terms.nodes, operators.ids, operators.positions};
  return (expression){balance(parser, &chain, 0, count - 1), terms.height};
}

static expression parse_ternary(parser *parser, expression condition) {
  const token *question = advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  parser->open[TOKEN_COLON]++;
  expression yes = parse_logic(parser, TOKEN_OR);
  parser->open[TOKEN_COLON]--;
  if (!expect(parser, TOKEN_COLON, "':'")) return error_here(parser);
  expression no = parse_expr(parser);
  cel_node **arguments = crd_arena_alloc(parser->ast->arena, 3 * sizeof *arguments);
  arguments[0] = condition.node;
  arguments[1] = yes.node;
  arguments[2] = no.node;
  cel_node *node = cel_call_new(parser->ast, id, question->position, "_?_:_", arguments, 3);
  return counted(parser, node, higher(condition.height, higher(yes.height, no.height)));
}

static expression parse_expr(parser *parser) {
  if (++parser->expr_depth > RECURSION_LIMIT) stop_at_depth(parser, "expression recursion limit exceeded: %d");
  expression left = parser->stopped ? error_here(parser) : parse_logic(parser, TOKEN_OR);
  if (at_token(parser, TOKEN_QUESTION)) left = parse_ternary(parser, left);
  parser->expr_depth--;
  return left;
}

bool cel_parse(cel_ast *ast, crd_arena *arena, crd_string source) {
  *ast = (cel_ast){.arena = arena, .source = source, .issues.arena = arena, .next_id = 1};
  parser parser = {.ast = ast};
  if (!cel_lex(ast, &parser.tokens)) return false;
  expression whole = parse_expr(&parser);
  if (!parser.stopped && !at_token(&parser, TOKEN_EOF)) {
    bool single = kind_at(&parser, 1) == TOKEN_EOF;
    report(&parser, single ? "extraneous" : "mismatched", "<EOF>");
  }
  if (ast->issues.count > 0) return false;
  ast->root = whole.node;
  return true;
}
