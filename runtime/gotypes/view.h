/* SPDX-License-Identifier: Apache-2.0 */
/* The table of Go types as whoever has a tree sees it: what form a value has, what its members and items are, how apply
 * merges it. Pointers are not seen, nor embedded structs: their fields stand in their places. */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H

#include "type_rows.h"

typedef enum core_form {
  CORE_FORM_NONE, /* there is no such value */
  CORE_FORM_BOOL,
  CORE_FORM_INT,
  CORE_FORM_STRING,
  CORE_FORM_BYTES,
  CORE_FORM_STRUCT,
  CORE_FORM_LIST,
  CORE_FORM_MAP,
  CORE_FORM_QUANTITY,
  CORE_FORM_TIME,
  CORE_FORM_INT_OR_STRING,
  CORE_FORM_RAW /* anything */
} core_form;

typedef enum core_relation {
  CORE_RELATION_SCALAR,
  CORE_RELATION_ATOMIC,    /* a list, map or struct that is replaced whole */
  CORE_RELATION_SEPARABLE, /* a map or struct: member by member */
  CORE_RELATION_SET,       /* a list: items are their own keys */
  CORE_RELATION_KEYED,     /* a list: items have keys */
  CORE_RELATION_DEDUCED    /* as it comes: maps member by member, the rest replaced */
} core_relation;

/* A value: a struct by itself, a field of one, or what is in that field. */
typedef struct core_view {
  const core_type *type;   /* of a struct */
  const core_field *field; /* NULL: the struct by itself */
  uint8_t level;           /* the field's own value, its items, theirs */
  bool unmerged;           /* the schema of apply configurations does not have its kind */
} core_view;

CRD_KIN core_form crd_core_view_form(core_view view);
CRD_KIN core_view crd_core_view_of_field(core_view holder, const core_field *field);
/* Of a list the items, of a map the values, of what may be anything what is in it; its form is NONE where there is none. */
CRD_KIN core_view crd_core_view_inner(core_view view);
/* False: no struct, or it has no field of that name. */
CRD_KIN bool crd_core_view_member(core_view view, crd_string name, core_view *member);

CRD_KIN core_relation crd_core_view_relation(core_view view);
/* A key of the items of a KEYED list, and, as JSON, what it reads as where an item does not have it. */
typedef struct core_key {
  const char *name, *standard;
} core_key;
CRD_KIN size_t crd_core_view_keys(core_view view, const core_key **keys);

#endif
