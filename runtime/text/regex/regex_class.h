/* SPDX-License-Identifier: Apache-2.0 */
/* Sets of characters under construction. */
#ifndef CRD_TEXT_REGEX_CLASS_H
#define CRD_TEXT_REGEX_CLASS_H

#include "regex_parse.h"

enum { LAST_RUNE = 0x10FFFF };

typedef struct char_set {
  crd_arena *arena;
  regex_range *ranges;
  uint32_t count, capacity;
  bool inexact;
} char_set;

void crd_char_set_add(char_set *set, uint32_t low, uint32_t high);
/* Adds a range and what differs from it in case only. */
void crd_char_set_add_folded(char_set *set, uint32_t low, uint32_t high);
/* Sorts and joins the ranges. */
void crd_char_set_settle(char_set *set);
/* Turns a settled set into all other characters. */
void crd_char_set_negate(char_set *set);
/* Adds \d \s \w and their negations: `letter` is the one behind the backslash; false when there is no such class. */
bool crd_char_set_add_perl(char_set *set, char letter, bool fold);
/* Adds [:alpha:], [:^alpha:] and so on; false when there is no class of that name. */
bool crd_char_set_add_posix(char_set *set, crd_string name, bool fold);

#endif
