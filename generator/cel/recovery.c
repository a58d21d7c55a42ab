/* ANTLR's default error strategy over the grammar of CEL, with the limits that cel-go puts on it. Mirrors antlr4-go
 * error_strategy.go, parser.go (Match, Consume), atn.go (getExpectedTokens), and cel-go parser/parser.go
 * (recoveryLimitErrorStrategy, SyntaxError). */
#include "cel/recovery.h"

#include "cel/issues.h"
#include "cel/recovery_parts.h"

#define RECOVERY_LIMIT 30
#define LOOKAHEAD_LIMIT 256
#define REPORT_LIMIT 100

/* ---- sets of tokens ---- */

#define T(name) TOKEN_SET(TOKEN_##name)
#define LITERALS (T(TRUE) | T(FALSE) | T(NULL) | T(FLOAT) | T(INT) | T(UINT) | T(STRING) | T(BYTES))
#define OPERAND (T(LEFT_BRACKET) | T(LEFT_BRACE) | T(LEFT_PAREN) | T(DOT) | T(MINUS) | T(IDENTIFIER) | LITERALS)
#define EXPRESSION (OPERAND | T(NOT))
#define ITEM (EXPRESSION | T(QUESTION))
#define NAME (T(IDENTIFIER) | T(ESCAPED_IDENTIFIER))
#define FIELD (NAME | T(QUESTION))
#define RELATIONS (T(EQUAL) | T(NOT_EQUAL) | T(IN) | T(LESS) | T(LESS_EQUAL) | T(GREATER_EQUAL) | T(GREATER))
#define CALCULATIONS (T(STAR) | T(SLASH) | T(PERCENT) | T(PLUS) | T(MINUS))
#define SELECTION (T(DOT) | T(LEFT_BRACKET) | RULE_END)
#define MORE (T(COMMA) | RULE_END)

const token_set recovery_expression_start = EXPRESSION, recovery_operand_start = OPERAND;

/* Of a place: the tokens that can come there, and those that can come after the token or rule that it wants. `loops`:
 * between the rounds of a loop, where ANTLR skips instead of failing. */
