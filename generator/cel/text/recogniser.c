/* SPDX-License-Identifier: Apache-2.0 */
/* See recogniser.h. */
#include "cel/text/recogniser.h"
#include "../../../runtime/base/nearest_name.h"

#include "../../../runtime/base/utf8.h"
#include "cel/text/issues.h"

#include <assert.h>

#define LOOKAHEAD_LIMIT 256
#define REPORT_LIMIT 100

/* ---- expected tokens ---- */

token_set crdc_recogniser_in_context(const recogniser *recogniser, token_set set) {
  token_set all = set;
  for (const open_rule *at = recogniser->innermost; (set & RULE_END) && at->caller; at = at->caller) {
    set = at->after;
    all |= set;
  }
  return (all & ~RULE_END) | (set & RULE_END ? TOKEN_SET(TOKEN_EOF) : 0);
}

static token_set expected_tokens(const recogniser *recogniser) {
  return crdc_recogniser_in_context(recogniser, recogniser->place->next);
}

/* The tokens that can follow one of the open rules. */
static token_set recovery_set(const recogniser *recogniser) {
  token_set all = 0;
  for (const open_rule *at = recogniser->innermost; at->caller; at = at->caller) all |= at->after;
  return all & ~RULE_END;
}

/* ---- reports ---- */

/* Ends the parsing. */
static void pass_all_tokens(recogniser *recogniser) {
  recogniser->stopped = true;
  recogniser->at = recogniser->tokens->count - 1;
}

void crdc_recogniser_stop(recogniser *recogniser, const char *limit, unsigned value) {
  if (!recogniser->stopped) crdc_cel_issue_add(recogniser->ast, CEL_NO_PLACE, "%s exceeded: %u", limit, value);
  pass_all_tokens(recogniser);
}

/* Reports a syntax error; past the limit it ends the parsing. */
static void report_syntax_error(recogniser *recogniser, uint32_t position, crd_text *message) {
  if (recogniser->stopped) return;
  if (recogniser->reports++ == REPORT_LIMIT) {
    crdc_cel_issue_add(recogniser->ast, position, "Syntax error: More than %d syntax errors", REPORT_LIMIT);
    pass_all_tokens(recogniser);
    return;
  }
  crdc_cel_issue_add_text(recogniser->ast, position, crd_text_string(message));
}

static crd_text new_syntax_error(recogniser *recogniser, const char *first) {
  crd_text message = {.arena = recogniser->ast->arena};
  crd_text_add(&message, CRD_STRING("Syntax error: "));
  crd_text_add(&message, crd_string_of(first));
  return message;
}

static void add_source_text(crd_text *out, crd_string text, bool escape) {
  for (size_t at = 0; at < text.size;) {
    uint32_t point = utf8_next(text, &at);
    if (escape && (point == '\n' || point == '\r' || point == '\t'))
      crd_text_printf(out, "\\%c", point == '\n' ? 'n' : point == '\r' ? 'r' : 't');
    else
      crd_utf8_add(out, point);
  }
}

static void report_unknown(recogniser *recogniser, const unknown_text *unknown) {
  crd_text message = new_syntax_error(recogniser, "token recognition error at: '");
  add_source_text(&message, unknown->text, false);
  crd_text_add_char(&message, '\'');
  report_syntax_error(recogniser, unknown->position, &message);
}

/* ---- tokens ---- */

size_t crdc_recogniser_fetch(recogniser *recogniser, size_t ahead) {
  const token_list *tokens = recogniser->tokens;
  size_t last = tokens->count - 1, at = ahead < last - recogniser->at ? recogniser->at + ahead : last;
  if (at < recogniser->fetched) return at;
  for (; recogniser->unknown < tokens->unknown_count && tokens->unknown[recogniser->unknown].before <= at;
       recogniser->unknown++)
    report_unknown(recogniser, &tokens->unknown[recogniser->unknown]);
  recogniser->fetched = at + 1;
  return at;
}

/* Advances to the next token and reads it; stays at the end. */
static const token *pass_token(recogniser *recogniser) {
  const token *token = recogniser_peek(recogniser, 0);
  if (token->kind == TOKEN_EOF) return token;
  recogniser->at++;
  recogniser_peek(recogniser, 0);
  return token;
}

