/* SPDX-License-Identifier: Apache-2.0 */
/* The CustomResourceDefinitions among the manifests, each text of a document read, judged and forgotten once, wherever it
 * stands. */
#pragma once

#include "crd_saying.h"
#include "inputs/inventory.h"
#include "yaml/document.h"
#include <crd/request.h>
#include <crd/value.h>

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
  const crd_part *part; /* its document */
} manifest_crd;

/* A text of documents. Its CRDs have offset and line as if it stood at the start of a file, and no file. */
typedef struct judged_text {
  const crd_part *part; /* where it stands first */
  inventory_item *item;
  bool json_alone;     /* it is JSON or nothing, by the name of its file */
  const char *problem; /* the file could not be read again, or has another text by now; stays */
  manifest_crd *crds;
  size_t count, room;
} judged_text;

typedef struct judged_crds judged_crds;

/* Judges all, with so many threads (0: as many as there are processors). Borrows the inventory. */
judged_crds *judged_crds_create(inventory *inventory, unsigned kubernetes_minor, unsigned jobs);
void judged_crds_destroy(judged_crds *all);

/* What was found in a part of the inventory's files, counted through all of them. */
const judged_text *judged_crds_text(const judged_crds *all, size_t part);

/* Whether a document is a CRD of the version that is judged. */
bool judged_crds_is(const document *document);
