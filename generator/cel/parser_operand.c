/* The operands of an expression: literals, names, calls, lists, maps, messages and what is selected from them. Mirrors
 * cel-go parser/parser.go (member and primary of parser/gen/CEL.g4). */
#include "cel/issues.h"
#include "cel/parser.h"
#include "cel/type.h"

#include <stdlib.h>

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
  const token *first = parser_advance(parser);
  bool negative = first->kind == TOKEN_MINUS;
  const token *number = negative ? parser_advance(parser) : first;
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
  const token *token = parser_advance(parser);
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

/* Arguments of a call after its '(' up to and with ')'. */
static expressions parse_arguments(parser *parser, site site) {
  expressions list = {0};
  open_bracket(parser, TOKEN_RIGHT_PAREN, 1);
  if (!parser_at(parser, TOKEN_RIGHT_PAREN)) {
    parser_push(parser, &list, parser_expression(parser), false);
    while (parser_at(parser, TOKEN_COMMA)) {
      parser_advance(parser);
      parser_push(parser, &list, parser_expression(parser), false);
    }
  }
  open_bracket(parser, TOKEN_RIGHT_PAREN, -1);
  if (!parser_expect(parser, TOKEN_RIGHT_PAREN, "')'", site)) parser->broken = site == SITE_MEMBER;
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
    token_kind kind = parser_kind(parser, 0), next = parser_kind(parser, 1);
    if (kind == closing || kind == TOKEN_COMMA) return false;
    bool fits = fields ? kind == TOKEN_IDENTIFIER || kind == TOKEN_ESCAPED_IDENTIFIER : token_starts_expression(kind);
    if (fits || kind == TOKEN_QUESTION) return true;
    bool next_fits = fields ? next == TOKEN_IDENTIFIER || next == TOKEN_ESCAPED_IDENTIFIER : token_starts_expression(next);
    if (parser->stopped || kind == TOKEN_EOF || attempt > 0 ||
        !(next_fits || next == closing || next == TOKEN_COMMA || next == TOKEN_QUESTION))
      break;
    parser_report(parser, "extraneous", expecting);
    parser_advance(parser);
  }
  parser_report(parser, "mismatched", expecting);
  parser_recover(parser, SITE_PRIMARY);
  return false;
}

/* Between entries: whether another one follows. */
static bool another_entry(parser *parser, token_kind closing) {
  if (!parser_at(parser, TOKEN_COMMA)) return false;
  if (parser_kind(parser, 1) == closing) return false;
  parser_advance(parser);
  return true;
}

/* The end of a list, map or message: an optional comma and the bracket. */
static void close_entries(parser *parser, token_kind closing, const char *expecting) {
  if (parser_at(parser, TOKEN_COMMA)) parser_advance(parser);
  parser_expect(parser, closing, expecting, SITE_PRIMARY);
}

