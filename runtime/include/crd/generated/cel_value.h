/* SPDX-License-Identifier: Apache-2.0 */
/* Values of compiled CEL rules.
 *
 * Where the checker knows a type, generated code uses C values: bool, int64_t, uint64_t, double, crd_string (string and
 * bytes), pointers to structs and to list and map headers. Everything else is a crd_cel_value: dyn, time, types, optionals,
 * lists and maps made by the rule, and parts of the document that no struct holds. Document parts are wrapped, not copied:
 * CRD_CEL_STORED points to the storage of crd/types.h, CRD_CEL_DOCUMENT to a node of the value tree; both have the crd_type
 * by which they are read (apiserver pkg/cel/common/values.go, UnstructuredToVal).
 *
 * Errors are values: typed functions return false, the others a value of kind CRD_CEL_FAILED; crd_cel.error has the text. */
#ifndef CRD_GENERATED_CEL_VALUE_H
#define CRD_GENERATED_CEL_VALUE_H

#include <crd/generated/cel.h>
#include <crd/generated/type_tables.h>

#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ > 1
#error "rules calculate with doubles that are rounded at each step: -msse2 -mfpmath=sse"
#endif

CRD_BEGIN_DECLS

typedef enum crd_cel_kind {
  CRD_CEL_FAILED,
  CRD_CEL_NULL,
  CRD_CEL_BOOL,
  CRD_CEL_INT,
  CRD_CEL_UINT,
  CRD_CEL_DOUBLE,
  CRD_CEL_STRING,
  CRD_CEL_BYTES,
  CRD_CEL_DURATION,
  CRD_CEL_TIMESTAMP,
  CRD_CEL_TYPE,     /* text: its name */
  CRD_CEL_LIST,     /* made by the rule */
  CRD_CEL_MAP,      /* made by the rule */
  CRD_CEL_STORED,   /* object, list or map in a struct's storage */
  CRD_CEL_DOCUMENT, /* object, list or map in the value tree; without type: only for comparisons */
  CRD_CEL_OPTIONAL,
  CRD_CEL_OPAQUE /* Quantity and the like */
} crd_cel_kind;

/* The type of a CRD_CEL_OPAQUE, in crd_cel_value.opaque_kind. */
typedef enum crd_cel_opaque_kind {
  CRD_CEL_QUANTITY,
  CRD_CEL_URL,
  CRD_CEL_IP,
  CRD_CEL_CIDR,
  CRD_CEL_SEMVER,
  CRD_CEL_NAMED_FORMAT,
  CRD_CEL_GENERIC_VERSION,
  /* of admission (crd/generated/policy.h): the types of the authorizer, and constructors of mutations */
  CRD_CEL_AUTHORIZER,
  CRD_CEL_PATH_CHECK,
  CRD_CEL_GROUP_CHECK,
  CRD_CEL_RESOURCE_CHECK,
  CRD_CEL_DECISION,
  CRD_CEL_CONSTRUCTED,
  CRD_CEL_JSON_PATCH
} crd_cel_opaque_kind;

typedef struct crd_cel_value crd_cel_value;
typedef struct crd_cel_list crd_cel_list;
typedef struct crd_cel_map crd_cel_map;

struct crd_cel_value {
  uint8_t kind;        /* crd_cel_kind */
  uint8_t opaque_kind; /* crd_cel_opaque_kind */
  int16_t zone;        /* TIMESTAMP: its zone for printing, in minutes east of UTC; QUANTITY: 1 if made by add or sub */
  int32_t nanos;       /* DURATION, TIMESTAMP: with the sign of the whole for a duration, 0..999999999 for a timestamp */
  union {
    bool boolean;
    int64_t integer; /* INT; the seconds of DURATION and TIMESTAMP */
    uint64_t unsigned_integer;
    double number;
    crd_string text; /* STRING, BYTES, TYPE */
    const crd_cel_list *list;
    const crd_cel_map *map;
    struct {
      const crd_type *type;
      const void *at;
    } part;                        /* STORED, DOCUMENT */
    const crd_cel_value *optional; /* NULL: none */
    const void *opaque;
  } as;
};

