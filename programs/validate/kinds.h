/* The kinds to judge by: compiled in, or of CRDs met at run time. */
#ifndef VALIDATE_KINDS_H
#define VALIDATE_KINDS_H

#include <crd/arena.h>
#include <crd/types.h>

typedef struct kinds kinds;

/* The kinds of CRD files and folders; without any, those compiled in. NULL when a CRD is broken: what is wrong was printed
 * to stderr as `crdc lint` does. With `cached` those of an earlier run over the same files are taken. */
kinds *kinds_load(const char *const *paths, size_t count, unsigned kubernetes_minor, bool cached);
/* Those of a CRD in a file (`text` empty) or in memory. NULL with the first diagnostic in `error`, which the caller frees;
 * NULL there as well when there is no memory. */
kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error);
const crd_registry *kinds_registry(const kinds *kinds);
void kinds_destroy(kinds *kinds);

#endif
