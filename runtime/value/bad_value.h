/* SPDX-License-Identifier: Apache-2.0 */
/* Formats, measures and compares bad values of errors (crd_bad_value). */
#pragma once

#include <crd/errors.h>

/* Appends the bad value of an error, if it has one. */
void crd_bad_value_add(crd_text *text, const crd_error *error);

/* How many bytes that appends; approximate for lists and objects, for limits. */
size_t crd_bad_value_size(crd_arena *arena, const crd_error *error);

/* Whether the formatted bad values of two errors are equal, and a hash of one. */
bool crd_bad_values_are_same(crd_arena *arena, const crd_error *a, const crd_error *b);
uint64_t crd_bad_value_compute_hash(crd_arena *arena, uint64_t seed, const crd_error *error);
