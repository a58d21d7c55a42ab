/* SPDX-License-Identifier: Apache-2.0 */
/* The endpoints of custom resources: an HTTP request in, kube-apiserver's response out. To the chain of crd/request.h it
 * adds the work of the API server's handlers: the URL and its query, content types, the size limit, the options, patches,
 * preconditions, deletion, the scale subresource, the Status that a client reads, and the Warning headers.
 *
 * Mirrors apiserver pkg/endpoints/request/requestinfo.go, pkg/endpoints/handlers, pkg/registry/{rest,generic/registry} and
 * apiextensions-apiserver pkg/apiserver/customresource_handler.go. PUT and PATCH of /scale read and return an autoscaling/v1
 * Scale; the object with the new replicas is judged as an update, under its own kind and paths. There is no authentication,
 * no authorization, no check that the namespace exists, and no admission plugin. */
#ifndef CRD_ENDPOINT_H
#define CRD_ENDPOINT_H

#include <crd/request.h>

CRD_BEGIN_DECLS

/* The largest body, in bytes, that the API server reads. */
#define CRD_ENDPOINT_MAX_BODY 3145728u

typedef struct crd_endpoint_request {
  const crd_registry *registry; /* the kinds that are served */
  crd_string method;            /* "POST", "PUT", "PATCH", "DELETE" */
  crd_string url;               /* "/apis/example.com/v1/namespaces/default/widgets/a/status?dryRun=All" */
  crd_string content_type;      /* the header; empty: none */
  crd_string body;
  crd_value *stored;         /* the stored object of that name (POST: of the object's name); changed in place; NULL: none */
  unsigned kubernetes_minor; /* 0: 37 */
  /* What the API server would assign, as in crd_request. */
  crd_string uid, creation_timestamp, name_suffix;
} crd_endpoint_request;

typedef struct crd_endpoint_response {
  int code;
  crd_value body;      /* the object (of /scale: the Scale), or a Status; a string where the answer is no JSON */
  crd_texts warnings;  /* the texts of the Warning headers, shortened as the server shortens them */
  crd_string error;    /* why the request cannot be judged here; empty otherwise */
  crd_verdict verdict; /* that the response is made of; its object is NULL when none was judged */
} crd_endpoint_response;

/* Answers one request. If the work was stopped (crd/guard.h), verdict.stopped is set. The response lives in `arena` or
 * points into the request's body and stored object, which must live as long. Of the query only the method's options are
 * read. */
void crd_endpoint_answer(crd_arena *arena, const crd_endpoint_request *request, crd_endpoint_response *response);

CRD_END_DECLS

#endif
