/* SPDX-License-Identifier: Apache-2.0 */
/* In which order upstream's internal types had their fields before 1.37, which errors that show a struct, or its
 * differences, tell. Since then they stand as in the versions. */
#ifndef CORE_INTERNAL_ORDER_H
#define CORE_INTERNAL_ORDER_H

#include "types.h"

/* The names in Go of a type's fields, with a space between them. Empty: as in the version. Names that the type does not have
 * are those of fields that were elsewhere then, or are gone. */
crd_string crd_core_internal_order(const core_type *type, unsigned minor);

#endif