static const struct {
  token_set next, after;
  bool loops;
} places[PLACE_COUNT] = {
    [AT_START_EXPR] = {.after = T(EOF)},
    [AT_START_END] = {T(EOF), RULE_END, false},
    [AT_EXPR_CONDITION] = {.after = T(QUESTION) | RULE_END},
    [AT_EXPR_YES] = {.after = T(COLON)},
    [AT_EXPR_COLON] = {T(COLON), EXPRESSION, false},
    [AT_EXPR_NO] = {.after = RULE_END},
    [AT_OR_TERM] = {.after = T(OR) | RULE_END},
    [AT_AND_TERM] = {.after = T(AND) | RULE_END},
    [AT_RELATION_LEFT] = {.after = RELATIONS | RULE_END},
    [AT_RELATION_RIGHT] = {.after = RELATIONS | RULE_END},
    [AT_CALC_LEFT] = {.after = CALCULATIONS | RULE_END},
    [AT_CALC_FACTOR] = {.after = CALCULATIONS | RULE_END},
    [AT_CALC_SUMMAND] = {.after = CALCULATIONS | RULE_END},
    [AT_UNARY] = {.next = EXPRESSION},
    [AT_UNARY_MEMBER] = {.after = RULE_END},
    [AT_NOT_AGAIN] = {.next = EXPRESSION, .loops = true},
    [AT_MINUS_AGAIN] = {.next = OPERAND, .loops = true},
    [AT_MEMBER_PRIMARY] = {.after = SELECTION},
    [AT_MEMBER_NEXT] = {.next = T(DOT) | T(LEFT_BRACKET)},
    [AT_SELECT_NAME] = {.after = SELECTION},
    [AT_METHOD_ARGUMENTS] = {.next = EXPRESSION | T(RIGHT_PAREN)},
    [AT_METHOD_LIST] = {.after = T(RIGHT_PAREN)},
    [AT_METHOD_END] = {T(RIGHT_PAREN), SELECTION, false},
    [AT_INDEX] = {.next = ITEM},
    [AT_INDEX_EXPR] = {.after = T(RIGHT_BRACKET)},
    [AT_INDEX_END] = {T(RIGHT_BRACKET), SELECTION, false},
    [AT_PRIMARY] = {.next = OPERAND},
    [AT_CALL_ARGUMENTS] = {.next = EXPRESSION | T(RIGHT_PAREN)},
    [AT_CALL_LIST] = {.after = T(RIGHT_PAREN)},
    [AT_CALL_END] = {T(RIGHT_PAREN), RULE_END, false},
    [AT_NESTED_EXPR] = {.after = T(RIGHT_PAREN)},
    [AT_NESTED_END] = {T(RIGHT_PAREN), RULE_END, false},
    [AT_LIST] = {.next = ITEM | T(COMMA) | T(RIGHT_BRACKET)},
    [AT_LIST_ITEMS] = {.after = T(COMMA) | T(RIGHT_BRACKET)},
    [AT_LIST_COMMA] = {.next = T(COMMA) | T(RIGHT_BRACKET)},
    [AT_LIST_END] = {T(RIGHT_BRACKET), RULE_END, false},
    [AT_MAP] = {.next = ITEM | T(COMMA) | T(RIGHT_BRACE)},
    [AT_MAP_ENTRIES] = {.after = T(COMMA) | T(RIGHT_BRACE)},
    [AT_MAP_COMMA] = {.next = T(COMMA) | T(RIGHT_BRACE)},
    [AT_MAP_END] = {T(RIGHT_BRACE), RULE_END, false},
    [AT_MESSAGE] = {.next = FIELD | T(COMMA) | T(RIGHT_BRACE)},
    [AT_MESSAGE_FIELDS] = {.after = T(COMMA) | T(RIGHT_BRACE)},
    [AT_MESSAGE_COMMA] = {.next = T(COMMA) | T(RIGHT_BRACE)},
    [AT_MESSAGE_END] = {T(RIGHT_BRACE), RULE_END, false},
    [AT_PRIMARY_LITERAL] = {.after = RULE_END},
    [AT_ARGUMENT] = {.after = MORE},
    [AT_ITEM] = {.after = MORE},
    [AT_FIRST_FIELD] = {.after = T(COLON)},
    [AT_FIRST_FIELD_COLON] = {T(COLON), EXPRESSION, false},
    [AT_FIELD_VALUE] = {.after = MORE},
    [AT_NEXT_FIELD] = {.after = T(COLON)},
    [AT_NEXT_FIELD_COLON] = {T(COLON), EXPRESSION, false},
    [AT_FIELD] = {.next = FIELD},
    [AT_FIELD_NAME] = {.after = RULE_END},
    [AT_FIRST_KEY] = {.after = T(COLON)},
    [AT_FIRST_KEY_COLON] = {T(COLON), EXPRESSION, false},
    [AT_KEY_VALUE] = {.after = MORE},
    [AT_NEXT_KEY] = {.after = T(COLON)},
    [AT_NEXT_KEY_COLON] = {T(COLON), EXPRESSION, false},
    [AT_NAME] = {.next = NAME},
    [AT_OPTIONAL] = {.next = ITEM},
    [AT_OPTIONAL_EXPR] = {.after = RULE_END},
    [AT_LITERAL_KIND] = {.next = LITERALS | T(MINUS)},
};

bool recovery_in(token_set set, token_kind kind) {
  return (set & TOKEN_SET(kind)) != 0;
}

/* What can come where `set` can come in the rule at hand: past its end, what can follow it where it was called. */
static token_set in_context(const recogniser *recogniser, token_set set) {
  token_set all = set;
  for (const frame *at = recogniser->frame; (set & RULE_END) && at->called_at != AT_NONE; at = at->caller) {
    set = places[at->called_at].after;
    all |= set;
  }
  return (all & ~RULE_END) | (set & RULE_END ? T(EOF) : 0);
}

static token_set expected(const recogniser *recogniser) {
  return in_context(recogniser, places[recogniser->place].next);
}

