/* SPDX-License-Identifier: Apache-2.0 */
/* Converts CEL values to value trees. */
#pragma once

#include <crd/generated/cel_value.h>
#include <crd/value.h>

/* Makes a new tree; texts are borrowed. It omits fields that an object's type does not have. */
crd_value crd_cel_tree(crd_arena *arena, crd_cel_value value);
/* The same with all fields of objects. It shares parts of their trees, so it must not be changed in place. */
crd_value crd_cel_tree_shared(crd_arena *arena, crd_cel_value value);
