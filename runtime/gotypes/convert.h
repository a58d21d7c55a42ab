/* SPDX-License-Identifier: Apache-2.0 */
/* Converts the struct of one version to that of another along their tables (zz_generated.conversion.go of
 * k8s.io/kubernetes). */
#ifndef CORE_CONVERT_H
#define CORE_CONVERT_H

#include "types.h"

#include <crd/arena.h>

/* Copies the fields with the same JSON name in both structs; other fields of `to` are unchanged. If a field is a pointer in
 * only one of them, nil corresponds to the zero value. Parts of the same type are shared. */
CRD_KIN void crd_core_convert(crd_arena *arena, const core_type *from_type, const void *from, const core_type *to_type,
                              void *to);

#endif