/* What can follow one of the open rules. */
static token_set recovery_set(const recogniser *recogniser) {
  token_set all = 0;
  for (const frame *at = recogniser->frame; at->called_at != AT_NONE; at = at->caller) all |= places[at->called_at].after;
  return all & ~RULE_END;
}

/* ---- reports ---- */

void recovery_stop(recogniser *recogniser, const char *limit, unsigned value) {
  if (!recogniser->stopped) cel_issue_add(recogniser->ast, CEL_NO_PLACE, "%s exceeded: %u", limit, value);
  recogniser->stopped = true;
}

/* Reports past the limit end it all. */
static void report(recogniser *recogniser, uint32_t position, crd_text *message) {
  if (recogniser->stopped) return;
  if (recogniser->reports++ == REPORT_LIMIT) {
    cel_issue_add(recogniser->ast, position, "Syntax error: More than %d syntax errors", REPORT_LIMIT);
    recogniser->stopped = true;
    return;
  }
  cel_issue_add_text(recogniser->ast, position, crd_text_string(message));
}

static crd_text new_message(recogniser *recogniser, const char *first) {
  crd_text message = {.arena = recogniser->ast->arena};
  crd_text_add(&message, CRD_STRING("Syntax error: "));
  crd_text_add(&message, crd_string_of(first));
  return message;
}

static void add_points(crd_text *out, crd_string text, bool escape) {
  for (size_t at = 0; at < text.size;) {
    uint32_t point = cel_next_point(text, &at);
    if (escape && (point == '\n' || point == '\r' || point == '\t'))
      crd_text_printf(out, "\\%c", point == '\n' ? 'n' : point == '\r' ? 'r' : 't');
    else
      cel_add_point(out, point);
  }
}

static void report_unknown(recogniser *recogniser, const unknown_text *unknown) {
  crd_text message = new_message(recogniser, "token recognition error at: '");
  add_points(&message, unknown->text, false);
  crd_text_add_char(&message, '\'');
  report(recogniser, unknown->position, &message);
}

/* ---- tokens ---- */

static size_t fetch(recogniser *recogniser, size_t ahead) {
  const token_list *tokens = recogniser->tokens;
  size_t last = tokens->count - 1, at = ahead < last - recogniser->at ? recogniser->at + ahead : last;
  if (at < recogniser->fetched) return at;
  for (; recogniser->unknown < tokens->unknown_count && tokens->unknown[recogniser->unknown].before <= at;
       recogniser->unknown++)
    report_unknown(recogniser, &tokens->unknown[recogniser->unknown]);
  recogniser->fetched = at + 1;
  return at;
}

token_kind recovery_look(recogniser *recogniser, size_t ahead) {
  return recogniser->tokens->items[fetch(recogniser, ahead)].kind;
}

const token *recovery_current(recogniser *recogniser) {
  return &recogniser->tokens->items[fetch(recogniser, 0)];
}

static void consume(recogniser *recogniser) {
  if (recovery_look(recogniser, 0) == TOKEN_EOF) return;
  recogniser->at++;
  fetch(recogniser, 0);
}

/* Consumes while it recovers from one error, which may not take too many tokens. */
static void consume_counted(recogniser *recogniser, unsigned *count) {
  if (*count >= LOOKAHEAD_LIMIT) recovery_stop(recogniser, "error recovery token lookahead limit", LOOKAHEAD_LIMIT);
  ++*count;
  consume(recogniser);
}

static bool skips(recogniser *recogniser, token_set set) {
  token_kind kind = recovery_look(recogniser, 0);
  return !recogniser->stopped && kind != TOKEN_EOF && !recovery_in(set, kind);
}

static void matched(recogniser *recogniser) {
  recogniser->recovering = false;
  recogniser->error_at = SIZE_MAX;
}

const token *recovery_take(recogniser *recogniser) {
  const token *token = recovery_current(recogniser);
  matched(recogniser);
  consume(recogniser);
  return token;
}

/* ---- messages ---- */

static void add_token(recogniser *recogniser, crd_text *message) {
  const token *token = recovery_current(recogniser);
  crd_text_add_char(message, '\'');
  add_points(message, token->kind == TOKEN_EOF ? CRD_STRING("<EOF>") : token->text, true);
  crd_text_add_char(message, '\'');
}

