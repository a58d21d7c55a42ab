/* SPDX-License-Identifier: Apache-2.0 */
/* Fields of a type by their names, and where a struct keeps them. */
#pragma once

#include <crd/generated/type_tables.h>
#include <crd/storage.h>

/* The field of a type with that name, whose words are known, or NULL. */
static inline const crd_field *type_field_by_words(const crd_type *type, const char *name, uint32_t size,
                                                   const uint64_t words[2]) {
  const crd_fields *fields = type->fields;
  uint32_t hash = crd_seeded_hash(crd_words_hash(words, name, size), fields->seed);
  uint16_t slot = fields->slots[hash & fields->mask];
  if (slot == UINT16_MAX) return NULL;
  const crd_field *field = &fields->items[slot];
  if (field->name.size != size) return NULL;
  if (!fields->words) return crd_name_bytes_equal(field->name.data, name, size) ? field : NULL;
  const uint64_t *known = fields->words[slot];
  if (known[0] != words[0] || known[1] != words[1]) return NULL;
  return size <= 16 || memcmp(field->name.data + 8, name + 8, size - 16) == 0 ? field : NULL;
}

/* The field of a type with that name, or NULL. */
static inline const crd_field *type_field(const crd_type *type, const char *name, uint32_t size) {
  uint64_t words[2];
  if (!type->fields) return NULL;
  crd_name_words(name, size, words);
  return type_field_by_words(type, name, size, words);
}

static inline bool type_has_additional(const crd_type *type) {
  return type->additional || (type->flags & (CRD_TYPE_ADDITIONAL_ANY | CRD_TYPE_ADDITIONAL_NONE));
}

/* Whether an apiVersion is that of a kind (storage.c). */
bool crd_kind_is_version(const crd_kind *kind, crd_string api_version);

/* Bytes of a value of `type` in a list or map (storage.c). */
size_t crd_storage_size(const crd_type *type);
size_t crd_storage_entry_size(const crd_type *value_type);
/* Fills any storage from a shaped value; false when it cannot hold the whole value (fill.c). */
bool crd_storage_fill(crd_arena *arena, const crd_type *type, const crd_value *value, void *storage);
/* Fills a scalar's storage (anything but OBJECT, LIST, MAP); false when it cannot hold the value. */
bool crd_storage_fill_scalar(const crd_type *type, const crd_value *value, void *place);
/* Whether a value is a double where an integer is stored, and no fraction is lost: then `whole` is that integer. */
bool crd_storage_whole(const crd_type *type, const crd_value *value, crd_value *whole);

/* Whether a struct holds its field, and the field's storage (the struct itself for objects). */
bool crd_storage_has(const crd_type *type, const void *object, uint16_t index);
const void *crd_storage_field(const crd_field *field, const void *object);
