/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of kinds are looked through by the sizes of their three names, which a number holds: few kinds have the same, and
 * all numbers lie close together, where the rows do not. */
#ifndef CRD_GOTYPES_KIND_SIZES_H
#define CRD_GOTYPES_KIND_SIZES_H

#include <stdint.h>

#define KIND_SIZES(group, version, kind) ((uint32_t)(group) << 20 ^ (uint32_t)(version) << 10 ^ (uint32_t)(kind))
/* Of literals; an element of a table. */
#define KIND_SIZES_OF(group, version, kind) KIND_SIZES(sizeof(group) - 1, sizeof(version) - 1, sizeof(kind) - 1),

#endif
