/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes documents by the tables of shape_tables.c. A map or list is copied only if something in it changes. */
#include "schema/tree/shape.h"
#include "../../../runtime/base/nearest_name.h"

#include <assert.h>
#include <crd/base64.h>
#include <crd/metadata.h>
#include <pthread.h>
#include <string.h>

/* Deeper schemas are refused, because all walks over schemas are recursive. */
#define MAX_SCHEMA_DEPTH 500

typedef struct walk {
  const reader *reader;
  unsigned depth; /* of schemas */
} walk;

/* The result for a value. */
typedef enum outcome { KEPT, CHANGED, DROPPED } outcome;

static outcome read_shaped(walk *walk, const shape *shape, const crd_path *path, const crd_value *in, crd_value *out);

/* ---- members ---- */

/* A hash table of the keywords: row number + 1, 0: none. */
enum { KEYWORD_SLOTS = 256 };
static unsigned char keyword_slots[KEYWORD_SLOTS];

static unsigned keyword_slot(crd_string name) {
  const char *text = name.data;
  unsigned last = (unsigned char)text[name.size - 1], middle = (unsigned char)text[name.size / 2];
  return ((unsigned)name.size * 31 + (unsigned char)text[0] * 7 + middle * 3 + last) % KEYWORD_SLOTS;
}

static void fill_keyword_slots(void) {
  assert(crdc_shape_schema.count < KEYWORD_SLOTS / 2);
  for (size_t i = 0; i < crdc_shape_schema.count; i++) {
    unsigned slot = keyword_slot(crdc_shape_schema.members[i].name);
    while (keyword_slots[slot]) slot = (slot + 1) % KEYWORD_SLOTS;
    keyword_slots[slot] = (unsigned char)(i + 1);
  }
}

/* Called for every member of every schema node. */
const shape_member *crdc_keyword_find(crd_string name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, fill_keyword_slots);
  if (!name.size) return NULL;
  for (unsigned slot = keyword_slot(name); keyword_slots[slot]; slot = (slot + 1) % KEYWORD_SLOTS) {
    const shape_member *member = &crdc_shape_schema.members[keyword_slots[slot] - 1];
    if (crd_string_equal(member->name, name)) return member;
  }
  return NULL;
}

const shape_member *crdc_shape_find(const shape *shape, crd_string name) {
  if (shape == &crdc_shape_schema) return crdc_keyword_find(name);
  for (size_t i = 0; i < shape->count; i++)
    if (crd_string_equal(shape->members[i].name, name)) return &shape->members[i];
  return NULL;
}

static crd_string shape_place(const walk *walk, const crd_path *path) {
  return crd_path_text(walk->reader->arena, (crd_string){NULL, 0}, path, CRD_PATH_SUBSCRIPT);
}

static void say_wrong_shape(const walk *walk, const crd_path *path, const crd_value *value, const char *expected) {
  crdc_read_wrong(walk->reader, value, path ? shape_place(walk, path) : CRD_STRING("the document"), expected);
}

/* ---- structs, maps, lists ---- */

/* The members of the result; from the first changed one on in a new array. */
typedef struct kept_members {
  crd_arena *arena;
  const crd_value *in;
  crd_member *items; /* NULL while all are unchanged */
  uint32_t count;
} kept_members;

static void keep(kept_members *kept, uint32_t at, outcome outcome, const crd_value *value) {
  if (!kept->items && outcome != KEPT) {
    kept->items = crd_arena_alloc(kept->arena, kept->in->size * sizeof *kept->items);
    if (at) memcpy(kept->items, kept->in->as.members, at * sizeof *kept->items);
  }
  if (outcome == DROPPED) return;
  if (kept->items) {
    kept->items[kept->count] = kept->in->as.members[at];
    kept->items[kept->count].value = *value;
  }
  kept->count++;
}

static outcome kept_map(const kept_members *kept, crd_value *out) {
  *out = *kept->in;
  if (!kept->items) return KEPT;
  out->as.members = kept->items;
  out->size = kept->count;
  out->capacity = kept->in->size;
  return CHANGED;
}

static void warn_unknown(const walk *walk, const shape *shape, const crd_path *path, const crd_member *member) {
  crd_string text = shape_place(walk, path);
  crdc_diagnostics_add(walk->reader->diagnostics, SEVERITY_WARNING, (location){walk->reader->source, member->name_offset},
                       "unknown field \"%.*s\"", (int)text.size, text.data);
  crd_arena *arena = walk->reader->diagnostics->arena;
  const char **names = crd_arena_alloc(arena, (shape->count + 1) * sizeof *names);
  for (size_t i = 0; i < shape->count; i++) names[i] = shape->members[i].name.data;
  const char *near = crd_nearest_name(crd_member_name(member), names, shape->count);
  diagnostic *added = &walk->reader->diagnostics->items[walk->reader->diagnostics->count - 1];
  if (near) added->help = crd_arena_printf(arena, "did you mean %s?", near).data;
}

