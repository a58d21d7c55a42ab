/* The rules of the grammar as the generated parser has them: where it makes sure of the next token, chooses, matches and
 * calls. A rule that fails returns what it has. Mirrors cel-go parser/gen/CEL.g4 and what ANTLR makes of it. */
#include "cel/issues.h"
#include "cel/recovery_parts.h"

/* ---- rules and nodes ---- */

typedef tree *rule_body(recogniser *recogniser, const token *start);

static void enter(recogniser *recogniser, rule rule) {
  if (++recogniser->depth[rule] > PARSER_RECURSION_LIMIT)
    recovery_stop(recogniser, "expression recursion limit", PARSER_RECURSION_LIMIT);
}

static void leave(recogniser *recogniser, rule rule) {
  if (recogniser->depth[rule] > 0) recogniser->depth[rule]--;
}

static tree *call(recogniser *recogniser, rule rule, place place);

static tree *new_tree(recogniser *recogniser, tree_kind kind, const token *start) {
  tree *tree = crd_arena_zalloc(recogniser->ast->arena, sizeof *tree);
  tree->kind = kind;
  tree->start = start;
  return tree;
}

static void add_tree(recogniser *recogniser, tree_list *list, tree *tree) {
  if (list->count == list->capacity) {
    size_t capacity = list->capacity ? list->capacity * 2 : 4, size = sizeof *list->items;
    list->items = crd_arena_grow(recogniser->ast->arena, list->items, list->capacity * size, capacity * size);
    list->capacity = capacity;
  }
  list->items[list->count++] = tree;
}

static void add_mark(recogniser *recogniser, tree *tree, const token *mark) {
  if (tree->mark_count == tree->mark_capacity) {
    size_t capacity = tree->mark_capacity ? tree->mark_capacity * 2 : 4, size = sizeof *tree->marks;
    tree->marks = crd_arena_grow(recogniser->ast->arena, tree->marks, tree->mark_capacity * size, capacity * size);
    tree->mark_capacity = capacity;
  }
  tree->marks[tree->mark_count++] = mark;
}

static bool at(recogniser *recogniser, token_kind kind) {
  return recovery_look(recogniser, 0) == kind && !recogniser->stopped;
}

static bool take_if(recogniser *recogniser, token_kind kind) {
  return at(recogniser, kind) && recovery_take(recogniser);
}

/* ---- expr to calc ---- */

static tree *start_rule(recogniser *recogniser, const token *start) {
  (void)start;
  tree *whole = call(recogniser, RULE_EXPR, AT_START_EXPR);
  recovery_match(recogniser, AT_START_END, TOKEN_EOF);
  return whole;
}

static tree *expr_rule(recogniser *recogniser, const token *start) {
  tree *condition = call(recogniser, RULE_OR, AT_EXPR_CONDITION);
  if (!at(recogniser, TOKEN_QUESTION)) return condition;
  tree *tree = new_tree(recogniser, TREE_TERNARY, start);
  tree->op = recovery_take(recogniser);
  tree->parts[0] = condition;
  tree->parts[1] = call(recogniser, RULE_OR, AT_EXPR_YES);
  if (recovery_match(recogniser, AT_EXPR_COLON, TOKEN_COLON)) tree->parts[2] = call(recogniser, RULE_EXPR, AT_EXPR_NO);
  return tree;
}

static tree *logic_rule(recogniser *recogniser, const token *start, token_kind operator) {
  bool is_or = operator== TOKEN_OR;
  rule term = is_or ? RULE_AND : RULE_RELATION;
  place place = is_or ? AT_OR_TERM : AT_AND_TERM;
  tree *first = call(recogniser, term, place);
  if (!at(recogniser, operator)) return first;
  tree *tree = new_tree(recogniser, is_or ? TREE_OR : TREE_AND, start);
  add_tree(recogniser, &tree->items, first);
  while (at(recogniser, operator)) {
    add_mark(recogniser, tree, recovery_take(recogniser));
    add_tree(recogniser, &tree->items, call(recogniser, term, place));
  }
  return tree;
}

