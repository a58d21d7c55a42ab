/* SPDX-License-Identifier: Apache-2.0 */
/* A JSON patch whose operations were built, by an expression of a policy, and not read from a text. */
#pragma once

#include "../../base/kin.h"
#include <crd/value.h>

/* Patch.Apply of json-patch: the JSON text that comes out, or false with the error in its words, and whether it was a test
 * that failed. `operations` is a list of maps (op, path, from, value). */
CRD_KIN bool crd_json_patch_apply_built(crd_arena *arena, const crd_value *document, const crd_value *operations,
                                        bool *test_failed, crd_string *result, crd_string *error);
