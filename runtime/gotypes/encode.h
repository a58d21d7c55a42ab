/* SPDX-License-Identifier: Apache-2.0 */
/* Encodes the structs of types.h as JSON, like Go's json.Marshal: fields are in the order of their declarations. */
#ifndef CORE_ENCODE_H
#define CORE_ENCODE_H

#include "types.h"

#include <crd/arena.h>

/* Appends a struct. crd_core_encode_served appends only the fields that an API server of a minor (0: the newest) has. */
CRD_KIN void crd_core_encode(crd_text *text, const core_type *type, const void *from);
/* Appends raw data with its original bytes, compacted as in encoding/json: without white space, < > & U+2028 U+2029
 * escaped. */
CRD_KIN void crd_core_encode_raw(crd_text *text, const crd_value *raw);
CRD_KIN void crd_core_encode_served(crd_text *text, const core_type *type, const void *from, unsigned minor);

/* crd_core_encode_served, to a tree that shares its strings with the struct. */
CRD_KIN crd_value crd_core_tree(crd_arena *arena, const core_type *type, const void *from, unsigned minor);

/* JSON of upstream's internal types, most of which have no tags: every field that a minor has, by its Go name. Errors print
 * structs so. For a list `type` is that of its items, NULL for strings; for a map `kind` decides the type of its values. */
CRD_KIN void crd_core_encode_internal(crd_text *text, const core_type *type, const void *from, unsigned minor);
CRD_KIN void crd_core_encode_internal_list(crd_text *text, const core_type *type, const void *list, unsigned minor);
CRD_KIN void crd_core_encode_internal_map(crd_text *text, core_kind kind, const void *map);

#endif
