/* SPDX-License-Identifier: Apache-2.0 */
/* The names of objects' members in rules (apiserver pkg/cel/escaping.go). */
#pragma once

#include "../base/kin.h"

#include <crd/arena.h>

/* "a__dash__b", "__namespace__"; the name may have only letters, digits, underscores and ".-/". */
CRD_KIN crd_string crd_cel_escape_name(crd_arena *arena, crd_string property);
/* Whether a name must be escaped because CEL reserves it. */
CRD_KIN bool crd_cel_is_reserved(crd_string word);
