/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the CEL run time. */
#pragma once

#include "escape.h"

#include <crd/cidr.h>
#include <crd/generated/cel_functions.h>
#include <crd/generated/cel_value.h>
#include <crd/guard.h>
#include <crd/ip.h>
#include <crd/time.h>

/* A point at which an evaluation may be stopped. Loops of generated rules need none: they end at the cost limit, and called
 * functions whose time is not bounded by their cost poll themselves. */
static inline void crd_cel_poll(const crd_cel *cel) {
  crd_arena_poll(cel->arena);
}

/* The result of a function that has set the error. */
static const crd_cel_value crd_cel_no_value = {.kind = CRD_CEL_FAILED};

extern const crd_type crd_cel_text_type; /* a string */
/* The type of a root or embedded object's metadata, of which rules see name and generateName. */
extern const crd_type crd_cel_metadata_type;
/* The same for rules of the layers above the CRD, which see all of ObjectMeta. */
extern const crd_type crd_cel_object_meta_type;
extern const crd_type crd_cel_managed_fields_type; /* of ObjectMeta, for its decoder */
/* The type of values without a schema (crd_cel_of_tree). */
extern const crd_type crd_cel_open_type;

/* Whether `name`, as a rule writes it, names the property; `name` may be escaped (spec 7.4). */
bool crd_cel_name_is(crd_string name, crd_string property);

/* The struct of a value; NULL for other values. */
static inline const crd_object *crd_cel_struct_of(crd_cel_value value) {
  bool is_struct = value.kind == CRD_CEL_STORED && value.as.part.type->storage == CRD_STORE_OBJECT;
  return is_struct ? value.as.part.at : NULL;
}
/* The node of the value tree behind an object; NULL for other values. For a struct without a document a node is made. */
const crd_value *crd_cel_node(crd_cel *cel, crd_cel_value value);
/* Names at the start of entries, or of members of the value tree (`members`). */
typedef struct crd_cel_names {
  const void *entries;
  size_t count, stride;
  bool members;
} crd_cel_names;
/* The index of the first entry with that name, or SIZE_MAX. The entries must not change while the rules of the node run. */
size_t crd_cel_find_name(crd_cel *cel, const crd_cel_names *names, crd_string name);
/* The member of a map of the value tree; NULL when there is none, or no map. */
const crd_value *crd_cel_find_member(crd_cel *cel, const crd_value *map, crd_string name);

/* The entries of maps that macros build, with a hash table of their keys (maps.c). */
struct crd_cel_table {
  crd_cel_entry *entries;
  size_t used, capacity;
  uint32_t *slots; /* 1 + the entry's index, by the hash of its key; twice as many as the capacity */
};
/* The slot of the entry with that key, or the free slot for it. */
uint32_t *crd_cel_table_slot(crd_cel *cel, const struct crd_cel_table *table, crd_cel_value key);
/* The entry with that key of a map that has a table; NULL when there is none. */
const crd_cel_entry *crd_cel_table_find(crd_cel *cel, const crd_cel_map *map, crd_cel_value key);
/* The number of members of the value's node; -1 where there is no node or it is no map. */
int64_t crd_cel_member_count(crd_cel_value value);
/* The schema type of a document part; NULL for values made by the rule. */
const crd_type *crd_cel_part_type(crd_cel_value value);
bool crd_cel_is_object(crd_cel_value value);

/* Adds the cost of a step, which may be large. */
static inline void crd_cel_charge(crd_cel *cel, uint64_t cost) {
  cel->cost += cost;
  if (cel->cost > cel->limit && !cel->past) cel->past = cel->cost;
}

/* The types of maps and lists without a schema, and the conversion of such a value (crd_cel_of_tree). */
extern const crd_type crd_cel_open_map_type, crd_cel_open_list_type;
static inline void crd_cel_put_open(const crd_value *node, crd_cel_value *out) {
  switch ((crd_value_kind)node->kind) {
  case CRD_BOOL:
    *out = crd_cel_of_bool(node->as.boolean);
    break;
  case CRD_INT:
    *out = crd_cel_of_int(node->as.integer);
    break;
  case CRD_DOUBLE:
    *out = crd_cel_of_double(node->as.number);
    break;
  case CRD_STRING_VALUE:
    *out = crd_cel_of_string(crd_value_string(node));
    break;
  case CRD_LIST:
    *out = crd_cel_of_part(CRD_CEL_DOCUMENT, &crd_cel_open_list_type, node);
    break;
  case CRD_MAP:
    *out = crd_cel_of_part(CRD_CEL_DOCUMENT, &crd_cel_open_map_type, node);
    break;
  default:
    *out = crd_cel_of_null();
  }
}

