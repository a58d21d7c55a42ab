/* SPDX-License-Identifier: Apache-2.0 */
/* YAML of files that are this project's alone (settings, naming files). They take less than manifests: no anchors, aliases,
 * tags and merge keys, each name once in a map, and maps and lists in each other no deeper than 64. Plain scalars, as values
 * and as names, are what they are in manifests. */
#pragma once

#include "../base/kin.h"
#include <crd/json.h>

/* The documents of a stream as a list, empty ones as null; offsets are in bytes, in UTF-8. NULL with `error`, whose offset
 * is the place, when the text is not of that kind. All in the arena; without memory it stops (crd/guard.h). */
CRD_KIN crd_value *crd_yaml_strict_parse(crd_arena *arena, crd_string text, crd_parse_error *error);
