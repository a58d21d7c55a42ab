/* SPDX-License-Identifier: Apache-2.0 */
/* What differs between two texts of many lines, as Python's difflib and its port to Go find it, which Kubernetes shows
 * changes of specs with (apimachinery pkg/util/diff). */
#ifndef CORE_TEXT_DIFF_H
#define CORE_TEXT_DIFF_H

#include "../gotypes/types.h"

#include <crd/arena.h>

/* Adds the unified difference of two compact JSON texts, indented as json.MarshalIndent does by one blank, with three lines
 * around; nothing where there is none. The arena is that of `text`. */
void crd_core_add_json_diff(crd_text *text, crd_string from, crd_string to);

#endif
