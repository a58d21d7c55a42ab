/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds of the manifests that neither --crd nor a CRD among the manifests defines: from catalogs and from a cluster. */
#pragma once

#include "inputs/inventory.h"
#include "judges/kinds.h"
#include "manifest_crds.h"

typedef struct catalog_kinds catalog_kinds;

static inline bool catalog_kinds_are_asked(const options *options) {
  return options->catalogs.paths.count || options->catalogs.locations.count || options->catalogs.from_cluster;
}

/* Looks up the kinds of the inventory's documents and adds them. `found` (NULL if the options name no catalog) must be
 * destroyed after the kinds. False after a message on stderr. */
bool catalog_kinds_add(kinds *kinds, const options *options, inventory *inventory, const manifest_crds *manifests,
                       catalog_kinds **found);
void catalog_kinds_destroy(catalog_kinds *found); /* may be NULL */

/* The place of a kind's catalog entry that cannot be used, "FILE:LINE:COLUMN"; NULL: there is none, or it can be used.
 * `found` may be NULL. */
const char *catalog_kinds_broken(const catalog_kinds *found, crd_string api_version, crd_string kind);
/* "; did you mean ..." for a kind that no catalog has, in the arena; empty: none is similar. `found` may be NULL. */
crd_string catalog_kinds_near(const catalog_kinds *found, crd_arena *arena, crd_string api_version, crd_string kind);

/* Prints a line for each kind whose schema has no rules. `found` may be NULL. */
void catalog_kinds_print(const catalog_kinds *found, FILE *stream);

/* The names of those kinds. */
const crd_string *catalog_kinds_plain(const catalog_kinds *found, size_t *count);
