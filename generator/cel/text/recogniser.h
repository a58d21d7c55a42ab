/* SPDX-License-Identifier: Apache-2.0 */
/* The base of the grammar: the token stream, and ANTLR's error strategy with cel-go's limits. After a syntax error it drops
 * a superfluous token, assumes a missing token, or leaves the current rule and skips to a token that can follow an open
 * rule. So an expression reports all of its errors at once. Mirrors antlr4-go error_strategy.go, parser.go (Match, Consume),
 * atn.go (getExpectedTokens), and cel-go parser/parser.go (recoveryLimitErrorStrategy, SyntaxError). */
#pragma once

#include "cel/text/lexer.h"

/* Bit k is set if the set contains the token of kind k. */
typedef uint64_t token_set;
#define TOKEN_SET(kind) ((token_set)1 << (kind))
/* In a set of the tokens that can follow within a rule: the rule can end here. */
#define RULE_END ((token_set)1 << 63)

static inline bool token_set_has(token_set set, token_kind kind) {
  return (set & TOKEN_SET(kind)) != 0;
}

/* A place in a rule where an error can be found; its address identifies it. */
typedef struct grammar_place {
  token_set next;  /* the tokens that can follow */
  token_set after; /* where exactly one token must follow: the tokens that can follow that one */
  bool loops;      /* between the iterations of a loop, where ANTLR skips instead of failing */
} grammar_place;

/* An open rule. */
typedef struct open_rule {
  const struct open_rule *caller; /* NULL: the outermost */
  token_set after;                /* the tokens that can follow it in its caller */
} open_rule;

typedef enum failure { NO_FAILURE, MISMATCHED_INPUT, NO_VIABLE_ALTERNATIVE } failure;

/* cel-go gives up at the first recovery beyond this number. */
#define RECOVERY_LIMIT 30

typedef struct recogniser {
  cel_ast *ast;
  const token_list *tokens;
  size_t at, fetched;         /* tokens are fetched on first use; unknown text before them is reported then */
  size_t unknown;             /* the index of the next item of tokens->unknown */
  const open_rule *innermost; /* the innermost open rule */
  const grammar_place *place;
  unsigned expr_depth, relation_depth, calc_depth; /* the depth of the recursive rules */
  unsigned reports, recoveries;
  failure failure;                                   /* of the current rule, which it ends */
  size_t failed_at;                                  /* the token that fits no alternative */
  bool recovering;                                   /* errors are not reported until a token matches */
  size_t error_at;                                   /* the token of the last recovery; SIZE_MAX after a token matched */
  const grammar_place *error_places[RECOVERY_LIMIT]; /* the places of the recoveries at that token */
  size_t error_place_count;
#ifndef NDEBUG
  bool strayed; /* a token followed a rule that its caller does not expect; only an error may cause that */
#endif
  bool stopped; /* a limit is exceeded: no further reports, and all tokens are skipped */
} recogniser;

/* Fetches the token `ahead` positions after the current one, and returns its index. */
size_t crdc_recogniser_fetch(recogniser *recogniser, size_t ahead);

static inline const token *recogniser_peek(recogniser *recogniser, size_t ahead) {
  size_t at = recogniser->at + ahead;
  return &recogniser->tokens->items[at < recogniser->fetched ? at : crdc_recogniser_fetch(recogniser, ahead)];
}
static inline token_kind recogniser_look(recogniser *recogniser, size_t ahead) {
  return recogniser_peek(recogniser, ahead)->kind;
}

/* Consumes and returns the current token, which is known to fit. */
const token *crdc_recogniser_take(recogniser *recogniser);
/* Consumes the current token if it has that kind. */
bool crdc_recogniser_take_if(recogniser *recogniser, token_kind kind);
/* Consumes the token that must follow at that place; NULL when the rule fails. For a missing token it returns the current
 * one. */
const token *crdc_recogniser_match(recogniser *recogniser, const grammar_place *place);
/* Checks before a choice that the current token fits. False when the rule fails. */
bool crdc_recogniser_sync(recogniser *recogniser, const grammar_place *place);
/* Fails because the token `ahead` positions further fits no alternative. */
void crdc_recogniser_no_alternative(recogniser *recogniser, size_t ahead);
/* Ends a failed rule: reports the error, and skips to a token with which the caller can continue. */
void crdc_recogniser_recover(recogniser *recogniser);
/* Stops parsing with an error that has no place. */
void crdc_recogniser_stop(recogniser *recogniser, const char *limit, unsigned value);
/* The tokens of `set` in the context of the current rule: where the rule can end, also what can follow it in its callers. */
token_set crdc_recogniser_in_context(const recogniser *recogniser, token_set set);