struct crd_cel_list {
  const crd_cel_value *items; /* NULL with a count: a concatenation, whose items are in its operands (crd_cel_item) */
  size_t count;
  const crd_type *type; /* of a concatenation: the list type of its left operand; NULL: a plain list */
};

typedef struct crd_cel_entry {
  crd_cel_value key, value;
} crd_cel_entry;

struct crd_cel_map {
  const crd_cel_entry *items;
  size_t count;
  struct crd_cel_table *table; /* the entries are the first ones of this hash table; NULL: no table */
};

/* ---- making values ---- */

static inline crd_cel_value crd_cel_of_null(void) {
  crd_cel_value value;
  value.kind = CRD_CEL_NULL, value.opaque_kind = 0, value.zone = 0, value.nanos = 0, value.as.integer = 0;
  return value;
}
static inline crd_cel_value crd_cel_of_bool(bool boolean) {
  crd_cel_value value;
  value.kind = CRD_CEL_BOOL, value.opaque_kind = 0, value.zone = 0, value.nanos = 0, value.as.boolean = boolean;
  return value;
}
static inline crd_cel_value crd_cel_of_int(int64_t integer) {
  crd_cel_value value;
  value.kind = CRD_CEL_INT, value.opaque_kind = 0, value.zone = 0, value.nanos = 0, value.as.integer = integer;
  return value;
}
static inline crd_cel_value crd_cel_of_uint(uint64_t integer) {
  crd_cel_value value;
  value.kind = CRD_CEL_UINT, value.opaque_kind = 0, value.zone = 0, value.nanos = 0, value.as.unsigned_integer = integer;
  return value;
}
static inline crd_cel_value crd_cel_of_double(double number) {
  crd_cel_value value;
  value.kind = CRD_CEL_DOUBLE, value.opaque_kind = 0, value.zone = 0, value.nanos = 0, value.as.number = number;
  return value;
}
static inline crd_cel_value crd_cel_of_text(crd_cel_kind kind, crd_string text) {
  crd_cel_value value;
  value.kind = CRD_CAST(uint8_t, kind), value.opaque_kind = 0, value.zone = 0, value.nanos = 0, value.as.text = text;
  return value;
}
static inline crd_cel_value crd_cel_of_string(crd_string text) {
  return crd_cel_of_text(CRD_CEL_STRING, text);
}
static inline crd_cel_value crd_cel_of_bytes(crd_string text) {
  return crd_cel_of_text(CRD_CEL_BYTES, text);
}
static inline crd_cel_value crd_cel_of_type(crd_string name) {
  return crd_cel_of_text(CRD_CEL_TYPE, name);
}
static inline crd_cel_value crd_cel_of_time(crd_cel_kind kind, int64_t seconds, int32_t nanos) {
  crd_cel_value value = crd_cel_of_int(seconds);
  value.kind = CRD_CAST(uint8_t, kind), value.nanos = nanos;
  return value;
}
static inline crd_cel_value crd_cel_of_part(crd_cel_kind kind, const crd_type *type, const void *at) {
  crd_cel_value value;
  value.kind = CRD_CAST(uint8_t, kind), value.opaque_kind = 0, value.zone = 0, value.nanos = 0, value.as.part.type = type,
  value.as.part.at = at;
  return value;
}
/* A struct (NULL: null), or a list or map header. */
static inline crd_cel_value crd_cel_of_stored(const crd_type *type, const void *at) {
  return at ? crd_cel_of_part(CRD_CEL_STORED, type, at) : crd_cel_of_null();
}
static inline crd_cel_value crd_cel_of_int_or_string(crd_int_or_string value) {
  return value.is_string ? crd_cel_of_string(value.string) : crd_cel_of_int(value.integer);
}
static inline crd_cel_value crd_cel_of_truth(crd_cel_truth truth) {
  crd_cel_value value = crd_cel_of_bool(truth == CRD_CEL_TRUE);
  if (truth == CRD_CEL_ERROR) value.kind = CRD_CEL_FAILED;
  return value;
}
/* The items and entries are borrowed. */
crd_cel_value crd_cel_of_items(crd_cel *cel, const crd_cel_value *items, size_t count);
crd_cel_value crd_cel_of_entries(crd_cel *cel, const crd_cel_entry *entries, size_t count);
crd_cel_value crd_cel_of_opaque(crd_cel_opaque_kind kind, const void *opaque);
crd_cel_value crd_cel_optional_of(crd_cel *cel, crd_cel_value value);
/* The optional oldSelf: it is present even if the old value does not fit its schema; then reading it is an error. */
crd_cel_value crd_cel_optional_of_old(crd_cel *cel, crd_cel_value value);
/* The value of an optional that has one. */
crd_cel_value crd_cel_held(crd_cel *cel, crd_cel_value optional);
static inline crd_cel_value crd_cel_optional_none(void) {
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_OPTIONAL, value.as.optional = NULL;
  return value;
}

