/* Edits of a YAML or JSON text at the places of its values: what is not taken out keeps its bytes, comments too. */
#ifndef CRDC_YAML_EDIT_H
#define CRDC_YAML_EDIT_H

#include "yaml/document.h"

/* Bytes that go. */
typedef struct text_edit {
  uint32_t from, to;
} text_edit;

typedef struct text_edits {
  crd_arena *arena;
  text_edit *items;
  size_t count, capacity;
} text_edits;

/* Items of a list that is a member of a map of the text. */
typedef struct list_cut {
  const crd_value *owner; /* the map */
  crd_string member;      /* the list's name in it */
  const bool *gone;       /* by item */
} list_cut;

/* Adds what takes the items out, and the whole member where none is left. False where the text is laid out in a way that
 * this does not know; nothing is added then. */
bool crdc_edit_cut(text_edits *edits, crd_string text, const list_cut *cut);

/* The text without what goes; the edits, which do not overlap, are put into order. */
crd_string crdc_edit_apply(text_edits *edits, crd_string text);

#endif
