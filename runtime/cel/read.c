/* From the document to CEL: what storage and value-tree nodes are in a rule, or the error that reading them is. Mirrors
 * apiserver pkg/cel/common/values.go (UnstructuredToVal). */
#include "internal.h"

#include <crd/walk.h>

static const crd_string metadata_names[] = {CRD_STRING_INIT("name"), CRD_STRING_INIT("generateName")};

static const crd_type metadata_text_type = {
    .name = "string", .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING};

const crd_type crd_cel_metadata_type = {
    .name = "metadata", .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE};

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

static bool is_reserved(crd_string word) {
  static const char *const words[] = {"true",     "false",   "null",      "in",       "as",  "break",  "const",
                                      "continue", "else",    "for",       "function", "if",  "import", "let",
                                      "loop",     "package", "namespace", "return",   "var", "void",   "while"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (crd_string_equal(word, crd_string_of(words[i]))) return true;
  return false;
}

crd_string crd_cel_escape_name(crd_arena *arena, crd_string property) {
  crd_text out = {.arena = arena};
  if (is_reserved(property)) {
    crd_text_printf(&out, "__%.*s__", (int)property.size, property.data);
    return crd_text_string(&out);
  }
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
    return crd_cel_decode_base64(cel, text);
  default:
    return value;
  }
}

/* The format that makes a string something else in CEL; "datetime" and "d-ate" are the same to the validator but not to CEL.
 */
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

crd_cel_value crd_cel_of_document(crd_cel *cel, const crd_type *type, const crd_value *node) {
  if (!node) return crd_cel_of_null();
  if (!type) return node->kind == CRD_NULL ? crd_cel_of_null() : crd_cel_of_part(CRD_CEL_DOCUMENT, NULL, node);
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
  return crd_cel_get_string(cel, crd_cel_of_document(cel, &metadata_text_type, node), out);
}

/* Members of a node that its type does not declare. */
static int64_t undeclared_members(const crd_type *type, const crd_value *node) {
  int64_t count = 0;
  for (uint32_t i = 0; i < node->size; i++) {
    bool declared = false;
    for (uint32_t k = 0; type->fields && k < type->fields->count && !declared; k++)
      declared = crd_string_equal(type->fields->items[k].name, crd_member_name(&node->as.members[i]));
    count += !declared;
  }
  return count;
}

static const crd_object *struct_of(crd_cel_value value) {
  bool is_struct = value.kind == CRD_CEL_STORED && value.as.part.type->storage == CRD_STORE_OBJECT;
  return is_struct ? value.as.part.at : NULL;
}

const crd_value *crd_cel_node(crd_cel *cel, crd_cel_value value) {
  if (value.kind == CRD_CEL_DOCUMENT) return value.as.part.at;
  const crd_object *object = struct_of(value);
  if (!object || (object->value && !object->partial)) return object ? object->value : NULL;
  crd_value *made = crd_arena_alloc(cel->arena, sizeof *made);
  *made = crd_encode(cel->arena, value.as.part.type, object);
  return made;
}

int64_t crd_cel_member_count(crd_cel_value value) {
  const crd_object *object = struct_of(value);
  const crd_value *node = value.kind == CRD_CEL_DOCUMENT ? value.as.part.at : object ? object->value : NULL;
  if (object && (!node || object->partial)) {
    int64_t count = 0;
    const crd_type *type = value.as.part.type;
    const uint32_t *has = (const uint32_t *)(const void *)((const char *)value.as.part.at + type->has_offset);
    for (uint32_t i = 0; type->fields && i < type->fields->count; i++) count += has[i / 32] >> (i % 32) & 1;
    return count + (node ? undeclared_members(type, node) : 0);
  }
  return node && node->kind == CRD_MAP ? (int64_t)node->size : -1;
}

const crd_type *crd_cel_part_type(crd_cel_value value) {
  return value.kind == CRD_CEL_DOCUMENT || value.kind == CRD_CEL_STORED ? value.as.part.type : NULL;
}

