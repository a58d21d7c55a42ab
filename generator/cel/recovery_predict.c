/* Which alternative of a rule comes next: what the generated parser leaves to ANTLR's adaptivePredict, which in this grammar
 * takes a few tokens. Where every alternative has died, one that had come to the end of the rule is taken, so that the error
 * is found where it is; else there is no viable alternative. Mirrors antlr4-go parser_atn_simulator.go. */
#include "cel/recovery_parts.h"

static bool starts_operand(token_kind kind) {
  return recovery_in(recovery_operand_start, kind);
}

/* A '-' that can be the sign of a literal is that. */
unary_choice recovery_choose_unary(recogniser *recogniser) {
  token_kind kind = recovery_look(recogniser, 0);
  if (kind == TOKEN_NOT) return UNARY_NOT;
  if (kind == TOKEN_MINUS) {
    token_kind next = recovery_look(recogniser, 1);
    if (next == TOKEN_INT || next == TOKEN_FLOAT) return UNARY_MEMBER;
    if (starts_operand(next)) return UNARY_MINUS;
    recovery_no_alternative(recogniser, 1);
    return UNARY_NONE;
  }
  if (starts_operand(kind)) return UNARY_MEMBER;
  recovery_no_alternative(recogniser, 0);
  return UNARY_NONE;
}

/* Here the sign goes to the chain, not to the literal. */
bool recovery_another_minus(recogniser *recogniser) {
  bool minus = recovery_look(recogniser, 0) == TOKEN_MINUS;
  if (starts_operand(recovery_look(recogniser, minus))) return minus;
  recovery_no_alternative(recogniser, minus);
  return false;
}

member_choice recovery_choose_member(recogniser *recogniser) {
  if (recovery_look(recogniser, 0) == TOKEN_LEFT_BRACKET) return MEMBER_INDEX;
  token_kind next = recovery_look(recogniser, 1);
  if (next == TOKEN_QUESTION || next == TOKEN_ESCAPED_IDENTIFIER) return MEMBER_SELECT;
  if (next == TOKEN_IDENTIFIER) return recovery_look(recogniser, 2) == TOKEN_LEFT_PAREN ? MEMBER_METHOD : MEMBER_SELECT;
  recovery_no_alternative(recogniser, 1);
  return MEMBER_NONE;
}

/* A name, or that of a message, which can have any number of parts. */
static primary_choice choose_name(recogniser *recogniser) {
  size_t ahead = recovery_look(recogniser, 0) == TOKEN_DOT;
  if (recovery_look(recogniser, ahead) != TOKEN_IDENTIFIER) {
    recovery_no_alternative(recogniser, ahead);
    return PRIMARY_NONE;
  }
  if (recovery_look(recogniser, ++ahead) == TOKEN_LEFT_PAREN) return PRIMARY_CALL;
  while (recovery_look(recogniser, ahead) == TOKEN_DOT && recovery_look(recogniser, ahead + 1) == TOKEN_IDENTIFIER)
    ahead += 2;
  return recovery_look(recogniser, ahead) == TOKEN_LEFT_BRACE ? PRIMARY_MESSAGE : PRIMARY_IDENT;
}

primary_choice recovery_choose_primary(recogniser *recogniser) {
  token_kind kind = recovery_look(recogniser, 0);
  switch (kind) {
  case TOKEN_DOT:
  case TOKEN_IDENTIFIER:
    return choose_name(recogniser);
  case TOKEN_LEFT_PAREN:
    return PRIMARY_NESTED;
  case TOKEN_LEFT_BRACKET:
    return PRIMARY_LIST;
  case TOKEN_LEFT_BRACE:
    return PRIMARY_MAP;
  default:
    if (starts_operand(kind)) return PRIMARY_LITERAL;
    recovery_no_alternative(recogniser, 0);
    return PRIMARY_NONE;
  }
}

bool recovery_choose_literal(recogniser *recogniser) {
  bool minus = recovery_look(recogniser, 0) == TOKEN_MINUS;
  token_kind kind = recovery_look(recogniser, minus);
  bool number = kind == TOKEN_INT || kind == TOKEN_FLOAT;
  bool other = kind == TOKEN_UINT || kind == TOKEN_STRING || kind == TOKEN_BYTES || kind == TOKEN_TRUE ||
               kind == TOKEN_FALSE || kind == TOKEN_NULL;
  if (number || (other && !minus)) return true;
  recovery_no_alternative(recogniser, minus);
  return false;
}

bool recovery_another_item(recogniser *recogniser, bool fields) {
  if (recovery_look(recogniser, 0) != TOKEN_COMMA) return false;
  token_kind next = recovery_look(recogniser, 1);
  if (next == TOKEN_QUESTION) return true;
  return fields ? next == TOKEN_IDENTIFIER || next == TOKEN_ESCAPED_IDENTIFIER
                : recovery_in(recovery_expression_start, next);
}
