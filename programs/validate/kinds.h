/* The kinds to judge by: compiled in, and of CRDs met at run time, which go first. */
#ifndef VALIDATE_KINDS_H
#define VALIDATE_KINDS_H

#include "yaml/document.h"
#include <crd/arena.h>
#include <crd/types.h>

typedef struct kinds kinds;

typedef struct kinds_source {
  const char *const *crds; /* files and folders; those compiled in are beside them */
  size_t crd_count;
  const documents *manifests;  /* CRDs that were read already; those of the files go first. NULL: none */
  const char *const *overlays; /* files, for these CRDs */
  size_t overlay_count;
  unsigned kubernetes_minor;
  bool cached;      /* those of an earlier run over the same files are taken */
  bool rules_above; /* CRDs without rules above the crd layer have the compiled-in ones, where they fit */
  bool no_builtins; /* nothing of what is compiled in */
} kinds_source;

/* NULL when a CRD is broken: what is wrong was printed to stderr as `crdc lint` does. */
kinds *kinds_load(const kinds_source *source);
/* Those of a CRD in a file (`text` empty) or in memory. NULL with the first diagnostic in `error`, which the caller frees;
 * NULL there as well when there is no memory. */
kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error);
/* Whether a kind is one of those compiled in. */
bool kinds_is_built_in(const crd_kind *kind);
const crd_registry *kinds_registry(const kinds *kinds);
void kinds_destroy(kinds *kinds);

#endif
