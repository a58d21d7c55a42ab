/* SPDX-License-Identifier: Apache-2.0 */
/* The Unicode classes of Go's regexp/syntax: categories, scripts and aliases, by names in any case. */
#ifndef CRD_TEXT_UNICODE_CLASS_H
#define CRD_TEXT_UNICODE_CLASS_H

#include "../../base/kin.h"
#include "regex_class.h"

/* On the first character of a range: only every second one belongs to it. */
enum { UNICODE_EVERY_SECOND = 0x1000000 };

typedef struct unicode_class {
  const char *name;       /* as it is looked up: a capital first, then small letters only */
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

/* Adds the characters of the class that \p{name} means, settled; false when there is no such class. */
CRD_KIN bool crd_unicode_class_add(char_set *set, crd_string name, bool fold);

#endif
