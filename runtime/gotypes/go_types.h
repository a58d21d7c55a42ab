/* SPDX-License-Identifier: Apache-2.0 */
/* The table of Go types (go_types.c says how a line is read). */
#ifndef GO_TYPES_H
#define GO_TYPES_H

#include <crd/value.h>
#include <stddef.h>

typedef struct go_type {
  const char *name;   /* "core.v1.Container" */
  const char *fields; /* NAME:TYPE, with a blank between */
} go_type;

extern const go_type crd_go_types[]; /* no name twice but for the package */
extern const size_t crd_go_type_count;

/* The struct that a field holds, or its items or values ("Container" of PodSpec, containers); empty where it is none, or not
 * known. Both names without package. */
crd_string crd_go_field_struct(crd_string holder, crd_string field);

/* A slice of a table line: the type of a field. */
typedef crd_string go_spec;

/* The fields of a struct that the table has or that is written out, "(name:string)"; false when it is neither. */
bool crd_go_type_fields(go_spec spec, crd_string *fields);
/* The next NAME:TYPE of the fields, and whether it is written when it is unset; false at their end. */
bool crd_go_type_next(crd_string *fields, crd_string *name, go_spec *spec, bool *always);

static inline bool go_spec_is(go_spec spec, const char *name) {
  return crd_string_equal(spec, crd_string_of(name));
}

/* What is left of it behind so many bytes. */
static inline go_spec go_spec_without(go_spec spec, size_t prefix) {
  return (go_spec){spec.data + prefix, spec.size - prefix};
}

/* Nothing, or null. */
static inline bool go_is_null(const crd_value *value) {
  return !value || value->kind == CRD_NULL;
}

#endif
