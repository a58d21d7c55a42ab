/* SPDX-License-Identifier: Apache-2.0 */
/* The queue of tokens. Mirrors go-yaml v2 scannerc.go (yaml_parser_fetch_more_tokens and what it calls): which token a
 * character begins, which tokens are keys, where blocks begin and end.
 *
 * A token that may be a key stays in the queue until its ':' is found or can no longer follow. If the ':' is found, a KEY
 * token is inserted before it. */
#include "../base/kin.h"
#include "yaml_input.h"

#define MOST_FLOW_LEVELS 10000u
#define MOST_INDENTS 10000u
#define LONGEST_KEY 1024u

/* ---- the queue ---- */

static void make_token_room(yaml_scanner *scanner) {
  if (scanner->tail < scanner->room) return;
  size_t waiting = scanner->tail - scanner->head;
  if (scanner->head > waiting) {
    memmove(scanner->tokens, scanner->tokens + scanner->head, waiting * sizeof *scanner->tokens);
    size_t kept = scanner->key_of_count > scanner->head ? scanner->key_of_count - scanner->head : 0;
    memmove(scanner->key_of, scanner->key_of + scanner->head, kept * sizeof *scanner->key_of);
    scanner->key_of_count = kept;
    scanner->head = 0;
    scanner->tail = waiting;
    return;
  }
  size_t room = scanner->room ? scanner->room * 2 : 16;
  scanner->tokens = crd_arena_grow(scanner->arena, scanner->tokens, scanner->room * sizeof *scanner->tokens,
                                   room * sizeof *scanner->tokens);
  size_t entries = scanner->room ? scanner->room + 1 : 0; /* the next token needs an entry, too */
  scanner->key_of = crd_arena_grow(scanner->arena, scanner->key_of, entries * sizeof *scanner->key_of,
                                   (room + 1) * sizeof *scanner->key_of);
  scanner->room = room;
}

static void append_token(yaml_scanner *scanner, const yaml_token *token) {
  make_token_room(scanner);
  scanner->tokens[scanner->tail++] = *token;
}

/* Inserts a token before the token with that number, or at the end if that token was taken already. */
static void insert_token(yaml_scanner *scanner, size_t number, const yaml_token *token) {
  append_token(scanner, token);
  if (number < scanner->taken) return;
  size_t at = scanner->head + (number - scanner->taken);
  memmove(scanner->tokens + at + 1, scanner->tokens + at, (scanner->tail - 1 - at) * sizeof *token);
  scanner->tokens[at] = *token;
}

static yaml_token token_here(const yaml_scanner *scanner, yaml_token_type type) {
  return (yaml_token){.type = (uint8_t)type, .start = scanner->mark, .end = scanner->mark};
}

/* Appends a token of `size` characters. */
static bool append_indicator(yaml_scanner *scanner, yaml_token_type type, int size) {
  yaml_token token = token_here(scanner, type);
  while (size-- > 0) yaml_skip(scanner);
  token.end = scanner->mark;
  append_token(scanner, &token);
  return true;
}

/* ---- possible keys ---- */

static yaml_possible_key *last_key(const yaml_scanner *scanner) {
  return &scanner->keys[scanner->key_count - 1];
}

static size_t next_token_number(const yaml_scanner *scanner) {
  return scanner->taken + (scanner->tail - scanner->head);
}

static void push_key(yaml_scanner *scanner, yaml_possible_key key) {
  CRD_ARENA_PUSH(scanner->arena, scanner->keys, scanner->key_count, scanner->key_room, 8, key);
}

/* Records in key_of that the token of the last possible key may be a key. */
static void note_possible_key(yaml_scanner *scanner) {
  make_token_room(scanner);
  size_t at = scanner->head + (last_key(scanner)->token - scanner->taken);
  while (scanner->key_of_count <= at) scanner->key_of[scanner->key_of_count++] = -1;
  scanner->key_of[at] = (int32_t)(scanner->key_count - 1);
}

static void forget_key(const yaml_scanner *scanner, size_t number) {
  if (number < scanner->taken) return;
  size_t at = scanner->head + (number - scanner->taken);
  if (at < scanner->key_of_count) scanner->key_of[at] = -1;
}

