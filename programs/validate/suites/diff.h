/* SPDX-License-Identifier: Apache-2.0 */
/* Compares an object with the expected one. */
#pragma once

#include <crd/value.h>

/* Whether they are equal, ignoring name, namespace and what the API server sets in every object (uid, generation, times,
 * managedFields ...). If not, a line for each difference is appended to `text` (may be NULL): "- path: value" for what is
 * missing, "+ path: value" for what is unexpected. The order of map members does not matter. */
bool suite_objects_equal(crd_text *text, const crd_value *expected, const crd_value *object);

/* Whether an object contains `parts`: maps may have further members, null stands for an absent member, and lists must have
 * equal sizes. Lines as above. */
bool suite_object_has(crd_text *text, const crd_value *parts, const crd_value *object);

/* A copy of an object as a test would expect it: what suite_objects_equal ignores is taken from `expected` (may be NULL). */
crd_value suite_object_to_expect(crd_arena *arena, const crd_value *expected, const crd_value *object);

/* Objects of suites in the project's own form: a base with changes. */

/* The object of a suite's map with the members object, base, merge, patch, remove and set (docs/testing.md); in `arena`.
 * NULL with the reason. */
crd_value *suite_object_of(crd_arena *arena, const crd_value *suite, const crd_value *map, crd_string *error);

/* Converts a path "spec.tasks[0].labels[a.b/c]" to a JSON pointer; a path that begins with '/' is one already. False if it
 * is neither. */
bool suite_pointer_of(crd_arena *arena, crd_string path, crd_string *pointer);
