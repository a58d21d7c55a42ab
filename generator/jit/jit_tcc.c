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

static bool compile(TCCState *state, crd_string text, diagnostics *diagnostics) {
  tcc_set_error_func(state, diagnostics, report);
  tcc_set_options(state, "-nostdlib -nostdinc -w");
  if (tcc_set_output_type(state, TCC_OUTPUT_MEMORY) != 0) return false;
  crd_arena *scratch = crd_arena_create(NULL);
  crd_string source = inline_headers(scratch, embedded_header(CRD_STRING("prelude.h")), text, false);
  for (const jit_symbol *symbol = jit_symbols; symbol->name; symbol++)
    tcc_add_symbol(state, symbol->name, function_address(symbol->function));
  bool compiled = tcc_compile_string(state, source.data) == 0;
  crd_arena_destroy(scratch);
  return compiled && tcc_relocate(state, TCC_RELOCATE_AUTO) == 0;
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
  if (state && compile(state, text, diagnostics)) registry = tcc_get_symbol(state, "crd_registry_generated");
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