SELDOM static bool fail_simple_key(yaml_scanner *scanner, const yaml_possible_key *key) {
  return crd_yaml_scan_fail(scanner, key->mark, "could not find expected ':'");
}

/* yaml_simple_key_is_valid: a key is on one line and not longer than LONGEST_KEY. */
static bool check_key(yaml_scanner *scanner, yaml_possible_key *key, bool *valid) {
  *valid = key->possible;
  if (!*valid) return true;
  if (key->mark.line < scanner->mark.line || key->mark.index + LONGEST_KEY < scanner->mark.index) {
    if (key->required) return fail_simple_key(scanner, key);
    *valid = key->possible = false;
  }
  return true;
}

static bool remove_key(yaml_scanner *scanner) {
  yaml_possible_key *key = last_key(scanner);
  if (!key->possible) return true;
  if (key->required) return fail_simple_key(scanner, key);
  key->possible = false;
  forget_key(scanner, key->token);
  return true;
}

/* Records that the next token may be a key. */
static bool save_key(yaml_scanner *scanner) {
  if (!scanner->key_allowed) return true;
  if (!remove_key(scanner)) return false;
  *last_key(scanner) =
      (yaml_possible_key){.possible = true,
                          .required = !scanner->flow_level && scanner->indent == (int32_t)scanner->mark.column,
                          .token = next_token_number(scanner),
                          .mark = scanner->mark};
  note_possible_key(scanner);
  return true;
}

/* ---- indentation ---- */

/* Begins a block at the mark's column, if it is deeper than the current block, before the token with that number. */
static bool open_block(yaml_scanner *scanner, yaml_mark mark, size_t number, yaml_token_type type) {
  int32_t column = (int32_t)mark.column;
  if (scanner->flow_level || scanner->indent >= column) return true;
  CRD_ARENA_PUSH(scanner->arena, scanner->indents, scanner->indent_count, scanner->indent_room, 16, scanner->indent);
  scanner->indent = column;
  if (scanner->indent_count > MOST_INDENTS)
    return crd_yaml_scan_fail(scanner, last_key(scanner)->mark, "exceeded max depth of 10000");
  insert_token(scanner, number, &(yaml_token){.type = (uint8_t)type, .start = mark, .end = mark});
  return true;
}

/* The same for a block that begins at the next character. */
static bool open_block_here(yaml_scanner *scanner, yaml_token_type type) {
  return open_block(scanner, scanner->mark, next_token_number(scanner), type);
}

static void close_blocks(yaml_scanner *scanner, int32_t column) {
  if (scanner->flow_level) return;
  for (; scanner->indent > column; scanner->indent = scanner->indents[--scanner->indent_count]) {
    yaml_token token = token_here(scanner, YAML_BLOCK_END);
    append_token(scanner, &token);
  }
}

/* ---- tokens ---- */

SELDOM static bool fetch_stream_start(yaml_scanner *scanner) {
  scanner->indent = -1;
  push_key(scanner, (yaml_possible_key){0});
  scanner->key_allowed = true;
  scanner->started = true;
  return append_indicator(scanner, YAML_STREAM_START, 0);
}

/* Ends all open blocks. */
static bool end_blocks(yaml_scanner *scanner) {
  close_blocks(scanner, -1);
  scanner->key_allowed = false;
  return remove_key(scanner);
}

SELDOM static bool fetch_stream_end(yaml_scanner *scanner) {
  if (scanner->mark.column) {
    scanner->mark.column = 0;
    scanner->mark.line++;
  }
  return end_blocks(scanner) && append_indicator(scanner, YAML_STREAM_END, 0);
}

SELDOM static bool fetch_directive(yaml_scanner *scanner) {
  yaml_token token;
  if (!end_blocks(scanner) || !crd_yaml_scan_directive(scanner, &token)) return false;
  append_token(scanner, &token);
  return true;
}

SELDOM static bool fetch_document_mark(yaml_scanner *scanner, yaml_token_type type) {
  return end_blocks(scanner) && append_indicator(scanner, type, 3);
}

static bool fetch_flow_start(yaml_scanner *scanner, yaml_token_type type) {
  if (!save_key(scanner)) return false;
  push_key(scanner, (yaml_possible_key){.token = next_token_number(scanner), .mark = scanner->mark});
  if (++scanner->flow_level > MOST_FLOW_LEVELS)
    return crd_yaml_scan_fail(scanner, scanner->mark, "exceeded max depth of 10000");
  scanner->key_allowed = true;
  return append_indicator(scanner, type, 1);
}

