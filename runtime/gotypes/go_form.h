/* SPDX-License-Identifier: Apache-2.0 */
/* One representation of Go types, both for those that rules write out (<crd/go_json.h>) and for those of the tables. */
#ifndef GO_FORM_H
#define GO_FORM_H

#include "type_rows.h"

/* The text of a type, "*int" or "[](name:string)". For a struct of a table it has only the marks before the struct. */
typedef struct go_form {
  crd_string spec;
  const core_type *type; /* a table's struct; NULL: none, or the text has the struct's name */
} go_form;

typedef struct go_field {
  crd_string name; /* in JSON */
  go_form form;
  bool always; /* it is written even if it is unset */
} go_field;

/* An iterator over the fields of a struct: the rest of its text, or places in tables, with a stack for embedded structs. */
enum { GO_EMBEDDED = 4 };
typedef struct go_fields {
  crd_string written;
  struct {
    const core_type *type;
    unsigned next;
  } read[GO_EMBEDDED];
  unsigned depth;
} go_fields;

/* Begins the iteration over a struct. False for other types. */
bool crd_go_fields_of(go_form form, go_fields *fields);
/* The next field; false at the end. */
bool crd_go_fields_next(go_fields *fields, go_field *field);

/* The Go type of a field, or of its items: "v1.EnvVar" for "v1.Container" (the struct with its package) and "env". Empty if
 * it is unknown or a map. */
crd_string crd_go_field_type(crd_arena *arena, crd_string holder, crd_string field);

static inline bool go_form_is(go_form form, const char *name) {
  return crd_string_equal(form.spec, crd_string_of(name));
}

/* The first mark, 0 if there is none; the type behind `marks` bytes of marks. */
static inline char go_form_mark(go_form form) {
  return form.spec.size ? form.spec.data[0] : 0;
}
static inline go_form go_form_behind(go_form form, size_t marks) {
  return (go_form){{form.spec.data + marks, form.spec.size - marks}, form.type};
}
/* Whether a list's or a map's mark is followed by an item type. */
static inline bool go_form_has_items(go_form form) {
  return form.spec.size > 2 || (form.spec.size == 2 && form.type);
}

static inline bool go_is_null(const crd_value *value) {
  return !value || value->kind == CRD_NULL;
}

#endif
