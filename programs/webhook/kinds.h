/* The kinds that the webhook serves: those compiled in, and those of CRDs given on the command line, which go first. */
#ifndef CRD_WEBHOOK_KINDS_H
#define CRD_WEBHOOK_KINDS_H

#include "options.h"
#include <crd/types.h>

typedef struct kinds kinds;

/* Of the CRDs, overlays and layers of the options. NULL when a CRD is wrong: what is wrong was printed to stderr. */
kinds *kinds_load(const options *options);
/* Logs which kinds have no rules of a layer that was asked for; of the CRDs given, where there are such. False where none
 * has any, and the options do not allow it: the log says so. Of `all` one layer is enough. */
bool kinds_settle_layers(const kinds *kinds, const options *options);
const crd_registry *kinds_registry(const kinds *kinds);
void kinds_destroy(kinds *kinds); /* NULL is fine */

#endif
