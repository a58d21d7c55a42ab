/* SPDX-License-Identifier: Apache-2.0 */
/* A request that creates or updates a CRD. */
#pragma once

#include <crd/arena.h>

/* A CRD of a request: a file, or its JSON. */
typedef struct definition_source {
  const char *file;
  crd_string text; /* if `file` is NULL */
} definition_source;

typedef struct definition_request {
  crd_string id;
  definition_source crd;
  bool updates;
  crd_string old_text;       /* of an update: the stored CRD */
  unsigned kubernetes_minor; /* of the API server; 0: the newest */
  /* The result is the API server's response with its warnings; else the errors of its validation, where a decoding error is
   * an error too. */
  bool responds;
} definition_request;
