/* SPDX-License-Identifier: Apache-2.0 */
/* The public interface of the compiler (crdc/crdc.h). */
#include "compile/libcrdc.h"
#include <crdc/crdc.h>
#include <stdlib.h>

struct crdc_compiler {
  compilation *compilation;
  crd_arena *problems; /* of the last returned array */
  bool loaded;
};

crdc_compiler *crdc_compiler_create(const crdc_compiler_options *options) {
  crdc_compiler *compiler = calloc(1, sizeof *compiler);
  crd_arena *problems = compiler ? crd_arena_create(NULL) : NULL;
  if (!problems) {
    free(compiler);
    return NULL;
  }
  compile_options all = {.kubernetes_minor = 0};
  if (options)
    all = (compile_options){.kubernetes_minor = options->kubernetes_minor,
                            .stored = options->stored,
                            .replaces = options->replaces,
                            .passes_over = options->any_file,
                            .no_overlays = options->no_overlays};
  compiler->problems = problems;
  compiler->compilation = crdc_compilation_create(&all);
  return compiler;
}

void crdc_compiler_destroy(crdc_compiler *compiler) {
  if (!compiler) return;
  crdc_compilation_destroy(compiler->compilation);
  crd_arena_destroy(compiler->problems);
  free(compiler);
}

bool crdc_compiler_add(crdc_compiler *compiler, const char *path) {
  return !compiler->loaded && crdc_compilation_add(compiler->compilation, path);
}

bool crdc_compiler_add_text(crdc_compiler *compiler, const char *name, crd_string text) {
  return !compiler->loaded && crdc_compilation_add_text(compiler->compilation, name, text);
}

bool crdc_compiler_add_overlay(crdc_compiler *compiler, const char *path) {
  return !compiler->loaded && crdc_compilation_add_overlay(compiler->compilation, path);
}

bool crdc_compiler_add_overlay_text(crdc_compiler *compiler, const char *name, crd_string text) {
  return !compiler->loaded && crdc_compilation_add_overlay_text(compiler->compilation, name, text);
}

/* False after a read failed, which was reported: the compiler must not continue with only a part of the input. */
static bool is_sound(const crdc_compiler *compiler) {
  return !compiler->loaded && crdc_compilation_diagnostics(compiler->compilation)->errors == 0;
}

bool crdc_compiler_check(crdc_compiler *compiler) {
  return !compiler->loaded && crdc_compilation_check_sets(compiler->compilation);
}

const crd_registry *crdc_compiler_load(crdc_compiler *compiler) {
  if (!is_sound(compiler)) return NULL;
  compiler->loaded = true;
  return crdc_compilation_load(compiler->compilation);
}

bool crdc_compiler_generate(crdc_compiler *compiler, const char *folder) {
  return is_sound(compiler) && crdc_compilation_generate(compiler->compilation, folder, false);
}

size_t crdc_compiler_problems(crdc_compiler *compiler, const crdc_problem **problems) {
  const diagnostics *said = crdc_compilation_diagnostics(compiler->compilation);
  crd_arena_reset(compiler->problems);
  crdc_problem *all = crd_arena_alloc(compiler->problems, (said->count + 1) * sizeof *all);
  source_counter counter = {0};
  for (size_t i = 0; i < said->count; i++) all[i] = crdc_problem_of(&said->items[i], &counter);
  *problems = all;
  return said->count;
}

void crdc_compiler_print(const crdc_compiler *compiler, FILE *stream, bool color) {
  crdc_diagnostics_print(crdc_compilation_diagnostics(compiler->compilation), stream, color);
}
