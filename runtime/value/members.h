/* SPDX-License-Identifier: Apache-2.0 */
/* The members of a map: one by its name or its path, or all sorted by name, as Go prints maps. */
#pragma once

#include "../base/kin.h"
#include <crd/value.h>

/* NULL if there is no such member, or the value is not a map. */
crd_member *crd_members_find(const crd_value *map, crd_string name);

/* The text at a path of fields ("spec.nodeName"); empty if there is none. */
crd_string crd_members_text_at(const crd_value *object, crd_string path);

/* For qsort: compares two `const crd_member *` by the bytes of their names. */
CRD_KIN int crd_members_by_name(const void *a, const void *b);
/* The map's members sorted by such a function; in the arena. */
CRD_KIN const crd_member **crd_members_sorted(crd_arena *arena, const crd_value *map,
                                              int (*order)(const void *, const void *));
