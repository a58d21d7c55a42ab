/* SPDX-License-Identifier: Apache-2.0 */
/* The endpoints of custom resources: an HTTP request in, kube-apiserver's response out. Around the chain of crd/request.h
 * stands what its handlers do: the URL and its query, content types, the limit of bytes, the options, patches,
 * preconditions, deletion, the scale subresource, the Status that a client reads, and the Warning headers.
 *
 * Mirrors apiserver pkg/endpoints/request/requestinfo.go, pkg/endpoints/handlers, pkg/registry/{rest,generic/registry} and
 * apiextensions-apiserver pkg/apiserver/customresource_handler.go. PUT and PATCH of /scale read and answer an autoscaling/v1
 * Scale; the object with its replicas is judged as an update of it, under its own kind and paths. Who asks, and whether they
 * may, is not looked at, nor whether the namespace exists; admission takes everything. */
#ifndef CRD_ENDPOINT_H
#define CRD_ENDPOINT_H

#include <crd/request.h>

CRD_BEGIN_DECLS

/* The most bytes of a body that the API server reads. */
#define CRD_ENDPOINT_MAX_BODY 3145728u

typedef struct crd_endpoint_request {
  const crd_registry *registry; /* the kinds that are served */
  crd_string method;            /* "POST", "PUT", "PATCH", "DELETE" */
  crd_string url;               /* "/apis/example.com/v1/namespaces/default/widgets/a/status?dryRun=All" */
  crd_string content_type;      /* the header; empty: none */
  crd_string body;
  crd_value *stored; /* what is stored under that name (POST: under that of the object); changed in place; NULL: nothing */
  unsigned kubernetes_minor; /* 0: 37 */
  /* What the API server would assign, as in crd_request. */
  crd_string uid, creation_timestamp, name_suffix;
} crd_endpoint_request;

typedef struct crd_endpoint_response {
  int code;
  crd_value body;      /* the object (of /scale: the Scale), or a Status; a string where the answer is no JSON */
  crd_texts warnings;  /* the texts of the Warning headers, shortened as the server shortens them */
  crd_string error;    /* what cannot be judged here; empty otherwise */
  crd_verdict verdict; /* where it comes from; its object is NULL when none was judged */
} crd_endpoint_response;

/* Answers one request; of one that was stopped (crd/guard.h) the verdict says so. Everything in the response lives in
 * `arena` or points into what the request points to (body, stored object), which must be there as long. Of the query only
 * the options of the method are read. */
void crd_endpoint_answer(crd_arena *arena, const crd_endpoint_request *request, crd_endpoint_response *response);

CRD_END_DECLS

#endif
