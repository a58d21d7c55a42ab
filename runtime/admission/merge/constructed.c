/* SPDX-License-Identifier: Apache-2.0 */
/* Converts values of expressions to trees node by node; a Go value without JSON form becomes a node of its own kind. */
#include "constructed.h"
#include "../../value/joined.h"

#include <crd/base64.h>
#include <crd/json.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

/* ---- Go values that no JSON has ---- */

static crd_value odd_node(crd_arena *arena, odd_value made) {
  odd_value *odd = crd_arena_alloc(arena, sizeof *odd);
  *odd = made;
  crd_value node = {.kind = CONSTRUCTED_ODD, .offset = CRD_NO_OFFSET};
  node.as.items = (crd_value *)(void *)odd;
  return node;
}

static crd_value odd_null(crd_arena *arena) {
  return odd_node(
      arena,
      (odd_value){.type = CRD_STRING("structpb.NullValue"), .plain = CRD_STRING("NULL_VALUE"), .syntax = CRD_STRING("0")});
}

static crd_value odd_uint(crd_arena *arena, uint64_t number) {
  return odd_node(arena, (odd_value){.type = CRD_STRING("uint64"),
                                     .plain = crd_arena_printf(arena, "%" PRIu64, number),
                                     .syntax = crd_arena_printf(arena, "0x%" PRIx64, number),
                                     .number = (double)number});
}

static crd_value odd_bytes(crd_arena *arena, crd_string bytes) {
  crd_text plain = {.arena = arena}, syntax = {.arena = arena}, base64 = {.arena = arena};
  crd_text_add(&syntax, CRD_STRING("[]uint8{"));
  for (size_t i = 0; i < bytes.size; i++) {
    crd_text_printf(&plain, "%s%u", i ? " " : "[", (unsigned char)bytes.data[i]);
    crd_text_printf(&syntax, "%s0x%x", i ? ", " : "", (unsigned char)bytes.data[i]);
  }
  crd_text_add(&plain, bytes.size ? CRD_STRING("]") : CRD_STRING("[]"));
  crd_text_add_char(&syntax, '}');
  crd_base64_encode(&base64, bytes);
  return odd_node(arena, (odd_value){.type = CRD_STRING("[]uint8"),
                                     .plain = crd_text_string(&plain),
                                     .syntax = crd_text_string(&syntax),
                                     .base64 = bytes.size ? crd_text_string(&base64) : CRD_STRING("\"\"")});
}

/* What CEL's string() makes of a value is what its Go value prints as, near enough for a message. */
static crd_value odd_of_type(crd_arena *arena, const char *type, const char *plain) {
  return odd_node(arena, (odd_value){crd_string_of(type), crd_string_of(plain), crd_string_of(plain), {NULL, 0}, 0});
}

static crd_value odd_duration(crd_arena *arena, crd_cel_value value) {
  int64_t nanos = value.as.integer * 1000000000 + value.nanos;
  return odd_node(arena, (odd_value){.type = CRD_STRING("time.Duration"),
                                     .plain = crd_arena_printf(arena, "%" PRId64 "s", value.as.integer),
                                     .syntax = crd_arena_printf(arena, "%" PRId64, nanos)});
}

static crd_value odd_time(crd_cel *cel, crd_cel_value value) {
  static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                       "July",    "August",   "September", "October", "November", "December"};
  time_t seconds = (time_t)value.as.integer;
  struct tm when;
  if (!gmtime_r(&seconds, &when)) return odd_of_type(cel->arena, "time.Time", "time.Time");
  crd_text plain = {.arena = cel->arena};
  crd_text_printf(&plain, "%04d-%02d-%02d %02d:%02d:%02d", when.tm_year + 1900, when.tm_mon + 1, when.tm_mday, when.tm_hour,
                  when.tm_min, when.tm_sec);
  if (value.nanos) {
    crd_text_printf(&plain, ".%09d", value.nanos);
    while (plain.data[plain.size - 1] == '0') plain.size--;
  }
  crd_text_add(&plain, CRD_STRING(" +0000 UTC"));
  return odd_node(cel->arena,
                  (odd_value){.type = CRD_STRING("time.Time"),
                              .plain = crd_text_string(&plain),
                              .syntax = crd_arena_printf(cel->arena, "time.Date(%d, time.%s, %d, %d, %d, %d, %d, time.UTC)",
                                                         when.tm_year + 1900, months[when.tm_mon], when.tm_mday,
                                                         when.tm_hour, when.tm_min, when.tm_sec, value.nanos)});
}

