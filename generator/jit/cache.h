/* SPDX-License-Identifier: Apache-2.0 */
/* The cache of compiled CRDs: files in $XDG_CACHE_HOME/crdc (else ~/.cache/crdc), each named by a key, the SHA-256 of what
 * it was made from, and closed by the SHA-256 of that name and of its bytes: a shared object, data (types/image.h), or both.
 *
 * Loading code from a file is trust in whoever can write it. Every folder on the way belongs to this user or to root and is
 * closed to the others (or sticky, as /tmp is, for what lies in it is then its owner's alone); a link is followed where the
 * same holds for it; the folder itself and the file are this user's. The bytes are copied into memory, sealed, verified, and
 * loaded from there. Whatever is not so is as if it was not there: the CRDs are compiled anew. */
#ifndef CRDC_JIT_CACHE_H
#define CRDC_JIT_CACHE_H

#include "jit/jit.h"

/* Opens the cache's folder, and makes it where it is missing; -1 when there is none that can be trusted. */
int crdc_cache_folder(crd_arena *arena);

/* What is kept under that key in the folder: the object, loaded (NULL: there is none), and the data, in the arena. False
 * when there is nothing that can be trusted. */
bool crdc_cache_open(crd_arena *arena, int folder, const char *key, jit **code, crd_string *data);

/* Keeps a sealed object (jit/object.h; -1: none) and data under the key. False with errno when that did not work, which does
 * no harm: neither the object nor what was kept under the key is touched. */
bool crdc_cache_keep(int folder, const char *key, int object, crd_string data);

#endif
