/* The kinds that the webhook serves: compiled in, or of CRDs given on the command line. */
#ifndef CRD_WEBHOOK_KINDS_H
#define CRD_WEBHOOK_KINDS_H

#include "log.h"
#include <crd/types.h>

typedef struct kinds kinds;

/* Without paths, the registry that was compiled in. NULL when a CRD is wrong: what is wrong was printed to stderr. */
kinds *kinds_load(const char *const *paths, size_t count, unsigned kubernetes_minor, const logger *log);
const crd_registry *kinds_registry(const kinds *kinds);
void kinds_destroy(kinds *kinds); /* NULL is fine */

#endif
