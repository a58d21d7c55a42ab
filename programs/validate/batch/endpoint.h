/* SPDX-License-Identifier: Apache-2.0 */
/* Requests of --batch that are HTTP requests: what the API server would respond. */
#ifndef VALIDATE_BATCH_ENDPOINT_H
#define VALIDATE_BATCH_ENDPOINT_H

#include <crd/endpoint.h>

typedef struct batch_endpoint_request {
  crd_string id, method, url, content_type, body;
  crd_string stored; /* raw JSON; empty: nothing is stored */
  unsigned kubernetes_minor;
} batch_endpoint_request;

/* Writes {id, code, warnings, response}, or the error, without the newline. */
void batch_judge_endpoint(crd_text *text, const crd_registry *registry, const batch_endpoint_request *request);

#endif
