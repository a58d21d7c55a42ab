/* SPDX-License-Identifier: Apache-2.0 */
/* YAML of this project's own files (settings, naming files). They are more restricted than manifests: no anchors, aliases,
 * tags or merge keys, no duplicate names, and maps and lists nested at most 64 deep. Plain scalars, as values and as names,
 * are resolved as in manifests. */
#pragma once

#include "../base/kin.h"
#include <crd/json.h>

/* The documents of a stream as a list in the arena, empty ones as null; offsets are in bytes, in UTF-8. NULL with `error`
 * and its offset when the text is not valid. Without memory it stops (crd/guard.h). */
CRD_KIN crd_value *crd_yaml_strict_parse(crd_arena *arena, crd_string text, crd_parse_error *error);
