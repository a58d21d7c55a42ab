/* SPDX-License-Identifier: Apache-2.0 */
/* The JIT with libtcc: one translation unit into memory, or into a shared object of the cache. Neither headers nor libraries
 * of the system are used. */
#include "base/memory.h"
#include "jit/cache.h"
#include "jit/inline.h"
#include "jit/jit.h"
#include "jit/object.h"
#include "jit/symbols.h"
#include <libtcc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Without memory libtcc says so, to itself where it has no state yet, and calls exit(1): the thread that is in it then ends
 * with the words and the status of a program without memory. */
static _Thread_local bool in_tcc;

static void end_in_tcc(void) {
  static const char words[] = "crd: out of memory\n";
  if (!in_tcc) return;
  ssize_t written = write(STDERR_FILENO, words, sizeof words - 1);
  (void)written;
  _exit(2);
}

/* libtcc writes its object through the stream that it gets, there or not: the linker has fdopen's callers come by here
 * (weak, because it is the linker that makes the first of these). */
FILE *__real_fdopen(int file, const char *mode)
    __attribute__((weak));                       /* NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
FILE *__wrap_fdopen(int file, const char *mode); /* NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
FILE *__wrap_fdopen(int file, const char *mode) {
  FILE *stream = __real_fdopen(file, mode);
  if (!stream) end_in_tcc();
  return stream;
}

static void watch_exit(void) {
  if (atexit(end_in_tcc) != 0) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
}

static void enter_tcc(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_exit);
  in_tcc = true;
}

static void report(void *opaque, const char *message) {
  diagnostics *diagnostics = opaque;
  in_tcc = false; /* these may leave */
  if (strstr(message, "memory full")) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
  crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET}, "libtcc: %s", message);
  in_tcc = true;
}

/* tcc_new reads through NULL where its very first block cannot be had, so that one is tried before. */
static TCCState *state_new(void) {
  enum { MORE_THAN_A_STATE = 1 << 16 };
  free(memory_checked(malloc(MORE_THAN_A_STATE), MORE_THAN_A_STATE));
  enter_tcc();
  TCCState *state = tcc_new();
  in_tcc = false;
  return memory_checked(state, 0);
}

static void *function_address(jit_function *function) {
  void *address;
  memcpy(&address, &function, sizeof address); /* ISO C converts no function pointer to void * */
  return address;
}

/* Compiles for memory, or for a shared object. */
static bool compile_with_tcc(TCCState *state, crd_string text, bool object, diagnostics *diagnostics) {
  crd_arena *scratch = memory_arena(NULL);
  crd_string source = crdc_inline_headers(scratch, crdc_embedded_header(CRD_STRING("prelude.h.tmpl")), text, false);
  enter_tcc();
  tcc_set_error_func(state, diagnostics, report);
  /* What the object defines it means, though the program may export the same names for the kinds compiled in. */
  tcc_set_options(state, object ? "-nostdlib -nostdinc -w -Wl,-Bsymbolic" : "-nostdlib -nostdinc -w");
  bool compiled = tcc_set_output_type(state, object ? TCC_OUTPUT_DLL : TCC_OUTPUT_MEMORY) == 0;
  for (const jit_symbol *symbol = crdc_jit_symbols; !object && symbol->name; symbol++)
    tcc_add_symbol(state, symbol->name, function_address(symbol->function));
  compiled = compiled && tcc_compile_string(state, source.data) == 0;
  in_tcc = false;
  crd_arena_destroy(scratch);
  return compiled;
}

/* Into memory, or into the file. */
static bool finish_code(TCCState *state, const char *file) {
  enter_tcc();
  int failed = file ? tcc_output_file(state, file) : tcc_relocate(state, TCC_RELOCATE_AUTO);
  in_tcc = false;
  return failed == 0;
}

static void unload_state(void *handle) {
  tcc_delete(handle);
}

static void *find_in_code(void *handle, const char *name) {
  return tcc_get_symbol(handle, name);
}

jit *crdc_jit_load_tcc(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
  TCCState *state = state_new();
  if (!compile_with_tcc(state, text, false, diagnostics) || !finish_code(state, NULL)) {
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET},
                         "libtcc cannot compile the generated code");
    tcc_delete(state);
    return NULL;
  }
  jit *jit = crd_arena_alloc(arena, sizeof *jit);
  jit->registry = tcc_get_symbol(state, "crd_registry_generated");
  jit->handle = state;
  jit->unload = unload_state;
  jit->find = find_in_code;
  return jit;
}

/* The code as a sealed object; -1 when it cannot be had. libtcc does not say when it could not write everything. */
static int make_object(crd_arena *arena, crd_string text, bool *failed) {
  char path[OBJECT_PATH_SIZE];
  int object = crdc_object_create();
  *failed = false;
  if (object < 0) return -1;
  TCCState *state = state_new();
  diagnostics unheard = {.arena = arena};
  crdc_object_path(object, path);
  *failed = !compile_with_tcc(state, text, true, &unheard);
  bool made = !*failed && finish_code(state, path) && crdc_object_seal(object);
  tcc_delete(state);
  crd_string bytes = made ? crdc_object_map(object) : (crd_string){NULL, 0};
  made = made && crdc_object_is_whole(bytes);
  crdc_object_unmap(bytes);
  if (made) return object;
  close(object);
  return -1;
}

jit *crdc_jit_keep_tcc(crd_arena *arena, crd_string text, crd_string data, int folder, const char *key, bool *failed) {
  int object = make_object(arena, text, failed);
  if (object < 0) return NULL;
  crdc_cache_keep(folder, key, object, data);
  return crdc_object_load(arena, object);
}