static bool fetch_flow_end(yaml_scanner *scanner, yaml_token_type type) {
  if (!remove_key(scanner)) return false;
  if (scanner->flow_level) {
    scanner->flow_level--;
    /* If nothing in the collection might be a key, the number is that of the '[', which then cannot be a key either. */
    forget_key(scanner, last_key(scanner)->token);
    scanner->key_count--;
  }
  scanner->key_allowed = false;
  return append_indicator(scanner, type, 1);
}

static bool fetch_flow_entry(yaml_scanner *scanner) {
  if (!remove_key(scanner)) return false;
  scanner->key_allowed = true;
  return append_indicator(scanner, YAML_FLOW_ENTRY, 1);
}

static bool fetch_block_entry(yaml_scanner *scanner) {
  if (!scanner->flow_level) {
    if (!scanner->key_allowed)
      return crd_yaml_scan_fail(scanner, scanner->mark, "block sequence entries are not allowed in this context");
    if (!open_block_here(scanner, YAML_BLOCK_SEQUENCE_START)) return false;
  }
  if (!remove_key(scanner)) return false;
  scanner->key_allowed = true;
  return append_indicator(scanner, YAML_BLOCK_ENTRY, 1);
}

SELDOM static bool fetch_key(yaml_scanner *scanner) {
  if (!scanner->flow_level) {
    if (!scanner->key_allowed)
      return crd_yaml_scan_fail(scanner, scanner->mark, "mapping keys are not allowed in this context");
    if (!open_block_here(scanner, YAML_BLOCK_MAPPING_START)) return false;
  }
  if (!remove_key(scanner)) return false;
  scanner->key_allowed = !scanner->flow_level;
  return append_indicator(scanner, YAML_KEY, 1);
}

static bool fetch_value(yaml_scanner *scanner) {
  yaml_possible_key *key = last_key(scanner);
  bool valid;
  if (!check_key(scanner, key, &valid)) return false;
  if (valid) {
    insert_token(scanner, key->token, &(yaml_token){.type = YAML_KEY, .start = key->mark, .end = key->mark});
    if (!open_block(scanner, key->mark, key->token, YAML_BLOCK_MAPPING_START)) return false;
    key->possible = false;
    forget_key(scanner, key->token);
    scanner->key_allowed = false;
  } else {
    if (!scanner->flow_level) {
      if (!scanner->key_allowed)
        return crd_yaml_scan_fail(scanner, scanner->mark, "mapping values are not allowed in this context");
      if (!open_block_here(scanner, YAML_BLOCK_MAPPING_START)) return false;
    }
    scanner->key_allowed = !scanner->flow_level;
  }
  return append_indicator(scanner, YAML_VALUE, 1);
}

/* Reads a token that may be a key with `scan`. */
static bool fetch_with(yaml_scanner *scanner, bool (*scan)(yaml_scanner *, yaml_token *)) {
  if (!save_key(scanner)) return false;
  scanner->key_allowed = false;
  yaml_token token;
  if (!scan(scanner, &token)) return false;
  append_token(scanner, &token);
  return true;
}

SELDOM static bool fetch_block(yaml_scanner *scanner) {
  if (!remove_key(scanner)) return false;
  scanner->key_allowed = true;
  yaml_token token;
  if (!crd_yaml_scan_block(scanner, &token)) return false;
  append_token(scanner, &token);
  return true;
}

/* yaml_parser_scan_to_next_token. */
static bool skip_to_token(yaml_scanner *scanner) {
  for (;;) {
    if (!yaml_need(scanner, 1)) return false;
    size_t base = scanner->base;
    if (scanner->mark.column == 0 && scanner->limit - base >= 3 && memcmp(scanner->text + base, "\xEF\xBB\xBF", 3) == 0)
      yaml_skip(scanner); /* any character: go-yaml looks at the beginning of its buffer */
    if (!yaml_need(scanner, 1)) return false;
    while (yaml_at(scanner, 0) == ' ' || (yaml_at(scanner, 0) == '\t' && (scanner->flow_level || !scanner->key_allowed))) {
      yaml_skip(scanner);
      if (!yaml_need(scanner, 1)) return false;
    }
    if (yaml_at(scanner, 0) == '#' && !crd_yaml_skip_comment(scanner)) return false;
    if (!yaml_is_break(scanner, 0)) return true;
    if (!yaml_need(scanner, 2)) return false;
    crd_yaml_skip_break(scanner, NULL);
    if (!scanner->flow_level) scanner->key_allowed = true;
  }
}

