/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of metadata, which all programs have: apart from the others (types.c), whose texts a linker takes or leaves
 * together. */
#include "type_tables.h"
#include "types_metadata.h"

CORE_TYPES_METADATA(CORE_TABLE)
