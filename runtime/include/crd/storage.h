/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion between typed structs and value trees, along the type tables of crd/types.h. */
#ifndef CRD_STORAGE_H
#define CRD_STORAGE_H

#include <crd/types.h>

CRD_BEGIN_DECLS

/* Fills a struct's storage from a value that is already pruned and defaulted, without checks. */
void crd_fill(crd_arena *arena, const crd_type *type, const crd_value *value, void *storage);

/* The value tree of a struct, in the arena, with borrowed strings; fields are in the schema's order. */
crd_value crd_encode(crd_arena *arena, const crd_type *type, const void *storage);
/* Whether two structs are equal (absent and present fields, deep). */
bool crd_storage_equal(const crd_type *type, const void *a, const void *b);

CRD_END_DECLS

#endif
