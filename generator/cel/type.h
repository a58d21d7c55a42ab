/* SPDX-License-Identifier: Apache-2.0 */
/* Types, inside the CEL front end. */
#ifndef CRDC_CEL_TYPE_H
#define CRDC_CEL_TYPE_H

#include "cel/text/ast.h"

/* What the types live in. */
crd_arena *crdc_cel_types_arena(const cel_types *types);

/* As crdc_cel_type_format, with the paths of objects starting at the type of `self`. */
crd_string crdc_cel_type_format_in(crd_arena *arena, const cel_type *type, const cel_type *self);

/* The type of the variable self, or NULL. */
const cel_type *crdc_cel_type_of_self(const cel_environment *environment);

#endif
