/* SPDX-License-Identifier: Apache-2.0 */
/* The value tree: a JSON or YAML document as kube-apiserver's decoder sees it (sigs.k8s.io/json: int64 and float64 differ,
 * the last of duplicate keys wins, keys are case-sensitive). Nodes live in an arena and point into the input's bytes where
 * the text needs no unescaping, so the input must live as long as the tree.
 *
 * A tree is mutable: the walk over the type tables prunes and defaults it in place. */
#ifndef CRD_VALUE_H
#define CRD_VALUE_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stdbool.h>
#include <stdint.h>

CRD_BEGIN_DECLS

typedef enum crd_value_kind {
  CRD_NULL,
  CRD_BOOL,
  CRD_INT,    /* a number without '.', 'e', 'E' that fits int64 */
  CRD_DOUBLE, /* every other number */
  CRD_STRING_VALUE,
  CRD_LIST,
  CRD_MAP
} crd_value_kind;

typedef struct crd_value crd_value;
typedef struct crd_member crd_member;

struct crd_value {
  uint8_t kind;      /* crd_value_kind */
  uint8_t flags;     /* CRD_VALUE_... */
  uint16_t key_type; /* used by the YAML parser while it builds a map; 0 afterwards */
  uint32_t size;     /* bytes of a string, items of a list, members of a map */
  uint32_t offset;   /* of the value's first byte in the input; CRD_NO_OFFSET when it was not parsed */
  uint32_t capacity; /* members (or items) that the array has room for; 0: exactly size */
  union {
    bool boolean;
    int64_t integer;
    double number;
    const char *string; /* `size` bytes */
    crd_value *items;
    crd_member *members; /* in the document's order, names are unique */
  } as;
};

struct crd_member {
  const char *name; /* `name_size` bytes */
  uint32_t name_size;
  uint32_t name_offset; /* of the name's first byte in the input, or CRD_NO_OFFSET */
  crd_value value;
};

#define CRD_NO_OFFSET UINT32_MAX

/* Set by the walk on a value that comes from a default. */
#define CRD_VALUE_DEFAULTED 1u

/* Static initialisers, for tables of defaults and enums in generated code. */
#define CRD_VALUE_NULL_INIT                                                                                                 \
  { .kind = CRD_NULL, .offset = CRD_NO_OFFSET }
#define CRD_VALUE_BOOL_INIT(b)                                                                                              \
  {                                                                                                                         \
    .kind = CRD_BOOL, .offset = CRD_NO_OFFSET, .as = {.boolean = (b) }                                                      \
  }
#define CRD_VALUE_INT_INIT(i)                                                                                               \
  {                                                                                                                         \
    .kind = CRD_INT, .offset = CRD_NO_OFFSET, .as = {.integer = (i) }                                                       \
  }
#define CRD_VALUE_DOUBLE_INIT(d)                                                                                            \
  {                                                                                                                         \
    .kind = CRD_DOUBLE, .offset = CRD_NO_OFFSET, .as = {.number = (d) }                                                     \
  }
#define CRD_VALUE_STRING_INIT(literal)                                                                                      \
  {                                                                                                                         \
    .kind = CRD_STRING_VALUE, .size = sizeof(literal) - 1, .offset = CRD_NO_OFFSET, .as = {.string = (literal) }            \
  }
#define CRD_VALUE_LIST_INIT(array, n)                                                                                       \
  {                                                                                                                         \
    .kind = CRD_LIST, .size = (n), .offset = CRD_NO_OFFSET, .as = {.items = (array) }                                       \
  }
#define CRD_VALUE_MAP_INIT(array, n)                                                                                        \
  {                                                                                                                         \
    .kind = CRD_MAP, .size = (n), .offset = CRD_NO_OFFSET, .as = {.members = (array) }                                      \
  }
#define CRD_MEMBER_INIT(literal, ...)                                                                                       \
  { .name = (literal), .name_size = sizeof(literal) - 1, .name_offset = CRD_NO_OFFSET, .value = __VA_ARGS__ }

