/* SPDX-License-Identifier: Apache-2.0 */
#include "with_cc.h"
#include "compile/libcrdc.h"
#include "printed.h"

const crd_registry *compile_with_cc(const char *const *paths, size_t count) {
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true, .replaces = true});
  crd_string text;
  bool good = compilation != NULL;
  for (size_t i = 0; good && i < count; i++) good = crdc_compilation_add(compilation, paths[i]);
  good = good && crdc_compilation_text(compilation, &text);
  printed *loaded = good ? printed_load(text, PRINTED_BY_CC) : NULL;
  if (compilation) crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, false);
  if (compilation) crdc_compilation_destroy(compilation);
  return loaded ? printed_registry(loaded) : NULL;
}
