/* SPDX-License-Identifier: Apache-2.0 */
/* Edits a text of YAML or JSON at the places of its nodes; comments, order and layout of everything else stay. */
#pragma once

#include <crd/value.h>

typedef struct text_edit {
  size_t begin, end, order;
  crd_string by;
} text_edit;

/* Zero-initialise with arena and text. */
typedef struct text_edits {
  crd_arena *arena;
  crd_string text;
  text_edit *items;
  size_t count, room;
  bool failed; /* an edit is not possible in place: aliases, tags, several nodes on one line */
} text_edits;

/* Replaces a value of the text's tree by `object`. With `parts` it keeps members that only the text has; a member that the
 * object lacks becomes null. `column` is that of its member's name, 0 for the root. */
void crdc_edit_value(text_edits *edits, const crd_value *value, const crd_value *object, size_t column, bool parts);

/* Edits of a map in block style: replace a member's value by a text, written in the style of the old one; remove a member;
 * add a member, given as lines without indentation that end in a newline, after the last one or in place of the member
 * `instead`. */
void crdc_edit_text(text_edits *edits, const crd_member *member, crd_string text);
void crdc_edit_remove(text_edits *edits, const crd_value *map, const crd_member *member);
void crdc_edit_insert(text_edits *edits, const crd_value *map, const crd_member *instead, crd_string lines);

/* Replaces the content of a literal block scalar ("|"); lines have no indentation. */
void crdc_edit_literal(text_edits *edits, const crd_member *member, crd_string content);

/* Items to remove from a list that is a member of a map. */
typedef struct list_cut {
  const crd_value *owner; /* the map */
  crd_string member;      /* the list's name in it */
  const bool *gone;       /* by item */
} list_cut;

/* Removes the items, or the whole member if no item is left. False if the layout of the text is not supported; then no edit
 * is added. */
bool crdc_edit_cut(text_edits *edits, const list_cut *cut);

/* Drops the edits after the first `before` if one of them failed. Returns whether any valid ones remain. */
bool crdc_edit_keep(text_edits *edits, size_t before);

/* A member as lines of YAML that end in a newline. */
crd_string crdc_edit_member_lines(crd_arena *arena, crd_string name, const crd_value *value);
/* Does the same for a text on one line, quoted if needed. */
crd_string crdc_edit_text_lines(crd_arena *arena, crd_string name, crd_string text);

/* The edited text; NULL if an edit failed or edits overlap. */
crd_string crdc_edit_apply(text_edits *edits);
