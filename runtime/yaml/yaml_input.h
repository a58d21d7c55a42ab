/* SPDX-License-Identifier: Apache-2.0 */
/* The characters of a scanner's input. */
#pragma once

#include "yaml_scan.h"

/* Both record why the scanner refuses the text, and return false. */
bool crd_yaml_scan_fail(yaml_scanner *scanner, yaml_mark context, const char *problem);
bool crd_yaml_reader_fail(yaml_scanner *scanner, size_t offset, const char *problem);

bool crd_yaml_fill(yaml_scanner *scanner, size_t count);

/* Makes `count` characters available, as go-yaml does at the same places. False on error. */
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

/* Whether a character may be in the name of an anchor, handle or directive. */
static inline bool yaml_is_letter(const yaml_scanner *scanner, size_t distance) {
  char c = yaml_at(scanner, distance);
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
}

static inline bool yaml_is_digit(const yaml_scanner *scanner, size_t distance) {
  char c = yaml_at(scanner, distance);
  return c >= '0' && c <= '9';
}

/* The value of a hexadecimal digit; -1: another character. */
int crd_yaml_hex(const yaml_scanner *scanner, size_t distance);

/* Skips a character, which is counted as one within a line. */
static inline void yaml_skip(yaml_scanner *scanner) {
  yaml_mark *mark = &scanner->mark;
  mark->index++;
  mark->column++;
  if (mark->offset < scanner->limit)
    mark->offset += (uint32_t)yaml_width(scanner->text[mark->offset]);
  else
    scanner->ends--;
}

/* Runs of characters that may be skipped together; each character is a byte of printable ASCII. */
typedef enum yaml_run {
  YAML_RUN_BLOCK,  /* within a word of a plain text in a block */
  YAML_RUN_FLOW,   /* the same in a flow collection */
  YAML_RUN_SINGLE, /* within a word in '' */
  YAML_RUN_DOUBLE, /* the same in "" */
  YAML_RUN_LINE    /* within a line: of a block, of a comment */
} yaml_run;

/* Skips the characters of a run while the next two characters are available: the same as yaml_skip and yaml_need(2)
 * for each character. */
void crd_yaml_pass(yaml_scanner *scanner, yaml_run run);

/* Skips a line break, if there is one; appends its value to `out`, which may be NULL. */
void crd_yaml_skip_break(yaml_scanner *scanner, crd_text *out);

/* The three functions below also call yaml_need before each character. */
bool crd_yaml_skip_blanks(yaml_scanner *scanner);
bool crd_yaml_skip_comment(yaml_scanner *scanner); /* from its '#' on */
bool crd_yaml_read_letters(yaml_scanner *scanner, crd_string *letters);

/* Whether "---" or "..." is at the beginning of a line; four characters must be available. */
bool crd_yaml_at_document_mark(const yaml_scanner *scanner, char c);

/* The text from an offset to the next character. */
static inline crd_string yaml_slice(const yaml_scanner *scanner, uint32_t from) {
  return (crd_string){scanner->text + from, scanner->mark.offset - from};
}

/* ---- white space within a text ---- */

/* White space within a text. It is added to the text only if more text follows. */
typedef struct yaml_gap {
  bool lines;       /* it has a line break; otherwise it is `blanks` */
  crd_text first;   /* the first break */
  crd_text further; /* the line breaks after the first */
  uint32_t blanks, blanks_end;
} yaml_gap;

/* Skips white space; blanks at the beginning of a plain text's line must be spaces up to column `indent`. */
bool crd_yaml_skip_gap(yaml_scanner *scanner, yaml_gap *space, uint32_t indent, const yaml_mark *start);
/* Appends the folded white space, where one line break becomes a space, and clears it. */
void crd_yaml_add_gap(const yaml_scanner *scanner, yaml_gap *space, crd_text *out);
