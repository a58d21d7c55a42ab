/* SPDX-License-Identifier: Apache-2.0 */
/* The grammar of CEL: one function for each rule of cel-go's parser/gen/CEL.g4. It parses the parts of the rule in order;
 * constants say which tokens can come at each place and after it. Valid and invalid expressions are parsed by the same
 * functions. While tokens fit, the sets are hardly used; at an error they tell the recogniser what was expected and where to
 * continue. A rule that fails returns what it has parsed.
 *
 * Rules work as in ANTLR's parser: left recursion is a loop, and a few tokens of lookahead choose the alternative. If no
 * alternative is left, one that had reached the end of the rule is taken, so that the error is reported at its place;
 * otherwise the error is "no viable alternative". Mirrors ANTLR's output for CEL.g4, and antlr4-go
 * parser_atn_simulator.go. */
#include "cel/text/recogniser.h"
#include "cel/text/syntax_tree.h"

#include <assert.h>

/* ---- sets of tokens: kinds of tokens, and the first tokens of rules ---- */

#define T(name) TOKEN_SET(TOKEN_##name)
#define NUMBERS (T(FLOAT) | T(INT))
#define LITERALS (T(TRUE) | T(FALSE) | T(NULL) | NUMBERS | T(UINT) | T(STRING) | T(BYTES))
#define OPERAND_FIRST (T(LEFT_BRACKET) | T(LEFT_BRACE) | T(LEFT_PAREN) | T(DOT) | T(MINUS) | T(IDENTIFIER) | LITERALS)
#define EXPRESSION_FIRST (OPERAND_FIRST | T(NOT))
#define ITEM_FIRST (EXPRESSION_FIRST | T(QUESTION))
#define NAME_FIRST (T(IDENTIFIER) | T(ESCAPED_IDENTIFIER))
#define FIELD_FIRST (NAME_FIRST | T(QUESTION))
#define RELATIONS (T(EQUAL) | T(NOT_EQUAL) | T(IN) | T(LESS) | T(LESS_EQUAL) | T(GREATER_EQUAL) | T(GREATER))
#define PRODUCTS (T(STAR) | T(SLASH) | T(PERCENT))
#define SUMS (T(PLUS) | T(MINUS))
#define SELECTION (T(DOT) | T(LEFT_BRACKET))

/* ---- calling rules ---- */

/* Parses a rule that begins at `start`. */
typedef tree *rule(recogniser *recogniser, const token *start);

/* Calls a rule; `after`: the tokens that can follow it in the caller. */
static tree *call_rule(recogniser *recogniser, rule *read_rule, token_set after) {
  if (recogniser->stopped) return NULL;
  open_rule opened = {recogniser->innermost, after};
  recogniser->innermost = &opened;
  tree *tree = read_rule(recogniser, recogniser_peek(recogniser, 0));
  if (recogniser->failure != NO_FAILURE) crdc_recogniser_recover(recogniser);
  recogniser->innermost = opened.caller;
#ifndef NDEBUG
  if (opened.caller && !token_set_has(crdc_recogniser_in_context(recogniser, after), recogniser_look(recogniser, 0)))
    recogniser->strayed = true;
#endif
  return tree;
}

/* Calls a recursive rule and limits its depth, which limits all other rules as well. */
static tree *call_nesting_rule(recogniser *recogniser, rule *read_rule, token_set after, unsigned *depth) {
  tree *tree = NULL;
  if (++*depth > CEL_RECURSION_LIMIT)
    crdc_recogniser_stop(recogniser, "expression recursion limit", CEL_RECURSION_LIMIT);
  else
    tree = call_rule(recogniser, read_rule, after);
  --*depth;
  return tree;
}

static rule expr_rule;

static tree *call_expr_rule(recogniser *recogniser, token_set after) {
  return call_nesting_rule(recogniser, expr_rule, after, &recogniser->expr_depth);
}

/* ---- trees ---- */

static tree *new_tree(recogniser *recogniser, tree_kind kind, const token *start) {
  tree *tree = crd_arena_zalloc(recogniser->ast->arena, sizeof *tree);
  tree->kind = kind;
  tree->start = start;
  return tree;
}

static tree_item *add_tree_item(recogniser *recogniser, tree *list, const token *mark, tree *item) {
  CRD_ARENA_ROOM(recogniser->ast->arena, list->as.items, list->count, list->capacity, 4);
  list->as.items[list->count] = (tree_item){.tree = item, .mark = mark};
  return &list->as.items[list->count++];
}

