/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by validating and merging: paths, and the keys that identify items of lists. */
#pragma once

#include "merge.h"

/* The key of a list item: the item itself, or the values of its keys, sorted by name. */
typedef struct merge_key {
  bool is_set;
  const crd_value *value; /* of a set */
  crd_string *names;
  crd_value *values;
  size_t count;
} merge_key;

/* A path, from its last step outwards. */
typedef struct merge_place {
  const struct merge_place *outer; /* NULL: the root */
  enum { PLACE_FIELD, PLACE_INDEX, PLACE_KEY } form;
  crd_string name;
  uint32_t index;
  const merge_key *key;
} merge_place;

/* deduceAtom: the part of a type that applies to a value. */
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
/* A value as structured-merge-diff prints it. */
void crd_merge_write_value(crd_text *text, const crd_value *value);
