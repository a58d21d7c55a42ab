/* SPDX-License-Identifier: Apache-2.0 */
/* What validating and merging share: places, and the keys by which items of lists are told apart. */
#pragma once

#include "merge.h"

/* By what an item of a list is known: itself, or values of its keys, by name. */
typedef struct merge_key {
  bool is_set;
  const crd_value *value; /* of a set */
  crd_string *names;
  crd_value *values;
  size_t count;
} merge_key;

/* A path: from the inside out. */
typedef struct merge_place {
  const struct merge_place *outer; /* NULL: of the whole */
  enum { PLACE_FIELD, PLACE_INDEX, PLACE_KEY } form;
  crd_string name;
  uint32_t index;
  const merge_key *key;
} merge_place;

/* deduceAtom: what of a type counts for a value. */
merge_atom crd_merge_deduce(merge_atom atom, const crd_value *value);

/* The key of an item; false with the error. */
bool crd_merge_read_key(crd_arena *arena, const merge_type *list, const merge_type *item_type, merge_list form,
                        const crd_value *item, merge_key *key, crd_string *error);
bool crd_merge_same_key(const merge_key *a, const merge_key *b);

void crd_merge_write_place(crd_text *text, const merge_place *place);
void crd_merge_write_key(crd_text *text, const merge_key *key);
/* A value as Go prints it, %v and %#v. */
void crd_merge_write_plain(crd_text *text, const crd_value *value);
void crd_merge_write_syntax(crd_text *text, const crd_value *value);
/* A value as structured-merge-diff shows it. */
void crd_merge_write_value(crd_text *text, const crd_value *value);
