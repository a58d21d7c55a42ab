/* SPDX-License-Identifier: Apache-2.0 */
/* The perfect hash over the names of an object's properties (crd_fields in crd/generated/type_tables.h). */
#pragma once

#include <crd/generated/type_tables.h>

/* The most properties of one object that a table of 65536 slots can take. */
#define FIELD_HASH_MAX 1000

/* What is said of an object with more, and its format's argument is FIELD_HASH_MAX. */
#define WIDE_OBJECT "more than %d properties in one object: the API server takes it, but it cannot be compiled"

/* Sets the seed, mask, slots and words of `fields`, whose items are there: the smallest table in which some seed gives every
 * name a slot of its own. All in the arena. False beyond FIELD_HASH_MAX fields. */
bool crdc_field_hash_build(crd_arena *arena, crd_fields *fields);
