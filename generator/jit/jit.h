/* SPDX-License-Identifier: Apache-2.0 */
/* Generated code made to run in this process: compiled by libtcc into memory, or by the system's cc into a shared object
 * that is kept in a cache. The choice is made when crdc is built (-Djit=auto|tcc|cc). */
#ifndef CRDC_JIT_H
#define CRDC_JIT_H

#include "base/diagnostic.h"
#include <crd/types.h>

/* Loaded code; all that is in it lives until it is unloaded. */
typedef struct jit {
  const crd_registry *registry; /* crd_registry_generated; NULL: the code has none */
  void *handle;                 /* the backend's */
  void (*unload)(void *handle);
  void *(*find)(void *handle, const char *name); /* a function of the code, or NULL */
} jit;

/* With libtcc, until a compilation with it fails in this process; from then on with cc.
 * Compiles a translation unit that includes nothing but <crd/...> and standard headers.
 * NULL with a diagnostic when that fails. */
jit *crdc_jit_load(crd_arena *arena, crd_string text, diagnostics *diagnostics);
void crdc_jit_unload(jit *jit); /* NULL is fine */

/* What was kept under a key, 64 hexadecimal digits that stand for everything it was made from: code, loaded (NULL: there was
 * none), and data, in the arena. False when there is nothing. */
bool crdc_jit_find(crd_arena *arena, const char *key, jit **code, crd_string *data);
/* As crdc_jit_load, and keeps what libtcc makes in the cache (jit/cache.h) where there is one, with the data. */
jit *crdc_jit_load_and_keep(crd_arena *arena, crd_string text, crd_string data, const char *key, diagnostics *diagnostics);
/* Keeps data that needs no code. */
void crdc_jit_keep_data(crd_arena *arena, crd_string data, const char *key);

/* The two ways. With libtcc nothing else is needed on the machine: neither headers nor a linker. */
jit *crdc_jit_load_tcc(crd_arena *arena, crd_string text, diagnostics *diagnostics);
/* As a shared object, which is kept in the cache's folder with the data. NULL when that does not work; `failed`: libtcc
 * could not compile it. */
jit *crdc_jit_keep_tcc(crd_arena *arena, crd_string text, crd_string data, int folder, const char *key, bool *failed);
/* With $CC, or cc. The shared object is kept in the cache (jit/cache.h) under the digest of its source. The program must
 * export the runtime's functions. */
jit *crdc_jit_load_cc(crd_arena *arena, crd_string text, diagnostics *diagnostics);

#endif
