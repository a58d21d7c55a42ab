/* SPDX-License-Identifier: Apache-2.0 */
/* The C names of what is emitted. */
#ifndef CRDC_TYPES_SYMBOLS_H
#define CRDC_TYPES_SYMBOLS_H

#include "types/types.h"

#include <inttypes.h>

/* The digest of a type as names show it. */
#define NAME_DIGEST "%08" PRIx64
enum { NAME_DIGEST_SHIFT = 32 };
static inline uint64_t name_digest(const type_node *node) {
  return node->digest >> NAME_DIGEST_SHIFT;
}

/* The name of a type's `const crd_type`: "ray_io_v1_RayCluster_type" for structs, for the rest of the set's
 * ("crd_0a1b2c3d_type_4e5f6789"). */
static inline crd_string type_symbol(crd_arena *arena, const type_node *node) {
  if (node->storage == CRD_STORE_OBJECT)
    return crd_arena_printf(arena, "%.*s_type", (int)node->c_name.size, node->c_name.data);
  return crd_arena_printf(arena, "%.*stype_" NAME_DIGEST, CRD_PRINT(*node->mark), name_digest(node));
}

#endif
