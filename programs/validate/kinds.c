#include "kinds.h"
#include "libcrdc.h"
#include <crd/shown.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct kinds {
  compilation *compilation; /* NULL: compiled in */
  const crd_registry *registry;
  crd_registry joined; /* its list is owned */
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

/* The kinds of CRDs among the manifests, and those compiled in that they do not define. */
static const crd_registry *join(kinds *kinds, const crd_registry *first) {
  const crd_registry *second = &crd_registry_generated;
  size_t count = first->count;
  const crd_kind **all = malloc((count + second->count) * sizeof *all);
  if (!all) return NULL;
  for (size_t i = 0; i < count; i++) all[i] = first->kinds[i];
  for (size_t i = 0; i < second->count; i++) {
    const crd_kind *kind = second->kinds[i];
    bool defined = false;
    for (size_t k = 0; k < first->count && !defined; k++)
      defined = crd_string_equal(first->kinds[k]->group, kind->group) && crd_string_equal(first->kinds[k]->kind, kind->kind);
    if (!defined) all[count++] = kind;
  }
  kinds->joined = (crd_registry){.kinds = all, .count = count};
  return &kinds->joined;
}

kinds *kinds_load(const kinds_source *source) {
  size_t manifests = source->manifests ? source->manifests->count : 0;
  if (source->crd_count == 0 && manifests == 0) {
    kinds *kinds = calloc(1, sizeof *kinds);
    if (!kinds) return no_memory();
    kinds->registry = &crd_registry_generated;
    return kinds;
  }
  kinds *kinds = kinds_create(&(compile_options){
      .replaces = true, .passes_over = true, .manifests = source->manifests, .kubernetes_minor = source->kubernetes_minor});
  if (!kinds) return no_memory();
  kinds->registry = compilation_load_files(kinds->compilation, source->crds, source->crd_count, source->cached);
  if (kinds->registry && !source->crd_count && !(kinds->registry = join(kinds, kinds->registry))) {
    kinds_destroy(kinds);
    return no_memory();
  }
  crd_string passed_over = compilation_passed_over(kinds->compilation);
  crd_print_shown(stderr, passed_over, CRD_SHOWN_LINES);
  diagnostics_print(compilation_diagnostics(kinds->compilation), stderr, isatty(STDERR_FILENO) == 1);
  if (kinds->registry && kinds->registry->count) return kinds;
  if (kinds->registry) fputs("crd-validate: no CustomResourceDefinition in what --crd names\n", stderr);
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
  free((void *)(uintptr_t)kinds->joined.kinds);
  free(kinds);
}
