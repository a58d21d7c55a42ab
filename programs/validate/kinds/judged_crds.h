/* SPDX-License-Identifier: Apache-2.0 */
/* The CustomResourceDefinitions among the manifests. Each text is read, judged and freed once, in however many files it
 * occurs. */
#pragma once

#include "crd_saying.h"
#include "inputs/inventory.h"
#include "yaml/document.h"
#include <crd/request.h>
#include <crd/value.h>

/* One of these CRDs. */
typedef struct manifest_crd {
  const char *file; /* the name of its input */
  size_t offset;    /* of the object in the file */
  uint32_t line;    /* of its definition */
  crd_string group, kind;
  bool unjudged;       /* its verdict is only an error: the program has no compiler */
  crd_verdict verdict; /* offsets are those in its YAML or JSON document; unknown and duplicate fields are strict errors */
  crd_saying *saying;  /* of a CRD that the API server accepts */
  /* apiVersion, kind and metadata if the object is the whole document, the document is YAML without markers, and there is
   * nothing to report; else NULL. */
  const crd_value *head;
  inventory_item *item;
  const crd_part *part; /* its document */
} manifest_crd;

/* A text of documents. Its CRDs have offset and line as if the text started a file, and no file. */
typedef struct judged_text {
  const crd_part *part; /* where it occurs first */
  inventory_item *item;
  bool json_alone;     /* the name of its file says that it is JSON */
  const char *problem; /* the file could not be read again, or has changed; static */
  manifest_crd *crds;
  size_t count, room;
} judged_text;

typedef struct judged_crds judged_crds;

/* Judges all of them with that many threads (0: one per processor). Borrows the inventory. */
judged_crds *judged_crds_create(inventory *inventory, unsigned kubernetes_minor, unsigned jobs);
void judged_crds_destroy(judged_crds *all);

/* The result for a part; parts are numbered through all files of the inventory. */
const judged_text *judged_crds_text(const judged_crds *all, size_t part);

/* Whether a document is a CRD of the version that is judged. */
bool judged_crds_is(const document *document);
