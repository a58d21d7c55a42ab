/* SPDX-License-Identifier: Apache-2.0 */
/* The operations of the batch mode that are about CRDs themselves. */
#ifndef VALIDATE_BATCH_CRD_H
#define VALIDATE_BATCH_CRD_H

#include <crd/arena.h>

/* A CRD as a request gives it: a file, or its JSON. */
typedef struct batch_crd_source {
  const char *file;
  crd_string text; /* where `file` is NULL */
} batch_crd_source;

typedef struct batch_crd_request {
  crd_string id;
  batch_crd_source crd;
  bool updates;
  crd_string old_text;       /* of an update: the CRD as it is */
  unsigned kubernetes_minor; /* of the API server that is asked; 0: the newest */
  /* What the API server responds, with its warnings; else what its validation finds, and what does not decode is an
   * error. */
  bool responds;
} batch_crd_request;

/* Appends the verdict on the creation of the CRD, or on its change, as a line without its newline. */
void batch_judge_crd(crd_text *out, const batch_crd_request *request);

/* Appends a line per rule: its static cost and cardinality, or its error. */
void batch_list_rules(crd_text *out, crd_string id, batch_crd_source crd, unsigned minor);

#endif