/* Skips a token during recovery from one error; the number of skips is limited. */
static void skip_token(recogniser *recogniser, unsigned *count) {
  if (*count >= LOOKAHEAD_LIMIT) crdc_recogniser_stop(recogniser, "error recovery token lookahead limit", LOOKAHEAD_LIMIT);
  ++*count;
  pass_token(recogniser);
}

static bool can_skip(recogniser *recogniser, token_set until) {
  token_kind kind = recogniser_look(recogniser, 0);
  return !recogniser->stopped && kind != TOKEN_EOF && !token_set_has(until, kind);
}

static void note_match(recogniser *recogniser) {
  recogniser->recovering = false;
  recogniser->error_at = SIZE_MAX;
}

const token *crdc_recogniser_take(recogniser *recogniser) {
  note_match(recogniser);
  return pass_token(recogniser);
}

/* ---- messages ---- */

static void add_token_at_hand(recogniser *recogniser, crd_text *message) {
  const token *token = recogniser_peek(recogniser, 0);
  crd_text_add_char(message, '\'');
  add_source_text(message, token->kind == TOKEN_EOF ? CRD_STRING("<EOF>") : token->text, true);
  crd_text_add_char(message, '\'');
}

static void add_token_set(crd_text *text, token_set set) {
  bool several = (set & (set - 1)) != 0, first = true;
  if (several) crd_text_add_char(text, '{');
  for (size_t kind = 0; kind < TOKEN_KIND_COUNT; kind++) {
    if (!(set & TOKEN_SET(kind))) continue;
    if (!first) crd_text_add(text, CRD_STRING(", "));
    crd_text_add(text, crd_string_of(crdc_cel_token_name((token_kind)kind)));
    first = false;
  }
  if (several) crd_text_add_char(text, '}');
}

static void report_expecting(recogniser *recogniser, const char *what) {
  crd_text message = new_syntax_error(recogniser, what);
  add_token_at_hand(recogniser, &message);
  crd_text_add(&message, CRD_STRING(" expecting "));
  add_token_set(&message, expected_tokens(recogniser));
  report_syntax_error(recogniser, recogniser_peek(recogniser, 0)->position, &message);
}

static void report_unwanted(recogniser *recogniser) {
  if (recogniser->recovering) return;
  recogniser->recovering = true;
  report_expecting(recogniser, "extraneous input ");
}

static void report_missing(recogniser *recogniser) {
  if (recogniser->recovering) return;
  recogniser->recovering = true;
  crd_text message = new_syntax_error(recogniser, "missing ");
  add_token_set(&message, expected_tokens(recogniser));
  crd_text_add(&message, CRD_STRING(" at "));
  add_token_at_hand(recogniser, &message);
  report_syntax_error(recogniser, recogniser_peek(recogniser, 0)->position, &message);
}

/* The source from one token to another (to the end if that is EOF), with hidden tokens between them, but without unknown
 * text. */
static crd_string text_between(recogniser *recogniser, size_t first, size_t last) {
  const token_list *tokens = recogniser->tokens;
  const char *from = tokens->items[first].text.data, *end = tokens->items[last].text.data + tokens->items[last].text.size;
  crd_text text = {.arena = recogniser->ast->arena};
  for (size_t i = 0; i < tokens->unknown_count && from < end; i++) {
    crd_string unknown = tokens->unknown[i].text;
    if (unknown.data < from || unknown.data >= end) continue;
    add_source_text(&text, (crd_string){from, (size_t)(unknown.data - from)}, true);
    from = unknown.data + unknown.size;
  }
  if (from < end) add_source_text(&text, (crd_string){from, (size_t)(end - from)}, true);
  return crd_text_string(&text);
}

/* The message is different if a reserved word follows one character. */
static crd_string reserved_word(crd_string text) {
  size_t start = 0;
  if (text.size == 0) return text;
  utf8_next(text, &start);
  crd_string rest = {text.data + start, text.size - start};
  return crd_is_among(rest, "true false null") ? rest : (crd_string){0};
}

