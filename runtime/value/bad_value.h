/* SPDX-License-Identifier: Apache-2.0 */
/* Bad values of errors (crd_bad_value): printed, measured and compared. */
#pragma once

#include <crd/errors.h>

/* Adds the bad value of an error to a text: nothing where it has none. */
void crd_bad_value_add(crd_text *text, const crd_error *error);

/* How many bytes that adds: of lists and objects about, for limits. */
size_t crd_bad_value_size(crd_arena *arena, const crd_error *error);

/* Whether it adds the same of two errors, and a hash of that. */
bool crd_bad_values_are_same(crd_arena *arena, const crd_error *a, const crd_error *b);
uint64_t crd_bad_value_compute_hash(crd_arena *arena, uint64_t seed, const crd_error *error);
