/* SPDX-License-Identifier: Apache-2.0 */
/* Go's regexp/syntax: parses a pattern into a tree, or returns Go's error. The runtime uses it to check patterns, because
 * RE2 accepts slightly different ones and has other errors. The generator makes automata from the trees. */
#pragma once

#include "../../base/kin.h"
#include <crd/arena.h>
#include <crd/string.h>
#include <stdint.h>

typedef enum regex_op {
  REGEX_EMPTY,
  REGEX_CLASS, /* one character of `ranges` */
  REGEX_BEGIN_TEXT,
  REGEX_END_TEXT,
  REGEX_BEGIN_LINE,
  REGEX_END_LINE,
  REGEX_WORD_BOUNDARY,
  REGEX_NO_WORD_BOUNDARY,
  REGEX_CONCAT,
  REGEX_ALTERNATE,
  REGEX_REPEAT, /* the only sub, min to max times */
  REGEX_CAPTURE
} regex_op;

typedef struct regex_range {
  uint32_t low, high;
} regex_range;

typedef struct regex_node regex_node;
struct regex_node {
  uint8_t op;          /* regex_op */
  bool inexact;        /* CLASS: `ranges` lacks Unicode classes, or case folding beyond ASCII */
  bool counted;        /* REPEAT: written {min,max} */
  int16_t min, max;    /* REPEAT: max -1 is no limit */
  uint16_t height;     /* of the tree; Go limits it */
  uint32_t copies;     /* of the innermost node; Go limits them */
  int64_t size;        /* of the compiled pattern; Go limits it */
  regex_node *first;   /* subs */
  regex_node *next;    /* the next sub of the parent */
  regex_range *ranges; /* CLASS: sorted, disjoint */
  uint32_t range_count;
};

/* A Unicode class of a pattern: its text there, and its ranges, sorted and disjoint, and folded under (?i). */
typedef struct regex_class regex_class;
struct regex_class {
  crd_string text;
  const regex_range *ranges;
  uint32_t count;
  regex_class *next;
};

/* Parses a pattern into a tree in the arena. `classes` (may be NULL) is set to its Unicode classes in order. NULL for an
 * invalid pattern; `error` is then Go's, as "error parsing regexp: missing closing ]: `[a`". */
CRD_KIN regex_node *crd_regex_parse(crd_arena *arena, crd_string pattern, regex_class **classes, crd_string *error);

/* Rewrites a valid pattern for RE2. Groups lose their names, which RE2 wants unique and in Python's syntax, and Unicode
 * classes become ranges. `classes` are those of crd_regex_parse. */
crd_string crd_regex_for_re2(crd_arena *arena, crd_string pattern, const regex_class *classes);
