/* SPDX-License-Identifier: Apache-2.0 */
/* The order of fields in upstream's internal types before 1.37, for errors that show a struct or its differences. Since 1.37
 * the order is that of the versions. */
#ifndef CORE_INTERNAL_ORDER_H
#define CORE_INTERNAL_ORDER_H

#include "types.h"

/* The Go names of a type's fields, separated by spaces; empty: the order is that of the version. Names that the type does
 * not have are those of fields that were moved or removed. */
crd_string crd_core_internal_order(const core_type *type, unsigned minor);

#endif