static outcome read_struct(walk *walk, const shape *shape, const crd_path *path, const crd_value *in, crd_value *out) {
  kept_members kept = {.arena = walk->reader->arena, .in = in};
  for (uint32_t i = 0; i < in->size; i++) {
    const crd_member *member = &in->as.members[i];
    const shape_member *known = crdc_shape_find(shape, crd_member_name(member));
    crd_path below = {.parent = path, .name = crd_member_name(member), .kind = CRD_PATH_FIELD};
    crd_value value = member->value;
    outcome outcome = DROPPED;
    if (!known)
      warn_unknown(walk, shape, &below, member);
    else if (member->value.kind != CRD_NULL)
      outcome = read_shaped(walk, known->shape, &below, &member->value, &value);
    keep(&kept, i, outcome, &value);
  }
  return kept_map(&kept, out);
}

/* The zero value of Go's type, which replaces null in a list or map. */
static crd_value shape_zero(const shape *shape, const crd_value *instead) {
  crd_value value = crd_value_make_null();
  switch (shape->kind) {
  case SHAPE_STRING:
  case SHAPE_BYTES:
    value = crd_value_make_string(CRD_STRING(""));
    break;
  case SHAPE_BOOL:
    value = crd_value_make_bool(false);
    break;
  case SHAPE_INT32:
  case SHAPE_INT64:
  case SHAPE_NUMBER:
    value = crd_value_make_int(0);
    break;
  case SHAPE_STRUCT:
  case SHAPE_METADATA:
    value.kind = CRD_MAP;
    break;
  default: /* nil, which readers treat as absent */
    break;
  }
  value.offset = instead->offset;
  return value;
}

static outcome read_element(walk *walk, const shape *shape, const crd_path *path, const crd_value *in, crd_value *out) {
  if (in->kind != CRD_NULL) return read_shaped(walk, shape, path, in, out);
  *out = shape_zero(shape, in);
  return out->kind == CRD_NULL ? KEPT : CHANGED;
}

static outcome read_shaped_map(walk *walk, const shape *of, const crd_path *path, const crd_value *in, crd_value *out) {
  kept_members kept = {.arena = walk->reader->arena, .in = in};
  for (uint32_t i = 0; i < in->size; i++) {
    crd_path below = path_key(path, crd_member_name(&in->as.members[i]));
    crd_value value = in->as.members[i].value;
    keep(&kept, i, read_element(walk, of, &below, &in->as.members[i].value, &value), &value);
  }
  return kept_map(&kept, out);
}

static outcome read_shaped_list(walk *walk, const shape *of, const crd_path *path, const crd_value *in, crd_value *out) {
  crd_value *items = NULL;
  for (uint32_t i = 0; i < in->size; i++) {
    crd_path below = path_index(path, i);
    crd_value value = in->as.items[i];
    outcome outcome = read_element(walk, of, &below, &in->as.items[i], &value);
    if (outcome == DROPPED) value = shape_zero(of, &in->as.items[i]);
    if (outcome != KEPT && !items) {
      items = crd_arena_alloc(walk->reader->arena, in->size * sizeof *items);
      memcpy(items, in->as.items, in->size * sizeof *items);
    }
    if (items) items[i] = value;
  }
  *out = *in;
  if (!items) return KEPT;
  out->as.items = items;
  return CHANGED;
}

/* ---- single values ---- */

/* A metav1.Time, also within metadata. */
static bool is_shaped_time(const walk *walk, const crd_value *value) {
  crd_value metadata = crd_value_make_map(walk->reader->arena, 1);
  crd_value_set(walk->reader->arena, &metadata, CRD_STRING("creationTimestamp"), *value);
  crd_string error = {NULL, 0};
  return crd_metadata_coerce(walk->reader->arena, &metadata, (crd_string){"", 0}, false, NULL, &error);
}

static outcome read_shaped_metadata(walk *walk, const crd_path *path, const crd_value *in, crd_value *out) {
  if (in->kind != CRD_MAP) {
    say_wrong_shape(walk, path, in, "an object");
    return DROPPED;
  }
  crd_arena *arena = walk->reader->arena;
  crd_strict_errors unknown = {.arena = arena};
  crd_string error = {NULL, 0};
  *out = crd_value_copy(arena, in);
  if (!crd_metadata_coerce(arena, out, CRD_STRING("metadata"), false, &unknown, &error)) {
    crdc_diagnostics_add(walk->reader->diagnostics, SEVERITY_ERROR, crdc_read_location(walk->reader, in), "%.*s",
                         (int)error.size, error.data);
    return DROPPED;
  }
  for (uint32_t i = 0; i < unknown.count; i++)
    crdc_diagnostics_add(walk->reader->diagnostics, SEVERITY_WARNING, crdc_read_location(walk->reader, in),
                         "unknown field \"%.*s\"", CRD_PRINT(unknown.items[i].path));
  return CHANGED;
}