/* ---- Value() and convertField ---- */

static bool convert_field(crd_cel *cel, crd_cel_value value, crd_value *out, crd_string *error);
static crd_value native_value(crd_cel *cel, crd_cel_value value);

static bool is_constructed(crd_cel_value value) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == CRD_CEL_CONSTRUCTED;
}

/* A part of the document, unchanged. */
static crd_value native_part(crd_cel *cel, crd_cel_value value) {
  crd_string error;
  crd_value made;
  if (value.kind == CRD_CEL_DOCUMENT) return crd_value_copy(cel->arena, value.as.part.at);
  return convert_field(cel, value, &made, &error) ? made : crd_value_make_null();
}

/* What CEL's values in a list or a map print as: %v and %#v of their Go types. */
static void add_odd_item(crd_cel *cel, crd_text *text, crd_cel_value item, bool syntax) {
  crd_value native = native_value(cel, item);
  if (native.kind == CRD_STRING_VALUE && syntax)
    crd_text_add_quoted(text, crd_value_string(&native));
  else if (native.kind == CRD_STRING_VALUE)
    crd_text_add(text, crd_value_string(&native));
  else if (native.kind == CONSTRUCTED_ODD)
    crd_text_add(text, syntax ? crd_constructed_odd(&native)->syntax : crd_constructed_odd(&native)->plain);
  else if (native.kind == CRD_DOUBLE)
    crd_text_add_double(text, native.as.number);
  else
    crd_json_write(text, &native, CRD_JSON_GO);
}

static crd_string odd_items(crd_cel *cel, crd_cel_value value, bool syntax) {
  crd_text text = {.arena = cel->arena};
  bool is_map = value.kind == CRD_CEL_MAP;
  int64_t count = crd_cel_count(value);
  crd_text_add(&text, is_map ? (syntax ? CRD_STRING("map[ref.Val]ref.Val{") : CRD_STRING("map["))
                             : (syntax ? CRD_STRING("[]ref.Val{") : CRD_STRING("[")));
  for (int64_t i = 0; i < count; i++) {
    if (i) crd_text_add(&text, syntax ? CRD_STRING(", ") : CRD_STRING(" "));
    if (is_map) {
      add_odd_item(cel, &text, crd_cel_key(value, (size_t)i), syntax);
      crd_text_add_char(&text, ':');
    }
    add_odd_item(cel, &text, is_map ? crd_cel_entry_value(cel, value, (size_t)i) : crd_cel_item(cel, value, (size_t)i),
                 syntax);
  }
  crd_text_add_char(&text, syntax ? '}' : ']');
  return crd_text_string(&text);
}

static crd_value odd_container(crd_cel *cel, crd_cel_value value) {
  return odd_node(cel->arena, (odd_value){.type = value.kind == CRD_CEL_MAP ? CRD_STRING("map[ref.Val]ref.Val")
                                                                            : CRD_STRING("[]ref.Val"),
                                          .plain = odd_items(cel, value, false),
                                          .syntax = odd_items(cel, value, true)});
}

/* Value() of a list: a list from a literal or a macro keeps CEL values as items, which a merge refuses. */
static crd_value native_list(crd_cel *cel, crd_cel_value value) {
  const crd_cel_list *list = value.as.list;
  if (list->items || !list->count) return odd_container(cel, value);
  crd_value made = crd_value_make_list(cel->arena, list->count);
  for (size_t i = 0; i < list->count; i++)
    crd_value_append(cel->arena, &made, native_value(cel, crd_cel_item(cel, value, i)));
  return made;
}

static crd_value native_object(crd_cel *cel, const crd_cel_constructed *object) {
  crd_value made;
  crd_string error;
  if (crd_constructed_tree(cel, object, &made, &error)) return made;
  return odd_node(cel->arena, (odd_value){CRD_STRING("*types.Err"), error, error, {NULL, 0}, 0});
}