CRD_INLINE crd_string crd_value_string(const crd_value *value) {
  crd_string string = {value->as.string, value->size};
  return string;
}
/* The text of a string; {NULL, 0} for any other value, and for NULL. */
CRD_INLINE crd_string crd_value_text(const crd_value *value) {
  crd_string text;
  if (value && value->kind == CRD_STRING_VALUE) return crd_value_string(value);
  memset(&text, 0, sizeof text);
  return text;
}
CRD_INLINE crd_string crd_member_name(const crd_member *member) {
  crd_string string = {member->name, member->name_size};
  return string;
}
CRD_INLINE bool crd_value_is_string(const crd_value *value, crd_string text) {
  return value->kind == CRD_STRING_VALUE && crd_string_equal(crd_value_string(value), text);
}

/* Make values. Strings are borrowed. */
crd_value crd_value_make_null(void);
crd_value crd_value_make_bool(bool boolean);
crd_value crd_value_make_int(int64_t integer);
crd_value crd_value_make_double(double number);
crd_value crd_value_make_string(crd_string string);
crd_value crd_value_make_list(crd_arena *arena, size_t room); /* empty, with room for `room` items */
crd_value crd_value_make_map(crd_arena *arena, size_t room);  /* empty, with room for `room` members */

/* The member's value, or NULL when `map` is not a map or has no such member. Linear, compares sizes first. */
crd_value *crd_value_get(const crd_value *map, crd_string name);
/* The value at a path of names ("metadata", "name"), or NULL. The last argument is NULL. */
crd_value *crd_value_find(const crd_value *root, ...);

/* The text of a member; empty where it is missing or no string. */
CRD_INLINE crd_string crd_value_text_in(const crd_value *map, const char *name) {
  return crd_value_text(crd_value_get(map, crd_string_of(name)));
}

/* Adds a member or replaces the value of the member with that name; returns a pointer to the value. `map` must be a map; the
 * name is borrowed. Invalidates pointers to members. */
crd_value *crd_value_set(crd_arena *arena, crd_value *map, crd_string name, crd_value value);
CRD_INLINE void crd_value_set_text(crd_arena *arena, crd_value *map, const char *name, crd_string text) {
  crd_value_set(arena, map, crd_string_of(name), crd_value_make_string(text));
}
/* The same for a name that the map does not have, which is asserted. */
crd_value *crd_value_add(crd_arena *arena, crd_value *map, crd_string name, crd_value value);
/* Removes a member, keeping the others' order; false when there was none. */
bool crd_value_remove(crd_value *map, crd_string name);
/* Appends an item to a list; returns a pointer to it. */
crd_value *crd_value_append(crd_arena *arena, crd_value *list, crd_value item);

/* A deep copy; strings are borrowed from the original, arrays are new. */
crd_value crd_value_copy(crd_arena *arena, const crd_value *value);

/* Copies the strings and names of a tree into `arena`, so that the tree no longer needs the input. */
void crd_value_own(crd_arena *arena, crd_value *value);

/* Deep equality as Go's reflect.DeepEqual on unstructured content: int64 1 differs from float64 1.0; the order of members
 * does not matter, the order of items does. */
bool crd_value_equal(const crd_value *a, const crd_value *b);
/* Whether a list has an item that is equal. */
CRD_INLINE bool crd_value_has_item(const crd_value *list, const crd_value *item) {
  for (uint32_t i = 0; i < list->size; i++)
    if (crd_value_equal(&list->as.items[i], item)) return true;
  return false;
}

/* The kind's name in JSON schema: "null", "boolean", "integer", "number", "string", "array", "object". */
const char *crd_value_type_name(const crd_value *value);
/* The Go type: "<nil>", "bool", "int64", "float64", "string", "[]interface {}", "map[string]interface {}". */
const char *crd_value_go_type(const crd_value *value);

CRD_END_DECLS

#endif
