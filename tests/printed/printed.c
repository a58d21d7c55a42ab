/* SPDX-License-Identifier: Apache-2.0 */
#include "printed.h"

#include <dlfcn.h>
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef PRINTED_TCC
#include <libtcc.h>
#endif

#define HEADERS CRDC_SOURCE_ROOT "/runtime/include"
/* What follows the code: its registry by a name that all have. */
#define REGISTRY "printed_registry_here"
#define FOOTER                                                                                                              \
  "\nextern const crd_registry *const " REGISTRY ";\nconst crd_registry *const " REGISTRY " = &crd_registry_generated;\n"

struct printed {
  void *handle;
  void (*unload)(void *handle);
  const crd_registry *registry;
};

static printed *printed_new(void *handle, void (*unload)(void *handle), const crd_registry *const *registry) {
  printed *code = malloc(sizeof *code);
  if (!code || !registry) abort();
  *code = (printed){handle, unload, *registry};
  return code;
}

/* ---- by the system's compiler ---- */

static void close_object(void *handle) {
  dlclose(handle);
}

static bool write_file(const char *path, crd_string text) {
  FILE *file = fopen(path, "w");
  bool good = file && fwrite(text.data, 1, text.size, file) == text.size && fputs(FOOTER, file) >= 0;
  return file && fclose(file) == 0 && good;
}

static bool run_compiler(const char *source, const char *object) {
  const char *named = getenv("CC"), *compiler = named && *named ? named : "cc";
  /* what the object defines it means, though the test may export the same names for the kinds compiled in */
  char *arguments[] = {(char *)compiler,
                       "-std=c11",
                       "-O2",
                       "-w",
                       "-fPIC",
                       "-shared",
                       "-Wl,-Bsymbolic",
                       "-I",
                       HEADERS,
                       "-o",
                       (char *)(uintptr_t)object,
                       (char *)(uintptr_t)source,
                       NULL};
  pid_t child;
  int status = 0;
  if (posix_spawnp(&child, compiler, NULL, NULL, arguments, environ) != 0) return false;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return false;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static printed *load_by_cc(crd_string text) {
  char folder[] = "/tmp/crdc-printed-XXXXXX", source[64], object[64];
  if (!mkdtemp(folder)) return NULL;
  snprintf(source, sizeof source, "%s/crds.c", folder);
  snprintf(object, sizeof object, "%s/crds.so", folder);
  void *handle = write_file(source, text) && run_compiler(source, object) ? dlopen(object, RTLD_NOW | RTLD_LOCAL) : NULL;
  unlink(source);
  unlink(object);
  rmdir(folder);
  if (!handle) fprintf(stderr, "the printed code is not compiled\n");
  return handle ? printed_new(handle, close_object, dlsym(handle, REGISTRY)) : NULL;
}

/* ---- by libtcc ---- */

#ifdef PRINTED_TCC
/* What the code calls. libtcc looks nowhere by itself, and names what it lacks: that is looked up, and tried again. */
static struct {
  char *names[1024];
  size_t count;
} called;

static void tell(void *context, const char *message) {
  static const char words[] = "undefined symbol '";
  const char *name = strstr(message, words);
  (void)context;
  if (!name || called.count == sizeof called.names / sizeof *called.names) {
    fprintf(stderr, "libtcc: %s\n", message);
    return;
  }
  name += sizeof words - 1;
  called.names[called.count++] = strndup(name, strcspn(name, "'"));
}

static void delete_state(void *handle) {
  tcc_delete(handle);
}

/* The code in memory; NULL where something is missing. */
static TCCState *try_fast(const char *source) {
  TCCState *state = tcc_new();
  tcc_set_error_func(state, NULL, tell);
  tcc_set_options(state, "-nostdlib -nostdinc -w");
  tcc_add_include_path(state, CRDC_SOURCE_ROOT "/tests/printed/std");
  tcc_add_include_path(state, HEADERS);
  tcc_set_output_type(state, TCC_OUTPUT_MEMORY);
  for (size_t i = 0; i < called.count; i++) {
    void *address = dlsym(RTLD_DEFAULT, called.names[i]);
    if (!address) abort();
    tcc_add_symbol(state, called.names[i], address);
  }
  if (tcc_compile_string(state, source) == 0 && tcc_relocate(state, TCC_RELOCATE_AUTO) == 0) return state;
  tcc_delete(state);
  return NULL;
}

static printed *load_fast(crd_string text) {
  static const char before[] = "#include <prelude.h>\n";
  char *source = malloc(text.size + sizeof before + sizeof FOOTER);
  if (!source) abort();
  memcpy(source, before, sizeof before);
  memcpy(source + sizeof before - 1, text.data, text.size);
  memcpy(source + sizeof before - 1 + text.size, FOOTER, sizeof FOOTER);
  size_t known = called.count;
  TCCState *state = try_fast(source);
  if (!state && called.count > known) state = try_fast(source);
  free(source);
  return state ? printed_new(state, delete_state, tcc_get_symbol(state, REGISTRY)) : NULL;
}
#else
static printed *load_fast(crd_string text) {
  return load_by_cc(text);
}
#endif

printed *printed_load(crd_string text, printed_way way) {
  return way == PRINTED_FAST ? load_fast(text) : load_by_cc(text);
}

void printed_unload(printed *code) {
  if (!code) return;
  code->unload(code->handle);
  free(code);
}

const crd_registry *printed_registry(const printed *code) {
  return code->registry;
}
