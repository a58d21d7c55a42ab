/* The JIT with libtcc: one translation unit into memory, or into a shared object of the cache. Neither headers nor libraries
 * of the system are used. */
#include "jit/cache.h"
#include "jit/inline.h"
#include "jit/jit.h"
#include "jit/symbols.h"
#include <libtcc.h>
#include <unistd.h>

static void report(void *opaque, const char *message) {
  diagnostics *diagnostics = opaque;
  diagnostics_add(diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET}, "libtcc: %s", message);
}

static void *function_address(jit_function *function) {
  void *address;
  memcpy(&address, &function, sizeof address); /* ISO C converts no function pointer to void * */
  return address;
}

/* Compiles for memory, or for a shared object, with `more` at the end. */
static bool compile(TCCState *state, crd_string text, crd_string more, bool object, diagnostics *diagnostics) {
  tcc_set_error_func(state, diagnostics, report);
  /* What the object defines it means, though the program may export the same names for the kinds compiled in. */
  tcc_set_options(state, object ? "-nostdlib -nostdinc -w -Wl,-Bsymbolic" : "-nostdlib -nostdinc -w");
  if (tcc_set_output_type(state, object ? TCC_OUTPUT_DLL : TCC_OUTPUT_MEMORY) != 0) return false;
  crd_arena *scratch = crd_arena_create(NULL);
  crd_string source = inline_headers(scratch, embedded_header(CRD_STRING("prelude.h")), text, false);
  for (const jit_symbol *symbol = jit_symbols; !object && symbol->name; symbol++)
    tcc_add_symbol(state, symbol->name, function_address(symbol->function));
  bool compiled = tcc_compile_string(state, source.data) == 0;
  crd_arena_destroy(scratch);
  return compiled && (!more.size || tcc_compile_string(state, more.data) == 0);
}

static void unload(void *handle) {
  tcc_delete(handle);
}

static void *find(void *handle, const char *name) {
  return tcc_get_symbol(handle, name);
}

jit *jit_load_tcc(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
  TCCState *state = tcc_new();
  const crd_registry *registry = NULL;
  if (state && compile(state, text, (crd_string){NULL, 0}, false, diagnostics) &&
      tcc_relocate(state, TCC_RELOCATE_AUTO) == 0)
    registry = tcc_get_symbol(state, "crd_registry_generated");
  if (!registry) {
    diagnostics_add(diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET},
                    "libtcc cannot compile the generated code");
    if (state) tcc_delete(state);
    return NULL;
  }
  jit *jit = crd_arena_alloc(arena, sizeof *jit);
  jit->registry = registry;
  jit->handle = state;
  jit->unload = unload;
  jit->find = find;
  return jit;
}

jit *jit_keep_tcc(crd_arena *arena, crd_string text, const char *folder, const char *key, bool *failed) {
  TCCState *state = tcc_new();
  diagnostics unheard = {.arena = arena};
  const char *made = crd_arena_printf(arena, "%s/%s.%ld", folder, key, (long)getpid()).data;
  *failed = !state || !compile(state, text, cache_key_line(arena, key), true, &unheard);
  bool written = !*failed && tcc_output_file(state, made) == 0;
  if (state) tcc_delete(state);
  if (written && cache_keep(arena, folder, made, key)) return cache_open(arena, folder, key);
  unlink(made);
  return NULL;
}
