/* SPDX-License-Identifier: Apache-2.0 */
/* The table of Go types for code that has a tree: the form of a value, its members and items, and how apply merges it. A
 * pointer has the form of its value, and fields of embedded structs appear as fields of the outer struct. */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H

#include "type_rows.h"

typedef enum core_form {
  CORE_FORM_NONE, /* no value */
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
  CORE_RELATION_ATOMIC,    /* a list, map or struct that is replaced as a whole */
  CORE_RELATION_SEPARABLE, /* a map or struct that is merged member by member */
  CORE_RELATION_SET,       /* a list whose items are their own keys */
  CORE_RELATION_KEYED,     /* a list whose items have keys */
  CORE_RELATION_DEDUCED    /* by the value: maps are merged member by member, all else is replaced */
} core_relation;

/* A value: a struct, a field of a struct, or a value within that field. */
typedef struct core_view {
  const core_type *type;   /* for a struct */
  const core_field *field; /* NULL: the struct by itself */
  uint8_t level;           /* 0: the field's value, 1: its items, 2: the items of these */
  bool unmerged;           /* the schema of apply configurations does not have its kind */
} core_view;

CRD_KIN core_form crd_core_view_form(core_view view);
CRD_KIN core_view crd_core_view_of_field(core_view holder, const core_field *field);
/* The items of a list, or the values of a map or of RAW. The form is NONE for other values. */
CRD_KIN core_view crd_core_view_inner(core_view view);
/* Sets the view of a member. False if the view is not a struct, or has no field with that name. */
CRD_KIN bool crd_core_view_member(core_view view, crd_string name, core_view *member);

CRD_KIN core_relation crd_core_view_relation(core_view view);
/* A key of the items of a KEYED list, and its default as JSON. */
typedef struct core_key {
  const char *name, *standard;
} core_key;
CRD_KIN size_t crd_core_view_keys(core_view view, const core_key **keys);

#endif