bool crd_cel_is_object(crd_cel_value value) {
  const crd_type *type = crd_cel_part_type(value);
  return type && type->accepts & CRD_ACCEPT_OBJECT && !type->additional;
}

/* ---- fields ---- */

/* The type of the field that the rule calls `name`, and its own name; NULL when the object has no such field. */
static const crd_type *field_type(const crd_type *type, crd_string name, crd_string *property, size_t *index) {
  *index = SIZE_MAX;
  if (type == &crd_cel_metadata_type) {
    for (size_t i = 0; i < 2; i++)
      if (crd_string_equal(name, metadata_names[i])) return *property = name, &metadata_text_type;
    return NULL;
  }
  for (size_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_cel_name_is(name, type->fields->items[i].name)) {
      bool replaced = type->flags & CRD_TYPE_EMBEDDED && crd_string_equal(name, CRD_STRING("metadata"));
      *property = type->fields->items[i].name, *index = i;
      return replaced ? &crd_cel_metadata_type : type->fields->items[i].type;
    }
  if (!(type->flags & CRD_TYPE_EMBEDDED)) return NULL;
  *property = name;
  if (crd_string_equal(name, CRD_STRING("metadata"))) return &crd_cel_metadata_type;
  return crd_string_equal(name, CRD_STRING("kind")) || crd_string_equal(name, CRD_STRING("apiVersion")) ? &metadata_text_type
                                                                                                        : NULL;
}

const crd_type *crd_cel_property_type(const crd_type *type, crd_string property) {
  if (type == &crd_cel_metadata_type)
    return crd_string_equal(property, metadata_names[0]) || crd_string_equal(property, metadata_names[1])
               ? &metadata_text_type
               : NULL;
  if (type->flags & CRD_TYPE_EMBEDDED) {
    if (crd_string_equal(property, CRD_STRING("metadata"))) return &crd_cel_metadata_type;
    if (crd_string_equal(property, CRD_STRING("kind")) || crd_string_equal(property, CRD_STRING("apiVersion")))
      return &metadata_text_type;
  }
  for (size_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_string_equal(type->fields->items[i].name, property)) return type->fields->items[i].type;
  return NULL;
}

/* The field `name` of an object: false when it is absent or null. */
static bool find_field(crd_cel *cel, crd_cel_value object, crd_string name, crd_cel_value *out) {
  const crd_type *type = object.as.part.type;
  crd_string property;
  size_t index;
  const crd_type *field = field_type(type, name, &property, &index);
  if (!field) return false;
  if (field == &crd_cel_metadata_type && cel->beyond) field = &crd_cel_object_meta_type, index = SIZE_MAX;
  if (object.kind == CRD_CEL_STORED && index != SIZE_MAX && field != &crd_cel_metadata_type) {
    const char *base = object.as.part.at;
    const uint32_t *has = (const uint32_t *)(const void *)(base + type->has_offset);
    if (has[index / 32] >> (index % 32) & 1) {
      const void *place = base + type->fields->items[index].offset;
      if (field->storage == CRD_STORE_OBJECT) place = *(const void *const *)place;
      *out = crd_cel_of_storage(cel, field, place);
      return true;
    }
    if (!((const crd_object *)object.as.part.at)->odd) return false;
  }
  const crd_value *node = crd_cel_node(cel, object);
  const crd_value *member = crd_cel_find_member(cel, node, property);
  if (!member || member->kind == CRD_NULL) return false;
  *out = crd_cel_of_document(cel, field, member);
  return true;
}

