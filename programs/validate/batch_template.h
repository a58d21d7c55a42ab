/* Requests about a pod template alone, or about a new Pod: what the API server says of it. */
#ifndef VALIDATE_BATCH_TEMPLATE_H
#define VALIDATE_BATCH_TEMPLATE_H

#include <crd/json.h>

/* The members of such a request. */
typedef struct batch_template_request {
  crd_string id;
  crd_string object;        /* JSON, or bytes that should be */
  crd_string path;          /* where the template stands; empty: spec.template */
  crd_string validation;    /* fieldValidation; may be empty */
  crd_string feature_gates; /* JSON, empty where absent */
  unsigned kubernetes_minor;
  bool with_object;
  bool pod;              /* the object is a Pod that is to be created; then path says nothing */
  bool yaml;             /* of a Pod: the object is YAML */
  crd_string name_space; /* of a Pod: the request's; may be empty */
} batch_template_request;

/* Appends the verdict's line, without its newline. */
void batch_judge_template(crd_text *text, const batch_template_request *request);

#endif
