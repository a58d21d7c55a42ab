/* SPDX-License-Identifier: Apache-2.0 */
/* Whether kubectl's JSONPath reads a text ("{.spec.rules[0].host}"): what is wrong with it, and nothing of what it means. */
#pragma once

#include "../base/kin.h"

#include <crd/arena.h>
#include <crd/string.h>

/* Parser.Parse; false with Go's text of the error. */
CRD_KIN bool crd_kubectl_path_parse(crd_arena *arena, crd_string text, crd_string *error);
