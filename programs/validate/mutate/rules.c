/* SPDX-License-Identifier: Apache-2.0 */
/* Makes mutants of rules. A rule's text is cut into tokens, and one of them is replaced. The result may not compile; such a
 * mutant is skipped when it is run. */
#include "cel/text/lexer.h"
#include "mutant.h"
#include <string.h>

typedef struct rule_place {
  const mutant_place *place;
  const crd_value *rules, *rule; /* the list, and the rule in it */
  uint32_t index;
} rule_place;

/* Adds the mutant of a rule with another text. */
static void change_rule(const rule_place *at, mutant_kind kind, crd_string text, crd_string what) {
  const crd_value value = crd_value_make_string(text);
  crd_arena *arena = at->place->out->arena;
  mutant_add(at->place, kind, at->rule, "rule", &value,
             crd_arena_printf(arena, "rule %u: %.*s", at->index + 1, CRD_PRINT(what)));
}

/* Replaces one token of the text. */
static void replace_token(const rule_place *at, mutant_kind kind, crd_string text, const token *token, crd_string with) {
  crd_arena *arena = at->place->out->arena;
  size_t start = (size_t)(token->text.data - text.data), end = start + token->text.size;
  crd_string changed = crd_arena_printf(arena, "%.*s%.*s%.*s", (int)start, text.data, CRD_PRINT(with),
                                        (int)(text.size - end), text.data + end);
  size_t from = start > 24 ? start - 24 : 0, to = text.size - end > 24 ? end + 24 : text.size;
  const crd_value around = crd_value_make_string(crd_arena_printf(
      arena, "%s%.*s [%.*s -> %.*s] %.*s%s", from ? "..." : "", (int)(start - from), text.data + from,
      CRD_PRINT(token->text), CRD_PRINT(with), (int)(to - end), text.data + end, to < text.size ? "..." : ""));
  crd_string shown = crd_arena_copy(arena, crd_value_string(&around));
  for (size_t i = 0; i < shown.size; i++)
    if ((unsigned char)shown.data[i] < ' ') ((char *)shown.data)[i] = ' ';
  change_rule(at, kind, changed, shown);
}

/* The replacements for tokens. */
static const struct swap {
  token_kind kind;
  mutant_kind mutant;
  const char *with;
} swaps[] = {
    {TOKEN_EQUAL, MUTANT_COMPARISON, "!="},   {TOKEN_NOT_EQUAL, MUTANT_COMPARISON, "=="},
    {TOKEN_LESS, MUTANT_COMPARISON, "<="},    {TOKEN_LESS_EQUAL, MUTANT_COMPARISON, "<"},
    {TOKEN_GREATER, MUTANT_COMPARISON, ">="}, {TOKEN_GREATER_EQUAL, MUTANT_COMPARISON, ">"},
    {TOKEN_LESS, MUTANT_COMPARISON, ">"},     {TOKEN_LESS_EQUAL, MUTANT_COMPARISON, ">="},
    {TOKEN_GREATER, MUTANT_COMPARISON, "<"},  {TOKEN_GREATER_EQUAL, MUTANT_COMPARISON, "<="},
    {TOKEN_PLUS, MUTANT_COMPARISON, "-"},     {TOKEN_AND, MUTANT_LOGIC, "||"},
    {TOKEN_OR, MUTANT_LOGIC, "&&"},           {TOKEN_TRUE, MUTANT_CONSTANT, "false"},
    {TOKEN_FALSE, MUTANT_CONSTANT, "true"},   {TOKEN_NOT, MUTANT_NEGATE, ""},
};

static const struct rename {
  const char *name, *with;
} quantifiers[] = {{"all", "exists"}, {"exists", "all"}, {"exists_one", "exists"}, {"existsOne", "exists"}};

static void mutate_identifier(const rule_place *at, crd_string text, const token *token, const struct token *before,
                              const struct token *behind) {
  if (behind->kind != TOKEN_LEFT_PAREN) return;
  if (crd_string_equal(token->text, CRD_STRING("has")) && (!before || before->kind != TOKEN_NOT))
    replace_token(at, MUTANT_NEGATE, text, token, CRD_STRING("!has"));
  if (!before || before->kind != TOKEN_DOT) return;
  for (size_t i = 0; i < sizeof quantifiers / sizeof *quantifiers; i++)
    if (crd_string_equal(token->text, crd_string_of(quantifiers[i].name)))
      replace_token(at, MUTANT_QUANTIFIER, text, token, crd_string_of(quantifiers[i].with));
}

static void mutate_number(const rule_place *at, crd_string text, const token *token) {
  crd_arena *arena = at->place->out->arena;
  int64_t number = 0;
  for (size_t i = 0; i < token->text.size; i++) {
    char c = token->text.data[i];
    if (c < '0' || c > '9' || number > INT64_MAX / 100) return; /* of another base, or very large */
    number = number * 10 + (c - '0');
  }
  replace_token(at, MUTANT_BOUND, text, token, crd_arena_printf(arena, "%lld", (long long)number + 1));
  replace_token(at, MUTANT_BOUND, text, token,
                number ? crd_arena_printf(arena, "%lld", (long long)number - 1) : CRD_STRING("(-1)"));
}