/* A list and a map literal of the rule. Items are copied into the arena; optional[i] says that item i is an optional (may be
 * NULL). If an item failed the result is failed; of entries with equal keys the last wins. */
crd_cel_value crd_cel_make_list(crd_cel *cel, const crd_cel_value *items, const bool *optional, size_t count);
crd_cel_value crd_cel_make_map(crd_cel *cel, const crd_cel_entry *entries, const bool *optional, size_t count);

/* ---- errors ---- */

/* Set the error; the first returns false, the second a failed value. */
bool crd_cel_fail(crd_cel *cel, const char *text);
crd_cel_value crd_cel_failed(crd_cel *cel, const char *text);
/* Formatted, as printf; in the arena. */
crd_cel_value crd_cel_failed_with(crd_cel *cel, const char *format, ...)
#if defined(__GNUC__) && !defined(__TINYC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
/* "no such overload: name(type, type)" */
crd_cel_value crd_cel_no_overload(crd_cel *cel, const char *name, const crd_cel_value *arguments, size_t count);
/* "no such key: name" */
bool crd_cel_fail_key(crd_cel *cel, crd_string name);
/* "index out of bounds: i" */
bool crd_cel_fail_index(crd_cel *cel, int64_t index);
/* Ends a rule whose cost exceeded the limit. */
crd_cel_truth crd_cel_over_limit(crd_cel *cel);

/* Ends a rule: returns its result, or the error if the cost exceeded the limit. `cost` is the part that the rule counts in a
 * local variable, which stays in a register; the functions that it calls add to cel->cost. */
static inline crd_cel_truth crd_cel_end(crd_cel *cel, uint64_t cost, crd_cel_truth truth) {
  cel->cost += cost;
  return cel->cost > cel->limit ? crd_cel_over_limit(cel) : truth;
}

/* a && b and a || b where `a` did not decide. If `a` is an error, with the text `first`, it is the result unless `b`
 * decides. */
static inline crd_cel_truth crd_cel_and(crd_cel *cel, crd_cel_truth a, crd_string first, crd_cel_truth b) {
  if (b == CRD_CEL_FALSE || a != CRD_CEL_ERROR) return b;
  cel->error = first;
  return CRD_CEL_ERROR;
}
static inline crd_cel_truth crd_cel_or(crd_cel *cel, crd_cel_truth a, crd_string first, crd_cel_truth b) {
  if (b == CRD_CEL_TRUE || a != CRD_CEL_ERROR) return b;
  cel->error = first;
  return CRD_CEL_ERROR;
}
static inline crd_cel_truth crd_cel_not(crd_cel_truth a) {
  return a == CRD_CEL_ERROR ? a : a == CRD_CEL_TRUE ? CRD_CEL_FALSE : CRD_CEL_TRUE;
}
static inline crd_cel_truth crd_cel_truth_of(bool boolean) {
  return boolean ? CRD_CEL_TRUE : CRD_CEL_FALSE;
}
/* A value as truth: "no such overload" unless it is a bool. */
crd_cel_truth crd_cel_truth_of_value(crd_cel *cel, crd_cel_value value);

