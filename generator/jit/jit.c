/* SPDX-License-Identifier: Apache-2.0 */
/* The way that this build goes. */
#include "jit/cache.h"
#include <unistd.h>
#ifdef CRDC_JIT_TCC
#include <stdatomic.h>

/* libtcc keeps the state of its parser in static variables, and leaves a compilation that fails by longjmp: labels, scopes
 * and tokens stay behind, pointing into memory that is freed, and a later compilation crashes on them. Nothing of its
 * interface puts that right, so a process whose libtcc failed once never calls it again. */
static atomic_bool tcc_has_failed;
#endif

jit *crdc_jit_load(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
#ifdef CRDC_JIT_TCC
  if (!atomic_load(&tcc_has_failed)) {
    jit *loaded = crdc_jit_load_tcc(arena, text, diagnostics);
    if (!loaded) atomic_store(&tcc_has_failed, true);
    return loaded;
  }
#endif
  return crdc_jit_load_cc(arena, text, diagnostics);
}

bool crdc_jit_find(crd_arena *arena, const char *key, jit **code, crd_string *data) {
  int folder = crdc_cache_folder(arena);
  if (folder < 0) return false;
  bool found = crdc_cache_open(arena, folder, key, code, data);
  close(folder);
  return found;
}

void crdc_jit_keep_data(crd_arena *arena, crd_string data, const char *key) {
  int folder = crdc_cache_folder(arena);
  if (folder < 0) return;
  crdc_cache_keep(folder, key, -1, data);
  close(folder);
}

jit *crdc_jit_load_and_keep(crd_arena *arena, crd_string text, crd_string data, const char *key, diagnostics *diagnostics) {
#ifdef CRDC_JIT_TCC
  int folder = atomic_load(&tcc_has_failed) ? -1 : crdc_cache_folder(arena);
  if (folder >= 0) {
    bool failed;
    jit *loaded = crdc_jit_keep_tcc(arena, text, data, folder, key, &failed);
    close(folder);
    if (loaded) return loaded; /* else where nothing in memory may be run from a file */
    if (failed) atomic_store(&tcc_has_failed, true);
  }
#else
  (void)data, (void)key; /* cc keeps what it makes under a name of its own */
#endif
  return crdc_jit_load(arena, text, diagnostics);
}

void crdc_jit_unload(jit *jit) {
  if (jit) jit->unload(jit->handle);
}
