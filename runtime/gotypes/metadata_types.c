/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of metadata, which all programs need: separate from the others (types.c), which are linked only as a whole. */
#include "type_tables.h"
#include "types_metadata.h"

CORE_TYPES_METADATA(CORE_TABLE)
