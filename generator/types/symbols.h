/* SPDX-License-Identifier: Apache-2.0 */
/* The C names of what is emitted. */
#pragma once

#include "types/types.h"
#include <crd/arena.h>
#include <inttypes.h>

/* The digest of a type as symbols contain it. */
#define NAME_DIGEST "%08" PRIx64
enum { NAME_DIGEST_SHIFT = 32 };
static inline uint64_t name_digest(const type_node *node) {
  return node->digest >> NAME_DIGEST_SHIFT;
}

/* The name of a type's `const crd_type`: "ray_io_v1_RayCluster_type" for structs, "crd_0a1b2c3d_type_4e5f6789" for other
 * types of the set. */
static inline crd_string type_symbol(crd_arena *arena, const type_node *node) {
  if (node->storage == CRD_STORE_OBJECT)
    return crd_arena_printf(arena, "%.*s_type", (int)node->c_name.size, node->c_name.data);
  return crd_arena_printf(arena, "%.*stype_" NAME_DIGEST, CRD_PRINT(*node->mark), name_digest(node));
}

/* C identifiers from arbitrary names. */

/* The name as a member of a generated struct. Odd characters become '_', and a leading digit gets '_' before it. Keywords of
 * C and C++, macro names of standard headers and the head of every struct ("object", "has") get '_' at the end. */
crd_string crdc_identifier_member(crd_arena *arena, crd_string name);

/* The name as part of a type's name: "headGroupSpec", "head-group_spec" -> "HeadGroupSpec". May be empty. */
crd_string crdc_identifier_pascal(crd_arena *arena, crd_string name);

/* The name with every odd character turned into '_': "x-k8s.io" -> "x_k8s_io". */
crd_string crdc_identifier_plain(crd_arena *arena, crd_string name);

/* The singular of an English plural as field names form it: "containers" -> "container", "policies" -> "policy",
 * "addresses" -> "address", "status" -> "status". */
crd_string crdc_identifier_singular(crd_arena *arena, crd_string name);

/* Whether a text is an identifier in both C and C++. */
bool crdc_identifier_is_valid(crd_string name);
