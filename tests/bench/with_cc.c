#include "with_cc.h"
#include "compile/libcrdc.h"
#include "jit/jit.h"

const crd_registry *compile_with_cc(crd_arena *arena, const char *const *paths, size_t count) {
  compilation *compilation = compilation_create(&(compile_options){.stored = true, .replaces = true});
  crd_string text;
  bool good = compilation != NULL;
  for (size_t i = 0; good && i < count; i++) good = compilation_add(compilation, paths[i]);
  good = good && compilation_text(compilation, &text);
  diagnostics found = {.arena = arena};
  jit *loaded = good ? jit_load_cc(arena, text, &found) : NULL;
  if (compilation) diagnostics_print(compilation_diagnostics(compilation), stderr, false);
  diagnostics_print(&found, stderr, false);
  if (compilation) compilation_destroy(compilation);
  return loaded ? loaded->registry : NULL;
}
