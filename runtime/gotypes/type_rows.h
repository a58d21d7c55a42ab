/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of the built-in kinds (k8s.io/api GROUP/VERSION/types.go), each described once, by a row per field: its kind,
 * its C member, its JSON and Go names, its type, and its omitempty. The rows expand to the structs here and, in types.c, to
 * the tables that the decoder, the encoder and the strict decoder walk.
 *
 * types.h has the types of pods and of kinds with pod templates; the types of other groups are in their own headers,
 * types_networking.h and its like.
 *
 * A struct is like Go's: a pointer is NULL (or not `set`) when nil; `items` of an empty list or map that was given is not
 * NULL. Maps are pairs sorted by key, without duplicates. Embedded structs are members with the name of their type. All of
 * it lives in an arena. */
#ifndef CORE_TYPE_ROWS_H
#define CORE_TYPE_ROWS_H

#include "../base/kin.h"

#include <crd/quantity.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stddef.h>

/* *string, *bool, *int32, *int64. */
typedef struct core_optional_string {
  bool set;
  crd_string value;
} core_optional_string;
typedef struct core_optional_bool {
  bool set, value;
} core_optional_bool;
typedef struct core_optional_int32 {
  bool set;
  int32_t value;
} core_optional_int32;
typedef struct core_optional_int64 {
  bool set;
  int64_t value;
} core_optional_int64;

/* intstr.IntOrString. */
typedef struct core_int_or_string {
  bool is_string;
  int32_t number;
  crd_string text;
} core_int_or_string;

/* metav1.Time, *metav1.Time: its text in UTC and whole seconds ("2026-01-01T00:00:00Z"), a MicroTime with microseconds;
 * empty: none. Behind a pointer, a zero time that was given has an empty text whose data is not NULL
 * ("0001-01-01T00:00:00Z"). */
typedef struct core_time {
  crd_string text;
} core_time;

/* The first members of all lists and maps. */
typedef struct core_any_list {
  char *items;
  uint32_t count;
} core_any_list;

/* A list, or a pointer, in a struct that only its table describes. */
static inline core_any_list core_list_at(const void *field) {
  core_any_list list;
  memcpy(&list, field, sizeof list);
  return list;
}
static inline const void *core_pointer_at(const void *field) {
  const void *pointer;
  memcpy(&pointer, field, sizeof pointer);
  return pointer;
}

typedef struct core_string_list {
  crd_string *items;
  uint32_t count;
} core_string_list;
typedef struct core_int32_list {
  int32_t *items;
  uint32_t count;
} core_int32_list;
typedef struct core_int64_list {
  int64_t *items;
  uint32_t count;
} core_int64_list;

typedef struct core_bool_list {
  bool *items;
  uint32_t count;
} core_bool_list;
typedef struct core_quantity_list {
  crd_quantity *items;
  uint32_t count;
} core_quantity_list;

/* map[string]string; also map[string][]byte with the bytes, map[string]metav1.Time with the texts. */
typedef struct core_string_pair {
  crd_string key, value;
} core_string_pair;
typedef struct core_string_map {
  core_string_pair *items;
  uint32_t count;
} core_string_map;

/* v1.ResourceList: map[ResourceName]resource.Quantity. */
typedef struct core_quantity_pair {
  crd_string key;
  crd_quantity value;
} core_quantity_pair;
typedef struct core_quantity_map {
  core_quantity_pair *items;
  uint32_t count;
} core_quantity_map;

/* The offset of the value in a pair of any type. */
enum { CORE_PAIR_VALUE = sizeof(crd_string) };
/* The size of a pair with a struct of that size, rounded up to the alignment of a key; the size of a struct with a greater
 * alignment is a multiple of it already. */
#define CORE_PAIR_SIZE(value_size)                                                                                          \
  ((CORE_PAIR_VALUE + (value_size) + _Alignof(crd_string) - 1) / _Alignof(crd_string) * _Alignof(crd_string))

/* map[string][]string. */
typedef struct core_string_list_pair {
  crd_string key;
  core_string_list value;
} core_string_list_pair;
typedef struct core_string_list_map {
  core_string_list_pair *items;
  uint32_t count;
} core_string_list_map;

/* A runtime.RawExtension, with its original bytes. */
typedef struct core_raw {
  crd_value value;
  crd_string text;
} core_raw;
static inline crd_string core_raw_text(const crd_value *raw) {
  return ((const core_raw *)(const void *)raw)->text;
}

