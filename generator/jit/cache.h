/* The cache of compiled CRDs: shared objects in $XDG_CACHE_HOME/crdc (else ~/.cache/crdc), each named by the SHA-256 of what
 * it was made from. Loading code from a file is trust in whoever can write it: the folder and the file must belong to this
 * user and be closed to the others, and the object must hold the digest it is named by. */
#ifndef CRDC_JIT_CACHE_H
#define CRDC_JIT_CACHE_H

#include "jit/jit.h"
#include <sys/stat.h>

/* The constant of an object that holds its name. */
#define CACHE_KEY_SYMBOL "crd_jit_key"

/* The line of C that defines it. */
crd_string cache_key_line(crd_arena *arena, const char *key);

/* Whether only this user can write there. */
bool cache_is_ours(const struct stat *status);

/* The cache's folder, made where it is missing; NULL when there is none that can be written to. `unsafe`: others can write
 * to it, and nothing in it can be used. */
const char *cache_folder(crd_arena *arena, bool *unsafe);

/* The object of that name, loaded; NULL when there is none that can be trusted. */
jit *cache_open(crd_arena *arena, const char *folder, const char *key);

/* Moves an object that was made in the folder to its name, closed to others; false with errno. */
bool cache_keep(crd_arena *arena, const char *folder, const char *made, const char *key);

#endif
