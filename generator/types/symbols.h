/* The C names of what is emitted. */
#ifndef CRDC_TYPES_SYMBOLS_H
#define CRDC_TYPES_SYMBOLS_H

#include "types/types.h"

/* The name of a type's `const crd_type`: "core_v1_Container_type" for structs, "crd_type_12" for the rest. */
static inline crd_string type_symbol(crd_arena *arena, const type_node *node) {
  if (node->storage == CRD_STORE_OBJECT)
    return crd_arena_printf(arena, "%.*s_type", (int)node->c_name.size, node->c_name.data);
  return crd_arena_printf(arena, "crd_type_%u", (unsigned)node->id);
}

#endif