static void add_set(crd_text *text, token_set set) {
  static const char *const names[] = {
      "<EOF>",   "'=='",   "'!='",      "'in'",    "'<'",      "'<='",   "'>='",  "'>'",        "'&&'",
      "'||'",    "'['",    "']'",       "'{'",     "'}'",      "'('",    "')'",   "'.'",        "','",
      "'-'",     "'!'",    "'?'",       "':'",     "'+'",      "'*'",    "'/'",   "'%'",        "'true'",
      "'false'", "'null'", "NUM_FLOAT", "NUM_INT", "NUM_UINT", "STRING", "BYTES", "IDENTIFIER", "ESC_IDENTIFIER"};
  bool several = (set & (set - 1)) != 0, first = true;
  if (several) crd_text_add_char(text, '{');
  for (size_t kind = 0; kind < sizeof names / sizeof *names; kind++) {
    if (!(set & TOKEN_SET(kind))) continue;
    if (!first) crd_text_add(text, CRD_STRING(", "));
    crd_text_add(text, crd_string_of(names[kind]));
    first = false;
  }
  if (several) crd_text_add_char(text, '}');
}

static void report_expecting(recogniser *recogniser, const char *what) {
  crd_text message = new_message(recogniser, what);
  add_token(recogniser, &message);
  crd_text_add(&message, CRD_STRING(" expecting "));
  add_set(&message, expected(recogniser));
  report(recogniser, recovery_current(recogniser)->position, &message);
}

static void report_unwanted(recogniser *recogniser) {
  if (recogniser->recovering) return;
  recogniser->recovering = true;
  report_expecting(recogniser, "extraneous input ");
}

static void report_missing(recogniser *recogniser) {
  if (recogniser->recovering) return;
  recogniser->recovering = true;
  crd_text message = new_message(recogniser, "missing ");
  add_set(&message, expected(recogniser));
  crd_text_add(&message, CRD_STRING(" at "));
  add_token(recogniser, &message);
  report(recogniser, recovery_current(recogniser)->position, &message);
}

/* The source from one token through another (up to the end when that is the other), hidden tokens between them included,
 * what is no token not. */
static crd_string text_between(recogniser *recogniser, size_t first, size_t last) {
  const token_list *tokens = recogniser->tokens;
  const char *from = tokens->items[first].text.data, *end = tokens->items[last].text.data + tokens->items[last].text.size;
  crd_text text = {.arena = recogniser->ast->arena};
  for (size_t i = 0; i < tokens->unknown_count && from < end; i++) {
    crd_string unknown = tokens->unknown[i].text;
    if (unknown.data < from || unknown.data >= end) continue;
    add_points(&text, (crd_string){from, (size_t)(unknown.data - from)}, true);
    from = unknown.data + unknown.size;
  }
  if (from < end) add_points(&text, (crd_string){from, (size_t)(end - from)}, true);
  return crd_text_string(&text);
}

/* cel-go words it differently when a reserved word stands after one character. */
static crd_string reserved_word(crd_string text) {
  static const crd_string words[] = {CRD_STRING_INIT("true"), CRD_STRING_INIT("false"), CRD_STRING_INIT("null")};
  size_t start = 0;
  if (text.size == 0) return text;
  cel_next_point(text, &start);
  crd_string rest = {text.data + start, text.size - start};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (crd_string_equal(rest, words[i])) return rest;
  return (crd_string){0};
}

static void report_no_alternative(recogniser *recogniser) {
  const token *start = recovery_current(recogniser), *offending = &recogniser->tokens->items[recogniser->failed_at];
  crd_string text =
      start->kind == TOKEN_EOF ? CRD_STRING("<EOF>") : text_between(recogniser, recogniser->at, recogniser->failed_at);
  crd_string word = reserved_word(text);
  bool reserved = word.size > 0;
  crd_text message = new_message(recogniser, reserved ? "mismatched input '" : "no viable alternative at input '");
  crd_text_add(&message, reserved ? word : text);
  crd_text_add(&message, reserved ? CRD_STRING("' expecting IDENTIFIER") : CRD_STRING("'"));
  report(recogniser, offending->position, &message);
}

