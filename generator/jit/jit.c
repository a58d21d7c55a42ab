/* The way that this build goes. */
#include "jit/jit.h"

jit *jit_load(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
#ifdef CRDC_JIT_TCC
  return jit_load_tcc(arena, text, diagnostics);
#else
  return jit_load_cc(arena, text, diagnostics);
#endif
}

void jit_unload(jit *jit) {
  if (jit) jit->unload(jit->handle);
}