/* The native value inside; false with "no such overload" when it is of another kind, or failed. */
bool crd_cel_get_bool(crd_cel *cel, crd_cel_value value, bool *out);
bool crd_cel_get_int(crd_cel *cel, crd_cel_value value, int64_t *out);
bool crd_cel_get_double(crd_cel *cel, crd_cel_value value, double *out);
bool crd_cel_get_string(crd_cel *cel, crd_cel_value value, crd_string *out); /* string or bytes */
/* The same, inline, for values that nearly always have that kind. */
static inline bool crd_cel_take_int(crd_cel *cel, crd_cel_value value, int64_t *out) {
  if (value.kind != CRD_CEL_INT) return crd_cel_get_int(cel, value, out);
  *out = value.as.integer;
  return true;
}
static inline bool crd_cel_take_string(crd_cel *cel, crd_cel_value value, crd_string *out) {
  if (value.kind != CRD_CEL_STRING) return crd_cel_get_string(cel, value, out);
  *out = value.as.text;
  return true;
}

/* ---- reading the document ---- */

/* The CEL value of a node of the value tree, or an error (UnstructuredToVal). */
crd_cel_value crd_cel_of_document(crd_cel *cel, const crd_type *type, const crd_value *node);
/* The same for storage: a pointer to the struct or header of an object, list or map, else to the field. */
crd_cel_value crd_cel_of_storage(crd_cel *cel, const crd_type *type, const void *storage);
/* A string of format byte, duration, date or date-time. */
crd_cel_value crd_cel_of_formatted(crd_cel *cel, crd_format format, crd_string text);
/* The metadata of a root or embedded object, of which rules see name and generateName. */
crd_cel_value crd_cel_of_metadata(crd_cel *cel, const crd_value *object);
/* A list or map setting; a whole object, or null. For the layers webhook and controller. */
crd_cel_value crd_cel_of_setting(crd_cel *cel, const crd_setting *setting);
crd_cel_value crd_cel_of_whole(crd_cel *cel, const crd_value *object);
/* Queries of the cluster (crd/state.h): `get` returns an optional, the others lists. */
struct crd_state_query;
crd_cel_value crd_cel_state_get(crd_cel *cel, const struct crd_state_query *query, crd_cel_value name);
crd_cel_value crd_cel_state_all(crd_cel *cel, const struct crd_state_query *query);
crd_cel_value crd_cel_state_index(crd_cel *cel, const struct crd_state_query *query, crd_cel_value value);
/* The object of that name, the object that is named at its path, and so on, until one is missing or repeats. */
crd_cel_value crd_cel_state_ancestors(crd_cel *cel, const struct crd_state_query *query, crd_cel_value name);
/* The objects that have the name at their path, then the objects that have the names of those, and so on, each once. */
crd_cel_value crd_cel_state_descendants(crd_cel *cel, const struct crd_state_query *query, crd_cel_value name);
/* A value without schema, and all values in it: their JSON types are their CEL types. */
crd_cel_value crd_cel_of_tree(crd_cel *cel, const crd_value *node);
/* `request` of such rules: a map. */
crd_cel_value crd_cel_of_request(crd_cel *cel);
/* apiVersion or kind of a root or embedded object. */
bool crd_cel_type_meta(crd_cel *cel, const crd_value *object, crd_string name, crd_string *out);

/* value.name, has(value.name) and value.?name (an optional) for objects and maps of dynamic type, also within an optional.
 * `name` is as the rule writes it (escaped). */
