/* SPDX-License-Identifier: Apache-2.0 */
/* Go's regexp/syntax: a pattern as a tree, or Go's text of what is wrong with it. The runtime asks it whether a pattern is
 * one (RE2 takes a little more and a little less, and words its errors otherwise); the generator makes automata of its
 * trees. */
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
  bool inexact;        /* CLASS: not all of it is in `ranges`: Unicode classes, case folding beyond ASCII */
  bool counted;        /* REPEAT: written {min,max} */
  int16_t min, max;    /* REPEAT: max -1 is no limit */
  uint16_t height;     /* of the tree, as Go limits it */
  uint32_t copies;     /* of the innermost thing, as Go limits them */
  int64_t size;        /* of the compiled pattern, as Go limits it */
  regex_node *first;   /* subs */
  regex_node *next;    /* the next sub of the parent */
  regex_range *ranges; /* CLASS: sorted, apart */
  uint32_t range_count;
};

/* A Unicode class of a pattern: how it is written there, and what it means, sorted, apart, folded where it stands under
 * (?i). */
typedef struct regex_class regex_class;
struct regex_class {
  crd_string text;
  const regex_range *ranges;
  uint32_t count;
  regex_class *next;
};

/* The tree of a pattern, in the arena; `classes` (may be NULL) gets its Unicode classes in their order. NULL when it is
 * none; `error` has then "error parsing regexp: missing closing ]:
 * `[a`". */
CRD_KIN regex_node *crd_regex_parse(crd_arena *arena, crd_string pattern, regex_class **classes, crd_string *error);

/* The same pattern as RE2 takes it: groups lose their names, which RE2 wants unique and in Python's spelling, and Unicode
 * classes become ranges. The pattern must be one, `classes` those that it has. */
crd_string crd_regex_for_re2(crd_arena *arena, crd_string pattern, const regex_class *classes);
