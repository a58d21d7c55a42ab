/* SPDX-License-Identifier: Apache-2.0 */
/* Requests for one layer above the CRD: the errors of an operator's webhook or reconciler against an object. */
#pragma once

#include <crd/endpoint.h>
#include <crd/expressions.h>
#include <crd/json.h>
#include <crd/settings.h>
#include <crd/state.h>
#include <crd/types.h>

/* The gates, environment and settings of a --batch request. */

/* Members of a request: JSON, empty if absent. */
typedef struct batch_settings {
  crd_string feature_gates, env, config;
} batch_settings;

/* Settings with the defaults of all kinds; NULL without memory. */
crd_settings *batch_settings_create(crd_arena *arena, const crd_registry *registry);
/* Stores the values of a request in its settings; false with the error. */
bool batch_settings_fill(crd_arena *arena, crd_settings *settings, const batch_settings *values, crd_string *error);
/* Does the same for the gates and settings that a kind declares, by their types; others are skipped. */
bool batch_settings_fill_declared(crd_arena *arena, crd_settings *settings, const crd_registry *registry,
                                  const batch_settings *values, crd_string *error);

/* The members of such a request; `layer` is webhook, controller, or controller-STAGE. */
typedef struct batch_layer_request {
  crd_string id, layer, op;
  crd_string object, old_object;         /* JSON */
  crd_string feature_gates, env, config; /* JSON, empty where absent */
  crd_string without_rule;               /* a rule to leave out; empty: none */
  const crd_state *state;                /* of the cluster; NULL: nothing is known of it */
} batch_layer_request;

/* Appends the verdict's line without its newline. */
void batch_judge_layer(crd_text *text, const crd_registry *registry, const batch_layer_request *request);

/* Requests of --batch that are HTTP requests: the API server's response. */

typedef struct batch_endpoint_request {
  crd_string id, method, url, content_type, body;
  crd_string stored; /* raw JSON; empty: nothing is stored */
  unsigned kubernetes_minor;
} batch_endpoint_request;

/* Appends {id, code, warnings, response}, or the error, without the newline. */
void batch_judge_endpoint(crd_text *text, const crd_registry *registry, const batch_endpoint_request *request);

/* Requests of --batch to an admission service, which is found by its path: an AdmissionReview and its response. */

/* The members of such a request; JSON unless noted, empty if absent. */
typedef struct batch_service_request {
  crd_string id, endpoint, op; /* texts */
  crd_string object, old_object;
  const crd_string *name, *name_space; /* texts; NULL: the object's own */
  crd_string resource, user_info, cluster_state, http;
  const crd_state *state;  /* of the cluster, if the request has none; NULL: a cluster without objects */
  crd_string sub_resource; /* a text */
  crd_string without_rule; /* a rule to leave out; empty: none */
  bool with_object;        /* the answer contains the object with the patch applied */
  batch_settings settings;
} batch_service_request;

/* Appends {id, endpoint, op, allowed, code, reason, message, warnings, patch, patchText, patchType, object, objectError,
 * events}, without the newline; http or closed if the server's answer would not be an AdmissionReview, or error. */
void batch_judge_service(crd_text *text, const crd_registry *registry, const batch_service_request *request);

/* Requests about built-in kinds: a pod template, or the create or update of an object. */

typedef struct batch_core_request {
  crd_string id;
  crd_string endpoint;                     /* "apps/v1/Deployment"; empty: the object is a PodTemplateSpec */
  crd_string op;                           /* of an object: "create", "update", "update-SUBRESOURCE"; empty: "create" */
  crd_string object;                       /* JSON, or invalid bytes */
  crd_string object_yaml;                  /* of an endpoint: the object as YAML, instead of JSON; may be empty */
  crd_string old_object;                   /* of an update: JSON */
  crd_string path;                         /* the path of the template; empty: spec.template */
  crd_string name_space;                   /* of an endpoint: the request's; may be empty */
  crd_string validation;                   /* fieldValidation; may be empty */
  crd_string feature_gates;                /* JSON, empty if absent */
  const crd_expression_judge *expressions; /* of crd_builtin_request */
  unsigned kubernetes_minor;
  bool with_object;
} batch_core_request;

/* Whether requests to an endpoint are supported. */
bool batch_core_answers(crd_string endpoint, crd_string op);

/* The endpoint from the object's own apiVersion and kind, empty if it has none; in the arena. */
crd_string batch_core_endpoint_of(crd_arena *arena, crd_string object);

/* Appends the verdict's line without its newline. */
void batch_judge_core(crd_text *text, const batch_core_request *request);
