/* The JIT with libtcc: one translation unit into memory. Neither headers nor libraries of the system are used. */
#include "jit/inline.h"
#include "jit/jit.h"
#include "jit/symbols.h"
#include <libtcc.h>

static void report(void *opaque, const char *message) {
  diagnostics *diagnostics = opaque;
  diagnostics_add(diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET}, "libtcc: %s", message);
}

static void *function_address(jit_function *function) {
  void *address;
  memcpy(&address, &function, sizeof address); /* ISO C converts no function pointer to void * */
  return address;
}

static bool compile(TCCState *state, crd_arena *arena, crd_string text, diagnostics *diagnostics) {
  tcc_set_error_func(state, diagnostics, report);
  tcc_set_options(state, "-nostdlib -nostdinc -w");
  if (tcc_set_output_type(state, TCC_OUTPUT_MEMORY) != 0) return false;
  crd_string prelude = embedded_header(CRD_STRING("prelude.h")), whole = inline_headers(arena, text, false);
  crd_text source = {.arena = arena};
  crd_text_add(&source, prelude);
  crd_text_add(&source, whole);
  crd_text_add_char(&source, 0);
  for (const jit_symbol *symbol = jit_symbols; symbol->name; symbol++)
    tcc_add_symbol(state, symbol->name, function_address(symbol->function));
  return tcc_compile_string(state, source.data) == 0 && tcc_relocate(state, TCC_RELOCATE_AUTO) == 0;
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
  if (state && compile(state, arena, text, diagnostics)) registry = tcc_get_symbol(state, "crd_registry_generated");
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