static bool is_shaped_base64(const crd_value *value) {
  return value->kind == CRD_STRING_VALUE &&
         crd_base64_decode(crd_value_string(value), CRD_BASE64_STD, NULL, NULL) == CRD_BASE64_GOOD;
}

/* What a value that is no map or list must be, if it has the wrong type; else NULL. */
static const char *expected_of(const walk *walk, const shape *shape, const crd_value *value) {
  bool integer = value->kind == CRD_INT;
  switch (shape->kind) {
  case SHAPE_STRING:
    return value->kind == CRD_STRING_VALUE ? NULL : "a string";
  case SHAPE_BOOL:
    return value->kind == CRD_BOOL ? NULL : "a boolean";
  case SHAPE_INT32:
    integer = integer && value->as.integer >= INT32_MIN && value->as.integer <= INT32_MAX;
    return integer ? NULL : "an integer";
  case SHAPE_INT64:
    return integer ? NULL : "an integer";
  case SHAPE_NUMBER:
    return integer || value->kind == CRD_DOUBLE ? NULL : "a number";
  case SHAPE_BYTES:
    return is_shaped_base64(value) ? NULL : "a string in base64";
  case SHAPE_TIME:
    return is_shaped_time(walk, value) ? NULL : "a time (RFC 3339)";
  case SHAPE_OR_BOOL:
    return value->kind == CRD_BOOL ? NULL : "a boolean or an object";
  default:
    return NULL;
  }
}

/* ---- any value ---- */

static outcome descend_schema(walk *walk, const crd_path *path, const crd_value *in, crd_value *out) {
  if (walk->depth >= MAX_SCHEMA_DEPTH) {
    crdc_diagnostics_add(walk->reader->diagnostics, SEVERITY_ERROR, crdc_read_location(walk->reader, in),
                         "schemas are nested more than %d deep", MAX_SCHEMA_DEPTH);
    return DROPPED;
  }
  repeated_schemas *repeated = in->flags & CRD_VALUE_REPEATED ? walk->reader->repeated : NULL;
  const size_t said = walk->reader->diagnostics->count;
  if (repeated && crd_name_table_find(&repeated->shaped, repeated_name(in))) {
    *out = *in;
    return KEPT;
  }
  walk->depth++;
  outcome outcome = read_struct(walk, &crdc_shape_schema, path, in, out);
  walk->depth--;
  if (repeated && outcome == KEPT && walk->reader->diagnostics->count == said)
    crd_name_table_put(&repeated->shaped, repeated_name(in), repeated);
  return outcome;
}

/* Decodes a schema or a list; the result is the zero value if it is neither. */
static outcome read_either(walk *walk, const shape *shape, const crd_path *path, const crd_value *in, crd_value *out) {
  static const struct shape text = {.kind = SHAPE_STRING};
  if (in->kind == CRD_MAP) return descend_schema(walk, path, in, out);
  if (in->kind == CRD_LIST && shape->kind != SHAPE_OR_BOOL)
    return read_shaped_list(walk, shape->kind == SHAPE_ITEMS ? &crdc_shape_schema : &text, path, in, out);
  const char *expected = expected_of(walk, shape, in);
  if (expected) say_wrong_shape(walk, path, in, expected);
  *out = *in;
  return expected ? DROPPED : KEPT;
}

static outcome read_shaped(walk *walk, const shape *shape, const crd_path *path, const crd_value *in, crd_value *out) {
  const char *expected = NULL;
  *out = *in;
  switch (shape->kind) {
  case SHAPE_ANY:
    return KEPT;
  case SHAPE_METADATA:
    return read_shaped_metadata(walk, path, in, out);
  case SHAPE_ITEMS:
  case SHAPE_OR_BOOL:
  case SHAPE_DEPENDENCY:
    return read_either(walk, shape, path, in, out);
  case SHAPE_STRUCT:
  case SHAPE_MAP:
    if (in->kind == CRD_MAP && shape == &crdc_shape_schema) return descend_schema(walk, path, in, out);
    if (in->kind == CRD_MAP)
      return shape->kind == SHAPE_MAP ? read_shaped_map(walk, shape->of, path, in, out)
                                      : read_struct(walk, shape, path, in, out);
    expected = "an object";
    break;
  case SHAPE_LIST:
    if (in->kind == CRD_LIST) return read_shaped_list(walk, shape->of, path, in, out);
    expected = "a list";
    break;
  default:
    expected = expected_of(walk, shape, in);
  }
  if (!expected) return KEPT;
  say_wrong_shape(walk, path, in, expected);
  return DROPPED;
}