/* Whether all arguments are of that kind. */
static inline bool crd_cel_all_are(const crd_cel_value *arguments, size_t count, crd_cel_kind kind) {
  for (size_t i = 0; i < count; i++)
    if (arguments[i].kind != kind) return false;
  return true;
}

/* Fails with the concatenation of these parts, which may have NULs, since messages show whole texts of the document. */
crd_cel_value crd_cel_failed_parts(crd_cel *cel, const crd_string *parts, size_t count);
#define CRD_CEL_FAILED_PARTS(cel, ...)                                                                                      \
  crd_cel_failed_parts((cel), (const crd_string[]){__VA_ARGS__},                                                            \
                       sizeof((const crd_string[]){__VA_ARGS__}) / sizeof(crd_string))
/* Whether a key that is not a string is an error in maps of a policy's objects; if so, sets the error. Otherwise the map
 * does not have the key (apiserver pkg/cel/common/valuesschemalesstyped.go, cel-go common/types/map.go). */
bool crd_cel_refuses_key(crd_cel *cel, crd_cel_value key);
/* The type of an object's property, by its name in the schema (WithTypeAndObjectMeta for resources); NULL: it has none. */
const crd_type *crd_cel_property_type(const crd_type *type, crd_string property);
/* The Equal method of `a`, which compares items of the document's lists (crd_cel_equal is types.Equal, which handles null
 * first). */
crd_cel_truth crd_cel_equal_item(crd_cel *cel, crd_cel_value a, crd_cel_value b);

/* A marker in place of a list type: a sum of plain lists, whose comparison differs a little (cel-go's concatList). */
extern const crd_type crd_cel_sum_of_lists;

/* The type of a set or keyed list; a sum has the type of its left operand. NULL for plain lists. */
const crd_type *crd_cel_list_type(crd_cel_value list);
/* Whether a value is a list that the rule made, or a sum whose left operand is one. */
bool crd_cel_is_own_list(crd_cel_value list);
/* With crd_cel.raw_lists: a sum of the schema's lists, with Go's raw items if it is a set. */
typedef struct crd_cel_raw_list {
  crd_cel_list list;
  const crd_cel_value *raw;
} crd_cel_raw_list;
/* A scalar of the value tree as Go's any; null for other nodes, and for NULL. */
crd_cel_value crd_cel_raw_scalar(const crd_value *node);
/* For API servers before 1.37: the raw item `i` of a list of the schema, the Value() of an item, the Go type of a raw value
 * that cannot be a map key (NULL: it can), and the CEL value of an item in a list of raw items. */
crd_cel_value crd_cel_raw_item(crd_cel *cel, crd_cel_value list, size_t i);
crd_cel_value crd_cel_raw_value(crd_cel_value value);
const char *crd_cel_unhashable(crd_cel_value raw);
crd_cel_value crd_cel_read_again(crd_cel *cel, const crd_type *type, crd_cel_value value);
/* Merges the first `left` items, of that type, with the `right` ones after them, in place; false with the error set. `raw`:
 * the raw items of a set, which are then compared instead; may be NULL. */
bool crd_cel_merge_by_key(crd_cel *cel, const crd_type *type, crd_cel_value *items, crd_cel_value *raw, size_t left,
                          size_t right, size_t *count);
crd_cel_value crd_cel_add_lists(crd_cel *cel, crd_cel_value a, crd_cel_value b);
/* An item of a list that is added to another: a 2.0 among integers is a double there, whatever its schema says. */
crd_cel_value crd_cel_added_item(crd_cel *cel, crd_cel_value list, size_t i);
/* The concatenation of two lists without keys, whose items are not copied. */
crd_cel_value crd_cel_join(crd_cel *cel, crd_cel_value a, crd_cel_value b, const crd_type *type);

static inline bool crd_cel_is_number(crd_cel_value value) {
  return value.kind == CRD_CEL_INT || value.kind == CRD_CEL_UINT || value.kind == CRD_CEL_DOUBLE;
}
/* Whether two scalars of one kind are equal. */
static inline bool crd_cel_same_scalar(crd_cel_value a, crd_cel_value b) {
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_NULL:
    return true;
  case CRD_CEL_BOOL:
    return a.as.boolean == b.as.boolean;
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
  case CRD_CEL_TYPE:
    return crd_string_equal(a.as.text, b.as.text);
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    return a.as.integer == b.as.integer && a.nanos == b.nanos;
  default:
    return false;
  }
}
/* The order of two numbers: -1, 0, 1, or 2 (one is a NaN). */
int crd_cel_compare_numbers(crd_cel_value a, crd_cel_value b);
/* Whether an item of the list equals `item`. */
bool crd_cel_has_item(crd_cel *cel, crd_cel_value list, crd_cel_value item);

