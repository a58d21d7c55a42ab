/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the endpoints share. */
#pragma once

#include "request_parts.h"
#include <crd/endpoint.h>

/* Where a request goes. */
typedef struct endpoint_route {
  const crd_kind *kind;
  crd_string namespace_, name, subresource;
  const char *verb; /* as authorizers know it: "get" (of lists too), "create", "update", "patch", "delete",
                     * "deletecollection" */
} endpoint_route;

/* A request under way; the verdict is the response's. */
typedef struct endpoint {
  crd_arena *arena;
  const crd_endpoint_request *request;
  endpoint_route route;
  crd_value query; /* a map of lists of strings: the parameters that are options */
  crd_verdict *verdict;
  bool dry_run;
} endpoint;

/* version.CompareKubeAwareVersionStrings: above 0 where the first is the more stable one. */
CRD_KIN int crd_endpoint_compare_versions(crd_string a, crd_string b);

/* endpoint_url.c: the path and the query. A route without kind: nothing is served there. */
endpoint_route crd_endpoint_find(crd_arena *arena, const crd_registry *registry, crd_string method, crd_string path);
crd_value crd_endpoint_read_query(crd_arena *arena, crd_string query);
/* The options that the query asks for. False: refused. */
bool crd_endpoint_read_options(endpoint *endpoint, crd_value *options);

/* endpoint_body.c: the encoding of a body that holds an object; false: refused. */
bool crd_endpoint_read_content_type(endpoint *endpoint, crd_encoding *encoding);
bool crd_endpoint_check_size(endpoint *endpoint);

/* endpoint_delete.c */
void crd_endpoint_delete(endpoint *endpoint);

/* endpoint_scale.c: PUT and PATCH of the scale subresource; the request is that of the handler. */
void crd_endpoint_scale(endpoint *endpoint, crd_request *request);

/* endpoint_errors.c: what apimachinery pkg/api/errors makes. */
void crd_endpoint_refuse(endpoint *endpoint, int code, const char *reason, crd_string message);
void crd_endpoint_bad_request(endpoint *endpoint, crd_string message);
void crd_endpoint_unsupported_media(endpoint *endpoint, const char *types);
void crd_endpoint_not_found(endpoint *endpoint);
/* `resource` is the plural, or the kind where the strategy itself finds the conflict. */
void crd_endpoint_conflict(endpoint *endpoint, crd_string resource, crd_string why);
void crd_endpoint_exists(endpoint *endpoint, crd_string name);
void crd_endpoint_not_supported(endpoint *endpoint);
/* Store.KeyFunc: whether the name of the URL can be a key; otherwise refused. */
bool crd_endpoint_check_name(endpoint *endpoint);

/* What the files of the scale subresource share. */

/* endpoint_scale_decode.c: reads an autoscaling/v1 Scale as Go's decoder reads it into the struct: metadata coerced,
 * spec.replicas an int32; status is checked and dropped. Strict errors go to state->strict. False with Go's error. */
bool crd_scale_decode(request_state *state, const request_source *source, crd_value *scale, crd_string *error);
