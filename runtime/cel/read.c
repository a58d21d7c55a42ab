/* SPDX-License-Identifier: Apache-2.0 */
/* Converts storage and nodes of the value tree to CEL values or errors. Mirrors apiserver pkg/cel/common/values.go
 * (UnstructuredToVal). */
#include "internal.h"

#include <crd/generated/rule_set.h>

#include <crd/base64.h>
#include <crd/storage.h>

bool crd_cel_name_is(crd_string name, crd_string property) {
  static const struct {
    char c;
    crd_string text;
  } escapes[] = {{'.', CRD_STRING_INIT("__dot__")}, {'-', CRD_STRING_INIT("__dash__")}, {'/', CRD_STRING_INIT("__slash__")}};
  if (crd_string_equal(name, property)) return true;
  size_t at = 0, i = 0;
  while (i < property.size) {
    crd_string piece = {property.data + i, 1};
    size_t step = 1;
    if (property.data[i] == '_' && i + 1 < property.size && property.data[i + 1] == '_')
      piece = CRD_STRING("__underscores__"), step = 2;
    for (size_t k = 0; k < 3; k++)
      if (property.data[i] == escapes[k].c) piece = escapes[k].text;
    crd_string rest = {name.data + at, name.size - at};
    if (!crd_string_has_prefix(rest, piece)) break;
    at += piece.size, i += step;
  }
  if (i == property.size && at == name.size) return true;
  /* a reserved word: __word__ */
  return name.size == property.size + 4 && memcmp(name.data, "__", 2) == 0 &&
         memcmp(name.data + 2, property.data, property.size) == 0 && memcmp(name.data + name.size - 2, "__", 2) == 0;
}

bool crd_cel_is_reserved(crd_string word) {
  static const char words[][12] = {"true",     "false",   "null",      "in",       "as",  "break",  "const",
                                   "continue", "else",    "for",       "function", "if",  "import", "let",
                                   "loop",     "package", "namespace", "return",   "var", "void",   "while"};
  for (size_t i = 0; word.size > 1 && i < sizeof words / sizeof *words; i++)
    if (word.data[0] == words[i][0] && crd_string_equal(word, crd_string_of(words[i]))) return true;
  return false;
}

/* Whether a name has nothing to escape, as most names do. */
static bool is_plain_name(crd_string name) {
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (c == '.' || c == '-' || c == '/' || (c == '_' && i + 1 < name.size && name.data[i + 1] == '_')) return false;
  }
  return true;
}

crd_string crd_cel_escape_name(crd_arena *arena, crd_string property) {
  crd_text out = {.arena = arena};
  if (crd_cel_is_reserved(property)) {
    crd_text_printf(&out, "__%.*s__", (int)property.size, property.data);
    return crd_text_string(&out);
  }
  if (is_plain_name(property)) return crd_arena_copy(arena, property);
  for (size_t i = 0; i < property.size; i++) {
    char c = property.data[i];
    bool twice = c == '_' && i + 1 < property.size && property.data[i + 1] == '_';
    if (twice)
      crd_text_add(&out, CRD_STRING("__underscores__")), i++;
    else if (c == '.' || c == '-' || c == '/')
      crd_text_printf(&out, "__%s__", c == '.' ? "dot" : c == '-' ? "dash" : "slash");
    else
      crd_text_add_char(&out, c);
  }
  return crd_text_string(&out);
}

static crd_cel_value wrong_type(crd_cel *cel, const char *expected, const crd_value *node) {
  return crd_cel_failed_with(cel, "invalid data, expected %s, got %s", expected, crd_value_go_type(node));
}

static crd_cel_value bad_base64(crd_cel *cel, crd_string text, size_t at) {
  return CRD_CEL_FAILED_PARTS(
      cel, CRD_STRING("Invalid byte formatted string "), text,
      crd_arena_printf(cel->arena, ": illegal base64 data at input byte %llu", (unsigned long long)at));
}

static crd_cel_value decode_base64(crd_cel *cel, crd_string text) {
  char *out = crd_arena_alloc(cel->arena, CRD_BASE64_ROOM(text.size));
  size_t size, bad = crd_base64_decode(text, CRD_BASE64_URL, out, &size);
  return bad == CRD_BASE64_GOOD ? crd_cel_of_bytes((crd_string){out, size}) : bad_base64(cel, text, bad);
}