/* Opaque values. The two compare functions are false for values of other kinds. */
bool crd_cel_equal_opaque(crd_cel_value a, crd_cel_value b);
bool crd_cel_quantity_compare(crd_cel_value a, crd_cel_value b, int *order);
bool crd_cel_semver_compare(crd_cel_value a, crd_cel_value b, int *order);
bool crd_cel_generic_version_compare(crd_cel_value a, crd_cel_value b, int *order);
/* Number `which` of a generic version; false for other values. */
bool crd_cel_generic_version_number(crd_cel_value value, unsigned which, int64_t *out);
crd_cel_value crd_cel_of_ip(crd_cel *cel, const crd_ip *ip);
/* Parse a text as ip() and cidr() do: false with the error set. */
bool crd_cel_read_ip(crd_cel *cel, crd_string text, crd_ip *out);
bool crd_cel_read_cidr(crd_cel *cel, crd_string text, crd_cidr *out);
bool crd_cel_url_equal(crd_cel_value a, crd_cel_value b);

/* Parse texts as times: time.ParseDuration, strfmt.ParseDuration, time.Parse with a layout, and strfmt.ParseDateTime.
 * `error` receives the text of Go's error; may be NULL. */
bool crd_cel_parse_duration(crd_string text, crd_cel_value *out);
bool crd_cel_parse_duration_words(crd_string text, crd_cel_value *out);
bool crd_cel_parse_time(crd_cel *cel, crd_time_layout layout, crd_string text, crd_cel_value *out, crd_string *error);
bool crd_cel_parse_datetime(crd_cel *cel, crd_string text, crd_cel_value *out, crd_string *error);
crd_string crd_cel_format_duration(crd_cel *cel, crd_cel_value value);  /* "90.5s" */
crd_string crd_cel_format_timestamp(crd_cel *cel, crd_cel_value value); /* RFC 3339, nanoseconds as needed, UTC */
crd_cel_value crd_cel_add_time(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool subtract);

/* Go's strconv.FormatFloat(number, 'g', -1, 64) as CEL's string() prints a double. */
crd_string crd_cel_format_double(crd_cel *cel, double number);
/* The error of an operator whose left operand is `value`: cel-go names the operator only if the operand's type does not
 * implement it (the traits of common/types, and types that receive calls). */
crd_cel_value crd_cel_no_operator(crd_cel *cel, const char *name, crd_cel_value value);
/* The first argument that is an error, or else "no such overload": for functions that check their arguments themselves. */
crd_cel_value crd_cel_wrong_call(crd_cel *cel, const crd_cel_value *arguments, size_t count);
/* The name of the value's Go type, as cel-go's %T prints it; NULL for an error. */
const char *crd_cel_go_name(crd_cel_value value);
/* A value as messages print it ("no such key: K"). */
crd_string crd_cel_value_text(crd_cel *cel, crd_cel_value value);

enum {
  SHORT_MAP = 32,                      /* longer maps may have a hash table */
  NAME_OF_WORDS = 2 * sizeof(uint64_t) /* the longest name that its first and last word cover */
};

static inline uint64_t word_of_name(const char *at) {
  uint64_t word;
  memcpy(&word, at, sizeof word);
  return word;
}

/* Whether names shorter than a word are equal. */
static inline bool short_names_equal(const char *a, const char *b, size_t size) {
  uint32_t first[2], last[2];
  if (size < sizeof *first) return !size || (*a == *b && (size == 1 || (a[1] == b[1] && a[size - 1] == b[size - 1])));
  memcpy(&first[0], a, sizeof *first), memcpy(&last[0], a + size - sizeof *last, sizeof *last);
  memcpy(&first[1], b, sizeof *first), memcpy(&last[1], b + size - sizeof *last, sizeof *last);
  return first[0] == first[1] && last[0] == last[1];
}

/* The member of a map with less than SHORT_MAP members, or NULL. The words of the name are loaded once. */
static inline const crd_value *member_of_short(const crd_value *map, crd_string name) {
  if (!map->size || map->size >= SHORT_MAP) return NULL;
  const crd_member *member = map->as.members, *const end = member + map->size;
  const size_t size = name.size;
  if (size < sizeof(uint64_t)) {
    for (; member < end; member++)
      if (member->name_size == size && short_names_equal(member->name, name.data, size)) return &member->value;
    return NULL;
  }
  const uint64_t first = word_of_name(name.data), last = word_of_name(name.data + size - sizeof last);
  for (; member < end; member++)
    if (member->name_size == size && word_of_name(member->name) == first &&
        word_of_name(member->name + size - sizeof last) == last &&
        (size <= NAME_OF_WORDS || memcmp(member->name, name.data, size) == 0))
      return &member->value;
  return NULL;
}

static inline const crd_value *member_of_node(crd_cel *cel, const crd_value *map, crd_string name) {
  return map->size < SHORT_MAP ? member_of_short(map, name) : crd_cel_find_member(cel, map, name);
}
