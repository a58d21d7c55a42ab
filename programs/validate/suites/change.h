/* SPDX-License-Identifier: Apache-2.0 */
/* Objects of suites in the project's own form: a base, and what is changed in it. */
#ifndef VALIDATE_SUITES_CHANGE_H
#define VALIDATE_SUITES_CHANGE_H

#include <crd/value.h>

/* The object of a map with the members object, base, merge, patch, remove and set (docs/testing.md) of a suite; in `arena`.
 * NULL with the reason. */
crd_value *suite_object_of(crd_arena *arena, const crd_value *suite, const crd_value *map, crd_string *error);

/* A path as "spec.tasks[0].labels[a.b/c]" as a JSON pointer; one that begins with '/' is one. False where it is neither. */
bool suite_pointer_of(crd_arena *arena, crd_string path, crd_string *pointer);

#endif
