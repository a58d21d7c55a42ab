/* The perfect hash over the names of a struct's fields (crd_fields in crd/types.h). */
#ifndef CRDC_FIELD_HASH_H
#define CRDC_FIELD_HASH_H

#include "types/types.h"

typedef struct field_hash {
  uint32_t seed;
  uint16_t mask;
  const uint16_t *slots; /* mask + 1: field indices, 0xffff for none */
} field_hash;

/* The most fields of one object that a table of 65536 slots can take. */
#define FIELD_HASH_MAX 1000

/* What is said of an object with more, and its format's argument is FIELD_HASH_MAX. */
#define WIDE_OBJECT "more than %d properties in one object: the API server takes it, but it cannot be compiled"

/* Searches the smallest table in which some seed gives every name its own slot. False beyond FIELD_HASH_MAX fields. */
bool field_hash_build(field_hash *hash, crd_arena *arena, const type_field *fields, size_t count);

#endif