crd_cel_value crd_cel_of_formatted(crd_cel *cel, crd_format format, crd_string text) {
  crd_cel_value value = crd_cel_of_string(text);
  crd_string error = {NULL, 0};
  switch (format) {
  case CRD_FORMAT_DURATION:
    if (!crd_cel_parse_duration_words(text, &value))
      return CRD_CEL_FAILED_PARTS(cel, CRD_STRING("Invalid duration "), text, CRD_STRING(": unable to parse "), text,
                                  CRD_STRING(" as duration"));
    return value;
  case CRD_FORMAT_DATE:
    if (!crd_cel_parse_time(cel, CRD_TIME_DATE_ONLY, text, &value, &error))
      return CRD_CEL_FAILED_PARTS(cel, CRD_STRING("Invalid date formatted string "), text, CRD_STRING(": "), error);
    return value;
  case CRD_FORMAT_DATETIME:
    if (!crd_cel_parse_datetime(cel, text, &value, &error))
      return CRD_CEL_FAILED_PARTS(cel, CRD_STRING("Invalid date-time formatted string "), text, CRD_STRING(": "), error);
    return value;
  case CRD_FORMAT_BYTE:
    return decode_base64(cel, text);
  default:
    return value;
  }
}

/* The format that converts a string to another CEL type. The validator also accepts the names "datetime" and "d-ate";
 * CEL does not. */
static crd_format cel_format(const crd_type *type) {
  const char *exact = type->format == CRD_FORMAT_DATETIME   ? "date-time"
                      : type->format == CRD_FORMAT_DATE     ? "date"
                      : type->format == CRD_FORMAT_DURATION ? "duration"
                                                            : "byte";
  return type->format_name && strcmp(type->format_name, exact) == 0 ? (crd_format)type->format : CRD_FORMAT_NONE;
}

static crd_cel_value of_string(crd_cel *cel, const crd_type *type, crd_string text) {
  return type->format ? crd_cel_of_formatted(cel, cel_format(type), text) : crd_cel_of_string(text);
}

/* ---- values without a schema ---- */

/* Settings that are documents, the attributes of a request, and documents made by functions: a value has the type that its
 * JSON has, and maps and lists are read in place. */
const crd_type crd_cel_open_type = {.cel_type_name = "any", .storage = CRD_STORE_VALUE};

const crd_type crd_cel_open_map_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP, .additional = &crd_cel_open_type};
const crd_type crd_cel_open_list_type = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &crd_cel_open_type};

crd_cel_value crd_cel_of_tree(crd_cel *cel, const crd_value *node) {
  (void)cel;
  crd_cel_value value;
  crd_cel_put_open(node, &value);
  return value;
}

/* Converts a node with a type of a schema. */
static crd_cel_value of_typed(crd_cel *cel, const crd_type *type, const crd_value *node) {
  if (node->kind == CRD_NULL) {
    if (type->flags & CRD_TYPE_NULLABLE) return crd_cel_of_null();
    return crd_cel_failed(cel, "invalid data, got null for schema with nullable=false");
  }
  if (type->flags & CRD_TYPE_INT_OR_STRING) {
    if (node->kind == CRD_STRING_VALUE) return crd_cel_of_string(crd_value_string(node));
    if (node->kind == CRD_INT) return crd_cel_of_int(node->as.integer);
    return crd_cel_failed(cel, "invalid data, expected XIntOrString value to be either a string or integer");
  }
  if (type->accepts & CRD_ACCEPT_OBJECT) {
    if (node->kind == CRD_MAP) return crd_cel_of_part(CRD_CEL_DOCUMENT, type, node);
    return crd_cel_failed(cel, "invalid data, expected a map for the provided schema with type=object");
  }
  if (type->accepts & CRD_ACCEPT_ARRAY) {
    if (node->kind == CRD_LIST) return crd_cel_of_part(CRD_CEL_DOCUMENT, type, node);
    return crd_cel_failed(cel, "invalid data, expected an array for the provided schema with type=array");
  }
  if (type->accepts & CRD_ACCEPT_STRING)
    return node->kind == CRD_STRING_VALUE ? of_string(cel, type, crd_value_string(node)) : wrong_type(cel, "string", node);
  if (type->accepts & CRD_ACCEPT_NUMBER) {
    if (node->kind == CRD_DOUBLE) return crd_cel_of_double(node->as.number);
    return node->kind == CRD_INT ? crd_cel_of_double((double)node->as.integer) : wrong_type(cel, "float", node);
  }
  if (type->accepts & CRD_ACCEPT_INTEGER)
    return node->kind == CRD_INT ? crd_cel_of_int(node->as.integer) : wrong_type(cel, "int", node);
  if (type->accepts & CRD_ACCEPT_BOOLEAN)
    return node->kind == CRD_BOOL ? crd_cel_of_bool(node->as.boolean) : wrong_type(cel, "bool", node);
  return crd_cel_of_part(CRD_CEL_DOCUMENT, NULL, node);
}

