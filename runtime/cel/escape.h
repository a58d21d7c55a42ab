/* SPDX-License-Identifier: Apache-2.0 */
/* The names under which rules reach the members of objects (apiserver pkg/cel/escaping.go). */
#pragma once

#include "../base/kin.h"

#include <crd/arena.h>

/* "a__dash__b", "__namespace__"; of a name that has only letters, digits, underscores and ".-/". */
CRD_KIN crd_string crd_cel_escape_name(crd_arena *arena, crd_string property);
/* A word that no field is selected by as it is. */
CRD_KIN bool crd_cel_is_reserved(crd_string word);