static tree *or_rule(recogniser *recogniser, const token *start) {
  return logic_rule(recogniser, start, TOKEN_OR);
}
static tree *and_rule(recogniser *recogniser, const token *start) {
  return logic_rule(recogniser, start, TOKEN_AND);
}

/* Left recursion: the rule is left and entered again for each operator. */
static tree *binary(recogniser *recogniser, tree *left, const token *start, rule rule, place place) {
  leave(recogniser, rule);
  enter(recogniser, rule);
  tree *tree = new_tree(recogniser, TREE_BINARY, start);
  tree->op = recovery_take(recogniser);
  tree->parts[0] = left;
  tree->parts[1] = call(recogniser, rule, place);
  return tree;
}

/* What is to the right of an operator binds tighter, and stops at operators like it. */
static tree *relation_rule(recogniser *recogniser, const token *start) {
  bool right = recogniser->frame->called_at == AT_RELATION_RIGHT;
  tree *left = call(recogniser, RULE_CALC, AT_RELATION_LEFT);
  while (!right && !recogniser->stopped && parser_comparison(recovery_look(recogniser, 0)))
    left = binary(recogniser, left, start, RULE_RELATION, AT_RELATION_RIGHT);
  return left;
}

static tree *calc_rule(recogniser *recogniser, const token *start) {
  place called_at = recogniser->frame->called_at;
  bool factor = called_at == AT_CALC_FACTOR, summand = called_at == AT_CALC_SUMMAND;
  tree *left = call(recogniser, RULE_UNARY, AT_CALC_LEFT);
  while (!factor && !recogniser->stopped) {
    token_kind kind = recovery_look(recogniser, 0);
    if (parser_multiplication(kind))
      left = binary(recogniser, left, start, RULE_CALC, AT_CALC_FACTOR);
    else if (!summand && parser_addition(kind))
      left = binary(recogniser, left, start, RULE_CALC, AT_CALC_SUMMAND);
    else
      break;
  }
  return left;
}

/* ---- unary ---- */

static tree *unary_rule(recogniser *recogniser, const token *start) {
  unary_choice choice = recovery_sync(recogniser, AT_UNARY) ? recovery_choose_unary(recogniser) : UNARY_NONE;
  if (choice == UNARY_NONE) return new_tree(recogniser, TREE_BROKEN_UNARY, start);
  if (choice == UNARY_MEMBER) return call(recogniser, RULE_MEMBER, AT_UNARY_MEMBER);
  tree *tree = new_tree(recogniser, TREE_SIGN, start);
  tree->op = recovery_current(recogniser);
  bool again;
  do {
    recovery_take(recogniser);
    tree->mark_count++;
    if (!recovery_sync(recogniser, choice == UNARY_NOT ? AT_NOT_AGAIN : AT_MINUS_AGAIN)) return tree;
    again = choice == UNARY_NOT ? at(recogniser, TOKEN_NOT) : recovery_another_minus(recogniser);
  } while (again && !recogniser->stopped);
  if (recogniser->failure == NO_FAILURE) tree->parts[0] = call(recogniser, RULE_MEMBER, AT_UNARY_MEMBER);
  return tree;
}

/* ---- member ---- */

static void select_rule(recogniser *recogniser, tree *tree) {
  tree->optional = take_if(recogniser, TOKEN_QUESTION);
  tree->parts[1] = call(recogniser, RULE_FIELD_NAME, AT_SELECT_NAME);
}

static bool arguments(recogniser *recogniser, tree *tree, place first, place list, place end) {
  tree->name = recovery_take(recogniser);
  tree->op = recovery_take(recogniser);
  if (!recovery_sync(recogniser, first)) return false;
  if (recovery_in(recovery_expression_start, recovery_look(recogniser, 0)))
    tree->parts[1] = call(recogniser, RULE_EXPR_LIST, list);
  return recovery_match(recogniser, end, TOKEN_RIGHT_PAREN) != NULL;
}