/* The member `key` of a map: false when there is none. */
static bool find_member(crd_cel *cel, crd_cel_value map, crd_cel_value key, crd_cel_value *out) {
  if (map.kind == CRD_CEL_MAP) {
    const crd_cel_entry *entry = map.as.map->table ? crd_cel_table_find(cel, map.as.map, key) : NULL;
    if (map.as.map->table) return entry && (*out = entry->value, true);
    crd_cel_poll(cel);
    for (size_t i = 0; i < map.as.map->count; i++)
      if (crd_cel_equal(cel, map.as.map->items[i].key, key) == CRD_CEL_TRUE) return *out = map.as.map->items[i].value, true;
    return false;
  }
  if (key.kind != CRD_CEL_STRING) {
    *out = crd_cel_failed(cel, "no such overload");
    return true;
  }
  const crd_type *type = map.as.part.type;
  if (map.kind == CRD_CEL_DOCUMENT) {
    const crd_value *member = crd_cel_find_member(cel, map.as.part.at, key.as.text);
    if (!member) return false;
    *out = crd_cel_of_document(cel, type->additional, member);
    return true;
  }
  const crd_list *entries = map.as.part.at;
  const char *entry = crd_cel_find_entry(cel, entries->items, entries->count, type->struct_size, key.as.text);
  if (!entry) return false;
  *out = crd_cel_of_storage(cel, type->additional, entry + CRD_ENTRY_VALUE_OFFSET);
  return true;
}

/* Finds value.name; false when it is absent. A value that has no fields at all is absent too, as in cel-go's refQualify. */
static bool find_named(crd_cel *cel, crd_cel_value value, crd_string name, crd_cel_value *out) {
  if (crd_cel_is_object(value)) return find_field(cel, value, name, out);
  if (crd_cel_is_map(value)) return find_member(cel, value, crd_cel_of_string(name), out);
  if (!crd_cel_is_list(value)) return false;
  *out = crd_cel_failed(cel, "unsupported index type 'string' in list");
  return true;
}