/* ---- names, and items with an optional '?' ---- */

/* escapeIdent: IDENTIFIER | ESC_IDENTIFIER */
static tree *field_name_rule(recogniser *recogniser, const token *start) {
  static const grammar_place name = {.next = NAME_FIRST};
  tree *tree = new_tree(recogniser, TREE_NAME, start);
  if (!crdc_recogniser_sync(recogniser, &name)) return tree;
  if (token_set_has(NAME_FIRST, recogniser_look(recogniser, 0)))
    tree->name = crdc_recogniser_take(recogniser);
  else
    crdc_recogniser_no_alternative(recogniser, 0);
  return tree;
}

/* optField: '?'? escapeIdent */
static tree *field_rule(recogniser *recogniser, const token *start) {
  static const grammar_place first = {.next = FIELD_FIRST};
  tree *tree = new_tree(recogniser, TREE_ITEM, start);
  if (!crdc_recogniser_sync(recogniser, &first)) return tree;
  tree->optional = crdc_recogniser_take_if(recogniser, TOKEN_QUESTION);
  tree->as.parts[0] = call_rule(recogniser, field_name_rule, RULE_END);
  return tree;
}

/* optExpr: '?'? expr */
static tree *item_rule(recogniser *recogniser, const token *start) {
  static const grammar_place first = {.next = ITEM_FIRST};
  tree *tree = new_tree(recogniser, TREE_ITEM, start);
  if (!crdc_recogniser_sync(recogniser, &first)) return tree;
  tree->optional = crdc_recogniser_take_if(recogniser, TOKEN_QUESTION);
  tree->as.parts[0] = call_expr_rule(recogniser, RULE_END);
  return tree;
}

/* ---- the content of brackets ---- */

/* exprList: expr (',' expr)* */
static tree *arguments_rule(recogniser *recogniser, const token *start) {
  tree *tree = new_tree(recogniser, TREE_ITEMS, start);
  do add_tree_item(recogniser, tree, NULL, call_expr_rule(recogniser, T(COMMA) | RULE_END));
  while (crdc_recogniser_take_if(recogniser, TOKEN_COMMA));
  return tree;
}

/* Takes the current ',' if an item of the set follows; otherwise it is a trailing comma. */
static bool take_comma(recogniser *recogniser, token_set item) {
  return recogniser_look(recogniser, 0) == TOKEN_COMMA && token_set_has(item, recogniser_look(recogniser, 1)) &&
         crdc_recogniser_take(recogniser);
}

/* listInit: optExpr (',' optExpr)* */
static tree *items_rule(recogniser *recogniser, const token *start) {
  tree *tree = new_tree(recogniser, TREE_ITEMS, start);
  do add_tree_item(recogniser, tree, NULL, call_rule(recogniser, item_rule, T(COMMA) | RULE_END));
  while (take_comma(recogniser, ITEM_FIRST));
  return tree;
}

/* key ':' expr (',' key ':' expr)*; `colon` has the places of the first and of the later entries. */
static tree *read_entries(recogniser *recogniser, const token *start, rule *key_rule, token_set key,
                          const grammar_place colon[2]) {
  tree *tree = new_tree(recogniser, TREE_ITEMS, start);
  do {
    tree_item *entry = add_tree_item(recogniser, tree, NULL, call_rule(recogniser, key_rule, T(COLON)));
    entry->mark = crdc_recogniser_match(recogniser, &colon[tree->count > 1]);
    if (!entry->mark) break;
    entry->value = call_expr_rule(recogniser, T(COMMA) | RULE_END);
  } while (take_comma(recogniser, key));
  return tree;
}

/* fieldInitializerList: optField ':' expr (',' optField ':' expr)* */
static tree *fields_rule(recogniser *recogniser, const token *start) {
  static const grammar_place colon[2] = {{.next = T(COLON), .after = EXPRESSION_FIRST},
                                         {.next = T(COLON), .after = EXPRESSION_FIRST}};
  return read_entries(recogniser, start, field_rule, FIELD_FIRST, colon);
}

/* mapInitializerList: optExpr ':' expr (',' optExpr ':' expr)* */
static tree *entries_rule(recogniser *recogniser, const token *start) {
  static const grammar_place colon[2] = {{.next = T(COLON), .after = EXPRESSION_FIRST},
                                         {.next = T(COLON), .after = EXPRESSION_FIRST}};
  return read_entries(recogniser, start, item_rule, ITEM_FIRST, colon);
}