crd_cel_value crd_cel_of_document(crd_cel *cel, const crd_type *type, const crd_value *node) {
  if (!node) return crd_cel_of_null();
  if (type == &crd_cel_open_type) return crd_cel_of_tree(cel, node);
  if (!type) return node->kind == CRD_NULL ? crd_cel_of_null() : crd_cel_of_part(CRD_CEL_DOCUMENT, NULL, node);
  const crd_cel_value value = of_typed(cel, type, node);
  const bool odd = value.kind == CRD_CEL_FAILED || value.kind == CRD_CEL_NULL;
  return odd && cel->zeros ? crd_scope_odd(cel, type, node, value) : value;
}

crd_cel_value crd_cel_of_storage(crd_cel *cel, const crd_type *type, const void *storage) {
  switch ((crd_storage)type->storage) {
  case CRD_STORE_STRING:
    return of_string(cel, type, *(const crd_string *)storage);
  case CRD_STORE_INT:
    return crd_cel_of_int(*(const int64_t *)storage);
  case CRD_STORE_DOUBLE:
    return crd_cel_of_double(*(const double *)storage);
  case CRD_STORE_BOOL:
    return crd_cel_of_bool(*(const bool *)storage);
  case CRD_STORE_INT_OR_STRING:
    return crd_cel_of_int_or_string(*(const crd_int_or_string *)storage);
  case CRD_STORE_VALUE:
    return crd_cel_of_document(cel, type, *(const crd_value *const *)storage);
  case CRD_STORE_OBJECT: {
    const crd_object *object = storage;
    if (object->value && object->value->kind != CRD_MAP) return crd_cel_of_document(cel, type, object->value);
    return crd_cel_of_stored(type, storage);
  }
  case CRD_STORE_LIST:
  case CRD_STORE_MAP:
    break;
  }
  return crd_cel_of_stored(type, storage);
}

crd_cel_value crd_cel_of_metadata(crd_cel *cel, const crd_value *object) {
  const crd_value *metadata = object ? crd_value_get(object, CRD_STRING("metadata")) : NULL;
  if (!metadata || metadata->kind == CRD_NULL) {
    crd_cel_fail_key(cel, CRD_STRING("metadata"));
    return crd_cel_of_truth(CRD_CEL_ERROR);
  }
  return crd_cel_of_document(cel, cel->beyond ? &crd_cel_object_meta_type : &crd_cel_metadata_type, metadata);
}

bool crd_cel_type_meta(crd_cel *cel, const crd_value *object, crd_string name, crd_string *out) {
  const crd_value *node = object ? crd_value_get(object, name) : NULL;
  if (!node || node->kind == CRD_NULL) return crd_cel_fail_key(cel, name);
  return crd_cel_get_string(cel, crd_cel_of_document(cel, &crd_cel_text_type, node), out);
}

const crd_value *crd_cel_node(crd_cel *cel, crd_cel_value value) {
  if (value.kind == CRD_CEL_DOCUMENT) return value.as.part.at;
  const crd_object *object = crd_cel_struct_of(value);
  if (!object || (object->value && !object->partial)) return object ? object->value : NULL;
  crd_value *made = crd_arena_alloc(cel->arena, sizeof *made);
  *made = crd_encode(cel->arena, value.as.part.type, object);
  return made;
}