/* value.Value() */
static crd_value native_value(crd_cel *cel, crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_BOOL:
    return crd_value_make_bool(value.as.boolean);
  case CRD_CEL_INT:
    return crd_value_make_int(value.as.integer);
  case CRD_CEL_UINT:
    return odd_uint(cel->arena, value.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_value_make_double(value.as.number);
  case CRD_CEL_STRING:
  case CRD_CEL_TYPE:
    return crd_value_make_string(value.as.text);
  case CRD_CEL_BYTES:
    return odd_bytes(cel->arena, value.as.text);
  case CRD_CEL_NULL:
    return odd_null(cel->arena);
  case CRD_CEL_DURATION:
    return odd_duration(cel->arena, value);
  case CRD_CEL_TIMESTAMP:
    return odd_time(cel, value);
  case CRD_CEL_LIST:
    return native_list(cel, value);
  case CRD_CEL_MAP:
    return odd_container(cel, value);
  case CRD_CEL_STORED:
  case CRD_CEL_DOCUMENT:
    return native_part(cel, value);
  case CRD_CEL_OPTIONAL:
    return value.as.optional ? native_value(cel, *value.as.optional) : crd_value_make_null();
  case CRD_CEL_OPAQUE:
    if (is_constructed(value)) return native_object(cel, value.as.opaque);
    break;
  case CRD_CEL_FAILED:
    break;
  }
  return odd_of_type(cel->arena, "ref.Val", "ref.Val");
}

static crd_string quoted_character(crd_arena *arena, int64_t code) {
  static const char plain[] = "\a\b\t\n\v\f\r\\'", escapes[] = "abtnvfr\\'";
  const char *found = code > 0 && code < 128 ? strchr(plain, (int)code) : NULL;
  if (found) return crd_arena_printf(arena, "'\\%c'", escapes[found - plain]);
  if (code >= 0 && (code < ' ' || code == 127)) return crd_arena_printf(arena, "'\\x%02x'", (unsigned)code);
  if (code >= 0 && code < 128) return crd_arena_printf(arena, "'%c'", (char)code);
  return crd_arena_printf(arena, "'\uFFFD'"); /* beyond ASCII: as of no character */
}

static bool key_text(crd_cel *cel, crd_cel_value key, crd_string *text, crd_string *error) {
  if (key.kind == CRD_CEL_STRING) {
    *text = key.as.text;
    return true;
  }
  bool is_int = key.kind == CRD_CEL_INT, is_uint = key.kind == CRD_CEL_UINT;
  if (is_int || is_uint) { /* %q of a number is the character */
    crd_string character = quoted_character(cel->arena, is_int ? key.as.integer : (int64_t)key.as.unsigned_integer);
    *error = crd_arena_printf(cel->arena, "map key %.*s is of type types.%s, not string", CRD_PRINT(character),
                              is_int ? "Int" : "Uint");
  } else {
    *error = crd_arena_printf(cel->arena, "map key %%!q(types.Bool=%s) is of type types.Bool, not string",
                              key.as.boolean ? "true" : "false");
  }
  return false;
}

/* What makes a tree of an item or of what stands under a key, and what makes a name of a key; false with the error. */
typedef bool turn_value(crd_cel *cel, crd_cel_value value, crd_value *out, crd_string *error);
typedef bool turn_key(crd_cel *cel, crd_cel_value key, crd_string *name, crd_string *error);

static bool turn_list(crd_cel *cel, crd_cel_value value, turn_value *turn, crd_value *out, crd_string *error) {
  int64_t count = crd_cel_count(value);
  *out = crd_value_make_list(cel->arena, count > 0 ? (size_t)count : 0);
  for (int64_t i = 0; i < count; i++) {
    crd_value item;
    if (!turn(cel, crd_cel_item(cel, value, (size_t)i), &item, error)) return false;
    crd_value_append(cel->arena, out, item);
  }
  return true;
}

static bool turn_map(crd_cel *cel, crd_cel_value value, turn_key *name_of, turn_value *turn, crd_value *out,
                     crd_string *error) {
  int64_t count = crd_cel_count(value);
  *out = crd_value_make_map(cel->arena, count > 0 ? (size_t)count : 0);
  for (int64_t i = 0; i < count; i++) {
    crd_value item;
    crd_string name;
    if (!name_of(cel, crd_cel_key(value, (size_t)i), &name, error)) return false;
    if (!turn(cel, crd_cel_entry_value(cel, value, (size_t)i), &item, error)) return false;
    crd_value_set(cel->arena, out, name, item);
  }
  return true;
}

static bool native_item(crd_cel *cel, crd_cel_value value, crd_value *out, crd_string *error) {
  (void)error;
  *out = native_value(cel, value);
  return true;
}

