/* SPDX-License-Identifier: Apache-2.0 */
/* What the grammar is read with: the tokens, one after the other, and ANTLR's error strategy, with the limits that cel-go
 * puts on it. After a syntax error it drops a token that is too many, takes one that is missing as read, or leaves the rule
 * at hand and skips to a token that can follow an open rule; so an expression shows all of its errors at once. Mirrors
 * antlr4-go error_strategy.go, parser.go (Match, Consume), atn.go (getExpectedTokens), and cel-go parser/parser.go
 * (recoveryLimitErrorStrategy, SyntaxError). */
#pragma once

#include "cel/text/lexer.h"

/* Bit k is the token of kind k. */
typedef uint64_t token_set;
#define TOKEN_SET(kind) ((token_set)1 << (kind))
/* In a set of what can come next within a rule: the rule can end here. */
#define RULE_END ((token_set)1 << 63)

static inline bool token_set_has(token_set set, token_kind kind) {
  return (set & TOKEN_SET(kind)) != 0;
}

/* A place in a rule where an error can be met, told by its address. */
typedef struct grammar_place {
  token_set next;  /* what can come there */
  token_set after; /* where one token must come: what can come after it */
  bool loops;      /* between the rounds of a loop, where ANTLR skips instead of failing */
} grammar_place;

/* An open rule. */
typedef struct open_rule {
  const struct open_rule *caller; /* NULL: the outermost */
  token_set after;                /* what can come after it in its caller */
} open_rule;

typedef enum failure { NO_FAILURE, MISMATCHED_INPUT, NO_VIABLE_ALTERNATIVE } failure;

/* cel-go gives up at the next recovery beyond this many. */
#define RECOVERY_LIMIT 30

typedef struct recogniser {
  cel_ast *ast;
  const token_list *tokens;
  size_t at, fetched; /* tokens are read when they are first looked at, and what is none before them is reported then */
  size_t unknown;     /* the next one of tokens->unknown */
  const open_rule *innermost; /* the innermost open rule */
  const grammar_place *place;
  unsigned expr_depth, relation_depth, calc_depth; /* of the rules that nest in themselves */
  unsigned reports, recoveries;
  failure failure;  /* of the rule at hand, which it ends */
  size_t failed_at; /* the token that fits no alternative */
  bool recovering;  /* no error is reported until a token matches */
  size_t error_at;  /* the token of the last recovery, SIZE_MAX when a token matched since then */
  const grammar_place *error_places[RECOVERY_LIMIT]; /* where recoveries at that token happened */
  size_t error_place_count;
#ifndef NDEBUG
  bool strayed; /* what came behind a rule is not what its caller says; nothing but an error may do that */
#endif
  bool stopped; /* a limit is exceeded: nothing more is reported, and all tokens are passed */
} recogniser;

/* The index of the token `ahead` of the one at hand, which is read. */
size_t crdc_recogniser_fetch(recogniser *recogniser, size_t ahead);

static inline const token *recogniser_peek(recogniser *recogniser, size_t ahead) {
  size_t at = recogniser->at + ahead;
  return &recogniser->tokens->items[at < recogniser->fetched ? at : crdc_recogniser_fetch(recogniser, ahead)];
}
static inline token_kind recogniser_look(recogniser *recogniser, size_t ahead) {
  return recogniser_peek(recogniser, ahead)->kind;
}

/* The token at hand, which is known to fit; it is passed. */
const token *crdc_recogniser_take(recogniser *recogniser);
/* Passes the token at hand when it is of that kind. */
bool crdc_recogniser_take_if(recogniser *recogniser, token_kind kind);
/* The token that must come at that place; NULL when the rule fails. A missing one is stood for by the token at hand. */
const token *crdc_recogniser_match(recogniser *recogniser, const grammar_place *place);
/* Before a choice: makes sure that the token at hand fits. False when the rule fails. */
bool crdc_recogniser_sync(recogniser *recogniser, const grammar_place *place);
/* Fails because the token `ahead` fits no alternative. */
void crdc_recogniser_no_alternative(recogniser *recogniser, size_t ahead);
/* Ends a rule that failed: reports why, and skips to where the caller can go on. */
void crdc_recogniser_recover(recogniser *recogniser);
/* Gives up for good with an error without a place. */
void crdc_recogniser_stop(recogniser *recogniser, const char *limit, unsigned value);
/* What can come where `set` can come in the rule at hand: past its end, what can follow it where it was called. */
token_set crdc_recogniser_in_context(const recogniser *recogniser, token_set set);
