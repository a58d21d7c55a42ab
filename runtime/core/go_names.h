/* SPDX-License-Identifier: Apache-2.0 */
/* What fields are called in Go, in the internal types that upstream validates. */
#ifndef CORE_GO_NAMES_H
#define CORE_GO_NAMES_H

#include "types.h"

#include <crd/arena.h>

/* Whether the internal type is that of the API machinery, whose fields have tags. */
bool crd_core_has_tags(const core_type *type);
/* Adds the name of a field of `type`, in quotes. */
void crd_core_add_go_name(crd_text *text, const core_type *type, const core_field *field);

#endif
