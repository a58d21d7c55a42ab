/* SPDX-License-Identifier: Apache-2.0 */
/* From the struct of one version to that of another (zz_generated.conversion.go of k8s.io/kubernetes), along their tables.
 */
#ifndef CORE_CONVERT_H
#define CORE_CONVERT_H

#include "types.h"

#include <crd/arena.h>

/* Copies the fields that both structs have by the same name in JSON; others of `to` are left as they are. What is a pointer
 * in one of them alone is nil for the zero value. Parts that are of the same type are shared. */
CRD_KIN void crd_core_convert(crd_arena *arena, const core_type *from_type, const void *from, const core_type *to_type,
                              void *to);

#endif
