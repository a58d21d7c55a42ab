/* SPDX-License-Identifier: Apache-2.0 */
/* Access by a name or an index (fields, members, items), and the hash tables of long maps that a rule makes. Mirrors cel-go
 * interpreter/attributes.go and apiserver pkg/cel/common/values.go. */
#include "../base/hash.h"
#include "../storage/storage.h"
#include "internal.h"

#include <crd/generated/policy.h>

static const crd_string metadata_names[] = {CRD_STRING_INIT("name"), CRD_STRING_INIT("generateName")};

/* ---- tables of keys ---- */

/* Equal keys have equal hashes: numbers of different types may be equal, and then round to the same double. */
static uint64_t hash_key(uint64_t seed, crd_cel_value key) {
  double number = 0;
  uint64_t bits;
  switch ((crd_cel_kind)key.kind) {
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
    return hash_name(seed, key.as.text);
  case CRD_CEL_INT:
    number = (double)key.as.integer;
    break;
  case CRD_CEL_UINT:
    number = (double)key.as.unsigned_integer;
    break;
  case CRD_CEL_DOUBLE:
    number = key.as.number == 0 ? 0 : key.as.number; /* -0.0 is the same key */
    break;
  default:
    return seed;
  }
  memcpy(&bits, &number, sizeof bits);
  return hash_mix(seed, bits);
}

/* Both keys are scalars. */
static bool is_same_key(crd_cel_value a, crd_cel_value b) {
  if (crd_cel_is_number(a) && crd_cel_is_number(b)) return crd_cel_compare_numbers(a, b) == 0;
  return a.kind == b.kind && crd_cel_same_scalar(a, b);
}

/* The slot of the entry with that key, or the free slot for it. */
uint32_t *crd_cel_table_slot(crd_cel *cel, const struct crd_cel_table *table, crd_cel_value key) {
  size_t mask = 2 * table->capacity - 1;
  uint64_t hash = hash_key(crd_arena_seed(cel->arena), key);
  for (size_t at = (size_t)(hash ^ hash >> 32) & mask;; at = (at + 1) & mask) {
    uint32_t *slot = &table->slots[at];
    if (!*slot || is_same_key(table->entries[*slot - 1].key, key)) return slot;
  }
}

const crd_cel_entry *crd_cel_table_find(crd_cel *cel, const crd_cel_map *map, crd_cel_value key) {
  uint32_t slot = *crd_cel_table_slot(cel, map->table, key);
  return slot && slot <= map->count ? &map->items[slot - 1] : NULL;
}

/* ---- fields ---- */

/* Whether a name in a rule may be the escaped form of a property's name: each escape has two underscores. */
static bool is_escaped(crd_string name) {
  for (size_t i = 1; i < name.size; i++)
    if (name.data[i] == '_' && name.data[i - 1] == '_') return true;
  return false;
}

/* Whether kind, apiVersion and metadata of the type are those of every object: the schema does not declare them. */
static bool has_own_meta(const crd_type *type) {
  return (type->flags & (CRD_TYPE_EMBEDDED | CRD_TYPE_DECLARES_META)) == CRD_TYPE_EMBEDDED;
}

/* The type of the field that a rule calls `name`, and its name in the schema; NULL if the object has no such field. */
static const crd_type *field_type(const crd_type *type, crd_string name, crd_string *property, size_t *index) {
  *index = SIZE_MAX;
  if (type == &crd_cel_metadata_type) {
    for (size_t i = 0; i < 2; i++)
      if (crd_string_equal(name, metadata_names[i])) return *property = name, &crd_cel_text_type;
    return NULL;
  }
  if (has_own_meta(type) && crd_string_equal(name, CRD_STRING("metadata"))) return *property = name, &crd_cel_metadata_type;
  if (!is_escaped(name) && type->fields && type->fields->slots) {
    const crd_field *field = type_field(type, name.data, (uint32_t)name.size);
    if (field) return *property = name, *index = (size_t)(field - type->fields->items), field->type;
  } else {
    for (size_t i = 0; type->fields && i < type->fields->count; i++)
      if (crd_cel_name_is(name, type->fields->items[i].name)) {
        *property = type->fields->items[i].name, *index = i;
        return type->fields->items[i].type;
      }
  }
  if (!has_own_meta(type)) return NULL;
  *property = name;
  return crd_string_equal(name, CRD_STRING("kind")) || crd_string_equal(name, CRD_STRING("apiVersion")) ? &crd_cel_text_type
                                                                                                        : NULL;
}

const crd_type *crd_cel_property_type(const crd_type *type, crd_string property) {
  if (type == &crd_cel_metadata_type)
    return crd_string_equal(property, metadata_names[0]) || crd_string_equal(property, metadata_names[1])
               ? &crd_cel_text_type
               : NULL;
  if (has_own_meta(type)) {
    if (crd_string_equal(property, CRD_STRING("metadata"))) return &crd_cel_metadata_type;
    if (crd_string_equal(property, CRD_STRING("kind")) || crd_string_equal(property, CRD_STRING("apiVersion")))
      return &crd_cel_text_type;
  }
  for (size_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_string_equal(type->fields->items[i].name, property)) return type->fields->items[i].type;
  return NULL;
}