static void report_no_alternative(recogniser *recogniser) {
  const token *start = recogniser_peek(recogniser, 0), *offending = &recogniser->tokens->items[recogniser->failed_at];
  crd_string text =
      start->kind == TOKEN_EOF ? CRD_STRING("<EOF>") : text_between(recogniser, recogniser->at, recogniser->failed_at);
  crd_string word = reserved_word(text);
  bool reserved = word.size > 0;
  crd_text message = new_syntax_error(recogniser, reserved ? "mismatched input '" : "no viable alternative at input '");
  crd_text_add(&message, reserved ? word : text);
  crd_text_add(&message, reserved ? CRD_STRING("' expecting IDENTIFIER") : CRD_STRING("'"));
  report_syntax_error(recogniser, offending->position, &message);
}

/* ---- the strategy ---- */

bool crdc_recogniser_take_if(recogniser *recogniser, token_kind kind) {
  return recogniser_look(recogniser, 0) == kind && crdc_recogniser_take(recogniser);
}

void crdc_recogniser_no_alternative(recogniser *recogniser, size_t ahead) {
  recogniser->failure = NO_VIABLE_ALTERNATIVE;
  recogniser->failed_at = crdc_recogniser_fetch(recogniser, ahead);
}

/* Drops the current token if the next one is expected. */
static bool drop_unwanted(recogniser *recogniser) {
  token_kind next = recogniser_look(recogniser, 1);
  if (!token_set_has(expected_tokens(recogniser), next)) return false;
  report_unwanted(recogniser);
  pass_token(recogniser);
  note_match(recogniser);
  return true;
}

bool crdc_recogniser_sync(recogniser *recogniser, const grammar_place *place) {
  recogniser->place = place;
  token_kind kind = recogniser_look(recogniser, 0);
  if (recogniser->stopped) return false;
  if (recogniser->recovering || token_set_has(place->next, kind)) return true;
  if (place->loops) {
    report_unwanted(recogniser);
    token_set until = expected_tokens(recogniser) | recovery_set(recogniser);
    while (can_skip(recogniser, until)) pass_token(recogniser);
    return !recogniser->stopped;
  }
  if (drop_unwanted(recogniser)) return !recogniser->stopped;
  recogniser->failure = MISMATCHED_INPUT;
  return false;
}

/* Counts a recovery; false if there were too many. */
static bool count_recovery(recogniser *recogniser) {
  if (recogniser->recoveries++ < RECOVERY_LIMIT) return !recogniser->stopped;
  crd_text message = new_syntax_error(recogniser, "error recovery attempt limit exceeded: ");
  crd_text_printf(&message, "%d", RECOVERY_LIMIT);
  report_syntax_error(recogniser, recogniser_peek(recogniser, 0)->position, &message);
  pass_all_tokens(recogniser);
  return false;
}

const token *crdc_recogniser_match(recogniser *recogniser, const grammar_place *place) {
  assert(place->next && !(place->next & (place->next - 1))); /* exactly one kind of token */
  recogniser->place = place;
  if (recogniser->stopped) return NULL;
  if (token_set_has(place->next, recogniser_look(recogniser, 0))) return crdc_recogniser_take(recogniser);
  if (!count_recovery(recogniser)) return NULL;
  if (drop_unwanted(recogniser)) {
    const token *token = recogniser_peek(recogniser, 0);
    pass_token(recogniser);
    return recogniser->stopped ? NULL : token;
  }
  if (token_set_has(crdc_recogniser_in_context(recogniser, place->after), recogniser_look(recogniser, 0))) {
    report_missing(recogniser);
    return recogniser->stopped ? NULL : recogniser_peek(recogniser, 0);
  }
  recogniser->failure = MISMATCHED_INPUT;
  return NULL;
}

/* Whether this is a second error at the same place without progress: then a token is dropped. */
static bool failed_here(const recogniser *recogniser) {
  for (size_t i = 0; i < recogniser->error_place_count; i++)
    if (recogniser->error_places[i] == recogniser->place) return true;
  return false;
}

void crdc_recogniser_recover(recogniser *recogniser) {
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
  unsigned skipped = 0;
  if (recogniser->error_at == recogniser->at && failed_here(recogniser)) skip_token(recogniser, &skipped);
  if (recogniser->error_at == SIZE_MAX) recogniser->error_place_count = 0;
  recogniser->error_at = recogniser->at;
  assert(recogniser->error_place_count < RECOVERY_LIMIT);
  recogniser->error_places[recogniser->error_place_count++] = recogniser->place;
  token_set until = recovery_set(recogniser);
  while (can_skip(recogniser, until)) skip_token(recogniser, &skipped);
}