static bool convert_field(crd_cel *cel, crd_cel_value value, crd_value *out, crd_string *error) {
  if (crd_cel_is_list(value)) {
    bool literal = value.kind == CRD_CEL_LIST && value.as.list->items;
    if (!turn_list(cel, value, literal ? native_item : convert_field, out, error)) return false;
    if (!out->size) out->flags |= CONSTRUCTED_NIL;
    return true;
  }
  if (crd_cel_is_map(value))
    return turn_map(cel, value, key_text, value.kind == CRD_CEL_MAP ? native_item : convert_field, out, error);
  *out = native_value(cel, value);
  return true;
}

static int fields_by_name(const void *a, const void *b) {
  const crd_cel_entry *const *first = a, *const *second = b;
  return crd_string_compare((*first)->key.as.text, (*second)->key.as.text);
}

/* The fields by name: upstream's order is that of a Go map. */
static const crd_cel_entry **sorted_fields(crd_cel *cel, const crd_cel_constructed *object) {
  const crd_cel_entry **fields = crd_arena_alloc(cel->arena, (object->count + 1) * sizeof *fields);
  for (size_t i = 0; i < object->count; i++) fields[i] = &object->fields[i];
  if (object->count) qsort(fields, object->count, sizeof *fields, fields_by_name);
  return fields;
}

bool crd_constructed_tree(crd_cel *cel, const crd_cel_constructed *object, crd_value *out, crd_string *error) {
  const crd_cel_entry **fields = sorted_fields(cel, object);
  *out = crd_value_make_map(cel->arena, object->count);
  for (size_t i = 0; i < object->count; i++) {
    crd_value field;
    if (!convert_field(cel, fields[i]->value, &field, error))
      return crd_refused(error, crd_joined(cel->arena, CRD_STRING("fail to convert field "),
                                           crd_quoted(cel->arena, fields[i]->key.as.text), CRD_STRING(": "), *error));
    crd_value_set(cel->arena, out, fields[i]->key.as.text, field);
  }
  return true;
}

/* ---- JSON ---- */

enum { EXACT_BITS = 53 }; /* of a float64 */

/* structpb.NewValue: numbers are float64. */
static bool json_of_native(crd_arena *arena, crd_value *value, crd_string *error) {
  switch (value->kind) {
  case CRD_INT:
    *value = crd_value_make_double((double)value->as.integer);
    return true;
  case CRD_LIST:
    for (uint32_t i = 0; i < value->size; i++)
      if (!json_of_native(arena, &value->as.items[i], error)) return false;
    return true;
  case CRD_MAP:
    for (uint32_t i = 0; i < value->size; i++)
      if (!json_of_native(arena, &value->as.members[i].value, error)) return false;
    return true;
  case CONSTRUCTED_ODD:
    break;
  default:
    return true;
  }
  const odd_value *odd = crd_constructed_odd(value);
  if (odd->base64.size) {
    *value = crd_value_make_string(odd->plain.size == 2 ? CRD_STRING("") : odd->base64);
    return true;
  }
  if (crd_string_equal(odd->type, CRD_STRING("uint64"))) {
    *value = crd_value_make_double(odd->number);
    return true;
  }
  return crd_refused(error, crd_arena_printf(arena, "proto: invalid type: %.*s", (int)odd->type.size, odd->type.data));
}

static bool json_key(crd_cel *cel, crd_cel_value key, crd_string *text, crd_string *error) {
  if (key.kind == CRD_CEL_STRING) {
    *text = key.as.text;
    return true;
  }
  return crd_refused(error, key.kind == CRD_CEL_BOOL
                                ? CRD_STRING("type conversion error from bool to 'string'")
                                : crd_arena_printf(cel->arena, "unsupported type conversion from '%s' to string",
                                                   key.kind == CRD_CEL_INT ? "int" : "uint"));
}

static crd_value json_integer(crd_arena *arena, bool negative, uint64_t size) {
  if (size >> EXACT_BITS) /* a string, as in all of protobuf's JSON */
    return crd_value_make_string(crd_arena_printf(arena, "%s%" PRIu64, negative ? "-" : "", size));
  return crd_value_make_int(negative ? -(int64_t)size : (int64_t)size);
}

/* A duration, timestamp or bytes, which protobuf writes as strings. */
static bool json_text(crd_cel *cel, crd_cel_value value, crd_value *out) {
  crd_text text = {.arena = cel->arena};
  if (value.kind == CRD_CEL_BYTES) {
    crd_base64_encode(&text, value.as.text);
  } else {
    crd_string shown;
    if (!crd_cel_get_string(cel, crd_cel_fn_string(cel, &value, 1), &shown)) return false;
    crd_text_add(&text, shown);
  }
  *out = crd_value_make_string(crd_text_string(&text));
  return true;
}

