/* SPDX-License-Identifier: Apache-2.0 */
/* What to do about a text that is no YAML: the reader's words (go-yaml's) say where it gave up, not what is wrong. */
#ifndef CRDC_YAML_ADVICE_H
#define CRDC_YAML_ADVICE_H

#include <crd/arena.h>

/* What may be wrong, as a sentence; empty when nothing is known. `text` is all of the file, in which the document starts at
 * `from` and the reader stopped at `offset`. */
crd_string crdc_yaml_advice(crd_arena *arena, crd_string text, size_t from, size_t offset, crd_string message);

#endif
