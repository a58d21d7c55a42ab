/* SPDX-License-Identifier: Apache-2.0 */
/* A hash table that finds the row of a table of kinds by group, version and kind; it is built at the first search. */
#ifndef CRD_GOTYPES_KIND_INDEX_H
#define CRD_GOTYPES_KIND_INDEX_H

#include "../base/kin.h"
#include <crd/string.h>
#include <stdint.h>

enum { KIND_INDEX_SLOTS = 1024, KIND_INDEX_MOST_ROWS = KIND_INDEX_SLOTS / 2 };

/* A table's rows begin with the three names: group, version and kind. */
typedef struct kind_index {
  const char *rows;
  size_t row_size;
  uint16_t slots[KIND_INDEX_SLOTS]; /* the row's index + 1; 0: free */
} kind_index;

/* Builds the index of at most KIND_INDEX_MOST_ROWS rows, which are borrowed. */
CRD_KIN void crd_kind_index_make(kind_index *index, const void *rows, size_t row_size, size_t count);
/* The first row with these names; NULL: there is none. */
CRD_KIN const void *crd_kind_index_find(const kind_index *index, crd_string group, crd_string version, crd_string kind);

#endif
