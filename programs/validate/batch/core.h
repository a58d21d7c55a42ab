/* SPDX-License-Identifier: Apache-2.0 */
/* Requests about built-in kinds: a pod template alone, or an object that is created or changed. */
#ifndef VALIDATE_BATCH_CORE_H
#define VALIDATE_BATCH_CORE_H

#include <crd/expressions.h>
#include <crd/json.h>

/* The members of such a request. */
typedef struct batch_core_request {
  crd_string id;
  crd_string endpoint;                     /* "apps/v1/Deployment"; empty: the object is a PodTemplateSpec */
  crd_string op;                           /* of an object: "create", "update", "update-SUBRESOURCE"; empty: "create" */
  crd_string object;                       /* JSON, or bytes that should be */
  crd_string object_yaml;                  /* of an endpoint, in its place: YAML; may be empty */
  crd_string old_object;                   /* of an update: JSON */
  crd_string path;                         /* where the template stands; empty: spec.template */
  crd_string name_space;                   /* of an endpoint: the request's; may be empty */
  crd_string validation;                   /* fieldValidation; may be empty */
  crd_string feature_gates;                /* JSON, empty where absent */
  const crd_expression_judge *expressions; /* of crd_builtin_request */
  unsigned kubernetes_minor;
  bool with_object;
} batch_core_request;

/* Whether a request about an endpoint can be answered. */
bool batch_core_answers(crd_string endpoint, crd_string op);

/* The endpoint that an object names itself, empty where it names none; in the arena. */
crd_string batch_core_endpoint_of(crd_arena *arena, crd_string object);

/* Appends the verdict's line, without its newline. */
void batch_judge_core(crd_text *text, const batch_core_request *request);

#endif
