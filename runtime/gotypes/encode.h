/* SPDX-License-Identifier: Apache-2.0 */
/* The structs of types.h as JSON, as Go's json.Marshal writes them: fields in the order of their declarations. */
#ifndef CORE_ENCODE_H
#define CORE_ENCODE_H

#include "types.h"

#include <crd/arena.h>

/* Writes a struct at the end of a text; and with the fields that an API server of a minor (0: the newest) has. */
CRD_KIN void crd_core_encode(crd_text *text, const core_type *type, const void *from);
/* Of raw data the bytes that it was read of, as encoding/json has them (compact): without blanks between, < > & U+2028
 * U+2029 escaped. */
CRD_KIN void crd_core_encode_raw(crd_text *text, const crd_value *raw);
CRD_KIN void crd_core_encode_served(crd_text *text, const core_type *type, const void *from, unsigned minor);

/* The second as a tree, which shares strings with the struct. */
CRD_KIN crd_value crd_core_tree(crd_arena *arena, const core_type *type, const void *from, unsigned minor);

/* As upstream's internal types are written, which most have no tags: every field, by its name in Go. It is how errors show
 * structs, with the fields of a minor. A list of structs of the type, NULL: of strings; a map of a kind that says what its
 * values are. */
CRD_KIN void crd_core_encode_internal(crd_text *text, const core_type *type, const void *from, unsigned minor);
CRD_KIN void crd_core_encode_internal_list(crd_text *text, const core_type *type, const void *list, unsigned minor);
CRD_KIN void crd_core_encode_internal_map(crd_text *text, core_kind kind, const void *map);

#endif
