/* SPDX-License-Identifier: Apache-2.0 */
/* The CustomResourceDefinitions among the manifests: judged as the API server judges one that is created, and used for the
 * other manifests where it takes them. Each document is read, judged and forgotten; a text that was judged before is not
 * judged again. Those that other manifests are judged by are read once more. */
#ifndef VALIDATE_KINDS_MANIFEST_CRDS_H
#define VALIDATE_KINDS_MANIFEST_CRDS_H

#include "crd_saying.h"
#include "inputs/inventory.h"
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
  crd_saying *saying; /* of one that the API server takes */
  /* apiVersion, kind and metadata, where the object is all of its document, of YAML without markers, and nothing is to be
   * said of it; else NULL. */
  const crd_value *head;
  inventory_item *item;
  size_t document; /* where its document begins in the file */
  const struct judged_text *text;
} manifest_crd;

/* Judges all CRDs of the inventory; nothing of it is borrowed but its items. Lives until manifest_crds_destroy. NULL when
 * there is no memory. */
manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor);
void manifest_crds_destroy(manifest_crds *crds);

/* All of them, in the order of their files and places. */
const manifest_crd *manifest_crds_all(const manifest_crds *crds, size_t *count);
/* Measures what one says. False where its file cannot be read again: then it has a problem. */
bool manifest_crds_measure(manifest_crds *crds, const manifest_crd *crd);
/* Adds one to `documents`, as it stands in its file, or what was taken of it; it lives as long as all. False as above. */
bool manifest_crds_read(manifest_crds *crds, const manifest_crd *crd, documents *documents);
/* Those that are used for all manifests (nearest_crds.h); they must stay. */
void manifest_crds_take(manifest_crds *crds, const documents *taken);
const documents *manifest_crds_taken(const manifest_crds *crds);

/* The one that stands there; NULL when there is none. Several threads may ask. */
const manifest_crd *manifest_crds_at(const manifest_crds *crds, const char *file, size_t offset);
/* The one with a head whose document begins there; NULL when there is none. Several threads may ask. */
const manifest_crd *manifest_crds_document(const manifest_crds *crds, const char *file, size_t document);
/* The one that defines a kind and is refused; NULL when there is none, or an accepted one as well. */
const manifest_crd *manifest_crds_refused(const manifest_crds *crds, crd_string group, crd_string kind);

#endif
