/* SPDX-License-Identifier: Apache-2.0 */
/* Changes of a text of YAML or JSON at the places of its nodes: everything else, comments, order and layout, stays as it
 * is. */
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
  bool failed; /* something stands in a way that cannot be changed in place: aliases, tags, several on one line */
} text_edits;

/* Makes what stands at a value of the text's tree become `object`; where `parts`, in the members that the
 * text has alone, and one that the object lacks becomes null. `column` is that of its member's name, 0 for the root. */
void crdc_edit_value(text_edits *edits, const crd_value *value, const crd_value *object, size_t column, bool parts);

/* Of a map in block style: a member's value becomes a text, which is written in the way of the one before; a member goes;
 * one comes, as lines without indentation that end in a newline, behind the last or in place of the member `instead`. */
void crdc_edit_text(text_edits *edits, const crd_member *member, crd_string text);
void crdc_edit_remove(text_edits *edits, const crd_value *map, const crd_member *member);
void crdc_edit_insert(text_edits *edits, const crd_value *map, const crd_member *instead, crd_string lines);

/* Puts other content into a literal block scalar ("|"), lines without indentation. */
void crdc_edit_literal(text_edits *edits, const crd_member *member, crd_string content);

/* Items of a list that is a member of a map of the text. */
typedef struct list_cut {
  const crd_value *owner; /* the map */
  crd_string member;      /* the list's name in it */
  const bool *gone;       /* by item */
} list_cut;

/* Takes the items out, and the whole member where none is left. False where the text is laid out in a way that this does not
 * know; nothing is added then. */
bool crdc_edit_cut(text_edits *edits, const list_cut *cut);

/* Takes back the changes behind the first `before` where one of them failed; whether there are some that did not. */
bool crdc_edit_keep(text_edits *edits, size_t before);

/* A member as YAML, lines that end in a newline. */
crd_string crdc_edit_member_lines(crd_arena *arena, crd_string name, const crd_value *value);
/* The same with a text in a line of its own, quoted where that is needed. */
crd_string crdc_edit_text_lines(crd_arena *arena, crd_string name, crd_string text);

/* The changed text; NULL where it failed, or changes overlap. */
crd_string crdc_edit_apply(text_edits *edits);
