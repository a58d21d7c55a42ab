/* SPDX-License-Identifier: Apache-2.0 */
/* A JSON patch whose operations were built by a policy's expression instead of parsed from a text. */
#pragma once

#include "../../base/kin.h"
#include <crd/value.h>

/* Patch.Apply of json-patch: `result` is the resulting JSON text. False with json-patch's error; `test_failed` says whether
 * a test operation failed. `operations` is a list of maps (op, path, from, value). */
CRD_KIN bool crd_json_patch_apply_built(crd_arena *arena, const crd_value *document, const crd_value *operations,
                                        bool *test_failed, crd_string *result, crd_string *error);