crd_value crdc_shape_read(const reader *reader, const shape *shape, const crd_value *value, const crd_path *path) {
  walk walk = {.reader = reader};
  crd_value out = *value;
  if (value->kind == CRD_NULL || read_shaped(&walk, shape, path, value, &out) == DROPPED)
    out = (crd_value){.kind = CRD_MAP, .offset = value->offset};
  return out;
}

/* ---- equality ---- */

/* Whether a value equals Go's zero value. */
static bool is_zero_of(const shape *shape, const crd_value *value) {
  switch (value->kind) {
  case CRD_BOOL:
    return !value->as.boolean;
  case CRD_INT:
    return value->as.integer == 0;
  case CRD_DOUBLE:
    return value->as.number == 0;
  case CRD_STRING_VALUE:
  case CRD_LIST:
    return !value->size;
  case CRD_MAP:
    if (shape->kind != SHAPE_STRUCT) return !value->size;
    for (uint32_t i = 0; i < value->size; i++) {
      const shape_member *member = crdc_shape_find(shape, crd_member_name(&value->as.members[i]));
      if (member && (member->pointer || !is_zero_of(member->shape, &value->as.members[i].value))) return false;
    }
    return true;
  default:
    return true;
  }
}

static bool equal_structs(const shape *shape, const crd_value *a, const crd_value *b) {
  for (size_t i = 0; i < shape->count; i++)
    if (!crdc_shape_equal(&shape->members[i], crd_value_get(a, shape->members[i].name),
                          crd_value_get(b, shape->members[i].name)))
      return false;
  return true;
}

static bool equal_shaped_lists(const shape *of, const crd_value *a, const crd_value *b) {
  uint32_t size = read_size(a, CRD_LIST);
  if (size != read_size(b, CRD_LIST)) return false;
  const shape_member element = {.shape = of};
  for (uint32_t i = 0; i < size; i++)
    if (!crdc_shape_equal(&element, &a->as.items[i], &b->as.items[i])) return false;
  return true;
}

static bool equal_shaped_maps(const shape *of, const crd_value *a, const crd_value *b) {
  uint32_t size = read_size(a, CRD_MAP);
  if (size != read_size(b, CRD_MAP)) return false;
  const shape_member element = {.shape = of};
  for (uint32_t i = 0; i < size; i++) {
    const crd_value *other = crd_value_get(b, crd_member_name(&a->as.members[i]));
    if (!other || !crdc_shape_equal(&element, &a->as.members[i].value, other)) return false;
  }
  return true;
}

/* Compares items and the like: both must be schemas, lists, or neither. */
static bool equal_either(const shape *shape, const crd_value *a, const crd_value *b) {
  static const struct shape text = {.kind = SHAPE_STRING};
  if (shape->kind == SHAPE_OR_BOOL && a->kind == CRD_BOOL && b->kind == CRD_BOOL) return a->as.boolean == b->as.boolean;
  if (a->kind == CRD_MAP || b->kind == CRD_MAP) return a->kind == b->kind && equal_structs(&crdc_shape_schema, a, b);
  uint32_t size_a = a->kind == CRD_LIST ? a->size : 0, size_b = b->kind == CRD_LIST ? b->size : 0;
  if (!size_a || !size_b) return size_a == size_b;
  return equal_shaped_lists(shape->kind == SHAPE_ITEMS ? &crdc_shape_schema : &text, a, b);
}

bool crdc_shape_equal(const shape_member *member, const crd_value *a, const crd_value *b) {
  const shape *shape = member->shape;
  if (!a || !b) return a == b || (!member->pointer && is_zero_of(shape, a ? a : b));
  if (a->flags & b->flags & CRD_VALUE_REPEATED && a->as.members == b->as.members) return true;
  switch (shape->kind) {
  case SHAPE_STRUCT:
    return equal_structs(shape, a, b);
  case SHAPE_LIST:
    return equal_shaped_lists(shape->of, a, b);
  case SHAPE_MAP:
    return equal_shaped_maps(shape->of, a, b);
  case SHAPE_ITEMS:
  case SHAPE_OR_BOOL:
  case SHAPE_DEPENDENCY:
    return equal_either(shape, a, b);
  case SHAPE_NUMBER:
    return crdc_read_number(a) == crdc_read_number(b);
  default:
    return crd_value_equal(a, b);
  }
}
