/* SPDX-License-Identifier: Apache-2.0 */
/* The CustomResourceDefinitions among the manifests: judged as the API server judges one that is created, and used for the
 * other manifests where it takes them. */
#ifndef VALIDATE_MANIFEST_CRDS_H
#define VALIDATE_MANIFEST_CRDS_H

#include "inventory.h"
#include "yaml/document.h"
#include <crd/request.h>

typedef struct manifest_crds manifest_crds;

/* One of them. */
typedef struct manifest_crd {
  const char *file; /* as the input's name has it */
  size_t offset;    /* of the object in the file */
  uint32_t line;    /* of its definition */
  crd_string group, kind;
  bool unjudged; /* there is no verdict but its error: the program has no compiler */
  crd_verdict
      verdict; /* whose offsets are those in its YAML or JSON document; unknown and duplicate fields are strict errors */
} manifest_crd;

/* Judges all CRDs of the inventory; nothing of it is borrowed but the names of its files. Lives until manifest_crds_destroy.
 * NULL when there is no memory. */
manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor);
void manifest_crds_destroy(manifest_crds *crds);

/* Those that the API server takes, as they stand in their files, or what was taken of them. */
const documents *manifest_crds_accepted(const manifest_crds *crds);
/* The account of the accepted-th of them, as long as they are all that the API server takes. */
const manifest_crd *manifest_crds_of(const manifest_crds *crds, size_t accepted);
/* Has these of them, and no others, be used for all manifests (nearest_crds.h); they must stay. */
void manifest_crds_take(manifest_crds *crds, const documents *taken);
/* The one that stands there; NULL when there is none. Several threads may ask. */
const manifest_crd *manifest_crds_at(const manifest_crds *crds, const char *file, size_t offset);
/* The one that defines a kind and is refused; NULL when there is none, or an accepted one as well. */
const manifest_crd *manifest_crds_refused(const manifest_crds *crds, crd_string group, crd_string kind);

#endif