/* The C type of a member, by the kind of its row. */
#define CORE_MEMBER_STRING(target) crd_string
#define CORE_MEMBER_STRING_POINTER(target) core_optional_string
#define CORE_MEMBER_BOOL(target) bool
#define CORE_MEMBER_BOOL_POINTER(target) core_optional_bool
#define CORE_MEMBER_INT32(target) int32_t
#define CORE_MEMBER_INT32_POINTER(target) core_optional_int32
#define CORE_MEMBER_INT64(target) int64_t
#define CORE_MEMBER_INT64_POINTER(target) core_optional_int64
#define CORE_MEMBER_INT_OR_STRING(target) core_int_or_string
#define CORE_MEMBER_INT_OR_STRING_POINTER(target) core_int_or_string *
#define CORE_MEMBER_QUANTITY(target) crd_quantity
#define CORE_MEMBER_QUANTITY_POINTER(target) crd_quantity *
#define CORE_MEMBER_TIME(target) core_time
#define CORE_MEMBER_TIME_POINTER(target) core_time
#define CORE_MEMBER_MICRO_TIME(target) core_time
#define CORE_MEMBER_MICRO_TIME_POINTER(target) core_time
#define CORE_MEMBER_BYTES(target) crd_string /* data is NULL for nil */
#define CORE_MEMBER_RAW(target) const crd_value *
#define CORE_MEMBER_RAW_POINTER(target) const crd_value *
#define CORE_MEMBER_STRUCT(target) core_##target
#define CORE_MEMBER_STRUCT_POINTER(target) core_##target *
#define CORE_MEMBER_INLINE(target) core_##target
#define CORE_MEMBER_LIST(target) core_##target##_list
#define CORE_MEMBER_STRING_LIST(target) core_string_list
#define CORE_MEMBER_INT32_LIST(target) core_int32_list
#define CORE_MEMBER_INT64_LIST(target) core_int64_list
#define CORE_MEMBER_BOOL_LIST(target) core_bool_list
#define CORE_MEMBER_QUANTITY_LIST(target) core_quantity_list
#define CORE_MEMBER_STRING_MAP(target) core_string_map
#define CORE_MEMBER_BYTES_MAP(target) core_string_map
#define CORE_MEMBER_TIME_MAP(target) core_string_map
#define CORE_MEMBER_STRING_LIST_MAP(target) core_string_list_map
#define CORE_MEMBER_STRUCT_MAP(target) core_##target##_map
#define CORE_MEMBER_QUALIFIED_MAP(target) core_##target##_map
#define CORE_MEMBER_QUANTITY_MAP(target) core_quantity_map

/* A header lists its structs, those that others contain first: TYPE(C name, Go name, Go package), and CORE_ATOMIC if apply
 * replaces it as a whole. From the list come the declarations of core_container, core_container_list, core_container_map and
 * so on, and then of their tables, crd_core_container_type. */
#define CORE_DECLARE(type, ...)                                                                                             \
  typedef struct core_##type core_##type;                                                                                   \
  typedef struct core_##type##_list {                                                                                       \
    core_##type *items;                                                                                                     \
    uint32_t count;                                                                                                         \
  } core_##type##_list;                                                                                                     \
  typedef struct core_##type##_map {                                                                                        \
    struct core_##type##_pair *items;                                                                                       \
    uint32_t count;                                                                                                         \
  } core_##type##_map;
/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration */
#define CORE_MEMBER(type, kind, member, json, go, target, ...) CORE_MEMBER_##kind(target) member;
#define CORE_STRUCT(type, ...)                                                                                              \
  struct core_##type {                                                                                                      \
    CORE_ROWS_##type(CORE_MEMBER, type)                                                                                     \
  };                                                                                                                        \
  typedef struct core_##type##_pair {                                                                                       \
    crd_string key;                                                                                                         \
    core_##type value;                                                                                                      \
  } core_##type##_pair;                                                                                                     \
  extern CRD_KIN const core_type crd_core_##type##_type;

/* The kinds of rows: the type's text in rules of operators, and its forms, level by level. Scalars come first, then lists,
 * then maps (core_is_collection). INLINE is an embedded struct: its fields are fields of the outer struct; QUALIFIED_MAP is
 * map[QualifiedName]T; BYTES is not used in rules. */
