/* SPDX-License-Identifier: Apache-2.0 */
/* Checks whether kubectl's JSONPath parser accepts a text ("{.spec.rules[0].host}"). Paths are not evaluated. */
#pragma once

#include "../base/kin.h"

#include <crd/arena.h>
#include <crd/string.h>

/* Parser.Parse; false with Go's text of the error. */
CRD_KIN bool crd_kubectl_path_parse(crd_arena *arena, crd_string text, crd_string *error);
