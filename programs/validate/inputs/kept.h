/* SPDX-License-Identifier: Apache-2.0 */
/* Texts that are kept for the next run: files in $XDG_CACHE_HOME/crdc (else ~/.cache/crdc), each named by a key, 64
 * hexadecimal digits, and headed by the SHA-256 of that and of its text. What is broken, or could be somebody else's, is as
 * if it was not there; where nothing can be kept, nothing is. */
#ifndef VALIDATE_INPUTS_KEPT_H
#define VALIDATE_INPUTS_KEPT_H

#include <crd/arena.h>

/* What is kept under the key, in the arena; false when there is nothing. */
bool kept_find(crd_arena *arena, const char *key, crd_string *text);
void kept_add(crd_arena *arena, const char *key, crd_string text);

#endif
