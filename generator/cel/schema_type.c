/* SPDX-License-Identifier: Apache-2.0 */
/* The CEL type that a schema declares. Mirrors apiserver pkg/cel/common/schemas.go (SchemaDeclType), pkg/cel/escaping.go and
 * apiextensions-apiserver pkg/apiserver/schema/cel/model/schemas.go (WithTypeAndObjectMeta). */
#include "../../runtime/cel/escape.h"
#include "cel/type.h"
#include "schema/tree/vet.h"
#include "types_metadata.h"

#include <stdint.h>

#define REQUEST_BYTES 3145728
#define NAME_LENGTH 253 /* of metadata.name; metadata.generateName has one less */

/* A cache of types, by schema and whether it is a resource's root; a NULL type is "none". Open addressing. */
typedef struct slot {
  const schema *schema;
  const cel_type *type;
  bool root;
} slot;

struct cel_types {
  crd_arena *arena;
  slot *slots;
  size_t count, capacity;
  bool beyond;     /* metadata has all fields of ObjectMeta */
  bool long_names; /* metadata.name has no limit */
  bool loose_dyn;  /* maxLength does not limit what may be a number or a string */
  unsigned minor;  /* of the API server; 0: the newest */
};

cel_types *crdc_cel_types_create(crd_arena *arena) {
  cel_types *types = crd_arena_zalloc(arena, sizeof *types);
  types->arena = arena;
  return types;
}

cel_types *crdc_cel_types_create_beyond(crd_arena *arena) {
  cel_types *types = crdc_cel_types_create(arena);
  types->beyond = true;
  return types;
}

crd_arena *crdc_cel_types_arena(const cel_types *types) {
  return types->arena;
}

void crdc_cel_types_of_minor(cel_types *types, unsigned kubernetes_minor) {
  enum { BOUNDED_DYN = 34, BOUNDED_NAMES = 37 };
  types->loose_dyn = kubernetes_minor && kubernetes_minor < BOUNDED_DYN;
  types->long_names = kubernetes_minor && kubernetes_minor < BOUNDED_NAMES;
  types->minor = kubernetes_minor;
}

unsigned crdc_cel_types_minor(const cel_types *types) {
  return types->minor;
}

static slot *find_type_slot(slot *slots, size_t capacity, const schema *schema, bool root) {
  size_t at = ((uintptr_t)schema >> 4) * 2654435761u + root;
  for (;; at++) {
    slot *found = &slots[at & (capacity - 1)];
    if (!found->schema || (found->schema == schema && found->root == root)) return found;
  }
}

static void remember(cel_types *types, const schema *schema, bool root, const cel_type *type) {
  if (types->count * 2 >= types->capacity) {
    size_t capacity = types->capacity ? types->capacity * 2 : 256;
    slot *slots = crd_arena_zalloc(types->arena, capacity * sizeof *slots);
    for (size_t i = 0; i < types->capacity; i++)
      if (types->slots[i].schema)
        *find_type_slot(slots, capacity, types->slots[i].schema, types->slots[i].root) = types->slots[i];
    types->slots = slots;
    types->capacity = capacity;
  }
  *find_type_slot(types->slots, types->capacity, schema, root) = (slot){schema, type, root};
  types->count++;
}

/* ---- names ---- */

static bool is_identifier_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool crdc_cel_escape(crd_arena *arena, crd_string property, crd_string *identifier) {
  if (property.size == 0 || (property.data[0] >= '0' && property.data[0] <= '9')) return false;
  for (size_t i = 0; i < property.size; i++)
    if (!is_identifier_char(property.data[i]) && (!property.data[i] || !strchr(".-/", property.data[i]))) return false;
  *identifier = crd_cel_escape_name(arena, property);
  return true;
}

static const cel_field *find_object_field(const cel_type *object, crd_string name) {
  for (size_t i = 0; i < object->field_count; i++)
    if (crd_string_equal(object->fields[i].name, name)) return &object->fields[i];
  return NULL;
}

const cel_field *crdc_cel_type_field(const cel_type *object, crd_string name) {
  const cel_field *field = find_object_field(object, name);
  if (field || !crd_cel_is_reserved(name)) return field;
  for (size_t i = 0; i < object->field_count; i++) {
    crd_string escaped = object->fields[i].name;
    if (escaped.size == name.size + 4 && memcmp(escaped.data, "__", 2) == 0 &&
        memcmp(escaped.data + 2, name.data, name.size) == 0 && memcmp(escaped.data + 2 + name.size, "__", 2) == 0)
      return &object->fields[i];
  }
  return NULL;
}

/* ---- scalars ---- */

static uint64_t limit_or(count_limit limit, uint64_t factor, uint64_t otherwise) {
  if (!limit.set) return otherwise;
  return limit.value < 0 ? 0 : (uint64_t)limit.value * factor;
}

static uint64_t longest_enum(const schema *schema) {
  uint64_t longest = 0;
  const crd_value *list = schema->enum_values;
  for (size_t i = 0; i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    if (item->kind == CRD_STRING_VALUE && item->size > longest) longest = item->size;
  }
  return longest;
}