/* Reads the field `name` of an object. False if it is absent or null. */
static bool find_present_field(crd_cel *cel, crd_cel_value object, crd_string name, crd_cel_value *out) {
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

bool crd_cel_refuses_key(crd_cel *cel, crd_cel_value key) {
  static const char *const names[] = {[CRD_CEL_BOOL] = "types.Bool",
                                      [CRD_CEL_INT] = "types.Int",
                                      [CRD_CEL_UINT] = "types.Uint",
                                      [CRD_CEL_DOUBLE] = "types.Double"};
  if (!cel->policy->typed) return false;
  const char *name = key.kind >= CRD_CEL_BOOL && key.kind <= CRD_CEL_DOUBLE ? names[key.kind] : crd_cel_go_name(key);
  crd_cel_failed_with(cel, "unsupported map key type: %s", name);
  return true;
}

/* Reads the member `key` of a map. False if it is absent. */
static bool look_up_member(crd_cel *cel, crd_cel_value map, crd_cel_value key, crd_cel_value *out) {
  if (map.kind == CRD_CEL_MAP) {
    const crd_cel_entry *entry = map.as.map->table ? crd_cel_table_find(cel, map.as.map, key) : NULL;
    if (map.as.map->table) return entry && (*out = entry->value, true);
    crd_cel_poll(cel);
    for (size_t i = 0; i < map.as.map->count; i++)
      if (is_same_key(map.as.map->items[i].key, key)) return *out = map.as.map->items[i].value, true;
    return false;
  }
  if (key.kind != CRD_CEL_STRING && map.kind == CRD_CEL_DOCUMENT && cel->policy) {
    *out = crd_cel_no_value;
    return crd_cel_refuses_key(cel, key);
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

/* Reads value.name. False if it is absent, or if the value has no fields at all, as in cel-go's refQualify. */
static bool find_named(crd_cel *cel, crd_cel_value value, crd_string name, crd_cel_value *out) {
  if (crd_cel_is_object(value)) return find_present_field(cel, value, name, out);
  if (crd_cel_is_map(value)) return look_up_member(cel, value, crd_cel_of_string(name), out);
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

crd_cel_value crd_cel_select_or(crd_cel *cel, crd_cel_value value, crd_string name, crd_cel_value absent) {
  crd_cel_value out;
  if (value.kind == CRD_CEL_FAILED) return value;
  if (value.kind == CRD_CEL_OPTIONAL)
    return value.as.optional ? crd_cel_select_or(cel, crd_cel_held(cel, value), name, absent) : absent;
  return find_named(cel, value, name, &out) ? out : absent;
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
    if (!find_present_field(cel, value, name, &entries[count].value))
      entries[count].value = (crd_cel_value){.kind = CRD_CEL_FAILED};
    count++;
  }
  return crd_cel_of_entries(cel, entries, count);
}

/* ---- indexing ---- */

/* Converts an index value to a position in a list. False with an error if the value is not a whole number. */
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

static bool find_element(crd_cel *cel, crd_cel_value value, crd_cel_value index, crd_cel_value *out) {
  if (crd_cel_is_list(value)) {
    int64_t i;
    if (!list_index(cel, index, &i)) return *out = crd_cel_of_truth(CRD_CEL_ERROR), true;
    if (i < 0 || i >= crd_cel_count(value)) return false;
    *out = crd_cel_item(cel, value, (size_t)i);
    return true;
  }
  if (crd_cel_is_object(value) && index.kind != CRD_CEL_STRING) return *out = crd_cel_failed(cel, "no such overload"), true;
  if (crd_cel_is_object(value)) return find_present_field(cel, value, index.as.text, out);
  if (crd_cel_is_map(value)) return look_up_member(cel, value, index, out);
  return false;
}

/* The Go name of a type that cannot be a qualifier (interpreter/attributes.go newQualifier); NULL if it can. */
static const char *bad_qualifier(crd_cel_value index) {
  return index.kind >= CRD_CEL_BOOL && index.kind <= CRD_CEL_STRING ? NULL : crd_cel_go_name(index);
}

static bool fails_on_qualifier(crd_cel *cel, crd_cel_value index) {
  const char *bad = bad_qualifier(index);
  if (bad) crd_cel_failed_with(cel, "invalid qualifier type: %s", bad);
  return bad != NULL;
}

static crd_cel_value index_value(crd_cel *cel, crd_cel_value value, crd_cel_value index, bool optional) {
  crd_cel_value out;
  if (value.kind == CRD_CEL_FAILED) return value;
  if (index.kind == CRD_CEL_FAILED) return index;
  if (fails_on_qualifier(cel, index)) return crd_cel_of_truth(CRD_CEL_ERROR);
  if (value.kind == CRD_CEL_OPTIONAL)
    return value.as.optional ? index_value(cel, crd_cel_held(cel, value), index, true) : value;
  bool found = find_element(cel, value, index, &out);
  if (optional) return found ? crd_cel_optional_of(cel, out) : crd_cel_optional_none();
  if (found) return out;
  crd_string text = crd_cel_value_text(cel, index);
  return CRD_CEL_FAILED_PARTS(cel, crd_string_of(crd_cel_is_list(value) ? "index out of bounds: " : "no such key: "), text);
}

crd_cel_value crd_cel_index(crd_cel *cel, crd_cel_value value, crd_cel_value index) {
  return index_value(cel, value, index, false);
}

crd_cel_value crd_cel_index_optional(crd_cel *cel, crd_cel_value value, crd_cel_value index) {
  return index_value(cel, value, index, true);
}
