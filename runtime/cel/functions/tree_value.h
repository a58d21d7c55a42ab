/* SPDX-License-Identifier: Apache-2.0 */
/* Values of CEL as value trees. */
#pragma once

#include <crd/generated/cel_value.h>
#include <crd/value.h>

/* A tree of its own; texts are borrowed. What an object's type does not know is not in it. */
crd_value crd_cel_tree(crd_arena *arena, crd_cel_value value);
/* The same with objects as they were read, parts of whose trees it shares: not to be changed in place. */
crd_value crd_cel_tree_shared(crd_arena *arena, crd_cel_value value);