/* Adds a character to a text within its quotes. */
static void mutate_text(const rule_place *at, crd_string text, const token *token) {
  size_t size = token->text.size;
  char quote = size ? token->text.data[size - 1] : '\0';
  if (size < 2 || (quote != '\'' && quote != '"')) return;
  bool triple = size >= 6 && token->text.data[size - 2] == quote && token->text.data[size - 3] == quote;
  size_t tail = triple ? 3 : 1;
  replace_token(at, MUTANT_CONSTANT, text, token,
                crd_arena_printf(at->place->out->arena, "%.*sx%.*s", (int)(size - tail), token->text.data, (int)tail,
                                 token->text.data + size - tail));
}

static void mutate_tokens(const rule_place *at, crd_string text) {
  cel_ast ast = {.arena = at->place->out->arena, .source = text};
  ast.issues.arena = ast.arena;
  token_list tokens = {.count = 0};
  if (!crdc_cel_lex(&ast, &tokens)) return;
  for (size_t i = 0; i + 1 < tokens.count; i++) {
    const token *token = &tokens.items[i];
    for (size_t k = 0; k < sizeof swaps / sizeof *swaps; k++)
      if (swaps[k].kind == token->kind) replace_token(at, swaps[k].mutant, text, token, crd_string_of(swaps[k].with));
    if (token->kind == TOKEN_IDENTIFIER)
      mutate_identifier(at, text, token, i ? &tokens.items[i - 1] : NULL, &tokens.items[i + 1]);
    if (token->kind == TOKEN_INT) mutate_number(at, text, token);
    if (token->kind == TOKEN_STRING) mutate_text(at, text, token);
  }
}

/* ---- entries ---- */

static void drop_rule(const rule_place *at) {
  const mutant_place *place = at->place;
  crd_arena *arena = place->out->arena;
  crd_value rest = crd_value_make_list(arena, at->rules->size);
  for (uint32_t i = 0; i < at->rules->size; i++)
    if (i != at->index) crd_value_append(arena, &rest, at->rules->as.items[i]);
  const crd_value *rule = crd_value_get(at->rule, CRD_STRING("rule"));
  mutant_add(place, MUTANT_RULE, place->node, "x-kubernetes-validations", rest.size ? &rest : NULL,
             crd_arena_printf(arena, "rule %u dropped: %.*s", at->index + 1, CRD_PRINT(mutant_shown(arena, rule))));
  place->out->items[place->out->count - 1].offset = rule->offset;
}

static void mutate_entry(const rule_place *at) {
  const mutant_place *place = at->place;
  crd_arena *arena = place->out->arena;
  const crd_value *message = crd_value_get(at->rule, CRD_STRING("message"));
  const crd_value *optional = crd_value_get(at->rule, CRD_STRING("optionalOldSelf"));
  if (message && message->kind == CRD_STRING_VALUE) {
    const crd_value other = crd_value_make_string(CRD_STRING("another message"));
    mutant_add(place, MUTANT_MESSAGE, at->rule, "message", &other,
               crd_arena_printf(arena, "rule %u: message: %.*s -> another", at->index + 1,
                                CRD_PRINT(mutant_shown(arena, message))));
  }
  if (crd_value_get(at->rule, CRD_STRING("messageExpression")))
    mutant_add(place, MUTANT_MESSAGE, at->rule, "messageExpression", NULL,
               crd_arena_printf(arena, "rule %u: messageExpression dropped", at->index + 1));
  if (crd_value_get(at->rule, CRD_STRING("fieldPath")))
    mutant_add(place, MUTANT_FIELD_PATH, at->rule, "fieldPath", NULL,
               crd_arena_printf(arena, "rule %u: fieldPath dropped", at->index + 1));
  if (optional && optional->kind == CRD_BOOL) {
    const crd_value flipped = crd_value_make_bool(!optional->as.boolean);
    mutant_add(place, MUTANT_OLD_SELF, at->rule, "optionalOldSelf", optional->as.boolean ? NULL : &flipped,
               crd_arena_printf(arena, "rule %u: optionalOldSelf: the other way", at->index + 1));
  }
}

void mutant_rules_make(const mutant_place *place) {
  const crd_value *rules = crd_value_get(place->node, CRD_STRING("x-kubernetes-validations"));
  crd_arena *arena = place->out->arena;
  for (uint32_t i = 0; rules && rules->kind == CRD_LIST && i < rules->size; i++) {
    const rule_place at = {place, rules, &rules->as.items[i], i};
    const crd_value *rule = crd_value_get(at.rule, CRD_STRING("rule"));
    if (!rule || rule->kind != CRD_STRING_VALUE) continue;
    crd_string text = crd_value_string(rule);
    drop_rule(&at);
    change_rule(&at, MUTANT_NEGATE, crd_arena_printf(arena, "!(%.*s)", CRD_PRINT(text)),
                crd_arena_printf(arena, "negated: %.*s", CRD_PRINT(mutant_shown(arena, rule))));
    mutate_tokens(&at, text);
    mutate_entry(&at);
  }
}
