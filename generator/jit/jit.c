/* The way that this build goes. */
#include "jit/jit.h"
#ifdef CRDC_JIT_TCC
#include <stdatomic.h>

/* libtcc keeps the state of its parser in static variables, and leaves a compilation that fails by longjmp: labels, scopes
 * and tokens stay behind, pointing into memory that is freed, and a later compilation crashes on them. Nothing of its
 * interface puts that right, so a process whose libtcc failed once never calls it again. */
static atomic_bool tcc_has_failed;
#endif

jit *jit_load(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
#ifdef CRDC_JIT_TCC
  if (!atomic_load(&tcc_has_failed)) {
    jit *loaded = jit_load_tcc(arena, text, diagnostics);
    if (!loaded) atomic_store(&tcc_has_failed, true);
    return loaded;
  }
#endif
  return jit_load_cc(arena, text, diagnostics);
}

void jit_unload(jit *jit) {
  if (jit) jit->unload(jit->handle);
}
