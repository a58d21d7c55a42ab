/* SPDX-License-Identifier: Apache-2.0 */
/* How an object differs from the one that is expected. */
#pragma once

#include <crd/value.h>

/* Whether they are the same, but for what the API server gives every object (uid, generation, times, managedFields ...),
 * their name and namespace. Where not, a line for each place is added to `text`, if that is not NULL: "- path: value" for
 * what is expected and not there, "+ path: value" for what is there. Maps with equal members are the same in any order. */
bool suite_objects_equal(crd_text *text, const crd_value *expected, const crd_value *object);

/* Whether an object has all that `parts` has: members that are not in a map of it may be anything, null stands for none,
 * lists have as many items. Lines as above. */
bool suite_object_has(crd_text *text, const crd_value *parts, const crd_value *object);

/* A copy of an object as a test would expect it: what suite_objects_equal leaves out of account is as `expected` (may be
 * NULL) has it. */
crd_value suite_object_to_expect(crd_arena *arena, const crd_value *expected, const crd_value *object);

/* Objects of suites in the project's own form: a base, and what is changed in it. */

/* The object of a map with the members object, base, merge, patch, remove and set (docs/testing.md) of a suite; in `arena`.
 * NULL with the reason. */
crd_value *suite_object_of(crd_arena *arena, const crd_value *suite, const crd_value *map, crd_string *error);

/* A path as "spec.tasks[0].labels[a.b/c]" as a JSON pointer; one that begins with '/' is one. False where it is neither. */
bool suite_pointer_of(crd_arena *arena, crd_string path, crd_string *pointer);
