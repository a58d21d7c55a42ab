/* SPDX-License-Identifier: Apache-2.0 */
/* All kinds of catalogs, for an index of them. */
#ifndef CATALOG_GATHER_H
#define CATALOG_GATHER_H

#include "base/diagnostic.h"
#include "index.h"

typedef struct gathering {
  index_writer *writer;
  diagnostics *diagnostics; /* warnings: what cannot be read, and schemas that cannot be turned, which are kept all the same;
                             * errors: what cannot be opened */
  size_t crds, schemas, broken;
} gathering;

/* Adds the CRDs and schemas of a folder, an archive or a file. False with errors. */
bool catalog_gather(gathering *gathering, const char *path);

#endif