crd_cel_value crd_cel_select(crd_cel *cel, crd_cel_value value, crd_string name);
/* value.name, or `absent` where has(value.name) is false. */
crd_cel_value crd_cel_select_or(crd_cel *cel, crd_cel_value value, crd_string name, crd_cel_value absent);
crd_cel_truth crd_cel_has(crd_cel *cel, crd_cel_value value, crd_string name);
crd_cel_value crd_cel_select_optional(crd_cel *cel, crd_cel_value value, crd_string name);
/* value[index] and value[?index] of lists and maps. */
crd_cel_value crd_cel_index(crd_cel *cel, crd_cel_value value, crd_cel_value index);
crd_cel_value crd_cel_index_optional(crd_cel *cel, crd_cel_value value, crd_cel_value index);
/* The entry with that key among `count` entries of `stride` bytes that start with their key; NULL when there is none. */
const void *crd_cel_find_entry(crd_cel *cel, const void *entries, size_t count, size_t stride, crd_string key);
/* Its position; -1 when there is none. */
static inline int64_t crd_cel_entry_index(crd_cel *cel, const void *entries, size_t count, size_t stride, crd_string key) {
  const char *entry = CRD_CAST(const char *, crd_cel_find_entry(cel, entries, count, stride, key));
  return entry ? (entry - CRD_CAST(const char *, entries)) / CRD_CAST(int64_t, stride) : -1;
}

/* Lists and maps of any form: the number of elements (-1: neither), item i of a list, key and value i of a map. */
int64_t crd_cel_count(crd_cel_value value);
bool crd_cel_is_list(crd_cel_value value);
bool crd_cel_is_map(crd_cel_value value);
crd_cel_value crd_cel_item(crd_cel *cel, crd_cel_value list, size_t i);
crd_cel_value crd_cel_key(crd_cel_value map, size_t i);
crd_cel_value crd_cel_entry_value(crd_cel *cel, crd_cel_value map, size_t i);
/* The range of a macro on a value of dynamic type: an object becomes a map of its declared fields, with names as rules write
 * them; other values are returned unchanged. */
crd_cel_value crd_cel_iterable(crd_cel *cel, crd_cel_value value);
/* How many elements a one-variable macro iterates over: items of a list, keys of a map. -1 and an error for other values. */
int64_t crd_cel_range(crd_cel *cel, crd_cel_value value);
int64_t crd_cel_range_pairs(crd_cel *cel, crd_cel_value value); /* the same for a two-variable macro */
crd_cel_value crd_cel_range_item(crd_cel *cel, crd_cel_value value, size_t i);
static inline crd_cel_value crd_cel_range_at(crd_cel *cel, crd_cel_value value, size_t i) {
  return value.kind == CRD_CEL_LIST && value.as.list->items ? value.as.list->items[i] : crd_cel_range_item(cel, value, i);
}
/* The same for strings; false with the error where the item is no string. */
bool crd_cel_range_string(crd_cel *cel, crd_cel_value value, size_t i, crd_string *out);
static inline bool crd_cel_string_at(crd_cel *cel, const crd_cel_value *value, size_t i, crd_string *out) {
  if (value->kind != CRD_CEL_LIST || !value->as.list->items || value->as.list->items[i].kind != CRD_CEL_STRING)
    return crd_cel_range_string(cel, *value, i, out);
  *out = value->as.list->items[i].as.text;
  return true;
}
/* For a rule that tests for each of `count` items whether exactly one item is equal to it: returns the cost of its loops if
 * all items are distinct strings or numbers, 0 if the loops have to run. Compares the member `name` of the items, or the
 * items if `name` is null. `costs`: the cost per item << 32, plus the cost per pair without the comparison. */
