#include "kinds.h"
#include "libcrdc.h"
#include <stdlib.h>
#include <unistd.h>

struct kinds {
  compilation *compilation; /* NULL: compiled in */
  const crd_registry *registry;
};

extern const crd_registry crd_registry_generated; /* generated/registry.c */

static bool compile(kinds *kinds, const char *const *paths, size_t count, unsigned kubernetes_minor) {
  kinds->compilation = compilation_create(&(compile_options){.kubernetes_minor = kubernetes_minor});
  if (!kinds->compilation) return false;
  for (size_t i = 0; i < count; i++)
    if (!compilation_add(kinds->compilation, paths[i])) return false;
  kinds->registry = compilation_load(kinds->compilation);
  return kinds->registry != NULL;
}

kinds *kinds_load(const char *const *paths, size_t count, unsigned kubernetes_minor, const logger *log) {
  kinds *kinds = calloc(1, sizeof *kinds);
  if (!kinds) return NULL;
  if (count == 0) {
    kinds->registry = &crd_registry_generated;
  } else {
    bool compiled = compile(kinds, paths, count, kubernetes_minor);
    if (kinds->compilation) diagnostics_print(compilation_diagnostics(kinds->compilation), stderr, isatty(2) == 1);
    if (!compiled) {
      kinds_destroy(kinds);
      return NULL;
    }
  }
  log_event(log, LOG_LEVEL_INFO, "setup", count ? "serving the kinds of the CRDs given" : "serving the kinds compiled in",
            log_number("kinds", (int64_t)kinds->registry->count));
  return kinds;
}

const crd_registry *kinds_registry(const kinds *kinds) {
  return kinds->registry;
}

void kinds_destroy(kinds *kinds) {
  if (!kinds) return;
  if (kinds->compilation) compilation_destroy(kinds->compilation);
  free(kinds);
}