static void limit_type(cel_type *type, cel_kind kind, uint64_t max_elements, uint64_t min_size) {
  type->kind = kind;
  type->max_elements = max_elements;
  type->min_size = min_size;
}

static void string_type(cel_type *type, const schema *schema) {
  const uint64_t longest = REQUEST_BYTES - 2;
  if (crd_string_equal(schema->format, CRD_STRING("byte")))
    limit_type(type, CEL_BYTES, limit_or(limits_of(schema)->max_length, 1, longest), 2);
  else if (crd_string_equal(schema->format, CRD_STRING("duration")))
    limit_type(type, CEL_DURATION, 32, 3);
  else if (crd_string_equal(schema->format, CRD_STRING("date")))
    limit_type(type, CEL_TIMESTAMP, 12, 12);
  else if (crd_string_equal(schema->format, CRD_STRING("date-time")))
    limit_type(type, CEL_TIMESTAMP, 32, 21);
  else {
    bool has_enum = schema->enum_values && schema->enum_values->size > 0;
    limit_type(type, CEL_STRING, limit_or(limits_of(schema)->max_length, 4, has_enum ? longest_enum(schema) : longest), 2);
  }
}

/* ---- lists, maps, objects ---- */

/* The type of a nested schema; sets its owner. */
static const cel_type *inner_type(cel_types *types, const schema *inner, const cel_type *owner, crd_string name) {
  cel_type *type = (cel_type *)crdc_cel_type_of_schema(types, inner, inner->embedded_resource);
  if (type) {
    type->owner = owner;
    type->name = name;
  }
  return type;
}

static bool list_type(cel_types *types, cel_type *type, const schema *schema) {
  if (!schema->items) return false;
  const cel_type *items = inner_type(types, schema->items, type, CRD_STRING("@idx"));
  if (!items) return false;
  limit_type(type, CEL_LIST, limit_or(limits_of(schema)->max_items, 1, (REQUEST_BYTES - 2) / (items->min_size + 1)), 2);
  type->parameters[0] = items;
  return true;
}

static bool map_type(cel_types *types, cel_type *type, const schema *schema) {
  const cel_type *values = inner_type(types, schema->additional, type, CRD_STRING("@elem"));
  if (!values) return false;
  limit_type(type, CEL_MAP, limit_or(limits_of(schema)->max_properties, 1, (REQUEST_BYTES - 2) / (values->min_size + 6)), 2);
  type->parameters[0] = crdc_cel_type_simple(CEL_STRING);
  type->parameters[1] = values;
  return true;
}

static void add_object_field(cel_types *types, cel_type *object, cel_field *fields, crd_string name, const cel_type *type) {
  crd_string identifier;
  if (!crdc_cel_escape(types->arena, name, &identifier)) return;
  fields[object->field_count++] = (cel_field){identifier, name, type};
}

static const cel_type *plain_string(cel_types *types, const cel_type *owner, const char *name, uint64_t max_elements) {
  cel_type *type = crd_arena_zalloc(types->arena, sizeof *type);
  limit_type(type, CEL_STRING, max_elements, 2);
  type->owner = owner;
  type->name = crd_string_of(name);
  return type;
}

static uint64_t capped_length(const cel_types *types, const schema *metadata, const char *name, uint64_t cap) {
  if (types->long_names) return REQUEST_BYTES - 2;
  const property *found = metadata ? crdc_schema_property(metadata, crd_string_of(name)) : NULL;
  uint64_t length = found ? limit_or(limits_of(found->schema)->max_length, 1, cap) : cap;
  return (length < cap ? length : cap) * 4;
}

/* metadata with only name and generateName; rules do not see other declared properties. */
static const cel_type *metadata_type(cel_types *types, const cel_type *owner, const schema *declared) {
  cel_type *type = crd_arena_zalloc(types->arena, sizeof *type);
  limit_type(type, CEL_OBJECT, 0, 2);
  type->owner = owner;
  type->name = CRD_STRING("metadata");
  type->schema = declared;
  cel_field *fields = crd_arena_alloc(types->arena, 2 * sizeof *fields);
  type->fields = fields;
  add_object_field(types, type, fields, CRD_STRING("name"),
                   plain_string(types, type, "name", capped_length(types, declared, "name", NAME_LENGTH)));
  add_object_field(
      types, type, fields, CRD_STRING("generateName"),
      plain_string(types, type, "generateName", capped_length(types, declared, "generateName", NAME_LENGTH - 1)));
  return type;
}

static const cel_type *part_type(cel_types *types, cel_kind kind, const cel_type *owner, const char *name) {
  cel_type *type = crd_arena_zalloc(types->arena, sizeof *type);
  bool time = kind == CEL_TIMESTAMP;
  limit_type(type, kind,
             time                                                        ? 32
             : kind == CEL_STRING || kind == CEL_LIST || kind == CEL_MAP ? REQUEST_BYTES - 2
                                                                         : 0,
             time ? 21 : 2);
  type->owner = owner;
  type->name = crd_string_of(name);
  return type;
}

