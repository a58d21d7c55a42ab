/* SPDX-License-Identifier: Apache-2.0 */
/* Types of built-in objects as the checker of CEL sees them through their OpenAPI. */
#ifndef CRDC_ADMISSION_BUILTIN_CEL_TYPES_H
#define CRDC_ADMISSION_BUILTIN_CEL_TYPES_H

#include "cel/text/ast.h"
#include <crd/builtin.h>

/* The type of a kind's objects; NULL where it is not known. */
const cel_type *crdc_builtin_cel_type(crd_arena *arena, const crd_builtin_kind *kind);

#endif