bool crd_constructed_json(crd_cel *cel, crd_cel_value value, crd_value *out, crd_string *error) {
  if (crd_cel_is_list(value)) return turn_list(cel, value, crd_constructed_json, out, error);
  if (crd_cel_is_map(value)) return turn_map(cel, value, json_key, crd_constructed_json, out, error);
  if (is_constructed(value))
    return crd_constructed_tree(cel, value.as.opaque, out, error) && json_of_native(cel->arena, out, error);
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_NULL:
    *out = crd_value_make_null();
    return true;
  case CRD_CEL_BOOL:
    *out = crd_value_make_bool(value.as.boolean);
    return true;
  case CRD_CEL_STRING:
    *out = crd_value_make_string(value.as.text);
    return true;
  case CRD_CEL_DOUBLE:
    *out = crd_value_make_double(value.as.number);
    if (isfinite(value.as.number)) return true;
    *error = crd_arena_printf(cel->arena,
                              "json: error calling MarshalJSON for type *structpb.Value: proto:"
                              " google.protobuf.Value cannot have %s",
                              isnan(value.as.number) ? "NaN"
                              : value.as.number > 0  ? "+Inf"
                                                     : "-Inf");
    return false;
  case CRD_CEL_INT: {
    int64_t number = value.as.integer;
    *out = json_integer(cel->arena, number < 0, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
    return true;
  }
  case CRD_CEL_UINT:
    *out = json_integer(cel->arena, false, value.as.unsigned_integer);
    return true;
  case CRD_CEL_BYTES:
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    if (json_text(cel, value, out)) return true;
    break;
  case CRD_CEL_OPTIONAL:
    if (value.as.optional) return crd_constructed_json(cel, *value.as.optional, out, error);
    *error = CRD_STRING("optional.none() dereference");
    return false;
  default:
    break;
  }
  crd_string type = crd_cel_type_name(value);
  size_t dot = type.size;
  while (dot && type.data[dot - 1] != '.') dot--;
  return crd_refused(error, value.kind == CRD_CEL_TYPE
                                ? CRD_STRING("type conversion not supported for 'type'")
                                : crd_arena_printf(cel->arena, "type conversion error from '%.*s' to '*structpb.Value'",
                                                   CRD_PRINT(crd_string_slice(type, dot, type.size))));
}

/* ---- names of types ---- */

static void check_names(crd_cel *cel, crd_cel_value value, crd_string path, crd_text *errors);

static void check_object(crd_cel *cel, const crd_cel_constructed *object, crd_string path, crd_text *errors) {
  if (!crd_string_equal(object->type_name, path)) {
    if (errors->size) crd_text_add_char(errors, '\n');
    crd_text_add(errors, CRD_STRING("unexpected type name "));
    crd_text_add_quoted(errors, object->type_name);
    crd_text_add(errors, CRD_STRING(", expected "));
    crd_text_add_quoted(errors, path);
    crd_text_add(errors, CRD_STRING(", which matches field name path from root Object type"));
  }
  const crd_cel_entry **fields = sorted_fields(cel, object);
  for (size_t i = 0; i < object->count; i++) {
    crd_string name = fields[i]->key.as.text;
    check_names(cel, fields[i]->value,
                crd_arena_printf(cel->arena, "%.*s.%.*s", (int)path.size, path.data, (int)name.size, name.data), errors);
  }
}

static void check_names(crd_cel *cel, crd_cel_value value, crd_string path, crd_text *errors) {
  if (is_constructed(value)) {
    check_object(cel, value.as.opaque, path, errors);
  } else if (value.kind == CRD_CEL_OPTIONAL && value.as.optional) {
    if (!is_constructed(*value.as.optional)) check_names(cel, *value.as.optional, path, errors);
  } else if (value.kind == CRD_CEL_LIST && value.as.list->items) {
    for (size_t i = 0; i < value.as.list->count; i++) check_names(cel, value.as.list->items[i], path, errors);
  } else if (value.kind == CRD_CEL_MAP) {
    int64_t count = crd_cel_count(value);
    for (int64_t i = 0; i < count; i++) check_names(cel, crd_cel_entry_value(cel, value, (size_t)i), path, errors);
  }
}

crd_string crd_constructed_check_names(crd_cel *cel, const crd_cel_constructed *object) {
  crd_text errors = {.arena = cel->arena};
  check_object(cel, object, object->type_name, &errors);
  return crd_text_string(&errors);
}