/* A Go type for rules, without managedFields, which no operator's rules read. */
static cel_type *meta_object(cel_types *types, const cel_type *owner, const char *name, const core_type *of) {
  static const cel_kind kinds[] = {
      [CORE_STRING] = CEL_STRING,     [CORE_BOOL_POINTER] = CEL_BOOL, [CORE_INT64] = CEL_INT,
      [CORE_INT64_POINTER] = CEL_INT, [CORE_TIME] = CEL_TIMESTAMP,    [CORE_TIME_POINTER] = CEL_TIMESTAMP,
      [CORE_LIST] = CEL_LIST,         [CORE_STRING_LIST] = CEL_LIST,  [CORE_STRING_MAP] = CEL_MAP};
  cel_type *type = crd_arena_zalloc(types->arena, sizeof *type);
  limit_type(type, CEL_OBJECT, 0, 2);
  type->owner = owner;
  type->name = crd_string_of(name);
  cel_field *fields = crd_arena_alloc(types->arena, of->field_count * sizeof *fields);
  type->fields = fields;
  for (unsigned i = 0; i < of->field_count; i++) {
    const core_field *row = &of->fields[i];
    if (row->type == &crd_core_managed_fields_entry_type) continue;
    cel_type *part = (cel_type *)part_type(types, kinds[row->kind], type, row->name.data);
    if (row->type)
      part->parameters[0] = meta_object(types, part, "@idx", row->type);
    else if (part->kind == CEL_LIST)
      part->parameters[0] = part_type(types, CEL_STRING, part, "@idx");
    else if (part->kind == CEL_MAP)
      part->parameters[0] = crdc_cel_type_simple(CEL_STRING),
      part->parameters[1] = part_type(types, CEL_STRING, part, "@elem");
    add_object_field(types, type, fields, row->name, part);
  }
  return type;
}

static void object_type(cel_types *types, cel_type *type, const schema *schema, bool root) {
  cel_field *fields = crd_arena_alloc(types->arena, (schema->property_count + 3) * sizeof *fields);
  type->fields = fields;
  limit_type(type, CEL_OBJECT, 0, 2);
  bool add_meta = root && !crdc_schema_declares_meta(schema);
  for (size_t i = 0; i < schema->property_count; i++) {
    const property *property = &schema->properties[i];
    if (add_meta && crdc_vet_is_meta_name(property->name)) continue;
    crd_string identifier = property->name;
    (void)crdc_cel_escape(types->arena, property->name, &identifier);
    const cel_type *inner = inner_type(types, property->schema, type, identifier);
    if (!inner) continue;
    add_object_field(types, type, fields, property->name, inner);
    if (crdc_schema_requires(schema, property->name) && !property->schema->default_value)
      type->min_size += property->name.size + inner->min_size + 4;
  }
  if (!add_meta) return;
  const property *declared = crdc_schema_property(schema, CRD_STRING("metadata"));
  static const char *const names[] = {"kind", "apiVersion", "metadata"};
  for (size_t i = 0; i < 3; i++) {
    crd_string name = crd_string_of(names[i]);
    add_object_field(types, type, fields, name,
                     i == 2 ? types->beyond ? meta_object(types, type, "metadata", &crd_core_object_meta_type)
                                            : metadata_type(types, type, declared ? declared->schema : NULL)
                            : plain_string(types, type, names[i], REQUEST_BYTES - 2));
    if (crdc_schema_requires(schema, name)) type->min_size += name.size + 2 + 4;
  }
}

static bool fill_type(cel_types *types, cel_type *type, const schema *schema, bool root) {
  crd_string name = schema->type;
  if (schema->int_or_string) {
    uint64_t longest = REQUEST_BYTES - 2;
    limit_type(type, CEL_DYN, types->loose_dyn ? longest : limit_or(limits_of(schema)->max_length, 4, longest), 1);
    type->int_or_string = true;
  } else if (crd_string_equal(name, CRD_STRING("array"))) {
    return list_type(types, type, schema);
  } else if (crd_string_equal(name, CRD_STRING("object"))) {
    if (schema->additional) return map_type(types, type, schema);
    object_type(types, type, schema, root);
  } else if (crd_string_equal(name, CRD_STRING("string"))) {
    string_type(type, schema);
  } else if (crd_string_equal(name, CRD_STRING("boolean"))) {
    limit_type(type, CEL_BOOL, 0, 4);
  } else if (crd_string_equal(name, CRD_STRING("number"))) {
    limit_type(type, CEL_DOUBLE, 0, 1);
  } else if (crd_string_equal(name, CRD_STRING("integer"))) {
    limit_type(type, CEL_INT, 0, 1);
  } else {
    return false;
  }
  return true;
}

const cel_type *crdc_cel_type_of_schema(cel_types *types, const schema *schema, bool root) {
  root = root || schema->embedded_resource;
  if (types->capacity > 0) {
    const slot *known = find_type_slot(types->slots, types->capacity, schema, root);
    if (known->schema) return known->type;
  }
  cel_type *type = crd_arena_zalloc(types->arena, sizeof *type);
  type->schema = schema;
  const cel_type *made = fill_type(types, type, schema, root) ? type : NULL;
  remember(types, schema, root, made);
  return made;
}