uint64_t crd_cel_distinct(crd_cel *cel, crd_cel_value range, size_t count, crd_cel_value name, crd_cel_value costs);
/* The first variable of a two-variable macro: the index or the key. The second: the item or the entry's value. */
crd_cel_value crd_cel_range_key(crd_cel_value value, size_t i);
crd_cel_value crd_cel_range_value(crd_cel *cel, crd_cel_value value, size_t i);

/* A list that a macro collects. */
typedef struct crd_cel_builder {
  crd_cel_value *items;
  size_t count, capacity;
} crd_cel_builder;
void crd_cel_push(crd_cel *cel, crd_cel_builder *builder, crd_cel_value item);
/* Appends an uninitialised item, which the caller fills. */
crd_cel_value *crd_cel_next(crd_cel *cel, crd_cel_builder *builder);
/* The list of the items collected so far. */
crd_cel_value crd_cel_built(crd_cel *cel, const crd_cel_builder *builder);

/* ---- equality, order, size ---- */

/* CEL equality (spec 7.8): numbers across types, lists by their list type, objects along their schema. */
crd_cel_truth crd_cel_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b);
/* a == b with its cost added; `negate` for !=. */
crd_cel_truth crd_cel_equals(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool negate);
/* Two structs of one type, or their list or map headers. */
crd_cel_truth crd_cel_equal_stored(crd_cel *cel, const crd_type *type, const void *a, const void *b, bool negate);
/* Order of two values: -1, 0, 1, or 2 (one is a NaN); false with "no such overload" where they have no order. */
bool crd_cel_compare(crd_cel *cel, crd_cel_value a, crd_cel_value b, int *order);
/* `item in list`, `key in map`, with its cost. */
crd_cel_truth crd_cel_in(crd_cel *cel, crd_cel_value item, crd_cel_value container);
/* The same without cost: membership in a constant list, of any values, of strings, of ints. */
crd_cel_truth crd_cel_in_constant(crd_cel *cel, crd_cel_value item, crd_cel_value list);
bool crd_cel_in_strings(crd_string item, const crd_string *items, size_t count);
bool crd_cel_in_ints(int64_t item, const int64_t *items, size_t count);
/* Code points of a string. */
size_t crd_cel_code_points(crd_string text);
/* Texts longer than this are scanned only after a poll for an interrupt. */
#define CRD_CEL_LONG 16384u
/* crd_cel_code_points, without a call for short ASCII strings. Faster only with compilers that optimise. */
static inline size_t crd_cel_length(crd_string text) {
#ifdef __OPTIMIZE__
  const uint64_t beyond = 0x8080808080808080u;
  uint64_t word = 0;
  size_t i = 0;
  for (; i + 8 <= text.size; i += 8) {
    uint64_t next;
    memcpy(&next, text.data + i, 8);
    word |= next;
  }
  if (i < text.size && text.size >= 8) {
    uint64_t last;
    memcpy(&last, text.data + text.size - 8, 8);
    word |= last;
  } else {
    for (; i < text.size; i++) word |= (unsigned char)text.data[i];
  }
  if (!(word & beyond) && text.size <= CRD_CEL_LONG) return text.size;
#endif
  return crd_cel_code_points(text);
}
/* Whether a string has at most so many code points. Since each takes one to four bytes, the byte size mostly decides. */
static inline bool crd_cel_size_at_most(crd_string text, uint64_t most) {
  return text.size <= most || (text.size / 4 <= most && crd_cel_code_points(text) <= most);
}
/* The size for the cost tracker: code points, bytes, elements, members of an object; 1 for the rest. */
uint64_t crd_cel_cost_size(crd_cel_value value);
/* The cost of walking over a list, map or string (apiserver pkg/cel/library/cost.go, traversalCost). */
uint64_t crd_cel_traversal_cost(crd_cel *cel, crd_cel_value value);
/* ceil(size * 0.1) */
static inline uint64_t crd_cel_tenth(uint64_t size) {
  return size / 10 + (size % 10 != 0);
}
/* The cost of scanning a string. */
static inline uint64_t crd_cel_scan_cost(crd_string text) {
  return text.size <= 10 ? text.size != 0 : crd_cel_tenth(crd_cel_length(text));
}
/* The cost of comparing two strings. */
uint64_t crd_cel_long_string_cost(crd_string a, crd_string b);
static inline uint64_t crd_cel_string_cost(crd_string a, crd_string b) {
  return a.size <= 10 || b.size <= 10 ? a.size && b.size : crd_cel_long_string_cost(a, b);
}
/* Equality of strings, most of which are short. */
static inline bool crd_cel_same(crd_string a, crd_string b) {
#ifdef __OPTIMIZE__
  return a.size == b.size && crd_name_bytes_equal(a.data, b.data, a.size);
#else
  return crd_string_equal(a, b);
#endif
}
/* The type's name in type() and messages: "int", "map", "google.protobuf.Duration". */
crd_string crd_cel_type_name(crd_cel_value value);

