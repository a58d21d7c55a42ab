/* SPDX-License-Identifier: Apache-2.0 */
/* Looks up names like regexp/syntax: case, underscores, hyphens and spaces are ignored. Categories of one letter and a few
 * others are combined from those in the table. */
#include "unicode_class.h"

enum { LONGEST_NAME = 64 };

/* Converts a name to the tables' spelling; false when it is longer than all of them. */
static bool canonical_name(crd_string name, char *text) {
  size_t size = 0;
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (c == '_' || c == '-' || c == ' ') continue;
    if (size == 0 && c >= 'a' && c <= 'z') c = (char)(c - 0x20);
    if (size > 0 && c >= 'A' && c <= 'Z') c = (char)(c + 0x20);
    if (c == 0 || size + 1 == LONGEST_NAME) return false;
    text[size++] = c;
  }
  text[size] = 0;
  return size > 0;
}

static void add_class_ranges(char_set *set, const unicode_class *class) {
  for (uint32_t i = 0; i < class->count; i++) {
    uint32_t low = class->ranges[2 * i], high = class->ranges[2 * i + 1];
    if (!(low & UNICODE_EVERY_SECOND)) {
      crd_char_set_add(set, low, high);
      continue;
    }
    for (low &= ~(uint32_t)UNICODE_EVERY_SECOND; low <= high; low += 2) crd_char_set_add(set, low, low);
  }
}

static bool add_of(char_set *set, const unicode_table *table, const char *name) {
  for (size_t i = 0; i < table->count; i++) {
    if (strcmp(table->classes[i].name, name) != 0) continue;
    add_class_ranges(set, &table->classes[i]);
    return true;
  }
  return false;
}

/* Adds all categories with two-letter names that begin with one of `letters`. */
static void add_categories(char_set *set, const char *letters) {
  for (size_t i = 0; i < crd_unicode_plain.count; i++) {
    const char *name = crd_unicode_plain.classes[i].name;
    if (strlen(name) == 2 && strchr(letters, name[0])) add_class_ranges(set, &crd_unicode_plain.classes[i]);
  }
}

static void add_assigned(char_set *set) {
  add_categories(set, "CLMNPSZ");
  crd_char_set_settle(set);
}

static void add_unassigned(char_set *set) {
  char_set others = {.arena = set->arena};
  add_assigned(&others);
  crd_char_set_negate(&others);
  for (uint32_t i = 0; i < others.count; i++) crd_char_set_add(set, others.ranges[i].low, others.ranges[i].high);
}

static bool add_composed(char_set *set, const char *name) {
  if (strcmp(name, "Any") == 0) {
    crd_char_set_add(set, 0, LAST_RUNE);
  } else if (strcmp(name, "Ascii") == 0) {
    crd_char_set_add(set, 0, 0x7F);
  } else if (strcmp(name, "Assigned") == 0) {
    add_assigned(set);
  } else if (strcmp(name, "Cn") == 0) {
    add_unassigned(set);
  } else if (strcmp(name, "Lc") == 0) {
    add_of(set, &crd_unicode_plain, "Lu");
    add_of(set, &crd_unicode_plain, "Ll");
    add_of(set, &crd_unicode_plain, "Lt");
  } else if (!name[1] && strchr("CLMNPSZ", name[0])) {
    add_categories(set, name);
    if (name[0] == 'C') add_unassigned(set);
  } else {
    return false;
  }
  return true;
}

static const char *category_of_alias(const char *name) {
  for (size_t i = 0; i < crd_unicode_alias_count; i++)
    if (strcmp(crd_unicode_aliases[i].name, name) == 0) return crd_unicode_aliases[i].category;
  return name;
}

bool crd_unicode_class_add(char_set *set, crd_string name, bool fold) {
  char text[LONGEST_NAME];
  if (!canonical_name(name, text)) return false;
  const char *known = category_of_alias(text);
  if (!add_composed(set, known) && !add_of(set, &crd_unicode_plain, known)) return false;
  if (fold) add_of(set, &crd_unicode_folds, known);
  if (fold && strcmp(known, "Ascii") == 0) {
    crd_char_set_add(set, 0x17F, 0x17F);
    crd_char_set_add(set, 0x212A, 0x212A);
  }
  crd_char_set_settle(set);
  return true;
}