/* ---- the strategy ---- */

void recovery_no_alternative(recogniser *recogniser, size_t ahead) {
  recogniser->failure = NO_VIABLE_ALTERNATIVE;
  recogniser->failed_at = fetch(recogniser, ahead);
}

/* Drops the token at hand when the next one is wanted. */
static bool delete_token(recogniser *recogniser) {
  token_kind next = recovery_look(recogniser, 1);
  if (!recovery_in(expected(recogniser), next)) return false;
  report_unwanted(recogniser);
  consume(recogniser);
  matched(recogniser);
  return true;
}

bool recovery_sync(recogniser *recogniser, place place) {
  recogniser->place = place;
  token_kind kind = recovery_look(recogniser, 0);
  if (recogniser->stopped) return false;
  if (recogniser->recovering || recovery_in(places[place].next, kind)) return true;
  if (places[place].loops) {
    report_unwanted(recogniser);
    token_set until = expected(recogniser) | recovery_set(recogniser);
    while (skips(recogniser, until)) consume(recogniser);
    return !recogniser->stopped;
  }
  if (delete_token(recogniser)) return !recogniser->stopped;
  recogniser->failure = MISMATCHED_INPUT;
  return false;
}

/* Each recovery counts; false when there were too many. */
static bool count_recovery(recogniser *recogniser) {
  if (recogniser->recoveries++ < RECOVERY_LIMIT) return !recogniser->stopped;
  crd_text message = new_message(recogniser, "error recovery attempt limit exceeded: ");
  crd_text_printf(&message, "%d", RECOVERY_LIMIT);
  report(recogniser, recovery_current(recogniser)->position, &message);
  recogniser->stopped = true;
  return false;
}

const token *recovery_match(recogniser *recogniser, place place, token_kind kind) {
  recogniser->place = place;
  if (recogniser->stopped) return NULL;
  if (recovery_look(recogniser, 0) == kind) return recovery_take(recogniser);
  if (!count_recovery(recogniser)) return NULL;
  if (delete_token(recogniser)) {
    const token *token = recovery_current(recogniser);
    consume(recogniser);
    return recogniser->stopped ? NULL : token;
  }
  if (recovery_in(in_context(recogniser, places[place].after), recovery_look(recogniser, 0))) {
    report_missing(recogniser);
    return recogniser->stopped ? NULL : recovery_current(recogniser);
  }
  recogniser->failure = MISMATCHED_INPUT;
  return NULL;
}

void recovery_leave(recogniser *recogniser) {
  failure failure = recogniser->failure;
  recogniser->failure = NO_FAILURE;
  if (failure == NO_FAILURE || recogniser->stopped) return;
  if (!recogniser->recovering) {
    recogniser->recovering = true;
    if (failure == NO_VIABLE_ALTERNATIVE)
      report_no_alternative(recogniser);
    else
      report_expecting(recogniser, "mismatched input ");
  }
  if (recogniser->stopped || !count_recovery(recogniser)) return;
  /* A second error at the same place without progress: a token must go. */
  unsigned consumed = 0;
  if (recogniser->error_at == recogniser->at && recogniser->error_places[recogniser->place])
    consume_counted(recogniser, &consumed);
  if (recogniser->error_at == SIZE_MAX) memset(recogniser->error_places, 0, sizeof recogniser->error_places);
  recogniser->error_at = recogniser->at;
  recogniser->error_places[recogniser->place] = true;
  token_set until = recovery_set(recogniser);
  while (skips(recogniser, until)) consume_counted(recogniser, &consumed);
}

void cel_recover(cel_ast *ast, const token_list *tokens) {
  ast->issues.count = ast->issues.dropped = 0;
  recogniser recogniser = {.ast = ast, .tokens = tokens, .error_at = SIZE_MAX};
  tree *whole = recovery_tree(&recogniser);
  cel_node *root = recogniser.stopped ? NULL : recovery_visit(ast, whole);
  if (ast->issues.count == 0) ast->root = root;
}
