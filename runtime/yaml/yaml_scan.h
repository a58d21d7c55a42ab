/* SPDX-License-Identifier: Apache-2.0 */
/* The scanner of YAML, like that of go-yaml v2: yaml_input.c (bytes to characters), yaml_scanner.c (the queue of tokens,
 * keys, indentation), yaml_scan_scalar.c and yaml_scan_tag.c (single tokens).
 *
 * It follows go-yaml's scanner and its errors, not the definition of YAML. go-yaml reads its input in portions, so that it
 * may report an invalid character before an error in front of that character. It looks ahead for the ':' of a key only while
 * the token before it may be a key. It looks for a byte order mark at the start of its buffer, wherever that is in the text.
 * This scanner does the same. */
#pragma once

#include <crd/arena.h>

/* A position in the input. */
typedef struct yaml_mark {
  uint32_t index;        /* in code points */
  uint32_t line, column; /* from 0 */
  uint32_t offset;       /* in bytes of the text */
} yaml_mark;

typedef enum yaml_token_type {
  YAML_STREAM_START,
  YAML_STREAM_END,
  YAML_VERSION,
  YAML_TAG_DIRECTIVE,
  YAML_DOCUMENT_START,
  YAML_DOCUMENT_END,
  YAML_BLOCK_SEQUENCE_START,
  YAML_BLOCK_MAPPING_START,
  YAML_BLOCK_END,
  YAML_FLOW_SEQUENCE_START,
  YAML_FLOW_SEQUENCE_END,
  YAML_FLOW_MAPPING_START,
  YAML_FLOW_MAPPING_END,
  YAML_BLOCK_ENTRY,
  YAML_FLOW_ENTRY,
  YAML_KEY,
  YAML_VALUE,
  YAML_ALIAS_NAME,
  YAML_ANCHOR,
  YAML_TAG,
  YAML_TEXT
} yaml_token_type;

typedef struct yaml_token {
  uint8_t type;         /* yaml_token_type */
  bool plain;           /* text: neither quoted nor a block */
  uint8_t major, minor; /* of a version directive */
  yaml_mark start, end;
  crd_string value;  /* a text; a name; the handle of a tag */
  crd_string suffix; /* of a tag; the prefix of a directive */
} yaml_token;

/* A token that becomes a key if a ':' follows it in time. */
typedef struct yaml_possible_key {
  bool possible, required;
  size_t token; /* its number */
  yaml_mark mark;
} yaml_possible_key;

typedef enum yaml_encoding { YAML_UNKNOWN, YAML_UTF8, YAML_UTF16_LITTLE, YAML_UTF16_BIG } yaml_encoding;

typedef enum yaml_failure { YAML_NO_FAILURE, YAML_READER_FAILURE, YAML_SCANNER_FAILURE, YAML_PARSER_FAILURE } yaml_failure;

typedef struct yaml_scanner {
  crd_arena *arena;
  crd_string input;

  /* characters */
  yaml_encoding encoding;
  const char *text; /* the input, converted to UTF-8 */
  char *converted;  /* the UTF-8 text, if the input had to be converted; else NULL */
  size_t limit;     /* the end of the available text */
  size_t base;      /* the start of go-yaml's buffer in the text */
  size_t decoded;   /* bytes of the input that were converted to the text */
  size_t read;      /* bytes of the input that go-yaml would have read */
  size_t ends;      /* NULs that go-yaml has appended and not consumed */
  bool at_end;      /* the end of the input was reached */
  yaml_mark mark;   /* the next character */

  /* the queue: tokens[head] to tokens[tail - 1] */
  yaml_token *tokens;
  size_t head, tail, room;
  size_t taken;        /* tokens taken from the queue: the number of tokens[head] */
  int32_t *key_of;     /* key_of[head + n]: the possible key that token number taken + n is, or -1 */
  size_t key_of_count; /* entries of key_of that are set */
  bool available;      /* tokens[head] is final */
  bool started;

  /* keys and indentation */
  yaml_possible_key *keys; /* one for each flow level, and the block's */
  size_t key_count, key_room;
  bool key_allowed;
  uint32_t flow_level;
  int32_t indent;
  int32_t *indents;
  size_t indent_count, indent_room;

  /* the error */
  yaml_failure failure;
  const char *problem;
  yaml_mark problem_mark, context_mark;
  size_t problem_offset; /* offset in the input of an error in yaml_input.c */
} yaml_scanner;

void crd_yaml_scanner_begin(yaml_scanner *scanner, crd_arena *arena, crd_string input);
/* The next token, valid until the next call; NULL on error. */
const yaml_token *crd_yaml_peek(yaml_scanner *scanner);
/* Consumes that token. */
void crd_yaml_take(yaml_scanner *scanner);

/* ---- single tokens ---- */

bool crd_yaml_scan_plain(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_quoted(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_block(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_name(yaml_scanner *scanner, yaml_token *token); /* of an anchor or alias */
bool crd_yaml_scan_tag(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_directive(yaml_scanner *scanner, yaml_token *token);