#define CORE_KINDS(KIND)                                                                                                    \
  KIND(STRING, "string", CORE_FORM_STRING)                                                                                  \
  KIND(STRING_POINTER, "*string", CORE_FORM_STRING)                                                                         \
  KIND(BOOL, "bool", CORE_FORM_BOOL)                                                                                        \
  KIND(BOOL_POINTER, "*bool", CORE_FORM_BOOL)                                                                               \
  KIND(INT32, "int", CORE_FORM_INT)                                                                                         \
  KIND(INT32_POINTER, "*int", CORE_FORM_INT)                                                                                \
  KIND(INT64, "int", CORE_FORM_INT)                                                                                         \
  KIND(INT64_POINTER, "*int", CORE_FORM_INT)                                                                                \
  KIND(INT_OR_STRING, "intOrString", CORE_FORM_INT_OR_STRING)                                                               \
  KIND(INT_OR_STRING_POINTER, "*intOrString", CORE_FORM_INT_OR_STRING)                                                      \
  KIND(QUANTITY, "quantity", CORE_FORM_QUANTITY)                                                                            \
  KIND(QUANTITY_POINTER, "*quantity", CORE_FORM_QUANTITY)                                                                   \
  KIND(TIME, "time", CORE_FORM_TIME)                                                                                        \
  KIND(TIME_POINTER, "*time", CORE_FORM_TIME)                                                                               \
  KIND(MICRO_TIME, "time", CORE_FORM_TIME)                                                                                  \
  KIND(MICRO_TIME_POINTER, "*time", CORE_FORM_TIME)                                                                         \
  KIND(BYTES, "bytes", CORE_FORM_BYTES)                                                                                     \
  KIND(RAW, "raw", CORE_FORM_RAW, CORE_FORM_RAW, CORE_FORM_RAW, CORE_FORM_RAW)                                              \
  KIND(RAW_POINTER, "*raw", CORE_FORM_RAW, CORE_FORM_RAW, CORE_FORM_RAW, CORE_FORM_RAW)                                     \
  KIND(STRUCT, "", CORE_FORM_STRUCT)                                                                                        \
  KIND(STRUCT_POINTER, "*", CORE_FORM_STRUCT)                                                                               \
  KIND(INLINE, "", CORE_FORM_STRUCT)                                                                                        \
  KIND(LIST, "[]", CORE_FORM_LIST, CORE_FORM_STRUCT)                                                                        \
  KIND(STRING_LIST, "[]string", CORE_FORM_LIST, CORE_FORM_STRING)                                                           \
  KIND(INT32_LIST, "[]int", CORE_FORM_LIST, CORE_FORM_INT)                                                                  \
  KIND(INT64_LIST, "[]int", CORE_FORM_LIST, CORE_FORM_INT)                                                                  \
  KIND(BOOL_LIST, "[]bool", CORE_FORM_LIST, CORE_FORM_BOOL)                                                                 \
  KIND(QUANTITY_LIST, "[]quantity", CORE_FORM_LIST, CORE_FORM_QUANTITY)                                                     \
  KIND(STRING_MAP, "{}string", CORE_FORM_MAP, CORE_FORM_STRING)                                                             \
  KIND(QUANTITY_MAP, "{}quantity", CORE_FORM_MAP, CORE_FORM_QUANTITY)                                                       \
  KIND(BYTES_MAP, "{}bytes", CORE_FORM_MAP, CORE_FORM_BYTES)                                                                \
  KIND(TIME_MAP, "{}time", CORE_FORM_MAP, CORE_FORM_TIME)                                                                   \
  KIND(STRING_LIST_MAP, "{}[]string", CORE_FORM_MAP, CORE_FORM_LIST, CORE_FORM_STRING)                                      \
  KIND(STRUCT_MAP, "{}", CORE_FORM_MAP, CORE_FORM_STRUCT)                                                                   \
  KIND(QUALIFIED_MAP, "{}", CORE_FORM_MAP, CORE_FORM_STRUCT)

typedef enum core_kind {
#define CORE_KIND(kind, ...) CORE_##kind,
  CORE_KINDS(CORE_KIND)
#undef CORE_KIND
} core_kind;

/* Whether fields of a kind are lists or maps: they begin as core_any_list. */
static inline bool core_is_collection(core_kind kind) {
  return kind >= CORE_LIST;
}

