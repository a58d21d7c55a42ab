/* SPDX-License-Identifier: Apache-2.0 */
/* The perfect hash over the names of an object's properties (crd_fields in crd/generated/type_tables.h). */
#pragma once

#include <crd/generated/type_tables.h>

/* The most properties of one object; the hash table has at most 65536 slots. */
#define FIELD_HASH_MAX 1000

/* The error for an object with more properties; its argument is FIELD_HASH_MAX. */
#define WIDE_OBJECT "more than %d properties in one object: the API server takes it, but it cannot be compiled"

/* Sets the seed, mask, slots and words of `fields`, whose items are set. It takes the smallest table in which some seed
 * gives each name its own slot. All is in the arena. False beyond FIELD_HASH_MAX fields. */
bool crdc_field_hash_build(crd_arena *arena, crd_fields *fields);
