/* The structs of types.h as JSON, as Go's json.Marshal writes them: fields in the order of their declarations. */
#ifndef CORE_ENCODE_H
#define CORE_ENCODE_H

#include "types.h"

#include <crd/arena.h>

/* Writes a struct at the end of a text. */
void crd_core_encode(crd_text *text, const core_type *type, const void *from);

#endif
