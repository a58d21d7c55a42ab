#include "kinds.h"
#include "compile/libcrdc.h"
#include <crd/shown.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct kinds {
  compilation *compilation; /* NULL: compiled in */
  const crd_registry *registry;
};

extern const crd_registry crd_registry_generated; /* generated/registry.c */

static kinds *kinds_create(const compile_options *options) {
  kinds *kinds = calloc(1, sizeof *kinds);
  if (!kinds) return NULL;
  kinds->compilation = compilation_create(options);
  if (kinds->compilation) return kinds;
  free(kinds);
  return NULL;
}

static kinds *no_memory(void) {
  fputs("crd-validate: out of memory\n", stderr);
  return NULL;
}

kinds *kinds_load(const kinds_source *source) {
  size_t manifests = source->manifests ? source->manifests->count : 0;
  if (source->crd_count == 0 && manifests == 0) {
    kinds *kinds = calloc(1, sizeof *kinds);
    if (!kinds) return no_memory();
    kinds->registry = &crd_registry_generated;
    return kinds;
  }
  kinds *kinds = kinds_create(&(compile_options){.replaces = true,
                                                 .passes_over = true,
                                                 .manifests = source->manifests,
                                                 .builtins = !source->no_builtins,
                                                 .carried = source->rules_above,
                                                 .overlays = source->overlays,
                                                 .overlay_count = source->overlay_count,
                                                 .kubernetes_minor = source->kubernetes_minor});
  if (!kinds) return no_memory();
  const crd_registry *given = compilation_load_files(kinds->compilation, source->crds, source->crd_count, source->cached);
  bool some = given && given->count;
  if (some)
    kinds->registry = source->no_builtins ? given : compilation_join(kinds->compilation, given, &crd_registry_generated);
  crd_string passed_over = compilation_passed_over(kinds->compilation);
  crd_print_shown(stderr, passed_over, CRD_SHOWN_LINES);
  diagnostics_print(compilation_diagnostics(kinds->compilation), stderr, isatty(STDERR_FILENO) == 1);
  if (some) return kinds;
  if (given) fputs("crd-validate: no CustomResourceDefinition in what --crd names\n", stderr);
  kinds_destroy(kinds);
  return NULL;
}

static char *first_error(const compilation *compilation) {
  const diagnostics *diagnostics = compilation_diagnostics(compilation);
  for (size_t i = 0; i < diagnostics->count; i++)
    if (diagnostics->items[i].severity == SEVERITY_ERROR)
      return strndup(diagnostics->items[i].message.data, diagnostics->items[i].message.size);
  return strdup("it does not compile");
}

kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error) {
  *error = NULL;
  kinds *kinds = kinds_create(&(compile_options){.stored = true, .replaces = true, .kubernetes_minor = kubernetes_minor});
  if (!kinds) return NULL;
  bool good = text.size ? compilation_add_text(kinds->compilation, path, text) : compilation_add(kinds->compilation, path);
  if (good) kinds->registry = compilation_load(kinds->compilation);
  if (kinds->registry) return kinds;
  *error = first_error(kinds->compilation);
  kinds_destroy(kinds);
  return NULL;
}

bool kinds_is_built_in(const crd_kind *kind) {
  for (size_t i = 0; i < crd_registry_generated.count; i++)
    if (crd_registry_generated.kinds[i] == kind) return true;
  return false;
}

const crd_registry *kinds_registry(const kinds *kinds) {
  return kinds->registry;
}

void kinds_destroy(kinds *kinds) {
  if (!kinds) return;
  if (kinds->compilation) compilation_destroy(kinds->compilation);
  free(kinds);
}
