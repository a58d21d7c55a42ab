/* SPDX-License-Identifier: Apache-2.0 */
/* Go types as rules write them (<crd/go_json.h> says how), and as the tables have them: one form, which is walked. */
#ifndef GO_FORM_H
#define GO_FORM_H

#include "type_rows.h"

/* What is written, "*int" or "[](name:string)"; of a table's struct only the marks before it are. */
typedef struct go_form {
  crd_string spec;
  const core_type *type; /* NULL: none of a table, or one whose name is in the spec */
} go_form;

typedef struct go_field {
  crd_string name; /* in JSON */
  go_form form;
  bool always; /* it is written when it is unset */
} go_field;

/* The fields of a struct: the rest of those that are written out, or where a table is read, embedded structs in their
 * place. */
enum { GO_EMBEDDED = 4 };
typedef struct go_fields {
  crd_string written;
  struct {
    const core_type *type;
    unsigned next;
  } read[GO_EMBEDDED];
  unsigned depth;
} go_fields;

/* The fields of a struct that is written out, or by its name; false when it is neither. */
bool crd_go_fields_of(go_form form, go_fields *fields);
/* The next of them; false at their end. */
bool crd_go_fields_next(go_fields *fields, go_field *field);

/* The Go type of what a field holds, or its items, by the struct's name with its package: "v1.EnvVar" of "v1.Container",
 * "env"; empty where it is not known, or a map. */
crd_string crd_go_field_type(crd_arena *arena, crd_string holder, crd_string field);

static inline bool go_form_is(go_form form, const char *name) {
  return crd_string_equal(form.spec, crd_string_of(name));
}

/* The mark that it begins with, 0 where there is none; what it is behind so many bytes of marks. */
static inline char go_form_mark(go_form form) {
  return form.spec.size ? form.spec.data[0] : 0;
}
static inline go_form go_form_behind(go_form form, size_t marks) {
  return (go_form){{form.spec.data + marks, form.spec.size - marks}, form.type};
}
/* Whether something stands behind a list's or a map's mark. */
static inline bool go_form_has_items(go_form form) {
  return form.spec.size > 2 || (form.spec.size == 2 && form.type);
}

/* Nothing, or null. */
static inline bool go_is_null(const crd_value *value) {
  return !value || value->kind == CRD_NULL;
}

#endif
