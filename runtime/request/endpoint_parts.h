/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the endpoint files. */
#pragma once

#include "request_parts.h"
#include <crd/endpoint.h>

/* The target of a request. */
typedef struct endpoint_route {
  const crd_kind *kind;
  crd_string namespace_, name, subresource;
  const char *verb; /* as authorizers know it: "get" (of lists too), "create", "update", "patch", "delete",
                     * "deletecollection" */
} endpoint_route;

/* The state of a request; `verdict` points into the response. */
typedef struct endpoint {
  crd_arena *arena;
  const crd_endpoint_request *request;
  endpoint_route route;
  crd_value query; /* a map of lists of strings: the parameters that are options */
  crd_verdict *verdict;
  bool dry_run;
} endpoint;

/* version.CompareKubeAwareVersionStrings: above 0 where the first is more stable. */
CRD_KIN int crd_endpoint_compare_versions(crd_string a, crd_string b);

/* endpoint_url.c: the path and the query. A route without kind means that the path is not served. */
endpoint_route crd_endpoint_find(crd_arena *arena, const crd_registry *registry, crd_string method, crd_string path);
crd_value crd_endpoint_read_query(crd_arena *arena, crd_string query);
/* Reads the options in the query. False: refused. */
bool crd_endpoint_read_options(endpoint *endpoint, crd_value *options);

/* endpoint_body.c: the encoding of a body that holds an object; false: refused. */
bool crd_endpoint_read_content_type(endpoint *endpoint, crd_encoding *encoding);
bool crd_endpoint_check_size(endpoint *endpoint);

/* endpoint_delete.c */
void crd_endpoint_delete(endpoint *endpoint);

/* endpoint_scale.c: PUT and PATCH of the scale subresource; the request is that of the handler. */
void crd_endpoint_scale(endpoint *endpoint, crd_request *request);

/* endpoint_errors.c: the errors of apimachinery pkg/api/errors. */
void crd_endpoint_refuse(endpoint *endpoint, int code, const char *reason, crd_string message);
void crd_endpoint_bad_request(endpoint *endpoint, crd_string message);
void crd_endpoint_unsupported_media(endpoint *endpoint, const char *types);
void crd_endpoint_not_found(endpoint *endpoint);
/* `resource` is the plural, or the kind where the strategy itself finds the conflict. */
void crd_endpoint_conflict(endpoint *endpoint, crd_string resource, crd_string why);
void crd_endpoint_exists(endpoint *endpoint, crd_string name);
void crd_endpoint_not_supported(endpoint *endpoint);
/* Store.KeyFunc: whether the name in the URL can be a key; if not, it refuses the request. */
bool crd_endpoint_check_name(endpoint *endpoint);

/* endpoint_scale_decode.c: decodes an autoscaling/v1 Scale as Go's decoder does: coerces metadata, reads spec.replicas as an
 * int32, checks and drops status. Strict errors go to state->strict. False with Go's error. */
bool crd_scale_decode(request_state *state, const request_source *source, crd_value *scale, crd_string *error);
