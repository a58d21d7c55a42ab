/* SPDX-License-Identifier: Apache-2.0 */
/* The Unicode classes of Go's regexp/syntax: categories, scripts and aliases, by names in any case. */
#pragma once

#include "../../base/kin.h"
#include "regex_parse.h"

/* Sets of characters under construction. */

enum { LAST_RUNE = 0x10FFFF };

typedef struct char_set {
  crd_arena *arena;
  regex_range *ranges;
  uint32_t count, capacity;
  bool inexact;
} char_set;

void crd_char_set_add(char_set *set, uint32_t low, uint32_t high);
/* Adds a range and its case variants. */
void crd_char_set_add_folded(char_set *set, uint32_t low, uint32_t high);
/* Sorts and merges the ranges. */
void crd_char_set_settle(char_set *set);
/* Replaces a settled set by its complement. */
void crd_char_set_negate(char_set *set);
/* Adds \d \s \w or their negations, by the letter after the backslash; false when there is no such class. */
bool crd_char_set_add_perl(char_set *set, char letter, bool fold);
/* Adds [:alpha:], [:^alpha:] etc.; false when there is no class of that name. */
bool crd_char_set_add_posix(char_set *set, crd_string name, bool fold);

/* A flag in the first character of a range: only every second character belongs to it. */
enum { UNICODE_EVERY_SECOND = 0x1000000 };

typedef struct unicode_class {
  const char *name;       /* normalized: a capital first, then small letters */
  const uint32_t *ranges; /* pairs of first and last */
  uint32_t count;         /* of pairs */
} unicode_class;

typedef struct unicode_table {
  const unicode_class *classes;
  size_t count;
} unicode_table;

typedef struct unicode_alias {
  const char *name, *category;
} unicode_alias;

extern const unicode_table crd_unicode_plain; /* categories of two letters, and scripts */
extern const unicode_table crd_unicode_folds; /* what case folding adds to some of them */
extern const unicode_alias crd_unicode_aliases[];
extern const size_t crd_unicode_alias_count;

/* Adds the characters of \p{name}, settled; false when there is no such class. */
CRD_KIN bool crd_unicode_class_add(char_set *set, crd_string name, bool fold);
