/* SPDX-License-Identifier: Apache-2.0 */
/* The tables that tools/builtin-types prints (builtin_data.c). A name is a number: its place in crd_builtin_names, and in
 * the upper byte its size. */
#ifndef BUILTIN_DATA_H
#define BUILTIN_DATA_H

#include "builtin_types.h"

struct crd_builtin_type {
  uint8_t form, relation, bits;
  uint16_t item;  /* in crd_builtin_types, of a pointer too; 0 where there is none */
  uint16_t count; /* of fields, of keys */
  uint16_t first; /* in crd_builtin_fields, in crd_builtin_keys */
  uint32_t name;  /* Go's; empty of a pointer */
};

enum { BUILTIN_OMIT_EMPTY = 1, BUILTIN_OMIT_ZERO = 2, BUILTIN_HAS_DEFAULT = 4 };

typedef struct builtin_field {
  uint32_t name;
  uint16_t type;
  uint8_t flags;
  uint8_t way; /* in crd_builtin_ways: the embedded structs that it stands in, "Handler.Inner" */
} builtin_field;

/* A field's default, as JSON. */
typedef struct builtin_default {
  uint32_t field; /* in crd_builtin_fields */
  uint32_t value; /* a name */
} builtin_default;

extern const struct crd_builtin_type crd_builtin_types[];
extern const builtin_field crd_builtin_fields[];
extern const uint32_t crd_builtin_keys[];            /* names */
extern const builtin_default crd_builtin_defaults[]; /* by field */
extern const size_t crd_builtin_default_count;
extern const char *const crd_builtin_ways[]; /* the first is empty */
extern const crd_builtin_kind crd_builtin_kind_rows[];
extern const size_t crd_builtin_kind_row_count;
extern const char crd_builtin_names[];

static inline crd_string builtin_name(uint32_t name) {
  return (crd_string){crd_builtin_names + (name & 0xffffff), name >> 24};
}

/* A field of a struct by its name, tried from *next on; *next is then the one behind it. -1: there is none. */
static inline int builtin_field_of(const crd_builtin_type *type, crd_string name, unsigned *next) {
  for (unsigned i = 0, at = *next < type->count ? *next : 0; i < type->count; i++, at = at + 1 < type->count ? at + 1 : 0) {
    crd_string own = builtin_name(crd_builtin_fields[type->first + at].name);
    if (own.size == name.size && crd_name_bytes_equal(own.data, name.data, own.size)) return *next = at + 1, (int)at;
  }
  return -1;
}

#endif