/* A list, map or message from its bracket on: the tokens that begin an item, the rule of the items, the places. */
typedef struct brackets {
  token_set item;
  rule *items_rule;
  token_set closing;
  grammar_place first, comma, end;
} brackets;

#define BRACKETS(begins, items, closes)                                                                                     \
  {                                                                                                                         \
    .item = (begins), .items_rule = (items), .closing = (closes), .first = {.next = (begins) | T(COMMA) | (closes)},        \
    .comma = {.next = T(COMMA) | (closes)}, .end = {                                                                        \
      .next = (closes),                                                                                                     \
      .after = RULE_END                                                                                                     \
    }                                                                                                                       \
  }

/* '[' items? ','? ']' */
static tree *read_brackets(recogniser *recogniser, tree *tree, const brackets *brackets) {
  tree->op = crdc_recogniser_take(recogniser);
  if (!crdc_recogniser_sync(recogniser, &brackets->first)) return tree;
  if (token_set_has(brackets->item, recogniser_look(recogniser, 0)))
    tree->as.parts[0] = call_rule(recogniser, brackets->items_rule, T(COMMA) | brackets->closing);
  if (!crdc_recogniser_sync(recogniser, &brackets->comma)) return tree;
  crdc_recogniser_take_if(recogniser, TOKEN_COMMA);
  crdc_recogniser_match(recogniser, &brackets->end);
  return tree;
}

/* ---- primary ---- */

/* literal: '-'? INT | UINT | '-'? FLOAT | STRING | BYTES | true | false | null */
static tree *literal_rule(recogniser *recogniser, const token *start) {
  static const grammar_place first = {.next = LITERALS | T(MINUS)};
  tree *tree = new_tree(recogniser, TREE_BROKEN, start);
  if (!crdc_recogniser_sync(recogniser, &first)) return tree;
  bool minus = recogniser_look(recogniser, 0) == TOKEN_MINUS;
  if (!token_set_has(minus ? NUMBERS : LITERALS, recogniser_look(recogniser, minus))) {
    crdc_recogniser_no_alternative(recogniser, minus);
    return tree;
  }
  tree->kind = TREE_LITERAL;
  if (minus) tree->op = crdc_recogniser_take(recogniser);
  tree->name = crdc_recogniser_take(recogniser);
  return tree;
}

/* '(' expr ')' */
static tree *read_nested(recogniser *recogniser) {
  static const grammar_place end = {.next = T(RIGHT_PAREN), .after = RULE_END};
  crdc_recogniser_take(recogniser);
  tree *nested = call_expr_rule(recogniser, T(RIGHT_PAREN));
  crdc_recogniser_match(recogniser, &end);
  return nested;
}

/* '[' listInit? ','? ']' */
static tree *read_list_literal(recogniser *recogniser, const token *start) {
  static const brackets list = BRACKETS(ITEM_FIRST, items_rule, T(RIGHT_BRACKET));
  return read_brackets(recogniser, new_tree(recogniser, TREE_LIST, start), &list);
}

/* '{' mapInitializerList? ','? '}' */
static tree *read_map_literal(recogniser *recogniser, const token *start) {
  static const brackets map = BRACKETS(ITEM_FIRST, entries_rule, T(RIGHT_BRACE));
  return read_brackets(recogniser, new_tree(recogniser, TREE_MAP, start), &map);
}

/* '.'? IDENTIFIER ('.' IDENTIFIER)* '{' fieldInitializerList? ','? '}' */
static tree *read_message_literal(recogniser *recogniser, const token *start) {
  static const brackets message = BRACKETS(FIELD_FIRST, fields_rule, T(RIGHT_BRACE));
  tree *tree = new_tree(recogniser, TREE_MESSAGE, start);
  tree->name = recogniser_peek(recogniser, 0);
  while (token_set_has(T(DOT) | T(IDENTIFIER), recogniser_look(recogniser, 0))) crdc_recogniser_take(recogniser);
  return read_brackets(recogniser, tree, &message);
}

typedef struct call_places {
  grammar_place first, end;
} call_places;

/* IDENTIFIER '(' exprList? ')'; false when the rule fails. */
static bool read_call_from_name(recogniser *recogniser, tree *tree, const call_places *places) {
  tree->name = crdc_recogniser_take(recogniser);
  tree->op = crdc_recogniser_take(recogniser);
  if (!crdc_recogniser_sync(recogniser, &places->first)) return false;
  if (token_set_has(EXPRESSION_FIRST, recogniser_look(recogniser, 0)))
    tree->as.parts[1] = call_rule(recogniser, arguments_rule, T(RIGHT_PAREN));
  return crdc_recogniser_match(recogniser, &places->end) != NULL;
}

