/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds of the manifests that neither --crd nor a CRD among them defines, from catalogs and from a cluster. */
#pragma once

#include "inputs/inventory.h"
#include "judges/kinds.h"
#include "manifest_crds.h"

typedef struct catalog_kinds catalog_kinds;

static inline bool catalog_kinds_are_asked(const options *options) {
  return options->catalogs.paths.count || options->catalogs.locations.count || options->catalogs.from_cluster;
}

/* Looks up what the inventory's documents are and adds it to the kinds. `found` (NULL where the options name no catalog)
 * lives until catalog_kinds_destroy, which is after the kinds'. False after a message on stderr. */
bool catalog_kinds_add(kinds *kinds, const options *options, inventory *inventory, const manifest_crds *manifests,
                       catalog_kinds **found);
void catalog_kinds_destroy(catalog_kinds *found); /* NULL is fine */

/* Where what is found of a kind is of no use, "FILE:LINE:COLUMN"; NULL: it was not found, or is of use. NULL is fine. */
const char *catalog_kinds_broken(const catalog_kinds *found, crd_string api_version, crd_string kind);
/* What may have been meant by a kind that no catalog has: "; did you mean ...", in the arena. Empty: nothing is near. NULL
 * is fine. */
crd_string catalog_kinds_near(const catalog_kinds *found, crd_arena *arena, crd_string api_version, crd_string kind);

/* A line for each kind whose schema came without rules. NULL is fine. */
void catalog_kinds_print(const catalog_kinds *found, FILE *stream);

/* What they are called. */
const crd_string *catalog_kinds_plain(const catalog_kinds *found, size_t *count);