static bool index_rule(recogniser *recogniser, tree *tree) {
  if (!recovery_sync(recogniser, AT_INDEX)) return false;
  tree->optional = take_if(recogniser, TOKEN_QUESTION);
  tree->parts[1] = call(recogniser, RULE_EXPR, AT_INDEX_EXPR);
  return recovery_match(recogniser, AT_INDEX_END, TOKEN_RIGHT_BRACKET) != NULL;
}

static tree *member_rule(recogniser *recogniser, const token *start) {
  tree *left = call(recogniser, RULE_PRIMARY, AT_MEMBER_PRIMARY);
  for (bool good = true; good && (at(recogniser, TOKEN_DOT) || at(recogniser, TOKEN_LEFT_BRACKET));) {
    leave(recogniser, RULE_MEMBER);
    recogniser->place = AT_MEMBER_NEXT;
    member_choice choice = recovery_choose_member(recogniser);
    if (choice == MEMBER_NONE) break;
    enter(recogniser, RULE_MEMBER);
    tree *tree = new_tree(recogniser,
                          choice == MEMBER_SELECT   ? TREE_SELECT
                          : choice == MEMBER_METHOD ? TREE_METHOD
                                                    : TREE_INDEX,
                          start);
    tree->parts[0] = left;
    tree->op = recovery_take(recogniser);
    left = tree;
    if (choice == MEMBER_SELECT)
      select_rule(recogniser, tree);
    else if (choice == MEMBER_METHOD)
      good = arguments(recogniser, tree, AT_METHOD_ARGUMENTS, AT_METHOD_LIST, AT_METHOD_END);
    else
      good = index_rule(recogniser, tree);
  }
  return left;
}

/* ---- primary ---- */

static tree *nested_rule(recogniser *recogniser) {
  recovery_take(recogniser);
  tree *nested = call(recogniser, RULE_EXPR, AT_NESTED_EXPR);
  recovery_match(recogniser, AT_NESTED_END, TOKEN_RIGHT_PAREN);
  return nested;
}

/* The entries of a list, map or message, and where the parts of its brackets are. */
typedef struct brackets {
  place first, list, comma, end;
  rule rule;
  token_kind closing;
} brackets;

static tree *bracketed(recogniser *recogniser, tree *tree, const brackets *brackets) {
  tree->op = recovery_take(recogniser);
  if (!recovery_sync(recogniser, brackets->first)) return tree;
  token_kind kind = recovery_look(recogniser, 0);
  bool fields = brackets->rule == RULE_FIELD_LIST;
  if (kind == TOKEN_QUESTION ||
      (fields ? kind == TOKEN_IDENTIFIER || kind == TOKEN_ESCAPED_IDENTIFIER : recovery_in(recovery_expression_start, kind)))
    tree->parts[0] = call(recogniser, brackets->rule, brackets->list);
  if (!recovery_sync(recogniser, brackets->comma)) return tree;
  take_if(recogniser, TOKEN_COMMA);
  recovery_match(recogniser, brackets->end, brackets->closing);
  return tree;
}

static tree *list_rule(recogniser *recogniser, const token *start) {
  static const brackets list = {AT_LIST, AT_LIST_ITEMS, AT_LIST_COMMA, AT_LIST_END, RULE_LIST_INIT, TOKEN_RIGHT_BRACKET};
  return bracketed(recogniser, new_tree(recogniser, TREE_LIST, start), &list);
}

static tree *map_rule(recogniser *recogniser, const token *start) {
  static const brackets map = {AT_MAP, AT_MAP_ENTRIES, AT_MAP_COMMA, AT_MAP_END, RULE_MAP_LIST, TOKEN_RIGHT_BRACE};
  return bracketed(recogniser, new_tree(recogniser, TREE_MAP, start), &map);
}

