/* SPDX-License-Identifier: Apache-2.0 */
/* Typed structs and value trees: one from the other, along the type tables of crd/types.h. */
#ifndef CRD_STORAGE_H
#define CRD_STORAGE_H

#include <crd/types.h>

CRD_BEGIN_DECLS

/* Fills a struct's storage from an already shaped value, without checks. */
void crd_fill(crd_arena *arena, const crd_type *type, const crd_value *value, void *storage);

/* A struct back as a value tree, its strings borrowed; fields in the schema's order. */
crd_value crd_encode(crd_arena *arena, const crd_type *type, const void *storage);
/* Whether two structs say the same (absent and present fields, deep). */
bool crd_storage_equal(const crd_type *type, const void *a, const void *b);

CRD_END_DECLS

#endif