/* When JSON omits a field. */
typedef enum core_empty {
  CORE_ALWAYS,     /* never */
  CORE_OMIT_EMPTY, /* false, 0, "", nil, no items */
  CORE_OMIT_ZERO
} core_empty;

/* How apply merges a field (client-go's schema of apply configurations). The default is CORE_AS_FORM: replace a scalar or a
 * list, merge a map member by member, a struct by its own row. CORE_BY_... is a list whose items have keys. */
typedef enum core_merge {
  CORE_AS_FORM,
  CORE_ATOMIC,
  CORE_SEPARABLE,
  CORE_SET,
#define KEYS(word, ...) CORE_##word,
#include "merge_keys.h"
#undef KEYS
} core_merge;

/* Whether a field is required in the published schemas, where that differs from its omitempty. */
typedef enum core_need { CORE_AS_WRITTEN, CORE_OPTIONAL, CORE_REQUIRED } core_need;

typedef struct core_type core_type;
typedef struct core_field {
  crd_string name;     /* in JSON; for CORE_INLINE the name of the Go type */
  const char *go_name; /* in Go */
  const char *go; /* the Go type that errors name: "string", "v1.Protocol", "map[string]string"; of structs NULL, of maps of
                     structs that of their keys, NULL: the package's QualifiedName */
  const core_type *type;
  uint16_t offset;
  uint8_t kind;  /* core_kind */
  uint8_t empty; /* core_empty */
  uint8_t merge; /* core_merge: what a row may end with */
  uint8_t need;  /* core_need; likewise */
} core_field;

static inline bool core_field_is_required(const core_field *field) {
  return field->need ? field->need == CORE_REQUIRED : field->empty == CORE_ALWAYS;
}
/* `slots` is a hash table of the names without collisions, with 2^bits slots (core_type_slot): the index of a field plus
 * one, or, for a name in an embedded struct, that of the embedded struct; 0: no field. */
struct core_type {
  const char *go, *package; /* "Container", "v1." */
  uint8_t merge;            /* CORE_ATOMIC: replaced whole */
  const core_field *fields;
  const uint8_t *slots;
  uint32_t seed;
  uint16_t field_count, size;
  uint8_t bits;
};

/* The size of a pair of a field that is a map: its key, then its value. */
CRD_KIN size_t crd_core_pair_size(const core_field *field);
/* The size of the field's member in the struct. */
CRD_KIN size_t crd_core_field_size(const core_field *field);

/* The allowed values of a string field, or of the strings in it, separated by commas; NULL: unknown. */
CRD_KIN const char *crd_core_field_values(const core_field *field);

/* The field of that name in a struct or its embedded structs; NULL: none. */
CRD_KIN const core_field *crd_core_field_named(const core_type *type, crd_string name);

/* The slot of a name of at least two bytes. */
static inline uint32_t core_type_slot(const core_type *type, crd_string name) {
  const unsigned char *bytes = (const unsigned char *)name.data;
  uint32_t within = (uint32_t)name.size + 4 * (uint32_t)bytes[(name.size - 1) / 2] + 5 * (uint32_t)bytes[name.size / 4];
  uint32_t mixed =
      (uint32_t)bytes[0] | (uint32_t)bytes[name.size / 2] << 8 | (uint32_t)bytes[name.size - 2] << 16 | within << 24;
  return mixed * type->seed >> (32 - type->bits);
}

/* A field found by its name, also in embedded structs, with its offset and its index. */
typedef struct core_found_field {
  const core_field *field, *embedded;
  const core_type *owner; /* the struct that declares the field */
  size_t offset;
  unsigned index;
} core_found_field;

static inline bool core_find_field(const core_type *type, crd_string name, core_found_field *found) {
  if (name.size < 2) return false;
  unsigned slot = type->slots[core_type_slot(type, name)];
  if (!slot) return false;
  const core_field *field = &type->fields[slot - 1];
  found->offset += field->offset;
  if (field->kind == CORE_INLINE) {
    if (!found->embedded) found->embedded = field;
    found->index += type->field_count; /* fields of the embedded struct come after all others */
    return core_find_field(field->type, name, found);
  }
  found->index += slot - 1;
  found->field = field;
  found->owner = type;
  return field->name.size == name.size && crd_name_bytes_equal(field->name.data, name.data, name.size);
}

#endif
