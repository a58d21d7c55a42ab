/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of metadata, which all programs have: apart from the others (types.c), whose texts a linker takes or leaves
 * together. */
#include "tables/types_metadata.h"
#include "type_tables.h"

CORE_TYPES_METADATA(CORE_TABLE)