static tree *message_rule(recogniser *recogniser, const token *start) {
  static const brackets message = {AT_MESSAGE,     AT_MESSAGE_FIELDS, AT_MESSAGE_COMMA,
                                   AT_MESSAGE_END, RULE_FIELD_LIST,   TOKEN_RIGHT_BRACE};
  tree *tree = new_tree(recogniser, TREE_MESSAGE, start);
  crd_text name = {.arena = recogniser->ast->arena};
  while (!at(recogniser, TOKEN_LEFT_BRACE) && !recogniser->stopped) crd_text_add(&name, recovery_take(recogniser)->text);
  tree->message = crd_text_string(&name);
  return recogniser->stopped ? tree : bracketed(recogniser, tree, &message);
}

static tree *name_rule(recogniser *recogniser, const token *start, bool is_call) {
  tree *tree = new_tree(recogniser, is_call ? TREE_CALL : TREE_IDENT, start);
  tree->dot = take_if(recogniser, TOKEN_DOT);
  if (is_call)
    arguments(recogniser, tree, AT_CALL_ARGUMENTS, AT_CALL_LIST, AT_CALL_END);
  else
    tree->name = recovery_take(recogniser);
  return tree;
}

static tree *primary_rule(recogniser *recogniser, const token *start) {
  switch (recovery_sync(recogniser, AT_PRIMARY) ? recovery_choose_primary(recogniser) : PRIMARY_NONE) {
  case PRIMARY_IDENT:
    return name_rule(recogniser, start, false);
  case PRIMARY_CALL:
    return name_rule(recogniser, start, true);
  case PRIMARY_NESTED:
    return nested_rule(recogniser);
  case PRIMARY_LIST:
    return list_rule(recogniser, start);
  case PRIMARY_MAP:
    return map_rule(recogniser, start);
  case PRIMARY_MESSAGE:
    return message_rule(recogniser, start);
  case PRIMARY_LITERAL:
    return call(recogniser, RULE_LITERAL, AT_PRIMARY_LITERAL);
  case PRIMARY_NONE:
    break;
  }
  return new_tree(recogniser, TREE_BROKEN, start);
}

static tree *literal_rule(recogniser *recogniser, const token *start) {
  if (!recovery_sync(recogniser, AT_LITERAL_KIND) || !recovery_choose_literal(recogniser))
    return new_tree(recogniser, TREE_BROKEN, start);
  tree *tree = new_tree(recogniser, TREE_LITERAL, start);
  if (at(recogniser, TOKEN_MINUS)) tree->op = recovery_take(recogniser);
  tree->name = recovery_take(recogniser);
  return tree;
}

/* ---- lists ---- */

static tree *expr_list_rule(recogniser *recogniser, const token *start) {
  tree *tree = new_tree(recogniser, TREE_ITEMS, start);
  do add_tree(recogniser, &tree->items, call(recogniser, RULE_EXPR, AT_ARGUMENT));
  while (take_if(recogniser, TOKEN_COMMA));
  return tree;
}

static bool another_item(recogniser *recogniser, bool fields) {
  return !recogniser->stopped && recovery_another_item(recogniser, fields) && recovery_take(recogniser);
}

static tree *list_init_rule(recogniser *recogniser, const token *start) {
  tree *tree = new_tree(recogniser, TREE_ITEMS, start);
  do add_tree(recogniser, &tree->items, call(recogniser, RULE_OPT_EXPR, AT_ITEM));
  while (another_item(recogniser, false));
  return tree;
}

/* A key or field with its value. */
static bool entry(recogniser *recogniser, tree *tree, rule rule, place key, place value) {
  add_tree(recogniser, &tree->items, call(recogniser, rule, key));
  const token *colon = recovery_match(recogniser, key + 1, TOKEN_COLON);
  if (!colon) return false;
  add_mark(recogniser, tree, colon);
  add_tree(recogniser, &tree->values, call(recogniser, RULE_EXPR, value));
  return true;
}