/* A primary that begins with a name, perhaps after a '.': '.'? IDENTIFIER ('(' exprList? ')')?, or a message, whose name can
 * have several parts. */
static tree *read_identifier(recogniser *recogniser, const token *start) {
  static const call_places places = {{.next = EXPRESSION_FIRST | T(RIGHT_PAREN)},
                                     {.next = T(RIGHT_PAREN), .after = RULE_END}};
  size_t ahead = recogniser_look(recogniser, 0) == TOKEN_DOT;
  if (recogniser_look(recogniser, ahead) != TOKEN_IDENTIFIER) {
    crdc_recogniser_no_alternative(recogniser, ahead);
    return new_tree(recogniser, TREE_BROKEN, start);
  }
  bool calls = recogniser_look(recogniser, ++ahead) == TOKEN_LEFT_PAREN;
  while (recogniser_look(recogniser, ahead) == TOKEN_DOT && recogniser_look(recogniser, ahead + 1) == TOKEN_IDENTIFIER)
    ahead += 2;
  if (recogniser_look(recogniser, ahead) == TOKEN_LEFT_BRACE) return read_message_literal(recogniser, start);
  tree *tree = new_tree(recogniser, calls ? TREE_CALL : TREE_IDENT, start);
  tree->dot = crdc_recogniser_take_if(recogniser, TOKEN_DOT);
  if (calls)
    read_call_from_name(recogniser, tree, &places);
  else
    tree->name = crdc_recogniser_take(recogniser);
  return tree;
}

/* primary: names, '(' expr ')', lists, maps, messages, literals */
static tree *primary_rule(recogniser *recogniser, const token *start) {
  static const grammar_place first = {.next = OPERAND_FIRST};
  if (!crdc_recogniser_sync(recogniser, &first)) return new_tree(recogniser, TREE_BROKEN, start);
  token_kind kind = recogniser_look(recogniser, 0);
  switch (kind) {
  case TOKEN_DOT:
  case TOKEN_IDENTIFIER:
    return read_identifier(recogniser, start);
  case TOKEN_LEFT_PAREN:
    return read_nested(recogniser);
  case TOKEN_LEFT_BRACKET:
    return read_list_literal(recogniser, start);
  case TOKEN_LEFT_BRACE:
    return read_map_literal(recogniser, start);
  default:
    if (token_set_has(OPERAND_FIRST, kind)) return call_rule(recogniser, literal_rule, RULE_END);
    crdc_recogniser_no_alternative(recogniser, 0);
    return new_tree(recogniser, TREE_BROKEN, start);
  }
}

/* ---- member ---- */

/* '.' '?'? escapeIdent */
static bool read_field_selection(recogniser *recogniser, tree *tree) {
  tree->optional = crdc_recogniser_take_if(recogniser, TOKEN_QUESTION);
  tree->as.parts[1] = call_rule(recogniser, field_name_rule, SELECTION | RULE_END);
  return true;
}

/* '.' IDENTIFIER '(' exprList? ')' */
static bool read_method_call(recogniser *recogniser, tree *tree) {
  static const call_places places = {{.next = EXPRESSION_FIRST | T(RIGHT_PAREN)},
                                     {.next = T(RIGHT_PAREN), .after = SELECTION | RULE_END}};
  return read_call_from_name(recogniser, tree, &places);
}

/* '[' '?'? expr ']' */
static bool read_index_selection(recogniser *recogniser, tree *tree) {
  static const grammar_place first = {.next = ITEM_FIRST}, end = {.next = T(RIGHT_BRACKET), .after = SELECTION | RULE_END};
  if (!crdc_recogniser_sync(recogniser, &first)) return false;
  tree->optional = crdc_recogniser_take_if(recogniser, TOKEN_QUESTION);
  tree->as.parts[1] = call_expr_rule(recogniser, T(RIGHT_BRACKET));
  return crdc_recogniser_match(recogniser, &end) != NULL;
}

/* The selection that the current '.' or '[' begins; TREE_BROKEN: none. */
static tree_kind choose_selection(recogniser *recogniser) {
  if (recogniser_look(recogniser, 0) == TOKEN_LEFT_BRACKET) return TREE_INDEX;
  token_kind next = recogniser_look(recogniser, 1);
  if (next == TOKEN_IDENTIFIER) return recogniser_look(recogniser, 2) == TOKEN_LEFT_PAREN ? TREE_METHOD : TREE_SELECT;
  if (next == TOKEN_QUESTION || next == TOKEN_ESCAPED_IDENTIFIER) return TREE_SELECT;
  crdc_recogniser_no_alternative(recogniser, 1);
  return TREE_BROKEN;
}

