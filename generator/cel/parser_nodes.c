/* Nodes of an expression, made of its tokens and of other nodes. Mirrors cel-go parser/parser.go (the visitor) and
 * parser/helper.go. */
#include "cel/issues.h"
#include "cel/parser.h"

#include <stdlib.h>

/* ---- literals ---- */

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

static const char *read_number(cel_ast *ast, bool negative, const token *number, cel_constant *constant) {
  uint64_t value = 0;
  if (number->kind == TOKEN_FLOAT) {
    double real = strtod(crd_arena_copy(ast->arena, number->text).data, NULL);
    if (real > 1.7976931348623157e308) return "invalid double literal";
    *constant = (cel_constant){.kind = CEL_DOUBLE, .as.number = negative ? -real : real};
    return NULL;
  }
  if (number->kind == TOKEN_UINT) {
    if (!read_digits((crd_string){number->text.data, number->text.size - 1}, &value)) return "invalid uint literal";
    *constant = (cel_constant){.kind = CEL_UINT, .as.unsigned_integer = value};
    return NULL;
  }
  if (!read_digits(number->text, &value) || value > (uint64_t)INT64_MAX + negative) return "invalid int literal";
  int64_t integer = negative ? (value > INT64_MAX ? INT64_MIN : -(int64_t)value) : (int64_t)value;
  *constant = (cel_constant){.kind = CEL_INT, .as.integer = integer};
  return NULL;
}

static const char *read_text(cel_ast *ast, const token *token, cel_constant *constant) {
  bool bytes = token->kind == TOKEN_BYTES;
  crd_string quoted = {token->text.data + bytes, token->text.size - bytes};
  const char *error;
  constant->kind = bytes ? CEL_BYTES : CEL_STRING;
  return cel_unescape(ast->arena, quoted, bytes, &constant->as.text, &error) ? NULL : error;
}

cel_node *parser_literal(cel_ast *ast, const token *sign, const token *literal, const char **error) {
  cel_constant constant = {.kind = CEL_NULL};
  *error = NULL;
  switch (literal->kind) {
  case TOKEN_TRUE:
  case TOKEN_FALSE:
    constant = (cel_constant){.kind = CEL_BOOL, .as.boolean = literal->kind == TOKEN_TRUE};
    break;
  case TOKEN_NULL:
    break;
  case TOKEN_STRING:
  case TOKEN_BYTES:
    *error = read_text(ast, literal, &constant);
    break;
  default:
    *error = read_number(ast, sign != NULL, literal, &constant);
  }
  if (*error) return NULL;
  cel_node *node = cel_node_new(ast, CEL_NODE_CONSTANT, cel_new_id(ast), (sign ? sign : literal)->position);
  node->constant = constant;
  return node;
}

/* ---- operators ---- */

const char *parser_multiplication(token_kind kind) {
  return kind == TOKEN_STAR ? "_*_" : kind == TOKEN_SLASH ? "_/_" : kind == TOKEN_PERCENT ? "_%_" : NULL;
}

const char *parser_addition(token_kind kind) {
  return kind == TOKEN_PLUS ? "_+_" : kind == TOKEN_MINUS ? "_-_" : NULL;
}

const char *parser_comparison(token_kind kind) {
  static const char *const names[] = {
      [TOKEN_EQUAL] = "_==_",      [TOKEN_NOT_EQUAL] = "_!=_",     [TOKEN_IN] = "@in",     [TOKEN_LESS] = "_<_",
      [TOKEN_LESS_EQUAL] = "_<=_", [TOKEN_GREATER_EQUAL] = "_>=_", [TOKEN_GREATER] = "_>_"};
  return kind < sizeof names / sizeof *names ? names[kind] : NULL;
}

cel_node *parser_binary(cel_ast *ast, uint32_t id, uint32_t position, const char *name, cel_node *left, cel_node *right) {
  cel_node **arguments = crd_arena_alloc(ast->arena, 2 * sizeof *arguments);
  arguments[0] = left;
  arguments[1] = right;
  return cel_call_new(ast, id, position, name, arguments, 2);
}

cel_node *parser_ternary(cel_ast *ast, uint32_t id, uint32_t position, cel_node *condition, cel_node *yes, cel_node *no) {
  cel_node **arguments = crd_arena_alloc(ast->arena, 3 * sizeof *arguments);
  arguments[0] = condition;
  arguments[1] = yes;
  arguments[2] = no;
  return cel_call_new(ast, id, position, "_?_:_", arguments, 3);
}

cel_node *parser_sign(cel_ast *ast, uint32_t id, const token *sign, cel_node *operand) {
  cel_node **arguments = crd_arena_alloc(ast->arena, sizeof *arguments);
  arguments[0] = operand;
  return cel_call_new(ast, id, sign->position, sign->kind == TOKEN_NOT ? "!_" : "-_", arguments, 1);
}

/* The terms between && or ||, and the ids and places of the operators. */
typedef struct chain {
  cel_ast *ast;
  const char *name;
  cel_node **terms;
  const uint32_t *ids, *positions;
} chain;

/* A balanced tree over operators low..high (logicManager.balancedTree). */
static cel_node *balance(const chain *chain, size_t low, size_t high) {
  size_t middle = (low + high + 1) / 2;
  cel_node *left = middle == low ? chain->terms[middle] : balance(chain, low, middle - 1);
  cel_node *right = middle == high ? chain->terms[middle + 1] : balance(chain, middle + 1, high);
  // There is an operator between two terms, so the chain has ids. NOLINTNEXTLINE(clang-analyzer-core.NullDereference)
  return parser_binary(chain->ast, chain->ids[middle], chain->positions[middle], chain->name, left, right);
}

cel_node *parser_logic(cel_ast *ast, const char *name, cel_node **terms, const uint32_t *ids, const uint32_t *positions,
                       size_t count) {
  chain chain = {ast, name, terms, ids, positions};
  return balance(&chain, 0, count - 1);
}

/* ---- names and calls ---- */

crd_string parser_field_name(const token *token) {
  if (token->kind != TOKEN_ESCAPED_IDENTIFIER) return token->text;
  return (crd_string){token->text.data + 1, token->text.size - 2};
}

crd_string parser_dotted(cel_ast *ast, bool dot, crd_string name) {
  return dot ? crd_arena_printf(ast->arena, ".%.*s", CEL_PRINT(name)) : name;
}

cel_node *parser_call(cel_ast *ast, uint32_t id, uint32_t position, crd_string name, cel_node *target, cel_node **arguments,
                      size_t count) {
  cel_node *node;
  if (cel_expand_macro(ast, id, position, name, target, arguments, count, &node)) return node;
  node = cel_call_new(ast, id, position, NULL, arguments, count);
  node->name = name;
  node->target = target;
  return node;
}

cel_node *parser_optional_select(cel_ast *ast, const token *dot, cel_node *operand, uint32_t position, crd_string name) {
  cel_node *field = cel_node_new(ast, CEL_NODE_CONSTANT, cel_new_id(ast), position);
  field->constant = (cel_constant){.kind = CEL_STRING, .as.text = name};
  uint32_t id = cel_new_id(ast);
  return parser_binary(ast, id, dot->position, "_?._", operand, field);
}

bool parser_too_many_nodes(cel_ast *ast) {
  if (ast->next_id <= CEL_NODE_LIMIT) return false;
  cel_issue_add(ast, CEL_NO_PLACE, "expression exceeds %d nodes after its macros are expanded", CEL_NODE_LIMIT);
  return true;
}