static expression parse_list(parser *parser) {
  const token *bracket = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  expressions list = {0};
  open_bracket(parser, TOKEN_RIGHT_BRACKET, 1);
  if (has_entries(parser, TOKEN_RIGHT_BRACKET, false)) {
    do {
      bool optional = parser_take_question(parser);
      parser_push(parser, &list, parser_expression(parser), optional);
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

static crd_string field_name(const token *token) {
  if (token->kind != TOKEN_ESCAPED_IDENTIFIER) return token->text;
  return (crd_string){token->text.data + 1, token->text.size - 2};
}

/* One entry up to and with its value. cel-go numbers the entry at its ':' before its key: the key's ids come later, so the
 * id is taken first and the key is parsed with it in hand. */
static bool parse_entry(parser *parser, entries *entries, bool fields) {
  bool optional = parser_take_question(parser);
  uint32_t id = cel_new_id(parser->ast);
  size_t count = entries->values.count;
  parser_grow(parser, entries, count);
  if (!fields) {
    parser->open[TOKEN_COLON]++;
    parser_push(parser, &entries->keys, parser_expression(parser), false);
    parser->open[TOKEN_COLON]--;
  } else if (parser_at(parser, TOKEN_IDENTIFIER) || parser_at(parser, TOKEN_ESCAPED_IDENTIFIER)) {
    entries->names[count] = field_name(parser_advance(parser));
  } else {
    parser_report(parser, "mismatched", "{IDENTIFIER, ESC_IDENTIFIER}");
    parser_recover(parser, SITE_FIELD);
    return false;
  }
  uint32_t position = parser_peek(parser)->position;
  if (!parser_expect(parser, TOKEN_COLON, "':'", SITE_ENTRIES)) return false;
  expression value = parser_expression(parser);
  entries->ids[count] = id;
  entries->positions[count] = position;
  parser_push(parser, &entries->values, value, optional);
  return true;
}

/* A map, or a message whose name was read; at '{'. */
static expression parse_entries(parser *parser, cel_node_kind kind, crd_string name) {
  const token *brace = parser_advance(parser);
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
  return (expression){node, parser_higher(entries.keys.height, entries.values.height)};
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

/* Whether the identifiers and dots from here lead to a '{', which makes them the name of a message. */
static bool names_message(const parser *parser) {
  size_t ahead = parser_at(parser, TOKEN_DOT);
  while (parser_kind(parser, ahead) == TOKEN_IDENTIFIER && parser_kind(parser, ahead + 1) == TOKEN_DOT) ahead += 2;
  return parser_kind(parser, ahead) == TOKEN_IDENTIFIER && parser_kind(parser, ahead + 1) == TOKEN_LEFT_BRACE;
}

static expression reserved_name(parser *parser, const token *first, crd_string name) {
  return bad_literal(parser, first, crd_arena_printf(parser->ast->arena, "reserved identifier: %.*s", CEL_PRINT(name)).data);
}

static crd_string dotted(parser *parser, bool dot, crd_string name) {
  return dot ? crd_arena_printf(parser->ast->arena, ".%.*s", CEL_PRINT(name)) : name;
}

/* .name, name, name(...), a.b.Name{...} */
static expression parse_name(parser *parser) {
  if (names_message(parser)) {
    crd_text name = {.arena = parser->ast->arena};
    while (!parser_at(parser, TOKEN_LEFT_BRACE)) crd_text_add(&name, parser_advance(parser)->text);
    return parse_entries(parser, CEL_NODE_STRUCT, crd_text_string(&name));
  }
  const token *first = parser_peek(parser);
  bool dot = first->kind == TOKEN_DOT;
  if (dot && parser_kind(parser, 1) != TOKEN_IDENTIFIER) {
    parser_report_no_way(parser, ".", 1);
    parser_recover(parser, SITE_PRIMARY);
    return parser_error(parser);
  }
  if (dot) parser_advance(parser);
  const token *name = parser_advance(parser);
  bool reserved = cel_is_reserved(name->text), is_call = parser_at(parser, TOKEN_LEFT_PAREN);
  if (!is_call) {
    if (reserved) return reserved_name(parser, first, name->text);
    cel_node *node = cel_node_new(parser->ast, CEL_NODE_IDENT, cel_new_id(parser->ast), name->position);
    node->name = dotted(parser, dot, name->text);
    return (expression){node, 0};
  }
  const token *paren = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  expressions list = parse_arguments(parser, SITE_PRIMARY);
  if (reserved) return reserved_name(parser, first, name->text);
  return make_call(parser, id, paren->position, dotted(parser, dot, name->text), NULL, &list);
}

/* ---- primary, member, unary ---- */

static expression parse_nested(parser *parser) {
  parser_advance(parser);
  open_bracket(parser, TOKEN_RIGHT_PAREN, 1);
  expression nested = parser_expression(parser);
  open_bracket(parser, TOKEN_RIGHT_PAREN, -1);
  parser_expect(parser, TOKEN_RIGHT_PAREN, "')'", SITE_PRIMARY);
  return nested;
}

static expression parse_primary(parser *parser) {
  const token *token = parser_peek(parser);
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
    parser_advance(parser);
    return literal(parser, token, (cel_constant){.kind = CEL_BOOL, .as.boolean = token->kind == TOKEN_TRUE});
  case TOKEN_NULL:
    parser_advance(parser);
    return literal(parser, token, (cel_constant){.kind = CEL_NULL});
  default:
    if (parser_at_signed_number(parser)) return parse_number(parser);
    parser_report(parser, "mismatched", parser_expression_start);
    parser_recover(parser, SITE_UNARY);
    return parser_error(parser);
  }
}

/* ?name after the '.' of .?name. */
static expression parse_optional_select(parser *parser, expression operand, const token *dot) {
  parser_advance(parser);
  const token *name = parser_peek(parser);
  crd_string text = {"", 0};
  if (name->kind == TOKEN_IDENTIFIER || name->kind == TOKEN_ESCAPED_IDENTIFIER) {
    text = field_name(parser_advance(parser));
  } else {
    parser_report(parser, "mismatched", "{IDENTIFIER, ESC_IDENTIFIER}");
    if (!parser->stopped) cel_issue_add(parser->ast, name->position, "unsupported ident kind");
    parser_recover(parser, SITE_FIELD);
  }
  cel_node *field = cel_node_new(parser->ast, CEL_NODE_CONSTANT, cel_new_id(parser->ast), name->position);
  field->constant = (cel_constant){.kind = CEL_STRING, .as.text = text};
  uint32_t id = cel_new_id(parser->ast);
  return parser_counted(parser, parser_binary(parser, id, dot->position, "_?._", operand.node, field), operand.height);
}

/* .name, .?name, .name(...); at '.'. `start` is where the operand starts. */
static expression parse_select(parser *parser, expression operand, uint32_t start) {
  bool optional = parser_kind(parser, 1) == TOKEN_QUESTION;
  token_kind next = parser_kind(parser, 1 + optional);
  if (!optional && next != TOKEN_IDENTIFIER && next != TOKEN_ESCAPED_IDENTIFIER) {
    parser_report_no_way(parser, ".", 1);
    parser_recover(parser, SITE_MEMBER);
    parser->broken = true;
    return (expression){cel_error_node(parser->ast, start), 0};
  }
  const token *dot = parser_advance(parser);
  if (optional) return parse_optional_select(parser, operand, dot);
  const token *name = parser_advance(parser);
  if (next == TOKEN_IDENTIFIER && parser_at(parser, TOKEN_LEFT_PAREN)) {
    const token *paren = parser_advance(parser);
    uint32_t id = cel_new_id(parser->ast);
    expressions list = parse_arguments(parser, SITE_MEMBER);
    expression call = make_call(parser, id, paren->position, name->text, operand.node, &list);
    return parser_counted(parser, call.node, parser_higher(operand.height, call.height));
  }
  cel_node *node = cel_node_new(parser->ast, CEL_NODE_SELECT, cel_new_id(parser->ast), dot->position);
  node->target = operand.node;
  node->name = field_name(name);
  return parser_counted(parser, node, operand.height);
}

/* [x], [?x]; at '['. */
static expression parse_index(parser *parser, expression operand) {
  const token *bracket = parser_advance(parser);
  uint32_t id = cel_new_id(parser->ast);
  bool optional = parser_take_question(parser);
  open_bracket(parser, TOKEN_RIGHT_BRACKET, 1);
  expression index = parser_expression(parser);
  open_bracket(parser, TOKEN_RIGHT_BRACKET, -1);
  if (!parser_expect(parser, TOKEN_RIGHT_BRACKET, "']'", SITE_MEMBER)) parser->broken = true;
  cel_node *node = parser_binary(parser, id, bracket->position, optional ? "_[?_]" : "_[_]", operand.node, index.node);
  return parser_counted(parser, node, parser_higher(operand.height, index.height));
}

expression parser_member(parser *parser) {
  uint32_t start = parser_peek(parser)->position;
  expression left = parse_primary(parser);
  parser->broken = false;
  while (!parser->broken) {
    if (parser_at(parser, TOKEN_DOT))
      left = parse_select(parser, left, start);
    else if (parser_at(parser, TOKEN_LEFT_BRACKET))
      left = parse_index(parser, left);
    else
      break;
  }
  parser->broken = false;
  return left;
}
