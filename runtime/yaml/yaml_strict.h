/* SPDX-License-Identifier: Apache-2.0 */
/* YAML of this project's own files (settings, naming files). They are more restricted than manifests: no anchors, aliases,
 * tags or merge keys, no duplicate names, and maps and lists nested at most 64 deep. Plain scalars, as values and as names,
 * are resolved as in manifests. */
#pragma once

#include "../base/kin.h"
#include <crd/json.h>

/* Parses the documents of a stream into a list in the arena; empty documents are null. Offsets are in bytes of UTF-8.
 * Returns NULL with `error` and its offset if the text is not valid. Out of memory, it stops (crd/guard.h). */
CRD_KIN crd_value *crd_yaml_strict_parse(crd_arena *arena, crd_string text, crd_parse_error *error);
