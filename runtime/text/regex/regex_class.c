/* SPDX-License-Identifier: Apache-2.0 */
/* Sets of characters: an array of ranges, sorted and merged at the end. Case folding covers ASCII and the two other
 * characters that fold to ASCII (U+017F to s, U+212A to k). A set with other letters to fold is marked inexact and left to
 * RE2. */
#include "unicode_class.h"

#include <stdlib.h>

enum { LONG_S = 0x17F, KELVIN = 0x212A, FIRST_FOLD = 'A', LAST_FOLD = 0x1E943 };

void crd_char_set_add(char_set *set, uint32_t low, uint32_t high) {
  CRD_ARENA_PUSH(set->arena, set->ranges, set->count, set->capacity, 4, (regex_range){low, high});
}

void crd_char_set_add_folded(char_set *set, uint32_t low, uint32_t high) {
  crd_char_set_add(set, low, high);
  if (low <= FIRST_FOLD && high >= LAST_FOLD) return; /* folding adds nothing */
  for (uint32_t c = low; c <= high && c < 0x80; c++) {
    uint32_t lower = c | 0x20;
    if (lower < 'a' || lower > 'z') continue;
    crd_char_set_add(set, c ^ 0x20, c ^ 0x20);
    if (lower == 's') crd_char_set_add(set, LONG_S, LONG_S);
    if (lower == 'k') crd_char_set_add(set, KELVIN, KELVIN);
  }
  if (high >= 0x80 && low <= LAST_FOLD) set->inexact = true;
}

static int by_low(const void *a, const void *b) {
  const regex_range *left = a, *right = b;
  return (left->low > right->low) - (left->low < right->low);
}

void crd_char_set_settle(char_set *set) {
  if (set->count < 2) return;
  qsort(set->ranges, set->count, sizeof *set->ranges, by_low);
  uint32_t kept = 0;
  for (uint32_t i = 1; i < set->count; i++) {
    regex_range *last = &set->ranges[kept], range = set->ranges[i];
    if (range.low <= last->high + 1) {
      if (range.high > last->high) last->high = range.high;
    } else {
      set->ranges[++kept] = range;
    }
  }
  set->count = kept + 1;
}

void crd_char_set_negate(char_set *set) {
  uint32_t from = 0, count = set->count;
  regex_range *ranges = set->ranges;
  *set = (char_set){.arena = set->arena, .inexact = set->inexact};
  for (uint32_t i = 0; i < count; i++) {
    if (ranges[i].low > from) crd_char_set_add(set, from, ranges[i].low - 1);
    from = ranges[i].high + 1;
  }
  if (from <= LAST_RUNE) crd_char_set_add(set, from, LAST_RUNE);
}

/* Pairs of first and last, ended by 0. */
static const struct {
  const char *name;
  const char ranges[9];
} classes[] = {
    {"alnum", "09AZaz"}, {"alpha", "AZaz"}, {"blank", "\t\t  "},  {"digit", "09"},
    {"graph", "!~"},     {"lower", "az"},   {"print", " ~"},      {"punct", "!/:@[`{~"},
    {"space", "\t\r  "}, {"upper", "AZ"},   {"word", "09AZaz__"}, {"xdigit", "09AFaf"},
};

/* Classes that contain NUL, which a string of pairs cannot hold. */
static bool control_class(crd_string name, uint32_t *high) {
  if (crd_string_equal(name, CRD_STRING("ascii")))
    *high = 0x7F;
  else if (crd_string_equal(name, CRD_STRING("cntrl")))
    *high = 0x1F;
  else
    return false;
  return true;
}

/* Adds the pairs, with `fold` folded and then with `negative` negated, the order that Go uses. */
static void add_pairs(char_set *set, const char *pairs, bool fold, bool negative) {
  char_set part = {.arena = set->arena};
  for (; *pairs; pairs += 2)
    (fold ? crd_char_set_add_folded : crd_char_set_add)(&part, (uint8_t)pairs[0], (uint8_t)pairs[1]);
  crd_char_set_settle(&part);
  if (negative) crd_char_set_negate(&part);
  for (uint32_t i = 0; i < part.count; i++) crd_char_set_add(set, part.ranges[i].low, part.ranges[i].high);
}

bool crd_char_set_add_perl(char_set *set, char letter, bool fold) {
  switch (letter | 0x20) {
  case 'd':
    add_pairs(set, "09", fold, letter == 'D');
    return true;
  case 's':
    add_pairs(set, "\t\n\f\r  ", fold, letter == 'S');
    return true;
  case 'w':
    add_pairs(set, "09AZ__az", fold, letter == 'W');
    return true;
  default:
    return false;
  }
}

bool crd_char_set_add_posix(char_set *set, crd_string name, bool fold) {
  bool negative = name.size && name.data[0] == '^';
  if (negative) name = (crd_string){name.data + 1, name.size - 1};
  uint32_t high;
  if (control_class(name, &high)) {
    char_set part = {.arena = set->arena};
    (fold ? crd_char_set_add_folded : crd_char_set_add)(&part, 0, high);
    if (high == 0x1F) crd_char_set_add(&part, 0x7F, 0x7F);
    crd_char_set_settle(&part);
    if (negative) crd_char_set_negate(&part);
    for (uint32_t i = 0; i < part.count; i++) crd_char_set_add(set, part.ranges[i].low, part.ranges[i].high);
    return true;
  }
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (!crd_string_equal(name, crd_string_of(classes[i].name))) continue;
    add_pairs(set, classes[i].ranges, fold, negative);
    return true;
  }
  return false;
}