static tree *field_list_rule(recogniser *recogniser, const token *start) {
  tree *tree = new_tree(recogniser, TREE_ITEMS, start);
  bool good = entry(recogniser, tree, RULE_FIELD, AT_FIRST_FIELD, AT_FIELD_VALUE);
  while (good && another_item(recogniser, true)) good = entry(recogniser, tree, RULE_FIELD, AT_NEXT_FIELD, AT_FIELD_VALUE);
  return tree;
}

static tree *map_list_rule(recogniser *recogniser, const token *start) {
  tree *tree = new_tree(recogniser, TREE_ITEMS, start);
  bool good = entry(recogniser, tree, RULE_OPT_EXPR, AT_FIRST_KEY, AT_KEY_VALUE);
  while (good && another_item(recogniser, false)) good = entry(recogniser, tree, RULE_OPT_EXPR, AT_NEXT_KEY, AT_KEY_VALUE);
  return tree;
}

/* Something with or without a '?' before it. */
static tree *optional(recogniser *recogniser, const token *start, place first, rule rule, place place) {
  tree *tree = new_tree(recogniser, TREE_ITEM, start);
  if (!recovery_sync(recogniser, first)) return tree;
  tree->optional = take_if(recogniser, TOKEN_QUESTION);
  tree->parts[0] = call(recogniser, rule, place);
  return tree;
}

static tree *field_rule(recogniser *recogniser, const token *start) {
  return optional(recogniser, start, AT_FIELD, RULE_FIELD_NAME, AT_FIELD_NAME);
}

static tree *opt_expr_rule(recogniser *recogniser, const token *start) {
  return optional(recogniser, start, AT_OPTIONAL, RULE_EXPR, AT_OPTIONAL_EXPR);
}

static tree *field_name_rule(recogniser *recogniser, const token *start) {
  tree *tree = new_tree(recogniser, TREE_NAME, start);
  if (!recovery_sync(recogniser, AT_NAME)) return tree;
  if (at(recogniser, TOKEN_IDENTIFIER) || at(recogniser, TOKEN_ESCAPED_IDENTIFIER))
    tree->name = recovery_take(recogniser);
  else
    recovery_no_alternative(recogniser, 0);
  return tree;
}

/* ---- calling rules ---- */

static tree *call(recogniser *recogniser, rule rule, place place) {
  static rule_body *const bodies[] = {[RULE_START] = start_rule,
                                      [RULE_EXPR] = expr_rule,
                                      [RULE_OR] = or_rule,
                                      [RULE_AND] = and_rule,
                                      [RULE_RELATION] = relation_rule,
                                      [RULE_CALC] = calc_rule,
                                      [RULE_UNARY] = unary_rule,
                                      [RULE_MEMBER] = member_rule,
                                      [RULE_PRIMARY] = primary_rule,
                                      [RULE_EXPR_LIST] = expr_list_rule,
                                      [RULE_LIST_INIT] = list_init_rule,
                                      [RULE_FIELD_LIST] = field_list_rule,
                                      [RULE_FIELD] = field_rule,
                                      [RULE_MAP_LIST] = map_list_rule,
                                      [RULE_FIELD_NAME] = field_name_rule,
                                      [RULE_OPT_EXPR] = opt_expr_rule,
                                      [RULE_LITERAL] = literal_rule};
  if (recogniser->stopped) return NULL;
  recogniser->place = place;
  frame frame = {recogniser->frame, place};
  recogniser->frame = &frame;
  const token *start = recovery_current(recogniser);
  enter(recogniser, rule);
  tree *tree = recogniser->stopped ? NULL : bodies[rule](recogniser, start);
  recovery_leave(recogniser);
  leave(recogniser, rule);
  recogniser->frame = frame.caller;
  return tree;
}

tree *recovery_tree(recogniser *recogniser) {
  return call(recogniser, RULE_START, AT_NONE);
}
