/* SPDX-License-Identifier: Apache-2.0 */
/* A request that creates a CRD, or changes one. */
#pragma once

#include <crd/arena.h>

/* A CRD as a request gives it: a file, or its JSON. */
typedef struct definition_source {
  const char *file;
  crd_string text; /* where `file` is NULL */
} definition_source;

typedef struct definition_request {
  crd_string id;
  definition_source crd;
  bool updates;
  crd_string old_text;       /* of an update: the CRD as it is */
  unsigned kubernetes_minor; /* of the API server that is asked; 0: the newest */
  /* What the API server responds, with its warnings; else what its validation finds, and what does not decode is an
   * error. */
  bool responds;
} definition_request;
