/* The characters and tokens of YAML as go-yaml v2 finds them: yaml_input.c (bytes to characters), yaml_scanner.c (the queue
 * of tokens, keys, indentation), yaml_scan_scalar.c and yaml_scan_tag.c (what single tokens look like).
 *
 * It is not YAML's definition that counts here but what go-yaml's scanner takes and what it says of the rest: it reads its
 * input in portions, so that an invalid character may be noticed before an error that stands before it; it looks ahead for
 * the ':' of a key only as long as the token in front may be one; it looks for a byte order mark at the beginning of its
 * buffer, wherever it is in the text. All of that is done here, too. */
#ifndef CRD_VALUE_YAML_SCANNER_H
#define CRD_VALUE_YAML_SCANNER_H

#include <crd/arena.h>

/* A place among the characters. */
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
  bool plain;           /* of a text: neither quoted nor a block */
  uint8_t major, minor; /* of a version */
  yaml_mark start, end;
  crd_string value;  /* a text; a name; the handle of a tag */
  crd_string suffix; /* of a tag; the prefix of a directive */
} yaml_token;

/* A token that is a key if a ':' comes in time. */
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
  const char *text; /* the input, or what it is in UTF-8 */
  char *converted;  /* text, where it is not the input */
  size_t limit;     /* of the text that is known so far */
  size_t base;      /* where go-yaml's buffer begins in the text */
  size_t decoded;   /* bytes of the input that the text stands for */
  size_t read;      /* bytes of the input that go-yaml would have read */
  size_t ends;      /* NULs that go-yaml has put at the end and not passed */
  bool at_end;      /* the end of the input was met */
  yaml_mark mark;   /* the next character */

  /* the queue: tokens[head] to tokens[tail - 1] */
  yaml_token *tokens;
  size_t head, tail, room;
  size_t taken;        /* tokens taken from the queue: the number of tokens[head] */
  int32_t *key_of;     /* key_of[head + n]: the possible key that token number taken + n is, or -1 */
  size_t key_of_count; /* entries of key_of that are set */
  bool available;      /* tokens[head] may be taken */
  bool started;

  /* keys and indentation */
  yaml_possible_key *keys; /* one for each flow level, and the block's */
  size_t key_count, key_room;
  bool key_allowed;
  uint32_t flow_level;
  int32_t indent;
  int32_t *indents;
  size_t indent_count, indent_room;

  /* why it stopped */
  yaml_failure failure;
  const char *problem;
  yaml_mark problem_mark, context_mark;
  size_t problem_offset; /* in the input, of a reader's failure */
} yaml_scanner;

void crd_yaml_scanner_begin(yaml_scanner *scanner, crd_arena *arena, crd_string input);
/* The next token, valid until the next call; NULL on error. */
const yaml_token *crd_yaml_peek(yaml_scanner *scanner);
/* Takes the token that was seen. */
void crd_yaml_take(yaml_scanner *scanner);

/* Both note why the text is refused, and give false. */
bool crd_yaml_scan_fail(yaml_scanner *scanner, yaml_mark context, const char *problem);
bool crd_yaml_reader_fail(yaml_scanner *scanner, size_t offset, const char *problem);

/* ---- characters ---- */

bool crd_yaml_fill(yaml_scanner *scanner, size_t count);

/* Makes sure of `count` characters, as go-yaml does at the same places. False on error. */
static inline bool yaml_need(yaml_scanner *scanner, size_t count) {
  return scanner->limit - scanner->mark.offset >= count * 4 || crd_yaml_fill(scanner, count);
}

/* The byte at a distance from the next character; 0 behind the end. */
static inline char yaml_at(const yaml_scanner *scanner, size_t distance) {
  size_t at = scanner->mark.offset + distance;
  return at < scanner->limit ? scanner->text[at] : '\0';
}

static inline size_t yaml_width(char lead) {
  unsigned char c = (unsigned char)lead;
  return c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
}

static inline bool yaml_is_blank(const yaml_scanner *scanner, size_t distance) {
  char c = yaml_at(scanner, distance);
  return c == ' ' || c == '\t';
}

bool crd_yaml_is_wide_break(const yaml_scanner *scanner, size_t distance);