/* ---- arithmetic ---- */

static inline bool crd_cel_add_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b) return crd_cel_fail(cel, "integer overflow");
  *out = a + b;
  return true;
}
static inline bool crd_cel_subtract_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  if (b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b) return crd_cel_fail(cel, "integer overflow");
  *out = a - b;
  return true;
}
bool crd_cel_multiply_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out);
static inline bool crd_cel_divide_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  if (b == 0) return crd_cel_fail(cel, "division by zero");
  if (b == -1 && a == INT64_MIN) return crd_cel_fail(cel, "integer overflow");
  *out = a / b;
  return true;
}
static inline bool crd_cel_modulo_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  if (b == 0) return crd_cel_fail(cel, "modulus by zero");
  if (b == -1 && a == INT64_MIN) return crd_cel_fail(cel, "integer overflow");
  *out = a % b;
  return true;
}
static inline bool crd_cel_negate_int(crd_cel *cel, int64_t a, int64_t *out) {
  if (a == INT64_MIN) return crd_cel_fail(cel, "integer overflow");
  *out = -a;
  return true;
}
/* a + b of strings or bytes, with its cost. */
crd_string crd_cel_concat(crd_cel *cel, crd_string a, crd_string b, bool bytes);
/* The operators on values of dynamic type, with their cost. */
crd_cel_value crd_cel_add(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_value crd_cel_subtract(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_value crd_cel_multiply(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_value crd_cel_divide(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_value crd_cel_modulo(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_value crd_cel_negate(crd_cel *cel, crd_cel_value a);
crd_cel_truth crd_cel_less(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_truth crd_cel_less_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_truth crd_cel_greater(crd_cel *cel, crd_cel_value a, crd_cel_value b);
crd_cel_truth crd_cel_greater_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b);

/* Whether one of two doubles is NaN; then it sets the error. */
static inline bool crd_cel_unordered(crd_cel *cel, double a, double b) {
  if (a <= b || a > b) return false;
  crd_cel_fail(cel, "NaN values cannot be ordered");
  return true;
}

/* ---- strings with native arguments; the first two do not add their cost, which is that of scanning the second ---- */

static inline bool crd_cel_starts_with(crd_string text, crd_string prefix) {
  if (text.size < prefix.size) return false;
  text.size = prefix.size;
  return crd_cel_same(text, prefix);
}
static inline bool crd_cel_ends_with(crd_string text, crd_string suffix) {
  if (suffix.size == 0 || text.size < suffix.size) return suffix.size == 0;
  text.data += text.size - suffix.size, text.size = suffix.size;
  return crd_cel_same(text, suffix);
}
bool crd_cel_contains(crd_cel *cel, crd_string text, crd_string part);
/* matches() with a constant pattern; `pattern_size` in code points. */
bool crd_cel_matches(crd_cel *cel, crd_string text, const crd_pattern *pattern, uint64_t pattern_size);

CRD_END_DECLS

#endif