static bool starts_plain_scalar(const yaml_scanner *scanner, char c) {
  if (c == '-') return !yaml_is_blank(scanner, 1);
  if (c == '?' || c == ':') return !scanner->flow_level && !yaml_is_gap(scanner, 1);
  return !yaml_is_gap(scanner, 0) && !strchr(",[]{}#&*!|>'\"%@`", c);
}

/* Tokens that depend on more than one character. */
static bool fetch_by_context(yaml_scanner *scanner, char c) {
  bool in_flow = scanner->flow_level > 0, gap = yaml_is_gap(scanner, 1);
  if (c == '-' && gap) return fetch_block_entry(scanner);
  if (c == '?' && (in_flow || gap)) return fetch_key(scanner);
  if (c == ':' && (in_flow || gap)) return fetch_value(scanner);
  if ((c == '|' || c == '>') && !in_flow) return fetch_block(scanner);
  if (starts_plain_scalar(scanner, c)) return fetch_with(scanner, crd_yaml_scan_plain);
  return crd_yaml_scan_fail(scanner, scanner->mark, "found character that cannot start any token");
}

/* yaml_parser_fetch_next_token. */
static bool fetch_next(yaml_scanner *scanner) {
  if (!yaml_need(scanner, 1)) return false;
  if (!scanner->started) return fetch_stream_start(scanner);
  if (!skip_to_token(scanner)) return false;
  close_blocks(scanner, (int32_t)scanner->mark.column);
  if (!yaml_need(scanner, 4)) return false;
  char c = yaml_at(scanner, 0);
  if (c == '\0') return fetch_stream_end(scanner);
  if (c == '%' && scanner->mark.column == 0) return fetch_directive(scanner);
  if (crd_yaml_at_document_mark(scanner, '-')) return fetch_document_mark(scanner, YAML_DOCUMENT_START);
  if (crd_yaml_at_document_mark(scanner, '.')) return fetch_document_mark(scanner, YAML_DOCUMENT_END);
  switch (c) {
  case '[':
    return fetch_flow_start(scanner, YAML_FLOW_SEQUENCE_START);
  case '{':
    return fetch_flow_start(scanner, YAML_FLOW_MAPPING_START);
  case ']':
    return fetch_flow_end(scanner, YAML_FLOW_SEQUENCE_END);
  case '}':
    return fetch_flow_end(scanner, YAML_FLOW_MAPPING_END);
  case ',':
    return fetch_flow_entry(scanner);
  case '*':
  case '&':
    return fetch_with(scanner, crd_yaml_scan_name);
  case '!':
    return fetch_with(scanner, crd_yaml_scan_tag);
  case '\'':
  case '"':
    return fetch_with(scanner, crd_yaml_scan_quoted);
  default:
    return fetch_by_context(scanner, c);
  }
}

/* Whether the first token may still become a key. */
static bool front_may_be_key(yaml_scanner *scanner, bool *maybe) {
  *maybe = false;
  if (scanner->head >= scanner->key_of_count) return true;
  int32_t key = scanner->key_of[scanner->head];
  return key < 0 || (size_t)key >= scanner->key_count || check_key(scanner, &scanner->keys[key], maybe);
}

const yaml_token *crd_yaml_peek(yaml_scanner *scanner) {
  while (!scanner->available) {
    bool wait = true;
    if (scanner->head != scanner->tail && !front_may_be_key(scanner, &wait)) return NULL;
    if (wait && !fetch_next(scanner)) return NULL;
    scanner->available = !wait;
  }
  return &scanner->tokens[scanner->head];
}

void crd_yaml_take(yaml_scanner *scanner) {
  scanner->available = false;
  scanner->taken++;
  scanner->head++;
}

void crd_yaml_scanner_begin(yaml_scanner *scanner, crd_arena *arena, crd_string input) {
  *scanner = (yaml_scanner){.arena = arena, .input = input, .text = input.data};
}