/* member: primary and its selections */
static tree *member_rule(recogniser *recogniser, const token *start) {
  static const grammar_place another = {.next = SELECTION};
  tree *left = call_rule(recogniser, primary_rule, SELECTION | RULE_END);
  for (bool good = true; good && token_set_has(SELECTION, recogniser_look(recogniser, 0));) {
    recogniser->place = &another;
    tree_kind kind = choose_selection(recogniser);
    if (kind == TREE_BROKEN) break;
    tree *tree = new_tree(recogniser, kind, start);
    tree->as.parts[0] = left;
    tree->op = crdc_recogniser_take(recogniser);
    left = tree;
    good = kind == TREE_SELECT   ? read_field_selection(recogniser, tree)
           : kind == TREE_METHOD ? read_method_call(recogniser, tree)
                                 : read_index_selection(recogniser, tree);
  }
  return left;
}

/* ---- unary ---- */

/* Whether the current sign continues the chain before it. A '-' does, even if it could begin a literal. */
static bool continues_signs(recogniser *recogniser, token_kind sign) {
  bool another = recogniser_look(recogniser, 0) == sign;
  if (sign == TOKEN_NOT || token_set_has(OPERAND_FIRST, recogniser_look(recogniser, another))) return another;
  crdc_recogniser_no_alternative(recogniser, another);
  return false;
}

/* '!'+ member | '-'+ member */
static tree *read_signs(recogniser *recogniser, const token *start) {
  static const grammar_place not_again = {.next = EXPRESSION_FIRST, .loops = true},
                             minus_again = {.next = OPERAND_FIRST, .loops = true};
  tree *tree = new_tree(recogniser, TREE_SIGN, start);
  tree->op = recogniser_peek(recogniser, 0);
  token_kind sign = tree->op->kind;
  do {
    crdc_recogniser_take(recogniser);
    tree->negates = !tree->negates;
    if (!crdc_recogniser_sync(recogniser, sign == TOKEN_NOT ? &not_again : &minus_again)) return tree;
  } while (continues_signs(recogniser, sign));
  if (recogniser->failure == NO_FAILURE) tree->as.parts[0] = call_rule(recogniser, member_rule, RULE_END);
  return tree;
}

/* unary: member | '!'+ member | '-'+ member; a '-' that can be the sign of a literal is one. */
static tree *unary_rule(recogniser *recogniser, const token *start) {
  static const grammar_place first = {.next = EXPRESSION_FIRST};
  if (!crdc_recogniser_sync(recogniser, &first)) return new_tree(recogniser, TREE_BROKEN_UNARY, start);
  token_kind kind = recogniser_look(recogniser, 0);
  if (kind == TOKEN_NOT) return read_signs(recogniser, start);
  bool minus = kind == TOKEN_MINUS;
  token_kind operand = minus ? recogniser_look(recogniser, 1) : kind;
  if (!token_set_has(OPERAND_FIRST, operand)) {
    crdc_recogniser_no_alternative(recogniser, minus);
    return new_tree(recogniser, TREE_BROKEN_UNARY, start);
  }
  if (minus && !token_set_has(NUMBERS, operand)) return read_signs(recogniser, start);
  return call_rule(recogniser, member_rule, RULE_END);
}

/* ---- operators with two operands ---- */

/* Parses the current operator, whose left operand is known; `right` is the rule of its right operand. */
static tree *read_binary(recogniser *recogniser, tree *left, const token *start, rule *right, token_set after,
                         unsigned *depth) {
  tree *tree = new_tree(recogniser, TREE_BINARY, start);
  tree->op = crdc_recogniser_take(recogniser);
  tree->as.parts[0] = left;
  tree->as.parts[1] = call_nesting_rule(recogniser, right, after, depth);
  return tree;
}

/* calc: unary | calc ('*' | '/' | '%') calc | calc ('+' | '-') calc. The right operand binds tighter and ends at an operator
 * of the same level, so the rule has three forms with different sets of operators. */
static tree *read_calc(recogniser *recogniser, const token *start, token_set operators);

