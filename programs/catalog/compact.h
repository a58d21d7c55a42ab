/* SPDX-License-Identifier: Apache-2.0 */
/* Texts as an index keeps them: JSON without descriptions and without what a cluster adds. */
#ifndef CATALOG_COMPACT_H
#define CATALOG_COMPACT_H

#include <crd/value.h>

/* Both change the tree. */
crd_string catalog_compact_crd(crd_arena *arena, crd_value *crd);
crd_string catalog_compact_schema(crd_arena *arena, crd_value *root);

#endif
