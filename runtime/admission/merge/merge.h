/* SPDX-License-Identifier: Apache-2.0 */
/* Structured merge: whether a value fits its type, and what comes of an object and a patch
 * (sigs.k8s.io/structured-merge-diff typed/validate.go, merge.go). */
#ifndef ADMISSION_MERGE_H
#define ADMISSION_MERGE_H

#include "merge_type.h"

/* Whether an object or a patch fits; `error` is what is said where it does not. Of an object keys
 * may stand twice. Null is nothing; what an expression made of it is a value that no JSON has (constructed.h). */
bool crd_merge_validate(crd_arena *arena, const merge_type *type, const crd_value *value, bool is_object, crd_string *error);
/* The paths of lists, maps and structs in it that are replaced whole, with commas between them; empty: none. */
crd_string crd_merge_atomics(crd_arena *arena, const merge_type *type, const crd_value *value);
/* The object with the patch merged into it; what is not changed is shared. Both fit the type. */
crd_value crd_merge_values(crd_arena *arena, const merge_type *type, const crd_value *object, const crd_value *patch);

#endif