static tree *factor_rule(recogniser *recogniser, const token *start) {
  return read_calc(recogniser, start, 0);
}
static tree *summand_rule(recogniser *recogniser, const token *start) {
  return read_calc(recogniser, start, PRODUCTS);
}
static tree *calc_rule(recogniser *recogniser, const token *start) {
  return read_calc(recogniser, start, PRODUCTS | SUMS);
}

static tree *read_calc(recogniser *recogniser, const token *start, token_set operators) {
  static const token_set after = PRODUCTS | SUMS | RULE_END;
  tree *left = call_rule(recogniser, unary_rule, after);
  for (token_kind kind; kind = recogniser_look(recogniser, 0), token_set_has(operators, kind);)
    left = read_binary(recogniser, left, start, token_set_has(PRODUCTS, kind) ? factor_rule : summand_rule, after,
                       &recogniser->calc_depth);
  return left;
}

/* relation: calc | relation ('<' | '<=' | '>=' | '>' | '==' | '!=' | 'in') relation; the right operand is a calc. */
static tree *compared_rule(recogniser *recogniser, const token *start) {
  (void)start;
  return call_nesting_rule(recogniser, calc_rule, RELATIONS | RULE_END, &recogniser->calc_depth);
}
static tree *relation_rule(recogniser *recogniser, const token *start) {
  tree *left = compared_rule(recogniser, start);
  while (token_set_has(RELATIONS, recogniser_look(recogniser, 0)))
    left = read_binary(recogniser, left, start, compared_rule, RELATIONS | RULE_END, &recogniser->relation_depth);
  return left;
}

/* ---- the rules from && to the whole expression ---- */

typedef tree *term_reader(recogniser *recogniser);

/* term (operator term)* */
static tree *read_terms(recogniser *recogniser, const token *start, token_kind operator, term_reader * read_term) {
  tree *first = read_term(recogniser);
  if (recogniser_look(recogniser, 0) != operator) return first;
  tree *tree = new_tree(recogniser, operator== TOKEN_OR ? TREE_OR : TREE_AND, start);
  add_tree_item(recogniser, tree, NULL, first);
  while (recogniser_look(recogniser, 0) == operator) {
    const token *mark = crdc_recogniser_take(recogniser);
    add_tree_item(recogniser, tree, mark, read_term(recogniser));
  }
  return tree;
}

/* conditionalAnd: relation ('&&' relation)* */
static tree *read_relation(recogniser *recogniser) {
  return call_nesting_rule(recogniser, relation_rule, T(AND) | RULE_END, &recogniser->relation_depth);
}
static tree *and_rule(recogniser *recogniser, const token *start) {
  return read_terms(recogniser, start, TOKEN_AND, read_relation);
}

/* conditionalOr: conditionalAnd ('||' conditionalAnd)* */
static tree *read_and(recogniser *recogniser) {
  return call_rule(recogniser, and_rule, T(OR) | RULE_END);
}
static tree *or_rule(recogniser *recogniser, const token *start) {
  return read_terms(recogniser, start, TOKEN_OR, read_and);
}

/* expr: conditionalOr ('?' conditionalOr ':' expr)? */
static tree *expr_rule(recogniser *recogniser, const token *start) {
  static const grammar_place colon = {.next = T(COLON), .after = EXPRESSION_FIRST};
  tree *condition = call_rule(recogniser, or_rule, T(QUESTION) | RULE_END);
  if (recogniser_look(recogniser, 0) != TOKEN_QUESTION) return condition;
  tree *tree = new_tree(recogniser, TREE_TERNARY, start);
  tree->op = crdc_recogniser_take(recogniser);
  tree->as.parts[0] = condition;
  tree->as.parts[1] = call_rule(recogniser, or_rule, T(COLON));
  if (crdc_recogniser_match(recogniser, &colon)) tree->as.parts[2] = call_expr_rule(recogniser, RULE_END);
  return tree;
}

/* start: expr EOF */
static tree *start_rule(recogniser *recogniser, const token *start) {
  static const grammar_place end = {.next = T(EOF), .after = RULE_END};
  (void)start;
  tree *whole = call_expr_rule(recogniser, T(EOF));
  crdc_recogniser_match(recogniser, &end);
  return whole;
}

tree *crdc_cel_grammar_read(cel_ast *ast, const token_list *tokens) {
  recogniser recogniser = {.ast = ast, .tokens = tokens, .error_at = SIZE_MAX};
  tree *whole = call_rule(&recogniser, start_rule, 0);
  assert(!recogniser.strayed || ast->issues.count > 0);
  return recogniser.stopped ? NULL : whole;
}
