/* Changes of a text of YAML at the places of its nodes: everything else, comments, order and layout, stays as it is. */
#ifndef VALIDATE_SUITE_EDIT_H
#define VALIDATE_SUITE_EDIT_H

#include <crd/value.h>

typedef struct suite_edit {
  size_t begin, end, order;
  crd_string by;
} suite_edit;

/* Zero-initialise with arena and text. */
typedef struct suite_edits {
  crd_arena *arena;
  crd_string text;
  suite_edit *items;
  size_t count, room;
  bool failed; /* something stands in a way that cannot be changed in place: aliases, tags, several on one line */
} suite_edits;

/* Makes what stands at a value of the text's tree become `object`; where `parts`, only what it has (suite_object_has).
 * `column` is that of its member's name, 0 for the root. */
void suite_edit_value(suite_edits *edits, const crd_value *value, const crd_value *object, size_t column, bool parts);

/* Of a map in block style: a member's value becomes a text, which is written in the way of the one before; a member goes;
 * one comes, as lines without indentation that end in a newline, behind the last or in place of the member `instead`. */
void suite_edit_text(suite_edits *edits, const crd_value *map, const crd_member *member, crd_string text);
void suite_edit_remove(suite_edits *edits, const crd_value *map, const crd_member *member);
void suite_edit_insert(suite_edits *edits, const crd_value *map, const crd_member *instead, crd_string lines);

/* Puts other content into a literal block scalar ("|"), lines without indentation. */
void suite_edit_literal(suite_edits *edits, const crd_value *map, const crd_member *member, crd_string content);

/* A member as YAML, lines that end in a newline. */
crd_string suite_member_lines(crd_arena *arena, crd_string name, const crd_value *value);
/* The same with a text in a line of its own, quoted where that is needed. */
crd_string suite_text_lines(crd_arena *arena, crd_string name, crd_string text);

/* The changed text; NULL where it failed, or changes overlap. */
crd_string suite_edits_apply(suite_edits *edits);

#endif
