/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds of the manifests that neither --crd nor a CRD among them defines, from catalogs and from a cluster. */
#ifndef VALIDATE_CATALOG_KINDS_H
#define VALIDATE_CATALOG_KINDS_H

#include "inventory.h"
#include "kinds.h"
#include "manifest_crds.h"

typedef struct catalog_kinds catalog_kinds;

static inline bool catalog_kinds_are_asked(const options *options) {
  return options->catalogs.count || options->locations.count || options->crds_from_cluster;
}

/* Looks up what the inventory's documents are and adds it to the kinds. `found` (NULL where the options name no catalog)
 * lives until catalog_kinds_destroy, which is after the kinds'. False after a message on stderr. */
bool catalog_kinds_add(kinds *kinds, const options *options, inventory *inventory, const manifest_crds *manifests,
                       catalog_kinds **found);
void catalog_kinds_destroy(catalog_kinds *found); /* NULL is fine */

/* A line for each kind whose schema came without rules. NULL is fine. */
void catalog_kinds_print(const catalog_kinds *found, FILE *stream);

/* What they are called. */
const crd_string *catalog_kinds_plain(const catalog_kinds *found, size_t *count);

#endif