crd_cel_value crd_cel_select(crd_cel *cel, crd_cel_value value, crd_string name) {
  crd_cel_value out;
  if (value.kind == CRD_CEL_FAILED) return value;
  if (value.kind == CRD_CEL_OPTIONAL)
    return value.as.optional ? crd_cel_select_optional(cel, crd_cel_held(cel, value), name) : value;
  if (find_named(cel, value, name, &out)) return out;
  crd_cel_fail_key(cel, name);
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_truth crd_cel_has(crd_cel *cel, crd_cel_value value, crd_string name) {
  crd_cel_value out;
  if (value.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  if (value.kind == CRD_CEL_OPTIONAL)
    return value.as.optional ? crd_cel_has(cel, crd_cel_held(cel, value), name) : CRD_CEL_FALSE;
  if (!find_named(cel, value, name, &out)) return CRD_CEL_FALSE;
  return out.kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : CRD_CEL_TRUE;
}

crd_cel_value crd_cel_select_optional(crd_cel *cel, crd_cel_value value, crd_string name) {
  crd_cel_value out;
  if (value.kind == CRD_CEL_FAILED) return value;
  if (value.kind == CRD_CEL_OPTIONAL)
    return value.as.optional ? crd_cel_select_optional(cel, crd_cel_held(cel, value), name) : value;
  if (!find_named(cel, value, name, &out)) return crd_cel_optional_none();
  return out.kind == CRD_CEL_FAILED ? out : crd_cel_optional_of(cel, out);
}

/* ---- objects as maps ---- */

crd_cel_value crd_cel_iterable(crd_cel *cel, crd_cel_value value) {
  const crd_value *node = crd_cel_is_object(value) ? crd_cel_node(cel, value) : NULL;
  if (!node || node->kind != CRD_MAP) return value;
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (node->size + 1) * sizeof *entries);
  size_t count = 0, index;
  for (uint32_t i = 0; i < node->size; i++) {
    crd_string name = crd_member_name(&node->as.members[i]), property;
    const crd_type *field = field_type(value.as.part.type, name, &property, &index);
    if (!field || !crd_string_equal(property, name)) continue;
    entries[count].key = crd_cel_of_string(crd_cel_escape_name(cel->arena, name));
    if (!find_field(cel, value, name, &entries[count].value)) entries[count].value = (crd_cel_value){.kind = CRD_CEL_FAILED};
    count++;
  }
  return crd_cel_of_entries(cel, entries, count);
}

/* ---- indexing ---- */

/* The position that an index value names in a list: false with an error for a value that is no whole number. */
static bool list_index(crd_cel *cel, crd_cel_value index, int64_t *out) {
  switch (index.kind) {
  case CRD_CEL_INT:
    *out = index.as.integer;
    return true;
  case CRD_CEL_UINT:
    *out = index.as.unsigned_integer > INT64_MAX ? -1 : (int64_t)index.as.unsigned_integer;
    return true;
  case CRD_CEL_DOUBLE:
    if (index.as.number >= -9.2e18 && index.as.number <= 9.2e18 && (double)(int64_t)index.as.number == index.as.number) {
      *out = (int64_t)index.as.number;
      return true;
    }
    crd_cel_failed_with(cel, "unsupported index value %.*s in list", (int)crd_cel_format_double(cel, index.as.number).size,
                        crd_cel_format_double(cel, index.as.number).data);
    return false;
  default: {
    crd_string name = crd_cel_type_name(index);
    crd_cel_failed_with(cel, "unsupported index type '%.*s' in list", (int)name.size, name.data);
    return false;
  }
  }
}

static bool find_index(crd_cel *cel, crd_cel_value value, crd_cel_value index, crd_cel_value *out) {
  if (crd_cel_is_list(value)) {
    int64_t i;
    if (!list_index(cel, index, &i)) return *out = crd_cel_of_truth(CRD_CEL_ERROR), true;
    if (i < 0 || i >= crd_cel_count(value)) return false;
    *out = crd_cel_item(cel, value, (size_t)i);
    return true;
  }
  if (crd_cel_is_object(value) && index.kind != CRD_CEL_STRING) return *out = crd_cel_failed(cel, "no such overload"), true;
  if (crd_cel_is_object(value)) return find_field(cel, value, index.as.text, out);
  if (crd_cel_is_map(value)) return find_member(cel, value, index, out);
  return false;
}

/* Go's name of what cannot be a qualifier (interpreter/attributes.go newQualifier), or NULL. */
static const char *bad_qualifier(crd_cel_value index) {
  return index.kind >= CRD_CEL_BOOL && index.kind <= CRD_CEL_STRING ? NULL : crd_cel_go_name(index);
}

static bool fails_on_qualifier(crd_cel *cel, crd_cel_value index) {
  const char *bad = bad_qualifier(index);
  if (bad) crd_cel_failed_with(cel, "invalid qualifier type: %s", bad);
  return bad != NULL;
}

crd_cel_value crd_cel_index(crd_cel *cel, crd_cel_value value, crd_cel_value index) {
  crd_cel_value out;
  if (value.kind == CRD_CEL_FAILED) return value;
  if (index.kind == CRD_CEL_FAILED) return index;
  if (fails_on_qualifier(cel, index)) return crd_cel_of_truth(CRD_CEL_ERROR);
  if (value.kind == CRD_CEL_OPTIONAL)
    return value.as.optional ? crd_cel_index_optional(cel, crd_cel_held(cel, value), index) : value;
  if (find_index(cel, value, index, &out)) return out;
  crd_string text = crd_cel_value_text(cel, index);
  return CRD_CEL_FAILED_PARTS(cel, crd_string_of(crd_cel_is_list(value) ? "index out of bounds: " : "no such key: "), text);
}

crd_cel_value crd_cel_index_optional(crd_cel *cel, crd_cel_value value, crd_cel_value index) {
  crd_cel_value out;
  if (value.kind == CRD_CEL_FAILED) return value;
  if (index.kind == CRD_CEL_FAILED) return index;
  if (fails_on_qualifier(cel, index)) return crd_cel_of_truth(CRD_CEL_ERROR);
  if (value.kind == CRD_CEL_OPTIONAL)
    return value.as.optional ? crd_cel_index_optional(cel, crd_cel_held(cel, value), index) : value;
  return find_index(cel, value, index, &out) ? crd_cel_optional_of(cel, out) : crd_cel_optional_none();
}