static inline bool yaml_is_break(const yaml_scanner *scanner, size_t distance) {
  char c = yaml_at(scanner, distance);
  return c == '\n' || c == '\r' || ((c == '\xC2' || c == '\xE2') && crd_yaml_is_wide_break(scanner, distance));
}

static inline bool yaml_is_break_or_end(const yaml_scanner *scanner, size_t distance) {
  return yaml_at(scanner, distance) == '\0' || yaml_is_break(scanner, distance);
}

static inline bool yaml_is_gap(const yaml_scanner *scanner, size_t distance) {
  return yaml_is_blank(scanner, distance) || yaml_is_break_or_end(scanner, distance);
}

/* A letter of names: of anchors, handles, directives. */
static inline bool yaml_is_letter(const yaml_scanner *scanner, size_t distance) {
  char c = yaml_at(scanner, distance);
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
}

static inline bool yaml_is_digit(const yaml_scanner *scanner, size_t distance) {
  char c = yaml_at(scanner, distance);
  return c >= '0' && c <= '9';
}

/* The value of a hexadecimal digit; -1: it is none. */
int crd_yaml_hex(const yaml_scanner *scanner, size_t distance);

/* Goes over a character that is taken for one within a line. */
static inline void yaml_skip(yaml_scanner *scanner) {
  yaml_mark *mark = &scanner->mark;
  mark->index++;
  mark->column++;
  if (mark->offset < scanner->limit)
    mark->offset += (uint32_t)yaml_width(scanner->text[mark->offset]);
  else
    scanner->ends--;
}

/* What characters in a row may be passed together for: each is a byte of printable ASCII. */
typedef enum yaml_run {
  YAML_RUN_BLOCK,  /* within a word of a plain text in a block */
  YAML_RUN_FLOW,   /* the same in a flow collection */
  YAML_RUN_SINGLE, /* within a word in '' */
  YAML_RUN_DOUBLE, /* the same in "" */
  YAML_RUN_LINE    /* within a line: of a block, of a comment */
} yaml_run;

/* Goes over what characters there are of a run as long as no more need be read for the next two: for each of them the same
 * as yaml_skip and yaml_need(2). */
void crd_yaml_pass(yaml_scanner *scanner, yaml_run run);

/* Goes over a line break, if there is one; its meaning goes to `out`, which may be NULL. */
void crd_yaml_skip_break(yaml_scanner *scanner, crd_text *out);

/* The three below also make sure of a character before each step. */
bool crd_yaml_skip_blanks(yaml_scanner *scanner);
bool crd_yaml_skip_comment(yaml_scanner *scanner); /* from its '#' on */
bool crd_yaml_read_letters(yaml_scanner *scanner, crd_string *letters);

/* Whether "---" or "..." stands at the beginning of a line; four characters must be known. */
bool crd_yaml_at_document_mark(const yaml_scanner *scanner, char c);

/* The text from a place to the next character. */
static inline crd_string yaml_slice(const yaml_scanner *scanner, uint32_t from) {
  return (crd_string){scanner->text + from, scanner->mark.offset - from};
}

/* ---- white space within a text ---- */

/* It counts only when something follows it. */
typedef struct yaml_gap {
  bool lines;       /* a line ended in it; else it is `blanks` */
  crd_text first;   /* the first break */
  crd_text further; /* the breaks behind it */
  uint32_t blanks, blanks_end;
} yaml_gap;

/* Goes over white space; blanks at the beginning of a plain text's line must be spaces up to column `indent`. */
bool crd_yaml_skip_gap(yaml_scanner *scanner, yaml_gap *space, uint32_t indent, const yaml_mark *start);
/* Adds what the white space means and forgets it: one line break is a space. */
void crd_yaml_add_gap(const yaml_scanner *scanner, yaml_gap *space, crd_text *out);

/* ---- single tokens ---- */

bool crd_yaml_scan_plain(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_quoted(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_block(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_name(yaml_scanner *scanner, yaml_token *token); /* of an anchor or alias */
bool crd_yaml_scan_tag(yaml_scanner *scanner, yaml_token *token);
bool crd_yaml_scan_directive(yaml_scanner *scanner, yaml_token *token);

#endif
