/* SPDX-License-Identifier: Apache-2.0 */
/* An object on its way through its Go type: where the decoder is, and what it has to complain about. */
#ifndef BUILTIN_DECODING_H
#define BUILTIN_DECODING_H

#include "builtin_data.h"

/* A step on the way down: a field of a struct, a name in a map, or an item of a list. */
typedef struct builtin_place {
  const struct builtin_place *up;      /* NULL: of the object itself */
  const crd_builtin_type *struct_type; /* of a field the struct that it is in; else NULL */
  bool item;                           /* of a list: it has no name */
  crd_string name;
  const char *way; /* of a field: the embedded structs that it stands in */
  size_t index;
} builtin_place;

typedef struct builtin_run {
  crd_arena *arena;
  crd_string text; /* what the object was read from, or empty: how its numbers are written */
  bool strict;
  bool converts;    /* crd_builtin_decoding's */
  crd_string fatal; /* decoding ends with it */
  crd_string saved; /* the first of the others: decoding goes on, in case there is a fatal one */
  crd_text unknown; /* the errors of strict decoding, joined */
  crd_string *unknown_names;
  size_t unknown_count;
} builtin_run;

/* What a value is as its type. */
typedef struct builtin_typed {
  crd_value value; /* in its unstructured form */
  bool empty;      /* omitempty leaves it out */
  bool zero;       /* omitzero does */
} builtin_typed;

/* json.UnmarshalTypeError's text: `what` cannot be put into `type`. */
crd_string crd_builtin_misfit(const builtin_run *run, const builtin_place *place, crd_string what, crd_string type);
/* Saves it: decoding goes on. */
void crd_builtin_save_misfit(builtin_run *run, const builtin_place *place, crd_string what, crd_string type);
/* "string", "bool", "number", "array", "object". */
crd_string crd_builtin_json_name(const crd_value *value);
/* Strict decoding: a member that the struct has no field for. */
void crd_builtin_save_unknown(builtin_run *run, const builtin_place *place, crd_string name);

/* A number as it is written, or as Go writes it where that is not known. */
crd_string crd_builtin_number_text(const builtin_run *run, const crd_value *value);

/* A value of a form that is no struct, list, map or pointer; NULL where there is none, which null is not. False: fatal. */
bool crd_builtin_scalar(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                        builtin_typed *out);

#endif
