/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of built-in objects, to be read: fields by their names in JSON, items, how apply merges them.
 *
 * A type is a Go type as one field uses it: two lists of containers that are merged by different keys are two types. What
 * client-go's schema of apply configurations says of it is `relation`; a kind that the schema does not know (Scale,
 * Eviction) has CRD_RELATION_UNKNOWN. Embedded structs are gone: their fields stand in their places. The schema's scalars
 * are boolean of BOOL, numeric of INT, UINT, FLOAT, string of STRING and BYTES, untyped of the rest.
 *
 * In OpenAPI BOOL, INT, UINT, FLOAT, STRING are what they say; BYTES is a string of format byte, TIME and MICRO_TIME one of
 * date-time, QUANTITY, DURATION plain strings, INT_OR_STRING either, RAW and FIELDS objects without properties. */
#ifndef BUILTIN_TYPES_H
#define BUILTIN_TYPES_H

#include <crd/builtin.h>

typedef enum crd_builtin_form {
  CRD_FORM_BOOL,
  CRD_FORM_INT,  /* `bits`: 8 to 64 */
  CRD_FORM_UINT, /* likewise */
  CRD_FORM_FLOAT,
  CRD_FORM_STRING,
  CRD_FORM_BYTES, /* []byte: base64 */
  CRD_FORM_STRUCT,
  CRD_FORM_POINTER, /* nothing here gives one: all looks through them */
  CRD_FORM_LIST,
  CRD_FORM_MAP,           /* names are strings */
  CRD_FORM_QUANTITY,      /* resource.Quantity: a struct of Go's, as are those behind it */
  CRD_FORM_TIME,          /* metav1.Time */
  CRD_FORM_MICRO_TIME,    /* metav1.MicroTime */
  CRD_FORM_DURATION,      /* metav1.Duration */
  CRD_FORM_INT_OR_STRING, /* intstr.IntOrString */
  CRD_FORM_RAW,           /* runtime.RawExtension: anything */
  CRD_FORM_FIELDS         /* metav1.FieldsV1: anything */
} crd_builtin_form;

typedef enum crd_builtin_relation {
  CRD_RELATION_UNKNOWN,   /* the schema does not have the kind: it cannot be merged */
  CRD_RELATION_SCALAR,    /* a scalar, or a scalar of any kind (Time, IntOrString) */
  CRD_RELATION_ATOMIC,    /* a list, map or struct that is replaced whole */
  CRD_RELATION_SEPARABLE, /* a map or struct: field by field */
  CRD_RELATION_SET,       /* a list: items are their own keys */
  CRD_RELATION_KEYED,     /* a list: items have keys */
  CRD_RELATION_DEDUCED    /* anything: maps go field by field, the rest is replaced (what stands in a RAW, FIELDS) */
} crd_builtin_relation;

/* A field of a struct. */
typedef struct crd_builtin_field {
  crd_string name;              /* in JSON */
  const crd_builtin_type *type; /* not a pointer */
  bool pointer, omit_empty, omit_zero;
  bool has_default; /* of client-go's schema: what a key reads as where an item does not have it */
} crd_builtin_field;

crd_builtin_form crd_builtin_form_of(const crd_builtin_type *type);
unsigned crd_builtin_bits_of(const crd_builtin_type *type); /* INT, UINT, FLOAT */
crd_builtin_relation crd_builtin_relation_of(const crd_builtin_type *type);
/* The Go type as its errors say it: "v1.Container", "[]v1.Container", "map[string]string", "v1.PodPhase"; of a pointer what
 * it points to. */
crd_string crd_builtin_go_name(const crd_builtin_type *type);

/* Of a list the items', of a map the values' type, without its pointer; of RAW and FIELDS that of what is in them, DEDUCED;
 * NULL of anything else. */
const crd_builtin_type *crd_builtin_item(const crd_builtin_type *type);

/* Of a struct, in the order of Go's; 0 of anything else. */
size_t crd_builtin_field_count(const crd_builtin_type *type);
crd_builtin_field crd_builtin_field_at(const crd_builtin_type *type, size_t at);
/* False: there is none of that name. */
bool crd_builtin_find_field(const crd_builtin_type *type, crd_string name, crd_builtin_field *field);
/* The default of a field, in the arena; null where it has none. */
crd_value crd_builtin_field_default(crd_arena *arena, const crd_builtin_type *type, crd_string name);

/* The keys of a KEYED list, in the schema's order. */
size_t crd_builtin_key_count(const crd_builtin_type *type);
crd_string crd_builtin_key_at(const crd_builtin_type *type, size_t at);

#endif
