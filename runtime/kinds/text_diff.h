/* SPDX-License-Identifier: Apache-2.0 */
/* The differences between two texts of many lines, as found by Python's difflib and its port to Go, by which Kubernetes
 * prints changes of specs (apimachinery pkg/util/diff). */
#ifndef CORE_TEXT_DIFF_H
#define CORE_TEXT_DIFF_H

#include "../gotypes/types.h"

#include <crd/arena.h>

/* Adds the unified diff of two compact JSON texts, which are indented by one space like json.MarshalIndent, with three lines
 * of context. Adds nothing for equal texts. Memory is taken from the arena of `text`. */
void crd_core_add_json_diff(crd_text *text, crd_string from, crd_string to);

#endif
